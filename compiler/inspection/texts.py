"""`siegewright show texts PACK`: everything that players read, to be read by its author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.check.checked import Checked, CheckedEffects
from compiler.model import core as c
from compiler.model.core_trees import statements
from compiler.model.resolve_types import text_of
from compiler.prose.rules_text import field_text


def all_texts(checked: Checked, pack: str, file: str = "") -> Iterator[str]:
    """The texts of documents, laws, actions and windows of a pack, with the questions that they ask."""
    world = checked.world
    for effects in sorted(
        checked.effects.values(), key=lambda e: (e.thing.path, e.thing.span.line)
    ):
        thing = effects.thing
        if thing.pack == pack and file in ("", thing.path):
            printed = field_text(world, thing)
            lines = [*(printed.split("\n") if printed else ()), *effects.text]
            yield from _entry(f"{thing.kind} {thing.id} ({thing.name})", [*lines, *_asked(effects)])
    for law in checked.laws:
        if law.thing.pack == pack and file in ("", law.thing.path):
            yield from _entry(f"law {law.thing.id}", [*law.text, *_asked(law)])
    for routine in sorted(checked.routines, key=lambda r: (r.routine.form, r.routine.name)):
        known = routine.routine
        if known.pack == pack and file in ("", known.path):
            lines = [f"log: {text_of(known.body, 'log')}"] if text_of(known.body, "log") else []
            if known.text and known.form in ("action", "window", "verb", "event", "query"):
                lines = [known.text, *lines]
            lines += questions(routine.body or ())
            yield from _entry(f"{known.form} {known.name}", lines)
    for scenario in checked.scenarios:
        if scenario.thing.pack == pack and file in ("", scenario.thing.path):
            if scenario.setup_thing is scenario.thing:
                yield from _entry(
                    f"scenario {scenario.thing.id}", list(questions(scenario.setup or ()))
                )


def _entry(title: str, lines: list[str]) -> Iterator[str]:
    if lines:
        yield title
        # Further lines of a text must not look like the title of another one.
        yield from ("    " + line.replace("\n", "\n    | ") for line in lines)


def _asked(effects: CheckedEffects) -> Iterator[str]:
    bodies = [t.body for t in effects.triggers] + [a.body for a in effects.activated]
    bodies += [body for _, _, body in effects.resolve]
    for body in bodies:
        yield from questions(body)


def questions(block: Iterable[c.CoreStmt]) -> Iterator[str]:
    """What players are asked by the statements of a block."""
    for statement in statements(block):
        match statement:
            case c.SLet(value=c.Choice(chooser=chooser) as choice) if chooser is not None:
                yield f"? {_words(choice.prompt, choice.words)}"
            case c.SChoose():
                yield f"? {_words(statement.prompt, statement.words)}"
            case c.SMay():
                yield f"? {statement.prompt}"
            case c.SOneOf():
                yield f"? {' | '.join(words for words, _ in statement.options)}"
            case c.STurn() if statement.words:
                yield f"? {_words('', statement.words)}"
            case c.SSay():
                yield f"says: {_words('', statement.words)}"
            case _:
                pass


def _words(prompt: str, words: tuple[str | c.Core, ...]) -> str:
    """A question; values in it are shown as their names."""
    return "".join([w if isinstance(w, str) else "{...}" for w in words]) or prompt
