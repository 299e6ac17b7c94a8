# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_5.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_5.yaml:5
WAVE_5_GREEN_W5GA = Horde(
    "kingdom_rush.wave_5_green.w5ga",
    "Wave 5 Green A",
    grid=".....\n.g...\n.g...\n.gw..\nggg..\n",
    physical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_5.yaml:16
WAVE_5_GREEN_W5GB = Horde(
    "kingdom_rush.wave_5_green.w5gb",
    "Wave 5 Green B",
    grid=".g..b\ng.ggg\nb....\n.....\n.....\n",
    physical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_5.yaml:27
WAVE_5_GREEN_W5GC = Horde(
    "kingdom_rush.wave_5_green.w5gc",
    "Wave 5 Green C",
    grid="yy...\n.....\nggg..\ng....\n..g..\n",
    physical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_5.yaml:42
WAVE_5_YELLOW_W5YA = Horde(
    "kingdom_rush.wave_5_yellow.w5ya",
    "Wave 5 Yellow A",
    grid="g....\n.....\n..gg.\nOO.g.\nOO...\n",
    physical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_5.yaml:53
WAVE_5_YELLOW_W5YB = Horde(
    "kingdom_rush.wave_5_yellow.w5yb",
    "Wave 5 Yellow B",
    grid=".g..w\nBw..g\nB...g\n..g..\n.....\n",
    physical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_5.yaml:64
WAVE_5_YELLOW_W5YC = Horde(
    "kingdom_rush.wave_5_yellow.w5yc",
    "Wave 5 Yellow C",
    grid="....m\n...mg\ng..g.\ng....\nb.b..\n",
    physical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_5.yaml:79
WAVE_5_RED_W5RA = Horde(
    "kingdom_rush.wave_5_red.w5ra",
    "Wave 5 Red A",
    grid="...g.\nTTb..\nTTb..\n.g...\ngg...\n",
    physical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_5.yaml:90
WAVE_5_RED_W5RB = Horde(
    "kingdom_rush.wave_5_red.w5rb",
    "Wave 5 Red B",
    grid=".BB..\n.OOg.\n.OOg.\n.gg..\n.....\n",
    physical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_5.yaml:101
WAVE_5_RED_W5RC = Horde(
    "kingdom_rush.wave_5_red.w5rc",
    "Wave 5 Red C",
    grid="..RR.\n..gg.\n...g.\n..ygR\n...yR\n",
    physical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_5.yaml:2
WAVE_5_GREEN = Wave(
    "kingdom_rush.wave_5_green",
    "Wave 5 Green",
    cards=(WAVE_5_GREEN_W5GA, WAVE_5_GREEN_W5GB, WAVE_5_GREEN_W5GC),
)

# content/kingdom_rush/waves/wave_5.yaml:39
WAVE_5_YELLOW = Wave(
    "kingdom_rush.wave_5_yellow",
    "Wave 5 Yellow",
    cards=(WAVE_5_YELLOW_W5YA, WAVE_5_YELLOW_W5YB, WAVE_5_YELLOW_W5YC),
)

# content/kingdom_rush/waves/wave_5.yaml:76
WAVE_5_RED = Wave(
    "kingdom_rush.wave_5_red",
    "Wave 5 Red",
    cards=(WAVE_5_RED_W5RA, WAVE_5_RED_W5RB, WAVE_5_RED_W5RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_5_green_w5ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:15
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_5_green_w5gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:26
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_5_green_w5gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:37
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_5_yellow_w5ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:52
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_5_yellow_w5yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:63
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_5_yellow_w5yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:74
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_5_red_w5ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:89
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_5_red_w5rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:100
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_5_red_w5rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_5.yaml:111
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


# content/kingdom_rush/waves/wave_5.yaml:5
WAVE_5_GREEN_W5GA_ABILITIES = Abilities(
    resolve=(("reward", wave_5_green_w5ga_resolve),),
    text="Physical shield: Guards against the rows above and below.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:16
WAVE_5_GREEN_W5GB_ABILITIES = Abilities(
    resolve=(("reward", wave_5_green_w5gb_resolve),),
    text="Physical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:27
WAVE_5_GREEN_W5GC_ABILITIES = Abilities(
    resolve=(("reward", wave_5_green_w5gc_resolve),),
    text="Physical shield: Guards against the rows above and below.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:42
WAVE_5_YELLOW_W5YA_ABILITIES = Abilities(
    resolve=(("reward", wave_5_yellow_w5ya_resolve),),
    text="Physical shield: Guards against the rows above and below.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:53
WAVE_5_YELLOW_W5YB_ABILITIES = Abilities(
    resolve=(("reward", wave_5_yellow_w5yb_resolve),),
    text="Physical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:64
WAVE_5_YELLOW_W5YC_ABILITIES = Abilities(
    resolve=(("reward", wave_5_yellow_w5yc_resolve),),
    text="Physical shield: Guards against the rows above and below.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:79
WAVE_5_RED_W5RA_ABILITIES = Abilities(
    resolve=(("reward", wave_5_red_w5ra_resolve),),
    text="Physical shield: Guards against the rows above and below.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:90
WAVE_5_RED_W5RB_ABILITIES = Abilities(
    resolve=(("reward", wave_5_red_w5rb_resolve),),
    text="Physical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_5.yaml:101
WAVE_5_RED_W5RC_ABILITIES = Abilities(
    resolve=(("reward", wave_5_red_w5rc_resolve),),
    text="Physical shield: Guards against the rows above and below.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_5_GREEN_W5GA,
        WAVE_5_GREEN_W5GB,
        WAVE_5_GREEN_W5GC,
        WAVE_5_YELLOW_W5YA,
        WAVE_5_YELLOW_W5YB,
        WAVE_5_YELLOW_W5YC,
        WAVE_5_RED_W5RA,
        WAVE_5_RED_W5RB,
        WAVE_5_RED_W5RC,
        WAVE_5_GREEN,
        WAVE_5_YELLOW,
        WAVE_5_RED,
    ),
    abilities={
        "kingdom_rush.wave_5_green.w5ga": WAVE_5_GREEN_W5GA_ABILITIES,
        "kingdom_rush.wave_5_green.w5gb": WAVE_5_GREEN_W5GB_ABILITIES,
        "kingdom_rush.wave_5_green.w5gc": WAVE_5_GREEN_W5GC_ABILITIES,
        "kingdom_rush.wave_5_yellow.w5ya": WAVE_5_YELLOW_W5YA_ABILITIES,
        "kingdom_rush.wave_5_yellow.w5yb": WAVE_5_YELLOW_W5YB_ABILITIES,
        "kingdom_rush.wave_5_yellow.w5yc": WAVE_5_YELLOW_W5YC_ABILITIES,
        "kingdom_rush.wave_5_red.w5ra": WAVE_5_RED_W5RA_ABILITIES,
        "kingdom_rush.wave_5_red.w5rb": WAVE_5_RED_W5RB_ABILITIES,
        "kingdom_rush.wave_5_red.w5rc": WAVE_5_RED_W5RC_ABILITIES,
    },
)
