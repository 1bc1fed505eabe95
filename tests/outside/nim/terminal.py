"""The game at a terminal, line by line."""

from typing import Final

from osada.terminal.desk import Desk, asked
from osada.terminal.plain import Plain
from osada.terminal.result import Result
from osada.terminal.table import Table


class NimTable(Table):
    """A heap between two."""

    def style(self, seat: int) -> str:
        """The colour of a player."""
        return "$ink"


class NimPlain(Plain):
    """The heap in words."""

    example = "take 2"

    def brief(self, seat: int) -> list[str]:
        """What a player needs for the next move."""
        return [f"Stones: {self.table.view(seat)['heap']}"]

    def whole(self, seat: int | None) -> list[str]:
        """The same: all is open."""
        return [f"Stones: {self.table.view(seat)['heap']}"]

    def result(self) -> Result:
        """Who won."""
        outcome = self.table.outcome
        assert outcome is not None
        winner = outcome.winners[0]
        seats = [winner, 1 - winner]
        sources = [("last stone", [1, 0])]
        return Result(f"{self.table.names[winner]} wins.", [], seats, sources, [1, 0])

    def help(self) -> str:
        """The lines that can be typed."""
        return "take 1, take 2, take 3"


DESK: Final = Desk(
    table=lambda match, seats, language, file, records: NimTable(match, seats, language, file),
    plain=NimPlain,
    asked=asked,
    bot_names=lambda game, options, language: ["First", "Second"],
)
