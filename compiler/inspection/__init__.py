"""What packs hold, as results for tools: clients ask for these instead of the parts they are made of.

- `after_pass`, `functions`: what a pass of the compiler makes of a pack; what every pack can use.
- `kernel_page`, `pack_page`: the reference, as Markdown.
- `rulebook_tree`, `links_of`: the rulebook, as plain data.
- `printed_pack`: documents with a face, maps and tiles, ready to be drawn; `looks_of`, `pictures_of_looks`: how
  the table draws things.
- `explain`: where each value of a document comes from.
- `facts_of`, `changes_between`: what differs between two versions of a pack.
- `new_pack`, `new_document`: files for `siegewright new`.
- `change_between`, `near`: which rule tests are near to a change.
- `grammars`: colours for editors; `rule_index`: the rules that a pack lists; `written_words`: the words of a file, each with what it is;
  `Meaning`: whether a changed file still means what it did.
"""

from __future__ import annotations

from compiler.inspection.affected_tests import Change as ChangedDocuments
from compiler.inspection.affected_tests import Sources, change_between, near
from compiler.inspection.affected_tests import Test as TestName
from compiler.inspection.content_diff import changes_between, facts_of
from compiler.inspection.document_scaffolds import NoScaffold
from compiler.inspection.explanations import UnknownId, explain, looks_of, pictures_of_looks
from compiler.inspection.meaning import Meaning
from compiler.inspection.passes import after_pass, functions
from compiler.inspection.printed_pack import PrintedMap, PrintedPack, PrintedShape, printed_pack
from compiler.inspection.reference_kernel import kernel_page
from compiler.inspection.reference_pack import pack_page
from compiler.inspection.rule_index import rule_index
from compiler.inspection.rulebook_tree import Tree, links_of, rulebook_tree
from compiler.inspection.scaffolds import new_document, new_pack
from compiler.inspection.syntax_colours import grammars
from compiler.inspection.written_words import WrittenWord, written_words
from compiler.workspace.explained import Explained
from compiler.workspace.printed import Printed

__all__ = [
    "ChangedDocuments", "Explained", "NoScaffold", "Printed", "PrintedMap", "PrintedPack", "PrintedShape",
    "Sources",    "TestName", "Tree", "UnknownId", "after_pass", "change_between", "changes_between", "explain",
    "facts_of", "functions", "grammars", "kernel_page", "links_of", "looks_of", "near", "new_document",
    "new_pack", "pack_page", "pictures_of_looks", "printed_pack", "rule_index", "rulebook_tree", "WrittenWord", "written_words", "Meaning",
]  # fmt: skip
