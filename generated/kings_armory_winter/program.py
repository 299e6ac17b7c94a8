# The pack `kings_armory_winter`, ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Program

from . import contents
from .kings_armory import contents as kings_armory_contents
from .lock import LOCK
from .state import new_game, set_up

PROGRAM = Program(
    pack="kings_armory_winter",
    title="The King's Armory: A Hard Winter",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=(*kings_armory_contents.CONTENTS, *contents.CONTENTS),
    begins="the_whole_game",
)
