# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/characters.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Prompt, Trigger, YesNo

from .. import kinds
from ..rules import activation as rules_activation
from ..rules import goods as rules_goods
from ..state import State

ASK_1 = Prompt("choice", "take a", ("enum",))

ASK_2 = YesNo(
    "may",
    "choose one of all r in [weapon, spell, loot, coin] where stock(r) is more than 0; return 1 the kind; returned += 1",
)

ASK_3 = Prompt("choice", "return a", ("enum",))

# content/kingdom_defenders/tiles/characters.yaml:4
CAPTAIN_OF_THE_GUARD = kinds.Character(
    "kingdom_defenders.captain_of_the_guard", "Captain of the Guard", code="P1", passive=True
)

# content/kingdom_defenders/tiles/characters.yaml:11
TOWN_HERALD = kinds.Character(
    "kingdom_defenders.town_herald", "Town Herald", code="P2", icons=1, passive=True
)

# content/kingdom_defenders/tiles/characters.yaml:19
QUARTERMASTER = kinds.Character(
    "kingdom_defenders.quartermaster", "Quartermaster", code="P3", icons=1
)

# content/kingdom_defenders/tiles/characters.yaml:26
COURT_HEALER = kinds.Character("kingdom_defenders.court_healer", "Court Healer", code="P5", icons=1)

# content/kingdom_defenders/tiles/characters.yaml:33
TRADER = kinds.Character("kingdom_defenders.trader", "Trader", code="P6", icons=1)

# content/kingdom_defenders/tiles/characters.yaml:40
SECRET_PATH_GUIDE = kinds.Character(
    "kingdom_defenders.secret_path_guide",
    "Secret-Path Guide",
    code="P7",
    icons=2,
    passive=True,
    knows_paths=True,
)

# content/kingdom_defenders/tiles/characters.yaml:48
SAGE_OF_THE_COURT = kinds.Character(
    "kingdom_defenders.sage_of_the_court", "Sage of the Court", code="P8", icons=2
)

# content/kingdom_defenders/tiles/characters.yaml:57
VETERAN_CHAMPION = kinds.Character(
    "kingdom_defenders.veteran_champion", "Veteran Champion", code="P9", icons=2, passive=True
)


def take_two_kinds(game: State, player: int) -> None:
    """gain 2 different resources, 1 of each"""
    # content/kingdom_defenders/tiles/characters.yaml:65
    # verb: take_two_kinds for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    kinds__ = game.choose_some(player, ASK_1, ("weapon", "spell", "loot", "coin"), 2, 2)
    for r in kinds__:
        rules_goods.gain(game, 1, r, player)


def heal_or_loot(game: State, n: int, player: int) -> None:
    """heal up to {n} Wounds, or gain 1 loot if there were none"""
    # content/kingdom_defenders/tiles/characters.yaml:73
    # verb: heal_or_loot n for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.player_wounds[player] == 0:
        rules_goods.gain(game, 1, "loot", player)
    else:
        rules_goods.heal(game, n, player)


def _any_1(game: State, player: int) -> bool:
    for r in ("weapon", "spell", "loot", "coin"):
        if rules_goods.stock(game, r, player) > 0:
            return True
    return False


def _any_2(game: State, player: int) -> bool:
    for r in ("weapon", "spell", "loot", "coin"):
        if rules_goods.stock(game, r, player) > 0:
            return True
    return False


def swap(game: State, n: int, player: int) -> None:
    """return up to {n} resources and take as many of any kind"""
    # content/kingdom_defenders/tiles/characters.yaml:81
    # verb: swap n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    returned = 0
    while returned < n and _any_1(game, player):
        game.tick("content/kingdom_defenders/tiles/characters.yaml:87")
        before = returned
        if _any_2(game, player) and game.may(player, ASK_2):
            kind = game.choose(
                player,
                ASK_3,
                [
                    r
                    for r in ("weapon", "spell", "loot", "coin")
                    if rules_goods.stock(game, r, player) > 0
                ],
                "",
            )
            if kind != "":
                rules_goods.deliver(game, 1, kind, player)
                returned = returned + 1
        if returned == before:
            break
    for _ in range(returned):
        game.tick("content/kingdom_defenders/tiles/characters.yaml:94")
        taken = game.choose(player, ASK_1, ("weapon", "spell", "loot", "coin"), "")
        if taken != "":
            rules_goods.gain(game, 1, taken, player)


def town_herald_on_use_building(
    game: State, bearer: int, event: rules_activation.UseBuildingEvent
) -> bool:
    # content/kingdom_defenders/tiles/characters.yaml:17
    # on any use_building where player = self.owner: gain_fame 1
    if event.player != game.owner[bearer]:
        return False
    rules_goods.gain_fame(game, 1, event.player)
    return True


def quartermaster_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:24
    # take_two_kinds
    take_two_kinds(game, player)


def court_healer_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:31
    # heal_or_loot 2
    heal_or_loot(game, 2, player)


def trader_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:38
    # gain 1 coin; swap 2
    rules_goods.gain(game, 1, "coin", player)
    swap(game, 2, player)


def sage_of_the_court_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:55
    # gain_a_level
    rules_goods.gain_a_level(game, player)


def veteran_champion_before_attempt(
    game: State, bearer: int, event: rules_activation.AttemptEvent
) -> bool:
    # content/kingdom_defenders/tiles/characters.yaml:63
    # before any attempt where player = self.owner: allowance += 1
    if event.player != game.owner[bearer]:
        return False
    event.allowance += 1
    return True


# content/kingdom_defenders/tiles/characters.yaml:11
TOWN_HERALD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "use_building", "on", "", "kingdom_defenders.town_herald:0", town_herald_on_use_building
        ),
    ),
    text="On any use building if the player is this character's owner: gain 1 Fame.",
)

# content/kingdom_defenders/tiles/characters.yaml:19
QUARTERMASTER_ABILITIES = Abilities(
    resolve=(("effects", quartermaster_resolve),), text="Gain 2 different resources, 1 of each."
)

# content/kingdom_defenders/tiles/characters.yaml:26
COURT_HEALER_ABILITIES = Abilities(
    resolve=(("effects", court_healer_resolve),),
    text="Heal up to 2 Wounds, or gain 1 loot if there were none.",
)

# content/kingdom_defenders/tiles/characters.yaml:33
TRADER_ABILITIES = Abilities(
    resolve=(("effects", trader_resolve),),
    text="Gain 1 coin; return up to 2 resources and take as many of any kind.",
)

# content/kingdom_defenders/tiles/characters.yaml:48
SAGE_OF_THE_COURT_ABILITIES = Abilities(
    resolve=(("effects", sage_of_the_court_resolve),), text="Gain 1 Level of Strength or Magic."
)

# content/kingdom_defenders/tiles/characters.yaml:57
VETERAN_CHAMPION_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "attempt",
            "before",
            "",
            "kingdom_defenders.veteran_champion:0",
            veteran_champion_before_attempt,
        ),
    ),
    text="Before any an attempt at an Adventure if the player is this character's owner: allowance += 1.",
)

CONTENTS = Contents(
    definitions=(
        CAPTAIN_OF_THE_GUARD,
        TOWN_HERALD,
        QUARTERMASTER,
        COURT_HEALER,
        TRADER,
        SECRET_PATH_GUIDE,
        SAGE_OF_THE_COURT,
        VETERAN_CHAMPION,
    ),
    abilities={
        "kingdom_defenders.town_herald": TOWN_HERALD_ABILITIES,
        "kingdom_defenders.quartermaster": QUARTERMASTER_ABILITIES,
        "kingdom_defenders.court_healer": COURT_HEALER_ABILITIES,
        "kingdom_defenders.trader": TRADER_ABILITIES,
        "kingdom_defenders.sage_of_the_court": SAGE_OF_THE_COURT_ABILITIES,
        "kingdom_defenders.veteran_champion": VETERAN_CHAMPION_ABILITIES,
    },
    links=(
        (CAPTAIN_OF_THE_GUARD, "needs", "kingdom_defenders.one_disc"),
        (TOWN_HERALD, "needs", "kingdom_defenders.one_disc"),
        (QUARTERMASTER, "needs", "kingdom_defenders.one_disc"),
        (COURT_HEALER, "needs", "kingdom_defenders.one_disc"),
        (TRADER, "needs", "kingdom_defenders.one_disc"),
        (SECRET_PATH_GUIDE, "needs", "kingdom_defenders.one_disc"),
        (SAGE_OF_THE_COURT, "needs", "kingdom_defenders.disc_and_coin"),
        (VETERAN_CHAMPION, "needs", "kingdom_defenders.one_disc"),
    ),
)
