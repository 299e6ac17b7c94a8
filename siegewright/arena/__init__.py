"""The arena: very many games by bots, rows about them, and what follows from the rows."""
