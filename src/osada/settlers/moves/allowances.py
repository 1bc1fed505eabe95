"""What Inventions allow so often a round, used by itself where it is first needed (AMB-C55).

How often one has been used this round is counted in its `uses`; 0 times means always.
"""

from osada.settlers.backs import COMMON
from osada.settlers.effects.allowances import (
    Allowance,
    Cheaper,
    OnceMore,
    RazeCheaper,
    SendOne,
)
from osada.settlers.state import ON_BEE, Location, Player, State


def _ready(state: State, player: Player, kind: int) -> list[tuple[int, Allowance]]:
    """What Inventions still allow of a kind this round, each with the Invention's place."""
    part = player.part
    found: list[tuple[int, Allowance]] = []
    if part is not None:
        for at, invention in enumerate(part.inventions):
            for allowed in state.cards.card[invention.card].allowances:
                if allowed.code == kind and (not allowed.limit or invention.uses < allowed.limit):
                    found.append((at, allowed))
    return found


def _use(player: Player, at: int, times: int = 1) -> None:
    """An Invention has done it so often."""
    part = player.part
    assert part is not None
    invention = part.inventions[at]
    player.part = part.replacing(at, invention.used(invention.uses + times, invention.goods))


# Building costs


def cost(state: State, player: Player, card: int) -> tuple[int, int, int, int]:
    """The goods of a building cost, less what Inventions take off (Cathedral Building)."""
    fact = state.cards.card[card]
    costs = [fact.wood, fact.stone, fact.food, fact.gold]
    if fact.faction >= 0:
        for _, allowed in _ready(state, player, Cheaper.code):
            costs[allowed.good] = max(0, costs[allowed.good] - allowed.n)
    return costs[0], costs[1], costs[2], costs[3]


def has_discount(state: State, player: Player) -> bool:
    """Whether something would be taken off now."""
    return bool(_ready(state, player, Cheaper.code))


def use_discounts(state: State, player: Player, card: int) -> None:
    """A location was paid for: what took something off has done so."""
    fact = state.cards.card[card]
    if fact.faction >= 0:
        costs = (fact.wood, fact.stone, fact.food, fact.gold)
        for at, allowed in _ready(state, player, Cheaper.code):
            if costs[allowed.good]:
                _use(player, at)


# Razing


def raze_tokens_off(state: State, player: Player) -> int:
    """Raze tokens that a rival's location costs less (Stirrups)."""
    off = 0
    for _, allowed in _ready(state, player, RazeCheaper.code):
        off += allowed.n
    return off


def use_raze_off(state: State, player: Player) -> None:
    """A rival's location was razed with tokens."""
    for at, _ in _ready(state, player, RazeCheaper.code):
        _use(player, at)


# Activations


def own_limit(location: Location, limit: int) -> int:
    """How often a round a location can be activated, with a Worker Bee once more (BONUS-15)."""
    return limit + 1 if limit and location.marks & ON_BEE else limit


def spare_uses(state: State, player: Player, card: int) -> int:
    """Activations of a location beyond its limit that Inventions still allow."""
    part = player.part
    if part is None or state.cards.card[card].faction != COMMON:
        return 0
    found = 0
    for at, allowed in _ready(state, player, OnceMore.code):
        found += allowed.limit - part.inventions[at].uses if allowed.limit else 1
    return found


def use_spare(state: State, player: Player, location: Location, before: int) -> None:
    """A location was activated; what went beyond its limit is counted on Inventions."""
    limit = own_limit(location, state.cards.card[location.card].limit)
    for _ in range(location.uses - max(before, limit)):
        ready = _ready(state, player, OnceMore.code)
        if ready:
            _use(player, ready[0][0])


# Trade


def trade_off(state: State, player: Player) -> int:
    """Workers that the first reward of a trade costs less than a pair (Railway)."""
    return 1 if _ready(state, player, SendOne.code) else 0


def use_trade_off(state: State, player: Player) -> None:
    """A trade was made."""
    ready = _ready(state, player, SendOne.code)
    if ready:
        _use(player, ready[0][0])
