"""Texts become syntax trees: every form of the language, where each part stands, and mistakes."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.language import syntax as s
from compiler.language.lark_parser import STARTS, lark_parser
from compiler.language.parse import (
    parse_block,
    parse_effects,
    parse_expression,
    parse_signature,
    parse_typing,
    read,
)
from compiler.language.refusals import LanguageError
from compiler.language.syntax_builder import ToSyntax
from compiler.source.diagnostics import Report
from compiler.source.positions import Scalar, Span
from tests.helpers import BASE, at, compile_text, scenario, told, unmarked

PARSERS: dict[str, Callable[[str], object]] = {
    "effects": parse_effects,
    "block": parse_block,
    "expression": parse_expression,
    "signature": parse_signature,
    "typing": parse_typing,
}


def outline(node: object) -> str:
    """A tree in one line: `Binary(+, x, 1)`; a phrase is `deal(2, to x)`, a noun `<units; in x>`.

    `-` is what is not said; at the end of a node it is left out.
    """
    match node:
        case None | "":
            return "-"
        case bool():
            return "yes" if node else "no"
        case s.Number():
            return str(node.value)
        case s.Dice():
            return f"{node.count}d{node.sides}"
        case s.Name() | s.Word():
            return node.text
        case s.Constant():
            return "nothing" if node.value is None else str(node.value).lower()
        case s.Do():
            return outline(node.phrase)
        case s.Period():
            whose = f" of {outline(node.of)}" if node.of is not None else ""
            return node.name.text + whose
        case s.Phrase():
            parts = [outline(arg) for arg in node.args]
            parts += [f"{prep.text} {outline(value)}" for prep, value in node.preps]
            if node.limit is not None:
                parts.append(f"at {node.limit[0]} {outline(node.limit[1])}")
            return f"{node.verb.text}({', '.join(parts)})"
        case s.NounPhrase():
            words = " ".join(word.text for word in node.words)
            return f"<{'; '.join([words, *[outline(mod) for mod in node.mods]])}>"
        case s.Modifying():
            tail = f" of {outline(node.second)}" if node.second is not None else ""
            return f"{node.kind} {outline(node.first)}{tail}"
        case tuple():
            return f"[{', '.join(outline(item) for item in node)}]"
        case s.Node():
            names = [f.name for f in dataclasses.fields(node) if f.name != "pos"]
            parts = [outline(getattr(node, name)) for name in names]
            while parts and parts[-1] == "-":
                parts.pop()
            return f"{type(node).__name__}({', '.join(parts)})"
        case _:
            return str(node)


# ------------------------------------------------------------------ forms

VALUES = [
    pytest.param("3", "3", id="a number"),
    pytest.param("d20", "1d20", id="a die"),
    pytest.param("2d6", "2d6", id="several dice"),
    pytest.param("x", "x", id="a name"),
    pytest.param("true", "true", id="true"),
    pytest.param("false", "false", id="false"),
    pytest.param("nothing", "nothing", id="nothing"),
    pytest.param("f()", "Call(f, [])", id="a call without values"),
    pytest.param("f(1, x)", "Call(f, [1, x])", id="a call"),
    pytest.param("f(g(1), x)", "Call(f, [Call(g, [1]), x])", id="a call in a call"),
    pytest.param("x.hp", "Field(x, hp)", id="a field"),
    pytest.param("x.steps(y, 1)", "Method(x, steps, [y, 1])", id="a query of something"),
    pytest.param("x.place.mark", "Field(Field(x, place), mark)", id="fields of fields"),
    pytest.param("xs[0]", "Index(xs, 0)", id="a part of a list"),
    pytest.param(
        "x.tools[i + 1].power",
        "Field(Index(Field(x, tools), Binary(+, i, 1)), power)",
        id="parts of parts",
    ),
    pytest.param("(3, 4)", "Coordinate(3, 4)", id="a space by its column and row"),
    pytest.param("(x + 1) * 2", "Binary(*, Binary(+, x, 1), 2)", id="brackets"),
    pytest.param("[x, y]", "ListOf([x, y])", id="a list"),
    pytest.param("[]", "ListOf([])", id="an empty list"),
    pytest.param("x - y + z", "Binary(+, Binary(-, x, y), z)", id="sums go from left to right"),
    pytest.param("x + y * z", "Binary(+, x, Binary(*, y, z))", id="products before sums"),
    pytest.param("x / y % z", "Binary(%, Binary(/, x, y), z)", id="quotients and remainders"),
    pytest.param("-x * y", "Binary(*, Unary(-, x), y)", id="a sign binds tightly"),
    pytest.param("--x", "Unary(-, Unary(-, x))", id="signs of signs"),
    pytest.param("x = 1", "Binary(=, x, 1)", id="equal"),
    pytest.param("x != 1", "Binary(!=, x, 1)", id="unequal"),
    pytest.param("x < 1", "Binary(<, x, 1)", id="less"),
    pytest.param("x <= 1", "Binary(<=, x, 1)", id="at most"),
    pytest.param("x > 1", "Binary(>, x, 1)", id="more"),
    pytest.param("x >= 1", "Binary(>=, x, 1)", id="at least"),
    pytest.param(
        "x and y or z and w", "Binary(or, Binary(and, x, y), Binary(and, z, w))", id="and before or"
    ),
    pytest.param("not x and y", "Binary(and, Unary(not, x), y)", id="not before and"),
    pytest.param("not x = y", "Unary(not, Binary(=, x, y))", id="not after comparing"),
    pytest.param("x if y else z", "IfElse(x, y, z)", id="one value or another"),
    pytest.param("x after hit y with z", "After(x, hit(y, with z))", id="a value after something"),
    pytest.param(
        "x if y else z if v else w", "IfElse(x, y, IfElse(z, v, w))", id="alternatives in a row"
    ),
    pytest.param("x in xs", "Member(x, xs, no)", id="member"),
    pytest.param("x not in xs", "Member(x, xs, yes)", id="no member"),
    pytest.param("x in 1..y + 1", "InRange(x, 1, Binary(+, y, 1))", id="a range"),
    pytest.param("x is ready", "Is(x, ready, [], no, no)", id="is a word"),
    pytest.param("x is a unit", "Is(x, unit, [], no, yes)", id="is a kind"),
    pytest.param("x is an ant", "Is(x, ant, [], no, yes)", id="is a kind with a vowel"),
    pytest.param("x is not ready", "Is(x, ready, [], yes, no)", id="is not a word"),
    pytest.param(
        "x is ready with y to z",
        "Is(x, ready, [[with, y], [to, z]], no, no)",
        id="is a word with a role",
    ),
    pytest.param("x is nothing", "Is(x, -, [], no, no)", id="is nothing"),
    pytest.param("x is not nothing", "Is(x, -, [], yes, no)", id="is not nothing"),
    pytest.param("x is on y", "IsPlaced(x, on y, no)", id="is on something"),
    pytest.param("x is in y", "IsPlaced(x, in y, no)", id="is in something"),
    pytest.param("x is at y", "IsPlaced(x, at y, no)", id="is at something"),
    pytest.param("x is within 3 of y", "IsPlaced(x, within 3 of y, no)", id="is within some steps"),
    pytest.param(
        "x is within 3", "IsPlaced(x, within 3, no)", id="is within some steps of the bearer"
    ),
    pytest.param(
        "x is not adjacent to y", "IsPlaced(x, adjacent y, yes)", id="is not beside something"
    ),
    pytest.param("count units", "Quantified(count, <units>)", id="count"),
    pytest.param("all units", "Quantified(all, <units>)", id="all"),
    pytest.param("any unit", "Quantified(any, <unit>)", id="any"),
    pytest.param("no unit", "Quantified(no, <unit>)", id="no"),
    pytest.param("all tired red units", "Quantified(all, <tired red units>)", id="adjectives"),
    pytest.param("all units within 3", "Quantified(all, <units; within 3>)", id="a noun within"),
    pytest.param(
        "all units within n + 1 of x",
        "Quantified(all, <units; within Binary(+, n, 1) of x>)",
        id="a noun within of",
    ),
    pytest.param(
        "all units adjacent to x", "Quantified(all, <units; adjacent x>)", id="a noun beside"
    ),
    pytest.param("all cards in hand", "Quantified(all, <cards; in hand>)", id="a noun in a place"),
    pytest.param("all units on x", "Quantified(all, <units; on x>)", id="a noun on a place"),
    pytest.param(
        "all units at (1, 2)",
        "Quantified(all, <units; at Coordinate(1, 2)>)",
        id="a noun at a place",
    ),
    pytest.param(
        "all units of player", "Quantified(all, <units; of player>)", id="a noun of a player"
    ),
    pytest.param(
        "all units where it.hp > 1",
        "Quantified(all, <units; where Binary(>, Field(it, hp), 1)>)",
        id="a noun with a condition",
    ),
    pytest.param(
        "all tired units of p within 2 of x where it.hp = 1",
        "Quantified(all, <tired units; of p; within 2 of x; where Binary(=, Field(it, hp), 1)>)",
        id="everything after a noun",
    ),
    pytest.param(
        "all n in numbers(1, 6) where n > 2",
        "Quantified(all, <n; in Call(numbers, [1, 6]); where Binary(>, n, 2)>)",
        id="a name for what is walked over",
    ),
    pytest.param("sum of it.hp for units", "Aggregate(sum, Field(it, hp), <units>)", id="a total"),
    pytest.param(
        "highest it.hp for units", "Aggregate(highest, Field(it, hp), <units>)", id="the highest"
    ),
    pytest.param(
        "lowest it.hp for units", "Aggregate(lowest, Field(it, hp), <units>)", id="the lowest"
    ),
    pytest.param(
        "best units by lowest it.hp",
        "Best(<units>, [Order(Field(it, hp), no)], best)",
        id="the best",
    ),
    pytest.param(
        "best tired units by lowest it.hp, highest it.size",
        "Best(<tired units>, [Order(Field(it, hp), no), Order(Field(it, size), yes)], best)",
        id="the best by several measures",
    ),
    pytest.param(
        "sorted units by lowest it.hp",
        "Best(<units>, [Order(Field(it, hp), no)], sorted)",
        id="all of them in order",
    ),
    pytest.param("first xs", "Nth(first, xs)", id="the first"),
    pytest.param("last all units", "Nth(last, Quantified(all, <units>))", id="the last"),
    pytest.param("a unit within 3", "Pick(no, <unit; within 3>)", id="a choice of one"),
    pytest.param("an ant", "Pick(no, <ant>)", id="a choice with a vowel"),
    pytest.param("one of xs", "Pick(no, xs)", id="a choice from a list"),
    pytest.param("random unit", "Pick(yes, <unit>)", id="chance among some"),
    pytest.param("random one of xs", "Pick(yes, xs)", id="chance in a list"),
    pytest.param("  x   +  1   # more", "Binary(+, x, 1)", id="spaces and comments are nothing"),
    pytest.param("f(1,\n  2)", "Call(f, [1, 2])", id="inside brackets lines go on"),
]

STATEMENTS = [
    pytest.param("let x = 3", "[Let(x, 3)]", id="let"),
    pytest.param("x = x + 1", "[Assign(-, x, =, Binary(+, x, 1))]", id="a new value"),
    pytest.param("x.hp = 0", "[Assign(x, hp, =, 0)]", id="a new value of a field"),
    pytest.param("game.score += 1", "[Assign(game, score, +=, 1)]", id="more"),
    pytest.param("x.friend.hp -= 2", "[Assign(Field(x, friend), hp, -=, 2)]", id="less"),
    pytest.param(
        "(3, 4).mark = 1", "[Assign(Coordinate(3, 4), mark, =, 1)]", id="a new value of a space"
    ),
    pytest.param(
        "shift(x, 1, 0).friend.hp += 1",
        "[Assign(Field(Call(shift, [x, 1, 0]), friend), hp, +=, 1)]",
        id="a new value of what is asked for",
    ),
    pytest.param("rest", "[rest()]", id="a verb alone"),
    pytest.param("deal 2 x", "[deal(2, x)]", id="a verb and its values"),
    pytest.param(
        "deal 2 to x with y from z", "[deal(2, to x, with y, from z)]", id="a verb and its roles"
    ),
    pytest.param(
        "go to b from c with d at e on f in g of h by i for j",
        "[go(to b, from c, with d, at e, on f, in g, of h, by i, for j)]",
        id="prepositions",
    ),
    pytest.param(
        "go into k onto l against m over n using o through p within r",
        "[go(into k, onto l, against m, over n, using o, through p, within r)]",
        id="more prepositions",
    ),
    pytest.param("add 1 hp to x, at most 3", "[add(1, hp, to x, at most 3)]", id="at most"),
    pytest.param(
        "remove 1 hp from x, at least 1", "[remove(1, hp, from x, at least 1)]", id="at least"
    ),
    pytest.param(
        "deal (x.hp * 2) to y", "[deal(Binary(*, Field(x, hp), 2), to y)]", id="a value in brackets"
    ),
    pytest.param("emit harm 3 to x", "[Emit(harm(3, to x))]", id="emit"),
    pytest.param(
        "say \"{x} rests: 'well'\"", "[Say({x} rests: 'well', no)]", id="a line for the log"
    ),
    pytest.param('refuse "no {x}"', "[Say(no {x}, yes)]", id="why a game cannot begin"),
    pytest.param("stop", "[Plain(stop)]", id="stop"),
    pytest.param("break", "[Plain(break)]", id="break"),
    pytest.param("give x + 1", "[Give(Binary(+, x, 1))]", id="give"),
    pytest.param("win player", "[Win(player)]", id="win"),
    pytest.param("win all players", "[Win(Quantified(all, <players>))]", id="win together"),
    pytest.param("lose", "[Lose()]", id="lose"),
    pytest.param("lose p", "[Lose(p)]", id="a player loses"),
    pytest.param('award "Best" to p', "[Award(Best, p)]", id="a title"),
    pytest.param("tie", "[Plain(tie)]", id="tie"),
    pytest.param(
        "choose a unit within 5", "[Choose(-, -, <unit; within 5>, -, -, -, no)]", id="choose"
    ),
    pytest.param(
        "choose unit", "[Choose(-, -, <unit>, -, -, -, no)]", id="choose without an article"
    ),
    pytest.param(
        "choose a unit as x", "[Choose(-, -, <unit>, x, -, -, no)]", id="choose with a name"
    ),
    pytest.param(
        "choose a unit by x.owner",
        "[Choose(-, -, <unit>, -, Field(x, owner), -, no)]",
        id="choose by somebody",
    ),
    pytest.param(
        "choose one of xs as y by p", "[Choose(-, -, xs, y, p, -, no)]", id="choose from a list"
    ),
    pytest.param(
        'choose a unit as x by p: "who goes first?"',
        "[Choose(-, -, <unit>, x, p, who goes first?, no)]",
        id="choose with words",
    ),
    pytest.param(
        "choose 2 units as xs by player",
        "[Choose(2, 2, <units>, xs, player, -, no)]",
        id="choose several",
    ),
    pytest.param(
        "choose up to n units as xs", "[Choose(0, n, <units>, xs, -, -, no)]", id="choose up to"
    ),
    pytest.param(
        "choose any number of units as xs",
        "[Choose(0, 1000000000, <units>, xs, -, -, no)]",
        id="choose any number",
    ),
    pytest.param(
        "choose a unit or nothing as x",
        "[Choose(-, -, <unit>, x, -, -, yes)]",
        id="choose or nothing",
    ),
    pytest.param(
        "choose 2 units as xs such that count(xs) > 1 by p",
        "[Choose(2, 2, <units>, xs, p, -, no, Binary(>, Call(count, [xs]), 1))]",
        id="choose some that fit together",
    ),
    pytest.param("may rest", "[May(-, rest(), [])]", id="may"),
    pytest.param(
        "place ant at s for p as x", "[place(ant, at s, for p, as x)]", id="a piece with a name"
    ),
    pytest.param("may by p rest 1", "[May(p, rest(1), [])]", id="may by somebody"),
    pytest.param("may pay 1: gain 2; rest", "[May(-, pay(1), [gain(2), rest()])]", id="may pay"),
    pytest.param("may:\n  rest\n  gain 2", "[May(-, -, [rest(), gain(2)])]", id="may in a block"),
    pytest.param("may by p: rest", "[May(p, -, [rest()])]", id="may by somebody in a block"),
    pytest.param(
        "choose one: rest | gain 2", "[ChooseOne(-, [[rest()], [gain(2)]])]", id="one of several"
    ),
    pytest.param(
        "choose one by p: rest | gain 2 | stop",
        "[ChooseOne(p, [[rest()], [gain(2)], [Plain(stop)]])]",
        id="one of several by somebody",
    ),
    pytest.param(
        "choose one:\n  rest; gain 2\n  if x: stop",
        "[ChooseOne(-, [[rest(), gain(2)], [If(x, [Plain(stop)], [])]])]",
        id="one alternative a line",
    ),
    pytest.param("turn of p: move", "[Turn(p, one, [move()], no)]", id="a turn"),
    pytest.param(
        "turn of all players at once: move",
        "[Turn(Quantified(all, <players>), once, [move()], no)]",
        id="a turn of several players at once",
    ),
    pytest.param(
        "turn of any of ps: outing of x, move or pass",
        "[Turn(ps, any, [outing(of x), move()], yes)]",
        id="a turn that several players share",
    ),
    pytest.param(
        "turn of p.next: move, hit or pass",
        "[Turn(Field(p, next), one, [move(), hit()], yes)]",
        id="a turn with several actions",
    ),
    pytest.param(
        "turn of p: move or pass if p.done",
        "[Turn(p, one, [move()], yes, Field(p, done))]",
        id="a turn that may be passed sometimes",
    ),
    pytest.param("open reply of x", "[Open(reply(of x))]", id="open"),
    pytest.param("run main", "[Run(main())]", id="run"),
    pytest.param("run main of x", "[Run(main(of x))]", id="run with something"),
    pytest.param("resolve x", "[Resolve(x)]", id="resolve"),
    pytest.param("resolve x by p.next", "[Resolve(x, Field(p, next))]", id="resolve by somebody"),
    pytest.param("expire round", "[Expire(round)]", id="expire"),
    pytest.param("expire wave after 3", "[Expire(wave, 3)]", id="expire after some ends"),
    pytest.param("renew wave", "[Renew(wave)]", id="renew"),
    pytest.param("expire turn of p", "[Expire(turn of p)]", id="expire a period of somebody"),
    pytest.param(
        "for 3 rounds: size at most 2 to x",
        "[Until(round, 3, [Modifier(most, size, 2, x)])]",
        id="for several periods",
    ),
    pytest.param(
        "until end of round: +1 size to x; -2 reach",
        "[Until(round, -, [Modifier(add, size, 1, x), Modifier(add, reach, Unary(-, 2))])]",
        id="until end of",
    ),
    pytest.param(
        "until end of round:\n  *2 size\n  size: 4",
        "[Until(round, -, [Modifier(times, size, 2), Modifier(set, size, 4)])]",
        id="until end of, in a block",
    ),
    pytest.param("if x: rest", "[If(x, [rest()], [])]", id="if"),
    pytest.param("if x: rest\nelse: gain 2", "[If(x, [rest()], [gain(2)])]", id="if else"),
    pytest.param(
        "if x: rest\nelse if y: gain 2\nelse: stop",
        "[If(x, [rest()], [If(y, [gain(2)], [Plain(stop)])])]",
        id="else if",
    ),
    pytest.param(
        "if x:\n  if y: rest\n  else: stop",
        "[If(x, [If(y, [rest()], [Plain(stop)])], [])]",
        id="if in if",
    ),
    pytest.param(
        "while x > 0: x -= 1", "[While(Binary(>, x, 0), [Assign(-, x, -=, 1)])]", id="while"
    ),
    pytest.param("repeat: break", "[Repeat(-, [Plain(break)])]", id="repeat"),
    pytest.param(
        "repeat n + 1 times: rest", "[Repeat(Binary(+, n, 1), [rest()])]", id="repeat some times"
    ),
    pytest.param("for each unit: rest", "[ForEach(<unit>, -, [], [rest()])]", id="for each"),
    pytest.param(
        "for each tired unit within 2 as u: rest",
        "[ForEach(<tired unit; within 2>, u, [], [rest()])]",
        id="for each with a name",
    ),
    pytest.param(
        "for each unit as u by lowest u.hp, highest u.size: rest",
        "[ForEach(<unit>, u, [Order(Field(u, hp), no), Order(Field(u, size), yes)], [rest()])]",
        id="for each in order",
    ),
    pytest.param(
        "for each x in xs: rest", "[ForEach(<x; in xs>, -, [], [rest()])]", id="for each in a list"
    ),
    pytest.param("rest; gain 2; stop", "[rest(), gain(2), Plain(stop)]", id="statements in a row"),
    pytest.param(
        "rest\ngain 2\n\nstop", "[rest(), gain(2), Plain(stop)]", id="statements on lines"
    ),
    pytest.param(
        "rest; if x: gain 2; stop",
        "[rest(), If(x, [gain(2), Plain(stop)], [])]",
        id="a row ends with a block",
    ),
    pytest.param("rest # one\n# two\ngain 2", "[rest(), gain(2)]", id="comments between lines"),
    pytest.param(
        "if x:\n  while y:\n    rest\nstop",
        "[If(x, [While(y, [rest()])], []), Plain(stop)]",
        id="deeper and back",
    ),
]

ABILITIES = [
    pytest.param("on harm: rest", "[Ability([Trigger(on, harm, no, [])], [rest()])]", id="on"),
    pytest.param(
        "on any harm: rest", "[Ability([Trigger(on, harm, yes, [])], [rest()])]", id="on any"
    ),
    pytest.param(
        "before harm: rest", "[Ability([Trigger(before, harm, no, [])], [rest()])]", id="before"
    ),
    pytest.param(
        "instead of harm: rest",
        "[Ability([Trigger(instead, harm, no, [])], [rest()])]",
        id="instead of",
    ),
    pytest.param(
        "on harm to self: rest",
        "[Ability([Trigger(on, harm, no, [[to, self]])], [rest()])]",
        id="a role",
    ),
    pytest.param(
        "on harm to self from x.friend: rest",
        "[Ability([Trigger(on, harm, no, [[to, self], [from, Field(x, friend)]])], [rest()])]",
        id="several roles",
    ),
    pytest.param(
        "on harm where amount > 1: rest",
        "[Ability([Trigger(on, harm, no, [], Binary(>, amount, 1))], [rest()])]",
        id="where",
    ),
    pytest.param(
        "before any harm to x from y where z: rest",
        "[Ability([Trigger(before, harm, yes, [[to, x], [from, y]], z)], [rest()])]",
        id="everything of a trigger",
    ),
    pytest.param(
        "while self.hp = 1: +1 size",
        "[Ability([Condition(Binary(=, Field(self, hp), 1))], [Modifier(add, size, 1)])]",
        id="while",
    ),
    pytest.param(
        "on harm, while self.tired: rest",
        "[Ability([Trigger(on, harm, no, []), Condition(Field(self, tired))], [rest()])]",
        id="while after a comma",
    ),
    pytest.param("once per round: rest", "[Ability([Limit(1, round)], [rest()])]", id="once per"),
    pytest.param(
        "once per turn of p: rest",
        "[Ability([Limit(1, turn of p)], [rest()])]",
        id="once per period of somebody",
    ),
    pytest.param(
        "2 times per round: rest", "[Ability([Limit(2, round)], [rest()])]", id="times per"
    ),
    pytest.param("2 coins: rest", "[Ability([Cost(2, coins)], [rest()])]", id="a cost"),
    pytest.param("use: rest", "[Ability([Use()], [rest()])]", id="use"),
    pytest.param(
        '"Deep Sleep", use: rest',
        "[Ability([Named(Deep Sleep), Use()], [rest()])]",
        id="a name",
    ),
    pytest.param("aura 2: +1 size", "[Ability([Aura(2)], [Modifier(add, size, 1)])]", id="an aura"),
    pytest.param(
        "aura self.reach of tired units: +1 size",
        "[Ability([Aura(Field(self, reach), <tired units>)], [Modifier(add, size, 1)])]",
        id="an aura of some",
    ),
    pytest.param(
        "once per round, 1 coin, while x, use: rest",
        "[Ability([Limit(1, round), Cost(1, coin), Condition(x), Use()], [rest()])]",
        id="prefixes in a row",
    ),
    pytest.param("+1 size", "[Ability([], [Modifier(add, size, 1)])]", id="add"),
    pytest.param("-2 size", "[Ability([], [Modifier(add, size, Unary(-, 2))])]", id="take away"),
    pytest.param("*2 size", "[Ability([], [Modifier(times, size, 2)])]", id="multiply"),
    pytest.param("size: 4", "[Ability([], [Modifier(set, size, 4)])]", id="replace"),
    pytest.param("size at least 1", "[Ability([], [Modifier(least, size, 1)])]", id="a least"),
    pytest.param("size at most 5", "[Ability([], [Modifier(most, size, 5)])]", id="a most"),
    pytest.param(
        "+1 size to self.friend",
        "[Ability([], [Modifier(add, size, 1, Field(self, friend))])]",
        id="change of somebody",
    ),
    pytest.param(
        "+(count units) size",
        "[Ability([], [Modifier(add, size, Quantified(count, <units>))])]",
        id="a change by what is counted",
    ),
    pytest.param(
        "+1 size; -1 reach",
        "[Ability([], [Modifier(add, size, 1), Modifier(add, reach, Unary(-, 1))])]",
        id="several changes",
    ),
    pytest.param("gain 2; rest", "[Ability([], [gain(2), rest()])]", id="without a prefix"),
    pytest.param(
        "on harm:\n  rest\n  gain 2",
        "[Ability([Trigger(on, harm, no, [])], [rest(), gain(2)])]",
        id="a block",
    ),
    pytest.param(
        "on harm: rest\n\n+1 size # more\nuse: rest",
        "[Ability([Trigger(on, harm, no, [])], [rest()]), Ability([], [Modifier(add, size, 1)]), Ability([Use()], [rest()])]",
        id="one a line",
    ),
]

SIGNATURES = [
    pytest.param("rest", "Signature(rest, [], [])", id="a name alone"),
    pytest.param("deal n x", "Signature(deal, [n, x], [])", id="parameters"),
    pytest.param(
        "deal n to target from giver",
        "Signature(deal, [n], [[to, target], [from, giver]])",
        id="prepositions",
    ),
]

TYPES = [
    pytest.param("number", "Typing(TypeText(name, number))", id="a type"),
    pytest.param("list of unit", "Typing(TypeText(list, -, TypeText(name, unit)))", id="a list"),
    pytest.param(
        "list of list of space",
        "Typing(TypeText(list, -, TypeText(list, -, TypeText(name, space))))",
        id="lists of lists",
    ),
    pytest.param("unit definition", "Typing(TypeText(definition, unit))", id="a definition"),
    pytest.param(
        "nothing or unit", "Typing(TypeText(optional, -, TypeText(name, unit)))", id="nothing or"
    ),
    pytest.param(
        "unit = self.friend", "Typing(TypeText(name, unit), Field(self, friend))", id="a default"
    ),
]


@pytest.mark.parametrize(("text", "expected"), VALUES)
def test_a_value_becomes_a_tree(text: str, expected: str) -> None:
    assert outline(parse_expression(text)) == expected


@pytest.mark.parametrize(("text", "expected"), STATEMENTS)
def test_a_block_becomes_its_statements_in_order(text: str, expected: str) -> None:
    assert outline(parse_block(text)) == expected


@pytest.mark.parametrize(("text", "expected"), ABILITIES)
def test_effects_become_abilities_with_prefixes_and_bodies(text: str, expected: str) -> None:
    assert outline(parse_effects(text)) == expected


@pytest.mark.parametrize(("text", "expected"), SIGNATURES)
def test_a_signature_becomes_parameters_and_prepositions(text: str, expected: str) -> None:
    assert outline(parse_signature(text)) == expected


@pytest.mark.parametrize(("text", "expected"), TYPES)
def test_a_type_becomes_a_tree(text: str, expected: str) -> None:
    assert outline(parse_typing(text)) == expected


def by_lark(start: str, text: str) -> object:
    """The tree as Lark and the transformer make it, without the shorter ways of `parse`."""
    return ToSyntax().transform(lark_parser().parse(text + "\n", start=start))


ALL = [
    pytest.param(start, param.values[0], id=param.id)
    for start, table in (
        ("expression", VALUES),
        ("block", STATEMENTS),
        ("effects", ABILITIES),
        ("signature", SIGNATURES),
        ("typing", TYPES),
    )
    for param in table
]


@pytest.mark.parametrize(("start", "text"), ALL)
def test_the_short_ways_of_the_parser_lead_to_the_same_trees(start: str, text: str) -> None:
    """Positions and all; but for the line end that the parser adds to a text."""
    assert same_ends(PARSERS[start](text), text) == same_ends(by_lark(start, text), text)


def same_ends(tree: object, text: str) -> str:
    """A tree in full, where what ends behind the text ends with the text."""
    return re.sub(rf"pos=\((\d+), {len(text) + 1}\)", rf"pos=(\1, {len(text)})", repr(tree))


def test_the_tables_above_hold_every_form_of_the_trees() -> None:
    """A new node in `compiler.language.syntax` needs a row above."""
    seen = {
        type(node).__name__
        for start, text in [param.values for param in ALL]
        for node in nodes(PARSERS[str(start)](str(text)))
    }
    known = {
        name
        for name, value in vars(s).items()
        if isinstance(value, type) and issubclass(value, s.Node) and value is not s.Node
    }
    assert seen == known


# ------------------------------------------------------------------ where things stand


def nodes(value: object) -> Iterator[s.Node]:
    """All nodes of a tree, the outer ones first."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, s.Node):
        yield value
        for part in dataclasses.fields(value):
            yield from nodes(getattr(value, part.name))


@pytest.mark.parametrize(
    ("start", "text", "stretches"),
    [
        pytest.param(
            "expression",
            "x.hp + f(y, 2) * 3",
            {
                "Binary": ["x.hp + f(y, 2) * 3", "f(y, 2) * 3"],
                "Field": ["x.hp"],
                "Call": ["f(y, 2)"],
                "Name": ["x", "y"],
                "Number": ["2", "3"],
            },
            id="values",
        ),
        pytest.param(
            "expression",
            "  count tired units within 3 of x where it.hp in 1..4",
            {
                "Quantified": ["count tired units within 3 of x where it.hp in 1..4"],
                "NounPhrase": ["tired units within 3 of x where it.hp in 1..4"],
                "Modifying": ["within 3 of x", "where it.hp in 1..4"],
                "InRange": ["it.hp in 1..4"],
                "Word": ["tired", "units", "hp"],
            },
            id="nouns",
        ),
        pytest.param(
            "block",
            "if x:\n  deal 2 to y, at most 3 ; stop\nelse: emit harm 1",
            {
                "Do": ["deal 2 to y, at most 3"],
                "Plain": ["stop"],
                "Emit": ["emit harm 1"],
                "Phrase": ["deal 2 to y, at most 3", "harm 1"],
            },
            id="statements",
        ),
        pytest.param(
            "effects",
            "once per round, 1 coin, aura 2 of units: -2 size to x",
            {
                "Limit": ["once per round"],
                "Cost": ["1 coin"],
                "Aura": ["aura 2 of units"],
                "Modifier": ["-2 size to x"],
            },
            id="abilities",
        ),
        pytest.param(
            "effects",
            "instead of any harm to self where x: rest",
            {"Trigger": ["any harm to self where x"]},
            id="a trigger",
        ),
        pytest.param(
            "signature", "deal n to who", {"Word": ["deal", "n", "to", "who"]}, id="signatures"
        ),
        pytest.param(
            "typing", "list of unit = x", {"TypeText": ["list of unit", "unit"]}, id="types"
        ),
    ],
)
def test_every_part_knows_the_stretch_it_was_written_in(
    start: str, text: str, stretches: dict[str, list[str]]
) -> None:
    tree = PARSERS[start](text)
    for name, expected in stretches.items():
        found = [text[slice(*n.pos)] for n in nodes(tree) if type(n).__name__ == name]
        assert found == expected, name


def check_positions(text: str, tree: object) -> None:
    """Parts lie inside their wholes, and names and numbers exactly where they are written."""
    for node in nodes(tree):
        start, end = node.pos
        # A block reaches to the end of its last line, which may be the one the parser adds.
        assert 0 <= start < end <= len(text) + 1
        for inner in nodes(tuple(getattr(node, f.name) for f in dataclasses.fields(node))):
            assert start <= inner.pos[0] <= inner.pos[1] <= end
        if isinstance(node, (s.Word, s.Name)):
            assert text[start:end] == node.text
        elif isinstance(node, s.Dice):
            assert text[start:end] in (f"d{node.sides}", f"{node.count}d{node.sides}")


@pytest.mark.parametrize(("start", "text"), ALL)
def test_parts_lie_inside_their_wholes(start: str, text: str) -> None:
    check_positions(text, PARSERS[start](text))


# ------------------------------------------------------------------ mistakes


@pytest.mark.parametrize(
    ("start", "marked", "message", "help"),
    [
        pytest.param(
            "effects",
            "on crit «poison» 1",
            "`poison` is not allowed here: expected `,` or `:`",
            "a condition or trigger ends with `:`",
            id="a trigger without its colon",
        ),
        pytest.param(
            "effects",
            "2 coins «hit»",
            "`hit` is not allowed here: expected `,` or `:`",
            "a condition or trigger ends with `:`",
            id="a cost without its colon",
        ),
        pytest.param(
            "effects",
            "on «:» x",
            "`:` is not allowed here: expected `any` or a name",
            None,
            id="a trigger without an event",
        ),
        pytest.param(
            "effects",
            "«On» crit: x",
            "`On` does not belong here",
            "write `on`",
            id="a capital",
        ),
        pytest.param(
            "effects",
            "aura«:» +1 size",
            "`:` is not allowed here: expected a name, a number or dice such as `d20`",
            None,
            id="an aura without its reach",
        ),
        pytest.param(
            "expression",
            'x = «"a"»',
            '`"a"` is not allowed here: expected a name, a number or dice such as `d20`',
            "names are written without quotes",
            id="double quotes",
        ),
        pytest.param(
            "expression",
            "«'»x'",
            "`'` has no meaning here",
            "names are written without quotes",
            id="single quotes",
        ),
        pytest.param(
            "expression",
            "x =«=» 3",
            "`=` is not allowed here: expected a name, a number or dice such as `d20`",
            "write `=` to compare",
            id="two signs to compare",
        ),
        pytest.param(
            "expression",
            "x «&»& y",
            "`&` has no meaning here",
            "write `and` instead of `&&`",
            id="a sign of other languages",
        ),
        pytest.param(
            "block",
            "place x at s as «a»",
            "something is missing after this: a name",
            "`a` is a word of the language: choose another name",
            id="an article for a name",
        ),
        pytest.param(
            "block",
            "gain r «if» r > 6",
            "a condition comes before what it applies to",
            "the condition comes first: `if r > 6: gain r`",
            id="a condition behind",
        ),
        pytest.param(
            "block",
            "gain «1234567890»",
            "a number has at most 9 digits",
            "write a smaller number",
            id="a number that is too long",
        ),
        pytest.param(
            "expression",
            "«999999999»d6",
            "no more than 999 dice are rolled",
            "write a smaller number",
            id="too many dice",
        ),
        pytest.param(
            "expression",
            "x«)»",
            "this `)` closes nothing",
            "add a `(`, or remove it",
            id="a bracket too many",
        ),
        pytest.param(
            "expression",
            "«(»x",
            "this `(` is never closed",
            "add the closing `)`",
            id="a bracket too few",
        ),
        pytest.param(
            "expression",
            "x «+» ",
            "something is missing after this: a name, a number or dice such as `d20`",
            None,
            id="half a sum",
        ),
        pytest.param(
            "expression",
            "x «+»",
            "something is missing after this: a name, a number or dice such as `d20`",
            None,
            id="half a sum at the very end",
        ),
        pytest.param(
            "expression",
            "all «'»x'",
            "`'` has no meaning here",
            "names are written without quotes",
            id="a noun in quotes",
        ),
        pytest.param(
            "expression",
            "x «y» z",
            "`y` is not allowed here: expected the end or the end of the line",
            None,
            id="two values",
        ),
        pytest.param(
            "block",
            "if «x»\n  hit",
            "something is missing after this: `:`",
            "a condition or trigger ends with `:`",
            id="an if without its colon",
        ),
        pytest.param(
            "block",
            "if x: hit\nelse «hit»",
            "`hit` is not allowed here: expected `:` or `if`",
            "a condition or trigger ends with `:`",
            id="an else without its colon",
        ),
        pytest.param(
            "block",
            "if x«:»\nhit",
            "nothing follows this `:`",
            "write what happens after it, or indent the lines below",
            id="a block that is not indented",
        ),
        pytest.param(
            "block",
            "if x«:»",
            "nothing follows this `:`",
            "write what happens after it, or indent the lines below",
            id="a block that is not there",
        ),
        pytest.param(
            "block",
            "hit\n  «h»it\n",
            "this line is indented, but the line before does not open a block",
            "end the line before with `:`, or move this line to the left",
            id="a line too far to the right",
        ),
        pytest.param(
            "block",
            "if x:\n    hit\n  «h»it",
            "this line is indented by a different amount than the lines around it",
            "indent the lines of one block alike",
            id="a line between two blocks",
        ),
        pytest.param(
            "block",
            "if x:\n   «h»it\n  hit\nhit",
            "this line is indented by a different amount than the lines around it",
            "indent the lines of one block alike",
            id="a line with an odd number of blanks",
        ),
        pytest.param(
            "block",
            "«h»it\n hit\n if x: hit\n hit",
            "this line is indented by a different amount than the lines around it",
            "indent the lines of one block alike",
            id="a first line too far to the left",
        ),
        pytest.param(
            "block",
            "hit «(»x\nhit y",
            "this `(` is never closed",
            "add the closing `)`",
            id="a bracket open at the end of its line",
        ),
        pytest.param(
            "block",
            "hit [x«)»",
            "`)` is written where `]` is expected",
            "write `]`",
            id="a bracket of another sort",
        ),
        pytest.param(
            "block",
            "«lte» x = 3",
            "`lte` is not allowed here",
            "did you mean `let`?",
            id="a misspelt word at the beginning",
        ),
        pytest.param(
            "block",
            "for «eahc» unit where it.hp = 1: hit it",
            "`eahc` is not allowed here",
            "did you mean `each`?",
            id="a misspelt word in the middle",
        ),
        pytest.param(
            "expression",
            "all units «wheer» it.hp = 1",
            "`wheer` is not allowed here",
            "did you mean `where`?",
            id="a misspelt word before a condition",
        ),
        pytest.param(
            "block",
            "let «=» 3",
            "`=` is not allowed here: expected a name",
            "`let` is a word of the language: choose another name",
            id="a let of nothing",
        ),
        pytest.param(
            "block",
            "let x «3»",
            "`3` is not allowed here: expected `=`",
            None,
            id="a let without `=`",
        ),
        pytest.param(
            "block",
            "for each«:» x",
            "`:` is not allowed here: expected a name",
            None,
            id="for each of nothing",
        ),
        pytest.param(
            "block",
            "hit é".replace("é", "«é»"),
            "`é` has no meaning here",
            None,
            id="a letter of other alphabets",
        ),
        pytest.param(
            "block",
            "«h»it | rest",
            "`choose one:` is missing before this",
            "write `choose one:` here",
            id="alternatives of nothing",
        ),
        pytest.param(
            "block",
            "turn of «p»",
            "something is missing after this: `+`, `-` or `:`",
            "a condition or trigger ends with `:`",
            id="a turn without actions",
        ),
        pytest.param(
            "block",
            "choose one: hi«t»",
            "something is missing after this: `|`",
            "a choice has two alternatives or more: `choose one: ... | ...`",
            id="one alternative",
        ),
        pytest.param(
            "block",
            "for «foe» within 2: x",
            "`for` wants `each`",
            "write `for each foe ...:`, or `for 3 rounds: ...` for a change that lasts",
            id="for without each",
        ),
        pytest.param(
            "signature",
            "deal «N»",
            "`N` does not belong here",
            "write `n`",
            id="a parameter in capitals",
        ),
        pytest.param(
            "signature",
            "offer by seller with n «gift» for m wish",
            "`gift` is not allowed here: expected the end or the end of the line",
            "each preposition takes one parameter; the others come before the first one",
            id="parameters after two prepositions",
        ),
        pytest.param(
            "signature",
            "deal n t«o»",
            "something is missing after this: a name",
            None,
            id="a preposition alone",
        ),
        pytest.param(
            "typing",
            "list «number»",
            "`number` is not allowed here: expected `of`",
            "write `of` here",
            id="a list of what",
        ),
    ],
)
def test_a_mistake_is_shown_at_its_place_with_what_was_hoped_for(
    start: str, marked: str, message: str, help: str | None
) -> None:
    text, [mark] = unmarked(marked)
    with pytest.raises(LanguageError) as caught:
        PARSERS[start](text)
    error = caught.value
    scalar = Scalar(
        text, text, Span("a", 1, 1), tuple((n, 1) for n in range(1, text.count("\n") + 2))
    )
    assert error.message == message
    assert at(scalar.at(error.start, error.length)) == mark
    assert error.help == help


@pytest.mark.parametrize(
    ("text", "word"),
    [
        pytest.param("let if = 3", "if", id="a name that is a word of the language"),
        pytest.param("let a = 3", "a", id="a name that is an article"),
        pytest.param("choose a unit as not", "not", id="a choice called like a word"),
        pytest.param("let list = 1", "list", id="a list called so"),
        pytest.param("let sorted = 1", "sorted", id="an order called so"),
        pytest.param("else: x", "else", id="an else without its if"),
    ],
)
def test_a_word_of_the_language_is_no_name(text: str, word: str) -> None:
    with pytest.raises(LanguageError) as caught:
        parse_block(text)
    assert f"`{word}`" in caught.value.message


@pytest.mark.parametrize("start", STARTS)
def test_an_empty_text_is_a_mistake_without_odd_advice(start: str) -> None:
    with pytest.raises(LanguageError) as caught:
        PARSERS[start]("")
    assert caught.value.help is None


# ------------------------------------------------------------------ in the file

IN_FILES = [
    pytest.param(
        "- unit: wasp\n  source: designed\n  effects: |\n    +1 size\n    on «:» mark 1\n",
        id="the second line of a block",
    ),
    pytest.param(
        "- unit: wasp\n  source: designed\n  effects: |\n\n    # more\n    use:\n"
        "      mark 1\n      if «=» 3: mark 2\n",
        id="deep in a block with empty lines and comments",
    ),
    pytest.param(
        "- unit: wasp\n  source: designed\n  effects: '+1 size «&»'\n", id="a quoted text"
    ),
    pytest.param(
        "- unit: wasp\n  source: designed\n  effects: on harm «mark» 1\n", id="a plain text"
    ),
    pytest.param(
        "- unit: wasp\n  source: designed\n  effects:\n    - +1 size\n    - on harm«;» mark 1\n",
        id="a list of texts",
    ),
    pytest.param(
        "- unit: wasp\n  source: designed\n  effects:\n    - on harm: mark «&» 1\n",
        id="a list whose line looks like a key",
    ),
    pytest.param(
        "- query: half n\n  takes: {n: number}\n  source: designed\n  is: n / «&»\n",
        id="an expression",
    ),
    pytest.param("- verb: rest «1»\n  source: designed\n  do: mark 1\n", id="a signature"),
    pytest.param(
        "- verb: rest n\n  takes: {n: number «2»}\n  source: designed\n  do: mark n\n", id="a type"
    ),
    pytest.param(
        "- action: go s\n  source: designed\n  choose: {s: all «&» spaces}\n  do: mark 1\n",
        id="what an action chooses from",
    ),
    pytest.param(
        "- noun: foe\n  source: designed\n  of: unit\n  where: it.hp «&» 3\n", id="a noun"
    ),
]


@pytest.mark.parametrize("marked", IN_FILES)
def test_a_mistake_is_shown_where_it_stands_in_the_file(tmp_path: Path, marked: str) -> None:
    text, [mark] = unmarked(marked)
    report = compile_text(tmp_path, {"base.yaml": BASE + scenario("mark 1"), "more.yaml": text})
    found = [d for d in report.sorted() if d.code == "E0301"]
    assert [(d.span.path, at(d.span)) for d in found] == [("content/demo/more.yaml", mark)], told(
        report.sorted()
    )


def test_every_mistake_of_a_text_with_several_lines_is_told(tmp_path: Path) -> None:
    """Documents are read one by one: a mistake in one does not hide those in others."""
    marked = "".join(
        f"- verb: v{n} n\n  takes: {{n: number}}\n  source: designed\n  do: mark n «&» 1\n"
        for n in range(5)
    )
    text, marks = unmarked(marked)
    report = compile_text(tmp_path, {"base.yaml": BASE + scenario("mark 1"), "more.yaml": text})
    assert [at(d.span) for d in report.sorted() if d.code == "E0301"] == marks


def test_read_reports_the_mistake_and_gives_none() -> None:
    scalar = Scalar("x +", "x +", Span("a.yaml", 7, 5, 3), ((7, 5),))
    report = Report()
    assert read(scalar, "expression", report) is None
    [found] = report.diagnostics
    assert found.code == "E0301"
    assert (found.span.path, found.span.line) == ("a.yaml", 7)


# ------------------------------------------------------------------ no text crashes the parser

WORDS = re.findall(
    r"""\S+""",
    """
on before instead of any while once per times aura use if else let emit stop break give win lose
tie choose a an one up to may by turn open run resolve expire renew at least most as in is not nothing
true false count all no sum highest lowest for best first last random where within adjacent until
end repeat each list definition and or x y hp foe 0 2 13 d20 2d6 f( : ; , . .. = += -= - + * / % (
) [ ] < >= != | # ' " & é X
""",
)
ROWS = ["\n", "\n\n", "\n  ", "\n    ", "\n\t", "\r\n", "\r", "\0", " # x\n", "or pass"]


def safe_parse(start: str, text: str) -> None:
    mistake: LanguageError | None = None
    try:
        check_positions(text, PARSERS[start](text))
    except LanguageError as error:
        mistake = error
    if mistake is not None:
        assert mistake.message
        assert 0 <= mistake.start <= len(text)
        assert mistake.length >= 1


@given(st.sampled_from(STARTS), st.lists(st.sampled_from(WORDS + ROWS), max_size=16))
def test_no_row_of_words_crashes_the_parser(start: str, words: list[str]) -> None:
    safe_parse(start, " ".join(words))


@given(st.sampled_from(STARTS), st.text(max_size=40))
def test_no_text_crashes_the_parser(start: str, text: str) -> None:
    safe_parse(start, text)


@dataclasses.dataclass(frozen=True, slots=True)
class Sample:
    """A text, and the outline of the tree it must become."""

    text: str
    tree: str


NAMES = st.sampled_from(["x", "y", "self", "it", "target", "hp_2", "counts", "ally", "non"])
ATOMS = st.one_of(
    NAMES.map(lambda name: Sample(name, name)),
    st.integers(0, 99).map(lambda n: Sample(str(n), str(n))),
    st.integers(2, 20).map(lambda n: Sample(f"d{n}", f"1d{n}")),
    st.sampled_from(["true", "false", "nothing"]).map(lambda word: Sample(word, word)),
    st.tuples(NAMES, NAMES).map(lambda p: Sample(f"{p[0]}.{p[1]}", f"Field({p[0]}, {p[1]})")),
)


def larger(parts: st.SearchStrategy[Sample]) -> st.SearchStrategy[Sample]:
    """Values made of values; brackets round each, so that nothing depends on what binds first."""
    pair = st.tuples(parts, parts)
    signs = st.sampled_from(["+", "-", "*", "/", "%", "=", "!=", "<", ">", "<=", ">=", "and", "or"])
    return st.one_of(
        st.tuples(signs, pair).map(
            lambda p: Sample(
                f"({p[1][0].text} {p[0]} {p[1][1].text})",
                f"Binary({p[0]}, {p[1][0].tree}, {p[1][1].tree})",
            )
        ),
        parts.map(lambda v: Sample(f"(not {v.text})", f"Unary(not, {v.tree})")),
        parts.map(lambda v: Sample(f"(-{v.text})", f"Unary(-, {v.tree})")),
        pair.map(lambda p: Sample(f"({p[0].text}, {p[1].text})", outlined("Coordinate", *p))),
        pair.map(lambda p: Sample(f"({p[0].text} in {p[1].text})", outlined("Member", *p, "no"))),
        st.tuples(parts, parts, parts).map(
            lambda p: Sample(
                f"({p[0].text} if {p[1].text} else {p[2].text})", outlined("IfElse", *p)
            )
        ),
        st.lists(parts, max_size=3).map(
            lambda v: Sample(
                f"[{', '.join(p.text for p in v)}]", f"ListOf([{', '.join(p.tree for p in v)}])"
            )
        ),
        st.tuples(NAMES, st.lists(parts, max_size=3)).map(
            lambda p: Sample(
                f"{p[0]}({', '.join(v.text for v in p[1])})",
                f"Call({p[0]}, [{', '.join(v.tree for v in p[1])}])",
            )
        ),
        parts.map(
            lambda v: Sample(
                f"(count units where {v.text})", f"Quantified(count, <units; where {v.tree}>)"
            )
        ),
    )


def outlined(name: str, *parts: Sample | str) -> str:
    return f"{name}({', '.join(p if isinstance(p, str) else p.tree for p in parts)})"


VALUE = st.recursive(ATOMS, larger, max_leaves=12)


@given(VALUE)
def test_a_value_that_is_written_out_is_read_as_it_was(value: Sample) -> None:
    tree = parse_expression(value.text)
    assert outline(tree) == value.tree
    check_positions(value.text, tree)


SIMPLE = st.one_of(
    st.just(Sample("stop", "Plain(stop)")),
    ATOMS.map(lambda v: Sample(f"let z = {v.text}", f"Let(z, {v.tree})")),
    ATOMS.map(lambda v: Sample(f"x.hp -= {v.text}", f"Assign(x, hp, -=, {v.tree})")),
    st.tuples(ATOMS, ATOMS).map(
        lambda p: Sample(f"deal {p[0].text} to {p[1].text}", f"deal({p[0].tree}, to {p[1].tree})")
    ),
)


def blocks(lines: st.SearchStrategy[Sample]) -> st.SearchStrategy[Sample]:
    """Statements with a block below them."""
    body = st.lists(lines, min_size=1, max_size=3)

    def made(head: str, name: str, statements: list[Sample], tail: str = "") -> Sample:
        rows = "\n".join(s.text for s in statements).split("\n")
        text = "\n".join([f"{head}:", *[f"  {row}" for row in rows]])
        return Sample(text, f"{name}[{', '.join(s.tree for s in statements)}]{tail})")

    return st.one_of(
        st.tuples(ATOMS, body).map(
            lambda p: made(f"if {p[0].text}", f"If({p[0].tree}, ", p[1], ", []")
        ),
        st.tuples(ATOMS, body).map(
            lambda p: made(f"while {p[0].text}", f"While({p[0].tree}, ", p[1])
        ),
        body.map(lambda b: made("repeat 3 times", "Repeat(3, ", b)),
        body.map(lambda b: made("for each unit as u", "ForEach(<unit>, u, [], ", b)),
        body.map(lambda b: made("may", "May(-, -, ", b)),
    )


@given(st.lists(st.recursive(SIMPLE, blocks, max_leaves=8), min_size=1, max_size=4))
def test_statements_that_are_written_out_are_read_as_they_were(lines: list[Sample]) -> None:
    text = "\n".join(line.text for line in lines)
    tree = parse_block(text)
    assert outline(tree) == f"[{', '.join(line.tree for line in lines)}]"
    check_positions(text, tree)


@pytest.mark.parametrize(
    ("start", "text"),
    [
        pytest.param("expression", "not " * 2000 + "x", id="many nots"),
        pytest.param("expression", "(" * 2000 + "x" + ")" * 2000, id="many brackets"),
        pytest.param("expression", "+".join(["x"] * 5000), id="a long sum"),
        pytest.param("expression", "x" + ".y" * 3000, id="many fields"),
        pytest.param("expression", "9" * 5000, id="a long number"),
        pytest.param("expression", "d" + "9" * 5000, id="a die with many sides"),
        pytest.param("block", "; ".join(["x"] * 3000), id="a long row"),
        pytest.param("block", "if x: " * 2000 + "stop", id="many conditions"),
        pytest.param("typing", "list of " * 3000 + "number", id="lists of lists"),
    ],
)
def test_no_size_crashes_the_parser(start: str, text: str) -> None:
    safe_parse(start, text)


@pytest.mark.parametrize(
    ("start", "marked", "right"),
    [
        pytest.param("effects", "«twice per» round: x", "2 times per", id="twice per round: x"),
        pytest.param("effects", "«once a» round: x", "once per", id="once a round: x"),
        pytest.param(
            "effects",
            "while self.hp «is less than» 3: x",
            "<",
            id="while self.hp is less than 3: x",
        ),
        pytest.param(
            "effects", "while self.hp «is at least» 3: x", ">=", id="while self.hp is at least 3: x"
        ),
        pytest.param(
            "effects",
            "while self.hp «is» self.max_hp: x",
            "=",
            id="while self.hp is self.max_hp: x",
        ),
        pytest.param("effects", "while self«'s» hp = 3: x", ".", id="while self's hp = 3: x"),
        pytest.param("effects", "while «!»self.stunned: x", "not", id="while !self.stunned: x"),
        pytest.param("effects", "on crit: x 1«,» y", ";", id="on crit: x 1, y"),
        pytest.param("effects", "on crit: x 1 «and» y", ";", id="on crit: x 1 and y"),
        pytest.param("effects", "on crit «->» x", ":", id="on crit -> x"),
        pytest.param("effects", "on crit«;» x 1", ":", id="on crit; x 1"),
        pytest.param(
            "effects",
            "«+1 move while self.hp = 1»",
            "while self.hp = 1: +1 move",
            id="+1 move while self.hp = 1",
        ),
        pytest.param(
            "effects",
            "on crit: «x 1 unless target.hp = 1»",
            "if not (target.hp = 1): x 1",
            id="on crit: x 1 unless target.hp = 1",
        ),
        pytest.param("effects", "choose one: x 1 «or» y 1", "|", id="choose one: x 1 or y 1"),
        pytest.param("effects", "+1 move «//» quick", "#", id="+1 move // quick"),
        pytest.param("block", "x.hp«--»", "-= 1", id="x.hp--"),
        pytest.param("block", "«foreach» foe as f: x f", "for each", id="foreach foe as f: x f"),
        pytest.param("block", "if x = 1 «then» stop", ":", id="if x = 1 then stop"),
        pytest.param("block", "«repeat 3:» stop", "repeat 3 times:", id="repeat 3: stop"),
        pytest.param("block", "«var» x = 3", "let", id="var x = 3"),
        pytest.param("block", "«turn» p: a or pass", "turn of", id="turn p: a or pass"),
        pytest.param("block", "if x = 1 «{stop}»", ": stop", id="if x = 1 {stop}"),
        pytest.param(
            "effects", "«on crit to self if» x = 1: y", "on crit to self where", id="if for where"
        ),
        pytest.param("effects", "aura 2: «move +1»", "+1 move", id="aura 2: move +1"),
        pytest.param(
            "effects", "«aura 2 for» foes: +1 move", "aura 2 of", id="aura 2 for foes: +1 move"
        ),
        pytest.param(
            "effects", "«aura of 2» foes: +1 move", "aura 2 of", id="aura of 2 foes: +1 move"
        ),
        pytest.param("effects", "on crit«::» x", ":", id="on crit:: x"),
        pytest.param("effects", "while self.hp «< =» 2: x", "<=", id="while self.hp < = 2: x"),
        pytest.param(
            "effects",
            "while «0 < self.hp <= 2»: x",
            "0 < self.hp and self.hp <= 2",
            id="while 0 < self.hp <= 2: x",
        ),
        pytest.param(
            "effects",
            "while self.hp «between 1 and 2»: x",
            "in 1..2",
            id="while self.hp between 1 and 2: x",
        ),
        pytest.param(
            "effects", "while «number of» foes > 1: x", "count", id="while number of foes > 1: x"
        ),
        pytest.param(
            "effects",
            "while any foe «next to» self: x",
            "adjacent to",
            id="while any foe next to self: x",
        ),
        pytest.param(
            "effects",
            "while any foe «adjacent»: x",
            "adjacent to self",
            id="while any foe adjacent: x",
        ),
        pytest.param(
            "effects",
            "while x is «adjacent» self: x",
            "adjacent to",
            id="while x is adjacent self: x",
        ),
        pytest.param(
            "effects", "«when» self.hp = 2: +1 move", "while", id="when self.hp = 2: +1 move"
        ),
        pytest.param("effects", "«after» crit to self: x", "on", id="after crit to self: x"),
        pytest.param(
            "effects", "«instead» crit to self: stop", "instead of", id="instead crit to self: stop"
        ),
        pytest.param("effects", "«one per» round, use: x", "once per", id="one per round, use: x"),
        pytest.param("effects", "«Reed Song», 1 coin: x", '"Reed Song"', id="Reed Song, 1 coin: x"),
        pytest.param("effects", "«on crit» self: x", "on crit to", id="on crit self: x"),
        pytest.param("effects", "on crit: «gain(1)»", "gain 1", id="on crit: gain(1)"),
        pytest.param(
            "effects",
            "on crit: «choose a foe:» x it",
            "choose a foe;",
            id="on crit: choose a foe: x it",
        ),
        pytest.param(
            "effects",
            "on crit: «until round end»: +1 move to x",
            "until end of round",
            id="on crit: until round end: +1 move to x",
        ),
        pytest.param(
            "effects",
            "on crit: «this round:» +1 move to x",
            "until end of round:",
            id="on crit: this round: +1 move to x",
        ),
        pytest.param("block", "x.hp «+» 1", "+=", id="x.hp + 1"),
        pytest.param("block", "x.hp «<-» 1", "=", id="x.hp <- 1"),
        pytest.param("block", "«for n times»: stop", "repeat n times", id="for n times: stop"),
        pytest.param(
            "block", "for each i «in 1..n»: x i", "in numbers(1, n)", id="for each i in 1..n: x i"
        ),
        pytest.param(
            "block", "if «size deck» = 0: stop", "size(deck)", id="if size deck = 0: stop"
        ),
        pytest.param(
            "block",
            "«(first all units).»hp = 4",
            "let found = (first all units); found.",
            id="a state of a value in brackets",
        ),
        pytest.param(
            "block", "choose a unit «by p as u»", "as u by p", id="who chooses, too early"
        ),
        pytest.param(
            "expression",
            "any d «in unit definitions» where d = ant",
            "in (all unit definitions)",
            id="names for documents",
        ),
        pytest.param(
            "signature",
            "«offer by seller to buyer with n gift»",
            "offer gift by seller to buyer with n",
            id="two parameters after a preposition",
        ),
    ],
)
def test_words_of_other_languages_are_answered_with_ours(
    start: str, marked: str, right: str
) -> None:
    """The message points at the foreign word, and the correction makes the line one of ours."""
    text, [mark] = unmarked(marked)
    with pytest.raises(LanguageError) as caught:
        PARSERS[start](text)
    error = caught.value
    assert (error.start + 1, error.length) == (mark.column, mark.length)
    assert error.help == f"write `{right}`"
    at, to, instead = error.cures[0]
    PARSERS[start](text[:at] + instead + text[to:])


@pytest.mark.parametrize(
    ("start", "marked", "message"),
    [
        pytest.param(
            "effects", "on crit«:»\nuse: x", "nothing follows this `:`", id="nothing behind a colon"
        ),
        pytest.param(
            "effects",
            "+2 move «else» +1 move",
            "`else` needs a line of its own",
            id="else behind",
        ),
        pytest.param("effects", "+1.«5» move", "numbers are whole", id="a broken number"),
        pytest.param(
            "effects", "aura «of» foes: +1 move", "an aura has a distance", id="no distance"
        ),
        pytest.param(
            "effects", '«"»Song, use: x', "this quote is alone on its line", id="a lost quote"
        ),
    ],
)
def test_what_is_refused_says_why(start: str, marked: str, message: str) -> None:
    text, [mark] = unmarked(marked)
    with pytest.raises(LanguageError) as caught:
        PARSERS[start](text)
    error = caught.value
    assert error.message == message
    line = text.count("\n", 0, error.start) + 1
    column = error.start - text.rfind("\n", 0, error.start)
    assert (line, column, error.length) == (mark.line, mark.column, mark.length)
