"""The campaign line by line."""

from collections.abc import Callable

from osada.terminal.campaign import report
from osada.terminal.campaign.result import result
from osada.terminal.campaign.table import CampaignTable, Seated
from osada.terminal.cards import part
from osada.terminal.cards import report as card_report
from osada.terminal.cards.cardface import full
from osada.terminal.cards.deckreport import decks_here
from osada.terminal.cards.plain import PlainWithCards
from osada.terminal.result import Result
from osada.terminal.words import say


class CampaignPlain(PlainWithCards):
    """A campaign: in a game the card game's words, between games those of the sheets."""

    table: CampaignTable
    example = "buy archery"

    def __init__(
        self,
        table: CampaignTable,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        super().__init__(table, read, write)
        self.settled = 0  # the last game whose end has been told step by step
        self.commands |= {
            "goals": self._goals,
            "sheet": self._sheet,
            "map": self._map,
            "shop": self._shop,
            "end-of-game": self._end_of_game,
            "history": self._history,
        }

    def brief(self, seat: int) -> list[str]:
        """In a game what the card game says; between games how it ended, and what is asked."""
        table = self.table
        place = table.place(seat)
        if table.in_game and place is not None:
            return card_report.brief(Seated(table), place)
        view = table.view(seat)
        lines: list[str] = []
        if view["stage"] != "setup" and view["chronicle"]:
            record = view["chronicle"][-1]
            if record["number"] != self.settled:
                self.settled = record["number"]
                lines += [*report.settled(table, record), ""]
        lines.append(report.standing(table, view))
        asked = view["asked"]
        kind = asked["kind"] if asked else ""
        if kind == "buy":
            lines += report.shop(table, view)
        elif kind == "track":
            lines += report.sheet(table, view["players"][seat])
        elif kind == "field":
            lines += report.map_lines(table, view["players"][seat])
        elif asked and kind == "province":
            for number in asked.get("provinces", ()):
                lines += full(table.cards, table.cards.of_number[number], table.language)
        return lines

    def whole(self, seat: int | None) -> list[str]:
        """Everything that a seat may know."""
        table = self.table
        view = table.view(seat)
        lines = [report.standing(table, view)]
        if table.in_game:
            lines += [*card_report.whole(Seated(table), table.place(seat)), ""]
        elif view["chronicle"]:
            lines += [*report.settled(table, view["chronicle"][-1]), ""]
        lines += report.sheets(table, view)
        if "shop" in view:
            lines += ["", *report.shop(table, view)]
        return lines

    def result(self) -> Result:
        """How it ended."""
        return result(self.table)

    def help(self) -> str:
        """The lines that can be typed."""
        language = self.table.language
        return f"{say(language, 'goal-campaign')}\n\n{say(language, 'campaign-help')}"

    def _decks(self, seat: int, rest: str) -> None:
        if self.table.match.state.table is None:
            self.write(say(self.table.language, "no-game-on"))
            return
        for paragraph in decks_here(Seated(self.table)):
            self.say_all(paragraph)

    def _goals(self, seat: int, rest: str) -> None:
        if not self.table.in_game:
            self.write(say(self.table.language, "no-game-on"))
            return
        inner = Seated(self.table)
        self.say_all(part.goals(inner, inner.view(None), wordy=True))

    def _named(self, seat: int, rest: str) -> int | None:
        """The seat of a player who is named, one's own if none is."""
        if not rest:
            return seat
        for at, one in enumerate(self.table.seats):
            if one.name.casefold() == rest.casefold() or rest == str(at):
                return at
        names = ", ".join(one.name for one in self.table.seats)
        self.write(say(self.table.language, "no-player", name=rest, known=names))
        return None

    def _sheet(self, seat: int, rest: str) -> None:
        at = self._named(seat, rest)
        if at is not None:
            self.say_all(report.sheet(self.table, self.table.view(seat)["players"][at]))

    def _map(self, seat: int, rest: str) -> None:
        at = self._named(seat, rest)
        if at is not None:
            self.say_all(report.map_lines(self.table, self.table.view(seat)["players"][at]))

    def _shop(self, seat: int, rest: str) -> None:
        view = self.table.view(seat)
        if "shop" in view:
            self.say_all(report.shop(self.table, view))
        else:
            self.write(say(self.table.language, "no-shop"))

    def _end_of_game(self, seat: int, rest: str) -> None:
        """The last game that has ended, or the one of a number."""
        chronicle = self.table.view(seat)["chronicle"]
        wanted = int(rest) if rest.isdecimal() else 0
        found = [record for record in chronicle if wanted in (0, record["number"])]
        if found:
            self.say_all(report.settled(self.table, found[-1]))
        else:
            self.write(say(self.table.language, "no-history"))

    def _history(self, seat: int, rest: str) -> None:
        self.say_all(report.history(self.table, self.table.view(seat)))
