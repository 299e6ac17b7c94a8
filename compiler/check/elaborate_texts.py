"""What players read: words with values in them, and what a choice offers."""

from __future__ import annotations

import contextlib

from compiler.check.elaborate_values import Values
from compiler.check.idle import whole
from compiler.language import syntax as s
from compiler.language.types import TEXT, UNKNOWN
from compiler.model import core as c
from compiler.model.former_names import read_rule
from compiler.prose.english import said
from compiler.prose.phrases import Wordless
from compiler.source.positions import Scalar
from compiler.source.text_templates import bare_names, check_slots, spoken_parts


def filled(e: Values, words: str, node: s.Node) -> tuple[str | c.Core, ...]:
    """Words for players with values in them, such as `{unit}`, `{unit.hp}` or `{n|card|cards}`."""
    parts: list[str | c.Core] = []
    at = max(0, e.scalar.text.find(words, node.pos[0]))
    if not check_slots(e.scalar, e.report, at, words):
        return (words,)
    bare_names(e.scalar, at, words, e.scope, e.report)
    for part in spoken_parts(words):
        begin, at = at, at + len(part if isinstance(part, str) else part.written)
        if isinstance(part, str):
            parts.append(part)
            continue
        inner, forms, whose = part.inner.strip(), part.words, part.possessive
        offset = max(0, e.scalar.text.find(part.written, begin)) + 1
        here = e.scalar.at(offset, max(1, len(inner)))
        outer = e.scalar
        e.scalar = Scalar(inner, inner, here, ((here.line, here.column),))
        tree = read_rule(e.world, e.scalar, "expression", e.report)
        value = e.value(tree) if tree is not None else c.Lit(UNKNOWN, 0)
        e.scalar = outer
        if len(forms) == 2:  # `{n|card|cards}`
            choices = tuple([c.Lit(TEXT, form) for form in forms])
            parts.append(c.Native(TEXT, "word", (value, *choices)))
        else:
            parts += [value, c.Native(TEXT, "ending", (value,))] if whose else [value]
    return tuple(parts)


def offer(
    e: Values, written: tuple[s.Stmt, ...], chooser: c.Core, body: tuple[c.CoreStmt, ...]
) -> str:
    """What a choice offers, in the words of what it does."""
    help = "put it into a verb that has a `text`"
    outer = dict(e.prose.named)
    words = e.in_words(whole(written), chooser, help, lambda: e.prose.sequence(body))
    e.prose.named = outer
    return words


def speak_of(e: Values, var: str, options: c.Core) -> None:
    """How questions refer to something that has a name by now: `that ally`."""
    with contextlib.suppress(Wordless):
        e.prose.named[var] = said("that", noun=e.prose.described(options).head())
