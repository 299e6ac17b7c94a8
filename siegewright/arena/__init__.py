"""The arena: very many games by bots, a row for each game, and reports about them."""
