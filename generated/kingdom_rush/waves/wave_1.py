# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_1.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_1.yaml:5
WAVE_1_GREEN_W1GA = Horde(
    "kingdom_rush.wave_1_green.w1ga", "Wave 1 Green A", grid=".g.gg\n.g..g\n.....\n.....\n.....\n"
)

# content/kingdom_rush/waves/wave_1.yaml:15
WAVE_1_GREEN_W1GB = Horde(
    "kingdom_rush.wave_1_green.w1gb", "Wave 1 Green B", grid="..gg.\n.....\n.....\n.....\n..gwg\n"
)

# content/kingdom_rush/waves/wave_1.yaml:25
WAVE_1_GREEN_W1GC = Horde(
    "kingdom_rush.wave_1_green.w1gc", "Wave 1 Green C", grid="..gmg\n.g..g\n.....\n.....\n.....\n"
)

# content/kingdom_rush/waves/wave_1.yaml:39
WAVE_1_YELLOW_W1YA = Horde(
    "kingdom_rush.wave_1_yellow.w1ya", "Wave 1 Yellow A", grid="..g..\n.gw..\n.....\n..g.g\n..w..\n"
)

# content/kingdom_rush/waves/wave_1.yaml:49
WAVE_1_YELLOW_W1YB = Horde(
    "kingdom_rush.wave_1_yellow.w1yb", "Wave 1 Yellow B", grid=".....\n.....\n.....\n.gOO.\n..OOg\n"
)

# content/kingdom_rush/waves/wave_1.yaml:59
WAVE_1_YELLOW_W1YC = Horde(
    "kingdom_rush.wave_1_yellow.w1yc", "Wave 1 Yellow C", grid=".g...\n.g...\ng..g.\n.BB..\n.....\n"
)

# content/kingdom_rush/waves/wave_1.yaml:73
WAVE_1_RED_W1RA = Horde(
    "kingdom_rush.wave_1_red.w1ra", "Wave 1 Red A", grid="....B\n..ggB\ng....\n..m.g\n.....\n"
)

# content/kingdom_rush/waves/wave_1.yaml:83
WAVE_1_RED_W1RB = Horde(
    "kingdom_rush.wave_1_red.w1rb", "Wave 1 Red B", grid=".....\n.....\n.w...\nOO.gg\nOO...\n"
)

# content/kingdom_rush/waves/wave_1.yaml:93
WAVE_1_RED_W1RC = Horde(
    "kingdom_rush.wave_1_red.w1rc", "Wave 1 Red C", grid="....g\n....g\n...gg\n.m...\n.gm..\n"
)

# content/kingdom_rush/waves/wave_1.yaml:2
WAVE_1_GREEN = Wave(
    "kingdom_rush.wave_1_green",
    "Wave 1 Green",
    cards=(WAVE_1_GREEN_W1GA, WAVE_1_GREEN_W1GB, WAVE_1_GREEN_W1GC),
)

# content/kingdom_rush/waves/wave_1.yaml:36
WAVE_1_YELLOW = Wave(
    "kingdom_rush.wave_1_yellow",
    "Wave 1 Yellow",
    cards=(WAVE_1_YELLOW_W1YA, WAVE_1_YELLOW_W1YB, WAVE_1_YELLOW_W1YC),
)

# content/kingdom_rush/waves/wave_1.yaml:70
WAVE_1_RED = Wave(
    "kingdom_rush.wave_1_red",
    "Wave 1 Red",
    cards=(WAVE_1_RED_W1RA, WAVE_1_RED_W1RB, WAVE_1_RED_W1RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_1_green_w1ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:14
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_1_green_w1gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:24
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_1_green_w1gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:34
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_1_yellow_w1ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:48
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_1_yellow_w1yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:58
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_1_yellow_w1yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:68
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_1_red_w1ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:82
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_1_red_w1rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:92
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_1_red_w1rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:102
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_1.yaml:5
WAVE_1_GREEN_W1GA_ABILITIES = Abilities(
    resolve=(("reward", wave_1_green_w1ga_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:15
WAVE_1_GREEN_W1GB_ABILITIES = Abilities(
    resolve=(("reward", wave_1_green_w1gb_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:25
WAVE_1_GREEN_W1GC_ABILITIES = Abilities(
    resolve=(("reward", wave_1_green_w1gc_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:39
WAVE_1_YELLOW_W1YA_ABILITIES = Abilities(
    resolve=(("reward", wave_1_yellow_w1ya_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:49
WAVE_1_YELLOW_W1YB_ABILITIES = Abilities(
    resolve=(("reward", wave_1_yellow_w1yb_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:59
WAVE_1_YELLOW_W1YC_ABILITIES = Abilities(
    resolve=(("reward", wave_1_yellow_w1yc_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:73
WAVE_1_RED_W1RA_ABILITIES = Abilities(
    resolve=(("reward", wave_1_red_w1ra_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:83
WAVE_1_RED_W1RB_ABILITIES = Abilities(
    resolve=(("reward", wave_1_red_w1rb_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_1.yaml:93
WAVE_1_RED_W1RC_ABILITIES = Abilities(
    resolve=(("reward", wave_1_red_w1rc_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_1_GREEN_W1GA,
        WAVE_1_GREEN_W1GB,
        WAVE_1_GREEN_W1GC,
        WAVE_1_YELLOW_W1YA,
        WAVE_1_YELLOW_W1YB,
        WAVE_1_YELLOW_W1YC,
        WAVE_1_RED_W1RA,
        WAVE_1_RED_W1RB,
        WAVE_1_RED_W1RC,
        WAVE_1_GREEN,
        WAVE_1_YELLOW,
        WAVE_1_RED,
    ),
    abilities={
        "kingdom_rush.wave_1_green.w1ga": WAVE_1_GREEN_W1GA_ABILITIES,
        "kingdom_rush.wave_1_green.w1gb": WAVE_1_GREEN_W1GB_ABILITIES,
        "kingdom_rush.wave_1_green.w1gc": WAVE_1_GREEN_W1GC_ABILITIES,
        "kingdom_rush.wave_1_yellow.w1ya": WAVE_1_YELLOW_W1YA_ABILITIES,
        "kingdom_rush.wave_1_yellow.w1yb": WAVE_1_YELLOW_W1YB_ABILITIES,
        "kingdom_rush.wave_1_yellow.w1yc": WAVE_1_YELLOW_W1YC_ABILITIES,
        "kingdom_rush.wave_1_red.w1ra": WAVE_1_RED_W1RA_ABILITIES,
        "kingdom_rush.wave_1_red.w1rb": WAVE_1_RED_W1RB_ABILITIES,
        "kingdom_rush.wave_1_red.w1rc": WAVE_1_RED_W1RC_ABILITIES,
    },
)
