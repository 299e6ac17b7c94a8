"""Lays out a YAML tree: two spaces a level, one space beside a comment, at most one blank line.

Whether a list is in brackets or on lines of its own is left to the author, as long as what is in
brackets fits on its line; so are quotes, but `"` is preferred to `'`.
"""

from __future__ import annotations

import re

from compiler.language.pretty import pretty
from compiler.layout.yaml_tree import Branch, Document, Entry, Leaf, Unusual

WIDTH = 120
WIDTH_OF_RULES = 100  # of texts of the language
SHORT = 40  # items of this length share lines when their list is too long for one

# A text that needs no quotes anywhere; what else needs none is not worth a doubt.
_PLAIN = re.compile(r"[A-Za-z_(](?:[^:#\n\"'\\]|:(?=\S)|(?<=\S)#)*")
_CONSTANT = re.compile(r"(?i)true|false|null|~|")
_STATEMENTS = ("effects", "block")


def print_tree(documents: list[Document]) -> str:
    lines: list[str] = []
    for document in documents:
        root = document.root
        lines += _gaps(root.above, "")
        if document.marked:
            lines.append("---")
        match root.value:
            case Branch(flow=False) as branch:
                lines += _head(branch.anchor, root.beside) + _block(branch, 0)
            case None:
                pass
            case value:
                lines += _entry(Entry(0, 0, None, value, beside=root.beside), 0, "")
        lines += _gaps(root.below, "")
    made: list[str] = []
    for line in lines:
        if line or (made and made[-1]):
            made.append(line)
    return "\n".join(made).rstrip("\n") + "\n" if any(made) else ""


def _head(anchor: str, beside: list[str]) -> list[str]:
    words = [f"&{anchor}"] if anchor else []
    return [" ".join([*words, *beside])] if words or beside else []


def _gaps(comments: list[str], pad: str) -> list[str]:
    return [pad + _comment(text) if text else "" for text in comments]


def _comment(text: str) -> str:
    """A comment with a space after its character, unless it is a line of characters."""
    return re.sub(r"^#(?=[^\s#!])", "# ", text)


# ------------------------------------------------------------------ blocks


def _block(branch: Branch, indent: int) -> list[str]:
    lines: list[str] = []
    pad = " " * indent
    for number, entry in enumerate(branch.entries):
        above = _gaps(_hoisted(entry), pad)
        if not number:
            while above and not above[0]:
                above.pop(0)
        lines += above
        lines += _entry(entry, indent, pad + ("" if branch.mapping else "-"))
        lines += _gaps(entry.below, pad)
    return lines


def _hoisted(entry: Entry) -> list[str]:
    """Comments above an item, with those between its `-` and its first key."""
    rows = list(entry.above)
    inner = entry.value
    while isinstance(inner, Branch) and not inner.flow and entry.key is None and inner.entries:
        entry = inner.entries[0]
        rows += [row for row in entry.above if row]
        entry.above = []
        inner = entry.value
    return rows


def _entry(entry: Entry, indent: int, lead: str) -> list[str]:
    """The lines of an entry; `lead` is its indentation, with the `-` of an item."""
    key = entry.key
    head = lead if key is None else f"{lead}{_key(key)}:"
    value = entry.value
    assert value is not None
    if isinstance(value, Leaf):
        first, *rows = _leaf(value, head, indent)
        lines = [first, "\n".join(rows)] if rows else [first]  # its blank lines are its own
    elif value.flow or not value.entries:
        inline = _joined(head, value.anchor, _flow(value)) if _simple(value) else None
        if inline is not None and len(inline) <= WIDTH:
            lines = [inline]
        elif inline is not None and _fills(value):
            lines = _filled(value, _joined(head, value.anchor, "["), indent)
        else:
            return _nested(entry, value, head, indent)
    else:
        return _nested(entry, value, head, indent)
    beside = [_comment(text) for text in entry.beside]
    if len(lines) > 1 and isinstance(value, Leaf) and value.style not in ("|", ">"):
        return [" " * indent + text for text in beside] + lines
    return [" ".join([lines[0], *beside]), *lines[1:]]


def _nested(entry: Entry, value: Branch, head: str, indent: int) -> list[str]:
    """A list or mapping on lines of its own below its key, or beginning beside its `-`."""
    if not head:
        return _block(value, indent)
    inside = _block(value, indent + 2)
    if entry.key is None and not value.anchor and not entry.beside:
        first = inside[0].lstrip()
        return [f"{head} {first}", *inside[1:]]
    head = _joined(head, value.anchor, "")
    return [" ".join([head, *map(_comment, entry.beside)]), *inside]


def _joined(head: str, anchor: str, text: str) -> str:
    return " ".join(part for part in (head, f"&{anchor}" if anchor else "", text) if part)


# ------------------------------------------------------------------ brackets


def _simple(branch: Branch) -> bool:
    """Whether everything inside can be on one line: no comments, no long texts."""
    for entry in branch.entries:
        if any(entry.above) or entry.beside or any(entry.below):
            return False
        if isinstance(entry.value, Branch) and not _simple(entry.value):
            return False
        if isinstance(entry.value, Leaf) and "\n" in entry.value.text.rstrip("\n"):
            return False
    return True


def _flow(branch: Branch) -> str:
    parts = [_in_brackets(entry) for entry in branch.entries]
    return "{" + ", ".join(parts) + "}" if branch.mapping else "[" + ", ".join(parts) + "]"


def _in_brackets(entry: Entry) -> str:
    value = entry.value
    if isinstance(value, Branch):
        text = _joined("", value.anchor, _flow(value))
    else:
        assert value is not None
        text = _joined("", value.anchor, _scalar(value, flow=True))
    if entry.key is None:
        return text
    return f"{_key(entry.key)}: {text}" if text else f"{_key(entry.key)}:"


def _fills(branch: Branch) -> bool:
    return not branch.mapping and all(
        isinstance(e.value, Leaf) and len(e.value.text) <= SHORT for e in branch.entries
    )


def _filled(branch: Branch, head: str, indent: int) -> list[str]:
    """A long list of short items: as many on a line as fit."""
    pad = " " * (indent + 2)
    lines = [head]
    row = ""
    for entry in branch.entries:
        item = _in_brackets(entry) + ","
        if row and len(pad) + len(row) + 1 + len(item) > WIDTH:
            lines.append(pad + row)
            row = ""
        row = f"{row} {item}" if row else item
    return [*lines, pad + row, " " * indent + "]"]


# ------------------------------------------------------------------ scalars


def _key(key: Leaf) -> str:
    text = _joined("", key.anchor, _scalar(key, flow=False))
    if "\n" in text or len(text) > 120:
        raise Unusual("a key on several lines")
    return text


def _leaf(leaf: Leaf, head: str, indent: int) -> list[str]:
    """A scalar after its key or `-`, with the lines below it that it may need."""
    start = _joined(head, leaf.anchor, "")
    if leaf.language and leaf.style != "*":
        return _language(leaf, start, indent)
    if leaf.style == "|":
        return _literal(leaf.text, start, indent)
    rows = leaf.raw.split("\n")
    if leaf.style == ">":
        while "+" not in rows[0] and not rows[-1].strip():
            rows.pop()
        return [_joined(start, "", rows[0].split("#")[0].rstrip()), *_shifted(rows[1:], indent + 2)]
    if len(rows) == 1:
        return [_joined(start, "", _scalar(leaf, flow=False))]
    # Several lines of one text: they stay the author's.
    return [_joined(start, "", rows[0].rstrip()), *_shifted(rows[1:], indent + 2, every=True)]


def _language(leaf: Leaf, start: str, indent: int) -> list[str]:
    """A text of the language: on its line if it fits there, else in a `|` block."""
    below = start.endswith(":") and bool(leaf.text.strip())
    room = WIDTH_OF_RULES - indent - 2 if below else None
    text = pretty(leaf.text, leaf.language, room)
    statements = leaf.language in _STATEMENTS
    bare = (leaf.style == "" and text == leaf.text) or _plain(text, flow=False)
    if "\n" in text or (
        below
        and (
            (statements and (leaf.style == "|" or not bare))
            or len(start) + 1 + len(text) > WIDTH_OF_RULES
        )
    ):
        # A text with a mistake is as it was, with its last line end.
        return _literal(text if text.endswith("\n") else text + "\n", start, indent)
    return [_joined(start, "", text if bare else _quoted(text))]


def _literal(text: str, start: str, indent: int) -> list[str]:
    """A `|` block."""
    body = text.rstrip("\n")
    ends = len(text) - len(body)
    if not body:
        raise Unusual("an empty `|` block")
    chomp = "" if ends == 1 else "-" if not ends else "+"
    deep = "2" if body.startswith((" ", "\n")) else ""
    rows = body.split("\n") + [""] * (ends - 1 if chomp == "+" else 0)
    pad = " " * (indent + 2)
    return [
        _joined(start, "", f"|{deep}{chomp}"),
        *(pad + row if row.strip() else row for row in rows),
    ]


def _shifted(rows: list[str], indent: int, every: bool = False) -> list[str]:
    """Lines moved to an indentation: all of them, or as a group."""
    stands = [len(row) - len(row.lstrip()) for row in rows if row.strip()]
    least = min(stands, default=0)
    pad = " " * indent
    return [
        pad + (row.strip() if every else row[least:].rstrip()) if row.strip() else ""
        for row in rows
    ]


def _scalar(leaf: Leaf, flow: bool) -> str:
    """A scalar on one line."""
    if leaf.style == "*":
        return leaf.raw
    text = leaf.text
    if leaf.language:
        text = pretty(text.rstrip("\n"), leaf.language)
    if leaf.style == "" and "\n" not in leaf.raw and (text == leaf.text or _plain(text, flow)):
        return text
    return _quoted(text)


def _plain(text: str, flow: bool) -> bool:
    """Whether a text may be without quotes."""
    if not _PLAIN.fullmatch(text) or _CONSTANT.fullmatch(text) or text[-1] in " :":
        return False
    return not (flow and re.search(r"[,\[\]{}]", text))


def _quoted(text: str) -> str:
    """A text in quotes, preferably double ones; what YAML must escape is escaped."""
    if text.isprintable() and ('"' in text or "\\" in text) and "'" not in text:
        return f"'{text}'"
    safe = text.replace("\\", "\\\\").replace('"', '\\"')
    return (
        '"'
        + re.sub(
            r"[^\x20-\x7e\xa1-\ud7ff\ue000-\ufefe\uff00-\uffef\U00010000-\U0010ffff]", _escape, safe
        )
        + '"'
    )


def _escape(match: re.Match[str]) -> str:
    sign = match.group()
    return {"\n": "\\n", "\t": "\\t"}.get(sign) or f"\\U{ord(sign):08x}"
