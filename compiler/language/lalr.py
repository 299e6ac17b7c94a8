"""Runs Lark's LALR tables in one loop that builds syntax directly.

Lark makes the grammar, the tables and the scanners, and explains every mistake; this module only
replaces its general driver (a tree of tokens with positions, then a transformer over it) for texts
without a mistake. A text that is refused here is given to Lark, which says why.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from lark import Lark
from lark.parsers.lalr_analysis import Shift

OPENING = frozenset(("LPAR", "LSQB", "CALL", "INDEXED"))


class Part(str):
    """A word of the text that a rule keeps: its terminal and its place."""

    __slots__ = ("end_pos", "start_pos", "type")

    type: str
    start_pos: int
    end_pos: int


class Refused(Exception):
    """The text is not in the language; Lark knows why."""


class Reached(NamedTuple):
    """How far the beginning of a text was read: what a longer text with this beginning starts from."""

    at: int
    states: list[int]
    values: list[Any]
    begins: list[int]
    finishes: list[int]
    depths: list[int]
    depth: int
    indents: list[int]


class Driver:
    def __init__(self, lark: Lark, builder: Any, deepest: int) -> None:
        self.deepest = deepest  # texts nested this deeply are left to Lark
        frontend = lark.parser
        table = frontend.parser._parse_table
        contextual = frontend.lexer.lexer  # inside the connector of the indenter
        self.starts = dict(table.start_states)
        self.ends = dict(table.end_states)
        rules: dict[Any, Any] = {}
        self.actions: dict[int, dict[str, Any]] = {}
        self.gotos: dict[int, dict[str, int]] = {}
        for state, row in table.states.items():
            self.actions[state] = {}
            self.gotos[state] = {}
            for symbol, (action, argument) in row.items():
                if action is Shift:
                    self.actions[state][symbol] = argument
                    self.gotos[state][symbol] = argument
                else:
                    if argument not in rules:
                        rules[argument] = _reduction(argument, builder)
                    self.actions[state][symbol] = rules[argument]
        self.kept = frozenset(
            s.name
            for r in rules
            for s in r.expansion
            if s.is_term and (r.options.keep_all_tokens or not s.filter_out)
        )
        # Many states have the same scanner; most are never reached. Made when first needed.
        self.lexers = contextual.lexers
        self.made: dict[int, Any] = {}
        self.scanners: dict[int, Any] = {}
        self.units: dict[tuple[int, int, str], int] = {}

    def parse(
        self, text: str, start: str, since: Reached | None = None, breaks_off: bool = False
    ) -> Any:
        """The tree of a text; of one that breaks off, how far it was read (`Reached`).

        With `since`, the text begins as the one that was read so far.
        """
        actions, gotos, scanners, units, kept = (
            self.actions,
            self.gotos,
            self.scanners,
            self.units,
            self.kept,
        )
        state = self.starts[start]
        end_state = self.ends[start]
        states = [state]
        values: list[Any] = []
        begins: list[int] = []
        finishes: list[int] = []
        depths: list[int] = []
        at = 0
        depth = 0
        indents = [0]
        waiting: list[str] = []  # indents and dedents after the line break, and the end itself
        begin = finish = 0
        if since is not None:
            at, depth = since.at, since.depth
            states, values, begins = [*since.states], [*since.values], [*since.begins]
            finishes, depths, indents = [*since.finishes], [*since.depths], [*since.indents]
            state = states[-1]
            begin = finish = at
        while True:
            if waiting:
                kind = waiting.pop()
                value: Any = None
            else:
                scanner = scanners.get(state)
                if scanner is None:
                    scanner = self.scanner(state)
                match, unless = scanner
                found = match(text, at)
                if found is None:
                    if text[at:].strip(" \t") and not text[at:].lstrip(" \t").startswith("#"):
                        raise Refused
                    if breaks_off:
                        return Reached(at, states, values, begins, finishes, depths, depth, indents)
                    waiting = ["$END", *["_DEDENT"] * (len(indents) - 1)]
                    del indents[1:]
                    continue
                kind = found.lastgroup
                begin = found.start(found.lastindex)
                at = finish = found.end()
                value = text[begin:finish]
                if kind == "NAME":
                    kind = unless.get(value, kind)
                elif kind == "_NL":
                    if depth:
                        continue
                    line = value[value.rfind("\n") + 1 :]
                    indent = line.count(" ") + line.count("\t") * 8
                    if indent > indents[-1]:
                        indents.append(indent)
                        waiting.append("_INDENT")
                    else:
                        while indent < indents[-1]:
                            indents.pop()
                            waiting.append("_DEDENT")
                        if indent != indents[-1]:
                            raise Refused
                elif kind in OPENING:
                    depth += 1
                elif kind == "RPAR" or kind == "RSQB":
                    depth -= 1
            while True:
                action = actions[state].get(kind)
                if action.__class__ is int:
                    states.append(action)
                    state = action
                    if kind in kept:
                        part = Part(value)
                        part.type = kind
                        part.start_pos = begin
                        part.end_pos = finish
                        values.append(part)
                    else:
                        values.append(None)
                    begins.append(begin)
                    finishes.append(finish)
                    depths.append(1)
                    break
                if action is None:
                    raise Refused
                length, origin, build = action
                if length == 1:
                    if build is None:
                        # A name is an atom is a factor is a term ...: the way up is always the same.
                        key = (states[-2], state, kind)
                        top = units.get(key)
                        if top is None:
                            below = states[-2]
                            top = state
                            while True:
                                step = actions[top].get(kind)
                                if step.__class__ is int or step is None or step[2] is not None:
                                    break
                                top = gotos[below][step[1]]
                                if top == end_state and kind == "$END":
                                    break
                            units[key] = top
                        state = states[-1] = top
                        if state == end_state and kind == "$END":
                            return values[-1]
                        continue
                    values[-1] = build((begins[-1], finishes[-1]), values[-1:])
                    depths[-1] += 1
                    states.pop()
                else:
                    if length == 0:
                        children: list[Any] = []
                        begins.append(begin)
                        finishes.append(begin)
                        depths.append(1)
                    else:
                        children = values[-length:]
                        del values[-length:]
                        del states[-length:]
                        last = finishes[-1]
                        del begins[1 - length :]
                        del finishes[-length:]
                        finishes.append(last)
                        # Lists that a rule repeats are built from the left: they do not nest.
                        deep = max(depths[-length:]) + (origin[0] != "_")
                        if deep > self.deepest:
                            raise Refused
                        del depths[-length:]
                        depths.append(deep)
                    values.append(build((begins[-1], finishes[-1]), children))
                state = gotos[states[-1]][origin]
                states.append(state)
                if state == end_state and kind == "$END":
                    return values[-1]

    def takes(self, reached: Reached, terminal: str) -> bool:
        """Whether a terminal can follow what was read."""
        states = [*reached.states]
        while True:
            action = self.actions[states[-1]].get(terminal)
            if action is None or action.__class__ is int:
                return action is not None
            length, origin, _ = action
            if length:
                del states[-length:]
            states.append(self.gotos[states[-1]][origin])

    def scanner(self, state: int) -> Any:
        lexer = self.lexers[state]
        if id(lexer) not in self.made:
            self.made[id(lexer)] = _scanner(lexer)
        self.scanners[state] = self.made[id(lexer)]
        return self.scanners[state]


def _scanner(lexer: Any) -> tuple[Any, dict[str, str]]:
    scanner = lexer.scanner
    ignored = [t for t in scanner.terminals if t.name in lexer.ignore_types]
    kept = [t for t in scanner.terminals if t.name not in lexer.ignore_types]
    skip = "|".join(t.pattern.to_regexp() for t in ignored)
    words = "|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in kept)
    unless: dict[str, str] = {}
    callback = lexer.callback.get("NAME")
    if callback is not None:
        for terminal in callback.scanner.terminals:
            unless[terminal.pattern.value] = terminal.name
    return re.compile(f"(?:{skip})*(?:{words})", scanner.g_regex_flags).match, unless


def _reduction(rule: Any, builder: Any) -> tuple[int, str, Any]:
    """(how many symbols, what they become, what makes the value; None: the one symbol's value stays)"""
    expansion = rule.expansion
    options = rule.options
    origin = rule.origin.name
    empties = [0] * (len(expansion) + 1)
    if options.empty_indices:
        empties = [
            len(ones) for ones in "".join(str(int(b)) for b in options.empty_indices).split("0")
        ]
    plan: list[tuple[int, int]] = []  # child (-1: a placeholder), whether its parts are taken
    for index, symbol in enumerate(expansion):
        plan += [(-1, 0)] * empties[index]
        if options.keep_all_tokens or not (symbol.is_term and symbol.filter_out):
            plan.append((index, int(not symbol.is_term and symbol.name.startswith("_"))))
    plan += [(-1, 0)] * empties[len(expansion)]
    name = rule.alias or options.template_source or origin
    single = options.expand1 and not rule.alias
    inline = origin.startswith("_") and not rule.alias
    if len(expansion) == 1 and single and plan == [(0, 0)]:
        return 1, origin, None
    method = None if inline else getattr(builder, name, None)
    simple = all(not taken and index >= 0 for index, taken in plan)
    indices = [index for index, _ in plan]
    whole = simple and indices == list(range(len(expansion)))

    def parts(children: list[Any]) -> list[Any]:
        if whole:
            return children
        if simple:
            return [children[i] for i in indices]
        made: list[Any] = []
        for index, taken in plan:
            if index < 0:
                made.append(None)
            elif taken:
                made += children[index]
            else:
                made.append(children[index])
        return made

    if inline:
        return len(expansion), origin, lambda place, children: parts(children)
    if single:

        def maybe(place: tuple[int, int], children: list[Any]) -> Any:
            made = parts(children)
            if len(made) == 1:
                return made[0]
            assert method is not None, name
            return method(place, made)

        return len(expansion), origin, maybe
    assert method is not None, name
    if whole:
        return len(expansion), origin, method
    if simple:
        if len(indices) == 1:
            only = indices[0]
            return len(expansion), origin, lambda place, children: method(place, [children[only]])
        return (
            len(expansion),
            origin,
            lambda place, children: method(place, [children[i] for i in indices]),
        )
    return len(expansion), origin, lambda place, children: method(place, parts(children))


def plain_methods(transformer: type) -> Any:
    """The methods of a transformer without Lark's wrapping: `method(place, parts)`."""
    made = type("Methods", (), {})
    for name, member in vars(transformer).items():
        function = getattr(member, "base_func", member)
        if callable(function) and not name.startswith("__"):
            setattr(made, name, function)
    return made()
