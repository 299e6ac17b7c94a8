"""`siegewright new`: commented starting points that build at once and have a passing test.

What packs and kernel kinds begin with stands in `siegewright/starts`; documents of a pack's own kinds
are made from the fields of the kind.
"""

from __future__ import annotations

import contextlib
import keyword
import os
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from string import Template

from compiler import ContentError, Project, Report, check_pack, closest, render
from compiler.tools import (
    ID,
    KERNEL_KINDS,
    RESERVED,
    RawPack,
    Scalar,
    Scope,
    World,
    modeline,
    resolved,
    scopes_of,
    shown,
)
from siegewright.authoring.scaffolds import blank, blank_patch, blank_test
from siegewright.usage import FINE, WRONG, UsageError, write_here

STARTS = Path(__file__).with_name("starts")
# What the command can begin: a rule belongs into rules.yaml by its id, and packs have their own way.
KINDS = [kind for kind in KERNEL_KINDS if (STARTS / f"{kind}.test.yaml").is_file()]


def new_pack(root: Path, name: str, requires: str | None) -> int:
    """A pack of its own that can be played, or an expansion of another."""
    known = Project(root).names()
    _check_name(name, "pack", KERNEL_KINDS)
    folder = root / "content" / name
    if folder.exists():
        raise UsageError(f"{shown(folder, root)} already exists")
    words = _words(name) | {"prefix": name.replace("_", "").upper()}
    if requires is not None:
        if requires not in known:
            near = closest(requires, known)
            hint = f"did you mean `{near}`?" if near else f"there are {', '.join(known) or 'none'}"
            raise UsageError(f"there is no pack `{requires}` in content/: {hint}")
        world = _world(root, requires)
        if world is None:
            return WRONG
        words |= {
            "base": requires,
            "scenario": _scenario(world),
            "base_version": _version(root, requires),
        }
    start = STARTS / ("pack" if requires is None else "expansion")
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Made aside and moved: a pack is there whole, or not at all.
    aside = Path(tempfile.mkdtemp(prefix=".new-", dir=folder.parent))
    try:
        made = []
        for source in sorted(p for p in start.rglob("*") if p.is_file()):
            inner = source.relative_to(start)
            text = Template(source.read_text(encoding="utf-8")).substitute(words)
            if inner.suffix == ".yaml":
                text = modeline(folder / inner, root, folder) + "\n" + text
            target = aside / inner
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
            made.append(folder / inner)
        aside.chmod(0o755)
        os.rename(aside, folder)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return _told(root, name, made)


def new_document(root: Path, kind: str, name: str, pack: str) -> int:
    """A document of a kind with its test, in files of their own."""
    world = _world(root, pack)
    if world is None:
        return WRONG
    project = Project(root)
    raws = project.closure(pack, Report())
    scope = scopes_of(raws, Report())[pack]
    if kind not in (*KINDS, "patch") and not (scope.has(kind) and kind in scope.kinds):
        raise UsageError(_unknown_kind(kind, scope))
    _check_name(name, kind, _names(world) if kind != "patch" else ())
    folder = project.folder(pack)
    words = _words(name) | {"scenario": _scenario(world)}
    home = _home(kind, name, raws)
    texts: dict[Path, str] = {}
    if kind == "patch":
        text, test = blank_patch(name, world, words["scenario"])
        texts = {folder / f"patches/{name}.yaml": text, folder / f"tests/{name}.yaml": test}
    elif kind in KINDS:
        for suffix, place in ((".yaml", home), (".test.yaml", f"tests/{name}.yaml")):
            start = STARTS / f"{kind}{suffix}"
            if start.is_file():
                template = Template(start.read_text(encoding="utf-8"))
                words |= _about_pieces(world, template.get_identifiers())
                texts[folder / place] = template.substitute(words)
    else:
        texts = {
            folder / home: blank(kind, name, scope, world),
            folder / f"tests/{name}.yaml": blank_test(kind, name, scope, world, words["scenario"]),
        }
    for path in texts:
        if path.exists():
            raise UsageError(f"{shown(path, root)} already exists")
    for path, text in texts.items():
        made = modeline(path, root, folder) + "\n" + text
        write_here(path, made.encode(), folder, ours=lambda there: False)
    return _told(root, pack, list(texts))


# ------------------------------------------------------------------ names and words


def _check_name(name: str, kind: str, taken: Sequence[str]) -> None:
    if not ID.fullmatch(name):
        near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
        hint = f": did you mean `{near}`?" if ID.fullmatch(near) else ""
        raise UsageError(f"`{name}` cannot be an id, which has small letters, digits and `_`{hint}")
    if name in RESERVED or keyword.iskeyword(name):
        raise UsageError(f"`{name}` is a word of the language and cannot be the id of a {kind}")
    if name in taken:
        raise UsageError(f"`{name}` already exists: choose another id")


def _names(world: World) -> list[str]:
    routines = [name for known in world.routines.values() for name in known]
    return [
        *world.things, *world.kinds, *world.enums, *world.nouns, *world.adjectives, *world.zones,
        *world.maps, *world.shapes, *world.scenarios, *routines, *KERNEL_KINDS,
    ]  # fmt: skip


def _words(name: str) -> dict[str, str]:
    words = name.replace("_", " ")
    return {"name": name, "words": words, "title": words.title()}


def _unknown_kind(kind: str, scope: Scope) -> str:
    known = sorted({"pack", "patch", *KINDS, *(k for k in scope.kinds if scope.has(k))})
    near = closest(kind, known)
    hint = f": did you mean `{near}`?" if near else f"; there are {', '.join(known)}"
    return f"there is no kind `{kind}` to begin{hint}"


# ------------------------------------------------------------------ what the pack has


def _world(root: Path, pack: str) -> World | None:
    report = Report()
    try:
        return resolved(Project(root), pack, report)[1]
    except ContentError:
        _print(root, report)
        print(f"the pack `{pack}` has mistakes: fix them first")
        return None


def _scenario(world: World) -> str:
    if not world.scenarios:
        raise UsageError(
            f"`{world.pack}` has no scenario, and tests are played in one: begin with it"
        )
    own = [name for name, thing in world.scenarios.items() if thing.pack == world.pack]
    return sorted(own or world.scenarios)[0]


def _version(root: Path, pack: str) -> str:
    for file in Project(root).load(pack, Report()).files:
        for document in file.documents:
            version = document.entries.get("version") if "pack" in document.entries else None
            if isinstance(version, Scalar):
                return version.text
    return "0.1"


def _about_pieces(world: World, wanted: Sequence[str]) -> dict[str, str]:
    """A kind of pieces and a stat of it, for starts that speak of them."""
    found: dict[str, str] = {}
    pieces = [name for name, kind in world.kinds.items() if kind.piece]
    if "piece" in wanted:
        if not pieces:
            raise UsageError(
                f"`{world.pack}` has no kind of pieces yet: `siegewright new kind ...`"
            )
        found["piece"] = pieces[0]
    if "stat" in wanted:
        stats = [
            f.name
            for p in pieces
            for f in world.fields(p).values()
            if f.stat and f.type.form == "number"
        ]
        if not stats:
            raise UsageError(f"`{world.pack}` has no stat yet: give a field of a kind `stat: true`")
        found["stat"] = stats[0]
    return found


def _home(kind: str, name: str, raws: Sequence[RawPack]) -> str:
    """Where documents of the kind lie: in this pack, else in one it depends on, else a new folder."""
    for raw in reversed(raws):
        folders: Counter[str] = Counter()
        for file in raw.files:
            inner = file.path.split(f"{raw.id}/", 1)[-1]
            if "/" in inner and not inner.startswith("tests/"):
                folders[inner.rsplit("/", 1)[0]] += sum(
                    next(iter(document.entries)) == kind for document in file.documents
                )
        best = max(folders.values(), default=0)
        if best:
            return f"{min(f for f, n in folders.items() if n == best)}/{name}.yaml"
    return f"{'rules' if kind in KERNEL_KINDS else _plural(kind)}/{name}.yaml"


def _plural(kind: str) -> str:
    """`hero` -> `heroes`, for the name of a folder."""
    if re.search(r"(?:[^aeiou]o|[sxz]|[cs]h)$", kind):
        return kind + "es"
    return re.sub(r"(?<=[^aeiou])y$", "ie", kind) + "s"


# ------------------------------------------------------------------ afterwards


def _told(root: Path, pack: str, made: Sequence[Path]) -> int:
    """Say what was made, and whether all is well with it."""
    for path in made:
        print(f"made {shown(path, root)}")
    report = Report()
    with contextlib.suppress(ContentError):
        check_pack(Project(root), pack, report)
    if report.errors:  # that something new is not used yet is no news
        _print(root, report)
        return WRONG
    print(f"go on with: siegewright test {pack}")
    return FINE


def _print(root: Path, report: Report) -> None:
    def read(path: str) -> str | None:
        file = root / path
        return file.read_text(encoding="utf-8") if file.is_file() else None

    if report.diagnostics:
        print(render(report.sorted(), read))
