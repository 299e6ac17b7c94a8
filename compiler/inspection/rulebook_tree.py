"""The rulebook of a pack as a tree: parts with entries, each with words, facts, rules and examples.

The same tree becomes HTML and PDF. It is plain data: texts are texts, and `rules` are ids that both link to the index.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from compiler.build.build import Project, check_pack, validated
from compiler.check.checked import Checked, CheckedRoutine
from compiler.inspection.rulebook_examples import Example, best_examples, example_of
from compiler.language.plurals import with_article
from compiler.language.types import Type
from compiler.model import core
from compiler.model.core_trees import statements
from compiler.prose.rule_words import choice_words, condition_words, letter_words
from compiler.prose.rules_text import glossary
from compiler.schema.kinds import SPECIAL_KINDS, Kind
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import Report
from compiler.source.positions import Fields, Items, Scalar

Tree = dict[str, Any]
LONGEST_WORD = 4  # words of a keyword


def rulebook_tree(project: Project, pack: str, report: Report) -> Tree:
    """The rulebook of a pack; ContentError if the pack has mistakes."""
    checked = check_pack(project, pack, report)
    report.stop_if_errors()
    packs = validated(project, pack, Report()).packs
    return Book(checked, [d for valid in packs for d in valid.documents], pack).tree()


class Book:
    """Gathers what a rulebook says."""

    def __init__(self, checked: Checked, documents: list[Document], pack: str) -> None:
        self.checked = checked
        self.world = checked.world
        self.documents = documents
        self.pack = pack
        self.head = next(d for d in reversed(documents) if d.kind == "pack" and d.pack == pack)
        self.says = {d.id: text_of(d.body, "says") for d in documents if d.kind == "rule"}
        self.routines: dict[tuple[str, str], CheckedRoutine] = {
            (r.routine.form, r.routine.name): r for r in checked.routines
        }
        games = {d.pack for d in documents if d.kind == "scenario"} | {pack}
        self.libraries = {d.pack for d in documents} - games
        self.course = self._course()
        self.examples = self._examples()

    def _course(self) -> list[str]:
        """Phases in the order in which they come, from the flow of each scenario on."""
        order: dict[str, None] = {}
        scenarios = sorted(
            self.checked.scenarios,
            key=lambda s: self.world.begins is None or s.thing.short != self.world.begins.text,
        )
        for scenario in scenarios:
            self._follow(scenario.flow, order)
            for new in scenario.replaces.values():
                self._follow(new, order)
        return list(order)

    def _examples(self) -> list[Example]:
        made = (example_of(d) for d in self.documents if d.kind == "test")
        return [example for example in made if example is not None]

    def tree(self) -> Tree:
        body = self.head.body
        parts = [
            self.part("the-game", "The game", self.scenarios()),
            *self.chapters(),
            self.part("pieces", "What there is", self.kinds()),
            self.part("course", "How a game goes", self.phases()),
            self.part("actions", "What you can do", self.actions()),
            self.part("windows", "When others may act", self.windows()),
            self.part("laws", "What always holds", self.laws()),
            self.part("words", "Words on cards", self.words()),
            self.part("rules", "All rules", self.index()),
        ]
        return {
            "pack": self.pack,
            "title": text_of(body, "title") or self.pack,
            "summary": text_of(body, "summary"),
            "version": text_of(body, "version"),
            "parts": [part for part in parts if part["entries"]],
        }

    def part(self, id: str, title: str, entries: Iterable[Tree]) -> Tree:
        return {"id": id, "title": title, "entries": list(entries)}

    # -------------------------------------------------------------- parts

    def scenarios(self) -> Iterator[Tree]:
        for d in self.of_kind("scenario"):
            facts = []
            players = d.body.entries.get("players")
            if isinstance(players, Items):
                numbers = [v.text for v in players.items if isinstance(v, Scalar)]
                facts.append(fact("Players", " to ".join(dict.fromkeys((numbers[0], numbers[-1])))))
            elif isinstance(players, Scalar):
                facts.append(fact("Players", players.text))
            options = d.body.entries.get("options")
            for name, value in options.entries.items() if isinstance(options, Fields) else ():
                said = text_of(value, "description") if isinstance(value, Fields) else ""
                if said:
                    facts.append(fact(title(name), said))
            text = [t for t in (text_of(d.body, "text"),) if t]
            if text or facts:
                yield self.entry(
                    "scenario", d.id, text_of(d.body, "title") or title(d.id), text, facts, d
                )

    def chapters(self) -> Iterator[Tree]:
        """What authors write themselves, each chapter a part of its own."""
        for d in self.of_kind("chapter"):
            text = d.body.entries.get("text")
            written = text.text if isinstance(text, Scalar) else ""
            paragraphs = [runs_of(p) for p in re.split(r"\n\s*\n", written.strip()) if p.strip()]
            heading = text_of(d.body, "title") or title(d.id)
            made = self.entry("text", d.id, heading, [], [], d)
            made["text"] = paragraphs
            yield self.part(f"chapter-{d.id}", heading, [{**made, "title": ""}])

    def kinds(self) -> Iterator[Tree]:
        """What is on the table: kinds with documents, and what is known of them."""
        seen: dict[str, list[Document]] = {}
        for d in self.of_kind("kind"):
            seen.setdefault(d.id, []).append(d)
        for name, declared in seen.items():
            known = self.world.kinds.get(name)
            if known is None or name in ("space", "scenario") or not self.is_used(known):
                continue
            facts = []
            for field in known.fields.values():
                if field.text:
                    facts.append(fact(title(field.title or field.name), sentence(field.text)))
            for state in known.state.values():
                if state.text and state.shown:
                    facts.append(fact(title(state.title or state.name), sentence(state.text)))
            made = [t.name for t in self.world.all_things if t.kind == name and not t.parent]
            text = [sentence(known.text)] if known.text else []
            if known.parent:
                text.append(f"It has everything that {with_article(words(known.parent))} has.")
            if made and name not in SPECIAL_KINDS:
                shown = ", ".join(made[:40]) + (", ..." if len(made) > 40 else "")
                facts.append(fact(f"In the box ({len(made)})", shown))
            if text or facts:
                yield self.entry("kind", name, title(known.title or name), text, facts, *declared)

    def is_used(self, kind: Kind) -> bool:
        """Whether the game has such things; a library brings kinds that no game has all of."""
        if kind.pack not in self.libraries:
            return True
        if any(t.kind == kind.name and t.pack not in self.libraries for t in self.world.all_things):
            return True
        for other in self.world.kinds.values():
            if other.pack not in self.libraries:
                types = [x.type for x in other.fields.values()]
                types += [x.type for x in other.state.values()]
                if other.parent == kind.name or any(kind.name in named(t) for t in types):
                    return True
        return False

    def is_offered(self, action: CheckedRoutine) -> bool:
        """Whether an action of a library is offered in this game."""
        if action.routine.pack not in self.libraries or action.windows:
            return True
        return any(
            isinstance(statement, core.STurn) and action.routine.name in statement.actions
            for phase in self.course
            for statement in statements(self.routines[("phase", phase)].body or ())
        )

    def phases(self) -> Iterator[Tree]:
        for name in self.course:
            routine = self.routines.get(("phase", name))
            document = self.document("phase", name)
            if routine is None or document is None:
                continue
            steps = list(self._steps(routine))
            text = [sentence(routine.routine.text)] if routine.routine.text else []
            made = self.entry("phase", name, title(name), text, [], document)
            made["steps"] = steps
            yield made

    def _follow(self, name: str, order: dict[str, None]) -> None:
        routine = self.routines.get(("phase", name))
        if routine is None or name in order:
            return
        order[name] = None
        for statement in statements(routine.body or ()):
            if isinstance(statement, core.SRun):
                self._follow(statement.phase, order)

    def _steps(self, routine: CheckedRoutine) -> Iterator[Tree]:
        """What a phase does that players see: other phases, turns, windows."""
        told: set[tuple[str, str]] = set()
        for statement in statements(routine.body or ()):
            match statement:
                case core.SRun(phase=name) if ("phase", name) not in told:
                    told.add(("phase", name))
                    yield {"text": title(name), "to": f"phase-{name}"}
                case core.STurn():
                    names = [a for a in statement.actions if ("action", a) in self.routines]
                    names += [w for w, _ in statement.groups]
                    shown = tuple(dict.fromkeys(names))
                    if ("turn", " ".join(shown)) in told or not shown:
                        continue
                    told.add(("turn", " ".join(shown)))
                    links = [
                        {
                            "text": words(n),
                            "to": f"{'action' if ('action', n) in self.routines else 'window'}-{n}",
                        }
                        for n in shown
                    ]
                    last, joint = (" or pass", ", ") if statement.may_pass else ("", " or ")
                    who = "A player acts: "
                    if statement.player.type.form == "list":
                        who = "Players choose at the same time: "
                    elif statement.only_if_able:
                        who = "Players act in any order: "
                    yield {"text": who, "links": links, "joint": joint, "after": last}
                case core.SOpen(window=name) if ("window", name) not in told:
                    told.add(("window", name))
                    yield {"text": f"Others may act: {words(name)}", "to": f"window-{name}"}
                case _:
                    pass

    def actions(self) -> Iterator[Tree]:
        for d in self.of_kind("action"):
            routine = self.routines.get(("action", name_of("action", d.id)))
            if routine is None or not self.is_offered(routine):
                continue
            name = routine.routine.name
            facts = []
            if routine.windows:
                facts.append(fact("When", ", ".join(words(w.name) for w in routine.windows)))
            if routine.condition is not None:
                said = condition_words(self.world, routine.condition, routine.wordings)
                if said:
                    facts.append(fact("Only if", sentence(said)))
            letters: dict[str, str] = {}
            for param, type_, domain in routine.domains:
                if len(param) == 1 and letter_words(self.world, type_):
                    letters[param] = letter_words(self.world, type_)
                said = choice_words(self.world, domain, routine.wordings)
                if said:
                    facts.append(fact(title(letters.get(param, param)), sentence(said)))
            told = template_words(routine.routine.text, letters)
            text = [sentence(told)] if told else []
            yield self.entry("action", name, title(name), text, facts, d)

    def windows(self) -> Iterator[Tree]:
        for d in self.of_kind("window"):
            name = name_of("window", d.id)
            routine = self.routines.get(("window", name))
            if routine is None:
                continue
            can = [
                r.routine.name
                for r in self.checked.routines
                if r.routine.form == "action" and any(w.name == name for w in r.windows)
            ]
            text = [sentence(template_words(routine.routine.text))] if routine.routine.text else []
            made = self.entry("window", name, title(name), text, [], d)
            made["steps"] = [{"text": title(a), "to": f"action-{a}"} for a in can]
            yield made

    def laws(self) -> Iterator[Tree]:
        by_id = {law.thing.short: law for law in self.checked.laws}
        for d in self.of_kind("law"):
            law = by_id.get(d.id)
            if law is not None and law.text:
                yield self.entry("law", d.id, title(d.id), [sentence(t) for t in law.text], [], d)

    def words(self) -> Iterator[Tree]:
        found: dict[str, str] = {}
        for pack in self.world.packs:
            found.update(glossary(self.world, pack))
        for word, meaning in sorted(found.items(), key=lambda pair: pair[0].lower()):
            if len(word.split()) > LONGEST_WORD or ": n" in word or len(word) == 1:
                continue  # a sentence explains itself
            yield self.entry(
                "word", slug(word), sentence(word).rstrip("."), [sentence(meaning)], []
            )
        for enum, texts in sorted(self.world.enum_texts.items()):
            facts = [fact(title(value), sentence(said)) for value, said in texts.items() if said]
            if facts:
                yield self.entry("enum", enum, title(enum), [], facts)

    def index(self) -> Iterator[Tree]:
        """Every rule of the index, by area, with an example and its tests."""
        tests: dict[str, list[str]] = {}
        for d in self.documents:
            if d.kind == "test":
                for rule in rules_of(d):
                    tests.setdefault(rule, []).append(sentence(d.id).rstrip("."))
        areas: dict[str, list[Document]] = {}
        for d in self.documents:
            if d.kind == "rule":
                area = d.id.rpartition("-")[0]
                areas.setdefault(area, []).append(d)
        shown: set[str] = set()
        for area, rules in areas.items():
            sections = [text_of(d.body, "section").split(";")[0].split(",")[0] for d in rules]
            common = max(sections, key=sections.count) if any(sections) else ""
            made: Tree = {
                "id": f"area-{area}",
                "title": f"{area}: {common}" if common else area,
                "text": [],
                "facts": [],
                "rules": [],
                "steps": [],
                "index": [],
            }
            for d in rules:
                examples = [e for e in best_examples(self.examples, d.id) if e.title not in shown]
                shown.update(e.title for e in examples)
                made["index"].append(
                    {
                        "id": d.id,
                        "says": sentence(text_of(d.body, "says")),
                        "section": text_of(d.body, "section"),
                        "excused": text_of(d.body, "excused"),
                        "tests": tests.get(d.id, []),
                        "examples": [example_data(e) for e in examples],
                    }
                )
            yield made

    # -------------------------------------------------------------- helpers

    def of_kind(self, kind: str) -> Iterator[Document]:
        return (d for d in self.documents if d.kind == kind)

    def document(self, form: str, name: str) -> Document | None:
        return next((d for d in self.of_kind(form) if name_of(form, d.id) == name), None)

    def entry(
        self,
        form: str,
        name: str,
        heading: str,
        text: list[str],
        facts: list[Tree],
        *sources: Document,
    ) -> Tree:
        rules = dict.fromkeys(rule for d in sources for rule in rules_of(d) if rule in self.says)
        return {
            "id": f"{form}-{name}",
            "title": heading,
            "text": text,
            "facts": facts,
            "steps": [],
            "rules": [{"id": rule, "says": sentence(self.says[rule])} for rule in rules],
            "index": [],
        }


def named(type_: Type) -> set[str]:
    """The kinds that a type names."""
    return {type_.name, *(named(type_.item) if type_.item is not None else ())}


def runs_of(paragraph: str) -> list[Tree]:
    """A paragraph as words and links to rules.

    >>> runs_of("Count {rule X-1}.")
    [{'text': 'Count '}, {'rule': 'X-1'}, {'text': '.'}]
    """
    parts = re.split(r"\{rule ([^{}]*)\}", " ".join(paragraph.split()))
    runs = [{"rule": part} if at % 2 else {"text": part} for at, part in enumerate(parts)]
    return [run for run in runs if run != {"text": ""}]


def example_data(example: Example) -> Tree:
    return {
        "title": example.title,
        "given": list(example.given),
        "dice": example.dice,
        "when": list(example.when),
        "then": list(example.then),
    }


def rules_of(document: Document) -> list[str]:
    rules = document.body.entries.get("rules")
    return (
        [v.text for v in rules.items if isinstance(v, Scalar)] if isinstance(rules, Items) else []
    )


def text_of(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return " ".join(value.text.split()) if isinstance(value, Scalar) else ""


def fact(label: str, text: str) -> Tree:
    return {"label": label, "text": text}


def words(name: str) -> str:
    return name.replace("_", " ")


def title(name: str) -> str:
    return words(name)[:1].upper() + words(name)[1:]


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def sentence(text: str) -> str:
    text = " ".join(text.split())
    return (
        text[:1].upper()
        + text[1:]
        + ("" if text.endswith((".", "!", "?", ":", ")")) or not text else ".")
    )


def template_words(text: str, letters: Mapping[str, str] = MappingProxyType({})) -> str:
    """A text of a rule with the names of its slots: `play {card}` is `play the card`.

    `letters` says what parameters with short names are called.
    """

    def slot(found: re.Match[str]) -> str:
        inner = found[1]
        if "|" in inner:
            return inner.split("|")[-1]
        name = inner.removesuffix("'s").split(".")[-1]
        name = letters.get(name, name)
        known = words(name) if len(name) == 1 else f"the {words(name)}"
        return known + ("'s" if inner.endswith("'s") else "")

    return re.sub(r"\{([^{}]*)\}", slot, text)


def links_of(tree: Mapping[str, Any]) -> set[str]:
    """Every anchor that the book has."""
    found = {part["id"] for part in tree["parts"]}
    for part in tree["parts"]:
        for entry in part["entries"]:
            found.add(entry["id"])
            found.update(rule["id"] for rule in entry["index"])
    return found
