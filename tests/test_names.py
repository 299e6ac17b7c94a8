"""Names that Python or our own generated code use: each is refused with a reason, or works."""

from __future__ import annotations

import builtins
import json
import keyword
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.language.syntax_builder import RESERVED
from interpreter import api, game
from tests.helpers import BASE, compile_text, play, scenario
from tests.helpers import build as build_pack

# What generated functions call their own things, and ids that differ only in signs.
OURS = [
    "state",
    "kinds",
    "program",
    "lock",
    "generated",
    "interpreter",
    "annotations",
    "cast",
    "event",
    "bearer",
    "roles",
    "option",
    "table",
    "tables",
    "total",
    "values",
    "ranked",
    "least",
    "found",
    "rank",
    "index",
    "choice",
    "names",
    "owners",
    "ask_1",
    "emit_harm",
    "open_reply",
    "name",
    "id",
    "source",
    "rules",
    "mark_options",
    "take_mark",
    "harm",
    "first_part",
    "class",
    "class_",
    "class__",
    "a1",
    "a_1",
    "a__1",
    "a_b",
    "ab",
    "ant_",
    "none",
    "none_",
    "true_",
    "whole_1",
    "step_0",
    "contents",
    "doc",
    "docs",
    "places",
    "hue_of",
    "hp_of",
    "x_of",
    "place_of",
    "game_",
    "self_",
    "main_",
    "any_",
    "rounds",
]
NAMES = sorted(
    {
        name.lower()
        for name in (
            *keyword.kwlist,
            *keyword.softkwlist,
            *(
                "print",
                "exec",
                "eval",
                "open",
                "len",
                "list",
                "max",
                "isinstance",
                "super",
                "tuple",
            ),
            *("type", "id", "object", "range", "sorted", "getattr", "exception", "staticmethod"),
            *api.__all__,
            *game.Game.__slots__,
            *OURS,
        )
        if re.fullmatch("[a-z][a-z0-9_]*", name.lower()) and name.lower() not in RESERVED
    }
)
assert len(set(dir(builtins)) & set(NAMES)) > 10

FEW = [name for name in NAMES if name in OURS or keyword.iskeyword(name)]

D = "  source: designed\n"
PIECE = f"{D}  piece: true\n"

# Where a name can stand: the documents that hold it, and the lines that use it.
Form = Callable[[str], str]
PLACES: dict[str, tuple[Form, Form]] = {
    "document": (lambda n: f"- unit: {n}\n{D}", lambda n: f"place {n} in bench"),
    "bearer": (
        lambda n: f"- unit: {n}\n{D}  effects: |\n    on any bump: mark 2\n    use: mark 3\n",
        lambda n: f"place {n} in bench\nemit bump",
    ),
    "document inside": (
        lambda n: f"- unit: u_{n}\n{D}  tools: [{{tool: {n}, power: 2}}]\n",
        lambda n: f"place u_{n} in bench",
    ),
    "kind": (
        lambda n: (
            f"- kind: {n}\n{PIECE}  fields: {{q: {{type: number, default: 1}}}}\n- {n}: x_{n}\n{D}"
        ),
        lambda n: f"place x_{n} in bench as v\nif v is a {n}: mark v.q",
    ),
    "verb": (
        lambda n: f"- verb: {n} x\n{D}  takes: {{x: number}}\n  do: mark x\n",
        lambda n: f"{n} 2",
    ),
    "parameter": (
        lambda n: (
            f"- verb: v_{n} {n}\n{D}  takes: {{{n}: number}}\n  do: |\n    let y = {n} + 1\n"
            f"    repeat 2 times: mark {n}\n    while y > 0: y = y - {n}\n    mark count units where it.size > {n}\n"
        ),
        lambda n: f"v_{n} 2",
    ),
    "query": (
        lambda n: f"- query: {n} x\n{D}  takes: {{x: number}}\n  gives: number\n  is: x + 1\n",
        lambda n: f"mark {n}(2)",
    ),
    "event": (
        lambda n: f"- event: {n} to r_{n}\n{D}  takes: {{r_{n}: number}}\n  do: mark r_{n}\n",
        lambda n: f"emit {n} to 3",
    ),
    "role": (
        lambda n: f"- event: e_{n} to {n}\n{D}  takes: {{{n}: number}}\n  do: mark {n}\n",
        lambda n: f"emit e_{n} to 3",
    ),
    "variable": (
        lambda n: (
            f"- verb: w_{n}\n{D}  do: |\n    let {n} = 2\n    for each u in numbers(1, {n}): mark {n} + u\n"
        ),
        lambda n: f"w_{n}",
    ),
    "phase": (lambda n: f"- phase: {n}\n{D}  do: mark 1\n", lambda n: f"run {n}"),
    "zone": (lambda n: f"- zone: {n}\n{D}", lambda n: f"place ant in {n}"),
    "zone of players": (
        lambda n: f"- zone: {n}\n{D}  each: player\n",
        lambda n: f"place ant in players[0].{n}",
    ),
    "enumeration": (
        lambda n: f"- enum: {n}\n{D}  values: [v_{n}]\n",
        lambda n: "mark 1",
    ),
    "value": (lambda n: f"- enum: e_{n}\n{D}  values: [{n}]\n", lambda n: "mark 1"),
    "field": (
        lambda n: (
            f"- kind: k_{n}\n{PIECE}  fields: {{{n}: {{type: number, default: 1}}}}\n- k_{n}: x_{n}\n{D}"
        ),
        lambda n: f"place x_{n} in bench as v\nmark v.{n}",
    ),
    "stat": (
        lambda n: (
            f"- kind: k_{n}\n{PIECE}  fields: {{{n}: {{type: number, stat: true, default: 1}}}}\n"
            f"- k_{n}: x_{n}\n{D}"
        ),
        lambda n: f"place x_{n} in bench as v\nuntil end of day: +1 {n} to v\nmark v.{n}",
    ),
    "state": (
        lambda n: f"- kind: k_{n}\n{PIECE}  state: {{{n}: number}}\n- k_{n}: x_{n}\n{D}",
        lambda n: f"place x_{n} in bench as v\nv.{n} += 1\nmark v.{n}",
    ),
    "state of the game": (
        lambda n: f"- kind: game\n{D}  state: {{{n}: number}}\n",
        lambda n: f"game.{n} += 1\nmark game.{n}",
    ),
    "state of players": (
        lambda n: f"- kind: player\n{D}  state: {{{n}: number}}\n",
        lambda n: f"players[0].{n} += 1\nmark players[0].{n}",
    ),
    "state of spaces": (
        lambda n: f"- kind: space\n{D}  state: {{{n}: number}}\n",
        lambda n: f"(1, 1).{n} += 1\nmark (1, 1).{n}",
    ),
    "action": (
        lambda n: f"- action: {n} x\n{D}  choose:\n    x: numbers(1, 2)\n  do: mark x\n",
        lambda n: f"active = players[0]\nturn of players[0]: {n}",
    ),
    "law": (
        lambda n: f"- law: {n}\n{D}  effects: |\n    +1 size\n    on any bump: mark 2\n",
        lambda n: "emit bump",
    ),
    "window": (lambda n: f"- window: {n}\n{D}", lambda n: f"open {n}"),
    "shape": (
        lambda n: f"- shape: {n}\n{D}  squares: |\n    ##\n",
        lambda n: f"mark size(placements({n}, 3, 3, square(1, 1, 3)))",
    ),
    "noun": (
        lambda n: f"- noun: {n}\n{D}  of: unit\n  where: it.size > 1\n",
        lambda n: f"mark count {n}",
    ),
    "adjective": (
        lambda n: f"- adjective: {n}\n{D}  of: unit\n  where: it.size > 1\n",
        lambda n: f"mark count {n} units",
    ),
    "scenario": (
        lambda n: (
            f"- scenario: {n}\n{D}  players: 1\n  map: field\n  flow: whole_game\n  setup: mark 1\n"
        ),
        lambda n: "mark 1",
    ),
}
EXPIRE = f"- event: bump\n{D}- phase: dawn\n{D}  do: expire day\n"


def whole(documents: Form, lines: Form, names: list[str]) -> tuple[str, dict[int, str]]:
    """The pack with all the names, and which name each of its lines is about."""
    text = BASE + EXPIRE
    about: dict[int, str] = {}

    def add(part: str, name: str) -> None:
        nonlocal text
        start = text.count("\n") + 1
        about.update(dict.fromkeys(range(start, start + part.count("\n")), name))
        text += part

    for name in names:
        add(documents(name), name)
    text += f"- scenario: main\n{D}  players: [1, 3]\n  map: field\n  flow: whole_game\n"
    text += f"- phase: whole_game\n{D}  do: |\n    run dawn\n"
    for name in names:
        add("".join(f"    {line}\n" for line in lines(name).split("\n")), name)
    return text, about


@pytest.mark.parametrize("place", PLACES)
def test_every_name_works_or_is_refused_with_a_reason(tmp_path: Path, place: str) -> None:
    """All names together, so that those which Python would write alike meet each other."""
    documents, lines = PLACES[place]
    # Many kinds take long; what they could trip over is the same names.
    names = FEW if place in ("stat", "kind", "field", "state", "bearer", "law") else NAMES
    for _ in range(12):  # a block with a mistake in its grammar hides those after it
        text, about = whole(documents, lines, names)
        found = compile_text(tmp_path, text).errors
        if not found:
            break
        # A name that is refused takes only itself away, never a bystander.
        guilty = {about[d.span.line] for d in found if d.span.line in about}
        assert guilty, [str(d) for d in found]
        names = [name for name in names if name not in guilty]
    assert len(names) > len(FEW) * 0.8
    table = play(build_pack(tmp_path, text), [0] * (len(names) if place == "action" else 0))
    used = "\n".join(lines(name) for name in names)
    assert len(table.trail) >= len(re.findall(r"\bmark ", used))
    assert table.game.over


# ------------------------------------------------------------------ names that meet in one place


def verb(signature: str, body: str, **takes: str) -> str:
    return f"- verb: {signature}\n{D}  takes: {json.dumps(takes)}\n  do: |\n" + "".join(
        f"    {line}\n" for line in body.split("\n")
    )


BIG = f"- query: big x\n{D}  takes: {{x: number}}\n  gives: number\n  is: x + 1\n"
HARM = f"- event: harm\n{D}  do: mark 5\n"
MEETINGS: dict[str, tuple[dict[str, str], list[int]]] = {
    "a parameter and the verb it is given to": (
        {"m.yaml": verb("w x", "mark x", x="number") + verb("v w", "w w", w="number")},
        [],
    ),
    "a variable and the query it comes from": (
        {"m.yaml": BIG + verb("v w", "let big = big(w)\nmark big\nmark big(3)", w="number")},
        [4, 4],
    ),
    "a verb and a query": (
        {
            "m.yaml": BIG
            + verb("big x", "mark x", x="number")
            + verb("v w", "big w\nmark big(w)", w="number")
        },
        [3, 4],
    ),
    "a verb and the function of an event": (
        {
            "m.yaml": HARM
            + verb("emit_harm", "mark 6")
            + verb("v w", "emit harm\nemit_harm\nmark w", w="number")
        },
        [5, 6, 3],
    ),
    "a parameter and a file": (
        {
            "roll.yaml": verb("zot", "mark 4"),
            "m.yaml": verb("v roll", "mark roll\nzot", roll="number"),
        },
        [3, 4],
    ),
    "a verb and a file": (
        {
            "zot.yaml": verb("zit", "mark 4"),
            "m.yaml": verb("zot x", "mark x", x="number") + verb("v w", "zot w\nzit", w="number"),
        },
        [3, 4],
    ),
    "two files": (
        {
            "a/b.yaml": verb("zot", "mark 4"),
            "a_b.yaml": verb("zit", "mark 5"),
            "m.yaml": verb("v w", "zot\nzit\nmark w", w="number"),
        },
        [4, 5, 3],
    ),
    "a file and a module of the pack": (
        {
            "state.yaml": verb("zot", "mark 4"),
            "kinds/x.yaml": verb("zit", "mark 5"),
            "m.yaml": verb("v w", "zot\nzit\nmark w", w="number"),
        },
        [4, 5, 3],
    ),
    "variables and those of the generated code": (
        {
            "m.yaml": verb(
                "v total",
                "let values = 1\nlet ranked = 2\nlet row = 3\nmark sum of it.hp + total for units\n"
                "mark highest it.hp + values for units\nmark size(best units by lowest it.hp + ranked)\nmark row",
                total="number",
            )
        },
        [8, 6, 1, 3],
    ),
    "a query and a column that is fetched before a loop": (
        {
            "m.yaml": f"- query: hp_of unit\n{D}  gives: number\n  do: give unit.hp + 1\n"
            + verb("v w", "for each unit: mark it.hp + w + hp_of(it)", w="number")
        },
        [14],
    ),
    "spaces and routes": (
        {
            "m.yaml": f"- map: two\n{D}  spaces: {{a_b: {{wall: true}}, a__b: {{}}, a_b_: {{}}}}\n"
            "  routes: {r_x: [a_b], r__x: [a__b]}\n"
            + verb(
                "v w",
                "mark 1 + size(route(r_x))\nif a_b.wall and not a__b.wall and not a_b_.wall: mark 4\n"
                "if first route(r_x) = a_b and first route(r__x) = a__b: mark w",
                w="number",
            )
        },
        [2, 4, 3],
    ),
    "documents inside and beside": (
        {
            "m.yaml": f"- unit: big_one\n{D}  tools: [{{tool: spade, power: 6}}]\n- tool: big_one_spade\n{D}  power: 7\n"
            + verb(
                "v w",
                "place big_one in bench as b\nlet t = first b.tools\nmark t.power\nmark big_one_spade.power",
                w="number",
            )
        },
        [6, 7],
    ),
}


@pytest.mark.parametrize("what", MEETINGS)
def test_two_things_with_one_name_stay_two(tmp_path: Path, what: str) -> None:
    files, trail = MEETINGS[what]
    base = {"base.yaml": BASE + scenario("v 3", "place ant at (1, 1) for players[0]")}
    if what == "spaces and routes":
        flow = scenario("v 3", "mark 0").replace("map: field", "map: two")
        base = {"base.yaml": BASE + flow}
        trail = [0, *trail]
    table = play(build_pack(tmp_path, {**base, **files}))
    assert table.trail == (trail or [3])


@pytest.mark.parametrize(
    ("files", "named"),
    [
        pytest.param(["a-b.yaml", "a_b.yaml"], "a_b.yaml", id="signs"),
        pytest.param(["a.yaml", "a/b.yaml"], "a.yaml", id="a file and a folder"),
        pytest.param(["a.yaml", "a.yml"], "a.yml", id="endings"),
    ],
)
def test_files_that_would_become_one_module_are_told(
    tmp_path: Path, files: list[str], named: str
) -> None:
    texts = {path: f"unit: u{n}\nsource: designed\n" for n, path in enumerate(files)}
    [found] = compile_text(tmp_path, {"base.yaml": BASE + scenario("mark 1"), **texts}).errors
    assert (found.code, found.span.path) == ("E0119", f"content/demo/{named}")


def test_a_misspelt_kind_is_not_taken_for_a_module(tmp_path: Path) -> None:
    """A file of rules may be called like a folder; a slip in it must not be answered with its name."""
    texts = {"base.yaml": BASE + scenario("mark 1"), "rules.yaml": "tule: X-1\nsays: It rains.\n"}
    folder = {"rules/more.yaml": "unit: u1\nsource: designed\n"}
    [found] = compile_text(tmp_path, {**texts, **folder}).errors
    assert (found.code, found.span.path) == ("E0121", "content/demo/rules.yaml")


def test_a_pack_called_like_a_word_of_python_is_told(tmp_path: Path) -> None:
    [found] = compile_text(tmp_path, BASE + scenario("mark 1"), "import").errors
    assert (found.code, found.span.path) == ("E0118", "content/import/pack.yaml")


# Names of classes, constants, functions and modules that generated modules have themselves.
FILES = [
    *("State", "STATE", "LOCK", "Any", "NOTHING", "Game", "Sequence", "cast", "ASK_1", "CONTENTS"),
    *(
        "PROGRAM",
        "HarmEvent",
        "Unit",
        "new_game",
        "set_up",
        "set_up_main",
        "built_on",
        "annotations",
    ),
    *("x_step_1", "rules/state", "rules/kinds", "a_goes_on", "a_carries", "whole_step_1"),
]


@pytest.mark.parametrize("name", FILES)
def test_a_file_may_be_called_like_something_generated(tmp_path: Path, name: str) -> None:
    """`rules/state.yaml` once held up the build for ever, and `ASK_1.yaml` hid a question."""
    flow = "active = players[0]\nchoose a unit as u\nzot\nturn of active: hit or pass"
    hit = f"- action: hit\n{D}  do: zot\n"
    base = BASE + HARM + hit + scenario(flow, "place ant at (1, 1) for players[0]")
    files = {"a.yaml": base, f"{name}.yaml": verb("zot", "emit harm\nmark count units + 4")}
    assert play(build_pack(tmp_path, files), [0]).trail == [5, 5, 5, 5]
