# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_2.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_2.yaml:5
WAVE_2_GREEN_W2GA = Horde(
    "kingdom_rush.wave_2_green.w2ga", "Wave 2 Green A", grid="gg...\n.g...\n.....\n...gg\n....g\n"
)

# content/kingdom_rush/waves/wave_2.yaml:15
WAVE_2_GREEN_W2GB = Horde(
    "kingdom_rush.wave_2_green.w2gb", "Wave 2 Green B", grid=".....\nwggg.\n.....\n....g\n...g.\n"
)

# content/kingdom_rush/waves/wave_2.yaml:25
WAVE_2_GREEN_W2GC = Horde(
    "kingdom_rush.wave_2_green.w2gc", "Wave 2 Green C", grid="....g\ng.g.g\n..g..\n.....\nm....\n"
)

# content/kingdom_rush/waves/wave_2.yaml:39
WAVE_2_YELLOW_W2YA = Horde(
    "kingdom_rush.wave_2_yellow.w2ya", "Wave 2 Yellow A", grid="..g..\n.OO..\n.OO.g\n.....\n...g.\n"
)

# content/kingdom_rush/waves/wave_2.yaml:49
WAVE_2_YELLOW_W2YB = Horde(
    "kingdom_rush.wave_2_yellow.w2yb", "Wave 2 Yellow B", grid="...g.\n...wg\n..B.g\n..B.g\n.....\n"
)

# content/kingdom_rush/waves/wave_2.yaml:59
WAVE_2_YELLOW_W2YC = Horde(
    "kingdom_rush.wave_2_yellow.w2yc", "Wave 2 Yellow C", grid=".g..g\n..g.g\n.....\n.....\n.gRR.\n"
)

# content/kingdom_rush/waves/wave_2.yaml:73
WAVE_2_RED_W2RA = Horde(
    "kingdom_rush.wave_2_red.w2ra", "Wave 2 Red A", grid="g..g.\nTTgg.\nTT...\n.....\n.....\n"
)

# content/kingdom_rush/waves/wave_2.yaml:83
WAVE_2_RED_W2RB = Horde(
    "kingdom_rush.wave_2_red.w2rb", "Wave 2 Red B", grid="...OO\n...OO\n...m.\n..gm.\ng....\n"
)

# content/kingdom_rush/waves/wave_2.yaml:93
WAVE_2_RED_W2RC = Horde(
    "kingdom_rush.wave_2_red.w2rc", "Wave 2 Red C", grid="..g.g\n..RRg\n...g.\nB....\nB....\n"
)

# content/kingdom_rush/waves/wave_2.yaml:2
WAVE_2_GREEN = Wave(
    "kingdom_rush.wave_2_green",
    "Wave 2 Green",
    cards=(WAVE_2_GREEN_W2GA, WAVE_2_GREEN_W2GB, WAVE_2_GREEN_W2GC),
)

# content/kingdom_rush/waves/wave_2.yaml:36
WAVE_2_YELLOW = Wave(
    "kingdom_rush.wave_2_yellow",
    "Wave 2 Yellow",
    cards=(WAVE_2_YELLOW_W2YA, WAVE_2_YELLOW_W2YB, WAVE_2_YELLOW_W2YC),
)

# content/kingdom_rush/waves/wave_2.yaml:70
WAVE_2_RED = Wave(
    "kingdom_rush.wave_2_red",
    "Wave 2 Red",
    cards=(WAVE_2_RED_W2RA, WAVE_2_RED_W2RB, WAVE_2_RED_W2RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_2_green_w2ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:14
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_2_green_w2gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:24
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_2_green_w2gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:34
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_2_yellow_w2ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:48
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_2_yellow_w2yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:58
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_2_yellow_w2yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:68
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_2_red_w2ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:82
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_2_red_w2rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:92
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_2_red_w2rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_2.yaml:102
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_2.yaml:5
WAVE_2_GREEN_W2GA_ABILITIES = Abilities(
    resolve=(("reward", wave_2_green_w2ga_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:15
WAVE_2_GREEN_W2GB_ABILITIES = Abilities(
    resolve=(("reward", wave_2_green_w2gb_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:25
WAVE_2_GREEN_W2GC_ABILITIES = Abilities(
    resolve=(("reward", wave_2_green_w2gc_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:39
WAVE_2_YELLOW_W2YA_ABILITIES = Abilities(
    resolve=(("reward", wave_2_yellow_w2ya_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:49
WAVE_2_YELLOW_W2YB_ABILITIES = Abilities(
    resolve=(("reward", wave_2_yellow_w2yb_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:59
WAVE_2_YELLOW_W2YC_ABILITIES = Abilities(
    resolve=(("reward", wave_2_yellow_w2yc_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:73
WAVE_2_RED_W2RA_ABILITIES = Abilities(
    resolve=(("reward", wave_2_red_w2ra_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:83
WAVE_2_RED_W2RB_ABILITIES = Abilities(
    resolve=(("reward", wave_2_red_w2rb_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_2.yaml:93
WAVE_2_RED_W2RC_ABILITIES = Abilities(
    resolve=(("reward", wave_2_red_w2rc_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_2_GREEN_W2GA,
        WAVE_2_GREEN_W2GB,
        WAVE_2_GREEN_W2GC,
        WAVE_2_YELLOW_W2YA,
        WAVE_2_YELLOW_W2YB,
        WAVE_2_YELLOW_W2YC,
        WAVE_2_RED_W2RA,
        WAVE_2_RED_W2RB,
        WAVE_2_RED_W2RC,
        WAVE_2_GREEN,
        WAVE_2_YELLOW,
        WAVE_2_RED,
    ),
    abilities={
        "kingdom_rush.wave_2_green.w2ga": WAVE_2_GREEN_W2GA_ABILITIES,
        "kingdom_rush.wave_2_green.w2gb": WAVE_2_GREEN_W2GB_ABILITIES,
        "kingdom_rush.wave_2_green.w2gc": WAVE_2_GREEN_W2GC_ABILITIES,
        "kingdom_rush.wave_2_yellow.w2ya": WAVE_2_YELLOW_W2YA_ABILITIES,
        "kingdom_rush.wave_2_yellow.w2yb": WAVE_2_YELLOW_W2YB_ABILITIES,
        "kingdom_rush.wave_2_yellow.w2yc": WAVE_2_YELLOW_W2YC_ABILITIES,
        "kingdom_rush.wave_2_red.w2ra": WAVE_2_RED_W2RA_ABILITIES,
        "kingdom_rush.wave_2_red.w2rb": WAVE_2_RED_W2RB_ABILITIES,
        "kingdom_rush.wave_2_red.w2rc": WAVE_2_RED_W2RC_ABILITIES,
    },
)
