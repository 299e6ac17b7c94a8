"""Views: a game as one reader may see it, as JSON.

Places are numbers: spaces first, then zones. `table` says what each of them is, once; `view` says what is there now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpreter.board import NOTHING
from interpreter.documents import Definition, content_name
from interpreter.game import Game
from interpreter.limits import FUEL, LARGEST
from interpreter.results import scores_of
from interpreter.values import Shown, knows, number, openly, plain, shown_to


def view(game: Game, reader: int) -> dict[str, Any]:
    """What a player or a SPECTATOR may know of a game now.

    Hidden pieces have no number, no name and no order; only their number is known. Coming dice are left out.
    Besides the keys below there is one for every column of the pack: `piece_hp`, `table_round`.
    """
    size = game.board.size
    shown = [p for p in range(len(game.doc)) if knows(game, reader, p)]
    keys = list(map(str, shown))
    seen_by = shown_to(game, reader)
    places = {
        str(place): list(inside)
        for place, inside in enumerate(game.contents)
        if inside and game.sees(reader, place)
    }
    data: dict[str, Any] = {
        "active": game.active,
        "phase": game.phase,
        "within": [name for name, _, _ in game.callers],  # the phases that wait for it to end
        "over": game.over,
        "winners": list(game.winners),
        "outcome": game.outcome,
        "lost": list(game.lost),  # players who are out
        "ranks": list(game.ranks),  # of the players, once the game is over and they are ranked
        "awards": [list(award) for award in game.awards],  # titles, and who has them
        "scores": list(scores_of(game)),
        "pieces": _pieces(game, shown),
        "places": places,  # what lies there, from the bottom to the top
        "sizes": {str(zone): len(game.contents[zone]) for zone in range(size, len(game.contents))},
    }
    for name, column in game.columns().items():
        visible = game.program.forms.hidden.get(name, "all")
        form = game.program.forms.columns.get(name, "")
        owner, _, field = name.partition("_")
        if owner == "piece":
            if visible == "all":
                seen, named = shown, keys
            else:
                seen = [p for p in shown if game.sees_state(reader, name, game.owner[p])]
                named = list(map(str, seen))
            values = _values(game, form, [column[p] for p in seen], seen_by)
            data[name] = dict(zip(named, values, strict=True))
        elif owner == "player":
            data[name] = [
                plain(game, form, value, seen_by) if game.sees_state(reader, name, player) else None
                for player, value in enumerate(column)
            ]
        elif visible == "all" and owner == "space":
            data[name] = [plain(game, form, value, seen_by) for value in column]
        elif visible == "all":
            data[name] = plain(game, form, column, seen_by)
            if field == "round":
                data["round"] = data[name]
    return data


def _values(game: Game, form: str, values: list[Any], seen_by: Shown) -> list[Any]:
    """The values of a column as JSON. Most columns are numbers, or have nothing anywhere: those take no time."""
    if form in ("number", "truth"):
        short = set(map(type, values)) <= {int, bool}
        if short and values and min(values) > -LARGEST and max(values) < LARGEST:
            return values
        return [number(value) for value in values]
    nothing = values and (values[0] is None or values[0] == NOTHING)
    if nothing and values.count(values[0]) == len(values):
        return [plain(game, form, values[0], seen_by)] * len(values)
    return [plain(game, form, value, seen_by) for value in values]


def alike(game: Game, one: int, other: int) -> bool:
    """Whether two readers have the same view: no zone and no state is shown to one of them alone."""
    for place, inside in enumerate(game.contents):
        if inside and game.sees(one, place) != game.sees(other, place):
            return False
    forms, columns = game.program.forms, game.columns()
    for name in forms.hidden:
        owner = name.partition("_")[0]
        for player in range(game.players) if owner == "player" else ():
            if game.sees_state(one, name, player) != game.sees_state(other, name, player):
                value = columns[name][player]
                if plain(game, forms.columns.get(name, ""), value, openly) is not None:
                    return False
        for piece, whose in enumerate(game.owner) if owner == "piece" else ():
            first = game.sees_state(one, name, whose) and knows(game, one, piece)
            if first != (game.sees_state(other, name, whose) and knows(game, other, piece)):
                return False
    return True


def _pieces(game: Game, shown: list[int]) -> dict[str, dict[str, Any]]:
    size = game.board.size
    zones: dict[int, dict[str, int]] = {}
    for zone, holder in enumerate(game.zone_holders):
        if holder >= 0:
            zones.setdefault(holder, {})[game.zone_names[zone]] = size + zone
    stats = changed_stats(game, shown)
    found: dict[str, dict[str, Any]] = {}
    for p in shown:
        found[str(p)] = data = {
            "is": game.doc[p].id,
            "name": game.piece_name(p),
            "place": game.place[p],
            "owner": game.owner[p] if game.owner[p] >= 0 else None,
        }
        if game.extra[p]:
            data["further"] = list(game.extra[p])
        if p in zones:
            data["zones"] = zones[p]
        if p in stats:
            data["stats"] = stats[p]
    return found


def changed_stats(game: Game, pieces: list[int]) -> dict[int, dict[str, Any]]:
    """The stats that differ now from what the documents of these pieces say.

    A stat that fails has no value, and is left out.
    """
    forms = game.program.forms
    found: dict[int, dict[str, Any]] = {}
    copy = game.clone()  # so that looking uses no fuel
    for piece in pieces:
        document = game.doc[piece]
        for name in forms.stats_of(document):
            copy.fuel = FUEL
            base = getattr(document, name)
            try:
                value = copy.stat(name, piece)
            except Exception:  # the rules fail: play reports it when it asks for the stat
                copy.asking.clear()
                copy.about = None
                continue
            if value != base:
                told: Any = value  # in machine code, one of a number and a truth would be a number
                if forms.fields_of(document).get(name) == "truth":
                    told = bool(value)
                found.setdefault(piece, {})[content_name(name)] = told
    return found


def table(game: Game) -> dict[str, Any]:
    """What does not change in a game: seats, board, zones, and the forms of all values.

    Only zones may still be added, by pieces that bring some: the trail tells.
    """
    board, program, forms = game.board, game.program, game.program.forms
    space_forms = forms.fields.get("space", {})
    return {
        "pack": program.pack,
        "title": program.title,
        "scenario": game.setting.id,
        "players": [game.player_name(p) for p in range(game.players)],
        "board": {
            "width": board.width,
            "height": board.height,
            "spaces": [
                {
                    "name": board.names[s],
                    "title": board.title(s),
                    "x": board.x[s],  # from 1; 0 outside the grid
                    "y": board.y[s],
                    "letter": board.chars[s],
                    "near": list(board.near[s]),
                    "fields": {
                        name: plain(game, space_forms.get(name, ""), column[s], openly)
                        for name, column in board.columns.items()
                    },
                }
                for s in range(board.size)
            ],
            "routes": {name: list(route) for name, route in board.routes.items()},
        },
        "zones": zones(game),
        "columns": {
            name: {"form": form, "visible": forms.hidden.get(name, "all")}
            for name, form in forms.columns.items()
        },
        "shown": {name: words for name, (words, _, _) in program.shown.items()},
        "events": {name: dict(roles) for name, roles in forms.events.items()},
    }


def zones(game: Game) -> list[dict[str, Any]]:
    """All zones there are now."""
    return [zone(game, game.board.size + number) for number in range(len(game.zone_names))]


def zone(game: Game, place: int) -> dict[str, Any]:
    """What a zone is."""
    number = place - game.board.size
    owner, holder = game.zone_owners[number], game.zone_holders[number]
    return {
        "place": place,
        "name": game.zone_names[number],
        "title": game.place_name(place),
        "owner": owner if owner >= 0 else None,
        "of_piece": holder >= 0,
        "visible": game.zone_kinds[number],
        "active": game.in_play(place),
    }


def document(game: Game, id: str) -> dict[str, Any]:
    """What is written in a document: its kind, its fields and its rules text. LookupError if there is none."""
    found: Definition = game.program.definitions[id]
    forms: Mapping[str, str] = game.program.forms.fields_of(found)
    abilities = game.program.abilities.get(id)
    return {
        "id": id,
        "name": found.name,
        "kind": game.program.forms.kind_of(found),
        "text": abilities.text if abilities is not None else "",
        "fields": {
            content_name(name): {
                "form": form,
                "value": plain(game, form, getattr(found, name), openly),
            }
            for name, form in forms.items()
        },
    }
