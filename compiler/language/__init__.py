"""The effect language: grammar, syntax trees, parser and pretty printer."""
