"""Packs in files: the same bytes everywhere, and nothing that a stranger could slip in."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import stat
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from siegewright.cli import main
from siegewright.drawing.icons import icon
from siegewright.drawing.pictures import safe_svg
from siegewright.packs.archives import (
    INDEX,
    Archive,
    ArchiveError,
    _hash,
    archive_bytes,
    read_archive,
)
from tests.helpers import BASE, scenario, write_pack


def project(root: Path) -> Path:
    write_pack(root, BASE + scenario("mark 1"), "ground")
    more = {"b.yaml": "- unit: wasp\n  source: designed\n", "README.md": "# Upper\n"}
    write_pack(root, more, "upper", requires=["ground"])
    return root


def packed(root: Path, name: str = "upper", to: str = "upper.zip") -> Path:
    target = root / to
    assert main(["--root", str(root), "pack", name, "--to", str(target)]) == 0
    return target


def test_a_pack_is_the_same_bytes_whatever_the_machine_the_time_and_the_order(
    tmp_path: Path,
) -> None:
    first = packed(project(tmp_path / "a")).read_bytes()
    folder = project(tmp_path / "b") / "content" / "upper"
    texts = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    for path in sorted(texts, reverse=True):
        path.unlink()
        path.write_bytes(texts[path].replace(b"\n", b"\r\n"))
        os.utime(path, (1, 1))
        path.chmod(0o600)
    (folder / ".hidden.yaml").write_text("x")
    (folder / "picture.png").write_bytes(b"x")
    assert packed(tmp_path / "b").read_bytes() == first
    assert read_archive(tmp_path / "a" / "upper.zip").files.keys() == {
        "README.md",
        "b.yaml",
        "pack.yaml",
    }


def test_a_pack_with_mistakes_is_not_packed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(tmp_path)
    (tmp_path / "content" / "upper" / "c.yaml").write_text("- unit: x\n")
    assert main(["--root", str(tmp_path), "pack", "upper", "--to", str(tmp_path / "x.zip")]) == 1
    assert "content/upper/c.yaml:1:3" in capsys.readouterr().out
    assert not (tmp_path / "x.zip").exists()


def test_a_pack_travels_from_one_project_to_another(tmp_path: Path) -> None:
    file = packed(project(tmp_path / "a"))
    other = tmp_path / "b"
    write_pack(other, BASE + scenario("mark 1"), "ground")
    assert main(["--root", str(other), "install", str(file)]) == 0
    assert (other / "content" / "upper" / "README.md").read_text() == "# Upper\n"
    assert packed(other).read_bytes() == file.read_bytes()
    assert main(["--root", str(other), "install", str(file)]) == 0, "it is there already"
    assert list((other / ".siegewright").glob("stage-*")) == []


def test_plain_pictures_travel_with_their_pack(tmp_path: Path) -> None:
    folder = project(tmp_path) / "content" / "upper" / "art"
    folder.mkdir()
    (folder / "wasp.svg").write_bytes(icon("wing").encode())
    (folder / "bad.svg").write_bytes(b"<svg><script/></svg>")
    files = read_archive(packed(tmp_path)).files
    assert files.keys() == {"README.md", "art/wasp.svg", "b.yaml", "pack.yaml"}
    assert files["art/wasp.svg"] == safe_svg(icon("wing").encode())


def test_another_version_is_replaced_only_if_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = packed(project(tmp_path))
    changed = tmp_path / "content" / "upper" / "b.yaml"
    changed.write_text("- unit: hornet\n  source: designed\n")
    assert main(["--root", str(tmp_path), "install", str(file)]) == 2
    assert "content/upper has version 1.0.0" in capsys.readouterr().err
    assert "hornet" in changed.read_text()
    assert main(["--root", str(tmp_path), "install", str(file), "--replace"]) == 0
    assert "wasp" in changed.read_text()
    kept = tmp_path / ".siegewright" / "replaced" / "upper" / "b.yaml"
    assert "hornet" in kept.read_text()


@pytest.mark.parametrize(
    ("files", "words"),
    [
        pytest.param({"c.yaml": b"- unit: x\n"}, "E0123", id="a mistake"),
        pytest.param({"pack.yaml": b"pack: other\n"}, "E0118", id="another name"),
        pytest.param(
            {"pack.yaml": b"pack: upper\nversion: 1.0.0\ntitle: U\nrequires: {sky: '*'}\n"},
            "E0142",
            id="a missing pack",
        ),
        pytest.param(
            {"pack.yaml": b"pack: upper\nversion: 7.0.0\ntitle: U\nrequires: {ground: '*'}\n"},
            "E0118",
            id="another version",
        ),
    ],
)
def test_a_pack_is_compiled_before_it_is_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], files: dict[str, bytes], words: str
) -> None:
    good = read_archive(packed(project(tmp_path / "a")))
    file = tmp_path / "bad.zip"
    file.write_bytes(archive_bytes(Archive("upper", "1.0.0", {**good.files, **files})))
    other = tmp_path / "b"
    write_pack(other, BASE + scenario("mark 1"), "ground")
    assert main(["--root", str(other), "install", str(file)]) == 1
    assert words in capsys.readouterr().out
    assert not (other / "content" / "upper").exists()


def test_a_pack_that_others_could_not_live_with_is_not_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ground = read_archive(packed(project(tmp_path), "ground"))
    file = tmp_path / "old.zip"
    text = ground.files["pack.yaml"].replace(b"version: 1.0.0", b"version: 0.5.0")
    file.write_bytes(archive_bytes(Archive("ground", "0.5.0", {**ground.files, "pack.yaml": text})))
    assert main(["--root", str(tmp_path), "install", str(file), "--replace"]) == 1
    assert "`upper` needs `ground` >=1, and version 0.5.0 is installed" in capsys.readouterr().out


# ------------------------------------------------------------------ strangers

PACK = b"pack: evil\nversion: 1.0.0\ntitle: Evil\n"
Change = Callable[[zipfile.ZipFile, dict[str, bytes]], None]


def evil(path: Path, names: dict[str, bytes], attr: int = 0, listed: bool = True) -> Path:
    """An archive with further entries, each listed with its right hash."""
    files = {"pack.yaml": PACK}
    index = {
        "format": "siegewright pack",
        "version": 1,
        "pack": "evil",
        "pack_version": "1.0.0",
        "files": {n: _hash(d) for n, d in files.items()}
        | ({n.removeprefix("evil/"): _hash(d) for n, d in names.items()} if listed else {}),
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(INDEX, json.dumps(index))
        file.writestr("evil/pack.yaml", PACK)
        for name, data in names.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = attr
            file.writestr(info, data)
    return path


@pytest.mark.parametrize(
    ("names", "attr", "words"),
    [
        pytest.param({"../x.yaml": b""}, 0, "would leave the folder", id="dots"),
        pytest.param({"evil/../../x.yaml": b""}, 0, "would leave the folder", id="dots inside"),
        pytest.param({"/etc/x.yaml": b""}, 0, "would leave the folder", id="absolute"),
        pytest.param({"evil\\..\\x.yaml": b""}, 0, "would leave", id="backslashes"),
        pytest.param({"c:/x.yaml": b""}, 0, "would leave", id="a drive"),
        pytest.param({"evil/a\nb.yaml": b""}, 0, "cannot be used", id="a line end"),
        pytest.param({"evil/\u202ea.yaml": b""}, 0, "cannot be used", id="right to left"),
        pytest.param({"evil/.git/x.yaml": b""}, 0, "cannot be used", id="hidden"),
        pytest.param({"evil/nul.yaml": b""}, 0, "cannot be used", id="a device"),
        pytest.param({"evil//x.yaml": b""}, 0, "cannot be used", id="an empty part"),
        pytest.param({"evil/x.py": b""}, 0, "does not belong in a pack", id="Python"),
        pytest.param(
            {"evil/x.svg": b"<svg/>"}, 0, "does not belong in a pack", id="a picture elsewhere"
        ),
        pytest.param(
            {"evil/art/a/x.svg": b"<svg/>"}, 0, "does not belong in a pack", id="art below art"
        ),
        pytest.param(
            {"evil/art/x.svg": b"<svg><script/></svg>"}, 0, "more than a picture", id="a script"
        ),
        pytest.param({"evil/art/x.png": b"MZ"}, 0, "more than a picture", id="a program"),
        pytest.param({"evil/X.yaml": b"", "evil/x.yaml": b""}, 0, "twice", id="twice"),
        pytest.param(
            {"evil/x.yaml": b"/etc/passwd"}, (stat.S_IFLNK | 0o777) << 16, "is a link", id="a link"
        ),
        pytest.param({"evil/x.yaml": b"0" * 5_000_000}, 0, "more than 4,000,000", id="too large"),
        pytest.param(
            {"evil/" + "a/" * 40 + "x.yaml": b""}, 0, "more than 32 folders", id="too deep"
        ),
    ],
)
def test_what_a_stranger_slips_in_is_refused(
    tmp_path: Path, names: dict[str, bytes], attr: int, words: str
) -> None:
    with pytest.raises(ArchiveError, match=words):
        read_archive(evil(tmp_path / "evil.zip", names, attr))
    assert [path.name for path in tmp_path.iterdir()] == ["evil.zip"]


def test_a_file_that_claims_to_be_small_is_not_unpacked_further(tmp_path: Path) -> None:
    """The size in the list of files is a claim: what comes out is counted."""
    path = evil(tmp_path / "evil.zip", {"evil/x.yaml": b"0" * 5_000_000})
    data = path.read_bytes()
    size = (5_000_000).to_bytes(4, "little")
    path.write_bytes(data.replace(size, (10).to_bytes(4, "little")))
    with pytest.raises(ArchiveError):
        read_archive(path)


def test_a_bomb_of_many_files_is_refused_before_it_is_opened(tmp_path: Path) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        for number in range(20_001):
            file.writestr(f"evil/{number}.yaml", b"")
    (tmp_path / "evil.zip").write_bytes(made.getvalue())
    with pytest.raises(ArchiveError, match="at most 20,000 files"):
        read_archive(tmp_path / "evil.zip")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        pytest.param(lambda data: b"", "not a pack", id="empty"),
        pytest.param(lambda data: b"hello", "not a pack", id="something else"),
        pytest.param(lambda data: data[:-100], "not a pack|damaged", id="cut off"),
        pytest.param(lambda data: data.replace(b"Evil", b"Live"), "damaged", id="changed"),
        pytest.param(
            lambda data: data.replace(b"PK\1\2", b"PK\1\3"), "damaged", id="a broken list"
        ),
    ],
)
def test_a_damaged_archive_is_refused(
    tmp_path: Path, change: Callable[[bytes], bytes], words: str
) -> None:
    path = tmp_path / "evil.zip"
    path.write_bytes(change(archive_bytes(Archive("evil", "1.0.0", {"pack.yaml": PACK}))))
    with pytest.raises(ArchiveError, match=words):
        read_archive(path)


def test_a_file_that_is_not_listed_or_not_as_listed_is_refused(tmp_path: Path) -> None:
    path = evil(tmp_path / "evil.zip", {"evil/x.yaml": b"a: 1\n"}, listed=False)
    with pytest.raises(ArchiveError, match="not in the list"):
        read_archive(path)
    good = archive_bytes(Archive("evil", "1.0.0", {"pack.yaml": PACK}))
    path.write_bytes(good.replace(_hash(PACK).encode(), _hash(b"other").encode()))
    with pytest.raises(ArchiveError, match=r"damaged|not as it was packed"):
        read_archive(path)


# ------------------------------------------------------------------ bombs


def with_big_list(data: bytes) -> bytes:
    """A second list of files, of the sort for very large archives, that counts instead of the first."""
    end = data.rfind(b"PK\5\6")
    size, offset = struct.unpack_from("<LL", data, end + 12)
    record = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, 1, 1, size, offset)
    locator = struct.pack("<4sLQL", b"PK\6\7", 0, end, 1)
    return data[:end] + record + locator + data[end:]


def with_spoilt_bytes(data: bytes) -> bytes:
    """Compressed bytes that are none."""
    start = data.rfind(b"evil/x.yaml", 0, data.find(b"PK\1\2")) + len(b"evil/x.yaml")
    return data[:start] + b"\xff" * 20 + data[start + 20 :]


def listed_as(change: dict[str, object]) -> Callable[[bytes], bytes]:
    """The same archive with another `siegewright.json`."""

    def made(data: bytes) -> bytes:
        with zipfile.ZipFile(io.BytesIO(data)) as old:
            files = {name: old.read(name) for name in old.namelist()}
        index = {k: v for k, v in {**json.loads(files[INDEX]), **change}.items() if v is not None}
        files[INDEX] = json.dumps(index).encode()
        new = io.BytesIO()
        with zipfile.ZipFile(new, "w") as file:
            for name, content in files.items():
                file.writestr(name, content)
        return new.getvalue()

    return made


MANY = {f"evil/{number}.yaml": b"0" * 3_900_000 for number in range(17)}


@pytest.mark.parametrize(
    ("names", "change", "words"),
    [
        pytest.param({"evil/x.yaml": b"0" * 10**8}, bytes, "more than 4,000,000", id="a bomb"),
        pytest.param(MANY, bytes, "more than 64,000,000 bytes together", id="many small bombs"),
        pytest.param({"evil/x.zip": b"PK"}, bytes, "does not belong in a pack", id="a bomb inside"),
        pytest.param({}, with_big_list, "at most 20,000 files", id="a hidden list"),
        pytest.param({"evil/x.yaml": b"01" * 99}, with_spoilt_bytes, "damaged", id="spoilt bytes"),
        pytest.param({}, listed_as({"pack_version": None}), "not that of a pack", id="no version"),
        pytest.param(
            {}, listed_as({"pack_version": "\x1b[2J"}), "it has no valid version", id="a command"
        ),
        pytest.param({}, listed_as({"pack": "../evil"}), "not that of a pack", id="another folder"),
        pytest.param(
            {}, listed_as({"pack": "os/../.."}), "not that of a pack", id="dots in its name"
        ),
        pytest.param(
            {},
            listed_as({"files": {"pack.yaml": "", "\x1b[2J.yaml": ""}}),
            r"\\x1b",
            id="shown names",
        ),
        pytest.param(
            {}, lambda data: data + b"PK\5\6" + b"\0" * 18, "not a pack|damaged", id="two ends"
        ),
        pytest.param({}, lambda data: data * 2, "damaged|not as|not a pack", id="twice itself"),
    ],
)
def test_a_bomb_is_not_installed_and_leaves_nothing(
    tmp_path: Path,
    names: dict[str, bytes],
    change: Callable[[bytes], bytes],
    words: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write_pack(tmp_path, BASE + scenario("mark 1"), "ground")
    path = evil(tmp_path / "evil.zip", names)
    path.write_bytes(change(path.read_bytes()))
    before = sorted(tmp_path.rglob("*"))
    tracemalloc.start()
    try:
        code = main(["--root", str(tmp_path), "install", str(path)])
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    said = capsys.readouterr().err
    if code == 0:  # what was added at the end is no part of it
        assert change(b"") == b""
    else:
        assert code == 1
        assert re.search(words, said), said
        assert sorted(tmp_path.rglob("*")) == before
    assert most < 150_000_000, "bytes of memory"
    assert all(sign.isprintable() or sign == "\n" for sign in said)


def test_what_no_archive_may_hold_is_left_out(tmp_path: Path) -> None:
    project(tmp_path)
    folder = tmp_path / "content" / "upper"
    os.mkfifo(folder / "pipe.md")
    (folder / "huge.txt").write_bytes(b"0" * 5_000_000)
    assert read_archive(packed(tmp_path)).files.keys() == {"README.md", "b.yaml", "pack.yaml"}


@pytest.mark.parametrize("trick", ["pipe", "device", "folder", "nothing", "circle"])
def test_a_pack_from_anywhere_is_a_folder_with_an_ordinary_file(
    tmp_path: Path, trick: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "away"
    folder.mkdir()
    file = folder / "pack.yaml"
    match trick:
        case "pipe":
            os.mkfifo(file)
        case "device":
            file.symlink_to("/dev/zero")
        case "folder":
            file.mkdir()
        case "circle":
            file.symlink_to("pack.yaml")
    root = project(tmp_path / "project")
    assert main(["--root", str(root), "check", "--pack", str(folder)]) == 2
    assert "there is no pack.yaml in" in capsys.readouterr().err


# ------------------------------------------------------------------ packs from anywhere


def test_a_pack_from_another_folder_is_built_and_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "project"
    project(root)
    (root / "content" / "upper").rename(tmp_path / "upper")
    command = ["--root", str(root)]
    away = ["--pack", str(tmp_path / "upper")]
    assert main([*command, "check", "upper"]) == 2
    assert main([*command, "build", *away, "upper"]) == 0
    [module] = (root / ".siegewright" / "external").rglob("upper/b.py")
    assert "# ../upper/b.yaml:1" in module.read_text()
    (tmp_path / "upper" / "b.yaml").write_text("- unit: wasp\n  source: designed\n  sise: 3\n")
    capsys.readouterr()
    assert main([*command, "check", "upper", *away]) == 1
    assert "../upper/b.yaml:3:3" in capsys.readouterr().out
    assert main([*command, "check", "--pack", str(tmp_path)]) == 2
    assert "there is no pack.yaml in" in capsys.readouterr().err


def written(root: Path) -> dict[str, str]:
    """What a build writes into a project."""
    return {
        path.relative_to(root).as_posix(): path.read_text()
        for part in ("generated", "schemas")
        for path in (root / part).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }


def test_a_pack_from_another_folder_changes_nothing_of_the_project(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a further pack, nor one in the place of a pack on which others of the project rest."""
    root = tmp_path / "project"
    project(root)
    command = ["--root", str(root)]
    assert main([*command, "build"]) == 0
    before = written(root)
    assert any(name.startswith("generated/upper/") for name in before)
    shutil.copytree(root / "content" / "ground", tmp_path / "ground")
    more = "- unit: hornet\n  source: designed\n  size: 9\n"
    (tmp_path / "ground" / "more.yaml").write_text(more)
    away = ["--pack", str(tmp_path / "ground")]
    assert main([*command, "build", *away, "upper", "ground"]) == 0
    assert written(root) == before
    [module] = (root / ".siegewright" / "external").rglob("ground/more.py")
    assert "hornet" in module.read_text()
    [package] = (root / ".siegewright" / "external").rglob("upper/ground/__init__.py")
    assert "../../ground" in package.read_text(), "the pack above uses that module"
    capsys.readouterr()
    assert main([*command, "build"]) == 0
    assert "nothing to do" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("folders", "words"),
    [
        pytest.param(
            {"ground": "my_upper"},
            "ground contains the pack `my_upper`: rename the folder to my_upper",
            id="a folder named like the pack it requires",
        ),
        pytest.param(
            {"one/upper": "upper", "two/upper": "upper"},
            "`upper` is both in",
            id="twice the same",
        ),
    ],
)
def test_a_folder_that_would_be_taken_for_another_pack_is_refused(
    folders: dict[str, str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    root = tmp_path / "project"
    project(root)
    command = ["--root", str(root), "check"]
    for folder, name in folders.items():
        path = tmp_path / "away" / folder
        path.mkdir(parents=True)
        (path / "pack.yaml").write_text(
            f"pack: {name}\nversion: 1.0.0\nrequires: {{ground: '*'}}\n"
        )
        command += ["--pack", str(path)]
    assert main(command) == 2
    assert words in capsys.readouterr().err


def test_without_names_a_command_is_about_the_packs_from_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "project"
    project(root)
    (root / "content" / "upper").rename(tmp_path / "upper")
    assert main(["--root", str(root), "build", "--pack", str(tmp_path / "upper")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("built upper:")


def test_external_packs_are_those_of_one_command(tmp_path: Path) -> None:
    """Neither the process nor its environment keeps them: what runs next in it would use them."""
    root = project(tmp_path / "project")
    (root / "content" / "upper").rename(tmp_path / "upper")
    before = dict(os.environ)
    assert main(["--root", str(root), "check", "--pack", str(tmp_path / "upper")]) == 0
    assert dict(os.environ) == before
    assert main(["--root", str(root), "check", "upper"]) == 2
