"""The version of Siegewright that packs may require."""

ENGINE = "0.1.0"  # pyproject.toml reads it
