"""The command `siegewright`: tools for authors, games, simulations, print."""
