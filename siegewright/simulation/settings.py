"""Which games there are to play: scenarios, numbers of players, and options from the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import product, zip_longest
from math import prod
from pathlib import Path
from typing import Any, overload

from interpreter import Option, Playable, Program, StartError
from siegewright.usage import read_here

ALL = "all"
# More ways are too many to play one by one, and their list alone would fill the memory.
MOST_WAYS = 100_000


@dataclass(frozen=True, slots=True)
class Setting:
    """One way to set up a game; `name` is what its results are counted under."""

    name: str
    scenario: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...] = ()  # who plays, if it is said here
    campaign: str = ""  # the campaign that begins with this scenario, if all of it is played
    balance: str = ""  # the table for which finished games are looked at


def read_options(program: Playable, scenario: str, words: Sequence[str]) -> dict[str, object]:
    """The options of one game, from words like `length=short`; StartError if they mean nothing."""
    chosen: dict[str, object] = {}
    for name, text in _pairs(words).items():
        chosen[name] = _read(program, _offered(program, scenario, name), text)
    return chosen


@dataclass(frozen=True, slots=True)
class Plan:
    """A scenario for a number of players, and the values that its options may have."""

    scenario: str
    players: int
    ways: Mapping[str, tuple[Any, ...]]

    def each(self) -> list[Setting]:
        """Every way to choose the options; the name contains what is chosen from several."""
        swept = [name for name, values in self.ways.items() if len(values) > 1]
        found: list[Setting] = []
        for values in product(*self.ways.values()):
            options = dict(zip(self.ways, values, strict=True))
            label = " ".join([self.scenario, *[f"{n}={_shown(options[n])}" for n in swept]])
            found.append(Setting(label, self.scenario, self.players, options))
        return found

    def drawn(self, seed: int, index: int) -> Setting:
        """One way, the same for the same numbers."""
        options: dict[str, object] = {}
        for name, values in self.ways.items():
            word = blake2b(f"{seed}:{index}:{name}".encode(), digest_size=8).digest()
            options[name] = values[int.from_bytes(word, "little") % len(values)]
        return Setting(self.scenario, self.scenario, self.players, options)


@dataclass(frozen=True, slots=True)
class Drawn(Sequence[Setting]):
    """The plans in turn, with options drawn from the seed; each is made when it is looked at."""

    plans: tuple[Plan, ...]
    seed: int
    games: int

    def __len__(self) -> int:
        return self.games

    @overload
    def __getitem__(self, index: int) -> Setting: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Setting]: ...

    def __getitem__(self, index: int | slice) -> Setting | Sequence[Setting]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self.games))]
        if not 0 <= index < self.games:
            raise IndexError(index)
        return self.plans[index % len(self.plans)].drawn(self.seed, index)


def settings(
    program: Playable,
    scenarios: Sequence[str] = (),
    players: int | None = None,
    words: Sequence[str] = (),
    everything: bool = False,
) -> tuple[Setting, ...]:
    """Every game that the words allow: `length=short,long` and `length=all` mean one of each.

    No scenario means all of them, no number of players each that a scenario allows. `everything`
    means every value of every option that has values to count. An option that only some of the
    scenarios have is for those alone. Scenarios and numbers of players take turns, so that a few games
    of a long list play something of each.
    """
    plans = _plans(program, scenarios, players, words, everything)
    number = sum([prod([len(values) for values in plan.ways.values()]) for plan in plans])
    if number > MOST_WAYS:
        raise StartError(
            f"there are {number:,} ways to play, too many to play each; "
            "without --scenario and --all they are drawn from the seed"
        )
    turns = zip_longest(*[plan.each() for plan in plans])
    return tuple([setting for turn in turns for setting in turn if setting is not None])


def campaign_settings(
    program: Program, id: str, players: int | None = None, words: Sequence[str] = ()
) -> tuple[Setting, ...]:
    """Whole campaigns: every number of players and every option that the words allow for the first game."""
    if id not in program.campaigns:
        known = ", ".join(program.campaigns) or "none"
        raise StartError(f"there is no campaign `{id}`; there are: {known}")
    first = program.campaigns[id].scenarios[0]
    return tuple(
        [
            replace(found, name=" ".join([id, *found.name.split(" ")[1:]]), campaign=id)
            for found in settings(program, [first], players, words)
        ]
    )


def drawn_settings(
    program: Playable, players: int | None, words: Sequence[str], seed: int, games: int
) -> Drawn:
    """Games of all scenarios, with options drawn from the seed where the words leave them open."""
    return Drawn(tuple(_plans(program, (), players, words, True)), seed, games)


def _plans(
    program: Playable,
    scenarios: Sequence[str],
    players: int | None,
    words: Sequence[str],
    everything: bool,
) -> list[Plan]:
    known = program.scenarios()
    for scenario in scenarios:
        if scenario not in known:
            raise StartError(f"there is no scenario `{scenario}`; there are {', '.join(known)}")
    pairs = _pairs(words)
    found: list[Plan] = []
    used: set[str] = set()
    for scenario in scenarios or sorted(known):
        least, most = known[scenario].players
        if players is not None and not least <= players <= most:
            if scenarios:
                raise StartError(
                    f"`{scenario}` is for {least} to {most} players, not for {players}"
                )
            continue
        offered = _options(program, scenario)
        ways = {
            name: _values(program, offered[name], pairs[name]) for name in pairs if name in offered
        }
        used.update(ways)
        if everything:
            for name, option in offered.items():
                values = _countable(program, option)
                if values and name not in ways:
                    ways[name] = values
        numbers = range(least, most + 1) if players is None else (players,)
        found += [Plan(scenario, number, ways) for number in numbers]
    for name in pairs:
        if name not in used:
            for scenario in scenarios or sorted(known):
                _offered(program, scenario, name)
    if not found:
        raise StartError("there is no scenario to play")
    return found


def _pairs(words: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            raise StartError(f"`{word}` sets no option; write for example length=short")
        pairs[name] = _from_file(text[1:]) if text.startswith("@") else text
    return pairs


def _from_file(path: str) -> str:
    """What a file says: a list of cards, say, one a line."""
    try:
        return read_here(Path(path))
    except (OSError, ValueError) as error:
        raise StartError(f"`{path}` cannot be read: {error}") from error


def _options(program: Playable, scenario: str) -> Mapping[str, Option]:
    offered: Any = getattr(program.scenarios()[scenario], "options", {})
    return offered if isinstance(offered, dict) else {}


def _offered(program: Playable, scenario: str, name: str) -> Option:
    if scenario not in program.scenarios():
        known = ", ".join(program.scenarios())
        raise StartError(f"there is no scenario `{scenario}`; there are {known}")
    offered = _options(program, scenario)
    if name not in offered:
        known = ", ".join(sorted(offered)) or "none"
        raise StartError(f"`{scenario}` has no option `{name}`; there are: {known}")
    return offered[name]


def _documents(program: Playable) -> Mapping[str, Any]:
    known: Mapping[str, Any] = getattr(program, "definitions", {})
    return known


def _countable(program: Playable, option: Option) -> tuple[Any, ...]:
    return option.choices(_documents(program))


def _read(program: Playable, option: Option, text: str) -> Any:
    plain = option.read(text)
    option.value(plain, _documents(program))  # before a game begins, not in its middle
    return plain


def _values(program: Playable, option: Option, text: str) -> tuple[Any, ...]:
    if option.form.startswith("list "):
        return (_read(program, option, text),)
    if text != ALL:
        return tuple([_read(program, option, part.strip()) for part in text.split(",")])
    values = _countable(program, option)
    if not values:
        raise StartError(f"the values of the option `{option.name}` cannot be counted")
    return values


def _shown(value: Any) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
