# The pack `kingdom_defenders`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kingdom_defenders.rules.t as rules_t
from generated.kingdom_defenders.lock import LOCK
from generated.kingdom_defenders.state import State, new_game, set_up
from interpreter.api import Action, Actions, Definition, Program, Scenario, parse_shape

ASK_1 = Actions("turn", "your turn", ("go",), True)
# content/kingdom_defenders/rules/t.yaml:59
SC_SCENARIO = Definition(id="sc", name="Sc")


def sc_step_0(game: State) -> int:
    # content/kingdom_defenders/rules/t.yaml:58
    player = game.active
    options = rules_t.go_options(game, player)
    if options:
        rules_t.take_go(game, player, options[game.ask(game, player, ASK_1, options)])
    return -1


SC = Scenario(
    id="sc",
    title="Sc",
    players=(2, 4),
    seats=(),
    map="board",
    definition=SC_SCENARIO,
    setup=None,
    steps=(sc_step_0,),
    registers=0,
    options={},
)
DEFINITIONS: tuple[Any, ...] = (rules_t.FORGE_SPACES_1, rules_t.TWO_DISCS, rules_t.FORGE)
ABILITIES: dict[str, Any] = {"kingdom_defenders.forge": rules_t.FORGE_ABILITIES}
LAWS: dict[str, Any] = {}
LINKS: tuple[Any, ...] = (
    (rules_t.FORGE, "spaces", ("kingdom_defenders.two_discs", "kingdom_defenders.forge.spaces_1")),
)
MAPS: dict[str, Any] = {
    "board": {
        "spaces": {
            "deed_1": {"area": "deeds", "needs": {"discs": 1}},
            "deed_2": {"area": "deeds", "needs": "two_discs", "before": "deed_1"},
        },
    },
}
SHAPES: dict[str, Any] = {}
ACTIONS: tuple[Any, ...] = (Action(rules_t.GO_ACTION, "", rules_t.go_options, rules_t.take_go),)
SCENARIOS: tuple[Any, ...] = (SC,)
PROGRAM = Program(
    pack="kingdom_defenders",
    title="Kingdom Defenders",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    definitions=DEFINITIONS,
    abilities=ABILITIES,
    laws=LAWS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=(),
    links=LINKS,
    space_defaults={"area": None, "needs": "two_discs", "before": None},
    actions=ACTIONS,
    squares_width=0,
)
