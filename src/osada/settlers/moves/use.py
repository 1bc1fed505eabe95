"""Activate an action location, once or as often as it allows (ACTIVATE)."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.run import run
from osada.settlers.goods import Amounts
from osada.settlers.moves import pay, targets
from osada.settlers.state import OF, Location, Player, State, is_new
from osada.settlers.supply import discard, end_deal, find
from osada.settlers.verbs import USE, packed, unpacked


def can_afford(player: Player, price: v.Price, times: int) -> bool:
    """Whether all activations can be paid at once (ACTIVATE-2, AMB-5)."""
    return (
        player.worker >= price.worker * times
        and player.raze >= price.raze * times
        and player.gold >= price.gold * times
        and len(player.hand) >= price.cards * times
        and len(player.deals) >= price.deals * times
        and pay.can_pay(
            player,
            price.wood * times,
            price.stone * times,
            price.food * times,
            price.gold * times,
            price.resource * times,
        )
    )


def has_targets(state: State, seat: int, card: int, activation: v.Activation) -> bool:
    """Whether every instruction that needs a target has one (AMB-7)."""
    return all(targets.exists(state, seat, card, op, activation.price) for op in activation.ops)


def list_moves(state: State, seat: int, moves: list[Move]) -> None:
    """Every activation that is possible now; alike locations once."""
    cards = state.cards
    player = state.players[seat]
    worker, raze, gold = player.worker, player.raze, player.gold
    actions, workers = cards.action, cards.act_worker
    seen: list[Location] = []
    for location in player.empire:
        card = location.card
        activation = actions[card]
        if (
            activation is None
            or workers[card] > worker
            or location.uses >= activation.limit
            or location.blocked
            or cards.act_raze[card] > raze
            or cards.act_gold[card] > gold
            or (cards.act_more[card] and not can_afford(player, activation.price, 1))
            or (cards.needs_target[card] and not has_targets(state, seat, card, activation))
            or not is_new(cards, location, seen)
        ):
            continue
        moves.append(cards.uses[card])
        for times in range(2, activation.limit - location.uses + 1):
            if not can_afford(player, activation.price, times):
                break
            moves.append(move(USE, card, times))


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
    if location.uses + times > activation.limit:
        clauses = ["ACTIVATE-5", "AMB-63"]
        if location.owner >= 0:
            clauses.insert(0, "EGYPT-13")
        return Refusal("used-up", tuple(clauses), facts | {"limit": activation.limit})
    if times < 1:
        return Refusal("used-up", ("ACTIVATE-5",), facts | {"limit": activation.limit})
    if not can_afford(player, activation.price, times):
        return Refusal("activation-price", _short_of(player, activation.price, times), facts)
    if not has_targets(state, seat, card, activation):
        return Refusal("no-target", _no_target(state, seat, card, activation), facts)
    return None


def _short_of(player: Player, price: v.Price, times: int) -> tuple[str, ...]:
    if player.gold < price.gold * times:
        return "ACTIVATE-2", "GOODS-4"
    return ("ACTIVATE-2",)


def _no_target(state: State, seat: int, card: int, activation: v.Activation) -> tuple[str, ...]:
    """The clauses about targets of these instructions, nearest first."""
    clauses: list[str] = []
    for op in activation.ops:
        if targets.exists(state, seat, card, op, activation.price):
            continue
        player = state.players[seat]
        if op.code == v.BUILD_FACTION and any(state.cards.faction[c] >= 0 for c in player.hand):
            clauses += ["AMB-36", "BUILD-14"]
        elif op.code == v.BUILD_DEAL and any(deal < OF for deal in player.deals):
            clauses += ["JAPAN-23", "AMB-36", "BUILD-14"]
        elif op.code == v.BUILD_DEAL and player.deals:
            clauses.append("JAPAN-25")
        elif op.code == v.STEAL and state.seats == 1:
            clauses.append("AMB-50")
        elif op.code not in _OWN_AIM and _passed(state, seat):
            clauses += ["ACT-5", "AMB-18", "GENERAL-7"]
        clauses += _AIMED.get(op.code, ())
    return (*clauses, "AMB-7")


def _passed(state: State, seat: int) -> bool:
    return any(player.passed for other, player in enumerate(state.players) if other != seat)


_OWN_AIM: Final = (
    v.BUILD_FACTION,
    v.BUILD_DEAL,
    v.REPEAT_DEAL,
    v.RESET,
    v.REPEAT_PRODUCTION,
    v.RAZE_OWN,
    v.RAZE_HAND,
    v.LAY_FOUNDATION,
)
_AIMED: Final = {
    v.BUILD_FACTION: ("COMMON-3",),
    v.BUILD_DEAL: ("JAPAN-22",),
    v.REPEAT_DEAL: ("AMB-67",),
    v.REPEAT_PRODUCTION: ("AMB-67", "COMMON-6"),
    v.RESET: ("AMB-69",),
    v.STEAL: ("BARB-10", "BARB-9"),
    v.DISCARD_DEAL: ("BARB-8",),
    v.TAKE_DEAL: ("ROME-6",),
    v.RAZE_OWN: ("BARB-1",),
    v.RAZE_PRICED: ("BARB-5",),
    v.RAZE_RIVAL: ("EGYPT-23",),
    v.TAKE_OVER: ("EGYPT-21",),
    v.ROUTE: ("JAPAN-36", "AMB-33"),
    v.BLOCK: ("AMB-68",),
    v.RIVAL_DISCARDS: ("AMB-70",),
    v.LOOT: ("BARB-11",),
}


def do(state: State, seat: int, card: int, times: int) -> None:
    """Pay for all activations first, asking only where there is a choice (AMB-5)."""
    activation = state.cards.action[card]
    assert activation is not None
    price = activation.price
    if not state.cards.act_more[card] and not price.gold:
        paid = packed(0, 0, 0, 0, price.worker * times, price.raze * times)
        settle(state, seat, card, times, paid)
        return
    player = state.players[seat]
    wood, stone, food = price.wood * times, price.stone * times, price.food * times
    gold, any = price.gold * times, price.resource * times
    worker, raze = price.worker * times, price.raze * times
    paid = pay.exact(player, wood, stone, food, gold, any)
    asked = wood + stone + food + gold + any
    if paid < 0 or (state.explicit and asked):
        state.stack.append(
            (f.PAY, seat, f.FOR_USE, card, times, wood, stone, food, gold, any, worker, raze)
        )
    else:
        settle(state, seat, card, times, paid | packed(0, 0, 0, 0, worker, raze))


def payments(state: State, frame: tuple[int, ...]) -> list[Move]:
    """Ways to pay; a build inside the activation must stay affordable (AMB-36)."""
    seat, purpose, card = frame[1], frame[2], frame[3]
    player = state.players[seat]
    ways = pay.payments(player, frame[5], frame[6], frame[7], frame[8], frame[9])
    activation = state.cards.action[card]
    if purpose != f.FOR_USE or activation is None or not state.cards.needs_target[card]:
        return ways
    return [way for way in ways if _leaves_target(state, seat, card, activation, way)]


def _leaves_target(state: State, seat: int, card: int, activation: v.Activation, way: Move) -> bool:
    wood, stone, food, gold, _, _ = unpacked(way.what)
    paid = v.Price(wood=wood, stone=stone, food=food, gold=gold)
    return all(
        targets.exists(state, seat, card, op, paid)
        for op in activation.ops
        if op.code in (v.BUILD_FACTION, v.BUILD_DEAL)
    )


def settle(state: State, seat: int, card: int, times: int, paid: int) -> None:
    """The goods are paid; cards and deals of the price follow, then the action."""
    player = state.players[seat]
    pay.spend(player, paid)
    activation = state.cards.action[card]
    assert activation is not None
    if activation.price.deals + activation.price.cards == 0:
        carry_out(state, seat, card, times, paid)
        return
    state.stack.append((f.USE, seat, card, times, paid))
    for _ in range(activation.price.deals * times):
        state.stack.append((f.COST_DEAL, seat, card))
    for _ in range(activation.price.cards * times):
        state.stack.append((f.COST_CARD, seat, card))


def used(state: State, frame: tuple[int, ...]) -> None:
    """The whole price is paid."""
    carry_out(state, frame[1], frame[2], frame[3], frame[4])


def carry_out(state: State, seat: int, card: int, times: int, paid: int) -> None:
    """The payment lies on the card and the action is carried out (ACTIVATE-3, ACTIVATE-4)."""
    lay(state, seat, card, times, unpacked(paid))
    for _ in range(times - 1):
        state.stack.append((f.OPS, seat, card, f.OF_ACTION, 0))
    run(state, seat, card, f.OF_ACTION, 0)


def lay(state: State, seat: int, card: int, times: int, paid: Amounts) -> None:
    """Mark activations on a location, with the goods paid for them."""
    player = state.players[seat]
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
    player.empire[at] = location.used(location.uses + times, goods)


def cost_card(state: State, frame: tuple[int, ...], answer: Move) -> None:
    """A card from hand is discarded as a price (ACTIVATE-12)."""
    state.players[frame[1]].hand.remove(answer.what)
    discard(state, answer.what)
    if state.log is not None:
        state.log.append(("discard", frame[1], answer.what))


def cost_deal(state: State, frame: tuple[int, ...], answer: Move) -> None:
    """A deal is discarded as a price (COMMON-2)."""
    end_deal(state, frame[1], answer.what)
    if state.log is not None:
        state.log.append(("undealt", frame[1], answer.what % OF, frame[1]))
