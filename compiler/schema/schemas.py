"""The JSON schemas of documents: read for kernel kinds, made for the kinds of packs.

A schema file refers to others by relative path, which is what editors follow. For validating, a
schema and all it refers to are bundled into one value, so that nothing is looked up on disk.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from compiler.language.types import number_range
from compiler.schema.kinds import (
    COMMON_KEYS,
    KERNEL_KINDS,
    SPECIAL_KINDS,
    Enums,
    FieldDef,
    Kind,
    Kinds,
    all_fields,
)
from compiler.source.positions import plain

Schema = dict[str, Any]

# In a wheel they lie inside the package; in the project, where editors look for them.
_PACKED = Path(__file__).with_name("kernel")
FOLDER = _PACKED if _PACKED.is_dir() else Path(__file__).resolve().parents[2] / "schemas"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
_REF = re.compile(r"(?:.*/)?([a-z0-9_]+)\.schema\.json#/\$defs/([a-z0-9_]+)$")

# Types and fields


def type_schema(written: str, pack: str, kinds: Kinds, enums: Enums) -> Schema | None:
    """The schema of values of a type, or None when there is no such type."""
    words = written.split()
    if words[:2] == ["list", "of"]:
        items = type_schema(" ".join(words[2:]), pack, kinds, enums)
        return None if items is None else {"type": "array", "items": items}
    name = " ".join(words)
    match name:
        case "number":
            return {"type": "integer"}
        case "truth":
            return {"type": "boolean"}
        case "text":
            return {"type": "string"}
        case "effects":
            return {"$ref": "../common.schema.json#/$defs/lines"}
        case "expression":
            return {"$ref": "../common.schema.json#/$defs/expression"}
        case "squares":
            return {"type": ["string", "array"], "items": {"type": "string"}}
        case "space":
            # A space may be meant by its name or by its place, as in (2, 3).
            return {"type": "string"}
    reference = {"$ref": "../common.schema.json#/$defs/reference"}
    if name.endswith(" definition"):
        return reference if name.removesuffix(" definition") in (*kinds, "piece") else None
    if name in enums:
        return {"enum": list(enums[name].values)}
    if name in kinds and name not in SPECIAL_KINDS:
        kind = kinds[name]
        folder = "" if kind.pack == pack else f"../{kind.pack}/"
        return {
            "type": ["string", "object"],
            "if": {"type": "object"},
            "then": {"$ref": f"{folder}{name}.schema.json#/$defs/inline"},
            "else": reference,
        }
    if name in KERNEL_KINDS or name in SPECIAL_KINDS:
        return reference
    return None


def field_schema(spec: FieldDef, pack: str, kinds: Kinds, enums: Enums) -> Schema | None:
    """The schema of a field, with what an editor shows; None when its type is unknown."""
    schema = type_schema(spec.written, pack, kinds, enums)
    if schema is None:
        return None
    inner = schema
    while "items" in inner and inner.get("type") == "array":
        inner = inner["items"]
    if inner.get("type") == "integer":
        # What is counted at a table is hardly ever negative, and a stray `-` is a mistake.
        inner["minimum"] = spec.minimum if spec.minimum is not None else min(0, spec.maximum or 0)
        if spec.maximum is not None:
            inner["maximum"] = spec.maximum
    if spec.each is not None:
        is_list = schema is not inner
        numbers = number_range(spec.each)
        schema = {"type": "object", "additionalProperties": schema}
        if spec.each in enums:
            schema["propertyNames"] = {"enum": list(enums[spec.each].values)}
        elif numbers is not None:
            schema["propertyNames"] = {
                "pattern": r"^[0-9]{1,4}(\s*\.\.\s*[0-9]{1,4})?$",
                "title": "a number, or several as in `2..4`",
                "description": f"The keys are the numbers {spec.each}.",
            }
        keys = [*enums[spec.each].values] if spec.each in enums else [*map(str, numbers or ())]
        if keys:
            schema["examples"] = [{keys[0]: _example(spec, inner, is_list)}]
        schema["description"] = spec.text or f"{spec.name.replace('_', ' ').capitalize()}."
        _may_be_unlimited(spec, inner)
        return schema
    schema["description"] = spec.text or f"{spec.name.replace('_', ' ').capitalize()}."
    meanings = enums[spec.written].values if spec.written in enums else {}
    said = [f"`{name}`: {meaning}" for name, meaning in meanings.items() if meaning]
    if said:
        schema["description"] += " " + "; ".join(said)
    if spec.usual is not None:
        schema["default"] = plain(spec.usual)
    if spec.examples:
        schema["examples"] = [plain(example) for example in spec.examples]
    elif "$ref" not in schema:  # else what it refers to has its own
        schema["examples"] = [_example(spec, inner, schema is not inner)]
    _may_be_unlimited(spec, inner)
    return schema


def _may_be_unlimited(spec: FieldDef, number: Schema) -> None:
    if spec.unlimited and number.get("type") == "integer":
        number.update({"type": ["integer", "string"], "pattern": "^unlimited$"})
        number["title"] = "a number or `unlimited`"


def _example(spec: FieldDef, inner: Schema, is_list: bool) -> object:
    """A value that an editor can show for a field whose author gave none."""
    if spec.usual is not None:
        return plain(spec.usual)
    example: object = f"some_{spec.written.split()[-1]}"
    if "enum" in inner:
        example = inner["enum"][0]
    elif inner.get("type") == "integer":
        least = max(1, inner.get("minimum", 1))
        example = min(least, inner.get("maximum", least))
    elif inner.get("type") == "boolean":
        example = True
    return [example] if is_list else example


# Whole schemas


def schema_of(kind: Kind, kinds: Kinds, enums: Enums, pack: str | None = None) -> Schema:
    """The schema file of a kind that a pack defines, seen from `pack` (its own, if not said).

    `#/$defs/inline` in it is a document of the kind inside another: without need of an id or a
    source. For the special kinds it is the kernel's schema with the further fields.
    """
    pack = pack or kind.pack
    properties: Schema = {}
    required: list[str] = []
    for spec in all_fields(kind, kinds).values():
        schema = field_schema(spec, pack, kinds, enums)
        # An unknown type is reported once, where it is, and not again for every document.
        properties[spec.name] = schema if schema is not None else {}
        if spec.required:
            required.append(spec.name)
    common = "../common.schema.json#/$defs/"
    own: Schema = {
        "$ref": f"{common}id",
        "description": f"The id of the {kind.name.replace('_', ' ')}.",
        "examples": [f"some_{kind.name}"],
    }
    shared = {key: {"$ref": f"{common}{key.replace(' ', '_')}"} for key in COMMON_KEYS}
    shared["for each"] = {"$ref": f"{common}for_each"}  # written out before anything is checked
    inline = {
        "type": "object",
        "properties": {kind.name: own, **shared, **properties},
        "required": required,
        "unevaluatedProperties": False,
    }
    return {
        "$schema": DRAFT,
        "title": kind.name,
        "description": kind.text or f"A {kind.name.replace('_', ' ')} of the pack `{kind.pack}`.",
        "$ref": "#/$defs/inline",
        "required": [kind.name],
        "allOf": [{"$ref": f"{common}sourced"}],
        "$defs": {"inline": inline},
    }


def with_fields(name: str, pack: str, kinds: Kinds, enums: Enums) -> Schema | None:
    """The schema of `scenario` or `map` with the fields a pack added, or None if it added none."""
    source = kinds.get({"scenario": "scenario", "map": "space"}.get(name, ""))
    if source is None or not source.fields:
        return None
    schema: Schema = _outward(kernel_schema(name))
    target = schema if name == "scenario" else schema["$defs"]["space"]
    required = []
    for spec in all_fields(source, kinds).values():
        target["properties"][spec.name] = field_schema(spec, pack, kinds, enums) or {}
        if spec.required:
            required.append(spec.name)
    if required:
        if name == "scenario":
            # What a scenario extends may have said it.
            target["if"] = {"not": {"required": ["extends"]}}
            target["then"] = {"required": required}
        else:
            target["required"] = [*target.get("required", ()), *required]
    return schema


@cache
def _read(name: str) -> str:
    return (FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")


def kernel_schema(name: str) -> Schema:
    """The hand-written schema of a kernel kind, or `common`; a fresh copy."""
    schema: Schema = json.loads(_read(name))
    return schema


def kernel_files() -> dict[str, str]:
    """The schema files of the kernel, to which those of packs refer: path and text."""
    return {f"schemas/{name}.schema.json": _read(name) for name in ("common", *KERNEL_KINDS)}


def _outward(value: Any) -> Any:
    """A kernel schema's text as it reads from a pack's folder, one level further down."""
    if isinstance(value, dict):
        return {
            key: f"../{item}" if key == "$ref" and ".schema.json" in item else _outward(item)
            for key, item in value.items()
        }
    return [_outward(item) for item in value] if isinstance(value, list) else value


def bundle(schema: Schema, kinds: Kinds, enums: Enums, *, sourced: bool = True) -> Schema:
    """The schema with all it refers to inside it; a source is asked for only if `sourced`."""
    definitions: Schema = {}
    common = kernel_schema("common")["$defs"]
    if not sourced:
        common["sourced"] = {}

    def inward(value: Any) -> Any:
        if isinstance(value, list):
            return [inward(item) for item in value]
        if not isinstance(value, dict):
            return value
        result: Schema = {}
        for key, item in value.items():
            found = _REF.match(item) if key == "$ref" and isinstance(item, str) else None
            if found and found[1] == "common":
                result[key] = f"#/$defs/{found[2]}"
            elif found:
                target = f"kind.{found[1]}"
                if target not in definitions:
                    definitions[target] = {}  # before it is made, for kinds that hold each other
                    made = schema_of(kinds[found[1]], kinds, enums)
                    definitions[target] = inward(made["$defs"]["inline"])
                result[key] = f"#/$defs/{target}"
            elif key == "examples" and isinstance(item, list):
                result[key] = item
            else:
                result[key] = inward(item)
        return result

    whole: Schema = inward(schema)
    whole["$defs"] = {**common, **whole.get("$defs", {}), **definitions}
    return whole


def keys_of(schema: Schema, root: Schema) -> dict[str, Schema]:
    """The properties that a closed, bundled schema knows, through `$ref` and `allOf`."""
    found: dict[str, Schema] = {}
    waiting = [schema]
    while waiting:
        step = waiting.pop()
        for key, value in step.get("properties", {}).items():
            found.setdefault(key, value)
        waiting.extend(step.get("allOf", ()))
        if "$ref" in step:
            waiting.append(resolve(step, root))
    return found


def resolve(schema: Schema, root: Schema) -> Schema:
    """What a bundled schema's `$ref` points at, or the schema itself without one."""
    while "$ref" in schema:
        schema = root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    return schema
