# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/cards/reinforcements.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Abilities, Contents, Prompt, first_part

from ..kinds import Ally, Monster, Reinforcement
from ..rules import actions_of_cards as rules_actions_of_cards
from ..rules import cards as rules_cards
from ..rules import ettin as rules_ettin
from ..rules import monsters_turn as rules_monsters_turn
from ..rules import rewind as rules_rewind
from ..rules import status as rules_status
from ..state import State

# content/kings_armory/cards/reinforcements.yaml:4
ROYAL_PHALANX = Reinforcement("kings_armory.royal_phalanx", "Royal Phalanx")

# content/kings_armory/cards/reinforcements.yaml:10
WOLF_PACK = Reinforcement("kings_armory.wolf_pack", "Wolf Pack")

# content/kings_armory/cards/reinforcements.yaml:16
COMET_STRIKE = Reinforcement("kings_armory.comet_strike", "Comet Strike")

# content/kings_armory/cards/reinforcements.yaml:22
MASS_HEALING = Reinforcement("kings_armory.mass_healing", "Mass Healing")

# content/kings_armory/cards/reinforcements.yaml:28
GRIFFON_CORPS = Reinforcement("kings_armory.griffon_corps", "Griffon Corps Assistance")

# content/kings_armory/cards/reinforcements.yaml:35
REWIND = Reinforcement("kings_armory.rewind", "Rewind")

# content/kings_armory/cards/reinforcements.yaml:41
HAIL_STORM = Reinforcement("kings_armory.hail_storm", "Hail Storm")

# content/kings_armory/cards/reinforcements.yaml:47
MILITIA_LEVY = Reinforcement("kings_armory.militia_levy", "Militia Levy")

# content/kings_armory/cards/reinforcements.yaml:52
DWARVEN_REPAIRS = Reinforcement("kings_armory.dwarven_repairs", "Dwarven Repairs")

# content/kings_armory/cards/reinforcements.yaml:57
CALTROPS = Reinforcement("kings_armory.caltrops", "Caltrops")

# content/kings_armory/cards/reinforcements.yaml:62
SAPPERS_CHARGE = Reinforcement("kings_armory.sappers_charge", "Sapper's Charge")

ASK_1 = Prompt(
    "choice", "Choose up to 4 (6 if Ember the Ranger is in the game) ground Foes", ("piece",)
)

ASK_2 = Prompt("choice", "Choose a space", ("space",))

ASK_3 = Prompt(
    "choice",
    "Choose up to 3 (4 if Cyrus the Psionic Warrior is in the game) wounded Foes that are not immune to Removal",
    ("piece",),
)

ASK_4 = Prompt(
    "choice",
    "Choose up to 3 (5 if Raphael the Psion is in the game) Foes that are not immune to everything",
    ("piece",),
)

ASK_5 = Prompt("choice", "Choose a standing Foe", ("piece",))


def royal_phalanx_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:7
    # for each standing ally where it.place is on_ground:
    hp_of = game.piece_hp
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    places = game.place
    tower_of = game.space_tower
    _found = []
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and where_terrain_is__open_terrain__path__gate[places[ally]]
            and tower_of[places[ally]] < 0
        ):
            _found.append(ally)
    for ally in _found:
        game.last(
            "tank",
            "add",
            2 if rules_cards.in_play(game, game.program.definitions["kings_armory.valcor"]) else 1,
            ally,
            "round",
        )


def wolf_pack_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:13
    # choose up to (6 if in_play(ember) else 4) ground foes as prey;
    # for each m in prey: bite_and_slow m
    docs = game.doc
    grounded_of = game.piece_grounded
    _found = []
    for foe in game.seen[Monster]:
        if not (docs[foe].flying and not (isinstance(docs[foe], Monster) and grounded_of[foe])):
            _found.append(foe)
    prey = game.choose_some(
        player,
        ASK_1,
        _found,
        0,
        6 if rules_cards.in_play(game, game.program.definitions["kings_armory.ember"]) else 4,
    )
    for m in prey:
        rules_actions_of_cards.bite_and_slow(game, m)
        if game.over:
            return


def comet_strike_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:19
    # choose a space as corner;
    # comet_falls at corner for (7 if in_play(midnight) else 5) as in_play(midnight)
    corner = game.choose(player, ASK_2, range(game.board.size), NOTHING)
    if corner >= 0:
        rules_actions_of_cards.comet_falls(
            game,
            corner,
            7
            if rules_cards.in_play(game, game.program.definitions["kings_armory.midnight"])
            else 5,
            rules_cards.in_play(game, game.program.definitions["kings_armory.midnight"]),
            player,
        )


def mass_healing_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:25
    # heal_all (5 if in_play(felicity) else 3)
    rules_actions_of_cards.heal_all(
        game,
        5 if rules_cards.in_play(game, game.program.definitions["kings_armory.felicity"]) else 3,
    )


def mass_healing_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:26
    # if in_play(felicity): bless_all
    if rules_cards.in_play(game, game.program.definitions["kings_armory.felicity"]):
        rules_actions_of_cards.bless_all(game)


def griffon_corps_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:32
    # choose up to (4 if in_play(cyrus) else 3) wounded foes where can_be_removed(it) as taken;
    # for each m in taken: remove_foe m
    hp_of = game.piece_hp
    docs = game.doc
    _found = []
    for foe in game.seen[Monster]:
        if (
            hp_of[foe] > 0
            and hp_of[foe] < rules_ettin.full_hp(game, foe)
            and not docs[foe].unhealable
            and not rules_status.is_immune(game, foe, "removal")
        ):
            _found.append(foe)
    taken = game.choose_some(
        player,
        ASK_3,
        _found,
        0,
        4 if rules_cards.in_play(game, game.program.definitions["kings_armory.cyrus"]) else 3,
    )
    for m in taken:
        rules_actions_of_cards.remove_foe(game, m)
        if game.over:
            return


def _in_order_1(game: State, rewound: Sequence[int]) -> Sequence[int]:
    places = game.place
    ranked = []
    for m in rewound:
        ranked.append(
            ((-game.board.route_left(rules_monsters_turn.route_of(game, m), places[m]),), m)
        )
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def rewind_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:38
    # choose up to (5 if in_play(raphael) else 3) foes where not it.immune_to_everything as rewound;
    # for each m in rewound by highest spaces_left(m): rewind_foe m
    docs = game.doc
    _found = []
    for foe in game.seen[Monster]:
        if not docs[foe].immune_to_everything:
            _found.append(foe)
    rewound = game.choose_some(
        player,
        ASK_4,
        _found,
        0,
        5 if rules_cards.in_play(game, game.program.definitions["kings_armory.raphael"]) else 3,
    )
    for m in _in_order_1(game, rewound):
        rules_rewind.rewind_foe(game, m)


def hail_storm_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:44
    # start_hail (3 if in_play(boleslaw) else 2)
    rules_actions_of_cards.start_hail(
        game,
        3 if rules_cards.in_play(game, game.program.definitions["kings_armory.boleslaw"]) else 2,
    )


def hail_storm_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:45
    # if in_play(boleslaw): hail_on_all
    if rules_cards.in_play(game, game.program.definitions["kings_armory.boleslaw"]):
        rules_actions_of_cards.hail_on_all(game)


def militia_levy_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:50
    # levy_soldier for player
    rules_actions_of_cards.levy_soldier(game, player)


def dwarven_repairs_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:55
    # repair_gate 5
    rules_actions_of_cards.repair_gate(game, 5)


def caltrops_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:60
    # choose a space as corner; scatter_caltrops at corner
    corner = game.choose(player, ASK_2, range(game.board.size), NOTHING)
    if corner >= 0:
        rules_actions_of_cards.scatter_caltrops(game, corner, player)


def sappers_charge_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory/cards/reinforcements.yaml:66
    # choose a standing foe as blasted; blast blasted
    hp_of = game.piece_hp
    _found = []
    for foe in game.seen[Monster]:
        if hp_of[foe] > 0:
            _found.append(foe)
    blasted = game.choose(player, ASK_5, _found, NOTHING)
    if blasted >= 0:
        rules_actions_of_cards.blast(game, blasted)


# content/kings_armory/cards/reinforcements.yaml:4
ROYAL_PHALANX_ABILITIES = Abilities(
    resolve=(("effects", royal_phalanx_resolve),),
    text="Each standing Ally whose place is on the ground gets +1 (2 if Valcor the Warrior is in the game) Tank Number until the end of the round.",
)

# content/kings_armory/cards/reinforcements.yaml:10
WOLF_PACK_ABILITIES = Abilities(
    resolve=(("effects", wolf_pack_resolve),),
    text="Choose up to 4 (6 if Ember the Ranger is in the game) ground Foes; for each of them: it takes 1 Melee Damage and gains 1 Slow.",
)

# content/kings_armory/cards/reinforcements.yaml:16
COMET_STRIKE_ABILITIES = Abilities(
    resolve=(("effects", comet_strike_resolve),),
    text="Choose a space; 5 (7 if Midnight the Sorceress is in the game) Supernatural Damage is Dealt to everybody in an area of 4 by 4, and if Midnight the Sorceress is in the game, Foes in it gain 1 Burn.",
)

# content/kings_armory/cards/reinforcements.yaml:22
MASS_HEALING_ABILITIES = Abilities(
    resolve=(("effects", mass_healing_resolve), ("effects", mass_healing_resolve_2)),
    text="Every Ally regains 3 (5 if Felicity the Master Healer is in the game) Hit Points.\nIf Felicity the Master Healer is in the game, all Allies are Blessed.",
)

# content/kings_armory/cards/reinforcements.yaml:28
GRIFFON_CORPS_ABILITIES = Abilities(
    resolve=(("effects", griffon_corps_resolve),),
    text="Choose up to 3 (4 if Cyrus the Psionic Warrior is in the game) wounded Foes that are not immune to Removal; for each of them: it is removed.",
)

# content/kings_armory/cards/reinforcements.yaml:35
REWIND_ABILITIES = Abilities(
    resolve=(("effects", rewind_resolve),),
    text="Choose up to 3 (5 if Raphael the Psion is in the game) Foes that are not immune to everything; for each of them: it goes back to where it began this Foes' Round, and its attacks of this Round are undone; in a Players' Round it goes back 8 spaces.",
)

# content/kings_armory/cards/reinforcements.yaml:41
HAIL_STORM_ABILITIES = Abilities(
    resolve=(("effects", hail_storm_resolve), ("effects", hail_storm_resolve_2)),
    text="All Foes are slowed by 2 (3 if Boleslaw the Mage is in the game) until the end of the next Foes' Round.\nIf Boleslaw the Mage is in the game, every Foe takes 1 Supernatural Damage.",
)

# content/kings_armory/cards/reinforcements.yaml:47
MILITIA_LEVY_ABILITIES = Abilities(
    resolve=(("effects", militia_levy_resolve),),
    text="A level 1 Foot Soldier joins at once, beyond the limit, if there is a Token set left.",
)

# content/kings_armory/cards/reinforcements.yaml:52
DWARVEN_REPAIRS_ABILITIES = Abilities(
    resolve=(("effects", dwarven_repairs_resolve),), text="The Castle Gate regains 5 Hit Points."
)

# content/kings_armory/cards/reinforcements.yaml:57
CALTROPS_ABILITIES = Abilities(
    resolve=(("effects", caltrops_resolve),),
    text="Choose a space; every Ground Foe in an area of 4 by 4 gains 1 Slow and 1 Bleed.",
)

# content/kings_armory/cards/reinforcements.yaml:62
SAPPERS_CHARGE_ABILITIES = Abilities(
    resolve=(("effects", sappers_charge_resolve),),
    text="Choose a standing Foe; Siege Equipment is Destroyed if it can be, another Foe takes 8 Non-Resistible Damage.",
)

CONTENTS = Contents(
    definitions=(
        ROYAL_PHALANX,
        WOLF_PACK,
        COMET_STRIKE,
        MASS_HEALING,
        GRIFFON_CORPS,
        REWIND,
        HAIL_STORM,
        MILITIA_LEVY,
        DWARVEN_REPAIRS,
        CALTROPS,
        SAPPERS_CHARGE,
    ),
    abilities={
        "kings_armory.royal_phalanx": ROYAL_PHALANX_ABILITIES,
        "kings_armory.wolf_pack": WOLF_PACK_ABILITIES,
        "kings_armory.comet_strike": COMET_STRIKE_ABILITIES,
        "kings_armory.mass_healing": MASS_HEALING_ABILITIES,
        "kings_armory.griffon_corps": GRIFFON_CORPS_ABILITIES,
        "kings_armory.rewind": REWIND_ABILITIES,
        "kings_armory.hail_storm": HAIL_STORM_ABILITIES,
        "kings_armory.militia_levy": MILITIA_LEVY_ABILITIES,
        "kings_armory.dwarven_repairs": DWARVEN_REPAIRS_ABILITIES,
        "kings_armory.caltrops": CALTROPS_ABILITIES,
        "kings_armory.sappers_charge": SAPPERS_CHARGE_ABILITIES,
    },
)
