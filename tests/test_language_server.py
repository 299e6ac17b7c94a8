"""The language server, asked by pytest-lsp's client: every feature once, in the packs of `tests/sea.py`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.editor import Editor, editor
from tests.sea import write_sea

KINDS, RULES = "content/sea/kinds.yaml", "content/sea/rules.yaml"
SHIPS, MORE = "content/sea/ships.yaml", "content/storm/more.yaml"
SCENARIOS, TESTS = "content/sea/scenarios.yaml", "content/sea/tests/ships.yaml"

IN_ONE_LOOP = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sea(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Editor]:
    """One editor for the tests that change nothing, or put it right again."""
    root = write_sea(tmp_path_factory.mktemp("sea"))
    rule = "- rule: SEA-01\n  says: A hit counts.\n  section: Hits\n"
    (root / RULES).write_text((root / RULES).read_text() + rule)
    tests = (root / TESTS).read_text()
    (root / TESTS).write_text(tests.replace("scenario: duel", "scenario: duel\n  rules: [SEA-01]"))
    async with editor(root) as ed:
        for path in (KINDS, RULES, SHIPS, MORE, SCENARIOS, TESTS):
            ed.open(path)
        await ed.settled()
        yield ed


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def as_before(request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """What a test has typed is taken back after it."""
    yield
    if "sea" in request.fixturenames:
        ed: Editor = request.getfixturevalue("sea")
        for path, text in ed.texts.items():
            saved = (ed.root / path).read_text()
            if text != saved:
                ed.write(path, saved)
        await ed.settled()


def codes(ed: Editor, path: str) -> list[str]:
    return [str(d.code) for d in ed.client.diagnostics.get(ed.uri(path), ())]


async def fixes(ed: Editor, path: str, code: str) -> list[types.CodeAction]:
    """The quick fixes of the mistakes with a code."""
    [wrong] = [d for d in ed.client.diagnostics[ed.uri(path)] if d.code == code]
    document = types.TextDocumentIdentifier(ed.uri(path))
    context = types.CodeActionContext([wrong])
    found = await ed.client.text_document_code_action_async(
        types.CodeActionParams(document, wrong.range, context)
    )
    return [one for one in found or () if isinstance(one, types.CodeAction)]


# ------------------------------------------------------------------ mistakes


@IN_ONE_LOOP
async def test_a_mistake_in_an_effect_is_shown_while_it_is_typed_and_mended_by_its_fix(
    sea: Editor,
) -> None:
    before = await sea.mistakes(SHIPS)
    assert not [m for m in before if m.startswith("E")]
    sea.replace(SHIPS, "hit self", "hti self")
    assert "E0302 15:26-29" in await sea.mistakes(SHIPS)
    fix = (await fixes(sea, SHIPS, "E0302"))[0]
    assert fix.title == "Replace `hti` with `hit`"
    sea.apply(fix.edit)
    assert sea.texts[SHIPS] == (sea.root / SHIPS).read_text()
    assert await sea.mistakes(SHIPS) == before


@IN_ONE_LOOP
async def test_a_mistake_breaks_packs_that_require_the_one_that_is_typed_in(sea: Editor) -> None:
    sea.replace(SHIPS, "ship: frigate", "ship: corvette")
    await sea.settled()
    assert "E0208" in codes(sea, MORE) or any(c.startswith("E") for c in codes(sea, MORE))
    sea.replace(SHIPS, "ship: corvette", "ship: frigate")
    await sea.settled()
    assert not any(c.startswith("E") for c in codes(sea, MORE))


@IN_ONE_LOOP
async def test_a_mistake_says_what_to_do_and_where_its_page_is(sea: Editor) -> None:
    sea.replace(SHIPS, "ship: frigate", "ship: sloop")
    await sea.settled()
    found = [d for d in sea.client.diagnostics[sea.uri(SHIPS)] if d.related_information]
    assert found
    assert found[0].related_information is not None
    assert found[0].related_information[0].location.uri == sea.uri(SHIPS)
    assert found[0].code_description is not None
    assert found[0].code_description.href.endswith(f"/{found[0].code}.md")
    assert found[0].source == "siegewright"
    sea.replace(
        SHIPS,
        "- ship: sloop\n  source: designed\n  hull: 5",
        "- ship: frigate\n  source: designed\n  hull: 5",
    )
    await sea.settled()


@IN_ONE_LOOP
async def test_what_is_never_used_is_shown_pale(sea: Editor) -> None:
    text = sea.texts[RULES]
    sea.write(RULES, text + "- verb: sail\n  source: designed\n  do: stop\n")
    await sea.settled()
    [unused] = [d for d in sea.client.diagnostics[sea.uri(RULES)] if d.code == "W0402"]
    assert unused.tags == (types.DiagnosticTag.Unnecessary,)
    assert unused.severity is types.DiagnosticSeverity.Warning
    sea.write(RULES, text)
    await sea.settled()


# ------------------------------------------------------------------ names


@IN_ONE_LOOP
async def test_a_hover_tells_signature_text_values_and_where_they_come_from(sea: Editor) -> None:
    verb = await hovered(sea, SHIPS, "hit self", 1)
    assert "verb hit target: ship for n: number" in verb
    assert "{target} takes {n}" in verb
    ship = await hovered(sea, MORE, "ship sloop", 6)
    assert "ship sloop" in ship
    assert "the sloop is gone" in ship
    assert "| speed | 4 | line 10 (patched by `storm`) |" in ship
    assert "`storm`: add speed, 3 -> 4" in ship
    rule = await hovered(sea, TESTS, "SEA-01", 1)
    assert "A hit counts." in rule


async def hovered(ed: Editor, path: str, word: str, inside: int) -> str:
    at = ed.at(path, word, inside)
    found = await ed.client.text_document_hover_async(
        types.HoverParams(at.text_document, at.position)
    )
    assert found is not None
    assert isinstance(found.contents, types.MarkupContent)
    return found.contents.value


@IN_ONE_LOOP
async def test_a_definition_and_all_uses_are_found_across_packs(sea: Editor) -> None:
    at = sea.at(SHIPS, "hit self", 1)
    found = await sea.client.text_document_definition_async(
        types.DefinitionParams(at.text_document, at.position)
    )
    assert isinstance(found, Sequence)
    [one] = found
    assert isinstance(one, types.Location)
    assert one.uri == sea.uri(RULES)
    assert (one.range.start.line, one.range.start.character) == (0, 8)
    uses = await sea.client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), at.text_document, at.position)
    )
    assert uses
    assert {use.uri for use in uses} == {sea.uri(p) for p in (RULES, SHIPS, MORE, TESTS)}
    without = await sea.client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(False), at.text_document, at.position)
    )
    assert without
    assert len(without) == len(uses) - 1
    here = await sea.client.text_document_document_highlight_async(
        types.DocumentHighlightParams(at.text_document, at.position)
    )
    assert here
    assert len(here) == len([use for use in uses if use.uri == sea.uri(SHIPS)])


@IN_ONE_LOOP
async def test_a_rename_changes_all_packs_and_can_be_taken_back(sea: Editor) -> None:
    before = dict(sea.texts)
    for old, new in (("hit", "strike"), ("strike", "hit")):
        at = sea.at(RULES, f"verb: {old}", 7)
        ready = await sea.client.text_document_prepare_rename_async(
            types.PrepareRenameParams(at.text_document, at.position)
        )
        assert isinstance(ready, types.PrepareRenamePlaceholder)
        assert ready.placeholder == old
        made = await sea.client.text_document_rename_async(
            types.RenameParams(at.text_document, at.position, new)
        )
        assert made is not None
        sea.apply(made)
        assert ("verb: strike" in sea.texts[RULES]) == (new == "strike")
        assert not any(m.startswith("E") for m in await sea.mistakes(MORE))
    assert sea.texts == before


@IN_ONE_LOOP
@pytest.mark.parametrize(
    ("word", "inside", "new", "why"),
    [
        pytest.param("verb: hit", 7, "choose", "word of the language", id="a word of the language"),
        pytest.param("verb: hit", 7, "Hit It", "is not a name", id="not a name"),
        pytest.param("noun: foe", 7, "ship", "already a kind", id="a name that is taken"),
    ],
)
async def test_a_rename_that_would_be_wrong_is_refused_with_reasons(
    sea: Editor, word: str, inside: int, new: str, why: str
) -> None:
    at = sea.at(RULES, word, inside)
    with pytest.raises(JsonRpcException, match=why):
        await sea.client.text_document_rename_async(
            types.RenameParams(at.text_document, at.position, new)
        )


@IN_ONE_LOOP
async def test_free_text_has_no_name_to_be_changed(sea: Editor) -> None:
    at = sea.at(SHIPS, "the sloop is gone", 6)
    found = await sea.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(at.text_document, at.position)
    )
    assert found is None


# ------------------------------------------------------------------ writing


async def offered(ed: Editor, path: str, word: str, inside: int) -> list[str]:
    at = ed.at(path, word, inside)
    found = await ed.client.text_document_completion_async(
        types.CompletionParams(at.text_document, at.position)
    )
    assert isinstance(found, types.CompletionList)
    return [item.label for item in found.items]


@IN_ONE_LOOP
async def test_completion_knows_keys_values_and_words_that_fit(sea: Editor) -> None:
    assert "hit" in await offered(sea, SHIPS, "hit self", 1)
    assert await offered(sea, SHIPS, "likes: south", 8) == ["south"]
    assert "hull" in await offered(sea, SHIPS, "hull: 2", 1)
    assert await offered(sea, SHIPS, "escort: [sloop]", 11) == ["sloop"]


@IN_ONE_LOOP
async def test_nothing_is_offered_in_free_text_and_drawings(sea: Editor) -> None:
    assert await offered(sea, SHIPS, "the sloop is gone", 5) == []
    assert await offered(sea, RULES, "is hit", 4) == []
    assert await offered(sea, SCENARIOS, "    ....", 6) == []


@IN_ONE_LOOP
async def test_signature_help_shows_what_comes_next(sea: Editor) -> None:
    for inside, active in ((4, 0), (len("hit self for "), 1)):
        at = sea.at(SHIPS, "hit self for 2", inside)
        found = await sea.client.text_document_signature_help_async(
            types.SignatureHelpParams(at.text_document, at.position)
        )
        assert found is not None
        assert found.signatures[0].label == "verb hit target: ship for n: number"
        assert found.active_parameter == active
    at = sea.at(RULES, "size(ship.escort)", 6)
    found = await sea.client.text_document_signature_help_async(
        types.SignatureHelpParams(at.text_document, at.position)
    )
    assert found is not None
    assert found.signatures[0].label.startswith("size(")
    at = sea.at(SHIPS, "the sloop is gone", 6)
    assert not await sea.client.text_document_signature_help_async(
        types.SignatureHelpParams(sea.at(KINDS, "values", 2).text_document, types.Position(1, 9))
    )


@IN_ONE_LOOP
async def test_formatting_gives_what_fmt_writes(sea: Editor) -> None:
    from siegewright.cli import main

    text = sea.texts[SHIPS]
    sea.replace(SHIPS, "hull: 2", "hull:    2")
    made = await sea.client.text_document_formatting_async(
        types.DocumentFormattingParams(
            types.TextDocumentIdentifier(sea.uri(SHIPS)), types.FormattingOptions(2, True)
        )
    )
    assert made
    sea.edit(SHIPS, made)
    saved = sea.root / SHIPS
    saved.write_text(text.replace("hull: 2", "hull:    2"))
    assert main(["--root", str(sea.root), "fmt", str(saved)]) == 0
    assert sea.texts[SHIPS] == saved.read_text()
    saved.write_text(text)
    sea.write(SHIPS, text)
    await sea.settled()


@IN_ONE_LOOP
async def test_what_cannot_be_laid_out_says_why(sea: Editor) -> None:
    text = sea.texts[SHIPS]
    sea.write(SHIPS, text + "- ship: [\n")
    with pytest.raises(JsonRpcException, match="fix it first"):
        await sea.client.text_document_formatting_async(
            types.DocumentFormattingParams(
                types.TextDocumentIdentifier(sea.uri(SHIPS)), types.FormattingOptions(2, True)
            )
        )
    sea.write(SHIPS, text)
    await sea.settled()


# ------------------------------------------------------------------ overview


@IN_ONE_LOOP
async def test_symbols_of_a_file_and_of_all_packs(sea: Editor) -> None:
    document = types.TextDocumentIdentifier(sea.uri(KINDS))
    found = await sea.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(document)
    )
    assert found
    outline = [s for s in found if isinstance(s, types.DocumentSymbol)]
    assert [s.name for s in outline] == ["wind", "ship", "player", "game"]
    ship = outline[1]
    assert ship.children
    assert [c.name for c in ship.children][:2] == ["hull", "speed"]
    assert ship.range.end.line > ship.selection_range.end.line
    everywhere = await sea.client.workspace_symbol_async(types.WorkspaceSymbolParams("Gall"))
    assert everywhere
    assert [(s.name, s.container_name) for s in everywhere] == [("galleon", "ship of storm")]


@IN_ONE_LOOP
async def test_documents_can_be_folded(sea: Editor) -> None:
    document = types.TextDocumentIdentifier(sea.uri(SHIPS))
    found = await sea.client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert found
    rows = sea.texts[SHIPS].split("\n")
    assert [rows[f.start_line].strip() for f in found] == [
        "- ship: sloop", "effects: |", "- ship: frigate", "effects: |",
    ]  # fmt: skip


@IN_ONE_LOOP
async def test_hints_tell_the_rules_text_of_effects(sea: Editor) -> None:
    document = types.TextDocumentIdentifier(sea.uri(SHIPS))
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    found = await sea.client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    assert found
    rows = sea.texts[SHIPS].split("\n")
    by_row = {rows[hint.position.line].strip(): hint for hint in found}
    hint = by_row["while self.anchored: -1 speed"]
    assert isinstance(hint.label, str)
    assert hint.label.startswith("While")
    assert hint.position.character == len(rows[hint.position.line])


@IN_ONE_LOOP
async def test_lenses_run_tests_and_play_scenarios(sea: Editor) -> None:
    async def titles(path: str) -> list[tuple[str, str]]:
        found = await sea.client.text_document_code_lens_async(
            types.CodeLensParams(types.TextDocumentIdentifier(sea.uri(path)))
        )
        return [(one.command.title, one.command.command) for one in found or () if one.command]

    assert await titles(RULES) == [("proven by 1 test", "siegewright.test")]
    assert await titles(TESTS) == [("run test", "siegewright.test")]
    assert await titles(SCENARIOS) == [("play scenario", "siegewright.play")]


# ------------------------------------------------------------------ commands


async def run(ed: Editor, command: str, *words: object) -> object:
    return await ed.client.workspace_execute_command_async(
        types.ExecuteCommandParams(command, [*words])
    )


@IN_ONE_LOOP
async def test_commands_build_test_play_and_show(sea: Editor) -> None:
    built = await run(sea, "siegewright.build", sea.uri(SHIPS))
    assert built["code"] == 0  # type: ignore[index]
    assert (sea.root / "generated" / "sea").is_dir()
    tested = await run(sea, "siegewright.test", sea.uri(RULES), "SEA-01")
    assert tested["code"] == 0  # type: ignore[index]
    assert "1 passed, 0 failed" in tested["output"]  # type: ignore[index]
    assert "test sea: SEA-01: 1 passed, 0 failed" in [m.message for m in sea.client.messages]
    play = await run(sea, "siegewright.play", sea.uri(SCENARIOS), "duel")
    assert play["run"][-4:] == ["play", "sea", "--scenario", "duel"]  # type: ignore[index]
    at = sea.at(SHIPS, "ship: sloop", 7)
    card = await run(
        sea, "siegewright.showCard", sea.uri(SHIPS), at.position.line, at.position.character
    )
    assert isinstance(card, str)
    assert "ship sloop" in card
    with pytest.raises(JsonRpcException, match="belongs to no pack"):
        await run(sea, "siegewright.build", "file:///nowhere/x.yaml")


def test_without_pygls_the_command_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import importlib.util

    from siegewright.cli import main

    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *a: None if name == "pygls" else find(name, *a)
    )
    assert main(["lsp"]) == 2
    assert "siegewright[lsp]" in capsys.readouterr().err
