# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/status.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier, Occurrence

from ..kinds import Ally, Boss, Character, Monster
from ..state import State
from . import strikes as rules_strikes


class UpkeepEvent(Occurrence):
    EVENT = "upkeep"

    def __init__(self, character: int) -> None:
        self.character = character


def _upkeep_itself(game: State, event: UpkeepEvent) -> None:
    """Upkeep."""
    # content/kings_armory/rules/status.yaml:123
    # event: upkeep of character
    wounds_of(game, event.character)
    if game.over:
        return
    if game.piece_hp[event.character] > 0 and game.piece_stun[event.character] > 0:
        game.piece_stun[event.character] = max(0, min(1, game.piece_stun[event.character] - 1))
        game.piece_turn_lost[event.character] = True
        game.stamp += 1
        if game.log is not None:
            game.tell(game.named("piece", event.character), " is stunned and loses its Turn")


def emit_upkeep(game: State, character: int) -> None:
    """Upkeep."""
    # content/kings_armory/rules/status.yaml:123
    # event: upkeep of character
    event = UpkeepEvent(character)
    if game.program.enter(game, event):
        _upkeep_itself(game, event)
        game.program.leave(game, event)


def is_immune(game: State, target: int, to_harm: str) -> bool:
    """`target` is immune to `to_harm`."""
    # content/kings_armory/rules/status.yaml:4
    # query: is_immune target to_harm
    if game.doc[target].immune_to_everything or game.doc[target].indestructible:
        return True
    if (
        isinstance(game.doc[target], Monster)
        and game.doc[target].siege
        and to_harm in ("instakill", "stun", "bleed")
    ):
        return True
    if to_harm == "burn" and game.stat("immune_to_burn", target):
        return True
    if to_harm in ("instakill", "destruction") and "removal" in game.doc[target].immune_to:
        return True
    return to_harm in game.doc[target].immune_to


def slowest(game: State, it: int) -> int:
    """The Move Rate below which Slow Tokens bring nobody."""
    # content/kings_armory/rules/status.yaml:79
    # query: slowest it
    return (
        3
        if isinstance(game.doc[it], Boss)
        else 1
        if isinstance(game.doc[it], Monster) and game.doc[it].siege
        else 2
    )


def held_back(game: State, it: int) -> int:
    """What Slow Tokens and hail would take off its Move Rate."""
    # content/kings_armory/rules/status.yaml:87
    # query: held_back it
    return game.piece_slow[it] * (1 if isinstance(game.doc[it], Boss) else 2) + (
        game.table_hail
        if isinstance(game.doc[it], Monster) and not game.doc[it].immune_to_everything
        else 0
    )


def _after_1(game: State, it: int) -> int:
    hurry(game, it)
    return game.stat("move", it)


def _what_if_1(game: State, it: int) -> int:
    _tried = game.what_if()
    _found = _after_1(_tried, it)
    game.fuel = _tried.fuel
    return _found


def slowed_by(game: State, it: int) -> int:
    """What they do take off it; whoever is as slow without them does not get faster."""
    # content/kings_armory/rules/status.yaml:99
    # query: slowed_by it
    return min(
        game.piece_slow[it] * (1 if isinstance(game.doc[it], Boss) else 2)
        + (
            game.table_hail
            if isinstance(game.doc[it], Monster) and not game.doc[it].immune_to_everything
            else 0
        ),
        max(
            0,
            _what_if_1(game, it)
            - (
                3
                if isinstance(game.doc[it], Boss)
                else 1
                if isinstance(game.doc[it], Monster) and game.doc[it].siege
                else 2
            ),
        ),
    )


def bleed(game: State, n: int, target: int) -> None:
    """`target` gains `n` Bleed."""
    # content/kings_armory/rules/status.yaml:17
    # verb: bleed n to target
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    bleed_of = game.piece_bleed
    burn_of = game.piece_burn
    if game.piece_hp[target] <= 0 or is_immune(game, target, "bleed") or bleed_of[target] == 3:
        return
    if game.log is not None:
        game.tell(game.named("piece", target), " bleeds")
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/status.yaml:25")
        if bleed_of[target] < 3:
            if bleed_of[target] + burn_of[target] == 4:
                burn_of[target] = max(0, min(2, burn_of[target] - 1))
                game.stamp += 1
            bleed_of[target] = max(0, min(3, bleed_of[target] + 1))
            game.stamp += 1


def burn(game: State, n: int, target: int) -> None:
    """`target` gains `n` Burn."""
    # content/kings_armory/rules/status.yaml:30
    # verb: burn n to target
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    burn_of = game.piece_burn
    bleed_of = game.piece_bleed
    if game.piece_hp[target] <= 0 or is_immune(game, target, "burn") or burn_of[target] == 2:
        return
    if game.log is not None:
        game.tell(game.named("piece", target), " burns")
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/status.yaml:38")
        if burn_of[target] < 2:
            if bleed_of[target] + burn_of[target] == 4:
                bleed_of[target] = max(0, min(3, bleed_of[target] - 1))
                game.stamp += 1
            burn_of[target] = max(0, min(2, burn_of[target] + 1))
            game.stamp += 1


def slow(game: State, n: int, target: int) -> None:
    """`target` gains `n` Slow."""
    # content/kings_armory/rules/status.yaml:43
    # verb: slow n to target
    if (
        game.piece_hp[target] <= 0
        or is_immune(game, target, "slow")
        or game.piece_slow[target] == 2
    ):
        return
    if game.log is not None:
        game.tell(game.named("piece", target), " is slowed")
    game.piece_slow[target] = max(0, min(2, game.piece_slow[target] + n))
    game.stamp += 1


def stun(game: State, target: int) -> None:
    """`target` is Stunned."""
    # content/kings_armory/rules/status.yaml:53
    # verb: stun target
    if (
        game.piece_hp[target] <= 0
        or is_immune(game, target, "stun")
        or game.piece_stun[target] == 1
    ):
        return
    if game.log is not None:
        game.tell(game.named("piece", target), " is stunned")
    game.piece_stun[target] = max(0, min(1, game.piece_stun[target] + 1))
    game.stamp += 1


def bless(game: State, target: int) -> None:
    """`target` is Blessed."""
    # content/kings_armory/rules/status.yaml:63
    # verb: bless target
    if game.piece_hp[target] <= 0 or game.piece_bless[target] == 1:
        return
    if game.log is not None:
        game.tell(game.named("piece", target), " is blessed")
    game.piece_bless[target] = max(0, min(1, game.piece_bless[target] + 1))
    game.stamp += 1


def hurry(game: State, character: int) -> None:
    """`character` walks without Slow Tokens and hail."""
    # content/kings_armory/rules/status.yaml:107
    # verb: hurry character
    game.piece_slow[character] = 0
    game.table_hail = 0
    game.stamp += 1


def wounds_of(game: State, character: int) -> None:
    """Bleed and then Burn take their Hit Points."""
    # content/kings_armory/rules/status.yaml:136
    # verb: wounds_of character
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_bleed[character] > 0 and not is_immune(game, character, "bleed"):
        if game.log is not None:
            game.tell(
                game.named("piece", character),
                " has Bleed ",
                game.named("number", game.piece_bleed[character]),
            )
        rules_strikes.emit_deal(game, game.piece_bleed[character], "non_resistible", character)
        if game.over:
            return
    if (
        game.piece_hp[character] > 0
        and game.piece_burn[character] > 0
        and not is_immune(game, character, "burn")
        and not (
            "supernatural" in game.doc[character].immune
            or game.doc[character].immune_to_everything
            or game.doc[character].indestructible
            or game.stat("immune_to_supernatural", character)
        )
    ):
        if game.log is not None:
            game.tell(
                game.named("piece", character),
                " has Burn ",
                game.named("number", game.piece_burn[character]),
            )
        rules_strikes.emit_deal(game, game.piece_burn[character], "non_resistible", character)


def clear_status(game: State, character: int) -> None:
    """`character` loses all tokens and what is turned on."""
    # content/kings_armory/rules/status.yaml:150
    # verb: clear_status of character
    game.piece_bleed[character] = 0
    game.piece_burn[character] = 0
    game.piece_slow[character] = 0
    game.piece_stun[character] = 0
    game.piece_bless[character] = 0
    game.piece_turn_lost[character] = False
    game.stamp += 1
    if isinstance(game.doc[character], Ally):
        game.piece_bleed_before[character] = ()
        game.piece_burn_before[character] = ()
        game.piece_slow_before[character] = ()
        game.piece_turned_on[character] = False
        game.piece_on_for[character] = 0
        game.stamp += 1


def status_tokens_changes_move(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/status.yaml:120
    # while held_back(it) > 0: -slowed_by(it) move
    return (
        isinstance(game.doc[target], Character)
        and game.piece_slow[target] * (1 if isinstance(game.doc[target], Boss) else 2)
        + (
            game.table_hail
            if isinstance(game.doc[target], Monster) and not game.doc[target].immune_to_everything
            else 0
        )
        > 0
    )


def status_tokens_amount_of_move(game: State, bearer: int, target: int) -> int:
    # content/kings_armory/rules/status.yaml:120
    # while held_back(it) > 0: -slowed_by(it) move
    return -slowed_by(game, target)


def status_tokens_changes_melee_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/status.yaml:121
    # while it.bless > 0: +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance
    return isinstance(game.doc[target], Character) and game.piece_bless[target] > 0


def status_tokens_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/status.yaml:121
    # while it.bless > 0: +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance
    return isinstance(game.doc[target], Character) and game.piece_bless[target] > 0


def status_tokens_changes_supernatural_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/status.yaml:121
    # while it.bless > 0: +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance
    return isinstance(game.doc[target], Character) and game.piece_bless[target] > 0


# content/kings_armory/rules/status.yaml:115
STATUS_TOKENS_ABILITIES = Abilities(
    modifiers=(
        Modifier("move", "add", status_tokens_changes_move, 0, status_tokens_amount_of_move),
        Modifier("melee_resistance", "add", status_tokens_changes_melee_resistance, 1),
        Modifier("ranged_resistance", "add", status_tokens_changes_ranged_resistance, 1),
        Modifier(
            "supernatural_resistance", "add", status_tokens_changes_supernatural_resistance, 1
        ),
    ),
    text="Each Slow Token takes 2 off a Move Rate, 1 off that of a Boss; a Blessed Character has +1 to all Resistances.",
)

CONTENTS = Contents(laws={"kings_armory.status_tokens": STATUS_TOKENS_ABILITIES})
