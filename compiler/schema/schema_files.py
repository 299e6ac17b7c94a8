"""The schema files of packs, by which editors explain, complete and check documents."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from compiler.schema.kinds import COMMON_KEYS, KERNEL_KINDS, SPECIAL_KINDS, Kinds, all_fields
from compiler.schema.schemas import DRAFT, Schema, kernel_schema, schema_of, with_fields
from compiler.schema.scope import Scope
from compiler.source.load import RawPack
from compiler.source.positions import Scalar


def schema_files(scope: Scope, patched: bool) -> dict[str, str]:
    """The files `schemas/<pack>/<kind>.schema.json` and `documents.schema.json` of a pack.

    Path and text, sorted by path; the same pack gives the same text. With `patched`, patches change kinds
    that packs below it declare: their files do not know that, so the pack has its own of every kind.
    """
    pack, kinds = scope.pack, scope.kinds
    if patched:
        kinds = {name: replace(kind, pack=pack) for name, kind in kinds.items()}
    made = {
        name: schema_of(kind, kinds, scope.enums)
        for name, kind in kinds.items()
        if kind.pack == pack and name not in SPECIAL_KINDS
    }
    for name in ("map", "scenario"):
        schema = with_fields(name, pack, kinds, scope.enums)
        if schema is not None:
            made[name] = schema
    files = {f"{name}.schema.json": schema_text(schema) for name, schema in made.items()}
    files["documents.schema.json"] = schema_text(documents_schema(pack, kinds, made))
    return {f"schemas/{pack}/{name}": text for name, text in sorted(files.items())}


def patches_kinds(packs: Iterable[RawPack]) -> bool:
    """Whether a patch of these packs changes a kind or an enum."""
    return any(
        kind == "patch" and isinstance(head, Scalar) and head.text.startswith(("kind ", "enum "))
        for pack in packs
        for file in pack.files
        for body in file.documents
        for kind, head in [next(iter(body.entries.items()))]
    )


def schema_text(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def documents_schema(pack: str, kinds: Kinds, schemas: Iterable[str]) -> Schema:
    """The schema of a file of the pack: one document or a list, by the kind key they have.

    JSON Schema cannot see which key is first. So where one kind has a field named like another
    kind, the document that has both keys is one of the first kind.
    """
    own = set(schemas)
    places: dict[str, str] = {name: f"../{name}.schema.json" for name in KERNEL_KINDS}
    known: dict[str, set[str]] = {
        name: set(kernel_schema(name)["properties"]) - {name} for name in KERNEL_KINDS
    }
    told: dict[str, str] = {name: kernel_schema(name)["description"] for name in KERNEL_KINDS}
    for name, kind in kinds.items():
        if name not in SPECIAL_KINDS:
            folder = "" if kind.pack == pack else f"../{kind.pack}/"
            places[name] = f"{folder}{name}.schema.json"
            known[name] = {*all_fields(kind, kinds), *COMMON_KEYS} - {name}
            told[name] = kind.text or f"A {name.replace('_', ' ')} of the pack `{kind.pack}`."
    for name in own & set(KERNEL_KINDS):
        places[name] = f"{name}.schema.json"
        if name == "scenario":
            known[name] |= set(all_fields(kinds["scenario"], kinds))
    choices = []
    for name in sorted(places):
        above = sorted(other for other in places if name in known[other] and other != name)
        condition: Schema = {"required": [name]}
        if above:
            condition["not"] = {"anyOf": [{"required": [other]} for other in above]}
        choices.append({"if": condition, "then": {"$ref": places[name]}})
    return {
        "$schema": DRAFT,
        "title": f"documents of {pack}",
        "description": f"One document of the pack `{pack}`, or a list of them.",
        "if": {"type": "array"},
        "then": {"items": {"$ref": "#/$defs/document"}},
        "else": {"$ref": "#/$defs/document"},
        "$defs": {
            "document": {
                "type": "object",
                "description": "A document; its first key names its kind.",
                "properties": {name: {"description": told[name]} for name in sorted(places)},
                "anyOf": [{"required": [name]} for name in sorted(places)],
                "allOf": choices,
            }
        },
    }
