# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/elves.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Activated, Contents, Modifier, Prompt, Trigger

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import actions as rules_actions
from ..rules import combat as rules_combat
from ..rules import keywords as rules_keywords
from ..rules import turn as rules_turn
from ..state import State

# content/castle_assault/cards/elves.yaml:4
GLADE_ARCHER = Unit(
    "castle_assault.glade_archer",
    "Glade Archer",
    faction="elves",
    cost=1,
    attack=2,
    ac=0,
    health=2,
    movement=1,
    ranged_linear=4,
)

# content/castle_assault/cards/elves.yaml:14
SAPLING_SCOUT = Unit(
    "castle_assault.sapling_scout",
    "Sapling Scout",
    faction="elves",
    cost=1,
    attack=1,
    ac=0,
    health=1,
    movement=2,
    haste=True,
)

# content/castle_assault/cards/elves.yaml:24
LEAF_DANCER = Unit(
    "castle_assault.leaf_dancer",
    "Leaf Dancer",
    faction="elves",
    cost=2,
    attack=3,
    ac=0,
    health=3,
    movement=2,
)

# content/castle_assault/cards/elves.yaml:35
STARSEER = Unit(
    "castle_assault.starseer",
    "Starseer",
    faction="elves",
    cost=2,
    attack=2,
    ac=0,
    health=3,
    movement=1,
)

# content/castle_assault/cards/elves.yaml:46
THORNWARDEN = Unit(
    "castle_assault.thornwarden",
    "Thornwarden",
    faction="elves",
    cost=2,
    attack=2,
    ac=2,
    health=4,
    movement=0,
    cannot_charge=True,
)

# content/castle_assault/cards/elves.yaml:56
ELVISH_COUNCILOR = Unit(
    "castle_assault.elvish_councilor",
    "Elvish Councilor",
    faction="elves",
    cost=3,
    attack=1,
    ac=0,
    health=3,
    movement=1,
)

# content/castle_assault/cards/elves.yaml:68
MOON_GUARDSMAN = Unit(
    "castle_assault.moon_guardsman",
    "Moon Guardsman",
    faction="elves",
    cost=3,
    attack=2,
    ac=2,
    health=3,
    movement=1,
)

# content/castle_assault/cards/elves.yaml:78
DEFT_ASSASSIN = Unit(
    "castle_assault.deft_assassin",
    "Deft Assassin",
    faction="elves",
    cost=4,
    attack=4,
    ac=0,
    health=4,
    movement=3,
)

# content/castle_assault/cards/elves.yaml:88
STAG_RIDER = Unit(
    "castle_assault.stag_rider",
    "Stag Rider",
    faction="elves",
    cost=4,
    attack=4,
    ac=1,
    health=3,
    movement=3,
    phase=True,
)

# content/castle_assault/cards/elves.yaml:98
YEW_BOWOMAN = Unit(
    "castle_assault.yew_bowoman",
    "Yew Bowoman",
    faction="elves",
    cost=5,
    attack=5,
    ac=0,
    health=3,
    movement=1,
    ranged_linear=4,
)

# content/castle_assault/cards/elves.yaml:109
VAST_SORCERER = Unit(
    "castle_assault.vast_sorcerer",
    "Vast Sorcerer",
    faction="elves",
    cost=4,
    attack=3,
    ac=0,
    health=3,
    movement=1,
    ranged_adjacent=4,
)

# content/castle_assault/cards/elves.yaml:120
FOCUSED_AIM = Instant(
    "castle_assault.focused_aim",
    "Focused Aim",
    faction="elves",
    cost=1,
    targets="an_ally_that_shoots",
)

# content/castle_assault/cards/elves.yaml:128
WIND_STEP = Ability(
    "castle_assault.wind_step", "Wind Step", faction="elves", cost=1, targets="an_ally_to_move"
)

# content/castle_assault/cards/elves.yaml:136
ENTANGLE = Ability(
    "castle_assault.entangle", "Entangle", faction="elves", cost=2, targets="an_opposing_unit"
)

# content/castle_assault/cards/elves.yaml:144
MOONLIGHT_WARD = Attachment(
    "castle_assault.moonlight_ward", "Moonlight Ward", faction="elves", cost=1, targets="an_ally"
)

# content/castle_assault/cards/elves.yaml:152
RAIN_OF_ARROWS = Ability("castle_assault.rain_of_arrows", "Rain of Arrows", faction="elves", cost=4)

# content/castle_assault/cards/elves.yaml:160
QUEEN_ITHILWEN = Unit(
    "castle_assault.queen_ithilwen",
    "Queen Ithilwen",
    faction="elves",
    cost=6,
    epic=True,
    attack=4,
    ac=1,
    health=6,
    movement=1,
    ranged_linear=5,
)

# content/castle_assault/cards/elves.yaml:173
FAELAR_DAWNSTRING = Unit(
    "castle_assault.faelar_dawnstring",
    "Faelar Dawnstring",
    faction="elves",
    cost=4,
    attack=3,
    ac=1,
    health=4,
    movement=2,
    hero=True,
    slots=("red", "green", "white"),
    ranged_linear=3,
)

ASK_1 = Prompt("choice", "Choose up to 2 opposing Units", ("piece",))


def leaf_dancer_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/elves.yaml:33
    # while self is able_to_sidestep, "Action", use: sidestep
    return not game.piece_stays[bearer] and len(rules_keywords.side_spaces(game, bearer)) > 0


def leaf_dancer_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/elves.yaml:33
    # while self is able_to_sidestep, "Action", use: sidestep
    rules_actions.sidestep(game, bearer)


def starseer_on_start_of_turn(game: State, bearer: int, event: rules_turn.StartOfTurnEvent) -> bool:
    # content/castle_assault/cards/elves.yaml:44
    # on start_of_turn: look_ahead
    if event.unit != bearer:
        return False
    rules_keywords.look_ahead(game, game.owner[bearer])
    return True


def elvish_councilor_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/elves.yaml:66
    # aura 2 of allies: +1 attack
    return (
        game.program.reaches(game, bearer, target, 2)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def focused_aim_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/elves.yaml:126
    # until end of turn: +3 attack
    game.last("attack", "add", 3, game.piece_target[bearer], "turn")


def wind_step_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/elves.yaml:134
    # advance_up_to 2
    rules_keywords.advance_up_to(game, 2, game.piece_target[bearer])


def entangle_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/elves.yaml:142
    # entangle
    rules_keywords.entangle(game, game.piece_target[bearer])


def moonlight_ward_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/elves.yaml:150
    # +1 ac
    return target == game.piece_target[bearer]


def rain_of_arrows_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/elves.yaml:158
    # choose up to 2 opposing units as them; wound_each them with 2
    owners = game.owner
    _found = []
    for unit in game.seen[Unit]:
        if owners[unit] != player:
            _found.append(unit)
    them = game.choose_some(player, ASK_1, _found, 0, 2)
    rules_combat.wound_each(game, them, 2, NOTHING)


def queen_ithilwen_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/elves.yaml:171
    # aura 2 of allies: +1 attack
    return (
        game.program.reaches(game, bearer, target, 2)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


# content/castle_assault/cards/elves.yaml:4
GLADE_ARCHER_ABILITIES = Abilities(text="Action: Ranged Linear (1-4).", fields=())

# content/castle_assault/cards/elves.yaml:14
SAPLING_SCOUT_ABILITIES = Abilities(text="Haste.", fields=())

# content/castle_assault/cards/elves.yaml:24
LEAF_DANCER_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.leaf_dancer!0",
            "Action: this Unit moves to a vacant space beside it in a neighbouring column.",
            leaf_dancer_can_be_used,
            leaf_dancer_used,
        ),
    ),
    text="Action: this Unit moves to a vacant space beside it in a neighbouring column.",
)

# content/castle_assault/cards/elves.yaml:35
STARSEER_ABILITIES = Abilities(
    triggers=(
        Trigger("start_of_turn", "on", "", "castle_assault.starseer:0", starseer_on_start_of_turn),
    ),
    text="At the start of your turn: look at the top card of your deck; you may put it on the bottom.",
)

# content/castle_assault/cards/elves.yaml:46
THORNWARDEN_ABILITIES = Abilities(text="Cannot Charge.", fields=())

# content/castle_assault/cards/elves.yaml:56
ELVISH_COUNCILOR_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", elvish_councilor_changes_attack, 1),),
    text="Aura 2 of Allies: +1 attack.",
)

# content/castle_assault/cards/elves.yaml:88
STAG_RIDER_ABILITIES = Abilities(text="Phase.", fields=())

# content/castle_assault/cards/elves.yaml:98
YEW_BOWOMAN_ABILITIES = Abilities(text="Action: Ranged Linear (1-4).", fields=())

# content/castle_assault/cards/elves.yaml:109
VAST_SORCERER_ABILITIES = Abilities(text="Action: Ranged Adjacent (1-4).", fields=())

# content/castle_assault/cards/elves.yaml:120
FOCUSED_AIM_ABILITIES = Abilities(
    resolve=(("effects", focused_aim_resolve),),
    text="Target: an Ally with a Ranged Ability.\nThe target gets +3 attack until the end of the turn.",
)

# content/castle_assault/cards/elves.yaml:128
WIND_STEP_ABILITIES = Abilities(
    resolve=(("effects", wind_step_resolve),),
    text="Target: an Ally that is not Engaged.\nThe target moves forward up to 2 spaces.",
)

# content/castle_assault/cards/elves.yaml:136
ENTANGLE_ABILITIES = Abilities(
    resolve=(("effects", entangle_resolve),),
    text="Target: an opposing Unit.\nThe target has Movement 0 and cannot Charge until the end of its player's next turn.",
)

# content/castle_assault/cards/elves.yaml:144
MOONLIGHT_WARD_ABILITIES = Abilities(
    modifiers=(Modifier("ac", "add", moonlight_ward_changes_ac, 1),),
    text="Target: an Ally.\n+1 AC.",
)

# content/castle_assault/cards/elves.yaml:152
RAIN_OF_ARROWS_ABILITIES = Abilities(
    resolve=(("effects", rain_of_arrows_resolve),),
    text="Choose up to 2 opposing Units; 2 damage to them.",
)

# content/castle_assault/cards/elves.yaml:160
QUEEN_ITHILWEN_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", queen_ithilwen_changes_attack, 1),),
    text="Epic.\nAction: Ranged Linear (1-5).\nAura 2 of Allies: +1 attack.",
)

# content/castle_assault/cards/elves.yaml:173
FAELAR_DAWNSTRING_ABILITIES = Abilities(
    text="Hero.\nSlots for Stamps: red, green, white.\nAction: Ranged Linear (1-3).", fields=()
)

CONTENTS = Contents(
    definitions=(
        GLADE_ARCHER,
        SAPLING_SCOUT,
        LEAF_DANCER,
        STARSEER,
        THORNWARDEN,
        ELVISH_COUNCILOR,
        MOON_GUARDSMAN,
        DEFT_ASSASSIN,
        STAG_RIDER,
        YEW_BOWOMAN,
        VAST_SORCERER,
        FOCUSED_AIM,
        WIND_STEP,
        ENTANGLE,
        MOONLIGHT_WARD,
        RAIN_OF_ARROWS,
        QUEEN_ITHILWEN,
        FAELAR_DAWNSTRING,
    ),
    abilities={
        "castle_assault.glade_archer": GLADE_ARCHER_ABILITIES,
        "castle_assault.sapling_scout": SAPLING_SCOUT_ABILITIES,
        "castle_assault.leaf_dancer": LEAF_DANCER_ABILITIES,
        "castle_assault.starseer": STARSEER_ABILITIES,
        "castle_assault.thornwarden": THORNWARDEN_ABILITIES,
        "castle_assault.elvish_councilor": ELVISH_COUNCILOR_ABILITIES,
        "castle_assault.stag_rider": STAG_RIDER_ABILITIES,
        "castle_assault.yew_bowoman": YEW_BOWOMAN_ABILITIES,
        "castle_assault.vast_sorcerer": VAST_SORCERER_ABILITIES,
        "castle_assault.focused_aim": FOCUSED_AIM_ABILITIES,
        "castle_assault.wind_step": WIND_STEP_ABILITIES,
        "castle_assault.entangle": ENTANGLE_ABILITIES,
        "castle_assault.moonlight_ward": MOONLIGHT_WARD_ABILITIES,
        "castle_assault.rain_of_arrows": RAIN_OF_ARROWS_ABILITIES,
        "castle_assault.queen_ithilwen": QUEEN_ITHILWEN_ABILITIES,
        "castle_assault.faelar_dawnstring": FAELAR_DAWNSTRING_ABILITIES,
    },
)
