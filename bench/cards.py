"""A made-up pack of many cards, for measuring builds.

`write_pack(folder, 10_000)` writes one file of rules and a hundred cards a file. The same number
gives the same bytes. Lines of effects are put together from some fifty parts, with numbers, elements,
stats and names of other cards filled in, so that three of four lines occur only once. A card has two such
lines on average and some 460 bytes; a `lean` one has only what is needed, some 290 bytes, so that the
same effects compare with less YAML to read.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

CARDS_PER_FILE = 100

PACK = """\
pack: {pack}
version: 1.0.0
title: Many cards
summary: A made-up pack of {count} cards, for measuring builds.
authors: [The Siegewright authors]
licence: MIT
engine: ">=0.1"
"""

RULES = """\
- enum: element
  source: designed
  values: [ash, brine, cloud, dust, ember]

- enum: trait
  source: designed
  values: [beast, bird, swift, sly, old, tame, wild, rare]

- enum: edition
  source: designed
  values: [first, second, third]

- kind: card
  source: designed
  piece: true
  fields:
    number: {type: number, default: 0}
    edition: {type: edition, default: first}
    artist: {type: text, default: ""}
    traits: {type: list of trait, default: []}
    cost: {type: number, minimum: 0, maximum: 12}
    element: element
    power: {type: number, stat: true, minimum: 0}
    guard: {type: number, stat: true, default: 0}
    pace: {type: number, stat: true, default: 1}
    rarity: {type: number, default: 1, minimum: 1, maximum: 5}
    effects: {type: effects, default: ""}
  state:
    wounds: {type: number, minimum: 0}
    charge: {type: number, minimum: 0, maximum: 9}
    marks: {type: number, minimum: 0, maximum: 5}
    tired: truth

- kind: player
  source: designed
  state:
    coins: {type: number, start: 5, minimum: 0}
    points: {type: number, minimum: 0}

- zone: deck
  each: player
  source: designed
  order: ordered
  visible: nobody

- zone: hand
  each: player
  source: designed
  order: unordered
  visible: owner

- zone: heap
  each: player
  source: designed
  order: ordered
  visible: all

- noun: rival
  source: designed
  of: card
  where: it.owner != self.owner

- noun: friend
  source: designed
  of: card
  where: it.owner = self.owner and it != self

- adjective: hurt
  source: designed
  of: card
  where: it.wounds > 0

- adjective: marked
  source: designed
  of: card
  where: it.marks > 0

- adjective: fresh
  source: designed
  of: card
  where: not it.tired

- query: has_coin n
  source: designed
  takes: {n: number, player: player}
  gives: truth
  is: player.coins >= n

- verb: pay_coin n
  source: designed
  takes: {n: number, player: player}
  do: player.coins -= n

- verb: wound n to target
  source: designed
  takes: {n: number, target: card}
  text: "wound {target} {n} times"
  do: |
    emit harm n to target
    if target.wounds > target.power + 3: emit fall of target

- verb: mend n of target
  source: designed
  takes: {n: number, target: card}
  text: "mend {n} of {target}"
  do: |
    remove n wounds from target

- verb: load n on target
  source: designed
  takes: {n: number, target: card}
  text: "load {n} on {target}"
  do: |
    add n charge to target, at most 9

- verb: tag n on target
  source: designed
  takes: {n: number, target: card}
  text: "tag {target} {n} times"
  do: |
    add n marks to target, at most 5

- verb: score n for who
  source: designed
  takes: {n: number, who: player}
  text: "{who} scores {n}"
  do: |
    who.points += n
    if who.points >= 50: win who

- verb: draw n for who
  source: designed
  takes: {n: number, who: player}
  text: "{who} draws {n}"
  do: |
    repeat n times:
      if size(who.deck) = 0: stop
      move who.deck.top to who.hand

- verb: earn n for who
  source: designed
  takes: {n: number, who: player}
  text: "{who} earns {n}"
  do: who.coins += n

- event: harm amount to target
  source: designed
  takes: {amount: number, target: card}
  text: harm
  do: target.wounds += max(0, amount - target.guard)

- event: fall of target
  source: designed
  takes: {target: card}
  text: fall
  do: move target to target.owner.heap

- event: entry of card by who
  source: designed
  takes: {card: card, who: player}
  text: entry

- action: play card at s
  source: designed
  choose:
    card: all cards in player.hand where it.cost <= player.coins
    s: all spaces where not has_pieces(it)
  do: |
    player.coins -= card.cost
    move card to s
    resolve card
    emit entry of card by player

- action: strike target with card
  source: designed
  choose:
    card: all cards of player where not it.tired
    target: all cards within card.pace of card where it.owner != player
  do: |
    card.tired = true
    wound card.power to target

- phase: battle
  source: designed
  do: |
    repeat 40 times:
      for each player as p:
        active = p
        draw 1 for p
        earn 2 for p
        turn of p: play, strike or pass
        for each card where it.owner = p: it.tired = false
        expire turn
      expire round
    tie

- map: field
  source: designed
  grid: |
    ......
    ......
    ......
    ......

- scenario: clash
  source: designed
  title: A clash of many cards
  players: 2
  map: field
  flow: battle
  setup: |
    for each player as p:
      for each card definition where it.rarity = 5 and it.cost <= 2: place it in p.deck for p
      shuffle p.deck
      draw 5 for p
"""

ELEMENTS = ("ash", "brine", "cloud", "dust", "ember")
EDITIONS = ("first", "second", "third")
TRAITS = ("beast", "bird", "swift", "sly", "old", "tame", "wild", "rare")
STATS = ("power", "guard", "pace")
FIRST = (
    "amber", "bitter", "cinder", "dapple", "elder", "feral", "gilded", "hollow", "iron", "jagged",
    "keen", "lunar", "mossy", "nimble", "oaken", "pale", "quiet", "russet", "silver", "tawny",
)  # fmt: skip
SECOND = (
    "adder", "badger", "crane", "drake", "eagle", "ferret", "gander", "heron", "ibex", "jackal",
    "kestrel", "lynx", "marten", "newt", "otter", "piper", "quail", "raven", "stoat", "tern",
)  # fmt: skip

# {a} {b} small numbers, {n} a larger one, {e} an element, {s} {t} stats, {c} the name of another card.
CONDITIONS = (
    "self.wounds > {a}",
    "self.charge >= {n}",
    "self is hurt",
    "self.marks < {a} and self.charge > {b}",
    "any friend where it.element = {e}",
    "any {c} where it.owner = self.owner",
    "no rival within {n}",
    "count friends > {a}",
    "count rivals where it.cost > {n} < {a}",
    "self.owner.coins >= {n}",
    "sum of it.marks for rivals >= {n}",
    "self.owner.points + {a} > {n}",
)
CHANGES = (
    "+{a} {s}",
    "-{a} {t}",
    "+{b} {s}; -{a} {t}",
    "+{a} {s}; +{b} {t}",
    "{s} at least {a}",
    "{t} at most {n}",
)
GROUPS = (
    "friends",
    "rivals",
    "hurt cards",
    "marked rivals",
    "friends where it.element = {e}",
    "fresh cards where it.cost < {n}",
)
OCCASIONS = (
    # Harm that answers harm has a limit, or two cards could go on for ever.
    "once per turn, on harm",
    "once per turn, on harm where amount > {a}",
    "{a} times per round, on any harm where target.element = {e}",
    "once per round, on any harm where target.marks > {a} and amount >= {b}",
    "once per round, on any harm where target.owner != self.owner and target.cost >= {n}",
    "on fall",
    "on any fall where target.element = {e}",
    "on any fall where target.owner = self.owner and target.power > {a}",
    "on any entry where card.cost > {n}",
    "on any entry where card.element = {e} and who = self.owner",
    "{a} times per round, on any fall",
)
REPLACEMENTS = (
    "before harm where amount > {n}: amount = {n}",
    "before harm where self.charge > {a}: amount -= {b}; self.charge -= {a}",
    "instead of harm where self.charge >= {n} and amount < {a}: self.charge -= {b}",
)
COSTS = (
    "{a} coin",
    "once per round, {a} coin",
    "use, once per turn",
    "while self.charge > {n}, {b} coin",
)
STEPS = (
    "load {a} on self",
    "score {a} for self.owner",
    "earn {n} for self.owner",
    "draw {a} for self.owner",
    "mend {b} of self",
    "wound {a} to a rival within {n}",
    "tag {b} on a rival where it.element = {e}",
    "load {a} on a friend within {n}",
    "self.charge = min({n}, self.charge + {a})",
    "place {c} in self.owner.deck for self.owner",
)
LAST_STEPS = (
    "for each friend: mend {a} of it",
    "for each rival within {n}: wound {b} to it",
    "for each rival where it.element = {e}: wound {a} to it; tag {b} on it",
    "for each friend where it.cost < {n}: load {a} on it",
    "choose a hurt friend; mend {n} of it; load {a} on it",
    "choose up to {a} rivals as found; for each x in found: tag {b} on x",
    "choose one: draw {a} for self.owner | score {b} for self.owner",
    "may draw {a} for self.owner",
    "if count rivals > {n}: score {a} for self.owner",
    "if self.owner.coins > {n}: earn {a} for self.owner",
    "until end of turn: +{a} {s} to self",
    "until end of round: +{a} {s} to a friend within {n}",
)


def card_id(number: int) -> str:
    return f"{FIRST[number % 20]}_{SECOND[number // 20 % 20]}_{number}"


def ability(count: int, chance: random.Random) -> str:
    """One line of effects: a continuous change, an aura, a trigger, a cost, or what a card does."""

    def fill(pattern: str) -> str:
        first, second = chance.sample(STATS, 2)
        return pattern.format(
            a=chance.randint(1, 6),
            b=chance.randint(1, 8),
            n=chance.randint(2, 19),
            e=chance.choice(ELEMENTS),
            s=first,
            t=second,
            c=card_id(chance.randrange(count)),
        )

    def one(patterns: Sequence[str]) -> str:
        return fill(chance.choice(patterns))

    def body() -> str:
        steps = [one(STEPS) for _ in range(chance.randint(0, 2))]
        if not steps or chance.random() < 0.5:
            steps.append(one(LAST_STEPS))
        return "; ".join(steps)

    match chance.randrange(10):
        case 0 | 1:
            return f"while {one(CONDITIONS)}: {one(CHANGES)}"
        case 2:
            return f"aura {chance.randint(1, 6)} of {one(GROUPS)}: {one(CHANGES)}"
        case 3:
            return one(REPLACEMENTS)
        case 4:
            return f"{one(COSTS)}: {body()}"
        case 5 | 6 | 7:
            return f"{one(OCCASIONS)}: {body()}"
        case _:
            return body()


def card(number: int, count: int, chance: random.Random, lean: bool = False) -> str:
    """The text of one card; its number of effect lines is 1 to 3, two on average."""
    element = chance.choice(ELEMENTS)
    lines = [
        f"- card: {card_id(number)}",
        f"  name: {FIRST[number % 20].title()} {SECOND[number // 20 % 20].title()} {number}",
        "  source: designed",
        f"  number: {number + 1}",
        f"  edition: {chance.choice(EDITIONS)}",
        f"  artist: {chance.choice(FIRST).title()} {chance.choice(SECOND).title()}",
        f"  traits: [{', '.join(sorted(chance.sample(TRAITS, chance.randint(1, 3))))}]",
        f"  cost: {chance.randint(0, 9)}",
        f"  element: {element}",
        f"  power: {chance.randint(1, 9)}",
    ]
    if chance.random() < 0.6:
        lines.append(f"  guard: {chance.randint(1, 3)}")
    if chance.random() < 0.4:
        lines.append(f"  pace: {chance.randint(2, 5)}")
    if chance.random() < 0.5:
        lines.append(f"  rarity: {chance.randint(1, 5)}")
    words = " ".join(chance.choice(FIRST + SECOND) for _ in range(chance.randint(8, 16)))
    lines.append(f"  flavour: {words.capitalize()}.")
    if lean:
        extra = ("  number:", "  edition:", "  artist:", "  traits:", "  flavour:")
        lines = [line for line in lines if not line.startswith(extra)]
    lines.append("  effects: |")
    lines += ["    " + ability(count, chance) for _ in range(chance.randint(1, 3))]
    return "\n".join(lines) + "\n"


def write_pack(folder: Path, count: int, lean: bool = False) -> None:
    """Write a pack of that many cards into a folder named as the pack is to be called."""
    chance = random.Random(7)
    (folder / "rules").mkdir(parents=True)
    (folder / "cards").mkdir()
    (folder / "pack.yaml").write_text(PACK.format(pack=folder.name, count=count), encoding="utf-8")
    (folder / "rules" / "clash.yaml").write_text(RULES, encoding="utf-8")
    for file in range(0, count, CARDS_PER_FILE):
        numbers = range(file, min(count, file + CARDS_PER_FILE))
        text = "\n".join(card(number, count, chance, lean) for number in numbers)
        path = folder / "cards" / f"cards_{file // CARDS_PER_FILE:03}.yaml"
        path.write_text(text, encoding="utf-8")
