"""Functions of the interpreter, such as `distance`, as Python expressions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.codegen import py_tree as p
from compiler.codegen.place import FIXED
from compiler.codegen.py_types import is_nested, nothing, show_kind
from compiler.codegen.timeless import is_quiet
from compiler.codegen.writer import Writer
from compiler.model import core as c
from compiler.model.core_trees import nodes
from compiler.source.module_names import safe


def native_call(values: Writer, node: c.Native) -> p.Expr:
    if node.name in FIXED and values.place.fixed is not None:
        # The tables of a board that never change are made once a board.
        if node.name in ("shift", "lines") and all(isinstance(x, c.Lit) for x in node.args[1:]):
            return p.Index(values.place.table(node), values.ex(node.args[0]))
        if all(isinstance(x, (c.Lit, c.SpaceNamed)) for x in node.args):
            return values.place.table(node)
        either = one_of_two_shifts(values, node) if node.name == "shift" else None
        if either is not None:
            return p.Index(either, values.ex(node.args[0]))
    if node.name in ("route_next", "route_left") and values.place.fixed is not None:
        route, at, *further = node.args
        if all(isinstance(x, c.Lit) for x in (route, *further)):
            return p.Index(values.place.table(node), values.ex(at))
    if node.name in ("distance", "steps", "king_moves"):
        return far_apart(values, node.name, *node.args)
    if node.name == "within":
        apart = far_apart(values, "distance", node.args[0], node.args[2])
        return p.Compare(p.ZERO, (("<=", apart), ("<=", values.ex(node.args[1]))))
    if node.name == "adjacent" and any(x.type.form == "piece" for x in node.args):
        return p.compare(far_apart(values, "distance", *node.args), "==", p.literal(1))
    search = node.args[0] if node.name == "first" else None
    if isinstance(search, c.Select) and search.mode == "list" and search.where is not None:
        # The walk ends with the first that is found.
        values.loops += 1
        searched = values.helper(replace(search, mode="first", type=node.type))
        values.loops -= 1
        return searched
    a = [values.ex(x) for x in node.args]
    match node.name:
        case "word" | "ending":  # of the words beside a value
            return p.of_game(node.name, p.literal(show_kind(node.args[0].type)), *a)
        case "stands_on":
            return p.of_game("stands_on", *a)
        case "rectangle" if not _is_small(node.args[1:]):
            return p.call(p.Attr(p.of_game("atlas"), "rectangle"), *a)
        case "between" | "in_line" | "rectangle" | "at" | "route_next" | "route_left":
            return p.call(p.game("board", node.name), *a)
        case "near" | "around":
            return p.Index(p.game("board", node.name), a[0])
        case "shift" | "ray":
            ways = p.game("board", "shifts" if node.name == "shift" else "rays")
            return p.Index(p.Index(p.Index(ways, a[1]), a[2]), a[0])
        case "lines":
            return p.Index(p.call(p.game("board", "lines"), a[1]), a[0])
        case "area":
            return p.call(p.Attr(p.of_game("atlas"), "within"), *a)
        case "reachable" | "reachable_from" if len(a) == 4 and _is_made(values, *node.args[2:]):
            return p.call(p.Attr(p.of_game("atlas"), node.name), *a[:3], p.NONE)
        case "reachable" | "reachable_from" | "shortest":
            return p.call(p.Attr(p.of_game("atlas"), node.name), *a)
        case "route":
            return p.Index(p.game("board", "routes"), a[0])
        case "min" | "max" | "abs":
            return p.builtin(node.name, *a)
        case "numbers":
            low, high = node.args
            if isinstance(high, c.Lit) and isinstance(high.value, int) and high.value < 1_000:
                if isinstance(low, c.Lit):
                    first = [a[0]] if low.value else []
                    return p.builtin("range", *first, p.literal(high.value + 1))
            return p.call(p.api("numbers"), *a)
        case "size":
            form = node.args[0].type.form
            if form == "squares":
                return p.call(p.Attr(a[0], "bit_count"))
            if form in ("zone", "place", "space"):
                return p.builtin("len", p.Index(p.game("contents"), a[0]))
            if isinstance(node.args[0], c.Source) and node.args[0].of == "players":
                return p.game("players")
            return p.builtin("len", a[0])
        case "position" if is_nested(node.args[0].type):
            return p.call(p.api("position"), *[values.settled(x) for x in node.args])
        case "position" | "placements" | "drawn" | "groups" | "singles" | "square":
            return p.call(p.api(node.name), *a)
        case "pieces_in":
            return p.of_game("pieces_in", a[0])
        case "minus":
            return p.call(p.api("minus"), *a)
        case "sets_of":
            return p.of_game("sets_of", *a)
        case "with_item":
            return p.call(p.api("with_item"), *a)
        case "reverse":
            return p.Index(a[0], p.Span(None, None, p.literal(-1)))
        case "take":
            return p.Index(a[0], p.Span(None, a[1]))
        case "drop":
            return p.Index(a[0], p.Span(a[1], None))
        case "covers":
            return p.compare(p.Binary("&", a[1], p.Unary("~", a[0])), "==", p.ZERO)
        case "overlap":
            return p.Binary("&", a[0], a[1])
        case "union":
            if not a:
                return p.ZERO
            whole = a[0]
            for more in a[1:]:
                whole = p.Binary("|", whole, more)
            return whole
        case "without":
            return p.Binary("&", a[0], p.Unary("~", a[1]))
        case "has_pieces":
            return p.builtin("bool", p.Index(p.game("contents"), a[0]))
        case "merged":
            made = values.place.kind(node.type.name, merged=True)
            return p.call(p.game("program", "merged"), made, a[0], a[1])
        case "waits_for":
            lent = [p.game(f"piece_{x.value}") for x in node.args[2:] if isinstance(x, c.Lit)]
            return p.call(p.game("program", "waits_for"), p.GAME, a[0], a[1], *lent)
        case "turn_order":
            return p.of_game("turn_order", a[0])
        case "usable":
            return p.call(p.game("program", "usable"), p.GAME, a[0])
        case "adjacent":
            return p.compare(a[1], "in", p.Index(p.game("board", "near"), a[0]))
        case "scenario":
            return p.game("setting")
        case "scenario_named":
            scenarios = p.call(p.game("program", "scenarios"))
            return p.Attr(p.Index(scenarios, a[0]), "definition")
        case "stat_with" | "base":
            stat = node.args[0]
            assert isinstance(stat, c.Lit)
            return p.of_game(node.name, p.literal(safe(str(stat.value))), *a[1:])
        case "effects":
            bearer = values.doc(a[0]) if node.args[0].type.form == "piece" else a[0]
            return p.call(p.game("program", "lines_of"), bearer, a[1])
        case "option":
            return p.Index(p.game("options"), a[0])
        case "first" | "last":
            return p.call(p.api(node.name + "_of"), a[0], nothing(node.type))
        case "copies_of":
            same = node.args[1]
            assert isinstance(same, c.Lit)
            piece = p.Name("piece")
            test = values.kept(piece, node.args[0], values.is_copy(piece, str(same.value)))
            return p.Listing(piece, p.Loop(piece, a[0], test))
        case "of_kind":
            kind = node.args[1]
            assert isinstance(kind, c.Lit)
            piece = p.Name("piece")
            test = values.kept(piece, node.args[0], values.of_kind(piece, str(kind.value)))
            return a[0] if test is None else p.Listing(piece, p.Loop(piece, a[0], test))
    raise AssertionError(node)


def _is_made(values: Writer, group: c.Core, again: c.Core) -> bool:
    """Whether a list is made here that need not be made again."""
    made = any(isinstance(part, (c.Select, c.Query)) for part in nodes(group))
    return made and group == again and is_quiet(group, values.place.quiet)


def one_of_two_shifts(values: Writer, node: c.Native) -> p.Expr | None:
    """The table for `shift(s, 0, 1 if it is so else -1)`: each way has one."""
    steps = [values.place.queries.short.everywhere(step) for step in node.args[1:]]
    for number, step in enumerate(steps):
        match step:
            case c.Op(operator="if", args=(c.Lit() as then, test, c.Lit() as otherwise)):
                ways: list[p.Expr] = []
                for way in (then, otherwise):
                    args = (*steps[:number], way, *steps[number + 1 :])
                    if not all(isinstance(x, c.Lit) for x in args):
                        return None
                    ways.append(values.place.table(replace(node, args=(node.args[0], *args))))
                return p.IfElse(ways[0], values.ex(test), ways[1])
            case _:
                pass
    return None


def far_apart(values: Writer, measure: str, one: c.Core, other: c.Core) -> p.Expr:
    """How far two spaces are apart, or pieces by the nearest of their spaces."""
    a, b = values.ex(one), values.ex(other)
    how = p.game("board", measure)
    match one.type.form == "piece", other.type.form == "piece":
        case False, False if measure != "distance":
            table = p.game("board", "stepped" if measure == "steps" else "kings")
            return p.Index(p.Index(table, a), b)
        case False, False:
            return p.call(how, a, b)
        case True, True if measure == "distance":
            return p.of_game("distance_between", a, b)
        case True, True:
            return p.of_game("apart", how, a, b)
        case True, False:
            return p.call(p.api("nearest"), how, p.of_game("spaces_of", a), p.Tuple((b,)))
        case _:
            return p.call(p.api("nearest"), how, p.Tuple((a,)), p.of_game("spaces_of", b))


def _is_small(sides: Sequence[c.Core]) -> bool:
    """Whether a rectangle is one of those whose spaces a board keeps."""
    known = [side.value for side in sides if isinstance(side, c.Lit)]
    width, height = [n for n in known if isinstance(n, int)] if len(known) == 2 else (0, 0)
    return 0 < width * height <= 36
