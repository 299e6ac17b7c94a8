"""Starts every scenario of a compiled pack: failing set-ups and refused maps are errors.

A set-up says `refuse "..." at s` where a map is not what the rules allow. Here that becomes a
diagnostic at the space's letter in the drawing. Refusals without a place speak of the options
that players choose, and are no mistake of the content.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from compiler import PackState, Report, Span, user_cache
from compiler.tools import Fields, RawPack, Scalar, compiler_state, module_name, place_of
from interpreter import Modules, loaded

if TYPE_CHECKING:
    from interpreter import Program

SECONDS = 3.0  # for other ways to start than the usual one
MARK = "game.refuse_at("


def refuses(raws: Iterable[RawPack]) -> bool:
    """Whether some rule may refuse a game; most packs have none, and need not begin."""
    return any("refuse" in file.text for raw in raws for file in raw.files)


def maps_key(files: Mapping[str, str]) -> str:
    """Changes when the maps of a pack must be looked at again; '' if its rules never do."""
    if not any(MARK in text for text in files.values()):
        return ""
    digest = hashlib.sha256()
    for path, text in sorted(files.items()):
        if MARK in text or path == "program.py" or "SCENARIO" in text:
            digest.update(text.encode())
    return digest.hexdigest()[:16]


def check_starts(state: PackState, report: Report) -> str:
    """Start every scenario of a pack that was checked without errors.

    Gives how many ways to start were left out because there are too many, in words, or ''. A pack that starts well
    is not tried again until it or the compiler changes.
    """
    pack, raws = state.pack, state.raws
    key = f"starts/{_digest(raws)}"
    if user_cache.read(key) is not None:
        return ""
    before = len(report.errors)
    files = {path.split("/", 1)[1]: text for path, text in state.modules().items()}
    left = _begin(pack, files, raws, report, SECONDS)
    if len(report.errors) == before and not left:
        user_cache.write(key, b"fine")
    return left


def _digest(raws: Iterable[RawPack]) -> str:
    """Changes when a file of the pack, of those it requires, or of the compiler changes."""
    digest = hashlib.sha256(compiler_state().encode())
    for raw in raws:
        for file in raw.files:
            digest.update(f"{file.path}\0{len(file.text)}\0{file.text}".encode())
    return digest.hexdigest()[:32]


def check_maps(
    pack: str, files: Mapping[str, str], raws: Sequence[RawPack], report: Report
) -> None:
    """Report what the set-ups of a pack refuse, for a build.

    `files` are its modules, not yet written; `raws` the pack and all it requires, as written.
    """
    if maps_key(files):
        _begin(pack, files, raws, report, 0)


def _begin(
    pack: str,
    files: Mapping[str, str],
    raws: Sequence[RawPack],
    report: Report,
    seconds: float,
) -> str:
    """Begin every scenario once, then with other numbers of players and values of options, as long as there is time."""
    name = module_name(pack)
    # The modules need not lie anywhere: a path is a name here.
    sources = {f"generated/{name}/{path}": text.encode() for path, text in files.items()}
    sources["generated/__init__.py"] = b""
    told: set[tuple[str, str]] = set()  # several scenarios may be played on one map
    with loaded(Modules("generated", sources), name) as program:
        ways = _ways(program) if seconds else []
        for scenario, known in program.scenarios().items():
            _try(program, scenario, known.players[0], {}, raws, report, told)
        end = perf_counter() + seconds
        for number, (scenario, players, options) in enumerate(ways):
            if perf_counter() > end:
                return f"{len(ways) - number} of {len(ways)} ways to start {pack} were not tried"
            _try(program, scenario, players, options, raws, report, told)
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
    raws: Sequence[RawPack],
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
            said = f"{way} has a piece of player {strange[0]}, who is not there"
            _report(said, "", scenario, raws, report, told)
    except StartError as error:
        map_name: str = getattr(known, "map", "")
        map_ = _written(map_name, raws)
        for reason, place in zip(error.reasons, error.places, strict=False):
            if map_ is not None and place and (map_name, reason) not in told:
                told.add((map_name, reason))
                report.error("E0422", f"`{map_name}` at {reason}", place_of(map_, place))
    except Exception as error:  # whatever rules do wrong is the author's to hear of
        _report(
            f"{way} cannot start: {in_words(error)}",
            content_line(error),
            scenario,
            raws,
            report,
            told,
        )


def _report(
    said: str,
    line: str,
    scenario: str,
    raws: Sequence[RawPack],
    report: Report,
    told: set[tuple[str, str]],
) -> None:
    """Report a game that cannot start, at the line of the rule that failed or at its scenario; each place once."""
    path, _, number = line.rpartition(":")
    if number.isdecimal() and path:
        span = Span(path, int(number), 1)
        for file in (file for raw in raws for file in raw.files if file.path == path):
            row = file.text.split("\n")[span.line - 1]
            lead = len(row) - len(row.lstrip())
            span = Span(path, span.line, lead + 1, max(1, len(row.strip())))
    else:
        heads = [
            head
            for raw in raws
            for file in raw.files
            for d in file.documents
            if isinstance(head := d.entries.get("scenario"), Scalar) and head.text == scenario
        ]
        if not heads:
            return
        span = heads[0].span
    if (str(span), "E0425") not in told:
        told.add((str(span), "E0425"))
        report.error("E0425", said, span, 'correct the set-up, or refuse this with `refuse "..."`')


def _written(map_: str, raws: Sequence[RawPack]) -> Fields | None:
    for raw in raws:
        for file in raw.files:
            for document in file.documents:
                head = document.entries.get("map")
                if (
                    isinstance(head, Scalar)
                    and head.text == map_
                    and "scenario" not in document.entries
                ):
                    return document
    return None
