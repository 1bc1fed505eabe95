"""The card game at a table of the server."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from osada.kernel.game import BadNotation, Refusal
from osada.kernel.match import Match
from osada.server import wire
from osada.server.unfit import Unfit
from osada.settlers import Settlers, keeping, log, spots, words
from osada.settlers.goods import GOODS


class HostedSettlers:
    """Imperial Settlers."""

    def __init__(self) -> None:
        self.game = Settlers()
        self.cards = self.game.cards

    # What is agreed

    def options(self, wish: wire.TableWish, dealt: Sequence[str]) -> dict[str, Any]:
        """Factions by seat, and the variants."""
        return {
            "factions": list(dealt),
            "lookout": wish.lookout,
            "peaceful": wish.peaceful,
            "peaceful_drafts": wish.peaceful_drafts,
            "robbers_cut_routes": wish.robbers_cut_routes,
        }

    def dealt(self, wish: wire.TableWish, chosen: Sequence[str | None]) -> list[str]:
        """The chosen factions, and by chance one of the others for each seat without."""
        left = [faction.slug for faction in self.cards.factions if faction.slug not in chosen]
        dealt = []
        for faction in chosen:
            if faction is None:
                faction = secrets.choice(left)
                left.remove(faction)
            dealt.append(faction)
        return dealt

    def check_choice(self, chosen: str, others: Collection[str | None]) -> None:
        """A faction can be played once."""
        if chosen in others:
            raise Unfit("faction-taken")
        if chosen not in [faction.slug for faction in self.cards.factions]:
            raise Unfit("no-such-faction", faction=chosen[:20])

    def wish(self, match: Match[Any], bots: Mapping[int, wire.Level]) -> wire.TableWish:
        """The options of the match as a host would have wished them."""
        options: dict[str, Any] = match.state.options.as_dict()
        factions = options.pop("factions")
        seats = [wire.SeatWish(bots.get(seat), name) for seat, name in enumerate(factions)]
        return msgspec.convert({**options, "seats": seats}, wire.TableWish)

    # How it is played

    def settle(self, match: Match[Any], easy: Collection[int]) -> None:
        """In cleanup all is kept for those who need not be asked (AMB-62)."""
        keeping.settle(match, easy)

    def undo(self, match: Match[Any], seat: int, easy: Collection[int]) -> None:
        """What was kept without asking is taken back as well."""
        keeping.undo(match, seat, easy)

    # How it is told

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """The virtual player has the second place of a solo game."""
        return names if len(names) > 1 else {**names, 1: words.VIRTUAL}

    def entries(
        self,
        match: Match[Any],
        events: Sequence[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> list[log.Told]:
        """As much as a seat may know."""
        return list(log.entries(self.cards, events, viewer, names, language))

    def gains(self, match: Match[Any], since: int) -> list[wire.Gain]:
        """What cards gave; everybody may see it."""
        found: list[wire.Gain] = []
        for event in match.log[since:]:
            if event[0] == "gain" and event[3] > 0 and event[4] >= 0:
                good: wire.Good = GOODS[event[2]]
                found.append(wire.Gain(event[1], good, event[3], self.cards.numbers[event[4]]))
        return found

    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """The question, the legal moves, and which cards in hand cannot be built."""
        asked = shown.view["asked"]  # type: ignore[index]
        shown.ask = words.question(self.cards, asked, language)
        shown.offers = [
            _offer(offer) for offer in spots.offers(self.game, match.state, seat, language, names)
        ]
        shown.blocked = {
            number: wire.Refusal(why.reason, list(why.clauses), facts=dict(why.facts))
            for number, why in spots.blocked(self.game, match.state, seat).items()
        }

    def look(
        self,
        match: Match[Any],
        seat: int,
        look: wire.Look | wire.LookAt,
        language: str,
        names: Mapping[int, str],
    ) -> wire.Looked:
        """What a card could be used for now, and why not."""
        if not isinstance(look, wire.Look):
            raise Unfit("other-game")
        game, state = self.game, match.state
        if look.card not in self.cards.of_number:
            raise Unfit("no-such-card", card=look.card[:12])
        spot = spots.Spot(look.zone, look.holder, look.card)
        brings = {
            offer.text: spots.brings(game, state, seat, offer.move)
            for offer in spots.offers(game, state, seat, language, names)
            if offer.zone == look.zone
            and look.card in offer.cards
            and look.holder in (-1, seat if offer.holder is None else offer.holder)
        }
        refusals = [
            wire.Refusal(
                why.reason,
                list(why.clauses),
                words.refusal(self.cards, why, language, names),
                words.move_label(text, self.cards, language, names),
                dict(why.facts),
            )
            for text, why in spots.refusals(game, state, seat, spot)
        ]
        return wire.Looked(look.id, match.moves, brings, refusals)  # type: ignore[arg-type]

    def refusal(
        self, match: Match[Any], refusal: Refusal, language: str, names: Mapping[int, str]
    ) -> str:
        """Why a move is not possible, in a sentence."""
        return words.refusal(self.cards, refusal, language, names)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is no move, in a sentence."""
        return words.notation(error, language)

    def label(
        self, match: Match[Any], seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a button says it."""
        return words.move_label(text, self.cards, language, names)


def _offer(offer: spots.Offer) -> wire.Offer:
    label = offer.label
    for number in offer.cards:  # a place on the table needs no number
        label = label.replace(f" ({number})", "")
    return wire.Offer(
        offer.text,
        label,
        offer.verb,
        offer.zone,  # type: ignore[arg-type]
        offer.holder,
        list(offer.cards),
        dict(offer.goods),  # type: ignore[arg-type]
        offer.times,
        offer.seat,
        offer.deck,  # type: ignore[arg-type]
    )
