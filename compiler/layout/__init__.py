"""Content files in their one form: comments kept, lists and texts laid out, nothing changed in what they mean."""
