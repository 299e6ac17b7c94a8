"""Groups of things as players call them.

before   all allies within 2 where it.size < 2
after    allies within 2 of this unit whose size is less than 2
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from compiler.language.plurals import plural
from compiler.model import core as c
from compiler.prose.english import agreeing, counted, many, name, said, spaced
from compiler.prose.phrases import Number, Phrase, Wordless
from compiler.prose.speaker import IT, Speaker
from compiler.prose.vocabulary import document_name, field_name, kind_names, noun_names

After = Callable[[Phrase], Phrase]  # what follows a noun, which may have to agree with it
JOINTS = ("and", "or", "not")  # messages about clauses
NOT_COMPARED = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


@dataclass(slots=True)
class Described:
    """A noun with what describes it."""

    one: str
    many: str
    before: list[Phrase] = field(default_factory=list)
    after: list[After] = field(default_factory=list)
    relative: list[After] = field(default_factory=list)  # `that is enchanted`, `whose size is 2`
    conditions: list[Phrase] = field(default_factory=list)
    other: bool = False  # not the one that is spoken of already
    listed: Phrase | None = None  # members of a list that has no better name

    def noun(self, number: Number = Number.ONE) -> Phrase:
        """`standing ally within 2 of this unit`"""
        found = name(self.one if number is Number.ONE else self.many, number)
        for adjective in reversed(self.before):
            found = counted(number, "noun.adjective", adjective=adjective, noun=found)
        for after in self.after:
            found = counted(number, "noun.after", noun=found, after=after(found))
        if self.relative:
            clauses = [relative(found) for relative in self.relative]
            found = counted(number, "noun.after", noun=found, after=all_of(clauses))
        if self.conditions:
            after_all = said("where", condition=all_of(self.conditions))
            found = counted(number, "noun.after", noun=found, after=after_all)
        return found

    def a(self) -> Phrase:
        if self.listed is not None:
            return said("one.of", list=self.listed)
        return said("noun.another" if self.other else "noun.a", noun=self.noun())

    def several(self) -> Phrase:
        if self.listed is not None:
            return self.listed
        noun = self.noun(Number.MANY)
        return many("noun.other", noun=noun) if self.other else noun

    @property
    def is_short(self) -> bool:
        """Whether it can be in the middle of a sentence."""
        return not self.conditions and len(self.after) + len(self.relative) < 2

    def head(self) -> Phrase:
        """The noun alone, to come back to it: `that ally`."""
        return name(self.one)


class Nouns(Speaker):
    """Nouns, and what describes them."""

    def described(self, node: c.Core) -> Described:
        """What a list holds."""
        match node:
            case c.Select(
                mode="list"
                | "sorted"
                | "any"
                | "no"
                | "count"
                | "best"
                | "sum"
                | "highest"
                | "lowest"
            ):
                found = self.described(node.source)
                self.narrow(found, node)
                if node.mode == "best":
                    found.after.append(self.first_by(node))
                return found
            case c.Source(of="players"):
                return Described("player", "players")
            case c.Source(of="spaces"):
                return self.headed(node, *kind_names(self.world, "space"))
            case c.Source(of="values"):
                return Described(spaced(node.kind), plural(spaced(node.kind)))
            case c.Source(of="copies"):
                shown = document_name(self.world, node.kind)
                return Described(shown, plural(shown))
            case c.Source():
                return self.headed(node, *kind_names(self.world, node.kind))
            case c.Native(
                name="of_kind", args=(c.Get(field="pieces", owner=place), c.Lit(value=kind))
            ):
                found = self.headed(node, *kind_names(self.world, str(kind)))
                found.after.append(self.in_place(place))
                return found
            case c.Native(name="pieces_in", args=(places,)):
                found = Described("piece", "pieces")
                found.after.append(self.in_place(places))
                return found
            case c.Native(
                name="of_kind", args=(c.Native(name="pieces_in", args=(places,)), c.Lit(value=kind))
            ):
                found = self.headed(node, *kind_names(self.world, str(kind)))
                found.after.append(self.in_place(places))
                return found
            case c.Native(name="of_kind", args=(group, c.Lit(value=kind))):
                found = self.headed(node, *kind_names(self.world, str(kind)))
                inner = self.described(group)
                if inner.listed is not None:
                    found.listed = inner.listed
                return found
            case c.Native(name="copies_of", args=(group, c.Lit(value=id))):
                shown = document_name(self.world, str(id))
                found = Described(shown, plural(shown))
                if isinstance(group, c.Get) and group.field == "pieces":
                    found.after.append(self.in_place(group.owner))
                return found
            case c.Get(field="pieces", how="builtin"):
                found = Described("piece", "pieces")
                if node.type.item is not None and node.type.item.name not in ("", "piece"):
                    found = Described(*kind_names(self.world, node.type.item.name))
                found.after.append(self.in_place(node.owner))
                return found
            case _:
                one, many = self.item_names(node)
                return Described(one, many, listed=self.value(node))

    def headed(self, node: c.Core, one: str, many: str) -> Described:
        """The kind of a group, or the noun that the pack has for it."""
        wording = self.wordings.of(node)
        return Described(*noun_names(wording[0])) if wording is not None else Described(one, many)

    def item_names(self, node: c.Core) -> tuple[str, str]:
        item = node.type.item
        if item is None or item.form not in ("piece", "definition", "player", "space", "enum"):
            return "one", "ones"
        if item.form in ("piece", "definition") and item.name not in ("", "piece"):
            return kind_names(self.world, item.name)
        if item.form == "enum":
            return spaced(item.name), plural(spaced(item.name))
        return (item.form, plural(item.form))

    def in_place(self, place: c.Core) -> After:
        shown = self.value(place)
        inside = place.type.item if place.type.form == "list" else place.type
        message = "in" if inside is not None and inside.form == "zone" else "on"
        if isinstance(place, c.Get) and place.field == "place":
            return lambda _: said("at", other=self.value(place.owner))
        return lambda _: said(message, place=shown)

    def first_by(self, node: c.Select) -> After:
        """`with the lowest health`"""
        parts: list[Phrase] = []
        with self.called(node.var, IT):
            for value, highest in node.orders:
                shown = self.field_alone(value, node.var) or self.value(value)
                parts.append(said("best.highest" if highest else "best.lowest", value=shown))
        found = parts[-1]
        for part in reversed(parts[:-1]):
            found = said("best.and", first=part, then=found)
        return lambda _: found

    def field_alone(self, value: c.Core, var: str) -> Phrase | None:
        """The name of a field of what is spoken of."""
        match value:
            case c.Get(owner=c.Var(name=owner), how="state" | "fixed" | "stat" | "board") if (
                owner == var
            ):
                return name(
                    field_name(
                        self.world, value.owner.type.name or value.owner.type.form, value.field
                    )
                )
            case _:
                return None

    # -------------------------------------------------------------- conditions on each of them

    def narrow(self, found: Described, node: c.Select) -> None:
        with self.called(node.var, IT):
            for part in self.parts(node.where):
                self.describe(found, part, node.var)

    def parts(self, node: c.Core | None) -> list[c.Core]:
        """What all must hold; words of the pack are not taken apart."""
        if node is None:
            return []
        whole = self.wordings.of(node) is not None or id(node) in self.wordings.silent
        if isinstance(node, c.Op) and node.operator == "and" and not whole:
            return self.parts(node.args[0]) + self.parts(node.args[1])
        return [node]

    def describe(self, found: Described, node: c.Core, var: str) -> None:
        wording = self.wordings.of(node)
        if wording is not None and isinstance(wording[1], c.Var) and wording[1].name == var:
            noun = wording[0]
            if noun.form == "noun":
                found.one, found.many = noun_names(noun)
            else:
                self.adjective(found, noun.title or spaced(noun.name))
            return
        match node:
            case c.Op(operator="not", args=(c.Op() as inner,)) if inner.operator in NOT_COMPARED:
                flipped = c.Op(inner.type, NOT_COMPARED[inner.operator], inner.args)
                self.describe(found, flipped, var)
            case c.Op(operator="!=", args=(c.Var(name=left), c.Var())) if left == var:
                found.other = True
            case c.Op(operator="!=", args=(c.Var(name=left), c.Get())) if (
                left == var and self.acts_for(node.args[1])
            ):
                found.other = True
            case c.Op(
                operator="=" | "!=",
                args=(c.Get(owner=c.Var(name=left), field="owner", how="builtin"), right),
            ) if left == var:
                self.owned_by(found, right, node.operator == "=")
            case c.Op(operator=op, args=(c.Get() as get, right)) if (
                op in NOT_COMPARED and right.type.form in ("number", "enum")
            ):
                self.compared(found, get, op, right, node, var)
            case (
                c.Native(name="within", args=(it, distance, other))
                | c.Query(name="within", args=(it, distance, other))
            ) if self.is_it(it, var):
                found.after.append(self.near(distance, other))
            case (
                c.Native(name="adjacent", args=(it, other))
                | c.Query(name="adjacent", args=(it, other))
            ) if self.is_it(it, var):
                found.after.append(self.beside(other))
            case c.Native(name="stands_on", args=(c.Var(name=left), place)) if left == var:
                found.after.append(self.in_place(place))
            case c.KindTest(value=c.Var(name=left)) if left == var:
                found.one, found.many = kind_names(self.world, node.kind)
            case _:
                self.clause(found, node, var)

    def adjective(self, found: Described, word: str) -> None:
        """`standing` comes before a noun, `in the air` after it."""
        if " " in word:
            found.relative.append(lambda noun: said("that.is", noun=noun, what=name(word)))
        else:
            found.before.append(name(word))

    def clause(self, found: Described, node: c.Core, var: str) -> None:
        """`that is not enchanted` where a clause begins with what is described, else `where ...`."""
        shown = self.condition(node)
        if not shown:
            return
        subject = re.match(r"\{([a-z0-9_]+)\} ", shown.pattern)
        slot = subject[1] if subject is not None else ""
        about = shown.parts.get(slot) if shown.id not in JOINTS else None
        if about is not None and (about is IT or _owner_slot(about)):
            found.relative.append(lambda noun: relative(shown, slot, noun))
        else:
            found.conditions.append(shown)

    def is_it(self, node: c.Core, var: str) -> bool:
        """Whether this is what is spoken of, or the place where it is."""
        where = standing(node)
        return isinstance(where, c.Var) and where.name == var

    def near(self, distance: c.Core, other: c.Core) -> After:
        far, center = self.value(distance), self.value(standing(other))
        return lambda _: said("within", distance=far, other=center)

    def beside(self, other: c.Core) -> After:
        center = self.value(standing(other))
        return lambda _: said("adjacent", other=center)

    def owned_by(self, found: Described, owner: c.Core, same: bool) -> None:
        if self.is_you(owner):
            phrase = said("of.yours" if same else "of.another")
        else:
            phrase = said("of.player" if same else "of.another.than", player=self.value(owner))
        found.after.insert(0, lambda _: phrase)  # `a foe of yours within 3 of this unit`

    def compared(
        self, found: Described, get: c.Get, op: str, right: c.Core, node: c.Core, var: str
    ) -> None:
        """`with poison`, `whose size is less than 2`."""
        shown = self.field_alone(get, var)
        if shown is None:
            self.clause(found, node, var)
            return
        zero = isinstance(right, c.Lit) and right.value == 0
        if zero and op in (">", "!="):
            phrase = said("with.field", field=shown)
        elif zero and op == "=":
            phrase = said("without.field", field=shown)
        else:
            how = said(f"how.{op}", value=self.value(right))
            phrase = said("whose", field=shown, how=how)
            found.relative.append(lambda _: phrase)
            return
        found.after.append(lambda _: phrase)


def relative(clause: Phrase, slot: str, noun: Phrase) -> Phrase:
    """A clause about a noun, or about something it has, after it.

    `it is enchanted` -> `that is enchanted`; `its deck is empty` -> `whose deck is empty`
    """
    that = name("that", noun.number, "whose")
    about = clause.parts[slot]
    if about is not IT:
        about = replace(about, parts={**about.parts, _owner_slot(about): that})
        return replace(clause, parts={**clause.parts, slot: about})
    pattern = clause.pattern if noun.number is Number.ONE else agreeing(clause.pattern)
    return Phrase(pattern, {**clause.parts, slot: that}, clause.id)


def _owner_slot(about: Phrase) -> str:
    """The part of a phrase that owns the rest, if that is what is described: `its deck`."""
    found = re.match(r"\{([a-z0-9_]+)'s\}", about.pattern)
    return found[1] if found is not None and about.parts.get(found[1]) == IT else ""


def all_of(phrases: list[Phrase]) -> Phrase:
    found = phrases[0]
    for phrase in phrases[1:]:
        found = said("and", first=found, then=phrase)
    return found


def standing(node: c.Core) -> c.Core:
    """Where places are compared, players think of who is there."""
    if isinstance(node, c.Get) and node.field == "place" and node.how == "builtin":
        return node.owner
    return node


def wordless(what: str) -> Wordless:
    return Wordless(what, "give it a `text`, or put it into a verb or a query that has one")
