"""Rules text for players, made from the effects themselves.

before   on arrival: gain 2      (verb gain has the text "{player} gains {n} coins")
after    On arrival: player gains 2 coins.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler import syntax as s
from compiler.source import Scalar
from compiler.world import Routine, World


def ability_text(
    world: World, abilities: Iterable[tuple[s.Ability, Scalar]], kind: str = ""
) -> str:
    """All abilities of a document in words, one sentence a line."""
    lines: list[str] = []
    for ability, scalar in abilities:
        lines.append(Words(world, scalar, kind).ability(ability))
    return "\n".join(lines)


class Words:
    def __init__(self, world: World, scalar: Scalar, kind: str = "") -> None:
        self.world = world
        self.scalar = scalar
        self.kind = kind  # of the document that has the ability

    def source(self, node: s.Node) -> str:
        start, end = node.pos
        text = " ".join(self.scalar.text[start:end].split())
        return self.names(text.strip().rstrip(";"))

    def names(self, text: str) -> str:
        """Ids as names: `bog_howler` -> `Bog Howler`; other words lose their underscores."""

        def shown(match: re.Match[str]) -> str:
            word = match.group(0)
            if word == "self" and self.kind:
                return "this " + self.kind.replace("_", " ")
            things = self.world.things.get(word, [])
            if len(things) == 1:
                return things[0].name
            return word.replace("_", " ")

        text = re.sub(r"\bis not nothing\b", "is there", text)
        text = re.sub(r"\bis nothing\b", "is not there", text)
        text = re.sub(r"\b([a-z_]+)\.([a-z_]+)\b", _possessive, text)
        return re.sub(r"[a-z][a-z0-9_]*", shown, text)

    def ability(self, node: s.Ability) -> str:
        parts = [self.prefix(p) for p in node.prefixes]
        body = self.statements(node.body)
        text = f"{', '.join(parts)}: {body}" if parts else body
        return text[:1].upper() + text[1:] + "."

    def prefix(self, node: s.Prefix) -> str:
        match node:
            case s.Trigger():
                event = self.world.routine("event", node.event.text)
                name = (
                    event.text
                    if event is not None and event.text
                    else node.event.text.replace("_", " ")
                )
                whose = "any " if node.anyone else ""
                roles = "".join(f" {p.text} {self.source(v)}" for p, v in node.roles)
                where = f" if {self.source(node.where)}" if node.where is not None else ""
                timing = {"on": "on", "before": "before", "instead": "instead of"}[node.timing]
                return f"{timing} {whose}{name}{roles}{where}"
            case s.Condition():
                return f"while {self.source(node.value)}"
            case s.Limit():
                times = "once" if node.times == 1 else f"{node.times} times"
                return f"{times} per {node.period.text.replace('_', ' ')}"
            case s.Cost():
                return f"{node.amount} {node.resource.text.replace('_', ' ')}"
            case s.Use():
                return "use"
            case s.Aura():
                whom = f" of {self.source(node.phrase)}" if node.phrase is not None else ""
                return f"aura {self.source(node.reach)}{whom}"

    def statements(self, body: tuple[s.Stmt, ...]) -> str:
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
                return "choose one: " + " or ".join(
                    self.statements(option) for option in node.options
                )
            case s.If():
                text = f"if {self.source(node.condition)}, {self.statements(node.then)}"
                return text + (
                    f"; otherwise {self.statements(node.otherwise)}" if node.otherwise else ""
                )
            case s.Until():
                return f"until end of {node.period.text.replace('_', ' ')}: {self.statements(node.body)}"
            case s.Modifier():
                stat = node.stat.text.replace("_", " ")
                amount = self.source(node.amount)
                to = f" to {self.source(node.to)}" if node.to is not None else ""
                match node.operator:
                    case "add":
                        sign = "" if amount.startswith("-") else "+"
                        minus = isinstance(node.amount, s.Unary)
                        return f"{'-' if minus else sign}{amount} {stat}{to}"
                    case "times":
                        return f"{stat} x{amount}{to}"
                    case "set":
                        return f"{stat} is {amount}"
                    case "least":
                        return f"{stat} is at least {amount}"
                    case _:
                        return f"{stat} is at most {amount}"
            case s.ForEach():
                return f"for each {self.source(node.phrase)}: {self.statements(node.body)}"
            case s.Emit():
                return self.source(node.phrase)
            case _:
                return self.source(node)

    def phrase(self, node: s.Phrase) -> str:
        verb = self.world.routine("verb", node.verb.text)
        if verb is None or not verb.text:
            return self.source(node)
        return self.template(verb, node)

    def template(self, verb: Routine, node: s.Phrase) -> str:
        given: dict[str, str] = {}
        plain = [p for p in verb.params if p.prep is None]
        for param, written in zip(plain, node.args, strict=False):
            given[param.name] = self.source(written)
        for prep, written in node.preps:
            found = next((p for p in verb.params if p.prep == prep.text), None)
            if found is not None:
                given[found.name] = self.source(written)

        def fill(match: re.Match[str]) -> str:
            name, _, field = match.group(1).partition(".")
            whom = given.get(name, "the " + name.replace("_", " "))
            return f"{whom}'s {field.replace('_', ' ')}" if field else whom

        return re.sub(r"\{([a-z0-9_.]+)\}", fill, verb.text)


def _possessive(match: re.Match[str]) -> str:
    """`unit.hp` -> `unit's hp`, `it.hp` -> `its hp`."""
    owner, field = match.groups()
    return f"its {field}" if owner == "it" else f"{owner}'s {field}"
