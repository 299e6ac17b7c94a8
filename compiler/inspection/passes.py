"""Prints the value after any pass of the compiler: the first tool for any bug."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from compiler.build.build import Project, compile_pack, resolved
from compiler.check.check import check
from compiler.codegen.whole import lower
from compiler.inspection.texts import all_texts
from compiler.language.parse import read
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import Thing
from compiler.schema.edits import shown_value as shown
from compiler.schema.patches import patch
from compiler.source.diagnostics import Report
from compiler.source.positions import Fields, Items, Scalar, Span, Value, plain

BLOCKS = {
    "do": "block",
    "setup": "block",
    "is": "expression",
    "where": "expression",
    "if": "expression",
}


def functions() -> Iterator[str]:
    """The functions and verbs that every pack has."""
    for name, function in FUNCTIONS.items():
        yield f"{function.call(name)} gives {function.result()}: {function.text}"
    for name, verb in VERBS.items():
        yield f"{name}: {verb.text}"


def after_pass(
    project: Project, pack: str, what: str, report: Report, file: str = ""
) -> Iterator[str]:
    """What a pass makes of a pack, or of the documents of one of its files; ContentError if it cannot go on."""
    if what == "load":
        for raw in project.load(pack, report).files:
            if file in ("", raw.path):
                yield f"# {raw.path}"
                for body in raw.documents:
                    yield _tree(plain(body))
        return
    if what == "patches":
        yield from _patches(project, pack, file, report)
        return
    if what == "lower":
        _, world = resolved(project, pack, report)
        checked = check(world, report)
        report.stop_if_errors()
        for module in lower(checked):
            if not file or (module.source is not None and module.source.text == file):
                yield _tree(module)
        return
    if what == "emit":
        for generated in compile_pack(project, pack, report).files:
            if not file or f"\n# Source: {file}\n" in generated.text:
                yield f"# generated/{generated.path}\n{generated.text}"
        return
    valid, world = resolved(project, pack, report)
    if what in ("validate", "parse"):
        for document in next(v for v in valid if v.id == pack).documents:
            if file in ("", document.path):
                yield f"# {document.span}: {document.kind} {document.id}"
                if what == "validate":
                    yield _tree(plain(document.body))
                else:
                    yield from _parsed(document.body, report, "")
        return
    if what == "resolve":
        for form, routines in world.routines.items():
            for r in routines.values():
                if file in ("", r.path):
                    params = ", ".join(f"{p.name}: {p.type}" for p in r.params)
                    yield f"{form} {r.name}({params})" + (f" -> {r.gives}" if r.gives else "")
        for thing in world.all_things:
            if file in ("", thing.path):
                yield f"{thing.kind} {thing.id}: {_tree(thing.values)}"
        return
    checked = check(world, report)
    if what == "texts":
        yield from all_texts(checked, pack, file)
        return
    for routine in checked.routines:
        if file in ("", routine.routine.path):
            yield f"{routine.routine.form} {routine.routine.name}"
            yield _tree(routine.body if routine.body is not None else routine.value, "  ")
    for effects in checked.effects.values():
        if file in ("", effects.thing.path):
            yield f"{effects.thing.kind} {effects.thing.id}"
            parts = [*effects.modifiers, *effects.triggers, *effects.activated, *effects.resolve]
            yield _tree(parts, "  ")


def _patches(project: Project, pack: str, file: str, report: Report) -> Iterator[str]:
    """Each patched document with what was changed in it, by whom and where."""
    made = patch(project.closure(pack, report), report)
    by_target: dict[str, list[str]] = {}
    for change in made.changes:
        if file in ("", change.span.path):
            words = f"{shown(change.before)} -> {shown(change.after)}"
            if isinstance(change.after, (Items, Fields)) or change.word in ("append", "remove"):
                words = shown(change.brought) if change.brought is not None else ""
            line = f"  {change.word} {change.path or 'the document'}: {words}".rstrip(": ")
            by_target.setdefault(change.target, []).append(
                f"{line}    ({change.pack}, {change.span})"
            )
    for target, lines in by_target.items():
        yield "\n".join([target, *lines])
    if not by_target:
        yield "no patches"


def _parsed(value: Value, report: Report, key: str) -> Iterator[str]:
    match value:
        case Fields():
            for name, inner in value.entries.items():
                yield from _parsed(inner, report, name)
        case Items():
            for inner in value.items:
                yield from _parsed(inner, report, key)
        case Scalar():
            start = "effects" if key == "effects" else BLOCKS.get(key)
            if start is not None:
                yield f"{key}:"
                yield _tree(read(value, start, report), "  ")


def _tree(value: Any, indent: str = "") -> str:
    """Nested data, one thing a line; positions and empty parts are left out."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Span):
            return str(value)
        if isinstance(value, Thing):
            return f"{indent}{value.id}"
        parts = [
            (f.name, getattr(value, f.name))
            for f in dataclasses.fields(value)
            if f.name not in ("pos", "line", "span", "body_span")
        ]
        parts = [(n, v) for n, v in parts if v not in (None, (), [], "")]
        head = f"{indent}{type(value).__name__}"
        if all(_simple(v) for _, v in parts):
            return head + "(" + ", ".join(f"{n}={_one(v)}" for n, v in parts) + ")"
        return "\n".join(
            [head, *[f"{indent}  {n}:\n{_tree(v, indent + '    ')}" for n, v in parts]]
        )
    if isinstance(value, (list, tuple)) and not _simple(value):
        return "\n".join(_tree(v, indent) for v in value)
    if isinstance(value, dict):
        return "\n".join(
            f"{indent}{k}: {_one(v) if _simple(v) else chr(10) + _tree(v, indent + '  ')}"
            for k, v in value.items()
        )
    return f"{indent}{_one(value)}"


def _simple(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(_simple(v) and not isinstance(v, (list, tuple)) for v in value)
    if isinstance(value, dict):
        return not value
    return not dataclasses.is_dataclass(value) or type(value).__name__ in ("Word", "Type", "Span")


def _one(value: Any) -> str:
    if type(value).__name__ == "Word":
        return str(value.text)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_one(v) for v in value) + "]"
    return str(value) if type(value).__name__ == "Type" else repr(value)
