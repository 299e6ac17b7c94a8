"""Gives every sentence its meaning and reports what makes no sense."""
