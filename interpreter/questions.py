"""Questions as data: options with parts that can be clicked, and stable ids.

An id is the canonical JSON of the parts of an option. It does not depend on the order of the options.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from interpreter.game import Game
from interpreter.prompts import Prompt
from interpreter.values import named


def option_data(game: Game, player: int, prompt: Prompt, option: Any) -> dict[str, Any]:
    """The parts of an option.

    {"action": "attack", "with": {"unit": {"piece": 7}, "target": {"piece": 9}}}, {"pass": true} or
    {"choice": {"space": 3}}
    """
    action, parts = prompt.parts(game, option)
    if action == "":
        return {"pass": True}
    data = {name: named(game, form, value, player) for name, (form, value) in parts.items()}
    return data if action is None else {"action": action, "with": data}


def options_data(
    game: Game, player: int, prompt: Prompt, options: Sequence[Any]
) -> list[dict[str, Any]]:
    """The parts of every option, for the player who is asked; equal ones after the first get a number."""
    found: list[dict[str, Any]] = []
    times: dict[str, int] = {}
    for option in options:
        data = option_data(game, player, prompt, option)
        key = canonical(data)
        times[key] = times.get(key, 0) + 1
        found.append({**data, "copy": times[key]} if times[key] > 1 else data)
    return found


def canonical(data: Any) -> str:
    """The same text for the same data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def question(game: Game, player: int, prompt: Prompt, options: Sequence[Any]) -> dict[str, Any]:
    """A decision for the player who is asked. Do not show the options to anybody else."""
    known = options_data(game, player, prompt, options)
    told = [
        {"id": canonical(data), "words": prompt.describe(game, option, player), **data}
        for data, option in zip(known, options, strict=True)
    ]
    return {
        "player": player,
        "name": prompt.name,
        "words": prompt.question(game, player),
        "options": told,
    }
