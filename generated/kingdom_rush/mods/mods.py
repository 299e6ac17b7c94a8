# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/mods/mods.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier, Trigger, YesNo

from ..kinds import Mod
from ..rules import actions as rules_actions
from ..rules import attacking as rules_attacking
from ..rules import hordes as rules_hordes
from ..rules import mods as rules_mods
from ..state import State

# content/kingdom_rush/mods/mods.yaml:4
ARTILLERY_TILE_MOD = Mod("kingdom_rush.artillery_tile_mod", "2x1 Artillery Tile")

# content/kingdom_rush/mods/mods.yaml:11
SINGLE_TILE_MOD = Mod("kingdom_rush.single_tile_mod", "1x1 Damage Tile")

# content/kingdom_rush/mods/mods.yaml:18
TRUE_DAMAGE_MOD = Mod("kingdom_rush.true_damage_mod", "True Damage")

# content/kingdom_rush/mods/mods.yaml:25
PERFECT_RANGE_MOD = Mod("kingdom_rush.perfect_range_mod", "Perfect Range")

# content/kingdom_rush/mods/mods.yaml:32
ADDITIONAL_SOLDIER_MOD = Mod("kingdom_rush.additional_soldier_mod", "Additional Soldier")

# content/kingdom_rush/mods/mods.yaml:39
ADDITIONAL_SITE_MOD = Mod("kingdom_rush.additional_site_mod", "Additional Building Site")

# content/kingdom_rush/mods/mods.yaml:46
FRESH_START = Mod("kingdom_rush.fresh_start", "Fresh Start", advanced=True)

# content/kingdom_rush/mods/mods.yaml:53
SALVAGE = Mod("kingdom_rush.salvage", "Salvage", advanced=True)

# content/kingdom_rush/mods/mods.yaml:60
QUICK_REBUILD = Mod("kingdom_rush.quick_rebuild", "Quick Rebuild", advanced=True)

# content/kingdom_rush/mods/mods.yaml:67
GARDENER = Mod("kingdom_rush.gardener", "Gardener", advanced=True)

ASK_1 = YesNo("may", "The hero of the receiver rests?")
ASK_2 = YesNo("may", "Pay 1 crystal and take the tower back into the hand?")


def artillery_tile_mod_on_tower_attack(
    game: State, bearer: int, event: rules_actions.TowerAttackEvent
) -> bool:
    # content/kingdom_rush/mods/mods.yaml:9
    # on tower_attack: add_tile double of self to pointed_to(self)
    if not (game.piece_tower[bearer] >= 0 and event.tower == game.piece_tower[bearer]):
        return False
    rules_mods.add_tile(
        game,
        game.program.shapes["kingdom_rush.double"],
        game.piece_tower[bearer],
        rules_mods.pointed_to(game, game.piece_tower[bearer]),
        game.owner[bearer],
    )
    return True


def single_tile_mod_on_tower_attack(
    game: State, bearer: int, event: rules_actions.TowerAttackEvent
) -> bool:
    # content/kingdom_rush/mods/mods.yaml:16
    # on tower_attack: add_tile single of self to attackable()
    if not (game.piece_tower[bearer] >= 0 and event.tower == game.piece_tower[bearer]):
        return False
    rules_mods.add_tile(
        game,
        game.program.shapes["kingdom_rush.single"],
        game.piece_tower[bearer],
        rules_attacking.attackable(game),
        game.owner[bearer],
    )
    return True


def true_damage_mod_changes_pure(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/mods/mods.yaml:23
    # pure: true
    return target == game.piece_tower[bearer]


def perfect_range_mod_changes_far_sighted(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/mods/mods.yaml:30
    # far_sighted: true
    return target == game.piece_tower[bearer]


def additional_soldier_mod_on_tower_attack(
    game: State, bearer: int, event: rules_actions.TowerAttackEvent
) -> bool:
    # content/kingdom_rush/mods/mods.yaml:37
    # on tower_attack: add_soldier of self
    if not (game.piece_tower[bearer] >= 0 and event.tower == game.piece_tower[bearer]):
        return False
    rules_mods.add_soldier(game, game.piece_tower[bearer], game.owner[bearer])
    return True


def additional_site_mod_changes_roomy(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/mods/mods.yaml:44
    # +1 roomy
    return target == game.piece_tower[bearer]


def fresh_start_on_upgrade_of(
    game: State, bearer: int, event: rules_actions.UpgradeOfEvent
) -> bool:
    # content/kingdom_rush/mods/mods.yaml:51
    # on upgrade_of: may rest_heroes_of receiver
    if not (game.piece_tower[bearer] >= 0 and event.tower == game.piece_tower[bearer]):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        rules_mods.rest_heroes_of(game, event.receiver)
    return True


def salvage_on_upgrade_of(game: State, bearer: int, event: rules_actions.UpgradeOfEvent) -> bool:
    # content/kingdom_rush/mods/mods.yaml:58
    # on upgrade_of: gain 2 crystal; gain 1 gold
    if not (game.piece_tower[bearer] >= 0 and event.tower == game.piece_tower[bearer]):
        return False
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")
    return True


def quick_rebuild_on_tower_played(
    game: State, bearer: int, event: rules_actions.TowerPlayedEvent
) -> bool:
    # content/kingdom_rush/mods/mods.yaml:65
    # on tower_played, while can_pay_crystal(): may take_back self
    if not (
        game.piece_tower[bearer] >= 0
        and event.tower == game.piece_tower[bearer]
        and game.table_crystals > 0
    ):
        return False
    if game.may(game.owner[bearer], ASK_2, bearer):
        rules_mods.take_back(game, game.piece_tower[bearer], game.owner[bearer])
    return True


def gardener_on_tower_built(game: State, bearer: int, event: rules_actions.TowerBuiltEvent) -> bool:
    # content/kingdom_rush/mods/mods.yaml:72
    # on tower_built: refresh_blossom_under self
    if not (game.piece_tower[bearer] >= 0 and event.tower == game.piece_tower[bearer]):
        return False
    rules_mods.refresh_blossom_under(game, game.piece_tower[bearer])
    return True


# content/kingdom_rush/mods/mods.yaml:4
ARTILLERY_TILE_MOD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "tower_attack",
            "on",
            "",
            "kingdom_rush.artillery_tile_mod:0",
            artillery_tile_mod_on_tower_attack,
        ),
    ),
    text="On an attack of the tower: also place a physical 2x1 tile on one of the adjacent hordes it points to.",
)

# content/kingdom_rush/mods/mods.yaml:11
SINGLE_TILE_MOD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "tower_attack",
            "on",
            "",
            "kingdom_rush.single_tile_mod:0",
            single_tile_mod_on_tower_attack,
        ),
    ),
    text="On an attack of the tower: also place a physical 1x1 tile on one of the hordes and bosses in sight.",
)

# content/kingdom_rush/mods/mods.yaml:18
TRUE_DAMAGE_MOD_ABILITIES = Abilities(
    modifiers=(Modifier("pure", "set", true_damage_mod_changes_pure, 1),),
    text="All its damage tiles are true damage.",
)

# content/kingdom_rush/mods/mods.yaml:25
PERFECT_RANGE_MOD_ABILITIES = Abilities(
    modifiers=(Modifier("far_sighted", "set", perfect_range_mod_changes_far_sighted, 1),),
    text="All damage tiles shown on it have perfect range.",
)

# content/kingdom_rush/mods/mods.yaml:32
ADDITIONAL_SOLDIER_MOD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "tower_attack",
            "on",
            "",
            "kingdom_rush.additional_soldier_mod:0",
            additional_soldier_mod_on_tower_attack,
        ),
    ),
    text="On an attack of the tower: also place a soldier on one of the adjacent hordes it points to.",
)

# content/kingdom_rush/mods/mods.yaml:39
ADDITIONAL_SITE_MOD_ABILITIES = Abilities(
    modifiers=(Modifier("roomy", "add", additional_site_mod_changes_roomy, 1),),
    text="+1 further non-soldier tower on its building site.",
)

# content/kingdom_rush/mods/mods.yaml:46
FRESH_START_ABILITIES = Abilities(
    triggers=(
        Trigger("upgrade_of", "on", "", "kingdom_rush.fresh_start:0", fresh_start_on_upgrade_of),
    ),
    text="Advanced.\nOn passing and upgrading the tower: if you wish, the hero of the receiver rests.",
)

# content/kingdom_rush/mods/mods.yaml:53
SALVAGE_ABILITIES = Abilities(
    triggers=(Trigger("upgrade_of", "on", "", "kingdom_rush.salvage:0", salvage_on_upgrade_of),),
    text="Advanced.\nOn passing and upgrading the tower: gain 2 crystals; gain 1 gold.",
)

# content/kingdom_rush/mods/mods.yaml:60
QUICK_REBUILD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "tower_played", "on", "", "kingdom_rush.quick_rebuild:0", quick_rebuild_on_tower_played
        ),
    ),
    text="Advanced.\nWhile the players have a crystal, on playing the tower: you may pay 1 crystal and take the tower back into the hand.",
)

# content/kingdom_rush/mods/mods.yaml:67
GARDENER_ABILITIES = Abilities(
    triggers=(
        Trigger("tower_built", "on", "", "kingdom_rush.gardener:0", gardener_on_tower_built),
    ),
    text="Advanced.\nOn placing the tower: turn the blossom under the tower face up.",
)

CONTENTS = Contents(
    definitions=(
        ARTILLERY_TILE_MOD,
        SINGLE_TILE_MOD,
        TRUE_DAMAGE_MOD,
        PERFECT_RANGE_MOD,
        ADDITIONAL_SOLDIER_MOD,
        ADDITIONAL_SITE_MOD,
        FRESH_START,
        SALVAGE,
        QUICK_REBUILD,
        GARDENER,
    ),
    abilities={
        "kingdom_rush.artillery_tile_mod": ARTILLERY_TILE_MOD_ABILITIES,
        "kingdom_rush.single_tile_mod": SINGLE_TILE_MOD_ABILITIES,
        "kingdom_rush.true_damage_mod": TRUE_DAMAGE_MOD_ABILITIES,
        "kingdom_rush.perfect_range_mod": PERFECT_RANGE_MOD_ABILITIES,
        "kingdom_rush.additional_soldier_mod": ADDITIONAL_SOLDIER_MOD_ABILITIES,
        "kingdom_rush.additional_site_mod": ADDITIONAL_SITE_MOD_ABILITIES,
        "kingdom_rush.fresh_start": FRESH_START_ABILITIES,
        "kingdom_rush.salvage": SALVAGE_ABILITIES,
        "kingdom_rush.quick_rebuild": QUICK_REBUILD_ABILITIES,
        "kingdom_rush.gardener": GARDENER_ABILITIES,
    },
)
