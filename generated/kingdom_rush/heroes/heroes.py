# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/heroes/heroes.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Prompt, Trigger, parse_shape

from .. import kinds
from ..rules import actions as rules_actions
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/heroes/heroes.yaml:6
ALRIC_BLADES = kinds.Attack(
    "kingdom_rush.alric.blades",
    "Blades",
    range_="melee",
    tiles=(parse_shape("##"), parse_shape("#")),
    together=True,
)

# content/kingdom_rush/heroes/heroes.yaml:12
BRUXA_HEX = kinds.Attack(
    "kingdom_rush.bruxa.hex", "Hex", range_="choice", type_="magical", tiles=(parse_shape("##"),)
)

# content/kingdom_rush/heroes/heroes.yaml:21
ELORA_ICE = kinds.Attack(
    "kingdom_rush.elora.ice",
    "Ice",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##\n#."),),
)

# content/kingdom_rush/heroes/heroes.yaml:29
DIERDRE_LIGHT = kinds.Attack(
    "kingdom_rush.dierdre.light",
    "Light",
    range_="choice",
    type_="magical",
    tiles=(parse_shape("##"),),
)

# content/kingdom_rush/heroes/heroes.yaml:37
SAITAM_FISTS = kinds.Attack(
    "kingdom_rush.saitam.fists", "Fists", range_="melee", tiles=(parse_shape("##\n##"),)
)

# content/kingdom_rush/heroes/heroes.yaml:2
ALRIC = kinds.Hero("kingdom_rush.alric", "Alric", max_health=5, move=2, attack=ALRIC_BLADES)

# content/kingdom_rush/heroes/heroes.yaml:8
BRUXA = kinds.Hero("kingdom_rush.bruxa", "Bruxa", max_health=4, move=3, attack=BRUXA_HEX)

# content/kingdom_rush/heroes/heroes.yaml:17
ELORA = kinds.Hero("kingdom_rush.elora", "Elora", max_health=4, move=3, attack=ELORA_ICE)

# content/kingdom_rush/heroes/heroes.yaml:25
DIERDRE = kinds.Hero("kingdom_rush.dierdre", "Dierdre", max_health=4, move=3, attack=DIERDRE_LIGHT)

# content/kingdom_rush/heroes/heroes.yaml:33
SAITAM = kinds.Hero("kingdom_rush.saitam", "Saitam", max_health=6, move=3, attack=SAITAM_FISTS)

ASK_1 = Prompt("choice", "Choose a hero within 1 of this hero", ("piece",))


def bruxa_before_destroy(game: State, bearer: int, event: rules_hordes.DestroyEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:14
    # before any destroy where on_map(self) and horde is within 1 of self: add 1 skulls to self
    if not (
        game.place[bearer] != game.zone_hero_board[game.owner[bearer]]
        and 0 <= game.distance_between(event.horde, bearer) <= 1
    ):
        return False
    game.piece_skulls[bearer] = max(0, min(3, game.piece_skulls[bearer] + 1))
    game.stamp += 1
    return True


def bruxa_on_activation(game: State, bearer: int, event: rules_actions.ActivationEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:15
    # on activation, while on_map(self): throw_skulls self
    if not (
        event.hero == bearer and game.place[bearer] != game.zone_hero_board[game.owner[bearer]]
    ):
        return False
    rules_heroes.throw_skulls(game, bearer, game.owner[bearer])
    return True


def elora_changes_haste(game: State, bearer: int, target: int) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:23
    # aura 1 of hordes: -1 haste
    return game.program.reaches(game, bearer, target, 1) and isinstance(
        game.doc[target], kinds.Horde
    )


def dierdre_on_activation(game: State, bearer: int, event: rules_actions.ActivationEvent) -> bool:
    # content/kingdom_rush/heroes/heroes.yaml:31
    # on activation, while on_map(self): choose a hero within 1; heal 1 of it
    owners = game.owner
    if not (event.hero == bearer and game.place[bearer] != game.zone_hero_board[owners[bearer]]):
        return False
    chosen = game.choose(
        owners[bearer],
        ASK_1,
        [hero for hero in game.seen[kinds.Hero] if 0 <= game.distance_between(hero, bearer) <= 1],
        NOTHING,
    )
    if chosen >= 0:
        rules_heroes.heal(game, 1, chosen)
    return True


# content/kingdom_rush/heroes/heroes.yaml:8
BRUXA_ABILITIES = Abilities(
    triggers=(
        Trigger("destroy", "before", "", "kingdom_rush.bruxa:0", bruxa_before_destroy),
        Trigger("activation", "on", "", "kingdom_rush.bruxa:1", bruxa_on_activation),
    ),
    text="Before any destruction of a horde if this hero is on the map and the horde is within 1 of this hero: this hero gains 1 skull.\nWhile this hero is on the map, on activation: for each of its skulls, this hero puts one magical tile on an adjacent horde.",
)

# content/kingdom_rush/heroes/heroes.yaml:17
ELORA_ABILITIES = Abilities(
    modifiers=(Modifier("haste", "add", elora_changes_haste, -1),),
    text="Aura 1 of hordes: -1 haste.",
)

# content/kingdom_rush/heroes/heroes.yaml:25
DIERDRE_ABILITIES = Abilities(
    triggers=(Trigger("activation", "on", "", "kingdom_rush.dierdre:0", dierdre_on_activation),),
    text="While this hero is on the map, on activation: a hero within 1 of this hero regains 1 health.",
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
    ),
    abilities={
        "kingdom_rush.bruxa": BRUXA_ABILITIES,
        "kingdom_rush.elora": ELORA_ABILITIES,
        "kingdom_rush.dierdre": DIERDRE_ABILITIES,
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
    ),
)
