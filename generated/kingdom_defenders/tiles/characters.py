# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/characters.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger

from ..kinds import Character
from ..rules import activation as rules_activation
from ..rules import attacks as rules_attacks
from ..rules import goods as rules_goods
from ..rules import hordes as rules_hordes
from ..state import State

ASK_1 = Prompt("choice", "Which two goods do you take?", ("enum",))
ASK_2 = Prompt("choice", "What do you return?", ("enum",))
ASK_3 = Prompt("choice", "What do you take?", ("enum",))
ASK_4 = Prompt("choice", "Whom do you rob?", ("player",))
ASK_5 = Prompt("choice", "Whom do you wound?", ("player",))

# content/kingdom_defenders/tiles/characters.yaml:4
CAPTAIN_OF_THE_GUARD = Character(
    "kingdom_defenders.captain_of_the_guard",
    "Captain of the Guard",
    code="P1",
    passive=True,
    protects=True,
)

# content/kingdom_defenders/tiles/characters.yaml:11
TOWN_HERALD = Character(
    "kingdom_defenders.town_herald", "Town Herald", code="P2", icons=1, passive=True
)

# content/kingdom_defenders/tiles/characters.yaml:19
QUARTERMASTER = Character("kingdom_defenders.quartermaster", "Quartermaster", code="P3", icons=1)

# content/kingdom_defenders/tiles/characters.yaml:26
FIELD_MARSHAL = Character(
    "kingdom_defenders.field_marshal", "Field Marshal", code="P4", icons=1, feeds_camps=True
)

# content/kingdom_defenders/tiles/characters.yaml:34
COURT_HEALER = Character("kingdom_defenders.court_healer", "Court Healer", code="P5", icons=1)

# content/kingdom_defenders/tiles/characters.yaml:41
TRADER = Character("kingdom_defenders.trader", "Trader", code="P6", icons=1)

# content/kingdom_defenders/tiles/characters.yaml:48
SECRET_PATH_GUIDE = Character(
    "kingdom_defenders.secret_path_guide",
    "Secret-Path Guide",
    code="P7",
    icons=2,
    passive=True,
    knows_paths=True,
)

# content/kingdom_defenders/tiles/characters.yaml:56
SAGE_OF_THE_COURT = Character(
    "kingdom_defenders.sage_of_the_court", "Sage of the Court", code="P8", icons=2
)

# content/kingdom_defenders/tiles/characters.yaml:65
VETERAN_CHAMPION = Character(
    "kingdom_defenders.veteran_champion",
    "Veteran Champion",
    code="P9",
    icons=2,
    passive=True,
    spares=1,
)

# content/kingdom_defenders/tiles/characters.yaml:72
CUTPURSE = Character("kingdom_defenders.cutpurse", "Cutpurse", code="P10", icons=3, attack=True)

# content/kingdom_defenders/tiles/characters.yaml:80
SABOTEUR = Character(
    "kingdom_defenders.saboteur", "Saboteur", code="P11", icons=3, attack=True, first_space=True
)

# content/kingdom_defenders/tiles/characters.yaml:90
HIRED_BLADE = Character(
    "kingdom_defenders.hired_blade", "Hired Blade", code="P12", icons=3, attack=True
)


def herald(game: State, player: int) -> None:
    """Gain 1 Fame."""
    # content/kingdom_defenders/tiles/characters.yaml:102
    # verb: herald player
    rules_goods.gain_fame(game, 1, player)
    game.player_herald_fame[player] += 1
    if game.player_herald_fame[player] == 5:
        game.player_popular[player] = True


def take_two_kinds(game: State, player: int) -> None:
    """Gain 2 different resources, 1 of each."""
    # content/kingdom_defenders/tiles/characters.yaml:111
    # verb: take_two_kinds for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    kinds__ = game.choose_some(player, ASK_1, ("weapon", "spell", "loot", "coin"), 2, 2)
    for r in kinds__:
        rules_goods.gain(game, 1, r, player)


def heal_or_loot(game: State, n: int, player: int) -> None:
    """Heal up to `n` Wounds, or gain 1 loot if there were none."""
    # content/kingdom_defenders/tiles/characters.yaml:119
    # verb: heal_or_loot n for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.player_wounds[player] == 0:
        rules_goods.gain(game, 1, "loot", player)
    else:
        rules_goods.heal(game, n, player)


def swap(game: State, n: int, player: int) -> None:
    """Return up to `n` resources and take as many of any kind."""
    # content/kingdom_defenders/tiles/characters.yaml:127
    # verb: swap n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    returned = 0
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/tiles/characters.yaml:133")
        _found = []
        for _r_number, r in enumerate(("weapon", "spell", "loot", "coin")):
            if stock_of[player][_r_number] > 0:
                _found.append(r)
        kind = game.choose_or_nothing(player, ASK_2, _found, "")
        if kind == "":
            break
        rules_goods.deliver(game, 1, kind, player)
        returned = returned + 1
    for _ in range(returned):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/tiles/characters.yaml:139")
        taken = game.choose(player, ASK_3, ("weapon", "spell", "loot", "coin"), "")
        rules_goods.gain(game, 1, taken, player)


def pick_a_pocket(game: State, player: int) -> None:
    """Choose a rival, who gives you 1 coin or 1 loot, or loses 2 Fame with neither."""
    # content/kingdom_defenders/tiles/characters.yaml:143
    # verb: pick_a_pocket for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for player_2 in range(game.players):
        if rules_attacks.target(game, player_2, player):
            _found.append(player_2)
    victim = game.choose(player, ASK_4, _found, NOTHING)
    if victim >= 0:
        rules_attacks.rob(game, victim, ("coin", "loot"), player)


def strike_from_behind(game: State, player: int) -> None:
    """Choose up to 2 rivals; each suffers 1 Wound, or loses 2 Fame with 4 Wounds already."""
    # content/kingdom_defenders/tiles/characters.yaml:151
    # verb: strike_from_behind for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for player_2 in range(game.players):
        if rules_attacks.target(game, player_2, player):
            _found.append(player_2)
    victims = game.choose_some(player, ASK_5, _found, 0, 2)
    for p in victims:
        rules_attacks.stab(game, p)


def town_herald_on_use_building(
    game: State, bearer: int, event: rules_activation.UseBuildingEvent
) -> bool:
    # content/kingdom_defenders/tiles/characters.yaml:17
    # on any use_building where player = self.owner and acts_now(building): herald player
    if not (
        event.player == game.owner[bearer]
        and (
            (game.setting.horde and (game.table_round > 1 or game.setting.at_once))
            or not game.doc[event.building].feeds_camps
        )
    ):
        return False
    herald(game, event.player)
    return True


def quartermaster_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:24
    # take_two_kinds
    take_two_kinds(game, player)


def field_marshal_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:32
    # supply_camp 2
    rules_hordes.supply_camp(game, 2, player)


def court_healer_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:39
    # heal_or_loot 2
    heal_or_loot(game, 2, player)


def trader_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:46
    # gain 1 coin; swap 2
    rules_goods.gain(game, 1, "coin", player)
    swap(game, 2, player)


def sage_of_the_court_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:63
    # gain_a_level
    rules_goods.gain_a_level(game, player)


def cutpurse_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:78
    # pick_a_pocket
    pick_a_pocket(game, player)


def saboteur_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:88
    # sabotage
    rules_attacks.sabotage(game, player)


def hired_blade_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/characters.yaml:98
    # strike_from_behind
    strike_from_behind(game, player)


# content/kingdom_defenders/tiles/characters.yaml:4
CAPTAIN_OF_THE_GUARD_ABILITIES = Abilities(
    text="Occupying it takes 1 disc.\nPassive.\nAttacks of rivals cannot choose you.", fields=()
)

# content/kingdom_defenders/tiles/characters.yaml:11
TOWN_HERALD_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "use_building", "on", "", "kingdom_defenders.town_herald:0", town_herald_on_use_building
        ),
    ),
    text="Occupying it takes 1 disc.\nPassive.\nWhen you use a building: gain 1 Fame.",
)

# content/kingdom_defenders/tiles/characters.yaml:19
QUARTERMASTER_ABILITIES = Abilities(
    resolve=(("effects", quartermaster_resolve),),
    text="Occupying it takes 1 disc.\nGain 2 different resources, 1 of each.",
)

# content/kingdom_defenders/tiles/characters.yaml:26
FIELD_MARSHAL_ABILITIES = Abilities(
    resolve=(("effects", field_marshal_resolve),),
    text="Occupying it takes 1 disc.\nContribute up to 2 weapons and spells to your camp.",
)

# content/kingdom_defenders/tiles/characters.yaml:34
COURT_HEALER_ABILITIES = Abilities(
    resolve=(("effects", court_healer_resolve),),
    text="Occupying it takes 1 disc.\nHeal up to 2 Wounds, or gain 1 loot if there were none.",
)

# content/kingdom_defenders/tiles/characters.yaml:41
TRADER_ABILITIES = Abilities(
    resolve=(("effects", trader_resolve),),
    text="Occupying it takes 1 disc.\nGain 1 coin; return up to 2 resources and take as many of any kind.",
)

# content/kingdom_defenders/tiles/characters.yaml:48
SECRET_PATH_GUIDE_ABILITIES = Abilities(
    text="Occupying it takes 1 disc.\nPassive.\nThe Rule of the Wall does not bind you.", fields=()
)

# content/kingdom_defenders/tiles/characters.yaml:56
SAGE_OF_THE_COURT_ABILITIES = Abilities(
    resolve=(("effects", sage_of_the_court_resolve),),
    text="Occupying it takes 1 disc and 1 coin.\nGain 1 Level of Strength or Magic.",
)

# content/kingdom_defenders/tiles/characters.yaml:65
VETERAN_CHAMPION_ABILITIES = Abilities(
    text="Occupying it takes 1 disc.\nPassive.\nEach Adventure costs you 1 weapon or spell less.",
    fields=(),
)

# content/kingdom_defenders/tiles/characters.yaml:72
CUTPURSE_ABILITIES = Abilities(
    resolve=(("effects", cutpurse_resolve),),
    text="Attack.\nOccupying it takes 1 disc.\nChoose a rival, who gives you 1 coin or 1 loot, or loses 2 Fame with neither.",
)

# content/kingdom_defenders/tiles/characters.yaml:80
SABOTEUR_ABILITIES = Abilities(
    resolve=(("effects", saboteur_resolve),),
    text="Attack.\nOccupying it takes 1 disc.\nChoose a Character that is still to act, or a Building, with discs of a rival; the rival takes them back.",
)

# content/kingdom_defenders/tiles/characters.yaml:90
HIRED_BLADE_ABILITIES = Abilities(
    resolve=(("effects", hired_blade_resolve),),
    text="Attack.\nOccupying it takes 1 disc and 1 Fame.\nChoose up to 2 rivals; each suffers 1 Wound, or loses 2 Fame with 4 Wounds already.",
)

CONTENTS = Contents(
    definitions=(
        CAPTAIN_OF_THE_GUARD,
        TOWN_HERALD,
        QUARTERMASTER,
        FIELD_MARSHAL,
        COURT_HEALER,
        TRADER,
        SECRET_PATH_GUIDE,
        SAGE_OF_THE_COURT,
        VETERAN_CHAMPION,
        CUTPURSE,
        SABOTEUR,
        HIRED_BLADE,
    ),
    abilities={
        "kingdom_defenders.captain_of_the_guard": CAPTAIN_OF_THE_GUARD_ABILITIES,
        "kingdom_defenders.town_herald": TOWN_HERALD_ABILITIES,
        "kingdom_defenders.quartermaster": QUARTERMASTER_ABILITIES,
        "kingdom_defenders.field_marshal": FIELD_MARSHAL_ABILITIES,
        "kingdom_defenders.court_healer": COURT_HEALER_ABILITIES,
        "kingdom_defenders.trader": TRADER_ABILITIES,
        "kingdom_defenders.secret_path_guide": SECRET_PATH_GUIDE_ABILITIES,
        "kingdom_defenders.sage_of_the_court": SAGE_OF_THE_COURT_ABILITIES,
        "kingdom_defenders.veteran_champion": VETERAN_CHAMPION_ABILITIES,
        "kingdom_defenders.cutpurse": CUTPURSE_ABILITIES,
        "kingdom_defenders.saboteur": SABOTEUR_ABILITIES,
        "kingdom_defenders.hired_blade": HIRED_BLADE_ABILITIES,
    },
    links=(
        (CAPTAIN_OF_THE_GUARD, "needs", "kingdom_defenders.one_disc"),
        (TOWN_HERALD, "needs", "kingdom_defenders.one_disc"),
        (QUARTERMASTER, "needs", "kingdom_defenders.one_disc"),
        (FIELD_MARSHAL, "needs", "kingdom_defenders.one_disc"),
        (COURT_HEALER, "needs", "kingdom_defenders.one_disc"),
        (TRADER, "needs", "kingdom_defenders.one_disc"),
        (SECRET_PATH_GUIDE, "needs", "kingdom_defenders.one_disc"),
        (SAGE_OF_THE_COURT, "needs", "kingdom_defenders.disc_and_coin"),
        (VETERAN_CHAMPION, "needs", "kingdom_defenders.one_disc"),
        (CUTPURSE, "needs", "kingdom_defenders.one_disc"),
        (SABOTEUR, "needs", "kingdom_defenders.one_disc"),
        (HIRED_BLADE, "needs", "kingdom_defenders.disc_and_fame"),
    ),
)
