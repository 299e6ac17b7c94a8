"""What a game needs of its program: an interface, so that `Game` does not import `Program`, which imports it.

`Program` implements it. Generated rules use it as `game.program`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interpreter.board import Board, FixedTables
from interpreter.documents import Definition, Occurrence
from interpreter.forms import Forms
from interpreter.shapes import Shape
from interpreter.tables import Abilities, Action, Modifier, Offered, Phase, Scenario, Timer


class Rules:
    """A pack and everything it depends on, as its games see it. A game is `Any` here: each pack has its own."""

    pack: str
    title: str
    squares_width: int
    forms: Forms
    definitions: dict[str, Any]
    of_kind: dict[type, tuple[Any, ...]]  # all documents of a kind, by id
    abilities: dict[str, Abilities]
    actions: dict[str, Action]
    shapes: dict[str, Shape]
    shown: dict[str, tuple[str, str, int | None]]  # columns told beside the board, and how
    shown_by: dict[str, tuple[str, ...]]  # of pieces: the kinds that have them
    maps: dict[str, Mapping[str, Any]]
    active_zones: frozenset[str]
    owning_zones: frozenset[str]
    shown_zones: tuple[str, ...]
    zone_titles: dict[str, str]  # names for people, where they are not the ids
    keys: dict[str, Any]  # of what state has a value for each: the words, or the kind
    timers: dict[str, list[Timer]]  # by period
    modifiers_of: dict[str, dict[str, list[Modifier]]]  # by stat and document
    has_alike: bool  # whether some pieces cannot be told apart
    piece_columns: tuple[str, ...]  # what changes on pieces

    # ------------------------------------------------------------------ what there is

    def scenarios(self) -> dict[str, Scenario]:
        raise NotImplementedError

    def flow(self, scenario: str) -> dict[str, Phase]:
        """The phases as a scenario has them."""
        raise NotImplementedError

    def seats(self, scenario: str) -> tuple[str, ...]:
        raise NotImplementedError

    def drawing(self, board: Board) -> Mapping[str, Mapping[str, str]]:
        """The signs for the state of spaces."""
        raise NotImplementedError

    def sections(self, board: Board) -> Mapping[str, Sequence[str]]:
        """The headings under which spaces with names are shown, and their spaces."""
        raise NotImplementedError

    def column_heads(self, board: Board) -> Sequence[str]:
        """What stands above the columns of a map, if not their numbers."""
        raise NotImplementedError

    def draws_names(self, board: Board) -> bool:
        """Whether the names of pieces stand on the board, not their letters alone."""
        raise NotImplementedError

    def tables(self, board: Board, make: type[FixedTables]) -> FixedTables:
        """The tables of a board, made once."""
        raise NotImplementedError

    def numbers(self, kind: type) -> dict[str, int]:
        """The numbers of the documents of a kind, by id."""
        raise NotImplementedError

    def merged(
        self, make: Callable[[Any, Any], Definition], first: Definition, second: Definition
    ) -> Definition:
        """One document made of two, with the abilities of both."""
        raise NotImplementedError

    # ------------------------------------------------------------------ events and windows

    def actions_in(self, window: str) -> tuple[Action, ...]:
        """The actions that belong to a window."""
        raise NotImplementedError

    def turn_actions(
        self,
        names: tuple[str, ...],
        windows: tuple[str, ...],
        replaced: tuple[tuple[str, str], ...],
    ) -> Offered:
        """What a turn offers: actions by name, then those of windows."""
        raise NotImplementedError

    def enter(self, game: Any, event: Occurrence) -> bool:
        """An event begins. False: something else happened in its place."""
        raise NotImplementedError

    def leave(self, game: Any, event: Occurrence) -> None:
        """An event has happened."""
        raise NotImplementedError

    def part_in_play(self, document: Definition) -> tuple[tuple[Any, ...], tuple[type, ...]]:
        """What is found out again when a piece comes or goes: stats and events, and its kinds."""
        raise NotImplementedError

    def waits_for(self, game: Any, piece: int, event: str, *lent: list[int]) -> bool:
        """Whether a piece has an ability on an event."""
        raise NotImplementedError

    def open(
        self,
        game: Any,
        window: str,
        order: Sequence[int],
        roles: tuple[Any, ...],
        words: str = "",
    ) -> None:
        """Let the players act, in order, until all of them pass in a row."""
        raise NotImplementedError

    # ------------------------------------------------------------------ stats and abilities

    def modified(
        self,
        game: Any,
        stat: str,
        piece: int,
        value: int,
        found: tuple[int, tuple[tuple[int, Modifier], ...]],
        without_sums: bool = False,
    ) -> int:
        """A stat with all that changes it, which `changers` has found."""
        raise NotImplementedError

    def changers(
        self, game: Any, stat: str, piece: int
    ) -> tuple[int, tuple[tuple[int, Modifier], ...]]:
        """What it costs to ask who changes a stat of a piece, and who may."""
        raise NotImplementedError

    def reaches(
        self,
        game: Any,
        source: int,
        target: int,
        distance: int,
        measure: Callable[[Any, int, int, int], bool] | None = None,
        between_spaces: bool = False,
    ) -> bool:
        """Whether an aura touches a piece."""
        raise NotImplementedError

    def hold(self, game: Any, piece: int) -> None:
        """Remember the sources whose auras touch a piece now."""
        raise NotImplementedError

    def resolve(self, game: Any, bearer: Any, player: int, field: str = "") -> None:
        """Do what a card or another document says, line by line."""
        raise NotImplementedError

    def lines_of(self, document: Definition, field: str) -> bool:
        """Whether a field of effects says something."""
        raise NotImplementedError

    def usable(self, game: Any, piece: int) -> list[int]:
        """The abilities of a piece that can be used now."""
        raise NotImplementedError

    def activate(self, game: Any, piece: int, number: int) -> None:
        """Use an ability."""
        raise NotImplementedError

    def ability_words(self, game: Any, ability: int) -> str:
        """What an ability says."""
        raise NotImplementedError
