"""The five words of patches, for values of any kind.

before   {hold: 4, guns: [{gun: swivel, range: 2}]}     and `add: {guns.swivel.range: 1}`
after    {hold: 4, guns: [{gun: swivel, range: 3}]}

A value that a patch brings keeps its own place: a mistake in it is shown in the patch.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from decimal import Decimal

from compiler.source.diagnostics import Hint, did_you_mean
from compiler.source.positions import Fields, Items, Joined, Scalar, Span, Value

WORDS = ("set", "add", "scale", "remove", "append")
Change = Callable[[Value | None], Value | None]


class Misfit(Exception):
    """A patch that cannot be done, with the message for its author."""

    def __init__(
        self,
        code: str,
        message: str,
        help: str | Hint | None = None,
        span: Span | None = None,
        subject: str = "",
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.help = help
        self.span = span  # None: the value that the patch brings
        self.subject = subject


def at_path(body: Fields, path: Sequence[Scalar], change: Change) -> Fields:
    """The body with what is at a path changed; `change` gives None for what goes away."""
    made = _inside(body, path, 0, change)
    assert isinstance(made, Fields)
    return made


def value_at(body: Fields, path: Sequence[Scalar]) -> Value | None:
    """What is at a path, or None."""
    found: list[Value | None] = [None]

    def look(value: Value | None) -> Value | None:
        found[0] = value
        return value

    try:
        at_path(body, path, look)
    except Misfit:
        return None
    return found[0]


def _inside(value: Value, path: Sequence[Scalar], depth: int, change: Change) -> Value:
    key, last = path[depth], depth == len(path) - 1
    match value:
        case Fields():
            inner = value.entries.get(key.text)
            if inner is None and not last:
                raise _missing(path, depth, list(value.entries))
            made = change(inner) if last else _inside(_there(inner), path, depth + 1, change)
            return _with_key(value, key, made)
        case Items():
            index = _index(value, key.text)
            if index is None:
                raise _missing(path, depth, [n for n in map(item_name, value.items) if n])
            item = value.items[index]
            made = change(item) if last else _inside(item, path, depth + 1, change)
            middle = (made,) if made is not None else ()
            return Items((*value.items[:index], *middle, *value.items[index + 1 :]), value.span)
        case Scalar():
            above = ".".join(part.text for part in path[:depth])
            raise Misfit(
                "E0161", f"`{above}` is {_told(value)} and has nothing inside", None, key.span
            )


def _there(value: Value | None) -> Value:
    assert value is not None
    return value


def _with_key(value: Fields, key: Scalar, made: Value | None) -> Fields:
    entries, keys = dict(value.entries), dict(value.keys)
    if made is None:
        entries.pop(key.text, None)
        keys.pop(key.text, None)
    else:
        entries[key.text] = made
        keys.setdefault(key.text, key)
    return Fields(entries, keys, value.span)


def _missing(path: Sequence[Scalar], depth: int, names: list[str]) -> Misfit:
    key = path[depth].text
    where = ".".join(part.text for part in path[:depth])
    message = f"there is no `{key}`" + (f" in `{where}`" if where else "")
    listed = ", ".join(f"`{name}`" for name in names[:8])
    return Misfit(
        "E0161",
        message,
        did_you_mean(key, names) or (f"there are {listed}" if listed else None),
        path[depth].span,
        key,
    )


def item_name(item: Value) -> str:
    """How a path calls an item of a list: by the id of a document, or as it is."""
    if isinstance(item, Scalar):
        return item.text
    first = next(iter(item.entries.values()), None) if isinstance(item, Fields) else None
    return first.text if isinstance(first, Scalar) else ""


def _index(items: Items, key: str) -> int | None:
    """The place of an item: by its name, or by its number, counted from 0."""
    for index, item in enumerate(items.items):
        if item_name(item) == key:
            return index
    return int(key) if key.isdigit() and int(key) < len(items.items) else None


def _told(value: Value) -> str:
    match value:
        case Scalar(value=bool()):
            return f"`{value.text}`"
        case Scalar(value=int() | float()):
            return f"the number {value.text}"
        case Scalar():
            return "a text"
        case Items():
            return "a list"
        case Fields():
            return "a group of keys"


# ------------------------------------------------------------------ what each word does


def operation(word: str, path: Scalar, operand: Value, default: Value | None) -> Change:
    """What a word of a patch makes of the value at `path`; `default` stands for one not written."""
    name = path.text

    def change(value: Value | None) -> Value | None:
        if word == "set":
            return operand
        known = value if value is not None else default
        if known is None and word == "append":
            return operand  # the first of its kind: the schema says whether it may be there
        if known is None:
            raise Misfit(
                "E0161", f"there is no `{name}` to change", "write it with `set`", path.span
            )
        match word:
            case "add":
                return _number(word, name, known, operand)
            case "scale":
                return _number(word, name, known, operand)
            case "append":
                return _appended(name, known, operand)
            case _:
                return _removed(name, known, operand)

    return change


def _number(word: str, name: str, value: Value, operand: Value) -> Value:
    if not _is_number(operand):
        return value  # the schema of patches says so
    if not _is_number(value):
        raise Misfit(
            "E0162",
            f"`{word}` needs a number, and `{name}` is {_told(value)}",
            "use `set` to replace a text, `append` to add to a list or a text",
        )
    assert isinstance(value, Scalar)
    assert isinstance(operand, Scalar)
    left, right = Decimal(str(value.value)), Decimal(str(operand.value))
    if right == (0 if word == "add" else 1):
        idle = "adding 0" if word == "add" else "a factor of 1"
        raise Misfit("E0162", f"{idle} changes nothing", "write another number, or remove it")
    if word == "scale" and not right:
        raise Misfit("E0162", "a factor of 0 always makes 0", "write `set` if 0 is meant")
    # Games count in whole numbers; halves go up, also below zero, as players expect.
    result = left + right if word == "add" else left * right
    number = math.floor(result + Decimal("0.5"))
    return Scalar(number, str(number), operand.span, operand.rows[:1])


def _is_number(value: Value) -> bool:
    number = value.value if isinstance(value, Scalar) else None
    return isinstance(number, int | float) and not isinstance(number, bool)


def _appended(name: str, value: Value, operand: Value) -> Value:
    match value, operand:
        case Items(), _:
            more = operand.items if isinstance(operand, Items) else (operand,)
            return Items((*value.items, *more), value.span)
        case Fields(), Fields():
            twice = next((key for key in operand.entries if key in value.entries), None)
            if twice is not None:
                raise Misfit(
                    "E0162",
                    f"`{name}` has a `{twice}` already",
                    f"change it with `set: {{{name}.{twice}: ...}}`",
                )
            entries, keys = {**value.entries, **operand.entries}, {**value.keys, **operand.keys}
            return Fields(entries, keys, value.span)
        case Scalar(value=str() | None), Scalar(value=str()):
            return _joined(value, operand)
        case Scalar(value=str()), Items():
            return Items((value, *operand.items), operand.span)
    raise Misfit(
        "E0162",
        f"{_told(operand)} cannot be appended to `{name}`, which is {_told(value)}",
        "append items to a list, keys to a group of keys, lines to a text",
    )


def _joined(value: Scalar, more: Scalar) -> Scalar:
    """A text with further lines, each of which remembers its file."""
    if not value.text.strip():
        return more
    first, second = value.text.rstrip("\n").split("\n"), more.text.rstrip("\n").split("\n")
    text = "\n".join([*first, *second]) + "\n"
    rows = (*value.rows[: len(first)], *more.rows[: len(second)])
    paths = (*_paths(value, len(first)), *_paths(more, len(second)))
    return Joined(text, text, value.span, rows, paths)


def _paths(value: Scalar, lines: int) -> list[str]:
    return [value.path(row) for row in range(lines)]


def _removed(name: str, value: Value, operand: Value) -> Value | None:
    """Without a whole key (`remove: [name]`), or without some items, keys or lines of it."""
    wanted = operand.items if isinstance(operand, Items) else (operand,)
    for item in wanted:
        words = item.text.strip() if isinstance(item, Scalar) else item_name(item)
        match value:
            case Items():
                index = _index(value, words) if not words.isdigit() else _same(value, words)
                if index is None:
                    raise _nothing_to_remove(name, item, words, [item_name(i) for i in value.items])
                value = Items((*value.items[:index], *value.items[index + 1 :]), value.span)
            case Fields():
                if words not in value.entries:
                    raise _nothing_to_remove(name, item, words, list(value.entries))
                value = Fields(
                    {k: v for k, v in value.entries.items() if k != words},
                    {k: v for k, v in value.keys.items() if k != words},
                    value.span,
                )
            case Scalar():
                value = _without_line(name, value, item, words)
    return value


def _same(items: Items, words: str) -> int | None:
    return next((i for i, item in enumerate(items.items) if item_name(item) == words), None)


def _without_line(name: str, value: Scalar, item: Value, words: str) -> Scalar:
    lines = value.text.rstrip("\n").split("\n")
    index = next((i for i, line in enumerate(lines) if line.strip() == words), None)
    if index is None:
        raise _nothing_to_remove(name, item, words, [line.strip() for line in lines])
    text = "\n".join([*lines[:index], *lines[index + 1 :]]) + "\n"
    rows = (*value.rows[:index], *value.rows[index + 1 :]) or value.rows[:1]
    paths = _paths(value, len(lines))
    left = (*paths[:index], *paths[index + 1 :]) or (*paths[:1],)
    return Joined(text, text, value.span, rows, left)


def _nothing_to_remove(name: str, item: Value, words: str, known: list[str]) -> Misfit:
    listed = ", ".join(f"`{k}`" for k in known[:8] if k)
    return Misfit(
        "E0161",
        f"there is no `{words}` in `{name}` to remove",
        did_you_mean(words, known) or (f"there are {listed}" if listed else None),
        item.span,
        words,
    )


def shown_value(value: Value | None) -> str:
    """A value in one line, for people."""
    line = "nothing" if value is None else _one_line(value)
    return line if len(line) <= 70 else line[:67] + "..."


def _one_line(value: Value) -> str:
    match value:
        case Scalar():
            return " / ".join(part.strip() for part in value.text.strip().split("\n"))
        case Items():
            return f"[{', '.join(map(_one_line, value.items))}]"
        case Fields():
            return f"{{{', '.join(f'{k}: {_one_line(v)}' for k, v in value.entries.items())}}}"


def parts_of(path: Scalar) -> list[Scalar]:
    """The parts of `guns.swivel.range`, each with its own place."""
    found: list[Scalar] = []
    offset = 0
    for part in path.text.split("."):
        span = path.at(offset, max(1, len(part)))
        found.append(Scalar(part, part, span, ((span.line, span.column),)))
        offset += len(part) + 1
    return found
