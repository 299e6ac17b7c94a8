"""`make fuzz`: odd and broken packs, at random but the same for a seed, until a count or a time is reached.

Sentences come from the grammar itself, rules that make sense from tests/senses.py. Reader, parser, layout,
archives, whole builds and games may refuse what they are given, in words; they may not fail.
What fails is written to build/fuzz as a file that shows it again.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from compiler.build.build import compile_pack
from compiler.language.lark_parser import STARTS
from compiler.language.parse import tree_of
from compiler.language.pretty import pretty, same
from compiler.language.refusals import LanguageError
from compiler.layout.format_guard import Changed
from compiler.layout.formatted import formatted
from compiler.layout.yaml_tree import Unusual
from compiler.source.diagnostics import ContentError, Report
from compiler.source.yaml_reader import read_yaml
from interpreter.limits import OutOfFuel, RuleError
from siegewright.packs.archives import Archive, ArchiveError, archive_bytes, read_archive
from tests.helpers import (
    BASE,
    PACK,
    ROOT,
    OutOfAnswers,
    Table,
    build,
    indent,
    scenario,
    start,
    write_pack,
)
from tests.senses import pack as sensible
from tests.sentences import tokens, written

FOUND = ROOT / "build" / "fuzz"
# What rules may run into: each is told to their author in words.
TOLD = (RuleError, OutOfFuel, OutOfAnswers, IndexError, ZeroDivisionError)
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
    return written(tokens(chance, chance.choice(STARTS)), chance)


def slips(text: str, chance: random.Random, most: int = 4) -> str:
    """The text with a few places changed."""
    for _ in range(chance.randint(1, most)):
        at = chance.randrange(len(text) + 1)
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


def spoilt_sentence(chance: random.Random) -> str:
    return slips(sentence(chance), chance, 2)


def broken(chance: random.Random) -> str:
    """A pack that makes sense, with a few places changed."""
    return slips(sensible(chance), chance)


def of_sentences(chance: random.Random) -> str:
    """A pack whose rules the grammar can say, whatever they mean."""
    effects, value, flow = (
        indent(written(tokens(chance, start))) for start in ("effects", "expression", "block")
    )
    return (
        BASE
        + f"- unit: wasp\n  source: designed\n  effects: |\n{effects}\n"
        + f"- query: q n\n  source: designed\n  takes: {{n: number}}\n  is: |\n{value}\n"
        + scenario(flow)
    )


def archive(chance: random.Random) -> str:
    """A packed pack with some bytes changed; a text of it, so that it can be kept and tried again."""
    data = bytearray(archive_bytes(Archive("demo", "1.0.0", {"pack.yaml": PACK.encode()})))
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.randint(1, 40)]
            case _:
                data[at:at] = data[chance.randrange(len(data)) :][: chance.randint(1, 60)]
    return data.decode("latin-1")


# ------------------------------------------------------------------ what is tried with them


def try_reader(text: str, folder: Path) -> None:
    read_yaml(text, "a.yaml", Report())


def try_layout(text: str, folder: Path) -> None:
    report = Report()
    try:
        made = formatted(text, "a.yaml", None, report)
    except (Unusual, Changed):
        return
    assert (made is None) == bool(report.errors)


def try_parser(text: str, folder: Path) -> None:
    """What can be read is printed so that it can be read again, and printed the same."""
    for start_ in STARTS:
        try:
            tree = tree_of(text, start_)
        except LanguageError as error:
            if not 0 <= error.start <= len(text):
                raise ValueError("refused at no place") from error
            continue
        made = pretty(text, start_)
        assert same(tree_of(made, start_), tree), "printed otherwise"
        assert pretty(made, start_) == made, "printed twice otherwise"


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
    except TOLD:
        return


def try_archive(text: str, folder: Path) -> None:
    path = folder / "a.zip"
    path.write_bytes(text.encode("latin-1"))
    try:
        found = read_archive(path)
    except ArchiveError:
        return
    assert found.files == {"pack.yaml": PACK.encode()}, "what was changed came through"


# name, what makes inputs, what is tried with them, how often
PARTS: list[tuple[str, Callable[[random.Random], str], Callable[[str, Path], None], int]] = [
    ("reader", broken, try_reader, 6),
    ("layout", broken, try_layout, 3),
    ("parser", sentence, try_parser, 10),
    ("parser with slips", spoilt_sentence, try_parser, 10),
    ("archives", archive, try_archive, 6),
    ("builds of sentences", of_sentences, try_build, 2),
    ("builds of slips", broken, try_build, 2),
    ("builds and games", sensible, try_build, 3),
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
            path = (
                FOUND / f"{name.replace(chr(32), chr(95))}-{chosen.seed}-{sum(tried.values())}.txt"
            )
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
