"""What there is to say about games of the roll & write game."""
