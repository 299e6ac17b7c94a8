"""Put a validator's errors into words for an author, at the place where the mistake is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from compiler.schema.kinds import COMMON_KEYS, KERNEL_KINDS
from compiler.schema.schemas import Schema, keys_of, resolve
from compiler.source.confusables import face
from compiler.source.diagnostics import (
    Edit,
    Fix,
    Hint,
    Related,
    Report,
    closest,
    did_you_mean,
    one_slip,
)
from compiler.source.positions import Fields, Items, Scalar, Span, Value
from compiler.source.yaml_syntax import quoted

if TYPE_CHECKING:  # only mistakes need the library itself
    from jsonschema import ValidationError

Path = Sequence[str | int]

_TYPES = {
    "integer": "a whole number",
    "number": "a number",
    "string": "text",
    "boolean": "`true` or `false`",
    "array": "a list",
    "object": "a group of keys",
}
_COUNTED = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_YES = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
# `2..4`, `2-4`, `2 to 4`: numbers from one to another, as other languages write them.
_RANGE = re.compile(r"([0-9]+) *(?:-|\u2013|to|\.\.+) *([0-9]+)")
# Longer lists are truncated.
_LISTED = 24


def report_errors(
    errors: Iterable[ValidationError],
    body: Fields,
    title: str,
    root: Schema,
    report: Report,
    names: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> None:
    """Report what a validator found in a document; `root` is the bundled schema it used.

    `title` names the document, as in `card: rain`; `names` are known texts of a sort, to guess
    from, as in `{"a rule id": ["HB-MARKET-03"]}`.
    """
    found = list(errors)
    # Of a value of the wrong type, the branches of its schema complain too: the widest word wins.
    widest: dict[tuple[str | int, ...], int] = {}
    for error in found:
        if error.validator == "type":
            place, width = tuple(error.absolute_path), len(_types(error))
            widest[place] = max(width, widest.get(place, 0))
    said = Report()
    for error in found:
        place = tuple(error.absolute_path)
        if error.validator != "type" or len(_types(error)) == widest[place]:
            _Words(error, body, title, root, said, names).say()
    # A misspelt key is not missing as well.
    guessed = {d.suggestion for d in said.diagnostics if d.code == "E0120"}
    for diagnostic in said.diagnostics:
        if diagnostic.code != "E0123" or diagnostic.subject not in guessed:
            report.add(diagnostic)


def _types(error: ValidationError) -> list[str]:
    """The types that a value may have."""
    wanted: Any = error.validator_value
    return [wanted] if isinstance(wanted, str) else list(wanted)


class _Words:
    """One error and what is needed to put it into words."""

    def __init__(
        self,
        error: ValidationError,
        body: Fields,
        title: str,
        root: Schema,
        report: Report,
        names: Mapping[str, Sequence[str]],
    ) -> None:
        self.names = names
        self.error = error
        self.wanted: Any = error.validator_value
        self.path: Path = tuple(error.absolute_path)
        self.value = value_at(body, self.path)
        self.body = body
        self.title = title
        self.root = root
        self.report = report
        # The schema that holds the keyword which failed.
        self.schema: Schema = error.schema if isinstance(error.schema, dict) else {}

    def say(self) -> None:
        if isinstance(self.value, Fields) and isinstance(self.error.instance, str):
            self.bad_key(self.error.instance)
            return
        match self.error.validator:
            case "unevaluatedProperties" | "additionalProperties":
                self.unknown_keys()
            case "required":
                self.missing_key()
            case "type":
                self.wrong_type(_types(self.error))
            case "enum":
                self.not_among([str(option) for option in self.wanted])
            case "pattern":
                self.badly_written()
            case None:  # where the schema says that nothing fits
                self.not_together()
            case _:
                self.bounds()

    # Where, and how to call it

    @property
    def span(self) -> Span:
        return self.value.span

    @property
    def name(self) -> str:
        """How to call the value: by its key, or as an item of a list."""
        return name_at(self.path, self.title)

    @property
    def owner(self) -> str:
        """How to call the group of keys in which a key is wrong or missing."""
        return name_at(self.path, self.title)

    def property_names(self) -> Iterable[str]:
        return keys_of(self.schema, self.root)

    def property_schema(self, key: str) -> Schema:
        known = keys_of(self.schema, self.root)
        return known.get(key, {})

    # Each kind of mistake

    def unknown_keys(self) -> None:
        known = keys_of(self.schema, self.root)
        assert isinstance(self.value, Fields)
        # A known key may count as unknown because its own value is wrong, which is said elsewhere.
        for key in (key for key in self.value.entries if key not in known):
            free = [name for name in known if name not in self.value.entries]
            free.sort(key=lambda name: name in COMMON_KEYS)  # its own keys first
            value = self.value.entries[key]
            help: str | Hint | None = _glued(self.value.keys[key], value, known)
            help = help or self.said_elsewhere(key, free) or self.left_out(key)
            guess = did_you_mean(key, free) if help is None else None
            if guess is not None and not one_slip(key, guess.right):
                guess = replace(guess, text=f"{guess.text} Allowed here: {listed(free)}")
            help = help or guess or self.missing_like(key)
            if help is None and key.replace("-", "_") in _TAKES_OVER and "for each" in known:
                help = "a document takes over nothing from others: write out what it has, or make several with `for each`"
            if help is None and free:
                help = f"allowed here: {listed(free)}"
            said = f"{self.owner} has no key `{key}`"
            self.report.error("E0120", said, self.value.keys[key].span, help, subject=key)

    def said_elsewhere(self, key: str, free: Sequence[str]) -> Hint | None:
        """The key that means here what this one means in another place, or in other tools."""
        right = _OTHER_KEYS.get(key)
        if key in _OF_STATE and "default" in self.property_names():
            return Hint("it belongs to what changes in play: under `state`, not under `fields`")
        if key in _OF_FIELDS and "start" in self.property_names():
            return Hint("it belongs to fixed data: under `fields`, not under `state`")
        if right is None or right not in free:
            return None
        return Hint(f"write `{right}`{_WHY_OTHER.get(key, '')}", key, right)

    def left_out(self, key: str) -> str | None:
        """Where an unknown key belongs if the key above it has no value: it lacks its indentation."""
        assert isinstance(self.value, Fields)
        above = ""
        for name, value in self.value.entries.items():
            if name == key and above:
                return f"indent it further than `{above}`, if it belongs there"
            empty = isinstance(value, Scalar) and value.value is None and not value.text
            above = name if empty else above if name not in self.value.entries else ""
        return None

    def missing_like(self, key: str) -> Hint | None:
        """The key that is missing, if an unknown one is a part of it or holds it: `hp` for `max_hp`."""
        assert isinstance(self.value, Fields)
        written = self.value.entries
        wanted = [name for name in self.schema.get("required", ()) if name not in written]
        parts = set(re.split(r"[_ -]", key))
        alike = [name for name in wanted if parts <= set(name.split("_")) or key in name.split("_")]
        if len(alike) == 1:
            return Hint(f"did you mean `{alike[0]}`?", key, alike[0])
        return None

    def missing_key(self) -> None:
        assert isinstance(self.value, Fields)
        [key] = self.wanted
        span = self.value.span
        if self.value.keys:
            span = next(iter(self.value.keys.values())).span
        if key == "rules" and "source" in self.value.entries:
            self.report.error(
                "E0123",
                "`source: rulebook` does not say which rules",
                self.value.entries["source"].span,
                "add the ids of the rules, as in `rules: [HB-MARKET-03]`, or say `designed`",
            )
            return
        for name, group in self.value.entries.items():
            if isinstance(group, Fields) and key in group.keys and key != name:
                said = f"`{key}` is under `{name}`, and {self.owner} lacks it"
                how = f"indent it like `{name}`"
                fixes = _dedented(group, key, self.value.keys[name])
                self.report.error(
                    "E0123", said, group.keys[key].span, how, subject=key, fixes=fixes
                )
                return
        schema = self.property_schema(key) or keys_of(self.root, self.root).get(key, {})
        help = f"add `{key}: {example(schema, self.root)}`"
        if key == "source":
            help = "add `source: designed`, or `source: rulebook` and `rules` with their ids"
        described = schema.get("description") or resolve(schema, self.root).get("description")
        notes: tuple[str, ...] = (f"`{key}`: {described}",)
        if not described or key == "source" or described == f"{key.capitalize()}.":
            notes = ()
        said = f"{self.owner} lacks `{key}`"
        self.report.error("E0123", said, span, help, *notes, subject=key)

    def wrong_type(self, types: list[str]) -> None:
        wanted = type_words(types)
        if len(types) > 3:  # where a number or truth value is as good as a text
            wanted = self.schema.get("title", "text")
        self.report.error(
            "E0124",
            f"{self.name} must be {wanted}, and {found_words(self.value)}",
            self.span,
            self.type_help(types) or self.as_in_examples(types),
            fixes=self.type_fixes(types),
        )

    def type_fixes(self, types: list[str]) -> tuple[Fix, ...]:
        """What was probably meant by a value of the wrong type, where that can be written at once."""
        value = self.value
        if isinstance(value, Items) and (written := self.list_as_text(value)):
            return _written(self.span, f'"{written}"', False, ())
        if isinstance(value, Items) and "array" not in types:
            texts = {item.text if isinstance(item, Scalar) else "" for item in value.items}
            return _written(self.span, texts.pop() if len(texts) == 1 else "", False, ())
        if isinstance(value, Fields) and "string" in types and (bar := self.lost_bar(value)):
            return (bar,)
        if isinstance(value, Scalar) and "string" in types and value.text:
            return (quoted(value.span, value.text, safe=False),)
        return scalar_fixes(value, types, self.in_list) if isinstance(value, Scalar) else ()

    @property
    def in_list(self) -> bool:
        """Whether the value is an entry of a list of numbers, as `2..4` in `players: [2..4]`."""
        return bool(self.path) and isinstance(self.path[-1], int)

    def list_as_text(self, value: Items) -> str:
        """A list of names where an expression belongs, as that is written: `asks: [victim]`."""
        texts = [item.text for item in value.items if isinstance(item, Scalar)]
        in_a_line = all(item.span.line == value.span.line for item in value.items)
        if self.schema.get("title") != "an expression" or len(texts) < len(value.items):
            return ""
        return f"[{', '.join(texts)}]" if in_a_line and value.items else ""

    def lost_bar(self, value: Fields) -> Fix | None:
        """The fix that makes the lines below a key a text: they are on lines of their own, below it."""
        holder = value_at(self.body, self.path[:-1]) if self.path else None
        key = holder.keys.get(str(self.path[-1])) if isinstance(holder, Fields) else None
        if key is None or value.span.line <= key.span.line:
            return None
        end = key.span.column + key.span.length + 1
        return Fix("insert `|`", (Edit(Span(key.span.path, key.span.line, end, 0), " |"),))

    def as_in_examples(self, types: list[str]) -> str | None:
        """A list or a group of keys as the schema shows one."""
        shown = [e for e in self.schema.get("examples", ()) if isinstance(e, list | dict)]
        if shown:
            return f"as in `{_in_a_line(shown[0])}`"
        return "write a list, as in `[a, b]`" if "array" in types else None

    def type_help(self, types: list[str]) -> str | None:
        value = self.value
        if isinstance(value, Scalar):
            if value.value is None and value.text == "":
                return "write it after the colon, or remove the key"
            if isinstance(value.value, float) and "integer" in types:
                return "write a whole number"
            if "string" in types:
                return f'put it in quotes: `"{value.text}"`'
            if isinstance(value.value, str):
                if "boolean" in types and value.value.lower() in _YES:
                    return f"write `{_YES[value.value.lower()]}`"
                if "boolean" in types and (near := closest(value.value, ("true", "false"))):
                    return f"did you mean `{near}`?"
                if "integer" in types and re.fullmatch(r"[-+]?[0-9]+", value.value):
                    return "leave the quotes out"
                span = _RANGE.fullmatch(value.value)
                if span and "integer" in types and ("array" in types or self.in_list):
                    return f"write `[{span[1]}, {span[2]}]`"
                if "integer" in types:
                    words = value.value.lower()
                    digits = re.match(
                        r"[0-9]{1,9}", re.sub(r"(?<=[0-9])[_ ,.'](?=[0-9]{3})", "", words)
                    )
                    number = _COUNTED.index(words) if words in _COUNTED else 3
                    number = int(digits.group()) if digits else number
                    return f"write a number in digits, as in `{number}`"
                if types == ["array"]:
                    return f"write a list, as in `[{short(value.text)}]`"
            if types == ["boolean"]:
                return "write `true` or `false`"
            if set(types) <= {"object", "null"}:
                first = next(iter(self.property_names()), "key")
                return f"write keys with their values, as in `{{{first}: {short(value.text)}}}`"
            return "write a whole number" if types == ["integer"] else None
        if "string" in types and isinstance(value, Fields):
            inline = value.keys and next(iter(value.keys.values())).span != value.span
            if inline and all(
                isinstance(inner, Scalar) and not inner.text for inner in value.entries.values()
            ):
                return "put it in quotes if the braces belong to it"
            if isinstance(self.path[-1] if self.path else None, int):
                return "start each line of the list with its own `- `, or put it in quotes"
            key = self.path[-1] if self.path else "the key"
            return f"write it in a block: `{key}: |`, and the text below"
        if isinstance(value, Items) and (written := self.list_as_text(value)):
            return f'put it in quotes: `"{written}"`'
        if "string" in types:
            return "write it as one text, or in a `|` block"
        if "integer" in types and "array" in types:
            return "write one number, or two in brackets, as in `[2, 4]`"
        if types == ["object"]:
            return "write keys with their values, as in `{key: value}`"
        return None

    def not_among(self, options: list[str]) -> None:
        value = self.value
        if not isinstance(value, Scalar):
            self.wrong_type(["string"])
            return
        choices = f"one of {len(options)} words"
        if len(options) <= _LISTED:
            choices = listed(options, "or")
        self.report.error(
            "E0125",
            f"{self.name} must be {choices}, and {found_words(value, text='none of them')}",
            self.span,
            did_you_mean(value.text, options)
            or _same_elsewhere(value.text, options)
            or (
                "write one of them"
                if len(options) <= _LISTED
                else f"as in {_some_of(options, value.text)}"
            ),
        )

    def badly_written(self) -> None:
        value = self.value
        assert isinstance(value, Scalar)
        self.badly(value, self.schema)

    def badly(self, value: Scalar, schema: Schema) -> None:
        if not value.text.strip():
            self.report.error("E0126", f"{self.name} is empty", value.span, _FILL)
            return
        stuck = re.match(r"([a-z_][a-z0-9_]*):(?=[\[{\"'])", value.text)
        if stuck is not None:
            at = value.at(stuck.end())
            gap = Edit(Span(at.path, at.line, at.column, 0), " ")
            fix = Fix("insert a space after the colon", (gap,), safe=True)
            said = "a space is missing after the colon"
            how = f"write `{stuck[1]}: {short(value.text[stuck.end() :])}`"
            self.report.error("E0104", said, value.span, how, fixes=(fix,))
            return
        title = schema.get("title", "what belongs here")
        help: str | Hint | None = _as_help(schema.get("description"))
        if title in self.names:
            help = did_you_mean(value.text, self.names[title]) or help
        if "integer" in _types_of(schema) and (fixes := scalar_fixes(value, ["integer"])):
            bare = value.text.isdecimal()
            help = Hint("leave the quotes out" if bare else fixes[0].title, fixes=fixes)
        slug = re.sub(r"[^a-z0-9]+", "_", face(value.text).lower()).strip("_")
        fits = slug != value.text and re.fullmatch(r"[a-z][a-z0-9_]{0,63}", slug)
        if title in ("an id", "the id of something") and fits:
            help = Hint(f"write `{slug}`: lower-case letters, digits and `_`", value.text, slug)
        elif title == "a signature" and re.fullmatch(r"[A-Za-z]\w*(?:[(, ][\w(), ]*)?", value.text):
            right = " ".join(re.sub(r"[(),]", " ", value.text).lower().split())
            help = Hint(f"write `{right}`: {help}", value.text, right)
        self.report.error("E0127", f"`{short(value.text)}` is not {title}", value.span, help)

    def bad_key(self, name: str) -> None:
        assert isinstance(self.value, Fields)
        key = self.value.keys.get(name)
        if key is None:
            return
        if self.error.validator != "enum":
            self.badly(key, self.schema)
            return
        options = [str(option) for option in self.wanted]
        free = [option for option in options if option not in self.value.entries]
        help = did_you_mean(name, free) or _same_elsewhere(name, options)
        said = f"{self.owner} has no key `{name}`"
        self.report.error(
            "E0120", said, key.span, help or f"allowed here: {listed(options)}", subject=name
        )

    def not_together(self) -> None:
        key = str(self.path[-1]) if self.path else ""
        holder = value_at(self.body, self.path[:-1])
        span = holder.keys[key].span if isinstance(holder, Fields) else self.span
        self.report.error(
            "E0128",
            f"`{key}` cannot be combined with the other keys of {self.title}",
            span,
            "keep one of them",
        )

    def bounds(self) -> None:
        name, value, limit = self.name, self.value, self.wanted
        written = f"`{short(value.text)}`" if isinstance(value, Scalar) else "this"
        match self.error.validator:
            case "minimum":
                help = self.allowed()
                if limit == 0 and self.title.strip("`").split(":")[0] not in KERNEL_KINDS:
                    help = "if it may be negative, its kind says so: `minimum: -9`"
                self.bound(f"{name} must be at least {limit}, and {written} is less", help)
            case "maximum":
                self.bound(f"{name} must be at most {limit}, and {written} is more", self.allowed())
            case "minItems" | "minProperties":
                items = value.items if isinstance(value, Items) else ()
                if any(isinstance(i, Scalar) and _RANGE.fullmatch(i.text) for i in items):
                    return  # told of the entry
                self.bound(
                    f"{name} must have {count(limit, 'entry')} or more", "add what is missing"
                )
            case "maxItems" | "maxProperties":
                self.too_many(limit)
            case "minLength":
                self.bound(f"{name} is empty", _FILL)
            case "maxLength":
                said = f"{name} must have no more than {count(limit, 'character')}"
                self.bound(said, "write a shorter text")
            case "uniqueItems":
                self.twice()
            case "anyOf" | "oneOf":
                ways = [name for way in self.wanted for name in way.get("required", ())]
                if ways and isinstance(self.value, Fields):
                    said = f"{name} has none of {listed(ways, 'or')}"
                    self.report.error("E0123", said, self.span, "add one of them")
                else:
                    self.report.error("E0127", f"{name} does not fit", self.span)
            case _:
                self.report.error("E0127", f"{name} does not fit: {self.error.message}", self.span)

    def allowed(self) -> str:
        """Which numbers may be here."""
        least, most = self.schema.get("minimum"), self.schema.get("maximum")
        if least is None or most is None:
            return f"write a number of {least} or more" if most is None else f"write at most {most}"
        return f"write a number from {least} to {most}"

    def too_many(self, most: int) -> None:
        said = f"{self.name} must have no more than {count(most, 'entry')}"
        items = self.value.items if isinstance(self.value, Items) else ()
        numbers = [i.value for i in items if isinstance(i, Scalar) and isinstance(i.value, int)]
        if most == 2 and len(numbers) == len(items):  # `[2, 3, 4]`
            self.bound(
                said, f"write the smallest and the largest: `[{min(numbers)}, {max(numbers)}]`"
            )
        else:
            self.bound(said, "leave out what is too much")

    def twice(self) -> None:
        """A list with an entry that it already has: shown at the second one."""
        items = self.value.items if isinstance(self.value, Items) else ()
        texts = [item.text if isinstance(item, Scalar) else "" for item in items]
        again = next((n for n, text in enumerate(texts) if text and text in texts[:n]), None)
        said = f"{self.name} has the same entry twice"
        if again is None:
            self.bound(said)
        else:
            related = Related(items[texts.index(texts[again])].span, "the first one is")
            self.report.error("E0126", said, items[again].span, "keep one of the two", related)

    def bound(self, message: str, help: str | None = None) -> None:
        fixes: list[Fix] = []
        if isinstance(self.value, Scalar) and self.value.text.startswith("-"):
            fixes.append(Fix("delete the minus", (Edit(self.span, self.value.text[1:]),)))
        if self.error.validator in ("minimum", "maximum"):
            nearest = str(self.wanted)
            fixes.append(Fix(f"write `{nearest}`", (Edit(self.span, nearest),)))
        self.report.error("E0126", message, self.span, help, fixes=tuple(fixes))


def _types_of(schema: Schema) -> list[str]:
    types = schema.get("type", ())
    return [types] if isinstance(types, str) else list(types)


def scalar_fixes(value: Scalar, types: Sequence[str], in_list: bool = False) -> tuple[Fix, ...]:
    """What was probably meant by a number or truth value of another type, where that can be written at once."""
    words, right, safe = str(value.value).lower(), "", False
    if "boolean" in types:
        right, safe = _YES.get(words, ""), words in _YES
        right = right or {"1": "true", "0": "false"}.get(words, "")
        right = right or closest(words, ("true", "false")) or ""
    elif "integer" in types and words.isdecimal() and not words.isascii():
        right, safe = str(int(words)), True  # digits of another script
    elif "integer" in types and words in _COUNTED:
        right = str(_COUNTED.index(words))
    elif "integer" in types and re.fullmatch(r"[0-9]{1,3}(?:[_ ,.'][0-9]{3})+", words):
        right = re.sub(r"[^0-9]", "", words)
    elif "integer" in types and in_list and (ends := _RANGE.fullmatch(words)):
        right, safe = f"{ends[1]}, {ends[2]}", True
    elif "integer" in types and (digits := re.match(r"[-+]?[0-9]+", words)):
        right, safe = digits.group(), digits.group() == words
    elif types == ["array"] and (ends := _RANGE.fullmatch(words)):
        right, safe = f"[{ends[1]}, {ends[2]}]", True
    return _written(value.span, right, safe, types)


def _written(span: Span, right: str, safe: bool, types: Sequence[str]) -> tuple[Fix, ...]:
    if not right:
        return ()
    made = Fix(f"write `{right}`", (Edit(span, right),), safe)
    if "boolean" not in types:
        return (made,)
    other = "false" if right == "true" else "true"
    return made, Fix(f"write `{other}`", (Edit(span, other),))


_FILL = "write something there, or remove the key"
_TAKES_OVER = ("extends", "is", "inherits", "inherit", "base", "parent", "copy_from", "like")
_OF_STATE = ("shown", "ends", "fades", "visible")
_OF_FIELDS = ("stat", "required", "unlimited", "examples")
_WHY_OTHER = {
    "start": ": `fields` are fixed, and what changes in play belongs under `state`",
    "default": ": what changes in play starts with a value",
}
# What other places, languages and tools call the same.
_OTHER_KEYS = {
    "start": "default",
    "default": "start",
    "min": "minimum",
    "max": "maximum",
    "desc": "description",
    "delete": "remove",
    "drop": "remove",
    "replace": "set",
    "change": "set",
    "params": "takes",
    "parameters": "takes",
    "args": "takes",
    "returns": "gives",
    "expect": "then",
    "expected": "then",
    "assert": "then",
    "setup": "given",
    "steps": "when",
    "actions": "when",
    "rolls": "dice",
    "color": "colour",
    "otherwise": "else",
    "initial": "start",
    "begin": "start",
    "begins": "start",
    "reason": "why",
    "because": "why",
    "value": "start",
    "for each": "each",
    "title": "name",
}
_OTHER_WORDS = (
    ("none", "nobody"),
    ("hidden", "nobody"),
    ("secret", "owner"),
    ("everyone", "all"),
    ("everybody", "all"),
    ("public", "all"),
    ("private", "owner"),
    ("circle", "disc"),
    ("rectangle", "square"),
)


def _same_elsewhere(word: str, options: Iterable[str]) -> Hint | None:
    known = set(options)
    right = next((to for said, to in _OTHER_WORDS if said == word and to in known), None)
    return Hint(f"write `{right}`", word, right) if right else None


def _dedented(group: Fields, key: str, like: Scalar) -> tuple[Fix, ...]:
    """The fix that moves a key and its value on one line out of the group that it is in."""
    span, value = group.keys[key].span, group.entries[key]
    if list(group.keys)[-1] != key or value.span.line != span.line or span.line == like.span.line:
        return ()
    edit = Edit(Span(span.path, span.line, 1, span.column - 1), " " * (like.span.column - 1))
    return (Fix(f"indent it like `{like.text}`", (edit,)),)


def _as_help(description: str | None) -> str | None:
    """A description of a schema as a help: one sentence begins in lower case and ends without a full stop."""
    if description is None or ". " in description or description[1:2].isupper():
        return description
    return description[:1].lower() + description[1:].removesuffix(".")


def _glued(key: Scalar, value: Value, known: Iterable[str]) -> Hint | None:
    """What to write where a colon or the blank after it is missing, and what follows became a part of the key."""
    found = re.match(r"([a-z_]+)(:?)(?:\s+|(?=\")|(?<=:))(\S.*)", key.text)
    if found is None or found[1] not in known:
        return None
    missing, sign = "a colon is missing", ":" if key.text[found.end(1)] == " " else ": "
    if found[2]:
        missing, sign = "a space is missing after the colon", " "
    at = key.at(found.end(2))
    fix = Fix(f"insert `{sign}`", (Edit(Span(at.path, at.line, at.column, 0), sign),))
    rest = found[3]
    if rest[0] in "[{" and isinstance(value, Scalar):  # a part of it became a value
        rest += f": {value.text}"
    return Hint(f"{missing}: write `{found[1]}: {short(rest)}`", fixes=(fix,))


def value_at(value: Value, path: Path) -> Value:
    """The value that a path of keys and numbers leads to."""
    for step in path:
        if isinstance(value, Fields):
            value = value.entries[str(step)]
        elif isinstance(value, Items):
            value = value.items[int(step)]
    return value


def name_at(path: Path, title: str) -> str:
    """How to call the value at a path.

    >>> name_at(["tags", 1], "`card: rain`")
    'entry 2 of `tags`'
    """
    if not path:
        return title
    *before, last = path
    if isinstance(last, int):
        return f"entry {last + 1} of {name_at(before, title)}"
    return f"`{last}`"


def found_words(value: Value, text: str = "text") -> str:
    """What is at a place, as the second half of a sentence; a text is called `text`."""
    match value:
        case Items():
            return "this is a list"
        case Fields():
            return "this is a group of keys"
        case Scalar(value=None):
            return f"`{value.text}` is nothing" if value.text else "nothing is there"
        case Scalar(value=bool()):
            return f"`{value.text}` is true or false"
        case Scalar(value=float()):
            return f"`{value.text}` is a broken number"
        case Scalar(value=int()):
            return f"`{value.text}` is a number"
    if text == "text" and re.fullmatch(r"[-+]?[0-9]+(?:\.[0-9]+)?|true|false|null", value.text):
        return f'`"{value.text}"` in quotes is text'
    return f"`{short(value.text)}` is {text}"


def type_words(types: list[str]) -> str:
    """What may be at a place.

    >>> type_words(["string", "array"])
    'text or a list'
    """
    if "number" in types:
        types = [name for name in types if name != "integer"]
    return " or ".join(words for name, words in _TYPES.items() if name in types)


def listed(names: Iterable[str], last: str = "and") -> str:
    """The names in backticks, cut short when there are many.

    >>> listed(["a", "b", "c"], "or")
    '`a`, `b` or `c`'
    """
    quoted = [f"`{name}`" for name in names]
    if len(quoted) > _LISTED:
        return ", ".join(quoted[:_LISTED]) + f" and {len(quoted) - _LISTED} more"
    if len(quoted) < 2:
        return "".join(quoted)
    return f"{', '.join(quoted[:-1])} {last} {quoted[-1]}"


def count(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


def short(text: str) -> str:
    """The beginning of a text, fit for the middle of a sentence."""
    line = text.split("\n", 1)[0].strip()
    return line if len(line) <= 40 and line == text.strip() else f"{line[:37]}..."


def _some_of(options: Sequence[str], wrong: str) -> str:
    """A few of many words, in order: those that begin like the wrong one, else some of all."""
    alike = [option for option in options if option[:1] == wrong[:1].lower()]
    return listed((alike or options[:: len(options) // 6 + 1])[:8], "or")


def _in_a_line(value: object) -> str:
    """A value of an example, as YAML writes it on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(_in_a_line, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_in_a_line(inner)}' for key, inner in value.items())}}}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def example(schema: Schema, root: Schema) -> str:
    """A value of a property as one would write it."""
    found = schema.get("examples") or resolve(schema, root).get("examples")
    if not found:
        return "..."
    value = found[0]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int):
        return short(str(value))
    return "..."
