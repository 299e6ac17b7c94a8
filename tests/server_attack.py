"""An author in a hurry: random edits of large packs, with requests in between, while checks run.

No request may fail, and the log of the server may hold no exception. Whenever the author pauses, the server shows what a fresh check says.

`python -m tests.server_attack --packs knight_fall --steps 200` does it in copies of shipped packs.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from compiler.build.build import Project
from compiler.source.diagnostics import Report
from tests.editor import Editor, editor
from tests.helpers import ROOT
from tests.server_edits import Typing, command_says, server_says
from tests.workspace_edits import Author

WORD = re.compile(r"[a-z_]{2,}")
PAUSE = 10  # steps after which the author waits and looks


class Attack:
    """Requests at random words of the open files."""

    def __init__(self, ed: Editor, chance: random.Random) -> None:
        self.ed = ed
        self.chance = chance
        self.asked: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()

    def place(self) -> tuple[types.TextDocumentIdentifier, types.Position]:
        path = self.chance.choice(sorted(self.ed.texts))
        rows = self.ed.texts[path].split("\n")
        line = self.chance.randrange(len(rows))
        words = [*WORD.finditer(rows[line])]
        column = self.chance.choice(words).start() if words else 0
        column = len(rows[line][:column].encode("utf-16-le")) // 2 + self.chance.randrange(2)
        return types.TextDocumentIdentifier(self.ed.uri(path)), types.Position(line, column)

    async def ask(self) -> None:
        """Ask for something; whatever comes is fine, except a failure."""
        client = self.ed.client
        file, at = self.place()
        here = types.TextDocumentPositionParams(file, at)
        stretch = types.Range(at, types.Position(at.line + 3, 0))
        kind = self.chance.choice(
            (
                "complete",
                "hover",
                "rename",
                "fix",
                "define",
                "refer",
                "sign",
                "hint",
                "format",
                "lens",
            )
        )
        self.asked[kind] += 1
        found: object = None
        match kind:
            case "complete":
                found = await client.text_document_completion_async(
                    types.CompletionParams(here.text_document, here.position)
                )
            case "hover":
                found = await client.text_document_hover_async(types.HoverParams(file, at))
            case "rename":
                wish = types.RenameParams(file, at, "zz_renamed")
                found = await self.or_reason(client.text_document_rename_async(wish))
            case "fix":
                context = types.CodeActionContext([])
                found = await client.text_document_code_action_async(
                    types.CodeActionParams(file, stretch, context)
                )
            case "define":
                found = await client.text_document_definition_async(
                    types.DefinitionParams(file, at)
                )
            case "refer":
                found = await client.text_document_references_async(
                    types.ReferenceParams(types.ReferenceContext(True), file, at)
                )
            case "sign":
                found = await client.text_document_signature_help_async(
                    types.SignatureHelpParams(file, at)
                )
            case "hint":
                found = await client.text_document_inlay_hint_async(
                    types.InlayHintParams(file, stretch)
                )
            case "format":
                layout = types.DocumentFormattingParams(file, types.FormattingOptions(2, True))
                found = await self.or_reason(client.text_document_formatting_async(layout))
            case _:
                found = await client.text_document_code_lens_async(types.CodeLensParams(file))
        self.answered[kind] += bool(found)

    async def or_reason(self, answer: Awaitable[object]) -> object:
        """What is asked for, or why it is refused: a reason in words is an answer."""
        try:
            return await answer
        except JsonRpcException as refusal:
            reason = refusal.message
        assert "Traceback" not in reason, reason
        assert "Error:" not in reason, reason
        return reason


async def attack(packs: list[str], steps: int, seed: int) -> None:
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        root, scratch = Path(folder) / "work", Path(folder) / "scratch"
        needed = sorted({raw.id for pack in packs for raw in Project(ROOT).closure(pack, Report())})
        for pack in needed:
            shutil.copytree(ROOT / "content" / pack, root / "content" / pack)
        paths = sorted(root.glob("content/*/**/*.yaml"))
        files = {str(path.relative_to(root)): path.read_text() for path in paths}
        author = Author(root, files, needed, seed)
        author.fresh()
        began, paused = time.perf_counter(), 0
        async with editor(root) as ed:
            typing, requests = Typing(ed), Attack(ed, chance)
            first = sorted(files)[0]
            author.buffers[first] = files[first]
            typing.edit(first, files[first])
            await ed.settled()
            for number in range(1, steps + 1):
                author.step(typing)  # type: ignore[arg-type]
                if not ed.texts:
                    author.buffers[first] = author.text(first)
                    typing.edit(first, author.buffers[first])
                await asyncio.gather(*(requests.ask() for _ in range(chance.randrange(1, 4))))
                if number % PAUSE == 0:
                    await ed.settled()
                    fresh = author.fresh()[0]
                    own = {fresh.pack_of(path) for path in ed.texts} - {None}
                    seen = {n for p in own if p for n in (p, *fresh.dependants(p))}
                    said = command_says(author, sorted(seen), scratch / "copy")
                    if any(code < "E0120" for _, _, _, _, code, _ in said):
                        continue  # which version of a broken file was the last good one, only the server knows
                    shown = server_says(ed, author)
                    assert shown == said, (
                        f"step {number}: shown {sorted(shown - said)[:3]}, said {sorted(said - shown)[:3]}"
                    )
                    paused += 1
            told = [m.message for m in ed.client.log_messages]
            told += [m.message for m in ed.client.messages]
            failed = [message for message in told if "Traceback" in message]
            assert not failed, failed[0]
        took = time.perf_counter() - began
        total, useful = sum(requests.asked.values()), sum(requests.answered.values())
        print(f"{steps} edits of {', '.join(needed)}, {total} requests, {useful} with an answer")
        print(f"no failure; {paused} times the server showed what a fresh check says; {took:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", nargs="+", default=["classics"])
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    asyncio.run(attack(options.packs, options.steps, options.seed))


if __name__ == "__main__":
    main()
