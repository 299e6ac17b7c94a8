"""The build cache: results of the last build, and which of them are still valid.

A module follows from its own file, from what rules and kinds look like from outside, and from the names of
documents. What happens inside a verb is not visible outside: a change there compiles one file.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from compiler.build.incremental import Known, Unit
from compiler.check.facts import Doubt, Facts
from compiler.model.definitions import World
from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.validate import ValidPack
from compiler.source.diagnostics import Diagnostic, Edit, Fix, Related, Severity
from compiler.source.positions import Fields, Items, Scalar, Span, Value

WORD = re.compile(r"[a-z_][a-z0-9_]*")
SILENT = frozenset({"pack", "rule", "test", "patch", "chapter"})  # nothing is compiled from these
FRAME = frozenset({"campaign", "map", "scenario"})  # written with every build
INSIDE = {  # not visible outside; of all others, `do`
    "evaluation": "terms",
    "law": "effects",
    "scenario": "setup",
}


@dataclass(frozen=True, slots=True)
class Inputs:
    """What the modules of a pack follow from."""

    outside: str  # kinds, signatures, maps and so on, digested
    spoken: frozenset[str]  # the words in these that other files may repeat
    names: Mapping[str, str]  # id of a document -> all that others see of it
    texts: Mapping[str, str]  # of files


@dataclass(frozen=True, slots=True)
class Memory:
    outside: str
    names: Mapping[str, str]
    digests: Mapping[str, str]  # of the texts of files
    known: Known


def without(memory: Memory, modules: Collection[str]) -> Memory:
    """The same, except for the units of some modules, which have to be compiled again."""
    kept = {path: u for path, u in memory.known.units.items() if u.path not in modules}
    return replace(memory, known=replace(memory.known, units=kept))


def inputs_of(packs: Iterable[ValidPack], world: World) -> Inputs:
    digest = hashlib.sha256()
    spoken: set[str] = set()
    texts: dict[str, str] = {}
    for pack in packs:
        texts.update({file.path: file.text for file in pack.raw.files})
        for document in pack.documents:
            if document.kind in KERNEL_KINDS and document.kind not in SILENT:
                digest.update(f"{document.path}\0{document.kind}\0".encode())
                words = set() if document.kind in FRAME else spoken
                _digest(document.body, digest.update, words, INSIDE.get(document.kind, "do"))
    names = {t.id: f"{t.kind} {t.path} {t.name}" for t in world.all_things}
    return Inputs(digest.hexdigest(), frozenset(spoken), names, texts)


def still_known(memory: Memory, now: Inputs) -> Known:
    """The units that would come out the same."""
    holds = still_holds(memory.outside, memory.names, now)
    units = {
        path: unit
        for path, unit in memory.known.units.items()
        if path in now.texts
        and memory.digests.get(path) == _digested(now.texts[path])
        and holds(now.texts[path])
    }
    return Known(units, memory.known.ends, memory.known.passes) if units else Known()


def still_holds(outside: str, names: Mapping[str, str], now: Inputs) -> Callable[[str], bool]:
    """Whether what came of a file with this text holds, though other files may have changed since."""
    if outside != now.outside:
        return lambda text: False
    changed = {
        part
        for id in names.keys() | now.names.keys()
        if names.get(id) != now.names.get(id)
        for part in id.split(".")[1:]
    }
    if not changed.isdisjoint(now.spoken):
        return lambda text: False  # a default, say, is in documents that do not mention it
    if not changed:
        return lambda text: True
    return lambda text: changed.isdisjoint(WORD.findall(text))


def remembered(now: Inputs, known: Known) -> Memory:
    digests = {path: _digested(now.texts[path]) for path in known.units}
    return Memory(now.outside, now.names, digests, known)


def _digested(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _digest(value: Value, add: Any, words: set[str], hidden: str = "") -> None:
    match value:
        case Scalar():
            add(f"={type(value.value).__name__}:{value.text}\0".encode())
            words.update(WORD.findall(value.text))
        case Items():
            add(b"[")
            for item in value.items:
                _digest(item, add, words)
            add(b"]")
        case Fields():
            add(b"{")
            for name, inner in value.entries.items():
                if name != hidden:
                    add(f"{name}\0".encode())
                    _digest(inner, add, words)
            add(b"}")


# ------------------------------------------------------------------ as text


def to_text(memory: Memory) -> str:
    units = {
        path: {
            "sets_off": {name: sorted(causes) for name, causes in u.facts.sets_off.items()},
            "uses": u.facts.uses,
            "waits": {name: _span(span) for name, span in u.facts.waits.items()},
            "ends": {name: _span(span) for name, span in u.facts.ends.items()},
            "passes": u.facts.passes,
            "doubts": [
                [_span(d.span), d.words, d.sign, d.term, d.limit, d.other] for d in u.facts.doubts
            ],
            "changes": {name: sorted(done) for name, done in u.facts.changes.items()},
            "warnings": [_warning(d) for d in u.warnings],
            "module": u.module,
            "has_contents": u.has_contents,
            "tables": u.tables,
            "digest": memory.digests[path],
        }
        for path, u in memory.known.units.items()
    }
    return json.dumps(
        {
            "outside": memory.outside,
            "names": memory.names,
            "ends": sorted(memory.known.ends),
            "passes": memory.known.passes,
            "units": units,
        }
    )


def from_text(text: str) -> Memory | None:
    """What `to_text` wrote; None if it is anything else."""
    try:
        data = json.loads(text)
        units = {path: _unit(unit) for path, unit in data["units"].items()}
        digests = {path: str(unit["digest"]) for path, unit in data["units"].items()}
        known = Known(units, frozenset(data["ends"]), bool(data["passes"]))
        return Memory(str(data["outside"]), dict(data["names"]), digests, known)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def _unit(data: dict[str, Any]) -> Unit:
    return Unit(
        Facts(
            {name: frozenset(causes) for name, causes in data["sets_off"].items()},
            {
                str(key): {str(path): tuple(places) for path, places in files.items()}
                for key, files in data["uses"].items()
            },
            {name: Span(*span) for name, span in data["waits"].items()},
            {name: Span(*span) for name, span in data["ends"].items()},
            bool(data["passes"]),
            tuple(
                Doubt(Span(*span), words, sign, term, tuple(limit), other)
                for span, words, sign, term, limit, other in data["doubts"]
            ),
            {name: frozenset(done) for name, done in data["changes"].items()},
        ),
        tuple([_read_warning(*row) for row in data["warnings"]]),
        str(data["module"]),
        bool(data["has_contents"]),
        {name: tuple(recipe) for name, recipe in data["tables"].items()},
    )


def _warning(d: Diagnostic) -> list[object]:
    fixes = [
        [fix.title, [[_span(span), text] for span, text in fix.edits], fix.safe] for fix in d.fixes
    ]
    related = [[_span(span), text] for span, text in d.related]
    named = [d.subject, d.suggestion]
    return [d.code, d.message, _span(d.span), d.help, d.notes, *named, fixes, related, d.tentative]


def _read_warning(
    code: str,
    message: str,
    span: list[Any],
    help: str | None,
    notes: list[str],
    subject: str,
    suggestion: str,
    fixes: list[Any],
    related: list[Any],
    tentative: bool,
) -> Diagnostic:
    return Diagnostic(
        code,
        message,
        Span(*span),
        help,
        tuple(notes),
        Severity.WARNING,
        subject,
        suggestion,
        tuple(
            Fix(title, tuple(Edit(Span(*place), text) for place, text in edits), safe)
            for title, edits, safe in fixes
        ),
        tuple(Related(Span(*place), text) for place, text in related),
        tentative,
    )


def _span(span: Span) -> list[object]:
    return [span.path, span.line, span.column, span.length]
