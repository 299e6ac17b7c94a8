"""How a package adds its commands to `siegewright`.

A package that has commands contains a light module `command.py` with one function:

    def register(commands: Commands) -> None:
        greet = commands.add("greet", "print a greeting", _greet, group="play")
        greet.add_argument("pack", metavar="PACK")

`siegewright/cli.py` lists these packages. Import everything heavy inside the functions that run a command:
the help, and a build without changes, must be fast.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from siegewright.screen import one_line

Run = Callable[[argparse.Namespace], int]

# The headings of `siegewright --help`, in this order, by the names that commands use for them.
GROUPS = {
    "write": "write a game",
    "test": "test its rules",
    "build": "build and share packs",
    "play": "play",
    "bots": "simulate and balance",
    "print": "print",
}
TEXT_JSON = ("text", "json")
TEXT_JSON_SARIF = ("text", "json", "sarif")  # of commands that report mistakes in packs


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with its own usage, and suggests the command or option that was probably meant."""

    above: tuple[str, ...] = ()  # options that come before the name of this command

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        # Left to `parse_args`, what a command does not know would be told with the usage of `siegewright`.
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(self._unknown(unknown))
        return found, unknown

    def _unknown(self, words: Sequence[str]) -> str:
        from compiler import closest

        option = next((word.partition("=")[0] for word in words if word.startswith("-")), None)
        if option is None:
            return f"`{words[0]}` is one word too many"
        if option in self.above:
            name = self.prog.partition(" ")[2]
            return f"`{option}` comes before the command: `siegewright {option} ... {name}`"
        near = closest(option, self._option_string_actions)
        hint = f"did you mean `{near}`?" if near else f"`{self.prog} --help` lists the options"
        return f"there is no option `{option}`: {hint}"

    def error(self, message: str) -> NoReturn:
        said = re.match(
            r"argument COMMAND: invalid choice: '([^']*)' \(choose from (.*)\)", message
        )
        if said is not None:
            from compiler import closest

            near = closest(said[1], re.findall(r"[a-z]+", said[2]))
            hint = f"did you mean `{near}`?" if near else "`siegewright --help` lists them"
            message = f"there is no command `{said[1]}`: {hint}"
        super().error(one_line(message))


class Commands:
    """The command line, to which rooms add their commands."""

    def __init__(self, description: str) -> None:
        self.parser = _Parser(
            prog="siegewright",
            usage="%(prog)s [-h] [--version] [--root ROOT] COMMAND ...",
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        # The list of commands is the epilog: argparse cannot group them.
        self._parsers: Any = self.parser.add_subparsers(
            prog="siegewright", metavar="COMMAND", help=argparse.SUPPRESS, parser_class=_Parser
        )
        self._listed: dict[str, list[tuple[str, str]]] = {group: [] for group in GROUPS}

    def add(
        self,
        name: str,
        help: str,
        run: Run,
        *,
        group: str,
        formats: tuple[str, ...] = TEXT_JSON,
        external_packs: bool = True,
    ) -> argparse.ArgumentParser:
        """Add a command; `help` is one line in lower case.

        With `formats`, it gets `--format`; with `external_packs`, `--pack PATH`.
        """
        self._listed[group].append((name, help))
        command: argparse.ArgumentParser = self._parsers.add_parser(
            name, description=help[:1].upper() + help[1:] + "."
        )
        command.set_defaults(run=run)
        if external_packs:
            command.add_argument(
                "--pack",
                action="append",
                type=Path,
                default=[],
                metavar="PATH",
                dest="external",
                help="also use the pack in this folder, which may be outside the project (repeatable)",
            )
        if formats:
            command.add_argument(
                "--format",
                choices=formats,
                default=formats[0],
                help="the output format: `text` for people, the others for programs (default: %(default)s)",
            )
        return command

    def finished(self) -> argparse.ArgumentParser:
        """The parser, when every room has added its commands."""
        for command in self._parsers.choices.values():
            command.above = tuple(self.parser._option_string_actions)
        width = max((len(name) for listed in self._listed.values() for name, _ in listed))
        parts = [
            "\n".join(
                [f"{GROUPS[group]}:", *(f"  {name:{width}}  {help}" for name, help in listed)]
            )
            for group, listed in self._listed.items()
            if listed
        ]
        last = "`siegewright COMMAND --help` describes one command."
        self.parser.epilog = "\n\n".join([*parts, last])
        return self.parser


# ------------------------------------------------------------------ options of several commands


def add_packs(command: argparse.ArgumentParser) -> None:
    """`PACK ...`, all packs if none is named."""
    command.add_argument(
        "packs", nargs="*", metavar="PACK", help="the packs (default: all in content/)"
    )


def add_options(command: argparse.ArgumentParser, help: str) -> None:
    """`--option NAME=VALUE`, as often as there are options."""
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)


def add_settings(command: argparse.ArgumentParser) -> None:
    """`--players N` and `--option NAME=VALUE`, for commands that play games of every setting in turn."""
    command.add_argument(
        "--players", type=int, metavar="N", help="how many players (default: every number in turn)"
    )
    add_options(
        command,
        "an option; several values are separated by commas, `all` means every one (repeatable)",
    )


def add_seed(command: argparse.ArgumentParser) -> None:
    """`--seed K`."""
    command.add_argument(
        "--seed", type=int, default=1, metavar="K", help="the random seed (default: 1)"
    )


def add_effort(command: argparse.ArgumentParser) -> None:
    """`--effort N`, for commands in which bots play."""
    command.add_argument(
        "--effort",
        type=int,
        metavar="N",
        help="how many continuations a sensible bot tries for each decision (default: 32)",
    )


MOST_JOBS = 1024


def add_jobs(command: argparse.ArgumentParser) -> None:
    """`--jobs J`, for commands that work in several processes."""
    command.add_argument(
        "--jobs",
        type=_processes,
        default=0,
        metavar="J",
        help="how many processes to use (default: one for each core)",
    )


MOST_GAMES = 1_000_000_000  # more would take too long; it is probably a typing mistake
GAMES = f"--games needs a number above 0, and at most {MOST_GAMES:,}"


def _processes(text: str) -> int:
    number = int(text)
    if not 0 <= number <= MOST_JOBS:
        raise argparse.ArgumentTypeError(f"needs a number from 0 to {MOST_JOBS}")
    return number


def add_no_native(command: argparse.ArgumentParser) -> None:
    """`--no-native`, for commands that use a native build if there is one (see `open_fast`)."""
    command.add_argument(
        "--no-native",
        action="store_true",
        help="play in Python even if there is a native build (`siegewright build --native`)",
    )
