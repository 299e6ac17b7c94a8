"""Begins every scenario of a compiled pack once: maps that its own rules refuse are mistakes.

A set-up says `refuse "..." at s` where a map is not what the rules allow. Here that becomes a
diagnostic at the space's letter in the drawing. Refusals without a place speak of the options
that players choose, and are no mistake of the content.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from compiler import Project, Report, compile_pack
from compiler.tools import Fields, RawPack, Scalar, module_name, place_of
from interpreter import Modules, loaded

MARK = "game.refuse_at("


def refuses(raws: Iterable[RawPack]) -> bool:
    """Whether some rule may refuse a game; most packs have none, and need not begin."""
    return any("refuse" in file.text for raw in raws for file in raw.files)


def maps_key(files: Mapping[str, str]) -> str:
    """Changes when the maps of a pack must be looked at again; '' if its rules never do."""
    if not any(MARK in text for text in files.values()):
        return ""
    digest = hashlib.sha256()
    for path, text in sorted(files.items()):
        if MARK in text or path == "program.py" or "SCENARIO" in text:
            digest.update(text.encode())
    return digest.hexdigest()[:16]


def refused_maps(project: Project, pack: str, report: Report) -> None:
    """Report what the set-ups of a pack refuse; its other mistakes have been reported."""
    raws = project.closure(pack, report)
    if refuses(raws):
        compiled = compile_pack(project, pack, Report())
        files = {f.path.split("/", 1)[1]: f.text for f in compiled.files}
        check_maps(pack, files, raws, report)


def check_maps(
    pack: str, files: Mapping[str, str], raws: Sequence[RawPack], report: Report
) -> None:
    """Report what the set-ups of a pack refuse.

    `files` are its modules, not yet written; `raws` the pack and all it rests on, as written.
    """
    if not maps_key(files):
        return
    # Not before: most builds need no interpreter, and a game after one may have it as machine code.
    from interpreter import Session, StartError

    told: set[tuple[str, str]] = set()  # several scenarios may be played on one map
    name = module_name(pack)
    # The modules need not lie anywhere: a path is a name here.
    sources = {f"generated/{name}/{path}": text.encode() for path, text in files.items()}
    sources["generated/__init__.py"] = b""
    with loaded(Modules("generated", sources), name) as program:
        for id, known in program.scenarios().items():
            try:
                Session(program, id, known.players[0], {}, seed=1)
            except StartError as error:
                map_ = _written(known.map, raws)
                for reason, place in zip(error.reasons, error.places, strict=False):
                    if map_ is not None and place and (known.map, reason) not in told:
                        told.add((known.map, reason))
                        report.error("E0422", f"`{known.map}` at {reason}", place_of(map_, place))


def _written(map_: str, raws: Sequence[RawPack]) -> Fields | None:
    for raw in raws:
        for file in raw.files:
            for document in file.documents:
                head = document.entries.get("map")
                if (
                    isinstance(head, Scalar)
                    and head.text == map_
                    and "scenario" not in document.entries
                ):
                    return document
    return None
