"""Paying: which mixes of resources and gold settle a price (GOODS-3, AMB-12)."""

from abc import abstractmethod

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.state import Player, State
from osada.settlers.verbs import CHOOSE_PAY, packed, unpacked


class Pay(f.Question):
    """With which resources a price is paid. Who asks says what for, and what comes after it."""

    __slots__ = ("any", "food", "gold", "stone", "what_for", "wood")

    def __init__(
        self, seat: int, what_for: int, card: int, wood: int, stone: int, food: int, gold: int
    ) -> None:
        self.code = f.PAY
        self.seat = seat
        self.what_for = what_for  # part of fingerprints
        self.card = card
        self.wood = wood
        self.stone = stone
        self.food = food
        self.gold = gold
        self.any = 0  # resources of any kind

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (
            f.PAY, self.seat, self.what_for, self.card, 1, self.wood, self.stone, self.food,
            self.gold, self.any, 0, 0,
        )  # fmt: skip

    def kind(self) -> str:
        """A payment."""
        return "pay"

    def takes(self) -> tuple[int, ...]:
        """A payment."""
        return (CHOOSE_PAY,)

    def announced(self) -> int:
        """The card that is about to be built or dealt."""
        return self.card

    @abstractmethod
    def rule(self) -> str:
        """The clause that asks for the price."""

    def is_building(self) -> bool:
        """Whether the goods are the cost of a building."""
        return False

    def options(self, state: State) -> list[Move]:
        """Every way to pay."""
        player = state.players[self.seat]
        return payments(player, self.wood, self.stone, self.food, self.gold, self.any)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """What is wrong with a payment."""
        rule = self.rule()
        if tried.kind != CHOOSE_PAY:
            return f.wrong((rule,), "pay")
        player = state.players[self.seat]
        wood, stone, food, gold, worker, tokens = unpacked(tried.what)
        needed = self.wood + self.stone + self.food + self.gold + self.any
        if worker or tokens or gold < self.gold:
            return Refusal("pay-kind", ("GOODS-4", "GOODS-3", rule))
        if wood > player.wood or stone > player.stone or food > player.food or gold > player.gold:
            missing = ("BUILD-14", rule) if self.is_building() else (rule,)
            return Refusal("pay-missing", missing)
        if wood + stone + food + gold > needed:
            return Refusal("overpaid", ("AMB-12", rule))
        if wood + stone + food + gold < needed:
            return Refusal("underpaid", (rule, "AMB-12"))
        if self.spares_target() and wood <= self.wood and stone <= self.stone and food <= self.food:
            return Refusal("pay-build", ("AMB-36",))
        return Refusal("pay-kind", ("GOODS-3", "AMB-12", rule))

    def spares_target(self) -> bool:
        """Whether a way to pay can be forbidden for what it would leave (AMB-36)."""
        return False


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
    if player.wood > wood:
        spare += player.wood - wood
    if player.stone > stone:
        spare += player.stone - stone
    if player.food > food:
        spare += player.food - food
    return spare >= any


def payments(player: Player, wood: int, stone: int, food: int, gold: int, any: int) -> list[Move]:
    """Every way to pay, least gold first; nobody can overpay."""
    moves: list[Move] = []
    total = wood + stone + food + any
    most_wood = player.wood if player.wood < wood + any else wood + any
    most_stone = player.stone if player.stone < stone + any else stone + any
    most_food = player.food if player.food < food + any else food + any
    most_gold = player.gold - gold if player.gold - gold < total else total
    for instead in range(most_gold + 1):
        for e in range(most_food + 1):
            for s in range(most_stone + 1):
                w = total - instead - e - s
                if w < 0:
                    break
                if w > most_wood:
                    continue
                extra = w - wood if w > wood else 0
                if s > stone:
                    extra += s - stone
                if e > food:
                    extra += e - food
                if extra <= any:
                    moves.append(move(CHOOSE_PAY, packed(w, s, e, instead + gold)))
    return moves


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
