"""From checked rules to Python: a typed tree, the passes over it, and the printer that writes it."""
