"""Expressions as players read them.

before   any ally adjacent to self                   self.hp >= 3
after    there is an Ally adjacent to this Unit      this Unit's hp is at least 3
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from compiler.language import syntax as s
from compiler.model.definitions import Routine, World
from compiler.model.types import TRUTH
from compiler.prose.text_templates import article, fill
from compiler.source.positions import Scalar

LONGEST = 500  # letters of a value inside of a text
COMPARED = {
    "=": "is",
    "!=": "is not",
    "<": "is less than",
    ">": "is more than",
    "<=": "is at most",
    ">=": "is at least",
}


class Phrases:
    """Words for the expressions of one text; `kind` is that of the document that has it."""

    def __init__(self, world: World, scalar: Scalar, kind: str = "") -> None:
        self.world = world
        self.scalar = scalar
        self.kind = kind
        self.roles: set[str] = set()  # of the event that is spoken of, and what has been chosen
        self.its: set[str] = set()  # names that mean `it`

    # -------------------------------------------------------------- single words

    @property
    def bearer(self) -> str:
        """Who has the ability: this card, or the one it acts for."""
        for known in self.world.chain(self.kind):
            if known.acts_for is not None:
                return f"the {known.acts_for.replace('_', ' ')}"
        return f"this {self.word(self.kind)}" if self.kind else "self"

    def word(self, text: str) -> str:
        """A word as the pack shows it: names of documents, kinds, nouns and queries."""
        things = self.world.things.get(text, [])
        if len(things) == 1:
            return things[0].name
        for shown, plural in self._named(text):
            if plural != text:
                return shown
            many = plural.replace("_", " ")
            return many[:1].upper() + many[1:] if shown[:1].isupper() else many
        return text.replace("_", " ")

    def _named(self, text: str) -> list[tuple[str, str]]:
        """The `name:` of a kind, noun, adjective or query, and its plural."""
        world = self.world
        found = [
            (k.title, k.plural or f"{k.name}s")
            for k in world.kinds.values()
            if k.title and text in (k.name, k.plural or f"{k.name}s")
        ]
        for noun in (*world.nouns.values(), *world.adjectives.values()):
            if noun.title and text in (noun.name, noun.plural):
                found.append((noun.title, noun.plural))
        query = world.routine("query", text)
        title = query.body.entries.get("name") if query is not None else None
        if isinstance(title, Scalar):
            found.append((title.text, ""))
        return found

    def field(self, name: str) -> str:
        """A field as the pack calls it in texts."""
        for kind in self.world.kinds.values():
            known = kind.fields.get(name)
            if known is not None and known.title:
                return known.title
        return name.replace("_", " ")

    def granted(self, stat: str) -> str:
        """A stat that is true, such as `Haste`."""
        for kind in self.world.kinds.values():
            known = kind.fields.get(stat)
            if known is not None and known.prints:
                return known.prints
        return self.field(stat)

    def source(self, node: s.Node) -> str:
        """What the author wrote, with names in it; for what has no better words."""
        start, end = node.pos
        text = " ".join(self.scalar.text[start:end].split()).strip().rstrip(";")
        text = re.sub(r"\b([a-z_]+)\.([a-z_]+)\b", self._possessive, text)
        return re.sub(r"[a-z][a-z0-9_]*", self._shown, text)

    def _shown(self, match: re.Match[str]) -> str:
        word = match.group(0)
        return self.bearer if word == "self" and self.kind else self.word(word)

    def _possessive(self, match: re.Match[str]) -> str:
        owner, field = match.groups()
        return self.belonging(owner, self.field(field))

    def belonging(self, owner: str, what: str) -> str:
        if owner in ("it", "you", "player"):
            return f"{'its' if owner == 'it' else 'your'} {what}"
        return f"{owner}'s {what}"

    # -------------------------------------------------------------- expressions

    def value(self, node: s.Expr) -> str:
        """An expression as a value: `its hp`, `3`, `all Allies`."""
        match node:
            case s.Name():
                if node.text == "self" and self.kind:
                    return self.bearer
                if node.text in self.its:
                    return "it"
                if node.text in self.roles:
                    return f"the {self.word(node.text)}"
                return "you" if node.text == "player" else self.word(node.text)
            case s.Field() if node.field.text == "definition":
                return self.value(node.owner)  # what a piece is made from is what it is
            case s.Field():
                return self.belonging(self.value(node.owner), self.field(node.field.text))
            case s.Index(owner=s.Field() as kept) if not isinstance(node.index, s.Number):
                which = f"{self.value(node.index)} {self.field(kept.field.text)}"
                return self.belonging(self.value(kept.owner), which)
            case s.Binary() if node.operator in ("+", "-", "*", "/", "%"):
                return f"{self.value(node.left)} {node.operator} {self.value(node.right)}"
            case s.Unary() if node.operator == "-":
                return f"-{self.value(node.operand)}"
            case s.Quantified() if node.quantifier == "all":
                return f"all {self.noun(node.phrase)}"
            case s.Quantified() if node.quantifier == "count":
                return f"the number of {self.noun(node.phrase)}"
            case s.Call() if node.function.text == "size" and len(node.args) == 1:
                return f"the number of {self.value(node.args[0]).removeprefix('all ')}"
            case s.Call():
                said = self._query(node.function.text, node.args, {})
                return self.source(node) if said is None else said
            case s.Pick() if not node.chance and isinstance(node.source, s.NounPhrase):
                noun = self.noun(node.source)
                return f"{article(noun)} {noun}"
            case s.IfElse():
                then, otherwise = self.value(node.then), self.value(node.otherwise)
                return f"{otherwise} ({then} if {self.condition(node.condition)})"
            case s.Binary() | s.Unary() | s.Is() | s.IsPlaced() | s.Member() | s.InRange():
                return self.condition(node)
            case _:
                return self.source(node)

    def condition(self, node: s.Expr, subject: str = "") -> str:
        """An expression as a clause: `its hp is at least 3`. `subject` takes the place of `it`."""
        match node:
            case s.Binary() if node.operator in ("and", "or"):
                left = self.condition(node.left, subject)
                return f"{left} {node.operator} {self.condition(node.right, subject)}"
            case s.Binary() if node.operator in COMPARED:
                verb = COMPARED[node.operator]
                if isinstance(node.right, s.Constant) and node.right.value is None:
                    return f"{self._subject(node.left, subject)} {verb.replace('is', 'is there' if node.operator == '!=' else 'is not there')}"
                return f"{self._subject(node.left, subject)} {verb} {self.value(node.right)}"
            case s.Unary() if node.operator == "not":
                return self._negated(node.operand, subject)
            case s.Member():
                verb = "is not one of" if node.negated else "is one of"
                return f"{self._subject(node.value, subject)} {verb} {self.value(node.group)}"
            case s.InRange():
                low, high = self.value(node.low), self.value(node.high)
                return f"{self._subject(node.value, subject)} is {low} to {high}"
            case s.Is():
                return self._is(node, subject)
            case s.IsPlaced():
                verb = "is not" if node.negated else "is"
                return f"{self._subject(node.value, subject)} {verb} {self.said(node.where)}"
            case s.Quantified() if node.quantifier in ("any", "no"):
                return self._there_is(node)
            case s.Call():
                said = self._query(node.function.text, node.args, {})
                return self.source(node) if said is None else said
            case s.Field() if self._is_truth(node.field.text):
                return f"{self._subject(node.owner, subject)} is {self.field(node.field.text)}"
            case _:
                return self.value(node)

    def _subject(self, node: s.Expr, subject: str) -> str:
        return (
            subject
            if subject and isinstance(node, s.Name) and node.text == "it"
            else self.value(node)
        )

    def _negated(self, node: s.Expr, subject: str) -> str:
        shown = self.condition(node, subject)
        if shown.startswith("there is a"):
            return re.sub(r"^there is an? ", "there is no ", shown)
        return (
            shown.replace(" is ", " is not ", 1)
            if shown.count(" is ") == 1
            else f"it is not so that {shown}"
        )

    def _is(self, node: s.Is, subject: str) -> str:
        word = node.word.text if node.word is not None else "nothing"
        owner = self._subject(node.value, subject)
        if word == "nothing":
            return f"{owner} is {'' if node.negated else 'not '}there"
        preps = {prep.text: value for prep, value in node.preps}
        said = self._query(word, (node.value,), preps)
        if said is not None and not node.negated and not subject:
            return said
        rest = "".join(f" {prep} {self.value(value)}" for prep, value in preps.items())
        shown = self.word(word)
        start, end = node.pos
        if re.search(rf"\bis (not )?an? {word}\b", self.scalar.text[start:end]):
            shown = f"{article(shown)} {shown}"
        return f"{owner} is {'not ' if node.negated else ''}{shown}{rest}"

    def _there_is(self, node: s.Quantified) -> str:
        noun = self.noun(node.phrase)
        return f"there is {'no' if node.quantifier == 'no' else article(noun)} {noun}"

    def _is_truth(self, name: str) -> bool:
        for kind in self.world.kinds.values():
            known = kind.fields.get(name) or kind.state.get(name)
            if known is not None:
                return known.type == TRUTH
        return False

    def _query(
        self, name: str, args: tuple[s.Expr, ...], preps: Mapping[str, s.Expr]
    ) -> str | None:
        """What a query says about itself, if it is a question; an empty text says nothing."""
        query = self.world.routine("query", name)
        if query is None or query.gives != TRUTH or "text" not in query.body.entries:
            return None
        given: dict[str, str] = {}
        for param, written in zip(query.params, args, strict=False):
            given[param.name] = self.value(written)
        for param in query.params:
            if param.prep is not None and param.prep in preps:
                given[param.name] = self.value(preps[param.prep])
        return self.filled(query, given)

    # -------------------------------------------------------------- nouns

    def noun(self, node: s.NounPhrase) -> str:
        """`opposing Units within 2 that are Engaged`."""
        shown = " ".join(self.word(w.text) for w in node.words)
        return " ".join([shown, *[self.said(m) for m in node.mods]])

    def said(self, node: s.Modifying) -> str:
        match node.kind:
            case "within":
                of = f" of {self.value(node.second)}" if node.second is not None else ""
                return f"within {self.value(node.first)}{of}"
            case "adjacent":
                return f"adjacent to {self.value(node.first)}"
            case "where":
                condition = node.first
                if (
                    isinstance(condition, s.Is)
                    and isinstance(condition.value, s.Name)
                    and condition.value.text == "it"
                ):
                    return self.condition(condition, "that")
                if (
                    isinstance(condition, s.Binary)
                    and isinstance(condition.left, s.Field)
                    and isinstance(condition.left.owner, s.Name)
                    and condition.left.owner.text == "it"
                    and condition.operator in COMPARED
                ):
                    field = self.field(condition.left.field.text)
                    return f"whose {field} {COMPARED[condition.operator]} {self.value(condition.right)}"
                return f"where {self.condition(condition)}"
            case kind:
                return f"{kind} {self.value(node.first)}"

    # -------------------------------------------------------------- templates

    def filled(self, routine: Routine, given: Mapping[str, str]) -> str:
        """The text of a routine with what was given to it; what was not stands for itself."""
        defaults = {p.name: p.default for p in routine.params}

        def whom(name: str) -> str:
            default = defaults.get(name)
            if name in given:
                return given[name]
            if isinstance(default, s.Name) and default.text == "self" and self.kind:
                return self.bearer
            return "the " + name.replace("_", " ")

        # A text that says a value twice, inside one that says it twice, ...: nobody reads that far.
        return fill(routine.text, lambda name: whom(name)[:LONGEST])[: 4 * LONGEST]
