"""Whole games of every pack, played by clicks in a real browser: `python -m tests.browser_games [--packs P...]`.

Two people sit at two browsers. No page may fail, and no message to one of them may name what only the other has seen.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from typing import Any

from tests.browser import Screen, a_browser
from tests.table_server import Server, tables

GAMES = {
    "classics": [("tic_tac_toe", 2), ("connect_four", 2), ("breakthrough", 2), ("connection", 2), ("draughts", 2),
                 ("leduc_poker", 2), ("sowing", 2)],
    "castle_assault": [("border_skirmish", 2)],
    "deck_builder": [("orchards", 2)],
    "foretold": [("foretold", 3)],
    "harvest_fair": [("three_days", 2)],
    "kingdom_defenders": [("family", 2)],
    "kingdom_rush": [("foes_on_the_horizon", 2)],
    "kings_armory": [("first_wave", 2)],
    "knight_fall": [("cooperative", 2)],
}  # fmt: skip
LONGEST = 900.0  # seconds of one game


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="browser_games", description=__doc__)
    parser.add_argument("--packs", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    with tables() as folder, a_browser() as browser:
        server = Server(folder)
        for pack in options.packs:
            for scenario, players in GAMES[pack]:
                start = time.monotonic()
                choices, over = whole_game(server, browser, pack, scenario, players, options.seed)
                how = "to its end" if over else f"for {LONGEST:.0f} s"
                print(
                    f"{pack}, {scenario}: {choices} choices, {how}, {time.monotonic() - start:.0f} s"
                )
                sys.stdout.flush()
        server.stop()
    return 0


def whole_game(
    server: Server, browser: Any, pack: str, scenario: str, players: int, seed: int
) -> tuple[int, bool]:
    """Play a game; the first two seats are people, all others bots."""
    seats = ["link", "link", *["random"] * players][:players]
    table = server.table(pack, scenario, seats, seed=seed)
    screens = [
        Screen(browser, server, f"/table/{table['id']}#{table['others'][(seat,)]}")
        for seat in range(min(2, players))
    ]
    chance, until, over = random.Random(seed), time.monotonic() + LONGEST, False
    while time.monotonic() < until and not over:
        for screen in screens:
            screen.step(chance)
        over = all(screen.page.query_selector(".result") for screen in screens)
    known: list[dict[str, str]] = [{} for _ in screens]
    for seat, screen in enumerate(screens):
        for text in screen.frames:
            view = json.loads(text).get("state", {}).get("view", {})
            known[seat].update({p: seen["name"] for p, seen in view.get("pieces", {}).items()})
    for seat, screen in enumerate(screens):
        others = [k for n, k in enumerate(known) if n != seat]
        secret = {p for k in others for p in k if p not in known[seat]}
        for text in screen.frames:
            state = json.loads(text).get("state")
            assert state is None or not secret & set(state["view"]["pieces"]), "a secret was sent"
    choices = screens[0].choices()
    for screen in screens:
        screen.close()
    return choices, over


if __name__ == "__main__":
    raise SystemExit(main())
