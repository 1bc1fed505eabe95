"""The card game at a table of the server."""

import re
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, cast

from osada.kernel.game import BadOptions
from osada.kernel.match import Match
from osada.server import wire
from osada.server.games.hosted import Hosted
from osada.server.games.spoken import ask, first, refused
from osada.server.sentences import sentence
from osada.server.terms import Level, SeatTerms, Terms
from osada.server.unfit import Unfit, of_options
from osada.settlers import Catalogue, Settlers, brought, keeping, ledger, log, setup, spots
from osada.settlers.face import SettlersFace
from osada.settlers.goods import GOODS
from osada.settlers.losses import Loss
from osada.settlers.viewtypes import Good, Goods

_NUMBER: Final = re.compile(r" \([a-z]+[0-9]+\)")


class HostedSettlers(Hosted):
    """Imperial Settlers."""

    game: Settlers

    def __init__(self, game: Settlers | None = None) -> None:
        self.game = game if game is not None else Settlers()
        self.face = SettlersFace(self.game)

    # What is agreed

    def _cards(self, terms: Terms) -> Catalogue:
        """The cards of the boxes on the table."""
        try:
            return self.game.cards.with_boxes(terms.options.get("boxes", ()))
        except BadOptions as error:
            raise of_options(error) from error

    def options(self, terms: Terms, dealt: Sequence[str]) -> dict[str, Any]:
        """Factions by seat, and the variants."""
        agreed = dict(terms.options)
        chosen = {
            faction: seat.deck
            for seat, faction in zip(terms.seats, dealt, strict=False)
            if seat.deck and seat.faction == faction
        }
        if "decks" in agreed or chosen:
            agreed["decks"] = brought.seated(agreed.get("decks", {}), dealt) | chosen
        return {"factions": list(dealt), **agreed}

    def dealt(self, terms: Terms, chosen: Sequence[str | None]) -> list[str]:
        """The chosen factions, and by chance one of the others for each seat without."""
        factions = self._cards(terms).factions
        left = [faction.slug for faction in factions if faction.slug not in chosen]
        dealt = []
        for faction in chosen:
            if faction is None and left:
                faction = secrets.choice(left)
                left.remove(faction)
            dealt.append(faction or factions[0].slug)  # too many: the rules say so
        return dealt

    def check(self, terms: Terms) -> None:
        """A seat has a faction, or one by chance; whoever is dealt, every deck can be played."""
        try:
            setup.check_decks(self._cards(terms), terms.options)
        except BadOptions as error:
            raise of_options(error) from error
        for seat in terms.seats:
            if seat.faction is not None:
                self.check_choice(terms, seat.faction, ())
            if seat.deck:
                self.check_deck(terms, seat.faction, seat.deck)

    def check_choice(self, terms: Terms, chosen: str, others: Collection[str | None]) -> None:
        """A faction can be played once."""
        if chosen in others:
            raise Unfit("faction-taken")
        if chosen not in [faction.slug for faction in self._cards(terms).factions]:
            raise Unfit("no-such-faction", faction=chosen[:20])

    def check_deck(self, terms: Terms, chosen: str | None, deck: list[str]) -> None:
        """By the boxes, the format and the bans of the table."""
        if chosen is None:
            raise Unfit("deck-whose")
        try:
            setup.check_decks(self._cards(terms), {**terms.options, "decks": {chosen: deck}})
        except BadOptions as error:
            raise of_options(error) from error

    def terms(self, match: Match[Any], bots: Mapping[int, Level]) -> Terms:
        """Factions by seat, and the variants."""
        return terms_of(self.game.name, match.state.options.as_dict(), bots)

    def losses(self, match: Match[Any], told: log.Told) -> list[wire.Loss]:
        """Locations, deals and goods that rivals, or the virtual player, took."""
        return [loss_told(match.state.cards, loss) for loss in told.losses]

    def prayers(self, told: log.Told) -> list[wire.Prayer]:
        """Everybody sees them."""
        return list(told.prayers)

    def gains(self, match: Match[Any], since: int) -> list[wire.Gain]:
        """What cards gave; everybody may see it."""
        return gains_of(match.state.cards, match.log[since:])

    def show(
        self,
        shown: wire.Seen,
        match: Match[Any],
        seat: int,
        language: str,
        names: Mapping[int, str],
    ) -> None:
        """The question, the legal moves, and which cards in hand cannot be built."""
        ask(self.face, shown, match.state, seat, language, names, _offer)
        for offer in shown.offers:
            if offer.verb == "pass":
                found = keeping.lost(match.state, seat)
                offer.brings = {GOODS[good]: -n for good, n in found.items()}
        shown.blocked = {
            number: wire.Refusal(why.reason, list(why.clauses), facts=dict(why.facts))
            for number, why in spots.blocked(self.game, match.state, seat).items()
        }
        numbers = match.state.cards.numbers
        shown.shut = [
            wire.Shut(
                holder,
                numbers[card],
                refused(self.face, match.state, why, language, names, label="", verb="visit"),
            )
            for holder, card, why in spots.shut(self.game, match.state, seat)
        ]

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
        if look.card not in state.cards.of_number:
            raise Unfit("no-such-card", card=look.card[:12])
        spot = spots.Spot(look.zone, look.holder, look.card)
        ledgers = {
            offer.text: _ledger(state.cards, ledger.ledger(game, state, seat, offer.move))
            for offer in self.face.possible(state, seat, language, names)
            if offer.zone == look.zone
            and look.card in offer.cards
            and look.holder in (-1, seat if offer.holder is None else offer.holder)
        }
        refusals = [
            refused(
                self.face,
                state,
                why,
                language,
                names,
                label=self.face.label(state, seat, tried, language, names),
                verb=game.text(state, seat, tried).partition(" ")[0],
            )
            for tried, why in spots.refusals(game, state, seat, spot)
        ]
        return wire.Looked(look.id, match.moves, ledgers, refusals)

    def label(
        self, state: Any, seat: int, text: str, language: str, names: Mapping[int, str]
    ) -> str:
        """A move in notation as a button says it: without the numbers that tell copies apart."""
        made = first(self.game, state, seat, text)
        return self.without_numbers(self.face.label(state, seat, made, language, names))

    def without_numbers(self, label: str) -> str:
        """A label without the numbers that tell copies apart."""
        return _NUMBER.sub("", label)


def terms_of(game: str, options: dict[str, Any], bots: Mapping[int, Level]) -> Terms:
    """What was agreed, from the options of a game: each faction's deck goes to its seat."""
    factions = options.pop("factions")
    decks: dict[str, list[str]] = dict(options.pop("decks", {}))
    seats = [
        SeatTerms(bots.get(seat), name, decks.pop(name, [])) for seat, name in enumerate(factions)
    ]
    if decks:
        options["decks"] = decks
    return Terms(seats, game, options)


def gains_of(cards: Catalogue, events: Iterable[tuple[Any, ...]]) -> list[wire.Gain]:
    """What cards gave, by seat at the table."""
    found: list[wire.Gain] = []
    for event in events:
        if event[0] == "gain" and event[3] > 0 and event[4] >= 0:
            good: Good = GOODS[event[2]]
            found.append(wire.Gain(event[1], good, event[3], cards.numbers[event[4]]))
    return found


def loss_told(cards: Catalogue, loss: Loss) -> wire.Loss:
    """What somebody lost, as the wire tells it."""
    return wire.Loss(
        loss.seat,
        loss.by,
        loss.how,  # type: ignore[arg-type]
        cards.numbers[loss.card] if loss.card >= 0 else None,
        _named(loss.goods),
        _named(loss.yields),
        loss.points,
        _named(loss.got),
        loss.foundation,
    )


def _ledger(cards: Catalogue, found: ledger.Ledger) -> wire.Ledger:
    return wire.Ledger(
        [
            wire.Given("foundations" if founded else "empire", cards.numbers[card])
            for card, founded in found.gives
        ],
        found.asks,
        found.pays,  # type: ignore[arg-type]
        found.gains,  # type: ignore[arg-type]
        found.draws,
        found.rounds,  # type: ignore[arg-type]
        found.ends,
    )


def _named(counts: Mapping[int, int]) -> Goods:
    return cast("Goods", {GOODS[good]: n for good, n in counts.items()})


def _offer(offer: spots.PossibleMove) -> wire.Offer:
    label = offer.label
    for number in offer.cards:  # a place on the table needs no number
        label = label.replace(f" ({number})", "")
    return wire.Offer(
        offer.text,
        sentence(label),
        offer.verb,
        offer.zone,  # type: ignore[arg-type]
        offer.holder,
        list(offer.cards),
        dict(offer.goods),  # type: ignore[arg-type]
        offer.times,
        offer.seat,
        offer.deck,  # type: ignore[arg-type]
        colour=offer.colour,
    )
