"""The command `siegewright`.

Imports are made where they are needed: the command must answer at once when there is nothing to do.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from compiler import ENGINE, pack_folder, pack_names
from compiler.tools import Unsafe, packs_elsewhere
from interpreter import be_patient
from siegewright.screen import one_line, paint, screens
from siegewright.usage import NotBuilt, UsageError

if TYPE_CHECKING:
    from siegewright.packs.programs import Pack

FINE, WRONG, USAGE = 0, 1, 2


# What `show` prints, in the order of the passes.
SHOWN = {
    "load": "the YAML as it was read",
    "patches": "what patches change, in which pack and where",
    "validate": "the documents after patches and schemas",
    "parse": "effects and rules as syntax trees",
    "resolve": "rules and documents with their types",
    "check": "what effects and rules mean",
    "texts": "everything that players read: rules text, questions, words of the log",
    "lower": "the modules before they are printed",
    "emit": "the generated Python",
    "functions": "the functions and verbs of every pack (needs no PATH)",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives the exit code."""
    with screens():
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] | None = getattr(options, "run", None)
    if run is None:
        parser.print_help()
        return USAGE
    try:
        if getattr(options, "elsewhere", []):
            from siegewright.packs.external_packs import take_packs

            take_packs(options.elsewhere)
        be_patient()
        return run(options)
    except UsageError as error:
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return USAGE
    except (NotBuilt, Unsafe) as error:
        if str(error):
            print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): nothing is wrong.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return 130


class _Parser(argparse.ArgumentParser):
    """Tells which command was nearly said."""

    def error(self, message: str) -> NoReturn:
        said = re.match(
            r"argument COMMAND: invalid choice: '([^']*)' \(choose from (.*)\)", message
        )
        if said is not None:
            from compiler.tools import closest

            near = closest(said[1], re.findall(r"[a-z]+", said[2]))
            hint = f"did you mean `{near}`?" if near else "`siegewright --help` lists them"
            message = f"there is no command `{said[1]}`: {hint}"
        super().error(one_line(message))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="siegewright",
        description="Compile, check, test and play tabletop games written in YAML.",
    )
    parser.add_argument(
        "--root", type=Path, help="the project folder (default: the nearest one with content/)"
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {ENGINE}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(
        name: str,
        help: str,
        run: Callable[[argparse.Namespace], int],
        json_too: bool = True,
        packs_too: bool = True,
        formats: tuple[str, ...] = ("text", "json"),
    ) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=help, description=help[:1].upper() + help[1:] + "."
        )
        command.set_defaults(run=run)
        if packs_too:
            command.add_argument(
                "--pack",
                action="append",
                type=Path,
                default=[],
                metavar="PATH",
                dest="elsewhere",
                help="a further pack, from a folder anywhere",
            )
        if json_too:
            command.add_argument(
                "--format",
                choices=formats,
                default="text",
                help="for people or for programs",
            )
        return command

    told = ("text", "json", "sarif")  # where the answer is what is wrong with packs

    build = add("build", "compile packs into generated/", _build, formats=told)
    build.add_argument("packs", nargs="*", metavar="PACK")
    build.add_argument(
        "--check", action="store_true", help="change nothing; fail if generated/ is not up to date"
    )
    build.add_argument("--force", action="store_true", help="compile also what has not changed")
    build.add_argument(
        "--native",
        action="store_true",
        help="also compile to machine code, which plays two to three times as fast (needs mypy and a C compiler)",
    )
    check = add(
        "check", "look for mistakes in packs without writing anything", _check, formats=told
    )
    check.add_argument("packs", nargs="*", metavar="PACK")
    check.add_argument(
        "--fix",
        action="store_true",
        help="correct in the files what can only have been meant in one way, and say what",
    )
    check.add_argument("--scenario", metavar="S", help="see whether a game of it can begin")
    check.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with this option (a deck, say), as in play",
    )
    test = add("test", "run the rule tests of packs", _test)
    test.add_argument("packs", nargs="*", metavar="PACK")
    test.add_argument(
        "--file",
        action="append",
        type=Path,
        default=[],
        metavar="F",
        help="run the tests of this file against the pack",
    )
    test.add_argument(
        "--only", default="", metavar="WORDS", help="only tests with these words in their title"
    )
    test.add_argument(
        "--clauses",
        action="store_true",
        help="show the statements, branches, triggers and alternatives that no test runs",
    )
    mutate = add("mutate", "change rules one at a time and see whether a test notices", _mutate)
    mutate.add_argument("packs", nargs="*", metavar="PACK")
    mutate.add_argument(
        "--sample", type=int, metavar="N", help="try N changes, drawn by the seed, not all"
    )
    mutate.add_argument("--seed", type=int, default=1, metavar="K", help="default: 1")
    mutate.add_argument(
        "--write", action="store_true", help="keep the report in docs/mutation/<pack>.md"
    )
    coverage = add("coverage", "count the rules that have a passing test", _coverage)
    coverage.add_argument("packs", nargs="*", metavar="PACK")
    play = add("play", "play a game in the terminal", _play, json_too=False)
    play.add_argument("pack", metavar="PACK")
    play.add_argument("--scenario", metavar="S")
    play.add_argument("--players", type=int, metavar="N")
    play.add_argument("--seed", type=int, metavar="K")
    play.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="N=BOT",
        help="let a bot sit there, as in --seat 2=sensible",
    )
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose an option of the scenario; @FILE as the value reads it from a file",
    )
    play.add_argument(
        "--campaign",
        type=Path,
        metavar="FILE",
        help="begin a campaign, or go on with it; the file keeps what was earned",
    )
    _effort(play)
    _no_native(play)
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    sim = add("sim", "let bots play many games", _sim)
    sim.add_argument("pack", metavar="PACK")
    sim.add_argument(
        "--scenario",
        action="append",
        default=[],
        metavar="S",
        help="play this one, with its options as they are by default "
        "(without: all of them in turn, with options drawn from the seed)",
    )
    sim.add_argument(
        "--campaign",
        metavar="ID",
        help="play whole campaigns, from the first game to the end (--games counts campaigns)",
    )
    sim.add_argument("--players", type=int, metavar="N", help="(default: every number in turn)")
    sim.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose an option; VALUE may be several with commas, or all",
    )
    sim.add_argument(
        "--all",
        action="store_true",
        help="every value of every option, in every scenario (without --games: each once)",
    )
    sim.add_argument("--games", type=int, metavar="N", help="how many games (default: 100)")
    sim.add_argument("--seed", type=int, default=1, metavar="K")
    sim.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME...]",
        help="who plays, seat by seat, over and over: random or sensible",
    )
    _effort(sim)
    _no_native(sim)
    sim.add_argument(
        "--jobs", type=int, default=0, metavar="J", help="processes (default: one a core)"
    )
    sim.add_argument("--check", action="store_true", help="check the invariants after every step")
    sim.add_argument("--replays", type=Path, metavar="FOLDER", help="where failing games are saved")
    balance = add("balance", "let bots fill the tables of a pack's balance report", _balance)
    balance.add_argument("pack", metavar="PACK")
    balance.add_argument(
        "--table", action="append", default=[], metavar="ID", help="only this balance of the pack"
    )
    balance.add_argument("--games", type=int, default=20, metavar="N", help="games for every cell")
    balance.add_argument("--seed", type=int, default=1, metavar="K")
    _effort(balance)
    _no_native(balance)
    balance.add_argument(
        "--jobs", type=int, default=0, metavar="J", help="processes (default: one a core)"
    )
    balance.add_argument(
        "--to", type=Path, metavar="FILE", help="default: docs/balance/<pack>.md; - only prints"
    )
    replay = add("replay", "play a saved game or campaign again and compare", _replay)
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--log", action="store_true", help="print what happened")
    watch = add("watch", "build and test again whenever content is saved", _watch, json_too=False)
    watch.add_argument("packs", nargs="*", metavar="PACK")
    watch.add_argument("--no-test", action="store_true", help="only build")
    fmt = add("fmt", "lay out content files in their one form", _fmt, json_too=False)
    fmt.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a file, folder or pack")
    fmt.add_argument(
        "--check", action="store_true", help="change nothing; show what would change, and fail"
    )
    new = add(
        "new", "begin a pack, or a document with its test", _new, json_too=False, packs_too=False
    )
    new.add_argument("kind", metavar="KIND", help="`pack`, or a kind of documents")
    new.add_argument("name", metavar="NAME", help="its id: small letters, digits and `_`")
    new.add_argument("--pack", metavar="PACK", help="the pack of the document")
    new.add_argument("--requires", metavar="PACK", help="begin an expansion of that pack")
    pack = add("pack", "write a pack into one file, to share it", _pack)
    pack.add_argument("folder", type=Path, metavar="PATH", help="a pack, or the folder of one")
    pack.add_argument("--to", type=Path, metavar="FILE", help="default: <pack>-<version>.zip here")
    install = add("install", "check a pack in a file and put it into content/", _install)
    install.add_argument("file", type=Path, metavar="FILE")
    install.add_argument(
        "--replace", action="store_true", help="put it in the place of another version"
    )
    explain = add("explain", "explain a code of a message, or a document of a pack", _explain)
    explain.add_argument(
        "what",
        metavar="CODE|PACK:ID",
        help="a code, as in `E0302`, or a document (`classics:drop`)",
    )
    refer = add(
        "reference", "write docs/reference/ from schemas and packs", _reference, json_too=False
    )
    refer.add_argument("packs", nargs="*", metavar="PACK")
    refer.add_argument("--check", action="store_true", help="change nothing; fail if it is old")
    show = add("show", "print what a pass of the compiler makes of a pack or a file", _show)
    show.add_argument(
        "what",
        metavar="PASS",
        choices=tuple(SHOWN),
        help="; ".join(f"{name}: {told}" for name, told in SHOWN.items()),
    )
    show.add_argument("path", nargs="?", metavar="PATH", help="a pack, or a file in one")
    return parser


def _effort(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--effort",
        type=int,
        metavar="N",
        help="how many continuations a sensible bot imagines for a decision",
    )


def _no_native(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--no-native",
        action="store_true",
        help="play in Python even if there is a native build (`siegewright build --native`)",
    )


# ------------------------------------------------------------------ where things are


def find_root(options: argparse.Namespace) -> Path:
    if options.root is not None:
        root: Path = options.root.resolve()
        if not (root / "content").is_dir():
            raise UsageError(f"there is no content/ in {options.root}")
        return root
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "content").is_dir():
            return folder
    raise UsageError(
        "no content/ here or above: go to the project folder, use --root, or begin with "
        "`siegewright new pack NAME`"
    )


def chosen_packs(root: Path, wanted: Sequence[str]) -> list[str]:
    known = pack_names(root)
    names = [Path(w).name for w in wanted]
    for name in names:
        if name not in known:
            from compiler.tools import closest

            near = closest(name, known)
            hint = (
                f": did you mean `{near}`?" if near else f"; there are {', '.join(known) or 'none'}"
            )
            raise UsageError(f"there is no pack `{name}` in content/{hint}")
    return names or [*packs_elsewhere()] or known


def _source(root: Path) -> Callable[[str], str | None]:
    from compiler.tools import text_to_show

    return lambda path: text_to_show(root / path)


def _print_report(report: Any, root: Path, format: str) -> None:
    from compiler import as_json, as_sarif, render

    found = report.sorted()
    if format == "json":
        print(as_json(found))
    elif format == "sarif":
        print(as_sarif(found))
    elif found:
        paint(render(found, _source(root), colour=sys.stdout.isatty()))


# ------------------------------------------------------------------ commands


def _build(options: argparse.Namespace) -> int:
    from siegewright.packs.builder import build_packs

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    if options.native:
        from siegewright.packs.native_build import build_native_too

        if options.check:
            raise UsageError("--check changes nothing, and --native compiles: use one of them")
        return build_native_too(root, packs, options.force, options.format)
    return build_packs(root, packs, options.check, options.force, options.format)


def _check(options: argparse.Namespace) -> int:
    from compiler import Report, Workspace
    from siegewright.authoring.modelines import check_modelines
    from siegewright.packs.start_check import check_starts

    root = find_root(options)
    if options.scenario is not None or options.option:
        if len(options.packs) != 1 or options.scenario is None:
            raise UsageError("say which game: siegewright check PACK --scenario S --option N=V")
        from siegewright.play.commands import can_begin

        return can_begin(_open(options, options.packs[0]).program, options)
    packs, workspace = chosen_packs(root, options.packs), Workspace(root)

    def look() -> Report:
        workspace.refresh()
        report = Report()
        for pack in packs:
            single = Report([*workspace.check(pack).diagnostics])
            if not single.errors:
                left = check_starts(workspace.project, pack, single)
                if left:
                    print(f"siegewright: {left}: there was no more time", file=sys.stderr)
            if not single.errors:
                check_modelines(workspace.project.raw[pack], root, single)
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
    _print_report(report, root, options.format)
    if not report.errors and options.format == "text":
        print("no errors found" if report.diagnostics else "no mistakes found")
    return WRONG if report.errors else FINE


def _ready(root: Path, packs: Sequence[str]) -> int:
    """Bring generated/ up to date before it is used."""
    from siegewright.packs.builder import build_packs

    return build_packs(root, packs, check=False, force=False, format="quiet")


def _test(options: argparse.Namespace) -> int:
    from compiler import ContentError, Project
    from siegewright.authoring.testing import run_pack

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    if options.file and not options.packs:
        raise UsageError("say which pack the files belong to: siegewright test PACK --file F")
    for file in options.file:
        if not file.is_file():
            raise UsageError(f"there is no file {file}")
    if _ready(root, packs) != FINE:
        return WRONG
    if options.clauses:
        from siegewright.authoring.clauses import clauses_command

        fine = clauses_command(root, packs, options.only, options.format, _source(root))
        return FINE if fine else WRONG
    project = Project(root)
    results = []
    for pack in packs:
        try:
            results.extend(run_pack(project, pack, _source(root), options.file, options.only))
        except ContentError as error:
            _print_report(error.report, root, options.format)
            return WRONG
    failed = [r for r in results if not r.passed]
    if options.format == "json":
        print(
            json.dumps(
                {
                    "passed": len(results) - len(failed),
                    "failed": len(failed),
                    "tests": [r.to_data() for r in results],
                },
                indent=2,
            )
        )
    else:
        for r in failed:
            print(f"FAILED {r.path}:{r.line}: {r.title}\n{r.message}\n")
        print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return WRONG if failed else FINE


def _mutate(options: argparse.Namespace) -> int:
    from compiler import ContentError
    from siegewright.authoring.mutation_report import mutate_command

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    if _ready(root, packs) != FINE:
        return WRONG
    try:
        mutate_command(root, packs, options, _source(root))
    except ContentError as error:
        _print_report(error.report, root, options.format)
        return WRONG
    return FINE


def _coverage(options: argparse.Namespace) -> int:
    from siegewright.authoring.coverage import cover, print_table

    root = find_root(options)
    packs = chosen_packs(root, options.packs)
    if _ready(root, packs) != FINE:
        return WRONG
    found = cover(root, packs, _source(root))
    if options.format == "json":
        print(json.dumps(found, indent=2))
    else:
        print_table(found)
    return FINE


def _open(options: argparse.Namespace, pack: str) -> Pack:
    """A pack, ready to be run."""
    from siegewright.packs.programs import open_pack

    root = find_root(options)
    return open_pack(root, chosen_packs(root, [pack])[0])


def _open_fast(options: argparse.Namespace) -> Pack:
    """A pack, ready to be run in machine code if there is some for it; before the interpreter is imported."""
    from siegewright.packs.native import USED, tell, use_native

    pack = _open(options, options.pack)
    if not options.no_native:
        found = use_native(pack)
        pack.native = found == USED
        if pack.native:
            be_patient(deaf=True)
        tell(pack, found)
    return pack


def _play(options: argparse.Namespace) -> int:
    pack = _open_fast(options)
    from siegewright.play.commands import play

    return play(pack.program, options, find_root(options))


def _sim(options: argparse.Namespace) -> int:
    pack = _open_fast(options)
    from siegewright.play.commands import sim

    return sim(pack, options, find_root(options))


def _balance(options: argparse.Namespace) -> int:
    pack = _open_fast(options)
    from siegewright.play.commands import balance

    return balance(pack, options, find_root(options))


def _replay(options: argparse.Namespace) -> int:
    from siegewright.play.commands import replay

    return replay(options, lambda pack: _open(options, pack).program)


def _watch(options: argparse.Namespace) -> int:
    from siegewright.authoring.watch import watch

    root = find_root(options)
    return watch(root, chosen_packs(root, options.packs), not options.no_test)


def _fmt(options: argparse.Namespace) -> int:
    from siegewright.authoring.fmt import fmt

    root = find_root(options)
    paths = []
    for path in options.paths:
        pack = root / "content" / path
        if not path.exists() and not pack.is_dir():
            raise UsageError(f"there is no file, folder or pack {path}")
        paths.append(path.absolute() if path.exists() else pack)
    return fmt(root, paths, options.check)


def _pack(options: argparse.Namespace) -> int:
    from siegewright.packs.sharing import pack

    root = find_root(options)
    folder = options.folder
    if not (folder / "pack.yaml").is_file():
        folder = pack_folder(root, chosen_packs(root, [str(folder)])[0])
    return pack(root, folder.resolve(), options.to, options.format)


def _install(options: argparse.Namespace) -> int:
    from siegewright.packs.sharing import install

    return install(find_root(options), options.file, options.replace, options.format)


def _new(options: argparse.Namespace) -> int:
    from siegewright.authoring.new import new_document, new_pack

    if options.kind == "pack":
        # The one command that can begin in an empty folder.
        root = options.root or Path.cwd()
        with contextlib.suppress(UsageError):
            root = find_root(options)
        return new_pack(root.resolve(), options.name, options.requires)
    root = find_root(options)
    if options.pack is None:
        raise UsageError("say which pack it belongs to: --pack PACK")
    return new_document(root, options.kind, options.name, chosen_packs(root, [options.pack])[0])


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


def _reference(options: argparse.Namespace) -> int:
    from siegewright.authoring.reference import reference

    root = find_root(options)
    return reference(root, chosen_packs(root, options.packs), options.check)


def _show(options: argparse.Namespace) -> int:
    from siegewright.authoring.show import show

    if options.what != "functions" and options.path is None:
        raise UsageError("say which pack or file to show")
    root = find_root(options)
    return show(root, options.what, options.path, _source(root))


if __name__ == "__main__":
    sys.exit(main())
