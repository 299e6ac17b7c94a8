# What the pack `tabletop` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents

CONTENTS: tuple[Contents, ...] = ()
