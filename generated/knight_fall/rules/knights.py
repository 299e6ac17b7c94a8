# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/knights.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger, both, first_of, nearest

from ..kinds import Demon, Elder, Golem, Knight, Unit
from ..state import State
from . import actions as rules_actions
from . import board as rules_board
from . import damage as rules_damage
from . import death as rules_death
from . import powers as rules_powers

ASK_1 = Prompt("choice", "Who burns as well?", ("piece",))
ASK_2 = Prompt("choice", "Where does the slag golem rise?", ("space",))
ASK_3 = Prompt("choice", "Where does the portal open?", ("space",))
ASK_4 = Prompt("choice", "Which portal moves there?", ("piece",))
ASK_5 = Prompt("choice", "Whom do the roots hold?", ("piece",))
ASK_6 = Prompt("choice", "Whom do you hit?", ("piece",))
ASK_7 = Prompt("choice", "How much damage? (3 costs you 1 HEALTH)", ("number",))
ASK_8 = Prompt("choice", "Whom does the wind carry?", ("piece",))
ASK_9 = Prompt("choice", "Whom do you hit next?", ("piece",))
ASK_10 = Prompt("choice", "Whom do you banish?", ("piece",))
ASK_11 = Prompt("choice", "Who comes along?", ("piece",))
ASK_12 = Prompt("choice", "Which golem acts next?", ("piece",))


def struck(game: State, who: int, amount: int, way: str) -> bool:
    """It is an attack on somebody else's turn."""
    # content/knight_fall/rules/knights.yaml:28
    # query: struck who amount way
    return (
        amount > 0
        and way in ("attack", "all_enemies")
        and not (
            game.table_acting >= 0
            and game.owner[who] >= 0
            and game.owner[game.table_acting] == game.owner[who]
        )
    )


def melee_hurts(game: State, amount: int) -> bool:
    """It comes from your melee action."""
    # content/knight_fall/rules/knights.yaml:36
    # query: melee_hurts amount
    return amount > 0 and game.table_doing == "melee"


def others_beside(game: State, unit: int, target: int) -> bool:
    """Another enemy is close."""
    # content/knight_fall/rules/knights.yaml:78
    # query: others_beside unit target
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for unit_2 in game.contents[game.place[unit]]:
        if isinstance(docs[unit_2], Unit) and unit_2 != target:
            _found.append(unit_2)
    return len(rules_powers.foes_of(game, unit, _found)) > 0


def deeds_of(game: State, minion: int) -> Sequence[str]:
    # content/knight_fall/rules/knights.yaml:215
    # query: deeds_of minion
    found: Sequence[str] = ("move",)
    if rules_actions.prey_of(game, minion):
        found = ("melee", "move")
    if game.piece_health[minion] < game.doc[minion].max_health:
        found = both(found, ("heal",))
    return found


def gain_defense(game: State, n: int, knight: int) -> None:
    """Gain `n` DEFENSE."""
    # content/knight_fall/rules/knights.yaml:3
    # verb: gain_defense n by knight
    game.piece_defense[knight] = max(0, min(6, game.piece_defense[knight] + n))
    game.stamp += 1


def _first_1(game: State) -> int:
    turn_of = game.table_turn_of
    acting = game.table_acting
    for demon in game.seen[Demon]:
        if demon in (turn_of, acting):
            return demon
    return NOTHING


def _first_2(game: State, demon: int) -> int:
    docs = game.doc
    slot_of = game.piece_slot
    for demon_2 in game.contents[game.zone_arrivals]:
        if isinstance(docs[demon_2], Demon) and slot_of[demon_2] == slot_of[demon]:
            return demon_2
    return NOTHING


def retaliate(game: State, unit: int) -> None:
    """Deal 2 damage to 1 close or adjacent enemy."""
    # content/knight_fall/rules/knights.yaml:11
    # verb: retaliate unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    target = game.choose(
        owners[unit],
        Prompt("choice", ("Whom does ", ("piece", unit), " hit?"), ("piece",)),
        rules_powers.foes_of(
            game,
            unit,
            [unit_2 for unit_2 in game.seen[Unit] if 0 <= game.distance_between(unit_2, unit) <= 1],
        ),
        NOTHING,
    )
    if target >= 0:
        demon = _first_1(game)
        rules_powers.assail(game, target, 2, unit, False)
        if game.over:
            return
        if demon < 0 or owners[demon] < 0:
            return
        next_ = _first_2(game, demon)
        if next_ < 0:
            return
        rules_board.enter(game, game.tables.space_seal, next_)
        if game.over:
            return
        if game.table_acting == demon:
            game.table_acting = next_
            game.stamp += 1
        game.table_turn_of = next_
        game.stamp += 1


def kindle(game: State, target: int, unit: int) -> None:
    """Deal 1 damage to a different close enemy."""
    # content/knight_fall/rules/knights.yaml:49
    # verb: kindle target by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for unit_2 in game.contents[game.place[unit]]:
        if isinstance(docs[unit_2], Unit) and unit_2 != target:
            _found.append(unit_2)
    second = game.choose(game.owner[unit], ASK_1, rules_powers.foes_of(game, unit, _found), NOTHING)
    if second >= 0:
        rules_powers.assail(game, second, 1, unit, False)


def halo_of_fire(game: State, knight: int) -> None:
    """Take back your fire tokens, then put 1 on each adjacent tile; enemies that come there or start to act there take 1 damage, until your next turn."""
    # content/knight_fall/rules/knights.yaml:59
    # verb: halo_of_fire knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slot_of = game.piece_slot
    contents_of = game.contents
    docs = game.doc
    put_out(game, slot_of[knight])
    for s in game.board.near[game.place[knight]]:
        _found = []
        for piece in contents_of[game.zone_supply]:
            if docs[piece].id == "knight_fall.fire":
                _found.append(piece)
        token = first_of(_found, NOTHING)
        slot_of[token] = slot_of[knight]
        game.stamp += 1
        game.put(token, s)


def put_out(game: State, slot: int) -> None:
    # content/knight_fall/rules/knights.yaml:71
    # verb: put_out slot
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    slot_of = game.piece_slot
    _found = []
    for fire in game.live:
        if docs[fire].id == "knight_fall.fire" and slot_of[fire] == slot:
            _found.append(fire)
    for fire in _found:
        game.put(fire, game.zone_supply)


def slag_birth(game: State, knight: int) -> None:
    """Place 1 slag golem on your tile or an adjacent tile."""
    # content/knight_fall/rules/knights.yaml:85
    # verb: slag_birth knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for slag_golem in game.contents[game.zone_supply]:
        if docs[slag_golem].id == "knight_fall.slag_golem":
            break
    else:
        return
    tile = game.choose(
        game.owner[knight], ASK_2, game.atlas().within(game.place[knight], 1), NOTHING
    )
    if tile >= 0:
        rules_death.spawn(game, game.program.definitions["knight_fall.slag_golem"], tile, knight)


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for portal in game.contents[s]:
        if docs[portal].id == "knight_fall.portal":
            return False
    return True


def open_portal(game: State, knight: int) -> None:
    """Place 1 portal on your tile or an adjacent tile without one; for move actions of knights all tiles with portals are adjacent."""
    # content/knight_fall/rules/knights.yaml:94
    # verb: open_portal knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    contents_of = game.contents
    docs = game.doc
    _found = []
    for s in game.atlas().within(game.place[knight], 1):
        if not contents_of[s] or _no_1(game, s):
            _found.append(s)
    tile = game.choose(owners[knight], ASK_3, _found, NOTHING)
    if tile >= 0:
        _found_2 = []
        for piece in contents_of[game.zone_supply]:
            if docs[piece].id == "knight_fall.portal":
                _found_2.append(piece)
        token = first_of(_found_2, NOTHING)
        if token < 0:
            _found_3 = []
            for piece_2 in game.live:
                if docs[piece_2].id == "knight_fall.portal":
                    _found_3.append(piece_2)
            old = game.choose(owners[knight], ASK_4, _found_3, NOTHING)
            if old >= 0:
                token = old
        game.put(token, tile)


def rootsnare(game: State, n: int, knight: int) -> None:
    """Deal `n` damage to 1 close or adjacent demon and slow it."""
    # content/knight_fall/rules/knights.yaml:108
    # verb: rootsnare n by knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for demon in game.seen[Demon]:
        if 0 <= game.distance_between(demon, knight) <= 1:
            _found.append(demon)
    target = game.choose(game.owner[knight], ASK_5, _found, NOTHING)
    if target >= 0:
        rules_powers.assail(game, target, n, knight, True)


def fury(game: State, knight: int) -> None:
    """Deal 2 damage to 1 close enemy; you may lose 1 HEALTH, not the last, to make it 3."""
    # content/knight_fall/rules/knights.yaml:116
    # verb: fury knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    _found = []
    for piece in game.contents[game.place[knight]]:
        if isinstance(docs[piece], Unit):
            _found.append(piece)
    target = game.choose(owners[knight], ASK_6, rules_powers.foes_of(game, knight, _found), NOTHING)
    if target >= 0:
        n = 2
        if game.piece_health[knight] > 1:
            power = game.choose(owners[knight], ASK_7, (2, 3), NOTHING)
            n = power
        if n == 3:
            rules_powers.lose_health(game, 1, knight)
            if game.over:
                return
        rules_powers.assail(game, target, n, knight, False)


def gale(game: State, n: int, knight: int) -> None:
    """Move 1 other close or adjacent unit up to `n` tiles."""
    # content/knight_fall/rules/knights.yaml:130
    # verb: gale n by knight
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    _found = []
    for unit in game.seen[Unit]:
        if 0 <= game.distance_between(unit, knight) <= 1 and unit != knight:
            _found.append(unit)
    blown = game.choose(owners[knight], ASK_8, _found, NOTHING)
    if blown >= 0:
        for _ in range(n):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/knight_fall/rules/knights.yaml:138")
            tile = game.choose_or_nothing(
                owners[knight],
                Prompt("choice", ("Where does ", ("piece", blown), " go?"), ("space",)),
                [
                    space
                    for space in range(game.board.size)
                    if nearest(game.board.distance, (space,), game.spaces_of(blown)) == 1
                ],
                NOTHING,
            )
            if tile < 0:
                return
            rules_board.enter(game, tile, blown)
            if game.over:
                return


def wake_golem(game: State, unit: int) -> None:
    """Place 1 Stone Golem on your tile."""
    # content/knight_fall/rules/knights.yaml:144
    # verb: wake_golem unit
    rules_death.spawn(
        game, game.program.definitions["knight_fall.stone_golem"], game.place[unit], NOTHING
    )


def bolt(game: State, unit: int) -> None:
    """Deal 2 damage to 1 adjacent or diagonal enemy, then deal 1 damage to another enemy on that tile."""
    # content/knight_fall/rules/knights.yaml:151
    # verb: bolt unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    kings = game.board.kings
    places = game.place
    stepped = game.board.stepped
    owners = game.owner
    docs = game.doc
    around_it = []
    for unit_2 in game.seen[Unit]:
        if game.distance_between(unit_2, unit) == 1 or (
            kings[places[unit_2]][places[unit]] == 1 and stepped[places[unit_2]][places[unit]] == 2
        ):
            around_it.append(unit_2)
    target = game.choose(owners[unit], ASK_6, rules_powers.foes_of(game, unit, around_it), NOTHING)
    if target >= 0:
        tile = places[target]
        rules_powers.assail(game, target, 2, unit, False)
        if game.over:
            return
        others = []
        for unit_2_2 in game.contents[tile]:
            if isinstance(docs[unit_2_2], Unit) and unit_2_2 != target:
                others.append(unit_2_2)
        second = game.choose(owners[unit], ASK_9, rules_powers.foes_of(game, unit, others), NOTHING)
        if second >= 0:
            rules_powers.assail(game, second, 1, unit, False)


def banish(game: State, n: int, unit: int) -> None:
    """Move 1 close enemy to an adjacent tile, then deal `n` damage to it."""
    # content/knight_fall/rules/knights.yaml:164
    # verb: banish n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    _found = []
    for piece in game.contents[game.place[unit]]:
        if isinstance(docs[piece], Unit):
            _found.append(piece)
    target = game.choose(owners[unit], ASK_10, rules_powers.foes_of(game, unit, _found), NOTHING)
    if target >= 0:
        tile = game.choose(
            owners[unit],
            Prompt("choice", ("Where does ", ("piece", target), " go?"), ("space",)),
            [
                space
                for space in range(game.board.size)
                if nearest(game.board.distance, (space,), game.spaces_of(unit)) == 1
            ],
            NOTHING,
        )
        if tile >= 0:
            rules_board.enter(game, tile, target)
            if game.over:
                return
            if rules_board.on_board(game, target):
                rules_powers.assail(game, target, n, unit, False)


def escort(game: State, n: int, unit: int) -> None:
    """Move 1 without disengagement damage and take up to `n` close elders along."""
    # content/knight_fall/rules/knights.yaml:176
    # verb: escort n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    tile = game.choose(
        owners[unit],
        Prompt("choice", ("Where does ", ("piece", unit), " go?"), ("space",)),
        rules_board.exits(game, unit),
        NOTHING,
    )
    if tile >= 0:
        _found = []
        for piece in game.contents[game.place[unit]]:
            if isinstance(docs[piece], Elder):
                _found.append(piece)
        led = game.choose_some(owners[unit], ASK_11, _found, 0, n)
        rules_board.enter(game, tile, unit)
        if game.over:
            return
        for e in led:
            rules_board.enter(game, tile, e)
            if game.over:
                return


def rally(game: State, unit: int) -> None:
    """Each close or adjacent golem takes 1 minor action."""
    # content/knight_fall/rules/knights.yaml:188
    # verb: rally unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    _found = []
    for golem in game.seen[Golem]:
        if 0 <= game.distance_between(golem, unit) <= 1:
            _found.append(golem)
    waiting: Sequence[int] = _found
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/knights.yaml:195")
        next_ = game.choose(owners[unit], ASK_12, waiting, NOTHING)
        if next_ >= 0:
            minor_action(game, next_, owners[unit])
            if game.over:
                return
            _found_2 = []
            for g in waiting:
                if g != next_ and rules_board.on_board(game, g):
                    _found_2.append(g)
            waiting = _found_2


def minor_action(game: State, minion: int, player: int) -> None:
    # content/knight_fall/rules/knights.yaml:200
    # verb: minor_action minion for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    deed: Sequence[str] = deeds_of(game, minion)
    chosen = game.choose_or_nothing(
        player, Prompt("choice", ("What does ", ("piece", minion), " do?"), ("enum",)), deed, ""
    )
    if chosen == "heal":
        rules_damage.heal(game, 1, minion)
    if chosen == "melee":
        target = game.choose(
            player,
            Prompt("choice", ("Whom does ", ("piece", minion), " attack?"), ("piece",)),
            rules_actions.prey_of(game, minion),
            NOTHING,
        )
        if target >= 0:
            rules_actions.emit_blow(game, 1, target, "melee", minion)
            if game.over:
                return
    if chosen == "move":
        tile = game.choose(
            player,
            Prompt("choice", ("Where does ", ("piece", minion), " go?"), ("space",)),
            rules_board.steps_of(game, minion),
            NOTHING,
        )
        if tile >= 0:
            rules_board.go(game, minion, tile)


def half_elsewhere_instead_damage(
    game: State, bearer: int, event: rules_damage.DamageEvent
) -> bool:
    # content/knight_fall/rules/knights.yaml:47
    # instead of any damage where way = disengagement and target is a knight and target.elusive:...
    return (
        event.way == "disengagement"
        and isinstance(game.doc[event.target], Knight)
        and game.doc[event.target].elusive
    )


# content/knight_fall/rules/knights.yaml:43
HALF_ELSEWHERE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "damage", "instead", "", "knight_fall.half_elsewhere:0", half_elsewhere_instead_damage
        ),
    ),
    text="The Phase knight takes no disengagement damage.",
)

CONTENTS = Contents(laws={"knight_fall.half_elsewhere": HALF_ELSEWHERE_ABILITIES})
