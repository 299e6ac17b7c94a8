"""Options of a game: checked, converted to values for rules, read from words.

Outside a game an option is plain data (JSON), so that saves can contain it: documents are their ids.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from interpreter.limits import LARGEST

BETWEEN_MEMBERS = re.compile(r",(?![^()]*\))")  # not the comma in (2, 3)


class StartError(ValueError):
    """There is no such game to start; `reasons` are those that the rules gave.

    `places` are the names of the spaces that the reasons mention ('' for none).
    """

    def __init__(
        self, message: str, reasons: Sequence[str] = (), places: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)
        self.places = tuple(places)


class Option:
    """One option of a scenario. `form` is the form of its type, as in interpreter/forms.py."""

    def __init__(
        self,
        name: str,
        form: str,
        default: Any,
        values: tuple[Any, ...] = (),
        kind: type | None = None,
        words: str = "",
        taken_over: bool = False,
    ) -> None:
        self.name = name
        self.form = form
        self.default = default
        self.values = values  # all allowed values; empty: everything of its form
        self.kind = kind  # of documents
        self.words = words
        self.taken_over = taken_over  # whether it comes from the scenario that is extended

    @property
    def item(self) -> str:
        """The form of its value, or of the members of a list."""
        return self.form.removeprefix("list ")

    def choices(self, documents: Mapping[str, Any]) -> tuple[Any, ...]:
        """All values it may have; empty if there is no such list."""
        if self.form.startswith("list "):
            return ()
        if self.form == "truth":
            return self.values or (False, True)
        return self.values or tuple([n for n in self._named(documents) if n not in documents])

    def value(self, plain: Any, documents: Mapping[str, Any]) -> Any:
        """The value for rules; StartError if the option does not allow it."""
        named = self._named(documents)
        if not self.form.startswith("list "):
            return self._one(plain, named)
        if not isinstance(plain, (list, tuple)):
            raise StartError(f"the option `{self.name}` takes a list")
        return tuple([self._one(member, named) for member in plain])

    def read(self, text: str) -> Any:
        """Plain data from words; members of a list are separated by commas, and `2 x` or `2*x` means x twice."""
        if not self.form.startswith("list "):
            return self._word(text)
        members: list[Any] = []
        lines = [line.partition("#")[0] for line in text.splitlines()]
        for part in BETWEEN_MEMBERS.split(",".join(lines)):
            word = part.strip()
            times, _, rest = word.replace("*", " ", 1).partition(" ")
            if rest and times.isdecimal() and len(times) < 4:
                members += [self._word(rest.strip())] * int(times)
            elif word:
                members.append(self._word(word))
        return members

    def _word(self, word: str) -> Any:
        if self.item == "truth" and word.lower() in ("yes", "true", "no", "false"):
            return word.lower() in ("yes", "true")
        if self.item == "number" and word.lstrip("-").isdecimal() and len(word) < 10:
            return int(word)
        return word

    def _named(self, documents: Mapping[str, Any]) -> dict[str, Any]:
        """The documents it may be, by their ids with and without the pack."""
        if self.kind is None:
            return {}
        found = {id: doc for id, doc in documents.items() if isinstance(doc, self.kind)}
        for id in sorted(found):
            found.setdefault(id.split(".", 1)[-1], documents[id])
        return found

    def _one(self, plain: Any, named: Mapping[str, Any]) -> Any:
        allowed = self.values or tuple(named)
        if plain is None or (plain == "" and allowed):
            raise StartError(f"the option `{self.name}` cannot be or hold nothing")
        # Equal is not enough: True is 1 in Python.
        if allowed and not any(type(plain) is type(v) and plain == v for v in allowed):
            raise StartError(self._refusal(plain, allowed))
        wanted = {"truth": bool, "number": int}.get(self.item, str)
        if type(plain) is not wanted:
            words = {bool: "yes or no", int: "a whole number", str: "words"}[wanted]
            raise StartError(f"the option `{self.name}` takes {words}, not `{plain}`")
        if isinstance(plain, int) and not -LARGEST < plain < LARGEST:
            raise StartError(f"the option `{self.name}` has a number beyond what rules can use")
        return named[str(plain)] if self.kind is not None else plain

    def _refusal(self, plain: Any, allowed: Sequence[Any]) -> str:
        near = get_close_matches(str(plain), [str(v) for v in allowed], 1)
        if near:
            help = f": did you mean `{near[0]}`?"
        elif len(allowed) <= 12:
            help = f"; it is one of {', '.join([_shown(v) for v in allowed])}"
        else:
            help = ""
        return f"the option `{self.name}` cannot be `{_shown(plain)}`{help}"


def _shown(value: Any) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def all_values(
    offered: Mapping[str, Option], chosen: Mapping[str, Any], documents: Mapping[str, Any]
) -> dict[str, Any]:
    """The values for rules, chosen or default; StartError for an unknown option."""
    for name in chosen:
        if name not in offered:
            near = get_close_matches(name, list(offered), 1)
            known = ", ".join(sorted(offered)) or "none"
            help = f"did you mean `{near[0]}`?" if near else f"there are: {known}"
            raise StartError(f"there is no option `{name}` here; {help}")
    return {
        name: option.value(chosen.get(name, option.default), documents)
        for name, option in offered.items()
    }
