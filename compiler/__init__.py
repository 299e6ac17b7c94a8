"""Content packs become Python. This is all that programs outside of the compiler may use of it.

- `Workspace`: the packs of a project with unsaved texts laid over them. It checks them (`PackState` with
  `Diagnostic`s), knows definitions and uses (`Index`, `Definition`), renames (`Renaming` with `Edit`s or
  `Refusal`s), tells what something is (`Hover`) and what can be written (`Completion`). A `View` answers
  such questions about one moment, also while the next texts are checked; `Moved` takes places along.
- `Project` with `check_pack`, `compile_pack` and `compile_test`: packs on the disk, checked and compiled once.
  Mistakes go to a `Report`; a `ContentError` ends what cannot go on.
- `render`, `as_json`, `as_sarif`: diagnostics for people and for programs.
- `pack_names`, `pack_folder`: the packs of a project.

The project's own tools for authors (formatting, reference, benchmarks) also use `compiler.tools`.
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
    from compiler.build.rule_tests import compile_test as compile_test
    from compiler.source import locations as locations
    from compiler.source import markdown as markdown
    from compiler.source import pack_files as pack_files
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
    from compiler.workspace.checking import PackState as PackState
    from compiler.workspace.completion import Completion as Completion
    from compiler.workspace.explained import Told as Told
    from compiler.workspace.hover import Hover as Hover
    from compiler.workspace.index import Definition as Definition
    from compiler.workspace.index import Index as Index
    from compiler.workspace.moved import Moved as Moved
    from compiler.workspace.outline import Outlined as Outlined
    from compiler.workspace.rename import Refusal as Refusal
    from compiler.workspace.rename import Renaming as Renaming
    from compiler.workspace.signatures import Signature as Signature
    from compiler.workspace.view import View as View
    from compiler.workspace.workspace import Workspace as Workspace

_HOMES = {
    "Completion": "compiler.workspace.completion",
    "ContentError": "compiler.source.diagnostics",
    "Definition": "compiler.workspace.index",
    "Diagnostic": "compiler.source.diagnostics",
    "Edit": "compiler.source.diagnostics",
    "Fix": "compiler.source.diagnostics",
    "Hover": "compiler.workspace.hover",
    "Index": "compiler.workspace.index",
    "Moved": "compiler.workspace.moved",
    "Outlined": "compiler.workspace.outline",
    "PackState": "compiler.workspace.checking",
    "Project": "compiler.build.build",
    "Refusal": "compiler.workspace.rename",
    "Related": "compiler.source.diagnostics",
    "Renaming": "compiler.workspace.rename",
    "Report": "compiler.source.diagnostics",
    "Severity": "compiler.source.diagnostics",
    "Signature": "compiler.workspace.signatures",
    "Span": "compiler.source.positions",
    "Told": "compiler.workspace.explained",
    "View": "compiler.workspace.view",
    "Workspace": "compiler.workspace.workspace",
    "as_json": "compiler.source.render",
    "as_sarif": "compiler.source.render",
    "check_pack": "compiler.build.build",
    "closest": "compiler.source.diagnostics",
    "compile_pack": "compiler.build.build",
    "compile_test": "compiler.build.rule_tests",
    "inspection": "compiler",
    "locations": "compiler.source",
    "markdown": "compiler.source",
    "pack_files": "compiler.source",
    "pack_folder": "compiler.source.locations",
    "pack_names": "compiler.source.locations",
    "processes": "compiler.build",
    "render": "compiler.source.render",
    "user_cache": "compiler.build",
}

_MODULES = ("inspection", "locations", "markdown", "pack_files", "processes", "user_cache")

__all__ = ["ENGINE", *_HOMES]

if not TYPE_CHECKING:  # else mypy would believe that there is every name

    def __getattr__(name: str) -> Any:
        """Load what is asked for, and nothing else: playing a game needs no parser."""
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name in _MODULES:
            return import_module(f"{home}.{name}")
        return getattr(import_module(home), name)
