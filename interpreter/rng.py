"""A random number generator that gives the same results on every machine.

Each purpose has a stream of its own, so that one more shuffle never changes the next die.
A stream is a row of immutable blocks of hash output, and two small numbers say where it stands.
So clones share the blocks, and no result depends on the version of Python.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import shake_128
from struct import Struct
from typing import Any, Final, TypeVar

from interpreter.limits import RuleError
from interpreter.trail import Roll

T = TypeVar("T")

DICE: Final = 0
SHUFFLE: Final = 1
PICK: Final = 2

# The names go into the hash: renaming a stream changes every game, adding one changes none.
STREAMS: Final = ("dice", "shuffle", "pick")
_STREAM_BYTES: Final = (b"dice", b"shuffle", b"pick")

# A short game uses a few words of each stream, a long one thousands; below 64 words the cost
# of a hash call shows in every die, above it short games pay for words they never use.
BLOCK: Final = 64
_BLOCK_BYTES: Final = 256
_WORD: Final = 1 << 32
_UNPACK: Final = Struct("<64I").unpack
FEW: Final = 12
_FEW_BYTES: Final = 48
_UNPACK_FEW: Final = Struct("<12I").unpack


class ScriptError(Exception):
    """A test scripted a value that cannot be used."""


class ScriptExhausted(ScriptError):
    """A strict script has no value left for what the game asks."""


class Script:
    """Values to use before the streams; immutable, so that clones share it."""

    __slots__ = ("dice", "draws", "strict_dice", "strict_draws")

    def __init__(
        self,
        dice: tuple[int, ...],
        draws: tuple[int, ...],
        strict_dice: bool,
        strict_draws: bool,
    ) -> None:
        self.dice = dice
        self.draws = draws
        self.strict_dice = strict_dice
        self.strict_draws = strict_draws


class Rng:
    """The chance of one game; small, and part of its state."""

    __slots__ = ("seed", "_at", "_blocks", "_words", "_script", "_used_dice", "_used_draws")

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        # Stream s stands at word _at[s] of its block _blocks[s]. _words[s] is that block, or
        # empty where it has not been needed yet or a script has to be looked at first.
        self._at: list[int] = [0, 0, 0]
        self._blocks: tuple[int, ...] = (0, 0, 0)
        self._words: list[tuple[int, ...]] = [(), (), ()]
        self._script: Script | None = None
        self._used_dice: int = 0
        self._used_draws: int = 0

    # Values

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others; n is at most 2**32."""
        at = self._at[stream]
        try:
            word = self._words[stream][at]
        except IndexError:
            return self._below_without_block(stream, n)
        if n < 1 or n > _WORD:
            raise ValueError(f"cannot choose one of {n}")
        self._at[stream] = at + 1
        value = word % n
        # The last, incomplete run of n words would favour small numbers: take another word.
        if word - value > _WORD - n:
            return self.below(stream, n)
        return value

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        # `below`, written out: this is the call that games make most.
        at = self._at[DICE]
        try:
            word = self._words[DICE][at]
        except IndexError:
            return self._below_without_block(DICE, sides) + 1
        if sides < 1 or word > _WORD - sides:
            return self.below(DICE, sides) + 1
        self._at[DICE] = at + 1
        return word % sides + 1

    def roll_unheard(self, sides: int) -> int:
        """A die that nobody notes."""
        return self.roll(sides)

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place. Scripts do not reach shuffles."""
        at = self._at[SHUFFLE]
        words = self._words[SHUFFLE]
        ready = len(words)
        doubtful = _WORD - len(items)  # up to here, no number is favoured
        for n in range(len(items), 1, -1):
            # `below`, written out.
            if at >= ready:
                self._at[SHUFFLE] = at
                at = self._next_words(SHUFFLE)
                words = self._words[SHUFFLE]
                ready = len(words)
            word = words[at]
            at += 1
            other = word % n
            if word > doubtful and word - other > _WORD - n:
                self._at[SHUFFLE] = at
                other = self.below(SHUFFLE, n)
                at = self._at[SHUFFLE]
                words = self._words[SHUFFLE]
                ready = len(words)
            kept = items[n - 1]
            items[n - 1] = items[other]
            items[other] = kept
        self._at[SHUFFLE] = at

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely as the others."""
        return items[self.below(PICK, len(items))]

    # Scripts

    def script_dice(self, values: Sequence[int], strict: bool = False) -> None:
        """Let the next rolls show `values`; a strict script refuses to roll any further."""
        old = self._script
        draws = () if old is None else old.draws
        self._script = Script(tuple(values), draws, strict, old is not None and old.strict_draws)
        self._used_dice = 0
        self._forget_block(DICE)

    def script_draws(self, values: Sequence[int], strict: bool = False) -> None:
        """Let the next picks take the items at `values`, counted from 0."""
        old = self._script
        dice = () if old is None else old.dice
        self._script = Script(dice, tuple(values), old is not None and old.strict_dice, strict)
        self._used_draws = 0
        self._forget_block(PICK)

    def left(self) -> int:
        """How many scripted values have not been used."""
        return self.dice_left() + self.draws_left()

    def dice_left(self) -> int:
        return 0 if self._script is None else len(self._script.dice) - self._used_dice

    def draws_left(self) -> int:
        return 0 if self._script is None else len(self._script.draws) - self._used_draws

    def _scripted_die(self, script: Script, sides: int) -> int:
        """The next scripted die less one, or -1 where chance takes over."""
        used = self._used_dice
        if used >= len(script.dice):
            if script.strict_dice:
                raise ScriptExhausted(
                    f"a d{sides} is rolled, and all {used} scripted dice are used"
                )
            return -1
        die = script.dice[used]
        if die < 1 or die > sides:
            raise ScriptError(f"scripted die {used + 1} is {die}, and a d{sides} is rolled")
        self._used_dice = used + 1
        return die - 1

    def _scripted_draw(self, script: Script, n: int) -> int:
        """The next scripted pick, or -1 where chance takes over."""
        used = self._used_draws
        if used >= len(script.draws):
            if script.strict_draws:
                raise ScriptExhausted(
                    f"one of {n} is drawn, and all {used} scripted draws are used"
                )
            return -1
        draw = script.draws[used]
        if draw < 0 or draw >= n:
            raise ScriptError(f"scripted draw {used + 1} is {draw}, and there are {n} to draw from")
        self._used_draws = used + 1
        return draw

    # State

    def reseed(self, seed: int) -> None:
        """Begin all streams again from another seed; scripts stay."""
        self.seed = seed
        self._at = [0, 0, 0]
        self._blocks = (0, 0, 0)
        self._words = [(), (), ()]

    def drawn(self) -> int:
        """How much has been rolled, drawn and picked."""
        dice, shuffles, picks = self._at
        blocks = self._blocks[0] + self._blocks[1] + self._blocks[2]
        return blocks * BLOCK + dice + shuffles + picks + self._used_dice + self._used_draws

    def clone(self) -> Rng:
        """The same future, to be used up independently."""
        new = Rng(self.seed)
        new._at = self._at.copy()
        new._blocks = self._blocks
        new._words = self._words.copy()
        new._script = self._script
        new._used_dice = self._used_dice
        new._used_draws = self._used_draws
        return new

    def to_data(self) -> dict[str, object]:
        """What `from_data` needs, as plain JSON values; equal where the futures are equal."""
        used = [self._blocks[s] * BLOCK + self._at[s] for s in range(len(STREAMS))]
        data: dict[str, object] = {"seed": self.seed, "used": used}
        script = self._script
        if script is not None:
            data["dice"] = list(script.dice[self._used_dice :])
            data["draws"] = list(script.draws[self._used_draws :])
            data["strict"] = [script.strict_dice, script.strict_draws]
        return data

    @staticmethod
    def from_data(data: Mapping[str, object]) -> Rng:
        """The generator that wrote `data`; ValueError where it is not such data."""
        seed = data.get("seed")
        used = _numbers(data.get("used"))
        if not isinstance(seed, int) or len(used) != len(STREAMS):
            raise ValueError("this is not the state of a random generator")
        rng = Rng(seed)
        rng._at = [count % BLOCK for count in used]
        rng._blocks = tuple([count // BLOCK for count in used])
        if "strict" in data:
            strict = data["strict"]
            if not isinstance(strict, list) or len(strict) != 2:
                raise ValueError("a script says twice whether it is strict")
            rng.script_dice(_numbers(data.get("dice")), bool(strict[0]))
            rng.script_draws(_numbers(data.get("draws")), bool(strict[1]))
        return rng

    def _below_without_block(self, stream: int, n: int) -> int:
        """`below` where the block at hand is used up, not there yet, or hidden by a script."""
        script = self._script
        if script is not None and stream != SHUFFLE:
            scripted = (
                self._scripted_die(script, n) if stream == DICE else self._scripted_draw(script, n)
            )
            if scripted >= 0:
                return scripted
        self._next_words(stream)
        return self.below(stream, n)

    def _next_words(self, stream: int) -> int:
        """Fetch the words at which a stream stands; gives the place of the first."""
        block = self._blocks[stream]
        if self._at[stream] >= BLOCK:
            self._at[stream] = 0
            block += 1
            blocks = list(self._blocks)
            blocks[stream] = block
            self._blocks = tuple(blocks)
        hashed = shake_128(b"%d:%b:%d" % (self.seed, _STREAM_BYTES[stream], block))
        # Many games need a few words of a stream: the first of a block come by themselves.
        found: tuple[int, ...]
        if self._at[stream] < FEW:
            found = _UNPACK_FEW(hashed.digest(_FEW_BYTES))
        else:
            found = _UNPACK(hashed.digest(_BLOCK_BYTES))
        self._words[stream] = found
        return self._at[stream]

    def _forget_block(self, stream: int) -> None:
        """Make the next value of `stream` ask the script first."""
        self._words[stream] = ()


def _numbers(value: object) -> list[int]:
    """A list of whole numbers from 0 on, as it comes out of JSON."""
    if not isinstance(value, list):
        raise ValueError("a list of numbers is missing")
    numbers: list[int] = []
    for item in value:
        if not isinstance(item, int) or item < 0:
            raise ValueError(f"{item!r} is not a whole number")
        numbers.append(item)
    return numbers


class HeardRng(Rng):
    """The same chance, which notes every die in a log; its clones are silent."""

    __slots__ = ("_log",)

    def __init__(self, like: Rng, log: list[Any]) -> None:
        super().__init__(like.seed)
        self._at = like._at
        self._blocks = like._blocks
        self._words = like._words
        self._script = like._script
        self._used_dice = like._used_dice
        self._used_draws = like._used_draws
        self._log: list[Any] = log

    def roll(self, sides: int) -> int:
        value = super().roll(sides)
        self._log.append(Roll(sides, value))
        return value

    def roll_unheard(self, sides: int) -> int:
        return super().roll(sides)


class NoRng(Rng):
    """No chance at all: where rules only try something out."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, stream: int, n: int) -> int:
        raise RuleError("the verb after `after` must not depend on chance")

    def roll(self, sides: int) -> int:
        return self.below(0, sides)

    def shuffle(self, items: list[T]) -> None:
        self.below(0, len(items))

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(0, len(items))]

    def clone(self) -> Rng:
        return NoRng()
