"""Progress of long runs."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import TextIO

from siegewright.screen import behind
from siegewright.simulation.sim_games import Tally


class Meter:
    """Shows how far the games are; this one shows nothing."""

    def __init__(self, games: int, before: int = 0) -> None:
        self.games = games
        self.before = before  # games that were played in an earlier run
        self.began = time.perf_counter()

    def show(self, done: int, tally: Tally) -> None:
        self.tell(done, tally.total().errors)

    def tell(self, done: int, errors: int) -> None:
        pass

    def close(self) -> None:
        pass

    def words(self, done: int, errors: int) -> str:
        speed = (done - self.before) / max(time.perf_counter() - self.began, 1e-9)
        told = f"{done:,} of {self.games:,} games, {in_figures(speed)} a second"
        return f"{told}, {errors:,} errors" if errors else told

    def time_left(self, done: int) -> str:
        """How long the rest will take at this speed; empty as long as it is unknown."""
        played = done - self.before
        if played <= 0:
            return ""
        seconds = (time.perf_counter() - self.began) / played * max(0, self.games - done)
        return f"{timedelta(seconds=round(seconds))} left"


def in_figures(speed: float) -> str:
    """A speed with as many digits as mean something.

    >>> in_figures(1234.5), in_figures(0.034)
    ('1,234', '0.034')
    """
    return f"{speed:,.0f}" if speed >= 10 else f"{speed:.2g}"


class LineMeter(Meter):
    """A line now and then, for files and pipes."""

    EVERY = 5.0

    def __init__(self, games: int, stream: TextIO, before: int = 0) -> None:
        super().__init__(games, before)
        self.stream = stream
        self.last = self.began

    def tell(self, done: int, errors: int) -> None:
        now = time.perf_counter()
        if now - self.last >= self.EVERY:
            self.last = now
            left = self.time_left(done)
            words = self.words(done, errors)
            print(f"{words}, {left}" if left else words, file=self.stream, flush=True)


class BarMeter(Meter):
    """A bar that moves, for a terminal."""

    def __init__(self, games: int, stream: TextIO, before: int = 0) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        super().__init__(games, before)
        # Without a thread of its own: workers may still have to be forked.
        self.progress = Progress(
            BarColumn(),
            TextColumn("{task.description}"),
            TimeRemainingColumn(),
            console=Console(file=behind(stream)),
            transient=True,
            auto_refresh=False,
        )
        self.task = self.progress.add_task("", total=games - before)
        self.progress.start()

    def tell(self, done: int, errors: int) -> None:
        words = self.words(done, errors)
        made = done - self.before
        self.progress.update(self.task, completed=made, description=words, refresh=True)

    def close(self) -> None:
        self.progress.stop()


def meter_for(games: int, stream: TextIO, before: int = 0) -> Meter:
    kind = BarMeter if stream.isatty() else LineMeter
    return kind(games, stream, before)
