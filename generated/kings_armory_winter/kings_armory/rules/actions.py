# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/actions.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generated.kings_armory_winter.state import State
from interpreter.api import (
    NOTHING,
    Abilities,
    Action,
    ActionInfo,
    Contents,
    Modifier,
    Occurrence,
    OneOf,
    Prompt,
    Trigger,
    both,
    first_of,
    last_of,
    position,
)
import generated.kings_armory_winter.kinds as kinds
import generated.kings_armory_winter.kings_armory.rules.between_waves as kings_armory_rules_between_waves
import generated.kings_armory_winter.kings_armory.rules.coming_and_going as kings_armory_rules_coming_and_going
import generated.kings_armory_winter.kings_armory.rules.duties as kings_armory_rules_duties
import generated.kings_armory_winter.kings_armory.rules.monsters_turn as kings_armory_rules_monsters_turn
import generated.kings_armory_winter.kings_armory.rules.range_ as kings_armory_rules_range_
import generated.kings_armory_winter.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_winter.kings_armory.rules.strikes as kings_armory_rules_strikes
import generated.kings_armory_winter.kings_armory.rules.tanking as kings_armory_rules_tanking
import generated.kings_armory_winter.kings_armory.rules.three_stars as kings_armory_rules_three_stars
import generated.kings_armory_winter.kings_armory.rules.towers as kings_armory_rules_towers
import generated.kings_armory_winter.kings_armory.rules.waves as kings_armory_rules_waves


class PlayersBeginEvent(Occurrence):
    def __init__(self) -> None:
        super().__init__("players_begin")


class DieRolledWindow(Occurrence):
    def __init__(self, natural: int) -> None:
        super().__init__("die_rolled")
        self.natural = natural


ASK_1 = OneOf(
    "one of",
    "choose one",
    (
        "reveal a Monster of the next Wave",
        "reveal the top Reward Card",
        "reveal the top Equipment Card",
        "reveal the top Reinforcement Card",
    ),
)
TIME_RIFT_ACTION: ActionInfo = ActionInfo(
    "time_rift",
    "{hireable} opens a Time Rift: the die is rolled again",
    ("hireable",),
    ("piece",),
)


def emit_players_begin(game: State) -> None:
    # content/kings_armory/rules/actions.yaml:240
    # event: players_begin
    event = PlayersBeginEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def has_ready_ap(game: State, n: int, self_: int) -> bool:
    # content/kings_armory/rules/actions.yaml:5
    # query: has_ready_ap n
    return (
        game.piece_hp[self_] > 0
        and game.piece_ap[self_] >= n
        and game.table_acting >= 0
        and (game.table_acting == self_ or not game.piece_acted[self_])
        and kings_armory_rules_duties.spares_duty(game, self_, n)
    )


def primary(game: State, attack: Any, ally: int) -> bool:
    # content/kings_armory/rules/actions.yaml:42
    # query: primary attack ally
    return attack.primary or attack == first_of(game.doc[ally].attacks, None)


def can_guard(game: State, guard_: int, target: int, attacker: int) -> bool:
    # content/kings_armory/rules/actions.yaml:57
    # query: can_guard guard target attacker
    game.spend(10)
    return (
        isinstance(game.doc[attacker], kinds.Monster)
        and isinstance(game.doc[target], kinds.Ally)
        and target != guard_
        and game.piece_hp[guard_] > 0
        and kings_armory_rules_range_.adjacent(game, target, guard_)
        and kings_armory_rules_coming_and_going.has_player(game, guard_)
    )


def _any_1(game: State, ally: int, s: int) -> bool:
    hp_of = game.piece_hp
    owners = game.owner
    docs = game.doc
    places = game.place
    for hero in game.of_kind(kinds.Hero):
        if (
            hp_of[hero] > 0
            and owners[hero] == owners[ally]
            and (
                docs[hero] == game.program.definitions["kings_armory.felicity"]
                and not kings_armory_rules_range_.within(game, places[hero], 5, s)
            )
        ):
            return True
    return False


def _any_2(game: State, ally: int, s: int) -> bool:
    owners = game.owner
    places = game.place
    for guardian in game.of_kind(kinds.Guardian):
        if (
            owners[guardian] == owners[ally]
            and not kings_armory_rules_range_.within(game, places[guardian], 5, s)
        ):
            return True
    return False


def apart_too_far(game: State, ally: int, s: int) -> bool:
    # content/kings_armory/rules/actions.yaml:106
    # query: apart_too_far ally s
    game.spend(10)
    if isinstance(game.doc[ally], kinds.Guardian):
        return _any_1(game, ally, s)
    if game.doc[ally] == game.program.definitions["kings_armory.felicity"]:
        return _any_2(game, ally, s)
    return False


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for ally_2 in game.contents[s]:
        if isinstance(docs[ally_2], kinds.Ally):
            return False
    return True


def valid_arrival(game: State, ally: int, s: int) -> bool:
    # content/kings_armory/rules/actions.yaml:139
    # query: valid_arrival ally s
    game.spend(10)
    return (
        (
            game.board.columns["terrain"][s] in (
                "open_terrain",
                "path",
                "gate",
            ) and game.space_tower[s] < 0
            or game.space_tower[s] >= 0
        )
        and _no_1(game, s)
        and kings_armory_rules_towers.welcome(game, ally, s)
        and not apart_too_far(game, ally, s)
    )


def spaces_back(game: State, monster: int, n: int) -> Sequence[int]:
    # content/kings_armory/rules/actions.yaml:159
    # query: spaces_back monster n
    game.spend(100)
    way: Sequence[int] = game.board.routes[kings_armory_rules_monsters_turn.route_of(game, monster)]
    here = position(way, game.place[monster])
    return [
        s
        for s in way
        if (
            (
                game.board.columns["terrain"][s] == "path"
                or game.board.columns["terrain"][s] == "gate"
            )
            and position(way, s) < here
            and position(way, s) >= here - n
            and kings_armory_rules_tanking.room_for(game, monster, s)
        )
    ]


def has_room_behind(game: State, monster: int, n: int) -> bool:
    # content/kings_armory/rules/actions.yaml:170
    # query: has_room_behind monster n
    return len(spaces_back(game, monster, n)) > 0


def can_be_moved(game: State, monster: int) -> bool:
    # content/kings_armory/rules/actions.yaml:189
    # query: can_be_moved monster
    game.spend(10)
    return (
        game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], kinds.Boss)
        and not kings_armory_rules_strikes.immune_to_type(game, monster, "supernatural")
    )


def can_cage(game: State, ally: int, monster: int) -> bool:
    # content/kings_armory/rules/actions.yaml:259
    # query: can_cage ally monster
    game.spend(10)
    if (
        len(game.piece_tanking[ally]) >= game.stat("tank", ally)
        or monster in game.piece_tanking[ally]
        or not can_be_moved(game, monster)
    ):
        return False
    return (
        not game.doc[monster].untankable
        and not game.doc[monster].siege
        and not game.doc[monster].unstoppable
        and kings_armory_rules_tanking.room_for(game, monster, game.place[monster])
    )


def can_rift(game: State, hireable: int) -> bool:
    # content/kings_armory/rules/actions.yaml:268
    # query: can_rift hireable
    return (
        game.doc[hireable] == game.program.definitions["kings_armory.psionicist"]
        and game.piece_level[hireable] == 3
        and not game.piece_rifted[hireable]
        and game.piece_hp[hireable] > 0
    )


def can_foresee_monster(game: State) -> bool:
    # content/kings_armory/rules/actions.yaml:300
    # query: can_foresee_monster
    game.spend(10)
    return (
        game.options["gauntlet"] == 0
        and game.table_wave_number > 0
        and game.table_wave_number < game.table_last_wave
        and len(game.contents[game.zone_queue]) < foes_of(
            game,
            kings_armory_rules_between_waves.wave_of(game, game.table_wave_number + 1),
        )
        and len(game.contents[game.zone_pile]) > 0
    )


def foes_of(game: State, wave: Any) -> int:
    # content/kings_armory/rules/actions.yaml:308
    # query: foes_of wave
    return max(
        1,
        wave.foes + kings_armory_rules_waves.scaling(game).additional_monsters + (
            2 if game.options["ettin"] else 0
        ),
    )


def pay_ready_ap(game: State, n: int, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:15
    # verb: pay_ready_ap n
    game.piece_ap[self_] = max(0, game.piece_ap[self_] - n)


def roll_special(game: State, hitroll: int, target: int, ally: int) -> None:
    # content/kings_armory/rules/actions.yaml:26
    # verb: roll_special hitroll on target for ally
    game.spend(10)
    natural = game.rng.roll(20)
    opened = open_die_rolled(game, natural)
    natural = opened.natural
    if game.over:
        return
    game.table_succeeded = kings_armory_rules_three_stars.cannot_miss(game, ally) or natural > 1 and natural + hitroll + game.stat(
        "special_hitroll",
        ally,
    ) >= game.stat("dodge", target)
    if not game.table_succeeded:
        if game.log is not None:
            game.tell(game.named("piece", ally), " fails")


def guard(game: State, target: int, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:65
    # verb: guard target by self
    if game.log is not None:
        game.tell(game.named("piece", self_), " guards ", game.named("piece", target))


def send_wolf(game: State, target: int, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:74
    # verb: send_wolf to target
    game.spend(10)
    if game.log is not None:
        game.tell("Fáelán runs at ", game.named("piece", target))
    roll_special(game, 7, target, self_)
    if game.over:
        return
    if game.table_succeeded:
        kings_armory_rules_strikes.emit_deal(game, 1, "melee", target)
        if game.over:
            return
        if not kings_armory_rules_strikes.immune_to_type(game, target, "melee"):
            kings_armory_rules_status.slow(game, 1, target)


def _any_3(game: State) -> bool:
    docs = game.doc
    wearer_of = game.piece_wearer
    for equipment in game.of_kind(kinds.Equipment):
        if (
            docs[equipment] == game.program.definitions["kings_armory.aether_lantern"]
            and wearer_of[equipment] >= 0
            and docs[wearer_of[equipment]] == game.program.definitions["kings_armory.felicity"]
        ):
            return True
    return False


def summon_guardian(game: State, s: int, player: int) -> None:
    # content/kings_armory/rules/actions.yaml:92
    # verb: summon_guardian at s for player
    game.spend(100)
    hp_of = game.piece_hp
    if game.log is not None:
        game.tell("the Guardian appears")
    for guardian in game.of_kind(kinds.Guardian):
        game.put(guardian, NOTHING)
    guardian = game.create(game.program.definitions["kings_armory.felicitys_guardian"], s, player)
    game.piece_ap[guardian] = max(0, 0)
    kings_armory_rules_towers.take_slot(game, guardian)
    if _any_3(game):
        hp_of[guardian] = max(0, hp_of[guardian] + 5)


def enchant(game: State, ally: int) -> None:
    # content/kings_armory/rules/actions.yaml:124
    # verb: enchant ally
    if game.log is not None:
        game.tell(game.named("piece", ally), "'s weapon is enchanted")
    game.piece_enchanted[ally] = True


def ground(game: State, target: int) -> None:
    # content/kings_armory/rules/actions.yaml:130
    # verb: ground target
    if game.log is not None:
        game.tell(game.named("piece", target), " is drawn to the ground")
    game.piece_grounded[target] = True


def teleport(game: State, ally: int, s: int) -> None:
    # content/kings_armory/rules/actions.yaml:147
    # verb: teleport ally to s
    game.spend(10)
    if not valid_arrival(game, ally, s):
        return
    if game.log is not None:
        game.tell(game.named("piece", ally), " is teleported to ", game.named("space", s))
    game.put(ally, s)
    kings_armory_rules_towers.take_slot(game, ally)
    kings_armory_rules_tanking.end_lost_tanks(game)


def send_back(game: State, monster: int, s: int) -> None:
    # content/kings_armory/rules/actions.yaml:178
    # verb: send_back monster to s
    game.spend(10)
    if (
        game.doc[monster].immune_to_everything
        or not kings_armory_rules_tanking.room_for(game, monster, s)
    ):
        return
    if game.log is not None:
        game.tell(game.named("piece", monster), " is teleported to ", game.named("space", s))
    game.put(monster, s)
    kings_armory_rules_tanking.end_lost_tanks(game)


def hurl(game: State, monster: int, n: int, hitroll: int, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:196
    # verb: hurl monster by n for hitroll
    game.spend(100)
    if game.log is not None:
        game.tell(game.named("piece", self_), " reaches for ", game.named("piece", monster))
    roll_special(game, hitroll, monster, self_)
    if game.over:
        return
    if not game.table_succeeded:
        return
    s = game.choose(
        game.owner[self_],
        Prompt(
            "choice",
            "".join(("Where does ", game.show("piece", monster), " go back to?",)),
            ("space",),
        ),
        spaces_back(game, monster, n),
        NOTHING,
    )
    if s >= 0:
        send_back(game, monster, s)


def turn_on(game: State, ally: int) -> None:
    # content/kings_armory/rules/actions.yaml:209
    # verb: turn_on ally
    game.piece_turned_on[ally] = True


def end_what_lasts(game: State) -> None:
    # content/kings_armory/rules/actions.yaml:215
    # verb: end_what_lasts
    game.spend(100)
    turned_on_of = game.piece_turned_on
    enchanted_of = game.piece_enchanted
    tanking_of = game.piece_tanking
    caged_of = game.piece_caged
    rifted_of = game.piece_rifted
    for guardian in game.of_kind(kinds.Guardian):
        game.put(guardian, NOTHING)
    for ally in game.of_kind(kinds.Ally):
        turned_on_of[ally] = False
        enchanted_of[ally] = False
        tanking_of[ally] = tuple(())
        caged_of[ally] = tuple(())
    for hireable in game.of_kind(kinds.Hireable):
        rifted_of[hireable] = False
    if game.table_hail_until > game.table_round:
        game.table_hail_until = 1
    else:
        game.table_hail = 0


def turn_shroud(game: State, ally: int) -> None:
    # content/kings_armory/rules/actions.yaml:231
    # verb: turn_shroud ally
    if game.log is not None:
        game.tell(game.named("piece", ally), "'s Lightning Shroud flickers")
    game.piece_turned_on[ally] = not game.piece_turned_on[ally]
    game.piece_on_for[ally] = 0


def mind_cage(game: State, monster: int, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:247
    # verb: mind_cage monster
    game.spend(100)
    caged_of = game.piece_caged
    if game.log is not None:
        game.tell(
            game.named("piece", self_),
            " reaches for the mind of ",
            game.named("piece", monster),
        )
    roll_special(game, 3 + 2 * game.piece_level[self_], monster, self_)
    if game.over:
        return
    if game.table_succeeded:
        caged_of[self_] = tuple(both(caged_of[self_], (monster,)))
        kings_armory_rules_tanking.start_tanking(game, monster, self_)


def foresee(game: State, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:314
    # verb: foresee
    game.spend(10)
    option = game.choose(game.owner[self_], ASK_1, range(4), 0)
    if option == 0:
        foresee_monster(game)
    elif option == 1:
        show_reward(game)
    elif option == 2:
        show_equipment(game)
    elif option == 3:
        show_reinforcement(game)


def foresee_monster(game: State) -> None:
    # content/kings_armory/rules/actions.yaml:326
    # verb: foresee_monster
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    if not can_foresee_monster(game):
        return
    net = game.rng.roll(12) + kings_armory_rules_waves.roll_modifier(game)
    coming = kings_armory_rules_between_waves.wave_of(game, game.table_wave_number + 1)
    level = coming.levels[min(12, max(1, net)) - 1]
    missing = kings_armory_rules_between_waves.bar_for(game, coming.number) - len(
        [
            monster
            for monster in contents_of[game.zone_queue]
            if (
                isinstance(docs[monster], kinds.Monster)
                and docs[monster].level == last_of(coming.levels, NOTHING)
            )
        ],
    )
    if missing > foes_of(game, coming) - len(contents_of[game.zone_queue]) - 1:
        level = last_of(coming.levels, NOTHING)
    monster = game.pick(kings_armory_rules_waves.candidates(game, level), NOTHING)
    game.piece_foreseen[monster] = net
    game.bury(monster, game.zone_queue)
    if game.log is not None:
        game.tell(game.named("piece", monster), " waits for the next Wave")


def show_reward(game: State) -> None:
    # content/kings_armory/rules/actions.yaml:343
    # verb: show_reward
    game.spend(10)
    if game.table_reward_shown or len(game.contents[game.zone_reward_deck]) == 0:
        return
    game.table_reward_shown = True
    card = game.top(game.zone_reward_deck)
    if game.log is not None:
        game.tell(game.named("piece", card), " lies on top")


def show_equipment(game: State) -> None:
    # content/kings_armory/rules/actions.yaml:353
    # verb: show_equipment
    game.spend(10)
    if game.table_equipment_shown or len(game.contents[game.zone_equipment_deck]) == 0:
        return
    game.table_equipment_shown = True
    card = game.top(game.zone_equipment_deck)
    if game.log is not None:
        game.tell(game.named("piece", card), " lies on top")


def show_reinforcement(game: State) -> None:
    # content/kings_armory/rules/actions.yaml:363
    # verb: show_reinforcement
    game.spend(10)
    if game.table_reinforcement_shown or len(game.contents[game.zone_reinforcement_deck]) == 0:
        return
    game.table_reinforcement_shown = True
    card = game.top(game.zone_reinforcement_deck)
    if game.log is not None:
        game.tell(game.named("piece", card), " lies on top")


def time_rift_options(game: State, player: int, event: DieRolledWindow) -> list[Any]:
    # content/kings_armory/rules/actions.yaml:273
    # action: time_rift by hireable
    owners = game.owner
    return [
        hireable
        for hireable in game.of_kind(kinds.Hireable)
        if owners[hireable] == player and can_rift(game, hireable)
    ]


def take_time_rift(game: State, player: int, event: DieRolledWindow, hireable: int) -> None:
    # content/kings_armory/rules/actions.yaml:273
    if game.log is not None:
        game.tell(game.named("piece", hireable), " opens a Time Rift")
    game.piece_rifted[hireable] = True
    event.natural = game.rng.roll(20)


def _any_4(game: State, p: int) -> bool:
    owners = game.owner
    for hireable in game.of_kind(kinds.Hireable):
        if owners[hireable] == p and can_rift(game, hireable):
            return True
    return False


def open_die_rolled(game: State, natural: int) -> DieRolledWindow:
    # content/kings_armory/rules/actions.yaml:21
    # window: die_rolled of natural
    away_of = game.player_away
    event = DieRolledWindow(natural)
    game.program.open(
        game,
        "die_rolled",
        [p for p in range(game.players) if not away_of[p] and _any_4(game, p)],
        (event,),
    )
    return event


def primary_attacks_changes_damage(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/rules/actions.yaml:53
    # while it is an ally and primary(attack, it): +it.primary_damage damage
    return True and (isinstance(game.doc[target], kinds.Ally) and primary(game, game.about, target))


def primary_attacks_amount_of_damage(game: State, bearer: int, target: int) -> int:
    # content/kings_armory/rules/actions.yaml:53
    # while it is an ally and primary(attack, it): +it.primary_damage damage
    return game.stat("primary_damage", target)


def enchanted_weapons_on_hit(
    game: State,
    bearer: int,
    event: kings_armory_rules_strikes.HitEvent,
) -> bool:
    # content/kings_armory/rules/actions.yaml:122
    # on any hit where attacker is an ally and attacker.enchanted and target is standing: emit de...
    if not (
        isinstance(game.doc[event.attacker], kinds.Ally)
        and game.piece_enchanted[event.attacker]
        and game.piece_hp[event.target] > 0
    ):
        return False
    kings_armory_rules_strikes.emit_deal(game, 2, "supernatural", event.target)
    if game.over:
        return True
    return True


# content/kings_armory/rules/actions.yaml:49
PRIMARY_ATTACKS_ABILITIES = Abilities(
    modifiers=(
        Modifier(
            "damage",
            "add",
            primary_attacks_changes_damage,
            0,
            primary_attacks_amount_of_damage,
        ),
    ),
    text="While it is an ally and the attack is a Primary Attack of that Ally: +its Damage with Primary Attacks Damage.",
)

# content/kings_armory/rules/actions.yaml:119
ENCHANTED_WEAPONS_ABILITIES = Abilities(
    triggers=(
        Trigger("hit", "on", "", "kings_armory.enchanted_weapons:0", enchanted_weapons_on_hit),
    ),
    text="On any hit if the attacker is an ally and the attacker is enchanted and the target is standing: deal 2 of supernatural to target.",
)

CONTENTS: Contents = Contents(
    laws={
        "kings_armory.primary_attacks": PRIMARY_ATTACKS_ABILITIES,
        "kings_armory.enchanted_weapons": ENCHANTED_WEAPONS_ABILITIES,
    },
    actions=(
        Action(
            TIME_RIFT_ACTION,
            ("die_rolled",),
            (("natural", "number"),),
            time_rift_options,
            take_time_rift,
        ),
    ),
)
