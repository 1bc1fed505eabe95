"""What somebody wants of a table: judged here, not done."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UnsetType

from osada.kernel.game import BadOptions
from osada.kernel.match import Match
from osada.kernel.seeds import new_seed
from osada.server import events as e
from osada.server.games import hosted
from osada.server.judged import Judged
from osada.server.lessons import lesson_of
from osada.server.table import Table
from osada.server.terms import Terms
from osada.server.unfit import Unfit, of_options
from osada.server.wire import SeatChange

MOST_CHANGES: Final = 200
"""So often a host may arrange a table, or somebody their own seat."""
MOST_BESIDE: Final = 2000
"""Events that a table may have beside the moves, for each of its games."""


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Unfit("begun")


def spare(table: Table) -> None:
    """A table is not a place to write without end."""
    if table.number - table.moves >= MOST_BESIDE * max(1, table.game):
        raise Unfit("table-full")


def _taken(table: Table, seat: int) -> None:
    """The link to a free seat lets somebody join, no more."""
    if not table.is_taken(seat):
        raise Unfit("key")


def _running(table: Table) -> Match[Any]:
    if table.match is None:
        raise Unfit("waiting")
    if table.status == "finished":
        raise Unfit("over")
    return table.match


def change(table: Table, terms: Terms) -> Judged:
    """The host wants the table otherwise."""
    _waiting(table)
    if table.arranged >= MOST_CHANGES:
        raise Unfit("table-full")
    _lay_aside(table, terms)
    _check(terms)
    seats = terms.seats
    lost = [at for at in range(len(table.seats)) if at >= len(seats) or seats[at].bot]
    return Judged([e.Changed(terms)], freed=lost)


def _lay_aside(table: Table, terms: Terms) -> None:
    """A deck that does not fit what the host wants now stops nobody: its seat has the usual one."""
    for seat, sitting in zip(terms.seats, table.seats, strict=False):
        if seat.deck and (seat.faction, seat.deck) == (sitting.faction, sitting.deck):
            try:
                hosted(terms.game).check_deck(terms, seat.faction, seat.deck)
            except Unfit:
                seat.deck = []


def _check(terms: Terms) -> None:
    """Options that a game can be played with, whatever chance gives."""
    if terms.seats[0].bot is not None:
        raise Unfit("host-seat")
    host = hosted(terms.game)
    dealt = host.dealt(terms, [seat.faction for seat in terms.seats])
    try:
        host.game.new(host.options(terms, dealt), 0)
    except BadOptions as error:
        raise of_options(error) from error
    host.check(terms)


def create(terms: Terms, host: str, lesson: str = "", start: bool = False) -> Judged:
    """A new table with its host; with `start` the game begins at once."""
    _check(terms)
    made: list[e.Event] = [e.Created(terms, lesson), e.Joined(0, host)]
    if start:
        for at, seat in enumerate(terms.seats[1:], 2):
            if seat.bot is None:
                raise Unfit("free-seat", seat=at)
        made += _started(terms, [seat.faction for seat in terms.seats], lesson)
    return Judged(made)


def join(
    table: Table, name: str, seat: int | None = None, again: bool = False
) -> tuple[int, Judged]:
    """Somebody takes a seat, or the next that is free; in a rematch perhaps their own."""
    if table.game and table.status == "running":
        return _take_over(table, name)
    _waiting(table)
    spare(table)
    free = [at for at, one in enumerate(table.seats) if one.is_open or (again and one.is_free)]
    if not again and not free and (awaited := _awaited(table, seat)):
        raise Unfit("kept", name=awaited)
    if seat is not None and seat not in free:
        raise Unfit("taken")
    if not free:
        raise Unfit("full")
    at = free[0] if seat is None else seat
    return at, Judged([e.Joined(at, _unlike(table, name), again)], freed=[at])


def _take_over(table: Table, name: str) -> tuple[int, Judged]:
    """Somebody plays on for who has left a campaign; never in a game, where hands are secret."""
    spare(table)
    if not table.deserted:
        left = any(sitting.is_deserted for sitting in table.seats)
        raise Unfit("between-games" if left else "full")
    at = table.deserted[0]
    return at, Judged([e.Joined(at, _unlike(table, name))], freed=[at])


def _awaited(table: Table, seat: int | None) -> str:
    """For whom a seat, or the first that is, is kept."""
    at = range(len(table.seats)) if seat is None else [seat]
    return next((table.seats[i].awaits for i in at if table.seats[i].awaits), "")


def free(table: Table, seat: int) -> Judged:
    """The host no longer keeps a seat for whoever had it in the game before."""
    _waiting(table)
    if seat >= len(table.seats) or not table.seats[seat].awaits:
        raise Unfit("not-kept")
    return Judged([e.Freed(seat)])


def _unlike(table: Table, name: str) -> str:
    """A name that nobody here has yet."""
    taken = {sitting.name for sitting in table.seats}
    found, n = name, 2
    while found in taken:
        found = f"{name} {n}"
        n += 1
    return found


def adjust(table: Table, seat: int, change: SeatChange) -> Judged:
    """Somebody changes their own name, faction or deck."""
    _waiting(table)
    _taken(table, seat)
    if table.seats[seat].changes >= MOST_CHANGES:
        raise Unfit("table-full")
    wanted = change.faction
    if isinstance(wanted, str):
        others = [s.faction for at, s in enumerate(table.seats) if at != seat]
        table.hosted.check_choice(table.terms, wanted, others)
    deck = change.deck
    if isinstance(deck, list) and deck:
        plays = table.seats[seat].faction if isinstance(wanted, UnsetType) else wanted
        table.hosted.check_deck(table.terms, plays, deck)
    name = change.name
    if isinstance(name, str) and name != table.seats[seat].name:
        name = _unlike(table, name)
    return Judged([e.Adjusted(seat, name, wanted, deck)])


def start(table: Table) -> Judged:
    """The game begins, once every seat is taken."""
    _waiting(table)
    for at, sitting in enumerate(table.seats):
        if sitting.is_free:
            raise Unfit("free-seat", seat=at + 1)
    chosen = [sitting.faction for sitting in table.seats]
    return Judged(_started(table.terms, chosen, table.lesson))


def move(table: Table, seat: int, text: str, ends: bool = False) -> Judged:
    """A move; `Refused` or `BadNotation` if the rules do not allow it.

    With `ends` the turn ends as part of it, if only tokens could be placed any more.
    """
    trial = _running(table).fork()
    before = trial.moves
    trial.submit(seat, text)
    if ends:
        table.hosted.face.end_turn(trial, seat)
    line = trial.moves
    table.hosted.face.answer_unasked(trial, table.easy)
    records, line = trial.records_from(before), line - before
    steps = [record.text for record in records[:line]]
    made: list[e.Event] = [e.Moved(seat, steps, records[line - 1].hash)]
    made += [e.Moved(one.seat, [one.text], one.hash) for one in records[line:]]
    return Judged(made, trial)


def undo(table: Table, seat: int) -> Judged:
    """A seat takes its last line back; `CannotUndo` says why not."""
    match = _running(table)
    spare(table)
    trial = match.fork()
    table.hosted.face.undo(trial, seat, table.easy, table.bots)
    straight = trial.records == match.records[: trial.moves]
    return Judged([e.Undone(seat, trial.moves, trial.game.hash(trial.state), straight)], trial)


def keep(table: Table, seat: int, ask: bool) -> Judged:
    """Whether a seat wants to be asked what it keeps; nothing happens if that is known."""
    _taken(table, seat)
    if table.seats[seat].asks_keep == ask:
        return Judged([])
    spare(table)
    return Judged([e.Keeps(seat, ask)])


def say(table: Table, seat: int, text: str) -> Judged:
    """Somebody says something to the table."""
    _taken(table, seat)
    spare(table)
    return Judged([e.Spoke(seat, table.seats[seat].name, text)])


def leave(table: Table, seat: int, once: bool = False) -> Judged:
    """Somebody leaves; the host takes a table along that has not begun.

    With `once` a campaign is left for one game: the one that is on, or the next.
    """
    if table.status == "waiting":
        _taken(table, seat)
        return Judged([e.Closed() if seat == 0 else e.Left(seat)], freed=[seat])
    match = _running(table)
    sitting = table.seats[seat]
    if sitting.left and (once or not sitting.until):
        raise Unfit("left")
    spare(table)
    until = table.hosted.ahead(match.state) + 1 if once and table.game else 0
    return Judged([e.Left(seat, until)], muted=[seat])


def come_back(table: Table, seat: int, now: int) -> Judged:
    """Whoever left takes their own seat again, but not to decide what there is no time for."""
    _running(table)
    if table.seats[seat].resigned:
        raise Unfit("resigned")
    if not table.seats[seat].left:
        raise Unfit("there")
    if table.clocks is not None and table.clocks.is_over(seat, now):
        raise Unfit("time-over")
    return Judged([e.Returned(seat)])


def resign(table: Table, seat: int) -> Judged:
    """A seat gives up: of two the other wins, of more a bot plays on.

    Nobody ends a campaign for another person; a bot plays on there.
    """
    _running(table)
    if table.seats[seat].resigned:
        raise Unfit("resigned")
    return Judged([e.Resigned(seat)], muted=[seat])


def _started(terms: Terms, chosen: Sequence[str | None], lesson: str) -> list[e.Event]:
    host = hosted(terms.game)
    dealt = host.dealt(terms, chosen)
    if not lesson:
        return [e.Started(host.game.version, dealt, new_seed())]
    taught = lesson_of(terms.game, lesson)
    made: list[e.Event] = [e.Started(host.game.version, dealt, taught.seed)]
    if taught.opening:
        match = Match(host.game, host.options(terms, dealt), taught.seed)
        for seat, line in taught.opening:
            match.submit(seat, line)
        moves = [(record.seat, record.text) for record in match.records]
        made.append(e.Continued(moves, match.game.hash(match.state)))
    return made
