"""Choices: who chooses, among what, and what happens if there is nothing to choose."""

from __future__ import annotations

from dataclasses import replace

from compiler.check.elaborate_nouns import walked_by
from compiler.check.elaborate_scope import Variable
from compiler.check.elaborate_texts import filled, speak_of
from compiler.check.elaborate_values import Values
from compiler.check.feasible import possible
from compiler.check.idle import perhaps_nothing
from compiler.check.sense import at_least
from compiler.language import syntax as s
from compiler.language.types import NUMBER, TRUTH, UNKNOWN, list_of
from compiler.model import core as c
from compiler.model.core_trees import nodes


def counted(e: Values, node: s.Choose) -> s.Choose:
    """In `choose n cards`, where n is a number, it says how many."""
    phrase = node.source
    if node.least is not None or not isinstance(phrase, s.NounPhrase) or len(phrase.words) < 2:
        return node
    first = phrase.words[0]
    variable = e.scope.find(first.text)
    if variable is None or variable.value.type != NUMBER or first.text in e.world.adjectives:
        return node
    many: s.Expr = s.Name(first.pos, first.text)
    rest = replace(phrase, words=phrase.words[1:])
    return replace(node, least=many, most=many, source=rest)


def choose(e: Values, node: s.Choose, line: int) -> list[c.CoreStmt]:
    """One thing or several of a list, of which nothing may be there."""
    if e.form in ("domain", "query"):
        said = "nothing can be chosen here: this only reads the game"
        e.error("E0310", said, node, "choose in the verb or action that calls the query")
        return []
    options = e.options(node.source)
    chooser = e.chooser(node.by)
    e.hides(node.name)
    asked = filled(e, node.words, node) if set("{}") & set(node.words) else ()
    if node.least is None and node.such is not None:
        help = "for one, write its condition after `where`"
        e.error("E0333", "`such that` is for a choice of several", node.such, help)
    if node.least is None or node.most is None:
        return [choose_single(e, node, line, options, chooser, asked)]
    return [choose_several(e, node, line, options, chooser, asked)]


def choose_single(
    e: Values,
    node: s.Choose,
    line: int,
    options: c.Core,
    chooser: c.Core,
    asked: tuple[str | c.Core, ...],
) -> c.SLet:
    """`choose a foe`: from then on it is `it`."""
    item = options.type.item or UNKNOWN
    prompt = node.words or e.question(node, chooser, lambda: e.prose.to_choose(options))
    if node.optional and item == TRUTH:
        help = "choose among values of an enumeration"
        e.error("E0333", "`nothing` and `false` are the same here", node, help)
    else:
        perhaps_nothing(e, node)
    choice = c.Choice(item, options, chooser, prompt, asked, node.optional)
    chosen_in_vain(e)
    name = e.declare(node.name.text if node.name else "chosen", item, writable=True)
    e.named(node.name)
    shown = e.scope.names[node.name.text if node.name else "chosen"]
    if node.name is None:
        shown.span, shown.wanted = e.span(node), True
    other = e.scope.find("it") is not None and node.name is not None
    rebound = node.name.text if other and node.name is not None else ""
    e.scope.names["it"] = Variable(c.Var(item, name), same=shown, rebound=rebound)
    walker = walked_by(e, node.source)
    if node.name is None and walker is not None and e.scope.find(walker.text) is None:
        # `choose x in found; move x ...`, as in `for each x in found: move x ...`
        e.scope.names[walker.text] = Variable(c.Var(item, name), same=shown)
    speak_of(e, name, options)
    return c.SLet(line, name, choice, True)


def choose_several(
    e: Values,
    node: s.Choose,
    line: int,
    options: c.Core,
    chooser: c.Core,
    asked: tuple[str | c.Core, ...],
) -> c.SChoose:
    """`choose 2 foes`: from then on they are `them`."""
    item = options.type.item or UNKNOWN
    assert node.least is not None
    assert node.most is not None
    if node.optional:
        help = "`choose up to N ...` may choose none"
        e.error("E0333", "`or nothing` is for a choice of one", node, help)
    least, most = e.expect(node.least, NUMBER), e.expect(node.most, NUMBER)
    at_least(e, most, 1, node.most, "how many are chosen")
    if node.such is not None:
        options = sets_such_that(e, node, node.such, options, least, most)
    chosen_in_vain(e)
    name = e.declare(node.name.text if node.name else "chosen", list_of(item))
    e.named(node.name)
    if node.name is None:
        shown = e.scope.names["chosen"]
        shown.span, shown.wanted = e.span(node), True
        e.scope.names["them"] = Variable(shown.value, same=shown)
    sets = node.such is not None and node.name is not None
    made = c.SChoose(line, name, options, least, most, chooser, node.words, asked, sets)
    if made.prompt:
        return made
    asking = e.question(node, chooser, lambda: e.prose.statement(made))
    return replace(made, prompt=asking)


def chosen_in_vain(e: Values) -> None:
    """Warn of a choice that the next one replaces before anybody has looked at it."""
    before = e.scope.names.get("chosen")
    if before is None or not before.wanted or before.read or e.form == "test":
        return
    if before.span is not None:
        said = "what is chosen here is never used: `it` means what is chosen next"
        e.report.warning("W0405", said, before.span, "give it a name: `choose ... as x`")
        before.wanted = False


def sets_such_that(
    e: Values, node: s.Choose, such: s.Expr, options: c.Core, least: c.Core, most: c.Core
) -> c.Core:
    """The sets of options that satisfy a condition on the set."""
    if node.name is None:
        help = "write `choose 2 cards as xs such that ...`, with a condition on `xs`"
        e.error("E0333", "`such that` needs a name for those who are chosen", such, help)
        return options
    e.push()
    var = e.declare(node.name.text, options.type)
    condition = e.expect(such, TRUTH, "`such that`")
    e.pop()
    found = c.Native(list_of(options.type), "sets_of", (options, least, most))
    return c.Select(list_of(options.type), "list", found, var, options.type, condition)


def when_possible(e: Values, body: tuple[c.CoreStmt, ...]) -> c.Core | None:
    """When statements can be done; the queries that tell it are used."""
    found = possible(e.world, body)
    for node in nodes(found) if found is not None else ():
        query = e.world.routine("query", node.name) if isinstance(node, c.Query) else None
        if query is not None:
            e.report.mark(query.key)
    return found


def must_be_chosen(node: s.Choose) -> bool:
    """Whether the rest of the block is about the one that is chosen."""
    return node.least is None and not node.optional


def if_chosen(choice: c.SLet, rest: list[c.CoreStmt]) -> list[c.CoreStmt]:
    """What happens only if something could be chosen."""
    if not rest:
        return []
    assert isinstance(choice.value, c.Choice)
    type_, options = choice.value.type, choice.value.options
    if _never_empty(options):
        return rest
    there: c.Core = c.Op(TRUTH, "!=", (c.Var(type_, choice.var), c.Lit(type_, None)))
    if type_ == TRUTH:  # `false` is an answer: only the list tells whether there was one
        there = c.Op(TRUTH, ">", (c.Native(NUMBER, "size", (options,)), c.Lit(NUMBER, 0)))
    return [c.SIf(choice.line, there, tuple(rest), ())]


def _never_empty(options: c.Core) -> bool:
    """Whether a list has something to choose in every game: written entries, all players, all values of an enumeration."""
    match options:
        case c.Op(operator="list"):
            return bool(options.args) and all(map(_is_something, options.args))
        case c.Source():
            return options.of in ("players", "values")
        case c.Select(mode="list" | "best", where=None):
            return _never_empty(options.source)
        case _:
            return False


def _is_something(entry: c.Core) -> bool:
    """Whether an entry of a list is never `nothing`, which cannot be chosen."""
    if isinstance(entry, c.Lit):
        return entry.value is not None
    return isinstance(entry, c.DocRef | c.ShapeRef | c.ZoneRef) or entry.type in (NUMBER, TRUTH)
