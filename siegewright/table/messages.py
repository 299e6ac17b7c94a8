"""Messages that a page may send, each with the types of its parts. Everything else is refused before it reaches a table."""

from __future__ import annotations

import json
from typing import Any, Final, cast

MOST_BYTES: Final = 16_384  # of one message

_COUNT, _SEAT = (int, 0, 1_000_000), (int, 0, 64)
# The parts of each message: a type, and the least and most it may be (of words: how long).
FORMS: Final[dict[str, dict[str, tuple[type, int, int]]]] = {
    "answer": {"n": _COUNT, "option": (str, 1, 8_000)},
    "skip": {"n": _COUNT},
    "undo": {"n": _COUNT},
    "agree": {"n": _COUNT, "yes": (bool, 0, 1)},
    "name": {"seat": _SEAT, "name": (str, 0, 80)},
    "seat": {"seat": _SEAT, "who": (str, 1, 40)},
    "uncover": {"seat": _SEAT},
    "look": {},
    "advise": {"n": _COUNT},
    "read": {"words": (str, 1, 80)},
    "replay": {"at": _COUNT},
    "pace": {"pace": (str, 1, 20)},
    "save": {},
    "next": {},
    "ping": {},
}


class Malformed(Exception):
    """No message that anybody's page sends."""


def read_message(text: str) -> dict[str, Any]:
    """A message of a page; Malformed if it is not one.

    >>> read_message('{"do": "undo", "n": 4}')
    {'do': 'undo', 'n': 4}
    """
    if len(text) > MOST_BYTES:
        raise Malformed("too long")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed("no JSON") from error
    if not isinstance(data, dict) or not isinstance(data.get("do"), str):
        raise Malformed("no message")
    form = FORMS.get(data["do"])
    if form is None:
        raise Malformed("no such message")
    if set(data) != {"do", *form}:
        raise Malformed("parts that this message does not have")
    for name, (kind, least, most) in form.items():
        value: Any = data[name]
        if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
            raise Malformed(f"`{name}` has the wrong type")
        size = len(value) if isinstance(value, str) else int(cast(int, value))
        if not least <= size <= most:
            raise Malformed(f"`{name}` is too small or too large")
    return data
