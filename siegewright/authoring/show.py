"""Prints the value after any pass of the compiler: the first tool for any bug."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

from compiler import ContentError, Project, Report, Span, compile_pack, pack_names, render
from compiler.tools import (
    FUNCTIONS,
    VERBS,
    Fields,
    Items,
    Scalar,
    Thing,
    Value,
    check,
    lower,
    patch,
    plain,
    read,
    resolved,
)
from compiler.tools import shown_value as shown
from siegewright.authoring.texts import all_texts
from siegewright.usage import FINE, WRONG

BLOCKS = {
    "do": "block",
    "setup": "block",
    "is": "expression",
    "where": "expression",
    "if": "expression",
}


def show(root: Path, what: str, path: str | None, source: Callable[[str], str | None]) -> int:
    """Print what pass `what` makes of a pack, or of the documents of one of its files."""
    if what == "functions":
        for name, function in FUNCTIONS.items():
            params = ", ".join(str(p) for p in function.params)
            print(f"{name}({params}) gives {function.gives}: {function.text}")
        for name, verb in VERBS.items():
            print(f"{name}: {verb.text}")
        return FINE
    assert path is not None
    pack, file = _pack_of(root, path)
    report = Report()
    project = Project(root)
    with contextlib.suppress(ContentError):
        _print(project, pack, file, what, report)
    if report.diagnostics:
        print(render(report.sorted(), source))
    return WRONG if report.errors else FINE


def _pack_of(root: Path, path: str) -> tuple[str, str]:
    """The pack, and the file in it as spans name it ('' for all)."""
    given = Path(path)
    if path in pack_names(root):
        return path, ""
    full = (given if given.is_absolute() else Path.cwd() / given).resolve()
    try:
        parts = full.relative_to(root / "content").parts
    except ValueError:
        return given.name, ""
    return parts[0], full.relative_to(root).as_posix() if full.is_file() else ""


def _print(project: Project, pack: str, file: str, what: str, report: Report) -> None:
    if what == "load":
        for raw in project.load(pack, report).files:
            if file in ("", raw.path):
                print(f"# {raw.path}")
                for body in raw.documents:
                    print(_tree(plain(body)))
        return
    if what == "patches":
        _patches(project, pack, file, report)
        return
    if what == "lower":
        _, world = resolved(project, pack, report)
        checked = check(world, report)
        report.stop_if_errors()
        for module in lower(checked):
            if not file or (module.source is not None and module.source.text == file):
                print(_tree(module))
        return
    if what == "emit":
        for generated in compile_pack(project, pack, report).files:
            if not file or f"\n# Source: {file}\n" in generated.text:
                print(f"# generated/{generated.path}\n{generated.text}")
        return
    valid, world = resolved(project, pack, report)
    if what in ("validate", "parse"):
        for document in next(v for v in valid if v.id == pack).documents:
            if file in ("", document.path):
                print(f"# {document.span}: {document.kind} {document.id}")
                if what == "validate":
                    print(_tree(plain(document.body)))
                else:
                    _parsed(document.body, report, "")
        return
    if what == "resolve":
        for form, routines in world.routines.items():
            for r in routines.values():
                if file in ("", r.path):
                    params = ", ".join(f"{p.name}: {p.type}" for p in r.params)
                    print(f"{form} {r.name}({params})" + (f" -> {r.gives}" if r.gives else ""))
        for thing in world.all_things:
            if file in ("", thing.path):
                print(f"{thing.kind} {thing.id}: {_tree(thing.values)}")
        return
    checked = check(world, report)
    if what == "texts":
        print("\n".join(all_texts(checked, pack, file)))
        return
    for routine in checked.routines:
        if file in ("", routine.routine.path):
            print(f"{routine.routine.form} {routine.routine.name}")
            print(_tree(routine.body if routine.body is not None else routine.value, "  "))
    for effects in checked.effects.values():
        if file in ("", effects.thing.path):
            print(f"{effects.thing.kind} {effects.thing.id}")
            print(
                _tree(
                    [*effects.modifiers, *effects.triggers, *effects.activated, *effects.resolve],
                    "  ",
                )
            )


def _patches(project: Project, pack: str, file: str, report: Report) -> None:
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
        print("\n".join([target, *lines]))
    if not by_target:
        print("no patches")


def _parsed(value: Value, report: Report, key: str) -> None:
    match value:
        case Fields():
            for name, inner in value.entries.items():
                _parsed(inner, report, name)
        case Items():
            for inner in value.items:
                _parsed(inner, report, key)
        case Scalar():
            start = "effects" if key == "effects" else BLOCKS.get(key)
            if start is not None:
                print(f"{key}:")
                print(_tree(read(value, start, report), "  "))


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
