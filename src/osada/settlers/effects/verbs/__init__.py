"""A file for each verb of the card language; `registry` finds them by walking this package."""
