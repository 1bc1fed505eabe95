"""What there is to say about games of the card game."""
