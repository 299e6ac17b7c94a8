"""Reading the keys of a rule test."""

from __future__ import annotations

from compiler.schema.validate import Document
from compiler.source.positions import Fields, Items, Scalar, Value, plain


def rest_of(scalar: Scalar, offset: int) -> Scalar:
    """What follows the first words of a line."""
    line, column = scalar.rows[0]
    rows = ((line, column + offset), *scalar.rows[1:])
    return Scalar(scalar.value, scalar.text[offset:], scalar.span, rows)


def any_scalar(document: Document) -> Scalar:
    head = document.body.entries[document.kind]
    assert isinstance(head, Scalar)
    return head


def lines(body: Fields, key: str) -> list[Scalar]:
    value: Value | None = body.entries.get(key)
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return [value] if isinstance(value, Scalar) and value.text else []


def texts(body: Fields, key: str) -> list[str]:
    return [scalar.text for scalar in lines(body, key)]


def text(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else ""


def number(body: Fields, key: str) -> int | None:
    value = body.entries.get(key)
    if isinstance(value, Scalar) and isinstance(value.value, int):
        return value.value
    return None


def numbers(body: Fields, key: str) -> list[int] | None:
    """The numbers that are listed; None if nothing is said, which is not the same as an empty list."""
    if key not in body.entries:
        return None
    return [v.value for v in lines(body, key) if isinstance(v.value, int)]


def mapping(body: Fields, key: str) -> dict[str, object]:
    value = body.entries.get(key)
    found = plain(value) if isinstance(value, Fields) else {}
    return found if isinstance(found, dict) else {}
