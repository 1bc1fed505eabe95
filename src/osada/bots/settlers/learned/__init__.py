"""`learned`: one move ahead on a value net that has taught itself."""
