"""Crash hunting: random and odd players in invariant mode; a failure becomes a short replay and a rule test."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from compiler import processes
from interpreter import Playable, Save, start_watchdog
from siegewright.arena.odd_players import odd_players
from siegewright.arena.shrink import Script, Start, fails, play_to_end, shrink, signature
from siegewright.failures import told
from siegewright.simulation.progress import meter_for
from siegewright.simulation.settings import Setting
from siegewright.simulation.sim_games import Loader, game_seeds
from siegewright.simulation.workers import answer

CHUNK = 32
MOST_CHOICES = 2000  # of a rule test; games that never end have more
MOST_FOUND = 20  # different failures; more are not useful at a time


@dataclass(frozen=True, slots=True)
class Caught:
    """A failure, as short as it got."""

    game: int
    start: Start
    answers: tuple[int, ...]
    before: int  # answers of the game that failed first
    error: str
    signature: str
    choices: tuple[str, ...]


def hunt_games(
    program: Playable, settings: Sequence[Setting], seed: int, numbers: range
) -> tuple[int, list[tuple[int, list[int], str]]]:
    """Play these games; gives the number of decisions, and number, answers and failure of those that failed."""
    found: list[tuple[int, list[int], str]] = []
    decisions = 0
    for number in numbers:
        setting = settings[number % len(settings)]
        game_seed, bot_seed = game_seeds(seed, number)
        start = Start(setting.scenario, setting.players, dict(setting.options), game_seed)
        answers: list[int] = []
        players = odd_players(number, setting.players, bot_seed)
        try:
            play_to_end(program, start, players, answers)
        except Exception as error:
            if type(error).__name__ != "StartError":  # options that a game refuses are not failures
                found.append((number, answers, signature(error)))
        decisions += len(answers)
    return decisions, found


def hunt(
    loader: Loader,
    program: Playable,
    settings: Sequence[Setting],
    seed: int,
    games: int,
    jobs: int,
) -> tuple[list[Caught], dict[str, Any]]:
    """Play so many games, and shrink one game of every sort of failure."""

    def hire() -> processes.Worker:
        # Forking shares the program, but must not happen beside other threads.
        fork = processes.can_fork() and threading.active_count() == 1
        shared = program if fork else None
        return processes.Worker(_work, loader, program.pack, shared, settings, seed, fork=fork)

    began = time.perf_counter()
    meter = meter_for(games, sys.stderr)
    seen: dict[str, tuple[int, list[int]]] = {}
    failed = decisions = done = 0
    workers = [hire() for _ in range(min(jobs, -(-games // CHUNK)))]
    waiting = (range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
    busy: dict[processes.Worker, range] = {}
    try:
        for worker, chunk in zip(workers, waiting, strict=False):
            busy[worker] = chunk
            worker.send(chunk)
        while busy:
            for worker in processes.ready(busy):
                chunk = busy.pop(worker)
                try:
                    count, found = worker.receive()
                except processes.Died as death:
                    found, count = [(chunk.start, [], f"the process that plays games {chunk.start} to {chunk.stop - 1} died ({death})")], 0  # fmt: skip
                    worker.end()
                    worker = hire()
                    workers.append(worker)
                decisions += count
                done += len(chunk)
                for number, answers, how in found:
                    failed += 1
                    if how not in seen or number < seen[how][0]:
                        seen[how] = (number, answers)
                meter.tell(done, failed)
                more = next(waiting, None) if len(seen) < MOST_FOUND else None
                if more is not None:
                    busy[worker] = more
                    worker.send(more)
    finally:
        meter.close()
        for worker in workers:
            worker.end()
    caught = [
        _caught(program, settings, seed, number, answers, how)
        for how, (number, answers) in sorted(seen.items(), key=lambda pair: pair[1][0])
    ]
    seconds = round(time.perf_counter() - began, 3)
    return caught, {"games": done, "failed": failed, "decisions": decisions, "seconds": seconds}


def _work(
    line: Connection,
    loader: Loader,
    pack: str,
    shared: Playable | None,
    settings: Sequence[Setting],
    seed: int,
) -> None:
    start_watchdog()
    program = loader(pack) if shared is None else shared
    answer(line, lambda chunk: hunt_games(program, settings, seed, chunk))


def _caught(
    program: Playable,
    settings: Sequence[Setting],
    seed: int,
    number: int,
    answers: Sequence[int],
    how: str,
) -> Caught:
    setting = settings[number % len(settings)]
    game_seed, _ = game_seeds(seed, number)
    start = Start(setting.scenario, setting.players, dict(setting.options), game_seed)
    if not answers and how.startswith("the process"):
        return Caught(number, start, (), 0, how, how, ())
    short = shrink(program, start, answers, how)
    script = Script(short, words=True)
    error = fails(program, start, script)
    words = told(error) if error is not None else how
    choices = tuple([words for _, words in script.choices])
    return Caught(number, start, tuple(script.given), len(answers), words, how, choices)


# ------------------------------------------------------------------ what is written


def write_caught(program: Playable, caught: Caught, folder: Path) -> tuple[Path, Path | None]:
    """A saved game that fails when it is replayed, and a rule test that fails until the rules are fixed, unless it would be longer than anybody reads."""
    name = f"{_plain(program.pack)}-{_plain(caught.start.scenario)}-{caught.game}"
    replay, test = folder / f"{name}.json", folder / f"{name}.yaml"
    folder.mkdir(parents=True, exist_ok=True)
    start = caught.start
    save = Save(
        program.pack,
        dict(program.lock),
        start.scenario,
        start.players,
        start.options,
        start.seed,
        caught.answers,
        None,
        {},
        True,
        caught.error,
    )
    save.write(replay)
    if len(caught.answers) > MOST_CHOICES:
        return replay, None
    test.write_text(rule_test(program, caught), encoding="utf-8")
    return replay, test


def rule_test(program: Playable, caught: Caught) -> str:
    """The game as a rule test: it is set up, and the choices are made, one after the other."""
    start = caught.start
    # A single option is asked for in play and in tests alike; each choice is the words of its option.
    lines = [
        f"- test: {_quoted(f'game {caught.game} of a hunt does not fail')}",
        f"  # it failed: {_comment(caught.error)}",
        f"  scenario: {start.scenario}",
        f"  players: {start.players}",
        f"  seed: {start.seed}",
    ]
    if start.options:
        lines.append(f"  options: {json.dumps(start.options, default=str)}")
    lines += ["  given:", "    - set up"]
    if caught.choices:
        lines.append("  choices:")
        lines += [f"    - {_quoted(words)}" for words in caught.choices]
    return "\n".join([*lines, "  when:", "    - play on", "  then:", "    - size(players) > 0", ""])


def _plain(id: str) -> str:
    return "".join([sign if sign.isalnum() or sign == "_" else "-" for sign in id])


def _quoted(text: str) -> str:
    """A scalar of YAML, whatever the text: strangers write the words of options."""
    return json.dumps(" ".join(text.split()), ensure_ascii=True)


def _comment(text: str) -> str:
    return "".join([sign if sign.isprintable() else " " for sign in text])[:200]
