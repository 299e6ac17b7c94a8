"""Progress of long runs."""

from __future__ import annotations

import time
from typing import TextIO

from siegewright.screen import behind
from siegewright.simulation.sim_games import Tally


class Meter:
    """Shows how far the games are; this one shows nothing."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = time.perf_counter()

    def show(self, done: int, tally: Tally) -> None:
        pass

    def close(self) -> None:
        pass

    def words(self, done: int, tally: Tally) -> str:
        speed = done / max(time.perf_counter() - self.began, 1e-9)
        errors = tally.total().errors
        told = f"{done:,} of {self.games:,} games, {speed:,.0f} a second"
        return f"{told}, {errors:,} errors" if errors else told


class LineMeter(Meter):
    """A line now and then, for files and pipes."""

    EVERY = 5.0

    def __init__(self, games: int, stream: TextIO) -> None:
        super().__init__(games)
        self.stream = stream
        self.last = self.began

    def show(self, done: int, tally: Tally) -> None:
        now = time.perf_counter()
        if now - self.last >= self.EVERY:
            self.last = now
            print(self.words(done, tally), file=self.stream, flush=True)


class BarMeter(Meter):
    """A bar that moves, for a terminal."""

    def __init__(self, games: int, stream: TextIO) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        super().__init__(games)
        # Without a thread of its own: workers may still have to be forked.
        self.progress = Progress(
            BarColumn(),
            TextColumn("{task.description}"),
            TimeRemainingColumn(),
            console=Console(file=behind(stream)),
            transient=True,
            auto_refresh=False,
        )
        self.task = self.progress.add_task("", total=games)
        self.progress.start()

    def show(self, done: int, tally: Tally) -> None:
        words = self.words(done, tally)
        self.progress.update(self.task, completed=done, description=words, refresh=True)

    def close(self) -> None:
        self.progress.stop()


def meter_for(games: int, stream: TextIO) -> Meter:
    return BarMeter(games, stream) if stream.isatty() else LineMeter(games, stream)
