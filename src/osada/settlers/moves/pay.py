"""Paying: which mixes of resources and gold settle a price (GOODS-3, AMB-12)."""

from osada.kernel.game import Move, move
from osada.settlers.state import Player
from osada.settlers.verbs import CHOOSE_PAY, packed, unpacked


def short(player: Player, wood: int, stone: int, food: int) -> int:
    """Resources missing, to be replaced by gold."""
    missing = 0
    if wood > player.wood:
        missing = wood - player.wood
    if stone > player.stone:
        missing += stone - player.stone
    if food > player.food:
        missing += food - player.food
    return missing


def can_pay(player: Player, wood: int, stone: int, food: int, gold: int, any: int) -> bool:
    """Whether resources and gold suffice; `any` counts resources of any kind."""
    spare = player.gold - gold - short(player, wood, stone, food)
    if spare < 0:
        return False
    if any == 0:
        return True
    spare += max(0, player.wood - wood) + max(0, player.stone - stone)
    return spare + max(0, player.food - food) >= any


def payments(player: Player, wood: int, stone: int, food: int, gold: int, any: int) -> list[Move]:
    """Every way to pay, least gold first; nobody can overpay."""
    found: list[tuple[int, int]] = []
    total = wood + stone + food + any
    for w in range(min(player.wood, wood + any) + 1):
        for s in range(min(player.stone, stone + any) + 1):
            for f in range(min(player.food, food + any) + 1):
                extra = max(0, w - wood) + max(0, s - stone) + max(0, f - food)
                instead = total - w - s - f
                if extra <= any and 0 <= instead <= player.gold - gold:
                    found.append((instead, packed(w, s, f, instead + gold)))
    found.sort()
    return [move(CHOOSE_PAY, pay) for _, pay in found]


def exact(player: Player, wood: int, stone: int, food: int, gold: int, any: int) -> int:
    """The payment, packed, where only one is possible; -1 where the player chooses.

    There is no choice where all gold that is left must help out, or no resource is there to keep.
    """
    total = wood + stone + food
    if any:
        ways = payments(player, wood, stone, food, gold, any)
        return ways[0].what if len(ways) == 1 else -1
    if total == 0:
        return packed(0, 0, 0, gold)
    missing = short(player, wood, stone, food)
    if missing == 0:
        return packed(wood, stone, food, gold) if player.gold == gold else -1
    if player.gold - gold > missing and total > missing:
        return -1
    return packed(
        wood if wood < player.wood else player.wood,
        stone if stone < player.stone else player.stone,
        food if food < player.food else player.food,
        gold + missing,
    )


def spend(player: Player, pay: int) -> None:
    """Take a packed payment out of a supply."""
    wood, stone, food, gold, worker, raze = unpacked(pay)
    player.wood -= wood
    player.stone -= stone
    player.food -= food
    player.gold -= gold
    player.worker -= worker
    player.raze -= raze
