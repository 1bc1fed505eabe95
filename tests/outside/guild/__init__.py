"""Verbs for cards from another package; the entry point `osada.verbs` names its classes."""
