"""The card game in the arena."""
