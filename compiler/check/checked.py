"""What checking gives: rules, abilities and scenarios as trees of the core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from compiler.check.balances import CheckedBalance
from compiler.check.campaigns import CheckedCampaign
from compiler.check.facts import Facts
from compiler.language.types import Type
from compiler.model import core as c
from compiler.model.definitions import Noun, Routine, Thing, World
from compiler.prose.speaker import Wordings
from compiler.source.diagnostics import Diagnostic
from compiler.source.positions import Span


@dataclass(slots=True)
class CheckedRoutine:
    routine: Routine
    params: tuple[tuple[str, Type], ...] = ()  # names in the generated code
    body: tuple[c.CoreStmt, ...] | None = None
    value: c.Core | None = None
    domains: tuple[tuple[str, Type, c.Core], ...] = ()  # of an action's parameters
    condition: c.Core | None = None
    windows: tuple[Routine, ...] = ()  # in which an action may be taken
    roles: tuple[tuple[str, Type], ...] = ()  # of the window an action belongs to
    asks: c.Core | None = None  # of a window: the players, in order
    wordings: Wordings = field(default_factory=Wordings, compare=False)  # words of an action


@dataclass(frozen=True, slots=True)
class CheckedModifier:
    stat: str
    operator: str
    amount: c.Core
    applies: c.Core
    reach: c.Core | None
    line: int
    center: c.Core | None = None  # from where an aura is measured


@dataclass(frozen=True, slots=True)
class CheckedTrigger:
    event: str
    timing: str
    role: str  # the role that holds the document, if the bearer is one
    condition: c.Core | None
    limits: tuple[tuple[int, c.Period], ...]
    body: tuple[c.CoreStmt, ...]
    line: int


@dataclass(frozen=True, slots=True)
class CheckedActivated:
    words: str
    condition: c.Core | None
    limits: tuple[tuple[int, c.Period], ...]
    pays: tuple[c.CoreStmt, ...]
    body: tuple[c.CoreStmt, ...]
    line: int


@dataclass(slots=True)
class CheckedEffects:
    """The abilities of one document."""

    thing: Thing
    modifiers: list[CheckedModifier] = field(default_factory=list)
    triggers: list[CheckedTrigger] = field(default_factory=list)
    activated: list[CheckedActivated] = field(default_factory=list)
    resolve: list[tuple[str, int, tuple[c.CoreStmt, ...]]] = field(default_factory=list)
    sources: dict[int, tuple[str, ...]] = field(default_factory=dict)  # line -> place, words
    text: list[str] = field(default_factory=list)  # what players read, a line for each ability
    told: list[tuple[Span, str]] = field(
        default_factory=list
    )  # the same, with where the ability ends
    keys: list[str] = field(default_factory=list)  # the field in which each of them stands
    looks_at: dict[str, set[str]] = field(
        default_factory=dict
    )  # `stat guard@...` -> stats, queries


@dataclass(slots=True)
class CheckedScenario:
    thing: Thing
    setup: tuple[c.CoreStmt, ...] | None
    setup_thing: Thing  # whose set-up it is
    flow: str
    map: str
    replaces: dict[str, str] = field(default_factory=dict)
    score: c.Core | None = None  # of `player`
    score_thing: Thing | None = None  # whose score it is
    effects: CheckedEffects | None = None


@dataclass(slots=True)
class Checked:
    world: World
    rule: Callable[[Routine], CheckedRoutine]  # any rule of the world, of whatever file
    routines: list[CheckedRoutine] = field(default_factory=list)
    effects: dict[str, CheckedEffects] = field(default_factory=dict)
    laws: list[CheckedEffects] = field(default_factory=list)
    scenarios: list[CheckedScenario] = field(default_factory=list)
    campaigns: list[CheckedCampaign] = field(default_factory=list)
    balances: list[CheckedBalance] = field(default_factory=list)
    starts: dict[tuple[str, str], c.Core] = field(default_factory=dict)
    facts: Facts = field(default_factory=Facts)
    found: list[Diagnostic] = field(default_factory=list)


@dataclass(slots=True)
class FileParts:
    """What one file defines."""

    routines: list[Routine] = field(default_factory=list)
    nouns: list[Noun] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    laws: list[Thing] = field(default_factory=list)
