"""`siegewright mutate`: what it prints, and the reports it keeps in docs/mutation/."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

import yaml

from compiler import Mutant, Project, locations, processes
from siegewright.authoring.clauses import Source
from siegewright.authoring.mutate import (
    Mutation,
    Name,
    Progress,
    TestsFail,
    mutate,
    suite_of,
    together,
)
from siegewright.authoring.testing import testers
from siegewright.usage import FINE, WRONG, UsageError, read_here, write_here

FOLDER = Path("docs", "mutation")
EVERY = 10.0  # seconds between two lines of progress, where it is not a terminal


def mutate_command(
    root: Path, packs: Sequence[str], options: argparse.Namespace, source: Source
) -> int:
    if not processes.can_fork():
        raise UsageError("mutants need a system whose processes can be forked: Linux or macOS")
    if options.sample is not None and options.sample < 1:
        raise UsageError("--sample takes a number from 1 on")
    if options.write and options.only:
        raise UsageError("a report is kept of the whole pack: leave out --only or --write")
    if not 0 <= options.at_least <= 100:
        raise UsageError("--at-least takes a percentage from 0 to 100")
    found: list[dict[str, Any]] = []
    fine = True
    for pack in packs:
        project = Project(root)
        try:
            suites = [suite_of(project, name, source, pack) for name in testers(project, pack)]
        except TestsFail as error:
            print(f"siegewright: {error}", file=sys.stderr)
            return WRONG
        mutants = suites[0].bench.mutants(pack)
        equal = equal_changes(root, pack, mutants)
        if packs == [pack] and not any(options.only in mutant.span.path for mutant in mutants):
            raise UsageError(f"nothing can be changed in a file of {pack} with `{options.only}`")
        told = progress(pack, sys.stderr)
        result = mutate(
            suites[0], options.sample, options.seed, told, equal, options.only, options.jobs
        )
        for suite in suites[1:]:
            left = {outcome.mutant.name for outcome in result.survived}
            told = progress(f"{pack}, with the tests of {suite.pack}", sys.stderr)
            again = mutate(suite, None, options.seed, told, equal, "", options.jobs, left)
            result = together(result, again)
        fine = fine and result.share * 100 >= options.at_least
        settings = {"sample": options.sample, "seed": options.seed}
        others = [suite.pack for suite in suites if suite.pack != pack]
        by = {"tests_of": others} if others else {}
        found.append({**result.to_data(), **settings, **by})
        if options.format == "text":
            print_survivors(result)
        if options.write:
            folder = root / FOLDER
            data = json.dumps(found[-1], indent=2) + "\n"
            write_here(folder / f"{pack}.json", data.encode(), root)
            write_here(folder / f"{pack}.md", markdown(found[-1], equal).encode(), root)
    if options.format == "json":
        print(json.dumps(found[0] if len(found) == 1 else whole(found), indent=2))
    return FINE if fine else WRONG


def whole(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Several packs together."""
    return {
        "mutants": sum(part["mutants"] for part in found),
        "killed": sum(part["killed"] for part in found),
        "survived": [{"pack": part["pack"], **s} for part in found for s in part["survived"]],
        "packs": [{k: v for k, v in part.items() if k != "survived"} for part in found],
    }


def equal_changes(root: Path, pack: str, mutants: Sequence[Mutant]) -> dict[Name, str]:
    """Changes that make no difference, with reasons. Each entry names exactly one change of the pack."""
    file = root / FOLDER / f"{pack}.equal.yaml"
    if not file.is_file():
        return {}
    shown = f"{FOLDER / pack}.equal.yaml"
    alike: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in mutants:
        alike.setdefault((mutant.document, mutant.words), []).append(mutant)
    found: dict[Name, str] = {}
    try:
        for entry in yaml.safe_load(read_here(file)) or []:
            document, change, why = (str(entry[key]) for key in ("document", "change", "why"))
            known = alike.get((document, change), [])
            number = entry.get("number", 1)
            if number not in [mutant.number for mutant in known]:
                which = f" with the number {number}" if known else ""
                raise UsageError(f"{shown}: {document} has no change {change}{which}")
            if len(known) > 1 and "number" not in entry:
                # One reason seldom fits them all, and what is listed is never tried.
                places = ", ".join([f"`number: {m.number}` is at {m.span}" for m in known])
                says = f"{document} has {len(known)} changes {change}: {places}"
                raise UsageError(f"{shown}: {says}")
            if (document, change, number) in found:
                raise UsageError(f"{shown}: {document} has the change {change} twice")
            found[document, change, number] = why
    except (
        yaml.YAMLError,
        OSError,
        ValueError,
        AttributeError,
        KeyError,
        TypeError,
        RecursionError,
    ) as error:
        wrong = f"{shown}: this should be a list of `document`, `change` and `why`"
        raise UsageError(wrong) from error
    return found


def progress(pack: str, stream: TextIO) -> Progress:
    """Tells how far the mutants of a pack are."""
    began = time.monotonic()
    last = began

    def told(done: int, wanted: int, survived: int) -> None:
        nonlocal last
        now = time.monotonic()
        speed = done / max(now - began, 1e-9)
        words = f"{pack}: {done} of {wanted} mutants, {survived} survived, {speed:.1f} a second"
        if stream.isatty():
            end = "\n" if done >= wanted else ""
            print(f"\r\x1b[K{words}", end=end, file=stream, flush=True)
        elif now - last >= EVERY or done >= wanted:
            last = now
            print(words, file=stream, flush=True)

    return told


def print_survivors(result: Mutation) -> None:
    for outcome in result.survived:
        mutant = outcome.mutant
        reach = {0: "no test reaches it", 1: "1 test reaches it"}.get(
            outcome.tests, f"{outcome.tests} tests reach it"
        )
        print(f"{mutant.span}: {mutant.document}: {mutant.words} ({reach})")
    count = len(result.outcomes)
    print(
        f"{result.pack}: {count - len(result.survived)} of {count} mutants killed "
        f"({result.share:.1%}); {result.possible} changes are possible"
    )


def markdown(data: dict[str, Any], equal: dict[Name, str]) -> str:
    """A report to be kept: the same for the same content, sample and seed."""
    killed, count = data["killed"], data["mutants"]
    share = f"{killed / count:.1%}" if count else "100.0%"
    sample = f" --sample {data['sample']} --seed {data['seed']}" if data["sample"] else ""
    others = data.get("tests_of", [])
    known = locations.external_packs()
    external = [f" --pack {os.path.relpath(known[pack])}" for pack in others if pack in known]
    lines = [
        f"# Mutants of `{data['pack']}`",
        "",
        f"Written by `siegewright mutate {data['pack']}{sample}{''.join(external)} --write`. "
        "See [rule tests](../tests.md) for what it means.",
        "",
        *([f"Tried with the rule tests of {' and '.join(others)}.", ""] if others else []),
        f"- Possible changes: {data['possible']}",
        f"- Tried: {count}",
        f"- Killed: {killed} ({share})",
        f"- Survived: {len(data['survived'])}",
        "",
    ]
    if data["survived"]:
        lines += [
            "| place | document | change | tests that reach it |",
            "| --- | --- | --- | --- |",
        ]
        for s in data["survived"]:
            change = s["change"].replace("|", "\\|")
            place = f"{s['file']}:{s['line']}:{s['column']}"
            lines.append(f"| {place} | {s['document']} | {change} | {s['tests']} |")
        lines.append("")
    if equal:
        lines += ["## Changes that make no difference", "", "They are not counted.", ""]
        for (document, change, number), why in sorted(equal.items()):
            which = f" (number {number} of these)" if number > 1 else ""
            lines.append(f"- {document}: {change}{which}. {why}")
        lines.append("")
    return "\n".join(lines)


def unproven(root: Path, pack: str) -> dict[str, list[str]]:
    """The rules whose documents have a surviving mutant in the report that is kept: where."""
    file = root / FOLDER / f"{pack}.json"
    if not file.is_file():
        return {}
    found: dict[str, list[str]] = {}
    try:
        for s in json.loads(read_here(file))["survived"]:
            for id in s["rules"]:
                found.setdefault(id, []).append(f"{s['file']}:{s['line']}: {s['change']}")
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        wrong = f"{FOLDER / pack}.json: this is no report of `siegewright mutate {pack} --write`"
        raise UsageError(wrong) from error
    return found
