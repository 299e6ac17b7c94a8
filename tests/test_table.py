"""The server of tables: seats, answers, undo, spectators, kills; and clients that mean harm."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from compiler import pack_names
from interpreter import SaveError, Session, StartError
from siegewright.packs.programs import open_pack
from siegewright.table.hub import MOST_CLIENTS
from siegewright.table.keeping import Keeping, Plan, read_plan, write_plan
from siegewright.table.messages import FORMS, Malformed, read_message
from siegewright.table.shelf import shelf
from tests.helpers import ROOT
from tests.table_server import Player, Server, tables


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with tables() as folder:
        (ROOT / "siegewright" / "table" / "vendor").mkdir(exist_ok=True)
        running = Server(folder)
        yield running
        running.stop()


def seated(server: Server, scenario: str = "connect_four", pack: str = "classics") -> Any:
    """A table for two with links, the two players, and a spectator."""
    table = server.table(pack, scenario, ["link", "link"])
    first = server.join(table, table["others"][(0,)])
    second = server.join(table, table["others"][(1,)])
    looking = server.join(table, table["others"][()])
    for player in (first, second, looking):
        player.until("state")
    return table, first, second, looking


# ------------------------------------------------------------------ playing


def test_only_the_seat_that_is_asked_gets_options(server: Server) -> None:
    _, first, second, looking = seated(server)
    assert len(first.state["ask"]["options"]) == 7
    assert "options" not in second.state["ask"]
    assert "options" not in looking.state["ask"]
    assert (first.hello["mine"], second.hello["mine"], looking.hello["mine"]) == ([0], [1], [])


def test_the_words_of_a_question_are_for_who_is_asked(server: Server) -> None:
    """They may name a card in a hand."""
    _, first, second, looking = seated(server, "leduc_poker", "classics")
    assert first.state["ask"]["words"]
    for other in (second, looking):
        assert other.state["ask"] == {"player": 0}
    first.say(do="replay", at=0)
    assert first.until("replay")["ask"] is None


def test_a_pack_from_any_folder_is_played(tmp_path: Path) -> None:
    """The processes of tables know it, too."""
    project = tmp_path / "project"
    (project / "content").mkdir(parents=True)
    shipped = [ROOT / "content" / pack for pack in ("classics", "tabletop")]
    with tables() as folder:
        running = Server(folder, [f"--pack={pack}" for pack in shipped], project)
        try:
            _, first, *_ = seated(running)
            assert len(first.state["ask"]["options"]) == 7
        finally:
            running.stop()


def test_everybody_sees_an_answer(server: Server) -> None:
    _, first, second, looking = seated(server)
    first.answer(2)
    for player in (first, second, looking):
        assert player.at(1)["n"] == 1
    assert "options" in second.state["ask"]
    assert "options" not in first.state["ask"]
    assert second.state["log"]


def test_double_late_and_foreign_answers_are_refused(server: Server) -> None:
    _, first, second, looking = seated(server)
    option = first.state["ask"]["options"][0]["id"]
    first.say(do="answer", n=0, option=option)
    first.say(do="answer", n=0, option=option)  # the second click
    assert "already" in first.until("refused")
    assert first.at(1)["n"] == 1
    looking.say(do="answer", n=1, option=option)
    assert looking.until("refused") == "Another player is asked."
    first.say(do="answer", n=1, option=option)
    assert first.until("refused") == "Another player is asked."
    second.at(1)
    second.say(do="answer", n=1, option='{"space":99}')
    assert "no such option" in second.until("refused")
    assert second.state["n"] == 1


def test_a_bot_plays_its_seat_and_the_game_goes_to_its_end(server: Server) -> None:
    table = server.table("classics", "tic_tac_toe", ["here", "random"], pace="instant")
    player = server.join(table, table["host"])
    state = player.until("state")
    while state["ask"] is not None:
        if "options" in state["ask"]:
            player.answer()
        state = player.until("state")
    assert state["result"]
    assert state["n"] >= 5


def test_taking_back_is_free_until_another_has_chosen(server: Server) -> None:
    _, first, second, _ = seated(server)
    first.answer(3)
    first.at(1)
    first.say(do="undo", n=1)
    while first.state["n"] != 0:
        first.until("state")
    assert "takes a choice back" in first.state["notes"][-1]
    first.answer(3)
    second.at(1)
    while second.state["n"] != 1 or "options" not in second.state["ask"]:
        second.until("state")
    second.answer(3)
    first.at(2)
    while first.state["n"] != 2:
        first.until("state")
    first.say(do="undo", n=2)
    assert first.until("state")["undo"]["waiting"]
    while not second.state["undo"].get("agree"):
        second.until("state")
    second.say(do="agree", n=2, yes=False)
    assert "by" not in first.until("state")["undo"]
    first.say(do="undo", n=2)
    while not second.state["undo"].get("agree"):
        second.until("state")
    second.say(do="agree", n=2, yes=True)
    while first.state["n"] != 0:
        first.until("state")


def test_taking_back_what_was_revealed_needs_the_others(server: Server) -> None:
    """When both players have checked, the shared card is turned up: whoever checked last has seen it."""
    _, first, second, _ = seated(server, "leduc_poker")
    first.answer(_index(first, "check"))
    second.at(1)
    first.at(1)
    first.say(do="undo", n=1)  # nothing was revealed yet
    while first.state["n"] != 0:
        first.until("state")
    first.answer(_index(first, "check"))
    while "options" not in second.state["ask"] or second.state["n"] != 1:
        second.until("state")
    second.answer(_index(second, "check"))
    while second.state["n"] != 2:
        second.until("state")
    second.say(do="undo", n=2)
    assert second.until("state")["undo"]["waiting"] == ["First"]
    while not first.state["undo"].get("agree"):
        first.until("state")
    first.say(do="agree", n=2, yes=True)
    while second.state["n"] != 1:
        second.until("state")
    assert "revealed" in second.state["notes"][-1]


def _index(player: Player, word: str) -> int:
    return next(i for i, o in enumerate(player.state["ask"]["options"]) if word in o["words"])


def test_a_shared_screen_is_covered_between_hands(server: Server) -> None:
    table = server.table("castle_assault", "humans_and_orcs", ["here", "here"])
    player = server.join(table, table["host"])
    state = player.until("state")
    assert state["curtain"] == 0
    assert state["reader"] == -2
    assert "options" not in state["ask"]
    player.say(do="uncover", seat=1)
    assert "not asked" in player.until("refused")
    for early in ("skip", "advise"):
        player.say(do=early, n=0)
        assert "covered" in player.until("refused")
    player.say(do="uncover", seat=0)
    state = player.until("state")
    while state["curtain"] is not None:
        state = player.until("state")
    assert state["reader"] == 0
    assert state["ask"]["options"]


def test_a_shared_screen_without_secrets_needs_no_curtain(server: Server) -> None:
    table = server.table("classics", "connect_four", ["here", "here"])
    player = server.join(table, table["host"])
    player.until("state")
    player.answer()
    assert player.at(1)["curtain"] is None
    assert player.state["ask"]["options"]


def test_a_replay_goes_anywhere_and_tells_the_phases(server: Server) -> None:
    table = server.table("classics", "connect_four", ["here", "here"])
    player = server.join(table, table["host"])
    player.until("state")
    for n in range(4):
        player.answer(n)
        player.at(n + 1)
    player.say(do="replay", at=2)
    shown = player.until("replay")
    assert (shown["n"], shown["of"]) == (2, 4)
    assert sum(mark is not None for mark in shown["view"]["space_mark"]) == 2
    assert [mark["at"] for mark in shown["marks"]] == [0, 1, 2, 3, 4]
    player.say(do="replay", at=999)
    assert player.until("replay")["n"] == 4


def test_the_host_lets_a_bot_play_on(server: Server) -> None:
    table, first, second, _ = seated(server)
    first.say(do="seat", seat=0, who="random")
    assert "host" in first.until("refused")
    host = server.join(table, table["host"])
    host.until("state")
    host.say(do="name", seat=0, name="Bo")
    assert host.until("refused") == "That seat is taken."
    second.say(do="name", seat=1, name="Bo")
    host.say(do="seat", seat=0, who="random")
    while second.state["n"] < 1:
        second.until("state")
    assert "random" in json.dumps(second.state["notes"])
    os.kill(server.table_process(table), signal.SIGKILL)
    second.until("hello")
    seats = second.until("state")["seats"]
    assert [(seat["who"], seat["name"]) for seat in seats] == [("random", ""), ("person", "Bo")]


def test_a_save_tells_secrets_to_nobody_while_others_play(server: Server) -> None:
    table, first, second, watcher = seated(server)
    host = server.join(table, table["host"])
    host.until("state")
    for player in (first, second, watcher, host):
        player.say(do="save")
        assert "secrets" in player.until("refused")
    alone = server.table("classics", "tic_tac_toe", ["here", "random"])
    me = server.join(alone, alone["host"])
    me.until("state")
    me.say(do="save")
    assert json.loads(me.until("save"))["scenario"] == "tic_tac_toe"


def test_a_seat_that_was_given_to_a_bot_keeps_its_secrets(server: Server) -> None:
    """Or else the host would read the hand of a person, and give the seat back."""
    table = server.table("classics", "leduc_poker", ["here", "link"])
    host = server.join(table, table["host"])
    host.until("state")
    host.say(do="seat", seat=1, who="random")
    while host.state["seats"][1]["who"] != "random":
        host.until("state")
    host.say(do="save")
    assert "secrets" in host.until("refused")
    os.kill(server.table_process(table), signal.SIGKILL)  # nor does the table forget it
    host.until("hello")
    host.say(do="save")
    assert "secrets" in host.until("refused")


def test_a_campaign_goes_on_with_the_next_game(server: Server) -> None:
    made = server.table(
        "castle_assault",
        "a_just_offensive",
        ["random", "random"],
        campaign="ooze_and_wand",
        pace="instant",
    )
    host = server.join(made, made["host"])
    state = host.until("state")
    while state["ask"] is not None:
        state = host.until("state", 60)
    assert state["campaign"]["next"]
    host.say(do="next")
    told = host.until("hello", 60)
    assert told["scenario"] == state["campaign"]["next"]
    assert host.until("state", 60)["n"] < state["n"]


# ------------------------------------------------------------------ kills


def test_a_killed_process_goes_on_from_its_save(server: Server) -> None:
    table, first, second, _ = seated(server)
    first.answer(3)
    first.at(1)
    second.at(1)
    os.kill(server.table_process(table), signal.SIGKILL)
    first.until("hello")  # without asking for it
    assert first.until("state")["n"] == 1  # what somebody has been shown is kept
    second.until("hello")
    second.until("state")
    second.answer(3)
    while second.state["n"] < 2:
        second.until("state")


def test_a_killed_server_goes_on_from_its_saves() -> None:
    with tables() as folder:
        server = Server(folder)
        table, first, _, _ = seated(server)
        first.answer(5)
        first.at(1)
        process = server.table_process(table)
        server.kill()
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
        server.start()
        try:
            again = server.join(table, table["others"][(1,)])
            state = again.until("state", 60)
            assert state["n"] == 1
            assert len(state["ask"]["options"]) == 7
        finally:
            server.stop()


def test_what_was_kept_in_haste_is_the_newest_until_it_is_settled(tmp_path: Path) -> None:
    """A kill or a loss of power at any moment leaves a game that was shown, or the one settled before."""
    program = open_pack(ROOT, "classics").program
    write_plan(Plan("classics", "connect_four", 2, seed=7), tmp_path, tmp_path)

    def opened() -> Session:
        return Keeping(program, tmp_path, tmp_path).open().session

    keeping = Keeping(program, tmp_path, tmp_path)
    sitting = keeping.open()
    keeping.settle(sitting)
    host = sitting.join("c1", [0, 1], host=True)
    for n in range(2):
        option = sitting.question(sitting.session.decision)["options"][n]  # type: ignore[arg-type]
        sitting.answer(host, n, option["id"])
    sitting.flush()
    kept = (tmp_path / "next-game.json").read_text(encoding="utf-8")
    assert opened().answers == (0, 1)
    (tmp_path / "next-game.json").write_text(kept[:40], encoding="utf-8")
    assert opened().answers == ()
    (tmp_path / "next-game.json").write_text(kept, encoding="utf-8")
    keeping.settle(sitting)
    assert not (tmp_path / "next-game.json").exists()
    assert opened().answers == (0, 1)


@pytest.mark.parametrize(
    "forged",
    [
        pytest.param({"effort": 1_000_000_000}, id="a bot that thinks for days"),
        pytest.param({"effort": "32"}, id="an effort that is text"),
        pytest.param({"pace": float("nan")}, id="a pace that is no number"),
        pytest.param({"pace": 1e300}, id="a pace of ages"),
        pytest.param({"who": ["nobody", 3]}, id="bots that there are not"),
        pytest.param({"names": [1]}, id="names that are numbers"),
        pytest.param({"options": []}, id="options that are a list"),
        pytest.param({"players": True}, id="players that are a truth value"),
        pytest.param({"evil": 1}, id="more than a plan has"),
    ],
)
def test_a_forged_plan_is_refused_in_words(tmp_path: Path, forged: dict[str, Any]) -> None:
    write_plan(Plan("classics", "connect_four", 2, seed=7), tmp_path, tmp_path)
    assert read_plan(tmp_path).players == 2
    data = json.loads((tmp_path / "plan.json").read_text("utf-8")) | forged
    (tmp_path / "plan.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(
        (SaveError, StartError), match=r"the plan of this table|the effort of a bot"
    ):
        read_plan(tmp_path)


@pytest.mark.parametrize("text", ["[" * 100_000, "[]", "", "null", '{"who": []}', None])
def test_a_plan_that_is_none_is_refused_in_words(tmp_path: Path, text: str | None) -> None:
    if text is None:
        os.mkfifo(tmp_path / "plan.json")
    else:
        (tmp_path / "plan.json").write_text(text, "utf-8")
    with pytest.raises(SaveError, match="the plan of this table is damaged"):
        read_plan(tmp_path)


# ------------------------------------------------------------------ what a seat may not know


def only_known_numbers(text: str) -> None:
    """Every number of a piece in a message is that of a piece in its view."""
    state = json.loads(text).get("state")
    if state is None:
        return
    seen = {int(piece) for piece in state["view"]["pieces"]}
    for places in state["view"]["places"].values():
        assert set(places) <= seen
    for name, column in state["view"].items():
        if name.startswith("piece_"):
            assert {int(piece) for piece in column} <= seen, name
    assert {int(p) for p in state["told"]["pieces"]} <= seen
    assert {int(p) for p in state["covers"]} <= seen


def _pieces(part: Any) -> list[int]:
    if isinstance(part, dict):
        own = [part["piece"]] if isinstance(part.get("piece"), int) else []
        return own + [p for value in part.values() for p in _pieces(value)]
    if isinstance(part, list):
        return [p for value in part for p in _pieces(value)]
    return []


@pytest.mark.parametrize(
    ("pack", "scenario"), [("castle_assault", "humans_and_orcs"), ("classics", "leduc_poker")]
)
def test_no_message_to_a_seat_holds_what_it_may_not_know(
    server: Server, pack: str, scenario: str
) -> None:
    """Names of cards that nobody has shown are in no message to the other seat, nor are their numbers."""
    _, first, second, looking = seated(server, scenario, pack)
    chance = random.Random(11)
    players = (first, second)
    own: dict[int, dict[str, str]] = {0: {}, 1: {}}  # what each has ever seen: numbers and names
    for _ in range(60):
        for seat, player in enumerate(players):
            while player.state["n"] < max(p.state["n"] for p in players):
                player.until("state")
            for piece, seen in player.state["view"]["pieces"].items():
                own[seat][piece] = seen["name"]
        asked = next((p for p in players if "options" in (p.state["ask"] or {})), None)
        if asked is None:
            break
        for piece in _pieces(asked.state["ask"]["options"]):
            own[players.index(asked)].setdefault(str(piece), "")
        n = asked.state["n"]
        asked.answer(chance.randrange(len(asked.state["ask"]["options"])))
        while asked.state["n"] == n:
            asked.until("state")
    for seat, player in enumerate(players):
        secret = {p: name for p, name in own[1 - seat].items() if p not in own[seat] and name}
        texts = [t for t in player.texts if '"hello"' not in t[:10]]
        for text in texts:
            state = json.loads(text).get("state")
            if state is None:
                continue
            numbers = {int(p) for p in state["view"]["pieces"]}
            numbers |= {
                e[k]
                for e in state["trail"]
                for k in ("move", "new", "gone")
                if isinstance(e.get(k), int)
            }
            assert not numbers & {int(p) for p in secret}
            for name in secret.values():
                assert json.dumps(name)[1:-1] not in text, (seat, name)
    for player in (*players, looking):
        for text in player.texts:
            only_known_numbers(text)


# ------------------------------------------------------------------ those who mean harm


def test_wrong_tokens_and_tables_are_refused(server: Server) -> None:
    table = server.table("classics", "tic_tac_toe", ["link", "link"])
    for token in ("", "x" * 30, table["host"][:-1], "\ud800"):
        stranger = Player(server, table["id"], token)
        with pytest.raises(ConnectionClosed) as closed:
            stranger.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Player(server, "abcdefghijkl", table["host"]).hear()
    for name in ("../../../etc", "..", "%2e%2e", "A" * 12):
        assert server.request(f"/api/tables/{name}", headers={"x-token": "x"})[0] in (403, 404)
    assert server.request(f"/api/tables/{table['id']}", headers={"x-token": "no"})[0] == 403
    status, about, _ = server.request(
        f"/api/tables/{table['id']}", headers={"x-token": table["others"][(0,)]}
    )
    assert status == 200
    assert "links" not in about
    assert (
        server.request(
            f"/api/tables/{table['id']}",
            headers={"x-token": table["others"][(0,)]},
            method="DELETE",
        )[0]
        == 403
    )


def test_other_hosts_and_origins_are_refused(server: Server) -> None:
    assert server.request("/", headers={"host": "evil.example"})[0] == 403
    assert server.request("/api/packs", headers={"host": "localhost.evil.example"})[0] == 403
    assert server.request("/api/tables", {}, {"origin": "http://evil.example"})[0] == 403
    assert server.request("/api/tables", {}, {"origin": "null"})[0] == 403
    assert server.request("/api/tables", {}, {"origin": ""})[0] == 403
    table = server.table("classics", "tic_tac_toe", ["link", "link"])
    for origin in ("http://evil.example", f"http://127.0.0.1:{server.port}", None):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            connect(
                f"ws://localhost:{server.port}/socket/{table['id']}",
                origin=origin,  # type: ignore[arg-type]
            ).recv(timeout=10)


def test_every_answer_has_the_headers_that_keep_a_page_in(server: Server) -> None:
    for path in ("/", "/static/app.js", "/api/packs", "/nothing"):
        _, _, headers = server.request(path)
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_shelf_has_titles_and_survives_odd_packs(tmp_path: Path) -> None:
    for name, text in {
        "fine": "title: The <b>Fine</b> Game\nsummary: For two.\n",
        "list": "- title\n",
        "broken": "title: [\n",
        "odd": "title: {a: 1}\nsummary: 3\n",
        "bytes": "\udcff",
    }.items():
        (tmp_path / "content" / name).mkdir(parents=True)
        data = text.encode(errors="surrogateescape")
        (tmp_path / "content" / name / "pack.yaml").write_bytes(data)
        (tmp_path / "content" / name / "play.yaml").write_text("- scenario: play\n")
    found = shelf(tmp_path, ["fine", "list", "broken", "odd", "bytes", "missing"])
    assert found[0] == {"id": "fine", "title": "The <b>Fine</b> Game", "summary": "For two."}
    assert [one["title"] for one in found[1:]] == ["list", "broken", "odd", "bytes", "missing"]


def test_the_shelf_has_no_packs_that_nobody_can_play(tmp_path: Path) -> None:
    """A library has no scenario. An expansion may have none of its own."""
    for name, files in {
        "game": {"pack.yaml": "title: Game\n", "a/b.yaml": "rule: X\n---\nscenario: duel\n"},
        "more": {"pack.yaml": 'title: More\nrequires: {game: ">=1"}\n'},
        "library": {"pack.yaml": "title: Library\n", "test.yaml": "- test: x\n  scenario: y\n"},
        "circle": {"pack.yaml": 'title: Circle\nrequires: {circle: ">=1", "..": x}\n'},
    }.items():
        for path, text in files.items():
            file = tmp_path / "content" / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
    found = shelf(tmp_path, ["circle", "game", "library", "more"])
    assert [one["id"] for one in found] == ["game", "more"]
    shipped = shelf(ROOT, pack_names(ROOT))
    assert {*pack_names(ROOT)} - {one["id"] for one in shipped} == {"tabletop"}


def test_cards_and_pictures_come_from_their_folder_alone(server: Server) -> None:
    status, looks, _ = server.request("/api/looks/classics")
    assert status == 200
    assert looks["kinds"]
    base = f"/drawn/classics/{looks['folder']}"
    (card, *_) = server.request("/api/cards/classics")[1].values()
    status, picture, headers = server.request(f"{base}/{card['file']}")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert "PNG" in picture[:8]
    policies = headers["content-security-policy"]
    assert "default-src 'none'" in policies
    assert "sandbox" in policies
    assert "immutable" in headers["cache-control"]
    for path in (
        f"{base}/looks.json",
        f"{base}/../{looks['folder']}/{card['file']}",
        f"{base}/..%2f..%2ftidied",
        f"{base}/card-99999.png",
        f"{base}/{card['file']}%00",
        f"{base}/.{card['file']}",
        f"/drawn/classics/{'0' * 41}/{card['file']}",
        f"/drawn/nothing/{looks['folder']}/{card['file']}",
        "/api/looks/..%2f..",
    ):
        assert server.request(path)[0] == 404, path


@pytest.fixture
def nothing_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has to draw every card, and whose words on stderr are kept."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with tables() as folder:
        running = Server(folder, stderr=subprocess.PIPE)
        yield running
        running.stop()


def test_an_end_while_cards_are_drawn_is_quiet_and_answers_who_waits(nothing_drawn: Server) -> None:
    server = nothing_drawn
    folder = server.request("/api/looks/castle_assault")[1]["folder"]
    answers: list[int] = []

    def wait_for_a_card() -> None:
        answers.append(server.request(f"/drawn/castle_assault/{folder}/card-99999.png")[0])

    waiting = threading.Thread(target=wait_for_a_card)
    waiting.start()
    time.sleep(0.5)
    assert server.process is not None
    server.process.terminate()
    said = server.process.communicate(timeout=60)[1]
    waiting.join(60)
    assert answers == [404]
    assert not said.strip()


def test_cards_are_drawn_by_another_process_when_one_was_killed(nothing_drawn: Server) -> None:
    server = nothing_drawn
    base = f"/drawn/castle_assault/{server.request('/api/looks/castle_assault')[1]['folder']}"
    cards = server.request("/api/cards/castle_assault")[1]
    *_, last = cards.values()
    os.kill(server.child("drawings", "castle_assault"), signal.SIGKILL)
    assert server.request(f"{base}/{last['file']}")[0] == 404
    assert server.request("/api/cards/castle_assault")[1] == cards
    assert server.request(f"{base}/{last['file']}")[0] == 200


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"answer"',
        "[" * 5000,
        '{"do": "answer"}',
        '{"do": "answer", "n": "0", "option": "x"}',
        '{"do": "answer", "n": 0, "option": "x", "more": 1}',
        '{"do": "answer", "n": true, "option": "x"}',
        '{"do": "answer", "n": -1, "option": "x"}',
        '{"do": "answer", "n": 1e99, "option": "x"}',
        '{"do": "answer", "n": 0, "option": ["x"]}',
        '{"do": "join", "seats": [0], "host": true}',
        '{"do": "leave"}',
        '{"do": "seat", "seat": 0, "who": 3}',
        '{"do": "name", "seat": 0, "name": "' + "x" * 9000 + '"}',
        '{"do": "__class__"}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read_message(text)


def test_a_page_that_talks_nonsense_is_hung_up_on(server: Server) -> None:
    _, first, second, _ = seated(server)
    first.socket.send('{"do": "join", "seats": [0, 1], "host": true}')
    assert first.ends()
    second.socket.send("x" * 70_000)
    assert second.ends()


def test_a_page_that_talks_too_much_is_hung_up_on(server: Server) -> None:
    _, first, _, _ = seated(server)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(200):
            first.say(do="ping")
    assert first.ends()


@pytest.mark.parametrize(
    "wish",
    [
        b"",
        b"[]",
        b"{}",
        b"{" * 3000,
        {"pack": "../classics", "scenario": "x", "seats": ["here"]},
        {"pack": "classics", "scenario": "tic_tac_toe", "seats": []},
        {"pack": "classics", "scenario": "tic_tac_toe", "seats": ["here"] * 99},
        {"pack": "classics", "scenario": "tic_tac_toe", "seats": ["here", "__import__"]},
        {"pack": "classics", "scenario": "nothing", "seats": ["here", "here"]},
        {"pack": "classics", "scenario": "tic_tac_toe", "seats": ["here", "here"], "more": 1},
        {"pack": "classics", "scenario": "tic_tac_toe", "seats": ["here", "here"], "seed": "x"},
        {"pack": "classics", "scenario": "tic_tac_toe", "seats": ["here", "here"], "save": "{}"},
    ],
)
def test_wishes_that_make_no_sense_are_refused(server: Server, wish: Any) -> None:
    status, said, _ = server.request("/api/tables", wish)
    assert status in (400, 404, 429)
    assert said["wrong"]


def test_too_large_a_wish_is_refused(server: Server) -> None:
    with contextlib.suppress(OSError):
        assert server.request("/api/tables", b" " * (2 << 20))[0] == 413


def test_options_that_a_game_refuses_are_told(server: Server) -> None:
    wish = {
        "pack": "castle_assault",
        "scenario": "example_scenario",
        "seats": ["here", "here"],
        "options": {"faction": "martians"},
    }
    status, said, _ = server.request("/api/tables", wish)
    assert status in (409, 429)
    if status == 409:
        assert "martians" in said["wrong"]


def test_a_name_is_text_and_short(server: Server) -> None:
    _, first, second, _ = seated(server)
    first.say(do="name", seat=0, name="<img src=x onerror=alert(1)>\n\u202e" + "y" * 20)
    while not first.state["seats"][0]["name"]:
        first.until("state")
    assert len(first.state["seats"][0]["name"]) <= 40
    assert "\n" not in first.state["seats"][0]["name"]
    assert "\u202e" not in first.state["seats"][0]["name"]
    second.say(do="name", seat=0, name="me")
    assert second.until("refused") == "That seat is taken."


def test_only_the_host_says_how_fast_bots_are(server: Server) -> None:
    _, first, _, looking = seated(server)
    for player in (first, looking):
        player.say(do="pace", pace="instant")
        assert "host" in player.until("refused")


def test_a_page_that_fills_the_memory_while_the_rules_are_busy_is_hung_up_on(
    server: Server,
) -> None:
    table, first, *_ = seated(server)
    process = server.table_process(table)
    os.kill(process, signal.SIGSTOP)
    try:
        with contextlib.suppress(ConnectionClosed):
            for n in range(58):
                first.say(do="answer", n=n, option="x" * 8_000)
        assert first.ends()
    finally:
        os.kill(process, signal.SIGCONT)
    again = server.join(table, table["others"][(0,)])
    assert again.until("state")["n"] == 0


def test_a_crowd_that_looks_on_takes_no_room_from_players(server: Server) -> None:
    table = server.table("classics", "tic_tac_toe", ["here", "random"])
    crowd = [server.join(table, table["others"][()]) for _ in range(MOST_CLIENTS + 1)]
    assert crowd[-1].ends()
    player = server.join(table, table["host"])
    assert player.until("state")["ask"]["options"]
    for looking in crowd:
        looking.socket.close_socket()  # without a word: most of what was said to them is unread


def test_a_message_that_unpacks_to_a_huge_one_is_hung_up_on(server: Server) -> None:
    _, first, _, _ = seated(server)
    first.socket.send("0" * 30_000_000)  # some 30 kB on their way
    assert first.ends()


def edited(save: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A save that somebody has changed by hand."""
    odd: list[Any] = [
        None,
        -1,
        0,
        10**30,
        1.5,
        "",
        "x" * 300,
        [],
        {},
        [[]],
        {"a": {}},
        True,
        [10**9],
    ]
    made: dict[str, Any] = json.loads(json.dumps(save))
    for _ in range(chance.randint(1, 3)):
        key = chance.choice(sorted(made))
        match chance.randrange(4):
            case 0:
                made[key] = chance.choice(odd)
            case 1:
                del made[key]
            case 2:
                made[chance.choice(["more", "__class__", "answers"])] = chance.choice(odd)
            case _ if isinstance(made[key], list) and made[key]:
                made[key][chance.randrange(len(made[key]))] = chance.choice(odd)
            case _:
                made[key] = [made[key]] * 3
        if not made:
            break
    return made


def test_saves_that_were_edited_by_hand_are_refused_in_words() -> None:
    """Or played, if they still are a game: never a crash, never a wait."""
    with tables() as folder:
        server = Server(folder)
        try:
            table = server.table("classics", "leduc_poker", ["here", "random"], pace="instant")
            player = server.join(table, table["host"])
            player.until("state")
            player.answer()
            player.say(do="save")
            save, chance = json.loads(player.until("save")), random.Random(5)
            refused = 0
            for _ in range(25):
                wish = {"save": json.dumps(edited(save, chance)), "seats": ["here", "random"]}
                status, said, _ = server.request("/api/tables", wish)
                assert status in (200, 400, 404, 409), said
                assert status == 200 or not said["wrong"][0].islower()
                assert str(folder) not in str(said)
                refused += status != 200
            assert refused > 12
            wish = {"save": json.dumps(save), "seats": ["here", "random"]}
            assert server.request("/api/tables", wish)[0] == 200
        finally:
            server.stop()


def test_every_message_that_a_page_sends_has_a_form() -> None:
    static = ROOT / "siegewright" / "table" / "static"
    said = set()
    for path in static.glob("*.js"):
        for line in path.read_text(encoding="utf-8").split('do: "')[1:]:
            said.add(line.partition('"')[0])
    assert said <= set(FORMS)


# ------------------------------------------------------------------ the command


def test_the_command_says_which_extra_it_lacks(tmp_path: Path) -> None:
    code = (
        "import sys, importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda n, *a: None if n in ('starlette', 'uvicorn', 'websockets') else real(n, *a)\n"
        "from siegewright.cli import main\n"
        f"sys.exit(main(['--root', {str(ROOT)!r}, 'table']))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert ran.returncode == 2
    assert 'pip install "siegewright[web]"' in ran.stderr


def test_beyond_this_machine_a_key_is_needed() -> None:
    with tables() as folder:
        server = Server(folder, ["--host", "0.0.0.0"])
        try:
            assert len(server.key) >= 12
            wish = {"pack": "classics", "scenario": "tic_tac_toe", "seats": ["here", "here"]}
            assert server.request("/api/tables", wish)[0] == 403
            assert server.request("/api/tables", wish, {"x-key": "guess"})[0] == 403
            assert server.request("/api/tables", wish, {"x-key": server.key})[0] == 200
            assert server.request("/api/packs", headers={"host": "evil.example"})[0] == 403
        finally:
            server.stop()
