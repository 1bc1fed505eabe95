"""The cleanup phase: storing, discarding, handing on the first player marker (CLEANUP, STORAGE)."""

from bisect import insort
from typing import Final

from osada.kernel.game import Move, move
from osada.settlers import frames as f
from osada.settlers.goods import FOOD, GOLD, NO_GOODS, RAZE, RESOURCES, STONE, WOOD, WORKER
from osada.settlers.moves.targets import hand
from osada.settlers.phases.action import LAST_ROUND
from osada.settlers.phases.lookout import clockwise
from osada.settlers.state import ATTACK, END, LOOKOUT, NOBODY, Frame, Location, Player, State
from osada.settlers.supply import add, amount, find
from osada.settlers.verbs import CHOOSE_GOOD, CHOOSE_KEEP, DONE

STORING: Final = 0
DISCARDING: Final = 1
ANY_CARD: Final = -1


def begin(state: State) -> None:
    """Every player stores and discards, in seat order; the last round has no cleanup."""
    if state.round >= LAST_ROUND:  # ROUND-4, CLEANUP-1
        state.phase = ATTACK if state.seats == 1 else END
        state.begun = False
        return
    state.stack.append((f.CLEANED, NOBODY))
    for seat in reversed(clockwise(state)):
        state.stack.append((f.CLEAN, seat, STORING))


def storable(state: State, player: Player) -> list[int]:
    """Goods that board and locations keep without limit (STORAGE-1, STORAGE-2, STORAGE-8)."""
    kept = [state.cards.factions[player.faction].keeps]
    for location in player.empire:
        for good in state.cards.keeps[location.card]:
            if good not in kept:
                kept.append(good)
    kept.sort()
    return kept


def clean(state: State, frame: Frame) -> None:
    """Step 1, then step 2 of one player (CLEANUP-2 to CLEANUP-4)."""
    seat = frame[1]
    player = state.players[seat]
    if frame[2] == STORING:
        state.stack.append((f.CLEAN, seat, DISCARDING))
        for good in reversed(storable(state, player)):
            state.stack.append((f.KEEP, seat, good))
        for location in reversed(player.empire):
            if state.cards.shrine[location.card]:
                state.stack.append((f.PUT, seat, location.card))
        for location in reversed(player.empire):
            if state.cards.gate[location.card]:
                state.stack.append((f.UNDER, seat, location.card))
        return
    kept = storable(state, player)
    player.wood = player.wood if WOOD in kept else 0
    player.stone = player.stone if STONE in kept else 0
    player.food = player.food if FOOD in kept else 0
    player.gold = player.gold if GOLD in kept else 0
    player.worker = player.worker if WORKER in kept else 0
    player.raze = player.raze if RAZE in kept else 0
    player.defense = 0  # DEFENSE-8
    for at, location in enumerate(player.empire):
        if location.uses or location.guarded or location.blocked or location.goods != NO_GOODS:
            player.empire[at] = _cleaned(state, location)


def _cleaned(state: State, location: Location) -> Location:
    """A location without payments and tokens; samurai and a Shrine's goods stay (CLEANUP-5)."""
    goods = location.goods if state.cards.shrine[location.card] else NO_GOODS
    return location.used(0, goods).marked(False, location.samurai, False)


def keep_options(state: State, frame: Frame) -> list[Move]:
    """How many of a good are kept, all of them first (STORAGE-3, AMB-62)."""
    n = amount(state.players[frame[1]], frame[2])
    return [move(CHOOSE_KEEP, frame[2], kept) for kept in range(n, -1, -1)] if n else []


def keep(state: State, frame: Frame, answer: Move) -> None:
    """The rest of this good is discarded."""
    player = state.players[frame[1]]
    add(player, frame[2], answer.arg - amount(player, frame[2]))


def under_options(state: State, frame: Frame) -> list[Move]:
    """Cards in hand that can go under a Gate, or no more (JAPAN-32)."""
    moves = hand(state, frame[1], ANY_CARD)
    return [*moves, DONE] if moves else []


def under(state: State, frame: Frame, answer: Move) -> None:
    """A card goes under the Gate for good (JAPAN-15)."""
    if answer is DONE:
        return
    player = state.players[frame[1]]
    at = find(player, frame[2])
    location = player.empire[at]
    player.hand.remove(answer.what)
    cards = list(location.under)
    insort(cards, answer.what)
    player.empire[at] = location.over(tuple(cards))
    if state.log is not None:
        state.log.append(("under", frame[1], frame[2], answer.what))
    state.stack.append(frame)


def put_options(state: State, frame: Frame) -> list[Move]:
    """Resources that can go on a Shrine, or no more (JAPAN-33)."""
    player = state.players[frame[1]]
    moves = [move(CHOOSE_GOOD, good) for good in RESOURCES if amount(player, good)]
    return [*moves, DONE] if moves else []


def put(state: State, frame: Frame, answer: Move) -> None:
    """A resource goes on the Shrine for good (JAPAN-20)."""
    if answer is DONE:
        return
    player = state.players[frame[1]]
    at = find(player, frame[2])
    location = player.empire[at]
    add(player, answer.what, -1)
    wood, stone, food, gold, worker, raze = location.goods
    more = [int(answer.what == good) for good in RESOURCES]
    goods = (wood + more[0], stone + more[1], food + more[2], gold, worker, raze)
    player.empire[at] = location.used(location.uses, goods)
    if state.log is not None:
        state.log.append(("put", frame[1], frame[2], answer.what))
    state.stack.append(frame)


def cleaned(state: State, frame: Frame) -> None:
    """Cleanup is over; in a solo game the attack follows in the same round (SOLO-20)."""
    if state.seats == 1:
        state.phase = ATTACK
        state.begun = False
    else:
        next_round(state)


def next_round(state: State) -> None:
    """The marker goes to the left, the round marker moves on (ROUND-5, ROUND-6)."""
    give_back(state)
    for player in state.players:
        player.passed = False
        player.turns = 0
    state.first = (state.first + 1) % state.seats
    state.turn = state.first
    state.round += 1
    state.phase = LOOKOUT
    state.begun = False


def give_back(state: State) -> None:
    """The very last thing of a round: taken-over locations return (EGYPT-20, AMB-32)."""
    for player in state.players:
        for location in player.empire[:]:
            if location.owner != NOBODY:
                player.empire.remove(location)
                empire = state.players[location.owner].empire
                empire.append(location.held(NOBODY, location.route))
                empire.sort(key=_age)


def _age(location: Location) -> int:
    return location.age
