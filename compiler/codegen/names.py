"""What modules, functions and variables are called in generated code: never two things alike.

Authors choose names freely; Python, the generated code itself and the names of files have theirs. Where
two meet, one gets a `_` more. What a file is written to depends on its own pack and those it requires alone,
so that a pack that builds on it can use its modules as they are.

The package of a pack holds the packages of the packs it requires: in the game of `storms`, which requires
`reef`, which requires `sea`, a rule of `sea` stands in `generated.storms.reef.sea`. Modules import each other
relative to themselves, so the same text does for `generated.reef.sea` and for `generated.sea`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary, ref

from compiler.codegen.guard import names_asked
from compiler.model.definitions import World
from compiler.source.module_names import RESERVED, module_name, module_parts, safe

# Modules of a pack as a whole, beside those of its files and folders.
FRAME = frozenset({"kinds", "state", "contents", "program", "lock", "a_test"})
# What generated functions call their own variables.
OWN = frozenset(
    {"total", "values", "ranked", "least", "options", "choice", "action", "table", "event"}
)
# What generated modules import from the interpreter.
API = frozenset(
    {
        "at_once",
        "both",
        "drawn",
        "first_of",
        "first_part",
        "highest_of",
        "identity",
        "last_of",
        "lowest_of",
        "members",
        "minus",
        "names_of",
        "nearest",
        "numbers",
        "parse_shape",
        "part",
        "groups",
        "placements",
        "position",
        "product",
        "reached",
        "settled",
        "singles",
        "square",
        "take_turn",
        "those_true",
        "with_item",
    }
)
NUMBERED = re.compile(r"(?:opened|whose|placed|option|among|there)(?:_[0-9]+)?|(?:its|event)_.*|")
IN_FRAME = re.compile(
    r".*_step_[0-9]+|(?:set_up|lay_out)(?:_.*)?|new_game|.*_carries|.*_goes_on|.*_share|.*_having|.*_(?:kinds|state)"
)
ZONES = ("zone_", "zone__", "piece__zone_")  # what zones are called in the state
FORMS = ("verb", "query", "event", "window", "action", "evaluation")
STEMS = {"event": "emit_", "window": "open_", "action": "take_", "evaluation": "evaluate_"}


@dataclass(slots=True)
class Names:
    """The names of one pack with all it requires; made once for a world, which they must not keep alive."""

    of: ref[World]
    packages: dict[str, str] = field(default_factory=dict)  # pack -> dotted
    functions: dict[tuple[str, str], str] = field(default_factory=dict)  # form, name -> function
    inside: dict[str, set[str]] = field(default_factory=dict)  # dotted module -> its functions
    modules: dict[str, str] = field(default_factory=dict)  # dotted module -> pack
    asked: frozenset[str] = frozenset()  # fields, roles, columns and zones, as code asks for them
    _paths: dict[tuple[str, str], str] = field(default_factory=dict)
    _aliases: dict[str, dict[str, str]] = field(default_factory=dict)  # pack -> module -> alias
    _taken: dict[str, dict[str, int]] = field(default_factory=dict)

    @property
    def world(self) -> World:
        world = self.of()
        assert world is not None, "whoever uses names has their world"
        return world

    def module(self, path: str, pack: str) -> str:
        """The package of the pack and the path of the YAML file in it, dotted."""
        known = self._paths.get((path, pack))
        if known is None:
            known = self._paths[path, pack] = self._module(path, pack)
        return known

    def _module(self, path: str, pack: str) -> str:
        if pack not in self.packages:  # a document of a test
            pack = self.world.pack
        folder = self.world.folders.get(pack, "")
        inner = path[len(folder) + 1 :] if folder and path.startswith(folder + "/") else path
        parts = module_parts(inner)
        first = parts[0].rstrip("_")
        if first in FRAME or first in closure(self.world, pack):
            parts = (parts[0] + "_", *parts[1:])
        return ".".join([self.packages[pack], *parts])

    def frame(self, pack: str, name: str) -> str:
        """A module of a pack as a whole."""
        return f"{self.packages[pack]}.{name}"

    def pack_of(self, dotted: str) -> str:
        """The pack to which a module belongs: the one with the innermost package."""
        found = [
            (len(package), pack)
            for pack, package in self.packages.items()
            if dotted.startswith(package + ".")
        ]
        return max(found)[1]

    def aliases(self, pack: str) -> dict[str, str]:
        """What the modules of a pack call other modules."""
        if pack not in self._aliases:
            self._aliases[pack] = self._made_aliases(pack)
        return self._aliases[pack]

    def near(self, pack: str) -> set[str]:
        """A pack and those it requires."""
        return {pack, *closure(self.world, pack)}

    def far_columns(self, pack: str) -> set[str]:
        """The columns and zones of packs that build on this one: its own state does not have them."""
        near = self.near(pack)
        found: set[str] = set()
        for kind in self.world.kinds.values():
            owner = "piece" if kind.piece else "table" if kind.name == "game" else kind.name
            for state in kind.state.values():
                if self.world.pack_at(state.span) not in near:
                    found.add(f"{owner}_{state.name}")
        far_zones = [z.name for z in self.world.zones.values() if z.pack not in near]
        return found | {f"{stem}{name}" for name in far_zones for stem in ZONES}

    def _made_aliases(self, pack: str) -> dict[str, str]:
        near = self.near(pack)
        home = self.packages[pack] + "."
        functions = {
            name
            for dotted, names in self.inside.items()
            if self.modules[dotted] == pack
            for name in names
        }
        taken = {*OWN, *API, *functions}
        found: dict[str, str] = {}
        # Those of packs that build on this one come last: they change none of the others' names.
        for dotted in sorted(self.modules, key=lambda d: (self.modules[d] not in near, d)):
            inner = (
                dotted.removeprefix(home) if dotted.startswith(home) else dotted.split(".", 1)[1]
            )
            # In lower case it cannot be a constant or a class.
            alias = safe(inner.replace(".", "_").lower())
            if IN_FRAME.fullmatch(alias.rstrip("_")):
                alias = f"the_{alias}_"
            while alias in taken:
                alias += "_"
            taken.add(alias)
            found[dotted] = alias
        for other in self.world.packs:
            for part in ("kinds", "state", "contents", "lock", "program"):
                dotted = self.frame(other, part)
                inner = (
                    dotted.removeprefix(home)
                    if dotted.startswith(home)
                    else dotted.split(".", 1)[1]
                )
                found[dotted] = inner.replace(".", "_")
        return found

    def local(self, dotted: str, name: str) -> str:
        """A variable of the language as a variable of a function in a module."""
        if dotted not in self._taken:
            aliases = self.aliases(self.pack_of(dotted)).values()
            taken = {*OWN, *API, *aliases, *self.inside.get(dotted, ())}
            self._taken[dotted] = _underscores(taken)
        base = name.rstrip("_")
        if NUMBERED.fullmatch(base):
            return name + "_"
        more = self._taken[dotted].get(base, 0)
        return name + "_" * more if more else safe(name)


_known: WeakKeyDictionary[World, Names] = WeakKeyDictionary()


def names_of(world: World) -> Names:
    """The names of a world, made when they are first asked for."""
    base = world.base or world
    if base not in _known:
        _known[base] = _made(base)
    return _known[base]


def closure(world: World, pack: str) -> list[str]:
    """The packs that a pack depends on, in the order in which they come."""
    found: set[str] = set()
    waiting = [*world.requires.get(pack, ())]
    if pack == world.pack:
        waiting += [other for other in world.packs if other != pack]
    while waiting:
        name = waiting.pop()
        if name not in found and name != pack:
            found.add(name)
            waiting.extend(world.requires.get(name, ()))
    return [name for name in world.packs if name in found]


def _packages(world: World, pack: str, home: str) -> dict[str, str]:
    """Where the packs lie that a pack depends on: below the first of its own that depends on them, too."""
    found = {pack: home}
    wanted = world.requires.get(pack)
    near = closure(world, pack) if wanted is None else wanted
    for other in sorted(near, key=world.packs.index):
        below = _packages(world, other, f"{home}.{module_name(other)}")
        if wanted is None:
            below = {other: f"{home}.{module_name(other)}"}
        found = {**below, **found}
    return found


def _made(world: World) -> Names:
    names = Names(ref(world), _packages(world, world.pack, f"generated.{module_name(world.pack)}"))
    names.asked = names_asked(world)
    for form in FORMS:
        for routine in world.routines.get(form, {}).values():
            dotted = names.module(routine.path, routine.pack)
            names.modules[dotted] = routine.pack
            used = names.inside.setdefault(dotted, set())
            function = STEMS[form] + routine.name if form in STEMS else safe(routine.name)
            offers = f"{routine.name}_options" if form == "action" else function
            while {function, offers} & (used | API):
                function, offers = function + "_", offers + "_"
            used.update((function, offers))
            names.functions[form, routine.name] = function
            names.functions["options", routine.name] = offers
    for phase in world.routines.get("phase", {}).values():
        names.modules[names.module(phase.path, phase.pack)] = phase.pack
    for thing in [*world.all_things, *world.laws]:
        names.modules[names.module(thing.path, thing.pack)] = thing.pack
    return names


def _underscores(taken: Iterable[str]) -> dict[str, int]:
    """How many `_` a name needs behind it to differ from all that are taken, by its stem."""
    found: dict[str, int] = {}
    for name in taken:
        stem = name.rstrip("_")
        found[stem] = max(found.get(stem, 0), len(name) - len(stem) + 1)
    # A name that Python keeps for itself gets one in any case.
    return {stem: more + (1 if stem in RESERVED else 0) for stem, more in found.items()}
