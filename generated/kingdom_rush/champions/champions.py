# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/champions/champions.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, OneOf

from ..kinds import Champion, ChampionCard, FireClawCard, PumpkinHorde
from ..rules import champions as rules_champions
from ..rules import goals as rules_goals
from ..rules import hordes as rules_hordes
from ..state import State

# content/kingdom_rush/champions/champions.yaml:4
HOBGOBLIN_WARCHIEF = Champion(
    "kingdom_rush.hobgoblin_warchief",
    "Hobgoblin Warchief",
    grid=".g.g.\n.KCK.\n.KCK.\ng...g\n.....\n",
)

# content/kingdom_rush/champions/champions.yaml:18
JACK_O_LANTERN = Champion(
    "kingdom_rush.jack_o_lantern", "Jack O'Lantern", grid="..b..\n.KCK.\n..K..\n..y..\n.....\n"
)

# content/kingdom_rush/champions/champions.yaml:33
SHADOW_CHAMPION = Champion(
    "kingdom_rush.shadow_champion", "Shadow Champion", grid=".....\n.KCK.\n.CKC.\n.KCK.\n.....\n"
)

# content/kingdom_rush/champions/champions.yaml:49
ANOOBIS = Champion(
    "kingdom_rush.anoobis",
    "Anoobis",
    grid="g...g\n.KCK.\n.CCC.\n.KCK.\n..g..\n",
    passive="While it is on the path, destroyed hordes go to the graveyard",
)

# content/kingdom_rush/champions/champions.yaml:65
CHAMPION_CARD_1 = ChampionCard("kingdom_rush.champion_card_1", "Champion Card 1", icons=1, copies=1)

# content/kingdom_rush/champions/champions.yaml:69
CHAMPION_CARD_2 = ChampionCard("kingdom_rush.champion_card_2", "Champion Card 2", icons=2, copies=2)

# content/kingdom_rush/champions/champions.yaml:73
CHAMPION_CARD_3 = ChampionCard("kingdom_rush.champion_card_3", "Champion Card 3", icons=3, copies=1)

# content/kingdom_rush/champions/champions.yaml:77
CHAMPION_CARD_4 = ChampionCard("kingdom_rush.champion_card_4", "Champion Card 4", icons=4, copies=1)

# content/kingdom_rush/champions/champions.yaml:82
PUMPKIN_1 = PumpkinHorde(
    "kingdom_rush.pumpkin_1", "Pumpkin 1", grid="..p..\n.p.p.\np...p\n.....\n.....\n"
)

# content/kingdom_rush/champions/champions.yaml:92
PUMPKIN_2 = PumpkinHorde(
    "kingdom_rush.pumpkin_2", "Pumpkin 2", grid="p...p\n.p.p.\n..p..\n.....\n.....\n"
)

# content/kingdom_rush/champions/champions.yaml:102
PUMPKIN_3 = PumpkinHorde(
    "kingdom_rush.pumpkin_3", "Pumpkin 3", grid=".....\n.pp..\n.ppp.\n..p..\n.....\n"
)

# content/kingdom_rush/champions/champions.yaml:113
FIRE_CLAW_1 = FireClawCard(
    "kingdom_rush.fire_claw_1",
    "Fire Claw 1",
    grid=".....\n.fff.\n.f.f.\n.fff.\n.....\n",
    immobile=True,
)

# content/kingdom_rush/champions/champions.yaml:124
FIRE_CLAW_2 = FireClawCard(
    "kingdom_rush.fire_claw_2",
    "Fire Claw 2",
    grid=".f.f.\n.fbf.\n..b..\n.fbf.\n.....\n",
    immobile=True,
)

# content/kingdom_rush/champions/champions.yaml:135
FIRE_CLAW_3 = FireClawCard(
    "kingdom_rush.fire_claw_3",
    "Fire Claw 3",
    grid=".fyf.\n.byb.\n..f..\n.byb.\n.....\n",
    immobile=True,
)

ASK_1 = OneOf("one of", "choose one", ("gain 1 gold", "gain 1 crystal"))


def hobgoblin_warchief_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:16
    # regenerate 2
    rules_champions.regenerate(game, 2)


def hobgoblin_warchief_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:14
    # cleave self
    rules_champions.cleave(game, bearer)


def jack_o_lantern_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:31
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def jack_o_lantern_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:29
    # thriller self
    rules_champions.thriller(game, bearer)


def shadow_champion_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:47
    # gain 2 crystal; gain 1 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 1, "gold")


def shadow_champion_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:43
    # shake_off self
    rules_hordes.shake_off(game, bearer)


def shadow_champion_resolve_3(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:45
    # leave_fault_line self
    rules_champions.leave_fault_line(game, bearer)


def anoobis_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:63
    # gain 2 crystal; gain 2 gold
    rules_hordes.gain(game, 2, "crystal")
    rules_hordes.gain(game, 2, "gold")


def anoobis_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:61
    # raise_dead self
    rules_champions.raise_dead(game, bearer)


def pumpkin_1_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:91
    # gain 1 crystal
    rules_hordes.gain(game, 1, "crystal")


def pumpkin_2_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:101
    # gain 1 gold
    rules_hordes.gain(game, 1, "gold")


def pumpkin_3_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:111
    # choose one: gain 1 gold | gain 1 crystal
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        rules_hordes.gain(game, 1, "gold")
    elif option == 1:
        rules_hordes.gain(game, 1, "crystal")


def fire_claw_1_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:123
    # gain 2 crystal; burn_heroes_near_fire_claw
    rules_hordes.gain(game, 2, "crystal")
    rules_champions.burn_heroes_near_fire_claw(game)


def fire_claw_2_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:134
    # gain 2 gold; recall_soldiers
    rules_hordes.gain(game, 2, "gold")
    rules_champions.recall_soldiers(game)


def fire_claw_3_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/champions/champions.yaml:145
    # accomplish
    rules_goals.accomplish(game)


# content/kingdom_rush/champions/champions.yaml:4
HOBGOBLIN_WARCHIEF_ABILITIES = Abilities(
    resolve=(
        ("reward", hobgoblin_warchief_resolve),
        ("special_attack", hobgoblin_warchief_resolve_2),
    ),
    text="When destroyed: Turn 2 face-down blossoms face up.\nSpecial attack: Take every soldier off this horde and off the hordes beside it; every hero on or adjacent to it takes 1 damage.",
    fields=("reward", "special_attack"),
)

# content/kingdom_rush/champions/champions.yaml:18
JACK_O_LANTERN_ABILITIES = Abilities(
    resolve=(("reward", jack_o_lantern_resolve), ("special_attack", jack_o_lantern_resolve_2)),
    text="When destroyed: Gain 2 crystals; gain 1 gold.\nSpecial attack: Remove all tiles and soldiers from this horde; heroes and sand warriors on it take 1 damage and retreat; this card goes on top of the spawn stack with the event token; a random pumpkin horde takes its place and advances at once; the event token moves to the next stack.",
    fields=("reward", "special_attack"),
)

# content/kingdom_rush/champions/champions.yaml:33
SHADOW_CHAMPION_ABILITIES = Abilities(
    resolve=(
        ("reward", shadow_champion_resolve),
        ("special_attack", shadow_champion_resolve_2),
        ("afterwards", shadow_champion_resolve_3),
    ),
    text="When destroyed: Gain 2 crystals; gain 1 gold.\nSpecial attack: Remove all soldiers from this champion; the heroes on it retreat.\nSpecial attack, after it has attempted to move: Put a fault line with its large side up in the space this champion left; without one in the supply the kingdom loses 1 heart.",
    fields=("reward", "special_attack", "afterwards"),
)

# content/kingdom_rush/champions/champions.yaml:49
ANOOBIS_ABILITIES = Abilities(
    resolve=(("reward", anoobis_resolve), ("afterwards", anoobis_resolve_2)),
    text="While it is on the path, destroyed hordes go to the graveyard.\nWhen destroyed: Gain 2 crystals; gain 2 gold.\nSpecial attack, after it has attempted to move: Put the top horde of the graveyard in the space this champion left, or in front of it if it did not move; that horde does not act in this round.",
    fields=("reward", "afterwards"),
)

# content/kingdom_rush/champions/champions.yaml:65
CHAMPION_CARD_1_ABILITIES = Abilities(
    text="A champion with 1 or more visible icons attacks.", fields=()
)

# content/kingdom_rush/champions/champions.yaml:69
CHAMPION_CARD_2_ABILITIES = Abilities(
    text="A champion with 2 or more visible icons attacks.", fields=()
)

# content/kingdom_rush/champions/champions.yaml:73
CHAMPION_CARD_3_ABILITIES = Abilities(
    text="A champion with 3 or more visible icons attacks.", fields=()
)

# content/kingdom_rush/champions/champions.yaml:77
CHAMPION_CARD_4_ABILITIES = Abilities(
    text="A champion with 4 or more visible icons attacks.", fields=()
)

# content/kingdom_rush/champions/champions.yaml:82
PUMPKIN_1_ABILITIES = Abilities(
    resolve=(("reward", pumpkin_1_resolve),),
    text="When destroyed: Gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/champions/champions.yaml:92
PUMPKIN_2_ABILITIES = Abilities(
    resolve=(("reward", pumpkin_2_resolve),),
    text="When destroyed: Gain 1 gold.",
    fields=("reward",),
)

# content/kingdom_rush/champions/champions.yaml:102
PUMPKIN_3_ABILITIES = Abilities(
    resolve=(("reward", pumpkin_3_resolve),),
    text="When destroyed: Choose one: gain 1 gold or gain 1 crystal.",
    fields=("reward",),
)

# content/kingdom_rush/champions/champions.yaml:113
FIRE_CLAW_1_ABILITIES = Abilities(
    resolve=(("reward", fire_claw_1_resolve),),
    text="Never moves.\nWhen destroyed: Gain 2 crystals; each hero adjacent to Fire Claw takes 1 damage.",
    fields=("reward",),
)

# content/kingdom_rush/champions/champions.yaml:124
FIRE_CLAW_2_ABILITIES = Abilities(
    resolve=(("reward", fire_claw_2_resolve),),
    text="Never moves.\nWhen destroyed: Gain 2 gold; all soldiers on the map return to the supply.",
    fields=("reward",),
)

# content/kingdom_rush/champions/champions.yaml:135
FIRE_CLAW_3_ABILITIES = Abilities(
    resolve=(("reward", fire_claw_3_resolve),),
    text="Never moves.\nWhen destroyed: The players win at the end of this round if they have not lost.",
    fields=("reward",),
)

CONTENTS = Contents(
    definitions=(
        HOBGOBLIN_WARCHIEF,
        JACK_O_LANTERN,
        SHADOW_CHAMPION,
        ANOOBIS,
        CHAMPION_CARD_1,
        CHAMPION_CARD_2,
        CHAMPION_CARD_3,
        CHAMPION_CARD_4,
        PUMPKIN_1,
        PUMPKIN_2,
        PUMPKIN_3,
        FIRE_CLAW_1,
        FIRE_CLAW_2,
        FIRE_CLAW_3,
    ),
    abilities={
        "kingdom_rush.hobgoblin_warchief": HOBGOBLIN_WARCHIEF_ABILITIES,
        "kingdom_rush.jack_o_lantern": JACK_O_LANTERN_ABILITIES,
        "kingdom_rush.shadow_champion": SHADOW_CHAMPION_ABILITIES,
        "kingdom_rush.anoobis": ANOOBIS_ABILITIES,
        "kingdom_rush.champion_card_1": CHAMPION_CARD_1_ABILITIES,
        "kingdom_rush.champion_card_2": CHAMPION_CARD_2_ABILITIES,
        "kingdom_rush.champion_card_3": CHAMPION_CARD_3_ABILITIES,
        "kingdom_rush.champion_card_4": CHAMPION_CARD_4_ABILITIES,
        "kingdom_rush.pumpkin_1": PUMPKIN_1_ABILITIES,
        "kingdom_rush.pumpkin_2": PUMPKIN_2_ABILITIES,
        "kingdom_rush.pumpkin_3": PUMPKIN_3_ABILITIES,
        "kingdom_rush.fire_claw_1": FIRE_CLAW_1_ABILITIES,
        "kingdom_rush.fire_claw_2": FIRE_CLAW_2_ABILITIES,
        "kingdom_rush.fire_claw_3": FIRE_CLAW_3_ABILITIES,
    },
)
