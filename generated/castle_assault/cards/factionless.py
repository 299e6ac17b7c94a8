# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/cards/factionless.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from ..kinds import Ability, Attachment, Instant, Unit
from ..rules import actions as rules_actions
from ..rules import momentum as rules_momentum
from ..rules import resources as rules_resources
from ..state import State

# content/castle_assault/cards/factionless.yaml:4
WILD_WRATH = Instant(
    "castle_assault.wild_wrath", "Wild Wrath", faction="factionless", cost=1, targets="any_unit"
)

# content/castle_assault/cards/factionless.yaml:13
SHIELD_BLESSING = Instant(
    "castle_assault.shield_blessing",
    "Shield Blessing",
    faction="factionless",
    cost=1,
    targets="any_unit",
)

# content/castle_assault/cards/factionless.yaml:22
SHIFT_ASIDE = Ability(
    "castle_assault.shift_aside", "Shift", faction="factionless", cost=1, targets="an_ally_to_move"
)

# content/castle_assault/cards/factionless.yaml:31
FORCED_MARCH = Instant(
    "castle_assault.forced_march", "Forced March", faction="factionless", cost=1, targets="an_ally"
)

# content/castle_assault/cards/factionless.yaml:39
SCOUT_REPORT = Ability("castle_assault.scout_report", "Scout Report", faction="factionless", cost=3)

# content/castle_assault/cards/factionless.yaml:46
TURN_THE_TIDE = Instant(
    "castle_assault.turn_the_tide", "Turn the Tide", faction="factionless", cost=1
)

# content/castle_assault/cards/factionless.yaml:54
STURDY_SHIELD = Attachment(
    "castle_assault.sturdy_shield",
    "Sturdy Shield",
    faction="factionless",
    cost=2,
    targets="an_ally",
)

# content/castle_assault/cards/factionless.yaml:62
HIRED_BLADE = Unit(
    "castle_assault.hired_blade",
    "Hired Blade",
    faction="factionless",
    cost=3,
    attack=3,
    ac=1,
    health=3,
    movement=1,
)


def wild_wrath_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/factionless.yaml:11
    # until end of turn: +2 attack
    game.last("attack", "add", 2, game.piece_target[bearer], "turn")


def shield_blessing_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/factionless.yaml:20
    # until end of turn: +1 ac
    game.last("ac", "add", 1, game.piece_target[bearer], "turn")


def shift_aside_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/factionless.yaml:29
    # sidestep
    rules_actions.sidestep(game, game.piece_target[bearer])


def forced_march_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/factionless.yaml:37
    # until end of turn: +2 movement
    game.last("movement", "add", 2, game.piece_target[bearer], "turn")


def scout_report_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/factionless.yaml:44
    # draw 2
    rules_resources.draw(game, 2, player)


def turn_the_tide_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/cards/factionless.yaml:52
    # turn_meter 3
    rules_momentum.turn_meter(game, 3, player)


def sturdy_shield_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/factionless.yaml:60
    # +1 ac; +1 health
    return target == game.piece_target[bearer]


def sturdy_shield_changes_health(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/factionless.yaml:60
    # +1 ac; +1 health
    return target == game.piece_target[bearer]


# content/castle_assault/cards/factionless.yaml:4
WILD_WRATH_ABILITIES = Abilities(
    resolve=(("effects", wild_wrath_resolve),),
    text="Target: any Unit.\nThe target gets +2 attack until the end of the turn.",
)

# content/castle_assault/cards/factionless.yaml:13
SHIELD_BLESSING_ABILITIES = Abilities(
    resolve=(("effects", shield_blessing_resolve),),
    text="Target: any Unit.\nThe target gets +1 AC until the end of the turn.",
)

# content/castle_assault/cards/factionless.yaml:22
SHIFT_ASIDE_ABILITIES = Abilities(
    resolve=(("effects", shift_aside_resolve),),
    text="Target: an Ally that is not Engaged.\nThe target moves to a vacant space beside it in a neighbouring column.",
)

# content/castle_assault/cards/factionless.yaml:31
FORCED_MARCH_ABILITIES = Abilities(
    resolve=(("effects", forced_march_resolve),),
    text="Target: an Ally.\nThe target gets +2 Movement until the end of the turn.",
)

# content/castle_assault/cards/factionless.yaml:39
SCOUT_REPORT_ABILITIES = Abilities(
    resolve=(("effects", scout_report_resolve),), text="Draw 2 cards."
)

# content/castle_assault/cards/factionless.yaml:46
TURN_THE_TIDE_ABILITIES = Abilities(
    resolve=(("effects", turn_the_tide_resolve),),
    text="Move the Momentum Meter up to 3 spaces in either direction.",
)

# content/castle_assault/cards/factionless.yaml:54
STURDY_SHIELD_ABILITIES = Abilities(
    modifiers=(
        Modifier("ac", "add", sturdy_shield_changes_ac, 1),
        Modifier("health", "add", sturdy_shield_changes_health, 1),
    ),
    text="Target: an Ally.\n+1 AC and +1 Health.",
)

CONTENTS = Contents(
    definitions=(
        WILD_WRATH,
        SHIELD_BLESSING,
        SHIFT_ASIDE,
        FORCED_MARCH,
        SCOUT_REPORT,
        TURN_THE_TIDE,
        STURDY_SHIELD,
        HIRED_BLADE,
    ),
    abilities={
        "castle_assault.wild_wrath": WILD_WRATH_ABILITIES,
        "castle_assault.shield_blessing": SHIELD_BLESSING_ABILITIES,
        "castle_assault.shift_aside": SHIFT_ASIDE_ABILITIES,
        "castle_assault.forced_march": FORCED_MARCH_ABILITIES,
        "castle_assault.scout_report": SCOUT_REPORT_ABILITIES,
        "castle_assault.turn_the_tide": TURN_THE_TIDE_ABILITIES,
        "castle_assault.sturdy_shield": STURDY_SHIELD_ABILITIES,
    },
)
