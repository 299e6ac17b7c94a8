"""What there is to say about the documents with an id, and about the looks of a pack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.build.build import Project, resolved
from compiler.check.looks import looks_data
from compiler.check.routines import with_types
from compiler.source.diagnostics import Report, closest
from compiler.source.positions import Span
from compiler.workspace.checking import PackState
from compiler.workspace.explained import Explained, explained, known_ids


class UnknownId(Exception):
    """No document has this id; the message names one that has a similar one."""


def explain(project: Project, pack: str, id: str, report: Report) -> list[Explained]:
    """The documents with an id, as a pack sees them after all patches (UnknownId, ContentError)."""
    valid, world = resolved(project, pack, report)
    found = explained(valid, with_types(world), project.valid[pack].changes, id)
    if not found:
        near = closest(id, known_ids(valid, world))
        hint = f": did you mean `{near}`?" if near else ""
        raise UnknownId(f"there is no `{id}` in the pack `{pack}` or in a pack it requires{hint}")
    return found


def looks_of(
    project: Project,
    pack: str,
    report: Report,
    picture: Callable[[str, Span], str | None] = lambda name, _: name,
) -> dict[str, Any]:
    """All looks of a pack as JSON: by kind, by map, by zone (ContentError).

    `picture` says how a picture, named there, is told; one for which it gives None is left out.
    """
    return looks_data(resolved(project, pack, report)[1], picture)


def pictures_of_looks(state: PackState) -> list[tuple[str, Span]]:
    """The pictures that the files of a pack name in looks, and where."""
    found: list[tuple[str, Span]] = []
    own = {file.path for raw in state.raws if raw.id == state.pack for file in raw.files}
    if state.world is not None:
        looks_data(state.world, lambda name, span: found.append((name, span)))
    return [(name, span) for name, span in found if span.path in own]
