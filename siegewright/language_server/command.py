"""The command of the language server: `lsp`."""

from __future__ import annotations

import argparse

from siegewright.commands import Commands
from siegewright.usage import need


def register(commands: Commands) -> None:
    """Add the command of this room."""
    commands.add(
        "lsp", "serve an editor (language server on stdio)", _lsp, group="write", formats=()
    )


def _lsp(options: argparse.Namespace) -> int:
    need("lsp", "pygls", "lsprotocol")
    from siegewright.language_server.stdio import serve

    return serve()
