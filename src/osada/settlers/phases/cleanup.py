"""The cleanup phase: storing, discarding, handing on the first player marker (CLEANUP, STORAGE)."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.blessings import KeepBlessings
from osada.settlers.course import Phase
from osada.settlers.effects.holders import STEPS
from osada.settlers.effects.storing import FOR_ROUND
from osada.settlers.frames import NO_CARD, Frame, Question, Task
from osada.settlers.goods import (
    BLESSING,
    CARD,
    FOOD,
    GOLD,
    NO_GOODS,
    RAZE,
    STONE,
    SUPPLY,
    WOOD,
    WORKER,
)
from osada.settlers.phases import goals
from osada.settlers.phases.lookout import clockwise
from osada.settlers.phases.rounds import over
from osada.settlers.state import ATTACK, END, LASTING, MOST_SEATS, NOBODY, Location, Player, State
from osada.settlers.storage import most_kept, storable
from osada.settlers.supply import add, amount, discard
from osada.settlers.verbs import CHOOSE_KEEP

STORING: Final = 0
DISCARDING: Final = 1


class Cleanup(Phase):
    """Every player stores and discards, in seat order."""

    def begin(self, state: State) -> None:
        """Lay out the steps; the last round has no cleanup (ROUND-4, CLEANUP-1)."""
        order = state.options.course.of_round(state.round)
        if self.number not in order:
            state.phase = ATTACK if ATTACK in order else END
            state.begun = False
            return
        state.stack.append(_CLEANED)
        watches = state.options.course.watches
        if watches:
            state.stack.append(goals.Settle(tuple(clockwise(state))))
        for seat in reversed(clockwise(state)):
            if watches:
                state.stack.append(goals.note(seat, in_cleanup=True))
            state.stack.append(_STORE[seat])


class Clean(Task):
    """Step 1, then step 2 of one player (CLEANUP-2 to CLEANUP-4)."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int) -> None:
        self.code = f.CLEAN
        self.seat = seat
        self.card = NO_CARD
        self.step = step

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.CLEAN, self.seat, self.step)

    def run(self, state: State) -> None:
        """Store, or discard."""
        seat = self.seat
        player = state.players[seat]
        if self.step == STORING:
            state.stack.append(_DISCARD[seat])
            kept = storable(state, player)
            while kept:
                good = kept.bit_length() - 1
                kept -= 1 << good
                state.stack.append(_KEEP[seat][good] if good < CARD else KeepBlessings(seat))
            asked = _holding(state, player, seat)
            asked.reverse()
            state.stack += asked
            return
        kept = storable(state, player)
        if not kept >> WOOD & 1:
            player.wood = 0
        if not kept >> STONE & 1:
            player.stone = 0
        if not kept >> FOOD & 1:
            player.food = 0
        if not kept >> GOLD & 1:
            player.gold = 0
        if not kept >> WORKER & 1:
            player.worker = 0
        if not kept >> RAZE & 1:
            player.raze = 0
        player.defense = 0  # DEFENSE-8
        player.tokens = 0
        if not kept >> BLESSING & 1:
            player.blessings = 0  # BLESS-10
        for at, location in enumerate(player.empire):
            if location.uses or location.marks & ~LASTING or location.goods != NO_GOODS:
                player.set_location(at, _cleaned(state, location))
            if location.under and state.cards.card[location.card].stores == FOR_ROUND:
                _unstore(state, player, at)


def _unstore(state: State, player: Player, at: int) -> None:
    """Cards stored to the end of the round are discarded (PRAYER-53)."""
    location = player.empire[at]
    for card in location.under:
        discard(state, card)
    player.set_location(at, location.over(()))


def _holding(state: State, player: Player, seat: int) -> list[Frame]:
    """What locations that hold something ask: step by step, in each the oldest first."""
    steps: list[list[Frame]] = []
    for location in player.empire:
        for holder in state.cards.card[location.card].holders:
            if holder.is_storage and location.owner != NOBODY:
                continue
            if not steps:
                steps = [[] for _ in range(STEPS)]
            steps[holder.step] += holder.questions(seat, location.card)
    return [question for step in steps for question in step]


def _cleaned(state: State, location: Location) -> Location:
    """A location without payments and tokens; samurai and what is held stay (CLEANUP-5)."""
    goods = NO_GOODS
    for holder in state.cards.card[location.card].holders:
        if holder.keeps_goods():
            goods = location.goods
    return location.used(0, goods).marked(location.marks & LASTING)


class Keep(Question):
    """How many of a good are kept (STORAGE-3)."""

    __slots__ = ("kept",)

    def __init__(self, seat: int, kept: int) -> None:
        self.code = f.KEEP
        self.seat = seat
        self.card = NO_CARD
        self.kept = kept

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.KEEP, self.seat, self.kept)

    def kind(self) -> str:
        """An amount to keep."""
        return "keep"

    def takes(self) -> tuple[int, ...]:
        """An amount."""
        return (CHOOSE_KEEP,)

    def good(self) -> int:
        """The good."""
        return self.kept

    def options(self, state: State) -> list[Move]:
        """Any number, all of them first (AMB-62)."""
        player = state.players[self.seat]
        n = (
            amount(player, self.kept)
            if player.part is None
            else most_kept(state, player, self.kept)
        )
        if n >= _KNOWN:
            return [move(CHOOSE_KEEP, self.kept, some) for some in range(n, -1, -1)]
        return _KEEPS[self.kept][n] if n else []

    def answer(self, state: State, chosen: Move) -> None:
        """The rest of this good is discarded."""
        player = state.players[self.seat]
        add(player, self.kept, chosen.arg - amount(player, self.kept))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It cannot be kept."""
        return f.wrong(("STORAGE-4", "STORAGE-1"), "keep")


_KNOWN: Final = 12
_KEEPS: Final[list[list[list[Move]]]] = [
    [[move(CHOOSE_KEEP, good, some) for some in range(n, -1, -1)] for n in range(_KNOWN)]
    for good in SUPPLY
]


class Cleaned(Task):
    """All seats are done with cleanup."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.CLEANED
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """On to what follows."""
        over(state)


_CLEANED: Final = Cleaned()
_STORE: Final[list[Clean]] = [Clean(seat, STORING) for seat in range(MOST_SEATS)]
_DISCARD: Final[list[Clean]] = [Clean(seat, DISCARDING) for seat in range(MOST_SEATS)]
_KEEP: Final[list[list[Keep]]] = [
    [Keep(seat, good) for good in SUPPLY] for seat in range(MOST_SEATS)
]
"""Frames are never changed, so those that come again and again are made once."""
