"""Classes of documents."""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.merged import merged_class
from compiler.codegen.names import names_of
from compiler.codegen.place import Place
from compiler.codegen.py_types import class_name, enum_table, written_annotation
from compiler.codegen.things import default_of
from compiler.model.definitions import World
from compiler.schema.kinds import Kind
from compiler.source.module_names import safe


def kinds_module(world: World, pack: str) -> p.Module:
    """The classes of the kinds that a pack defines, parents first."""
    names = names_of(world)
    path = p.module_file(names.frame(pack, "kinds"))
    module = p.Module(path, p.Comment("The kinds of documents"), None)
    place = Place(world, module, ())
    own = [k for k in world.kinds.values() if k.pack == pack and has_a_class(k)]
    placed: list[Kind] = []
    while len(placed) < len(own):
        for kind in own:
            parent = world.kinds.get(kind.parent or "")
            if kind not in placed and (parent is None or parent not in own or parent in placed):
                placed.append(kind)
    for kind in placed:
        known = world.fields(kind.parent) if kind.parent else {}
        fresh = [f for f in kind.fields.values() if f.type.form != "effects"]
        base: p.Expr = place.kind(kind.parent) if kind.parent else p.api("Definition")
        fields = []
        for f in fresh:
            # A child may have another default; its type is the parent's.
            note = written_annotation(known.get(f.name, f).type)
            fields.append(p.Assign(p.Name(safe(f.name)), default_of(f), note))
        if kind.alike:
            fields.append(p.Assign(p.Name("ALIKE"), p.TRUE))
        comments = [p.Comment(f"{kind.path}:{kind.span.line}")]
        doc = p.Comment(kind.text) if kind.text.strip() else None
        module.classes.append(p.Class(class_name(kind.name), base, doc, fields, comments=comments))
        if kind.merges:
            made = merged_class(kind, list(world.fields(kind.name).values()))
            made.comments = comments
            module.classes.append(made)
    for name in sorted(keys_of_state(world)):
        if name in world.enums and world.enum_packs[name] == pack:
            numbers = {value: number for number, value in enumerate(world.enums[name])}
            module.constants.append(p.Constant(enum_table(name), p.literal(numbers)))
    return module


def keys_of_state(world: World) -> set[str]:
    """The enumerations and kinds for each of which some state has a value."""
    states = [s for kind in world.kinds.values() for s in kind.state.values()]
    return {s.type.name for s in states if s.type.form == "keyed"}


def has_a_class(kind: Kind) -> bool:
    """Whether there are documents of a kind, so that code knows it as a class."""
    return kind.name not in ("game", "player", "space")
