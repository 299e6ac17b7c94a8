"""What each diagnostic code means, in one line; a code is never given a second meaning."""

from __future__ import annotations

CODES: dict[str, str] = {
    # E0101..E0119: reading YAML
    "E0101": "the file is not YAML",
    "E0102": "a tab stands where YAML wants spaces",
    "E0103": "a colon inside an unquoted text",
    "E0104": "a line has no colon after its key",
    "E0105": "a line is indented to a place that fits nothing above it",
    "E0106": "a quote is never closed, or text follows the closing quote",
    "E0107": "a bracket is never closed, or a comma is missing",
    "E0108": "an unquoted text begins with a sign that YAML keeps for itself",
    "E0109": "a tag, a merge key or a directive, which packs do not use",
    "E0110": "the same key twice",
    "E0111": "a key that is empty, a list or a mapping",
    "E0112": "an alias without its anchor",
    "E0113": "a file, text, nesting or expansion beyond the limit",
    "E0114": "a number that no game can count with",
    "E0115": "the file is not UTF-8, or holds an invisible character",
    "E0116": "a file or link that leads out of the pack, or cannot be read",
    "E0117": "something that is not a document",
    "E0118": "the pack has no usable `pack.yaml`",
    # E0120..E0139: fitting the schemas
    "E0120": "an unknown key",
    "E0121": "an unknown kind of document",
    "E0122": "the key that names the kind is not the first key",
    "E0123": "a missing key",
    "E0124": "a value of the wrong type",
    "E0125": "a value that is not among the allowed ones",
    "E0126": "a number or a list that is too small or too large",
    "E0127": "a text that is not written as its place demands",
    "E0128": "a key that does not go together with another",
    "E0129": "a document in a file where its kind does not belong",
    "E0130": "two documents of one kind with the same name",
    "E0131": "two visible packs define the same kind",
    "E0132": "a kind or field whose name is taken",
    "E0133": "an unknown parent kind, or a circle of parents",
    "E0134": "an unknown type of a field",
    "E0135": "a default or example that does not fit its own field",
}
