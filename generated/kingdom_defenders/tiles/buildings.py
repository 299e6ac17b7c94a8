# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/tiles/buildings.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Prompt, YesNo, first_of, part

from .. import kinds
from ..kinds import Adventure, Building, Die, Disc
from ..rules import activation as rules_activation
from ..rules import attacks as rules_attacks
from ..rules import goods as rules_goods
from ..rules import hordes as rules_hordes
from ..rules import placing as rules_placing
from ..state import State

ASK_1 = YesNo("may", "Return 1 loot; gain 1 coin; gain 1 weapon or spell?")
ASK_2 = Prompt("choice", "Which track do you rise on?", ("enum",))
ASK_3 = Prompt("choice", "Which Adventure do you set out for?", ("piece",))
ASK_4 = Prompt("choice", "What do you pay in addition?", ("enum",))
ASK_5 = Prompt("choice", "Which Building is echoed?", ("piece",))
ASK_6 = Prompt("choice", "Whom do you rob?", ("player",))
ASK_7 = Prompt("choice", "Which two dice do you use?", ("piece",))

# content/kingdom_defenders/tiles/buildings.yaml:4
FORGE = Building("kingdom_defenders.forge", "Forge", code="E1", supplies={"weapon": 2})

# content/kingdom_defenders/tiles/buildings.yaml:13
ARCANE_ACADEMY = Building(
    "kingdom_defenders.arcane_academy", "Arcane Academy", code="E2", supplies={"spell": 2}
)

# content/kingdom_defenders/tiles/buildings.yaml:22
INFIRMARY = Building("kingdom_defenders.infirmary", "Infirmary", code="E3", promise=4)

# content/kingdom_defenders/tiles/buildings.yaml:31
TRAINING_YARD = Building("kingdom_defenders.training_yard", "Training Yard", code="E4", promise=24)

# content/kingdom_defenders/tiles/buildings.yaml:40
MARKET_SQUARE = Building("kingdom_defenders.market_square", "Market Square", code="E5", promise=14)

# content/kingdom_defenders/tiles/buildings.yaml:48
CARAVAN_STOP = Building(
    "kingdom_defenders.caravan_stop",
    "Caravan Stop",
    code="E6",
    icons=1,
    supplies={"weapon": 2, "spell": 1},
    promise=-4,
)

# content/kingdom_defenders/tiles/buildings.yaml:58
PAWNBROKER = Building("kingdom_defenders.pawnbroker", "Pawnbroker", code="E7", icons=1, promise=8)

# content/kingdom_defenders/tiles/buildings.yaml:67
RECRUITING_OFFICE = Building(
    "kingdom_defenders.recruiting_office",
    "Recruiting Office",
    code="E8",
    icons=1,
    promise=30,
    echoes=False,
)

# content/kingdom_defenders/tiles/buildings.yaml:77
CHAPEL_OF_THE_STORM = Building(
    "kingdom_defenders.chapel_of_the_storm", "Chapel of the Storm", code="E9", icons=1, promise=24
)

# content/kingdom_defenders/tiles/buildings.yaml:87
SALVAGE_DOCKS = Building(
    "kingdom_defenders.salvage_docks", "Salvage Docks", code="E10", icons=1, promise=6
)

# content/kingdom_defenders/tiles/buildings.yaml:96
PROVING_HALL = Building(
    "kingdom_defenders.proving_hall", "Proving Hall", code="E11", icons=1, promise=5
)

# content/kingdom_defenders/tiles/buildings.yaml:105
EXPEDITION_HOUSE = Building(
    "kingdom_defenders.expedition_house",
    "Expedition House",
    code="E12",
    icons=2,
    promise=10,
    echoes=False,
)

# content/kingdom_defenders/tiles/buildings.yaml:115
MERCENARY_GUILD = Building(
    "kingdom_defenders.mercenary_guild",
    "Mercenary Guild",
    code="E13",
    icons=2,
    promise=14,
    echoes=False,
)

# content/kingdom_defenders/tiles/buildings.yaml:126
SUPPLY_DEPOT = Building(
    "kingdom_defenders.supply_depot",
    "Supply Depot",
    code="E14",
    icons=2,
    feeds_camps=True,
    promise=10,
)

# content/kingdom_defenders/tiles/buildings.yaml:136
HALL_OF_ECHOES = Building(
    "kingdom_defenders.hall_of_echoes",
    "Hall of Echoes",
    code="E15",
    icons=3,
    promise=12,
    echoes=False,
)

# content/kingdom_defenders/tiles/buildings.yaml:147
RAIDERS_CAMP = Building(
    "kingdom_defenders.raiders_camp",
    "Raiders' Camp",
    code="E16",
    icons=3,
    attack=True,
    feeds_camps=True,
    promise=10,
    echoes=False,
)

# content/kingdom_defenders/tiles/buildings.yaml:160
DEN_OF_THIEVES = Building(
    "kingdom_defenders.den_of_thieves",
    "Den of Thieves",
    code="E17",
    icons=3,
    attack=True,
    promise=8,
    echoes=False,
)

# content/kingdom_defenders/tiles/buildings.yaml:172
ORACLE_OF_DICE = Building(
    "kingdom_defenders.oracle_of_dice", "Oracle of Dice", code="E18", icons=3, promise=14
)


def can_set_out(game: State, adventure: int, extra: str, player: int) -> bool:
    # content/kingdom_defenders/tiles/buildings.yaml:216
    # query: can_set_out for adventure with extra
    return (
        len(
            rules_activation.ways_to_pay(
                game, adventure, 1 if extra == "weapon" else 0, 1 if extra == "spell" else 0, player
            ),
        )
        > 0
    )


def _spaces_1(game: State, building_place: int) -> tuple[int, ...]:
    _key = ("kingdom_defenders.tiles.buildings", 1, building_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if (
                game.tables.field_area[space] == "buildings"
                and game.tables.field_plot[space] == game.tables.field_plot[building_place]
            ):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def was_in(game: State, building: int, player: int) -> bool:
    """`player` had a disc in `building` this round."""
    # content/kingdom_defenders/tiles/buildings.yaml:254
    # query: was_in building by player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    visitor_of = game.space_visitor
    for space in _spaces_1(game, game.place[building]):
        if visitor_of[space] == player or rules_placing.has_disc(game, player, space):
            return True
    return False


def pawn_loot(game: State, n: int, player: int) -> None:
    """Return up to `n` loot; for each gain 1 coin and 1 weapon or spell."""
    # content/kingdom_defenders/tiles/buildings.yaml:184
    # verb: pawn_loot n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/tiles/buildings.yaml:189")
        if stock_of[player][kinds.RESOURCE_NUMBERS["loot"]] == 0:
            return
        if game.may(player, ASK_1):
            rules_goods.deliver(game, 1, "loot", player)
            rules_goods.gain(game, 1, "coin", player)
            rules_goods.gain_either(game, 1, player)


def recruit(game: State, player: int) -> None:
    """Take 1 of your discs from the game reserve, or 1 coin if none is there."""
    # content/kingdom_defenders/tiles/buildings.yaml:196
    # verb: recruit for player
    if game.contents[game.zone_set_aside[player]]:
        game.put(
            first_of(game.contents[game.zone_set_aside[player]], NOTHING),
            game.zone_hero_tile[player],
        )
    else:
        rules_goods.gain(game, 1, "coin", player)


def prove_oneself(game: State, player: int) -> None:
    """Return 1 weapon for 1 Level of Strength, or 1 spell for 1 Level of Magic."""
    # content/kingdom_defenders/tiles/buildings.yaml:205
    # verb: prove_oneself for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    _found = []
    for level_track in ("strength", "magic"):
        if (
            stock_of[player][
                kinds.RESOURCE_NUMBERS["weapon" if level_track == "strength" else "spell"]
            ]
            > 0
        ):
            _found.append(level_track)
    track = game.choose(player, ASK_2, _found, "")
    if track != "":
        rules_goods.deliver(game, 1, "weapon" if track == "strength" else "spell", player)
        rules_goods.gain_level(game, track, player)


def _no_1(game: State, adventure: int) -> bool:
    docs = game.doc
    for disc in game.contents[game.place[adventure]]:
        if isinstance(docs[disc], Disc):
            return False
    return True


def _any_1(game: State, adventure: int, player: int) -> bool:
    for r in ("weapon", "spell"):
        if rules_activation.ways_to_pay(
            game, adventure, 1 if r == "weapon" else 0, 1 if r == "spell" else 0, player
        ):
            return True
    return False


def go_on_expedition(game: State, player: int) -> None:
    """You may attempt an Adventure on which no disc lies, paying 1 weapon or spell more."""
    # content/kingdom_defenders/tiles/buildings.yaml:222
    # verb: go_on_expedition for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for adventure in game.seen[Adventure]:
        if _no_1(game, adventure) and _any_1(game, adventure, player):
            _found.append(adventure)
    goal = game.choose_or_nothing(player, ASK_3, _found, NOTHING)
    if goal < 0:
        return
    _found_2 = []
    for r in ("weapon", "spell"):
        if rules_activation.ways_to_pay(
            game, goal, 1 if r == "weapon" else 0, 1 if r == "spell" else 0, player
        ):
            _found_2.append(r)
    extra = game.choose(player, ASK_4, _found_2, "")
    if extra != "":
        rules_goods.deliver(game, 1, extra, player)
        rules_activation.emit_attempt(game, goal, game.place[goal], player)


def claim_grey_disc(game: State, player: int) -> None:
    """The grey disc is yours for the next round, as one more disc to place."""
    # content/kingdom_defenders/tiles/buildings.yaml:236
    # verb: claim_grey_disc for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " claims", " claim"),
            " the grey disc",
        )
    game.table_claimant = player


def echo_a_building(game: State, player: int) -> None:
    """Carry out the action of another face-up Building in which you had no disc this round, except for attacks, the Recruiting Office, the Expedition House and the Mercenary Guild."""
    # content/kingdom_defenders/tiles/buildings.yaml:243
    # verb: echo_a_building for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for building in game.seen[Building]:
        if (
            docs[building].echoes
            and not was_in(game, building, player)
            and (
                (game.setting.horde and (game.table_round > 1 or game.setting.at_once))
                or not docs[building].feeds_camps
            )
        ):
            _found.append(building)
    other = game.choose_or_nothing(player, ASK_5, _found, NOTHING)
    if other >= 0:
        game.program.resolve(game, other, player)


def steal(game: State, player: int) -> None:
    """Choose a rival, who gives you 1 resource, or loses 2 Fame with none."""
    # content/kingdom_defenders/tiles/buildings.yaml:264
    # verb: steal for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for player_2 in range(game.players):
        if rules_attacks.target(game, player_2, player):
            _found.append(player_2)
    victim = game.choose(player, ASK_6, _found, NOTHING)
    if victim >= 0:
        rules_attacks.rob(game, victim, ("weapon", "spell", "loot", "coin"), player)


def ask_the_oracle(game: State, player: int) -> None:
    """Roll all 4 dice and take the benefit of 2 of them."""
    # content/kingdom_defenders/tiles/buildings.yaml:272
    # verb: ask_the_oracle for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    face_of = game.piece_face
    _found = []
    for die in contents_of[game.zone_towers]:
        if isinstance(docs[die], Die):
            _found.append(die)
    for die in _found:
        face_of[die] = game.rng.roll(6)
        if game.log is not None:
            game.tell(
                game.named("piece", die),
                " shows ",
                game.named("definition", part(docs[die].faces, face_of[die] - 1)),
            )
    _found_2 = []
    for piece in contents_of[game.zone_towers]:
        if isinstance(docs[piece], Die):
            _found_2.append(piece)
    chosen = game.choose_some(player, ASK_7, _found_2, 2, 2)
    _found_3 = []
    for die in chosen:
        if isinstance(docs[die], Die):
            _found_3.append(die)
    for die in _found_3:
        rules_goods.receive(game, part(docs[die].faces, face_of[die] - 1), player)


def forge_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:11
    # gain 2 weapon
    rules_goods.gain(game, 2, "weapon", player)


def arcane_academy_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:20
    # gain 2 spell
    rules_goods.gain(game, 2, "spell", player)


def infirmary_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:28
    # heal 2
    rules_goods.heal(game, 2, player)


def training_yard_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:38
    # gain_a_level
    rules_goods.gain_a_level(game, player)


def market_square_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:46
    # gain 1 coin; gain 1 loot
    rules_goods.gain(game, 1, "coin", player)
    rules_goods.gain(game, 1, "loot", player)


def caravan_stop_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:56
    # gain_either 3
    rules_goods.gain_either(game, 3, player)


def pawnbroker_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:65
    # pawn_loot 2
    pawn_loot(game, 2, player)


def recruiting_office_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:75
    # recruit
    recruit(game, player)


def chapel_of_the_storm_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:85
    # heal 1; gain_fame 2
    rules_goods.heal(game, 1, player)
    rules_goods.gain_fame(game, 2, player)


def salvage_docks_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:94
    # gain 2 loot
    rules_goods.gain(game, 2, "loot", player)


def proving_hall_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:103
    # prove_oneself
    prove_oneself(game, player)


def expedition_house_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:113
    # go_on_expedition
    go_on_expedition(game, player)


def mercenary_guild_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:124
    # claim_grey_disc
    claim_grey_disc(game, player)


def supply_depot_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:134
    # supply_camp 2
    rules_hordes.supply_camp(game, 2, player)


def hall_of_echoes_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:145
    # echo_a_building
    echo_a_building(game, player)


def raiders_camp_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:158
    # raid_camp
    rules_attacks.raid_camp(game, player)


def den_of_thieves_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:170
    # steal
    steal(game, player)


def oracle_of_dice_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/tiles/buildings.yaml:180
    # ask_the_oracle
    ask_the_oracle(game, player)


# content/kingdom_defenders/tiles/buildings.yaml:4
FORGE_ABILITIES = Abilities(
    resolve=(("effects", forge_resolve),),
    text="Spaces: 1 disc, 1 disc (3 or 4 players), 1 disc and 1 coin.\nGain 2 weapons.",
)

# content/kingdom_defenders/tiles/buildings.yaml:13
ARCANE_ACADEMY_ABILITIES = Abilities(
    resolve=(("effects", arcane_academy_resolve),),
    text="Spaces: 1 disc, 1 disc (3 or 4 players), 1 disc and 1 coin.\nGain 2 spells.",
)

# content/kingdom_defenders/tiles/buildings.yaml:22
INFIRMARY_ABILITIES = Abilities(
    resolve=(("effects", infirmary_resolve),),
    text="Spaces: 1 disc, 1 disc (4 players).\nHeal up to 2 Wounds.",
)

# content/kingdom_defenders/tiles/buildings.yaml:31
TRAINING_YARD_ABILITIES = Abilities(
    resolve=(("effects", training_yard_resolve),),
    text="Spaces: 2 discs, 2 discs (3 or 4 players).\nGain 1 Level of Strength or Magic.",
)

# content/kingdom_defenders/tiles/buildings.yaml:40
MARKET_SQUARE_ABILITIES = Abilities(
    resolve=(("effects", market_square_resolve),),
    text="Spaces: 1 disc, 1 disc (3 or 4 players).\nGain 1 coin; gain 1 loot.",
)

# content/kingdom_defenders/tiles/buildings.yaml:48
CARAVAN_STOP_ABILITIES = Abilities(
    resolve=(("effects", caravan_stop_resolve),),
    text="Spaces: 1 disc and 1 coin, 1 disc and 1 coin (3 or 4 players).\nGain 3 weapons or spells in any mix.",
)

# content/kingdom_defenders/tiles/buildings.yaml:58
PAWNBROKER_ABILITIES = Abilities(
    resolve=(("effects", pawnbroker_resolve),),
    text="Spaces: 1 disc, 1 disc (4 players).\nReturn up to 2 loot; for each gain 1 coin and 1 weapon or spell.",
)

# content/kingdom_defenders/tiles/buildings.yaml:67
RECRUITING_OFFICE_ABILITIES = Abilities(
    resolve=(("effects", recruiting_office_resolve),),
    text="Spaces: 2 discs, 2 discs (4 players).\nTake 1 of your discs from the game reserve, or 1 coin if none is there.",
)

# content/kingdom_defenders/tiles/buildings.yaml:77
CHAPEL_OF_THE_STORM_ABILITIES = Abilities(
    resolve=(("effects", chapel_of_the_storm_resolve),),
    text="Spaces: 1 disc, 1 disc (3 or 4 players).\nHeal up to 1 Wound; gain 2 Fame.",
)

# content/kingdom_defenders/tiles/buildings.yaml:87
SALVAGE_DOCKS_ABILITIES = Abilities(
    resolve=(("effects", salvage_docks_resolve),),
    text="Spaces: 1 disc and 1 Fame, 1 disc and 1 Fame (3 or 4 players).\nGain 2 loot.",
)

# content/kingdom_defenders/tiles/buildings.yaml:96
PROVING_HALL_ABILITIES = Abilities(
    resolve=(("effects", proving_hall_resolve),),
    text="Spaces: 1 disc, 1 disc and 1 coin.\nReturn 1 weapon for 1 Level of Strength, or 1 spell for 1 Level of Magic.",
)

# content/kingdom_defenders/tiles/buildings.yaml:105
EXPEDITION_HOUSE_ABILITIES = Abilities(
    resolve=(("effects", expedition_house_resolve),),
    text="Spaces: 2 discs.\nYou may attempt an Adventure on which no disc lies, paying 1 weapon or spell more.",
)

# content/kingdom_defenders/tiles/buildings.yaml:115
MERCENARY_GUILD_ABILITIES = Abilities(
    resolve=(("effects", mercenary_guild_resolve),),
    text="Spaces: 1 disc.\nThe grey disc is yours for the next round, as one more disc to place.",
)

# content/kingdom_defenders/tiles/buildings.yaml:126
SUPPLY_DEPOT_ABILITIES = Abilities(
    resolve=(("effects", supply_depot_resolve),),
    text="Spaces: 1 disc, 1 disc (4 players).\nContribute up to 2 weapons and spells to your camp.",
)

# content/kingdom_defenders/tiles/buildings.yaml:136
HALL_OF_ECHOES_ABILITIES = Abilities(
    resolve=(("effects", hall_of_echoes_resolve),),
    text="Spaces: 1 disc and 1 coin.\nCarry out the action of another face-up Building in which you had no disc this round, except for attacks, the Recruiting Office, the Expedition House and the Mercenary Guild.",
)

# content/kingdom_defenders/tiles/buildings.yaml:147
RAIDERS_CAMP_ABILITIES = Abilities(
    resolve=(("effects", raiders_camp_resolve),),
    text="Attack.\nSpaces: 1 disc.\nTake 1 resource from the camp of a rival into yours; you gain 1 Fame and the rival loses 1.",
)

# content/kingdom_defenders/tiles/buildings.yaml:160
DEN_OF_THIEVES_ABILITIES = Abilities(
    resolve=(("effects", den_of_thieves_resolve),),
    text="Attack.\nSpaces: 1 disc and 1 Fame.\nChoose a rival, who gives you 1 resource, or loses 2 Fame with none.",
)

# content/kingdom_defenders/tiles/buildings.yaml:172
ORACLE_OF_DICE_ABILITIES = Abilities(
    resolve=(("effects", oracle_of_dice_resolve),),
    text="Spaces: 1 disc and 1 coin.\nRoll all 4 dice and take the benefit of 2 of them.",
)

CONTENTS = Contents(
    definitions=(
        FORGE,
        ARCANE_ACADEMY,
        INFIRMARY,
        TRAINING_YARD,
        MARKET_SQUARE,
        CARAVAN_STOP,
        PAWNBROKER,
        RECRUITING_OFFICE,
        CHAPEL_OF_THE_STORM,
        SALVAGE_DOCKS,
        PROVING_HALL,
        EXPEDITION_HOUSE,
        MERCENARY_GUILD,
        SUPPLY_DEPOT,
        HALL_OF_ECHOES,
        RAIDERS_CAMP,
        DEN_OF_THIEVES,
        ORACLE_OF_DICE,
    ),
    abilities={
        "kingdom_defenders.forge": FORGE_ABILITIES,
        "kingdom_defenders.arcane_academy": ARCANE_ACADEMY_ABILITIES,
        "kingdom_defenders.infirmary": INFIRMARY_ABILITIES,
        "kingdom_defenders.training_yard": TRAINING_YARD_ABILITIES,
        "kingdom_defenders.market_square": MARKET_SQUARE_ABILITIES,
        "kingdom_defenders.caravan_stop": CARAVAN_STOP_ABILITIES,
        "kingdom_defenders.pawnbroker": PAWNBROKER_ABILITIES,
        "kingdom_defenders.recruiting_office": RECRUITING_OFFICE_ABILITIES,
        "kingdom_defenders.chapel_of_the_storm": CHAPEL_OF_THE_STORM_ABILITIES,
        "kingdom_defenders.salvage_docks": SALVAGE_DOCKS_ABILITIES,
        "kingdom_defenders.proving_hall": PROVING_HALL_ABILITIES,
        "kingdom_defenders.expedition_house": EXPEDITION_HOUSE_ABILITIES,
        "kingdom_defenders.mercenary_guild": MERCENARY_GUILD_ABILITIES,
        "kingdom_defenders.supply_depot": SUPPLY_DEPOT_ABILITIES,
        "kingdom_defenders.hall_of_echoes": HALL_OF_ECHOES_ABILITIES,
        "kingdom_defenders.raiders_camp": RAIDERS_CAMP_ABILITIES,
        "kingdom_defenders.den_of_thieves": DEN_OF_THIEVES_ABILITIES,
        "kingdom_defenders.oracle_of_dice": ORACLE_OF_DICE_ABILITIES,
    },
    links=(
        (
            FORGE,
            "spaces",
            (
                "kingdom_defenders.one_disc",
                "kingdom_defenders.one_disc_of_three",
                "kingdom_defenders.disc_and_coin",
            ),
        ),
        (
            ARCANE_ACADEMY,
            "spaces",
            (
                "kingdom_defenders.one_disc",
                "kingdom_defenders.one_disc_of_three",
                "kingdom_defenders.disc_and_coin",
            ),
        ),
        (INFIRMARY, "spaces", ("kingdom_defenders.one_disc", "kingdom_defenders.one_disc_of_four")),
        (
            TRAINING_YARD,
            "spaces",
            ("kingdom_defenders.two_discs", "kingdom_defenders.two_discs_of_three"),
        ),
        (
            MARKET_SQUARE,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.one_disc_of_three"),
        ),
        (
            CARAVAN_STOP,
            "spaces",
            ("kingdom_defenders.disc_and_coin", "kingdom_defenders.disc_and_coin_of_three"),
        ),
        (
            PAWNBROKER,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.one_disc_of_four"),
        ),
        (
            RECRUITING_OFFICE,
            "spaces",
            ("kingdom_defenders.two_discs", "kingdom_defenders.two_discs_of_four"),
        ),
        (
            CHAPEL_OF_THE_STORM,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.one_disc_of_three"),
        ),
        (
            SALVAGE_DOCKS,
            "spaces",
            ("kingdom_defenders.disc_and_fame", "kingdom_defenders.disc_and_fame_of_three"),
        ),
        (PROVING_HALL, "spaces", ("kingdom_defenders.one_disc", "kingdom_defenders.disc_and_coin")),
        (EXPEDITION_HOUSE, "spaces", ("kingdom_defenders.two_discs",)),
        (MERCENARY_GUILD, "spaces", ("kingdom_defenders.one_disc",)),
        (
            SUPPLY_DEPOT,
            "spaces",
            ("kingdom_defenders.one_disc", "kingdom_defenders.one_disc_of_four"),
        ),
        (HALL_OF_ECHOES, "spaces", ("kingdom_defenders.disc_and_coin",)),
        (RAIDERS_CAMP, "spaces", ("kingdom_defenders.one_disc",)),
        (DEN_OF_THIEVES, "spaces", ("kingdom_defenders.disc_and_fame",)),
        (ORACLE_OF_DICE, "spaces", ("kingdom_defenders.disc_and_coin",)),
    ),
)
