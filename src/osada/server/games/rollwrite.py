"""The roll & write game at a table of the server."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from osada.kernel.match import Match
from osada.rollwrite import RollWrite, spots
from osada.rollwrite.catalogue import COMPETITION
from osada.rollwrite.face import RollWriteFace
from osada.server import wire
from osada.server.games.hosted import Hosted
from osada.server.games.spoken import ask, refused
from osada.server.lessons import Lesson
from osada.server.sentences import sentence
from osada.server.terms import BASICS, Level, SeatTerms, Terms
from osada.server.unfit import Unfit

LESSONS: Final = {
    BASICS: Lesson(
        wire.TableWish(
            seats=[wire.SeatWish(None), wire.SeatWish("easy")], game="rollwrite", mode="advanced"
        ),
        792,
        {},
    )
}


class HostedRollWrite(Hosted):
    """Imperial Settlers: Roll & Write."""

    game: RollWrite

    def __init__(self) -> None:
        self.game = RollWrite()
        self.villages = self.game.villages
        self.face = RollWriteFace(self.game)
        self.sheets = [slug for slug in self.villages.sheets if slug != COMPETITION]

    # What is agreed

    def options(self, terms: Terms, dealt: Sequence[str]) -> dict[str, Any]:
        """The mode, and in the adventure the sheets."""
        if terms.options["mode"] == "adventure":
            return {**terms.options, "sheets": list(dealt)}
        return {**terms.options, "players": len(dealt)}

    def dealt(self, terms: Terms, chosen: Sequence[str | None]) -> list[str]:
        """The competition sheet for all; in the adventure as chosen, or by chance."""
        if terms.options["mode"] != "adventure":
            return [COMPETITION] * len(chosen)
        return [sheet or secrets.choice(self.sheets) for sheet in chosen]

    def check(self, terms: Terms) -> None:
        """A seat has a sheet, or one by chance; outside of the adventure it does not matter."""
        for seat in terms.seats:
            if seat.faction is not None and seat.faction not in self.villages.sheets:
                raise Unfit("no-such-sheet", sheet=seat.faction[:20])

    def check_choice(self, terms: Terms, chosen: str, others: Collection[str | None]) -> None:
        """Any adventure sheet, also one that somebody else has."""
        if chosen not in self.sheets:
            raise Unfit("no-such-sheet", sheet=chosen[:20])

    def terms(self, match: Match[Any], bots: Mapping[int, Level]) -> Terms:
        """The sheets by seat, and the mode."""
        options = match.state.options
        seats = [SeatTerms(bots.get(at), sheet) for at, sheet in enumerate(options.sheets)]
        return Terms(seats, "rollwrite", {"mode": options.as_dict()["mode"]})

    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """The question, and the legal moves with their places on the sheets."""
        ask(self.face, shown, match.state, seat, language, names, _offer)
        for slot, building in enumerate(match.state.players[seat].village.buildings):
            shown.standings[building.slug] = spots.standing(match.state, seat, slot, language)

    def look(
        self,
        match: Match[Any],
        seat: int,
        look: wire.Look | wire.LookAt,
        language: str,
        names: Mapping[int, str],
    ) -> wire.Looked:
        """Why nothing, or not more, can be done at a place."""
        if not isinstance(look, wire.LookAt):
            raise Unfit("other-game")
        refusals = [
            refused(
                self.face,
                match.state,
                why,
                language,
                names,
                label=self.face.label(match.state, seat, tried, language, names),
            )
            for tried, why in spots.refusals(self.game, match.state, seat, look.place)
        ]
        return wire.Looked(look.id, match.moves, {}, refusals)


def _change(brings: Mapping[str, int], pays: Mapping[str, int]) -> dict[str, int]:
    """What is brought without what is paid."""
    kinds = dict.fromkeys((*pays, *brings))
    found = {kind: brings.get(kind, 0) - pays.get(kind, 0) for kind in kinds}
    return {kind: n for kind, n in found.items() if n}


def _offer(offer: spots.PossibleMove) -> wire.Offer:
    return wire.Offer(
        offer.text,
        sentence(offer.label),
        offer.verb,
        place=offer.place,
        also=list(offer.also),
        cells=list(offer.cells),
        brings=_change(offer.brings, offer.pays),
    )
