# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_6.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_6.yaml:5
WAVE_6_GREEN_W6GA = Horde(
    "kingdom_rush.wave_6_green.w6ga", "Wave 6 Green A", grid="...g.\n...hg\n....g\ng...g\n....g\n"
)

# content/kingdom_rush/waves/wave_6.yaml:15
WAVE_6_GREEN_W6GB = Horde(
    "kingdom_rush.wave_6_green.w6gb", "Wave 6 Green B", grid=".....\n....g\ng...w\ng....\n..hgg\n"
)

# content/kingdom_rush/waves/wave_6.yaml:25
WAVE_6_GREEN_W6GC = Horde(
    "kingdom_rush.wave_6_green.w6gc", "Wave 6 Green C", grid="....g\n.....\ng....\n....b\n.gggh\n"
)

# content/kingdom_rush/waves/wave_6.yaml:39
WAVE_6_YELLOW_W6YA = Horde(
    "kingdom_rush.wave_6_yellow.w6ya", "Wave 6 Yellow A", grid="g....\n...OO\n..gOO\n.....\n..hg.\n"
)

# content/kingdom_rush/waves/wave_6.yaml:49
WAVE_6_YELLOW_W6YB = Horde(
    "kingdom_rush.wave_6_yellow.w6yb", "Wave 6 Yellow B", grid=".....\n..ggg\n.Bhh.\n.B..g\n.....\n"
)

# content/kingdom_rush/waves/wave_6.yaml:59
WAVE_6_YELLOW_W6YC = Horde(
    "kingdom_rush.wave_6_yellow.w6yc", "Wave 6 Yellow C", grid=".h...\n.....\n.g.y.\n.gg..\n.yg.g\n"
)

# content/kingdom_rush/waves/wave_6.yaml:73
WAVE_6_RED_W6RA = Horde(
    "kingdom_rush.wave_6_red.w6ra", "Wave 6 Red A", grid=".gTT.\nggTT.\n...g.\n..gh.\n.....\n"
)

# content/kingdom_rush/waves/wave_6.yaml:83
WAVE_6_RED_W6RB = Horde(
    "kingdom_rush.wave_6_red.w6rb", "Wave 6 Red B", grid=".....\nOOg..\nOOh..\nh....\nggg..\n"
)

# content/kingdom_rush/waves/wave_6.yaml:93
WAVE_6_RED_W6RC = Horde(
    "kingdom_rush.wave_6_red.w6rc", "Wave 6 Red C", grid="gB..m\nmBh..\n.....\nh...g\ng...g\n"
)

# content/kingdom_rush/waves/wave_6.yaml:2
WAVE_6_GREEN = Wave(
    "kingdom_rush.wave_6_green",
    "Wave 6 Green",
    cards=(WAVE_6_GREEN_W6GA, WAVE_6_GREEN_W6GB, WAVE_6_GREEN_W6GC),
)

# content/kingdom_rush/waves/wave_6.yaml:36
WAVE_6_YELLOW = Wave(
    "kingdom_rush.wave_6_yellow",
    "Wave 6 Yellow",
    cards=(WAVE_6_YELLOW_W6YA, WAVE_6_YELLOW_W6YB, WAVE_6_YELLOW_W6YC),
)

# content/kingdom_rush/waves/wave_6.yaml:70
WAVE_6_RED = Wave(
    "kingdom_rush.wave_6_red",
    "Wave 6 Red",
    cards=(WAVE_6_RED_W6RA, WAVE_6_RED_W6RB, WAVE_6_RED_W6RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_6_green_w6ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:14
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_6_green_w6gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:24
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_6_green_w6gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:34
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_6_yellow_w6ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:48
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_6_yellow_w6yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:58
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_6_yellow_w6yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:68
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_6_red_w6ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:82
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_6_red_w6rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:92
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_6_red_w6rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_6.yaml:102
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


# content/kingdom_rush/waves/wave_6.yaml:5
WAVE_6_GREEN_W6GA_ABILITIES = Abilities(
    resolve=(("reward", wave_6_green_w6ga_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:15
WAVE_6_GREEN_W6GB_ABILITIES = Abilities(
    resolve=(("reward", wave_6_green_w6gb_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:25
WAVE_6_GREEN_W6GC_ABILITIES = Abilities(
    resolve=(("reward", wave_6_green_w6gc_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:39
WAVE_6_YELLOW_W6YA_ABILITIES = Abilities(
    resolve=(("reward", wave_6_yellow_w6ya_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:49
WAVE_6_YELLOW_W6YB_ABILITIES = Abilities(
    resolve=(("reward", wave_6_yellow_w6yb_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:59
WAVE_6_YELLOW_W6YC_ABILITIES = Abilities(
    resolve=(("reward", wave_6_yellow_w6yc_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:73
WAVE_6_RED_W6RA_ABILITIES = Abilities(
    resolve=(("reward", wave_6_red_w6ra_resolve),),
    text="When destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:83
WAVE_6_RED_W6RB_ABILITIES = Abilities(
    resolve=(("reward", wave_6_red_w6rb_resolve),),
    text="When destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_6.yaml:93
WAVE_6_RED_W6RC_ABILITIES = Abilities(
    resolve=(("reward", wave_6_red_w6rc_resolve),),
    text="When destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_6_GREEN_W6GA,
        WAVE_6_GREEN_W6GB,
        WAVE_6_GREEN_W6GC,
        WAVE_6_YELLOW_W6YA,
        WAVE_6_YELLOW_W6YB,
        WAVE_6_YELLOW_W6YC,
        WAVE_6_RED_W6RA,
        WAVE_6_RED_W6RB,
        WAVE_6_RED_W6RC,
        WAVE_6_GREEN,
        WAVE_6_YELLOW,
        WAVE_6_RED,
    ),
    abilities={
        "kingdom_rush.wave_6_green.w6ga": WAVE_6_GREEN_W6GA_ABILITIES,
        "kingdom_rush.wave_6_green.w6gb": WAVE_6_GREEN_W6GB_ABILITIES,
        "kingdom_rush.wave_6_green.w6gc": WAVE_6_GREEN_W6GC_ABILITIES,
        "kingdom_rush.wave_6_yellow.w6ya": WAVE_6_YELLOW_W6YA_ABILITIES,
        "kingdom_rush.wave_6_yellow.w6yb": WAVE_6_YELLOW_W6YB_ABILITIES,
        "kingdom_rush.wave_6_yellow.w6yc": WAVE_6_YELLOW_W6YC_ABILITIES,
        "kingdom_rush.wave_6_red.w6ra": WAVE_6_RED_W6RA_ABILITIES,
        "kingdom_rush.wave_6_red.w6rb": WAVE_6_RED_W6RB_ABILITIES,
        "kingdom_rush.wave_6_red.w6rc": WAVE_6_RED_W6RC_ABILITIES,
    },
)
