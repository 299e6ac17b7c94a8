"""Content packs become Python."""

ENGINE = "0.1.0"  # the version that packs may ask for; pyproject.toml reads it
