"""Work that generated code need not do: bounds that cannot break, kinds that all pieces have, numbers of a walk."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.prompts import Prompt
from tests.helpers import build, play

PACK = """\
- enum: gem
  source: designed
  values: [ruby, pearl, jade]

- kind: mine
  source: designed
  piece: true
  fields:
    cost: {type: number, each: gem, default: 0}
    width: {type: number}
    depth: {type: number}

- mine: shaft
  source: designed
  cost: {ruby: 1, jade: 2}
  width: 3
  depth: 4

- zone: market
  source: designed
  visible: all

- kind: player
  source: designed
  state:
    gems: {type: number, each: gem, minimum: 0}
    coins: {type: number, minimum: 0, maximum: 9}
    tally: {type: number}

- query: short_of m
  source: designed
  takes: {m: mine, player: player}
  gives: truth
  text: "{player} cannot pay for {m}"
  is: any g in gems where max(0, m.cost[g]) > player.gems[g]

- action: earn
  source: designed
  text: earn
  do: |
    for each gem as g: player.gems[g] += 1
    player.coins += 5
    player.coins -= 1

- action: spend
  source: designed
  text: spend
  do: |
    player.gems[jade] -= 7
    player.tally = player.tally * player.tally + player.coins

- phase: both_choose
  source: designed
  do: |
    repeat 3 times: turn of all players at once: earn, spend
    for each m in mines in market:
      for each player as p:
        if short_of(m, p): p.tally += m.width * m.depth
    tie

- scenario: main
  source: designed
  title: Main
  players: 2
  flow: both_choose
  setup: place shaft in market
"""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    root = tmp_path_factory.mktemp("saved")
    build(root, PACK)
    made = [path.read_text() for path in (root / "generated" / "demo").rglob("*.py")]
    return " ".join("\n".join(made).split())


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(
            'for _g_number, g in enumerate(("ruby", "pearl", "jade")):', id="numbers of a walk"
        ),
        pytest.param("gems_of[player][_g_number] + 1", id="more is never too little"),
        pytest.param("min(9, coins_of[player] + 5)", id="more may be too much"),
        pytest.param("max(0, coins_of[player] - 1)", id="less may be too little"),
        pytest.param(
            "_doc.cost.get(g, 0) > _player_gems[_g_number]", id="a floor below what it exceeds"
        ),
        pytest.param(
            "product(game.player_tally[player], game.player_tally[player])",
            id="a product that grows",
        ),
        pytest.param("docs[m].width * docs[m].depth", id="a product of documents"),
        pytest.param("for m in game.contents[game.zone_market]:", id="all pieces are of the kind"),
        pytest.param(
            'ASK_1 = Actions("turn", "your turn", ("earn", "spend"), False, True)',
            id="a secret question",
        ),
    ],
)
def test_only_what_is_needed_is_written(text: str, line: str) -> None:
    assert line in text


def test_the_results_are_those_of_the_rules(tmp_path: Path) -> None:
    game = play(build(tmp_path, PACK), ["earn", "earn", "earn", "spend", "spend", "earn"]).game
    columns = game.columns()
    assert columns["player_gems"] == [(2, 2, 0), (2, 2, 1)]
    assert columns["player_coins"] == [8, 8]
    assert columns["player_tally"] == [8 + 12, 4 + 12]


class Speaker:
    """Puts values into words, and notes which."""

    def __init__(self) -> None:
        self.shown: list[object] = []

    def in_option(self, kind: str, value: object, reader: int | None = None) -> str:
        self.shown.append(value)
        return f"the {kind} {value}"

    def word(self, kind: str, value: object, one: str, many: str) -> str:
        return one if value == 1 else many


def test_a_question_is_put_into_words_when_somebody_reads_it() -> None:
    speaker = Speaker()
    words = ("Where ", ("number", 2, "does", "do"), " ", ("piece", 3), " go?")
    prompt = Prompt("choice", words, ("space",))
    assert speaker.shown == []
    assert prompt.question(speaker, 0) == "Where do the piece 3 go?"  # type: ignore[arg-type]
    assert speaker.shown == [3]
