# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/campaign_heroes.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Abilities, Contents, Modifier, Prompt, Trigger, both, position

from ..kinds import Unit
from ..state import State
from . import combat as rules_combat
from . import decks as rules_decks

ASK_1 = Prompt("choice", "Which Hero gains a Level?", ("piece",))


def open_slots(game: State, unit: int) -> Sequence[str]:
    """The colours of the slots of a Hero that have no Stamp yet."""
    # content/castle_assault/rules/campaign_heroes.yaml:21
    # query: open_slots unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stamps_of = game.piece_stamps
    _found = []
    for c in game.doc[unit].slots:
        if c not in stamps_of[unit]:
            _found.append(c)
    return _found


def with_treasure(game: State, cards: Sequence[Any]) -> Sequence[Any]:
    """Whoever owns the Magic Armor has it in the deck, in a full one in place of a Shift."""
    # content/castle_assault/rules/campaign_heroes.yaml:68
    # query: with_treasure cards
    if not game.options["magic_armor"]:
        return cards
    n = position(cards, game.program.definitions["castle_assault.shift_aside"])
    if len(cards) < 40 or n < 0:
        return both(cards, (game.program.definitions["castle_assault.magic_armor"],))
    return both(
        both(cards[:n], cards[n + 1 :]), (game.program.definitions["castle_assault.magic_armor"],)
    )


def stamps_earned(game: State) -> Sequence[str]:
    """The Stamps of the Hero after this game."""
    # content/castle_assault/rules/campaign_heroes.yaml:94
    # query: stamps_earned
    return both(game.options["stamps"], game.table_levels)


def owns_treasure(game: State) -> bool:
    """The Magic Armor was won, in this game or before."""
    # content/castle_assault/rules/campaign_heroes.yaml:101
    # query: owns_treasure
    return game.options["magic_armor"] or (
        game.setting is game.program.scenarios()["treasure_hunt"].definition and 0 in game.winners
    )


def put_stamp(game: State, colour: str, unit: int) -> None:
    # content/castle_assault/rules/campaign_heroes.yaml:28
    # verb: put_stamp colour on unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " gains a ", game.named("enum", colour), " Stamp")
    game.piece_stamps[unit] = tuple(both(game.piece_stamps[unit], (colour,)))
    game.stamp += 1


def gain_level(game: State) -> None:
    """The player may put a Stamp on the Hero in play."""
    # content/castle_assault/rules/campaign_heroes.yaml:36
    # verb: gain_level
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    damage_of = game.piece_damage
    _found = []
    for unit in game.seen[Unit]:
        if (
            owners[unit] == 0
            and docs[unit].hero
            and game.stat("health", unit) - damage_of[unit] > 0
            and open_slots(game, unit)
        ):
            _found.append(unit)
    champion = game.choose(0, ASK_1, _found, NOTHING)
    if champion >= 0:
        wanted = game.choose_some(
            0,
            Prompt("choice", ("A Stamp for ", ("piece", champion), "?"), ("enum",)),
            open_slots(game, champion),
            0,
            1,
        )
        for colour in wanted:
            game.table_levels = tuple(both(game.table_levels, (colour,)))
            game.stamp += 1
            put_stamp(game, colour, champion)


def bring_campaign_deck(game: State) -> None:
    """The player's own deck, or that of the Faction, with what earlier scenarios have brought."""
    # content/castle_assault/rules/campaign_heroes.yaml:57
    # verb: bring_campaign_deck
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.options["deck"]:
        rules_decks.bring_own(game, game.options["deck"], 0)
    else:
        _found = []
        for ready in game.setting.decks:
            if ready.faction == game.options["faction"]:
                _found.append(ready)
        for ready in _found:
            rules_decks.shuffle_up(
                game, with_treasure(game, both(both(ready.twice, ready.twice), ready.once)), 0
            )
    stamp_heroes(game, game.options["stamps"], 0)


def stamp_heroes(game: State, stamps: Sequence[str], player: int) -> None:
    """The Heroes among the cards of `player` have these Stamps."""
    # content/castle_assault/rules/campaign_heroes.yaml:80
    # verb: stamp_heroes stamps for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    stamps_of = game.piece_stamps
    for card in both(contents_of[game.zone_deck[player]], contents_of[game.zone_hand[player]]):
        if isinstance(docs[card], Unit) and docs[card].hero:
            for c in stamps:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                if c not in docs[card].slots:
                    game.refuse(
                        game.show("piece", card),
                        " has no slot for a ",
                        game.show("enum", c),
                        " Stamp",
                    )
                elif c not in stamps_of[card]:
                    put_stamp(game, c, card)


def stamps_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:15
    # while red in it.stamps: +1 attack
    return isinstance(game.doc[target], Unit) and "red" in game.piece_stamps[target]


def stamps_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:16
    # while blue in it.stamps: +1 ac
    return isinstance(game.doc[target], Unit) and "blue" in game.piece_stamps[target]


def stamps_changes_movement(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:17
    # while green in it.stamps: +1 movement
    return isinstance(game.doc[target], Unit) and "green" in game.piece_stamps[target]


def stamps_changes_health(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:18
    # while white in it.stamps: +2 health
    return isinstance(game.doc[target], Unit) and "white" in game.piece_stamps[target]


def stamps_changes_haste(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:19
    # while yellow in it.stamps: haste: true
    return isinstance(game.doc[target], Unit) and "yellow" in game.piece_stamps[target]


def levels_on_destroyed(game: State, bearer: int, event: rules_combat.DestroyedEvent) -> bool:
    # content/castle_assault/rules/campaign_heroes.yaml:53
    # on any destroyed where unit.definition in scenario.level_for: gain_level
    if game.doc[event.unit] not in game.setting.level_for:
        return False
    gain_level(game)
    return True


# content/castle_assault/rules/campaign_heroes.yaml:10
STAMPS_ABILITIES = Abilities(
    modifiers=(
        Modifier("attack", "add", stamps_changes_attack, 1),
        Modifier("ac", "add", stamps_changes_ac, 1),
        Modifier("movement", "add", stamps_changes_movement, 1),
        Modifier("health", "add", stamps_changes_health, 2),
        Modifier("haste", "set", stamps_changes_haste, 1),
    ),
    text="A Stamp helps its Hero: red +1 attack, blue +1 AC, green +1 Movement, white +2 Health, yellow Haste.",
)

# content/castle_assault/rules/campaign_heroes.yaml:48
LEVELS_ABILITIES = Abilities(
    triggers=(Trigger("destroyed", "on", "", "castle_assault.levels:0", levels_on_destroyed),),
    text="When a Monster that the scenario names is destroyed, the player may put a Stamp on the Hero in play.",
)

CONTENTS = Contents(
    laws={"castle_assault.stamps": STAMPS_ABILITIES, "castle_assault.levels": LEVELS_ABILITIES}
)
