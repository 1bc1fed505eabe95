"""The card game in a terminal: its table, its screen, its lines."""
