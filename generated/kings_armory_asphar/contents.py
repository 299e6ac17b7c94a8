# What the pack `kings_armory_asphar` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Scenario

from .cards import cards as cards_cards
from .heroes import asphar as heroes_asphar
from .kings_armory import kinds as kings_armory_kinds
from .kings_armory.rules import bosses as kings_armory_rules_bosses
from .kings_armory.rules import evaluation as kings_armory_rules_evaluation
from .kings_armory.rules import map_ as kings_armory_rules_map_
from .kings_armory.rules import towers as kings_armory_rules_towers
from .kings_armory.rules import waves as kings_armory_rules_waves
from .rules import asphar as rules_asphar
from .rules import counter_attack as rules_counter_attack
from .state import State

# content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:3
ASPHARS_STAND_SCENARIO = kings_armory_kinds.Scenario("asphars_stand", "Asphar's stand", bosses=1)


def set_up_asphars_stand(game: State) -> None:
    # content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:8
    kings_armory_rules_map_.check_map(game)
    kings_armory_rules_waves.fill_pile(game)
    kings_armory_rules_bosses.fill_boss_pile(game)
    kings_armory_rules_towers.raise_parapets(game)
    kings_armory_rules_towers.build_tower(game, game.kings_armory_asphar_tables.space_8_7)
    kings_armory_rules_towers.build_tower(game, game.kings_armory_asphar_tables.space_11_12)
    game.table_wave = game.setting.wave
    game.stamp += 1
    game.table_gate = max(0, game.setting.gate)
    game.stamp += 1
    game.create(
        game.program.definitions["kings_armory_asphar.asphar"],
        game.kings_armory_asphar_tables.space_8_6,
        0,
    )
    first_archer = game.create(
        game.program.definitions["kings_armory.archer"],
        game.kings_armory_asphar_tables.space_8_7,
        0,
    )
    kings_armory_rules_towers.take_slot(game, first_archer)
    if len(range(game.players)) > 1:
        game.create(
            game.program.definitions["kings_armory.valcor"],
            game.kings_armory_asphar_tables.space_11_9,
            1,
        )
    if len(range(game.players)) > 2:
        ranger = game.create(
            game.program.definitions["kings_armory.ember"],
            game.kings_armory_asphar_tables.space_11_12,
            2,
        )
        kings_armory_rules_towers.take_slot(game, ranger)


ASPHARS_STAND = Scenario(
    id="asphars_stand",
    title="Asphar's stand",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=ASPHARS_STAND_SCENARIO,
    setup=set_up_asphars_stand,
    flow="single_wave",
    options=(),
    evaluate=kings_armory_rules_evaluation.evaluate_defence,
    whole_turns=True,
)

CONTENTS: tuple[Contents, ...] = (
    cards_cards.CONTENTS,
    heroes_asphar.CONTENTS,
    rules_asphar.CONTENTS,
    rules_counter_attack.CONTENTS,
    Contents(
        scenarios=(ASPHARS_STAND,),
        links=(
            (ASPHARS_STAND_SCENARIO, "wave", "kings_armory.wave_3"),
            (
                ASPHARS_STAND_SCENARIO,
                "tokens",
                (
                    "kings_armory.goblin_peon",
                    "kings_armory.goblin_berzerker",
                    "kings_armory.goblin_slinger",
                    "kings_armory.goblin_spazcaster",
                    "kings_armory.koblinkaze",
                    "kings_armory.goblin_icarus",
                    "kings_armory.war_orc",
                    "kings_armory.orc_archer",
                    "kings_armory.orc_mage",
                    "kings_armory.orc_bombadier",
                    "kings_armory.grey_pixie",
                    "kings_armory.orc_crossbowman",
                    "kings_armory.goblin_spy",
                    "kings_armory.ettin_clubber",
                    "kings_armory.battering_ram",
                ),
            ),
        ),
        columns={"piece_countered": "number"},
        fields={"ally": {"boss_slayer": "number", "counter": "number"}},
        stats={"ally": ("boss_slayer", "counter")},
    ),
)
