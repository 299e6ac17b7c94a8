# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/buildings.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, YesNo, first_of

from .. import kinds
from ..rules import goods as rules_goods
from ..state import State

ASK_1 = YesNo("may", "Return 1 loot; gain 1 coin; gain 1 weapons or spells in any mix?")
ASK_2 = Prompt("choice", "return a", ("enum",))

# content/kingdom_defenders/tiles/buildings.yaml:7
FORGE_SPACES_1 = kinds.Requirement("kingdom_defenders.forge.spaces_1", "Spaces 1", players=3)

# content/kingdom_defenders/tiles/buildings.yaml:14
ARCANE_ACADEMY_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.arcane_academy.spaces_1", "Spaces 1", players=3
)

# content/kingdom_defenders/tiles/buildings.yaml:21
INFIRMARY_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.infirmary.spaces_1", "Spaces 1", players=4
)

# content/kingdom_defenders/tiles/buildings.yaml:30
TRAINING_YARD_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.training_yard.spaces_1", "Spaces 1", discs=2, players=3
)

# content/kingdom_defenders/tiles/buildings.yaml:37
MARKET_SQUARE_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.market_square.spaces_1", "Spaces 1", players=3
)

# content/kingdom_defenders/tiles/buildings.yaml:45
CARAVAN_STOP_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.caravan_stop.spaces_1", "Spaces 1", coins=1, players=3
)

# content/kingdom_defenders/tiles/buildings.yaml:53
PAWNBROKER_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.pawnbroker.spaces_1", "Spaces 1", players=4
)

# content/kingdom_defenders/tiles/buildings.yaml:61
RECRUITING_OFFICE_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.recruiting_office.spaces_1", "Spaces 1", discs=2, players=4
)

# content/kingdom_defenders/tiles/buildings.yaml:70
CHAPEL_OF_THE_STORM_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.chapel_of_the_storm.spaces_1", "Spaces 1", players=3
)

# content/kingdom_defenders/tiles/buildings.yaml:78
SALVAGE_DOCKS_SPACES_1 = kinds.Requirement(
    "kingdom_defenders.salvage_docks.spaces_1", "Spaces 1", fame=1, players=3
)

# content/kingdom_defenders/tiles/buildings.yaml:4
FORGE = kinds.Building("kingdom_defenders.forge", "Forge", code="E1")

# content/kingdom_defenders/tiles/buildings.yaml:11
ARCANE_ACADEMY = kinds.Building("kingdom_defenders.arcane_academy", "Arcane Academy", code="E2")

# content/kingdom_defenders/tiles/buildings.yaml:18
INFIRMARY = kinds.Building("kingdom_defenders.infirmary", "Infirmary", code="E3")

# content/kingdom_defenders/tiles/buildings.yaml:26
TRAINING_YARD = kinds.Building("kingdom_defenders.training_yard", "Training Yard", code="E4")

# content/kingdom_defenders/tiles/buildings.yaml:34
MARKET_SQUARE = kinds.Building("kingdom_defenders.market_square", "Market Square", code="E5")

# content/kingdom_defenders/tiles/buildings.yaml:41
CARAVAN_STOP = kinds.Building("kingdom_defenders.caravan_stop", "Caravan Stop", code="E6", icons=1)

# content/kingdom_defenders/tiles/buildings.yaml:49
PAWNBROKER = kinds.Building("kingdom_defenders.pawnbroker", "Pawnbroker", code="E7", icons=1)

# content/kingdom_defenders/tiles/buildings.yaml:57
RECRUITING_OFFICE = kinds.Building(
    "kingdom_defenders.recruiting_office", "Recruiting Office", code="E8", icons=1
)

# content/kingdom_defenders/tiles/buildings.yaml:65
CHAPEL_OF_THE_STORM = kinds.Building(
    "kingdom_defenders.chapel_of_the_storm", "Chapel of the Storm", code="E9", icons=1
)

# content/kingdom_defenders/tiles/buildings.yaml:74
SALVAGE_DOCKS = kinds.Building(
    "kingdom_defenders.salvage_docks", "Salvage Docks", code="E10", icons=1
)

# content/kingdom_defenders/tiles/buildings.yaml:82
PROVING_HALL = kinds.Building("kingdom_defenders.proving_hall", "Proving Hall", code="E11", icons=1)


def pawn_loot(game: State, player: int) -> None:
    """you may return 1 loot for 1 coin and 1 weapon or spell"""
    # content/kingdom_defenders/tiles/buildings.yaml:90
    # verb: pawn_loot for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.player_loot[player] == 0:
        return
    if game.may(player, ASK_1):
        rules_goods.deliver(game, 1, "loot", player)
        rules_goods.gain(game, 1, "coin", player)
        rules_goods.gain_either(game, 1, player, False)


def recruit(game: State, player: int) -> None:
    """take 1 of your discs from the game reserve, or 1 coin if none is there"""
    # content/kingdom_defenders/tiles/buildings.yaml:101
    # verb: recruit for player
    if bool(game.contents[game.zone_set_aside[player]]):
        game.put(
            first_of(game.contents[game.zone_set_aside[player]], NOTHING),
            game.zone_hero_tile[player],
        )
    else:
        rules_goods.gain(game, 1, "coin", player)


def prove_oneself(game: State, player: int) -> None:
    """return 1 weapon for 1 Level of Strength, or 1 spell for 1 Level of Magic"""
    # content/kingdom_defenders/tiles/buildings.yaml:110
    # verb: prove_oneself for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    paid = game.choose(
        player,
        ASK_2,
        [r for r in ("weapon", "spell") if rules_goods.stock(game, r, player) > 0],
        "",
    )
    if paid != "":
        rules_goods.deliver(game, 1, paid, player)
        if paid == "weapon":
            rules_goods.gain_level(game, "strength", player)
        else:
            rules_goods.gain_level(game, "magic", player)


def forge_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:9
    # gain 2 weapon
    rules_goods.gain(game, 2, "weapon", player)


def arcane_academy_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:16
    # gain 2 spell
    rules_goods.gain(game, 2, "spell", player)


def infirmary_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:23
    # heal 2
    rules_goods.heal(game, 2, player)


def training_yard_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:32
    # gain_a_level
    rules_goods.gain_a_level(game, player)


def market_square_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:39
    # gain 1 coin; gain 1 loot
    rules_goods.gain(game, 1, "coin", player)
    rules_goods.gain(game, 1, "loot", player)


def caravan_stop_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:47
    # gain_either 3
    rules_goods.gain_either(game, 3, player, False)


def pawnbroker_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:55
    # pawn_loot; pawn_loot
    pawn_loot(game, player)
    pawn_loot(game, player)


def recruiting_office_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:63
    # recruit
    recruit(game, player)


def chapel_of_the_storm_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:72
    # heal 1; gain_fame 2
    rules_goods.heal(game, 1, player)
    rules_goods.gain_fame(game, 2, player)


def salvage_docks_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:80
    # gain 2 loot
    rules_goods.gain(game, 2, "loot", player)


def proving_hall_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:88
    # prove_oneself
    prove_oneself(game, player)


# content/kingdom_defenders/tiles/buildings.yaml:4
FORGE_ABILITIES = Abilities(resolve=(("effects", forge_resolve),), text="Gain 2 weapon.")

# content/kingdom_defenders/tiles/buildings.yaml:11
ARCANE_ACADEMY_ABILITIES = Abilities(
    resolve=(("effects", arcane_academy_resolve),), text="Gain 2 spell."
)

# content/kingdom_defenders/tiles/buildings.yaml:18
INFIRMARY_ABILITIES = Abilities(
    resolve=(("effects", infirmary_resolve),), text="Heal up to 2 Wounds."
)

# content/kingdom_defenders/tiles/buildings.yaml:26
TRAINING_YARD_ABILITIES = Abilities(
    resolve=(("effects", training_yard_resolve),), text="Gain 1 Level of Strength or Magic."
)

# content/kingdom_defenders/tiles/buildings.yaml:34
MARKET_SQUARE_ABILITIES = Abilities(
    resolve=(("effects", market_square_resolve),), text="Gain 1 coin; gain 1 loot."
)

# content/kingdom_defenders/tiles/buildings.yaml:41
CARAVAN_STOP_ABILITIES = Abilities(
    resolve=(("effects", caravan_stop_resolve),), text="Gain 3 weapons or spells in any mix."
)

# content/kingdom_defenders/tiles/buildings.yaml:49
PAWNBROKER_ABILITIES = Abilities(
    resolve=(("effects", pawnbroker_resolve),),
    text="You may return 1 loot for 1 coin and 1 weapon or spell; you may return 1 loot for 1 coin and 1 weapon or spell.",
)

# content/kingdom_defenders/tiles/buildings.yaml:57
RECRUITING_OFFICE_ABILITIES = Abilities(
    resolve=(("effects", recruiting_office_resolve),),
    text="Take 1 of your discs from the game reserve, or 1 coin if none is there.",
)

# content/kingdom_defenders/tiles/buildings.yaml:65
CHAPEL_OF_THE_STORM_ABILITIES = Abilities(
    resolve=(("effects", chapel_of_the_storm_resolve),), text="Heal up to 1 Wounds; gain 2 Fame."
)

# content/kingdom_defenders/tiles/buildings.yaml:74
SALVAGE_DOCKS_ABILITIES = Abilities(
    resolve=(("effects", salvage_docks_resolve),), text="Gain 2 loot."
)

# content/kingdom_defenders/tiles/buildings.yaml:82
PROVING_HALL_ABILITIES = Abilities(
    resolve=(("effects", proving_hall_resolve),),
    text="Return 1 weapon for 1 Level of Strength, or 1 spell for 1 Level of Magic.",
)

CONTENTS = Contents(
    definitions=(
        FORGE_SPACES_1,
        ARCANE_ACADEMY_SPACES_1,
        INFIRMARY_SPACES_1,
        TRAINING_YARD_SPACES_1,
        MARKET_SQUARE_SPACES_1,
        CARAVAN_STOP_SPACES_1,
        PAWNBROKER_SPACES_1,
        RECRUITING_OFFICE_SPACES_1,
        CHAPEL_OF_THE_STORM_SPACES_1,
        SALVAGE_DOCKS_SPACES_1,
        FORGE,
        ARCANE_ACADEMY,
        INFIRMARY,
        TRAINING_YARD,
        MARKET_SQUARE,
        CARAVAN_STOP,
        PAWNBROKER,
        RECRUITING_OFFICE,
        CHAPEL_OF_THE_STORM,
        SALVAGE_DOCKS,
        PROVING_HALL,
    ),
    abilities={
        "kingdom_defenders.forge": FORGE_ABILITIES,
        "kingdom_defenders.arcane_academy": ARCANE_ACADEMY_ABILITIES,
        "kingdom_defenders.infirmary": INFIRMARY_ABILITIES,
        "kingdom_defenders.training_yard": TRAINING_YARD_ABILITIES,
        "kingdom_defenders.market_square": MARKET_SQUARE_ABILITIES,
        "kingdom_defenders.caravan_stop": CARAVAN_STOP_ABILITIES,
        "kingdom_defenders.pawnbroker": PAWNBROKER_ABILITIES,
        "kingdom_defenders.recruiting_office": RECRUITING_OFFICE_ABILITIES,
        "kingdom_defenders.chapel_of_the_storm": CHAPEL_OF_THE_STORM_ABILITIES,
        "kingdom_defenders.salvage_docks": SALVAGE_DOCKS_ABILITIES,
        "kingdom_defenders.proving_hall": PROVING_HALL_ABILITIES,
    },
    links=(
        (
            FORGE,
            "spaces",
            (
                "kingdom_defenders.one_disc",
                "kingdom_defenders.forge.spaces_1",
                "kingdom_defenders.disc_and_coin",
            ),
        ),
        (
            ARCANE_ACADEMY,
            "spaces",
            (
                "kingdom_defenders.one_disc",
                "kingdom_defenders.arcane_academy.spaces_1",
                "kingdom_defenders.disc_and_coin",
            ),
        ),
        (
            INFIRMARY,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.infirmary.spaces_1"),
        ),
        (
            TRAINING_YARD,
            "spaces",
            ("kingdom_defenders.two_discs", "kingdom_defenders.training_yard.spaces_1"),
        ),
        (
            MARKET_SQUARE,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.market_square.spaces_1"),
        ),
        (
            CARAVAN_STOP,
            "spaces",
            ("kingdom_defenders.disc_and_coin", "kingdom_defenders.caravan_stop.spaces_1"),
        ),
        (
            PAWNBROKER,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.pawnbroker.spaces_1"),
        ),
        (
            RECRUITING_OFFICE,
            "spaces",
            ("kingdom_defenders.two_discs", "kingdom_defenders.recruiting_office.spaces_1"),
        ),
        (
            CHAPEL_OF_THE_STORM,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.chapel_of_the_storm.spaces_1"),
        ),
        (
            SALVAGE_DOCKS,
            "spaces",
            ("kingdom_defenders.disc_and_fame", "kingdom_defenders.salvage_docks.spaces_1"),
        ),
        (PROVING_HALL, "spaces", ("kingdom_defenders.one_disc", "kingdom_defenders.disc_and_coin")),
    ),
)
