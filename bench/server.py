"""The language server while an author types in the largest pack: how long it takes to answer, and what it holds.

A change is sent, and its diagnostics come. What is counted is the time for which the server has a processor in between, and the rest
that it takes before a check: the time by the clock on a quiet machine, whatever else runs on this one.

Words are misspelt anywhere in a file: in effects, in the names of rules, in keys and values, in declarations that other files
depend on. Completion and hover are asked for at random words of all texts of the largest packs; only places where something can be
completed count, as the others are answered at once. An hour of typing is 1,800 edits, one every two seconds: most of them in a small pack here, the others in the largest.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from statistics import quantiles
from time import process_time

from bench.editor import Client
from bench.report import Row, Skipped
from compiler import Workspace

REST = 0.06  # seconds that the server waits for further changes
ROOT = Path(__file__).resolve().parent.parent
PACK = "kings_armory"  # the most documents
LARGEST = (PACK, "kingdom_rush", "knight_fall")
SHOWN, ANSWER = 0.3, 0.05  # seconds: a change that is shown, an answer
SMALL = "deck_builder"
EFFECT = re.compile(r"^ +(?:on|while|once|use|\d)[^\n]*: [a-z_]+", re.MULTILINE)
TEXT = re.compile(
    r"    +[^#\s]|  (?:is|if|where|asks|do): "
)  # the lines of rules, effects and expressions
WORD = re.compile(r"(?<![\w#])[a-z_]{3,}(?!\w)")


def measure(quick: bool) -> tuple[list[Row], list[Skipped]]:
    """The figures of the server, with those of a check from nothing beside them."""
    try:
        import pygls  # noqa: F401 - only to see whether it is there
    except ImportError:
        return [], [Skipped("f", "the language server", "pygls is not installed: make extras")]
    texts = _files(PACK)
    cold = min(_cold() for _ in range(2))
    client = Client(ROOT)
    try:
        for path, text in texts.items():
            client.open(path, text)
        client.settle(next(iter(texts)))
        _type(client, texts, 2, 0)
        client.settle(next(iter(texts)))
        changes = _type(client, texts, 10 if quick else 150, 1)
    finally:
        client.stop()
    asked = [_asked(pack, 15 if quick else 150) for pack in LARGEST]
    hovers = [time for some, _ in asked for time in some]
    completions = [time for _, some in asked for time in some]
    memory = [_hour(SMALL, 200 if quick else 1_600), _hour(PACK, 10 if quick else 200)]
    shown, hover, completion = p95(changes), p95(hovers), p95(completions)
    return [
        Row(
            "f", "a change shown, p95", "a check from nothing", shown / cold, 1 / 3, note=f"{PACK}"
        ),
        Row("f", "a change shown, p95", "0.3 s", shown / SHOWN, 1),
        Row("f", "a hover, p95", "0.05 s", hover / ANSWER, 1, note="anywhere in three packs"),
        Row("f", "a completion, p95", "0.05 s", completion / ANSWER, 1, note="the same places"),
        *memory,
    ], []


def _hour(pack: str, edits: int) -> Row:
    """What the server holds after many edits, compared with what it held before them."""
    texts = _files(pack)
    client = Client(ROOT)
    try:
        for path, text in texts.items():
            client.open(path, text)
        _type(client, texts, 2, 0)
        client.settle(next(iter(texts)))
        before = client.memory()
        _type(client, texts, edits, 2, settled=False)
        client.settle(next(iter(texts)))
        after = client.memory()
    finally:
        client.stop()
    what = f"memory after {edits} edits of {pack}"
    return Row("f", what, "memory before them", after / before, 1.2)


def p95(times: list[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]


def _files(pack: str) -> dict[str, str]:
    """Some files of a pack, small and large: documents with effects or rules, and the largest of them."""
    found = sorted((ROOT / "content" / pack).rglob("*.yaml"))
    texts = {p.relative_to(ROOT).as_posix(): p.read_text(encoding="utf-8") for p in found}
    own = {p: t for p, t in texts.items() if "/tests/" not in p and p.count("/") > 2}
    own = {p: t for p, t in own.items() if EFFECT.search(t)} or own
    by_size = sorted(own, key=lambda path: len(own[path]))
    chosen = [by_size[len(by_size) * n // 8] for n in range(8)] + [by_size[-1]]
    return {path: own[path] for path in dict.fromkeys(chosen)}


def _cold() -> float:
    workspace = Workspace(ROOT)
    start = process_time()
    workspace.check(PACK)
    return process_time() - start


def _type(
    client: Client, texts: dict[str, str], count: int, seed: int, settled: bool = True
) -> list[float]:
    """Misspell a word, mend it, add a comment, take it away: seconds until each is shown."""
    chance = random.Random(seed)
    times: list[float] = []
    for number in range(count):
        path = chance.choice(sorted(texts))
        at = chance.choice([*WORD.finditer(texts[path])]).end()
        comment = texts[path] + "# x\n"
        typed = texts[path][:at] + "qz" + texts[path][at:] if number % 4 else comment
        for text in (typed, texts[path]):
            if settled:  # so that only this change is counted
                client.settle(path)
            start = client.spent()
            client.write(path, text)
            client.wait(path)
            times.append(client.spent() - start + REST)
    return times


def _asked(pack: str, count: int) -> tuple[list[float], list[float]]:
    """Hover over words and complete them anywhere in the texts of a pack: seconds until each is answered."""
    chance = random.Random(7)
    found = sorted((ROOT / "content" / pack).rglob("*.yaml"))
    texts = {p.relative_to(ROOT).as_posix(): p.read_text(encoding="utf-8") for p in found}
    places = [
        (path, number, word.start() + 1)
        for path, text in texts.items()
        for number, row in enumerate(text.split("\n"))
        if TEXT.match(row)
        for word in WORD.finditer(row)
    ]
    chosen = chance.sample(places, min(len(places), count * 3))
    hovers: list[float] = []
    completions: list[float] = []
    client = Client(ROOT)
    try:
        for path in {path for path, _, _ in chosen}:
            client.open(path, texts[path])
        client.settle(chosen[0][0])
        for path, line, column in chosen:
            start = client.spent()
            client.at("textDocument/hover", path, line, column)
            asked = client.spent()
            offered = client.at("textDocument/completion", path, line, column)
            answered = client.spent()
            if offered:
                hovers.append(asked - start)
                completions.append(answered - asked)
            if len(completions) == count:
                break
    finally:
        client.stop()
    return hovers, completions
