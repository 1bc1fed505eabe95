"""What any game needs, and nothing about any game."""

from osada.kernel.game import Decision, Game, Move, Outcome, Refusal, Refused

__all__ = ["Decision", "Game", "Move", "Outcome", "Refusal", "Refused"]
