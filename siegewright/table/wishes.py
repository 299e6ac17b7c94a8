"""What the maker of a table asks for: the game, its options, who sits where."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from siegewright.table.messages import Malformed

MOST_SEATS: Final = 16
MOST_OPTIONS: Final = 40
LONGEST: Final = 200
MOST_MEMBERS: Final = 400


@dataclass(frozen=True, slots=True)
class Wish:
    pack: str
    scenario: str
    seats: tuple[str, ...]  # `here`, `link`, or the name of a bot
    options: Mapping[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    seed: int | None = None
    pace: str = "quick"
    campaign: str = ""
    save: str | None = None  # the text of a saved game to go on with


def read_wish(body: bytes) -> Wish:
    """A wish from the body of a request; Malformed if it is not one."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Malformed("This is not JSON.") from error
    if not isinstance(data, dict):
        raise Malformed("This is not a request for a game.")
    if isinstance(data.get("save"), str):
        data = {**_from_save(data["save"]), **data}
    unknown = set(data) - set(Wish.__dataclass_fields__)
    if unknown:
        raise Malformed("This is not a request for a game.")
    seats = _list(data.get("seats"), MOST_SEATS)
    names = _list(data.get("names", []), MOST_SEATS)
    seed, options = data.get("seed"), data.get("options", {})
    if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << 53):
        raise Malformed("The seed is a whole number.")
    if not isinstance(options, dict) or len(options) > MOST_OPTIONS:
        raise Malformed("These options are not valid.")
    save = data.get("save")
    if save is not None and not isinstance(save, str):
        raise Malformed("This is not a saved game.")
    return Wish(
        _word(data.get("pack")),
        _word(data.get("scenario")),
        tuple(seats),
        {_word(name): _value(value) for name, value in options.items()},
        tuple(names),
        seed,
        _word(data.get("pace", "quick")),
        _word(data.get("campaign", "")),
        save,
    )


def _from_save(text: str) -> dict[str, Any]:
    """What a saved game says of itself; the process of the table reads it in earnest."""
    try:
        data = json.loads(text)
        return {
            "pack": data["pack"],
            "scenario": data["scenario"],
            "options": data["options"],
            "seed": data["seed"],
        }
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Malformed("This is not a saved game.") from error


def _word(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise Malformed("This is not a request for a game.")
    return value


def _list(value: Any, most: int) -> list[str]:
    if not isinstance(value, list) or len(value) > most:
        raise Malformed("This is not a request for a game.")
    return [_word(member) for member in value]


def _value(value: Any) -> Any:
    if isinstance(value, list) and len(value) <= MOST_MEMBERS:
        return [_value(member) for member in value if not isinstance(member, list)]
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, (bool, int)):
        return value
    raise Malformed("These options are not valid.")
