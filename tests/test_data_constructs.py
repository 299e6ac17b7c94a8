"""Values, lists, choices and documents as the rules use them: small games that note what happened."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from compiler.build.build import compile_pack
from compiler.source.diagnostics import ContentError, Report
from interpreter.limits import RuleError
from interpreter.session import MOST_DECISIONS, play_out
from siegewright.failures import told as failed
from siegewright.play.display import standing
from tests.helpers import BASE, Table, build, compile_text, play, scenario, write_pack

D = "  source: designed\n"


def tried(
    tmp_path: Path, do: str, more: str = "", answers: Sequence[str | int] = (), **how: Any
) -> Table:
    """Play a game whose only phase does this."""
    return play(build(tmp_path, BASE + more + scenario(do)), answers, **how)


def trail(tmp_path: Path, do: str, more: str = "", answers: Sequence[str | int] = ()) -> list[Any]:
    """What a game noted, without the 0 of its set-up."""
    return tried(tmp_path, do, more, answers).trail[1:]


def errors(tmp_path: Path, text: str) -> list[tuple[str, str | None]]:
    return [(d.code, d.help) for d in compile_text(tmp_path, text).sorted() if d.code[0] == "E"]


class TestDefects:
    def test_lists_in_lists_are_equal_if_they_hold_the_same(self, tmp_path: Path) -> None:
        more = f"- kind: game\n{D}  state: {{rows: list of list of number}}\n"
        table = tried(
            tmp_path,
            "if (all n in numbers(1, 2) where n > 0) in [[1, 2]]: mark 1\n"
            "if [1, 2] in [all n in numbers(1, 2) where n > 0]: mark 2\n"
            "game.rows = [all n in numbers(1, 2) where n > 0, [3]]\n"
            "if game.rows = [[1, 2], [3]]: mark 3\n"
            "if game.rows != [[1, 2], [3]]: mark 4\n"
            "mark position(game.rows, take([3, 4], 1))\n"
            "game.rows[1] = all n in numbers(3, 4) where n > 0\n"
            "if game.rows = [[1, 2], [3, 4]]: mark 5\n"
            "let row = all n in numbers(5, 6) where n > 4\n"
            "game.rows = game.rows + [row] + [[7]]\n"
            "if row in game.rows and take(row, 2) in game.rows: mark 6\n",
            more,
        )
        assert table.trail == [0, 1, 2, 3, 1, 5, 6]
        assert hash(table.game.table_rows) == hash(((1, 2), (3, 4), (5, 6), (7,)))

    @pytest.mark.parametrize(
        "second",
        ["it.holder is nothing", "it.mark = s.mark", "it != s and it.holder is nothing"],
    )
    def test_later_parameters_are_chosen_from_spaces(self, tmp_path: Path, second: str) -> None:
        more = (
            f"- action: hop s to t\n{D}  choose:\n    s: all spaces where it.holder = player\n"
            f"    t: all spaces where {second}\n  do: mark t.x\n"
        )
        text = BASE + more + scenario("turn of players[0]: hop", "(1, 1).holder = players[0]")
        assert len(play(build(tmp_path, text), [0]).asked[0].options) >= 14

    def test_a_game_in_which_all_can_only_pass_is_given_up(self, tmp_path: Path) -> None:
        more = f"- action: wait\n{D}  if: game.score > 0\n  do: mark 1\n"
        text = BASE + more + scenario("repeat:\n  turn of players[0]: wait or pass")
        program = build(tmp_path, text)
        found = play_out(program, "main", 1, {}, 1, [lambda *_: 0])
        assert found.endless == f"did not end in {MOST_DECISIONS:,} decisions"
        assert found.winners == ()

    @pytest.mark.parametrize(
        ("do", "said"),
        [
            ("poke (first all units)", "`target` is nothing here, and nothing has no `hp`"),
            ("let u = first all units\nmark u.place.x", "asked for its `place`, and it is nothing"),
            ("let s = shift(corner, 0, -1)\ns.mark = 2", "asked for its `mark`, and it is nothing"),
        ],
    )
    def test_who_asks_something_of_nothing_is_told_what(
        self, tmp_path: Path, do: str, said: str
    ) -> None:
        more = f"- verb: poke target\n{D}  takes: {{target: unit}}\n  do: mark target.hp\n"
        program = build(tmp_path, BASE + more + scenario(do))
        with pytest.raises(IndexError) as caught:
            play(program)
        assert said in failed(caught.value)

    def test_numbers_of_players_with_a_dash_are_a_list(self, tmp_path: Path) -> None:
        text = BASE + scenario("mark 1").replace("[1, 3]", "2-4")
        assert errors(tmp_path, text) == [("E0124", "write `[2, 4]`")]


class TestLibraryPacks:
    LIBRARY = f"- kind: item\n{D}  text: Something.\n- enum: hue\n{D}  values: [red]\n"

    def said(self, tmp_path: Path, library: str, patch: str) -> list[str]:
        write_pack(tmp_path, library, "library")
        project = write_pack(tmp_path, patch, "shop", ["library"])
        report = Report()
        with suppress(ContentError):
            compile_pack(project, "shop", report)
        return [d.code for d in report.sorted() if d.code[0] == "E"]

    def test_a_kind_without_documents_gets_fields_without_defaults(self, tmp_path: Path) -> None:
        patch = f"- patch: kind item\n{D}  append: {{fields: {{price: number}}}}\n"
        assert self.said(tmp_path, self.LIBRARY, patch + f"- item: hat\n{D}  price: 2\n") == []

    def test_a_kind_with_documents_does_not(self, tmp_path: Path) -> None:
        patch = f"- patch: kind item\n{D}  append: {{fields: {{price: number}}}}\n"
        library = self.LIBRARY + f"- item: hat\n{D}"
        assert self.said(tmp_path, library, patch) == ["E0166"]

    def test_a_kind_with_documents_inside_others_does_not(self, tmp_path: Path) -> None:
        patch = f"- patch: kind item\n{D}  append: {{fields: {{price: number}}}}\n"
        bag = f"- kind: bag\n{D}  fields: {{first: item}}\n- bag: sack\n{D}  first: {{item: hat}}\n"
        assert self.said(tmp_path, self.LIBRARY + bag, patch) == ["E0166"]

    def test_the_mistake_of_a_patch_is_told_alone(self, tmp_path: Path) -> None:
        patch = f"- patch: kind itm\n{D}  append: {{fields: {{price: number}}}}\n"
        items = "".join(f"- item: hat_{n}\n{D}  price: 2\n" for n in range(9))
        assert self.said(tmp_path, self.LIBRARY, patch + items) == ["E0160"]


EACH = f"""\
- kind: player
{D}  state:
    stock: {{type: number, each: colour, start: 1, minimum: 0, maximum: 5}}
    trust: {{type: number, each: player}}
    copies: {{type: number, each: card}}
- kind: hat
{D}  fields:
    warmth: {{type: number, each: colour, default: 0}}
    fits: {{type: truth, each: card, default: true}}
- hat: cap
{D}  warmth: {{red: 2}}
  fits: {{ace: false}}
- kind: game
{D}  state:
    pool: {{type: number, each: colour}}
    row: list of number
"""


class TestValuesForEach:
    @pytest.mark.parametrize(
        ("do", "expected"),
        [
            ("active.stock[red] += 3\nmark active.stock[red]\nmark active.stock[blue]", [4, 1]),
            ("active.stock[red] += 9\nmark active.stock[red]", [5]),
            ("active.stock[red] -= 9\nmark active.stock[red]", [0]),
            ("for each colour as k: active.stock[k] -= 1\nmark count colours where active.stock[it] = 0", [3]),
            ("mark sum of active.stock[it] for colours", [3]),
            ("for each k in colour: if k = green: mark 1", [1]),
            ("mark cap.warmth[red]\nmark cap.warmth[blue]", [2, 0]),
            ("if cap.fits[duke] and not cap.fits[ace]: mark 1", [1]),
            ("active.trust[active.next] = 4\nmark active.trust[active.next]\nmark active.trust[active]", [4, 0]),
            ("active.copies[ace] += 2\nmark active.copies[ace]\nmark active.copies[duke]", [2, 0]),
            ("place ace in deck as c\nactive.copies[c] += 1\nmark active.copies[ace]", [1]),
            ("game.pool[green] = 7\nmark highest game.pool[it] for colours", [7]),
            ("game.row = [1, 2, 3]\ngame.row[1] += 5\nmark game.row[1]\nmark game.row[2]", [7, 3]),
            ("let xs = [4, 5]\nxs[0] += 2\nmark xs[0]\nmark xs[1]", [6, 5]),
            ("mark size(all t in spaces where t.x = 1)", [3]),
            ("mark first(numbers(4, 6))", [4]),
        ],
    )  # fmt: skip
    def test_looked_up_changed_and_walked_over(
        self, tmp_path: Path, do: str, expected: list[int]
    ) -> None:
        assert trail(tmp_path, "active = players[0]\n" + do, EACH) == expected

    def test_a_copy_of_the_game_has_its_own(self, tmp_path: Path) -> None:
        table = tried(tmp_path, "active.stock[red] = 5", EACH)
        other = table.game.clone()
        other.player_stock[0] = (0, 0, 0)
        assert table.game.player_stock == [(5, 1, 1), (1, 1, 1)]
        assert table.game.to_data()["player_stock"] == [[5, 1, 1], [1, 1, 1]]

    def test_they_are_told_in_words(self, tmp_path: Path) -> None:
        do = 'active.copies[ace] = 3\nactive.trust[active.next] = 2\nsay "{active.stock}; {active.copies}; {active.trust}"'
        assert tried(tmp_path, do, EACH).game.log == ["Red 1, green 1, blue 1; Ace 3; player 2 2"]

    def test_an_item_that_is_not_there_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(RuleError, match="there is no part 3 in a list of 0"):
            tried(tmp_path, "game.row[3] = 1", EACH)

    def test_documents_name_only_what_there_is(self, tmp_path: Path) -> None:
        assert errors(tmp_path, BASE + EACH.replace("{red: 2}", "{rad: 2}") + scenario("mark 1"))
        found = errors(tmp_path, BASE + EACH.replace("{ace:", "{acee:") + scenario("mark 1"))
        assert ("E0201", "did you mean `ace`?") in found


COINS = f"""\
- query: has_coins n
{D}  takes: {{n: number, player: player}}
  gives: truth
  is: player.coins >= n
- verb: pay_coins n
{D}  takes: {{n: number, player: player}}
  do: player.coins -= n
"""


class TestAlternatives:
    @pytest.mark.parametrize(
        ("options", "offered"),
        [
            ("mark 1 | mark 2", ["mark 1", "mark 2"]),
            ("mark 1 | pay_coins 9 | mark 2", ["mark 1", "mark 2"]),
            ("mark 1 | pay_coins 3 | mark 2", ["mark 1", "pay 3 coins", "mark 2"]),
            ("mark 1 | if active.coins > 9: mark 2 | if active.coins = 3: mark 3", ["mark 1", "mark 3"]),
            ("mark 1 | move (a unit) to corner | mark 3", ["mark 1", "mark 3"]),
            ("\n  mark 1\n  choose a unit; mark 2\n  mark 3", ["mark 1", "mark 3"]),
            ("\n  mark 1\n  pay_coins 1; choose a unit; mark 2\n  mark 3", ["mark 1", "mark 3"]),
            ("\n  mark 1\n  if active.coins > 9:\n    mark 4\n    mark 2\n  mark 3", ["mark 1", "mark 3"]),
            ("\n  mark 1\n  choose 2 units as us; mark size(us)\n  mark 3", ["mark 1", "mark 3"]),
        ],
    )  # fmt: skip
    def test_what_cannot_be_done_is_not_offered(
        self, tmp_path: Path, options: str, offered: list[str]
    ) -> None:
        do = f"active = players[0]\nlet player = active\nchoose one: {options}"
        assert tried(tmp_path, do, COINS, [0]).asked[0].options == offered

    def test_of_one_alternative_nobody_is_asked_and_of_none_nothing_happens(
        self, tmp_path: Path
    ) -> None:
        do = (
            "let player = players[0]\nchoose one: pay_coins 9 | mark 2\n"
            "choose one: pay_coins 9 | if player.coins > 9: mark 3\nmark 4\nmay pay_coins 9: mark 5"
        )
        table = tried(tmp_path, do, COINS)
        assert (table.trail, table.asked) == ([0, 2, 4], [])

    def test_one_or_nothing(self, tmp_path: Path) -> None:
        do = (
            "let player = players[0]\nchoose a unit or nothing as u\nif u is nothing: mark 1\n"
            "place ant at corner\nchoose a unit where it.hp > 1 or nothing as u2\n"
            "if u2 is nothing: mark 2\nchoose a unit or nothing as u3\nif u3 is not nothing: mark 3"
        )
        table = tried(tmp_path, do, "", ["nothing", "Ant"])
        assert table.trail == [0, 1, 2, 3]
        assert table.asked[0].options == ["Ant", "nothing"]


ZONES = f"""\
- zone: purse
  each: player
{D}  owns: true
  shown: true
- zone: stack
{D}  visible: nobody
  shown: true
- kind: coin
{D}  piece: true
  alike: true
  fields: {{value: {{type: number, default: 1}}}}
- coin: copper
{D}
- coin: silver
{D}  value: 2
"""
PURSE = (
    "let player = players[1]\nrepeat 3 times: place copper in purse\nplace silver in purse\n"
    "place silver in stack\n"
)


class TestZonesAndSeveral:
    @pytest.mark.parametrize(
        ("do", "expected"),
        [
            ("move all coins in purse to stack\nmark size(stack)", [5]),
            ("mark size(all coins in [purse, stack])", [5]),
            ("mark count coppers in [purse, stack]", [3]),
            ("mark sum of it.value for coins in [stack, purse] where it.value > 1", [4]),
            ("bury (all coppers in purse) in stack\nmark stack.top.value", [2]),
            ("discard_from_game (all coins in [purse, stack])\nmark size(stack) + size(purse)", [0]),
            ("mark count coins in purse where it.owner = player", [4]),
            ("move all coins in purse to players[0].purse\nmark count coins in players[0].purse where it.owner = players[0]", [4]),
            ("place ant at corner\nplace bee at (2, 1)\nhurt all units by 2\nmark sum of it.hp for units", [6]),
            ("place ant at corner\nplace bee at (2, 1)\nemit harm 1 to (all units)\nmark sum of it.hp for units", [8]),
            ("let n = 4\nchoose n coins in purse as cs\nmark size(cs)", [4]),
            ("choose (size(purse) + 1) coins in purse as cs\nmark size(cs)", [4]),
        ],
    )  # fmt: skip
    def test_zones_lists_and_what_is_done_to_each(
        self, tmp_path: Path, do: str, expected: list[int]
    ) -> None:
        more = (
            f"- event: harm n to target\n{D}  takes: {{n: number, target: unit}}\n  do: target.hp -= n\n"
            f"- verb: hurt target by n\n{D}  takes: {{n: number, target: unit}}\n  do: target.hp -= n\n"
        )
        assert trail(tmp_path, PURSE + do, ZONES + more) == expected

    def test_pieces_that_are_alike_are_one_option(self, tmp_path: Path) -> None:
        do = (
            PURSE
            + "choose a coin in purse by players[0]\nchoose 2 coins in purse as cs by players[0]\nmark size(cs)"
        )
        table = tried(tmp_path, do, ZONES, ["Copper (3)", "Silver"])
        assert [a.options for a in table.asked] == [["Copper (3)", "Silver"]] * 2

    def test_an_action_offers_alike_pieces_once(self, tmp_path: Path) -> None:
        more = f"- action: spend c\n{D}  choose: {{c: all coins in player.purse}}\n  do: move c to stack\n"
        table = tried(tmp_path, PURSE + "turn of player: spend or pass", ZONES + more, [0])
        assert table.asked[0].options == ["spend Copper (3)", "spend Silver", "pass"]
        assert table.game.piece_name(0) == "Copper"

    def test_alike_pieces_in_different_states_are_told_apart(self, tmp_path: Path) -> None:
        """Copies are one option as long as the one who is asked sees no difference."""
        state = "  state:\n    worn: {type: truth, shown: worn}\n    dents: number\n"
        state += "    value_of: {type: number, visible: nobody}\n"
        state += "    note: {type: number, visible: owner}\n"
        zones = ZONES.replace("  alike: true\n", "  alike: true\n" + state)
        do = PURSE + (
            "let c = first all coppers in purse\n"
            "c.worn = true\nc.dents = 2\nc.value_of = 3\n"
            "choose a copper in purse by player\n"
            "let d = last all coppers in purse\n"
            "d.value_of = 4\n"  # nobody sees it
            "choose a copper in purse by player\n"
            "d.note = 4\n"  # only its owner sees it
            "choose a copper in purse by player\n"
            "choose a copper in purse by players[0]\n"
        )
        table = tried(tmp_path, do, zones, [0, 0, 0, 0])
        two = ["Copper (dents 2, worn)", "Copper (dents 0) (2)"]
        asked = [a.options for a in table.asked]
        assert (asked[0], asked[1], asked[3]) == (two, two, two)
        assert len(asked[2]) == 3
        game = table.game
        assert game.told_apart(2, 1) == " (dents 0, note 4)"
        assert "Player 2's purse: Copper (worn), Copper (2), Silver" in standing(game, 0)

    def test_zones_are_shown(self, tmp_path: Path) -> None:
        table = tried(tmp_path, PURSE, ZONES)
        told = standing(table.game, 0)
        assert "Player 2's purse: Copper (3), Silver" in told
        assert "Stack: 1 card" in told
        assert "Player 1's purse: empty" in told

    def test_a_zone_of_nobody_is_shown_once_something_lies_there(self, tmp_path: Path) -> None:
        tray = f"- zone: tray\n{D}  shown: true\n"
        use = "move all coins in purse to tray\n"
        bare = tried(tmp_path / "bare", PURSE + "if size(purse) = 0:\n  " + use, ZONES + tray)
        assert not [line for line in standing(bare.game, 0) if "Tray" in line]
        full = tried(tmp_path / "full", PURSE + use, ZONES + tray)
        assert "Tray: Copper (3), Silver" in standing(full.game, 0)

    def test_an_owner_takes_the_place_of_an_article(self, tmp_path: Path) -> None:
        more = ZONES.replace("- zone: purse\n", "- zone: purse\n  name: the purse\n")
        table = tried(tmp_path, PURSE, more)
        assert "Player 2's purse: Copper (3), Silver" in standing(table.game, 0)


class TestValuesOfEnumerations:
    MOOD = f"- enum: mood\n{D}  values: [calm, wild, sad]\n"

    def test_a_state_that_ends_goes_back_to_a_value(self, tmp_path: Path) -> None:
        more = self.MOOD + (
            f"- kind: player\n{D}  state: {{mood: {{type: mood, start: calm, ends: day}}}}\n"
        )
        do = (
            "let p = players[0]\nif p.mood = calm: mark 1\np.mood = wild\nexpire day\n"
            "if p.mood = calm: mark 2\np.mood = sad\nif p.mood = calm: mark 3"
        )
        assert trail(tmp_path, do, more) == [1, 2]

    def test_values_for_each_of_something_are_used(self, tmp_path: Path) -> None:
        """Documents that have a value make it used, also in a field with `each`."""
        more = self.MOOD + (
            f"- enum: hour\n{D}  values: [dawn, dusk]\n"
            f"- kind: beast\n{D}  fields: {{at: {{type: mood, each: hour, default: calm}}}}\n"
            f"- beast: wolf\n{D}  at: {{dawn: sad, dusk: wild}}\n"
        )
        do = "for each hour as h: if wolf.at[h] = wolf.at[dusk]: mark 1\nmark 2"
        report = compile_text(tmp_path, BASE + more + scenario(do))
        said = [d.message for d in report.sorted() if d.code == "W0402" and "mood" in d.message]
        assert said == []


class TestFamilies:
    def test_a_document_is_written_once_for_many(self, tmp_path: Path) -> None:
        more = (
            f'- tool: "{{hue}}_{{power}}"\n{D}  name: "{{power}} of {{hue}}"\n'
            "  for each: {hue: all, power: 6..8}\n"
            f'- tool: "big_{{hue}}"\n{D}  power: 20\n  for each: {{hue: [red, blue]}}\n'
        )
        do = (
            "mark count tool definitions where it.power in 6..8\n"
            "mark sum of it.power for tool definitions where it.hue = green and it.power < 20\n"
            "mark red_7.power\nmark big_blue.power\n"
        )
        table = tried(tmp_path, do, more)
        assert table.trail == [0, 9, 21 + 4, 7, 20]
        assert table.program.definitions["demo.green_8"].name == "8 of green"

    def test_patches_reach_one_of_them(self, tmp_path: Path) -> None:
        more = f'- tool: "{{hue}}_club"\n{D}  for each: {{hue: all}}\n'
        more += f"- patch: tool red_club\n{D}  set: {{power: 9}}\n"
        assert trail(tmp_path, "mark red_club.power\nmark blue_club.power", more) == [9, 1]

    def test_a_source_is_said_once_for_a_file_or_a_pack(self, tmp_path: Path) -> None:
        text = "- source: designed\n" + (BASE + scenario("mark 1")).replace(D, "")
        assert errors(tmp_path, text) == []
        assert errors(tmp_path / "two", text.removeprefix("- source: designed\n"))[0][0] == "E0123"
        project = write_pack(tmp_path / "three", text.removeprefix("- source: designed\n"))
        head = project.root / "content" / "demo" / "pack.yaml"
        head.write_text(head.read_text() + "source: designed\n")
        compile_pack(project, "demo", Report())


GIVING = f"""\
- verb: draw n
{D}  takes: {{n: number, player: player}}
  gives: list of card
  do: |
    let found = take(reverse(deck.pieces), n)
    for each c in found: move c to hand
    give all cards in found
- verb: luck
{D}  gives: number
  do: |
    let roll = d6
    if roll = 1: give 0
    give roll
- verb: twice
{D}  gives: number
  do: give luck()
- verb: last_word
{D}  gives: number
  do: |
    if game.score = 0: win players[0]
    give 3
"""


class TestListsAndVerbsThatGive:
    @pytest.mark.parametrize(
        ("do", "expected"),
        [
            ("place ace in deck\nplace duke in deck\nlet got = draw(1)\nmark size(got)\nmark (first got).worth", [1, 2]),
            ("game.score = luck()\nmark game.score", [4]),
            ("let n = 1\nn = twice()\nmark n", [4]),
            ("game.score += luck()\nmark game.score", [4]),
            ("luck\nmark 1", [1]),
            ("mark 1\nlet n = last_word()\nmark n", [1]),
            ("for each x in (list of n * 2 for n in numbers(1, 3)): mark x", [2, 4, 6]),
            ("mark size(list of it.x for spaces where it.y = 1)", [5]),
            ("for each n in (sorted n in [2, 3, 1] by highest n): mark n", [3, 2, 1]),
            ("for each n in (sorted n in [12, 21, 11] by lowest n % 10, highest n): mark n", [21, 11, 12]),
            ("for each n in numbers(1, 4) - [2, 3]: mark n", [1, 4]),
            ("place ace in deck\nlet rest = deck - all cards in deck\nmark size(rest)", [0]),
        ],
    )  # fmt: skip
    def test_what_they_give(self, tmp_path: Path, do: str, expected: list[int]) -> None:
        do = "let player = players[0]\n" + do
        dice = [4] if "luck" in do or "twice" in do else []
        assert tried(tmp_path, do, GIVING, dice=dice).trail[1:] == expected

    def test_a_set_is_chosen_that_satisfies_a_condition(self, tmp_path: Path) -> None:
        do = (
            "let player = players[0]\nrepeat 2 times: place ace in hand\nplace duke in hand\n"
            "choose any number of cards in hand as xs such that (sum of it.worth for xs) = 3\n"
            "mark size(xs)\nchoose 3 cards in hand as ys such that size(ys) = 2\nmark size(ys)"
        )
        table = tried(tmp_path, do, "", ["Ace 2"])
        assert table.trail == [0, 2, 0]
        assert table.asked[0].options == ["Ace 1", "Duke", "Ace 2"]


PICKS = """\
- verb: pick
  source: designed
  takes: {player: player}
  gives: number
  do: |
    choose x in LIST
    give VALUE
"""


@pytest.mark.parametrize(
    ("options", "value", "given"),
    [
        pytest.param("[4, 5]", "x", 5, id="numbers"),
        pytest.param("[red, blue]", "1 if x = blue else 0", 1, id="values"),
        pytest.param("colours", "1 if x = green else 0", 1, id="all values of an enumeration"),
        pytest.param("players", "x.coins", 3, id="players"),
    ],
)
def test_a_choice_that_always_exists_may_end_with_a_value(
    tmp_path: Path, options: str, value: str, given: int
) -> None:
    more = PICKS.replace("LIST", options).replace("VALUE", value)
    flow = "let player = players[0]\nlet n = pick()\nmark n"
    assert play(build(tmp_path, BASE + more + scenario(flow)), [1]).trail == [0, given]


@pytest.mark.parametrize("options", ["[player.coins] where it > 9", "units", "[game.seen[1]]"])
def test_a_choice_that_may_not_exist_does_not_always_give(tmp_path: Path, options: str) -> None:
    more = PICKS.replace("LIST", options).replace("VALUE", "1 if x is nothing else 2")
    report = compile_text(tmp_path, BASE + more + scenario("mark 1"))
    assert "E0313" in [d.code for d in report.errors]


def test_zones_are_added_like_the_lists_of_their_pieces(tmp_path: Path) -> None:
    flow = "place ace in deck\nmark size(deck + deck)\nmark size(deck + [deck.top])\ntie"
    assert play(build(tmp_path, BASE + scenario(flow))).trail == [0, 2, 2]


def test_values_by_number_are_shown_behind_a_colon(tmp_path: Path) -> None:
    more = "- kind: player\n  source: designed\n  state:\n    camp: {type: number, each: 2..9}\n"
    flow = 'players[0].camp[7] = 1\nplayers[0].camp[9] = 2\nsay "{players[0].camp}"\ntie'
    table = play(build(tmp_path, BASE + more + scenario(flow)))
    assert "7: 1, 9: 2" in table.game.log
