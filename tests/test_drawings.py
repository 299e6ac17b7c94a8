"""How a pack is drawn on the page: looks, pictures and printed cards, made once and kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from compiler import Report, Workspace
from siegewright.cli import main
from siegewright.drawing.named import check_pictures
from siegewright.table import drawings
from siegewright.table.drawings import make_drawings
from tests.helpers import BASE, scenario, write_pack

PACK = """\
- kind: thing
  source: designed
  piece: true
  fields: {cost: number}
  look: {shape: shield, icon: gem, picture: gem.svg, documents: {pebble: {picture: pebble.png}}}
  face: {corner: cost}
- thing: pebble
  source: designed
  cost: 3
- thing: boulder
  source: designed
  cost: 5
"""
GEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 2L3 4Z" fill="#abcdef"/></svg>'
HOSTILE = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0"/></svg>'


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    write_pack(tmp_path, BASE + PACK + scenario("tie"))
    art = tmp_path / "content" / "demo" / "art"
    art.mkdir()
    (art / "gem.svg").write_text(GEM)
    return tmp_path


def drawn(root: Path) -> dict[str, Any]:
    told: list[dict[str, Any]] = []
    make_drawings(root, "demo", told.append)
    looks, cards = told
    return {**looks, **cards}


def test_pictures_and_cards_are_files_that_looks_name(project: Path) -> None:
    made = drawn(project)
    folder, looks = Path(made["folder"]), made["looks"]
    thing = looks["kinds"]["thing"]
    assert (folder / thing["picture"]).read_text() == GEM.replace("/></svg>", "></path></svg>")
    assert thing["documents"]["demo.pebble"] == {}  # there is no pebble.png: the icon is drawn
    card = made["cards"]["demo.boulder"]
    assert card["size"] == [63, 88]
    assert card["file"].endswith(".png")
    # A card without a picture of its own has that of its look.
    before = (folder / card["file"]).read_bytes()
    art = project / "content" / "demo" / "art" / "gem.svg"
    art.write_text(GEM.replace("M1 2L3 4Z", "M0 0H9V9H0Z"))
    again = drawn(project)
    assert again["cards"] == made["cards"]
    assert (Path(again["folder"]) / card["file"]).read_bytes() != before


def test_what_was_made_is_read_again_until_something_changes(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = drawn(project)

    def nobody(*_: object) -> None:
        raise AssertionError("the cards were drawn again")

    monkeypatch.setattr(drawings, "CardPress", nobody)
    assert drawn(project) == first
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(project / "cache"))
    (project / "content" / "demo" / "art" / "gem.svg").write_text(GEM.replace("abcdef", "123456"))
    second = drawn(project)
    assert second["folder"] != first["folder"]
    assert "123456" in (Path(second["folder"]) / "picture-0.svg").read_text()


def test_half_made_drawings_are_made_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed while cards are drawn: the list of what there is comes last."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(drawings, "_draw", killed)
    with pytest.raises(KeyboardInterrupt):
        drawn(project)
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(project / "cache"))
    made = drawn(project)
    assert all((Path(made["folder"]) / c["file"]).is_file() for c in made["cards"].values())


def test_without_the_press_cards_are_words(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "can_draw", lambda: False)
    made = drawn(project)
    assert made["cards"] == {}
    assert made["looks"]["kinds"]["thing"]["picture"].endswith(".svg")


def test_where_nothing_can_be_kept_there_are_icons_and_words(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    made = drawn(project)
    assert made["folder"] == ""
    assert made["cards"] == {}
    assert made["looks"]["kinds"]["thing"] == {
        "shape": "shield", "icon": "gem", "documents": {"demo.pebble": {}},
    }  # fmt: skip


def test_a_pack_with_mistakes_is_drawn_with_letters(project: Path) -> None:
    write_pack(project, BASE + PACK + scenario("tie") + "- thing: lost\n  sorce: designed\n")
    assert drawn(project) == {"looks": drawings.NOTHING, "folder": "", "cards": {}}


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        pytest.param(GEM, "", id="fine"),
        pytest.param(HOSTILE, "the attribute `onload` is not allowed", id="a script"),
        pytest.param(GEM.replace("#abcdef", "url(http://x/y#z)"), "`fill` of `path`", id="outside"),
        pytest.param("<svg", "not SVG", id="half a file"),
        pytest.param(None, "there is no such file", id="missing"),
    ],
)
def test_check_tells_of_pictures_that_cannot_be_shown(
    project: Path, picture: str | None, said: str
) -> None:
    (project / "content" / "demo" / "art" / "gem.svg").unlink()
    if picture is not None:
        (project / "content" / "demo" / "art" / "gem.svg").write_text(picture)
    report = Report()
    check_pictures(Workspace(project).check("demo"), report)
    found = [d for d in report.sorted() if "gem.svg" in d.message]
    assert [(d.code, d.span.length) for d in found] == ([("W0611", len("gem.svg"))] if said else [])
    assert all(said in d.message for d in found)


def test_the_check_command_tells_it(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--root", str(project), "check", "demo", "--format", "json"])
    codes = [d["code"] for d in json.loads(capsys.readouterr().out)]
    assert "W0611" in codes  # pebble.png


@pytest.mark.parametrize("name", ["../gem.svg", "a/b.svg", "gem.gif", ".svg"])
def test_a_picture_is_named_without_folders(project: Path, name: str) -> None:
    write_pack(project, BASE + PACK.replace("gem.svg", name) + scenario("tie"))
    assert drawn(project)["looks"] == drawings.NOTHING  # the schema refuses the name
