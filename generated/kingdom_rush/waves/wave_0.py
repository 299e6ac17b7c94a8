# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/waves/wave_0.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kingdom_rush.kinds as kinds
import generated.kingdom_rush.rules.hordes as rules_hordes
from generated.kingdom_rush.state import State
from interpreter.api import Abilities, OneOf

# content/kingdom_rush/waves/wave_0.yaml:4
WAVE_0_GREEN = kinds.Wave(id="kingdom_rush.wave_0_green", name="Wave 0 Green", cards=())

# content/kingdom_rush/waves/wave_0.yaml:8
W0GA = kinds.Horde(
    id="kingdom_rush.w0ga",
    name="Wave 0 Green A",
    grid=".....\n.....\n..ggg\n...g.\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:20
W0GB = kinds.Horde(
    id="kingdom_rush.w0gb",
    name="Wave 0 Green B",
    grid=".....\n..g..\n..g..\n.....\ngg...\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:32
W0GC = kinds.Horde(
    id="kingdom_rush.w0gc",
    name="Wave 0 Green C",
    grid="..ggg\n..g..\n.....\n.....\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:44
WAVE_0_YELLOW = kinds.Wave(id="kingdom_rush.wave_0_yellow", name="Wave 0 Yellow", cards=())

# content/kingdom_rush/waves/wave_0.yaml:48
W0YA = kinds.Horde(
    id="kingdom_rush.w0ya",
    name="Wave 0 Yellow A",
    grid=".....\n..gg.\n.....\n..gg.\n..g..\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:60
W0YB = kinds.Horde(
    id="kingdom_rush.w0yb",
    name="Wave 0 Yellow B",
    grid=".....\n.....\ng....\n.wg..\n.gg..\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:72
W0YC = kinds.Horde(
    id="kingdom_rush.w0yc",
    name="Wave 0 Yellow C",
    grid=".....\n..wgg\n...gg\n.....\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:84
WAVE_0_RED = kinds.Wave(id="kingdom_rush.wave_0_red", name="Wave 0 Red", cards=())

# content/kingdom_rush/waves/wave_0.yaml:88
W0RA = kinds.Horde(
    id="kingdom_rush.w0ra",
    name="Wave 0 Red A",
    grid=".....\n.....\ngmgg.\nmg...\n.....\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:100
W0RB = kinds.Horde(
    id="kingdom_rush.w0rb",
    name="Wave 0 Red B",
    grid="....g\n.....\n.....\nmgg..\ng.g..\n",
    haste=1,
)

# content/kingdom_rush/waves/wave_0.yaml:112
W0RC = kinds.Horde(
    id="kingdom_rush.w0rc",
    name="Wave 0 Red C",
    grid=".....\n...g.\n.gOO.\n..OO.\n.....\n",
    haste=1,
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def w0ga_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:18
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def w0gb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:30
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def w0gc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:42
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def w0ya_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:58
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def w0yb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:70
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def w0yc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:82
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def w0ra_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:98
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def w0rb_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:110
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


def w0rc_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/waves/wave_0.yaml:122
    # gain 1 gold; gain 1 crystal
    rules_hordes.gain(game, 1, "gold")
    rules_hordes.gain(game, 1, "crystal")


# content/kingdom_rush/waves/wave_0.yaml:8
W0GA_ABILITIES = Abilities(resolve=(("reward", w0ga_resolve),), text="Gain 1 crystal.")

# content/kingdom_rush/waves/wave_0.yaml:20
W0GB_ABILITIES = Abilities(resolve=(("reward", w0gb_resolve),), text="Gain 1 crystal.")

# content/kingdom_rush/waves/wave_0.yaml:32
W0GC_ABILITIES = Abilities(resolve=(("reward", w0gc_resolve),), text="Gain 1 crystal.")

# content/kingdom_rush/waves/wave_0.yaml:48
W0YA_ABILITIES = Abilities(
    resolve=(("reward", w0ya_resolve),),
    text="Choose one: gain 1 gold or gain 1 crystal.",
)

# content/kingdom_rush/waves/wave_0.yaml:60
W0YB_ABILITIES = Abilities(
    resolve=(("reward", w0yb_resolve),),
    text="Choose one: gain 1 gold or gain 1 crystal.",
)

# content/kingdom_rush/waves/wave_0.yaml:72
W0YC_ABILITIES = Abilities(
    resolve=(("reward", w0yc_resolve),),
    text="Choose one: gain 1 gold or gain 1 crystal.",
)

# content/kingdom_rush/waves/wave_0.yaml:88
W0RA_ABILITIES = Abilities(resolve=(("reward", w0ra_resolve),), text="Gain 1 gold; gain 1 crystal.")

# content/kingdom_rush/waves/wave_0.yaml:100
W0RB_ABILITIES = Abilities(resolve=(("reward", w0rb_resolve),), text="Gain 1 gold; gain 1 crystal.")

# content/kingdom_rush/waves/wave_0.yaml:112
W0RC_ABILITIES = Abilities(resolve=(("reward", w0rc_resolve),), text="Gain 1 gold; gain 1 crystal.")
