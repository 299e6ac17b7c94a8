# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_9.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_9.yaml:5
WAVE_9_GREEN_W9GA = Horde(
    "kingdom_rush.wave_9_green.w9ga", "Wave 9 Green A", grid=".....\ngg...\nxg...\n.gg..\n.....\n"
)

# content/kingdom_rush/waves/wave_9.yaml:15
WAVE_9_GREEN_W9GB = Horde(
    "kingdom_rush.wave_9_green.w9gb", "Wave 9 Green B", grid=".....\n.....\nb.x..\nb....\nggg..\n"
)

# content/kingdom_rush/waves/wave_9.yaml:25
WAVE_9_GREEN_W9GC = Horde(
    "kingdom_rush.wave_9_green.w9gc", "Wave 9 Green C", grid="x....\ngg..x\n.g..g\n.....\n.....\n"
)

# content/kingdom_rush/waves/wave_9.yaml:39
WAVE_9_YELLOW_W9YA = Horde(
    "kingdom_rush.wave_9_yellow.w9ya", "Wave 9 Yellow A", grid=".wx..\n.....\n.....\nxgw..\n..gg.\n"
)

# content/kingdom_rush/waves/wave_9.yaml:49
WAVE_9_YELLOW_W9YB = Horde(
    "kingdom_rush.wave_9_yellow.w9yb", "Wave 9 Yellow B", grid=".....\n.....\n.....\n..OOx\nggOO.\n"
)

# content/kingdom_rush/waves/wave_9.yaml:59
WAVE_9_YELLOW_W9YC = Horde(
    "kingdom_rush.wave_9_yellow.w9yc", "Wave 9 Yellow C", grid=".....\n...B.\nx..B.\n....g\n..yyx\n"
)

# content/kingdom_rush/waves/wave_9.yaml:73
WAVE_9_RED_W9RA = Horde(
    "kingdom_rush.wave_9_red.w9ra", "Wave 9 Red A", grid=".....\n....x\n...gg\n..gTT\n..xTT\n"
)

# content/kingdom_rush/waves/wave_9.yaml:83
WAVE_9_RED_W9RB = Horde(
    "kingdom_rush.wave_9_red.w9rb", "Wave 9 Red B", grid=".....\n.x...\nbg...\nOO.x.\nOOb..\n"
)

# content/kingdom_rush/waves/wave_9.yaml:93
WAVE_9_RED_W9RC = Horde(
    "kingdom_rush.wave_9_red.w9rc", "Wave 9 Red C", grid="..BB.\nR....\nRx...\ng...x\ng...x\n"
)

# content/kingdom_rush/waves/wave_9.yaml:2
WAVE_9_GREEN = Wave(
    "kingdom_rush.wave_9_green",
    "Wave 9 Green",
    cards=(WAVE_9_GREEN_W9GA, WAVE_9_GREEN_W9GB, WAVE_9_GREEN_W9GC),
)

# content/kingdom_rush/waves/wave_9.yaml:36
WAVE_9_YELLOW = Wave(
    "kingdom_rush.wave_9_yellow",
    "Wave 9 Yellow",
    cards=(WAVE_9_YELLOW_W9YA, WAVE_9_YELLOW_W9YB, WAVE_9_YELLOW_W9YC),
)

# content/kingdom_rush/waves/wave_9.yaml:70
WAVE_9_RED = Wave(
    "kingdom_rush.wave_9_red",
    "Wave 9 Red",
    cards=(WAVE_9_RED_W9RA, WAVE_9_RED_W9RB, WAVE_9_RED_W9RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_9_green_w9ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:14
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_9_green_w9gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:24
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_9_green_w9gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:34
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_9_yellow_w9ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:48
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_9_yellow_w9yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:58
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_9_yellow_w9yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:68
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_9_red_w9ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:82
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_9_red_w9rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:92
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_9_red_w9rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_9.yaml:102
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


# content/kingdom_rush/waves/wave_9.yaml:5
WAVE_9_GREEN_W9GA_ABILITIES = Abilities(
    resolve=(("reward", wave_9_green_w9ga_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:15
WAVE_9_GREEN_W9GB_ABILITIES = Abilities(
    resolve=(("reward", wave_9_green_w9gb_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:25
WAVE_9_GREEN_W9GC_ABILITIES = Abilities(
    resolve=(("reward", wave_9_green_w9gc_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:39
WAVE_9_YELLOW_W9YA_ABILITIES = Abilities(
    resolve=(("reward", wave_9_yellow_w9ya_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:49
WAVE_9_YELLOW_W9YB_ABILITIES = Abilities(
    resolve=(("reward", wave_9_yellow_w9yb_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:59
WAVE_9_YELLOW_W9YC_ABILITIES = Abilities(
    resolve=(("reward", wave_9_yellow_w9yc_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:73
WAVE_9_RED_W9RA_ABILITIES = Abilities(
    resolve=(("reward", wave_9_red_w9ra_resolve),),
    text="When destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:83
WAVE_9_RED_W9RB_ABILITIES = Abilities(
    resolve=(("reward", wave_9_red_w9rb_resolve),),
    text="When destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_9.yaml:93
WAVE_9_RED_W9RC_ABILITIES = Abilities(
    resolve=(("reward", wave_9_red_w9rc_resolve),),
    text="When destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_9_GREEN_W9GA,
        WAVE_9_GREEN_W9GB,
        WAVE_9_GREEN_W9GC,
        WAVE_9_YELLOW_W9YA,
        WAVE_9_YELLOW_W9YB,
        WAVE_9_YELLOW_W9YC,
        WAVE_9_RED_W9RA,
        WAVE_9_RED_W9RB,
        WAVE_9_RED_W9RC,
        WAVE_9_GREEN,
        WAVE_9_YELLOW,
        WAVE_9_RED,
    ),
    abilities={
        "kingdom_rush.wave_9_green.w9ga": WAVE_9_GREEN_W9GA_ABILITIES,
        "kingdom_rush.wave_9_green.w9gb": WAVE_9_GREEN_W9GB_ABILITIES,
        "kingdom_rush.wave_9_green.w9gc": WAVE_9_GREEN_W9GC_ABILITIES,
        "kingdom_rush.wave_9_yellow.w9ya": WAVE_9_YELLOW_W9YA_ABILITIES,
        "kingdom_rush.wave_9_yellow.w9yb": WAVE_9_YELLOW_W9YB_ABILITIES,
        "kingdom_rush.wave_9_yellow.w9yc": WAVE_9_YELLOW_W9YC_ABILITIES,
        "kingdom_rush.wave_9_red.w9ra": WAVE_9_RED_W9RA_ABILITIES,
        "kingdom_rush.wave_9_red.w9rb": WAVE_9_RED_W9RB_ABILITIES,
        "kingdom_rush.wave_9_red.w9rc": WAVE_9_RED_W9RC_ABILITIES,
    },
)
