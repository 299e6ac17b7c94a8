# Rules and documents of the pack `kings_armory_winter`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_winter/rules/chill.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kings_armory.kinds import Character
from ..kings_armory.rules import actions as kings_armory_rules_actions
from ..kings_armory.rules import status as kings_armory_rules_status
from ..state import State


def chill(game: State, n: int, target: int) -> None:
    """`target` gains `n` Chill."""
    # content/kings_armory_winter/rules/chill.yaml:14
    # verb: chill n to target
    if game.log is not None:
        game.tell(game.named("piece", target), " shivers")
    if game.piece_hp[target] > 0 and not kings_armory_rules_status.is_immune(game, target, "chill"):
        game.piece_chill[target] = max(0, min(3, game.piece_chill[target] + n))
        game.stamp += 1


def thaw(game: State) -> None:
    """Everybody loses 1 Chill."""
    # content/kings_armory_winter/rules/chill.yaml:30
    # verb: thaw
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    chill_of = game.piece_chill
    for character in game.seen[Character]:
        chill_of[character] = max(0, min(3, chill_of[character] - 1))
        game.stamp += 1


def chill_tokens_changes_dodge(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory_winter/rules/chill.yaml:27
    # -it.chill dodge
    return isinstance(game.doc[target], Character)


def chill_tokens_amount_of_dodge(game: State, bearer: int, target: int) -> int:
    # content/kings_armory_winter/rules/chill.yaml:27
    # -it.chill dodge
    return -game.piece_chill[target]


def chill_tokens_on_players_begin(
    game: State, bearer: int, event: kings_armory_rules_actions.PlayersBeginEvent
) -> bool:
    # content/kings_armory_winter/rules/chill.yaml:28
    # on any players_begin: thaw
    thaw(game)
    return True


# content/kings_armory_winter/rules/chill.yaml:23
CHILL_TOKENS_ABILITIES = Abilities(
    modifiers=(
        Modifier("dodge", "add", chill_tokens_changes_dodge, 0, chill_tokens_amount_of_dodge),
    ),
    triggers=(
        Trigger(
            "players_begin",
            "on",
            "",
            "kings_armory_winter.chill_tokens:0",
            chill_tokens_on_players_begin,
        ),
    ),
    text="-its Chill Dodge.\nAt the start of a Players' Round: everybody loses 1 Chill.",
)

CONTENTS = Contents(laws={"kings_armory_winter.chill_tokens": CHILL_TOKENS_ABILITIES})
