"""The roll & write game at a table of the server."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from osada.kernel.game import BadNotation, Refusal
from osada.kernel.match import Match
from osada.rollwrite import RollWrite, log, spots, words
from osada.rollwrite.catalogue import COMPETITION
from osada.server import wire
from osada.server.unfit import Unfit


class HostedRollWrite:
    """Imperial Settlers: Roll & Write."""

    def __init__(self) -> None:
        self.game = RollWrite()
        self.villages = self.game.villages
        self.sheets = [slug for slug in self.villages.sheets if slug != COMPETITION]

    # What is agreed

    def options(self, wish: wire.TableWish, dealt: Sequence[str]) -> dict[str, Any]:
        """The mode, and in the adventure the sheets."""
        if wish.mode == "adventure":
            return {"mode": wish.mode, "sheets": list(dealt)}
        return {"mode": wish.mode, "players": len(dealt)}

    def dealt(self, wish: wire.TableWish, chosen: Sequence[str | None]) -> list[str]:
        """The competition sheet for all; in the adventure as chosen, or by chance."""
        if wish.mode != "adventure":
            return [COMPETITION] * len(chosen)
        return [sheet or secrets.choice(self.sheets) for sheet in chosen]

    def check_choice(self, chosen: str, others: Collection[str | None]) -> None:
        """Any adventure sheet, also one that somebody else has."""
        if chosen not in self.sheets:
            raise Unfit("no-such-sheet", sheet=chosen[:20])

    def wish(self, match: Match[Any], bots: Mapping[int, wire.Level]) -> wire.TableWish:
        """The options of the match as a host would have wished them."""
        options = match.state.options
        seats = [wire.SeatWish(bots.get(at), sheet) for at, sheet in enumerate(options.sheets)]
        mode: wire.Mode = options.as_dict()["mode"]
        return wire.TableWish(seats, game="rollwrite", mode=mode)

    # How it is played

    def settle(self, match: Match[Any], easy: Collection[int]) -> None:
        """Every decision is the players' own."""

    def undo(self, match: Match[Any], seat: int, easy: Collection[int]) -> None:
        """Take back a seat's last line, whatever the others did meanwhile (RW-AMB-28)."""
        match.undo(seat)

    # How it is told

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """All who play have a seat."""
        return names

    def entries(
        self,
        match: Match[Any],
        events: Sequence[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> list[log.Told]:
        """All is open."""
        villages = [player.village for player in match.state.players]
        return log.entries(villages, events, viewer, names, language)

    def gains(self, match: Match[Any], since: int) -> list[wire.Gain]:
        """The sheets show by themselves what has come."""
        return []

    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """The question, and the legal moves with their places on the sheets."""
        shown.ask = words.question(shown.view["asked"], language)  # type: ignore[index]
        shown.offers = [
            _offer(offer) for offer in spots.offers(self.game, match.state, seat, language, names)
        ]
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
            wire.Refusal(
                why.reason,
                list(why.clauses),
                self.refusal(match, why, language, names),
                self.label(match, seat, text, language, names),
                dict(why.facts),
            )
            for text, why in spots.refusals(self.game, match.state, seat, look.place)
        ]
        return wire.Looked(look.id, match.moves, {}, refusals)

    def refusal(
        self, match: Match[Any], refusal: Refusal, language: str, names: Mapping[int, str]
    ) -> str:
        """Why a move is not possible, in a sentence."""
        return words.refusal(self.villages, refusal, language, names)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is no move, in a sentence."""
        return words.bad_notation(error, language)

    def label(
        self, match: Match[Any], seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a button says it."""
        return words.move_label(text, match.state.players[seat].village, language)


def _change(brings: Mapping[str, int], pays: Mapping[str, int]) -> dict[str, int]:
    """What is brought without what is paid."""
    kinds = dict.fromkeys((*pays, *brings))
    found = {kind: brings.get(kind, 0) - pays.get(kind, 0) for kind in kinds}
    return {kind: n for kind, n in found.items() if n}


def _offer(offer: spots.Offer) -> wire.Offer:
    return wire.Offer(
        offer.text,
        offer.label,
        offer.verb,
        place=offer.place,
        also=list(offer.also),
        cells=list(offer.cells),
        brings=_change(offer.brings, offer.pays),
    )
