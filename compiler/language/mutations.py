"""Mutations of syntax trees: small changes that a test should notice.

before   roll < 8
after    roll <= 8, roll >= 8, roll < 9, roll < 7, ...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from compiler.language import syntax as s

OTHER = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "=": "!=",
    "!=": "=",
    "and": "or",
    "or": "and",
    "+": "-",
    "-": "+",
    "*": "+",
    "/": "*",
}
REVERSED = {"highest": "lowest", "lowest": "highest", "first": "last", "last": "first"}
ANY_NO = {"any": "no", "no": "any"}
ADD = {"+=": "-=", "-=": "+="}
BOUNDS = {"least": "most", "most": "least"}
TIMINGS = {"on": "before", "before": "on", "instead": "on"}


Found = tuple[str, str, s.Pos, Any]  # sort, words, place, and the node that is there now
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mutation:
    sort: str  # what kind of slip it is
    words: str  # what was written, and what is there now
    pos: s.Pos  # of what was changed
    at: s.Pos  # of the statement or ability it belongs to
    tree: Any  # the whole, changed
    event: str = ""  # the one that is waited for, if what is changed is when, for whom or under which condition


def mutations(tree: Any, text: str) -> Iterator[Mutation]:
    """All small changes of a syntax tree, in the order of the text."""
    yield from _Changes(text).of(tree, (0, 0))


def negated(tree: s.Expr, text: str) -> Iterator[Mutation]:
    """A condition on its own, turned round."""
    changes = _Changes(text)
    yield Mutation("condition", changes.swap(tree, "not"), tree.pos, (0, 0), changes.not_(tree))


class _Changes:
    def __init__(self, text: str) -> None:
        self.text = text

    def said(self, node: s.Node) -> str:
        return " ".join(self.text[node.pos[0] : node.pos[1]].split())

    def swap(self, node: s.Node, new: str) -> str:
        if new == "not":
            return f"`{self.said(node)}` negated"
        return f"`{self.said(node)}` -> `{new}`"

    def left_out(self, node: s.Node) -> str:
        return f"`{self.said(node)}` left out"

    # -------------------------------------------------------------- walking

    def of(self, value: Any, at: s.Pos) -> Iterator[Mutation]:
        if isinstance(value, tuple):
            yield from self._of_tuple(value, at)
        elif _only_says(value):
            return
        elif isinstance(value, s.Node):
            if isinstance(value, (s.Ability, s.Stmt)):
                at = value.pos
            event = value.event.text if isinstance(value, s.Trigger) else ""
            for sort, words, pos, new in self.own(value):
                yield Mutation(sort, words, pos, at, new, event)
            children = {f.name: getattr(value, f.name) for f in fields(value) if f.name != "pos"}
            for name, child in children.items():
                # `choose 2 cards` writes one number, which is both the least and the most.
                written = [n for n, other in children.items() if other is child]
                if name == written[0] and isinstance(child, (tuple, s.Node)):
                    for m in self.of(child, at):
                        # What lasts for a while begins as one, whatever lines it is written on.
                        place = at if isinstance(value, s.Until) else m.at
                        changed = replace(value, **dict.fromkeys(written, m.tree))
                        yield replace(m, at=place, tree=changed)

    def _of_tuple(self, items: tuple[Any, ...], at: s.Pos) -> Iterator[Mutation]:
        for index, item in enumerate(items):
            before, after = items[:index], items[index + 1 :]
            if isinstance(item, (s.Stmt, s.Ability)) and not isinstance(item, s.Let):
                if not _only_says(item):
                    words = self.left_out(item)
                    yield Mutation("left out", words, item.pos, item.pos, (*before, *after))
            if isinstance(item, s.May):
                first = (s.Do(item.phrase.pos, item.phrase),) if item.phrase is not None else ()
                whole = (*before, *first, *item.body, *after)
                words = f"`may` left out of `{self.said(item)}`"
                yield Mutation("may", words, item.pos, item.pos, whole)
            for m in self.of(item, at):
                yield replace(m, tree=(*before, m.tree, *after))

    # -------------------------------------------------------------- changes of one node

    def own(self, node: s.Node) -> Iterator[Found]:
        def found(sort: str, words: str, **changed: Any) -> Found:
            return sort, words, node.pos, replace(node, **changed)

        match node:
            case s.Binary(operator=operator, left=left, right=right):
                sort = {"and": "logic", "or": "logic"}.get(operator, "operator")
                if operator in "<>=!=" or operator in ("<=", ">="):
                    sort = "comparison"
                if operator in OTHER:
                    new = f"{self.said(left)} {OTHER[operator]} {self.said(right)}"
                    yield found(sort, self.swap(node, new), operator=OTHER[operator])
                if operator in ("and", "or"):
                    for gone, kept in ((left, right), (right, left)):
                        words = f"`{self.said(gone)}` left out of `{operator}`"
                        yield "condition", words, gone.pos, kept
            case s.Unary(operator=operator, operand=operand):
                words = f"`{operator}` left out before `{self.said(operand)}`"
                yield "operator", words, node.pos, operand
            case s.Number(value=value):
                # `up to 2` has a number that is not written.
                written = self.said(node) == str(value)
                for other in (value + 1, value - 1) if value > 0 else (value + 1,):
                    words = f"`{value}` -> `{other}`"
                    told = words if written else f"{words} in `{self.said(node)}`"
                    yield found("number", told, value=other)
            case s.Dice(count=count):
                yield found("number", f"`{self.said(node)}` with one more die", count=count + 1)
            case s.Constant(value=bool(value)):
                new = "false" if value else "true"
                yield found("constant", self.swap(node, new), value=not value)
            case s.Member() | s.Is() | s.IsPlaced():
                yield found("condition", self.swap(node, "not"), negated=not node.negated)
            case s.InRange():
                yield "condition", self.swap(node, "not"), node.pos, self.not_(node)
            case s.IfElse(then=then, otherwise=otherwise):
                words = f"the values of `{self.said(node)}` swapped"
                yield found("condition", words, then=otherwise, otherwise=then)
            case s.Quantified(quantifier=word) if word in ANY_NO:
                yield found("condition", f"`{word}` -> `{ANY_NO[word]}`", quantifier=ANY_NO[word])
            case s.NounPhrase(words=said, mods=mods):
                for index, adjective in enumerate(said[:-1]):
                    fewer = replace(node, words=_without(said, index))
                    yield "bound", self.left_out(adjective), adjective.pos, fewer
                for index, mod in enumerate(mods):
                    fewer = replace(node, mods=_without(mods, index))
                    yield "bound", self.left_out(mod), mod.pos, fewer
            case s.Modifying(kind="where", first=first):
                yield found("condition", self.swap(first, "not"), first=self.not_(first))
            case s.Aggregate(operator=operator) if operator in REVERSED:
                new = REVERSED[operator]
                yield found("order", f"`{operator}` -> `{new}`", operator=new)
            case s.Order(highest=highest):
                words = "`highest` -> `lowest`" if highest else "`lowest` -> `highest`"
                yield found("order", words, highest=not highest)
            case s.Nth(which=which):
                new = REVERSED[which]
                yield found("order", f"`{which}` -> `{new}`", which=new)
            case s.Phrase(limit=(_, limit)):
                yield found("bound", f"the bound `{self.said(limit)}` left out", limit=None)
            case s.Assign(operator=operator) if operator in ADD:
                new = ADD[operator]
                yield found("operator", f"`{operator}` -> `{new}`", operator=new)
            case s.If() | s.While():
                test = node.condition
                words = self.swap(test, "not")
                yield "condition", words, test.pos, replace(node, condition=self.not_(test))
            case s.Condition(value=value):
                yield found("condition", self.swap(value, "not"), value=self.not_(value))
            case s.ChooseOne(options=options) if len(options) > 1:
                for index in range(len(options)):
                    words = f"alternative {index + 1} of {len(options)} left out"
                    yield found("alternative", words, options=_without(options, index))
            case s.Turn():
                yield from self._of_turn(node)
            case s.Trigger():
                yield from self._of_trigger(node)
            case s.Limit(times=times):
                yield found("number", f"`{times}` -> `{times + 1}` times", times=times + 1)
            case s.Cost(amount=amount):
                yield found("number", self.swap(node, f"{amount + 1}"), amount=amount + 1)
            case s.Modifier(operator=operator, amount=amount):
                if operator in BOUNDS:
                    new = BOUNDS[operator]
                    yield found("bound", f"at {operator} -> at {new}", operator=new)
                elif operator == "add":
                    words = f"the opposite of `{self.said(node)}`"
                    yield found("operator", words, amount=s.Unary(amount.pos, "-", amount))
            case s.Ability(prefixes=prefixes):
                for index, prefix in enumerate(prefixes):
                    if isinstance(prefix, (s.Condition, s.Limit, s.Cost)):
                        free = replace(node, prefixes=_without(prefixes, index))
                        yield "bound", self.left_out(prefix), prefix.pos, free

    def _of_turn(self, node: s.Turn) -> Iterator[Found]:
        for index, action in enumerate(node.offers if len(node.offers) > 1 else ()):
            fewer = replace(node, offers=_without(node.offers, index))
            yield "alternative", self.left_out(action), action.pos, fewer
        if node.pass_if is not None:
            words = f"passing is always offered, not if `{self.said(node.pass_if)}`"
            yield "bound", words, node.pass_if.pos, replace(node, pass_if=None)
        else:
            words = "passing is not offered" if node.may_pass else "passing is offered"
            yield "alternative", words, node.pos, replace(node, may_pass=not node.may_pass)

    def _of_trigger(self, node: s.Trigger) -> Iterator[Found]:
        event = node.event.text
        new = TIMINGS[node.timing]
        words = f"`{node.timing} {event}` -> `{new} {event}`"
        yield "timing", words, node.event.pos, replace(node, timing=new)
        if not node.roles:
            words = f"`any {event}` -> `{event}`" if node.anyone else f"`{event}` -> `any {event}`"
            yield "bearer", words, node.event.pos, replace(node, anyone=not node.anyone)
        for index, (prep, value) in enumerate(node.roles):
            rest = _without(node.roles, index)
            words = f"`{prep.text} {self.said(value)}` left out"
            yield "bound", words, prep.pos, replace(node, roles=rest, anyone=not rest)
        if node.where is not None:
            test = node.where
            words = self.left_out(test)
            yield "bound", words, test.pos, replace(node, where=None)
            words = self.swap(test, "not")
            yield "condition", words, test.pos, replace(node, where=self.not_(test))

    def not_(self, test: s.Expr) -> s.Expr:
        return s.Unary(test.pos, "not", test)


def _only_says(node: object) -> bool:
    """Whether something does nothing but tell players words."""
    match node:
        case s.Say():
            return not node.refusal
        case s.If():
            return all(_only_says(x) for x in (*node.then, *node.otherwise))
        case s.ForEach() | s.Repeat() | s.While():
            return all(_only_says(x) for x in node.body)
        case _:
            return False


def _without(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (*items[:index], *items[index + 1 :])
