"""What patches did: the history of a value, and packs that disagree about one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.schema.edits import item_name, shown_value
from compiler.source.diagnostics import Diagnostic, Related, Report, Severity
from compiler.source.load import RawPack
from compiler.source.packs import Manifest, below
from compiler.source.positions import Fields, Items, Scalar, Span, Value, plain

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
    brought: Value | None = None  # what is in the patch
    over: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The target without the pack that it may be called with."""
        kind, _, id = self.target.partition(" ")
        return f"{kind} {id.rsplit('.', 1)[-1]}"


def with_history(found: list[Diagnostic], packs: Iterable[RawPack]) -> list[Diagnostic]:
    """What was found wrong; where it mentions a name that a patch took away, this is reported, too."""
    gone = dict(_gone(packs)) if any(d.severity is Severity.ERROR for d in found) else {}
    if not gone:
        return found
    made = []
    for diagnostic in found:
        name = diagnostic.subject.rsplit(".", 1)[-1]
        related = diagnostic.related
        if name in gone and gone[name] not in related and diagnostic.severity is Severity.ERROR:
            related = (*related, gone[name])
        made.append(replace(diagnostic, related=related))
    return made


def _gone(packs: Iterable[RawPack]) -> Iterator[tuple[str, Related]]:
    """The names that patches take away, and what to say of each."""
    for pack in packs:
        for body in (body for file in pack.files for body in file.documents):
            head = body.entries.get("patch")
            if next(iter(body.entries)) != "patch" or not isinstance(head, Scalar):
                continue
            kind, _, id = head.text.partition(" ")
            removed, renamed = body.entries.get("remove"), body.entries.get("set")
            name = id.strip().rsplit(".", 1)[-1]
            if isinstance(removed, Scalar):
                yield name, Related(removed.span, f"`{pack.id}` removes `{head.text}`")
            for item in removed.items if isinstance(removed, Items) else ():
                if isinstance(item, Scalar):
                    last = item.text.rsplit(".", 1)[-1]
                    said = f"`{pack.id}` removes `{item.text}` of `{head.text}`"
                    yield last, Related(item.span, said)
            new = renamed.entries.get(kind) if isinstance(renamed, Fields) else None
            if isinstance(new, Scalar):
                said = f"`{pack.id}` renames `{head.text}` to `{new.text}`"
                yield name, Related(new.span, said)


def report_conflicts(
    changes: Sequence[Change],
    packs: Sequence[RawPack],
    manifests: Mapping[str, Manifest],
    report: Report,
) -> None:
    """Warn where a pack replaces what another made and does not say that it knows it.

    It knows the packs that it requires and those that its patch names under `over`. Who comes last has
    the word: a pack above both decides by a patch of its own.
    """

    world = manifests[packs[-1].id]
    known = {raw.id: {raw.id, *below(raw.id, manifests)} for raw in packs}
    places: dict[Place, list[Change]] = {}
    for change in changes:
        places.setdefault(change.place, []).append(change)
    for there in places.values():
        for number, first in enumerate(there):
            last = next((c for c in reversed(there[number + 1 :]) if _replaces(c, first)), None)
            if last is None or first.pack in (*known[last.pack], *last.over):
                continue
            if not _same(first, last):
                _disagree(first, last, world, report)


def _replaces(later: Change, earlier: Change) -> bool:
    """Whether a `set` or `remove` has the word about what an earlier change made."""
    inside = not later.path or _within(earlier.path, later.path)
    if later.word == "remove" and later.brought is not None:  # only these items, keys or lines
        gone = [item_name(item) for item in _items(later.brought)]
        brought = [item_name(item) for item in _items(earlier.brought)]
        if earlier.word == "append" and earlier.path == later.path:
            return not set(gone).isdisjoint(brought)
        return any(_within(earlier.path, f"{later.path}.{name}") for name in gone)
    return later.word in ("set", "remove") and inside


def _within(path: str, whole: str) -> bool:
    return f"{path}.".startswith(f"{whole}.")


def _items(value: Value | None) -> Sequence[Value]:
    """What an `append` or `remove` names: items, keys, or the lines of a text."""
    match value:
        case Items():
            return value.items
        case Fields():
            return list(value.keys.values())
        case Scalar():
            rows = value.text.strip().split("\n")
            return [Scalar(row.strip(), row.strip(), value.span, value.rows[:1]) for row in rows]
        case None:
            return ()


def _same(one: Change, other: Change) -> bool:
    if one.path != other.path or one.after is None or other.after is None:
        return False
    return plain(one.after) == plain(other.after)


def _disagree(first: Change, last: Change, world: Manifest, report: Report) -> None:
    wish = world.requires.get(last.pack) or world.requires.get(first.pack)
    what = f"`{last.path}` of `{last.target}`" if last.path else f"`{last.target}`"
    counts = f"`{shown_value(last.after)}` counts" if last.after is not None else "it goes away"
    report.warning(
        "W0160",
        f"`{first.pack}` and `{last.pack}` disagree about {what}: {counts}",
        wish.span if wish else world.span,
        f"decide it with a patch in `{world.id}`, or with `over: {first.pack}` in the patch of "
        f"`{last.pack}`",
        Related(first.span, f"`{first.pack}` makes it `{shown_value(first.after)}`"),
        Related(last.span, f"`{last.pack}` makes it `{shown_value(last.after)}`"),
        f"`{last.pack}` wins because packs load by depth, then by name, and it loads later",
    )
