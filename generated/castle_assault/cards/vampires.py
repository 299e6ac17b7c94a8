# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/vampires.yaml

from __future__ import annotations

from interpreter.api import Abilities, Activated, Contents, Modifier, Trigger

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import combat as rules_combat
from ..rules import keywords as rules_keywords
from ..rules import resources as rules_resources
from ..state import State

# content/castle_assault/cards/vampires.yaml:4
THRALL = Unit(
    "castle_assault.thrall",
    "Thrall",
    faction="vampires",
    cost=1,
    attack=1,
    ac=0,
    health=2,
    movement=1,
)

# content/castle_assault/cards/vampires.yaml:15
BAT_SWARM = Unit(
    "castle_assault.bat_swarm",
    "Bat Swarm",
    faction="vampires",
    cost=1,
    attack=1,
    ac=0,
    health=1,
    movement=2,
    phase=True,
)

# content/castle_assault/cards/vampires.yaml:25
BLOOD_COURTIER = Unit(
    "castle_assault.blood_courtier",
    "Blood Courtier",
    faction="vampires",
    cost=2,
    attack=2,
    ac=0,
    health=3,
    movement=1,
    drain=True,
)

# content/castle_assault/cards/vampires.yaml:35
NIGHT_STALKER = Unit(
    "castle_assault.night_stalker",
    "Night Stalker",
    faction="vampires",
    cost=2,
    attack=3,
    ac=0,
    health=2,
    movement=2,
    haste=True,
)

# content/castle_assault/cards/vampires.yaml:45
CRYPT_GUARD = Unit(
    "castle_assault.crypt_guard",
    "Crypt Guard",
    faction="vampires",
    cost=3,
    attack=2,
    ac=2,
    health=3,
    movement=1,
)

# content/castle_assault/cards/vampires.yaml:54
GARGOYLE = Unit(
    "castle_assault.gargoyle",
    "Gargoyle",
    faction="vampires",
    cost=3,
    attack=3,
    ac=2,
    health=4,
    movement=0,
    cannot_charge=True,
)

# content/castle_assault/cards/vampires.yaml:64
MESMERIST = Unit(
    "castle_assault.mesmerist",
    "Mesmerist",
    faction="vampires",
    cost=3,
    attack=1,
    ac=0,
    health=4,
    movement=1,
)

# content/castle_assault/cards/vampires.yaml:75
BLOOD_MAGE = Unit(
    "castle_assault.blood_mage",
    "Blood Mage",
    faction="vampires",
    cost=4,
    attack=3,
    ac=0,
    health=3,
    movement=1,
    drain=True,
    ranged_adjacent=3,
)

# content/castle_assault/cards/vampires.yaml:86
SHADOW_DUELIST = Unit(
    "castle_assault.shadow_duelist",
    "Shadow Duelist",
    faction="vampires",
    cost=4,
    attack=4,
    ac=1,
    health=3,
    movement=2,
    phase=True,
)

# content/castle_assault/cards/vampires.yaml:96
VAMPIRE_NOBLE = Unit(
    "castle_assault.vampire_noble",
    "Vampire Noble",
    faction="vampires",
    cost=5,
    attack=4,
    ac=1,
    health=4,
    movement=2,
    drain=True,
)

# content/castle_assault/cards/vampires.yaml:106
ELDER_BLOODLORD = Unit(
    "castle_assault.elder_bloodlord",
    "Elder Bloodlord",
    faction="vampires",
    cost=5,
    attack=5,
    ac=1,
    health=4,
    movement=1,
)

# content/castle_assault/cards/vampires.yaml:117
BLOOD_PRICE = Ability("castle_assault.blood_price", "Blood Price", faction="vampires", cost=1)

# content/castle_assault/cards/vampires.yaml:124
SIPHON = Instant(
    "castle_assault.siphon", "Siphon", faction="vampires", cost=2, targets="an_opposing_unit"
)

# content/castle_assault/cards/vampires.yaml:132
MIST_FORM = Instant(
    "castle_assault.mist_form", "Mist Form", faction="vampires", cost=1, targets="an_ally"
)

# content/castle_assault/cards/vampires.yaml:140
CRIMSON_PACT = Attachment(
    "castle_assault.crimson_pact", "Crimson Pact", faction="vampires", cost=2, targets="an_ally"
)

# content/castle_assault/cards/vampires.yaml:148
REPEL = Ability(
    "castle_assault.repel", "Repel", faction="vampires", cost=2, targets="an_opposing_unit_afield"
)

# content/castle_assault/cards/vampires.yaml:156
COUNTESS_VELISANDRA = Unit(
    "castle_assault.countess_velisandra",
    "Countess Velisandra",
    faction="vampires",
    cost=6,
    epic=True,
    attack=5,
    ac=1,
    health=5,
    movement=2,
    phase=True,
    drain=True,
)

# content/castle_assault/cards/vampires.yaml:168
COUNT_AUREL = Unit(
    "castle_assault.count_aurel",
    "Count Aurel",
    faction="vampires",
    cost=4,
    attack=3,
    ac=1,
    health=4,
    movement=2,
    hero=True,
    slots=("red", "white", "yellow"),
    drain=True,
)


def thrall_on_death(game: State, bearer: int, event: rules_combat.DeathEvent) -> bool:
    # content/castle_assault/cards/vampires.yaml:13
    # on death: heal_castle 1
    if event.unit != bearer:
        return False
    rules_combat.heal_castle(game, 1, game.owner[bearer])
    return True


def mesmerist_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/vampires.yaml:73
    # while self is able_to_gaze, "Action", use: mesmerise 3
    return rules_keywords.able_to_gaze(game, bearer)


def mesmerist_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/vampires.yaml:73
    # while self is able_to_gaze, "Action", use: mesmerise 3
    rules_keywords.mesmerise(game, 3, bearer)


def elder_bloodlord_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/vampires.yaml:115
    # while self is able_to_call, "Action", use: call_ally
    return (
        len(rules_keywords.callable_(game, game.owner[bearer])) > 0
        and len(rules_keywords.call_spaces(game, bearer)) > 0
    )


def elder_bloodlord_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/vampires.yaml:115
    # while self is able_to_call, "Action", use: call_ally
    rules_keywords.call_ally(game, bearer)


def blood_price_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/vampires.yaml:122
    # sacrifice_castle 1; draw 2
    rules_keywords.sacrifice_castle(game, 1, player)
    if game.over:
        return
    rules_resources.draw(game, 2, player)


def siphon_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/vampires.yaml:130
    # siphon 2
    rules_keywords.siphon(game, 2, game.piece_target[bearer], player)


def mist_form_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/vampires.yaml:138
    # until end of turn: phase: true; +2 movement
    game.last("phase", "set", True, game.piece_target[bearer], "turn")
    game.last("movement", "add", 2, game.piece_target[bearer], "turn")


def crimson_pact_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/vampires.yaml:146
    # +1 attack; drain: true
    return target == game.piece_target[bearer]


def crimson_pact_changes_drain(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/vampires.yaml:146
    # +1 attack; drain: true
    return target == game.piece_target[bearer]


def repel_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/vampires.yaml:154
    # push_back
    rules_keywords.push_back(game, game.piece_target[bearer])


# content/castle_assault/cards/vampires.yaml:4
THRALL_ABILITIES = Abilities(
    triggers=(Trigger("death", "on", "", "castle_assault.thrall:0", thrall_on_death),),
    text="On death: your Castle regains 1 Health.",
)

# content/castle_assault/cards/vampires.yaml:15
BAT_SWARM_ABILITIES = Abilities(text="Phase.", fields=())

# content/castle_assault/cards/vampires.yaml:25
BLOOD_COURTIER_ABILITIES = Abilities(text="Drain.", fields=())

# content/castle_assault/cards/vampires.yaml:35
NIGHT_STALKER_ABILITIES = Abilities(text="Haste.", fields=())

# content/castle_assault/cards/vampires.yaml:54
GARGOYLE_ABILITIES = Abilities(text="Cannot Charge.", fields=())

# content/castle_assault/cards/vampires.yaml:64
MESMERIST_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.mesmerist!0",
            "Action: an opposing Unit beside or before this one, within 3, has -2 attack until the end of its player's next turn.",
            mesmerist_can_be_used,
            mesmerist_used,
        ),
    ),
    text="Action: an opposing Unit beside or before this one, within 3, has -2 attack until the end of its player's next turn.",
)

# content/castle_assault/cards/vampires.yaml:75
BLOOD_MAGE_ABILITIES = Abilities(text="Drain.\nAction: Ranged Adjacent (1-3).", fields=())

# content/castle_assault/cards/vampires.yaml:86
SHADOW_DUELIST_ABILITIES = Abilities(text="Phase.", fields=())

# content/castle_assault/cards/vampires.yaml:96
VAMPIRE_NOBLE_ABILITIES = Abilities(text="Drain.", fields=())

# content/castle_assault/cards/vampires.yaml:106
ELDER_BLOODLORD_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.elder_bloodlord!0",
            "Action: Call Ally: play a Unit from your hand into a vacant space adjacent to this Unit.",
            elder_bloodlord_can_be_used,
            elder_bloodlord_used,
        ),
    ),
    text="Action: Call Ally: play a Unit from your hand into a vacant space adjacent to this Unit.",
)

# content/castle_assault/cards/vampires.yaml:117
BLOOD_PRICE_ABILITIES = Abilities(
    resolve=(("effects", blood_price_resolve),), text="Your Castle loses 1 Health; draw 2 cards."
)

# content/castle_assault/cards/vampires.yaml:124
SIPHON_ABILITIES = Abilities(
    resolve=(("effects", siphon_resolve),),
    text="Target: an opposing Unit.\n2 damage to the target; if that destroys it, your Castle regains 1 Health.",
)

# content/castle_assault/cards/vampires.yaml:132
MIST_FORM_ABILITIES = Abilities(
    resolve=(("effects", mist_form_resolve),),
    text="Target: an Ally.\nThe target gets Phase and +2 Movement until the end of the turn.",
)

# content/castle_assault/cards/vampires.yaml:140
CRIMSON_PACT_ABILITIES = Abilities(
    modifiers=(
        Modifier("attack", "add", crimson_pact_changes_attack, 1),
        Modifier("drain", "set", crimson_pact_changes_drain, 1),
    ),
    text="Target: an Ally.\n+1 attack and Drain.",
)

# content/castle_assault/cards/vampires.yaml:148
REPEL_ABILITIES = Abilities(
    resolve=(("effects", repel_resolve),),
    text="Target: an opposing Unit that is neither Engaged nor in its own Castle Area.\nThe target moves 1 space back toward its own Castle if that space is vacant.",
)

# content/castle_assault/cards/vampires.yaml:156
COUNTESS_VELISANDRA_ABILITIES = Abilities(text="Epic.\nPhase.\nDrain.", fields=())

# content/castle_assault/cards/vampires.yaml:168
COUNT_AUREL_ABILITIES = Abilities(
    text="Hero.\nSlots for Stamps: red, white, yellow.\nDrain.", fields=()
)

CONTENTS = Contents(
    definitions=(
        THRALL,
        BAT_SWARM,
        BLOOD_COURTIER,
        NIGHT_STALKER,
        CRYPT_GUARD,
        GARGOYLE,
        MESMERIST,
        BLOOD_MAGE,
        SHADOW_DUELIST,
        VAMPIRE_NOBLE,
        ELDER_BLOODLORD,
        BLOOD_PRICE,
        SIPHON,
        MIST_FORM,
        CRIMSON_PACT,
        REPEL,
        COUNTESS_VELISANDRA,
        COUNT_AUREL,
    ),
    abilities={
        "castle_assault.thrall": THRALL_ABILITIES,
        "castle_assault.bat_swarm": BAT_SWARM_ABILITIES,
        "castle_assault.blood_courtier": BLOOD_COURTIER_ABILITIES,
        "castle_assault.night_stalker": NIGHT_STALKER_ABILITIES,
        "castle_assault.gargoyle": GARGOYLE_ABILITIES,
        "castle_assault.mesmerist": MESMERIST_ABILITIES,
        "castle_assault.blood_mage": BLOOD_MAGE_ABILITIES,
        "castle_assault.shadow_duelist": SHADOW_DUELIST_ABILITIES,
        "castle_assault.vampire_noble": VAMPIRE_NOBLE_ABILITIES,
        "castle_assault.elder_bloodlord": ELDER_BLOODLORD_ABILITIES,
        "castle_assault.blood_price": BLOOD_PRICE_ABILITIES,
        "castle_assault.siphon": SIPHON_ABILITIES,
        "castle_assault.mist_form": MIST_FORM_ABILITIES,
        "castle_assault.crimson_pact": CRIMSON_PACT_ABILITIES,
        "castle_assault.repel": REPEL_ABILITIES,
        "castle_assault.countess_velisandra": COUNTESS_VELISANDRA_ABILITIES,
        "castle_assault.count_aurel": COUNT_AUREL_ABILITIES,
    },
)
