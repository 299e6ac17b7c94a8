"""Classes of documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.lower_merged import merged_class
from compiler.python import Function, Module, annotation, class_name, literal, module_name, safe
from compiler.world import Kind

if TYPE_CHECKING:
    from compiler.lower import Lowerer


def kinds_module(lowerer: Lowerer) -> Module:
    module = Module(f"{module_name(lowerer.world.pack)}/kinds.py", "The kinds of documents", "")
    module.names["interpreter.api"] = {"Definition"}
    own = [
        k
        for k in lowerer.world.kinds.values()
        if k.pack and k.name not in ("game", "player", "space")
    ]
    placed: list[Kind] = []
    while len(placed) < len(own):
        for kind in own:
            if kind in placed:
                continue
            parent = lowerer.world.kinds.get(kind.parent or "")
            if parent is None or parent not in own or parent in placed:
                placed.append(kind)
    for kind in placed:
        inherited_fields = list(lowerer.world.fields(kind.parent).values()) if kind.parent else []
        known_names = {f.name for f in inherited_fields}
        fresh = [f for f in kind.fields.values() if f.name not in known_names]
        parent_name = "Definition"
        if kind.parent is not None:
            parent = lowerer.world.kinds[kind.parent]
            parent_name = class_name(parent.name)
        lines = [f"class {class_name(kind.name)}({parent_name}):"]
        if kind.text:
            lines.append(f"    {_doc(kind.text)}")
            lines.append("")
        params = ["self", "id: str", "name: str"]
        for f in [*inherited_fields, *fresh]:
            if f.type.form != "effects":
                params.append(f"{safe(f.name)}: {annotation(f.type, lowerer.world)}")
                if "Sequence" in params[-1]:
                    module.names.setdefault("collections.abc", set()).add("Sequence")
                if "Any" in params[-1]:
                    module.names.setdefault("typing", set()).add("Any")
        lines.append(f"    def __init__({', '.join(params)}) -> None:")
        passed = [
            "id",
            "name",
            *[safe(f.name) for f in inherited_fields if f.type.form != "effects"],
        ]
        lines.append(f"        super().__init__({', '.join(passed)})")
        for f in fresh:
            if f.type.form != "effects":
                lines.append(f"        self.{safe(f.name)} = {safe(f.name)}")
        module.functions.append(Function("", [], "", lines, f"{kind.path}:{kind.span.line}"))
        if kind.merges:
            module.names["interpreter.api"].add("names_of")
            lines = merged_class(kind, list(lowerer.world.fields(kind.name).values()))
            at = f"{kind.path}:{kind.span.line}"
            module.functions.append(Function("", [], "", lines, at))
    return module


def _doc(text: str) -> str:
    """A text as the first line of a class; in three quotes only if nothing in it could end them."""
    line = " ".join(text.split())
    plain = line.isprintable() and '"' not in line and "\\" not in line
    return f'"""{line}"""' if plain else literal(line)
