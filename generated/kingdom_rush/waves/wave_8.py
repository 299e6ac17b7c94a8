# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/wave_8.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Horde, Wave
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/waves/wave_8.yaml:5
WAVE_8_GREEN_W8GA = Horde(
    "kingdom_rush.wave_8_green.w8ga",
    "Wave 8 Green A",
    grid="....#\n#ggg.\n.gg..\n.....\n.#...\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:16
WAVE_8_GREEN_W8GB = Horde(
    "kingdom_rush.wave_8_green.w8gb",
    "Wave 8 Green B",
    grid=".w.#.\n..#gg\n...g.\n...g#\n.....\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:27
WAVE_8_GREEN_W8GC = Horde(
    "kingdom_rush.wave_8_green.w8gc",
    "Wave 8 Green C",
    grid=".gg..\n.#...\n....#\n..g.#\n..b.b\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:42
WAVE_8_YELLOW_W8YA = Horde(
    "kingdom_rush.wave_8_yellow.w8ya",
    "Wave 8 Yellow A",
    grid=".ggg#\n.ggg.\n.#...\n#....\n....#\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:53
WAVE_8_YELLOW_W8YB = Horde(
    "kingdom_rush.wave_8_yellow.w8yb",
    "Wave 8 Yellow B",
    grid="..#.#\n.....\n#..OO\n.#.OO\n...gg\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:64
WAVE_8_YELLOW_W8YC = Horde(
    "kingdom_rush.wave_8_yellow.w8yc",
    "Wave 8 Yellow C",
    grid=".....\n...wy\n#...#\n..g.#\n#wgy.\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:79
WAVE_8_RED_W8RA = Horde(
    "kingdom_rush.wave_8_red.w8ra",
    "Wave 8 Red A",
    grid=".#.#.\n#....\ngggTT\n#g.TT\n....#\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:90
WAVE_8_RED_W8RB = Horde(
    "kingdom_rush.wave_8_red.w8rb",
    "Wave 8 Red B",
    grid="..g#.\n...#.\n#OOm.\ngOO##\n..m..\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:101
WAVE_8_RED_W8RC = Horde(
    "kingdom_rush.wave_8_red.w8rc",
    "Wave 8 Red C",
    grid="...#.\n.##y#\n.#yg.\n..ggb\n...bg\n",
    evasive=True,
)

# content/kingdom_rush/waves/wave_8.yaml:2
WAVE_8_GREEN = Wave(
    "kingdom_rush.wave_8_green",
    "Wave 8 Green",
    cards=(WAVE_8_GREEN_W8GA, WAVE_8_GREEN_W8GB, WAVE_8_GREEN_W8GC),
)

# content/kingdom_rush/waves/wave_8.yaml:39
WAVE_8_YELLOW = Wave(
    "kingdom_rush.wave_8_yellow",
    "Wave 8 Yellow",
    cards=(WAVE_8_YELLOW_W8YA, WAVE_8_YELLOW_W8YB, WAVE_8_YELLOW_W8YC),
)

# content/kingdom_rush/waves/wave_8.yaml:76
WAVE_8_RED = Wave(
    "kingdom_rush.wave_8_red",
    "Wave 8 Red",
    cards=(WAVE_8_RED_W8RA, WAVE_8_RED_W8RB, WAVE_8_RED_W8RC),
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def wave_8_green_w8ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:15
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_8_green_w8gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:26
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_8_green_w8gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:37
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def wave_8_yellow_w8ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:52
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_8_yellow_w8yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:63
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_8_yellow_w8yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:74
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def wave_8_red_w8ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:89
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_8_red_w8rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:100
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def wave_8_red_w8rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_8.yaml:111
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


# content/kingdom_rush/waves/wave_8.yaml:5
WAVE_8_GREEN_W8GA_ABILITIES = Abilities(
    resolve=(("reward", wave_8_green_w8ga_resolve),),
    text="Evasive.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:16
WAVE_8_GREEN_W8GB_ABILITIES = Abilities(
    resolve=(("reward", wave_8_green_w8gb_resolve),),
    text="Evasive.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:27
WAVE_8_GREEN_W8GC_ABILITIES = Abilities(
    resolve=(("reward", wave_8_green_w8gc_resolve),),
    text="Evasive.\nWhen destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:42
WAVE_8_YELLOW_W8YA_ABILITIES = Abilities(
    resolve=(("reward", wave_8_yellow_w8ya_resolve),),
    text="Evasive.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:53
WAVE_8_YELLOW_W8YB_ABILITIES = Abilities(
    resolve=(("reward", wave_8_yellow_w8yb_resolve),),
    text="Evasive.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:64
WAVE_8_YELLOW_W8YC_ABILITIES = Abilities(
    resolve=(("reward", wave_8_yellow_w8yc_resolve),),
    text="Evasive.\nWhen destroyed: Gain 1 gold; gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:79
WAVE_8_RED_W8RA_ABILITIES = Abilities(
    resolve=(("reward", wave_8_red_w8ra_resolve),),
    text="Evasive.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:90
WAVE_8_RED_W8RB_ABILITIES = Abilities(
    resolve=(("reward", wave_8_red_w8rb_resolve),),
    text="Evasive.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/waves/wave_8.yaml:101
WAVE_8_RED_W8RC_ABILITIES = Abilities(
    resolve=(("reward", wave_8_red_w8rc_resolve),),
    text="Evasive.\nWhen destroyed: Gain 2 crystals; gain 1 gold.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        WAVE_8_GREEN_W8GA,
        WAVE_8_GREEN_W8GB,
        WAVE_8_GREEN_W8GC,
        WAVE_8_YELLOW_W8YA,
        WAVE_8_YELLOW_W8YB,
        WAVE_8_YELLOW_W8YC,
        WAVE_8_RED_W8RA,
        WAVE_8_RED_W8RB,
        WAVE_8_RED_W8RC,
        WAVE_8_GREEN,
        WAVE_8_YELLOW,
        WAVE_8_RED,
    ),
    abilities={
        "kingdom_rush.wave_8_green.w8ga": WAVE_8_GREEN_W8GA_ABILITIES,
        "kingdom_rush.wave_8_green.w8gb": WAVE_8_GREEN_W8GB_ABILITIES,
        "kingdom_rush.wave_8_green.w8gc": WAVE_8_GREEN_W8GC_ABILITIES,
        "kingdom_rush.wave_8_yellow.w8ya": WAVE_8_YELLOW_W8YA_ABILITIES,
        "kingdom_rush.wave_8_yellow.w8yb": WAVE_8_YELLOW_W8YB_ABILITIES,
        "kingdom_rush.wave_8_yellow.w8yc": WAVE_8_YELLOW_W8YC_ABILITIES,
        "kingdom_rush.wave_8_red.w8ra": WAVE_8_RED_W8RA_ABILITIES,
        "kingdom_rush.wave_8_red.w8rb": WAVE_8_RED_W8RB_ABILITIES,
        "kingdom_rush.wave_8_red.w8rc": WAVE_8_RED_W8RC_ABILITIES,
    },
)
