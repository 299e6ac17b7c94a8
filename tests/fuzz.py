"""`make fuzz`: odd and broken packs, at random but the same for a seed, until a count or a time is reached.

Reader, parser, whole builds and games may refuse what they are given, in words; they may not fail.
What fails is written to build/fuzz as a file that shows it again.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from compiler.build import compile_pack
from compiler.diagnostics import ContentError, Report
from compiler.parse import STARTS, LanguageError, _parse
from compiler.yaml_reader import read_yaml
from interpreter.limits import OutOfFuel, RuleError
from tests.helpers import BASE, ROOT, Table, build, scenario, start, write_pack

FOUND = ROOT / "build" / "fuzz"
# The words of our own grammar, names of the base pack, and signs.
GRAMMAR = (ROOT / "compiler" / "grammar.lark").read_text(encoding="utf-8")
WORDS = sorted(set(re.findall(r'"([^"\s]{1,9})"', GRAMMAR)))
WORDS += [
    "ant",
    "unit",
    "hp",
    "size",
    "mark",
    "game",
    "score",
    "players",
    "it",
    "self",
    "d6",
    "3",
    "0",
    "99",
    "x",
    "(1,",
    "hand",
    "\n",
    "\n",
    "",
    "",
]
ODD = [
    "\t",
    "\\",
    '"',
    "'",
    "{{",
    "%",
    "&a ",
    "*a",
    "!x ",
    "\u202e",
    "\x00",
    "- ",
    ": ",
    "\n",
    "é",
    "[",
    "{",
]


def sentence(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=chance.randint(1, 14)))


def broken(chance: random.Random) -> str:
    """A pack that works, with a few places changed."""
    flow = chance.choice(["mark 1", "for each unit: mark it.hp", "let x = d6\nmark x * x"])
    text = BASE + scenario(flow, "place ant at (1, 1) for players[0]")
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                text = text[:at] + chance.choice(ODD) + text[at:]
            case 1:
                text = text[:at] + text[at + chance.randint(1, 9) :]
            case 2:
                text = text[:at] + sentence(chance) + text[at:]
            case _:
                line = text.rfind("\n", 0, at) + 1
                text = text[:line] + text[line : at + 1] + text[line:]
    return text


def try_reader(text: str, folder: Path) -> None:
    read_yaml(text, "a.yaml", Report())


def try_parser(text: str, folder: Path) -> None:
    for begin in STARTS:
        try:
            _parse(text, begin)
        except LanguageError:
            continue


def try_build(text: str, folder: Path) -> None:
    """What the compiler accepts must also run."""
    report = Report()
    try:
        compile_pack(write_pack(folder, text), "demo", report)
    except ContentError:
        assert report.errors, "refused without a word"
        return
    if report.errors:
        return
    table: Table = start(build(folder, text))
    table.answers = [0] * 200
    try:
        for _ in range(200):
            if table.game.over:
                break
            table.game.step()
            assert table.game.check() == []
    except (RuleError, OutOfFuel):
        return


PARTS: list[tuple[str, Callable[[random.Random], str], Callable[[str, Path], None], int]] = [
    ("reader", broken, try_reader, 4),
    ("parser", sentence, try_parser, 10),
    ("builds and games", broken, try_build, 1),
]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=3_000)
    options.add_argument("--seconds", type=float, default=120)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    chance = random.Random(chosen.seed)
    end = time.monotonic() + chosen.seconds
    tried = {name: 0 for name, *_ in PARTS}
    found = 0
    weights = [weight for *_, weight in PARTS]
    while sum(tried.values()) < chosen.count and time.monotonic() < end:
        name, make, attempt, _ = chance.choices(PARTS, weights)[0]
        text = make(chance)
        folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
        try:
            attempt(text, folder)
        except Exception:
            found += 1
            FOUND.mkdir(parents=True, exist_ok=True)
            path = FOUND / f"{name.split()[0]}-{chosen.seed}-{sum(tried.values())}.txt"
            path.write_text(
                text + "\n# " + traceback.format_exc().replace("\n", "\n# "), encoding="utf-8"
            )
            print(f"failed: {path.relative_to(ROOT)}", file=sys.stderr)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        tried[name] += 1
        if sum(tried.values()) % 500 == 0:
            print(f"{sum(tried.values())} of {chosen.count} tried", file=sys.stderr)
    shares = ", ".join(f"{name} {count}" for name, count in tried.items())
    print(f"{sum(tried.values())} inputs tried ({shares}), {found} failures")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
