"""Rules text for players, made from rules."""
