"""What has changed between two versions of a pack, in words: values, rules texts, abilities, rules.

before   - unit: wolf {attack: 2}             after   - unit: wolf {attack: 4}
says     changed: unit wolf (Wolf): attack 2 -> 4 (+2)

Layout, comments, sources and the order of documents are not changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import ndiff
from pathlib import Path
from typing import Any

from compiler.build.build import Project, resolved
from compiler.check.check import check
from compiler.language.parse import tree_of
from compiler.language.pretty import pretty, same
from compiler.language.refusals import LanguageError
from compiler.prose.rules_text import field_text
from compiler.source.diagnostics import Report
from compiler.source.positions import plain

NEW, GONE, CHANGED = "new", "gone", "changed"
# Not what is played: ids of proven rules, where data comes from, advice to the checker.
IGNORED = frozenset({"source", "rules", "silence", "was"})
NO_DOCUMENTS = frozenset({"test", "rule", "pack", "patch"})
WIDTH = 100  # of rules
LONG = 80  # texts of one line up to this are shown whole


@dataclass(frozen=True, slots=True)
class Facts:
    """A document as players meet it."""

    kind: str
    id: str
    name: str
    values: Mapping[str, Any]
    text: tuple[str, ...]  # what it says on the table
    pack: str


@dataclass(slots=True)
class Change:
    what: str  # NEW, GONE or CHANGED
    title: str
    lines: list[str] = field(default_factory=list)


def facts_of(root: Path, pack: str) -> dict[tuple[str, str, str], Facts]:
    """The documents of a pack and of all it requires; ContentError if it does not compile."""
    report = Report()
    valid, world = resolved(Project(root), pack, report)
    checked = check(world, report)
    report.stop_if_errors()
    texts: dict[tuple[str, str], tuple[str, ...]] = {}
    names: dict[tuple[str, str], str] = {}
    for effects in checked.effects.values():
        thing = effects.thing
        printed = field_text(world, thing)
        lines = [*(printed.split("\n") if printed else ()), *effects.text]
        texts[thing.kind, thing.short] = tuple(lines)
        names[thing.kind, thing.short] = thing.name
    for law in checked.laws:
        texts["law", law.thing.short] = tuple(law.text)
    found: dict[tuple[str, str, str], Facts] = {}
    for part in valid:
        for document in part.documents:
            if document.kind in NO_DOCUMENTS:
                continue
            body = plain(document.body)
            assert isinstance(body, dict)
            values = {k: v for k, v in body.items() if k not in IGNORED and k != document.kind}
            key = (document.kind, document.id)
            name = names.get(key) or str(values.get("name", ""))
            found[(part.id, *key)] = Facts(*key, name, values, texts.get(key, ()), part.id)
    return found


def changes_between(
    old: Mapping[tuple[str, str, str], Facts], new: Mapping[tuple[str, str, str], Facts]
) -> list[Change]:
    """Every document that differs, by pack, kind and id."""
    found: list[Change] = []
    for key in sorted({*old, *new}):
        before, after = old.get(key), new.get(key)
        if before is None:
            assert after is not None
            found.append(Change(NEW, _title(after), [f"  {line}" for line in after.text]))
        elif after is None:
            found.append(Change(GONE, _title(before)))
        elif before.values != after.values or before.text != after.text:
            lines = [*_values(before, after), *_texts(before.text, after.text)]
            if lines:
                found.append(Change(CHANGED, _title(after), lines))
    return found


def _title(facts: Facts) -> str:
    name = f" ({facts.name})" if facts.name and facts.name != facts.id else ""
    return f"{facts.kind} {facts.id}{name}"


def _values(before: Facts, after: Facts) -> Iterator[str]:
    old, new = dict(_flat("", before.values)), dict(_flat("", after.values))
    for name in sorted({*old, *new}):
        if old.get(name, _Nothing) == new.get(name, _Nothing):
            continue
        was, now = old.get(name, _Nothing), new.get(name, _Nothing)
        if isinstance(was, str) and isinstance(now, str):
            alike, was, now = _as_rules(was, now)
            if alike:
                continue
        if _is_rule(was) or _is_rule(now):
            yield f"  {name}:"
            yield from _texts(_lines(was), _lines(now), "    ")
        elif was is _Nothing:
            yield f"  {name}: now {_shown(now)}"
        elif now is _Nothing:
            yield f"  {name}: no longer {_shown(was)}"
        else:
            yield f"  {name}: {_shown(was)} -> {_shown(now)}{_by(was, now)}"


STARTS = ("block", "effects", "expression")


def _as_rules(was: str, now: str) -> tuple[bool, str, str]:
    """Whether two texts are rules that say the same; and both in one layout, so that only what differs is shown."""
    if was.strip() == now.strip():
        return True, was, now
    for start in STARTS:
        try:
            if same(tree_of(was.strip("\n"), start), tree_of(now.strip("\n"), start)):
                return True, was, now
        except LanguageError:
            continue
        return False, pretty(was.strip("\n"), start, WIDTH), pretty(now.strip("\n"), start, WIDTH)
    return False, was.strip(), now.strip()


class _Nothing:
    """Stands for a value that is not there."""


def _flat(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(f"{name}.{key}" if name else str(key), inner)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for number, inner in enumerate(value):
            yield from _flat(f"{name}[{number + 1}]", inner)
    else:
        yield name, value


def _is_rule(value: Any) -> bool:
    return isinstance(value, str) and ("\n" in value.strip() or len(value) > LONG)


def _lines(value: Any) -> tuple[str, ...]:
    return () if value is _Nothing else tuple(str(value).rstrip("\n").split("\n"))


def _texts(before: tuple[str, ...], after: tuple[str, ...], by: str = "  ") -> Iterator[str]:
    if before != after:
        for line in ndiff(list(before), list(after)):
            if line[:1] in "+-":
                yield f"{by}{line.rstrip()}"


def _by(was: Any, now: Any) -> str:
    numbers = all(isinstance(n, int) and not isinstance(n, bool) for n in (was, now))
    return f" ({now - was:+d})" if numbers else ""


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join([_shown(item) for item in value]) or "nothing"
    return "nothing" if value is None else str(value)
