"""Plans of the roll & write game: alone on adventure sheets, or several in any mode."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, ClassVar, Final

from osada.arena.play import Playing
from osada.arena.rollwrite import villagefiles
from osada.arena.rollwrite.sheetgame import SheetGame, Story
from osada.arena.rollwrite.villagefiles import VillageFiles
from osada.arena.series import BadPlan, Parts, Series
from osada.arena.settings import agreed, shapes, variants
from osada.arena.shapes import Fits, each, text
from osada.rollwrite import BadOptions, RollWrite
from osada.rollwrite.catalogue import COMPETITION
from osada.rollwrite.empire import rank
from osada.rollwrite.game import VERSION
from osada.rollwrite.setup import options
from osada.rollwrite.state import TOKENS
from osada.titles.rollwrite import ROLLWRITE

ADVENTURE: Final = "adventure"
ADVANCED: Final = "advanced"


_Variants: Any = variants(ROLLWRITE)


@dataclass(frozen=True)
class SheetPlan(_Variants, Series):  # type: ignore[misc]
    """Everything that defines games of the roll & write game; a single bot plays alone."""

    GAME: ClassVar = ROLLWRITE.name
    RULES: ClassVar = VERSION
    SEATS: ClassVar = "RW-SETUP-01"
    RESULT: ClassVar = SheetGame
    SETTINGS: ClassVar[Mapping[str, Fits]] = {
        **shapes(ROLLWRITE),
        "sheets": each(text),
        "villages": text,
    }

    sheets: tuple[str, ...] = ()
    """Of the adventure: `17` for all seats, `1-17` by seat; deals walk through them. Empty: all."""
    villages: VillageFiles = ()

    @property
    def width(self) -> int:
        """Seats at each table; a single bot is alone unless the mode is for several."""
        if self.seats is None and len(self.players) == 1 and self.mode in (None, ADVENTURE):
            return 1
        return super().width

    @property
    def played(self) -> str:
        """The mode; where nobody named one, the adventure for one, else `advanced`."""
        return self.mode or (ADVENTURE if self.width == 1 else ADVANCED)

    @property
    def game(self) -> RollWrite:
        """The game with the villages of this plan."""
        return villagefiles.game(self.villages)

    @property
    def tables(self) -> tuple[Parts, ...]:
        """The competition sheet for all; in the adventure the chosen sheets, by number."""
        if self.played != ADVENTURE:
            return ((COMPETITION,) * self.width,)
        return tuple(_tables(self)) if self.sheets else _all(self)

    def check(self) -> None:
        """`BadPlan` for a mode or sheets that cannot be played."""
        if self.played != ADVENTURE and self.sheets:
            raise BadPlan(
                "sheets are chosen for the adventure; everybody has the competition sheet here "
                "(RW-SETUP-03): say --mode adventure, or leave --sheets out"
            )
        for table in self.tables:
            try:
                options(self.game.villages, self.options(table))
            except BadOptions as error:
                raise BadPlan(str(error)) from error

    def options(self, table: Parts) -> dict[str, Any]:
        """The options of a game at this table."""
        if self.played == ADVENTURE:
            return {"mode": ADVENTURE, "sheets": list(table)}
        return {"mode": self.played, "players": len(table)}

    def own_settings(self) -> dict[str, Any]:
        """Mode, sheets, and the fingerprint of own villages."""
        return {
            **agreed(ROLLWRITE, self),
            "mode": self.played,
            "sheets": list(self.sheets),
            "villages": self.game.villages.fingerprint() if self.villages else "",
        }

    @staticmethod
    def packed(own: Path) -> VillageFiles:
        """Village files as texts."""
        return villagefiles.packed(own)

    def play(self, number: int) -> SheetGame:
        """Play the game of this number; its sheets are looked at whenever a round is over."""
        playing = Playing(self, number)
        story = Story(playing.state)
        for seat, move in playing:
            story.note(seat, move)
        outcome = playing.outcome
        ranked = self.played == ADVENTURE
        return SheetGame(
            *playing.told(),
            story.points(outcome),
            self.played,
            playing.fixture.table,
            tuple(rank(score) if ranked else "" for score in outcome.scores),
            tuple(TOKENS[token] for token in playing.state.tokens),
            story.taken,
            story.buildings,
        )


def _known(plan: SheetPlan) -> list[str]:
    """The adventure sheets: those with numbers in order, then somebody's own."""
    slugs = [slug for slug in plan.game.villages.sheets if slug != COMPETITION]
    return sorted(
        slugs, key=lambda slug: (not slug.isdecimal(), len(slug) * slug.isdecimal(), slug)
    )


def _all(plan: SheetPlan) -> tuple[Parts, ...]:
    return tuple((sheet,) * plan.width for sheet in _known(plan))


def _tables(plan: SheetPlan) -> Iterator[Parts]:
    """`17`: everybody on this sheet; `1-17`: one for each seat."""
    known = _known(plan)
    for word in plan.sheets:
        if plan.sheets.count(word) > 1:
            raise BadPlan(f'"{word}" stands twice among the sheets; name each once')
        yield (word,) * plan.width if word in known or "-" not in word else _seated(plan, word)


def _seated(plan: SheetPlan, word: str) -> Parts:
    """A table named seat by seat; the name of a sheet may hold a hyphen itself."""
    known, parts = _known(plan), word.split("-")
    for cuts in combinations(range(1, len(parts)), plan.width - 1):
        ends = (0, *cuts, len(parts))
        table = tuple("-".join(parts[at:end]) for at, end in pairwise(ends))
        if all(sheet in known for sheet in table):
            return table
    if len(parts) != plan.width:
        raise BadPlan(
            f'"{word}" is not a table of {plan.width}: join a sheet for each seat by "-", '
            f"such as {'-'.join(known[: plan.width])}"
        )
    return tuple(parts)
