# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/the_weakened_seal/relics.yaml

from __future__ import annotations

from interpreter.api import Abilities, Activated, Contents, Trigger, YesNo

from ..kinds import Relic
from ..rules import battles as rules_battles
from ..rules import cooperative as rules_cooperative
from ..rules import damage as rules_damage
from ..state import State

# content/knight_fall/the_weakened_seal/relics.yaml:5
SUNLIT_CHALICE = Relic("knight_fall.sunlit_chalice", "Sunlit Chalice", scrolls=2)

# content/knight_fall/the_weakened_seal/relics.yaml:10
HAMMER_OF_DAWN = Relic("knight_fall.hammer_of_dawn", "Hammer of Dawn", scrolls=3)

# content/knight_fall/the_weakened_seal/relics.yaml:16
WARDING_BELL = Relic("knight_fall.warding_bell", "Warding Bell", scrolls=2, coins=5)

# content/knight_fall/the_weakened_seal/relics.yaml:23
PILGRIMS_BOOTS = Relic("knight_fall.pilgrims_boots", "Pilgrim's Boots", scrolls=1, coins=3)

# content/knight_fall/the_weakened_seal/relics.yaml:30
CHAIN_OF_BINDING = Relic("knight_fall.chain_of_binding", "Chain of Binding", scrolls=2, coins=3)

# content/knight_fall/the_weakened_seal/relics.yaml:37
HEARTSTONE = Relic("knight_fall.heartstone", "Heartstone", coins=8)

ASK_1 = YesNo("may", "Cancel the damage; the amount becomes 0?")
ASK_2 = YesNo("may", "The demon draws no second card this turn?")


def sunlit_chalice_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/relics.yaml:8
    # "Drink", once per battle, use: share_healing 3
    return game.used_times("battle", bearer, "knight_fall.sunlit_chalice!0") < 1


def sunlit_chalice_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/relics.yaml:8
    # "Drink", once per battle, use: share_healing 3
    game.use_up("battle", bearer if isinstance(bearer, int) else -1, "knight_fall.sunlit_chalice!0")
    rules_battles.share_healing(game, 3)


def hammer_of_dawn_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/relics.yaml:14
    # "Strike", once per battle, use: strengthen_attack 2
    return game.used_times("battle", bearer, "knight_fall.hammer_of_dawn!0") < 1


def hammer_of_dawn_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/relics.yaml:14
    # "Strike", once per battle, use: strengthen_attack 2
    game.use_up("battle", bearer if isinstance(bearer, int) else -1, "knight_fall.hammer_of_dawn!0")
    rules_battles.strengthen_attack(game, 2)


def warding_bell_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/the_weakened_seal/relics.yaml:20
    # once per battle, before any damage where threatens_knights(way, amount, target):
    if not (
        event.amount > 0
        and event.way in ("attack", "all_enemies")
        and game.doc[event.target].team == "knights"
    ):
        return False
    if (
        game.used_times(
            "battle", bearer if isinstance(bearer, int) else -1, "knight_fall.warding_bell:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        game.use_up(
            "battle", bearer if isinstance(bearer, int) else -1, "knight_fall.warding_bell:0"
        )
        rules_battles.ring_bell(game)
        event.amount = 0
    return True


def pilgrims_boots_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/relics.yaml:28
    # "March", once per battle, use: stride 3
    return game.used_times("battle", bearer, "knight_fall.pilgrims_boots!0") < 1


def pilgrims_boots_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/relics.yaml:28
    # "March", once per battle, use: stride 3
    game.use_up("battle", bearer if isinstance(bearer, int) else -1, "knight_fall.pilgrims_boots!0")
    rules_battles.stride(game, 3)


def chain_of_binding_on_start_of_demon_turn(
    game: State, bearer: int, event: rules_cooperative.StartOfDemonTurnEvent
) -> bool:
    # content/knight_fall/the_weakened_seal/relics.yaml:35
    # once per battle, on any start_of_demon_turn: may bind demon
    if (
        game.used_times(
            "battle", bearer if isinstance(bearer, int) else -1, "knight_fall.chain_of_binding:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_2, bearer):
        game.use_up(
            "battle", bearer if isinstance(bearer, int) else -1, "knight_fall.chain_of_binding:0"
        )
        rules_battles.bind(game, event.demon)
    return True


def heartstone_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/relics.yaml:40
    # "Wake the stone", once per battle, use: raise_golems 2
    return game.used_times("battle", bearer, "knight_fall.heartstone!0") < 1


def heartstone_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/relics.yaml:40
    # "Wake the stone", once per battle, use: raise_golems 2
    game.use_up("battle", bearer if isinstance(bearer, int) else -1, "knight_fall.heartstone!0")
    rules_battles.raise_golems(game, 2)


# content/knight_fall/the_weakened_seal/relics.yaml:5
SUNLIT_CHALICE_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.sunlit_chalice!0",
            "Drink (once per battle): heal 3, split among your knight and close allies.",
            sunlit_chalice_can_be_used,
            sunlit_chalice_used,
        ),
    ),
    text="Costs 2 scrolls.\nDrink (once per battle): heal 3, split among your knight and close allies.",
)

# content/knight_fall/the_weakened_seal/relics.yaml:10
HAMMER_OF_DAWN_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.hammer_of_dawn!0",
            "Strike (once per battle): the next attack of your knight this turn deals 2 more damage.",
            hammer_of_dawn_can_be_used,
            hammer_of_dawn_used,
        ),
    ),
    text="Costs 3 scrolls.\nStrike (once per battle): the next attack of your knight this turn deals 2 more damage.",
)

# content/knight_fall/the_weakened_seal/relics.yaml:16
WARDING_BELL_ABILITIES = Abilities(
    triggers=(
        Trigger("damage", "before", "", "knight_fall.warding_bell:0", warding_bell_before_damage),
    ),
    text="Costs 2 scrolls.\nCosts 5 coins.\nOnce per battle, before any damage if it is an attack on a unit of the knights: you may cancel the damage; if you do, the amount becomes 0.",
)

# content/knight_fall/the_weakened_seal/relics.yaml:23
PILGRIMS_BOOTS_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.pilgrims_boots!0",
            "March (once per battle): move your knight up to 3 tiles without disengagement damage.",
            pilgrims_boots_can_be_used,
            pilgrims_boots_used,
        ),
    ),
    text="Costs 1 scroll.\nCosts 3 coins.\nMarch (once per battle): move your knight up to 3 tiles without disengagement damage.",
)

# content/knight_fall/the_weakened_seal/relics.yaml:30
CHAIN_OF_BINDING_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "start_of_demon_turn",
            "on",
            "",
            "knight_fall.chain_of_binding:0",
            chain_of_binding_on_start_of_demon_turn,
        ),
    ),
    text="Costs 2 scrolls.\nCosts 3 coins.\nOnce per battle, when a demon starts its turn: if you wish, that demon draws no second card this turn.",
)

# content/knight_fall/the_weakened_seal/relics.yaml:37
HEARTSTONE_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.heartstone!0",
            "Wake the stone (once per battle): place up to 2 stone golems on your knight's tile.",
            heartstone_can_be_used,
            heartstone_used,
        ),
    ),
    text="Costs 8 coins.\nWake the stone (once per battle): place up to 2 stone golems on your knight's tile.",
)

CONTENTS = Contents(
    definitions=(
        SUNLIT_CHALICE,
        HAMMER_OF_DAWN,
        WARDING_BELL,
        PILGRIMS_BOOTS,
        CHAIN_OF_BINDING,
        HEARTSTONE,
    ),
    abilities={
        "knight_fall.sunlit_chalice": SUNLIT_CHALICE_ABILITIES,
        "knight_fall.hammer_of_dawn": HAMMER_OF_DAWN_ABILITIES,
        "knight_fall.warding_bell": WARDING_BELL_ABILITIES,
        "knight_fall.pilgrims_boots": PILGRIMS_BOOTS_ABILITIES,
        "knight_fall.chain_of_binding": CHAIN_OF_BINDING_ABILITIES,
        "knight_fall.heartstone": HEARTSTONE_ABILITIES,
    },
)
