"""Starting points for authors: packs and documents that build at once and have a passing test.

What packs and kernel kinds start with is in `starts/`; documents of a pack's own kinds are made from the
fields of the kind.
"""

from __future__ import annotations

import keyword
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template

from compiler.build.build import Project, resolved
from compiler.inspection.document_scaffolds import NoScaffold, blank, blank_patch, blank_test
from compiler.language.plurals import with_article
from compiler.language.syntax_builder import RESERVED
from compiler.layout.modelines import modeline
from compiler.model.definitions import World
from compiler.schema.kinds import ID, KERNEL_KINDS
from compiler.schema.scope import Scope
from compiler.source.diagnostics import Report, closest
from compiler.source.load import RawPack
from compiler.source.positions import Scalar

STARTS = Path(__file__).with_name("starts")
# What can be started: a rule belongs into rules.yaml by its id, and packs have their own way.
KINDS = [kind for kind in KERNEL_KINDS if (STARTS / f"{kind}.test.yaml").is_file()]


def new_pack(project: Project, name: str, requires: str | None, report: Report) -> dict[Path, str]:
    """The files of a pack that can be played, or of an expansion of another one.

    NoScaffold if there cannot be one, ContentError if the required pack has mistakes.
    """
    _check_name(name, "pack", KERNEL_KINDS)
    folder = project.root / "content" / name
    words = _words(name) | {"prefix": name.replace("_", "").upper()}
    if requires is not None:
        known = project.names()
        if requires not in known:
            near = closest(requires, known)
            hint = f"did you mean `{near}`?" if near else f"there are {', '.join(known) or 'none'}"
            raise NoScaffold(f"there is no pack `{requires}` in content/: {hint}")
        _, world = resolved(project, requires, report)
        words |= {
            "base": requires,
            "scenario": _scenario(world),
            "base_version": _version(project, requires),
        }
    start = STARTS / ("pack" if requires is None else "expansion")
    texts: dict[Path, str] = {}
    for source in sorted(p for p in start.rglob("*") if p.is_file()):
        text = Template(source.read_text(encoding="utf-8")).substitute(words)
        texts[folder / source.relative_to(start)] = text
    return _with_modelines(texts, project.root, folder)


def new_document(
    project: Project, pack: str, kind: str, name: str, report: Report
) -> dict[Path, str]:
    """The files of a document of a kind and of its test.

    NoScaffold if there cannot be one, ContentError if the pack has mistakes.
    """
    valid, world = resolved(project, pack, report)
    raws, scope = [each.raw for each in valid], valid[-1].scope
    if kind not in (*KINDS, "patch") and not (scope.has(kind) and kind in scope.kinds):
        raise NoScaffold(_unknown_kind(kind, scope))
    _check_name(name, kind, _names(world) if kind != "patch" else ())
    folder = project.folder(pack)
    words = _words(name) | {"scenario": _scenario(world)}
    home, test = folder / _home(kind, name, raws), folder / f"tests/{name}.yaml"
    texts: dict[Path, str] = {}
    if kind == "patch":
        home = folder / f"patches/{name}.yaml"
        texts[home], texts[test] = blank_patch(name, world, words["scenario"])
    elif kind in KINDS:
        for suffix, place in ((".yaml", home), (".test.yaml", test)):
            start = STARTS / f"{kind}{suffix}"
            if start.is_file():
                template = Template(start.read_text(encoding="utf-8"))
                words |= _about_pieces(world, template.get_identifiers())
                texts[place] = template.substitute(words)
    else:
        texts[home] = blank(kind, name, scope, world)
        texts[test] = blank_test(kind, name, scope, world, words["scenario"])
    return _with_modelines(texts, project.root, folder)


def _with_modelines(texts: Mapping[Path, str], root: Path, folder: Path) -> dict[Path, str]:
    """The files with the line by which editors know their schema."""
    return {
        path: f"{modeline(path, root, folder)}\n{text}" if path.suffix == ".yaml" else text
        for path, text in texts.items()
    }


# ------------------------------------------------------------------ names and words


def _check_name(name: str, kind: str, taken: Sequence[str]) -> None:
    if not ID.fullmatch(name):
        near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
        hint = f": did you mean `{near}`?" if ID.fullmatch(near) else ""
        raise NoScaffold(
            f"`{name}` cannot be an id, which has lower-case letters, digits and `_`{hint}"
        )
    if name in RESERVED or keyword.iskeyword(name):
        raise NoScaffold(
            f"`{name}` is a word of the language and cannot be the id of {with_article(kind)}"
        )
    if name in taken:
        raise NoScaffold(f"`{name}` already exists: choose another id")


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


def _scenario(world: World) -> str:
    if not world.scenarios:
        raise NoScaffold(
            f"`{world.pack}` has no scenario, and tests are played in one: start with it"
        )
    own = [name for name, thing in world.scenarios.items() if thing.pack == world.pack]
    return sorted(own or world.scenarios)[0]


def _version(project: Project, pack: str) -> str:
    for file in project.load(pack, Report()).files:
        for document in file.documents:
            version = document.entries.get("version") if "pack" in document.entries else None
            if isinstance(version, Scalar):
                return version.text
    return "0.1"


def _about_pieces(world: World, wanted: Sequence[str]) -> dict[str, str]:
    """A kind of pieces and a stat of it, for starting points that use them."""
    found: dict[str, str] = {}
    pieces = [name for name, kind in world.kinds.items() if kind.piece]
    if "piece" in wanted:
        if not pieces:
            raise NoScaffold(
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
            raise NoScaffold(f"`{world.pack}` has no stat yet: give a field of a kind `stat: true`")
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
    """`echo` -> `echoes`, for the name of a folder."""
    if re.search(r"(?:[^aeiou]o|[sxz]|[cs]h)$", kind):
        return kind + "es"
    return re.sub(r"(?<=[^aeiou])y$", "ie", kind) + "s"
