"""Gaining, paying and earning: what changes a pool or the points."""

from osada.rollwrite.goods import FOOD, STONE, WOOD
from osada.rollwrite.state import NOBODY, USES, Player, State


def gain(state: State, seat: int, good: int, n: int, slot: int = NOBODY) -> None:
    """Add units to a pool (RW-ROUND-16); `slot`: the building that gives them."""
    player = state.players[seat]
    if good == WOOD:
        player.wood += n
    elif good == STONE:
        player.stone += n
    elif good == FOOD:
        player.food += n
    else:
        player.gold += n
    if state.log is not None and n:
        state.log.append(("gain", seat, good, n, slot))


def add_actions(state: State, seat: int, n: int, slot: int = NOBODY) -> None:
    """More actions this round."""
    state.players[seat].actions += n
    if state.log is not None:
        state.log.append(("actions", seat, n, slot))


def earn(state: State, seat: int, n: int, how: str, what: str, slot: int = NOBODY) -> None:
    """Write points down at once (RW-FAVOR-09, RW-VILLAGE-11)."""
    player = state.players[seat]
    player.vp += n
    player.earned = (*player.earned, (state.round, how, what, n))
    if state.log is not None:
        state.log.append(("vp", seat, n, slot))


def pay(player: Player, wood: int, stone: int, food: int, gold: int = 0) -> None:
    """Take units off a pool that has them: the printed types first, gold for the rest."""
    left = player.wood - wood
    if left < 0:
        gold -= left
        left = 0
    player.wood = left
    left = player.stone - stone
    if left < 0:
        gold -= left
        left = 0
    player.stone = left
    left = player.food - food
    if left < 0:
        gold -= left
        left = 0
    player.food = left
    player.gold -= gold


def can_pay(player: Player, wood: int, stone: int, food: int, gold: int = 0) -> bool:
    """Whether a pool has so much, gold standing in for what is missing."""
    if wood > player.wood:
        gold += wood - player.wood
    if stone > player.stone:
        gold += stone - player.stone
    if food > player.food:
        gold += food - player.food
    return gold <= player.gold


def pay_one(player: Player, good: int) -> None:
    """Spend one unit of a kind, or a gold in its place."""
    pay(player, good == WOOD, good == STONE, good == FOOD, good > FOOD)


def can_pay_one(player: Player, good: int) -> bool:
    """Whether a unit of a kind, or a gold in its place, is there."""
    return player.gold > 0 or player.have(good) > 0


def use(player: Player, slot: int) -> None:
    """Note one use of an ability."""
    player.uses += 1 << USES * slot
