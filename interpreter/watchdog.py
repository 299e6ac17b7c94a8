"""A watchdog: a timer stops rules that use little fuel but much time.

Fuel is counted the same on every machine and stops what never ends. It does not know the cost of every rule in a game with
thousands of pieces, so a hostile pack could still take hours. A step of the shipped games takes milliseconds; one that takes
more than `SECONDS` of processor time is stopped.

Python runs no signal handler while machine code runs. So for native rules there is a second timer that the handler winds up
whenever it runs. If it no longer runs, the second timer expires, and the operating system ends the process. (A limit on all
processor time would not do: the system counts it in ticks, which drift away from what a process can ask for. After half an
hour on a busy machine that is a minute.)
"""

from __future__ import annotations

import atexit
import signal
import threading
from types import FrameType
from typing import Final

SECONDS: Final = 20.0  # between two looks; a step that both looks find is stopped

_met: list[FrameType | None] = [None]
_allowed: list[float] = []  # for machine code: seconds until the next look, at most


def start_watchdog(seconds: float = SECONDS, native: bool = False) -> None:
    """Stop steps that take too long from now on. Does nothing outside the main thread.

    With `native`, rules are machine code, in this process and in those that it forks.
    """
    if threading.current_thread() is threading.main_thread():
        _met[0] = None
        if native or _allowed:
            _allowed[:] = [3 * seconds]
            _wind_up()
        signal.signal(signal.SIGVTALRM, _look)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
        # A process that ends handles no signals, so a timer that still ran would kill it.
        atexit.unregister(_rest)
        atexit.register(_rest)


def _rest() -> None:
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.setitimer(signal.ITIMER_PROF, 0)


def _wind_up() -> None:
    """Put off the time at which the system ends this process."""
    signal.setitimer(signal.ITIMER_PROF, _allowed[0])


def _look(number: int, frame: FrameType | None) -> None:
    if _allowed:
        _wind_up()
    outer = _rule_of(frame)
    if outer is None or outer is not _met[0]:
        _met[0] = outer
        return
    _met[0] = None
    # Imported late: every command loads this module, and the others may be machine code.
    from interpreter.limits import OutOfFuel, rules_above

    raise OutOfFuel(f"rules take too long: {rules_above(frame)}")


def _rule_of(frame: FrameType | None) -> FrameType | None:
    """The outermost rule of the running step; None if a bot is thinking, or no step runs."""
    outer: FrameType | None = None
    while frame is not None:
        module = str(frame.f_globals.get("__name__"))
        if module.startswith("generated."):
            outer = frame
        elif module == "interpreter.game" and frame.f_code.co_name in ("step", "run", "start"):
            return outer
        elif module.startswith("siegewright."):
            return None
        frame = frame.f_back
    return outer
