"""What happened in a campaign, as a player reads it: the card game's log, and what lies between."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from osada.campaign import verbs as w
from osada.campaign import words
from osada.campaign.state import FALLS
from osada.kernel.face import Told
from osada.settlers import log as table_log
from osada.settlers import words as table_words
from osada.settlers.catalogue import Catalogue
from osada.settlers.part import CATEGORIES, ERAS

Event = tuple[Any, ...]
_HEADS: Final = ("game-begins", "game-over", "campaign-over")
"""Events that begin an entry though nobody has moved."""
_DECK: Final = {w.DECK_OUT: "log-deck-out", w.DECK_IN: "log-deck-in"}


@dataclass(frozen=True, slots=True)
class _Reader:
    """For whom events are told."""

    cards: Catalogue
    names: Mapping[int, str]
    language: str

    def who(self, seat: int) -> str:
        return table_words.seat_name(seat, self.language, self.names)

    def players(self, seats: Iterable[int]) -> str:
        return table_words.listed((self.who(seat) for seat in seats), self.language)

    def card(self, card: int) -> str:
        return table_words.card_name(self.cards, card, self.language)

    def card_names(self, cards: Iterable[int]) -> str:
        return table_words.card_names(self.cards, cards, self.language)

    def say(self, message: str, seat: int, **values: str | int) -> str:
        owner = table_words.seat_name(seat, self.language, self.names, "gen")
        known: dict[str, str | int] = {"who": self.who(seat), "owner": owner, **values}
        return table_words.sentence(words.say(self.language, message, **known))


def told(reader: _Reader, event: Event) -> str:
    """One event between games in one line."""
    kind, seat, *more = event
    language = reader.language
    values: dict[str, str | int] = {}
    match kind:
        case "game-begins":
            values["n"] = more[0]
        case "game-over":
            values = {"n": more[0], "known": _yes(more[1]), "players": reader.players(more[1])}
        case "campaign-over":
            values = {"players": reader.players(more[0]), "why": more[1]}
        case "final":
            values = {"n": more[0], "known": _yes(more[1])}
        case "fell":
            values["why"] = words.fall_name(FALLS[more[0]], language)
        case "advanced":
            values = {"track": words.track_name(CATEGORIES[more[0]], language), "n": more[1]}
        case "era":
            values["era"] = words.era_name(ERAS[more[0]], language)
        case "learnt":
            gained = sum(n for _, n in more[0])
            values = {"knowledge": words.knowledge(gained, language), "total": more[1]}
        case "bought":
            values = {
                "card": reader.card(more[0]),
                "knowledge": words.knowledge(more[1], language),
                "known": _yes(more[2]),
                "replaced": reader.card_names(more[2]),
            }
        case "drew" | "crossed":
            values["n"] = more[0]
        case "province":
            values = {
                "card": reader.card(more[0]),
                "known": _yes(more[1]),
                "cards": reader.card_names(more[1]),
            }
        case "founded":
            values["faction"] = reader.cards.factions[more[0]].name(language)
        case "rebuilt":
            values["n"] = len(more[0])
    return reader.say(f"log-{kind}", seat, **values)


def _yes(true: object) -> str:
    return "yes" if true else "no"


@dataclass(slots=True)
class _Entry:
    """A line between games with what came of it."""

    first: int
    move: Event | None = None
    events: list[Event] = field(default_factory=list)


def entries(
    cards: Catalogue,
    events: Iterable[Event],
    viewer: int | None,
    names: Mapping[int, str],
    language: str,
) -> list[Told]:
    """The log of a seat, or of a spectator (None), line by line; see the card game's."""
    reader = _Reader(cards, names, language)
    found: list[Told] = []
    table: list[Event] = []
    entry: _Entry | None = None
    at = -1

    def close(end: int) -> None:
        nonlocal entry
        if entry is not None:
            found.append(_line(reader, entry))
            entry = None
        if table:
            found.extend(_at_table(reader, table, viewer, end - len(table)))
            table.clear()

    for at, event in enumerate(events):
        is_move = event[0] == "move"
        if event[0] == "table" or (is_move and event[5] is not None):
            if entry is not None:
                close(at)
            table.append(event)
            continue
        if is_move or event[0] in _HEADS or entry is None:
            close(at)
            entry = _Entry(at, event if is_move else None)
        if not is_move:
            entry.events.append(event)
    close(at + 1)
    return found


def _line(reader: _Reader, entry: _Entry) -> Told:
    """A move with what came of it, or what happened by itself."""
    lines = [told(reader, event) for event in entry.events]
    if entry.move is None:
        bare = entry.events[0][0] not in _HEADS
        return Told(entry.first, 0, None, lines[0], lines[1:], [], bare=bare)
    _, seat, made, text, *_ = entry.move
    if made.kind in _DECK:  # nothing else tells of it
        lines.insert(0, reader.say(_DECK[made.kind], seat, card=reader.card(made.what)))
    did = lines[0].removeprefix(table_words.sentence(reader.who(seat))).lstrip()
    verb = text.partition(" ")[0]
    return Told(entry.first, 1, seat, lines[0], lines[1:], [text], verb, did)


def _at_table(
    reader: _Reader, events: list[Event], viewer: int | None, first: int
) -> list[table_log.Told]:
    """Events of one game by the card game's log; seats become places and places seats again."""
    playing: tuple[int, ...] = events[0][5] if events[0][0] == "move" else events[0][3]
    inner: list[Event] = []
    for event in events:
        if event[0] == "move":
            _, seat, made, _, secret, _, text = event
            inner.append(("move", playing.index(seat), made, text, secret))
        else:
            inner.append(event[2])
    place = playing.index(viewer) if viewer in playing else None
    names = at_table(playing, reader.names)
    lines = table_log.entries(reader.cards, inner, place, names, reader.language)
    return [
        replace(
            line,
            first=line.first + first,
            seat=line.seat if line.seat is None else playing[line.seat],
        )
        for line in lines
    ]


def at_table(playing: tuple[int, ...], names: Mapping[int, str]) -> dict[int, str]:
    """Names by place; one player alone has the virtual player beside."""
    found = {place: names[seat] for place, seat in enumerate(playing) if seat in names}
    if len(playing) == 1:
        found[1] = table_words.VIRTUAL
    return found
