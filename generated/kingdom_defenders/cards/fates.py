# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/cards/fates.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Fate, Goods

# content/kingdom_defenders/cards/fates.yaml:7
FATE_OF_THE_SMITH_START_1 = Goods(
    "kingdom_defenders.fate_of_the_smith.start_1", "Start 1", resources={"weapon": 2, "coin": 1}
)

# content/kingdom_defenders/cards/fates.yaml:14
FATE_OF_THE_SCHOLAR_START_1 = Goods(
    "kingdom_defenders.fate_of_the_scholar.start_1", "Start 1", resources={"spell": 2, "coin": 1}
)

# content/kingdom_defenders/cards/fates.yaml:21
FATE_OF_THE_HUNTER_START_1 = Goods(
    "kingdom_defenders.fate_of_the_hunter.start_1",
    "Start 1",
    resources={"weapon": 1, "spell": 1},
    either=1,
)

# content/kingdom_defenders/cards/fates.yaml:29
FATE_OF_THE_RUNE_READER_START_1 = Goods(
    "kingdom_defenders.fate_of_the_rune_reader.start_1",
    "Start 1",
    resources={"spell": 1, "coin": 1},
    either=1,
)

# content/kingdom_defenders/cards/fates.yaml:37
FATE_OF_THE_MERCHANT_START_1 = Goods(
    "kingdom_defenders.fate_of_the_merchant.start_1",
    "Start 1",
    resources={"weapon": 1, "spell": 1, "loot": 1},
)

# content/kingdom_defenders/cards/fates.yaml:45
FATE_OF_THE_TREASURER_START_1 = Goods(
    "kingdom_defenders.fate_of_the_treasurer.start_1", "Start 1", resources={"coin": 1}, either=2
)

# content/kingdom_defenders/cards/fates.yaml:53
FATE_OF_THE_WANDERER_START_1 = Goods(
    "kingdom_defenders.fate_of_the_wanderer.start_1",
    "Start 1",
    resources={"weapon": 1, "loot": 1},
    either=1,
)

# content/kingdom_defenders/cards/fates.yaml:61
FATE_OF_THE_HOARDER_START_1 = Goods(
    "kingdom_defenders.fate_of_the_hoarder.start_1", "Start 1", resources={"coin": 2}, either=1
)

# content/kingdom_defenders/cards/fates.yaml:4
FATE_OF_THE_SMITH = Fate(
    "kingdom_defenders.fate_of_the_smith",
    "Fate of the Smith",
    start=FATE_OF_THE_SMITH_START_1,
    scores="legendary_weapons",
    each=1,
)

# content/kingdom_defenders/cards/fates.yaml:11
FATE_OF_THE_SCHOLAR = Fate(
    "kingdom_defenders.fate_of_the_scholar",
    "Fate of the Scholar",
    start=FATE_OF_THE_SCHOLAR_START_1,
    scores="arcane_tomes",
    each=1,
)

# content/kingdom_defenders/cards/fates.yaml:18
FATE_OF_THE_HUNTER = Fate(
    "kingdom_defenders.fate_of_the_hunter",
    "Fate of the Hunter",
    start=FATE_OF_THE_HUNTER_START_1,
    scores="trophies",
    each=1,
)

# content/kingdom_defenders/cards/fates.yaml:25
FATE_OF_THE_RUNE_READER = Fate(
    "kingdom_defenders.fate_of_the_rune_reader",
    "Fate of the Rune Reader",
    start=FATE_OF_THE_RUNE_READER_START_1,
    scores="rune_shapes",
    steps=(1, 2, 3, 4, 5),
    fame=(1, 2, 4, 6, 8),
)

# content/kingdom_defenders/cards/fates.yaml:34
FATE_OF_THE_MERCHANT = Fate(
    "kingdom_defenders.fate_of_the_merchant",
    "Fate of the Merchant",
    start=FATE_OF_THE_MERCHANT_START_1,
    scores="coins",
    steps=(2, 4, 6, 8),
    fame=(1, 3, 5, 7),
)

# content/kingdom_defenders/cards/fates.yaml:42
FATE_OF_THE_TREASURER = Fate(
    "kingdom_defenders.fate_of_the_treasurer",
    "Fate of the Treasurer",
    start=FATE_OF_THE_TREASURER_START_1,
    scores="rewards",
    steps=(2, 3, 4, 5, 6),
    fame=(1, 2, 4, 6, 8),
)

# content/kingdom_defenders/cards/fates.yaml:50
FATE_OF_THE_WANDERER = Fate(
    "kingdom_defenders.fate_of_the_wanderer",
    "Fate of the Wanderer",
    start=FATE_OF_THE_WANDERER_START_1,
    scores="adventures",
    steps=(3, 4, 5, 6, 7),
    fame=(1, 2, 4, 6, 8),
)

# content/kingdom_defenders/cards/fates.yaml:58
FATE_OF_THE_HOARDER = Fate(
    "kingdom_defenders.fate_of_the_hoarder",
    "Fate of the Hoarder",
    start=FATE_OF_THE_HOARDER_START_1,
    scores="weapons_and_spells",
    steps=(2, 4, 6, 8),
    fame=(1, 3, 5, 7),
)

# content/kingdom_defenders/cards/fates.yaml:4
FATE_OF_THE_SMITH_ABILITIES = Abilities(
    text="Start with 2 weapons and 1 coin.\nIn the end it counts your legendary weapons.\n1 Fame for each.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:7
FATE_OF_THE_SMITH_START_1_ABILITIES = Abilities(text="2 weapons and 1 coin.", fields=())

# content/kingdom_defenders/cards/fates.yaml:11
FATE_OF_THE_SCHOLAR_ABILITIES = Abilities(
    text="Start with 2 spells and 1 coin.\nIn the end it counts your arcane tomes.\n1 Fame for each.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:14
FATE_OF_THE_SCHOLAR_START_1_ABILITIES = Abilities(text="2 spells and 1 coin.", fields=())

# content/kingdom_defenders/cards/fates.yaml:18
FATE_OF_THE_HUNTER_ABILITIES = Abilities(
    text="Start with 1 weapon, 1 spell and 1 weapon or spell.\nIn the end it counts your trophies.\n1 Fame for each.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:21
FATE_OF_THE_HUNTER_START_1_ABILITIES = Abilities(
    text="1 weapon and 1 spell.\n1 weapon or spell.", fields=()
)

# content/kingdom_defenders/cards/fates.yaml:25
FATE_OF_THE_RUNE_READER_ABILITIES = Abilities(
    text="Start with 1 spell, 1 coin and 1 weapon or spell.\nIn the end it counts your rune shapes.\nSteps: 1, 2, 3, 4, 5.\nFame of the highest step reached: 1, 2, 4, 6, 8.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:29
FATE_OF_THE_RUNE_READER_START_1_ABILITIES = Abilities(
    text="1 spell and 1 coin.\n1 weapon or spell.", fields=()
)

# content/kingdom_defenders/cards/fates.yaml:34
FATE_OF_THE_MERCHANT_ABILITIES = Abilities(
    text="Start with 1 weapon, 1 spell and 1 loot.\nIn the end it counts your coins.\nSteps: 2, 4, 6, 8.\nFame of the highest step reached: 1, 3, 5, 7.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:37
FATE_OF_THE_MERCHANT_START_1_ABILITIES = Abilities(text="1 weapon, 1 spell and 1 loot.", fields=())

# content/kingdom_defenders/cards/fates.yaml:42
FATE_OF_THE_TREASURER_ABILITIES = Abilities(
    text="Start with 1 coin and 2 weapons or spells.\nIn the end it counts your rewards.\nSteps: 2, 3, 4, 5, 6.\nFame of the highest step reached: 1, 2, 4, 6, 8.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:45
FATE_OF_THE_TREASURER_START_1_ABILITIES = Abilities(text="1 coin.\n2 weapons or spells.", fields=())

# content/kingdom_defenders/cards/fates.yaml:50
FATE_OF_THE_WANDERER_ABILITIES = Abilities(
    text="Start with 1 weapon, 1 loot and 1 weapon or spell.\nIn the end it counts your adventures.\nSteps: 3, 4, 5, 6, 7.\nFame of the highest step reached: 1, 2, 4, 6, 8.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:53
FATE_OF_THE_WANDERER_START_1_ABILITIES = Abilities(
    text="1 weapon and 1 loot.\n1 weapon or spell.", fields=()
)

# content/kingdom_defenders/cards/fates.yaml:58
FATE_OF_THE_HOARDER_ABILITIES = Abilities(
    text="Start with 2 coins and 1 weapon or spell.\nIn the end it counts your weapons and spells.\nSteps: 2, 4, 6, 8.\nFame of the highest step reached: 1, 3, 5, 7.",
    fields=(),
)

# content/kingdom_defenders/cards/fates.yaml:61
FATE_OF_THE_HOARDER_START_1_ABILITIES = Abilities(text="2 coins.\n1 weapon or spell.", fields=())

CONTENTS = Contents(
    definitions=(
        FATE_OF_THE_SMITH_START_1,
        FATE_OF_THE_SCHOLAR_START_1,
        FATE_OF_THE_HUNTER_START_1,
        FATE_OF_THE_RUNE_READER_START_1,
        FATE_OF_THE_MERCHANT_START_1,
        FATE_OF_THE_TREASURER_START_1,
        FATE_OF_THE_WANDERER_START_1,
        FATE_OF_THE_HOARDER_START_1,
        FATE_OF_THE_SMITH,
        FATE_OF_THE_SCHOLAR,
        FATE_OF_THE_HUNTER,
        FATE_OF_THE_RUNE_READER,
        FATE_OF_THE_MERCHANT,
        FATE_OF_THE_TREASURER,
        FATE_OF_THE_WANDERER,
        FATE_OF_THE_HOARDER,
    ),
    abilities={
        "kingdom_defenders.fate_of_the_smith": FATE_OF_THE_SMITH_ABILITIES,
        "kingdom_defenders.fate_of_the_smith.start_1": FATE_OF_THE_SMITH_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_scholar": FATE_OF_THE_SCHOLAR_ABILITIES,
        "kingdom_defenders.fate_of_the_scholar.start_1": FATE_OF_THE_SCHOLAR_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_hunter": FATE_OF_THE_HUNTER_ABILITIES,
        "kingdom_defenders.fate_of_the_hunter.start_1": FATE_OF_THE_HUNTER_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_rune_reader": FATE_OF_THE_RUNE_READER_ABILITIES,
        "kingdom_defenders.fate_of_the_rune_reader.start_1": FATE_OF_THE_RUNE_READER_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_merchant": FATE_OF_THE_MERCHANT_ABILITIES,
        "kingdom_defenders.fate_of_the_merchant.start_1": FATE_OF_THE_MERCHANT_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_treasurer": FATE_OF_THE_TREASURER_ABILITIES,
        "kingdom_defenders.fate_of_the_treasurer.start_1": FATE_OF_THE_TREASURER_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_wanderer": FATE_OF_THE_WANDERER_ABILITIES,
        "kingdom_defenders.fate_of_the_wanderer.start_1": FATE_OF_THE_WANDERER_START_1_ABILITIES,
        "kingdom_defenders.fate_of_the_hoarder": FATE_OF_THE_HOARDER_ABILITIES,
        "kingdom_defenders.fate_of_the_hoarder.start_1": FATE_OF_THE_HOARDER_START_1_ABILITIES,
    },
)
