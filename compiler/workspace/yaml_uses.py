"""What documents name outside of the language: kinds, fields, values, other documents, types, rule ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.language import syntax as s
from compiler.language.parse import read
from compiler.language.types import SIMPLE, Type
from compiler.model.definitions import World
from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import Report
from compiler.source.positions import Fields, Items, Scalar, Span, Value
from compiler.source.text_templates import slots_of

Use = tuple[str, Span]
RULES = ("verb", "query", "event", "action", "window")


def uses_in_documents(world: World, documents: Iterable[Document]) -> Iterator[Use]:
    for document in documents:
        yield from _document(world, document)


def _document(world: World, d: Document) -> Iterator[Use]:
    body = d.body
    for rule in _scalars(body.entries.get("rules")):
        yield f"rule {rule.text}", rule.span
    if d.kind not in KERNEL_KINDS:
        yield from _fields_of(world, d.kind, body)
        return
    match d.kind:
        case "pack":
            yield from (
                ("scenario " + v.text, v.span) for v in _scalars(body.entries.get("begins"))
            )
        case "kind":
            yield from _kind(world, d)
        case "enum":
            plurals = body.entries.get("plurals")
            for value, key in plurals.keys.items() if isinstance(plurals, Fields) else ():
                yield f"value {d.id}.{value}", key.span
        case "noun" | "adjective":
            yield from (("kind " + v.text, v.span) for v in _scalars(body.entries.get("of")))
        case "zone":
            yield from (("kind " + v.text, v.span) for v in _scalars(body.entries.get("each")))
        case form if form in RULES:
            yield from _rule(world, d)
        case "scenario" | "campaign" | "balance" | "evaluation":
            yield from _game(world, d.kind, body)
        case "map":
            yield from _map(world, body)
        case "test":
            yield from _test(world, body)
        case "patch":
            yield from _patch(world, d)
        case _:
            pass


def _fields_of(world: World, kind: str, body: Fields, head: bool = True) -> Iterator[Use]:
    """The keys and values of a document of a pack's kind."""
    known = world.fields(kind)
    for name, value in body.entries.items():
        if name == kind and head:
            yield f"kind {kind}", body.keys[name].span
        elif name in known:
            yield f"field {kind}.{name}", body.keys[name].span
            each = known[name].each
            if each is not None and isinstance(value, Fields):
                yield from _each(world, each, value)
            for one in value.entries.values() if each and isinstance(value, Fields) else (value,):
                yield from _value(world, known[name].type, one)


def _each(world: World, each: str, values: Fields) -> Iterator[Use]:
    """The keys of one value for each of something: values of an enumeration, or documents of a kind."""
    for name, key in values.keys.items():
        if each in world.enums:
            yield f"value {each}.{name}", key.span
        else:
            yield from _scalar(world, Type("definition", each), key)


def _value(world: World, type_: Type, value: Value) -> Iterator[Use]:
    match value:
        case Items():
            for item in value.items:
                yield from _value(world, type_.item or type_, item)
        case Fields():
            if type_.form == "definition":
                yield from _fields_of(world, type_.name, value)
        case Scalar():
            yield from _scalar(world, type_, value)


def _scalar(world: World, type_: Type, value: Scalar) -> Iterator[Use]:
    match type_.form:
        case "enum":
            yield f"value {type_.name}.{value.text}", _at(value)
        case "definition":
            found = [t for t in world.things.get(value.text, ()) if world.is_a(t.kind, type_.name)]
            if len(found) == 1:
                last = value.text.rsplit(".", 1)[-1]
                start = len(value.text) - len(last)
                yield f"document {found[0].id}", value.at(start, len(last))
                if start:
                    owner = value.text[: start - 1]
                    at = owner.rfind(".") + 1
                    parent, place = found[0].parent, value.at(at, len(owner) - at)
                    if parent is not None:
                        yield f"document {parent.id}", place
                    elif owner[at:] in world.scenarios:
                        yield f"scenario {owner[at:]}", place
        case "shape":
            yield f"shape {value.text}", _at(value)
        case "space":
            yield f"space {value.text}", _at(value)
        case _:
            pass


def _typing(world: World, value: Value | None) -> Iterator[Use]:
    tree = read(value, "typing", Report()) if isinstance(value, Scalar) else None
    inner: s.TypeText | None = tree.type if tree is not None else None
    while inner is not None and inner.inner is not None:
        inner = inner.inner
    if inner is not None and isinstance(value, Scalar):
        start, end = inner.pos
        word = value.text[start:end].split()[0] if inner.form == "definition" else inner.name
        yield from _type(world, word, value.at(start, len(word)))


def _type(world: World, name: str, span: Span) -> Iterator[Use]:
    if name in SIMPLE:
        return
    if name in world.enums:
        yield f"enum {name}", span
    elif name in world.kinds:
        yield f"kind {name}", span
    elif name in world.nouns:
        yield f"noun {name}", span


def _kind(world: World, d: Document) -> Iterator[Use]:
    body = d.body
    yield f"kind {d.id}", _at(body.entries["kind"])
    for parent in _scalars(body.entries.get("is")):
        yield f"kind {parent.text}", parent.span
    for holder in _scalars(body.entries.get("acts_for")):
        yield f"field {d.id}.{holder.text}", holder.span
    for part in ("fields", "state"):
        fields = body.entries.get(part)
        for name, spec in fields.entries.items() if isinstance(fields, Fields) else ():
            assert isinstance(fields, Fields)
            yield f"field {d.id}.{name}", fields.keys[name].span
            said = spec.entries if isinstance(spec, Fields) else {"type": spec}
            yield from _typing(world, said.get("type"))
            known = world.field(d.id, name)
            if known is not None and "default" in said:
                yield from _value(world, known.type, said["default"])
            for slot, span in _slots(said.get("shown")):
                yield f"field {d.id}.{slot}", span
    merges = body.entries.get("merges")
    for name in merges.entries if isinstance(merges, Fields) else ():
        assert isinstance(merges, Fields)
        yield f"field {d.id}.{name}", merges.keys[name].span


def _rule(world: World, d: Document) -> Iterator[Use]:
    routine = world.routine(d.kind, name_of(d.kind, d.id))
    if routine is None:
        return
    types = {p.name: p.type for p in routine.params}
    declared: set[str] = set()
    for part in ("takes", "choose"):
        fields = d.body.entries.get(part)
        for name, value in fields.entries.items() if isinstance(fields, Fields) else ():
            assert isinstance(fields, Fields)
            yield routine.role(name), fields.keys[name].span
            declared.add(name)
            if part == "takes":
                yield from _typing(world, value)
    for p in routine.params:
        if p.name not in declared:  # called like its type
            yield from _type(world, p.name, p.span)
    yield from _typing(world, d.body.entries.get("gives"))
    windows = [v.text for v in _scalars(d.body.entries.get("during"))]
    for key in ("text", "log"):
        for slot, span in _slots(d.body.entries.get(key)):
            name, _, inner = slot.partition(".")
            at = Span(span.path, span.line, span.column, len(name))
            if name in types:
                yield routine.role(name), at
            for window in windows:
                yield f"role window {window}.{name}", at
            if inner and name in types and types[name].name:
                column = span.column + len(name) + 1
                place = Span(span.path, span.line, column, len(inner))
                yield f"field {types[name].name}.{inner}", place


def _slots(value: Value | None) -> Iterator[tuple[str, Span]]:
    if isinstance(value, Scalar):
        for slot in slots_of(value.text):
            if slot.name:
                start = slot.start + len(slot.inner) - len(slot.name)
                yield slot.name, value.at(start, len(slot.name))


def _game(world: World, kind: str, body: Fields) -> Iterator[Use]:
    """Scenarios, and what is said of them."""
    for key in ("extends", "scenarios", "scenario") if kind != "scenario" else ("extends",):
        for named in _scalars(body.entries.get(key)):
            yield f"scenario {named.text}", _at(named)
    if kind == "balance":
        for named in _scalars(body.entries.get("campaign")):
            yield f"campaign {named.text}", _at(named)
    if kind == "scenario":
        yield from _fields_of(world, "scenario", body, head=False)
    for key in ("options", "carries", "rows", "columns"):
        fields = body.entries.get(key)
        for name, value in fields.entries.items() if isinstance(fields, Fields) else ():
            assert isinstance(fields, Fields)
            if name in world.options:
                yield f"option {name}", fields.keys[name].span
            if name == "scenario" and key in ("rows", "columns"):
                yield from ((f"scenario {v.text}", _at(v)) for v in _scalars(value))
            elif key != "carries":
                yield from _option(world, name, value)


def _option(world: World, name: str, value: Value) -> Iterator[Use]:
    type_ = world.options.get(name)
    if type_ is None:
        return
    if not isinstance(value, Fields):
        yield from _value(world, type_, value)
        return
    yield from _typing(world, value.entries.get("type"))
    for key in ("default", "values"):
        if key in value.entries:
            yield from _value(world, type_, value.entries[key])


def _map(world: World, body: Fields) -> Iterator[Use]:
    for key in ("legend", "spaces"):
        part = body.entries.get(key)
        for name, fields in part.entries.items() if isinstance(part, Fields) else ():
            assert isinstance(part, Fields)
            if key == "spaces":
                yield f"space {name}", part.keys[name].span
            if isinstance(fields, Fields):
                yield from _fields_of(world, "space", fields, head=False)
    links = body.entries.get("links")
    for row in links.items if isinstance(links, Items) else ():
        yield from ((f"space {place.text}", _at(place)) for place in _scalars(row))
    for key, form in (("names", "space"), ("routes", "route"), ("sections", "")):
        part = body.entries.get(key)
        for name, value in part.entries.items() if isinstance(part, Fields) else ():
            assert isinstance(part, Fields)
            if form:  # sections have headings
                yield f"{form} {name}", part.keys[name].span
            for space in _scalars(value):
                yield f"space {space.text}", _at(space)
    drawn = body.entries.get("draw")
    for name in drawn.entries if isinstance(drawn, Fields) else ():
        assert isinstance(drawn, Fields)
        yield f"field space.{name}", drawn.keys[name].span


def _test(world: World, body: Fields) -> Iterator[Use]:
    for scenario in _scalars(body.entries.get("scenario")):
        yield f"scenario {scenario.text}", _at(scenario)
    options = body.entries.get("options")
    for name, value in options.entries.items() if isinstance(options, Fields) else ():
        assert isinstance(options, Fields)
        yield f"option {name}", options.keys[name].span
        yield from _option(world, name, value)
    texts = body.entries.get("text")
    for name in texts.entries if isinstance(texts, Fields) else ():
        assert isinstance(texts, Fields)
        start = 0
        for part in name.split("."):  # `longbow.shot` names a document and one inside it
            end = start + len(part)
            found = world.things.get(name[:end], ())
            if len(found) == 1:
                yield f"document {found[0].id}", texts.keys[name].at(start, len(part))
            elif not found and part in world.scenarios:
                yield f"scenario {part}", texts.keys[name].at(start, len(part))
            start = end + 1
    defined = body.entries.get("define")
    for item in defined.items if isinstance(defined, Items) else ():
        if isinstance(item, Fields) and item.entries:
            kind = next(iter(item.entries))
            if kind in world.kinds and kind not in KERNEL_KINDS:
                yield from _fields_of(world, kind, item)
            elif kind == "map":
                yield from _map(world, item)
            elif kind == "scenario":
                yield from _game(world, kind, item)


def _patch(world: World, d: Document) -> Iterator[Use]:
    """`patch: unit drummer` with paths such as `attacks.spear.damage`."""
    head = d.body.entries["patch"]
    kind, _, id = d.id.partition(" ")
    if not isinstance(head, Scalar) or not id:
        return
    last = id.rsplit(".", 1)[-1]
    place = head.at(len(d.id) - len(last), len(last))
    own = kind not in KERNEL_KINDS
    if own:
        yield f"kind {kind}", head.at(0, len(kind))
        things = [t for t in world.things.get(last, ()) if t.kind == kind and t.parent is None]
        yield from ((f"document {t.id}", place) for t in things)
    else:
        yield f"{kind} {last}", place
    for word in ("set", "add", "scale", "append", "remove"):
        part = d.body.entries.get(word)
        keys = part.keys.values() if isinstance(part, Fields) else _scalars(part)
        for path in keys:
            first, _, rest = path.text.partition(".")
            if own:
                yield f"field {kind}.{first}", path.at(0, len(first))
            elif kind == "kind" and first in ("fields", "state") and rest:
                name = rest.partition(".")[0]
                yield f"field {last}.{name}", path.at(len(first) + 1, len(name))


def _scalars(value: Value | None) -> list[Scalar]:
    if isinstance(value, Scalar):
        return [value]
    items = value.items if isinstance(value, Items) else ()
    return [item for item in items if isinstance(item, Scalar)]


def _at(value: Value) -> Span:
    """A text without its quotes."""
    return value.at(0, len(value.text)) if isinstance(value, Scalar) and value.text else value.span
