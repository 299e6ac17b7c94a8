"""The table in the browser: from an answer to the repainted board, the size of the first page, and many tables at once."""

from __future__ import annotations

import random
import time
from statistics import quantiles

from bench.report import Row, Skipped
from tests.browser import Screen, a_browser, chromium
from tests.table_server import Player, Server, tables

PAINTED_MS = 50.0
FIRST_PAGE = 250_000
TABLES = 20
HEARTBEAT = 2.0  # seconds in which a ping must be answered
GAMES = (
    ("classics", "connect_four", 2),
    ("castle_assault", "humans_and_orcs", 2),
    ("kings_armory", "first_wave", 1),
    ("kingdom_defenders", "full_game", 2),
    ("kingdom_rush", "foes_on_the_horizon", 2),
    ("knight_fall", "cooperative", 2),
)

# Clicks a line of the menu and waits until the next state has been painted; gives milliseconds.
PAINT = """async (pick) => {
  const net = await import('/static/net.js');
  const lines = [...document.querySelectorAll('.menu .option:not([disabled])')];
  if (!lines.length) return null;
  const n = net.state.value.n;
  const start = performance.now();
  const answered = new Promise((done) => {
    const stop = net.state.subscribe((now) => {
      if (now.n === n) return;
      queueMicrotask(() => stop());
      done(true);
    });
    setTimeout(done, 3000, false);
  });
  lines[Math.floor(pick * lines.length)].click();
  if (!(await answered) || document.querySelector('.curtain')) return null;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}"""


def measure(quick: bool) -> tuple[list[Row], list[Skipped]]:
    rows: list[Row] = []
    with tables() as folder:
        server = Server(folder)
        try:
            rows.append(_many(server, TABLES, 3.0 if quick else 15.0))
            if chromium() is None:
                return rows, [Skipped("g", "pages", "there is no browser")]
            rows += _pages(server, 15 if quick else 80)
        finally:
            server.stop()
    return rows, []


def _pages(server: Server, answers: int) -> list[Row]:
    rows: list[Row] = []
    with a_browser() as browser:
        screen = Screen(browser, server, "/")
        screen.page.get_by_role("button", name="Classics").wait_for()
        sent = screen.page.evaluate(
            "() => performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize || 0), 0)"
        )
        rows.append(
            Row(
                "g",
                "first page",
                f"{FIRST_PAGE:,} bytes",
                sent / FIRST_PAGE,
                1.0,
                note=f"{sent:,} bytes",
            )
        )
        screen.close()
        for pack, scenario, players in GAMES:
            table = server.table(pack, scenario, ["here"] * players)
            screen = Screen(browser, server, f"/table/{table['id']}#{table['host']}")
            times = _painted(screen, answers)
            late = quantiles(times, n=20)[-1]
            note = f"median {sorted(times)[len(times) // 2]:.0f} ms, p95 {late:.0f} ms"
            what = f"{pack}: answer to repainted board, p95"
            rows.append(Row("g", what, f"{PAINTED_MS:.0f} ms", late / PAINTED_MS, 1.0, note=note))
            screen.context.close()
    return rows


def _painted(screen: Screen, answers: int) -> list[float]:
    chance = random.Random(1)
    times: list[float] = []
    for _ in range(answers * 4):
        screen.ready()
        if screen.page.query_selector(".result") or len(times) >= answers:
            break
        if screen.page.query_selector(".curtain"):
            screen.step(chance)
            continue
        took = screen.page.evaluate(PAINT, chance.random())
        times += [took] if took is not None else []
    return times


def _many(server: Server, number: int, seconds: float) -> Row:
    """Tables of bots that play as fast as they can, with one client at each that pings."""
    made = []
    for _ in range(number):
        made.append(
            server.table("castle_assault", "humans_and_orcs", ["random", "random"], pace="quick")
        )
        time.sleep(1.05)  # tables may be made once a second
    # A client that joins must read: so none joins before all tables are ready.
    players: list[Player] = [server.join(table, table["host"]) for table in made]
    slowest, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        time.sleep(0.1)  # who says too much is sent away
        for player in players:
            start = time.perf_counter()
            player.say(do="ping")
            player.until("pong", 30)
            slowest = max(slowest, time.perf_counter() - start)
    note = f"slowest answer to a ping {slowest * 1000:.0f} ms"
    return Row(
        "g",
        f"heartbeat at {number} tables of bots",
        f"{HEARTBEAT:.0f} s",
        slowest / HEARTBEAT,
        1.0,
        note=note,
    )
