# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/cards.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, both, members

from ..kinds import ArmoryCard, Card, Equipment, Reinforcement, Reward
from ..state import State
from . import between_waves as rules_between_waves

USE_EQUIPMENT_ACTION = ActionInfo(
    "use_equipment", "{card}: {n}", ("card", "n"), ("piece", "ability")
)

PLAY_REINFORCEMENT_ACTION = ActionInfo("play_reinforcement", "play {card}", ("card",), ("piece",))
PLAY_ARMORY_CARD_ACTION = ActionInfo("play_armory_card", "play {card}", ("card",), ("piece",))


def in_treasury(game: State, value: int) -> Sequence[int]:
    # content/kings_armory/rules/cards.yaml:76
    # query: in_treasury value
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    return [
        reward
        for reward in game.contents[game.zone_reward_deck]
        if isinstance(docs[reward], Reward) and docs[reward].value == value
    ]


def keeper_of(game: State, card: int) -> int:
    """The Hero whose it is; of a Player with one Hero nobody need say so."""
    # content/kings_armory/rules/cards.yaml:155
    # query: keeper_of card
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    keeper_of_ = game.piece_keeper
    if keeper_of_[card] >= 0:
        return keeper_of_[card]
    _place = game.place[card]
    for p in range(game.players):
        if _place == game.zone_locked_equipment[p] or _place == game.zone_equipment_held[p]:
            return hero_of(game, p)
    return NOTHING


def items(game: State, hero: int) -> int:
    """What a Hero has, locked or not."""
    # content/kings_armory/rules/cards.yaml:167
    # query: items hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    owners = game.owner
    docs = game.doc
    return len(
        [
            e
            for e in both(
                [
                    piece
                    for piece in contents_of[game.zone_locked_equipment[owners[hero]]]
                    if isinstance(docs[piece], Equipment)
                ],
                [
                    piece
                    for piece in contents_of[game.zone_equipment_held[owners[hero]]]
                    if isinstance(docs[piece], Equipment)
                ],
            )
            if keeper_of(game, e) == hero
        ],
    )


def item_limit(game: State) -> int:
    """How many pieces of Equipment a Hero begins with, and has at most."""
    # content/kings_armory/rules/cards.yaml:177
    # query: item_limit
    return 3 if game.options["ettin"] else 2


def with_room(game: State, player: int) -> Sequence[int]:
    """The Heroes of a Player that can have one piece more."""
    # content/kings_armory/rules/cards.yaml:184
    # query: with_room player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    return [
        h
        for h in rules_between_waves.all_heroes(game)
        if owners[h] == player and items(game, h) < (3 if game.options["ettin"] else 2)
    ]


def _first_1(game: State, player: int) -> int:
    owners = game.owner
    for h in rules_between_waves.all_heroes(game):
        if owners[h] == player:
            return h
    return NOTHING


def hero_of(game: State, player: int) -> int:
    # content/kings_armory/rules/cards.yaml:191
    # query: hero_of player
    return _first_1(game, player)


def wears(game: State, ally: int, item: Any) -> bool:
    """`ally` wears the `item`."""
    # content/kings_armory/rules/cards.yaml:197
    # query: wears ally item
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    wearer_of = game.piece_wearer
    docs = game.doc
    for equipment in game.seen[Equipment]:
        if wearer_of[equipment] == ally and docs[equipment] is item:
            return True
    return False


def can_heal(game: State, ally: int) -> bool:
    """`ally` can heal, by what its Stat Card says or by the Beads of Mercy that it wears."""
    # content/kings_armory/rules/cards.yaml:205
    # query: can_heal ally
    return game.doc[ally].heals or wears(
        game, ally, game.program.definitions["kings_armory.beads_of_mercy"]
    )


def attacks_of(game: State, ally: int) -> Sequence[Any]:
    """Its own Attack Options, and those of what it wears."""
    # content/kings_armory/rules/cards.yaml:212
    # query: attacks_of ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    wearer_of = game.piece_wearer
    found: Sequence[Any] = docs[ally].attacks
    for card in [card for card in game.seen[Equipment] if wearer_of[card] == ally]:
        if not (docs[card].for_others and docs[ally] == docs[card].hero):
            found = both(found, docs[card].attacks)
    return found


def left_behind_pieces(game: State) -> Sequence[int]:
    """What Players who left brought back, from the bottom of the deck."""
    # content/kings_armory/rules/cards.yaml:314
    # query: left_behind_pieces
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    left_behind_of = game.piece_left_behind
    return [
        equipment
        for equipment in game.contents[game.zone_equipment_deck]
        if isinstance(docs[equipment], Equipment) and left_behind_of[equipment]
    ]


def in_play(game: State, who: Any) -> bool:
    """`who` is in the game."""
    # content/kings_armory/rules/cards.yaml:334
    # query: in_play who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for h in rules_between_waves.all_heroes(game):
        if docs[h] == who:
            return True
    return False


def gain_gold(game: State, n: int) -> None:
    """The Players gain `n` gold."""
    # content/kings_armory/rules/cards.yaml:53
    # verb: gain_gold n
    if game.log is not None:
        game.tell("the Players gain ", game.named("number", n), " gold")
    game.table_gold = max(0, game.table_gold + n)
    game.stamp += 1


def draw_rewards(game: State, n: int) -> None:
    """Draw `n` Reward Cards."""
    # content/kings_armory/rules/cards.yaml:61
    # verb: draw_rewards n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/cards.yaml:67")
        if not contents_of[game.zone_reward_deck]:
            make_change(game)
        if contents_of[game.zone_reward_deck]:
            drawn_ = game.top(game.zone_reward_deck)
            game.table_reward_shown = False
            game.table_reward_on_top = None
            game.stamp += 1
            game.put(drawn_, game.zone_treasury)
            gain_gold(game, docs[drawn_].value)


def make_change(game: State) -> None:
    """The gold that is left becomes cards of 100 and at most one of 50; all others go back into the deck, which is shuffled."""
    # content/kings_armory/rules/cards.yaml:83
    # verb: make_change
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    shown: Sequence[int] = (
        (game.top(game.zone_reward_deck),)
        if game.table_reward_shown and contents_of[game.zone_reward_deck]
        else ()
    )
    for card in [piece for piece in shown if isinstance(docs[piece], Card)]:
        game.put(card, game.zone_treasury)
    shown_set = members(shown)
    for spent in [
        spent
        for spent in contents_of[game.zone_treasury]
        if isinstance(docs[spent], Reward) and spent not in shown_set
    ]:
        game.put(spent, game.zone_reward_deck)
    for kept in in_treasury(game, 100)[: game.table_gold // 100]:
        game.put(kept, game.zone_treasury)
    for kept in in_treasury(game, 50)[: game.table_gold % 100 // 50]:
        game.put(kept, game.zone_treasury)
    game.shuffle(game.zone_reward_deck)
    for card in [piece for piece in shown if isinstance(docs[piece], Card)]:
        game.put(card, game.zone_reward_deck)


def make_decks(game: State) -> None:
    """Each deck is shuffled on its own, and every Player takes two locked pieces of Equipment."""
    # content/kings_armory/rules/cards.yaml:289
    # verb: make_decks
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for doc in game.program.of_kind[Reward]:
        for _ in range(doc.copies):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kings_armory/rules/cards.yaml:295")
            game.create(doc, game.zone_reward_deck, NOTHING)
    for doc_2 in game.program.of_kind[Equipment]:
        game.create(doc_2, game.zone_equipment_deck, NOTHING)
    for doc_3 in game.program.of_kind[Reinforcement]:
        game.create(doc_3, game.zone_reinforcement_deck, NOTHING)
    for doc_4 in game.program.of_kind[ArmoryCard]:
        game.create(doc_4, game.zone_armory_deck, NOTHING)
    game.shuffle(game.zone_reward_deck)
    game.shuffle(game.zone_equipment_deck)
    game.shuffle(game.zone_reinforcement_deck)
    game.shuffle(game.zone_armory_deck)


def take_starting_equipment(game: State, hero: int) -> None:
    """The top two cards of the Equipment Deck are laid out for the Hero, locked, but first what somebody who left brought back."""
    # content/kings_armory/rules/cards.yaml:304
    # verb: take_starting_equipment for hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    for piece_back in left_behind_pieces(game)[
        : (3 if game.options["ettin"] else 2) - items(game, hero)
    ]:
        deal(game, piece_back, hero)
    for _ in range((3 if game.options["ettin"] else 2) - items(game, hero)):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/cards.yaml:311")
        if contents_of[game.zone_equipment_deck]:
            deal(game, game.top(game.zone_equipment_deck), hero)


def deal(game: State, card: int, hero: int) -> None:
    """`card` is laid out for `hero`, locked."""
    # content/kings_armory/rules/cards.yaml:321
    # verb: deal card to hero
    game.piece_keeper[card] = hero
    game.piece_left_behind[card] = False
    game.stamp += 1
    if card == game.top(game.zone_equipment_deck):
        game.table_equipment_shown = False
        game.table_equipment_on_top = None
        game.stamp += 1
    game.put(card, game.zone_locked_equipment[game.owner[hero]])


def use_equipment_options(game: State, player: int) -> list[Any]:
    """`card`: `n`."""
    # content/kings_armory/rules/cards.yaml:223
    # action: use_equipment n of card
    docs = game.doc
    wearer_of = game.piece_wearer
    hp_of = game.piece_hp
    options: list[Any] = []
    for card in game.contents[game.zone_equipment_held[player]]:
        if (
            isinstance(docs[card], Equipment)
            and wearer_of[card] >= 0
            and hp_of[wearer_of[card]] > 0
        ):
            for n in game.offer(game.program.usable(game, card)):
                options.append((card, n))
    return options


def take_use_equipment(game: State, player: int, card: int, n: int) -> None:
    """`card`: `n`."""
    # content/kings_armory/rules/cards.yaml:223
    # action: use_equipment n of card
    game.program.activate(game, card, n)


def play_reinforcement_options(game: State, player: int) -> list[Any]:
    """Play `card`."""
    # content/kings_armory/rules/cards.yaml:342
    # action: play_reinforcement card
    docs = game.doc
    return [
        piece
        for piece in game.contents[game.zone_reinforcements]
        if isinstance(docs[piece], Reinforcement)
    ]


def take_play_reinforcement(game: State, player: int, card: int) -> None:
    """Play `card`."""
    # content/kings_armory/rules/cards.yaml:342
    # action: play_reinforcement card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
        )
    game.bury(card, game.zone_reinforcement_deck)
    game.program.resolve(game, card, player)


def play_armory_card_options(game: State, player: int) -> list[Any]:
    """Play `card`."""
    # content/kings_armory/rules/cards.yaml:354
    # action: play_armory_card card
    docs = game.doc
    return [
        piece
        for piece in game.contents[game.zone_armory_hand]
        if isinstance(docs[piece], ArmoryCard)
    ]


def take_play_armory_card(game: State, player: int, card: int) -> None:
    """Play `card`."""
    # content/kings_armory/rules/cards.yaml:354
    # action: play_armory_card card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
        )
    game.bury(card, game.zone_armory_deck)
    game.program.resolve(game, card, player)


CONTENTS = Contents(
    actions=(
        Action(USE_EQUIPMENT_ACTION, ("moment",), (), use_equipment_options, take_use_equipment),
        Action(
            PLAY_REINFORCEMENT_ACTION,
            ("moment", "foes_have_acted"),
            (),
            play_reinforcement_options,
            take_play_reinforcement,
        ),
        Action(
            PLAY_ARMORY_CARD_ACTION,
            ("moment", "foes_have_acted"),
            (),
            play_armory_card_options,
            take_play_armory_card,
        ),
    ),
)
