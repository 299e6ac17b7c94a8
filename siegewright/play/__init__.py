"""Playing a pack in a terminal."""
