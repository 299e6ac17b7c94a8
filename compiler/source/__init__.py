"""Files of packs as values that remember where they stand, and the diagnostics that point at them."""
