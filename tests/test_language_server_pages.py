"""The bad example of every error page through the language server: same places, and fixes that leave no error."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from lsprotocol import types

from compiler.source.codes import CODES
from siegewright.language_server.beginnings import STARTS
from tests.editor import Editor, editor
from tests.test_error_pages import UNASKED, Page, page
from tests.test_language_docs import LANGUAGE, examples, files, written

PARTS = 4  # so that several processes can share the work
ROUNDS = 6  # one mistake may hide the next
PLACE = re.compile(
    r"^(?:error|warning)\[(\w+)\]:.*\n +--> (\S+):(\d+):(\d+)\n(?: +\|\n.*\n +\| +(\^+))?", re.M
)
PRINTED = {"W0610", "W0611"}  # told when cards are printed, and not by `check`


Place = tuple[str, str, int, int, int]  # code, file, line, column, length


def expected(parts: Page) -> set[Place]:
    """The mistakes that the page shows, with their carets; `check` says exactly this."""
    found: set[Place] = set()
    for code, path, line, column, carets in PLACE.findall(parts.shown):
        text = parts.wrong.get(path, "")
        rows = [] if text.startswith("# links to") else text.split("\n")
        row = rows[int(line) - 1] if int(line) <= len(rows) else ""
        found.add((code, path, int(line), int(column), _length(row, int(column), len(carets))))
    return found


def _length(row: str, column: int, length: int) -> int:
    """A length that page and editor count alike: signs that are shown as several have none."""
    if not row.isprintable():
        return 0
    return min(length, max(0, len(row) - column + 1))  # in an editor, a line ends with its text


def told(ed: Editor, code: str, paths: set[str]) -> set[Place]:
    """The same, of what the server says."""
    found: set[Place] = set()
    for uri, mistakes in ed.client.diagnostics.items():
        path = uri.removeprefix(ed.root.as_uri() + "/")
        for d in mistakes:
            if d.code not in UNASKED or (d.code == code and path in paths):
                start = d.range.start
                rows = ed.texts.get(path, "").split("\n")
                row = rows[start.line] if start.line < len(rows) else ""
                length = d.range.end.character - start.character
                length = _length(row, start.character + 1, length)
                found.add((str(d.code), path, start.line + 1, start.character + 1, length))
    return found


def errors(ed: Editor) -> list[tuple[str, types.Diagnostic]]:
    return [
        (uri, d)
        for uri, mistakes in ed.client.diagnostics.items()
        for d in mistakes
        if d.severity is types.DiagnosticSeverity.Error
    ]


async def first_fix(ed: Editor, code: str) -> types.CodeAction | None:
    """The likeliest fix of the first mistake that has one."""
    for uri, mistakes in sorted(ed.client.diagnostics.items()):
        for d in mistakes:
            if d.code not in UNASKED or d.code == code:
                made = await ed.client.text_document_code_action_async(
                    types.CodeActionParams(
                        types.TextDocumentIdentifier(uri), d.range, types.CodeActionContext([d])
                    )
                )
                for action in made or ():
                    if isinstance(action, types.CodeAction) and action.diagnostics:
                        if action.diagnostics[0].code == d.code:
                            return action
    return None


@pytest.mark.asyncio
@pytest.mark.parametrize("part", range(PARTS))
async def test_pages_through_the_server(part: int, tmp_path: Path) -> None:
    language = files(examples(LANGUAGE))
    wrong: list[str] = []
    fixed = 0
    async with editor(tmp_path) as ed:
        for code in sorted(CODES.keys() - PRINTED)[part::PARTS]:
            parts = page(code)
            shutil.rmtree(tmp_path / "content", ignore_errors=True)
            written(tmp_path, language)
            for name, text in parts.wrong.items():
                path = tmp_path / name
                path.parent.mkdir(parents=True, exist_ok=True)
                link = re.match(r"# links to (\S+)\n", text)
                if link:
                    path.symlink_to(link[1])
                else:
                    path.write_text(text, encoding="utf-8")
            names = [n for n in parts.wrong if not (tmp_path / n).is_symlink()]
            names += ["content/skirmish/language.yaml"]
            for name in names:
                ed.open(name)
            await ed.settled(games=code in STARTS)
            want, have = expected(parts), told(ed, code, set(parts.wrong))
            want = {w for w in want if not w[1].endswith("/language.yaml")}
            have = {h for h in have if not h[1].endswith("/language.yaml")}
            if want != have:
                wrong.append(f"{code}: the page has {sorted(want)}, the server {sorted(have)}")
            applied = False
            for _ in range(ROUNDS):
                fix = await first_fix(ed, code)
                if fix is None:
                    break
                applied = True
                ed.apply(fix.edit)
                await ed.settled()
            else:
                wrong.append(f"{code}: fixes never end")
            fixed += applied
            if applied and errors(ed):
                wrong.append(
                    f"{code}: after its fix {[(str(d.code), d.message) for _, d in errors(ed)]}"
                )
            for name in names:
                ed.close(name)
    assert not wrong, "\n".join(wrong)
    assert fixed > 5
