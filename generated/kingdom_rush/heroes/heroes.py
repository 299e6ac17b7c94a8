# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/heroes/heroes.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Prompt, Trigger, parse_shape

from ..kinds import Attack, Hero, Horde, SandWarrior
from ..rules import abilities as rules_abilities
from ..rules import actions as rules_actions
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..rules import solo as rules_solo
from ..state import State

# content/kingdom_rush/heroes/heroes.yaml:8
ALRIC_BLADES = Attack(
    "kingdom_rush.alric.blades",
    "Blades",
    range_="melee",
    type_="physical",
    tiles=(parse_shape("##", "2x1"), parse_shape("#", "1x1")),
    together=True,
)

# content/kingdom_rush/heroes/heroes.yaml:19
BRUXA_HEX = Attack(
    "kingdom_rush.bruxa.hex",
    "Hex",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/heroes/heroes.yaml:32
ELORA_ICE = Attack(
    "kingdom_rush.elora.ice",
    "Ice",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n#.", "corner"),),
)

# content/kingdom_rush/heroes/heroes.yaml:43
DIERDRE_LIGHT = Attack(
    "kingdom_rush.dierdre.light",
    "Light",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##", "2x1"),),
)

# content/kingdom_rush/heroes/heroes.yaml:55
SAITAM_FISTS = Attack(
    "kingdom_rush.saitam.fists",
    "Fists",
    range_="melee",
    type_="physical",
    tiles=(parse_shape("##\n##", "2x2"),),
)

# content/kingdom_rush/heroes/heroes.yaml:4
ALRIC = Hero("kingdom_rush.alric", "Alric", max_health=5, move=2, attack=ALRIC_BLADES)

# content/kingdom_rush/heroes/heroes.yaml:15
BRUXA = Hero("kingdom_rush.bruxa", "Bruxa", max_health=4, move=3, attack=BRUXA_HEX)

# content/kingdom_rush/heroes/heroes.yaml:28
ELORA = Hero("kingdom_rush.elora", "Elora", max_health=4, move=3, attack=ELORA_ICE)

# content/kingdom_rush/heroes/heroes.yaml:39
DIERDRE = Hero("kingdom_rush.dierdre", "Dierdre", max_health=4, move=3, attack=DIERDRE_LIGHT)

# content/kingdom_rush/heroes/heroes.yaml:51
SAITAM = Hero("kingdom_rush.saitam", "Saitam", max_health=6, move=3, attack=SAITAM_FISTS)

# content/kingdom_rush/heroes/heroes.yaml:62
SAND_WARRIOR = SandWarrior("kingdom_rush.sand_warrior", "Sand Warrior")


def alric_on_activation(game: State, bearer: int, event: rules_actions.ActivationEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:10
    # on activation: command_warriors of self
    if event.hero != bearer:
        return False
    rules_abilities.command_warriors(game, bearer, game.owner[bearer])
    return True


def alric_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/heroes.yaml:13
    # bench_soldiers 2 of self
    rules_solo.bench_soldiers(game, 2, bearer, player)


def bruxa_before_destroy(game: State, bearer: int, event: rules_hordes.DestroyEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:21
    # before any destroy where collects_skulls(self) and horde is within 1 of self:
    if not (
        not game.piece_benched[bearer]
        and game.on_board(game.place[bearer])
        and 0 <= game.distance_between(event.horde, bearer) <= 1
    ):
        return False
    rules_abilities.gain_skulls(game, 1, bearer)
    return True


def bruxa_on_activation(game: State, bearer: int, event: rules_actions.ActivationEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:23
    # on activation, while on_map(self): throw_skulls self
    if not (event.hero == bearer and game.on_board(game.place[bearer])):
        return False
    rules_heroes.throw_skulls(game, bearer, game.owner[bearer])
    return True


def bruxa_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/heroes.yaml:26
    # bench_bones 3 of self
    rules_solo.bench_bones(game, 3, bearer, player)


def elora_changes_chilled(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:34
    # while has_board(self), aura 1 of hordes: chilled: true
    return (
        game.program.reaches(game, bearer, target, 1)
        and isinstance(game.doc[target], Horde)
        and not game.piece_benched[bearer]
        and game.doc[bearer] not in game.setting.helpers
    )


def elora_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/heroes.yaml:37
    # bench_frost of self
    rules_solo.bench_frost(game, bearer, player)


def dierdre_on_activation(game: State, bearer: int, event: rules_actions.ActivationEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:45
    # on activation, while on_map(self):
    if not (event.hero == bearer and game.on_board(game.place[bearer])):
        return False
    helped = game.choose(
        game.owner[bearer],
        Prompt("choice", ("Which hero does ", ("piece", bearer), " heal?"), ("piece",)),
        [hero for hero in game.seen[Hero] if 0 <= game.distance_between(hero, bearer) <= 1],
        NOTHING,
    )
    if helped >= 0:
        rules_heroes.heal(game, 1, helped)
    return True


def dierdre_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/heroes.yaml:49
    # bench_blessing of player
    rules_solo.bench_blessing(game, player)


def saitam_changes_leap(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:57
    # while has_board(self): +1 leap
    return (
        target == bearer
        and not game.piece_benched[bearer]
        and game.doc[bearer] not in game.setting.helpers
    )


def saitam_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/heroes/heroes.yaml:60
    # bench_stomp of self
    rules_solo.bench_stomp(game, bearer, player)


# content/kingdom_rush/heroes/heroes.yaml:4
ALRIC_ABILITIES = Abilities(
    resolve=(("bench", alric_resolve),),
    triggers=(Trigger("activation", "on", "", "kingdom_rush.alric:0", alric_on_activation),),
    text="On activation: each sand warrior may move up to 2 spaces, or come from the board to the space of this hero or an adjacent one.\nFrom the bench: Place up to 2 soldiers on hordes in or adjacent to the space of this hero.",
    fields=("skill", "bench"),
)

# content/kingdom_rush/heroes/heroes.yaml:8
ALRIC_BLADES_ABILITIES = Abilities(
    text="The horde on which the hero stands.\nDamage: physical.\nTiles: 2x1, 1x1.\nAll tiles on one horde.",
    fields=(),
)

# content/kingdom_rush/heroes/heroes.yaml:15
BRUXA_ABILITIES = Abilities(
    resolve=(("bench", bruxa_resolve),),
    triggers=(
        Trigger("destroy", "before", "", "kingdom_rush.bruxa:0", bruxa_before_destroy),
        Trigger("activation", "on", "", "kingdom_rush.bruxa:1", bruxa_on_activation),
    ),
    text="Before any destruction of a horde if this hero is on the map and the horde is within 1 of this hero: this hero gains 1 skull.\nWhile this hero is on the map, on activation: for each of its skulls, this hero puts one magical 1x1 tile on an adjacent horde.\nFrom the bench: Put 3 magical 1x1 tiles on hordes adjacent to this hero.",
    fields=("skill", "bench"),
)

# content/kingdom_rush/heroes/heroes.yaml:19
BRUXA_HEX_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front Left, Front, Front Right.\nDamage: magical.\nTiles: 2x1.",
    fields=(),
)

# content/kingdom_rush/heroes/heroes.yaml:28
ELORA_ABILITIES = Abilities(
    resolve=(("bench", elora_resolve),),
    modifiers=(Modifier("chilled", "set", elora_changes_chilled, 1),),
    text="Aura 1 of hordes: fast icons do not count.\nFrom the bench: Choose a horde in or adjacent to the space of this hero; it does not attempt to move in this round; place a magical corner tile on it.",
    fields=("skill", "bench"),
)

# content/kingdom_rush/heroes/heroes.yaml:32
ELORA_ICE_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front.\nDamage: magical.\nTiles: corner.",
    fields=(),
)

# content/kingdom_rush/heroes/heroes.yaml:39
DIERDRE_ABILITIES = Abilities(
    resolve=(("bench", dierdre_resolve),),
    triggers=(Trigger("activation", "on", "", "kingdom_rush.dierdre:0", dierdre_on_activation),),
    text="While this hero is on the map, on activation: a hero within 1 of this hero regains 1 health.\nFrom the bench: Your main hero rests and has Protection in this round.",
    fields=("skill", "bench"),
)

# content/kingdom_rush/heroes/heroes.yaml:43
DIERDRE_LIGHT_ABILITIES = Abilities(
    text="Any adjacent horde its arrows point to.\nArrows: Front Left, Front, Front Right.\nDamage: magical.\nTiles: 2x1.",
    fields=(),
)

# content/kingdom_rush/heroes/heroes.yaml:51
SAITAM_ABILITIES = Abilities(
    resolve=(("bench", saitam_resolve),),
    modifiers=(Modifier("leap", "add", saitam_changes_leap, 1),),
    text="+1 move point if the move ends on a horde.\nFrom the bench: Place a physical 2x2 tile on the horde under this hero and a physical 1x1 tile on each adjacent horde.",
    fields=("skill", "bench"),
)

# content/kingdom_rush/heroes/heroes.yaml:55
SAITAM_FISTS_ABILITIES = Abilities(
    text="The horde on which the hero stands.\nDamage: physical.\nTiles: 2x2.", fields=()
)

CONTENTS = Contents(
    definitions=(
        ALRIC_BLADES,
        BRUXA_HEX,
        ELORA_ICE,
        DIERDRE_LIGHT,
        SAITAM_FISTS,
        ALRIC,
        BRUXA,
        ELORA,
        DIERDRE,
        SAITAM,
        SAND_WARRIOR,
    ),
    abilities={
        "kingdom_rush.alric": ALRIC_ABILITIES,
        "kingdom_rush.alric.blades": ALRIC_BLADES_ABILITIES,
        "kingdom_rush.bruxa": BRUXA_ABILITIES,
        "kingdom_rush.bruxa.hex": BRUXA_HEX_ABILITIES,
        "kingdom_rush.elora": ELORA_ABILITIES,
        "kingdom_rush.elora.ice": ELORA_ICE_ABILITIES,
        "kingdom_rush.dierdre": DIERDRE_ABILITIES,
        "kingdom_rush.dierdre.light": DIERDRE_LIGHT_ABILITIES,
        "kingdom_rush.saitam": SAITAM_ABILITIES,
        "kingdom_rush.saitam.fists": SAITAM_FISTS_ABILITIES,
    },
    links=(
        (
            BRUXA_HEX,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (ELORA_ICE, "arrows", ("kingdom_rush.front",)),
        (
            DIERDRE_LIGHT,
            "arrows",
            ("kingdom_rush.front_left", "kingdom_rush.front", "kingdom_rush.front_right"),
        ),
        (
            ALRIC,
            "abilities",
            (
                "kingdom_rush.flurry",
                "kingdom_rush.rising_sands",
                "kingdom_rush.spiked_armour",
                "kingdom_rush.sandstorm",
            ),
        ),
        (
            BRUXA,
            "abilities",
            (
                "kingdom_rush.grave_pact",
                "kingdom_rush.bone_volley",
                "kingdom_rush.harvest",
                "kingdom_rush.hex_of_silence",
            ),
        ),
        (
            ELORA,
            "abilities",
            (
                "kingdom_rush.ice_rain",
                "kingdom_rush.permafrost",
                "kingdom_rush.frozen_heart",
                "kingdom_rush.glacier",
            ),
        ),
        (
            DIERDRE,
            "abilities",
            (
                "kingdom_rush.divine_shield",
                "kingdom_rush.healing_light",
                "kingdom_rush.consecration",
                "kingdom_rush.step_of_faith",
            ),
        ),
        (
            SAITAM,
            "abilities",
            (
                "kingdom_rush.earth_punch",
                "kingdom_rush.banana_skin",
                "kingdom_rush.thick_hide",
                "kingdom_rush.thunder_stomp",
            ),
        ),
    ),
)
