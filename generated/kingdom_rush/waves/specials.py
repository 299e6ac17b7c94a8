# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/waves/specials.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Wave

# content/kingdom_rush/waves/specials.yaml:4
BLANKS = Wave("kingdom_rush.blanks", "Blanks", copies=3)

# content/kingdom_rush/waves/specials.yaml:8
EVENT_A = Wave("kingdom_rush.event_a", "Event A")

# content/kingdom_rush/waves/specials.yaml:11
EVENT_B = Wave("kingdom_rush.event_b", "Event B")

# content/kingdom_rush/waves/specials.yaml:14
EVENT_C = Wave("kingdom_rush.event_c", "Event C")

# content/kingdom_rush/waves/specials.yaml:17
HOBGOBLIN_WARCHIEFS = Wave("kingdom_rush.hobgoblin_warchiefs", "Hobgoblin Warchiefs", copies=3)

# content/kingdom_rush/waves/specials.yaml:21
JACK_O_LANTERNS = Wave("kingdom_rush.jack_o_lanterns", "Jack O'Lanterns", copies=3)

# content/kingdom_rush/waves/specials.yaml:26
SHADOW_CHAMPIONS = Wave("kingdom_rush.shadow_champions", "Shadow Champions", copies=3)

# content/kingdom_rush/waves/specials.yaml:30
ANOOBISES = Wave("kingdom_rush.anoobises", "Anoobis cards", copies=3)

CONTENTS = Contents(
    definitions=(
        BLANKS,
        EVENT_A,
        EVENT_B,
        EVENT_C,
        HOBGOBLIN_WARCHIEFS,
        JACK_O_LANTERNS,
        SHADOW_CHAMPIONS,
        ANOOBISES,
    ),
    links=(
        (BLANKS, "cards", ("kingdom_rush.blank_horde",)),
        (EVENT_A, "cards", ("kingdom_rush.event_a_card",)),
        (EVENT_B, "cards", ("kingdom_rush.event_b_card",)),
        (EVENT_C, "cards", ("kingdom_rush.event_c_card",)),
        (HOBGOBLIN_WARCHIEFS, "cards", ("kingdom_rush.hobgoblin_warchief",)),
        (JACK_O_LANTERNS, "cards", ("kingdom_rush.jack_o_lantern",)),
        (SHADOW_CHAMPIONS, "cards", ("kingdom_rush.shadow_champion",)),
        (ANOOBISES, "cards", ("kingdom_rush.anoobis",)),
    ),
)
