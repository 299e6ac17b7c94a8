"""The command `siegewright`: the packages that have commands, and how errors end.

The commands of a package are in its `command.py`; `siegewright/commands.py` says how to add one.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from compiler import ENGINE, locations
from interpreter import start_watchdog
from siegewright.arena import command as arena
from siegewright.authoring import command as authoring
from siegewright.commands import Commands, Run
from siegewright.language_server import command as language_server
from siegewright.packs import command as packs
from siegewright.play import command as play
from siegewright.press import command as press
from siegewright.screen import hang_up, indented, one_line, screens
from siegewright.simulation import command as simulation
from siegewright.table import command as table
from siegewright.usage import FINE, USAGE, WRONG, NotBuilt, UsageError

ROOMS = (
    authoring,
    language_server,
    packs,
    play,
    press,
    simulation,
    arena,
    table,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives the exit code."""
    with screens(), _safe_path(), _asked_to_end():
        return _run(arguments)


class _Ended(KeyboardInterrupt):
    """The system asks this process to end: it leaves as after Ctrl-C, and removes what it has begun."""


@contextmanager
def _asked_to_end() -> Iterator[None]:
    """Inside, SIGTERM is an exception. Who ignores the signal goes on ignoring it."""

    def end(number: int, frame: FrameType | None) -> None:
        raise _Ended

    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def _safe_path() -> Iterator[None]:
    """Inside, no Python that is started finds modules in the current folder, which may be that of a stranger."""
    name = "PYTHONSAFEPATH"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


def _run(arguments: Sequence[str] | None) -> int:
    parser = command_line()
    options = parser.parse_args(arguments)
    run: Run | None = getattr(options, "run", None)
    if run is None:
        parser.print_help()
        return USAGE
    try:
        external: list[Path] = getattr(options, "external", [])
        if external:
            from siegewright.packs.external_packs import check_folders

            check_folders(external)
        start_watchdog()
        with locations.with_packs(external):
            code = run(options)
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return USAGE
    except (NotBuilt, locations.Unsafe) as error:
        if str(error):
            print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        if isinstance(error, NotBuilt) and error.details:
            print(indented(error.details), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        hang_up()  # the reader of our output has gone (`| head`): nothing is wrong
        return FINE
    except OSError as error:
        # What the system refuses: a full disk, too many open files, a folder that may not be read.
        where = f" ({error.filename})" if error.filename else ""
        with suppress(OSError):
            told = f"siegewright: {(error.strerror or str(error)).lower()}{where}"
            print(one_line(told), file=sys.stderr)
        hang_up()
        return WRONG
    except KeyboardInterrupt as error:
        return 128 + (signal.SIGTERM if isinstance(error, _Ended) else signal.SIGINT)


def command_line() -> argparse.ArgumentParser:
    """The parser of arguments, with the commands of all rooms."""
    commands = Commands("Compile, check, test and play tabletop games written in YAML.")
    commands.parser.add_argument(
        "--root", type=Path, help="the project folder (default: the nearest one with content/)"
    )
    commands.parser.add_argument("--version", action="version", version=f"%(prog)s {ENGINE}")
    for room in ROOMS:
        room.register(commands)
    return commands.finished()


if __name__ == "__main__":
    sys.exit(main())
