"""Code lenses above documents: the tests that prove them, and commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from compiler import Span, View

TEST, PLAY = "siegewright.test", "siegewright.play"


@dataclass(frozen=True, slots=True)
class Lens:
    """Some words above a document, and the command behind them."""

    span: Span
    title: str
    command: str
    words: str  # what the command is about


def lenses(view: View, others: Iterable[View], path: str) -> Iterator[Lens]:
    """The lenses of a file; tests of packs that require the pack count, too."""
    views = [view, *others]
    rules = view.rules_at(path)
    for one in view.outline(path):
        if one.kind == "test":
            yield Lens(one.span, "run test", TEST, one.head)
        elif one.kind == "scenario":
            yield Lens(one.span, "play scenario", PLAY, one.head)
        ids = rules.get(one.span.line, [])
        tests = {span for known in views for id in ids for span in known.proofs.get(id, ())}
        if tests:
            title = f"proven by {len(tests)} test{'s' if len(tests) != 1 else ''}"
            yield Lens(one.span, title, TEST, " ".join(ids))
