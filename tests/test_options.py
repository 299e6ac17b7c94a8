"""Options: what may be chosen before a game, in plain data, in words and over many games."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from interpreter import Session
from interpreter.documents import Definition
from interpreter.limits import RuleError
from interpreter.options import Option, StartError, all_values
from siegewright.simulation.settings import Setting, drawn_settings, read_options, settings
from tests.helpers import BASE, build, compile_text, play, scenario


class Card(Definition):
    pass


ANT, BEE = Card("pack.ant", "Ant"), Card("pack.bee", "Bee")
DOCUMENTS = {"pack.ant": ANT, "pack.bee": BEE, "pack.hill": Definition("pack.hill", "Hill")}
SIZE = Option("size", "enum", "small", ("small", "large"))
STORMS = Option("storms", "truth", False)
LEVEL = Option("level", "number", 1)
DECK = Option("deck", "list definition", [], kind=Card)


@pytest.mark.parametrize(
    ("option", "words", "plain", "value"),
    [
        pytest.param(SIZE, "large", "large", "large", id="one of an enumeration"),
        pytest.param(STORMS, "yes", True, True, id="a truth"),
        pytest.param(LEVEL, "-3", -3, -3, id="a number"),
        pytest.param(DECK, "ant, 2 bee", ["ant", "bee", "bee"], (ANT, BEE, BEE), id="a list"),
        pytest.param(
            DECK,
            "2*ant\n# none, really\nbee # last",
            ["ant", "ant", "bee"],
            (ANT, ANT, BEE),
            id="lines",
        ),
        pytest.param(DECK, "", [], (), id="an empty list"),
    ],
)
def test_options_are_read_from_words(option: Option, words: str, plain: Any, value: Any) -> None:
    assert option.read(words) == plain
    assert option.value(plain, DOCUMENTS) == value


@pytest.mark.parametrize(
    ("option", "plain", "told"),
    [
        (SIZE, "lage", "did you mean `large`"),
        (SIZE, "q", "one of small, large"),
        (STORMS, 1, "takes yes or no"),
        (LEVEL, True, "takes a whole number"),
        (LEVEL, "two", "takes a whole number, not `two`"),
        (DECK, "ant", "takes a list"),
        (DECK, ["hill"], "cannot be `hill`"),
        (DECK, ["aunt"], "did you mean `ant`"),
    ],
)
def test_what_an_option_cannot_be_is_refused(option: Option, plain: Any, told: str) -> None:
    with pytest.raises(StartError, match=told):
        option.value(plain, DOCUMENTS)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(StartError, match="did you mean `size`"):
        all_values({"size": SIZE}, {"sise": "small"}, DOCUMENTS)


@dataclass(frozen=True, slots=True)
class Info:
    id: str
    title: str = ""
    players: tuple[int, int] = (1, 2)
    seats: tuple[str, ...] = ()
    options: dict[str, Option] = field(default_factory=dict)
    automatic: tuple[int, ...] = ()


class Pack:
    pack, title, lock = "pack", "Pack", {"pack": "1"}
    definitions = DOCUMENTS

    def scenarios(self) -> dict[str, Info]:
        both = {"size": SIZE, "storms": STORMS, "level": LEVEL, "deck": DECK}
        return {"field": Info("field", options=both), "bare": Info("bare", players=(1, 1))}

    def new(self, scenario: str, players: int, options: dict[str, object], seed: int) -> Any:
        raise AssertionError("nothing is played here")


def names(found: tuple[Setting, ...]) -> list[str]:
    return [f"{s.name}/{s.players}" for s in found]


def test_every_scenario_and_number_of_players_is_a_setting() -> None:
    assert names(settings(Pack())) == ["bare/1", "field/1", "field/2"]


def test_several_values_are_played_in_turn() -> None:
    found = settings(Pack(), ["field"], 1, ["size=all", "level=1,2", "storms=yes"])
    assert names(found) == [
        "field size=small level=1/1",
        "field size=small level=2/1",
        "field size=large level=1/1",
        "field size=large level=2/1",
    ]
    assert found[0].options == {"size": "small", "level": 1, "storms": True}


def test_scenarios_and_numbers_of_players_take_turns() -> None:
    assert names(settings(Pack(), words=["size=all"])) == [
        "bare/1",
        "field size=small/1",
        "field size=small/2",
        "field size=large/1",
        "field size=large/2",
    ]


def test_everything_means_all_values_that_can_be_counted() -> None:
    found = settings(Pack(), players=1, everything=True)
    assert names(found)[1:] == [
        "field size=small storms=no/1",
        "field size=small storms=yes/1",
        "field size=large storms=no/1",
        "field size=large storms=yes/1",
    ]


def test_drawn_games_go_through_scenarios_and_players_and_reach_every_value() -> None:
    """Nothing is listed beforehand, and the same numbers give the same games."""
    found = drawn_settings(Pack(), None, ["level=1,2"], 7, 60)
    assert len(found) == 60
    assert names(tuple(found[:4])) == ["bare/1", "field/1", "field/2", "bare/1"]
    seen = {(s.options["size"], s.options["storms"], s.options["level"]) for s in found[1::3]}
    assert len(seen) == 8
    assert found[0].options == {}
    again = drawn_settings(Pack(), None, ["level=1,2"], 7, 60)
    assert list(found) == list(again)
    assert list(found) != list(drawn_settings(Pack(), None, ["level=1,2"], 8, 60))


def test_more_ways_than_anybody_plays_one_by_one_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("siegewright.simulation.settings.MOST_WAYS", 8)
    with pytest.raises(StartError, match="there are 9 ways to play"):
        settings(Pack(), everything=True)


@pytest.mark.parametrize(
    ("scenarios", "words", "told"),
    [
        (["bare"], ["size=small"], "`bare` has no option `size`"),
        ([], ["sise=small"], "has no option `sise`"),
        ([], ["size"], "sets no option"),
        ([], ["level=all"], "cannot be counted"),
        ([], ["size=q"], "cannot be `q`"),
        ([], ["deck=@/no/such/file"], "cannot be read"),
        ([], ["deck=@/dev/zero"], "this is not a regular file"),
        (["moor"], [], "no scenario `moor`"),
    ],
)
def test_words_that_mean_nothing_are_refused(
    scenarios: list[str], words: list[str], told: str
) -> None:
    with pytest.raises(StartError, match=told):
        settings(Pack(), scenarios, None, words)


def test_a_list_may_stand_in_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("2 ant\nbee\n", encoding="utf-8")
    assert read_options(Pack(), "field", [f"deck=@{deck}"]) == {"deck": ["ant", "ant", "bee"]}


def test_a_list_is_not_read_from_a_pipe_nor_from_a_huge_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with open(tmp_path / "huge", "wb") as file:
        file.truncate(1 << 40)
    for name, told in (("pipe", "not a regular file"), ("huge", "more than 4,194,304 bytes")):
        with pytest.raises(StartError, match=told):
            read_options(Pack(), "field", [f"deck=@{tmp_path / name}"])


OFFERS = """
  options:
    start:
      type: list of unit
      default: []
    bonus: {type: number, default: 2}
"""


def test_rules_read_documents_and_lists(tmp_path: Path) -> None:
    """A list of documents is chosen by their names, and `options.x` are the documents."""
    text = (
        BASE
        + scenario("mark options.bonus\nfor each u in options.start: mark 7\nwin players[0]")
        + OFFERS
    )
    table = play(build(tmp_path, text), options={"start": ["ant", "ant"], "bonus": 3})
    assert table.trail == [0, 3, 7, 7]


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("{type: truth, default: 1}", "cannot be `1`"),
        ("{type: number, default: many}", "cannot be `many`"),
        ("{type: list of unit, default: [aunt]}", "cannot be `aunt`"),
        ("{type: list of unit, default: ant}", "cannot be `ant`"),
        ("{type: text, default: a, values: [a, [b]]}", ""),
        ("{type: zone, default: a}", "an option cannot be a zone"),
        ("{type: space, default: a}", "the option `o` cannot be `a`"),
    ],
)
def test_defaults_have_to_fit(tmp_path: Path, spec: str, told: str) -> None:
    report = compile_text(
        tmp_path, BASE + scenario("win players[0]") + f"  options: {{o: {spec}}}\n"
    )
    assert any(told in d.message for d in report.errors), [d.message for d in report.diagnostics]


def test_a_refused_game_does_not_begin_and_tells_all_reasons(tmp_path: Path) -> None:
    setup = 'if options.bonus > 2: refuse "{options.bonus} is too much"\nrefuse "and it rains"'
    program = build(tmp_path, BASE + scenario("win players[0]", setup) + OFFERS)
    with pytest.raises(StartError, match="cannot start: 3 is too much; and it rains") as caught:
        Session(program, "main", 1, {"bonus": 3}, 1)
    assert caught.value.reasons == ("3 is too much", "and it rains")


def test_a_game_in_progress_cannot_be_refused(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + scenario('refuse "too late"\nwin players[0]'))
    with pytest.raises(RuleError, match="only be refused while it is set up: too late"):
        Session(program, "main", 1, {}, 1)
