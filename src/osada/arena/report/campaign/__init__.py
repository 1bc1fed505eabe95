"""The page about campaigns."""
