"""Tools for authors: tests, formatting, scaffolds, explanations, reference pages."""
