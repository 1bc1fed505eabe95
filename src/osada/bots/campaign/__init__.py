"""Bots that play a campaign: the card game's own, and what to do between two games."""
