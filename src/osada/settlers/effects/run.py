"""Carrying out the effects of a card; what needs an answer is left on the stack."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects.effect import Effects
from osada.settlers.state import State
from osada.settlers.supply import BY_FEATURE, add, amount, gain
from osada.settlers.verbs import CHOOSE_PAY, packed


class Ops(f.Task):
    """Go on with the `at`-th instruction of an effect."""

    __slots__ = ("at", "owner", "which")

    def __init__(self, seat: int, owner: int, card: int, which: int, at: int) -> None:
        self.code = f.OPS
        self.seat = seat
        self.owner = owner
        self.card = card
        self.which = which
        self.at = at

    def plain(self) -> tuple[int, ...]:
        """Its numbers; the owner is told where another gains."""
        numbers = (f.OPS, self.seat, self.card, self.which, self.at)
        return numbers if self.owner == self.seat else (*numbers, self.owner)

    def run(self, state: State) -> None:
        """Go on."""
        run(state, self.seat, self.owner, self.card, self.which, self.at)


def ops_of(state: State, card: int, which: int) -> Effects:
    """The instructions of a card's production, bonus, action or feature."""
    fact = state.cards.card[card]
    if which == f.OF_PRODUCTION:
        return fact.production
    if which == f.OF_BONUS:
        return fact.bonus
    if which >= f.OF_FEATURE:
        return fact.triggers[which - f.OF_FEATURE].ops
    if which == f.OF_INSTANT:
        return fact.instant[0].ops
    activation = fact.action
    return activation.ops if activation is not None else ()


def run(state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
    """Carry out an effect of an owner's card from its `at`-th instruction on; a seat gains."""
    ops = ops_of(state, card, which)
    while at < len(ops):
        op = ops[at]
        at += 1
        if op.asks:
            if at < len(ops):
                state.stack.append(Ops(seat, owner, card, which, at))
            op.do(state, seat, owner, card, which, at - 1)
            return
        op.do(state, seat, owner, card, which, at - 1)


class MaySpend(f.Question):
    """A feature lets its player spend something for a gain."""

    __slots__ = ("feature",)

    def __init__(self, seat: int, card: int, feature: int) -> None:
        self.code = f.MAY_SPEND
        self.seat = seat
        self.card = card
        self.feature = feature

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.MAY_SPEND, self.seat, self.card, self.feature)

    def kind(self) -> str:
        """A payment."""
        return "pay"

    def takes(self) -> tuple[int, ...]:
        """A payment."""
        return (CHOOSE_PAY,)

    def options(self, state: State) -> list[Move]:
        """What can be spent, or nothing."""
        player = state.players[self.seat]
        moves: list[Move] = []
        for good, n, _, _ in state.cards.triggers[self.card][self.feature].may_spend:
            if amount(player, good) >= n:
                moves.append(move(CHOOSE_PAY, _spent(good, n)))
        moves.append(_NOTHING)
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """Spend and gain, or not."""
        for good, n, gained, more in state.cards.triggers[self.card][self.feature].may_spend:
            if chosen.what == _spent(good, n):
                add(state.players[self.seat], good, -n)
                gain(state, self.seat, gained, more, self.card, BY_FEATURE)
                return

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It cannot be spent."""
        return f.wrong(("GENERAL-1", "GOODS-4"), "pay")


_NOTHING: Final = move(CHOOSE_PAY, 0)


def _spent(good: int, n: int) -> int:
    counts = [0, 0, 0, 0, 0, 0]
    counts[good] = n
    return packed(*counts)


def react(state: State, seat: int, event: int, card: int, where: int = 0, times: int = 1) -> None:
    """Features of a seat answer an event; what asks comes last (AMB-1).

    Inventions come first, by card (AMB-C48), then locations, the oldest first.
    """
    cards = state.cards.card
    bit = 1 << event
    player = state.players[seat]
    asking: list[f.Frame] = []
    held_up = False
    below = len(state.stack)
    part = player.part
    if part is not None:
        for at in range(len(part.inventions)):
            if cards[part.inventions[at].card].reacts & bit:
                held_up = _invention(state, seat, event, card, where, times, at, asking, held_up)
    for at, standing in enumerate(player.empire):
        fact = cards[standing.card]
        if not fact.reacts & bit:
            continue
        location = player.empire[at]  # as older answers have left it
        for number, trigger in enumerate(fact.triggers):
            if trigger.event.when != event:
                continue
            heard = trigger.event.heard(state, card, where, times)
            if trigger.limit and heard:
                left = trigger.limit - location.uses
                if left <= 0:
                    continue
                heard = heard if heard < left else left
                location = location.used(location.uses + heard, location.goods)
                player.set_location(at, location)
            if heard:
                held_up = _answer(state, seat, location.card, number, card, heard, asking, held_up)
    if asking:
        if held_up:  # what may be paid for comes after all that is given
            asking.sort(key=_may_spend)
        asking.reverse()
        state.stack[below:below] = asking


def _invention(
    state: State,
    seat: int,
    event: int,
    card: int,
    where: int,
    times: int,
    at: int,
    asking: list[f.Frame],
    held_up: bool,
) -> bool:
    """The features of the `at`-th Invention answer an event; whether younger ones have to wait."""
    player = state.players[seat]
    of = player.part.inventions[at].card if player.part is not None else f.NO_CARD
    for number, trigger in enumerate(state.cards.card[of].triggers):
        if trigger.event.when != event or player.part is None:
            continue
        heard = trigger.event.heard(state, card, where, times)
        held = player.part.inventions[at]
        if trigger.event.pairs_up() and heard:
            if trigger.event.pairs(state, player) <= held.marks:
                continue
            held = held.marked(held.marks + 1)  # TERMS-4
        if trigger.limit:
            left = trigger.limit - held.uses
            heard = heard if heard < left else left
        if heard > 0:
            player.part = player.part.replacing(
                at, held.used(held.uses + heard, held.goods) if trigger.limit else held
            )
            held_up = _answer(state, seat, of, number, card, heard, asking, held_up)
    return held_up


def _answer(
    state: State,
    seat: int,
    of: int,
    number: int,
    about: int,
    times: int,
    asking: list[f.Frame],
    held_up: bool,
) -> bool:
    """A feature answers at once, or what it asks is noted; whether younger ones have to wait."""
    trigger = state.cards.card[of].triggers[number]
    if trigger.may_spend:
        asking.append(MaySpend(seat, of, number))
    elif trigger.asks():
        held_up = held_up or trigger.holds_up()
        if trigger.ops[0].hears():
            asking.append(AnswerTo(seat, of, f.OF_FEATURE + number, about))
            return held_up
        for _ in range(times):
            asking.append(Ops(seat, seat, of, f.OF_FEATURE + number, 0))
    elif held_up:
        asking.append(Answer(seat, of, number, times))
    else:
        for op in trigger.ops:
            op.react(state, seat, of, times)
    return held_up


def _may_spend(frame: f.Frame) -> bool:
    return frame.code == f.MAY_SPEND


class Answer(f.Task):
    """A feature answers that had to wait for an older one."""

    __slots__ = ("feature", "times")

    def __init__(self, seat: int, card: int, feature: int, times: int) -> None:
        self.code = f.ANSWER
        self.seat = seat
        self.card = card
        self.feature = feature
        self.times = times

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.ANSWER, self.seat, self.card, self.feature, self.times)

    def run(self, state: State) -> None:
        """Let it answer."""
        for op in state.cards.triggers[self.card][self.feature].ops:
            op.react(state, self.seat, self.card, self.times)


class AnswerTo(f.Task):
    """A feature answers that has to know what it answers to."""

    __slots__ = ("about", "which")

    def __init__(self, seat: int, card: int, which: int, about: int) -> None:
        self.code = f.ANSWER_TO
        self.seat = seat
        self.card = card
        self.which = which
        self.about = about

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.ANSWER_TO, self.seat, self.card, self.which, self.about)

    def run(self, state: State) -> None:
        """Let it answer."""
        op = ops_of(state, self.card, self.which)[0]
        op.answer_to(state, self.seat, self.card, self.which, self.about)
