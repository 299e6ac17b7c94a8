"""New documents of a kind that a pack defines: every required field, and the optional ones as comments."""

from __future__ import annotations

import json

from compiler.language.plurals import with_article
from compiler.model.definitions import World
from compiler.schema.kinds import ID, FieldDef, all_fields, is_piece
from compiler.schema.scope import Scope
from compiler.source.positions import plain


class NoScaffold(Exception):
    """Why there is no starting point; the message says what to do."""


def blank(kind: str, name: str, scope: Scope, world: World) -> str:
    """A document of a kind, as YAML."""
    known = scope.kinds[kind]
    fields = all_fields(known, scope.kinds).values()
    about = (known.text or f"A {kind.replace('_', ' ')}.").rstrip(".")
    title = name.replace("_", " ").title()
    rows = [f"# {about}.", f"{kind}: {name}", f"name: {title}", "source: designed"]
    for field in fields:
        if field.required:
            rows.append(f"{field.name}: {_value(field, scope, world)}{_about(field)}")
    spare = [field for field in fields if not field.required]
    if spare:
        rows.append("# What follows may be left out; it is shown as it is then.")
    for field in spare:
        default = "" if field.usual is None else _written(plain(field.usual))
        rows.append(f"# {field.name}: {default}{_about(field)}".rstrip())
    return "\n".join(rows) + "\n"


def blank_test(kind: str, name: str, scope: Scope, world: World, scenario: str) -> str:
    """A test that passes as long as the document is as it was begun."""
    known = scope.kinds[kind]
    fields = all_fields(known, scope.kinds).values()
    number = next((f for f in fields if f.required and f.written == "number"), None)
    if number is not None:
        claim = f"{name}.{number.name} = {_value(number, scope, world)}"
    elif is_piece(known, scope.kinds):
        claim = f"no {name}"  # nothing has been placed
    else:
        claim = f"{name} = {name}"
    rows = [
        f"- test: {name.replace('_', ' ')} is as designed",
        f"  scenario: {scenario}",
        "  then: # replace this by what it does (docs/tests.md)",
        f"    - {claim}",
    ]
    return "\n".join(rows) + "\n"


def blank_patch(id: str, world: World, scenario: str) -> tuple[str, str]:
    """A patch of a document, which makes its first number one larger, and a test of that."""
    for thing in world.things.get(id, []):
        numbers = [n for n, f in world.fields(thing.kind).items() if f.type.form == "number"]
        old = thing.values.get(numbers[0]) if numbers else None
        if thing.parent is None and isinstance(old, int):
            patch = [
                f"# Changes {thing.name}, of `{thing.pack}`: set, add, scale, append, remove (docs/packs.md).",
                f"- patch: {thing.kind} {id}",
                "  source: designed",
                f"  add: {{{numbers[0]}: 1}}",
            ]
            test = [
                f"- test: {thing.name} is as patched",
                f"  scenario: {scenario}",
                "  then: # replace this by what it does (docs/tests.md)",
                f"    - {id}.{numbers[0]} = {old + 1}",
            ]
            return "\n".join(patch) + "\n", "\n".join(test) + "\n"
    raise NoScaffold(
        f"there is no document `{id}` with a number to change: write the patch by hand"
    )


def _about(field: FieldDef) -> str:
    return f" # {field.text}" if field.text else ""


def _value(field: FieldDef, scope: Scope, world: World) -> str:
    """A value that the field takes, to be replaced."""
    if field.examples:
        return _written(plain(field.examples[0]))
    type = field.written
    if type.startswith("list of "):
        return "[]"
    if type == "number":
        least = max(1, field.minimum or 1)
        return str(min(least, field.maximum if field.maximum is not None else least))
    if type in scope.enums:
        return next(iter(scope.enums[type].values))
    plain_types = {"truth": "false", "text": '"..."', "effects": '""', "expression": "1"}
    if type in plain_types:
        return plain_types[type]
    kind = type.removesuffix(" definition")
    pool = {"map": world.maps, "scenario": world.scenarios, "shape": world.shapes}.get(kind)
    ids = (
        list(pool)
        if pool is not None
        else [
            t.id.split(".", 1)[1]
            for t in world.all_things
            if world.is_a(t.kind, kind) and t.parent is None
        ]
    )
    if type == "space":
        ids = sorted(world.space_names)
    if not ids:
        raise NoScaffold(
            f"`{field.name}` wants {with_article(kind)}, and there is none yet: start with that"
        )
    return ids[0]


def _written(value: object) -> str:
    """A plain value in brackets or quotes, as YAML."""
    return value if isinstance(value, str) and ID.fullmatch(value) else json.dumps(value)
