"""What clients get: options with ids, views by number, the trail, spectators, and what undoing reveals."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from interpreter import SPECTATOR, AnswerError, Session
from tests.client_games import PACKS, check_game
from tests.helpers import BASE, ROOT, build, scenario, shipped, write_pack

D = "  source: designed\n"
MORE = f"""\
- zone: tray
{D}  each: chief
- action: march unit to s
{D}  choose:
    unit: all ants
    s: all spaces where it.y = 3
  do: move unit to s
- action: rest
{D}  do: mark 5
- event: flash card by player
{D}  takes: {{card: card}}
- law: pride
{D}  effects: "while it is a queen: +2 size"
"""
# An ant and a queen on the board; cards in hands, deck and heap.
SETUP = """\
place ant at (1, 1) for players[0]
place queen at (2, 1) for players[1]
place ace in players[0].hand for players[0]
place duke in players[1].hand for players[1]
place ace in deck
place duke in deck
place ace in heap
"""
ANT, QUEEN, ACE, DUKE, BOTTOM, TOP, OPEN = range(7)
ON = 'choose one of numbers(1, 2) as n by players[0]: "on?"\nmark n\n'


def begun(root: Path, flow: str, *answers: int, more: str = "") -> Session:
    text = BASE + MORE + more + scenario(f"{flow}\nmark size((first all chiefs).tray)", SETUP)
    return Session(build(root, text), "main", 2, {}, 1, answers)


def zone_of(session: Session, name: str, owner: int | None = None) -> int:
    [found] = [z for z in session.table()["zones"] if (z["name"], z["owner"]) == (name, owner)]
    place: int = found["place"]
    return place


def asked(session: Session) -> list[dict[str, Any]]:
    question = session.question()
    assert question is not None
    options: list[dict[str, Any]] = question["options"]
    return options


# ------------------------------------------------------------------ options


def test_an_option_of_a_turn_is_an_action_with_its_parameters(tmp_path: Path) -> None:
    session = begun(tmp_path, "turn of players[0]: march, rest or pass")
    first, *_, rest, passes = asked(session)
    assert first == {
        "id": '{"action":"march","with":{"s":{"space":10},"unit":{"piece":0}}}',
        "words": "march Ant (1, 3)",
        "action": "march",
        "with": {"unit": {"piece": ANT}, "s": {"space": 10}},
    }
    assert (rest["action"], rest["with"]) == ("rest", {})
    assert passes["pass"] is True


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("choose a unit by players[0]", [{"piece": ANT}, {"piece": QUEEN}]),
        ("choose one of [(1, 1), (2, 1)] by players[0]", [{"space": 0}, {"space": 1}]),
        ("choose one of players as p by players[0]", [{"player": 0}, {"player": 1}]),
        ("choose one of numbers(3, 4) as n by players[0]", [{"value": 3}, {"value": 4}]),
        ("choose one of [red, blue] as c by players[0]", [{"value": "red"}, {"value": "blue"}]),
        (
            "choose one of all tool definitions as t by players[0]",
            [{"document": "demo.queen.sceptre"}, {"document": "demo.stick"}],
        ),
        ("may mark 1", [{"value": True}, {"value": False}]),
        ("choose one: mark 1 | mark 2", [{"value": 0}, {"value": 1}]),
        (
            "choose up to 1 unit as us by players[0]",
            [{"piece": ANT}, {"piece": QUEEN}, {"nothing": True}],
        ),
    ],
)
def test_an_option_of_a_choice_says_what_it_is(
    tmp_path: Path, choice: str, expected: list[Any]
) -> None:
    assert [option["choice"] for option in asked(begun(tmp_path, choice))] == expected


def test_equal_options_have_ids_of_their_own(tmp_path: Path) -> None:
    session = begun(tmp_path, "choose one of [7, 7, 8] as n by players[0]\nmark n")
    ids = [option["id"] for option in asked(session)]
    assert ids == [
        '{"choice":{"value":7}}',
        '{"choice":{"value":7},"copy":2}',
        '{"choice":{"value":8}}',
    ]
    session.answer_id(ids[2])
    assert session.answers == (2,)


def test_an_answer_by_id_means_the_same_in_any_order(tmp_path: Path) -> None:
    one = begun(tmp_path / "one", "choose one of [(1, 1), (2, 1)] as s by players[0]\nmark s.x")
    two = begun(tmp_path / "two", "choose one of [(2, 1), (1, 1)] as s by players[0]\nmark s.x")
    for session in (one, two):
        session.answer_id('{"choice":{"space":1}}')
        assert session.view(0)["table_trail"][0] == 2


def test_only_the_player_who_is_asked_gets_options(tmp_path: Path) -> None:
    session = begun(
        tmp_path, 'choose one of deck.pieces as c by players[1]: "which?"\nmark c.worth'
    )
    whole = session.question()
    assert whole is not None
    assert session.question(1) == whole
    assert [option["choice"] for option in whole["options"]] == [{"piece": BOTTOM}, {"piece": TOP}]
    for reader in (0, SPECTATOR):
        assert session.question(reader) == {"player": 1, "name": "choice", "words": "which?"}


@pytest.mark.parametrize("id", ["", "1", '{"choice":{"space":99}}', '{"choice": {"space":1}}'])
def test_an_unknown_id_is_refused(tmp_path: Path, id: str) -> None:
    session = begun(tmp_path, "choose one of [(1, 1), (2, 1)] as s by players[0]\nmark s.x")
    with pytest.raises(AnswerError):
        session.answer_id(id)
    assert session.answers == ()
    session.answer(0)
    with pytest.raises(AnswerError):
        session.answer_id(id)
    assert session.question() is None


# ------------------------------------------------------------------ views


def test_a_view_says_what_lies_where_in_order(tmp_path: Path) -> None:
    session = begun(
        tmp_path, "move (first all ants) to (2, 1)\nbury (first all ants) in heap\n" + ON
    )
    heap, deck = zone_of(session, "heap"), zone_of(session, "deck")
    hand = zone_of(session, "hand", 0)
    seen = session.view(0)
    assert seen["places"] == {"1": [QUEEN], str(heap): [ANT, OPEN], str(hand): [ACE]}
    assert seen["sizes"][str(deck)] == 2
    assert seen["phase"] == "whole"
    assert seen["pieces"][str(ACE)] == {
        "is": "demo.ace",
        "name": "Ace 1",
        "place": hand,
        "owner": 0,
    }
    assert session.view(SPECTATOR)["places"] == {"1": [QUEEN], str(heap): [ANT, OPEN]}


def test_a_view_has_stats_as_they_are_now_and_zones_of_pieces(tmp_path: Path) -> None:
    session = begun(
        tmp_path, "until end of day: +1 reach to (first all ants)\n" + ON + "expire day"
    )
    pieces = session.view(SPECTATOR)["pieces"]
    assert pieces[str(QUEEN)]["stats"] == {"size": 7}
    assert pieces[str(ANT)]["stats"] == {"reach": 2}
    tray = pieces[str(QUEEN)]["zones"]["tray"]
    [found] = [zone for zone in session.table()["zones"] if zone["place"] == tray]
    assert found["name"] == "tray"
    assert found["of_piece"] is True


def test_a_view_hides_pieces_in_the_state_that_its_reader_cannot_see(tmp_path: Path) -> None:
    kind = f"- kind: game\n{D}  state: {{marked: card, all_marked: list of card}}\n"
    flow = "game.marked = players[1].hand.top\ngame.all_marked = [players[1].hand.top, heap.top]\n"
    session = begun(tmp_path, flow + ON, more=kind)
    assert session.view(1)["table_marked"] == DUKE
    assert session.view(1)["table_all_marked"] == [DUKE, OPEN]
    for reader in (0, SPECTATOR):
        assert session.view(reader)["table_marked"] == {"hidden": True}
        assert session.view(reader)["table_all_marked"] == [{"hidden": True}, OPEN]


@pytest.mark.parametrize(
    ("flow", "alike"),
    [
        pytest.param("", (False, False, False), id="a card in each hand"),
        pytest.param("bury players[0].hand.top in heap\n", (True, False, False), id="in one hand"),
        pytest.param(
            "bury players[0].hand.top in heap\nbury players[1].hand.top in heap\n",
            (True, True, True),
            id="in none",
        ),
    ],
)
def test_readers_are_alike_if_they_have_the_same_view(
    tmp_path: Path, flow: str, alike: tuple[bool, ...]
) -> None:
    session = begun(tmp_path, flow + ON)
    pairs = ((0, SPECTATOR), (1, SPECTATOR), (0, 1))
    assert tuple(session.alike(*pair) for pair in pairs) == alike
    assert tuple(session.view(one) == session.view(other) for one, other in pairs) == alike


@pytest.mark.parametrize("owner", ["player", "insect"])
def test_state_for_its_owner_alone_makes_readers_differ(tmp_path: Path, owner: str) -> None:
    kind = f"- kind: {owner}\n{D}  state: {{wager: {{type: number, visible: owner}}}}\n"
    if owner == "insect":
        kind = f"- kind: insect\n{D}  piece: true\n  state: {{wager: {{type: number, visible: owner}}}}\n- insect: moth\n{D}"
    hands = "bury players[0].hand.top in heap\nbury players[1].hand.top in heap\n"
    placed = "place moth at (1, 2) for players[1]\n" if owner == "insect" else ""
    session = begun(tmp_path, hands + placed + ON, more=kind)
    assert not session.alike(1, SPECTATOR)
    for one, other in ((0, 1), (0, SPECTATOR), (1, SPECTATOR)):
        assert session.alike(one, other) == (session.view(one) == session.view(other))


def test_a_piece_out_of_the_game_is_in_no_view(tmp_path: Path) -> None:
    session = begun(tmp_path, "discard_from_game players[1].hand.top\n" + ON)
    assert str(DUKE) not in session.view(1)["pieces"]


def test_the_round_is_told_where_a_pack_counts_rounds(tmp_path: Path) -> None:
    kind = f"- kind: game\n{D}  state: {{round: {{type: number, start: 4}}}}\n"
    assert begun(tmp_path / "one", "game.round += 1\n" + ON, more=kind).view(0)["round"] == 5
    assert "round" not in begun(tmp_path / "two", ON).view(0)


def test_the_outcome_is_told(tmp_path: Path) -> None:
    session = begun(tmp_path, ON + "if n = 1: win players[1]", 0)
    seen = session.view(SPECTATOR)
    assert (seen["over"], seen["winners"], seen["outcome"]) == (True, [1], "won")


def test_the_table_says_what_numbers_mean(tmp_path: Path) -> None:
    table = begun(tmp_path, ON).table()
    assert table["columns"]["piece_friend"] == {"form": "piece", "visible": "all"}
    assert table["columns"]["table_trail"] == {"form": "list number", "visible": "all"}
    assert table["events"]["flash"] == {"card": "piece", "player": "player"}
    assert table["board"]["spaces"][7]["fields"] == {"wall": True}
    assert table["board"]["routes"] == {"road": [0, 1, 2, 3]}
    hands = [zone for zone in table["zones"] if zone["name"] == "hand"]
    assert [(z["owner"], z["visible"], z["title"]) for z in hands] == [
        (0, "owner", "player 1's hand"),
        (1, "owner", "player 2's hand"),
    ]
    json.dumps(table)


def test_a_document_says_what_its_fields_are(tmp_path: Path) -> None:
    queen = begun(tmp_path, ON).document("demo.queen")
    assert (queen["kind"], queen["name"]) == ("chief", "Queen")
    assert queen["fields"]["rank"] == {"form": "number", "value": 7}
    assert queen["fields"]["tools"] == {"form": "list definition", "value": ["demo.queen.sceptre"]}


# ------------------------------------------------------------------ the trail


def test_the_trail_tells_what_happened_in_order(tmp_path: Path) -> None:
    flow = """\
let ant = (first all ants)
move ant to (2, 2)
say "it marches"
emit flash heap.top by players[0]
mark 2d6
shuffle deck
place bee at (5, 1) as bee
discard_from_game bee
"""
    session = begun(tmp_path, ON + flow + ON, 0)
    heap, deck = zone_of(session, "heap"), zone_of(session, "deck")
    start = begun(tmp_path, ON + flow + ON).entries
    told = session.trail(SPECTATOR, start)
    dice = [entry["result"] for entry in told if "roll" in entry]
    assert session.view(0)["table_trail"][-1] == sum(dice)
    assert [entry for entry in told if "roll" not in entry] == [
        {"move": ANT, "is": "demo.ant", "from": 0, "to": 6},
        {"log": "It marches"},
        {"event": "flash", "roles": {"card": OPEN, "player": 0}},
        {"shuffle": deck},
        {"new": 7, "is": "demo.bee", "to": 4},
        {"gone": 7, "is": "demo.bee", "from": 4},
    ]
    assert heap not in [entry.get("to") for entry in told]


def test_the_trail_hides_pieces_from_those_who_see_neither_end(tmp_path: Path) -> None:
    flow = """\
move deck.top to players[0].hand
emit flash players[0].hand.top by players[0]
move players[0].hand.top to heap
bury players[1].hand.top in deck
emit flash deck.bottom by players[1]
discard_from_game deck.top
"""
    session = begun(tmp_path, ON + flow + ON, 0)
    start = begun(tmp_path, ON + flow + ON).entries
    deck, heap = zone_of(session, "deck"), zone_of(session, "heap")
    own, other = zone_of(session, "hand", 0), zone_of(session, "hand", 1)
    duke = {"is": "demo.duke"}
    assert session.trail(0, start) == [
        {"move": TOP, **duke, "from": deck, "to": own},
        {"event": "flash", "roles": {"card": TOP, "player": 0}},
        {"move": TOP, **duke, "from": own, "to": heap},
        {"move": {"hidden": deck}, "from": other, "to": deck, "bottom": True},
        {"event": "flash", "roles": {"card": {"hidden": deck}, "player": 1}},
        {"gone": {"hidden": deck}, "from": deck},
    ]
    assert session.trail(1, start)[:4] == [
        {"move": {"hidden": own}, "from": deck, "to": own},
        {"event": "flash", "roles": {"card": {"hidden": own}, "player": 0}},
        {"move": TOP, **duke, "from": own, "to": heap},
        {"move": DUKE, **duke, "from": other, "to": deck, "bottom": True},
    ]
    assert session.trail(SPECTATOR, start)[3]["move"] == {"hidden": deck}


def test_an_event_about_a_piece_that_left_the_game_names_it_to_those_who_saw_it(
    tmp_path: Path,
) -> None:
    flow = """\
let card = players[1].hand.top
discard_from_game card
emit flash card by players[1]
"""
    session = begun(tmp_path, ON + flow + ON, 0)
    assert session.trail(1)[-1]["roles"]["card"] == DUKE
    assert session.trail(0)[-1]["roles"]["card"] == {"hidden": zone_of(session, "hand", 1)}


def test_the_trail_tells_phases(tmp_path: Path) -> None:
    phase = f"- phase: night\n{D}  do: |\n    mark 3\n    {ON.splitlines()[0]}\n    mark n\n"
    session = begun(tmp_path, ON + "run night\nmark 4\n" + ON, 0, 0, more=phase)
    phases = [entry["phase"] for entry in session.trail(0) if "phase" in entry]
    assert phases == ["night", "whole"]
    session.undo()
    assert session.view(0)["phase"] == "night"
    assert session.view(0)["within"] == ["whole"]


def test_a_cursor_is_enough_to_follow_a_game(tmp_path: Path) -> None:
    flow = ON + "mark d6\n" + ON + "mark d6\n" + ON
    session = begun(tmp_path, flow)
    told: list[Any] = session.trail(0)
    while session.decision is not None:
        cursor = session.entries
        assert len(told) == cursor
        session.answer(1)
        told += session.trail(0, cursor)
    assert told == session.trail(0)
    assert sum("roll" in entry for entry in told) == 2


def test_a_spectator_reads_the_log(tmp_path: Path) -> None:
    verb = f'- verb: sneak card\n{D}  takes: {{card: card}}\n  log: "{{card}} moves"\n  do: move card to deck\n'
    flow = "sneak players[1].hand.top\nsneak heap.top\n" + ON
    session = begun(tmp_path, flow, more=verb)
    assert session.log_of(SPECTATOR) == ["Something moves", "Ace 3 moves"]
    assert session.log_of(1) == ["Duke 1 moves", "Ace 3 moves"]
    session.answer(0)
    assert session.log_of(SPECTATOR) == ["Something moves", "Ace 3 moves"]


# ------------------------------------------------------------------ undo


@pytest.mark.parametrize(
    ("deed", "expected"),
    [
        pytest.param("mark n", False, id="nothing"),
        pytest.param("move (first all ants) to (3, 3)", False, id="an open move"),
        pytest.param("move heap.top to deck", False, id="hiding something"),
        pytest.param("place duke in players[0].hand", False, id="something new"),
        pytest.param("mark d6", True, id="a die"),
        pytest.param("shuffle deck", True, id="a shuffle"),
        pytest.param("mark (random unit).hp", True, id="a random choice"),
        pytest.param("move deck.top to players[0].hand", True, id="drawing"),
        pytest.param("let c = deck.top\nmove c to heap\nmove c to deck", True, id="a short look"),
        pytest.param("move players[0].hand.top to heap", True, id="playing a card"),
    ],
)
def test_undoing_an_answer_that_revealed_something_is_told(
    tmp_path: Path, deed: str, expected: bool
) -> None:
    session = begun(tmp_path, ON + ON + f"{deed}\n" + ON, 0, 0)
    before = session.state_hash()
    assert session.revealed() is expected
    assert session.revealed(2) is expected
    assert session.revealed(0) is False
    assert session.state_hash() == before
    session.undo()
    assert session.revealed() is False


# ------------------------------------------------------------------ every pack


@pytest.mark.parametrize("pack", PACKS)
def test_random_games_show_nothing_hidden_and_tell_every_move(pack: str) -> None:
    """A few decisions of some scenarios; `make clients` plays whole games of all."""
    program = shipped(pack)
    chosen = list(program.scenarios())[:2]
    played = [check_game(program, scenario, 7, 20) for scenario in chosen]
    assert sum(played) >= 15


# ------------------------------------------------------------------ the page


@pytest.mark.parametrize(
    ("pack", "scenario"), [("classics", "leduc_poker"), ("castle_assault", "elves_and_wolves")]
)
def test_the_client_on_the_page_plays_a_game(tmp_path: Path, pack: str, scenario: str) -> None:
    page = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
    code, _ = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "client.py").write_text(code, encoding="utf-8")
    words = [str(tmp_path / "client.py"), str(ROOT / "generated" / pack), scenario, "3"]
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    *lines, last = done.stdout.splitlines()
    assert re.fullmatch(r"The game is over: (won|lost|tied)\. Winners: .+\.", last)
    assert len(lines) > 5


def test_the_editor_of_the_page_shows_mistakes_in_unsaved_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
    _, code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    write_pack(tmp_path, {"rules.d/all.yaml": BASE + scenario("mark 1")}, "mire")
    monkeypatch.chdir(tmp_path)
    exec(code, {"text": "- unit: wasp\n  source: designed\n  sise: 3\n"})
    assert "error[E0120]" in capsys.readouterr().out


def test_the_page_names_every_key_that_a_client_meets() -> None:
    page = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
    session = Session(shipped("kings_armory"), "the_whole_game", 2, {}, 3)
    while session.decision is not None and len(session.answers) < 40:
        session.answer(len(session.decision.options) // 2)
    seen, table = session.view(0), session.table()
    columns = {key for key in seen if key in table["columns"]}
    keys = {key for entry in session.trail(0) for key in entry}
    keys |= {key for piece in seen["pieces"].values() for key in piece}
    keys |= {*table["zones"][0], *(seen.keys() - columns)}
    assert {key for key in keys if f"`{key}`" not in page and f'"{key}"' not in page} == set()
