"""Files compiled one by one: what a change touches is written anew, and nothing comes out otherwise."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from compiler.build import incremental as units
from compiler.build import user_cache
from compiler.build.build import Compiled, Project, compile_pack
from compiler.build.build_cache import Memory, from_text, to_text
from compiler.build.output_folder import OutputFolder
from compiler.codegen.emit import GeneratedFile, emit
from compiler.codegen.names import Names
from compiler.codegen.py_tree import Module
from compiler.source.diagnostics import ContentError, Report
from siegewright.packs.builder import build_packs
from tests.helpers import ROOT, write_pack

RULES = """\
- kind: ship
  source: designed
  piece: true
  fields:
    speed: {type: number, stat: true}
    escort: {type: ship, default: hulk}
    effects: {type: effects, default: ""}
  state:
    damage: {type: number, minimum: 0}
- kind: player
  source: designed
  state:
    gold: {type: number, minimum: 0}
- zone: harbour
  source: designed
  each: player
- noun: wreck
  source: designed
  of: ship
  where: it.damage > 3
- query: weight of ship
  source: designed
  is: ship.speed + 1
- event: hit n to target
  source: designed
  takes: {n: number, target: ship}
  do: target.damage += n
"""

VERBS = """\
- verb: strike n to target
  source: designed
  takes: {n: number, target: ship}
  text: "strike {target} for {n}"
  do: emit hit n to target
- verb: earn n for player
  source: designed
  takes: {n: number, player: player}
  text: "earn {n}"
  do: player.gold += n
"""

FLOW = """\
- action: sail
  source: designed
  do: |
    if player.gold > 9: win player
    earn 1
    for each wreck: strike it.weight to it
- phase: play
  source: designed
  do: |
    repeat:
      for each player: turn of it: sail or pass
      expire round
- scenario: main
  source: designed
  players: 2
  flow: play
  setup: place sloop in players[0].harbour for players[0]
- scenario: brief
  source: designed
  extends: main
- scenario: ample
  source: designed
  extends: main
"""

FAST = """\
- ship: sloop
  source: designed
  speed: 4
  effects: |
    on hit: strike 1 to self
- ship: cutter
  source: designed
  speed: 5
  escort: raft
"""

HEAVY = """\
- ship: hulk
  source: designed
  speed: 1
  effects: |
    once per round, on any hit: earn 2
- ship: raft
  source: designed
  speed: 0
"""

LAW = """\
- law: weather
  source: designed
  effects: "on hit where n > 5: strike 1 to target"
"""

PACK = {
    "rules.d/base.yaml": RULES,
    "rules.d/verbs.yaml": VERBS,
    "rules.d/flow.yaml": FLOW,
    "rules.d/law.yaml": LAW,
    "ships/fast.yaml": FAST,
    "ships/heavy.yaml": HEAVY,
}
ALL = frozenset(PACK)


@dataclass(frozen=True, slots=True)
class Edit:
    file: str
    old: str
    new: str
    written: frozenset[str]  # the files that are compiled again


def edit(id: str, file: str, old: str, new: str, *written: str) -> object:
    assert old in PACK.get(file, ""), f"{id}: nothing to change"
    names = frozenset(written) if written else frozenset({file})
    return pytest.param(Edit(file, old, new, ALL if "all" in names else names), id=id)


EDITS = [
    edit("a figure", "ships/heavy.yaml", "speed: 1", "speed: 2"),
    edit("an effect", "ships/heavy.yaml", "earn 2", "earn 3"),
    edit("another escort", "ships/fast.yaml", "escort: raft", "escort: sloop"),
    edit("inside a verb", "rules.d/verbs.yaml", "gold += n", "gold += n + 1"),
    edit("inside an event", "rules.d/base.yaml", "damage += n", "damage += n + 1"),
    edit("inside an action", "rules.d/flow.yaml", "earn 1", "earn 2"),
    edit("inside a phase", "rules.d/flow.yaml", "      expire round\n", "      expire round\n      for each player: earn 1 for it\n"),
    edit("a law", "rules.d/law.yaml", "n > 5", "n > 6"),
    edit("a set-up", "rules.d/flow.yaml", "place sloop", "place cutter"),
    edit("a verb that ends games", "rules.d/verbs.yaml", "player.gold += n", "|\n    player.gold += n\n    if player.gold > 20: win player", "all"),
    edit("who has passed", "rules.d/flow.yaml", "      expire round", "      if not passed: expire round", "all"),
    edit("a signature", "rules.d/verbs.yaml", "{n: number, player: player}", "{n: number = 1, player: player}", "all"),
    edit("words of a verb", "rules.d/verbs.yaml", '"earn {n}"', '"receive {n}"', "all"),
    edit("a noun", "rules.d/base.yaml", "it.damage > 3", "it.damage > 4", "all"),
    edit("a query", "rules.d/base.yaml", "ship.speed + 1", "ship.speed + 2", "all"),
    edit("a kind", "rules.d/base.yaml", "minimum: 0}\n- kind", "minimum: 1}\n- kind", "all"),
    edit("a new document", "ships/heavy.yaml", "- ship: hulk", "- ship: barge\n  source: designed\n  speed: 1\n- ship: hulk"),
    edit("a document that another names", "ships/heavy.yaml", "ship: raft", "ship: raft\n  name: Old Raft", "ships/heavy.yaml", "ships/fast.yaml"),
    edit("a document that is a default", "ships/heavy.yaml", "ship: hulk", "ship: hulk\n  name: Old Hulk", "all"),
    edit("a document that others name is shown otherwise", "ships/fast.yaml", "ship: sloop", "ship: sloop\n  name: The Sloop", "ships/fast.yaml", "rules.d/flow.yaml"),
    edit("the order of scenarios", "rules.d/flow.yaml", "- scenario: brief\n  source: designed\n  extends: main\n- scenario: ample", "- scenario: ample\n  source: designed\n  extends: main\n- scenario: brief", "all"),
    edit("a comment", "rules.d/verbs.yaml", "- verb: earn", "# Gold.\n- verb: earn"),
]  # fmt: skip


def compiled(root: Path, memory: Memory | None = None) -> Compiled:
    return compile_pack(Project(root), "demo", Report(), memory)


def texts(made: Compiled) -> dict[str, str]:
    return {file.path: file.text for file in made.files}


def kept_between(memory: Memory) -> Memory:
    """As the next build reads it."""
    read = from_text(to_text(memory))
    assert read is not None
    return read


@pytest.mark.parametrize("change", EDITS)
def test_a_change_compiles_what_it_touches_and_nothing_comes_out_otherwise(
    tmp_path: Path, change: Edit
) -> None:
    write_pack(tmp_path, PACK)
    first = compiled(tmp_path)
    file = tmp_path / "content" / "demo" / change.file
    file.write_text(file.read_text().replace(change.old, change.new, 1))
    second = compiled(tmp_path, kept_between(first.memory))
    cold = compiled(tmp_path)
    whole = {path: text for path, text in texts(first).items() if path in second.kept}
    assert whole.keys() == second.kept
    assert {**whole, **texts(second)} == texts(cold)
    assert second.memory == cold.memory or to_text(second.memory) == to_text(cold.memory)
    again = {
        p.removeprefix("content/demo/") for p, u in second.memory.known.units.items() if u.text
    }
    assert again == change.written


def test_nothing_is_compiled_where_nothing_changed(tmp_path: Path) -> None:
    write_pack(tmp_path, PACK)
    second = compiled(tmp_path, kept_between(compiled(tmp_path).memory))
    assert len(second.kept) == len(PACK)
    assert not [u for u in second.memory.known.units.values() if u.text]


def test_a_file_that_goes_takes_its_module_with_it(tmp_path: Path) -> None:
    write_pack(
        tmp_path, {**PACK, "ships/old.yaml": HEAVY.replace("hulk", "ark").replace("raft", "tub")}
    )
    first = compiled(tmp_path)
    (tmp_path / "content/demo/ships/old.yaml").unlink()
    second = compiled(tmp_path, kept_between(first.memory))
    assert "demo/ships/old.py" not in {*second.kept, *texts(second)}
    assert "demo/ships/heavy.py" in second.kept


def test_warnings_of_files_that_are_not_compiled_are_told_again(tmp_path: Path) -> None:
    unread = (
        VERBS
        + "- verb: idle n\n  source: designed\n  takes: {n: number}\n  do: earn 1 for players[0]\n"
    )
    write_pack(tmp_path, {**PACK, "rules.d/verbs.yaml": unread})
    first, second = Report(), Report()
    memory = compile_pack(Project(tmp_path), "demo", first).memory
    compile_pack(Project(tmp_path), "demo", second, kept_between(memory))
    assert first.sorted() == second.sorted()
    assert {d.code for d in first.diagnostics} >= {"W0401", "W0402", "W0406"}


def test_a_mistake_is_found_in_a_file_that_did_not_change(tmp_path: Path) -> None:
    """`cutter` names a document that is gone."""
    write_pack(tmp_path, PACK)
    memory = compiled(tmp_path).memory
    heavy = tmp_path / "content/demo/ships/heavy.yaml"
    heavy.write_text(HEAVY.replace("raft", "barge"))
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(Project(tmp_path), "demo", report, kept_between(memory))
    assert [(d.code, d.span.path) for d in report.errors] == [
        ("E0201", "content/demo/ships/fast.yaml")
    ]


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"units": 1}', '{"units": {"a": {}}}', "null", "\0", "[" * 100_000]
)
def test_a_memory_that_is_none_is_not_used(text: str) -> None:
    assert from_text(text) is None


# ------------------------------------------------------------------ on the disk


def generated(root: Path) -> dict[str, str]:
    folder = root / "generated"
    return {p.relative_to(folder).as_posix(): p.read_text() for p in folder.rglob("*.py")}


def test_builds_one_after_the_other_leave_what_a_cold_one_would(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content" / "kingdom_defenders", tmp_path / "content/kingdom_defenders")
    assert build_packs(tmp_path, ["kingdom_defenders"], False, False, "quiet") == 0
    before = generated(tmp_path)
    for file in sorted((tmp_path / "content/kingdom_defenders").rglob("*.yaml"))[::3]:
        file.write_text("# A comment above everything.\n" + file.read_text())
        assert build_packs(tmp_path, ["kingdom_defenders"], False, False, "quiet") == 0
    step_by_step = generated(tmp_path)
    assert step_by_step != before
    assert build_packs(tmp_path, ["kingdom_defenders"], False, True, "quiet") == 0
    assert generated(tmp_path) == step_by_step


@pytest.mark.parametrize("damage", ["module", "memory", "note"])
def test_what_was_meddled_with_is_not_trusted(tmp_path: Path, damage: str) -> None:
    write_pack(tmp_path, PACK)
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    good = generated(tmp_path)
    match damage:
        case "module":
            file = tmp_path / "generated/demo/ships/heavy.py"
            file.write_text(file.read_text().replace("speed=1", "speed=100"))
        case "memory":
            name = OutputFolder(tmp_path).cached("demo") + ".memory.json"
            text = user_cache.read(name) or b""
            assert b'"has_contents": true' in text
            user_cache.write(name, text.replace(b'"has_contents": true', b'"has_contents": false'))
        case "note":
            user_cache.write(OutputFolder(tmp_path).cached("demo") + ".json", b"{}")
    fast = tmp_path / "content/demo/ships/fast.yaml"
    fast.write_text(FAST + "# The end.\n")
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    after = generated(tmp_path)
    assert after.keys() == good.keys()
    assert good == after  # a comment changes nothing


# ------------------------------------------------------------------ side by side


@pytest.mark.parametrize("processors", [2, 3])
def test_files_compiled_side_by_side_come_out_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processors: int
) -> None:
    write_pack(tmp_path, PACK)
    monkeypatch.setattr(units, "processors", lambda: 1)
    alone = compiled(tmp_path)
    monkeypatch.setattr(units, "processors", lambda: processors)
    monkeypatch.setattr(units, "WORTH_A_PROCESS", 1)
    together = compiled(tmp_path)
    assert texts(together) == texts(alone)
    assert to_text(together.memory) == to_text(alone.memory)


def test_mistakes_found_side_by_side_are_all_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = {
        "ships/fast.yaml": FAST.replace("strike 1", "strik 1"),
        "ships/heavy.yaml": HEAVY.replace("earn 2", "earnn 2"),
    }
    write_pack(tmp_path, {**PACK, **broken})
    monkeypatch.setattr(units, "processors", lambda: 2)
    monkeypatch.setattr(units, "WORTH_A_PROCESS", 1)
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(Project(tmp_path), "demo", report)
    assert sorted(d.span.path for d in report.errors) == [f"content/demo/{f}" for f in broken]


def test_a_process_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, PACK)
    monkeypatch.setattr(units, "processors", lambda: 2)
    monkeypatch.setattr(units, "WORTH_A_PROCESS", 1)
    here = emit

    def fail(modules: list[Module], names: Names) -> list[GeneratedFile]:
        if any("ships/heavy" in module.path for module in modules):
            raise ValueError("out of ink")
        return here(modules, names)

    monkeypatch.setattr(units, "emit", fail)
    with pytest.raises((RuntimeError, ValueError), match="out of ink"):
        compiled(tmp_path)
