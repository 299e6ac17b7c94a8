# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/actions.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Contents,
    Occurrence,
    Prompt,
    both,
    first_part,
    identity,
)

from ..kinds import Ability, Boss, BuildingSite, Facing, Feature, Hero, Miniature, Tentacle, Tower
from ..scenarios import n08_the_lost_souls as scenarios_n08_the_lost_souls
from ..state import State
from . import abilities as rules_abilities
from . import attacking as rules_attacking
from . import blossoms as rules_blossoms
from . import heroes as rules_heroes
from . import mods as rules_mods


class TowerBuiltEvent(Occurrence):
    EVENT = "tower_built"

    def __init__(self, tower: int) -> None:
        self.tower = tower


class TowerAttackEvent(Occurrence):
    EVENT = "tower_attack"

    def __init__(self, tower: int) -> None:
        self.tower = tower


class TowerPlayedEvent(Occurrence):
    EVENT = "tower_played"

    def __init__(self, tower: int) -> None:
        self.tower = tower


class UpgradeOfEvent(Occurrence):
    EVENT = "upgrade_of"

    def __init__(self, tower: int, receiver: int) -> None:
        self.tower = tower
        self.receiver = receiver


class ActivationEvent(Occurrence):
    EVENT = "activation"

    def __init__(self, hero: int) -> None:
        self.hero = hero


PLAY_TOWER_ACTION = ActionInfo(
    "play_tower",
    "build {tower} on {site}, facing {facing}",
    ("tower", "site", "facing"),
    ("piece", "piece", "definition"),
)

PASS_TOWER_ACTION = ActionInfo(
    "pass_tower", "pass {tower} to {receiver}", ("tower", "receiver"), ("piece", "player")
)

ACTIVATE_HERO_ACTION = ActionInfo("activate_hero", "activate {hero}", ("hero",), ("piece",))


def emit_tower_built(game: State, tower: int) -> None:
    """Placing the tower."""
    # content/kingdom_rush/rules/actions.yaml:66
    # event: tower_built of tower
    event = TowerBuiltEvent(tower)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_tower_attack(game: State, tower: int) -> None:
    """An attack of the tower."""
    # content/kingdom_rush/rules/actions.yaml:71
    # event: tower_attack of tower
    event = TowerAttackEvent(tower)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_tower_played(game: State, tower: int) -> None:
    """Playing the tower."""
    # content/kingdom_rush/rules/actions.yaml:76
    # event: tower_played of tower
    event = TowerPlayedEvent(tower)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_upgrade_of(game: State, tower: int, receiver: int) -> None:
    """Passing and upgrading the tower."""
    # content/kingdom_rush/rules/actions.yaml:121
    # event: upgrade_of tower to receiver
    event = UpgradeOfEvent(tower, receiver)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_activation(game: State, hero: int) -> None:
    """Activation."""
    # content/kingdom_rush/rules/actions.yaml:134
    # event: activation of hero
    event = ActivationEvent(hero)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def can_hold(game: State, site: int, tower: int, player: int) -> bool:
    # content/kingdom_rush/rules/actions.yaml:4
    # query: can_hold site tower for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return is_open(game, site, player) and has_room_for(game, site, tower)


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for piece in game.contents[s]:
        if isinstance(docs[piece], (Miniature, Tentacle, Boss, Feature)):
            return False
    return True


def is_open(game: State, site: int, player: int) -> bool:
    """`player` may build on `site`, and nothing but towers stands there."""
    # content/kingdom_rush/rules/actions.yaml:11
    # query: is_open site for player
    if game.doc[site].colour != "white" and (
        game.owner[site] != player or game.doc[site].colour == game.table_blocked
    ):
        return False
    s = game.place[site]
    return not game.contents[s] or _no_1(game, s)


def _no_2(game: State, s: int) -> bool:
    docs = game.doc
    for tower_2 in game.contents[s]:
        if isinstance(docs[tower_2], Tower) and docs[tower_2].type_ == "soldier_tower":
            return False
    return True


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for tower_2 in game.contents[s]:
        if isinstance(docs[tower_2], Tower) and game.stat("roomy", tower_2) > 0:
            return True
    return False


def has_room_for(game: State, site: int, tower: int) -> bool:
    """`tower` may stand beside the towers on `site`."""
    # content/kingdom_rush/rules/actions.yaml:22
    # query: has_room_for site tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    contents_of = game.contents
    s = game.place[site]
    if docs[tower].type_ == "soldier_tower":
        return not contents_of[s] or _no_2(game, s)
    more = 1 if contents_of[s] and _any_1(game, s) else 0
    _count = 0
    for tower_2 in contents_of[s]:
        if isinstance(docs[tower_2], Tower) and docs[tower_2].type_ != "soldier_tower":
            _count += 1
    standing = _count
    return standing <= more


def _aims_anew(game: State, tower: int) -> bool:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for attack in game.doc[tower].attacks:
        if attack.arrows:
            return True
    return False


def aims(game: State, tower: int) -> bool:
    """Whether it matters which way the tower looks."""
    # content/kingdom_rush/rules/actions.yaml:35
    # query: aims tower
    _key = ("aims", identity(game.doc[tower]))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _aims_anew, tower)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def _ways_to_look_anew(game: State, tower: int) -> Sequence[Any]:
    return (
        game.program.of_kind[Facing]
        if aims(game, tower)
        else (game.program.definitions["kingdom_rush.north"],)
    )


def ways_to_look(game: State, tower: int) -> Sequence[Any]:
    """The ways the tower may look, north if it does not matter."""
    # content/kingdom_rush/rules/actions.yaml:42
    # query: ways_to_look tower
    _key = ("ways_to_look", identity(game.doc[tower]))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _ways_to_look_anew, tower)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[Any] = _known[0]
    return _answer


def _first_1(game: State, card: int) -> int:
    docs = game.doc
    contents_of = game.contents
    _doc = docs[card]
    for tower_2 in contents_of[game.zone_tower_display]:
        if docs[tower_2] is _doc and not contents_of[game.piece__zone_mods[tower_2]]:
            return tower_2
    return NOTHING


def top_of_pile(game: State, tower: int) -> bool:
    """Whether it carries a mod or is the first of the equal cards in the tower display."""
    # content/kingdom_rush/rules/actions.yaml:92
    # query: top_of_pile tower
    if game.contents[game.piece__zone_mods[tower]]:
        return True
    card = tower
    return card == _first_1(game, card)


def upgrade(game: State, higher: int, tower: int) -> bool:
    # content/kingdom_rush/rules/actions.yaml:127
    # query: upgrade higher of tower
    return (
        game.doc[higher].type_ == game.doc[tower].type_
        and game.doc[higher].level == game.doc[tower].level + 1
    )


def _in_order_1(game: State, hero: int) -> Sequence[Any]:
    docs = game.doc
    places = game.place
    ranked = []
    for facing in game.program.of_kind[Facing]:
        ranked.append(
            (
                (
                    -len(
                        rules_attacking.targets_of(
                            game, docs[hero].attack, places[hero], facing, hero
                        ),
                    ),
                ),
                facing,
            ),
        )
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def by_targets(game: State, hero: int) -> Sequence[Any]:
    """The ways `hero` can look, those with most hordes ahead first."""
    # content/kingdom_rush/rules/actions.yaml:139
    # query: by_targets hero
    if not game.on_board(game.place[hero]):
        return game.program.of_kind[Facing]
    return _in_order_1(game, hero)


def _any_2(game: State, hero: int) -> bool:
    docs = game.doc
    used_of = game.piece_used
    for ability in game.contents[game.piece__zone_ability_slots[hero]]:
        if (
            isinstance(docs[ability], Ability)
            and not docs[ability].passive
            and not used_of[ability]
        ):
            return True
    return False


def deeds_of(game: State, hero: int) -> Sequence[str]:
    """What `hero` can do after its movement."""
    # content/kingdom_rush/rules/actions.yaml:147
    # query: deeds_of hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    deeds: Sequence[str] = ("attack",)
    if _any_2(game, hero):
        deeds = both(deeds, ("special_ability",))
    if scenarios_n08_the_lost_souls.gates_beyond(game, hero):
        deeds = both(deeds, ("other_map",))
    return both(deeds, ("rest",))


def attack_with(game: State, tower: int, player: int) -> None:
    """`tower` attacks."""
    # content/kingdom_rush/rules/actions.yaml:81
    # verb: attack_with tower
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_flown[tower] = False
    game.stamp += 1
    attack = game.choose(
        player,
        Prompt("choice", ("Which attack of ", ("piece", tower), "?"), ("definition",)),
        game.doc[tower].attacks,
        None,
    )
    if attack is not None:
        rules_attacking.perform(
            game, attack, game.place[tower], game.piece_facing[tower], tower, player
        )
        emit_tower_attack(game, tower)


def play_tower_options(game: State, player: int) -> list[Any]:
    """Build `tower` on `site`, facing `facing`."""
    # content/kingdom_rush/rules/actions.yaml:49
    # action: play_tower tower on site with facing
    docs = game.doc
    among = []
    for building_site in game.seen[BuildingSite]:
        if is_open(game, building_site, player):
            among.append(building_site)
    if not among:
        return []
    options: list[Any] = []
    for tower in game.contents[game.zone_hand[player]]:
        if isinstance(docs[tower], Tower):
            _ways_to_look: Any = None
            for site in game.offer(among):
                if has_room_for(game, site, tower):
                    for facing in game.offer(
                        _ways_to_look := ways_to_look(game, tower)
                        if _ways_to_look is None
                        else _ways_to_look,
                    ):
                        options.append((tower, site, facing))
    return options


def take_play_tower(game: State, player: int, tower: int, site: int, facing: Any) -> None:
    """Build `tower` on `site`, facing `facing`."""
    # content/kingdom_rush/rules/actions.yaml:49
    # action: play_tower tower on site with facing
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " builds", " build"),
            " ",
            game.named("piece", tower),
            " on ",
            game.named("piece", site),
            ", facing ",
            game.named("definition", facing),
        )
    game.put(tower, game.place[site])
    game.piece_facing[tower] = facing
    game.stamp += 1
    rules_mods.claim_mods(game, tower, player)
    emit_tower_built(game, tower)
    if game.over:
        return
    attack_with(game, tower, player)
    if game.over:
        return
    emit_tower_played(game, tower)


def pass_tower_options(game: State, player: int) -> list[Any]:
    """Pass `tower` to `receiver`."""
    # content/kingdom_rush/rules/actions.yaml:102
    # action: pass_tower tower to receiver
    docs = game.doc
    among = []
    for player_2 in range(game.players):
        if player_2 != player or game.players == 1:
            among.append(player_2)
    if not among:
        return []
    options: list[Any] = []
    for tower in game.contents[game.zone_hand[player]]:
        if isinstance(docs[tower], Tower):
            for receiver in game.offer(among):
                options.append((tower, receiver))
    return options


def take_pass_tower(game: State, player: int, tower: int, receiver: int) -> None:
    """Pass `tower` to `receiver`."""
    # content/kingdom_rush/rules/actions.yaml:102
    # action: pass_tower tower to receiver
    docs = game.doc
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " passes", " pass"),
            " ",
            game.named("piece", tower),
            " to ",
            game.named("player", receiver),
        )
    better = game.choose_or_nothing(
        player,
        Prompt("choice", ("Upgrade ", ("piece", tower), "?"), ("piece",)),
        [
            t
            for t in game.contents[game.zone_tower_display]
            if docs[t].type_ == docs[tower].type_
            and docs[t].level == docs[tower].level + 1
            and top_of_pile(game, t)
        ],
        NOTHING,
    )
    if better < 0:
        game.put(tower, game.zone_incoming[receiver])
    else:
        if game.log is not None:
            game.tell(game.named("piece", tower), " is exchanged for ", game.named("piece", better))
        game.put(tower, game.zone_tower_display)
        game.put(better, game.zone_incoming[receiver])
        rules_mods.claim_mods(game, tower, player)
        emit_upgrade_of(game, tower, receiver)


def activate_hero_options(game: State, player: int) -> list[Any]:
    """Activate `hero`."""
    # content/kingdom_rush/rules/actions.yaml:158
    # action: activate_hero hero
    owners = game.owner
    activated_of = game.piece_activated
    benched_of = game.piece_benched
    docs = game.doc
    _found = []
    for hero in game.seen[Hero]:
        if (
            owners[hero] == player
            and not activated_of[hero]
            and not benched_of[hero]
            and docs[hero] not in game.setting.helpers
        ):
            _found.append(hero)
    return _found


def take_activate_hero(game: State, player: int, hero: int) -> None:
    """Activate `hero`."""
    # content/kingdom_rush/rules/actions.yaml:158
    # action: activate_hero hero
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " activates", " activate"),
            " ",
            game.named("piece", hero),
        )
    game.piece_activated[hero] = True
    game.stamp += 1
    if game.piece_knocked_out[hero]:
        rules_heroes.recover(game, hero)
        return
    emit_activation(game, hero)
    if game.over:
        return
    rules_heroes.walk(game, hero, player)
    if game.over:
        return
    if game.doc[hero].attack.arrows:
        way = game.choose(
            player,
            Prompt("choice", ("Which way does ", ("piece", hero), " look?"), ("definition",)),
            by_targets(game, hero),
            None,
        )
        if way is not None:
            game.piece_facing[hero] = way
            game.stamp += 1
    rules_blossoms.trigger_blossoms(game, hero, player)
    if game.over:
        return
    deed = game.choose(
        player,
        Prompt("choice", ("What does ", ("piece", hero), " do?"), ("enum",)),
        deeds_of(game, hero),
        "",
    )
    if deed != "":
        if deed == "attack":
            rules_heroes.basic_attack(game, hero, player)
        if deed == "special_ability":
            rules_abilities.use_ability(game, hero, player)
            if game.over:
                return
        if deed == "other_map":
            scenarios_n08_the_lost_souls.change_maps(game, hero, player)
        if deed == "rest":
            rules_heroes.rest(game, hero)


CONTENTS = Contents(
    actions=(
        Action(PLAY_TOWER_ACTION, (), (), play_tower_options, take_play_tower),
        Action(PASS_TOWER_ACTION, (), (), pass_tower_options, take_pass_tower),
        Action(ACTIVATE_HERO_ACTION, (), (), activate_hero_options, take_activate_hero),
    ),
)
