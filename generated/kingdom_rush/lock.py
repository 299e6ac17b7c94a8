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
    "kingdom_rush/rules/enemies.yaml": "00eaf9fa0e3f5c7c",
    "kingdom_rush/rules/evaluation.yaml": "307825abffeed9fc",
    "kingdom_rush/rules/heroes.yaml": "e88c68d60b557679",
    "kingdom_rush/rules/hordes.yaml": "7340081ae2d04286",
    "kingdom_rush/rules/kinds.yaml": "b9ae829290fe5e91",
    "kingdom_rush/rules/pieces.yaml": "495266489186c0ad",
    "kingdom_rush/rules/round.yaml": "ed28a6bead8553e8",
    "kingdom_rush/rules/setup.yaml": "de6ffb55e81c0aa7",
    "kingdom_rush/scenarios/01_blooming_threats.yaml": "9eb5cde0817f7ab2",
    "kingdom_rush/towers/archers.yaml": "1e4acde771348f15",
    "kingdom_rush/towers/artillery.yaml": "8abaa1b30452e0f5",
    "kingdom_rush/towers/barracks.yaml": "d0487524ff8f78bf",
    "kingdom_rush/towers/mages.yaml": "b3d43ab18a7e4380",
    "kingdom_rush/waves/wave_0.yaml": "7c025152bdae781e",
    "kingdom_rush/waves/wave_1.yaml": "de7e124c73c77abc",
    "kingdom_rush/waves/wave_2.yaml": "e56aa2b26b793a7f",
    "kingdom_rush/waves/wave_4.yaml": "990e3098364af08e",
}
