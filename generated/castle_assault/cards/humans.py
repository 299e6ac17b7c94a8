# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/humans.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import combat as rules_combat
from ..rules import keywords as rules_keywords
from ..rules import resources as rules_resources
from ..rules import turn as rules_turn
from ..state import State

# content/castle_assault/cards/humans.yaml:4
CROSSBOWOMAN = Unit(
    "castle_assault.crossbowoman",
    "Crossbowoman",
    faction="humans",
    cost=1,
    attack=2,
    ac=0,
    health=1,
    movement=1,
    ranged_linear=3,
)

# content/castle_assault/cards/humans.yaml:15
TOWN_MILITIA = Unit(
    "castle_assault.town_militia",
    "Town Militia",
    faction="humans",
    cost=1,
    attack=1,
    ac=0,
    health=2,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:26
PIKEWOMAN = Unit(
    "castle_assault.pikewoman",
    "Pikewoman",
    faction="humans",
    cost=2,
    attack=3,
    ac=1,
    health=2,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:36
SQUIRE = Unit(
    "castle_assault.squire",
    "Squire",
    faction="humans",
    cost=2,
    attack=2,
    ac=1,
    health=2,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:47
KNIGHT = Unit(
    "castle_assault.knight",
    "Knight",
    faction="humans",
    cost=3,
    attack=2,
    ac=2,
    health=3,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:57
MAGE = Unit(
    "castle_assault.mage",
    "Mage",
    faction="humans",
    cost=3,
    attack=3,
    ac=0,
    health=2,
    movement=1,
    ranged_adjacent=3,
)

# content/castle_assault/cards/humans.yaml:67
CHAPLAIN = Unit(
    "castle_assault.chaplain",
    "Chaplain",
    faction="humans",
    cost=3,
    attack=1,
    ac=1,
    health=3,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:78
STANDARD_BEARER = Unit(
    "castle_assault.standard_bearer",
    "Standard Bearer",
    faction="humans",
    cost=3,
    attack=1,
    ac=1,
    health=3,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:89
GATE_WARDEN = Unit(
    "castle_assault.gate_warden",
    "Gate Warden",
    faction="humans",
    cost=4,
    attack=3,
    ac=3,
    health=5,
    movement=0,
    cannot_charge=True,
)

# content/castle_assault/cards/humans.yaml:99
HALBERDIER = Unit(
    "castle_assault.halberdier",
    "Halberdier",
    faction="humans",
    cost=4,
    attack=4,
    ac=1,
    health=4,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:110
HEAVY_LANCER = Unit(
    "castle_assault.heavy_lancer",
    "Heavy Lancer",
    faction="humans",
    cost=5,
    attack=4,
    ac=2,
    health=2,
    movement=2,
    strong_movement_bonus=2,
)

# content/castle_assault/cards/humans.yaml:120
RALLY = Ability("castle_assault.rally", "Rally", faction="humans", cost=2)

# content/castle_assault/cards/humans.yaml:127
HOLD_THE_LINE = Instant(
    "castle_assault.hold_the_line", "Hold the Line", faction="humans", cost=2, targets="an_ally"
)

# content/castle_assault/cards/humans.yaml:136
MASONRY = Ability("castle_assault.masonry", "Masonry", faction="humans", cost=2)

# content/castle_assault/cards/humans.yaml:143
VOLLEY = Ability("castle_assault.volley", "Volley", faction="humans", cost=3)

# content/castle_assault/cards/humans.yaml:150
TEMPERED_STEEL = Attachment(
    "castle_assault.tempered_steel", "Tempered Steel", faction="humans", cost=2, targets="an_ally"
)

# content/castle_assault/cards/humans.yaml:158
HIGH_MARSHAL_ALDREN = Unit(
    "castle_assault.high_marshal_aldren",
    "High Marshal Aldren",
    faction="humans",
    cost=6,
    epic=True,
    attack=4,
    ac=2,
    health=6,
    movement=1,
)

# content/castle_assault/cards/humans.yaml:170
SER_ROWENA = Unit(
    "castle_assault.ser_rowena",
    "Ser Rowena",
    faction="humans",
    cost=4,
    attack=3,
    ac=1,
    health=4,
    movement=1,
    hero=True,
    slots=("red", "blue", "white"),
    haste=True,
)


def _any_1(game: State, bearer: int) -> bool:
    owners = game.owner
    _owner = owners[bearer]
    for ally in game.seen[Unit]:
        if owners[ally] == _owner and game.distance_between(ally, bearer) == 1:
            return True
    return False


def town_militia_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/humans.yaml:24
    # while any ally adjacent to self: +1 attack
    return target == bearer and _any_1(game, bearer)


def squire_on_death(game: State, bearer: int, event: rules_combat.DeathEvent) -> bool:
    # content/castle_assault/cards/humans.yaml:45
    # on death: draw 1
    if event.unit != bearer:
        return False
    rules_resources.draw(game, 1, game.owner[bearer])
    return True


def chaplain_on_start_of_turn(game: State, bearer: int, event: rules_turn.StartOfTurnEvent) -> bool:
    # content/castle_assault/cards/humans.yaml:76
    # on start_of_turn: heal_castle 1
    if event.unit != bearer:
        return False
    rules_combat.heal_castle(game, 1, game.owner[bearer])
    return True


def standard_bearer_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/humans.yaml:87
    # aura 1 of allies: +1 attack
    return (
        game.program.reaches(game, bearer, target, 1)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def halberdier_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/humans.yaml:108
    # while self is counter_attacking: +1 ac
    return target == bearer and game.piece_counter_attacking[bearer]


def rally_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/humans.yaml:125
    # for each ally: until end of turn: +1 attack to it
    owners = game.owner
    _found = []
    for ally in game.seen[Unit]:
        if owners[ally] == player:
            _found.append(ally)
    for ally in _found:
        game.last("attack", "add", 1, ally, "turn")


def hold_the_line_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/humans.yaml:134
    # until end of turn: +2 ac
    game.last("ac", "add", 2, game.piece_target[bearer], "turn")


def masonry_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/humans.yaml:141
    # heal_castle 2
    rules_combat.heal_castle(game, 2, player)


def volley_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/humans.yaml:148
    # volley 1
    rules_keywords.volley(game, 1, player)


def tempered_steel_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/humans.yaml:156
    # +1 attack; +1 ac
    return target == game.piece_target[bearer]


def tempered_steel_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/humans.yaml:156
    # +1 attack; +1 ac
    return target == game.piece_target[bearer]


def high_marshal_aldren_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/humans.yaml:168
    # aura 2 of allies: +1 ac
    return (
        game.program.reaches(game, bearer, target, 2)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


# content/castle_assault/cards/humans.yaml:4
CROSSBOWOMAN_ABILITIES = Abilities(text="Action: Ranged Linear (1-3).", fields=())

# content/castle_assault/cards/humans.yaml:15
TOWN_MILITIA_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", town_militia_changes_attack, 1),),
    text="While there is an Ally adjacent to this Unit: +1 attack.",
)

# content/castle_assault/cards/humans.yaml:36
SQUIRE_ABILITIES = Abilities(
    triggers=(Trigger("death", "on", "", "castle_assault.squire:0", squire_on_death),),
    text="On death: draw 1 card.",
)

# content/castle_assault/cards/humans.yaml:57
MAGE_ABILITIES = Abilities(text="Action: Ranged Adjacent (1-3).", fields=())

# content/castle_assault/cards/humans.yaml:67
CHAPLAIN_ABILITIES = Abilities(
    triggers=(
        Trigger("start_of_turn", "on", "", "castle_assault.chaplain:0", chaplain_on_start_of_turn),
    ),
    text="At the start of your turn: your Castle regains 1 Health.",
)

# content/castle_assault/cards/humans.yaml:78
STANDARD_BEARER_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", standard_bearer_changes_attack, 1),),
    text="Aura 1 of Allies: +1 attack.",
)

# content/castle_assault/cards/humans.yaml:89
GATE_WARDEN_ABILITIES = Abilities(text="Cannot Charge.", fields=())

# content/castle_assault/cards/humans.yaml:99
HALBERDIER_ABILITIES = Abilities(
    modifiers=(Modifier("ac", "add", halberdier_changes_ac, 1),),
    text="While this Unit is counter attacking: +1 AC.",
)

# content/castle_assault/cards/humans.yaml:110
HEAVY_LANCER_ABILITIES = Abilities(text="Its Strong Movement Bonus is +2 attack.", fields=())

# content/castle_assault/cards/humans.yaml:120
RALLY_ABILITIES = Abilities(
    resolve=(("effects", rally_resolve),),
    text="Each Ally gets +1 attack until the end of the turn.",
)

# content/castle_assault/cards/humans.yaml:127
HOLD_THE_LINE_ABILITIES = Abilities(
    resolve=(("effects", hold_the_line_resolve),),
    text="Target: an Ally.\nThe target gets +2 AC until the end of the turn.",
)

# content/castle_assault/cards/humans.yaml:136
MASONRY_ABILITIES = Abilities(
    resolve=(("effects", masonry_resolve),), text="Your Castle regains 2 Health."
)

# content/castle_assault/cards/humans.yaml:143
VOLLEY_ABILITIES = Abilities(
    resolve=(("effects", volley_resolve),),
    text="Choose a column: 1 damage to every opposing Unit in it.",
)

# content/castle_assault/cards/humans.yaml:150
TEMPERED_STEEL_ABILITIES = Abilities(
    modifiers=(
        Modifier("attack", "add", tempered_steel_changes_attack, 1),
        Modifier("ac", "add", tempered_steel_changes_ac, 1),
    ),
    text="Target: an Ally.\n+1 attack and +1 AC.",
)

# content/castle_assault/cards/humans.yaml:158
HIGH_MARSHAL_ALDREN_ABILITIES = Abilities(
    modifiers=(Modifier("ac", "add", high_marshal_aldren_changes_ac, 1),),
    text="Epic.\nAura 2 of Allies: +1 AC.",
)

# content/castle_assault/cards/humans.yaml:170
SER_ROWENA_ABILITIES = Abilities(
    text="Hero.\nSlots for Stamps: red, blue, white.\nHaste.", fields=()
)

CONTENTS = Contents(
    definitions=(
        CROSSBOWOMAN,
        TOWN_MILITIA,
        PIKEWOMAN,
        SQUIRE,
        KNIGHT,
        MAGE,
        CHAPLAIN,
        STANDARD_BEARER,
        GATE_WARDEN,
        HALBERDIER,
        HEAVY_LANCER,
        RALLY,
        HOLD_THE_LINE,
        MASONRY,
        VOLLEY,
        TEMPERED_STEEL,
        HIGH_MARSHAL_ALDREN,
        SER_ROWENA,
    ),
    abilities={
        "castle_assault.crossbowoman": CROSSBOWOMAN_ABILITIES,
        "castle_assault.town_militia": TOWN_MILITIA_ABILITIES,
        "castle_assault.squire": SQUIRE_ABILITIES,
        "castle_assault.mage": MAGE_ABILITIES,
        "castle_assault.chaplain": CHAPLAIN_ABILITIES,
        "castle_assault.standard_bearer": STANDARD_BEARER_ABILITIES,
        "castle_assault.gate_warden": GATE_WARDEN_ABILITIES,
        "castle_assault.halberdier": HALBERDIER_ABILITIES,
        "castle_assault.heavy_lancer": HEAVY_LANCER_ABILITIES,
        "castle_assault.rally": RALLY_ABILITIES,
        "castle_assault.hold_the_line": HOLD_THE_LINE_ABILITIES,
        "castle_assault.masonry": MASONRY_ABILITIES,
        "castle_assault.volley": VOLLEY_ABILITIES,
        "castle_assault.tempered_steel": TEMPERED_STEEL_ABILITIES,
        "castle_assault.high_marshal_aldren": HIGH_MARSHAL_ALDREN_ABILITIES,
        "castle_assault.ser_rowena": SER_ROWENA_ABILITIES,
    },
)
