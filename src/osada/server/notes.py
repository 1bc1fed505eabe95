"""What happens at a table beside the game, for its log: moves taken back, seats left."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from osada.kernel.match import Match
from osada.server.games import Hosted
from osada.server.sentences import sentence
from osada.server.wire import Entry
from osada.speech import in_pieces, said

Kind = Literal[
    "undone", "agreed", "declined",
    "left", "left-once", "expired", "gone", "returned", "took-over", "resigned",
]  # fmt: skip

_WORDS: Final = (("osada.server", "words"),)


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a seat did, or that befell it."""

    kind: Kind
    seat: int
    moves: int
    """How many moves had been made then."""
    after: int
    """How many events the match had noted: it is told after those."""
    events: tuple[tuple[Any, ...], ...] = ()
    """Of moves taken back what they had noted."""


def taken_back(before: Match[Any], after: Match[Any], seat: int, agreed: bool) -> Note:
    """The note of moves that are no longer there."""
    records, left = before.records, after.records
    first = 0
    while first < len(left) and records[first] == left[first]:
        first += 1
    last = first
    while last < len(records) and records[last].seat == seat:
        last += 1
    events = tuple(event for at in range(first, last) for event in before.events(at + 1))
    return Note("agreed" if agreed else "undone", seat, after.moves, len(after.log), events)


def entry(
    note: Note,
    hosted: Hosted,
    match: Match[Any],
    viewer: int | None,
    names: Mapping[int, str],
    language: str,
) -> Entry:
    """A note as a line of somebody's log."""
    who = names.get(note.seat, "")
    with in_pieces():
        what = deed(note.events, hosted, match, viewer, names, language)
        kind = note.kind if what or not note.events else "undone-unseen"
        text = said(_WORDS, language, f"note-{kind}", who=who, what=what)
    return Entry(note.moves, sentence(text), note.seat, note=note.kind)


def deed(
    events: Sequence[tuple[Any, ...]],
    hosted: Hosted,
    match: Match[Any],
    viewer: int | None,
    names: Mapping[int, str],
    language: str,
) -> str:
    """What somebody did, as a reader may know it, without the name: `builds Mason`."""
    told = hosted.face.entries(match.state, events, viewer, names, language)
    return next((one.did for one in told if one.did), "")
