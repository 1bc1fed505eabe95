"""A box for the card game from another package: cards for factions that there are, and a fifth."""
