"""The campaign: an empire over three eras, a card game after the other (Rise of the Empire)."""
