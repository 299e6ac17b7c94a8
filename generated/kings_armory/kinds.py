# The kinds of documents.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Definition, names_of


# content/kings_armory/rules/waves.yaml:4
class Scenario(Definition):
    bosses: int = 0
    cave: bool = False
    boss_round: int = 2
    wave: Any = None
    tokens: Sequence[Any] = ()
    gate: int = 20
    towers: Sequence[str] = ()
    posts: Sequence[Any] = ()


# content/kings_armory/rules/cards.yaml:4
class Card(Definition):
    pass


# content/kings_armory/rules/cards.yaml:15
class Reward(Card):
    value: int = NOTHING
    copies: int = 1


# content/kings_armory/rules/cards.yaml:99
class Equipment(Card):
    """Worn by a Hero, it lends its abilities."""

    hero: Any = None
    attacks: Sequence[Any] = ()
    for_others: bool = False


# content/kings_armory/rules/cards.yaml:237
class Reinforcement(Card):
    """A one-time event, played at any moment."""


# content/kings_armory/rules/cards.yaml:251
class ArmoryCard(Card):
    """The mightiest of one-time events."""


# content/kings_armory/rules/characters.yaml:22
class Attack(Definition):
    """One of the Attack Options of a Character."""

    level: int = 1
    primary: bool = False
    ac: int = 1
    type_: str = ""
    range_: int = 1
    aim: str = "rolled"
    hitroll: int = 0
    rolls: int = 1
    damage: int = NOTHING
    first_damage: int = 0
    second_damage: int = 0
    crit_range: int = 1
    crit_mod: int = 2
    reaches_flying: bool = False
    width: int = 1
    length: int = 1


# content/kings_armory/rules/characters.yaml:109
class Character(Definition):
    """Anyone on the board, Ally or Foe."""

    max_hp: int = NOTHING
    move: int = NOTHING
    dodge: int = NOTHING
    melee_resistance: int = 0
    ranged_resistance: int = 0
    supernatural_resistance: int = 0
    immune: Sequence[str] = ()
    immune_to_ranged: bool = False
    immune_to_supernatural: bool = False
    immune_to_burn: bool = False
    immune_to: Sequence[str] = ()
    immune_to_everything: bool = False
    indestructible: bool = False
    unhealable: bool = False
    flying: bool = False
    attacks: Sequence[Any] = ()


# content/kings_armory/rules/characters.yaml:187
class Ally(Character):
    actions: int = 3
    heal_rate: int = 0
    tank: int = 0
    tele: bool = False
    tower_bound: bool = False
    tanks_untankable: bool = False
    tanks_flying: bool = False
    strikes_flying: bool = False
    attacks_barred: bool = False
    primary_damage: int = 0
    healing: int = 0
    special_hitroll: int = 0
    role: str = "free"
    works_by_specials: bool = False
    heals: bool = False


# content/kings_armory/rules/characters.yaml:290
class Hero(Ally):
    item: Any = None
    card: Any = None


# content/kings_armory/rules/characters.yaml:290
class MergedHero(Hero):
    """Two documents in one; it counts as either of them."""

    def __init__(self, a: Hero, b: Hero) -> None:
        super().__init__(
            "+".join((a.id, b.id)),
            names_of(a, b),
            max_hp=a.max_hp + b.max_hp,
            move=min(a.move, b.move),
            dodge=min(a.dodge, b.dodge),
            melee_resistance=max(a.melee_resistance, b.melee_resistance),
            ranged_resistance=max(a.ranged_resistance, b.ranged_resistance),
            supernatural_resistance=max(a.supernatural_resistance, b.supernatural_resistance),
            immune=(*a.immune, *[x for x in b.immune if x not in a.immune]),
            immune_to_ranged=a.immune_to_ranged or b.immune_to_ranged,
            immune_to_supernatural=a.immune_to_supernatural or b.immune_to_supernatural,
            immune_to_burn=a.immune_to_burn or b.immune_to_burn,
            immune_to=(*a.immune_to, *[x for x in b.immune_to if x not in a.immune_to]),
            immune_to_everything=a.immune_to_everything or b.immune_to_everything,
            indestructible=a.indestructible or b.indestructible,
            unhealable=a.unhealable or b.unhealable,
            flying=a.flying or b.flying,
            attacks=(*a.attacks, *[x for x in b.attacks if x not in a.attacks]),
            actions=a.actions + b.actions,
            heal_rate=a.heal_rate + b.heal_rate,
            tank=a.tank + b.tank,
            tele=a.tele and b.tele,
            tower_bound=a.tower_bound and b.tower_bound,
            tanks_untankable=a.tanks_untankable or b.tanks_untankable,
            tanks_flying=a.tanks_flying or b.tanks_flying,
            strikes_flying=a.strikes_flying or b.strikes_flying,
            attacks_barred=a.attacks_barred or b.attacks_barred,
            primary_damage=a.primary_damage,
            healing=a.healing,
            special_hitroll=a.special_hitroll,
            role=a.role,
            works_by_specials=a.works_by_specials or b.works_by_specials,
            heals=a.heals or b.heals,
            item=a.item,
            card=a.card,
        )
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return other is self or other is self.a or other is self.b

    def __hash__(self) -> int:
        return hash(self.id)


# content/kings_armory/rules/characters.yaml:325
class Hireable(Ally):
    costs: Sequence[int] = (100, 100, 150)
    limit: int = 3
    rifts: bool = False


# content/kings_armory/rules/characters.yaml:359
class Monster(Character):
    level: int = NOTHING
    red_tokens: int = 1
    yellow_tokens: int = 1
    goblin: bool = False
    siege: bool = False
    pushable: bool = False
    untankable: bool = False
    unstoppable: bool = False


# content/kings_armory/rules/gauntlet.yaml:4
class Gauntlet(Definition):
    """One column of the Gauntlet table."""

    wave: int = NOTHING
    rewards: int = NOTHING
    towers: int = NOTHING
    healing: int = NOTHING
    first_foes: int = NOTHING
    later_foes: int = NOTHING
    modifier: int = NOTHING
    third_round_rewards: int = NOTHING
    boss_every: int = NOTHING


# content/kings_armory/rules/gauntlet.yaml:19
class GauntletScaling(Definition):
    """What another number of Heroes than two to four changes in the Gauntlet table."""

    heroes: int = NOTHING
    towers: int = NOTHING
    first_foes: int = NOTHING
    later_foes: int = NOTHING
    modifier: int = NOTHING
    third_round_rewards: int = NOTHING


# content/kings_armory/rules/jump_start.yaml:4
class JumpStart(Definition):
    """One column of the Jump Start table."""

    wave: int = NOTHING
    rewards: int = NOTHING
    gate: int = NOTHING
    offensive: int = NOTHING
    other: int = NOTHING
    towers: int = NOTHING
    equipment: int = NOTHING
    hireables: int = NOTHING
    level: int = NOTHING
    reinforcements: int = NOTHING


# content/kings_armory/rules/map.yaml:23
class TileSide(Definition):
    """A side of a Map Tile. A Path that leaves the tile there covers two by two spaces before it."""

    x: int = NOTHING
    y: int = NOTHING
    out_x: int = NOTHING
    out_y: int = NOTHING
    opposite: Any = None


# content/kings_armory/rules/rewind.yaml:4
class Mark(Definition):
    """What one attack of a Foe has done to one Character, or to the Castle Gate."""


# content/kings_armory/rules/towers.yaml:4
class Tower(Definition):
    """What hosts Allies. It lies on the top left of its spaces."""

    width: int = 2
    slots: int = 3
    destructible: bool = True


# content/kings_armory/rules/waves.yaml:4
class Wave(Definition):
    """One column of the Wave Card."""

    number: int = 0
    foes: int = NOTHING
    rewards: int = 0
    levels: Sequence[int] = ()


# content/kings_armory/rules/waves.yaml:14
class HeroScaling(Definition):
    """One column of the Hero Scaling Grid."""

    heroes: int = NOTHING
    additional_monsters: int = 0
    roll_modifier: int = 0
    starting_towers: int = 2
    reward_bonus: int = 0


# content/kings_armory/rules/waves.yaml:33
class Post(Definition):
    """An ally who is there from the start, and who plays it."""

    who: Any = None
    at: str = ""
    seat: int = 1


# content/kings_armory/rules/actions.yaml:90
class Guardian(Ally):
    pass


# content/kings_armory/rules/bosses.yaml:4
class Boss(Monster):
    """A leader of the army, with a Stat Card of its own."""

    level: int = 6
    untankable: bool = True
    immune_to: Sequence[str] = ("instakill", "destruction", "removal", "stun")
    red_tokens: int = 1
    yellow_tokens: int = 0


# content/kings_armory/rules/bosses.yaml:4
class MergedBoss(Boss):
    """Two documents in one; it counts as either of them."""

    def __init__(self, a: Boss, b: Boss) -> None:
        super().__init__(
            "+".join((a.id, b.id)),
            names_of(a, b),
            max_hp=a.max_hp + b.max_hp,
            move=min(a.move, b.move),
            dodge=min(a.dodge, b.dodge),
            melee_resistance=max(a.melee_resistance, b.melee_resistance),
            ranged_resistance=max(a.ranged_resistance, b.ranged_resistance),
            supernatural_resistance=max(a.supernatural_resistance, b.supernatural_resistance),
            immune=(*a.immune, *[x for x in b.immune if x not in a.immune]),
            immune_to_ranged=a.immune_to_ranged or b.immune_to_ranged,
            immune_to_supernatural=a.immune_to_supernatural or b.immune_to_supernatural,
            immune_to_burn=a.immune_to_burn or b.immune_to_burn,
            immune_to=(*a.immune_to, *[x for x in b.immune_to if x not in a.immune_to]),
            immune_to_everything=a.immune_to_everything or b.immune_to_everything,
            indestructible=a.indestructible or b.indestructible,
            unhealable=a.unhealable or b.unhealable,
            flying=a.flying or b.flying,
            attacks=(*a.attacks, *[x for x in b.attacks if x not in a.attacks]),
            level=a.level,
            red_tokens=a.red_tokens,
            yellow_tokens=a.yellow_tokens,
            goblin=a.goblin or b.goblin,
            siege=a.siege or b.siege,
            pushable=a.pushable or b.pushable,
            untankable=a.untankable or b.untankable,
            unstoppable=a.unstoppable or b.unstoppable,
        )
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return other is self or other is self.a or other is self.b

    def __hash__(self) -> int:
        return hash(self.id)
