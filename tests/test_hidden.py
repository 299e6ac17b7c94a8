"""What players may not know: dice that go into hidden state, hands that only the others see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import Session
from interpreter.determinize import redraw_hidden
from interpreter.questions import question
from interpreter.views import alike, view
from siegewright.play.board_picture import picture
from siegewright.play.choices import steps_of
from siegewright.play.display import standing
from siegewright.table.told import told
from tests.client_games import check_game
from tests.helpers import BASE, build, scenario

DICE = """
- kind: player
  source: designed
  state:
    cup: {type: list of number, visible: owner}
    face: {type: number, visible: nobody}
"""
HANDS = """
- zone: fan
  each: player
  source: designed
  visible: others
  owns: true
- zone: box
  source: designed
  visible: nobody
- kind: player
  source: designed
  state:
    mood: {type: number, visible: others}
- unit: wasp
  source: designed
- action: play card
  source: designed
  takes: {card: unit}
  choose: {card: all units in player.fan}
  log: "{player} plays {card}"
  do: move card to (1, 1)
"""
DEAL = """
place ant in players[0].fan
place bee in players[0].fan
place wasp in players[1].fan
players[0].mood = 3
players[1].mood = 4
"""


def rolled(root: Path, flow: str) -> list[str]:
    made = build(root, BASE + DICE + scenario(flow + "\ntie"))
    return Session(made, "main", 2, {}, 1).log_of(0)


@pytest.mark.parametrize(
    "flow",
    [
        pytest.param(
            "for each player as p: p.cup = list of d6 for n in numbers(1, 5)", id="a list"
        ),
        pytest.param("players[1].face = 2d6", id="several dice"),
        pytest.param("let n = d6\nplayers[1].face = n + 1", id="by a name"),
        pytest.param(
            "let n = list of d6 for k in numbers(1, 2)\n"
            "let most = highest x for x in n\n"
            "if most > 3: players[1].face = most\nelse: players[0].cup = n",
            id="by names, in branches",
        ),
        pytest.param(
            "for each n in list of d6 for k in numbers(1, 2): players[1].face += n", id="by a loop"
        ),
    ],
)
def test_dice_that_go_into_hidden_state_are_not_told(tmp_path: Path, flow: str) -> None:
    assert [line for line in rolled(tmp_path, flow) if "dice" in line] == []


def test_other_dice_are_told(tmp_path: Path) -> None:
    told = rolled(tmp_path, "let n = d6\nplayers[1].face = d8\nif n > 6: tie")
    assert len(told) == 1
    assert told[0].startswith("(dice d6: ")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    text = BASE + HANDS + scenario("turn of players[0]: play\ntie", DEAL)
    return Session(build(tmp_path, text), "main", 3, {}, 1)


def test_others_see_a_hand_that_its_owner_does_not(session: Session) -> None:
    game: Any = session.game
    seen = [
        [game.piece_name(int(piece)) for piece in view(game, reader)["pieces"]]
        for reader in (0, 1, 2, -2)
    ]
    assert seen == [["Wasp"], ["Ant", "Bee"], ["Ant", "Bee", "Wasp"], []]
    assert view(game, 0)["player_mood"] == [None, 4, 0]
    assert not alike(game, 0, 2)
    assert not alike(game, 2, -2)


def test_whoever_holds_cards_unseen_chooses_them_by_their_places(session: Session) -> None:
    decision: Any = session.decision
    game: Any = session.game
    asked = question(game, 0, decision.prompt, decision.options)
    words = [option["words"] for option in asked["options"]]
    assert words == ["play card 1 of player 1's fan", "play card 2 of player 1's fan"]
    assert not {"Ant", "ant", "Bee", "bee"} & set(str(asked).replace('"', " ").split())
    assert asked["options"][1]["with"] == {"card": {"hidden": game.place[0], "at": 1}}
    steps = steps_of(game, decision)
    assert [step[-1].words for step in steps] == [f"card {n} of player 1's fan" for n in (1, 2)]
    session.answer(1)
    assert session.log_of(0)[0] == "Player 1 plays Bee"  # by now everybody sees it


ASKING = """
choose up to 2 units in players[0].fan as some by players[WHO]: "Whom does {players[0].fan.top} need?"
tie
"""


@pytest.mark.parametrize(
    ("who", "asked", "offered"),
    [
        pytest.param(0, "card 2 of player 1's fan", "card 1 of player 1's fan", id="the holder"),
        pytest.param(1, "Bee", "Ant", id="another"),
    ],
)
def test_a_question_names_cards_only_to_those_who_see_them(
    tmp_path: Path, who: int, asked: str, offered: str
) -> None:
    text = BASE + HANDS + scenario(ASKING.replace("WHO", str(who)).strip(), DEAL)
    session = Session(build(tmp_path, text), "main", 3, {}, 1)
    told: Any = session.question(who)
    assert told["words"] == f"Whom does {asked} need?"
    assert offered in [option["words"] for option in told["options"]]
    chosen = [option["choice"] for option in told["options"] if "choice" in option]
    assert {"hidden" in choice for choice in chosen[:2]} == {who == 0}
    session.answer_id(told["options"][0]["id"])


def test_those_who_are_not_asked_read_no_hidden_names(tmp_path: Path) -> None:
    text = BASE + HANDS + scenario(ASKING.replace("WHO", "1").strip(), DEAL)
    session = Session(build(tmp_path, text), "main", 3, {}, 1)
    words = [(session.question(reader) or {})["words"] for reader in (0, 1, 2, -2)]
    assert words == [f"Whom does {name} need?" for name in ("something", "Bee", "Bee", "something")]


def test_bots_do_not_know_what_they_hold(session: Session) -> None:
    """A hand that owns its cards is dealt again from all that the player does not see."""
    game: Any = session.game
    found: set[tuple[str, ...]] = set()
    for piece in (0, 1):  # an ant and a bee in the fan, two wasps in the box
        assert game.owner[piece] == 0
    zones = {game.place_name(n): n for n in range(game.board.size, len(game.contents))}
    fan, box = zones["player 1's fan"], zones["box"]
    wasp = game.doc[2]
    for _ in range(2):
        game.create(wasp, box, -1)
    for seed in range(30):
        copy = game.clone()
        redraw_hidden(copy, 0, seed)
        assert copy.check() == []
        hand = copy.contents[fan]
        assert [copy.owner[piece] for piece in hand] == [0, 0]
        assert [copy.owner[piece] for piece in copy.contents[box]] == [-1, -1]
        found.add(tuple(sorted(copy.doc[piece].name for piece in hand)))
        assert copy.player_mood[0] == 4
    assert found == {("Ant", "Bee"), ("Ant", "Wasp"), ("Bee", "Wasp"), ("Wasp", "Wasp")}


KEPT = """
- kind: game
  source: designed
  state:
    code: {type: number, visible: nobody%s}
    day: {type: number%s}
- kind: space
  source: designed
  state:
    mine: {type: number, visible: nobody%s}
    trail: {type: number, each: player}
- unit: wasp
  source: designed
- kind: unit_with_sting
  is: unit
  source: designed
  state:
    sting: {type: number, visible: owner%s}
- unit_with_sting: hornet
  source: designed
- map: garden
  source: designed
  grid: |
    ...
  draw: {trail: "{}"}
- scenario: hunt
  source: designed
  extends: main
  map: garden
"""
HIDE = """
place hornet at (1, 1) for players[0] as hornet
hornet.sting = 61
game.code = 62
game.day = 63
(2, 1).mine = 64
(3, 1).trail[players[1]] = 5
"""


@pytest.mark.parametrize("shown", [False, True], ids=["all numbers", "what is shown"])
def test_the_terminal_tells_no_hidden_state(tmp_path: Path, shown: bool) -> None:
    told = [f', shown: "{word} {{}}"' if shown else "" for word in ("code", "day", "mine", "sting")]
    content = BASE + KEPT % tuple(told) + scenario("choose one: mark 1 | mark 2", HIDE)
    game: Any = Session(build(tmp_path, content), "hunt", 2, {}, 1).game
    own, other = ("\n".join(standing(game, reader)) for reader in (0, 1))
    assert "62" not in own
    assert "64" not in own
    assert "61" in own
    assert "61" not in other
    assert "63" in other or not shown


def test_numbers_are_drawn_on_the_board(tmp_path: Path) -> None:
    """`{}` stands for the value; a row of zeros is nothing."""
    content = BASE + KEPT % ("", "", "", "") + scenario("choose one: mark 1 | mark 2", HIDE)
    game: Any = Session(build(tmp_path, content), "hunt", 2, {}, 1).game
    drawn = picture(game).splitlines()[-1]
    assert drawn.split() == ["1", "H1", ".", "player", "2", "5"]


NAMED = """
- kind: player
  source: designed
  state:
    pick: {type: unit, shown: "picks {}"}
    crew: {type: list of unit, shown: "leads {}"}
    guess: {type: number, visible: owner, shown: "guesses {}"}
- kind: game
  source: designed
  state:
    prey: {type: unit, shown: "{} is hunted"}
    mole: {type: number, visible: nobody, shown: "{} is the mole"}
- kind: scout
  is: unit
  source: designed
  state:
    rage: {type: number, visible: owner, shown: "rage {}"}
- scout: owl
  source: designed
- zone: pouch
  each: player
  source: designed
  visible: owner
  owns: true
"""
SECRETS = """
place ant in players[0].pouch as hidden
place owl at (2, 2) for players[0] as seen
players[0].pick = hidden
players[0].crew = [hidden, seen]
players[0].guess = 7
game.prey = hidden
game.mole = 5
seen.rage = 8
"""


@pytest.mark.parametrize("reader", [0, 1])
def test_state_that_is_shown_names_only_pieces_that_the_reader_sees(
    tmp_path: Path, reader: int
) -> None:
    text = BASE + NAMED + scenario("choose one of numbers(1, 2) as n by players[0]\ntie", SECRETS)
    game: Any = Session(build(tmp_path, text), "main", 2, {}, 1).game
    page = told(game, view(game, reader), reader)
    words = ["; ".join(standing(game, reader)), "; ".join([*page["table"], *page["players"][0]])]
    for line in words:
        assert ("Ant" in line) == ("guesses 7" in line) == (reader == 0)
        assert ("something is hunted" in line.lower()) == (reader != 0)
        assert "Owl" in line
        assert "mole" not in line
    rages = [words[0], *[part for parts in page["pieces"].values() for part in parts]]
    assert [line for line in rages if "rage 8" in line] == [r for r in rages if reader == 0]


MIXED = """
- kind: player
  source: designed
  state:
    cup: {type: list of number, visible: owner, shown: "{} under the cup"}
    pick: {type: unit, shown: "picks {}"}
- kind: game
  source: designed
  state:
    prey: {type: unit, shown: "{} is hunted"}
- unit: wasp
  source: designed
- zone: fan
  each: player
  source: designed
  visible: others
  owns: true
- zone: pouch
  each: player
  source: designed
  visible: owner
- zone: box
  source: designed
  visible: nobody
- action: swap
  source: designed
  takes: {card: unit, other: unit}
  choose: {card: all units in player.fan, other: all units in player.pouch}
  do: |
    move card to player.pouch
    move other to player.fan
    say "{player} swaps {card} for {other}"
- action: hint
  source: designed
  takes: {card: unit}
  choose: {card: all units in player.next.fan}
  do: |
    player.pick = card
    game.prey = card
    player.cup = list of d6 for n in numbers(1, 3)
    say "{player} points at {card}"
- action: toss
  source: designed
  takes: {card: unit}
  choose: {card: all units in player.fan}
  do: |
    bury card in box
    if has_pieces(box): move box.top to player.pouch
    shuffle box
    choose up to 1 units in player.fan as shown by player.next: "Is {player.fan.top} dangerous?"
    for each x in shown: move x to (1, 1)
"""
DEALT = "\n".join(
    f"place {unit} in {zone} "
    for zone in ("players[0].fan", "players[1].fan", "players[0].pouch", "players[1].pouch", "box")
    for unit in ("ant", "bee", "wasp", "wasp")
)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_all_sorts_of_secrets_show_nothing_hidden(
    tmp_path: Path, seed: int
) -> None:
    flow = (
        "repeat 20 times:\n  turn of active: swap, hint, toss or pass\n  active = active.next\ntie"
    )
    program = build(tmp_path, BASE + MIXED + scenario(flow, DEALT))
    assert check_game(program, "main", seed, 60) > 15
