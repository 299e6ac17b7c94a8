"""Documents that a rule test defines for itself."""

from __future__ import annotations

from compiler.check.checked import Checked
from compiler.check.effects import check_effects
from compiler.check.facts import Findings
from compiler.check.maps import check_map
from compiler.check.scenarios import check_scenario
from compiler.codegen import py_tree as p
from compiler.codegen.abilities import lower_effects
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.maps import map_data
from compiler.codegen.program import PackContents
from compiler.codegen.py_types import CONTENTS
from compiler.codegen.things import lower_thing, shape
from compiler.model.definitions import World
from compiler.model.resolve import with_documents
from compiler.schema.validate import Document
from compiler.source.diagnostics import Related
from compiler.source.positions import Fields, Items, Scalar


class OwnDocuments:
    """What a test defines: the world with it, and its tables for the program of the test."""

    def __init__(self, world: World, document: Document, report: Findings) -> None:
        self.document = document
        self.report = report
        self.world = self.with_own(world)
        self.added = self.world.all_things[len(world.all_things) :]
        self.maps = [name for name in self.world.maps if name not in world.maps]
        self.scenarios = [name for name in self.world.scenarios if name not in world.scenarios]
        self.shapes = [name for name in self.world.shapes if name not in world.shapes]

    def check(self, checked: Checked) -> None:
        for name in self.maps:
            check_map(self.world, self.world.maps[name], self.report)
        for thing in self.added:
            if any(thing.effects.values()):
                checked.effects[thing.id] = check_effects(self.world, thing, self.report)

    def with_own(self, world: World) -> World:
        """The world with the documents that the test defines for itself."""
        defined = self.document.body.entries.get("define")
        documents: list[Document] = []
        for item in defined.items if isinstance(defined, Items) else ():
            if not isinstance(item, Fields) or not item.entries:
                continue
            kind, head = next(iter(item.entries.items()))
            if not isinstance(head, Scalar):
                continue
            made = Document(kind, head.text, item, head.span, "test", self.document.path)
            if kind in ("map", "shape", "scenario"):
                if self.has_one_name(made, world):
                    documents.append(made)
            elif kind in world.kinds:
                documents.append(made)
            else:
                self.report.error(
                    "E0411", f"a test cannot define a `{kind}`", head.span, "put it into a pack"
                )
        return with_documents(world, documents, self.report) if documents else world

    def has_one_name(self, made: Document, world: World) -> bool:
        """Maps, shapes and scenarios have one name in the whole game."""
        known = {"map": world.maps, "shape": world.shapes, "scenario": world.scenarios}[made.kind]
        if made.id not in known:
            return True
        self.report.error(
            "E0130",
            f"there is already a {made.kind} `{made.id}`",
            made.span,
            "give the one of the test another id",
            Related(known[made.id].span, "the other one is"),
        )
        return False

    def tables(self, lowerer: Lowerer, module: p.Module) -> p.Constant:
        """The extra documents, as tables for the program of this test."""
        for thing in sorted(self.added, key=lambda t: (-t.id.count("."), t.span.line, t.id)):
            lower_thing(lowerer, thing)
        for thing in self.added:
            if thing.id in lowerer.checked.effects:
                lower_effects(lowerer, lowerer.checked.effects[thing.id], law=False)
        scenarios: list[p.Expr] = []
        whole = PackContents(lowerer, "test", module)
        for name in self.scenarios:
            if name in self.world.scenarios:
                scenario = check_scenario(self.world, self.world.scenarios[name], self.report)
                if not self.report.errors:
                    scenarios.append(whole.scenario(scenario))
        maps = {
            name: map_data(self.world.maps[name]) for name in self.maps if name in self.world.maps
        }
        shapes = [self.world.shapes[name] for name in self.shapes]
        made: list[tuple[str, p.Expr]] = [
            ("scenarios", p.Tuple(tuple(scenarios))),
            ("maps", p.literal(maps)),
            ("shapes", p.Dict(tuple([(p.literal(t.id), shape(t)) for t in shapes]))),
        ]
        named = (*lowerer.contents_of(module).named(), *made)
        return p.Constant(CONTENTS, p.Call(p.api("Contents"), (), named))
