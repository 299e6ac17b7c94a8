"""Texts of authors in Markdown pages, safely.

No text of a pack becomes HTML, an image, a heading or the end of a block, and its links can only lead to web pages, mail
or neighbouring files. Code in backticks and emphasis stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

_CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
_LINK = re.compile(
    r"(?<!!)\[([^\[\]`<>\\!]*)\]\((https?://[^\s()<>\\`\[\]]+|mailto:[^\s()<>\\`\[\]]+|[\w./#-]+)\)"
)
_ENTITY = re.compile(r"&(?=#|[A-Za-z])")
_SIGNS = re.compile(r"[\\`\[\]]")
# What would make a paragraph something else: headings, quotes, lists, rules, tables, fences.
_OPENING = re.compile(r"(?=#{1,6}(\s|$)|>|[+*-](\s|$)|[-*_=](\s*[-*_=])*$|\||~~~)")
_NUMBERED = re.compile(r"([0-9]+)(?=[.)](\s|$))")


def words(text: str) -> str:
    r"""A text of an author in one line.

    >>> words("<b>bold</b> and `a < b`")
    '&lt;b>bold&lt;/b> and `a < b`'
    >>> words("[here](https://a.example) and [there](javascript:x)")
    '[here](https://a.example) and \\[there\\](javascript:x)'
    """
    line = " ".join(text.split())
    made: list[str] = []
    at = 0
    for found in _CODE.finditer(line):
        made += [_linked(line[at : found.start()]), found.group()]
        at = found.end()
    made.append(_linked(line[at:]))
    joined = "".join(made)
    begun = _NUMBERED.match(joined)
    if begun is not None:
        return f"{begun[1]}\\{joined[begun.end() :]}"
    return f"\\{joined}" if _OPENING.match(joined) else joined


def _linked(text: str) -> str:
    made: list[str] = []
    at = 0
    for found in _LINK.finditer(text):
        made += [_escaped(text[at : found.start()]), f"[{_plain(found[1])}]({found[2]})"]
        at = found.end()
    return "".join([*made, _escaped(text[at:])])


def _escaped(text: str) -> str:
    return _SIGNS.sub(lambda sign: f"\\{sign.group()}", _plain(text))


def _plain(text: str) -> str:
    return _ENTITY.sub("&amp;", text).replace("<", "&lt;")


def paragraphs(text: str) -> str:
    """A text of several lines; blank ones part paragraphs."""
    return "\n".join([words(line) for line in text.strip().split("\n")])


def sentence(text: str) -> str:
    """Words of a pack as a sentence of their own."""
    text = words(text)
    if not text:
        return ""
    text = text[:1].upper() + text[1:]
    return text if text[-1] in ".!?" else text + "."


def code(text: str) -> str:
    """A text in backticks, whatever it holds.

    >>> code("a"), code("`"), code("`` x")
    ('`a`', '`` ` ``', '``` `` x ```')
    """
    line = " ".join(text.split())
    if "`" not in line:
        return f"`{line}`" if line else ""
    fence = "`" * (_longest(line) + 1)
    return f"{fence} {line} {fence}"


def block(lines: Sequence[str]) -> Iterator[str]:
    """Lines as they are, in a fence that none of them ends."""
    fence = "`" * max(3, _longest("\n".join(lines)) + 1)
    yield f"{fence}text"
    yield from lines
    yield fence


def _longest(text: str) -> int:
    return max([len(run) for run in re.findall("`+", text)], default=0)


def row(cells: Iterable[str]) -> str:
    """A row of a table; its cells are Markdown already."""
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in cells]) + " |"
