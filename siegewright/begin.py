"""Begins every scenario of a compiled pack once: maps that its own rules refuse are mistakes.

A set-up says `refuse "..." at s` where a map is not what the rules allow. Here that becomes a
diagnostic at the space's letter in the drawing. Refusals without a place speak of the options
that players choose, and are no mistake of the content.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from compiler.diagnostics import Report
from compiler.load import RawPack
from compiler.maps import place_of
from compiler.python import module_name
from compiler.source import Fields, Scalar
from interpreter.program import Program
from interpreter.session import Session, StartError

MARK = "game.refuse_at("


def looks_at_maps(files: Mapping[str, str]) -> bool:
    """Whether the rules of a pack look at its maps at all: most do not, and need not begin."""
    return any(MARK in text for text in files.values())


def check_maps(
    pack: str, files: Mapping[str, str], raws: Sequence[RawPack], report: Report
) -> None:
    """Report what the set-ups of a pack refuse.

    `files` are its modules, not yet written; `raws` the pack and all it rests on, as written.
    """
    if not looks_at_maps(files):
        return
    told: set[tuple[str, str]] = set()  # several scenarios may be played on one map
    with _loaded(module_name(pack), files) as program:
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
                if isinstance(head, Scalar) and head.text == map_ and "scenario" not in document.entries:
                    return document
    return None


@contextmanager
def _loaded(name: str, files: Mapping[str, str]) -> Iterator[Program]:
    """The program of modules that are not in generated/, and no trace of it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="siegewright-"))
    before = {m: sys.modules.pop(m) for m in list(sys.modules) if m.split(".")[0] == "generated"}
    writes = sys.dont_write_bytecode
    try:
        for path, text in files.items():
            file = folder / "generated" / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        sys.path.insert(0, str(folder))
        sys.dont_write_bytecode = True
        importlib.invalidate_caches()
        program: Program = importlib.import_module(f"generated.{name}.program").PROGRAM
        yield program
    finally:
        sys.dont_write_bytecode = writes
        if str(folder) in sys.path:
            sys.path.remove(str(folder))
        for module in [m for m in sys.modules if m.split(".")[0] == "generated"]:
            del sys.modules[module]
        sys.modules.update(before)
        shutil.rmtree(folder, ignore_errors=True)
