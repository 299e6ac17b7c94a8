"""Put libyaml's complaints into words for an author."""

from __future__ import annotations

import re
from dataclasses import replace

import yaml

from compiler.source.confusables import told
from compiler.source.diagnostics import Diagnostic, Edit, Fix
from compiler.source.positions import Span

# `key: ` at the start of a line, after any dashes; the key is the first group.
KEY = re.compile(r"""^[ ]*(?:-[ ]+)*("[^"]*"|'[^']*'|[^\s#:][^:#]*?):[ ]+(?=\S)""")
_LONG = 200_000  # characters of a file that is not read again and again to find a cure
QUOTE_HELP = "put the whole text in quotes, or in a block: a `|` after the key, the text below it"


def explain(error: yaml.YAMLError, text: str, path: str) -> Diagnostic:
    """The diagnostic for the error that stopped libyaml while it read `text`."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return _unreadable(text, path)
    lines = text.split("\n")
    problem = error.problem or "cannot be read"
    mark = error.problem_mark
    row, column = mark.line, mark.column
    start = (error.context_mark.line, error.context_mark.column) if error.context_mark else None
    line = lines[row] if row < len(lines) else ""

    def here(code: str, message: str, help: str | None) -> Diagnostic:
        return Diagnostic(code, message, _word(lines, row, column, path), help)

    def there(code: str, message: str, help: str | None) -> Diagnostic:
        r, c = start or (row, column)
        return Diagnostic(code, message, _word(lines, r, c, path), help)

    if "\t" in line[: column + 1] and not line[:column].strip():
        tab = line.index("\t")
        span = Span(path, row + 1, tab + 1, len(line[tab:]) - len(line[tab:].lstrip("\t")))
        spaces = " " * (2 * span.length)
        return Diagnostic(
            "E0102",
            "a tab cannot indent a line",
            span,
            "indent with two spaces for each level",
            fixes=(Fix("write spaces for the tabs", (Edit(span, spaces),), safe=True),),
        )
    blank = _odd_blank(lines, row, path)
    if blank is not None:
        return blank
    quote = _lonely_quote(text, lines, row, path)
    if quote is not None:
        return quote
    if problem.startswith("mapping values are not allowed"):
        return _colon(lines, row, column, path)
    if problem.startswith("could not find expected ':'"):
        return _no_colon(lines, start or (row, column), path)
    if problem.startswith("block sequence entries are not allowed"):
        return here(
            "E0105",
            "a list cannot start on the line of its key",
            "start the list on the next line, or put the text in quotes if the `-` belongs to it",
        )
    if "unexpected end of stream" in problem and "quoted" in (error.context or ""):
        return there("E0106", "this quote is never closed", "add the closing quote")
    if "unknown escape character" in problem:
        return here(
            "E0106",
            f"`\\{line[column + 1 : column + 2]}` means nothing inside double quotes",
            "use single quotes, or write the backslash twice",
        )
    if "document separator" in problem or problem.startswith("found unexpected document"):
        return there("E0106", "this quote is never closed", "add the closing quote")
    if problem.startswith(("did not find expected ',' or", "did not find expected node content")):
        if "flow" in (error.context or ""):
            what = "bracket" if "sequence" in (error.context or "") else "brace"
            if "node" in (error.context or ""):
                return here(
                    "E0107",
                    "something is missing here between the brackets",
                    "close the brackets, or remove the extra comma",
                )
            inside = _bracket_in_text(lines, row, column, path, what)
            if inside is not None:
                return inside
            found = there(
                "E0107",
                f"this {what} is not closed, or a comma is missing after an entry",
                "close it, or write a comma between the entries; a text with a comma or a bracket needs quotes",
            )
            return replace(found, fixes=_closed(lines, found.span, row))
        said = f"a text cannot start with `{line[column : column + 1]}`"
        return replace(
            here("E0108", said, "put it in quotes"), fixes=_in_quotes(lines, row, column, path)
        )
    if problem.startswith(("found character that cannot start any token", "found undefined tag")):
        sign = line[column : column + 1]
        named = "a backtick" if sign == "`" else f"`{sign}`"
        found = here("E0108", f"a text cannot start with {named}", "put it in quotes")
        return replace(found, fixes=_in_quotes(lines, row, column, path))
    if "expected alphabetic or numeric character" in problem and start:
        sign = lines[start[0]][start[1] : start[1] + 1]
        return there("E0108", f"a text cannot start with `{sign}`", "put it in quotes")
    if "expected comment or line break" in problem and start:
        sign = lines[start[0]][start[1] : start[1] + 1]
        return there(
            "E0108",
            f"nothing may follow `{sign}` on its line",
            f"start the text on the next line, or put it in quotes if the `{sign}` belongs to it",
        )
    if problem.startswith(("did not find expected key", "did not find expected '-'")):
        return _misplaced(lines, row, column, path)
    if problem.startswith("did not find expected <document start>"):
        return here("E0105", "this line belongs to no document", "indent it like the lines above")
    if problem == "found unexpected ':'":
        gap = Edit(Span(path, row + 1, column + 2, 0), " ")
        found = here("E0104", "a space is missing after this colon", "write `: `")
        return replace(found, fixes=(Fix("insert a space after the colon", (gap,), safe=True),))
    if problem.startswith("found incompatible YAML document"):
        return here("E0109", "only YAML 1.2 is read", "remove the `%YAML` line")
    return here("E0101", f"this is not YAML: {problem}", None)


def _odd_blank(lines: list[str], row: int, path: str) -> Diagnostic | None:
    """A blank before or after a key that is not a space, in the line that is refused or the one above."""
    for number in (row, row - 1):
        line = lines[number] if 0 <= number < len(lines) else ""
        found = re.match(r"((?: *-)? *)([^\S\t\r\n ]+)|[\s-]*[\w]+:( ?)([^\S\t\r\n ]+)", line)
        if found is not None:
            group = 2 if found[2] else 4
            at, end = found.span(group)
            span = Span(path, number + 1, at + 1, end - at)
            fix = Fix("write spaces", (Edit(span, " " * (end - at)),), safe=True)
            said = f"this blank is {told(found[group][0])}, not a space"
            return Diagnostic("E0150", said, span, "write a space", fixes=(fix,))
    return None


def repaired(text: str, diagnostic: Diagnostic) -> str | None:
    """The text with a reported mistake put right, for reading on; None where that is a guess.

    Only a colon inside an unquoted text is. The blank after it becomes one that YAML takes for
    a letter, so every place in the file stays the same.
    """
    if diagnostic.code != "E0103":
        return None
    lines = text.split("\n")
    row, start = diagnostic.span.line - 1, diagnostic.span.column - 1
    head, value = lines[row][:start], lines[row][start:]
    if ": " not in value:
        return None
    lines[row] = head + value.replace(": ", ":\xa0")
    return "\n".join(lines)


def _word(lines: list[str], row: int, column: int, path: str) -> Span:
    """The word at a place; at the end of the file, the end of the last line with text."""
    while row >= len(lines) or (row > 0 and not lines[row].strip()):
        row -= 1
        column = len(lines[row].rstrip()) if row >= 0 else 0
    line = lines[row]
    word = re.match(r"[\w.]+|\S|$", line[column:])
    return Span(path, row + 1, column + 1, max(1, len(word.group()) if word else 1))


def _colon(lines: list[str], row: int, column: int, path: str) -> Diagnostic:
    """A second colon on a line, or a key deeper than the finished value above it."""
    line = lines[row]
    first = KEY.match(line)
    if first and re.search(r"""\w [\[{"']""", first.group(1)):
        # `takes {n: number}`: what looks like a key is a key, no colon, and a value.
        return _no_colon(lines, (row, first.start(1)), path)
    glued = _glued(line, row, path)
    if glued is not None:
        return glued
    if first and first.end() <= column:
        begin = first.end()
        value = line[begin:].rstrip()
        span = Span(path, row + 1, begin + 1, len(value))
        return Diagnostic(
            "E0103",
            "a colon inside an unquoted text starts a second key",
            span,
            QUOTE_HELP,
            fixes=(quoted(span, value.split(" #")[0].rstrip()),),
        )
    above = row - 1
    while above > 0 and not lines[above].strip():
        above -= 1
    indent = len(line) - len(line.lstrip())
    length = max(1, column - indent)
    if above >= 0 and not re.search(r":(\s|$)", lines[above]):
        return _no_colon(lines, (above, len(lines[above]) - len(lines[above].lstrip())), path)
    odd = _slipped(lines, row, path)
    if odd is not None:
        return odd
    return Diagnostic(
        "E0105",
        "this key is indented deeper than the line above, whose value is already complete",
        Span(path, row + 1, indent + 1, length),
        "indent it like the key it belongs beside",
        fixes=_indented(lines, row, path),
    )


def _glued(line: str, row: int, path: str) -> Diagnostic | None:
    """A list, group or text right after the colon of its key: `takes:{n: number}`."""
    found = re.match(r"\s*(?:- )*(\w+):(?=[\[{\"'])", line)
    if found is None:
        return None
    written = line[found.start(1) :].split(" #")[0].rstrip()
    gap = Edit(Span(path, row + 1, found.end() + 1, 0), " ")
    return Diagnostic(
        "E0104",
        "a space is missing after the colon",
        Span(path, row + 1, found.start(1) + 1, len(written)),
        f"write `{found[1]}: {line[found.end() :].split(' #')[0].rstrip()}`",
        fixes=(Fix("insert a space after the colon", (gap,), safe=True),),
    )


def _lost_bar(lines: list[str], row: int, path: str) -> Diagnostic | None:
    """A key with nothing after it, above lines that are a text: its `|` is missing."""
    indent = len(lines[row]) - len(lines[row].lstrip())
    for above in range(row - 1, -1, -1):
        line = lines[above]
        if not line.strip() or len(line) - len(line.lstrip()) >= indent:
            continue
        found = re.fullmatch(r"(\s*(?:- )?(\w+):)\s*", line)
        if found is None or _has_keys(lines, above + 1, indent):
            return None
        end = Span(path, above + 1, len(found[1]) + 1, 0)
        return Diagnostic(
            "E0104",
            f"the lines below `{found[2]}:` are a text, but nothing marks them as one",
            Span(path, above + 1, len(found[1]) - len(found[2]), len(found[2])),
            f"write `{found[2]}: |`",
            fixes=(Fix("insert `|`", (Edit(end, " |"),), safe=False),),
        )
    return None


def _has_keys(lines: list[str], start: int, indent: int) -> bool:
    """Whether some of the lines from one on that are indented alike are keys with values."""
    for line in lines[start:]:
        if line.strip() and _indent(line) < indent:
            return False
        if _indent(line) == indent and re.match(r"\w+:(?: [^:]*)?$", line.strip()):
            return True
    return False


def short_line(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."


def _no_colon(lines: list[str], place: tuple[int, int], path: str) -> Diagnostic:
    row, column = place
    odd = _slipped(lines, row, path)
    if odd is not None:
        return odd
    whole = lines[row][column:].split(" #")[0].rstrip()
    written = whole.lstrip("- ")
    column += len(whole) - len(written)
    span = Span(path, row + 1, column + 1, max(1, len(written)))
    glued = re.match(r"([\w]+):(?=\S)", written)
    if glued:
        key, value = glued.group(1), written[glued.end() :]
        gap = Edit(Span(path, row + 1, column + 1 + glued.end(), 0), " ")
        return Diagnostic(
            "E0104",
            "a space is missing after the colon",
            span,
            f"write `{key}: {value}`",
            fixes=(Fix("insert a space after the colon", (gap,), safe=True),),
        )
    bar = _lost_bar(lines, row, path)
    if bar is not None:
        return bar
    other = re.match(r"(\w+)\s*(?:=>?|;|\uff1a|\uff1d)\s*(?=\S|$)", written)
    if other:
        key, value = other[1], written[other.end() :]
        wrong = Span(path, row + 1, column + 1 + len(key), other.end() - len(key))
        return Diagnostic(
            "E0104",
            f"`{short_line(written)}` has no colon after `{key}`",
            span,
            f"write `{key}: {value}`",
            fixes=(Fix("write a colon", (Edit(wrong, ": " if value else ":"),), safe=True),),
        )
    key, _, value = written.partition(" ")
    mended = f"{key}: {value.strip()}" if value else f"{key}:"
    colon = Edit(Span(path, row + 1, column + 1 + len(key), 0), ":")
    return Diagnostic(
        "E0104",
        f"`{written}` has no colon after `{key}`" if value else f"`{key}` has no colon after it",
        span,
        f"write `{mended}`, or indent it if it continues the text above",
        fixes=(Fix(f"insert a colon after `{key}`", (colon,)),),
    )


def _slipped(lines: list[str], row: int, path: str) -> Diagnostic | None:
    """The line with an odd number of blanks just above one that does not fit.

    Two blanks a level are the custom, so that line slipped, and not the one where YAML noticed.
    """
    if _indent(lines[row]) % 2:
        return None
    above = row - 1
    while above > 0 and not lines[above].strip():
        above -= 1
    indent = _indent(lines[above]) if above >= 0 else 0
    if indent % 2 == 0 or not lines[above].strip():
        return None
    return Diagnostic(
        "E0105",
        "the indentation of this line fits no line around it",
        _word(lines, above, indent, path),
        "give the entries of one list, one group of keys or one block the same indentation",
        fixes=_indented(lines, above, path),
    )


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _lonely_quote(text: str, lines: list[str], row: int, path: str) -> Diagnostic | None:
    """A quote without its partner, on the line that YAML refuses or on one above it.

    A line above is at fault only if closing its quote lets YAML read on.
    """
    for number in range(min(row, len(lines) - 1), max(-1, row - 60), -1):
        at = _open_quote(lines[number])
        if at is None:
            continue
        line = lines[number].split(" #")[0].rstrip()
        quote = line[at]
        fixes: list[Fix] = []
        for end in _ends_of_text(line, at):
            mended = [*lines]
            mended[number] = line[:end] + quote + line[end:]
            if number == row or _refused("\n".join(mended)) > row:
                edit = Edit(Span(path, number + 1, end + 1, 0), quote)
                fixes.append(Fix("add the closing quote", (edit,)))
        if fixes:
            return Diagnostic(
                "E0106",
                "this quote is never closed on its line",
                Span(path, number + 1, at + 1),
                f"add the closing quote `{quote}`",
                fixes=tuple(fixes[:3]),
            )
    return None


def _ends_of_text(line: str, at: int) -> list[int]:
    """Where a text may end whose quote opens at a place, the likeliest first."""
    found: list[int] = []
    rest = line[at + 1 :]
    inside = re.search(r",\s*[\"']", rest)  # the next text of a list begins
    key = re.search(r":\s", rest)  # what is quoted is a key
    if inside is not None:
        found.append(at + 1 + inside.start())
    if line[:at].count("[") + line[:at].count("{"):
        found.append(len(line.rstrip("]},")))
    found.append(len(line))
    if key is not None:
        found.append(at + 1 + key.start())
    return list(dict.fromkeys(found))


def _open_quote(line: str) -> int | None:
    """Where a quoted text begins that does not end on its line."""
    at = 0
    value = re.compile(r"""(?:^[ ]*(?:-[ ]+)*|[:,\[{][ ]*|-[ ]+)(["'])""")
    while (found := value.search(line, at)) is not None:
        begin = found.start(1)
        closing = r'(?:[^"\\]|\\.)*"' if found[1] == '"' else r"(?:[^']|'')*'"
        end = re.compile(closing).match(line, begin + 1)
        if end is None:
            return begin
        at = end.end()
        odd = found[1] == '"' and len(re.findall(r'(?<!\\)"', line)) % 2
        if odd and not re.match(r"\s*(?:$|#|[,\]}:])", line[at:]):
            return begin  # what should be outside is inside, and the other way round
    return None


def _refused(text: str) -> int:
    """The line, counted from 0, where YAML gives up; after the last one if it does not."""
    try:
        for _ in yaml.parse(text, Loader=yaml.CSafeLoader):
            pass
    except yaml.MarkedYAMLError as error:
        return error.problem_mark.line if error.problem_mark else 0
    except yaml.YAMLError:
        return 0
    return text.count("\n") + 1


def _indented(lines: list[str], row: int, path: str) -> tuple[Fix, ...]:
    """Other indentations of a line with which YAML can read further: nearest to what is there first."""
    if sum(map(len, lines)) > _LONG:
        return ()
    now = _indent(lines[row])
    refused = _refused("\n".join(lines))
    found: list[tuple[int, int, int]] = []
    for blanks in range(max(0, now - 4), now + 5):
        changed = [*lines[:row], " " * blanks + lines[row].lstrip(" "), *lines[row + 1 :]]
        reached = _refused("\n".join(changed)) if blanks != now else 0
        if reached > max(refused, row):
            found.append((-reached, abs(blanks - now), blanks))
    fixes = []
    for _, _, blanks in sorted(found)[:3]:
        title = f"indent the line by {blanks} space{'s' if blanks != 1 else ''}"
        fixes.append(Fix(title, (Edit(Span(path, row + 1, 1, now), " " * blanks),)))
    return tuple(fixes)


def _closed(lines: list[str], opened: Span, refused: int) -> tuple[Fix, ...]:
    """The closing bracket at the end of the line where one is opened, if YAML can read on then."""
    row = opened.line - 1
    sign = lines[row][opened.column - 1 : opened.column]
    line = lines[row].split(" #")[0].rstrip()
    if sign not in "[{" or not line:
        return ()
    partner = "]" if sign == "[" else "}"
    mended = [*lines[:row], line + partner, *lines[row + 1 :]]
    if _refused("\n".join(mended)) <= refused:
        return ()
    edit = Edit(Span(opened.path, row + 1, len(line) + 1, 0), partner)
    return (Fix(f"insert `{partner}` at the end of the line", (edit,)),)


def _bracket_in_text(
    lines: list[str], row: int, column: int, path: str, what: str
) -> Diagnostic | None:
    """A text such as `players[0].coins` inside brackets or braces, where YAML takes the `[` for a list."""
    line = lines[row] if row < len(lines) else ""
    if line[column : column + 1] not in ("[", "{") or not re.search(r"[\w)\]]\s*$", line[:column]):
        return None
    start = -1
    for found in re.finditer(r"(?::\s|[,{\[])\s*", line[:column]):
        between = line[start : found.start()] if start >= 0 else ""
        # A comma between round brackets is a part of the text.
        if found[0][0] != "," or between.count("(") == between.count(")"):
            start = found.end()
    if start < 0:
        return None
    depth, end = 0, start
    while end < len(line) and (depth or line[end] not in ",]}"):
        depth += (line[end] in "[{(") - (line[end] in "]})")
        end += 1
    text = line[start:end].rstrip()
    span = Span(path, row + 1, start + 1, len(text))
    return Diagnostic(
        "E0107",
        f"a text with `{line[column]}` in it needs quotes between {what}s",
        span,
        "put it in quotes",
        fixes=(quoted(span, text),) if depth == 0 and end < len(line) else (),
    )


def quoted(span: Span, text: str, safe: bool = True) -> Fix:
    """The fix that puts a text of one line in quotes."""
    sign = "'" if '"' in text or "\\" in text else '"'
    inner = text.replace("'", "''") if sign == "'" else text
    place = Span(span.path, span.line, span.column, len(text))
    return Fix("put it in quotes", (Edit(place, f"{sign}{inner}{sign}"),), safe)


def _in_quotes(lines: list[str], row: int, column: int, path: str) -> tuple[Fix, ...]:
    """The fix that puts the rest of a line in quotes, where it is the value of a key."""
    text = lines[row][column:].split(" #")[0].rstrip()
    if not re.search(r":\s+$", lines[row][:column]) or not text:
        return ()
    return (quoted(Span(path, row + 1, column + 1), text, safe=False),)


def _no_dash(lines: list[str], row: int, path: str) -> Diagnostic | None:
    """A line that would be the next entry of a list, if it began with `- `."""
    entry = re.match(r"( *)(-?)[a-z_]+:(?:\s|$)", lines[row])
    if entry is None:
        return None
    above = next(
        (line for line in reversed(lines[:row]) if _indent(line) <= len(entry[1]) and line.strip()),
        "",
    )
    if not above.startswith(f"{entry[1]}- "):
        return None
    at = len(entry[1]) + len(entry[2])
    missing, said = (
        (" ", "a space is missing after this `-`")
        if entry[2]
        else ("- ", "the entries of this list start with `- `, and this line does not")
    )
    fixes = [
        Fix(f"insert `{missing}`", (Edit(Span(path, row + 1, at + 1, 0), missing),), safe=True)
    ]
    help = f"write `{lines[row][:at].strip()}{missing}{lines[row][at:].strip()}`"
    if not entry[2]:
        help += ", or give it the same indentation as the keys that it belongs to"
        fixes.append(Fix("indent it by 2", (Edit(Span(path, row + 1, 1, 0), "  "),)))
        if len(entry[1]) >= 2:
            fixes.append(Fix("indent it by 2 less", (Edit(Span(path, row + 1, 1, 2), ""),)))
    return Diagnostic(
        "E0105", said, _word(lines, row, len(entry[1]), path), help, fixes=tuple(fixes)
    )


def _misplaced(lines: list[str], row: int, column: int, path: str) -> Diagnostic:
    """A line that fits no level above it, or text after a closing quote or bracket."""
    line = lines[row] if row < len(lines) else ""
    before = line[:column].rstrip()
    if before.endswith(('"', "'")):
        return Diagnostic(
            "E0106",
            "this text follows a closing quote",
            Span(path, row + 1, column + 1, max(1, len(line[column:].rstrip()))),
            "put the whole text in one pair of quotes; write '' for a single quote inside them",
        )
    if before.endswith(("]", "}")):
        value = re.match(r"[\s-]*\w+:\s+", line)
        whole = line[value.end() :].rstrip() if value else ""
        fixes = (quoted(Span(path, row + 1, value.end() + 1), whole, safe=False),) if value else ()
        if value and whole.endswith('"') and whole.count('"') % 2:
            start = Span(path, row + 1, value.end() + 1, 0)
            fixes = (Fix("add the opening quote", (Edit(start, '"'),)),)
        return Diagnostic(
            "E0107",
            "this text follows a closing bracket",
            Span(path, row + 1, column + 1, max(1, len(line[column:].rstrip()))),
            "put the whole text in quotes if the brackets belong to it",
            fixes=fixes,
        )
    odd = _no_dash(lines, row, path) if row < len(lines) else None
    odd = odd or (_slipped(lines, row, path) if row < len(lines) else None)
    if odd is not None:
        return odd
    return Diagnostic(
        "E0105",
        "the indentation of this line fits no line above it",
        _word(lines, row, column, path),
        "give the entries of one list or one group of keys the same indentation",
        fixes=_indented(lines, row, path),
    )


# What YAML allows in a file; the rest makes libyaml stop with a byte offset only.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


_BLANKS = (0x2007, 0x2009, 0x200A, 0x202F, 0x3000, 0x3164, 0xFFA0)  # seen as a space


def _unreadable(text: str, path: str) -> Diagnostic:
    found = _FORBIDDEN.search(text)
    return invisible(text, found.start() if found else 0, path)


def invisible(text: str, offset: int, path: str) -> Diagnostic:
    """The diagnostic for a character that must not be in a file."""
    sign = ord(text[offset]) if offset < len(text) else 0
    line = text.count("\n", 0, offset) + 1
    column = offset - (text.rfind("\n", 0, offset) + 1) + 1
    span = Span(path, line, column)
    blank = " " if sign in _BLANKS else ""
    title = "write a plain space" if blank else "delete the invisible character"
    return Diagnostic(
        "E0115",
        f"the file holds the invisible character U+{sign:04X}",
        span,
        "delete it; it was probably copied along with other text",
        fixes=(Fix(title, (Edit(span, blank),), safe=True),),
    )
