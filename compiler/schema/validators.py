"""Validators of documents: one that answers fast, and one that explains.

`jsonschema` is the judge of words: it checks the schemas themselves against the metaschema, finds every
error in a document and says which part of the schema wants what. `jsonschema-rs` only answers the question
whether a document fits at all, which is nearly always yes, about a hundred times as fast.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import jsonschema_rs

from compiler.schema.schemas import Schema

if TYPE_CHECKING:  # takes a tenth of a second to import, and only mistakes need it
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator


@dataclass(frozen=True, slots=True)
class Checker:
    """A bundled schema, and the validator that tells fast whether a value fits it."""

    schema: Schema
    quick: jsonschema_rs.Draft202012Validator

    @staticmethod
    def of(schema: Schema) -> Checker:
        return Checker(schema, jsonschema_rs.Draft202012Validator(schema))

    def fits(self, value: object) -> bool:
        return self.quick.is_valid(value)

    def errors(self, value: Any) -> list[ValidationError]:
        """Everything that is wrong with a value, in the order in which it is written."""
        found: list[ValidationError] = list(_draft()(self.schema).iter_errors(value))
        return found


def check_schema(schema: Schema) -> None:
    """Raise if a schema is not one: a mistake of ours, as packs do not write schemas."""
    _draft().check_schema(schema)


@cache
def _draft() -> type[Validator]:
    """Draft 2020-12; patterns mean what they mean elsewhere, and errors tell which key they are about."""
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    ours = {"pattern": _pattern, "required": _required, "properties": _properties}
    extended: type[Validator] = extend(Draft202012Validator, ours)  # type: ignore[no-untyped-call]
    return extended


def _pattern(
    validator: Any, pattern: str, instance: object, schema: Schema
) -> Iterator[ValidationError]:
    from jsonschema import ValidationError

    if isinstance(instance, str) and not _compiled(pattern).search(instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


def _required(
    validator: Any, required: list[str], instance: object, schema: Schema
) -> Iterator[ValidationError]:
    from jsonschema import ValidationError

    if isinstance(instance, dict):
        for key in required:
            if key not in instance:
                yield ValidationError(f"{key!r} is missing", validator_value=[key])


def _properties(
    validator: Any, properties: dict[str, Any], instance: object, schema: Schema
) -> Iterator[ValidationError]:
    from jsonschema import ValidationError

    if isinstance(instance, dict):
        for key, wanted in properties.items():
            if key not in instance:
                continue
            if wanted is False:  # for which the library does not tell the key
                yield ValidationError(f"{key!r} is not allowed here", None, path=[key])  # type: ignore[arg-type]
            else:
                yield from validator.descend(instance[key], wanted, path=key, schema_path=key)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of JSON Schema for Python, whose `$` would also match before a last line end.

    >>> bool(_compiled("^a$").search("a" + chr(10)))
    False
    """
    ends = re.sub(r"\\.|\[(?:\\.|[^]\\])*\]|\$", _end, pattern)
    return re.compile(ends, re.ASCII)


def _end(found: re.Match[str]) -> str:
    return r"\Z" if found[0] == "$" else found[0]
