"""Diagnostics as SARIF 2.1.0: the shape that the standard demands, and what a reader finds in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from siegewright.cli import main
from tests.helpers import BASE, scenario, write_pack

# The parts of the standard's schema (OASIS, sarif-schema-2.1.0) that our log uses, closed: what
# is not named here, the standard may allow, but we do not write it.
TEXT = {"type": "string", "minLength": 1}
MESSAGE = {
    "type": "object",
    "properties": {"text": TEXT},
    "required": ["text"],
    "additionalProperties": False,
}
POSITIVE = {"type": "integer", "minimum": 1}
REGION = {
    "type": "object",
    "properties": {"startLine": POSITIVE, "startColumn": POSITIVE, "endColumn": POSITIVE},
    "required": ["startLine", "startColumn", "endColumn"],
    "additionalProperties": False,
}
LOCATION = {
    "type": "object",
    "properties": {
        "physicalLocation": {
            "type": "object",
            "properties": {
                "artifactLocation": {
                    "type": "object",
                    "properties": {"uri": {"type": "string", "format": "uri-reference"}},
                    "required": ["uri"],
                    "additionalProperties": False,
                },
                "region": REGION,
            },
            "required": ["artifactLocation", "region"],
            "additionalProperties": False,
        }
    },
    "required": ["physicalLocation"],
    "additionalProperties": False,
}
RELATED = {k: v for k, v in LOCATION.items() if k != "additionalProperties"}  # and a message
FIX = {
    "type": "object",
    "properties": {
        "description": MESSAGE,
        "artifactChanges": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "properties": {
                    "artifactLocation": {
                        "type": "object",
                        "properties": {"uri": {"type": "string", "format": "uri-reference"}},
                        "required": ["uri"],
                        "additionalProperties": False,
                    },
                    "replacements": {
                        "type": "array",
                        "minItems": 1,
                        "items": {
                            "type": "object",
                            "properties": {
                                "deletedRegion": REGION,
                                "insertedContent": {
                                    "type": "object",
                                    "properties": {"text": {"type": "string"}},
                                    "required": ["text"],
                                    "additionalProperties": False,
                                },
                            },
                            "required": ["deletedRegion", "insertedContent"],
                            "additionalProperties": False,
                        },
                    },
                },
                "required": ["artifactLocation", "replacements"],
                "additionalProperties": False,
            },
        },
    },
    "required": ["description", "artifactChanges"],
    "additionalProperties": False,
}
RESULT = {
    "type": "object",
    "properties": {
        "ruleId": TEXT,
        "ruleIndex": {"type": "integer", "minimum": 0},
        "level": {"enum": ["none", "note", "warning", "error"]},
        "message": MESSAGE,
        "locations": {"type": "array", "items": LOCATION, "minItems": 1},
        "relatedLocations": {"type": "array", "items": RELATED, "minItems": 1},
        "fixes": {"type": "array", "items": FIX, "minItems": 1},
    },
    "required": ["ruleId", "ruleIndex", "level", "message", "locations"],
    "additionalProperties": False,
}
RULE = {
    "type": "object",
    "properties": {"id": TEXT, "name": TEXT, "shortDescription": MESSAGE},
    "required": ["id", "name", "shortDescription"],
    "additionalProperties": False,
}
SARIF = {
    "type": "object",
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"enum": ["2.1.0"]},
        "runs": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "tool": {
                        "type": "object",
                        "properties": {
                            "driver": {
                                "type": "object",
                                "properties": {
                                    "name": TEXT,
                                    "rules": {"type": "array", "items": RULE, "uniqueItems": True},
                                },
                                "required": ["name"],
                                "additionalProperties": False,
                            }
                        },
                        "required": ["driver"],
                        "additionalProperties": False,
                    },
                    "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                    "results": {"type": "array", "items": RESULT},
                },
                "required": ["tool", "columnKind", "results"],
                "additionalProperties": False,
            },
            "minItems": 1,
        },
    },
    "required": ["version", "runs"],
    "additionalProperties": False,
}
WRONG = "- unit: wasp\n  source: designed\n  effects: |\n    on sunrise: mark 1\n    +1 sizze\n"


@pytest.mark.parametrize("command", ["check", "build"])
@pytest.mark.parametrize("more", [WRONG, ""], ids=["mistakes", "none"])
def test_the_log_has_the_shape_of_the_standard(
    command: str, more: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path, {"a b.yaml": BASE + scenario("mark 1"), "more é.yaml": more or "# none\n"})
    code = main(["--root", str(tmp_path), command, "--format", "sarif"])
    assert code == (1 if more else 0)
    log = json.loads(capsys.readouterr().out)
    jsonschema.Draft7Validator(SARIF).validate(log)
    [run] = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    found = run["results"]
    assert rules == sorted({r["ruleId"] for r in found}), (
        "each rule once, and those that are needed"
    )
    for result in found:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        assert result["level"] == ("warning" if result["ruleId"].startswith("W") else "error")
        [location] = result["locations"]
        place = location["physicalLocation"]
        assert re.fullmatch(r"[A-Za-z0-9_.~/%-]+", place["artifactLocation"]["uri"])
        assert place["region"]["endColumn"] > place["region"]["startColumn"]
    uris = {r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for r in found}
    if more:
        assert [r["ruleId"] for r in found] == ["E0302", "E0213"]
        assert uris == {"content/demo/more%20%C3%A9.yaml"}
    else:
        assert "content/demo/a%20b.yaml" in uris, "warnings about what nobody uses"
    if more:
        region = found[1]["locations"][0]["physicalLocation"]["region"]
        assert region == {"startLine": 5, "startColumn": 8, "endColumn": 13}
        assert "did you mean `size`?" in found[1]["message"]["text"]
