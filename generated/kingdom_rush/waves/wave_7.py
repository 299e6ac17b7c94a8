# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_7.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_7.yaml:5
WAVE_7_YELLOW_W7YA = Horde(
    "kingdom_rush.wave_7_yellow.w7ya",
    "Wave 7 Yellow A",
    grid="#gg.#\n.....\n.##.#\ng.gg#\ng..g.\n",
    flying=True,
)

# content/kingdom_rush/waves/wave_7.yaml:16
WAVE_7_YELLOW_W7YB = Horde(
    "kingdom_rush.wave_7_yellow.w7yb",
    "Wave 7 Yellow B",
    grid=".#gg.\n#.gg.\ng#...\ngw..#\n.#.#.\n",
    flying=True,
)

# content/kingdom_rush/waves/wave_7.yaml:27
WAVE_7_YELLOW_W7YC = Horde(
    "kingdom_rush.wave_7_yellow.w7yc",
    "Wave 7 Yellow C",
    grid="#..##\n..ggg\n..bgb\n##...\n.g#..\n",
    flying=True,
)

# content/kingdom_rush/waves/wave_7.yaml:42
WAVE_7_RED_W7RA = Horde(
    "kingdom_rush.wave_7_red.w7ra",
    "Wave 7 Red A",
    grid="#OOg#\n.OO#.\n#gg.#\n...#.\n.#gg.\n",
    flying=True,
)

# content/kingdom_rush/waves/wave_7.yaml:53
WAVE_7_RED_W7RB = Horde(
    "kingdom_rush.wave_7_red.w7rb",
    "Wave 7 Red B",
    grid=".ggg.\nggm.#\n.gg.m\n..##.\n.####\n",
    flying=True,
)

# content/kingdom_rush/waves/wave_7.yaml:64
WAVE_7_RED_W7RC = Horde(
    "kingdom_rush.wave_7_red.w7rc",
    "Wave 7 Red C",
    grid=".gb.#\n#g...\n#g.#.\n##yg.\n.#gby\n",
    flying=True,
)

# content/kingdom_rush/waves/wave_7.yaml:2
WAVE_7_YELLOW = Wave(
    "kingdom_rush.wave_7_yellow",
    "Wave 7 Yellow",
    cards=(WAVE_7_YELLOW_W7YA, WAVE_7_YELLOW_W7YB, WAVE_7_YELLOW_W7YC),
)

# content/kingdom_rush/waves/wave_7.yaml:39
WAVE_7_RED = Wave(
    "kingdom_rush.wave_7_red",
    "Wave 7 Red",
    cards=(WAVE_7_RED_W7RA, WAVE_7_RED_W7RB, WAVE_7_RED_W7RC),
)


def wave_7_yellow_w7ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_7.yaml:15
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_7_yellow_w7yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_7.yaml:26
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_7_yellow_w7yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_7.yaml:37
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_7_red_w7ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_7.yaml:52
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_7_red_w7rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_7.yaml:63
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_7_red_w7rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_7.yaml:74
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


# content/kingdom_rush/waves/wave_7.yaml:5
WAVE_7_YELLOW_W7YA_ABILITIES = Abilities(
    resolve=(("reward", wave_7_yellow_w7ya_resolve),),
    text="Flying.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_7.yaml:16
WAVE_7_YELLOW_W7YB_ABILITIES = Abilities(
    resolve=(("reward", wave_7_yellow_w7yb_resolve),),
    text="Flying.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_7.yaml:27
WAVE_7_YELLOW_W7YC_ABILITIES = Abilities(
    resolve=(("reward", wave_7_yellow_w7yc_resolve),),
    text="Flying.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_7.yaml:42
WAVE_7_RED_W7RA_ABILITIES = Abilities(
    resolve=(("reward", wave_7_red_w7ra_resolve),),
    text="Flying.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_7.yaml:53
WAVE_7_RED_W7RB_ABILITIES = Abilities(
    resolve=(("reward", wave_7_red_w7rb_resolve),),
    text="Flying.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_7.yaml:64
WAVE_7_RED_W7RC_ABILITIES = Abilities(
    resolve=(("reward", wave_7_red_w7rc_resolve),),
    text="Flying.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_7_YELLOW_W7YA,
        WAVE_7_YELLOW_W7YB,
        WAVE_7_YELLOW_W7YC,
        WAVE_7_RED_W7RA,
        WAVE_7_RED_W7RB,
        WAVE_7_RED_W7RC,
        WAVE_7_YELLOW,
        WAVE_7_RED,
    ),
    abilities={
        "kingdom_rush.wave_7_yellow.w7ya": WAVE_7_YELLOW_W7YA_ABILITIES,
        "kingdom_rush.wave_7_yellow.w7yb": WAVE_7_YELLOW_W7YB_ABILITIES,
        "kingdom_rush.wave_7_yellow.w7yc": WAVE_7_YELLOW_W7YC_ABILITIES,
        "kingdom_rush.wave_7_red.w7ra": WAVE_7_RED_W7RA_ABILITIES,
        "kingdom_rush.wave_7_red.w7rb": WAVE_7_RED_W7RB_ABILITIES,
        "kingdom_rush.wave_7_red.w7rc": WAVE_7_RED_W7RC_ABILITIES,
    },
)
