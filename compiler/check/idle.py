"""Warnings about what has no effect: changes by 0, equal alternatives, limits written twice.

before   choose one: gain 1 | gain 1
after    warning[W0442]: this alternative is here twice
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.check.elaborate_scope import Scoped
from compiler.language import syntax as s
from compiler.source.diagnostics import Related
from compiler.source.positions import Span


def no_change(e: Scoped, node: s.Assign) -> None:
    """Report `x += 0` and `x = x`."""
    if e.form == "test":
        return
    written = e.source_text(node)
    target, _, value = written.partition(f" {node.operator} ")
    zero = isinstance(node.value, s.Number) and not node.value.value
    if (node.operator != "=" and zero) or (node.operator == "=" and target == value):
        e.error("E0350", f"`{written}` changes nothing", node, "write what changes, or remove it")


def said_twice(e: Scoped, parts: Iterable[s.Node], what: str) -> None:
    """Warn of a part that says the same as one before it."""
    seen: dict[str, Span] = {}
    for part in parts:
        span = e.span(part)
        first = seen.setdefault(e.source_text(part), span)
        if first is not span:
            related = Related(first, "the first one is")
            said = f"{what} is here twice"
            e.report.warning("W0442", said, span, "keep one", related)


def same_branches(e: Scoped, node: s.If) -> None:
    """Warn of a condition on which nothing depends."""
    if not node.then or not node.otherwise or e.form == "test":
        return
    one, other = whole(node.then), whole(node.otherwise)
    if e.source_text(one) == e.source_text(other):
        related = Related(e.span(one), "the first one is")
        said = "this happens in both cases, so nothing depends on the condition"
        e.warning("W0442", said, other, "keep one, without the condition", related)


def done_again(e: Scoped, before: s.Stmt, statement: s.Stmt) -> None:
    """Warn of a statement that does what the one before has done, or undoes it at once."""
    if type(before) is not type(statement):
        return
    first, written = e.source_text(before), e.source_text(statement)
    related = Related(e.span(before), "the first one is")
    if isinstance(before, s.Assign) and isinstance(statement, s.Assign):
        target, sign, value = written.partition(" = ")
        if sign and first.startswith(f"{target} = ") and statement.field.text not in value:
            said = "the line before sets this, too, and nothing has read it since"
            e.warning("W0442", said, statement, "keep one of the two", related)
    elif first == written and _idle_again(statement):
        said = "this is here twice, and does nothing the second time"
        e.warning("W0442", said, statement, "keep one", related)


def _idle_again(statement: s.Stmt) -> bool:
    """Whether a statement that was just carried out changes nothing."""
    match statement:
        case s.Expire() | s.Renew():
            return True
        case s.Do(phrase=phrase):
            return phrase.verb.text == "shuffle"
        case s.If(then=then):
            return bool(then) and isinstance(then[-1], (s.Win, s.Lose, s.Plain, s.Give))
        case _:
            return False


def whole(statements: tuple[s.Stmt, ...]) -> s.Node:
    """Several statements as one stretch of text."""
    return s.Node((statements[0].pos[0], statements[-1].pos[1]))


def always_the_same(e: Scoped, condition: s.Expr) -> None:
    """Warn of a condition that is `true` or `false` itself."""
    if isinstance(condition, s.Constant) and condition.value is not None and e.form != "test":
        share = "always" if condition.value else "never"
        said = f"this condition is {share} true"
        e.warning("W0440", said, condition, "say what it depends on, or remove it")


def prefixes_agree(e: Scoped, ability: s.Ability) -> None:
    """Report limits, costs and words of an ability that say nothing, or the same twice."""
    seen: set[str] = set()
    for prefix in ability.prefixes:
        if isinstance(prefix, s.Limit) and not prefix.times:
            said = "an ability that can be used 0 times does nothing"
            e.error("E0350", said, prefix, "write `once`, or a larger number")
        if isinstance(prefix, s.Cost) and not prefix.amount:
            e.error("E0350", "a cost of 0 is no cost", prefix, "write `use:` for what is free")
        if isinstance(prefix, s.Named) and not prefix.name.strip():
            e.error("E0350", "this name of an ability is empty", prefix, "write a name, or none")
        if isinstance(prefix, (s.Limit, s.Use)):
            words = "use" if isinstance(prefix, s.Use) else e.source_text(prefix)
        elif isinstance(prefix, s.Cost):
            words = prefix.resource.text
        else:
            continue
        if words in seen:
            help = "write the sum" if isinstance(prefix, s.Cost) else "keep one"
            e.error("E0322", f"`{words}` is written twice before this ability", prefix, help)
        seen.add(words)


def does_something(e: Scoped, ability: s.Ability, timing: str) -> None:
    """Warn of an ability whose whole effect is `stop`; in place of an event, that is a lot."""
    match ability.body:
        case (s.Plain(word="stop"),) if timing != "instead":
            said = "this ability does nothing"
            e.warning("W0404", said, ability.body[0], "write what happens, or `instead of EVENT`")
        case _:
            pass
