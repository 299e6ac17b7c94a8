# Rules and documents of the pack `kings_armory_asphar`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_asphar/rules/knockback.yaml

from __future__ import annotations

from ..kings_armory.kinds import Boss, Monster
from ..kings_armory.rules import monsters_turn as kings_armory_rules_monsters_turn
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..kings_armory.rules import tanking as kings_armory_rules_tanking
from ..state import State


def can_be_knocked_back(game: State, monster: int) -> bool:
    """It stands, and it can be driven back."""
    # content/kings_armory_asphar/rules/knockback.yaml:4
    # query: can_be_knocked_back monster
    return (
        game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not game.doc[monster].siege
        and not game.doc[monster].unstoppable
        and not game.doc[monster].immune_to_everything
    )


def driven_to(game: State, monster: int, n: int) -> int:
    """The space up to n back on its Route that it reaches before another Monster of its layer or the Entrance is in the way."""
    # content/kings_armory_asphar/rules/knockback.yaml:13
    # query: driven_to monster n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    s = game.place[monster]
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory_asphar/rules/knockback.yaml:21")
        t = game.board.route_next(kings_armory_rules_monsters_turn.route_of(game, monster), s, -1)
        if t < 0 or not kings_armory_rules_tanking.room_for(game, monster, t):
            return s
        s = t
    return s


def knock_back(game: State, n: int, target: int) -> None:
    """`target` is Knocked back `n`."""
    # content/kings_armory_asphar/rules/knockback.yaml:27
    # verb: knock_back n to target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", target), " is knocked back")
    if (
        isinstance(game.doc[target], Monster)
        and game.piece_hp[target] > 0
        and not isinstance(game.doc[target], Boss)
        and not game.doc[target].siege
        and not game.doc[target].unstoppable
        and not game.doc[target].immune_to_everything
    ):
        s = driven_to(game, target, n)
        if s == game.place[target]:
            kings_armory_rules_strikes.emit_deal(game, 1, "non_resistible", target)
        else:
            game.put(target, s)
            kings_armory_rules_tanking.end_lost_tanks(game)
