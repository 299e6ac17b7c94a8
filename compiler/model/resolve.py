"""Every definition of the packs gets its place, its type and its signature.

before   Document(kind="verb", id="deal n to target", ...)
after    World.routines["verb"]["deal"] = Routine(params=(n: number, target: character), ...)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from pathlib import Path

from compiler.language.syntax_builder import DICE, RESERVED
from compiler.model.definitions import World
from compiler.model.draft import Draft, draft_of
from compiler.model.former_names import former_names, with_names_of_now
from compiler.model.resolve_kinds import resolve_kinds
from compiler.model.resolve_references import resolve_references, resolve_space_references
from compiler.model.resolve_routines import (
    resolve_evaluation,
    resolve_noun,
    resolve_routine,
    resolve_zone,
)
from compiler.model.resolve_things import resolve_kernel_thing, resolve_thing
from compiler.model.resolve_types import head_of, number_of, refuse_dice, scalar_of, text_of
from compiler.schema.kinds import KERNEL_KINDS, SPECIAL_KINDS, Kind
from compiler.schema.module_clashes import check_module_names
from compiler.schema.spelling import missing_beside
from compiler.schema.validate import Document, ValidPack, name_of
from compiler.source.diagnostics import Fix, Hint, Related, Report, did_you_mean, edit, renamed
from compiler.source.locations import shown
from compiler.source.packs import manifest
from compiler.source.positions import Fields, Items, Scalar, Span

ROUTINES = ("verb", "query", "event", "action", "window", "phase")
LOOKS = ("kind", "map", "zone")  # what is drawn on the table
NAMELESS = ("pack", "rule", "test", "patch", "chapter")
NAMED_VALUES = (
    "zone",
    "query",
    "shape",
    "scenario",
)  # kinds of the kernel that rules name as values
# What rules say without anybody having defined it.
SPOKEN = (
    "active", "game", "it", "options", "over", "passed", "players", "scenario", "self", "this",
    "unlimited", "winners",
)  # fmt: skip
BRACES = re.compile(r"\{(?:rule ([^{}]*)|[^{}\n]*)\}")  # in the text of a chapter
# What is meant as such a link, in brackets of another sort.
BRACKETS = re.compile(r"[\[(<]rule ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)[\])>]")
COORDINATE = re.compile(r"\(\s*\d+\s*,\s*\d+\s*\)")


def resolve(packs: list[ValidPack], report: Report, root: Path | None = None) -> World:
    """Build the world of the last pack: its own definitions and those of all packs before it."""
    check_module_names(packs, report)
    documents = [d for p in packs for d in p.documents]
    world = _draft(packs, documents, root)
    for d in documents:
        name = name_of(d.kind, d.id)
        if d.kind not in NAMELESS and DICE.fullmatch(name):
            refuse_dice(name, head_of(d).at(0, len(name)), report)
        elif d.kind not in NAMELESS and name in RESERVED:
            report.error(
                "E0215",
                f"`{name}` is a word of the language and cannot be a name",
                head_of(d).at(0, len(name)),
                "choose another name",
            )
        elif name in SPOKEN and (d.kind not in KERNEL_KINDS or d.kind in NAMED_VALUES):
            said = f"`{name}` means something in every rule and cannot be a name"
            report.error("E0215", said, head_of(d).at(0, len(name)), "choose another name")
    documents = _defined_once(documents, report)
    for name in SPECIAL_KINDS:
        span = documents[0].span if documents else Span(f"{world.pack}/pack.yaml", 1, 1)
        world.kinds[name] = Kind(name, "", None, False, "", span)
    resolve_kinds(world, documents, report)
    world.former.update(former_names(documents, report))
    documents = [
        d if d.kind == "test" else with_names_of_now(d, world.former, report) for d in documents
    ]
    first = world.begins
    if first is not None and ("scenario", first.text) in world.former:
        now = world.former["scenario", first.text]
        world = replace(world, begins=replace(first, text=now, value=now))
    rule_ids(documents, report)
    for document in documents:
        look = document.body.entries.get("look")
        if document.kind in LOOKS and isinstance(look, Fields):
            _see(world, document, look)
        match document.kind:
            case "pack" | "kind" | "enum" | "rule" | "test" | "patch" | "chapter":
                pass
            case form if form in ROUTINES:
                resolve_routine(world, document, report)
            case "evaluation":
                resolve_evaluation(world, document)
            case "noun" | "adjective":
                resolve_noun(world, document, report)
            case "zone":
                resolve_zone(world, document, report)
            case "map" | "shape" | "scenario" | "campaign" | "balance" | "law":
                resolve_kernel_thing(world, document, report)
            case _:
                resolve_thing(world, document, report)
    resolve_references(world, [*world.all_things, *world.scenarios.values()], report)
    for thing in world.maps.values():
        resolve_space_references(world, thing, report)
    return world.finished()


def _see(world: Draft, document: Document, look: Fields) -> None:
    """Keep a look. Several documents may add to one kind: what a later one says counts."""
    key = document.kind, document.id
    before = world.looks.get(key)
    if before is not None:
        entries, keys = {**before.entries, **look.entries}, {**before.keys, **look.keys}
        look = Fields(entries, keys, look.span)
    world.looks[key] = look


def with_documents(world: World, documents: list[Document], report: Report) -> World:
    """The world with the documents of a test, which are not visible elsewhere."""
    made = draft_of(replace(world, base=world.base or world))
    before = len(made.all_things)
    maps = set(made.maps)
    for document in documents:
        if document.kind in ("map", "shape", "scenario"):
            resolve_kernel_thing(made, document, report)
        else:
            resolve_thing(made, document, report)
    new = [
        t for t in made.scenarios.values() if t.id not in {o.id for o in world.scenarios.values()}
    ]
    resolve_references(made, [*made.all_things[before:], *new], report)
    for name in made.maps.keys() - maps:
        resolve_space_references(made, made.maps[name], report)
    return made.finished()


def _draft(packs: list[ValidPack], documents: list[Document], root: Path | None) -> Draft:
    """An empty world: what is said of packs as a whole."""
    names = [p.id for p in packs]
    title, begins, width = "", None, None
    for d in documents:
        if d.kind == "pack":
            title = text_of(d.body, "title") if d.pack == names[-1] else title
            # A pack that names none begins like the pack it requires.
            begins = scalar_of(d.body, "begins") or begins
        elif d.kind == "kind":
            found = number_of(d.body.entries.get("squares"))
            width = width if found is None else found
    folders = {p.id: shown(p.raw.folder, root) for p in packs} if root is not None else {}
    requires = {
        p.id: tuple([name for name in manifest(p.raw).requires if name in names]) for p in packs
    }
    return Draft(names[-1], names, title, begins, width, folders, requires if folders else {})


def _defined_once(documents: list[Document], report: Report) -> list[Document]:
    """The documents without those whose name is taken, which are reported.

    Rules, maps and the like have one name in the whole game; `validate` has seen to each pack.
    """
    first: dict[tuple[str, str], Document] = {}
    kept: list[Document] = []
    for d in documents:
        kept.append(d)
        if d.kind not in (
            *ROUTINES,
            "noun",
            "adjective",
            "zone",
            "map",
            "shape",
            "scenario",
            "law",
        ):
            continue
        known = first.setdefault((d.kind, name_of(d.kind, d.id)), d)
        if known is not d:
            kept.pop()
            name = name_of(d.kind, d.id)
            report.error(
                "E0131",
                f"the {d.kind} `{name}` is already defined in `{known.pack}`",
                d.span,
                f"give it another name, or change that one with `patch: {d.kind} {name}`",
                Related(known.span, f"`{known.pack}` defines it"),
                subject=name,
            )
    return kept


def rule_ids(documents: Iterable[Document], report: Report) -> None:
    """Rules that documents depend on, and that chapters link to, must be in the index, where a pack has one."""
    index = {d.id: d.span for d in documents if d.kind == "rule"}
    packs = {d.pack for d in documents if d.kind == "rule"}
    named: list[tuple[str, Span]] = []
    for d in documents:
        rules = d.body.entries.get("rules")
        if d.pack in packs and isinstance(rules, Items):
            named += [(rule.text, rule.span) for rule in rules.items if isinstance(rule, Scalar)]
        text = d.body.entries.get("text") if d.kind == "chapter" else None
        for link in BRACKETS.finditer(text.text) if isinstance(text, Scalar) else ():
            assert isinstance(text, Scalar)
            right = f"{{rule {link[1]}}}"
            fix = Fix(f"write `{right}`", (edit(text, link.start(), link.end(), right),), safe=True)
            said = f"`{link[0]}` is shown to players as it is written"
            place = text.at(link.start(), len(link[0]))
            report.error("E0216", said, place, Hint(fix.title, fixes=(fix,)))
        for link in BRACES.finditer(text.text) if isinstance(text, Scalar) else ():
            assert isinstance(text, Scalar)
            if link[1] is None:
                said = "in a chapter, braces are a link to a rule"
                help = "write `{rule ID}`, or leave the braces out"
                report.error("E0216", said, text.at(link.start(), len(link[0])), help)
                continue
            named.append((link[1], text.at(link.start(1), max(1, len(link[1])))))
    unknown = [(rule, span) for rule, span in named if rule not in index]
    misspelt = _misspelt(index, {rule for rule, _ in named}) if unknown else {}
    for rule, span in unknown:
        if rule not in misspelt:
            _not_in_index(rule, span, index, report)
    for rule, there in misspelt.items():
        uses = [span for name, span in unknown if name == rule]
        if uses:
            report.error(
                "E0217",
                f"nothing refers to the rule `{there}`, and the index lacks `{rule}`",
                index[there],
                Hint(f"did you mean `{rule}`?", there, rule),
                Related(uses[0], f"`{rule}` is named"),
            )


def _misspelt(index: Mapping[str, Span], named: AbstractSet[str]) -> dict[str, str]:
    """Rules of the index that nothing refers to, by the number that is missing in their place."""
    ids = list(index)
    meant = {missing_beside(ids, at): id for at, id in enumerate(ids) if id not in named}
    return {right: id for right, id in meant.items() if right is not None}


def _not_in_index(rule: str, span: Span, index: Mapping[str, Span], report: Report) -> None:
    near = did_you_mean(rule, index)
    report.error(
        "E0217",
        f"the rule index has no `{rule}`",
        span,
        near or "add it to `rules.yaml`",
        *([Related(index[near.right], f"`{near.right}` is")] if near else []),
        subject=rule,
        more=renamed(index[near.right], near.right, rule) if near else (),
    )
