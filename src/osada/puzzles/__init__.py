"""Puzzles: positions with one clearly best line, and how answers are judged; docs/puzzles.md."""
