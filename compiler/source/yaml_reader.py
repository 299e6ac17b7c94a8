"""Read YAML text into values that remember where they were written.

Built on libyaml's events: its own composer forgets where keys are, knows the types of YAML
1.1 (where `on` is a truth value) and keeps the last of two equal keys without a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import yaml
from yaml._yaml import CParser
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from compiler.source.confusables import disguised, looks_like, told, unseen
from compiler.source.diagnostics import ContentError, Edit, Fix, Hint, Related, Report, replaced
from compiler.source.positions import Fields, Items, Scalar, Span, Value, Woven
from compiler.source.yaml_syntax import explain, invisible, quoted, repaired
from compiler.source.yaml_weave import woven

DEPTH = 64
SCALAR_SIZE = 100_000  # characters
KEY_SIZE = 1_000  # characters
VALUES = 100_000  # in one file, aliases written out; a long text counts as several
LARGEST = 2**62  # beyond it compiled arithmetic leaves the machine's word

_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_ODD = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("null", "Null", "NULL", "~", ""), None),
}
# Only a text that begins so can be anything else than text.
_SUSPECT = frozenset("-+.0123456789tTfFnN~")
_GLUED = re.compile(r"(?:^|\s)(#)(?=[^\s#!])")
# Line breaks in YAML 1.1, which libyaml counts, but in no editor.
_SEPARATORS = ("\x85", "\u2028", "\u2029")


# How many unquoted colons are read over in one file, so that all of them are reported at once;
# in a large file fewer, as it is read again after each.
_MENDS = 50
_MENDED = 20_000_000  # characters
_HIDDEN = 20  # invisible characters that are reported in one file


class _Stop(Exception):
    """The file is hopeless from here on; the reason has been reported."""


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not been read yet."""

    anchor: str | None
    line: int
    column: int
    flow: bool
    before: int  # values counted when it began
    items: list[Value]
    entries: dict[str, Value] | None  # None for a list
    keys: dict[str, Scalar] = field(default_factory=dict)
    key: str | None = None  # read, its value not yet
    skip: bool = False  # the value of a refused key follows
    height: int = 1  # levels inside, aliases written out


def read_yaml(text: str, path: str, report: Report) -> list[Value]:
    """The documents of a YAML file, each a value with positions; mistakes go to `report`.

    After a syntax mistake the documents that were complete before it are given.

    >>> [document] = read_yaml("card: rain", "a.yaml", Report())
    >>> document.entries["card"].span
    Span(path='a.yaml', line=1, column=7, length=4)
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = text.removeprefix("\ufeff")
    for separator in _SEPARATORS:
        if separator in text:
            report.add(invisible(text, text.index(separator), path))
            return []
    if not text.isascii() and (hidden := list(unseen(text))):
        for offset in hidden[:_HIDDEN]:  # also in comments, where they could turn a line round
            report.add(invisible(text, offset, path))
        return []
    documents: list[Value] = []
    for again in range(min(_MENDS, 1 + _MENDED // (len(text) + 1)), 0, -1):
        found = Report()
        reader = _Reader(text, path, found)
        mended = None
        try:
            # As bytes: a text that cannot be encoded fails here and not inside libyaml.
            reader.run(CParser(text.encode("utf-8")))
        except UnicodeEncodeError as error:
            found.add(invisible(text, error.start, path))
        except yaml.YAMLError as error:
            diagnostic = explain(error, text, path)
            mended = repaired(text, diagnostic) if again > 1 else None
            (report if mended is not None else found).add(diagnostic)
        except (_Stop, ContentError):
            pass  # what was found until then is reported
        documents = reader.documents
        if mended is None:
            break
        text = mended
    for diagnostic in found.diagnostics:
        report.add(diagnostic)
    return documents


class _Reader:
    """Turns events into values; one reader reads one file."""

    __slots__ = (
        *(
            "anchors",
            "comments",
            "count",
            "documents",
            "path",
            "report",
            "stack",
            "text",
            "types",
            "unused",
        ),
    )

    def __init__(self, text: str, path: str, report: Report) -> None:
        self.text = text
        self.path = path
        self.report = report
        self.documents: list[Value] = []
        self.stack: list[_Open] = []
        self.anchors: dict[str, tuple[Value | None, int, int]] = {}  # value, size, height
        self.unused: dict[str, Span] = {}  # anchors that no alias has named so far
        self.count = 0
        self.types: dict[str, Any] = {}
        # Comments that look like the rest of a text: `#1 of the reeds`.
        self.comments: dict[int, int] = {}
        if "#" in text:
            for number, line in enumerate(text.split("\n"), 1):
                if (found := _GLUED.search(line)) is not None:
                    self.comments[number] = found.start(1) + 1

    def run(self, parser: Any) -> None:
        """Read every event.

        One long loop with local names on purpose: it runs once for every value of a pack, and
        here is nearly all the time that reading takes.
        """
        get_event: Callable[[], Any] = parser.get_event
        path, types, stack = self.path, self.types, self.stack
        size = len(self.text)
        while (event := get_event()) is not None:
            cls = event.__class__
            if cls is ScalarEvent:
                start, end = event.start_mark, event.end_mark
                line, column = start.line + 1, start.column + 1
                written, style = event.value, event.style
                value: Any
                if event.anchor is not None or event.tag is not None:
                    value = self.marked_scalar(event)
                elif not written and start.index >= size:
                    value = self.nothing_at_the_end()
                else:
                    kind = written
                    quoted = 0
                    if style:  # quoted or a block, so text
                        quoted = 1
                    elif written[-1:] == '"':
                        self.stray_quote(event)
                    elif not written or written[0] in _SUSPECT:
                        kind = types.get(written, types)
                        if kind is types:
                            kind = types[written] = self.resolve(written, line, column)
                    if end.line < line and not (
                        quoted
                        and end.column + 1 - column != len(written) + 2  # characters are escaped
                    ):
                        span = Span(path, line, column, end.column + 1 - column or 1)
                        value = Scalar(kind, written, span, ((line, column + quoted),))
                    else:
                        value = self.long_scalar(event, start.index, line, column, kind)
                if not (written.isprintable() and written.isascii()):
                    self.refuse_signs(value)
                if self.comments and line in self.comments and not style:
                    self.cut_short(value)
                self.count += 1 + (len(written) >> 8)
                if len(written) > SCALAR_SIZE or self.count > VALUES:
                    self.stop_at(value)
                if not stack:
                    self.documents.append(value)
                    continue
                frame = stack[-1]
                if frame.entries is None:
                    frame.items.append(value)
                elif frame.key is not None:
                    frame.entries[frame.key] = value
                    frame.key = None
                elif frame.skip:
                    frame.skip = False
                elif (
                    written in frame.entries
                    or not written
                    or written == "<<"
                    or len(written) > KEY_SIZE
                ):
                    self.refuse_key(frame, value, style)
                else:
                    frame.key = written
                    frame.keys[written] = value
            elif cls is MappingStartEvent or cls is SequenceStartEvent:
                self.begin(event, cls is MappingStartEvent)
            elif cls is MappingEndEvent or cls is SequenceEndEvent:
                self.finish(event)
            elif cls is AliasEvent:
                self.alias(event)
            elif cls is DocumentStartEvent:
                self.refuse_anchors()
                self.anchors.clear()
                self.counted(1, event.start_mark)
                if event.tags:
                    self.report.error(
                        "E0109",
                        "a `%TAG` line has no meaning here",
                        self.span(event.start_mark, 4),
                        "remove it",
                    )
        self.refuse_anchors()

    def span(self, mark: Any, length: int = 1) -> Span:
        return Span(self.path, mark.line + 1, mark.column + 1, length)

    def stop(self, span: Span, what: str) -> None:
        self.report.error("E0113", f"{what} exceeds the limit", span, "split it up")
        raise _Stop

    def stop_at(self, value: Scalar) -> None:
        """Stop at a scalar that is too long, or one too many."""
        if len(value.text) > SCALAR_SIZE:
            self.stop(value.span, f"a text of more than {SCALAR_SIZE:,} characters")
        self.stop(value.span, f"more than {VALUES:,} values in one file")

    def counted(self, size: int, mark: Any) -> None:
        """Count so many values more."""
        self.count += size
        if self.count > VALUES:
            self.stop(
                self.span(mark), f"more than {VALUES:,} values in one file, aliases written out,"
            )

    # Scalars

    def refuse_anchors(self) -> None:
        """Report anchors that nothing uses: an `&` that was meant as a part of the text, or a forgotten one."""
        for name, span in self.unused.items() if not self.report.errors else ():
            after = self.text.split("\n")[span.line - 1][span.column + span.length - 1 :]
            gap = len(after) - len(after.lstrip())
            delete = Edit(Span(self.path, span.line, span.column, span.length + gap), "")
            self.report.error(
                "E0112",
                f"the anchor `&{name}` is never used",
                span,
                "remove it, or put the text in quotes if the `&` belongs to it",
                fixes=(Fix(f"delete `&{name}`", (delete,)),),
            )
        self.unused.clear()

    def refuse_signs(self, value: Scalar) -> None:
        """Report characters that cannot be seen (here they come from escapes), and letters in disguise."""
        text = value.text
        hidden = next(unseen(text), None)
        if hidden is not None:
            self.report.error(
                "E0115",
                f"the text holds the invisible character U+{ord(text[hidden]):04X}",
                value.span,
                "delete it; names and texts hold only what can be seen",
            )
        curly = re.fullmatch("[\u201c\u201d\u201e](.*)[\u201c\u201d]", text)
        if curly is not None and value.span.length == len(text):
            self.report.error(
                "E0150",
                "these quotes only look like quotes: they are a part of the text",
                value.span,
                'write `"`, as it is on your keyboard, or leave them out',
                fixes=(
                    Fix("leave the quotes out", (Edit(value.span, curly[1]),)),
                    Fix("write straight quotes", (Edit(value.span, f'"{curly[1]}"'),)),
                ),
            )
            return
        masked = disguised(text)
        if masked is not None:
            sign = text[masked]
            self.report.error(
                "E0150",
                f"`{sign}` only looks like the letters around it: it is {told(sign)}",
                value.at(masked),
                f"write `{looks_like(sign)}`, as it is on your keyboard",
                fixes=(replaced(value.at(masked), sign, looks_like(sign) or "", safe=True),),
            )

    def resolve(self, text: str, line: int, column: int) -> str | int | float | bool | None:
        """The value of an unquoted text, by the core schema of YAML 1.2."""
        if text in _WORDS:
            return _WORDS[text]
        number: int | float
        if _INT.fullmatch(text):
            digits = text.lstrip("+-")
            # The length first: turning a million digits into a number takes minutes.
            number = LARGEST if len(digits) > 40 else int(text, 0 if text[1:2] in "ox" else 10)
        elif _FLOAT.fullmatch(text):
            number = float(text)
            # 6.0 is a whole number for a schema, so it had better be one for everybody.
            if number.is_integer() and abs(number) < LARGEST:
                number = int(number)
        elif _ODD.fullmatch(text):
            number = LARGEST
        else:
            return text
        if abs(number) >= LARGEST:
            self.report.error(
                "E0114",
                f"`{text[:40]}` is not a number that a game can use",
                Span(self.path, line, column, len(text)),
                "put it in quotes if it is meant as text",
            )
            return 0
        return number

    def long_scalar(self, event: Any, index: int, line: int, column: int, kind: Any) -> Scalar:
        """A scalar that is on several lines of the file."""
        raw = self.text[index : event.end_mark.index]
        written = event.value
        if event.style == "|":
            return self.block_scalar(written, raw.split("\n"), line, column)
        places = woven(raw, written, event.style or "", line, column)
        if places:
            starts = [0, *(i + 1 for i, sign in enumerate(written) if sign == "\n")]
            rows = [places[min(i, len(places) - 1)][:2] for i in starts]
            first_row = raw.split("\n")[rows[0][0] - line].rstrip()
            if event.style == ">":
                span = Span(self.path, *rows[0], max(1, len(first_row) - rows[0][1] + 1))
            else:
                span = Span(self.path, line, column, max(1, len(raw.split("\n", 1)[0].rstrip())))
            fold = Span(self.path, line, column) if event.style == ">" else None
            return Woven(kind, written, span, tuple(rows), places, fold)
        # What cannot be followed character by character can only be near: each line of the text is looked
        # for by its first word.
        rows = []
        place = 1 if event.style in ("'", '"') else 0
        if event.style == ">":
            place = raw.find("\n") + 1
        for part in written.split("\n"):
            first = part.split(maxsplit=1)[0] if part.strip() else ""
            found = raw.find(first, place) if first else place
            if found < 0:
                found = place
            newline = raw.rfind("\n", 0, found)
            at = found - newline if newline >= 0 else column + found
            rows.append((line + raw.count("\n", 0, found), at - (len(part) - len(part.lstrip()))))
            place = found + len(first)
        if event.style == ">":
            first_row = raw.split("\n")[rows[0][0] - line].rstrip()
            span = Span(self.path, *rows[0], max(1, len(first_row) - rows[0][1] + 1))
        else:
            span = Span(self.path, line, column, max(1, len(raw.split("\n", 1)[0].rstrip())))
        return Scalar(kind, written, span, tuple(rows))

    def stray_quote(self, event: Any) -> None:
        """A text that begins without a quote and ends with one."""
        if event.value.count('"') % 2:
            mark, start = event.end_mark, event.start_mark
            row = self.text.split("\n")[start.line]
            # A colon in the text makes a key of its beginning: then the quote belongs before that.
            item = max(row.rfind(sign, 0, start.column) + 2 for sign in ("- ", ", ", " [", " {"))
            values = [found.end() for found in re.finditer(r"[{,] *\w+: ", row[: start.column])]
            places = dict.fromkeys([start.column, *([item] if item > 1 else []), *values])
            fixes = tuple(
                Fix(
                    "add the opening quote",
                    (Edit(Span(self.path, start.line + 1, at + 1, 0), '"'),),
                )
                for at in places
            )
            self.report.error(
                "E0106",
                "this quote closes a text that no quote has opened",
                Span(self.path, mark.line + 1, max(1, mark.column)),
                "put a quote before the text, too, or remove this one",
                fixes=fixes,
            )

    def cut_short(self, value: Scalar) -> None:
        """Warn of a text that ends where a comment begins which may be the rest of it."""
        line, column = value.span.line, self.comments[value.span.line]
        end = value.span.column + (value.span.length if value.text else 0)
        row = self.text.split("\n")[line - 1]
        if row[end - 1 : column - 1].strip() or column < end:
            return  # something else is between the two
        rest = row[column - 1 :].rstrip()
        start = value.span.column if value.text else column
        whole = row[start - 1 : column - 1 + len(rest)]
        fixes = (quoted(Span(self.path, line, start, len(whole)), whole, safe=False),)
        self.report.warning(
            "W0102",
            f"the text ends before `{rest[:20]}`, which is a comment",
            Span(self.path, line, column, len(rest)),
            Hint(
                "put the whole text in quotes, or write a space after the `#` of a comment",
                fixes=fixes,
            ),
        )

    def nothing_at_the_end(self) -> Scalar:
        """A missing value at the end of the file, which libyaml puts on a line of its own."""
        line = self.text.count("\n") + 1
        column = len(self.text) - self.text.rfind("\n")
        return Scalar(None, "", Span(self.path, line, column), ((line, column),))

    def block_scalar(self, written: str, raw: list[str], line: int, column: int) -> Scalar:
        """A `|` block: each line of the text is one line of the file, less its indentation."""
        lines = written.split("\n")
        indent = 0
        for number, content in enumerate(lines, 1):
            if content.strip() and number < len(raw):
                stands = len(raw[number]) - len(raw[number].lstrip(" "))
                indent = stands - (len(content) - len(content.lstrip(" ")))
                break
        rows = tuple((line + number, indent + 1) for number in range(1, len(lines) + 1))
        if not lines[0].strip():
            span = Span(self.path, line, column, max(1, len(raw[0].rstrip())))
        else:
            # The first words of the text say more than the bar above them.
            lead = len(lines[0]) - len(lines[0].lstrip())
            span = Span(self.path, line + 1, indent + 1 + lead, len(lines[0].strip()))
        return Scalar(written, written, span, rows)

    def marked_scalar(self, event: Any) -> Scalar:
        """A scalar after an anchor or tag, where libyaml's mark is that of the anchor."""
        self.refuse_tag(event)
        start = event.start_mark
        raw = self.text[start.index : event.end_mark.index]
        lead = re.match(r"(?:[&!]\S*(?:\s|#[^\n]*)*)+", raw)
        offset = lead.end() if lead else 0
        line = start.line + 1 + raw.count("\n", 0, offset)
        column = offset - raw.rfind("\n", 0, offset)
        if line == start.line + 1:
            column = start.column + 1 + offset
        kind = event.value
        if event.style is None or event.style == "":
            kind = self.resolve(event.value, line, column)
        quoted = 1 if event.style in ("'", '"') else 0
        length = max(1, event.end_mark.column + 1 - column)
        escaped = quoted and length != len(event.value) + 2
        if event.end_mark.line + 1 == line and not escaped:
            span = Span(self.path, line, column, length)
            value = Scalar(kind, event.value, span, ((line, column + quoted),))
        else:
            value = self.long_scalar(event, start.index + offset, line, column, kind)
        if event.anchor is not None:
            self.unused[event.anchor] = self.span(start, len(event.anchor) + 1)
            self.anchors[event.anchor] = (value, 1 + (len(event.value) >> 8), 0)
        return value

    # Keys

    def refuse_key(self, frame: _Open, key: Scalar, style: str | None) -> None:
        """Report a key that is not allowed; its value is read and dropped."""
        assert frame.entries is not None
        if key.text == "<<" and style not in ("'", '"'):
            self.report.error(
                "E0109",
                "a merge key `<<` has no meaning here",
                key.span,
                "write the keys out; what documents share belongs in a kind's defaults",
            )
        elif key.text in frame.entries:
            self.report.error(
                "E0110",
                f"the key `{key.text}` is written twice",
                key.span,
                "keep one of the two",
                Related(frame.keys[key.text].span, "the first one is"),
                subject=key.text,
                fixes=(*self.with_dash(frame, key), *self.without_line(key)),
            )
        elif len(key.text) > KEY_SIZE:
            self.stop(key.span, f"a key of more than {KEY_SIZE:,} characters")
        elif key.text:  # a quoted "<<"
            frame.key = key.text
            frame.keys[key.text] = key
            return
        else:
            self.report.error(
                "E0111", "a key is missing before the colon", key.span, "write `key: value`"
            )
        frame.skip = True

    def with_dash(self, frame: _Open, key: Scalar) -> tuple[Fix, ...]:
        """The fix that lets a new entry begin at a key, where the same key began the one above."""
        row = self.text.split("\n")[key.span.line - 1]
        lead = row[: key.span.column - 1]
        if key.text != next(iter(frame.entries or ()), "") or lead.strip() or len(lead) < 2:
            return ()
        place = Span(self.path, key.span.line, len(lead) - 1, 2)
        return (Fix("start a new entry with `- `", (Edit(place, "- "),)),)

    def without_line(self, key: Scalar) -> tuple[Fix, ...]:
        """The fix that deletes the line of a key, if nothing else is on it and nothing below belongs to it."""
        rows = self.text.split("\n")
        row, number = rows[key.span.line - 1], key.span.line
        below = rows[number] if number < len(rows) else ""
        deeper = len(below) - len(below.lstrip()) > len(row) - len(row.lstrip())
        if row[: key.span.column - 1].strip() or (deeper and below.strip()):
            return ()
        whole = Span(self.path, number, 1, len(row) + 1)
        return (Fix("delete the second one", (Edit(whole, ""),)),)

    # Collections

    def refuse_tag(self, event: Any) -> None:
        if event.tag is not None:
            start = event.start_mark.index
            found = re.compile(r"!\S*").search(self.text, start)
            written = found.group() if found else event.tag
            before = self.text.count("\n", start, found.start()) if found else 0
            column = event.start_mark.column + 1
            if found and not before:
                column += found.start() - start
            span = Span(self.path, event.start_mark.line + 1 + before, column, len(written))
            self.report.error(
                "E0109",
                f"the tag `{written}` has no meaning here",
                span,
                "put the text in quotes if the `!` belongs to it",
            )

    def begin(self, event: Any, mapping: bool) -> None:
        mark = event.start_mark
        if event.tag is not None:
            self.refuse_tag(event)
        if len(self.stack) >= DEPTH:
            self.stop(self.span(mark), f"nesting deeper than {DEPTH} levels")
        if event.anchor is not None:
            self.unused[event.anchor] = self.span(mark, len(event.anchor) + 1)
            self.anchors[event.anchor] = (None, 0, 0)  # not to be used inside itself
        self.counted(1, mark)
        entries: dict[str, Value] | None = {} if mapping else None
        self.stack.append(
            _Open(
                event.anchor,
                mark.line + 1,
                mark.column + 1,
                event.flow_style,
                self.count,
                [],
                entries,
            )
        )

    def finish(self, event: Any) -> None:
        frame = self.stack.pop()
        end = event.end_mark
        length = 1
        if frame.flow and end.line + 1 == frame.line:
            length = max(1, end.column + 1 - frame.column)
        value: Value
        if frame.entries is None:
            items = _joined(frame.items) if frame.flow else frame.items
            value = Items(tuple(items), Span(self.path, frame.line, frame.column, length))
        else:
            span = Span(self.path, frame.line, frame.column, length)
            if not frame.flow and frame.keys:
                span = next(iter(frame.keys.values())).span
            if frame.flow:
                _join_entries(frame.entries, frame.keys)
            value = Fields(frame.entries, frame.keys, span)
        if frame.anchor is not None:
            self.anchors[frame.anchor] = (value, self.count - frame.before + 1, frame.height)
        self.put(value, frame.height)

    def alias(self, event: Any) -> None:
        name = event.anchor
        span = self.span(event.start_mark, len(name) + 1)
        if name not in self.anchors:
            self.report.error(
                "E0112",
                f"there is no anchor `&{name}`",
                span,
                "put the text in quotes if the `*` belongs to it",
            )
            self.put(Scalar(None, "", span, ((span.line, span.column),)), 0)
            return
        self.unused.pop(name, None)
        value, size, height = self.anchors[name]
        if value is None:
            self.report.error("E0112", f"`*{name}` is inside its own anchor", span, "write it out")
            raise _Stop
        self.counted(size, event.start_mark)
        if len(self.stack) + height > DEPTH:
            self.stop(span, f"nesting deeper than {DEPTH} levels")
        self.put(value, height)

    def put(self, value: Value, height: int) -> None:
        """Hang a finished value where it belongs."""
        if not self.stack:
            self.documents.append(value)
            return
        frame = self.stack[-1]
        frame.height = max(frame.height, height + 1)
        if frame.entries is None:
            frame.items.append(value)
        elif frame.key is not None:
            frame.entries[frame.key] = value
            frame.key = None
        elif frame.skip:
            frame.skip = False
        elif isinstance(value, Scalar) and value.text and value.text not in frame.entries:
            frame.key = value.text
            frame.keys[value.text] = value
        else:
            self.report.error(
                "E0111",
                "a key must be a text, not a list or a group of keys",
                value.span,
                "put the key in quotes if the brackets belong to it",
            )
            frame.skip = True


def _join_entries(entries: dict[str, Value], keys: dict[str, Scalar]) -> None:
    """`{n: min(2, 3)}` comes from YAML as `n: min(2` and a key `3)`: parts of a bracket belong together."""
    for key in list(entries):
        value = entries.get(key)
        if (
            not isinstance(value, Scalar)
            or not isinstance(value.value, str)
            or "(" not in value.text
        ):
            continue
        names = list(entries)
        parts: list[Value] = [value]
        for name in names[names.index(key) + 1 :]:
            inner = entries[name]
            if not isinstance(inner, Scalar) or inner.text or inner.value is not None:
                break
            parts.append(keys[name])
        [whole, *left] = _joined(parts)
        entries[key] = whole
        for name in names[names.index(key) + 1 : names.index(key) + 1 + len(parts) - 1 - len(left)]:
            del entries[name], keys[name]


def _joined(items: list[Value]) -> list[Value]:
    """`[pass, (3, 4)]` comes from YAML as `pass`, `(3`, `4)`: parts of a bracket belong together."""
    if not any(isinstance(item, Scalar) and "(" in item.text for item in items):
        return items
    result: list[Value] = []
    open_ = 0  # brackets of the last text that are not closed
    for number, item in enumerate(items):
        last = result[-1] if result else None
        if open_ and isinstance(last, Scalar) and isinstance(item, Scalar):
            start, end = last.span, item.span
            text = f"{last.text}, {item.text}"
            length = start.length
            if start.line == end.line:
                length = end.column + end.length - start.column
            whole = Span(start.path, start.line, start.column, length)
            result[-1] = Scalar(text, text, whole, last.rows)
            open_ += item.text.count("(") - item.text.count(")")
        else:
            result.append(item)
            open_ = _opened(items, number)
    return result


def _opened(items: list[Value], number: int) -> int:
    """How many brackets an item leaves open that later items close again."""
    first = items[number]
    if not isinstance(first, Scalar) or not isinstance(first.value, str):
        return 0
    opened = level = max(0, first.text.count("(") - first.text.count(")"))
    for item in items[number + 1 :]:
        if not level or not isinstance(item, Scalar):
            break
        level += item.text.count("(") - item.text.count(")")
    return 0 if level else opened
