# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/tiles/abbey.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Location
from ..rules import cards as rules_cards
from ..state import State

# content/knight_fall/tiles/abbey.yaml:3
SEAL_CHAMBER = Location("knight_fall.seal_chamber", "Seal Chamber", letter="A")

# content/knight_fall/tiles/abbey.yaml:7
SEWER = Location("knight_fall.sewer", "Sewer", letter="B", water=True)

# content/knight_fall/tiles/abbey.yaml:13
SHADOWY_NOOK = Location("knight_fall.shadowy_nook", "Shadowy Nook", letter="C", dark=True)

# content/knight_fall/tiles/abbey.yaml:19
MAGIC_ORB = Location("knight_fall.magic_orb", "Magic Orb", letter="D", has_bonus=True)

# content/knight_fall/tiles/abbey.yaml:27
CHAPEL = Location("knight_fall.chapel", "Chapel", letter="E", healing=True)

# content/knight_fall/tiles/abbey.yaml:32
ARMOURY = Location("knight_fall.armoury", "Armoury", letter="F", has_bonus=True)

# content/knight_fall/tiles/abbey.yaml:39
LIBRARY = Location("knight_fall.library", "Library", letter="G", power_only=True, has_bonus=True)

# content/knight_fall/tiles/abbey.yaml:47
BELL_TOWER = Location("knight_fall.bell_tower", "Bell Tower", letter="H", lookout=True)

# content/knight_fall/tiles/abbey.yaml:52
CLOISTER_GARDEN = Location(
    "knight_fall.cloister_garden", "Cloister Garden", letter="I", shelter=True
)


def magic_orb_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/tiles/abbey.yaml:25
    # gain_magic 2
    rules_cards.gain_magic(game, 2, player)


def armoury_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/tiles/abbey.yaml:37
    # gain_melees 2
    rules_cards.gain_melees(game, 2, player)


def library_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/tiles/abbey.yaml:45
    # draw_powers 1
    rules_cards.draw_powers(game, 1, player)


# content/knight_fall/tiles/abbey.yaml:3
SEAL_CHAMBER_ABILITIES = Abilities(text="Tile A.", fields=())

# content/knight_fall/tiles/abbey.yaml:7
SEWER_ABILITIES = Abilities(
    text="Tile B.\nWater divides this tile into a north and a south bank.", fields=()
)

# content/knight_fall/tiles/abbey.yaml:13
SHADOWY_NOOK_ABILITIES = Abilities(
    text="Tile C.\nA character that comes here while an enemy is here takes 1 damage.", fields=()
)

# content/knight_fall/tiles/abbey.yaml:19
MAGIC_ORB_ABILITIES = Abilities(
    resolve=(("bonus", magic_orb_resolve),),
    text="Tile D.\nOnce per turn you may discard a card here: Gain 2 magic.",
    fields=("bonus",),
)

# content/knight_fall/tiles/abbey.yaml:27
CHAPEL_ABILITIES = Abilities(
    text="Tile E.\nOnce per turn a heal action taken here heals 2.", fields=()
)

# content/knight_fall/tiles/abbey.yaml:32
ARMOURY_ABILITIES = Abilities(
    resolve=(("bonus", armoury_resolve),),
    text="Tile F.\nOnce per turn you may discard a card here: Take 2 melee actions.",
    fields=("bonus",),
)

# content/knight_fall/tiles/abbey.yaml:39
LIBRARY_ABILITIES = Abilities(
    resolve=(("bonus", library_resolve),),
    text="Tile G.\nOnly power cards can be discarded here.\nOnce per turn you may discard a card here: Draw 1 power card.",
    fields=("bonus",),
)

# content/knight_fall/tiles/abbey.yaml:47
BELL_TOWER_ABILITIES = Abilities(
    text="Tile H.\nRanged actions from here may also hit enemies on diagonal tiles.", fields=()
)

# content/knight_fall/tiles/abbey.yaml:52
CLOISTER_GARDEN_ABILITIES = Abilities(
    text="Tile I.\nLeaving this tile causes no disengagement damage.", fields=()
)

CONTENTS = Contents(
    definitions=(
        SEAL_CHAMBER,
        SEWER,
        SHADOWY_NOOK,
        MAGIC_ORB,
        CHAPEL,
        ARMOURY,
        LIBRARY,
        BELL_TOWER,
        CLOISTER_GARDEN,
    ),
    abilities={
        "knight_fall.seal_chamber": SEAL_CHAMBER_ABILITIES,
        "knight_fall.sewer": SEWER_ABILITIES,
        "knight_fall.shadowy_nook": SHADOWY_NOOK_ABILITIES,
        "knight_fall.magic_orb": MAGIC_ORB_ABILITIES,
        "knight_fall.chapel": CHAPEL_ABILITIES,
        "knight_fall.armoury": ARMOURY_ABILITIES,
        "knight_fall.library": LIBRARY_ABILITIES,
        "knight_fall.bell_tower": BELL_TOWER_ABILITIES,
        "knight_fall.cloister_garden": CLOISTER_GARDEN_ABILITIES,
    },
)
