"""Turns: the options that the rules leave, and what becomes of the one chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from compiler import core as c
from compiler.core_trees import conjuncts, free_names, rename, together
from compiler.lower_values import Values
from compiler.python import Function, literal
from compiler.types import Type

if TYPE_CHECKING:
    from compiler.lower_body import Body


def take_turn(body: Body, s: c.STurn) -> None:
    """Offer the legal options of some actions to a player and take the one chosen."""
    actions = [body.place.action(name) for name in s.actions]
    bare = len(actions) == 1 and not s.may_pass
    asked = [literal("turn"), literal("your turn"), literal(s.actions), str(bare)]
    if s.words:
        body.place.api("Actions")
        asked[1] = f'"".join(({body.told(s.words)},))'
        prompt = f"Actions({', '.join(asked)})"
    else:
        prompt = body.place.prompt("Actions", asked)
    player = body.ex(s.player)
    if not isinstance(s.player, c.Var) or s.player.name in body.registers:
        body.line(f"player = {player}")
        player = "player"
    ends = any(f"action {name}" in body.place.may_end for name in s.actions)
    if bare:
        count = arity(body, s.actions[0])
        body.line(f"options = {actions[0][0]}(game, {player})")
        if body.world.uses_passed:
            body.line("game.passed = not options")
            body.changed()
        body.line("if options:")
        chosen = f"options[game.ask(game, {player}, {prompt}, options)]"
        if count == 1:
            body.line(f"    {actions[0][1]}(game, {player}, {chosen})")
        elif count == 0:
            body.line(f"    game.ask(game, {player}, {prompt}, options)")
            body.line(f"    {actions[0][1]}(game, {player})")
        else:
            body.line(f"    choice = {chosen}")
            parts = ", ".join(f"choice[{i}]" for i in range(count))
            body.line(f"    {actions[0][1]}(game, {player}, {parts})")
        if ends:
            body.line("    if game.over:")
            body.line(f"        {body.returns}")
        return
    passing = body.ex(s.pass_if) if s.pass_if is not None else str(s.may_pass)
    body.place.target.names.setdefault("typing", set()).add("Any")
    body.line(f'options: list[Any] = game.foreseen({player}, "turn", {passing})')
    body.line("if not options:")
    body.depth += 1
    for number, name in enumerate(s.actions):
        # Most actions offer nothing: a loop that is not entered costs less than an empty list.
        item = f"({number}, option)" if arity(body, name) == 1 else f"({number}, *option)"
        body.line(f"for option in {actions[number][0]}(game, {player}):")
        body.line(f"    options.append({item})")
    if s.pass_if is not None:
        body.line(f"if {passing}:")
        body.line("    options.append((-1,))")
    elif s.may_pass:
        body.line("options.append((-1,))")
    body.depth -= 1
    if body.world.uses_passed:
        body.line("game.passed = not options")
        body.changed()
    body.line("if options:")
    body.depth += 1
    body.line(f"choice = options[game.ask(game, {player}, {prompt}, options)]")
    for number, name in enumerate(s.actions):
        count = arity(body, name)
        parts = "".join(f", choice[{i + 1}]" for i in range(count))
        body.line(f"{'if' if number == 0 else 'elif'} choice[0] == {number}:")
        body.line(f"    {actions[number][1]}(game, {player}{parts})")
    if s.may_pass and body.world.uses_passed:
        body.line("else:")
        body.line("    game.passed = True")
        body.depth += 1
        body.changed()
        body.depth -= 1
    if ends:
        body.line("if game.over:")
        body.line(f"    {body.returns}")
    body.depth -= 1


def arity(body: Body, action: str) -> int:
    routine = body.world.routine("action", action)
    assert routine is not None
    return len(routine.params)


def list_options(
    body: Body,
    action: str,
    domains: tuple[tuple[str, Type, c.Core], ...],
    condition: c.Core | None,
) -> None:
    """All legal options of an action, as the domains of its parameters say."""
    if not domains:
        body.line(
            f"return [()] if {body.ex(condition)} else []"
            if condition is not None
            else "return [()]"
        )
        return
    early, late = condition, None
    if condition is not None and any(
        n in {d[0] for d in domains} for n, _ in free_names(condition)
    ):
        early, late = None, condition
    if early is not None:
        body.line(f"if not {body.ex(early, 3)}:")
        body.line("    return []")
    if len(domains) == 1 and late is None:
        listed = body.ex(domains[0][2])
        body.line(f"return {listed}" if listed.startswith("[") else f"return list({listed})")
        return
    if late is None and candidates(body, action, domains):
        return
    domains = sifted(body, domains)
    body.line("options: list[Any] = []")
    names = ", ".join(body.place.local(d[0]) for d in domains)
    append = f"options.append(({names}))" if len(domains) > 1 else f"options.append({names})"
    for index, (name, _, group) in enumerate(domains):
        over, tests = loop_over(body, group, name)
        source = group.source if isinstance(group, c.Select) else group
        written = source.args if isinstance(source, c.Op) and source.operator == "list" else ()
        if index == len(domains) - 1 and 0 < len(written) <= 4:
            # A short list that is written out needs no loop.
            spelled_out(body, name, written, tests, late, append)
            return
        head = body.place.local(name)
        if isinstance(source, c.Source):
            head, over, tests = body.enumerated(source, name, tests)
        body.line(f"for {head} in {f'game.offer({over})' if index else over}:")
        body.depth += 1
        if tests:
            body.line(f"if {tests}:")
            body.depth += 1
    if late is not None:
        body.line(f"if {body.ex(late)}:")
        body.depth += 1
    body.line(append)
    body.depth = 0
    body.line("return options")


def sifted(
    body: Body, domains: tuple[tuple[str, Type, c.Core], ...]
) -> tuple[tuple[str, Type, c.Core], ...]:
    """What does not depend on the parameters before is asked once, not for each of them.

    Only the conditions that come first are: those after them may rely on what they have ruled out.
    """
    made = list(domains)
    for index, (name, type_, group) in enumerate(domains):
        before = {d[0] for d in domains[:index]}
        if not before or not isinstance(group, c.Select) or group.mode != "list":
            continue
        if not before.isdisjoint(n for n, _ in free_names(group.source)):
            continue
        tests = conjuncts(group.where)
        own = 0
        while own < len(tests) and before.isdisjoint(n for n, _ in free_names(tests[own])):
            own += 1
        if not own or group.var in before:
            continue
        among = body.temp("among")
        early = replace(group, where=together(tests[:own]))
        body.line(f"{among} = {body.ex(early)}")
        body.line(f"if not {among}:")
        body.line("    return []")
        body.registers[among] = among
        source = c.Var(group.type, among)
        made[index] = (name, type_, replace(group, source=source, where=together(tests[own:])))
    return tuple(made)


def candidates(body: Body, action: str, domains: tuple[tuple[str, Type, c.Core], ...]) -> bool:
    """Pairs that only the board decides are made once a board; a turn only sifts them.

    For `from` any space and `to` some spaces that are known from it (its neighbours, say): a table
    of all pairs that can ever be offered, with the options ready. False if it is not such an action.
    """
    if len(domains) != 2 or body.place.fixed is None or "player" in (domains[0][0], domains[1][0]):
        return False
    (first, _, outer), (second, _, inner) = domains
    source = outer.source if isinstance(outer, c.Select) and outer.mode == "list" else outer
    if not isinstance(source, c.Source) or source.of != "spaces":
        return False
    known = {first, "player"}
    items: c.Core = inner
    conditions: list[c.Core] = []
    if isinstance(inner, c.Select) and inner.mode == "list":
        items = inner.source
        renamed = rename(inner.where, inner.var, second) if inner.where is not None else None
        conditions = conjuncts(renamed)
    if not body.place.is_fixed(items, known):
        return False
    fixed = [x for x in conditions if body.place.is_fixed(x, {*known, second})]
    moving = [x for x in conditions if x not in fixed]
    s, t = body.place.local(first), body.place.local(second)
    maker = f"_{action}_candidates"
    apart = Values(body.place, body.path)
    # No parameter of an action begins with `_`.
    apart.line("_rows: list[list[tuple[int, Any]]] = []")
    apart.line(f"for {s} in range(game.board.size):")
    apart.line("    _row: list[tuple[int, Any]] = []")
    apart.line(f"    for {t} in {apart.ex(items)}:")
    tests = " and ".join(apart.ex(x, 3) for x in fixed)
    if tests:
        apart.line(f"        if {tests}:")
        apart.line(f"            _row.append(({t}, ({s}, {t})))")
    else:
        apart.line(f"        _row.append(({t}, ({s}, {t})))")
    apart.line("    _rows.append(_row)")
    apart.line(f"game.tables.candidates[{literal(action)}, player] = _rows")
    apart.line("return _rows")
    body.place.target.functions.append(
        Function(
            maker,
            ["game: State", "player: int"],
            "list[list[tuple[int, Any]]]",
            apart.finish(),
            note=f"every pair that {action} can ever offer, for each {first}",
        )
    )
    body.line(f"table = game.tables.candidates.get(({literal(action)}, player))")
    body.line("if table is None:")
    body.line(f"    table = {maker}(game, player)")
    body.line("options: list[Any] = []")
    over, tests = loop_over(body, outer, first)
    head, over, tests = body.enumerated(source, first, tests)
    body.line(f"for {head} in {over}:")
    body.depth += 1
    if tests:
        body.line(f"if {tests}:")
        body.depth += 1
    body.line(f"for {t}, option in table[{s}]:")
    body.depth += 1
    rest = " and ".join(body.ex(x, 3) for x in moving)
    if rest:
        body.line(f"if {rest}:")
        body.depth += 1
    body.line("options.append(option)")
    body.depth = 0
    body.line("return options")
    return True


def spelled_out(
    body: Body, name: str, items: tuple[c.Core, ...], tests: str, late: c.Core | None, append: str
) -> None:
    tests = " and ".join(t for t in (tests, body.ex(late, 2) if late is not None else "") if t)
    for item in items:
        body.line(f"{body.place.local(name)} = {body.ex(item)}")
        if tests:
            body.line(f"if {tests}:")
            body.line(f"    {append}")
        else:
            body.line(append)
    body.depth = 0
    body.line("return options")


def loop_over(body: Body, group: c.Core, name: str) -> tuple[str, str]:
    """A loop over a list that need not be built: what to walk over, and the condition."""
    if not isinstance(group, c.Select) or group.mode != "list":
        over, test = body.walk(group, name)
        return over, test
    renamed = rename(group.where, group.var, name) if group.where is not None else None
    over, test = body.walk(group.source, name)
    where = body.ex(renamed, 2) if renamed is not None else ""
    return over, " and ".join(t for t in (test, where) if t)
