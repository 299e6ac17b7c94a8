# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_4.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_4.yaml:5
WAVE_4_GREEN_W4GA = Horde(
    "kingdom_rush.wave_4_green.w4ga", "Wave 4 Green A", grid=".....\n.....\nb....\nb....\nbggg.\n"
)

# content/kingdom_rush/waves/wave_4.yaml:15
WAVE_4_GREEN_W4GB = Horde(
    "kingdom_rush.wave_4_green.w4gb", "Wave 4 Green B", grid="..g..\n.yy..\ngy...\n.....\n....g\n"
)

# content/kingdom_rush/waves/wave_4.yaml:25
WAVE_4_GREEN_W4GC = Horde(
    "kingdom_rush.wave_4_green.w4gc", "Wave 4 Green C", grid=".....\n.b...\n.bb..\n.yy..\n..y..\n"
)

# content/kingdom_rush/waves/wave_4.yaml:39
WAVE_4_YELLOW_W4YA = Horde(
    "kingdom_rush.wave_4_yellow.w4ya", "Wave 4 Yellow A", grid="yg...\nbg...\nbg...\ng..y.\n.....\n"
)

# content/kingdom_rush/waves/wave_4.yaml:49
WAVE_4_YELLOW_W4YB = Horde(
    "kingdom_rush.wave_4_yellow.w4yb", "Wave 4 Yellow B", grid=".b...\n.y...\n..y..\nOO...\nOOb..\n"
)

# content/kingdom_rush/waves/wave_4.yaml:59
WAVE_4_YELLOW_W4YC = Horde(
    "kingdom_rush.wave_4_yellow.w4yc", "Wave 4 Yellow C", grid=".yb..\n.bw..\nyb...\n.yw..\n.....\n"
)

# content/kingdom_rush/waves/wave_4.yaml:73
WAVE_4_RED_W4RA = Horde(
    "kingdom_rush.wave_4_red.w4ra", "Wave 4 Red A", grid="by...\nbbTT.\n..TT.\ny....\n.....\n"
)

# content/kingdom_rush/waves/wave_4.yaml:83
WAVE_4_RED_W4RB = Horde(
    "kingdom_rush.wave_4_red.w4rb", "Wave 4 Red B", grid=".....\n.....\nbOOmb\nmOO..\n.b...\n"
)

# content/kingdom_rush/waves/wave_4.yaml:93
WAVE_4_RED_W4RC = Horde(
    "kingdom_rush.wave_4_red.w4rc", "Wave 4 Red C", grid="b....\ny.y..\n..BB.\n.yb..\n.RR..\n"
)

# content/kingdom_rush/waves/wave_4.yaml:2
WAVE_4_GREEN = Wave(
    "kingdom_rush.wave_4_green",
    "Wave 4 Green",
    cards=(WAVE_4_GREEN_W4GA, WAVE_4_GREEN_W4GB, WAVE_4_GREEN_W4GC),
)

# content/kingdom_rush/waves/wave_4.yaml:36
WAVE_4_YELLOW = Wave(
    "kingdom_rush.wave_4_yellow",
    "Wave 4 Yellow",
    cards=(WAVE_4_YELLOW_W4YA, WAVE_4_YELLOW_W4YB, WAVE_4_YELLOW_W4YC),
)

# content/kingdom_rush/waves/wave_4.yaml:70
WAVE_4_RED = Wave(
    "kingdom_rush.wave_4_red",
    "Wave 4 Red",
    cards=(WAVE_4_RED_W4RA, WAVE_4_RED_W4RB, WAVE_4_RED_W4RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_4_green_w4ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:14
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_4_green_w4gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:24
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_4_green_w4gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:34
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_4_yellow_w4ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:48
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_4_yellow_w4yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:58
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_4_yellow_w4yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:68
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_4_red_w4ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:82
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_4_red_w4rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:92
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_4_red_w4rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_4.yaml:102
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_4.yaml:5
WAVE_4_GREEN_W4GA_ABILITIES = Abilities(
    resolve=(("reward", wave_4_green_w4ga_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:15
WAVE_4_GREEN_W4GB_ABILITIES = Abilities(
    resolve=(("reward", wave_4_green_w4gb_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:25
WAVE_4_GREEN_W4GC_ABILITIES = Abilities(
    resolve=(("reward", wave_4_green_w4gc_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:39
WAVE_4_YELLOW_W4YA_ABILITIES = Abilities(
    resolve=(("reward", wave_4_yellow_w4ya_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:49
WAVE_4_YELLOW_W4YB_ABILITIES = Abilities(
    resolve=(("reward", wave_4_yellow_w4yb_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:59
WAVE_4_YELLOW_W4YC_ABILITIES = Abilities(
    resolve=(("reward", wave_4_yellow_w4yc_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:73
WAVE_4_RED_W4RA_ABILITIES = Abilities(
    resolve=(("reward", wave_4_red_w4ra_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:83
WAVE_4_RED_W4RB_ABILITIES = Abilities(
    resolve=(("reward", wave_4_red_w4rb_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_4.yaml:93
WAVE_4_RED_W4RC_ABILITIES = Abilities(
    resolve=(("reward", wave_4_red_w4rc_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_4_GREEN_W4GA,
        WAVE_4_GREEN_W4GB,
        WAVE_4_GREEN_W4GC,
        WAVE_4_YELLOW_W4YA,
        WAVE_4_YELLOW_W4YB,
        WAVE_4_YELLOW_W4YC,
        WAVE_4_RED_W4RA,
        WAVE_4_RED_W4RB,
        WAVE_4_RED_W4RC,
        WAVE_4_GREEN,
        WAVE_4_YELLOW,
        WAVE_4_RED,
    ),
    abilities={
        "kingdom_rush.wave_4_green.w4ga": WAVE_4_GREEN_W4GA_ABILITIES,
        "kingdom_rush.wave_4_green.w4gb": WAVE_4_GREEN_W4GB_ABILITIES,
        "kingdom_rush.wave_4_green.w4gc": WAVE_4_GREEN_W4GC_ABILITIES,
        "kingdom_rush.wave_4_yellow.w4ya": WAVE_4_YELLOW_W4YA_ABILITIES,
        "kingdom_rush.wave_4_yellow.w4yb": WAVE_4_YELLOW_W4YB_ABILITIES,
        "kingdom_rush.wave_4_yellow.w4yc": WAVE_4_YELLOW_W4YC_ABILITIES,
        "kingdom_rush.wave_4_red.w4ra": WAVE_4_RED_W4RA_ABILITIES,
        "kingdom_rush.wave_4_red.w4rb": WAVE_4_RED_W4RB_ABILITIES,
        "kingdom_rush.wave_4_red.w4rc": WAVE_4_RED_W4RC_ABILITIES,
    },
)
