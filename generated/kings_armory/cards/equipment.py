# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/cards/equipment.yaml

from __future__ import annotations

from interpreter.api import (
    NOTHING,
    Abilities,
    Activated,
    Contents,
    Modifier,
    Prompt,
    Trigger,
    YesNo,
)

from ..kinds import Ally, Attack, Equipment, Monster
from ..rules import actions as rules_actions
from ..rules import actions_of_cards as rules_actions_of_cards
from ..rules import between_waves as rules_between_waves
from ..rules import duties as rules_duties
from ..rules import ettin as rules_ettin
from ..rules import players_round as rules_players_round
from ..rules import range_ as rules_range_
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..rules import waves as rules_waves
from ..state import State

# content/kings_armory/cards/equipment.yaml:24
ELVEN_BOW_ELVEN_SHOT = Attack(
    "kings_armory.elven_bow.elven_shot", "Elven Shot", type_="ranged", range_=6, hitroll=5, damage=2
)

# content/kings_armory/cards/equipment.yaml:68
WINDSLASHER_KATANA_WINDSLASH = Attack(
    "kings_armory.windslasher_katana.windslash",
    "Windslash",
    type_="melee",
    range_=2,
    hitroll=6,
    damage=3,
    crit_range=3,
    reaches_flying=True,
)

# content/kings_armory/cards/equipment.yaml:102
STAFF_OF_AGES_ANCIENT_SPARK = Attack(
    "kings_armory.staff_of_ages.ancient_spark",
    "Ancient Spark",
    type_="supernatural",
    range_=5,
    aim="auto",
    damage=1,
    crit_range=0,
)

# content/kings_armory/cards/equipment.yaml:4
TOWER_SHIELD = Equipment("kings_armory.tower_shield", "Tower Shield")

# content/kings_armory/cards/equipment.yaml:12
WAR_HORN = Equipment("kings_armory.war_horn", "War Horn of the General")

# content/kings_armory/cards/equipment.yaml:19
ELVEN_BOW = Equipment(
    "kings_armory.elven_bow", "Elven Bow", attacks=(ELVEN_BOW_ELVEN_SHOT,), for_others=True
)

# content/kings_armory/cards/equipment.yaml:28
NETTING = Equipment("kings_armory.netting", "Netting")

# content/kings_armory/cards/equipment.yaml:35
STORMGLASS_ORB = Equipment("kings_armory.stormglass_orb", "Stormglass Orb")

# content/kings_armory/cards/equipment.yaml:42
CINDER_CLOAK = Equipment("kings_armory.cinder_cloak", "Cinder Cloak")

# content/kings_armory/cards/equipment.yaml:50
BEADS_OF_MERCY = Equipment("kings_armory.beads_of_mercy", "Beads Of Mercy")

# content/kings_armory/cards/equipment.yaml:57
AETHER_LANTERN = Equipment("kings_armory.aether_lantern", "Aether Lantern")

# content/kings_armory/cards/equipment.yaml:64
WINDSLASHER_KATANA = Equipment(
    "kings_armory.windslasher_katana", "Windslasher Katana", attacks=(WINDSLASHER_KATANA_WINDSLASH,)
)

# content/kings_armory/cards/equipment.yaml:72
GRIFFON_GAUNTLETS = Equipment("kings_armory.griffon_gauntlets", "Griffon Gauntlets")

# content/kings_armory/cards/equipment.yaml:80
PHASE_RING = Equipment("kings_armory.phase_ring", "Phase Ring")

# content/kings_armory/cards/equipment.yaml:88
SEERS_CIRCLET = Equipment("kings_armory.seers_circlet", "Seer's Circlet")

# content/kings_armory/cards/equipment.yaml:98
STAFF_OF_AGES = Equipment(
    "kings_armory.staff_of_ages", "Staff Of Ages", attacks=(STAFF_OF_AGES_ANCIENT_SPARK,)
)

# content/kings_armory/cards/equipment.yaml:106
TOME_OF_COUNSEL = Equipment("kings_armory.tome_of_counsel", "Tome Of Counsel")

ASK_1 = YesNo("may", "Guard the target; the target becomes the wearer?")
ASK_2 = Prompt("choice", "Choose a wounded Ally within 2 of the wearer", ("piece",))
ASK_3 = YesNo("may", "Let the attack miss?")

ASK_4 = Prompt(
    "choice",
    "Choose another standing Ally within 4 of the wearer that has not had its Turn",
    ("piece",),
)

ASK_5 = Prompt("choice", "Choose another standing Ally that has not had its Turn", ("piece",))


def tower_shield_changes_tank(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:8
    # +2 tank; +1 melee_resistance; +1 ranged_resistance
    return target == game.piece_wearer[bearer]


def tower_shield_changes_melee_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:8
    # +2 tank; +1 melee_resistance; +1 ranged_resistance
    return target == game.piece_wearer[bearer]


def tower_shield_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:8
    # +2 tank; +1 melee_resistance; +1 ranged_resistance
    return target == game.piece_wearer[bearer]


def tower_shield_before_hit(game: State, bearer: int, event: rules_strikes.HitEvent) -> bool:
    # content/kings_armory/cards/equipment.yaml:9
    # while self.definition = valcor, before any hit where can_guard(self, target, attacker):
    if not (
        game.piece_wearer[bearer] >= 0
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.valcor"]
        and isinstance(game.doc[event.attacker], Monster)
        and isinstance(game.doc[event.target], Ally)
        and event.target != game.piece_wearer[bearer]
        and game.piece_hp[game.piece_wearer[bearer]] > 0
        and rules_range_.adjacent(game, event.target, game.piece_wearer[bearer])
        and (
            game.owner[game.piece_wearer[bearer]] < 0
            or not game.player_away[game.owner[game.piece_wearer[bearer]]]
        )
    ):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        rules_actions.guard(game, event.target, game.piece_wearer[bearer])
        event.target = game.piece_wearer[bearer]
    return True


def war_horn_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:17
    # "Sound the Horn", once per wave, 1 ap: blow_horn within (5 if self.definition = valcor else 3)
    return (
        game.piece_wearer[bearer] >= 0
        and game.piece_hp[game.piece_wearer[bearer]] > 0
        and game.piece_ap[game.piece_wearer[bearer]] >= 1
        and (game.table_acting < 0 or game.table_acting == game.piece_wearer[bearer])
        and game.table_mover < 0
        and rules_duties.spares_duty(game, game.piece_wearer[bearer], 1)
        and game.used_times("wave", bearer, "kings_armory.war_horn!0") < 1
    )


def war_horn_used(game: State, bearer: int) -> None:
    # content/kings_armory/cards/equipment.yaml:17
    # "Sound the Horn", once per wave, 1 ap: blow_horn within (5 if self.definition = valcor else 3)
    game.use_up("wave", bearer if isinstance(bearer, int) else -1, "kings_armory.war_horn!0")
    rules_players_round.pay_ap(game, 1, game.piece_wearer[bearer])
    rules_actions_of_cards.blow_horn(
        game,
        5
        if game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.valcor"]
        else 3,
        game.piece_wearer[bearer],
    )


def elven_bow_changes_range(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:26
    # while self.definition = ember and attack.type = ranged: +1 range; +1 damage
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.ember"]
        and game.about.type_ == "ranged"
    )


def elven_bow_changes_damage(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:26
    # while self.definition = ember and attack.type = ranged: +1 range; +1 damage
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.ember"]
        and game.about.type_ == "ranged"
    )


def netting_changes_tanks_flying(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:32
    # tanks_flying: true
    return target == game.piece_wearer[bearer]


def netting_changes_tank(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:33
    # while self.definition = ember: +1 tank
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.ember"]
    )


def stormglass_orb_changes_crit_range(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:39
    # while attack.type = supernatural: +1 crit_range
    return target == game.piece_wearer[bearer] and game.about.type_ == "supernatural"


def stormglass_orb_changes_primary_damage(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:40
    # while self.definition = midnight: +1 primary_damage
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.midnight"]
    )


def cinder_cloak_changes_immune_to_burn(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:46
    # immune_to_burn: true
    return target == game.piece_wearer[bearer]


def cinder_cloak_changes_melee_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:48
    # while self.definition = midnight: +1 melee_resistance
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.midnight"]
    )


def cinder_cloak_on_hit(game: State, bearer: int, event: rules_strikes.HitEvent) -> bool:
    # content/kings_armory/cards/equipment.yaml:47
    # on hit to self where attacker is a monster and attack.type = melee: burn 1 to attacker
    if not (
        game.piece_wearer[bearer] >= 0
        and event.target == game.piece_wearer[bearer]
        and isinstance(game.doc[event.attacker], Monster)
        and event.attack.type_ == "melee"
    ):
        return False
    rules_status.burn(game, 1, event.attacker)
    return True


def beads_of_mercy_changes_healing(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:55
    # while self.definition = felicity: +1 healing
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.felicity"]
    )


def _any_1(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    docs = game.doc
    places = game.place
    wearer_of = game.piece_wearer
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and rules_range_.within(game, places[ally], 2, places[wearer_of[bearer]])
        ):
            return True
    return False


def beads_of_mercy_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:54
    # 1 ap: choose a wounded ally within 2 of self; heal 2 to it
    return (
        game.piece_wearer[bearer] >= 0
        and game.piece_hp[game.piece_wearer[bearer]] > 0
        and game.piece_ap[game.piece_wearer[bearer]] >= 1
        and (game.table_acting < 0 or game.table_acting == game.piece_wearer[bearer])
        and game.table_mover < 0
        and rules_duties.spares_duty(game, game.piece_wearer[bearer], 1)
        and _any_1(game, bearer)
    )


def beads_of_mercy_used(game: State, bearer: int) -> None:
    # content/kings_armory/cards/equipment.yaml:54
    # 1 ap: choose a wounded ally within 2 of self; heal 2 to it
    wearer_of = game.piece_wearer
    hp_of = game.piece_hp
    docs = game.doc
    places = game.place
    rules_players_round.pay_ap(game, 1, wearer_of[bearer])
    chosen = game.choose(
        game.owner[bearer],
        ASK_2,
        [
            ally
            for ally in game.seen[Ally]
            if hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and rules_range_.within(game, places[ally], 2, places[wearer_of[bearer]])
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_strikes.heal(game, 2, chosen)


def aether_lantern_changes_supernatural_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:61
    # while self is standing, aura 1 of allies adjacent to self: +1 supernatural_resistance
    return (
        game.program.reaches(game, game.piece_wearer[bearer], target, 1, rules_range_.within, True)
        and isinstance(game.doc[target], Ally)
        and rules_range_.adjacent(game, target, game.piece_wearer[bearer])
        and game.piece_hp[game.piece_wearer[bearer]] > 0
    )


def aether_lantern_on_calling(game: State, bearer: int, event: rules_actions.CallingEvent) -> bool:
    # content/kings_armory/cards/equipment.yaml:62
    # while self.definition = felicity, on any calling: strengthen guardian by 5
    if not (
        game.piece_wearer[bearer] >= 0
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.felicity"]
    ):
        return False
    rules_actions.strengthen(game, event.guardian, 5)
    return True


def windslasher_katana_changes_first_damage(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:70
    # while self.definition = cyrus and attack = dual_wield: +1 first_damage
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.cyrus"]
        and game.about is game.program.definitions["kings_armory.cyrus.dual_wield"]
    )


def griffon_gauntlets_changes_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:76
    # while attack.type = melee: +2 hitroll
    return target == game.piece_wearer[bearer] and game.about.type_ == "melee"


def griffon_gauntlets_changes_strikes_flying(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:77
    # strikes_flying: true
    return target == game.piece_wearer[bearer]


def griffon_gauntlets_changes_move(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:78
    # while self.definition = cyrus: +2 move; tanks_flying: true
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.cyrus"]
    )


def griffon_gauntlets_changes_tanks_flying(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:78
    # while self.definition = cyrus: +2 move; tanks_flying: true
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.cyrus"]
    )


def phase_ring_changes_dodge(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:84
    # +3 dodge
    return target == game.piece_wearer[bearer]


def phase_ring_instead_hit(game: State, bearer: int, event: rules_strikes.HitEvent) -> bool:
    # content/kings_armory/cards/equipment.yaml:85
    # once per wave, instead of hit to self where self.definition = raphael and has_player(self):
    if not (
        game.piece_wearer[bearer] >= 0
        and event.target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.raphael"]
        and (
            game.owner[game.piece_wearer[bearer]] < 0
            or not game.player_away[game.owner[game.piece_wearer[bearer]]]
        )
    ):
        return False
    if (
        game.used_times(
            "wave", bearer if isinstance(bearer, int) else -1, "kings_armory.phase_ring:0"
        )
        >= 1
    ):
        return False
    if not game.may(game.owner[bearer], ASK_3, bearer):
        return False
    game.use_up("wave", bearer if isinstance(bearer, int) else -1, "kings_armory.phase_ring:0")
    rules_actions_of_cards.phase_out(game, game.piece_wearer[bearer])
    return True


def seers_circlet_changes_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:93
    # while attack.type = supernatural: +2 hitroll
    return target == game.piece_wearer[bearer] and game.about.type_ == "supernatural"


def seers_circlet_changes_special_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:94
    # +2 special_hitroll
    return target == game.piece_wearer[bearer]


def seers_circlet_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:95
    # while self.definition = raphael and has_its_turn(self) and able_to_foresee, once per turn,...
    return (
        game.piece_wearer[bearer] >= 0
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.raphael"]
        and game.table_acting == game.piece_wearer[bearer]
        and (
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
        and game.used_times("turn", bearer, "kings_armory.seers_circlet!0") < 1
    )


def seers_circlet_used(game: State, bearer: int) -> None:
    # content/kings_armory/cards/equipment.yaml:95
    # while self.definition = raphael and has_its_turn(self) and able_to_foresee, once per turn,...
    game.use_up("turn", bearer if isinstance(bearer, int) else -1, "kings_armory.seers_circlet!0")
    rules_actions.foresee(game, game.piece_wearer[bearer])


def staff_of_ages_changes_damage(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:104
    # while self.definition = boleslaw and attack = magic_bolt: +1 damage
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.boleslaw"]
        and game.about is game.program.definitions["kings_armory.boleslaw.magic_bolt"]
    )


def _any_2(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    places = game.place
    wearer_of = game.piece_wearer
    acted_of = game.piece_acted
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and rules_range_.within(game, places[ally], 4, places[wearer_of[bearer]])
            and ally != wearer_of[bearer]
            and not acted_of[ally]
        ):
            return True
    return False


def tome_of_counsel_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:110
    # while self.definition != boleslaw, 1 ap:
    return (
        game.piece_wearer[bearer] >= 0
        and game.doc[game.piece_wearer[bearer]] != game.program.definitions["kings_armory.boleslaw"]
        and game.piece_hp[game.piece_wearer[bearer]] > 0
        and game.piece_ap[game.piece_wearer[bearer]] >= 1
        and (game.table_acting < 0 or game.table_acting == game.piece_wearer[bearer])
        and game.table_mover < 0
        and rules_duties.spares_duty(game, game.piece_wearer[bearer], 1)
        and _any_2(game, bearer)
    )


def tome_of_counsel_used(game: State, bearer: int) -> None:
    # content/kings_armory/cards/equipment.yaml:110
    # while self.definition != boleslaw, 1 ap:
    wearer_of = game.piece_wearer
    hp_of = game.piece_hp
    places = game.place
    acted_of = game.piece_acted
    rules_players_round.pay_ap(game, 1, wearer_of[bearer])
    chosen = game.choose(
        game.owner[bearer],
        ASK_4,
        [
            ally
            for ally in game.seen[Ally]
            if hp_of[ally] > 0
            and rules_range_.within(game, places[ally], 4, places[wearer_of[bearer]])
            and ally != wearer_of[bearer]
            and not acted_of[ally]
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_actions_of_cards.counsel(game, chosen)


def _any_3(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    wearer_of = game.piece_wearer
    acted_of = game.piece_acted
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and ally != wearer_of[bearer] and not acted_of[ally]:
            return True
    return False


def tome_of_counsel_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/cards/equipment.yaml:112
    # while self.definition = boleslaw, 1 ready_ap:
    return (
        game.piece_wearer[bearer] >= 0
        and game.doc[game.piece_wearer[bearer]] == game.program.definitions["kings_armory.boleslaw"]
        and game.piece_hp[game.piece_wearer[bearer]] > 0
        and game.piece_ap[game.piece_wearer[bearer]] >= 1
        and game.table_acting >= 0
        and (
            game.table_acting == game.piece_wearer[bearer]
            or not game.piece_acted[game.piece_wearer[bearer]]
        )
        and rules_duties.spares_duty(game, game.piece_wearer[bearer], 1)
        and _any_3(game, bearer)
    )


def tome_of_counsel_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/cards/equipment.yaml:112
    # while self.definition = boleslaw, 1 ready_ap:
    wearer_of = game.piece_wearer
    hp_of = game.piece_hp
    acted_of = game.piece_acted
    rules_actions.pay_ready_ap(game, 1, wearer_of[bearer])
    chosen = game.choose(
        game.owner[bearer],
        ASK_5,
        [
            ally
            for ally in game.seen[Ally]
            if hp_of[ally] > 0 and ally != wearer_of[bearer] and not acted_of[ally]
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_actions_of_cards.counsel(game, chosen)


# content/kings_armory/cards/equipment.yaml:4
TOWER_SHIELD_ABILITIES = Abilities(
    modifiers=(
        Modifier("tank", "add", tower_shield_changes_tank, 2),
        Modifier("melee_resistance", "add", tower_shield_changes_melee_resistance, 1),
        Modifier("ranged_resistance", "add", tower_shield_changes_ranged_resistance, 1),
    ),
    triggers=(
        Trigger("hit", "before", "", "kings_armory.tower_shield:0", tower_shield_before_hit),
    ),
    text="+2 Tank Number, +1 Melee Resistance and +1 Ranged Resistance.\nWhile the wearer is Valcor the Warrior, before any hit if a Foe has hit another Ally beside the wearer: you may guard the target; if you do, the target becomes the wearer.",
)

# content/kings_armory/cards/equipment.yaml:12
WAR_HORN_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.war_horn!0",
            "Sound the Horn (once per wave, 1 AP): all Allies within 3 (5 if the wearer is Valcor the Warrior) have +2 Hitroll for this Players' Round.",
            war_horn_can_be_used,
            war_horn_used,
        ),
    ),
    text="Sound the Horn (once per wave, 1 AP): all Allies within 3 (5 if the wearer is Valcor the Warrior) have +2 Hitroll for this Players' Round.",
)

# content/kings_armory/cards/equipment.yaml:19
ELVEN_BOW_ABILITIES = Abilities(
    modifiers=(
        Modifier("range_", "add", elven_bow_changes_range, 1),
        Modifier("damage", "add", elven_bow_changes_damage, 1),
    ),
    text="Its attack is for other wearers than its own Hero.\nWhile the wearer is Ember the Ranger and the attack's type is ranged: +1 Range and +1 Damage.",
)

# content/kings_armory/cards/equipment.yaml:28
NETTING_ABILITIES = Abilities(
    modifiers=(
        Modifier("tanks_flying", "set", netting_changes_tanks_flying, 1),
        Modifier("tank", "add", netting_changes_tank, 1),
    ),
    text="May Tank Flying Foes.\nWhile the wearer is Ember the Ranger: +1 Tank Number.",
)

# content/kings_armory/cards/equipment.yaml:35
STORMGLASS_ORB_ABILITIES = Abilities(
    modifiers=(
        Modifier("crit_range", "add", stormglass_orb_changes_crit_range, 1),
        Modifier("primary_damage", "add", stormglass_orb_changes_primary_damage, 1),
    ),
    text="While the attack's type is supernatural: +1 Crit Range.\nWhile the wearer is Midnight the Sorceress: +1 Damage with Primary Attacks.",
)

# content/kings_armory/cards/equipment.yaml:42
CINDER_CLOAK_ABILITIES = Abilities(
    modifiers=(
        Modifier("immune_to_burn", "set", cinder_cloak_changes_immune_to_burn, 1),
        Modifier("melee_resistance", "add", cinder_cloak_changes_melee_resistance, 1),
    ),
    triggers=(Trigger("hit", "on", "", "kings_armory.cinder_cloak:0", cinder_cloak_on_hit),),
    text="Immune to Burn.\nOn hit to the wearer if the attacker is a Monster and the attack's type is melee: the attacker gains 1 Burn.\nWhile the wearer is Midnight the Sorceress: +1 Melee Resistance.",
)

# content/kings_armory/cards/equipment.yaml:50
BEADS_OF_MERCY_ABILITIES = Abilities(
    modifiers=(Modifier("healing", "add", beads_of_mercy_changes_healing, 1),),
    activated=(
        Activated(
            "kings_armory.beads_of_mercy!0",
            "1 AP: a wounded Ally within 2 of the wearer regains 2 Hit Points.",
            beads_of_mercy_can_be_used,
            beads_of_mercy_used,
        ),
    ),
    text="1 AP: a wounded Ally within 2 of the wearer regains 2 Hit Points.\nWhile the wearer is Felicity the Master Healer: +1 healing bonus.",
)

# content/kings_armory/cards/equipment.yaml:57
AETHER_LANTERN_ABILITIES = Abilities(
    modifiers=(
        Modifier(
            "supernatural_resistance", "add", aether_lantern_changes_supernatural_resistance, 1
        ),
    ),
    triggers=(
        Trigger("calling", "on", "", "kings_armory.aether_lantern:0", aether_lantern_on_calling),
    ),
    text="While the wearer is standing, aura 1 of Allies adjacent to the wearer: +1 Supernatural Resistance.\nWhile the wearer is Felicity the Master Healer, when a Guardian appears: that Guardian has 5 Hit Points more.",
)

# content/kings_armory/cards/equipment.yaml:64
WINDSLASHER_KATANA_ABILITIES = Abilities(
    modifiers=(Modifier("first_damage", "add", windslasher_katana_changes_first_damage, 1),),
    text="While the wearer is Cyrus the Psionic Warrior and the attack is Dual Wield: +1 to the first Damage number.",
)

# content/kings_armory/cards/equipment.yaml:68
WINDSLASHER_KATANA_WINDSLASH_ABILITIES = Abilities(
    text="Highest numbers that crit: 3.\nMay target Flying Foes.", fields=()
)

# content/kings_armory/cards/equipment.yaml:72
GRIFFON_GAUNTLETS_ABILITIES = Abilities(
    modifiers=(
        Modifier("hitroll", "add", griffon_gauntlets_changes_hitroll, 2),
        Modifier("strikes_flying", "set", griffon_gauntlets_changes_strikes_flying, 1),
        Modifier("move", "add", griffon_gauntlets_changes_move, 2),
        Modifier("tanks_flying", "set", griffon_gauntlets_changes_tanks_flying, 1),
    ),
    text="While the attack's type is melee: +2 Hitroll.\nMay target Flying Foes in Melee.\nWhile the wearer is Cyrus the Psionic Warrior: +2 Move Rate and may Tank Flying Foes.",
)

# content/kings_armory/cards/equipment.yaml:80
PHASE_RING_ABILITIES = Abilities(
    modifiers=(Modifier("dodge", "add", phase_ring_changes_dodge, 3),),
    triggers=(Trigger("hit", "instead", "", "kings_armory.phase_ring:0", phase_ring_instead_hit),),
    text="+3 Dodge.\nOnce per wave, instead of hit to the wearer if the wearer is Raphael the Psion and its Player has not left: you may let the attack miss.",
)

# content/kings_armory/cards/equipment.yaml:88
SEERS_CIRCLET_ABILITIES = Abilities(
    modifiers=(
        Modifier("hitroll", "add", seers_circlet_changes_hitroll, 2),
        Modifier("special_hitroll", "add", seers_circlet_changes_special_hitroll, 2),
    ),
    activated=(
        Activated(
            "kings_armory.seers_circlet!0",
            "While the wearer is Raphael the Psion and the wearer has its own Turn, once per turn, use: reveal a Monster of the next Wave or the top card of a deck.",
            seers_circlet_can_be_used,
            seers_circlet_used,
        ),
    ),
    text="While the attack's type is supernatural: +2 Hitroll.\n+2 Hitroll with Special Actions.\nWhile the wearer is Raphael the Psion and the wearer has its own Turn, once per turn, use: reveal a Monster of the next Wave or the top card of a deck.",
)

# content/kings_armory/cards/equipment.yaml:98
STAFF_OF_AGES_ABILITIES = Abilities(
    modifiers=(Modifier("damage", "add", staff_of_ages_changes_damage, 1),),
    text="While the wearer is Boleslaw the Mage and the attack is Magic Bolt: +1 Damage.",
)

# content/kings_armory/cards/equipment.yaml:102
STAFF_OF_AGES_ANCIENT_SPARK_ABILITIES = Abilities(
    text="Auto: it always hits, and never crits.\nHighest numbers that crit: 0.", fields=()
)

# content/kings_armory/cards/equipment.yaml:106
TOME_OF_COUNSEL_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.tome_of_counsel!0",
            "While the wearer is not Boleslaw the Mage, 1 AP: choose another standing Ally within 4 of the wearer that has not had its Turn; it has one Action more this Round.",
            tome_of_counsel_can_be_used,
            tome_of_counsel_used,
        ),
        Activated(
            "kings_armory.tome_of_counsel!1",
            "While the wearer is Boleslaw the Mage, 1 AP, also out of turn: another standing Ally that has not had its Turn has one Action more this Round.",
            tome_of_counsel_can_be_used_2,
            tome_of_counsel_used_2,
        ),
    ),
    text="While the wearer is not Boleslaw the Mage, 1 AP: choose another standing Ally within 4 of the wearer that has not had its Turn; it has one Action more this Round.\nWhile the wearer is Boleslaw the Mage, 1 AP, also out of turn: another standing Ally that has not had its Turn has one Action more this Round.",
)

CONTENTS = Contents(
    definitions=(
        ELVEN_BOW_ELVEN_SHOT,
        WINDSLASHER_KATANA_WINDSLASH,
        STAFF_OF_AGES_ANCIENT_SPARK,
        TOWER_SHIELD,
        WAR_HORN,
        ELVEN_BOW,
        NETTING,
        STORMGLASS_ORB,
        CINDER_CLOAK,
        BEADS_OF_MERCY,
        AETHER_LANTERN,
        WINDSLASHER_KATANA,
        GRIFFON_GAUNTLETS,
        PHASE_RING,
        SEERS_CIRCLET,
        STAFF_OF_AGES,
        TOME_OF_COUNSEL,
    ),
    abilities={
        "kings_armory.tower_shield": TOWER_SHIELD_ABILITIES,
        "kings_armory.war_horn": WAR_HORN_ABILITIES,
        "kings_armory.elven_bow": ELVEN_BOW_ABILITIES,
        "kings_armory.netting": NETTING_ABILITIES,
        "kings_armory.stormglass_orb": STORMGLASS_ORB_ABILITIES,
        "kings_armory.cinder_cloak": CINDER_CLOAK_ABILITIES,
        "kings_armory.beads_of_mercy": BEADS_OF_MERCY_ABILITIES,
        "kings_armory.aether_lantern": AETHER_LANTERN_ABILITIES,
        "kings_armory.windslasher_katana": WINDSLASHER_KATANA_ABILITIES,
        "kings_armory.windslasher_katana.windslash": WINDSLASHER_KATANA_WINDSLASH_ABILITIES,
        "kings_armory.griffon_gauntlets": GRIFFON_GAUNTLETS_ABILITIES,
        "kings_armory.phase_ring": PHASE_RING_ABILITIES,
        "kings_armory.seers_circlet": SEERS_CIRCLET_ABILITIES,
        "kings_armory.staff_of_ages": STAFF_OF_AGES_ABILITIES,
        "kings_armory.staff_of_ages.ancient_spark": STAFF_OF_AGES_ANCIENT_SPARK_ABILITIES,
        "kings_armory.tome_of_counsel": TOME_OF_COUNSEL_ABILITIES,
    },
    links=(
        (TOWER_SHIELD, "hero", "kings_armory.valcor"),
        (WAR_HORN, "hero", "kings_armory.valcor"),
        (ELVEN_BOW, "hero", "kings_armory.ember"),
        (NETTING, "hero", "kings_armory.ember"),
        (STORMGLASS_ORB, "hero", "kings_armory.midnight"),
        (CINDER_CLOAK, "hero", "kings_armory.midnight"),
        (BEADS_OF_MERCY, "hero", "kings_armory.felicity"),
        (AETHER_LANTERN, "hero", "kings_armory.felicity"),
        (WINDSLASHER_KATANA, "hero", "kings_armory.cyrus"),
        (GRIFFON_GAUNTLETS, "hero", "kings_armory.cyrus"),
        (PHASE_RING, "hero", "kings_armory.raphael"),
        (SEERS_CIRCLET, "hero", "kings_armory.raphael"),
        (STAFF_OF_AGES, "hero", "kings_armory.boleslaw"),
        (TOME_OF_COUNSEL, "hero", "kings_armory.boleslaw"),
    ),
)
