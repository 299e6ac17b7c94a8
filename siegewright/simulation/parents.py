"""Processes that end with the process that started them, however that one ends."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time

PDEATHSIG = 1  # PR_SET_PDEATHSIG of Linux' prctl
PAUSE = 0.5  # seconds between two looks, where the system does not help


def end_with_parent(parent: int) -> None:
    """Called in a new process: kill it as soon as its parent is no more."""
    if not _asked_the_system():
        threading.Thread(target=_look_out, args=(parent,), daemon=True).start()
    if os.getppid() != parent:  # it has ended before we could ask
        os._exit(1)


def _asked_the_system() -> bool:
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).prctl(PDEATHSIG, signal.SIGKILL) == 0)
    except (OSError, AttributeError):
        return False


def _look_out(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PAUSE)
    os._exit(1)
