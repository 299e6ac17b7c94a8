# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/orcs.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Trigger

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import actions as rules_actions
from ..rules import combat as rules_combat
from ..rules import momentum as rules_momentum
from ..state import State

# content/castle_assault/cards/orcs.yaml:4
PEONS = Unit(
    "castle_assault.peons", "Peons", faction="orcs", cost=1, attack=1, ac=0, health=1, movement=1
)

# content/castle_assault/cards/orcs.yaml:16
TUNNEL_SNEAKA = Unit(
    "castle_assault.tunnel_sneaka",
    "Tunnel Sneaka",
    faction="orcs",
    cost=1,
    attack=2,
    ac=0,
    health=2,
    movement=1,
    phase=True,
)

# content/castle_assault/cards/orcs.yaml:26
CHELVIT_RIDAS = Unit(
    "castle_assault.chelvit_ridas",
    "Chelvit Ridas",
    faction="orcs",
    cost=2,
    attack=2,
    ac=0,
    health=1,
    movement=2,
    haste=True,
)

# content/castle_assault/cards/orcs.yaml:37
ROCK_THROWAS = Unit(
    "castle_assault.rock_throwas",
    "Rock Throwas",
    faction="orcs",
    cost=2,
    attack=2,
    ac=0,
    health=3,
    movement=1,
    ranged_linear=2,
)

# content/castle_assault/cards/orcs.yaml:48
BATTLE_DRUMMA = Unit(
    "castle_assault.battle_drumma",
    "Battle Drumma",
    faction="orcs",
    cost=2,
    attack=1,
    ac=0,
    health=3,
    movement=1,
)

# content/castle_assault/cards/orcs.yaml:59
WOLF_RIDAS = Unit(
    "castle_assault.wolf_ridas",
    "Wolf Ridas",
    faction="orcs",
    cost=3,
    attack=3,
    ac=0,
    health=4,
    movement=3,
)

# content/castle_assault/cards/orcs.yaml:68
ROCKET_RIDA = Unit(
    "castle_assault.rocket_rida",
    "Rocket Rida",
    faction="orcs",
    cost=3,
    attack=4,
    ac=0,
    health=1,
    movement=3,
)

# content/castle_assault/cards/orcs.yaml:79
SHIELD_GRUNT = Unit(
    "castle_assault.shield_grunt",
    "Shield Grunt",
    faction="orcs",
    cost=3,
    attack=2,
    ac=1,
    health=5,
    movement=1,
)

# content/castle_assault/cards/orcs.yaml:90
BRUTE = Unit(
    "castle_assault.brute", "Brute", faction="orcs", cost=4, attack=5, ac=0, health=4, movement=1
)

# content/castle_assault/cards/orcs.yaml:101
BOAR_SMASHA = Unit(
    "castle_assault.boar_smasha",
    "Boar Smasha",
    faction="orcs",
    cost=4,
    attack=4,
    ac=1,
    health=3,
    movement=2,
    momentum_bonus=2,
)

# content/castle_assault/cards/orcs.yaml:111
TROLL_CAPTAIN = Unit(
    "castle_assault.troll_captain",
    "Troll Captain",
    faction="orcs",
    cost=5,
    attack=4,
    ac=1,
    health=5,
    movement=1,
)

# content/castle_assault/cards/orcs.yaml:122
WAR_CRY = Instant("castle_assault.war_cry", "War Cry", faction="orcs", cost=1)

# content/castle_assault/cards/orcs.yaml:129
FRENZY = Ability("castle_assault.frenzy", "Frenzy", faction="orcs", cost=2)

# content/castle_assault/cards/orcs.yaml:136
GREEN_TIDE = Ability("castle_assault.green_tide", "Green Tide", faction="orcs", cost=3)

# content/castle_assault/cards/orcs.yaml:143
SPIKED_CLUB = Attachment(
    "castle_assault.spiked_club", "Spiked Club", faction="orcs", cost=1, targets="an_ally"
)

# content/castle_assault/cards/orcs.yaml:151
SMASH = Instant(
    "castle_assault.smash",
    "Smash",
    faction="orcs",
    cost=2,
    targets="an_opposing_unit_engaged_with_a_unit",
)

# content/castle_assault/cards/orcs.yaml:159
LORD_GARRULK = Unit(
    "castle_assault.lord_garrulk",
    "Lord Garrulk",
    faction="orcs",
    cost=6,
    epic=True,
    attack=5,
    ac=2,
    health=6,
    movement=2,
    haste=True,
)

# content/castle_assault/cards/orcs.yaml:171
URZHA_SKULLCLEAVA = Unit(
    "castle_assault.urzha_skullcleava",
    "Urzha Skullcleava",
    faction="orcs",
    cost=4,
    attack=4,
    ac=0,
    health=4,
    movement=1,
    hero=True,
    slots=("red", "white", "yellow"),
)


def peons_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:14
    # while player is maxed: +2 attack
    return (
        target == bearer
        and (game.table_momentum if game.owner[bearer] == 0 else -game.table_momentum) == 4
    )


def battle_drumma_changes_movement(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:57
    # aura 2 of allies: +1 movement
    return (
        game.program.reaches(game, bearer, target, 2)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def rocket_rida_on_death(game: State, bearer: int, event: rules_combat.DeathEvent) -> bool:
    # content/castle_assault/cards/orcs.yaml:77
    # on death: wound_each all units adjacent to self with 2 from self
    if event.unit != bearer:
        return False
    _found = []
    for unit in game.seen[Unit]:
        if game.distance_between(unit, bearer) == 1:
            _found.append(unit)
    rules_combat.wound_each(game, _found, 2, bearer)
    return True


def shield_grunt_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:88
    # while player is maxed: +1 attack
    return (
        target == bearer
        and (game.table_momentum if game.owner[bearer] == 0 else -game.table_momentum) == 4
    )


def brute_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:99
    # while player is maxed: +1 ac
    return (
        target == bearer
        and (game.table_momentum if game.owner[bearer] == 0 else -game.table_momentum) == 4
    )


def troll_captain_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:120
    # aura 1 of allies: +1 attack
    return (
        game.program.reaches(game, bearer, target, 1)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def war_cry_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/orcs.yaml:127
    # move_meter 4
    rules_momentum.move_meter(game, 4, player)


def frenzy_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/orcs.yaml:134
    # for each ally: until end of turn: +2 attack to it; -1 ac to it
    owners = game.owner
    _found = []
    for ally in game.seen[Unit]:
        if owners[ally] == player:
            _found.append(ally)
    for ally in _found:
        game.last("attack", "add", 2, ally, "turn")
        game.last("ac", "add", -1, ally, "turn")


def green_tide_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/orcs.yaml:141
    # advance_all 1
    rules_actions.advance_all(game, 1, player)


def spiked_club_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:149
    # +1 attack
    return target == game.piece_target[bearer]


def smash_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/orcs.yaml:157
    # wound with 2
    rules_combat.wound(game, game.piece_target[bearer], 2, NOTHING)


def urzha_skullcleava_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/orcs.yaml:182
    # while player is maxed: +1 attack
    return (
        target == bearer
        and (game.table_momentum if game.owner[bearer] == 0 else -game.table_momentum) == 4
    )


# content/castle_assault/cards/orcs.yaml:4
PEONS_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", peons_changes_attack, 2),),
    text="While the Momentum Meter is at MAX in your favour: +2 attack.",
)

# content/castle_assault/cards/orcs.yaml:16
TUNNEL_SNEAKA_ABILITIES = Abilities(text="Phase.", fields=())

# content/castle_assault/cards/orcs.yaml:26
CHELVIT_RIDAS_ABILITIES = Abilities(text="Haste.", fields=())

# content/castle_assault/cards/orcs.yaml:37
ROCK_THROWAS_ABILITIES = Abilities(text="Action: Ranged Linear (1-2).", fields=())

# content/castle_assault/cards/orcs.yaml:48
BATTLE_DRUMMA_ABILITIES = Abilities(
    modifiers=(Modifier("movement", "add", battle_drumma_changes_movement, 1),),
    text="Aura 2 of Allies: +1 Movement.",
)

# content/castle_assault/cards/orcs.yaml:68
ROCKET_RIDA_ABILITIES = Abilities(
    triggers=(Trigger("death", "on", "", "castle_assault.rocket_rida:0", rocket_rida_on_death),),
    text="On death: 2 damage to all Units adjacent to this Unit.",
)

# content/castle_assault/cards/orcs.yaml:79
SHIELD_GRUNT_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", shield_grunt_changes_attack, 1),),
    text="While the Momentum Meter is at MAX in your favour: +1 attack.",
)

# content/castle_assault/cards/orcs.yaml:90
BRUTE_ABILITIES = Abilities(
    modifiers=(Modifier("ac", "add", brute_changes_ac, 1),),
    text="While the Momentum Meter is at MAX in your favour: +1 AC.",
)

# content/castle_assault/cards/orcs.yaml:101
BOAR_SMASHA_ABILITIES = Abilities(text="Its Momentum Bonus is +2 attack.", fields=())

# content/castle_assault/cards/orcs.yaml:111
TROLL_CAPTAIN_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", troll_captain_changes_attack, 1),),
    text="Aura 1 of Allies: +1 attack.",
)

# content/castle_assault/cards/orcs.yaml:122
WAR_CRY_ABILITIES = Abilities(
    resolve=(("effects", war_cry_resolve),),
    text="The Momentum Meter moves 4 spaces toward your Castle.",
)

# content/castle_assault/cards/orcs.yaml:129
FRENZY_ABILITIES = Abilities(
    resolve=(("effects", frenzy_resolve),),
    text="Each Ally gets +2 attack and -1 AC until the end of the turn.",
)

# content/castle_assault/cards/orcs.yaml:136
GREEN_TIDE_ABILITIES = Abilities(
    resolve=(("effects", green_tide_resolve),),
    text="Every Ally that is not Engaged moves forward 1 space, most forward first.",
)

# content/castle_assault/cards/orcs.yaml:143
SPIKED_CLUB_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", spiked_club_changes_attack, 1),),
    text="Target: an Ally.\n+1 attack.",
)

# content/castle_assault/cards/orcs.yaml:151
SMASH_ABILITIES = Abilities(
    resolve=(("effects", smash_resolve),),
    text="Target: an opposing Unit that is Engaged with an Ally.\n2 damage to the target.",
)

# content/castle_assault/cards/orcs.yaml:159
LORD_GARRULK_ABILITIES = Abilities(text="Epic.\nHaste.", fields=())

# content/castle_assault/cards/orcs.yaml:171
URZHA_SKULLCLEAVA_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", urzha_skullcleava_changes_attack, 1),),
    text="Hero.\nSlots for Stamps: red, white, yellow.\nWhile the Momentum Meter is at MAX in your favour: +1 attack.",
)

CONTENTS = Contents(
    definitions=(
        PEONS,
        TUNNEL_SNEAKA,
        CHELVIT_RIDAS,
        ROCK_THROWAS,
        BATTLE_DRUMMA,
        WOLF_RIDAS,
        ROCKET_RIDA,
        SHIELD_GRUNT,
        BRUTE,
        BOAR_SMASHA,
        TROLL_CAPTAIN,
        WAR_CRY,
        FRENZY,
        GREEN_TIDE,
        SPIKED_CLUB,
        SMASH,
        LORD_GARRULK,
        URZHA_SKULLCLEAVA,
    ),
    abilities={
        "castle_assault.peons": PEONS_ABILITIES,
        "castle_assault.tunnel_sneaka": TUNNEL_SNEAKA_ABILITIES,
        "castle_assault.chelvit_ridas": CHELVIT_RIDAS_ABILITIES,
        "castle_assault.rock_throwas": ROCK_THROWAS_ABILITIES,
        "castle_assault.battle_drumma": BATTLE_DRUMMA_ABILITIES,
        "castle_assault.rocket_rida": ROCKET_RIDA_ABILITIES,
        "castle_assault.shield_grunt": SHIELD_GRUNT_ABILITIES,
        "castle_assault.brute": BRUTE_ABILITIES,
        "castle_assault.boar_smasha": BOAR_SMASHA_ABILITIES,
        "castle_assault.troll_captain": TROLL_CAPTAIN_ABILITIES,
        "castle_assault.war_cry": WAR_CRY_ABILITIES,
        "castle_assault.frenzy": FRENZY_ABILITIES,
        "castle_assault.green_tide": GREEN_TIDE_ABILITIES,
        "castle_assault.spiked_club": SPIKED_CLUB_ABILITIES,
        "castle_assault.smash": SMASH_ABILITIES,
        "castle_assault.lord_garrulk": LORD_GARRULK_ABILITIES,
        "castle_assault.urzha_skullcleava": URZHA_SKULLCLEAVA_ABILITIES,
    },
)
