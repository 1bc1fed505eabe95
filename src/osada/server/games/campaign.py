"""The campaign at a table of the server: the card game while one is on, sheets in between."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from osada.campaign.face import CampaignFace
from osada.campaign.game import Campaign
from osada.campaign.log import at_table
from osada.campaign.seating import moved, place_of, seat_at
from osada.campaign.state import GAME, NOBODY, OVER, State
from osada.kernel.match import Match
from osada.server import wire
from osada.server.games.hosted import Hosted
from osada.server.games.settlers import HostedSettlers, gains_of, loss_told, terms_of
from osada.server.games.spoken import ask, first
from osada.server.sentences import sentence
from osada.server.terms import Level, Terms
from osada.server.unfit import Unfit
from osada.settlers import log
from osada.settlers.spots import PossibleMove
from osada.titles.settlers import SETTLERS

_OF_THE_TABLE: Final = frozenset(option.name for option in SETTLERS.options)


@dataclass(frozen=True, slots=True)
class _Table:
    """The card game that is on, as far as the card game's own host asks for it."""

    state: Any
    moves: int


class HostedCampaign(Hosted):
    """Rise of the Empire."""

    game: Campaign

    def __init__(self) -> None:
        self.game = Campaign()
        self.face = CampaignFace(self.game)
        self.table = HostedSettlers(self.game.table)
        """Its card games."""

    # What is agreed

    def options(self, terms: Terms, dealt: Sequence[str]) -> dict[str, Any]:
        """Factions by seat, and the variants."""
        return self.table.options(terms, dealt)

    def dealt(self, terms: Terms, chosen: Sequence[str | None]) -> list[str]:
        """The chosen factions, and by chance one of the others for each seat without."""
        return self.table.dealt(terms, chosen)

    def check(self, terms: Terms) -> None:
        """As in the card game."""
        self.table.check(_of_the_table(terms))

    def check_choice(self, terms: Terms, chosen: str, others: Collection[str | None]) -> None:
        """A faction can be played once."""
        self.table.check_choice(terms, chosen, others)

    def check_deck(self, terms: Terms, chosen: str | None, deck: list[str]) -> None:
        """By the boxes, the format and the bans of the table."""
        self.table.check_deck(_of_the_table(terms), chosen, deck)

    def terms(self, match: Match[Any], bots: Mapping[int, Level]) -> Terms:
        """Factions by seat, and the variants, as the campaign began."""
        agreed = dict(match.state.book.options.agreed)
        return terms_of(self.game.name, agreed, bots)

    # What happened

    def ahead(self, state: State) -> int:
        """While decks are rebuilt the next game has its number already."""
        return state.book.number + (state.book.stage > GAME)

    def is_between(self, state: State) -> bool:
        """While sheets are written on."""
        return state.book.stage not in (GAME, OVER)

    def told_from(self, match: Match[Any]) -> tuple[int, int]:
        """With the game before the one that is on; the chronicle tells of those before it."""
        made = match.begins(match.state.book.number - 1)
        if not made:
            return 0, 0
        kinds = [event[0] for event in match.events(made)]
        last = kinds.index("game-begins") if "game-begins" in kinds else len(kinds)
        return match.noted(made) + last, made

    def losses(self, match: Match[Any], told: Any) -> list[wire.Loss]:
        """Locations, deals and goods that rivals, or the virtual player, took."""
        if not isinstance(told, log.Told):
            return []
        book = match.state.book
        return [
            replace(found, seat=seat_at(book, found.seat), by=seat_at(book, found.by))
            for found in (loss_told(book.options.box.cards, loss) for loss in told.losses)
        ]

    def prayers(self, told: Any) -> list[wire.Prayer]:
        """Everybody sees them."""
        return list(told.prayers) if isinstance(told, log.Told) else []

    def gains(self, match: Match[Any], since: int) -> list[wire.Gain]:
        """What cards gave at the table, by place there; everybody may see it."""
        events = (told[2] if told[0] == "table" else told for told in match.log[since:])
        return gains_of(match.state.book.options.box.cards, events)

    # What can be done

    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """In a game what the card game shows, by place at its table; else sheets and shop."""
        state: State = match.state
        place = place_of(state.book, seat)
        if state.book.stage != GAME or place == NOBODY:
            ask(self.face, shown, state, seat, language, names, _offer)
            return
        inner = at_table(state.book.playing, names)
        self.table.show(shown, _at(match), place, language, inner)  # type: ignore[arg-type]
        if moved(state.book):
            texts = (one.text for one in self.face.possible(state, seat, language, names))
            for offer, text in zip(shown.offers, texts, strict=True):
                offer.text = text

    def look(
        self,
        match: Match[Any],
        seat: int,
        look: wire.Look | wire.LookAt,
        language: str,
        names: Mapping[int, str],
    ) -> wire.Looked:
        """What a card of the game that is on could be used for now, and why not."""
        state: State = match.state
        place = place_of(state.book, seat)
        if state.book.stage != GAME or place == NOBODY:
            raise Unfit("other-game")
        inner = at_table(state.book.playing, names)
        found = self.table.look(_at(match), place, look, language, inner)  # type: ignore[arg-type]
        if moved(state.book):
            offers = zip(
                self.table.face.possible(state.table, place, language, inner),
                self.face.possible(state, seat, language, names),
                strict=True,
            )
            texts = {there.text: here.text for there, here in offers}
            found.ledgers = {texts[text]: one for text, one in found.ledgers.items()}
        return found

    def label(
        self, state: Any, seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A move in notation as a button says it."""
        made = first(self.game, state, seat, text)
        return self.table.without_numbers(self.face.label(state, seat, made, language, names))


def _of_the_table(terms: Terms) -> Terms:
    """The same terms with the card game's options alone."""
    options = {name: value for name, value in terms.options.items() if name in _OF_THE_TABLE}
    return replace(terms, options=options)


def _at(match: Match[Any]) -> _Table:
    return _Table(match.state.table, match.moves)


def _offer(offer: PossibleMove) -> wire.Offer:
    """A move between games: on a card, or at a place of the sheet."""
    return wire.Offer(
        offer.text,
        sentence(offer.label),
        offer.verb,
        cards=list(offer.cards),
        goods=dict(offer.goods),  # type: ignore[arg-type]
        place=offer.zone or "",
    )
