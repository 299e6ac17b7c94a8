# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/strikes.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Occurrence, product

from ..kinds import Ally, Boss, Hero, Hireable, Monster
from ..state import State
from . import actions as rules_actions
from . import between_waves as rules_between_waves
from . import ettin as rules_ettin
from . import status as rules_status
from . import tanking as rules_tanking


class MissEvent(Occurrence):
    EVENT = "miss"

    def __init__(self, attack: Any, attacker: int, target: int) -> None:
        self.attack = attack
        self.attacker = attacker
        self.target = target


class HitEvent(Occurrence):
    EVENT = "hit"

    def __init__(self, attack: Any, attacker: int, target: int, factor: int, crit: bool) -> None:
        self.attack = attack
        self.attacker = attacker
        self.target = target
        self.factor = factor
        self.crit = crit


class CritEvent(Occurrence):
    EVENT = "crit"

    def __init__(self, attack: Any, attacker: int, target: int) -> None:
        self.attack = attack
        self.attacker = attacker
        self.target = target


class DealEvent(Occurrence):
    EVENT = "deal"

    def __init__(self, amount: int, type_: str, target: int) -> None:
        self.amount = amount
        self.type_ = type_
        self.target = target


class DamageEvent(Occurrence):
    EVENT = "damage"

    def __init__(self, amount: int, target: int) -> None:
        self.amount = amount
        self.target = target


class DefeatEvent(Occurrence):
    EVENT = "defeat"

    def __init__(self, target: int) -> None:
        self.target = target


def emit_miss(game: State, attack: Any, attacker: int, target: int) -> None:
    """Miss."""
    # content/kings_armory/rules/strikes.yaml:47
    # event: miss with attack by attacker to target
    event = MissEvent(attack, attacker, target)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(
                game.named("piece", event.attacker), " misses ", game.named("piece", event.target)
            )
        game.program.leave(game, event)


def _hit_itself(game: State, event: HitEvent) -> None:
    """Hit."""
    # content/kings_armory/rules/strikes.yaml:56
    # event: hit with attack by attacker to target for factor as crit
    if game.log is not None:
        game.tell(game.named("piece", event.attacker), " hits ", game.named("piece", event.target))
    base = game.base("damage", event.attacker, event.attack)
    bonus = game.stat_with("damage", event.attacker, event.attack) - base
    shielded = event.attack.type_ == "ranged" and rules_actions.is_shielded(game, event.target)
    critical = event.crit and not immune_to_type(game, event.target, event.attack.type_)
    if critical:
        if game.log is not None:
            game.tell("a Critical Hit on ", game.named("piece", event.target))
    emit_deal(
        game,
        product(base + game.stat_with("first_damage", event.attacker, event.attack), event.factor)
        + bonus,
        event.attack.type_,
        event.target,
    )
    if game.over:
        return
    if (
        event.attack.second_damage > 0
        and game.piece_hp[event.target] > 0
        and (not shielded or rules_actions.is_shielded(game, event.target))
    ):
        emit_deal(
            game,
            product(event.attack.second_damage, event.factor) + bonus,
            event.attack.type_,
            event.target,
        )
        if game.over:
            return
    if critical:
        emit_crit(game, event.attack, event.attacker, event.target)


def emit_hit(game: State, attack: Any, attacker: int, target: int, factor: int, crit: bool) -> None:
    """Hit."""
    # content/kings_armory/rules/strikes.yaml:56
    # event: hit with attack by attacker to target for factor as crit
    event = HitEvent(attack, attacker, target, factor, crit)
    if game.program.enter(game, event):
        _hit_itself(game, event)
        game.program.leave(game, event)


def emit_crit(game: State, attack: Any, attacker: int, target: int) -> None:
    """Crit."""
    # content/kings_armory/rules/strikes.yaml:101
    # event: crit with attack by attacker to target
    event = CritEvent(attack, attacker, target)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def _deal_itself(game: State, event: DealEvent) -> None:
    """Damage Dealt."""
    # content/kings_armory/rules/strikes.yaml:132
    # event: deal amount of type to target
    if (
        event.amount < 1
        or game.piece_hp[event.target] <= 0
        or event.type_ in game.doc[event.target].immune
        or game.doc[event.target].immune_to_everything
        or game.doc[event.target].indestructible
        or (event.type_ == "ranged" and game.stat("immune_to_ranged", event.target))
        or (event.type_ == "supernatural" and game.stat("immune_to_supernatural", event.target))
    ):
        return
    emit_damage(
        game,
        max(
            1,
            event.amount
            - (
                game.stat("melee_resistance", event.target)
                if event.type_ == "melee"
                else game.stat("ranged_resistance", event.target)
                if event.type_ == "ranged"
                else game.stat("supernatural_resistance", event.target)
                if event.type_ == "supernatural"
                else 0
            ),
        ),
        event.target,
    )


def emit_deal(game: State, amount: int, type_: str, target: int) -> None:
    """Damage Dealt."""
    # content/kings_armory/rules/strikes.yaml:132
    # event: deal amount of type to target
    event = DealEvent(amount, type_, target)
    if game.program.enter(game, event):
        _deal_itself(game, event)
        game.program.leave(game, event)


def _damage_itself(game: State, event: DamageEvent) -> None:
    """Damage Taken."""
    # content/kings_armory/rules/strikes.yaml:141
    # event: damage amount to target
    if game.log is not None:
        game.tell(
            game.named("piece", event.target),
            " takes ",
            game.named("number", event.amount),
            " damage",
        )
    if isinstance(game.doc[event.target], (Hero, Hireable)):
        game.table_ally_hurt = True
        game.table_allies_lost = max(
            0, game.table_allies_lost + min(event.amount, game.piece_hp[event.target])
        )
        game.stamp += 1
    game.piece_overkill[event.target] = max(0, event.amount - game.piece_hp[event.target])
    game.piece_hp[event.target] = max(0, game.piece_hp[event.target] - event.amount)
    game.stamp += 1
    if game.piece_hp[event.target] == 0:
        emit_defeat(game, event.target)


def emit_damage(game: State, amount: int, target: int) -> None:
    """Damage Taken."""
    # content/kings_armory/rules/strikes.yaml:141
    # event: damage amount to target
    event = DamageEvent(amount, target)
    if game.program.enter(game, event):
        _damage_itself(game, event)
        game.program.leave(game, event)


def _defeat_itself(game: State, event: DefeatEvent) -> None:
    """Defeat."""
    # content/kings_armory/rules/strikes.yaml:176
    # event: defeat of target
    docs = game.doc
    hp_of = game.piece_hp
    if game.log is not None:
        game.tell(game.named("piece", event.target), " is defeated")
    if game.options["nobody_falls"] and isinstance(docs[event.target], (Hero, Hireable)):
        hp_of[event.target] = 1
        game.stamp += 1
        return
    hp_of[event.target] = 0
    game.stamp += 1
    rules_status.clear_status(game, event.target)
    if isinstance(docs[event.target], Monster):
        if isinstance(docs[event.target], Boss):
            game.put(event.target, NOTHING)
        else:
            game.put(event.target, game.zone_pile)
        rules_tanking.end_lost_tanks(game)
        return
    rules_tanking.end_lost_tanks(game)
    if not isinstance(docs[event.target], Hero):
        game.put(event.target, game.zone_fallen)
    for h in rules_between_waves.all_heroes(game):
        if hp_of[h] > 0:
            break
    else:
        game.lose()
        return


def emit_defeat(game: State, target: int) -> None:
    """Defeat."""
    # content/kings_armory/rules/strikes.yaml:176
    # event: defeat of target
    event = DefeatEvent(target)
    if game.program.enter(game, event):
        _defeat_itself(game, event)
        game.program.leave(game, event)


def base_damage(game: State, attacker: int, attack: Any) -> int:
    """The Base Damage of the attack, replaced or not, without bonus or penalty."""
    # content/kings_armory/rules/strikes.yaml:77
    # query: base_damage attacker with attack
    return game.base("damage", attacker, attack)


def base_crit_range(game: State, attacker: int, attack: Any) -> int:
    """The Crit Range of the attack, replaced or not, without bonus or penalty."""
    # content/kings_armory/rules/strikes.yaml:85
    # query: base_crit_range attacker with attack
    return game.base("crit_range", attacker, attack)


def listed_range(game: State, attacker: int, attack: Any) -> int:
    """The Range of the attack, replaced or not, without bonus or penalty."""
    # content/kings_armory/rules/strikes.yaml:93
    # query: listed_range attacker with attack
    return game.base("range_", attacker, attack)


def immune_to_type(game: State, target: int, type_: str) -> bool:
    """`target` is Immune to `type` Damage, by its Token or for a time."""
    # content/kings_armory/rules/strikes.yaml:108
    # query: immune_to_type target type
    return (
        type_ in game.doc[target].immune
        or game.doc[target].immune_to_everything
        or game.doc[target].indestructible
        or (type_ == "ranged" and bool(game.stat("immune_to_ranged", target)))
        or (type_ == "supernatural" and bool(game.stat("immune_to_supernatural", target)))
    )


def resistance(game: State, target: int, type_: str) -> int:
    """The Resistance of `target` to `type` Damage."""
    # content/kings_armory/rules/strikes.yaml:119
    # query: resistance target type
    return (
        game.stat("melee_resistance", target)
        if type_ == "melee"
        else game.stat("ranged_resistance", target)
        if type_ == "ranged"
        else game.stat("supernatural_resistance", target)
        if type_ == "supernatural"
        else 0
    )


def strike(game: State, target: int, attack: Any, attacker: int) -> None:
    """`attacker` strikes `target` with `attack`."""
    # content/kings_armory/rules/strikes.yaml:4
    # verb: strike target with attack from attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    if game.log is not None:
        game.tell(
            game.named("piece", attacker),
            " strikes ",
            game.named("piece", target),
            " with ",
            game.named("definition", attack),
        )
    if attack.aim != "rolled":
        resolve_roll(game, 0, target, attack, attacker)
        return
    for _ in range(attack.rolls):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/strikes.yaml:14")
        if hp_of[target] > 0 and hp_of[attacker] > 0:
            roll_to_hit(game, target, attack, attacker)
            if game.over:
                return


def roll_to_hit(game: State, target: int, attack: Any, attacker: int) -> None:
    # content/kings_armory/rules/strikes.yaml:18
    # verb: roll_to_hit target with attack from attacker
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    natural = game.rng.roll(20)
    opened = rules_actions.open_die_rolled(game, natural)
    natural = opened.natural
    if game.over:
        return
    resolve_roll(game, natural, target, attack, attacker)


def resolve_roll(game: State, natural: int, target: int, attack: Any, attacker: int) -> None:
    """A Natural roll of `natural` is compared with the Dodge of `target`."""
    # content/kings_armory/rules/strikes.yaml:27
    # verb: resolve_roll natural on target with attack from attacker
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if attack.aim != "rolled":
        emit_hit(game, attack, attacker, target, 1, False)
        return
    crits = (
        game.stat_with("crit_range", attacker, attack)
        if game.base("crit_range", attacker, attack) > 0
        else 0
    )
    crit = natural > 20 - crits
    if not (game.options["no_misses"] and isinstance(game.doc[attacker], Ally)) and (
        natural == 1
        or (
            not crit
            and natural + game.stat_with("hitroll", attacker, attack) < game.stat("dodge", target)
        )
    ):
        emit_miss(game, attack, attacker, target)
        return
    emit_hit(game, attack, attacker, target, attack.crit_mod if crit else 1, crit)


def heal(game: State, n: int, target: int) -> None:
    """`target` regains `n` Hit Points."""
    # content/kings_armory/rules/strikes.yaml:155
    # verb: heal n to target
    if game.piece_hp[target] <= 0 or game.doc[target].unhealable:
        return
    regained = min(n, rules_ettin.full_hp(game, target) - game.piece_hp[target])
    if regained < 1:
        return
    if game.log is not None:
        game.tell(game.named("piece", target), " regains ", game.named("number", regained))
    game.piece_hp[target] = max(0, game.piece_hp[target] + regained)
    game.stamp += 1


def instakill(game: State, target: int) -> None:
    """`target` is defeated at once."""
    # content/kings_armory/rules/strikes.yaml:167
    # verb: instakill target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_hp[target] <= 0 or rules_status.is_immune(game, target, "instakill"):
        return
    emit_defeat(game, target)
