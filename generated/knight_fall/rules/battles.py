# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/battles.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Action,
    ActionInfo,
    Contents,
    Phase,
    Prompt,
    Trigger,
    YesNo,
    first_of,
    last_of,
    numbers,
    part,
)

from ..kinds import Demon, Elder, IceDemon, Knight, Relic, Unit, Villager
from ..state import State
from . import board as rules_board
from . import campaign as rules_campaign
from . import campaign_sheet as rules_campaign_sheet
from . import cards as rules_cards
from . import damage as rules_damage
from . import death as rules_death
from . import exploration as rules_exploration
from . import rounds as rules_rounds
from . import setup as rules_setup

ASK_1 = Prompt("choice", "Where does the Bell-ringer's golem stand?", ("space",))
ASK_2 = Prompt("choice", "Where does your knight begin?", ("space",))
ASK_3 = Prompt("choice", "Where does the golem of the bell stand?", ("space",))
ASK_4 = Prompt("choice", "Who is healed?", ("piece",))
ASK_5 = YesNo("may", "Place 1 Stone Golem?")

DRINK_ELIXIR_ACTION = ActionInfo(
    "drink_elixir", "{knight} drinks an elixir and is healed completely", ("knight",), ("piece",)
)

USE_RELIC_ACTION = ActionInfo("use_relic", "use {what}", ("what",), ("definition",))


def threatens_knights(game: State, way: str, amount: int, target: int) -> bool:
    """It is an attack on a unit of the knights."""
    # content/knight_fall/rules/battles.yaml:231
    # query: threatens_knights way amount target
    return amount > 0 and way in ("attack", "all_enemies") and game.doc[target].team == "knights"


def _sum_1(game: State) -> int:
    docs = game.doc
    total = 0
    for villager in game.seen[Villager]:
        total += docs[villager].battle_golems
    return total


def set_up_battle(game: State) -> None:
    # content/knight_fall/rules/battles.yaml:48
    # verb: set_up_battle
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    slot_of = game.piece_slot
    rules_campaign.lay_out_sheet(game)
    rules_setup.set_up_supply(game)
    rules_campaign.gather_knights(game)
    rules_setup.deal_hands(game)
    for i in numbers(1, len(game.setting.layout)):
        game.create(part(game.setting.layout, i - 1), part(range(game.board.size), i - 1), NOTHING)
    for tile in game.board.spaces_named(game.setting.elder_tiles):
        saved = game.create(game.program.definitions["knight_fall.elder"], tile, NOTHING)
        rules_board.settle(game, saved, 0)
    for i in numbers(1, len(game.board.spaces_named(game.setting.demon_tiles))):
        _found = []
        for piece in contents_of[game.zone_demon_stack]:
            if isinstance(docs[piece], Demon):
                _found.append(piece)
        demon = last_of(_found, NOTHING)
        slot_of[demon] = i
        game.stamp += 1
        game.put(demon, part(game.board.spaces_named(game.setting.demon_tiles), i - 1))
        rules_board.settle(game, demon, 0)
    for _ in range(game.setting.looming):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/battles.yaml:64")
        _found_2 = []
        for piece_2 in contents_of[game.zone_demon_stack]:
            if isinstance(docs[piece_2], Demon):
                _found_2.append(piece_2)
        game.put(last_of(_found_2, NOTHING), game.zone_looming_demons)
    for tile in game.board.spaces_named(game.setting.imp_tiles):
        rules_death.spawn(game, game.program.definitions["knight_fall.imp"], tile, NOTHING)
    _found_3 = []
    for newcomer in contents_of[game.zone_arrivals]:
        if isinstance(docs[newcomer], Knight):
            _found_3.append(newcomer)
    for newcomer in _found_3:
        take_position(game, newcomer)
    for tile in game.board.spaces_named(game.setting.golem_tiles):
        rules_death.spawn(game, game.program.definitions["knight_fall.stone_golem"], tile, NOTHING)
    for _ in range(_sum_1(game)):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/battles.yaml:68")
        tile = game.choose(
            game.active, ASK_1, game.board.spaces_named(game.setting.starting_spaces), NOTHING
        )
        if tile >= 0:
            rules_death.spawn(
                game, game.program.definitions["knight_fall.stone_golem"], tile, NOTHING
            )


def _highest_1(game: State) -> int:
    docs = game.doc
    values = []
    for villager in game.seen[Villager]:
        values.append(docs[villager].battle_defense)
    return max(values) if values else 0


def _no_1(game: State, t: int) -> bool:
    docs = game.doc
    for knight in game.contents[t]:
        if isinstance(docs[knight], Knight):
            return False
    return True


def take_position(game: State, newcomer: int) -> None:
    # content/knight_fall/rules/battles.yaml:74
    # verb: take_position newcomer
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    defense_of = game.piece_defense
    contents_of = game.contents
    if game.table_battles_won > 0:
        game.piece_health[newcomer] = game.doc[newcomer].max_health
        defense_of[newcomer] = 1
        game.stamp += 1
    defense_of[newcomer] = min(6, max(defense_of[newcomer], _highest_1(game)))
    game.stamp += 1
    tiles: Sequence[int] = game.board.spaces_named(game.setting.starting_spaces)
    if game.setting is game.program.scenarios()["final_battle"].definition:
        _found = []
        for t in tiles:
            if not contents_of[t] or _no_1(game, t):
                _found.append(t)
        tiles = _found
        if "ward" in game.table_keywords:
            defense_of[newcomer] = min(6, defense_of[newcomer] + 1)
            game.stamp += 1
    tile = game.choose(game.owner[newcomer], ASK_2, tiles, NOTHING)
    if tile >= 0:
        game.put(newcomer, tile)
        rules_board.settle(game, newcomer, 0)


def set_up_final_battle(game: State) -> None:
    # content/knight_fall/rules/battles.yaml:91
    # verb: set_up_final_battle
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    set_up_battle(game)
    if "bell" in game.table_keywords:
        tile = game.choose(
            game.active, ASK_3, game.board.spaces_named(game.setting.starting_spaces), NOTHING
        )
        if tile >= 0:
            rules_death.spawn(
                game, game.program.definitions["knight_fall.stone_golem"], tile, NOTHING
            )
    rules_setup.place_imps(game, 4 if "cursed" in game.table_keywords else 3)


def bring_looming(game: State, tile: int, fallen: int) -> None:
    # content/knight_fall/rules/battles.yaml:103
    # verb: bring_looming tile for fallen
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    slot_of = game.piece_slot
    _found = []
    for piece in game.contents[game.zone_looming_demons]:
        if isinstance(docs[piece], Demon):
            _found.append(piece)
    next_ = last_of(_found, NOTHING)
    if next_ < 0:
        return
    if game.log is not None:
        game.tell("A looming demon appears")
    slot_of[next_] = slot_of[fallen]
    game.stamp += 1
    if isinstance(docs[next_], IceDemon):
        game.piece_ice[next_] = min(4, docs[next_].start_ice)
        game.stamp += 1
    game.put(next_, tile)
    rules_board.settle(game, next_, 0)


def count_defeat(game: State) -> None:
    """Count the defeat."""
    # content/knight_fall/rules/battles.yaml:126
    # verb: count_defeat
    game.table_defeated += 1
    game.stamp += 1
    if game.seen[Demon] and (
        game.setting.to_defeat == 0 or game.table_defeated < game.setting.to_defeat
    ):
        return
    win_battle(game)


def _sum_2(game: State) -> int:
    docs = game.doc
    total = 0
    for villager in game.seen[Villager]:
        total += docs[villager].battle_coins
    return total


def win_battle(game: State) -> None:
    """Win the battle."""
    # content/knight_fall/rules/battles.yaml:135
    # verb: win_battle
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    health_of = game.piece_health
    docs = game.doc
    defense_of = game.piece_defense
    owners = game.owner
    game.table_battles_won += 1
    game.table_elders_saved += len(game.seen[Elder])
    game.stamp += 1
    reward = _sum_2(game)
    if reward > 0:
        rules_campaign_sheet.gain_coins(game, reward)
    for k in rules_campaign.active_knights(game):
        rules_cards.drop_seal(game, k)
        health_of[k] = docs[k].max_health
        defense_of[k] = 1
        game.stamp += 1
    game.expire("battle")
    _found = []
    for entry in game.contents[game.zone_last_pages]:
        if docs[entry] in game.setting.told_by:
            _found.append(entry)
    for entry in _found:
        game.program.resolve(game, entry, owners[entry], "after")
        if game.over:
            return
    if game.setting is game.program.scenarios()["final_battle"].definition:
        rules_exploration.read_page(game, 29)
        if game.over:
            return
    game.win(range(game.players))


def lose_campaign(game: State) -> None:
    """Lose the campaign."""
    # content/knight_fall/rules/battles.yaml:153
    # verb: lose_campaign
    if game.log is not None:
        game.tell("The last knight has fallen: the campaign is lost")
    game.table_failed = True
    game.stamp += 1
    rules_exploration.read_page(game, 30)
    if game.over:
        return
    game.lose()


def share_healing(game: State, n: int) -> None:
    """Heal `n`, split among your knight and close allies."""
    # content/knight_fall/rules/battles.yaml:204
    # verb: share_healing n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    places = game.place
    docs = game.doc
    health_of = game.piece_health
    unit = game.table_acting
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/battles.yaml:210")
        _found = []
        for unit_2 in contents_of[places[unit]]:
            if (
                isinstance(docs[unit_2], Unit)
                and docs[unit_2].team == docs[unit].team
                and health_of[unit_2] < docs[unit_2].max_health
            ):
                _found.append(unit_2)
        patient = game.choose_or_nothing(game.active, ASK_4, _found, NOTHING)
        if patient < 0:
            return
        rules_damage.heal(game, 1, patient)


def strengthen_attack(game: State, n: int) -> None:
    """The next attack of your knight this turn deals `n` more damage."""
    # content/knight_fall/rules/battles.yaml:216
    # verb: strengthen_attack n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    strength_of = game.piece_strength
    _found = []
    for knight in game.seen[Knight]:
        if knight == game.table_acting:
            _found.append(knight)
    for knight in _found:
        strength_of[knight] += n
        game.stamp += 1


def ring_bell(game: State) -> None:
    """Cancel the damage."""
    # content/knight_fall/rules/battles.yaml:238
    # verb: ring_bell
    if game.log is not None:
        game.tell("The Warding Bell rings: the damage is cancelled")


def stride(game: State, n: int) -> None:
    """Move your knight up to `n` tiles without disengagement damage."""
    # content/knight_fall/rules/battles.yaml:244
    # verb: stride n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    unit = game.table_acting
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/battles.yaml:250")
        if not rules_board.on_board(game, unit):
            return
        tile = game.choose_or_nothing(
            game.active,
            Prompt("choice", ("Where does ", ("piece", unit), " go?"), ("space",)),
            rules_board.steps_of(game, unit),
            NOTHING,
        )
        if tile < 0:
            return
        rules_board.slip_to(game, tile, unit)
        if game.over:
            return


def bind(game: State, demon: int) -> None:
    """`demon` draws no second card this turn."""
    # content/knight_fall/rules/battles.yaml:256
    # verb: bind demon
    if game.log is not None:
        game.tell(game.named("piece", demon), " is bound and draws no second card")
    game.piece_bound[demon] = True
    game.stamp += 1


def raise_golems(game: State, n: int) -> None:
    """Place up to `n` stone golems on your knight's tile."""
    # content/knight_fall/rules/battles.yaml:262
    # verb: raise_golems n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/battles.yaml:267")
        if game.may(game.active, ASK_5):
            rules_death.spawn(
                game,
                game.program.definitions["knight_fall.stone_golem"],
                places[game.table_acting],
                NOTHING,
            )


def drink_elixir_options(game: State, player: int) -> list[Any]:
    """`knight` drinks an elixir and is healed completely."""
    # content/knight_fall/rules/battles.yaml:177
    # action: drink_elixir by knight
    owners = game.owner
    acting = game.table_acting
    if game.table_elixirs < 1:
        return []
    _found = []
    for knight in game.seen[Knight]:
        if owners[knight] == player and knight == acting:
            _found.append(knight)
    return _found


def _sum_3(game: State) -> int:
    docs = game.doc
    total = 0
    for villager in game.seen[Villager]:
        total += docs[villager].elixir_defense
    return total


def take_drink_elixir(game: State, player: int, knight: int) -> None:
    """`knight` drinks an elixir and is healed completely."""
    # content/knight_fall/rules/battles.yaml:177
    # action: drink_elixir by knight
    if game.log is not None:
        game.tell(game.named("piece", knight), " drinks an elixir")
    rules_campaign_sheet.pay_elixir(game, 1)
    game.piece_health[knight] = game.doc[knight].max_health
    game.stamp += 1
    game.piece_defense[knight] = max(0, min(6, game.piece_defense[knight] + _sum_3(game)))
    game.stamp += 1


def use_relic_options(game: State, player: int) -> list[Any]:
    """Use `what`."""
    # content/knight_fall/rules/battles.yaml:191
    # action: use_relic what
    docs = game.doc
    if not isinstance(docs[game.table_acting], Knight):
        return []
    _found = []
    for relic in game.seen[Relic]:
        if game.program.usable(game, relic):
            _found.append(docs[relic])
    return _found


def take_use_relic(game: State, player: int, what: Any) -> None:
    """Use `what`."""
    # content/knight_fall/rules/battles.yaml:191
    # action: use_relic what
    docs = game.doc
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " uses", " use"),
            " ",
            game.named("definition", what),
        )
    _found = []
    for relic in game.seen[Relic]:
        if docs[relic] is what:
            _found.append(relic)
    for relic in _found:
        game.program.activate(game, relic, first_of(game.program.usable(game, relic), NOTHING))
        if game.over:
            return


def open_free_action(game: State) -> None:
    # content/knight_fall/rules/battles.yaml:173
    # window: free_action
    game.program.open(game, "free_action", game.from_active(), ())


def end_of_battle_round_step_1(game: State) -> int:
    # content/knight_fall/rules/battles.yaml:164
    return game.enter("golems", 1)


def end_of_battle_round_step_2(game: State) -> int:
    # content/knight_fall/rules/battles.yaml:169
    rules_rounds.imps_act(game)
    if game.over:
        return -1
    game.expire("round")
    return -1


def campaign_battle_on_death(game: State, bearer: int, event: rules_death.DeathEvent) -> bool:
    # content/knight_fall/rules/battles.yaml:121
    # while scenario.campaign_battle, on any death where unit is a demon: count_defeat
    if not (game.setting.campaign_battle and isinstance(game.doc[event.unit], Demon)):
        return False
    count_defeat(game)
    return True


def campaign_battle_on_death_2(game: State, bearer: int, event: rules_death.DeathEvent) -> bool:
    # content/knight_fall/rules/battles.yaml:122
    # while scenario.campaign_battle,
    # on any death where unit is a knight and size(active_knights()) = 0:
    if not (
        game.setting.campaign_battle
        and isinstance(game.doc[event.unit], Knight)
        and not rules_campaign.active_knights(game)
    ):
        return False
    lose_campaign(game)
    return True


def strength_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/rules/battles.yaml:227
    # before any damage where way = attack and attacker is not nothing and attacker is a knight:
    if not (
        event.way == "attack"
        and event.attacker >= 0
        and isinstance(game.doc[event.attacker], Knight)
    ):
        return False
    event.amount += game.piece_strength[event.attacker]
    game.piece_strength[event.attacker] = 0
    game.stamp += 1
    return True


# content/knight_fall/rules/battles.yaml:116
CAMPAIGN_BATTLE_ABILITIES = Abilities(
    triggers=(
        Trigger("death", "on", "", "knight_fall.campaign_battle:0", campaign_battle_on_death),
        Trigger("death", "on", "", "knight_fall.campaign_battle:1", campaign_battle_on_death_2),
    ),
    text="A battle is won when its demons are defeated, and lost when no knight is left.",
)

# content/knight_fall/rules/battles.yaml:223
STRENGTH_ABILITIES = Abilities(
    triggers=(Trigger("damage", "before", "", "knight_fall.strength:0", strength_before_damage),),
    text="A strengthened attack deals more damage.",
)

CONTENTS = Contents(
    laws={
        "knight_fall.campaign_battle": CAMPAIGN_BATTLE_ABILITIES,
        "knight_fall.strength": STRENGTH_ABILITIES,
    },
    actions=(
        Action(DRINK_ELIXIR_ACTION, ("free_action",), (), drink_elixir_options, take_drink_elixir),
        Action(USE_RELIC_ACTION, ("free_action",), (), use_relic_options, take_use_relic),
    ),
    phases={
        "end_of_battle_round": Phase((end_of_battle_round_step_1, end_of_battle_round_step_2), 0),
    },
)
