"""Rules text for players, made from the fields and from what the abilities mean.

before   haste: true                     (the field has the text "Haste")
         on arrival: gain 2              (verb gain has the text "{player} gains {n} coins")
after    Haste.
         On arrival: gain 2 coins.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from compiler.language.plurals import plural
from compiler.language.types import UNLIMITED
from compiler.model import core as c
from compiler.model.definitions import Param, Routine, Thing, World
from compiler.prose.english import (
    is_plural,
    many,
    name,
    own_words,
    render,
    said,
    sentence,
    singular,
    spaced,
)
from compiler.prose.noun_text import all_of
from compiler.prose.phrases import Number, Phrase
from compiler.prose.speaker import IT, joined
from compiler.prose.statement_text import Statements
from compiler.prose.vocabulary import kind_names, resource
from compiler.source.text_templates import slot_names


@dataclass(frozen=True, slots=True)
class Trigger:
    """What an ability waits for."""

    event: Routine
    timing: str  # on, before, instead
    anyone: bool
    mine: str  # the role in which the bearer has to be, if any
    roles: tuple[tuple[str, c.Core], ...]  # role -> who has to be in it
    where: c.Core | None


@dataclass(frozen=True, slots=True)
class Change:
    """A continuous change of a stat."""

    stat: str
    operator: str
    amount: c.Core
    to: c.Core | None


@dataclass(frozen=True, slots=True)
class Meaning:
    """An ability as checked: all that its text says."""

    name: str = ""
    trigger: Trigger | None = None
    conditions: tuple[c.Core, ...] = ()
    limits: tuple[tuple[int, c.Period], ...] = ()
    costs: tuple[tuple[int, str], ...] = ()
    use: bool = False
    reach: c.Core | None = None  # of an aura
    whom: c.Core | None = None  # all that an aura reaches
    changes: tuple[Change, ...] = ()
    body: tuple[c.CoreStmt, ...] = ()


class Prose(Statements):
    """Words for abilities and all their parts."""

    def ability(self, meaning: Meaning) -> str:
        if meaning.changes:
            self.named["target"] = IT
        when = self.prefixes(meaning)
        what = self.changes(meaning.changes) if meaning.changes else self.sequence(meaning.body)
        if meaning.trigger is not None and _only_stops(meaning.body):
            what = said("nothing.happens")
        if not what and meaning.trigger is not None:
            return ""  # it only tells the players something when it happens
        if meaning.name and when:
            parts = {"name": name(meaning.name), "when": joined(when, "comma")}
            return sentence(render(said("ability.named.when", what=what, **parts)))
        if meaning.name:
            return sentence(render(said("ability.named", name=name(meaning.name), what=what)))
        if when:
            return sentence(render(said("ability", when=joined(when, "comma"), what=what)))
        return sentence(render(what))

    def to_choose(self, options: c.Core) -> Phrase:
        """The question for one of several things."""
        return said("do.choose", what=self.described(options).a())

    def prefixes(self, meaning: Meaning) -> list[Phrase]:
        found = [self.held(condition) for condition in meaning.conditions]
        found += [self.limit(times, period) for times, period in meaning.limits]
        if meaning.trigger is not None:
            found.append(self.trigger(meaning.trigger))
        for amount, paid_in in meaning.costs:
            number = name(str(amount), Number.ONE if amount == 1 else Number.MANY)
            shown = resource(self.world, paid_in)
            shown = singular(shown) if amount == 1 else shown
            found.append(said("cost", number=number, resource=name(shown)))
        if meaning.use and not meaning.name:
            found.append(said("use"))  # what has a name is known to be used by it
        if meaning.reach is not None:
            found.append(self.aura(meaning.reach, meaning.whom))
        return [phrase for phrase in found if phrase]

    def held(self, condition: c.Core) -> Phrase:
        """`while ...`, or `unless ...` where that is simpler."""
        shown = self.condition(condition)
        if shown.id == "not":
            return said("unless", condition=shown.parts["what"])
        return said("while.condition", condition=shown) if shown else shown

    def limit(self, times: int, period: c.Period) -> Phrase:
        if period.of is not None and self.is_you(period.of):
            shown = name(plural(spaced(period.name)), Number.MANY)
            if times == 1:
                return said("once.per.yours", periods=shown)
            return said("times.per.yours", number=name(str(times)), periods=shown)
        shown = self.period(period)
        if times == 1:
            return said("once.per", period=shown)
        return said("times.per", number=name(str(times)), period=shown)

    def aura(self, reach: c.Core, whom: c.Core | None) -> Phrase:
        distance = self.value(reach)
        if whom is None:
            return said("aura", distance=distance)
        nouns = self.described(whom).several()
        if isinstance(reach, c.Lit) and reach.value == UNLIMITED:
            return said("aura.all", nouns=nouns)
        return said("aura.of", distance=distance, nouns=nouns)

    def trigger(self, node: Trigger) -> Phrase:
        """An event and its conditions; a role that the reader has is part of the words."""
        roles, held = list(node.roles), list[c.Core]()
        for part in self.parts(node.where):
            match part:
                case c.Op(operator="=", args=(c.Var(name=name_), who)) if self.is_you(who):
                    role = name_.removeprefix("event.")
                    if role != name_ and role not in dict(roles):
                        roles.append((role, who))
                        self.you.append(c.Var(who.type, name_))
                        continue
            held.append(part)
        # The event first: its conditions say `that unit` if it says `a unit`.
        event, clause = self.event(replace(node, roles=tuple(roles)))
        spoken = [shown for shown in [self.condition(part) for part in held] if shown]
        where = all_of(spoken) if spoken else None
        if clause and node.timing == "instead":
            # `instead` comes last: it is about what follows.
            event = said("and", first=event, then=where) if where is not None else event
            return said("event.instead.when", event=event)
        way = f"{node.timing}.when" if clause else node.timing
        if node.timing == "on" and not clause and is_moment(node.event):
            way = "on.moment"
        elif node.anyone and not clause:
            way = f"{way}.any"
        shown = said(f"event.{way}", event=event)
        if where is None:
            return shown
        return said("trigger.clause.if" if clause else "trigger.if", trigger=shown, condition=where)

    def event(self, node: Trigger) -> tuple[Phrase, bool]:
        """`damage to this unit`; or, if the event's text is a clause, `this unit dies` and True."""
        text = node.event.text or spaced(node.event.name)
        roles = {role: self.value(value) for role, value in node.roles}
        clause = "{" in text
        if clause:
            if node.mine:
                roles[node.mine] = self.bearer
            told = slot_names(text)
            for param in node.event.params:
                if param.name in told and param.name not in roles:
                    roles[param.name] = self.somebody(param)
                    if param.type.form in ("number", "enum"):
                        text = any_of_them(text, param.name)
            event = own_words(text, roles)
            roles = {role: value for role, value in roles.items() if role not in told}
        else:
            bare = re.sub(r"^(?:the|an?) ", "", text)
            if node.timing == "on" and is_moment(node.event):
                event = name(f"the {bare}")
            else:
                event = name(bare if node.anyone else text)
        preps = {p.name: p.prep or "" for p in node.event.params}
        for role, value in roles.items():
            prep = name(preps[role] or "by")
            event = said("event.role", event=event, prep=prep, value=value)
        return event, clause

    def somebody(self, param: Param) -> Phrase:
        """What is in a role: `a unit`."""
        if param.type.form in ("number", "truth", "text", "enum", "list"):
            return many("the", noun=name(spaced(param.name)))
        one = param.type.name if param.type.form in ("piece", "definition") else param.type.form
        noun = name(kind_names(self.world, one)[0])
        self.named.setdefault(f"event.{param.name}", said("that", noun=noun))
        return said("noun.a", noun=noun)

    def changes(self, changes: tuple[Change, ...]) -> Phrase:
        found: list[Phrase] = []
        for one in changes:
            change = self.change(one.stat, one.operator, one.amount)
            if one.to is not None:
                change = said("change.to", change=change, who=self.value(one.to))
            found.append(change)
        return joined(found)


def is_moment(event: Routine) -> bool:
    """Whether an event is a point in time, `the start of a turn`: something happens at it, not on it."""
    return re.match(r"(?:the )?(?:start|beginning|end)\b", event.text) is not None


def any_of_them(text: str, role: str) -> str:
    """A text without the number or sort that an ability does not ask for: `draws {n} cards` -> `draws cards`."""
    return re.sub(rf"\{{{role}\}} (?=[\w{{])", "", text)


def _only_stops(body: tuple[c.CoreStmt, ...]) -> bool:
    return len(body) == 1 and isinstance(body[0], c.SReturn)


# ------------------------------------------------------------------ fields


def field_text(world: World, thing: Thing) -> str:
    """What the fields of a document print on it: those with a `text` that are not as usual."""
    return "\n".join(field_lines(world, thing).values())


def field_lines(world: World, thing: Thing) -> dict[str, str]:
    """The same by field."""
    lines: dict[str, str] = {}
    for field in world.fields(thing.kind).values():
        value = thing.values.get(field.name)
        usual = value == field.default and type(value) is type(field.default)
        if field.prints and not usual and (value == 0 or value) and value is not False:
            told = world.enum_texts.get(field.type.name, {}).get(str(value), "")
            template = field.prints.replace("{value.text}", told)
            shown = in_a_row(value_parts(world, value, field.each or ""), template)
            if shown:
                lines[field.name] = sentence(around(template, shown))
    return lines


def in_a_row(parts: list[str], template: str = "") -> str:
    """The parts of a value as its field prints them: `Gain 1 coin and 1 card`, but `Arrows: left, right`."""
    if len(parts) < 2 or re.search(r":\s*\{value\}", template):
        return ", ".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def around(template: str, shown: str) -> str:
    """A template that knows one value only."""
    number = Number.ONE if shown == "1" else Number.MANY
    value = name(shown, number)
    return render(Phrase(template, dict.fromkeys(slot_names(template), value)))


def glossary(world: World, pack: str) -> dict[str, str]:
    """What the words mean that fields of a pack print on cards: their descriptions."""
    found: dict[str, str] = {}
    for kind in sorted(world.kinds):
        for field in world.kinds[kind].fields.values():
            if field.prints and field.text and world.pack_at(field.span) == pack:
                found[around(field.prints, "n")] = field.text
    return found


def value_text(world: World, value: object, each: str = "") -> str:
    """A value of a field, in words."""
    match value:
        case list() | dict():
            return ", ".join(value_parts(world, value, each))
        case Thing():
            return in_a_row(value_parts(world, value))
        case _ if value == UNLIMITED:
            return "unlimited"
        case _:
            return str(value).replace("_", " ")


def value_parts(world: World, value: object, each: str = "") -> list[str]:
    """The parts of a value, in words: of a list, of values for each of something, of a document."""
    match value:
        case list():
            shown = [part for v in value for part in value_parts(world, v)]
            if value and all(isinstance(v, Thing) and v.name[:1].isalpha() for v in value):
                counts = {one: shown.count(one) for one in shown}
                if max(counts.values()) > 1:
                    return [_so_many(count, one) for one, count in counts.items()]
            return shown
        case dict():
            parts = [_for_each(world, each, str(key), v) for key, v in value.items()]
            return [part for part in parts if part]
        case Thing(parent=Thing()) if value.kind not in value.body.entries:
            # A document without a name of its own, inside another one: what is printed on it.
            return _printed_parts(world, value) or [value.name]
        case Thing():
            return [value.name]
        case _:
            return [value_text(world, value)]


def _printed_parts(world: World, thing: Thing) -> list[str]:
    """What the fields of a document print on it, in parts."""
    found: list[str] = []
    for key, line in field_lines(world, thing).items():
        field = world.field(thing.kind, key)
        if field is not None and field.prints == "{value}":
            found += value_parts(world, thing.values[key], field.each or "")
        else:
            found.append(line.removesuffix("."))
    return found


def _so_many(times: int, title: str) -> str:
    """What a list holds so many times: `1 Trophy`, `2 Trophies`, `2 Suits of Cards`."""
    if times == 1:
        return f"1 {title}"
    head, of, rest = title.partition(" of ")
    return f"{times} {head if is_plural(head) else plural(head)}{of}{rest}"


def _for_each(world: World, each: str, key: str, value: object) -> str:
    """One of the values for each of something: `2 coins`; a number of none is left out."""
    if not isinstance(value, int):
        return f"{spaced(key)} {value_text(world, value)}"
    word = spaced(key) if value == 1 else world.enum_plurals.get(each, {}).get(key, spaced(key))
    return f"{value} {word}" if value else ""
