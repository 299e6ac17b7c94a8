"""The table in a real browser: clicks, keys, reloads, kills, two tabs, narrow screens, and what axe says."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has none
from playwright.sync_api import Browser, Locator

from tests import helpers
from tests.browser import Screen, a_browser, play
from tests.helpers import BASE, ROOT, write_pack
from tests.table_server import Server, tables

pytestmark = pytest.mark.skipif(
    not (ROOT / "siegewright" / "table" / "vendor" / "preact.js").is_file(),
    reason="browser tests were left out: run `make web` first",
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with tables() as folder:
        running = Server(folder)
        yield running
        running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


def at(table: dict[str, Any], token: str = "") -> str:
    return f"/table/{table['id']}#{token or table['host']}"


def violations(screen: Screen) -> list[str]:
    found = Axe().run(screen.page)
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found.response["violations"]]


def test_a_game_is_begun_in_the_lobby_and_played_by_clicks_on_the_board(
    server: Server, browser: Browser
) -> None:
    screen = Screen(browser, server, "/")
    page = screen.page
    page.get_by_role("button", name="Classics").click()
    page.get_by_label("Scenario").select_option("connect_four")
    assert violations(screen) == []
    page.locator(".seat-row select").nth(1).select_option("here")
    page.get_by_role("button", name="Start").click()
    for number in range(7):  # both drop into the first two columns until four stand in one
        page.wait_for_function(
            f"async () => (await import('/static/net.js')).state.value?.n === {number}"
        )
        page.locator(f'[data-space="{number % 2}"]').click()
    page.get_by_text("The game is over").wait_for()
    assert page.locator(".mark-piece").count() == 7
    assert violations(screen) == []
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_text("0 of 7").wait_for()
    page.get_by_label("one step on").click()
    page.get_by_text("1 of 7").wait_for()
    assert page.locator(".mark-piece").count() == 1
    page.get_by_label("speed").select_option("very fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("7 of 7").wait_for()
    assert violations(screen) == []
    page.get_by_role("button", name="Back to the game").click()
    page.goto(server.base)
    page.get_by_role("link", name="Connect four").wait_for()  # among one's own tables
    screen.close()


def test_a_game_is_played_with_keys_alone(server: Server, browser: Browser) -> None:
    table = server.table("classics", "tic_tac_toe", ["here", "here"])
    screen = Screen(browser, server, at(table))
    screen.ready()
    press = screen.page.keyboard.press
    press("b")
    press("ArrowRight")
    press("Enter")
    screen.page.wait_for_function(
        "async () => (await import('/static/net.js')).state.value?.n === 1"
    )
    for number in range(2, 10):
        screen.ready()
        if screen.page.query_selector(".result"):
            break
        if number % 2:
            press("1")
        else:
            press("m")
            press("ArrowDown")
            press("Enter")
        screen.page.wait_for_function(
            f"async () => (await import('/static/net.js')).state.value?.n >= {number}"
        )
    screen.page.wait_for_selector(".result")
    screen.close()


def test_a_double_click_answers_once(server: Server, browser: Browser) -> None:
    table = server.table("classics", "connect_four", ["here", "here"])
    screen = Screen(browser, server, at(table))
    screen.ready()
    screen.page.locator('[data-space="3"]').dblclick()
    screen.page.wait_for_selector(".mark-piece")
    screen.page.wait_for_timeout(300)
    # The second click is no answer to a question that nobody can have read.
    assert screen.page.locator(".mark-piece").count() == screen.choices() == 1
    screen.page.locator('[data-space="3"]').click()
    screen.page.wait_for_function("() => document.querySelectorAll('.mark-piece').length === 2")
    screen.close()


def test_a_refused_answer_can_be_given_again(server: Server, browser: Browser) -> None:
    table = server.table("classics", "connect_four", ["here", "here"])
    screen = Screen(browser, server, at(table))
    screen.ready()
    screen.page.evaluate(
        "(async () => (await import('/static/choosing.js')).answer({ id: 'x' }))()"
    )
    screen.page.wait_for_selector(".notice")
    screen.page.locator(".menu .option").first.click()
    screen.page.wait_for_selector(".mark-piece")
    assert screen.choices() == 1
    screen.close()


def test_only_what_changes_is_drawn_again(server: Server, browser: Browser) -> None:
    """An answer redraws what it changed, and it is painted once."""
    table = server.table("castle_assault", "humans_and_orcs", ["here", "sensible"], pace="calm")
    screen = Screen(browser, server, at(table))
    screen.ready()
    screen.page.wait_for_function(  # pictures come when they are drawn
        "() => [...document.querySelectorAll('.card:not(.small)')].every((card) => card.querySelector('img.there'))"
    )
    screen.page.evaluate(
        """() => {
          window.changed = new Set();
          new MutationObserver((found) => {
            for (const one of found) {
              const el = one.target.nodeType === 1 ? one.target : one.target.parentElement;
              const card = el && el.closest(".card");
              if (card) window.changed.add(card.dataset.piece);
            }
          }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        }"""
    )
    cards = screen.page.locator(".dock .card").count()
    number = screen.choices()
    screen.page.locator(".undo").hover()  # something that has nothing to do with the cards
    screen.page.evaluate("(async () => (await import('/static/net.js')).say({ do: 'look' }))()")
    screen.page.wait_for_timeout(300)
    assert cards > 2
    assert screen.choices() == number
    assert screen.page.evaluate("() => window.changed.size") == 0
    screen.close()


def test_two_tabs_of_one_seat_stay_together_and_an_old_answer_is_refused(
    server: Server, browser: Browser
) -> None:
    table = server.table("classics", "connect_four", ["link", "link"])
    token = table["others"][(0,)]
    one, two = Screen(browser, server, at(table, token)), Screen(browser, server, at(table, token))
    one.ready()
    two.ready()
    stale = two.page.evaluate(
        "(async () => (await import('/static/net.js')).state.value.ask.options[0].id)()"
    )
    one.page.locator('[data-space="2"]').click()
    two.page.wait_for_selector(".mark-piece")
    two.page.evaluate(
        "(option) => import('/static/net.js').then((net) => net.say({ do: 'answer', n: 0, option }))",
        stale,
    )
    two.page.get_by_text("answered already").wait_for()
    assert one.choices() == two.choices() == 1
    one.close()
    two.close()


def test_a_reload_a_lost_connection_and_a_killed_process_cost_nothing(
    server: Server, browser: Browser
) -> None:
    table = server.table("classics", "connect_four", ["here", "here"])
    screen = Screen(browser, server, at(table))
    screen.ready()
    screen.page.locator('[data-space="0"]').click()
    screen.page.wait_for_selector(".mark-piece")
    screen.page.reload()
    screen.page.wait_for_selector(".mark-piece")
    os.kill(server.table_process(table), signal.SIGKILL)
    screen.page.wait_for_timeout(200)
    screen.page.wait_for_function(
        "async () => (await import('/static/net.js')).live.value === 'open'"
    )
    screen.ready()
    screen.page.locator('[data-space="1"]').click()
    screen.page.wait_for_function("() => document.querySelectorAll('.mark-piece').length === 2")
    # The socket is closed from outside, as a network does it.
    screen.page.evaluate(
        """() => import('/static/net.js').then((net) => {
          net.say({ do: 'nonsense' });
        })"""
    )
    screen.page.wait_for_function(
        "async () => (await import('/static/net.js')).live.value !== 'open'"
    )
    screen.page.get_by_text("No connection").wait_for()
    screen.page.wait_for_function(
        "async () => (await import('/static/net.js')).live.value === 'open'"
    )
    screen.ready()
    screen.page.locator('[data-space="2"]').click()
    screen.page.wait_for_function("() => document.querySelectorAll('.mark-piece').length === 3")
    screen.close()


def test_a_shared_screen_has_a_curtain(server: Server, browser: Browser) -> None:
    table = server.table("castle_assault", "humans_and_orcs", ["here", "here"])
    screen = Screen(browser, server, at(table))
    screen.page.wait_for_selector(".curtain")
    assert screen.page.locator(".card").count() == 0
    assert violations(screen) == []
    screen.page.get_by_role("button", name="show my side").click()
    screen.page.wait_for_selector(".dock .card")
    assert violations(screen) == []
    screen.close()


def test_two_browsers_play_and_neither_is_sent_what_it_may_not_know(
    server: Server, browser: Browser
) -> None:
    table = server.table("castle_assault", "humans_and_orcs", ["link", "link"])
    screens = [Screen(browser, server, at(table, table["others"][(seat,)])) for seat in range(2)]
    chance = random.Random(3)
    known: list[dict[str, str]] = [{}, {}]
    named: list[set[str]] = [set(), set()]
    for turn in range(500):
        for screen in screens:
            screen.step(chance)
            screen.page.wait_for_function("() => true")
        if turn >= 50 and screens[0].choices() > 3:
            break
    assert screens[0].choices() > 3
    # Messages may still come while we look: all is said of those that are there now.
    frames = [list(screen.frames) for screen in screens]
    for seat in range(2):
        for text in frames[seat]:
            state = json.loads(text).get("state", {})
            for piece, seen in state.get("view", {}).get("pieces", {}).items():
                known[seat][piece] = seen["name"]
                named[seat].add(seen["name"])
            for option in (state.get("ask") or {}).get("options", ()):
                for part in (option.get("with") or {}).values():
                    if isinstance(part.get("piece"), int):
                        known[seat].setdefault(str(part["piece"]), "")
    for seat, screen in enumerate(screens):
        # Another copy of a card may have the same name for those who see only that one.
        secret = {n for p, n in known[1 - seat].items() if p not in known[seat] and n}
        secret -= named[seat]
        # The log may name what was shown between two views: tests.client_games looks at that.
        for text in frames[seat]:
            state = json.loads(text).get("state", {})
            shown = json.dumps([state.get("view"), state.get("ask")])
            for name in secret:
                assert json.dumps(name)[1:-1] not in shown
        screen.close()


def test_squares_of_a_card_are_clicked_one_by_one(server: Server, browser: Browser) -> None:
    """A tile is laid by clicking the squares it covers, beside the options or on the board."""
    table = server.table("kingdom_rush", "foes_on_the_horizon", ["here"], seed=2)
    player, chance = server.join(table, table["host"]), random.Random(4)
    player.until("state")
    for _ in range(80):
        options = player.state["ask"]["options"]
        tiles = [o for o in options if len((o.get("choice") or {}).get("squares") or ()) > 1]
        if tiles:
            break
        player.answer(chance.randrange(len(options)))
        player.at(player.state["n"] + 1)
    wanted = tiles[-1]["choice"]["squares"]
    screen = Screen(browser, server, at(table))
    screen.ready()
    n = screen.choices()
    assert violations(screen) == []
    (column, row), *rest = wanted
    screen.page.locator(f'.squares [aria-label^="column {column}, row {row}"]').click()
    # The first may have been enough: then the others are gone.
    screen.page.evaluate(
        """(rest) => rest.forEach(([column, row]) => document
          .querySelector(`.squares [aria-label^="column ${column}, row ${row}"]`)
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true })))""",
        rest,
    )
    screen.page.wait_for_function(
        f"async () => (await import('/static/net.js')).state.value?.n > {n}"
    )
    player.at(n + 1)
    laid = [set(bits) for bits in player.state["covers"].values()]
    wide = player.hello["squares"]
    assert {(row - 1) * wide + column - 1 for column, row in wanted} in laid
    screen.close()


def test_a_piece_is_drawn_over_all_spaces_that_it_covers(server: Server, browser: Browser) -> None:
    """And where a place is asked for, it is the place that glows and not what stands there."""
    table = server.table("kings_armory", "the_boss", ["here"], seed=7)
    screen = Screen(browser, server, at(table))
    screen.ready()
    screen.page.wait_for_selector(".board .shape-tower")  # letters until looks are known
    wide = screen.page.evaluate(
        """async () => {
          const { view } = (await import('/static/net.js')).state.value;
          const box = (el) => el.getBoundingClientRect();
          const space = box(document.querySelector('.space')).width;
          return Object.entries(view.piece_top).filter(([, top]) => top.length > 1)
            .map(([id]) => box(document.querySelector(`.piece[data-piece="${id}"] .token`)).width / space);
        }"""
    )
    assert len(wide) == 2
    assert all(1.5 < width < 2.6 for width in wide), wide
    assert screen.page.locator(".glyph").count() == 0
    chance = random.Random(2)
    for _ in range(60):
        if screen.page.locator(".piece.through").count():
            break
        screen.step(chance)
        screen.page.wait_for_timeout(30)
    lit = screen.page.locator(".piece.through").first
    assert "can" not in str(lit.get_attribute("class")).split()
    n, left = screen.choices(), screen.page.locator(".menu .option").count()
    lit.dispatch_event("click")
    screen.page.wait_for_function(
        "async ([n, left]) => (await import('/static/net.js')).state.value.n > n"
        " || document.querySelectorAll('.menu .option').length < left || document.querySelector('.crumb')",
        arg=[n, left],
    )
    screen.close()


def test_an_icon_goes_by_a_field_of_any_name(server: Server, browser: Browser) -> None:
    """`type` is a word of Python, and state of other kinds is called so as well."""
    table = server.table("kingdom_rush", "foes_on_the_horizon", ["here"])
    screen = Screen(browser, server, at(table))
    screen.page.wait_for_selector(".chip .shape-tower")
    assert screen.page.locator(".chip .shape-tower").count() > 5
    assert screen.page.locator(".chip .shape-tower .letters").count() == 0
    screen.close()


def test_cards_are_as_large_as_there_is_room(server: Server, browser: Browser) -> None:
    """A hand takes nothing from the board, and nothing has to be scrolled."""
    table = server.table("foretold", "foretold", ["here", "random", "random"], pace="instant")
    how = {"viewport": {"width": 1440, "height": 900}}
    screen = Screen(browser, server, at(table), **how)
    screen.ready()
    screen.page.wait_for_selector(".dock .card.printed img.there")
    size = "() => document.querySelector('.dock .card.printed').getBoundingClientRect().width"
    large = screen.page.evaluate(size)
    assert large > 1.3 * 63 * 1.85
    assert screen.page.evaluate(
        "() => [...document.querySelectorAll('.dock, .play, .play > .common')]"
        ".every((el) => el.scrollWidth <= el.clientWidth + 1 && el.scrollHeight <= el.clientHeight + 1)"
    )
    screen.page.set_viewport_size({"width": 1000, "height": 560})
    screen.page.wait_for_function(f"(large) => ({size})() < large", arg=large)
    screen.close()


def test_cards_are_shown_as_they_are_printed(server: Server, browser: Browser) -> None:
    table = server.table("castle_assault", "humans_and_orcs", ["here", "random"])
    screen = Screen(browser, server, at(table))
    card = screen.page.locator(".dock .card.printed img").first
    card.wait_for()
    screen.page.wait_for_function(
        "() => [...document.querySelectorAll('.dock .card.printed img')].every((img) => img.naturalWidth > 50)"
    )
    # Outlines have no letters: whoever cannot see them is told what stands there.
    words = screen.page.locator(".dock .card.printed").first.get_attribute("aria-label") or ""
    name = screen.page.evaluate(
        """async () => {
          const net = await import('/static/net.js');
          const id = document.querySelector('.dock .card.printed').dataset.piece;
          return net.papers.value[net.state.value.view.pieces[id].is].name;
        }"""
    )
    assert name in words
    screen.page.locator(".dock .card.printed").first.hover()
    screen.page.locator(".info img").wait_for()
    assert violations(screen) == []
    screen.close()


def middle(screen: Screen, what: str) -> tuple[float, float]:
    box = screen.page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_every_space_says_what_it_is_and_signs_are_explained(
    server: Server, browser: Browser
) -> None:
    table = server.table("castle_assault", "border_skirmish", ["here", "here"])
    screen = Screen(browser, server, at(table), reduced_motion="reduce")
    page = screen.page
    page.locator(".curtain button, .board").first.wait_for()
    if page.locator(".curtain button").count():
        page.click(".curtain button")
    page.mouse.move(*middle(screen, '.space[data-place="0"]'))
    page.locator(".info", has_text="Castle of the second player").wait_for()
    page.mouse.move(*middle(screen, '.space[data-place="4"]'), steps=2)
    page.locator(".info", has_text="(2, 2)").wait_for()
    page.mouse.move(2, 2)
    page.locator(".info").wait_for(state="detached")
    page.get_by_role("button", name="Help").click()
    page.locator(".signs", has_text="Castle of the first player").wait_for()
    assert page.locator(".signs li", has_text="health").count() == 1
    assert violations(screen) == []
    screen.close()


def test_hexagons_have_coordinates_beside_their_rows(server: Server, browser: Browser) -> None:
    table = server.table("classics", "connection", ["here", "here"])
    screen = Screen(browser, server, at(table))
    screen.ready()
    heads = screen.page.locator(".heads text")
    assert heads.all_text_contents() == [*"1234567", *"1234567"]
    left = [box["x"] for box in map(Locator.bounding_box, heads.all()[7:]) if box]
    assert left == sorted(left)
    assert left[-1] > left[0] + 50
    screen.close()


def test_a_finger_reads_what_it_taps(server: Server, browser: Browser) -> None:
    table = server.table("knight_fall", "cooperative", ["here", "random"])
    how = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    screen = Screen(browser, server, at(table), reduced_motion="reduce", **how)
    screen.ready()
    token = screen.page.locator(".board .piece:not(.can):not(.through)").last
    token.dispatch_event("pointerenter", {"pointerType": "touch"})
    token.dispatch_event("pointerup", {"pointerType": "touch"})
    token.dispatch_event("pointerleave", {"pointerType": "touch"})
    screen.page.wait_for_timeout(800)  # a mouse that has left would have hidden it
    assert screen.page.locator(".info").is_visible()
    screen.close()


def test_names_are_text(server: Server, browser: Browser) -> None:
    table = server.table("classics", "tic_tac_toe", ["here", "random"])
    screen = Screen(browser, server, at(table))
    screen.ready()
    screen.page.get_by_role("button", name="People").click()
    assert violations(screen) == []
    field = screen.page.get_by_label("Your name as X")
    field.fill("<img src=x onerror=alert(1)>")
    field.blur()
    screen.page.keyboard.press("Escape")
    screen.page.locator(".player").get_by_text("<img src=x onerror=alert(1)>").wait_for()
    assert screen.page.locator("img").count() == 0
    screen.close()


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({"viewport": {"width": 390, "height": 800}}, id="a phone"),
        pytest.param(
            {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}, id="200 percent"
        ),
    ],
)
def test_narrow_screens_show_everything(
    server: Server, browser: Browser, how: dict[str, Any]
) -> None:
    for pack, scenario, players in (
        ("classics", "connect_four", 2),
        ("knight_fall", "cooperative", 1),
    ):
        table = server.table(pack, scenario, ["here"] * players)
        screen = Screen(browser, server, at(table), **how)
        screen.ready()
        wide, room = screen.page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room
        screen.page.locator(".option").first.click()
        assert violations(screen) == []
        screen.close()
    screen = Screen(browser, server, "/", **how)
    screen.page.get_by_role("button", name="Classics").click()
    screen.page.get_by_label("Scenario").wait_for()
    assert screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    screen.close()


def test_nothing_moves_for_those_who_want_less_motion(server: Server, browser: Browser) -> None:
    table = server.table("knight_fall", "cooperative", ["here"])
    screen = Screen(browser, server, at(table), reduced_motion="reduce")
    play(screen, random.Random(1), 12)
    assert screen.page.evaluate("() => document.getAnimations().length") == 0
    screen.close()


@pytest.mark.parametrize(
    ("pack", "scenario", "players"),
    [
        ("kingdom_defenders", "full_game", 2),
        ("kingdom_rush", "foes_on_the_horizon", 1),
        ("kings_armory", "first_wave", 1),
        ("foretold", "foretold", 3),
    ],
)
def test_every_pack_is_played_some_way_by_clicks(
    server: Server, browser: Browser, pack: str, scenario: str, players: int
) -> None:
    """Whole games: `make browser`."""
    table = server.table(pack, scenario, ["here"] * players)
    screen = Screen(browser, server, at(table))
    chance = random.Random(2)
    for _ in range(10):  # a slow page is clicked while it waits for its answer, which does nothing
        play(screen, chance, 25)
        if screen.choices() >= 3:
            break
    assert screen.choices() >= 3
    if pack in ("kingdom_defenders", "kingdom_rush", "foretold"):
        assert violations(screen) == []
    screen.close()


def test_the_first_page_is_small(server: Server, browser: Browser) -> None:
    """Less than 250 kB for everything until the lobby stands."""
    context = browser.new_context()
    page = context.new_page()
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length") or 0)))
    page.goto(server.base, wait_until="networkidle")
    page.get_by_role("button", name="Classics").wait_for()
    sent = page.evaluate(
        """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
          .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    assert 10_000 < sent < 250_000
    context.close()


UNSEEN = """
- zone: fan
  each: player
  source: designed
  visible: others
  owns: true
- action: play card
  source: designed
  takes: {card: unit}
  choose: {card: all units in player.fan}
  do: move card to (1, 1)
"""


def test_cards_that_their_holder_does_not_see_are_clicked_by_their_places(
    tmp_path: Path, browser: Browser
) -> None:
    deal = "place ant in players[0].fan\nplace bee in players[0].fan\n"
    flow = "repeat 2 times:\n  turn of players[0]: play\ntie"
    write_pack(tmp_path, BASE + UNSEEN + helpers.scenario(flow, deal))
    with tables() as folder:
        server = Server(folder, root=tmp_path)
        try:
            table = server.table("demo", "main", ["link", "link"])
            mine, theirs = table["others"][(0,)], table["others"][(1,)]
            screen = Screen(browser, server, at(table, mine))
            other = Screen(browser, server, at(table, theirs))
            other.page.wait_for_selector(".player [data-piece]")
            assert "Bee" in other.page.inner_text(".players")
            screen.page.wait_for_selector(".dock .unseen.can")
            assert screen.page.locator(".dock .unseen.can").count() == 2
            assert not {"Ant", "Bee"} & set(screen.page.inner_text("body").split())
            assert not [frame for frame in screen.frames if "demo.bee" in frame or "Bee" in frame]
            assert violations(screen) == []
            screen.page.click(".dock .unseen >> nth=1")
            screen.page.wait_for_selector(".board [aria-label^=Bee]")
            other.close()
            screen.close()
        finally:
            server.stop()
