# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/areas.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Action, ActionInfo, Contents, both, first_part, members, numbers

from ..kinds import Ally, Boss, Character, Equipment, Guardian, Monster
from ..state import State
from . import actions as rules_actions
from . import cards as rules_cards
from . import duties as rules_duties
from . import range_ as rules_range_
from . import strikes as rules_strikes

ATTACK_AREA_ACTION = ActionInfo(
    "attack_area",
    "{ally} uses {attack} on {block}",
    ("ally", "attack", "block"),
    ("piece", "definition", "list space"),
)


def areal(game: State, attack: Any) -> bool:
    """It has an Area of Effect."""
    # content/kings_armory/rules/areas.yaml:4
    # query: areal attack
    return attack.width * attack.length > 1


def areas(game: State, attacker: int, attack: Any) -> Sequence[Sequence[int]]:
    """Every way to lay the area of an attack, in reading order; a Line starts beside its user and runs straight outward."""
    # content/kings_armory/rules/areas.yaml:11
    # query: areas attacker with attack
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if attack.width == 1:
        return lines_from(game, attacker, attack)
    found: Sequence[Sequence[int]] = laid(game, attacker, attack.width, attack.length, attack)
    if attack.width == attack.length:
        return found
    return both(found, laid(game, attacker, attack.length, attack.width, attack))


def lines_from(game: State, attacker: int, attack: Any) -> Sequence[Sequence[int]]:
    """The four straight lines outward from the user of a Line Attack, if its Range covers their length."""
    # content/kings_armory/rules/areas.yaml:23
    # query: lines_from attacker with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    rays = game.board.rays
    places = game.place
    if game.stat_with("range_", attacker, attack) < attack.length:
        return ()
    outward: Sequence[Sequence[int]] = (
        rays[0][-1][places[attacker]],
        rays[-1][0][places[attacker]],
        rays[1][0][places[attacker]],
        rays[0][1][places[attacker]],
    )
    _found = []
    for way in outward:
        if way:
            _found.append(way[: attack.length])
    return _found


def laid(game: State, attacker: int, wide: int, long: int, attack: Any) -> Sequence[Sequence[int]]:
    """The rectangles of that size with every single space in Range, as far as they lie on the map."""
    # content/kings_armory/rules/areas.yaml:39
    # query: laid attacker wide long with attack
    reach = game.stat_with("range_", attacker, attack)
    diagonal = reach == 1 and game.base("range_", attacker, attack) == 1
    return rectangles_from(game, game.place[attacker], wide, long, reach, diagonal)


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


def _rectangles_from_anew(
    game: State, s: int, wide: int, long: int, reach: int, diagonal: bool
) -> Sequence[Sequence[int]]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    found: Sequence[Any] = ()
    at_x = game.board.x[s]
    at_y = game.board.y[s]
    right = _highest_1(game)
    bottom = _highest_2(game)
    for y in numbers(max(at_y - reach, 2 - long), min(at_y + reach - long + 1, bottom)):
        for x in numbers(max(at_x - reach, 2 - wide), min(at_x + reach - wide + 1, right)):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            far_x = max(at_x - x, x + wide - 1 - at_x)
            far_y = max(at_y - y, y + long - 1 - at_y)
            if diagonal or far_x + far_y <= reach:
                left_x = max(1, x)
                top_y = max(1, y)
                across = min(right, x + wide - 1) - left_x + 1
                down = min(bottom, y + long - 1) - top_y + 1
                if across > 0 and down > 0:
                    found = both(
                        found, (game.atlas().rectangle(game.board.at(left_x, top_y), across, down),)
                    )
    return found


def rectangles_from(
    game: State, s: int, wide: int, long: int, reach: int, diagonal: bool
) -> Sequence[Sequence[int]]:
    """The rectangles of that size with every single space in reach of s, as far as they lie on the map."""
    # content/kings_armory/rules/areas.yaml:51
    # query: rectangles_from s wide long reach diagonal
    _key = ("rectangles_from", diagonal, long, reach, s, wide)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(
            game.tables, _key, _rectangles_from_anew, s, wide, long, reach, diagonal
        )
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[Sequence[int]] = _known[0]
    return _answer


def caught(game: State, block: Sequence[int], attacker: int, attack: Any) -> Sequence[int]:
    """Everybody in the area whom the type of the attack can reach, friend and Foe alike."""
    # content/kings_armory/rules/areas.yaml:76
    # query: caught block attacker with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    places = game.place
    docs = game.doc
    block_set = members(block)
    _found = []
    for character in game.seen[Character]:
        if (
            hp_of[character] > 0
            and places[character] in block_set
            and rules_range_.can_affect(game, attacker, character, attack)
            and not (
                character == attacker
                and game.options["ettin"]
                and isinstance(docs[character], Boss)
            )
        ):
            _found.append(character)
    return _found


def one_foe(game: State, character: int) -> bool:
    """An Ettin Boss is a single Foe and never hurts itself."""
    # content/kings_armory/rules/areas.yaml:87
    # query: one_foe character
    return game.options["ettin"] and isinstance(game.doc[character], Boss)


def worth_it(game: State, block: Sequence[int], attacker: int, attack: Any) -> bool:
    """At least one enemy is in the area."""
    # content/kings_armory/rules/areas.yaml:95
    # query: worth_it block attacker with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _doc = docs[attacker]
    for c in caught(game, block, attacker, attack):
        if isinstance(docs[c], Monster) != isinstance(_doc, Monster):
            return True
    return False


def does_something(game: State, block: Sequence[int], ally: int, attack: Any) -> bool:
    """Some Foe in the area is not immune to it."""
    # content/kings_armory/rules/areas.yaml:103
    # query: does_something block ally with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for c in caught(game, block, ally, attack):
        if isinstance(docs[c], Monster) and rules_duties.useful(game, attack, ally, c):
            return True
    return False


def any_foe_near(game: State, ally: int, attack: Any) -> bool:
    # content/kings_armory/rules/areas.yaml:111
    # query: any_foe_near ally with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    _place = places[ally]
    for monster in game.seen[Monster]:
        if rules_range_.spans(
            game, _place, places[monster], game.stat_with("range_", ally, attack), attack, ally
        ):
            return True
    return False


def _any_1(game: State, character: int) -> bool:
    wearer_of = game.piece_wearer
    docs = game.doc
    for equipment in game.seen[Equipment]:
        if (
            wearer_of[equipment] == character
            and docs[equipment] is game.program.definitions["kings_armory.aether_lantern"]
        ):
            return True
    return False


def struck_last(game: State, character: int) -> int:
    """Of those who are struck at the same time, who protects others comes last."""
    # content/kings_armory/rules/areas.yaml:141
    # query: struck_last character
    if isinstance(game.doc[character], Guardian):
        return 2
    if isinstance(game.doc[character], Boss):
        return 1
    if _any_1(game, character):
        return 1
    return 0


def area_for(game: State, monster: int, target: int, attack: Any) -> Sequence[Sequence[int]]:
    # content/kings_armory/rules/areas.yaml:170
    # query: area_for monster target with attack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    ranked = []
    for block in areas(game, monster, attack):
        if places[target] in block:
            _count = 0
            for c in caught(game, block, monster, attack):
                if isinstance(docs[c], Ally) and not rules_strikes.immune_to_type(
                    game, c, attack.type_
                ):
                    _count += 1
            _count_2 = 0
            for c_2 in caught(game, block, monster, attack):
                if isinstance(docs[c_2], Monster) and not rules_strikes.immune_to_type(
                    game, c_2, attack.type_
                ):
                    _count_2 += 1
            ranked.append(((-_count, _count_2), block))
    if not ranked:
        return []
    _found = []
    for rank, _ in ranked:
        _found.append(rank)
    least = min(_found)
    _found_2 = []
    for rank_2, found in ranked:
        if rank_2 == least:
            _found_2.append(found)
    return _found_2


def _in_order_1(game: State, victims: Sequence[int]) -> Sequence[int]:
    ranked = []
    for victim in victims:
        ranked.append(((struck_last(game, victim),), victim))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def strike_area(game: State, block: Sequence[int], attack: Any, attacker: int) -> None:
    """`attacker` strikes everybody in the area with `attack`."""
    # content/kings_armory/rules/areas.yaml:153
    # verb: strike_area block with attack from attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    victims: Sequence[int] = caught(game, block, attacker, attack)
    for _ in range(attack.rolls):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/areas.yaml:160")
        if hp_of[attacker] <= 0:
            return
        natural = 0
        if attack.aim == "rolled":
            natural = game.rng.roll(20)
            opened = rules_actions.open_die_rolled(game, natural)
            natural = opened.natural
            if game.over:
                return
        for victim in _in_order_1(game, victims):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if hp_of[victim] > 0:
                rules_strikes.resolve_roll(game, natural, victim, attack, attacker)
                if game.over:
                    return


def attack_area_options(game: State, player: int) -> list[Any]:
    """`ally` uses `attack` on `block`."""
    # content/kings_armory/rules/areas.yaml:117
    # action: attack_area block with attack by ally
    owners = game.owner
    hp_of = game.piece_hp
    ap_of = game.piece_ap
    level_of = game.piece_level
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if (
            owners[ally] == player
            and hp_of[ally] > 0
            and ap_of[ally] >= 1
            and (game.table_acting < 0 or game.table_acting == ally)
            and not game.stat("attacks_barred", ally)
        ):
            for attack in game.offer(rules_cards.attacks_of(game, ally)):
                if (
                    attack.width * attack.length > 1
                    and attack.level <= level_of[ally]
                    and hp_of[ally] > 0
                    and ap_of[ally] >= attack.ac
                    and (game.table_acting < 0 or game.table_acting == ally)
                    and any_foe_near(game, ally, attack)
                ):
                    for block in game.offer(areas(game, ally, attack)):
                        if worth_it(game, block, ally, attack) and (
                            does_something(game, block, ally, attack)
                            or rules_duties.spares_duty(game, ally, attack.ac)
                        ):
                            options.append((ally, attack, block))
    return options


def take_attack_area(
    game: State, player: int, ally: int, attack: Any, block: Sequence[int]
) -> None:
    """`ally` uses `attack` on `block`."""
    # content/kings_armory/rules/areas.yaml:117
    # action: attack_area block with attack by ally
    if game.log is not None:
        game.tell(game.named("piece", ally), " uses ", game.named("definition", attack))
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - attack.ac)
    game.stamp += 1
    if does_something(game, block, ally, attack):
        game.piece_duty_done[ally] = True
        game.stamp += 1
    strike_area(game, block, attack, ally)
    if game.over:
        return
    game.piece_enchanted[ally] = False
    game.stamp += 1


CONTENTS = Contents(
    actions=(Action(ATTACK_AREA_ACTION, ("own_turn",), (), attack_area_options, take_attack_area),)
)
