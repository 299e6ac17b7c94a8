"""What can be printed of a pack: cards, tiles, tokens, maps, summaries and rulebooks."""
