"""Rule tests as examples in a rulebook: what is given, what happens, what follows, in sentences.

before   given: [place archer at (3, 4) for alice as scout]   when: ["alice: shoot troll by scout"]   then: [troll.hp = 2]
after    Scout is an archer of Alice's at (3, 4). Alice: shoot troll by scout. The hp of troll is 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from compiler.language.plurals import with_article
from compiler.schema.validate import Document
from compiler.source.positions import Fields, Items, Scalar

PLACED = re.compile(
    r"place (?P<what>[a-z0-9_.]+)(?: (?:at|in) (?P<where>.+?))?(?: for (?P<who>[a-z0-9_.\[\]]+))?(?: as (?P<name>[a-z0-9_]+))?$"
)
SEAT = re.compile(r"players\[(\d+)\]")
IS = re.compile(
    r"(?P<who>[a-z0-9_.\[\]]+)\.(?P<field>[a-z0-9_]+) (?P<sign>=|!=|>=|<=|>|<) (?P<value>[^=<>]+)$"
)
SIGNS = {
    "=": "is",
    "!=": "is not",
    ">=": "is at least",
    "<=": "is at most",
    ">": "is more than",
    "<": "is less than",
}
ACT = re.compile(r"(?P<who>[a-z][a-z0-9_]*(?:\[\d+\])?): (?P<what>.+)$")
LONGEST = 12  # lines; what is longer is a test and no example


@dataclass(frozen=True, slots=True)
class Example:
    """A rule test in words."""

    title: str
    rules: tuple[str, ...]
    given: tuple[str, ...]
    dice: str
    when: tuple[str, ...]
    then: tuple[str, ...]


def example_of(test: Document) -> Example | None:
    """A rule test as an example; None if it is too long to be one."""
    body = test.body
    given, when = _lines(body, "given"), _lines(body, "when")
    then = _lines(body, "then")
    refused, offered = _lines(body, "refused"), _lines(body, "offered")
    if len(given) + len(when) + len(then) > LONGEST or not (when or refused or offered):
        return None
    results = [_state(line) for line in then]
    results += [f"Not allowed: {_words(line)}." for line in refused]
    results += [f"Allowed: {_words(line)}." for line in offered]
    if not results:
        return None
    dice = body.entries.get("dice")
    rolls = [v.text for v in dice.items if isinstance(v, Scalar)] if isinstance(dice, Items) else []
    return Example(
        _sentence(test.id).rstrip("."),
        tuple(_lines(body, "rules")),
        tuple(_given(line) for line in given),
        ", ".join(rolls),
        tuple(_act(line) for line in when),
        tuple(results),
    )


def best_examples(examples: Iterable[Example], rule: str, most: int = 1) -> list[Example]:
    """The examples for a rule: those that are about little else, the shortest first."""

    def size(example: Example) -> tuple[int, int, str]:
        lines = len(example.given) + len(example.when) + len(example.then)
        return len(example.rules), lines, example.title

    return sorted((e for e in examples if rule in e.rules), key=size)[:most]


def _given(line: str) -> str:
    placed = PLACED.fullmatch(line)
    if placed is None:
        return _state(line)
    what, where, who, name = (placed[key] for key in ("what", "where", "who", "name"))
    words = with_article(_words(what))
    owner = f" of {_who(who)}" if who else ""
    at = (
        f" at {_words(where)}"
        if where and where.startswith("(")
        else f" in {_words(where)}"
        if where
        else ""
    )
    if name:
        return _sentence(f"{_words(name)} is {words}{owner}{at}")
    return _sentence(f"there is {words}{owner}{at}")


def _state(line: str) -> str:
    found = IS.fullmatch(line)
    if found is not None:
        who, value = _who(found["who"]), _words(found["value"])
        if found["value"] in ("true", "false") and found["sign"] == "=":
            return _sentence(
                f"{_words(found['field'])} of {who}: {'yes' if value == 'true' else 'no'}"
            )
        return _sentence(f"the {_words(found['field'])} of {who} {SIGNS[found['sign']]} {value}")
    return _sentence(_words(line))


def _act(line: str) -> str:
    act = ACT.fullmatch(line)
    if act is None:
        return _sentence(_words(line))
    return _sentence(f"{_who(act['who'])}: {_words(act['what'])}")


def _who(text: str) -> str:
    return _words(text) if text != "game" else "the game"


# How lines of tests are said, in this order.
SAID = (
    (r"^over$", "the game is over"),
    (r"^not over$", "the game is not over"),
    (r"^emit ", ""),
    (r"^run (.+)$", r"the phase `\1` is played"),
    (r"^resolve ", "carry out "),
    (r"\bsize\(([^()]+)\) = ", r"the number of \1 is "),
    (r"\bcount (.+?) = (\d+)$", r"the number of \1 is \2"),
    (r"^(\S+) in winners$", r"\1 wins"),
    (r"^(\S+) in (\S+)$", r"\1 is in \2"),
    (r"^not ", "it is not true: "),
    (r" is nothing$", " is not there"),
    (r" is not nothing$", " is there"),
    (r" != ", " is not "),
    (r" >= ", " is at least "),
    (r" <= ", " is at most "),
    (r" = ", " is "),
)


def _words(text: str) -> str:
    """A line without its underscores, dots and brackets."""
    for pattern, words in SAID:
        text = re.sub(pattern, words, text)
    text = SEAT.sub(lambda m: f"player {int(m[1]) + 1}", text)
    text = re.sub(r"\b([a-z0-9_]+)\.([a-z_][a-z0-9_]*)", r"\1's \2", text)
    text = re.sub(r"(?<=[a-z0-9])_(?=[a-z0-9])", " ", text)
    text = re.sub(r"\bplayer (\d+)'s", r"player \1's", text)
    return " ".join(text.replace("`", "").split())


def _sentence(text: str) -> str:
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _lines(body: Fields, key: str) -> Sequence[str]:
    value = body.entries.get(key)
    if isinstance(value, Scalar):
        return [row.strip() for row in value.text.split("\n") if row.strip()]
    if not isinstance(value, Items):
        return []
    found: list[str] = []
    for item in value.items:
        if isinstance(item, Scalar):
            found.append(" ".join(item.text.split()))
        elif isinstance(item, Fields):
            found += [
                f"{k}: {' '.join(v.text.split())}"
                for k, v in item.entries.items()
                if isinstance(v, Scalar)
            ]
    return found
