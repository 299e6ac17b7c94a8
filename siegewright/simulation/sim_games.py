"""Games of a simulation: what to play, the seed of each game, and what is counted."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any

from interpreter import (
    Balance,
    Outcome,
    Playable,
    Program,
    Progress,
    Save,
    play_out,
    scores_of,
)
from siegewright.failures import told
from siegewright.simulation.bots import EFFORT, bots_named
from siegewright.simulation.settings import Setting
from siegewright.simulation.statistics import rate

# A campaign in which a lost game is played again may never end.
MOST_CHAPTERS = 100
# One mistake in the rules may end thousands of games; a few of them show it.
MOST_REPLAYS = 25
Loader = Callable[[str], Playable]
Counted = dict[str, tuple[int, int]]  # what a balance counts: tries and hits


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be played. Game i takes the setting i of `settings`, over and over."""

    pack: str
    settings: Sequence[Setting]
    seed: int
    bots: tuple[str, ...]  # by seat, over and over
    check: bool
    effort: int = EFFORT


@dataclass(slots=True)
class Count:
    """What came out of the games of one scenario."""

    games: int = 0
    errors: int = 0
    endless: int = 0  # games that did not end
    decisions: int = 0
    results: dict[str, int] = field(default_factory=dict)
    seats: dict[str, tuple[int, int]] = field(default_factory=dict)  # games finished, games won
    scores: dict[str, tuple[int, int]] = field(default_factory=dict)  # games with scores, their sum
    awards: dict[str, int] = field(default_factory=dict)  # how often each title was earned
    counted: Counted = field(default_factory=dict)  # for a balance

    def seat(self, name: str, games: int, wins: int) -> None:
        before = self.seats.get(name, (0, 0))
        self.seats[name] = (before[0] + games, before[1] + wins)

    def score(self, name: str, games: int, total: int) -> None:
        before = self.scores.get(name, (0, 0))
        self.scores[name] = (before[0] + games, before[1] + total)

    def award(self, title: str, times: int) -> None:
        self.awards[title] = self.awards.get(title, 0) + times

    def hit(self, name: str, tries: int, hits: int) -> None:
        before = self.counted.get(name, (0, 0))
        self.counted[name] = (before[0] + tries, before[1] + hits)

    def add(self, other: Count) -> None:
        self.games += other.games
        self.errors += other.errors
        self.endless += other.endless
        self.decisions += other.decisions
        for result, times in other.results.items():
            self.results[result] = self.results.get(result, 0) + times
        for name, (games, wins) in other.seats.items():
            self.seat(name, games, wins)
        for name, (games, total) in other.scores.items():
            self.score(name, games, total)
        for title, times in other.awards.items():
            self.award(title, times)
        for name, (tries, hits) in other.counted.items():
            self.hit(name, tries, hits)

    def to_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.games - self.errors - self.endless,
            "errors": self.errors,
            "endless": self.endless,
            "decisions": self.decisions,
            "results": {name: self.results[name] for name in sorted(self.results)},
            "rates": {name: rate(self.results[name], self.games) for name in sorted(self.results)},
            "seats": {
                name: {"games": games, "wins": wins, **rate(wins, games)}
                for name, (games, wins) in sorted(self.seats.items())
            },
            **self._standings(),
        }

    def _standings(self) -> dict[str, Any]:
        """Mean scores and titles, of games that have any."""
        data: dict[str, Any] = {}
        if self.scores:
            pairs = sorted(self.scores.items())
            data["scores"] = {name: round(total / games, 2) for name, (games, total) in pairs}
        if self.awards:
            data["awards"] = {title: self.awards[title] for title in sorted(self.awards)}
        if self.counted:
            data["counted"] = {name: list(pair) for name, pair in sorted(self.counted.items())}
        return data


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that the rules, a bot or the machine ended, or that did not end."""

    index: int
    answers: tuple[int, ...]
    error: str
    setting: Setting
    seed: int
    endless: bool = False


@dataclass(slots=True)
class Tally:
    """What came out of some of the games; tallies can be put together in any order."""

    counts: dict[str, Count] = field(default_factory=dict)
    chapters: dict[str, Count] = field(default_factory=dict)  # the games of campaigns, by scenario
    failures: list[Failure] = field(default_factory=list)  # the first ones only
    counted: dict[int, Counted] = field(default_factory=dict)  # for a balance, by game

    def failed(self, *failures: Failure) -> None:
        """Remember failures: the first ones, and those that did not end after all others."""
        self.failures += failures
        self.failures.sort(key=lambda failure: (failure.endless, failure.index))
        del self.failures[MOST_REPLAYS:]

    def add(self, other: Tally) -> None:
        self.counted.update(other.counted)
        for scenario, count in other.counts.items():
            self.counts.setdefault(scenario, Count()).add(count)
        for scenario, count in other.chapters.items():
            self.chapters.setdefault(scenario, Count()).add(count)
        self.failed(*other.failures)

    def total(self) -> Count:
        total = Count()
        for count in self.counts.values():
            total.add(count)
        return total


def game_seeds(seed: int, index: int, chapter: int = 0) -> tuple[int, int]:
    """The seeds of one game of a run, and of its bots; of a campaign each chapter has its own."""
    key = b"%d:%d:%d" % (seed, index, chapter) if chapter else b"%d:%d" % (seed, index)
    words = blake2b(key, digest_size=16).digest()
    return int.from_bytes(words[:7], "little"), int.from_bytes(words[8:15], "little")


def play_games(program: Playable, job: Job, indices: Sequence[int]) -> Tally:
    """Play the games of these numbers. A pure function."""
    tally = Tally()
    for index in indices:
        setting = job.settings[index % len(job.settings)]
        count = tally.counts.setdefault(setting.name, Count())
        own = Count() if setting.balance else count
        if setting.campaign:
            assert isinstance(program, Program)
            _play_campaign(program, job, index, setting, own, tally)
        else:
            _play_game(program, job, index, setting, own, tally)
        if setting.balance:
            count.add(own)
            if not own.errors:
                tally.counted[index] = own.counted
    return tally


def _play_game(
    program: Playable,
    job: Job,
    index: int,
    setting: Setting,
    count: Count,
    tally: Tally,
    chapter: int = 0,
) -> Outcome | None:
    """Play one game and count it; None if it failed."""
    scenario, players = setting.scenario, setting.players
    seed, bot_seed = game_seeds(job.seed, index, chapter)
    policies = bots_named(setting.bots or job.bots, players, bot_seed, job.effort)
    count.games += 1
    answers: list[int] = []
    outcome: Outcome | None = None
    try:
        outcome = play_out(
            program, scenario, players, setting.options, seed, policies, job.check, answers
        )
    except Exception as error:
        result = f"error: {type(error).__name__}"
        count.errors += 1
        tally.failed(Failure(index, tuple(answers), told(error), setting, seed))
    else:
        result = count_outcome(program, setting, outcome, count)
        if outcome.endless:
            count.endless += 1
            if setting.balance:
                count.hit(ENDLESS, 1, 0)
            tally.failed(Failure(index, outcome.answers, outcome.endless, setting, seed, True))
    count.decisions += len(answers)
    count.results[result] = count.results.get(result, 0) + 1
    return outcome


def _play_campaign(
    program: Program, job: Job, index: int, setting: Setting, count: Count, tally: Tally
) -> None:
    """Play a campaign from its first game to its end; it came out as its last game did."""
    campaign = program.campaigns[setting.campaign]
    count.games += 1
    progress = Progress(program.pack, campaign.id, setting.players, 0, dict(setting.options))
    result = "not finished"
    for chapter in range(MOST_CHAPTERS):
        scenario = progress.scenario(campaign)
        if scenario is None:
            break
        own = replace(setting, scenario=scenario, options=progress.carried)
        chapters = tally.chapters.setdefault(scenario, Count())
        outcome = _play_game(program, job, index, own, chapters, tally, chapter)
        if outcome is None:
            result = "error in a game"
            count.errors += 1
            break
        count.decisions += len(outcome.answers)
        if outcome.endless:
            result = "a game did not end"
            count.endless += 1
            break
        seed, _ = game_seeds(job.seed, index, chapter)
        save = Save(
            program.pack,
            dict(program.lock),
            scenario,
            setting.players,
            dict(progress.carried),
            seed,
            outcome.answers,
            None,
            {},
        )
        progress = progress.after(campaign, outcome.game, save)
        if progress.scenario(campaign) is None:
            result = count_outcome(program, own, outcome, count)
    count.results[result] = count.results.get(result, 0) + 1


def count_outcome(program: Playable, setting: Setting, outcome: Outcome, count: Count) -> str:
    """Count who has won, scores and titles; gives the result in words."""
    scenario, players = setting.scenario, setting.players
    automatic = program.scenarios()[scenario].automatic
    for seat in [s for s in range(players) if s not in automatic]:
        count.seat(seat_name(program, scenario, seat), 1, int(seat in outcome.winners))
    for seat, score in enumerate(scores_of(outcome.game)):
        count.score(seat_name(program, scenario, seat), 1, score)
    for title, _ in outcome.titles:
        count.award(title, 1)
    if setting.balance:
        _count_for(program, setting, outcome.game, count)
    return outcome.endless or describe_result(program, scenario, outcome.game, players)


ALL_GAMES = ""  # what a table counts where it does not ask what players had
ENDLESS = "\tdid not end"  # and games without an end; the name of a document holds no tab


def _count_for(program: Playable, setting: Setting, game: Any, count: Count) -> None:
    for name, hit in counted_in(program, setting, game):
        count.hit(name, 1, int(hit))


def counted_in(program: Playable, setting: Setting, game: Any) -> list[tuple[str, bool]]:
    """What a balance counts in a finished game: for all of it, or for what each player had."""
    known: tuple[Balance, ...] = getattr(program, "balances", ())
    balance = next(b for b in known if b.id == setting.balance)
    automatic = program.scenarios()[setting.scenario].automatic
    found: list[tuple[str, bool]] = []
    ended = game.over or game.pc < 0
    for seat in [s for s in range(setting.players) if s not in automatic]:
        hit = bool(seat in game.winners if balance.share is None else ended and balance.share(game))
        if balance.having is None:
            return [(ALL_GAMES, hit)]  # the first seat stands for the game
        found += [
            (name, hit) for name in sorted({words_for(v) for v in balance.having(game, seat)})
        ]
    return found


def words_for(value: Any) -> str:
    """What a table calls a value: the name of a document, a word or a number."""
    return str(getattr(value, "name", value)).replace("_", " ")


def describe_result(program: Playable, scenario: str, game: Any, players: int) -> str:
    """How a game came out, in a few words that are the same for all games that came out so."""
    outcome, winners = _came_out(program, scenario, game, players)
    return f"{outcome}: {', '.join(winners)}" if winners else outcome


def tell_result(program: Playable, scenario: str, game: Any, players: int) -> str:
    """How a game came out, as its players are told: `won by Red and Blue`, `lost`."""
    outcome, winners = _came_out(program, scenario, game, players)
    if not winners:
        return outcome
    *others, last = winners
    told = f"won by {', '.join(others)} and {last}" if others else f"won by {last}"
    return told if outcome == "won" else f"{outcome}, {told}"


def _came_out(program: Playable, scenario: str, game: Any, players: int) -> tuple[str, list[str]]:
    """The outcome in words, and who has won, unless all have who play."""
    automatic = program.scenarios()[scenario].automatic
    winners = [seat for seat in game.winners if seat not in automatic]
    if game.winners and not winners:
        return "lost", []  # only an automatic seat has won
    # Games may say more than who has won.
    outcome = str(getattr(game, "outcome", "") or ("won" if winners else "no winner"))
    if not winners or len(winners) == players - len(automatic):
        # Players who are ranked have played against each other, and share the first place.
        ranks: tuple[int, ...] = getattr(game, "ranks", ())
        shared = outcome == "won" and bool(ranks) and len(winners) > 1
        return "won by all" if shared else outcome, []
    return outcome, [seat_name(program, scenario, seat) for seat in winners]


def seat_name(program: Playable, scenario: str, seat: int) -> str:
    seats = program.scenarios()[scenario].seats
    return seats[seat] if seat < len(seats) else f"player {seat + 1}"


@contextlib.contextmanager
def without_collector() -> Iterator[None]:
    """States have no circles, and looking for them takes a third of the time."""
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()
