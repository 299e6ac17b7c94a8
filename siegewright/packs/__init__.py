"""Packs as commands use them: built, loaded, shared, compiled to machine code."""
