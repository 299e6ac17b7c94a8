"""What a name means: a variable, a document, a word of a list, a space, a rule without parameters."""

from __future__ import annotations

import re

from compiler.check.elaborate_calls import all_arguments
from compiler.check.elaborate_place import Place
from compiler.check.elaborate_reader import Reader
from compiler.check.elaborate_scope import a_few
from compiler.check.foreign_words import other_rule
from compiler.check.sense import space_is_there
from compiler.language import syntax as s
from compiler.language.plurals import plural
from compiler.language.types import (
    MAP,
    NUMBER,
    PLACE,
    PLAYER,
    SHAPE,
    SPACE,
    TEXT,
    TRUTH,
    UNKNOWN,
    UNLIMITED,
    ZONE,
    Type,
    definition,
    enum,
    list_of,
    piece,
)
from compiler.language.typo_hints import NUMBERS
from compiler.model import core as c
from compiler.model.builtins import FUNCTIONS
from compiler.model.definitions import Thing
from compiler.source.diagnostics import Fix, Hint, Related, did_you_mean, edit, one_slip, renamed
from compiler.source.positions import Items, Scalar

ANY_PIECE = piece("piece")
PIECES = list_of(ANY_PIECE)


def name_value(e: Reader, node: s.Name, want: Type) -> c.Core:
    found = find_name(e, node.text, want, node)
    if found is not None:
        return found
    return unknown_name(e, node.text, node, want)


def find_name(e: Reader, text: str, want: Type, node: s.Node) -> c.Core | None:
    variable = e.look_up(text, node)
    if variable is not None:
        e.read.add(text)
        return variable.value
    if want.form == "enum" and text in e.world.enums.get(want.name, ()):
        return enum_value(e, want.name, text, node)
    if want == MAP and text in e.world.maps:
        return map_value(e, text, node)
    if want == TEXT and text in e.world.route_names:
        e.use(f"route {text}", node)
        return c.Lit(TEXT, text)
    match text:
        case "active":
            return c.GameVar(PLAYER, "active")
        case "passed":
            e.report.passes = True
            return c.GameVar(TRUTH, "passed")
        case "unlimited":
            return c.Lit(NUMBER, UNLIMITED)
        case "over":
            return c.GameVar(TRUTH, "over")
        case "winners":
            return c.GameVar(list_of(PLAYER), "winners")
        case "players":
            return c.Source(list_of(PLAYER), "players", "")
        case "scenario":
            return c.Native(definition("scenario"), "scenario", ())
    if text in e.world.zones:
        zone = e.world.zones[text]
        e.use(f"zone {text}", node)
        if zone.each is None:
            return c.ZoneRef(ZONE, text, None)
        owner = e.look_up("player" if zone.each == "player" else "self")
        if owner is not None:
            return c.ZoneRef(ZONE, text, owner.value)
        one = "p" if zone.each == "player" else "x"
        several = e.world.kinds[zone.each].plural or plural(zone.each)
        return e.unknown(
            "E0207",
            f"every {zone.each} has a `{text}`: say whose",
            node,
            f"write `{one}.{text}` for a {zone.each} `{one}`; `list of it.{text} for {several}` is all of them",
        )
    if text in e.world.scenarios and text not in e.world.things:
        e.use(f"scenario {text}", node)
        return c.Native(definition("scenario"), "scenario_named", (c.Lit(TEXT, text),))
    if text in e.world.shapes:
        e.use(f"shape {text}", node)
        return c.ShapeRef(SHAPE, e.world.shapes[text].id)
    things = e.world.things.get(text, [])
    if want.form in ("definition", "piece") and len(things) > 1:
        things = [t for t in things if not want.name or e.world.is_a(t.kind, want.name)] or things
    if len(things) == 1:
        return document(e, things[0], node)
    if len(things) > 1:
        ids = ", ".join(f"`{t.id}`" for t in things[:4])
        return e.unknown("E0208", f"`{text}` is ambiguous: {ids}", node, "write the full name")
    enums = e.world.enum_of.get(text, [])
    if len(enums) == 1:
        return enum_value(e, enums[0], text, node)
    if len(enums) > 1:
        return e.unknown(
            "E0208",
            f"`{text}` is a value of {' and '.join(enums)}: it is not clear which is meant",
            node,
        )
    if text in e.world.space_names:
        space_is_there(e, text, node)
        e.use(f"space {text}", node)
        return c.SpaceNamed(SPACE, text)
    query = e.world.routine("query", text)
    if query is not None:
        args = all_arguments(
            e, query, s.Phrase(node.pos, s.Word(node.pos, text), (), (), None), node
        )
        return c.Query(query.gives or UNKNOWN, text, args)
    if text in e.world.route_names:
        e.use(f"route {text}", node)
        return c.Lit(TEXT, text)
    return map_value(e, text, node) if text in e.world.maps else None


def map_value(e: Reader, text: str, node: s.Node) -> c.Core:
    e.use(f"map {text}", node)
    return c.Lit(MAP, text)


def enum_value(e: Reader, name: str, text: str, node: s.Node) -> c.Core:
    e.use(f"value {name}.{text}", node)
    return c.Lit(enum(name), text)


def document(e: Reader, thing: Thing, node: s.Node) -> c.Core:
    e.use(f"document {thing.id}", node)
    return c.DocRef(definition(thing.kind), thing.id)


def definitions(e: Reader, kind: str, node: s.Node) -> c.Source:
    """All documents of a kind."""
    e.use(f"documents {kind}", node)
    return c.Source(list_of(definition(kind)), "definitions", kind)


def known_names(e: Reader) -> list[str]:
    return [
        *e.scope.all_names(),
        *e.world.zones,
        *e.world.things,
        *e.world.enum_of,
        *e.world.space_names,
        *e.world.routines.get("query", {}),
        *e.world.shapes,
        *e.world.scenarios,
        *e.world.route_names,
        *("active", "players", "game", "scenario", "options", "passed", "over", "winners"),
        *("nothing", "true", "false"),
    ]


# What the game itself knows of pieces, players and places.
BUILT_IN_FIELDS: dict[str, dict[str, Type]] = {
    "piece": {"owner": PLAYER, "place": PLACE},
    "player": {"next": PLAYER, "previous": PLAYER, "number": NUMBER},
    "space": {"x": NUMBER, "y": NUMBER, "pieces": PIECES},
    "place": {"x": NUMBER, "y": NUMBER, "pieces": PIECES, "top": ANY_PIECE, "bottom": ANY_PIECE},
    "zone": {"pieces": PIECES, "top": ANY_PIECE, "bottom": ANY_PIECE, "size": NUMBER},
    "list": {"size": NUMBER},
    "squares": {"size": NUMBER},
}
# The same, where a pack has no field of this name.
UNLESS_DECLARED: dict[str, dict[str, Type]] = {
    "piece": {"spaces": list_of(SPACE)},
    "player": {"lost": TRUTH},
}


def fields_of(e: Reader, type_: Type) -> dict[str, Type]:
    """What can be asked of a value of a type, and what it gives."""
    if type_ not in e.asked:
        e.asked[type_] = _fields_of(e, type_)
    return e.asked[type_]


def _fields_of(e: Reader, type_: Type) -> dict[str, Type]:
    form = type_.form
    kind = type_.name or {"place": "space"}.get(form, form)
    found = {**BUILT_IN_FIELDS.get(form, {}), **UNLESS_DECLARED.get(form, {})}
    if form == "piece":
        found["definition"] = definition(type_.name)
    for query in e.world.routines.get("query", {}).values():
        if query.params and e.fits(type_, query.params[0].type):
            found[query.name] = query.gives or UNKNOWN
    for zone in e.world.zones.values():
        if zone.each is not None and zone.each in (form, kind):
            found[zone.name] = ZONE
    for known in e.world.chain(kind):
        found |= {name: one.type for name, one in known.fields.items()}
        if form != "definition":  # only what is in play changes
            found |= {name: one.type for name, one in known.state.items()}
    return found


# Whose field an author may mean who writes its name alone.
SPOKEN_OF = ("self", "it", "target", "player", "unit")
# What other languages call the same.
ELSEWHERE = {
    "none": "nothing",
    "null": "nothing",
    "nil": "nothing",
    "yes": "true",
    "me": "self",
    "myself": "self",
    "itself": "self",
    "them": "it",
    "you": "player",
    "current_player": "active",
    "active_player": "active",
    "every": "each",
    "winner": "first winners",
}


def owned_by(e: Reader, text: str) -> Hint | None:
    """A field of somebody in sight, whose name was left out."""
    near: Hint | None = None
    for name in ("it",) if e.nesting else SPOKEN_OF:
        variable = e.scope.find(name)
        if variable is None:
            continue
        fields = fields_of(e, variable.value.type)
        if text in fields:
            return Hint(f"did you mean `{name}.{text}`?", text, f"{name}.{text}", safe=False)
        guess = did_you_mean(text, fields)
        if guess is not None and near is None:
            right = f"{name}.{guess.right}"
            near = Hint(f"did you mean `{right}`?", text, right, safe=False)
    if e.world.state("game", text) is not None:
        return Hint(f"did you mean `game.{text}`?", text, f"game.{text}", safe=False)
    return near


def _several(e: Reader) -> set[str]:
    """What several pieces of a kind, or of a noun, are called."""
    kinds = {kind.plural or plural(kind.name) for kind in e.world.kinds.values()}
    return kinds | {noun.plural for noun in e.world.nouns.values()}


def _unread(e: Reader, text: str) -> list[str]:
    """Names like a word that were given on purpose and that nothing has used yet."""
    found = [(name, e.scope.find(name)) for name in e.scope.all_names() if one_slip(text, name)]
    return [name for name, known in found if known and known.wanted and not known.read]


def _in_a_line_before(e: Reader, text: str, node: s.Node) -> bool:
    """Whether an ability above gives a name to something."""
    start = e.scalar.text.rfind("\n", 0, node.pos[0]) + 1
    above = e.scalar.text[:start]
    given = "choose" if text in ("it", "them") else rf"(?:as|let|choose) {text}"
    return re.search(rf"\b{given}\b", above) is not None


def _sort_of(e: Reader, text: str) -> str | Hint | None:
    """What a name is that means something elsewhere, or else the names that mean something here."""
    if text in e.world.nouns:
        return f"`{text}` is a noun: write `all {plural(text)}`, `any {text}` or `a {text}`"
    if text in FUNCTIONS:
        return f"`{text}` is a function: write what it is about in brackets, `{text}(...)`"
    for scenario in e.world.scenarios.values():
        seats = scenario.body.entries.get("seats")
        names = (
            [i.text for i in seats.items if isinstance(i, Scalar)]
            if isinstance(seats, Items)
            else []
        )
        if text in [name.lower() for name in names]:
            seat = [name.lower() for name in names].index(text)
            return Hint(f"rules call this player `players[{seat}]`", text, f"players[{seat}]")
    if (rule := other_rule(e.world, text, "name")) is not None:
        return rule
    names = [name for name in e.scope.all_names() if name.isidentifier()]
    return f"the names known here are {a_few(sorted(set(names)))}" if names else None


def _meant(e: Reader, text: str, node: s.Node) -> str | Hint | None:
    """What to write where a word is known, but not as a name."""
    it = e.scope.find("it")
    if text in e.later:
        return f"`{text}` is chosen after this: in `choose`, write it first"
    if text in e.world.kinds and it is not None and _is_one(e, it.value.type, text):
        return Hint("write `it`", text, "it")
    if text in e.world.enums:
        value = re.match(r"\.(\w+)", e.scalar.text[node.pos[1] :])
        if value is not None and value[1] in e.world.enums[text]:
            whole = edit(e.scalar, node.pos[0], node.pos[1] + value.end(), value[1])
            return Hint(f"write `{value[1]}` alone", fixes=(Fix(f"write `{value[1]}`", (whole,)),))
    if text == "it" and (e.scope.find("them") or e.scope.find("chosen")) is not None:
        return "`choose 1 ...` and `choose 2 ...` give a list, `them`: `choose a ...` gives one"
    if text == "player" and e.form in ("phase", "setup"):
        return "nobody acts here: write `active`, or name a player, as in `for each player as p`"
    return None


def _is_one(e: Reader, type_: Type, kind: str) -> bool:
    """Whether something is a piece, a document or a player of a kind."""
    return type_.form == kind or (
        type_.form in ("piece", "definition") and e.world.is_a(type_.name, kind)
    )


def _parameter(name: str, form: str) -> str:
    """What acts in an ability or action is unknown in a rule unless the rule is told."""
    type_ = "" if name == "player" else " with `takes: {self: KIND}`"
    return f"make it a parameter of the {form}: `... for {name}`{type_}; calls fill it by name"


def unknown_name(e: Reader, text: str, node: s.Node, want: Type = UNKNOWN) -> c.Core:
    if isinstance(e.report, Place) and text == e.report.word:
        return e.unknown(
            "E0201", f"unknown name `{text}`", node, did_you_mean(text, known_names(e))
        )
    near = did_you_mean(text, _unread(e, text)) or did_you_mean(text, known_names(e))
    values = e.world.enums.get(want.name, ()) if want.form == "enum" else ()
    if values:
        near = did_you_mean(text, [*values, *e.scope.all_names()])
    elif text in ELSEWHERE:
        right = ELSEWHERE[text]
        near = Hint(f"write `{right}`", text, right, safe=True)
    elif text in e.world.options:
        near = Hint(f"write `options.{text}`", text, f"options.{text}")
    elif near is None or not near.safe:
        owned = owned_by(e, text)
        exact = owned is not None and owned.right.endswith(f".{text}")
        if owned is not None and (exact or near is None or not one_slip(text, near.right)):
            near = owned
    meant = _meant(e, text, node)
    if meant is not None and not values and text not in ELSEWHERE:
        near = meant if isinstance(meant, Hint) else None
    help: str | Hint | None = near if near is not None else meant
    if values and help is None:
        listed = ", ".join(f"`{value}`" for value in values[:8])
        help = f"the values of `{want.name}` are {listed}" + (" ..." if len(values) > 8 else "")
    elif text in e.world.kinds and help is None:
        help = f"`{text}` is a kind: write `all {text}`, `any {text}` or `a {text}`"
    elif help is None and text in _several(e):
        right = f"all {text}"
        help = near = Hint(f"write `{right}`", text, right)
    elif help is None and e.form == "ability" and _in_a_line_before(e, text, node):
        help = "every line is an ability by itself: join what belongs together with `;`"
    elif help is None and e.form == "test":
        help = f"in a test, `seats: [{text}]` names a player, and `place ... as {text}` a piece"
    help = help if help is not None else _sort_of(e, text)
    if text in ("player", "self") and e.form in ("verb", "query"):
        help, near = _parameter(text, e.form), None
    if text == "there":
        near, help = None, "`any ...` asks whether there is one, and `no ...` whether there is none"
    elif text in NUMBERS:
        near = help = Hint(
            f"write a number in digits: `{NUMBERS.index(text)}`", text, str(NUMBERS.index(text))
        )
    elif text in e.world.enums and help is None:
        help = f"`{text}` is an enumeration: name one of its values, as in `{next(iter(e.world.enums[text]))}`"
    local = e.scope.find(near.right) if near else None
    notes = (
        [Related(local.span, f"`{near.right}` gets its name")]
        if near and local and local.span
        else []
    )
    more = renamed(local.span, near.right, text) if near and local and local.span else ()
    e.error("E0201", f"unknown name `{text}`", node, help, *notes, more=more)
    return c.Lit(UNKNOWN, 0)
