"""The version of Siegewright that packs may ask for."""

ENGINE = "0.1.0"  # pyproject.toml reads it
