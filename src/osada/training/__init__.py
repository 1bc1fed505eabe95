"""Training of the bot `learned`: games against itself, and what it learns from them (numpy)."""
