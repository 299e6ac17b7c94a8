"""Rules text for players, made from the fields and effects themselves.

before   haste: true                     (the field has the text "Haste")
         on arrival: gain 2              (verb gain has the text "{player} gains {n} coins")
after    Haste.
         On arrival: the player gains 2 coins.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler.language import syntax as s
from compiler.model.definitions import Thing, World
from compiler.prose.expression_text import Phrases
from compiler.prose.text_templates import article, fill_with
from compiler.source.positions import Scalar, Span

NOT_SO = "it is not so that "
EVERYWHERE = 99  # an aura that reaches so far reaches everybody
NATIVE = {"discard_from_game": "{} leaves the game", "shuffle": "shuffle {}"}
TIMING = {"on": "on", "before": "before", "instead": "instead of"}


def ability_text(
    world: World,
    abilities: Iterable[tuple[s.Ability, Scalar]],
    kind: str = "",
    thing: Thing | None = None,
) -> str:
    """All abilities of a document in words, one sentence a line."""
    around: dict[Span, str] = {}  # what a field of effects prints around its lines
    for field in world.fields(kind).values() if thing is not None else ():
        for scalar in thing.effects.get(field.name, ()) if thing is not None else ():
            around[scalar.span] = field.prints
    lines: list[str] = []
    for ability, scalar in abilities:
        text = Words(world, scalar, kind).ability(ability)
        template = around.get(scalar.span)
        lines.append(fill_with(template, text) if template else text)
    return "\n".join(lines)


def field_text(world: World, thing: Thing) -> str:
    """What the fields of a document print on it: those with a `text` that are not as usual."""
    lines: list[str] = []
    for field in world.fields(thing.kind).values():
        value = thing.values.get(field.name)
        if field.prints and value not in (None, False, [], "", field.default):
            told = world.enum_texts.get(field.type.name, {}).get(str(value), "")
            template = field.prints.replace("{value.text}", told)
            lines.append(sentence(fill_with(template, _shown(value))))
    return "\n".join(lines)


def glossary(world: World, pack: str) -> dict[str, str]:
    """What the words mean that fields of a pack print on cards: their descriptions."""
    found: dict[str, str] = {}
    for kind in sorted(world.kinds):
        for field in world.kinds[kind].fields.values():
            if field.prints and field.text and world.pack_at(field.span) == pack:
                found[fill_with(field.prints, "n")] = field.text
    return found


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join([_shown(v) for v in value])
    return value.name if isinstance(value, Thing) else str(value).replace("_", " ")


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


class Words(Phrases):
    """Words for abilities and statements."""

    def ability(self, node: s.Ability) -> str:
        for prefix in node.prefixes:
            event = isinstance(prefix, s.Trigger) and self.world.routine("event", prefix.event.text)
            if event:
                self.roles = {p.name for p in event.params}
        names = [p.name for p in node.prefixes if isinstance(p, s.Named)]
        # What has a name is known to be used by it.
        said = [p for p in node.prefixes if not (names and isinstance(p, s.Use))]
        parts = [p for p in [self.prefix(p) for p in said] if p]
        if names:
            parts = [f"{names[0]} ({', '.join(parts)})" if parts else names[0]]
        body = self.statements(node.body)
        return sentence(f"{', '.join(parts)}: {body}" if parts else body)

    def prefix(self, node: s.Prefix) -> str:
        match node:
            case s.Trigger():
                return self._trigger(node)
            case s.Condition():
                shown = self.condition(node.value)
                if shown.startswith(NOT_SO):
                    return f"unless {shown.removeprefix(NOT_SO)}"
                return f"while {shown}" if shown else ""
            case s.Limit():
                times = "once" if node.times == 1 else f"{node.times} times"
                return f"{times} per {self.period(node.period)}"
            case s.Cost():
                query = self.world.routine("query", f"has_{node.resource.text}")
                title = query.body.entries.get("name") if query is not None else None
                name = title.text if isinstance(title, Scalar) else node.resource.text
                return f"{node.amount} {name.replace('_', ' ')}"
            case s.Use():
                return "use"
            case s.Aura():
                whom = f" of {self.noun(node.phrase)}" if node.phrase is not None else ""
                if node.phrase is not None and isinstance(node.reach, s.Number):
                    if node.reach.value >= EVERYWHERE:
                        return f"all{whom.removeprefix(' of')}"
                return f"aura {self.value(node.reach)}{whom}"
            case s.Named():
                return ""

    def period(self, node: s.Period, several: bool = False) -> str:
        """`round`, `turn of this unit`."""
        whose = f" of {self.value(node.of)}" if node.of is not None else ""
        whose = " of yours" if whose == " of you" else whose
        return f"{node.name.text.replace('_', ' ')}{'s' if several else ''}{whose}"

    def _trigger(self, node: s.Trigger) -> str:
        event = self.world.routine("event", node.event.text)
        name = (event.text if event is not None else "") or node.event.text.replace("_", " ")
        whose = "any " if node.anyone else ""
        roles = "".join(f" {p.text} {self.value(v)}" for p, v in node.roles)
        where = f" if {self.condition(node.where)}" if node.where is not None else ""
        return f"{TIMING[node.timing]} {whose}{name}{roles}{where}"

    # -------------------------------------------------------------- statements

    def statements(self, body: tuple[s.Stmt, ...]) -> str:
        if len(body) > 1 and all(isinstance(x, s.Modifier) for x in body):
            return joined([self.statement(x) for x in body])
        return "; ".join(self.statement(x) for x in body)

    def statement(self, node: s.Stmt) -> str:
        match node:
            case s.Do():
                return self.phrase(node.phrase)
            case s.May():
                what = [self.phrase(node.phrase)] if node.phrase is not None else []
                if node.phrase is not None and node.body:
                    return f"you may {what[0]}: {self.statements(node.body)}"
                return "you may " + "; ".join([*what, *[self.statement(x) for x in node.body]])
            case s.ChooseOne():
                options = [self.statements(option) for option in node.options]
                return "choose one: " + " or ".join(options)
            case s.Choose():
                return self._choice(node)
            case s.If():
                text = f"if {self.condition(node.condition)}, {self.statements(node.then)}"
                rest = f"; otherwise {self.statements(node.otherwise)}" if node.otherwise else ""
                return text + rest
            case s.Until():
                return self._until(node)
            case s.Modifier():
                to = f" to {self.value(node.to)}" if node.to is not None else ""
                return self.change(node) + to
            case s.ForEach():
                return self._for_each(node)
            case s.Repeat() if node.times is not None:
                return f"{self.value(node.times)} times: {self.statements(node.body)}"
            case s.Assign() if node.owner is None and node.operator == "=":
                return f"{self.value(s.Name(node.pos, node.field.text))} becomes {self.value(node.value)}"
            case s.Emit():
                return self.source(node.phrase)
            case _:
                return self.source(node)

    def change(self, node: s.Modifier) -> str:
        """`+1 attack`, `attack is 4`, or a stat that is granted: `Haste`."""
        stat, amount = self.field(node.stat.text), self.value(node.amount)
        match node.operator:
            case "add":
                return f"{amount if amount.startswith('-') else f'+{amount}'} {stat}"
            case "times":
                return f"{stat} x{amount}"
            case "set" if isinstance(node.amount, s.Constant) and node.amount.value is True:
                return self.granted(node.stat.text)
            case "set" if isinstance(node.amount, s.Constant) and node.amount.value is False:
                return f"no {self.granted(node.stat.text)}"
            case "set":
                return f"{stat} is {amount}"
            case "least":
                return f"{stat} is at least {amount}"
            case _:
                return f"{stat} is at most {amount}"

    def _until(self, node: s.Until, whom: str = "") -> str:
        """`the target gets +2 attack and Haste until the end of the turn`."""
        if node.times is not None:
            one = isinstance(node.times, s.Number) and node.times.value == 1
            period = f"for {self.value(node.times)} {self.period(node.period, not one)}"
        else:
            period = f"until the end of the {self.period(node.period)}"
            period = re.sub(r"the (\w+) of yours$", r"your \1", period)
        changes = [x for x in node.body if isinstance(x, s.Modifier)]
        receivers = {self.value(x.to) if x.to is not None else self.bearer for x in changes}
        if len(changes) < len(node.body) or len(receivers) != 1:
            return f"{period}: {self.statements(node.body)}"
        receiver = whom or receivers.pop()
        gets = "get" if receiver.startswith("all ") else "gets"
        return f"{receiver} {gets} {joined([self.change(x) for x in changes])} {period}"

    def _for_each(self, node: s.ForEach) -> str:
        match node.phrase:
            case s.NounPhrase(
                words=(one,), mods=(s.Modifying(kind="in", first=s.Name(text=text)),)
            ) if text in self.roles or text == "them":
                self.its.add(one.text)
                return f"for each of them: {self.statements(node.body)}"  # of those just chosen
        whom = self.noun(node.phrase)
        name = node.name.text if node.name is not None else "it"
        match node.body:
            case (s.Until() as until,) if all(
                isinstance(x, s.Modifier) and isinstance(x.to, s.Name) and x.to.text == name
                for x in until.body
            ):
                return self._until(until, f"each {whom}")
        return f"for each {whom}: {self.statements(node.body)}"

    def _choice(self, node: s.Choose) -> str:
        if node.name is not None and node.name.text not in ("it", "them"):
            self.roles.add(node.name.text)
        source = node.source
        noun = self.noun(source) if isinstance(source, s.NounPhrase) else self.value(source)
        if node.least is None or node.most is None:
            one = article(noun) if isinstance(source, s.NounPhrase) else "one of"
            return f"choose {one} {noun}"
        many, few = self.value(node.most), self.value(node.least)
        if many == "1000":
            return f"choose any number of {noun}"
        return f"choose {many if many == few else f'up to {many}'} {noun}"

    def phrase(self, node: s.Phrase) -> str:
        verb = self.world.routine("verb", node.verb.text)
        if verb is None and node.verb.text in NATIVE and node.args:
            return NATIVE[node.verb.text].format(self.value(node.args[0]))
        if verb is None or not verb.text:
            return self.source(node)
        given: dict[str, str] = {}
        plain = [p for p in verb.params if p.prep is None]
        for param, written in zip(plain, node.args, strict=False):
            given[param.name] = self.value(written)
        for prep, written in node.preps:
            found = next((p for p in verb.params if p.prep == prep.text), None)
            if found is not None:
                given[found.name] = self.value(written)
        return self.filled(verb, given)


def joined(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]
