# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/keywords.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Action,
    ActionInfo,
    Contents,
    Occurrence,
    Prompt,
    Trigger,
    both,
    first_part,
    members,
    numbers,
    position,
    product,
)

from ..kinds import Unit
from ..state import State
from . import actions as rules_actions
from . import combat as rules_combat
from . import monsters_large as rules_monsters_large
from . import playing as rules_playing
from . import words as rules_words


class ResurrectionOfEvent(Occurrence):
    EVENT = "resurrection_of"

    def __init__(self, unit: int, s: int) -> None:
        self.unit = unit
        self.s = s


ASK_1 = Prompt("choice", "Which Unit rises?", ("piece",))
ASK_2 = Prompt("choice", "Into which Castle Area?", ("space",))
ASK_3 = Prompt("choice", "Which Unit is called?", ("piece",))
ASK_4 = Prompt("choice", "Onto which space?", ("space",))
ASK_5 = Prompt("choice", "Put it on the bottom of the deck?", ("piece",))
ASK_6 = Prompt("choice", "How far?", ("number",))
ASK_7 = Prompt("choice", "Which column?", ("number",))
USE_ABILITY_ACTION = ActionInfo("use_ability", "{unit}: {n}", ("unit", "n"), ("piece", "ability"))


def emit_resurrection_of(game: State, unit: int, s: int) -> None:
    """Resurrection."""
    # content/castle_assault/rules/keywords.yaml:69
    # event: resurrection_of unit to s
    event = ResurrectionOfEvent(unit, s)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(
                game.named("piece", event.unit), " comes back on ", game.named("space", event.s)
            )
        game.piece_soul_tokens[event.unit] = min(2, game.piece_soul_tokens[event.unit] + 1)
        game.stamp += 1
        rise(game, event.unit, event.s)
        game.piece_acted[event.unit] = True
        game.stamp += 1
        game.program.leave(game, event)


def under_necro(game: State, unit: int) -> bool:
    """Another friendly Unit with Necro is near enough."""
    # content/castle_assault/rules/keywords.yaml:6
    # query: under_necro unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    for unit_2 in game.seen[Unit]:
        if (
            unit_2 != unit
            and owners[unit_2] == owners[unit]
            and game.apart(game.board.steps, unit_2, unit) <= game.stat("necro", unit_2)
        ):
            return True
    return False


def can_return(game: State, unit: int) -> bool:
    """It has Resurrection and no soul token, or one of them and Necro near it."""
    # content/castle_assault/rules/keywords.yaml:13
    # query: can_return unit
    if not game.stat("resurrection", unit):
        return False
    if game.piece_soul_tokens[unit] == 0:
        return True
    return game.piece_soul_tokens[unit] == 1 and under_necro(game, unit)


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    damage_of = game.piece_damage
    for unit in game.contents[s]:
        if isinstance(docs[unit], Unit) and game.stat("health", unit) - damage_of[unit] > 0:
            return True
    return False


def _no_1(game: State, s: int) -> bool:
    returns_to_of = game.piece_returns_to
    for unit in game.seen[Unit]:
        if returns_to_of[unit] == s:
            return False
    return True


def free_to_return(game: State, s: int, player: int) -> bool:
    """Nobody stands there but Units just destroyed, nobody else comes back there, and it is no opposing Castle Area."""
    # content/castle_assault/rules/keywords.yaml:23
    # query: free_to_return s for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.tables.field_castle[s] != 0 and game.tables.field_castle[s] != player + 1:
        return False
    if game.contents[s] and _any_1(game, s):
        return False
    return _no_1(game, s)


def return_spaces(game: State, unit: int) -> Sequence[int]:
    """The space it fell on and those adjacent to it, as far as they are free."""
    # content/castle_assault/rules/keywords.yaml:34
    # query: return_spaces unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    owners = game.owner
    _found = []
    for s in both((places[unit],), game.board.near[places[unit]]):
        if free_to_return(game, s, owners[unit]):
            _found.append(s)
    return _found


def callable_(game: State, player: int) -> Sequence[int]:
    """The Unit cards in hand that can be paid."""
    # content/castle_assault/rules/keywords.yaml:141
    # query: callable player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    ready_of = game.player_ready
    _found = []
    for unit in game.contents[game.zone_hand[player]]:
        if isinstance(docs[unit], Unit) and docs[unit].cost <= ready_of[player]:
            _found.append(unit)
    return _found


def call_spaces(game: State, unit: int) -> Sequence[int]:
    """The vacant spaces adjacent to it outside the opposing Castle."""
    # content/castle_assault/rules/keywords.yaml:147
    # query: call_spaces unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    field_castle = game.tables.field_castle
    owners = game.owner
    _found = []
    for s in game.board.near[game.place[unit]]:
        if not contents_of[s] and not (
            field_castle[s] != 0 and field_castle[s] != owners[unit] + 1
        ):
            _found.append(s)
    return _found


def able_to_call(game: State, unit: int) -> bool:
    # content/castle_assault/rules/keywords.yaml:154
    # query: able_to_call unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return len(callable_(game, game.owner[unit])) > 0 and len(call_spaces(game, unit)) > 0


def side_spaces(game: State, unit: int) -> Sequence[int]:
    """The vacant spaces beside it in the neighbouring columns."""
    # content/castle_assault/rules/keywords.yaml:172
    # query: side_spaces unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    contents_of = game.contents
    y_of = game.board.y
    _found = []
    for s in game.board.near[places[unit]]:
        if not contents_of[s] and y_of[s] == y_of[places[unit]]:
            _found.append(s)
    return _found


def able_to_sidestep(game: State, unit: int) -> bool:
    # content/castle_assault/rules/keywords.yaml:179
    # query: able_to_sidestep unit
    return not game.piece_stays[unit] and len(side_spaces(game, unit)) > 0


def in_sight(game: State, unit: int, watcher: int, n: int) -> bool:
    """An opposing Unit in the area of Ranged Adjacent."""
    # content/castle_assault/rules/keywords.yaml:185
    # query: in_sight unit of watcher
    if game.owner[unit] == game.owner[watcher]:
        return False
    if (
        product(
            game.board.y[game.place[unit]] - game.board.y[game.place[watcher]],
            -1 if game.owner[watcher] == 0 else 1,
        )
        < 0
    ):
        return False
    return game.apart(game.board.steps, unit, watcher) <= n


def able_to_gaze(game: State, unit: int) -> bool:
    # content/castle_assault/rules/keywords.yaml:196
    # query: able_to_gaze unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    y_of = game.board.y
    places = game.place
    _owner = owners[unit]
    for unit_2 in game.seen[Unit]:
        if (
            owners[unit_2] != _owner
            and product(y_of[places[unit_2]] - y_of[places[unit]], -1 if _owner == 0 else 1) >= 0
            and game.apart(game.board.steps, unit_2, unit) <= 3
        ):
            return True
    return False


def accompanied(game: State, unit: int) -> bool:
    """Another Unit of its side is adjacent to it."""
    # content/castle_assault/rules/keywords.yaml:282
    # query: accompanied unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    for unit_2 in game.seen[Unit]:
        if game.distance_between(unit_2, unit) == 1 and owners[unit_2] == owners[unit]:
            return True
    return False


def _in_order_1(game: State, fallen: Sequence[int]) -> Sequence[int]:
    owners = game.owner
    ranked = []
    for x in fallen:
        ranked.append(((position(game.turn_order(game.active), owners[x]),), x))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def choose_returns(game: State, fallen: Sequence[int]) -> None:
    """Who can come back may do so, and the controller says where."""
    # content/castle_assault/rules/keywords.yaml:41
    # verb: choose_returns fallen
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    returns_to_of = game.piece_returns_to
    owners = game.owner
    for x in fallen:
        returns_to_of[x] = NOTHING
        game.stamp += 1
    for x in _in_order_1(game, fallen):
        if can_return(game, x):
            found = game.choose_some(
                owners[x],
                Prompt("choice", (("piece", x), " may come back: where?"), ("space",)),
                return_spaces(game, x),
                0,
                1,
            )
            for s in found:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                returns_to_of[x] = s
                game.stamp += 1


def _in_order_2(game: State, back: Sequence[int]) -> Sequence[int]:
    owners = game.owner
    ranked = []
    for x in back:
        ranked.append(((position(game.turn_order(game.active), owners[x]),), x))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def carry_out_returns(game: State, fallen: Sequence[int]) -> None:
    # content/castle_assault/rules/keywords.yaml:53
    # verb: carry_out_returns fallen
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    returns_to_of = game.piece_returns_to
    damage_of = game.piece_damage
    back = []
    for unit in fallen:
        if isinstance(docs[unit], Unit) and returns_to_of[unit] >= 0:
            back.append(unit)
    for x in back:
        rules_combat.strip(game, x)
    for x in back:
        emit_resurrection_of(game, x, returns_to_of[x])
        if game.over:
            return
    settled_: Sequence[int] = back[:0]
    for x in _in_order_2(game, back):
        if returns_to_of[x] >= 0:
            returns_to_of[x] = NOTHING
            game.stamp += 1
            settled__set = members(settled_)
            _found = []
            for other in rules_words.contacts(game, x):
                if other not in settled__set and game.stat("health", other) - damage_of[other] > 0:
                    _found.append(other)
            rules_combat.engage_each(game, x, _found, False)
            if game.over:
                return
        settled_ = both(settled_, (x,))


def rise(game: State, unit: int, s: int) -> None:
    """`unit` comes into play."""
    # content/castle_assault/rules/keywords.yaml:80
    # verb: rise unit at s
    if game.doc[unit].columns > 1:
        game.put_on(unit, game.atlas().rectangle(s, game.doc[unit].columns, 1))
    else:
        game.put(unit, s)
    game.piece_entered[unit] = True
    game.table_clock += 1
    game.piece_arrived_at[unit] = game.table_clock
    game.stamp += 1


def raise_dead(game: State, n: int, player: int) -> None:
    """Put a Unit card of Cost `n` or less from your discard pile into one of your vacant Castle Areas, with a soul token on it."""
    # content/castle_assault/rules/keywords.yaml:92
    # verb: raise_dead n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if not rules_playing.vacant_areas(game, player):
        return
    _found = []
    for unit in game.contents[game.zone_discard_pile[player]]:
        if isinstance(docs[unit], Unit) and docs[unit].cost <= n:
            _found.append(unit)
    raised = game.choose(player, ASK_1, _found, NOTHING)
    if raised >= 0:
        s = game.choose(player, ASK_2, rules_playing.vacant_areas(game, player), NOTHING)
        if s >= 0:
            if game.log is not None:
                game.tell(game.named("piece", raised), " rises on ", game.named("space", s))
            game.piece_soul_tokens[raised] = 1
            game.stamp += 1
            rise(game, raised, s)
            newcomer = True
            rules_combat.engage_each(game, raised, rules_words.contacts(game, raised), newcomer)


def howl(game: State, n: int, unit: int) -> None:
    """Howl (`n` squares): this Unit and every Ally within `n` gain +1 attack and +1 Movement this turn."""
    # content/castle_assault/rules/keywords.yaml:131
    # verb: howl n from unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    if game.log is not None:
        game.tell(game.named("piece", unit), " howls")
    _found = []
    for x in game.seen[Unit]:
        if owners[x] == owners[unit] and game.apart(game.board.steps, x, unit) <= n:
            _found.append(x)
    for x in _found:
        game.last("attack", "add", 1, x, "turn")
        game.last("movement", "add", 1, x, "turn")


def call_ally(game: State, unit: int) -> None:
    """Call Ally: play a Unit from your hand into a vacant space adjacent to this Unit."""
    # content/castle_assault/rules/keywords.yaml:160
    # verb: call_ally by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    called = game.choose(game.owner[unit], ASK_3, callable_(game, game.owner[unit]), NOTHING)
    if called >= 0:
        s = game.choose(game.owner[unit], ASK_4, call_spaces(game, unit), NOTHING)
        if s >= 0:
            if game.log is not None:
                game.tell(
                    game.named("piece", unit),
                    " calls ",
                    game.named("piece", called),
                    " to ",
                    game.named("space", s),
                )
            rules_playing.spend(game, called, game.owner[unit])
            rules_playing.bring_in(game, called, s)


def mesmerise(game: State, n: int, unit: int) -> None:
    """An opposing Unit beside or before this one, within `n`, has -2 attack until the end of its player's next turn."""
    # content/castle_assault/rules/keywords.yaml:202
    # verb: mesmerise n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    target = game.choose(
        owners[unit],
        Prompt("choice", ("Whom does ", ("piece", unit), " gaze at?"), ("piece",)),
        [unit_2 for unit_2 in game.seen[Unit] if in_sight(game, unit_2, unit, n)],
        NOTHING,
    )
    if target >= 0:
        if game.log is not None:
            game.tell(game.named("piece", unit), " gazes at ", game.named("piece", target))
        game.last("attack", "add", -2, target, game.period_of("own_turn", "player", owners[target]))


def siphon(game: State, n: int, target: int, player: int) -> None:
    """`n` damage to `target`; if that destroys it, your Castle regains 1 Health."""
    # content/castle_assault/rules/keywords.yaml:224
    # verb: siphon n to target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        not rules_words.on_board(game, target)
        or game.stat("health", target) - game.piece_damage[target] <= 0
    ):
        return
    rules_combat.add_damage(game, target, n, NOTHING)
    if game.over:
        return
    if game.stat("health", target) - game.piece_damage[target] <= 0:
        rules_combat.heal_castle(game, 1, player)
        rules_combat.destroy(game, target, NOTHING)


def sacrifice_castle(game: State, n: int, player: int) -> None:
    """Your Castle loses `n` Health."""
    # content/castle_assault/rules/keywords.yaml:236
    # verb: sacrifice_castle n for player
    rules_combat.emit_castle_damage(game, n, player, NOTHING)


def look_ahead(game: State, player: int) -> None:
    """Look at the top card of your deck; you may put it on the bottom."""
    # content/castle_assault/rules/keywords.yaml:246
    # verb: look_ahead for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if not game.contents[game.zone_deck[player]]:
        return
    _found = []
    for piece in (game.top(game.zone_deck[player]),):
        if piece >= 0:
            _found.append(piece)
    unwanted = game.choose_some(player, ASK_5, _found, 0, 1)
    for x in unwanted:
        game.bury(x, game.zone_deck[player])
        if game.log is not None:
            game.tell(
                game.named("player", player),
                game.word("player", player, " puts", " put"),
                " the top card of the deck on the bottom",
            )


def advance_up_to(game: State, n: int, target: int) -> None:
    """`target` moves forward up to `n` spaces."""
    # content/castle_assault/rules/keywords.yaml:257
    # verb: advance_up_to n with target
    spaces = game.choose(game.owner[target], ASK_6, numbers(0, n), NOTHING)
    if spaces != NOTHING:
        rules_actions.advance_by_effect(game, target, spaces)


def entangle(game: State, target: int) -> None:
    """`target` has Movement 0 and cannot Charge until the end of its player's next turn."""
    # content/castle_assault/rules/keywords.yaml:266
    # verb: entangle target
    game.last(
        "movement", "times", 0, target, game.period_of("own_turn", "player", game.owner[target])
    )
    game.last(
        "cannot_charge",
        "set",
        True,
        target,
        game.period_of("own_turn", "player", game.owner[target]),
    )


def push_back(game: State, target: int) -> None:
    """`target` moves 1 space back toward its own Castle if that space is vacant."""
    # content/castle_assault/rules/keywords.yaml:274
    # verb: push_back target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    s = game.board.shifts[0][-(-1 if game.owner[target] == 0 else 1)][game.place[target]]
    if s >= 0 and rules_monsters_large.has_room(game, target, s):
        rules_actions.effect_move(game, target, s)


def volley(game: State, n: int, player: int) -> None:
    """Choose a column: `n` damage to every opposing Unit in it."""
    # content/castle_assault/rules/keywords.yaml:290
    # verb: volley n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    x_of = game.board.x
    places = game.place
    docs = game.doc
    column = game.choose(player, ASK_7, range(1, 4), NOTHING)
    if column != NOTHING:
        _found = []
        for unit in game.seen[Unit]:
            if (
                owners[unit] != player
                and x_of[places[unit]] <= column
                and column < x_of[places[unit]] + docs[unit].columns
            ):
                _found.append(unit)
        rules_combat.wound_each(game, _found, n, NOTHING)


def use_ability_options(game: State, player: int) -> list[Any]:
    """`unit`: `n`."""
    # content/castle_assault/rules/keywords.yaml:109
    # action: use_ability unit n
    owners = game.owner
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    options: list[Any] = []
    for unit in game.seen[Unit]:
        if (
            owners[unit] == player
            and not acted_of[unit]
            and (not entered_of[unit] or game.stat("haste", unit))
            and not (rules_words.contacts(game, unit) or rules_words.faces_castle(game, unit))
        ):
            for n in game.offer(game.program.usable(game, unit)):
                options.append((unit, n))
    return options


def take_use_ability(game: State, player: int, unit: int, n: int) -> None:
    """`unit`: `n`."""
    # content/castle_assault/rules/keywords.yaml:109
    # action: use_ability unit n
    if game.log is not None:
        game.tell(game.named("piece", unit), " uses its Ability")
    moment = game.table_clock
    game.piece_acted[unit] = True
    game.stamp += 1
    rules_playing.offer_instants(game, game.after[player])
    if game.over:
        return
    possible = (
        rules_words.on_board(game, unit)
        and game.piece_arrived_at[unit] <= moment
        and n in game.program.usable(game, unit)
    )
    if (
        possible
        and rules_words.on_board(game, unit)
        and game.piece_arrived_at[unit] <= moment
        and (not game.piece_entered[unit] or game.stat("haste", unit))
        and not (
            rules_words.contacts(game, unit)
            or rules_words.faces_castle(game, unit)
            or game.piece_engaged_at[unit] > moment
        )
    ):
        game.program.activate(game, unit, n)
    else:
        if possible:
            game.piece_stays[unit] = True
            game.stamp += 1
            if n not in game.program.usable(game, unit):
                game.program.activate(game, unit, n)
                if game.over:
                    return
            game.piece_stays[unit] = False
            game.stamp += 1
        if game.log is not None:
            game.tell("the Ability of ", game.named("piece", unit), " is lost")


def drain_on_castle_damage(game: State, bearer: int, event: rules_combat.CastleDamageEvent) -> bool:
    # content/castle_assault/rules/keywords.yaml:218
    # on any castle_damage where source is not nothing and source.owner != player and source.drain:
    if not (
        event.source >= 0
        and game.owner[event.source] != event.player
        and game.stat("drain", event.source)
    ):
        return False
    rules_combat.heal_castle(game, 1, game.owner[event.source])
    return True


def drain_on_destroyed(game: State, bearer: int, event: rules_combat.DestroyedEvent) -> bool:
    # content/castle_assault/rules/keywords.yaml:220
    # on any destroyed
    # where destroyer is not nothing and destroyer.owner != unit.owner and destroyer.drain:
    if not (
        event.destroyer >= 0
        and game.owner[event.destroyer] != game.owner[event.unit]
        and game.stat("drain", event.destroyer)
    ):
        return False
    rules_combat.heal_castle(game, 1, game.owner[event.destroyer])
    return True


# content/castle_assault/rules/keywords.yaml:213
DRAIN_ABILITIES = Abilities(
    triggers=(
        Trigger("castle_damage", "on", "", "castle_assault.drain:0", drain_on_castle_damage),
        Trigger("destroyed", "on", "", "castle_assault.drain:1", drain_on_destroyed),
    ),
    text="When a Unit with Drain damages the opposing Castle or destroys an opposing Unit, the Castle of its player regains 1 Health.",
)

CONTENTS = Contents(
    laws={"castle_assault.drain": DRAIN_ABILITIES},
    actions=(Action(USE_ABILITY_ACTION, (), (), use_ability_options, take_use_ability),),
)
