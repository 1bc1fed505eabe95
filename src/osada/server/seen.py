"""What a seat is shown of a table: its view, its legal moves, the question, the log."""

from typing import Any

import msgspec

from osada.kernel.match import Match
from osada.server.chronicle import Chronicle, gains
from osada.server.said import why_no_undo
from osada.server.table import Table, Unfit
from osada.server.wire import Entry, Look, Looked, Offer, Refusal, Seen
from osada.settlers import State, spots, words

_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def seen(
    table: Table,
    match: Match[State],
    seat: int | None,
    chronicle: Chronicle,
    *,
    entries_known: int,
    events_known: int,
    thinking: list[int],
    now: int,
) -> Seen:
    """The game as a seat, or a spectator, may see it now; of the log what it does not know yet."""
    game, state, language = table.game, match.state, chronicle.language
    log = chronicle.read(match, table.names)
    log_from = max(0, min(entries_known, len(log)) - 1)
    shown = Seen(
        match.moves,
        match.view(seat),  # type: ignore[arg-type]
        log_from,
        log[log_from:],
        gains=gains(match, game.cards, events_known),
        thinking=thinking,
    )
    if table.clocks is not None:
        shown.clocks = table.clocks.shown(now)
    if seat is None or table.status == "finished":
        return shown
    why = match.why_no_undo(seat)
    shown.undo = why is None
    if why is not None:
        shown.no_undo = why_no_undo(why, language)
    if seat in match.pending:
        asked = shown.view["asked"]  # type: ignore[index]
        shown.ask = words.question(game.cards, asked, language)
        shown.offers = [
            _offer(offer) for offer in spots.offers(game, state, seat, language, table.names)
        ]
        shown.blocked = {
            number: Refusal(why.reason, list(why.clauses), facts=dict(why.facts))
            for number, why in spots.blocked(game, state, seat).items()
        }
    return shown


def _offer(offer: spots.Offer) -> Offer:
    return Offer(
        offer.text,
        offer.label,
        offer.verb,
        offer.zone,  # type: ignore[arg-type]
        offer.holder,
        list(offer.cards),
        dict(offer.goods),  # type: ignore[arg-type]
        offer.times,
        offer.seat,
        offer.deck,  # type: ignore[arg-type]
    )


def looked(table: Table, match: Match[State], seat: int, look: Look, language: str) -> Looked:
    """What a card at a place could be used for now, and why not."""
    game, state = table.game, match.state
    if look.card not in game.cards.of_number:
        raise Unfit("no-such-card", card=look.card[:12])
    spot = spots.Spot(look.zone, look.holder, look.card)
    brings = {
        offer.text: spots.brings(game, state, seat, offer.move)
        for offer in spots.offers(game, state, seat, language, table.names)
        if offer.zone == look.zone
        and look.card in offer.cards
        and look.holder in (-1, seat if offer.holder is None else offer.holder)
    }
    refusals = [
        Refusal(
            why.reason,
            list(why.clauses),
            words.refusal(game.cards, why, language, table.names),
            words.move_label(text, game.cards, language, table.names),
            dict(why.facts),
        )
        for text, why in spots.refusals(game, state, seat, spot)
    ]
    return Looked(look.id, match.moves, brings, refusals)  # type: ignore[arg-type]


def moment_log(entries: list[Entry], at: int) -> list[Entry]:
    """The entries that came with a moment of a replay."""
    return [entry for entry in entries if entry.at == at]
