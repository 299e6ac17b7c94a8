"""What `owner.field` means: fields, stats and state of pieces, spaces, players, documents and the game."""

from __future__ import annotations

from compiler.check.elaborate_calls import all_arguments
from compiler.check.elaborate_names import BUILT_IN_FIELDS, UNLESS_DECLARED, document, fields_of
from compiler.check.elaborate_reader import Reader
from compiler.check.elaborate_scope import a_few
from compiler.language import syntax as s
from compiler.language.types import (
    NUMBER,
    TEXT,
    UNKNOWN,
    ZONE,
    definition,
)
from compiler.model import core as c
from compiler.source.diagnostics import Fix, Hint, did_you_mean, edit


def field_value(e: Reader, node: s.Field) -> c.Core:
    name = node.field.text
    if isinstance(node.owner, s.Name) and e.scope.find(node.owner.text) is None:
        owner_name = node.owner.text
        if owner_name == "game":
            return game_field(e, node.field)
        if owner_name == "options":
            return option_value(e, node.field)
        longer = e.world.things.get(f"{owner_name}.{name}", [])
        if len(longer) == 1:
            outer = e.world.things.get(owner_name, [])
            if len(outer) == 1:
                e.use(f"document {outer[0].id}", node.owner)
            elif owner_name in e.world.scenarios:
                e.use(f"scenario {owner_name}", node.owner)
            return document(e, longer[0], node.field)
    owner = e.value(node.owner)
    return field_of(e, owner, node.field)


def option_value(e: Reader, word: s.Word) -> c.Core:
    """What was chosen before the game began."""
    if word.text in e.world.options:
        e.use(f"option {word.text}", word)
        return c.Native(e.world.options[word.text], "option", (c.Lit(TEXT, word.text),))
    return e.unknown(
        "E0209",
        f"no scenario has the option `{word.text}`",
        word,
        did_you_mean(word.text, e.world.options),
    )


OF_THE_TABLE = ("active", "players", "over", "winners", "scenario", "options", "passed")


def game_field(e: Reader, word: s.Word) -> c.Core:
    state = e.world.state("game", word.text)
    if state is not None:
        e.use(f"field game.{word.text}", word)
        return c.GameVar(state.type, f"table_{word.text}")
    help = did_you_mean(word.text, e.world.kinds["game"].state)
    if word.text in OF_THE_TABLE:
        right = f"`{word.text}` belongs to nobody: write it alone"
        fixes = (
            Fix(
                f"write `{word.text}`",
                (edit(e.scalar, word.pos[0] - len("game."), word.pos[0], ""),),
            ),
        )
        help = Hint(right, fixes=fixes)
    return e.unknown("E0209", f"the game has no `{word.text}`", word, help)


def field_of(e: Reader, owner: c.Core, word: s.Word, use: str = "field") -> c.Core:
    """A field of a value: built in, fixed, changing, a zone, or a query about it."""
    found = try_field(e, owner, word, use)
    if found is not None:
        return found
    query = e.world.routine("query", word.text)
    if query is not None and query.params:
        phrase = s.Phrase(word.pos, word, (), (), None)
        args = all_arguments(e, query, phrase, word, receiver=owner)
        return c.Query(query.gives or UNKNOWN, query.name, args)
    if owner.type == UNKNOWN:
        return c.Lit(UNKNOWN, 0)
    inner = f"{owner.id}." if isinstance(owner, c.DocRef) else " "
    nested = [thing.id[len(inner) :] for thing in e.world.all_things if thing.id.startswith(inner)]
    help: str | Hint | None = did_you_mean(word.text, [*fields_of(e, owner.type), *nested])
    if owner.type.form == "definition" and e.world.state(owner.type.name, word.text):
        help = f"only a piece has `{word.text}`, and this is the document: `place ... as x`, then `x.{word.text}`"
    if owner.type.form == "list" and owner.type.item is not None and help is None:
        if word.text in fields_of(e, owner.type.item):
            help = f"say of which: `first ...`, or `for each ... as x:` and `x.{word.text}`"
            for name in ("player", "it", "self"):
                one = e.scope.find(name)
                if one is not None and one.value.type == owner.type.item:
                    help = f"say of which one: `{name}.{word.text}`, or that of all: `sum of it.{word.text} for ...`"
                    break
    if owner.type.form == "keyed" and word.text in e.world.enums.get(owner.type.name, ()):
        start, end = word.pos
        whole = Fix(f"write `[{word.text}]`", (edit(e.scalar, start - 1, end, f"[{word.text}]"),))
        help = Hint(f"which one stands in brackets: `[{word.text}]`", fixes=(whole,))
    if help is None and word.text in ("length", "count") and "size" in fields_of(e, owner.type):
        help = Hint("write `size`", word.text, "size")
    if help is None and word.text in ("name", "id") and owner.type.form not in ("list", "number"):
        help = "compare the thing itself, as in `x = harbour`; `name` is only what players read"
    if help is None and (known := fields_of(e, owner.type)):
        help = f"it has {a_few(known)}"
    return e.unknown("E0209", f"{owner.type.in_words} has no `{word.text}`", word, help)


def try_field(e: Reader, owner: c.Core, word: s.Word | s.Name, use: str = "field") -> c.Core | None:
    """`use` is `field` where it is looked at, `set` where it gets a value."""
    name = word.text
    form, kind = owner.type.form, owner.type.name
    if form == "piece" and name == "definition":
        return c.Get(definition(kind), owner, name, "builtin")
    if name == "size" and name in BUILT_IN_FIELDS.get(form, {}):
        return c.Native(NUMBER, "size", (owner,))
    if name in BUILT_IN_FIELDS.get(form, {}):
        return c.Get(BUILT_IN_FIELDS[form][name], owner, name, "builtin")
    if form == "list" or form in ("number", "truth", "text", "enum"):
        return None
    if form == "place":
        form = "space"
    record = kind if form in ("piece", "definition") else form
    for zone in e.world.zones.values():
        if zone.name == name and zone.each is not None:
            if zone.each == form or (form == "piece" and e.world.is_a(record, zone.each)):
                e.use(f"zone {name}", word)
                return c.ZoneRef(ZONE, name, owner)
    state = e.world.state(record, name)
    if state is not None and form != "definition":
        e.use(f"{use} {record}.{name}", word)
        return c.Get(state.type, owner, name, "state")
    known = e.world.field(record, name)
    if known is None and form in ("piece", "definition"):
        # A broad kind (`piece`, or a parent) may be asked for what all its narrower kinds have.
        for narrow in e.world.descendants(record):
            known = known or e.world.field(narrow, name)
            narrow_state = e.world.state(narrow, name)
            if narrow_state is not None and form == "piece":
                e.use(f"{use} {record}.{name}", word)
                return c.Get(narrow_state.type, owner, name, "state")
    if known is None and name in UNLESS_DECLARED.get(form, {}):
        return c.Get(UNLESS_DECLARED[form][name], owner, name, "builtin")
    if known is None:
        return None
    if known.type.form == "effects" and form in ("piece", "definition"):
        # How many lines there are: rules may ask whether it `is nothing`.
        e.use(f"see field {record}.{name}", word)
        return c.Native(known.type, "effects", (owner, c.Lit(TEXT, name)))
    if known.type.form == "effects":
        return None
    e.use(f"{use} {record}.{name}", word)
    if form == "space":
        return c.Get(known.type, owner, name, "board")
    if form == "definition":
        return c.Get(known.type, owner, name, "fixed")
    return c.Get(known.type, owner, name, "stat" if known.stat else "fixed")
