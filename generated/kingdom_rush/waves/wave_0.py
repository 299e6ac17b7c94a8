# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_0.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_0.yaml:7
WAVE_0_GREEN_W0GA = Horde(
    "kingdom_rush.wave_0_green.w0ga", "Wave 0 Green A", grid=".....\n.....\n..ggg\n...g.\n.....\n"
)

# content/kingdom_rush/waves/wave_0.yaml:17
WAVE_0_GREEN_W0GB = Horde(
    "kingdom_rush.wave_0_green.w0gb", "Wave 0 Green B", grid=".....\n..g..\n..g..\n.....\ngg...\n"
)

# content/kingdom_rush/waves/wave_0.yaml:27
WAVE_0_GREEN_W0GC = Horde(
    "kingdom_rush.wave_0_green.w0gc", "Wave 0 Green C", grid="..ggg\n..g..\n.....\n.....\n.....\n"
)

# content/kingdom_rush/waves/wave_0.yaml:41
WAVE_0_YELLOW_W0YA = Horde(
    "kingdom_rush.wave_0_yellow.w0ya", "Wave 0 Yellow A", grid=".....\n..gg.\n.....\n..gg.\n..g..\n"
)

# content/kingdom_rush/waves/wave_0.yaml:51
WAVE_0_YELLOW_W0YB = Horde(
    "kingdom_rush.wave_0_yellow.w0yb", "Wave 0 Yellow B", grid=".....\n.....\ng....\n.wg..\n.gg..\n"
)

# content/kingdom_rush/waves/wave_0.yaml:61
WAVE_0_YELLOW_W0YC = Horde(
    "kingdom_rush.wave_0_yellow.w0yc", "Wave 0 Yellow C", grid=".....\n..wgg\n...gg\n.....\n.....\n"
)

# content/kingdom_rush/waves/wave_0.yaml:75
WAVE_0_RED_W0RA = Horde(
    "kingdom_rush.wave_0_red.w0ra", "Wave 0 Red A", grid=".....\n.....\ngmgg.\nmg...\n.....\n"
)

# content/kingdom_rush/waves/wave_0.yaml:85
WAVE_0_RED_W0RB = Horde(
    "kingdom_rush.wave_0_red.w0rb", "Wave 0 Red B", grid="....g\n.....\n.....\nmgg..\ng.g..\n"
)

# content/kingdom_rush/waves/wave_0.yaml:95
WAVE_0_RED_W0RC = Horde(
    "kingdom_rush.wave_0_red.w0rc", "Wave 0 Red C", grid=".....\n...g.\n.gOO.\n..OO.\n.....\n"
)

# content/kingdom_rush/waves/wave_0.yaml:4
WAVE_0_GREEN = Wave(
    "kingdom_rush.wave_0_green",
    "Wave 0 Green",
    cards=(WAVE_0_GREEN_W0GA, WAVE_0_GREEN_W0GB, WAVE_0_GREEN_W0GC),
)

# content/kingdom_rush/waves/wave_0.yaml:38
WAVE_0_YELLOW = Wave(
    "kingdom_rush.wave_0_yellow",
    "Wave 0 Yellow",
    cards=(WAVE_0_YELLOW_W0YA, WAVE_0_YELLOW_W0YB, WAVE_0_YELLOW_W0YC),
)

# content/kingdom_rush/waves/wave_0.yaml:72
WAVE_0_RED = Wave(
    "kingdom_rush.wave_0_red",
    "Wave 0 Red",
    cards=(WAVE_0_RED_W0RA, WAVE_0_RED_W0RB, WAVE_0_RED_W0RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_0_green_w0ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:16
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_0_green_w0gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:26
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_0_green_w0gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:36
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def wave_0_yellow_w0ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:50
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_0_yellow_w0yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:60
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_0_yellow_w0yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:70
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_0_red_w0ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:84
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_0_red_w0rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:94
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_0_red_w0rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:104
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_0.yaml:7
WAVE_0_GREEN_W0GA_ABILITIES = Abilities(
    resolve=(("reward", wave_0_green_w0ga_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:17
WAVE_0_GREEN_W0GB_ABILITIES = Abilities(
    resolve=(("reward", wave_0_green_w0gb_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:27
WAVE_0_GREEN_W0GC_ABILITIES = Abilities(
    resolve=(("reward", wave_0_green_w0gc_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:41
WAVE_0_YELLOW_W0YA_ABILITIES = Abilities(
    resolve=(("reward", wave_0_yellow_w0ya_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:51
WAVE_0_YELLOW_W0YB_ABILITIES = Abilities(
    resolve=(("reward", wave_0_yellow_w0yb_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:61
WAVE_0_YELLOW_W0YC_ABILITIES = Abilities(
    resolve=(("reward", wave_0_yellow_w0yc_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:75
WAVE_0_RED_W0RA_ABILITIES = Abilities(
    resolve=(("reward", wave_0_red_w0ra_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:85
WAVE_0_RED_W0RB_ABILITIES = Abilities(
    resolve=(("reward", wave_0_red_w0rb_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_0.yaml:95
WAVE_0_RED_W0RC_ABILITIES = Abilities(
    resolve=(("reward", wave_0_red_w0rc_resolve),),
    text="When destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_0_GREEN_W0GA,
        WAVE_0_GREEN_W0GB,
        WAVE_0_GREEN_W0GC,
        WAVE_0_YELLOW_W0YA,
        WAVE_0_YELLOW_W0YB,
        WAVE_0_YELLOW_W0YC,
        WAVE_0_RED_W0RA,
        WAVE_0_RED_W0RB,
        WAVE_0_RED_W0RC,
        WAVE_0_GREEN,
        WAVE_0_YELLOW,
        WAVE_0_RED,
    ),
    abilities={
        "kingdom_rush.wave_0_green.w0ga": WAVE_0_GREEN_W0GA_ABILITIES,
        "kingdom_rush.wave_0_green.w0gb": WAVE_0_GREEN_W0GB_ABILITIES,
        "kingdom_rush.wave_0_green.w0gc": WAVE_0_GREEN_W0GC_ABILITIES,
        "kingdom_rush.wave_0_yellow.w0ya": WAVE_0_YELLOW_W0YA_ABILITIES,
        "kingdom_rush.wave_0_yellow.w0yb": WAVE_0_YELLOW_W0YB_ABILITIES,
        "kingdom_rush.wave_0_yellow.w0yc": WAVE_0_YELLOW_W0YC_ABILITIES,
        "kingdom_rush.wave_0_red.w0ra": WAVE_0_RED_W0RA_ABILITIES,
        "kingdom_rush.wave_0_red.w0rb": WAVE_0_RED_W0RB_ABILITIES,
        "kingdom_rush.wave_0_red.w0rc": WAVE_0_RED_W0RC_ABILITIES,
    },
)
