"""Mistakes in rules and cards: each code at its exact place, and none where all is right."""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path
from unittest.mock import ANY

import pytest

from compiler.source.diagnostics import Diagnostic, Severity
from tests.helpers import (
    BASE,
    ROOT,
    at,
    compile_text,
    golden,
    indent,
    right,
    scenario,
    told,
    unmarked,
    wrong,
)

SOURCE = "  source: designed\n"
UNIT = "x: unit"
EACH = "remove `each`"
TABLE = (
    "- kind: cap_kind\n  source: designed\n  fields:\n    by_age: {type: number, each: 1..3}\n"
    "- cap_kind: cap\n  source: designed\n  by_age: {1..3: 4}\n"
)
STOCK = "- kind: player\n  source: designed\n  state:\n    stock: {type: number, each: colour}\n"
LUCK = "- verb: luck\n  source: designed\n  gives: number\n  do: give d6\n"
ASKS = "do it in the verb or action that calls the query"


# ------------------------------------------------------------------ documents with a mistake in them


def verb(do: str, takes: str = "") -> str:
    """The verb `try`, which takes one thing at most."""
    param = takes.partition(":")[0]
    declared = f"  takes: {{{takes}}}\n" if takes else ""
    return f"- verb: try {param}".rstrip() + f"\n{SOURCE}{declared}  do: |\n{indent(do)}\n"


def river(links: str) -> str:
    """A map of three spaces in a row; how the second is linked is to be said."""
    return (
        f"- map: river\n{SOURCE}  spaces: {{bank: {{}}, shoal: {{}}, isle: {{}}}}\n"
        f"  links: [[bank, shoal], [shoal, {links}]]\n"
        f"- scenario: on_the_river\n{SOURCE}  extends: main\n  map: river\n  setup: game.score = 1\n"
    )


def query(value: str, gives: str = "number") -> str:
    return f"- query: half n\n{SOURCE}  takes: {{n: number}}\n  gives: {gives}\n  is: {value}\n"


def counting(do: str) -> str:
    """A query that takes several steps."""
    return f"- query: counting\n{SOURCE}  gives: number\n  do: |\n{indent(do)}\n"


def ability(effects: str, kind: str = "unit") -> str:
    return f"- {kind}: wasp\n{SOURCE}  effects: |\n{indent(effects)}\n"


def phase(do: str) -> str:
    return f"- phase: extra\n{SOURCE}  do: |\n{indent(do)}\n"


def action(choose: str = "all spaces", more: str = "", head: str = "step s") -> str:
    return f"- action: {head}\n{SOURCE}{more}  choose:\n    s: {choose}\n  do: s.mark = 1\n"


def document(kind: str, id: str, *lines: str) -> str:
    return f"- {kind}: {id}\n{SOURCE}" + "".join(f"  {line}\n" for line in lines)


HARM = """\
- event: harm amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  do: target.hp -= amount
- verb: hurt target
  source: designed
  takes: {target: unit}
  do: emit harm 1 to target from target
"""
REPLY = """\
- window: reply of who
  source: designed
  takes: {who: unit}
"""
COINS = """\
- query: has_coins n
  source: designed
  takes: {n: number, player: player}
  is: player.coins >= n
- verb: pay_coins n
  source: designed
  takes: {n: number, player: player}
  do: player.coins -= n
"""
SWING = """\
- event: swing with tool
  source: designed
  takes: {tool: tool}
- verb: brandish
  source: designed
  do: emit swing with stick
"""
TWO_SCEPTRES = """\
- unit: king
  source: designed
  tools: [{tool: sceptre}]
"""

USING = """\
- action: use_ability unit n
  source: designed
  choose:
    unit: all unit of player
    n: usable(unit)
  do: activate unit n
- phase: using
  source: designed
  do: |
    turn of active: use_ability or pass
"""

IN_DECK = """\
- verb: deal
  source: designed
  do: place ace in deck
"""

NAMES = [
    pytest.param(
        "E0201", verb("mark «actve⇒active».coins"), "did you mean `active`?", id="a name, nearly"
    ),
    pytest.param("E0201", verb("mark «zzzzzz⇒game.score»"), None, id="a name, not nearly"),
    pytest.param(
        "E0201",
        verb("let total = 0\n«totla⇒total» = 3\nmark total"),
        "did you mean `total`?",
        id="a name that is set",
    ),
    pytest.param(
        "E0201",
        verb("mark size(«tool⇒all tools»)"),
        "`tool` is a kind: write `all tool`, `any tool` or `a tool`",
        id="a kind for a name",
    ),
    pytest.param(
        "E0201",
        document("unit", "wasp", "tools: [«stik⇒stick»]"),
        "did you mean `stick`?",
        id="a document in a field",
    ),
    pytest.param(
        "E0201",
        document("kind", "tile", "fields: {form: shape}")
        + document("shape", "bar", "squares: '##'")
        + document("tile", "plank", "form: «barr⇒bar»"),
        "did you mean `bar`?",
        id="a shape in a field",
    ),
    pytest.param(
        "E0201",
        document("scenario", "other", "extends: «mian⇒main»", "players: 2"),
        "did you mean `main`?",
        id="a scenario to extend",
    ),
    pytest.param(
        "E0201",
        document("scenario", "other", "extends: main", "players: 2", "map: «feild⇒field»"),
        "did you mean `field`?",
        id="a map",
    ),
    pytest.param(
        "E0202",
        verb("mark n", "n: «numbr⇒number»"),
        "did you mean `number`?",
        id="a type of a parameter",
    ),
    pytest.param(
        "E0202",
        verb("mark size(n)", "n: list of «unti⇒unit»"),
        "did you mean `unit`?",
        id="a type in a list",
    ),
    pytest.param(
        "E0202",
        query("n", "«numbr⇒number»"),
        "did you mean `number`?",
        id="a type of a query",
    ),
    pytest.param(
        "E0203",
        document("noun", "foe", "of: «unti⇒unit»", "where: it.hp > 1"),
        "did you mean `unit`?",
        id="a kind of a noun",
    ),
    pytest.param(
        "E0203",
        document("adjective", "weak", "of: «unti⇒unit»", "where: it.hp > 1"),
        "did you mean `unit`?",
        id="a kind of an adjective",
    ),
    pytest.param(
        "E0203",
        document("zone", "bag", "each: «unti⇒unit»"),
        "did you mean `unit`?",
        id="a kind that has zones",
    ),
    pytest.param(
        "E0204",
        document("noun", "foe", "of: unit", "where: any «foe⇒unit» where it.hp > 1"),
        None,
        id="a noun that explains itself",
    ),
    pytest.param(
        "E0205",
        f"- verb: try «n»\n{SOURCE}⟨⇒  takes: {{n: number}}\n⟩  do: mark n\n",
        "add `n: <type>` under `takes`",
        id="a parameter without a type",
    ),
    pytest.param(
        "E0207",
        HARM + ability("on any harm: shuffle «hand⇒deck»", "law"),
        "write `p.hand` for a player `p`; `list of it.hand for players` is all of them",
        id="a zone that each player has",
    ),
    pytest.param(
        "E0208",
        TWO_SCEPTRES + verb("mark «sceptre⇒queen.sceptre».power"),
        "write the full name",
        id="two documents of one name",
    ),
    pytest.param(
        "E0208",
        TWO_SCEPTRES + document("unit", "wasp", "tools: [«sceptre⇒queen.sceptre»]"),
        "write the full name",
        id="two documents of one name, in a field",
    ),
    pytest.param(
        "E0208",
        document("enum", "mood", "values: [red, grim]")
        + verb("let x = «red⇒grim»\nif x = grim: mark 1"),
        None,
        id="a word of two enumerations",
    ),
    pytest.param(
        "E0209", verb("mark game.«scoer⇒score»"), "did you mean `score`?", id="a field of the game"
    ),
    pytest.param("E0209", verb("mark x.«hpp⇒hp»", UNIT), "did you mean `hp`?", id="of a piece"),
    pytest.param(
        "E0209",
        verb("mark x.«powre⇒power»", "x: tool"),
        "did you mean `power`?",
        id="a field of a document",
    ),
    pytest.param(
        "E0209",
        verb("mark player.«coin⇒coins»", "player: player"),
        "did you mean `coins`?",
        id="a field of a player",
    ),
    pytest.param(
        "E0209", verb("mark (1, 1).«marrk⇒mark»"), "did you mean `mark`?", id="a field of a space"
    ),
    pytest.param("E0209", verb("mark n⟨.⇒⟩«hp⇒»", "n: number"), None, id="a field of a number"),
    pytest.param(
        "E0209",
        verb("x.«hpp⇒hp» = 3", UNIT),
        "did you mean `hp`?",
        id="a field that is set",
    ),
    pytest.param(
        "E0209",
        verb("game.«scoer⇒score» = 3"),
        "did you mean `score`?",
        id="a field of the game that is set",
    ),
    pytest.param(
        "E0210", verb("mark «sizee⇒size»(players)"), "did you mean `size`?", id="a function"
    ),
    pytest.param(
        "E0210", query("n") + verb("mark «hlaf⇒half»(1)"), "did you mean `half`?", id="a query"
    ),
    pytest.param("E0211", verb("mark (count «unti⇒unit»)"), "did you mean `unit`?", id="a noun"),
    pytest.param(
        "E0211",
        ability("aura 2 of «unts⇒units»: +1 size"),
        "did you mean `units`?",
        id="of an aura",
    ),
    pytest.param(
        "E0212",
        verb("mark (count «tried⇒tired» units)"),
        "did you mean `tired`?",
        id="an adjective",
    ),
    pytest.param(
        "E0212",
        verb("if x is «tried⇒tired»: mark 1", UNIT),
        "did you mean `tired`?",
        id="a word after `is`",
    ),
    pytest.param(
        "E0214",
        document(
            "scenario", "easy", "extends: main", "options: {storms: {type: truth, default: false}}"
        )
        + document(
            "scenario",
            "hard",
            "extends: main",
            "options: {«storms»: ⟨{type: number, default: 1}⇒{type: truth, default: true}⟩}",
        ),
        None,
        id="an option of two types",
    ),
    pytest.param(
        "E0216",
        document("verb", "try n", "takes: {n: number}", "log: '{«m⇒n»} tries'", "do: mark n"),
        "allowed in braces: `n`",
        id="a name in the log of a verb",
    ),
    pytest.param(
        "E0216",
        document("verb", "try n", "takes: {n: number}", "text: 'try {«m⇒n»}'", "do: mark n"),
        "allowed in braces: `n`",
        id="a name in the text of a verb",
    ),
    pytest.param(
        "E0216",
        action(more="  text: '{s} to {«t⇒s»}'\n"),
        "allowed in braces: `player` and `s`",
        id="a name in the text of an action",
    ),
    pytest.param(
        "E0216",
        action(more="  text: 'to {«s.hue⇒s»}'\n"),
        "write `{s}`, or one of the fields of its kind",
        id="a field in the text of an action that the choice does not have",
    ),
    pytest.param(
        "E0216",
        document("window", "reply of who", "takes: {who: unit}", "text: '{«who.hp⇒who.top»}?'")
        + document("action", "shout", "during: reply", "do: mark who.hp")
        + phase("for each unit as u: open reply of u"),
        "write `{who}`, or one of the fields of its kind",
        id="a field in the text of a window that is not printed",
    ),
    pytest.param(
        "E0216",
        document(
            "kind",
            "buoy",
            "fields: {top: number}",
            "state: {hp: {type: number, shown: '{} of {«topp⇒top»}'}}",
        ),
        "did you mean `top`?",
        id="a field in the way a state is shown",
    ),
    pytest.param(
        "E0216",
        document(
            "kind", "buoy", "state: {lit: {type: ⟨truth⇒number⟩, shown: 'lit {«|once|twice»}'}}"
        ),
        "write it as in `{} {|coin|coins}`",
        id="one and more of what is no number",
    ),
    pytest.param(
        "E0216",
        document("event", "dawn of who", "takes: {who: unit}", "log: '{«whoo⇒who»} wakes'"),
        "did you mean `who`?",
        id="a name in the log of an event",
    ),
    pytest.param(
        "E0215",
        document("unit", "«best⇒better»"),
        "choose another name",
        id="a document called like a word of the language",
    ),
    pytest.param(
        "E0215",
        document("verb", "«stop⇒halt»", "do: mark 1"),
        "choose another name",
        id="a verb called like a word of the language",
    ),
    pytest.param(
        "E0206",
        document("kind", "boat", "fields: {oars: number}", "merges: {oars: «both⇒sum»}"),
        "numbers have `sum`, `highest` and `lowest`, truth values `both`",
        id="a way to merge truth values, for a number",
    ),
    pytest.param(
        "E0215",
        document("unit", "«d6⇒die»"),
        "choose another name, such as `d_6`",
        id="a document called like dice",
    ),
    pytest.param(
        "E0215",
        document("kind", "boat", "piece: true", "state: {«d4⇒oars»: number}"),
        "choose another name, such as `d_4`",
        id="a state called like dice",
    ),
    pytest.param(
        "E0211",
        verb("place ace in deck; mark (count «cards_of_mine⇒cards» in deck)"),
        "`size(deck)` counts what is in it; a name for each needs a condition, as in `cards_of_mine in deck where ...`",
        id="a noun that would count everything",
    ),
    pytest.param(
        "E0211",
        verb("place ace in deck; mark (count «crads⇒cards» in deck)"),
        "did you mean `cards`?",
        id="a misspelt noun that would count everything",
    ),
    pytest.param(
        "E0217",
        document("unit", "wasp").replace("designed", "rulebook\n  rules: [«DE-HIT-1⇒DE-HIT-01»]"),
        "did you mean `DE-HIT-01`?",
        id="a rule that the index does not have",
    ),
    pytest.param(
        "E0218",
        document("unit", "wasp", "was: «bee⇒hornet»"),
        "remove it from `was`, or give the other another name",
        id="a former name that is taken",
    ),
    pytest.param("E0213", ability("+1 «sizze⇒size»"), "did you mean `size`?", id="a stat"),
    pytest.param(
        "E0213",
        ability("+1 «hp⇒size»"),
        "`hp` is state of `unit`: a rule changes it, as in `self.hp += 1`",
        id="a state that is no stat",
    ),
    pytest.param(
        "E0209",
        verb("mark ant.«hp⇒top»"),
        "only a piece has `hp`, and this is the document: `place ... as x`, then `x.hp`",
        id="the state of a document",
    ),
    pytest.param(
        "E0316",
        verb("x.«size⇒hp» += 1", UNIT),
        "it is a stat: write `until end of PERIOD: +1 size`",
        id="a stat that is set",
    ),
    pytest.param(
        "E0301",
        ability("⟨when⇒on any sunrise:⟩ ⟨hurt, ⇒⟩«deal⇒mark» 1⟨ to it⇒⟩")
        + "- event: sunrise\n  source: designed\n"
        + phase("emit sunrise"),
        "there is no `when`: an ability answers an event, `on EVENT: ...`, or holds `while CONDITION: ...`",
        id="words of other games",
    ),
    pytest.param(
        "E0301",
        verb("place ant at ⟨2, ⇒corner⟩«1⇒»"),
        "a space is written in brackets: `(2, 1)`",
        id="a space without brackets",
    ),
    pytest.param(
        "E0213",
        verb("until end of day: +1 «top⇒size» to x\nexpire day", UNIT),
        "`top` is fixed; with `stat: true` in `kind: unit` abilities change it",
        id="a field that is no stat",
    ),
    pytest.param(
        "E0213",
        document(
            "kind",
            "boat",
            "piece: true",
            "fields: {draught: {type: number, stat: true, default: 1}, effects: effects}",
        )
        + ability("+1 «size⇒draught»", "boat"),
        "`size` is a stat of `unit`",
        id="a stat of another kind",
    ),
]

EFFECTS = [
    pytest.param("E0301", verb("mark «&⇒»1"), None, id="a text that is no sentence"),
    pytest.param(
        "E0302", HARM + ability("on «hram⇒harm»: mark 1"), "did you mean `harm`?", id="a trigger"
    ),
    pytest.param(
        "E0302",
        HARM + verb("emit «hram⇒harm» 1 to x from x", UNIT),
        "did you mean `harm`?",
        id="an event",
    ),
    pytest.param("E0302", verb("«makr⇒mark» 1"), "did you mean `mark`?", id="a verb"),
    pytest.param(
        "E0302",
        verb("«flumph⇒mark» 1"),
        "define `verb: flumph`, or use one that is there: `look_round`, `mark`, `try`",
        id="a verb, not nearly",
    ),
    pytest.param(
        "E0302",
        HARM + verb("«harm⇒hurt» x", UNIT),
        "`harm` is an event: write `emit harm`",
        id="an event for a verb",
    ),
    pytest.param(
        "E0302",
        query("n") + verb("«half⇒mark» 1"),
        "`half` is a query: use its value, as in `if half: ...`",
        id="a query for a verb",
    ),
    pytest.param(
        "E0302",
        action() + verb("«step⇒mark» 1"),
        "`step` is an action: it is offered with `turn of <player>: step`",
        id="an action for a verb",
    ),
    pytest.param(
        "E0302",
        action() + phase("turn of active: «setp⇒step» or pass"),
        "did you mean `step`?",
        id="an action",
    ),
    pytest.param("E0302", phase("run «whoel⇒whole»"), "did you mean `whole`?", id="a phase"),
    pytest.param(
        "E0302",
        REPLY + verb("open «relpy⇒reply» of x", UNIT),
        "did you mean `reply`?",
        id="a window",
    ),
    pytest.param(
        "E0302",
        REPLY + action(more="  during: «relpy⇒reply»\n"),
        "did you mean `reply`?",
        id="the window of an action",
    ),
    pytest.param(
        "E0302",
        document("scenario", "other", "players: 2", "flow: «whoel⇒whole»"),
        "did you mean `whole`?",
        id="the flow of a scenario",
    ),
    pytest.param(
        "E0302",
        document("scenario", "«other»", "players: 2⟨⇒\n  flow: whole⟩"),
        "name the phase that is the whole game, as in `flow: whole`",
        id="a scenario without a flow",
    ),
]

TYPES = [
    pytest.param(verb("if «game.score⇒game.score > 0»: mark 1"), id="a condition"),
    pytest.param(verb("while «game.score⇒game.score > 0»: mark 1"), id="a condition of a loop"),
    pytest.param(verb("if not «1⇒true»: mark 1"), id="what is negated"),
    pytest.param(verb("if game.score > 1 and «1⇒game.score < 9»: mark 1"), id="what is joined"),
    pytest.param(verb("mark «game.score[0]⇒game.trail[0]»"), id="a part of no list"),
    pytest.param(verb("mark game.trail[«true⇒0»]"), id="an index"),
    pytest.param(verb("let xs = [1, «true⇒2»]\nmark size(xs)"), id="a list of two types"),
    pytest.param(verb("let z = «1 if true else false⇒1 if true else 2»"), id="two alternatives"),
    pytest.param(verb("let z = 1 if «3⇒true» else 2"), id="a condition of alternatives"),
    pytest.param(verb("mark «first game.score⇒first game.trail»"), id="the first of no list"),
    pytest.param(verb("let z = «true⇒1» + 1"), id="a sum"),
    pytest.param(verb("let z = 1 + «true⇒1»"), id="a sum, its other side"),
    pytest.param(verb("let z = game.trail + «[true]⇒[1]»"), id="a list joined to a list"),
    pytest.param(verb("let z = 2 * «true⇒3»"), id="a product"),
    pytest.param(verb("if game.score < «true⇒3»: mark 1"), id="a comparison"),
    pytest.param(verb("if «true⇒game.score» in 1..3: mark 1"), id="a range"),
    pytest.param(verb("if «x = 3⇒x.hp = 3»: mark 1", UNIT), id="never equal"),
    pytest.param(verb("if «x in game.trail⇒x.hp in game.trail»: mark 1", UNIT), id="never in"),
    pytest.param(verb("if 3 in «game.score⇒game.trail»: mark 1"), id="in no list"),
    pytest.param(
        verb("if «x is n⇒x is tired»: mark n", UNIT).replace("|\n", "|\n    let n = 3\n"),
        id="never a",
    ),
    pytest.param(
        verb("if «x is a space⇒x.place is a space»: mark 1", UNIT), id="a piece is no space"
    ),
    pytest.param(verb("if x is «on 3⇒on (1, 1)»: mark 1", UNIT), id="on no place"),
    pytest.param(verb("mark «x⇒x.hp»", UNIT), id="a value of a verb"),
    pytest.param(HARM + verb("hurt «ace⇒x»\nmark x.hp", UNIT), id="a document of another kind"),
    pytest.param(HARM + verb("emit harm 1 to x from «active⇒x»", UNIT), id="a role"),
    pytest.param(verb("mark abs(«x⇒x.hp - 3»)", UNIT), id="a value of a function"),
    pytest.param(query("n") + verb("mark half(«x⇒x.hp»)", UNIT), id="a value of a query"),
    pytest.param(verb("for each n in «game.score⇒game.trail»: mark n"), id="a loop over no list"),
    pytest.param(
        document("query", "total", "is: game.score") + verb("mark (count «total⇒unit»)"),
        id="a noun that is a value",
    ),
    pytest.param(verb("mark (count units of «x⇒x.owner»)", UNIT), id="of no player"),
    pytest.param(verb("mark (count units within «true⇒1» of x)", UNIT), id="a distance"),
    pytest.param(verb("mark (sum of «it⇒it.hp» for units)"), id="a total"),
    pytest.param(verb("mark size(best units by lowest «it⇒it.hp»)"), id="a measure"),
    pytest.param(verb("choose one of «game.score⇒game.trail» as z\nmark z"), id="a choice"),
    pytest.param(verb("choose a unit by «x⇒x.owner»\nmark it.hp", UNIT), id="who chooses"),
    pytest.param(verb("choose up to «true⇒2» units as xs\nmark size(xs)"), id="how many"),
    pytest.param(verb("win «game.score⇒active»"), id="who wins"),
    pytest.param(verb("«x.tired += true⇒x.tired = true»", UNIT), id="more of no number"),
    pytest.param(
        verb("let t = true\n«t += false⇒t = false»\nif t: x.tired = true", UNIT),
        id="more of a name that is no number",
    ),
    pytest.param(verb("let p = x.owner\n«p += p⇒p = p.next»\nwin p", UNIT), id="more of a player"),
    pytest.param(
        verb(
            "let xs = all units\n«xs += all units⇒xs = xs + all units»\nfor each u in xs: u.tired = true"
        ),
        id="more of a list",
    ),
    pytest.param(
        verb(
            "let xs = list of it.tired for units\n«xs[0] += true⇒xs[0] = true»\nif first xs: win players[0]"
        ),
        id="more of an item",
    ),
    pytest.param(verb("«active += active⇒active = active.next»"), id="more of the active player"),
    pytest.param(verb("«x.owner += active⇒x.owner = active»", UNIT), id="more of an owner"),
    pytest.param(verb("x.hp = «true⇒3»", UNIT), id="a field that is set"),
    pytest.param(verb("game.score = «true⇒3»"), id="a field of the game that is set"),
    pytest.param(verb("let z = 1\nz = «true⇒3»"), id="a name that is set"),
    pytest.param(verb("active = «3⇒active.next»"), id="the active player"),
    pytest.param(verb("move «3⇒x» to x.place", UNIT), id="what is moved"),
    pytest.param(verb("move x to «3⇒(1, 1)»", UNIT), id="where it is moved"),
    pytest.param(verb("place ant at (1, 1) for «3⇒active»"), id="for whom"),
    pytest.param(verb("shuffle «3⇒deck»"), id="what is shuffled"),
    pytest.param(verb("add «true⇒1» hp to x", UNIT), id="how much is added"),
    pytest.param(verb("resolve «3⇒x»\nmark x.hp", UNIT), id="what is resolved"),
    pytest.param(verb("repeat «true⇒2» times: mark 1"), id="how often"),
    pytest.param(query("«n > 2⇒n / 2»"), id="what a query is"),
    pytest.param(counting("give «true⇒1»"), id="what a query gives"),
    pytest.param(action() + phase("turn of «3⇒active»: step"), id="whose turn"),
    pytest.param(document("window", "reply", "asks: «active⇒players»"), id="whom a window asks"),
    pytest.param(document("noun", "foe", "of: unit", "where: «it.hp⇒it.tired»"), id="a noun"),
    pytest.param(document("adjective", "weak", "of: unit", "where: «1⇒true»"), id="an adjective"),
    pytest.param(action("«3⇒all spaces»"), id="what an action chooses from"),
    pytest.param(action(more="  if: «s.mark⇒s.mark = 0»\n"), id="a condition of an action"),
    pytest.param(
        document("kind", "mite", "piece: true", "state: {age: {type: number, start: «true⇒3»}}"),
        id="a starting value",
    ),
    pytest.param(document("unit", "wasp", "tools: [«ant⇒stick»]"), id="a document in a field"),
    pytest.param(ability("aura «self⇒2»: +1 size"), id="the reach of an aura"),
    pytest.param(ability("+«true⇒1» size"), id="the size of a change"),
    pytest.param(ability("+1 size to «3⇒self.friend»"), id="whose stat changes"),
    pytest.param(ability("while «self.hp⇒self.tired»: +1 size"), id="a condition of a change"),
    pytest.param(HARM + ability("on harm where «amount⇒amount > 1»: mark 1"), id="a trigger"),
    pytest.param(HARM + ability("on harm, while «1⇒self.hp > 2»: mark 1"), id="a held trigger"),
]

SHAPES = [
    pytest.param(
        "E0304",
        verb("mark «abs(1, 2)⇒abs(1)»"),
        "the number without its sign",
        id="values of a function",
    ),
    pytest.param("E0304", verb("«mark⇒mark 1»"), "write `mark n`", id="a value of a verb"),
    pytest.param(
        "E0304",
        HARM + verb("«emit harm 1 to x⇒emit harm 1 to x from x»", UNIT),
        "write `harm amount to target from giver`",
        id="a role of an event",
    ),
    pytest.param(
        "E0304", query("n") + verb("mark «half()⇒half(1)»"), "write `half n`", id="of a query"
    ),
    pytest.param(
        "E0304",
        REPLY + verb("«open reply⇒open reply of x»\nmark x.hp", UNIT),
        "write `reply of who`",
        id="a role of a window",
    ),
    pytest.param("E0304", verb("«add 1 to x⇒add 1 hp to x»", UNIT), None, id="what is added"),
    pytest.param(
        "E0304", verb("«add 1 hp⇒add 1 hp to x»\nmark x.hp", UNIT), None, id="to whom it is added"
    ),
    pytest.param(
        "E0304",
        verb("«move to (1, 1)⇒move x to x.place»\nmark x.hp", UNIT),
        "write `move <piece> to <place>`",
        id="what moves",
    ),
    pytest.param("E0304", verb("«move x⇒move x to (1, 1)»", UNIT), None, id="where it moves"),
    pytest.param(
        "E0304",
        verb("until end of day: «+1 size⇒+1 size to x»\nexpire day\nmark x.hp", UNIT),
        None,
        id="whose stat changes",
    ),
    pytest.param(
        "E0304",
        verb("mark (count units «within 2⇒within 2 of x»)\nmark x.hp", UNIT),
        None,
        id="within what",
    ),
    pytest.param("E0305", verb("mark 1 «2⇒»"), "write `mark n`", id="a value too many"),
    pytest.param("E0305", verb("mark 1 ⟨⇒#⟩«to» 3"), "write `mark n`", id="a role too many"),
    pytest.param(
        "E0305",
        query("n") + verb("mark half(1⟨, ⇒⟩«2⇒»)"),
        "write `half n`",
        id="a value of a query too many",
    ),
    pytest.param(
        "E0305",
        HARM + verb("emit harm 1 to x from x ⟨⇒#⟩«to» x", UNIT),
        None,
        id="the same role twice",
    ),
    pytest.param(
        "E0305",
        HARM + ability("on harm «by⇒to» self: mark 1"),
        "write `harm amount to target from giver`",
        id="a role that a trigger asks for",
    ),
    pytest.param(
        "E0305",
        verb("move x to (1, 1) ⟨⇒#⟩«by» x", UNIT),
        "write `move <piece> to <place>`",
        id="a role of a built-in verb",
    ),
    pytest.param(
        "E0305",
        verb("move x to (1, 1) ⟨⇒#⟩«as» y", UNIT),
        "leave out `as y`; `place ... as name` gives a name",
        id="a name for nothing",
    ),
    pytest.param("E0305", verb("mark 1⟨, at most ⇒#⟩«3»"), None, id="a limit"),
    pytest.param(
        "E0305",
        verb("if x is tired ⟨⇒: mark 1 #⟩«with» x: mark 1", UNIT),
        None,
        id="a role of an adjective",
    ),
]

SENSE = [
    pytest.param(
        "E0303",
        document("evaluation", "hope", "terms:", "  coins: «players⇒player.coins»"),
        "write `size(players)`",
        id="a term that is no number",
    ),
    pytest.param(
        "E0310",
        document("evaluation", "hope", "terms:", "  luck: player.coins + «d6⇒6»"),
        None,
        id="dice in a term",
    ),
    pytest.param(
        "E0201",
        document("evaluation", "hope", "scenarios: [«mian⇒main»]", "terms: {coins: player.coins}"),
        "did you mean `main`?",
        id="an evaluation for a scenario that is not there",
    ),
    pytest.param(
        "E0327",
        document("balance", "«luck»", "rows: {players: [1, 2]}", "⟨⇒scenario: main⟩"),
        "add `scenario: ...` or `campaign: ...`, or let rows or columns be scenarios",
        id="a balance of no scenario",
    ),
    pytest.param(
        "E0620",
        document(
            "balance",
            "luck",
            "scenario: main",
            "rows: {players: [1, 2]}",
            "expect: «60..40⇒40..60»",
        ),
        "say two percentages, the lower one first: `expect: 40..60`",
        id="an expectation upside down",
    ),
    pytest.param(
        "E0620",
        document(
            "balance",
            "luck",
            "scenario: main",
            "rows: {players: [1, 2]}",
            "expect: «40..160⇒40..60»",
        ),
        "say two percentages, the lower one first: `expect: 40..60`",
        id="an expectation above all",
    ),
    pytest.param(
        "E0201",
        document("balance", "luck", "rows: {scenario: [«mian⇒main»]}"),
        "did you mean `main`?",
        id="a balance of a scenario that is not there",
    ),
    pytest.param(
        "E0209",
        document("balance", "luck", "scenario: main", "rows: {«size⇒players»: [1]}"),
        None,
        id="a balance of an option that is not there",
    ),
    pytest.param(
        "E0201",
        document("campaign", "march", "scenarios: [main]")
        + document("balance", "luck", "campaign: «mrach⇒march»", "rows: {players: [1]}"),
        "did you mean `march`?",
        id="a balance of a campaign that is not there",
    ),
    pytest.param(
        "E0128",
        document("campaign", "march", "scenarios: [main]")
        + document("balance", "luck", "⟨campaign: march⇒⟩", "rows: {scenario: [«main»]}"),
        "leave out `campaign` or the scenarios",
        id="a balance of a campaign and of scenarios",
    ),
    pytest.param(
        "E0209",
        document("campaign", "march", "scenarios: [main]")
        + document("balance", "luck", "campaign: march", "rows: {«size⇒players»: [1]}"),
        None,
        id="a balance of an option that the campaign's first game has not",
    ),
    pytest.param(
        "E0326",
        document("evaluation", "hope", "terms: {coins: player.coins}")
        + document(
            "evaluation", "«fear»", "⟨⇒scenarios: [main]⟩", "terms: {coins: -1 * player.coins}"
        ),
        "remove one of them, or say which `scenarios` each is for",
        id="two evaluations for everything",
    ),
    pytest.param(
        "E0326",
        document(
            "evaluation", "hope", "⟨scenarios: [main]⇒text: x⟩", "terms: {coins: player.coins}"
        )
        + document(
            "evaluation", "fear", "scenarios: [«main»]", "terms: {coins: -1 * player.coins}"
        ),
        "remove one of them, or say which `scenarios` each is for",
        id="two evaluations for one scenario",
    ),
    pytest.param("E0310", query("«d6⇒6»+ n"), None, id="dice in a query"),
    pytest.param(
        "E0310",
        query("n + («a unit⇒first all units»).hp"),
        "name all that can be chosen, as in `all foes where ...`",
        id="a choice in one",
    ),
    pytest.param(
        "E0310",
        query("n + («random unit⇒first all units»).hp"),
        "name all that can be chosen, as in `all foes where ...`",
        id="chance in a query",
    ),
    pytest.param(
        "E0310",
        counting("«choose a unit⇒let n = 2»\ngive 1"),
        "choose in the verb or action that calls the query",
        id="a choice in its steps",
    ),
    pytest.param(
        "E0310",
        action("numbers(1, «d6⇒6»)").replace("s.mark = 1", "mark s"),
        None,
        id="dice for an action",
    ),
    pytest.param("E0310", action(more="  if: «d6⇒1» > s.mark\n"), None, id="dice in a condition"),
    pytest.param(
        "E0310",
        document("noun", "foe", "of: unit", "where: it.hp > «d6⇒6»"),
        None,
        id="dice in a noun",
    ),
    pytest.param(
        "E0311",
        verb("⟨stop⇒mark 2⟩\n«mark 1»"),
        "remove it, or the line before",
        id="a line after stop",
    ),
    pytest.param(
        "E0311",
        counting("⟨give 1\n⇒⟩«give 2»"),
        "remove it, or the line before",
        id="a line after give",
    ),
    pytest.param(
        "E0311",
        verb("repeat 2 times:\n  ⟨break; ⇒⟩«mark 1»"),
        "remove it, or the line before",
        id="a statement after break",
    ),
    pytest.param("E0312", verb("let z = «nothing⇒3»\nmark 1"), None, id="nothing of no type"),
    *[
        pytest.param(
            "E0330", counting(f"«{words}⇒let n = 2»\ngive 1"), ASKS, id=f"{words} in a query"
        )
        for words in (
            *(
                "game.score += 1",
                "(1, 1).mark = 2",
                "active = players[0]",
                "mark 1",
                "shuffle deck",
            ),
            *("expire day", 'say "well"', "tie", "may mark 1", "add 1 coins to active"),
            *("move (first all units) to corner", "win players", "until end of day: +1 size"),
        )
    ],
    pytest.param(
        "E0331",
        document(
            "kind", "hat", "fields:", "  price: {type: number⟨, stat: true⇒⟩, each: «colour»}"
        ),
        EACH,
        id="a stat for each",
    ),
    pytest.param(
        "E0331",
        document(
            "kind", "player", "state:", "  bag: {type: ⟨list of number⇒number⟩, each: «colour»}"
        ),
        EACH,
        id="a list for each",
    ),
    pytest.param(
        "E0331",
        document("kind", "hat", "fields:", "  price: {type: number, each: «player⇒colour»}"),
        EACH,
        id="a document for each player",
    ),
    pytest.param(
        "E0203",
        document("kind", "hat", "fields:", "  price: {type: number, each: «color⇒colour»}"),
        "did you mean `colour`?",
        id="for each of nothing known",
    ),
    pytest.param(
        "E0332",
        STOCK + verb("mark active.stock[«ant⇒red»]"),
        "write a colour in the brackets",
        id="looked up by something else",
    ),
    pytest.param(
        "E0332",
        STOCK + verb("active.stock[«2⇒red»] += 1"),
        "write a colour in the brackets",
        id="changed by something else",
    ),
    pytest.param(
        "E0332",
        TABLE + verb("mark cap.by_age[«7⇒3»]"),
        "write a number from 1 to 3",
        id="a number outside of a table",
    ),
    pytest.param(
        "E0337",
        TABLE.replace("{1..3: 4}", "{1: 4, «1..3⇒2..3»: 5}") + verb("mark cap.by_age[1]"),
        "say it once",
        id="a number twice in a table",
    ),
    pytest.param(
        "E0303",
        STOCK + verb("«active.stock += 1⇒active.stock[red] += 1»"),
        None,
        id="without a key",
    ),
    pytest.param(
        "E0303", verb("«game.score[1] = 2⇒game.score = 2»"), None, id="an item of a number"
    ),
    pytest.param(
        "E0303",
        verb("mark base(«(first all units).hp⇒(first all units).size»)"),
        "name a stat of a piece; what abilities do not change has no other base: leave `base` out",
        id="the base of a state",
    ),
    pytest.param(
        "E0333",
        verb("«choose 2 units or nothing as xs⇒choose up to 2 units as xs»\nmark size(xs)"),
        "`choose up to N ...` may choose none",
        id="several or nothing",
    ),
    pytest.param(
        "E0334",
        document("zone", "bag", "⟨⇒each: player⟩", "owns: «true»").replace("  \n", "")
        + verb("move all units to bag", "player: player"),
        "write `each: player`, or leave `owns` out",
        id="a zone of nobody that owns",
    ),
    pytest.param(
        "E0334",
        document("zone", "bag", "visible: «owner⇒nobody»") + verb("move all units to bag"),
        "write `each: player`, or who sees it: `all`, `nobody` or `count`",
        id="a zone that only its owner sees, and nobody owns",
    ),
    pytest.param(
        "E0203",
        document("zone", "bag", "each: «tool⇒unit»")
        + verb("move all cards to x.⟨place⇒bag⟩", UNIT),
        "write `piece: true` in the kind `tool` and place its pieces, or use spaces of a map",
        id="a zone for each of what is no piece",
    ),
    pytest.param(
        "E0302",
        HARM + verb("may⟨ ⇒: ⟩«emit» harm 1 to x from x", UNIT),
        "write `may: emit ...`",
        id="may, and no verb",
    ),
    pytest.param(
        "E0303",
        verb("if «count units where it.hp > 2⇒(count units where it.hp > 2) > 0»: mark 1"),
        "to compare the number, add brackets: `(count units where it.hp) > 2`; "
        "or compare the whole: `(count units where it.hp > 2) > 0`",
        id="counted, and compared inside",
    ),
    pytest.param(
        "E0303",
        verb("mark size(all ⟨players⇒p in players⟩ where any unit of «it⇒p»)"),
        "`it` is what is looked for here; name the other one, as in `all p in players where any unit of p`",
        id="of it, inside",
    ),
    pytest.param(
        "E0301",
        verb(
            "let xs = [4, 5]\nmark xs[«1 if active = players[0] else 0⇒(1 if active = players[0] else 0)»]"
        ),
        "put brackets around it: `[(1 if active = players[0] else 0)]`",
        id="a condition in an index",
    ),
    pytest.param(
        "E0201",
        document("noun", "stranger", "of: unit", "where: it.owner != player")
        + action(choose="all t in spaces where no stranger adjacent to t")
        + phase("turn of active: step\nfor each «stranger⇒unit»: mark it.hp"),
        "write out what you mean, as in `where it.owner != active`",
        id="a noun that speaks of a player, where there is none",
    ),
    pytest.param(
        "E0301",
        verb(
            "«for each tool definition as t⇒for each t in (all tool definition)» where t.power > 1: mark 1"
        ),
        "write `for each t in (all tool definition)`",
        id="a name before the condition of a loop over documents",
    ),
    pytest.param(
        "E0301",
        verb("«for each unit as u⇒for each u in unit» where u.hp > 1: mark u.hp"),
        "write `for each u in unit`",
        id="a name before the condition of a loop",
    ),
    pytest.param(
        "E0301",
        verb("let xs = list of d6 «for numbers⇒for n in numbers»(1, 3)\nmark size(xs)"),
        "write `for n in numbers`",
        id="a value for each of a list without a name",
    ),
    pytest.param(
        "E0201",
        verb("«player⇒players[0]».coins += 1"),
        "make it a parameter of the verb: `... for player`; calls fill it by name",
        id="a player whom a verb does not take",
    ),
    pytest.param(
        "E0301",
        verb("mark «count units as u⇒count u in units» where u.hp > 1"),
        "write `count u in units`",
        id="a name in a noun phrase",
    ),
    pytest.param(
        "E0335",
        document("tool", "«club⇒club_{hue}»", "for each: {hue: all}"),
        'write `tool: "{hue}"`',
        id="a family with one name",
    ),
    pytest.param(
        "E0335",
        document("tool", '"club_{hu⟨⇒e⟩}"', "for each: {«hu⇒hue»: all}"),
        "did you mean `hue`?",
        id="a family over a field that is none",
    ),
    pytest.param(
        "E0335",
        document("tool", '"club_{power}"', "for each: {power: «all⇒1..3»}"),
        "write `all`, `6..14` or `[red, blue]`",
        id="a family over all numbers",
    ),
    pytest.param(
        "E0335",
        document("verb", "try", "do: mark 1", "⟨for each: «{hue: all}»⇒text: try⟩"),
        "only documents of a pack's own kinds can have it",
        id="a family of verbs",
    ),
    pytest.param(
        "E0336",
        LUCK + verb("mark «luck⇒abs»(⟨⇒3⟩)"),
        "write `let x = luck(...)`, then use x",
        id="a verb inside of a value",
    ),
    pytest.param(
        "E0336",
        LUCK + verb("let n = «mark⇒luck»(⟨1⇒⟩)\nmark n"),
        "say what it `gives`, or write `mark ...` alone",
        id="a verb that gives nothing",
    ),
    pytest.param(
        "E0336",
        LUCK + query("n + «luck⇒abs»(⟨⇒2⟩)"),
        "call it in a verb or action, and keep the value",
        id="a verb in a query",
    ),
    pytest.param(
        "E0313",
        LUCK.replace("give d6", "|\n    if game.score > 1: «stop⇒give 3»\n    give 1"),
        None,
        id="a verb that should give a value",
    ),
    pytest.param(
        "E0333",
        verb("choose ⟨a unit⇒2 units⟩ as xs such that «xs is not nothing⇒size(xs) = 2»\nmark 1"),
        "for one, write its condition after `where`",
        id="a condition on a set of one",
    ),
    pytest.param(
        "E0316",
        verb("«players⇒let xs» = [active]⟨⇒\nmark size(xs)⟩"),
        "to keep something of your own, write `let NAME = ...`",
        id="the players set",
    ),
    pytest.param(
        "E0210",
        verb("mark «count⇒size»(all units)"),
        "write `count ...` without the bracket",
        id="a word of the language called",
    ),
    pytest.param(
        "E0313", verb("«give 1⇒mark 1»"), "say what the verb `gives`", id="give outside a query"
    ),
    pytest.param(
        "E0313",
        counting("if game.score > 1:\n  «stop⇒give 3»\ngive 1"),
        None,
        id="a query that stops",
    ),
    pytest.param(
        "E0313",
        f"- query: «counting»\n{SOURCE}  gives: number\n"
        "  do: |\n    if game.score > 1: give 3\n⟨⇒    give 2\n⟩",
        "end with `give ...`",
        id="a query that does not always give",
    ),
    pytest.param(
        "E0314",
        verb("⟨⇒until end of day: ⟩«+1 size to x»⟨⇒\nexpire day⟩", UNIT),
        "write `until end of <period>: ...`, or put it on a line of its own in `effects`",
        id="a change without an end",
    ),
    pytest.param(
        "E0314",
        verb("until end of day:\n  +1 size to x\n  «mark 1⇒+1 reach to x»\nexpire day", UNIT),
        "what happens once comes before `until ...` or on the line below it",
        id="something else that ends",
    ),
    pytest.param(
        "E0315",
        verb("«while true:»\n  mark 1⟨⇒\n  if game.score > 3: break⟩"),
        "leave it with `break` or `stop`",
        id="while true",
    ),
    pytest.param(
        "E0315",
        verb("«repeat:»\n  mark 1⟨⇒\n  if game.score = 1: stop⟩"),
        "leave it with `break` or `stop`",
        id="repeat",
    ),
    pytest.param(
        "E0316",
        verb("let m = 1\nfor each n in game.trail:\n  «n⇒m» = 3\nmark m"),
        "only names made with `let` can",
        id="a name of a loop is set",
    ),
    pytest.param(
        "E0316",
        document("zone", "bag")
        + verb("⟨⇒place ant in bag\nmove (all units in bag) to (1, 1)⟩⟨bag.«pieces» = []⇒⟩"),
        "move pieces: `move x to ...`",
        id="the pieces of a zone are set",
    ),
    pytest.param(
        "E0316",
        verb("⟨x.«place» = (1, 1)⇒move x to (1, 1)⟩", UNIT),
        "move pieces: `move x to ...`",
        id="a place is set",
    ),
    pytest.param(
        "E0316",
        verb("x.«top⇒hp» = 3", UNIT),
        "declare it under `state` of the kind `unit`",
        id="a fixed field is set",
    ),
    pytest.param("E0316", verb("add 1 «tired⇒hp» to x", UNIT), None, id="added to no number"),
    pytest.param(
        "E0317",
        verb("«break⇒stop»"),
        "indent it into the loop, or write `stop` to end the rule",
        id="break outside a loop",
    ),
    pytest.param(
        "E0318",
        REPLY
        + action(more="⟨  during: reply\n⇒⟩")
        + phase("turn of active: «step»\nfor each unit as u: open reply of u"),
        "offer the window: `turn of <player>: reply of who`",
        id="an action of a window in a turn",
    ),
    pytest.param(
        "E0305",
        action() + phase("turn of active: step⟨ «(1, 1)»⇒⟩"),
        "a window takes roles: give them there, and let the action be `during` it",
        id="an action told what it is about",
    ),
    pytest.param(
        "E0305",
        action() + action(head="leap s") + phase("turn of active: step⟨ «or»⇒,⟩ leap or pass"),
        "write `,`",
        id="actions with or between them",
    ),
    pytest.param(
        "E0328",
        action() + phase("«turn of any of players: step»⟨⇒ or pass⟩"),
        "add `or pass`",
        id="a shared turn without passing",
    ),
    pytest.param(
        "E0328",
        action() + phase("turn of active: step") + verb("«turn of players at once: step⇒mark 1»"),
        "run a phase that does this, or ask them one after the other",
        id="a turn at once in a verb",
    ),
    pytest.param("E0319", verb("«run whole⇒mark 1»"), None, id="a phase inside a verb"),
]

ABILITIES = [
    pytest.param(
        "E0320",
        HARM + ability("on ⟨⇒any ⟩«harm»: mark 1", "card"),
        "write `on any harm` to watch others",
        id="an event in which it has no part",
    ),
    pytest.param(
        "E0201",
        ability("choose a unit⟨\n⇒; ⟩mark «it».hp", "card"),
        "every line is an ability by itself: join what belongs together with `;`",
        id="what the line above has chosen",
    ),
    pytest.param(
        "E0320",
        HARM + ability("instead of ⟨⇒any ⟩«harm»: mark 1", "card"),
        "write `instead of any harm` to watch others",
        id="in the place of an event in which it has no part",
    ),
    pytest.param(
        "W0440",
        HARM + ability("on any harm⟨ to «target»⇒⟩ where target.hp > 1: mark 1"),
        "leave out `to target`: it is always true",
        id="a role that is itself",
    ),
    pytest.param(
        "E0321",
        REPLY
        + f"- action: shout⟨ of «who»⇒⟩\n{SOURCE}  during: reply\n  do: mark who.hp\n"
        + phase("for each unit as u: open reply of u"),
        "the window gives `who` to the action: leave it out of the first line",
        id="a role of the window in the signature",
    ),
    pytest.param(
        "E0321",
        f"- action: step⟨⇒ s⟩\n{SOURCE}  choose: {{«s»: all spaces}}\n  do: mark 1\n",
        "write `action: step ... s`",
        id="chosen, but not in the signature",
    ),
    pytest.param(
        "E0321",
        f"- action: step «s⇒»\n{SOURCE}  do: mark 1\n",
        "add `choose: {s: ...}`",
        id="in the signature, but not chosen",
    ),
    pytest.param(
        "E0322",
        HARM + ability("on harm⟨, on ⇒: mark 1 #⟩«harm»: mark 1"),
        None,
        id="two triggers",
    ),
    pytest.param(
        "E0322",
        HARM + ability("on harm, «aura 2⇒while self.hp > 2»: mark 1"),
        None,
        id="an aura with a trigger",
    ),
    pytest.param(
        "E0322",
        HARM + ability("on harm, «use⇒while self.hp > 2»: mark 1"),
        None,
        id="use with a trigger",
    ),
    pytest.param(
        "E0322",
        ability("«use⇒while self.hp > 2»: +1 size"),
        "to buy a change, write `... : until end of <period>: +1 ...`",
        id="a change that is used",
    ),
    pytest.param(
        "E0322",
        COINS + ability("«2 coins⇒while self.hp > 2»: +1 size"),
        "to buy a change, write `... : until end of <period>: +1 ...`",
        id="a change that costs",
    ),
    pytest.param(
        "E0322",
        ability("«once per day⇒while self.hp > 2»: +1 size") + verb("expire day"),
        "to buy a change, write `... : until end of <period>: +1 ...`",
        id="a change with a limit",
    ),
    pytest.param(
        "E0322",
        ability("«aura 2⇒use»: mark 1"),
        "write `+1 STAT`; what happens to others needs a trigger, as in `on EVENT: ...`",
        id="an aura without a change",
    ),
    pytest.param(
        "E0322", ability("«use: mark 1⇒mark 1»", "tool"), None, id="an ability of no piece"
    ),
    pytest.param(
        "E0322", ability("⟨⇒mark 1 # ⟩«aura 2»: +1 size", "tool"), None, id="an aura of no piece"
    ),
    pytest.param("E0322", ability("⟨⇒mark 1 # ⟩«+1 size»", "tool"), None, id="a stat of no piece"),
    pytest.param(
        "E0323",
        HARM + ability("⟨⇒on any harm: ⟩«mark 1»", "law"),
        "start with `on <event>:`, or make it a verb",
        id="a law without a moment",
    ),
    pytest.param(
        "E0324",
        COINS + ability("1 «coin⇒coins»: mark 1"),
        "did you mean `coins`?",
        id="a cost, nearly",
    ),
    pytest.param(
        "E0324",
        ability("⟨⇒use: mark 2 # ⟩1 «gold»: mark 1"),
        "define `query: has_gold n` and `verb: pay_gold n`",
        id="a cost, not nearly",
    ),
    pytest.param(
        "E0325",
        SWING + ability("on «any swing⇒swing»: mark 1", "tool"),
        None,
        id="a document that watches others",
    ),
    pytest.param(
        "E0401",
        verb("until end of «day⇒night»: +1 size to x\nexpire night", UNIT),
        "a phase must say `expire day`",
        id="a period that never ends",
    ),
    pytest.param(
        "E0401",
        ability("once per «nigt⇒night», use: mark 1") + verb("expire night"),
        "did you mean `night`?",
        id="a limit whose period never ends",
    ),
    pytest.param(
        "E0401",
        ability("once per «night»⟨⇒ of player⟩, use: mark 1") + verb("expire night of active"),
        "it ends for one owner at a time: name the owner, as in `night of player`",
        id="a period that ends for somebody only",
    ),
    pytest.param(
        "E0401",
        verb("renew «nigt⇒night»\nexpire night"),
        "did you mean `night`?",
        id="a period that is renewed and never ends",
    ),
    pytest.param(
        "E0303",
        verb("expire night after «true⇒3»"),
        "write a number here",
        id="a period that ends after a truth",
    ),
    pytest.param(
        "E0303",
        verb("expire night of «3⇒active»"),
        None,
        id="a period of a number",
    ),
    pytest.param(
        "E0329",
        document(
            "kind", "cart", "piece: true", "state: {on: {type: truth, ⟨fades: «day»⇒ends: day⟩}}"
        )
        + document("cart", "wain")
        + verb("for each cart: it.on = not it.on\nexpire day"),
        "write `ends:` to set it back to its start",
        id="a truth that fades",
    ),
    pytest.param(
        "E0329",
        document(
            "kind",
            "cart",
            "piece: true",
            "fields: {top: {type: number, default: 2}}",
            "state: {load: {type: number, start: «top⇒2», ends: day}}",
        )
        + document("cart", "wain")
        + verb("for each cart: it.load += it.top\nexpire day"),
        "leave `start` out, give it a plain value, or set it in a phase",
        id="a start that differs from piece to piece",
    ),
    pytest.param(
        "E0304",
        phase("mark 1")
        .replace("extra", "extra of p")
        .replace("do:", "takes: {p: player}\n  do:")
        .replace("mark 1", "mark p.number")
        + phase("run extra of active").replace("- phase: extra", "- phase: rest")
        + "- scenario: late\n  source: designed\n  extends: main\n  flow: «extra⇒rest»\n",
        "name a phase without parameters that says `run extra ...`",
        id="a flow with parameters",
    ),
]

MAP = """\
- map: shore
  source: designed
  grid: |
    ...
    .~.
  legend:
    "~": {name: Water}
  spaces:
    pier: {name: Old Pier}
  names: {start: "(1, 1)"}
  links: [[pier, "(3, 1)"]]
  routes:
    inland: [pier, "(3, 1)", "(2, 1)", start]
"""
DRAWN = (
    "- kind: space\n  source: designed\n  state:\n    reeds: number\n"
    "    eggs: {type: number, visible: nobody}\n"
    "- phase: growth\n  source: designed\n  do: |\n    for each space: it.reeds = it.eggs\n    mark 1\n"
)
MAPS = [
    pytest.param(
        "E0209",
        DRAWN + MAP + '  draw: {«red⇒reeds»: "{}"}\n',
        "did you mean `reeds`?",
        id="a drawing of what spaces do not have",
    ),
    pytest.param(
        "E0600",
        DRAWN + MAP + '  draw: {«eggs⇒reeds»: "{}"}\n',
        "leave it out, or remove `visible` from the state",
        id="a drawing of what is hidden",
    ),
    pytest.param(
        "E0600",
        DRAWN + MAP + '  draw: {reeds: «{}⇒"{}"»}\n',
        'write `reeds: "{}"` to draw the value, or a letter for each value',
        id="a drawing with nothing",
    ),
    pytest.param(
        "E0420",
        MAP.replace(".~.", "«#⇒.»~."),
        'say what it is in `legend` (`.`, `~` are known), or write `.` for a plain space; in `legend`, a `#` needs quotes: `"#": ...`',
        id="a letter that stands for nothing",
    ),
    pytest.param(
        "E0421",
        MAP.replace('start: "(1, 1)"', 'start: «"(4, 1)"⇒"(1, 1)"»'),
        "columns and rows count from 1 at the top left",
        id="a name for a square beside the grid",
    ),
    pytest.param(
        "E0421",
        MAP.replace("[[pier,", "[[«peir⇒pier»,"),
        "did you mean `pier`?",
        id="a link to a space that is not there",
    ),
    pytest.param(
        "E0421",
        MAP.replace('"(2, 1)", start', '"(2, 1)", «strat⇒start»'),
        "did you mean `start`?",
        id="a route to a space that is not there",
    ),
    pytest.param(
        "E0423",
        MAP.replace('"(2, 1)", start', '"(2, 1)", «"(3,  1)"⇒start»'),
        "a route visits each space once, so that a piece knows where to go next",
        id="a route that visits a space twice",
    ),
]

WARNINGS = [
    pytest.param(
        "W0401",
        verb("mark ⟨1⇒n⟩", "n: number").replace("try n", "try «n»")
        + document("verb", "trying", "do: try 1")
        + phase("trying"),
        "remove it from the signature",
        id="a parameter of a verb",
    ),
    pytest.param(
        "W0401",
        query("⟨2⇒n⟩").replace("half n", "half «n»"),
        "remove it from the signature",
        id="a parameter of a query",
    ),
    pytest.param(
        "W0402",
        verb("mark 1").replace("try", "«try»") + "⟨⇒" + phase("try") + "⟩",
        "use it, or remove it",
        id="a verb",
    ),
    pytest.param(
        "W0402",
        query("n").replace("half n", "«half n»") + "⟨⇒" + phase("mark half(1)") + "⟩",
        "use it, or remove it",
        id="a query",
    ),
    pytest.param(
        "W0402",
        document("event", "«dawn»") + "⟨⇒" + phase("emit dawn") + "⟩",
        "use it, or remove it",
        id="an event",
    ),
    pytest.param(
        "W0402",
        action(head="«step s»") + "⟨⇒" + phase("turn of active: step") + "⟩",
        "use it, or remove it",
        id="an action",
    ),
    pytest.param(
        "W0402",
        document("window", "«reply»") + "⟨⇒" + phase("open reply") + "⟩",
        "use it, or remove it",
        id="a window",
    ),
    pytest.param(
        "W0402",
        phase("mark 1").replace("extra", "«extra»")
        + "⟨⇒"
        + document("scenario", "other", "players: 2", "flow: extra")
        + "⟩",
        "use it, or remove it",
        id="a phase",
    ),
    pytest.param(
        "W0402",
        document("noun", "«foe»", "of: unit", "where: it.hp > 1")
        + "⟨⇒"
        + phase("mark (count foes)")
        + "⟩",
        "use it, or remove it",
        id="a noun",
    ),
    pytest.param(
        "W0402",
        document("adjective", "«weary»", "of: unit", "where: it.hp < 2")
        + "⟨⇒"
        + phase("mark (count weary units)")
        + "⟩",
        "use it, or remove it",
        id="an adjective",
    ),
    pytest.param(
        "W0402",
        document("zone", "«attic»") + "⟨⇒" + phase("mark size(attic)") + "⟩",
        "use it, or remove it",
        id="a zone",
    ),
    pytest.param(
        "W0402",
        document("enum", "«mood»", "values: [glad, cross]")
        + "⟨⇒"
        + verb("if m = glad: mark 1\nif m = cross: mark 2", "m: mood")
        + phase("try glad")
        + "⟩",
        "use it, or remove it",
        id="an enumeration",
    ),
    pytest.param(
        "W0402",
        document("enum", "mood", "values: [glad, «cross»]")
        + document("kind", "game", "state: {mood: mood}")
        + document("scenario", "other", "extends: main", "setup: 'game.mood = glad'")
        + document(
            "scenario", "third", "extends: main", "setup: 'if game.mood = ⟨glad⇒cross⟩: mark 2'"
        ),
        "use it, or remove it",
        id="a value of an enumeration",
    ),
    pytest.param(
        "W0402",
        document("map", "«desert»", "grid: '...'")
        + "⟨⇒"
        + document("scenario", "other", "extends: main", "map: desert")
        + "⟩",
        "use it, or remove it",
        id="a map",
    ),
    pytest.param(
        "W0402",
        document("shape", "«bar»", "squares: '##'")
        + "⟨⇒"
        + phase("mark size(placements(bar, 4, 4, union()))")
        + "⟩",
        "use it, or remove it",
        id="a shape",
    ),
    pytest.param(
        "W0402",
        document("kind", "«ship»", "piece: true")
        + "⟨⇒"
        + document("ship", "sloop")
        + phase("place sloop in deck")
        + "⟩",
        "use it, or remove it",
        id="a kind",
    ),
    pytest.param(
        "W0402",
        document("unit", "«wasp»") + "⟨⇒" + phase("place wasp at corner") + "⟩",
        "use it, or remove it",
        id="a document",
    ),
    pytest.param(
        "W0402",
        document(
            "scenario", "other", "extends: main", "options: {«size»: {type: number, default: 3}}"
        )
        + "⟨⇒"
        + phase("mark options.size")
        + "⟩",
        "use it, or remove it",
        id="an option",
    ),
    pytest.param(
        "W0401",
        "- event: fall of unit ⟨from⇒⟩ «s⇒»\n"
        + SOURCE
        + "⟨  takes: {s: space}\n⇒⟩  log: '{unit} falls'\n"
        + verb("emit fall of x ⟨from x.place⇒⟩", UNIT)
        + phase("for each unit: try it"),
        "remove it from the signature",
        id="a role of an event",
    ),
    pytest.param(
        "W0401",
        "- action: leap «unit⇒»\n"
        + SOURCE
        + "⟨  choose: {unit: all units}\n⇒⟩  do: mark 1\n"
        + phase("turn of active: leap"),
        "remove it from the signature",
        id="a parameter of an action",
    ),
    pytest.param(
        "W0401",
        verb("mark 1") + "⟨  takes: {«n»: number = 3}\n⇒⟩" + phase("try"),
        "remove it from `takes`",
        id="a parameter that is not in the signature",
    ),
    pytest.param(
        "W0405",
        verb("let «twice» = game.score * 2\nmark ⟨game.score⇒twice⟩") + phase("try"),
        "use it, or remove it",
        id="a name made with let",
    ),
    pytest.param(
        "W0405",
        verb("choose a unit as «who»⟨⇒; mark who.hp⟩\nmark 1") + phase("try"),
        "use it, or remove it",
        id="a name of what is chosen",
    ),
    pytest.param(
        "W0405",
        verb("for each unit as «u»: mark ⟨1⇒u.hp⟩") + phase("try"),
        "use it, or remove it",
        id="a name of a loop",
    ),
    pytest.param(
        "W0405",
        verb("place ant at corner as «new»⟨⇒\nmark new.hp⟩") + phase("try"),
        "use it, or remove it",
        id="a name of a new piece",
    ),
    pytest.param(
        "W0407",
        document("unit", "wasp", "was: hornet") + phase("place «hornet⇒wasp» at corner"),
        "write `wasp`",
        id="a former name",
    ),
    pytest.param(
        "W0406",
        document("kind", "game", "fields: {}", "state: {«luck»: number}")
        + phase("game.luck = 3⟨⇒; mark game.luck⟩"),
        "use it in a rule, show it to players with `shown:`, or remove it",
        id="state that is only written",
    ),
    pytest.param(
        "W0406",
        document("kind", "player", "state: {«luck»: number}")
        + "⟨⇒"
        + phase("active.luck = 1; mark active.luck")
        + "⟩",
        "use it in a rule, show it to players with `shown:`, or remove it",
        id="state that never changes",
    ),
    pytest.param(
        "W0406",
        document("kind", "scout", "is: unit", "fields: {«sight»: {type: number, default: 3}}")
        + document("scout", "fox")
        + phase("place fox at corner as new; mark new⟨.hp⇒.sight⟩"),
        "use it in a rule, print it on cards with `text:`, or remove it",
        id="a field",
    ),
    pytest.param(
        "W0501",
        verb(
            '⟨«choose one of lines(corner, 3) as way»⇒choose one of lines(corner, 3) as way: "Which?"⟩\nmark way.size'
        )
        + phase("try"),
        'write the question at the end: `choose ...: "Which one?"`',
        id="a question about a calculation",
    ),
    pytest.param(
        "W0501",
        ability("⟨«use: mark size(lines(corner, 3))»⇒use: mark 1⟩"),
        "give it a `text`, or put it into a verb or a query that has one",
        id="an ability that calculates",
    ),
    pytest.param(
        "W0403",
        document("unit", "wasp") + "⟨  silence: [{code: «W0401», why: it is so}]\n⇒⟩",
        "remove this silence",
        id="a silence",
    ),
    pytest.param(
        "W0404",
        ability("«mark 1»") + "⟨⇒" + phase("for each unit as u: resolve u") + "⟩",
        "start it with a trigger (`on ...:`) or `use:`, or let a rule `resolve` it",
        id="a line that nothing resolves",
    ),
]


# ------------------------------------------------------------------ one mistake, one message

# What is not asked for in a test of something else: its verb is made for it and nobody uses it. The base
# pack has one of everything, for whoever needs it.

ROLLED = "write how many dice, and how many sides: `2d6`"
NUMBERS = [
    pytest.param(
        "W0444",
        verb("mark (count «cards»⟨⇒ in deck⟩)") + IN_DECK,
        "`active: true` puts a zone in play; `cards in deck` are those in it",
        id="cards that are never in play",
    ),
    pytest.param(
        "W0404",
        HARM
        + ability("⟨«on any harm»⇒«»⟩", "card").replace(
            "⟨«on any harm»⇒«»⟩", "on «any harm»: mark 1"
        )
        + IN_DECK.replace("in deck", "in ⟨deck⇒bench⟩"),
        "`active: true` puts a zone in play",
        id="a trigger of a card that is never in play",
    ),
    pytest.param(
        "W0404",
        ability("«use»: mark 1") + "⟨⇒" + USING + "⟩",
        "offer an action that says `activate x n`",
        id="an ability that nobody lets use",
    ),
    pytest.param("E0350", verb("mark 4 / «0⇒2»"), "divide by 1 or more", id="divided by nothing"),
    pytest.param(
        "E0350",
        verb("mark game.score % («1 - 1⇒2»)"),
        "divide by 1 or more",
        id="a rest of nothing",
    ),
    pytest.param(
        "E0350",
        verb("repeat «0⇒2» times: mark 1"),
        "write a number of 1 or more",
        id="repeated never",
    ),
    pytest.param(
        "E0350",
        verb("for each unit within «-1⇒1» of x: mark it.hp", UNIT),
        "write a number of 0 or more",
        id="a distance below 0",
    ),
    pytest.param(
        "E0350",
        verb("add «-1⇒1» hp to x", UNIT),
        "write a number of 1 or more",
        id="less than nothing is added",
    ),
    pytest.param(
        "E0350",
        verb("remove «0⇒1» hp from x", UNIT),
        "write a number of 1 or more",
        id="nothing is removed",
    ),
    pytest.param("E0350", verb("mark «d0⇒d6»"), ROLLED, id="dice without sides"),
    pytest.param("E0350", verb("mark «0d6⇒1d6»"), ROLLED, id="no dice"),
    pytest.param(
        "E0350",
        verb("choose up to «0⇒2» units as xs\nmark size(xs)"),
        "write a number of 1 or more",
        id="none are chosen",
    ),
    pytest.param(
        "E0350",
        verb("if «game.score in 6..1⇒game.score in 1..6»: mark 1"),
        "write the smaller number first",
        id="a range the wrong way round",
    ),
    pytest.param(
        "E0350",
        ability("aura «-1⇒1»: +1 size"),
        "write a number of 0 or more",
        id="an aura that reaches nobody",
    ),
    pytest.param(
        "E0350",
        ability("«+0 size⇒+1 size»"),
        "write another number, or remove it",
        id="a change by nothing",
    ),
    pytest.param(
        "E0350", ability("«*1 size⇒*2 size»"), "write another number, or remove it", id="times one"
    ),
    pytest.param(
        "E0350",
        COINS + ability("«0 coins⇒1 coins»: mark 1") + USING,
        "write `use:` for what is free",
        id="a price of nothing",
    ),
    pytest.param(
        "E0350",
        ability("«0 times per round⇒2 times per round», use: mark 1")
        + USING
        + phase("expire round"),
        "write `once`, or a larger number",
        id="an ability for no time",
    ),
]
COMPARED = "compare it with a possible number"
SAME = [
    pytest.param(
        "W0440",
        verb("let roll = d6\nif «roll = 7⇒roll = 6»: mark 1"),
        COMPARED,
        id="a name for dice",
    ),
    pytest.param(
        "W0440",
        verb("if «x.hp = x.hp⇒x.hp = 2»: mark 1", UNIT),
        "compare it with something else",
        id="compared with itself",
    ),
    pytest.param(
        "W0440",
        verb("if «x.hp = 1 and x.hp = 2⇒x.hp = 1 or x.hp = 2»: mark 1", UNIT),
        "write `or` if either is enough, or change one of them",
        id="two values at once",
    ),
    pytest.param(
        "W0440",
        verb("if «x.hp < 2 and x.hp > 3⇒x.hp < 4 and x.hp > 2»: mark 1", UNIT),
        "write `or` if either is enough, or change one of them",
        id="less and more at once",
    ),
    pytest.param(
        "E0315",
        verb("while «x.hp > 1⇒x.hp > 1»:\n  ⟨game.score += 1⇒x.hp -= 1⟩", UNIT),
        "change what it waits for",
        id="a loop that waits for what it does not change",
    ),
    pytest.param(
        "E0353",
        "- kind: player\n  source: designed\n  state: {hush: {type: number, ⟨visible: owner, ⇒⟩shown: '{}'}}\n"
        "- scenario: scored\n  source: designed\n  extends: main\n  score: «player.hush⇒player.hush»\n",
        "leave it out until everybody may know it",
        id="a score that tells a secret",
    ),
    pytest.param(
        "E0350",
        river("«shoal⇒isle»"),
        "name the space that is next to it",
        id="a link of a space to itself",
    ),
    pytest.param(
        "W0455",
        river("isle], [isle, «shoal⇒bank»"),
        "keep one of the two links",
        id="a link that is there already",
    ),
    pytest.param(
        "W0455",
        river("isle").replace(
            "  spaces", "  routes: {way: [bank, ⟨⇒shoal, ⟩«isle⇒isle»]}\n  spaces"
        ),
        "name the spaces between them, or link the two",
        id="a step of a route over a space",
    ),
    pytest.param(
        "W0456",
        "- scenario: named\n  source: designed\n  extends: main\n  seats: [North, «South⇒South»⟨⇒, East⟩]\n",
        "name all of them, in order",
        id="a seat without a name",
    ),
    pytest.param(
        "W0457",
        verb("x.hp = «12⇒9»", UNIT),
        "write a number between its bounds, or change them",
        id="a value beyond the maximum",
    ),
    pytest.param(
        "W0457",
        verb("add 1 hp to x, at most «20⇒8»", UNIT),
        "write a number between its bounds, or change them",
        id="a limit beyond the maximum",
    ),
    pytest.param(
        "W0442",
        verb("if «x.hp > 2 and x.hp > 2⇒x.hp > 2 and x.tired»: mark 1", UNIT),
        "keep one, or write what the other should be",
        id="a condition said twice",
    ),
    pytest.param(
        "E0420",
        document("map", "hut", "grid: |", "  .«\t⇒.».", "  ...")
        + "- scenario: other\n  source: designed\n  extends: main\n  map: hut\n",
        "write `.` for each space, or blanks",
        id="a tab in a grid",
    ),
    pytest.param(
        "E0424",
        "- scenario: named\n  source: designed\n  extends: main\n  seats: [North, South, East⟨, «West»⇒⟩]\n",
        "leave it out, or let more play with `players`",
        id="a seat too many",
    ),
    pytest.param(
        "E0424",
        "- scenario: named\n  source: designed\n  extends: main\n  seats: [North, South, East]\n"
        "  automatic: [North, South⟨, «East»⇒⟩]\n",
        "leave out the seat of a player",
        id="seats that nobody plays",
    ),
    pytest.param(
        "E0350",
        "- phase: other\n  source: designed\n  do: mark 1\n"
        "- scenario: named\n  source: designed\n  extends: main\n  replaces: {whole: «whole⇒other»}\n",
        "name another phase, or leave it out",
        id="a phase that replaces itself",
    ),
    pytest.param(
        "E0350",
        "- campaign: row\n  source: designed\n  scenarios: [main]\n  goes_on: «false⇒true»\n",
        "say when the next scenario follows",
        id="a campaign that never goes on",
    ),
    pytest.param(
        "E0424",
        "- balance: table\n  source: designed\n  scenario: main\n  rows: {players: [2, «7⇒3»]}\n",
        "change the number, or leave it out",
        id="a table of games for too many",
    ),
    pytest.param(
        "E0215",
        "- kind: boat\n  source: designed\n  piece: true\n  fields:\n"
        '    «owner⇒builder»: {type: number, default: 1, text: "Built by {value}"}\n'
        + "- boat: punt\n  source: designed\n"
        + verb("place punt at (1, 1)"),
        "choose another name",
        id="a field that every piece has",
    ),
    pytest.param(
        "E0215",
        "- zone: «passed⇒dock»\n  source: designed\n"
        + verb("⟨⇒place ant in dock; ⟩for each unit⟨⇒ in dock⟩: mark 1"),
        "choose another name",
        id="a zone that rules cannot name",
    ),
    pytest.param(
        "E0216",
        "- verb: pay_out n\n  source: designed\n  takes: {n: number}\n  text: pay «$n⇒{n}» coins\n  do: mark n\n"
        + verb("pay_out 2"),
        "write `{n}`",
        id="a slot of another language",
    ),
    pytest.param(
        "W0449",
        '- map: glade\n  source: designed\n  grid: |\n    ⟨.⇒~⟩.\n    ..\n  legend: {«"~"⇒"~"»: {wall: true}}\n'
        "- scenario: glades\n  source: designed\n  extends: main\n  map: glade\n  setup: game.score = 1\n",
        "draw it, or remove it from `legend`",
        id="a letter that is not drawn",
    ),
    pytest.param(
        "W0440", verb("if «x.hp > 100⇒x.hp > 8»: mark 1", UNIT), COMPARED, id="more than the most"
    ),
    pytest.param(
        "W0440", verb("if «x.hp >= 0⇒x.hp > 0»: mark 1", UNIT), COMPARED, id="at least the least"
    ),
    pytest.param(
        "W0440", verb("if «x.hp = 12⇒x.hp = 2»: mark 1", UNIT), COMPARED, id="equal to too much"
    ),
    pytest.param(
        "W0440", verb("if «-1 != x.hp⇒1 != x.hp»: mark 1", UNIT), COMPARED, id="the other way round"
    ),
    pytest.param(
        "W0440",
        verb("if «active.coins < 0⇒active.coins < 1»: mark 1"),
        COMPARED,
        id="state of a player",
    ),
    pytest.param(
        "W0440",
        verb("if «game.limited + 1 > 3⇒game.limited + 1 > 2»: mark 1"),
        COMPARED,
        id="a sum",
    ),
    pytest.param("W0440", verb("if «d6 > 6⇒d6 > 5»: mark 1"), COMPARED, id="dice"),
    pytest.param(
        "W0440", verb("if «(count units) < 0⇒(count units) < 1»: mark 1"), COMPARED, id="a count"
    ),
    pytest.param(
        "W0440", verb("if «x.top < 0⇒x.top < 9»: mark 1", UNIT), COMPARED, id="fixed data"
    ),
    pytest.param("W0440", verb("if «1 = 2⇒game.score = 2»: mark 1"), COMPARED, id="two constants"),
    pytest.param(
        "W0440",
        verb("if «x.hp in 10..20⇒x.hp in 5..20»: mark 1", UNIT),
        "compare it with possible numbers",
        id="a range",
    ),
    pytest.param(
        "W0440", ability("while «self.hp > 9⇒self.hp > 8»: +1 size"), COMPARED, id="of an ability"
    ),
    pytest.param(
        "W0441",
        verb("mark «-2⇒2»"),
        "write a number of 0 or more, or another verb",
        id="a verb gets less than nothing",
    ),
    pytest.param(
        "W0441",
        HARM + verb("emit harm «-2⇒2» to x from x", UNIT),
        "write a number of 0 or more, or another verb",
        id="harm below 0",
    ),
    pytest.param("W0442", ability("+1 size\n«+1   size⇒+1 reach»"), "keep one", id="a line twice"),
    pytest.param(
        "W0442",
        HARM + ability("on harm: mark 1\n«on harm: mark 1⇒before harm: mark 1»"),
        "keep one",
        id="a trigger twice",
    ),
    pytest.param(
        "W0443",
        document("unit", "wasp", "name: «Ant⇒Wasp»"),
        "give one of them another `name`, so that players can tell them apart",
        id="two units with one name",
    ),
    pytest.param(
        "W0443",
        document("card", "king", "name: Ace of Reeds")
        + document("card", "jack", "name: «Ace of Reeds⇒Two»"),
        "give one of them another `name`, so that players can tell them apart",
        id="two cards with one name",
    ),
]
ENDLESS = "add a condition that ends it"
STATS = "let the condition look at a field or a state that no ability changes"
IDLE = [
    pytest.param(
        "E0350",
        verb("«game.score += 0⇒game.score += 1»"),
        "write what changes, or remove it",
        id="a change by nothing",
    ),
    pytest.param(
        "E0350",
        verb("«x.hp = x.hp⇒x.hp = 2»", UNIT),
        "write what changes, or remove it",
        id="a value that is set to itself",
    ),
    pytest.param(
        "E0350",
        verb('«say ""⇒say "now"»'),
        "write words between the quotes",
        id="nothing is said",
    ),
    pytest.param(
        "E0350",
        ability('«""⇒"Hum"», use: mark 1') + USING,
        "write a name, or none",
        id="an ability without a name",
    ),
    pytest.param(
        "E0322",
        ability("use, «use⇒while self.hp > 2»: mark 1") + USING,
        "keep one",
        id="used and used",
    ),
    pytest.param(
        "E0322",
        COINS + ability("1 coins, «2 coins⇒while self.hp > 2»: mark 1") + USING,
        "write the sum",
        id="one thing paid twice",
    ),
    pytest.param(
        "W0404",
        HARM + ability("on harm: «stop⇒mark 1»"),
        "write what happens, or `instead of EVENT`",
        id="an ability that only stops",
    ),
    pytest.param(
        "W0405",
        verb("«choose a unit⇒choose a unit»\n⟨mark 1⇒it.hp -= 1⟩"),
        "the chosen one is `it`: use it, or remove the choice",
        id="a choice that nothing comes of",
    ),
    pytest.param(
        "W0442",
        verb("choose one: mark 1 | «mark 1⇒mark 2»"),
        "keep one",
        id="two alternatives that are the same",
    ),
    pytest.param(
        "W0442",
        action() + phase("turn of active: step, «step⇒pass_it» or pass") + action(head="pass_it s"),
        "keep one",
        id="an action that is offered twice",
    ),
    pytest.param(
        "W0466",
        verb("mark «game.score * 1⇒game.score * 2»"),
        "write `game.score`",
        id="a product that changes nothing",
    ),
    pytest.param(
        "W0467",
        verb("repeat 3 times:\n  mark 1\n  «stop⇒mark 2»"),
        "indent this less, to come after the loop, or put a condition before it",
        id="a loop that never repeats",
    ),
    pytest.param(
        "W0468",
        verb("choose a unit or nothing as x\n⟨⇒if x is not nothing: ⟩«x⇒x».hp -= 1"),
        "ask first, as in `if x is not nothing: ...`",
        id="a choice that may be declined",
    ),
    pytest.param(
        "W0469",
        verb("let hp = x.hp\n«hp⇒x.hp» -= 1\nif hp > 3: mark 1", UNIT),
        "write `x.hp`, or give the copy another name",
        id="a copy is changed",
    ),
    pytest.param(
        "W0440",
        verb("if «true⇒game.score > 1»: mark 1"),
        "say what it depends on, or remove it",
        id="a condition that is a constant",
    ),
    pytest.param(
        "W0440",
        verb("if any unit where «false⇒it.hp > 2»: mark 1"),
        "say what it depends on, or remove it",
        id="a condition of a noun that is a constant",
    ),
    pytest.param(
        "W0440",
        verb("if «x.hue != red or x.hue != blue⇒x.hue != red and x.hue != blue»: mark 1", UNIT),
        "write `and` if both must hold, or change one of them",
        id="one of two always holds",
    ),
    pytest.param(
        "W0440",
        verb("if «x.hp < x.top and x.hp = x.top⇒x.hp < x.top or x.hp = x.top»: mark 1", UNIT),
        "write `or` if either is enough, or change one of them",
        id="two values that are different and the same",
    ),
    pytest.param(
        "W0440",
        verb("if «x is a unit⇒x is a chief»: mark 1", UNIT),
        "remove it, or compare something that can differ",
        id="a kind that is known",
    ),
    pytest.param(
        "E0303",
        verb("if «x is a card⇒x is a chief»: mark 1", UNIT),
        None,
        id="a kind that it never is",
    ),
    pytest.param(
        "W0440",
        ability("while any unit «within 1 of it⇒within 1 of self»: +1 size"),
        "say from whom, as in `within 1 of self`",
        id="a distance from itself",
    ),
    pytest.param(
        "E0310",
        ability("while «a unit is within 1⇒any unit within 1»: +1 size"),
        "to ask whether there is one, write `any`",
        id="a choice in a condition",
    ),
    pytest.param(
        "E0311",
        verb("win players[0]\n«mark 1⇒»"),
        "remove it, or the line before",
        id="after the end of the game",
    ),
    pytest.param(
        "E0215",
        verb("let «self⇒other» = 1\nmark ⟨self⇒other⟩"),
        "choose another name",
        id="a name that has a meaning of its own",
    ),
    pytest.param(
        "E0322",
        ability("aura 2 of «spaces⇒units»: +1 size"),
        "name a kind of pieces, as in `aura 2 of foes`",
        id="an aura of what is no piece",
    ),
    pytest.param(
        "E0213",
        ability("aura 2 of ⟨cards⇒units⟩: +1 «size⇒size»"),
        "`size` is a stat of `unit`",
        id="an aura of what has no such stat",
    ),
    pytest.param(
        "E0303",
        HARM + ability("on harm to «active⇒self»: mark 1"),
        "compare two things of one sort",
        id="a role that is never this",
    ),
    pytest.param(
        "E0333",
        verb(
            "«choose one of [true, false] or nothing as b⇒choose one of [true, false] as b»\nif b: mark 1"
        ),
        "choose among values of an enumeration",
        id="false or nothing",
    ),
    pytest.param(
        "E0215",
        "- verb: «move⇒shove» n\n  source: designed\n  takes: {n: number}\n  do: mark n\n",
        "choose another name",
        id="a verb of the language",
    ),
    pytest.param(
        "E0135",
        "- kind: player\n  source: designed\n  state:\n    mood: «colour = red⇒{type: colour, start: red}»\n"
        + verb("active.mood = blue\nif active.mood = red: mark 1"),
        "write `{type: colour, start: red}`",
        id="a start beside the type",
    ),
    pytest.param(
        "W0440",
        "- event: paid by player\n  source: designed\n  takes: {player: player}\n"
        + verb("emit paid by active")
        + ability("on paid by «player⇒self.owner»: mark 1"),
        "`self.owner` is the owner of this; to mean everybody, leave it out",
        id="a role compared with itself",
    ),
    pytest.param(
        "E0215",
        "- map: mill\n  source: designed\n  spaces: {«d7⇒m7»: {}}\n"
        "- scenario: milling\n  source: designed\n  extends: main\n  map: mill\n  setup: game.score = 1\n",
        "choose another name, such as `d_7`",
        id="a space that is read as dice",
    ),
]

CIRCLES = [
    pytest.param(
        "E0351",
        "- event: fall\n  source: designed\n  do: ⟨emit ⇒⟩«fall⇒mark 1»\n",
        ENDLESS,
        id="an event",
    ),
    pytest.param(
        "E0351",
        "- event: «fall»\n  source: designed\n- law: gravity\n  source: designed\n"
        "  effects: |\n    on any fall: ⟨emit fall⇒mark 1⟩\n" + phase("emit fall"),
        ENDLESS,
        id="an event and a law",
    ),
    pytest.param(
        "E0351",
        "- verb: «ping»\n  source: designed\n  do: pong\n"
        "- verb: pong\n  source: designed\n  do: ⟨ping⇒mark 1⟩\n",
        ENDLESS,
        id="two verbs",
    ),
    pytest.param(
        "E0351",
        "- verb: ada\n  source: designed\n  do: bob\n"
        "- verb: bob\n  source: designed\n  do: emit fall\n"
        "- event: «fall»\n  source: designed\n  do: |\n    mark 1\n    ⟨ada⇒mark 2⟩\n",
        ENDLESS,
        id="three rules",
    ),
    pytest.param(
        "E0351",
        "- query: depth\n  source: designed\n  gives: number\n  is: 1 + «depth⇒2»\n",
        ENDLESS,
        id="a query",
    ),
    pytest.param(
        "E0351",
        "- query: «near_to»\n  source: designed\n  gives: number\n  is: two + 1\n"
        "- query: two\n  source: designed\n  gives: number\n  is: ⟨near_to⇒1⟩\n",
        ENDLESS,
        id="two queries",
    ),
    pytest.param("E0352", ability("while ⟨self.size⇒self.hp⟩ < 3: «+1 size»"), STATS, id="a stat"),
    pytest.param("E0352", ability("«size: self.size + 1⇒size: 3»"), STATS, id="an amount"),
    pytest.param(
        "E0352",
        "- law: growth\n  source: designed\n  effects: |\n    while ⟨it.size⇒it.hp⟩ < 3: «+1 size»\n",
        STATS,
        id="a law",
    ),
    pytest.param(
        "E0352",
        ability("while self.size < 3: «+1 reach»\nwhile ⟨self.reach⇒self.hp⟩ < 3: +1 size"),
        STATS,
        id="two stats",
    ),
    pytest.param(
        "E0352",
        ability("«size: base(self.size) + 1⇒+base(self.size) size»"),
        STATS,
        id="its own base",
    ),
    pytest.param(
        "E0352",
        "- query: small unit\n  source: designed\n  is: unit.⟨size⇒hp⟩ < 3\n"
        + ability("while self is small: «+1 size»"),
        STATS,
        id="by way of a query",
    ),
]
PLACES = [
    pytest.param(
        "E0421",
        verb("place ant at «(10, 1)⇒(5, 1)»"),
        "columns go from 1 to 5 and rows from 1 to 3, counted from the top left",
        id="a space off the map",
    ),
    pytest.param(
        "E0421",
        verb("move x to «(1, 4)⇒(1, 3)»", UNIT),
        "columns go from 1 to 5 and rows from 1 to 3, counted from the top left",
        id="a row too low",
    ),
    pytest.param(
        "E0421",
        ability("while self.place = «(0, 1)⇒(1, 1)»: +1 size"),
        "columns go from 1 to 5 and rows from 1 to 3, counted from the top left",
        id="a column 0",
    ),
    pytest.param(
        "E0421",
        "- scenario: other\n  source: designed\n  players: 2\n  map: field\n  flow: whole\n"
        "  setup: place ant at «(6, 1)⇒(1, 1)»\n",
        "columns go from 1 to 5 and rows from 1 to 3, counted from the top left",
        id="in a set-up",
    ),
    pytest.param(
        "E0421",
        document("map", "hut", "grid: |", "  ...", "names: {door: '(1, 1)'}")
        + "- scenario: other\n  source: designed\n  players: 2\n  map: hut\n  flow: whole\n"
        "  setup: place ant at «corner⇒door»\n",
        None,
        id="a name of another map",
    ),
    pytest.param(
        "E0421",
        document("map", "hut", "grid: |", "  ...", 'spaces: {«"(9, 9)"⇒"(1, 1)"»: {wall: true}}')
        + "- scenario: other\n  source: designed\n  extends: main\n  map: hut\n",
        "columns and rows count from 1 at the top left",
        id="fields of a square off the map",
    ),
    pytest.param(
        "E0424",
        verb("place ant at (1, 1) for «players[3]⇒players[2]»"),
        "players count from 0: the last one is `players[2]`",
        id="a player too many",
    ),
    pytest.param(
        "E0424",
        "- scenario: other\n  source: designed\n  players: 2\n  map: field\n  flow: whole\n"
        "  setup: mark «players[2]⇒players[1]».coins\n",
        "players count from 0: the last one is `players[1]`",
        id="a player too many in a set-up",
    ),
    pytest.param(
        "W0445",
        document("map", "hut", "grid: |", "  .....", "  «....⇒.....»", "  .....")
        + "- scenario: other\n  source: designed\n  extends: main\n  map: hut\n",
        "draw a square for each column; write a blank where there is no space",
        id="a row too short",
    ),
    pytest.param(
        "W0445",
        document("map", "hut", "grid: |", "  ...", "  ...", "  «....⇒...»")
        + "- scenario: other\n  source: designed\n  extends: main\n  map: hut\n",
        "draw a square for each column; write a blank where there is no space",
        id="a row too long",
    ),
    pytest.param(
        "W0445",
        document("map", "hut", "grid: |", "  .....", "  .....", "  «......⇒.....»", "  .. ..")
        + "- scenario: other\n  source: designed\n  extends: main\n  map: hut\n",
        "draw a square for each column; write a blank where there is no space",
        id="a row too long above a row with a gap",
    ),
    pytest.param(
        "W0446",
        verb(
            "if ⟨no unit where it.hp = 1⇒(no unit where it.hp = 1)⟩ or «no unit where it.tired»: mark 1"
        ),
        "put brackets around the first clause, or around this one if it is meant so",
        id="two clauses in one",
    ),
    pytest.param(
        "W0446",
        verb("if «count units where it.hp = 1 >= 2⇒(count units where it.hp = 1) >= 2»: mark 1"),
        "put brackets around `count ...`, or around the condition after `where`",
        id="a count that is compared",
    ),
    pytest.param(
        "W0447",
        verb(
            "for each unit:\n      place ace in deck\n      choose a card in deck as c by active\n      mark «it⇒c».worth"
        ),
        "write `c`, or give the other one a name, too",
        id="another it",
    ),
    pytest.param(
        "W0447",
        verb(
            "place ace in deck; mark (count ⟨card⇒c⟩ in deck where ⟨it⇒c⟩.worth + 1 > «card».worth)",
            "card: card",
        ),
        "write `it` for the one in the list; or name it, as in `x in LIST`, if you mean the outer `card`",
        id="a parameter that is hidden by what a list holds",
    ),
    pytest.param(
        "W0448",
        "- verb: pay_up n\n  source: designed\n  takes: {n: number = 1}\n  do: mark n\n"
        + verb("let n = 5\nmark n\n«pay_up⇒pay_up 1»"),
        "write it out, or call the `n` of this rule something else",
        id="a default that is not taken",
    ),
    pytest.param(
        "W0450",
        verb('«say "' + "la " * 32 + '"⇒say "la la"»'),
        "run `siegewright fmt`, or break it: a line continues inside brackets, before `and`, `or`, `where`, `as` and `by`, and after a comma",
        id="a long line",
    ),
    pytest.param(
        "W0451",
        "- verb: hum\n  source: designed\n  do: mark 3\n"
        "- event: rustle\n  source: designed\n  text: a rustle\n"
        "- card: tune\n  source: designed\n  effects: |\n    on any rustle: «hum⇒mark 3»\n"
        + verb("emit rustle⟨⇒; hum⟩"),
        "write on the card what it does",
        id="an effect that stands elsewhere",
    ),
]
SPELLING = [
    pytest.param(
        "W0452",
        "- card: «marsh_wadrer⇒marsh_warder»\n  name: Marsh Warder\n  source: designed\n",
        "did you mean `marsh_warder`?",
        id="an id that is not spelt like its name",
    ),
    pytest.param(
        "W0452",
        "- card: marsh_warder\n  source: designed\n- card: swamp_warder\n  source: designed\n"
        "- card: «wardr_of_reeds⇒warder_of_reeds»\n  source: designed\n",
        "did you mean `warder_of_reeds`?",
        id="an id that is not spelt like others",
    ),
    pytest.param(
        "W0452",
        "# It counts two times, and two times again in its time.\n"
        "- card: times_three\n  source: designed\n- card: times_four\n  source: designed\n"
        "- card: «time_stwo⇒times_two»\n  source: designed\n",
        "did you mean `times_two`?",
        id="an underscore beside its place, between words of which one occurs",
    ),
    pytest.param(
        "W0452",
        "- card: «noon_three⇒moon_three»\n  name: Moon Three\n  source: designed\n",
        "did you mean `moon_three`?",
        id="another short word than its name says",
    ),
    pytest.param(
        "W0452",
        "# Of an instant.\n- card: quick_instant\n  source: designed\n"
        "- card: «plain_instannt⇒plain_instant»\n  source: designed\n",
        "did you mean `plain_instant`?",
        id="a doubled letter, unlike one other id",
    ),
    pytest.param(
        "W0453",
        "- query: beats mine other\n  source: designed\n  takes: {mine: number, other: number}\n"
        "  gives: truth\n  is: mine > other\n"
        + verb(
            "let mine = game.score\nlet other = 2\nif beats(«other⇒mine», ⟨mine⇒other⟩): mark 1"
        ),
        "swap `other` and `mine`, if the order is wrong",
        id="arguments in each other's place",
    ),
    pytest.param(
        "W0453",
        verb("for each i in «numbers(size(all units), 1)⇒numbers(1, size(all units))»: mark i"),
        "write `numbers(1, size(all units))`",
        id="numbers that count down",
    ),
    pytest.param(
        "E0350",
        verb("for each i in «numbers(5, 1)⇒numbers(1, 5)»: mark i"),
        "write the smaller number first",
        id="numbers in the wrong order",
    ),
    pytest.param(
        "E0211",
        verb("for each «untis⇒units» in all units where it.size > 1: mark 1"),
        "did you mean `units`?",
        id="a noun that is taken for a name in a loop",
    ),
    pytest.param(
        "E0203",
        "- kind: «gaem⇒game»\n  source: designed\n  state: {doom: {type: number, shown: '{}'}}\n",
        "did you mean `game`, which every game has?",
        id="a kind that every game has, misspelt",
    ),
    pytest.param(
        "E0350",
        verb("if size(square(«9⇒1», 1, 5)) = game.score: mark 1"),
        "the column comes first, then the row",
        id="a column outside its grid",
    ),
    pytest.param(
        "E0305",
        "- verb: hand n to unit\n  source: designed\n  takes: {n: number, unit: unit}\n"
        "  do: unit.hp += n\n" + verb("hand 1 «ot⇒to» first (all units)"),
        "did you mean `to`?",
        id="a misspelt preposition",
    ),
    pytest.param(
        "E0301",
        verb("if «size»⟨⇒(⟩all units) > 1: mark 1"),
        "write `(` here",
        id="a bracket that is missing behind a function",
    ),
    pytest.param(
        "W0454",
        "- verb: cure n\n  source: designed\n  takes: {n: number}\n  do: |\n    mark n\n"
        "    let «n⇒more» = 2\n    mark ⟨n⇒more⟩\n" + verb("cure 1"),
        "choose another name, or change it without `let`",
        id="a name that hides a parameter",
    ),
    pytest.param(
        "W0454",
        verb("for each unit as u:\n  mark u.hp\n  for each unit as «u⇒v»: mark ⟨u⇒v⟩.hp"),
        "choose another name, or change it without `let`",
        id="a loop that hides another one",
    ),
    pytest.param(
        "E0132",
        "- kind: jar\n  source: designed\n  piece: true\n"
        "  fields: {salt: {type: number, default: 1, text: Salt}}\n"
        "  state: {«salt⇒grains»: {type: number, shown: '{}'}}\n- jar: pot\n  source: designed\n",
        "choose another name, as in `hp` for what changes and `max_hp` for what is printed",
        id="a state with the name of a field",
    ),
    pytest.param(
        "E0132",
        "- noun: «unit⇒friend»\n  source: designed\n  of: unit\n  where: it.hp > 1\n"
        + verb("mark count ⟨units⇒friends⟩"),
        "choose another id",
        id="a noun with the name of a kind",
    ),
    pytest.param(
        "E0302",
        action() + phase("turn of active: step⟨,⇒ or⟩ «pass»"),
        "`pass` comes last: write `or pass`",
        id="passing behind a comma",
    ),
]
BOUNDS = [
    pytest.param(
        "E0136",
        document(
            "kind",
            "tile",
            "piece: true",
            "state: {n: {type: number, minimum: «10⇒1», maximum: 3, shown: '{}'}}",
        )
        + document("tile", "slate"),
        "write the smaller number as `minimum`",
        id="bounds the wrong way round",
    ),
    pytest.param(
        "E0136",
        document(
            "kind", "tile", "fields: {n: {type: number, minimum: «10⇒1», maximum: 3, text: N}}"
        )
        + document("tile", "slate", "n: 2"),
        "write the smaller number as `minimum`",
        id="of a fixed field",
    ),
    pytest.param(
        "E0136",
        document(
            "kind", "game", "state: {days: {type: number, start: «99⇒5», maximum: 5, shown: '{}'}}"
        ),
        "change the start or the bounds",
        id="a start above the most",
    ),
    pytest.param(
        "E0136",
        document(
            "kind",
            "player",
            "state: {luck: {type: number, start: «-1⇒1», minimum: 0, shown: '{}'}}",
        ),
        "change the start or the bounds",
        id="a start below the least",
    ),
    pytest.param(
        "E0136",
        document("unit", "wasp", "top: «12⇒9»"),
        "write a smaller number, or give `hp` other bounds",
        id="a start that comes from a document",
    ),
    pytest.param(
        "E0136",
        document(
            "kind", "game", "state: {word: {type: text, maximum: «5»⟨}}⇒, shown: '{}'}}⟩"
        ).replace("maximum: «5»⟨}}⇒, shown: '{}'}}⟩", "⟨maximum: ⇒shown: '{}'}}# ⟩«5»⟨}}⇒⟩"),
        "leave the bounds out",
        id="bounds of a text",
    ),
    pytest.param(
        "E0136",
        "- scenario: other\n  source: designed\n  players: «[4, 2]⇒[2, 4]»\n  map: field\n  flow: whole\n"
        "  setup: mark 1\n",
        "write `[2, 4]`",
        id="more players than the most",
    ),
    pytest.param(
        "E0135",
        "- scenario: other\n  source: designed\n  extends: main\n"
        "  options: {pace: {type: number, default: «4⇒5», values: [3, 5]}}\n"
        + phase("mark options.pace"),
        "add it to `values`, or take one of `3` and `5`",
        id="a default that is no value",
    ),
    pytest.param(
        "E0216",
        HARM.replace("harm amount", "hit amount")
        .replace("emit harm", "emit hit")
        .replace("  do: target", "  log: '«{»giver⟨⇒}⟩ hits {target}'\n  do: target"),
        "write a name between braces, as in `{target}`",
        id="a slot that is not closed",
    ),
    pytest.param(
        "E0216",
        verb('say "{x⟨⇒}⟩ rests {x}"', UNIT).replace("{x⟨", "«{»x⟨"),
        "write a name between braces, as in `{target}`",
        id="a slot that is not closed in what is said",
    ),
    pytest.param(
        "E0216",
        document("kind", "game", "state: {days: {type: number, shown: '⟨⇒{⟩n«}» days'}}")
        .replace("n«", "«")
        .replace("⟨⇒{⟩", "⟨⇒{⟩"),
        "write a name between braces, as in `{target}`",
        id="a slot that is not opened",
    ),
]


UNASKED = {"W0461", "W0401", "W0402", "W0404", "W0405", "W0406"}


@cache
def compiled(text: str) -> tuple[Diagnostic, ...]:
    """What is wrong with the base pack and these documents."""
    index = "- rule: DE-HIT-01\n  says: A hit hurts.\n  section: Hits\n"
    files = {"base.yaml": BASE + scenario("mark 1"), "more.yaml": text, "rules.yaml": index}
    with tempfile.TemporaryDirectory() as folder:
        return tuple(compile_text(Path(folder), files).sorted())


def mistakes(text: str, unasked: set[str] = UNASKED) -> list[Diagnostic]:
    return [
        d
        for d in compiled(text)
        if d.code not in unasked and not (d.code in UNASKED and d.span.path.endswith("base.yaml"))
    ]


def check(code: str, text: str, help: object) -> None:
    """One diagnostic at the mark, and none once the text is mended."""
    broken, marks = wrong(text)
    assert len(marks) == 1
    unasked = UNASKED - {code}
    found = mistakes(broken, unasked)
    seen = [(d.code, d.span.path, at(d.span)) for d in found]
    assert seen == [(code, "content/demo/more.yaml", marks[0])], told(found)
    assert found[0].help == help
    assert found[0].severity is (Severity.WARNING if code.startswith("W") else Severity.ERROR)
    left = mistakes(right(text), unasked)
    if code in ("W0402", "W0404"):
        # What uses the thing is made for it, and not used itself.
        left = [d for d in left if d.message != "the phase `extra` is never run"]
    assert left == [], told(left)


@pytest.mark.parametrize(("code", "text", "help"), NAMES)
def test_a_name_that_does_not_exist_is_shown(code: str, text: str, help: str | None) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), EFFECTS)
def test_a_rule_that_does_not_exist_is_shown(code: str, text: str, help: str | None) -> None:
    check(code, text, help)


@pytest.mark.parametrize("text", TYPES)
def test_a_value_of_the_wrong_type_is_shown(text: str) -> None:
    check("E0303", text, ANY)  # the golden file has the words


@pytest.mark.parametrize(("code", "text", "help"), SHAPES)
def test_a_call_that_does_not_fit_the_signature_is_shown(
    code: str, text: str, help: str | None
) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), SENSE)
def test_a_statement_where_it_makes_no_sense_is_shown(
    code: str, text: str, help: str | None
) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), ABILITIES)
def test_an_ability_that_could_never_work_is_shown(code: str, text: str, help: str | None) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), MAPS)
def test_a_map_that_speaks_of_what_is_not_there_is_shown(code: str, text: str, help: str) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), WARNINGS)
def test_what_nobody_uses_is_a_warning(code: str, text: str, help: str | None) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), NUMBERS)
def test_a_number_that_makes_no_sense_is_shown(code: str, text: str, help: str | None) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), SAME)
def test_what_is_the_same_always_or_twice_is_a_warning(code: str, text: str, help: str) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), IDLE)
def test_what_is_written_and_does_nothing_is_shown(code: str, text: str, help: str | None) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), CIRCLES)
def test_rules_and_stats_that_need_themselves_are_shown(code: str, text: str, help: str) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), PLACES)
def test_spaces_and_players_that_no_game_has_are_shown(
    code: str, text: str, help: str | None
) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), SPELLING)
def test_what_is_probably_meant_otherwise_is_a_warning(code: str, text: str, help: str) -> None:
    check(code, text, help)


@pytest.mark.parametrize(("code", "text", "help"), BOUNDS)
def test_declarations_that_contradict_themselves_are_shown(code: str, text: str, help: str) -> None:
    check(code, text, help)


# ------------------------------------------------------------------ all of them

# Codes of mistakes in rule tests; test_rule_tests.py has them.
IN_TESTS = {"E0410", "E0411", "E0412", "E0413"}
# Codes of mistakes that show when a game begins, and of whole games; test_begin.py and test_no_silence.py have them.
IN_SET_UPS = {
    "E0422",
    "E0425",
    "E0426",
    "W0458",
    "W0459",
    "W0461",
    "W0462",
    "W0463",
    "W0464",
    "W0465",
    "W0470",
    "W0471",
}


def rows() -> list[tuple[str, str, str]]:
    """Every row of the tables above: code, name, text."""
    coded = [*NAMES, *EFFECTS, *SHAPES, *SENSE, *ABILITIES, *MAPS, *WARNINGS]
    coded += [*NUMBERS, *SAME, *IDLE, *CIRCLES, *PLACES, *BOUNDS, *SPELLING]
    found = [(str(p.values[0]), str(p.id), str(p.values[1])) for p in coded]
    return found + [("E0303", str(p.id), str(p.values[0])) for p in TYPES]


def test_every_code_of_the_compiler_has_a_row() -> None:
    """A new code needs a row above: a text that causes it, and the same text mended."""
    used: set[str] = set()
    for path in sorted((ROOT / "compiler").rglob("*.py")):
        used.update(re.findall(r'"([EW]0[2345]\d\d)"', path.read_text(encoding="utf-8")))
    # What nests too deeply is in tests/test_excess.py: it takes many lines.
    # Of faces, looks and expectations (06) most codes are in the tests of press, table and gate.
    seen = {code for code, _, _ in rows() if not code.startswith(("E01", "E06"))}
    assert seen == used - IN_TESTS - IN_SET_UPS - {"E0306"}


def test_a_word_that_texts_say_often_makes_no_id_wrong() -> None:
    """`hay_cart` is no slip of `hay_card`, however often a text speaks of cards."""
    text = "# A card beats a card of another card.\n- card: hay_cart\n  source: designed\n"
    assert [d.code for d in mistakes(text, UNASKED - {"W0452"})] == []


def test_an_underscore_beside_a_number_makes_no_id_wrong() -> None:
    """`reed_11_b` and `reed_11b_` have the same words."""
    ids = ("reed_11_a", "reed_11_b", "reed_12_a", "reed_12_b")
    text = "".join([f"- card: {id}\n  source: designed\n" for id in ids])
    assert [d.code for d in mistakes(text, UNASKED - {"W0452"})] == []


MISSPELT = "- card: marsh_wadrer\n  name: Marsh Warder\n  source: designed\n"


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        pytest.param(MISSPELT, ["W0452"], id="alone"),
        pytest.param(MISSPELT + verb("mrak 3"), ["E0302"], id="beside an error"),
        pytest.param(verb("let spare = 1\nmrak 3"), ["E0302"], id="of an unused name"),
    ],
)
def test_what_may_follow_from_an_error_is_not_said_beside_one(text: str, codes: list[str]) -> None:
    assert [d.code for d in mistakes(text, UNASKED - {"W0405", "W0452"})] == codes


def test_the_messages_read_as_they_did(update_golden: bool) -> None:
    """All messages in one file, to be read as authors read them."""
    lines = []
    for code, name, text in rows():
        broken, _ = wrong(text)
        for d in mistakes(broken, UNASKED - {code}):
            notes = "".join(f"\n    note: {note}" for note in d.remarks)
            help = f"\n    help: {d.help}" if d.help else ""
            lines.append(f"{d.code} ({name}): {d.message}{notes}{help}")
    golden("messages.txt", "\n".join(sorted(lines)) + "\n", update_golden)


SEVERAL = """\
- verb: first_one n
  source: designed
  takes: {n: «numbr»}
  do: |
    mark «nn»
    «makr» n
    if «game.score»: mark 1
    mark game.«scoer»
- unit: wasp
  source: designed
  effects: |
    on «sunrise»: mark 1
    +1 «sizze»
    aura 2 of «unts»: +1 size
- scenario: other
  source: designed
  players: 2
  map: «feild»
  flow: «whoel»
"""


def test_all_mistakes_come_in_one_run_in_the_order_of_the_file() -> None:
    text, marks = unmarked(SEVERAL)
    found = mistakes(text)
    assert [at(d.span) for d in found] == marks, told(found)


def test_mistakes_of_several_files_are_sorted_by_file(tmp_path: Path) -> None:
    files = {
        "base.yaml": BASE + scenario("mark 1"),
        **{
            f"{name}.yaml": ability("on sunrise: mark 1").replace("wasp", name)
            for name in ("zz", "aa", "mm")
        },
        "deep/er.yaml": ability("on sunrise: mark 1").replace("wasp", "er"),
    }
    found = compile_text(tmp_path, files).sorted()
    assert [d.span.path for d in found] == [
        f"content/demo/{name}.yaml" for name in ("aa", "deep/er", "mm", "zz")
    ]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(verb("let z = «nmae»\nmark z\nmark z + 1\nz = 3"), id="a let"),
        pytest.param(verb("mark «nmae».hp.size + 2"), id="fields of it"),
        pytest.param(
            verb("mark «nmae»[0] + 2"),
            id="a part of it",
        ),
        pytest.param(
            verb("mark first «nmae»"),
            id="the first of it",
        ),
        pytest.param(
            verb("choose one of «nmae» as z\nmark z"),
            id="one of it",
        ),
        pytest.param(
            verb("for each z in «nmae»: mark z"),
            id="a loop over it",
        ),
        pytest.param(verb("x.hp = «nmae»", UNIT), id="a value that is set"),
        pytest.param(verb("win «nmae»"), id="a winner"),
        pytest.param(verb("if 1 in «nmae»: mark 1"), id="a group"),
        pytest.param(
            verb("if «nmae» is tired: mark 1"),
            id="something said of it",
        ),
        pytest.param(verb("«nmae».hp = 3"), id="a field that is set"),
        pytest.param(verb("let z = «nmae» + 1 - 2 * 3"), id="a sum"),
        pytest.param(verb("add 1 hp to «nmae»"), id="a counter"),
        pytest.param(verb("move «nmae» to «nmea»"), id="two slips, two messages"),
        pytest.param(verb("for each «unti» as u: mark u.hp"), id="a loop"),
        pytest.param(verb("choose a «unti»\nmark it.hp\nmark it.size"), id="a choice"),
        pytest.param(verb("mark (count «tried» units where it.hp > 2)"), id="an adjective"),
        pytest.param(verb("mark n\nmark n + 1", "n: «numbr»"), id="a type of a parameter"),
    ],
)
def test_one_slip_gives_one_message(text: str) -> None:
    """What is unknown fits everywhere, so that a mistake is not told again where its value goes."""
    broken, marks = unmarked(text)
    assert [at(d.span) for d in mistakes(broken)] == marks


def test_warnings_alone_do_not_stop_the_compiler(tmp_path: Path) -> None:
    report = compile_text(tmp_path, BASE + scenario("mark 1") + verb("mark 1"))
    assert "the verb `try` is never used" in [d.message for d in report.diagnostics]
    assert report.errors == []


def test_a_noun_of_nothing_is_told_once_however_often_it_is_used() -> None:
    noun = document("noun", "foe", "of: untit", "where: it.hp > 1")
    found = mistakes(noun + phase("mark (count foes)\nfor each foe: mark it.hp"))
    assert [(d.code, d.message) for d in found] == [("E0203", "unknown kind `untit`")]


def test_nothing_is_said_to_be_unused_while_there_are_mistakes() -> None:
    """The use may be the very line with the mistake."""
    found = mistakes(verb("let n = 1\nmakr n"), set())
    assert [d.code for d in found] == ["E0302"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "- event: harm to target by giver\n  source: designed\n"
            "  takes: {target: unit, giver: unit = «slef»}\n" + verb("emit harm to x", UNIT),
            id="of an event",
        ),
        pytest.param(
            "- verb: hit target for n\n  source: designed\n"
            "  takes: {target: unit, n: number = «scoer»}\n  do: target.hp -= n\n"
            + verb("hit x", UNIT),
            id="of a verb",
        ),
    ],
)
def test_a_mistake_in_a_default_is_shown_in_the_default(text: str) -> None:
    broken, marks = unmarked(text)
    assert [at(d.span) for d in mistakes(broken)] == marks


def test_the_same_pack_is_without_mistakes() -> None:
    """What all tests here begin with causes nothing by itself."""
    assert mistakes("", set()) == []


# ------------------------------------------------------------------ several mistakes at once

BROKEN_UNIT = f"- unit: crab\n{SOURCE}  sise: 3\n"


def test_a_misspelt_key_hides_no_mistake_in_other_documents(tmp_path: Path) -> None:
    others = f"- unit: eel\n{SOURCE}  effects: 'on any nonsense: mark 1'\n" + verb("pinch 1")
    report = compile_text(tmp_path, BASE + BROKEN_UNIT + others + scenario("mark 1"))
    assert sorted(d.code for d in report.errors) == ["E0120", "E0302", "E0302"]


def test_what_names_a_document_with_a_mistake_is_not_called_wrong(tmp_path: Path) -> None:
    report = compile_text(tmp_path, BASE + BROKEN_UNIT + scenario("place crab at (1, 1)"))
    assert [d.code for d in report.errors] == ["E0120"]


def test_without_a_kind_nothing_is_said_of_its_documents(tmp_path: Path) -> None:
    kind = f"- kind: boat\n{SOURCE}  feelds:\n    oars: number\n"
    boat = f"- verb: row boat\n{SOURCE}  takes: {{boat: boat}}\n  do: mark boat.oars\n"
    report = compile_text(tmp_path, BASE + kind + boat + scenario("mark 1"))
    assert [d.code for d in report.errors] == ["E0120"]
