# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/actions_of_cards.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Contents,
    OneOf,
    Prompt,
    Trigger,
    YesNo,
    both,
    first_part,
    members,
    numbers,
)

from ..kinds import Ally, Boss, Character, Guardian, Monster
from ..state import State
from . import actions as rules_actions
from . import areas as rules_areas
from . import between_waves as rules_between_waves
from . import siege as rules_siege
from . import status as rules_status
from . import strikes as rules_strikes

ASK_1 = Prompt("choice", "How far does the area reach over the west edge?", ("number",))
ASK_2 = Prompt("choice", "How far does the area reach over the north edge?", ("number",))
ASK_3 = Prompt("choice", "Where does the area begin?", ("space",))
ASK_4 = Prompt("choice", "Which Boss?", ("piece",))
ASK_5 = Prompt("choice", "Which Foes?", ("piece",))
ASK_6 = Prompt("choice", "Through which space does the line run?", ("space",))
ASK_7 = OneOf("one of", "choose one", ("from north to south", "from west to east"))
ASK_8 = YesNo("may", "The Sword Golem walks to the Cave, the second Entrance?")
ASK_9 = Prompt("choice", "Which Route does the Sword Golem walk?", ("enum",))


def overhang(game: State, line: int, n: int) -> Sequence[int]:
    """How far an area n long may reach over the edge before this row or column."""
    # content/kings_armory/rules/actions_of_cards.yaml:51
    # query: overhang line n
    return numbers(0, n - 1) if line == 1 else (0,)


def _highest_1(game: State) -> int:
    x_of = game.board.x
    values = []
    for space in range(game.board.size):
        values.append(x_of[space])
    return max(values) if values else 0


def _highest_2(game: State) -> int:
    y_of = game.board.y
    values = []
    for space in range(game.board.size):
        values.append(y_of[space])
    return max(values) if values else 0


def _area_at_anew(game: State, corner: int, n: int, west: int, north: int) -> Sequence[int]:
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    right = _highest_1(game)
    bottom = _highest_2(game)
    across = min(n - west, right - game.board.x[corner] + 1)
    down = min(n - north, bottom - game.board.y[corner] + 1)
    return game.atlas().rectangle(corner, across, down)


def area_at(game: State, corner: int, n: int, west: int, north: int) -> Sequence[int]:
    """What lies on the map of an area of n by n from its top left space on, if so much of it lies beyond the edges."""
    # content/kings_armory/rules/actions_of_cards.yaml:59
    # query: area_at corner n west north
    _key = ("area_at", corner, n, north, west)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _area_at_anew, corner, n, west, north)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def can_be_removed(game: State, monster: int) -> bool:
    """`monster` is not immune to Removal."""
    # content/kings_armory/rules/actions_of_cards.yaml:85
    # query: can_be_removed monster
    return not rules_status.is_immune(game, monster, "removal")


def golem_lane(game: State, odd_side: bool) -> Sequence[int]:
    # content/kings_armory/rules/actions_of_cards.yaml:280
    # query: golem_lane odd_side
    if game.table_golem_cave:
        return game.tables.route_cave_odd if odd_side else game.tables.route_cave_even
    if game.table_golem_arrow == "red":
        return game.tables.route_red_odd if odd_side else game.tables.route_red_even
    return game.tables.route_yellow_odd if odd_side else game.tables.route_yellow_even


def gate_row(game: State) -> int:
    """How far the Gate is from the Entrance on its Route."""
    # content/kings_armory/rules/actions_of_cards.yaml:289
    # query: gate_row
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return max(len(golem_lane(game, True)), len(golem_lane(game, False))) - 2


def blow_horn(game: State, n: int, self_: int) -> None:
    """All Allies within `n` have +2 Hitroll for this Players' Round."""
    # content/kings_armory/rules/actions_of_cards.yaml:4
    # verb: blow_horn within n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    kings = game.board.kings
    places = game.place
    stepped = game.board.stepped
    if game.log is not None:
        game.tell("the War Horn sounds")
    _found = []
    for hearer in game.seen[Ally]:
        if hp_of[hearer] > 0 and (
            kings[places[hearer]][places[self_]] <= 1
            if n == 1
            else stepped[places[hearer]][places[self_]] <= n
        ):
            _found.append(hearer)
    for hearer in _found:
        game.last("hitroll", "add", 2, hearer, "players_round")
        game.last("special_hitroll", "add", 2, hearer, "players_round")


def counsel(game: State, ally: int) -> None:
    """`ally` has one Action more this Round."""
    # content/kings_armory/rules/actions_of_cards.yaml:13
    # verb: counsel ally
    if game.log is not None:
        game.tell(game.named("piece", ally), " gains an Action")
    game.piece_ap[ally] += 1
    game.stamp += 1


def phase_out(game: State, ally: int) -> None:
    """Let the attack miss."""
    # content/kings_armory/rules/actions_of_cards.yaml:19
    # verb: phase_out ally
    if game.log is not None:
        game.tell(game.named("piece", ally), " is not there")


def bite_and_slow(game: State, monster: int) -> None:
    """It takes 1 Melee Damage and gains 1 Slow."""
    # content/kings_armory/rules/actions_of_cards.yaml:27
    # verb: bite_and_slow monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_strikes.emit_deal(game, 1, "melee", monster)
    if game.over:
        return
    if not (
        "melee" in game.doc[monster].immune
        or game.doc[monster].immune_to_everything
        or game.doc[monster].indestructible
    ):
        rules_status.slow(game, 1, monster)


def _in_order_1(game: State, corner: int, west: int, north: int) -> Sequence[int]:
    hp_of = game.piece_hp
    places = game.place
    _area_at: Any = None
    ranked = []
    for struck in game.seen[Character]:
        if hp_of[struck] > 0 and places[struck] in (
            _area_at := area_at(game, corner, 4, west, north) if _area_at is None else _area_at
        ):
            ranked.append(((rules_areas.struck_last(game, struck),), struck))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def comet_falls(game: State, corner: int, n: int, burning: bool, player: int) -> None:
    """`n` Supernatural Damage is Dealt to everybody in an area of 4 by 4, and if `burning`, Foes in it gain 1 Burn."""
    # content/kings_armory/rules/actions_of_cards.yaml:34
    # verb: comet_falls at corner for n as burning
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if game.log is not None:
        game.tell("a comet falls")
    west = game.choose(player, ASK_1, numbers(0, 3) if game.board.x[corner] == 1 else (0,), NOTHING)
    if west != NOTHING:
        north = game.choose(
            player, ASK_2, numbers(0, 3) if game.board.y[corner] == 1 else (0,), NOTHING
        )
        if north != NOTHING:
            for struck in _in_order_1(game, corner, west, north):
                rules_strikes.emit_deal(game, n, "supernatural", struck)
                if game.over:
                    return
                if (
                    burning
                    and isinstance(docs[struck], Monster)
                    and not (
                        "supernatural" in docs[struck].immune
                        or docs[struck].immune_to_everything
                        or docs[struck].indestructible
                        or game.stat("immune_to_supernatural", struck)
                    )
                ):
                    rules_status.burn(game, 1, struck)


def heal_all(game: State, n: int) -> None:
    """Every Ally regains `n` Hit Points."""
    # content/kings_armory/rules/actions_of_cards.yaml:72
    # verb: heal_all n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for ally in rules_between_waves.all_allies(game):
        if isinstance(docs[ally], Ally):
            _found.append(ally)
    for ally in _found:
        rules_strikes.heal(game, n, ally)


def bless_all(game: State) -> None:
    """All Allies are Blessed."""
    # content/kings_armory/rules/actions_of_cards.yaml:79
    # verb: bless_all
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for ally in rules_between_waves.all_allies(game):
        if isinstance(docs[ally], Ally):
            _found.append(ally)
    for ally in _found:
        rules_status.bless(game, ally)


def remove_foe(game: State, monster: int) -> None:
    """It is removed."""
    # content/kings_armory/rules/actions_of_cards.yaml:92
    # verb: remove_foe monster
    if game.piece_hp[monster] > 0:
        rules_strikes.emit_defeat(game, monster)


def start_hail(game: State, n: int) -> None:
    """All Foes are slowed by `n` until the end of the next Foes' Round."""
    # content/kings_armory/rules/actions_of_cards.yaml:111
    # verb: start_hail n
    if game.log is not None:
        game.tell("hail falls")
    game.table_hail = n
    game.table_hail_until = game.table_round + 1
    game.stamp += 1


def hail_on_all(game: State) -> None:
    """Every Foe takes 1 Supernatural Damage."""
    # content/kings_armory/rules/actions_of_cards.yaml:121
    # verb: hail_on_all
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    _found = []
    for monster in game.seen[Monster]:
        if hp_of[monster] > 0:
            _found.append(monster)
    for monster in _found:
        rules_strikes.emit_deal(game, 1, "supernatural", monster)
        if game.over:
            return


def levy_soldier(game: State, player: int) -> None:
    """A level 1 Foot Soldier joins at once, beyond the limit, if there is a Token set left."""
    # content/kings_armory/rules/actions_of_cards.yaml:134
    # verb: levy_soldier for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _count = 0
    for h in game.table_hired:
        if h is game.program.definitions["kings_armory.foot_soldier"]:
            _count += 1
    if game.table_levied + _count >= 4:
        return
    game.table_levied += 1
    game.stamp += 1
    militia = game.create(
        game.program.definitions["kings_armory.foot_soldier"], game.zone_barracks, player
    )
    game.piece_recruit[militia] = len(game.table_hired) + game.table_levied
    game.stamp += 1
    rules_between_waves.take_station(game, militia)


def repair_gate(game: State, n: int) -> None:
    """The Castle Gate regains `n` Hit Points."""
    # content/kings_armory/rules/actions_of_cards.yaml:145
    # verb: repair_gate n
    regained = min(n, game.table_gate_max - game.table_gate)
    if regained < 1:
        return
    if game.log is not None:
        game.tell("the Castle Gate regains ", game.named("number", regained))
    game.table_gate = max(0, game.table_gate + regained)
    game.stamp += 1


def scatter_caltrops(game: State, corner: int, player: int) -> None:
    """Every Ground Foe in an area of 4 by 4 gains 1 Slow and 1 Bleed."""
    # content/kings_armory/rules/actions_of_cards.yaml:156
    # verb: scatter_caltrops at corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    docs = game.doc
    grounded_of = game.piece_grounded
    places = game.place
    west = game.choose(player, ASK_1, numbers(0, 3) if game.board.x[corner] == 1 else (0,), NOTHING)
    if west != NOTHING:
        north = game.choose(
            player, ASK_2, numbers(0, 3) if game.board.y[corner] == 1 else (0,), NOTHING
        )
        if north != NOTHING:
            _area_at: Any = None
            _found = []
            for hurt in game.seen[Monster]:
                if (
                    hp_of[hurt] > 0
                    and not (
                        docs[hurt].flying
                        and not (isinstance(docs[hurt], Monster) and grounded_of[hurt])
                    )
                    and places[hurt]
                    in (
                        _area_at := area_at(game, corner, 4, west, north)
                        if _area_at is None
                        else _area_at
                    )
                ):
                    _found.append(hurt)
            for hurt in _found:
                rules_status.slow(game, 1, hurt)
                rules_status.bleed(game, 1, hurt)


def blast(game: State, monster: int) -> None:
    """Siege Equipment is Destroyed if it can be, another Foe takes 8 Non-Resistible Damage."""
    # content/kings_armory/rules/actions_of_cards.yaml:169
    # verb: blast monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[monster].siege and not rules_status.is_immune(game, monster, "destruction"):
        rules_siege.destroy(game, monster)
    else:
        rules_strikes.emit_deal(game, 8, "non_resistible", monster)


def _in_order_2(game: State, corner: int, west: int, north: int) -> Sequence[int]:
    hp_of = game.piece_hp
    places = game.place
    _area_at: Any = None
    ranked = []
    for struck in game.seen[Character]:
        if hp_of[struck] > 0 and places[struck] in (
            _area_at := area_at(game, corner, 5, west, north) if _area_at is None else _area_at
        ):
            ranked.append(((rules_areas.struck_last(game, struck),), struck))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def bombard(game: State, player: int) -> None:
    """8 Melee Damage is Dealt to every Foe in an area of 5 by 5 and half of it to Allies."""
    # content/kings_armory/rules/actions_of_cards.yaml:179
    # verb: bombard
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    corner = game.choose(player, ASK_3, range(game.board.size), NOTHING)
    if corner >= 0:
        west = game.choose(
            player, ASK_1, numbers(0, 4) if game.board.x[corner] == 1 else (0,), NOTHING
        )
        if west != NOTHING:
            north = game.choose(
                player, ASK_2, numbers(0, 4) if game.board.y[corner] == 1 else (0,), NOTHING
            )
            if north != NOTHING:
                for struck in _in_order_2(game, corner, west, north):
                    rules_strikes.emit_deal(
                        game, 8 if isinstance(docs[struck], Monster) else 4, "melee", struck
                    )
                    if game.over:
                        return


def tornado_takes(game: State, n: int, player: int) -> None:
    """Up to `n` Foes are removed, and one of them may be a Boss with 20 Hit Points or fewer."""
    # content/kings_armory/rules/actions_of_cards.yaml:193
    # verb: tornado_takes n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    docs = game.doc
    _found = []
    for bosse in game.seen[Boss]:
        if (
            hp_of[bosse] > 0
            and hp_of[bosse] <= 20
            and not docs[bosse].immune_to_everything
            and not docs[bosse].indestructible
        ):
            _found.append(bosse)
    leaders = game.choose_some(player, ASK_4, _found, 0, 1)
    _found_2 = []
    for foe in game.seen[Monster]:
        if hp_of[foe] > 0 and not rules_status.is_immune(game, foe, "removal"):
            _found_2.append(foe)
    taken = game.choose_some(player, ASK_5, _found_2, 0, n - len(leaders))
    for m in taken:
        remove_foe(game, m)
        if game.over:
            return
    for m_2 in leaders:
        remove_foe(game, m_2)
        if game.over:
            return


def stop_time(game: State) -> None:
    """The Foes lose their next Round, but Bleed and Burn still count."""
    # content/kings_armory/rules/actions_of_cards.yaml:206
    # verb: stop_time
    game.table_time_stopped = True
    game.stamp += 1


def fire_sun_cannon(game: State, player: int) -> None:
    """A line 2 wide over the whole map Deals 10 Non-Resistible Damage to Foes, 15 to Bosses."""
    # content/kings_armory/rules/actions_of_cards.yaml:211
    # verb: fire_sun_cannon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    corner = game.choose(player, ASK_6, range(game.board.size), NOTHING)
    if corner >= 0:
        option = game.choose(player, ASK_7, range(2), 0)
        if option == 0:
            burn_column(game, corner)
        elif option == 1:
            burn_row(game, corner)


def burn_column(game: State, corner: int) -> None:
    """From north to south."""
    # content/kings_armory/rules/actions_of_cards.yaml:221
    # verb: burn_column at corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    x_of = game.board.x
    places = game.place
    _found = []
    for monster in game.seen[Monster]:
        if hp_of[monster] > 0 and x_of[places[monster]] in (x_of[corner], x_of[corner] + 1):
            _found.append(monster)
    for monster in _found:
        scorch(game, monster)
        if game.over:
            return


def burn_row(game: State, corner: int) -> None:
    """From west to east."""
    # content/kings_armory/rules/actions_of_cards.yaml:228
    # verb: burn_row at corner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    y_of = game.board.y
    places = game.place
    _found = []
    for monster in game.seen[Monster]:
        if hp_of[monster] > 0 and y_of[places[monster]] in (y_of[corner], y_of[corner] + 1):
            _found.append(monster)
    for monster in _found:
        scorch(game, monster)
        if game.over:
            return


def scorch(game: State, monster: int) -> None:
    # content/kings_armory/rules/actions_of_cards.yaml:235
    # verb: scorch monster
    rules_strikes.emit_deal(
        game, 15 if isinstance(game.doc[monster], Boss) else 10, "non_resistible", monster
    )


def raise_all(game: State) -> None:
    """Every Ally regains all Hit Points, and knocked-out Heroes revive with their Heal Rate."""
    # content/kings_armory/rules/actions_of_cards.yaml:239
    # verb: raise_all
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for ally in rules_between_waves.all_allies(game):
        if isinstance(docs[ally], Ally):
            _found.append(ally)
    for ally in _found:
        rise_again(game, ally)


def rise_again(game: State, ally: int) -> None:
    """It regains all Hit Points, or revives with its Heal Rate."""
    # content/kings_armory/rules/actions_of_cards.yaml:245
    # verb: rise_again ally
    if isinstance(game.doc[ally], Guardian):
        return
    game.piece_hp[ally] = (
        game.doc[ally].max_hp if game.piece_hp[ally] > 0 else game.doc[ally].heal_rate
    )
    game.stamp += 1


def snare_all(game: State, n: int) -> None:
    """All Foes stop where they are, whatever they are, in the next `n` Foes' Rounds."""
    # content/kings_armory/rules/actions_of_cards.yaml:252
    # verb: snare_all n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    snared_until_of = game.piece_snared_until
    _found = []
    for monster in game.seen[Monster]:
        if not docs[monster].immune_to_everything:
            _found.append(monster)
    for monster in _found:
        snared_until_of[monster] = game.table_round + n - (0 if game.table_mover < 0 else 1)
        game.stamp += 1


def wake_sword_golem(game: State, player: int) -> None:
    """The Sword Golem walks back along a Route, 8 spaces at the start of each Players' Round, and Deals 8 Non-Resistible Damage to every Foe that it passes in both lanes."""
    # content/kings_armory/rules/actions_of_cards.yaml:261
    # verb: wake_sword_golem
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_golem_cave = False
    game.stamp += 1
    if game.setting.cave:
        if game.may(player, ASK_8):
            send_golem_to_cave(game)
    if not game.table_golem_cave:
        colours: Sequence[str] = (
            ("red",)
            if list(game.tables.route_red_odd) == list(game.tables.route_yellow_odd)
            else ("red", "yellow")
        )
        colour = game.choose(player, ASK_9, colours, "")
        if colour != "":
            game.table_golem_arrow = colour
            game.stamp += 1
    game.table_golem = max(len(golem_lane(game, True)), len(golem_lane(game, False))) - 2
    game.stamp += 1


def send_golem_to_cave(game: State) -> None:
    """The Sword Golem walks to the Cave, the second Entrance."""
    # content/kings_armory/rules/actions_of_cards.yaml:275
    # verb: send_golem_to_cave
    game.table_golem_cave = True
    game.stamp += 1


def walk_golem(game: State) -> None:
    """The Sword Golem walks 8 spaces back along its Route; the row it sets out from is cut down first."""
    # content/kings_armory/rules/actions_of_cards.yaml:295
    # verb: walk_golem
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.table_golem == max(len(golem_lane(game, True)), len(golem_lane(game, False))) - 2:
        cut_row(game)
        if game.over:
            return
    for _ in range(8):
        if game.table_golem > 0:
            game.table_golem -= 1
            game.stamp += 1
            cut_row(game)
            if game.over:
                return


def cut_row(game: State) -> None:
    """The Sword Golem cuts down every Foe beside it in both lanes."""
    # content/kings_armory/rules/actions_of_cards.yaml:306
    # verb: cut_row
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    places = game.place
    field_terrain = game.tables.field_terrain
    row: Sequence[int] = both(
        golem_lane(game, True)[game.table_golem :][:1],
        golem_lane(game, False)[game.table_golem :][:1],
    )
    row_set = members(row)
    _found = []
    for monster in game.seen[Monster]:
        if (
            hp_of[monster] > 0
            and places[monster] in row_set
            and (
                field_terrain[places[monster]] == "path" or field_terrain[places[monster]] == "gate"
            )
        ):
            _found.append(monster)
    for monster in _found:
        rules_strikes.emit_deal(game, 8, "non_resistible", monster)
        if game.over:
            return


def what_cards_leave_behind_on_players_begin(
    game: State, bearer: int, event: rules_actions.PlayersBeginEvent
) -> bool:
    # content/kings_armory/rules/actions_of_cards.yaml:131
    # on any players_begin where game.hail_until <= game.round: game.hail = 0
    if game.table_hail_until > game.table_round:
        return False
    game.table_hail = 0
    game.stamp += 1
    return True


def what_cards_leave_behind_on_players_begin_2(
    game: State, bearer: int, event: rules_actions.PlayersBeginEvent
) -> bool:
    # content/kings_armory/rules/actions_of_cards.yaml:132
    # on any players_begin where game.golem > 0: walk_golem
    if game.table_golem <= 0:
        return False
    walk_golem(game)
    return True


# content/kings_armory/rules/actions_of_cards.yaml:127
WHAT_CARDS_LEAVE_BEHIND_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "players_begin",
            "on",
            "",
            "kings_armory.what_cards_leave_behind:0",
            what_cards_leave_behind_on_players_begin,
        ),
        Trigger(
            "players_begin",
            "on",
            "",
            "kings_armory.what_cards_leave_behind:1",
            what_cards_leave_behind_on_players_begin_2,
        ),
    ),
    text="A Hail Storm is over when the next Foes' Round is; the Sword Golem walks on when a Players' Round begins.",
)

CONTENTS = Contents(
    laws={"kings_armory.what_cards_leave_behind": WHAT_CARDS_LEAVE_BEHIND_ABILITIES}
)
