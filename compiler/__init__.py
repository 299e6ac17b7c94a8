"""Compiles content packs to Python. This is all that programs outside the compiler may use of it.

Compile and check
- `Project`: the packs on the disk, each read once. `check_pack` and `compile_pack` check and compile one of them.
- `update_packs` brings generated/ up to date and gives an `Update` (with `Unwritten` output); `OutputFolder` has the
  `WrittenModules` of a pack. `Places` finds where things are written; `checked` and `core` are the types of checked rules.
- `pack_names`, `pack_folder`: the packs of a project. `locations`: packs outside content/. `ENGINE`: the version.

Diagnostics
- A `Report` holds `Diagnostic`s, each with a `Span`, a `Severity`, `Related` places and `Fix`es made of `Edit`s. A
  `ContentError` stops what cannot continue. `CODES` says what each code means.
- `render`, `as_json`, `as_sarif` print them; `fixes` applies them; `closest` finds the name that was meant.

Work on a pack
- `Workspace`: packs with unsaved texts. Its `PackState` holds what a check found; a `View` answers questions about one
  moment: `Definition`, `Outlined`, `Hover` (with `Told` values), `Completion`, `Signature`, `Renaming` or `Refusal`.
  `Moved` converts positions to changed texts.
- `formatting`: formatted content files. `inspection`: pages, rulebooks, differences, scaffolds.
- `RuleTests` holds each `RuleTest` of a pack and compiles it to a `TestCase`; `case_in` compiles one from a text. A
  `Workbench` compiles a pack in memory, with its `Clause`s and its `Mutant`s.

For every program that works with packs
- `pack_files` reads files safely, `user_cache` keeps what must be trusted, `processes` starts workers, `markdown`
  writes texts of authors as Markdown.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from compiler.source.engine import ENGINE

if TYPE_CHECKING:
    from compiler import inspection as inspection
    from compiler.build import processes as processes
    from compiler.build import user_cache as user_cache
    from compiler.build.build import Project as Project
    from compiler.build.build import check_pack as check_pack
    from compiler.build.build import compile_pack as compile_pack
    from compiler.build.in_memory import Workbench as Workbench
    from compiler.build.mutants import Mutant as Mutant
    from compiler.build.output_folder import OutputFolder as OutputFolder
    from compiler.build.output_folder import WrittenModules as WrittenModules
    from compiler.build.rule_test_files import RuleTest as RuleTest
    from compiler.build.rule_test_files import RuleTests as RuleTests
    from compiler.build.rule_test_files import case_in as case_in
    from compiler.build.rule_tests import TestCase as TestCase
    from compiler.build.source_places import Places as Places
    from compiler.build.update import Unwritten as Unwritten
    from compiler.build.update import Update as Update
    from compiler.build.update import update_packs as update_packs
    from compiler.check import checked as checked
    from compiler.codegen.clauses import Clause as Clause
    from compiler.model import core as core
    from compiler.source import fixes as fixes
    from compiler.source import locations as locations
    from compiler.source import markdown as markdown
    from compiler.source import pack_files as pack_files
    from compiler.source.codes import CODES as CODES
    from compiler.source.diagnostics import ContentError as ContentError
    from compiler.source.diagnostics import Diagnostic as Diagnostic
    from compiler.source.diagnostics import Edit as Edit
    from compiler.source.diagnostics import Fix as Fix
    from compiler.source.diagnostics import Related as Related
    from compiler.source.diagnostics import Report as Report
    from compiler.source.diagnostics import Severity as Severity
    from compiler.source.diagnostics import closest as closest
    from compiler.source.locations import pack_folder as pack_folder
    from compiler.source.locations import pack_names as pack_names
    from compiler.source.positions import Span as Span
    from compiler.source.render import as_json as as_json
    from compiler.source.render import as_sarif as as_sarif
    from compiler.source.render import render as render
    from compiler.workspace import formatting as formatting
    from compiler.workspace.checking import PackState as PackState
    from compiler.workspace.completion import Completion as Completion
    from compiler.workspace.explained import Told as Told
    from compiler.workspace.hover import Hover as Hover
    from compiler.workspace.index import Definition as Definition
    from compiler.workspace.moved import Moved as Moved
    from compiler.workspace.outline import Outlined as Outlined
    from compiler.workspace.rename import Refusal as Refusal
    from compiler.workspace.rename import Renaming as Renaming
    from compiler.workspace.signatures import Signature as Signature
    from compiler.workspace.view import View as View
    from compiler.workspace.workspace import Workspace as Workspace

_HOMES = {
    "CODES": "compiler.source.codes",
    "Clause": "compiler.codegen.clauses",
    "Completion": "compiler.workspace.completion",
    "ContentError": "compiler.source.diagnostics",
    "Definition": "compiler.workspace.index",
    "Diagnostic": "compiler.source.diagnostics",
    "Edit": "compiler.source.diagnostics",
    "Fix": "compiler.source.diagnostics",
    "Hover": "compiler.workspace.hover",
    "Moved": "compiler.workspace.moved",
    "Mutant": "compiler.build.mutants",
    "Outlined": "compiler.workspace.outline",
    "OutputFolder": "compiler.build.output_folder",
    "PackState": "compiler.workspace.checking",
    "Places": "compiler.build.source_places",
    "Project": "compiler.build.build",
    "Refusal": "compiler.workspace.rename",
    "Related": "compiler.source.diagnostics",
    "Renaming": "compiler.workspace.rename",
    "Report": "compiler.source.diagnostics",
    "RuleTest": "compiler.build.rule_test_files",
    "RuleTests": "compiler.build.rule_test_files",
    "Severity": "compiler.source.diagnostics",
    "Signature": "compiler.workspace.signatures",
    "Span": "compiler.source.positions",
    "TestCase": "compiler.build.rule_tests",
    "Told": "compiler.workspace.explained",
    "Unwritten": "compiler.build.update",
    "Update": "compiler.build.update",
    "View": "compiler.workspace.view",
    "Workbench": "compiler.build.in_memory",
    "Workspace": "compiler.workspace.workspace",
    "WrittenModules": "compiler.build.output_folder",
    "as_json": "compiler.source.render",
    "as_sarif": "compiler.source.render",
    "case_in": "compiler.build.rule_test_files",
    "check_pack": "compiler.build.build",
    "checked": "compiler.check",
    "closest": "compiler.source.diagnostics",
    "compile_pack": "compiler.build.build",
    "core": "compiler.model",
    "fixes": "compiler.source",
    "formatting": "compiler.workspace",
    "inspection": "compiler",
    "locations": "compiler.source",
    "markdown": "compiler.source",
    "pack_files": "compiler.source",
    "pack_folder": "compiler.source.locations",
    "pack_names": "compiler.source.locations",
    "processes": "compiler.build",
    "render": "compiler.source.render",
    "update_packs": "compiler.build.update",
    "user_cache": "compiler.build",
}

_MODULES = (
    "checked",
    "core",
    "fixes",
    "formatting",
    "inspection",
    "locations",
    "markdown",
    "pack_files",
    "processes",
    "user_cache",
)

__all__ = ["ENGINE", *_HOMES]

if not TYPE_CHECKING:  # else mypy would accept any name

    def __getattr__(name: str) -> Any:
        """Load what is asked for, and nothing else: playing a game needs no parser."""
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name in _MODULES:
            return import_module(f"{home}.{name}")
        return getattr(import_module(home), name)
