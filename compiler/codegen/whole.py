"""All modules of a pack: those of its files, and those of each pack as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from compiler.check.checked import Checked
from compiler.check.effect_summary import may_end
from compiler.codegen import py_tree as p
from compiler.codegen.kinds import kinds_module
from compiler.codegen.lower import documents, seen_queries
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.place import Tables
from compiler.codegen.program import contents_module, program_module
from compiler.codegen.state import state_module


def lower(checked: Checked) -> list[p.Module]:
    """The modules of a checked pack and of all it requires, not yet as text."""
    world = checked.world
    lowerer = Lowerer(
        checked,
        may_end(checked.facts.sets_off),
        seen_queries(world, checked.rule),
        passes=checked.facts.passes,
    )
    files = documents(lowerer, world.all_things)
    tables: dict[str, Tables] = {pack: {} for pack in world.packs}
    for pack in world.packs:
        tables[pack] = dict(lowerer.fixed or {})  # more than it needs, and none too few
    with_contents = [path for path, module in files.items() if module.has_contents]
    return [*files.values(), *frame(lowerer, tables, with_contents)]


def frame(
    lowerer: Lowerer, tables: Mapping[str, Tables], with_contents: Sequence[str]
) -> list[p.Module]:
    """The modules of each pack as a whole: kinds, state and contents; and the program."""
    modules = [program_module(lowerer)]
    for pack in lowerer.world.packs:
        lowerer.fixed = tables[pack]
        contents = contents_module(lowerer, pack, with_contents)
        state = state_module(lowerer.checked, pack, tables[pack])
        modules += [contents, kinds_module(lowerer.world, pack), state]
    return modules
