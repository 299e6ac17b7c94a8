"""What a pack calls things in texts: kinds, nouns, fields, zones, documents, resources."""

from __future__ import annotations

from compiler.language import plurals
from compiler.language.types import Type
from compiler.model.definitions import Noun, Param, Routine, World
from compiler.prose import english
from compiler.prose.english import spaced
from compiler.schema.kinds import FieldDef, StateDef
from compiler.source.positions import Scalar


def kind_names(world: World, kind: str) -> tuple[str, str]:
    """One of a kind, and several."""
    known = world.kinds.get(kind)
    if known is None:
        return spaced(kind), plurals.plural(spaced(kind))
    title = "" if "{" in known.title else known.title  # that is how its documents are called
    return _one_and_many(title, known.name, known.plural)


def noun_names(noun: Noun) -> tuple[str, str]:
    return _one_and_many(noun.title, noun.name, noun.plural)


def _one_and_many(title: str, name: str, plural: str) -> tuple[str, str]:
    one = title or spaced(name)
    if title and english.is_plural(title) and title != spaced(name):
        return one, one  # it is said of several only
    if not plural or (title and spaced(name).lower() != title.lower()):
        return one, plurals.plural(one)
    many = spaced(plural)
    if many.lower() == plurals.plural(one).lower():
        return one, plurals.plural(one)  # `other Foes`, with the capitals of the title
    return one, many[:1].upper() + many[1:] if one[:1].isupper() else many


def is_named_by_key(field: str, key: Type) -> bool:
    """Whether the key of a value says what it is: of `goods[silk]` it is `silk`, not `silk goods`."""
    return key.form == "enum" and field in (key.name, plurals.plural(key.name))


def document_name(world: World, id: str) -> str:
    things = world.things.get(id, [])
    return things[0].name if things else spaced(id.rsplit(".", 1)[-1])


def shape_name(world: World, id: str) -> str:
    """The name that its document gives a shape, else its id as words in small letters."""
    words = spaced(id.rsplit(".", 1)[-1])
    given = next((shape.name for shape in world.shapes.values() if shape.id == id), words)
    return words if given.lower() == words else given


def field_def(world: World, kind: str, name: str) -> FieldDef | StateDef | None:
    """A field of a kind, of a kind narrower than it, or of any kind that has one of that name."""
    kinds = [
        *world.chain(kind),
        *(world.kinds[k] for k in world.descendants(kind)),
        *world.kinds.values(),
    ]
    for known in kinds:
        found = known.state.get(name) or known.fields.get(name)
        if found is not None:
            return found
    return None


def field_name(world: World, kind: str, name: str) -> str:
    """A field as the pack calls it."""
    known = field_def(world, kind, name)
    return known.title if known is not None and known.title else spaced(name)


def granted(world: World, stat: str) -> str:
    """A stat that is true, such as `Haste`."""
    known = field_def(world, "", stat)
    if isinstance(known, FieldDef) and known.prints and "{" not in known.prints:
        return known.prints
    return field_name(world, "", stat)


def title_of(routine: Routine) -> str:
    """The `name:` of a rule."""
    title = routine.body.entries.get("name")
    return title.text if isinstance(title, Scalar) else ""


def resource(world: World, name: str) -> str:
    """What a cost is paid in."""
    query = world.routine("query", f"has_{name}")
    return (title_of(query) if query is not None else "") or spaced(name)


def acting(routine: Routine) -> Param | None:
    """The parameter that says who does what a verb does."""
    players = [p for p in routine.params if p.type.form == "player"]
    by = [p for p in routine.params if p.prep == "by" and p.type.form in ("player", "piece")]
    return next((p for p in players if p.name == "player"), by[0] if by else None)
