"""The roll & write game in a terminal: its table, its sheets, its screen, its lines."""
