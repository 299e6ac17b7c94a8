"""A compiled pack, ready to play: its documents, flows, triggers and modifiers, linked together."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interpreter.board import NOTHING, Board, FixedTables
from interpreter.campaigns import Campaign
from interpreter.documents import Definition, Occurrence
from interpreter.forms import Forms
from interpreter.game import DEEPEST, Changers, Game
from interpreter.limits import (
    ACT,
    AURA,
    LOOK,
    MOST_PIECES,
    ROUND,
    OutOfFuel,
    RuleError,
    product,
    rules_above,
    shown_chain,
)
from interpreter.options import StartError, all_values
from interpreter.prompts import Opening
from interpreter.rng import Rng
from interpreter.rules import Rules
from interpreter.shapes import Shape
from interpreter.tables import (
    Abilities,
    Action,
    Balance,
    Contents,
    Modifier,
    Offered,
    Phase,
    Scenario,
    Timer,
    Trigger,
)

LONGEST_MERGED = 1_000  # letters of the ids of all documents that are merged into one
# Games with other options than these are prepared each time.
MOST_PROTOTYPES = 512


class _Table:
    """The triggers of one event at one timing."""

    def __init__(self) -> None:
        self.laws: list[tuple[Any, Trigger]] = []
        self.pieces: dict[str, list[Trigger]] = {}
        self.roles: dict[str, dict[str, list[Trigger]]] = {}


class _Event:
    """All that waits for one event."""

    def __init__(self) -> None:
        self.instead: _Table | None = None
        self.before: _Table | None = None
        self.on: _Table | None = None

    def table(self, timing: str) -> _Table:
        made = _Table()
        if timing == "instead":
            self.instead = made = self.instead or made
        elif timing == "before":
            self.before = made = self.before or made
        else:
            self.on = made = self.on or made
        return made

    def tables(self) -> list[_Table]:
        return [t for t in (self.instead, self.before, self.on) if t is not None]


NOBODY = _Event()  # waits


def _bounded(value: int, changes: list[tuple[str, int]]) -> int:
    """A stat with its factors, then its bounds."""
    for operator, amount in changes:
        if operator == "times":
            value = product(value, amount)
    for operator, amount in changes:
        if operator == "least":
            value = max(value, amount)
        elif operator == "most":
            value = min(value, amount)
    return value


class OfKind(dict[type, tuple[Any, ...]]):
    """All documents of a kind, by id: found when rules first ask for that kind."""

    def __init__(self, definitions: dict[str, Any]) -> None:
        super().__init__()
        self.definitions = definitions

    def __missing__(self, kind: type) -> tuple[Any, ...]:
        every = [self.definitions[id] for id in sorted(self.definitions)]
        found = tuple([d for d in every if isinstance(d, kind)])
        self[kind] = found
        return found


class Program(Rules):
    """A pack and everything it depends on."""

    def __init__(
        self,
        pack: str,
        title: str,
        lock: Mapping[str, str],
        new_game: Callable[[Rules, Board, int, int], Game],
        set_up: Callable[[Any], None],
        contents: Sequence[Contents],
        begins: str = "",
        squares_width: int = 0,
    ) -> None:
        self.pack = pack
        self.title = title
        self.lock = dict(lock)
        self.new_game = new_game
        self.set_up = set_up
        self.contents = tuple(contents)
        self.begins = begins
        self.squares_width = squares_width
        self.definitions: dict[str, Any] = {d.id: d for c in contents for d in c.definitions}
        self.abilities: dict[str, Abilities] = {}
        self.laws: dict[str, Abilities] = {}
        self.actions: dict[str, Action] = {}
        self.phases: dict[str, Phase] = {}
        self.maps: dict[str, Mapping[str, Any]] = {}
        self.space_defaults: dict[str, Any] = {}
        self.shapes: dict[str, Shape] = {}
        self.linked_spaces: dict[str, str] = {}
        self.forms = Forms()
        # Columns told beside the board: how, of what form, and which number means that there is none.
        self.shown: dict[str, tuple[str, str, int | None]] = {}
        self.shown_by: dict[str, tuple[str, ...]] = {}
        # Of what state has a value for each: the words of an enumeration, or the class of a kind.
        self.keys: dict[str, Any] = {}
        self.glossary: dict[str, str] = {}  # what the words on cards mean
        self.campaigns: dict[str, Campaign] = {}
        self.timers: dict[str, list[Timer]] = {}  # by period
        scenarios: dict[str, Scenario] = {}
        balances: list[Balance] = []
        zones: list[str] = []
        owning: list[str] = []
        self.shown_zones: tuple[str, ...] = ()
        self.zone_titles: dict[str, str] = {}
        for part in contents:
            self.abilities.update(part.abilities)
            self.laws.update(part.laws)
            self.actions.update({a.info.name: a for a in part.actions})
            self.phases.update(part.phases)
            self.maps.update(part.maps)
            self.space_defaults.update(part.space_defaults)
            self.shapes.update(part.shapes)
            self.linked_spaces.update(part.linked_spaces)
            self.forms.add(
                part.columns,
                part.hidden,
                part.possible,
                part.events,
                part.kinds,
                part.fields,
                part.stats,
            )
            self.shown.update(part.shown)
            for column, kinds in part.shown_by.items():
                self.shown_by[column] = (*self.shown_by.get(column, ()), *kinds)
            self.keys.update(part.keys)
            self.glossary.update(part.glossary)
            self.campaigns.update({c.id: c for c in part.campaigns})
            scenarios.update({s.id: s for s in part.scenarios})
            balances += part.balances
            for timer in part.timers:
                self.timers.setdefault(timer.period, []).append(timer)
            zones += part.active_zones
            owning += part.owning_zones
            self.shown_zones += part.shown_zones
            self.zone_titles.update(part.zone_titles)
        first = sorted(scenarios, key=lambda name: name != begins)  # the others as they are written
        self._scenarios: dict[str, Scenario] = {id: scenarios[id] for id in first}
        for scenario in scenarios.values():
            self.definitions[f"scenario {scenario.id}"] = scenario.definition
        self.balances = tuple(balances)
        self.active_zones = frozenset(zones)
        self.owning_zones = frozenset(owning)
        self.has_alike = any(d.ALIKE for d in self.definitions.values())
        self.piece_columns = tuple(n for n in sorted(self.forms.columns) if n.startswith("piece_"))
        self._flows: dict[str, dict[str, Phase]] = {}
        self.of_kind: dict[type, tuple[Any, ...]] = OfKind(self.definitions)
        self._numbers: dict[type, dict[str, int]] = {}
        self._windows: dict[str, tuple[Action, ...]] = {}
        self._offers: dict[str, tuple[Callable[..., list[Any]], ...]] = {}  # their lists of options
        self._turns: dict[Any, Offered] = {}
        self._openings: dict[tuple[str, str], Opening] = {}
        self._boards: dict[str, Board] = {}
        self._tables: list[FixedTables] = []
        self._prototypes: dict[tuple[str, int, str, bool], Game] = {}
        self._events: dict[str, _Event] = {}
        self._merged: dict[str, Definition] = {}
        self._parts: dict[str, tuple[tuple[Any, ...], tuple[type, ...]]] = {}
        self.modifiers_of: dict[str, dict[str, list[Modifier]]] = {}
        self.modifier_laws: dict[str, list[Modifier]] = {}
        for part in contents:
            for definition, field, target in part.links:
                setattr(definition, field, self._linked(target))
        for law in self.laws.values():
            self._index("", law)
        for id in sorted(self.abilities):
            self._index(id, self.abilities[id])

    def extended(self, contents: Contents) -> Program:
        """The same pack with a few more documents, for a test."""
        return Program(
            self.pack,
            self.title,
            self.lock,
            self.new_game,
            self.set_up,
            [*self.contents, contents],
            self.begins,
            self.squares_width,
        )

    def flow(self, scenario: str) -> dict[str, Phase]:
        """The phases as a scenario has them."""
        if scenario not in self._flows:
            known = self._scenarios[scenario]
            phases = {**self.phases, **known.phases}
            replaced = {old: phases[new] for old, new in known.replaces.items()}
            self._flows[scenario] = {**phases, **replaced}
        return self._flows[scenario]

    def _linked(self, target: Any) -> Any:
        if isinstance(target, str):
            return self.definitions[target]
        if target is None:
            return None
        if isinstance(target, dict):
            return {key: self._linked(value) for key, value in target.items()}
        return tuple([self.definitions[t] for t in target])

    def _index(self, id: str, abilities: Abilities) -> None:
        for modifier in abilities.modifiers:
            if id:
                by_stat = self.modifiers_of.setdefault(modifier.stat, {})
                by_stat.setdefault(id, []).append(modifier)
            else:
                self.modifier_laws.setdefault(modifier.stat, []).append(modifier)
        for trigger in abilities.triggers:
            table = self._events.setdefault(trigger.event, _Event()).table(trigger.timing)
            if not id:
                table.laws.append((-1, trigger))
            elif trigger.role:
                table.roles.setdefault(trigger.role, {}).setdefault(id, []).append(trigger)
            else:
                table.pieces.setdefault(id, []).append(trigger)

    # ------------------------------------------------------------------ starting games

    def scenarios(self) -> dict[str, Scenario]:
        return self._scenarios

    def seats(self, scenario: str) -> tuple[str, ...]:
        known = self._scenarios.get(scenario)
        return known.seats if known is not None else ()

    def drawing(self, board: Board) -> Mapping[str, Mapping[str, str]]:
        shown: Mapping[str, Mapping[str, str]] = self.maps.get(board.map, {}).get("draw", {})
        return shown

    def sections(self, board: Board) -> Mapping[str, Sequence[str]]:
        """The headings under which spaces with names are shown, and their spaces."""
        sections: Mapping[str, Sequence[str]] = self.maps.get(board.map, {}).get("sections", {})
        return sections

    def column_heads(self, board: Board) -> Sequence[str]:
        """What stands above the columns of a map, if not their numbers."""
        heads: Sequence[str] = self.maps.get(board.map, {}).get("columns", ())
        return heads

    def draws_names(self, board: Board) -> bool:
        """Whether the names of pieces stand on the board, not their letters alone."""
        return bool(self.maps.get(board.map, {}).get("wide"))

    def board(self, map: str) -> Board:
        if map not in self._boards:
            data = self.maps.get(map, {})
            self._boards[map] = Board(
                data.get("rows", ()),
                data.get("legend", {}),
                data.get("adjacency", "orthogonal"),
                data.get("spaces", {}),
                data.get("links", ()),
                data.get("one_way", ()),
                data.get("routes", {}),
                data.get("names", {}),
                self.space_defaults,
                map,
            )
            self._link_spaces(self._boards[map])
        return self._boards[map]

    def tables(self, board: Board, make: type[FixedTables]) -> FixedTables:
        """The tables of a board, made once."""
        for known in self._tables:
            if known.board is board and isinstance(known, make):
                return known
        made = make(board)
        self._tables.append(made)
        return made

    def _link_spaces(self, board: Board) -> None:
        """Ids in the fields of spaces become the documents and spaces they name."""
        for field, form in self.linked_spaces.items():
            item, several = form.removeprefix("list "), form.startswith("list ")
            column: list[Any] = list(board.columns.get(field, ()))
            for space, value in enumerate(column):
                if several:
                    column[space] = tuple([self._link(board, item, v) for v in value or ()])
                else:
                    column[space] = self._link(board, item, value)
            board.columns[field] = column

    def _link(self, board: Board, form: str, value: object) -> Any:
        """The document or the space of a name; what stands for none without one."""
        if form == "definition":
            return self.definitions[value] if isinstance(value, str) else None
        return board.find(value) if isinstance(value, str) else NOTHING

    def new(
        self,
        scenario: str,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        laid_out: bool = True,
    ) -> Game:
        """A game whose board and zones lie ready; the set-up of the scenario is its first step.

        What the set-up does alike in every game is done already, unless it is not to be `laid_out`.
        """
        key = (scenario, players, repr(sorted(options.items())) if options else "", laid_out)
        prototype = self._prototypes.get(key)
        if prototype is None:
            prototype = self._prepared(scenario, players, options, seed)
            if laid_out:
                prototype.lay_out()
            if len(self._prototypes) < MOST_PROTOTYPES:
                self._prototypes[key] = prototype
        return prototype.clone(Rng(seed))

    def _prepared(self, scenario: str, players: int, options: Mapping[str, Any], seed: int) -> Game:
        known = self._scenarios.get(scenario)
        if known is None:
            raise RuleError(f"there is no scenario `{scenario}`")
        if not known.players[0] <= players <= known.players[1]:
            raise RuleError(f"`{scenario}` is for {known.players[0]} to {known.players[1]} players")
        values = self._options(known, options)
        map = known.map
        if map.startswith("options."):  # which board it is, is chosen before the game
            map = values[map.removeprefix("options.")]
        game = self.new_game(self, self.board(map), players, seed)
        game.setting = known.definition
        game.options = self._with_spaces(known, values, game.board)
        game.begin(known.flow)
        game.contents = [()] * game.board.size
        self.set_up(game)
        return game

    def _options(self, scenario: Scenario, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a scenario with their defaults; StartError for what it does not offer."""
        # Rules that several scenarios share may ask for an option that only another one offers:
        # then it is what the scenario says that brought it into the game.
        values: dict[str, Any] = {}
        for other in self._scenarios.values():
            own = {n: option for n, option in other.options.items() if not option.taken_over}
            values.update(all_values(own, {}, self.definitions))
        values.update(all_values(scenario.options, chosen, self.definitions))
        return values

    def _with_spaces(
        self, scenario: Scenario, values: dict[str, Any], board: Board
    ) -> dict[str, Any]:
        """Options that name spaces, as those of the board; StartError for one that is not there."""
        offered = {
            name: o for other in self._scenarios.values() for name, o in other.options.items()
        }
        for name, option in {**offered, **scenario.options}.items():
            if option.item != "space":
                continue
            named = values[name] if option.form.startswith("list ") else (values[name],)
            found = tuple([board.find(space) for space in named])
            for space, number in zip(named, found, strict=True):
                if number == NOTHING and name in scenario.options:
                    said = f"the option `{name}` cannot be `{space}`: the board has no such space"
                    raise StartError(said)
            values[name] = found if option.form.startswith("list ") else found[0]
        return values

    # ------------------------------------------------------------------ events

    def enter(self, game: Game, event: Occurrence) -> bool:
        """An event begins: what comes instead or before. False: something else happened in its place."""
        game.fuel -= ROUND
        chain = game.chain
        chain.append(event.EVENT)
        if len(chain) > DEEPEST or game.fuel < 0:
            shown = " > ".join([*chain[:6], "...", *chain[-3:]] if len(chain) > 10 else chain)
            chain.clear()
            raise OutOfFuel(f"events trigger each other without end: {shown}")
        waiting = self._events.get(event.EVENT)
        if waiting is None:
            return True
        if waiting.instead is not None and self._replaced(game, event, waiting.instead):
            chain.pop()
            return False
        if waiting.before is not None:
            self._run(game, event, waiting.before)
            if game.over:
                chain.pop()
                return False
        return True

    def leave(self, game: Game, event: Occurrence) -> None:
        """The event has happened: what comes after it."""
        if game.heard is not None:
            game.note_event(event)
        table = self._events.get(event.EVENT, NOBODY).on
        if table is not None and not game.over:
            self._run(game, event, table)
        if game.chain:
            game.chain.pop()

    def part_in_play(self, document: Definition) -> tuple[tuple[Any, ...], tuple[type, ...]]:
        """What is found out again when a piece comes or goes: stats and events, and its kinds."""
        id = document.id
        known = self._parts.get(id)
        if known is None:
            stats = [stat for stat, by_id in self.modifiers_of.items() if id in by_id]
            tables = [t for e in self._events.values() for t in e.tables() if id in t.pieces]
            kinds = [kind for kind in type(document).__mro__ if kind not in (Definition, object)]
            known = ((*stats, *tables), tuple(kinds))
            self._parts[id] = known
        return known

    def waits_for(self, game: Game, piece: int, event: str, *lent: list[int]) -> bool:
        """Whether a piece has an ability on an event, of its own or by a card that acts for it."""
        tables = self._events.get(event, NOBODY).tables()
        if not tables:
            return False
        doc = game.doc
        bearers = [piece]
        for wearer in lent:
            if piece in wearer:
                bearers += [p for p in game.live if wearer[p] == piece]
        for bearer in bearers:
            for table in tables:
                if doc[bearer].id in table.pieces:
                    return True
        return False

    def _bearers(
        self, game: Game, event: Occurrence, table: _Table
    ) -> Sequence[tuple[Any, Trigger]]:
        """Who is listening, in order: laws, then documents in a role, then pieces as they entered the game."""
        found: Sequence[tuple[Any, Trigger]] = table.laws
        for role, by_id in table.roles.items():
            bearer = getattr(event, role)
            if isinstance(bearer, Definition) and bearer.id in by_id:
                found = [*found, *[(bearer, t) for t in by_id[bearer.id]]]
        if table.pieces:
            known = game.seen.known
            pieces: Sequence[tuple[Any, Trigger]] | None = known.get(table)
            if pieces is None:
                doc, by_id = game.doc, table.pieces
                pieces = tuple([(p, t) for p in game.live for t in by_id.get(doc[p].id, ())])
                known[table] = pieces
            if pieces:
                found = [*found, *pieces] if found else pieces
        game.fuel -= len(found) * LOOK
        return found

    def _run(self, game: Game, event: Occurrence, table: _Table) -> None:
        for bearer, trigger in self._bearers(game, event, table):
            if game.over:
                return
            if isinstance(bearer, int) and bearer >= 0:
                place = game.place[bearer]
                if place < 0 or not game.played[place]:
                    continue  # an earlier trigger took it away
            trigger.handler(game, bearer, event)

    def _replaced(self, game: Game, event: Occurrence, table: _Table) -> bool:
        """The first replacement that wants the event gets it; none replaces what itself sets off."""
        for bearer, trigger in self._bearers(game, event, table):
            key = (bearer if isinstance(bearer, int) else -1, trigger.key)
            if key in game.busy:
                continue
            game.busy = (*game.busy, key)
            done: object = trigger.handler(game, bearer, event)
            game.busy = game.busy[:-1]
            if done is not False:
                return True
        return False

    # ------------------------------------------------------------------ windows

    def actions_in(self, window: str) -> tuple[Action, ...]:
        """The actions that belong to a window."""
        actions = self._windows.get(window)
        if actions is None:
            actions = tuple([a for a in self.actions.values() if window in a.windows])
            self._windows[window] = actions
        return actions

    def turn_actions(
        self,
        names: tuple[str, ...],
        windows: tuple[str, ...],
        replaced: tuple[tuple[str, str], ...],
    ) -> Offered:
        """What a turn offers: actions by name, then those of windows."""
        key = (names, windows, replaced)
        found = self._turns.get(key)
        if found is None:
            others = dict(replaced)
            offered = [(self.actions[name], 0) for name in names]
            for number, window in enumerate(windows, 1):
                for action in self.actions_in(window):
                    name = action.info.name
                    offered.append((self.actions[others.get(name, name)], number))
            found = Offered(
                tuple([action for action, _ in offered]), tuple([number for _, number in offered])
            )
            self._turns[key] = found
        return found

    def open(
        self,
        game: Game,
        window: str,
        order: Sequence[int],
        roles: tuple[Any, ...],
        words: str = "",
    ) -> None:
        """Let the players act, in order, again and again until all of them pass in a row.

        Whoever loses while it is open is not asked any more.
        """
        lost = game.lost
        offers = self._offers.get(window)
        if offers is None:
            offers = tuple([action.options for action in self.actions_in(window)])
            self._offers[window] = offers
        actions = self._windows[window]
        prompt: Opening | None = None
        passes = 0
        turn = 0
        count = len(order)
        occasion = roles[0] if roles else None
        while passes < count:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick(f"the window {window}")
            player = order[turn % count]
            turn += 1
            if game.lost is not lost and player in game.lost and player not in lost:
                passes += 1
                continue
            foresee = game.foresee
            known = None if foresee is None else foresee(player, window, True)
            options: list[Any] = [] if known is None else known
            if known is None:
                # Mostly there are none: the number of an action is looked for where there are.
                if occasion is None:
                    for list_options in offers:
                        found = list_options(game, player)
                        if found:
                            number = offers.index(list_options)
                            options += actions[number].numbered(number, found)
                else:
                    for list_options in offers:
                        found = list_options(game, player, occasion)
                        if found:
                            number = offers.index(list_options)
                            options += actions[number].numbered(number, found)
                if options:
                    options.append((-1,))
            if not options:
                passes += 1
                continue
            if prompt is None:
                prompt = self._opening(window, words, roles, actions)
            choice = options[game.ask(game, player, prompt, options)]
            if choice[0] < 0:
                passes += 1
                continue
            passes = 0
            game.fuel -= ACT
            actions[choice[0]].take(game, player, *roles, *choice[1:])
            if game.over:
                return

    def _opening(
        self, window: str, words: str, roles: tuple[Any, ...], actions: tuple[Action, ...]
    ) -> Opening:
        """The question of a window; the same object every time where it has no roles."""
        prompt = self._openings.get((window, words))
        if prompt is None or roles:
            names = tuple([action.info.name for action in actions])
            prompt = Opening(window, words or window.replace("_", " "), names, False)
            if roles:
                prompt.occasions = dict.fromkeys(range(len(actions)), roles[0])
            else:
                self._openings[window, words] = prompt
        return prompt

    def merged(
        self, make: Callable[[Any, Any], Definition], first: Definition, second: Definition
    ) -> Definition:
        """One document made of two, with the abilities of both. The same two give the same one."""
        key = f"{first.id}+{second.id}"
        if key not in self._merged:
            if len(key) > LONGEST_MERGED or len(self._merged) >= MOST_PIECES:
                raise RuleError("too many documents are merged into one, or into each other")
            made = make(first, second)
            both = [self.abilities[d.id] for d in (first, second) if d.id in self.abilities]
            self.abilities[made.id] = Abilities(
                tuple([m for a in both for m in a.modifiers]),
                tuple([t for a in both for t in a.triggers]),
                tuple([u for a in both for u in a.activated]),
                tuple([r for a in both for r in a.resolve]),
                "\n".join([a.text for a in both if a.text]),
            )
            self._index(made.id, self.abilities[made.id])
            self._merged[key] = made
        return self._merged[key]

    def numbers(self, kind: type) -> dict[str, int]:
        """The numbers of the documents of a kind, by id: where state that has a value for each keeps it."""
        known = self._numbers.get(kind)
        if known is None:
            known = {d.id: number for number, d in enumerate(self.of_kind[kind])}
            self._numbers[kind] = known
        return known

    # ------------------------------------------------------------------ stats

    def modified(
        self,
        game: Game,
        stat: str,
        piece: int,
        value: int,
        found: Changers,
        without_sums: bool = False,
    ) -> int:
        """A stat with all that changes it: replacements, then sums, then factors, then bounds."""
        game.fuel -= found[0]
        if game.fuel < 0:
            raise OutOfFuel(self._too_many(game, stat, piece, found[1]))
        asking = game.asking
        asked = (f"base({stat})" if without_sums else stat, piece, id(game.about))
        if asked in asking:
            raise RuleError(self._asks_itself(game, asked))
        asking[asked] = None
        added = 0
        later: list[tuple[str, int]] | None = None  # factors and bounds
        try:
            for source, modifier in found[1]:
                operator: str = modifier.operator
                if without_sums and operator == "add":
                    continue
                applies = modifier.applies
                if applies is None or applies(game, source, piece):
                    amount = modifier.amount
                    by: int = modifier.value if amount is None else amount(game, source, piece)
                    if operator == "add":
                        added += by
                    elif operator == "set":
                        value = by
                    else:
                        later = later or []
                        later.append((operator, by))
        finally:
            del asking[asked]
        if game.lasting:
            game.fuel -= len(game.lasting) * LOOK
            for entry in game.lasting:
                if entry[3] == piece and entry[0] == stat:
                    if entry[1] == "add":
                        added += entry[2]
                    elif entry[1] == "set":
                        value = entry[2]
                    else:
                        later = later or []
                        later.append((entry[1], entry[2]))
        if added and not without_sums:
            value += added
        return value if later is None else _bounded(value, later)

    def _asks_itself(self, game: Game, asked: tuple[str, int, int]) -> str:
        """Why a stat cannot be worked out: those that ask for each other, in a circle."""
        chain = list(game.asking)
        circle = [*chain[chain.index(asked) :], asked]
        names = [f"`{stat}` of {game.doc[piece].name}" for stat, piece, _ in circle]
        return f"a stat depends on itself: {shown_chain(names)} ({rules_above(sys._getframe(1))})"

    def _too_many(
        self, game: Game, stat: str, piece: int, changers: tuple[tuple[int, Modifier], ...]
    ) -> str:
        """Why a stat takes too long: what is looked at whenever it is asked for."""
        names = Counter([game.doc[source].name for source, _ in changers if source >= 0])
        most = ", ".join([f"{count} of {name}" for name, count in names.most_common(3)])
        return (
            f"`{stat}` of {game.doc[piece].name} is evaluated too often: each time, the game reads "
            f"{len(changers)} changes and auras ({most or 'of laws'}): {rules_above(sys._getframe(1))}"
        )

    def changers(
        self, game: Game, stat: str, piece: int
    ) -> tuple[int, tuple[tuple[int, Modifier], ...]]:
        """What it costs to ask who changes a stat of a piece, and who may: laws, then those in play.

        What touches its bearer alone is left out for all others.
        """
        known = game.seen.known.get(stat)
        if known is None:
            game.seen.known[stat] = known = self._sources(game, stat)
        cost, all_of_them, some = known
        if not some:
            return cost, all_of_them
        own = [(p, m) for p, m in all_of_them if m.applies is not None or p == piece]
        return cost, tuple(own)

    def _sources(self, game: Game, stat: str) -> tuple[int, tuple[tuple[int, Modifier], ...], bool]:
        """The same for every piece, and whether some of them touch their bearers alone."""
        found = [(-1, m) for m in self.modifier_laws.get(stat, ()) if m.applies is not None]
        by_id = self.modifiers_of.get(stat)
        if by_id is None:
            return 0, tuple(found), False
        doc = game.doc
        laws = len(found)
        found += [(p, m) for p in game.live for m in by_id.get(doc[p].id, ())]
        some = None in [m.applies for _, m in found]
        looks = sum([1 for _, m in found[laws:] if m.applies is not None])
        return (len(found) - laws) * LOOK + looks * AURA, tuple(found), some

    def reaches(
        self,
        game: Game,
        source: int,
        target: int,
        distance: int,
        measure: Callable[[Any, int, int, int], bool] | None = None,
        between_spaces: bool = False,
    ) -> bool:
        """Whether an aura of that reach touches the target; a held target keeps what reached it."""
        if source == target or source < 0:
            return False  # nobody has an aura on himself, and a card that nobody wears has none
        held = game.held[target]
        if held is not None:
            return source in held
        here, there = game.place[source], game.place[target]
        size = game.board.size
        if not 0 <= here < size or not 0 <= there < size:
            return False
        if measure is None:
            return 0 <= game.apart(game.board.distance, source, target) <= distance
        if not between_spaces:
            return measure(game, target, distance, source)
        if not game.extra[source] and not game.extra[target]:
            return measure(game, there, distance, here)
        ends = [(a, b) for a in game.spaces_of(target) for b in game.spaces_of(source)]
        return any(measure(game, a, distance, b) for a, b in ends)

    def hold(self, game: Game, piece: int) -> None:
        """Remember the sources whose auras touch a piece now; they count until `release`.

        A piece that is held already keeps those too.
        """
        before = game.held[piece]
        game.held[piece] = None
        game.stamp += 1
        found: list[int] = list(before) if before is not None else []
        for by_id in self.modifiers_of.values():
            for source in game.live:
                for modifier in by_id.get(game.doc[source].id, ()):
                    if (
                        source not in found
                        and source != piece
                        and modifier.touches(game, source, piece)
                    ):
                        found.append(source)
        game.held[piece] = tuple(sorted(found))
        game.stamp += 1

    # ------------------------------------------------------------------ abilities in use

    def resolve(self, game: Game, bearer: Any, player: int, field: str = "") -> None:
        """Do what a card or another document says, line by line; `player` is the one who does it."""
        if bearer is None:
            raise RuleError("there is nothing to resolve")
        document = bearer if isinstance(bearer, Definition) else game.doc[bearer]
        abilities = self.abilities.get(document.id)
        if abilities is None:
            return
        for name, line in abilities.resolve:
            if field in ("", name) and not game.over:
                line(game, bearer, player)

    def lines_of(self, document: Definition, field: str) -> bool:
        """Whether a field of effects says something."""
        abilities = self.abilities.get(document.id)
        return abilities is not None and field in abilities.fields

    def usable(self, game: Game, piece: int) -> list[int]:
        abilities = self.abilities.get(game.doc[piece].id)
        if abilities is None or not abilities.activated:
            return []
        found: list[int] = []
        number = piece << 8
        for ability in abilities.activated:
            if ability.can(game, piece):
                found.append(number)
            number += 1
        return found

    def activate(self, game: Game, piece: int, number: int) -> None:
        self.abilities[game.doc[piece].id].activated[number & 255].do(game, piece)

    def ability_words(self, game: Game, ability: int) -> str:
        """What an ability says, as `usable` gives it: the piece, and its number there."""
        return self.abilities[game.doc[ability >> 8].id].activated[ability & 255].words
