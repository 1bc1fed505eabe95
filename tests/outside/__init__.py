"""Packages from outside, as tests bring them along."""
