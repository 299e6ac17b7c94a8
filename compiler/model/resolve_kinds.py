"""Kinds with their fields and what they inherit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from compiler.language.plurals import plural
from compiler.language.syntax_builder import DICE
from compiler.language.types import (
    NUMBER,
    TRUTH,
    UNKNOWN,
    UNLIMITED,
    Type,
    definition,
    keyed,
    list_of,
    number_range,
)
from compiler.model.definitions import Noun
from compiler.model.draft import Draft
from compiler.model.resolve_types import (
    flag,
    number_of,
    refuse_dice,
    scalar_of,
    text_of,
    typed_value,
)
from compiler.schema.kinds import SPECIAL_KINDS, StateDef, Timer, kind_of
from compiler.schema.validate import Document
from compiler.source.diagnostics import Edit, Fix, Report, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value, plain
from compiler.source.text_templates import check_all_slots, slots_of

PLAIN_START = re.compile(r"-?[0-9]+|true|false|nothing")


def resolve_kinds(world: Draft, documents: Iterable[Document], report: Report) -> None:
    found = [d for d in documents if d.kind in ("kind", "enum", "noun")]
    for d in found:
        if d.kind == "enum":
            values = d.body.entries.get("values")
            names: tuple[str, ...] = ()
            spans = world.enum_spans.setdefault(d.id, {"": d.span})
            if isinstance(values, Items):
                names = tuple(v.text for v in values.items if isinstance(v, Scalar))
                spans.update({v.text: v.span for v in values.items if isinstance(v, Scalar)})
            elif isinstance(values, Fields):
                names = tuple(values.entries)
                spans.update({name: key.span for name, key in values.keys.items()})
                world.enum_texts[d.id] = {name: text_of(values, name) for name in names}
            world.enums[d.id] = names
            plurals = d.body.entries.get("plurals")
            for value, key in plurals.keys.items() if isinstance(plurals, Fields) else ():
                assert isinstance(plurals, Fields)
                if value not in names:
                    said = f"`{value}` is not a value of `{d.id}`"
                    report.error("E0201", said, key.span, did_you_mean(value, names), subject=value)
                known_plurals = world.enum_plurals.setdefault(d.id, {})
                known_plurals[value] = text_of(plurals, value)
            world.enum_packs[d.id] = d.pack
            for name in names:
                world.enum_of.setdefault(name, []).append(d.id)
        elif d.kind == "kind":
            known = world.kinds.get(d.id)
            if known is not None and d.id in SPECIAL_KINDS:
                world.kinds[d.id] = replace(known, pack=d.pack, path=d.path)
            if known is None:
                declared = kind_of(d.body, d.pack, d.path)
                assert declared is not None
                world.kinds[d.id] = declared
    for d in found:
        if d.kind == "kind":
            kind = world.kinds[d.id]
            if kind.parent is not None and kind.parent not in world.kinds:
                span = d.body.entries["is"].span
                report.error(
                    "E0203",
                    f"unknown kind `{kind.parent}`",
                    span,
                    did_you_mean(kind.parent, world.kinds),
                    subject=kind.parent,
                )
                world.kinds[d.id] = replace(kind, parent=None)
            elif kind.parent is not None:
                if kind.parent in _ancestors(world, kind.parent, d.id):
                    report.error(
                        "E0204", f"`{d.id}` is its own ancestor", d.body.entries["is"].span
                    )
                    world.kinds[d.id] = replace(kind, parent=None)
                elif not kind.piece and any(k.piece for k in world.chain(d.id)):
                    world.kinds[d.id] = replace(kind, piece=True)
        elif d.kind == "noun":
            of = text_of(d.body, "of")
            several = text_of(d.body, "plural") or plural(d.id)
            world.nouns[d.id] = Noun("noun", d.id, of, None, several, d.pack, d.path, d.span, "")
    for d in found:
        if d.kind == "kind":
            _fields(world, d, report)
    for d in found:
        if d.kind == "kind":
            _merges(world, d, report)
            _name(world, d, report)
            _shown(world, d, report)


def _name(world: Draft, d: Document, report: Report) -> None:
    """What is in braces in the name of a kind is a field of its documents."""
    name = d.body.entries.get("name")
    known = world.fields(d.id)
    for slot in slots_of(name.text) if isinstance(name, Scalar) else ():
        if slot.written != f"{{{slot.inner}}}" or slot.inner not in known:
            assert isinstance(name, Scalar)
            span = name.at(slot.start, max(1, len(slot.written) - 2))
            help = did_you_mean(slot.inner, known)
            report.error("E0216", f"`{d.id}` has no `{slot.written[1:-1]}`", span, help)


def _shown(world: Draft, d: Document, report: Report) -> None:
    """How state is shown: `{}` is its value, `{|coin|coins}` a word for it, `{max_hp}` a field of the document."""
    known, states = world.fields(d.id), d.body.entries.get("state")
    for name, state in states.entries.items() if isinstance(states, Fields) else ():
        shown = state.entries.get("shown") if isinstance(state, Fields) else None
        if isinstance(shown, Scalar) and not slots_of(shown.text) and not {*"{}"} & {*shown.text}:
            known_state = world.kinds[d.id].state[name]
            if shown.text.strip() and known_state.type == NUMBER and known_state.most != 1:
                said = f"players see these words, and never what `{name}` is"
                report.warning("W0406", said, shown.span, "`{}` is the value itself: `{} coins`")
        for slot in slots_of(shown.text) if isinstance(shown, Scalar) else ():
            assert isinstance(shown, Scalar)
            if slot.written == "{}" or (
                slot.written == f"{{{slot.inner}}}" and slot.inner in known
            ):
                continue
            span = shown.at(slot.start, max(1, len(slot.written) - 2))
            if slot.inner or slot.possessive:
                help = did_you_mean(slot.inner, known) or "`{}` is the value itself"
                report.error("E0216", f"`{d.id}` has no field `{slot.written[1:-1]}`", span, help)
            elif len(slot.words) != 2 or world.kinds[d.id].state[name].type != NUMBER:
                said = "this is not a word for one and a word for more of a number"
                report.error("E0216", said, span, "write it as in `{} {|coin|coins}`")


def _merges(world: Draft, d: Document, report: Report) -> None:
    """How two documents of the kind make one; its fields are known by now, and its parents' too."""
    merges = d.body.entries.get("merges")
    if not isinstance(merges, Fields):
        return
    known = world.fields(d.id)
    found: dict[str, str] = {}
    for name, value in merges.entries.items():
        how = value.text if isinstance(value, Scalar) else ""
        span = merges.keys[name].span
        if name not in known:
            help = did_you_mean(name, known)
            report.error("E0209", f"`{d.id}` has no field `{name}`", span, help, subject=name)
        elif known[name].type.form != ("truth" if how == "both" else "number"):
            fits = "truth values" if how == "both" else "numbers"
            report.error(
                "E0206",
                f"`{how}` is for {fits}, not for `{name}`",
                value.span,
                "numbers have `sum`, `highest` and `lowest`, truth values `both`",
            )
        else:
            found[name] = how
    kind = world.kinds[d.id]
    world.kinds[d.id] = replace(kind, merges={**kind.merges, **found})


def _ancestors(world: Draft, kind: str, start: str) -> list[str]:
    """The ancestors of `kind` up to `start`; holds `kind` itself only in a circle."""
    result: list[str] = []
    current: str | None = kind
    while current is not None and len(result) < 64:
        if current == start:
            return [kind]
        known = world.kinds.get(current)
        current = known.parent if known else None
        result.append(current or "")
    return result


def _least(type_: Type, body: Fields | None) -> int | None:
    """A number in fixed data is 0 or more unless its field says otherwise."""
    if type_ != NUMBER:
        return None
    said = number_of(body.entries.get("minimum")) if body else None
    return 0 if said is None else said


def as_document(type_: Type) -> Type:
    """Fixed data holds no pieces: the name of a kind of pieces means its documents."""
    if type_.form == "piece":
        return definition(type_.name)
    if type_.form == "list" and type_.item is not None:
        return list_of(as_document(type_.item))
    return type_


FIXED_ITEMS = ("number", "truth", "text", "enum", "definition", "space")
LONGEST_RANGE = 1_000


def _for_each(world: Draft, item: Type, body: Fields, where: str, report: Report) -> Type:
    """The type of a field with one value `each`."""
    each = scalar_of(body, "each")
    if each is None or item == UNKNOWN:
        return item
    known = [*world.enums, *(k for k in world.kinds if k not in SPECIAL_KINDS), "player"]
    numbers = number_range(each.text)
    if numbers is None and each.text not in known:
        help = did_you_mean(each.text, known)
        report.error("E0203", f"unknown kind or enumeration `{each.text}`", each.span, help)
        return UNKNOWN
    said = ""
    if flag(body, "stat"):
        said = "a stat has one value, not one for each of something"
    elif numbers is not None and not 0 < len(numbers) <= LONGEST_RANGE:
        said = f"`{each.text}` is not a range of 1 to {LONGEST_RANGE:,} numbers"
    elif item.form in ("effects", "squares", "shape") or (item.form == "list" and where == "state"):
        said = f"`each` does not work for {item.in_words}"
    elif (
        where == "fields" and (item.item if item.item is not None else item).form not in FIXED_ITEMS
    ):
        said = f"in `fields`, `each` does not work for {item.in_words}"
    elif where == "fields" and each.text == "player":
        said = "in `fields`, there cannot be a value for each player: use `state`"
    if said:
        report.error("E0331", said, each.span, "remove `each`")
        return UNKNOWN
    return keyed(each.text if numbers is None else f"{numbers[0]}..{numbers[-1]}", item)


UNOWNED = ("game", "space", "scenario")  # kinds of which no player owns anything


def _fields(world: Draft, d: Document, report: Report) -> None:
    kind = world.kinds[d.id]
    check_all_slots(d.body, ("text", "shown"), report)
    for key in ("fields", "state"):
        part = d.body.entries.get(key)
        for name in part.entries if isinstance(part, Fields) else ():
            if DICE.fullmatch(name) and isinstance(part, Fields):
                refuse_dice(name, part.keys[name].span, report)
    fields = d.body.entries.get("fields")
    found = dict(kind.fields)
    if isinstance(fields, Fields):
        declared = kind_of(d.body, d.pack)
        assert declared is not None
        for name, value in fields.entries.items():
            body = value if isinstance(value, Fields) else None
            typed = body.entries.get("type", value) if body else value
            type_ = as_document(_type_alone(world, typed, "default", report))
            default = body.entries.get("default") if body else None
            usual = plain(default) if default is not None else None
            if type_ == NUMBER and usual == "unlimited":
                usual = UNLIMITED
            rest: object = None
            if body is not None and "each" in body.entries:
                type_ = _for_each(world, type_, body, "fields", report)
                rest, usual = (usual, {}) if type_.form == "keyed" else (None, usual)
            if body is not None and flag(body, "stat") and type_ not in (NUMBER, TRUTH, UNKNOWN):
                said = f"a stat is a number or a truth value, and `{name}` is {type_.in_words}"
                report.error("E0137", said, body.entries["stat"].span, "leave `stat: true` out")
            found[name] = replace(
                declared.fields[name],
                type=type_,
                default=usual,
                rest=rest,
                least=_least(type_, body),
            )
    state = d.body.entries.get("state")
    states = dict(kind.state)
    if isinstance(state, Fields):
        for name, value in state.entries.items():
            body = value if isinstance(value, Fields) else None
            typed = body.entries.get("type", value) if body else value
            type_ = _type_alone(world, typed, "start", report)
            if body is not None and "each" in body.entries:
                type_ = _for_each(world, type_, body, "state", report)
            if body is not None and d.id in UNOWNED:
                _seen_by_owner(d.id, body, report)
            states[name] = StateDef(
                name,
                type_,
                scalar_of(body, "start") if body else None,
                number_of(body.entries.get("minimum")) if body else None,
                number_of(body.entries.get("maximum")) if body else None,
                state.keys[name].span,
                text_of(body, "description") if body else "",
                text_of(body, "visible", "all") if body else "all",
                text_of(body, "shown") if body else "",
                text_of(body, "name") if body else "",
                _timer(world, body, type_, found, report) if body else None,
            )
    world.kinds[d.id] = replace(kind, fields=found, state=states)


def _seen_by_owner(kind: str, body: Fields, report: Report) -> None:
    """Report state that only its owner may see, where nobody owns it."""
    visible = scalar_of(body, "visible")
    if visible is not None and visible.text in ("owner", "others"):
        said = f"no player owns a `{kind}`, so this state has neither an owner nor others"
        report.error(
            "E0334", said, visible.span, "write `all` or `nobody`, or declare it in `kind: player`"
        )


def _type_alone(world: Draft, typed: Value, key: str, report: Report) -> Type:
    """The type of a field or state; what it begins with has a key of its own."""
    type_, default = typed_value(world, typed, report)
    if default is not None and isinstance(typed, Scalar):
        name, _, value = (part.strip() for part in typed.text.partition("="))
        right = f"{{type: {name}, {key}: {value}}}"
        fix = Fix(f"write `{right}`", (Edit(typed.span, right),))
        said = f"a start value has its own key, `{key}`"
        report.error("E0135", said, typed.span, f"write `{right}`", fixes=(fix,))
    return type_


def _timer(
    world: Draft, body: Fields, type_: Type, fields: Mapping[str, object], report: Report
) -> Timer | None:
    """`ends: round` or `fades: turn of owner`."""
    ends, fades = scalar_of(body, "ends"), scalar_of(body, "fades")
    written = fades or ends
    if written is None:
        return None
    one = type_.item if type_.form == "keyed" else type_
    if fades is not None and one not in (NUMBER, UNKNOWN):
        said = f"only a number fades, and this is {type_.in_words}"
        report.error("E0329", said, fades.span, "write `ends:` to set it back to its start")
    if fades is not None and ends is not None:
        report.error(
            "E0329", "`fades` and `ends` exclude each other", ends.span, "keep one of the two"
        )
    start = scalar_of(body, "start")
    plain = start is None or PLAIN_START.fullmatch(start.text) is not None
    if start is not None and one is not None and one.form == "enum" and start.text not in fields:
        plain = plain or start.text in world.enums.get(one.name, ())
    if ends is not None and start is not None and not plain:
        said = "a state with `ends` goes back to a start that is the same for all"
        help = "leave `start` out, give it a plain value, or set it in a phase"
        report.error("E0329", said, start.span, help)
    period, _, owner = written.text.partition(" of ")
    return Timer(period, owner == "owner", fades is not None, written.span)
