# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/cards/armory.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import ArmoryCard
from ..rules import actions_of_cards as rules_actions_of_cards
from ..state import State

# content/kings_armory/cards/armory.yaml:4
DWARVEN_ARTILLERY = ArmoryCard("kings_armory.dwarven_artillery", "Dwarven Artillery")

# content/kings_armory/cards/armory.yaml:9
TORNADO_CHANNELER = ArmoryCard("kings_armory.tornado_channeler", "Tornado Channeler")

# content/kings_armory/cards/armory.yaml:14
GNOMISH_CHRONOSTAT = ArmoryCard("kings_armory.gnomish_chronostat", "Gnomish Chronostat")

# content/kings_armory/cards/armory.yaml:19
ROYAL_SUN_CANNON = ArmoryCard("kings_armory.royal_sun_cannon", "Royal Sun Cannon")

# content/kings_armory/cards/armory.yaml:24
PHOENIX_ENGINE = ArmoryCard("kings_armory.phoenix_engine", "Phoenix Engine")

# content/kings_armory/cards/armory.yaml:30
TITAN_SNARE = ArmoryCard("kings_armory.titan_snare", "Titan Snare")

# content/kings_armory/cards/armory.yaml:35
SWORD_GOLEM = ArmoryCard("kings_armory.sword_golem", "Sword Golem")


def dwarven_artillery_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:7
    # repeat 3 times: bombard
    for _ in range(3):
        rules_actions_of_cards.bombard(game, player)
        if game.over:
            return


def tornado_channeler_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:12
    # tornado_takes 6
    rules_actions_of_cards.tornado_takes(game, 6, player)


def gnomish_chronostat_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:17
    # stop_time
    rules_actions_of_cards.stop_time(game)


def royal_sun_cannon_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:22
    # fire_sun_cannon
    rules_actions_of_cards.fire_sun_cannon(game, player)


def phoenix_engine_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:27
    # raise_all
    rules_actions_of_cards.raise_all(game)


def phoenix_engine_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:28
    # repair_gate 10
    rules_actions_of_cards.repair_gate(game, 10)


def titan_snare_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:33
    # snare_all 2
    rules_actions_of_cards.snare_all(game, 2)


def sword_golem_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/armory.yaml:38
    # wake_sword_golem
    rules_actions_of_cards.wake_sword_golem(game, player)


# content/kings_armory/cards/armory.yaml:4
DWARVEN_ARTILLERY_ABILITIES = Abilities(
    resolve=(("effects", dwarven_artillery_resolve),),
    text="3 times: 8 Melee Damage is Dealt to every Foe in an area of 5 by 5 and half of it to Allies.",
)

# content/kings_armory/cards/armory.yaml:9
TORNADO_CHANNELER_ABILITIES = Abilities(
    resolve=(("effects", tornado_channeler_resolve),),
    text="Up to 6 Foes are removed, and one of them may be a Boss with 20 Hit Points or fewer.",
)

# content/kings_armory/cards/armory.yaml:14
GNOMISH_CHRONOSTAT_ABILITIES = Abilities(
    resolve=(("effects", gnomish_chronostat_resolve),),
    text="The Foes lose their next Round, but Bleed and Burn still count.",
)

# content/kings_armory/cards/armory.yaml:19
ROYAL_SUN_CANNON_ABILITIES = Abilities(
    resolve=(("effects", royal_sun_cannon_resolve),),
    text="A line 2 wide over the whole map Deals 10 Non-Resistible Damage to Foes, 15 to Bosses.",
)

# content/kings_armory/cards/armory.yaml:24
PHOENIX_ENGINE_ABILITIES = Abilities(
    resolve=(("effects", phoenix_engine_resolve), ("effects", phoenix_engine_resolve_2)),
    text="Every Ally regains all Hit Points, and knocked-out Heroes revive with their Heal Rate.\nThe Castle Gate regains 10 Hit Points.",
)

# content/kings_armory/cards/armory.yaml:30
TITAN_SNARE_ABILITIES = Abilities(
    resolve=(("effects", titan_snare_resolve),),
    text="All Foes stop where they are, whatever they are, in the next 2 Foes' Rounds.",
)

# content/kings_armory/cards/armory.yaml:35
SWORD_GOLEM_ABILITIES = Abilities(
    resolve=(("effects", sword_golem_resolve),),
    text="The Sword Golem walks back along a Route, 8 spaces at the start of each Players' Round, and Deals 8 Non-Resistible Damage to every Foe that it passes in both lanes.",
)

CONTENTS = Contents(
    definitions=(
        DWARVEN_ARTILLERY,
        TORNADO_CHANNELER,
        GNOMISH_CHRONOSTAT,
        ROYAL_SUN_CANNON,
        PHOENIX_ENGINE,
        TITAN_SNARE,
        SWORD_GOLEM,
    ),
    abilities={
        "kings_armory.dwarven_artillery": DWARVEN_ARTILLERY_ABILITIES,
        "kings_armory.tornado_channeler": TORNADO_CHANNELER_ABILITIES,
        "kings_armory.gnomish_chronostat": GNOMISH_CHRONOSTAT_ABILITIES,
        "kings_armory.royal_sun_cannon": ROYAL_SUN_CANNON_ABILITIES,
        "kings_armory.phoenix_engine": PHOENIX_ENGINE_ABILITIES,
        "kings_armory.titan_snare": TITAN_SNARE_ABILITIES,
        "kings_armory.sword_golem": SWORD_GOLEM_ABILITIES,
    },
)
