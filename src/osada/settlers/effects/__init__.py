"""The effect language: text to instructions, and instructions to card text."""
