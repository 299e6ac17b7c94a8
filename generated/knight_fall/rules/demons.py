# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/demons.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import (
    NOTHING,
    Abilities,
    Contents,
    Prompt,
    Trigger,
    YesNo,
    lowest_of,
    members,
    nearest,
    numbers,
)

from ..kinds import Demon, Elder, Golem, IceDemon, Knight, PowerCard, Unit
from ..state import State
from . import actions as rules_actions
from . import board as rules_board
from . import cards as rules_cards
from . import cooperative as rules_cooperative
from . import damage as rules_damage
from . import death as rules_death
from . import powers as rules_powers
from . import slow as rules_slow
from . import units as rules_units

ASK_1 = YesNo("may", "Lose 1 HEALTH to deal 1 damage to all close enemies?")
ASK_2 = Prompt("choice", "How much ice do you spend?", ("number",))
ASK_3 = Prompt("choice", "Which imp takes the damage?", ("piece",))
ASK_4 = YesNo("may", "The demon shatters over all close and adjacent enemies?")
ASK_5 = Prompt("choice", "Whom does the gaze meet?", ("piece",))
ASK_6 = Prompt("choice", "Who comes to you?", ("piece",))
ASK_7 = Prompt("choice", "Whom do you reap?", ("piece",))
ASK_8 = Prompt("choice", "Which card do you exchange?", ("piece",))
ASK_9 = Prompt("choice", "Whom does the lightning strike?", ("piece",))
ASK_10 = Prompt("choice", "Which tile burns?", ("space",))
ASK_11 = Prompt("choice", "Which imp acts next?", ("piece",))
ASK_12 = Prompt("choice", "Which imp do you command?", ("piece",))
ASK_13 = Prompt("choice", "Which imp rushes?", ("piece",))
ASK_14 = Prompt("choice", "Whom do you hook?", ("piece",))
ASK_15 = Prompt("choice", "Whom do you wrench away?", ("piece",))
ASK_16 = YesNo("may", "Follow to that tile?")


def driven(game: State, demon: int) -> bool:
    """A cooperative card has moved it."""
    # content/knight_fall/rules/demons.yaml:13
    # query: driven demon
    return game.piece_moved[demon]


def foes_here(game: State, unit: int) -> Sequence[int]:
    # content/knight_fall/rules/demons.yaml:58
    # query: foes_here unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for unit_2 in game.contents[game.place[unit]]:
        if isinstance(docs[unit_2], Unit) and docs[unit_2].team != docs[unit].team:
            _found.append(unit_2)
    return _found


def gazed_at_by(game: State, demon: int) -> Sequence[int]:
    # content/knight_fall/rules/demons.yaml:158
    # query: gazed_at_by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for unit in game.contents[game.place[demon]]:
        if isinstance(docs[unit], Unit) and isinstance(docs[unit], (Knight, Golem)):
            _found.append(unit)
    return _found


def has_prey(game: State, demon: int) -> bool:
    # content/knight_fall/rules/demons.yaml:165
    # query: has_prey demon
    return len(gazed_at_by(game, demon)) > 0


def is_first_move(game: State, demon: int) -> bool:
    """It is the first time this turn."""
    # content/knight_fall/rules/demons.yaml:172
    # query: is_first_move demon
    return game.piece_instructions[demon] == 1


def feral_vigor(game: State, demon: int) -> None:
    """Heal 1; at full HEALTH you may move 1 instead."""
    # content/knight_fall/rules/demons.yaml:3
    # verb: feral_vigor demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_health[demon] < game.doc[demon].max_health:
        rules_damage.heal(game, 1, demon)
    elif rules_units.run_by_cards(game, demon):
        rules_cooperative.advance(game, 1, demon)
    else:
        rules_board.roam(game, 1, demon)


def drawn_to_souls(game: State, demon: int) -> None:
    """You may move 1."""
    # content/knight_fall/rules/demons.yaml:21
    # verb: drawn_to_souls demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if rules_units.run_by_cards(game, demon):
        rules_cooperative.advance(game, 1, demon)
    else:
        rules_board.roam(game, 1, demon)


def malevolence(game: State, demon: int) -> None:
    """Deal 1 damage to 1 close enemy."""
    # content/knight_fall/rules/demons.yaml:30
    # verb: malevolence demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if rules_units.run_by_cards(game, demon):
        rules_cooperative.strike(game, 1, demon)
    else:
        rules_powers.hit(game, 1, demon)


def molten_trail(game: State, demon: int) -> None:
    """You may lose 1 HEALTH, not the last, to deal 1 damage to all close enemies."""
    # content/knight_fall/rules/demons.yaml:39
    # verb: molten_trail demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if rules_units.run_by_cards(game, demon):
        rules_damage.damage_all(game, 1, (game.place[demon],), demon)
        if game.over:
            return
        rules_powers.lose_health(game, 1, demon)
        return
    if game.piece_health[demon] > 1 and foes_here(game, demon):
        if game.may(game.owner[demon], ASK_1):
            burn_around(game, demon)


def burn_around(game: State, demon: int) -> None:
    """Lose 1 HEALTH to deal 1 damage to all close enemies."""
    # content/knight_fall/rules/demons.yaml:51
    # verb: burn_around demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_powers.lose_health(game, 1, demon)
    if game.over:
        return
    rules_damage.damage_all(game, 1, (game.place[demon],), demon)


def ice_spent(game: State, amount: int, demon: int) -> int:
    """Spend ice; each blocks 1."""
    # content/knight_fall/rules/demons.yaml:85
    # verb: ice_spent amount by demon
    n = min(game.piece_ice[demon], amount)
    if not rules_units.run_by_cards(game, demon):
        spent = game.choose(game.owner[demon], ASK_2, numbers(0, n), NOTHING)
        if spent != NOTHING:
            n = spent
    game.piece_ice[demon] = max(0, min(4, game.piece_ice[demon] - n))
    game.stamp += 1
    return n


def gain_ice(game: State, n: int, demon: int) -> None:
    """Gain `n` ice."""
    # content/knight_fall/rules/demons.yaml:99
    # verb: gain_ice n by demon
    game.piece_ice[demon] = max(0, min(4, game.piece_ice[demon] + n))
    game.stamp += 1


def _best_1(game: State, demon: int) -> Sequence[int]:
    docs = game.doc
    health_of = game.piece_health
    _found_2 = []
    for imp in game.contents[game.place[demon]]:
        if docs[imp].id == "knight_fall.imp":
            _found_2.append(imp)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for imp_2 in _found:
            _found_3.append(health_of[imp_2])
        _found = lowest_of(_found, _found_3)
    return _found


def soul_for(game: State, demon: int) -> int:
    """A close imp takes all of it."""
    # content/knight_fall/rules/demons.yaml:107
    # verb: soul_for demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if rules_units.run_by_cards(game, demon):
        imp = game.choose(
            rules_units.speaker(game, docs[demon].team), ASK_3, _best_1(game, demon), NOTHING
        )
        if imp >= 0:
            return imp
    _found = []
    for piece in game.contents[game.place[demon]]:
        if docs[piece].id == "knight_fall.imp":
            _found.append(piece)
    chosen = game.choose_or_nothing(game.owner[demon], ASK_3, _found, NOTHING)
    if chosen >= 0:
        return chosen
    return demon


def kill_crawlers(game: State) -> None:
    """All bone crawlers die."""
    # content/knight_fall/rules/demons.yaml:122
    # verb: kill_crawlers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for bone_crawler in game.live:
        if docs[bone_crawler].id == "knight_fall.bone_crawler":
            _found.append(bone_crawler)
    for bone_crawler in _found:
        if game.log is not None:
            game.tell(game.named("piece", bone_crawler), " dies with the Bone Crusher")
        rules_death.emit_death(game, bone_crawler)
        if game.over:
            return


def shatter(game: State, n: int, demon: int) -> None:
    """You may deal `n` damage to all enemies on your tile and on adjacent tiles."""
    # content/knight_fall/rules/demons.yaml:131
    # verb: shatter n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    tiles: Sequence[int] = game.atlas().within(places[demon], 1)
    tiles_set = members(tiles)
    _doc = docs[demon]
    for unit in game.seen[Unit]:
        if docs[unit].team != _doc.team and places[unit] in tiles_set:
            break
    else:
        return
    if rules_units.run_by_cards(game, demon):
        burst(game, n, demon)
        return
    if game.may(game.owner[demon], ASK_4):
        burst(game, n, demon)


def burst(game: State, n: int, demon: int) -> None:
    """Shatter over all close and adjacent enemies."""
    # content/knight_fall/rules/demons.yaml:144
    # verb: burst n by demon
    rules_damage.damage_all(game, n, game.atlas().within(game.place[demon], 1), demon)


def raise_bones(game: State, n: int, demon: int) -> None:
    """Place up to `n` bone crawlers on your tile."""
    # content/knight_fall/rules/demons.yaml:151
    # verb: raise_bones n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/demons.yaml:156")
        rules_death.spawn(
            game, game.program.definitions["knight_fall.bone_crawler"], places[demon], demon
        )


def petrify(game: State, demon: int) -> None:
    """Slow 1 close knight or deal 1 damage to 1 close golem."""
    # content/knight_fall/rules/demons.yaml:180
    # verb: petrify demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    seen = game.choose(
        rules_units.controller(game, demon), ASK_5, gazed_at_by(game, demon), NOTHING
    )
    if seen >= 0:
        if isinstance(game.doc[seen], Golem):
            rules_powers.assail(game, seen, 1, demon, False)
        else:
            rules_slow.slow(game, seen)


def beckon(game: State, demon: int) -> None:
    """Move 1 knight, golem or elder from an adjacent or diagonal tile to your tile."""
    # content/knight_fall/rules/demons.yaml:190
    # verb: beckon demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    kings = game.board.kings
    places = game.place
    stepped = game.board.stepped
    called = []
    for unit in game.seen[Unit]:
        if docs[unit].team != docs[demon].team and (
            game.distance_between(unit, demon) == 1
            or (
                kings[places[unit]][places[demon]] == 1
                and stepped[places[unit]][places[demon]] == 2
            )
        ):
            called.append(unit)
    _found = []
    for u in called:
        if rules_powers.shaken(game, u, demon):
            _found.append(u)
    victim = game.choose(game.owner[demon], ASK_6, _found, NOTHING)
    if victim >= 0:
        rules_board.enter(game, places[demon], victim)


def reap(game: State, n: int, demon: int) -> None:
    """Deal `n` damage to 1 close knight or elder; if that kills it, heal to full HEALTH."""
    # content/knight_fall/rules/demons.yaml:202
    # verb: reap n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.place[demon]]:
        if isinstance(docs[piece], Unit):
            _found.append(piece)
    close_ones = []
    for u in rules_powers.foes_of(game, demon, _found):
        if isinstance(docs[u], (Knight, Elder)):
            close_ones.append(u)
    target = game.choose(game.owner[demon], ASK_7, close_ones, NOTHING)
    if target >= 0:
        rules_powers.assail(game, target, n, demon, False)
        if game.over:
            return
        if not rules_board.on_board(game, target):
            game.piece_health[demon] = docs[demon].max_health
            game.stamp += 1


def gathering_storm(game: State, demon: int) -> None:
    """You may discard 1 power card that is not slowed and draw 1."""
    # content/knight_fall/rules/demons.yaml:213
    # verb: gathering_storm demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    slowed_of = game.piece_slowed
    if rules_units.run_by_cards(game, demon):
        return
    _found = []
    for power_card in game.contents[game.zone_hand[owners[demon]]]:
        if isinstance(docs[power_card], PowerCard) and not slowed_of[power_card]:
            _found.append(power_card)
    card = game.choose_or_nothing(owners[demon], ASK_8, _found, NOTHING)
    if card < 0:
        return
    game.put(
        card, game.zone_knight_discard if docs[demon].team == "knights" else game.zone_demon_discard
    )
    rules_cards.draw_powers(game, 1, owners[demon])


def thunderbolt(game: State, n: int, demon: int) -> None:
    """Deal `n` damage to 1 enemy on an adjacent or diagonal tile."""
    # content/knight_fall/rules/demons.yaml:226
    # verb: thunderbolt n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    kings = game.board.kings
    places = game.place
    stepped = game.board.stepped
    around_it = []
    for unit in game.seen[Unit]:
        if game.distance_between(unit, demon) == 1 or (
            kings[places[unit]][places[demon]] == 1 and stepped[places[unit]][places[demon]] == 2
        ):
            around_it.append(unit)
    target = game.choose(
        game.owner[demon], ASK_9, rules_powers.foes_of(game, demon, around_it), NOTHING
    )
    if target >= 0:
        rules_powers.assail(game, target, n, demon, False)


def _any_1(game: State, s: int, demon: int) -> bool:
    places = game.place
    docs = game.doc
    for u in game.seen[Unit]:
        if places[u] == s and docs[u].team != docs[demon].team:
            return True
    return False


def hellfire(game: State, n: int, demon: int) -> None:
    """Deal `n` damage to all enemies on 1 adjacent tile."""
    # content/knight_fall/rules/demons.yaml:237
    # verb: hellfire n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for s in game.board.near[game.place[demon]]:
        if _any_1(game, s, demon):
            _found.append(s)
    tile = game.choose(game.owner[demon], ASK_10, _found, NOTHING)
    if tile >= 0:
        rules_damage.damage_all(game, n, (tile,), demon)


def order(game: State, imp: int, player: int) -> None:
    # content/knight_fall/rules/demons.yaml:249
    # verb: order imp for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    target = game.choose_or_nothing(
        player,
        Prompt("choice", ("Whom does ", ("piece", imp), " attack? (Nobody: it moves)"), ("piece",)),
        rules_actions.prey_of(game, imp),
        NOTHING,
    )
    if target >= 0:
        rules_actions.emit_blow(game, 1, target, "melee", imp)
    else:
        tile = game.choose_or_nothing(
            player,
            Prompt("choice", ("Where does ", ("piece", imp), " go?"), ("space",)),
            rules_board.steps_of(game, imp),
            NOTHING,
        )
        if tile >= 0:
            rules_board.go(game, imp, tile)


def command_one(game: State, demon: int) -> None:
    """Command 1 imp anywhere."""
    # content/knight_fall/rules/demons.yaml:261
    # verb: command_one demon
    command_up_to(game, 1, demon)


def whip(game: State, demon: int) -> None:
    """Command each close and each adjacent imp once."""
    # content/knight_fall/rules/demons.yaml:268
    # verb: whip demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    _found = []
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp" and 0 <= game.distance_between(imp, demon) <= 1:
            _found.append(imp)
    waiting: Sequence[int] = _found
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/demons.yaml:275")
        next_ = game.choose(owners[demon], ASK_11, waiting, NOTHING)
        if next_ >= 0:
            order(game, next_, owners[demon])
            if game.over:
                return
            _found_2 = []
            for i in waiting:
                if i != next_ and rules_board.on_board(game, i):
                    _found_2.append(i)
            waiting = _found_2


def command_up_to(game: State, n: int, demon: int) -> None:
    """Command up to `n` imps anywhere, once each."""
    # content/knight_fall/rules/demons.yaml:280
    # verb: command_up_to n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    _found = []
    for piece in game.live:
        if docs[piece].id == "knight_fall.imp":
            _found.append(piece)
    waiting: Sequence[int] = _found
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/demons.yaml:287")
        next_ = game.choose_or_nothing(owners[demon], ASK_12, waiting, NOTHING)
        if next_ < 0:
            return
        order(game, next_, owners[demon])
        if game.over:
            return
        _found_2 = []
        for i in waiting:
            if i != next_ and rules_board.on_board(game, i):
                _found_2.append(i)
        waiting = _found_2


def imp_rush(game: State, n: int, demon: int) -> None:
    """Up to `n` imps anywhere each move 1 and then melee 1."""
    # content/knight_fall/rules/demons.yaml:293
    # verb: imp_rush n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    _found = []
    for piece in game.live:
        if docs[piece].id == "knight_fall.imp":
            _found.append(piece)
    waiting: Sequence[int] = _found
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/demons.yaml:299")
        next_ = game.choose_or_nothing(owners[demon], ASK_13, waiting, NOTHING)
        if next_ < 0:
            return
        tile = game.choose(
            owners[demon],
            Prompt("choice", ("Where does ", ("piece", next_), " go?"), ("space",)),
            rules_board.steps_of(game, next_),
            NOTHING,
        )
        if tile >= 0:
            rules_board.go(game, next_, tile)
            if game.over:
                return
            if rules_board.on_board(game, next_):
                imp_melee(game, next_, owners[demon])
                if game.over:
                    return
            _found_2 = []
            for i in waiting:
                if i != next_ and rules_board.on_board(game, i):
                    _found_2.append(i)
            waiting = _found_2


def imp_melee(game: State, imp: int, player: int) -> None:
    # content/knight_fall/rules/demons.yaml:307
    # verb: imp_melee imp for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        player,
        Prompt("choice", ("Whom does ", ("piece", imp), " attack?"), ("piece",)),
        rules_actions.prey_of(game, imp),
        NOTHING,
    )
    if target >= 0:
        rules_actions.emit_blow(game, 1, target, "melee", imp)


def hook(game: State, n: int, demon: int) -> None:
    """Move 1 enemy, but not a guarded elder, from an adjacent tile to your tile, then deal `n` damage to it."""
    # content/knight_fall/rules/demons.yaml:315
    # verb: hook n by demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found_2 = []
    for unit in game.seen[Unit]:
        if game.distance_between(unit, demon) == 1:
            _found_2.append(unit)
    _found = []
    for u in rules_powers.foes_of(game, demon, _found_2):
        if rules_powers.shaken(game, u, demon):
            _found.append(u)
    target = game.choose(game.owner[demon], ASK_14, _found, NOTHING)
    if target >= 0:
        rules_board.enter(game, game.place[demon], target)
        if game.over:
            return
        if rules_board.on_board(game, target):
            rules_powers.assail(game, target, n, demon, False)


def wrench(game: State, demon: int) -> None:
    """Move 1 close knight or elder to an adjacent tile; you may move to that tile without disengagement damage."""
    # content/knight_fall/rules/demons.yaml:326
    # verb: wrench demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    close_ones = []
    for u in foes_here(game, demon):
        if isinstance(docs[u], (Knight, Elder)) and rules_powers.shaken(game, u, demon):
            close_ones.append(u)
    target = game.choose(owners[demon], ASK_15, close_ones, NOTHING)
    if target >= 0:
        tile = game.choose(
            owners[demon],
            Prompt("choice", ("Where does ", ("piece", target), " go?"), ("space",)),
            [
                space
                for space in range(game.board.size)
                if nearest(game.board.distance, (space,), game.spaces_of(demon)) == 1
            ],
            NOTHING,
        )
        if tile >= 0:
            rules_board.enter(game, tile, target)
            if game.over:
                return
            if game.may(owners[demon], ASK_16):
                follow(game, demon, tile)


def follow(game: State, unit: int, tile: int) -> None:
    """Follow to that tile."""
    # content/knight_fall/rules/demons.yaml:339
    # verb: follow unit to tile
    rules_board.enter(game, tile, unit)


def ice_shell_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/rules/demons.yaml:69
    # before any damage:
    if isinstance(game.doc[event.target], IceDemon):
        n = ice_spent(game, event.amount, event.target)
        event.amount -= n
    return True


def shackled_souls_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/rules/demons.yaml:79
    # before any damage where amount > 0 and is_attack(way):
    if not (event.amount > 0 and event.way in ("attack", "all_enemies")):
        return False
    taker = event.target
    if isinstance(game.doc[event.target], Demon) and game.doc[event.target].shackles:
        given = soul_for(game, event.target)
        taker = given
    event.target = taker
    return True


# content/knight_fall/rules/demons.yaml:64
ICE_SHELL_ABILITIES = Abilities(
    triggers=(Trigger("damage", "before", "", "knight_fall.ice_shell:0", ice_shell_before_damage),),
    text="The Frozen lurker may lose ice when it is about to take damage; each ice blocks 1.",
)

# content/knight_fall/rules/demons.yaml:74
SHACKLED_SOULS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "damage", "before", "", "knight_fall.shackled_souls:0", shackled_souls_before_damage
        ),
    ),
    text="An imp close to the Imp lord may take the damage of an attack on him.",
)

CONTENTS = Contents(
    laws={
        "knight_fall.ice_shell": ICE_SHELL_ABILITIES,
        "knight_fall.shackled_souls": SHACKLED_SOULS_ABILITIES,
    },
)
