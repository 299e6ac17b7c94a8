"""Values without meaning in any game: numbers, comparisons, spaces and players.

before   0 times per round: gain 1
after    error[E0350]: an ability that can be used 0 times does nothing
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from compiler.check.doubts import doubt, doubt_range
from compiler.check.elaborate_scope import Scoped
from compiler.check.numbers import (
    IMPOSSIBLE,
    bounds,
    canonical,
    conjuncts,
    decided,
    declaration,
    limits,
    opposite,
)
from compiler.language import syntax as s
from compiler.language.types import NUMBER, TRUTH
from compiler.model import core as c
from compiler.model.core_trees import children, free_names, nodes
from compiler.model.definitions import Thing, World
from compiler.schema.kinds import StateDef
from compiler.source.diagnostics import Edit, Fix, Hint, Related, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Span

COORDINATES = re.compile(r"\(\s*([0-9]{1,6})\s*,\s*([0-9]{1,6})\s*\)")


# ------------------------------------------------------------------ numbers


def at_least(
    e: Scoped, value: c.Core, least: int, node: s.Node, what: str, help: str | None = None
) -> bool:
    """Report a number that is less than it can be here, whatever happens in the game; gives whether it is not."""
    most = bounds(e.world, value, e.known)[1]
    if value.type == NUMBER and most is not None and most < least:
        shown = e.source_text(node)
        help = help or f"write a number of {least} or more"
        e.error("E0350", f"{what} must be at least {least}, not `{shown}`", node, help)
        return False
    return True


def on_the_grid(e: Scoped, place: Sequence[c.Core], node: s.Call) -> None:
    """Report a square left of, above or right of its grid: `place` is a column, a row and the width."""
    for value, written, what in zip(place, node.args, ("a column", "a row"), strict=False):
        at_least(e, value, 1, written, what)
    least, width = bounds(e.world, place[0], e.known)[0], bounds(e.world, place[2], e.known)[1]
    if least is not None and width is not None and least > width:
        said = f"a grid {width} wide has no column `{e.source_text(node.args[0])}`"
        e.error("E0350", said, node.args[0], "the column comes first, then the row")


def not_zero(e: Scoped, value: c.Core, node: s.Node) -> None:
    if bounds(e.world, value, e.known) == (0, 0):
        e.error("E0350", "nothing can be divided by 0", node, "divide by 1 or more")


def in_order(e: Scoped, low: c.Core, high: c.Core, node: s.Node) -> None:
    """Report a range that ends before it begins."""
    least, most = bounds(e.world, low, e.known)[0], bounds(e.world, high, e.known)[1]
    if least is not None and most is not None and least > most:
        e.error("E0350", "this range ends before it starts", node, "write the smaller number first")


def counts_up(e: Scoped, first: c.Core, last: c.Core, node: s.Call) -> None:
    """Report `numbers(5, 1)`, and warn of `numbers(n, 1)`, which has nothing in it as soon as n is 2."""
    in_order(e, first, last, node)
    least, most = bounds(e.world, first, e.known), bounds(e.world, last, e.known)
    if most[1] is not None and most[1] <= 1 and least[0] != least[1]:
        words, end = [e.source_text(written) for written in node.args]
        fix = swapped(e, *node.args)
        said = f"`numbers` counts up, and `{end}` is hardly more than `{words}`"
        e.warning("W0453", said, node, Hint(f"write `numbers({end}, {words})`", fixes=(fix,)))


def idle_call(e: Scoped, name: str, args: Sequence[c.Core], node: s.Call) -> None:
    """Report a step of `shift` that goes nowhere."""
    zero = c.Lit(NUMBER, 0)
    if name == "shift" and tuple(args[1:]) == (zero, zero):
        said = "a shift by 0 and 0 stays where it is"
        e.error("E0350", said, node, "write how far across, then how far down")


def swapped(e: Scoped, one: s.Node, other: s.Node) -> Fix:
    """The fix that puts two arguments in each other's place."""
    words, others = e.source_text(one), e.source_text(other)
    edits = (Edit(e.span(one), others), Edit(e.span(other), words))
    return Fix(f"swap `{words}` and `{others}`", edits)


def changes_something(e: Scoped, operator: str, amount: c.Core, node: s.Node) -> None:
    """Report a change of a stat that changes nothing."""
    idle = 1 if operator == "times" else 0
    if operator in ("add", "times") and amount == c.Lit(NUMBER, idle):
        help = "write another number, or remove it"
        e.error("E0350", f"`{e.source_text(node)}` changes nothing", node, help)


def within_bounds(e: Scoped, value: c.Core, state: StateDef, node: s.Node) -> None:
    """Warn of a number that a state never has, as its bounds do not allow it: it gets the nearest that they do."""
    least, most = bounds(e.world, value, e.known)
    too_small = state.least is not None and most is not None and most < state.least
    too_large = state.most is not None and least is not None and least > state.most
    if value.type == NUMBER and e.form != "test" and (too_small or too_large):
        said = f"`{state.name}` is {_between(state.least, state.most)}, and never `{e.source_text(node)}`"
        declared = Related(state.span, f"`{state.name}` is declared")
        e.warning(
            "W0457", said, node, "write a number between its bounds, or change them", declared
        )


def adds_within_bounds(
    e: Scoped, operator: str, value: c.Core, state: StateDef, node: s.Node
) -> None:
    """Report a change by nothing; warn of one that goes the other way, or beyond the bounds from anywhere."""
    least, most = bounds(e.world, value, e.known)
    if e.form == "test" or value.type != NUMBER or operator not in ("+=", "-="):
        return
    written = e.source_text(node)
    if (least, most) == (0, 0) and not isinstance(value, c.Lit):
        e.error(
            "E0350",
            f"`{written}` is always 0, so this changes nothing",
            node,
            "write what changes, or remove it",
        )
    elif most is not None and most < 0:
        other = "-=" if operator == "+=" else "+="
        said = f"`{operator} {written}` adds a negative number"
        if operator == "-=":
            said = f"`{operator} {written}` takes a negative number away"
        e.warning("W0441", said, node, f"write `{other}` and a positive number")
    elif least is not None and state.least is not None and state.most is not None:
        if least > state.most - state.least:
            said = f"`{state.name}` is {_between(state.least, state.most)}, so it cannot change by `{written}`"
            declared = Related(state.span, f"`{state.name}` is declared")
            e.warning("W0457", said, node, "write a smaller number, or change the bounds", declared)


def once_only(e: Scoped, times: c.Core, node: s.Node) -> None:
    """Warn of `repeat 1 times`."""
    if times == c.Lit(NUMBER, 1) and isinstance(node, s.Number) and e.form != "test":
        said = "what is repeated 1 time happens once, as it would without `repeat`"
        e.warning("W0466", said, node, "write a larger number, or leave out `repeat`")


def minus_itself(e: Scoped, left: c.Core, right: c.Core, node: s.Node) -> None:
    """Warn of `x - x`."""
    if left == right and not isinstance(left, c.Lit) and not _by_chance(left) and e.form != "test":
        said = f"`{e.source_text(node)}` is always 0: both sides are the same"
        e.warning("W0440", said, node, "subtract something else")


def not_negative(e: Scoped, value: c.Core, node: s.Node, what: str, param: str) -> None:
    """Warn of an amount below 0: what hurts would heal."""
    if e.form == "test":
        return
    if isinstance(value, c.Lit) and isinstance(value.value, int) and value.value < 0:
        said = f"`{what}` gets {value.value} as `{param}`, a negative number"
        e.warning("W0441", said, node, "write a number of 0 or more, or another verb")


def compared(e: Scoped, operator: str, left: c.Core, right: c.Core, node: s.Node) -> None:
    """Warn of a comparison of numbers that always comes out the same."""
    if e.form == "test":
        return
    if left == right and not isinstance(left, c.Lit) and not _by_chance(left):
        share = "always" if operator in ("=", "<=", ">=") else "never"
        said = f"`{e.source_text(node)}` is {share} true: both sides are the same"
        e.warning("W0440", said, node, "compare it with something else")
        return
    if NUMBER not in (left.type, right.type):
        _of_itself(e, operator, left, right, node)
        return
    one, two = bounds(e.world, left, e.known), bounds(e.world, right, e.known)
    always = decided(operator, one, two)
    if always is None:
        doubt(e, operator, left, right, node)
        return
    reasons: list[str | Related] = []
    for value, (least, most) in ((left, one), (right, two)):
        known = declaration(e.world, value)
        if known is not None:
            limit = f"`{known.name}` is {_between(least, most)}"
            reasons += [limit, Related(known.span, f"`{known.name}` is declared")]
    said = f"`{e.source_text(node)}` is {'always' if always else 'never'} true"
    e.warning("W0440", said, node, "compare it with a possible number", *reasons)


def _of_itself(e: Scoped, operator: str, left: c.Core, right: c.Core, node: s.Node) -> None:
    """Warn of a question about what the document of this ability says itself: `self.suit = stone`."""
    match left, right:
        case c.Get(how="fixed", owner=c.Var(name="bearer"), field=name), c.Lit(
            value=str() as value
        ):
            known = e.bearer.values.get(name) if e.bearer is not None else None
            if isinstance(known, str) and right.type.form == "enum" and not e.nesting:
                share = "always" if (known == value) == (operator == "=") else "never"
                said = f"`{e.source_text(node)}` is {share} true: `{name}` is `{known}` here"
                e.warning("W0440", said, node, "ask for something that can differ")
        case _:
            pass


def ranged(e: Scoped, value: c.Core, low: c.Core, high: c.Core, node: s.Node) -> None:
    """Warn of a number that is never, or always, in a range."""
    inside = bounds(e.world, value, e.known)
    below = decided("<", inside, bounds(e.world, low, e.known))
    above = decided(">", inside, bounds(e.world, high, e.known))
    if e.form == "test":
        return
    if not (below or above or below is above is False):
        doubt_range(e, value, low, high, node)
    else:
        never = "never" if below or above else "always"
        said = f"`{e.source_text(node)}` is {never} true"
        e.warning("W0440", said, node, "compare it with possible numbers")


def together(e: Scoped, left: c.Core, right: c.Core, node: s.Node) -> None:
    """Warn of two conditions that cannot both be true."""
    if e.form == "test":
        return
    if _said_twice(e, left, right, node):
        return
    before, after = limits(left), limits(right)
    if IMPOSSIBLE in before.values() or IMPOSSIBLE in after.values():
        return  # the part has been reported
    both = limits(c.Op(TRUTH, "and", (left, right)))
    if any(limit == IMPOSSIBLE and not _by_chance(value) for value, limit in both.items()):
        said = f"`{e.source_text(node)}` is never true: the parts exclude each other"
        e.warning("W0440", said, node, "write `or` if either is enough, or change one of them")


def _said_twice(e: Scoped, left: c.Core, right: c.Core, node: s.Node) -> bool:
    """Warn of `x > 1 and x > 1`."""
    if e.form == "test" or left != right or isinstance(left, c.Lit) or _by_chance(left):
        return False
    said = f"both parts of `{e.source_text(node)}` are the same"
    e.warning("W0442", said, node, "keep one, or write what the other should be")
    return True


def one_always_holds(left: c.Core, right: c.Core) -> bool:
    """Whether one of two conditions is always true, as in `x != red or x != blue`."""
    one, two = opposite(left), opposite(right)
    if one is None or two is None:
        return False
    if canonical(one) == canonical(right) and not _by_chance(right):
        return True
    both = limits(c.Op(TRUTH, "and", (one, two)))
    return any(limit == IMPOSSIBLE and not _by_chance(value) for value, limit in both.items())


def excluding(e: Scoped, conditions: Sequence[c.Core], node: s.Node) -> None:
    """Warn of words that are never true of the same thing, as in `friendly foes`."""
    if e.form == "test" or e.nesting or len(conditions) < 2:
        return
    if not any(_impossible([condition]) for condition in conditions) and _impossible(conditions):
        said = f"there are never any `{e.source_text(node)}`: the parts exclude each other"
        e.warning("W0440", said, node, "leave one of them out, or change it")


def decided_before(e: Scoped, held: Sequence[c.Core], condition: c.Core, node: s.Node) -> None:
    """Warn of a condition that the conditions around it decide, before anything can have changed."""
    if e.form == "test" or e.nesting or not held or _impossible([condition]):
        return
    inverse = opposite(condition)
    negated = inverse or c.Op(TRUTH, "not", (condition,))
    known = conjuncts(held)
    never = _impossible([*held, condition]) or (
        canonical(negated) in known and not _by_chance(condition)
    )
    always = canonical(condition) in known and not _by_chance(condition)
    if never or always or (inverse is not None and _impossible([*held, inverse])):
        share, why = ("never", "rules it out") if never else ("always", "says so already")
        said = f"`{e.source_text(node)}` is {share} true here: what was asked before {why}"
        e.warning("W0440", said, node, "ask for something else, or leave it out")


def _impossible(conditions: Sequence[c.Core]) -> bool:
    """Whether conditions cannot all be true."""
    whole = conditions[0]
    for condition in conditions[1:]:
        whole = c.Op(TRUTH, "and", (whole, condition))
    return any(
        limit == IMPOSSIBLE and not _by_chance(value) for value, limit in limits(whole).items()
    )


def either(e: Scoped, left: c.Core, right: c.Core, node: s.Node) -> None:
    """Warn of two conditions of which one is always true."""
    if not _said_twice(e, left, right, node) and e.form != "test" and one_always_holds(left, right):
        said = f"`{e.source_text(node)}` is always true: one of the parts always holds"
        e.warning("W0440", said, node, "write `and` if both must hold, or change one of them")


def kind_known(e: Scoped, subject: c.Core, kind: str, node: s.Node) -> None:
    """Warn of a question for a kind that is known beforehand."""
    type_ = subject.type
    if e.form == "test" or e.nesting or type_.form != "piece":
        return
    if e.form == "ability" and subject == c.Var(type_, "target"):
        return  # whose stat it is, others may have tomorrow
    if e.world.is_a(type_.name, kind):
        said = f"`{e.source_text(node)}` is always true: it is {type_.in_words}"
        e.warning("W0440", said, node, "remove it, or compare something that can differ")


def made_from(e: Scoped, subject: c.Core, document: c.DocRef, node: s.Node) -> None:
    """Warn of a question for a document whose kind the subject is not."""
    things = [thing for thing in e.world.all_things if thing.id == document.id]
    type_ = subject.type
    if e.form == "test" or e.nesting or type_.form != "piece" or len(things) != 1:
        return
    [thing] = things
    if type_.name and type_.name != "piece" and not e.world.is_a(thing.kind, type_.name):
        said = f"`{e.source_text(node)}` is never true: `{thing.short}` is a {thing.kind}"
        help = f"ask for a document of the kind `{type_.name}`"
        e.warning("W0440", said, node, help)


def tells_apart(e: Scoped, orders: Sequence[tuple[s.Expr, c.Core]], var: str) -> None:
    """Warn of what all have in common, or what was compared before, in `best ... by`."""
    seen: set[str] = set()
    for written, value in orders:
        words = e.source_text(written)
        if e.form == "test" or _by_chance(value):
            continue
        if words in seen:
            said = f"`{words}` is compared already, so this decides nothing"
            e.warning("W0442", said, written, "compare something else, or leave it out")
        elif var not in {name for name, _ in free_names(value)} and value.type == NUMBER:
            said = f"`{words}` is the same for all that are compared"
            e.warning("W0463", said, written, "say what each of them has, as in `highest it.hp`")
        seen.add(words)


def from_itself(e: Scoped, subject: c.Core, other: c.Core, node: s.Node) -> None:
    """Warn of a distance from a thing to itself, as in `any foe within 1 of it`."""
    if subject == other and isinstance(other, c.Var) and e.form != "test":
        said = f"`{e.source_text(node)}` measures the distance from something to itself"
        e.warning("W0440", said, node, "say from whom, as in `within 1 of self`")


def only_looks(e: Scoped, conditions: list[c.Core], node: s.Node) -> None:
    """Report dice and choices in what is looked at again and again."""
    for part in (part for condition in conditions for part in nodes(condition)):
        if isinstance(part, (c.Roll, c.Choice)):
            said = "dice cannot be rolled" if isinstance(part, c.Roll) else "nothing can be chosen"
            help = "write a number; dice are rolled where something happens"
            if isinstance(part, c.Choice):
                help = "to ask whether there is one, write `any`"
            e.error("E0310", f"{said} here: this only reads the game", node, help)
            return


def _by_chance(value: c.Core) -> bool:
    """Whether a value may come out differently the next time."""
    if isinstance(value, (c.Roll, c.Choice)) or getattr(value, "mode", "") == "random":
        return True
    return any(_by_chance(part) for part in children(value))


def remember(e: Scoped, name: str, shown: str, value: c.Core) -> None:
    """Note what a number with a name can be, if nothing in sight changes it later."""
    if value.type != NUMBER:
        return
    changed = rf"(?:^|[;:|])\s*{name}\s*[-+]?=|\bopen\b[^\n;]*\b{name}\b"
    if not re.search(changed, e.scalar.text, re.MULTILINE):
        e.known[shown] = bounds(e.world, value, e.known)


def _between(least: int | None, most: int | None) -> str:
    if least is None:
        return f"at most {most}"
    return f"at least {least}" if most is None else f"between {least} and {most}"


# ------------------------------------------------------------------ spaces and players


def space_is_there(e: Scoped, name: str, node: s.Node) -> None:
    """Report a space that the map of this set-up, or every map of the game, lacks."""
    world = e.world
    if e.boardless:
        cure = f"say `map: {next(iter(world.maps))}`" if world.maps else "write a `map`"
        e.error("E0421", f"the scenario has no map, so it has no space `{name}`", node, cure)
        return
    if not world.maps or (e.form == "test" and not e.maps):  # it may expect just that
        return
    maps = [world.maps[m] for m in e.maps if m in world.maps] if e.maps else [*world.maps.values()]
    if not maps or any(name in spaces_of(thing) for thing in maps):
        return
    match = COORDINATES.fullmatch(name)
    help: str | Hint | None
    if match is None:
        known = {space for thing in maps for space in spaces_of(thing) if space[0] != "("}
        help = did_you_mean(name, known)
    else:
        columns, rows = _size(maps)
        help = "draw the map in `grid`, or name its spaces in `spaces`"
        if columns:
            help = f"columns go from 1 to {columns} and rows from 1 to {rows}, counted from the top left"
    said = f"the map `{maps[0].short}` has no space" if len(maps) == 1 else "no map has a space"
    e.error("E0421", f"{said} `{name}`", node, help)


@lru_cache(maxsize=64)
def spaces_of(thing: Thing) -> frozenset[str]:
    """The names of all spaces of a map, also by column and row."""
    found: set[str] = set()
    grid = thing.body.entries.get("grid")
    if isinstance(grid, Scalar):
        for y, row in enumerate(grid.text.rstrip("\n").split("\n"), 1):
            found.update(f"({x}, {y})" for x, sign in enumerate(row, 1) if not sign.isspace())
    for key in ("spaces", "names"):
        part = thing.body.entries.get(key)
        found.update(part.entries if isinstance(part, Fields) else ())
    return frozenset(found)


def _size(maps: list[Thing]) -> tuple[int, int]:
    columns = rows = 0
    for thing in maps:
        grid = thing.body.entries.get("grid")
        lines = grid.text.rstrip("\n").split("\n") if isinstance(grid, Scalar) else []
        columns = max([columns, *map(len, lines)])
        rows = max(rows, len(lines))
    return columns, rows


def players_in_words(number: int) -> str:
    return "one player" if number == 1 else f"{number} players"


def player_is_there(e: Scoped, number: c.Core, node: s.Node) -> None:
    """Report a player that no game has."""
    if not isinstance(number, c.Lit) or not isinstance(number.value, int):
        return
    most = e.most_players or most_players(e.world)
    if most and number.value >= most:
        last = f"`players[{most - 1}]`" if most > 1 else "`players[0]`"
        said = f"there is no player {number.value} where at most {players_in_words(most)} play"
        e.error("E0424", said, node, f"players count from 0: the last one is {last}")


def most_players(world: World) -> int:
    """How many play at most; 0 if that is not known."""
    return max([players_of(thing)[1] for thing in world.scenarios.values()], default=0)


def players_of(thing: Thing) -> tuple[int, int]:
    """How many play a scenario, as it says itself: the least and the most; 0 if it does not say."""
    match thing.body.entries.get("players"):
        case Scalar(value=int() as number):
            return number, number
        case Items(items=(Scalar(value=int() as least), Scalar(value=int() as most))):
            return least, most
        case _:
            return 0, 0


def span_of_players(thing: Thing) -> Span:
    return thing.body.entries["players"].span
