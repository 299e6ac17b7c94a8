"""The state of a pack's games: one column for everything that changes."""

from __future__ import annotations

from compiler.check.checked import Checked
from compiler.codegen import py_tree as p
from compiler.codegen.body import Body
from compiler.codegen.names import names_of
from compiler.codegen.place import Place, Tables, tables_of
from compiler.codegen.py_types import is_nested, kept_annotation, nothing, zero, zone_name
from compiler.language.types import Type, number_range
from compiler.model.definitions import World, Zone
from compiler.schema.kinds import Kind, StateDef

OWNERS = ("piece", "player", "space")
SELF, OTHER, BOARD, DEFINITION = (p.Name(n) for n in ("self", "other", "board", "definition"))
THIS = p.Param("self", None)
SPACES = p.Index(p.Name("tuple"), p.Tuple((p.INT, p.DOTS)))
MADE = ("program", "board", "players", "seed", "blank")


def state_module(checked: Checked, pack: str, tables: Tables) -> p.Module:
    """`class State` with the columns of a pack, on top of those of the pack before it."""
    return _State(checked, pack, tables).module


class _State:
    """Writes the module of one pack's state."""

    def __init__(self, checked: Checked, pack: str, tables: Tables) -> None:
        self.checked = checked
        self.world = checked.world
        self.pack = pack
        names = names_of(self.world)
        dotted = names.frame(pack, "state")
        path = p.module_file(dotted)
        self.module = p.Module(path, p.Comment("What changes during a game"), None)
        self.place = Place(self.world, self.module, ())
        self.body = Body(self.place, "")
        number = self.world.packs.index(pack)
        self.before = names.frame(self.world.packs[number - 1], "state") if number else None
        self.columns = [
            (owner, state)
            for owner, state in columns_of(self.world)
            if self.world.pack_at(state.span) == pack
        ]
        states = self.world.kinds["game"].state.values()
        self.table = [s for s in states if self.world.pack_at(s.span) == pack]
        self.zones = [z for z in self.world.zones.values() if z.pack == pack]
        self.tables = tables_of(self.world, pack)
        self.module.classes = [self.tables_class(tables), self.state_class()]
        self.module.functions = [self.new_game(), self.set_up()]

    def base(self, name: str, first: str) -> p.Expr:
        return p.Member(self.before, name) if self.before else p.api(first)

    def tables_class(self, tables: Tables) -> p.Class:
        """What the rules look up on a board and never changes: made once a board."""
        made: list[p.Stmt] = []
        for name, recipe in sorted(tables.items()):
            note, value = _looked_up(recipe)
            made.append(p.Assign(p.Attr(SELF, name), value, note))
        init = p.Do(p.call(p.Attr(p.builtin("super"), "__init__"), BOARD))
        params = [THIS, p.Param("board", p.api("Board"))]
        methods = [p.Function("__init__", params, p.NONE, [init, *made])] if made else []
        doc = p.Comment("What never changes about a board.")
        return p.Class("Tables", self.base("Tables", "FixedTables"), doc, methods=methods)

    def state_class(self) -> p.Class:
        names = [f"{owner}_{state.name}" for owner, state in self.columns]
        names += [f"table_{state.name}" for state in self.table]
        names += [zone_name(z.name, _of_pieces(z)) for z in self.zones]
        slots = p.literal(tuple(sorted([*names, self.tables])))
        methods = [self.init(), self.fresh()]
        pieces, zones = self.piece_columns(), [z for z in self.zones if _of_pieces(z)]
        if pieces or zones or self.restarted():
            methods.append(self.add_columns(pieces, zones))
        if self.columns or self.table:
            methods.append(self.columns_method())
        methods.append(self.copy_columns())
        return p.Class(
            "State",
            self.base("State", "Game"),
            p.Comment("A game in progress."),
            [p.Assign(p.Name("__slots__"), slots)],
            methods,
        )

    def init(self) -> p.Function:
        params = [
            THIS,
            p.Param("program", p.api("Rules")),
            p.Param("board", p.api("Board")),
            p.Param("players", p.INT),
            p.Param("seed", p.INT),
            p.Param("blank", p.Name("bool"), p.FALSE),
        ]
        given = [p.Name(n) for n in MADE]
        tables, kept = p.Name("tables"), p.Attr(SELF, self.tables)
        made = p.call(p.Attr(p.Name("program"), "tables"), BOARD, p.Name("Tables"))
        block: list[p.Stmt] = [
            p.If(p.Name("blank"), [p.Return()]),
            p.Do(p.call(p.Attr(p.builtin("super"), "__init__"), *given)),
            p.Assign(tables, made),
            p.Assert(p.builtin("isinstance", tables, p.Name("Tables"))),
            p.Assign(kept, tables, p.Name("Tables")),
        ]
        for owner, state in self.columns:
            note = p.Index(p.Name("list"), kept_annotation(state.type))
            start: p.Expr = p.List(())
            if owner != "piece":
                count = p.Name("players") if owner == "player" else p.Attr(BOARD, "size")
                start = p.Binary("*", p.List((self.start(owner, state),)), count)
            block.append(p.Assign(p.Attr(SELF, f"{owner}_{state.name}"), start, note))
        for state in self.table:
            target = p.Attr(SELF, f"table_{state.name}")
            block.append(p.Assign(target, self.start("game", state), kept_annotation(state.type)))
        for zone in self.zones:
            target = p.Attr(SELF, zone_name(zone.name, _of_pieces(zone)))
            if zone.each is None:
                block.append(p.Assign(target, p.ZERO))
            else:
                block.append(p.Assign(target, p.List(()), p.Index(p.Name("list"), p.INT)))
        return p.Function("__init__", params, p.NONE, block)

    def fresh(self) -> p.Function:
        given = [p.Attr(SELF, n) for n in ("program", "board", "players")]
        made = p.call(p.Name("State"), *given, p.ZERO, p.TRUE)
        return p.Function("fresh", [THIS], p.api("Game"), [p.Return(made)])

    def piece_columns(self) -> dict[str, StateDef]:
        return {state.name: state for owner, state in self.columns if owner == "piece"}

    def add_columns(self, pieces: dict[str, StateDef], zones: list[Zone]) -> p.Function:
        """Starting values of a new piece: of its kind where it has the field, else zero."""
        block: list[p.Stmt] = [*self.inherit("add_columns", DEFINITION)]
        last = self.world.packs.index(self.pack)
        kinds = [k for k in self.world.kinds.values() if k.piece]
        known = [k for k in kinds if self.world.packs.index(k.pack) <= last]
        for name in sorted(pieces):
            value = empty = self.empty(pieces[name].type)
            starts = [(k, self.start(k.name, k.state[name])) for k in known if name in k.state]
            # The nearest kind has the last word.
            for kind, start in sorted(starts, key=lambda x: len(self.world.chain(x[0].name))):
                if start != empty:
                    value = p.IfElse(start, self.is_a(kind.name), value)
            block.append(p.Do(p.call(p.attr(SELF, f"piece_{name}", "append"), value)))
        for kind, name in self.restarted():
            newest = p.Index(p.Attr(SELF, f"piece_{name}"), p.literal(-1))
            first = self.start(kind.name, kind.state[name])
            block.append(p.If(self.is_a(kind.name), [p.Assign(newest, first)]))
        for zone in zones:
            names = (p.literal(zone.name), p.literal(zone.visible), nothing(Type("player")))
            made = p.call(p.Attr(SELF, "add_zone"), *names)
            value = p.IfElse(made, self.is_a(zone.each or ""), nothing(Type("zone")))
            target = p.attr(SELF, zone_name(zone.name, True), "append")
            block.append(p.Do(p.call(target, value)))
        return p.Function("add_columns", [THIS, p.Param("definition", p.ANY)], p.NONE, block)

    def empty(self, type_: Type) -> p.Expr:
        """What pieces have in a column of other kinds."""
        return p.Tuple(()) if type_.form == "keyed" else zero(type_)

    def restarted(self) -> list[tuple[Kind, str]]:
        """Kinds of this pack that start with other values in columns of a pack before."""
        packs = self.world.packs
        before = {
            state.name
            for owner, state in columns_of(self.world)
            if owner == "piece"
            and packs.index(self.world.pack_at(state.span)) < packs.index(self.pack)
        }
        kinds = [k for k in self.world.kinds.values() if k.piece and k.pack == self.pack]
        kinds.sort(key=lambda k: len(self.world.chain(k.name)))
        return [(k, name) for k in kinds for name in sorted(k.state) if name in before]

    def is_a(self, kind: str) -> p.Expr:
        return p.builtin("isinstance", DEFINITION, self.place.kind(kind))

    def inherit(self, method: str, *args: p.Expr) -> list[p.Stmt]:
        """What the state of the pack before does."""
        if self.before is None:
            return []
        return [p.Do(p.call(p.Attr(p.builtin("super"), method), *args))]

    def columns_method(self) -> p.Function:
        names = [f"{owner}_{state.name}" for owner, state in self.columns]
        names += [f"table_{state.name}" for state in self.table]
        pairs: list[tuple[p.Expr | None, p.Expr]] = []
        if self.before is not None:
            pairs.append((None, p.call(p.Attr(p.builtin("super"), "columns"))))
        pairs += [(p.literal(name), p.Attr(SELF, name)) for name in names]
        gives = p.Index(p.Name("dict"), p.Tuple((p.Name("str"), p.ANY)))
        return p.Function("columns", [THIS], gives, [p.Return(p.Dict(tuple(pairs)))])

    def copy_columns(self) -> p.Function:
        # Machine code then reads the fields of `other` directly.
        known = p.Assert(p.builtin("isinstance", OTHER, p.Name("State")))
        block: list[p.Stmt] = [known, *self.inherit("copy_columns", OTHER)]

        def copied(name: str, whole: bool) -> None:
            value: p.Expr = p.Attr(OTHER, name)
            if whole:
                value = p.Index(value, p.Span(None, None))
            block.append(p.Assign(p.Attr(SELF, name), value))

        copied(self.tables, False)
        for owner, state in self.columns:
            copied(f"{owner}_{state.name}", True)
        for state in self.table:
            copied(f"table_{state.name}", False)
        for zone in self.zones:
            copied(zone_name(zone.name, _of_pieces(zone)), _of_pieces(zone))
        return p.Function("copy_columns", [THIS, p.Param("other", p.ANY)], p.NONE, block)

    def new_game(self) -> p.Function:
        params = [
            p.Param("program", p.api("Rules")),
            p.Param("board", p.api("Board")),
            p.Param("players", p.INT),
            p.Param("seed", p.INT),
        ]
        made = p.call(p.Name("State"), *[p.Name(x.name) for x in params])
        return p.Function("new_game", params, p.Name("State"), [p.Return(made)])

    def set_up(self) -> p.Function:
        """The zones of the table and of the players."""
        block: list[p.Stmt] = []
        if self.before is not None:
            block.append(p.Do(p.call(p.Member(self.before, "set_up"), p.GAME)))
        player = p.Name("player")
        for zone in self.zones:
            if _of_pieces(zone):
                continue
            owner = p.literal(-1) if zone.each is None else player
            names = (p.literal(zone.name), p.literal(zone.visible), owner)
            made: p.Expr = p.of_game("add_zone", *names)
            if zone.each is not None:
                players = p.builtin("range", p.game("players"))
                made = p.Listing(made, p.Loop(player, players))
            block.append(p.Assign(p.game(zone_name(zone.name)), made))
        params = [p.Param("game", p.Name("State"))]
        return p.Function("set_up", params, p.NONE, block or [p.Pass()])

    def start(self, owner: str, state: StateDef) -> p.Expr:
        """The value a field starts with."""
        value = self.checked.starts.get((owner, state.name))
        if state.type.form == "keyed":
            assert state.type.item is not None
            one = zero(state.type.item) if value is None else self.body.ex(value)
            return p.Binary("*", p.Tuple((one,)), self.how_many(state.type.name))
        if value is None:
            return zero(state.type)
        made = p.rewritten(self.body.ex(value), lambda x: SELF if x == p.GAME else None)
        if is_nested(state.type):
            return p.call(p.api("settled"), made)
        if state.type.form == "list" and not isinstance(made, p.Tuple):
            return p.builtin("tuple", made)
        return made

    def how_many(self, each: str) -> p.Expr:
        """How many values there are, if there is one for each."""
        if each == "player":
            return p.Attr(SELF, "players")
        if each in self.world.enums:
            return p.builtin("len", self.place.enum_numbers(each))
        numbers = number_range(each)
        if numbers is not None:
            return p.literal(len(numbers))
        kind = self.place.kind(each)
        return p.builtin("len", p.call(p.attr(SELF, "program", "numbers"), kind))


def columns_of(world: World) -> list[tuple[str, StateDef]]:
    """The columns of pieces, players and spaces; kinds of pieces share those of the same name."""
    found: dict[tuple[str, str], StateDef] = {}
    for kind in world.kinds.values():
        owner = "piece" if kind.piece else kind.name
        if owner in OWNERS:
            for state in kind.state.values():
                found.setdefault((owner, state.name), state)
    return [(owner, state) for (owner, _), state in sorted(found.items())]


def _of_pieces(zone: Zone) -> bool:
    return zone.each not in (None, "player")


def _looked_up(recipe: tuple[int | str, ...]) -> tuple[p.Expr, p.Expr]:
    """The type of a table and how it is made."""
    what, *words = recipe
    args = [p.literal(word) for word in words]
    match what:
        case "space":
            return p.INT, p.call(p.attr(BOARD, "index", "get"), args[0], p.api("NOTHING"))
        case "field":
            columns = p.attr(BOARD, "columns", "get")
            return p.Index(p.Name("list"), p.ANY), p.call(columns, args[0], p.List(()))
        case "one_of":
            field, *names = [p.literal(word) for word in words]
            columns = p.call(p.attr(BOARD, "columns", "get"), field, p.List(()))
            value = p.Name("value")
            holds = p.compare(value, "in", p.Tuple(tuple(names)))
            return p.Index(p.Name("list"), p.Name("bool")), p.Listing(holds, p.Loop(value, columns))
        case "shift":
            return SPACES, p.Index(p.Index(p.Attr(BOARD, "shifts"), args[0]), args[1])
        case "route_next" | "route_left":
            table = "route_ahead" if what == "route_next" else "route_rest"
            return SPACES, p.call(p.Attr(BOARD, table), *args)
        case "lines":
            length = int(words[0])
            many: tuple[p.Expr, ...] = (p.INT,) * length if length <= 6 else (p.INT, p.DOTS)
            line: p.Expr = p.Index(p.Name("tuple"), p.Tuple(many))
            for _ in range(2):
                line = p.Index(p.Name("tuple"), p.Tuple((line, p.DOTS)))
            made = p.call(p.Attr(BOARD, "lines"), *args)
            return line, p.call(p.From("typing", "cast"), line, made)
        case "route":
            return SPACES, p.call(p.attr(BOARD, "routes", "get"), args[0], p.Tuple(()))
        case _:
            return SPACES, p.call(p.Attr(BOARD, f"{what}_of"), *args)
