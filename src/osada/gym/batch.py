"""Many games that go on together; what their seats see lies in one long buffer."""

from osada.gym.episodes import Episodes
from osada.gym.numbered import OVER


class Batch:
    """Games side by side, each with a row of observations that begins as zeros."""

    def __init__(self, games: list[Episodes], observations: memoryview) -> None:
        self.games = games
        self.observations = observations

    def step(self, actions: list[int]) -> list[int]:
        """Act in every game and show it; a game that is over begins anew instead.

        The games that end now are named: what is shown of them is the end.
        """
        ended: list[int] = []
        for at, game in enumerate(self.games):
            if game.table.seat == OVER:
                game.begin()
            else:
                game.step(actions[at])
                if game.table.seat == OVER:
                    ended.append(at)
            self.show(at)
        return ended

    def show(self, at: int) -> None:
        """Write what the seat that acts in a game may know."""
        game = self.games[at]
        table = game.table
        observer = table.observer
        seen = observer.start(table.state, game.seat)
        place = at * observer.size
        self.observations[place : place + len(seen)] = seen

    def marks(self) -> list[int]:
        """The legal actions of all games, as places in masks that lie one behind the other."""
        found: list[int] = []
        place = 0
        for game in self.games:
            for code in game.table.codes:
                found.append(place + code)
            place += game.table.numberer.size
        return found

    def seats(self) -> list[int]:
        """Who acts in each game."""
        return [game.seat for game in self.games]

    def drawn(self, chances: list[float]) -> list[int]:
        """A legal action in each game by a number from 0 to 1; 0 where the game is over."""
        found: list[int] = []
        for at, game in enumerate(self.games):
            codes = game.table.codes
            found.append(codes[int(chances[at] * len(codes))] if codes else 0)
        return found
