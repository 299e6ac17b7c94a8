"""Patches: packs that change the documents of others."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.build.build import Project, compile_pack, validated
from compiler.schema.patches import patch
from compiler.source.diagnostics import ContentError, Diagnostic, Report
from compiler.source.positions import Scalar, plain
from siegewright.packs.builder import build_packs
from tests.helpers import BASE, build, play, scenario, told, write_pack, wrong

LAND = """\
- enum: weather
  source: designed
  values: [rain, sun]
- kind: gun
  source: designed
  fields: {range: {type: number, default: 2}}
- kind: ship
  source: designed
  piece: true
  fields:
    hold: {type: number, minimum: 1, maximum: 20}
    speed: {type: number, default: 3}
    goods: {type: list of text, default: []}
    guns: {type: list of gun, default: []}
    likes: {type: weather, default: sun}
    effects: {type: effects, default: ""}
- kind: game
  source: designed
  state: {round: {type: number, start: 1}}
- ship: sloop
  source: designed
  hold: 5
  goods: [salt, tea]
  guns: [{gun: swivel, range: 4}, {gun: mortar}]
  effects: |
    on any dawn: mark 1
    on any dawn: mark 2
- event: dawn
  source: designed
- verb: mark n
  source: designed
  takes: {n: number}
  do: game.round += n
- phase: day
  source: designed
  do: emit dawn
- map: bay
  source: designed
  grid: |
    ..
  legend: {".": {}}
- scenario: main
  source: designed
  players: 1
  map: bay
  flow: day
"""


def patched(root: Path, text: str, target: str = "ship sloop") -> dict[str, object]:
    """The document after the patches of a pack."""
    write_pack(root, LAND, "land")
    write_pack(root, text, "sea", requires=["land"])
    report = Report()
    made = patch(Project(root).closure("sea", report), report)
    assert not report.diagnostics, told(report.sorted())
    kind, id = target.split()
    for raw in made.packs:
        for file in raw.files:
            for body in file.documents:
                head = body.entries.get(kind)
                if isinstance(head, Scalar) and head.text.split()[0] == id:
                    found = plain(body)
                    assert isinstance(found, dict)
                    return found
    return {}


def step(words: str, target: str = "ship sloop") -> str:
    return f"- patch: {target}\n  source: designed\n  {words}\n"


@pytest.mark.parametrize(
    ("words", "key", "expected"),
    [
        pytest.param("set: {hold: 9}", "hold", 9, id="set a field"),
        pytest.param("set: {speed: 9}", "speed", 9, id="set one that has its default"),
        pytest.param("add: {hold: 2}", "hold", 7, id="add"),
        pytest.param("add: {hold: -2}", "hold", 3, id="take away"),
        pytest.param("add: {speed: 2}", "speed", 5, id="add to the default"),
        pytest.param("scale: {hold: 1.5}", "hold", 8, id="scale, halves go up"),
        pytest.param("scale: {hold: 0.5}", "hold", 3, id="scale down, halves go up"),
        pytest.param("scale: {hold: 0.49}", "hold", 2, id="scale, less than a half goes down"),
        pytest.param("scale: {hold: -0.5}", "hold", -2, id="scale below zero, halves go up, too"),
        pytest.param("scale: {speed: 2}", "speed", 6, id="scale the default"),
        pytest.param("append: {goods: silk}", "goods", ["salt", "tea", "silk"], id="append one"),
        pytest.param("set: {ship: sloop, hold: 9}", "hold", 9, id="an id that stays"),
        pytest.param(
            "remove: [goods]\n  append: {goods: [silk]}",
            "goods",
            ["silk"],
            id="remove, then append",
        ),
        pytest.param("remove: [goods]\n  set: {goods: []}", "goods", [], id="remove, then set"),
        pytest.param(
            "set: {hold: 4}\n  scale: {hold: 2}\n  add: {hold: 1}", "hold", 9, id="one by one"
        ),
        pytest.param(
            "set: {guns.mortar.range: 9}\n  remove: [guns.swivel]",
            "guns",
            [{"gun": "mortar", "range": 9}],
            id="an item by its id",
        ),
        pytest.param(
            "append: {guns: [{gun: bow, range: 1}]}\n  add: {guns.bow.range: 5}",
            "guns",
            [{"gun": "swivel", "range": 4}, {"gun": "mortar"}, {"gun": "bow", "range": 6}],
            id="a part of what the patch itself appends",
        ),
        pytest.param(
            "set: {guns.0.range: 1, guns.1.range: 7}",
            "guns",
            [{"gun": "swivel", "range": 1}, {"gun": "mortar", "range": 7}],
            id="items by their numbers",
        ),
        pytest.param("append: {goods: [a, b]}", "goods", ["salt", "tea", "a", "b"], id="append"),
        pytest.param("remove: {goods: [salt]}", "goods", ["tea"], id="remove an item"),
        pytest.param("remove: [goods]", "goods", None, id="remove a field"),
        pytest.param("remove: [goods.salt]", "goods", ["tea"], id="remove by path"),
        pytest.param("set: {goods.0: rum}", "goods", ["rum", "tea"], id="an item by its number"),
        pytest.param(
            "add: {guns.swivel.range: 1}",
            "guns",
            [{"gun": "swivel", "range": 5}, {"gun": "mortar"}],
            id="a nested field",
        ),
        pytest.param(
            "add: {guns.mortar.range: 1}",
            "guns",
            [{"gun": "swivel", "range": 4}, {"gun": "mortar", "range": 3}],
            id="the default of a nested field",
        ),
        pytest.param(
            "remove: {guns: [swivel]}", "guns", [{"gun": "mortar"}], id="remove a nested document"
        ),
        pytest.param(
            "append: {effects: 'on any dawn: mark 3'}",
            "effects",
            "on any dawn: mark 1\non any dawn: mark 2\non any dawn: mark 3\n",
            id="append a line",
        ),
        pytest.param(
            "remove: {effects: 'on any dawn: mark 1'}",
            "effects",
            "on any dawn: mark 2\n",
            id="remove a line",
        ),
        pytest.param(
            "remove: {goods: [tea]}\n  append: {goods: tea}",
            "goods",
            ["salt", "tea"],
            id="in order",
        ),
    ],
)
def test_a_patch_changes_a_document(tmp_path: Path, words: str, key: str, expected: object) -> None:
    assert patched(tmp_path, step(words)).get(key) == expected


@pytest.mark.parametrize(
    ("target", "words", "path", "expected"),
    [
        pytest.param("enum weather", "append: {values: [fog]}", "values", ["rain", "sun", "fog"]),
        pytest.param("kind ship", "set: {fields.hold.maximum: 30}", "fields.hold.maximum", 30),
        pytest.param("verb mark", "append: {do: game.round += 1}", "do", "game.round += n\ngame.round += 1\n"),
        pytest.param("map bay", "set: {legend: {'.': {}, '#': {}}}", "legend.#", {}),
        pytest.param("scenario main", "set: {players: 2}", "players", 2),
        pytest.param("phase day", "append: {do: mark 1}", "do", "emit dawn\nmark 1\n"),
        pytest.param("kind game", "set: {state.round.start: 5}", "state.round.start", 5),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)  # fmt: skip
def test_the_words_mean_the_same_for_every_kind(
    tmp_path: Path, target: str, words: str, path: str, expected: object
) -> None:
    found: object = patched(tmp_path, step(words, target), target)
    for part in path.split("."):
        assert isinstance(found, dict)
        found = found[part]
    assert found == expected


def test_a_document_can_be_renamed_and_removed(tmp_path: Path) -> None:
    rename = step("set: {ship: cutter}")
    assert patched(tmp_path, rename, "ship sloop") == {}
    assert (
        patched(tmp_path, rename + step("add: {hold: 1}", "ship cutter"), "ship cutter")["hold"]
        == 6
    )
    assert patched(tmp_path, step("remove: true")) == {}
    both = patched(tmp_path, step("set: {ship: cutter, hold: 9}\n  add: {hold: 1}"), "ship cutter")
    assert (both["ship"], both["hold"]) == ("cutter", 10), (
        "by its old id until the end of the patch"
    )


def test_a_pack_patches_what_another_expansion_adds_and_patches(tmp_path: Path) -> None:
    """Wherever the document comes from, and whatever the files of the packs are called."""
    write_pack(tmp_path, LAND, "land")
    pack_of(
        tmp_path, "left", "- ship: barge\n  source: designed\n  hold: 4\n" + step("add: {hold: 1}")
    )
    late = step("scale: {hold: 2}", "ship barge") + step("scale: {hold: 2}")
    pack_of(tmp_path, "right", late, "requires: {left: '*'}\n")
    found = []
    for name in ("a.yaml", "z.yaml"):
        folder = tmp_path / "content" / "right"
        next(folder.glob("*[!k].yaml"), folder / "rules.d" / "all.yaml").rename(folder / name)
        report = Report()
        made = patch(Project(tmp_path).closure("right", report), report)
        assert report.diagnostics == []
        bodies = [plain(b) for raw in made.packs for f in raw.files for b in f.documents]
        found.append({b["ship"]: b["hold"] for b in bodies if isinstance(b, dict) and "ship" in b})
    assert found == [{"sloop": 12, "barge": 8}] * 2


# ------------------------------------------------------------------ mistakes


def mistakes(root: Path, text: str, land: str = LAND) -> tuple[list[Diagnostic], str]:
    """What is wrong with a pack that patches `land`, and where it is marked."""
    clean, marks = wrong(text)
    write_pack(root, land, "land")
    write_pack(root, clean, "sea", requires=["land"])
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(Project(root), "sea", report)
    found = report.sorted()
    places = [(d.span.path, d.span.line, d.span.column, d.span.length) for d in found]
    path = "content/sea/rules.d/all.yaml"
    assert places == [(path, m.line, m.column, m.length) for m in marks], told(found)
    return found, clean


@pytest.mark.parametrize(
    ("text", "code", "message", "help"),
    [
        pytest.param(
            step("set: {range: 1}", "«gun swivel»"),
            "E0160",
            "there is no gun `swivel` to patch",
            "it is inside `ship sloop`: patch that, as in `set: {guns.swivel.FIELD: ...}`",
            id="a document inside of another",
        ),
        pytest.param(
            step("scale: {likes: «2»}"),
            "E0162",
            "`scale` needs a number, and `likes` is a text",
            "use `set` to replace a text, `append` to add to a list or a text",
            id="scale what is no number",
        ),
        pytest.param(
            step("scale: {hold: «twice»}"),
            "E0124",
            "`hold` must be a number, and `twice` is text",
            None,
            id="scale by what is no number",
        ),
        pytest.param(
            step("remove: [guns.swivel]\n  set: {guns.«swivel».range: 2}"),
            "E0161",
            "there is no `swivel` in `guns`",
            None,
            id="remove, then set a part of it",
        ),
        pytest.param(
            step("remove: [«speed»]"),
            "E0161",
            "there is no `speed` to remove",
            "it has its default, which `set` can change",
            id="remove a default",
        ),
        pytest.param(
            step("set: {hold: 1}", "«patch sloop»"),
            "E0160",
            "there is no patch `sloop` to patch",
            "did you mean `ship sloop`?",
            id="a patch of a patch",
        ),
        pytest.param(
            step("set: {hold: 1}", "«ship slop»"),
            "E0160",
            "there is no ship `slop` to patch",
            "did you mean `sloop`?",
            id="no such document",
        ),
        pytest.param(
            step("set: {range: 1}", "«gun sloop»"),
            "E0160",
            "there is no gun `sloop` to patch",
            "did you mean `ship sloop`?",
            id="of another kind",
        ),
        pytest.param(
            step("set: {«hould»: 1}"),
            "E0161",
            "a ship has no field `hould`",
            "did you mean `hold`?",
            id="no such field",
        ),
        pytest.param(
            step("set: {guns.«swivle».range: 1}"),
            "E0161",
            "there is no `swivle` in `guns`",
            "did you mean `swivel`?",
            id="no such item",
        ),
        pytest.param(
            step("set: {guns.mortar.«rnge»: 1}"),
            "E0120",
            "entry 2 of `guns` has no key `rnge`",
            "did you mean `range`?",
            id="no such nested field",
        ),
        pytest.param(
            step("remove: {goods: [«sald»]}"),
            "E0161",
            "there is no `sald` in `goods` to remove",
            "did you mean `salt`?",
            id="nothing to remove",
        ),
        pytest.param(
            step("add: {goods: «1»}"),
            "E0162",
            "`add` needs a number, and `goods` is a list",
            "use `set` to replace a text, `append` to add to a list or a text",
            id="add to a list",
        ),
        pytest.param(
            step("append: {hold: «1»}"),
            "E0162",
            "the number 1 cannot be appended to `hold`, which is the number 5",
            "append items to a list, keys to a group of keys, lines to a text",
            id="append to a number",
        ),
        pytest.param(
            step("add: {hold: «99»}"),
            "E0126",
            "`hold` must be at most 20, and `104` is more",
            None,
            id="out of range",
        ),
        pytest.param(
            step("set: {hold: «much»}"),
            "E0124",
            "`hold` must be a whole number, and `much` is text",
            None,
            id="of another type",
        ),
        pytest.param(
            step("append: {effects: 'on any dawn: «mrak» 1'}"),
            "E0302",
            "unknown verb `mrak`",
            "did you mean `mark`?",
            id="in a line of effects",
        ),
        pytest.param(
            step("append: {do: '«mrak» 1'}", "phase day"),
            "E0302",
            "unknown verb `mrak`",
            "did you mean `mark`?",
            id="in a line of a rule",
        ),
        pytest.param(
            step("set: {hold: 6}") + step("set: {«hold»: 7}"),
            "E0163",
            "`sea` sets `hold` of `ship sloop` twice",
            "keep one of the two",
            id="twice",
        ),
        pytest.param(
            step("append: {fields: {flag: «text»}}", "kind ship"),
            "E0166",
            "the documents of other packs do not have the new field `flag`",
            "give it a default, as in `flag: {type: number, default: 0}`",
            id="a new field without default",
        ),
        pytest.param(
            step("set: {hold: 6}\n  if pack: «fog»"),
            "E0164",
            "`sea` uses a pack that its pack.yaml does not list: `fog`",
            "add `fog` under `optional` in its pack.yaml",
            id="an unknown pack",
        ),
        pytest.param(
            "- verb: «mark n»\n  source: designed\n  takes: {n: number}\n  do: game.round = n\n",
            "E0131",
            "the verb `mark` is already defined in `land`",
            "give it another name, or change that one with `patch: verb mark`",
            id="defined again",
        ),
    ],
)
def test_a_mistake_in_a_patch_is_shown_in_the_patch(
    tmp_path: Path, text: str, code: str, message: str, help: str | None
) -> None:
    [found], _ = mistakes(tmp_path, text)
    assert (found.code, found.message) == (code, message)
    if help is not None:
        assert found.help == help


@pytest.mark.parametrize(
    ("patches", "base", "place", "note"),
    [
        pytest.param(
            step("remove: true"),
            "- law: l\n  source: designed\n  effects: |\n    on any dawn where any sloop: mark 1\n",
            "content/land/more.yaml:4",
            "`sea` removes `ship sloop` at content/sea/rules.d/all.yaml:3:11",
            id="a document",
        ),
        pytest.param(
            step("set: {verb: note n}", "verb mark"),
            "- law: l\n  source: designed\n  effects: |\n    on any dawn: mark 1\n",
            "content/land/more.yaml:4",
            "`sea` renames `verb mark` to `note n` at content/sea/rules.d/all.yaml:3:15",
            id="a verb",
        ),
        pytest.param(
            step("remove: [fields.speed]", "kind ship"),
            "- ship: brig\n  source: designed\n  hold: 1\n  speed: 2\n",
            "content/land/more.yaml:4",
            "`sea` removes `fields.speed` of `kind ship` at content/sea/rules.d/all.yaml:3:12",
            id="a field",
        ),
    ],
)
def test_a_base_that_misses_what_a_patch_took_away_says_so(
    tmp_path: Path, patches: str, base: str, place: str, note: str
) -> None:
    write_pack(tmp_path, {"rules.d/all.yaml": LAND, "more.yaml": base}, "land")
    write_pack(tmp_path, patches, "sea", requires=["land"])
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(Project(tmp_path), "sea", report)
    told_there = [d for d in report.errors if str(d.span).startswith(place)]
    assert told_there, told(report.sorted())
    assert all(note in d.remarks for d in told_there)


def pack_of(root: Path, name: str, text: str, more: str = "requires: {land: '*'}\n") -> None:
    head = f"pack: {name}\nversion: 1.0.0\ntitle: {name}\n{more}"
    write_pack(root, {"pack.yaml": head, "rules.d/all.yaml": text}, name)


def three(root: Path, left: str, right: str, top: str = "", optional: str = "") -> list[Diagnostic]:
    """What is said of a pack `top` that takes in `left` and `right`, which both patch `land`."""
    write_pack(root, LAND, "land")
    pack_of(root, "left", left)
    pack_of(root, "right", right, "requires: {land: '*'}\n" + optional)
    pack_of(root, "top", top, "requires: {left: '*', right: '*'}\n")
    report = Report()
    validated(Project(root), "top", report)
    return report.sorted()


@pytest.mark.parametrize(
    ("gone", "late", "message", "note"),
    [
        pytest.param(
            step("remove: true"),
            step("set: {hold: 3}"),
            "there is no ship `sloop` to patch",
            "`left` removes `ship sloop` at content/left/rules.d/all.yaml:3:11",
            id="a document",
        ),
        pytest.param(
            step("set: {ship: cutter}"),
            step("set: {hold: 3}"),
            "there is no ship `sloop` to patch",
            "`left` renames `ship sloop` to `cutter` at content/left/rules.d/all.yaml:3:15",
            id="a name",
        ),
        pytest.param(
            step("remove: [guns.swivel]"),
            step("add: {guns.swivel.range: 3}"),
            "there is no `swivel` in `guns`",
            "`left` removes `guns.swivel` of `ship sloop` at content/left/rules.d/all.yaml:3:12",
            id="an item",
        ),
        pytest.param(
            step("remove: [fields.speed]", "kind ship"),
            step("set: {speed: 3}"),
            "a ship has no field `speed`",
            "`left` removes `fields.speed` of `kind ship` at content/left/rules.d/all.yaml:3:12",
            id="a field of the kind",
        ),
    ],
)
def test_what_is_gone_has_a_history(
    tmp_path: Path, gone: str, late: str, message: str, note: str
) -> None:
    [found] = three(tmp_path, gone, late)
    assert (found.message, found.span.path) == (message, "content/right/rules.d/all.yaml")
    assert note in found.remarks


def test_packs_that_disagree_are_reported_where_both_are_wanted(tmp_path: Path) -> None:
    [found] = three(tmp_path, step("set: {hold: 6}"), step("set: {hold: 7}"))
    assert (found.code, found.span.path, found.span.line) == ("W0160", "content/top/pack.yaml", 4)
    assert found.message == "`left` and `right` disagree about `hold` of `ship sloop`: `7` counts"
    assert found.remarks == (
        "`left` makes it `6` at content/left/rules.d/all.yaml:3:9",
        "`right` makes it `7` at content/right/rules.d/all.yaml:3:9",
        "`right` wins because packs load by depth, then by name, and it loads later",
    )
    assert found.help is not None
    assert "`over: left`" in found.help


@pytest.mark.parametrize(
    ("left", "right", "top", "optional"),
    [
        pytest.param("set: {hold: 6}", "set: {hold: 6}", "", "", id="they agree"),
        pytest.param("set: {hold: 6}", "set: {speed: 6}", "", "", id="two fields"),
        pytest.param("set: {hold: 6}", "add: {hold: 1}", "", "", id="a sum on top"),
        pytest.param("append: {goods: a}", "append: {goods: b}", "", "", id="both append"),
        pytest.param("append: {goods: a}", "remove: {goods: [tea]}", "", "", id="another item"),
        pytest.param(
            "add: {guns.swivel.range: 1}", "remove: {guns: [mortar]}", "", "", id="another part"
        ),
        pytest.param(
            "append: {effects: 'on any dawn: mark 3'}",
            "remove: {effects: ['on any dawn: mark 1']}",
            "",
            "",
            id="another line",
        ),
        pytest.param("set: {hold: 6}", "set: {hold: 7}", step("set: {hold: 8}"), "", id="decided"),
        pytest.param(
            "set: {hold: 6}", "set: {hold: 7}", step("set: {hold: 6}"), "", id="decided for one"
        ),
        pytest.param(
            "set: {hold: 6}",
            "set: {hold: 7}\n  over: left",
            "",
            "optional: {left: '*'}\n",
            id="over",
        ),
    ],
)
def test_packs_that_get_on_are_not_reported(
    tmp_path: Path, left: str, right: str, top: str, optional: str
) -> None:
    assert three(tmp_path, step(left), step(right), top, optional) == []


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param("add: {hold: 1}", "set: {hold: 7}", id="a sum that is lost"),
        pytest.param("add: {guns.swivel.range: 1}", "set: {guns: []}", id="a part that is lost"),
        pytest.param("set: {hold: 6}", "remove: true", id="a document that goes away"),
        pytest.param("append: {goods: a}", "remove: {goods: [a]}", id="an item that goes away"),
        pytest.param("add: {guns.swivel.range: 1}", "remove: {guns: [swivel]}", id="a part of one"),
        pytest.param(
            "append: {effects: 'on any dawn: mark 3'}",
            "remove: {effects: ['on any dawn: mark 3']}",
            id="a line that goes away",
        ),
    ],
)
def test_a_change_that_is_lost_is_reported(tmp_path: Path, left: str, right: str) -> None:
    [found] = three(tmp_path, step(left), step(right))
    assert found.code == "W0160"


def test_a_pack_that_requires_another_may_change_what_that_one_changed(tmp_path: Path) -> None:
    write_pack(tmp_path, LAND, "land")
    pack_of(tmp_path, "left", step("set: {hold: 6}"))
    pack_of(tmp_path, "top", step("set: {hold: 7}"), "requires: {left: '*'}\n")
    report = Report()
    made = patch(Project(tmp_path).closure("top", report), report)
    assert report.diagnostics == []
    assert [(c.pack, c.path, c.word) for c in made.changes] == [
        ("left", "hold", "set"),
        ("top", "hold", "set"),
    ]


def test_patches_and_documents_may_depend_on_other_packs(tmp_path: Path) -> None:
    ships = "".join(
        f"- ship: {name}\n  {condition}\n  source: designed\n  hold: 1\n"
        for name, condition in (("a", "if pack: left"), ("b", "unless pack: left"), ("c", ""))
    )
    right = (
        ships
        + step("set: {hold: 7}\n  if pack: left")
        + step("set: {speed: 7}\n  unless pack: left")
    )
    write_pack(tmp_path, LAND, "land")
    pack_of(tmp_path, "left", "")
    pack_of(tmp_path, "right", right, "requires: {land: '*'}\noptional: {left: '*'}\n")
    pack_of(tmp_path, "top", "", "requires: {left: '*', right: '*'}\n")
    found = {}
    for world in ("right", "top"):
        report = Report()
        raws = patch(Project(tmp_path).closure(world, report), report).packs
        assert report.diagnostics == []
        bodies = [plain(body) for raw in raws for file in raw.files for body in file.documents]
        ships_of = {b["ship"]: b for b in bodies if isinstance(b, dict) and "ship" in b}
        sloop = ships_of.pop("sloop")
        found[world] = (sorted(ships_of), sloop["hold"], sloop.get("speed"))
    assert found == {"right": (["b", "c"], 5, 7), "top": (["a", "c"], 7, None)}


# ------------------------------------------------------------------ in play


def test_a_game_runs_with_what_the_patches_made_of_it(tmp_path: Path) -> None:
    """Numbers, kinds, enumerations and rules of the base, changed from above."""
    more = (
        "- enum: mood\n  source: designed\n  values: [calm]\n"
        "- event: dawn\n  source: designed\n  do: mark 1\n"
        "- unit: drone\n  source: designed\n  size: 3\n"
    )
    setup = "place drone at (1, 1) for players[0]"
    program = build(
        tmp_path, BASE + more + scenario("emit dawn\nfor each unit: mark it.size", setup), "ground"
    )
    assert play(program).trail == [1, 3]
    upper = (
        "- enum: hue\n  source: designed\n  values: [red, blue]\n"
        "- patch: unit drone\n  source: designed\n  add: {size: 4}\n  set: {tint: blue, mind: wild}\n"
        "- patch: event dawn\n  source: designed\n  append: {do: mark 2}\n"
        "- patch: enum mood\n  source: designed\n  append: {values: [wild]}\n"
        "- patch: kind unit\n  source: designed\n"
        "  append:\n    fields:\n      tint: {type: hue, default: red}\n      mind: {type: mood, default: calm}\n"
        "- law: tints\n  source: designed\n"
        "  effects: |\n    on any dawn where any unit where it.tint = blue and it.mind = wild: mark 5\n"
    )
    program = build(tmp_path, upper, "upper", requires=["ground"])
    assert play(program).trail == [1, 2, 5, 7]


def test_a_changed_patch_compiles_what_it_patches_anew(tmp_path: Path) -> None:
    write_pack(
        tmp_path, BASE + scenario("for each unit: mark it.size", "place ant at (1, 1)"), "ground"
    )
    write_pack(
        tmp_path, {"p.yaml": step("set: {size: 4}", "unit ant")}, "upper", requires=["ground"]
    )
    packs = ["ground", "upper"]
    assert build_packs(tmp_path, packs, False, False, "quiet") == 0
    ant = tmp_path / "generated" / "upper" / "ground" / "rules_d" / "all_.py"
    below = (tmp_path / "generated" / "ground" / "rules_d" / "all_.py").read_text()
    assert "size=4" in ant.read_text()
    write_pack(
        tmp_path, {"p.yaml": step("set: {size: 5}", "unit ant")}, "upper", requires=["ground"]
    )
    assert build_packs(tmp_path, packs, False, False, "quiet") == 0
    assert "size=5" in ant.read_text()
    assert (tmp_path / "generated" / "ground" / "rules_d" / "all_.py").read_text() == below


def test_of_many_packs_that_disagree_each_is_told_of_the_one_that_wins(tmp_path: Path) -> None:
    """One warning a pack, not one a pair: 150 packs would make 11,175."""
    write_pack(tmp_path, LAND, "land")
    names = [f"p{number:03}" for number in range(150)]
    for number, name in enumerate(names):
        pack_of(tmp_path, name, step(f"set: {{speed: {number}}}"))
    wanted = "".join(f"  {name}: '*'\n" for name in names)
    pack_of(tmp_path, "top", "", f"requires:\n{wanted}")
    report = Report()
    validated(Project(tmp_path), "top", report)
    assert [d.code for d in report.diagnostics] == ["W0160"] * 149
    assert all("and `p149` disagree" in d.message for d in report.diagnostics)
