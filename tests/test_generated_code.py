"""Generated modules hold only what we write ourselves: no text of a pack ever becomes Python."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from compiler.build import compile_pack
from compiler.diagnostics import Report
from tests.helpers import BASE, PACK, ROOT, build, play, told, write_pack

# Every sort of node that a generated module may be made of.
NODES = set(
    re.findall(
        r"\w+",
        """Module Expr Assign AnnAssign AugAssign Return If For While Break Pass Assert FunctionDef ClassDef
        Import ImportFrom alias arguments arg keyword Name Attribute Subscript Slice Call Constant Tuple List
        Dict Starred ListComp comprehension Compare BoolOp UnaryOp BinOp IfExp NamedExpr JoinedStr
        FormattedValue Load Store And Or Not Eq NotEq Lt LtE Gt GtE Is IsNot In NotIn Add Sub Mult FloorDiv
        Mod BitOr BitAnd Invert USub""",
    )
)
IMPORTS = re.compile(r"__future__|collections\.abc|typing|interpreter\.api|generated(\.\w+)+")
BUILTINS = set(
    re.findall(
        r"\w+",
        "int bool str list tuple dict object len isinstance max min abs range enumerate super hash True False None",
    )
)


def names_bound(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.arg():
                yield node.arg
            case ast.FunctionDef() | ast.ClassDef():
                yield node.name
            case ast.alias():
                yield node.asname or node.name


def oddities(text: str) -> Iterator[str]:
    """What stands in a module and does not belong into any."""
    tree = ast.parse(text)
    bound = set(names_bound(tree))
    known = {"self", "__slots__", *BUILTINS, *bound}
    for node in ast.walk(tree):
        if type(node).__name__ not in NODES:
            yield f"a {type(node).__name__} in line {getattr(node, 'lineno', 0)}"
        match node:
            case ast.ImportFrom() if not IMPORTS.fullmatch(node.module or "") or node.level:
                yield f"an import from {node.module}"
            case ast.Import() if not all(IMPORTS.fullmatch(name.name) for name in node.names):
                yield f"an import of {node.names[0].name}"
            case ast.Name() if (
                node.id not in known or node.id.removeprefix("__slots__")[:2] == "__"
            ):
                yield f"the name {node.id} in line {node.lineno}"
            case ast.Attribute() if "__" in node.attr.removeprefix("zone__").removeprefix(
                "piece__"
            ):
                if node.attr != "__init__" or ast.unparse(node.value) != "super()":
                    yield f"the attribute {node.attr} in line {node.lineno}"
            case ast.Constant() if not isinstance(
                node.value, (str, int, bool, type(None), type(...))
            ):
                yield f"the constant {node.value!r}"
            case ast.FunctionDef() | ast.ClassDef() if node.decorator_list:
                yield f"a decorator in line {node.lineno}"
            case ast.FormattedValue() if not isinstance(
                node.value, (ast.Attribute, ast.Call, ast.Name)
            ):
                yield f"an odd text in line {node.lineno}"


@pytest.mark.parametrize("pack", sorted(p.parent.name for p in ROOT.glob("generated/*/program.py")))
def test_shipped_modules_hold_only_what_we_know(pack: str) -> None:
    paths = sorted((ROOT / "generated" / pack).rglob("*.py"))
    assert paths
    found = {p.name: list(oddities(p.read_text(encoding="utf-8"))) for p in paths}
    assert {name: odd for name, odd in found.items() if odd} == {}


# ------------------------------------------------------------------ hostile packs

EVIL = "zqx__import__('os').system('touch zqx')zqx"
TEXTS = {
    "a quote": f'" + {EVIL} + "',
    "other quotes": f"' + {EVIL} + '",
    "three quotes": f'"""\n{EVIL}\n"""',
    "a backslash": f'\\" + {EVIL} #\\',
    "line ends": f"zqx\n{EVIL}\n\n    {EVIL}",
    "a template": "{{ zqx.__class__ }} {% import zqx %} {# zqx #} ${zqx} `zqx`",
    "a format": "zqx {0} {zqx.__class__.__mro__} {x!r:>99999} %s %(zqx)d {{zqx}}",
    "brackets": "zqx)]}, " + EVIL + ", ([{",
    "a comment": f"# zqx\n{EVIL}  # type: ignore",
    "another script": "zqx вол 漢字 🎲",
    "half an escape": "zqx \\x41 \\u0041 \\N{LATIN SMALL LETTER A} \\",
    "long": "zqx " + ", ".join(["(a"] * 60) + EVIL,
}

# A text in every place where a pack may say what it likes: \0 there, \1 where braces have a meaning,
# \2 inside of a rule, whose texts have no quotes and no line ends; \3 and \4 are \0 and \1 in one line.
HOSTILE = """\
- enum: mood
  source: designed
  values: {calm: \3, wild: \3}
  text: \1
- kind: beast
  source: designed
  piece: true
  name: \3
  plural: beasts
  text: \0
  flavour: \0
  fields:
    swift: {type: truth, stat: true, default: false, text: \1, description: \0}
    mood: {type: mood, default: calm, text: \1}
    motto: {type: text, default: \0}
    mottos: {type: list of text, default: [\0, \0]}
    powers: {type: effects, default: ""}
  state:
    fear: {type: number, shown: \4}
- beast: wolf
  source: designed
  name: \3
  flavour: \0
  motto: \0
  mottos: [\0]
  powers: |
    \2, use: mark 1
    swift: true
- noun: prey
  source: designed
  name: \3
  of: unit
  where: it.hp < 3
- query: bold it
  source: designed
  takes: {it: unit}
  name: \3
  text: \1
  gives: truth
  is: it.hp > 3
- event: howl by who
  source: designed
  takes: {who: beast}
  text: \1
  log: \1
- verb: bite target
  source: designed
  takes: {target: unit}
  text: \1
  log: \1
  do: |
    if target is bold: say \2
    mark 1
- action: snap target
  source: designed
  text: \1
  choose: {target: all preys}
  do: bite target
- window: reply
  source: designed
  text: \1
- action: answer_it
  source: designed
  text: \1
  during: reply
  do: mark 5
- law: night
  source: designed
  name: \3
  effects: |
    on any howl: mark 2
- phase: whole
  source: designed
  do: |
    active = players[0]
    choose a unit as u: \2
    choose one of wolf.mottos as m by players[0]
    place wolf at (2, 1) for players[0] as w
    emit howl by w
    turn of players[0]: snap or pass: \2
    open reply
    say \2
- map: ground
  source: designed
  name: \3
  grid: |
    .."..
    ..\\..
  legend:
    '"': {wall: true}
    "\\\\": {wall: true}
- scenario: main
  source: designed
  title: \3
  players: 2
  seats: [\3, second]
  map: ground
  flow: whole
  options:
    word: {type: text, default: \3, description: \0}
    many: {type: number, default: 3, values: [3, 5], description: \0}
  setup: |
    if options.many > 9: refuse \2
    place ant at (1, 1) for players[0]
    place bee at (2, 1) for players[1]
- campaign: march
  source: designed
  title: \3
  scenarios: [main]
- balance: tables
  source: designed
  title: \3
  rows: {scenario: [main]}
"""


def filled(text: str) -> dict[str, str]:
    """The hostile pack with a text in all its places."""
    written = json.dumps(text, ensure_ascii=max(map(ord, text)) < 0x10000)
    braceless = written.replace("{", "(").replace("}", ")")
    inside = '"' + re.sub(r'["\n\r{}]', " ", text) + '"'
    line, braceless_line = (re.sub(r"\\n|\\r", " ", one) for one in (written, braceless))
    body = HOSTILE.replace("\0", written).replace("\1", braceless).replace("\2", inside)
    body = body.replace("\3", line).replace("\4", braceless_line)
    head = PACK.format(name="demo").replace("A pack of the tests", line[1:-1])
    head = re.sub(r"^(title|summary): .*$", lambda m: f"{m[1]}: {line}", head, flags=re.M)
    head = re.sub(r"^(authors): .*$", lambda m: f"{m[1]}: [{line}]", head, flags=re.M)
    rules = f"- rule: DE-1\n  says: {written}\n  section: {line}\n  excused: {written}\n"
    return {"pack.yaml": head, "rules.yaml": rules, "all.yaml": BASE + body}


@pytest.mark.parametrize("what", TEXTS)
def test_no_text_of_a_pack_becomes_code(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch, harmless: list[str]
) -> None:
    """Modules of a hostile pack have the shape of those of a harmless one, and only texts differ."""
    monkeypatch.chdir(tmp_path)
    assert shapes(tmp_path, TEXTS[what]) == harmless
    program = build(tmp_path, filled(TEXTS[what]))
    modules = sorted((tmp_path / "generated" / "demo").rglob("*.py"))
    assert len(modules) > 4
    seen = 0
    for path in modules:
        text = path.read_text(encoding="utf-8")
        assert list(oddities(text)) == []
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if "zqx" in token.string:
                seen += 1
                assert token.type in (tokenize.STRING, tokenize.COMMENT), token
    assert seen > 20
    table = play(program, [0, 0, 0, 0, 0, 0, 0])
    shown = "".join(str(line) for line in table.game.log)
    assert "zqx" in shown.lower()
    assert not (tmp_path / "zqx").exists()


def test_the_hostile_pack_has_texts_in_all_places() -> None:
    """Else something of the test above would go untested."""
    assert HOSTILE.count("\0") + HOSTILE.count("\1") + HOSTILE.count("\2") > 40


@pytest.fixture(scope="module")
def harmless(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return shapes(tmp_path_factory.mktemp("harmless"), "zqx")


def shapes(root: Path, text: str) -> list[str]:
    """The modules of the hostile pack, without all that is text."""
    report = Report()
    made = compile_pack(write_pack(root, filled(text)), "demo", report).files
    assert not report.errors, told(report.sorted())
    return [_shape(file.text) for file in made]


def _shape(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)
