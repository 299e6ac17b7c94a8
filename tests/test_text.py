"""Rules text for players, made of the effects themselves."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from compiler.prose.messages import MESSAGES
from compiler.source.text_templates import slot_names
from siegewright.play.display import standing
from tests.helpers import BASE, ROOT, build, compile_text, indent, play, scenario, told

RULES = """\
- event: harm amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  text: damage
  do: target.hp -= amount

- event: long_night
  source: designed

- verb: hurt target by amount
  source: designed
  takes: {target: unit, amount: number}
  text: "{target} loses {amount} hp"
  do: emit harm amount to target from target

- verb: lose_heart n
  source: designed
  takes: {n: number, who: unit = self}
  do: who.hp -= n

- query: has_coins n
  source: designed
  takes: {n: number, player: player}
  is: player.coins >= n

- verb: pay_coins n
  source: designed
  takes: {n: number, player: player}
  do: player.coins -= n

- noun: rival
  source: designed
  of: unit
  where: it.owner != self.owner

- phase: nights
  source: designed
  do: |
    emit long_night
    expire long_day

- unit: bog_wasp
  source: designed
  name: Wasp of the Bog
"""


def text_of(folder: Path, effects: str, kind: str = "unit") -> str:
    more = f"- {kind}: thing\n  source: designed\n  effects: |\n{indent(effects)}\n"
    program = build(folder, BASE + RULES + more + scenario("run nights"))
    table = program.laws if kind == "law" else program.abilities
    return table["demo.thing"].text


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param("+1 size", "+1 size.", id="more"),
        pytest.param("-2 size", "-2 size.", id="less"),
        pytest.param("*2 size", "Size x2.", id="times"),
        pytest.param("size: 4", "Size is 4.", id="another base"),
        pytest.param("size at least 1", "Size is at least 1.", id="at least"),
        pytest.param("size at most 1", "Size is at most 1.", id="at most"),
        pytest.param("aura 2: +1 size", "Aura 2: +1 size.", id="an aura"),
        pytest.param("aura 2 of rivals: -1 size", "Aura 2 of rivals: -1 size.", id="of some"),
        pytest.param(
            "aura unlimited of rivals: -1 size", "All rivals: -1 size.", id="of all, anywhere"
        ),
        pytest.param('"Long Sleep", use: mark 1', "Long Sleep: mark 1.", id="a name"),
        pytest.param('"Long Sleep": mark 1', "Long Sleep: mark 1.", id="only a name"),
        pytest.param("use: repeat 2 times: mark 1", "Use: 2 times: mark 1.", id="several times"),
        pytest.param(
            "before harm: amount = 1", "Before damage: the amount becomes 1.", id="another role"
        ),
        pytest.param("+1 size; +2 reach", "+1 size and +2 reach.", id="two changes"),
        pytest.param("on harm: mark 1", "On damage: mark 1.", id="an event in its own words"),
        pytest.param("on any long_night: mark 1", "On any long night: mark 1.", id="without words"),
        pytest.param(
            "instead of harm where amount > 2: mark 1",
            "Instead of damage if the amount is more than 2: mark 1.",
            id="a condition",
        ),
        pytest.param("before any harm: mark 1", "Before any damage: mark 1.", id="before"),
        pytest.param(
            "once per long_day, 2 coins: mark 1",
            "Once per long day, 2 coins: mark 1.",
            id="a limit and a cost",
        ),
        pytest.param("2 times per long_day: mark 1", "2 times per long day: mark 1.", id="twice"),
        pytest.param("use: lose_heart 2", "Use: lose heart 2.", id="a verb without words"),
        pytest.param(
            "use: hurt self.friend by 3",
            "Use: this unit's friend loses 3 hp.",
            id="a verb in its own words",
        ),
        pytest.param("use: may mark 1", "Use: you may mark 1.", id="may"),
        pytest.param(
            "use: may mark 1: mark 2", "Use: you may mark 1; if you do, mark 2.", id="may and then"
        ),
        pytest.param(
            "use:\n  choose one: mark 1 | mark 2", "Use: choose one: mark 1 or mark 2.", id="one of"
        ),
        pytest.param(
            "use:\n  if self.hp > 2: mark 1\n  else: mark 2",
            "Use: if this unit's hp is more than 2, mark 1; otherwise mark 2.",
            id="if and otherwise",
        ),
        pytest.param(
            "use: until end of long_day: +1 size",
            "Use: this unit gets +1 size until the end of the long day.",
            id="a while",
        ),
        pytest.param("use: for each rival: mark 1", "Use: for each rival: mark 1.", id="for each"),
        pytest.param(
            "use: choose a rival within 3; hurt it by 1",
            "Use: a rival within 3 of this unit loses 1 hp.",
            id="a choice",
        ),
        pytest.param(
            "use: hurt a rival within 2 by 1",
            "Use: a rival within 2 of this unit loses 1 hp.",
            id="a choice in a phrase",
        ),
        pytest.param(
            "while self.hp = 5, aura self.reach: +1 size",
            "While this unit's hp is 5, aura this unit's reach: +1 size.",
            id="what belongs to the bearer",
        ),
        pytest.param("use: emit long_night", "Use: long night.", id="an event that it sets off"),
        pytest.param("use: mark 1; mark 2", "Use: mark 1; mark 2.", id="one after the other"),
        pytest.param("on harm: mark 1\n\n+1 size", "On damage: mark 1.\n+1 size.", id="one a line"),
        pytest.param(
            "use: place bog_wasp at (1, 1)",
            "Use: put a new Wasp of the Bog on (1, 1).",
            id="documents by name",
        ),
    ],
)
def test_an_ability_reads_like_a_sentence(tmp_path: Path, effects: str, expected: str) -> None:
    assert text_of(tmp_path, effects) == expected


def test_parameters_stand_in_the_words_of_the_verb(tmp_path: Path) -> None:
    found = text_of(tmp_path, "on harm from self: hurt target by (amount + 1)")
    assert found == "On damage from this unit: the target loses X hp, where X is the amount + 1."


def test_laws_have_a_text_too(tmp_path: Path) -> None:
    assert text_of(tmp_path, "size at least 1", "law") == "Size is at least 1."


def test_a_shape_is_called_by_its_name(tmp_path: Path) -> None:
    more = (
        "- shape: beam\n  source: designed\n  squares: '##'\n"
        "- shape: long_beam\n  name: 3x1\n  source: designed\n  squares: '###'\n"
        "- verb: lay shape\n  source: designed\n  text: 'lay a {shape}'\n  do: |\n    mark size(shape)\n"
        "- unit: thing\n  source: designed\n  effects: |\n    use: lay beam; lay long_beam\n"
    )
    program = build(tmp_path, BASE + RULES + more + scenario("run nights"))
    assert program.abilities["demo.thing"].text == "Use: lay a beam; lay a 3x1."


def test_a_document_without_effects_has_no_text(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + RULES + scenario("run nights"))
    assert "demo.ant" not in program.abilities


WORDED = """\
- kind: knight
  name: Knight
  plural: knights
  is: unit
  source: designed
  fields:
    swift: {type: truth, stat: true, default: false, text: Swift}
    armour: {type: number, stat: true, default: 0, name: Armour Class}
    range: {type: number, default: 1, text: "Shoots {value} {value|space|spaces} far"}
    mood: {type: mood, default: calm, text: "Mood: {value.text}"}
    rally: {type: effects, default: "", text: "Rally: {value}"}

- enum: mood
  source: designed
  values: {calm: nothing stirs it, wild: it may bolt}

- kind: banner
  is: unit
  source: designed
  acts_for: friend

- query: surrounded unit
  source: designed
  gives: truth
  text: "{unit} has foes on all sides"
  is: unit.hp > 1

- query: able unit
  source: designed
  gives: truth
  text: ""
  is: unit.hp > 1

- query: alone unit
  name: far from home
  source: designed
  gives: truth
  is: unit.hp > 1

- verb: take n
  source: designed
  takes: {n: number}
  text: "take {n} {n|card|cards}"
  log: "{n} {n|card|cards}"
  do: mark n

- verb: bless who
  source: designed
  takes: {who: unit = self}
  text: "bless {who}"
  do: who.hp += 1
"""


@pytest.mark.parametrize(
    ("kind", "body", "expected"),
    [
        ("knight", "swift: true", "Swift."),
        ("knight", "swift: false", None),
        ("knight", "range: 2", "Shoots 2 spaces far."),
        ("knight", "range: 1", None),
        ("knight", "mood: wild", "Mood: it may bolt."),
        ("knight", "rally: mark 1", "Rally: Mark 1."),
        ("knight", "swift: true\n  effects: +1 armour", "Swift.\n+1 Armour Class."),
        ("knight", "effects: 'swift: true'", "Swift."),
        ("knight", "effects: 'swift: false'", "No Swift."),
        ("knight", "effects: 'use: take 1'", "Use: take 1 card."),
        ("knight", "effects: 'use: take 3'", "Use: take 3 cards."),
        ("knight", "effects: 'use: bless'", "Use: bless this Knight."),
        ("banner", "effects: 'use: bless'", "Use: bless the friend."),
        ("banner", "effects: 'use: until end of long_day: +1 size; +2 reach'",
         "Use: the friend gets +1 size and +2 reach until the end of the long day."),
        ("knight", "effects: 'use: for each knight: until end of long_day: swift: true to it'",
         "Use: each Knight gets Swift until the end of the long day."),
        ("knight", "effects: 'use: bless a knight where it is alone'",
         "Use: bless a Knight that is far from home."),
        ("knight", "effects: 'use: choose up to 2 knights as them; for each k in them: bless k'",
         "Use: choose up to 2 Knights; bless each of them."),
        ("knight", "effects: 'use: bless a knight where it.hp <= 2'",
         "Use: bless a Knight whose hp is at most 2."),
        ("knight", "effects: 'while self is surrounded: +1 size'",
         "While this Knight has foes on all sides: +1 size."),
        ("knight", "effects: 'while not surrounded(self): +1 size'",
         "While this Knight has no foes on all sides: +1 size."),
        ("knight", "effects: 'while self is able, use: take 1'", "Use: take 1 card."),
        ("knight", "effects: 'while any knight within 2: +1 size'",
         "While there is a Knight within 2 of this Knight: +1 size."),
        ("knight", "effects: 'while no knight within 2: +1 size'",
         "While there is no Knight within 2 of this Knight: +1 size."),
        ("knight", "effects: 'while count knights >= 2 and player.coins != 1: +1 size'",
         "While there are at least 2 Knights and your coins are not 1: +1 size."),
        ("knight", "effects: 'while self.friend is not nothing: +1 size'",
         "While this Knight has a friend: +1 size."),
        ("knight", "effects: 'while self.friend = nothing: +1 size'",
         "While this Knight has no friend: +1 size."),
    ],
)  # fmt: skip
def test_words_of_the_pack(tmp_path: Path, kind: str, body: str, expected: str | None) -> None:
    """Fields print their own words, and texts use the names that the pack gives."""
    more = f"- {kind}: thing\n  source: designed\n  {body}\n"
    program = build(tmp_path, BASE + RULES + WORDED + more + scenario("run nights"))
    found = program.abilities.get("demo.thing")
    assert (found.text if found is not None else None) == expected


def test_logs_count_too(tmp_path: Path) -> None:
    table = play(build(tmp_path, BASE + RULES + WORDED + scenario("take 1\ntake 2\nrun nights")))
    assert table.game.log == ["1 card", "2 cards"]


WHO = """\
- kind: game
  source: designed
  state:
    price: {type: number, each: colour}
    colours: {type: number, each: colour}
    herald: player

- verb: discard_down_to n by player
  source: designed
  takes: {n: number, player: player}
  text: "discard down to {n} {n|card|cards}"
  log: "{player} discards down to {n}"
  do: player.coins = n

- verb: earn n by player
  source: designed
  takes: {n: number, player: player}
  text: "{player} gains {n} {n|coin|coins}"
  do: player.coins += n

- verb: cheer who
  source: designed
  takes: {who: list of unit}
  text: "{who} {who|cheers|cheer}"
  do: mark size(who)

- query: helpers_of unit
  source: designed
  takes: {unit: unit}
  gives: list of unit
  is: all units adjacent to unit

- event: work by player
  source: designed
  takes: {player: player}
  text: "{player} works"

- event: toil
  source: designed
  takes: {player: player}

- query: immune unit to hue
  source: designed
  takes: {unit: unit, hue: colour}
  gives: truth
  is: unit.hue = hue

- query: distance_kept unit other
  source: designed
  takes: {unit: unit, other: unit}
  gives: truth
  is: unit.hp > other.hp

- adjective: weary
  source: designed
  of: unit
  where: it.tired and it.hp < 3

- adjective: spent
  name: out of breath
  source: designed
  of: unit
  where: it.tired

- kind: troll
  is: unit
  source: designed
  state:
    wounds: {type: number, name: Wounds}

- verb: forces
  source: designed
  do: emit work by active
"""


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param(
            "use: choose a player as rival; discard_down_to 3 by rival",
            "Use: choose a player; that player discards down to 3 cards.",
            id="who does it",
        ),
        pytest.param("use: discard_down_to 1", "Use: discard down to 1 card.", id="the reader"),
        pytest.param("use: earn 2", "Use: gain 2 coins.", id="the reader as the subject"),
        pytest.param(
            "use: for each player: earn 1 by it",
            "Use: each player gains 1 coin.",
            id="everybody",
        ),
        pytest.param(
            "use: cheer (all units of player)",
            "Use: all units of yours cheer.",
            id="several cheer",
        ),
        pytest.param(
            "on any work: mark 1", "When a player works: mark 1.", id="an event as a clause"
        ),
        pytest.param(
            "on any toil where player = self.owner: earn 1",
            "On any toil by you: gain 1 coin.",
            id="the reader in a condition",
        ),
        pytest.param(
            "on work by self.owner: mark 1", "When you work: mark 1.", id="an event of the reader"
        ),
        pytest.param(
            "use: choose a rival where it.hp < 2 and not immune(it, red) as r; hurt r by 1; hurt r by 2",
            "Use: choose a rival whose hp is less than 2 and that is not immune to red; "
            "that rival loses 1 hp; that rival loses 2 hp.",
            id="conditions on what is chosen",
        ),
        pytest.param(
            "use: for each weary rival: mark it.hp",
            "Use: for each weary rival: mark its hp.",
            id="an adjective before its noun",
        ),
        pytest.param(
            "use: hurt a spent unit by 1",
            "Use: a unit that is out of breath loses 1 hp.",
            id="an adjective of several words",
        ),
        pytest.param(
            "use: hurt (first (best rivals by lowest it.hp)) by 2",
            "Use: the rival with the lowest hp loses 2 hp.",
            id="the best",
        ),
        pytest.param(
            "before harm: amount += 1", "Before damage: the amount increases by 1.", id="a role"
        ),
        pytest.param("use: game.score += 2", "Use: the score increases by 2.", id="the game"),
        pytest.param(
            "use: game.price[red] += 2", "Use: the price for red increases by 2.", id="one price"
        ),
        pytest.param(
            "use: game.colours[red] = 0", "Use: the red becomes 0.", id="named by what it counts"
        ),
        pytest.param(
            "use: choose one of helpers_of(self) as x; hurt x by 1",
            "Use: one of the helpers of this unit loses 1 hp.",
            id="a query whose name ends with a preposition",
        ),
        pytest.param("use: game.herald = player", "Use: you become the herald.", id="an office"),
        pytest.param(
            "use: game.herald = nothing", "Use: the herald is cleared.", id="an office is free"
        ),
        pytest.param("use: self.hp += 1", "Use: this unit gains 1 hp.", id="state goes up"),
        pytest.param("use: player.coins -= 1", "Use: lose 1 coin.", id="one's own state"),
        pytest.param("use: self.tired = true", "Use: this unit becomes tired.", id="a truth"),
        pytest.param("use: self.tired = false", "Use: this unit is no longer tired.", id="no more"),
        pytest.param("instead of harm: stop", "Instead of damage: nothing happens.", id="nothing"),
        pytest.param(
            "use: hurt self by (count units of player)",
            "Use: this unit loses X hp, where X is the number of units of yours.",
            id="a number that is counted",
        ),
        pytest.param(
            "use: may hurt self by 1; mark 2",
            "Use: if you wish, this unit loses 1 hp; mark 2.",
            id="a statement that one may want",
        ),
        pytest.param(
            "while not (self.hp > 2 or self.tired): +1 size",
            "While this unit's hp is at most 2 and this unit is not tired: +1 size.",
            id="negation goes inside",
        ),
        pytest.param(
            "use: move self to a space adjacent to self where not it.wall",
            "Use: choose a space adjacent to this unit that is not wall; move this unit to it.",
            id="a place",
        ),
        pytest.param(
            "use: choose a rival or nothing as r; if r is not nothing: hurt r by 1; mark 2",
            "Use: you may choose a rival; if you do, that rival loses 1 hp; mark 2.",
            id="a choice of nothing",
        ),
        pytest.param(
            "use: choose a rival or nothing as r; if r is nothing: mark 2",
            "Use: you may choose a rival; if you do not, mark 2.",
            id="nothing is chosen",
        ),
    ],
)
def test_texts_come_from_what_is_meant(tmp_path: Path, effects: str, expected: str) -> None:
    more = f"- unit: thing\n  source: designed\n  effects: |\n{indent(effects)}\n"
    program = build(tmp_path, BASE + RULES + WHO + more + scenario("run nights"))
    assert program.abilities["demo.thing"].text == expected


def test_two_ways_to_write_the_same_read_the_same(tmp_path: Path) -> None:
    one = text_of(tmp_path / "one", "use: choose a rival within 3; hurt it by 1")
    other = text_of(tmp_path / "other", "use: hurt a rival within 3 of self by 1")
    assert one == other


SEATED = """\
- verb: draw n for player
  source: designed
  takes: {n: number, player: player}
  log: "{player} draws {n} {n|card|cards} from {player's} deck"
  do: |
    mark n
    say "{player} takes {n} {n|card|cards}, and {player|rests|rest}"
    say "{player}'s turn is over; {player}'sgravenhage is no possessive"
"""


def test_logs_agree_with_the_name_of_a_seat(tmp_path: Path) -> None:
    played = scenario("draw 1 for players[0]\ndraw 2 for players[1]\nrun nights")
    seated = played.replace("  players: [1, 3]", "  players: 2\n  seats: [Ada, Orcs]")
    assert "seats" in seated
    table = play(build(tmp_path, BASE + RULES + SEATED + seated))
    assert table.game.log == [
        "Ada draws 1 card from Ada's deck",
        "Ada takes 1 card, and rests",
        "Ada's turn is over; Ada'sgravenhage is no possessive",
        "Orcs draw 2 cards from Orcs' deck",
        "Orcs take 2 cards, and rest",
        "Orcs' turn is over; Orcs'sgravenhage is no possessive",
    ]


@pytest.mark.parametrize("text", ["raid {rival's} camp", "raid {rival}'s camp"])
def test_a_possessive_may_stand_behind_the_braces(tmp_path: Path, text: str) -> None:
    """In the words of an action, which are filled in play, and in rules text."""
    more = f"""\
- action: raid rival
  source: designed
  choose: {{rival: players}}
  text: "{text}"
  log: "{{player}} raids {{rival}}'s camp"
  do: rival.coins = 0

- verb: rob player
  source: designed
  takes: {{player: player}}
  text: take a coin from {{player}}'s camp
  do: player.coins -= 1

- unit: thief
  source: designed
  effects: "on any long_night: rob self.owner"
"""
    played = scenario("turn of players[0]: raid\nrun nights")
    seated = played.replace("  players: [1, 3]", "  players: 2\n  seats: [Ada, Orcs]")
    program = build(tmp_path, BASE + RULES + WHO + more + seated)
    assert program.abilities["demo.thief"].text == "On any long night: take a coin from your camp."
    table = play(program, ["raid Orcs' camp"])
    assert table.game.log == ["Ada raids Orcs' camp"]


def test_a_kind_names_its_documents_by_their_fields(tmp_path: Path) -> None:
    more = """\
- kind: stone
  source: designed
  piece: true
  name: "{rank} of {hue} stones"
  fields: {rank: {type: number, text: "Rank {value}"}, hue: {type: colour, default: green}}

- stone: pebble
  source: designed
  rank: 0

- stone: slab
  source: designed
  name: The Slab
  rank: 3
"""
    program = build(tmp_path, BASE + RULES + more + scenario("run nights"))
    assert program.definitions["demo.pebble"].name == "0 of green stones"
    assert program.definitions["demo.slab"].name == "The Slab"
    assert program.abilities["demo.pebble"].text == "Rank 0."  # 0 is printed, too


CLAUSES = """\
- event: wound amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  text: "{target} takes {amount} {amount|wound|wounds}"
  do: target.hp -= amount

- event: spill hue at s
  source: designed
  takes: {hue: colour, s: space}
  text: "{hue} paint flows over {s}"

- zone: bag
  each: player
  source: designed

- zone: pit
  name: the scrap heap
  source: designed

- verb: cover self
  source: designed
  takes: {self: unit}
  text: cover {self}
  do: choose a unit adjacent to self; mark it.hp

- phase: fights
  source: designed
  do: |
    emit wound 1 to first all units from first all units
    emit spill red at (1, 1)
    expire turn of players[0]
    run nights
"""


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param("on wound to self: mark 1", "When this unit takes wounds: mark 1.", id="how many is not said"),
        pytest.param("on wound from self: mark 1", "When a unit takes wounds from this unit: mark 1.", id="a role that the text leaves out"),
        pytest.param("on any wound where amount > 2 and target.owner = player: mark 1", "When a unit takes wounds, if the amount is more than 2 and that unit is yours: mark 1.", id="who is spoken of"),
        pytest.param("instead of wound to self where self.hp > 2: mark 1", "When this unit takes wounds and this unit's hp is more than 2, instead: mark 1.", id="instead"),
        pytest.param("on any spill where s.wall: mark 1", "When paint flows over a space, if that space is wall: mark 1.", id="of any sort"),
        pytest.param("once per turn of player, use: mark 1", "Once in each of your turns, use: mark 1.", id="a period of yours"),
        pytest.param("2 times per turn of player, use: mark 1", "2 times in each of your turns, use: mark 1.", id="twice in a period of yours"),
        pytest.param("while size(player.bag) > 0: +1 size", "While your bag is not empty: +1 size.", id="something in a zone"),
        pytest.param("while size(player.bag) = 0: +1 size", "While your bag is empty: +1 size.", id="nothing in a zone"),
        pytest.param("while size(pit) = 0: +1 size", "While the scrap heap is empty: +1 size.", id="a zone with a name"),
        pytest.param("while game.score < 2: +1 size", "While the score is less than 2: +1 size.", id="a number of the game"),
        pytest.param("use: for each unit where it.hue = blue as u: hurt u by 1", "Use: each unit whose hue is blue loses 1 hp.", id="a value of an enumeration"),
        pytest.param("use: if no p in players where size(p.bag) = 0: mark 1", "Use: if there is no player whose bag is empty, mark 1.", id="something that it has"),
    ],
)  # fmt: skip
def test_what_abilities_wait_for_and_speak_of(tmp_path: Path, effects: str, expected: str) -> None:
    """Clauses of events name whom they are about, and nothing that the ability does not ask for."""
    more = f"- unit: thing\n  source: designed\n  effects: |\n{indent(effects)}\n"
    program = build(tmp_path, BASE + RULES + CLAUSES + more + scenario("run fights"))
    assert program.abilities["demo.thing"].text == expected


def test_questions_call_the_bearer_by_its_kind(tmp_path: Path) -> None:
    """A rule with a parameter called `self` does not ask about `the self`."""
    build(tmp_path, BASE + RULES + CLAUSES + scenario("run fights"))
    made = (tmp_path / "generated" / "demo").rglob("*.py")
    asked = [
        line for path in made for line in path.read_text().split("\n") if "adjacent to" in line
    ]
    assert any("adjacent to this unit" in line for line in asked)
    assert not any("the self" in line for line in asked)


PLURALS = """\
- enum: metal
  source: designed
  values: [silver, gold, tin]
  plurals: {silver: silver coins, gold: gold coins}

- kind: purse
  source: designed
  fields: {holds: {type: number, each: metal, default: 0, text: "{value}"}, luck: {type: number, default: 0, text: "{value} luck"}}

- kind: chest
  source: designed
  piece: true
  fields:
    price: {type: number, each: metal, default: 0, text: "Costs {value}"}
    inside: {type: purse, text: "Holds {value}"}
    effects: {type: effects, default: ""}

- verb: mint n metal
  source: designed
  takes: {n: number, metal: metal}
  text: "mint {n} {metal}"
  log: "{n} {metal}"
  do: mark n

- verb: melt metal
  source: designed
  takes: {metal: metal}
  text: "melt all {metal}"
  log: "all {metal}; the recall {metal}"
  do: mark 1

- chest: big_chest
  source: designed
  price: {silver: 2, tin: 3}
  inside: {holds: {gold: 1}, luck: 4}
  effects: |
    mint 2 gold; mint 1 silver; mint 3 tin
    melt gold; melt tin
"""


def test_several_of_a_value_of_an_enumeration(tmp_path: Path) -> None:
    """Right behind a number or `all`, a value is called by its plural, on cards and in logs."""
    flow = "mint 1 silver\nmint 2 silver\nmint 0 gold\nmint 2 tin\nmelt gold\nrun nights"
    program = build(tmp_path, BASE + RULES + PLURALS + scenario(flow))
    assert program.abilities["demo.big_chest"].text == (
        "Costs 2 silver coins and 3 tin.\nHolds 1 gold and 4 luck.\n"
        "Mint 2 gold coins; mint 1 silver; mint 3 tin.\nMelt all gold coins; melt all tin."
    )
    counted = ["1 silver", "2 silver coins", "0 gold coins", "2 tin"]
    assert play(program).game.log == [*counted, "All gold coins; the recall gold"]


MINE = """\
- enum: crop
  source: designed
  values: [apples, beans]
- kind: player
  source: designed
  state:
    crops: {type: number, each: crop, minimum: 0}
    luck_of: {type: number, each: crop, minimum: 0, name: luck}
- query: helper_of player
  source: designed
  takes: {player: player}
  gives: unit
  text: the farm hand of {player}
  is: first all units of player
- unit: fox
  source: designed
  effects: |
"""


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param(
            "use: hurt helper_of(player) by 3", "Use: your farm hand loses 3 hp.", id="yours"
        ),
        pytest.param(
            "use: hurt helper_of(player.next) by 3",
            "Use: the farm hand of the player after you loses 3 hp.",
            id="of another",
        ),
        pytest.param(
            "use: player.crops[apples] += 2", "Use: gain 2 apples.", id="named by its key"
        ),
        pytest.param(
            "use: player.luck_of[beans] += 2", "Use: gain 2 beans luck.", id="with a name"
        ),
    ],
)
def test_what_is_yours_and_values_named_by_their_keys(
    tmp_path: Path, effects: str, expected: str
) -> None:
    program = build(tmp_path, BASE + RULES + MINE + indent(effects) + "\n" + scenario("run nights"))
    assert program.abilities["demo.fox"].text == expected


MOMENTS = """\
- event: dusk
  source: designed
  text: end of a day
- kind: scout
  source: designed
  is: unit
  fields:
    deeds: {type: number, stat: true, default: 2, name: Deeds}
    harm_with_arrows: {type: number, stat: true, default: 0, name: harm with arrows}
- noun: other_rival
  name: other Rival
  source: designed
  of: unit
  where: it != self
- adjective: western
  source: designed
  of: space
  where: it.x = 1
- scout: fox
  source: designed
  effects: |
"""


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        pytest.param("on any dusk: mark 1", "At the end of a day: mark 1.", id="at a moment"),
        pytest.param("before any dusk: mark 1", "Before any end of a day: mark 1.", id="before it"),
        pytest.param("+1 deeds; -1 deeds", "+1 Deed and -1 Deed.", id="one of several"),
        pytest.param("+2 deeds", "+2 Deeds.", id="several"),
        pytest.param("+1 harm_with_arrows", "+1 harm with arrows.", id="a plural at the end only"),
        pytest.param(
            "aura unlimited of other_rivals: +1 size", "All other Rivals: +1 size.", id="capitals"
        ),
        pytest.param(
            "use: for each unit where it.place is western: mark 1",
            "Use: for each unit whose place is western: mark 1.",
            id="whose place",
        ),
    ],
)
def test_moments_single_things_and_places(tmp_path: Path, effects: str, expected: str) -> None:
    """What happens at a point in time, `+1` of a plural, capitals of a noun, and `whose place`."""
    more = MOMENTS + indent(effects) + "\n"
    program = build(tmp_path, BASE + RULES + more + scenario("emit dusk\nrun nights"))
    assert program.abilities["demo.fox"].text == expected


def test_a_list_says_once_what_it_holds_several_times(tmp_path: Path) -> None:
    more = """\
- kind: hoard
  source: designed
  fields:
    gems: {type: list of gem, default: [], text: "Holds {value}"}
    steps: {type: list of number, default: [], text: "Steps: {value}"}

- kind: gem
  source: designed

- gem: ruby
  source: designed

- gem: eye_of_night
  source: designed
  name: Eye of Night

- gem: two_pearls
  source: designed
  name: 2 pearls

- hoard: old_hoard
  source: designed
  gems: [ruby, eye_of_night, ruby, eye_of_night]
  steps: [1, 1, 2]

- hoard: sea_hoard
  source: designed
  gems: [two_pearls, two_pearls]
"""
    program = build(tmp_path, BASE + RULES + more + scenario("run nights"))
    assert program.abilities["demo.old_hoard"].text == (
        "Holds 2 Rubies and 2 Eyes of Night.\nSteps: 1, 1, 2."
    )
    assert program.abilities["demo.sea_hoard"].text == "Holds 2 pearls and 2 pearls."


def test_a_plural_belongs_to_a_value(tmp_path: Path) -> None:
    report = compile_text(
        tmp_path, BASE + RULES + PLURALS.replace("plurals: {silver: ", "plurals: {sliver: ")
    )
    assert "`sliver` is not a value of `metal`" in told(report.diagnostics)


def _messages_said() -> list[tuple[str, str, set[str] | None]]:
    """Each message that the code says by its id, with the parts it gives (None: not written out)."""
    found: list[tuple[str, str, set[str] | None]] = []
    for path in sorted((ROOT / "compiler" / "prose").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("said", "many", "counted", "_message"):
                continue
            names = [k.arg for k in node.keywords]
            parts = None if None in names else {name for name in names if name}
            ids = [n.value for a in node.args for n in ast.walk(a) if isinstance(n, ast.Constant)]
            found += [
                (path.name, id, parts) for id in ids if isinstance(id, str) and id in MESSAGES
            ]
    return found


def test_every_message_gets_the_parts_it_speaks_of() -> None:
    wrong = [
        (file, id, parts)
        for file, id, parts in _messages_said()
        if parts is not None and not set(slot_names(MESSAGES[id])) <= parts
    ]
    assert wrong == []


def test_no_message_is_left_over() -> None:
    """Ids are written out, or put together from a word and an operator or a timing."""
    texts = [p.read_text(encoding="utf-8") for p in (ROOT / "compiler" / "prose").glob("*_text.py")]
    texts.append((ROOT / "compiler/prose/english.py").read_text(encoding="utf-8"))
    code = "\n".join([*texts, (ROOT / "compiler/prose/speaker.py").read_text(encoding="utf-8")])
    made = r"(how|number|there\.are|change|event|is|is\.not|not)\..*|.*\.(field|for|any)|[<>!]?="
    left = [id for id in MESSAGES if f'"{id}"' not in code and not re.fullmatch(made, id)]
    assert left == []


SHOWN = """\
- kind: space
  source: designed
  state: {seeds: {type: number, shown: "{} seeds"}}

- kind: player
  source: designed
  state: {bid: {type: number, start: -1, shown: "bids {}"}}

- action: foretell n
  source: designed
  text: "foretell {n} {n|trick|tricks}"
  choose: {n: "numbers(0, 2)"}
  do: mark n
"""


def test_what_is_shown_of_spaces_and_a_bid_of_nothing(tmp_path: Path) -> None:
    """A bid of 0 is a bid, where a game begins with none; spaces tell what lies on them."""
    flow = "active.bid = 0; for each space where it.mark = 0: it.seeds = 2\nrun nights"
    table = play(build(tmp_path, BASE + RULES + SHOWN + scenario(flow)), players=2)
    told = standing(table.game, 0)
    assert told[:2] == ["Player 1: bids 0", "(1, 1): 2 seeds"]


def test_an_action_counts_what_is_chosen(tmp_path: Path) -> None:
    flow = "turn of active: foretell\nrun nights"
    table = play(build(tmp_path, BASE + RULES + SHOWN + scenario(flow)), ["foretell 1 trick"])
    assert table.asked[0].options == [
        "foretell 0 tricks",
        "foretell 1 trick",
        "foretell 2 tricks",
    ]
