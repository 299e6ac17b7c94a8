# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/combat.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Occurrence, Trigger

from ..kinds import Attachment, Unit
from ..state import State
from . import keywords as rules_keywords
from . import playing as rules_playing
from . import resources as rules_resources
from . import words as rules_words


class DamageEvent(Occurrence):
    EVENT = "damage"

    def __init__(self, n: int, target: int, source: int) -> None:
        self.n = n
        self.target = target
        self.source = source


class DestroyedEvent(Occurrence):
    EVENT = "destroyed"

    def __init__(self, unit: int, destroyer: int) -> None:
        self.unit = unit
        self.destroyer = destroyer


class DeathEvent(Occurrence):
    EVENT = "death"

    def __init__(self, unit: int) -> None:
        self.unit = unit


class CastleDamageEvent(Occurrence):
    EVENT = "castle_damage"

    def __init__(self, n: int, player: int, source: int) -> None:
        self.n = n
        self.player = player
        self.source = source


class CastleFallEvent(Occurrence):
    EVENT = "castle_fall"

    def __init__(self, player: int) -> None:
        self.player = player


def emit_damage(game: State, n: int, target: int, source: int) -> None:
    """Damage."""
    # content/castle_assault/rules/combat.yaml:14
    # event: damage n to target from source
    event = DamageEvent(n, target, source)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(
                game.named("piece", event.target),
                " takes ",
                game.named("number", event.n),
                " damage",
            )
        game.piece_damage[event.target] = max(0, game.piece_damage[event.target] + event.n)
        game.table_quiet = 0
        game.stamp += 1
        game.program.leave(game, event)


def emit_destroyed(game: State, unit: int, destroyer: int) -> None:
    """The destruction of a Unit."""
    # content/castle_assault/rules/combat.yaml:62
    # event: destroyed unit by destroyer
    event = DestroyedEvent(unit, destroyer)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(game.named("piece", event.unit), " is destroyed")
        game.program.leave(game, event)


def emit_death(game: State, unit: int) -> None:
    """Death."""
    # content/castle_assault/rules/combat.yaml:69
    # event: death of unit
    event = DeathEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def _castle_damage_itself(game: State, event: CastleDamageEvent) -> None:
    """Damage to a Castle."""
    # content/castle_assault/rules/combat.yaml:213
    # event: castle_damage n for player from source
    if game.log is not None:
        game.tell(
            game.named("player", event.player),
            game.ending("player", event.player),
            " Castle takes ",
            game.named("number", event.n),
            " damage",
        )
    game.player_castle_health[event.player] = max(
        0, min(10, game.player_castle_health[event.player] - event.n)
    )
    game.table_quiet = 0
    game.stamp += 1
    if game.player_castle_health[event.player] == 0:
        emit_castle_fall(game, event.player)


def emit_castle_damage(game: State, n: int, player: int, source: int) -> None:
    """Damage to a Castle."""
    # content/castle_assault/rules/combat.yaml:213
    # event: castle_damage n for player from source
    event = CastleDamageEvent(n, player, source)
    if game.program.enter(game, event):
        _castle_damage_itself(game, event)
        game.program.leave(game, event)


def _castle_fall_itself(game: State, event: CastleFallEvent) -> None:
    """The fall of a Castle."""
    # content/castle_assault/rules/combat.yaml:224
    # event: castle_fall of player
    if game.log is not None:
        game.tell(
            game.named("player", event.player), game.ending("player", event.player), " Castle falls"
        )
    game.win_one(game.after[event.player])


def emit_castle_fall(game: State, player: int) -> None:
    """The fall of a Castle."""
    # content/castle_assault/rules/combat.yaml:224
    # event: castle_fall of player
    event = CastleFallEvent(player)
    if game.program.enter(game, event):
        _castle_fall_itself(game, event)
        game.program.leave(game, event)


def is_destroyed(game: State, unit: int) -> bool:
    # content/castle_assault/rules/combat.yaml:33
    # query: is_destroyed unit
    return game.stat("health", unit) - game.piece_damage[unit] <= 0


def still_touch(game: State, unit: int, other: int) -> bool:
    # content/castle_assault/rules/combat.yaml:129
    # query: still_touch unit with other
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rules_words.on_board(game, unit)
        and rules_words.on_board(game, other)
        and other in rules_words.contacts(game, unit)
        and game.stat("health", unit) - game.piece_damage[unit] > 0
        and game.stat("health", other) - game.piece_damage[other] > 0
    )


def goes_on(game: State, unit: int, other: int, moment: int) -> bool:
    """They touch, and none of them has been destroyed and come back since that moment."""
    # content/castle_assault/rules/combat.yaml:138
    # query: goes_on unit with other
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rules_words.on_board(game, unit)
        and rules_words.on_board(game, other)
        and other in rules_words.contacts(game, unit)
        and game.stat("health", unit) - game.piece_damage[unit] > 0
        and game.stat("health", other) - game.piece_damage[other] > 0
        and game.piece_arrived_at[unit] <= moment
        and game.piece_arrived_at[other] <= moment
    )


def movement_bonus(game: State, unit: int, strong: bool, charging: bool) -> int:
    """Attack gained by coming into contact with movement to spare."""
    # content/castle_assault/rules/combat.yaml:183
    # query: movement_bonus unit
    if not strong:
        return 0
    if not charging or (game.table_momentum if game.owner[unit] == 0 else -game.table_momentum) < 2:
        return game.stat("strong_movement_bonus", unit)
    return game.stat("strong_movement_bonus", unit) + game.stat("momentum_bonus", unit)


def add_damage(game: State, target: int, n: int, source: int) -> None:
    # content/castle_assault/rules/combat.yaml:25
    # verb: add_damage target for n from source
    if n > 0 and game.stat("health", target) - game.piece_damage[target] > 0:
        emit_damage(game, n, target, source)


def wound(game: State, target: int, n: int, source: int) -> None:
    """`n` damage to `target`."""
    # content/castle_assault/rules/combat.yaml:39
    # verb: wound target with n from source
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not rules_words.on_board(game, target):
        return
    if game.stat("health", target) - game.piece_damage[target] <= 0:
        return
    add_damage(game, target, n, source)
    if game.over:
        return
    if game.stat("health", target) - game.piece_damage[target] <= 0:
        destroy(game, target, source)


def wound_each(game: State, targets: Sequence[int], n: int, source: int) -> None:
    """`n` damage to `targets`."""
    # content/castle_assault/rules/combat.yaml:50
    # verb: wound_each targets with n from source
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    damage_of = game.piece_damage
    hit = []
    for unit in targets:
        if (
            isinstance(docs[unit], Unit)
            and rules_words.on_board(game, unit)
            and game.stat("health", unit) - damage_of[unit] > 0
        ):
            hit.append(unit)
    for x in hit:
        add_damage(game, x, n, source)
        if game.over:
            return
    fallen = []
    for unit_2 in hit:
        if isinstance(docs[unit_2], Unit) and game.stat("health", unit_2) - damage_of[unit_2] <= 0:
            fallen.append(unit_2)
    for x in fallen:
        emit_destroyed(game, x, source)
        if game.over:
            return
    lay_to_rest(game, fallen)


def destroy(game: State, unit: int, destroyer: int) -> None:
    """Destroy `unit`."""
    # content/castle_assault/rules/combat.yaml:74
    # verb: destroy unit by destroyer
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.stat("health", unit) - game.piece_damage[unit] > 0:
        game.piece_damage[unit] = max(0, game.stat("health", unit))
        game.stamp += 1
    emit_destroyed(game, unit, destroyer)
    if game.over:
        return
    lay_to_rest(game, (unit,))


def lay_to_rest(game: State, fallen: Sequence[int]) -> None:
    """Units destroyed at the same time come back or leave the board."""
    # content/castle_assault/rules/combat.yaml:84
    # verb: lay_to_rest fallen
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    returns_to_of = game.piece_returns_to
    damage_of = game.piece_damage
    rules_keywords.choose_returns(game, fallen)
    _found = []
    for unit in fallen:
        if isinstance(docs[unit], Unit) and returns_to_of[unit] < 0:
            _found.append(unit)
    for unit in _found:
        emit_death(game, unit)
        if game.over:
            return
    _found_2 = []
    for unit in fallen:
        if (
            isinstance(docs[unit], Unit)
            and returns_to_of[unit] < 0
            and game.stat("health", unit) - damage_of[unit] <= 0
        ):
            _found_2.append(unit)
    for unit in _found_2:
        discard(game, unit)
    rules_keywords.carry_out_returns(game, fallen)


def discard(game: State, unit: int) -> None:
    """Discard `unit`."""
    # content/castle_assault/rules/combat.yaml:95
    # verb: discard unit
    game.piece_soul_tokens[unit] = 0
    game.stamp += 1
    strip(game, unit)


def strip(game: State, unit: int) -> None:
    """`unit` leaves the board, and so does all that was attached to it."""
    # content/castle_assault/rules/combat.yaml:103
    # verb: strip unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    target_of = game.piece_target
    owners = game.owner
    for p in range(game.players):
        _found = []
        for attachment in contents_of[game.zone_attachments[p]]:
            if isinstance(docs[attachment], Attachment) and target_of[attachment] == unit:
                _found.append(attachment)
        for attachment in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            target_of[attachment] = NOTHING
            game.stamp += 1
            game.put(attachment, game.zone_discard_pile[owners[attachment]])
    game.piece_damage[unit] = 0
    game.piece_entered[unit] = False
    game.piece_moved[unit] = False
    game.piece_acted[unit] = False
    game.stamp += 1
    game.put(unit, game.zone_discard_pile[owners[unit]])


def begin_to_fight(game: State, fighters: Sequence[int]) -> None:
    """`fighters` are in an Engagement from now on."""
    # content/castle_assault/rules/combat.yaml:146
    # verb: begin_to_fight fighters
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    engaged_at_of = game.piece_engaged_at
    game.table_clock += 1
    game.stamp += 1
    for x in fighters:
        engaged_at_of[x] = game.table_clock
        game.stamp += 1


def engage(game: State, unit: int, target: int, strong: bool, charging: bool) -> None:
    """`unit` Engages `target`."""
    # content/castle_assault/rules/combat.yaml:155
    # verb: engage unit with target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", unit), " Engages ", game.named("piece", target))
    begin_to_fight(game, (unit, target))
    moment = game.table_clock
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    if not (
        rules_words.on_board(game, unit)
        and rules_words.on_board(game, target)
        and target in rules_words.contacts(game, unit)
        and game.stat("health", unit) - game.piece_damage[unit] > 0
        and game.stat("health", target) - game.piece_damage[target] > 0
        and game.piece_arrived_at[unit] <= moment
        and game.piece_arrived_at[target] <= moment
    ):
        return
    exchange(game, unit, target, movement_bonus(game, unit, strong, charging))
    if game.over:
        return
    if not (
        rules_words.on_board(game, unit)
        and rules_words.on_board(game, target)
        and target in rules_words.contacts(game, unit)
        and game.stat("health", unit) - game.piece_damage[unit] > 0
        and game.stat("health", target) - game.piece_damage[target] > 0
        and game.piece_arrived_at[unit] <= moment
        and game.piece_arrived_at[target] <= moment
    ):
        return
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    if (
        rules_words.on_board(game, unit)
        and rules_words.on_board(game, target)
        and target in rules_words.contacts(game, unit)
        and game.stat("health", unit) - game.piece_damage[unit] > 0
        and game.stat("health", target) - game.piece_damage[target] > 0
        and game.piece_arrived_at[unit] <= moment
        and game.piece_arrived_at[target] <= moment
    ):
        exchange(game, unit, target, 0)


def engage_each(game: State, unit: int, targets: Sequence[int], newcomer: bool) -> None:
    """`unit` fights one after the other until it falls; a newcomer is the one attacked."""
    # content/castle_assault/rules/combat.yaml:171
    # verb: engage_each unit with targets
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    damage_of = game.piece_damage
    arrived_at_of = game.piece_arrived_at
    moment = game.table_clock
    for other in targets:
        if (
            rules_words.on_board(game, unit)
            and rules_words.on_board(game, other)
            and other in rules_words.contacts(game, unit)
            and game.stat("health", unit) - damage_of[unit] > 0
            and game.stat("health", other) - damage_of[other] > 0
            and arrived_at_of[unit] <= moment
            and arrived_at_of[other] <= moment
        ):
            if newcomer:
                engage(game, other, unit, False, False)
                if game.over:
                    return
            else:
                engage(game, unit, other, False, False)
                if game.over:
                    return


def exchange(game: State, attacker: int, defender: int, bonus: int) -> None:
    """One exchange of combat."""
    # content/castle_assault/rules/combat.yaml:194
    # verb: exchange attacker with defender for bonus
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    counter_attacking_of = game.piece_counter_attacking
    docs = game.doc
    damage_of = game.piece_damage
    counter_attacking_of[defender] = True
    game.stamp += 1
    hit = game.stat("attack", attacker) + bonus - game.stat("ac", defender)
    back = game.stat("attack", defender) - game.stat("ac", attacker)
    counter_attacking_of[defender] = False
    game.stamp += 1
    add_damage(game, defender, hit, attacker)
    if game.over:
        return
    add_damage(game, attacker, back, defender)
    if game.over:
        return
    fallen = []
    for unit in (defender, attacker):
        if (
            unit >= 0
            and isinstance(docs[unit], Unit)
            and game.stat("health", unit) - damage_of[unit] <= 0
        ):
            fallen.append(unit)
    if defender in fallen:
        emit_destroyed(game, defender, attacker)
        if game.over:
            return
    if attacker in fallen:
        emit_destroyed(game, attacker, defender)
        if game.over:
            return
    lay_to_rest(game, fallen)


def strike_castle(game: State, unit: int, bonus: int) -> None:
    # content/castle_assault/rules/combat.yaml:232
    # verb: strike_castle by unit for bonus
    n = game.stat("attack", unit) + bonus
    if n > 0:
        emit_castle_damage(game, n, game.after[game.owner[unit]], unit)


def engage_castle(game: State, unit: int, strong: bool, charging: bool) -> None:
    # content/castle_assault/rules/combat.yaml:240
    # verb: engage_castle by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", unit), " Engages the Castle")
    moment = game.table_clock
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    if not (rules_words.on_board(game, unit) and game.piece_arrived_at[unit] <= moment):
        return
    if rules_words.faces_castle(game, unit):
        strike_castle(game, unit, movement_bonus(game, unit, strong, charging))


def heal_castle(game: State, n: int, player: int) -> None:
    """Your Castle regains `n` Health."""
    # content/castle_assault/rules/combat.yaml:251
    # verb: heal_castle n for player
    regained = min(n, 10 - game.player_castle_health[player])
    if regained == 0:
        return
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.named("text", game.ending("player", player)),
            " Castle regains ",
            game.named("number", regained),
        )
    game.player_castle_health[player] = max(
        0, min(10, game.player_castle_health[player] + regained)
    )
    game.stamp += 1


def stats_stay_above_zero_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/combat.yaml:8
    # attack at least 0
    return isinstance(game.doc[target], Unit)


def stats_stay_above_zero_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/combat.yaml:9
    # ac at least 0
    return isinstance(game.doc[target], Unit)


def stats_stay_above_zero_changes_movement(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/combat.yaml:10
    # movement at least 0
    return isinstance(game.doc[target], Unit)


def a_card_for_a_kill_on_destroyed(game: State, bearer: int, event: DestroyedEvent) -> bool:
    # content/castle_assault/rules/combat.yaml:123
    # on any destroyed
    # where destroyer is not nothing and destroyer.owner != unit.owner and not destroyer.token:
    if not (
        event.destroyer >= 0
        and game.owner[event.destroyer] != game.owner[event.unit]
        and not game.doc[event.destroyer].token
    ):
        return False
    rules_resources.draw(game, 1, game.owner[event.destroyer])
    return True


# content/castle_assault/rules/combat.yaml:4
STATS_STAY_ABOVE_ZERO_ABILITIES = Abilities(
    modifiers=(
        Modifier("attack", "least", stats_stay_above_zero_changes_attack, 0),
        Modifier("ac", "least", stats_stay_above_zero_changes_ac, 0),
        Modifier("movement", "least", stats_stay_above_zero_changes_movement, 0),
    ),
    text="Attack is at least 0.\nAC is at least 0.\nMovement is at least 0.",
)

# content/castle_assault/rules/combat.yaml:118
A_CARD_FOR_A_KILL_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "destroyed",
            "on",
            "",
            "castle_assault.a_card_for_a_kill:0",
            a_card_for_a_kill_on_destroyed,
        ),
    ),
    text="Whoever destroys an opposing Unit with a Unit that is no token draws 1 card.",
)

CONTENTS = Contents(
    laws={
        "castle_assault.stats_stay_above_zero": STATS_STAY_ABOVE_ZERO_ABILITIES,
        "castle_assault.a_card_for_a_kill": A_CARD_FOR_A_KILL_ABILITIES,
    },
)
