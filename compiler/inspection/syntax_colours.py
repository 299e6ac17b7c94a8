"""The TextMate grammars by which editors colour the language, made from its own grammar and schemas.

`python -m compiler.inspection.syntax_colours` writes them into `editors/vscode/syntaxes/`:
`siegewright` for the language of effects and rules, `siegewright-content` for the YAML files that hold it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from compiler.inspection.content_colours import Rule, content_file
from compiler.language.grammar import GRAMMAR, PREPOSITIONS

FOLDER = Path("editors/vscode/syntaxes")

# What a keyword is to a reader. Every keyword of the grammar is in a group, in a phrase or a preposition.
_GROUPS = {
    "keyword.control.trigger": "before instead while once per times aura use where after",
    "keyword.control.flow": "if else repeat for each stop break until end may choose let",
    "keyword.other.statement": "emit give win lose award tie turn open run resolve expire renew say refuse",
    "keyword.operator.logical": "and or not is",
    "keyword.operator.quantifier": "count all any no sum highest lowest best sorted list first last random "
    "one a an up least most adjacent definition",
    "constant.language": "true false nothing",
}
# Words that are keywords only side by side: alone, they may be names.
_PHRASES = ("any number of", "such that", "at once", "or pass", "or nothing")
# Names that rules use everywhere.
_OWN_NAMES = ("self", "this", "it", "player", "active", "players", "game", "scenario", "options")

_NAME = "[a-z_][a-z0-9_]*"


def keywords(grammar: str = GRAMMAR) -> dict[str, list[str]]:
    """The keywords of the grammar by their scope."""
    rules = re.sub(r"//.*", "", grammar)
    words = set(re.findall(r'"([a-z]+)"', rules))
    words.update(*re.findall(r"/([a-z]+)\\s\+([a-z]+)\(", rules))
    found = {scope: sorted(words & set(group.split())) for scope, group in _GROUPS.items()}
    found["keyword.operator.preposition"] = sorted(words & PREPOSITIONS)
    known = {word for group in found.values() for word in group}
    rest = words - known - {word for phrase in _PHRASES for word in phrase.split()}
    if rest:
        raise ValueError(f"no colour for {', '.join(sorted(rest))}: put them into a group")
    return found


def language() -> Rule:
    """The grammar of effects and rules."""
    found = keywords()
    phrases = "|".join(phrase.replace(" ", r"\s+") for phrase in _PHRASES)
    reserved = "|".join(sorted(word for group in found.values() for word in group))
    not_verb = rf"(?!(?:{reserved})\b)"
    before_argument = r"(?=\s+(?!(?:and|or|not|in|is|if|after)\b)[a-z0-9_(\[\"]|\s*(?:$|[;|#]))"
    return {
        "name": "Siegewright",
        "scopeName": "source.siegewright",
        "patterns": [
            {"name": "comment.line.number-sign.siegewright", "match": "#.*$"},
            {
                "name": "string.quoted.double.siegewright",
                "begin": '"',
                "end": '"|$',
                "patterns": [{"name": "variable.other.slot.siegewright", "match": r"\{[^{}\"]*\}"}],
            },
            # `on` is a trigger in front of an ability, and a preposition elsewhere.
            {
                "match": r"(?:^|\G|,)\s*(on)\b(?:\s+(any)\b)?",
                "captures": {
                    "1": {"name": "keyword.control.trigger.siegewright"},
                    "2": {"name": "keyword.operator.quantifier.siegewright"},
                },
            },
            {
                "name": "variable.other.member.siegewright",
                "match": rf"(?<=\.){_NAME}(?!\()",
            },
            {
                "name": "keyword.control.flow.siegewright",
                "match": rf"\b(?:{phrases})\b",
            },
            {"name": "entity.name.function.siegewright", "match": rf"{_NAME}(?=\()"},
            {
                "name": "constant.numeric.dice.siegewright",
                "match": r"\b[0-9]{0,3}d[0-9]{1,6}(?![a-z0-9_])",
            },
            {"name": "constant.numeric.siegewright", "match": r"\b[0-9]{1,9}(?![a-z_0-9])"},
            # The first word of a statement is what it does.
            {
                "match": rf"(?:^|\G|[;:|])\s*{not_verb}({_NAME}){before_argument}",
                "captures": {"1": {"name": "entity.name.function.siegewright"}},
            },
            {
                "match": rf"\b(emit|open|run|may)\s+{not_verb}({_NAME})\b",
                "captures": {
                    "1": {"name": "keyword.other.statement.siegewright"},
                    "2": {"name": "entity.name.function.siegewright"},
                },
            },
            *[
                {"name": f"{scope}.siegewright", "match": rf"\b(?:{'|'.join(words)})\b"}
                for scope, words in found.items()
            ],
            {
                "name": "variable.language.siegewright",
                "match": rf"\b(?:{'|'.join(_OWN_NAMES)})\b",
            },
            {"name": "variable.other.siegewright", "match": rf"\b{_NAME}\b"},
            {"name": "keyword.operator.siegewright", "match": r"\+=|-=|<=|>=|!=|\.\.|[-+*/%=<>|]"},
            {"name": "punctuation.separator.siegewright", "match": "[,;:]"},
        ],
    }


def grammars() -> dict[str, str]:
    """The files and their texts."""
    files = {"siegewright": language(), "siegewright-content": content_file()}
    return {f"{name}.tmLanguage.json": json.dumps(g, indent=2) + "\n" for name, g in files.items()}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, text in grammars().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
