"""The language server when things go wrong: odd characters, files that vanish, huge and hostile texts, races."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import client_capabilities

from compiler import Workspace
from siegewright.language_server.server import Server
from tests.editor import PATIENCE, Editor, editor, kill, units
from tests.sea import write_sea

RULES, SHIPS = "content/sea/rules.yaml", "content/sea/ships.yaml"
MORE, PACK = "content/storm/more.yaml", "content/sea/pack.yaml"
WIDE = '    on sunk: say "🗡️ drágon 🐉"; hti self for 1'


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Editor]:
    """One server for all tests that it should survive: each has a project of its own."""
    async with editor(write_sea(tmp_path_factory.mktemp("first"))) as ed:
        ed.open(SHIPS)
        await ed.settled()
        yield ed
        assert not [m for m in ed.client.log_messages if "failed" in m.message]


@asynccontextmanager
async def project(server: Editor, root: Path) -> AsyncIterator[Editor]:
    """Another project in the same server, until the block ends."""
    ed = Editor(server.client, root)
    yield ed
    for path in list(ed.texts):
        ed.close(path)


IN_ONE_LOOP = pytest.mark.asyncio(loop_scope="module")


def errors(ed: Editor, path: str) -> list[types.Diagnostic]:
    found = ed.client.diagnostics.get(ed.uri(path), ())
    return [d for d in found if d.severity is types.DiagnosticSeverity.Error]


def hover(ed: Editor, path: str, word: str, inside: int = 1) -> types.HoverParams:
    at = ed.at(path, word, inside)
    return types.HoverParams(at.text_document, at.position)


# ------------------------------------------------------------------ positions


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("encoding", "counted"),
    [
        pytest.param(types.PositionEncodingKind.Utf8, "utf-8", id="utf-8"),
        pytest.param(types.PositionEncodingKind.Utf16, "utf-16-le", id="utf-16"),
        pytest.param(types.PositionEncodingKind.Utf32, "utf-32-le", id="utf-32"),
        pytest.param(None, "utf-16-le", id="an old editor that says nothing"),
    ],
)
async def test_places_behind_wide_characters_are_exact(
    tmp_path: Path, encoding: types.PositionEncodingKind | None, counted: str
) -> None:
    can = client_capabilities("visual-studio-code")
    can.general = types.GeneralClientCapabilities(
        position_encodings=[encoding] if encoding is not None else None
    )
    width = {"utf-8": 1, "utf-16-le": 2, "utf-32-le": 4}[counted]

    def column(text: str) -> int:
        return len(text.encode(counted)) // width

    root = write_sea(tmp_path)
    text = (root / SHIPS).read_text().replace('    on sunk: say "the sloop is gone"', WIDE)
    line = text.split("\n").index(WIDE)
    async with editor(root, can) as ed:
        ed.open(SHIPS, text)
        await ed.settled()
        [wrong] = errors(ed, SHIPS)
        start = column(WIDE.partition("hti")[0])
        assert wrong.range == types.Range(
            types.Position(line, start), types.Position(line, start + 3)
        )
        # The same place, typed over: letters of the right number are replaced.
        change = types.TextDocumentContentChangePartial(range=wrong.range, text="hit")
        document = types.VersionedTextDocumentIdentifier(2, ed.uri(SHIPS))
        ed.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
        await ed.settled()
        assert errors(ed, SHIPS) == []
        at = types.Position(line, column(WIDE.partition("self")[0]) - 2)
        found = await ed.client.text_document_hover_async(
            types.HoverParams(types.TextDocumentIdentifier(ed.uri(SHIPS)), at)
        )
        assert found is not None
        assert found.range is not None
        assert found.range.start.character == start


@IN_ONE_LOOP
async def test_line_ends_and_byte_order_marks_are_the_editors_business(
    server: Editor, tmp_path: Path
) -> None:
    root = write_sea(tmp_path)
    text = (root / SHIPS).read_text().replace("hit self", "hti self")
    async with project(server, root) as ed:
        ed.open(SHIPS, text)
        plain = await ed.mistakes(SHIPS)
        for odd in (text.replace("\n", "\r\n"), text.replace("\n", "\r"), "\ufeff" + text):
            ed.write(SHIPS, odd)
            found = await ed.mistakes(SHIPS)
            assert [m for m in found if m.startswith("E")] == [
                m for m in plain if m.startswith("E")
            ]
        # Signs that Python calls line ends, and no editor.
        ed.write(SHIPS, text.replace("on sunk: say", "on sunk: say \x0b\x0c\x1c"))
        await ed.settled()
        ed.write(SHIPS, text.replace("hti", "hit"))
        assert not [m for m in await ed.mistakes(SHIPS) if m.startswith("E")]


@IN_ONE_LOOP
async def test_places_that_are_not_there_do_no_harm(server: Editor, tmp_path: Path) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        ed.open(SHIPS)
        await ed.settled()
        document = types.TextDocumentIdentifier(ed.uri(SHIPS))
        for place in (types.Position(9999, 0), types.Position(3, 9999), types.Position(9999, 9999)):
            await ed.client.text_document_hover_async(types.HoverParams(document, place))
            await ed.client.text_document_completion_async(types.CompletionParams(document, place))
            await ed.client.text_document_definition_async(types.DefinitionParams(document, place))
            await ed.client.text_document_signature_help_async(
                types.SignatureHelpParams(document, place)
            )
            await ed.client.text_document_prepare_rename_async(
                types.PrepareRenameParams(document, place)
            )
        far = types.Range(types.Position(5000, 7), types.Position(9999, 9))
        change = types.TextDocumentContentChangePartial(range=far, text="# the end\n")
        versioned = types.VersionedTextDocumentIdentifier(2, ed.uri(SHIPS))
        ed.client.text_document_did_change(types.DidChangeTextDocumentParams(versioned, [change]))
        assert not [m for m in await ed.mistakes(SHIPS) if m.startswith("E")]


@IN_ONE_LOOP
async def test_a_request_that_cannot_be_read_is_answered(server: Editor, tmp_path: Path) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        ed.open(SHIPS)
        wrong = hover(ed, SHIPS, "sloop")
        object.__setattr__(wrong.position, "line", -1)  # it refuses this where it is made
        with pytest.raises(JsonRpcException):
            await asyncio.wait_for(ed.client.text_document_hover_async(wrong), PATIENCE)
        assert await ed.client.text_document_hover_async(hover(ed, SHIPS, "sloop")) is not None
        await ed.settled()
        assert errors(ed, SHIPS) == []


# ------------------------------------------------------------------ files


@pytest.mark.asyncio
async def test_a_server_that_was_killed_is_replaced_by_one_that_says_the_same(
    tmp_path: Path,
) -> None:
    root = write_sea(tmp_path)
    text = (root / SHIPS).read_text().replace("hit self", "hti self")
    said: list[list[str]] = []

    async def work_until_it_dies() -> None:
        async with editor(root) as ed:
            ed.open(SHIPS, text)
            said.append(await ed.mistakes(SHIPS))
            ed.write(SHIPS, text + "# more\n")  # and dies in the middle of a check
            kill(ed.client)
            raise RuntimeError("killed")

    for _ in range(2):
        with pytest.raises(RuntimeError, match="killed"):
            await work_until_it_dies()
    assert said[0] == said[1]
    assert "E0302 15:26-29" in said[0]


@IN_ONE_LOOP
async def test_no_squiggle_outlives_its_file(server: Editor, tmp_path: Path) -> None:
    root = write_sea(tmp_path)
    async with project(server, root) as ed:
        ed.open(RULES)
        (root / SHIPS).write_text((root / SHIPS).read_text().replace("hit self", "hti self"))
        ed.disk_changed(SHIPS)
        await ed.settled()
        assert [d.code for d in errors(ed, SHIPS)] == ["E0302"]
        # Renamed on the disk: the mistake goes along.
        (root / SHIPS).rename(root / "content/sea/boats.yaml")
        ed.disk_changed(SHIPS, "content/sea/boats.yaml")
        await ed.settled()
        assert errors(ed, SHIPS) == []
        assert [d.code for d in errors(ed, "content/sea/boats.yaml")] == ["E0302"]
        # Deleted.
        (root / "content/sea/boats.yaml").unlink()
        ed.disk_changed("content/sea/boats.yaml")
        await ed.settled()
        assert errors(ed, "content/sea/boats.yaml") == []
        # The whole pack vanishes while a file of it is open.
        shutil.rmtree(root / "content" / "sea")
        ed.disk_changed("content/sea")
        await ed.settled()
        write_sea(root)
        ed.disk_changed("content/sea")
        await ed.settled()
        assert errors(ed, RULES) == errors(ed, SHIPS) == []
        # The last file is closed: nothing is left to be shown.
        (root / SHIPS).write_text("- ship: [\n")
        ed.disk_changed(SHIPS)
        await ed.settled()
        assert errors(ed, SHIPS)
        ed.close(RULES)
        ed.open("content/alone/x.yaml", "")
        await ed.settled()
        assert errors(ed, SHIPS) == []


@pytest.mark.asyncio
async def test_an_editor_that_watches_no_files_is_told_of_changes_on_the_disk(
    tmp_path: Path,
) -> None:
    root = write_sea(tmp_path)
    can = client_capabilities("visual-studio-code")
    assert can.workspace is not None
    can.workspace.did_change_watched_files = None
    async with editor(root, can, poll=0.05) as ed:
        ed.open(RULES)
        await ed.settled()
        (root / SHIPS).write_text((root / SHIPS).read_text().replace("hit self", "hti self"))
        await ed.until(lambda: [d.code for d in errors(ed, SHIPS)] == ["E0302"])
        (root / SHIPS).unlink()
        await ed.until(lambda: errors(ed, SHIPS) == [])


@IN_ONE_LOOP
async def test_texts_that_cannot_be_read_are_told_and_forgotten_when_they_are_mended(
    server: Editor,
    tmp_path: Path,
) -> None:
    root = write_sea(tmp_path)
    async with project(server, root) as ed:
        ed.open(RULES)
        ed.open(SHIPS)
        good = ed.texts[SHIPS]
        huge = good + "# " + "x" * 10_000_000 + "\n"
        for text, code in ((huge, "E0113"), (good + "# \ud83d half\n", "E0115")):
            ed.write(SHIPS, text)
            await ed.settled()
            assert [d.code for d in errors(ed, SHIPS)] == [code]
            found = await ed.client.text_document_hover_async(hover(ed, RULES, "verb: hit", 7))
            assert found is not None  # the rest can still be asked
            ed.write(SHIPS, good)
            await ed.settled()
            assert errors(ed, SHIPS) == []
        # Half-written bytes on the disk.
        (root / MORE).write_bytes(b"# \xf0\x9f\n" + (root / MORE).read_bytes())
        ed.disk_changed(MORE)
        await ed.settled()
        assert [d.code for d in errors(ed, MORE)] == ["E0115"]
        # A file that grows beyond all bounds while it is typed in.
        ed.type(SHIPS, 0, 0, 0, "# " + "🐉" * 3_000_000 + "\n")
        await ed.settled()
        assert [d.code for d in errors(ed, SHIPS)] == ["E0113"]


@pytest.mark.asyncio
async def test_files_of_no_pack_are_left_alone(tmp_path: Path) -> None:
    write_sea(tmp_path / "one")
    write_sea(tmp_path / "two")
    (tmp_path / "notes.yaml").write_text("ship: [\n")
    async with editor(tmp_path, folders=[tmp_path / "one", tmp_path / "two"]) as ed:
        ed.open("notes.yaml")
        ed.open("one/content/readme.yaml", "ship: [\n")
        ed.open("one/generated.yaml", "x: y\n")
        for path in ("notes.yaml", "one/content/readme.yaml"):
            assert await ed.client.text_document_hover_async(hover(ed, path, "ship")) is None
            assert ed.client.diagnostics.get(ed.uri(path), ()) == ()
        untitled = types.TextDocumentItem("untitled:Untitled-1", "yaml", 1, "ship: [\n")
        ed.client.text_document_did_open(types.DidOpenTextDocumentParams(untitled))
        # Two projects in one editor, each with its own mistakes.
        for name in ("one", "two"):
            ed.open(f"{name}/{SHIPS}")
        ed.replace(f"two/{SHIPS}", "hit self", "hti self")
        for name in ("one", "two"):
            await ed.settled(path=f"{name}/{SHIPS}")
        assert errors(ed, f"one/{SHIPS}") == []
        assert [d.code for d in errors(ed, f"two/{SHIPS}")] == ["E0302"]
        removed = types.WorkspaceFolder((tmp_path / "two").as_uri(), "two")
        ed.client.workspace_did_change_workspace_folders(
            types.DidChangeWorkspaceFoldersParams(
                types.WorkspaceFoldersChangeEvent(added=[], removed=[removed])
            )
        )
        found = await ed.client.workspace_symbol_async(types.WorkspaceSymbolParams("frigate"))
        assert found
        assert len(found) == 2  # files of it are still open


@IN_ONE_LOOP
async def test_a_pack_can_be_begun_in_unsaved_files(server: Editor, tmp_path: Path) -> None:
    root = write_sea(tmp_path)
    (root / "content/new").mkdir()
    async with project(server, root) as ed:
        head = (root / PACK).read_text().replace("pack: sea", "pack: new")
        ed.open("content/new/pack.yaml", head)
        ed.open("content/new/rules.yaml", "- verb: sail\n  source: designed\n  do: stpo\n")
        await ed.settled()
        assert errors(ed, "content/new/rules.yaml")
        ed.write("content/new/rules.yaml", "- verb: sail\n  source: designed\n  do: stop\n")
        await ed.settled()
        assert not errors(ed, "content/new/rules.yaml")


ODD = "content/sea/schöne Schiffe #2 50%25 🐉.yaml"
DHOW = """\
- ship: dhow
  source: designed
  hull: 1
  speed: 1
  effects: |
    on sunk: say "🐉🐉"; hti self for 1
"""


@IN_ONE_LOOP
async def test_names_of_files_and_folders_may_have_any_characters(
    server: Editor, tmp_path: Path
) -> None:
    root = write_sea(tmp_path / "größe und Raum #1 100%")
    (root / ODD).write_text(DHOW)
    async with project(server, root) as ed:
        ed.open(RULES)
        await ed.settled()
        assert [d.code for d in errors(ed, ODD)] == ["E0302"]  # it is not even open
        ed.open(ODD)
        await ed.settled()
        [wrong] = errors(ed, ODD)
        made = await ed.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(ed.uri(ODD)),
                wrong.range,
                types.CodeActionContext([wrong]),
            )
        )
        assert made
        assert isinstance(made[0], types.CodeAction)
        ed.apply(made[0].edit)
        await ed.settled()
        assert errors(ed, ODD) == []
        assert ed.texts[ODD] == DHOW.replace("hti", "hit")
        for path in (SHIPS, MORE, "content/sea/tests/ships.yaml"):
            ed.open(path)
        at = ed.at(RULES, "verb: hit", 7)
        renamed = await ed.client.text_document_rename_async(
            types.RenameParams(at.text_document, at.position, "strike")
        )
        ed.apply(renamed)
        await ed.settled()
        assert ed.texts[ODD] == DHOW.replace("hti", "strike")
        assert not [d for path in ed.texts for d in errors(ed, path)]


@IN_ONE_LOOP
async def test_files_move_between_packs_and_unsaved_texts_are_given_up(
    server: Editor, tmp_path: Path
) -> None:
    root = write_sea(tmp_path)
    async with project(server, root) as ed:
        ed.open(MORE)
        ed.open(RULES)
        ed.open(SHIPS)
        ed.write(SHIPS, "- ship: [\n")
        await ed.settled()
        assert errors(ed, SHIPS)
        ed.close(SHIPS)  # without saving it
        await ed.settled()
        assert errors(ed, SHIPS) == []
        (root / SHIPS).rename(root / "content/storm/ships.yaml")
        ed.disk_changed("content")
        await ed.settled()
        assert [d.code for d in errors(ed, "content/sea/scenarios.yaml")] == ["E0201", "E0201"]
        (root / "content/storm/ships.yaml").rename(root / SHIPS)
        # The folder of a pack gets another name, and gets it back.
        (root / "content/sea").rename(root / "content/ocean")
        ed.disk_changed("content")
        await ed.settled()
        assert errors(ed, MORE) or errors(ed, "content/storm/pack.yaml")
        (root / "content/ocean").rename(root / "content/sea")
        ed.disk_changed("content")
        await ed.settled()
        assert not [
            uri for uri in ed.client.diagnostics if root.as_uri() in uri and errors(ed, uri)
        ]


@IN_ONE_LOOP
async def test_several_changes_at_once_are_made_one_after_the_other(
    server: Editor, tmp_path: Path
) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        ed.open(SHIPS)
        places = [((0, 0), (0, 0), "# 🐉\n"), ((0, 2), (0, 4), "dragon"), ((1, 2), (1, 6), "shpi")]
        changes = [
            types.TextDocumentContentChangePartial(
                range=types.Range(types.Position(*start), types.Position(*end)), text=text
            )
            for start, end, text in places
        ]
        document = types.VersionedTextDocumentIdentifier(2, ed.uri(SHIPS))
        ed.client.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))
        await ed.settled()
        [wrong] = errors(ed, SHIPS)
        assert (wrong.code, wrong.range.start) == ("E0121", types.Position(1, 2))


@IN_ONE_LOOP
@pytest.mark.parametrize(
    ("broken", "said"),
    [
        pytest.param("- ship: [\n", "between the brackets", id="no YAML"),
        pytest.param(DHOW + "\ud83d", "half of a character", id="half of a character"),
        pytest.param("# " + "x" * 4_000_001, "more than 4,000,000 bytes", id="too large"),
    ],
)
async def test_what_cannot_be_read_is_not_formatted_and_the_reason_is_told(
    server: Editor, tmp_path: Path, broken: str, said: str
) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        ed.open("content/sea/new.yaml", DHOW)
        await ed.settled()
        ed.write("content/sea/new.yaml", broken)
        with pytest.raises(JsonRpcException, match=said):
            await formatted(ed, "content/sea/new.yaml")


@IN_ONE_LOOP
async def test_effects_with_a_mistake_keep_their_layout(server: Editor, tmp_path: Path) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        path = "content/sea/new.yaml"
        ed.open(path, DHOW.replace("hti self", "hit ((self").replace("hull: 1", "hull:   one"))
        await ed.settled()
        ed.edit(path, await formatted(ed, path))
        assert ed.texts[path].endswith(
            DHOW.replace("hti self", "hit ((self").replace("1", "one", 1)
        )


async def formatted(ed: Editor, path: str) -> Sequence[types.TextEdit]:
    document = types.TextDocumentIdentifier(ed.uri(path))
    made = await ed.client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    )
    return made or ()


# ------------------------------------------------------------------ hostile texts


BOMB = "- ship: &a [x, x]\n" + "".join(
    f"- ship: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(24)
)


HOSTILE = {
    "lists in lists": "- ship: " + "[" * 50_000,
    "keys in keys": "- ship: " + "{a: " * 5_000,
    "deeper and deeper": "".join(" " * n + "a:\n" for n in range(2_000)),
    "anchors that grow": BOMB,
    "brackets": "- ship: x\n  effects: |\n    on sunk: " + "(" * 20_000,
    "a huge line": "- ship: x\n  effects: |\n    " + "a " * 500_000,
    "control characters": "\0\x01\x02" * 1_000,
    "dashes": "- " * 100_000,
    "empty lines": "\n" * 300_000 + "- ship: x",
    "tags": "%YAML 9.9\n---\n!!python/object:os.system x: 1\n",
    "markup": "- ship: <script>&{{%7B\n  ![x](y): `` ``` \n",
}


@IN_ONE_LOOP
@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_texts_are_answered_and_mended(server: Editor, name: str) -> None:
    ed, text = server, HOSTILE[name]
    good = ed.texts[SHIPS]
    ed.write(SHIPS, good + text)
    last = types.Position(len((good + text).split("\n")) - 1, min(units(text), 60))
    document = types.TextDocumentIdentifier(ed.uri(SHIPS))
    whole = types.Range(types.Position(0, 0), last)
    await asyncio.wait_for(
        asyncio.gather(
            ed.settled(),
            ed.client.text_document_hover_async(types.HoverParams(document, last)),
            ed.client.text_document_completion_async(types.CompletionParams(document, last)),
            ed.client.text_document_signature_help_async(types.SignatureHelpParams(document, last)),
            ed.client.text_document_folding_range_async(types.FoldingRangeParams(document)),
            ed.client.text_document_document_symbol_async(types.DocumentSymbolParams(document)),
            ed.client.text_document_inlay_hint_async(types.InlayHintParams(document, whole)),
            ed.client.text_document_code_lens_async(types.CodeLensParams(document)),
            ed.client.text_document_code_action_async(
                types.CodeActionParams(document, whole, types.CodeActionContext([]))
            ),
        ),
        PATIENCE,
    )
    assert errors(ed, SHIPS)
    ed.write(SHIPS, good)
    await ed.settled()
    assert errors(ed, SHIPS) == []


# ------------------------------------------------------------------ races


@pytest.mark.asyncio
async def test_only_the_last_of_many_changes_counts(tmp_path: Path) -> None:
    async with editor(write_sea(tmp_path), rest=0.02) as ed:
        ed.open(SHIPS)
        for number in range(60):
            ed.replace(
                SHIPS,
                "hull: 2" if number % 2 == 0 else "hulk: 2",
                "hulk: 2" if number % 2 == 0 else "hull: 2",
            )
            if number % 7 == 0:
                await asyncio.sleep(0.03)
            asked = [ed.client.text_document_hover_async(hover(ed, SHIPS, "frigate"))]
            await asyncio.gather(*asked)
        await ed.settled()
        assert errors(ed, SHIPS) == []
        assert ed.seen[ed.uri(SHIPS)] == ed.versions[SHIPS]
        ed.replace(SHIPS, "hull: 2", "hulk: 2")
        await ed.settled()
        assert errors(ed, SHIPS)


@IN_ONE_LOOP
async def test_a_rename_in_the_middle_of_a_check_is_about_the_texts_as_they_are(
    server: Editor,
    tmp_path: Path,
) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        for path in (RULES, SHIPS, MORE, "content/sea/tests/ships.yaml"):
            ed.open(path)
        await ed.settled()
        ed.type(RULES, 0, 0, 0, "# one\n# two\n")
        at = ed.at(RULES, "verb: hit", 7)
        made = await ed.client.text_document_rename_async(
            types.RenameParams(at.text_document, at.position, "strike")
        )
        ed.apply(made)
        await ed.settled()
        assert "# two\n- verb: strike target" in ed.texts[RULES]
        assert not [d for path in ed.texts for d in errors(ed, path)]


@IN_ONE_LOOP
async def test_cancelled_requests_are_answered_once_and_others_go_on(
    server: Editor, tmp_path: Path
) -> None:
    async with project(server, write_sea(tmp_path)) as ed:
        ed.open(SHIPS)
        protocol = ed.client.protocol
        waiting = []
        for number in range(10):
            params = hover(ed, SHIPS, "frigate")
            waiting.append(
                protocol.send_request(types.TEXT_DOCUMENT_HOVER, params, msg_id=f"h{number}")
            )
            ed.client.cancel_request(types.CancelParams(f"h{number}"))
        answers = await asyncio.wait_for(
            asyncio.gather(*map(asyncio.wrap_future, waiting), return_exceptions=True), PATIENCE
        )
        refused = [one for one in answers if isinstance(one, JsonRpcException)]
        assert {one.code for one in refused} <= {types.LSPErrorCodes.RequestCancelled.value}
        ed.client.cancel_request(types.CancelParams("nobody asked this"))
        assert await ed.client.text_document_hover_async(hover(ed, SHIPS, "frigate")) is not None


# ------------------------------------------------------------------ faults of ours


@pytest.mark.asyncio
async def test_a_check_that_fails_is_told_and_shows_nothing_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = write_sea(tmp_path)
    server = Server()
    published: dict[str, tuple[int | None, list[types.Diagnostic]]] = {}
    monkeypatch.setattr(server, "window_log_message", lambda params: None)
    monkeypatch.setattr(server, "can", lambda *path: False)
    monkeypatch.setattr(Server, "encoding", "utf-16")
    monkeypatch.setattr(
        server, "publish", lambda uri, found, version: published.update({uri: (version, found)})
    )
    wrong = (root / SHIPS).read_text(encoding="utf-8").replace("sunk", "snuk")
    uri = (root / SHIPS).as_uri()

    async def after(version: int, text: str) -> list[types.Diagnostic]:
        server.opened(uri, text, version)
        await server.homes[uri][0].settled()
        shown, found = published[uri]
        assert shown == version
        return list(found)

    first = await after(1, wrong)
    assert first
    assert "fault" not in first[0].message
    with monkeypatch.context() as broken:
        broken.setattr(Workspace, "check", _broken)
        (fault,) = await after(2, wrong)
        assert fault.message.endswith("which is a bug in Siegewright: KeyError: 'depth'")
    assert [d.message for d in await after(3, wrong)] == [d.message for d in first]


def _broken(*_: object) -> None:
    raise KeyError("depth")
