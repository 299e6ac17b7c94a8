# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "kingdom_rush": "0.1.0",
    "kingdom_rush/heroes/heroes.yaml": "55f3ac96f3da574d",
    "kingdom_rush/pack.yaml": "fc07bc727af78d4d",
    "kingdom_rush/rules/actions.yaml": "76dca7f9c32677ed",
    "kingdom_rush/rules/attacking.yaml": "78ac307e20bfd995",
    "kingdom_rush/rules/blossoms.yaml": "c8fa5730e672bccd",
    "kingdom_rush/rules/covering.yaml": "ce27fddc0fc45104",
    "kingdom_rush/rules/enemies.yaml": "821b2f24cdaf2260",
    "kingdom_rush/rules/evaluation.yaml": "307825abffeed9fc",
    "kingdom_rush/rules/heroes.yaml": "e88c68d60b557679",
    "kingdom_rush/rules/hordes.yaml": "7340081ae2d04286",
    "kingdom_rush/rules/kinds.yaml": "6b87e84400be0f88",
    "kingdom_rush/rules/layouts.yaml": "aabf3280a6fb9b45",
    "kingdom_rush/rules/pieces.yaml": "0aa9e8c7ddee2ab2",
    "kingdom_rush/rules/round.yaml": "bc64b665445d430d",
    "kingdom_rush/rules/setup.yaml": "30361703d8320336",
    "kingdom_rush/scenarios/00_foes_on_the_horizon.yaml": "3bb2d6343e3d1c02",
    "kingdom_rush/scenarios/01_blooming_threats.yaml": "21a8a74287053739",
    "kingdom_rush/towers/archers.yaml": "1e4acde771348f15",
    "kingdom_rush/towers/artillery.yaml": "8abaa1b30452e0f5",
    "kingdom_rush/towers/barracks.yaml": "d0487524ff8f78bf",
    "kingdom_rush/towers/mages.yaml": "b3d43ab18a7e4380",
    "kingdom_rush/waves/wave_0.yaml": "7c025152bdae781e",
    "kingdom_rush/waves/wave_1.yaml": "de7e124c73c77abc",
    "kingdom_rush/waves/wave_2.yaml": "e56aa2b26b793a7f",
    "kingdom_rush/waves/wave_3.yaml": "ed4dbcec3576f9b2",
    "kingdom_rush/waves/wave_4.yaml": "990e3098364af08e",
    "kingdom_rush/waves/wave_5.yaml": "d4a8cc2c46fa7da9",
    "kingdom_rush/waves/wave_6.yaml": "c573efe5223c832a",
    "kingdom_rush/waves/wave_7.yaml": "a2dbdd2b279fe4c4",
    "kingdom_rush/waves/wave_8.yaml": "b505e5eb176559c7",
    "kingdom_rush/waves/wave_9.yaml": "60193de66f9685f3",
}
