"""Every definition of the packs gets its place, its type and its signature.

before   Document(kind="verb", id="deal n to target", ...)
after    World.routines["verb"]["deal"] = Routine(params=(n: number, target: character), ...)
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler import syntax as s
from compiler.diagnostics import Report, closest, did_you_mean
from compiler.kinds import SPECIAL_KINDS
from compiler.natives import FUNCTIONS
from compiler.parse import read
from compiler.source import Fields, Items, Scalar, Span, Value, plain
from compiler.trees import DICE, RESERVED
from compiler.types import (
    NUMBER,
    PLAYER,
    SIMPLE,
    TEXT,
    UNKNOWN,
    Type,
    definition,
    enum,
    list_of,
    piece,
)
from compiler.validate import Document, ValidPack, name_of
from compiler.world import (
    FieldDef,
    Kind,
    Noun,
    Param,
    Routine,
    StateDef,
    Thing,
    World,
    Zone,
)

ROUTINES = ("verb", "query", "event", "action", "window", "phase")
NAMELESS = ("pack", "rule", "test", "patch")
NAME = re.compile(r"[a-z_][a-z0-9_]*")
COORDINATE = re.compile(r"\(\s*\d+\s*,\s*\d+\s*\)")


def resolve(packs: list[ValidPack], report: Report) -> World:
    """Build the world of the last pack: its own definitions and those of all packs before it."""
    world = World(packs[-1].id, [p.id for p in packs])
    documents = [d for p in packs for d in p.documents]
    for d in documents:
        name = name_of(d.kind, d.id)
        if d.kind not in NAMELESS and DICE.fullmatch(name):
            _dice(name, _head(d).at(0, len(name)), report)
        elif d.kind not in NAMELESS and name in RESERVED:
            report.error(
                "E0215",
                f"`{name}` is a word of the language and cannot be a name",
                _head(d).at(0, len(name)),
                "choose another name",
            )
    _defined_twice(documents, report)
    for name in SPECIAL_KINDS:
        span = documents[0].span if documents else None
        assert span is not None
        world.kinds[name] = Kind(name, None, False, None, "", span, "", "")
    _kinds(world, documents, report)
    rule_ids(documents, report)
    for document in documents:
        match document.kind:
            case "pack":
                if document.pack == world.pack:
                    world.title = text_of(document.body, "title")
                # A pack that names none begins like the pack it rests on.
                world.begins = scalar_of(document.body, "begins") or world.begins
            case "kind" | "enum" | "rule" | "test" | "patch":
                pass
            case form if form in ROUTINES:
                _routine(world, document, report)
            case "evaluation":
                _evaluation(world, document)
            case "noun" | "adjective":
                _noun(world, document, report)
            case "zone":
                _zone(world, document, report)
            case "map" | "shape" | "scenario" | "campaign" | "balance" | "law":
                _kernel_thing(world, document, report)
            case _:
                _thing(world, document, report)
    return world


def _defined_twice(documents: list[Document], report: Report) -> None:
    """Rules, maps and the like have one name in the whole game; `validate` has seen to each pack."""
    first: dict[tuple[str, str], Document] = {}
    for d in documents:
        if d.kind not in (*ROUTINES, "noun", "adjective", "zone", "map", "shape", "scenario"):
            continue
        known = first.setdefault((d.kind, name_of(d.kind, d.id)), d)
        if known is not d:
            name = name_of(d.kind, d.id)
            report.error(
                "E0131",
                f"the {d.kind} `{name}` comes from `{known.pack}` already",
                d.span,
                f"give it another name, or change that one with `patch: {d.kind} {name}`",
                f"`{known.pack}` defines it at {known.span}",
            )


def _dice(name: str, span: Span, report: Report) -> None:
    report.error(
        "E0215", f"`{name}` is read as dice and cannot be a name", span, "choose another name"
    )


def rule_ids(documents: Iterable[Document], report: Report) -> None:
    """Rules that documents rest on must be in the index, where a pack has one."""
    index = {d.id: d.span for d in documents if d.kind == "rule"}
    packs = {d.pack for d in documents if d.kind == "rule"}
    for d in documents:
        rules = d.body.entries.get("rules")
        if d.pack not in packs or not isinstance(rules, Items):
            continue
        for rule in rules.items:
            if isinstance(rule, Scalar) and rule.text not in index:
                near = closest(rule.text, index)
                report.error(
                    "E0217",
                    f"the rule index has no `{rule.text}`",
                    rule.span,
                    f"did you mean `{near}`?" if near else "add it to `rules.yaml`",
                    *([f"`{near}` stands at {index[near]}"] if near else []),
                )


# ------------------------------------------------------------------ small helpers over YAML values


def _head(d: Document) -> Scalar:
    """The id or signature of a document."""
    head = d.body.entries[d.kind]
    assert isinstance(head, Scalar)
    return head


def text_of(body: Fields, key: str, default: str = "") -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else default


def scalar_of(body: Fields, key: str) -> Scalar | None:
    value = body.entries.get(key)
    return value if isinstance(value, Scalar) else None


def number_of(value: Value | None) -> int | None:
    if (
        isinstance(value, Scalar)
        and isinstance(value.value, int)
        and not isinstance(value.value, bool)
    ):
        return value.value
    return None


def flag(body: Fields, key: str, default: bool = False) -> bool:
    value = body.entries.get(key)
    return bool(value.value) if isinstance(value, Scalar) else default


def title(identifier: str) -> str:
    """A name for players made of an id: `bog_howler` -> `Bog Howler`."""
    return " ".join(word.capitalize() for word in identifier.split("_"))


def resolve_type(world: World, tree: s.TypeText, scalar: Scalar, report: Report) -> Type:
    match tree.form:
        case "list":
            assert tree.inner is not None
            return list_of(resolve_type(world, tree.inner, scalar, report))
        case "optional":
            assert tree.inner is not None
            return resolve_type(world, tree.inner, scalar, report)
        case "definition" if tree.name in world.kinds:
            return definition(tree.name)
        case "name":
            if tree.name in SIMPLE:
                return SIMPLE[tree.name]
            if tree.name == "effects":
                return Type("effects")
            if tree.name == "piece":
                return piece("piece")
            if tree.name in world.enums:
                return enum(tree.name)
            if tree.name in world.kinds:
                known = world.kinds[tree.name]
                return piece(tree.name) if known.piece else definition(tree.name)
            if tree.name in world.nouns:
                return piece(world.nouns[tree.name].kind)
    names = [*SIMPLE, "effects", *world.enums, *world.kinds, *world.nouns]
    start, end = tree.pos
    report.error(
        "E0202",
        f"unknown type `{tree.name}`",
        scalar.at(start, end - start),
        did_you_mean(tree.name, names),
    )
    return UNKNOWN


def _typed(world: World, value: Value, report: Report) -> tuple[Type, s.Expr | None]:
    if not isinstance(value, Scalar):
        return UNKNOWN, None
    tree = read(value, "typing", report)
    if tree is None:
        return UNKNOWN, None
    return resolve_type(world, tree.type, value, report), tree.default


# ------------------------------------------------------------------ kinds and enumerations


def _kinds(world: World, documents: Iterable[Document], report: Report) -> None:
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
            for name in names:
                world.enum_of.setdefault(name, []).append(d.id)
        elif d.kind == "kind":
            parent = text_of(d.body, "is") or None
            known = world.kinds.get(d.id)
            if known is not None and d.id in SPECIAL_KINDS:
                known.pack, known.path = d.pack, d.path
            if known is None:
                world.kinds[d.id] = Kind(
                    d.id,
                    parent,
                    flag(d.body, "piece"),
                    text_of(d.body, "acts_for") or None,
                    d.pack,
                    d.span,
                    text_of(d.body, "text"),
                    d.path,
                    text_of(d.body, "plural"),
                    text_of(d.body, "name"),
                )
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
                )
                kind.parent = None
            elif kind.parent is not None:
                if kind.parent in _ancestors(world, kind.parent, d.id):
                    report.error(
                        "E0204", f"`{d.id}` is its own ancestor", d.body.entries["is"].span
                    )
                    kind.parent = None
                elif not kind.piece and any(k.piece for k in world.chain(d.id)):
                    kind.piece = True
        elif d.kind == "noun":
            of = text_of(d.body, "of")
            plural = text_of(d.body, "plural") or d.id + "s"
            world.nouns[d.id] = Noun("noun", d.id, of, None, plural, d.pack, d.path, d.span, "")
    for d in found:
        if d.kind == "kind":
            _fields(world, d, report)
            width = number_of(d.body.entries.get("squares"))
            if width is not None:
                world.squares_width = width
    for d in found:
        if d.kind == "kind":
            _merges(world, d, report)


def _merges(world: World, d: Document, report: Report) -> None:
    """How two documents of the kind make one; its fields are known by now, and its parents' too."""
    merges = d.body.entries.get("merges")
    if not isinstance(merges, Fields):
        return
    known = world.fields(d.id)
    for name, value in merges.entries.items():
        how = value.text if isinstance(value, Scalar) else ""
        span = merges.keys[name].span
        if name not in known:
            help = did_you_mean(name, known)
            report.error("E0209", f"`{d.id}` has no field `{name}`", span, help)
        elif known[name].type.form != ("truth" if how == "both" else "number"):
            fits = "truth values" if how == "both" else "numbers"
            report.error(
                "E0206",
                f"`{how}` is for {fits}, not for `{name}`",
                value.span,
                "numbers have `sum`, `highest` and `lowest`, truth values `both`",
            )
        else:
            world.kinds[d.id].merges[name] = how


def _ancestors(world: World, kind: str, start: str) -> list[str]:
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


def _as_document(type_: Type) -> Type:
    """Fixed data holds no pieces: the name of a kind of pieces means its documents."""
    if type_.form == "piece":
        return definition(type_.name)
    if type_.form == "list" and type_.item is not None:
        return list_of(_as_document(type_.item))
    return type_


def _fields(world: World, d: Document, report: Report) -> None:
    kind = world.kinds[d.id]
    for key in ("fields", "state"):
        part = d.body.entries.get(key)
        for name in part.entries if isinstance(part, Fields) else ():
            if DICE.fullmatch(name) and isinstance(part, Fields):
                _dice(name, part.keys[name].span, report)
    fields = d.body.entries.get("fields")
    if isinstance(fields, Fields):
        for name, value in fields.entries.items():
            body = value if isinstance(value, Fields) else None
            typed = body.entries.get("type", value) if body else value
            type_ = _as_document(_typed(world, typed, report)[0])
            default = body.entries.get("default") if body else None
            kind.fields[name] = FieldDef(
                name,
                type_,
                bool(body and flag(body, "stat")),
                plain(default) if default is not None else None,
                default is not None,
                fields.keys[name].span,
                text_of(body, "description") if body else "",
                text_of(body, "name") if body else "",
                text_of(body, "text") if body else "",
            )
    state = d.body.entries.get("state")
    if isinstance(state, Fields):
        for name, value in state.entries.items():
            body = value if isinstance(value, Fields) else None
            typed = body.entries.get("type", value) if body else value
            type_, _ = _typed(world, typed, report)
            kind.state[name] = StateDef(
                name,
                type_,
                scalar_of(body, "start") if body else None,
                number_of(body.entries.get("minimum")) if body else None,
                number_of(body.entries.get("maximum")) if body else None,
                state.keys[name].span,
                text_of(body, "description") if body else "",
                text_of(body, "visible", "all") if body else "all",
                text_of(body, "shown") if body else "",
            )


# ------------------------------------------------------------------ verbs, queries, events, actions, windows, phases


def _routine(world: World, d: Document, report: Report) -> None:
    head = _head(d)
    if name_of(d.kind, d.id) in RESERVED or DICE.fullmatch(name_of(d.kind, d.id)):
        return  # it has been reported
    tree: s.Signature | None = read(head, "signature", report)
    if tree is None:
        return
    takes = d.body.entries.get("takes")
    types: dict[str, tuple[Type, s.Expr | None]] = {}
    if isinstance(takes, Fields):
        types = {name: _typed(world, value, report) for name, value in takes.entries.items()}
    params: list[Param] = []
    written = [(None, word) for word in tree.params] + [(p.text, w) for p, w in tree.preps]
    names = {word.text for _, word in written}
    for prep, word in written:
        start, end = word.pos
        span = head.at(start, end - start)
        if word.text not in types:
            type_ = _type_by_name(world, word.text)
            if type_ is None and d.kind == "action":
                type_ = UNKNOWN  # `check` takes it from what the parameter is chosen from
            if type_ is None:
                _undeclared(world, d, takes, word.text, span, names, report)
                type_ = UNKNOWN
            types[word.text] = (type_, None)
        type_, default = types[word.text]
        params.append(Param(word.text, type_, prep, default, span, _written(takes, word.text)))
    if isinstance(takes, Fields):
        for name in takes.entries:
            if DICE.fullmatch(name):
                _dice(name, takes.keys[name].span, report)
            if name not in names:  # not in the signature: filled by name or by default
                type_, default = types[name]
                span = takes.keys[name].span
                params.append(Param(name, type_, "", default, span, _written(takes, name)))
    gives: Type | None = None
    if d.kind == "query":
        value = d.body.entries.get("gives")
        gives = _typed(world, value, report)[0] if value is not None else None
    if d.kind == "query" and tree.name.text in FUNCTIONS:
        report.error(
            "E0215",
            f"`{tree.name.text}` is a function of the language",
            head.at(*tree.name.pos),
            "choose another name",
            f"it gives {FUNCTIONS[tree.name.text].text}",
        )
    forms = world.routines.setdefault(d.kind, {})
    forms[tree.name.text] = Routine(
        d.kind,
        tree.name.text,
        tuple(params),
        gives,
        d.pack,
        d.path,
        d.span,
        d.body,
        text_of(d.body, "text"),
    )


def _undeclared(
    world: World,
    d: Document,
    takes: Value | None,
    name: str,
    span: Span,
    names: set[str],
    report: Report,
) -> None:
    """A parameter without a type; if `takes` has nearly its name, one of the two is misspelt."""
    loose = takes.entries.keys() - names if isinstance(takes, Fields) else set()
    near = closest(name, loose)
    if near and isinstance(takes, Fields) and said_in(d.body, name, ("do", "is", "text", "log")):
        report.error(
            "E0205",
            f"`{near}` does not stand in the signature",
            takes.keys[near].span,
            f"did you mean `{name}`?",
            f"`{name}` stands at {span}",
        )
        return
    types = [
        *SIMPLE,
        *world.enums,
        *world.nouns,
        *(k for k in world.kinds if k not in SPECIAL_KINDS),
    ]
    report.error(
        "E0205",
        f"the type of `{name}` is not declared",
        span,
        did_you_mean(name, loose)
        or did_you_mean(name, types)
        or f"add `{name}: <type>` under `takes`",
    )


def said_in(body: Fields, name: str, keys: Iterable[str]) -> bool:
    """Whether a word stands in the texts of a document."""
    return any(re.search(rf"\b{name}\b", text_of(body, key)) for key in keys)


def _written(takes: Value | None, name: str) -> Scalar | None:
    value = takes.entries.get(name) if isinstance(takes, Fields) else None
    return value if isinstance(value, Scalar) else None


def _type_by_name(world: World, name: str) -> Type | None:
    """A parameter called like a type has that type."""
    if name in SIMPLE:
        return SIMPLE[name]
    if name in world.enums:
        return enum(name)
    if name in world.kinds and name not in SPECIAL_KINDS:
        return piece(name) if world.kinds[name].piece else definition(name)
    if name in world.nouns:
        return piece(world.nouns[name].kind)
    return None


def _evaluation(world: World, d: Document) -> None:
    """How good a game looks to a player: a query about the player, for those who look ahead."""
    player = Param("player", PLAYER, None, None, d.span)
    world.routines.setdefault("evaluation", {})[d.id] = Routine(
        "evaluation", d.id, (player,), NUMBER, d.pack, d.path, d.span, d.body, ""
    )


# ------------------------------------------------------------------ nouns, zones


def _noun(world: World, d: Document, report: Report) -> None:
    of = scalar_of(d.body, "of")
    kind = of.text if of else ""
    if kind not in world.kinds and kind != "piece":
        report.error(
            "E0203",
            f"unknown kind `{kind}`",
            of.span if of else d.span,
            did_you_mean(kind, world.kinds),
        )
        return
    plural = text_of(d.body, "plural") or d.id + "s"
    noun = Noun(
        d.kind,
        d.id,
        kind,
        scalar_of(d.body, "where"),
        plural,
        d.pack,
        d.path,
        d.span,
        text_of(d.body, "text"),
        text_of(d.body, "name"),
    )
    (world.nouns if d.kind == "noun" else world.adjectives)[d.id] = noun


def _zone(world: World, d: Document, report: Report) -> None:
    each = text_of(d.body, "each") or None
    if each is not None and each != "player" and each not in world.kinds:
        report.error(
            "E0203",
            f"unknown kind `{each}`",
            d.body.entries["each"].span,
            did_you_mean(each, [*world.kinds, "player"]),
        )
    world.zones[d.id] = Zone(
        d.id,
        each,
        text_of(d.body, "order", "ordered") == "ordered",
        text_of(d.body, "visible", "all"),
        flag(d.body, "active"),
        d.pack,
        d.span,
    )


# ------------------------------------------------------------------ documents with data


def _kernel_thing(world: World, d: Document, report: Report) -> None:
    thing = Thing(
        d.kind,
        f"{d.pack}.{d.id}",
        text_of(d.body, "name") or text_of(d.body, "title") or title(d.id),
        d.pack,
        d.path,
        d.span,
        d.body,
    )
    match d.kind:
        case "law":
            effects = d.body.entries.get("effects")
            thing.effects["effects"] = effect_texts(effects)
            world.laws.append(thing)
        case "map":
            world.maps[d.id] = thing
            _spaces(world, thing, report)
            for key in ("names", "spaces", "routes"):
                part = d.body.entries.get(key)
                if isinstance(part, Fields):
                    names = world.route_names if key == "routes" else world.space_names
                    names.update(part.entries)
        case "shape":
            world.shapes[d.id] = thing
        case "campaign":
            world.campaigns.append(thing)
        case "balance":
            world.balances.append(thing)
        case "scenario":
            world.scenarios[d.id] = thing
            _options(world, d, report)
            _values(world, thing, "scenario", report, kernel=True)


def _spaces(world: World, thing: Thing, report: Report) -> None:
    """The fields of the spaces of a map; documents among them are documents like any other."""
    for key in ("legend", "spaces"):
        part = thing.body.entries.get(key)
        if not isinstance(part, Fields):
            continue
        found: dict[str, object] = {}
        for name, fields in part.entries.items():
            values: dict[str, object] = {}
            if isinstance(fields, Fields):
                for field, value in fields.entries.items():
                    known = world.field("space", field)
                    values[field] = (
                        _value(world, thing, f"{name}_{field}", known.type, value, report)
                        if known is not None
                        else plain(value)
                    )
            found[name] = values
        thing.values[key] = found


def _options(world: World, d: Document, report: Report) -> None:
    """What players may choose before the game; one name means the same in all scenarios."""
    options = d.body.entries.get("options")
    if not isinstance(options, Fields):
        return
    for name, value in options.entries.items():
        written = value.entries.get("type") if isinstance(value, Fields) else None
        type_ = _as_document(_typed(world, written, report)[0]) if written is not None else TEXT
        world.option_spans.setdefault(name, options.keys[name].span)
        if world.options.setdefault(name, type_) not in (type_, UNKNOWN):
            report.error(
                "E0214",
                f"the option `{name}` is a {world.options[name]} in another scenario",
                options.keys[name].span,
            )
            world.options[name] = UNKNOWN


def _thing(world: World, d: Document, report: Report) -> None:
    if d.kind not in world.kinds:
        return  # `validate` has reported it
    name = text_of(d.body, "name") or title(d.id)
    thing = Thing(d.kind, f"{d.pack}.{d.id}", name, d.pack, d.path, d.span, d.body)
    add_thing(world, thing)
    _values(world, thing, d.kind, report)


def add_thing(world: World, thing: Thing) -> None:
    world.all_things.append(thing)
    for name in {thing.short, thing.id, thing.id.split(".", 1)[1]}:
        world.things.setdefault(name, []).append(thing)


def _values(world: World, thing: Thing, kind: str, report: Report, kernel: bool = False) -> None:
    """The document's fields as typed plain values; nested documents become documents of their own."""
    for known in reversed(world.chain(kind)):
        for name, field in known.fields.items():
            value = thing.body.entries.get(name)
            if field.type.form == "effects":
                thing.effects[name] = effect_texts(value)
            elif value is not None:
                thing.values[name] = _value(world, thing, name, field.type, value, report)
            elif not kernel or field.has_default:
                thing.values[name] = _default(field)


def _default(field: FieldDef) -> object:
    """The default of a field; ids in it are looked up like those that authors write."""

    def looked_up(value: object, type_: Type) -> object:
        if isinstance(value, list) and type_.item is not None:
            return [looked_up(v, type_.item) for v in value]
        if isinstance(value, str) and type_.form in ("definition", "shape"):
            at = (field.span.line, field.span.column)
            return Reference(type_, Scalar(value, value, field.span, (at,)))
        return value

    return looked_up(field.default, field.type)


def effect_texts(value: Value | None) -> list[Scalar]:
    if isinstance(value, Scalar):
        return [value] if value.text.strip() else []
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return []


def _value(
    world: World, thing: Thing, name: str, type_: Type, value: Value, report: Report
) -> object:
    if type_.form == "list" and isinstance(value, Items):
        assert type_.item is not None
        return [_value(world, thing, name, type_.item, item, report) for item in value.items]
    if type_.form == "definition" and isinstance(value, Fields):
        return _nested(world, thing, name, type_.name, value, report)
    if isinstance(value, Scalar):
        if type_.form in ("definition", "shape", "space", "enum") or type_ == TEXT:
            return Reference(type_, value) if type_.form in ("definition", "shape") else value.text
        if type_.form == "squares":
            return value.text
        return value.value
    if type_.form == "squares" and isinstance(value, Items):
        return "\n".join(v.text for v in value.items if isinstance(v, Scalar))
    return None  # of a type that has been reported


class Reference:
    """The id of another document, to be looked up when all are known."""

    __slots__ = ("scalar", "type")

    def __init__(self, type_: Type, scalar: Scalar) -> None:
        self.type = type_
        self.scalar = scalar


def _nested(
    world: World, parent: Thing, field: str, kind: str, body: Fields, report: Report
) -> object:
    identifier = text_of(body, kind)
    if not identifier:
        taken = sum(1 for t in world.all_things if t.parent is parent)
        shown = text_of(body, "name")
        slug = "_".join(NAME.findall(shown.lower())) if shown else ""
        identifier = slug or f"{field}_{taken + 1}"
    name = text_of(body, "name") or title(identifier)
    thing = Thing(
        kind, f"{parent.id}.{identifier}", name, parent.pack, parent.path, body.span, body, parent
    )
    add_thing(world, thing)
    _values(world, thing, kind, report)
    return thing
