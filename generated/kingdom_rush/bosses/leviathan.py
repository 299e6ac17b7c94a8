# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/bosses/leviathan.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import ActionCard, Boss, LifeCard
from ..rules import bosses as rules_bosses
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/bosses/leviathan.yaml:4
LEVIATHAN = Boss("kingdom_rush.leviathan", "Leviathan", route="river_route")

# content/kingdom_rush/bosses/leviathan.yaml:9
LEVIATHAN_LIFE_1 = LifeCard(
    "kingdom_rush.leviathan_life_1",
    "Leviathan Life 1",
    grid=".lll.\n..l..\n.....\n.....\n.....\n",
    bars_figures=True,
    number=1,
)

# content/kingdom_rush/bosses/leviathan.yaml:21
LEVIATHAN_LIFE_2 = LifeCard(
    "kingdom_rush.leviathan_life_2",
    "Leviathan Life 2",
    grid=".ll..\n.bl..\n.....\n.....\n.....\n",
    bars_figures=True,
    number=2,
)

# content/kingdom_rush/bosses/leviathan.yaml:33
LEVIATHAN_LIFE_3 = LifeCard(
    "kingdom_rush.leviathan_life_3",
    "Leviathan Life 3",
    grid=".lll.\n.y...\n.....\n.....\n.....\n",
    bars_figures=True,
    number=3,
)

# content/kingdom_rush/bosses/leviathan.yaml:45
LEVIATHAN_LIFE_4 = LifeCard(
    "kingdom_rush.leviathan_life_4",
    "Leviathan Life 4",
    grid=".bly.\n.ll..\n.....\n.....\n.....\n",
    bars_figures=True,
    number=4,
)

# content/kingdom_rush/bosses/leviathan.yaml:56
LEVIATHAN_ACTION_1 = ActionCard("kingdom_rush.leviathan_action_1", "Leviathan Action 1")

# content/kingdom_rush/bosses/leviathan.yaml:62
LEVIATHAN_ACTION_2 = ActionCard(
    "kingdom_rush.leviathan_action_2", "Leviathan Action 2", iron_icon=True
)

# content/kingdom_rush/bosses/leviathan.yaml:69
LEVIATHAN_ACTION_3 = ActionCard(
    "kingdom_rush.leviathan_action_3", "Leviathan Action 3", iron_icon=True
)

# content/kingdom_rush/bosses/leviathan.yaml:76
LEVIATHAN_ACTION_4 = ActionCard(
    "kingdom_rush.leviathan_action_4", "Leviathan Action 4", starts_discarded=True
)

# content/kingdom_rush/bosses/leviathan.yaml:83
LEVIATHAN_ACTION_5 = ActionCard(
    "kingdom_rush.leviathan_action_5", "Leviathan Action 5", starts_discarded=True
)


def leviathan_life_1_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:20
    # gain 1 crystal; place_tentacles 1 by self
    rules_hordes.gain(game, 1, "crystal")
    rules_bosses.place_tentacles(game, 1, game.piece_boss[bearer])


def leviathan_life_2_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:32
    # gain 1 crystal; gain 1 gold; rebuild_actions self
    rules_hordes.gain(game, 1, "crystal")
    rules_hordes.gain(game, 1, "gold")
    rules_bosses.rebuild_actions(game, game.piece_boss[bearer])


def leviathan_life_3_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:44
    # gain 2 crystal; hurt_heroes_near_tentacles
    rules_hordes.gain(game, 2, "crystal")
    rules_bosses.hurt_heroes_near_tentacles(game)


def leviathan_action_1_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:59
    # place_tentacles 2 by self
    rules_bosses.place_tentacles(game, 2, game.piece_boss[bearer])


def leviathan_action_1_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:61
    # hurt_heroes_near_tentacles
    rules_bosses.hurt_heroes_near_tentacles(game)


def leviathan_action_2_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:66
    # place_tentacles 1 by self
    rules_bosses.place_tentacles(game, 1, game.piece_boss[bearer])


def leviathan_action_2_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:68
    # hurt_heroes_near_tentacles
    rules_bosses.hurt_heroes_near_tentacles(game)


def leviathan_action_3_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:73
    # hurt_heroes_near_tentacles
    rules_bosses.hurt_heroes_near_tentacles(game)


def leviathan_action_3_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:75
    # place_tentacles 1 by self
    rules_bosses.place_tentacles(game, 1, game.piece_boss[bearer])


def leviathan_action_4_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:80
    # place_tentacles 2 by self
    rules_bosses.place_tentacles(game, 2, game.piece_boss[bearer])


def leviathan_action_4_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:82
    # destroy_towers
    rules_bosses.destroy_towers(game)


def leviathan_action_5_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:87
    # destroy_towers
    rules_bosses.destroy_towers(game)


def leviathan_action_5_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/leviathan.yaml:89
    # place_tentacles 2 by self
    rules_bosses.place_tentacles(game, 2, game.piece_boss[bearer])


# content/kingdom_rush/bosses/leviathan.yaml:9
LEVIATHAN_LIFE_1_ABILITIES = Abilities(
    resolve=(("reward", leviathan_life_1_resolve),),
    text="No miniature and no soldier can be placed on it.\nLife 1 of 4; with the fourth the boss is defeated, and the players win.\nWhen destroyed: Gain 1 crystal; place 1 tentacle on a building site adjacent to the boss.",
    fields=("reward",),
)

# content/kingdom_rush/bosses/leviathan.yaml:21
LEVIATHAN_LIFE_2_ABILITIES = Abilities(
    resolve=(("reward", leviathan_life_2_resolve),),
    text="No miniature and no soldier can be placed on it.\nLife 2 of 4; with the fourth the boss is defeated, and the players win.\nWhen destroyed: Gain 1 crystal; gain 1 gold; shuffle the discarded action cards of the boss into its deck.",
    fields=("reward",),
)

# content/kingdom_rush/bosses/leviathan.yaml:33
LEVIATHAN_LIFE_3_ABILITIES = Abilities(
    resolve=(("reward", leviathan_life_3_resolve),),
    text="No miniature and no soldier can be placed on it.\nLife 3 of 4; with the fourth the boss is defeated, and the players win.\nWhen destroyed: Gain 2 crystals; each hero adjacent to any tentacle takes 1 damage.",
    fields=("reward",),
)

# content/kingdom_rush/bosses/leviathan.yaml:45
LEVIATHAN_LIFE_4_ABILITIES = Abilities(
    text="No miniature and no soldier can be placed on it.\nLife 4 of 4; with the fourth the boss is defeated, and the players win.",
    fields=(),
)

# content/kingdom_rush/bosses/leviathan.yaml:56
LEVIATHAN_ACTION_1_ABILITIES = Abilities(
    resolve=(
        ("upper_left", leviathan_action_1_resolve),
        ("lower_right", leviathan_action_1_resolve_2),
    ),
    text="Place 2 tentacles on building sites adjacent to the boss.\nEach hero adjacent to any tentacle takes 1 damage.",
    fields=("upper_left", "lower_right"),
)

# content/kingdom_rush/bosses/leviathan.yaml:62
LEVIATHAN_ACTION_2_ABILITIES = Abilities(
    resolve=(
        ("upper_left", leviathan_action_2_resolve),
        ("lower_right", leviathan_action_2_resolve_2),
    ),
    text="Iron challenge: removed when the deck is shuffled.\nPlace 1 tentacle on a building site adjacent to the boss.\nEach hero adjacent to any tentacle takes 1 damage.",
    fields=("upper_left", "lower_right"),
)

# content/kingdom_rush/bosses/leviathan.yaml:69
LEVIATHAN_ACTION_3_ABILITIES = Abilities(
    resolve=(
        ("upper_left", leviathan_action_3_resolve),
        ("lower_right", leviathan_action_3_resolve_2),
    ),
    text="Iron challenge: removed when the deck is shuffled.\nEach hero adjacent to any tentacle takes 1 damage.\nPlace 1 tentacle on a building site adjacent to the boss.",
    fields=("upper_left", "lower_right"),
)

# content/kingdom_rush/bosses/leviathan.yaml:76
LEVIATHAN_ACTION_4_ABILITIES = Abilities(
    resolve=(
        ("upper_left", leviathan_action_4_resolve),
        ("lower_right", leviathan_action_4_resolve_2),
    ),
    text="Starts in the discard pile.\nPlace 2 tentacles on building sites adjacent to the boss.\nEach tentacle destroys a tower under it or adjacent to it, and together they destroy as many as possible.",
    fields=("upper_left", "lower_right"),
)

# content/kingdom_rush/bosses/leviathan.yaml:83
LEVIATHAN_ACTION_5_ABILITIES = Abilities(
    resolve=(
        ("upper_left", leviathan_action_5_resolve),
        ("lower_right", leviathan_action_5_resolve_2),
    ),
    text="Starts in the discard pile.\nEach tentacle destroys a tower under it or adjacent to it, and together they destroy as many as possible.\nPlace 2 tentacles on building sites adjacent to the boss.",
    fields=("upper_left", "lower_right"),
)

CONTENTS = Contents(
    definitions=(
        LEVIATHAN,
        LEVIATHAN_LIFE_1,
        LEVIATHAN_LIFE_2,
        LEVIATHAN_LIFE_3,
        LEVIATHAN_LIFE_4,
        LEVIATHAN_ACTION_1,
        LEVIATHAN_ACTION_2,
        LEVIATHAN_ACTION_3,
        LEVIATHAN_ACTION_4,
        LEVIATHAN_ACTION_5,
    ),
    abilities={
        "kingdom_rush.leviathan_life_1": LEVIATHAN_LIFE_1_ABILITIES,
        "kingdom_rush.leviathan_life_2": LEVIATHAN_LIFE_2_ABILITIES,
        "kingdom_rush.leviathan_life_3": LEVIATHAN_LIFE_3_ABILITIES,
        "kingdom_rush.leviathan_life_4": LEVIATHAN_LIFE_4_ABILITIES,
        "kingdom_rush.leviathan_action_1": LEVIATHAN_ACTION_1_ABILITIES,
        "kingdom_rush.leviathan_action_2": LEVIATHAN_ACTION_2_ABILITIES,
        "kingdom_rush.leviathan_action_3": LEVIATHAN_ACTION_3_ABILITIES,
        "kingdom_rush.leviathan_action_4": LEVIATHAN_ACTION_4_ABILITIES,
        "kingdom_rush.leviathan_action_5": LEVIATHAN_ACTION_5_ABILITIES,
    },
)
