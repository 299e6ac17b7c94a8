"""Packs as an editor sees them: unsaved texts, incremental checks, names and their uses."""
