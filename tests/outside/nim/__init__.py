"""A small game from outside: take stones from a heap; whoever takes the last one wins."""
