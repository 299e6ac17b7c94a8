# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/bosses/elemenace.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents

from ..kinds import ActionCard, Boss, Hero, LifeCard
from ..rules import champions as rules_champions
from ..rules import elements as rules_elements
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/bosses/elemenace.yaml:4
ELEMENACE = Boss("kingdom_rush.elemenace", "Elemenace", route="first_route", bars_hero_attacks=True)

# content/kingdom_rush/bosses/elemenace.yaml:10
ELEMENACE_LIFE_1 = LifeCard(
    "kingdom_rush.elemenace_life_1",
    "Elemenace Life 1",
    grid=".eee.\n.e.e.\n.....\n.....\n.....\n",
    bars_figures=True,
    bars_hero_attacks=True,
    number=1,
)

# content/kingdom_rush/bosses/elemenace.yaml:23
ELEMENACE_LIFE_2 = LifeCard(
    "kingdom_rush.elemenace_life_2",
    "Elemenace Life 2",
    grid=".eee.\nb.eb.\n.....\n.....\n.....\n",
    bars_figures=True,
    bars_hero_attacks=True,
    number=2,
)

# content/kingdom_rush/bosses/elemenace.yaml:36
ELEMENACE_LIFE_3 = LifeCard(
    "kingdom_rush.elemenace_life_3",
    "Elemenace Life 3",
    grid=".eee.\ny.e.y\n..y..\n.....\n.....\n",
    bars_figures=True,
    bars_hero_attacks=True,
    number=3,
)

# content/kingdom_rush/bosses/elemenace.yaml:49
ELEMENACE_LIFE_4 = LifeCard(
    "kingdom_rush.elemenace_life_4",
    "Elemenace Life 4",
    grid="beeey\n.eee.\n.....\n.....\n.....\n",
    bars_figures=True,
    bars_hero_attacks=True,
    number=4,
)

# content/kingdom_rush/bosses/elemenace.yaml:61
WATER_ACTION_ = ActionCard("kingdom_rush.water_action", "Water")

# content/kingdom_rush/bosses/elemenace.yaml:68
EARTH_ACTION_ = ActionCard("kingdom_rush.earth_action", "Earth")

# content/kingdom_rush/bosses/elemenace.yaml:75
AIR_ACTION_ = ActionCard("kingdom_rush.air_action", "Air", iron_instead=True)

# content/kingdom_rush/bosses/elemenace.yaml:83
FIRE_ACTION_ = ActionCard("kingdom_rush.fire_action", "Fire", iron_instead=True)

# content/kingdom_rush/bosses/elemenace.yaml:91
MAGIC_ACTION_ = ActionCard(
    "kingdom_rush.magic_action", "Magic", starts_discarded=True, iron_instead=True
)


def elemenace_life_1_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:22
    # gain 2 crystal; regenerate 1
    rules_hordes.gain(game, 2, "crystal")
    rules_champions.regenerate(game, 1)


def elemenace_life_2_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:35
    # gain 1 crystal; gain 1 gold; crack_before_the_exit
    rules_hordes.gain(game, 1, "crystal")
    rules_hordes.gain(game, 1, "gold")
    rules_elements.crack_before_the_exit(game)


def elemenace_life_3_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:48
    # gain 2 gold; burn_beside self
    rules_hordes.gain(game, 2, "gold")
    rules_elements.burn_beside(game, game.piece_boss[bearer])


def water_action_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:65
    # flood 2 by self
    rules_elements.flood(game, 2, game.piece_boss[bearer])


def water_action_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:67
    # flood 1 by self
    rules_elements.flood(game, 1, game.piece_boss[bearer])


def earth_action_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:72
    # quake by self
    rules_elements.quake(game, game.piece_boss[bearer])


def earth_action_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:74
    # hurt (all hero where stands_on_path(it)) for 1
    _found = []
    for hero in game.seen[Hero]:
        if rules_elements.stands_on_path(game, hero):
            _found.append(hero)
    for hero in _found:
        rules_heroes.hurt(game, hero, 1, NOTHING, "other")
        if game.over:
            return


def air_action_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:79
    # gust by self within 1
    rules_elements.gust(game, game.piece_boss[bearer], 1)


def air_action_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:82
    # gust by self within 2
    rules_elements.gust(game, game.piece_boss[bearer], 2)


def fire_action_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:87
    # scorch 1 by self
    rules_elements.scorch(game, 1, game.piece_boss[bearer])


def fire_action_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:90
    # scorch 2 by self
    rules_elements.scorch(game, 2, game.piece_boss[bearer])


def magic_action_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:97
    # mend 2 of self
    rules_elements.mend(game, 2, game.piece_boss[bearer])


def magic_action_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/bosses/elemenace.yaml:100
    # mend_all of self
    rules_elements.mend_all(game, game.piece_boss[bearer])


# content/kingdom_rush/bosses/elemenace.yaml:4
ELEMENACE_ABILITIES = Abilities(
    text="Only towers and blossoms can damage it; no miniature can be placed on it.", fields=()
)

# content/kingdom_rush/bosses/elemenace.yaml:10
ELEMENACE_LIFE_1_ABILITIES = Abilities(
    resolve=(("reward", elemenace_life_1_resolve),),
    text="No miniature and no soldier can be placed on it.\nHeroes cannot attack it.\nLife 1 of 4; with the fourth the boss is defeated, and the players win.\nWhen destroyed: Gain 2 crystals; turn 1 face-down blossom face up.",
    fields=("reward",),
)

# content/kingdom_rush/bosses/elemenace.yaml:23
ELEMENACE_LIFE_2_ABILITIES = Abilities(
    resolve=(("reward", elemenace_life_2_resolve),),
    text="No miniature and no soldier can be placed on it.\nHeroes cannot attack it.\nLife 2 of 4; with the fourth the boss is defeated, and the players win.\nWhen destroyed: Gain 1 crystal; gain 1 gold; a fault line opens on the path space nearest the exit that has no horde and no fault line.",
    fields=("reward",),
)

# content/kingdom_rush/bosses/elemenace.yaml:36
ELEMENACE_LIFE_3_ABILITIES = Abilities(
    resolve=(("reward", elemenace_life_3_resolve),),
    text="No miniature and no soldier can be placed on it.\nHeroes cannot attack it.\nLife 3 of 4; with the fourth the boss is defeated, and the players win.\nWhen destroyed: Gain 2 gold; each hero adjacent to the boss takes 1 damage.",
    fields=("reward",),
)

# content/kingdom_rush/bosses/elemenace.yaml:49
ELEMENACE_LIFE_4_ABILITIES = Abilities(
    text="No miniature and no soldier can be placed on it.\nHeroes cannot attack it.\nLife 4 of 4; with the fourth the boss is defeated, and the players win.",
    fields=(),
)

# content/kingdom_rush/bosses/elemenace.yaml:61
WATER_ACTION__ABILITIES = Abilities(
    resolve=(("upper_left", water_action_resolve), ("iron_effect", water_action_resolve_2)),
    text="Place 2 tentacles on the building sites nearest to the boss without one.\nIron challenge: Place 1 tentacle on the building site nearest to the boss without one.",
    fields=("upper_left", "iron_effect"),
)

# content/kingdom_rush/bosses/elemenace.yaml:68
EARTH_ACTION__ABILITIES = Abilities(
    resolve=(("upper_left", earth_action_resolve), ("iron_effect", earth_action_resolve_2)),
    text="A fault line opens on the nearest path space without horde and fault line; without one in the supply the kingdom loses 1 heart.\nIron challenge: Each hero that is on a path space takes 1 damage.",
    fields=("upper_left", "iron_effect"),
)

# content/kingdom_rush/bosses/elemenace.yaml:75
AIR_ACTION__ABILITIES = Abilities(
    resolve=(("upper_left", air_action_resolve), ("iron_effect", air_action_resolve_2)),
    text="The iron effect replaces the other one.\nEvery horde within 1 space of the boss attempts to move at once, and still gets its normal turn.\nIron challenge: Every horde within 2 spaces of the boss attempts to move at once, and still gets its normal turn.",
    fields=("upper_left", "iron_effect"),
)

# content/kingdom_rush/bosses/elemenace.yaml:83
FIRE_ACTION__ABILITIES = Abilities(
    resolve=(("upper_left", fire_action_resolve), ("iron_effect", fire_action_resolve_2)),
    text="The iron effect replaces the other one.\nEach hero within 2 spaces of the boss takes 1 damage.\nIron challenge: Each hero within 2 spaces of the boss takes 2 damage.",
    fields=("upper_left", "iron_effect"),
)

# content/kingdom_rush/bosses/elemenace.yaml:91
MAGIC_ACTION__ABILITIES = Abilities(
    resolve=(("upper_left", magic_action_resolve), ("iron_effect", magic_action_resolve_2)),
    text="Starts in the discard pile.\nThe iron effect replaces the other one.\nRemove 2 damage tiles from the top life card, or all of them if there are fewer.\nIron challenge: Remove all damage tiles from the top life card.",
    fields=("upper_left", "iron_effect"),
)

CONTENTS = Contents(
    definitions=(
        ELEMENACE,
        ELEMENACE_LIFE_1,
        ELEMENACE_LIFE_2,
        ELEMENACE_LIFE_3,
        ELEMENACE_LIFE_4,
        WATER_ACTION_,
        EARTH_ACTION_,
        AIR_ACTION_,
        FIRE_ACTION_,
        MAGIC_ACTION_,
    ),
    abilities={
        "kingdom_rush.elemenace": ELEMENACE_ABILITIES,
        "kingdom_rush.elemenace_life_1": ELEMENACE_LIFE_1_ABILITIES,
        "kingdom_rush.elemenace_life_2": ELEMENACE_LIFE_2_ABILITIES,
        "kingdom_rush.elemenace_life_3": ELEMENACE_LIFE_3_ABILITIES,
        "kingdom_rush.elemenace_life_4": ELEMENACE_LIFE_4_ABILITIES,
        "kingdom_rush.water_action": WATER_ACTION__ABILITIES,
        "kingdom_rush.earth_action": EARTH_ACTION__ABILITIES,
        "kingdom_rush.air_action": AIR_ACTION__ABILITIES,
        "kingdom_rush.fire_action": FIRE_ACTION__ABILITIES,
        "kingdom_rush.magic_action": MAGIC_ACTION__ABILITIES,
    },
)
