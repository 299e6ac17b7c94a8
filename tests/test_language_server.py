"""The language server, asked by pytest-lsp's client."""

from __future__ import annotations

from pathlib import Path

import pytest
from lsprotocol import types

from tests.editor import editor
from tests.sea import write_sea

KINDS, RULES = "content/sea/kinds.yaml", "content/sea/rules.yaml"
SHIPS, MORE = "content/sea/ships.yaml", "content/storm/more.yaml"


@pytest.mark.asyncio
async def test_a_mistake_is_shown_while_it_is_typed_and_goes_when_it_is_mended(
    tmp_path: Path,
) -> None:
    async with editor(write_sea(tmp_path)) as ed:
        ed.open(SHIPS)
        before = await ed.mistakes(SHIPS)
        assert not [m for m in before if m.startswith("E")]
        ed.replace(SHIPS, "hit self", "hti self")
        [mistake] = [m for m in await ed.mistakes(SHIPS) if m.startswith("E")]
        assert mistake == "E0302 15:26-29"
        document = types.TextDocumentIdentifier(ed.uri(SHIPS))
        [wrong] = [d for d in ed.client.diagnostics[ed.uri(SHIPS)] if d.code == "E0302"]
        made = await ed.client.text_document_code_action_async(
            types.CodeActionParams(document, wrong.range, types.CodeActionContext([wrong]))
        )
        assert made
        fix = made[0]
        assert isinstance(fix, types.CodeAction)
        assert fix.title == "Replace `hti` with `hit`"
        ed.replace(SHIPS, "hti self", "hit self")
        assert await ed.mistakes(SHIPS) == before
