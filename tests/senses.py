"""Rules at random that make sense: every name is known and every value of the right type.

What compiles must run: it may be refused or stopped in words, but no rule makes Python fail. The words
are those of `tests.helpers.BASE`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from tests.helpers import BASE, indent, scenario

MORE = """\
- event: harm amount to target
  source: designed
  takes: {amount: number, target: unit}
  text: harm
  log: "{target} takes {amount}"
  do: target.hp -= amount

- query: twice n
  source: designed
  takes: {n: number}
  gives: number
  is: n + n

- verb: tire target
  source: designed
  takes: {target: unit}
  text: "{target} tires"
  log: "{target} tires"
  do: target.tired = true

- noun: foe
  source: designed
  of: unit
  where: it.owner = players[1]

- adjective: weak
  source: designed
  of: unit
  where: it.hp < 3

- shape: bend
  source: designed
  squares: |
    ##
    #.
"""

NUMBERS = ["0", "1", "2", "3", "9", "-1", "999999999", "d6", "2d6", "game.score", "game.limited"]
NUMBERS += ["twice(2)", "players[0].coins", "size(game.trail)", "size(deck)", "size(players)"]
SPACES = [
    "(1, 1)",
    "(3, 2)",
    "(5, 3)",
    "(9, 9)",
    "(0, 0)",
    "corner",
    "shift((1, 1), 1, 0)",
    "x.place",
]
SPACES += [
    "route_next(road, (1, 1), 2)",
    "near((2, 2))[0]",
    "(first near((3, 2)))",
    "shift(x.place, -1, 9)",
]
LISTS = [
    "all units",
    "all foes",
    "all weak units",
    "all units within 2 of x",
    "game.seen",
    "[x, x]",
]
LISTS += ["best units by lowest it.hp", "all units of players[0]", "all units adjacent to x", "[]"]
SETS = ["near((1, 1))", "all spaces", "area((2, 2), 1)", "reachable((1, 1), 3)", "route(road)"]
SETS += [
    "ray((1, 1), 1, 1)",
    "between((1, 1), (5, 1))",
    "around((2, 2))",
    "rectangle((1, 1), 9, 9)",
]
SQUARES = ["square(1, 1, 4)", "union(square(1, 1, 4), square(2, 1, 4))", "square(9, 9, 64)"]
WHOM = [
    "x",
    "(first all units)",
    "(random one of all units)",
    "x.friend",
    "(last best units by highest it.hp)",
]
PLACES = [*SPACES, "bench", "heap", "deck", "players[0].hand", "players[1].hand"]


class Senses:
    """Draws rules; `deep` is how far values go on inside of values."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.names = 0

    def one(self, *ways: str | Callable[[], str]) -> str:
        way = self.chance.choice(ways)
        return way if isinstance(way, str) else way()

    def number(self, deep: int = 2) -> str:
        if deep == 0 or self.chance.random() < 0.3:
            return self.chance.choice([*NUMBERS, "x.hp", "x.size", "x.reach"])

        def inner() -> str:  # drawn anew every time
            return self.number(deep - 1)

        sign = self.chance.choice(["+", "-", "*", "/", "%"])
        return self.one(
            lambda: f"({inner()} {sign} {inner()})",
            lambda: f"({inner()} if {self.truth(deep - 1)} else {inner()})",
            lambda: f"{self.one('min', 'max')}({inner()}, {inner()})",
            lambda: f"abs({inner()})",
            lambda: f"(count units where {self.truth(deep - 1)})",
            lambda: f"(sum of it.hp * {inner()} for {self.one('units', 'foes', 'weak units')})",
            lambda: f"({self.one('highest', 'lowest')} {inner()} for units)",
            lambda: f"numbers(1, {self.one('6', inner)})[{self.one('0', inner)}]",
            lambda: f"size({self.chance.choice([*LISTS[:-1], *SETS, *SQUARES])})",
            lambda: (
                f"{self.one('distance', 'steps', 'king_moves')}({self.space()}, {self.space()})"
            ),
            lambda: f"position({self.chance.choice(LISTS[:-1])}, x)",
            lambda: f"twice({inner()})",
        )

    def truth(self, deep: int = 2) -> str:
        sign = self.chance.choice(["=", "!=", "<", ">", "<=", ">="])

        def inner() -> str:
            return self.truth(deep - 1)

        if deep == 0:
            return self.one(
                "x.tired", "true", "any foe", "no unit", "x is a chief", "has_pieces(bench)"
            )
        return self.one(
            lambda: f"{self.number(deep - 1)} {sign} {self.number(deep - 1)}",
            lambda: f"({inner()} {self.one('and', 'or')} {inner()})",
            lambda: f"(not {inner()})",
            lambda: f"any unit where {inner()}",
            lambda: f"x in {self.chance.choice(LISTS)}",
            lambda: f"{self.number(deep - 1)} in 1..{self.number(deep - 1)}",
            lambda: (
                f"x is {self.one('weak', 'a chief', 'not nothing', 'within 2 of x', 'at (1, 1)')}"
            ),
            lambda: f"x.hue = {self.one('red', 'green', 'blue')}",
            lambda: f"covers({self.chance.choice(SQUARES)}, {self.chance.choice(SQUARES)})",
            lambda: f"{self.space()} is {self.one('nothing', 'adjacent to x', 'not nothing')}",
        )

    def space(self) -> str:
        return self.chance.choice(SPACES)

    def whom(self) -> str:
        return self.chance.choice(WHOM)

    def simple(self) -> str:
        self.names += 1
        name = f"n{self.names}"
        return self.one(
            lambda: f"mark {self.number()}",
            lambda: f"let {name} = {self.number()}",
            lambda: f"game.score {self.one('=', '+=', '-=')} {self.number()}",
            lambda: f"game.limited {self.one('+=', '-=')} {self.number(1)}",
            lambda: f"x.hp {self.one('=', '+=', '-=')} {self.number(1)}",
            lambda: f"x.friend = {self.one('nothing', self.whom)}",
            lambda: f"add {self.number(1)} hp to {self.whom()}, at most {self.number(1)}",
            lambda: f"remove {self.number(1)} coins from players[0]",
            lambda: f"emit harm {self.number(1)} to {self.whom()}",
            lambda: f"tire {self.whom()}",
            lambda: f"move {self.whom()} to {self.chance.choice(PLACES)}",
            lambda: f"bury {self.whom()} in {self.one('heap', 'deck')}",
            lambda: f"discard_from_game {self.whom()}",
            lambda: (
                f"place {self.one('ant', 'queen', 'bee', 'wasp')} {self.one('in bench', 'at (1, 1)', 'in heap')}"
            ),
            lambda: f"until end of round: +{self.number(1)} size to {self.whom()}",
            lambda: (
                f"choose {self.one('a', '2', 'up to 2', 'any number of')} {self.one('unit', 'foe', 'space')} as {name}"
            ),
            lambda: f"choose one of numbers(1, {self.number(1)}) as {name} by players[0]",
            lambda: f"may tire {self.whom()}",
            lambda: f"choose one: mark {self.number(1)} | tire {self.whom()} | stop",
            lambda: 'say "{x} and {game.score} and {x.place}"',
            lambda: f"game.seen = {self.chance.choice(LISTS)}",
            lambda: f"players[{self.number(1)}].coins = {self.number(1)}",
            lambda: (
                f"mark size(placements(bend, {self.number(0)}, {self.number(0)}, square(1, 1, 4)))"
            ),
            lambda: self.one(
                "expire round",
                "shuffle deck",
                "hold x",
                "release x",
                "stop",
                "win players[0]",
                "lose",
                "tie",
            ),
        )

    def change(self) -> str:
        return self.one(
            lambda: f"+{self.number(0)} size",
            lambda: f"-{self.number(1)} reach",
            lambda: f"*{self.number(0)} size",
            lambda: f"size: {self.number(1)}",
            lambda: f"reach at {self.one('least', 'most')} {self.number(1)}",
        )

    def block(self, deep: int = 2) -> str:
        rows: list[str] = []
        for _ in range(self.chance.randint(1, 3)):
            if deep == 0 or self.chance.random() < 0.6:
                rows.append(self.simple())
                continue
            head = self.one(
                lambda: f"if {self.truth()}:",
                lambda: f"while {self.truth()}:",
                lambda: f"repeat {self.number(1)} times:",
                lambda: f"for each {self.one('unit', 'foe', 'space', 'weak unit')} as e{deep}:",
                lambda: f"for each s in {self.chance.choice(SETS)}:",
                "may:",
            )
            rows.append(f"{head}\n{indent(self.block(deep - 1), 2)}")
        return "\n".join(rows)

    def ability(self) -> str:
        return self.one(
            lambda: (
                f"{self.one('on', 'before', 'instead of')} {self.one('', 'any ')}harm: {self.simple()}".replace(
                    "of any", "of"
                )
            ),
            lambda: f"on any harm where {self.truth(1)}: {self.simple()}",
            lambda: f"once per round, use: {self.simple()}",
            lambda: f"while {self.truth(1)}: {self.change()}",
            lambda: f"aura {self.number(1)}: {self.change()}",
            lambda: f"aura {self.number(0)} of units: {self.change()}",
            self.change,
            self.simple,
        )


def pack(chance: random.Random) -> str:
    """A pack whose one unit bears abilities, and whose flow is made of anything."""
    senses = Senses(chance)
    lines = [re.sub(r"\bx\b", "self", senses.ability()) for _ in range(chance.randint(1, 4))]
    wasp = f"- unit: wasp\n  source: designed\n  effects: |\n{indent(chr(10).join(lines))}\n"
    setup = (
        "place wasp at (1, 1) for players[0]\nplace ant at (2, 1) for players[1]\n"
        "place queen at (4, 3) for players[0]\nactive = players[0]"
    )
    flow = "expire round\nlet x = first all units\n" + senses.block()
    return BASE + MORE + wasp + scenario(flow, setup)
