"""What the project's own tools for authors use of the compiler's inside. Other programs use `compiler`.

The formatter, the reference, scaffolds, archives, builds and benchmarks work with documents as they are
written, with schemas and with the output folder. All they take from there is listed here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from compiler.build.build import resolved as resolved
    from compiler.build.build_cache import SILENT as SILENT
    from compiler.build.build_cache import from_text as from_text
    from compiler.build.build_cache import to_text as to_text
    from compiler.build.build_cache import without as without
    from compiler.build.build_notes import Content as Content
    from compiler.build.build_notes import Note as Note
    from compiler.build.build_notes import compiler_state as compiler_state
    from compiler.build.build_notes import digest_of as digest_of
    from compiler.build.build_notes import digest_of_texts as digest_of_texts
    from compiler.build.in_memory import Texts as Texts
    from compiler.build.in_memory import Workbench as Workbench
    from compiler.build.mutants import Mutant as Mutant
    from compiler.build.mutants import advice_for_bots as advice_for_bots
    from compiler.build.mutants import mutants_of as mutants_of
    from compiler.build.output_folder import Store as Store
    from compiler.build.output_folder import digests as digests
    from compiler.build.output_folder import swap as swap
    from compiler.build.rule_test_files import RuleTests as RuleTests
    from compiler.build.rule_test_files import case_in as case_in
    from compiler.build.rule_test_files import rule_tests_of as rule_tests_of
    from compiler.build.rule_test_files import rules_of as rules_of
    from compiler.build.rule_test_files import world_for_tests as world_for_tests
    from compiler.build.rule_tests import TestCase as TestCase
    from compiler.check.checked import Checked as Checked
    from compiler.check.checked import CheckedRoutine as CheckedRoutine
    from compiler.check.maps import place_of as place_of
    from compiler.codegen.clauses import Clause as Clause
    from compiler.codegen.clauses import Clauses as Clauses
    from compiler.codegen.maps import map_data as map_data
    from compiler.layout.formatted import Home as Home
    from compiler.layout.formatted import formatted as formatted
    from compiler.layout.modelines import check_modelines as check_modelines
    from compiler.layout.yaml_tree import LeftAlone as LeftAlone
    from compiler.model import core as core
    from compiler.model.definitions import World as World
    from compiler.schema.kinds import KERNEL_KINDS as KERNEL_KINDS
    from compiler.schema.scope import Scope as Scope
    from compiler.schema.validate import Document as Document
    from compiler.schema.validators import check_schema as check_schema
    from compiler.source.codes import CODES as CODES
    from compiler.source.fixes import Overlap as Overlap
    from compiler.source.fixes import apply_edits as apply_edits
    from compiler.source.fixes import safe_fixes as safe_fixes
    from compiler.source.load import RawPack as RawPack
    from compiler.source.load import read_yaml as read_yaml
    from compiler.source.load import shown as shown
    from compiler.source.module_names import module_name as module_name
    from compiler.source.packs import manifest as manifest
    from compiler.source.positions import Fields as Fields
    from compiler.source.positions import Scalar as Scalar
    from compiler.workspace.formatting import Formatter as Formatter

_HOMES = {
    "CODES": "compiler.source.codes",
    "Checked": "compiler.check.checked",
    "CheckedRoutine": "compiler.check.checked",
    "Clause": "compiler.codegen.clauses",
    "Clauses": "compiler.codegen.clauses",
    "Content": "compiler.build.build_notes",
    "Document": "compiler.schema.validate",
    "Fields": "compiler.source.positions",
    "Formatter": "compiler.workspace.formatting",
    "Home": "compiler.layout.formatted",
    "KERNEL_KINDS": "compiler.schema.kinds",
    "LeftAlone": "compiler.layout.yaml_tree",
    "Mutant": "compiler.build.mutants",
    "Note": "compiler.build.build_notes",
    "Overlap": "compiler.source.fixes",
    "RawPack": "compiler.source.load",
    "RuleTests": "compiler.build.rule_test_files",
    "SILENT": "compiler.build.build_cache",
    "Scalar": "compiler.source.positions",
    "Scope": "compiler.schema.scope",
    "Store": "compiler.build.output_folder",
    "TestCase": "compiler.build.rule_tests",
    "Texts": "compiler.build.in_memory",
    "Workbench": "compiler.build.in_memory",
    "World": "compiler.model.definitions",
    "advice_for_bots": "compiler.build.mutants",
    "apply_edits": "compiler.source.fixes",
    "case_in": "compiler.build.rule_test_files",
    "check_modelines": "compiler.layout.modelines",
    "check_schema": "compiler.schema.validators",
    "compiler_state": "compiler.build.build_notes",
    "core": "compiler.model",
    "digest_of": "compiler.build.build_notes",
    "digest_of_texts": "compiler.build.build_notes",
    "digests": "compiler.build.output_folder",
    "formatted": "compiler.layout.formatted",
    "from_text": "compiler.build.build_cache",
    "manifest": "compiler.source.packs",
    "map_data": "compiler.codegen.maps",
    "module_name": "compiler.source.module_names",
    "mutants_of": "compiler.build.mutants",
    "place_of": "compiler.check.maps",
    "read_yaml": "compiler.source.load",
    "resolved": "compiler.build.build",
    "rule_tests_of": "compiler.build.rule_test_files",
    "rules_of": "compiler.build.rule_test_files",
    "safe_fixes": "compiler.source.fixes",
    "shown": "compiler.source.load",
    "swap": "compiler.build.output_folder",
    "to_text": "compiler.build.build_cache",
    "without": "compiler.build.build_cache",
    "world_for_tests": "compiler.build.rule_test_files",
}
_MODULES = ("core",)

__all__ = list(_HOMES)

if not TYPE_CHECKING:  # else mypy would believe that there is every name

    def __getattr__(name: str) -> Any:
        """Load what is asked for, and nothing else: playing a game needs no parser."""
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name in _MODULES:
            return import_module(f"{home}.{name}")
        return getattr(import_module(home), name)
