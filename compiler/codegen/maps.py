"""Maps and shapes as data."""

from __future__ import annotations

from compiler.model.definitions import Thing
from compiler.model.resolve_types import flag, scalar_of
from compiler.source.positions import Fields, Items, plain


def shape_text(thing: Thing) -> str:
    squares = scalar_of(thing.body, "squares")
    return squares.text.strip("\n") if squares else ""


def mask_of(text: str) -> int:
    """Squares drawn with `#` as a set: bit = row * width + column."""
    rows = [row.strip() for row in text.strip().split("\n")]
    width = max((len(row) for row in rows), default=0)
    mask = 0
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char == "#":
                mask |= 1 << (y * width + x)
    return mask


def map_data(thing: Thing) -> dict[str, object]:
    data: dict[str, object] = {}
    body = thing.body
    grid = scalar_of(body, "grid")
    if grid is not None:
        data["rows"] = tuple(grid.text.rstrip("\n").split("\n"))
    adjacency = scalar_of(body, "adjacency")
    if adjacency is not None:
        data["adjacency"] = adjacency.text
    for key in ("routes", "names", "means", "sections"):
        value = body.entries.get(key)
        if isinstance(value, Fields):
            data[key] = plain(value)
    for key in ("legend", "spaces"):
        if key in thing.values:
            data[key] = thing.values[key]
    columns = body.entries.get("columns")
    if isinstance(columns, Items):
        data["columns"] = tuple([str(plain(item)) for item in columns.items])
    if flag(body, "wide"):
        data["wide"] = True
    draw = body.entries.get("draw")
    if isinstance(draw, Fields):
        data["draw"] = {
            field: {str(k): str(v) for k, v in (_mapping(inner) or {"any": inner}).items()}
            for field, inner in _mapping(plain(draw)).items()
        }
    links = body.entries.get("links")
    if isinstance(links, Items):
        both: list[object] = []
        single: list[object] = []
        for item in links.items:
            link = plain(item)
            if isinstance(link, dict):
                single.append((str(link.get("from")), str(link.get("to"))))
            elif isinstance(link, list):
                both.append(tuple(str(v) for v in link))
        data["links"] = tuple(both)
        data["one_way"] = tuple(single)
    return data


def _mapping(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}
