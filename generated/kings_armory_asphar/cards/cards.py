# Rules and documents of the pack `kings_armory_asphar`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_asphar/cards/cards.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Modifier, Prompt, Trigger

from ..kings_armory.kinds import Attack, Equipment, Monster, Reinforcement
from ..kings_armory.rules import cards as kings_armory_rules_cards
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..rules import asphar as rules_asphar
from ..rules import knockback as rules_knockback
from ..state import State

# content/kings_armory_asphar/cards/cards.yaml:10
GIANTS_MAUL_MAUL = Attack(
    "kings_armory_asphar.giants_maul.maul",
    "Maul",
    ac=2,
    type_="melee",
    hitroll=4,
    damage=6,
    crit_range=3,
)

# content/kings_armory_asphar/cards/cards.yaml:4
GIANTS_MAUL = Equipment(
    "kings_armory_asphar.giants_maul", "Giant's Maul", attacks=(GIANTS_MAUL_MAUL,)
)

# content/kings_armory_asphar/cards/cards.yaml:21
SPIKED_PAULDRONS = Equipment("kings_armory_asphar.spiked_pauldrons", "Spiked Pauldrons")

# content/kings_armory_asphar/cards/cards.yaml:29
NORTHERN_CLANS = Reinforcement("kings_armory_asphar.northern_clans", "The Northern Clans")

ASK_1 = Prompt(
    "choice", "Choose up to 3 (5 if Asphar the Barbarian is in the game) ground Foes", ("piece",)
)


def giants_maul_changes_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory_asphar/cards/cards.yaml:19
    # while self.definition = asphar and attack = maul: +3 hitroll
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]]
        == game.program.definitions["kings_armory_asphar.asphar"]
        and game.about is game.program.definitions["kings_armory_asphar.giants_maul.maul"]
    )


def giants_maul_maul_on_crit(
    game: State, bearer: Any, event: kings_armory_rules_strikes.CritEvent
) -> bool:
    # content/kings_armory_asphar/cards/cards.yaml:17
    # on crit: knock_back 4
    if event.attack is not bearer:
        return False
    rules_knockback.knock_back(game, 4, event.target)
    return True


def spiked_pauldrons_changes_counter(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory_asphar/cards/cards.yaml:26
    # +1 counter; +1 melee_resistance
    return target == game.piece_wearer[bearer]


def spiked_pauldrons_changes_melee_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory_asphar/cards/cards.yaml:26
    # +1 counter; +1 melee_resistance
    return target == game.piece_wearer[bearer]


def spiked_pauldrons_changes_tank(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory_asphar/cards/cards.yaml:27
    # while self.definition = asphar: +1 tank
    return (
        target == game.piece_wearer[bearer]
        and game.doc[game.piece_wearer[bearer]]
        == game.program.definitions["kings_armory_asphar.asphar"]
    )


def northern_clans_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory_asphar/cards/cards.yaml:34
    # choose up to (5 if in_play(asphar) else 3) ground foes as driven;
    # for each m in driven: drive_off m
    docs = game.doc
    grounded_of = game.piece_grounded
    _found = []
    for foe in game.seen[Monster]:
        if not (docs[foe].flying and not (isinstance(docs[foe], Monster) and grounded_of[foe])):
            _found.append(foe)
    driven = game.choose_some(
        player,
        ASK_1,
        _found,
        0,
        5
        if kings_armory_rules_cards.in_play(
            game, game.program.definitions["kings_armory_asphar.asphar"]
        )
        else 3,
    )
    for m in driven:
        rules_asphar.drive_off(game, m)
        if game.over:
            return


# content/kings_armory_asphar/cards/cards.yaml:4
GIANTS_MAUL_ABILITIES = Abilities(
    modifiers=(Modifier("hitroll", "add", giants_maul_changes_hitroll, 3),),
    text="While the wearer is Asphar the Barbarian and the attack is Maul: +3 Hitroll.",
)

# content/kings_armory_asphar/cards/cards.yaml:10
GIANTS_MAUL_MAUL_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory_asphar.giants_maul.maul:0",
            giants_maul_maul_on_crit,
        ),
    ),
    text="2 AP.\nHighest numbers that crit: 3.\nOn crit: the target is Knocked back 4.",
    fields=("special",),
)

# content/kings_armory_asphar/cards/cards.yaml:21
SPIKED_PAULDRONS_ABILITIES = Abilities(
    modifiers=(
        Modifier("counter", "add", spiked_pauldrons_changes_counter, 1),
        Modifier("melee_resistance", "add", spiked_pauldrons_changes_melee_resistance, 1),
        Modifier("tank", "add", spiked_pauldrons_changes_tank, 1),
    ),
    text="+1 Counter Attack and +1 Melee Resistance.\nWhile the wearer is Asphar the Barbarian: +1 Tank Number.",
)

# content/kings_armory_asphar/cards/cards.yaml:29
NORTHERN_CLANS_ABILITIES = Abilities(
    resolve=(("effects", northern_clans_resolve),),
    text="Choose up to 3 (5 if Asphar the Barbarian is in the game) ground Foes; for each of them: it is Dealt 2 Melee Damage and Knocked back 4.",
)

CONTENTS = Contents(
    definitions=(GIANTS_MAUL_MAUL, GIANTS_MAUL, SPIKED_PAULDRONS, NORTHERN_CLANS),
    abilities={
        "kings_armory_asphar.giants_maul": GIANTS_MAUL_ABILITIES,
        "kings_armory_asphar.giants_maul.maul": GIANTS_MAUL_MAUL_ABILITIES,
        "kings_armory_asphar.spiked_pauldrons": SPIKED_PAULDRONS_ABILITIES,
        "kings_armory_asphar.northern_clans": NORTHERN_CLANS_ABILITIES,
    },
    links=(
        (GIANTS_MAUL, "hero", "kings_armory_asphar.asphar"),
        (SPIKED_PAULDRONS, "hero", "kings_armory_asphar.asphar"),
    ),
)
