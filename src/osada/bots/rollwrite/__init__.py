"""Players of the roll & write game."""
