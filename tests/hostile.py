"""A pack with a text in every place where an author may write what he likes, and a way to fill them all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import yaml

from tests.helpers import BASE, PACK, ROOT

# In these packs a text stands where one of these signs does:
ANY = "\0"  # any text
PLAIN = "\1"  # braces have a meaning there
INSIDE = "\2"  # inside of a rule, whose texts have no quotes, braces and line ends
AGAIN = "\3"  # the text of the place before, where two have to be the same
FACED = "\4"  # braces have a meaning there, and a word alone would be the name of a field
PLACES = re.compile("[\0\1\2\3\4]")
LONGEST = 480  # letters of a name

HEAD = """\
pack: NAME
version: 1.0.0
title: \0
summary: \0
authors: [\0, \0]
licence: \0
engine: ">=0.1"
"""

RULES = "- rule: DE-1\n  says: \0\n  section: \0\n  excused: \0\n"

BODY = """\
- enum: mood
  source: designed
  name: \0
  values: {calm: \0, wild: \0}
  plurals: {calm: \0, wild: \0}
  text: \1
- kind: beast
  source: designed
  piece: true
  name: \1
  plural: beasts
  text: \1
  flavour: \0
  fields:
    swift: {type: truth, stat: true, default: false, text: \1, description: \0, name: \0}
    mood: {type: mood, default: calm, text: \1}
    motto: {type: text, default: \0, description: \0, examples: [\0]}
    mottos: {type: list of text, default: [\0, \0]}
    powers: {type: effects, default: ""}
  state:
    fear: {type: number, shown: \1, description: \0, name: \0}
    cry: {type: text, start: motto}
  face:
    title: \4
    under: \4
    back: \4
    corner: {show: \4, label: \4}
    line: [\4, {show: \4, label: \4}]
- kind: den_kind
  source: designed
  fields: {fears: {type: text, each: mood, default: \0}}
  face: {title: \4, corner: \4, line: [\4]}
- den_kind: cave
  source: designed
  fears: {calm: \0}
- beast: wolf
  source: designed
  name: \0
  flavour: \0
  motto: \0
  mottos: [\0, \0, \0]
  mood: wild
  swift: true
  powers: |
    \2, use: mark 1
    \2, once per game, use: mark 1; say \2
    swift: true
    on howl: say \2; self.cry = wolf.motto
    aura 2: swift: true
- beast: cub
  source: designed
  name: \0
- noun: prey
  source: designed
  name: \0
  text: \0
  of: unit
  where: it.hp < 30
- adjective: shy
  source: designed
  name: \0
  text: \0
  of: unit
  where: it.hp > 0
- query: bold it
  source: designed
  takes: {it: unit}
  name: \0
  text: \1
  gives: truth
  is: it.hp > 3
- event: howl by who
  source: designed
  name: \0
  takes: {who: beast}
  text: \1
  log: \1
- verb: bite target
  source: designed
  name: \0
  takes: {target: unit}
  text: \1
  log: \1
  do: |
    if target is bold: say \2
    for each unit as u:
      say \2
      game.trail = game.trail + [u.hp]
    mark 1
- verb: howl_at n mood
  source: designed
  takes: {n: number, mood: mood}
  text: "howl {n} {mood}, all {mood}"
  log: "{n} {mood}, all {mood}"
  do: mark n
- action: snap target
  source: designed
  name: \0
  text: \1
  log: \1
  choose: {target: all shy preys}
  do: bite target
- action: nothing_much n
  source: designed
  takes: {n: number}
  choose: {n: "numbers(1, 2)"}
  text: \1
  do: mark n
- window: reply
  source: designed
  text: \1
- action: answer_it
  source: designed
  text: \1
  during: reply
  do: mark 5
- law: night
  source: designed
  name: \0
  text: \0
  effects: |
    on any howl: mark 2
    while it.hp = 1: -1 size
- shape: bend
  source: designed
  name: \0
  text: \0
  silence: [{code: W0402, why: \0}]
  squares: |
    ##
    #.
- zone: den
  source: designed
  name: \0
  text: \0
- phase: whole
  source: designed
  text: \1
  do: |
    active = players[0]
    choose a unit as u: \2
    choose one of wolf.mottos as m by players[0]: \2
    choose up to 2 units as us by players[0]: \2
    place wolf at (2, 1) for players[0] as w
    place cub in den for players[0]
    emit howl by w
    may bite u: say \2
    choose one: mark 7 | mark 8
    w.cry = m
    howl_at 2 wild
    if cave.fears[wild] = m: mark 9
    award \2 to players[0]
    turn of players[0]: snap, nothing_much or pass: \2
    open reply
    for each shy unit as v:
      say \2
      say \2
    say \2
- map: ground
  source: designed
  name: \0
  text: \0
  grid: |
    .."..
    ..\\..
    ..'{.
  legend:
    '"': {wall: true}
    "\\\\": {wall: true}
    "'": {wall: true}
    "{": {wall: true, name: \0}
  columns: [\0, B, \0, D, E]
  means: {"{": \0}
  draw: {mark: {0: "+", any: \0}, holder: \0}
  sections: {\0: [far]}
  spaces:
    far: {name: \0}
  links: [[far, "(1, 1)"]]
  names: {near: "(1, 1)"}
  routes:
    road: ["(1, 1)", "(2, 1)", far]
- scenario: main
  source: designed
  title: \0
  text: \0
  players: [2, 3]
  seats: [first, second, \0]
  automatic: [\3]
  map: ground
  flow: whole
  options:
    word: {type: text, default: \0, description: \0}
    words: {type: list of text, default: [\0, \0], description: \0}
    many: {type: number, default: 3, values: [3, 5], description: \0}
    mood: {type: mood, default: calm, description: \0}
    choice: {type: text, default: \0, values: [\3], description: \0}
    other: {type: text, default: \0}
    third: {type: text, default: \0}
  setup: |
    if options.many > 9: refuse \2
    if options.many > 10: refuse \2 at (1, 1)
    if options.word != wolf.motto: mark 3
    place ant at (1, 1) for players[0]
    place bee at (2, 1) for players[1]
- scenario: second
  source: designed
  extends: main
  title: \0
- campaign: march
  source: designed
  title: \0
  text: \0
  scenarios: [main, second]
  carries: {many: 5}
- chapter: welcome
  source: designed
  title: \0
  text: \1
- evaluation: hopes
  source: designed
  name: \0
  text: \0
  terms: {coins: player.coins}
- balance: tables
  source: designed
  title: \0
  text: \0
  scenario: main
  rows: {word: [\0]}
  columns: {other: [\0]}
  options: {third: \0}
"""

TESTS = """\
- test: \0
  rules: [DE-1]
  scenario: main
  given:
    - place wolf at (4, 1) for players[0] as w
  when:
    - bite (first all units)
    - |
      say \2
  then:
    - w.cry = wolf.motto
  text:
    wolf: \0
- test: what cannot be divided
  scenario: main
  options: {word: \0}
  when:
    - mark game.trail[7]
  error: \0
"""

# An expansion that brings further texts by patches.
PATCHES = """\
- patch: beast wolf
  source: designed
  set: {name: \0, motto: \0, flavour: \0}
  append:
    mottos: [\0]
    powers: |
      on howl: say \2
- patch: verb bite
  source: designed
  set: {log: \1, text: \1}
  append:
    do: |
      say \2
- patch: scenario main
  source: designed
  set: {title: \0, options.many.description: \0}
- beast: fox
  source: designed
  name: \0
  powers: |
    \2, use: say \2
"""

Files = dict[str, str]
COUNT = sum(len(PLACES.findall(text)) for text in (HEAD, RULES, BODY, TESTS))


def filled(texts: Sequence[str]) -> tuple[Files, list[str]]:
    """The pack with the texts in its places, in turn, and what stands there as an author reads it."""
    fill = _Fill(texts)
    files = {"pack.yaml": fill(HEAD.replace("NAME", "demo")), "rules.yaml": fill(RULES)}
    files["all.yaml"] = BASE + fill(BODY)
    files["tests/all.yaml"] = fill(TESTS)
    return files, fill.values


def patched(texts: Sequence[str]) -> tuple[Files, list[str]]:
    """The expansion that patches the pack, filled in the same way."""
    fill = _Fill(texts)
    head = PACK.format(name="upper") + 'requires: {demo: ">=1"}\n'
    return {"pack.yaml": head, "all.yaml": fill(PATCHES)}, fill.values


def harmless(values: Sequence[str]) -> list[str]:
    """Words instead of texts: alike where the texts are."""
    known: dict[str, str] = {}
    return [known.setdefault(value, f"zqx {_letters(len(known))}") for value in values]


def _letters(number: int) -> str:
    return "word " + "".join(chr(97 + int(digit)) for digit in str(number))


# What players see as a line of its own has no line ends; no text has odd ones.
ONE_LINE = {
    *("summary", "authors", "licence", "section", "test", "name", "title", "values", "seats"),
    *("shown", "calm", "wild", "automatic", "options", "word", "choice", "other", "third"),
    *("under", "back", "corner", "line", "label", "columns", "sections", "means", "draw"),
}
SHORT = {"columns": 40, "draw": 8}  # what is drawn on a board


class _Fill:
    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        self.values: list[str] = []

    def __call__(self, template: str) -> str:
        return PLACES.sub(self._one, template)

    def _one(self, place: re.Match[str]) -> str:
        if place[0] == AGAIN:
            return json.dumps(
                self.values[-1], ensure_ascii=max(map(ord, self.values[-1])) < 0x10000
            )
        text = self.texts[len(self.values) % len(self.texts)][:LONGEST]
        value = WRITTEN[place[0]](text).replace("\u2028", " ").replace("\u2029", " ")
        before = place.string[place.string.rfind("\n", 0, place.start()) + 1 : place.start()]
        keys = re.findall(r"(\w+):", before)
        if ONE_LINE.intersection(keys):
            value = " ".join(value.split()) or "zqx"
        for key in SHORT.keys() & set(keys):
            value = value[: SHORT[key]].strip() or "zqx"
        self.values.append(value)
        if place[0] == INSIDE:
            return f'"{value}"'
        # A JSON text is a YAML text, unless signs are written as pairs.
        return json.dumps(value, ensure_ascii=max(map(ord, value), default=0) < 0x10000)


def _inside(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r'["\n\r{}\u2028\u2029]', " ", text)).strip() or "zqx"


WRITTEN: dict[str, Callable[[str], str]] = {
    ANY: lambda text: text,
    PLAIN: lambda text: text.replace("{", "(").replace("}", ")"),
    INSIDE: _inside,
    FACED: lambda text: "= " + text.replace("{", "(").replace("}", ")"),
}


# ------------------------------------------------------------------ which places there are

# Definitions of the schemas for what is no text of an author: names, and sentences of the language.
CHECKED = {
    *("id", "reference", "signature", "was", "rule_id", "version", "range", "type", "period"),
    *("expression", "block", "lines"),
}
# Names of something that is defined elsewhere: anything else is refused.
NAMES = {
    *(
        "action.during",
        "map.links",
        "map.links.from",
        "map.links.to",
        "map.names.*",
        "map.routes.*",
    ),
    *("map.sections.*", "patch.remove", "test.extends", "test.turn"),
}


def text_places() -> set[str]:
    """Every place of the schemas where any text may stand, such as `verb.log` and `enum.plurals.*`."""
    schemas = {
        path.name: json.loads(path.read_text(encoding="utf-8"))
        for path in (ROOT / "schemas").glob("*.json")
    }
    found: set[str] = set()

    def walk(part: Any, file: str, place: str, inside: frozenset[str]) -> None:
        if not isinstance(part, dict):
            return
        other, _, name = part.get("$ref", "").partition("#/$defs/")
        if name and name not in CHECKED and name not in inside:
            home = other or file
            walk(schemas[home]["$defs"][name], home, place, inside | {name})
        types = part.get("type")
        pattern = part.get("pattern", "")
        is_text = "string" in (types if isinstance(types, list) else [types])
        if is_text and "enum" not in part and "if" not in part:
            if not pattern or pattern.startswith("^[^"):  # all but a few characters
                found.add(place)
        for key in ("anyOf", "oneOf", "allOf"):
            for choice in part.get(key, ()):
                walk(choice, file, place, inside)
        for key in ("then", "else", "items"):
            walk(part.get(key), file, place, inside)
        for key, value in part.get("properties", {}).items():
            walk(value, file, f"{place}.{key}", inside)
        for value in (
            part.get("additionalProperties"),
            *part.get("patternProperties", {}).values(),
        ):
            walk(value, file, f"{place}.*", inside)
        walk(part.get("propertyNames"), file, f"{place}.<key>", inside)

    for file, schema in schemas.items():
        if file != "common.schema.json":
            walk(schema, file, file.partition(".")[0], frozenset())
    return found - NAMES


def filled_places(word: str) -> set[str]:
    """The places of the hostile packs that a text stands in."""
    found: set[str] = set()
    files = [*filled([word])[0].values(), *patched([word])[0].values()]
    for text in files:
        documents = yaml.safe_load(text)
        for document in documents if isinstance(documents, list) else [documents]:
            kind = next(iter(document))
            for key, value in document.items():
                place = f"{kind}.{key}"
                found.update(at for at, inside in _texts(value, place) if word in inside)
    return found


def _texts(value: Any, place: str) -> Iterator[tuple[str, str]]:
    match value:
        case str():
            yield place, value
        case list():
            for item in value:
                yield from _texts(item, place)
        case dict():
            for key, item in value.items():
                yield f"{place}.<key>", str(key)
                yield from _texts(item, f"{place}.{key}")
                yield from _texts(item, f"{place}.*")
