"""Spend pairs of workers for resources and cards (TRADE)."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects.events import WHEN_RIVAL_SENDS, WHEN_SEND
from osada.settlers.effects.run import react
from osada.settlers.frames import NO_CARD
from osada.settlers.goods import CARD, FETCHED, GOODS
from osada.settlers.moves import allowances
from osada.settlers.state import State
from osada.settlers.supply import BY_TRADE, deck, gain
from osada.settlers.verbs import DONE, SEND, SENDS

PAIR: Final = 2


def workers(state: State, seat: int, rewards: int) -> int:
    """The workers that so many rewards cost: a pair each, less what an Invention takes off."""
    player = state.players[seat]
    if player.part is None:
        return PAIR * rewards
    return PAIR * rewards - allowances.trade_off(state, player)


def why_not(state: State, seat: int, good: int, pairs: int) -> Refusal | None:
    """Why the next pair cannot be spent on a good, after so many pairs."""
    player = state.players[seat]
    needed = workers(state, seat, pairs + 1)
    facts: dict[str, str | int] = {"good": GOODS[good], "n": needed}
    facts["have"] = player.worker
    if good not in FETCHED:
        return Refusal("not-for-workers", ("TRADE-5", "TRADE-1"), facts)
    if player.worker < needed:
        return Refusal("workers", ("TRADE-1", "TRADE-3", "TRADE-8"), facts)
    return None


def announce(state: State, seat: int, rewards: tuple[int, ...]) -> None:
    """Ask for more pairs while there are workers; all is announced first (AMB-6)."""
    if state.players[seat].worker >= workers(state, seat, len(rewards) + 1) or state.explicit:
        state.stack.append(Send(seat, rewards))
    else:
        send(state, seat, rewards)


class Send(f.Question):
    """What else workers are sent for."""

    __slots__ = ("announced_so_far",)

    def __init__(self, seat: int, rewards: tuple[int, ...]) -> None:
        self.code = f.SEND
        self.seat = seat
        self.card = f.NO_CARD
        self.announced_so_far = rewards

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.SEND, self.seat, *self.announced_so_far)

    def kind(self) -> str:
        """A reward."""
        return "send"

    def takes(self) -> tuple[int, ...]:
        """A reward."""
        return (SEND,)

    def rewards(self) -> tuple[int, ...]:
        """Those named so far."""
        return self.announced_so_far

    def options(self, state: State) -> list[Move]:
        """Another reward, or enough."""
        needed = workers(state, self.seat, len(self.announced_so_far) + 1)
        return _MORE if state.players[self.seat].worker >= needed else _ENOUGH

    def answer(self, state: State, chosen: Move) -> None:
        """One more reward is announced, or the workers go."""
        if chosen is DONE:
            send(state, self.seat, self.announced_so_far)
        else:
            announce(state, self.seat, (*self.announced_so_far, chosen.what))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Nothing that workers are sent for."""
        if tried.kind == SEND:
            refused = why_not(state, self.seat, tried.what, len(self.announced_so_far))
            if refused is not None:
                return refused
        return f.wrong(("TRADE-3", "AMB-6"), "send")


_MORE: Final = [*SENDS, DONE]
_ENOUGH: Final = [DONE]


def send(state: State, seat: int, rewards: tuple[int, ...]) -> None:
    """The workers are discarded, rivals' features answer, the rewards come in order."""
    player = state.players[seat]
    spent = workers(state, seat, len(rewards))
    player.worker -= spent
    happenings.sent(state, seat, rewards, spent)
    for rival in range(state.seats):
        if rival != seat:
            react(state, rival, WHEN_RIVAL_SENDS, NO_CARD, times=len(rewards))
    if player.part is not None:
        allowances.use_trade_off(state, player)
        react(state, seat, WHEN_SEND, NO_CARD, times=len(rewards))
    state.stack.append(Sent(seat, rewards))


class Sent(f.Task):
    """Rewards that are still to be taken, in order."""

    __slots__ = ("rewards",)

    def __init__(self, seat: int, rewards: tuple[int, ...]) -> None:
        self.code = f.SENT
        self.seat = seat
        self.card = f.NO_CARD
        self.rewards = rewards

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.SENT, self.seat, *self.rewards)

    def run(self, state: State) -> None:
        """Take the next rewards; a card asks for its deck before the next reward comes."""
        rewards = self.rewards
        for at in range(len(rewards)):
            if rewards[at] == CARD:
                if at + 1 < len(rewards):
                    state.stack.append(Sent(self.seat, rewards[at + 1 :]))
                state.stack.append(deck(self.seat, 1))
                return
            gain(state, self.seat, rewards[at], 1, NO_CARD, BY_TRADE)
