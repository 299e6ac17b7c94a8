"""The page of the reference about what every pack can use: kinds of documents, functions and verbs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from compiler.inspection.reference_rows import table
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.schemas import kernel_schema
from compiler.source.markdown import code, sentence, words


def kernel_page() -> str:
    """As Markdown."""
    rows = [
        "# What every pack can use: reference",
        "",
        "<!-- Made by `siegewright reference` from the schemas; edits made here are lost. -->",
        "",
        "[The language](../language.md) explains how to use them, and how periods, zones in play and numbering work.",
        "",
        "[Documents](#documents) · [Functions](#functions) · [Verbs](#verbs)",
        "",
        "## Documents",
        "",
        "The first key of a document names its kind. Every document can also have `name`, `flavour`, `source`, `rules` and `silence`.",
        "",
    ]
    for kind in sorted(KERNEL_KINDS):
        rows += [*_kind(kind), ""]
    rows += ["## Functions", ""]
    functions = [(code(f.call(n)), f.result(), words(f.text)) for n, f in FUNCTIONS.items()]
    rows += [*table(("function", "gives", "what it is"), functions), ""]
    rows += ["## Verbs", ""]
    verbs = []
    for name, verb in VERBS.items():
        form = [name, *(str(a) for a in verb.args)]
        form += [
            f"{prep} {type}" if needed else f"[{prep} {type}]" for prep, type, needed in verb.preps
        ]
        verbs.append((code(" ".join(form)), words(verb.text)))
    rows += table(("verb", "what it does"), verbs)
    return "\n".join(rows).rstrip("\n") + "\n"


def _kind(kind: str) -> Iterator[str]:
    schema = kernel_schema(kind)
    common = kernel_schema("common")["$defs"]
    needed = schema.get("required", [])
    yield f"### {kind}"
    yield ""
    yield sentence(schema["description"])
    yield ""
    rows = []
    for key, part in schema["properties"].items():
        told = common.get(part.get("$ref", "").rsplit("/", 1)[-1], {})
        if key in ("name", "flavour", "source", "rules", "silence") and kind != "test":
            continue
        what = part.get("description") or told.get("description", "")
        examples = part.get("examples") or told.get("examples") or []
        must = " (needed)" if key in needed else ""
        rows.append((code(key) + must, _type(part, told), _example(examples), sentence(what)))
    yield from table(("key", "type", "example", "what it is"), rows)


def _type(part: dict[str, Any], told: dict[str, Any]) -> str:
    if told.get("title"):
        return str(told["title"])
    if "enum" in part:
        return " or ".join(code(str(word)) for word in part["enum"])
    form = part.get("type", "")
    names: dict[str, str] = {
        "object": "keys",
        "array": "list",
        "string": "text",
        "integer": "number",
    }
    forms: list[str] = form if isinstance(form, list) else [form]
    return " or ".join(dict.fromkeys(names.get(f, f) for f in forms if f))


def _example(examples: list[Any]) -> str:
    if not examples:
        return ""
    example = examples[0]
    text = example if isinstance(example, str) else json.dumps(example, ensure_ascii=False)
    return code(" / ".join(text.strip().split("\n")))
