# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import Definition

# content/knight_fall/rules/setup.yaml:2
class Scenario(Definition):
    def __init__(self, id: str, name: str, demons: int, imps: int) -> None:
        super().__init__(id, name)
        self.demons = demons
        self.imps = imps


# content/knight_fall/rules/cards.yaml:3
class Card(Definition):
    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/knight_fall/rules/cards.yaml:8
class PowerCard(Card):
    """Played in one of three ways, for its primary ability, for its secondary ability or as a minor action."""

    def __init__(self, id: str, name: str, team: str, secondary: Sequence[str]) -> None:
        super().__init__(id, name)
        self.team = team
        self.secondary = secondary


# content/knight_fall/rules/cards.yaml:21
class BasicCard(Card):
    def __init__(self, id: str, name: str, choices: Sequence[str]) -> None:
        super().__init__(id, name)
        self.choices = choices


# content/knight_fall/rules/cooperative.yaml:3
class CooperativeCard(Definition):
    """Its primary half or its secondary half tells a demon what to do."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/knight_fall/rules/units.yaml:8
class Unit(Definition):
    """Anything that stands on a tile and has HEALTH."""

    def __init__(self, id: str, name: str, team: str, max_health: int, diagonal_moves: int) -> None:
        super().__init__(id, name)
        self.team = team
        self.max_health = max_health
        self.diagonal_moves = diagonal_moves


# content/knight_fall/rules/units.yaml:22
class Character(Unit):
    """A knight or a demon."""

    def __init__(
        self,
        id: str,
        name: str,
        team: str,
        max_health: int,
        diagonal_moves: int,
        start_health: int,
    ) -> None:
        super().__init__(id, name, team, max_health, diagonal_moves)
        self.start_health = start_health


# content/knight_fall/rules/units.yaml:33
class Knight(Character):
    def __init__(
        self,
        id: str,
        name: str,
        team: str,
        max_health: int,
        diagonal_moves: int,
        start_health: int,
        start_defense: int,
        first_block: int,
    ) -> None:
        super().__init__(id, name, team, max_health, diagonal_moves, start_health)
        self.start_defense = start_defense
        self.first_block = first_block


# content/knight_fall/rules/units.yaml:46
class Demon(Character):
    def __init__(
        self,
        id: str,
        name: str,
        team: str,
        max_health: int,
        diagonal_moves: int,
        start_health: int,
    ) -> None:
        super().__init__(id, name, team, max_health, diagonal_moves, start_health)


# content/knight_fall/rules/units.yaml:57
class Elder(Unit):
    def __init__(self, id: str, name: str, team: str, max_health: int, diagonal_moves: int) -> None:
        super().__init__(id, name, team, max_health, diagonal_moves)


# content/knight_fall/rules/units.yaml:64
class Minion(Unit):
    def __init__(
        self,
        id: str,
        name: str,
        team: str,
        max_health: int,
        diagonal_moves: int,
        heals_first: bool,
    ) -> None:
        super().__init__(id, name, team, max_health, diagonal_moves)
        self.heals_first = heals_first


# content/knight_fall/rules/units.yaml:74
class Golem(Minion):
    def __init__(
        self,
        id: str,
        name: str,
        team: str,
        max_health: int,
        diagonal_moves: int,
        heals_first: bool,
    ) -> None:
        super().__init__(id, name, team, max_health, diagonal_moves, heals_first)
