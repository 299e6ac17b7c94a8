# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/waves/wave_1.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_rush.kinds as kinds
import generated.kingdom_rush.rules.hordes as rules_hordes
from generated.kingdom_rush.state import State
from interpreter.api import Abilities, OneOf

# content/kingdom_rush/waves/wave_1.yaml:4
WAVE_1_GREEN = kinds.Wave(id="kingdom_rush.wave_1_green", name="Wave 1 Green", cards=())

# content/kingdom_rush/waves/wave_1.yaml:8
W1GA = kinds.Horde(
    id="kingdom_rush.w1ga",
    name="Wave 1 Green A",
    grid=".g.gg\n.g..g\n.....\n.....\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:20
W1GB = kinds.Horde(
    id="kingdom_rush.w1gb",
    name="Wave 1 Green B",
    grid="..gg.\n.....\n.....\n.....\n..gwg\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:32
W1GC = kinds.Horde(
    id="kingdom_rush.w1gc",
    name="Wave 1 Green C",
    grid="..gmg\n.g..g\n.....\n.....\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:44
WAVE_1_YELLOW = kinds.Wave(id="kingdom_rush.wave_1_yellow", name="Wave 1 Yellow", cards=())

# content/kingdom_rush/waves/wave_1.yaml:48
W1YA = kinds.Horde(
    id="kingdom_rush.w1ya",
    name="Wave 1 Yellow A",
    grid="..g..\n.gw..\n.....\n..g.g\n..w..\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:60
W1YB = kinds.Horde(
    id="kingdom_rush.w1yb",
    name="Wave 1 Yellow B",
    grid=".....\n.....\n.....\n.gOO.\n..OOg\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:72
W1YC = kinds.Horde(
    id="kingdom_rush.w1yc",
    name="Wave 1 Yellow C",
    grid=".g...\n.g...\ng..g.\n.BB..\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:84
WAVE_1_RED = kinds.Wave(id="kingdom_rush.wave_1_red", name="Wave 1 Red", cards=())

# content/kingdom_rush/waves/wave_1.yaml:88
W1RA = kinds.Horde(
    id="kingdom_rush.w1ra",
    name="Wave 1 Red A",
    grid="....B\n..ggB\ng....\n..m.g\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:100
W1RB = kinds.Horde(
    id="kingdom_rush.w1rb",
    name="Wave 1 Red B",
    grid=".....\n.....\n.w...\nOO.gg\nOO...\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_1.yaml:112
W1RC = kinds.Horde(
    id="kingdom_rush.w1rc",
    name="Wave 1 Red C",
    grid="....g\n....g\n...gg\n.m...\n.gm..\n",
    haste=1,
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def w1ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:18
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def w1gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:30
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def w1gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:42
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def w1ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:58
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def w1yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:70
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def w1yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:82
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def w1ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:98
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def w1rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:110
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def w1rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_1.yaml:122
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_1.yaml:8
W1GA_ABILITIES = Abilities(resolve=(("reward", w1ga_resolve),), text="Gain 1 crystal.")

# content/kingdom_rush/waves/wave_1.yaml:20
W1GB_ABILITIES = Abilities(resolve=(("reward", w1gb_resolve),), text="Gain 1 crystal.")

# content/kingdom_rush/waves/wave_1.yaml:32
W1GC_ABILITIES = Abilities(resolve=(("reward", w1gc_resolve),), text="Gain 1 crystal.")

# content/kingdom_rush/waves/wave_1.yaml:48
W1YA_ABILITIES = Abilities(
    resolve=(("reward", w1ya_resolve),),
    text="Choose one: gain 1 gold or gain 1 crystal.",
)

# content/kingdom_rush/waves/wave_1.yaml:60
W1YB_ABILITIES = Abilities(
    resolve=(("reward", w1yb_resolve),),
    text="Choose one: gain 1 gold or gain 1 crystal.",
)

# content/kingdom_rush/waves/wave_1.yaml:72
W1YC_ABILITIES = Abilities(
    resolve=(("reward", w1yc_resolve),),
    text="Choose one: gain 1 gold or gain 1 crystal.",
)

# content/kingdom_rush/waves/wave_1.yaml:88
W1RA_ABILITIES = Abilities(resolve=(("reward", w1ra_resolve),), text="Gain 1 gold; gain 1 crystal.")

# content/kingdom_rush/waves/wave_1.yaml:100
W1RB_ABILITIES = Abilities(resolve=(("reward", w1rb_resolve),), text="Gain 1 gold; gain 1 crystal.")

# content/kingdom_rush/waves/wave_1.yaml:112
W1RC_ABILITIES = Abilities(resolve=(("reward", w1rc_resolve),), text="Gain 1 gold; gain 1 crystal.")
