"""A watchdog: rules that use little fuel but much time are stopped by a timer.

Fuel is counted the same on every machine, and stops whatever goes on for ever. It cannot know what every
rule costs in a game with thousands of pieces, so a hostile pack could still take hours. A step of our games
takes milliseconds; one that takes the processor's time for half a minute is stopped where it is.

Rules in machine code do not listen while they run. Below them is the system's own clock: as long as Python gets its
turn now and then, the process is granted more time of the processor. If it does not, the system ends the process.
"""

from __future__ import annotations

import atexit
import resource
import signal
import threading
import time
from types import FrameType
from typing import Final

SECONDS: Final = 20.0  # of the processor; a step is stopped when it is met twice

_met: list[FrameType | None] = [None]
_deaf: list[
    float
] = []  # if rules are machine code: the seconds after which they must have been heard of


def be_patient(seconds: float = SECONDS, deaf: bool = False) -> None:
    """From now on, stop steps that take longer than that; only in the main thread of a process.

    With `deaf`, rules are machine code, in this process and in those that it forks.
    """
    if threading.current_thread() is threading.main_thread():
        _met[0] = None
        if deaf or _deaf:
            _deaf[:] = [3 * seconds]
            _grant()
        signal.signal(signal.SIGVTALRM, _look)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
        # A process that ends listens no more, and a clock that still ran would kill it.
        atexit.unregister(_rest)
        atexit.register(_rest)


def _rest() -> None:
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _grant() -> None:
    """Put off the time at which the system ends this process."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    soft = int(time.process_time() + _deaf[0]) + 2  # it counts whole seconds
    if hard == resource.RLIM_INFINITY or soft < hard:
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def _look(number: int, frame: FrameType | None) -> None:
    if _deaf:
        _grant()
    outer = _rule_of(frame)
    if outer is None or outer is not _met[0]:
        _met[0] = outer
        return
    _met[0] = None
    # Not before: this module is loaded by every command, and the others may be machine code.
    from interpreter.limits import OutOfFuel, rules_above

    raise OutOfFuel(f"rules take too long: {rules_above(frame)}")


def _rule_of(frame: FrameType | None) -> FrameType | None:
    """The rule with which the running step began; None if it is a bot who is thinking, or nobody."""
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
