"""Packs as an editor sees them: unsaved texts, checks that go on from the last one, names and their uses."""
