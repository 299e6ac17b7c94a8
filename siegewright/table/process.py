"""The process of one table: it runs the rules, lets bots think, and keeps the save. The hub never does.

    hub -> process    one JSON object a line: {"client": "c1", "do": "answer", "n": 4, "option": "..."}
    process -> hub    one line a message: the client, a tab, the JSON for it; the client `*` is the hub itself

With the word `catalogue` the process only tells which games a pack has, and ends; with `drawings`, how a pack is drawn.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from compiler import locations

HUB: Final = "*"
MEMORY: Final = 4 << 30  # bytes of address space: rules that want more are stopped
NICE: Final = 5  # bots think behind those who only pass messages on
BLOCK: Final = 1 << 16
ONCE: Final = frozenset({"replay", "advise", "read", "look"})  # what changes nothing
PACES: Final = {"instant": 0.0, "quick": 0.35, "calm": 1.0}


def main(words: Sequence[str]) -> int:
    """`catalogue ROOT PACK EXTERNAL`, `drawings ROOT PACK EXTERNAL` or `table ROOT PACK EXTERNAL FOLDER BELOW`.

    The hub starts it so. EXTERNAL is the JSON list of the folders of external packs.
    """
    out = os.dup(1)
    os.dup2(2, 1)  # whatever is printed is not a message
    tell = _teller(out)
    from interpreter import start_watchdog

    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    start_watchdog()
    what, root, pack = words[0], Path(words[1]), words[2]
    external = [Path(folder) for folder in json.loads(words[3])]
    with locations.with_packs(external):
        return _run(what, root, pack, words[4:], tell)


def _run(
    what: str, root: Path, pack: str, words: Sequence[str], tell: Callable[[str, Any], None]
) -> int:
    try:
        if what == "drawings":
            from siegewright.table.drawings import make_drawings

            make_drawings(root, pack, lambda made: tell(HUB, made))
            return 0
        from siegewright.packs.programs import open_pack

        program = open_pack(root, pack).program
        if what == "catalogue":
            from siegewright.table.catalogue import catalogue

            tell(HUB, {"catalogue": catalogue(program)})
            return 0
        os.nice(NICE)
        return _serve(program, Path(words[0]), Path(words[1]), tell)
    except Exception as error:
        tell(HUB, {"failed": _sentence(error)})
        return 1


def _teller(out: int) -> Callable[[str, Any], None]:
    def tell(client: str, message: Any) -> None:
        line = f"{client}\t{json.dumps(message, separators=(',', ':'))}\n".encode()
        while line:
            line = line[os.write(out, line) :]

    return tell


def _sentence(error: Exception) -> str:
    from siegewright.usage import NotBuilt

    if isinstance(error, NotBuilt) and not str(error):  # why was printed where the command runs
        return "The pack cannot be built: `siegewright check` says why."
    words = str(error) or type(error).__name__
    return words[:500]


class _Lines:
    """Lines from the hub, as they come."""

    def __init__(self) -> None:
        self.buffer = b""
        self.ended = False

    def read(self, seconds: float | None) -> Iterator[dict[str, Any]]:
        """The lines that are there, after waiting for at most so long for one."""
        if b"\n" not in self.buffer and not self.ended:
            ready, _, _ = select.select([0], [], [], seconds)
            if ready:
                data = os.read(0, BLOCK)
                self.ended = not data
                self.buffer += data
        while b"\n" in self.buffer:
            line, _, self.buffer = self.buffer.partition(b"\n")
            yield json.loads(line)


def latest(messages: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of the questions that one client asks again and again, only the last: so that they do not keep the table busy.

    >>> asked = [{"client": "c1", "do": "replay", "at": at} for at in (3, 4)]
    >>> latest([*asked, {"client": "c1", "do": "answer"}])
    [{'client': 'c1', 'do': 'replay', 'at': 4}, {'client': 'c1', 'do': 'answer'}]
    """
    found = list(messages)
    last = {(said.get("client"), said["do"]): n for n, said in enumerate(found)}
    return [
        said
        for n, said in enumerate(found)
        if said["do"] not in ONCE or last[said.get("client"), said["do"]] == n
    ]


def _serve(program: Any, folder: Path, below: Path, tell: Callable[[str, Any], None]) -> int:
    from siegewright.table.keeping import Keeping
    from siegewright.table.sitting import Refused, Sitting

    keeping = Keeping(program, folder, below)
    sitting = keeping.open()
    tell(HUB, {"ready": keeping.status(sitting)})
    lines = _Lines()
    pace = keeping.plan.pace
    due = 0.0  # when the next bot may answer

    def show(sitting: Sitting) -> None:
        sitting.flush()  # clients see nothing that a kill could take back
        for client in list(sitting.clients.values()):
            tell(client.id, sitting.state(client))
        tell(HUB, {"status": keeping.status(sitting)})
        keeping.settle(sitting)

    while True:
        waits: float | None = None
        if sitting.next_bot() is not None:
            waits = max(0.0, due - time.monotonic())
        for said in latest(lines.read(waits)):
            client = str(said.get("client"))
            try:
                if said["do"] in ("pace", "next"):
                    asking = sitting.clients.get(client)
                    if asking is None or not asking.host:
                        raise Refused("Only the host can do that.")
                if said["do"] == "pace":
                    pace = PACES.get(str(said.get("pace")), pace)
                    continue
                if said["do"] == "next" and sitting.session.decision is None:
                    sitting = keeping.go_on(sitting)
                    for joined in sitting.clients.values():
                        tell(joined.id, sitting.hello(joined))
                    show(sitting)
                    continue
                changed, reply = act(sitting, client, said)
                if reply is not None:
                    tell(client, reply)
                if changed:
                    due = time.monotonic() + _pause(sitting, pace)
                    show(sitting)
            except Refused as error:
                tell(client, {"refused": str(error), "re": said.get("do")})
                if client in sitting.clients:
                    tell(client, sitting.state(sitting.clients[client]))
        if lines.ended:
            return 0
        if sitting.next_bot() is not None and time.monotonic() >= due:
            # Several answers without a choice are one for those who look on.
            while sitting.next_bot() is not None:
                sitting.let_bot_answer()
                if not sitting.in_a_hurry():
                    break
            due = time.monotonic() + _pause(sitting, pace)
            show(sitting)


def _pause(sitting: Any, pace: float) -> float:
    """The seconds before the next bot answers: none without spectators, or where there is no choice."""
    return pace if sitting.clients and not sitting.in_a_hurry() else 0.0


def act(sitting: Any, client: str, said: dict[str, Any]) -> tuple[bool, Any]:
    """Do what a client says: whether all must be told, and the answer to this client alone."""
    if said["do"] == "join":
        joined = sitting.join(client, said["seats"], said["host"])
        if said.get("name"):
            for seat in joined.seats[:1]:
                sitting.rename(joined, seat, said["name"])
        return True, sitting.hello(joined)
    if client not in sitting.clients:
        return False, None
    me, n = sitting.clients[client], said.get("n", -1)
    match said["do"]:
        case "leave":
            sitting.leave(client)
        case "answer":
            sitting.answer(me, n, said["option"])
        case "skip":
            sitting.skip(me, n)
        case "undo":
            sitting.wish_undo(me, n)
        case "agree":
            sitting.agree(me, n, said["yes"])
        case "name":
            sitting.rename(me, said["seat"], said["name"])
        case "seat":
            sitting.give_seat(me, said["seat"], said["who"])
        case "uncover":
            sitting.uncover(me, said["seat"])
            return False, sitting.state(me)
        case "look":
            return False, sitting.state(me)
        case "advise":
            return False, {"advice": sitting.advise(me, n), "n": n}
        case "read":
            return False, sitting.read(said["words"])
        case "replay":
            return False, sitting.replay(me, said["at"])
        case "save":
            from siegewright.table.keeping import save_text

            return False, {"save": save_text(sitting.save_for(me))}
        case _:
            return False, None
    return True, None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
