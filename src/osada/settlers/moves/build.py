"""Build a location from hand: what it costs, what it replaces, what it brings (BUILD)."""

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects.run import react, run
from osada.settlers.effects.vocabulary import WHEN_BUILD
from osada.settlers.moves import pay
from osada.settlers.state import NOBODY, Location, Player, State, is_new, without
from osada.settlers.supply import discard, find, leave, use_foundation
from osada.settlers.verbs import CHOOSE_LOCATION, GIVE_FOUNDATION


def affordable(state: State, player: Player) -> int:
    """The building costs that can be paid, a bit each (BUILD-14, BUILD-18)."""
    cards = state.cards
    most, most_gold = cards.most, cards.most_gold
    wood, stone, food, gold = player.wood, player.stone, player.food, player.gold
    if wood > most:
        wood = most
    if stone > most:
        stone = most
    if food > most:
        food = most
    if gold > most_gold:
        gold = most_gold
    most += 1
    return cards.affordable[((wood * most + stone) * most + food) * (most_gold + 1) + gold]


def sacrifices(player: Player) -> int:
    """How many locations and foundations could be given up (BUILD-8, BUILD-10, BUILD-20)."""
    own = len(player.foundations)
    for location in player.empire:
        if location.owner == NOBODY:
            own += 1
    return own


def why_not(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be built."""
    player = state.players[seat]
    name = state.cards.slugs[card]
    if card not in player.hand:
        return Refusal("not-in-hand", ("BUILD-1",), {"card": name})
    missing = missing_goods(state, player, card)
    if missing is not None:
        return missing
    if state.cards.location[card] > sacrifices(player):
        taken = any(
            at.owner != NOBODY and seat in (holder, at.owner)
            for holder, other in enumerate(state.players)
            for at in other.empire
        )
        clauses = ("BUILD-20", "EGYPT-12", "BUILD-14") if taken else ("BUILD-14", "BUILD-8")
        return Refusal("no-sacrifice", clauses, {"card": name})
    return None


def missing_goods(state: State, player: Player, card: int) -> Refusal | None:
    """What is short of a card's building cost."""
    cards = state.cards
    if affordable(state, player) & cards.cost_bit[card]:
        return None
    facts: dict[str, str | int] = {
        "card": cards.slugs[card],
        "wood": max(0, cards.wood[card] - player.wood),
        "stone": max(0, cards.stone[card] - player.stone),
        "food": max(0, cards.food[card] - player.food),
        "gold": player.gold,
    }
    return Refusal("build-goods", ("BUILD-14", "BUILD-2"), facts)


def do(state: State, seat: int, card: int) -> None:
    """Start to build: ask what is given up, then how it is paid."""
    if state.cards.location[card]:
        state.stack.append((f.SACRIFICE, seat, card))
    else:
        ask_payment(state, seat, card, f.FOR_BUILD)


def sacrifice_options(state: State, frame: tuple[int, ...]) -> list[Move]:
    """Own locations and foundations that can be given up; alike ones once."""
    player = state.players[frame[1]]
    seen: list[Location] = []
    moves: list[Move] = []
    for location in player.empire:
        if location.owner == NOBODY and is_new(state.cards, location, seen):
            moves.append(move(CHOOSE_LOCATION, location.card, frame[1]))
    if player.foundations:
        moves.append(GIVE_FOUNDATION)
    return moves


def sacrifice(state: State, frame: tuple[int, ...], answer: Move) -> None:
    """Give up a location, with all that lies on it, or a foundation (BUILD-12, BUILD-13)."""
    seat, card = frame[1], frame[2]
    player = state.players[seat]
    if answer is GIVE_FOUNDATION:
        given = use_foundation(state, seat)
    else:
        location = player.empire[find(player, answer.what)]
        given = location.card
        leave(state, seat, location)
        discard(state, given)
    if state.log is not None:
        state.log.append(("sacrifice", seat, given, answer is GIVE_FOUNDATION))
    ask_payment(state, seat, card, f.FOR_BUILD)


def ask_payment(state: State, seat: int, card: int, purpose: int) -> None:
    """Pay the resources of a building cost, asking only where there is a choice."""
    cards = state.cards
    wood, stone, food, gold = (
        cards.wood[card],
        cards.stone[card],
        cards.food[card],
        cards.gold[card],
    )
    player = state.players[seat]
    paid = pay.exact(player, wood, stone, food, gold, 0)
    if paid < 0 or (state.explicit and wood + stone + food + gold):
        state.stack.append((f.PAY, seat, purpose, card, 1, wood, stone, food, gold, 0, 0, 0))
    else:
        pay.spend(player, paid)
        place(state, seat, card, purpose)


def place(state: State, seat: int, card: int, purpose: int) -> None:
    """The paid card enters the empire and yields what it brings (BUILD-3 to BUILD-6, AMB-1)."""
    player = state.players[seat]
    if purpose == f.FOR_BUILD or card in player.hand:
        player.hand.remove(card)
    else:
        player.deals = without(player.deals, card)
    player.empire.append(Location(card, state.built))
    state.built += 1
    if state.log is not None:
        state.log.append(("built", seat, card))
    stack = state.stack
    below = len(stack)
    run(state, seat, card, f.OF_PRODUCTION, 0)
    if len(stack) > below:
        stack.insert(below, (f.OPS, seat, card, f.OF_BONUS, 0))
    else:
        run(state, seat, card, f.OF_BONUS, 0)
    if len(stack) > below:
        stack.insert(below, (f.BUILT, seat, card))
    else:
        react(state, seat, WHEN_BUILD, card)


def built(state: State, frame: tuple[int, ...]) -> None:
    """Features answer the building, once what it asked is answered (BUILD-15, BUILD-23)."""
    react(state, frame[1], WHEN_BUILD, frame[2])
