# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/the_weakened_seal/storybook.yaml

from __future__ import annotations

from interpreter.api import Abilities, Activated, Contents

from ..kinds import Entry, Relic
from ..rules import campaign as rules_campaign
from ..rules import campaign_sheet as rules_campaign_sheet
from ..rules import exploration as rules_exploration
from ..state import State

# content/knight_fall/the_weakened_seal/storybook.yaml:5
WELL = Entry(
    "knight_fall.well",
    "1 The Well",
    number=1,
    title="The Well",
    story="Children say that the bucket came up full of silver this morning. You find less, and a good rope.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:12
MARKET = Entry(
    "knight_fall.market",
    "2 Market",
    number=2,
    title="Market",
    story="Half of the stalls are closed, and the other half ask prices of wartime.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:22
TAVERN = Entry(
    "knight_fall.tavern",
    "3 Tavern",
    number=3,
    title="Tavern",
    story="Hunters sit by the fire and speak in low voices of what they saw in the mud.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:31
TOWN_CHAPEL = Entry(
    "knight_fall.town_chapel",
    "4 Town Chapel",
    number=4,
    title="Town Chapel",
    story="A single candle burns. The priest has the old writings under the altar, and asks what you bring.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:40
SMITHY = Entry(
    "knight_fall.smithy",
    "5 Smithy",
    number=5,
    title="Smithy",
    story="Something locked the smith into her own cellar. Her apprentice sells what he can still forge.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:49
MILL = Entry(
    "knight_fall.mill",
    "6 Mill",
    number=6,
    title="Mill",
    story="The sails stand still, and a demon sits between the sacks with the miller's father at its feet.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:58
FARM = Entry(
    "knight_fall.farm",
    "7 Farm",
    number=7,
    title="Farm",
    story="The farmer has fled. What he buried behind the stable is yours, and whoever can read tracks finds more.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:67
CRUMBLING_CHURCH = Entry(
    "knight_fall.crumbling_church",
    "8 Crumbling Church",
    number=8,
    title="Crumbling Church",
    story="The roof has come down over the nave. Somewhere below it a bell still rings, and claws scrape on stone.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:76
GRAVEYARD = Entry(
    "knight_fall.graveyard",
    "9 Graveyard",
    number=9,
    title="Graveyard",
    story="Three graves stand open. There is silver in them, and a name on each stone that you would rather not read.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:85
NORTH_BRIDGE = Entry(
    "knight_fall.north_bridge",
    "10 North Bridge",
    number=10,
    title="North Bridge",
    story="A toll keeper without a lord still wants his toll.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:94
ORCHARD = Entry(
    "knight_fall.orchard",
    "11 Orchard",
    number=11,
    title="Orchard",
    story="Under the last tree that bears fruit, somebody has pressed the apples into something stronger.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:101
FISHING_HUT = Entry(
    "knight_fall.fishing_hut",
    "12 Fishing Hut",
    number=12,
    title="Fishing Hut",
    story="A chest lies on the bottom of the pool, deeper than an arm can reach.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:109
SOUTH_BRIDGE = Entry(
    "knight_fall.south_bridge",
    "13 South Bridge",
    number=13,
    title="South Bridge",
    story="A scout lies wounded beside the road. She knows every path on both banks.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:117
QUARRY = Entry(
    "knight_fall.quarry",
    "14 Quarry",
    number=14,
    title="Quarry",
    story="Two shapes hunt an old mason from ledge to ledge. One stone statue has already turned its head to you.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:126
RUINED_SCRIPTORIUM = Entry(
    "knight_fall.ruined_scriptorium",
    "15 Ruined Scriptorium",
    number=15,
    title="Ruined Scriptorium",
    story="Behind a bolted door somebody still writes. On this side, one sheet survived the fire.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:134
WATCHTOWER = Entry(
    "knight_fall.watchtower",
    "16 Watchtower",
    number=16,
    title="Watchtower",
    story="The stair is dark, and the door to the upper room is locked.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:144
MOUNTAIN_PATH = Entry(
    "knight_fall.mountain_path",
    "17 Mountain Path",
    number=17,
    title="Mountain Path",
    story="The path has broken off. On the other side lies the pack of somebody who jumped too short.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:153
DARK_MOUNTAIN = Entry(
    "knight_fall.dark_mountain",
    "18 Dark Mountain",
    number=18,
    title="Dark Mountain",
    story="No star stands over the summit. Two demons wait between the stones, and a third watches from above.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:162
FOREST_EDGE = Entry(
    "knight_fall.forest_edge",
    "19 Forest Edge",
    number=19,
    title="Forest Edge",
    story="A pedlar turned round here in a hurry. He left his lantern hanging in a tree.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:169
SINISTER_FOREST = Entry(
    "knight_fall.sinister_forest",
    "20 Sinister Forest",
    number=20,
    title="Sinister Forest",
    story="Between these trees nobody sees their own hand.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:178
HERMIT = Entry(
    "knight_fall.hermit",
    "21 Hermit",
    number=21,
    title="Hermit",
    story="He does not ask who you are. He asks whether you can pay for paper.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:186
WITCHS_HUT = Entry(
    "knight_fall.witchs_hut",
    "22 Witch's Hut",
    number=22,
    title="Witch's Hut",
    story="The kettle talks. The witch does not, but points at a list of prices.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:195
WOODCUTTERS_CAMP = Entry(
    "knight_fall.woodcutters_camp",
    "23 Woodcutters' Camp",
    number=23,
    title="Woodcutters' Camp",
    story="The fire is still warm, and the axes lie where they fell.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:203
OLD_KEEP = Entry(
    "knight_fall.old_keep",
    "24 Old Keep",
    number=24,
    title="Old Keep",
    story="Somebody rings for help behind a locked gate, and somebody else laughs about it.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:213
WOLF_DEN = Entry(
    "knight_fall.wolf_den",
    "25 Wolf Den",
    number=25,
    title="Wolf Den",
    story="The she-wolf is ill and lies on what her pack dragged home.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:221
RIVER_SHRINE = Entry(
    "knight_fall.river_shrine",
    "26 River Shrine",
    number=26,
    title="River Shrine",
    story="Pilgrims left gifts here for those who keep their word.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:230
CATACOMBS = Entry(
    "knight_fall.catacombs",
    "27 Catacombs",
    number=27,
    title="Catacombs",
    story="Six niches behind an iron door. In some of them, something shines.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:238
THE_ABBEY = Entry(
    "knight_fall.the_abbey",
    "28 The Abbey",
    number=28,
    title="The Abbey",
    story="Time has run out. The seal cracks, and imps swarm out of it. One elder has stayed to ring the bell.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:245
FINALE = Entry(
    "knight_fall.finale",
    "29 Finale",
    number=29,
    title="Finale",
    story="Morning. The seal holds, and the bells tell it to every house on both banks of the river.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:252
THE_SEAL_BREAKS = Entry(
    "knight_fall.the_seal_breaks",
    "30 The Seal Breaks",
    number=30,
    title="The Seal Breaks",
    story="No bell rings any more. The seal lies in pieces, and the night stays.",
)


def well_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:10
    # gain_coins 2; note rope; cross_off
    rules_campaign_sheet.gain_coins(game, 2)
    rules_campaign_sheet.note(game, "rope")
    rules_exploration.cross_off(game, bearer)


def market_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:17
    # "Buy a key", 3 coins: gain_keys 1
    return game.table_coins >= 3


def market_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:17
    # "Buy a key", 3 coins: gain_keys 1
    rules_campaign_sheet.pay_coins(game, 3)
    rules_campaign_sheet.gain_keys(game, 1)


def market_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:18
    # "Buy an elixir", 4 coins: gain_elixirs 1
    return game.table_coins >= 4


def market_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:18
    # "Buy an elixir", 4 coins: gain_elixirs 1
    rules_campaign_sheet.pay_coins(game, 4)
    rules_campaign_sheet.gain_elixirs(game, 1)


def market_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:19
    # "Sell a scroll", 1 scroll: gain_coins 4
    return game.table_scrolls >= 1


def market_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:19
    # "Sell a scroll", 1 scroll: gain_coins 4
    rules_campaign_sheet.pay_scroll(game, 1)
    rules_campaign_sheet.gain_coins(game, 4)


def market_can_be_used_4(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:20
    # "Leave", use: leave
    return True


def market_used_4(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:20
    # "Leave", use: leave
    rules_exploration.leave(game)


def tavern_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:27
    # "Listen", while not noted(tracks), use: note tracks; gain_coins 1
    return "tracks" not in game.table_keywords


def tavern_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:27
    # "Listen", while not noted(tracks), use: note tracks; gain_coins 1
    rules_campaign_sheet.note(game, "tracks")
    rules_campaign_sheet.gain_coins(game, 1)


def tavern_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:28
    # "Buy from the hunters", while noted(tracks), 2 coins: gain_elixirs 1
    return "tracks" in game.table_keywords and game.table_coins >= 2


def tavern_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:28
    # "Buy from the hunters", while noted(tracks), 2 coins: gain_elixirs 1
    rules_campaign_sheet.pay_coins(game, 2)
    rules_campaign_sheet.gain_elixirs(game, 1)


def tavern_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:29
    # "Leave", while noted(tracks), use: leave
    return "tracks" in game.table_keywords


def tavern_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:29
    # "Leave", while noted(tracks), use: leave
    rules_exploration.leave(game)


def town_chapel_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:36
    # "Swear an oath", use: note oath; cross_off
    return True


def town_chapel_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:36
    # "Swear an oath", use: note oath; cross_off
    rules_campaign_sheet.note(game, "oath")
    rules_exploration.cross_off(game, bearer)


def town_chapel_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:37
    # "Heal the priest", 1 elixir: gain_scrolls 2; cross_off
    return game.table_elixirs >= 1


def town_chapel_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:37
    # "Heal the priest", 1 elixir: gain_scrolls 2; cross_off
    rules_campaign_sheet.pay_elixir(game, 1)
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_exploration.cross_off(game, bearer)


def town_chapel_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:38
    # "Leave", use: leave
    return True


def town_chapel_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:38
    # "Leave", use: leave
    rules_exploration.leave(game)


def smithy_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:45
    # "Free the smith", 1 key: rescue blacksmith; cross_off
    return game.table_keys >= 1


def smithy_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:45
    # "Free the smith", 1 key: rescue blacksmith; cross_off
    rules_campaign_sheet.pay_key(game, 1)
    rules_campaign_sheet.rescue(game, game.program.definitions["knight_fall.blacksmith"])
    rules_exploration.cross_off(game, bearer)


def smithy_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:46
    # "Order a key", 4 coins: gain_keys 1
    return game.table_coins >= 4


def smithy_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:46
    # "Order a key", 4 coins: gain_keys 1
    rules_campaign_sheet.pay_coins(game, 4)
    rules_campaign_sheet.gain_keys(game, 1)


def smithy_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:47
    # "Leave", use: leave
    return True


def smithy_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:47
    # "Leave", use: leave
    rules_exploration.leave(game)


def mill_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:54
    # fight mill_battle
    rules_exploration.fight(game, game.program.scenarios()["mill_battle"].definition)


def mill_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:56
    # gain_coins 4; gain_scrolls 1; cross_off
    rules_campaign_sheet.gain_coins(game, 4)
    rules_campaign_sheet.gain_scrolls(game, 1)
    rules_exploration.cross_off(game, bearer)


def farm_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:63
    # gain_coins 3
    rules_campaign_sheet.gain_coins(game, 3)


def farm_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:64
    # if noted(tracks): gain_elixirs 1
    if "tracks" in game.table_keywords:
        rules_campaign_sheet.gain_elixirs(game, 1)


def farm_resolve_3(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:65
    # cross_off
    rules_exploration.cross_off(game, bearer)


def crumbling_church_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:72
    # fight church_battle
    rules_exploration.fight(game, game.program.scenarios()["church_battle"].definition)


def crumbling_church_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:74
    # gain_scrolls 2; note bell; cross_off
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_campaign_sheet.note(game, "bell")
    rules_exploration.cross_off(game, bearer)


def graveyard_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:81
    # "Rob the graves", use: gain_coins 5; note cursed; cross_off
    return True


def graveyard_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:81
    # "Rob the graves", use: gain_coins 5; note cursed; cross_off
    rules_campaign_sheet.gain_coins(game, 5)
    rules_campaign_sheet.note(game, "cursed")
    rules_exploration.cross_off(game, bearer)


def graveyard_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:82
    # "Keep your oath and bless them", while noted(oath), use: gain_scrolls 2; cross_off
    return "oath" in game.table_keywords


def graveyard_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:82
    # "Keep your oath and bless them", while noted(oath), use: gain_scrolls 2; cross_off
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_exploration.cross_off(game, bearer)


def graveyard_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:83
    # "Leave", use: leave
    return True


def graveyard_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:83
    # "Leave", use: leave
    rules_exploration.leave(game)


def north_bridge_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:90
    # "Pay the toll", 2 coins: gain_keys 1; cross_off
    return game.table_coins >= 2


def north_bridge_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:90
    # "Pay the toll", 2 coins: gain_keys 1; cross_off
    rules_campaign_sheet.pay_coins(game, 2)
    rules_campaign_sheet.gain_keys(game, 1)
    rules_exploration.cross_off(game, bearer)


def north_bridge_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:91
    # "Speak of your oath", while noted(oath), use: gain_elixirs 1; cross_off
    return "oath" in game.table_keywords


def north_bridge_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:91
    # "Speak of your oath", while noted(oath), use: gain_elixirs 1; cross_off
    rules_campaign_sheet.gain_elixirs(game, 1)
    rules_exploration.cross_off(game, bearer)


def north_bridge_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:92
    # "Leave", use: leave
    return True


def north_bridge_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:92
    # "Leave", use: leave
    rules_exploration.leave(game)


def orchard_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:99
    # gain_elixirs 1; cross_off
    rules_campaign_sheet.gain_elixirs(game, 1)
    rules_exploration.cross_off(game, bearer)


def fishing_hut_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:106
    # "Pull up the chest", while noted(rope), use: gain_keys 1; gain_coins 2; cross_off
    return "rope" in game.table_keywords


def fishing_hut_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:106
    # "Pull up the chest", while noted(rope), use: gain_keys 1; gain_coins 2; cross_off
    rules_campaign_sheet.gain_keys(game, 1)
    rules_campaign_sheet.gain_coins(game, 2)
    rules_exploration.cross_off(game, bearer)


def fishing_hut_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:107
    # "Search the hut", while not noted(rope), use: gain_coins 1
    return "rope" not in game.table_keywords


def fishing_hut_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:107
    # "Search the hut", while not noted(rope), use: gain_coins 1
    rules_campaign_sheet.gain_coins(game, 1)


def south_bridge_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:114
    # "Heal her", 1 elixir: rescue scout; cross_off
    return game.table_elixirs >= 1


def south_bridge_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:114
    # "Heal her", 1 elixir: rescue scout; cross_off
    rules_campaign_sheet.pay_elixir(game, 1)
    rules_campaign_sheet.rescue(game, game.program.definitions["knight_fall.scout"])
    rules_exploration.cross_off(game, bearer)


def south_bridge_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:115
    # "Leave", use: leave
    return True


def south_bridge_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:115
    # "Leave", use: leave
    rules_exploration.leave(game)


def quarry_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:122
    # fight quarry_battle
    rules_exploration.fight(game, game.program.scenarios()["quarry_battle"].definition)


def quarry_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:124
    # gain_coins 6; gain_keys 1; cross_off
    rules_campaign_sheet.gain_coins(game, 6)
    rules_campaign_sheet.gain_keys(game, 1)
    rules_exploration.cross_off(game, bearer)


def ruined_scriptorium_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:131
    # "Open the door", 1 key: gain_scrolls 2; rescue scribe; cross_off
    return game.table_keys >= 1


def ruined_scriptorium_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:131
    # "Open the door", 1 key: gain_scrolls 2; rescue scribe; cross_off
    rules_campaign_sheet.pay_key(game, 1)
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_campaign_sheet.rescue(game, game.program.definitions["knight_fall.scribe"])
    rules_exploration.cross_off(game, bearer)


def ruined_scriptorium_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:132
    # "Take the sheet", use: gain_scrolls 1; cross_off
    return True


def ruined_scriptorium_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:132
    # "Take the sheet", use: gain_scrolls 1; cross_off
    rules_campaign_sheet.gain_scrolls(game, 1)
    rules_exploration.cross_off(game, bearer)


def watchtower_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:139
    # "Climb through the window with your lantern", while noted(lantern), use:
    return "lantern" in game.table_keywords


def watchtower_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:139
    # "Climb through the window with your lantern", while noted(lantern), use:
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_exploration.cross_off(game, bearer)


def watchtower_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:141
    # "Unlock the door", while not noted(lantern), 1 key: gain_scrolls 2; cross_off
    return "lantern" not in game.table_keywords and game.table_keys >= 1


def watchtower_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:141
    # "Unlock the door", while not noted(lantern), 1 key: gain_scrolls 2; cross_off
    rules_campaign_sheet.pay_key(game, 1)
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_exploration.cross_off(game, bearer)


def watchtower_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:142
    # "Leave", while not noted(lantern), use: leave
    return "lantern" not in game.table_keywords


def watchtower_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:142
    # "Leave", while not noted(lantern), use: leave
    rules_exploration.leave(game)


def mountain_path_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:149
    # "Cross by the rope", while noted(rope), use: gain_coins 3; gain_scrolls 1; cross_off
    return "rope" in game.table_keywords


def mountain_path_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:149
    # "Cross by the rope", while noted(rope), use: gain_coins 3; gain_scrolls 1; cross_off
    rules_campaign_sheet.gain_coins(game, 3)
    rules_campaign_sheet.gain_scrolls(game, 1)
    rules_exploration.cross_off(game, bearer)


def mountain_path_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:150
    # "Jump, and tend the bruises", while not noted(rope), 1 elixir: gain_scrolls 1; cross_off
    return "rope" not in game.table_keywords and game.table_elixirs >= 1


def mountain_path_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:150
    # "Jump, and tend the bruises", while not noted(rope), 1 elixir: gain_scrolls 1; cross_off
    rules_campaign_sheet.pay_elixir(game, 1)
    rules_campaign_sheet.gain_scrolls(game, 1)
    rules_exploration.cross_off(game, bearer)


def mountain_path_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:151
    # "Leave", while not noted(rope), use: leave
    return "rope" not in game.table_keywords


def mountain_path_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:151
    # "Leave", while not noted(rope), use: leave
    rules_exploration.leave(game)


def dark_mountain_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:158
    # fight mountain_battle
    rules_exploration.fight(game, game.program.scenarios()["mountain_battle"].definition)


def dark_mountain_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:160
    # gain_scrolls 3; gain_elixirs 1; cross_off
    rules_campaign_sheet.gain_scrolls(game, 3)
    rules_campaign_sheet.gain_elixirs(game, 1)
    rules_exploration.cross_off(game, bearer)


def forest_edge_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:167
    # note lantern; gain_coins 1; cross_off
    rules_campaign_sheet.note(game, "lantern")
    rules_campaign_sheet.gain_coins(game, 1)
    rules_exploration.cross_off(game, bearer)


def sinister_forest_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:174
    # if noted(lantern): fight forest_battle
    if "lantern" in game.table_keywords:
        rules_exploration.fight(game, game.program.scenarios()["forest_battle"].definition)


def sinister_forest_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:176
    # gain_coins 2; rescue herbalist; cross_off
    rules_campaign_sheet.gain_coins(game, 2)
    rules_campaign_sheet.rescue(game, game.program.definitions["knight_fall.herbalist"])
    rules_exploration.cross_off(game, bearer)


def hermit_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:183
    # "Pay for his words", 3 coins: gain_scrolls 1; note ward; cross_off
    return game.table_coins >= 3


def hermit_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:183
    # "Pay for his words", 3 coins: gain_scrolls 1; note ward; cross_off
    rules_campaign_sheet.pay_coins(game, 3)
    rules_campaign_sheet.gain_scrolls(game, 1)
    rules_campaign_sheet.note(game, "ward")
    rules_exploration.cross_off(game, bearer)


def hermit_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:184
    # "Leave", use: leave
    return True


def hermit_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:184
    # "Leave", use: leave
    rules_exploration.leave(game)


def witchs_hut_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:191
    # "Give her a scroll", 1 scroll: gain_elixirs 2
    return game.table_scrolls >= 1


def witchs_hut_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:191
    # "Give her a scroll", 1 scroll: gain_elixirs 2
    rules_campaign_sheet.pay_scroll(game, 1)
    rules_campaign_sheet.gain_elixirs(game, 2)


def witchs_hut_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:192
    # "Buy an elixir", 2 coins: gain_elixirs 1
    return game.table_coins >= 2


def witchs_hut_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:192
    # "Buy an elixir", 2 coins: gain_elixirs 1
    rules_campaign_sheet.pay_coins(game, 2)
    rules_campaign_sheet.gain_elixirs(game, 1)


def witchs_hut_can_be_used_3(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:193
    # "Leave", use: leave
    return True


def witchs_hut_used_3(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:193
    # "Leave", use: leave
    rules_exploration.leave(game)


def woodcutters_camp_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:200
    # "Follow the tracks", while noted(tracks), use: rescue woodcutter; cross_off
    return "tracks" in game.table_keywords


def woodcutters_camp_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:200
    # "Follow the tracks", while noted(tracks), use: rescue woodcutter; cross_off
    rules_campaign_sheet.rescue(game, game.program.definitions["knight_fall.woodcutter"])
    rules_exploration.cross_off(game, bearer)


def woodcutters_camp_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:201
    # "Search the tents", while not noted(tracks), use: gain_coins 1
    return "tracks" not in game.table_keywords


def woodcutters_camp_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:201
    # "Search the tents", while not noted(tracks), use: gain_coins 1
    rules_campaign_sheet.gain_coins(game, 1)


def old_keep_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:208
    # "Unlock the gate", 1 key: fight keep_battle
    return game.table_keys >= 1


def old_keep_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:208
    # "Unlock the gate", 1 key: fight keep_battle
    rules_campaign_sheet.pay_key(game, 1)
    rules_exploration.fight(game, game.program.scenarios()["keep_battle"].definition)


def old_keep_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:209
    # "Leave", use: leave
    return True


def old_keep_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:209
    # "Leave", use: leave
    rules_exploration.leave(game)


def old_keep_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:211
    # gain_scrolls 2; gain_coins 5; rescue bell_ringer; cross_off
    rules_campaign_sheet.gain_scrolls(game, 2)
    rules_campaign_sheet.gain_coins(game, 5)
    rules_campaign_sheet.rescue(game, game.program.definitions["knight_fall.bell_ringer"])
    rules_exploration.cross_off(game, bearer)


def wolf_den_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:218
    # "Cure the wolf", 1 elixir: gain_coins 4; gain_scrolls 1; cross_off
    return game.table_elixirs >= 1


def wolf_den_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:218
    # "Cure the wolf", 1 elixir: gain_coins 4; gain_scrolls 1; cross_off
    rules_campaign_sheet.pay_elixir(game, 1)
    rules_campaign_sheet.gain_coins(game, 4)
    rules_campaign_sheet.gain_scrolls(game, 1)
    rules_exploration.cross_off(game, bearer)


def wolf_den_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:219
    # "Leave", use: leave
    return True


def wolf_den_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:219
    # "Leave", use: leave
    rules_exploration.leave(game)


def river_shrine_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:226
    # if noted(oath): gain_elixirs 2
    if "oath" in game.table_keywords:
        rules_campaign_sheet.gain_elixirs(game, 2)
    else:
        rules_campaign_sheet.gain_coins(game, 1)


def river_shrine_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:228
    # cross_off
    rules_exploration.cross_off(game, bearer)


def _any_1(game: State) -> bool:
    docs = game.doc
    for relic in game.contents[game.zone_relic_deck]:
        if isinstance(docs[relic], Relic):
            return True
    return False


def catacombs_can_be_used(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:235
    # "Open the door", while any relic in relic_deck, 1 key: gain_any_relic; cross_off
    return _any_1(game) and game.table_keys >= 1


def catacombs_used(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:235
    # "Open the door", while any relic in relic_deck, 1 key: gain_any_relic; cross_off
    rules_campaign_sheet.pay_key(game, 1)
    rules_campaign_sheet.gain_any_relic(game)
    rules_exploration.cross_off(game, bearer)


def catacombs_can_be_used_2(game: State, bearer: int) -> bool:
    # content/knight_fall/the_weakened_seal/storybook.yaml:236
    # "Leave", use: leave
    return True


def catacombs_used_2(game: State, bearer: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:236
    # "Leave", use: leave
    rules_exploration.leave(game)


def the_abbey_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:243
    # fight final_battle
    rules_exploration.fight(game, game.program.scenarios()["final_battle"].definition)


def finale_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:250
    # add_up_score
    rules_campaign.add_up_score(game)


def the_seal_breaks_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/the_weakened_seal/storybook.yaml:257
    # add_up_score
    rules_campaign.add_up_score(game)


# content/knight_fall/the_weakened_seal/storybook.yaml:5
WELL_ABILITIES = Abilities(
    resolve=(("effects", well_resolve),),
    text="Gain 2 coins; note the keyword rope; cross this number off.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:12
MARKET_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.market!0",
            "Buy a key (3 coins): gain 1 key.",
            market_can_be_used,
            market_used,
        ),
        Activated(
            "knight_fall.market!1",
            "Buy an elixir (4 coins): gain 1 elixir.",
            market_can_be_used_2,
            market_used_2,
        ),
        Activated(
            "knight_fall.market!2",
            "Sell a scroll (1 scroll): gain 4 coins.",
            market_can_be_used_3,
            market_used_3,
        ),
        Activated(
            "knight_fall.market!3", "Leave: go on your way.", market_can_be_used_4, market_used_4
        ),
    ),
    text="Buy a key (3 coins): gain 1 key.\nBuy an elixir (4 coins): gain 1 elixir.\nSell a scroll (1 scroll): gain 4 coins.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:22
TAVERN_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.tavern!0",
            "Listen (while the keyword tracks is not noted): note the keyword tracks; gain 1 coin.",
            tavern_can_be_used,
            tavern_used,
        ),
        Activated(
            "knight_fall.tavern!1",
            "Buy from the hunters (while the keyword tracks is noted, 2 coins): gain 1 elixir.",
            tavern_can_be_used_2,
            tavern_used_2,
        ),
        Activated(
            "knight_fall.tavern!2",
            "Leave (while the keyword tracks is noted): go on your way.",
            tavern_can_be_used_3,
            tavern_used_3,
        ),
    ),
    text="Listen (while the keyword tracks is not noted): note the keyword tracks; gain 1 coin.\nBuy from the hunters (while the keyword tracks is noted, 2 coins): gain 1 elixir.\nLeave (while the keyword tracks is noted): go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:31
TOWN_CHAPEL_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.town_chapel!0",
            "Swear an oath: note the keyword oath; cross this number off.",
            town_chapel_can_be_used,
            town_chapel_used,
        ),
        Activated(
            "knight_fall.town_chapel!1",
            "Heal the priest (1 elixir): gain 2 scrolls; cross this number off.",
            town_chapel_can_be_used_2,
            town_chapel_used_2,
        ),
        Activated(
            "knight_fall.town_chapel!2",
            "Leave: go on your way.",
            town_chapel_can_be_used_3,
            town_chapel_used_3,
        ),
    ),
    text="Swear an oath: note the keyword oath; cross this number off.\nHeal the priest (1 elixir): gain 2 scrolls; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:40
SMITHY_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.smithy!0",
            "Free the smith (1 key): gain the villager Blacksmith; cross this number off.",
            smithy_can_be_used,
            smithy_used,
        ),
        Activated(
            "knight_fall.smithy!1",
            "Order a key (4 coins): gain 1 key.",
            smithy_can_be_used_2,
            smithy_used_2,
        ),
        Activated(
            "knight_fall.smithy!2", "Leave: go on your way.", smithy_can_be_used_3, smithy_used_3
        ),
    ),
    text="Free the smith (1 key): gain the villager Blacksmith; cross this number off.\nOrder a key (4 coins): gain 1 key.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:49
MILL_ABILITIES = Abilities(
    resolve=(("effects", mill_resolve), ("after", mill_resolve_2)),
    text="Fight Battle 1, the Mill.\nAfter the battle: Gain 4 coins; gain 1 scroll; cross this number off.",
    fields=("effects", "after"),
)

# content/knight_fall/the_weakened_seal/storybook.yaml:58
FARM_ABILITIES = Abilities(
    resolve=(("effects", farm_resolve), ("effects", farm_resolve_2), ("effects", farm_resolve_3)),
    text="Gain 3 coins.\nIf the keyword tracks is noted, gain 1 elixir.\nCross this number off.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:67
CRUMBLING_CHURCH_ABILITIES = Abilities(
    resolve=(("effects", crumbling_church_resolve), ("after", crumbling_church_resolve_2)),
    text="Fight Battle 2, the Crumbling Church.\nAfter the battle: Gain 2 scrolls; note the keyword bell; cross this number off.",
    fields=("effects", "after"),
)

# content/knight_fall/the_weakened_seal/storybook.yaml:76
GRAVEYARD_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.graveyard!0",
            "Rob the graves: gain 5 coins; note the keyword cursed; cross this number off.",
            graveyard_can_be_used,
            graveyard_used,
        ),
        Activated(
            "knight_fall.graveyard!1",
            "Keep your oath and bless them (while the keyword oath is noted): gain 2 scrolls; cross this number off.",
            graveyard_can_be_used_2,
            graveyard_used_2,
        ),
        Activated(
            "knight_fall.graveyard!2",
            "Leave: go on your way.",
            graveyard_can_be_used_3,
            graveyard_used_3,
        ),
    ),
    text="Rob the graves: gain 5 coins; note the keyword cursed; cross this number off.\nKeep your oath and bless them (while the keyword oath is noted): gain 2 scrolls; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:85
NORTH_BRIDGE_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.north_bridge!0",
            "Pay the toll (2 coins): gain 1 key; cross this number off.",
            north_bridge_can_be_used,
            north_bridge_used,
        ),
        Activated(
            "knight_fall.north_bridge!1",
            "Speak of your oath (while the keyword oath is noted): gain 1 elixir; cross this number off.",
            north_bridge_can_be_used_2,
            north_bridge_used_2,
        ),
        Activated(
            "knight_fall.north_bridge!2",
            "Leave: go on your way.",
            north_bridge_can_be_used_3,
            north_bridge_used_3,
        ),
    ),
    text="Pay the toll (2 coins): gain 1 key; cross this number off.\nSpeak of your oath (while the keyword oath is noted): gain 1 elixir; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:94
ORCHARD_ABILITIES = Abilities(
    resolve=(("effects", orchard_resolve),), text="Gain 1 elixir; cross this number off."
)

# content/knight_fall/the_weakened_seal/storybook.yaml:101
FISHING_HUT_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.fishing_hut!0",
            "Pull up the chest (while the keyword rope is noted): gain 1 key; gain 2 coins; cross this number off.",
            fishing_hut_can_be_used,
            fishing_hut_used,
        ),
        Activated(
            "knight_fall.fishing_hut!1",
            "Search the hut (while the keyword rope is not noted): gain 1 coin.",
            fishing_hut_can_be_used_2,
            fishing_hut_used_2,
        ),
    ),
    text="Pull up the chest (while the keyword rope is noted): gain 1 key; gain 2 coins; cross this number off.\nSearch the hut (while the keyword rope is not noted): gain 1 coin.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:109
SOUTH_BRIDGE_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.south_bridge!0",
            "Heal her (1 elixir): gain the villager Scout; cross this number off.",
            south_bridge_can_be_used,
            south_bridge_used,
        ),
        Activated(
            "knight_fall.south_bridge!1",
            "Leave: go on your way.",
            south_bridge_can_be_used_2,
            south_bridge_used_2,
        ),
    ),
    text="Heal her (1 elixir): gain the villager Scout; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:117
QUARRY_ABILITIES = Abilities(
    resolve=(("effects", quarry_resolve), ("after", quarry_resolve_2)),
    text="Fight Battle 3, the Quarry.\nAfter the battle: Gain 6 coins; gain 1 key; cross this number off.",
    fields=("effects", "after"),
)

# content/knight_fall/the_weakened_seal/storybook.yaml:126
RUINED_SCRIPTORIUM_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.ruined_scriptorium!0",
            "Open the door (1 key): gain 2 scrolls; gain the villager Scribe; cross this number off.",
            ruined_scriptorium_can_be_used,
            ruined_scriptorium_used,
        ),
        Activated(
            "knight_fall.ruined_scriptorium!1",
            "Take the sheet: gain 1 scroll; cross this number off.",
            ruined_scriptorium_can_be_used_2,
            ruined_scriptorium_used_2,
        ),
    ),
    text="Open the door (1 key): gain 2 scrolls; gain the villager Scribe; cross this number off.\nTake the sheet: gain 1 scroll; cross this number off.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:134
WATCHTOWER_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.watchtower!0",
            "Climb through the window with your lantern (while the keyword lantern is noted): gain 2 scrolls; cross this number off.",
            watchtower_can_be_used,
            watchtower_used,
        ),
        Activated(
            "knight_fall.watchtower!1",
            "Unlock the door (while the keyword lantern is not noted, 1 key): gain 2 scrolls; cross this number off.",
            watchtower_can_be_used_2,
            watchtower_used_2,
        ),
        Activated(
            "knight_fall.watchtower!2",
            "Leave (while the keyword lantern is not noted): go on your way.",
            watchtower_can_be_used_3,
            watchtower_used_3,
        ),
    ),
    text="Climb through the window with your lantern (while the keyword lantern is noted): gain 2 scrolls; cross this number off.\nUnlock the door (while the keyword lantern is not noted, 1 key): gain 2 scrolls; cross this number off.\nLeave (while the keyword lantern is not noted): go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:144
MOUNTAIN_PATH_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.mountain_path!0",
            "Cross by the rope (while the keyword rope is noted): gain 3 coins; gain 1 scroll; cross this number off.",
            mountain_path_can_be_used,
            mountain_path_used,
        ),
        Activated(
            "knight_fall.mountain_path!1",
            "Jump, and tend the bruises (while the keyword rope is not noted, 1 elixir): gain 1 scroll; cross this number off.",
            mountain_path_can_be_used_2,
            mountain_path_used_2,
        ),
        Activated(
            "knight_fall.mountain_path!2",
            "Leave (while the keyword rope is not noted): go on your way.",
            mountain_path_can_be_used_3,
            mountain_path_used_3,
        ),
    ),
    text="Cross by the rope (while the keyword rope is noted): gain 3 coins; gain 1 scroll; cross this number off.\nJump, and tend the bruises (while the keyword rope is not noted, 1 elixir): gain 1 scroll; cross this number off.\nLeave (while the keyword rope is not noted): go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:153
DARK_MOUNTAIN_ABILITIES = Abilities(
    resolve=(("effects", dark_mountain_resolve), ("after", dark_mountain_resolve_2)),
    text="Fight Battle 4, the Dark Mountain.\nAfter the battle: Gain 3 scrolls; gain 1 elixir; cross this number off.",
    fields=("effects", "after"),
)

# content/knight_fall/the_weakened_seal/storybook.yaml:162
FOREST_EDGE_ABILITIES = Abilities(
    resolve=(("effects", forest_edge_resolve),),
    text="Note the keyword lantern; gain 1 coin; cross this number off.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:169
SINISTER_FOREST_ABILITIES = Abilities(
    resolve=(("effects", sinister_forest_resolve), ("after", sinister_forest_resolve_2)),
    text="If the keyword lantern is noted, fight Battle 5, the Sinister Forest.\nAfter the battle: Gain 2 coins; gain the villager Herbalist; cross this number off.",
    fields=("effects", "after"),
)

# content/knight_fall/the_weakened_seal/storybook.yaml:178
HERMIT_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.hermit!0",
            "Pay for his words (3 coins): gain 1 scroll; note the keyword ward; cross this number off.",
            hermit_can_be_used,
            hermit_used,
        ),
        Activated(
            "knight_fall.hermit!1", "Leave: go on your way.", hermit_can_be_used_2, hermit_used_2
        ),
    ),
    text="Pay for his words (3 coins): gain 1 scroll; note the keyword ward; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:186
WITCHS_HUT_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.witchs_hut!0",
            "Give her a scroll (1 scroll): gain 2 elixirs.",
            witchs_hut_can_be_used,
            witchs_hut_used,
        ),
        Activated(
            "knight_fall.witchs_hut!1",
            "Buy an elixir (2 coins): gain 1 elixir.",
            witchs_hut_can_be_used_2,
            witchs_hut_used_2,
        ),
        Activated(
            "knight_fall.witchs_hut!2",
            "Leave: go on your way.",
            witchs_hut_can_be_used_3,
            witchs_hut_used_3,
        ),
    ),
    text="Give her a scroll (1 scroll): gain 2 elixirs.\nBuy an elixir (2 coins): gain 1 elixir.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:195
WOODCUTTERS_CAMP_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.woodcutters_camp!0",
            "Follow the tracks (while the keyword tracks is noted): gain the villager Woodcutter; cross this number off.",
            woodcutters_camp_can_be_used,
            woodcutters_camp_used,
        ),
        Activated(
            "knight_fall.woodcutters_camp!1",
            "Search the tents (while the keyword tracks is not noted): gain 1 coin.",
            woodcutters_camp_can_be_used_2,
            woodcutters_camp_used_2,
        ),
    ),
    text="Follow the tracks (while the keyword tracks is noted): gain the villager Woodcutter; cross this number off.\nSearch the tents (while the keyword tracks is not noted): gain 1 coin.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:203
OLD_KEEP_ABILITIES = Abilities(
    resolve=(("after", old_keep_resolve),),
    activated=(
        Activated(
            "knight_fall.old_keep!0",
            "Unlock the gate (1 key): fight Battle 6, the Old Keep.",
            old_keep_can_be_used,
            old_keep_used,
        ),
        Activated(
            "knight_fall.old_keep!1",
            "Leave: go on your way.",
            old_keep_can_be_used_2,
            old_keep_used_2,
        ),
    ),
    text="Unlock the gate (1 key): fight Battle 6, the Old Keep.\nLeave: go on your way.\nAfter the battle: Gain 2 scrolls; gain 5 coins; gain the villager Bell-ringer; cross this number off.",
    fields=("effects", "after"),
)

# content/knight_fall/the_weakened_seal/storybook.yaml:213
WOLF_DEN_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.wolf_den!0",
            "Cure the wolf (1 elixir): gain 4 coins; gain 1 scroll; cross this number off.",
            wolf_den_can_be_used,
            wolf_den_used,
        ),
        Activated(
            "knight_fall.wolf_den!1",
            "Leave: go on your way.",
            wolf_den_can_be_used_2,
            wolf_den_used_2,
        ),
    ),
    text="Cure the wolf (1 elixir): gain 4 coins; gain 1 scroll; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:221
RIVER_SHRINE_ABILITIES = Abilities(
    resolve=(("effects", river_shrine_resolve), ("effects", river_shrine_resolve_2)),
    text="If the keyword oath is noted, gain 2 elixirs; otherwise gain 1 coin.\nCross this number off.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:230
CATACOMBS_ABILITIES = Abilities(
    activated=(
        Activated(
            "knight_fall.catacombs!0",
            "Open the door (while there is a relic in the relic deck, 1 key): gain 1 relic of your choice; cross this number off.",
            catacombs_can_be_used,
            catacombs_used,
        ),
        Activated(
            "knight_fall.catacombs!1",
            "Leave: go on your way.",
            catacombs_can_be_used_2,
            catacombs_used_2,
        ),
    ),
    text="Open the door (while there is a relic in the relic deck, 1 key): gain 1 relic of your choice; cross this number off.\nLeave: go on your way.",
)

# content/knight_fall/the_weakened_seal/storybook.yaml:238
THE_ABBEY_ABILITIES = Abilities(
    resolve=(("effects", the_abbey_resolve),), text="Fight The Final Battle."
)

# content/knight_fall/the_weakened_seal/storybook.yaml:245
FINALE_ABILITIES = Abilities(resolve=(("effects", finale_resolve),), text="Add up the score.")

# content/knight_fall/the_weakened_seal/storybook.yaml:252
THE_SEAL_BREAKS_ABILITIES = Abilities(
    resolve=(("effects", the_seal_breaks_resolve),), text="Add up the score."
)

CONTENTS = Contents(
    definitions=(
        WELL,
        MARKET,
        TAVERN,
        TOWN_CHAPEL,
        SMITHY,
        MILL,
        FARM,
        CRUMBLING_CHURCH,
        GRAVEYARD,
        NORTH_BRIDGE,
        ORCHARD,
        FISHING_HUT,
        SOUTH_BRIDGE,
        QUARRY,
        RUINED_SCRIPTORIUM,
        WATCHTOWER,
        MOUNTAIN_PATH,
        DARK_MOUNTAIN,
        FOREST_EDGE,
        SINISTER_FOREST,
        HERMIT,
        WITCHS_HUT,
        WOODCUTTERS_CAMP,
        OLD_KEEP,
        WOLF_DEN,
        RIVER_SHRINE,
        CATACOMBS,
        THE_ABBEY,
        FINALE,
        THE_SEAL_BREAKS,
    ),
    abilities={
        "knight_fall.well": WELL_ABILITIES,
        "knight_fall.market": MARKET_ABILITIES,
        "knight_fall.tavern": TAVERN_ABILITIES,
        "knight_fall.town_chapel": TOWN_CHAPEL_ABILITIES,
        "knight_fall.smithy": SMITHY_ABILITIES,
        "knight_fall.mill": MILL_ABILITIES,
        "knight_fall.farm": FARM_ABILITIES,
        "knight_fall.crumbling_church": CRUMBLING_CHURCH_ABILITIES,
        "knight_fall.graveyard": GRAVEYARD_ABILITIES,
        "knight_fall.north_bridge": NORTH_BRIDGE_ABILITIES,
        "knight_fall.orchard": ORCHARD_ABILITIES,
        "knight_fall.fishing_hut": FISHING_HUT_ABILITIES,
        "knight_fall.south_bridge": SOUTH_BRIDGE_ABILITIES,
        "knight_fall.quarry": QUARRY_ABILITIES,
        "knight_fall.ruined_scriptorium": RUINED_SCRIPTORIUM_ABILITIES,
        "knight_fall.watchtower": WATCHTOWER_ABILITIES,
        "knight_fall.mountain_path": MOUNTAIN_PATH_ABILITIES,
        "knight_fall.dark_mountain": DARK_MOUNTAIN_ABILITIES,
        "knight_fall.forest_edge": FOREST_EDGE_ABILITIES,
        "knight_fall.sinister_forest": SINISTER_FOREST_ABILITIES,
        "knight_fall.hermit": HERMIT_ABILITIES,
        "knight_fall.witchs_hut": WITCHS_HUT_ABILITIES,
        "knight_fall.woodcutters_camp": WOODCUTTERS_CAMP_ABILITIES,
        "knight_fall.old_keep": OLD_KEEP_ABILITIES,
        "knight_fall.wolf_den": WOLF_DEN_ABILITIES,
        "knight_fall.river_shrine": RIVER_SHRINE_ABILITIES,
        "knight_fall.catacombs": CATACOMBS_ABILITIES,
        "knight_fall.the_abbey": THE_ABBEY_ABILITIES,
        "knight_fall.finale": FINALE_ABILITIES,
        "knight_fall.the_seal_breaks": THE_SEAL_BREAKS_ABILITIES,
    },
)
