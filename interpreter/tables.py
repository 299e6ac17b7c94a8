"""What generated modules give to a program: abilities, actions, scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interpreter.campaigns import Campaign
from interpreter.documents import Definition
from interpreter.options import Option
from interpreter.prompts import ActionInfo, Actions
from interpreter.shapes import Shape

Amount = Callable[[Any, int, int], int]
Applies = Callable[[Any, int, int], bool]  # game, source, target
Handler = Callable[[Any, Any, Any], object]  # game, the bearer (piece or definition), the event


class Modifier:
    """A continuous change of a stat: by whom, of whom, how.

    Without `applies` it touches its bearer alone; without `amount` it is always `value`.
    """

    def __init__(
        self,
        stat: str,
        operator: str,
        applies: Applies | None,
        value: int,
        amount: Amount | None = None,
    ) -> None:
        self.stat = stat
        self.operator = operator
        self.applies = applies
        self.value = value
        self.amount = amount

    def touches(self, game: Any, source: int, piece: int) -> bool:
        return source == piece if self.applies is None else self.applies(game, source, piece)

    def change(self, game: Any, source: int, piece: int) -> tuple[str, int]:
        value = self.value if self.amount is None else self.amount(game, source, piece)
        return self.operator, value


class Trigger:
    """`timing` event: what to do. `role` is set when the bearer is a document in that role."""

    def __init__(self, event: str, timing: str, role: str, key: str, handler: Handler) -> None:
        self.event = event
        self.timing = timing
        self.role = role
        self.key = key
        self.handler = handler


class Activated:
    """An ability that its owner may use: a cost, limits, and what it does."""

    def __init__(
        self, key: str, words: str, can: Callable[[Any, int], bool], do: Callable[[Any, int], None]
    ) -> None:
        self.key = key
        self.words = words
        self.can = can
        self.do = do


class Abilities:
    """What a document (or a law) does by itself."""

    def __init__(
        self,
        modifiers: tuple[Modifier, ...] = (),
        triggers: tuple[Trigger, ...] = (),
        activated: tuple[Activated, ...] = (),
        resolve: tuple[tuple[str, Callable[[Any, int, int], None]], ...] = (),
        text: str = "",
        fields: tuple[str, ...] = ("effects",),
    ) -> None:
        self.fields = fields  # those of its fields of effects that say something
        self.modifiers = modifiers
        self.triggers = triggers
        self.activated = activated
        self.resolve = resolve
        self.text = text


class Phase:
    """A phase as a row of steps. A step gives the number of the next one, -1 at the end."""

    def __init__(self, steps: tuple[Callable[[Any], int], ...], registers: int) -> None:
        self.steps = steps
        self.registers = registers  # how many variables of the phase outlive a step


class Timer:
    """A column that changes by itself at the end of a period: back to its start, or one less."""

    def __init__(
        self,
        period: str,
        column: str,
        back: Any,
        kind: type | None,
        of_owner: bool = False,
        fades: bool = False,
        each: bool = False,
    ) -> None:
        self.period = period
        self.column = column
        self.back = back  # the start; for what fades, the least it can become
        self.kind = kind  # of the pieces that have it
        self.of_owner = of_owner  # the period is that of a player: it touches what is theirs
        self.fades = fades
        self.each = each  # whether there is a value for each of something

    def end(self, game: Any, player: int) -> None:
        """The period has ended, for one player or for all (-1)."""
        if self.column.startswith("table_"):
            setattr(game, self.column, self._next(getattr(game, self.column)))
            return
        values: list[Any] = getattr(game, self.column)
        back, pieces = self.back, self.kind is not None
        if not self.each and values.count(back) == len(values):
            return  # nothing has been set since
        for number, value in enumerate(values):
            if value == back:
                continue
            if player >= 0 and (game.owner[number] if pieces else number) != player:
                continue
            if self.kind is None or isinstance(game.doc[number], self.kind):
                values[number] = self._next(value)

    def _next(self, value: Any) -> Any:
        if self.each:
            return tuple([self._one(item) for item in value])
        return self._one(value)

    def _one(self, value: Any) -> Any:
        return self.back if not self.fades else max(self.back, value - 1)


class Scenario:
    """How a game is set up and how it runs."""

    def __init__(
        self,
        id: str,
        title: str,
        players: tuple[int, int],
        seats: tuple[str, ...],
        map: str,
        definition: Definition,
        flow: str,
        layout: Callable[[Any], None] | None = None,
        setup: Callable[[Any], None] | None = None,
        options: Sequence[Option] = (),
        replaces: Mapping[str, str] | None = None,
        phases: Mapping[str, Phase] | None = None,
        evaluate: Callable[[Any, int], int] | None = None,
        automatic: tuple[int, ...] = (),
        ahead: str = "decision",
        score: Callable[[Any, int], int] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.players = players
        self.seats = seats
        self.map = map
        # Rules ask it for the fields that scenarios of their pack have.
        self.definition: Any = definition
        self.layout = layout  # what is the same in every game with the same options
        self.setup = setup  # what comes after it
        self.flow = flow  # the phase that is the whole game
        self.replaces = replaces or {}  # phases for which this scenario has others
        self.phases = phases or {}  # phases that this scenario has in another form
        self.options = {option.name: option for option in options}
        self.automatic = automatic  # seats that nobody plays: rules decide everything for them
        self.evaluate = evaluate  # how good a game looks to a player; for those who look ahead
        self.score = score  # what a player has scored
        self.ahead = (
            ahead  # how far it is worth looking: to the end of the action, a decision or a turn
        )


class Balance:
    """A table that compares games, by what differs in rows and columns."""

    def __init__(
        self,
        id: str,
        title: str,
        text: str,
        rows: tuple[str, tuple[Any, ...]],
        columns: tuple[str, tuple[Any, ...]],
        scenario: str,
        players: int,
        options: Mapping[str, Any],
        share: Callable[[Any], bool] | None = None,
        having: Callable[[Any, int], Any] | None = None,
        expect: tuple[int, int] | None = None,
        campaign: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.share = share  # counts games, instead of the wins of the first seat
        self.having = having  # what a player had in a finished game
        self.expect = expect  # percentages between which shares should lie
        self.rows = rows
        self.columns = columns
        self.scenario = scenario
        self.campaign = campaign  # all of it is played, instead of one scenario
        self.players = players
        self.options = options


class Action:
    """An action of the players: its words, the windows it belongs to, its options and what it does."""

    def __init__(
        self,
        info: ActionInfo,
        windows: tuple[str, ...],
        roles: tuple[tuple[str, str], ...],
        options: Callable[..., list[Any]],
        take: Callable[..., None],
    ) -> None:
        self.info = info
        self.windows = windows
        self.roles = roles  # of the window: their names and how they are shown
        self.options = options
        self.take = take
        self.arity = len(info.params)

    def numbered(self, number: int, options: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Its options with the number of the action in front, as the question wants them."""
        found: list[tuple[Any, ...]] = []
        if self.arity == 1:
            for option in options:
                found.append((number, option))
        else:
            for option in options:
                found.append((number, *option))
        return found

    def arguments(self, option: Any) -> tuple[Any, ...]:
        """What is given to `take`: a single parameter stands alone in an option, also if it is a list."""
        return (option,) if self.arity == 1 else tuple(option)


class Offered:
    """What a turn offers: actions by name (0), then those of windows (1, 2, ...)."""

    def __init__(self, actions: tuple[Action, ...], windows: tuple[int, ...]) -> None:
        self.actions = actions
        self.windows = windows  # of each action
        self.names = tuple([action.info.name for action in actions])
        # The questions that need no values of the moment: by their words, and whether they are secret.
        self.prompts: dict[tuple[str, bool], Actions] = {}


class Contents:
    """What one module adds to a program: documents, abilities and laws by id, actions, phases, and the ids
    by which documents know each other; and what a pack adds as a whole."""

    def __init__(
        self,
        definitions: tuple[Definition, ...] = (),
        abilities: Mapping[str, Abilities] | None = None,
        laws: Mapping[str, Abilities] | None = None,
        links: tuple[tuple[Definition, str, Any], ...] = (),
        actions: tuple[Action, ...] = (),
        phases: Mapping[str, Phase] | None = None,
        scenarios: tuple[Scenario, ...] = (),
        campaigns: tuple[Campaign, ...] = (),
        balances: tuple[Balance, ...] = (),
        maps: Mapping[str, Mapping[str, Any]] | None = None,
        shapes: Mapping[str, Shape] | None = None,
        active_zones: tuple[str, ...] = (),
        owning_zones: tuple[str, ...] = (),
        shown_zones: tuple[str, ...] = (),
        zone_titles: Mapping[str, str] | None = None,
        space_defaults: Mapping[str, Any] | None = None,
        linked_spaces: Mapping[str, str] | None = None,
        columns: Mapping[str, str] | None = None,
        kinds: Mapping[str, type[Definition]] | None = None,
        fields: Mapping[str, Mapping[str, str]] | None = None,
        stats: Mapping[str, tuple[str, ...]] | None = None,
        events: Mapping[str, tuple[tuple[str, str], ...]] | None = None,
        hidden: Mapping[str, str] | None = None,
        possible: Mapping[str, Sequence[Any]] | None = None,
        shown: Mapping[str, tuple[str, str, int | None]] | None = None,
        shown_by: Mapping[str, tuple[str, ...]] | None = None,
        glossary: Mapping[str, str] | None = None,
        keys: Mapping[str, Any] | None = None,
        timers: tuple[Timer, ...] = (),
    ) -> None:
        self.keys = keys or {}  # of what state has a value for each: the words, or the kind
        self.definitions = definitions
        self.abilities = abilities or {}
        self.laws = laws or {}
        self.links = links
        self.actions = actions
        self.phases = phases or {}
        self.scenarios = scenarios
        self.campaigns = campaigns
        self.balances = balances
        self.maps = maps or {}
        self.shapes = shapes or {}
        self.active_zones = active_zones
        self.owning_zones = owning_zones
        self.shown_zones = shown_zones
        self.zone_titles = zone_titles or {}  # names for people, where they are not the ids
        self.space_defaults = space_defaults or {}
        self.linked_spaces = linked_spaces or {}  # fields of spaces that name documents or spaces
        # Of everything that holds a value, the form of its type: is 7 a number, a piece or a space?
        self.columns = columns or {}  # by name
        self.kinds = kinds or {}  # the classes of documents
        self.fields = fields or {}  # by kind and name
        self.stats = stats or {}  # by kind: the fields that abilities may change
        self.events = events or {}  # by event: its roles
        self.hidden = hidden or {}  # columns that not everybody may see
        self.possible = possible or {}  # what these can hold
        self.shown = shown or {}  # columns that are shown beside the board, and how
        self.shown_by = shown_by or {}  # of pieces: the kinds that have them
        self.glossary = glossary or {}  # what the words on cards mean
        self.timers = timers
