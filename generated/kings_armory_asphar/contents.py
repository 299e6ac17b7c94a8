# What the pack `kings_armory_asphar` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Scenario

from .cards import cards as cards_cards
from .heroes import asphar as heroes_asphar
from .kings_armory import contents as kings_armory_contents
from .kings_armory import kinds as kings_armory_kinds
from .kings_armory.rules import evaluation as kings_armory_rules_evaluation
from .rules import asphar as rules_asphar
from .rules import counter_attack as rules_counter_attack
from .scenarios import n01_asphars_stand as scenarios_n01_asphars_stand

# content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:3
ASPHARS_STAND_SCENARIO = kings_armory_kinds.Scenario(
    "asphars_stand", "Asphar's stand", bosses=1, towers=("(8, 7)", "(11, 12)")
)

ASPHARS_STAND = Scenario(
    id="asphars_stand",
    title="Asphar's stand",
    players=(1, 3),
    seats=(),
    map="short_split",
    definition=ASPHARS_STAND_SCENARIO,
    layout=kings_armory_contents.THE_BOSS.layout,
    setup=kings_armory_contents.THE_BOSS.setup,
    flow="single_wave",
    options=(),
    evaluate=kings_armory_rules_evaluation.evaluate_defence,
    ahead="action",
)

CONTENTS: tuple[Contents, ...] = (
    cards_cards.CONTENTS,
    heroes_asphar.CONTENTS,
    rules_asphar.CONTENTS,
    rules_counter_attack.CONTENTS,
    scenarios_n01_asphars_stand.CONTENTS,
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
            (
                ASPHARS_STAND_SCENARIO,
                "posts",
                (
                    "kings_armory_asphar.asphars_stand.posts_1",
                    "kings_armory_asphar.asphars_stand.posts_2",
                    "kings_armory_asphar.asphars_stand.posts_3",
                    "kings_armory_asphar.asphars_stand.posts_4",
                ),
            ),
        ),
        columns={"piece_countered": "number"},
        fields={"ally": {"boss_slayer": "number", "counter": "number"}},
        stats={"ally": ("boss_slayer", "counter")},
        glossary={
            "Each of its hits on a Boss Deals n more Damage": "What each of its hits on a Boss Deals more.",
            "Counter Attack: it strikes back at a Foe that hits it in Melee, n times in a Foe's Turn": "Counter Attacks: how often it strikes back in the Turn of one Foe.",
        },
    ),
)
