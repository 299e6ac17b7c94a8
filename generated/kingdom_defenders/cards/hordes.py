# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/cards/hordes.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Horde
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_defenders/cards/hordes.yaml:4
H01 = Horde(
    "kingdom_defenders.h01",
    "Raiders of the Salt Road",
    fewest=2,
    most=2,
    speed=2,
    demand={"weapon": 3, "spell": 2},
)

# content/kingdom_defenders/cards/hordes.yaml:16
H02 = Horde(
    "kingdom_defenders.h02",
    "Riders of the Red Banner",
    fewest=2,
    most=2,
    speed=3,
    demand={"weapon": 4, "spell": 3},
)

# content/kingdom_defenders/cards/hordes.yaml:28
H03 = Horde(
    "kingdom_defenders.h03",
    "Howling Vanguard",
    fewest=2,
    most=3,
    speed=1,
    demand={"weapon": 2, "spell": 2},
)

# content/kingdom_defenders/cards/hordes.yaml:40
H04 = Horde(
    "kingdom_defenders.h04",
    "Dune Stalkers",
    fewest=2,
    most=3,
    speed=2,
    demand={"weapon": 3, "spell": 3},
)

# content/kingdom_defenders/cards/hordes.yaml:52
H05 = Horde(
    "kingdom_defenders.h05",
    "Iron Tusks",
    fewest=3,
    most=3,
    speed=2,
    demand={"weapon": 5, "spell": 3},
)

# content/kingdom_defenders/cards/hordes.yaml:64
H06 = Horde(
    "kingdom_defenders.h06",
    "Host of the Twin Chiefs",
    fewest=3,
    most=3,
    speed=3,
    demand={"weapon": 5, "spell": 5},
)

# content/kingdom_defenders/cards/hordes.yaml:76
H07 = Horde(
    "kingdom_defenders.h07",
    "Night Runners",
    fewest=4,
    most=4,
    speed=1,
    demand={"weapon": 3, "spell": 3},
)

# content/kingdom_defenders/cards/hordes.yaml:88
H08 = Horde(
    "kingdom_defenders.h08",
    "Spear Clans",
    fewest=4,
    most=4,
    speed=2,
    demand={"weapon": 6, "spell": 4},
)

# content/kingdom_defenders/cards/hordes.yaml:101
H09 = Horde(
    "kingdom_defenders.h09",
    "The Grugog War Host",
    fewest=4,
    most=4,
    speed=3,
    demand={"weapon": 9, "spell": 6},
)

# content/kingdom_defenders/cards/hordes.yaml:114
H10 = Horde(
    "kingdom_defenders.h10",
    "Shaman Circle",
    fewest=4,
    most=4,
    speed=2,
    demand={"weapon": 4, "spell": 7},
)

# content/kingdom_defenders/cards/hordes.yaml:126
HS2_4 = Horde(
    "kingdom_defenders.hs2_4",
    "Ash Walkers",
    fewest=2,
    most=2,
    special=4,
    speed=2,
    demand={"weapon": 3, "spell": 4},
)

# content/kingdom_defenders/cards/hordes.yaml:139
HS2_5 = Horde(
    "kingdom_defenders.hs2_5",
    "Last of the Ash Walkers",
    fewest=2,
    most=2,
    special=5,
    speed=1,
    demand={"weapon": 2, "spell": 2},
)

# content/kingdom_defenders/cards/hordes.yaml:152
HS3_4 = Horde(
    "kingdom_defenders.hs3_4",
    "Bone Chariots",
    fewest=3,
    most=3,
    special=4,
    speed=2,
    demand={"weapon": 4, "spell": 5},
)

# content/kingdom_defenders/cards/hordes.yaml:165
HS3_5 = Horde(
    "kingdom_defenders.hs3_5",
    "Last of the Bone Chariots",
    fewest=3,
    most=3,
    special=5,
    speed=1,
    demand={"weapon": 3, "spell": 2},
)

# content/kingdom_defenders/cards/hordes.yaml:178
HS4_4 = Horde(
    "kingdom_defenders.hs4_4",
    "Siege Towers",
    fewest=4,
    most=4,
    special=4,
    speed=2,
    demand={"weapon": 6, "spell": 6},
)

# content/kingdom_defenders/cards/hordes.yaml:191
HS4_5 = Horde(
    "kingdom_defenders.hs4_5",
    "Last of the Siege Towers",
    fewest=4,
    most=4,
    special=5,
    speed=1,
    demand={"weapon": 3, "spell": 3},
)


def h01_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:12
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h01_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:14
    # ravage 10; level_from 3; punish_fewest
    rules_hordes.ravage(game, 10)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h02_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:24
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h02_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:26
    # ravage 12; level_from 3; punish_fewest
    rules_hordes.ravage(game, 12)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h03_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:36
    # fame_for_camps; coin_or_loot_from 1; level_from 2; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 1)
    rules_hordes.level_from(game, 2)
    rules_hordes.reward_for_most(game)


def h03_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:38
    # ravage 8; level_from 2; punish_fewest
    rules_hordes.ravage(game, 8)
    rules_hordes.level_from(game, 2)
    rules_hordes.punish_fewest(game)


def h04_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:48
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h04_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:50
    # ravage 10; level_from 3; punish_fewest
    rules_hordes.ravage(game, 10)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h05_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:60
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h05_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:62
    # ravage 12; level_from 3; punish_fewest
    rules_hordes.ravage(game, 12)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h06_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:72
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h06_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:74
    # ravage 14; level_from 3; punish_fewest
    rules_hordes.ravage(game, 14)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h07_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:84
    # fame_for_camps; coin_or_loot_from 1; level_from 2; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 1)
    rules_hordes.level_from(game, 2)
    rules_hordes.reward_for_most(game)


def h07_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:86
    # ravage 10; level_from 2; punish_fewest
    rules_hordes.ravage(game, 10)
    rules_hordes.level_from(game, 2)
    rules_hordes.punish_fewest(game)


def h08_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:97
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h08_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:99
    # ravage 12; level_from 3; punish_fewest
    rules_hordes.ravage(game, 12)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h09_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:110
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h09_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:112
    # ravage 15; level_from 3; punish_fewest
    rules_hordes.ravage(game, 15)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def h10_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:122
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def h10_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:124
    # ravage 13; level_from 3; punish_fewest
    rules_hordes.ravage(game, 13)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def hs2_4_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:135
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def hs2_4_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:137
    # ravage 12; level_from 3; punish_fewest
    rules_hordes.ravage(game, 12)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def hs2_5_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:148
    # fame_for_camps; coin_or_loot_from 1; level_from 2; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 1)
    rules_hordes.level_from(game, 2)
    rules_hordes.reward_for_most(game)


def hs2_5_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:150
    # ravage 10; level_from 2; punish_fewest
    rules_hordes.ravage(game, 10)
    rules_hordes.level_from(game, 2)
    rules_hordes.punish_fewest(game)


def hs3_4_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:161
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def hs3_4_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:163
    # ravage 14; level_from 3; punish_fewest
    rules_hordes.ravage(game, 14)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def hs3_5_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:174
    # fame_for_camps; coin_or_loot_from 1; level_from 2; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 1)
    rules_hordes.level_from(game, 2)
    rules_hordes.reward_for_most(game)


def hs3_5_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:176
    # ravage 12; level_from 2; punish_fewest
    rules_hordes.ravage(game, 12)
    rules_hordes.level_from(game, 2)
    rules_hordes.punish_fewest(game)


def hs4_4_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:187
    # fame_for_camps; coin_or_loot_from 2; level_from 3; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 2)
    rules_hordes.level_from(game, 3)
    rules_hordes.reward_for_most(game)


def hs4_4_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:189
    # ravage 15; level_from 3; punish_fewest
    rules_hordes.ravage(game, 15)
    rules_hordes.level_from(game, 3)
    rules_hordes.punish_fewest(game)


def hs4_5_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:200
    # fame_for_camps; coin_or_loot_from 1; level_from 2; reward_for_most
    rules_hordes.fame_for_camps(game)
    rules_hordes.coin_or_loot_from(game, 1)
    rules_hordes.level_from(game, 2)
    rules_hordes.reward_for_most(game)


def hs4_5_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_defenders/cards/hordes.yaml:202
    # ravage 14; level_from 2; punish_fewest
    rules_hordes.ravage(game, 14)
    rules_hordes.level_from(game, 2)
    rules_hordes.punish_fewest(game)


# content/kingdom_defenders/cards/hordes.yaml:4
H01_ABILITIES = Abilities(
    resolve=(("victory", h01_resolve), ("siege", h01_resolve_2)),
    text="Speed 2.\nDemands 3 weapons and 2 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 10 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:16
H02_ABILITIES = Abilities(
    resolve=(("victory", h02_resolve), ("siege", h02_resolve_2)),
    text="Speed 3.\nDemands 4 weapons and 3 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 12 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:28
H03_ABILITIES = Abilities(
    resolve=(("victory", h03_resolve), ("siege", h03_resolve_2)),
    text="Speed 1.\nDemands 2 weapons and 2 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 1 or more resources in their own camp gains 1 coin or 1 loot; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 8 Fame, 1 less for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:40
H04_ABILITIES = Abilities(
    resolve=(("victory", h04_resolve), ("siege", h04_resolve_2)),
    text="Speed 2.\nDemands 3 weapons and 3 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 10 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:52
H05_ABILITIES = Abilities(
    resolve=(("victory", h05_resolve), ("siege", h05_resolve_2)),
    text="Speed 2.\nDemands 5 weapons and 3 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 12 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:64
H06_ABILITIES = Abilities(
    resolve=(("victory", h06_resolve), ("siege", h06_resolve_2)),
    text="Speed 3.\nDemands 5 weapons and 5 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 14 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:76
H07_ABILITIES = Abilities(
    resolve=(("victory", h07_resolve), ("siege", h07_resolve_2)),
    text="Speed 1.\nDemands 3 weapons and 3 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 1 or more resources in their own camp gains 1 coin or 1 loot; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 10 Fame, 1 less for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:88
H08_ABILITIES = Abilities(
    resolve=(("victory", h08_resolve), ("siege", h08_resolve_2)),
    text="Speed 2.\nDemands 6 weapons and 4 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 12 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:101
H09_ABILITIES = Abilities(
    resolve=(("victory", h09_resolve), ("siege", h09_resolve_2)),
    text="Speed 3.\nDemands 9 weapons and 6 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 15 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:114
H10_ABILITIES = Abilities(
    resolve=(("victory", h10_resolve), ("siege", h10_resolve_2)),
    text="Speed 2.\nDemands 4 weapons and 7 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 13 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:126
HS2_4_ABILITIES = Abilities(
    resolve=(("victory", hs2_4_resolve), ("siege", hs2_4_resolve_2)),
    text="Special Horde of round 4.\nSpeed 2.\nDemands 3 weapons and 4 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 12 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:139
HS2_5_ABILITIES = Abilities(
    resolve=(("victory", hs2_5_resolve), ("siege", hs2_5_resolve_2)),
    text="Special Horde of round 5.\nSpeed 1.\nDemands 2 weapons and 2 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 1 or more resources in their own camp gains 1 coin or 1 loot; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 10 Fame, 1 less for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:152
HS3_4_ABILITIES = Abilities(
    resolve=(("victory", hs3_4_resolve), ("siege", hs3_4_resolve_2)),
    text="Special Horde of round 4.\nSpeed 2.\nDemands 4 weapons and 5 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 14 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:165
HS3_5_ABILITIES = Abilities(
    resolve=(("victory", hs3_5_resolve), ("siege", hs3_5_resolve_2)),
    text="Special Horde of round 5.\nSpeed 1.\nDemands 3 weapons and 2 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 1 or more resources in their own camp gains 1 coin or 1 loot; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 12 Fame, 1 less for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:178
HS4_4_ABILITIES = Abilities(
    resolve=(("victory", hs4_4_resolve), ("siege", hs4_4_resolve_2)),
    text="Special Horde of round 4.\nSpeed 2.\nDemands 6 weapons and 6 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 coin or 1 loot; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 15 Fame, 1 less for each resource in their own camp; every player with 3 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

# content/kingdom_defenders/cards/hordes.yaml:191
HS4_5_ABILITIES = Abilities(
    resolve=(("victory", hs4_5_resolve), ("siege", hs4_5_resolve_2)),
    text="Special Horde of round 5.\nSpeed 1.\nDemands 3 weapons and 3 spells.\nVictory: Each player gains 1 Fame for each resource in their own camp; every player with 1 or more resources in their own camp gains 1 coin or 1 loot; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; the player who alone has the most resources in their own camp takes 1 Reward without its bonus.\nSiege: Each player loses 14 Fame, 1 less for each resource in their own camp; every player with 2 or more resources in their own camp gains 1 Level of Strength or Magic; whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame.",
    fields=("victory", "siege"),
)

CONTENTS = Contents(
    definitions=(
        H01,
        H02,
        H03,
        H04,
        H05,
        H06,
        H07,
        H08,
        H09,
        H10,
        HS2_4,
        HS2_5,
        HS3_4,
        HS3_5,
        HS4_4,
        HS4_5,
    ),
    abilities={
        "kingdom_defenders.h01": H01_ABILITIES,
        "kingdom_defenders.h02": H02_ABILITIES,
        "kingdom_defenders.h03": H03_ABILITIES,
        "kingdom_defenders.h04": H04_ABILITIES,
        "kingdom_defenders.h05": H05_ABILITIES,
        "kingdom_defenders.h06": H06_ABILITIES,
        "kingdom_defenders.h07": H07_ABILITIES,
        "kingdom_defenders.h08": H08_ABILITIES,
        "kingdom_defenders.h09": H09_ABILITIES,
        "kingdom_defenders.h10": H10_ABILITIES,
        "kingdom_defenders.hs2_4": HS2_4_ABILITIES,
        "kingdom_defenders.hs2_5": HS2_5_ABILITIES,
        "kingdom_defenders.hs3_4": HS3_4_ABILITIES,
        "kingdom_defenders.hs3_5": HS3_5_ABILITIES,
        "kingdom_defenders.hs4_4": HS4_4_ABILITIES,
        "kingdom_defenders.hs4_5": HS4_5_ABILITIES,
    },
)
