"""Names in sight, and which types fit where; mistakes are reported at their place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Self

from compiler.check.facts import Findings
from compiler.check.numbers import Bounds
from compiler.language import syntax as s
from compiler.language.types import (
    NOTHING,
    NUMBER,
    PLACE,
    TRUTH,
    UNKNOWN,
    Type,
    definition,
    list_of,
    piece,
)
from compiler.model import core as c
from compiler.model.definitions import Routine, Thing, World
from compiler.prose.english import render
from compiler.prose.phrases import Phrase, Wordless
from compiler.prose.rules_text import Prose
from compiler.prose.speaker import Wordings
from compiler.source.diagnostics import Edit, Fix, Hint, Related
from compiler.source.positions import Scalar, Span

PLACES = ("space", "zone", "place")
SPOKEN = ("self", "this", "it", "players", "active")  # what these mean, rules rely on
NONE = c.Lit(NOTHING, None)
TRUE = c.Lit(TRUTH, True)


@dataclass(slots=True)
class Variable:
    value: c.Core
    writable: bool = False
    role: bool = False  # a role of the event that is happening
    span: Span | None = None  # where an author gave it this name
    wanted: bool = False  # whether the author named it in order to use it
    key: str = ""  # what reading it uses, as `role fall.target`
    same: Variable | None = None  # what it is another name or view of
    rebound: str = ""  # the name that `it` has, where `it` meant something else before
    hides: bool = (
        False  # whether the same word had another meaning outside of the list it walks over
    )
    read: bool = False
    last: c.Core | None = None  # of a name that counts up: where it ends
    copied: str = ""  # the state of the same name that it is a copy of: `target.hp`


@dataclass(slots=True)
class Several:
    """A list that was given to a verb which takes one: it is done for each."""

    var: str = ""
    group: c.Core | None = None


@dataclass(slots=True)
class Scope:
    parent: Scope | None = None
    names: dict[str, Variable] = field(default_factory=dict)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.find(name) is not None

    def find(self, name: str) -> Variable | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        return None

    def copy(self) -> Scope:
        """The same names; what either declares from now on, the other does not know."""
        return Scope(self.parent.copy() if self.parent else None, dict(self.names))

    def all_names(self) -> list[str]:
        own = list(self.names)
        return own + self.parent.all_names() if self.parent else own


class Scoped:
    """The names in sight of one body, and its messages."""

    def __init__(
        self, world: World, report: Findings, scalar: Scalar, form: str, gives: Type | None = None
    ) -> None:
        self.world = world
        self.report = report
        self.scalar = scalar
        self.form = form  # verb query event action ability phase setup domain test
        self.gives = gives
        self.scope = Scope()
        self.types: dict[str, Type] = {}  # of the names in the generated code
        self.later: tuple[str, ...] = ()  # what an action chooses after what it is choosing now
        self.nesting: list[str] = []  # nouns being spelled out, to notice circles
        self.spelled = 0  # letters of the outermost of them, so far
        self.loops = 0
        self.held: tuple[c.Core, ...] = ()  # conditions that hold where the next statement begins
        self.maps: tuple[str, ...] = ()  # on which this happens; all if that is not known
        self.most_players = 0  # of the games in which this happens; 0 if that is not known
        self.several: Several | None = None  # of the verb that is being read
        self.known: dict[str, Bounds] = {}  # what numbers with a name can be
        self.boardless = False  # whether this happens in a game without a map
        self.keeps_secrets = False  # whether hidden state has been written
        self.read: set[str] = set()  # names that were looked at
        self.asked: dict[Type, dict[str, Type]] = {}  # what can be asked of values of a type
        self.wordings = Wordings()  # what was written as a noun or an adjective
        self.prose = Prose(world, self.wordings)  # for questions
        self.bearer: Thing | None = None  # the document whose pieces have this ability
        self.says_itself = False  # whether the document has a text of its own

    def fork(self, report: Findings) -> Self:
        """The same names in sight, for trying a sentence: what it declares is not known here."""
        made = copy(self)
        made.report = report
        made.scope = self.scope.copy()
        made.types, made.known = dict(self.types), dict(self.known)
        made.nesting, made.read = [*self.nesting], {*self.read}
        return made

    def span(self, node: s.Node) -> Span:
        start, end = node.pos
        return self.scalar.at(start, max(1, end - start))

    def line(self, node: s.Node) -> int:
        return self.scalar.at(node.pos[0]).line

    def source_text(self, node: s.Node) -> str:
        start, end = node.pos
        return " ".join(self.scalar.text[start:end].split())

    def in_words(
        self, node: s.Node, chooser: c.Core | None, help: str, say: Callable[[], Phrase]
    ) -> str:
        """What a player is asked or offered; what has no words is shown as it was written, with a warning."""
        if chooser is not None:
            self.prose.you = [chooser]
        try:
            return render(say())
        except Wordless as missing:
            message = f"players read this as it is written: {missing.what} has no words"
            self.report.warning("W0501", message, self.span(node), help, tentative=True)
            return self.source_text(node)

    def error(
        self,
        code: str,
        message: str,
        node: s.Node,
        help: str | Hint | None = None,
        *notes: str | Related,
        fixes: tuple[Fix, ...] = (),
        more: tuple[Fix, ...] = (),
    ) -> None:
        subject = node.text if isinstance(node, (s.Word, s.Name)) else ""
        span = self.span(node)
        self.report.error(
            code, message, span, help, *notes, subject=subject, fixes=fixes, more=more
        )

    def warning(
        self,
        code: str,
        message: str,
        node: s.Node,
        help: str | Hint | None = None,
        *notes: str | Related,
        fixes: tuple[Fix, ...] = (),
    ) -> None:
        self.report.warning(code, message, self.span(node), help, *notes, fixes=fixes)

    def unknown(
        self, code: str, message: str, node: s.Node, help: str | Hint | None = None
    ) -> c.Core:
        self.error(code, message, node, help)
        return c.Lit(UNKNOWN, 0)

    def declare(self, name: str, type_: Type, writable: bool = False, role: bool = False) -> str:
        """Make a variable; gives its name in the generated code."""
        shown = self.fresh(name, type_)
        self.scope.names[name] = Variable(c.Var(type_, shown), writable, role)
        return shown

    def named(self, word: s.Word | s.Name | None, wanted: bool = True) -> None:
        """Remember where a name was made."""
        if wanted and word is not None and word.text in SPOKEN:
            said = f"`{word.text}` is reserved and cannot be used as a name"
            self.error("E0215", said, word, "choose another name")
        if word is not None and word.text in self.scope.names:
            variable = self.scope.names[word.text]
            variable.span = self.span(word)
            variable.wanted = wanted
            if wanted and not variable.key:
                variable.key = f"local {variable.span} {word.text}"
                self.use(variable.key, word)

    def hides(self, word: s.Word | s.Name | None) -> None:
        """Warn of a new name that something in sight has: that cannot be spoken of any more."""
        known = self.scope.find(word.text) if word is not None else None
        if word is None or known is None or word.text in SPOKEN:
            return
        related = [Related(known.span, "the other one is named")] if known.span else []
        said = f"`{word.text}` is already a name, and now means something else"
        self.warning(
            "W0454", said, word, "choose another name, or change it without `let`", *related
        )

    def bind(self, name: str, value: c.Core) -> None:
        self.scope.names[name] = Variable(value)

    def fresh(self, name: str, type_: Type) -> str:
        """A name for the generated code that nothing in sight has, and that never changes its type."""
        in_sight: set[str] = set()
        scope: Scope | None = self.scope
        while scope is not None:
            in_sight.update(
                v.value.name for v in scope.names.values() if isinstance(v.value, c.Var)
            )
            scope = scope.parent
        number, shown = 1, name
        while shown in in_sight or self.types.get(shown, type_) != type_:
            number += 1
            shown = f"{name}_{number}"
        self.types[shown] = type_
        return shown

    def push(self) -> None:
        self.scope = Scope(self.scope)

    def pop(self) -> None:
        assert self.scope.parent is not None
        for name, variable in self.scope.names.items():
            if variable.wanted and not variable.read and variable.span and self.form != "test":
                said, help = f"`{name}` is never used", "use it, or remove it"
                if name == "chosen":
                    said = "what is chosen here is never used"
                    help = "the chosen one is `it`: use it, or remove the choice"
                self.report.warning("W0405", said, variable.span, help, tentative=True)
        self.scope = self.scope.parent

    def look_up(self, name: str, node: s.Node | None = None) -> Variable | None:
        """What a name means here; it counts as read. Without a node, nobody has written it."""
        variable = self.scope.find(name)
        if variable is not None:
            self.reads(variable, node)
            if variable.rebound and node is not None:
                self._rebound(variable.rebound, node)
            if variable.hides and node is not None and self.span(node).length == len(name):
                self.report.warning(
                    "W0447",
                    f"`{name}` means the one in the list here, and something else outside of it",
                    self.span(node),
                    f"write `it` for the one in the list; or name it, as in `x in LIST`, if you mean the outer `{name}`",
                )
        return variable

    def _rebound(self, name: str, node: s.Node) -> None:
        """Warn of an `it` that has changed its meaning: somebody may think of the first."""
        span = self.span(node)
        if span.length == 2:
            self.report.warning(
                "W0447",
                f"`it` means `{name}` here since it was chosen, and something else before",
                span,
                f"write `{name}`, or give the other one a name, too",
                fixes=(Fix(f"write `{name}`", (Edit(span, name),)),),
            )

    def reads(self, variable: Variable | None, node: s.Node | None = None) -> None:
        word = self.source_text(node) if node is not None else ""
        while variable is not None:
            variable.read = True
            if (
                variable.key
                and node is not None
                and variable.key.endswith((f".{word}", f" {word}"))
            ):
                self.use(variable.key, node)
            elif variable.key:
                self.report.mark(variable.key)
            variable = variable.same

    def use(self, key: str, node: s.Node) -> None:
        """Remember that something is used here."""
        self.report.use(key, self.span(node))

    def use_rule(self, routine: Routine, node: s.Node) -> None:
        self.use(routine.key, node)

    def fills(self, variable: Variable, key: str, node: s.Node) -> None:
        """Remember that a parameter gets the variable that has its name: neither can be renamed alone."""
        self.reads(variable)
        self.use(f"filled {key}", node)
        if variable.key:
            self.use(f"filled {variable.key}", node)

    def fits(self, have: Type, want: Type) -> bool:
        if UNKNOWN in (have, want) or have in (want, NOTHING):
            return True
        if want.form == "ability" and have == NUMBER:
            return True  # counted from 0, in the order written
        if want.form == "list" and have.form == "list":
            assert want.item is not None
            assert have.item is not None
            return self.fits(have.item, want.item)
        if want.form == "piece" and have.form == "piece":
            return self.world.is_a(have.name, want.name) or have.name == "piece"
        if want.form == "definition" and have.form == "definition":
            return not want.name or self.world.is_a(have.name, want.name)
        return have.form in PLACES and want.form in PLACES and "place" in (have.form, want.form)

    def coerce(self, value: c.Core, want: Type) -> c.Core:
        """A piece stands for its place where a place is wanted, a zone for the pieces in it."""
        if value.type.form == "piece" and want.form in PLACES:
            return c.Get(PLACE, value, "place", "builtin")
        if value.type.form in PLACES and want.form == "list":
            return c.Get(list_of(piece("piece")), value, "pieces", "builtin")
        if value.type.form == "piece" and want.form == "definition":
            return c.Get(definition(value.type.name), value, "definition", "builtin")
        if value.type.form == "definition" and value.type.name == "" and want.form == "piece":
            return value
        return value

    def typed_nothing(self, value: c.Core, type_: Type) -> c.Core:
        return c.Lit(type_, None) if value.type == NOTHING else value

    def join(self, *types: Type) -> Type:
        """The nearest type that holds all of them."""
        known = [t for t in types if t not in (UNKNOWN, NOTHING)]
        if not known:
            return UNKNOWN
        result = known[0]
        for other in known[1:]:
            if self.fits(result, other):
                result = other
            elif not self.fits(other, result) and result.form == other.form == "piece":
                shared = [
                    k.name
                    for k in self.world.chain(result.name)
                    if self.world.is_a(other.name, k.name)
                ]
                result = piece(shared[0] if shared else "piece")
        return result


def all_of(conditions: list[c.Core]) -> c.Core | None:
    result: c.Core | None = None
    for condition in conditions:
        result = condition if result is None else c.Op(TRUTH, "and", (result, condition))
    return result


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def a_few(names: Iterable[str]) -> str:
    """A few names, for whoever does not know them."""
    known = sorted(set(names))
    more = f" and {len(known) - 8} more" if len(known) > 8 else ""
    return ", ".join(f"`{name}`" for name in known[:8]) + more
