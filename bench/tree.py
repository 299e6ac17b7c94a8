"""Plays a pack by walking its checked rules: what generated code is measured against.

The evaluator is the usual one: a method for each form of node, found by the class of the node in a
table, variables in a dictionary. It knows the forms that games of spaces and marks use and says so
when it meets another. Boards and decisions are those of the interpreter, so the same answers give
the same game as the generated code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from compiler import Project, Report, check_pack, checked, inspection
from compiler import core as c
from interpreter import NOTHING, Board

Names = dict[str, Any]
Ask = Callable[[Any, int, Any, Sequence[Any]], int]


class _Give(Exception):
    """`give` and `stop`: leaves the rule that is running."""

    def __init__(self, value: Any) -> None:
        self.value = value


class _Break(Exception):
    """`break`: leaves the innermost loop."""


class _Over(Exception):
    """The game has ended."""


class Rules:
    """The checked rules of a pack, by name."""

    def __init__(self, pack: checked.Checked, maps: Sequence[inspection.PrintedMap]) -> None:
        self.checked = pack
        self.routines: dict[tuple[str, str], checked.CheckedRoutine] = {
            (r.routine.form, r.routine.name): r for r in pack.routines
        }
        self.scenarios = {s.thing.short: s for s in pack.scenarios}
        self.boards: dict[str, Board] = {}
        for map in maps:
            rows = map.data.get("rows", ())
            self.boards[map.id] = Board(rows, {}, "orthogonal", {}, (), (), {}, {}, {})


def read_rules(root: Path, pack: str) -> Rules:
    report, project = Report(), Project(root)
    maps = inspection.printed_pack(project, pack, report).maps
    return Rules(check_pack(project, pack, report), maps)


class TreeGame:
    """A game in progress, with the evaluator that plays it."""

    def __init__(self, rules: Rules, scenario: str, ask: Ask) -> None:
        self.rules = rules
        self.scenario = rules.scenarios[scenario]
        self.board = rules.boards[self.scenario.map]
        self.ask = ask
        self.players = 2
        self.table: dict[str, Any] = {"active": 0, "passed": False}
        self.spaces: dict[str, list[Any]] = {}
        for field, state in rules.checked.world.kinds["space"].state.items():
            assert state.start is None, f"`{field}` of spaces starts with a value"
            self.spaces[field] = [NOTHING] * self.board.size
        self.winners: tuple[int, ...] = ()
        self.outcome = ""
        self.values: dict[type, Callable[[Any, Names], Any]] = {
            c.Lit: self.lit,
            c.Var: self.var,
            c.SpaceNamed: self.space_named,
            c.Get: self.get,
            c.GameVar: self.game_var,
            c.Query: self.query,
            c.Native: self.native,
            c.Op: self.op,
            c.Select: self.select,
            c.Source: self.source,
        }
        self.statements: dict[type, Callable[[Any, Names], None]] = {
            c.SLet: self.let,
            c.SSet: self.set,
            c.SReturn: self.give,
            c.SBreak: self.leave,
            c.SEnd: self.end,
            c.STurn: self.turn,
            c.SRun: self.run_phase,
            c.SIf: self.choose_branch,
            c.SWhile: self.while_true,
            c.SRepeat: self.repeat,
            c.SFor: self.for_each,
        }
        if self.scenario.setup is not None:
            self.block(self.scenario.setup, {})

    def run(self) -> None:
        try:
            self.phase(self.scenario.flow)
        except _Over:
            return
        self.outcome = "finished"

    def phase(self, name: str) -> None:
        try:
            self.block(self.rules.routines["phase", name].body or (), {})
        except _Give:
            return

    # ------------------------------------------------------------------ values

    def value(self, node: c.Core, names: Names) -> Any:
        return self.values[type(node)](node, names)

    def lit(self, node: c.Lit, names: Names) -> Any:
        if node.value is None and node.type.form in ("space", "player", "piece", "place", "zone"):
            return NOTHING
        return node.value

    def var(self, node: c.Var, names: Names) -> Any:
        return names[node.name]

    def space_named(self, node: c.SpaceNamed, names: Names) -> int:
        return self.board.index[node.name]

    def game_var(self, node: c.GameVar, names: Names) -> Any:
        return self.table[node.name]

    def get(self, node: c.Get, names: Names) -> Any:
        owner = self.value(node.owner, names)
        if node.how == "state":
            return self.spaces[node.field][owner]
        match node.field:
            case "x":
                return self.board.x[owner]
            case "y":
                return self.board.y[owner]
            case "next":
                return (owner + 1) % self.players
            case "previous":
                return (owner - 1) % self.players
            case "number":
                return owner + 1
        raise AssertionError(f"the tree walker does not know {node}")

    def query(self, node: c.Query, names: Names) -> Any:
        routine = self.rules.routines["query", node.name]
        inner = {
            name: self.value(argument, names)
            for (name, _), argument in zip(routine.params, node.args, strict=True)
        }
        if routine.value is not None:
            return self.value(routine.value, inner)
        try:
            self.block(routine.body or (), inner)
        except _Give as given:
            return given.value
        raise AssertionError(f"{node.name} gives nothing")

    def native(self, node: c.Native, names: Names) -> Any:
        arguments = [self.value(argument, names) for argument in node.args]
        match node.name:
            case "shift":
                return self.board.shifts[arguments[1]][arguments[2]][arguments[0]]
            case "lines":
                return self.board.lines(arguments[1])[arguments[0]]
            case "rectangle":
                return self.board.rectangle(arguments[0], arguments[1], arguments[2])
            case "near":
                return self.board.near[arguments[0]]
            case "min":
                return min(arguments)
            case "max":
                return max(arguments)
            case "size":
                return len(arguments[0])
        raise AssertionError(f"the tree walker does not know {node.name}")

    def op(self, node: c.Op, names: Names) -> Any:
        args = node.args
        match node.operator:
            case "and":
                return self.value(args[0], names) and self.value(args[1], names)
            case "or":
                return self.value(args[0], names) or self.value(args[1], names)
            case "not":
                return not self.value(args[0], names)
            case "if":
                return self.value(args[0] if self.value(args[1], names) else args[2], names)
            case "=":
                return self.value(args[0], names) == self.value(args[1], names)
            case "!=":
                return self.value(args[0], names) != self.value(args[1], names)
            case "<":
                return self.value(args[0], names) < self.value(args[1], names)
            case ">":
                return self.value(args[0], names) > self.value(args[1], names)
            case "<=":
                return self.value(args[0], names) <= self.value(args[1], names)
            case ">=":
                return self.value(args[0], names) >= self.value(args[1], names)
            case "+":
                return self.value(args[0], names) + self.value(args[1], names)
            case "-":
                if len(args) == 1:
                    return -self.value(args[0], names)
                return self.value(args[0], names) - self.value(args[1], names)
            case "*":
                return self.value(args[0], names) * self.value(args[1], names)
            case "in":
                return self.value(args[0], names) in self.value(args[1], names)
            case "index":
                return self.value(args[0], names)[self.value(args[1], names)]
            case "list":
                return [self.value(argument, names) for argument in args]
        raise AssertionError(f"the tree walker does not know {node.operator}")

    def source(self, node: c.Source, names: Names) -> Sequence[int]:
        match node.of:
            case "spaces":
                return range(self.board.size)
            case "players":
                return range(self.players)
        raise AssertionError(f"the tree walker does not know {node.of}")

    def select(self, node: c.Select, names: Names) -> Any:
        inner = dict(names)
        var, where = node.var, node.where
        found: list[Any] = []
        for item in self.value(node.source, names):
            inner[var] = item
            if where is None or self.value(where, inner):
                match node.mode:
                    case "any":
                        return True
                    case "no":
                        return False
                found.append(item)
        match node.mode:
            case "list":
                return found
            case "count":
                return len(found)
            case "any":
                return False
            case "no":
                return True
        raise AssertionError(f"the tree walker does not know `{node.mode}`")

    # ------------------------------------------------------------------ statements

    def block(self, statements: Sequence[c.CoreStmt], names: Names) -> None:
        for statement in statements:
            self.statements[type(statement)](statement, names)

    def let(self, s: c.SLet, names: Names) -> None:
        names[s.var] = self.value(s.value, names)

    def set(self, s: c.SSet, names: Names) -> None:
        assert s.operator == "=", "the tree walker knows no sums"
        assert s.least is None
        assert s.most is None
        value = self.value(s.value, names)
        if s.owner is None:
            self.table[s.field] = value
        else:
            self.spaces[s.field][self.value(s.owner, names)] = value

    def give(self, s: c.SReturn, names: Names) -> None:
        raise _Give(self.value(s.value, names) if s.value is not None else None)

    def leave(self, s: c.SBreak, names: Names) -> None:
        raise _Break

    def end(self, s: c.SEnd, names: Names) -> None:
        self.outcome = {"win": "won", "lose": "lost", "tie": "tied"}[s.how]
        if s.players is not None:
            winners = self.value(s.players, names)
            self.winners = (winners,) if isinstance(winners, int) else tuple(winners)
        raise _Over

    def turn(self, s: c.STurn, names: Names) -> None:
        assert len(s.actions) == 1, "the tree walker offers one action a turn"
        assert not s.may_pass, "the tree walker knows no passing"
        action = self.rules.routines["action", s.actions[0]]
        player = self.value(s.player, names)
        options: list[Any] = []
        self.offer(action, 0, {"player": player}, (), options)
        if not options:
            return
        chosen = options[self.ask(self, player, s.actions, options)]
        chosen_values = chosen if isinstance(chosen, tuple) else (chosen,)
        inner: Names = {"player": player}
        for (name, _, _), value in zip(action.domains, chosen_values, strict=True):
            inner[name] = value
        try:
            self.block(action.body or (), inner)
        except _Give:
            return

    def offer(
        self,
        action: checked.CheckedRoutine,
        number: int,
        names: Names,
        chosen: tuple[Any, ...],
        options: list[Any],
    ) -> None:
        """Add all options that begin with the chosen values."""
        if number == len(action.domains):
            if action.condition is None or self.value(action.condition, names):
                options.append(chosen if number != 1 else chosen[0])
            return
        name, _, group = action.domains[number]
        for item in self.value(group, names):
            names[name] = item
            self.offer(action, number + 1, names, (*chosen, item), options)

    def run_phase(self, s: c.SRun, names: Names) -> None:
        self.phase(s.phase)

    def choose_branch(self, s: c.SIf, names: Names) -> None:
        self.block(s.then if self.value(s.condition, names) else s.otherwise, names)

    def while_true(self, s: c.SWhile, names: Names) -> None:
        try:
            while self.value(s.condition, names):
                self.block(s.body, names)
        except _Break:
            return

    def repeat(self, s: c.SRepeat, names: Names) -> None:
        times = self.value(s.times, names) if s.times is not None else None
        try:
            while times is None or times > 0:
                self.block(s.body, names)
                if times is not None:
                    times -= 1
        except _Break:
            return

    def for_each(self, s: c.SFor, names: Names) -> None:
        try:
            for item in self.value(s.group, names):
                names[s.var] = item
                self.block(s.body, names)
        except _Break:
            return
