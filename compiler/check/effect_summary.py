"""What rules set off, and after which of them the game may be over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from compiler.model import core as c

ABILITIES = "* abilities"  # of any document
END = "end"


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
