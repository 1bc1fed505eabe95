"""One game of a campaign as a match of the card game: replayed, studied and kept by itself."""

from dataclasses import dataclass
from typing import Any

from osada.campaign import seeds
from osada.campaign.game import Campaign
from osada.campaign.seating import place_of
from osada.campaign.state import GAME, State
from osada.kernel.match import Match
from osada.settlers.state import State as Table


class NoSuchGame(LookupError):
    """A game that was not played; says in one sentence which were."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Exported:
    """A game by itself, and where it is in its campaign."""

    match: Match[Table]
    ats: tuple[int, ...]
    """For each of its moves how many moves of the campaign were made before it."""
    playing: tuple[int, ...]
    """The seats of the campaign by their places at the table."""


def played(match: Match[State]) -> list[int]:
    """The numbers of the games of a campaign, the one that is on included."""
    book = match.state.book
    found = [record.number for record in book.chronicle]
    return [*found, book.number] if book.stage == GAME else found


def game(match: Match[State], number: int) -> Match[Table]:
    """A game with its options, its seed and its moves, as far as it was played."""
    return exported(match, number).match


def exported(match: Match[State], number: int) -> Exported:
    """The same, with the places of its moves in the campaign."""
    known = played(match)
    if number not in known:
        games = f"{known[0]} to {known[-1]}" if known else "none yet"
        raise NoSuchGame(f"there is no game {number} in this campaign; its games: {games}")
    campaign = match.game
    assert isinstance(campaign, Campaign)
    state = campaign.new(match.options, match.seed)
    found: Match[Table] | None = None
    playing: tuple[int, ...] = ()
    ats: list[int] = []
    for at, record in enumerate(match.records):
        book = state.book
        move = campaign.parse(state, record.seat, record.text)[0]
        if book.stage == GAME and book.number == number:
            found = found or _begun(campaign, state)
            playing = tuple(book.playing)
            ats.append(at)
            found.play(place_of(book, record.seat), move)
        elif found is not None:
            break
        campaign.apply(state, record.seat, move)
    if found is None:
        found, playing = _begun(campaign, state), tuple(state.book.playing)
    return Exported(found, tuple(ats), playing)


def _begun(campaign: Campaign, state: State) -> Match[Any]:
    """The match before its first move."""
    book, table = state.book, state.table
    assert table is not None
    return Match(campaign.table, table.options.as_dict(), seeds.of_game(book.seed, book.number))
