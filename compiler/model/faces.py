"""Faces: what is printed where on the documents of a kind.

before   face: {size: poker, corner: cost, line: [attack, {show: health, icon: heart}], back: Orcs}
after    Face(size=(63, 88), corner=(Figure("cost"),), line=(Figure("attack"), Figure("health", "heart")), ...)

A value on a face is the id of a field, or a text with `{field}` in it. What is wrong with a face is left out
here; `check` reports it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.model.definitions import World
from compiler.schema.kinds import ID
from compiler.source.positions import Fields, Items, Scalar, Value
from compiler.source.text_templates import slots_of

# Width and height in millimetres.
SIZES = {
    "poker": (63, 88), "bridge": (57, 89), "mini": (44, 63), "square": (70, 70), "tarot": (70, 120),
    "large": (88, 126), "small": (20, 20), "medium": (26, 26), "big": (38, 38),
}  # fmt: skip
USUAL_SIZE = {"card": "poker", "tile": "square", "token": "medium", "part": "poker"}
NAME, KIND = "name", "kind"  # what every document has beside its fields
OTHERWISE = "else"


@dataclass(frozen=True, slots=True)
class Figure:
    """A value on its own, with an icon and a word."""

    show: str
    icon: str = ""
    label: str | None = None  # None: the name of the field
    optional: bool = False  # left out where a document has the default
    scalar: Scalar | None = None  # where `show` is written


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several by the value of a field; without a field, always the same."""

    usual: str = ""
    by: Scalar | None = None
    values: Mapping[str, str] = field(default_factory=dict)

    def of(self, value: object) -> str:
        said = str(value).lower() if isinstance(value, bool) else str(value)
        return self.values.get(said, self.usual)


@dataclass(frozen=True, slots=True)
class Face:
    """How the documents of a kind are printed."""

    body: Fields
    form: str = "card"
    size: tuple[int, int] = SIZES["poker"]
    shape: str = "rectangle"
    colour: Choice = Choice()
    icon: Choice = Choice()
    title: str = NAME
    under: str = ""
    corner: tuple[Figure, ...] = ()
    line: tuple[Figure, ...] = ()
    grid: Scalar | None = None
    letters: tuple[Scalar, ...] = ()  # `enemy.letter`: whose letters the grid shows
    parts: tuple[Scalar, ...] = ()
    art: Scalar | None = None
    text: tuple[Scalar, ...] | None = None  # of these fields alone; None: of all
    remind: tuple[Scalar, ...] = ()
    back: str = ""
    copies: Choice = Choice("1")
    copies_from: Scalar | None = None  # the field that holds the number


def face_of(world: World, kind: str) -> Face | None:
    """The face of a kind: what its own does not say, the face of the kind above it says."""
    entries: dict[str, Value] = {}
    keys: dict[str, Scalar] = {}
    first: Fields | None = None
    for known in world.chain(kind):
        if isinstance(known.face, Fields):
            first = first or known.face
            entries = {**known.face.entries, **entries}
            keys = {**known.face.keys, **keys}
        elif known.face is not None:
            break  # `none`
    return read_face(Fields(entries, keys, first.span)) if first is not None else None


def read_face(body: Fields) -> Face:
    """A face as written."""
    form = _text(body, "as") or "card"
    size = body.entries.get("size")
    width, height = SIZES[USUAL_SIZE.get(form, "poker")]
    if isinstance(size, Scalar):
        width, height = SIZES.get(size.text, (width, height))
    elif isinstance(size, Items) and len(size.items) == 2:
        sides = [s.value for s in size.items if isinstance(s, Scalar) and isinstance(s.value, int)]
        width, height = sides if len(sides) == 2 else (width, height)
    chosen = body.entries.get("text")
    text: tuple[Scalar, ...] | None = _scalars(chosen) if isinstance(chosen, Items) else None
    if isinstance(chosen, Scalar) and chosen.text == "none":
        text = ()
    copies = body.entries.get("copies")
    held = isinstance(copies, Scalar) and isinstance(copies.value, str)
    return Face(
        body,
        form,
        (width, height),
        _text(body, "shape") or ("circle" if form == "token" else "rectangle"),
        _choice(body.entries.get("colour")),
        _choice(body.entries.get("icon")),
        _text(body, "title") or NAME,
        _text(body, "under"),
        _figures(body.entries.get("corner")),
        _figures(body.entries.get("line")),
        _scalar(body, "grid"),
        _scalars(body.entries.get("letters")),
        _scalars(body.entries.get("parts")),
        _scalar(body, "art"),
        text,
        _scalars(body.entries.get("remind")),
        _text(body, "back"),
        Choice("1") if held else _choice(copies, "1"),
        copies if held and isinstance(copies, Scalar) else None,
    )


def fields_in(text: str) -> list[str]:
    """The fields that a value on a face names.

    >>> fields_in("cost"), fields_in("{hp} of {max_hp}"), fields_in("A card")
    (['cost'], ['hp', 'max_hp'], [])
    """
    return [text] if ID.fullmatch(text) else [slot.inner for slot in slots_of(text)]


def shown_fields(face: Face) -> set[str]:
    """All fields that are somewhere on the face outside of the rules text."""
    texts = [face.title, face.under, *(f.show for f in (*face.corner, *face.line))]
    found = {name for text in texts if text for name in fields_in(text)}
    return found | {s.text for s in (face.grid, face.art, *face.parts) if s is not None}


def _choice(value: Value | None, usual: str = "") -> Choice:
    if isinstance(value, Scalar):
        return Choice(value.text)
    if not isinstance(value, Fields):
        return Choice(usual)
    by = value.entries.get("by")
    words = {k: v.text for k, v in value.entries.items() if k != "by" and isinstance(v, Scalar)}
    otherwise = words.pop(OTHERWISE, usual)
    return Choice(otherwise, by if isinstance(by, Scalar) else None, words)


def _figures(value: Value | None) -> tuple[Figure, ...]:
    found: list[Figure] = []
    for item in value.items if isinstance(value, Items) else (value,):
        if isinstance(item, Scalar):
            found.append(Figure(item.text, scalar=item))
        elif isinstance(item, Fields) and (show := _scalar(item, "show")) is not None:
            optional = _scalar(item, "optional")
            label = _text(item, "label") if "label" in item.entries else None
            left_out = optional is not None and optional.value is True
            found.append(Figure(show.text, _text(item, "icon"), label, left_out, show))
    return tuple(found)


def _scalars(value: Value | None) -> tuple[Scalar, ...]:
    items = value.items if isinstance(value, Items) else (value,)
    return tuple(item for item in items if isinstance(item, Scalar))


def _scalar(body: Fields, key: str) -> Scalar | None:
    value = body.entries.get(key)
    return value if isinstance(value, Scalar) else None


def _text(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else ""
