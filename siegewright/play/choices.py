"""What the options of a decision are made of: their parts, and the cards they name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from interpreter import HOLE, Actions, Decision, Definition, Game, Prompt, possessive
from siegewright.play.menu import Step

SHORT = 70  # letters of a rules text that is beside its card


def steps_of(game: Any, decision: Decision) -> list[list[Step]]:
    """The parts of each option: the action, then its parameters; none where they have no parts."""
    prompt, player = decision.prompt, decision.player
    if not isinstance(game, Game) or not isinstance(prompt, Prompt):
        return []
    if not isinstance(prompt, Actions):
        kind = prompt.kinds[0]
        return [
            [Step("", prompt.describe(game, option, player), _hint(game, kind, option, player))]
            for option in decision.options
        ]
    found: list[list[Step]] = []
    split = [prompt.parts(game, option) for option in decision.options]
    shared = _shared(game, split, player)
    for name, parts in split:
        if not name:
            found.append([Step("", "pass")])
            continue
        action = game.program.actions[name].info
        words = action.words
        if not re.search("[a-z]", HOLE.sub("", words)):  # nothing but what is chosen
            words = " ".join([action.name.replace("_", " "), *[f"{{{p}}}" for p in action.params]])
        decided = dict(shared[name])
        steps = [Step("", _filled(words, decided))]
        for param, (kind, value) in parts.items():
            asked = param.replace("_", " ") if len(param) > 2 else kind  # `s` explains nothing
            about = f"{_filled(words, decided)}: {asked}?"
            shown = game.in_option(kind, value, player)
            hint = _hint(game, kind, value, player)
            steps.append(Step(about, shown + _where(game, kind, value), hint))
            decided[param] = shown
        found.append(steps)
    return found


def _shared(
    game: Game, split: Sequence[tuple[str | None, Mapping[str, Any]]], player: int
) -> dict[str, Any]:
    """The parameters of each action that are the same in all its options, in words: there is no need to choose them."""
    first: dict[str, dict[str, Any]] = {}
    for name, parts in split:
        known = first.setdefault(name or "", dict(parts))
        for param, part in parts.items():
            if param in known and known[param] != part:
                del known[param]
    return {
        name: {param: game.in_option(kind, value, player) for param, (kind, value) in known.items()}
        for name, known in first.items()
    }


def _filled(words: str, decided: Mapping[str, str]) -> str:
    """The words of an action with what is decided, and `...` for what is not."""

    def fill(hole: re.Match[str]) -> str:
        known = decided.get(hole[1])
        if hole[4] is not None:
            return hole[4] if known == "1" else hole[5]
        if known is None or hole[2]:
            return "..."
        return possessive(known) if hole[3] else known

    return HOLE.sub(fill, words)


def _where(game: Game, kind: str, value: Any) -> str:
    """Where a piece is, if it is on the board."""
    if kind != "piece" or not isinstance(value, int) or value < 0:
        return ""
    place = game.place[value]
    return f" at {game.place_name(place)}" if 0 <= place < game.board.size else ""


def about_squares(decision: Decision) -> bool:
    """Whether coordinates in the options are those of squares on a card, not of spaces."""
    kinds: Sequence[str] = getattr(decision.prompt, "kinds", ())
    return "squares" in kinds


def documents_of(game: Any, decision: Decision, options: Sequence[int]) -> list[Definition]:
    """The cards that all of these options name, each once."""
    prompt = decision.prompt
    if not isinstance(game, Game) or not isinstance(prompt, Prompt):
        return []
    found: dict[str, Definition] = {}
    times: dict[str, int] = {}
    for index in options:
        _, parts = prompt.parts(game, decision.options[index])
        known = [_document(game, kind, value, decision.player) for kind, value in parts.values()]
        for document in {d.id: d for d in known if d is not None}.values():
            found.setdefault(document.id, document)
            times[document.id] = times.get(document.id, 0) + 1
    return [document for id, document in found.items() if times[id] == len(options)]


def _document(game: Game, kind: str, value: Any, player: int) -> Definition | None:
    if kind == "definition" and isinstance(value, Definition):
        return value
    if kind == "ability" and isinstance(value, int) and value >= 0:
        value, kind = value >> 8, "piece"
    if kind == "piece" and isinstance(value, int) and value >= 0 and not game.unseen(value, player):
        document: Definition = game.doc[value]
        return document
    return None


def _hint(game: Game, kind: str, value: Any, player: int) -> str:
    """What a card does, if that is short; pieces on the board have stood there for some time.

    Of a space it tells what is there without an owner, if that is one thing with rules text.
    """
    if kind == "space" and isinstance(value, int) and value >= 0:
        free = [game.doc[piece] for piece in game.contents[value] if game.owner[piece] < 0]
        free = [document for document in free if _text(game, document)]
        return free[0].name if len(free) == 1 else ""
    document = _document(game, kind, value, player)
    if document is None or kind == "ability":
        return ""
    if kind == "piece" and 0 <= game.place[value] < game.board.size:
        return ""
    text = _text(game, document)
    return text if len(text) <= SHORT else ""


def _text(game: Game, document: Definition) -> str:
    known = game.program.abilities.get(document.id)
    return known.text.replace("\n", " ") if known is not None else ""
