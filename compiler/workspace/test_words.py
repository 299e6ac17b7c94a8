"""The words that can be in a line of a rule test: who acts, which action, and the words of the language after them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler.build.rule_test_actions import PLAIN_ANSWERS
from compiler.build.rule_test_lines import CHECKS, GRAMMAR, STATED
from compiler.build.rule_tests import TestTrial
from compiler.model.definitions import World
from compiler.schema.validate import Document
from compiler.source.positions import Scalar
from compiler.workspace.language_words import Asked, Offer, words_of


def words_in_test(
    world: World, test: Document, key: str, line: Scalar, word: Asked
) -> Iterator[Offer]:
    """What can be written instead of a word in a line of a test, which has what it takes over from others."""
    trial = TestTrial(world, test, key, line)
    read = trial.line
    offset = len(line.text) - len(read.rest.text)
    for name, form in _before(trial, key, line.text, offset, word):
        if name.startswith(word.begun):
            yield name, form, ""
    if read.form in GRAMMAR and word.at >= offset:
        asked = replace(word, at=word.at - offset)
        yield from words_of(trial.world, trial, read.rest, GRAMMAR[read.form], asked)


def _before(
    trial: TestTrial, key: str, text: str, offset: int, word: Asked
) -> Iterator[tuple[str, str]]:
    """Words before the sentence of a line, and those that only tests have."""
    form, routines = trial.line.form, trial.world.routines
    is_first = word.at >= offset and not text[offset : word.at].strip()
    is_alone = is_first and not text[word.at + len(word.here) :].strip()
    is_begun = is_alone and not offset
    if form == "nobody" or word.at < offset or (is_begun and key == "when"):
        for name in trial.who_acts(form in ("seen", "answer")):
            yield name, "name"
    if is_begun and key in ("given", "when"):
        for name in (*CHECKS, *STATED, "set up" if key == "given" else "play on"):
            yield name, "word"
    if key == "choices":
        for answer in PLAIN_ANSWERS if is_alone else ():
            yield answer, "word"
        for name in routines.get("action", {}) if is_first else ():
            yield name, "action"
    if form == "phase" and word.at >= offset:
        for name in routines.get("phase", {}):
            yield name, "phase"
    if key == "then" and trial.is_player(text[: word.at].strip()):
        yield "sees", "word"
        yield "does not see", "word"
