"""The commands that build and share packs: `build`, `pack`, `install`."""

from __future__ import annotations

import argparse
from pathlib import Path

from compiler import pack_folder
from siegewright.commands import TEXT_JSON_SARIF, Commands, add_packs
from siegewright.project import chosen_packs, find_root
from siegewright.usage import UsageError


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    build = commands.add(
        "build", "compile packs into generated/", _build, group="build", formats=TEXT_JSON_SARIF
    )
    add_packs(build)
    build.add_argument(
        "--check", action="store_true", help="change nothing; fail if generated/ is not up to date"
    )
    build.add_argument("--force", action="store_true", help="also compile unchanged modules")
    build.add_argument(
        "--native",
        action="store_true",
        help="also compile to machine code, which plays two to three times as fast "
        "(needs mypy and a C compiler)",
    )
    pack = commands.add("pack", "write a pack into one file to share it", _pack, group="build")
    pack.add_argument("folder", type=Path, metavar="PATH", help="a pack, or the folder of one")
    pack.add_argument(
        "--to", type=Path, metavar="FILE", help="the file (default: <pack>-<version>.zip here)"
    )
    install = commands.add(
        "install", "check a shared pack and put it into content/", _install, group="build"
    )
    install.add_argument("file", type=Path, metavar="FILE", help="what `siegewright pack` wrote")
    install.add_argument(
        "--replace", action="store_true", help="replace another version of the pack"
    )


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
