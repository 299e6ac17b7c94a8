# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/heroes/abilities.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Prompt, Trigger, parse_shape

from ..kinds import Ability, Attack, Hero, Tower
from ..rules import abilities as rules_abilities
from ..rules import blossoms as rules_blossoms
from ..rules import covering as rules_covering
from ..rules import heroes as rules_heroes
from ..state import State

# content/kingdom_rush/heroes/abilities.yaml:10
FLURRY_FLURRY_BLOWS = Attack(
    "kingdom_rush.flurry.flurry_blows",
    "Flurry Blows",
    range_="melee",
    type_="true_damage",
    tiles=(parse_shape("#", "1x1"), parse_shape("#", "1x1"), parse_shape("#", "1x1")),
    together=True,
)

# content/kingdom_rush/heroes/abilities.yaml:29
SANDSTORM_SAND_BLAST = Attack(
    "kingdom_rush.sandstorm.sand_blast",
    "Sand Blast",
    range_="each_adjacent",
    type_="physical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/heroes/abilities.yaml:85
GLACIER_ICE_WALL = Attack(
    "kingdom_rush.glacier.ice_wall",
    "Ice Wall",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n##", "2x2"), parse_shape("##", "2x1")),
    together=True,
)

# content/kingdom_rush/heroes/abilities.yaml:122
EARTH_PUNCH_PUNCH = Attack(
    "kingdom_rush.earth_punch.punch",
    "Punch",
    range_="melee",
    type_="true_damage",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/heroes/abilities.yaml:123
EARTH_PUNCH_SHOCK = Attack(
    "kingdom_rush.earth_punch.shock",
    "Shock",
    range_="each_adjacent",
    type_="physical",
    tiles=(parse_shape("#", "1x1"),),
)

# content/kingdom_rush/heroes/abilities.yaml:142
THUNDER_STOMP_STOMP = Attack(
    "kingdom_rush.thunder_stomp.stomp",
    "Stomp",
    range_="each_adjacent",
    type_="physical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/heroes/abilities.yaml:6
FLURRY = Ability("kingdom_rush.flurry", "Flurry", tier=1, attacks=(FLURRY_FLURRY_BLOWS,))

# content/kingdom_rush/heroes/abilities.yaml:12
RISING_SANDS = Ability("kingdom_rush.rising_sands", "Rising Sands", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:18
SPIKED_ARMOUR = Ability("kingdom_rush.spiked_armour", "Spiked Armour", tier=2, passive=True)

# content/kingdom_rush/heroes/abilities.yaml:25
SANDSTORM = Ability("kingdom_rush.sandstorm", "Sandstorm", tier=2, attacks=(SANDSTORM_SAND_BLAST,))

# content/kingdom_rush/heroes/abilities.yaml:33
GRAVE_PACT = Ability("kingdom_rush.grave_pact", "Grave Pact", tier=1, passive=True)

# content/kingdom_rush/heroes/abilities.yaml:41
BONE_VOLLEY = Ability("kingdom_rush.bone_volley", "Bone Volley", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:47
HARVEST = Ability("kingdom_rush.harvest", "Harvest", tier=2)

# content/kingdom_rush/heroes/abilities.yaml:53
HEX_OF_SILENCE = Ability("kingdom_rush.hex_of_silence", "Hex", tier=2)

# content/kingdom_rush/heroes/abilities.yaml:62
ICE_RAIN = Ability("kingdom_rush.ice_rain", "Ice Rain", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:68
PERMAFROST = Ability("kingdom_rush.permafrost", "Permafrost", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:74
FROZEN_HEART = Ability("kingdom_rush.frozen_heart", "Frozen Heart", tier=2, passive=True)

# content/kingdom_rush/heroes/abilities.yaml:81
GLACIER = Ability("kingdom_rush.glacier", "Glacier", tier=2, attacks=(GLACIER_ICE_WALL,))

# content/kingdom_rush/heroes/abilities.yaml:89
DIVINE_SHIELD = Ability("kingdom_rush.divine_shield", "Divine Shield", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:95
HEALING_LIGHT = Ability("kingdom_rush.healing_light", "Healing Light", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:101
CONSECRATION = Ability("kingdom_rush.consecration", "Consecration", tier=2)

# content/kingdom_rush/heroes/abilities.yaml:108
STEP_OF_FAITH = Ability("kingdom_rush.step_of_faith", "Step of Faith", tier=2, passive=True)

# content/kingdom_rush/heroes/abilities.yaml:118
EARTH_PUNCH = Ability(
    "kingdom_rush.earth_punch",
    "Earth Punch",
    tier=1,
    attacks=(EARTH_PUNCH_PUNCH, EARTH_PUNCH_SHOCK),
)

# content/kingdom_rush/heroes/abilities.yaml:125
BANANA_SKIN = Ability("kingdom_rush.banana_skin", "Banana Skin", tier=1)

# content/kingdom_rush/heroes/abilities.yaml:131
THICK_HIDE = Ability("kingdom_rush.thick_hide", "Thick Hide", tier=2, passive=True)

# content/kingdom_rush/heroes/abilities.yaml:138
THUNDER_STOMP = Ability(
    "kingdom_rush.thunder_stomp", "Thunder Stomp", tier=2, attacks=(THUNDER_STOMP_STOMP,)
)


def rising_sands_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:16
    # rising_sands of self
    rules_abilities.rising_sands(game, game.piece_hero[bearer], player)


def spiked_armour_on_wound(game: State, bearer: int, event: rules_heroes.WoundEvent) -> bool:
    # content/kingdom_rush/heroes/abilities.yaml:23
    # on wound to self where by_moving_horde(cause): lay_tile single on horde with true_damage by...
    if not (
        game.piece_hero[bearer] >= 0
        and event.hero == game.piece_hero[bearer]
        and event.cause == "holding"
    ):
        return False
    rules_covering.lay_tile(
        game,
        game.program.shapes["kingdom_rush.single"],
        event.horde,
        "true_damage",
        NOTHING,
        game.piece_hero[bearer],
        game.owner[bearer],
    )
    return True


def grave_pact_changes_skull_limit(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/heroes/abilities.yaml:39
    # +1 skull_limit
    return target == game.piece_hero[bearer]


def bone_volley_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:45
    # bone_volley of self
    rules_abilities.bone_volley(game, game.piece_hero[bearer], player)


def harvest_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:51
    # gain_skulls 2 of self; tile_beside self with double of magical
    rules_abilities.gain_skulls(game, 2, game.piece_hero[bearer])
    rules_heroes.tile_beside(
        game, game.piece_hero[bearer], game.program.shapes["kingdom_rush.double"], "magical", player
    )


def hex_of_silence_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:58
    # silence_one of self
    rules_abilities.silence_one(game, game.piece_hero[bearer], player)


def ice_rain_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:66
    # ice_rain of self within 2
    rules_abilities.ice_rain(game, game.piece_hero[bearer], 2, player)


def permafrost_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:72
    # freeze_beside self
    rules_abilities.freeze_beside(game, game.piece_hero[bearer], player)


def frozen_heart_instead_wound(game: State, bearer: int, event: rules_heroes.WoundEvent) -> bool:
    # content/kingdom_rush/heroes/abilities.yaml:79
    # instead of wound to self where by_destroyed_horde(cause): ignore_damage of self
    if not (
        game.piece_hero[bearer] >= 0
        and event.hero == game.piece_hero[bearer]
        and event.cause == "destruction"
    ):
        return False
    rules_heroes.ignore_damage(game, game.piece_hero[bearer])
    return True


def divine_shield_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:93
    # shelter_one by self
    rules_blossoms.shelter_one(game, game.piece_hero[bearer], player)


def healing_light_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:99
    # heal 2 of (all hero within 1 of self)
    hero_of = game.piece_hero
    _found = []
    for hero in game.seen[Hero]:
        if 0 <= game.distance_between(hero, hero_of[bearer]) <= 1:
            _found.append(hero)
    for hero in _found:
        rules_heroes.heal(game, 2, hero)


def consecration_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:105
    # choose a tower adjacent to self as blessed: "Which tower attacks again for {self}?";
    # attack_again blessed
    hero_of = game.piece_hero
    blessed = game.choose(
        player,
        Prompt(
            "choice",
            ("Which tower attacks again for ", ("piece", hero_of[bearer]), "?"),
            ("piece",),
        ),
        [tower for tower in game.seen[Tower] if game.distance_between(tower, hero_of[bearer]) == 1],
        NOTHING,
    )
    if blessed >= 0:
        rules_abilities.attack_again(game, blessed, player)


def step_of_faith_changes_jump(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/heroes/abilities.yaml:114
    # +4 jump
    return target == game.piece_hero[bearer]


def banana_skin_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:129
    # banana_skin of self
    rules_abilities.banana_skin(game, game.piece_hero[bearer], player)


def thick_hide_instead_wound(game: State, bearer: int, event: rules_heroes.WoundEvent) -> bool:
    # content/kingdom_rush/heroes/abilities.yaml:136
    # once per round, instead of wound to self: ignore_damage of self
    if not (game.piece_hero[bearer] >= 0 and event.hero == game.piece_hero[bearer]):
        return False
    if (
        game.used_times(
            "round", bearer if isinstance(bearer, int) else -1, "kingdom_rush.thick_hide:0"
        )
        >= 1
    ):
        return False
    game.use_up("round", bearer if isinstance(bearer, int) else -1, "kingdom_rush.thick_hide:0")
    rules_heroes.ignore_damage(game, game.piece_hero[bearer])
    return True


def thunder_stomp_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/abilities.yaml:144
    # hurt self for 1
    rules_heroes.hurt(game, game.piece_hero[bearer], 1, NOTHING, "other")


# content/kingdom_rush/heroes/abilities.yaml:6
FLURRY_ABILITIES = Abilities(text="Tier 1.", fields=())

# content/kingdom_rush/heroes/abilities.yaml:10
FLURRY_FLURRY_BLOWS_ABILITIES = Abilities(
    text="The horde on which the hero stands.\nDamage: true damage.\nTiles: 1x1, 1x1, 1x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/heroes/abilities.yaml:12
RISING_SANDS_ABILITIES = Abilities(
    resolve=(("effects", rising_sands_resolve),),
    text="Tier 1.\nPut both sand warriors onto hordes in or adjacent to the space of the hero.",
)

# content/kingdom_rush/heroes/abilities.yaml:18
SPIKED_ARMOUR_ABILITIES = Abilities(
    triggers=(Trigger("wound", "on", "", "kingdom_rush.spiked_armour:0", spiked_armour_on_wound),),
    text="Tier 2.\nPassive.\nWhen the hero loses health, if the cause is that the horde under it attempts to move: put a 1x1 tile of true damage on the horde.",
)

# content/kingdom_rush/heroes/abilities.yaml:25
SANDSTORM_ABILITIES = Abilities(text="Tier 2.", fields=())

# content/kingdom_rush/heroes/abilities.yaml:29
SANDSTORM_SAND_BLAST_ABILITIES = Abilities(
    text="Every adjacent horde.\nDamage: physical.\nTiles: 2x1.", fields=()
)

# content/kingdom_rush/heroes/abilities.yaml:33
GRAVE_PACT_ABILITIES = Abilities(
    modifiers=(Modifier("skull_limit", "add", grave_pact_changes_skull_limit, 1),),
    text="Tier 1.\nPassive.\n+1 to the limit of skulls.",
)

# content/kingdom_rush/heroes/abilities.yaml:41
BONE_VOLLEY_ABILITIES = Abilities(
    resolve=(("effects", bone_volley_resolve),),
    text="Tier 1.\nDiscard any number of skulls; for each of them put one true 1x1 tile on any horde.",
)

# content/kingdom_rush/heroes/abilities.yaml:47
HARVEST_ABILITIES = Abilities(
    resolve=(("effects", harvest_resolve),),
    text="Tier 2.\nThe hero gains 2 skulls; put a magical 2x1 tile on a horde adjacent to the hero.",
)

# content/kingdom_rush/heroes/abilities.yaml:53
HEX_OF_SILENCE_ABILITIES = Abilities(
    resolve=(("effects", hex_of_silence_resolve),),
    text="Tier 2.\nPut a totem on any horde, and then a magical corner tile on it.",
)

# content/kingdom_rush/heroes/abilities.yaml:62
ICE_RAIN_ABILITIES = Abilities(
    resolve=(("effects", ice_rain_resolve),),
    text="Tier 1.\nPut one magical 1x1 tile on each of up to 3 different hordes within 2 spaces.",
)

# content/kingdom_rush/heroes/abilities.yaml:68
PERMAFROST_ABILITIES = Abilities(
    resolve=(("effects", permafrost_resolve),),
    text="Tier 1.\nA horde adjacent to the hero does not attempt to move in this round.",
)

# content/kingdom_rush/heroes/abilities.yaml:74
FROZEN_HEART_ABILITIES = Abilities(
    triggers=(
        Trigger("wound", "instead", "", "kingdom_rush.frozen_heart:0", frozen_heart_instead_wound),
    ),
    text="Tier 2.\nPassive.\nWhen the hero loses health and the cause is the destruction of the horde under it, instead: the hero ignores the damage.",
)

# content/kingdom_rush/heroes/abilities.yaml:81
GLACIER_ABILITIES = Abilities(text="Tier 2.", fields=())

# content/kingdom_rush/heroes/abilities.yaml:85
GLACIER_ICE_WALL_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: magical.\nTiles: 2x2, 2x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/heroes/abilities.yaml:89
DIVINE_SHIELD_ABILITIES = Abilities(
    resolve=(("effects", divine_shield_resolve),),
    text="Tier 1.\nGive one hero Protection until the end of the round.",
)

# content/kingdom_rush/heroes/abilities.yaml:95
HEALING_LIGHT_ABILITIES = Abilities(
    resolve=(("effects", healing_light_resolve),),
    text="Tier 1.\nEach hero within 1 of the hero regains 2 health.",
)

# content/kingdom_rush/heroes/abilities.yaml:101
CONSECRATION_ABILITIES = Abilities(
    resolve=(("effects", consecration_resolve),),
    text="Tier 2.\nA tower adjacent to the hero attacks again.",
)

# content/kingdom_rush/heroes/abilities.yaml:108
STEP_OF_FAITH_ABILITIES = Abilities(
    modifiers=(Modifier("jump", "add", step_of_faith_changes_jump, 4),),
    text="Tier 2.\nPassive.\n+4 spaces that it may jump instead of moving.",
)

# content/kingdom_rush/heroes/abilities.yaml:118
EARTH_PUNCH_ABILITIES = Abilities(text="Tier 1.", fields=())

# content/kingdom_rush/heroes/abilities.yaml:122
EARTH_PUNCH_PUNCH_ABILITIES = Abilities(
    text="The horde on which the hero stands.\nDamage: true damage.\nTiles: 2x1.", fields=()
)

# content/kingdom_rush/heroes/abilities.yaml:123
EARTH_PUNCH_SHOCK_ABILITIES = Abilities(
    text="Every adjacent horde.\nDamage: physical.\nTiles: 1x1.", fields=()
)

# content/kingdom_rush/heroes/abilities.yaml:125
BANANA_SKIN_ABILITIES = Abilities(
    resolve=(("effects", banana_skin_resolve),),
    text="Tier 1.\nMove a horde without miniatures adjacent to the hero back 1 path space, if that space is free.",
)

# content/kingdom_rush/heroes/abilities.yaml:131
THICK_HIDE_ABILITIES = Abilities(
    triggers=(
        Trigger("wound", "instead", "", "kingdom_rush.thick_hide:0", thick_hide_instead_wound),
    ),
    text="Tier 2.\nPassive.\nOnce per round, when the hero loses health, instead: the hero ignores the damage.",
)

# content/kingdom_rush/heroes/abilities.yaml:138
THUNDER_STOMP_ABILITIES = Abilities(
    resolve=(("effects", thunder_stomp_resolve),), text="Tier 2.\nThe hero takes 1 damage."
)

# content/kingdom_rush/heroes/abilities.yaml:142
THUNDER_STOMP_STOMP_ABILITIES = Abilities(
    text="Every adjacent horde.\nDamage: physical.\nTiles: 2x1.", fields=()
)

CONTENTS = Contents(
    definitions=(
        FLURRY_FLURRY_BLOWS,
        SANDSTORM_SAND_BLAST,
        GLACIER_ICE_WALL,
        EARTH_PUNCH_PUNCH,
        EARTH_PUNCH_SHOCK,
        THUNDER_STOMP_STOMP,
        FLURRY,
        RISING_SANDS,
        SPIKED_ARMOUR,
        SANDSTORM,
        GRAVE_PACT,
        BONE_VOLLEY,
        HARVEST,
        HEX_OF_SILENCE,
        ICE_RAIN,
        PERMAFROST,
        FROZEN_HEART,
        GLACIER,
        DIVINE_SHIELD,
        HEALING_LIGHT,
        CONSECRATION,
        STEP_OF_FAITH,
        EARTH_PUNCH,
        BANANA_SKIN,
        THICK_HIDE,
        THUNDER_STOMP,
    ),
    abilities={
        "kingdom_rush.flurry": FLURRY_ABILITIES,
        "kingdom_rush.flurry.flurry_blows": FLURRY_FLURRY_BLOWS_ABILITIES,
        "kingdom_rush.rising_sands": RISING_SANDS_ABILITIES,
        "kingdom_rush.spiked_armour": SPIKED_ARMOUR_ABILITIES,
        "kingdom_rush.sandstorm": SANDSTORM_ABILITIES,
        "kingdom_rush.sandstorm.sand_blast": SANDSTORM_SAND_BLAST_ABILITIES,
        "kingdom_rush.grave_pact": GRAVE_PACT_ABILITIES,
        "kingdom_rush.bone_volley": BONE_VOLLEY_ABILITIES,
        "kingdom_rush.harvest": HARVEST_ABILITIES,
        "kingdom_rush.hex_of_silence": HEX_OF_SILENCE_ABILITIES,
        "kingdom_rush.ice_rain": ICE_RAIN_ABILITIES,
        "kingdom_rush.permafrost": PERMAFROST_ABILITIES,
        "kingdom_rush.frozen_heart": FROZEN_HEART_ABILITIES,
        "kingdom_rush.glacier": GLACIER_ABILITIES,
        "kingdom_rush.glacier.ice_wall": GLACIER_ICE_WALL_ABILITIES,
        "kingdom_rush.divine_shield": DIVINE_SHIELD_ABILITIES,
        "kingdom_rush.healing_light": HEALING_LIGHT_ABILITIES,
        "kingdom_rush.consecration": CONSECRATION_ABILITIES,
        "kingdom_rush.step_of_faith": STEP_OF_FAITH_ABILITIES,
        "kingdom_rush.earth_punch": EARTH_PUNCH_ABILITIES,
        "kingdom_rush.earth_punch.punch": EARTH_PUNCH_PUNCH_ABILITIES,
        "kingdom_rush.earth_punch.shock": EARTH_PUNCH_SHOCK_ABILITIES,
        "kingdom_rush.banana_skin": BANANA_SKIN_ABILITIES,
        "kingdom_rush.thick_hide": THICK_HIDE_ABILITIES,
        "kingdom_rush.thunder_stomp": THUNDER_STOMP_ABILITIES,
        "kingdom_rush.thunder_stomp.stomp": THUNDER_STOMP_STOMP_ABILITIES,
    },
    links=((GLACIER_ICE_WALL, "arrows", ("kingdom_rush.front",)),),
)
