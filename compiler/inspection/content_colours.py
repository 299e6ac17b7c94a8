"""How editors colour a content file: YAML, with the language of effects and rules in some of its values.

Grammars for YAML differ between editors, and between versions of one editor. So from its first line on, which names a
schema of documents, a content file is coloured by rules of our own; other YAML files are left alone.
"""

from __future__ import annotations

from typing import Any

from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.rule_keys import DRAWN
from compiler.schema.schemas import kernel_schema

Rule = dict[str, Any]

_FIRST_LINE = (
    r"^(?=#\s*yaml-language-server:\s*\$schema=\S*schemas/[a-z0-9_]+/documents\.schema\.json)"
)
_NAME = "[a-z_][a-z0-9_]*"
_LANGUAGE = {"include": "source.siegewright"}
_KEY = {"name": "entity.name.tag.yaml"}
_COLON = {"name": "punctuation.separator.key-value.mapping.yaml"}
_SIGN = {"name": "keyword.control.flow.block-scalar.yaml"}
_DASH = {"name": "punctuation.definition.block.sequence.item.yaml"}
_QUOTE = {"name": "punctuation.definition.string.yaml"}
_REMARK = {"name": "comment.line.number-sign.yaml"}
_COMMENT = {**_REMARK, "match": r"(?<!\S)#.*$"}
# Capital letters are not in the language: a line that begins with one is text for people.
_TEXT_LINE = {"name": "string.unquoted.block.yaml", "match": r"^\s*[A-Z].*$"}


def content_file() -> Rule:
    """The grammar of content files, which takes over from the one of the editor."""
    return {
        "name": "Siegewright content",
        "scopeName": "siegewright.content",
        "injectionSelector": "L:source.yaml -meta.content.siegewright",
        "patterns": [
            {
                "begin": _FIRST_LINE,
                "end": "(?!)",
                "contentName": "meta.content.siegewright",
                "patterns": [*_values(), *_yaml()],
            }
        ],
        "repository": {"flow": _flow()},
    }


def keys() -> dict[str, list[str]]:
    """The keys of kernel documents: one value, a list of lines, named values, or text for people."""
    found: dict[str, set[str]] = {"value": set(), "lines": set(), "named": set(), "text": set()}
    for kind in KERNEL_KINDS:
        for name, schema in kernel_schema(kind)["properties"].items():
            inner = schema.get("additionalProperties", {})
            match schema.get("$ref", "").rsplit("/", 1)[-1]:
                case "block" | "expression":
                    found["value"].add(name)
                case "lines":
                    found["lines"].add(name)
                case "" if isinstance(inner, dict) and inner.get("$ref", "").endswith(
                    "/expression"
                ):
                    found["named"].add(name)
                case "text":
                    found["text"].add(name)
                case "" if schema.get("type") == "string" and "pattern" not in schema:
                    found["text"].add(name)
    drawn = {key for _, key in DRAWN}
    found["value"] -= drawn
    found["text"] |= {"flavour", *drawn}
    found["text"] -= found["value"] | found["lines"] | found["named"]
    return {sort: sorted(names) for sort, names in found.items()}


def _values() -> list[Rule]:
    """The values that are written in the language."""
    known = keys()
    value, lines, named = ("|".join(known[sort]) for sort in ("value", "lines", "named"))
    text = "|".join(known["text"])
    head = {"2": _KEY, "3": _COLON, "4": _REMARK}
    return [
        *_one_line(f"{value}|effects"),
        {
            "begin": rf"^( *)({lines})(:)\s*(#.*)?$",
            "beginCaptures": head,
            "while": r"^(?=\1 *-\s|\1 +\S|\s*(?:#.*)?$)",
            "patterns": [_COMMENT, *_in_one_line(r"^\s*(-)\s+", {"1": _DASH})],
        },
        {
            "begin": rf"^( *)({named})(:)\s*(#.*)?$",
            "beginCaptures": head,
            "while": r"^(?=\1 +\S|\s*(?:#.*)?$)",
            "patterns": [_COMMENT, *_one_line(_NAME), *_blocks(_NAME, "[|>]")],
        },
        *_blocks(f"{value}|{lines}", "[|>]"),
        # Packs have fields of effects with names of their own: any block that is not known as text.
        *_blocks(rf"(?!(?:{text}):)[a-z_][a-z0-9_.]*", r"\|"),
    ]


def _in_one_line(head: str, scopes: Rule) -> list[Rule]:
    """A value after its head in one line: in double quotes, in single quotes, or bare."""
    inside = [{"name": "constant.character.escape.yaml", "match": r"\\.|''"}, _LANGUAGE]
    last = str(len(scopes) + 1)
    ends = {'"': '"|$', "'": "'(?!')|$"}
    quoted: list[Rule] = [
        {
            "begin": f"{head}({sign})",
            "beginCaptures": {**scopes, last: _QUOTE},
            "end": end,
            "endCaptures": {"0": _QUOTE},
            "contentName": "meta.embedded.inline.siegewright",
            "patterns": inside,
        }
        for sign, end in ends.items()
    ]
    bare = {
        "begin": rf"{head}(?=[^\s|>#\"'\[{{&*!])",
        "beginCaptures": scopes,
        "end": "$",
        "contentName": "meta.embedded.inline.siegewright",
        "patterns": [_LANGUAGE],
    }
    return [*quoted, bare]


def _one_line(key: str) -> list[Rule]:
    return _in_one_line(rf"^\s*(-\s+)*({key})(:)\s+", {"1": _DASH, "2": _KEY, "3": _COLON})


def _blocks(key: str, sign: str, text: bool = False) -> list[Rule]:
    """A value in a block below its key; the second rule is for a key after a dash."""
    content: Rule = {"contentName": "string.unquoted.block.yaml"}
    if not text:
        content = {
            "contentName": "meta.embedded.block.siegewright",
            "patterns": [_TEXT_LINE, _LANGUAGE],
        }
    return [
        {
            "begin": rf"^( *){dash}({key})(:)\s+({sign}[-+0-9]*)\s*(#.*)?$",
            "beginCaptures": {"2": _KEY, "3": _COLON, "4": _SIGN, "5": _REMARK},
            "while": rf"^(?=\1{deeper} +\S|\s*$)",
            **content,
        }
        for dash, deeper in (("", ""), ("- ", "  "))
    ]


_END = r"(?=\s*$|\s+#|\s*[,\]}])"  # of a value
_SCALARS: list[Rule] = [
    {"name": "constant.language.yaml", "match": rf"\b(?:true|false|null){_END}"},
    {"name": "constant.numeric.yaml", "match": rf"(?<![\w.+-])[-+]?\d+(?:\.\d+)?{_END}"},
    {"name": "entity.name.type.anchor.yaml", "match": r"(?<!\S)[&*]\w+"},
    {
        "name": "string.quoted.double.yaml",
        "begin": '"',
        "end": '"',
        "patterns": [
            {"name": "constant.character.escape.yaml", "match": r"\\."},
            {"name": "variable.other.slot.siegewright", "match": r"\{[^{}\"]*\}"},
        ],
    },
    {
        "name": "string.quoted.single.yaml",
        "begin": "'",
        "end": "'(?!')",
        "patterns": [{"name": "constant.character.escape.yaml", "match": "''"}],
    },
]
_ANY_KEY = {
    "match": r"(\"(?:[^\"\\]|\\.)*\"|'[^']*'|[^\s\"'#\[\]{},:&*!|>-](?:[^:#\[\]{},]|:(?=\S))*?)\s*(:)(?=\s|$)",
    "captures": {"1": _KEY, "2": _COLON},
}


def _yaml() -> list[Rule]:
    """The rest of a content file: as much of YAML as content needs."""
    plain = r"[^\s\"'#\[\]{}&*!|>](?:[^#]|(?<=\S)#)*?(?=\s+#|\s*$)"
    return [
        _COMMENT,
        *_blocks(r"[^\s\"'#\[\]{},:-][^:#\[\]{},]*", "[|>]", text=True),
        {**_DASH, "match": r"(?<!\S)-(?=\s|$)"},
        _ANY_KEY,
        *_SCALARS,
        {"include": "#flow"},
        {"name": "string.unquoted.plain.out.yaml", "match": plain},
    ]


def _flow() -> Rule:
    """Lists and mappings in brackets."""
    plain = r"[^\s,\[\]{}\"'#][^,\[\]{}]*?(?=\s*(?:[,\]}]|$))"
    inside = [
        _COMMENT,
        {"include": "#flow"},
        _ANY_KEY,
        *_SCALARS,
        {"name": "punctuation.separator.yaml", "match": ","},
        {"name": "string.unquoted.plain.in.yaml", "match": plain},
    ]
    return {
        "patterns": [
            {"begin": start, "end": end, "name": f"meta.flow-{form}.yaml", "patterns": inside}
            for form, start, end in (("sequence", r"\[", r"\]"), ("mapping", r"\{", r"\}"))
        ]
    }
