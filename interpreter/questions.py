"""What a player is asked, as data: options with parts that can be clicked, and ids that stay the same.

An id is the canonical JSON of what an option is made of. It does not depend on the order of the options, so an answer
by id means the same wherever the rules offer it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from interpreter.game import Game
from interpreter.prompts import Prompt
from interpreter.values import named


def option_data(game: Game, prompt: Prompt, option: Any) -> dict[str, Any]:
    """What an option is made of.

    {"action": "attack", "with": {"unit": {"piece": 7}, "target": {"piece": 9}}}, {"pass": true} or
    {"choice": {"space": 3}}
    """
    action, parts = prompt.parts(game, option)
    if action == "":
        return {"pass": True}
    data = {name: named(game, form, value) for name, (form, value) in parts.items()}
    return data if action is None else {"action": action, "with": data}


def options_data(game: Game, prompt: Prompt, options: Sequence[Any]) -> list[dict[str, Any]]:
    """What every option is made of; of several that are the same, later ones have a number."""
    found: list[dict[str, Any]] = []
    times: dict[str, int] = {}
    for option in options:
        data = option_data(game, prompt, option)
        key = canonical(data)
        times[key] = times.get(key, 0) + 1
        found.append({**data, "copy": times[key]} if times[key] > 1 else data)
    return found


def canonical(data: Any) -> str:
    """The same text for the same data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def question(game: Game, player: int, prompt: Prompt, options: Sequence[Any]) -> dict[str, Any]:
    """A decision, for the player who is asked: what the options say is for nobody else."""
    told = [
        {"id": canonical(data), "words": prompt.describe(game, option), **data}
        for data, option in zip(options_data(game, prompt, options), options, strict=True)
    ]
    return {
        "player": player,
        "name": prompt.name,
        "words": prompt.question(game, player),
        "options": told,
    }
