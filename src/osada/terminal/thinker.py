"""A program that thinks for bots: a table comes in on a line, a move goes out on a line.

It runs beside the game (`thinking.py`), so that a long search never holds up the screen.
"""

import json
import sys
from pathlib import Path
from typing import Any

from osada.bots import ask, bot
from osada.settlers.catalogue import base, extended
from osada.settlers.game import Settlers


def answer(question: dict[str, Any]) -> str:
    """The move of a bot, in notation, at a table told by its moves."""
    own_cards = question["own_cards"]
    game = Settlers(base() if own_cards is None else extended(Path(own_cards)))
    if game.version != question["rules"]:
        raise ValueError("these are other cards than those on the table")
    state = game.new(question["options"], question["seed"])
    for seat, text in question["moves"]:
        game.apply(state, seat, game.parse(state, seat, text)[0])
    seat = question["seat"]
    return game.text(state, seat, ask(bot(question["bot"]), game, state, seat, question["random"]))


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
