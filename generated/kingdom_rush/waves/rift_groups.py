# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/rift_groups.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Wave

# content/kingdom_rush/waves/rift_groups.yaml:4
GROUP_A = Wave("kingdom_rush.group_a", "Group A", copies=0)

# content/kingdom_rush/waves/rift_groups.yaml:19
GROUP_B = Wave("kingdom_rush.group_b", "Group B", copies=0)

# content/kingdom_rush/waves/rift_groups.yaml:34
GROUP_C = Wave("kingdom_rush.group_c", "Group C", copies=0)

# content/kingdom_rush/waves/rift_groups.yaml:49
GROUP_D = Wave("kingdom_rush.group_d", "Group D", copies=0)

# content/kingdom_rush/waves/rift_groups.yaml:73
GROUP_E = Wave("kingdom_rush.group_e", "Group E", copies=0)

# content/kingdom_rush/waves/rift_groups.yaml:97
GROUP_F = Wave("kingdom_rush.group_f", "Group F", copies=0)

# content/kingdom_rush/waves/rift_groups.yaml:115
GROUP_G = Wave("kingdom_rush.group_g", "Group G", copies=0)

CONTENTS = Contents(
    definitions=(GROUP_A, GROUP_B, GROUP_C, GROUP_D, GROUP_E, GROUP_F, GROUP_G),
    links=(
        (
            GROUP_A,
            "cards",
            (
                "kingdom_rush.wave_0_green.w0ga",
                "kingdom_rush.wave_0_green.w0gb",
                "kingdom_rush.wave_0_green.w0gc",
                "kingdom_rush.wave_1_green.w1ga",
                "kingdom_rush.wave_1_green.w1gb",
                "kingdom_rush.wave_1_green.w1gc",
                "kingdom_rush.wave_2_green.w2ga",
                "kingdom_rush.wave_2_green.w2gb",
                "kingdom_rush.wave_2_green.w2gc",
            ),
        ),
        (
            GROUP_B,
            "cards",
            (
                "kingdom_rush.wave_0_yellow.w0ya",
                "kingdom_rush.wave_0_yellow.w0yb",
                "kingdom_rush.wave_0_yellow.w0yc",
                "kingdom_rush.wave_2_yellow.w2ya",
                "kingdom_rush.wave_2_yellow.w2yb",
                "kingdom_rush.wave_2_yellow.w2yc",
                "kingdom_rush.wave_1_red.w1ra",
                "kingdom_rush.wave_1_red.w1rb",
                "kingdom_rush.wave_1_red.w1rc",
            ),
        ),
        (
            GROUP_C,
            "cards",
            (
                "kingdom_rush.wave_0_red.w0ra",
                "kingdom_rush.wave_0_red.w0rb",
                "kingdom_rush.wave_0_red.w0rc",
                "kingdom_rush.wave_2_red.w2ra",
                "kingdom_rush.wave_2_red.w2rb",
                "kingdom_rush.wave_2_red.w2rc",
                "kingdom_rush.wave_1_yellow.w1ya",
                "kingdom_rush.wave_1_yellow.w1yb",
                "kingdom_rush.wave_1_yellow.w1yc",
            ),
        ),
        (
            GROUP_D,
            "cards",
            (
                "kingdom_rush.wave_4_yellow.w4ya",
                "kingdom_rush.wave_4_yellow.w4yb",
                "kingdom_rush.wave_4_yellow.w4yc",
                "kingdom_rush.wave_6_yellow.w6ya",
                "kingdom_rush.wave_6_yellow.w6yb",
                "kingdom_rush.wave_6_yellow.w6yc",
                "kingdom_rush.wave_3_red.w3ra",
                "kingdom_rush.wave_3_red.w3rb",
                "kingdom_rush.wave_3_red.w3rc",
                "kingdom_rush.wave_4_red.w4ra",
                "kingdom_rush.wave_4_red.w4rb",
                "kingdom_rush.wave_4_red.w4rc",
                "kingdom_rush.wave_5_red.w5ra",
                "kingdom_rush.wave_5_red.w5rb",
                "kingdom_rush.wave_5_red.w5rc",
                "kingdom_rush.wave_6_red.w6ra",
                "kingdom_rush.wave_6_red.w6rb",
                "kingdom_rush.wave_6_red.w6rc",
            ),
        ),
        (
            GROUP_E,
            "cards",
            (
                "kingdom_rush.wave_3_yellow.w3ya",
                "kingdom_rush.wave_3_yellow.w3yb",
                "kingdom_rush.wave_3_yellow.w3yc",
                "kingdom_rush.wave_5_yellow.w5ya",
                "kingdom_rush.wave_5_yellow.w5yb",
                "kingdom_rush.wave_5_yellow.w5yc",
                "kingdom_rush.wave_3_green.w3ga",
                "kingdom_rush.wave_3_green.w3gb",
                "kingdom_rush.wave_3_green.w3gc",
                "kingdom_rush.wave_4_green.w4ga",
                "kingdom_rush.wave_4_green.w4gb",
                "kingdom_rush.wave_4_green.w4gc",
                "kingdom_rush.wave_5_green.w5ga",
                "kingdom_rush.wave_5_green.w5gb",
                "kingdom_rush.wave_5_green.w5gc",
                "kingdom_rush.wave_6_green.w6ga",
                "kingdom_rush.wave_6_green.w6gb",
                "kingdom_rush.wave_6_green.w6gc",
            ),
        ),
        (
            GROUP_F,
            "cards",
            (
                "kingdom_rush.wave_8_green.w8ga",
                "kingdom_rush.wave_8_green.w8gb",
                "kingdom_rush.wave_8_green.w8gc",
                "kingdom_rush.wave_9_green.w9ga",
                "kingdom_rush.wave_9_green.w9gb",
                "kingdom_rush.wave_9_green.w9gc",
                "kingdom_rush.wave_7_yellow.w7ya",
                "kingdom_rush.wave_7_yellow.w7yb",
                "kingdom_rush.wave_7_yellow.w7yc",
                "kingdom_rush.wave_8_yellow.w8ya",
                "kingdom_rush.wave_8_yellow.w8yb",
                "kingdom_rush.wave_8_yellow.w8yc",
            ),
        ),
        (
            GROUP_G,
            "cards",
            (
                "kingdom_rush.wave_9_yellow.w9ya",
                "kingdom_rush.wave_9_yellow.w9yb",
                "kingdom_rush.wave_9_yellow.w9yc",
                "kingdom_rush.wave_7_red.w7ra",
                "kingdom_rush.wave_7_red.w7rb",
                "kingdom_rush.wave_7_red.w7rc",
                "kingdom_rush.wave_8_red.w8ra",
                "kingdom_rush.wave_8_red.w8rb",
                "kingdom_rush.wave_8_red.w8rc",
                "kingdom_rush.wave_9_red.w9ra",
                "kingdom_rush.wave_9_red.w9rb",
                "kingdom_rush.wave_9_red.w9rc",
            ),
        ),
    ),
)
