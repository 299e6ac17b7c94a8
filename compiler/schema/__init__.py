"""Kinds of documents: JSON schemas, validation, and patches of other packs."""
