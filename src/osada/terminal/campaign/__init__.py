"""The campaign at a terminal: the card game's table, and what lies between two games."""
