"""What the logs of shipped packs tell the players, and what they keep from rivals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.build.build import Project
from interpreter import Session
from interpreter.prompts import Actions
from siegewright.authoring.testing import run_pack
from tests.helpers import ROOT, shipped

# Each is a rule test without its head and its `then`; the lines follow each other in the log.
LINES = {
    "Call Ally": (
        "undead_and_vampires",
        """
  given:
    - active = alice
    - alice.ready = 2
    - place elder_bloodlord at (2, 8) for alice as lord
    - place thrall in alice.hand for alice as servant
  choices: ["(2, 7)"]
  when:
    - alice: use_ability lord
""",
        ["Elder Bloodlord uses its Ability", "Elder Bloodlord calls Thrall to (2, 7)"],
    ),
    "Raise Dead": (
        "undead_and_vampires",
        """
  given:
    - active = alice
    - alice.ready = 3
    - place grave_ghoul in alice.discard_pile for alice
    - place raise_dead in alice.hand for alice as spell
  choices: ["(3, 10)"]
  when:
    - alice: play_plain_ability spell
""",
        ["Raise Dead resolves", "Grave Ghoul rises on (3, 10)"],
    ),
    "the Charge of a Monster": (
        "example_scenario",
        """
  given:
    - active = foes
    - place mercenary at (1, 3) for foes
  dice: [2]
  when:
    - run monsters_act
""",
        ["Mercenary Charges", "Mercenary rolls 2", "Mercenary moves to (1, 5)"],
    ),
    "the shot of a Monster": (
        "example_scenario",
        """
  given:
    - active = foes
    - place mercenary_catapult at (1, 3) for foes
    - place hired_blade at (1, 7) for alice
  when:
    - run monsters_act
""",
        ["Mercenary Catapult shoots at Hired Blade", "Hired Blade takes 1 damage"],
    ),
    "a shot without effect": (
        "example_scenario",
        """
  given:
    - active = foes
    - place mercenary_catapult at (1, 3) for foes
    - place gate_warden at (1, 7) for alice
  when:
    - run monsters_act
""",
        [
            "Mercenary Catapult shoots at Gate Warden",
            "The armor of Gate Warden absorbs the shot",
        ],
    ),
    "a discard": (
        "border_skirmish",
        """
  given:
    - active = alice
    - 'for each n in numbers(1, 6): place knight in alice.hand for alice'
    - place peons in alice.hand for alice as unwanted
  choices: [unwanted]
  when:
    - run end_of_turn_phase
""",
        ["Alice discards Peons"],
    ),
    "a lost card": (
        "undead_and_vampires",
        """
  given:
    - active = alice
    - alice.ready = 1
    - bob.ready = 2
    - place thrall at (2, 8) for alice as servant
    - place wild_wrath in alice.hand for alice as card
    - place siphon in bob.hand for bob as answer
  choices: ["bob: play_instant answer on servant"]
  when:
    - alice: play_ability card on servant
""",
        ["Wild Wrath is lost"],
    ),
}


def told(file: Path, pack: str, scenario: str, seats: str, steps: str) -> list[str]:
    """The last lines of the log after the steps; only a failing test prints them."""
    text = f"- test: what is told\n  scenario: {scenario}\n  seats: [{seats}]{steps}"
    file.write_text(f"{text}  then:\n    - over\n", encoding="utf-8")
    (result,) = run_pack(Project(ROOT), pack, lambda path: None, [file])
    assert "expected `over`" in result.message, result.message
    assert result.message.count("expected") == 1, result.message
    lines = (line.strip() for line in result.message.splitlines())
    return [line.removeprefix("log: ") for line in lines if line.startswith("log: ")]


@pytest.mark.parametrize(("scenario", "steps", "expected"), LINES.values(), ids=LINES)
def test_castle_assault_tells_what_everybody_sees(
    tmp_path: Path, scenario: str, steps: str, expected: list[str]
) -> None:
    seats = "alice, foes" if scenario == "example_scenario" else "alice, bob"
    log = told(tmp_path / "told.yaml", "castle_assault", scenario, seats, steps)
    at = log.index(expected[0])
    assert log[at : at + len(expected)] == expected


# ------------------------------------------------------------------ secrets


def set_up(players: int, seed: int, pick: Callable[[int], int]) -> Session:
    """A game of Kingdom Defenders up to the first disc; `pick` chooses one of so many options."""
    session = Session(shipped("kingdom_defenders"), "family", players, {}, seed)
    while session.decision is not None and not isinstance(session.decision.prompt, Actions):
        session.answer(pick(len(session.decision.options)))
    return session


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_cannot_tell_a_fate_card_from_the_log(players: int) -> None:
    """Whatever a player keeps and takes in secret, the log of the others says the same."""
    for seed in range(1, 9):
        first = set_up(players, seed, lambda n: 0)
        last = set_up(players, seed, lambda n: n - 1)
        assert len(first.answers) >= players
        for player in range(players):
            assert first.log_of(player) == last.log_of(player)
            assert len(first.log_of(player)) == players
