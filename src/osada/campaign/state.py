"""A campaign as plain data: empires on their sheets, the chronicle, and the game that is on."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from osada.campaign.box import Box
from osada.kernel.game import Move
from osada.settlers.state import State as Table

SETUP: Final = 0
GAME: Final = 1
END: Final = 2
INVENTIONS: Final = 3
PROVINCES: Final = 4
EMPIRES: Final = 5
OVER: Final = 6
STAGES: Final = ("setup", "game", "end", "inventions", "provinces", "empires", "over")

STANDS: Final = 0
TWILIGHT: Final = 1
NO_INVENTIONS: Final = 2
NO_GOALS: Final = 3
FALLS: Final = ("", "twilight", "inventions", "goals")

MODERN: Final = 3
"""The era behind the last sheet: whoever reaches it has completed the campaign."""
NOBODY: Final = -1
NO_CARD: Final = -1

Cards = tuple[int, ...]
Tracks = tuple[int, int, int]
NO_SPACES: Final[Tracks] = (0, 0, 0)


class Options:
    """What was agreed before the campaign; shared by all its states."""

    __slots__ = ("agreed", "box", "inner", "names", "play_on", "rebuild", "rules", "seats")

    def __init__(
        self, agreed: dict[str, Any], inner: dict[str, Any], box: Box, rules: int, names: list[str]
    ) -> None:
        self.agreed = agreed  # by the names of the schema
        self.inner = inner  # those of every card game: all but who plays, sheets, Goals and decks
        self.box = box  # the cards of the campaign, in the catalogue of its games
        self.rules = rules  # the version of the card game's rules
        self.names = names  # of the first empires
        self.seats: int = len(agreed["factions"])
        self.play_on: bool = agreed["play_on"]
        self.rebuild: bool = agreed["rebuild"]


class Empire:
    """A seat: the sheet of its empire, and what has become of it."""

    __slots__ = (
        "completed",
        "deck",
        "empires",
        "era",
        "faction",
        "fallen",
        "inventions",
        "knowledge",
        "map",
        "name",
        "provinces",
        "retired",
        "scores",
        "tracks",
    )

    def __init__(
        self,
        name: str,
        faction: str,
        era: int = 0,
        tracks: Tracks = NO_SPACES,
        map: tuple[int, ...] = (),
        provinces: Cards = (),
        inventions: Cards = (),
        knowledge: int = 0,
        scores: tuple[int, ...] = (),
        empires: int = 1,
        fallen: int = STANDS,
        completed: bool = False,
        retired: bool = False,
        deck: Cards | None = None,
    ) -> None:
        self.name = name
        self.faction = faction
        self.era = era
        self.tracks = tracks
        self.map = map  # crossed-off spaces by number
        self.provinces = provinces  # oldest first
        self.inventions = inventions  # oldest first
        self.knowledge = knowledge
        self.scores = scores  # of this empire, oldest first
        self.empires = empires  # how many this player has had
        self.fallen = fallen  # why, in the game that has just ended
        self.completed = completed
        self.retired = retired
        self.deck = deck  # as it was rebuilt; None: as it was brought, or the format's own

    @property
    def takes_part(self) -> bool:
        """Whether the player is still in the campaign."""
        return not self.completed and not self.retired

    @property
    def stands(self) -> bool:
        """Whether it takes the steps at the end of a game (FALL-11, ERA-19)."""
        return self.fallen == STANDS and not self.completed and not self.retired

    def copy(self) -> "Empire":
        """An independent copy."""
        return Empire(
            self.name, self.faction, self.era, self.tracks, self.map, self.provinces,
            self.inventions, self.knowledge, self.scores, self.empires, self.fallen,
            self.completed, self.retired, self.deck,
        )  # fmt: skip

    def plain(self) -> tuple[object, ...]:
        """All that it is, for fingerprints."""
        return (
            self.name, self.faction, self.era, self.tracks, self.map, self.provinces,
            self.inventions, self.knowledge, self.scores, self.empires, self.fallen,
            self.completed, self.retired, self.deck,
        )  # fmt: skip


Purchase = tuple[int, int, Cards]
"""An Invention, its price, and what it replaced."""


class Chapter:
    """What one game brought to one empire."""

    __slots__ = (
        "advanced",
        "bought",
        "crossed",
        "discarded",
        "empire",
        "era",
        "faction",
        "fell",
        "founded",
        "given_up",
        "goals",
        "knowledge",
        "name",
        "new_era",
        "points",
        "province",
        "retired",
        "score",
        "seat",
        "spaces",
        "spared",
        "upkeep",
        "written",
    )

    def __init__(self, seat: int, empire: int, faction: str, name: str, era: int) -> None:
        self.seat = seat
        self.empire = empire
        self.faction = faction
        self.name = name
        self.era = era
        self.points: tuple[tuple[str, int], ...] = ()
        self.upkeep = "none"
        self.spared: tuple[int, ...] = ()
        self.score = 0
        self.written = False
        self.goals: tuple[tuple[int, int], ...] = ()
        self.advanced: tuple[int, ...] = ()
        self.spaces: Tracks = NO_SPACES
        self.new_era = NOBODY
        self.given_up: Cards = ()
        self.knowledge: tuple[tuple[str, int], ...] = ()
        self.bought: tuple[Purchase, ...] = ()
        self.province = NO_CARD
        self.discarded: Cards = ()
        self.crossed = 0
        self.fell = STANDS
        self.founded = ""
        self.retired = False

    def copy(self) -> "Chapter":
        """An independent copy."""
        other = Chapter(self.seat, self.empire, self.faction, self.name, self.era)
        other.points = self.points
        other.upkeep = self.upkeep
        other.spared = self.spared
        other.score = self.score
        other.written = self.written
        other.goals = self.goals
        other.advanced = self.advanced
        other.spaces = self.spaces
        other.new_era = self.new_era
        other.given_up = self.given_up
        other.knowledge = self.knowledge
        other.bought = self.bought
        other.province = self.province
        other.discarded = self.discarded
        other.crossed = self.crossed
        other.fell = self.fell
        other.founded = self.founded
        other.retired = self.retired
        return other


class Record:
    """One game in the chronicle; once the next has begun it is never changed."""

    __slots__ = ("chapters", "goals", "number", "winners")

    def __init__(
        self,
        number: int,
        chapters: list[Chapter],
        goals: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...],
        winners: tuple[int, ...],
    ) -> None:
        self.number = number
        self.chapters = chapters  # by seat, of those who took part
        self.goals = goals  # each with those who achieved it, and those who were first
        self.winners = winners

    def of(self, seat: int) -> Chapter:
        """The chapter of a seat that took part."""
        for chapter in self.chapters:
            if chapter.seat == seat:
                return chapter
        raise KeyError(seat)

    def copy(self) -> "Record":
        """An independent copy."""
        chapters = [chapter.copy() for chapter in self.chapters]
        return Record(self.number, chapters, self.goals, self.winners)


class Book:
    """All of a campaign but the game that is on. Copies of a state share it until it changes."""

    __slots__ = (
        "asked",
        "at",
        "bought",
        "champions",
        "chronicle",
        "deck",
        "drawn",
        "empires",
        "left",
        "moves",
        "number",
        "options",
        "order",
        "pile",
        "playing",
        "random",
        "seed",
        "set_aside",
        "stage",
        "swapped",
        "why",
    )

    def __init__(
        self, options: Options, seed: int | str, random: int, empires: list[Empire]
    ) -> None:
        self.options = options
        self.seed = seed  # what the games are dealt from, see `seeds`
        self.random = random  # shuffles the Province deck
        self.empires = empires
        self.number = 1
        self.stage = SETUP
        self.deck: Cards = ()  # Provinces, top first
        self.pile: Cards = ()  # Provinces that were drawn and not kept
        self.chronicle: tuple[Record, ...] = ()
        self.playing: tuple[int, ...] = ()  # which seat has which place at the table
        self.order: tuple[int, ...] = ()  # of steps 5 and 6, see `ending`
        self.at = 0  # whose turn it is within a stage
        self.asked = NOBODY  # the seat that must decide between games
        self.moves: list[Move] | None = None  # its legal answers
        self.left = 0  # what it still has to do in this stage
        self.drawn: Cards = ()  # Provinces that the seat at the turn chooses from
        self.bought = False  # whether it has bought an Invention
        self.set_aside: Cards = ()  # Inventions that it has replaced (INVENT-22)
        self.swapped: Cards = ()  # cards that it has moved while rebuilding its deck
        self.champions: tuple[int, ...] = ()  # who has won the campaign
        self.why = ""  # it is over

    def copy(self) -> "Book":
        """An independent copy."""
        other = Book(
            self.options, self.seed, self.random, [empire.copy() for empire in self.empires]
        )
        other.number = self.number
        other.stage = self.stage
        other.deck = self.deck
        other.pile = self.pile
        other.chronicle = self.chronicle
        if self.chronicle and self.stage > GAME:  # its last record is still being written
            other.chronicle = (*self.chronicle[:-1], self.chronicle[-1].copy())
        other.playing = self.playing
        other.order = self.order
        other.at = self.at
        other.asked = self.asked
        other.moves = self.moves
        other.left = self.left
        other.drawn = self.drawn
        other.bought = self.bought
        other.set_aside = self.set_aside
        other.swapped = self.swapped
        other.champions = self.champions
        other.why = self.why
        return other

    def chapter(self, seat: int) -> Chapter:
        """What the game that has just ended brought to a seat."""
        return self.chronicle[-1].of(seat)

    def plain(self) -> tuple[object, ...]:
        """All that it is, for fingerprints; the chronicle follows from it."""
        return (
            self.number, self.stage, self.seed, self.random, self.deck, self.pile, self.playing,
            self.order, self.at, self.asked, self.left, self.drawn, self.bought, self.set_aside,
            self.swapped, self.champions, [empire.plain() for empire in self.empires],
        )  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A campaign at one moment: the book, and the card game that is on or has just ended."""

    __slots__ = ("book", "forced", "log", "table")

    def __init__(
        self,
        book: Book,
        table: Table | None,
        log: list[tuple[Any, ...]] | None = None,
        forced: list[tuple[int, Move]] | None = None,
    ) -> None:
        self.book = book  # changed only by a state that has taken a copy of its own
        self.table = table
        self.log = log  # events for those who read along; None: nobody does
        self.forced = forced  # answers that were made by themselves; None: nobody asks

    def copy(self) -> "State":
        """An independent copy, without the log."""
        table = self.table
        return State(self.book, table.copy() if table is not None else None)
