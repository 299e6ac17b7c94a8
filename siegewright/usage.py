"""What the command says when it was called in a way that cannot work."""

from __future__ import annotations


class UsageError(Exception):
    """The command was called in a way that cannot work; the message says how it can."""
