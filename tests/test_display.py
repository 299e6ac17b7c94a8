"""The table as text: what packs say is shown, and letters that tell pieces apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import Session
from siegewright.play.board_picture import legend, picture, ways
from siegewright.play.display import documents_named, standing, zones
from siegewright.play.trays import drawings
from siegewright.play.widths import COLOUR, coloured, width, wrapped
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
    assert picture(game).splitlines()[1:] == ["1 GE1   o gh2", "2   .   F   ."]


BUOYS = """
- kind: buoy
  source: designed
  piece: true
  state: {depth: {type: number, start: 3, shown: "{} deep"}}
- buoy: first_buoy
  name: 1 Off the Reeds
  source: designed
- buoy: last_buoy
  name: 12 By the Weir
  source: designed
"""


@pytest.mark.parametrize(("start", "told"), [(1, "1 fathom deep"), (3, "3 fathoms deep")])
def test_one_of_something_is_told_in_the_singular(tmp_path: Path, start: int, told: str) -> None:
    buoys = BUOYS.replace("start: 3", f"start: {start}").replace(
        '"{} deep"', '"{} {|fathom|fathoms} deep"'
    )
    placed = "    place first_buoy at (2, 2)\n"
    game: Any = Session(build(tmp_path, POND + placed + buoys), "morning", 2, {}, seed=1).game
    assert f"1  1 Off the Reeds at (2, 2): {told}" in standing(game, 0)


def test_what_is_counted_stands_beside_what_is_printed(tmp_path: Path) -> None:
    pool = """
- kind: pool
  source: designed
  piece: true
  fields: {holds: text}
  state: {tokens: {type: number, start: 2, shown: "{} {|token|tokens} of {holds} left"}}
- pool: lava_pool
  source: designed
  holds: crystal
"""
    placed = "    place lava_pool at (2, 2)\n"
    game: Any = Session(build(tmp_path, POND + placed + pool), "morning", 2, {}, seed=1).game
    assert any(line.endswith(": 2 tokens of crystal left") for line in standing(game, 0))


def test_numbered_pieces_are_drawn_by_their_numbers(tmp_path: Path) -> None:
    placed = "    place first_buoy at (2, 2)\n    place last_buoy at (2, 2)\n"
    game: Any = Session(build(tmp_path, POND + placed + BUOYS), "morning", 2, {}, seed=1).game
    assert picture(game).splitlines()[-1].split() == ["2", ".", "F,1,12", "."]
    assert legend(game)["12"] == "By the Weir"


def test_no_state_of_another_kind_is_told(tmp_path: Path) -> None:
    placed = "    place first_buoy at (2, 2)\n"
    game: Any = Session(build(tmp_path, POND + placed + BUOYS), "morning", 2, {}, seed=1).game
    told = standing(game, 0)
    assert "F  Frog at (2, 2): 0 of 1 Hearts" in told
    assert "1  1 Off the Reeds at (2, 2): 3 deep" in told


def test_spaces_to_choose_from_are_marked_also_under_pieces(tmp_path: Path) -> None:
    game = begun(tmp_path).game
    marked = {game.board.at(2, 1), game.board.at(2, 2), game.board.at(1, 2)}
    assert picture(game, marked).splitlines()[1:] == ["1 GE1  o+ gh2", "2   +  F+   ."]


def test_only_what_a_pack_shows_is_told(tmp_path: Path) -> None:
    game = begun(tmp_path).game
    assert standing(game, 0) == [
        "Day 1",
        "GE1 Grey Heron at (1, 1): 4 of 4 Hearts, full",
        "gh2 Grey Hawk at (3, 1): 5 of 5 Hearts, hunts Grey Heron",
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
        "1 Grey Heron [1]              o  Grey Hawk [2]",
        "2              .           Frog              .",
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


def test_owners_have_a_colour_and_a_sign(tmp_path: Path) -> None:
    game = begun(tmp_path).game
    shown = picture(game, colours=True)
    assert "\033[36mGE1\033[0m" in shown
    assert "\033[33mgh2\033[0m" in shown
    assert COLOUR.sub("", shown) == picture(game)


@pytest.mark.parametrize(
    ("text", "columns"),
    [("Tor", 3), ("塔", 2), ("🏰", 2), ("é", 1), ("e\u0301", 1), ("\033[36mTor\033[0m", 3)],
)
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


def test_a_colour_lets_no_other_sequence_through() -> None:
    assert coloured("a\033[2Jb", 0) == "\033[36ma?[2Jb\033[0m"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param("go to the old mill", ["go to the", "    old", "    mill"], id="at words"),
        pytest.param("  1  go", ["  1  go"], id="what fits stays as it is"),
        pytest.param("unbreakable x", ["unbreakable", "    x"], id="long words stay whole"),
        pytest.param("", [""], id="nothing"),
    ],
)
def test_lines_break_at_words(text: str, lines: list[str]) -> None:
    assert wrapped(text, 10, "    ") == lines


def test_the_legend_tells_letters_of_map_and_pieces(tmp_path: Path) -> None:
    text = POND.replace('"~": {}', "F: {deep: true}").replace(".~.", ".F.")
    text = text.replace(
        "  state:\n    nest",
        "  fields:\n    deep: {type: truth, default: false}\n  state:\n    nest",
    )
    text = text.replace("  draw: {nest", '  means: {".": bank, o: a nest}\n  draw: {nest')
    text = text.replace("frog.hp = 0", "frog.hp = 0\n    if (1, 1).deep: frog.hp = 1")
    game: Any = Session(build(tmp_path, text), "morning", 2, {}, seed=1).game
    assert legend(game) == {
        ".": "bank",
        "F": "deep",
        "o": "a nest",
        "FR": "Frog",
        "GH": "Grey Hawk",
        "GE": "Grey Heron",
    }
    assert picture(game).splitlines()[2] == "2   .  FR   ."


def test_a_meaning_of_what_is_not_drawn_is_refused(tmp_path: Path) -> None:
    text = POND.replace("  draw: {nest", "  means: {q: quicksand}\n  draw: {nest")
    with pytest.raises(AssertionError, match=r"E0420 .* `q` is neither in `grid` nor in `draw`"):
        build(tmp_path, text)


def test_sections_of_a_map_are_headings_at_the_table(tmp_path: Path) -> None:
    text = POND.replace(
        "  draw: {nest", "  spaces: {shed: {}}\n  sections: {By the pond: [shed]}\n  draw: {nest"
    )
    session: Any = Session(build(tmp_path, text), "morning", 2, {}, seed=1)
    assert picture(session.game).splitlines()[-2:] == ["-- By the pond", "   empty: shed"]


def test_a_section_of_a_space_that_is_not_there_is_refused(tmp_path: Path) -> None:
    text = POND.replace("  draw: {nest", "  sections: {By the pond: [shed]}\n  draw: {nest")
    with pytest.raises(AssertionError, match=r"E0421 .* there is no space `shed`"):
        build(tmp_path, text)


ZONES = """
- zone: lake_pile
  source: designed
  visible: nobody

- zone: den
  each: player
  source: designed
  visible: owner

- zone: market
  source: designed
  visible: all

- zone: burrow
  each: animal
  source: designed
  visible: all
"""
FILLED = """
    place frog in lake_pile
    place frog in lake_pile
    place grey_hawk in market
    place frog in market
    place frog in market
    place frog in players[0].den for players[0]
    place frog in heron.burrow
"""


def test_zones_are_listed_from_the_top_and_hidden_ones_are_counted(tmp_path: Path) -> None:
    text = POND.replace("    game.luck = 3\n", "    game.luck = 3" + FILLED) + ZONES
    game: Any = Session(build(tmp_path, text), "morning", 2, {}, seed=1).game
    assert zones(game, 0) == [
        "Lake pile: 2 cards",
        "Player 1's den: Frog",
        "Market: Frog (2), Grey Hawk",
        "Grey Heron's burrow: Frog",
        "Empty: player 2's den",
    ]
    assert zones(game, 1, "DEN") == ["Player 1's den: 1 card", "Empty: player 2's den"]
    assert zones(game, 0, "attic") == []


CARDS = """
- kind: game
  source: designed
  squares: 4

- kind: card
  source: designed
  piece: true
  fields:
    rows: text
    letter: text

- kind: tile
  source: designed
  piece: true
  state:
    squares: {type: squares, shown: "covers {}"}

- tile: token
  source: designed

- card: pack_of_wolves
  source: designed
  letter: w
  rows: |
    ww..
    .w..

- zone: tray
  each: card
  source: designed
  visible: all

- map: yard
  source: designed
  grid: ".."

- phase: whole
  source: designed
  do: |
    place pack_of_wolves at (2, 1) as wolves
    place token in wolves.tray as cover
    cover.squares = drawn(wolves.rows, wolves.letter)
    if size(cover.squares) = 0: lose
    choose one of numbers(1, 2) as n by players[0]: "on?"
    if n = 2: tie

- scenario: main
  source: designed
  players: 1
  map: yard
  flow: whole
"""


def test_cards_with_a_drawing_are_drawn_with_what_covers_them(tmp_path: Path) -> None:
    game: Any = Session(build(tmp_path, CARDS), "main", 1, {}, seed=1).game
    assert drawings(game) == ["P Pack Of Wolves", "at (2, 1)", "##..", ".#.."]
    assert legend(game)["#"] == "covered"
    assert documents_named(game.program, "wolves") == [
        "Pack Of Wolves (card): letter w\n  ww..\n  .w.."
    ]


def test_a_letter_of_the_board_and_of_cards_is_told_twice(tmp_path: Path) -> None:
    text = CARDS.replace("letter: w", "letter: P").replace("ww..", "PP..").replace(".w..", ".P..")
    game: Any = Session(build(tmp_path, text), "main", 1, {}, seed=1).game
    assert legend(game)["P"] == "Pack Of Wolves; on cards Pack Of Wolves"


def test_covered_squares_look_like_nothing_else_on_a_card(tmp_path: Path) -> None:
    rock = "- card: rock\n  source: designed\n  letter: '#'\n  rows: none\n"
    game: Any = Session(build(tmp_path, CARDS + rock), "main", 1, {}, seed=1).game
    assert drawings(game)[2:] == ["%%..", ".%.."]
    assert legend(game)["%"] == "covered"


@pytest.mark.parametrize(("visible", "shown"), [("all", True), ("nobody", False)])
def test_the_top_of_an_open_pile_is_drawn(tmp_path: Path, visible: str, shown: bool) -> None:
    """The lives of a monster lie beside the board; all can see the first of them."""
    lair = f"- zone: lives\n  each: card\n  source: designed\n  visible: {visible}\n"
    foxes = "- card: foxes\n  source: designed\n  letter: f\n  rows: |\n    .f..\n    ff..\n"
    filled = "    place foxes in wolves.lives\n    place pack_of_wolves in wolves.lives\n"
    text = CARDS.replace("    if size(cover", f"{filled}    if size(cover") + lair + foxes
    game: Any = Session(build(tmp_path, text), "main", 1, {}, seed=1).game
    lines = drawings(game, 20)
    assert ("of Pack Of Wolves" in "\n".join(lines)) == shown
    assert "Foxes" not in lines


def test_the_legend_tells_where_routes_start_turn_and_end(tmp_path: Path) -> None:
    bent = """\
- map: yard
  source: designed
  grid: |
    ...
    ...
  routes:
    long_way: ["(1, 1)", "(2, 1)", "(3, 1)", "(3, 2)"]
    stay: ["(2, 2)"]
"""
    plain = '- map: yard\n  source: designed\n  grid: ".."\n'
    assert plain in CARDS
    game: Any = Session(build(tmp_path, CARDS.replace(plain, bent)), "main", 1, {}, seed=1).game
    assert ways(game) == {"long way": "(1, 1) to (3, 1) to (3, 2)", "stay": "(2, 2)"}


def test_what_the_ground_is_stays_on_the_board_while_one_chooses(tmp_path: Path) -> None:
    """Spaces to choose from keep their letter; plain ground has the sign alone."""
    content = POND.replace("place frog at (2, 2) as frog", "place frog at (1, 2) as frog")
    game: Any = Session(build(tmp_path, content), "morning", 2, {}, seed=1).game
    marked = {game.board.at(2, 2), game.board.at(3, 2)}
    assert picture(game, marked).splitlines()[2] == "2   F  ~+   +"
