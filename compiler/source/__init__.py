"""Files of packs as values that remember where they are, and the diagnostics that point at them."""
