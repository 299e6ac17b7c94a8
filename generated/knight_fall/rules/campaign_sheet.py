# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/campaign_sheet.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, both

from ..kinds import Relic, Villager
from ..state import State

ASK_1 = Prompt("choice", "Which relic do you take?", ("piece",))

BUY_SCROLL_ACTION = ActionInfo(
    "buy_scroll", "buy a scroll for {price} coins", ("price",), ("number",)
)

BUY_RELIC_ACTION = ActionInfo(
    "buy_relic",
    "buy {what} for {what.scrolls} {what.scrolls|scroll|scrolls} and {what.coins} {what.coins|coin|coins}",
    ("what",),
    ("definition",),
)


def noted(game: State, keyword: str) -> bool:
    """The keyword `keyword` is noted."""
    # content/knight_fall/rules/campaign_sheet.yaml:136
    # query: noted keyword
    return keyword in game.table_keywords


def has_coins(game: State, n: int) -> bool:
    # content/knight_fall/rules/campaign_sheet.yaml:185
    # query: has_coins n
    return game.table_coins >= n


def has_key(game: State, n: int) -> bool:
    # content/knight_fall/rules/campaign_sheet.yaml:201
    # query: has_key n
    return game.table_keys >= n


def has_scroll(game: State, n: int) -> bool:
    # content/knight_fall/rules/campaign_sheet.yaml:217
    # query: has_scroll n
    return game.table_scrolls >= n


def has_elixir(game: State, n: int) -> bool:
    # content/knight_fall/rules/campaign_sheet.yaml:233
    # query: has_elixir n
    return game.table_elixirs >= n


def _sum_1(game: State) -> int:
    docs = game.doc
    total = 0
    for villager in game.seen[Villager]:
        total += docs[villager].scroll_discount
    return total


def price_of_scroll(game: State) -> int:
    # content/knight_fall/rules/campaign_sheet.yaml:250
    # query: price_of_scroll
    return 5 - _sum_1(game)


def rescue(game: State, who: Any) -> None:
    """Gain the villager `who`."""
    # content/knight_fall/rules/campaign_sheet.yaml:82
    # verb: rescue who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("definition", who), " joins the knights")
    _found = []
    for villager in game.contents[game.zone_villager_deck]:
        if docs[villager] is who:
            _found.append(villager)
    for villager in _found:
        game.put(villager, game.zone_villager_list)


def take_relic(game: State, relic: int) -> None:
    """Gain `relic`."""
    # content/knight_fall/rules/campaign_sheet.yaml:120
    # verb: take_relic relic
    if game.log is not None:
        game.tell("The knights gain ", game.named("piece", relic))
    game.owner[relic] = game.active
    game.stamp += 1
    game.put(relic, game.zone_relic_list)


def gain_any_relic(game: State) -> None:
    """Gain 1 relic of your choice."""
    # content/knight_fall/rules/campaign_sheet.yaml:129
    # verb: gain_any_relic
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_relic_deck]:
        if isinstance(docs[piece], Relic):
            _found.append(piece)
    chosen = game.choose(game.active, ASK_1, _found, NOTHING)
    if chosen >= 0:
        take_relic(game, chosen)


def note(game: State, keyword: str) -> None:
    """Note the keyword `keyword`."""
    # content/knight_fall/rules/campaign_sheet.yaml:143
    # verb: note keyword
    if keyword in game.table_keywords:
        return
    if game.log is not None:
        game.tell("The keyword ", game.named("enum", keyword), " is noted")
    game.table_keywords = tuple(both(game.table_keywords, (keyword,)))
    game.stamp += 1


def gain_keys(game: State, n: int) -> None:
    """Gain `n` keys."""
    # content/knight_fall/rules/campaign_sheet.yaml:152
    # verb: gain_keys n
    if game.log is not None:
        game.tell(
            "The knights gain ", game.named("number", n), " ", game.word("number", n, "key", "keys")
        )
    game.table_keys = max(0, game.table_keys + n)
    game.stamp += 1


def gain_coins(game: State, n: int) -> None:
    """Gain `n` coins."""
    # content/knight_fall/rules/campaign_sheet.yaml:160
    # verb: gain_coins n
    if game.log is not None:
        game.tell(
            "The knights gain ",
            game.named("number", n),
            " ",
            game.word("number", n, "coin", "coins"),
        )
    game.table_coins = max(0, game.table_coins + n)
    game.stamp += 1


def gain_scrolls(game: State, n: int) -> None:
    """Gain `n` scrolls."""
    # content/knight_fall/rules/campaign_sheet.yaml:168
    # verb: gain_scrolls n
    if game.log is not None:
        game.tell(
            "The knights gain ",
            game.named("number", n),
            " ",
            game.word("number", n, "scroll", "scrolls"),
        )
    game.table_scrolls = max(0, game.table_scrolls + n)
    game.stamp += 1


def gain_elixirs(game: State, n: int) -> None:
    """Gain `n` elixirs."""
    # content/knight_fall/rules/campaign_sheet.yaml:176
    # verb: gain_elixirs n
    if game.log is not None:
        game.tell(
            "The knights gain ",
            game.named("number", n),
            " ",
            game.word("number", n, "elixir", "elixirs"),
        )
    game.table_elixirs = max(0, game.table_elixirs + n)
    game.stamp += 1


def pay_coins(game: State, n: int) -> None:
    """Lose `n` coins."""
    # content/knight_fall/rules/campaign_sheet.yaml:193
    # verb: pay_coins n
    if game.log is not None:
        game.tell(
            "The knights lose ",
            game.named("number", n),
            " ",
            game.word("number", n, "coin", "coins"),
        )
    game.table_coins = max(0, game.table_coins - n)
    game.stamp += 1


def pay_key(game: State, n: int) -> None:
    """Lose `n` keys."""
    # content/knight_fall/rules/campaign_sheet.yaml:209
    # verb: pay_key n
    if game.log is not None:
        game.tell(
            "The knights lose ", game.named("number", n), " ", game.word("number", n, "key", "keys")
        )
    game.table_keys = max(0, game.table_keys - n)
    game.stamp += 1


def pay_scroll(game: State, n: int) -> None:
    """Lose `n` scrolls."""
    # content/knight_fall/rules/campaign_sheet.yaml:225
    # verb: pay_scroll n
    if game.log is not None:
        game.tell(
            "The knights lose ",
            game.named("number", n),
            " ",
            game.word("number", n, "scroll", "scrolls"),
        )
    game.table_scrolls = max(0, game.table_scrolls - n)
    game.stamp += 1


def pay_elixir(game: State, n: int) -> None:
    """Lose `n` elixirs."""
    # content/knight_fall/rules/campaign_sheet.yaml:241
    # verb: pay_elixir n
    if game.log is not None:
        game.tell(
            "The knights lose ",
            game.named("number", n),
            " ",
            game.word("number", n, "elixir", "elixirs"),
        )
    game.table_elixirs = max(0, game.table_elixirs - n)
    game.stamp += 1


def buy_scroll_options(game: State, player: int) -> list[Any]:
    """Buy a scroll for `price` coins."""
    # content/knight_fall/rules/campaign_sheet.yaml:256
    # action: buy_scroll for price
    coins = game.table_coins
    _found = []
    for p in (price_of_scroll(game),):
        if coins >= p:
            _found.append(p)
    return _found


def take_buy_scroll(game: State, player: int, price: int) -> None:
    """Buy a scroll for `price` coins."""
    # content/knight_fall/rules/campaign_sheet.yaml:256
    # action: buy_scroll for price
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " a scroll for ",
            game.named("number", price),
            " coins",
        )
    pay_coins(game, price)
    gain_scrolls(game, 1)


def buy_relic_options(game: State, player: int) -> list[Any]:
    """Buy `what` for `what.scrolls` scrolls and `what.coins` coins."""
    # content/knight_fall/rules/campaign_sheet.yaml:268
    # action: buy_relic what
    docs = game.doc
    scrolls = game.table_scrolls
    coins = game.table_coins
    if game.table_reading >= 0:
        return []
    _found = []
    for relic in game.contents[game.zone_relic_deck]:
        if (
            isinstance(docs[relic], Relic)
            and scrolls >= docs[relic].scrolls
            and coins >= docs[relic].coins
        ):
            _found.append(docs[relic])
    return _found


def take_buy_relic(game: State, player: int, what: Any) -> None:
    """Buy `what` for `what.scrolls` scrolls and `what.coins` coins."""
    # content/knight_fall/rules/campaign_sheet.yaml:268
    # action: buy_relic what
    docs = game.doc
    game.table_scrolls = max(0, game.table_scrolls - what.scrolls)
    game.table_coins = max(0, game.table_coins - what.coins)
    game.stamp += 1
    _found = []
    for relic in game.contents[game.zone_relic_deck]:
        if docs[relic] is what:
            _found.append(relic)
    for relic in _found:
        take_relic(game, relic)


CONTENTS = Contents(
    actions=(
        Action(BUY_SCROLL_ACTION, ("free_action",), (), buy_scroll_options, take_buy_scroll),
        Action(BUY_RELIC_ACTION, (), (), buy_relic_options, take_buy_relic),
    ),
)
