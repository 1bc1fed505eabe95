"""A seat's part of a campaign: its sheet as the game began, and what has become of it since.

Without a campaign a player has none. A part is never changed, only replaced, so copies share it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from osada.settlers.goods import CARD, RAZE
from osada.settlers.state import Location

ERAS: Final[tuple[str, ...]] = ("ancient", "medieval", "industrial")
CATEGORIES: Final[tuple[str, ...]] = ("military", "economy", "culture")
SPACES: Final = 16
"""Of a progress track (SHEET-14)."""

DOVE: Final = 0
BEE: Final = 1
WALL: Final = 2
BRIBE: Final = 3
TOKENS: Final[tuple[str, ...]] = ("dove", "bee", "wall", "bribe")
"""Progress tokens; on a location each is a bit of its marks, see `state.PROGRESS`."""

STARTS: Final[tuple[str, ...]] = ("location", "card", "deal", "worker", "gold", "foundation")
"""Start bonuses in the order in which they are received (CSETUP-21)."""
ENDS: Final[tuple[str, ...]] = (
    "faction-lore", "common-lore", "province-lore", "triumph", "relief", "scouts",
)  # fmt: skip
BONUSES: Final[tuple[str, ...]] = (*STARTS, *TOKENS, *ENDS)

CARDS_DUE: Final = RAZE + 1
"""The place of cards among what is due, behind the goods that can be paid."""
Dues = tuple[int, int, int, int, int, int, int]
"""Amounts of upkeep: wood, stone, food, gold, worker, raze, cards."""
NOTHING_DUE: Final[Dues] = (0, 0, 0, 0, 0, 0, 0)

Four = tuple[int, int, int, int]
NO_TOKENS: Final[Four] = (0, 0, 0, 0)
Three = tuple[int, int, int]


def due_place(good: int) -> int:
    """The place of a good among what is due, -1 if upkeep never asks for it."""
    if good <= RAZE:
        return good
    return CARDS_DUE if good == CARD else -1


class Sheet:
    """An empire sheet as it was when the game began; shared by all states of the match."""

    __slots__ = ("bonuses", "due", "era", "inventions", "map", "provinces", "spaces", "tracks")

    def __init__(
        self,
        era: int,
        tracks: Three,
        map: tuple[int, ...],
        spaces: tuple[Dues, ...],
        provinces: tuple[int, ...],
        inventions: tuple[int, ...],
        bonuses: dict[str, int],
    ) -> None:
        self.era = era
        self.tracks = tracks  # bonuses up to there are active (BONUS-1)
        self.map = map  # the crossed-off spaces by number
        self.spaces = spaces  # what each of them asks for
        self.provinces = provinces  # cards, oldest first
        self.inventions = inventions  # cards, by number
        self.bonuses = bonuses  # how many of each are active
        wood = stone = food = gold = worker = raze = cards = 0
        for asked in spaces:
            wood += asked[0]
            stone += asked[1]
            food += asked[2]
            gold += asked[3]
            worker += asked[4]
            raze += asked[5]
            cards += asked[6]
        self.due: Dues = (wood, stone, food, gold, worker, raze, cards)


@mypyc_attr(acyclic=True)
class Part:
    """What a seat has in a game of a campaign besides its empire."""

    __slots__ = (
        "achieved", "first", "inventions", "laid", "met", "missed", "sheet", "spared", "tokens",
        "tracks",
    )  # fmt: skip

    def __init__(
        self,
        sheet: Sheet,
        tracks: Three,
        inventions: tuple[Location, ...] = (),
        tokens: Four = NO_TOKENS,
        laid: Dues = NOTHING_DUE,
        achieved: int = 0,
        first: int = 0,
        met: int = 0,
        missed: bool = False,
        spared: tuple[int, ...] = (),
    ) -> None:
        self.sheet = sheet
        self.tracks = tracks  # crossed-off spaces by now
        self.inventions = inventions  # held like locations, by card
        self.tokens = tokens  # progress tokens in the supply
        self.laid = laid  # goods on the map, gold counted as what it stands for
        self.achieved = achieved  # Goals of the match, a bit each
        self.first = first  # those of them that were achieved first
        self.met = met  # Goals met in a phase that resolves them when it ends (GOAL-28)
        self.missed = missed  # the game is over and the upkeep was not paid (UPKEEP-9)
        self.spared = spared  # spaces of the map that were left out then (BONUS-25)

    def with_tracks(self, tracks: Three) -> "Part":
        """The same with other crossed-off spaces."""
        return Part(
            self.sheet, tracks, self.inventions, self.tokens, self.laid, self.achieved,
            self.first, self.met, self.missed, self.spared,
        )  # fmt: skip

    def with_inventions(self, inventions: tuple[Location, ...]) -> "Part":
        """The same with other Inventions, or other markers on them."""
        return Part(
            self.sheet, self.tracks, inventions, self.tokens, self.laid, self.achieved,
            self.first, self.met, self.missed, self.spared,
        )  # fmt: skip

    def with_tokens(self, tokens: Four) -> "Part":
        """The same with other progress tokens in the supply."""
        return Part(
            self.sheet, self.tracks, self.inventions, tokens, self.laid, self.achieved,
            self.first, self.met, self.missed, self.spared,
        )  # fmt: skip

    def with_laid(self, laid: Dues) -> "Part":
        """The same with other goods on the map."""
        return Part(
            self.sheet, self.tracks, self.inventions, self.tokens, laid, self.achieved,
            self.first, self.met, self.missed, self.spared,
        )  # fmt: skip

    def with_goals(self, achieved: int, first: int, met: int) -> "Part":
        """The same with other Goals achieved, achieved first, or met in this phase."""
        return Part(
            self.sheet, self.tracks, self.inventions, self.tokens, self.laid, achieved, first,
            met, self.missed, self.spared,
        )  # fmt: skip

    def settled(self, missed: bool, spared: tuple[int, ...]) -> "Part":
        """The same once the upkeep is settled."""
        return Part(
            self.sheet, self.tracks, self.inventions, self.tokens, self.laid, self.achieved,
            self.first, self.met, missed, spared,
        )  # fmt: skip

    def replacing(self, at: int, invention: Location) -> "Part":
        """The same with another state of the `at`-th Invention."""
        held = self.inventions
        return self.with_inventions((*held[:at], invention, *held[at + 1 :]))

    def more_tokens(self, token: int, n: int) -> "Part":
        """The same with so many more of a progress token."""
        dove, bee, wall, bribe = self.tokens
        if token == DOVE:
            dove += n
        elif token == BEE:
            bee += n
        elif token == WALL:
            wall += n
        else:
            bribe += n
        return self.with_tokens((dove, bee, wall, bribe))

    def still_due(self) -> Dues:
        """What is still to be laid down, without regard to `relief`."""
        due, laid = self.sheet.due, self.laid
        return (
            due[0] - laid[0], due[1] - laid[1], due[2] - laid[2], due[3] - laid[3],
            due[4] - laid[4], due[5] - laid[5], due[6] - laid[6],
        )  # fmt: skip

    def plain(self) -> tuple[object, ...]:
        """All that can change, for fingerprints."""
        return (
            self.tracks, self.tokens, self.laid, self.achieved, self.first, self.met,
            [(one.card, one.uses, one.marks) for one in self.inventions],
        )  # fmt: skip
