"""Goals: markers and series, when they are met, what follows (GOAL, TERMS).

What Development Goals wait for is counted by the counters of the match's course: first the two
series of "consecutively" (TERMS-16), then the steps of Inventions for each category, then one for
each Goal. A player alone has a marker for each Goal (CSOLO-7), so steps are counted there.
"""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.course import Counter
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.events import (
    WHEN_BUILD,
    WHEN_DEAL,
    WHEN_DRAW,
    WHEN_RAZE,
    WHEN_SEND,
    WHEN_USE,
)
from osada.settlers.effects.run import run
from osada.settlers.frames import NO_CARD, OF_BONUS, Question, Task
from osada.settlers.goal import Goal
from osada.settlers.part import CATEGORIES, SPACES, Part
from osada.settlers.state import MOST_SEATS, State
from osada.settlers.verbs import CHOOSE_GOAL

FIRST_SPACES: Final = 3
LATER_SPACES: Final = 1
"""Spaces for who is first, and for others (GOAL-13, GOAL-14)."""

OF_BUILDING: Final = 0
OF_RAZING: Final = 1
_STEPS: Final = 2
"""The places of the counters; steps follow, or the Goals of a player alone."""
_CATEGORIES: Final = len(CATEGORIES)
_AFTER_MOVE: Final = (f.PASSED, f.ACTED, f.LOOK)
"""What lies under all that a move asks."""
_BITS: Final = 6
_MOST: Final = (1 << _BITS) - 1
"""A series keeps a number for each colour in one number."""
_HAPPENS: Final = {
    WHEN_BUILD: happenings.BUILT,
    WHEN_RAZE: happenings.RAZED_FOR_GOALS,
    WHEN_DEAL: happenings.DEALT,
    WHEN_USE: happenings.USED,
    WHEN_SEND: happenings.SENT,
    WHEN_DRAW: happenings.FETCHED,
}
"""The happenings that an event of a Goal is counted by."""


# Counting


class Series(Counter):
    """How many of each colour came one after another (TERMS-16)."""

    def __init__(self, place: int) -> None:
        kind = happenings.BUILT if place == OF_BUILDING else happenings.RAZED_FOR_GOALS
        Counter.__init__(self, (kind,))
        self.place = place

    def counts(self, state: State, seat: int, what: int, n: int) -> int:
        """One more of each colour of the card; all others begin again."""
        now = happenings.counted(state, seat, self.place)
        colours = state.cards.colours[what]
        new = at = 0
        while colours:
            if colours & 1:
                run_of = in_series(now, at)
                new |= (run_of + 1 if run_of < _MOST else run_of) << _BITS * at
            colours >>= 1
            at += 1
        return new - now


def in_series(series: int, colour: int) -> int:
    """How many of a colour, by its place, came one after another."""
    return series >> _BITS * colour & _MOST


def longest(series: int) -> int:
    """The longest of all colours."""
    most = 0
    while series:
        if series & _MOST > most:
            most = series & _MOST
        series >>= _BITS
    return most


def as_series(counts: dict[str, int]) -> int:
    """A series by the names of colours."""
    return sum(n << _BITS * COLOURS.index(name) for name, n in counts.items())


class Steps(Counter):
    """Steps of a category's marker by Inventions; `step` moves it."""

    def __init__(self) -> None:
        Counter.__init__(self, ())

    def counts(self, state: State, seat: int, what: int, n: int) -> int:
        """Nothing happens to it by itself."""
        return 0


class Development(Counter):
    """Steps of a marker by what a Development Goal names; a State Goal names nothing."""

    def __init__(self, goal: Goal) -> None:
        event = None if goal.same else goal.event
        Counter.__init__(self, () if event is None else (_HAPPENS[event.when],))
        self.event = event

    def counts(self, state: State, seat: int, what: int, n: int) -> int:
        """How often it is what the Goal names (GOAL-4)."""
        event = self.event
        if event is None:
            return 0
        if event.when == WHEN_RAZE:
            return event.heard(state, what, n, 1)
        return event.heard(state, what, 0, n)


def counters(goals: list[Goal], is_alone: bool) -> list[Counter]:
    """What is counted in a match with these Goals."""
    found: list[Counter] = [Series(OF_BUILDING), Series(OF_RAZING)]
    if not is_alone:
        for _ in CATEGORIES:
            found.append(Steps())
    for goal in goals:
        found.append(Development(goal))
    return found


def _place(state: State, at: int) -> int:
    """The counter of the `at`-th Goal."""
    return (_STEPS if state.seats == 1 else _STEPS + _CATEGORIES) + at


def goal_of(state: State, at: int) -> Goal:
    """The `at`-th Goal in the middle."""
    return state.options.asked[at]


def marker(state: State, seat: int, category: int) -> int:
    """Where a category's marker stands; not for a player alone."""
    found = happenings.counted(state, seat, _STEPS + category)
    for at in range(len(state.options.goals)):
        if goal_of(state, at).category == category:
            found += happenings.counted(state, seat, _place(state, at))
    return found


def progress(state: State, seat: int, at: int) -> int:
    """Where the marker for the `at`-th Goal stands."""
    seats, counts = state.seats, state.counts
    if seats == 1:
        return counts[_STEPS + at]
    steps = counts[(_STEPS + state.options.asked[at].category) * seats + seat]
    return counts[(_STEPS + _CATEGORIES + at) * seats + seat] + steps


def series(state: State, seat: int, of: int) -> dict[str, int]:
    """A series by the names of colours, those that are not 0."""
    now = happenings.counted(state, seat, of)
    return {name: n for at, name in enumerate(COLOURS) if (n := in_series(now, at))}


def _add(state: State, seat: int, place: int, n: int) -> None:
    at = place * state.seats + seat
    counts = state.counts
    state.counts = (*counts[:at], counts[at] + n, *counts[at + 1 :])


def set_marker(state: State, seat: int, category: int, n: int) -> None:
    """Put a category's marker on a space."""
    _add(state, seat, _STEPS + category, n)


def set_progress(state: State, seat: int, at: int, n: int) -> None:
    """Put the marker of a player alone for the `at`-th Goal on a space."""
    _add(state, seat, _place(state, at), n)


def set_series(state: State, seat: int, of: int, value: int) -> None:
    """Begin with a series."""
    _add(state, seat, of, value - happenings.counted(state, seat, of))


def step(state: State, seat: int, category: int) -> None:
    """An Invention moves a category's marker by one (GOAL-10, CSOLO-14)."""
    if state.seats > 1:
        _add(state, seat, _STEPS + category, 1)
        happenings.stepped(state, seat, category)
        return
    if _open_goals(state, seat, category):
        last = 0  # after all that the move asks, older steps first (AMB-C48), before the Goals
        while last < len(state.stack) and state.stack[last].code in _AFTER_MOVE:
            last += 1
        state.stack.insert(last, Which(seat, category))


def _open_goals(state: State, seat: int, category: int) -> list[int]:
    """The Goals of a category that a seat has not achieved."""
    part = state.players[seat].part
    assert part is not None
    return [
        at
        for at in range(len(state.options.goals))
        if goal_of(state, at).category == category and not part.achieved & 1 << at
    ]


class Which(Question):
    """Which Goal of a category an Invention's step goes to (CSOLO-14)."""

    __slots__ = ("category",)

    def __init__(self, seat: int, category: int) -> None:
        self.code = f.GOAL
        self.seat = seat
        self.card = NO_CARD
        self.category = category

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.GOAL, self.seat, self.category)

    def kind(self) -> str:
        """A Goal."""
        return "goal"

    def takes(self) -> tuple[int, ...]:
        """A Goal."""
        return (CHOOSE_GOAL,)

    def options(self, state: State) -> list[Move]:
        """Those not achieved."""
        goals = state.options.goals
        return [move(CHOOSE_GOAL, goals[at]) for at in _open_goals(state, self.seat, self.category)]

    def answer(self, state: State, chosen: Move) -> None:
        """Its marker moves."""
        _add(state, self.seat, _place(state, state.options.goals.index(chosen.what)), 1)
        happenings.stepped(state, self.seat, self.category)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is of another category, or achieved."""
        return f.wrong(("CSOLO-14", "AMB-C21"), "goal")


# Conditions


def reached(state: State, seat: int, at: int) -> int:
    """How far a seat is with the `at`-th Goal, marker steps counted (GOAL-11, GOAL-27)."""
    goal = goal_of(state, at)
    steps = progress(state, seat, at)
    if goal.event is None:
        return goal.condition.had(state, state.players[seat]) + steps
    if not goal.same:
        return steps
    of = OF_BUILDING if goal.event.when == WHEN_BUILD else OF_RAZING
    return longest(happenings.counted(state, seat, of)) + steps  # AMB-C47


def is_met(state: State, seat: int, at: int, in_cleanup: bool = False) -> bool:
    """Whether the `at`-th Goal is met by a seat now (GOAL-6, GOAL-9)."""
    goal = goal_of(state, at)
    if goal.event is None and goal.condition.in_cleanup and not in_cleanup:
        return False  # GOAL-29
    return reached(state, seat, at) >= goal.count


def _part(state: State, seat: int) -> Part:
    part = state.players[seat].part
    assert part is not None
    return part


# Achieving


class Look(Task):
    """A move is complete, or a turn begins: Goals that are met are resolved (AMB-C46, GOAL-31)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.code = f.LOOK
        self.seat = seat
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Resolve the first that is met, then look again."""
        achieved = _part(state, self.seat).achieved
        for at in range(len(state.options.goals)):
            if not achieved & 1 << at and is_met(state, self.seat, at):
                state.stack.append(self)
                achieve(state, self.seat, at, is_turned(state, at))
                return


LOOK: Final[list[Look]] = [Look(seat) for seat in range(MOST_SEATS)]


def is_turned(state: State, at: int) -> bool:
    """Whether somebody was first; a player alone always is (CSOLO-6)."""
    return state.turned & 1 << at != 0 and state.seats > 1


def achieve(state: State, seat: int, at: int, is_later: bool) -> None:
    """Spaces first, then the bonus, then the card is turned (GOAL-13 to GOAL-18)."""
    player = state.players[seat]
    part = _part(state, seat)
    card = state.options.goals[at]
    bit = 1 << at
    first = part.first if is_later else part.first | bit
    part = part.with_goals(part.achieved | bit, first, part.met & ~bit)
    spaces = LATER_SPACES if is_later else FIRST_SPACES
    player.part = advanced(part, goal_of(state, at).category, spaces)
    happenings.achieved(state, seat, card, spaces)
    if is_later:
        return
    state.stack.append(Turn(at))
    run(state, seat, seat, card, OF_BONUS, 0)


def advanced(part: Part, category: int, spaces: int) -> Part:
    """Spaces of a track are crossed off; those beyond its end are lost (SHEET-15)."""
    tracks = list(part.tracks)
    tracks[category] = min(SPACES, tracks[category] + spaces)
    return part.with_tracks((tracks[0], tracks[1], tracks[2]))


class Turn(Task):
    """The bonus is gained: the card shows its other side (GOAL-16)."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.code = f.TURN
        self.seat = -1
        self.card = NO_CARD
        self.at = at

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.TURN, self.at)

    def run(self, state: State) -> None:
        """Turn it."""
        state.turned |= 1 << self.at


# Phases in which several can be first together (GOAL-19, GOAL-28)


class Note(Task):
    """A seat's own production, or its cleanup, is done: what is met is noted."""

    __slots__ = ("in_cleanup",)

    def __init__(self, seat: int, in_cleanup: bool) -> None:
        self.code = f.NOTE
        self.seat = seat
        self.card = NO_CARD
        self.in_cleanup = in_cleanup

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.NOTE, self.seat, int(self.in_cleanup))

    def run(self, state: State) -> None:
        """Note it."""
        part = _part(state, self.seat)
        met = part.met
        for at in range(len(state.options.goals)):
            if not part.achieved & 1 << at and is_met(state, self.seat, at, self.in_cleanup):
                met |= 1 << at
        if met != part.met:
            state.players[self.seat].part = part.with_goals(part.achieved, part.first, met)


class Settle(Task):
    """The phase ends: what was noted is resolved, by the sides that the cards show now."""

    __slots__ = ("seats", "turned")

    def __init__(self, seats: tuple[int, ...], turned: int = -1) -> None:
        self.code = f.SETTLE
        self.seat = -1
        self.card = NO_CARD
        self.seats = seats
        self.turned = turned  # the cards with their other side up when the phase ended, -1: now

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.SETTLE, self.turned, *self.seats)

    def run(self, state: State) -> None:
        """The next Goal of the next seat; then again."""
        turned = state.turned if self.turned < 0 else self.turned
        for place, seat in enumerate(self.seats):
            met = _part(state, seat).met
            if met:
                at = (met & -met).bit_length() - 1
                state.stack.append(Settle(self.seats[place:], turned))
                is_later = turned & 1 << at != 0 and state.seats > 1
                achieve(state, seat, at, is_later)
                return


def note(seat: int, in_cleanup: bool) -> Note:
    """Frames are shared."""
    return _NOTES[seat][1 if in_cleanup else 0]


_NOTES: Final[list[list[Note]]] = [
    [Note(seat, False), Note(seat, True)] for seat in range(MOST_SEATS)
]
