"""Starts every scenario of a compiled pack, and plays it for a while: failing rules and refused maps are errors.

A set-up says `refuse "..." at s` where a map is not what the rules allow. Here that becomes a
diagnostic at the space's letter in the drawing. Refusals without a place are about the options
that players choose, and are not mistakes of the content.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from compiler import PackState, Places, Report, user_cache
from interpreter import Modules

if TYPE_CHECKING:
    from interpreter import Program

SECONDS = 3.0  # for other ways to start than the usual one
PLAYED = 1.0  # seconds, for games that are played a while
MOST_ANSWERS = 300  # in such a game
SEEDS = (1, 2, 3)
HELP = {
    "E0425": 'correct the set-up, or refuse this with `refuse "..."`',
    "E0426": "correct the rule; `siegewright hunt` finds a short game that shows the mistake",
}


def check_starts(state: PackState, report: Report) -> str:
    """Start every scenario of a pack that was checked without errors.

    Gives how many ways to start were left out because there are too many, in words, or ''. A pack that starts well
    is not tried again until it or the compiler changes.
    """
    key = f"starts/{state.places.digest}"
    if user_cache.read(key) is not None:
        return ""
    before = len(report.diagnostics)
    left = _start(
        state.pack, state.modules(), state.places, report, SECONDS, "game turn" in state.facts.ends
    )
    if len(report.diagnostics) == before and not left:
        user_cache.write(key, b"fine")
    return left


def check_maps(pack: str, files: Mapping[str, str], places: Places, report: Report) -> None:
    """Report what the set-ups of a pack refuse, for a build.

    `files` are its modules by path below generated/, not yet written.
    """
    _start(pack, files, places, report, 0)


def _start(
    pack: str,
    files: Mapping[str, str],
    places: Places,
    report: Report,
    seconds: float,
    has_turns: bool = False,
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
        if seconds and not told:
            _play(program, has_turns, places, report, told)
    return ""


def _play(
    program: Program, has_turns: bool, places: Places, report: Report, told: set[tuple[str, str]]
) -> None:
    """Play each scenario for a while, answering by chance: report rules that fail, and a game that ends at once."""
    from interpreter import StartError, play_out
    from siegewright.failures import content_line, in_words

    end = perf_counter() + PLAYED
    for scenario, known in program.scenarios().items():
        players, asked = known.players[0], False
        for seed in SEEDS:
            if perf_counter() > end:
                return
            chance = _Chance(seed, end)
            try:
                play_out(program, scenario, players, {}, seed, [chance.answer] * players)
            except _Enough:
                pass
            except StartError:
                break  # a set-up may refuse the usual options
            except Exception as error:  # whatever rules do wrong is the author's to hear of
                said = f"`{scenario}` fails while it is played: {in_words(error)}"
                _report("E0426", said, content_line(error), scenario, places, report, told)
                break
            asked = asked or chance.answers > 0
        else:
            span = places.scenario(scenario)
            if has_turns and not asked and span is not None:
                said = f"`{scenario}` is over before anybody has a turn"
                report.warning("W0471", said, span, "look at how its flow begins")
                return  # others of the same flow end in the same way


class _Enough(BaseException):
    """Leaves a game that has been played for long enough."""


@dataclass(slots=True)
class _Chance:
    """Answers by chance, and not for ever."""

    seed: int
    end: float
    answers: int = 0
    picks: Random = field(init=False)

    def __post_init__(self) -> None:
        self.picks = Random(self.seed)

    def answer(self, game: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        self.answers += 1
        if self.answers > MOST_ANSWERS or perf_counter() > self.end:
            raise _Enough
        return self.picks.randrange(len(options))


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
            _report("E0425", said, "", scenario, places, report, told)
    except StartError as error:
        map_name: str = getattr(known, "map", "")
        for reason, place in zip(error.reasons, error.places, strict=False):
            span = places.space(map_name, place) if place else None
            if span is not None and (map_name, reason) not in told:
                told.add((map_name, reason))
                report.error("E0422", f"`{map_name}` at {reason}", span)
    except Exception as error:  # whatever rules do wrong is the author's to hear of
        _report(
            "E0425",
            f"{way} cannot start: {in_words(error)}",
            content_line(error),
            scenario,
            places,
            report,
            told,
        )


def _report(
    code: str,
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
    if span is not None and (str(span), code) not in told:
        told.add((str(span), code))
        report.error(code, said, span, HELP[code])
