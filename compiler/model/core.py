"""The checked form of rules: every name points at its meaning, every value has its type.

`check` makes these trees out of syntax; `lower` turns them into Python. They have few forms, so that
whatever reads them (the code generator, the tree-walking evaluator of the benchmarks, the writer of
rules text) stays small.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.language.types import Type


@dataclass(frozen=True, slots=True)
class Lit:
    type: Type
    value: int | bool | str | None


@dataclass(frozen=True, slots=True)
class Var:
    type: Type
    name: str


@dataclass(frozen=True, slots=True)
class DocRef:
    """A document by its full id."""

    type: Type
    id: str


@dataclass(frozen=True, slots=True)
class ShapeRef:
    type: Type
    id: str


@dataclass(frozen=True, slots=True)
class SpaceNamed:
    """A space by the name the map gives it, such as `harbour` or `(3, 4)`."""

    type: Type
    name: str


@dataclass(frozen=True, slots=True)
class ZoneRef:
    type: Type
    zone: str
    owner: Core | None  # the player or piece whose zone it is


@dataclass(frozen=True, slots=True)
class Get:
    """A field of something. `how`: state, fixed (of a definition), stat, board (of a space) or built-in."""

    type: Type
    owner: Core
    field: str
    how: str


@dataclass(frozen=True, slots=True)
class GameVar:
    type: Type
    name: str


@dataclass(frozen=True, slots=True)
class Query:
    type: Type
    name: str
    args: tuple[Core, ...]


@dataclass(frozen=True, slots=True)
class Native:
    """A function of the interpreter, such as `distance`."""

    type: Type
    name: str
    args: tuple[Core, ...]


@dataclass(frozen=True, slots=True)
class Op:
    """Arithmetic, comparison and logic, `if` (then, condition, otherwise), `in`, `index`, `list`.

    `keyed` (values, key, and what a document that does not name the key has) looks a value up.
    """

    type: Type
    operator: str
    args: tuple[Core, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    type: Type
    count: int
    sides: int
    secret: bool = False  # its value goes into hidden state, so no log tells it


@dataclass(frozen=True, slots=True)
class KindTest:
    type: Type
    value: Core
    kind: str


@dataclass(frozen=True, slots=True)
class Select:
    """Walks over `source` with `var`, keeps what satisfies `where`, and makes one thing of it.

    mode: list, count, any, no, sum, highest, lowest, best (the list of all that tie for first).
    """

    type: Type
    mode: str
    source: Core
    var: str
    item: Type
    where: Core | None
    value: Core | None = None
    orders: tuple[tuple[Core, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """Everything of a kind: pieces in play, players, spaces, definitions, values of an enumeration."""

    type: Type
    of: str  # pieces, players, spaces, definitions, copies (of a document), values (of an enumeration)
    kind: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A player picks one of a list (with `chance`, at random)."""

    type: Type
    options: Core
    chooser: Core | None
    prompt: str
    words: tuple[str | Core, ...] = ()  # the question, if values are in it
    optional: bool = False  # the chooser may also choose nothing


@dataclass(frozen=True, slots=True)
class After:
    """A value as it would be if something had been done first."""

    type: Type
    value: Core
    verb: str
    native: bool  # of the language, not of a pack
    args: tuple[Core, ...]


Core = (
    Lit
    | Var
    | DocRef
    | ShapeRef
    | SpaceNamed
    | ZoneRef
    | Get
    | GameVar
    | Query
    | Native
    | Op
    | Roll
    | KindTest
    | Select
    | Source
    | Choice
    | After
)


# ------------------------------------------------------------------ statements; `line` is the line in the YAML file


@dataclass(frozen=True, slots=True)
class SLet:
    line: int
    var: str
    value: Core
    fresh: bool


@dataclass(frozen=True, slots=True)
class SSet:
    """Writes a state field (`owner` None: of the game); bounds are kept."""

    line: int
    owner: Core | None
    owner_form: str  # piece, player, space, game, event
    field: str
    operator: str
    value: Core
    least: Core | None
    most: Core | None
    key: Core | None = None  # of a list or a value for each of something: which item
    secret: bool = False  # not everybody may see the field


@dataclass(frozen=True, slots=True)
class SDo:
    line: int
    verb: str
    args: tuple[Core, ...]
    var: str | None = None  # what it gives goes there


@dataclass(frozen=True, slots=True)
class SNative:
    line: int
    name: str
    args: tuple[Core, ...]
    var: str | None = None


@dataclass(frozen=True, slots=True)
class SEmit:
    line: int
    event: str
    args: tuple[Core, ...]


@dataclass(frozen=True, slots=True)
class SOpen:
    line: int
    window: str
    args: tuple[Core, ...]


@dataclass(frozen=True, slots=True)
class SReturn:
    line: int
    value: Core | None


@dataclass(frozen=True, slots=True)
class SBreak:
    line: int


@dataclass(frozen=True, slots=True)
class SEnd:
    line: int
    how: str  # win lose tie
    players: Core | None  # the best of some: all of them are ranked


@dataclass(frozen=True, slots=True)
class SLose:
    """Some players are out; the others go on."""

    line: int
    players: Core


@dataclass(frozen=True, slots=True)
class SAward:
    """A title beside winning."""

    line: int
    title: tuple[str | Core, ...]
    players: Core


@dataclass(frozen=True, slots=True)
class Period:
    """A stretch of time, perhaps that of a player or a piece."""

    name: str
    of: Core | None = None


@dataclass(frozen=True, slots=True)
class SChoose:
    """Binds `var` to a list of chosen things, one after the other."""

    line: int
    var: str
    options: Core
    least: Core
    most: Core
    chooser: Core
    prompt: str
    words: tuple[str | Core, ...] = ()
    sets: bool = False  # the options are sets, of which one is chosen piece by piece


@dataclass(frozen=True, slots=True)
class SMay:
    line: int
    chooser: Core
    prompt: str
    body: tuple[CoreStmt, ...]
    condition: Core | None = None  # no question unless it holds


@dataclass(frozen=True, slots=True)
class SOneOf:
    line: int
    chooser: Core
    options: tuple[tuple[str, tuple[CoreStmt, ...]], ...]
    conditions: tuple[Core | None, ...]  # an option is offered only if its condition holds


@dataclass(frozen=True, slots=True)
class STurn:
    line: int
    player: Core  # a list of players who choose before any of them acts, if that is its type
    actions: tuple[str, ...]
    may_pass: bool
    pass_if: Core | None  # passing is offered only then
    words: tuple[str | Core, ...] = ()  # the question
    groups: tuple[tuple[str, tuple[Core, ...]], ...] = ()  # windows, and their roles
    only_if_able: bool = False  # who can only pass is not asked


@dataclass(frozen=True, slots=True)
class SRun:
    line: int
    phase: str
    args: tuple[Core, ...] = ()


@dataclass(frozen=True, slots=True)
class SResolve:
    line: int
    piece: Core
    player: Core
    field: str  # which of its effects; all if empty


@dataclass(frozen=True, slots=True)
class SExpire:
    line: int
    period: Period
    after: Core | None = None  # how often it ends until what lasts is over; nothing: once


@dataclass(frozen=True, slots=True)
class SRenew:
    """What was used in a period can be used again."""

    line: int
    period: Period


@dataclass(frozen=True, slots=True)
class SUse:
    """One of the uses of an ability is used up."""

    line: int
    period: Period
    ability: str


@dataclass(frozen=True, slots=True)
class SSay:
    line: int
    words: tuple[str | Core, ...]
    refusal: bool = False
    at: Core | None = None


@dataclass(frozen=True, slots=True)
class SLasting:
    line: int
    stat: str
    operator: str
    amount: Core
    target: Core
    period: Period
    times: Core | None = None  # how often the period ends before the change does


@dataclass(frozen=True, slots=True)
class SIf:
    line: int
    condition: Core
    then: tuple[CoreStmt, ...]
    otherwise: tuple[CoreStmt, ...]


@dataclass(frozen=True, slots=True)
class SWhile:
    line: int
    condition: Core
    body: tuple[CoreStmt, ...]


@dataclass(frozen=True, slots=True)
class SRepeat:
    line: int
    times: Core | None
    body: tuple[CoreStmt, ...]


@dataclass(frozen=True, slots=True)
class SFor:
    line: int
    var: str
    item: Type
    group: Core
    body: tuple[CoreStmt, ...]


CoreStmt = (
    SLet
    | SSet
    | SDo
    | SNative
    | SEmit
    | SOpen
    | SReturn
    | SBreak
    | SEnd
    | SLose
    | SAward
    | SChoose
    | SMay
    | SOneOf
    | STurn
    | SRun
    | SResolve
    | SExpire
    | SRenew
    | SSay
    | SUse
    | SLasting
    | SIf
    | SWhile
    | SRepeat
    | SFor
)
