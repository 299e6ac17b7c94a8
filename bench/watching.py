"""`python -m bench.watching [PACK...]`: how long `siegewright watch` takes after one card was saved.

In a copy of the project, the watcher is opened as it is, one number or text of a document is changed, and what follows is
measured until the tests near to it have run: by the clock, and in seconds of processors, which other work on the machine
does not lengthen. The document is the middle one of the pack's own documents (not of its rules), the same on every machine.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import resource
import shutil
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from compiler import Project, Report, pack_names
from siegewright.authoring.watch import _Desk

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3


def card(root: Path, pack: str) -> tuple[Path, str, str]:
    """The file, kind and id of the document that is changed: of the pack's own kinds, if it has any."""
    project, report = Project(root), Report()
    found: list[tuple[str, str, str]] = []
    kinds: set[str] = set()
    for raw in project.closure(pack, report):
        for file in raw.files:
            for body in file.documents:
                kind, head = next(iter(body.entries.items()))
                id = str(getattr(head, "text", ""))
                if kind == "kind":
                    kinds.add(id)
                elif raw.id == pack and "flavour" not in body.entries:
                    found.append((file.path, kind, id))
    rules = [one for one in found if one[1] in ("verb", "query")]
    cards = [one for one in found if one[1] in kinds] or rules
    path, kind, id = cards[len(cards) // 2]
    return root / path, kind, id


def change(path: Path, kind: str, id: str, number: int) -> None:
    """Give the document other words for people, as an author at work would."""
    text = path.read_text(encoding="utf-8")
    head = re.search(rf"^( *- +|){kind}: {re.escape(id)}[^\n]*$", text, re.MULTILINE)
    assert head is not None, id
    indent = " " * len(head[1])
    rest = re.sub(rf"\A\n{indent}flavour: Changed[^\n]*", "", text[head.end() :])
    words = f"{text[: head.end()]}\n{indent}flavour: Changed {number} times{rest}"
    path.write_text(words, encoding="utf-8")


def spent() -> float:
    own, others = (
        resource.getrusage(resource.RUSAGE_SELF),
        resource.getrusage(resource.RUSAGE_CHILDREN),
    )
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def measure(root: Path, pack: str) -> tuple[str, float, float]:
    """The card, and the least of a few rounds: seconds by the clock, and of processors."""
    path, kind, id = card(root, pack)
    desk = _Desk(root, [pack], True)
    rounds: list[tuple[float, float]] = []
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        desk.open()
        for number in range(1, ROUNDS + 1):
            change(path, kind, id, number)
            start, before = perf_counter(), spent()
            desk.changed([str(path)])
            rounds.append((perf_counter() - start, spent() - before))
            desk.stop()
    if said.getvalue().count("since the change was seen") != ROUNDS:
        raise RuntimeError(said.getvalue())
    return f"{kind} {id}", min(r[0] for r in rounds), min(r[1] for r in rounds)


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = list(sys.argv[1:] if arguments is None else arguments) or pack_names(ROOT)
    print(
        "| pack | card that is changed | by the clock | processors |\n| --- | --- | ---: | ---: |"
    )
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        os.environ["XDG_CACHE_HOME"] = str(root / "cache")
        for part in ("content", "generated", "schemas"):
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
        for pack in wanted:
            sys.stdout.flush()
            process = os.fork()  # each pack in a process of its own, as each has its own modules
            if not process:
                try:
                    name, clock, work = measure(root, pack)
                    print(f"| {pack} | {name} | {clock:.2f} s | {work:.2f} s |", flush=True)
                except Exception:
                    traceback.print_exc()
                finally:
                    os._exit(0)  # the folder is not for this process to remove
            os.waitpid(process, 0)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
