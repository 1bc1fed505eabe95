"""What every seat did with cards, read from the log of a game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from osada.arena.shapes import Fits, each, natural, text
from osada.settlers import Catalogue
from osada.settlers.log import Event
from osada.settlers.prayers import account

TOKENS: Final = "tokens"


@dataclass(frozen=True, slots=True)
class Visit:
    """A worker sent to an open production."""

    card: str
    host: int
    """The seat; one more than the last is the virtual player."""

    ROW: ClassVar[Mapping[str, Fits]] = {"card": text, "host": natural}


@dataclass(frozen=True, slots=True)
class Prayer:
    """A prayer and what matched in it."""

    card: str
    form: str
    """`draw` or `tokens`."""
    matches: int
    tokens: int
    """Blessings among the matches."""
    stored: int
    """Stored cards that were used."""

    ROW: ClassVar[Mapping[str, Fits]] = {
        "card": text,
        "form": text,
        "matches": natural,
        "tokens": natural,
        "stored": natural,
    }


@dataclass(frozen=True, slots=True)
class CardsOf:
    """What a seat did with cards, by short name; a name may stand several times."""

    built: tuple[str, ...]
    dealt: tuple[str, ...]
    """Signed from hand."""
    razed: tuple[str, ...]
    """From its hand or of its rivals."""
    played: tuple[str, ...] = ()
    """Instant cards."""
    visited: tuple[Visit, ...] = ()
    """Where its workers went."""
    prayed: tuple[Prayer, ...] = ()

    @property
    def used(self) -> set[str]:
        """The cards that it built or played."""
        return {*self.built, *self.played}

    def as_row(self) -> dict[str, Any]:
        """Ready for JSON; what only boxes bring stands there where there is some of it."""
        row: dict[str, Any] = {name: list(getattr(self, name)) for name in _ALWAYS}
        row |= {name: list(some) for name in ("played",) if (some := getattr(self, name))}
        for name, kind in _MADE.items():
            if some := getattr(self, name):
                row[name] = [{field: getattr(one, field) for field in kind.ROW} for one in some]
        return row


_ALWAYS: Final = ("built", "dealt", "razed")
_MADE: Final[Mapping[str, Any]] = {"visited": Visit, "prayed": Prayer}


def fits(value: object) -> bool:
    """Whether a row is what a seat did with its cards."""
    return (
        isinstance(value, Mapping)
        and all(each(text)(value.get(name)) for name in _ALWAYS)
        and each(text)(value.get("played") or [])
        and all(each(_shaped(kind.ROW))(value.get(name) or []) for name, kind in _MADE.items())
    )


def _shaped(fields: Mapping[str, Fits]) -> Fits:
    return lambda value: (
        isinstance(value, Mapping) and all(fit(value.get(name)) for name, fit in fields.items())
    )


def of_row(row: Mapping[str, Any]) -> CardsOf:
    """What a row tells that fits; files of before there were boxes have less."""
    some = (tuple(row.get(name) or ()) for name in (*_ALWAYS, "played"))
    made = (
        tuple(kind(**{field: one[field] for field in kind.ROW}) for one in row.get(name) or ())
        for name, kind in _MADE.items()
    )
    return CardsOf(*some, *made)


def column(pa: Any) -> Any:
    """The same as a column of a Parquet file."""
    types = {text: pa.string(), natural: pa.int64()}
    texts = pa.list_(pa.string())
    plain = [(name, texts) for name in (*_ALWAYS, "played")]
    made = [
        (name, pa.list_(pa.struct([(field, types[fit]) for field, fit in kind.ROW.items()])))
        for name, kind in _MADE.items()
    ]
    return pa.list_(pa.struct([*plain, *made]))


def cards_of(cards: Catalogue, events: Sequence[Event], seats: int) -> tuple[CardsOf, ...]:
    """What every seat built, signed, razed, played, visited and prayed, in order."""
    done: list[dict[str, list[Any]]] = [
        {name: [] for name in (*_ALWAYS, "played", *_MADE)} for _ in range(seats)
    ]
    for seat, what, which in _deeds(cards, events):
        done[seat][what].append(which)
    return tuple(CardsOf(**{name: tuple(some) for name, some in seat.items()}) for seat in done)


def _deeds(cards: Catalogue, events: Sequence[Event]) -> Iterator[tuple[int, str, Any]]:
    slugs = cards.slugs
    before: Event = ("",)
    for event in events:
        match event:
            case ("built", seat, card):
                yield seat, "built", slugs[card]
            case ("dealt", seat, card):
                if not (before[0] == "target" and before[3] == card):  # a Trade Route
                    yield seat, "dealt", slugs[card]
            case ("razed", seat, card, holder, place):
                if holder != seat or not place:
                    yield seat, "razed", slugs[card]
            case ("played", seat, card):
                yield seat, "played", slugs[card]
            case ("visited", seat, card, host):
                yield seat, "visited", Visit(slugs[card], host)
            case ("answered", seat, card, praying, blessings, goods):
                told = account(cards, praying, blessings, goods)
                tokens = sum(token["lit"] for token in told["tokens"])
                stored = sum(one["stored"] for one in told["cards"])
                made = Prayer(slugs[card], told["by"], told["matches"], tokens, stored)
                yield seat, "prayed", made
        before = event
