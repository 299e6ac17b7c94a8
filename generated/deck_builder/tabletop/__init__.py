# What this pack leaves as it is lies in the folder of the pack it requires.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import built_on

__path__ = built_on(__path__, "../../tabletop")
