"""The roll & write game line by line."""

from collections.abc import Callable
from difflib import get_close_matches

from osada.rollwrite import spots, words
from osada.rollwrite.empire import rank
from osada.rollwrite.village import Building
from osada.terminal.plain import Plain
from osada.terminal.result import Result
from osada.terminal.roll import report
from osada.terminal.roll.result import result
from osada.terminal.roll.table import RollTable
from osada.terminal.words import say


class RollPlain(Plain):
    """A match of the roll & write game."""

    table: RollTable
    example = "build walls 4"

    def __init__(
        self,
        table: RollTable,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        super().__init__(table, read, write)
        self.commands |= {
            "show": self._sheets,
            "building": self._building,
            "records": self._records,
        }

    def brief(self, seat: int) -> list[str]:
        """Where the game stands, dice, pool, favor."""
        return report.brief(self.table, seat)

    def whole(self, seat: int | None) -> list[str]:
        """Both sheets, and the rivals."""
        return report.whole(self.table, seat)

    def result(self) -> Result:
        """How it ended."""
        return result(self.table)

    def help(self) -> str:
        """The lines that can be typed."""
        language = self.table.language
        return f"{say(language, 'goal-rollwrite')}\n\n{say(language, 'roll-help')}"

    def listed(self, seat: int) -> list[tuple[str, str]]:
        """The legal moves, in notation and in words, with what they cost and bring."""
        table = self.table
        possible = spots.possible(table.game, table.match.state, seat, table.language)
        return [(one.text, report.possible(one, table.language)) for one in possible]

    def _sheets(self, seat: int, rest: str) -> None:
        """The own sheets, or those of somebody who is named."""
        if not rest:
            self.say_all(self.whole(seat))
            return
        for at, name in self.table.names.items():
            if name.casefold() == rest.casefold() or rest == str(at):
                self.say_all(report.sheets(self.table, at))
                return
        names = ", ".join(self.table.names.values())
        self.write(say(self.table.language, "no-player", name=rest, known=names))

    def _building(self, seat: int, rest: str) -> None:
        found = _known_building(self.table, rest)
        if isinstance(found, str):
            self.write(found)
        else:
            self.say_all(report.printed(found, self.table.language))

    def _records(self, seat: int, rest: str) -> None:
        """The best scores on all sheets."""
        table, language = self.table, self.table.language
        if not table.records:
            self.write(say(language, "no-records"))
        for sheet, record in table.records.items():
            village = table.villages.sheets.get(sheet)
            title = f"{sheet} {village.name(language)}" if village else sheet
            name = words.rank_name(rank(record.score), language)
            self.write(f"{title}: {record.score}, {name} ({record.name})")


def _known_building(table: RollTable, words_: str) -> Building | str:
    """A building by slug or name in any language; else one sentence."""
    wanted = words_.casefold()
    known = {
        word.casefold(): building
        for slug, building in table.villages.buildings.items()
        for word in (slug, *building.names)
    }
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, n=1, cutoff=0.5)
    if near:
        return say(table.language, "no-building-near", name=words_, near=near[0])
    return say(table.language, "no-building", name=words_)
