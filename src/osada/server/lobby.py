"""Between the wire and what is stored: a wish becomes terms, a summary what everybody is told."""

from collections.abc import Collection

from osada.server.agreed import all_told, told
from osada.server.summaries import Summary
from osada.server.terms import SeatTerms, Terms, TimeLimit
from osada.server.wire import Clock, SeatInfo, TableInfo, TableWish
from osada.titles import title


def terms(wish: TableWish) -> Terms:
    """What a host wishes, as terms of the table."""
    return Terms(
        [SeatTerms(seat.bot, seat.faction, seat.deck) for seat in wish.seats],
        wish.game,
        told(title(wish.game), wish),
        wish.title,
        wish.public,
        None if wish.clock is None else TimeLimit(wish.clock.move, wish.clock.reserve),
    )


def info(table: Summary, here: Collection[int] = (), watching: int = 0) -> TableInfo:
    """The table as everybody at it may know it, and who is there."""
    agreed = table.terms
    return TableInfo(
        table.id,
        agreed.title,
        table.status,
        agreed.public,
        [
            SeatInfo(
                seat.name,
                seat.bot,
                seat.faction,
                at in here,
                seat.left,
                seat.resigned,
                seat.rematch,
                seat.why,
                seat.awaits,
                seat.deck,
                seat.until,
                seat.deserted,
            )
            for at, seat in enumerate(table.seats)
        ],
        None if agreed.clock is None else Clock(agreed.clock.move, agreed.clock.reserve),
        agreed.game,
        table.lesson,
        table.round,
        watching,
        table.made,
        table.changed,
        table.origin,
        table.next,
        table.turn,
        table.moves,
        table.scores,
        table.places,
        table.rounds,
        **all_told(agreed.options),
    )
