"""Why a command cannot do what it was called for."""

from __future__ import annotations


class UsageError(Exception):
    """The command was called in a way that cannot work; the message says how it can."""


class NotBuilt(Exception):
    """A pack cannot be run. Why is the message, or was said where it was found out."""
