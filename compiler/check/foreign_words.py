"""Verbs, adjectives and events of printed cards and other languages, and what to write instead.

before   set amount to 0
after    write `amount = 0`
"""

from __future__ import annotations

from collections.abc import Mapping

from compiler.check.elaborate_scope import Scoped, a_few
from compiler.language import syntax as s
from compiler.language.plurals import singulars, with_article
from compiler.language.types import Type
from compiler.language.typo_hints import NUMBERS
from compiler.model.definitions import World
from compiler.source.diagnostics import Fix, Hint, did_you_mean, edit

# A verb with the preposition it takes, and what to write: `{0}` is what it is about.
VERBS: Mapping[str, tuple[str, str]] = {
    "set": ("to", "{0} = {1}"),
    "increase": ("by", "{0} += {1}"),
    "raise": ("by", "{0} += {1}"),
    "reduce": ("by", "{0} -= {1}"),
    "decrease": ("by", "{0} -= {1}"),
    "lower": ("by", "{0} -= {1}"),
    "return": ("", "stop"),
    "exit": ("", "stop"),
    "quit": ("", "stop"),
    "destroy": ("", "discard_from_game {0}"),
    "delete": ("", "discard_from_game {0}"),
    "kill": ("", "discard_from_game {0}"),
    "trigger": ("", "emit {0}"),
    "fire": ("", "emit {0}"),
    "nothing": ("", "stop"),
}
SUBJECTS = ("you", "player", "self", "it", "they", "everybody")
# Little words that a noun here does without.
NEEDLESS = ("the", "of", "all", "every", "each", "some", "any")


def meant_verb(e: Scoped, node: s.Phrase) -> tuple[Fix, ...]:
    """What somebody means whose verb comes from elsewhere, or stands behind who does it."""
    name = node.verb.text
    if name in e.world.routines.get("event", {}):
        said = f"`{name}` is an event: write `emit {name}`"
        return (Fix(said, (edit(e.scalar, *node.verb.pos, f"emit {name}"),)),)
    right = _instead(e, node)
    if right:
        return (Fix(f"write `{right}`", (edit(e.scalar, *node.pos, right),)),)
    first = node.args[0] if node.args else None
    if name in ("a", "an", "one", "any") and node.args:
        right = f"choose {e.source_text(node)}"
        return (Fix(f"write `{right}`", (edit(e.scalar, *node.pos, right),)),)
    if name in ("each", "every", "all") and first is not None:
        who = singulars(e.source_text(first))[-1]
        return (Fix(f"write `for each {who} as x: ...`, and what happens to x", ()),)
    if name == "roll" and node.args:
        right = f"let roll = {e.source_text(node.args[0])}"
        return (Fix(f"write `{right}`, and speak of `roll`", (edit(e.scalar, *node.pos, right),)),)
    if name == "continue":
        return (Fix("write what comes after it into `if not CONDITION: ...`", ()),)
    factor = {"double": 2, "triple": 3}.get(name) or _factor(name)
    if factor is not None and isinstance(first, s.Name) and len(node.args) == 1:
        right = f"*{factor} {first.text}"
        return (Fix(f"write `{right}`", (edit(e.scalar, *node.pos, right),)),)
    if name == "do" and e.source_text(node) == "do nothing":
        return (Fix("write `stop`", (edit(e.scalar, *node.pos, "stop"),)),)
    if isinstance(first, s.Name) and (name in SUBJECTS or e.scope.find(name) is not None):
        verbs = [v for v in (first.text, first.text.removesuffix("s")) if v in e.world.verbs()]
        if verbs:
            rest = " ".join(e.scalar.text[first.pos[1] : node.pos[1]].split())
            right = f"{verbs[0]} {rest}".strip()
            said = f"a verb comes first: write `{right}`"
            return (Fix(said, (edit(e.scalar, *node.pos, right),)),)
    return ()


def _factor(word: str) -> int | None:
    """The number in `x2`."""
    return int(word[1:]) if word[:1] == "x" and word[1:].isdecimal() and len(word) < 5 else None


def _instead(e: Scoped, node: s.Phrase) -> str:
    prep, instead = VERBS.get(node.verb.text, ("", ""))
    parts = [e.source_text(arg) for arg in node.args]
    parts += [e.source_text(value) for word, value in node.preps if word.text == prep]
    fits = instead.count("{") == len(parts) and len(node.preps) == bool(prep)
    return instead.format(*parts) if fits else ""


def meant_word(e: Scoped, type_: Type, node: s.Is) -> Hint | None:
    """What somebody means who asks whether something `is empty` or `is null`."""
    assert node.word is not None
    word, asked = node.word.text, e.source_text(node.value)
    if word in ("null", "none", "nil"):
        return Hint("write `nothing`", word, "nothing", safe=True)
    if word == "empty" and type_.form in ("zone", "list", "place"):
        right = f"size({asked}) {'>' if node.negated else '='} 0"
        fix = Fix(f"write `{right}`", (edit(e.scalar, *node.pos, right),))
        return Hint(f"write `{right}`", fixes=(fix,))
    return None


def other_rule(world: World, name: str, wanted: str) -> str | Hint | None:
    """What a name is that is not the sort of rule which is wanted, and how that is called."""
    if name in world.routines.get("phase", {}):
        return Hint(f"`{name}` is a phase: write `run {name}`", name, f"run {name}")
    if name in world.routines.get("verb", {}):
        said = {
            "action": f"`{name}` is a verb: write an action with `do: {name}`, and offer that",
            "phase": f"`{name}` is a verb: write it without `run`",
            "name": f"`{name}` is a verb: it does something, and has no value",
        }
        return said.get(wanted)
    if name in world.routines.get("action", {}) and wanted == "phase":
        return f"`{name}` is an action: it is offered with `turn of <player>: {name}`"
    return None


def meant_adjective(e: Scoped, word: s.Word) -> Hint | None:
    """What a word before a noun is that describes nothing."""
    if word.text in NUMBERS:
        number = str(NUMBERS.index(word.text))
        return Hint(f"write a number in digits: `{number}`", word.text, number)
    if word.text in ("another", "other"):
        return Hint(
            f"`{word.text}` than which? leave it out, and say so behind: `... where it != player`"
        )
    if word.text == "random":
        return Hint("for chance to choose, leave out `choose a`, as in `move (random unit) to s`")
    if word.text in NEEDLESS:
        start, end = word.pos
        end += len(e.scalar.text[end:]) - len(e.scalar.text[end:].lstrip(" "))
        leave_out = Fix(f"delete `{word.text}`", (edit(e.scalar, start, end, ""),))
        return Hint("leave it out", fixes=(leave_out,))
    if word.text in (*e.world.kinds, *e.world.nouns, "player", "space"):
        return Hint(f"a name comes after `as`: write `{word.text} as ...`")
    return None


def unknown_event(world: World, name: str) -> str | Hint | None:
    """What to do about an event that is not there."""
    near = did_you_mean(name, world.routines.get("event", {}))
    if near is not None:
        return near
    for form in ("verb", "action", "query", "phase", "window"):
        if name in world.routines.get(form, {}):
            return (
                f"`{name}` is {with_article(form)}, and abilities answer events: let it `emit` one"
            )
    known = world.routines.get("event", {})
    return f"the events are {a_few(known)}" if known else f"define `event: {name}`"
