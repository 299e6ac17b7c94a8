"""What the project's own tools for authors use of the compiler's inside. Other programs use `compiler`.

The formatter, the reference, scaffolds, archives, builds and benchmarks work with documents as they are
written, with schemas and with the output folder. All they take from there is listed here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from compiler.build.build import resolved as resolved
    from compiler.build.build import validated as validated
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
    from compiler.check.check import check as check
    from compiler.check.checked import Checked as Checked
    from compiler.check.checked import CheckedEffects as CheckedEffects
    from compiler.check.checked import CheckedRoutine as CheckedRoutine
    from compiler.check.looks import looks_data as looks_data
    from compiler.check.maps import place_of as place_of
    from compiler.check.routines import with_types as with_types
    from compiler.codegen.clauses import Clause as Clause
    from compiler.codegen.clauses import Clauses as Clauses
    from compiler.codegen.maps import map_data as map_data
    from compiler.codegen.whole import lower as lower
    from compiler.language.grammar import GRAMMAR as GRAMMAR
    from compiler.language.grammar import PREPOSITIONS as PREPOSITIONS
    from compiler.language.parse import LanguageError as LanguageError
    from compiler.language.parse import read as read
    from compiler.language.parse import tree_of as tree_of
    from compiler.language.pretty import pretty as pretty
    from compiler.language.pretty import same as same
    from compiler.language.syntax_builder import RESERVED as RESERVED
    from compiler.language.typo_hints import KEYWORDS as KEYWORDS
    from compiler.layout.formatted import Home as Home
    from compiler.layout.formatted import formatted as formatted
    from compiler.layout.modelines import check_modelines as check_modelines
    from compiler.layout.modelines import modeline as modeline
    from compiler.layout.yaml_tree import LeftAlone as LeftAlone
    from compiler.model import core as core
    from compiler.model.builtins import FUNCTIONS as FUNCTIONS
    from compiler.model.builtins import VERBS as VERBS
    from compiler.model.core_trees import statements as statements
    from compiler.model.definitions import Thing as Thing
    from compiler.model.definitions import World as World
    from compiler.model.resolve_types import text_of as text_of
    from compiler.prose.rule_words import choice_words as choice_words
    from compiler.prose.rule_words import condition_words as condition_words
    from compiler.prose.rules_text import field_text as field_text
    from compiler.prose.rules_text import glossary as glossary
    from compiler.schema.edits import shown_value as shown_value
    from compiler.schema.kinds import ID as ID
    from compiler.schema.kinds import KERNEL_KINDS as KERNEL_KINDS
    from compiler.schema.kinds import SPECIAL_KINDS as SPECIAL_KINDS
    from compiler.schema.kinds import FieldDef as FieldDef
    from compiler.schema.kinds import all_fields as all_fields
    from compiler.schema.kinds import is_piece as is_piece
    from compiler.schema.patches import patch as patch
    from compiler.schema.rule_keys import DRAWN as DRAWN
    from compiler.schema.schemas import Schema as Schema
    from compiler.schema.schemas import kernel_schema as kernel_schema
    from compiler.schema.scope import Scope as Scope
    from compiler.schema.scope import scopes_of as scopes_of
    from compiler.schema.validate import Document as Document
    from compiler.schema.validate import name_of as name_of
    from compiler.schema.validators import check_schema as check_schema
    from compiler.source.codes import CODES as CODES
    from compiler.source.fixes import Overlap as Overlap
    from compiler.source.fixes import apply_edits as apply_edits
    from compiler.source.fixes import safe_fixes as safe_fixes
    from compiler.source.load import RawFile as RawFile
    from compiler.source.load import RawPack as RawPack
    from compiler.source.load import read_yaml as read_yaml
    from compiler.source.load import shown as shown
    from compiler.source.module_names import module_name as module_name
    from compiler.source.packs import manifest as manifest
    from compiler.source.positions import Fields as Fields
    from compiler.source.positions import Items as Items
    from compiler.source.positions import Scalar as Scalar
    from compiler.source.positions import Value as Value
    from compiler.source.positions import plain as plain
    from compiler.workspace.explained import WIDEST as WIDEST
    from compiler.workspace.explained import Explained as Explained
    from compiler.workspace.explained import explained as explained
    from compiler.workspace.explained import known_ids as known_ids
    from compiler.workspace.explained import short as short
    from compiler.workspace.formatting import Formatter as Formatter
    from compiler.workspace.printed import Printed as Printed
    from compiler.workspace.printed import printed_documents as printed_documents

_HOMES = {
    "CODES": "compiler.source.codes",
    "Checked": "compiler.check.checked",
    "CheckedEffects": "compiler.check.checked",
    "CheckedRoutine": "compiler.check.checked",
    "Clause": "compiler.codegen.clauses",
    "Clauses": "compiler.codegen.clauses",
    "Content": "compiler.build.build_notes",
    "DRAWN": "compiler.schema.rule_keys",
    "Document": "compiler.schema.validate",
    "Explained": "compiler.workspace.explained",
    "FUNCTIONS": "compiler.model.builtins",
    "FieldDef": "compiler.schema.kinds",
    "Fields": "compiler.source.positions",
    "Formatter": "compiler.workspace.formatting",
    "GRAMMAR": "compiler.language.grammar",
    "Home": "compiler.layout.formatted",
    "ID": "compiler.schema.kinds",
    "Items": "compiler.source.positions",
    "KERNEL_KINDS": "compiler.schema.kinds",
    "KEYWORDS": "compiler.language.typo_hints",
    "LanguageError": "compiler.language.parse",
    "LeftAlone": "compiler.layout.yaml_tree",
    "Mutant": "compiler.build.mutants",
    "Note": "compiler.build.build_notes",
    "Overlap": "compiler.source.fixes",
    "PREPOSITIONS": "compiler.language.grammar",
    "Printed": "compiler.workspace.printed",
    "RESERVED": "compiler.language.syntax_builder",
    "RawFile": "compiler.source.load",
    "RawPack": "compiler.source.load",
    "RuleTests": "compiler.build.rule_test_files",
    "SILENT": "compiler.build.build_cache",
    "SPECIAL_KINDS": "compiler.schema.kinds",
    "Scalar": "compiler.source.positions",
    "Schema": "compiler.schema.schemas",
    "Scope": "compiler.schema.scope",
    "Store": "compiler.build.output_folder",
    "TestCase": "compiler.build.rule_tests",
    "Texts": "compiler.build.in_memory",
    "Thing": "compiler.model.definitions",
    "VERBS": "compiler.model.builtins",
    "Value": "compiler.source.positions",
    "WIDEST": "compiler.workspace.explained",
    "Workbench": "compiler.build.in_memory",
    "World": "compiler.model.definitions",
    "advice_for_bots": "compiler.build.mutants",
    "all_fields": "compiler.schema.kinds",
    "apply_edits": "compiler.source.fixes",
    "case_in": "compiler.build.rule_test_files",
    "check": "compiler.check.check",
    "check_modelines": "compiler.layout.modelines",
    "check_schema": "compiler.schema.validators",
    "choice_words": "compiler.prose.rule_words",
    "compiler_state": "compiler.build.build_notes",
    "condition_words": "compiler.prose.rule_words",
    "core": "compiler.model",
    "digest_of": "compiler.build.build_notes",
    "digest_of_texts": "compiler.build.build_notes",
    "digests": "compiler.build.output_folder",
    "explained": "compiler.workspace.explained",
    "field_text": "compiler.prose.rules_text",
    "formatted": "compiler.layout.formatted",
    "from_text": "compiler.build.build_cache",
    "glossary": "compiler.prose.rules_text",
    "is_piece": "compiler.schema.kinds",
    "kernel_schema": "compiler.schema.schemas",
    "known_ids": "compiler.workspace.explained",
    "looks_data": "compiler.check.looks",
    "lower": "compiler.codegen.whole",
    "manifest": "compiler.source.packs",
    "map_data": "compiler.codegen.maps",
    "modeline": "compiler.layout.modelines",
    "module_name": "compiler.source.module_names",
    "mutants_of": "compiler.build.mutants",
    "name_of": "compiler.schema.validate",
    "patch": "compiler.schema.patches",
    "place_of": "compiler.check.maps",
    "plain": "compiler.source.positions",
    "pretty": "compiler.language.pretty",
    "printed_documents": "compiler.workspace.printed",
    "read": "compiler.language.parse",
    "read_yaml": "compiler.source.load",
    "resolved": "compiler.build.build",
    "rule_tests_of": "compiler.build.rule_test_files",
    "rules_of": "compiler.build.rule_test_files",
    "safe_fixes": "compiler.source.fixes",
    "same": "compiler.language.pretty",
    "scopes_of": "compiler.schema.scope",
    "short": "compiler.workspace.explained",
    "shown": "compiler.source.load",
    "shown_value": "compiler.schema.edits",
    "statements": "compiler.model.core_trees",
    "swap": "compiler.build.output_folder",
    "text_of": "compiler.model.resolve_types",
    "to_text": "compiler.build.build_cache",
    "tree_of": "compiler.language.parse",
    "validated": "compiler.build.build",
    "with_types": "compiler.check.routines",
    "without": "compiler.build.build_cache",
    "world_for_tests": "compiler.build.rule_test_files",
}
_MODULES = ("core",)

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    """Load what is asked for, and nothing else: playing a game needs no parser."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in _MODULES:
        return import_module(f"{home}.{name}")
    return getattr(import_module(home), name)
