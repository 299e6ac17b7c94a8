"""The command `siegewright` and what it offers: playing and simulating compiled packs."""
