"""A watchdog: a timer stops rules that use little fuel but much time.

Fuel is counted the same on every machine and stops what never ends. It does not know the cost of every rule in a game with
thousands of pieces, so a hostile pack could still take hours. A step of the shipped games takes milliseconds; one that takes
more than `SECONDS` of processor time is stopped.

Python runs no signal handler while machine code runs. So for native rules there is a limit on processor time that the
handler extends whenever it runs. If it no longer runs, the operating system ends the process.
"""

from __future__ import annotations

import atexit
import resource
import signal
import threading
import time
from types import FrameType
from typing import Final

SECONDS: Final = 20.0  # between two looks; a step that both looks find is stopped

_met: list[FrameType | None] = [None]
_extension: list[float] = []  # for machine code: seconds that each look grants


def start_watchdog(seconds: float = SECONDS, native: bool = False) -> None:
    """Stop steps that take too long from now on. Does nothing outside the main thread.

    With `native`, rules are machine code, in this process and in those that it forks.
    """
    if threading.current_thread() is threading.main_thread():
        _met[0] = None
        if native or _extension:
            _extension[:] = [3 * seconds]
            _grant()
        signal.signal(signal.SIGVTALRM, _look)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
        # A process that ends handles no signals, so a timer that still ran would kill it.
        atexit.unregister(_rest)
        atexit.register(_rest)


def _rest() -> None:
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _grant() -> None:
    """Extend the limit at which the system ends this process."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    soft = int(time.process_time() + _extension[0]) + 2  # it counts whole seconds
    if hard == resource.RLIM_INFINITY or soft < hard:
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def _look(number: int, frame: FrameType | None) -> None:
    if _extension:
        _grant()
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
