"""Chance: the same everywhere, fair, independent by stream, and scriptable."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter.rng import (
    BLOCK,
    DICE,
    PICK,
    SHUFFLE,
    STREAMS,
    Rng,
    ScriptError,
    ScriptExhausted,
)


def test_values_are_fixed_by_the_hash_and_by_nothing_else() -> None:
    """Saved games rest on these numbers: they are the words of the hash, little end first."""
    words = shake_128(b"5:dice:0").digest(4 * 10)
    expected = [int.from_bytes(words[i : i + 4], "little") % 20 + 1 for i in range(0, 40, 4)]
    rng = Rng(5)
    assert [rng.roll(20) for _ in range(10)] == expected == [2, 1, 5, 10, 3, 3, 19, 9, 20, 3]


def test_a_stream_goes_on_with_the_next_block() -> None:
    rng = Rng(5)
    for _ in range(BLOCK):
        rng.below(PICK, 1 << 32)
    word = int.from_bytes(shake_128(b"5:pick:1").digest(4), "little")
    assert rng.below(PICK, 1 << 32) == word


@pytest.mark.parametrize("other", [SHUFFLE, PICK])
def test_streams_are_independent(other: int) -> None:
    plain, mixed = Rng(1), Rng(1)
    for _ in range(200):
        mixed.below(other, 7)
        assert mixed.roll(20) == plain.roll(20)


def test_below_and_roll_draw_from_the_same_dice() -> None:
    one, two = Rng(9), Rng(9)
    assert [one.roll(6) for _ in range(200)] == [two.below(DICE, 6) + 1 for _ in range(200)]


@given(st.integers(), st.integers(0, 2), st.integers(1, 1 << 32))
def test_values_are_in_range(seed: int, stream: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(stream, n) < n for _ in range(5))


@pytest.mark.parametrize("sides", [2, 3, 6, 20])
def test_dice_are_fair(sides: int) -> None:
    """Chi-square of 6,000 rolls a side is far below what a biased die gives."""
    rng = Rng(sides)
    counts = [0] * sides
    for _ in range(6000 * sides):
        counts[rng.roll(sides) - 1] += 1
    chi = sum((seen - 6000) ** 2 / 6000 for seen in counts)
    assert chi < sides + 5 * (2 * sides) ** 0.5


@pytest.mark.parametrize("draw", [Rng.below, lambda rng, _, n: rng.roll(n)], ids=["below", "roll"])
def test_a_range_that_does_not_divide_the_words_is_not_biased(
    draw: Callable[[Rng, int, int], int],
) -> None:
    """Taking words modulo n would give the lower third of this range twice as often."""
    rng = Rng(0)
    n = 3 << 30
    low = sum(draw(rng, DICE, n) <= 1 << 30 for _ in range(3000))
    assert 900 < low < 1100


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
@pytest.mark.parametrize("used", [0, 1], ids=["fresh", "in a block"])
def test_impossible_ranges_are_refused(n: int, used: int) -> None:
    rng = Rng(0)
    for _ in range(used):
        rng.roll(6)
    with pytest.raises(ValueError, match="cannot choose"):
        rng.roll(n)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = Rng(3)
    counts: dict[str, int] = {}
    for _ in range(6000):
        items = list("abc")
        rng.shuffle(items)
        counts["".join(items)] = counts.get("".join(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < seen < 1150 for seen in counts.values())


def test_pick_takes_every_item() -> None:
    rng = Rng(3)
    assert {rng.pick("abc") for _ in range(100)} == set("abc")


@given(st.integers(), st.integers(0, 150), st.lists(st.integers(1, 6), max_size=3))
def test_a_clone_and_a_reload_have_the_same_future(seed: int, used: int, dice: list[int]) -> None:
    rng = Rng(seed)
    for _ in range(used):
        rng.roll(6)
        rng.below(SHUFFLE, 6)
    rng.script_dice([1, *dice])
    rng.roll(6)
    clone = rng.clone()
    again = Rng.from_data(json.loads(json.dumps(rng.to_data())))
    assert again.to_data() == rng.to_data() == clone.to_data()
    future = [[r.roll(6) for _ in range(70)] for r in (rng, clone, again)]
    assert future[0] == future[1] == future[2]
    assert rng.below(SHUFFLE, 1000) == clone.below(SHUFFLE, 1000) == again.below(SHUFFLE, 1000)


def test_using_a_clone_leaves_the_original_alone() -> None:
    rng = Rng(4)
    rng.script_dice([3, 4])
    before = rng.to_data()
    clone = rng.clone()
    for _ in range(100):
        clone.roll(6)
        clone.below(PICK, 6)
    assert rng.to_data() == before
    assert (rng.roll(6), rng.roll(6)) == (3, 4)


def test_reseeding_begins_anew() -> None:
    rng = Rng(4)
    for _ in range(100):
        rng.roll(6)
    rng.reseed(5)
    assert rng.to_data() == Rng(5).to_data()
    assert [rng.roll(20) for _ in range(3)] == [2, 1, 5]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({}, id="empty"),
        pytest.param({"seed": "x", "used": [0, 0, 0]}, id="seed is text"),
        pytest.param({"seed": 1, "used": [0]}, id="a stream is missing"),
        pytest.param({"seed": 1, "used": [0, 0, -1]}, id="negative"),
        pytest.param({"seed": 1, "used": [0, 0, 0], "strict": True}, id="strict is no pair"),
        pytest.param({"seed": 1, "used": [0, 0, 0], "strict": [True, True]}, id="no script"),
    ],
)
def test_foreign_data_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Rng.from_data(data)


def test_there_is_a_position_for_every_stream() -> None:
    assert len(Rng(0)._at) == len(Rng(0)._words) == len(STREAMS)


class TestScripts:
    def test_scripted_dice_come_first_and_then_chance_as_if_nothing_had_been(self) -> None:
        rng, plain = Rng(7), Rng(7)
        assert rng.roll(6) == plain.roll(6)
        rng.script_dice([6, 1])
        assert [rng.roll(6), rng.roll(20)] == [6, 1]
        assert [rng.roll(20) for _ in range(100)] == [plain.roll(20) for _ in range(100)]

    def test_scripted_draws_come_first_and_then_chance_as_if_nothing_had_been(self) -> None:
        rng, plain = Rng(7), Rng(7)
        assert rng.pick("abc") == plain.pick("abc")
        rng.script_draws([2, 0])
        assert [rng.pick("abc"), rng.pick("abcd")] == ["c", "a"]
        assert [rng.below(PICK, 9) for _ in range(99)] == [plain.below(PICK, 9) for _ in range(99)]

    def test_a_strict_script_refuses_to_go_on(self) -> None:
        rng = Rng(7)
        rng.script_dice([6], strict=True)
        rng.roll(6)
        with pytest.raises(ScriptExhausted, match="all 1 scripted dice are used"):
            rng.roll(6)
        assert 0 <= rng.below(PICK, 3) < 3

    def test_strict_draws_refuse_to_go_on(self) -> None:
        rng = Rng(7)
        rng.script_draws([2], strict=True)
        assert rng.pick("abc") == "c"
        with pytest.raises(ScriptExhausted, match="one of 3 is drawn"):
            rng.pick("abc")
        assert 1 <= rng.roll(6) <= 6

    @pytest.mark.parametrize("die", [0, 7])
    def test_a_die_outside_its_range_is_refused(self, die: int) -> None:
        rng = Rng(7)
        rng.script_dice([1, die])
        rng.roll(6)
        with pytest.raises(ScriptError, match=f"scripted die 2 is {die}, and a d6 is rolled"):
            rng.roll(6)

    @pytest.mark.parametrize("draw", [-1, 3])
    def test_a_draw_outside_its_range_is_refused(self, draw: int) -> None:
        rng = Rng(7)
        rng.script_draws([draw])
        with pytest.raises(ScriptError, match=f"scripted draw 1 is {draw}, and there are 3"):
            rng.pick("abc")

    def test_unused_values_are_counted(self) -> None:
        rng = Rng(7)
        assert rng.left() == 0
        rng.script_dice([1, 2, 3])
        rng.script_draws([0, 1])
        rng.roll(6)
        rng.pick("ab")
        assert (rng.dice_left(), rng.draws_left(), rng.left()) == (2, 1, 3)

    def test_scripts_do_not_reach_shuffles(self) -> None:
        rng, plain = Rng(7), Rng(7)
        rng.script_dice([1], strict=True)
        rng.script_draws([0], strict=True)
        assert [rng.below(SHUFFLE, 9) for _ in range(99)] == [
            plain.below(SHUFFLE, 9) for _ in range(99)
        ]

    def test_scripts_survive_saving(self) -> None:
        rng = Rng(7)
        rng.script_dice([5, 6], strict=True)
        rng.script_draws([1])
        rng.roll(6)
        again = Rng.from_data(json.loads(json.dumps(rng.to_data())))
        assert again.roll(6) == 6
        assert again.pick("ab") == "b"
        with pytest.raises(ScriptExhausted):
            again.roll(6)
        again.pick("ab")
