# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/undead.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Trigger

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import combat as rules_combat
from ..rules import keywords as rules_keywords
from ..rules import playing as rules_playing
from ..rules import resources as rules_resources
from ..rules import words as rules_words
from ..state import State

# content/castle_assault/cards/undead.yaml:4
SPIRIT_FINDER = Unit(
    "castle_assault.spirit_finder",
    "Spirit Finder",
    faction="undead",
    cost=1,
    attack=1,
    ac=0,
    health=2,
    movement=0,
)

# content/castle_assault/cards/undead.yaml:16
SHAMBLING_ZOMBIE = Unit(
    "castle_assault.shambling_zombie",
    "Shambling Zombie",
    faction="undead",
    cost=1,
    attack=1,
    ac=0,
    health=1,
    movement=1,
    resurrection=True,
)

# content/castle_assault/cards/undead.yaml:26
SKELETON_SPEARMAN = Unit(
    "castle_assault.skeleton_spearman",
    "Skeleton Spearman",
    faction="undead",
    cost=2,
    attack=2,
    ac=0,
    health=2,
    movement=1,
    resurrection=True,
)

# content/castle_assault/cards/undead.yaml:36
SKELETON_ARCHER = Unit(
    "castle_assault.skeleton_archer",
    "Skeleton Archer",
    faction="undead",
    cost=2,
    attack=2,
    ac=0,
    health=3,
    movement=1,
    ranged_linear=3,
)

# content/castle_assault/cards/undead.yaml:46
GRAVE_GHOUL = Unit(
    "castle_assault.grave_ghoul",
    "Grave Ghoul",
    faction="undead",
    cost=2,
    attack=3,
    ac=0,
    health=2,
    movement=2,
)

# content/castle_assault/cards/undead.yaml:55
BONE_WALL = Unit(
    "castle_assault.bone_wall",
    "Bone Wall",
    faction="undead",
    cost=2,
    attack=0,
    ac=2,
    health=4,
    movement=0,
    cannot_charge=True,
)

# content/castle_assault/cards/undead.yaml:65
GRAVECALLER = Unit(
    "castle_assault.gravecaller",
    "Gravecaller",
    faction="undead",
    cost=3,
    attack=2,
    ac=0,
    health=3,
    movement=1,
    necro=2,
)

# content/castle_assault/cards/undead.yaml:75
BANSHEE = Unit(
    "castle_assault.banshee",
    "Banshee",
    faction="undead",
    cost=3,
    attack=2,
    ac=0,
    health=4,
    movement=2,
    phase=True,
)

# content/castle_assault/cards/undead.yaml:87
DEATH_KNIGHT = Unit(
    "castle_assault.death_knight",
    "Death Knight",
    faction="undead",
    cost=4,
    attack=4,
    ac=2,
    health=3,
    movement=1,
)

# content/castle_assault/cards/undead.yaml:96
NECROMANCER = Unit(
    "castle_assault.necromancer",
    "Necromancer",
    faction="undead",
    cost=5,
    attack=2,
    ac=1,
    health=3,
    movement=1,
)

# content/castle_assault/cards/undead.yaml:108
ABOMINATION = Unit(
    "castle_assault.abomination",
    "Abomination",
    faction="undead",
    cost=5,
    attack=4,
    ac=1,
    health=5,
    movement=1,
    resurrection=True,
)

# content/castle_assault/cards/undead.yaml:118
RAISE_DEAD = Ability("castle_assault.raise_dead", "Raise Dead", faction="undead", cost=3)

# content/castle_assault/cards/undead.yaml:125
SOUL_HARVEST = Instant(
    "castle_assault.soul_harvest", "Soul Harvest", faction="undead", cost=1, targets="an_ally"
)

# content/castle_assault/cards/undead.yaml:133
WITHERING = Instant(
    "castle_assault.withering", "Withering", faction="undead", cost=1, targets="an_opposing_unit"
)

# content/castle_assault/cards/undead.yaml:141
PHYLACTERY = Attachment(
    "castle_assault.phylactery", "Phylactery", faction="undead", cost=2, targets="an_ally"
)

# content/castle_assault/cards/undead.yaml:149
PLAGUE = Ability("castle_assault.plague", "Plague", faction="undead", cost=4)

# content/castle_assault/cards/undead.yaml:156
MALGRATH_THE_UNDYING = Unit(
    "castle_assault.malgrath_the_undying",
    "Malgrath the Undying",
    faction="undead",
    cost=6,
    epic=True,
    attack=5,
    ac=1,
    health=5,
    movement=1,
    resurrection=True,
    necro=2,
)

# content/castle_assault/cards/undead.yaml:169
LADY_MORTESSA = Unit(
    "castle_assault.lady_mortessa",
    "Lady Mortessa",
    faction="undead",
    cost=4,
    attack=3,
    ac=1,
    health=3,
    movement=1,
    hero=True,
    slots=("red", "blue", "green"),
    resurrection=True,
)


def spirit_finder_on_enters(game: State, bearer: int, event: rules_playing.EntersEvent) -> bool:
    # content/castle_assault/cards/undead.yaml:14
    # on enters: recall_unit
    if event.unit != bearer:
        return False
    rules_resources.recall_unit(game, game.owner[bearer])
    return True


def banshee_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/undead.yaml:85
    # aura 1 of opposing units where touches(it, self): -1 attack
    return (
        game.program.reaches(game, bearer, target, 1)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] != game.owner[bearer]
        and bearer in rules_words.contacts(game, target)
    )


def necromancer_changes_movement(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/undead.yaml:106
    # aura 3 of allies: +1 movement; +2 attack
    return (
        game.program.reaches(game, bearer, target, 3)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def necromancer_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/undead.yaml:106
    # aura 3 of allies: +1 movement; +2 attack
    return (
        game.program.reaches(game, bearer, target, 3)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def raise_dead_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/undead.yaml:123
    # raise_dead 3
    rules_keywords.raise_dead(game, 3, player)


def soul_harvest_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/undead.yaml:131
    # destroy; draw 2
    rules_combat.destroy(game, game.piece_target[bearer], NOTHING)
    if game.over:
        return
    rules_resources.draw(game, 2, player)


def withering_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/undead.yaml:139
    # until end of turn: -2 attack
    game.last("attack", "add", -2, game.piece_target[bearer], "turn")


def phylactery_changes_resurrection(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/undead.yaml:147
    # resurrection: true
    return target == game.piece_target[bearer]


def plague_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/undead.yaml:154
    # wound_each all opposing units with 1
    owners = game.owner
    _found = []
    for unit in game.seen[Unit]:
        if owners[unit] != player:
            _found.append(unit)
    rules_combat.wound_each(game, _found, 1, NOTHING)


# content/castle_assault/cards/undead.yaml:4
SPIRIT_FINDER_ABILITIES = Abilities(
    triggers=(
        Trigger("enters", "on", "", "castle_assault.spirit_finder:0", spirit_finder_on_enters),
    ),
    text="On entering play: you may put a Unit card of your discard pile on top of your deck.",
)

# content/castle_assault/cards/undead.yaml:16
SHAMBLING_ZOMBIE_ABILITIES = Abilities(text="Resurrection.", fields=())

# content/castle_assault/cards/undead.yaml:26
SKELETON_SPEARMAN_ABILITIES = Abilities(text="Resurrection.", fields=())

# content/castle_assault/cards/undead.yaml:36
SKELETON_ARCHER_ABILITIES = Abilities(text="Action: Ranged Linear (1-3).", fields=())

# content/castle_assault/cards/undead.yaml:55
BONE_WALL_ABILITIES = Abilities(text="Cannot Charge.", fields=())

# content/castle_assault/cards/undead.yaml:65
GRAVECALLER_ABILITIES = Abilities(text="Necro (2 squares).", fields=())

# content/castle_assault/cards/undead.yaml:75
BANSHEE_ABILITIES = Abilities(
    modifiers=(Modifier("attack", "add", banshee_changes_attack, -1),),
    text="Phase.\nAura 1 of opposing Units that are Engaged with this Unit: -1 attack.",
)

# content/castle_assault/cards/undead.yaml:96
NECROMANCER_ABILITIES = Abilities(
    modifiers=(
        Modifier("movement", "add", necromancer_changes_movement, 1),
        Modifier("attack", "add", necromancer_changes_attack, 2),
    ),
    text="Aura 3 of Allies: +1 Movement and +2 attack.",
)

# content/castle_assault/cards/undead.yaml:108
ABOMINATION_ABILITIES = Abilities(text="Resurrection.", fields=())

# content/castle_assault/cards/undead.yaml:118
RAISE_DEAD_ABILITIES = Abilities(
    resolve=(("effects", raise_dead_resolve),),
    text="Put a Unit card of Cost 3 or less from your discard pile into one of your vacant Castle Areas, with a soul token on it.",
)

# content/castle_assault/cards/undead.yaml:125
SOUL_HARVEST_ABILITIES = Abilities(
    resolve=(("effects", soul_harvest_resolve),),
    text="Target: an Ally.\nDestroy the target; draw 2 cards.",
)

# content/castle_assault/cards/undead.yaml:133
WITHERING_ABILITIES = Abilities(
    resolve=(("effects", withering_resolve),),
    text="Target: an opposing Unit.\nThe target gets -2 attack until the end of the turn.",
)

# content/castle_assault/cards/undead.yaml:141
PHYLACTERY_ABILITIES = Abilities(
    modifiers=(Modifier("resurrection", "set", phylactery_changes_resurrection, 1),),
    text="Target: an Ally.\nResurrection.",
)

# content/castle_assault/cards/undead.yaml:149
PLAGUE_ABILITIES = Abilities(
    resolve=(("effects", plague_resolve),), text="1 damage to all opposing Units."
)

# content/castle_assault/cards/undead.yaml:156
MALGRATH_THE_UNDYING_ABILITIES = Abilities(
    text="Epic.\nResurrection.\nNecro (2 squares).", fields=()
)

# content/castle_assault/cards/undead.yaml:169
LADY_MORTESSA_ABILITIES = Abilities(
    text="Hero.\nSlots for Stamps: red, blue, green.\nResurrection.", fields=()
)

CONTENTS = Contents(
    definitions=(
        SPIRIT_FINDER,
        SHAMBLING_ZOMBIE,
        SKELETON_SPEARMAN,
        SKELETON_ARCHER,
        GRAVE_GHOUL,
        BONE_WALL,
        GRAVECALLER,
        BANSHEE,
        DEATH_KNIGHT,
        NECROMANCER,
        ABOMINATION,
        RAISE_DEAD,
        SOUL_HARVEST,
        WITHERING,
        PHYLACTERY,
        PLAGUE,
        MALGRATH_THE_UNDYING,
        LADY_MORTESSA,
    ),
    abilities={
        "castle_assault.spirit_finder": SPIRIT_FINDER_ABILITIES,
        "castle_assault.shambling_zombie": SHAMBLING_ZOMBIE_ABILITIES,
        "castle_assault.skeleton_spearman": SKELETON_SPEARMAN_ABILITIES,
        "castle_assault.skeleton_archer": SKELETON_ARCHER_ABILITIES,
        "castle_assault.bone_wall": BONE_WALL_ABILITIES,
        "castle_assault.gravecaller": GRAVECALLER_ABILITIES,
        "castle_assault.banshee": BANSHEE_ABILITIES,
        "castle_assault.necromancer": NECROMANCER_ABILITIES,
        "castle_assault.abomination": ABOMINATION_ABILITIES,
        "castle_assault.raise_dead": RAISE_DEAD_ABILITIES,
        "castle_assault.soul_harvest": SOUL_HARVEST_ABILITIES,
        "castle_assault.withering": WITHERING_ABILITIES,
        "castle_assault.phylactery": PHYLACTERY_ABILITIES,
        "castle_assault.plague": PLAGUE_ABILITIES,
        "castle_assault.malgrath_the_undying": MALGRATH_THE_UNDYING_ABILITIES,
        "castle_assault.lady_mortessa": LADY_MORTESSA_ABILITIES,
    },
)
