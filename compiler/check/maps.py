"""Checks maps as drawings: letters, names and ways that mean nothing.

grid: |                         error: `x` at (2, 1) has no meaning
  .x#                ->           = help: add it to `legend`, or write `.`
legend:
  "#": {wall: true}
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from compiler.model.definitions import Thing, World
from compiler.source.diagnostics import Edit, Fix, Related, Report, did_you_mean, one_slip
from compiler.source.positions import (
    KEEP_LINES,
    Fields,
    Items,
    Scalar,
    Span,
    Value,
    fold_of,
    joined_lines,
)

MOST_SPACES = 1_600  # rules search maps again and again, and for each space all others
MOST_SQUARES = 6_400  # of a drawing, blanks too

_COORDINATES = re.compile(r"\(\s*([0-9]{1,6})\s*,\s*([0-9]{1,6})\s*\)")


def check_map(world: World, thing: Thing, report: Report) -> None:
    """Report what the parts of a map say about spaces that are not there."""
    entries = thing.body.entries
    grid = entries.get("grid")
    drawn = set(_squares(grid)) if isinstance(grid, Scalar) else set()
    rows = grid.text.rstrip("\n").split("\n") if isinstance(grid, Scalar) else [""]
    spaces = entries.get("spaces")
    count = len(drawn) + (len(spaces.entries) if isinstance(spaces, Fields) else 0)
    if count > MOST_SPACES or len(rows) * max(map(len, rows)) > MOST_SQUARES:
        report.error(
            "E0113",
            f"a map has at most {MOST_SPACES:,} spaces, drawn on at most {MOST_SQUARES:,} squares",
            grid.span if isinstance(grid, Scalar) else thing.span,
            "make it smaller",
        )
        return
    legend = entries.get("legend")
    letters = legend.entries if isinstance(legend, Fields) else {}
    if isinstance(grid, Scalar):
        if joined_lines(grid):
            said, fold = "the rows of this grid are joined into one", fold_of(grid)
            fixes = (Fix("write `|`", (Edit(fold, "|"),), safe=True),) if fold else ()
            report.error("E0420", said, fold or grid.span, KEEP_LINES, fixes=fixes)
            return
        known = _check_letters(grid, letters, report)
        if isinstance(legend, Fields) and known:
            _check_legend(grid, legend, report)
        _check_rows(grid, report)
    else:
        _check_neighbours(entries.get("adjacency"), report)
    _check_drawn(world, entries, report)
    _check_meanings(entries, report)
    named: set[str] = set()
    for key in ("spaces", "names"):
        part = entries.get(key)
        if isinstance(part, Fields):
            named.update(part.entries)
    if isinstance(spaces, Fields):
        _check_entries(thing, spaces, drawn, report)
    for key in ("routes", "links", "names", "sections"):
        part = entries.get(key)
        for place in _places(part) if part is not None else ():
            text = str(place.value).strip()
            match = _COORDINATES.fullmatch(text)
            if match is not None:
                if (int(match[1]), int(match[2])) not in drawn:
                    report.error(
                        "E0421",
                        f"there is no space {text} in the grid of `{thing.short}`",
                        place.span,
                        "columns and rows count from 1 at the top left",
                    )
            elif text not in named:
                report.error(
                    "E0421",
                    f"there is no space `{text}` in `{thing.short}`",
                    place.span,
                    did_you_mean(text, named),
                    subject=text,
                )
    told = len(report.diagnostics)
    links = _check_links(entries.get("links"), report)
    routes = entries.get("routes")
    if isinstance(routes, Fields):
        _check_ways(routes, report)
    well_linked = len(report.diagnostics) == told  # else another space was meant
    if isinstance(spaces, Fields) and "links" in entries and well_linked and not drawn:
        linked = {place for link in links for place in link}
        _lonely(thing, spaces, linked | {_name(p) for p in _places(routes or spaces)}, report)
    for name, way in routes.entries.items() if isinstance(routes, Fields) else ():
        _check_steps(name, _places(way), links, report)
    for name, way in routes.entries.items() if isinstance(routes, Fields) else ():
        seen: dict[str, Scalar] = {}
        for place in _places(way):
            text = "".join(str(place.value).split())
            if text in seen:
                report.error(
                    "E0423",
                    f"the route `{name}` visits {place.text} twice",
                    place.span,
                    "a route visits each space once, so that a piece knows where to go next",
                    Related(seen[text].span, "the first time is"),
                )
            seen.setdefault(text, place)


def said_of_spaces(world: World) -> Iterator[Mapping[str, object]]:
    """What each map says of the spaces in its legend and in its list."""
    for thing in world.maps.values():
        for key in ("legend", "spaces"):
            part = thing.values.get(key)
            yield from part.values() if isinstance(part, dict) else ()


def place_of(map_: Fields, space: str) -> Span:
    """Where a space of a map is written: its letter in the grid, its entry, or else the map."""
    match = _COORDINATES.fullmatch(space)
    grid = map_.entries.get("grid")
    if match is not None and isinstance(grid, Scalar):
        column, row = int(match[1]), int(match[2])
        if 1 <= row <= len(grid.rows):
            line, start = grid.rows[row - 1]
            return Span(grid.span.path, line, start + column - 1)
    for key in ("spaces", "names"):
        part = map_.entries.get(key)
        if isinstance(part, Fields) and space in part.keys:
            return part.keys[space].span
    head = map_.entries.get("map")
    return head.span if isinstance(head, Scalar) else map_.span


def _check_neighbours(adjacency: Value | None, report: Report) -> None:
    """Report neighbours on a grid that is not there."""
    if isinstance(adjacency, Scalar) and adjacency.text != "none":
        said = "this map has no `grid`, so there are no squares that could be neighbours"
        help = "draw a `grid`, or leave this out and say in `links` what is adjacent"
        report.error("E0350", said, adjacency.span, help)


def _check_letters(grid: Scalar, letters: dict[str, Value], report: Report) -> bool:
    """Report letters that stand for nothing; gives whether all stand for something."""
    known = {*letters, "."}
    told: set[str] = set()
    for y, row in enumerate(grid.text.rstrip("\n").split("\n"), 1):
        for x, letter in enumerate(row, 1):
            if letter == "\t":
                line, column = grid.rows[min(y, len(grid.rows)) - 1]
                said = f"a tab at ({x}, {y}) is not a space of the map"
                place = Span(grid.span.path, line, column + x - 1)
                report.error("E0420", said, place, "write `.` for each space, or blanks")
            if letter.isspace() or letter in known or letter in told:
                continue
            told.add(letter)  # one mistake, however often it is drawn
            line, column = grid.rows[min(y, len(grid.rows)) - 1]
            there = f"{', '.join(f'`{k}`' for k in sorted(known))} are known"
            help = f"say what it is in `legend` ({there}), or write `.` for a plain space"
            if letter == "#":
                help = f'{help}; in `legend`, a `#` needs quotes: `"#": ...`'
            elif letter.swapcase() in known and letter.swapcase() not in grid.text:
                help = f"`{letter.swapcase()}` is in the legend, and `{letter}` is not: write one like the other"
            report.error(
                "E0420",
                f"`{letter}` at ({x}, {y}) has no meaning",
                Span(grid.span.path, line, column + x - 1),
                help,
            )
    return not told


def _check_legend(grid: Scalar, legend: Fields, report: Report) -> None:
    """Warn of letters that are explained and never drawn."""
    for letter, key in legend.keys.items():
        if letter not in grid.text:
            said = f"`{letter}` is in the legend, but not in the grid"
            report.warning("W0449", said, key.span, "draw it, or remove it from `legend`")


def _check_rows(grid: Scalar, report: Report) -> None:
    """Warn of the few rows that are shorter or longer than all others: a letter was lost or doubled."""
    written = grid.text.rstrip("\n").split("\n")
    rows = [row.rstrip() for row in written]
    lengths = Counter(map(len, rows))
    usual, times = lengths.most_common(1)[0]
    gaps = [number for number, row in enumerate(rows) if " " in row]
    # A drawing with gaps has rows of its own lengths; one gap in one row is a slip.
    if times < 2 or len(rows) - times > len(rows) // 3 or len(gaps) > 1:
        return
    for number, row in enumerate(rows):
        if usual in (len(row), len(written[number])):
            continue
        line, column = grid.rows[min(number, len(grid.rows) - 1)]
        end = Span(grid.span.path, line, column + len(row), 0)
        missing = "." * (usual - len(row))
        fixes = (Fix(f"add `{missing}` at its end", (Edit(end, missing),)),) if missing else ()
        whole = Span(grid.span.path, line, column, len(row))
        near = [*rows[max(0, number - 1) : number], *rows[number + 1 : number + 2]]
        for beside in dict.fromkeys(near):
            if len(beside) == usual and one_slip(row, beside):
                fixes = (Fix(f"write `{beside}`, as beside it", (Edit(whole, beside),)), *fixes)
        report.warning(
            "W0445",
            f"row {number + 1} has {len(row)} squares, and the other rows have {usual}",
            Span(grid.span.path, line, column, max(1, len(row))),
            "draw a square for each column; write a blank where there is no space",
            fixes=fixes,
        )


def _check_entries(
    thing: Thing, spaces: Fields, drawn: set[tuple[int, int]], report: Report
) -> None:
    """Report fields of squares that the grid does not have."""
    for name, key in spaces.keys.items():
        match = _COORDINATES.fullmatch(name)
        if match is not None and (int(match[1]), int(match[2])) not in drawn:
            report.error(
                "E0421",
                f"there is no space {name} in the grid of `{thing.short}`",
                key.span,
                "columns and rows count from 1 at the top left",
            )


def _check_links(part: Value | None, report: Report) -> set[tuple[str, str]]:
    """The neighbours by links; reports links that join nothing, or say the same again."""
    found: set[tuple[str, str]] = set()
    for link in part.items if isinstance(part, Items) else ():
        is_chain = isinstance(link, Items)
        places = [*_places(link)]
        for one, two in pairwise(places):
            step = _name(one), _name(two)
            if step[0] == step[1]:
                said = f"this link joins `{two.text}` to itself"
                report.error("E0350", said, two.span, "name the space that is next to it")
            elif is_chain and step in found:
                said = f"`{one.text}` and `{two.text}` are linked already"
                report.warning("W0455", said, two.span, "keep one of the two links")
            found |= {step, (step[1], step[0])} if is_chain else {step}
    return found


def _check_steps(
    route: str, way: Iterator[Scalar], links: set[tuple[str, str]], report: Report
) -> None:
    """Warn of a step of a route to a space that is no neighbour, where all spaces have names and links."""
    linked = {place for link in links for place in link}
    for one, two in pairwise(way):
        step = _name(one), _name(two)
        if step not in links and linked.issuperset(step) and not step[0].startswith("("):
            said = (
                f"the route `{route}` goes from `{one.text}` to `{two.text}`, which are not linked"
            )
            report.warning("W0455", said, two.span, "name the spaces between them, or link the two")


def _check_ways(routes: Fields, report: Report) -> None:
    """Report routes that lead nowhere."""
    for name, way in routes.entries.items():
        if len([*_places(way)]) == 1:
            said = f"the route `{name}` has one space, so it leads nowhere"
            report.warning("W0455", said, way.span, "name the spaces from its beginning to its end")


def _lonely(thing: Thing, spaces: Fields, reached: set[str], report: Report) -> None:
    """Warn of spaces that nothing leads to, on a map whose spaces are linked."""
    alone = [name for name in spaces.entries if name not in reached and name[0] != "("]
    if len(alone) == len(spaces.entries) > 1:
        said = f"no two spaces of `{thing.short}` are linked, and no route leads through them"
        report.warning("W0462", said, thing.name_span, "link them, as in `links: [[a, b]]`")
        return
    for name in alone if len(spaces.entries) > 1 else ():
        said = f"nothing leads to the space `{name}` of `{thing.short}` or away from it"
        report.warning("W0462", said, spaces.keys[name].span, "link it, as in `links: [[a, b]]`")


def _name(place: Scalar) -> str:
    return "".join(str(place.value).split())


def _check_drawn(world: World, entries: dict[str, Value], report: Report) -> None:
    """Report what `draw` cannot draw: what is no state of spaces, and what no player sees."""
    draw = entries.get("draw")
    states = world.kinds["space"].state
    for name, glyphs in draw.entries.items() if isinstance(draw, Fields) else ():
        assert isinstance(draw, Fields)
        span = draw.keys[name].span
        if name in world.kinds["space"].fields:
            said = f"`{name}` is a field: it never changes, and `draw` draws state"
            report.error("E0209", said, span, "draw it with a letter of the grid", subject=name)
        elif name not in states:
            near = did_you_mean(name, states)
            report.error("E0209", f"spaces have no state `{name}`", span, near, subject=name)
        elif states[name].visible != "all":
            said = f"`{name}` is hidden, so it is not drawn"
            report.error("E0600", said, span, "leave it out, or remove `visible` from the state")
        elif isinstance(glyphs, Fields) and not glyphs.entries:
            help = f'write `{name}: "{{}}"` to draw the value, or a letter for each value'
            report.error("E0600", f"nothing is said to draw `{name}` with", glyphs.span, help)


def _check_meanings(entries: dict[str, Value], report: Report) -> None:
    """Report meanings of characters that nobody draws."""
    means, grid = entries.get("means"), entries.get("grid")
    if not isinstance(means, Fields):
        return
    drawn = set(grid.text) if isinstance(grid, Scalar) else set()
    draw = entries.get("draw")
    for glyphs in draw.entries.values() if isinstance(draw, Fields) else ():
        drawn.update(str(place.value) for place in _places(glyphs))
    for letter in means.entries:
        if letter not in drawn:
            report.error(
                "E0420",
                f"`{letter}` is neither in `grid` nor in `draw`",
                means.keys[letter].span,
                "leave it out of `means`, or draw it",
            )


def _squares(grid: Scalar) -> Iterator[tuple[int, int]]:
    for y, row in enumerate(grid.text.rstrip("\n").split("\n"), 1):
        for x, letter in enumerate(row, 1):
            if not letter.isspace():
                yield x, y


def _places(part: Value) -> Iterator[Scalar]:
    match part:
        case Scalar():
            yield part
        case Items():
            for item in part.items:
                yield from _places(item)
        case Fields():
            for item in part.entries.values():
                yield from _places(item)
