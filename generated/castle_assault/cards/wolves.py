# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/wolves.yaml

from __future__ import annotations

from interpreter.api import Abilities, Activated, Contents, Modifier, Trigger

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import combat as rules_combat
from ..rules import keywords as rules_keywords
from ..rules import momentum as rules_momentum
from ..rules import resources as rules_resources
from ..state import State

# content/castle_assault/cards/wolves.yaml:4
PUP = Unit(
    "castle_assault.pup", "Pup", faction="wolves", cost=1, attack=1, ac=0, health=1, movement=2
)

# content/castle_assault/cards/wolves.yaml:15
WILD_RUNNER = Unit(
    "castle_assault.wild_runner",
    "Wild Runner",
    faction="wolves",
    cost=1,
    attack=2,
    ac=0,
    health=1,
    movement=2,
)

# content/castle_assault/cards/wolves.yaml:24
HOWLER = Unit(
    "castle_assault.howler",
    "Howler",
    faction="wolves",
    cost=2,
    attack=1,
    ac=0,
    health=3,
    movement=1,
)

# content/castle_assault/cards/wolves.yaml:35
PACK_HUNTER = Unit(
    "castle_assault.pack_hunter",
    "Pack Hunter",
    faction="wolves",
    cost=2,
    attack=2,
    ac=0,
    health=2,
    movement=2,
    haste=True,
)

# content/castle_assault/cards/wolves.yaml:45
DEN_MOTHER = Unit(
    "castle_assault.den_mother",
    "Den Mother",
    faction="wolves",
    cost=3,
    attack=1,
    ac=1,
    health=3,
    movement=1,
)

# content/castle_assault/cards/wolves.yaml:56
GREY_STALKER = Unit(
    "castle_assault.grey_stalker",
    "Grey Stalker",
    faction="wolves",
    cost=3,
    attack=3,
    ac=0,
    health=3,
    movement=2,
    phase=True,
)

# content/castle_assault/cards/wolves.yaml:66
MOONCLAW = Unit(
    "castle_assault.moonclaw",
    "Moonclaw",
    faction="wolves",
    cost=3,
    attack=4,
    ac=0,
    health=2,
    movement=2,
)

# content/castle_assault/cards/wolves.yaml:77
ALPHA_GUARD = Unit(
    "castle_assault.alpha_guard",
    "Alpha Guard",
    faction="wolves",
    cost=4,
    attack=3,
    ac=2,
    health=4,
    movement=1,
)

# content/castle_assault/cards/wolves.yaml:86
DIRE_WOLF = Unit(
    "castle_assault.dire_wolf",
    "Dire Wolf",
    faction="wolves",
    cost=4,
    attack=4,
    ac=1,
    health=3,
    movement=2,
    haste=True,
)

# content/castle_assault/cards/wolves.yaml:96
OLD_GREYMANE = Unit(
    "castle_assault.old_greymane",
    "Old Greymane",
    faction="wolves",
    cost=5,
    attack=3,
    ac=1,
    health=5,
    movement=2,
)

# content/castle_assault/cards/wolves.yaml:107
TIMBER_BEHEMOTH = Unit(
    "castle_assault.timber_behemoth",
    "Timber Behemoth",
    faction="wolves",
    cost=5,
    attack=5,
    ac=2,
    health=5,
    movement=1,
)

# content/castle_assault/cards/wolves.yaml:116
BLOOD_SCENT = Instant(
    "castle_assault.blood_scent", "Blood Scent", faction="wolves", cost=1, targets="an_ally"
)

# content/castle_assault/cards/wolves.yaml:124
PACK_TACTICS = Ability("castle_assault.pack_tactics", "Pack Tactics", faction="wolves", cost=2)

# content/castle_assault/cards/wolves.yaml:131
POUNCE = Ability("castle_assault.pounce", "Pounce", faction="wolves", cost=1, targets="an_ally")

# content/castle_assault/cards/wolves.yaml:139
THICK_PELT = Attachment(
    "castle_assault.thick_pelt", "Thick Pelt", faction="wolves", cost=1, targets="an_ally"
)

# content/castle_assault/cards/wolves.yaml:147
FULL_MOON = Ability("castle_assault.full_moon", "Full Moon", faction="wolves", cost=3)

# content/castle_assault/cards/wolves.yaml:155
FENRA_THE_MOONBORN = Unit(
    "castle_assault.fenra_the_moonborn",
    "Fenra the Moonborn",
    faction="wolves",
    cost=6,
    epic=True,
    attack=5,
    ac=1,
    health=5,
    movement=3,
    haste=True,
)

# content/castle_assault/cards/wolves.yaml:169
VARG_BLOODHOWL = Unit(
    "castle_assault.varg_bloodhowl",
    "Varg Bloodhowl",
    faction="wolves",
    cost=4,
    attack=3,
    ac=0,
    health=4,
    movement=2,
    hero=True,
    slots=("red", "green", "yellow"),
)


def _any_1(game: State, bearer: int) -> bool:
    owners = game.owner
    _owner = owners[bearer]
    for ally in game.seen[Unit]:
        if owners[ally] == _owner and game.distance_between(ally, bearer) == 1:
            return True
    return False


def pup_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:13
    # while any ally adjacent to self: +1 attack
    return target == bearer and _any_1(game, bearer)


def howler_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:33
    # "Action", use: howl 1
    return True


def howler_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/wolves.yaml:33
    # "Action", use: howl 1
    rules_keywords.howl(game, 1, bearer)


def den_mother_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:54
    # while self is able_to_call, "Action", use: call_ally
    return (
        len(rules_keywords.callable_(game, game.owner[bearer])) > 0
        and len(rules_keywords.call_spaces(game, bearer)) > 0
    )


def den_mother_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/wolves.yaml:54
    # while self is able_to_call, "Action", use: call_ally
    rules_keywords.call_ally(game, bearer)


def moonclaw_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:75
    # while player is maxed: +1 attack
    return (
        target == bearer
        and (game.table_momentum if game.owner[bearer] == 0 else -game.table_momentum) == 4
    )


def old_greymane_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:105
    # "Action", use: howl 2
    return True


def old_greymane_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/wolves.yaml:105
    # "Action", use: howl 2
    rules_keywords.howl(game, 2, bearer)


def blood_scent_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/wolves.yaml:122
    # until end of turn: +1 attack; +1 movement
    game.last("attack", "add", 1, game.piece_target[bearer], "turn")
    game.last("movement", "add", 1, game.piece_target[bearer], "turn")


def pack_tactics_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/wolves.yaml:129
    # for each ally where it is accompanied: until end of turn: +2 attack to it
    owners = game.owner
    _found = []
    for ally in game.seen[Unit]:
        if owners[ally] == player and rules_keywords.accompanied(game, ally):
            _found.append(ally)
    for ally in _found:
        game.last("attack", "add", 2, ally, "turn")


def pounce_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/wolves.yaml:137
    # until end of turn: haste: true
    game.last("haste", "set", True, game.piece_target[bearer], "turn")


def thick_pelt_changes_health(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:145
    # +2 health
    return target == game.piece_target[bearer]


def full_moon_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/wolves.yaml:153
    # move_meter 8
    rules_momentum.move_meter(game, 8, player)


def fenra_the_moonborn_on_destroyed(
    game: State, bearer: int, event: rules_combat.DestroyedEvent
) -> bool:
    # content/castle_assault/cards/wolves.yaml:167
    # on destroyed by self where unit is opposing: draw 1
    if not (event.destroyer == bearer and game.owner[event.unit] != game.owner[bearer]):
        return False
    rules_resources.draw(game, 1, game.owner[bearer])
    return True


def varg_bloodhowl_can_be_used(game: State, bearer: int) -> bool:
    # content/castle_assault/cards/wolves.yaml:180
    # "Action", use: howl 1
    return True


def varg_bloodhowl_used(game: State, bearer: int) -> None:
    # content/castle_assault/cards/wolves.yaml:180
    # "Action", use: howl 1
    rules_keywords.howl(game, 1, bearer)


# content/castle_assault/cards/wolves.yaml:4
PUP_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", pup_changes_attack, 1),),
    text="While there is an Ally adjacent to this Unit: +1 attack.",
)

# content/castle_assault/cards/wolves.yaml:24
HOWLER_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.howler!0",
            "Action: Howl (1 square): this Unit and every Ally within 1 gain +1 attack and +1 Movement this turn.",
            howler_can_be_used,
            howler_used,
        ),
    ),
    text="Action: Howl (1 square): this Unit and every Ally within 1 gain +1 attack and +1 Movement this turn.",
)

# content/castle_assault/cards/wolves.yaml:35
PACK_HUNTER_ABILITIES = Abilities(text="Haste.", fields=())

# content/castle_assault/cards/wolves.yaml:45
DEN_MOTHER_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.den_mother!0",
            "Action: Call Ally: play a Unit from your hand into a vacant space adjacent to this Unit.",
            den_mother_can_be_used,
            den_mother_used,
        ),
    ),
    text="Action: Call Ally: play a Unit from your hand into a vacant space adjacent to this Unit.",
)

# content/castle_assault/cards/wolves.yaml:56
GREY_STALKER_ABILITIES = Abilities(text="Phase.", fields=())

# content/castle_assault/cards/wolves.yaml:66
MOONCLAW_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", moonclaw_changes_attack, 1),),
    text="While the Momentum Meter is at MAX in your favour: +1 attack.",
)

# content/castle_assault/cards/wolves.yaml:86
DIRE_WOLF_ABILITIES = Abilities(text="Haste.", fields=())

# content/castle_assault/cards/wolves.yaml:96
OLD_GREYMANE_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.old_greymane!0",
            "Action: Howl (2 squares): this Unit and every Ally within 2 gain +1 attack and +1 Movement this turn.",
            old_greymane_can_be_used,
            old_greymane_used,
        ),
    ),
    text="Action: Howl (2 squares): this Unit and every Ally within 2 gain +1 attack and +1 Movement this turn.",
)

# content/castle_assault/cards/wolves.yaml:116
BLOOD_SCENT_ABILITIES = Abilities(
    resolve=(("effects", blood_scent_resolve),),
    text="Target: an Ally.\nThe target gets +1 attack and +1 Movement until the end of the turn.",
)

# content/castle_assault/cards/wolves.yaml:124
PACK_TACTICS_ABILITIES = Abilities(
    resolve=(("effects", pack_tactics_resolve),),
    text="Each Ally that is adjacent to another Ally gets +2 attack until the end of the turn.",
)

# content/castle_assault/cards/wolves.yaml:131
POUNCE_ABILITIES = Abilities(
    resolve=(("effects", pounce_resolve),),
    text="Target: an Ally.\nThe target gets Haste until the end of the turn.",
)

# content/castle_assault/cards/wolves.yaml:139
THICK_PELT_ABILITIES = Abilities(
    modifiers=(Modifier("health", "add", thick_pelt_changes_health, 2),),
    text="Target: an Ally.\n+2 Health.",
)

# content/castle_assault/cards/wolves.yaml:147
FULL_MOON_ABILITIES = Abilities(
    resolve=(("effects", full_moon_resolve),),
    text="The Momentum Meter moves 8 spaces toward your Castle.",
)

# content/castle_assault/cards/wolves.yaml:155
FENRA_THE_MOONBORN_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "destroyed",
            "on",
            "",
            "castle_assault.fenra_the_moonborn:0",
            fenra_the_moonborn_on_destroyed,
        ),
    ),
    text="Epic.\nHaste.\nOn the destruction of a Unit by this Unit if the Unit is opposing: draw 1 card.",
)

# content/castle_assault/cards/wolves.yaml:169
VARG_BLOODHOWL_ABILITIES = Abilities(
    activated=(
        Activated(
            "castle_assault.varg_bloodhowl!0",
            "Action: Howl (1 square): this Unit and every Ally within 1 gain +1 attack and +1 Movement this turn.",
            varg_bloodhowl_can_be_used,
            varg_bloodhowl_used,
        ),
    ),
    text="Hero.\nSlots for Stamps: red, green, yellow.\nAction: Howl (1 square): this Unit and every Ally within 1 gain +1 attack and +1 Movement this turn.",
)

CONTENTS = Contents(
    definitions=(
        PUP,
        WILD_RUNNER,
        HOWLER,
        PACK_HUNTER,
        DEN_MOTHER,
        GREY_STALKER,
        MOONCLAW,
        ALPHA_GUARD,
        DIRE_WOLF,
        OLD_GREYMANE,
        TIMBER_BEHEMOTH,
        BLOOD_SCENT,
        PACK_TACTICS,
        POUNCE,
        THICK_PELT,
        FULL_MOON,
        FENRA_THE_MOONBORN,
        VARG_BLOODHOWL,
    ),
    abilities={
        "castle_assault.pup": PUP_ABILITIES,
        "castle_assault.howler": HOWLER_ABILITIES,
        "castle_assault.pack_hunter": PACK_HUNTER_ABILITIES,
        "castle_assault.den_mother": DEN_MOTHER_ABILITIES,
        "castle_assault.grey_stalker": GREY_STALKER_ABILITIES,
        "castle_assault.moonclaw": MOONCLAW_ABILITIES,
        "castle_assault.dire_wolf": DIRE_WOLF_ABILITIES,
        "castle_assault.old_greymane": OLD_GREYMANE_ABILITIES,
        "castle_assault.blood_scent": BLOOD_SCENT_ABILITIES,
        "castle_assault.pack_tactics": PACK_TACTICS_ABILITIES,
        "castle_assault.pounce": POUNCE_ABILITIES,
        "castle_assault.thick_pelt": THICK_PELT_ABILITIES,
        "castle_assault.full_moon": FULL_MOON_ABILITIES,
        "castle_assault.fenra_the_moonborn": FENRA_THE_MOONBORN_ABILITIES,
        "castle_assault.varg_bloodhowl": VARG_BLOODHOWL_ABILITIES,
    },
)
