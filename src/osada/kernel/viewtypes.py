"""What the views of games have in common, as types."""

from typing import TypedDict


class Points(TypedDict):
    """Where some points came from."""

    round: int
    how: str
    card: str
    points: int
