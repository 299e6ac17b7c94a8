# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/playing.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Occurrence

from ..kinds import Ability, Attachment, Instant, Unit
from ..state import State
from . import combat as rules_combat
from . import keywords as rules_keywords
from . import monsters_large as rules_monsters_large
from . import resources as rules_resources
from . import words as rules_words


class EntersEvent(Occurrence):
    EVENT = "enters"

    def __init__(self, unit: int) -> None:
        self.unit = unit


class InstantsWindow(Occurrence):
    EVENT = "instants"

    def __init__(self, starter: int) -> None:
        self.starter = starter


PLAY_UNIT_ACTION = ActionInfo(
    "play_unit", "play {card} (Cost {card.cost}) into {s}", ("card", "s"), ("piece", "space")
)

PLAY_ABILITY_ACTION = ActionInfo(
    "play_ability",
    "play {ability} (Cost {ability.cost}) on {target}",
    ("ability", "target"),
    ("piece", "piece"),
)

PLAY_PLAIN_ABILITY_ACTION = ActionInfo(
    "play_plain_ability", "play {ability} (Cost {ability.cost})", ("ability",), ("piece",)
)

PLAY_INSTANT_ACTION = ActionInfo(
    "play_instant",
    "play {ability} (Cost {ability.cost}) on {target}",
    ("ability", "target"),
    ("piece", "piece"),
)

PLAY_PLAIN_INSTANT_ACTION = ActionInfo(
    "play_plain_instant", "play {ability} (Cost {ability.cost})", ("ability",), ("piece",)
)


def emit_enters(game: State, unit: int) -> None:
    """Entering play."""
    # content/castle_assault/rules/playing.yaml:67
    # event: enters unit
    event = EntersEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def can_pay(game: State, card: int, player: int) -> bool:
    """`player` can pay for `card`."""
    # content/castle_assault/rules/playing.yaml:6
    # query: can_pay card for player
    return game.doc[card].cost <= game.player_ready[player]


def may_target(game: State, ability: int, player: int, unit: int) -> bool:
    """Whether the Ability may be played on the Unit."""
    # content/castle_assault/rules/playing.yaml:13
    # query: may_target ability for player at unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[ability].targets == "any_unit":
        return True
    if game.doc[ability].targets == "an_ally":
        return game.owner[unit] == player
    if game.doc[ability].targets == "a_free_ally" or game.doc[ability].targets == "an_ally_to_move":
        return game.owner[unit] == player and not (
            rules_words.contacts(game, unit) or rules_words.faces_castle(game, unit)
        )
    if game.doc[ability].targets == "an_ally_that_shoots":
        return (
            game.owner[unit] == player
            and game.stat("ranged_linear", unit) + game.stat("ranged_adjacent", unit) > 0
        )
    if game.doc[ability].targets == "an_opposing_unit":
        return game.owner[unit] != player
    if game.doc[ability].targets == "an_opposing_unit_afield":
        return (
            game.owner[unit] != player
            and not (rules_words.contacts(game, unit) or rules_words.faces_castle(game, unit))
            and game.tables.field_castle[game.place[unit]] == 0
        )
    if game.doc[ability].targets == "an_opposing_unit_engaged_with_a_unit":
        return game.owner[unit] != player and len(rules_words.contacts(game, unit)) > 0
    return False


def targets_of(game: State, ability: int, player: int) -> Sequence[int]:
    # content/castle_assault/rules/playing.yaml:32
    # query: targets_of ability for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for unit in game.seen[Unit]:
        if may_target(game, ability, player, unit):
            _found.append(unit)
    return _found


def vacant_areas(game: State, player: int) -> Sequence[int]:
    # content/castle_assault/rules/playing.yaml:38
    # query: vacant_areas player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    _found = []
    for s in rules_words.castle_areas(game, player):
        if not contents_of[s]:
            _found.append(s)
    return _found


def can_play_something(game: State, player: int) -> bool:
    """A card in hand can be paid and has a place or a target."""
    # content/castle_assault/rules/playing.yaml:44
    # query: can_play_something player
    return could_play(game, player, NOTHING, game.player_ready[player])


def _any_1(game: State, player: int, left_out: int, money: int) -> bool:
    docs = game.doc
    _vacant_areas: Any = None
    for unit in game.contents[game.zone_hand[player]]:
        if (
            isinstance(docs[unit], Unit)
            and unit != left_out
            and docs[unit].cost <= money
            and (
                _vacant_areas := vacant_areas(game, player)
                if _vacant_areas is None
                else _vacant_areas
            )
        ):
            return True
    return False


def _any_2(game: State, player: int, left_out: int, money: int) -> bool:
    docs = game.doc
    for ability in game.contents[game.zone_hand[player]]:
        if (
            isinstance(docs[ability], Ability)
            and ability != left_out
            and docs[ability].cost <= money
            and (docs[ability].targets == "no_target" or targets_of(game, ability, player))
        ):
            return True
    return False


def could_play(game: State, player: int, left_out: int, money: int) -> bool:
    """A card in hand other than this one has a place or a target and costs no more than so many Resources."""
    # content/castle_assault/rules/playing.yaml:51
    # query: could_play player over left_out with money
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if _any_1(game, player, left_out, money):
        return True
    return _any_2(game, player, left_out, money)


def is_lost(game: State, ability: int) -> bool:
    """Its target has left the board since it was played, or may not be its target any more."""
    # content/castle_assault/rules/playing.yaml:144
    # query: is_lost ability
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[ability].targets == "no_target":
        return False
    if not (
        rules_words.on_board(game, game.piece_target[ability])
        and game.piece_arrived_at[game.piece_target[ability]] <= game.piece_played_at[ability]
    ):
        return True
    return not may_target(game, ability, game.owner[ability], game.piece_target[ability])


def bring_in(game: State, unit: int, s: int) -> None:
    """Put `unit` into play."""
    # content/castle_assault/rules/playing.yaml:72
    # verb: bring_in unit at s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_keywords.rise(game, unit, s)
    moment = game.table_clock
    emit_enters(game, unit)
    if game.over:
        return
    offer_instants(game, game.after[game.owner[unit]])
    if game.over:
        return
    if not (rules_words.on_board(game, unit) and game.piece_arrived_at[unit] <= moment):
        return
    if game.doc[unit].columns > 1 and len(rules_words.contacts(game, unit)) > 1:
        rules_monsters_large.engage_all(game, unit, rules_words.contacts(game, unit), False, False)
    else:
        newcomer = True
        rules_combat.engage_each(game, unit, rules_words.contacts(game, unit), newcomer)


def spend(game: State, card: int, player: int) -> None:
    # content/castle_assault/rules/playing.yaml:100
    # verb: spend card for player
    rules_resources.exhaust(game, game.doc[card].cost, player)
    game.player_played[player] += 1
    game.table_quiet = 0
    game.stamp += 1


def offer_instants(game: State, starter: int) -> None:
    # content/castle_assault/rules/playing.yaml:117
    # verb: offer_instants to starter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    below = len(game.contents[game.zone_stack])
    opened = open_instants(game, starter)
    starter = opened.starter
    if game.over:
        return
    resolve_stack(game, below)


def announce(game: State, ability: int, target: int, player: int) -> None:
    # content/castle_assault/rules/playing.yaml:126
    # verb: announce ability on target for player
    spend(game, ability, player)
    game.piece_target[ability] = target
    game.piece_played_at[ability] = game.table_clock
    game.stamp += 1
    game.put(ability, game.zone_stack)


def resolve_stack(game: State, below: int) -> None:
    """The stack resolves from the top down to what lay there before."""
    # content/castle_assault/rules/playing.yaml:136
    # verb: resolve_stack below
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    while len(contents_of[game.zone_stack]) > below:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/playing.yaml:142")
        resolve_ability(game, game.top(game.zone_stack))
        if game.over:
            return


def move_in_vain(game: State, ability: int) -> None:
    """If `ability` moves its target, its player still says where to, but the target stays."""
    # content/castle_assault/rules/playing.yaml:154
    # verb: move_in_vain ability
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    target = game.piece_target[ability]
    if game.doc[ability].targets != "an_ally_to_move" or not (
        rules_words.on_board(game, target)
        and game.piece_arrived_at[target] <= game.piece_played_at[ability]
    ):
        return
    game.piece_stays[target] = True
    game.stamp += 1
    game.program.resolve(game, ability, game.owner[ability])
    if game.over:
        return
    game.piece_stays[target] = False
    game.stamp += 1


def resolve_ability(game: State, ability: int) -> None:
    # content/castle_assault/rules/playing.yaml:165
    # verb: resolve_ability ability
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if is_lost(game, ability):
        move_in_vain(game, ability)
        if game.over:
            return
        if game.log is not None:
            game.tell(game.named("piece", ability), " is lost")
    else:
        if game.log is not None:
            game.tell(game.named("piece", ability), " resolves")
        if isinstance(game.doc[ability], Attachment):
            game.put(ability, game.zone_attachments[game.owner[ability]])
            return
        game.program.resolve(game, ability, game.owner[ability])
        if game.over:
            return
    game.piece_target[ability] = NOTHING
    game.stamp += 1
    game.put(ability, game.zone_discard_pile[game.owner[ability]])


def play_unit_options(game: State, player: int) -> list[Any]:
    """Play `card` (Cost `card.cost`) into `s`."""
    # content/castle_assault/rules/playing.yaml:88
    # action: play_unit card at s
    docs = game.doc
    ready_of = game.player_ready
    options: list[Any] = []
    _vacant_areas: Any = None
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], Unit) and docs[card].cost <= ready_of[player]:
            for s in game.offer(
                _vacant_areas := vacant_areas(game, player)
                if _vacant_areas is None
                else _vacant_areas,
            ):
                options.append((card, s))
    return options


def take_play_unit(game: State, player: int, card: int, s: int) -> None:
    """Play `card` (Cost `card.cost`) into `s`."""
    # content/castle_assault/rules/playing.yaml:88
    # action: play_unit card at s
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
            " into ",
            game.named("space", s),
        )
    spend(game, card, player)
    bring_in(game, card, s)


def play_ability_options(game: State, player: int) -> list[Any]:
    """Play `ability` (Cost `ability.cost`) on `target`."""
    # content/castle_assault/rules/playing.yaml:181
    # action: play_ability ability on target
    docs = game.doc
    ready_of = game.player_ready
    options: list[Any] = []
    for ability in game.contents[game.zone_hand[player]]:
        if isinstance(docs[ability], Ability) and docs[ability].cost <= ready_of[player]:
            for target in game.offer(targets_of(game, ability, player)):
                options.append((ability, target))
    return options


def take_play_ability(game: State, player: int, ability: int, target: int) -> None:
    """Play `ability` (Cost `ability.cost`) on `target`."""
    # content/castle_assault/rules/playing.yaml:181
    # action: play_ability ability on target
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", ability),
            " on ",
            game.named("piece", target),
        )
    below = len(game.contents[game.zone_stack])
    announce(game, ability, target, player)
    open_instants(game, game.after[player])
    if game.over:
        return
    resolve_stack(game, below)


def play_plain_ability_options(game: State, player: int) -> list[Any]:
    """Play `ability` (Cost `ability.cost`)."""
    # content/castle_assault/rules/playing.yaml:195
    # action: play_plain_ability ability
    docs = game.doc
    ready_of = game.player_ready
    _found = []
    for ability in game.contents[game.zone_hand[player]]:
        if (
            isinstance(docs[ability], Ability)
            and docs[ability].targets == "no_target"
            and docs[ability].cost <= ready_of[player]
        ):
            _found.append(ability)
    return _found


def take_play_plain_ability(game: State, player: int, ability: int) -> None:
    """Play `ability` (Cost `ability.cost`)."""
    # content/castle_assault/rules/playing.yaml:195
    # action: play_plain_ability ability
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", ability),
        )
    below = len(game.contents[game.zone_stack])
    announce(game, ability, NOTHING, player)
    open_instants(game, game.after[player])
    if game.over:
        return
    resolve_stack(game, below)


def play_instant_options(game: State, player: int, event: InstantsWindow) -> list[Any]:
    """Play `ability` (Cost `ability.cost`) on `target`."""
    # content/castle_assault/rules/playing.yaml:208
    # action: play_instant ability on target
    docs = game.doc
    ready_of = game.player_ready
    options: list[Any] = []
    for ability in game.contents[game.zone_hand[player]]:
        if isinstance(docs[ability], Instant) and docs[ability].cost <= ready_of[player]:
            for target in game.offer(targets_of(game, ability, player)):
                options.append((ability, target))
    return options


def take_play_instant(
    game: State, player: int, event: InstantsWindow, ability: int, target: int
) -> None:
    """Play `ability` (Cost `ability.cost`) on `target`."""
    # content/castle_assault/rules/playing.yaml:208
    # action: play_instant ability on target
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", ability),
            " on ",
            game.named("piece", target),
        )
    announce(game, ability, target, player)


def play_plain_instant_options(game: State, player: int, event: InstantsWindow) -> list[Any]:
    """Play `ability` (Cost `ability.cost`)."""
    # content/castle_assault/rules/playing.yaml:220
    # action: play_plain_instant ability
    docs = game.doc
    ready_of = game.player_ready
    _found = []
    for instant in game.contents[game.zone_hand[player]]:
        if (
            isinstance(docs[instant], Instant)
            and docs[instant].targets == "no_target"
            and docs[instant].cost <= ready_of[player]
        ):
            _found.append(instant)
    return _found


def take_play_plain_instant(game: State, player: int, event: InstantsWindow, ability: int) -> None:
    """Play `ability` (Cost `ability.cost`)."""
    # content/castle_assault/rules/playing.yaml:220
    # action: play_plain_instant ability
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", ability),
        )
    announce(game, ability, NOTHING, player)


def open_instants(game: State, starter: int) -> InstantsWindow:
    """Do you play an Instant?"""
    # content/castle_assault/rules/playing.yaml:110
    # window: instants of starter
    event = InstantsWindow(starter)
    game.program.open(
        game, "instants", (starter, game.after[starter]), (event,), "Do you play an Instant?"
    )
    return event


CONTENTS = Contents(
    actions=(
        Action(PLAY_UNIT_ACTION, (), (), play_unit_options, take_play_unit),
        Action(PLAY_ABILITY_ACTION, (), (), play_ability_options, take_play_ability),
        Action(
            PLAY_PLAIN_ABILITY_ACTION, (), (), play_plain_ability_options, take_play_plain_ability
        ),
        Action(
            PLAY_INSTANT_ACTION,
            ("instants",),
            (("starter", "player"),),
            play_instant_options,
            take_play_instant,
        ),
        Action(
            PLAY_PLAIN_INSTANT_ACTION,
            ("instants",),
            (("starter", "player"),),
            play_plain_instant_options,
            take_play_plain_instant,
        ),
    ),
)
