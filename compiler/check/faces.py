"""Faces of kinds: every field on a face is there and can be printed where it stands.

before   face: {corner: price}
after    error[E0209]: `card` has no field `price`
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.check.facts import Findings
from compiler.language.types import Type
from compiler.model.definitions import World
from compiler.model.faces import KIND, NAME, OTHERWISE, face_of, read_face
from compiler.schema.kinds import ID, FieldDef, Kind
from compiler.schema.schema_messages import listed
from compiler.source.diagnostics import did_you_mean
from compiler.source.positions import Fields, Scalar
from compiler.source.text_templates import check_slots, slots_of

SHAPES_AND_PLAIN = ("number", "truth", "text", "enum", "definition", "shape", "keyed", "space")


def check_faces(world: World, report: Findings) -> None:
    """Report what is wrong with the faces of kinds."""
    for kind in world.kinds.values():
        if isinstance(kind.face, Fields):
            _Checker(world, kind, kind.face, report).check()
    _parts_without_whole(world, report)


class _Checker:
    def __init__(self, world: World, kind: Kind, body: Fields, report: Findings) -> None:
        self.world = world
        self.kind = kind
        self.body = body
        self.face = read_face(body)  # its own; what it takes over is checked where it stands
        self.whole = face_of(world, kind.name) or self.face
        self.known = world.fields(kind.name)
        self.report = report

    def check(self) -> None:
        for key in ("title", "under", "back"):
            value = self.body.entries.get(key)
            if isinstance(value, Scalar):
                self.value(value)
        for figure in (*self.face.corner, *self.face.line):
            if figure.scalar is not None:
                self.value(figure.scalar)
        for key in ("colour", "icon", "copies"):
            self.choice(key)
        self.fits(self.face.grid, ("text",), "`grid` takes a text with a row of letters a line")
        self.fits(self.face.art, ("text",), "`art` takes a text: the name of a picture")
        self.fits(self.face.copies_from, ("number",), "`copies` takes a number")
        for letters in self.face.letters:
            self.letters(letters)
        for part in self.face.parts:
            self.fits(part, ("definition",), "`parts` takes documents, or a list of them")
        for text in self.face.text or ():
            field = self.field(text)
            if field is not None and field.type.form != "effects" and not field.prints:
                said = f"`{text.text}` prints nothing: it has no effects and no `text:`"
                self.report.error("E0611", said, text.span, "give the field a `text:`")
        for word in self.face.remind:
            field = self.field(word)
            if field is not None and not (field.prints and field.text):
                said = (
                    f"there is nothing to remind of: `{word.text}` needs `text:` and `description:`"
                )
                self.report.error("E0611", said, word.span, "complete the field, or leave it out")
        self.something()

    def something(self) -> None:
        """A face with a name alone is what a token has; a card says more."""
        face = self.whole
        shown = (face.corner, face.line, face.grid, face.parts, face.art, face.under)
        if face.form == "token" or any(shown) or face.text != ():
            return
        self.report.error(
            "E0610",
            f"a `{self.kind.name}` would show nothing but its name",
            self.body.span,
            "print its text, name fields under `line` or `corner`, or make it a token (`as: token`)",
        )

    def value(self, scalar: Scalar) -> None:
        """A field, or a text with fields in braces."""
        if ID.fullmatch(scalar.text):
            self.shown(scalar.text, scalar, 0)
            return
        if not check_slots(scalar, self.report):
            return
        for slot in slots_of(scalar.text):
            if slot.written == f"{{{slot.inner}}}" and ID.fullmatch(slot.inner):
                self.shown(slot.inner, scalar, slot.start)
            else:
                span = scalar.at(slot.start, max(1, len(slot.written) - 2))
                said = f"`{slot.written}` is not a field in braces"
                self.report.error("E0216", said, span, "a face shows fields as they are: `{cost}`")

    def shown(self, name: str, scalar: Scalar, start: int) -> None:
        if name in (NAME, KIND):
            return
        field = self.named(name, scalar, start)
        if field is not None and _inmost(field.type).form == "effects":
            said = f"`{name}` holds effects, which are rules text and not a figure"
            help = "rules text is printed by itself; `text: [...]` says of which fields"
            self.report.error("E0611", said, scalar.at(start, len(name)), help)

    def field(self, scalar: Scalar) -> FieldDef | None:
        return self.named(scalar.text, scalar, 0)

    def named(self, name: str, scalar: Scalar, start: int) -> FieldDef | None:
        field = self.known.get(name)
        span = scalar.at(start, len(name))
        if field is None:
            help = did_you_mean(name, [*self.known, NAME, KIND])
            said = f"`{self.kind.name}` has no field `{name}`"
            self.report.error("E0209", said, span, help, subject=name)
        else:
            self.report.use(f"field {self.kind.name}.{name}", span)
        return field

    def fits(self, scalar: Scalar | None, forms: tuple[str, ...], rule: str) -> None:
        field = self.field(scalar) if scalar is not None else None
        if scalar is None or field is None:
            return
        if _inmost(field.type).form not in forms or field.each is not None:
            said = f"{rule}, and `{scalar.text}` is {field.type.in_words}"
            self.report.error("E0611", said, scalar.span, "name another field")

    def letters(self, scalar: Scalar) -> None:
        """`enemy.letter`: a kind, and its field with the letter."""
        kind, _, name = scalar.text.partition(".")
        if kind not in self.world.kinds:
            help = did_you_mean(kind, self.world.kinds)
            span = scalar.at(0, len(kind))
            self.report.error("E0203", f"unknown kind `{kind}`", span, help, subject=kind)
            return
        field = self.world.field(kind, name)
        span = scalar.at(len(kind) + 1, len(name))
        if field is None or field.type.form != "text":
            known = [f.name for f in self.world.fields(kind).values() if f.type.form == "text"]
            said = f"`{kind}` has no text field `{name}`"
            self.report.error("E0209", said, span, did_you_mean(name, known), subject=name)
            return
        self.report.use(f"kind {kind}", scalar.at(0, len(kind)))
        self.report.use(f"field {kind}.{name}", span)

    def choice(self, key: str) -> None:
        """`{by: suit, hearts: red, else: black}`."""
        body = self.body.entries.get(key)
        by = body.entries.get("by") if isinstance(body, Fields) else None
        if not isinstance(body, Fields) or not isinstance(by, Scalar):
            return
        field = self.field(by)
        if field is None:
            return
        values = self.values(field.type)
        if values is None:
            said = f"`{key}` goes by an enumeration, a truth value, a number or a document, and `{by.text}` is {field.type.in_words}"
            self.report.error("E0611", said, by.span, "name another field")
            return
        named = [value for value in body.entries if value not in ("by", OTHERWISE)]
        for value in named:
            span = body.keys[value].span
            if values and value not in values:
                said = f"`{by.text}` is never `{value}`"
                help = did_you_mean(value, values) or f"its values are {listed(values)}"
                self.report.error("E0201", said, span, help, subject=value)
            elif field.type.form == "enum":
                self.report.use(f"value {field.type.name}.{value}", span)
        missing = [value for value in values if value not in named]
        if missing and OTHERWISE not in body.entries and key != "copies":
            shown = ", ".join(f"`{value}`" for value in missing[:3])
            said = f"there is no {key} for {shown}"
            self.report.error(
                "E0611", said, by.span, f"name it, or say the {key} of all others: `else: ...`"
            )

    def values(self, type_: Type) -> list[str] | None:
        """What a field can be; an empty list if that is not known here."""
        match type_.form:
            case "enum":
                return list(self.world.enums.get(type_.name, ()))
            case "truth":
                return ["true", "false"]
            case "number" | "text":
                return []
            case "definition":
                things = self.world.all_things
                return [t.short for t in things if self.world.is_a(t.kind, type_.name)]
            case _:
                return None


def _inmost(type_: Type) -> Type:
    return _inmost(type_.item) if type_.item is not None and type_.form == "list" else type_


def _parts_without_whole(world: World, report: Findings) -> None:
    """Warn of a face that nothing is ever printed with."""
    wholes = set(_parts(world))
    for kind in world.kinds.values():
        face = read_face(kind.face) if isinstance(kind.face, Fields) else None
        if face is None:
            continue
        printed = [t for t in world.all_things if world.is_a(t.kind, kind.name)]
        if face.form == "part" and not any(
            world.is_a(w, kind.name) or world.is_a(kind.name, w) for w in wholes
        ):
            said = f"a `{kind.name}` is only a part, and no face has it under `parts`"
        elif not printed:
            said = f"no document is printed with this face: there is no `{kind.name}`"
        else:
            continue
        if world.scenarios:
            report.warning("W0612", said, face.body.span, "remove the face, or use it")


def _parts(world: World) -> Iterator[str]:
    for kind in world.kinds:
        face = face_of(world, kind)
        for part in face.parts if face is not None else ():
            field = world.field(kind, part.text)
            if field is not None:
                yield _inmost(field.type).name
