# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/cards/adventures.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Adventure, Goods

# content/kingdom_defenders/cards/adventures.yaml:10
RATS_UNDER_THE_GRANARY_GAINS_1 = Goods(
    "kingdom_defenders.rats_under_the_granary.gains_1", "Gains 1", fame=2
)

# content/kingdom_defenders/cards/adventures.yaml:19
THE_MILLERS_GHOST_GAINS_1 = Goods(
    "kingdom_defenders.the_millers_ghost.gains_1", "Gains 1", resources={"coin": 1}, fame=1
)

# content/kingdom_defenders/cards/adventures.yaml:27
TOLL_OF_THE_CROOKED_BRIDGE_GAINS_1 = Goods(
    "kingdom_defenders.toll_of_the_crooked_bridge.gains_1", "Gains 1", resources={"loot": 1}, fame=1
)

# content/kingdom_defenders/cards/adventures.yaml:36
WOLVES_OF_THE_SALT_ROAD_GAINS_1 = Goods(
    "kingdom_defenders.wolves_of_the_salt_road.gains_1", "Gains 1", fame=2
)

# content/kingdom_defenders/cards/adventures.yaml:45
WHISPERS_IN_THE_WELL_GAINS_1 = Goods(
    "kingdom_defenders.whispers_in_the_well.gains_1", "Gains 1", fame=2
)

# content/kingdom_defenders/cards/adventures.yaml:53
THE_SUNKEN_SHRINE_GAINS_1 = Goods("kingdom_defenders.the_sunken_shrine.gains_1", "Gains 1", fame=2)

# content/kingdom_defenders/cards/adventures.yaml:60
OLD_WATCHTOWER_GAINS_1 = Goods("kingdom_defenders.old_watchtower.gains_1", "Gains 1", fame=2)

# content/kingdom_defenders/cards/adventures.yaml:67
BEACON_KEEPER_GAINS_1 = Goods(
    "kingdom_defenders.beacon_keeper.gains_1", "Gains 1", resources={"coin": 1}, fame=1
)

# content/kingdom_defenders/cards/adventures.yaml:75
SMUGGLERS_COVE_GAINS_1 = Goods(
    "kingdom_defenders.smugglers_cove.gains_1", "Gains 1", resources={"loot": 1}, fame=1
)

# content/kingdom_defenders/cards/adventures.yaml:84
THE_SLEEPING_IDOL_GAINS_1 = Goods("kingdom_defenders.the_sleeping_idol.gains_1", "Gains 1", fame=2)

# content/kingdom_defenders/cards/adventures.yaml:92
BANDIT_SERGEANT_GAINS_1 = Goods(
    "kingdom_defenders.bandit_sergeant.gains_1", "Gains 1", resources={"coin": 1}, fame=1
)

# content/kingdom_defenders/cards/adventures.yaml:100
MARSH_LIGHTS_GAINS_1 = Goods(
    "kingdom_defenders.marsh_lights.gains_1", "Gains 1", resources={"loot": 1}, fame=2
)

# content/kingdom_defenders/cards/adventures.yaml:110
NEST_OF_THE_DUNE_WYRM_GAINS_1 = Goods(
    "kingdom_defenders.nest_of_the_dune_wyrm.gains_1", "Gains 1", fame=3, levels={"strength": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:120
THE_BURNING_LIBRARY_GAINS_1 = Goods(
    "kingdom_defenders.the_burning_library.gains_1", "Gains 1", fame=3, levels={"magic": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:128
SIEGE_OF_RAVEN_MILL_GAINS_1 = Goods(
    "kingdom_defenders.siege_of_raven_mill.gains_1", "Gains 1", fame=4
)

# content/kingdom_defenders/cards/adventures.yaml:136
THE_MIRROR_MAZE_GAINS_1 = Goods("kingdom_defenders.the_mirror_maze.gains_1", "Gains 1", fame=4)

# content/kingdom_defenders/cards/adventures.yaml:145
CARAVAN_AMBUSH_GAINS_1 = Goods(
    "kingdom_defenders.caravan_ambush.gains_1", "Gains 1", resources={"loot": 1, "coin": 1}, fame=2
)

# content/kingdom_defenders/cards/adventures.yaml:154
CRYPT_OF_THE_TWIN_KINGS_GAINS_1 = Goods(
    "kingdom_defenders.crypt_of_the_twin_kings.gains_1", "Gains 1", fame=3
)

# content/kingdom_defenders/cards/adventures.yaml:163
DROWNED_BELL_GAINS_1 = Goods(
    "kingdom_defenders.drowned_bell.gains_1", "Gains 1", fame=3, levels={"magic": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:173
OGRE_SMITH_GAINS_1 = Goods(
    "kingdom_defenders.ogre_smith.gains_1", "Gains 1", fame=3, levels={"strength": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:181
HERMIT_OF_THE_ASH_PEAK_GAINS_1 = Goods(
    "kingdom_defenders.hermit_of_the_ash_peak.gains_1", "Gains 1", fame=1, levels={"magic": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:189
GLADIATOR_OF_HARN_GAINS_1 = Goods(
    "kingdom_defenders.gladiator_of_harn.gains_1", "Gains 1", fame=2, levels={"strength": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:197
CULT_OF_THE_DEEP_GAINS_1 = Goods(
    "kingdom_defenders.cult_of_the_deep.gains_1", "Gains 1", resources={"loot": 1}, fame=4
)

# content/kingdom_defenders/cards/adventures.yaml:206
STONE_SENTINELS_GAINS_1 = Goods(
    "kingdom_defenders.stone_sentinels.gains_1", "Gains 1", resources={"loot": 1}, fame=4
)

# content/kingdom_defenders/cards/adventures.yaml:218
LAIR_OF_THE_ASH_DRAKE_GAINS_1 = Goods(
    "kingdom_defenders.lair_of_the_ash_drake.gains_1",
    "Gains 1",
    resources={"coin": 1},
    fame=5,
    levels={"strength": 1},
)

# content/kingdom_defenders/cards/adventures.yaml:228
THRONE_BENEATH_THE_SAND_GAINS_1 = Goods(
    "kingdom_defenders.throne_beneath_the_sand.gains_1", "Gains 1", fame=6, levels={"strength": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:238
THE_ASTRAL_GATE_GAINS_1 = Goods(
    "kingdom_defenders.the_astral_gate.gains_1", "Gains 1", fame=6, levels={"magic": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:249
THE_LEVIATHANS_SPAWN_GAINS_1 = Goods(
    "kingdom_defenders.the_leviathans_spawn.gains_1", "Gains 1", resources={"loot": 1}, fame=6
)

# content/kingdom_defenders/cards/adventures.yaml:260
VAULT_OF_FIVE_SEALS_GAINS_1 = Goods(
    "kingdom_defenders.vault_of_five_seals.gains_1", "Gains 1", fame=7
)

# content/kingdom_defenders/cards/adventures.yaml:271
QUEEN_OF_THORNS_GAINS_1 = Goods(
    "kingdom_defenders.queen_of_thorns.gains_1", "Gains 1", fame=6, levels={"magic": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:280
GORGE_OF_GIANTS_GAINS_1 = Goods(
    "kingdom_defenders.gorge_of_giants.gains_1", "Gains 1", fame=6, levels={"strength": 1}
)

# content/kingdom_defenders/cards/adventures.yaml:289
PALACE_OF_WINDS_GAINS_1 = Goods(
    "kingdom_defenders.palace_of_winds.gains_1",
    "Gains 1",
    resources={"coin": 1},
    fame=6,
    levels={"magic": 1},
)

# content/kingdom_defenders/cards/adventures.yaml:298
THE_LAST_GRUGOG_EGG_GAINS_1 = Goods(
    "kingdom_defenders.the_last_grugog_egg.gains_1", "Gains 1", fame=8
)

# content/kingdom_defenders/cards/adventures.yaml:307
DRAGON_OF_THE_FOUR_CROWNS_GAINS_1 = Goods(
    "kingdom_defenders.dragon_of_the_four_crowns.gains_1", "Gains 1", resources={"loot": 1}, fame=8
)

# content/kingdom_defenders/cards/adventures.yaml:4
RATS_UNDER_THE_GRANARY = Adventure(
    "kingdom_defenders.rats_under_the_granary",
    "Rats under the Granary",
    two_points=True,
    cost={"weapon": 1},
    either=1,
    gains=RATS_UNDER_THE_GRANARY_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:13
THE_MILLERS_GHOST = Adventure(
    "kingdom_defenders.the_millers_ghost",
    "The Miller's Ghost",
    two_points=True,
    cost={"spell": 1},
    either=1,
    gains=THE_MILLERS_GHOST_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:22
TOLL_OF_THE_CROOKED_BRIDGE = Adventure(
    "kingdom_defenders.toll_of_the_crooked_bridge",
    "Toll of the Crooked Bridge",
    two_points=True,
    cost={"weapon": 1, "spell": 1},
    gains=TOLL_OF_THE_CROOKED_BRIDGE_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:30
WOLVES_OF_THE_SALT_ROAD = Adventure(
    "kingdom_defenders.wolves_of_the_salt_road",
    "Wolves of the Salt Road",
    two_points=True,
    wounds=1,
    cost={"weapon": 1},
    gains=WOLVES_OF_THE_SALT_ROAD_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:39
WHISPERS_IN_THE_WELL = Adventure(
    "kingdom_defenders.whispers_in_the_well",
    "Whispers in the Well",
    two_points=True,
    wounds=1,
    cost={"spell": 1},
    gains=WHISPERS_IN_THE_WELL_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:48
THE_SUNKEN_SHRINE = Adventure(
    "kingdom_defenders.the_sunken_shrine",
    "The Sunken Shrine",
    two_points=True,
    cost={"spell": 2},
    gains=THE_SUNKEN_SHRINE_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:56
OLD_WATCHTOWER = Adventure(
    "kingdom_defenders.old_watchtower",
    "Old Watchtower",
    cost={"weapon": 2},
    gains=OLD_WATCHTOWER_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:63
BEACON_KEEPER = Adventure(
    "kingdom_defenders.beacon_keeper", "Beacon Keeper", either=2, gains=BEACON_KEEPER_GAINS_1
)

# content/kingdom_defenders/cards/adventures.yaml:70
SMUGGLERS_COVE = Adventure(
    "kingdom_defenders.smugglers_cove",
    "Smugglers' Cove",
    wounds=1,
    either=1,
    gains=SMUGGLERS_COVE_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:78
THE_SLEEPING_IDOL = Adventure(
    "kingdom_defenders.the_sleeping_idol",
    "The Sleeping Idol",
    two_points=True,
    wounds=1,
    cost={"spell": 1},
    gains=THE_SLEEPING_IDOL_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:87
BANDIT_SERGEANT = Adventure(
    "kingdom_defenders.bandit_sergeant",
    "Bandit Sergeant",
    wounds=1,
    cost={"weapon": 1},
    gains=BANDIT_SERGEANT_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:95
MARSH_LIGHTS = Adventure(
    "kingdom_defenders.marsh_lights", "Marsh Lights", wounds=2, either=1, gains=MARSH_LIGHTS_GAINS_1
)

# content/kingdom_defenders/cards/adventures.yaml:103
NEST_OF_THE_DUNE_WYRM = Adventure(
    "kingdom_defenders.nest_of_the_dune_wyrm",
    "Nest of the Dune Wyrm",
    two_points=True,
    wounds=1,
    cost={"weapon": 2},
    either=1,
    gains=NEST_OF_THE_DUNE_WYRM_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:113
THE_BURNING_LIBRARY = Adventure(
    "kingdom_defenders.the_burning_library",
    "The Burning Library",
    two_points=True,
    wounds=1,
    cost={"spell": 2},
    either=1,
    gains=THE_BURNING_LIBRARY_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:123
SIEGE_OF_RAVEN_MILL = Adventure(
    "kingdom_defenders.siege_of_raven_mill",
    "Siege of Raven Mill",
    two_points=True,
    cost={"weapon": 3},
    gains=SIEGE_OF_RAVEN_MILL_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:131
THE_MIRROR_MAZE = Adventure(
    "kingdom_defenders.the_mirror_maze",
    "The Mirror Maze",
    two_points=True,
    cost={"spell": 3},
    gains=THE_MIRROR_MAZE_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:139
CARAVAN_AMBUSH = Adventure(
    "kingdom_defenders.caravan_ambush",
    "Caravan Ambush",
    two_points=True,
    wounds=1,
    cost={"weapon": 1, "spell": 1},
    gains=CARAVAN_AMBUSH_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:148
CRYPT_OF_THE_TWIN_KINGS = Adventure(
    "kingdom_defenders.crypt_of_the_twin_kings",
    "Crypt of the Twin Kings",
    two_points=True,
    wounds=2,
    cost={"weapon": 1, "spell": 1},
    gains=CRYPT_OF_THE_TWIN_KINGS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:157
DROWNED_BELL = Adventure(
    "kingdom_defenders.drowned_bell",
    "Drowned Bell",
    wounds=1,
    cost={"spell": 1},
    either=2,
    gains=DROWNED_BELL_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:166
OGRE_SMITH = Adventure(
    "kingdom_defenders.ogre_smith",
    "Ogre Smith",
    two_points=True,
    wounds=1,
    cost={"weapon": 1},
    either=2,
    gains=OGRE_SMITH_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:176
HERMIT_OF_THE_ASH_PEAK = Adventure(
    "kingdom_defenders.hermit_of_the_ash_peak",
    "Hermit of the Ash Peak",
    wounds=1,
    cost={"weapon": 1, "spell": 1},
    gains=HERMIT_OF_THE_ASH_PEAK_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:184
GLADIATOR_OF_HARN = Adventure(
    "kingdom_defenders.gladiator_of_harn",
    "Gladiator of Harn",
    wounds=2,
    cost={"weapon": 2},
    gains=GLADIATOR_OF_HARN_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:192
CULT_OF_THE_DEEP = Adventure(
    "kingdom_defenders.cult_of_the_deep",
    "Cult of the Deep",
    wounds=2,
    cost={"spell": 2},
    gains=CULT_OF_THE_DEEP_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:200
STONE_SENTINELS = Adventure(
    "kingdom_defenders.stone_sentinels",
    "Stone Sentinels",
    wounds=1,
    cost={"weapon": 1, "spell": 1},
    either=1,
    gains=STONE_SENTINELS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:209
LAIR_OF_THE_ASH_DRAKE = Adventure(
    "kingdom_defenders.lair_of_the_ash_drake",
    "Lair of the Ash Drake",
    two_points=True,
    wounds=2,
    cost={"weapon": 1, "spell": 1},
    either=1,
    gains=LAIR_OF_THE_ASH_DRAKE_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:221
THRONE_BENEATH_THE_SAND = Adventure(
    "kingdom_defenders.throne_beneath_the_sand",
    "Throne beneath the Sand",
    two_points=True,
    wounds=1,
    cost={"weapon": 3, "spell": 1},
    gains=THRONE_BENEATH_THE_SAND_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:231
THE_ASTRAL_GATE = Adventure(
    "kingdom_defenders.the_astral_gate",
    "The Astral Gate",
    two_points=True,
    wounds=1,
    cost={"weapon": 1, "spell": 3},
    gains=THE_ASTRAL_GATE_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:241
THE_LEVIATHANS_SPAWN = Adventure(
    "kingdom_defenders.the_leviathans_spawn",
    "The Leviathan's Spawn",
    two_points=True,
    wounds=3,
    cost={"weapon": 2},
    either=1,
    gains=THE_LEVIATHANS_SPAWN_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:252
VAULT_OF_FIVE_SEALS = Adventure(
    "kingdom_defenders.vault_of_five_seals",
    "Vault of Five Seals",
    two_points=True,
    wounds=1,
    cost={"weapon": 2, "spell": 2},
    either=1,
    gains=VAULT_OF_FIVE_SEALS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:263
QUEEN_OF_THORNS = Adventure(
    "kingdom_defenders.queen_of_thorns",
    "Queen of Thorns",
    two_points=True,
    wounds=3,
    cost={"spell": 2},
    either=1,
    gains=QUEEN_OF_THORNS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:274
GORGE_OF_GIANTS = Adventure(
    "kingdom_defenders.gorge_of_giants",
    "Gorge of Giants",
    wounds=2,
    cost={"weapon": 4},
    gains=GORGE_OF_GIANTS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:283
PALACE_OF_WINDS = Adventure(
    "kingdom_defenders.palace_of_winds",
    "Palace of Winds",
    wounds=2,
    cost={"spell": 4},
    gains=PALACE_OF_WINDS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:292
THE_LAST_GRUGOG_EGG = Adventure(
    "kingdom_defenders.the_last_grugog_egg",
    "The Last Grugog Egg",
    wounds=2,
    cost={"weapon": 2, "spell": 2},
    gains=THE_LAST_GRUGOG_EGG_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:301
DRAGON_OF_THE_FOUR_CROWNS = Adventure(
    "kingdom_defenders.dragon_of_the_four_crowns",
    "Dragon of the Four Crowns",
    wounds=3,
    cost={"weapon": 2, "spell": 2},
    gains=DRAGON_OF_THE_FOUR_CROWNS_GAINS_1,
)

# content/kingdom_defenders/cards/adventures.yaml:4
RATS_UNDER_THE_GRANARY_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nReturn 1 weapon.\nReturn 1 weapon or spell.\nGain 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:10
RATS_UNDER_THE_GRANARY_GAINS_1_ABILITIES = Abilities(text="2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:13
THE_MILLERS_GHOST_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nReturn 1 spell.\nReturn 1 weapon or spell.\nGain 1 coin and 1 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:19
THE_MILLERS_GHOST_GAINS_1_ABILITIES = Abilities(text="1 coin.\n1 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:22
TOLL_OF_THE_CROOKED_BRIDGE_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nReturn 1 weapon and 1 spell.\nGain 1 loot and 1 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:27
TOLL_OF_THE_CROOKED_BRIDGE_GAINS_1_ABILITIES = Abilities(text="1 loot.\n1 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:30
WOLVES_OF_THE_SALT_ROAD_ABILITIES = Abilities(
    text="Relics: Legendary Weapon.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon.\nGain 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:36
WOLVES_OF_THE_SALT_ROAD_GAINS_1_ABILITIES = Abilities(text="2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:39
WHISPERS_IN_THE_WELL_ABILITIES = Abilities(
    text="Relics: Arcane Tome.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 spell.\nGain 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:45
WHISPERS_IN_THE_WELL_GAINS_1_ABILITIES = Abilities(text="2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:48
THE_SUNKEN_SHRINE_ABILITIES = Abilities(
    text="Relics: Spiral Rune.\nOccupying it takes 1 disc.\nReturn 2 spells.\nGain 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:53
THE_SUNKEN_SHRINE_GAINS_1_ABILITIES = Abilities(text="2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:56
OLD_WATCHTOWER_ABILITIES = Abilities(
    text="Relics: Eye Rune.\nOccupying it takes 1 disc.\nReturn 2 weapons.\nGain 2 Fame.", fields=()
)

# content/kingdom_defenders/cards/adventures.yaml:60
OLD_WATCHTOWER_GAINS_1_ABILITIES = Abilities(text="2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:63
BEACON_KEEPER_ABILITIES = Abilities(
    text="Relics: Wave Rune.\nOccupying it takes 1 disc.\nReturn 2 weapons or spells.\nGain 1 coin and 1 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:67
BEACON_KEEPER_GAINS_1_ABILITIES = Abilities(text="1 coin.\n1 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:70
SMUGGLERS_COVE_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon or spell.\nGain 1 loot and 1 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:75
SMUGGLERS_COVE_GAINS_1_ABILITIES = Abilities(text="1 loot.\n1 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:78
THE_SLEEPING_IDOL_ABILITIES = Abilities(
    text="Relics: Flame Rune.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 spell.\nGain 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:84
THE_SLEEPING_IDOL_GAINS_1_ABILITIES = Abilities(text="2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:87
BANDIT_SERGEANT_ABILITIES = Abilities(
    text="Relics: Legendary Weapon.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon.\nGain 1 coin and 1 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:92
BANDIT_SERGEANT_GAINS_1_ABILITIES = Abilities(text="1 coin.\n1 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:95
MARSH_LIGHTS_ABILITIES = Abilities(
    text="Relics: Orb.\nOccupying it takes 1 disc.\nSuffer 2 Wounds.\nReturn 1 weapon or spell.\nGain 1 loot and 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:100
MARSH_LIGHTS_GAINS_1_ABILITIES = Abilities(text="1 loot.\n2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:103
NEST_OF_THE_DUNE_WYRM_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 2 weapons.\nReturn 1 weapon or spell.\nGain 3 Fame and 1 strength Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:110
NEST_OF_THE_DUNE_WYRM_GAINS_1_ABILITIES = Abilities(text="3 Fame.\n1 strength Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:113
THE_BURNING_LIBRARY_ABILITIES = Abilities(
    text="Relics: Arcane Tome.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 2 spells.\nReturn 1 weapon or spell.\nGain 3 Fame and 1 magic Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:120
THE_BURNING_LIBRARY_GAINS_1_ABILITIES = Abilities(text="3 Fame.\n1 magic Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:123
SIEGE_OF_RAVEN_MILL_ABILITIES = Abilities(
    text="Relics: Legendary Weapon.\nOccupying it takes 1 disc.\nReturn 3 weapons.\nGain 4 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:128
SIEGE_OF_RAVEN_MILL_GAINS_1_ABILITIES = Abilities(text="4 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:131
THE_MIRROR_MAZE_ABILITIES = Abilities(
    text="Relics: Wave Rune.\nOccupying it takes 1 disc.\nReturn 3 spells.\nGain 4 Fame.", fields=()
)

# content/kingdom_defenders/cards/adventures.yaml:136
THE_MIRROR_MAZE_GAINS_1_ABILITIES = Abilities(text="4 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:139
CARAVAN_AMBUSH_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon and 1 spell.\nGain 1 loot, 1 coin and 2 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:145
CARAVAN_AMBUSH_GAINS_1_ABILITIES = Abilities(text="1 loot and 1 coin.\n2 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:148
CRYPT_OF_THE_TWIN_KINGS_ABILITIES = Abilities(
    text="Relics: Star Rune, Arcane Tome.\nOccupying it takes 1 disc.\nSuffer 2 Wounds.\nReturn 1 weapon and 1 spell.\nGain 3 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:154
CRYPT_OF_THE_TWIN_KINGS_GAINS_1_ABILITIES = Abilities(text="3 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:157
DROWNED_BELL_ABILITIES = Abilities(
    text="Relics: Spiral Rune.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 spell.\nReturn 2 weapons or spells.\nGain 3 Fame and 1 magic Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:163
DROWNED_BELL_GAINS_1_ABILITIES = Abilities(text="3 Fame.\n1 magic Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:166
OGRE_SMITH_ABILITIES = Abilities(
    text="Relics: Legendary Weapon.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon.\nReturn 2 weapons or spells.\nGain 3 Fame and 1 strength Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:173
OGRE_SMITH_GAINS_1_ABILITIES = Abilities(text="3 Fame.\n1 strength Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:176
HERMIT_OF_THE_ASH_PEAK_ABILITIES = Abilities(
    text="Relics: Arcane Tome.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon and 1 spell.\nGain 1 Fame and 1 magic Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:181
HERMIT_OF_THE_ASH_PEAK_GAINS_1_ABILITIES = Abilities(text="1 Fame.\n1 magic Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:184
GLADIATOR_OF_HARN_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 1 disc.\nSuffer 2 Wounds.\nReturn 2 weapons.\nGain 2 Fame and 1 strength Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:189
GLADIATOR_OF_HARN_GAINS_1_ABILITIES = Abilities(text="2 Fame.\n1 strength Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:192
CULT_OF_THE_DEEP_ABILITIES = Abilities(
    text="Relics: Arcane Tome.\nOccupying it takes 1 disc.\nSuffer 2 Wounds.\nReturn 2 spells.\nGain 1 loot and 4 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:197
CULT_OF_THE_DEEP_GAINS_1_ABILITIES = Abilities(text="1 loot.\n4 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:200
STONE_SENTINELS_ABILITIES = Abilities(
    text="Relics: Flame Rune.\nOccupying it takes 1 disc.\nSuffer 1 Wound.\nReturn 1 weapon and 1 spell.\nReturn 1 weapon or spell.\nGain 1 loot and 4 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:206
STONE_SENTINELS_GAINS_1_ABILITIES = Abilities(text="1 loot.\n4 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:209
LAIR_OF_THE_ASH_DRAKE_ABILITIES = Abilities(
    text="Relics: Trophy.\nOccupying it takes 2 discs.\nSuffer 2 Wounds.\nReturn 1 weapon and 1 spell.\nReturn 1 weapon or spell.\nGain 1 coin, 5 Fame and 1 strength Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:218
LAIR_OF_THE_ASH_DRAKE_GAINS_1_ABILITIES = Abilities(
    text="1 coin.\n5 Fame.\n1 strength Level.", fields=()
)

# content/kingdom_defenders/cards/adventures.yaml:221
THRONE_BENEATH_THE_SAND_ABILITIES = Abilities(
    text="Relics: Legendary Weapon.\nOccupying it takes 2 discs.\nSuffer 1 Wound.\nReturn 3 weapons and 1 spell.\nGain 6 Fame and 1 strength Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:228
THRONE_BENEATH_THE_SAND_GAINS_1_ABILITIES = Abilities(text="6 Fame.\n1 strength Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:231
THE_ASTRAL_GATE_ABILITIES = Abilities(
    text="Relics: Arcane Tome.\nOccupying it takes 2 discs.\nSuffer 1 Wound.\nReturn 1 weapon and 3 spells.\nGain 6 Fame and 1 magic Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:238
THE_ASTRAL_GATE_GAINS_1_ABILITIES = Abilities(text="6 Fame.\n1 magic Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:241
THE_LEVIATHANS_SPAWN_ABILITIES = Abilities(
    text="Relics: 2 Trophies.\nOccupying it takes 2 discs.\nSuffer 3 Wounds.\nReturn 2 weapons.\nReturn 1 weapon or spell.\nGain 1 loot and 6 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:249
THE_LEVIATHANS_SPAWN_GAINS_1_ABILITIES = Abilities(text="1 loot.\n6 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:252
VAULT_OF_FIVE_SEALS_ABILITIES = Abilities(
    text="Relics: Star Rune, Orb.\nOccupying it takes 2 discs.\nSuffer 1 Wound.\nReturn 2 weapons and 2 spells.\nReturn 1 weapon or spell.\nGain 7 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:260
VAULT_OF_FIVE_SEALS_GAINS_1_ABILITIES = Abilities(text="7 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:263
QUEEN_OF_THORNS_ABILITIES = Abilities(
    text="Relics: Arcane Tome, Eye Rune.\nOccupying it takes 2 discs.\nSuffer 3 Wounds.\nReturn 2 spells.\nReturn 1 weapon or spell.\nGain 6 Fame and 1 magic Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:271
QUEEN_OF_THORNS_GAINS_1_ABILITIES = Abilities(text="6 Fame.\n1 magic Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:274
GORGE_OF_GIANTS_ABILITIES = Abilities(
    text="Relics: Legendary Weapon, Trophy.\nOccupying it takes 2 discs.\nSuffer 2 Wounds.\nReturn 4 weapons.\nGain 6 Fame and 1 strength Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:280
GORGE_OF_GIANTS_GAINS_1_ABILITIES = Abilities(text="6 Fame.\n1 strength Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:283
PALACE_OF_WINDS_ABILITIES = Abilities(
    text="Relics: Arcane Tome.\nOccupying it takes 2 discs.\nSuffer 2 Wounds.\nReturn 4 spells.\nGain 1 coin, 6 Fame and 1 magic Level.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:289
PALACE_OF_WINDS_GAINS_1_ABILITIES = Abilities(text="1 coin.\n6 Fame.\n1 magic Level.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:292
THE_LAST_GRUGOG_EGG_ABILITIES = Abilities(
    text="Relics: Legendary Weapon, Orb.\nOccupying it takes 2 discs.\nSuffer 2 Wounds.\nReturn 2 weapons and 2 spells.\nGain 8 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:298
THE_LAST_GRUGOG_EGG_GAINS_1_ABILITIES = Abilities(text="8 Fame.", fields=())

# content/kingdom_defenders/cards/adventures.yaml:301
DRAGON_OF_THE_FOUR_CROWNS_ABILITIES = Abilities(
    text="Relics: Orb, Legendary Weapon.\nOccupying it takes 2 discs.\nSuffer 3 Wounds.\nReturn 2 weapons and 2 spells.\nGain 1 loot and 8 Fame.",
    fields=(),
)

# content/kingdom_defenders/cards/adventures.yaml:307
DRAGON_OF_THE_FOUR_CROWNS_GAINS_1_ABILITIES = Abilities(text="1 loot.\n8 Fame.", fields=())

CONTENTS = Contents(
    definitions=(
        RATS_UNDER_THE_GRANARY_GAINS_1,
        THE_MILLERS_GHOST_GAINS_1,
        TOLL_OF_THE_CROOKED_BRIDGE_GAINS_1,
        WOLVES_OF_THE_SALT_ROAD_GAINS_1,
        WHISPERS_IN_THE_WELL_GAINS_1,
        THE_SUNKEN_SHRINE_GAINS_1,
        OLD_WATCHTOWER_GAINS_1,
        BEACON_KEEPER_GAINS_1,
        SMUGGLERS_COVE_GAINS_1,
        THE_SLEEPING_IDOL_GAINS_1,
        BANDIT_SERGEANT_GAINS_1,
        MARSH_LIGHTS_GAINS_1,
        NEST_OF_THE_DUNE_WYRM_GAINS_1,
        THE_BURNING_LIBRARY_GAINS_1,
        SIEGE_OF_RAVEN_MILL_GAINS_1,
        THE_MIRROR_MAZE_GAINS_1,
        CARAVAN_AMBUSH_GAINS_1,
        CRYPT_OF_THE_TWIN_KINGS_GAINS_1,
        DROWNED_BELL_GAINS_1,
        OGRE_SMITH_GAINS_1,
        HERMIT_OF_THE_ASH_PEAK_GAINS_1,
        GLADIATOR_OF_HARN_GAINS_1,
        CULT_OF_THE_DEEP_GAINS_1,
        STONE_SENTINELS_GAINS_1,
        LAIR_OF_THE_ASH_DRAKE_GAINS_1,
        THRONE_BENEATH_THE_SAND_GAINS_1,
        THE_ASTRAL_GATE_GAINS_1,
        THE_LEVIATHANS_SPAWN_GAINS_1,
        VAULT_OF_FIVE_SEALS_GAINS_1,
        QUEEN_OF_THORNS_GAINS_1,
        GORGE_OF_GIANTS_GAINS_1,
        PALACE_OF_WINDS_GAINS_1,
        THE_LAST_GRUGOG_EGG_GAINS_1,
        DRAGON_OF_THE_FOUR_CROWNS_GAINS_1,
        RATS_UNDER_THE_GRANARY,
        THE_MILLERS_GHOST,
        TOLL_OF_THE_CROOKED_BRIDGE,
        WOLVES_OF_THE_SALT_ROAD,
        WHISPERS_IN_THE_WELL,
        THE_SUNKEN_SHRINE,
        OLD_WATCHTOWER,
        BEACON_KEEPER,
        SMUGGLERS_COVE,
        THE_SLEEPING_IDOL,
        BANDIT_SERGEANT,
        MARSH_LIGHTS,
        NEST_OF_THE_DUNE_WYRM,
        THE_BURNING_LIBRARY,
        SIEGE_OF_RAVEN_MILL,
        THE_MIRROR_MAZE,
        CARAVAN_AMBUSH,
        CRYPT_OF_THE_TWIN_KINGS,
        DROWNED_BELL,
        OGRE_SMITH,
        HERMIT_OF_THE_ASH_PEAK,
        GLADIATOR_OF_HARN,
        CULT_OF_THE_DEEP,
        STONE_SENTINELS,
        LAIR_OF_THE_ASH_DRAKE,
        THRONE_BENEATH_THE_SAND,
        THE_ASTRAL_GATE,
        THE_LEVIATHANS_SPAWN,
        VAULT_OF_FIVE_SEALS,
        QUEEN_OF_THORNS,
        GORGE_OF_GIANTS,
        PALACE_OF_WINDS,
        THE_LAST_GRUGOG_EGG,
        DRAGON_OF_THE_FOUR_CROWNS,
    ),
    abilities={
        "kingdom_defenders.rats_under_the_granary": RATS_UNDER_THE_GRANARY_ABILITIES,
        "kingdom_defenders.rats_under_the_granary.gains_1": RATS_UNDER_THE_GRANARY_GAINS_1_ABILITIES,
        "kingdom_defenders.the_millers_ghost": THE_MILLERS_GHOST_ABILITIES,
        "kingdom_defenders.the_millers_ghost.gains_1": THE_MILLERS_GHOST_GAINS_1_ABILITIES,
        "kingdom_defenders.toll_of_the_crooked_bridge": TOLL_OF_THE_CROOKED_BRIDGE_ABILITIES,
        "kingdom_defenders.toll_of_the_crooked_bridge.gains_1": TOLL_OF_THE_CROOKED_BRIDGE_GAINS_1_ABILITIES,
        "kingdom_defenders.wolves_of_the_salt_road": WOLVES_OF_THE_SALT_ROAD_ABILITIES,
        "kingdom_defenders.wolves_of_the_salt_road.gains_1": WOLVES_OF_THE_SALT_ROAD_GAINS_1_ABILITIES,
        "kingdom_defenders.whispers_in_the_well": WHISPERS_IN_THE_WELL_ABILITIES,
        "kingdom_defenders.whispers_in_the_well.gains_1": WHISPERS_IN_THE_WELL_GAINS_1_ABILITIES,
        "kingdom_defenders.the_sunken_shrine": THE_SUNKEN_SHRINE_ABILITIES,
        "kingdom_defenders.the_sunken_shrine.gains_1": THE_SUNKEN_SHRINE_GAINS_1_ABILITIES,
        "kingdom_defenders.old_watchtower": OLD_WATCHTOWER_ABILITIES,
        "kingdom_defenders.old_watchtower.gains_1": OLD_WATCHTOWER_GAINS_1_ABILITIES,
        "kingdom_defenders.beacon_keeper": BEACON_KEEPER_ABILITIES,
        "kingdom_defenders.beacon_keeper.gains_1": BEACON_KEEPER_GAINS_1_ABILITIES,
        "kingdom_defenders.smugglers_cove": SMUGGLERS_COVE_ABILITIES,
        "kingdom_defenders.smugglers_cove.gains_1": SMUGGLERS_COVE_GAINS_1_ABILITIES,
        "kingdom_defenders.the_sleeping_idol": THE_SLEEPING_IDOL_ABILITIES,
        "kingdom_defenders.the_sleeping_idol.gains_1": THE_SLEEPING_IDOL_GAINS_1_ABILITIES,
        "kingdom_defenders.bandit_sergeant": BANDIT_SERGEANT_ABILITIES,
        "kingdom_defenders.bandit_sergeant.gains_1": BANDIT_SERGEANT_GAINS_1_ABILITIES,
        "kingdom_defenders.marsh_lights": MARSH_LIGHTS_ABILITIES,
        "kingdom_defenders.marsh_lights.gains_1": MARSH_LIGHTS_GAINS_1_ABILITIES,
        "kingdom_defenders.nest_of_the_dune_wyrm": NEST_OF_THE_DUNE_WYRM_ABILITIES,
        "kingdom_defenders.nest_of_the_dune_wyrm.gains_1": NEST_OF_THE_DUNE_WYRM_GAINS_1_ABILITIES,
        "kingdom_defenders.the_burning_library": THE_BURNING_LIBRARY_ABILITIES,
        "kingdom_defenders.the_burning_library.gains_1": THE_BURNING_LIBRARY_GAINS_1_ABILITIES,
        "kingdom_defenders.siege_of_raven_mill": SIEGE_OF_RAVEN_MILL_ABILITIES,
        "kingdom_defenders.siege_of_raven_mill.gains_1": SIEGE_OF_RAVEN_MILL_GAINS_1_ABILITIES,
        "kingdom_defenders.the_mirror_maze": THE_MIRROR_MAZE_ABILITIES,
        "kingdom_defenders.the_mirror_maze.gains_1": THE_MIRROR_MAZE_GAINS_1_ABILITIES,
        "kingdom_defenders.caravan_ambush": CARAVAN_AMBUSH_ABILITIES,
        "kingdom_defenders.caravan_ambush.gains_1": CARAVAN_AMBUSH_GAINS_1_ABILITIES,
        "kingdom_defenders.crypt_of_the_twin_kings": CRYPT_OF_THE_TWIN_KINGS_ABILITIES,
        "kingdom_defenders.crypt_of_the_twin_kings.gains_1": CRYPT_OF_THE_TWIN_KINGS_GAINS_1_ABILITIES,
        "kingdom_defenders.drowned_bell": DROWNED_BELL_ABILITIES,
        "kingdom_defenders.drowned_bell.gains_1": DROWNED_BELL_GAINS_1_ABILITIES,
        "kingdom_defenders.ogre_smith": OGRE_SMITH_ABILITIES,
        "kingdom_defenders.ogre_smith.gains_1": OGRE_SMITH_GAINS_1_ABILITIES,
        "kingdom_defenders.hermit_of_the_ash_peak": HERMIT_OF_THE_ASH_PEAK_ABILITIES,
        "kingdom_defenders.hermit_of_the_ash_peak.gains_1": HERMIT_OF_THE_ASH_PEAK_GAINS_1_ABILITIES,
        "kingdom_defenders.gladiator_of_harn": GLADIATOR_OF_HARN_ABILITIES,
        "kingdom_defenders.gladiator_of_harn.gains_1": GLADIATOR_OF_HARN_GAINS_1_ABILITIES,
        "kingdom_defenders.cult_of_the_deep": CULT_OF_THE_DEEP_ABILITIES,
        "kingdom_defenders.cult_of_the_deep.gains_1": CULT_OF_THE_DEEP_GAINS_1_ABILITIES,
        "kingdom_defenders.stone_sentinels": STONE_SENTINELS_ABILITIES,
        "kingdom_defenders.stone_sentinels.gains_1": STONE_SENTINELS_GAINS_1_ABILITIES,
        "kingdom_defenders.lair_of_the_ash_drake": LAIR_OF_THE_ASH_DRAKE_ABILITIES,
        "kingdom_defenders.lair_of_the_ash_drake.gains_1": LAIR_OF_THE_ASH_DRAKE_GAINS_1_ABILITIES,
        "kingdom_defenders.throne_beneath_the_sand": THRONE_BENEATH_THE_SAND_ABILITIES,
        "kingdom_defenders.throne_beneath_the_sand.gains_1": THRONE_BENEATH_THE_SAND_GAINS_1_ABILITIES,
        "kingdom_defenders.the_astral_gate": THE_ASTRAL_GATE_ABILITIES,
        "kingdom_defenders.the_astral_gate.gains_1": THE_ASTRAL_GATE_GAINS_1_ABILITIES,
        "kingdom_defenders.the_leviathans_spawn": THE_LEVIATHANS_SPAWN_ABILITIES,
        "kingdom_defenders.the_leviathans_spawn.gains_1": THE_LEVIATHANS_SPAWN_GAINS_1_ABILITIES,
        "kingdom_defenders.vault_of_five_seals": VAULT_OF_FIVE_SEALS_ABILITIES,
        "kingdom_defenders.vault_of_five_seals.gains_1": VAULT_OF_FIVE_SEALS_GAINS_1_ABILITIES,
        "kingdom_defenders.queen_of_thorns": QUEEN_OF_THORNS_ABILITIES,
        "kingdom_defenders.queen_of_thorns.gains_1": QUEEN_OF_THORNS_GAINS_1_ABILITIES,
        "kingdom_defenders.gorge_of_giants": GORGE_OF_GIANTS_ABILITIES,
        "kingdom_defenders.gorge_of_giants.gains_1": GORGE_OF_GIANTS_GAINS_1_ABILITIES,
        "kingdom_defenders.palace_of_winds": PALACE_OF_WINDS_ABILITIES,
        "kingdom_defenders.palace_of_winds.gains_1": PALACE_OF_WINDS_GAINS_1_ABILITIES,
        "kingdom_defenders.the_last_grugog_egg": THE_LAST_GRUGOG_EGG_ABILITIES,
        "kingdom_defenders.the_last_grugog_egg.gains_1": THE_LAST_GRUGOG_EGG_GAINS_1_ABILITIES,
        "kingdom_defenders.dragon_of_the_four_crowns": DRAGON_OF_THE_FOUR_CROWNS_ABILITIES,
        "kingdom_defenders.dragon_of_the_four_crowns.gains_1": DRAGON_OF_THE_FOUR_CROWNS_GAINS_1_ABILITIES,
    },
    links=(
        (RATS_UNDER_THE_GRANARY, "relics", ("kingdom_defenders.trophy",)),
        (RATS_UNDER_THE_GRANARY, "needs", "kingdom_defenders.one_disc"),
        (THE_MILLERS_GHOST, "relics", ("kingdom_defenders.trophy",)),
        (THE_MILLERS_GHOST, "needs", "kingdom_defenders.one_disc"),
        (TOLL_OF_THE_CROOKED_BRIDGE, "relics", ("kingdom_defenders.trophy",)),
        (TOLL_OF_THE_CROOKED_BRIDGE, "needs", "kingdom_defenders.one_disc"),
        (WOLVES_OF_THE_SALT_ROAD, "relics", ("kingdom_defenders.legendary_weapon",)),
        (WOLVES_OF_THE_SALT_ROAD, "needs", "kingdom_defenders.one_disc"),
        (WHISPERS_IN_THE_WELL, "relics", ("kingdom_defenders.arcane_tome",)),
        (WHISPERS_IN_THE_WELL, "needs", "kingdom_defenders.one_disc"),
        (THE_SUNKEN_SHRINE, "relics", ("kingdom_defenders.spiral_rune",)),
        (THE_SUNKEN_SHRINE, "needs", "kingdom_defenders.one_disc"),
        (OLD_WATCHTOWER, "relics", ("kingdom_defenders.eye_rune",)),
        (OLD_WATCHTOWER, "needs", "kingdom_defenders.one_disc"),
        (BEACON_KEEPER, "relics", ("kingdom_defenders.wave_rune",)),
        (BEACON_KEEPER, "needs", "kingdom_defenders.one_disc"),
        (SMUGGLERS_COVE, "relics", ("kingdom_defenders.trophy",)),
        (SMUGGLERS_COVE, "needs", "kingdom_defenders.one_disc"),
        (THE_SLEEPING_IDOL, "relics", ("kingdom_defenders.flame_rune",)),
        (THE_SLEEPING_IDOL, "needs", "kingdom_defenders.one_disc"),
        (BANDIT_SERGEANT, "relics", ("kingdom_defenders.legendary_weapon",)),
        (BANDIT_SERGEANT, "needs", "kingdom_defenders.one_disc"),
        (MARSH_LIGHTS, "relics", ("kingdom_defenders.orb",)),
        (MARSH_LIGHTS, "needs", "kingdom_defenders.one_disc"),
        (NEST_OF_THE_DUNE_WYRM, "relics", ("kingdom_defenders.trophy",)),
        (NEST_OF_THE_DUNE_WYRM, "needs", "kingdom_defenders.one_disc"),
        (THE_BURNING_LIBRARY, "relics", ("kingdom_defenders.arcane_tome",)),
        (THE_BURNING_LIBRARY, "needs", "kingdom_defenders.one_disc"),
        (SIEGE_OF_RAVEN_MILL, "relics", ("kingdom_defenders.legendary_weapon",)),
        (SIEGE_OF_RAVEN_MILL, "needs", "kingdom_defenders.one_disc"),
        (THE_MIRROR_MAZE, "relics", ("kingdom_defenders.wave_rune",)),
        (THE_MIRROR_MAZE, "needs", "kingdom_defenders.one_disc"),
        (CARAVAN_AMBUSH, "relics", ("kingdom_defenders.trophy",)),
        (CARAVAN_AMBUSH, "needs", "kingdom_defenders.one_disc"),
        (
            CRYPT_OF_THE_TWIN_KINGS,
            "relics",
            ("kingdom_defenders.star_rune", "kingdom_defenders.arcane_tome"),
        ),
        (CRYPT_OF_THE_TWIN_KINGS, "needs", "kingdom_defenders.one_disc"),
        (DROWNED_BELL, "relics", ("kingdom_defenders.spiral_rune",)),
        (DROWNED_BELL, "needs", "kingdom_defenders.one_disc"),
        (OGRE_SMITH, "relics", ("kingdom_defenders.legendary_weapon",)),
        (OGRE_SMITH, "needs", "kingdom_defenders.one_disc"),
        (HERMIT_OF_THE_ASH_PEAK, "relics", ("kingdom_defenders.arcane_tome",)),
        (HERMIT_OF_THE_ASH_PEAK, "needs", "kingdom_defenders.one_disc"),
        (GLADIATOR_OF_HARN, "relics", ("kingdom_defenders.trophy",)),
        (GLADIATOR_OF_HARN, "needs", "kingdom_defenders.one_disc"),
        (CULT_OF_THE_DEEP, "relics", ("kingdom_defenders.arcane_tome",)),
        (CULT_OF_THE_DEEP, "needs", "kingdom_defenders.one_disc"),
        (STONE_SENTINELS, "relics", ("kingdom_defenders.flame_rune",)),
        (STONE_SENTINELS, "needs", "kingdom_defenders.one_disc"),
        (LAIR_OF_THE_ASH_DRAKE, "relics", ("kingdom_defenders.trophy",)),
        (LAIR_OF_THE_ASH_DRAKE, "needs", "kingdom_defenders.two_discs"),
        (THRONE_BENEATH_THE_SAND, "relics", ("kingdom_defenders.legendary_weapon",)),
        (THRONE_BENEATH_THE_SAND, "needs", "kingdom_defenders.two_discs"),
        (THE_ASTRAL_GATE, "relics", ("kingdom_defenders.arcane_tome",)),
        (THE_ASTRAL_GATE, "needs", "kingdom_defenders.two_discs"),
        (THE_LEVIATHANS_SPAWN, "relics", ("kingdom_defenders.trophy", "kingdom_defenders.trophy")),
        (THE_LEVIATHANS_SPAWN, "needs", "kingdom_defenders.two_discs"),
        (VAULT_OF_FIVE_SEALS, "relics", ("kingdom_defenders.star_rune", "kingdom_defenders.orb")),
        (VAULT_OF_FIVE_SEALS, "needs", "kingdom_defenders.two_discs"),
        (
            QUEEN_OF_THORNS,
            "relics",
            ("kingdom_defenders.arcane_tome", "kingdom_defenders.eye_rune"),
        ),
        (QUEEN_OF_THORNS, "needs", "kingdom_defenders.two_discs"),
        (
            GORGE_OF_GIANTS,
            "relics",
            ("kingdom_defenders.legendary_weapon", "kingdom_defenders.trophy"),
        ),
        (GORGE_OF_GIANTS, "needs", "kingdom_defenders.two_discs"),
        (PALACE_OF_WINDS, "relics", ("kingdom_defenders.arcane_tome",)),
        (PALACE_OF_WINDS, "needs", "kingdom_defenders.two_discs"),
        (
            THE_LAST_GRUGOG_EGG,
            "relics",
            ("kingdom_defenders.legendary_weapon", "kingdom_defenders.orb"),
        ),
        (THE_LAST_GRUGOG_EGG, "needs", "kingdom_defenders.two_discs"),
        (
            DRAGON_OF_THE_FOUR_CROWNS,
            "relics",
            ("kingdom_defenders.orb", "kingdom_defenders.legendary_weapon"),
        ),
        (DRAGON_OF_THE_FOUR_CROWNS, "needs", "kingdom_defenders.two_discs"),
    ),
)
