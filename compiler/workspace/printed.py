"""Documents as they are printed: every value of a face in words, for programs that draw cards.

before   - ship: sloop            with   face: {corner: cost, line: [speed], text: auto}
           cost: 3
after    Printed(title="Sloop", corner=(Shown("3", "Cost"),), line=(Shown("2", "Speed"),), text=("Swift.",))
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from compiler.check.checked import Checked, CheckedEffects
from compiler.check.looks import picture_of
from compiler.model.definitions import Thing, World
from compiler.model.faces import KIND, NAME, Choice, Face, Figure, face_of, fields_in, shown_fields
from compiler.prose.english import spaced
from compiler.prose.rules_text import field_lines, value_text
from compiler.schema.kinds import ID
from compiler.source.positions import Scalar, Span
from compiler.source.text_templates import Slot, fill


@dataclass(frozen=True, slots=True)
class Shown:
    """A figure: its value in words, or shapes to draw."""

    value: str
    label: str
    icon: str = ""
    shapes: tuple[tuple[str, ...], ...] = ()  # rows of `#` and `.`


@dataclass(frozen=True, slots=True)
class Line:
    """A line of rules text, and what explains it."""

    text: str
    reminder: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A document inside another one: a cannon of a ship."""

    name: str
    line: tuple[Shown, ...]
    text: tuple[Line, ...]
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """All that is on the face of a document."""

    id: str  # pack.name
    kind: str
    kind_name: str
    pack: str
    span: Span  # of its id
    text_span: Span  # of its effects, if it has any
    form: str  # card, tile or token
    size: tuple[int, int]
    shape: str
    colour: str
    icon: str
    title: str
    under: str
    corner: tuple[Shown, ...]
    line: tuple[Shown, ...]
    grid: tuple[str, ...]
    letters: tuple[tuple[str, str], ...]  # letters of the grid, and what they stand for
    parts: tuple[Part, ...]
    art: str
    art_span: Span | None
    text: tuple[Line, ...]
    flavour: str
    back: str
    copies: int


def printed_documents(checked: Checked, pack: str | None = None) -> Iterator[Printed]:
    """The documents with a face, in the order in which they are written; only those of a pack if one is named."""
    for thing in checked.world.all_things:
        if pack in (None, thing.pack):
            made = printed_document(checked, thing)
            if made is not None:
                yield made


def printed_document(checked: Checked, thing: Thing) -> Printed | None:
    """A document as it is printed; None if its kind has no face."""
    face = face_of(checked.world, thing.kind)
    if face is None or face.form == "part":
        return None
    return _Writer(checked, thing, face).printed()


class _Writer:
    def __init__(self, checked: Checked, thing: Thing, face: Face) -> None:
        self.checked = checked
        self.world: World = checked.world
        self.thing = thing
        self.face = face
        self.fields = self.world.fields(thing.kind)

    def printed(self) -> Printed:
        thing, face = self.thing, self.face
        kind = self.world.kinds[thing.kind]
        flavour = thing.body.entries.get("flavour")
        art = thing.body.entries.get(face.art.text) if face.art is not None else None
        if not isinstance(art, Scalar):
            art = picture_of(self.world, thing.kind, thing.short)
        texts = [scalar for scalars in thing.effects.values() for scalar in scalars]
        rows = str(self.value(face.grid.text) or "") if face.grid is not None else ""
        copies = self.chosen(face.copies)
        if face.copies_from is not None:
            copies = str(self.value(face.copies_from.text))
        return Printed(
            thing.id,
            thing.kind,
            _capital(kind.title if kind.title and "{" not in kind.title else spaced(kind.name)),
            thing.pack,
            thing.name_span,
            texts[0].at(0) if texts else thing.name_span,
            face.form,
            face.size,
            face.shape,
            self.chosen(face.colour) or "white",
            self.chosen(face.icon),
            self.filled(face.title),
            _capital(self.filled(face.under)) if face.under else "",
            self.figures(face.corner),
            self.figures(face.line),
            tuple(rows.rstrip("\n").split("\n")) if rows else (),
            self.letters(rows),
            tuple(self.parts()),
            art.text if art is not None else self.usual_art(),
            art.span if art is not None else None,
            self.text(),
            flavour.text.strip() if isinstance(flavour, Scalar) else "",
            self.filled(face.back) if face.back else "",
            int(copies) if copies.isdigit() else 1,
        )

    def usual_art(self) -> str:
        """The picture that documents without one of their own have: the default of the field."""
        return str(self.value(self.face.art.text) or "") if self.face.art is not None else ""

    def value(self, name: str) -> object:
        field = self.fields.get(name)
        default = field.default if field is not None else None
        return self.thing.values.get(name, default)

    def is_usual(self, name: str) -> bool:
        """Whether the document says nothing of its own about a field."""
        return self.value(name) in (self.fields[name].default, None, [])

    def chosen(self, choice: Choice) -> str:
        if choice.by is None:
            return choice.usual
        value = self.value(choice.by.text)
        return choice.of(value.short if isinstance(value, Thing) else value)

    def words(self, name: str) -> str:
        """A value as it is on the face."""
        if name == NAME:
            return self.thing.name
        if name == KIND:
            return spaced(self.thing.kind)
        field, value = self.fields[name], self.value(name)
        if value is None or value == []:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value_text(self.world, value, field.each or "")

    def filled(self, text: str) -> str:
        """A field, or a text with fields in braces."""
        if ID.fullmatch(text):
            return self.words(text)

        def value(slot: Slot) -> str | None:
            return self.words(slot.inner)

        return " ".join(fill(text, value).split())

    def figures(self, figures: tuple[Figure, ...]) -> tuple[Shown, ...]:
        return tuple(shown for f in figures if (shown := self.figure(f)) is not None)

    def figure(self, figure: Figure) -> Shown | None:
        field = self.fields.get(figure.show)
        value = self.value(figure.show)
        told = [name for name in fields_in(figure.show) if name in self.fields]
        if figure.optional and told and all(map(self.is_usual, told)):
            return None
        label = figure.label
        if label is None:
            label = _capital((field.title or spaced(field.name)) if field is not None else "")
        shapes = self.shapes(value)
        said = "" if shapes else self.filled(figure.show)
        return Shown(said, label, figure.icon, shapes) if said or shapes else None

    def shapes(self, value: object) -> tuple[tuple[str, ...], ...]:
        """The shapes that a value names, as rows."""
        found: list[tuple[str, ...]] = []
        for item in value if isinstance(value, list) else (value,):
            shape = item if isinstance(item, Thing) and item.kind == "shape" else None
            squares = shape.body.entries.get("squares") if shape is not None else None
            if isinstance(squares, Scalar):
                found.append(tuple(squares.text.rstrip("\n").split("\n")))
        return tuple(found)

    def text(self) -> tuple[Line, ...]:
        """The rules text, without what is elsewhere on the face."""
        face = self.face
        if face.text == ():
            return ()
        wanted = {s.text for s in face.text} if face.text is not None else None
        elsewhere = shown_fields(face)
        reminded = {word.text for word in face.remind}
        lines: list[Line] = []
        for name, line in field_lines(self.world, self.thing).items():
            if name not in elsewhere and (wanted is None or name in wanted):
                reminder = self.fields[name].text if name in reminded else ""
                lines.append(Line(line, reminder))
        effects: CheckedEffects | None = self.checked.effects.get(self.thing.id)
        for line, key in (
            zip(effects.text, effects.keys, strict=True) if effects is not None else ()
        ):
            if wanted is None or key in wanted:
                lines.append(Line(line))
        return tuple(lines)

    def letters(self, rows: str) -> tuple[tuple[str, str], ...]:
        """What the letters of the grid stand for."""
        found: dict[str, str] = {}
        for written in self.face.letters:
            kind, _, name = written.text.partition(".")
            for thing in self.world.all_things:
                letter = thing.values.get(name)
                if self.world.is_a(thing.kind, kind) and isinstance(letter, str) and letter in rows:
                    found.setdefault(letter, thing.name)
        return tuple(sorted(found.items()))

    def parts(self) -> Iterator[Part]:
        for name in self.face.parts:
            value = self.value(name.text)
            for item in value if isinstance(value, list) else (value,):
                if isinstance(item, Thing):
                    yield self.part(item)

    def part(self, thing: Thing) -> Part:
        # Without a face of its own it has its text alone.
        face = face_of(self.world, thing.kind) or Face(self.face.body)
        writer = _Writer(self.checked, thing, face)
        named = thing.name if thing.kind in thing.body.entries or thing.parent is None else ""
        return Part(
            named,
            writer.figures((*writer.face.corner, *writer.face.line)),
            writer.text(),
            tuple(writer.parts()),
        )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
