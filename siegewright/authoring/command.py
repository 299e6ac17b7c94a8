"""The commands for authors: checking, testing, formatting and explaining content."""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from siegewright.commands import (
    TEXT_JSON_SARIF,
    Commands,
    add_jobs,
    add_options,
    add_packs,
    add_seed,
)
from siegewright.project import chosen_packs, find_root, print_report, source_of
from siegewright.screen import one_line
from siegewright.usage import FINE, WRONG, UsageError

if TYPE_CHECKING:
    from compiler import Report

# What `show` prints.
SHOWN = {
    "load": "the YAML as it was read",
    "patches": "what patches change, in which pack and where",
    "validate": "the documents after patches and schemas",
    "parse": "effects and rules as syntax trees",
    "resolve": "rules and documents with their types",
    "check": "what effects and rules mean",
    "texts": "what players read: rules text, questions, lines of the log",
    "lower": "the modules before they are printed",
    "emit": "the generated Python",
    "functions": "the functions and verbs of every pack (needs no PATH)",
}


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    new = commands.add(
        "new",
        "start a pack, or a document with its test",
        _new,
        group="write",
        formats=(),
        external_packs=False,
    )
    new.add_argument("kind", metavar="KIND", help="`pack`, or a kind of document")
    new.add_argument("name", metavar="NAME", help="its id: lower-case letters, digits and `_`")
    new.add_argument("--pack", metavar="PACK", help="the pack that gets the document")
    new.add_argument("--requires", metavar="PACK", help="start an expansion of this pack")
    check = commands.add(
        "check", "look for mistakes in packs", _check, group="write", formats=TEXT_JSON_SARIF
    )
    add_packs(check)
    check.add_argument(
        "--fix",
        action="store_true",
        help="apply the fixes that are safe, and say which",
    )
    check.add_argument(
        "--scenario", metavar="S", help="only see whether a game of this scenario can start"
    )
    add_options(check, "with --scenario: an option of the game, as in `play`")
    watch = commands.add(
        "watch", "build and test whenever a file is saved", _watch, group="write", formats=()
    )
    add_packs(watch)
    watch.add_argument("--no-test", action="store_true", help="only build")
    fmt = commands.add("fmt", "format content files", _fmt, group="write", formats=())
    fmt.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="files, folders or packs (default: all)"
    )
    fmt.add_argument(
        "--check", action="store_true", help="change nothing; show what would change, and fail"
    )
    explain = commands.add(
        "explain", "explain an error code, or a document of a pack", _explain, group="write"
    )
    explain.add_argument(
        "what",
        metavar="CODE|PACK:ID",
        help="a code (`E0302`) or a document (`classics:drop`)",
    )
    show = commands.add(
        "show", "print the result of a compiler pass for a pack or a file", _show, group="write"
    )
    show.add_argument(
        "what", metavar="PASS", choices=tuple(SHOWN), help="a pass or list: see below"
    )
    show.formatter_class = argparse.RawDescriptionHelpFormatter
    width = max(map(len, SHOWN))
    passes = [f"  {name:{width}}  {told}" for name, told in SHOWN.items()]
    show.epilog = "\n".join(["passes and lists:", *passes])
    show.add_argument("path", nargs="?", metavar="PATH", help="a pack, or a file in one")
    refer = commands.add(
        "reference",
        "write docs/reference/ from schemas and packs",
        _reference,
        group="write",
        formats=(),
    )
    add_packs(refer)
    refer.add_argument(
        "--check", action="store_true", help="change nothing; fail if a page is not up to date"
    )
    _register_tests(commands)


def _register_tests(commands: Commands) -> None:
    test = commands.add("test", "run the rule tests of packs", _test, group="test")
    add_packs(test)
    test.add_argument(
        "--file",
        action="append",
        type=Path,
        default=[],
        metavar="F",
        help="run the tests of this file against the pack (repeatable)",
    )
    test.add_argument(
        "--only",
        default="",
        metavar="WORDS",
        help="only tests with these words in their title, or that prove one of these rules",
    )
    test.add_argument(
        "--clauses",
        action="store_true",
        help="show the statements, branches, triggers and alternatives that no test runs",
    )
    coverage = commands.add(
        "coverage", "count the rules that have a passing test", _coverage, group="test"
    )
    add_packs(coverage)
    mutate = commands.add(
        "mutate", "change rules one at a time and see whether a test fails", _mutate, group="test"
    )
    add_packs(mutate)
    mutate.add_argument(
        "--sample", type=int, metavar="N", help="try N changes, drawn by the seed (default: all)"
    )
    add_seed(mutate)
    mutate.add_argument(
        "--only", default="", metavar="TEXT", help="change only files with this in their path"
    )
    mutate.add_argument(
        "--write", action="store_true", help="write the report to docs/mutation/<pack>.md"
    )
    mutate.add_argument(
        "--at-least",
        type=float,
        default=0.0,
        metavar="P",
        help="fail if less than P percent of the changes of a pack make a test fail",
    )
    add_jobs(mutate)


# ------------------------------------------------------------------ write


def _new(options: argparse.Namespace) -> int:
    from siegewright.authoring.new import new_document, new_pack

    if options.kind == "pack":
        # The one command that works in an empty folder.
        root = options.root or Path.cwd()
        with contextlib.suppress(UsageError):
            root = find_root(options)
        return new_pack(root.resolve(), options.name, options.requires)
    root = find_root(options)
    if options.pack is None:
        raise UsageError("say which pack it belongs to: --pack PACK")
    return new_document(root, options.kind, options.name, chosen_packs(root, [options.pack])[0])


def _check(options: argparse.Namespace) -> int:
    from compiler import Report, Workspace
    from siegewright.drawing.named import check_pictures
    from siegewright.packs.start_check import check_starts

    root = find_root(options)
    if options.scenario is not None or options.option:
        if len(options.packs) != 1 or options.scenario is None:
            raise UsageError("say which game: siegewright check PACK --scenario S --option N=V")
        from siegewright.packs.opening import open_named
        from siegewright.play.command import can_begin

        return can_begin(open_named(options, options.packs[0]).program, options)
    packs, workspace = chosen_packs(root, options.packs), Workspace(root, keep=True)

    def look() -> Report:
        workspace.refresh()
        report = Report()
        for pack in packs:
            state = workspace.check(pack)
            single = Report([*state.diagnostics])
            if not single.errors:
                left = check_starts(state, single)
                if left:
                    print(f"siegewright: {left}: there was no more time", file=sys.stderr)
            if not single.errors:
                single.diagnostics.extend(workspace.first_lines(pack))
                check_pictures(state, single)
            report.diagnostics.extend(single.diagnostics)
        return report

    if options.fix:
        from siegewright.authoring.fix import check_and_fix

        where = sys.stdout if options.format == "text" else sys.stderr
        report, made = check_and_fix(root, look, lambda line: print(one_line(line), file=where))
        if options.format == "text":
            print(f"{len(made)} mistake{'s' if len(made) != 1 else ''} fixed")
    else:
        report = look()
    print_report(report, root, options.format)
    if not report.errors and options.format == "text":
        print("no errors found" if report.diagnostics else "no mistakes found")
    return WRONG if report.errors else FINE


def _watch(options: argparse.Namespace) -> int:
    from siegewright.authoring.watch import watch

    root = find_root(options)
    return watch(root, chosen_packs(root, options.packs), not options.no_test)


def _fmt(options: argparse.Namespace) -> int:
    from compiler import locations
    from siegewright.authoring.fmt import fmt

    root = find_root(options)
    paths = []
    external = locations.external_packs()
    for path in options.paths:
        pack = external.get(str(path), root / "content" / path)
        if not path.exists() and not pack.is_dir():
            raise UsageError(f"there is no file, folder or pack {path}")
        paths.append(path.absolute() if path.exists() else pack)
    return fmt(root, paths or [*external.values()], options.check)


def _explain(options: argparse.Namespace) -> int:
    pack, colon, id = options.what.partition(":")
    if not colon:
        from siegewright.authoring.error_pages import explain_code

        return explain_code(options.what, options.format)
    if not pack or not id:
        raise UsageError(f"`{options.what}` is not of the form PACK:ID")
    root = find_root(options)
    from siegewright.authoring.explain import explain_document

    return explain_document(root, chosen_packs(root, [pack])[0], id, options.format)


def _show(options: argparse.Namespace) -> int:
    from siegewright.authoring.show import show, show_functions

    if options.what == "functions":
        return show_functions()
    if options.path is None:
        raise UsageError("say which pack or file to show")
    return show(find_root(options), options.what, options.path)


def _reference(options: argparse.Namespace) -> int:
    from siegewright.authoring.reference import reference

    root = find_root(options)
    return reference(root, chosen_packs(root, options.packs), options.check)


# ------------------------------------------------------------------ test


def _test(options: argparse.Namespace) -> int:
    from compiler import ContentError
    from siegewright.authoring.testing import run_packs
    from siegewright.packs.opening import bring_up_to_date

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    if options.file and not options.packs:
        raise UsageError("say which pack the files belong to: siegewright test PACK --file F")
    for file in options.file:
        if not file.is_file():
            raise UsageError(f"there is no file {file}")
    bring_up_to_date(root, packs)
    if options.clauses:
        from siegewright.authoring.clauses import clauses_command

        fine = clauses_command(root, packs, options.only, options.format, source_of(root))
        return FINE if fine else WRONG
    try:
        return run_packs(root, packs, options.file, options.only, options.format, source_of(root))
    except ContentError as error:
        print_report(error.report, root, options.format)
        return WRONG


def _mutate(options: argparse.Namespace) -> int:
    from compiler import ContentError
    from siegewright.authoring.mutation_report import mutate_command
    from siegewright.packs.opening import bring_up_to_date

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    bring_up_to_date(root, packs)
    try:
        return mutate_command(root, packs, options, source_of(root))
    except ContentError as error:
        print_report(error.report, root, options.format)
        return WRONG


def _coverage(options: argparse.Namespace) -> int:
    from siegewright.authoring.coverage import cover, print_coverage
    from siegewright.packs.opening import bring_up_to_date

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    bring_up_to_date(root, packs)
    print_coverage(cover(root, packs, source_of(root)), options.format)
    return FINE
