# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/actions.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
    members,
    part,
    position,
    those_true,
)

from ..kinds import Ally, Boss, Equipment, Guardian, Hero, Hireable, Monster, Reinforcement, Reward
from ..state import State
from . import between_waves as rules_between_waves
from . import cards as rules_cards
from . import duties as rules_duties
from . import gauntlet as rules_gauntlet
from . import monsters_turn as rules_monsters_turn
from . import range_ as rules_range_
from . import status as rules_status
from . import strikes as rules_strikes
from . import tanking as rules_tanking
from . import towers as rules_towers
from . import waves as rules_waves


class CallingEvent(Occurrence):
    EVENT = "calling"

    def __init__(self, guardian: int) -> None:
        self.guardian = guardian


class PlayersBeginEvent(Occurrence):
    EVENT = "players_begin"


class DieRolledWindow(Occurrence):
    EVENT = "die_rolled"

    def __init__(self, natural: int) -> None:
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

TIME_RIFT_ACTION = ActionInfo(
    "time_rift", "{hireable} opens a Time Rift: the die is rolled again", ("hireable",), ("piece",)
)


def emit_calling(game: State, guardian: int) -> None:
    """`guardian` appears."""
    # content/kings_armory/rules/actions.yaml:114
    # event: calling of guardian
    event = CallingEvent(guardian)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_players_begin(game: State) -> None:
    """Start of a Players' Round."""
    # content/kings_armory/rules/actions.yaml:317
    # event: players_begin
    event = PlayersBeginEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def has_ready_ap(game: State, n: int, self_: int) -> bool:
    """It can pay n Action Points in this Players' Round, and its own Turn is not over."""
    # content/kings_armory/rules/actions.yaml:5
    # query: has_ready_ap n
    return (
        game.piece_hp[self_] > 0
        and game.piece_ap[self_] >= n
        and game.table_acting >= 0
        and (game.table_acting == self_ or not game.piece_acted[self_])
        and rules_duties.spares_duty(game, self_, n)
    )


def primary(game: State, attack: Any, ally: int) -> bool:
    """The attack is a Primary Attack of that Ally."""
    # content/kings_armory/rules/actions.yaml:44
    # query: primary attack ally
    return attack.primary or attack is first_of(game.doc[ally].attacks, None)


def can_guard(game: State, guard_: int, target: int, attacker: int) -> bool:
    """A Foe has hit another Ally beside `guard`."""
    # content/kings_armory/rules/actions.yaml:59
    # query: can_guard guard target attacker
    return (
        isinstance(game.doc[attacker], Monster)
        and isinstance(game.doc[target], Ally)
        and target != guard_
        and game.piece_hp[guard_] > 0
        and rules_range_.adjacent(game, target, guard_)
        and (game.owner[guard_] < 0 or not game.player_away[game.owner[guard_]])
    )


def _any_1(game: State, target: int) -> bool:
    for guardian in game.seen[Guardian]:
        if rules_range_.adjacent(game, guardian, target):
            return True
    return False


def is_shielded(game: State, target: int) -> bool:
    """`target` is Felicity, and the Guardian is beside her."""
    # content/kings_armory/rules/actions.yaml:144
    # query: is_shielded target
    return game.doc[target] == game.program.definitions["kings_armory.felicity"] and _any_1(
        game, target
    )


def _any_2(game: State, ally: int, s: int) -> bool:
    hp_of = game.piece_hp
    owners = game.owner
    docs = game.doc
    stepped = game.board.stepped
    places = game.place
    for hero in game.seen[Hero]:
        if (
            hp_of[hero] > 0
            and owners[hero] == owners[ally]
            and docs[hero] == game.program.definitions["kings_armory.felicity"]
            and stepped[places[hero]][s] > 5
        ):
            return True
    return False


def _any_3(game: State, ally: int, s: int) -> bool:
    owners = game.owner
    stepped = game.board.stepped
    places = game.place
    _owner = owners[ally]
    for guardian in game.seen[Guardian]:
        if owners[guardian] == _owner and stepped[places[guardian]][s] > 5:
            return True
    return False


def apart_too_far(game: State, ally: int, s: int) -> bool:
    """Felicity and her Guardian would be more than 5 spaces apart."""
    # content/kings_armory/rules/actions.yaml:152
    # query: apart_too_far ally s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[ally], Guardian):
        return _any_2(game, ally, s)
    if game.doc[ally] == game.program.definitions["kings_armory.felicity"]:
        return _any_3(game, ally, s)
    return False


def can_be_enchanted(game: State, ally: int) -> bool:
    """`ally` has an attack with a Hitroll."""
    # content/kings_armory/rules/actions.yaml:173
    # query: can_be_enchanted ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    level_of = game.piece_level
    for attack in rules_cards.attacks_of(game, ally):
        if attack.aim == "rolled" and attack.level <= level_of[ally]:
            return True
    return False


def valid_arrival(game: State, ally: int, s: int) -> bool:
    """`ally` can arrive and stay."""
    # content/kings_armory/rules/actions.yaml:195
    # query: valid_arrival ally s
    return len(arrivals(game, ally, (s,))) > 0


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for ally_2 in game.contents[s]:
        if isinstance(docs[ally_2], Ally):
            return False
    return True


def arrivals(game: State, ally: int, these: Sequence[int]) -> Sequence[int]:
    """Those of these spaces where `ally` can come and stay."""
    # content/kings_armory/rules/actions.yaml:204
    # query: arrivals ally in these
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    contents_of = game.contents
    free = not (isinstance(docs[ally], Hireable) or docs[ally].tower_bound)
    ground_: Sequence[int] = rules_towers.ground_for(game, ally)
    ground__set = members(ground_)
    _towers_for: Any = None
    found: Sequence[int] = [
        s
        for s in these
        if (where_terrain_is__open_terrain__path__gate[s] or tower_of[s] >= 0)
        and (not contents_of[s] or _no_1(game, s))
        and (
            tower_of[s]
            in (
                _towers_for := rules_towers.towers_for(game, ally)
                if _towers_for is None
                else _towers_for
            )
            if tower_of[s] >= 0
            else free or s in ground__set
        )
    ]
    if (
        isinstance(docs[ally], Guardian)
        or docs[ally] == game.program.definitions["kings_armory.felicity"]
    ):
        return [s for s in found if not apart_too_far(game, ally, s)]
    return found


def spaces_back(game: State, monster: int, n: int) -> Sequence[int]:
    """The spaces up to n back on its Route where a Monster can be put and stay."""
    # content/kings_armory/rules/actions.yaml:232
    # query: spaces_back monster n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    way: Sequence[int] = game.board.routes[rules_monsters_turn.route_of(game, monster)]
    here = position(way, game.place[monster])
    return [
        s
        for s in way
        if (_position := position(way, s)) < here
        and _position >= here - n
        and rules_tanking.room_for(game, monster, s)
    ]


def has_room_behind(game: State, monster: int, n: int) -> bool:
    """There is room for `monster` up to `n` spaces back on its Route."""
    # content/kings_armory/rules/actions.yaml:244
    # query: has_room_behind monster n
    return len(spaces_back(game, monster, n)) > 0


def can_be_moved(game: State, monster: int) -> bool:
    """A Supernatural action can take hold of `monster`, which is neither a Boss nor set free."""
    # content/kings_armory/rules/actions.yaml:263
    # query: can_be_moved monster
    return (
        game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not (
            "supernatural" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
            or game.stat("immune_to_supernatural", monster)
        )
        and not (game.table_let_go and not rules_tanking.can_be_hurt(game, monster))
    )


def in_mind_range(game: State, ally: int, monster: int) -> bool:
    """`monster` is within 5 of `ally`."""
    # content/kings_armory/rules/actions.yaml:336
    # query: in_mind_range ally monster
    return game.board.stepped[game.place[monster]][game.place[ally]] <= 5


def cageable(game: State, monster: int) -> bool:
    """A Mind Cage can take hold of `monster`."""
    # content/kings_armory/rules/actions.yaml:343
    # query: cageable monster
    return (
        game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not (
            "supernatural" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
            or game.stat("immune_to_supernatural", monster)
        )
        and not (game.table_let_go and not rules_tanking.can_be_hurt(game, monster))
        and not game.doc[monster].untankable
        and not game.doc[monster].siege
        and not game.doc[monster].unstoppable
    )


def specials_affect(game: State, ally: int, monster: int) -> bool:
    """A Psionicist of its level can do something to `monster`, wherever both are."""
    # content/kings_armory/rules/actions.yaml:352
    # query: specials_affect ally monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not (
            "supernatural" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
            or game.stat("immune_to_supernatural", monster)
        )
        and not (game.table_let_go and not rules_tanking.can_be_hurt(game, monster))
        and not game.doc[monster].untankable
        and not game.doc[monster].siege
        and not game.doc[monster].unstoppable
    ) or (
        game.piece_level[ally] >= 2
        and game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not (
            "supernatural" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
            or game.stat("immune_to_supernatural", monster)
        )
        and not (game.table_let_go and not rules_tanking.can_be_hurt(game, monster))
    )


def special_from(game: State, s: int, n: int, ally: int) -> bool:
    """Standing at s with n Action Points a Psionicist could cage a Foe or teleport one."""
    # content/kings_armory/rules/actions.yaml:359
    # query: special_from s with n by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stepped = game.board.stepped
    places = game.place
    tanking_of = game.piece_tanking
    hp_of = game.piece_hp
    docs = game.doc
    level_of = game.piece_level
    for prey in [prey for prey in game.seen[Monster] if stepped[places[prey]][s] <= 5]:
        if (
            n >= 1
            and len(tanking_of[ally]) < game.stat("tank", ally)
            and prey not in tanking_of[ally]
            and hp_of[prey] > 0
            and not isinstance(docs[prey], Boss)
            and not (
                "supernatural" in docs[prey].immune
                or docs[prey].immune_to_everything
                or docs[prey].indestructible
                or game.stat("immune_to_supernatural", prey)
            )
            and not (game.table_let_go and not rules_tanking.can_be_hurt(game, prey))
            and not docs[prey].untankable
            and not docs[prey].siege
            and not docs[prey].unstoppable
        ):
            return True
        if (
            n >= 2
            and level_of[ally] >= 2
            and hp_of[prey] > 0
            and not isinstance(docs[prey], Boss)
            and not (
                "supernatural" in docs[prey].immune
                or docs[prey].immune_to_everything
                or docs[prey].indestructible
                or game.stat("immune_to_supernatural", prey)
            )
            and not (game.table_let_go and not rules_tanking.can_be_hurt(game, prey))
            and spaces_back(game, prey, 8)
        ):
            return True
    return False


def can_cage(game: State, ally: int, monster: int) -> bool:
    """A Mind Cage can hold `monster`."""
    # content/kings_armory/rules/actions.yaml:372
    # query: can_cage ally monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        len(game.piece_tanking[ally]) >= game.stat("tank", ally)
        or monster in game.piece_tanking[ally]
    ):
        return False
    return (
        game.piece_hp[monster] > 0
        and not isinstance(game.doc[monster], Boss)
        and not (
            "supernatural" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
            or game.stat("immune_to_supernatural", monster)
        )
        and not (game.table_let_go and not rules_tanking.can_be_hurt(game, monster))
        and not game.doc[monster].untankable
        and not game.doc[monster].siege
        and not game.doc[monster].unstoppable
        and rules_tanking.room_for(game, monster, game.place[monster])
    )


def can_rift(game: State, hireable: int) -> bool:
    # content/kings_armory/rules/actions.yaml:381
    # query: can_rift hireable
    return (
        game.doc[hireable].rifts
        and game.piece_level[hireable] == 3
        and not game.piece_rifted[hireable]
        and game.piece_hp[hireable] > 0
    )


def can_foresee_monster(game: State) -> bool:
    """There is a next Wave, and not all of its Monsters are known."""
    # content/kings_armory/rules/actions.yaml:425
    # query: can_foresee_monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        game.options["gauntlet"] == 0
        and game.table_wave_number > 0
        and game.table_wave_number < game.table_last_wave
        and len(game.contents[game.zone_queue])
        < max(
            1,
            rules_between_waves.wave_of(game, game.table_wave_number + 1).foes
            + rules_waves.scaling(game).additional_monsters
            + (2 if game.options["ettin"] else 0),
        )
        and len(game.contents[game.zone_pile]) > 0
    )


def foes_of(game: State, wave: Any) -> int:
    # content/kings_armory/rules/actions.yaml:434
    # query: foes_of wave
    return max(
        1,
        wave.foes
        + rules_waves.scaling(game).additional_monsters
        + (2 if game.options["ettin"] else 0),
    )


def can_show_reward(game: State) -> bool:
    """There is a Reward Card that can be turned up."""
    # content/kings_armory/rules/actions.yaml:452
    # query: can_show_reward
    return not game.table_reward_shown and len(game.contents[game.zone_reward_deck]) > 0


def can_show_equipment(game: State) -> bool:
    """There is an Equipment Card that can be turned up."""
    # content/kings_armory/rules/actions.yaml:459
    # query: can_show_equipment
    return not game.table_equipment_shown and len(game.contents[game.zone_equipment_deck]) > 0


def can_show_reinforcement(game: State) -> bool:
    """There is a Reinforcement Card that can be turned up."""
    # content/kings_armory/rules/actions.yaml:466
    # query: can_show_reinforcement
    return (
        not game.table_reinforcement_shown and len(game.contents[game.zone_reinforcement_deck]) > 0
    )


def able_to_foresee(game: State) -> bool:
    # content/kings_armory/rules/actions.yaml:473
    # query: able_to_foresee
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        (
            game.options["gauntlet"] == 0
            and game.table_wave_number > 0
            and game.table_wave_number < game.table_last_wave
            and len(game.contents[game.zone_queue])
            < max(
                1,
                rules_between_waves.wave_of(game, game.table_wave_number + 1).foes
                + rules_waves.scaling(game).additional_monsters
                + (2 if game.options["ettin"] else 0),
            )
            and len(game.contents[game.zone_pile]) > 0
        )
        or (not game.table_reward_shown and len(game.contents[game.zone_reward_deck]) > 0)
        or (not game.table_equipment_shown and len(game.contents[game.zone_equipment_deck]) > 0)
        or (
            not game.table_reinforcement_shown
            and len(game.contents[game.zone_reinforcement_deck]) > 0
        )
    )


def pay_ready_ap(game: State, n: int, self_: int) -> None:
    # content/kings_armory/rules/actions.yaml:16
    # verb: pay_ready_ap n
    game.piece_ap[self_] = max(0, game.piece_ap[self_] - n)
    game.stamp += 1


def roll_special(game: State, hitroll: int, target: int, ally: int) -> None:
    """Roll with Hitroll +`hitroll`."""
    # content/kings_armory/rules/actions.yaml:27
    # verb: roll_special hitroll on target for ally
    natural = game.rng.roll(20)
    opened = open_die_rolled(game, natural)
    natural = opened.natural
    if game.over:
        return
    game.table_succeeded = (game.options["no_misses"] and isinstance(game.doc[ally], Ally)) or (
        natural > 1
        and natural + hitroll + game.stat("special_hitroll", ally) >= game.stat("dodge", target)
    )
    game.stamp += 1
    if not game.table_succeeded:
        if game.log is not None:
            game.tell(game.named("piece", ally), " fails")


def guard(game: State, target: int, self_: int) -> None:
    """Guard `target`."""
    # content/kings_armory/rules/actions.yaml:68
    # verb: guard target by self
    if game.log is not None:
        game.tell(game.named("piece", self_), " guards ", game.named("piece", target))


def send_wolf(game: State, target: int, self_: int) -> None:
    """Fáelán bites it with Hitroll +7 (1 Melee Damage and 1 Slow)."""
    # content/kings_armory/rules/actions.yaml:77
    # verb: send_wolf to target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell("Fáelán runs at ", game.named("piece", target))
    roll_special(game, 7, target, self_)
    if game.over:
        return
    if game.table_succeeded:
        rules_strikes.emit_deal(game, 1, "melee", target)
        if game.over:
            return
        if not (
            "melee" in game.doc[target].immune
            or game.doc[target].immune_to_everything
            or game.doc[target].indestructible
        ):
            rules_status.slow(game, 1, target)


def summon_guardian(game: State, s: int, player: int) -> None:
    """The Guardian appears there."""
    # content/kings_armory/rules/actions.yaml:100
    # verb: summon_guardian at s for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell("the Guardian appears")
    dismiss_guardians(game)
    guardian = game.create(game.program.definitions["kings_armory.felicitys_guardian"], s, player)
    game.piece_ap[guardian] = 0
    game.stamp += 1
    rules_towers.take_slot(game, guardian)
    emit_calling(game, guardian)


def strengthen(game: State, guardian: int, n: int) -> None:
    """`guardian` has `n` Hit Points more."""
    # content/kings_armory/rules/actions.yaml:120
    # verb: strengthen guardian by n
    game.piece_hp[guardian] = max(0, game.piece_hp[guardian] + n)
    game.stamp += 1


def dismiss_guardian(game: State, guardian: int) -> None:
    """The Guardian leaves."""
    # content/kings_armory/rules/actions.yaml:126
    # verb: dismiss_guardian guardian
    if game.log is not None:
        game.tell("the Guardian leaves")
    game.piece_hp[guardian] = 0
    game.stamp += 1
    game.put(guardian, game.zone_fallen)
    rules_tanking.end_lost_tanks(game)


def dismiss_guardians(game: State) -> None:
    """No Guardian is there any more, nor can one be brought back."""
    # content/kings_armory/rules/actions.yaml:136
    # verb: dismiss_guardians
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for guardian in game.seen[Guardian]:
        game.put(guardian, NOTHING)
    for guardian in [
        piece for piece in game.contents[game.zone_fallen] if isinstance(docs[piece], Guardian)
    ]:
        game.put(guardian, NOTHING)


def enchant(game: State, ally: int) -> None:
    """The next attack of `ally` also Deals 2 Supernatural Damage."""
    # content/kings_armory/rules/actions.yaml:180
    # verb: enchant ally
    if game.log is not None:
        game.tell(game.named("piece", ally), game.ending("piece", ally), " weapon is enchanted")
    game.piece_enchanted[ally] = True
    game.stamp += 1


def ground(game: State, target: int) -> None:
    """`target` counts as Ground Based until the next Players' Round."""
    # content/kings_armory/rules/actions.yaml:186
    # verb: ground target
    if game.log is not None:
        game.tell(game.named("piece", target), " is drawn to the ground")
    game.piece_grounded[target] = True
    game.stamp += 1


def teleport(game: State, ally: int, s: int) -> None:
    """`ally` goes there at once."""
    # content/kings_armory/rules/actions.yaml:220
    # verb: teleport ally to s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if len(arrivals(game, ally, (s,))) <= 0:
        return
    if game.log is not None:
        game.tell(game.named("piece", ally), " is teleported to ", game.named("space", s))
    game.put(ally, s)
    rules_towers.take_slot(game, ally)
    rules_tanking.end_lost_tanks(game)


def send_back(game: State, monster: int, s: int) -> None:
    """`monster` is teleported to `s`."""
    # content/kings_armory/rules/actions.yaml:252
    # verb: send_back monster to s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[monster].immune_to_everything or not rules_tanking.room_for(game, monster, s):
        return
    if game.log is not None:
        game.tell(game.named("piece", monster), " is teleported to ", game.named("space", s))
    game.put(monster, s)
    rules_tanking.end_lost_tanks(game)


def hurl(game: State, monster: int, n: int, hitroll: int, self_: int) -> None:
    """Roll against its Dodge and teleport it up to `n` spaces back on its Route."""
    # content/kings_armory/rules/actions.yaml:272
    # verb: hurl monster by n for hitroll
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", self_), " reaches for ", game.named("piece", monster))
    roll_special(game, hitroll, monster, self_)
    if game.over:
        return
    if not game.table_succeeded:
        return
    s = game.choose(
        game.owner[self_],
        Prompt("choice", ("Where does ", ("piece", monster), " go back to?"), ("space",)),
        spaces_back(game, monster, n),
        NOTHING,
    )
    if s >= 0:
        send_back(game, monster, s)


def turn_on(game: State, ally: int) -> None:
    """Turn it on until the Wave is over."""
    # content/kings_armory/rules/actions.yaml:285
    # verb: turn_on ally
    game.piece_turned_on[ally] = True
    game.stamp += 1


def end_what_lasts(game: State) -> None:
    """Tokens of Allies and what was turned on, held or summoned for the Wave end with it."""
    # content/kings_armory/rules/actions.yaml:291
    # verb: end_what_lasts
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    enchanted_of = game.piece_enchanted
    tanking_of = game.piece_tanking
    caged_of = game.piece_caged
    rifted_of = game.piece_rifted
    dismiss_guardians(game)
    for ally in game.seen[Ally]:
        rules_status.clear_status(game, ally)
        enchanted_of[ally] = False
        tanking_of[ally] = ()
        caged_of[ally] = ()
        game.stamp += 1
    for hireable in game.seen[Hireable]:
        rifted_of[hireable] = False
        game.stamp += 1
    game.table_let_go = False
    game.stamp += 1
    if game.table_hail_until > game.table_round:
        game.table_hail_until = 1
        game.stamp += 1
    else:
        game.table_hail = 0
        game.stamp += 1


def turn_shroud(game: State, ally: int) -> None:
    """The Lightning Shroud is turned on, or off again."""
    # content/kings_armory/rules/actions.yaml:308
    # verb: turn_shroud ally
    if game.log is not None:
        game.tell(
            game.named("piece", ally), game.ending("piece", ally), " Lightning Shroud flickers"
        )
    game.piece_turned_on[ally] = not game.piece_turned_on[ally]
    game.piece_on_for[ally] = 0
    game.stamp += 1


def mind_cage(game: State, monster: int, self_: int) -> None:
    """Roll with Hitroll +5 (+7, +9 at higher levels); `monster` is Tanked from afar."""
    # content/kings_armory/rules/actions.yaml:324
    # verb: mind_cage monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(
            game.named("piece", self_), " reaches for the mind of ", game.named("piece", monster)
        )
    roll_special(game, 3 + 2 * game.piece_level[self_], monster, self_)
    if game.over:
        return
    if game.table_succeeded:
        game.piece_caged[self_] = tuple(both(game.piece_caged[self_], (monster,)))
        game.stamp += 1
        rules_tanking.start_tanking(game, monster, self_)


def foresee(game: State, self_: int) -> None:
    """Reveal a Monster of the next Wave or the top card of a deck."""
    # content/kings_armory/rules/actions.yaml:440
    # verb: foresee
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    option = game.choose(
        game.owner[self_],
        ASK_1,
        those_true(
            game.options["gauntlet"] == 0
            and game.table_wave_number > 0
            and game.table_wave_number < game.table_last_wave
            and len(game.contents[game.zone_queue])
            < max(
                1,
                rules_between_waves.wave_of(game, game.table_wave_number + 1).foes
                + rules_waves.scaling(game).additional_monsters
                + (2 if game.options["ettin"] else 0),
            )
            and len(game.contents[game.zone_pile]) > 0,
            not game.table_reward_shown and len(game.contents[game.zone_reward_deck]) > 0,
            not game.table_equipment_shown and len(game.contents[game.zone_equipment_deck]) > 0,
            not game.table_reinforcement_shown
            and len(game.contents[game.zone_reinforcement_deck]) > 0,
        ),
        -1,
    )
    if option == 0:
        foresee_monster(game)
    elif option == 1:
        show_reward(game)
    elif option == 2:
        show_equipment(game)
    elif option == 3:
        show_reinforcement(game)


def foresee_monster(game: State) -> None:
    """Reveal a Monster of the next Wave."""
    # content/kings_armory/rules/actions.yaml:480
    # verb: foresee_monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if not (
        game.options["gauntlet"] == 0
        and game.table_wave_number > 0
        and game.table_wave_number < game.table_last_wave
        and len(contents_of[game.zone_queue])
        < max(
            1,
            rules_between_waves.wave_of(game, game.table_wave_number + 1).foes
            + rules_waves.scaling(game).additional_monsters
            + (2 if game.options["ettin"] else 0),
        )
        and contents_of[game.zone_pile]
    ):
        return
    net = game.rng.roll(12) + (
        rules_gauntlet.gauntlet_modifier(game)
        if game.options["gauntlet"] > 0
        else rules_waves.scaling(game).roll_modifier
    )
    coming = rules_between_waves.wave_of(game, game.table_wave_number + 1)
    level = part(coming.levels, min(12, max(1, net)) - 1)
    missing = rules_between_waves.bar_for(game, coming.number) - len(
        [
            monster
            for monster in contents_of[game.zone_queue]
            if isinstance(docs[monster], Monster)
            and docs[monster].level == last_of(coming.levels, NOTHING)
        ],
    )
    if (
        missing
        > max(
            1,
            coming.foes
            + rules_waves.scaling(game).additional_monsters
            + (2 if game.options["ettin"] else 0),
        )
        - len(contents_of[game.zone_queue])
        - 1
    ):
        level = last_of(coming.levels, NOTHING)
    monster = game.pick(rules_waves.candidates(game, level), NOTHING)
    game.piece_foreseen[monster] = net
    game.stamp += 1
    game.bury(monster, game.zone_queue)
    if game.log is not None:
        game.tell(game.named("piece", monster), " waits for the next Wave")


def show_reward(game: State) -> None:
    """Reveal the top Reward Card."""
    # content/kings_armory/rules/actions.yaml:499
    # verb: show_reward
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if not (not game.table_reward_shown and contents_of[game.zone_reward_deck]):
        return
    game.table_reward_shown = True
    game.stamp += 1
    game.table_reward_on_top = docs[
        last_of(
            [
                piece
                for piece in contents_of[game.zone_reward_deck]
                if isinstance(docs[piece], Reward)
            ],
            NOTHING,
        )
    ]
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("definition", game.table_reward_on_top), " lies on top")


def show_equipment(game: State) -> None:
    """Reveal the top Equipment Card."""
    # content/kings_armory/rules/actions.yaml:509
    # verb: show_equipment
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if not (not game.table_equipment_shown and contents_of[game.zone_equipment_deck]):
        return
    game.table_equipment_shown = True
    game.stamp += 1
    game.table_equipment_on_top = docs[
        last_of(
            [
                piece
                for piece in contents_of[game.zone_equipment_deck]
                if isinstance(docs[piece], Equipment)
            ],
            NOTHING,
        )
    ]
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("definition", game.table_equipment_on_top), " lies on top")


def show_reinforcement(game: State) -> None:
    """Reveal the top Reinforcement Card."""
    # content/kings_armory/rules/actions.yaml:519
    # verb: show_reinforcement
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if not (not game.table_reinforcement_shown and contents_of[game.zone_reinforcement_deck]):
        return
    game.table_reinforcement_shown = True
    game.stamp += 1
    game.table_reinforcement_on_top = docs[
        last_of(
            [
                piece
                for piece in contents_of[game.zone_reinforcement_deck]
                if isinstance(docs[piece], Reinforcement)
            ],
            NOTHING,
        )
    ]
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("definition", game.table_reinforcement_on_top), " lies on top")


def time_rift_options(game: State, player: int, event: DieRolledWindow) -> list[Any]:
    """`hireable` opens a Time Rift: the die is rolled again."""
    # content/kings_armory/rules/actions.yaml:386
    # action: time_rift by hireable
    owners = game.owner
    docs = game.doc
    level_of = game.piece_level
    rifted_of = game.piece_rifted
    hp_of = game.piece_hp
    return [
        hireable
        for hireable in game.seen[Hireable]
        if owners[hireable] == player
        and docs[hireable].rifts
        and level_of[hireable] == 3
        and not rifted_of[hireable]
        and hp_of[hireable] > 0
    ]


def take_time_rift(game: State, player: int, event: DieRolledWindow, hireable: int) -> None:
    """`hireable` opens a Time Rift: the die is rolled again."""
    # content/kings_armory/rules/actions.yaml:386
    # action: time_rift by hireable
    if game.log is not None:
        game.tell(game.named("piece", hireable), " opens a Time Rift")
    game.piece_rifted[hireable] = True
    game.stamp += 1
    event.natural = game.rng.roll(20)


def _any_4(game: State, p: int) -> bool:
    owners = game.owner
    docs = game.doc
    level_of = game.piece_level
    rifted_of = game.piece_rifted
    hp_of = game.piece_hp
    for hireable in game.seen[Hireable]:
        if (
            owners[hireable] == p
            and docs[hireable].rifts
            and level_of[hireable] == 3
            and not rifted_of[hireable]
            and hp_of[hireable] > 0
        ):
            return True
    return False


def open_die_rolled(game: State, natural: int) -> DieRolledWindow:
    # content/kings_armory/rules/actions.yaml:22
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
    # content/kings_armory/rules/actions.yaml:55
    # while it is an ally and primary(attack, it): +it.primary_damage damage
    return isinstance(game.doc[target], Ally) and (
        game.about.primary or game.about is first_of(game.doc[target].attacks, None)
    )


def primary_attacks_amount_of_damage(game: State, bearer: int, target: int) -> int:
    # content/kings_armory/rules/actions.yaml:55
    # while it is an ally and primary(attack, it): +it.primary_damage damage
    return game.stat("primary_damage", target)


def enchanted_weapons_on_hit(game: State, bearer: int, event: rules_strikes.HitEvent) -> bool:
    # content/kings_armory/rules/actions.yaml:170
    # on any hit where attacker is an ally and attacker.enchanted and target is standing:
    if not (
        isinstance(game.doc[event.attacker], Ally)
        and game.piece_enchanted[event.attacker]
        and game.piece_hp[event.target] > 0
    ):
        return False
    rules_strikes.emit_deal(game, 2, "supernatural", event.target)
    return True


# content/kings_armory/rules/actions.yaml:51
PRIMARY_ATTACKS_ABILITIES = Abilities(
    modifiers=(
        Modifier(
            "damage", "add", primary_attacks_changes_damage, 0, primary_attacks_amount_of_damage
        ),
    ),
    text="While it is an Ally and the attack is a Primary Attack of that Ally: +its Damage with Primary Attacks Damage.",
)

# content/kings_armory/rules/actions.yaml:167
ENCHANTED_WEAPONS_ABILITIES = Abilities(
    triggers=(
        Trigger("hit", "on", "", "kings_armory.enchanted_weapons:0", enchanted_weapons_on_hit),
    ),
    text="On any hit if the attacker is an Ally and the attacker is enchanted and the target is standing: 2 damage Dealt to the target.",
)

CONTENTS = Contents(
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
