# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/rules/actions.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kingdom_rush.kinds as kinds
import generated.kingdom_rush.rules.attacking as rules_attacking
import generated.kingdom_rush.rules.heroes as rules_heroes
from generated.kingdom_rush.state import State
from interpreter.api import NOTHING, ActionInfo, OneOf, Prompt, first_of

ASK_1 = Prompt("choice", "choose one of tower.attacks as attack", ("definition",))
PLAY_TOWER_ACTION: ActionInfo = ActionInfo(
    "play_tower",
    "build {tower} on {site}, facing {facing}",
    ("tower", "site", "facing"),
    ("piece", "piece", "definition"),
)
ASK_2 = Prompt(
    "choice",
    "choose up to 1 t in tower_display where t is upgrade of tower and top_of_pile(t) as better",
    ("piece",),
)
PASS_TOWER_ACTION: ActionInfo = ActionInfo(
    "pass_tower",
    "pass {tower} to {receiver}",
    ("tower", "receiver"),
    ("piece", "player"),
)
ASK_3 = Prompt("choice", "choose a facing as way", ("definition",))
ASK_4 = OneOf("one of", "choose one", ("basic_attack hero", "rest hero"))
ACTIVATE_HERO_ACTION: ActionInfo = ActionInfo(
    "activate_hero",
    "activate {hero}",
    ("hero",),
    ("piece",),
)


def _any_1(game: State, site: int) -> bool:
    docs = game.doc
    for hero in game.contents[game.place[site]]:
        if isinstance(docs[hero], kinds.Hero):
            return True
    return False


def _no_1(game: State, site: int, tower: int) -> bool:
    docs = game.doc
    for tower_2 in game.contents[game.place[site]]:
        if isinstance(docs[tower_2], kinds.Tower):
            if (docs[tower_2].type_ == "soldier_tower") == (docs[tower].type_ == "soldier_tower"):
                return False
    return True


def can_hold(game: State, site: int, tower: int, player: int) -> bool:
    # content/kingdom_rush/rules/actions.yaml:4
    # query: can_hold site tower for player
    if game.doc[site].colour != "white" and (
        game.owner[site] != player or game.doc[site].colour == game.table_blocked
    ):
        return False
    if _any_1(game, site):
        return False
    return _no_1(game, site, tower)


def _any_2(game: State, tower: int) -> bool:
    docs = game.doc
    for attack in game.program.of_kind(kinds.Attack):
        if attack in docs[tower].attacks and len(attack.arrows) > 0:
            return True
    return False


def aims(game: State, tower: int) -> bool:
    # content/kingdom_rush/rules/actions.yaml:14
    # query: aims tower
    return _any_2(game, tower)


def top_of_pile(game: State, tower: int) -> bool:
    # content/kingdom_rush/rules/actions.yaml:36
    # query: top_of_pile tower
    docs = game.doc
    return tower == first_of(
        [t for t in game.contents[game.place[tower]] if docs[t] == docs[tower]],
        NOTHING,
    )


def upgrade(game: State, higher: int, tower: int) -> bool:
    # content/kingdom_rush/rules/actions.yaml:57
    # query: upgrade higher of tower
    return game.doc[higher].type_ == game.doc[tower].type_ and game.doc[higher].level == game.doc[tower].level + 1


def play_tower_options(game: State, player: int) -> list[Any]:
    # content/kingdom_rush/rules/actions.yaml:21
    # action: play_tower tower on site with facing
    docs = game.doc
    options = []
    for tower in game.contents[game.zone_hand[player]]:
        if isinstance(docs[tower], kinds.Tower):
            for site in game.live:
                if isinstance(
                    docs[site],
                    kinds.BuildingSite,
                ) and can_hold(game, site, tower, player):
                    for facing in game.program.of_kind(kinds.Facing):
                        if (
                            aims(
                                game,
                                tower,
                            ) or facing == game.program.definitions["kingdom_rush.north"]
                        ):
                            options.append((tower, site, facing))
    return options


def take_play_tower(game: State, player: int, tower: int, site: int, facing: Any) -> None:
    # content/kingdom_rush/rules/actions.yaml:21
    if game.log is not None:
        game.tell(
            game.show("player", player),
            " builds ",
            game.show("piece", tower),
            " on ",
            game.show("piece", site),
            ", facing ",
            game.show("definition", facing),
        )
    game.put(tower, game.place[site])
    game.piece_facing[tower] = facing
    attack = game.choose(player, ASK_1, game.doc[tower].attacks, None)
    if attack is not None:
        rules_attacking.perform(game, attack, game.place[tower], facing, player)


def pass_tower_options(game: State, player: int) -> list[Any]:
    # content/kingdom_rush/rules/actions.yaml:42
    # action: pass_tower tower to receiver
    docs = game.doc
    options = []
    for tower in game.contents[game.zone_hand[player]]:
        if isinstance(docs[tower], kinds.Tower):
            for receiver in range(game.players):
                if (receiver != player or len(range(game.players)) == 1):
                    options.append((tower, receiver))
    return options


def take_pass_tower(game: State, player: int, tower: int, receiver: int) -> None:
    # content/kingdom_rush/rules/actions.yaml:42
    if game.log is not None:
        game.tell(
            game.show("player", player),
            " passes ",
            game.show("piece", tower),
            " to ",
            game.show("player", receiver),
        )
    better = game.choose_some(
        player,
        ASK_2,
        [
            t for t in game.contents[game.zone_tower_display] if upgrade(
                game,
                t,
                tower,
            ) and top_of_pile(game, t)
        ],
        0,
        1,
    )
    if len(better) == 0:
        game.put(tower, game.zone_incoming[receiver])
    else:
        game.put(tower, game.zone_tower_display)
        game.put(better[0], game.zone_incoming[receiver])


def activate_hero_options(game: State, player: int) -> list[Any]:
    # content/kingdom_rush/rules/actions.yaml:64
    # action: activate_hero hero
    docs = game.doc
    owners = game.owner
    activated_of = game.piece_activated
    return [
        hero for hero in game.live if isinstance(
            docs[hero],
            kinds.Hero,
        ) and owners[hero] == player and not activated_of[hero]
    ]


def take_activate_hero(game: State, player: int, hero: int) -> None:
    # content/kingdom_rush/rules/actions.yaml:64
    if game.log is not None:
        game.tell(game.show("player", player), " activates ", game.show("piece", hero))
    game.piece_activated[hero] = True
    if game.piece_knocked_out[hero]:
        rules_heroes.recover(game, hero)
        return
    rules_heroes.walk(game, hero, player)
    if len(game.doc[hero].attack.arrows) > 0:
        way = game.choose(player, ASK_3, game.program.of_kind(kinds.Facing), None)
        if way is not None:
            game.piece_facing[hero] = way
    option = game.choose(player, ASK_4, range(2), 0)
    if option == 0:
        rules_heroes.basic_attack(game, hero, player)
    elif option == 1:
        rules_heroes.rest(game, hero)
