"""What patches did: the history of a value, and packs that disagree about one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.diagnostics import Report
from compiler.edits import shown
from compiler.load import RawPack
from compiler.packs import Manifest, below
from compiler.source import Scalar, Span, Value, plain

Place = tuple[int, int, int]  # of a document: pack, file, number in the file


@dataclass(frozen=True, slots=True)
class Change:
    """What one line of a patch did."""

    pack: str
    target: str  # `ship sloop`, as the document was called then
    place: Place
    path: str  # "" for the whole document
    word: str
    before: Value | None
    after: Value | None
    span: Span
    brought: Value | None = None  # what stands in the patch
    over: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The target without the pack that it may be called with."""
        kind, _, id = self.target.partition(" ")
        return f"{kind} {id.rsplit('.', 1)[-1]}"


def history(
    changes: Sequence[Change], kind: str, id: str, parts: Sequence[Scalar], line: Sequence[str]
) -> list[str]:
    """Who has taken away or renamed what a patch looks for; `line` is the kind and its ancestors."""
    target = f"{kind} {id.rsplit('.', 1)[-1]}"
    path = ".".join(part.text for part in parts)
    told: dict[str, None] = {}
    for change in changes:
        here = change.name == target
        if change.word == "set" and change.path == kind and isinstance(change.after, Scalar):
            if here:
                told[f"`{change.pack}` renamed it to `{change.after.text}` at {change.span}"] = None
        elif change.after is not None:
            continue
        elif here and not change.path:
            told[f"`{change.pack}` removed it at {change.span}"] = None
        elif here and (path + ".").startswith(change.path + "."):
            told[f"`{change.pack}` removed `{change.path}` at {change.span}"] = None
        elif parts and change.path == f"fields.{parts[0].text}":
            if change.name in [f"kind {ancestor}" for ancestor in line]:
                told[f"`{change.pack}` removed the field at {change.span}"] = None
    return list(told)


def report_conflicts(
    changes: Sequence[Change],
    packs: Sequence[RawPack],
    manifests: Mapping[str, Manifest],
    report: Report,
) -> None:
    """Warn where a pack replaces what another made and does not say that it knows it.

    It knows the packs that it requires and those that its patch stands `over`. A pack above both
    decides by a patch of its own.
    """

    def knows(change: Change, *others: str) -> bool:
        known = {change.pack, *change.over, *below(change.pack, manifests)}
        return known.issuperset(others)

    world = manifests[packs[-1].id]
    for number, last in enumerate(changes):
        for first in changes[:number]:
            decided = any(
                _replaces(later, last) and knows(later, first.pack, last.pack)
                for later in changes[number + 1 :]
            )
            if _replaces(last, first) and not knows(last, first.pack) and not decided:
                _disagree(first, last, world, report)


def _replaces(later: Change, earlier: Change) -> bool:
    """Whether a `set` or `remove` puts something else in the place of what an earlier change made."""
    if earlier.place != later.place or later.word not in ("set", "remove"):
        return False
    if later.path and not (earlier.path + ".").startswith(later.path + "."):
        return False
    if earlier.after is None or later.after is None or earlier.path != later.path:
        return True
    return plain(earlier.after) != plain(later.after)


def _disagree(first: Change, last: Change, world: Manifest, report: Report) -> None:
    wish = world.requires.get(last.pack) or world.requires.get(first.pack)
    what = f"`{last.path}` of `{last.target}`" if last.path else f"`{last.target}`"
    counts = f"`{shown(last.after)}` counts" if last.after is not None else "it goes away"
    report.warning(
        "W0160",
        f"`{first.pack}` and `{last.pack}` disagree about {what}: {counts}",
        wish.span if wish else world.span,
        f"decide it with a patch in `{world.id}`, or with `over: {first.pack}` in the patch of "
        f"`{last.pack}`",
        f"`{first.pack}` makes it `{shown(first.after)}` at {first.span}",
        f"`{last.pack}` makes it `{shown(last.after)}` at {last.span}; it wins because packs come "
        f"by depth, then by name, and it comes later",
    )
