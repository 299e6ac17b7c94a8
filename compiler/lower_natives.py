"""Functions of the interpreter, such as `distance`, as Python expressions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from compiler import core as c
from compiler.lower_place import FIXED
from compiler.python import literal, safe
from compiler.types import Type

if TYPE_CHECKING:
    from compiler.lower_values import Values


def native_call(values: Values, node: c.Native) -> tuple[str, int]:
    if node.name in FIXED and values.place.fixed is not None:
        # The tables of a board that never change are made once a board.
        if node.name in ("shift", "lines") and all(isinstance(x, c.Lit) for x in node.args[1:]):
            return f"{values.place.table(node)}[{values.ex(node.args[0])}]", 9
        if all(isinstance(x, (c.Lit, c.SpaceNamed)) for x in node.args):
            return values.place.table(node), 9
    if node.name == "first" and _is_search(node.args[0]):
        # The walk ends with the first that is found.
        search = node.args[0]
        assert isinstance(search, c.Select)
        values.loops += 1
        found = values.helper(replace(search, mode="first", type=node.type))
        values.loops -= 1
        return found, 9
    a = [values.ex(x) for x in node.args]
    match node.name:
        case "distance" | "steps" | "king":
            return far_apart(values, node.name, *node.args), 9
        case "stands_on":
            return f"game.stands_on({a[0]}, {a[1]})", 9
        case "rectangle" if not _is_small(node.args[1:]):
            return f"game.atlas().rectangle({', '.join(a)})", 9
        case "between" | "in_line" | "rectangle" | "ray" | "at" | "route_next" | "route_left":
            return f"game.board.{node.name}({', '.join(a)})", 9
        case "near" | "around":
            return f"game.board.{node.name}[{a[0]}]", 9
        case "shift":
            return f"game.board.shifted({a[1]}, {a[2]})[{a[0]}]", 9
        case "lines":
            return f"game.board.lines({a[1]})[{a[0]}]", 9
        case "area":
            return f"game.atlas().within({a[0]}, {a[1]})", 9
        case "reachable" | "shortest":
            return f"game.atlas().{node.name}({', '.join(a)})", 9
        case "route":
            return f"game.board.routes[{a[0]}]", 9
        case "min" | "max" | "abs":
            return f"{node.name}({', '.join(a)})", 9
        case "numbers":
            low, high = node.args
            if isinstance(high, c.Lit) and isinstance(high.value, int) and high.value < 1_000:
                if isinstance(low, c.Lit):
                    return f"range({a[0]}, {high.value + 1})", 9
            return f"{values.place.api('numbers')}({a[0]}, {a[1]})", 9
        case "size":
            form = node.args[0].type.form
            if form == "squares":
                return f"{values.ex(node.args[0], 9)}.bit_count()", 9
            if form in ("zone", "place", "space"):
                return f"len(game.contents[{a[0]}])", 9
            return f"len({a[0]})", 9
        case "position":
            return f"{values.place.api('position')}({a[0]}, {a[1]})", 9
        case "reverse":
            return f"{values.ex(node.args[0], 9)}[::-1]", 9
        case "take":
            return f"{values.ex(node.args[0], 9)}[:{a[1]}]", 9
        case "drop":
            return f"{values.ex(node.args[0], 9)}[{a[1]}:]", 9
        case "placements":
            return f"{values.place.api('placements')}({', '.join(a)})", 9
        case "covers":
            return f"{values.ex(node.args[1], 7)} & ~{values.ex(node.args[0], 7)} == 0", 4
        case "overlap":
            return f"({values.ex(node.args[0], 7)} & {values.ex(node.args[1], 7)})", 9
        case "joined":
            if not a:
                return "0", 9
            return f"({' | '.join(values.ex(x, 7) for x in node.args)})", 9
        case "drawn" | "parts" | "singles":
            return f"{values.place.api(node.name)}({', '.join(a)})", 9
        case "without":
            return f"({values.ex(node.args[0], 7)} & ~{values.ex(node.args[1], 7)})", 9
        case "square":
            return f"{values.place.api('square')}({', '.join(a)})", 9
        case "has_pieces":
            return f"bool(game.contents[{a[0]}])", 9
        case "merged":
            made = values.place.kind(node.type.name, merged=True)
            return f"game.program.merged({made}, {a[0]}, {a[1]})", 9
        case "waits_for":
            lent = [f"game.piece_{x.value}" for x in node.args[2:] if isinstance(x, c.Lit)]
            return f"game.program.waits_for(game, {', '.join([a[0], a[1], *lent])})", 9
        case "usable":
            return f"game.program.usable(game, {a[0]})", 9
        case "within":
            apart = far_apart(values, "distance", node.args[0], node.args[2])
            return f"0 <= {apart} <= {values.ex(node.args[1], 5)}", 4
        case "adjacent" if any(x.type.form == "piece" for x in node.args):
            return f"{far_apart(values, 'distance', *node.args)} == 1", 4
        case "adjacent":
            return f"{values.ex(node.args[1], 5)} in game.board.near[{a[0]}]", 4
        case "scenario":
            return "game.setting", 9
        case "scenario_named":
            return f"game.program.scenarios()[{a[0]}].definition", 9
        case "stat_with":
            stat = node.args[0]
            assert isinstance(stat, c.Lit)
            return f"game.stat_with({literal(safe(str(stat.value)))}, {a[1]}, {a[2]})", 9
        case "option":
            return f"game.options[{a[0]}]", 9
        case "first" | "last":
            return f"{values.place.api(node.name + '_of')}({a[0]}, {values.nothing(node.type)})", 9
        case "copies_of":
            same = node.args[1]
            assert isinstance(same, c.Lit)
            return (
                f"[piece for piece in {a[0]} if game.doc[piece].id == {literal(same.value)}]",
                9,
            )
        case "of_kind":
            kind = node.args[1]
            assert isinstance(kind, c.Lit)
            test = values.kind_test("piece", Type("piece"), str(kind.value))
            return f"[piece for piece in {a[0]} if {test}]", 9
    raise AssertionError(node)


def far_apart(values: Values, measure: str, one: c.Core, other: c.Core) -> str:
    """How far two spaces are apart, or pieces by the nearest of their spaces."""
    a, b = values.ex(one), values.ex(other)
    match one.type.form == "piece", other.type.form == "piece":
        case False, False if measure != "distance":
            return f"game.board.{'stepped' if measure == 'steps' else 'kings'}[{a}][{b}]"
        case False, False:
            return f"game.board.distance({a}, {b})"
        case True, True if measure == "distance":
            return f"game.distance_between({a}, {b})"
        case True, True:
            return f"game.apart(game.board.{measure}, {a}, {b})"
        case True, False:
            values.place.api("nearest")
            return f"nearest(game.board.{measure}, game.spaces_of({a}), ({b},))"
        case _:
            values.place.api("nearest")
            return f"nearest(game.board.{measure}, ({a},), game.spaces_of({b}))"


def _is_search(node: c.Core) -> bool:
    return isinstance(node, c.Select) and node.mode == "list" and node.where is not None


def _is_small(sides: Sequence[c.Core]) -> bool:
    """Whether a rectangle is one of those whose spaces a board keeps."""
    known = [side.value for side in sides if isinstance(side, c.Lit)]
    width, height = [n for n in known if isinstance(n, int)] if len(known) == 2 else (0, 0)
    return 0 < width * height <= 36
