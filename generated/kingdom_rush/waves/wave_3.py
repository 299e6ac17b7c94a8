# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_3.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_3.yaml:5
WAVE_3_GREEN_W3GA = Horde(
    "kingdom_rush.wave_3_green.w3ga",
    "Wave 3 Green A",
    grid="..g..\n.....\n.....\n.g.g.\ngg.g.\n",
    magical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_3.yaml:16
WAVE_3_GREEN_W3GB = Horde(
    "kingdom_rush.wave_3_green.w3gb",
    "Wave 3 Green B",
    grid=".....\n.g...\ng.wg.\ng....\n.g...\n",
    magical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_3.yaml:27
WAVE_3_GREEN_W3GC = Horde(
    "kingdom_rush.wave_3_green.w3gc",
    "Wave 3 Green C",
    grid="...g.\n.gBB.\n...g.\n.....\n...g.\n",
    magical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_3.yaml:42
WAVE_3_YELLOW_W3YA = Horde(
    "kingdom_rush.wave_3_yellow.w3ya",
    "Wave 3 Yellow A",
    grid=".....\ngg...\nOO...\nOO...\n.g...\n",
    magical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_3.yaml:53
WAVE_3_YELLOW_W3YB = Horde(
    "kingdom_rush.wave_3_yellow.w3yb",
    "Wave 3 Yellow B",
    grid="...w.\n...g.\ng....\nggg..\n.w...\n",
    magical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_3.yaml:64
WAVE_3_YELLOW_W3YC = Horde(
    "kingdom_rush.wave_3_yellow.w3yc",
    "Wave 3 Yellow C",
    grid=".gg..\ngmg..\n.BB..\n.....\n.....\n",
    magical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_3.yaml:79
WAVE_3_RED_W3RA = Horde(
    "kingdom_rush.wave_3_red.w3ra",
    "Wave 3 Red A",
    grid=".....\n..wg.\n..ggg\n...TT\n...TT\n",
    magical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_3.yaml:90
WAVE_3_RED_W3RB = Horde(
    "kingdom_rush.wave_3_red.w3rb",
    "Wave 3 Red B",
    grid="..gB.\n..gB.\n..g..\n.OO..\n.OO..\n",
    magical_shield="top_and_bottom",
)

# content/kingdom_rush/waves/wave_3.yaml:101
WAVE_3_RED_W3RC = Horde(
    "kingdom_rush.wave_3_red.w3rc",
    "Wave 3 Red C",
    grid=".....\n....g\n.gg.g\n..m..\nmgRR.\n",
    magical_shield="left_and_right",
)

# content/kingdom_rush/waves/wave_3.yaml:2
WAVE_3_GREEN = Wave(
    "kingdom_rush.wave_3_green",
    "Wave 3 Green",
    cards=(WAVE_3_GREEN_W3GA, WAVE_3_GREEN_W3GB, WAVE_3_GREEN_W3GC),
)

# content/kingdom_rush/waves/wave_3.yaml:39
WAVE_3_YELLOW = Wave(
    "kingdom_rush.wave_3_yellow",
    "Wave 3 Yellow",
    cards=(WAVE_3_YELLOW_W3YA, WAVE_3_YELLOW_W3YB, WAVE_3_YELLOW_W3YC),
)

# content/kingdom_rush/waves/wave_3.yaml:76
WAVE_3_RED = Wave(
    "kingdom_rush.wave_3_red",
    "Wave 3 Red",
    cards=(WAVE_3_RED_W3RA, WAVE_3_RED_W3RB, WAVE_3_RED_W3RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_3_green_w3ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:15
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_3_green_w3gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:26
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_3_green_w3gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:37
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_3_yellow_w3ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:52
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_3_yellow_w3yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:63
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_3_yellow_w3yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:74
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_3_red_w3ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:89
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_3_red_w3rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:100
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_3_red_w3rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_3.yaml:111
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_3.yaml:5
WAVE_3_GREEN_W3GA_ABILITIES = Abilities(
    resolve=(("reward", wave_3_green_w3ga_resolve),),
    text="Magical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:16
WAVE_3_GREEN_W3GB_ABILITIES = Abilities(
    resolve=(("reward", wave_3_green_w3gb_resolve),),
    text="Magical shield: Guards against the rows above and below.\nWhen destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:27
WAVE_3_GREEN_W3GC_ABILITIES = Abilities(
    resolve=(("reward", wave_3_green_w3gc_resolve),),
    text="Magical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:42
WAVE_3_YELLOW_W3YA_ABILITIES = Abilities(
    resolve=(("reward", wave_3_yellow_w3ya_resolve),),
    text="Magical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:53
WAVE_3_YELLOW_W3YB_ABILITIES = Abilities(
    resolve=(("reward", wave_3_yellow_w3yb_resolve),),
    text="Magical shield: Guards against the rows above and below.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:64
WAVE_3_YELLOW_W3YC_ABILITIES = Abilities(
    resolve=(("reward", wave_3_yellow_w3yc_resolve),),
    text="Magical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:79
WAVE_3_RED_W3RA_ABILITIES = Abilities(
    resolve=(("reward", wave_3_red_w3ra_resolve),),
    text="Magical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:90
WAVE_3_RED_W3RB_ABILITIES = Abilities(
    resolve=(("reward", wave_3_red_w3rb_resolve),),
    text="Magical shield: Guards against the rows above and below.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_3.yaml:101
WAVE_3_RED_W3RC_ABILITIES = Abilities(
    resolve=(("reward", wave_3_red_w3rc_resolve),),
    text="Magical shield: Guards against the columns to the left and to the right.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_3_GREEN_W3GA,
        WAVE_3_GREEN_W3GB,
        WAVE_3_GREEN_W3GC,
        WAVE_3_YELLOW_W3YA,
        WAVE_3_YELLOW_W3YB,
        WAVE_3_YELLOW_W3YC,
        WAVE_3_RED_W3RA,
        WAVE_3_RED_W3RB,
        WAVE_3_RED_W3RC,
        WAVE_3_GREEN,
        WAVE_3_YELLOW,
        WAVE_3_RED,
    ),
    abilities={
        "kingdom_rush.wave_3_green.w3ga": WAVE_3_GREEN_W3GA_ABILITIES,
        "kingdom_rush.wave_3_green.w3gb": WAVE_3_GREEN_W3GB_ABILITIES,
        "kingdom_rush.wave_3_green.w3gc": WAVE_3_GREEN_W3GC_ABILITIES,
        "kingdom_rush.wave_3_yellow.w3ya": WAVE_3_YELLOW_W3YA_ABILITIES,
        "kingdom_rush.wave_3_yellow.w3yb": WAVE_3_YELLOW_W3YB_ABILITIES,
        "kingdom_rush.wave_3_yellow.w3yc": WAVE_3_YELLOW_W3YC_ABILITIES,
        "kingdom_rush.wave_3_red.w3ra": WAVE_3_RED_W3RA_ABILITIES,
        "kingdom_rush.wave_3_red.w3rb": WAVE_3_RED_W3RB_ABILITIES,
        "kingdom_rush.wave_3_red.w3rc": WAVE_3_RED_W3RC_ABILITIES,
    },
)
