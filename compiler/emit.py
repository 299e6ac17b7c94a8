"""Python as data becomes Python as text: laid out, commented, and always the same bytes."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from compiler.python import Constant, Function, Module, literal

WIDTH = 100
OPEN, CLOSE = "([{", ")]}"


@dataclass(frozen=True, slots=True)
class GeneratedFile:
    path: str  # below generated/
    text: str


def emit(modules: list[Module]) -> list[GeneratedFile]:
    """The files of a pack, sorted by path."""
    files = [GeneratedFile(m.path, _render(m)) for m in modules]
    return sorted(files, key=lambda f: f.path)


def _render(module: Module) -> str:
    template = _environment().get_template("module.py.j2")
    # Which imports are needed shows only in the rest of the text. No literal or comment holds `\0`.
    text = template.render(module=module, imports=["\0"])
    wanted = {*module.imports, *(name for names in module.names.values() for name in names)}
    used = {name for name in wanted if _mentions(text, name)}
    return _tidy(text.replace("\0", "\n".join(_imports(module, used)), 1))


def _mentions(text: str, name: str) -> bool:
    """Whether a name stands in the text as a word of its own."""
    start = text.find(name)
    while start >= 0:
        end = start + len(name)
        if not (_is_part(text[start - 1 : start]) or _is_part(text[end : end + 1])):
            return True
        start = text.find(name, end)
    return False


def _is_part(char: str) -> bool:
    return char.isalnum() or char == "_"


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).with_name("templates")),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - the output is Python; author text passes `literal` or `comment`
    )
    environment.filters["literal"] = literal
    environment.filters["comment"] = comment
    environment.filters["constant"] = _constant
    environment.filters["function"] = _function
    return environment


def comment(text: str) -> str:
    """Author text inside a comment: one line, nothing that could end it."""
    line = " ".join(text.split())
    return line if line.isprintable() else "".join(ch if ch.isprintable() else " " for ch in line)


def _imports(module: Module, used: set[str]) -> list[str]:
    """The import lines for the names that the module mentions."""
    groups: dict[int, list[str]] = {0: [], 1: []}
    for source in sorted(module.names):
        wanted = [n for n in module.names[source] if n in used]
        if not wanted:
            continue
        names = ", ".join(sorted(wanted, key=lambda n: (not n.isupper(), n)))
        own = source.startswith(("generated", "interpreter"))
        groups[1 if own else 0].extend(wrap(f"from {source} import {names}", 0, imports=True))
    for alias in sorted(a for a in module.imports if a in used):
        groups[1].append(f"import {module.imports[alias]} as {alias}")
    lines: list[str] = []
    for group in groups.values():
        if group:
            lines += (
                ["", *sorted(group, key=_import_order)]
                if not any("(" in g for g in group)
                else ["", *group]
            )
    return lines[1:] if lines and not lines[0] else lines


def _import_order(line: str) -> tuple[int, str]:
    return (0 if line.startswith("import ") else 1, line)


def _constant(constant: Constant) -> str:
    note = f": {constant.annotation}" if constant.annotation else ""
    lines: list[str] = []
    if constant.source:
        lines.append(f"# {comment(constant.source)}")
    parts = [f"{name}={value}" if name else value for name, value in constant.arguments]
    head = f"{constant.name}{note} = {constant.call}"
    args = ", ".join(parts)
    if not constant.call:
        lines.extend(wrap(head + args, 0))
    elif len(head) + len(args) + 2 <= WIDTH or not parts:
        lines.append(f"{head}({args})")
    else:
        lines.append(f"{head}(")
        for part in parts:
            lines.extend(wrap(f"    {part},", 4))
        lines.append(")")
    return "\n".join(lines) + ("\n" if constant.source else "")


def _function(function: Function) -> str:
    if not function.name:
        lines = [f"# {comment(function.source)}"] if function.source else []
        for line in function.lines:
            indent = len(line) - len(line.lstrip())
            lines.extend(wrap(line, indent))
        return "\n".join(lines)
    head = f"def {function.name}({', '.join(function.params)}) -> {function.returns}:"
    lines = wrap(head, 0)
    if function.source:
        lines.append(f"    # {comment(function.source)}")
    if function.note:
        note = comment(function.note)
        lines.append(f"    # {note if len(note) <= WIDTH - 6 else note[: WIDTH - 9] + '...'}")
    for line in function.lines:
        if len(line) <= WIDTH - 4:
            lines.append("    " + line)
        else:
            indent = len(line) - len(line.lstrip())
            lines.extend(wrap("    " + line, indent + 4))
    return "\n".join(lines)


def _tidy(text: str) -> str:
    """Two empty lines between definitions, one newline at the end, no spaces at line ends."""
    lines = [line.rstrip() for line in text.strip().split("\n")]
    result: list[str] = []
    empty = 0
    for line in lines:
        if not line:
            empty += 1
            continue
        if empty:
            opens = line.startswith(("def ", "class ")) or (
                result and result[-1].startswith("    ") and not line.startswith(" ")
            )
            result.extend([""] * (2 if opens and not line.startswith((")", "]", "}")) else 1))
            empty = 0
        result.append(line)
    return "\n".join(result) + "\n"


def wrap(line: str, indent: int, imports: bool = False) -> list[str]:
    """Break a long line at the commas of its last bracket, as formatters do."""
    if len(line) <= WIDTH:
        return [line]
    if imports:
        head, names = line.split(" import ")
        return [f"{head} import (", *[f"    {name}," for name in names.split(", ")], ")"]
    found = _breakable(line)
    stepped = _steps(line, indent)
    if stepped is not None and (found is None or " and " in line or " or " in line):
        return stepped
    if found is None:
        return [line]
    start, end, parts = found
    inner = line[start + 1 : end]
    loops = " for " in inner and len(_split(inner, " for ", whole=True)) > 1
    if loops:
        parts = [inner]  # a comprehension: the comma in `for a, b in` is no place to break
    if not parts:
        return [line]
    pad = " " * (indent + 4)
    lines = [line[: start + 1]]
    called = start > 0 and (line[start - 1].isalnum() or line[start - 1] in "_])")
    group = line[start] == "(" and not called and line[end - 1] != ","
    whole = loops or (len(parts) == 1 and group)
    for part in parts:
        text = part.strip()
        if loops:
            for piece in _clauses(text):
                lines.extend(wrap(f"{pad}{piece}", indent + 4))
            continue
        rows = _rows(text, indent + 4) if whole else None
        tail = "" if whole else ","
        lines.extend(rows or wrap(f"{pad}{text}{tail}", indent + 4))
    rest = wrap(" " * indent + line[end:], indent)
    return [*lines, *rest]


def _steps(line: str, indent: int) -> list[str] | None:
    """A long condition in brackets, one part a line; None if it has no parts to break at."""
    match = re.match(r"\s*(if|elif|while|return) (.*?)(:?)$", line)
    if match is None:
        return None
    word, condition, colon = match.groups()
    rows = _rows(condition, indent + 4)
    if rows is None:
        return None
    pad = " " * indent
    return [f"{pad}{word} (", *rows, f"{pad}){colon}"]


def _rows(condition: str, indent: int) -> list[str] | None:
    """The parts of a condition, one a line; None if it has only one."""
    pad = " " * indent
    for joint in (" or ", " and "):
        parts = _split(condition, joint)
        if len(parts) > 1:
            rows = wrap(f"{pad}{parts[0]}", indent)
            for part in parts[1:]:
                rows.extend(wrap(f"{pad}{joint.strip()} {part}", indent))
            return rows
    return None


def _clauses(text: str) -> list[str]:
    """A comprehension as its item, its loops and its conditions, one a line."""
    first, *loops = _split(text, " for ", whole=True)
    found = [first]
    for loop in loops:
        head, *conditions = _split(loop, " if ", whole=True)
        found.append(f"for {head}")
        found.extend(f"if {condition}" for condition in conditions)
    return found


def _split(text: str, joint: str, whole: bool = False) -> list[str]:
    """The parts between a word that stands outside all brackets and quotes."""
    if joint not in text:
        return [text]
    parts: list[str] = []
    depth = start = 0
    for mark in _joints(joint).finditer(text):
        found = mark.group()
        if found in OPEN:
            depth += 1
        elif found in CLOSE:
            depth -= 1
        elif depth or found[0] in "\"'":
            continue
        elif found != joint:
            if not whole:
                return [text]  # an `if` that is a value binds less tightly
        else:
            parts.append(text[start : mark.start()])
            start = mark.end()
    return [*parts, text[start:]]


@cache
def _joints(joint: str) -> re.Pattern[str]:
    texts = r"""[()\[\]{}]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'"""
    return re.compile(f"{texts}|{joint}| if ")


# What matters for the layout of a line: brackets, commas, comments; texts are skipped whole.
_MARKS = re.compile(r"""[()\[\]{},#]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""")


def _breakable(line: str) -> tuple[int, int, list[str]] | None:
    """The outermost bracket to open: the one that holds most of the line."""
    best: tuple[int, int, list[int]] | None = None
    depth = 0
    start = 0
    commas: list[int] = []
    for mark in _MARKS.finditer(line):
        index = mark.start()
        ch = line[index]
        if ch == ",":
            if depth == 1:
                commas.append(index)
        elif ch in OPEN:
            depth += 1
            if depth == 1:
                start = index
                commas = []
        elif ch in CLOSE and depth:
            depth -= 1
            subscript = (
                ch == "]" and start > 0 and (line[start - 1].isalnum() or line[start - 1] in "_])")
            )
            longer = best is None or index - start > best[1] - best[0]
            if not depth and longer and index > start + 1 and not subscript:
                best = (start, index, commas)
        elif ch == "#" and not depth:
            break
    if best is None:
        return None
    start, end, commas = best
    parts = [line[a + 1 : b] for a, b in itertools.pairwise([start, *commas, end])]
    if not parts[-1].strip():
        parts.pop()
    return start, end, parts
