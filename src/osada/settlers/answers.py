"""The questions of effects and costs: what can be answered, and what an answer does."""

from bisect import insort
from typing import Final

from osada.kernel.game import Move, move
from osada.settlers import frames as f
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.run import ops_of
from osada.settlers.goods import NO_GOODS, RESOURCES, VP
from osada.settlers.moves import build, deal, guard, pay, raze, targets, use
from osada.settlers.state import NOBODY, OF, Frame, State, without
from osada.settlers.supply import (
    BY_ACTION,
    BY_FEATURE,
    BY_GIVING,
    add,
    amount,
    common_left,
    discard,
    draw_common,
    draw_faction,
    end_deal,
    faction_left,
    find,
    gain,
    lay_foundation,
    leave,
    score,
)
from osada.settlers.verbs import (
    CHOOSE_CARD,
    CHOOSE_GOOD,
    CHOOSE_PAY,
    DONE,
    TAKE_COMMON,
    TAKE_FACTION,
    packed,
)

_BOTH: Final = [TAKE_COMMON, TAKE_FACTION]
_COMMON: Final = [TAKE_COMMON]
_FACTION: Final = [TAKE_FACTION]
_NOTHING: Final = move(CHOOSE_PAY, 0)
CARD_GIVEN: Final = 16
"""Added to a drawn card among the goods that a Dark Chapel gained."""


def deck_options(state: State, frame: Frame) -> list[Move]:
    """The decks that still have a card (GENERAL-2, AMB-13, AMB-14)."""
    faction = faction_left(state.players[frame[1]]) > 0
    if common_left(state):
        return _BOTH if faction else _COMMON
    return _FACTION if faction else []


def deck(state: State, frame: Frame, answer: Move) -> None:
    """Draw one card; each is seen before the next deck is chosen (AMB-2)."""
    _, seat, n, recorded = frame
    drawn = draw_common(state, seat) if answer is TAKE_COMMON else draw_faction(state, seat)
    if recorded:
        state.stack[-1] = (*state.stack[-1], drawn + CARD_GIVEN)
    if n > 1:
        state.stack.append((f.DECK, seat, n - 1, recorded))


def paid(state: State, frame: Frame, answer: Move) -> None:
    """A mix was chosen: go on with what it pays for."""
    _, seat, purpose, card, times = frame[:5]
    if purpose == f.FOR_USE:
        use.settle(state, seat, card, times, answer.what | packed(0, 0, 0, 0, frame[10], frame[11]))
        return
    pay.spend(state.players[seat], answer.what)
    if purpose == f.FOR_DEAL:
        deal.sign(state, seat, card)
    else:
        build.place(state, seat, card, purpose)


def cost_card_options(state: State, frame: Frame) -> list[Move]:
    """Any card in hand."""
    return targets.hand(state, frame[1], v.LAY_FOUNDATION)


def cost_deal_options(state: State, frame: Frame) -> list[Move]:
    """Any own deal."""
    return targets.own_deals(state, frame[1])


def target_options(state: State, frame: Frame) -> list[Move]:
    """Locations that the effect can choose."""
    return targets.locations(state, frame[1], frame[2], frame[3])


def target(state: State, frame: Frame, answer: Move) -> None:
    """Do to the chosen location what the effect says."""
    _, seat, code, source = frame
    card, holder = answer.what, answer.arg
    player = state.players[holder]
    at = find(player, card)
    location = player.empire[at]
    if state.log is not None:
        state.log.append(("target", seat, source, card, holder))
    if code in (v.RAZE_RIVAL, v.RAZE_OWN):
        raze.location(state, seat, card, holder, 0)
    elif code == v.LOOT:
        state.stack.append((f.LOOT, seat, card))
    elif code == v.DISCARD_RIVAL:
        leave(state, holder, location)
        discard(state, card)
    elif code == v.TAKE_OVER:
        del player.empire[at]
        owner = holder if location.owner == NOBODY else location.owner
        state.players[seat].empire.append(location.held(owner, location.route))
    elif code == v.BLOCK:
        player.empire[at] = location.marked(location.guarded, location.samurai, True)
    elif code == v.RESET:
        player.empire[at] = location.used(0, NO_GOODS)
    elif code == v.SAMURAI:
        guard.deploy(state, seat, card)
    elif code == v.ROUTE:
        owner = holder if location.owner == NOBODY else location.owner
        player.empire[at] = location.held(location.owner, seat)
        state.players[seat].deals += (card + (owner + 1) * OF,)
        deal.made(state, seat, card)
    else:
        state.stack.append((f.OPS, seat, card, f.OF_PRODUCTION, 0))


def hand_options(state: State, frame: Frame) -> list[Move]:
    """Cards in hand that the effect can choose."""
    return targets.hand(state, frame[1], frame[2])


def hand(state: State, frame: Frame, answer: Move) -> None:
    """Do to the chosen card what the effect says."""
    _, seat, code, _ = frame
    card = answer.what
    if code == v.RAZE_HAND:
        raze.from_hand(state, seat, card, 0)
    elif code == v.LAY_FOUNDATION:
        state.players[seat].hand.remove(card)
        lay_foundation(state, seat, card, hidden=True)
        if state.log is not None:
            state.log.append(("laid", seat, card))
    else:
        build.ask_payment(state, seat, card, f.FOR_WAIVED)


def pick_options(state: State, frame: Frame) -> list[Move]:
    """The drawn cards, one of which is kept; alike ones once."""
    moves: list[Move] = []
    last = -1
    for card in state.players[frame[1]].offer:
        if state.cards.printing[card] != last:
            last = state.cards.printing[card]
            moves.append(move(CHOOSE_CARD, card))
    return moves


def pick(state: State, frame: Frame, answer: Move) -> None:
    """Keep the card; when enough are kept the others are discarded (AMB-66)."""
    _, seat, n = frame
    player = state.players[seat]
    player.offer = without(player.offer, answer.what)
    insort(player.hand, answer.what)
    if state.log is not None:
        state.log.append(("draw", seat, 2, answer.what))
    if n > 1:
        state.stack.append((f.PICK, seat, n - 1))
        return
    for card in player.offer:
        discard(state, card)
        if state.log is not None:
            state.log.append(("discard", seat, card))
    player.offer = ()


def deal_options(state: State, frame: Frame) -> list[Move]:
    """Deals that the effect can choose."""
    return targets.deals(state, frame[1], frame[2])


def deal_answer(state: State, frame: Frame, answer: Move) -> None:
    """Do to the chosen deal what the effect says."""
    _, seat, code, _ = frame
    chosen, holder = answer.what, answer.arg
    if code == v.REPEAT_DEAL:
        deal.yields(state, seat, chosen)
    elif code == v.BUILD_DEAL:
        build.ask_payment(state, seat, chosen, f.FOR_WAIVED)
    else:
        if code == v.DISCARD_DEAL:
            end_deal(state, holder, chosen)
        else:  # ROME-5, AMB-34
            state.players[holder].deals = without(state.players[holder].deals, chosen)
            state.players[seat].deals += (chosen,)
        if state.log is not None:
            state.log.append(("undealt", seat, chosen % OF, holder))


def rival_options(state: State, frame: Frame) -> list[Move]:
    """Rivals that the effect can name."""
    return targets.players(state, frame[1], frame[2])


def rival(state: State, frame: Frame, answer: Move) -> None:
    """A rival was named: choose what is taken, or let the rival choose a card."""
    _, seat, code, _, n = frame
    if code == v.STEAL:
        state.stack.append((f.STEAL, seat, answer.what, n))
    elif answer.what < state.seats:
        state.stack.append((f.DISCARD, answer.what))


def steal_options(state: State, frame: Frame) -> list[Move]:
    """Resources in the rival's supply (BARB-9, BARB-10)."""
    player = state.players[frame[2]]
    return [move(CHOOSE_GOOD, good) for good in RESOURCES if amount(player, good)]


def steal(state: State, frame: Frame, answer: Move) -> None:
    """A resource changes hands."""
    _, seat, rival_seat, n = frame
    add(state.players[rival_seat], answer.what, -1)
    add(state.players[seat], answer.what, 1)
    if state.log is not None:
        state.log.append(("stolen", seat, answer.what, rival_seat))
    if n > 1:
        state.stack.append((f.STEAL, seat, rival_seat, n - 1))


def either_options(state: State, frame: Frame) -> list[Move]:
    """The goods to choose between."""
    op = ops_of(state, frame[2], frame[3])[frame[4]]
    return [move(CHOOSE_GOOD, good) for good, _ in op.options]


def either(state: State, frame: Frame, answer: Move) -> None:
    """Gain what was chosen."""
    _, seat, card, which, i = frame[:5]
    for good, n in ops_of(state, card, which)[i].options:
        if good == answer.what:
            gain(state, seat, good, n, card, which)
            return


def any_of(state: State, frame: Frame, answer: Move) -> None:
    """Gain one of the goods, and choose again while some are left."""
    _, seat, card, which, i, n = frame
    gain(state, seat, answer.what, 1, card, which)
    if n > 1:
        state.stack.append((f.ANY_OF, seat, card, which, i, n - 1))


def loot_options(state: State, frame: Frame) -> list[Move]:
    """The goods of the raze field (BARB-11)."""
    return [move(CHOOSE_GOOD, good) for good, _ in state.cards.raze[frame[2]]]


def loot(state: State, frame: Frame, answer: Move) -> None:
    """Gain one good of the raze field from the general supply."""
    gain(state, frame[1], answer.what, 1, frame[2], BY_ACTION)


def chapel_options(state: State, frame: Frame) -> list[Move]:
    """What can be razed at the usual price (BARB-5)."""
    return targets.chapel(state, frame[1])


def chapel(state: State, frame: Frame, answer: Move) -> None:
    """Pay the raze tokens onto the card and raze (BARB-5, BARB-6)."""
    _, seat, card, each = frame
    player = state.players[seat]
    if answer.kind == CHOOSE_CARD:
        tokens = raze.HAND_PRICE
    else:
        holder = state.players[answer.arg]
        tokens = raze.price(state, answer.arg, holder.empire[find(holder, answer.what)])
    player.raze -= tokens
    if find(player, card) >= 0:
        use.lay(state, seat, card, 0, (0, 0, 0, 0, 0, tokens))
    if answer.kind == CHOOSE_CARD:
        raze.from_hand(state, seat, answer.what, each)
    else:
        raze.location(state, seat, answer.what, answer.arg, each)


def give_options(state: State, frame: Frame) -> list[Move]:
    """Goods just gained that can still be given up, or no more."""
    moves: list[Move] = []
    for gained in frame[4:]:
        if gained >= CARD_GIVEN:
            answer = move(CHOOSE_CARD, gained - CARD_GIVEN)
        else:
            answer = move(CHOOSE_GOOD, gained)
        if answer not in moves:
            moves.append(answer)
    moves.append(DONE)
    return moves


def give(state: State, frame: Frame, answer: Move) -> None:
    """A good is given up; in the end all of them bring their VP at once (BARB-6, AMB-35)."""
    _, seat, each, given = frame[:4]
    if answer is DONE:
        if given:
            score(state, seat, given * each, NOBODY, BY_GIVING)
        return
    gained = list(frame[4:])
    player = state.players[seat]
    if answer.kind == CHOOSE_CARD:
        gained.remove(answer.what + CARD_GIVEN)
        player.hand.remove(answer.what)
        discard(state, answer.what)
    else:
        gained.remove(answer.what)
        if answer.what == VP:
            player.score -= 1
            player.points += ((state.round, BY_GIVING, NOBODY, -1),)
        else:
            add(player, answer.what, -1)
    if state.log is not None:
        state.log.append(("given", seat, answer.what, answer.kind == CHOOSE_CARD))
    state.stack.append((f.GIVE, seat, each, given + 1, *gained))


def offer_options(state: State, frame: Frame) -> list[Move]:
    """What the feature lets the player spend, or nothing."""
    _, seat, card, number = frame
    player = state.players[seat]
    moves: list[Move] = []
    for good, n, _, _ in state.cards.triggers[card][number].offers:
        if amount(player, good) >= n:
            moves.append(move(CHOOSE_PAY, _spent(good, n)))
    moves.append(_NOTHING)
    return moves


def _spent(good: int, n: int) -> int:
    counts = [0, 0, 0, 0, 0, 0]
    counts[good] = n
    return packed(*counts)


def offer(state: State, frame: Frame, answer: Move) -> None:
    """Spend and gain, or not."""
    _, seat, card, number = frame
    for good, n, gained, more in state.cards.triggers[card][number].offers:
        if answer.what == _spent(good, n):
            add(state.players[seat], good, -n)
            gain(state, seat, gained, more, card, BY_FEATURE)
            return


def discard_options(state: State, frame: Frame) -> list[Move]:
    """Any card of the own hand (AMB-70)."""
    return targets.hand(state, frame[1], v.LAY_FOUNDATION)


def discard_answer(state: State, frame: Frame, answer: Move) -> None:
    """The card goes to its pile."""
    state.players[frame[1]].hand.remove(answer.what)
    discard(state, answer.what)
    if state.log is not None:
        state.log.append(("discard", frame[1], answer.what))
