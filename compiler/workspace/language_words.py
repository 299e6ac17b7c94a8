"""The words of the language that can be at a place: what the grammar takes, and names that fit.

The text is read and checked once, with an unused word in the place. That tells among which names the checker looks
there, what is known before the sentence, and which type a value should have. Then words are tried in that sentence alone: one for
each meaning that names can have there, as names of one type fit alike. One that would be a mistake is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

from compiler.build.rule_tests import TestTrial
from compiler.check.elaborate_names import fields_of
from compiler.check.elaborate_place import Place
from compiler.check.facts import Findings
from compiler.language import syntax as s
from compiler.language.parse import ParsedScalar
from compiler.language.plurals import plural
from compiler.language.syntax_builder import RESERVED
from compiler.language.types import TRUTH, UNKNOWN, Type
from compiler.language.unfinished import Begun
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import World
from compiler.model.former_names import with_rules_of_now
from compiler.source.diagnostics import Diagnostic, names_for
from compiler.source.positions import Fields, Scalar, Span
from compiler.workspace.trial import Trial, value_at

Offer = tuple[str, str, str]
# What may still be missing after a word; the first that makes a sentence of it is taken.
ENDINGS = (
    "", " zz_1", " 1", ": stop", ": zz_1", " zz_1: stop", " = 1", " zz_1 = 1", " of zz_1", " zz_1 1",
    " of zz_1: stop", ")", " zz_1)", "]", " zz_1]", " one: stop | stop", " zz_1 for zz_1",
    " of 1 for zz_1", " to zz_1", " each zz_1: stop", " end of zz_1: +1 zz_1", " per zz_1: stop",
    " times: stop", ' "a"', " 1 zz_1", " else 1", " nothing", " least 1", " of zz_1: zz_1",
)  # fmt: skip
NAME = "zz_1"
OWNERS = ("game", "options")
CHAIN = re.compile(r"(?:\.[a-z0-9_]+)+")  # what is asked of the word
BREAK = re.compile(r"[;|\n]")
NOT_YET = {"E0201", "E0303"}  # of another type, or `game` alone: something of it may be meant
UNFINISHED = ("E0301", "E0304", "E0306", "E0315")  # what more words can put right


def words_in(
    world: World,
    pack: str,
    path: str,
    document: Fields,
    trail: tuple[str | int, ...],
    start: str,
    word: Asked,
) -> Iterator[Offer]:
    """What can be written instead of a word in a text of a document."""
    scalar, at = value_at(document, trail), word.at
    if not isinstance(scalar, Scalar):
        return
    if start == "effects":
        scalar, at = _ability(scalar, at)
    trial = Trial(world, pack, path, document, trail, scalar)
    yield from words_of(world, trial, scalar, start, replace(word, at=at))


@dataclass(frozen=True, slots=True)
class Asked:
    """A word that is asked about: where it is in its text, as what, and what is written there."""

    at: int
    here: str  # what is in its place in the text: a word that no pack uses
    begun: str  # the part of what is written that is before the cursor
    written: str


def words_of(
    world: World, trial: Trial | TestTrial, scalar: Scalar, start: str, word: Asked
) -> Iterator[Offer]:
    """What can be written instead of a word in a text that a trial checks."""
    asked = _Place(world, trial, scalar, start, word.at, word.here, word.written)
    for keyword in sorted(asked.begun.words()):
        if keyword.startswith(word.begun) and asked.is_said(keyword):
            yield keyword, "word", ""
    for name in sorted(asked.names):
        if name.startswith(word.begun) and asked.may_be_said(name):
            if asked.fits(name):
                yield name, _form(world, name), ""


class _Meant(NamedTuple):
    """What a word means where it is part of a value."""

    form: type
    type: Type
    own: str  # the word, where it is more than its type
    codes: frozenset[str]  # of mistakes


class _Place:
    """A place in a text, and what is known there."""

    def __init__(
        self,
        world: World,
        trial: Trial | TestTrial,
        scalar: Scalar,
        start: str,
        at: int,
        here: str,
        written: str,
    ) -> None:
        self.world = world
        self.trial = trial
        self.scalar = scalar
        self.here = here
        self.at = at
        place = scalar.at(at)
        self.place = place.line, place.column
        self.begun = Begun(scalar.text[:at], start)
        self.in_quotes = self.begun.before.rpartition("\n")[2].count('"') % 2 == 1
        self.after = scalar.text[at + len(here) :]
        chain = CHAIN.match(self.after)
        self.asked_first = chain[0].split(".")[1] if chain else ""
        self.reach = place.line, place.column + (len(here) + len(chain[0]) if chain else 0)
        # What makes a sentence of the text with a name; one name is as good as another for the grammar.
        self.usual = self._going_on(written)
        self.may_lead_on = not chain and self._ending(f"{here}.{here}") is not None
        self.tree = self.begun.tree(self._with(here)) if self.usual is not None else None
        self.known = Place(word=here)
        self.names: set[str] = set()
        if self.tree is not None:
            with names_for(here) as self.names:
                self._check(self._with(here), self.tree, self.known)
        self.wrong_before = self._wrong_before(written)
        self.may_compare = self._may_compare()
        self.nouns = _nouns(world)
        self._alike: dict[object, bool] = {}
        self._leading: dict[Type, bool] = {}
        self._taken: dict[Type, bool] = {}

    def _wrong_before(self, written: str) -> set[tuple[str, Span]]:
        """Mistakes before the word that are not its fault: they are there with any word, also with the one that is written."""
        found = {(d.code, d.span) for d in self.known.errors if not self._is_here(d)}
        rest = f"{written}{self.after}"
        tree = self.begun.tree(rest) if found and written else None
        if tree is not None:
            report = Findings()
            with names_for(self.here):
                self._check(rest, tree, report)
            found &= {(d.code, d.span) for d in report.errors}
        return found

    def _with(self, word: str) -> str:
        """How the text continues with a name."""
        return f"{word}{self.usual}{self.after}"

    def _may_compare(self) -> bool:
        """Whether `= ...` can still follow, so that a value of any type makes sense."""
        if not self.known.values or _clause(self.after).strip():
            return False
        compared = f"{self.here} = {NAME}"
        ending = self._ending(compared)
        if ending is None:
            return False
        report = Place(word=self.here, type=UNKNOWN, pos=self.known.values[-1].node.pos)
        return not self._wrong(f"{compared}{ending}{self.after}", report)

    def may_be_said(self, name: str) -> bool:
        """Whether the grammar takes a name here; after a dot it also takes some words of the language."""
        if name in RESERVED:
            is_asked = self.begun.before.endswith(".") and self.usual is not None
            return is_asked and self._is_sentence(self._with(name))
        return name.isidentifier()

    def is_said(self, keyword: str) -> bool:
        """Whether a word of the language that the grammar takes makes sense here."""
        ending = self._ending(keyword)
        if ending is None:
            return not _clause(self.after).strip()  # what follows is not written yet
        return not self._wrong(f"{keyword}{ending}{self.after}", Findings())

    def fits(self, name: str) -> bool:
        """Whether a name makes sense here; what means the same fits alike."""
        group = self._group(name)
        if group not in self._alike:
            meaning = self._meaning(name)
            if meaning not in self._alike:
                self._alike[meaning] = self._fits(name, meaning)
            self._alike[group] = self._alike[meaning]
        return self._alike[group]

    def _fits(self, name: str, meaning: tuple[_Meant, ...]) -> bool:
        codes = frozenset[str]().union(*(meant.codes for meant in meaning))
        if name in OWNERS:
            codes = frozenset()  # alone they mean nothing
        elif not codes and not all(m.own or self._takes(m.type) for m in meaning):
            codes = frozenset({"E0303"})
        elif not codes and self.known.values and not isinstance(self.known.values[0].node, s.Name):
            return True  # its type is all that counts
        codes = codes or self._wrong_name(name)
        if not codes or (codes == {"E0303"} and self.may_compare):
            return True
        if not codes <= NOT_YET or not self.may_lead_on:
            return False
        if name in OWNERS:
            state = self.world.kinds["game"].state.values()
            options = self.world.options.values()
            return self._any_fits(options if name == "options" else [one.type for one in state])
        return any(self._leads_on(m.type) for m in meaning)

    def _leads_on(self, type_: Type) -> bool:
        """Whether something of a value fits, as `self.hp` where a number is wanted."""
        if type_ in (UNKNOWN, TRUTH) or not self.known.values:
            return False
        if type_ not in self._leading:
            self._leading[type_] = False  # while it is found out: one way round is enough
            reader = self.known.values[-1].reader
            self._leading[type_] = self._any_fits(fields_of(reader, type_).values())
        return self._leading[type_]

    def _any_fits(self, types: Iterable[Type]) -> bool:
        """Whether a value of one of these types fits, or something of it."""
        given = {*types}
        return any(self._takes(one) for one in given) or any(self._leads_on(one) for one in given)

    def _takes(self, type_: Type) -> bool:
        """Whether a value of a type fits, whatever it is."""
        if type_ not in self._taken and type_ != UNKNOWN and self.known.values:
            codes = self._wrong_type(type_)
            self._taken[type_] = not codes or (codes == {"E0303"} and self.may_compare)
        return self._taken.get(type_, True)

    def _group(self, name: str) -> object:
        if any(value.reader.scope.find(name) is not None for value in self.known.values):
            return name
        if f"{name}.{self.asked_first}" in self.world.things:
            return name  # others of its kind have no such part
        return _group(self.world, self.nouns, name)

    def _meaning(self, name: str) -> tuple[_Meant, ...]:
        """What the smallest value with the word means if it is this one: values of one type fit alike."""
        found: list[_Meant] = []
        for value in self.known.values:
            reader = value.reader
            reader.report = Findings()
            with names_for(self.here):
                meant = reader.value(_with_word(value.node, self.here, name), value.type)
            # A name of the rule may be known better than by its type, and to the grammar a word is more than its value.
            is_own = reader.scope.find(name) is not None and isinstance(value.node, s.Name)
            own = name if is_own or name in OWNERS else ""
            found.append(_Meant(type(meant), meant.type, own, self._codes(reader.report)))
        return tuple(found) or (_Meant(str, UNKNOWN, name, frozenset()),)

    def _wrong(self, rest: str, report: Findings) -> frozenset[str]:
        """The codes of mistakes in the text if it continues in some way."""
        with names_for(self.here):
            self._check(rest, self.begun.tree(rest), report)
        return self._codes(report)

    def _wrong_name(self, name: str) -> frozenset[str]:
        """The codes of mistakes that a name makes here."""
        report = Findings()
        if self.in_quotes:
            return self._wrong(self._with(name), report)
        with names_for(self.here):
            self._check(self._with(self.here), self.tree, report, name)
        return self._codes(report)

    def _wrong_type(self, type_: Type) -> frozenset[str]:
        """The codes of mistakes that a value of a type makes here."""
        report = Place(word=self.here, type=type_, pos=self.known.values[-1].node.pos)
        with names_for(self.here):
            self._check(self._with(self.here), self.tree, report)
        return self._codes(report)

    def _codes(self, report: Findings) -> frozenset[str]:
        """The codes of mistakes that are shown at the word or at what is asked of it, or around it and only because of it."""
        return frozenset(
            d.code
            for d in report.errors
            if (d.span.line, d.span.column) <= self.reach
            and d.code not in UNFINISHED
            and (d.code, d.span) not in self.wrong_before
        )

    def _is_here(self, d: Diagnostic) -> bool:
        return (d.span.line, d.span.column) == self.place

    def _check(self, rest: str, tree: Any, report: Findings, name: str = "") -> None:
        """Check the sentence around the word; the whole text while nothing is known about it."""
        closed = self.known.closed
        if closed is not None and tree is self.tree:
            node = _with_word(closed.node, self.here, name) if name else closed.node
            closed.reader.fork(report).value(node, closed.type)
            return
        text = f"{self.begun.before}{rest}"
        written = Scalar(text, text, self.scalar.span, self.scalar.rows)
        part = _sentence(tree, self.at, self.known.statements)
        checked = tree if part is None else part
        if name:
            checked = _with_word(checked, self.here, name)
        if part is None:
            self.trial.check(ParsedScalar.of(written, checked), report)
            return
        elaborator = self.known.statements[part.pos[0]].fork(report)
        elaborator.scalar = written
        names = elaborator.scope.all_names()
        elaborator.sequence([with_rules_of_now(self.world, written, checked, report, names)])

    def _going_on(self, written: str) -> str | None:
        """What makes a sentence of the text with a word here; None if nothing does.

        Who writes a word before others may want to replace them: where both together say nothing, the rest of
        the clause is left out, or the rest of the line.
        """
        whole = self.after
        clause, row = _clause(whole), whole.partition("\n")[0]
        for left_out in dict.fromkeys(("", clause, row)):
            self.after = whole[len(left_out) :]
            ending = self._ending(self.here)
            if ending is not None:
                self._shorten(ending)
                return ending
            if written and self._is_sentence(f"{written}{self.after}"):
                return None
        self.after = whole[len(row) :]
        return None

    def _shorten(self, ending: str) -> None:
        """Leave out what comes after the clause: it changes nothing here."""
        for found in BREAK.finditer(self.after):
            clause = self.after[: found.start()]
            for shorter in (clause, f"{clause} stop"):
                if self._is_sentence(f"{self.here}{ending}{shorter}"):
                    self.after = shorter
                    return

    def _ending(self, word: str) -> str | None:
        """What makes a sentence of the text with a word here."""
        for ending in ENDINGS if not _clause(self.after).strip() else ENDINGS[:1]:
            if self._is_sentence(f"{word}{ending}{self.after}"):
                return ending
        return None

    def _is_sentence(self, rest: str) -> bool:
        return self.begun.tree(rest) is not None


def _with_word(node: Any, here: str, word: str) -> Any:
    """The tree with another word in the place of one."""
    if isinstance(node, str):
        return word if node == here else node
    if isinstance(node, tuple):
        return tuple([_with_word(part, here, word) for part in node])
    if not isinstance(node, s.Node):
        return node
    parts = {f.name: getattr(node, f.name) for f in fields(node) if f.name != "pos"}
    return type(node)(node.pos, **{k: _with_word(v, here, word) for k, v in parts.items()})


def _sentence(tree: Any, at: int, known: dict[int, Any]) -> s.Stmt | None:
    """The smallest sentence of a tree around an offset, of those before which something is known."""
    found: s.Stmt | None = None
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting += node
        elif isinstance(node, s.Node) and node.pos[0] <= at < node.pos[1]:
            start = node.pos[0]
            if isinstance(node, s.Stmt) and start in known:
                if found is None or start > found.pos[0]:
                    found = node
            waiting = [getattr(node, part.name) for part in fields(node)]
    return found


def _ability(scalar: Scalar, at: int) -> tuple[Scalar, int]:
    """The lines of the ability at an offset of a text, which others have no part in, and the offset there."""
    rows = scalar.text.split("\n")
    if len(rows) != len(scalar.rows):
        return scalar, at
    first = scalar.text.count("\n", 0, at)
    last = first + 1
    while first and rows[first][:1] in (" ", ""):
        first -= 1
    while last < len(rows) and rows[last][:1] == " ":
        last += 1
    text = "\n".join(rows[first:last])
    before = sum(len(row) + 1 for row in rows[:first])
    return Scalar(text, text, scalar.span, scalar.rows[first:last]), at - before


def _clause(text: str) -> str:
    """What comes before the next end of a sentence."""
    return BREAK.split(text, maxsplit=1)[0]


def _group(world: World, nouns: dict[str, set[object]], name: str) -> object:
    """What decides whether a name fits: documents of a kind fit alike, and so do queries that give the same.

    What a verb or a query takes can still be written after it, except what it takes by name from around it.
    """
    groups: list[object] = [("document", thing.kind) for thing in world.things.get(name, [])]
    groups += [("value", enum) for enum in world.enum_of.get(name, [])]
    groups += nouns.get(name, ())
    groups += [("scenario",)] if name in world.scenarios else []
    if name in world.zones:
        zone = world.zones[name]
        groups.append(("zone", zone.each, zone.ordered))
    for routine in (world.routine("query", name), world.routine("verb", name)):
        if routine is not None:
            hidden = [p for p in routine.params if p.prep == "" and p.default is None]
            around = tuple([(p.name, str(p.type)) for p in hidden])
            alone = len(hidden) == len(routine.params)
            groups.append((routine.form, str(routine.gives), alone, around))
    kernel = name in FUNCTIONS or name in VERBS
    return groups[0] if len(groups) == 1 and not kernel else name


def _nouns(world: World) -> dict[str, set[object]]:
    """What nouns mean, one and several."""
    found: dict[str, set[object]] = {}
    for kind in world.kinds.values():
        for word in (kind.name, kind.plural or plural(kind.name)):
            found.setdefault(word, set()).add(("kind", kind.name))
    for noun in world.nouns.values():
        for word in (noun.name, noun.plural):
            found.setdefault(word, set()).add(("noun", noun.name))
    return found


def _form(world: World, name: str) -> str:
    for form in ("verb", "query", "event", "action", "window", "phase"):
        if world.routine(form, name) is not None:
            return form
    if name in FUNCTIONS or name in VERBS:
        return "function" if name in FUNCTIONS else "verb"
    for form, group in (
        ("kind", world.kinds), ("noun", world.nouns), ("adjective", world.adjectives),
        ("zone", world.zones), ("value", world.enum_of), ("scenario", world.scenarios),
    ):  # fmt: skip
        if name in group:
            return form
    things = world.things.get(name)
    return things[0].kind if things else "name"
