"""Turns: the options that the rules leave, and what becomes of the one chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from compiler.codegen import py_tree as p
from compiler.codegen.guards import Guards
from compiler.codegen.py_types import class_name
from compiler.codegen.repeats import repeated, replaced
from compiler.codegen.select import SelectLoop
from compiler.language.types import Type
from compiler.model import core as c
from compiler.model.core_trees import conjuncts, free_names, has_loop, rename, together

Domains = tuple[tuple[str, Type, c.Core], ...]

ANY_LIST = p.Index(p.Name("list"), p.ANY)
OPTIONS, OPTION, CHOICE = p.Name("options"), p.Name("option"), p.Name("choice")
PASS = p.Tuple((p.literal(-1),))


def take_turn(body: Guards, s: c.STurn, others: Mapping[str, str] | None = None) -> None:
    """Offer the legal options of some actions to a player and take the one chosen."""
    several = s.player.type.form == "list"
    if s.groups or (several and (s.may_pass or s.pass_if is not None)):
        _by_the_interpreter(body, s, others or {})
        return
    if several:
        _all_at_once(body, s)
        return
    actions = [body.place.routine("action", name) for name in s.actions]
    bare = len(actions) == 1 and not s.may_pass
    asked = body.asked_in_words(s.words) if s.words else p.literal("your turn")
    about = (asked, p.literal(s.actions), p.literal(bare))
    prompt: p.Expr
    if isinstance(asked, p.Literal):
        prompt = body.place.prompt("Actions", "turn", *about)
    else:
        prompt = p.Call(p.api("Actions"), (p.literal("turn"), *about))
    player = body.ex(s.player)
    if not isinstance(s.player, c.Var) or s.player.name in body.registers:
        body.add(p.Assign(p.Name("player"), player))
        player = p.Name("player")
    ends = any(f"action {name}" in body.place.may_end for name in s.actions)
    over: list[p.Stmt] = [p.If(p.game("over"), [body.returns])] if ends else []
    if bare:
        body.add(p.Assign(OPTIONS, p.call(body.place.options(s.actions[0]), p.GAME, player)))
    else:
        offer(body, s, player)
    only_passing = p.compare(p.builtin("len", OPTIONS), "<", p.literal(2))
    if body.place.passes:
        nothing_to_do = only_passing if s.only_if_able else p.Unary("not", OPTIONS)
        body.add(p.Assign(p.game("passed"), nothing_to_do))
        body.changed()
    answer = p.call(p.game("ask"), p.GAME, player, prompt, OPTIONS)
    taken = p.Index(OPTIONS, answer)
    block: list[p.Stmt]
    if bare:
        block = _taken_alone(actions[0], arity(body, s.actions[0]), player, answer, taken)
    else:
        otherwise: list[p.Stmt] = []
        if s.may_pass and body.place.passes:
            outer, body.block = body.block, []
            body.add(p.Assign(p.game("passed"), p.TRUE))
            body.changed()
            otherwise, body.block = body.block, outer
        block = [p.Assign(CHOICE, taken), *_taken(body, s, player, otherwise)]
    body.add(p.If(p.negated(only_passing) if s.only_if_able else OPTIONS, [*block, *over]))


def _taken(body: Guards, s: c.STurn, player: p.Expr, otherwise: list[p.Stmt]) -> list[p.Stmt]:
    """Take the action that was chosen, by its number."""
    which = p.Name("action")
    for number, name in reversed([*enumerate(s.actions)]):
        parts = [p.Index(CHOICE, p.literal(i + 1)) for i in range(arity(body, name))]
        test = p.compare(which, "==", p.literal(number))
        take = p.Do(p.call(body.place.routine("action", name), p.GAME, player, *parts))
        otherwise = [p.If(test, [take], otherwise)]
    return [p.Assign(which, p.Index(CHOICE, p.ZERO)), *otherwise]


def _all_at_once(body: Guards, s: c.STurn) -> None:
    """Let several players choose before any of them acts; then they act, in that order."""
    player, chosen = p.Name("its_player"), p.Name("its_choices")
    asked = body.asked_in_words(s.words) if s.words else p.literal("your turn")
    bare = len(s.actions) == 1
    secret = p.TRUE  # whoever looks ahead must not use the answers of others
    about = (asked, p.literal(s.actions), p.literal(bare), secret)
    prompt: p.Expr
    if isinstance(asked, p.Literal):
        prompt = body.place.prompt("Actions", "turn", *about)
    else:
        prompt = p.Call(p.api("Actions"), (p.literal("turn"), *about))
    players = body.ex(s.player)
    pairs = p.Index(p.Name("list"), p.Index(p.Name("tuple"), p.Tuple((p.INT, p.ANY))))
    body.add(p.Assign(chosen, p.List(()), pairs))
    if _are_seated(s.player):
        answer = p.call(p.game("ask"), p.GAME, player, prompt, OPTIONS)
    else:
        answer = p.of_game("answer", player, prompt, OPTIONS)  # it finds out who is nobody
    keep = p.call(p.Attr(chosen, "append"), p.Tuple((player, p.Index(OPTIONS, answer))))
    asking: list[p.Stmt]
    if bare:
        given = p.call(body.place.options(s.actions[0]), p.GAME, player)
        asking = [p.Assign(OPTIONS, given)]
    else:
        asking = [p.Assign(OPTIONS, p.List(()), ANY_LIST), *listed(body, s.actions, player)]
    body.add(p.For(player, players, [*asking, p.If(OPTIONS, [p.Do(keep)])]))
    if body.place.passes:
        body.add(p.Assign(p.game("passed"), p.Unary("not", chosen)))
    body.changed()
    ends = any(f"action {name}" in body.place.may_end for name in s.actions)
    over: list[p.Stmt] = [p.If(p.game("over"), [body.returns])] if ends else []
    choice = CHOICE
    if bare:
        action, count = body.place.routine("action", s.actions[0]), arity(body, s.actions[0])
        choice = CHOICE if count else p.Name("_")
        acting: list[p.Stmt] = [p.Do(p.call(action, p.GAME, player, *_arguments(count)))]
    else:
        acting = _taken(body, s, player, [])
    body.add(p.For(p.Tuple((player, choice)), chosen, [*acting, *over]))


def _are_seated(players: c.Core) -> bool:
    """Whether a list holds nobody but players."""
    if isinstance(players, c.Select):
        players = players.source
    return isinstance(players, c.Source) and players.of == "players"


def _arguments(count: int) -> list[p.Expr]:
    """What an action is given by an option that does not say which action it is."""
    return [CHOICE] if count == 1 else [p.Index(CHOICE, p.literal(i)) for i in range(count)]


def _by_the_interpreter(body: Guards, s: c.STurn, others: Mapping[str, str]) -> None:
    """A turn of several players at once, or one that offers windows: other packs may add actions to them."""
    groups: list[p.Expr] = []
    windows = [name for name, _ in s.groups]
    for name, args in s.groups:
        window = body.world.routine("window", name)
        assert window is not None
        roles: tuple[p.Expr, ...] = ()
        if window.params:
            made = body.place.member(window.path, window.pack, f"{class_name(name)}Window")
            roles = (p.call(made, *[body.ex(a) for a in args]),)
        groups.append(p.Tuple(roles))
    several = s.player.type.form == "list"
    asked = body.asked_in_words(s.words) if s.words else p.literal("your turn")
    passing = body.ex(s.pass_if) if s.pass_if is not None else p.literal(s.may_pass)
    actions, offered = p.literal(s.actions), p.literal(tuple(windows))
    named: list[tuple[str, p.Expr]] = []
    if s.only_if_able:
        named.append(("only_if_able", p.TRUE))
    if any(group != p.Tuple(()) for group in groups):
        named.append(("roles", p.Tuple(tuple(groups))))
    if others and groups:
        named.append(("replaced", p.literal(tuple(sorted(others.items())))))
    function = p.api("at_once" if several else "take_turn")
    given = (p.GAME, body.ex(s.player), asked, actions, offered, passing)
    body.add(p.Do(p.Call(function, given, tuple(named))))
    ends = [*(f"action {name}" for name in s.actions), *(f"window {name}" for name, _ in s.groups)]
    if any(name in body.place.may_end for name in ends):
        body.add(p.If(p.game("over"), [body.returns]))


def offer(body: Guards, s: c.STurn, player: p.Expr) -> None:
    """List the options of several actions, each with the number of its action in front."""
    passing = body.ex(s.pass_if) if s.pass_if is not None else p.literal(s.may_pass)
    foreseen = p.of_game("foreseen", player, p.literal("turn"), passing)
    nobody = p.compare(p.game("foresee"), "is", p.NONE)
    body.add(p.Assign(OPTIONS, p.IfElse(p.List(()), nobody, foreseen), ANY_LIST))
    block = listed(body, s.actions, player)
    may_pass = p.Do(p.call(p.Attr(OPTIONS, "append"), PASS))
    if s.pass_if is not None:
        block.append(p.If(passing, [may_pass]))
    elif s.may_pass:
        block.append(may_pass)
    body.add(p.If(p.Unary("not", OPTIONS), block))


def listed(body: Guards, actions: Sequence[str], player: p.Expr) -> list[p.Stmt]:
    """Add the options of actions to a list."""
    block, tests = asked_once(body, actions, player)
    for number, name in enumerate(actions):
        count = arity(body, name)
        # Most actions offer nothing: a loop that is not entered costs less than an empty list.
        given = p.call(body.place.options(name), p.GAME, player)
        names = [p.Name(f"its_{n + 1}") for n in range(count)] if count > 1 else [OPTION] * count
        append = p.Do(p.call(p.Attr(OPTIONS, "append"), p.Tuple((p.literal(number), *names))))
        if not count:
            block.append(_if_open(tests, name, given, append))
            continue
        block.append(p.For(p.Tuple(tuple(names)) if count > 1 else OPTION, given, [append]))
    return block


def asked_once(
    body: Guards, actions: Sequence[str], player: p.Expr
) -> tuple[list[p.Stmt], dict[str, p.Expr | None]]:
    """When actions without parameters are offered, as far as that is known; None is always.

    What several of them ask for is found once, before them.
    """
    known = body.place.queries.actions
    open_: dict[str, c.Core | None] = {
        name: known[name] for name in actions if not arity(body, name) and name in known
    }
    tests = [test for test in open_.values() if test is not None]
    block: list[p.Stmt] = []
    outer = body.registers.get("player")
    body.registers["player"] = player
    for found in repeated(tests, body.place.quiet):
        name, value = body.named(found)
        block.append(p.Assign(name, body.ex(found)))
        open_ = {n: t and replaced(t, found, value) for n, t in open_.items()}
    made = {n: body.ex(t) if t is not None else None for n, t in open_.items()}
    del body.registers["player"]
    if outer is not None:
        body.registers["player"] = outer
    return block, made


def _if_open(
    tests: Mapping[str, p.Expr | None], action: str, given: p.Expr, then: p.Stmt
) -> p.Stmt:
    """Offer an action without parameters where it may be taken."""
    test = tests.get(action, given)
    return then if test is None else p.If(test, [then])


def _taken_alone(
    action: p.Expr, count: int, player: p.Expr, answer: p.Expr, taken: p.Expr
) -> list[p.Stmt]:
    if count == 0:
        return [p.Do(answer), p.Do(p.call(action, p.GAME, player))]
    if count == 1:
        return [p.Do(p.call(action, p.GAME, player, taken))]
    return [p.Assign(CHOICE, taken), p.Do(p.call(action, p.GAME, player, *_arguments(count)))]


def arity(body: Guards, action: str) -> int:
    routine = body.world.routine("action", action)
    assert routine is not None
    return len(routine.params)


def list_options(body: Guards, action: str, domains: Domains, condition: c.Core | None) -> None:
    """All legal options of an action, as the domains of its parameters say."""
    outer, body.block = body.block, []
    _list_options(body, action, domains, condition)
    made, body.block = body.block, outer
    forms = tuple([type_.form for _, type_, _ in domains])
    if "piece" in forms and any(k.alike for k in body.world.kinds.values()):
        last = made[-1]
        assert isinstance(last, p.Return)
        assert last.value is not None
        made[-1] = p.Return(p.of_game("unlike", last.value, p.literal(forms), p.Name("player")))
    body.add(*made)


def _list_options(body: Guards, action: str, domains: Domains, condition: c.Core | None) -> None:
    nothing_left = p.Return(p.List(()))
    if not domains:
        alone = p.List((p.Tuple(()),))
        given: p.Expr = alone
        if condition is not None:
            given = p.IfElse(alone, body.ex(condition), p.List(()))
        body.add(p.Return(given))
        return
    early, late = condition, None
    if condition is not None and any(
        n in {d[0] for d in domains} for n, _ in free_names(condition)
    ):
        early, late = None, condition
    if early is not None:
        body.unless(early, [nothing_left])
    if len(domains) == 1 and late is None:
        listed = body.ex(domains[0][2])
        body.add(p.Return(p.as_list(listed)))
        return
    if late is None and candidates(body, action, domains):
        return
    domains = sifted(body, domains)
    body.add(p.Assign(OPTIONS, p.List(()), ANY_LIST))
    body.add(*_options_of(body, domains, late), p.Return(OPTIONS))


def sifted(body: Guards, domains: Domains) -> Domains:
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
        # A short query may ask for both: what depends on them, and what does not.
        asked_for = group.where and body.place.queries.short.everywhere(group.where)
        tests = conjuncts(asked_for)
        own = 0
        while own < len(tests) and before.isdisjoint(n for n, _ in free_names(tests[own])):
            own += 1
        if not own or group.var in before:
            continue
        if own == len(tests):
            tests = conjuncts(group.where)  # a query that is asked once stays a query
            own = len(tests)
        among = body.temp("among")
        body.add(p.Assign(among, body.ex(replace(group, where=together(tests[:own])))))
        body.add(p.If(p.Unary("not", among), [p.Return(p.List(()))]))
        known = f"among {index}"  # no variable has a space in its name
        body.registers[known] = among
        source = c.Var(group.type, known)
        made[index] = (name, type_, replace(group, source=source, where=together(tests[own:])))
    return tuple(made)


def _options_of(
    body: Guards, domains: Domains, late: c.Core | None, index: int = 0
) -> list[p.Stmt]:
    """Loops inside each other, one for each parameter from that number on."""
    names = [body.place.local(d[0]) for d in domains]
    if index == len(domains):
        item = p.Tuple(tuple(names)) if len(domains) > 1 else names[0]
        append: list[p.Stmt] = [p.Do(p.call(p.Attr(OPTIONS, "append"), item))]
        return [p.If(body.ex(late), append)] if late is not None else append
    name, _, group = domains[index]
    search: c.Select | None = None
    if isinstance(group, c.Select) and group.mode == "list":
        group = body.narrowed(group)
        group, search = _with_search(body, group, name, {d[0] for d in domains})
    over, tests = loop_over(body, group, name)
    source = group.source if isinstance(group, c.Select) else group
    written = source.args if isinstance(source, c.Op) and source.operator == "list" else ()
    inner = _options_of(body, domains, late, index + 1)
    if search is not None:
        inner = SelectLoop(body, search).absent(inner)
    if index == len(domains) - 1 and 0 < len(written) <= 4:
        # A short list that is written out needs no loop.
        spelled: list[p.Stmt] = []
        for item_ in written:
            spelled.append(p.Assign(names[index], body.ex(item_)))
            spelled += p.asked(tests, inner)
        return spelled
    loop = p.Loop(names[index], over, tests)
    if not index:
        loop = body.enumerated(source, names[index], over, tests)
    walked = p.of_game("offer", loop.source) if index else loop.source
    inner = known_inside(loop, inner)
    return [p.For(loop.target, walked, p.asked(loop.test, inner))]


def _with_search(
    body: Guards, group: c.Select, name: str, names: set[str]
) -> tuple[c.Select, c.Select | None]:
    """A list without its last condition, and that one if it says that something does not lie at a place."""
    tests = conjuncts(group.where)
    search: c.Core | None = tests[-1] if tests else None
    if isinstance(search, c.Query):
        search = body.place.queries.search(search)
    if not isinstance(search, c.Select) or search.mode != "no" or has_loop(search.where):
        return group, None
    var = search.var
    while var in names or var == group.var or var in body.registers:
        var += "_2"
    where = rename(search.where, search.var, var) if search.where is not None else None
    search = rename(replace(search, var=var, where=where), group.var, name)
    if not isinstance(search, c.Select):
        return group, None
    match body.walked(search.source, search.var):
        case p.Index(p.Attr(p.Name("game"), "contents")), _:
            return replace(group, where=together(tests[:-1])), search
    return group, None


def candidates(body: Guards, action: str, domains: Domains) -> bool:
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
    # All spaces for every space would be a table without an end.
    if has_loop(items) or not body.place.is_fixed(items, known):
        return False
    fixed = [x for x in conditions if body.place.is_fixed(x, {*known, second})]
    moving = [x for x in conditions if x not in fixed]
    s, t = body.place.local(first), body.place.local(second)
    key = p.Tuple((p.literal(action), p.Name("player")))
    maker = _maker(body, action, first, s, t, items, fixed, key)
    body.place.target.functions.append(maker)
    table = p.Name("table")
    kept = p.game("tables", "candidates")
    body.add(
        p.Assign(table, p.call(p.Attr(kept, "get"), key)),
        p.If(
            p.compare(table, "is", p.NONE),
            [p.Assign(table, p.call(p.Name(maker.name), p.GAME, p.Name("player")))],
        ),
        p.Assign(OPTIONS, p.List(()), ANY_LIST),
    )
    append: list[p.Stmt] = [p.Do(p.call(p.Attr(OPTIONS, "append"), OPTION))]
    rest = p.both([body.ex(x) for x in moving])
    pairs = p.For(p.Tuple((t, OPTION)), p.Index(table, s), p.asked(rest, append))
    over, tests = loop_over(body, outer, first)
    loop = body.enumerated(source, s, over, tests)
    inside = known_inside(loop, [pairs])
    body.add(p.For(loop.target, loop.source, p.asked(loop.test, inside)), p.Return(OPTIONS))
    return True


def known_inside(loop: p.Loop, block: list[p.Stmt]) -> list[p.Stmt]:
    """A column that is walked over need not be indexed inside: listing options changes nothing."""
    match loop:
        case p.Loop(p.Tuple((var, value)), p.Call(p.Name("enumerate"), (column,))):
            read = p.Index(column, var)
            return p.block_rewritten(block, lambda x: value if x == read else None)
        case _:
            return block


def _maker(
    body: Guards,
    action: str,
    first: str,
    s: p.Name,
    t: p.Name,
    items: c.Core,
    fixed: list[c.Core],
    key: p.Expr,
) -> p.Function:
    """The function that makes the table of candidates."""
    apart = body.anew()
    # No parameter of an action begins with `_`.
    rows, row = p.Name("_rows"), p.Name("_row")
    pair = p.Index(p.Name("tuple"), p.Tuple((p.INT, p.ANY)))
    row_type = p.Index(p.Name("list"), pair)
    rows_type = p.Index(p.Name("list"), row_type)
    append: list[p.Stmt] = [p.Do(p.call(p.Attr(row, "append"), p.Tuple((t, p.Tuple((s, t))))))]
    tests = p.both([apart.ex(x) for x in fixed])
    apart.add(
        p.Assign(rows, p.List(()), rows_type),
        p.For(
            s,
            p.builtin("range", p.game("board", "size")),
            [
                p.Assign(row, p.List(()), row_type),
                p.For(t, apart.ex(items), p.asked(tests, append)),
                p.Do(p.call(p.Attr(rows, "append"), row)),
            ],
        ),
        p.Assign(p.Index(p.game("tables", "candidates"), key), rows),
        p.Return(rows),
    )
    return p.Function(
        f"_{action}_candidates",
        [body.place.game_param, p.Param("player", p.INT)],
        rows_type,
        apart.finish(),
        [p.Comment(f"every pair that {action} can ever offer, for each {first}")],
    )


def loop_over(body: Guards, group: c.Core, name: str) -> tuple[p.Expr, p.Expr | None]:
    """A loop over a list that need not be built: what to walk over, and the condition."""
    if not isinstance(group, c.Select) or group.mode != "list":
        return body.walk(group, name)
    renamed = rename(group.where, group.var, name) if group.where is not None else None
    over, test = body.walk(group.source, name)
    with body.walking(name):
        return over, p.both([test, body.ex(renamed) if renamed is not None else None])
