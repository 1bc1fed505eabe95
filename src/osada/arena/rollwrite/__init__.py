"""The roll & write game in the arena."""
