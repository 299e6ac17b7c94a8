# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/campaign.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, both, first_part, numbers, part

from ..kinds import Entry, Knight, Relic, Villager
from ..state import State
from . import setup as rules_setup


def begun(game: State) -> bool:
    """Whether the introduction has been read and the knights are chosen."""
    # content/knight_fall/rules/campaign.yaml:25
    # query: begun
    return len(game.options["knights"]) > 0


def first_elixirs(game: State, difficulty: str) -> int:
    # content/knight_fall/rules/campaign.yaml:32
    # query: first_elixirs difficulty
    return 7 if difficulty == "easy" else 4 if difficulty == "medium" else 1


def active_knights(game: State) -> Sequence[int]:
    """The knights of the players in the order of their turns."""
    # content/knight_fall/rules/campaign.yaml:74
    # query: active_knights
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    slot_of = game.piece_slot
    _found = []
    for piece in game.contents[game.zone_arrivals]:
        if isinstance(docs[piece], Knight):
            _found.append(piece)
    ranked = []
    for k in both(game.seen[Knight], _found):
        ranked.append(((slot_of[k],), k))
    ranked.sort(key=first_part)
    _found_2 = []
    for _, found in ranked:
        _found_2.append(found)
    return _found_2


def campaign_score(game: State) -> int:
    # content/knight_fall/rules/campaign.yaml:101
    # query: campaign_score
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _count = 0
    for knight_2 in game.contents[game.zone_fallen_knights]:
        if isinstance(docs[knight_2], Knight):
            _count += 1
    points = 2 * (len(game.program.of_kind[Knight]) - _count)
    points = points + (
        6 * len(game.seen[Relic]) + 6 * len(game.seen[Villager]) + 3 * game.table_elders_saved
    )
    points = points + (game.table_scrolls + game.table_keys + game.table_elixirs)
    if game.options["difficulty"] == "medium":
        points = points + 10
    if game.options["difficulty"] == "hard":
        points = points + 20
    if game.table_failed:
        points = points - 30
    return points


def rank_for(game: State, points: int) -> str:
    # content/knight_fall/rules/campaign.yaml:122
    # query: rank_for points
    if points >= 120:
        return "saints_of_the_abbey"
    if points >= 95:
        return "heroes_of_both_banks"
    if points >= 70:
        return "keepers_of_the_seal"
    if points >= 45:
        return "watchers_of_the_night"
    return "names_on_a_wall"


def lay_out_sheet(game: State) -> None:
    # content/knight_fall/rules/campaign.yaml:3
    # verb: lay_out_sheet
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_keys = max(0, game.options["keys"])
    game.table_coins = max(0, game.options["coins"])
    game.table_scrolls = max(0, game.options["scrolls"])
    game.stamp += 1
    game.table_elixirs = max(
        0,
        game.options["elixirs"]
        if game.options["knights"]
        else first_elixirs(game, game.options["difficulty"]),
    )
    game.table_keywords = tuple(game.options["keywords"])
    game.table_time_boxes = max(0, game.options["time_boxes"])
    game.table_elders_saved = max(0, game.options["elders_saved"])
    game.table_battles_won = max(0, game.options["battles_won"])
    game.table_explored = game.options["explored"]
    game.active = game.options["reader"] - 1
    game.stamp += 1
    open_storybook(game)
    for villager in game.program.of_kind[Villager]:
        if villager in game.options["villagers"]:
            game.create(villager, game.zone_villager_list, NOTHING)
        else:
            game.create(villager, game.zone_villager_deck, NOTHING)
    for relic in game.program.of_kind[Relic]:
        if relic in game.options["relics"]:
            game.create(relic, game.zone_relic_list, game.active)
        else:
            game.create(relic, game.zone_relic_deck, NOTHING)


def _in_order_1(game: State) -> Sequence[Any]:
    ranked = []
    for e in game.program.of_kind[Entry]:
        ranked.append(((e.number,), e))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def open_storybook(game: State) -> None:
    # content/knight_fall/rules/campaign.yaml:38
    # verb: open_storybook
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    circled_of = game.piece_circled
    for e in _in_order_1(game):
        page = game.create(e, game.zone_last_pages, NOTHING)
        circled_of[page] = e in game.options["circled"]
        game.stamp += 1
        if e in game.options["crossed_off"]:
            game.put(page, game.zone_crossed_off)


def gather_knights(game: State) -> None:
    # content/knight_fall/rules/campaign.yaml:48
    # verb: gather_knights
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slot_of = game.piece_slot
    game.table_slots = 2
    game.stamp += 1
    for knight in game.program.of_kind[Knight]:
        if knight in game.options["fallen"]:
            game.create(knight, game.zone_fallen_knights, NOTHING)
        elif knight not in game.options["knights"]:
            game.create(knight, game.zone_knight_stack, NOTHING)
    game.shuffle(game.zone_knight_stack)
    if not game.options["knights"]:
        remember_fallen(game)
        rules_setup.deal_characters(game)
    for i in numbers(0, len(game.options["knights"]) - 1):
        slot = part(game.options["slots"], i) if i < len(game.options["slots"]) else i + 1
        knight_2 = game.create(
            part(game.options["knights"], i),
            game.zone_arrivals,
            (slot - 1) % len(range(game.players)),
        )
        slot_of[knight_2] = slot
        game.stamp += 1


def remember_fallen(game: State) -> None:
    # content/knight_fall/rules/campaign.yaml:66
    # verb: remember_fallen
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for k in [
        piece for piece in game.contents[game.zone_knight_stack] if isinstance(docs[piece], Knight)
    ][: game.setting.fallen_before]:
        game.put(k, game.zone_fallen_knights)
        if game.log is not None:
            game.tell(game.named("piece", k), " has fallen at the seal")


def set_up_exploration(game: State) -> None:
    # content/knight_fall/rules/campaign.yaml:81
    # verb: set_up_exploration
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    field_entries = game.tables.field_entries
    lay_out_sheet(game)
    for square_ in range(game.board.size):
        _found = []
        for entry in contents_of[game.zone_last_pages]:
            if docs[entry] in field_entries[square_]:
                _found.append(entry)
        for entry in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(entry, square_)
    start = game.tables.space_c_3
    for n in game.options["path"]:
        start = part(range(game.board.size), n)
        game.table_path = tuple(both(game.table_path, (start,)))
        game.stamp += 1
    if not game.table_path:
        game.table_path = (start,)
        game.stamp += 1
    riders = game.create(game.program.definitions["knight_fall.party"], start, NOTHING)
    game.table_party = riders
    game.stamp += 1
    if not game.options["knights"]:
        if game.log is not None:
            game.tell(
                "The seal of the abbey weakens. Elders send riders to every knight who still answers.",
            )
        if game.log is not None:
            game.tell("Search both banks of the river for help, and be back before the night.")
    gather_knights(game)


def add_up_score(game: State) -> None:
    """Add up the score."""
    # content/knight_fall/rules/campaign.yaml:133
    # verb: add_up_score
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    points = campaign_score(game)
    rank = rank_for(game, points)
    if game.log is not None:
        game.tell(
            "The knights score ", game.named("number", points), ": ", game.named("enum", rank)
        )
