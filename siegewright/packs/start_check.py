"""Starts every scenario of a compiled pack: failing set-ups and refused maps are errors.

A set-up says `refuse "..." at s` where a map is not what the rules allow. Here that becomes a
diagnostic at the space's letter in the drawing. Refusals without a place are about the options
that players choose, and are not mistakes of the content.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any

from compiler import PackState, Places, Report, user_cache
from interpreter import Modules

if TYPE_CHECKING:
    from interpreter import Program

SECONDS = 3.0  # for other ways to start than the usual one


def check_starts(state: PackState, report: Report) -> str:
    """Start every scenario of a pack that was checked without errors.

    Gives how many ways to start were left out because there are too many, in words, or ''. A pack that starts well
    is not tried again until it or the compiler changes.
    """
    key = f"starts/{state.places.digest}"
    if user_cache.read(key) is not None:
        return ""
    before = len(report.errors)
    left = _start(state.pack, state.modules(), state.places, report, SECONDS)
    if len(report.errors) == before and not left:
        user_cache.write(key, b"fine")
    return left


def check_maps(pack: str, files: Mapping[str, str], places: Places, report: Report) -> None:
    """Report what the set-ups of a pack refuse, for a build.

    `files` are its modules by path below generated/, not yet written.
    """
    _start(pack, files, places, report, 0)


def _start(
    pack: str, files: Mapping[str, str], places: Places, report: Report, seconds: float
) -> str:
    """Start every scenario once, then with other numbers of players and values of options, as long as there is time."""
    # The modules need not lie anywhere: a path is a name here.
    sources = {f"generated/{path}": text.encode() for path, text in files.items()}
    sources["generated/__init__.py"] = b""
    told: set[tuple[str, str]] = set()  # several scenarios may be played on one map
    with Modules("generated", sources).loaded(next(iter(files)).split("/")[0]) as program:
        ways = _ways(program) if seconds else []
        for scenario, known in program.scenarios().items():
            _try(program, scenario, known.players[0], {}, places, report, told)
        end = perf_counter() + seconds
        for number, (scenario, players, options) in enumerate(ways):
            if perf_counter() > end:
                return f"{len(ways) - number} of {len(ways)} ways to start {pack} were not tried"
            _try(program, scenario, players, options, places, report, told)
    return ""


def _ways(program: Program) -> list[tuple[str, int, dict[str, object]]]:
    """Every number of players, and every value of every option, one at a time."""
    found: list[tuple[str, int, dict[str, object]]] = []
    documents: Mapping[str, Any] = getattr(program, "definitions", {})
    for id, known in program.scenarios().items():
        least, most = known.players
        found += [(id, players, {}) for players in range(least + 1, most + 1)]
        options: Mapping[str, Any] = getattr(known, "options", {})
        for name, option in options.items():
            found += [
                (id, least, {name: v}) for v in option.choices(documents) if v != option.default
            ]
    return found


def _try(
    program: Program,
    scenario: str,
    players: int,
    options: dict[str, object],
    places: Places,
    report: Report,
    told: set[tuple[str, str]],
) -> None:
    """Begin one game, and report why it cannot begin."""
    # Not before: most builds need no interpreter, and a game after one may have it as machine code.
    from interpreter import Session, StartError
    from siegewright.failures import content_line, in_words

    known = program.scenarios()[scenario]
    way = f"`{scenario}` with {players} player{'s' if players != 1 else ''}"
    way += "".join(f" and {name}={value}" for name, value in options.items())
    try:
        game: Any = Session(program, scenario, players, options, seed=1).game
        strange = [owner for owner in game.owner if owner >= players]
        if strange:
            said = f"{way} has a piece of `players[{strange[0]}]`, who does not take part"
            _report(said, "", scenario, places, report, told)
    except StartError as error:
        map_name: str = getattr(known, "map", "")
        for reason, place in zip(error.reasons, error.places, strict=False):
            span = places.space(map_name, place) if place else None
            if span is not None and (map_name, reason) not in told:
                told.add((map_name, reason))
                report.error("E0422", f"`{map_name}` at {reason}", span)
    except Exception as error:  # whatever rules do wrong is the author's to hear of
        _report(
            f"{way} cannot start: {in_words(error)}",
            content_line(error),
            scenario,
            places,
            report,
            told,
        )


def _report(
    said: str,
    line: str,
    scenario: str,
    places: Places,
    report: Report,
    told: set[tuple[str, str]],
) -> None:
    """Report a game that cannot start, at the line of the rule that failed or at its scenario; each place once."""
    path, _, number = line.rpartition(":")
    span = (
        places.row(path, int(number)) if number.isdecimal() and path else places.scenario(scenario)
    )
    if span is not None and (str(span), "E0425") not in told:
        told.add((str(span), "E0425"))
        report.error("E0425", said, span, 'correct the set-up, or refuse this with `refuse "..."`')
