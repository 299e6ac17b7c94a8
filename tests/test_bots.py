"""Bots that look ahead: they see what is good, and not what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from interpreter import Moment, Policy, Session, StartError, Thinker, play_out
from interpreter.determinize import redraw_hidden
from interpreter.limits import OutOfFuel
from interpreter.program import Program
from interpreter.prompts import Prompt
from interpreter.rng import Rng
from interpreter.session import MOST_IN_STEP, MOST_THOUGHTS
from siegewright.simulation.bots import RandomBot, SensibleBot, bots_named
from siegewright.simulation.statistics import percent, wilson
from tests.helpers import BASE, build, scenario, shipped

HOPE = """\
- evaluation: hope
  source: designed
  terms:
    coins: 3 * player.coins
    others: -1 * sum of it.coins for players where it != player
"""
CARDS = """\
let n = 0
while n < 8:
  place ace in deck
  place duke in deck
  n += 1
for each player as p: place ace in p.hand
for each player as p: place duke in p.hand
place ace in players[0].hand
shuffle deck
"""


def outcome(program: Program, seed: int, bots: Sequence[Policy | Thinker]) -> Any:
    return play_out(program, "main", len(bots), {}, seed, bots).game


def sensible(number: int, seed: int = 1, effort: int = 32) -> list[Policy | Thinker]:
    return bots_named(["sensible"], number, seed, effort)


# ------------------------------------------------------------------ evaluations


def test_an_evaluation_is_the_sum_of_its_terms(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + HOPE + scenario("players[1].coins = 5"))
    game = outcome(program, 1, [RandomBot(1).choose] * 3)
    evaluate = program.scenarios()["main"].evaluate
    assert evaluate is not None
    assert [evaluate(game, p) for p in range(3)] == [3 * 3 - 8, 3 * 5 - 6, 3 * 3 - 8]


def test_a_scenario_has_its_own_evaluation_or_that_of_the_one_it_extends(tmp_path: Path) -> None:
    named = HOPE.replace("hope", "fear").replace("terms:", "scenarios: [second]\n  terms:")
    more = "".join(
        f"- scenario: {name}\n  source: designed\n  extends: {of}\n"
        for name, of in (("second", "main"), ("third", "second"), ("fourth", "main"))
    )
    program = build(tmp_path, BASE + HOPE + named + more + scenario("mark 1"))
    used = {id: s.evaluate.__name__ for id, s in program.scenarios().items() if s.evaluate}
    assert used == {
        "main": "evaluate_hope",
        "second": "evaluate_fear",
        "third": "evaluate_fear",
        "fourth": "evaluate_hope",
    }


# ------------------------------------------------------------------ choosing


def test_it_takes_what_the_evaluation_likes(tmp_path: Path) -> None:
    flow = "choose one of numbers(1, 9) as n by players[0]\nplayers[0].coins = 9 - abs(n - 6)"
    game = outcome(build(tmp_path, BASE + HOPE + scenario(flow)), 1, sensible(1))
    assert game.player_coins == [9]


def test_it_thinks_in_the_middle_of_a_step(tmp_path: Path) -> None:
    """The second choice knows the first: together they must make 7, after a die that is seen."""
    flow = (
        "let die = d6\n"
        "choose one of numbers(1, 6) as x by players[0]\n"
        "choose one of numbers(-9, 9) as y by players[0]\n"
        "players[0].coins = 20 - abs(die + x + y - 7)"
    )
    program = build(tmp_path, BASE + HOPE + scenario(flow))
    for seed in range(5):
        assert outcome(program, seed, sensible(1, effort=200)).player_coins == [20]


@pytest.mark.parametrize(("ahead", "taken"), [("action", 2), ("decision", 2), ("turn", 1)])
def test_an_evaluation_says_how_far_to_look(tmp_path: Path, ahead: str, taken: int) -> None:
    """2 looks better until the own next turn, and a decision without a choice to pass comes before."""
    rest = "- action: rest\n  source: designed\n  do: mark 1\n"
    flow = (
        "choose one of numbers(1, 2) as n by players[0]\n"
        "players[0].coins = n\n"
        "choose one of numbers(1, 2) as m by players[0]\n"
        "repeat 2 times:\n"
        "  turn of players[0]: rest or pass\n"
        "  players[0].coins = 9 - 3 * n\n"
        "players[0].coins = n"
    )
    hope = HOPE.replace("  terms:", f"  ahead: {ahead}\n  terms:")
    game = outcome(build(tmp_path, BASE + hope + rest + scenario(flow)), 1, sensible(1))
    assert game.player_coins == [taken]


@pytest.mark.parametrize("turn", ["turn of players[0]", "turn of any of players"])
def test_a_turn_that_is_passed_in_thought_ends_the_look_ahead(tmp_path: Path, turn: str) -> None:
    """Also where whoever can only pass is not asked: what comes after the own next turn does not count."""
    rest = "- action: rest\n  source: designed\n  do: mark 1\n"
    flow = (
        "choose one of numbers(1, 2) as n by players[0]\n"
        "players[0].coins = n\n"
        "repeat 3 times:\n"
        f"  {turn}: rest or pass\n"
        "players[0].coins = 9 - 3 * n"
    )
    hope = HOPE.replace("  terms:", "  ahead: turn\n  terms:")
    game = outcome(build(tmp_path, BASE + hope + rest + scenario(flow)), 1, sensible(1))
    assert game.player_coins == [3]


def test_an_option_is_as_good_as_the_best_plan_for_it(tmp_path: Path) -> None:
    """What depends on its own answers alone is not left to chance: it finds the one good answer and gives it."""
    flow = (
        "players[0].coins = 5\n"
        "choose one of numbers(1, 2) as x by players[0]\n"
        "if x = 2:\n"
        "  choose one of numbers(1, 5) as y by players[0]\n"
        "  players[0].coins = 9 if y = 4 else 0"
    )
    program = build(tmp_path, BASE + HOPE + scenario(flow))
    for seed in range(5):
        assert outcome(program, seed, sensible(1, seed)).player_coins == [9]


@pytest.mark.parametrize(("ahead", "seen"), [("action", 1), ("decision", 0)])
def test_the_end_of_an_action_is_near(tmp_path: Path, ahead: str, seen: int) -> None:
    """What the rules do after the action is not looked at, if the evaluation says so."""
    earn = "- action: earn\n  source: designed\n  do: players[0].coins = 9\n"
    earn += "- action: rest\n  source: designed\n  do: mark 1\n"
    flow = (
        "turn of players[0]: earn or pass\n"
        "turn of players[1]: rest or pass\n"
        "if players[0].coins = 9: players[0].coins = 1\n"
        "turn of players[1]: rest or pass\n"
    )
    hope = HOPE.replace("  terms:", f"  ahead: {ahead}\n  terms:")
    program = build(tmp_path, BASE + hope + earn + scenario(flow))
    bots: list[Policy | Thinker] = [SensibleBot(1), RandomBot(1).choose]
    found = play_out(program, "main", 2, {}, 1, bots)
    assert (found.answers[0] == 0) == bool(seen)


def test_what_is_certain_is_tried_twice(tmp_path: Path) -> None:
    class Counting(SensibleBot):
        imagined = 0

        def _try(self, *args: Any) -> None:
            self.imagined += 1
            super()._try(*args)

    for value, tries in (("n", 6), ("n + d6", 3 + 32)):
        flow = f"choose one of numbers(1, 3) as n by players[0]\nplayers[0].coins = {value}"
        bot = Counting(1, 32)
        outcome(build(tmp_path / value[:1] / str(tries), BASE + HOPE + scenario(flow)), 1, [bot])
        assert bot.imagined <= tries
        assert bot.imagined == 6 or tries > 6


SIGNS = """\
- kind: game
  source: designed
  state:
    sign: truth

- window: moment
  source: designed

- action: raise_sign
  source: designed
  during: moment
  if: not game.sign
  do: game.sign = true

- action: lower_sign
  source: designed
  during: moment
  if: game.sign
  do: game.sign = false

- window: pause
  source: designed
  asks: "[players[1]]"

- action: nod
  source: designed
  during: pause
  if: player.coins > 100
  do: mark 1

- action: work
  source: designed
  do: player.coins -= 1
"""


def test_who_gains_nothing_by_acting_out_of_turn_passes(tmp_path: Path) -> None:
    """Else signs would go up and down at every step of a game."""
    flow = "repeat 20 times:\n  open moment\n  mark 1"
    program = build(tmp_path, BASE + HOPE + SIGNS + scenario(flow))
    for seed in range(5):
        found = play_out(program, "main", 1, {}, seed, sensible(1, seed))
        assert len(found.answers) == 20


def test_what_windows_offered_before_a_decision_is_not_looked_for_again(tmp_path: Path) -> None:
    """Whoever imagines what follows plays the step again, in which the answers so far are known."""
    program = build(tmp_path, BASE + HOPE + SIGNS + scenario("repeat 6 times: open moment"))
    looked = 0

    def look(options: Any) -> Any:
        def counted(*args: Any) -> Any:
            nonlocal looked
            looked += 1
            return options(*args)

        return counted

    actions = program.actions_in("moment")
    for action in actions:
        action.options = look(action.options)
    session = Session(program, "main", 1, {}, 1, [1, 1, 1, 1, 1])  # passes
    asked = session.decision
    assert asked is not None
    looked = 0
    assert SensibleBot(1).think(session.moment(), asked.player, asked.prompt, asked.options) == 1
    assert looked == 6 * len(actions)


RETURNS = (
    SIGNS.replace(
        "- window: moment\n  source: designed\n",
        '- window: moment\n  source: designed\n  asks: "[players[1], players[0]]"\n',
    )
    + """
- action: gift
  source: designed
  during: moment
  if: player = players[1]
  do: |
    players[0].coins += 1
    player.coins -= 1
"""
)


def test_nobody_does_and_undoes_something_within_one_window(tmp_path: Path) -> None:
    """Each sign asks the other player again, who might give a coin, so acting always looks better than passing."""
    program = build(tmp_path, BASE + HOPE + RETURNS + scenario("open moment"))
    for seed in range(5):
        found = play_out(program, "main", 2, {}, seed, sensible(2, seed))
        assert len(found.answers) <= 8


def test_nobody_undoes_for_ever_what_another_does(tmp_path: Path) -> None:
    """One likes the sign up, the other one down: each state is new to the one who makes it."""
    hope = (
        "- evaluation: hope\n  source: designed\n  ahead: action\n"
        "  terms:\n    sign: (5 if game.sign else 0) * (1 if player = players[0] else -1)\n"
    )
    program = build(tmp_path, BASE + hope + SIGNS + scenario("mark 1\nopen moment"))
    for seed in range(5):
        found = play_out(program, "main", 2, {}, seed, sensible(2, seed))
        assert len(found.answers) <= 20


@pytest.mark.parametrize(
    "grow",
    [
        pytest.param("until end of day: +1 size to x", id="a lasting change"),
        pytest.param("transform x into bee", id="another document"),
    ],
)
def test_changes_outside_of_the_columns_of_the_pack_do_not_lead_back(
    tmp_path: Path, grow: str
) -> None:
    grows = f"""\
- evaluation: hope
  source: designed
  ahead: action
  terms: {{sizes: sum of it.size for units}}
- window: moment
  source: designed
- action: grow x
  source: designed
  during: moment
  choose: {{x: all units where it.size < 3}}
  do: {grow!r}
- action: rest
  source: designed
  do: expire day
"""
    flow = "open moment\nmark sum of it.size for units\nturn of players[0]: rest"
    text = BASE + grows + scenario(flow, "place ant at corner for players[0]")
    assert outcome(build(tmp_path, text), 1, sensible(1)).table_trail[-1] == 3


def test_a_window_that_is_never_passed_is_stopped(tmp_path: Path) -> None:
    program = build(tmp_path, BASE + HOPE + SIGNS + scenario("open moment"))
    with pytest.raises(OutOfFuel, match="the window moment does not end"):
        play_out(program, "main", 1, {}, 1, [lambda *_: 0])


def test_a_thinker_that_never_passes_is_stopped(tmp_path: Path) -> None:
    class First:
        def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
            return 0

    program = build(tmp_path, BASE + HOPE + SIGNS + scenario("open moment"))
    found = play_out(program, "main", 1, {}, 1, [First()])
    assert found.endless == f"did not end: {MOST_IN_STEP:,} decisions in one step"
    assert found.decisions == MOST_IN_STEP


@pytest.mark.parametrize(
    ("others", "most"),
    [
        pytest.param([], MOST_THOUGHTS, id="thinkers only"),
        pytest.param([lambda *_: 0], MOST_THOUGHTS, id="one who thinks and one who does not"),
    ],
)
def test_a_game_of_thinkers_is_given_up_sooner(
    tmp_path: Path, others: list[Policy], most: int
) -> None:
    """Each round is another state, so no comparison of states would find out."""

    class Last:
        def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
            return len(options) - 1

    flow = "repeat:\n  players[0].coins += 1\n  for each player: turn of it: work or pass"
    program = build(tmp_path, BASE + HOPE + SIGNS + scenario(flow))
    found = play_out(program, "main", 1 + len(others), {}, 1, [Last(), *others])
    assert found.endless == f"did not end in {most:,} decisions"
    assert found.decisions == most


@pytest.mark.parametrize("ahead", ["action", "decision", "turn"])
def test_what_must_be_done_is_not_put_off_for_ever(tmp_path: Path, ahead: str) -> None:
    """Work costs a coin and there is no passing; signs can be raised and lowered before it."""
    flow = (
        "repeat 3 times:\n"
        "  let before = players[0].coins\n"
        "  while players[0].coins = before:\n"
        "    open pause\n"
        "    turn of players[0]: work, moment\n"
    )
    hope = HOPE.replace("  terms:", f"  ahead: {ahead}\n  terms:")
    program = build(tmp_path, BASE + hope + SIGNS + scenario(flow))
    for seed in range(5):
        found = play_out(program, "main", 2, {}, seed, sensible(2, seed))
        game: Any = found.game
        assert game.player_coins == [0, 3]
        assert len(found.answers) <= 20


def test_winning_counts_more_than_anything_hoped_for(tmp_path: Path) -> None:
    flow = "choose one: players[0].coins = 99 | win players[0] | lose"
    program = build(tmp_path, BASE + HOPE + scenario(flow))
    assert outcome(program, 1, sensible(2)).winners == (0,)


def test_without_an_evaluation_it_still_sees_who_wins(tmp_path: Path) -> None:
    flow = "choose one: lose | tie | win players[1] | win players[0]"
    assert outcome(build(tmp_path, BASE + scenario(flow)), 1, sensible(2)).winners == (0,)


def test_the_same_seed_gives_the_same_choices(tmp_path: Path) -> None:
    flow = "repeat 6 times:\n  choose one of numbers(1, 50) as n by players[0]\n  mark n\n  mark d6"
    program = build(tmp_path, BASE + scenario(flow))
    trails = [outcome(program, 1, sensible(1, seed)).table_trail for seed in (1, 1, 2)]
    assert trails[0] == trails[1]
    assert trails[0] != trails[2]


def test_of_too_many_options_it_looks_at_some_of_every_kind(tmp_path: Path) -> None:
    actions = (
        "- action: wander n\n  source: designed\n  choose:\n    n: numbers(1, 90)\n  do: mark n\n"
        "- action: earn\n  source: designed\n  do: player.coins += 5\n"
    )
    flow = "turn of players[0]: wander, earn or pass"
    program = build(tmp_path, BASE + HOPE + actions + scenario(flow))
    for seed in range(5):
        assert outcome(program, seed, sensible(1, seed, 8)).player_coins == [8]


def test_of_too_many_choices_it_looks_at_the_first(tmp_path: Path) -> None:
    """Rules list what is promising first."""
    flow = "choose one of numbers(1, 400) as n by players[0]\nplayers[0].coins = 9 if n = 3 else 0"
    program = build(tmp_path, BASE + HOPE + scenario(flow))
    for seed in range(5):
        assert outcome(program, seed, sensible(1, seed, 4)).player_coins == [9]


def test_of_its_own_next_answers_it_tries_the_first_ones_first(tmp_path: Path) -> None:
    flow = (
        "players[0].coins = 5\n"
        "choose one of numbers(1, 2) as x by players[0]\n"
        "if x = 2:\n"
        "  choose one of numbers(1, 200) as y by players[0]\n"
        "  players[0].coins = 9 if y = 1 else 0"
    )
    program = build(tmp_path, BASE + HOPE + scenario(flow))
    for seed in range(5):
        assert outcome(program, seed, sensible(1, seed, 8)).player_coins == [9]


def test_it_is_asked_about_a_piece_that_was_made_in_the_same_step(tmp_path: Path) -> None:
    """It has a plan for the next question, and sees the game only as it was before the step."""
    flow = (
        "choose one of numbers(1, 9) as n by players[0]\n"
        "place bee at corner for players[0] as x\n"
        'choose one of numbers(1, 9) as m by players[0]: "how many coins for {x}"\n'
        "players[0].coins = n * m"
    )
    program = build(tmp_path, BASE + HOPE + scenario(flow))
    assert outcome(program, 1, sensible(1, 1, 200)).player_coins == [81]


@pytest.mark.parametrize(("options", "effort"), [(2, 32), (5, 32), (40, 32), (3, 2)])
def test_the_effort_is_bounded(tmp_path: Path, options: int, effort: int) -> None:
    class Counting(SensibleBot):
        imagined = 0

        def _try(self, *args: Any) -> None:
            self.imagined += 1
            super()._try(*args)

    flow = f"choose one of numbers(1, {options}) as n by players[0]\nmark n"
    bot = Counting(1, effort)
    outcome(build(tmp_path, BASE + scenario(flow)), 1, [bot])
    assert min(options, 4 * effort) <= bot.imagined <= min(options, 4 * effort) + effort


def test_the_sensible_one_beats_the_random_one() -> None:
    program = shipped("classics")
    for name in ("tic_tac_toe", "connect_four", "breakthrough", "draughts"):
        won = 0
        for seed in range(20):
            bots = bots_named(["sensible", "random"], 2, seed, 16)
            bots = bots if seed % 2 else bots[::-1]
            found = play_out(program, name, 2, {}, seed, bots)
            won += found.winners == (1 - seed % 2,)
        assert won >= 14, name


# ------------------------------------------------------------------ hidden things


GUESS = """\
let guessed = 0
repeat 30 times:
  shuffle deck
  choose one: guessed = 1 | guessed = 2
  if guessed = {truth}: players[0].coins += 1
"""


@pytest.mark.parametrize("truth", ["deck.top.worth", "(1 if d6 < 4 else 2)"])
def test_it_knows_neither_coming_cards_nor_coming_dice(tmp_path: Path, truth: str) -> None:
    """Whoever looked would guess right every time."""
    flow = GUESS.format(truth=truth.replace("deck.top.worth", "worth_of(deck.top)"))
    worth_of = "- query: worth_of p\n  source: designed\n  takes: {p: card}\n  gives: number\n  is: p.worth\n"
    program = build(tmp_path, BASE + HOPE + worth_of + scenario(flow, CARDS))
    coins = [outcome(program, seed, sensible(1, seed, 8)).player_coins[0] - 3 for seed in range(8)]
    assert 80 < sum(coins) < 160


def dealt(program: Program) -> Any:
    game: Any = program.new("main", 2, {}, 3)
    game.step()
    return game


def hidden_and_shown(game: Any, player: int) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    zones = range(game.board.size, len(game.contents))
    hidden = [game.contents[z] for z in zones if not game.sees(player, z)]
    return hidden, [game.contents[z] for z in zones if game.sees(player, z)]


def test_imagining_keeps_what_is_seen_and_draws_the_rest_anew(tmp_path: Path) -> None:
    game = dealt(build(tmp_path, BASE + scenario("mark 1", CARDS)))
    before, shown = hidden_and_shown(game, 0)
    worlds = set()
    for seed in range(30):
        copy = game.clone()
        redraw_hidden(copy, 0, seed)
        assert copy.check() == []
        after, still = hidden_and_shown(copy, 0)
        assert still == shown
        assert [len(z) for z in after] == [len(z) for z in before]
        assert sorted(sum(after, ())) == sorted(sum(before, ()))
        worlds.add(tuple(after))
    assert len(worlds) == 30
    hands = {copy[-1] for copy in worlds} | {copy[0] for copy in worlds}
    assert len(hands) > 20, "what another holds could as well lie in the deck"


def test_an_imagined_game_does_not_depend_on_what_is_hidden(tmp_path: Path) -> None:
    game = dealt(build(tmp_path, BASE + scenario("mark 1", CARDS)))
    other = game.clone()
    other.rng = Rng(99)
    redraw_hidden(other, 0, 12345)  # a game that differs in nothing that player 1 can see
    assert other.to_data() != game.to_data()
    redraw_hidden(game, 0, 7)
    redraw_hidden(other, 0, 7)
    assert other.to_data() == game.to_data()


def test_hidden_counts_of_others_are_imagined_as_ones_own(tmp_path: Path) -> None:
    hidden = BASE.replace("start: 3, minimum: 0", "start: 3, minimum: 0, visible: owner")
    game = dealt(build(tmp_path, hidden + scenario("mark 1", "players[1].coins = 9")))
    redraw_hidden(game, 0, 1)
    assert game.player_coins == [3, 3]


SECRETS = """\
- kind: game
  source: designed
  state:
    code: {type: number, visible: nobody, minimum: 1, maximum: 4}
    tint: {type: colour, visible: nobody}
    depths: {type: number, each: colour, visible: nobody, minimum: 1, maximum: 9}
    words: {type: list of number, visible: nobody}
    sum_of_all: {type: number, start: 5, visible: nobody}
- kind: space
  source: designed
  state:
    mine: {type: truth, visible: nobody}
    loot: {type: number, visible: nobody}
- kind: player
  source: designed
  state:
    hideout: {type: space, visible: owner}
    side: {type: colour, visible: owner}
- kind: box
  source: designed
  piece: true
  state:
    content: {type: number, visible: owner}
- box: crate
  source: designed
"""

HIDING = """\
game.code = {code}
game.tint = {tint}
game.depths[red] = {code}
game.words = [{code}, 2]
game.sum_of_all = {code}
({code}, 2).mine = true
({code}, 1).loot = 4
players[1].hideout = ({code}, 1)
players[1].side = {tint}
place crate at (1, 1) for players[1] as one_crate
place crate at (2, 1) for players[1] as other_crate
place crate at (3, 1) for players[0] as own_crate
{crate}.content = 7
own_crate.content = 2
"""


def test_hidden_values_of_everything_are_imagined(tmp_path: Path) -> None:
    """Of the game, of spaces, players and pieces: what a bot imagines tells nothing about the real ones."""
    games = []
    for code, tint, crate in [(1, "red", "one_crate"), (3, "blue", "other_crate")]:
        flow = "choose one of numbers(1, 2) as n by players[0]"
        setup = HIDING.format(code=code, tint=tint, crate=crate)
        games.append(dealt(build(tmp_path / tint, BASE + SECRETS + scenario(flow, setup))))
    columns = (
        "table_code", "table_tint", "table_depths", "table_words", "table_sum_of_all",
        "space_mine", "space_loot", "player_hideout", "player_side", "piece_content",
    )  # fmt: skip
    seen: dict[str, set[str]] = {name: set() for name in columns}
    for seed in range(40):
        worlds = [game.clone() for game in games]
        for world in worlds:
            redraw_hidden(world, 0, seed)
        for name in columns:
            one, other = (getattr(world, name) for world in worlds)
            # What is shuffled tells how many there are of each, as a shuffled deck does.
            assert one == other or name.startswith(("space_", "piece_")), name
            seen[name].add(repr(one))
        assert sorted(worlds[0].space_loot) == sorted(games[0].space_loot)
        assert worlds[0].piece_content[2] == 2, "it is its own"
    assert {name for name, worlds_seen in seen.items() if len(worlds_seen) < 2} == {
        "table_words", "table_sum_of_all",
    }  # fmt: skip
    assert len(seen["table_code"]) == 4
    assert seen["table_sum_of_all"] == {"5"}


def test_a_choice_does_not_depend_on_what_is_hidden(tmp_path: Path) -> None:
    """In two games that look alike to a player, the bot chooses alike, for many choices."""
    flow = (
        "choose one of numbers(1, 9) as n by players[0]\n"
        "players[0].coins = 9 - abs(n - 3 * (sum of it.worth for cards in players[1].hand))"
    )
    program = build(tmp_path, BASE + HOPE + scenario(flow, CARDS))
    game = dealt(program)
    answers = set()
    for seed in range(20):
        start = game.clone()
        redraw_hidden(start, 0, seed)
        start.rng = Rng(seed)
        answers.add(SensibleBot(5).think(Moment(start, ()), 0, Prompt("", "", ()), range(9)))
    assert len(answers) == 1


# ------------------------------------------------------------------ at the table


def test_a_session_lends_its_moment(tmp_path: Path) -> None:
    flow = "choose one of numbers(1, 9) as n by players[0]\nplayers[0].coins = 9 - abs(n - 6)"
    session = Session(build(tmp_path, BASE + HOPE + scenario(flow)), "main", 1, {}, 1)
    decision = session.decision
    assert decision is not None
    chosen = SensibleBot(1).think(session.moment(), 0, decision.prompt, decision.options)
    session.answer(chosen)
    assert session.game.to_data()["player_coins"] == [9]


def test_bots_are_named_seat_by_seat() -> None:
    kinds = [callable(bot) for bot in bots_named(["sensible", "random"], 3, 1)]
    assert kinds == [False, True, False]
    with pytest.raises(
        StartError, match="there is no bot `clever`; there are random, search, sensible"
    ):
        bots_named(["random", "clever"], 2, 1)


def test_intervals() -> None:
    assert [round(bound, 3) for bound in wilson(8, 10)] == [0.49, 0.943]
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0
    assert percent(50, 100) == "50 % (40-60)"
