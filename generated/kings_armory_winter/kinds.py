# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Definition, names_of

# content/kings_armory/rules/waves.yaml:4
class Scenario(Definition):
    def __init__(
        self,
        id: str,
        name: str,
        bosses: int,
        cave: bool,
        boss_round: int,
        wave: Any,
        tokens: Sequence[Any],
        gate: int,
    ) -> None:
        super().__init__(id, name)
        self.bosses = bosses
        self.cave = cave
        self.boss_round = boss_round
        self.wave = wave
        self.tokens = tokens
        self.gate = gate


# content/kings_armory/rules/cards.yaml:4
class Card(Definition):
    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kings_armory/rules/cards.yaml:11
class Reward(Card):
    def __init__(self, id: str, name: str, value: int, copies: int) -> None:
        super().__init__(id, name)
        self.value = value
        self.copies = copies


# content/kings_armory/rules/cards.yaml:84
class Equipment(Card):
    """Worn by a Hero, it lends its abilities."""

    def __init__(
        self,
        id: str,
        name: str,
        hero: Any,
        attacks: Sequence[Any],
        for_others: bool,
    ) -> None:
        super().__init__(id, name)
        self.hero = hero
        self.attacks = attacks
        self.for_others = for_others


# content/kings_armory/rules/cards.yaml:200
class Reinforcement(Card):
    """A one-time event, played at any moment."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kings_armory/rules/cards.yaml:208
class ArmoryCard(Card):
    """The mightiest of one-time events."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kings_armory/rules/characters.yaml:19
class Attack(Definition):
    """One of the Attack Options of a Character."""

    def __init__(
        self,
        id: str,
        name: str,
        level: int,
        primary: bool,
        ac: int,
        type_: str,
        range_: int,
        aim: str,
        hitroll: int,
        rolls: int,
        damage: int,
        first_damage: int,
        second_damage: int,
        crit_range: int,
        crit_mod: int,
        reaches_flying: bool,
        width: int,
        length: int,
    ) -> None:
        super().__init__(id, name)
        self.level = level
        self.primary = primary
        self.ac = ac
        self.type_ = type_
        self.range_ = range_
        self.aim = aim
        self.hitroll = hitroll
        self.rolls = rolls
        self.damage = damage
        self.first_damage = first_damage
        self.second_damage = second_damage
        self.crit_range = crit_range
        self.crit_mod = crit_mod
        self.reaches_flying = reaches_flying
        self.width = width
        self.length = length


# content/kings_armory/rules/characters.yaml:79
class Character(Definition):
    """Anyone on the board, Ally or Foe."""

    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
    ) -> None:
        super().__init__(id, name)
        self.max_hp = max_hp
        self.move = move
        self.dodge = dodge
        self.melee_resistance = melee_resistance
        self.ranged_resistance = ranged_resistance
        self.supernatural_resistance = supernatural_resistance
        self.immune = immune
        self.immune_to_ranged = immune_to_ranged
        self.immune_to_supernatural = immune_to_supernatural
        self.immune_to_burn = immune_to_burn
        self.immune_to = immune_to
        self.immune_to_everything = immune_to_everything
        self.indestructible = indestructible
        self.unhealable = unhealable
        self.flying = flying
        self.attacks = attacks


# content/kings_armory/rules/characters.yaml:135
class Ally(Character):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
        tele: bool,
        tower_bound: bool,
        tanks_untankable: bool,
        tanks_flying: bool,
        strikes_flying: bool,
        attacks_barred: bool,
        primary_damage: int,
        healing: int,
        special_hitroll: int,
        role: str,
        works_by_specials: bool,
        heals: bool,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to_ranged,
            immune_to_supernatural,
            immune_to_burn,
            immune_to,
            immune_to_everything,
            indestructible,
            unhealable,
            flying,
            attacks,
        )
        self.actions = actions
        self.heal_rate = heal_rate
        self.tank = tank
        self.tele = tele
        self.tower_bound = tower_bound
        self.tanks_untankable = tanks_untankable
        self.tanks_flying = tanks_flying
        self.strikes_flying = strikes_flying
        self.attacks_barred = attacks_barred
        self.primary_damage = primary_damage
        self.healing = healing
        self.special_hitroll = special_hitroll
        self.role = role
        self.works_by_specials = works_by_specials
        self.heals = heals


# content/kings_armory/rules/characters.yaml:224
class Hero(Ally):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
        tele: bool,
        tower_bound: bool,
        tanks_untankable: bool,
        tanks_flying: bool,
        strikes_flying: bool,
        attacks_barred: bool,
        primary_damage: int,
        healing: int,
        special_hitroll: int,
        role: str,
        works_by_specials: bool,
        heals: bool,
        item: Any,
        card: Any,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to_ranged,
            immune_to_supernatural,
            immune_to_burn,
            immune_to,
            immune_to_everything,
            indestructible,
            unhealable,
            flying,
            attacks,
            actions,
            heal_rate,
            tank,
            tele,
            tower_bound,
            tanks_untankable,
            tanks_flying,
            strikes_flying,
            attacks_barred,
            primary_damage,
            healing,
            special_hitroll,
            role,
            works_by_specials,
            heals,
        )
        self.item = item
        self.card = card


# content/kings_armory/rules/characters.yaml:224
class MergedHero(Hero):
    """Two documents in one; it counts as either of them."""

    def __init__(self, a: Hero, b: Hero) -> None:
        super().__init__(
            f"{a.id}+{b.id}",
            names_of(a, b),
            a.max_hp + b.max_hp,
            min(a.move, b.move),
            min(a.dodge, b.dodge),
            max(a.melee_resistance, b.melee_resistance),
            max(a.ranged_resistance, b.ranged_resistance),
            max(a.supernatural_resistance, b.supernatural_resistance),
            (*a.immune, *[x for x in b.immune if x not in a.immune]),
            a.immune_to_ranged or b.immune_to_ranged,
            a.immune_to_supernatural or b.immune_to_supernatural,
            a.immune_to_burn or b.immune_to_burn,
            (*a.immune_to, *[x for x in b.immune_to if x not in a.immune_to]),
            a.immune_to_everything or b.immune_to_everything,
            a.indestructible or b.indestructible,
            a.unhealable or b.unhealable,
            a.flying or b.flying,
            (*a.attacks, *[x for x in b.attacks if x not in a.attacks]),
            a.actions + b.actions,
            a.heal_rate + b.heal_rate,
            a.tank + b.tank,
            a.tele and b.tele,
            a.tower_bound and b.tower_bound,
            a.tanks_untankable or b.tanks_untankable,
            a.tanks_flying or b.tanks_flying,
            a.strikes_flying or b.strikes_flying,
            a.attacks_barred or b.attacks_barred,
            a.primary_damage,
            a.healing,
            a.special_hitroll,
            a.role,
            a.works_by_specials or b.works_by_specials,
            a.heals or b.heals,
            a.item,
            a.card,
        )
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return other is self or other is self.a or other is self.b

    def __hash__(self) -> int:
        return hash(self.id)


# content/kings_armory/rules/characters.yaml:253
class Hireable(Ally):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
        tele: bool,
        tower_bound: bool,
        tanks_untankable: bool,
        tanks_flying: bool,
        strikes_flying: bool,
        attacks_barred: bool,
        primary_damage: int,
        healing: int,
        special_hitroll: int,
        role: str,
        works_by_specials: bool,
        heals: bool,
        costs: Sequence[int],
        limit: int,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to_ranged,
            immune_to_supernatural,
            immune_to_burn,
            immune_to,
            immune_to_everything,
            indestructible,
            unhealable,
            flying,
            attacks,
            actions,
            heal_rate,
            tank,
            tele,
            tower_bound,
            tanks_untankable,
            tanks_flying,
            strikes_flying,
            attacks_barred,
            primary_damage,
            healing,
            special_hitroll,
            role,
            works_by_specials,
            heals,
        )
        self.costs = costs
        self.limit = limit


# content/kings_armory/rules/characters.yaml:275
class Monster(Character):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
        level: int,
        red_tokens: int,
        yellow_tokens: int,
        goblin: bool,
        siege: bool,
        pushable: bool,
        untankable: bool,
        unstoppable: bool,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to_ranged,
            immune_to_supernatural,
            immune_to_burn,
            immune_to,
            immune_to_everything,
            indestructible,
            unhealable,
            flying,
            attacks,
        )
        self.level = level
        self.red_tokens = red_tokens
        self.yellow_tokens = yellow_tokens
        self.goblin = goblin
        self.siege = siege
        self.pushable = pushable
        self.untankable = untankable
        self.unstoppable = unstoppable


# content/kings_armory/rules/gauntlet.yaml:4
class Gauntlet(Definition):
    """One column of the Gauntlet table."""

    def __init__(
        self,
        id: str,
        name: str,
        wave: int,
        rewards: int,
        towers: int,
        healing: int,
        first_foes: int,
        later_foes: int,
        modifier: int,
        third_round_rewards: int,
        boss_every: int,
    ) -> None:
        super().__init__(id, name)
        self.wave = wave
        self.rewards = rewards
        self.towers = towers
        self.healing = healing
        self.first_foes = first_foes
        self.later_foes = later_foes
        self.modifier = modifier
        self.third_round_rewards = third_round_rewards
        self.boss_every = boss_every


# content/kings_armory/rules/gauntlet.yaml:19
class GauntletScaling(Definition):
    """What another number of Heroes than two to four changes in the Gauntlet table."""

    def __init__(
        self,
        id: str,
        name: str,
        heroes: int,
        towers: int,
        first_foes: int,
        later_foes: int,
        modifier: int,
        third_round_rewards: int,
    ) -> None:
        super().__init__(id, name)
        self.heroes = heroes
        self.towers = towers
        self.first_foes = first_foes
        self.later_foes = later_foes
        self.modifier = modifier
        self.third_round_rewards = third_round_rewards


# content/kings_armory/rules/jump_start.yaml:4
class JumpStart(Definition):
    """One column of the Jump Start table."""

    def __init__(
        self,
        id: str,
        name: str,
        wave: int,
        rewards: int,
        gate: int,
        offensive: int,
        other: int,
        towers: int,
        equipment: int,
        hireables: int,
        level: int,
        reinforcements: int,
    ) -> None:
        super().__init__(id, name)
        self.wave = wave
        self.rewards = rewards
        self.gate = gate
        self.offensive = offensive
        self.other = other
        self.towers = towers
        self.equipment = equipment
        self.hireables = hireables
        self.level = level
        self.reinforcements = reinforcements


# content/kings_armory/rules/rewind.yaml:4
class Mark(Definition):
    """What one attack of a Foe has done to one Ally, or to the Castle Gate."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, name)


# content/kings_armory/rules/towers.yaml:4
class Tower(Definition):
    """What hosts Allies. It lies on the top left of its spaces."""

    def __init__(self, id: str, name: str, width: int, slots: int, destructible: bool) -> None:
        super().__init__(id, name)
        self.width = width
        self.slots = slots
        self.destructible = destructible


# content/kings_armory/rules/waves.yaml:4
class Wave(Definition):
    """One column of the Wave Card."""

    def __init__(
        self,
        id: str,
        name: str,
        number: int,
        foes: int,
        rewards: int,
        levels: Sequence[int],
    ) -> None:
        super().__init__(id, name)
        self.number = number
        self.foes = foes
        self.rewards = rewards
        self.levels = levels


# content/kings_armory/rules/waves.yaml:14
class HeroScaling(Definition):
    """One column of the Hero Scaling Grid."""

    def __init__(
        self,
        id: str,
        name: str,
        heroes: int,
        additional_monsters: int,
        roll_modifier: int,
        starting_towers: int,
        reward_bonus: int,
    ) -> None:
        super().__init__(id, name)
        self.heroes = heroes
        self.additional_monsters = additional_monsters
        self.roll_modifier = roll_modifier
        self.starting_towers = starting_towers
        self.reward_bonus = reward_bonus


# content/kings_armory/rules/actions.yaml:87
class Guardian(Ally):
    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
        actions: int,
        heal_rate: int,
        tank: int,
        tele: bool,
        tower_bound: bool,
        tanks_untankable: bool,
        tanks_flying: bool,
        strikes_flying: bool,
        attacks_barred: bool,
        primary_damage: int,
        healing: int,
        special_hitroll: int,
        role: str,
        works_by_specials: bool,
        heals: bool,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to_ranged,
            immune_to_supernatural,
            immune_to_burn,
            immune_to,
            immune_to_everything,
            indestructible,
            unhealable,
            flying,
            attacks,
            actions,
            heal_rate,
            tank,
            tele,
            tower_bound,
            tanks_untankable,
            tanks_flying,
            strikes_flying,
            attacks_barred,
            primary_damage,
            healing,
            special_hitroll,
            role,
            works_by_specials,
            heals,
        )


# content/kings_armory/rules/bosses.yaml:4
class Boss(Monster):
    """A leader of the army, with a Stat Card of its own."""

    def __init__(
        self,
        id: str,
        name: str,
        max_hp: int,
        move: int,
        dodge: int,
        melee_resistance: int,
        ranged_resistance: int,
        supernatural_resistance: int,
        immune: Sequence[str],
        immune_to_ranged: bool,
        immune_to_supernatural: bool,
        immune_to_burn: bool,
        immune_to: Sequence[str],
        immune_to_everything: bool,
        indestructible: bool,
        unhealable: bool,
        flying: bool,
        attacks: Sequence[Any],
        level: int,
        red_tokens: int,
        yellow_tokens: int,
        goblin: bool,
        siege: bool,
        pushable: bool,
        untankable: bool,
        unstoppable: bool,
    ) -> None:
        super().__init__(
            id,
            name,
            max_hp,
            move,
            dodge,
            melee_resistance,
            ranged_resistance,
            supernatural_resistance,
            immune,
            immune_to_ranged,
            immune_to_supernatural,
            immune_to_burn,
            immune_to,
            immune_to_everything,
            indestructible,
            unhealable,
            flying,
            attacks,
            level,
            red_tokens,
            yellow_tokens,
            goblin,
            siege,
            pushable,
            untankable,
            unstoppable,
        )


# content/kings_armory/rules/bosses.yaml:4
class MergedBoss(Boss):
    """Two documents in one; it counts as either of them."""

    def __init__(self, a: Boss, b: Boss) -> None:
        super().__init__(
            f"{a.id}+{b.id}",
            names_of(a, b),
            a.max_hp + b.max_hp,
            min(a.move, b.move),
            min(a.dodge, b.dodge),
            max(a.melee_resistance, b.melee_resistance),
            max(a.ranged_resistance, b.ranged_resistance),
            max(a.supernatural_resistance, b.supernatural_resistance),
            (*a.immune, *[x for x in b.immune if x not in a.immune]),
            a.immune_to_ranged or b.immune_to_ranged,
            a.immune_to_supernatural or b.immune_to_supernatural,
            a.immune_to_burn or b.immune_to_burn,
            (*a.immune_to, *[x for x in b.immune_to if x not in a.immune_to]),
            a.immune_to_everything or b.immune_to_everything,
            a.indestructible or b.indestructible,
            a.unhealable or b.unhealable,
            a.flying or b.flying,
            (*a.attacks, *[x for x in b.attacks if x not in a.attacks]),
            a.level,
            a.red_tokens,
            a.yellow_tokens,
            a.goblin or b.goblin,
            a.siege or b.siege,
            a.pushable or b.pushable,
            a.untankable or b.untankable,
            a.unstoppable or b.unstoppable,
        )
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return other is self or other is self.a or other is self.b

    def __hash__(self) -> int:
        return hash(self.id)
