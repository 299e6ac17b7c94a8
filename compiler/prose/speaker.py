"""What a text knows while it is written: whose it is, what has been named, which conditions are words of the pack."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from compiler.model import core as c
from compiler.model.definitions import Noun, World
from compiler.prose.english import counted, many, name, said, spaced
from compiler.prose.phrases import Number, Phrase
from compiler.prose.vocabulary import kind_names

YOU = name("you", Number.YOU, "your")
IT = name("it", Number.ONE, "its")
THEM = name("them", Number.MANY, "their")


@dataclass(slots=True)
class Wordings:
    """Which trees an author wrote as a noun or an adjective: by identity, as equal trees may be written differently."""

    found: dict[int, tuple[c.Core, Noun, c.Core]] = field(default_factory=dict)
    silent: set[int] = field(default_factory=set)  # what is implied: that something is possible

    def note(self, tree: c.Core, noun: Noun, subject: c.Core) -> None:
        self.found[id(tree)] = (tree, noun, subject)

    def of(self, tree: c.Core) -> tuple[Noun, c.Core] | None:
        known = self.found.get(id(tree))
        return None if known is None or known[0] is not tree else (known[1], known[2])


class Speaker:
    """The state of one text. `kind` is that of the document that has it, "" for a rule."""

    def __init__(self, world: World, wordings: Wordings, kind: str = "") -> None:
        self.world = world
        self.wordings = wordings
        self.kind = kind
        self.named: dict[str, Phrase] = {}  # what variables stand for
        self.you: list[c.Core] = []  # who is spoken to
        self.left_to_you: set[str] = set()  # variables that are `nothing` if you do not choose

    # What the parts of a text say; `Prose` has all of them.
    def value(self, node: c.Core) -> Phrase:
        raise NotImplementedError

    def condition(self, node: c.Core, negated: bool = False) -> Phrase:
        raise NotImplementedError

    @property
    def bearer(self) -> Phrase:
        """Who has the ability: this card."""
        return said("this", noun=name(kind_names(self.world, self.kind)[0]))

    def is_you(self, node: c.Core) -> bool:
        if node in self.you:
            return True
        bearer = c.Var(node.type, "bearer")
        match node:
            case c.Get(owner=c.Var(name="bearer"), field="owner", how="builtin"):
                return True
            case c.Get(owner=c.Get(owner=c.Var(name="bearer")) as wearer, field="owner"):
                return self.acts_for(wearer)
            case _:
                return node == bearer and node.type.form == "player"

    def acts_for(self, node: c.Core) -> bool:
        """Whether this is the one for whom the card acts."""
        if not isinstance(node, c.Get) or not isinstance(node.owner, c.Var):
            return False
        return node.owner.name == "bearer" and any(
            known.acts_for == node.field for known in self.world.chain(self.kind)
        )

    @contextlib.contextmanager
    def called(self, var: str, phrase: Phrase) -> Iterator[None]:
        """Inside, a variable has this name."""
        outer = self.named.get(var)
        self.named[var] = phrase
        try:
            yield
        finally:
            if outer is None:
                del self.named[var]
            else:
                self.named[var] = outer

    def variable(self, node: c.Var) -> Phrase:
        if self.is_you(node):
            return YOU
        if node.name in self.named:
            return self.named[node.name]
        if node.name == "bearer":
            return self.bearer
        shown = spaced(node.name.removeprefix("event."))
        while shown and shown[-1].isdigit() and " " in shown:
            shown = shown.rpartition(" ")[0]  # `chosen_2` is a name for generated code
        if shown in ("it", "them"):
            return IT if shown == "it" else THEM
        if len(shown) == 1 and node.type.form in ("piece", "definition", "space", "player"):
            shown = node.type.name or node.type.form  # a letter is a name for rules alone
        if shown == "self" and node.type.form == "piece":
            return said("this", noun=name(kind_names(self.world, node.type.name)[0]))
        if shown == spaced(node.type.name):
            shown = kind_names(self.world, node.type.name)[0]  # as the pack writes it
        number = Number.MANY if node.type.form == "list" else Number.ONE
        return counted(number, "the", noun=name(shown))


def joined(phrases: list[Phrase], last: str = "and") -> Phrase:
    """`a`, `a and b`, `a, b and c`."""
    *before, end = phrases
    if not before:
        return end
    found = before[0]
    for phrase in before[1:]:
        found = many("comma", first=found, then=phrase)
    return many(last, first=found, then=end)
