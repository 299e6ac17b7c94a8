# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/campaign/scenarios.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Row

# content/castle_assault/campaign/scenarios.yaml:29
EXAMPLE_SCENARIO_START = Row(
    "castle_assault.example_scenario.start", "Start", where=("center_location",)
)

# content/castle_assault/campaign/scenarios.yaml:33
EXAMPLE_SCENARIO_T1 = Row("castle_assault.example_scenario.t1", "T1", where=("left_location",))

# content/castle_assault/campaign/scenarios.yaml:36
EXAMPLE_SCENARIO_T2 = Row("castle_assault.example_scenario.t2", "T2")

# content/castle_assault/campaign/scenarios.yaml:37
EXAMPLE_SCENARIO_T3 = Row(
    "castle_assault.example_scenario.t3", "T3", where=("closest_unit", "random_location")
)

# content/castle_assault/campaign/scenarios.yaml:41
EXAMPLE_SCENARIO_TN = Row("castle_assault.example_scenario.tn", "Tn", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:56
A_JUST_OFFENSIVE_START = Row(
    "castle_assault.a_just_offensive.start", "Start", where=("center_location",)
)

# content/castle_assault/campaign/scenarios.yaml:60
A_JUST_OFFENSIVE_T1 = Row("castle_assault.a_just_offensive.t1", "T1", where=("left_location",))

# content/castle_assault/campaign/scenarios.yaml:63
A_JUST_OFFENSIVE_T2 = Row("castle_assault.a_just_offensive.t2", "T2", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:66
A_JUST_OFFENSIVE_T3 = Row("castle_assault.a_just_offensive.t3", "T3", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:69
A_JUST_OFFENSIVE_T4 = Row("castle_assault.a_just_offensive.t4", "T4", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:72
A_JUST_OFFENSIVE_T5 = Row("castle_assault.a_just_offensive.t5", "T5", where=("random_location",))

# content/castle_assault/campaign/scenarios.yaml:75
A_JUST_OFFENSIVE_T6 = Row("castle_assault.a_just_offensive.t6", "T6", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:78
A_JUST_OFFENSIVE_T7 = Row(
    "castle_assault.a_just_offensive.t7", "T7", where=("any_location", "any_location")
)

# content/castle_assault/campaign/scenarios.yaml:81
A_JUST_OFFENSIVE_T8 = Row(
    "castle_assault.a_just_offensive.t8", "T8", where=("closest_unit", "closest_unit")
)

# content/castle_assault/campaign/scenarios.yaml:84
A_JUST_OFFENSIVE_T9 = Row("castle_assault.a_just_offensive.t9", "T9", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:87
A_JUST_OFFENSIVE_T10 = Row(
    "castle_assault.a_just_offensive.t10", "T10", where=("closest_unit", "closest_unit")
)

# content/castle_assault/campaign/scenarios.yaml:108
TREASURE_HUNT_T1 = Row("castle_assault.treasure_hunt.t1", "T1")

# content/castle_assault/campaign/scenarios.yaml:109
TREASURE_HUNT_T2 = Row("castle_assault.treasure_hunt.t2", "T2")

# content/castle_assault/campaign/scenarios.yaml:110
TREASURE_HUNT_T3 = Row("castle_assault.treasure_hunt.t3", "T3", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:114
TREASURE_HUNT_TN = Row("castle_assault.treasure_hunt.tn", "Tn", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:131
FIND_THEM_AND_DESTROY_THEM_START = Row(
    "castle_assault.find_them_and_destroy_them.start",
    "Start",
    where=("random_location", "random_location"),
)

# content/castle_assault/campaign/scenarios.yaml:135
FIND_THEM_AND_DESTROY_THEM_T1 = Row(
    "castle_assault.find_them_and_destroy_them.t1", "T1", where=("random_location",)
)

# content/castle_assault/campaign/scenarios.yaml:138
FIND_THEM_AND_DESTROY_THEM_T2 = Row(
    "castle_assault.find_them_and_destroy_them.t2", "T2", where=("random_location",)
)

# content/castle_assault/campaign/scenarios.yaml:141
FIND_THEM_AND_DESTROY_THEM_T3 = Row(
    "castle_assault.find_them_and_destroy_them.t3", "T3", where=("least_monsters", "least_monsters")
)

# content/castle_assault/campaign/scenarios.yaml:144
FIND_THEM_AND_DESTROY_THEM_T4 = Row(
    "castle_assault.find_them_and_destroy_them.t4", "T4", where=("least_monsters",)
)

# content/castle_assault/campaign/scenarios.yaml:147
FIND_THEM_AND_DESTROY_THEM_T5 = Row("castle_assault.find_them_and_destroy_them.t5", "T5")

# content/castle_assault/campaign/scenarios.yaml:148
FIND_THEM_AND_DESTROY_THEM_T6 = Row("castle_assault.find_them_and_destroy_them.t6", "T6")

# content/castle_assault/campaign/scenarios.yaml:149
FIND_THEM_AND_DESTROY_THEM_T7 = Row(
    "castle_assault.find_them_and_destroy_them.t7", "T7", where=("least_monsters",)
)

# content/castle_assault/campaign/scenarios.yaml:152
FIND_THEM_AND_DESTROY_THEM_T8 = Row(
    "castle_assault.find_them_and_destroy_them.t8", "T8", where=("least_monsters",)
)

# content/castle_assault/campaign/scenarios.yaml:155
FIND_THEM_AND_DESTROY_THEM_T9 = Row(
    "castle_assault.find_them_and_destroy_them.t9", "T9", where=("closest_unit", "closest_unit")
)

# content/castle_assault/campaign/scenarios.yaml:159
FIND_THEM_AND_DESTROY_THEM_TN = Row(
    "castle_assault.find_them_and_destroy_them.tn", "Tn", where=("least_monsters",)
)

# content/castle_assault/campaign/scenarios.yaml:176
WHO_AWAKENED_THE_OOZE_START = Row(
    "castle_assault.who_awakened_the_ooze.start", "Start", where=("random_location",)
)

# content/castle_assault/campaign/scenarios.yaml:180
WHO_AWAKENED_THE_OOZE_T1 = Row(
    "castle_assault.who_awakened_the_ooze.t1", "T1", where=("least_monsters",)
)

# content/castle_assault/campaign/scenarios.yaml:183
WHO_AWAKENED_THE_OOZE_T2 = Row(
    "castle_assault.who_awakened_the_ooze.t2", "T2", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:186
WHO_AWAKENED_THE_OOZE_T3 = Row(
    "castle_assault.who_awakened_the_ooze.t3",
    "T3",
    where=("furthest_unit",),
    story=("A man with a wand steps out and complains about uninvited guests.",),
)

# content/castle_assault/campaign/scenarios.yaml:190
WHO_AWAKENED_THE_OOZE_T4 = Row("castle_assault.who_awakened_the_ooze.t4", "T4")

# content/castle_assault/campaign/scenarios.yaml:191
WHO_AWAKENED_THE_OOZE_T5 = Row("castle_assault.who_awakened_the_ooze.t5", "T5")

# content/castle_assault/campaign/scenarios.yaml:193
WHO_AWAKENED_THE_OOZE_T6 = Row(
    "castle_assault.who_awakened_the_ooze.t6", "T6", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:210
TO_THE_MERCENARY_KEEP_START = Row(
    "castle_assault.to_the_mercenary_keep.start",
    "Start",
    where=("random_location", "random_location"),
)

# content/castle_assault/campaign/scenarios.yaml:214
TO_THE_MERCENARY_KEEP_T1 = Row("castle_assault.to_the_mercenary_keep.t1", "T1")

# content/castle_assault/campaign/scenarios.yaml:215
TO_THE_MERCENARY_KEEP_T2 = Row(
    "castle_assault.to_the_mercenary_keep.t2", "T2", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:218
TO_THE_MERCENARY_KEEP_T3 = Row(
    "castle_assault.to_the_mercenary_keep.t3", "T3", where=("furthest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:221
TO_THE_MERCENARY_KEEP_T4 = Row(
    "castle_assault.to_the_mercenary_keep.t4",
    "T4",
    where=("any_location", "any_location", "any_location"),
)

# content/castle_assault/campaign/scenarios.yaml:224
TO_THE_MERCENARY_KEEP_T5 = Row(
    "castle_assault.to_the_mercenary_keep.t5", "T5", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:227
TO_THE_MERCENARY_KEEP_T6 = Row(
    "castle_assault.to_the_mercenary_keep.t6", "T6", where=("least_monsters", "closest_unit")
)

# content/castle_assault/campaign/scenarios.yaml:230
TO_THE_MERCENARY_KEEP_T7 = Row(
    "castle_assault.to_the_mercenary_keep.t7",
    "T7",
    where=("any_location", "any_location", "any_location"),
)

# content/castle_assault/campaign/scenarios.yaml:233
TO_THE_MERCENARY_KEEP_T8 = Row(
    "castle_assault.to_the_mercenary_keep.t8", "T8", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:237
TO_THE_MERCENARY_KEEP_TN = Row(
    "castle_assault.to_the_mercenary_keep.tn", "Tn", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:253
REVENGE_OF_THE_MERCENARIES_START = Row(
    "castle_assault.revenge_of_the_mercenaries.start",
    "Start",
    where=("left_location", "right_location"),
)

# content/castle_assault/campaign/scenarios.yaml:257
REVENGE_OF_THE_MERCENARIES_T1 = Row(
    "castle_assault.revenge_of_the_mercenaries.t1", "T1", where=("center_location",)
)

# content/castle_assault/campaign/scenarios.yaml:260
REVENGE_OF_THE_MERCENARIES_T2 = Row(
    "castle_assault.revenge_of_the_mercenaries.t2", "T2", where=("furthest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:263
REVENGE_OF_THE_MERCENARIES_T3 = Row(
    "castle_assault.revenge_of_the_mercenaries.t3", "T3", where=("closest_unit", "least_monsters")
)

# content/castle_assault/campaign/scenarios.yaml:266
REVENGE_OF_THE_MERCENARIES_T4 = Row(
    "castle_assault.revenge_of_the_mercenaries.t4",
    "T4",
    where=("closest_unit", "any_location", "any_location"),
)

# content/castle_assault/campaign/scenarios.yaml:269
REVENGE_OF_THE_MERCENARIES_T5 = Row(
    "castle_assault.revenge_of_the_mercenaries.t5", "T5", where=("closest_unit",)
)

# content/castle_assault/campaign/scenarios.yaml:285
FROM_BAD_TO_WORSE_START = Row(
    "castle_assault.from_bad_to_worse.start", "Start", where=("center_location", "random_location")
)

# content/castle_assault/campaign/scenarios.yaml:289
FROM_BAD_TO_WORSE_T1 = Row("castle_assault.from_bad_to_worse.t1", "T1", where=("center_location",))

# content/castle_assault/campaign/scenarios.yaml:292
FROM_BAD_TO_WORSE_T2 = Row("castle_assault.from_bad_to_worse.t2", "T2")

# content/castle_assault/campaign/scenarios.yaml:293
FROM_BAD_TO_WORSE_T3 = Row(
    "castle_assault.from_bad_to_worse.t3",
    "T3",
    where=("any_location", "any_location"),
    clears=True,
    story=("The man with the wand invites you to his lair and leaves you to his pets.",),
)

# content/castle_assault/campaign/scenarios.yaml:314
WHAT_IS_THAT_START = Row("castle_assault.what_is_that.start", "Start", where=("center_location",))

# content/castle_assault/campaign/scenarios.yaml:318
WHAT_IS_THAT_T1 = Row(
    "castle_assault.what_is_that.t1", "T1", where=("any_location", "any_location", "any_location")
)

# content/castle_assault/campaign/scenarios.yaml:321
WHAT_IS_THAT_T2 = Row("castle_assault.what_is_that.t2", "T2")

# content/castle_assault/campaign/scenarios.yaml:322
WHAT_IS_THAT_T3 = Row("castle_assault.what_is_that.t3", "T3")

# content/castle_assault/campaign/scenarios.yaml:323
WHAT_IS_THAT_T4 = Row("castle_assault.what_is_that.t4", "T4", where=("any_location",))

# content/castle_assault/campaign/scenarios.yaml:340
THE_FINAL_SHOWDOWN_START = Row(
    "castle_assault.the_final_showdown.start", "Start", where=("center_location",)
)

# content/castle_assault/campaign/scenarios.yaml:344
THE_FINAL_SHOWDOWN_T1 = Row("castle_assault.the_final_showdown.t1", "T1", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:347
THE_FINAL_SHOWDOWN_T2 = Row("castle_assault.the_final_showdown.t2", "T2", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:350
THE_FINAL_SHOWDOWN_T3 = Row(
    "castle_assault.the_final_showdown.t3", "T3", where=("random_location", "any_location")
)

# content/castle_assault/campaign/scenarios.yaml:353
THE_FINAL_SHOWDOWN_T4 = Row(
    "castle_assault.the_final_showdown.t4", "T4", where=("furthest_unit", "closest_unit")
)

# content/castle_assault/campaign/scenarios.yaml:356
THE_FINAL_SHOWDOWN_T5 = Row(
    "castle_assault.the_final_showdown.t5", "T5", where=("least_monsters", "closest_unit")
)

# content/castle_assault/campaign/scenarios.yaml:359
THE_FINAL_SHOWDOWN_T6 = Row("castle_assault.the_final_showdown.t6", "T6", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:362
THE_FINAL_SHOWDOWN_T7 = Row("castle_assault.the_final_showdown.t7", "T7", where=("closest_unit",))

# content/castle_assault/campaign/scenarios.yaml:365
THE_FINAL_SHOWDOWN_T8 = Row("castle_assault.the_final_showdown.t8", "T8", where=("least_monsters",))

# content/castle_assault/campaign/scenarios.yaml:369
THE_FINAL_SHOWDOWN_TN = Row(
    "castle_assault.the_final_showdown.tn", "Tn", where=("closest_unit", "least_monsters")
)

CONTENTS = Contents(
    definitions=(
        EXAMPLE_SCENARIO_START,
        EXAMPLE_SCENARIO_T1,
        EXAMPLE_SCENARIO_T2,
        EXAMPLE_SCENARIO_T3,
        EXAMPLE_SCENARIO_TN,
        A_JUST_OFFENSIVE_START,
        A_JUST_OFFENSIVE_T1,
        A_JUST_OFFENSIVE_T2,
        A_JUST_OFFENSIVE_T3,
        A_JUST_OFFENSIVE_T4,
        A_JUST_OFFENSIVE_T5,
        A_JUST_OFFENSIVE_T6,
        A_JUST_OFFENSIVE_T7,
        A_JUST_OFFENSIVE_T8,
        A_JUST_OFFENSIVE_T9,
        A_JUST_OFFENSIVE_T10,
        TREASURE_HUNT_T1,
        TREASURE_HUNT_T2,
        TREASURE_HUNT_T3,
        TREASURE_HUNT_TN,
        FIND_THEM_AND_DESTROY_THEM_START,
        FIND_THEM_AND_DESTROY_THEM_T1,
        FIND_THEM_AND_DESTROY_THEM_T2,
        FIND_THEM_AND_DESTROY_THEM_T3,
        FIND_THEM_AND_DESTROY_THEM_T4,
        FIND_THEM_AND_DESTROY_THEM_T5,
        FIND_THEM_AND_DESTROY_THEM_T6,
        FIND_THEM_AND_DESTROY_THEM_T7,
        FIND_THEM_AND_DESTROY_THEM_T8,
        FIND_THEM_AND_DESTROY_THEM_T9,
        FIND_THEM_AND_DESTROY_THEM_TN,
        WHO_AWAKENED_THE_OOZE_START,
        WHO_AWAKENED_THE_OOZE_T1,
        WHO_AWAKENED_THE_OOZE_T2,
        WHO_AWAKENED_THE_OOZE_T3,
        WHO_AWAKENED_THE_OOZE_T4,
        WHO_AWAKENED_THE_OOZE_T5,
        WHO_AWAKENED_THE_OOZE_T6,
        TO_THE_MERCENARY_KEEP_START,
        TO_THE_MERCENARY_KEEP_T1,
        TO_THE_MERCENARY_KEEP_T2,
        TO_THE_MERCENARY_KEEP_T3,
        TO_THE_MERCENARY_KEEP_T4,
        TO_THE_MERCENARY_KEEP_T5,
        TO_THE_MERCENARY_KEEP_T6,
        TO_THE_MERCENARY_KEEP_T7,
        TO_THE_MERCENARY_KEEP_T8,
        TO_THE_MERCENARY_KEEP_TN,
        REVENGE_OF_THE_MERCENARIES_START,
        REVENGE_OF_THE_MERCENARIES_T1,
        REVENGE_OF_THE_MERCENARIES_T2,
        REVENGE_OF_THE_MERCENARIES_T3,
        REVENGE_OF_THE_MERCENARIES_T4,
        REVENGE_OF_THE_MERCENARIES_T5,
        FROM_BAD_TO_WORSE_START,
        FROM_BAD_TO_WORSE_T1,
        FROM_BAD_TO_WORSE_T2,
        FROM_BAD_TO_WORSE_T3,
        WHAT_IS_THAT_START,
        WHAT_IS_THAT_T1,
        WHAT_IS_THAT_T2,
        WHAT_IS_THAT_T3,
        WHAT_IS_THAT_T4,
        THE_FINAL_SHOWDOWN_START,
        THE_FINAL_SHOWDOWN_T1,
        THE_FINAL_SHOWDOWN_T2,
        THE_FINAL_SHOWDOWN_T3,
        THE_FINAL_SHOWDOWN_T4,
        THE_FINAL_SHOWDOWN_T5,
        THE_FINAL_SHOWDOWN_T6,
        THE_FINAL_SHOWDOWN_T7,
        THE_FINAL_SHOWDOWN_T8,
        THE_FINAL_SHOWDOWN_TN,
    ),
    links=(
        (EXAMPLE_SCENARIO_START, "monsters", ("castle_assault.mercenary",)),
        (EXAMPLE_SCENARIO_T1, "monsters", ("castle_assault.elite_mercenary",)),
        (
            EXAMPLE_SCENARIO_T3,
            "monsters",
            ("castle_assault.elite_mercenary", "castle_assault.mercenary"),
        ),
        (EXAMPLE_SCENARIO_TN, "monsters", ("castle_assault.mercenary",)),
        (A_JUST_OFFENSIVE_START, "monsters", ("castle_assault.mercenary",)),
        (A_JUST_OFFENSIVE_T1, "monsters", ("castle_assault.mercenary",)),
        (A_JUST_OFFENSIVE_T2, "monsters", ("castle_assault.elite_mercenary",)),
        (A_JUST_OFFENSIVE_T3, "monsters", ("castle_assault.mercenary",)),
        (A_JUST_OFFENSIVE_T4, "monsters", ("castle_assault.elite_mercenary",)),
        (A_JUST_OFFENSIVE_T5, "monsters", ("castle_assault.mercenary",)),
        (A_JUST_OFFENSIVE_T6, "monsters", ("castle_assault.elite_mercenary",)),
        (A_JUST_OFFENSIVE_T7, "monsters", ("castle_assault.mercenary", "castle_assault.mercenary")),
        (
            A_JUST_OFFENSIVE_T8,
            "monsters",
            ("castle_assault.mercenary_lieutenant", "castle_assault.elite_mercenary"),
        ),
        (A_JUST_OFFENSIVE_T9, "monsters", ("castle_assault.elite_mercenary",)),
        (
            A_JUST_OFFENSIVE_T10,
            "monsters",
            ("castle_assault.elite_mercenary", "castle_assault.elite_mercenary"),
        ),
        (TREASURE_HUNT_T3, "monsters", ("castle_assault.gelatinous_ooze",)),
        (TREASURE_HUNT_TN, "monsters", ("castle_assault.gelatinous_ooze",)),
        (
            FIND_THEM_AND_DESTROY_THEM_START,
            "monsters",
            ("castle_assault.mercenary", "castle_assault.mercenary"),
        ),
        (FIND_THEM_AND_DESTROY_THEM_T1, "monsters", ("castle_assault.mercenary",)),
        (FIND_THEM_AND_DESTROY_THEM_T2, "monsters", ("castle_assault.mercenary",)),
        (
            FIND_THEM_AND_DESTROY_THEM_T3,
            "monsters",
            ("castle_assault.elite_mercenary", "castle_assault.gelatinous_ooze"),
        ),
        (FIND_THEM_AND_DESTROY_THEM_T4, "monsters", ("castle_assault.mercenary",)),
        (FIND_THEM_AND_DESTROY_THEM_T7, "monsters", ("castle_assault.elite_mercenary",)),
        (FIND_THEM_AND_DESTROY_THEM_T8, "monsters", ("castle_assault.mercenary",)),
        (
            FIND_THEM_AND_DESTROY_THEM_T9,
            "monsters",
            ("castle_assault.elite_mercenary", "castle_assault.elite_mercenary"),
        ),
        (FIND_THEM_AND_DESTROY_THEM_TN, "monsters", ("castle_assault.mercenary",)),
        (WHO_AWAKENED_THE_OOZE_START, "monsters", ("castle_assault.giant_gelatinous_ooze",)),
        (WHO_AWAKENED_THE_OOZE_T1, "monsters", ("castle_assault.gelatinous_ooze",)),
        (WHO_AWAKENED_THE_OOZE_T2, "monsters", ("castle_assault.gelatinous_ooze",)),
        (WHO_AWAKENED_THE_OOZE_T3, "monsters", ("castle_assault.mercenary_with_ooze_wand",)),
        (WHO_AWAKENED_THE_OOZE_T5, "departs", ("castle_assault.mercenary_with_ooze_wand",)),
        (WHO_AWAKENED_THE_OOZE_T6, "monsters", ("castle_assault.gelatinous_ooze_lord",)),
        (
            TO_THE_MERCENARY_KEEP_START,
            "monsters",
            ("castle_assault.mercenary", "castle_assault.mercenary"),
        ),
        (TO_THE_MERCENARY_KEEP_T2, "monsters", ("castle_assault.elite_mercenary",)),
        (TO_THE_MERCENARY_KEEP_T3, "monsters", ("castle_assault.mercenary_catapult",)),
        (
            TO_THE_MERCENARY_KEEP_T4,
            "monsters",
            ("castle_assault.mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
        ),
        (TO_THE_MERCENARY_KEEP_T5, "monsters", ("castle_assault.x_the_mercenary_general",)),
        (
            TO_THE_MERCENARY_KEEP_T6,
            "monsters",
            ("castle_assault.mercenary_lieutenant", "castle_assault.mercenary"),
        ),
        (
            TO_THE_MERCENARY_KEEP_T7,
            "monsters",
            ("castle_assault.mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
        ),
        (TO_THE_MERCENARY_KEEP_T8, "monsters", ("castle_assault.mercenary_catapult",)),
        (TO_THE_MERCENARY_KEEP_TN, "monsters", ("castle_assault.elite_mercenary",)),
        (
            REVENGE_OF_THE_MERCENARIES_START,
            "monsters",
            ("castle_assault.mercenary", "castle_assault.mercenary"),
        ),
        (REVENGE_OF_THE_MERCENARIES_T1, "monsters", ("castle_assault.elite_mercenary",)),
        (REVENGE_OF_THE_MERCENARIES_T2, "monsters", ("castle_assault.mercenary_catapult",)),
        (
            REVENGE_OF_THE_MERCENARIES_T3,
            "monsters",
            ("castle_assault.elite_mercenary", "castle_assault.mercenary"),
        ),
        (
            REVENGE_OF_THE_MERCENARIES_T4,
            "monsters",
            (
                "castle_assault.elite_mercenary",
                "castle_assault.mercenary",
                "castle_assault.mercenary",
            ),
        ),
        (REVENGE_OF_THE_MERCENARIES_T5, "monsters", ("castle_assault.elite_mercenary",)),
        (
            FROM_BAD_TO_WORSE_START,
            "monsters",
            ("castle_assault.mercenary_with_ooze_wand", "castle_assault.mercenary"),
        ),
        (FROM_BAD_TO_WORSE_T1, "monsters", ("castle_assault.gelatinous_ooze",)),
        (
            FROM_BAD_TO_WORSE_T3,
            "monsters",
            ("castle_assault.giant_gelatinous_ooze", "castle_assault.gelatinous_ooze_lord"),
        ),
        (FROM_BAD_TO_WORSE_T3, "departs", ("castle_assault.mercenary_with_ooze_wand",)),
        (WHAT_IS_THAT_START, "monsters", ("castle_assault.mercenary",)),
        (
            WHAT_IS_THAT_T1,
            "monsters",
            ("castle_assault.mercenary", "castle_assault.mercenary", "castle_assault.mercenary"),
        ),
        (WHAT_IS_THAT_T4, "monsters", ("castle_assault.enormously_large_gelatinous_ooze",)),
        (THE_FINAL_SHOWDOWN_START, "monsters", ("castle_assault.elite_mercenary",)),
        (THE_FINAL_SHOWDOWN_T1, "monsters", ("castle_assault.mercenary",)),
        (THE_FINAL_SHOWDOWN_T2, "monsters", ("castle_assault.elite_mercenary",)),
        (
            THE_FINAL_SHOWDOWN_T3,
            "monsters",
            ("castle_assault.giant_gelatinous_ooze", "castle_assault.mercenary"),
        ),
        (
            THE_FINAL_SHOWDOWN_T4,
            "monsters",
            ("castle_assault.mercenary_with_ooze_wand", "castle_assault.mercenary"),
        ),
        (
            THE_FINAL_SHOWDOWN_T5,
            "monsters",
            ("castle_assault.mercenary_catapult", "castle_assault.mercenary"),
        ),
        (THE_FINAL_SHOWDOWN_T6, "monsters", ("castle_assault.mercenary",)),
        (THE_FINAL_SHOWDOWN_T7, "monsters", ("castle_assault.mercenary_lieutenant",)),
        (THE_FINAL_SHOWDOWN_T8, "monsters", ("castle_assault.mercenary",)),
        (
            THE_FINAL_SHOWDOWN_TN,
            "monsters",
            ("castle_assault.elite_mercenary", "castle_assault.mercenary"),
        ),
    ),
)
