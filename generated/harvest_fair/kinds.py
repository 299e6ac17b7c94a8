# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Definition

from .tabletop.kinds import Bearer


# content/harvest_fair/rules/fair.yaml:2
class Scenario(Definition):
    crew: dict[int, int] = {}


# content/harvest_fair/rules/fair.yaml:5
class Helper(Bearer):
    pass


# content/harvest_fair/rules/fair.yaml:30
class Stall(Definition):
    """A place where a helper works."""

    open_to_all: bool = False


CROP_NUMBERS = {"apples": 0, "beans": 1, "corn": 2}
