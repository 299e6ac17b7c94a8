"""The language server: what editors show while somebody works on a pack."""
