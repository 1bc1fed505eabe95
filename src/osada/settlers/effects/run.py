"""Carrying out the instructions of an effect; what needs an answer is left on the stack."""

from typing import Final

from osada.settlers import frames as f
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import CARD
from osada.settlers.state import Frame, State
from osada.settlers.supply import (
    BY_FEATURE,
    draw_common,
    draw_faction,
    faction_left,
    gain,
    top_faction,
)

_HAND: Final = (v.RAZE_HAND, v.LAY_FOUNDATION, v.BUILD_FACTION)
_DEAL: Final = (v.REPEAT_DEAL, v.DISCARD_DEAL, v.TAKE_DEAL, v.BUILD_DEAL)
_RIVAL: Final = (v.STEAL, v.RIVAL_DISCARDS)


def ops_of(state: State, card: int, which: int) -> v.Ops:
    """The instructions of a card's production, bonus or action."""
    if which == f.OF_PRODUCTION:
        return state.cards.production[card]
    if which == f.OF_BONUS:
        return state.cards.bonus[card]
    activation = state.cards.action[card]
    return activation.ops if activation is not None else ()


def counted(state: State, seat: int, op: v.Op) -> int:
    """How much a gain brings at this moment (PROD-12)."""
    if op.per == v.PER_NOTHING:
        return op.n
    n = 0
    if op.per == v.PER_COLOUR:
        colours = state.cards.colours
        for location in state.players[seat].empire:
            if colours[location.card] & op.what:
                n += op.n
    else:
        for location in state.players[seat].empire:
            if location.samurai:
                n += op.n
    return op.cap if 0 < op.cap < n else n


def run(state: State, seat: int, card: int, which: int, i: int) -> None:
    """Carry out an effect from its i-th instruction on."""
    ops = ops_of(state, card, which)
    while i < len(ops):
        op = ops[i]
        i += 1
        if op.code == v.GAIN:
            n = counted(state, seat, op)
            if n:
                gain(state, seat, op.good, n, card, which)
        elif op.code == v.DRAW and op.deck != v.ANY_DECK:
            for _ in range(op.n):
                if op.deck == v.COMMON_DECK:
                    draw_common(state, seat)
                else:
                    draw_faction(state, seat)
        else:
            if i < len(ops):
                state.stack.append((f.OPS, seat, card, which, i))
            _ask(state, seat, card, which, i - 1, op)
            return


def _ask(state: State, seat: int, card: int, which: int, i: int, op: v.Op) -> None:
    code = op.code
    stack = state.stack
    if code == v.DRAW:
        stack.append((f.DECK, seat, op.n, 0))
    elif code == v.EITHER:
        stack.append((f.EITHER, seat, card, which, i))
    elif code == v.ANY_OF:
        stack.append((f.ANY_OF, seat, card, which, i, op.n))
    elif code == v.PICK:
        player = state.players[seat]
        if faction_left(player) >= op.cap:  # AMB-66
            player.offer = tuple(sorted(top_faction(player) for _ in range(op.cap)))
            stack.append((f.PICK, seat, op.n))
    elif code == v.SAMURAI:
        stack.extend((f.TARGET, seat, v.SAMURAI, card) for _ in range(op.n))
    elif code == v.RAZE_PRICED:
        stack.append((f.CHAPEL, seat, card, op.n))
    elif code in _HAND:
        stack.append((f.HAND, seat, code, card))
    elif code in _DEAL:
        stack.append((f.DEAL, seat, code, card))
    elif code in _RIVAL:
        stack.append((f.RIVAL, seat, code, card, op.n))
    else:
        stack.append((f.TARGET, seat, code, card))


def _fits(state: State, trigger: v.Trigger, card: int, where: int) -> bool:
    test = trigger.test
    if test == v.ANYTHING:
        return True
    if test == v.OF_COLOUR:
        return bool(state.cards.colours[card] & trigger.what)
    if test == v.COMMON_ONLY:
        return state.cards.faction[card] == -1
    if test == v.FACTION_ONLY:
        return state.cards.faction[card] >= 0
    return test == where


def react(state: State, seat: int, event: int, card: int, where: int = 0, times: int = 1) -> None:
    """Features of a seat answer an event, oldest location first; offers come last (AMB-1)."""
    cards = state.cards
    bit = 1 << event
    player = state.players[seat]
    offers: list[Frame] = []
    below = len(state.stack)
    for at, location in enumerate(player.empire):
        if not cards.reacts[location.card] & bit:
            continue
        for number, trigger in enumerate(cards.triggers[location.card]):
            if trigger.event != event or not _fits(state, trigger, card, where):
                continue
            if trigger.limit:
                if location.uses >= trigger.limit:
                    continue
                location = location.used(location.uses + 1, location.goods)
                player.empire[at] = location
            if trigger.offers:
                offers.append((f.OFFER, seat, location.card, number))
            for op in trigger.ops:
                if op.code == v.GAIN:
                    n = counted(state, seat, op) * times
                    gain(state, seat, op.good, n, location.card, BY_FEATURE)
                elif op.deck == v.ANY_DECK:
                    gain(state, seat, CARD, op.n * times, location.card, BY_FEATURE)
                elif op.deck == v.COMMON_DECK:
                    draw_common(state, seat)
                else:
                    draw_faction(state, seat)
    if offers:
        offers.reverse()
        state.stack[below:below] = offers
