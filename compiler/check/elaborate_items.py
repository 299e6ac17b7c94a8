"""Items of lists, and values that there are for each of something: `row[2]`, `player.stock[wood]`."""

from __future__ import annotations

from compiler.check.elaborate_reader import Reader
from compiler.check.sense import player_is_there
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import NUMBER, PLAYER, TRUTH, UNKNOWN, Type, list_of
from compiler.model import core as c
from compiler.source.diagnostics import Fix, Hint, edit


def item_value(e: Reader, node: s.Index) -> c.Core:
    """One of a list by its number, or of a value for each of something by what it is for."""
    group = e.coerce(e.value(node.owner), list_of(UNKNOWN))
    if group.type == UNKNOWN:
        e.value(node.index)
        return c.Lit(UNKNOWN, 0)
    if group.type.form not in ("list", "keyed"):
        return e.unknown("E0303", "only a list has numbered parts", node)
    assert group.type.item is not None
    if isinstance(group, c.Source) and group.of == "players" and isinstance(node.index, s.Name):
        one = e.scope.find(node.index.text)
        if one is not None and one.value.type == PLAYER:
            words = node.index.text
            fix = Fix(f"write `{words}`", (edit(e.scalar, *node.pos, words),))
            said = f"`{words}` is a player already, and not the number of one"
            return e.unknown("E0303", said, node, Hint(fix.title, fixes=(fix,)))
    key = key_of(e, group.type, node.index)
    if group.type.form == "list":
        if isinstance(group, c.Source) and group.of == "players":
            player_is_there(e, key, node)
        _beyond_the_last(e, group, key, node)
        return c.Op(group.type.item, "index", (group, key))
    rest = _rest(e, group)
    return c.Op(group.type.item, "keyed", (group, key) if rest is None else (group, key, rest))


def _beyond_the_last(e: Reader, group: c.Core, key: c.Core, node: s.Index) -> None:
    """Report `xs[size(xs)]`, also by a name that counts that far."""
    name = node.index.text if isinstance(node.index, s.Name) else ""
    counter = e.scope.find(name) if name else None
    size = c.Native(NUMBER, "size", (group,))
    if key == size or (counter is not None and counter.last == size):
        words = e.source_text(node.owner)
        said = f"`{words}[{e.source_text(node.index)}]` goes beyond the last: parts of a list count from 0"
        e.error("E0350", said, node, f"the last one is `{words}[size({words}) - 1]`")


def key_of(e: Reader, group: Type, node: s.Expr) -> c.Core:
    """What stands in the brackets."""
    if group.form == "keyed":
        wanted = e.world.key_type(group)
        value = e.coerce(e.value(node, wanted), wanted)
        if not e.fits(value.type, wanted):
            said = f"there is one for each {'of ' if group.numbers else ''}{group.name}, and `{e.source_text(node)}` is {value.type.in_words}"
            what = "number" if group.numbers is not None else group.name
            return e.unknown("E0332", said, node, f"write {with_article(what)} in the brackets")
        if group.numbers and isinstance(value, c.Lit) and value.value not in group.numbers:
            said = f"there is one for each of {group.name}, and {value.value} is not among them"
            return e.unknown(
                "E0332",
                said,
                node,
                f"write a number from {group.numbers[0]} to {group.numbers[-1]}",
            )
        return value
    at = e.expect(node, NUMBER, "an index")
    if isinstance(node, s.Unary) and isinstance(node.operand, s.Number):
        e.error(
            "E0303",
            "parts of a list count from 0: there is none before the first",
            node,
            "`last xs` is the last of them, `xs[size(xs) - 2]` the one before it",
        )
    return at


def _rest(e: Reader, group: c.Core) -> c.Core | None:
    """What a document has for a key that it does not name; state has a value for every key."""
    if not isinstance(group, c.Get) or group.how == "state" or group.type.item is None:
        return None
    owner, item = group.owner.type, group.type.item
    record = owner.name if owner.form in ("piece", "definition") else "space"
    kinds = [record, *e.world.descendants(record)]
    known = next((f for k in kinds if (f := e.world.field(k, group.field)) is not None), None)
    rest = known.rest if known is not None else None
    if isinstance(rest, (bool, int, str)) and item.form != "definition":
        return c.Lit(item, rest)
    return c.Lit(item, {NUMBER: 0, TRUTH: False}.get(item))
