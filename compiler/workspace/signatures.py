"""Signature help: what may follow a verb, or be inside the brackets of a function."""

from __future__ import annotations

import re
from dataclasses import dataclass

from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import World
from compiler.schema.scope import Scope
from compiler.workspace.completion import HERE, language_of, spot_at
from compiler.workspace.hover import signature

WORD = re.compile(r"[a-z_][a-z0-9_]*")
BREAKS = re.compile(r"[;|:\n]")
TEXT = re.compile(r'"[^"\n]*"?')


@dataclass(frozen=True, slots=True)
class Signature:
    """A signature, its parts that stand for parameters (start, end), and the one that is written now."""

    label: str
    parts: tuple[tuple[int, int], ...]
    active: int | None  # None after the last of them
    text: str = ""


def signature_at(
    text: str, path: str, line: int, column: int, world: World, scope: Scope
) -> Signature | None:
    """The signature of the innermost function or verb that a place belongs to."""
    spot = spot_at(text, path, line, column, scope)
    if spot is None or spot.scalar is None or language_of(spot, scope) is None:
        return None
    before = spot.scalar.text.partition(HERE)[0]
    before = TEXT.sub(lambda found: " " * len(found[0]), before)
    return _function(before, world) or _verb(before, world)


def _function(before: str, world: World) -> Signature | None:
    """The function whose bracket is open."""
    depth = commas = 0
    for at in range(len(before) - 1, -1, -1):
        sign = before[at]
        if sign in ")]":
            depth += 1
        elif sign in "([" and depth:
            depth -= 1
        elif sign == "," and not depth:
            commas += 1
        elif sign == "(":
            name = re.search(r"([a-z_][a-z0-9_]*)\s*$", before[:at])
            found = _called(name[1], commas, world) if name is not None else None
            if found is not None:
                return found
            commas = 0
        elif sign == "[":
            commas = 0
        elif sign in ";\n":
            return None
    return None


def _called(name: str, commas: int, world: World) -> Signature | None:
    if name in FUNCTIONS:
        known = FUNCTIONS[name]
        label, parts = _listed(f"{name}(", [str(p) for p in known.params])
        last = len(parts) - 1
        return Signature(
            f"{label}) gives {known.gives}",
            parts,
            min(commas, last) if parts else None,
            known.text,
        )
    routine = world.routine("query", name)
    if routine is None:
        return None
    label, parts = _listed(f"{name}(", [f"{p.name}: {p.type}" for p in routine.params])
    gives = f" gives {routine.gives}" if routine.gives is not None else ""
    return Signature(
        f"{label}){gives}", parts, commas if commas < len(parts) else None, routine.text
    )


def _listed(start: str, words: list[str]) -> tuple[str, tuple[tuple[int, int], ...]]:
    label, parts = start, []
    for number, word in enumerate(words):
        label += ", " if number else ""
        parts.append((len(label), len(label) + len(word)))
        label += word
    return label, tuple(parts)


def _verb(before: str, world: World) -> Signature | None:
    """The verb that begins what is written now."""
    clause = BREAKS.split(before)[-1]
    said = [found[0] for found in WORD.finditer(clause)]
    for number, name in enumerate(said):
        behind = said[number + 1 :]
        if not behind and not clause.endswith(" "):
            return None  # the verb itself is being written
        routine = world.routine("verb", name) or world.routine("event", name)
        if routine is not None:
            label = signature(routine)
            parts, preps = [], []
            at = len(f"{routine.form} {routine.name}")
            for p in routine.params:
                word = f"{p.name}: {p.type}"
                found = label.find(word, at)
                if found >= 0:
                    parts.append((found, found + len(word)))
                    preps.append(p.prep)
                    at = found
            return Signature(label, tuple(parts), _active(preps, behind, clause), routine.text)
        if name in VERBS:
            known = VERBS[name]
            words = [str(type_) for type_ in known.args]
            preps = [None] * len(words) + [prep for prep, _, _ in known.preps]
            label, parts = name, []
            for prep, type_ in zip(
                preps, [*known.args, *(t for _, t, _ in known.preps)], strict=True
            ):
                label += f" {prep}" if prep else ""
                parts.append((len(label) + 1, len(label) + 1 + len(str(type_))))
                label += f" {type_}"
            return Signature(
                f"verb {label}",
                tuple((a + 5, b + 5) for a, b in parts),
                _active(preps, behind, clause),
                known.text,
            )
    return None


def _active(preps: list[str | None], behind: list[str], clause: str) -> int | None:
    """The parameter that is written: that of the last preposition, else the first without one."""
    for word in reversed(behind):
        if word in preps:
            return preps.index(word)
    plain = [number for number, prep in enumerate(preps) if prep is None]
    if not plain:
        return 0 if preps else None
    done = len(behind) - (0 if clause.endswith(" ") else 1)
    return plain[min(max(done, 0), len(plain) - 1)]
