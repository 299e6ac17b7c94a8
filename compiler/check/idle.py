"""Warnings about what has no effect: changes by 0, equal alternatives, limits written twice.

before   choose one: gain 1 | gain 1
after    warning[W0442]: this alternative is here twice
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields

from compiler.check.elaborate_scope import Scoped, Variable
from compiler.language import syntax as s
from compiler.source.diagnostics import Edit, Fix, Related
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


def changes_a_copy(e: Scoped, node: s.Assign, variable: Variable) -> None:
    """Warn of `hp -= 1` after `let hp = target.hp`, and of a role that nobody asks for any more."""
    name, text = node.field.text, e.scalar.text
    if e.form == "test":
        return
    if variable.copied and not re.search(rf"{re.escape(variable.copied)}\s*[-+]?=[^=]", text):
        said = f"this changes the name `{name}` alone: `{variable.copied}` stays what it was"
        fix = Fix(f"write `{variable.copied}`", (Edit(e.span(node.field), variable.copied),))
        how = f"{fix.title}, or give the copy another name"
        e.warning("W0469", said, node.field, how, fixes=(fix,))
    elif variable.key.startswith("role event") and not re.search(
        rf"\b{name}\b", text[node.pos[1] :]
    ):
        said = f"`{name}` changes here alone: nobody looks at it any more"
        e.warning("W0469", said, node.field, "to change what happens, answer with `before EVENT:`")


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


def nothing_there(e: Scoped, node: s.If) -> None:
    """Warn where the branch in which something is `nothing` speaks of it all the same."""
    for condition in _parts(node.condition):
        found = _is_nothing(condition)
        if found is None or e.form == "test":
            continue
        written, negated = found
        branch = node.otherwise if negated else node.then
        if negated and condition is not node.condition:
            continue  # what is known where `x is not nothing and ...` is false?
        words = e.source_text(written)
        for number, statement in enumerate(branch):
            if number and not isinstance(written, s.Name):
                break  # the statements before it may have changed what it looks at
            used = next((part for part in _spoken(statement) if e.source_text(part) == words), None)
            if used is not None:
                said = f"`{words}` is `nothing` here"
                e.warning("W0468", said, used, "turn the condition round, or speak of another one")
            if used is not None or _sets(e, statement, words):
                break


def nothing_beside(e: Scoped, node: s.Binary) -> None:
    """Warn of `x is nothing and x.hp > 2`, and of `x is not nothing or x.hp > 2`."""
    for condition in _parts(node.left) if node.operator == "and" else (node.left,):
        found = _is_nothing(condition)
        if found is None or found[1] != (node.operator == "or") or e.form == "test":
            continue
        words = e.source_text(found[0])
        for part in _spoken(node.right):
            if e.source_text(part) == words:
                other = "or" if node.operator == "and" else "and"
                said = f"`{words}` is `nothing` here"
                e.warning("W0468", said, part, f"write `{other}`, or turn the first part round")
                break


def perhaps_nothing(e: Scoped, node: s.Choose) -> None:
    """Warn of a choice that may be declined, where nobody asks whether it was."""
    if not node.optional or node.least is not None or node.name is None or e.form == "test":
        return
    name, rest = node.name.text, e.scalar.text[node.pos[1] :]
    used = re.search(rf"\b{name}\b", rest)
    if used is not None and not re.search(rf"\b{name}\s*(?:is\b|in\b|not in\b|!?=)", rest):
        at = node.pos[1] + used.start()
        said = f"`{name}` may be `nothing`: the choice may be declined"
        where = e.scalar.at(at, len(name))
        how = f"ask first, as in `if {name} is not nothing: ...`"
        e.report.warning("W0468", said, where, how)


def _parts(condition: s.Expr) -> Iterator[s.Expr]:
    """The conditions that all hold where this one holds."""
    if isinstance(condition, s.Binary) and condition.operator == "and":
        yield from _parts(condition.left)
        yield from _parts(condition.right)
    else:
        yield condition


def _is_nothing(condition: s.Expr) -> tuple[s.Expr, bool] | None:
    """What `x is nothing` asks about, and whether it asks for the opposite."""
    match condition:
        case s.Is(word=None, value=s.Name() | s.Field() as value):
            return value, condition.negated
        case s.Binary(
            operator="=" | "!=", left=s.Name() | s.Field() as value, right=s.Constant(value=None)
        ):
            return value, condition.operator == "!="
        case _:
            return None


def _spoken(node: object) -> Iterator[s.Node]:
    """The names and fields of which a sentence speaks, without those that it asks about or sets."""
    if isinstance(node, tuple):
        for part in node:
            yield from _spoken(part)
    elif isinstance(node, s.Expr) and _is_nothing(node) is not None:
        return
    elif isinstance(node, (s.Name, s.Field)):
        yield node
        if isinstance(node, s.Field):
            yield from _spoken(node.owner)
    elif isinstance(node, s.Node):
        for field in fields(node):
            yield from _spoken(getattr(node, field.name))


def _sets(e: Scoped, node: s.Stmt, words: str) -> bool:
    """Whether a statement may give a name another value; a block may do anything."""
    return bool(
        re.search(rf"\b{re.escape(words)}\s*[-+]?=|\bas {re.escape(words)}\b", e.source_text(node))
    )


def done_again(e: Scoped, before: s.Stmt, statement: s.Stmt) -> None:
    """Warn of a statement that does what the one before has done, or undoes it at once."""
    if type(before) is not type(statement):
        return
    first, written = e.source_text(before), e.source_text(statement)
    related = Related(e.span(before), "the first one is")
    set_before = isinstance(before, s.Assign) and before.operator == "="
    if set_before and isinstance(statement, s.Assign):
        target, sign, value = written.partition(" = ")
        if sign and first.startswith(f"{target} = ") and statement.field.text not in value:
            said = "the line before sets this, too, and nothing has read it since"
            e.warning("W0442", said, statement, "keep one of the two", related)
    elif first == written and isinstance(before, s.Assign) and before.operator != "=":
        said = "this stands here twice, one right behind the other"
        e.warning("W0442", said, statement, "keep one, or change by the sum at once", related)
    elif first == written and _idle_again(statement):
        said = "this is here twice, and does nothing the second time"
        e.warning("W0442", said, statement, "keep one", related)


def _idle_again(statement: s.Stmt) -> bool:
    """Whether a statement that was just carried out changes nothing."""
    match statement:
        case s.Expire() | s.Renew():
            return True
        case s.Do(phrase=phrase):
            return phrase.verb.text in ("shuffle", "discard_from_game")
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


def twice_not(e: Scoped, node: s.Unary) -> None:
    """Warn of `not not x`."""
    inner = node.operand
    if node.operator == "not" and isinstance(inner, s.Unary) and inner.operator == "not":
        words = e.source_text(inner.operand)
        fix = Fix(f"write `{words}`", (Edit(e.span(node), words),))
        said = f"`{e.source_text(node)}` is the same as `{words}`"
        e.warning("W0466", said, node, "write it once, or not at all", fixes=(fix,))


def prefixes_agree(e: Scoped, ability: s.Ability) -> None:
    """Report limits, costs and words of an ability that say nothing, or the same twice."""
    seen: set[str] = set()
    limited: set[str] = set()
    for prefix in ability.prefixes:
        if isinstance(prefix, s.Limit) and not prefix.times:
            said = "an ability that can be used 0 times does nothing"
            e.error("E0350", said, prefix, "write `once`, or a larger number")
        if isinstance(prefix, s.Cost) and not prefix.amount:
            e.error("E0350", "a cost of 0 is no cost", prefix, "write `use:` for what is free")
        if isinstance(prefix, s.Named) and not prefix.name.strip():
            e.error("E0350", "this name of an ability is empty", prefix, "write a name, or none")
        if isinstance(prefix, s.Limit):
            period = e.source_text(prefix.period)
            if period in limited and e.source_text(prefix) not in seen:
                said = f"this ability has two limits for each `{period}`"
                e.error("E0322", said, prefix, "keep the smaller one")
            limited.add(period)
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
