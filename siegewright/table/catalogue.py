"""Which games a pack has, for the lobby: scenarios, numbers of players, seats, options, campaigns."""

from __future__ import annotations

from typing import Any, Final

from interpreter import Option, Program
from siegewright.simulation.bots import BOTS

MOST_CHOICES: Final = 400


def catalogue(program: Program) -> dict[str, Any]:
    """Everything that has to be chosen before a game begins, as JSON."""
    return {
        "pack": program.pack,
        "title": program.title,
        "bots": sorted(BOTS),
        "scenarios": [
            {
                "id": id,
                "title": scenario.title,
                "players": list(scenario.players),
                "seats": list(scenario.seats),
                "automatic": list(scenario.automatic),
                "options": [_option(program, option) for option in scenario.options.values()],
            }
            for id, scenario in program.scenarios().items()
        ],
        "campaigns": [
            {"id": id, "title": campaign.title, "first": campaign.scenarios[0]}
            for id, campaign in program.campaigns.items()
        ],
    }


def _option(program: Program, option: Option) -> dict[str, Any]:
    several = option.form.startswith("list ")
    values: list[Any] = list(option.values)
    if not values and option.kind is not None:
        values = [id for id, d in program.definitions.items() if isinstance(d, option.kind)]
    elif not values and option.item == "truth":
        values = [False, True]
    default = option.default
    return {
        "name": option.name,
        "words": option.words or option.name.replace("_", " "),
        "form": option.item,
        "several": several,
        "default": list(default) if isinstance(default, (list, tuple)) else _plain(default),
        "choices": [
            {"value": _plain(v), "words": _words(program, v)} for v in values[:MOST_CHOICES]
        ],
    }


def _plain(value: Any) -> Any:
    return value if value is None or isinstance(value, (str, int)) else getattr(value, "id", None)


def _words(program: Program, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    known = program.definitions.get(value) if isinstance(value, str) else None
    return known.name if known is not None else str(value).replace("_", " ")
