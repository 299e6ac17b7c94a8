"""Hover: signature, rules text, values and rules of a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from compiler.language.plurals import with_article
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import Routine, World
from compiler.schema.changes import Change
from compiler.schema.validate import ValidPack
from compiler.source.positions import Fields, Items, Scalar, Span
from compiler.workspace.explained import Explained, Told, explained
from compiler.workspace.index import Definition


@dataclass(frozen=True, slots=True)
class Hover:
    """What there is to say about a name."""

    span: Span  # of the name
    title: str  # `verb push n: number to target: unit`
    text: tuple[str, ...] = ()  # rules text that players read, or what the author says about it
    values: tuple[Told, ...] = ()  # of a document, with where each of them comes from
    patches: tuple[str, ...] = ()  # what changed it, in order
    rules: tuple[tuple[str, str], ...] = ()  # the ids of its rules, and what they say


def hover(
    definition: Definition,
    span: Span,
    world: World,
    valid: Sequence[ValidPack],
    changes: Sequence[Change],
) -> Hover:
    """What there is to say about something that a pack defines."""
    form, _, rest = definition.key.partition(" ")
    routine = world.routine(form, rest)
    if routine is not None:
        text = (routine.text,) if routine.text else ()
        return Hover(span, signature(routine), text, rules=_rules(routine.body, valid))
    match form:
        case "role":
            return Hover(span, _parameter(world, rest))
        case "field":
            return _field(world, span, *rest.rsplit(".", 1))
        case "value":
            name, _, value = rest.rpartition(".")
            told = world.enum_texts.get(name, {}).get(value, "")
            return Hover(span, f"{value}, a value of {name}", (told,) if told else ())
        case "enum":
            return Hover(span, f"enum {rest}: {', '.join(world.enums[rest])}")
        case "kind":
            kind = world.kinds[rest]
            parent = f", {with_article(kind.parent)}" if kind.parent else ""
            piece = ", a piece on the table" if kind.piece else ""
            return Hover(span, f"kind {rest}{parent}{piece}", (kind.text,) if kind.text else ())
        case "noun" | "adjective":
            noun = (world.nouns if form == "noun" else world.adjectives)[rest]
            where = f" where {noun.where.text}" if noun.where is not None else ""
            text = (noun.text,) if noun.text else ()
            return Hover(span, f"{form} {rest}: {with_article(noun.kind)}{where}", text)
        case "option":
            return Hover(span, f"option {rest}: {world.options[rest]}")
        case "rule":
            says = _index_of_rules(valid).get(rest, "")
            return Hover(span, f"rule {rest}", (says,) if says else ())
        case "local":
            return Hover(span, f"{definition.name}, a name of this text")
        case _:
            return _document(definition, span, world, valid, changes)


def builtin(name: str, span: Span) -> Hover | None:
    """What there is to say about a function or verb that every game has."""
    if name in FUNCTIONS:
        known = FUNCTIONS[name]
        return Hover(span, f"{known.call(name)} gives {known.result()}", (known.text,))
    return Hover(span, f"verb {name}", (VERBS[name].text,)) if name in VERBS else None


def signature(routine: Routine) -> str:
    """`verb push n: number to target: unit`"""
    words = [routine.form, routine.name]
    hidden: list[str] = []
    for p in routine.params:
        typed = f"{p.name}: {p.type}"
        if p.prep == "":
            hidden.append(typed)
        else:
            words += [p.prep, typed] if p.prep else [typed]
    gives = f" gives {routine.gives}" if routine.gives is not None else ""
    by_name = f" (by name: {', '.join(hidden)})" if hidden else ""
    return " ".join(words) + gives + by_name


def _parameter(world: World, key: str) -> str:
    form, _, rest = key.partition(" ")
    name, _, param = rest.rpartition(".")
    routine = world.routine(form, name)
    found = [p for p in routine.params if p.name == param] if routine is not None else []
    type_ = f": {found[0].type}" if found else ""
    return f"{param}{type_}, of the {form} {name}"


def _field(world: World, span: Span, kind: str, name: str) -> Hover:
    known, state = world.field(kind, name), world.state(kind, name)
    if known is not None:
        usual = f", usually {_plain(known.default)}" if known.has_default else ""
        stat = "stat" if known.stat else "field"
        title = f"{name}: {known.type}, a {stat} of {kind}{usual}"
        return Hover(span, title, (known.text,) if known.text else ())
    if state is not None:
        bounds = [
            f"{word} {bound}"
            for word, bound in (("at least", state.least), ("at most", state.most))
            if bound is not None
        ]
        title = ", ".join([f"{name}: {state.type}, state of {kind}", *bounds])
        return Hover(span, title, (state.text,) if state.text else ())
    return Hover(span, f"{name}, of {kind}")


def _document(
    definition: Definition,
    span: Span,
    world: World,
    valid: Sequence[ValidPack],
    changes: Sequence[Change],
) -> Hover:
    id = definition.key.partition(" ")[2]
    short = id.split(".", 1)[1] if definition.key.startswith("document ") else id
    told = explained(list(valid), world, changes, short, users=False)
    found = [e for e in told if _is(e, definition)]
    if not found:
        return Hover(span, f"{definition.form} {definition.name}")
    one = found[0]
    title = f"{one.kind} {one.id}" + (f" ({one.name})" if one.name else "")
    return Hover(
        span,
        title,
        tuple(one.text),
        tuple(one.values),
        tuple(one.patches),
        tuple(one.rules.items()),
    )


def _is(one: Explained, definition: Definition) -> bool:
    place = f"{definition.span.path}:{definition.span.line}:"
    return one.kind == definition.form and one.where.startswith(place)


def _rules(body: Fields, valid: Iterable[ValidPack]) -> tuple[tuple[str, str], ...]:
    named = body.entries.get("rules")
    ids = [v.text for v in named.items if isinstance(v, Scalar)] if isinstance(named, Items) else []
    index = _index_of_rules(valid) if ids else {}
    return tuple([(id, index.get(id, "")) for id in ids])


def _index_of_rules(valid: Iterable[ValidPack]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pack in valid:
        for d in pack.documents:
            if d.kind == "rule":
                says = d.body.entries.get("says")
                found[d.id] = says.text if isinstance(says, Scalar) else ""
    return found


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value) or '""'
