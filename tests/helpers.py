"""Small packs in a temporary folder: compile them, read their mistakes, play them."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from compiler.build.build import Project, compile_pack
from compiler.source.diagnostics import ContentError, Diagnostic, Report
from compiler.source.positions import Span
from interpreter.game import Game
from interpreter.loading import forget
from interpreter.program import Program

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
ROOT = HERE.parent

PACK = """\
pack: {name}
version: 1.0.0
title: A pack of the tests
summary: What one test needs.
authors: [The Siegewright authors]
licence: MIT
engine: ">=0.1"
"""

# `«word»` marks the stretch where a diagnostic is expected. `«wrong⇒right»` also says what would
# be right, and so does `⟨wrong⇒right⟩` for a stretch that is not marked. No sign is in the file.
OPEN, CLOSE = "«", "»"
MARKED = re.compile("«([^«»⇒]*)(?:⇒([^«»⇒]*))?»")
CHANGED = re.compile("⟨([^⟨⟩⇒]*)⇒([^⟨⟩⇒]*)⟩")


# ------------------------------------------------------------------ writing packs


def write_pack(
    root: Path,
    files: Mapping[str, str] | str,
    name: str = "demo",
    requires: Sequence[str] = (),
) -> Project:
    """Put a pack into `root/content`; a text alone is its file `rules.d/all.yaml`."""
    folder = root / "content" / name
    head = PACK.format(name=name)
    if requires:
        head += "requires:\n" + "".join(f'  {other}: ">=1"\n' for other in requires)
    texts = {"rules.d/all.yaml": files} if isinstance(files, str) else files
    for path, text in {"pack.yaml": head, **texts}.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return Project(root)


def compile_text(root: Path, files: Mapping[str, str] | str, name: str = "demo") -> Report:
    """Compile a pack in memory; gives everything that was found to be wrong with it."""
    report = Report()
    with suppress(ContentError):
        compile_pack(write_pack(root, files, name), name, report)
    return report


# ------------------------------------------------------------------ marked texts


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a diagnostic is expected."""

    line: int
    column: int
    length: int


def unmarked(text: str) -> tuple[str, list[Mark]]:
    """The text without its marks, and where they were.

    >>> unmarked("a: «b c» d")
    ('a: b c d', [Mark(line=1, column=4, length=3)])
    """
    marks: list[Mark] = []
    lines: list[str] = []
    for number, line in enumerate(text.split("\n"), start=1):
        while OPEN in line:
            start = line.index(OPEN)
            end = line.index(CLOSE)
            marks.append(Mark(number, start + 1, end - start - 1))
            line = line[:start] + line[start + 1 : end] + line[end + 1 :]
        lines.append(line)
    return "\n".join(lines), marks


def wrong(text: str) -> tuple[str, list[Mark]]:
    """The text with its mistake, and where the mistake is.

    >>> wrong("a: «b⇒c» ⟨d⇒e⟩")
    ('a: b d', [Mark(line=1, column=4, length=1)])
    """
    return unmarked(CHANGED.sub(r"\1", MARKED.sub(r"«\1»", text)))


def right(text: str) -> str:
    """The text with its mistake mended.

    >>> right("a: «b⇒c» ⟨d⇒e⟩")
    'a: c e'
    """
    mended = MARKED.sub(lambda m: m[1] if m[2] is None else m[2], text)
    return CHANGED.sub(r"\2", mended)


def at(span: Span) -> Mark:
    return Mark(span.line, span.column, span.length)


def told(diagnostics: Sequence[Diagnostic]) -> str:
    """Diagnostics for the message of a failing test."""
    return "\n".join(
        f"{d.code} {d.span}+{d.span.length} {d.message} ({d.help})" for d in diagnostics
    )


# ------------------------------------------------------------------ playing


class OutOfAnswers(BaseException):
    """A question that the test has no answer for; not an Exception, as rules must not catch it."""


@dataclass(slots=True)
class Asked:
    """A question as a player sees it."""

    player: int
    question: str
    options: list[str]


@dataclass(slots=True)
class Table:
    """A game in progress whose questions are answered by the words of an option, or its number."""

    program: Program
    game: Any
    answers: list[str | int]
    asked: list[Asked] = field(default_factory=list)

    def ask(self, game: Game, player: int, prompt: Any, options: Sequence[Any]) -> int:
        shown = [prompt.describe(game, option) for option in options]
        self.asked.append(Asked(player, prompt.question(game, player), shown))
        if not self.answers:
            raise OutOfAnswers
        answer = self.answers.pop(0)
        if isinstance(answer, int):
            return answer
        assert answer in shown, f"`{answer}` is not among {shown}"
        return shown.index(answer)

    @property
    def trail(self) -> list[Any]:
        return list(self.game.table_trail)

    def piece(self, short: str, number: int = 1) -> int:
        """The number of a piece, by the id of its document."""
        found = [p for p, doc in enumerate(self.game.doc) if doc.id.split(".", 1)[1] == short]
        return found[number - 1]

    def at(self, name: str) -> list[str]:
        """The pieces at a place, by its name, from bottom to top."""
        game = self.game
        for place in range(len(game.contents)):
            if game.place_name(place) == name:
                return [game.piece_name(p) for p in game.contents[place]]
        raise LookupError(name)


@contextmanager
def importing(root: Path) -> Iterator[None]:
    """Inside, `generated` is that of a project; outside, it is as if it had never been imported."""
    forget()
    before, old = list(sys.path), sys.dont_write_bytecode
    sys.path.insert(0, str(root))
    sys.dont_write_bytecode = True
    try:
        importlib.invalidate_caches()
        yield
    finally:
        sys.dont_write_bytecode = old
        sys.path[:] = before
        forget()


def load(root: Path, name: str = "demo") -> Program:
    """The program of a pack that lies compiled in `root/generated`."""
    with importing(root):
        program: Program = importlib.import_module(f"generated.{name}.program").PROGRAM
        return program


@cache
def shipped(name: str) -> Program:
    """The program of a pack of this project, as it lies in generated/."""
    return load(ROOT, name)


def build(
    root: Path,
    files: Mapping[str, str] | str,
    name: str = "demo",
    requires: Sequence[str] = (),
) -> Program:
    """Compile a pack that has no mistakes, and load it."""
    report = Report()
    project = write_pack(root, files, name, requires)
    try:
        made = compile_pack(project, name, report).files
    except ContentError:
        raise AssertionError(told(report.sorted())) from None
    assert not report.errors, told(report.sorted())
    (root / "generated").mkdir(exist_ok=True)
    (root / "generated" / "__init__.py").touch()
    for file in made:
        path = root / "generated" / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, encoding="utf-8")
    return load(root, name)


def start(
    program: Program,
    answers: Sequence[str | int] = (),
    *,
    scenario: str = "main",
    players: int = 2,
    dice: Sequence[int] = (),
    draws: Sequence[int] = (),
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A game that is not yet set up."""
    game = program.new(scenario, players, dict(options or {}), seed)
    table = Table(program, game, list(answers))
    game.ask = table.ask
    game.log = []
    game.heard = []
    if dice:
        game.rng.script_dice(dice, strict=True)
    if draws:
        game.rng.script_draws(draws, strict=True)
    return table


def play(program: Program, answers: Sequence[str | int] = (), **how: Any) -> Table:
    """Play until the game is over or the answers are used up; every promise of the state holds."""
    table = start(program, answers, **how)
    game = table.game
    try:
        while not game.over:
            game.step()
            assert game.check() == []
    except OutOfAnswers:
        return table
    assert table.answers == [], f"never asked for: {table.answers}"
    return table


# ------------------------------------------------------------------ a pack to say things in

# Everything the tests of the language speak about. `mark n` notes what happened, in order.
BASE = """\
- enum: colour
  source: designed
  values: [red, green, blue]

- kind: tool
  source: designed
  fields:
    power: {type: number, default: 1}
    hue: {type: colour, default: red}
    effects: {type: effects, default: ""}

- kind: unit
  source: designed
  piece: true
  fields:
    size: {type: number, stat: true, default: 2}
    reach: {type: number, stat: true, default: 1}
    top: {type: number, default: 5}
    hue: {type: colour, default: red}
    tools: {type: list of tool, default: []}
    effects: {type: effects, default: ""}
  state:
    hp: {type: number, start: top, minimum: 0, maximum: 9}
    tired: truth
    friend: unit

- kind: chief
  is: unit
  source: designed
  fields:
    rank: {type: number, default: 7}

- kind: card
  source: designed
  piece: true
  fields:
    worth: {type: number, default: 1}
    effects: {type: effects, default: ""}

- kind: player
  source: designed
  state:
    coins: {type: number, start: 3, minimum: 0}

- kind: space
  source: designed
  fields:
    wall: {type: truth, default: false}
  state:
    mark: number
    holder: player

- kind: game
  source: designed
  state:
    score: number
    limited: {type: number, minimum: -2, maximum: 2}
    trail: list of number
    seen: list of unit

- unit: ant
  source: designed

- unit: bee
  source: designed
  size: 3
  hue: blue

- chief: queen
  source: designed
  size: 5
  tools: [{tool: sceptre, power: 4, hue: green}]

- tool: stick
  source: designed
  power: 2

- card: ace
  source: designed

- card: duke
  source: designed
  worth: 2

- verb: mark n
  source: designed
  takes: {n: number}
  do: game.trail = game.trail + [n]

- map: field
  source: designed
  grid: |
    .....
    ..#..
    .....
  legend:
    "#": {wall: true}
  names: {corner: "(1, 1)"}
  routes:
    road: ["(1, 1)", "(2, 1)", "(3, 1)", "(4, 1)"]

- zone: hand
  each: player
  source: designed
  visible: owner

- zone: deck
  source: designed
  visible: nobody

- zone: heap
  source: designed

- zone: bench
  source: designed
  active: true

- verb: look_round
  source: designed
  takes: {player: player}
  silence: [{code: W0402, why: It only keeps the zones from being unused.}]
  do: mark size(deck) + size(heap) + size(bench) + size(player.hand)

"""


def scenario(flow: str, setup: str = "mark 0") -> str:
    """The scenario `main`, its only phase, and what is there at the beginning."""
    return (
        f"- phase: whole\n  source: designed\n  do: |\n{indent(flow)}\n"
        f"- scenario: main\n  source: designed\n  players: [1, 3]\n  map: field\n  flow: whole\n"
        f"  setup: |\n{indent(setup)}\n"
    )


def indent(text: str, by: int = 4) -> str:
    """The lines of a text further to the right, for a `|` block."""
    pad = " " * by
    return "\n".join(pad + line if line.strip() else line for line in text.strip("\n").split("\n"))


def run(root: Path, flow: str, more: str = "", setup: str = "mark 0", **how: Any) -> Table:
    """Compile the base pack with `flow` as its only phase, and play it."""
    answers = how.pop("answers", ())
    return play(build(root, BASE + more + "\n" + scenario(flow, setup)), answers, **how)


def ruff(how: str, *paths: Path) -> str:
    """What `ruff check` or `ruff format --check`, as this project has it, says against Python files.

    A folder `generated` that lies elsewhere is looked at as that of a project.
    """
    words = ["check", "--output-format=concise"] if how == "check" else ["format", "--diff"]
    home = ROOT
    if not paths[0].is_relative_to(ROOT):
        home = paths[0].parent
        shutil.copy(ROOT / "pyproject.toml", home)
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *words, "--no-cache", *map(str, paths)],
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def golden(name: str, text: str, update: bool) -> None:
    """Compare with a file under tests/golden, or write it."""
    path = GOLDEN / name
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{path.relative_to(ROOT)} is missing: run pytest --update-golden"
    assert text == path.read_text(encoding="utf-8")
