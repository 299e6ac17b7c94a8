"""The state of a pack's games: one column for everything that changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from compiler.checked import Checked
from compiler.lower_body import Body
from compiler.lower_place import Place
from compiler.python import (
    Function,
    Module,
    annotation,
    literal,
    module_name,
    nothing,
    zero,
    zone_name,
)
from compiler.types import Type
from compiler.world import StateDef, World

OWNERS = ("piece", "player", "space")


def state_module(
    checked: Checked, place_of: Callable[[Module], Place], tables: Mapping[str, tuple[str, str]]
) -> Module:
    """`class State(Game)` with the columns of the pack and of all packs it rests on."""
    world = checked.world
    pack = module_name(world.pack)
    module = Module(f"{pack}/state.py", "What changes during a game", "")
    module.names["interpreter.api"] = {"Board", "Definition", "Game", "Program"}
    module.names["typing"] = {"Any"}
    place = place_of(module)
    body = Body(place, "")
    columns = _columns(world)
    table = list(world.kinds["game"].state.values())
    zones = list(world.zones.values())
    lines = ["class State(Game):", '    """A game in progress."""', ""]
    names = [f"{owner}_{state.name}" for owner, state in columns]
    names += [f"table_{state.name}" for state in table]
    names += [zone_name(z.name, z.each not in (None, "player")) for z in zones]
    inner = ", ".join(literal(name) for name in sorted([*names, "tables"]))
    lines.append(f"    __slots__ = ({inner}{',' if not names else ''})")
    lines.append("")
    lines.append(
        "    def __init__(self, program: Program, board: Board, players: int, seed: int, blank: bool = False) -> None:"
    )
    lines.append("        if blank:")
    lines.append("            return")
    lines.append("        super().__init__(program, board, players, seed, blank)")
    lines.append("        tables = program.tables(board, Tables)")
    lines.append("        assert isinstance(tables, Tables)")
    lines.append("        self.tables: Tables = tables")
    for owner, state in columns:
        note = _item(state.type, world)
        start = (
            "[]"
            if owner == "piece"
            else f"[{_start(checked, owner, state, body)}] * {'players' if owner == 'player' else 'board.size'}"
        )
        lines.append(f"        self.{owner}_{state.name}: list[{note}] = {start}")
    for state in table:
        lines.append(
            f"        self.table_{state.name}: {_item(state.type, world)} = {_start(checked, 'game', state, body)}"
        )
    for zone in zones:
        if zone.each is None:
            lines.append(f"        self.{zone_name(zone.name)} = 0")
        elif zone.each == "player":
            lines.append(f"        self.{zone_name(zone.name)}: list[int] = []")
        else:
            lines.append(f"        self.{zone_name(zone.name, True)}: list[int] = []")
    lines.append("")
    lines.append("    def fresh(self) -> Game:")
    lines.append("        return State(self.program, self.board, self.players, 0, True)")
    lines.append("")
    lines.extend(_add_columns(checked, place, body))
    lines.append("")
    lines.append("    def columns(self) -> dict[str, Any]:")
    lines.append("        return {")
    for owner, state in columns:
        lines.append(f'            "{owner}_{state.name}": self.{owner}_{state.name},')
    for state in table:
        lines.append(f'            "table_{state.name}": self.table_{state.name},')
    lines.append("        }")
    lines.append("")
    lines.append("    def copy_columns(self, other: Any) -> None:")
    start_count = len(lines)
    lines.append("        self.tables = other.tables")
    for owner, state in columns:
        lines.append(f"        self.{owner}_{state.name} = other.{owner}_{state.name}[:]")
    for state in table:
        lines.append(f"        self.table_{state.name} = other.table_{state.name}")
    for zone in zones:
        name = zone_name(zone.name, zone.each not in (None, "player"))
        copied = "[:]" if zone.each not in (None, "player") else ""
        lines.append(f"        self.{name} = other.{name}{copied}")
    if len(lines) == start_count:
        lines.append("        pass")
    module.functions.append(Function("", [], "", _tables(module, tables)))
    module.functions.append(Function("", [], "", lines))
    module.functions.append(
        Function(
            "new_game",
            ["program: Program", "board: Board", "players: int", "seed: int"],
            "State",
            ["return State(program, board, players, seed)"],
        )
    )
    module.functions.append(Function("set_up", ["game: State"], "None", _zones(world)))
    if any("NOTHING" in line for line in lines):
        module.names["interpreter.api"].add("NOTHING")
    return module


def _tables(module: Module, tables: Mapping[str, tuple[str, str]]) -> list[str]:
    """What the rules look up on a board and never changes: made once a board."""
    module.names["interpreter.api"].update({"NOTHING", "FixedTables"})
    lines = ["class Tables(FixedTables):", '    """What never changes about a board."""', ""]
    lines.append("    def __init__(self, board: Board) -> None:")
    lines.append("        super().__init__(board)")
    if any(text.startswith("cast(") for _, text in tables.values()):
        module.names["typing"].add("cast")
    for name, (note, text) in sorted(tables.items()):
        lines.append(f"        self.{name}: {note} = {text}")
    return lines


def _columns(world: World) -> list[tuple[str, StateDef]]:
    found: dict[tuple[str, str], StateDef] = {}
    for kind in world.kinds.values():
        owner = "piece" if kind.piece else kind.name
        if owner in OWNERS:
            for state in kind.state.values():
                found.setdefault((owner, state.name), state)
    return [(owner, state) for (owner, _), state in sorted(found.items())]


def _item(type_: Type, world: World) -> str:
    text = annotation(type_, world)
    return (
        text.replace("Sequence[", "tuple[").replace("]", ", ...]")
        if text.startswith("Sequence")
        else text
    )


def _start(checked: Checked, owner: str, state: StateDef, body: Body) -> str:
    value = checked.starts.get((owner, state.name))
    if value is None:
        return zero(state.type)
    text = body.ex(value).replace("game.", "self.")
    return f"tuple({text})" if state.type.form == "list" and not text.startswith("(") else text


def _add_columns(checked: Checked, place: Place, body: Body) -> list[str]:
    """Starting values of a new piece: of its kind where it has the field, else zero."""
    world = checked.world
    lines = ["    def add_columns(self, definition: Any) -> None:"]
    names: dict[str, StateDef] = {}
    for kind in world.kinds.values():
        if kind.piece:
            for state in kind.state.values():
                names.setdefault(state.name, state)
    for name in sorted(names):
        starts: dict[str, str] = {}
        for kind in world.kinds.values():
            if kind.piece and name in kind.state:
                starts[kind.name] = _start(checked, kind.name, kind.state[name], body)
        empty = zero(names[name].type)
        tests = [(k, v) for k, v in starts.items() if v != empty]
        text = empty
        for kind_name, value in sorted(tests, key=lambda t: len(world.chain(t[0]))):
            text = f"{value} if isinstance(definition, {place.kind(kind_name)}) else {text}"
        lines.append(f"        self.piece_{name}.append({text})")
    for zone in world.zones.values():
        if zone.each not in (None, "player"):
            test = f"isinstance(definition, {place.kind(zone.each or '')})"
            lines.append(
                f'        self.{zone_name(zone.name, True)}.append(self.add_zone("{zone.name}", "{zone.visible}", {nothing(Type("player"))}) if {test} else {nothing(Type("zone"))})'
            )
            place.api("NOTHING")
    if len(lines) == 1:
        lines.append("        pass")
    if any("NOTHING" in line for line in lines):
        place.api("NOTHING")
    return lines


def _zones(world: World) -> list[str]:
    lines: list[str] = []
    for zone in world.zones.values():
        if zone.each is None:
            lines.append(
                f'game.{zone_name(zone.name)} = game.add_zone("{zone.name}", "{zone.visible}", -1)'
            )
        elif zone.each == "player":
            lines.append(
                f'game.{zone_name(zone.name)} = [game.add_zone("{zone.name}", "{zone.visible}", p) for p in range(game.players)]'
            )
    return lines or ["pass"]
