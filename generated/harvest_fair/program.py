# The pack `harvest_fair`, ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Program

from . import contents
from .lock import LOCK
from .state import new_game, set_up
from .tabletop import contents as tabletop_contents

PROGRAM = Program(
    pack="harvest_fair",
    title="Harvest Fair",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=(*tabletop_contents.CONTENTS, *contents.CONTENTS),
)
