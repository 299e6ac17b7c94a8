"""The table as text: what packs say is shown, and letters that tell pieces apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from interpreter.display import documents_named, picture, standing
from interpreter.session import Session
from tests.helpers import build

POND = """\
- kind: animal
  source: designed
  piece: true
  fields:
    max_hp: number
  state:
    hp: {type: number, start: max_hp, shown: "{} of {max_hp} Hearts"}
    fed: {type: truth, shown: full}
    steps: {type: number, start: 7}
    prey: {type: animal, shown: "hunts {}"}

- kind: space
  source: designed
  state:
    nest: {type: animal}

- kind: game
  source: designed
  state:
    day: {type: number, start: 1, shown: "Day {}"}
    luck: {type: number, start: 5}

- animal: grey_heron
  source: designed
  max_hp: 4

- animal: grey_hawk
  source: designed
  max_hp: 5

- animal: frog
  source: designed
  max_hp: 1

- map: pond
  source: designed
  grid: |
    ...
    .~.
  legend:
    "~": {}
  draw: {nest: {any: o}}

- action: wait
  source: designed
  do: |
    game.day += 1
    open dusk

- window: dusk
  source: designed
  text: who is still awake?

- action: yawn
  source: designed
  during: dusk
  do: game.luck = 0

- phase: days
  source: designed
  do: |
    turn of players[0]: wait or pass: "Day {game.day} begins"

- scenario: morning
  source: designed
  title: A morning
  players: 2
  map: pond
  flow: days
  setup: |
    place grey_heron at (1, 1) for players[0] as heron
    place grey_hawk at (3, 1) for players[1] as hawk
    place frog at (2, 2) as frog
    (2, 1).nest = heron
    heron.fed = true
    hawk.prey = heron
    frog.hp = 0
    game.luck = 3
"""


def begun(folder: Path) -> Any:
    return Session(build(folder, POND), "morning", 2, {}, seed=1)


def test_two_letters_where_one_would_not_tell_pieces_apart(tmp_path: Path) -> None:
    game = begun(tmp_path).game
    assert picture(game).splitlines()[1:] == ["1 GE  o gh", "2  .  F  ."]


def test_spaces_to_choose_from_are_marked_if_they_are_empty(tmp_path: Path) -> None:
    game = begun(tmp_path).game
    marked = {game.board.at(2, 1), game.board.at(2, 2), game.board.at(1, 2)}
    assert picture(game, marked).splitlines()[2] == "2  +  F  ."


def test_only_what_a_pack_shows_is_told(tmp_path: Path) -> None:
    game = begun(tmp_path).game
    assert standing(game, 0) == [
        "Day 1",
        "GE Grey Heron at (1, 1): 4 of 4 Hearts, full",
        "gh Grey Hawk at (3, 1): 5 of 5 Hearts, hunts Grey Heron",
        "F  Frog at (2, 2): 0 of 1 Hearts",
    ]


def test_a_turn_may_say_what_it_is_about(tmp_path: Path) -> None:
    session = begun(tmp_path)
    assert session.decision is not None
    assert session.decision.prompt.question(session.game, 0) == "Day 1 begins"


def test_names_stand_on_a_wide_board(tmp_path: Path) -> None:
    text = POND.replace("  draw: {nest", "  wide: true\n  draw: {nest")
    game: Any = Session(build(tmp_path, text), "morning", 2, {}, seed=1).game
    assert picture(game).splitlines()[1:] == [
        "1 GREY HERON          o  grey hawk",
        "2          .       FROG          .",
    ]
    assert standing(game, 0)[1] == "Grey Heron at (1, 1): 4 of 4 Hearts, full"


def test_documents_can_be_read(tmp_path: Path) -> None:
    program = build(tmp_path, POND)
    assert documents_named(program, "grey") == [
        "Grey Hawk (animal): max hp 5",
        "Grey Heron (animal): max hp 4",
    ]
    assert documents_named(program, "GREY her") == ["Grey Heron (animal): max hp 4"]
    assert documents_named(program, "toad") == []


def test_words_on_cards_are_explained(tmp_path: Path) -> None:
    swift = "    swift: {type: truth, default: false, text: Swift, description: It moves twice.}\n"
    program = build(tmp_path, POND.replace("    max_hp: number\n", "    max_hp: number\n" + swift))
    assert documents_named(program, "swift") == ["Swift: It moves twice."]


def test_a_window_asks_with_its_own_words(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.answer(0)
    assert session.decision.prompt.question(session.game, 0) == "who is still awake?"
