# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/cooperative.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Occurrence, Prompt, both, last_of, position

from .. import kinds
from ..state import State
from . import actions as rules_actions
from . import board as rules_board
from . import damage as rules_damage
from . import death as rules_death
from . import units as rules_units


class EndOfTurnEvent(Occurrence):
    EVENT = "end_of_turn"

    def __init__(self, character: int) -> None:
        self.character = character


ASK_1 = Prompt("choice", "where does the demon team's unit go", ("space",))
ASK_2 = Prompt("choice", "whom does it attack", ("piece",))
ASK_3 = Prompt("choice", "which imp acts next", ("piece",))


def emit_end_of_turn(game: State, character: int) -> None:
    """the end of its turn"""
    # content/knight_fall/rules/cooperative.yaml:246
    # event: end_of_turn of character
    event = EndOfTurnEvent(character)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def rank(game: State, it: int) -> int:
    # content/knight_fall/rules/cooperative.yaml:25
    # query: rank it
    game.spend(10)
    if isinstance(game.doc[it], kinds.Elder):
        return 2 if rules_damage.guarded(game, it) else 1
    if isinstance(game.doc[it], kinds.Golem):
        return 4
    return 3 if failing(game, it) else 5


def failing(game: State, it: int) -> bool:
    # content/knight_fall/rules/cooperative.yaml:35
    # query: failing it
    return (
        isinstance(game.doc[it], kinds.Knight)
        and game.piece_health[it] + game.piece_defense[it] < 3
    )


def company(game: State, who: int) -> int:
    """how many allies are close or adjacent"""
    # content/knight_fall/rules/cooperative.yaml:42
    # query: company who
    game.spend(100)
    return len(
        [
            unit
            for unit in game.of_kind(kinds.Unit)
            if 0 <= game.apart(game.board.distance, unit, who) <= 1
            and rules_units.ally(game, unit, who)
        ],
    )


def _best_1(game: State, targets: Sequence[int], hunter: int) -> Sequence[int]:
    places = game.place
    health_of = game.piece_health
    ranked = [
        (
            (
                game.board.distance(places[hunter], places[t]),
                rank(game, t),
                health_of[t],
                company(game, t),
            ),
            t,
        )
        for t in targets
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def preferred(game: State, targets: Sequence[int], hunter: int) -> Sequence[int]:
    """the targets that come first, several if they tie"""
    # content/knight_fall/rules/cooperative.yaml:50
    # query: preferred targets by hunter
    return _best_1(game, targets, hunter)


def leads_to(game: State, s: int, target: int, hunter: int) -> bool:
    """whether a step to that tile brings the hunter nearer"""
    # content/knight_fall/rules/cooperative.yaml:82
    # query: leads_to s target hunter
    return game.board.distance(s, game.place[target]) < game.board.distance(
        game.place[hunter], game.place[target]
    )


def _any_1(game: State, tiles: Sequence[int], target: int, hunter: int) -> bool:
    for s in tiles:
        if leads_to(game, s, target, hunter):
            return True
    return False


def approached(game: State, target: int, hunter: int, tiles: Sequence[int]) -> bool:
    # content/knight_fall/rules/cooperative.yaml:90
    # query: approached target of hunter through tiles
    return _any_1(game, tiles, target, hunter)


def held_back(game: State, hunter: int) -> bool:
    # content/knight_fall/rules/cooperative.yaml:97
    # query: held_back hunter
    return isinstance(game.doc[hunter], kinds.Demon) and game.piece_rooted[hunter]


def trodden(game: State, s: int, hunter: int) -> bool:
    """whether a demon has been on that tile this turn"""
    # content/knight_fall/rules/cooperative.yaml:104
    # query: trodden s of hunter
    return isinstance(game.doc[hunter], kinds.Demon) and s in game.piece_visited[hunter]


def advance(game: State, n: int, hunter: int) -> None:
    """move {n}"""
    # content/knight_fall/rules/cooperative.yaml:59
    # verb: advance n by hunter
    game.spend(100)
    for _ in range(n):
        game.tick("content/knight_fall/rules/cooperative.yaml:65")
        step(game, hunter)
        if game.over:
            return


def _any_2(game: State, wanted: Sequence[int], s: int, hunter: int) -> bool:
    for t in wanted:
        if leads_to(game, s, t, hunter):
            return True
    return False


def step(game: State, hunter: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:67
    # verb: step hunter
    game.spend(100)
    places = game.place
    if not rules_board.on_board(game, hunter) or held_back(game, hunter):
        return
    tiles: Sequence[int] = [
        s for s in game.board.near[places[hunter]] if not trodden(game, s, hunter)
    ]
    if len(tiles) == 0:
        tiles = game.board.near[places[hunter]]
    targets: Sequence[int] = [
        unit
        for unit in game.of_kind(kinds.Unit)
        if rules_units.enemy(game, unit, hunter) and approached(game, unit, hunter, tiles)
    ]
    if len(targets) > 0:
        wanted: Sequence[int] = preferred(game, targets, hunter)
        tiles = [s for s in tiles if _any_2(game, wanted, s, hunter)]
    tile = game.choose(rules_units.speaker(game, game.doc[hunter].team), ASK_1, tiles, NOTHING)
    if tile >= 0:
        walk(game, hunter, tile)
        if game.over:
            return


def walk(game: State, hunter: int, tile: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:112
    # verb: walk hunter to tile
    if isinstance(game.doc[hunter], kinds.Demon):
        game.piece_moved[hunter] = True
        game.piece_visited[hunter] = tuple(both(game.piece_visited[hunter], (game.place[hunter],)))
    rules_board.go(game, hunter, tile)
    if game.over:
        return


def circle(game: State, n: int, turning: str, hunter: int) -> None:
    """circle {turning} {n}"""
    # content/knight_fall/rules/cooperative.yaml:122
    # verb: circle n through turning by hunter
    game.spend(100)
    places = game.place
    ring: Sequence[int] = game.tables.route_outer_edge
    for _ in range(n):
        game.tick("content/knight_fall/rules/cooperative.yaml:129")
        if not rules_board.on_board(game, hunter) or held_back(game, hunter):
            return
        i = position(ring, places[hunter])
        if i < 0:
            step(game, hunter)
            if game.over:
                return
        elif turning == "clockwise":
            walk(game, hunter, ring[(i + 1) % len(ring)])
            if game.over:
                return
        else:
            walk(game, hunter, ring[(i + len(ring) - 1) % len(ring)])
            if game.over:
                return


def strike(game: State, n: int, hunter: int) -> None:
    """{n} damage to 1 close enemy"""
    # content/knight_fall/rules/cooperative.yaml:141
    # verb: strike n by hunter
    game.spend(100)
    if not rules_board.on_board(game, hunter):
        return
    target = game.choose(
        rules_units.speaker(game, game.doc[hunter].team),
        ASK_2,
        preferred(
            game,
            [
                unit
                for unit in game.of_kind(kinds.Unit)
                if rules_units.enemy(game, unit, hunter) and rules_board.close(game, unit, hunter)
            ],
            hunter,
        ),
        NOTHING,
    )
    if target >= 0:
        rules_damage.emit_damage(game, n, target, hunter, "attack")
        if game.over:
            return


def shoot(game: State, n: int, hunter: int) -> None:
    """{n} damage to 1 adjacent enemy"""
    # content/knight_fall/rules/cooperative.yaml:151
    # verb: shoot n by hunter
    game.spend(100)
    if not rules_board.on_board(game, hunter):
        return
    target = game.choose(
        rules_units.speaker(game, game.doc[hunter].team),
        ASK_2,
        preferred(
            game,
            [
                unit
                for unit in game.of_kind(kinds.Unit)
                if game.apart(game.board.distance, unit, hunter) == 1
                and rules_units.enemy(game, unit, hunter)
            ],
            hunter,
        ),
        NOTHING,
    )
    if target >= 0:
        rules_damage.emit_damage(game, n, target, hunter, "attack")
        if game.over:
            return


def sweep(game: State, n: int, hunter: int) -> None:
    """{n} damage to all close enemies"""
    # content/knight_fall/rules/cooperative.yaml:161
    # verb: sweep n by hunter
    game.spend(10)
    if not rules_board.on_board(game, hunter):
        return
    rules_damage.damage_all(game, n, (game.place[hunter],), hunter)
    if game.over:
        return


def call_imp(game: State) -> None:
    """place 1 imp on the seal"""
    # content/knight_fall/rules/cooperative.yaml:170
    # verb: call_imp
    rules_death.spawn(game, game.program.definitions["knight_fall.imp"], game.tables.space_seal)


def hold_ground(game: State, hunter: int) -> None:
    """do not move this turn"""
    # content/knight_fall/rules/cooperative.yaml:176
    # verb: hold_ground hunter
    game.piece_rooted[hunter] = True


def goad(game: State, n: int, hunter: int) -> None:
    """each close or adjacent imp takes {n} {n|action|actions}"""
    # content/knight_fall/rules/cooperative.yaml:183
    # verb: goad n by hunter
    game.spend(100)
    docs = game.doc
    waiting: Sequence[int] = [
        imp
        for imp in game.live
        if docs[imp].id == "knight_fall.imp"
        and 0 <= game.apart(game.board.distance, imp, hunter) <= 1
    ]
    while len(waiting) > 0:
        game.tick("content/knight_fall/rules/cooperative.yaml:190")
        next_ = game.choose(rules_units.speaker(game, docs[hunter].team), ASK_3, waiting, NOTHING)
        if next_ >= 0:
            prowl(game, next_, n)
            if game.over:
                return
            waiting = [i for i in waiting if i != next_ and rules_board.on_board(game, i)]


def _any_3(game: State, minion: int) -> bool:
    for unit in game.of_kind(kinds.Unit):
        if rules_units.enemy(game, unit, minion) and rules_board.close(game, unit, minion):
            return True
    return False


def prowl(game: State, minion: int, n: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:196
    # verb: prowl minion n
    game.spend(100)
    for _ in range(n):
        game.tick("content/knight_fall/rules/cooperative.yaml:201")
        if not rules_board.on_board(game, minion):
            return
        if rules_actions.must_heal(game, minion):
            rules_damage.heal(game, 1, minion)
        elif _any_3(game, minion):
            strike(game, 1, minion)
            if game.over:
                return
        else:
            step(game, minion)
            if game.over:
                return


def take_turn(game: State, demon: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:208
    # verb: take_turn demon
    game.spend(10)
    if game.log is not None:
        game.tell(game.named("piece", demon), " takes its turn")
    game.table_acting = demon
    game.piece_visited[demon] = ()
    game.piece_rooted[demon] = False
    game.piece_moved[demon] = False
    draw_halves(game, demon)
    if game.over:
        return
    if rules_board.on_board(game, demon):
        emit_end_of_turn(game, demon)
        if game.over:
            return
    game.table_acting = NOTHING


def draw_halves(game: State, demon: int) -> None:
    # content/knight_fall/rules/cooperative.yaml:221
    # verb: draw_halves for demon
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    demon_of = game.piece_demon
    owners = game.owner
    refresh_cooperative_deck(game)
    first_card = last_of(
        [
            piece
            for piece in contents_of[game.zone_cooperative_deck]
            if isinstance(docs[piece], kinds.CooperativeCard)
        ],
        NOTHING,
    )
    if first_card < 0:
        return
    game.put(first_card, game.zone_cooperative_discard)
    demon_of[first_card] = demon
    game.program.resolve(game, first_card, owners[first_card], "primary")
    if game.over:
        return
    if not rules_board.on_board(game, demon):
        return
    refresh_cooperative_deck(game)
    second_card = last_of(
        [
            piece
            for piece in contents_of[game.zone_cooperative_deck]
            if isinstance(docs[piece], kinds.CooperativeCard)
        ],
        NOTHING,
    )
    game.put(second_card, game.zone_cooperative_discard)
    demon_of[second_card] = demon
    game.program.resolve(game, second_card, owners[second_card], "secondary")
    if game.over:
        return


def refresh_cooperative_deck(game: State) -> None:
    # content/knight_fall/rules/cooperative.yaml:238
    # verb: refresh_cooperative_deck
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    if len(contents_of[game.zone_cooperative_deck]) > 0:
        return
    for cooperative_card in [
        piece
        for piece in contents_of[game.zone_cooperative_discard]
        if isinstance(docs[piece], kinds.CooperativeCard)
    ]:
        game.put(cooperative_card, game.zone_cooperative_deck)
    game.shuffle(game.zone_cooperative_deck)
