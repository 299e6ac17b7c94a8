"""Conditions as clauses.

before   any ally adjacent to self                   self.hp >= 3
after    there is an ally adjacent to this unit      this unit's hp is at least 3

A negated condition has its own message: `it is not true that there is an ally` would be hard to read.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from compiler.model import core as c
from compiler.model.definitions import Noun
from compiler.prose.english import is_plural, name, negative, own_words, said, spaced
from compiler.prose.noun_text import NOT_COMPARED, standing, wordless
from compiler.prose.phrases import SILENCE, Number, Phrase
from compiler.prose.speaker import joined
from compiler.prose.value_text import Values
from compiler.prose.vocabulary import document_name, field_def, kind_names, noun_names, title_of
from compiler.schema.kinds import FieldDef, StateDef

PREFIXES = {
    "is": "is",
    "are": "is",
    "has": "has",
    "can": "can",
    "cannot": "cannot",
}  # of the names of queries

KEYWORD = re.compile(r"[A-Z][a-z]+(?<!able)(?<!ible)(?<!ed)")  # what a card prints that one has


class Conditions(Values):
    """Words for conditions."""

    def condition(self, node: c.Core, negated: bool = False) -> Phrase:
        wording = self.wordings.of(node)
        if wording is not None:
            return self.worded(*wording, negated)
        match node:
            case c.Op():
                return self.logic(node, negated)
            case c.Get():
                return self.truth_of(node, negated)
            case c.Query():
                return self.asked(node, negated)
            case c.Native():
                return self.found_out(node, negated)
            case c.KindTest():
                what = said("noun.a", noun=name(kind_names(self.world, node.kind)[0]))
                return said(
                    "is.not.a" if negated else "is.a", owner=self.value(node.value), what=what
                )
            case c.Select():
                return self.there_is(node, negated)
            case c.GameVar():
                if node.name in ("passed", "over"):
                    return said(f"not.{node.name}" if negated else node.name)
                state = self.world.state("game", node.name.removeprefix("table_"))
                shown = (state.title if state is not None else "") or spaced(
                    node.name.removeprefix("table_")
                )
                return said("is.not" if negated else "is", owner=said("game"), what=name(shown))
            case c.Lit():
                return said("always" if bool(node.value) is not negated else "never")
            case c.Var():
                if node.name in self.named:
                    clause = self.named[node.name]
                    return negative(clause) if negated else clause
                what = name(spaced(node.name.removeprefix("event.")))
                return said("so.not" if negated else "so", what=what)
            case (
                c.DocRef()
                | c.ShapeRef()
                | c.SpaceNamed()
                | c.ZoneRef()
                | c.Roll()
                | c.Source()
                | c.Choice()
                | c.After()
            ):
                raise wordless("this condition")
            case _:
                assert_never(node)

    def worded(self, noun: Noun, subject: c.Core, negated: bool) -> Phrase:
        """A noun or an adjective said of something."""
        owner = self.value(subject)
        if noun.form == "adjective":
            what = name(noun.title or spaced(noun.name))
            return said("is.not" if negated else "is", owner=owner, what=what)
        one, many = noun_names(noun)
        what = (
            name(many, Number.MANY)
            if owner.number is Number.MANY
            else said("noun.a", noun=name(one))
        )
        return said("is.not.a" if negated else "is.a", owner=owner, what=what)

    # -------------------------------------------------------------- logic

    def logic(self, node: c.Op, negated: bool) -> Phrase:
        match node.operator, node.args:
            case "not", (inner,):
                return self.condition(inner, not negated)
            case ("and" | "or") as word, (left, right):
                parts = [self.condition(left, negated), self.condition(right, negated)]
                spoken = [part for part in parts if part]
                if len(spoken) < 2:
                    return spoken[0] if spoken else SILENCE
                joint = word if not negated else ("or" if word == "and" else "and")
                return said(joint, first=spoken[0], then=spoken[1])
            case ("=" | "!=") as sign, (left, right):
                return self.equal(left, right, (sign == "=") is not negated)
            case ("<" | ">" | "<=" | ">=") as sign, (left, right):
                return self.compared_numbers(left, NOT_COMPARED[sign] if negated else sign, right)
            case "in", (value, group):
                return self.member(value, group, negated)
            case "between", (value, low, high):
                parts_of = {"value": value, "low": low, "high": high}
                shown = {part: self.value(core) for part, core in parts_of.items()}
                return said("not.from.to" if negated else "from.to", **shown)
            case _:
                raise wordless("this condition")

    def equal(self, left: c.Core, right: c.Core, same: bool) -> Phrase:
        match left, right:
            case _, c.Lit(value=None):
                return self.exists(left, not same)
            case _, c.Lit(value=bool(truth)):
                return self.condition(left, truth is not same)
            case c.Get(field="owner", how="builtin", owner=piece), c.Get(
                field="owner", how="builtin", owner=other
            ) if not (self.is_you(left) or self.is_you(right)):
                shown = {"piece": self.value(piece), "other": self.value(other)}
                return said("same.owner" if same else "another.owner", **shown)
            case c.Get(field="owner", how="builtin", owner=piece), _ if self.is_you(right):
                return said("is.yours" if same else "is.not.yours", piece=self.value(piece))
            case c.Get(field="owner", how="builtin", owner=piece), _ if self.is_you(left):
                return self.equal(right, left, same)
            case c.Get(field="place", how="builtin", owner=piece), c.Get(
                field="place", owner=other
            ):
                shown = {"thing": self.value(piece), "other": self.value(other)}
                return said("is.at" if same else "is.not.at", **shown)
            case c.Get(field="place", how="builtin", owner=piece), _:
                return self.placed(piece, right, same)
            case _ if left.type.form == "number":
                return self.compared_numbers(left, "=" if same else "!=", right)
            case _:
                return said("=" if same else "!=", left=self.value(left), right=self.value(right))

    def exists(self, node: c.Core, there: bool) -> Phrase:
        """Whether something is `nothing`."""
        match node:
            case c.Get(field="place", how="builtin"):
                return said("in.play" if there else "out.of.play", piece=self.value(node.owner))
            case c.Var() if node.name in self.left_to_you:
                return said("you.do" if there else "you.do.not")
            case c.Var() if node.name not in self.named and node.name != "bearer":
                noun = name(spaced(node.name.removeprefix("event.")))
                if there:
                    return said("there.is", noun=said("noun.a", noun=noun))
                return said("there.is.no", noun=noun)
            case c.Get(how="state" | "fixed" | "board"):
                shown = {"owner": self.value(node.owner), "field": self.field_phrase(node)}
                if there:
                    shown["field"] = said("noun.a", noun=shown["field"])
                return said("has" if there else "has.no", **shown)
            case _:
                return said("exists" if there else "exists.not", thing=self.value(node))

    def placed(self, piece: c.Core, place: c.Core, there: bool) -> Phrase:
        within = "in" if place.type.form == "zone" else "on"
        shown = {"thing": self.value(piece), "place": self.value(place)}
        return said(f"is.{within}" if there else f"is.not.{within}", **shown)

    def compared_numbers(self, left: c.Core, sign: str, right: c.Core) -> Phrase:
        zero = isinstance(right, c.Lit) and right.value == 0
        one = isinstance(right, c.Lit) and right.value == 1
        some = (zero and sign in (">", "!=")) or (one and sign == ">=")
        none = (zero and sign in ("=", "<=")) or (one and sign == "<")
        match left:
            case c.Select(mode="count") if some or none:
                return self.there_is(
                    c.Select(left.type, "any", left.source, left.var, left.item, left.where), none
                )
            case c.Select(mode="count"):
                shown = {"nouns": self.described(left).several(), "number": self.value(right)}
                return said(f"there.are.{sign}", **shown)
            case c.Native(name="size", args=(zone,)) if zone.type.form == "zone" and (some or none):
                return said("zone.some" if some else "zone.none", place=self.value(zone))
            case c.Native(name="size", args=(group,)) if group.type.form == "list" and (
                some or none
            ):
                found = self.described(group)
                if found.listed is None:
                    return said(
                        "there.is" if some else "there.is.no",
                        noun=found.a() if some else found.noun(),
                    )
            case c.Get(how="state") if some or none:
                owner = self.value(left.owner)
                return said("has" if some else "has.no", owner=owner, field=self.field_phrase(left))
            case _:
                pass
        shown = {"left": self.value(left), "right": self.value(right)}
        several = isinstance(left, c.Get) and is_plural(self.field_phrase(left).pattern)
        if isinstance(left, c.GameVar):
            several = is_plural(shown["left"].parts.get("field", SILENCE).pattern)
        if several:  # `your coins are ...`
            shown["left"] = replace(shown["left"], number=Number.MANY)
        return said(sign if several else f"number.{sign}", **shown)

    def field_phrase(self, node: c.Get) -> Phrase:
        kind = node.owner.type.name or node.owner.type.form
        known = field_def(self.world, kind, node.field)
        return name((known.title if known is not None else "") or spaced(node.field))

    def member(self, value: c.Core, group: c.Core, negated: bool) -> Phrase:
        thing = self.value(value)
        match group:
            case c.Op(operator="list", args=items) if items:
                listed = joined([self.value(item) for item in items], "or")
                return said("neither" if negated else "either", thing=thing, list=listed)
            case c.Get(how="state" | "fixed" | "stat" | "board") if value.type.form in (
                "enum",
                "definition",
            ):
                shown = self.value(group)
                return said("include.not" if negated else "include", thing=thing, list=shown)
            case _:
                found = self.described(group)
                if found.listed is None:
                    what = found.a()
                    return said("is.not.a" if negated else "is.a", owner=thing, what=what)
                message = "not.one.of.list" if negated else "one.of.list"
                return said(message, thing=thing, list=found.listed)

    def there_is(self, node: c.Select, negated: bool) -> Phrase:
        if node.mode not in ("any", "no"):
            raise wordless("this condition")
        found = self.described(node)
        if (node.mode == "any") is not negated:
            return said("there.is", noun=found.a())
        noun = found.noun()
        return said("there.is.no", noun=said("noun.other", noun=noun) if found.other else noun)

    # -------------------------------------------------------------- what is found out

    def truth_of(self, node: c.Get, negated: bool) -> Phrase:
        """A field that is true or not: `it is enchanted`, `it has Haste`."""
        owner = self.value(node.owner)
        known = field_def(self.world, node.owner.type.name or node.owner.type.form, node.field)
        if isinstance(known, FieldDef) and not known.title and KEYWORD.fullmatch(known.prints):
            field = name(known.prints)
            return said("has.no" if negated else "has", owner=owner, field=field)
        return self.is_so(owner, _title(known) or node.field, negated)

    def is_so(self, owner: Phrase, word: str, negated: bool, rest: Phrase | None = None) -> Phrase:
        """`is_destroyed` -> `it is destroyed`, `has_room` -> `it has room`, `can_charge` -> `it can charge`."""
        first, _, after = word.partition("_")
        verb = PREFIXES.get(first, "is") if after else "is"
        shown = name(spaced(after if after and first in PREFIXES else word))
        if rest is not None:
            shown = said("noun.after", noun=shown, after=rest)
        match verb:
            case "has":
                return said("has.no" if negated else "has", owner=owner, field=shown)
            case "can" | "cannot":
                able = (verb == "can") is not negated
                return said("can" if able else "can.not", owner=owner, what=shown)
            case _:
                return said("is.not" if negated else "is", owner=owner, what=shown)

    def asked(self, node: c.Query, negated: bool) -> Phrase:
        """What a query says about itself; an empty text says nothing."""
        query = self.world.routine("query", node.name)
        if query is None or node.type.form != "truth":
            raise wordless("this condition")
        reserved = node.name in ("within", "adjacent")
        if "text" in query.body.entries and not title_of(query) and not reserved:
            if not query.text:
                return SILENCE
            clause = own_words(query.text.removeprefix("whether "), self.given(query, node.args))
            return negative(clause) if negated else clause
        match node.name, node.args:
            case (("within" | "adjacent"), _):
                return self.found_out(c.Native(node.type, node.name, node.args), negated)
            case _, ():
                raise wordless(f"the query `{node.name}`")
        word = title_of(query) or node.name
        rest: Phrase | None = None
        for param, arg in list(zip(query.params, node.args, strict=True))[1:]:
            if param.prep == "":
                continue  # it comes from the scope and is not written
            if param.prep is None or rest is not None:
                raise wordless(f"the query `{node.name}`")
            rest = said("prep", prep=name(param.prep), value=self.value(arg))
        return self.is_so(self.value(node.args[0]), word, negated, rest)

    def found_out(self, node: c.Native, negated: bool) -> Phrase:
        def message(yes: str, no: str, *names: str) -> Phrase:
            values = [self.value(standing(arg)) for arg in node.args]
            return said(no if negated else yes, **dict(zip(names, values, strict=False)))

        match node.name:
            case "within":
                return message("is.within", "is.not.within", "thing", "distance", "other")
            case "adjacent":
                return message("is.adjacent", "is.not.adjacent", "thing", "other")
            case "stands_on":
                place = node.args[1]
                if isinstance(place, c.Get) and place.field == "place":
                    shown = {"thing": self.value(node.args[0]), "other": self.value(place.owner)}
                    return said("is.not.at" if negated else "is.at", **shown)
                return self.placed(node.args[0], place, not negated)
            case "has_pieces":
                return message("occupied", "empty", "place")
            case "in_line":
                return message("in.line", "not.in.line", "first", "second")
            case "waits_for":
                event = node.args[1].value if isinstance(node.args[1], c.Lit) else ""
                known = self.world.routine("event", str(event))
                called = name((known.text if known is not None else "") or spaced(str(event)))
                thing = self.value(node.args[0])
                return said("waits.not" if negated else "waits", thing=thing, event=called)
            case "option":
                return message("option.on", "option.off", "option")
            case _:
                raise wordless(f"the function `{node.name}`")


def _title(known: FieldDef | StateDef | None) -> str:
    return known.title if known is not None else ""


__all__ = ["Conditions", "document_name"]
