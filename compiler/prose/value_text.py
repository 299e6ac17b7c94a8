"""Values as players read them.

before   self.hp + 2                count units of player
after    this unit's hp + 2         the number of units of yours
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler.language.grammar import PREPOSITIONS
from compiler.language.types import NUMBER, UNLIMITED, list_of
from compiler.model import core as c
from compiler.model.definitions import Routine
from compiler.prose.english import counted, is_plural, many, name, own_words, said, spaced
from compiler.prose.noun_text import Nouns, wordless
from compiler.prose.phrases import Number, Phrase
from compiler.prose.speaker import IT, THEM, YOU, joined
from compiler.prose.vocabulary import (
    document_name,
    field_name,
    is_named_by_key,
    shape_name,
    title_of,
)

ARITHMETIC = {"+": "plus", "-": "minus", "*": "times", "/": "divided", "%": "rest"}
BUILTIN = {
    ("piece", "owner"): "owner",
    ("piece", "place"): "place",
    ("piece", "spaces"): "spaces",
    ("player", "next"): "player.next",
    ("player", "previous"): "player.previous",
    ("player", "number"): "player.number",
}
OF_PLACES = ("pieces", "top", "bottom", "x", "y")
FUNCTIONS = {
    "distance": "distance",
    "steps": "distance",
    "king_moves": "distance",
    "near": "adjacent.spaces",
    "around": "around",
    "between": "between.spaces",
    "area": "area",
    "reachable": "reachable",
    "numbers": "numbers",
    "reverse": "reversed",
    "take": "take",
    "minus": "except",
    "pieces_in": "pieces.in",
    "drop": "drop",
    "usable": "usable",
}
LISTED = (
    "near",
    "around",
    "between",
    "area",
    "reachable",
    "numbers",
    "reverse",
    "take",
    "drop",
    "usable",
)
TRUTHS = ("=", "!=", "<", ">", "<=", ">=", "and", "or", "not", "in", "between")


class Values(Nouns):
    """Words for values."""

    def value(self, node: c.Core) -> Phrase:
        match node:
            case c.Lit():
                return self.literal(node)
            case c.Var():
                return self.variable(node)
            case c.DocRef():
                return name(document_name(self.world, node.id))
            case c.ShapeRef():
                return name(shape_name(self.world, node.id))
            case c.SpaceNamed():
                return name(spaced(node.name))
            case c.ZoneRef():
                return self.zone(node)
            case c.Get():
                return self.get(node)
            case c.GameVar():
                return self.of_game(node)
            case c.Query():
                return self.query(node)
            case c.Native():
                return self.native(node)
            case c.Op():
                return self.operation(node)
            case c.Roll():
                return many("dice", count=name(str(node.count)), sides=name(str(node.sides)))
            case c.KindTest():
                return self.condition(node)
            case c.Select():
                return self.selected(node)
            case c.Source():
                return many("all", nouns=self.described(node).several())
            case c.Choice():
                return self.chosen(node)
            case c.After():
                raise wordless("`after`")
            case _:
                assert_never(node)

    def literal(self, node: c.Lit) -> Phrase:
        if node.value is None:
            return said("nothing")
        if isinstance(node.value, bool):
            return said("yes" if node.value else "no")
        if node.value == UNLIMITED:
            return said("unlimited")
        if isinstance(node.value, int):
            return name(str(node.value), Number.ONE if node.value in (1, -1) else Number.MANY)
        shown = name(spaced(node.value))
        many = self.world.enum_plurals.get(node.type.name or "", {}).get(node.value, "")
        return replace(shown, many=many) if many else shown

    def zone(self, node: c.ZoneRef) -> Phrase:
        title = self.world.zones[node.zone].title
        shown = name(title.removeprefix("the ") or spaced(node.zone))
        if node.owner is None:
            return said("zone", zone=shown)
        return said("zone.of", owner=self.value(node.owner), zone=shown)

    def get(self, node: c.Get) -> Phrase:
        if self.is_you(node):
            return YOU
        if self.acts_for(node):
            return said("the", noun=name(spaced(node.field)))
        form = node.owner.type.form
        if node.how != "builtin":
            shown = field_name(self.world, node.owner.type.name or form, node.field)
            number = Number.MANY if node.type.form == "list" else Number.ONE
            return counted(number, "field", owner=self.value(node.owner), field=name(shown))
        if node.field == "definition":
            return self.value(node.owner)  # what a piece is made from is what it is
        owner = self.value(node.owner)
        if node.field in OF_PLACES:
            number = Number.MANY if node.field == "pieces" else Number.ONE
            return counted(number, node.field, place=owner)
        message = BUILTIN.get((form, node.field))
        if message is None:
            raise wordless(f"`{node.field}`")
        return said(message, piece=owner, player=owner)

    def of_game(self, node: c.GameVar) -> Phrase:
        if self.is_you(node):
            return YOU
        match node.name:
            case "active":
                return said("active")
            case "winners":
                return many("winners")
            case "about":
                return said("the", noun=name(field_name(self.world, "", node.type.name)))
            case "passed" | "over":
                return self.condition(node)
            case state:
                field = field_name(self.world, "game", state.removeprefix("table_"))
                return said("game.field", field=name(field))

    def operation(self, node: c.Op) -> Phrase:
        if node.operator in TRUTHS:
            return self.condition(node)
        match node.operator, node.args:
            case "/", (left, c.Lit(value=2)):
                return many("half", left=self.value(left))
            case "-", (left,):
                return many("negative", left=self.value(left))
            case ("+" | "-" | "*" | "/" | "%") as sign, (left, right):
                shown = {"left": self.value(left), "right": self.value(right)}
                return many(ARITHMETIC[sign], **shown)
            case "if", (then, condition, otherwise):
                parts = {"then": self.value(then), "otherwise": self.value(otherwise)}
                if_so = self.condition(condition)
                return counted(parts["otherwise"].number, "if.else", condition=if_so, **parts)
            case "keyed", (group, key, *_):
                return self.keyed(group, key)
            case "list", items if items:
                return joined([self.value(item) for item in items])
            case "concat", (left, right):
                return joined([self.value(left), self.value(right)])
            case "index", (c.Source(of="players"), c.Lit(value=int(at))):
                return name(f"player {at + 1}")
            case "index", (group, c.Lit(value=0)):
                return said("first", list=self.value(group))
            case "index", (group, c.Lit(value=int(at))):
                return said("nth", list=self.value(group), number=name(str(at + 1)))
            case _:
                raise wordless("this calculation")

    def keyed(self, group: c.Core, key: c.Core) -> Phrase:
        """One of the values that there are for each of something: `your reed stock`."""
        match group, key:
            case c.Get(how="state" | "fixed" | "stat" | "board"), c.Lit() | c.DocRef():
                kind = group.owner.type.name or group.owner.type.form
                field = name(field_name(self.world, kind, group.field))
                owner = self.value(group.owner)
                if is_named_by_key(group.field, key.type):
                    return said("field", owner=owner, field=self.value(key))
                return said("keyed", owner=owner, key=self.value(key), field=field)
            case c.GameVar(name=state), _ if is_named_by_key(
                state.removeprefix("table_"), key.type
            ):
                return said("game.field", field=self.value(key))
            case _:
                return said("keyed.by", field=self.value(group), key=self.value(key))

    # -------------------------------------------------------------- groups

    def selected(self, node: c.Select) -> Phrase:
        match node.mode:
            case "list" | "sorted":
                found = self.described(node)
                nouns = found.several()
                return nouns if found.listed is not None else many("all", nouns=nouns)
            case "count":
                return many("count", nouns=self.described(node).several())
            case "best":
                return many("the", noun=self.described(node).noun(Number.MANY))
            case "any" | "no":
                return self.condition(node)
            case ("sum" | "highest" | "lowest" | "each") as mode if node.value is not None:
                how = "values" if mode == "each" else mode
                walked = replace(node, mode="list", type=list_of(node.item), value=None)
                nouns = self.described(walked).several()
                alone = self.field_alone(node.value, node.var)
                if alone is not None:
                    return many(f"{how}.field", field=alone, nouns=nouns)
                with self.called(node.var, IT):
                    return many(how, value=self.value(node.value), nouns=nouns)
            case _:
                raise wordless("this group")

    def chosen(self, node: c.Choice) -> Phrase:
        found = self.described(node.options)
        if node.chooser is not None:
            return found.a()
        if found.listed is not None:
            return said("random.one.of", list=found.listed)
        return said("noun.random", noun=found.noun())

    # -------------------------------------------------------------- calls

    def query(self, node: c.Query) -> Phrase:
        """What a query says about itself; without a text, its name and what it is asked about."""
        if node.type.form == "truth":
            return self.condition(node)
        query = self.world.routine("query", node.name)
        shown = (title_of(query) if query is not None else "") or spaced(node.name)
        number = Number.MANY if node.type.form == "list" or is_plural(shown) else Number.ONE
        if query is not None and query.text and not title_of(query):
            said_so = own_words(query.text, self.given(query, node.args))
            amount = node.type == NUMBER or node.type.form == "list"
            return Phrase(
                said_so.pattern, said_so.parts, number=Number.MANY if amount else Number.ONE
            )
        if not node.args:
            return counted(number, "the", noun=name(shown))
        spoken = [
            a
            for a, p in zip(node.args, query.params if query else (), strict=False)
            if p.prep != ""
        ]
        if len(spoken) <= 1:
            owner = self.value(node.args[0])
            if shown.rsplit(" ", 1)[-1] in PREPOSITIONS:  # `the melds in your hand`
                return counted(number, "the", noun=Phrase(f"{shown} {{owner}}", {"owner": owner}))
            return counted(number, "field", owner=owner, field=name(shown))
        raise wordless(f"the query `{node.name}`")

    def given(self, routine: Routine, args: tuple[c.Core, ...]) -> dict[str, Phrase]:
        """What was given to the parameters that the text of a rule mentions."""
        found: dict[str, Phrase] = {}
        for param, arg in zip(routine.params, args, strict=True):
            if f"{{{param.name}" in routine.text:
                found[param.name] = self.value(arg)
        return found

    def native(self, node: c.Native) -> Phrase:
        match node.name, node.args:
            case "size", (group,) if group.type.form in ("zone", "place"):
                return many(
                    "count",
                    nouns=self.value(c.Get(group.type, group, "pieces", "builtin")),
                )
            case "size", (group,):
                return many("count", nouns=self.described(group).several())
            case "first" | "last", (c.Select(mode="best") as best,):
                return said("the", noun=self.described(best).noun())
            case ("first" | "last") as which, (group,):
                return said(which, list=self.value(group))
            case ("min" | "max") as which, args:
                listed = joined([self.value(a) for a in args])
                return many("smaller" if which == "min" else "larger", list=listed)
            case "scenario", _:
                return said("scenario")
            case "scenario_named", (c.Lit(value=str(id)),):
                return name(self.scenario_title(id))
            case "effects", (owner, c.Lit(value=str(field))):
                return said("effects", owner=self.value(owner), field=name(spaced(field)))
            case "option", (c.Lit(value=str(option)),):
                return said("option", option=name(spaced(option)))
            case "of_kind" | "copies_of", _:
                return many("all", nouns=self.described(node).several())
            case "stat_with", (c.Lit(value=str(stat)), owner, base):
                shown = name(field_name(self.world, base.type.name, stat))
                return said("field", owner=self.value(owner), field=shown)
            case "base", (c.Lit(value=str(stat)), owner, *about):
                kind = (about[0] if about else owner).type.name
                shown = said("base", field=name(field_name(self.world, kind, stat)))
                return said("field", owner=self.value(owner), field=shown)
            case known, args if known in FUNCTIONS:
                parts = dict(zip(("first", "second"), [self.value(a) for a in args], strict=False))
                number = Number.MANY if known in LISTED or node.type == NUMBER else Number.ONE
                return counted(number, FUNCTIONS[known], **parts)
            case _ if node.type.form == "truth":
                return self.condition(node)
            case _:
                raise wordless(f"the function `{node.name}`")

    def scenario_title(self, id: str) -> str:
        scenario = self.world.scenarios.get(id)
        title = scenario.body.entries.get("title") if scenario is not None else None
        text = getattr(title, "text", "")
        return text or spaced(id)


__all__ = ["IT", "THEM", "Values"]
