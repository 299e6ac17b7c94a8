"""The server on standard input and output."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from typing import NoReturn

from siegewright.language_server import events, navigation, overview, writing
from siegewright.language_server.commands import COMMANDS
from siegewright.language_server.server import Server


def make() -> Server:
    """A server that can do all it should."""
    server = Server()
    for room in (events, navigation, writing, overview):
        for method, handler, options in room.FEATURES:
            server.feature(method, options)(handler)
    for name, handler in COMMANDS.items():
        server.command(name)(handler)
    return server


def hold_still() -> None:
    """Let the search for cycles pass over what a project is made of: it stays, and walking over it takes long."""
    gc.collect()
    gc.freeze()


def serve() -> NoReturn:
    """Speak with an editor over standard input and output until it goes."""
    # Whoever asks it to end waits for nothing: it has begun nothing that must be removed, and a thread waits for input.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.setswitchinterval(0.002)  # hovers need not wait long for a check
    logging.basicConfig(stream=sys.stderr, level=logging.CRITICAL)
    voice, sys.stdout = sys.stdout.buffer, sys.stderr  # what is printed by mistake is not a message
    server = make()
    server.once_settled = hold_still
    try:
        server.start_io(sys.stdin.buffer, voice)
    finally:
        for room in server.rooms.values():
            room.leave()
        server.checker.shutdown(wait=False, cancel_futures=True)
    sys.stderr.flush()
    # A check that is under way writes nothing and is no longer needed: do not wait for its thread.
    os._exit(0)
