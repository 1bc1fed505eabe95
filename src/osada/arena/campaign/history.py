"""A whole campaign as a result: game by game what it brought to every seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from osada.arena.result import GameResult, Scored, Told
from osada.arena.shapes import Fits, each, natural, number, text, truth
from osada.campaign.state import FALLS, Book, Chapter, Record
from osada.settlers.part import ERAS

_TEXTS: Final = ("faction", "era", "upkeep", "new_era", "fell", "province")
_NUMBERS: Final = ("game", "empire", "spaces", "crossed")
_LISTS: Final = ("first", "later", "bought", "replaced")
MODERN: Final = "modern"
BROKEN_OFF: Final = "broken off"


@dataclass(frozen=True, slots=True)
class GameOf:
    """What one game of a campaign brought to one seat."""

    game: int
    empire: int
    """The how manieth of this player."""
    faction: str
    era: str
    score: int
    won: bool
    upkeep: str
    """`none`, `paid` or `missed`."""
    knowledge: int
    spaces: int
    """Crossed off on progress tracks."""
    new_era: str
    """That the game led to; empty: none."""
    fell: str
    """`twilight`, `inventions`, `goals`; empty: it stands."""
    province: str
    crossed: int
    """The space of the map; 0: none."""
    first: tuple[str, ...]
    """Goals that the seat was the first to achieve."""
    later: tuple[str, ...]
    bought: tuple[str, ...]
    replaced: tuple[str, ...]

    def as_row(self) -> dict[str, Any]:
        """The same, ready for JSON."""
        row: dict[str, Any] = {name: getattr(self, name) for name in (*_TEXTS, *_NUMBERS)}
        row |= {"score": self.score, "knowledge": self.knowledge, "won": self.won}
        return row | {name: list(getattr(self, name)) for name in _LISTS}


def _fits(value: object) -> bool:
    """What a game brought."""
    if not isinstance(value, Mapping):
        return False
    shapes: list[tuple[tuple[str, ...], Fits]] = [
        (_TEXTS, text), (_NUMBERS, natural), (("score", "knowledge"), number), (("won",), truth),
        (_LISTS, each(text)),
    ]  # fmt: skip
    return all(name in value and fits(value[name]) for names, fits in shapes for name in names)


def _game_of(row: Mapping[str, Any]) -> GameOf:
    known: dict[str, Any] = {name: tuple(row[name]) for name in _LISTS}
    for name in (*_TEXTS, *_NUMBERS, "score", "knowledge", "won"):
        known[name] = row[name]
    return GameOf(**known)


def games_of(book: Book, seat: int) -> tuple[GameOf, ...]:
    """All games that a seat took part in."""
    return tuple(
        _told(book, record, chapter)
        for record in book.chronicle
        for chapter in record.chapters
        if chapter.seat == seat
    )


def goals_of(book: Book) -> tuple[tuple[str, ...], ...]:
    """The Goals of every game."""
    slugs = book.options.box.cards.slugs
    return tuple(tuple(slugs[goal] for goal, _, _ in record.goals) for record in book.chronicle)


def _told(book: Book, record: Record, chapter: Chapter) -> GameOf:
    slugs = book.options.box.cards.slugs
    firsts = [goal for goal, _, first in record.goals if chapter.seat in first]
    met = [goal for goal, by, _ in record.goals if chapter.seat in by]
    return GameOf(
        record.number,
        chapter.empire,
        chapter.faction,
        ERAS[chapter.era],
        chapter.score,
        chapter.seat in record.winners,
        chapter.upkeep,
        sum(n for _, n in chapter.knowledge),
        sum(chapter.spaces),
        (*ERAS, MODERN)[chapter.new_era] if chapter.new_era > 0 else "",
        FALLS[chapter.fell],
        slugs[chapter.province] if chapter.province >= 0 else "",
        chapter.crossed,
        tuple(slugs[goal] for goal in firsts),
        tuple(slugs[goal] for goal in met if goal not in firsts),
        tuple(slugs[card] for card, _, _ in chapter.bought),
        tuple(slugs[card] for _, _, gone in chapter.bought for card in gone),
    )


@dataclass(frozen=True, slots=True)
class History(GameResult):
    """One campaign."""

    ROW: ClassVar[Mapping[str, Fits]] = {
        "factions": each(text),
        "why": text,
        "goals": each(each(text)),
        "story": each(each(_fits)),
    }
    BY_SEAT: ClassVar = ("factions", "story")
    PART: ClassVar = "faction"
    RANKS: ClassVar = (MODERN, *reversed(ERAS))
    LOST_ALONE: ClassVar = True
    COUNTED: ClassVar = "campaigns"

    factions: tuple[str, ...]
    """Of the first empires."""
    why: str
    """`completed`, `outlived`, `fallen`, or broken off by the arena."""
    goals: tuple[tuple[str, ...], ...]
    """In the middle of the table, game by game."""
    story: tuple[tuple[GameOf, ...], ...]

    @property
    def length(self) -> int:
        """Games that were played."""
        return len(self.goals)

    @property
    def table(self) -> tuple[str, ...]:
        """The factions of the first empires."""
        return self.factions

    def rank_of(self, seat: int) -> str:
        """The era that a seat's last empire came to."""
        told = self.story[seat]
        return (told[-1].new_era or told[-1].era) if told else ERAS[0]

    def own_row(self) -> dict[str, Any]:
        """Factions, end, length and games."""
        return {
            "factions": list(self.factions),
            "why": self.why,
            "goals": [list(one) for one in self.goals],
            "story": [[one.as_row() for one in seat] for seat in self.story],
        }

    @classmethod
    def of(
        cls, told: Told, points: tuple[tuple[Scored, ...], ...], row: Mapping[str, Any]
    ) -> "History":
        """The campaign of a row whose fields fit."""
        story = tuple(tuple(map(_game_of, seat)) for seat in row["story"])
        goals = tuple(map(tuple, row["goals"]))
        return cls(*told, points, tuple(row["factions"]), row["why"], goals, story)

    @staticmethod
    def columns(pa: Any) -> list[tuple[str, Any]]:
        """The same as columns of a Parquet file."""
        texts, whole = pa.list_(pa.string()), pa.int64()
        game = pa.struct(
            [
                *((name, pa.string()) for name in _TEXTS),
                *((name, whole) for name in (*_NUMBERS, "score", "knowledge")),
                ("won", pa.bool_()),
                *((name, texts) for name in _LISTS),
            ]
        )
        return [
            ("factions", texts),
            ("why", pa.string()),
            ("goals", pa.list_(texts)),
            ("story", pa.list_(pa.list_(game))),
        ]
