# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/waves/selection.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Wave

# content/kings_armory/waves/selection.yaml:4
WAVE_1 = Wave(
    "kings_armory.wave_1",
    "Wave 1",
    number=1,
    foes=5,
    rewards=3,
    levels=(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
)

# content/kings_armory/waves/selection.yaml:11
WAVE_2 = Wave(
    "kings_armory.wave_2",
    "Wave 2",
    number=2,
    foes=7,
    rewards=2,
    levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2),
)

# content/kings_armory/waves/selection.yaml:18
WAVE_3 = Wave(
    "kings_armory.wave_3",
    "Wave 3",
    number=3,
    foes=8,
    rewards=4,
    levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3),
)

# content/kings_armory/waves/selection.yaml:25
WAVE_4 = Wave(
    "kings_armory.wave_4",
    "Wave 4",
    number=4,
    foes=9,
    rewards=5,
    levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4),
)

# content/kings_armory/waves/selection.yaml:32
WAVE_5 = Wave(
    "kings_armory.wave_5",
    "Wave 5",
    number=5,
    foes=10,
    rewards=6,
    levels=(1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5),
)

# content/kings_armory/waves/selection.yaml:39
WAVE_6 = Wave(
    "kings_armory.wave_6",
    "Wave 6",
    number=6,
    foes=12,
    rewards=7,
    levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5),
)

# content/kings_armory/waves/selection.yaml:46
WAVE_7 = Wave(
    "kings_armory.wave_7",
    "Wave 7",
    number=7,
    foes=14,
    rewards=8,
    levels=(2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5),
)

CONTENTS = Contents(definitions=(WAVE_1, WAVE_2, WAVE_3, WAVE_4, WAVE_5, WAVE_6, WAVE_7))
