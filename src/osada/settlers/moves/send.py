"""Spend pairs of workers for resources and cards (TRADE)."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers.effects.run import react
from osada.settlers.effects.vocabulary import WHEN_RIVAL_SENDS
from osada.settlers.goods import CARD, GOODS
from osada.settlers.state import State
from osada.settlers.supply import BY_TRADE, NO_CARD, gain
from osada.settlers.verbs import DONE, SENDS

PAIR: Final = 2


def why_not(state: State, seat: int, good: int, pairs: int) -> Refusal | None:
    """Why the next pair cannot be spent on a good, after so many pairs."""
    player = state.players[seat]
    facts: dict[str, str | int] = {"good": GOODS[good], "n": PAIR * (pairs + 1)}
    facts["have"] = player.worker
    if good > 2 and good != CARD:
        return Refusal("not-for-workers", ("TRADE-5", "TRADE-1"), facts)
    if player.worker < PAIR * (pairs + 1):
        return Refusal("workers", ("TRADE-1", "TRADE-3", "TRADE-8"), facts)
    return None


def announce(state: State, seat: int, rewards: tuple[int, ...]) -> None:
    """Ask for more pairs while there are workers; all is announced first (AMB-6)."""
    if state.players[seat].worker >= PAIR * (len(rewards) + 1) or state.explicit:
        state.stack.append((f.SEND, seat, *rewards))
    else:
        send(state, seat, rewards)


def options(state: State, frame: tuple[int, ...]) -> list[Move]:
    """Another reward, or enough."""
    if state.players[frame[1]].worker >= PAIR * (len(frame) - 1):
        return [*SENDS, DONE]
    return [DONE]


def answer(state: State, frame: tuple[int, ...], chosen: Move) -> None:
    """One more reward is announced, or the workers go."""
    if chosen is DONE:
        send(state, frame[1], frame[2:])
    else:
        announce(state, frame[1], (*frame[2:], chosen.what))


def send(state: State, seat: int, rewards: tuple[int, ...]) -> None:
    """The workers are discarded, rivals' features answer, the rewards come in order."""
    state.players[seat].worker -= PAIR * len(rewards)
    if state.log is not None:
        state.log.append(("sent", seat, rewards))
    for rival in range(state.seats):
        if rival != seat:
            react(state, rival, WHEN_RIVAL_SENDS, NO_CARD, times=len(rewards))
    state.stack.append((f.SENT, seat, *rewards))


def sent(state: State, frame: tuple[int, ...]) -> None:
    """Take the next rewards; a card asks for its deck before the next reward comes."""
    seat = frame[1]
    for at in range(2, len(frame)):
        if frame[at] == CARD:
            if at + 1 < len(frame):
                state.stack.append((f.SENT, seat, *frame[at + 1 :]))
            state.stack.append((f.DECK, seat, 1, 0))
            return
        gain(state, seat, frame[at], 1, NO_CARD, BY_TRADE)
