"""Documents fit the schemas of their kinds, or the author is told what does not."""

from __future__ import annotations

import json
import posixpath
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource

from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.schemas import FOLDER, bundle, kernel_schema
from compiler.schema.validate import Document, ValidPack, pack_schemas, validate
from compiler.source.codes import CODES
from compiler.source.diagnostics import Diagnostic, Report
from compiler.source.load import RawFile, RawPack, documents_of, read_yaml
from compiler.source.positions import Fields, Items, Scalar, Span, plain

HARBOUR = """\
- enum: good
  source: designed
  values: {silk: light and dear, salt: heavy, tea: ''}
- kind: cannon
  source: designed
  fields:
    damage: {type: number, minimum: 1, maximum: 9, description: How hard it hits., stat: true}
    load: {type: good, default: salt}
    effects: {type: effects, required: false}
- kind: vessel
  source: designed
  piece: true
  text: Whatever floats.
  fields:
    speed: number
    effects: {type: effects, required: false}
- kind: ship
  source: designed
  is: vessel
  fields:
    big: {type: truth, default: false}
    cannons: {type: list of cannon, default: []}
    cannon: {type: cannon, required: false}
    goods: {type: list of good, default: []}
    hold: {type: number, each: good, default: 0}
    mate: {type: ship, required: false}
    model: {type: ship definition, required: false}
    motto: {type: text, default: ''}
    home: {type: space, required: false}
    price: {type: expression, required: false}
- kind: space
  source: designed
  fields: {water: {type: truth, default: false}}
- kind: scenario
  source: designed
  fields: {tide: {type: number, minimum: 0}}
"""


def pack(id: str, files: dict[str, str], report: Report) -> RawPack:
    """A pack from texts, as `load` would give it."""
    raw = []
    for name, text in sorted(files.items()):
        path = f"content/{id}/{name}"
        raw.append(RawFile(path, text, documents_of(read_yaml(text, path, report), report)))
    return RawPack(id, Path("content", id), tuple(raw))


def check(text: str, path: str = "a.yaml") -> tuple[list[Document], list[Diagnostic]]:
    """The documents of a text in a pack that also has the kinds above, and the mistakes."""
    report = Report()
    [valid] = validate([pack("harbour", {"kinds.yaml": HARBOUR, path: text}, report)], report)
    assert all(diagnostic.code in CODES for diagnostic in report.diagnostics)
    own = [d for d in valid.documents if d.path == f"content/harbour/{path}"]
    return own, report.sorted()


def ship(text: str) -> str:
    return f"ship: sloop\nsource: designed\nspeed: 3\n{text}"


# What fits


def test_a_document_has_the_kind_and_the_id_of_its_first_key() -> None:
    [document], mistakes = check(ship("big: true"))
    assert mistakes == []
    assert (document.kind, document.id, document.pack) == ("ship", "sloop", "harbour")
    assert document.span == Span("content/harbour/a.yaml", 1, 7, 5)
    assert document.path == "content/harbour/a.yaml"
    assert plain(document.body) == {
        "ship": "sloop",
        "source": "designed",
        "speed": 3,
        "big": True,
    }


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(ship(""), id="fields with a default may be left out"),
        pytest.param(ship("name: Sloop\nflavour: Fast.\nrules: [HB-A-01]"), id="common keys"),
        pytest.param(ship("silence: [{code: W0401, why: meant}]"), id="silenced warning"),
        pytest.param(ship("cannons: [{damage: 2}, {cannon: big, damage: 3}, old]"), id="nested"),
        pytest.param(ship("cannon: {damage: 2, load: tea}"), id="one nested"),
        pytest.param(ship("cannon: other.long_tom"), id="reference into another pack"),
        pytest.param(ship("goods: [silk, tea]"), id="list of an enum"),
        pytest.param(ship("mate: brig\nmodel: brig"), id="a piece by its id"),
        pytest.param(ship("home: (2, 3)"), id="a space by its place"),
        pytest.param(ship("price: 3"), id="a number for an expression"),
        pytest.param(ship("price: speed + 1"), id="an expression"),
        pytest.param(ship("effects: |\n  on sale: gain 1\n  +1 speed"), id="effects in a block"),
        pytest.param(ship("effects: [+1 speed, 3]"), id="effects in a list"),
        pytest.param("verb: pay n to receiver\nsource: designed\ndo: stop", id="signature"),
        pytest.param("query: worth\nsource: designed\nis: true", id="truth for an expression"),
        pytest.param("query: worth\nsource: designed\ndo: give 3", id="query with a block"),
        pytest.param("enum: e\nsource: designed\nvalues: [a, b]", id="values in a list"),
        pytest.param("map: m\nsource: designed\nlegend: {'~': {water: true}, '.': }", id="legend"),
        pytest.param("map: m\nsource: designed\nlinks: [[a, b], {from: b, to: a}]", id="links"),
        pytest.param("scenario: s\nsource: designed\ntide: 2\nplayers: [1, 4]", id="scenario"),
        pytest.param("kind: k\nsource: designed\nstate: {n: {type: number, start: 3}}", id="start"),
        pytest.param("kind: k\nsource: designed\nstate: {n: number}", id="state by its type"),
    ],
)
def test_a_right_document_passes(text: str) -> None:
    documents, mistakes = check(text)
    assert mistakes == []
    assert len(documents) == 1


@pytest.mark.parametrize("kind", KERNEL_KINDS)
def test_a_document_made_of_a_schemas_examples_fits(kind: str) -> None:
    schema = kernel_schema(kind)
    example = {key: value["examples"][0] for key, value in schema["properties"].items()}
    if kind == "query":
        del example["do"]  # either `is` or `do`
    if kind not in ("pack", "rule", "test"):
        example |= {"source": "rulebook", "rules": ["HB-A-01"]}
    jsonschema.Draft202012Validator(bundle(schema, {}, {})).validate(example)


# Lines of the language that YAML takes for mappings


@pytest.mark.parametrize(
    ("item", "text", "word", "line", "column"),
    [
        pytest.param("on sale: gain 1", "on sale: gain 1", "gain", 6, 14, id="one line"),
        pytest.param("on sale:   gain 1", "on sale:   gain 1", "gain", 6, 16, id="wide gap"),
        pytest.param("speed: 4", "speed: 4", "4", 6, 12, id="a number"),
        pytest.param("on sale: 'gain 1'", "on sale:  gain 1", "gain", 6, 15, id="quoted value"),
        pytest.param("'on sale': gain 1", "on sale:  gain 1", "gain", 6, 16, id="quoted key"),
        pytest.param("{on sale: gain 1}", "on sale: gain 1", "gain", 6, 15, id="braces"),
        pytest.param("on sale:", "on sale:", "sale", 6, 8, id="nothing after the colon"),
        pytest.param(
            "on sale: |\n        gain 1\n        stop\n",
            "on sale:\n  gain 1\n  stop",
            "stop",
            8,
            9,
            id="block",
        ),
        pytest.param(
            "on sale:\n        gain 1", "on sale:\n  gain 1", "gain", 7, 9, id="next line"
        ),
        pytest.param("'on sale: gain 1'", "on sale: gain 1", "gain", 6, 15, id="quoted"),
    ],
)
def test_a_line_without_quotes_is_the_same_text(
    item: str, text: str, word: str, line: int, column: int
) -> None:
    [document], mistakes = check(ship(f"effects:\n  - +1 speed\n  - {item}"))
    assert mistakes == []
    effects = document.body.entries["effects"]
    assert isinstance(effects, Items)
    found = effects.items[1]
    assert isinstance(found, Scalar)
    assert found.value == found.text == text
    assert found.at(text.index(word), len(word)) == Span(
        "content/harbour/a.yaml", line, column, len(word)
    )


@pytest.mark.parametrize(
    ("text", "path"),
    [
        pytest.param(ship("cannon: {damage: 1, effects: [a: b]}"), ["cannon", "effects"], id="one"),
        pytest.param(
            ship("cannons: [{damage: 1, effects: [a: b]}]"), ["cannons", 0, "effects"], id="in list"
        ),
        pytest.param("law: x\nsource: designed\neffects: [a: b]", ["effects"], id="kernel kind"),
    ],
)
def test_lines_are_straightened_wherever_they_stand(text: str, path: list[str | int]) -> None:
    [document], mistakes = check(text)
    assert mistakes == []
    value: Any = plain(document.body)
    for step in path:
        value = value[step]
    assert value == ["a: b"]


def test_lines_of_tests_and_of_documents_inside_them_are_straightened() -> None:
    text = """\
test: a sloop sells
define:
  - ship: test_ship
    speed: 1
    effects:
      - on sale: gain 1
when:
  - north: sell silk
"""
    [document], mistakes = check(text, "tests/a.yaml")
    assert mistakes == []
    body: Any = plain(document.body)
    assert body["when"] == ["north: sell silk"]
    assert body["define"][0]["effects"] == ["on sale: gain 1"]


# What does not fit

WRONG = [
    pytest.param(
        ship("big: treu"), "E0124", (4, 6, 4),
        "`big` must be `true` or `false`, and `treu` is text", "did you mean `true`?", id="truth",
    ),
    pytest.param(
        ship("big: yes"), "E0124", (4, 6, 3),
        "`big` must be `true` or `false`, and `yes` is text", "write `true`", id="yes",
    ),
    pytest.param(
        "ship: a\nsource: designed\nspeed: six", "E0124", (3, 8, 3),
        "`speed` must be a whole number, and `six` is text",
        "write a number in digits, as in `6`", id="number",
    ),
    pytest.param(
        "ship: a\nsource: designed\nspeed: '6'", "E0124", (3, 8, 3),
        '`speed` must be a whole number, and `"6"` in quotes is text', "leave the quotes out",
        id="quoted number",
    ),
    pytest.param(
        "ship: a\nsource: designed\nspeed: 1.5", "E0124", (3, 8, 3),
        "`speed` must be a whole number, and `1.5` is a broken number", "write a whole number", id="broken number",
    ),
    pytest.param(
        "ship: a\nsource: designed\nspeed:", "E0124", (3, 7, 1),
        "`speed` must be a whole number, and nothing is there",
        "write it after the colon, or remove the key", id="nothing",
    ),
    pytest.param(
        ship("motto: 7"), "E0124", (4, 8, 1),
        "`motto` must be text, and `7` is a number", 'put it in quotes: `"7"`', id="text",
    ),
    pytest.param(
        ship("goods: silk"), "E0124", (4, 8, 4),
        "`goods` must be a list, and `silk` is text", "write a list, as in `[silk]`", id="list",
    ),
    pytest.param(
        ship("cannon: [x]"), "E0124", (4, 9, 3),
        "`cannon` must be text or a group of keys, and this is a list",
        "write it as one text, or in a `|` block", id="nested document",
    ),
    pytest.param(
        ship("price: {a: 1}"), "E0124", (4, 8, 6),
        "`price` must be an expression, and this is a group of keys",
        "write it in a block: `price: |`, and the text below", id="expression",
    ),
    pytest.param(
        ship("effects:\n  on sale: gain 1"), "E0124", (5, 3, 7),
        "`effects` must be text or a list, and this is a group of keys",
        "write it in a block: `effects: |`, and the text below", id="effects without a bar",
    ),
    pytest.param(
        ship("effects:\n  - on sale: gain 1\n    on loss: stop"), "E0124", (5, 5, 7),
        "entry 1 of `effects` must be text, and this is a group of keys",
        "start each line of the list with its own `- `, or put it in quotes", id="two in one item",
    ),
    pytest.param(
        ship("goods: [silk, slat]"), "E0125", (4, 15, 4),
        "entry 2 of `goods` must be `silk`, `salt` or `tea`, and `slat` is none of them",
        "did you mean `salt`?", id="enum",
    ),
    pytest.param(
        "ship: a\nsource: rulbook\nspeed: 1", "E0125", (2, 9, 7),
        "`source` must be `rulebook` or `designed`, and `rulbook` is none of them",
        "did you mean `rulebook`?", id="source",
    ),
    pytest.param(
        ship("bigg: true"), "E0120", (4, 1, 4), "`ship: sloop` has no key `bigg`",
        "did you mean `big`?", id="unknown key",
    ),
    pytest.param(
        ship("hold: {silk: 1, sallt: 2}"), "E0120", (4, 17, 5), "`hold` has no key `sallt`",
        "did you mean `salt`?", id="unknown key of a field for each",
    ),
    pytest.param(
        ship("hold: {silk: 1, gold: 2}"), "E0120", (4, 17, 4), "`hold` has no key `gold`",
        "allowed here: `silk`, `salt` and `tea`", id="no such value of an enumeration",
    ),
    pytest.param(
        ship("cannon: {damage: 1, laod: tea}"), "E0120", (4, 21, 4), "`cannon` has no key `laod`",
        "did you mean `load`?", id="unknown key inside",
    ),
    pytest.param(
        "noun: rival\nsource: designed\nof: player\nxyzzy: 1", "E0120", (4, 1, 5),
        "`noun: rival` has no key `xyzzy`",
        "allowed here: `where`, `plural`, `text`, `was`, `name`, `flavour`, `rules`, `silence`, `if pack` and `unless pack`",
        id="unknown key like no other",
    ),
    pytest.param(
        "ship: a\nsource: designed", "E0123", (1, 1, 4), "`ship: a` lacks `speed`",
        "add `speed: 1`", id="missing key",
    ),
    pytest.param(
        ship("cannons:\n  - load: tea"), "E0123", (5, 5, 4), "entry 1 of `cannons` lacks `damage`",
        "add `damage: 1`", id="missing key inside",
    ),
    pytest.param(
        "ship: a\nspeed: 1", "E0123", (1, 1, 4), "`ship: a` lacks `source`",
        "add `source: designed`, or `source: rulebook` and `rules` with their ids", id="no source",
    ),
    pytest.param(
        "ship: a\nsource: rulebook\nspeed: 1", "E0123", (2, 9, 8),
        "`source: rulebook` does not say which rules",
        "add the ids of the rules, as in `rules: [HB-MARKET-03]`, or say `designed`",
        id="no rules",
    ),
    pytest.param(
        ship("cannon: {damage: 0}"), "E0126", (4, 18, 1),
        "`damage` must be at least 1, and `0` is less", "write a number from 1 to 9", id="minimum",
    ),
    pytest.param(
        ship("cannon: {damage: 10}"), "E0126", (4, 18, 2),
        "`damage` must be at most 9, and `10` is more", "write a number from 1 to 9", id="maximum",
    ),
    pytest.param(
        "scenario: s\nsource: designed\ntide: 1\nplayers: [2]", "E0126", (4, 10, 3),
        "`players` must have 2 entries or more", "add what is missing", id="too short a list",
    ),
    pytest.param(
        "enum: e\nsource: designed\nvalues: [a, a]", "E0126", (3, 13, 1),
        "`values` has the same entry twice", "keep one of the two", id="entry twice",
    ),
    pytest.param(
        "ship: Big Sloop\nsource: designed\nspeed: 1", "E0127", (1, 7, 9),
        "`Big Sloop` is not an id", "write `big_sloop`: lower-case letters, digits and `_`", id="id",
    ),
    pytest.param(
        "verb: Pay n\nsource: designed\ndo: stop", "E0127", (1, 7, 5),
        "`Pay n` is not a signature",
        "write `pay n`: the word itself, then its parameters with prepositions between them", id="signature",
    ),
    pytest.param(
        "verb: pay n\nsource: designed\ntakes: {N: number}\ndo: stop", "E0127", (3, 9, 1),
        "`N` is not an id", "write `n`: lower-case letters, digits and `_`", id="parameter",
    ),
    pytest.param(
        ship("rules: [first]"), "E0127", (4, 9, 5), "`first` is not a rule id",
        "capital letters of the game, an area and a number, joined by `-`", id="rule id",
    ),
    pytest.param(
        "map: m\nsource: designed\nlegend: {ab: {}}", "E0127", (3, 10, 2),
        "`ab` is not one character", None, id="legend of two characters",
    ),
    pytest.param(
        "map: m\nsource: designed\nlegend:\n  '~': {wtaer: true}", "E0120", (4, 9, 5),
        "`~` has no key `wtaer`", "did you mean `water`?", id="unknown field of a space",
    ),
    pytest.param(
        "scenario: s\nsource: designed\ntide: -1", "E0126", (3, 7, 2),
        "`tide` must be at least 0, and `-1` is less", "write a number of 0 or more", id="field of the scenario",
    ),
    pytest.param(
        "query: q\nsource: designed\nis: 3\ndo: give 3", "E0128", (4, 1, 2),
        "`do` cannot be combined with the other keys of `query: q`", "keep one of them",
        id="both is and do",
    ),
    pytest.param(
        "query: q\nsource: designed", "E0123", (1, 1, 5), "`query: q` lacks `do`",
        "add `do: give player.coins`", id="neither is nor do",
    ),
    pytest.param(
        "shipp: a\nspeed: 1", "E0121", (1, 1, 5), "there is no kind of document `shipp`",
        "did you mean `ship`?", id="unknown kind",
    ),
    pytest.param(
        "player: a", "E0121", (1, 1, 6), "there are no documents of the kind `player`",
        "`kind: player` adds fields and state to it", id="kind without documents",
    ),
    pytest.param(
        "name: A\nship: a", "E0122", (1, 1, 4),
        "`name` is not a kind; a document starts with its kind", "move the line `ship: ...` to the "
        "top", id="kind not first",
    ),
    pytest.param(
        "rule: HB-A-01\nsays: x", "E0129", (1, 1, 4), "rules belong in the index `rules.yaml`",
        "move it there", id="rule elsewhere",
    ),
    pytest.param(
        "test: x", "E0129", (1, 1, 4), "tests belong in the folder `tests`", "move it there",
        id="test elsewhere",
    ),
    pytest.param(
        "kind: verb\nsource: designed", "E0132", (1, 7, 4),
        "`verb` is a kind that every pack has", "choose another id", id="kernel's kind",
    ),
    pytest.param(
        "enum: ship\nsource: designed\nvalues: [a]", "E0132", (1, 7, 4),
        "`ship` is already a kind", "choose another id", id="enum named like a kind",
    ),
    pytest.param(
        "kind: k\nsource: designed\nfields: {name: text}", "E0132", (3, 16, 4),
        "the field `name` is already a key of every `k`", "choose another name", id="taken field",
    ),
    pytest.param(
        "kind: k\nsource: designed\nis: vesel", "E0133", (3, 5, 5), "there is no kind `vesel`",
        "did you mean `vessel`?", id="unknown parent",
    ),
    pytest.param(
        "kind: k\nsource: designed\nis: k", "E0133", (3, 5, 1),
        "a kind is its own parent: `k` is `k`", "name another kind after `is`, or leave `is` out", id="own parent",
    ),
    pytest.param(
        "kind: k\nsource: designed\nfields: {a: list of nubmer}", "E0134", (3, 13, 14),
        "there is no type `nubmer`", "did you mean `number`?", id="unknown type",
    ),
    pytest.param(
        "kind: k\nsource: designed\nfields: {a: {type: good, default: gold}}", "E0135", (3, 35, 4),
        "`a` must be `silk`, `salt` or `tea`, and `gold` is none of them", "write one of them",
        id="default of the wrong type",
    ),
    pytest.param(
        "kind: k\nsource: designed\nfields: {a: {type: number, maximum: 3, examples: [2, 4]}}",
        "E0135", (3, 54, 1), "`a` must be at most 3, and `4` is more", "write a number from 0 to 3", id="bad example",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "span", "message", "help"), WRONG)
def test_a_wrong_document_is_told_in_its_place(
    text: str, code: str, span: tuple[int, int, int], message: str, help: str | None
) -> None:
    _, [mistake] = check(text)
    assert (mistake.code, mistake.message, mistake.help) == (code, message, help)
    assert mistake.span == Span("content/harbour/a.yaml", *span)


def test_a_wrong_document_is_left_out_and_the_others_are_not() -> None:
    documents, mistakes = check(
        "- ship: a\n  source: designed\n  speed: x\n- ship: b\n  source: designed\n  speed: 1"
    )
    assert [document.id for document in documents] == ["b"]
    assert len(mistakes) == 1


def test_all_mistakes_of_a_document_are_told_once() -> None:
    _, mistakes = check("ship: A\nsource: x\nspede: 1\ncannons: [{damage: 0, lod: tea}]\nname: 3")
    assert [(m.code, m.span.line) for m in mistakes] == [
        ("E0127", 1),
        ("E0125", 2),
        ("E0120", 3),  # and not that `speed` is missing
        ("E0126", 4),
        ("E0120", 4),
        ("E0124", 5),
    ]


def test_a_field_of_an_unknown_type_is_told_once_and_not_for_every_document() -> None:
    text = "- kind: k\n  source: designed\n  fields: {a: nubmer}\n"
    text += "- k: x\n  source: designed\n  a: 1\n- k: y\n  source: designed\n  a: z\n"
    _, mistakes = check(text)
    assert [m.code for m in mistakes] == ["E0134"]


def test_a_circle_of_parents_is_told_for_each_of_them() -> None:
    text = "- kind: a\n  source: designed\n  is: b\n- kind: b\n  source: designed\n  is: a\n"
    _, mistakes = check(text + "- a: x\n  source: designed\n")
    assert [m.message for m in mistakes] == [
        "a kind is its own parent: `a` is `b` is `a`",
        "a kind is its own parent: `b` is `a` is `b`",
    ]


def test_mistakes_in_documents_inside_a_test_are_told_but_they_need_no_source() -> None:
    text = "test: t\ndefine:\n  - ship: a\n    speed: x\n  - ship: b\n    speed: 1\n  - shipp: c\n"
    _, mistakes = check(text, "tests/a.yaml")
    assert [(m.code, m.span.line) for m in mistakes] == [("E0124", 4), ("E0121", 7)]


# Names


@pytest.mark.parametrize(
    ("first", "second", "name"),
    [
        pytest.param(ship(""), ship("motto: x"), "ship `sloop`", id="id"),
        pytest.param(
            "verb: pay n\nsource: designed\ndo: stop",
            "verb: pay n to receiver\nsource: designed\ndo: stop",
            "verb `pay`",
            id="first word of a signature",
        ),
        pytest.param(ship(""), ship("speedd: x"), "ship `sloop`", id="even if the second is wrong"),
        pytest.param(
            "phase: day\nsource: designed\ndo: a",
            "phase: day\nsource: designed\ndo: b",
            "phase `day`",
            id="kernel kind",
        ),
    ],
)
def test_a_name_is_defined_once(first: str, second: str, name: str) -> None:
    _, mistakes = check(f"{first}\n---\n{second}")
    [mistake] = [m for m in mistakes if m.code == "E0130"]
    assert mistake.message == f"the {name} is defined twice"
    assert mistake.remarks[0].startswith("the first one is at content/harbour/a.yaml:1:")
    assert mistake.span.line > 3


def test_different_kinds_may_share_a_name() -> None:
    documents, mistakes = check(f"{ship('')}\n---\nphase: sloop\nsource: designed\ndo: stop")
    assert mistakes == []
    assert len(documents) == 2


def manifest(id: str, *requires: str) -> str:
    needs = ", ".join(f"{name}: '*'" for name in requires)
    return f"pack: {id}\nversion: 1.0.0\ntitle: {id}\nrequires: {{{needs}}}\n"


def kind(id: str, fields: str = "{}") -> str:
    return f"kind: {id}\nsource: designed\nfields: {fields}\n"


def several(*files: tuple[str, dict[str, str]]) -> tuple[list[ValidPack], list[Diagnostic]]:
    report = Report()
    packs = [pack(id, texts, report) for id, texts in files]
    return validate(packs, report), report.sorted()


def test_a_pack_sees_the_kinds_of_what_it_requires() -> None:
    base = ("base", {"pack.yaml": manifest("base"), "k.yaml": kind("card", "{cost: number}")})
    middle = ("middle", {"pack.yaml": manifest("middle", "base")})
    card = "card: rain\nsource: designed\ncost: 3"
    top = ("top", {"pack.yaml": manifest("top", "middle"), "a.yaml": card})
    packs, mistakes = several(base, middle, top)
    assert mistakes == []
    assert [document.id for document in packs[2].documents] == ["rain", "top"]


def test_a_pack_does_not_see_the_kinds_of_others() -> None:
    one = ("one", {"pack.yaml": manifest("one"), "k.yaml": kind("card", "{cost: number}")})
    card = "card: rain\nsource: designed\ncost: 3"
    two = ("two", {"pack.yaml": manifest("two"), "a.yaml": card})
    _, mistakes = several(one, two)
    assert [m.code for m in mistakes] == ["E0121"]


def test_packs_that_do_not_know_each_other_may_use_one_name_for_two_kinds() -> None:
    one = {"pack.yaml": manifest("one"), "k.yaml": kind("card", "{cost: number}")}
    two = {"pack.yaml": manifest("two"), "k.yaml": kind("card", "{price: text}")}
    one["a.yaml"] = "card: rain\nsource: designed\ncost: 3"
    two["a.yaml"] = "card: rain\nsource: designed\nprice: high"
    _, mistakes = several(("one", one), ("two", two))
    assert mistakes == []


def test_a_kind_of_a_required_pack_cannot_be_defined_again() -> None:
    one = ("one", {"pack.yaml": manifest("one"), "k.yaml": kind("card")})
    two = ("two", {"pack.yaml": manifest("two", "one"), "k.yaml": kind("card")})
    _, [mistake] = several(one, two)
    assert mistake.code == "E0131"
    assert mistake.span == Span("content/two/k.yaml", 1, 7, 4)
    assert mistake.remarks == ("`one` defines it at content/one/k.yaml:1:7",)


def test_two_required_packs_with_one_kind_are_told_at_the_pack_that_wants_both() -> None:
    one = ("one", {"pack.yaml": manifest("one"), "k.yaml": kind("card")})
    two = ("two", {"pack.yaml": manifest("two"), "k.yaml": kind("card")})
    three = ("three", {"pack.yaml": manifest("three", "one", "two")})
    _, [mistake] = several(one, two, three)
    assert (mistake.code, mistake.span.path) == ("E0131", "content/three/pack.yaml")


def test_several_packs_may_add_to_a_special_kind() -> None:
    one = {"pack.yaml": manifest("one"), "k.yaml": kind("scenario", "{tide: number}")}
    two = {"pack.yaml": manifest("two", "one"), "k.yaml": kind("scenario", "{wind: number}")}
    one["s.yaml"] = "scenario: s\nsource: designed\ntide: 1"
    two["s.yaml"] = "scenario: s\nsource: designed\ntide: 1\nwind: 2"
    _, mistakes = several(("one", one), ("two", two))
    assert mistakes == []


def test_a_pack_lies_in_the_folder_of_its_name() -> None:
    _, [mistake] = several(("one", {"pack.yaml": manifest("two")}))
    assert (mistake.code, mistake.message) == (
        "E0118",
        "the pack `two` is in the folder `one`",
    )


def test_a_pack_file_holds_the_pack_and_a_pack_stands_nowhere_else() -> None:
    files = {"pack.yaml": f"{manifest('one')}---\n{kind('card')}", "x.yaml": manifest("one")}
    _, mistakes = several(("one", files))
    assert [(m.code, m.span.path) for m in mistakes] == [
        ("E0129", "content/one/pack.yaml"),
        ("E0129", "content/one/x.yaml"),
        ("E0130", "content/one/x.yaml"),
    ]


# Schemas for editors


def harbour() -> ValidPack:
    report = Report()
    files = {"pack.yaml": manifest("harbour"), "kinds.yaml": HARBOUR}
    [valid] = validate([pack("harbour", files, report)], report)
    assert report.diagnostics == []
    return valid


def editor(files: dict[str, str], path: str) -> jsonschema.Draft202012Validator:
    """A validator that follows references from file to file, as an editor does."""
    texts = {f"schemas/{p.name}": p.read_text(encoding="utf-8") for p in FOLDER.glob("*.json")}
    texts |= files
    resources = [
        (
            f"https://example.org/{posixpath.normpath(name)}",
            Resource.from_contents(json.loads(text)),
        )
        for name, text in texts.items()
    ]
    registry: Registry[Any] = Registry().with_resources(resources)
    return jsonschema.Draft202012Validator(
        {"$ref": f"https://example.org/{path}"}, registry=registry
    )


def test_schema_files_are_the_same_every_time() -> None:
    files = pack_schemas([harbour()])
    assert list(files) == [
        f"schemas/harbour/{name}.schema.json"
        for name in ("cannon", "documents", "map", "scenario", "ship", "vessel")
    ]
    assert files == pack_schemas([harbour()])
    assert all(text.endswith("}\n") for text in files.values())


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        pytest.param(ship("cannon: {damage: 3}"), True, id="pack's kind"),
        pytest.param(ship("cannon: {damage: 30}"), False, id="wrong inside"),
        pytest.param(ship("bgi: true"), False, id="unknown key"),
        pytest.param("cannon: c\nsource: designed\ndamage: 3", True, id="kind named like a field"),
        pytest.param("cannon: c\nsource: designed\ndamage: x", False, id="and wrong"),
        pytest.param("- ship: a\n  source: designed\n  speed: 1", True, id="list"),
        pytest.param("- ship: a\n  source: designed\n  speed: x", False, id="wrong in a list"),
        pytest.param("scenario: s\nsource: designed\ntide: 1\nmap: m", True, id="scenario"),
        pytest.param("scenario: s\nsource: designed\ntide: x", False, id="wrong scenario"),
        pytest.param("test: t\nscenario: s\nrules: [HB-A-01]", True, id="test"),
        pytest.param("map: m\nsource: designed\nlegend: {x: {water: 1}}", False, id="wrong map"),
        pytest.param("verb: pay\nsource: designed\ndo: stop", True, id="kernel kind"),
        pytest.param("verb: pay\nsource: rulebook\ndo: stop", False, id="rulebook without rules"),
        pytest.param("shipp: a", False, id="unknown kind"),
        pytest.param("- 3", False, id="no document"),
    ],
)
def test_an_editor_sees_what_the_compiler_sees(text: str, fits: bool) -> None:
    validator = editor(pack_schemas([harbour()]), "schemas/harbour/documents.schema.json")
    [value] = read_yaml(text, "a.yaml", Report())
    assert validator.is_valid(plain(value)) is fits


def test_an_expansion_refers_to_the_schemas_of_the_pack_it_needs() -> None:
    report = Report()
    base = pack("harbour", {"pack.yaml": manifest("harbour"), "kinds.yaml": HARBOUR}, report)
    own = "kind: fort\nsource: designed\nfields: {gun: cannon}\n"
    texts = {"pack.yaml": manifest("forts", "harbour"), "k.yaml": own}
    both = validate([base, pack("forts", texts, report)], report)
    files = pack_schemas(both[:1]) | pack_schemas(both)
    assert report.diagnostics == []
    assert "../harbour/cannon.schema.json" in files["schemas/forts/fort.schema.json"]
    validator = editor(files, "schemas/forts/documents.schema.json")
    assert validator.is_valid({"fort": "f", "source": "designed", "gun": {"damage": 2}})
    assert not validator.is_valid({"fort": "f", "source": "designed", "gun": {"damage": 20}})
    assert not validator.is_valid({"ship": "s", "source": "designed", "speed": "x"})


def described(schema: Any, root: dict[str, Any], place: str) -> list[str]:
    """The properties, at any depth, that lack a description or examples, or whose examples lie."""
    if isinstance(schema, list):
        return [bad for item in schema for bad in described(item, root, place)]
    if not isinstance(schema, dict):
        return []
    bad = []
    for key, value in schema.items():
        if key == "properties":
            for name, property in value.items():
                if not isinstance(property, dict) or "const" in property:
                    continue
                full = property
                if "$ref" in property:
                    target = property["$ref"].removeprefix("#/$defs/")
                    full = {**root["$defs"][target], **property}
                if not full.get("description") or not full.get("examples"):
                    bad.append(f"{place}/{name}")
                checker = jsonschema.Draft202012Validator({**property, "$defs": root["$defs"]})
                bad += [
                    f"{place}/{name}: {example}"
                    for example in full.get("examples", ())
                    if not checker.is_valid(example)
                ]
        if key != "examples":
            bad += described(value, root, f"{place}/{key}")
    return bad


@pytest.mark.parametrize("kind", KERNEL_KINDS)
def test_every_property_is_described_with_true_examples(kind: str) -> None:
    schema = bundle(kernel_schema(kind), {}, {})
    jsonschema.Draft202012Validator.check_schema(schema)
    assert described(schema, schema, kind) == []


def test_every_property_of_a_packs_kind_is_described_with_true_examples() -> None:
    files = pack_schemas([harbour()])
    seen = 0
    for path, text in files.items():
        schema = json.loads(text)
        jsonschema.Draft202012Validator.check_schema(schema)
        inline = schema.get("$defs", {}).get("inline", {})
        for name, property in inline.get("properties", {}).items():
            if not property.get("$ref", "").startswith("../common"):
                checker = editor(files, f"{path}#/$defs/inline/properties/{name}")
                assert property["description"]
                assert all(checker.is_valid(example) for example in property["examples"]), name
                assert property["examples"], name
                seen += 1
    assert seen >= 10


def test_every_kernel_kind_is_closed() -> None:
    for kind in KERNEL_KINDS:
        assert kernel_schema(kind)["unevaluatedProperties"] is False


def test_codes_are_sorted_and_each_says_something() -> None:
    assert list(CODES) == sorted(CODES)
    assert all(CODES.values())


def test_fields_keep_their_places_when_lines_are_straightened() -> None:
    [document], _ = check(ship("effects: [a: b]\nmotto: x"))
    assert isinstance(document.body, Fields)
    assert list(document.body.entries) == ["ship", "source", "speed", "effects", "motto"]
    assert document.body.keys["motto"].span == Span("content/harbour/a.yaml", 5, 1, 5)


def test_every_text_of_a_form_says_what_it_is() -> None:
    """Else the message would be that something "is not what belongs here"."""

    def nodes(node: Any, path: str) -> list[tuple[str, dict[str, Any]]]:
        inner = node.items() if isinstance(node, dict) else enumerate(node)
        more = [(key, value) for key, value in inner if isinstance(value, dict | list)]
        found = [(path, node)] if isinstance(node, dict) else []
        return found + [row for key, value in more for row in nodes(value, f"{path}/{key}")]

    found = [row for kind in KERNEL_KINDS for row in nodes(kernel_schema(kind), kind)]
    formed = [(path, node) for path, node in found if "pattern" in node and "anyOf" not in path]
    keys = [(path, node) for path, node in found if path.endswith("/propertyNames")]
    assert len(formed) > 20
    assert len(keys) > 10
    asked = [(path, node) for path, node in formed + keys if "$ref" not in node]
    assert [path for path, node in asked if "title" not in node] == []


@pytest.mark.parametrize(
    ("text", "said", "help"),
    [
        pytest.param(
            "- map: bay\n  source: designed\n  spaces: {North Quay: {}}\n",
            "`North Quay` is not the id of a space or a square of the grid",
            "an id has lower-case letters, digits and `_`; a square is written as its column and row, `(3, 1)`",
            id="a space",
        ),
        pytest.param(
            "- kind: berth\n  source: designed\n  fields: {fees: {type: number, each: 1..4}}\n"
            "- berth: first\n  source: designed\n  fees: {north: 2}\n",
            "`north` is not a number, or several as in `2..4`",
            "the keys are the numbers 1..4",
            id="a number of a range",
        ),
    ],
)
def test_a_wrong_key_has_help(text: str, said: str, help: str) -> None:
    _, found = check(text)
    assert [(d.code, d.message, d.help) for d in found] == [("E0127", said, help)]
