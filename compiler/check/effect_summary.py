"""What a checked file means for the rest of its pack: what its rules set off, use and wait for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from compiler.model import core as c
from compiler.source.positions import Span

ABILITIES = "* abilities"  # of any document
END = "end"


@dataclass(frozen=True, slots=True)
class Reach:
    """A summary of one file, or of several."""

    sets_off: Mapping[str, frozenset[str]]  # `verb push` -> {`event fall`, `end`, ...}
    used: frozenset[str]  # `query near`: rules that something calls
    periods: Mapping[str, Span]  # `?turn` is waited for, `turn` ends
    passes: bool  # whether a rule asks who has passed


def joined(parts: Iterable[Reach]) -> Reach:
    """The reach of several files together."""
    sets_off: dict[str, frozenset[str]] = {}
    used: set[str] = set()
    periods: dict[str, Span] = {}
    passes = False
    for part in parts:
        for name, causes in part.sets_off.items():
            sets_off[name] = sets_off.get(name, frozenset()) | causes
        used |= part.used
        for period, span in part.periods.items():
            periods.setdefault(period, span)
        passes = passes or part.passes
    return Reach(sets_off, frozenset(used), periods, passes)


def set_off(body: Iterable[c.CoreStmt]) -> set[str]:
    """What statements may set off by themselves: `verb x`, `event x`, `phase x`, `end` ..."""
    found: set[str] = set()
    for s in body:
        match s:
            case c.SEnd() | c.SLose():
                found.add(END)
            case c.SDo():
                found.add(f"verb {s.verb}")
            case c.SEmit():
                found.add(f"event {s.event}")
            case c.SOpen():
                found.add(f"window {s.window}")
            case c.SRun():
                found.add(f"phase {s.phase}")
            case c.SResolve() | c.SNative(name="activate"):
                found.add(ABILITIES)
            case c.STurn():
                found.update(f"action {a}" for a in s.actions)
                found.update(f"window {w}" for w, _ in s.groups)
            case c.SIf():
                found |= set_off(s.then) | set_off(s.otherwise)
            case c.SMay() | c.SWhile() | c.SRepeat() | c.SFor():
                found |= set_off(s.body)
            case c.SOneOf():
                for _, option in s.options:
                    found |= set_off(option)
            case _:
                pass
    return found


def may_end(sets_off: Mapping[str, frozenset[str]]) -> set[str]:
    """The rules after which the game may be over, as `verb x`, `action x`, `* abilities`."""
    ends = {END}
    windows = [name for name in sets_off if name.startswith("window ")]
    changed = True
    while changed:
        before = len(ends)
        ends.update(name for name, causes in sets_off.items() if not ends.isdisjoint(causes))
        if ABILITIES in ends:
            ends.update(n for n in sets_off if n.startswith(("event ", "window ")))
        if any(name.startswith("action ") and name in sets_off for name in ends):
            ends.update(windows)
        changed = len(ends) > before
    return ends
