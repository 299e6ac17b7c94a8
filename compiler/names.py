"""What modules, functions and variables are called in generated code: never two things alike.

Authors choose names freely; Python, the generated code itself and the names of files have theirs. Where
two meet, one gets a `_` more. Everything here follows from the signatures of rules and from where they
stand, so that a file which is compiled by itself calls things as all the others do.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from compiler.python import RESERVED, module_name, safe
from compiler.world import World

# Modules of the pack as a whole, beside those of its files and folders.
FRAME = frozenset({"kinds", "state", "program", "lock", "a_test"})
# What generated functions call their own variables.
OWN = frozenset({"total", "values", "ranked", "least", "options", "choice", "table", "event"})
# What generated modules import from the interpreter.
API = frozenset(
    {
        "both",
        "drawn",
        "first_of",
        "first_part",
        "highest_of",
        "identity",
        "last_of",
        "lowest_of",
        "names_of",
        "nearest",
        "numbers",
        "parse_shape",
        "parts",
        "placements",
        "position",
        "product",
        "singles",
        "square",
    }
)
NUMBERED = re.compile(
    r"(?:among|opened|whose|placed|option|rounds|there)(?:_[0-9]+)?|(?:its|event)_.*|"
)
IN_PROGRAM = re.compile(r".*_step_[0-9]+|set_up(?:_.*)?|new_game|.*_carries|.*_goes_on")
FORMS = ("verb", "query", "event", "window", "action", "evaluation")
STEMS = {"event": "emit_", "window": "open_", "action": "take_", "evaluation": "evaluate_"}


def module_path(world: World, path: str, pack: str) -> str:
    """generated/<pack>/<the path of the YAML file in its pack>, dotted.

    The files of packs that this one rests on lie in a folder of their pack's name.
    """
    folder = world.folders.get(pack, "")
    inner = path[len(folder) + 1 :] if folder and path.startswith(folder + "/") else path
    parts = module_parts(inner)
    if pack != world.pack:
        parts = (module_name(pack), *parts)
    elif parts[0].rstrip("_") in FRAME or parts[0].rstrip("_") in world.packs:
        parts = (parts[0] + "_", *parts[1:])
    return ".".join(["generated", module_name(world.pack), *parts])


def module_parts(inner: str) -> tuple[str, ...]:
    """The path of a file below its pack, as parts of a dotted name."""
    parts = inner.removesuffix(".yaml").removesuffix(".yml").split("/")
    return tuple("init_" if part == "__init__" else module_name(part) for part in parts)


@dataclass(slots=True)
class Names:
    """The names of one pack with all it rests on; made once for a world."""

    functions: dict[tuple[str, str], str] = field(default_factory=dict)  # form, name -> function
    aliases: dict[str, str] = field(default_factory=dict)  # dotted module -> alias
    inside: dict[str, set[str]] = field(default_factory=dict)  # dotted module -> its functions
    _taken: dict[str, dict[str, int]] = field(default_factory=dict)

    def local(self, dotted: str, name: str) -> str:
        """A variable of the language as a variable of a function in a module."""
        if dotted not in self._taken:
            taken = {*OWN, *API, *self.aliases.values(), *self.inside.get(dotted, ())}
            self._taken[dotted] = _underscores(taken)
        base = name.rstrip("_")
        if NUMBERED.fullmatch(base):
            return name + "_"
        more = self._taken[dotted].get(base, 0)
        return name + "_" * more if more else safe(name)


def names_of(world: World) -> Names:
    """The names of a world, made when they are first asked for."""
    if world.names is None:
        world.names = _made(world)
    found: Names = world.names
    return found


def _made(world: World) -> Names:
    names = Names()
    modules: set[str] = set()
    for form in FORMS:
        for routine in world.routines.get(form, {}).values():
            dotted = module_path(world, routine.path, routine.pack)
            modules.add(dotted)
            used = names.inside.setdefault(dotted, set())
            function = STEMS[form] + routine.name if form in STEMS else safe(routine.name)
            offers = f"{routine.name}_options" if form == "action" else function
            while {function, offers} & (used | API):
                function, offers = function + "_", offers + "_"
            used.update((function, offers))
            names.functions[form, routine.name] = function
            names.functions["options", routine.name] = offers
    given: set[str] = set()
    for dotted in sorted(modules):
        alias = safe("_".join(dotted.split(".")[2:]))
        while alias in given or alias in OWN | API or IN_PROGRAM.fullmatch(alias.rstrip("_")):
            alias += "_"
        while any(alias in used for used in names.inside.values()):
            alias += "_"
        given.add(alias)
        names.aliases[dotted] = alias
    return names


def _underscores(taken: set[str]) -> dict[str, int]:
    """How many `_` a name needs behind it to differ from all that are taken, by its stem."""
    found: dict[str, int] = {}
    for name in taken:
        stem = name.rstrip("_")
        found[stem] = max(found.get(stem, 0), len(name) - len(stem) + 1)
    # A name that Python keeps for itself gets one in any case.
    return {stem: more + (1 if stem in RESERVED else 0) for stem, more in found.items()}
