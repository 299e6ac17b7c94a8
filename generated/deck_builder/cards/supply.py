# Rules and documents of the pack `deck_builder`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/deck_builder/cards/supply.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, OneOf, Prompt, YesNo

from ..kinds import Card
from ..rules import kinds_ as the_rules_kinds__
from ..state import State

# content/deck_builder/cards/supply.yaml:2
PENNY = Card("deck_builder.penny", "Penny", cost=0, coins=1, copies=20)

# content/deck_builder/cards/supply.yaml:8
SHILLING = Card("deck_builder.shilling", "Shilling", cost=3, coins=2, copies=12)

# content/deck_builder/cards/supply.yaml:14
SAPLING = Card("deck_builder.sapling", "Sapling", cost=2, fruit=1)

# content/deck_builder/cards/supply.yaml:19
PEAR_TREE = Card("deck_builder.pear_tree", "Pear Tree", cost=5, fruit=3)

# content/deck_builder/cards/supply.yaml:24
OLD_OAK = Card("deck_builder.old_oak", "Old Oak", cost=8, fruit=6)

# content/deck_builder/cards/supply.yaml:29
BASKET = Card("deck_builder.basket", "Basket", cost=3)

# content/deck_builder/cards/supply.yaml:35
LADDER = Card("deck_builder.ladder", "Ladder", cost=4)

# content/deck_builder/cards/supply.yaml:41
FAIR = Card("deck_builder.fair", "Fair", cost=5)

# content/deck_builder/cards/supply.yaml:47
GARDENER = Card("deck_builder.gardener", "Gardener", cost=3)

# content/deck_builder/cards/supply.yaml:54
CIDER_PRESS = Card("deck_builder.cider_press", "Cider Press", cost=4)

ASK_1 = OneOf("one of", "choose one", ("gain 2 coins", "gain 2 actions", "draw 1 card"))
ASK_2 = Prompt("choice", "Which card goes to the compost heap?", ("piece",))
ASK_3 = YesNo("may", "Pay 1 coin; draw 3 cards?")


def basket_resolve(game: State, bearer: int, player: int) -> None:
    # content/deck_builder/cards/supply.yaml:33
    # more_cards 2
    the_rules_kinds__.more_cards(game, 2, player)


def ladder_resolve(game: State, bearer: int, player: int) -> None:
    # content/deck_builder/cards/supply.yaml:39
    # more_cards 1; more_actions 2
    the_rules_kinds__.more_cards(game, 1, player)
    the_rules_kinds__.more_actions(game, 2, player)


def fair_resolve(game: State, bearer: int, player: int) -> None:
    # content/deck_builder/cards/supply.yaml:45
    # choose one: more_coins 2 | more_actions 2 | more_cards 1
    option = game.choose(player, ASK_1, range(3), 0)
    if option == 0:
        the_rules_kinds__.more_coins(game, 2, player)
    elif option == 1:
        the_rules_kinds__.more_actions(game, 2, player)
    elif option == 2:
        the_rules_kinds__.more_cards(game, 1, player)


def gardener_resolve(game: State, bearer: int, player: int) -> None:
    # content/deck_builder/cards/supply.yaml:51
    # choose a card in player.hand or nothing as old: "Which card goes to the compost heap?";
    # if old is not nothing: throw_away old; more_coins 1
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_hand[player]]:
        if isinstance(docs[piece], Card):
            _found.append(piece)
    old = game.choose_or_nothing(player, ASK_2, _found, NOTHING)
    if old >= 0:
        the_rules_kinds__.throw_away(game, old)
        the_rules_kinds__.more_coins(game, 1, player)


def cider_press_resolve(game: State, bearer: int, player: int) -> None:
    # content/deck_builder/cards/supply.yaml:58
    # more_actions 1; may pay_coins 1: more_cards 3
    the_rules_kinds__.more_actions(game, 1, player)
    if game.player_coins[player] >= 1 and game.may(player, ASK_3, bearer):
        the_rules_kinds__.pay_coins(game, 1, player)
        the_rules_kinds__.more_cards(game, 3, player)


# content/deck_builder/cards/supply.yaml:2
PENNY_ABILITIES = Abilities(text="1 coin.", fields=())

# content/deck_builder/cards/supply.yaml:8
SHILLING_ABILITIES = Abilities(text="2 coins.", fields=())

# content/deck_builder/cards/supply.yaml:14
SAPLING_ABILITIES = Abilities(text="1 fruit.", fields=())

# content/deck_builder/cards/supply.yaml:19
PEAR_TREE_ABILITIES = Abilities(text="3 fruit.", fields=())

# content/deck_builder/cards/supply.yaml:24
OLD_OAK_ABILITIES = Abilities(text="6 fruit.", fields=())

# content/deck_builder/cards/supply.yaml:29
BASKET_ABILITIES = Abilities(resolve=(("effects", basket_resolve),), text="Draw 2 cards.")

# content/deck_builder/cards/supply.yaml:35
LADDER_ABILITIES = Abilities(
    resolve=(("effects", ladder_resolve),), text="Draw 1 card; gain 2 actions."
)

# content/deck_builder/cards/supply.yaml:41
FAIR_ABILITIES = Abilities(
    resolve=(("effects", fair_resolve),),
    text="Choose one: gain 2 coins, gain 2 actions or draw 1 card.",
)

# content/deck_builder/cards/supply.yaml:47
GARDENER_ABILITIES = Abilities(
    resolve=(("effects", gardener_resolve),),
    text="You may choose a card in your hand; if you do, put that card on the compost heap; gain 1 coin.",
)

# content/deck_builder/cards/supply.yaml:54
CIDER_PRESS_ABILITIES = Abilities(
    resolve=(("effects", cider_press_resolve),),
    text="Gain 1 action; you may pay 1 coin; if you do, draw 3 cards.",
)

CONTENTS = Contents(
    definitions=(
        PENNY,
        SHILLING,
        SAPLING,
        PEAR_TREE,
        OLD_OAK,
        BASKET,
        LADDER,
        FAIR,
        GARDENER,
        CIDER_PRESS,
    ),
    abilities={
        "deck_builder.penny": PENNY_ABILITIES,
        "deck_builder.shilling": SHILLING_ABILITIES,
        "deck_builder.sapling": SAPLING_ABILITIES,
        "deck_builder.pear_tree": PEAR_TREE_ABILITIES,
        "deck_builder.old_oak": OLD_OAK_ABILITIES,
        "deck_builder.basket": BASKET_ABILITIES,
        "deck_builder.ladder": LADDER_ABILITIES,
        "deck_builder.fair": FAIR_ABILITIES,
        "deck_builder.gardener": GARDENER_ABILITIES,
        "deck_builder.cider_press": CIDER_PRESS_ABILITIES,
    },
)
