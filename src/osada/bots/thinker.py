"""A program that thinks for bots: a table comes in on a line, a move goes out on a line.

It runs beside a game or a server, so that a long search never holds anybody up. The tables asked
about last are remembered: of a table that it knows only the new moves are made.
"""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from osada.bots import ask, bot
from osada.kernel.game import Game
from osada.titles import FIRST, title

MOST: Final = 64
"""Tables that are remembered."""
_NOT_TOLD: Final = ("moves", "seat", "bot", "random", "at", "played", "depth", "language")
"""What does not tell tables apart."""
GENTLY: Final = "gently"
_NICE: Final = 10
ADVICE: Final = "advice"
"""In place of a bot: what to do, and why."""
REVIEW: Final = "review"
"""In place of a bot: what a move was worth."""
NO_ANSWER: Final = "!"
"""Before the reason why a question has no answer."""


class _Followed:
    """A game as far as its moves are known."""

    def __init__(self, question: dict[str, Any]) -> None:
        game = _game(question).by(question["rules"])
        if game is None:
            raise ValueError("these are other rules or cards than those on the table")
        self.game = game
        self.state = self.game.new(question["options"], question["seed"])
        self.moves: list[list[Any]] = []

    def go_on(self, moves: Sequence[list[Any]]) -> None:
        """Make further moves."""
        for seat, text in moves:
            self.game.apply(self.state, seat, self.game.parse(self.state, seat, text)[0])
        self.moves += moves


def _game(question: dict[str, Any]) -> Game[Any]:
    """The rules that a table is played by, with files of somebody's own."""
    played = title(question.get("game", FIRST))
    own = question.get(f"own_{played.own.name}") if played.own else None
    game: Game[Any] = played.open("game")(None if own is None else Path(own))
    return game


class Thinker:
    """Answers questions, and remembers the tables they were about."""

    def __init__(self) -> None:
        self._tables: dict[str, _Followed] = {}

    def answer(self, question: dict[str, Any]) -> str:
        """The move of a bot at a table told by its moves, in notation; or data about a position."""
        if question["bot"] in (ADVICE, REVIEW):
            return json.dumps(self.told(question))
        table = self._at(question)
        game, state, seat = table.game, table.state, question["seat"]
        chosen = ask(bot(question["bot"], game.name), game, state, seat, question["random"])
        return game.text(state, seat, chosen)

    def told(self, question: dict[str, Any]) -> dict[str, Any]:
        """Advice, or the judgement of a move, as data."""
        table = self._at(question)
        game, state, seat = table.game, table.state, question["seat"]
        found: dict[str, Any]
        if question["bot"] == ADVICE:
            sample = game.sample(state, seat, question["random"])
            found = title(game.name).open("advice")(game, sample, seat, question)
        else:
            found = title(game.name).open("judge")(game, state, seat, question)
        return found

    def _at(self, question: dict[str, Any]) -> _Followed:
        """The table of a question; one that is known only goes on."""
        key = json.dumps({part: told for part, told in question.items() if part not in _NOT_TOLD})
        moves = question["moves"]
        table = self._tables.pop(key, None)  # a table on which a move fails is forgotten
        if table is None or moves[: len(table.moves)] != table.moves:
            table = _Followed(question)
        table.go_on(moves[len(table.moves) :])
        self._tables[key] = table
        if len(self._tables) > MOST:
            del self._tables[next(iter(self._tables))]
        return table

    def said(self, line: str) -> str:
        """The answer to a line, or why there is none: whatever is asked, the next can be asked."""
        try:
            return self.answer(json.loads(line))
        except Exception as error:
            return f"{NO_ANSWER} " + " ".join(f"{type(error).__name__}: {error}".split())


def main() -> None:
    """Answer until nobody asks any more; who thinks gently lets all other programs go first."""
    if GENTLY in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(_NICE)
    thinker = Thinker()
    for line in sys.stdin:
        print(thinker.said(line), flush=True)


if __name__ == "__main__":
    main()
