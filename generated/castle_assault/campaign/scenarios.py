# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/campaign/scenarios.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.castle_assault.kinds as kinds

# content/castle_assault/campaign/scenarios.yaml:26
EXAMPLE_SCENARIO_START = kinds.Row(
    id="castle_assault.example_scenario.start",
    name="Start",
    monsters=(),
    where=("center_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:30
EXAMPLE_SCENARIO_T1 = kinds.Row(
    id="castle_assault.example_scenario.t1",
    name="T1",
    monsters=(),
    where=("left_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:33
EXAMPLE_SCENARIO_T2 = kinds.Row(
    id="castle_assault.example_scenario.t2",
    name="T2",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:34
EXAMPLE_SCENARIO_T3 = kinds.Row(
    id="castle_assault.example_scenario.t3",
    name="T3",
    monsters=(),
    where=("closest_unit", "random_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:38
EXAMPLE_SCENARIO_TN = kinds.Row(
    id="castle_assault.example_scenario.tn",
    name="Tn",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:51
A_JUST_OFFENSIVE_START = kinds.Row(
    id="castle_assault.a_just_offensive.start",
    name="Start",
    monsters=(),
    where=("center_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:55
A_JUST_OFFENSIVE_T1 = kinds.Row(
    id="castle_assault.a_just_offensive.t1",
    name="T1",
    monsters=(),
    where=("left_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:58
A_JUST_OFFENSIVE_T2 = kinds.Row(
    id="castle_assault.a_just_offensive.t2",
    name="T2",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:61
A_JUST_OFFENSIVE_T3 = kinds.Row(
    id="castle_assault.a_just_offensive.t3",
    name="T3",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:64
A_JUST_OFFENSIVE_T4 = kinds.Row(
    id="castle_assault.a_just_offensive.t4",
    name="T4",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:67
A_JUST_OFFENSIVE_T5 = kinds.Row(
    id="castle_assault.a_just_offensive.t5",
    name="T5",
    monsters=(),
    where=("random_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:70
A_JUST_OFFENSIVE_T6 = kinds.Row(
    id="castle_assault.a_just_offensive.t6",
    name="T6",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:73
A_JUST_OFFENSIVE_T7 = kinds.Row(
    id="castle_assault.a_just_offensive.t7",
    name="T7",
    monsters=(),
    where=("any_location", "any_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:76
A_JUST_OFFENSIVE_T8 = kinds.Row(
    id="castle_assault.a_just_offensive.t8",
    name="T8",
    monsters=(),
    where=("closest_unit", "closest_unit"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:79
A_JUST_OFFENSIVE_T9 = kinds.Row(
    id="castle_assault.a_just_offensive.t9",
    name="T9",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:82
A_JUST_OFFENSIVE_T10 = kinds.Row(
    id="castle_assault.a_just_offensive.t10",
    name="T10",
    monsters=(),
    where=("closest_unit", "closest_unit"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:101
TREASURE_HUNT_T1 = kinds.Row(
    id="castle_assault.treasure_hunt.t1",
    name="T1",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:102
TREASURE_HUNT_T2 = kinds.Row(
    id="castle_assault.treasure_hunt.t2",
    name="T2",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:103
TREASURE_HUNT_T3 = kinds.Row(
    id="castle_assault.treasure_hunt.t3",
    name="T3",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:107
TREASURE_HUNT_TN = kinds.Row(
    id="castle_assault.treasure_hunt.tn",
    name="Tn",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:123
FIND_THEM_AND_DESTROY_THEM_START = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.start",
    name="Start",
    monsters=(),
    where=("random_location", "random_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:127
FIND_THEM_AND_DESTROY_THEM_T1 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t1",
    name="T1",
    monsters=(),
    where=("random_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:130
FIND_THEM_AND_DESTROY_THEM_T2 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t2",
    name="T2",
    monsters=(),
    where=("random_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:133
FIND_THEM_AND_DESTROY_THEM_T3 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t3",
    name="T3",
    monsters=(),
    where=("least_monsters", "least_monsters"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:136
FIND_THEM_AND_DESTROY_THEM_T4 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t4",
    name="T4",
    monsters=(),
    where=("least_monsters",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:139
FIND_THEM_AND_DESTROY_THEM_T5 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t5",
    name="T5",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:140
FIND_THEM_AND_DESTROY_THEM_T6 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t6",
    name="T6",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:141
FIND_THEM_AND_DESTROY_THEM_T7 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t7",
    name="T7",
    monsters=(),
    where=("least_monsters",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:144
FIND_THEM_AND_DESTROY_THEM_T8 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t8",
    name="T8",
    monsters=(),
    where=("least_monsters",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:147
FIND_THEM_AND_DESTROY_THEM_T9 = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.t9",
    name="T9",
    monsters=(),
    where=("closest_unit", "closest_unit"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:151
FIND_THEM_AND_DESTROY_THEM_TN = kinds.Row(
    id="castle_assault.find_them_and_destroy_them.tn",
    name="Tn",
    monsters=(),
    where=("least_monsters",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:166
WHO_AWAKENED_THE_OOZE_START = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.start",
    name="Start",
    monsters=(),
    where=("random_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:170
WHO_AWAKENED_THE_OOZE_T1 = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.t1",
    name="T1",
    monsters=(),
    where=("least_monsters",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:173
WHO_AWAKENED_THE_OOZE_T2 = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.t2",
    name="T2",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:176
WHO_AWAKENED_THE_OOZE_T3 = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.t3",
    name="T3",
    monsters=(),
    where=("furthest_unit",),
    clears=False,
    departs=(),
    story=("A man with a wand steps out and complains about uninvited guests.",),
)

# content/castle_assault/campaign/scenarios.yaml:180
WHO_AWAKENED_THE_OOZE_T4 = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.t4",
    name="T4",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:181
WHO_AWAKENED_THE_OOZE_T5 = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.t5",
    name="T5",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:183
WHO_AWAKENED_THE_OOZE_T6 = kinds.Row(
    id="castle_assault.who_awakened_the_ooze.t6",
    name="T6",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:199
TO_THE_MERCENARY_KEEP_START = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.start",
    name="Start",
    monsters=(),
    where=("random_location", "random_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:203
TO_THE_MERCENARY_KEEP_T1 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t1",
    name="T1",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:204
TO_THE_MERCENARY_KEEP_T2 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t2",
    name="T2",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:207
TO_THE_MERCENARY_KEEP_T3 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t3",
    name="T3",
    monsters=(),
    where=("furthest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:210
TO_THE_MERCENARY_KEEP_T4 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t4",
    name="T4",
    monsters=(),
    where=("any_location", "any_location", "any_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:213
TO_THE_MERCENARY_KEEP_T5 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t5",
    name="T5",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:216
TO_THE_MERCENARY_KEEP_T6 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t6",
    name="T6",
    monsters=(),
    where=("least_monsters", "closest_unit"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:219
TO_THE_MERCENARY_KEEP_T7 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t7",
    name="T7",
    monsters=(),
    where=("any_location", "any_location", "any_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:222
TO_THE_MERCENARY_KEEP_T8 = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.t8",
    name="T8",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:226
TO_THE_MERCENARY_KEEP_TN = kinds.Row(
    id="castle_assault.to_the_mercenary_keep.tn",
    name="Tn",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:241
REVENGE_OF_THE_MERCENARIES_START = kinds.Row(
    id="castle_assault.revenge_of_the_mercenaries.start",
    name="Start",
    monsters=(),
    where=("left_location", "right_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:245
REVENGE_OF_THE_MERCENARIES_T1 = kinds.Row(
    id="castle_assault.revenge_of_the_mercenaries.t1",
    name="T1",
    monsters=(),
    where=("center_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:248
REVENGE_OF_THE_MERCENARIES_T2 = kinds.Row(
    id="castle_assault.revenge_of_the_mercenaries.t2",
    name="T2",
    monsters=(),
    where=("furthest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:251
REVENGE_OF_THE_MERCENARIES_T3 = kinds.Row(
    id="castle_assault.revenge_of_the_mercenaries.t3",
    name="T3",
    monsters=(),
    where=("closest_unit", "least_monsters"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:254
REVENGE_OF_THE_MERCENARIES_T4 = kinds.Row(
    id="castle_assault.revenge_of_the_mercenaries.t4",
    name="T4",
    monsters=(),
    where=("closest_unit", "any_location", "any_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:257
REVENGE_OF_THE_MERCENARIES_T5 = kinds.Row(
    id="castle_assault.revenge_of_the_mercenaries.t5",
    name="T5",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:272
FROM_BAD_TO_WORSE_START = kinds.Row(
    id="castle_assault.from_bad_to_worse.start",
    name="Start",
    monsters=(),
    where=("center_location", "random_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:276
FROM_BAD_TO_WORSE_T1 = kinds.Row(
    id="castle_assault.from_bad_to_worse.t1",
    name="T1",
    monsters=(),
    where=("center_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:279
FROM_BAD_TO_WORSE_T2 = kinds.Row(
    id="castle_assault.from_bad_to_worse.t2",
    name="T2",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:280
FROM_BAD_TO_WORSE_T3 = kinds.Row(
    id="castle_assault.from_bad_to_worse.t3",
    name="T3",
    monsters=(),
    where=("any_location", "any_location"),
    clears=True,
    departs=(),
    story=("The man with the wand invites you to his lair and leaves you to his pets.",),
)

# content/castle_assault/campaign/scenarios.yaml:300
WHAT_IS_THAT_START = kinds.Row(
    id="castle_assault.what_is_that.start",
    name="Start",
    monsters=(),
    where=("center_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:304
WHAT_IS_THAT_T1 = kinds.Row(
    id="castle_assault.what_is_that.t1",
    name="T1",
    monsters=(),
    where=("any_location", "any_location", "any_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:307
WHAT_IS_THAT_T2 = kinds.Row(
    id="castle_assault.what_is_that.t2",
    name="T2",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:308
WHAT_IS_THAT_T3 = kinds.Row(
    id="castle_assault.what_is_that.t3",
    name="T3",
    monsters=(),
    where=(),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:309
WHAT_IS_THAT_T4 = kinds.Row(
    id="castle_assault.what_is_that.t4",
    name="T4",
    monsters=(),
    where=("any_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:325
THE_FINAL_SHOWDOWN_START = kinds.Row(
    id="castle_assault.the_final_showdown.start",
    name="Start",
    monsters=(),
    where=("center_location",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:329
THE_FINAL_SHOWDOWN_T1 = kinds.Row(
    id="castle_assault.the_final_showdown.t1",
    name="T1",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:332
THE_FINAL_SHOWDOWN_T2 = kinds.Row(
    id="castle_assault.the_final_showdown.t2",
    name="T2",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:335
THE_FINAL_SHOWDOWN_T3 = kinds.Row(
    id="castle_assault.the_final_showdown.t3",
    name="T3",
    monsters=(),
    where=("random_location", "any_location"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:338
THE_FINAL_SHOWDOWN_T4 = kinds.Row(
    id="castle_assault.the_final_showdown.t4",
    name="T4",
    monsters=(),
    where=("furthest_unit", "closest_unit"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:341
THE_FINAL_SHOWDOWN_T5 = kinds.Row(
    id="castle_assault.the_final_showdown.t5",
    name="T5",
    monsters=(),
    where=("least_monsters", "closest_unit"),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:344
THE_FINAL_SHOWDOWN_T6 = kinds.Row(
    id="castle_assault.the_final_showdown.t6",
    name="T6",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:347
THE_FINAL_SHOWDOWN_T7 = kinds.Row(
    id="castle_assault.the_final_showdown.t7",
    name="T7",
    monsters=(),
    where=("closest_unit",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:350
THE_FINAL_SHOWDOWN_T8 = kinds.Row(
    id="castle_assault.the_final_showdown.t8",
    name="T8",
    monsters=(),
    where=("least_monsters",),
    clears=False,
    departs=(),
    story=(),
)

# content/castle_assault/campaign/scenarios.yaml:354
THE_FINAL_SHOWDOWN_TN = kinds.Row(
    id="castle_assault.the_final_showdown.tn",
    name="Tn",
    monsters=(),
    where=("closest_unit", "least_monsters"),
    clears=False,
    departs=(),
    story=(),
)
