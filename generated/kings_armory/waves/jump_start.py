# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/waves/jump_start.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import JumpStart

# content/kings_armory/waves/jump_start.yaml:5
JUMP_TO_2 = JumpStart(
    "kings_armory.jump_to_2",
    "Jump To 2",
    wave=2,
    rewards=3,
    gate=1,
    offensive=2,
    other=1,
    towers=0,
    equipment=0,
    hireables=0,
    level=1,
    reinforcements=1,
)

# content/kings_armory/waves/jump_start.yaml:19
JUMP_TO_3 = JumpStart(
    "kings_armory.jump_to_3",
    "Jump To 3",
    wave=3,
    rewards=5,
    gate=2,
    offensive=3,
    other=2,
    towers=0,
    equipment=1,
    hireables=1,
    level=2,
    reinforcements=2,
)

# content/kings_armory/waves/jump_start.yaml:33
JUMP_TO_4 = JumpStart(
    "kings_armory.jump_to_4",
    "Jump To 4",
    wave=4,
    rewards=9,
    gate=4,
    offensive=4,
    other=3,
    towers=1,
    equipment=2,
    hireables=2,
    level=3,
    reinforcements=2,
)

# content/kings_armory/waves/jump_start.yaml:47
JUMP_TO_5 = JumpStart(
    "kings_armory.jump_to_5",
    "Jump To 5",
    wave=5,
    rewards=14,
    gate=6,
    offensive=6,
    other=4,
    towers=1,
    equipment=3,
    hireables=2,
    level=3,
    reinforcements=2,
)

# content/kings_armory/waves/jump_start.yaml:61
JUMP_TO_6 = JumpStart(
    "kings_armory.jump_to_6",
    "Jump To 6",
    wave=6,
    rewards=20,
    gate=8,
    offensive=7,
    other=5,
    towers=2,
    equipment=4,
    hireables=3,
    level=3,
    reinforcements=3,
)

# content/kings_armory/waves/jump_start.yaml:75
JUMP_TO_7 = JumpStart(
    "kings_armory.jump_to_7",
    "Jump To 7",
    wave=7,
    rewards=27,
    gate=10,
    offensive=8,
    other=6,
    towers=2,
    equipment=4,
    hireables=3,
    level=3,
    reinforcements=3,
)

CONTENTS = Contents(definitions=(JUMP_TO_2, JUMP_TO_3, JUMP_TO_4, JUMP_TO_5, JUMP_TO_6, JUMP_TO_7))
