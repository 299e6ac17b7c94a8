# The pack `foretold`, ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Program

from . import contents
from .lock import LOCK
from .state import new_game, set_up

PROGRAM = Program(
    pack="foretold",
    title="Foretold",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=contents.CONTENTS,
)
