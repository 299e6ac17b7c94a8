"""Which packs a game is made of, and in which order they come.

before   pack.yaml of `reef`: `requires: {harbour: ">=1.2"}`, `optional: {storms: "*"}`
after    [harbour, storms, reef]: by how deep a pack depends on others, then by name
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import InvalidVersion, Version

from compiler.source.diagnostics import Related, Report, did_you_mean
from compiler.source.engine import ENGINE
from compiler.source.load import RawPack
from compiler.source.positions import Fields, Scalar, Span

LONGEST_RANGE = 500


@dataclass(frozen=True, slots=True)
class Wish:
    """What a pack wants of another: that it is there, or not, in some versions."""

    pack: str
    range: str
    span: Span  # of the id
    range_span: Span


Wishes = Mapping[str, Wish]


@dataclass(frozen=True, slots=True)
class Manifest:
    """What `pack.yaml` says; a wrong part is left out here, and its schema reports it."""

    id: str
    version: str
    span: Span
    requires: Wishes
    optional: Wishes
    incompatible: Wishes
    engine: Scalar | None


def manifest(raw: RawPack) -> Manifest:
    body = next(
        (b for f in raw.files for b in f.documents if next(iter(b.entries)) == "pack"), None
    )
    if body is None:
        return Manifest(raw.id, "0.0", Span(f"{raw.id}/pack.yaml", 1, 1), {}, {}, {}, None)
    version, engine = body.entries.get("version"), body.entries.get("engine")
    return Manifest(
        raw.id,
        version.text if isinstance(version, Scalar) else "0.0",
        body.entries["pack"].span,
        _wishes(body, "requires"),
        _wishes(body, "optional"),
        _wishes(body, "incompatible"),
        engine if isinstance(engine, Scalar) else None,
    )


def _wishes(body: Fields, key: str) -> Wishes:
    part = body.entries.get(key)
    if not isinstance(part, Fields):
        return {}
    return {
        name: Wish(name, value.text, part.keys[name].span, value.span)
        for name, value in part.entries.items()
        if isinstance(value, Scalar)
    }


def in_order(
    pack: str, load: Callable[[str], RawPack | None], known: Iterable[str], report: Report
) -> list[RawPack]:
    """The pack and all it requires, what is needed first coming first.

    Optional packs count only where another pack requires them: a game has nothing that no pack
    asked for. `load` gives None for a pack that is not there; `known` are the ids of those that are.
    """
    raws: dict[str, RawPack] = {}
    manifests: dict[str, Manifest] = {}
    waiting = [pack]
    while waiting:
        name = waiting.pop()
        raw = load(name) if name not in raws else None
        if raw is None:
            continue
        raws[name] = raw
        manifests[name] = manifest(raw)
        waiting.extend(manifests[name].requires)
    before = len(report.errors)
    names = [*known]
    for found in manifests.values():
        _check_engine(found, report)
        _check_wishes(found, manifests, names, report)
    depths = _depths(manifests, report)
    if len(report.errors) > before:
        report.stop_if_errors()  # without its base, every line of a pack would be a mistake
    return sorted(raws.values(), key=lambda raw: (depths[raw.id], raw.id))


def _check_engine(found: Manifest, report: Report) -> None:
    if found.engine is None:
        return
    wanted = _range(found.engine.text, found.engine.span, report)
    if wanted is not None and not wanted.contains(ENGINE, prereleases=True):
        report.error(
            "E0144",
            f"the pack `{found.id}` is made for Siegewright {found.engine.text}, and this is {ENGINE}",
            found.engine.span,
            "widen the range if the pack works with this version, or use another version",
        )


def _check_wishes(
    found: Manifest, manifests: Mapping[str, Manifest], known: list[str], report: Report
) -> None:
    groups = {
        "requires": found.requires,
        "optional": found.optional,
        "incompatible": found.incompatible,
    }
    for key, wishes in groups.items():
        for wish in wishes.values():
            keys = [name for name, group in groups.items() if wish.pack in group]
            wanted = _range(wish.range, wish.range_span, report)
            other = manifests.get(wish.pack)
            if wish.pack == found.id:
                report.error(
                    "E0140", f"the pack `{found.id}` names itself", wish.span, "remove the line"
                )
            elif len(keys) > 1:
                if key == keys[-1]:
                    report.error(
                        "E0146",
                        f"`{wish.pack}` is under both `{keys[0]}` and `{key}`",
                        wish.span,
                        "a pack is required, optional or incompatible: keep one of the lines",
                        Related(groups[keys[0]][wish.pack].span, "the other one is"),
                    )
            elif key == "requires" and other is None:
                near = did_you_mean(wish.pack, [n for n in known if n != found.id])
                there = ", ".join(f"`{n}`" for n in sorted(known) if n != found.id) or "no others"
                report.error(
                    "E0142",
                    f"`{found.id}` requires the pack `{wish.pack}`, which is not installed",
                    wish.span,
                    near
                    or "install it with `siegewright install FILE`, or name its folder with "
                    "`--pack PATH`",
                    f"there are {there}",
                    subject=wish.pack,
                )
            elif other is not None and wanted is not None:
                _check_version(found, wish, wanted, key, other, report)


def _check_version(
    found: Manifest, wish: Wish, wanted: SpecifierSet, key: str, other: Manifest, report: Report
) -> None:
    version = _version(other)
    fits = version is None or wanted.contains(version, prereleases=True)
    if key == "incompatible" and fits:
        report.error(
            "E0145",
            f"`{found.id}` is incompatible with `{other.id}` {other.version}",
            wish.span,
            "leave one of the two out of what your pack requires",
            Related(other.span, f"`{other.id}` is"),
        )
    elif key != "incompatible" and not fits:
        report.error(
            "E0143",
            f"`{found.id}` needs `{other.id}` {wish.range}, and version {other.version} is installed",
            wish.range_span,
            f"install another version of `{other.id}`, or widen the range if this one works",
            Related(other.span, "its version is given"),
        )


def _range(text: str, span: Span, report: Report) -> SpecifierSet | None:
    if text.strip() == "*":
        return SpecifierSet()
    try:
        if len(text) <= LONGEST_RANGE:  # numbers of thousands of digits are not versions
            return SpecifierSet(text)
    except InvalidSpecifier:
        pass
    help = "write it as in `>=1.2,<2`, or `*`"
    if re.fullmatch(r"[0-9]+(\.[0-9]+)*", text.strip()):
        help = f"write `>={text.strip()}` for this version and later ones"
    report.error("E0147", f"`{text}` is not a range of versions", span, help)
    return None


def _version(found: Manifest) -> Version | None:
    try:
        return Version(found.version[:LONGEST_RANGE])
    except InvalidVersion:  # its schema says so
        return None


def _depths(manifests: Mapping[str, Manifest], report: Report) -> dict[str, int]:
    """How deep each pack depends on others; circles are reported and cut."""
    depths: dict[str, int] = {}

    def depth(name: str, above: tuple[str, ...]) -> int:
        if name not in depths:
            below = [0]
            found = manifests[name]
            for wish in [*found.requires.values(), *found.optional.values()]:
                if wish.pack == name or wish.pack not in manifests:
                    continue
                path = (*above, name)
                if wish.pack in path:
                    _circle(path[path.index(wish.pack) :], manifests, report)
                else:
                    below.append(1 + depth(wish.pack, path))
            depths[name] = max(below)
        return depths[name]

    for name in sorted(manifests):
        depth(name, ())
    return depths


def _circle(names: tuple[str, ...], manifests: Mapping[str, Manifest], report: Report) -> None:
    """Told from its first name on, so that it reads the same whatever pack is built."""
    start = names.index(min(names))
    circle = [*names[start:], *names[:start]]
    last = manifests[circle[-1]]
    wish = last.requires.get(circle[0]) or last.optional[circle[0]]
    told = " needs ".join(f"`{name}`" for name in [*circle, circle[0]])
    report.error(
        "E0141",
        f"packs need each other in a circle: {told}",
        wish.span,
        "let one of them come first, or move what both need into a pack below them",
    )


def below(pack: str, manifests: Mapping[str, Manifest]) -> set[str]:
    """The packs that a pack requires, also through others."""
    found: set[str] = set()
    waiting = [pack]
    while waiting:
        step = manifests.get(waiting.pop())
        for name in step.requires if step else ():
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found
