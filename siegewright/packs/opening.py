"""Opening packs for commands that run them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from interpreter import start_watchdog
from siegewright.project import chosen_packs, find_root
from siegewright.usage import NotBuilt

if TYPE_CHECKING:
    from siegewright.packs.programs import Pack


def bring_up_to_date(root: Path, packs: Sequence[str]) -> None:
    """Build what is stale in generated/, without a word if all is well (NotBuilt if it cannot be built)."""
    from siegewright.packs.builder import build_packs

    if build_packs(root, packs, check=False, force=False, format="quiet") != 0:
        raise NotBuilt


def open_named(options: argparse.Namespace, pack: str) -> Pack:
    """The pack of this name, built if needed."""
    from siegewright.packs.programs import open_pack

    root = find_root(options)
    return open_pack(root, chosen_packs(root, [pack])[0])


def open_fast(options: argparse.Namespace) -> Pack:
    """The pack `options.pack`, in machine code if there is some for it and `--no-native` was not given.

    Call it before the interpreter is imported: machine code replaces its modules.
    """
    from siegewright.packs.native import USED, tell, use_native

    pack = open_named(options, options.pack)
    if not options.no_native:
        found = use_native(pack)
        pack.native = found == USED
        if pack.native:
            start_watchdog(native=True)
        tell(pack, found)
    return pack
