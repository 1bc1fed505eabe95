"""Activate an action location, once or as often as it allows (ACTIVATE)."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.course import Action
from osada.settlers.effects.events import WHEN_USE
from osada.settlers.effects.prices import Price
from osada.settlers.effects.run import Ops, react, run
from osada.settlers.effects.vocabulary import Activation
from osada.settlers.goods import Amounts, covers
from osada.settlers.moves import allowances, costs, pay
from osada.settlers.moves.pay import Pay
from osada.settlers.state import BLOCKED, TOKENS_PAID, Location, Player, State, is_new
from osada.settlers.supply import find, holder_of
from osada.settlers.verbs import USE, packed, unpacked

FOR_USE: Final = 2


def can_afford(state: State, seat: int, card: int, price: Price, times: int) -> bool:
    """Whether all activations of a card can be paid at once (ACTIVATE-2, AMB-5)."""
    player = state.players[seat]
    if state.cards.card[card].act_parts and not costs.are_there(state, player, card, price, times):
        return False
    return (
        player.worker >= price.worker * times
        and player.raze >= price.raze * times
        and player.gold >= price.gold * times
        and (not price.tokens or covers(player.tokens, price.tokens * times))
        and pay.can_pay(
            player,
            price.wood * times,
            price.stone * times,
            price.food * times,
            price.gold * times,
            price.resource * times,
        )
    )


def has_targets(state: State, seat: int, card: int, activation: Activation) -> bool:
    """Whether every instruction that needs a target has one (AMB-7)."""
    price = activation.price
    for op in activation.ops:
        if op.needs_target and not op.exists(state, seat, card, price):
            return False
    return True


class Activate(Action):
    """Use an action location."""

    def __init__(self) -> None:
        Action.__init__(self, (USE,))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """Every activation that is possible now; alike locations once."""
        cards = state.cards
        player = state.players[seat]
        worker, raze, gold = player.worker, player.raze, player.gold
        seen: list[Location] = []
        campaign = player.part is not None
        for location in player.empire:
            fact = cards.card[location.card]
            if (
                (
                    location.uses >= fact.limit
                    and not (campaign and can_again(state, player, location))
                )
                or fact.act_worker > worker
                or location.marks & BLOCKED
                or fact.act_raze > raze
                or fact.act_gold > gold
            ):
                continue
            activation = fact.action
            if (
                activation is None
                or (fact.act_more and not can_afford(state, seat, fact.place, activation.price, 1))
                or (fact.needs_target and not has_targets(state, seat, fact.place, activation))
                or not (fact.is_single or is_new(cards, location, seen))
            ):
                continue
            moves.append(fact.use_move)
            most = limit_of(state, player, location) if campaign else fact.limit
            for times in range(2, most - location.uses + 1):
                if not can_afford(state, seat, fact.place, activation.price, times):
                    break
                moves.append(move(USE, fact.place, times))

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why it cannot be used."""
        return why_not(state, seat, tried.what, tried.arg)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Use it."""
        do(state, seat, chosen.what, chosen.arg)


def limit_of(state: State, player: Player, location: Location) -> int:
    """How often a round a player can activate a location, whose ever it is."""
    limit = state.cards.card[location.card].limit
    if not limit:
        return 0
    own = allowances.own_limit(location, limit)
    used = location.uses if location.uses > own else own
    return used + allowances.spare_uses(state, player, location.card)


def can_again(state: State, player: Player, location: Location) -> bool:
    """Whether a location whose limit is reached can be activated once more."""
    return location.uses < limit_of(state, player, location)


def why_not(state: State, seat: int, card: int, times: int) -> Refusal | None:
    """Why a location cannot be activated so often."""
    player = state.players[seat]
    activation = state.cards.action[card]
    facts: dict[str, str | int] = {"card": state.cards.slugs[card], "n": times}
    at = find(player, card)
    if at < 0:
        return Refusal("not-your-location", ("ACTIVATE-1",), facts)
    if activation is None:
        return Refusal("no-action", ("ACTIVATE-1", "CARD-21"), facts)
    location = player.empire[at]
    if location.blocked:
        return Refusal("blocked", ("AMB-68",), facts)
    limit = activation.limit
    if player.part is not None:
        limit = limit_of(state, player, location)
    if location.uses + times > limit:
        clauses = ["ACTIVATE-5", "AMB-63"]
        if location.owner >= 0:
            clauses.insert(0, "EGYPT-13")
        return Refusal("used-up", tuple(clauses), facts | {"limit": limit})
    if times < 1:
        return Refusal("used-up", ("ACTIVATE-5",), facts | {"limit": activation.limit})
    if not can_afford(state, seat, card, activation.price, times):
        clauses_of = _short_of(state, player, card, activation.price, times)
        return Refusal("activation-price", clauses_of, facts)
    if not has_targets(state, seat, card, activation):
        return Refusal("no-target", _no_target(state, seat, card, activation), facts)
    return None


def _short_of(state: State, player: Player, card: int, price: Price, times: int) -> tuple[str, ...]:
    if price.samurai and not costs.are_there(state, player, card, price, times):
        return "AMB-X-11", "ACTIVATE-2"
    if price.location and not costs.are_there(state, player, card, price, times):
        return "AMB-X-25", "ACTIVATE-2"
    if player.gold < price.gold * times:
        return "ACTIVATE-2", "GOODS-4"
    return ("ACTIVATE-2",)


def _no_target(state: State, seat: int, card: int, activation: Activation) -> tuple[str, ...]:
    """The clauses about targets of these instructions, nearest first."""
    clauses: list[str] = []
    for op in activation.ops:
        if not op.exists(state, seat, card, activation.price):
            clauses += op.lacking(state, seat)
    return (*clauses, "AMB-7")


def do(state: State, seat: int, card: int, times: int) -> None:
    """Pay for all activations first, asking only where there is a choice (AMB-5)."""
    activation = state.cards.card[card].action
    assert activation is not None
    price = activation.price
    if not state.cards.card[card].act_more and not price.gold:
        paid = packed(0, 0, 0, 0, price.worker * times, price.raze * times)
        once_paid(state, seat, card, times, paid)
        return
    player = state.players[seat]
    wood, stone, food = price.wood * times, price.stone * times, price.food * times
    gold, any = price.gold * times, price.resource * times
    worker, raze = price.worker * times, price.raze * times
    paid = pay.exact(player, wood, stone, food, gold, any)
    asked = wood + stone + food + gold + any
    if paid < 0 or (state.explicit and asked):
        asking = PayUse(seat, FOR_USE, card, wood, stone, food, gold)
        asking.any = any
        asking.times = times
        asking.worker = worker
        asking.raze = raze
        state.stack.append(asking)
    else:
        once_paid(state, seat, card, times, paid | packed(0, 0, 0, 0, worker, raze))


class PayUse(Pay):
    """The goods of an activation's price."""

    __slots__ = ("raze", "times", "worker")

    def __init__(
        self, seat: int, what_for: int, card: int, wood: int, stone: int, food: int, gold: int
    ) -> None:
        Pay.__init__(self, seat, what_for, card, wood, stone, food, gold)
        self.times = 1
        self.worker = 0
        self.raze = 0

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (
            f.PAY, self.seat, self.what_for, self.card, self.times, self.wood, self.stone,
            self.food, self.gold, self.any, self.worker, self.raze,
        )  # fmt: skip

    def rule(self) -> str:
        """An activation has its price."""
        return "ACTIVATE-2"

    def purpose(self) -> str:
        """An activation."""
        return "use"

    def spares_target(self) -> bool:
        """A build inside the activation must stay affordable."""
        return self.any == 0

    def options(self, state: State) -> list[Move]:
        """Ways to pay that leave enough for a build inside the activation (AMB-36)."""
        ways = Pay.options(self, state)
        activation = state.cards.action[self.card]
        if activation is None or not state.cards.card[self.card].needs_target:
            return ways
        return [way for way in ways if _leaves_target(state, self.seat, self.card, activation, way)]

    def answer(self, state: State, chosen: Move) -> None:
        """Pay and go on."""
        paid = chosen.what | packed(0, 0, 0, 0, self.worker, self.raze)
        once_paid(state, self.seat, self.card, self.times, paid)


def _leaves_target(state: State, seat: int, card: int, activation: Activation, way: Move) -> bool:
    wood, stone, food, gold, _, _ = unpacked(way.what)
    paid = Price(wood=wood, stone=stone, food=food, gold=gold)
    for op in activation.ops:
        if op.is_paid_for() and not op.exists(state, seat, card, paid):
            return False
    return True


def once_paid(state: State, seat: int, card: int, times: int, paid: int) -> None:
    """The goods are paid; cards and deals of the price follow, then the action."""
    player = state.players[seat]
    pay.spend(player, paid)
    activation = state.cards.card[card].action
    assert activation is not None
    player.tokens -= activation.price.tokens * times
    if not state.cards.card[card].act_parts:
        carry_out(state, seat, card, times, paid)
        return
    state.stack.append(Used(seat, card, times, paid))
    costs.ask(state, seat, card, activation.price, times)


class Used(f.Task):
    """The whole price is paid: the action is carried out."""

    __slots__ = ("paid", "times")

    def __init__(self, seat: int, card: int, times: int, paid: int) -> None:
        self.code = f.USE
        self.seat = seat
        self.card = card
        self.times = times
        self.paid = paid

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.USE, self.seat, self.card, self.times, self.paid)

    def run(self, state: State) -> None:
        """Carry it out."""
        carry_out(state, self.seat, self.card, self.times, self.paid)


def carry_out(state: State, seat: int, card: int, times: int, paid: int) -> None:
    """The payment lies on the card and the action is carried out (ACTIVATE-3, ACTIVATE-4)."""
    lay(state, seat, card, times, unpacked(paid))
    if state.options.course.watches:
        state.stack.append(Activated(seat, card, times, paid))
    for _ in range(times - 1):
        state.stack.append(Ops(seat, seat, card, f.OF_ACTION, 0))
    run(state, seat, seat, card, f.OF_ACTION, 0)


class Activated(f.Task):
    """Activations are carried out: features answer them (AMB-C53)."""

    __slots__ = ("paid", "times")

    def __init__(self, seat: int, card: int, times: int, paid: int) -> None:
        self.code = f.ACTIVATED
        self.seat = seat
        self.card = card
        self.times = times
        self.paid = paid

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.ACTIVATED, self.seat, self.card, self.times, self.paid)

    def run(self, state: State) -> None:
        """Let them answer, each activation by itself."""
        happenings.used(state, self.seat, self.card, self.times)
        react(state, self.seat, WHEN_USE, self.card, self.paid, self.times)


def lay(state: State, seat: int, card: int, times: int, paid: Amounts) -> None:
    """Mark activations on a location, with the goods paid for them; it may be a rival's."""
    player = state.players[seat]
    at = find(player, card)
    if at < 0:
        player = state.players[holder_of(state, card)]
        at = find(player, card)
    location: Location = player.empire[at]
    old = location.goods
    goods = (
        old[0] + paid[0],
        old[1] + paid[1],
        old[2] + paid[2],
        old[3] + paid[3],
        old[4] + paid[4],
        old[5] + paid[5],
    )
    before = location.uses
    location = location.used(before + times, goods)
    if times and state.players[seat].part is not None:
        allowances.use_spare(state, state.players[seat], location, before)
    activation = state.cards.card[card].action
    if activation is not None and activation.price.tokens:
        paid_too = activation.price.tokens * times
        location = location.marked(location.marks + TOKENS_PAID * paid_too)
    player.set_location(at, location)
