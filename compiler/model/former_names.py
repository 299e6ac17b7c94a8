"""Names that something had before: they still work, with a warning that `check --fix` and `fmt` act on.

before   verb: resolve_strike   with `was: settle`, and elsewhere `settle 3`
after    the tree of `resolve_strike 3`, and a warning W0407 at `settle`
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from operator import is_
from typing import Any

from compiler.language import syntax as s
from compiler.language.parse import read
from compiler.language.plurals import singulars
from compiler.model.builtins import FORMER_FUNCTIONS, FUNCTIONS
from compiler.model.definitions import Routine, World
from compiler.schema.former_names import former_names_of, warn
from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import Related, Report
from compiler.source.positions import Fields, Items, Scalar, Span, Value

Former = Mapping[tuple[str, str], str]  # form and old name -> the name now
# Keys of documents whose values name something, and what; `rows.scenario` is a key inside another one.
REFERENCES: dict[str, dict[str, tuple[str, ...]]] = {
    "pack": {"begins": ("scenario",)},
    "action": {"during": ("window",)},
    "scenario": {
        "flow": ("phase",),
        "replaces": ("phase", "action"),
        "extends": ("scenario",),
        "map": ("map",),
    },
    "campaign": {"scenarios": ("scenario",)},
    "balance": {
        "scenario": ("scenario",),
        "campaign": ("campaign",),
        "rows.scenario": ("scenario",),
        "columns.scenario": ("scenario",),
    },
    "evaluation": {"scenarios": ("scenario",)},
    "test": {"scenario": ("scenario",)},
}


def former_names(documents: Iterable[Document], report: Report) -> dict[tuple[str, str], str]:
    """What `was:` says in documents; a name that something has now, or had besides, is reported."""
    documents = list(documents)
    now: dict[tuple[str, str], Span] = {}
    for d in documents:
        now.setdefault((_form(d.kind), name_of(d.kind, d.id)), d.span)
    found: dict[tuple[str, str], str] = {
        ("function", old): new for old, new in FORMER_FUNCTIONS.items()
    }
    told: dict[tuple[str, str], Span] = {}
    for d in documents:
        for old in former_names_of(d.body):
            key = (_form(d.kind), old.text)
            other = now.get(key) or told.get(key)
            if other is not None:
                report.error(
                    "E0218",
                    f"`{old.text}` cannot be a former name: something else has it",
                    old.span,
                    "remove it from `was`, or give the other another name",
                    Related(other, f"`{old.text}` is"),
                )
                continue
            told[key] = old.span
            found[key] = name_of(d.kind, d.id)
    return found


def _form(kind: str) -> str:
    return kind if kind in KERNEL_KINDS else "document"


def with_names_of_now(document: Document, former: Former, report: Report) -> Document:
    """A document whose YAML values name rules, scenarios and maps by what they are called now."""
    body = document.body
    for key, forms in REFERENCES.get(document.kind, {}).items():
        body = _with_key(body, key, forms, former, report)
    return document if body is document.body else replace(document, body=body)


def _with_key(
    body: Fields, key: str, forms: tuple[str, ...], former: Former, report: Report
) -> Fields:
    """The body with the names of now at one key."""
    first, _, rest = key.partition(".")
    value = body.entries.get(first)
    if value is None or (rest and not isinstance(value, Fields)):
        return body
    now: Value
    if rest and isinstance(value, Fields):
        now = _with_key(value, rest, forms, former, report)
    else:
        now = _now(value, forms, former, report)
    return body if now is value else replace(body, entries={**body.entries, first: now})


def _now(value: Value, forms: tuple[str, ...], former: Former, report: Report) -> Value:
    match value:
        case Scalar():
            new = _new_name(value.text, forms, former)
            if new is None:
                return value
            warn(value.text, new, value.span, report)
            return replace(value, value=new, text=new)
        case Items():
            items = tuple([_now(item, forms, former, report) for item in value.items])
            return value if all(map(is_, items, value.items)) else replace(value, items=items)
        case Fields():
            entries: dict[str, Value] = {}
            keys: dict[str, Scalar] = {}
            for name, inner in value.entries.items():
                new = _new_name(name, forms, former) or name
                if new != name:
                    warn(name, new, value.keys[name].span, report)
                entries[new] = _now(inner, forms, former, report)
                keys[new] = replace(value.keys[name], value=new, text=new)
            same = all(entries.get(name) is inner for name, inner in value.entries.items())
            return value if same else Fields(entries, keys, value.span)


def _new_name(old: str, forms: tuple[str, ...], former: Former) -> str | None:
    return next((former[form, old] for form in forms if (form, old) in former), None)


def named_rule(world: World, form: str, written: Scalar, report: Report) -> Routine | None:
    """The rule that a YAML value names, perhaps by a former name."""
    known = world.routine(form, written.text)
    new = world.former.get((form, written.text))
    if known is None and new is not None:
        warn(written.text, new, written.span, report)
        return world.routine(form, new)
    return known


def read_rule(
    world: World, scalar: Scalar, start: str, report: Report, names: Collection[str] = ()
) -> Any:
    """Parse a text of the language; former names in it become those of now.

    `names` are those that the rule itself gives, such as its parameters: they mean what they say.
    """
    tree = read(scalar, start, report, lambda: (*FUNCTIONS, *world.routines.get("query", ())))
    return with_rules_of_now(world, scalar, tree, report, names)


def with_rules_of_now(
    world: World, scalar: Scalar, tree: Any, report: Report, names: Collection[str] = ()
) -> Any:
    """The tree of a text with the names of now."""
    if tree is None or _pattern(world).search(scalar.text) is None:
        return tree
    return _Renamer(world, scalar, report, names).tree(tree, ("verb", "action"))


_PATTERNS: dict[int, tuple[Former, re.Pattern[str]]] = {}


def _pattern(world: World) -> re.Pattern[str]:
    """Finds texts in which a former name may be; most have none."""
    known = _PATTERNS.get(id(world.former))
    if known is None or known[0] is not world.former:
        words = sorted({re.escape(old) for _, old in world.former})
        known = (world.former, re.compile(rf"\b(?:{'|'.join(words)})s?\b"))
        _PATTERNS.clear()
        _PATTERNS[id(world.former)] = known
    return known[1]


NAMED = ("query", "document", "noun", "zone", "shape", "map")  # what a name alone can mean


class _Renamer:
    def __init__(
        self, world: World, scalar: Scalar, report: Report, names: Collection[str]
    ) -> None:
        self.world = world
        self.scalar = scalar
        self.report = report
        self.names = {*names}

    def tree(self, node: Any, verbs: tuple[str, ...] = ("verb",)) -> Any:
        """The tree with the names of now; `verbs` is what its phrases may begin with."""
        if isinstance(node, tuple):
            return tuple([self.tree(part, verbs) for part in node])
        if not is_dataclass(node) or isinstance(node, (type, s.Word)):
            return node
        changed: dict[str, Any] = {}
        match node:
            case s.Name():
                text = self.now(node.text, NAMED, node.pos, local=True)
                return node if text is None else s.Name(node.pos, text)
            case s.Phrase():
                changed["verb"] = self.word(node.verb, verbs)
            case s.Call():
                changed["function"] = self.word(node.function, ("query", "verb", "function"))
            case s.Method():
                changed["function"] = self.word(node.function, ("query", "function"))
            case s.Field():
                changed["field"] = self.word(node.field, ("query", "zone"), field=True)
            case s.Is() if node.word is not None:
                changed["word"] = self.word(node.word, ("query", "adjective", "noun"))
            case s.NounPhrase():
                forms = ("noun", "adjective", "query", "document")
                changed["words"] = tuple([self.word(word, forms) for word in node.words])
            case s.Trigger():
                changed["event"] = self.word(node.event, ("event",))
            case (
                s.Let(name=name)
                | s.Choose(name=s.Word() as name)
                | s.ForEach(name=s.Word() as name)
            ):
                self.names.add(name.text)
        inner = {
            s.Emit: ("event",),
            s.Open: ("window",),
            s.Run: ("phase",),
            s.Turn: ("action", "window"),
            s.Do: ("verb", "action"),
            s.After: ("verb",),
        }.get(type(node), verbs)
        for part in fields(node):
            if part.name not in changed and part.name != "pos":
                changed[part.name] = self.tree(getattr(node, part.name), inner)
        if all(changed[name] is getattr(node, name) for name in changed):
            return node
        return replace(node, **changed)

    def word(self, word: s.Word, forms: tuple[str, ...], field: bool = False) -> s.Word:
        if field and any(word.text in (*k.fields, *k.state) for k in self.world.kinds.values()):
            return word
        text = self.now(word.text, forms, word.pos)
        return word if text is None else s.Word(word.pos, text)

    def now(self, text: str, forms: tuple[str, ...], pos: s.Pos, local: bool = False) -> str | None:
        """What a name is called now; None if it is not a former name."""
        if (local and text in self.names) or any(self.is_known(form, text) for form in forms):
            return None
        for form in forms:
            new = self.world.former.get((form, text))
            if new is None and form == "noun":
                one = [
                    self.world.former[form, t]
                    for t in singulars(text)
                    if (form, t) in self.world.former
                ]
                new = self.world.nouns[one[0]].plural if one else None
            if new is not None:
                warn(text, new, self.scalar.at(pos[0], pos[1] - pos[0]), self.report)
                return new
        return None

    def is_known(self, form: str, text: str) -> bool:
        match form:
            case "document":
                return text in self.world.things
            case "noun":
                return text in self.world.nouns or text in self.world.kinds
            case "adjective":
                return text in self.world.adjectives
            case "function":
                return text in FUNCTIONS
            case "zone":
                return text in self.world.zones
            case "shape":
                return text in self.world.shapes
            case "map":
                return text in self.world.maps
            case _:
                return self.world.routine(form, text) is not None
