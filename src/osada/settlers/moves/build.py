"""Build a location from hand: what it costs, what it replaces, what it brings (BUILD)."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.backs import PROVINCE
from osada.settlers.coded import face_down, is_hidden, laid_card
from osada.settlers.effects import sets
from osada.settlers.effects.events import WHEN_BUILD, WHEN_REPLACE
from osada.settlers.effects.run import Ops, react, run
from osada.settlers.moves import allowances, pay
from osada.settlers.moves.pay import Pay
from osada.settlers.state import NOBODY, Location, Player, State, is_new, without
from osada.settlers.supply import discard, find, leave, use_foundation
from osada.settlers.verbs import CHOOSE_FOUNDATION, CHOOSE_LOCATION

FOR_BUILD: Final = 0
FOR_WAIVED: Final = 3
"""A build inside an activation, for which no location is given up."""


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
    if player.part is not None:
        own -= len(player.part.sheet.provinces)  # PROV-4
    return own


def why_not(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be built."""
    player = state.players[seat]
    name = state.cards.slugs[card]
    if card not in player.hand:
        return Refusal("not-in-hand", ("BUILD-1",), {"card": name})
    if state.cards.card[card].instant:
        return Refusal("instant", ("AMB-60", "FRIENDS-18"), {"card": name})
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
        if player.part is not None and player.part.sheet.provinces:
            clauses = (*clauses, "PROV-4")
        return Refusal("no-sacrifice", clauses, {"card": name})
    return None


def missing_goods(state: State, player: Player, card: int) -> Refusal | None:
    """What is short of a card's building cost."""
    cards = state.cards
    if affordable(state, player) & cards.card[card].cost_bit:
        return None
    wood, stone, food, gold = allowances.cost(state, player, card)
    if player.part is not None and pay.can_pay(player, wood, stone, food, gold, 0):
        return None
    facts: dict[str, str | int] = {
        "card": cards.slugs[card],
        "wood": max(0, wood - player.wood),
        "stone": max(0, stone - player.stone),
        "food": max(0, food - player.food),
        "gold": player.gold,
    }
    return Refusal("build-goods", ("BUILD-14", "BUILD-2"), facts)


def do(state: State, seat: int, card: int) -> None:
    """Start to build: ask what is given up, then how it is paid."""
    if state.cards.card[card].location:
        state.stack.append(Sacrifice(seat, card))
    else:
        ask_payment(state, seat, card, FOR_BUILD)


class Sacrifice(f.Question):
    """What is given up to build a card."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.SACRIFICE
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.SACRIFICE, self.seat, self.card)

    def kind(self) -> str:
        """Something to discard."""
        return "discard"

    def takes(self) -> tuple[int, ...]:
        """A foundation or a location."""
        return (CHOOSE_FOUNDATION, CHOOSE_LOCATION)

    def announced(self) -> int:
        """The card that is about to be built."""
        return self.card

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def options(self, state: State) -> list[Move]:
        """Own locations and foundations that can be given up; alike ones once."""
        player = state.players[self.seat]
        seen: list[Location] = []
        moves: list[Move] = []
        for location in player.empire:
            if location.owner == NOBODY and is_new(state.cards, location, seen):
                fact = state.cards.card[location.card]
                if fact.faction != PROVINCE:
                    moves.append(fact.location_moves[self.seat])
        if player.foundations:
            for card in foundations(state, player):
                moves.append(move(CHOOSE_FOUNDATION, card))
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """Give up a location, with all that lies on it, or a foundation (BUILD-12, BUILD-13)."""
        seat = self.seat
        player = state.players[seat]
        given = chosen.what
        if chosen.kind == CHOOSE_FOUNDATION:
            use_foundation(state, seat, given)
        else:
            leave(state, seat, player.empire[find(player, given)])
            discard(state, given)
        happenings.sacrificed(state, seat, given, chosen.kind == CHOOSE_FOUNDATION)
        if player.part is not None and chosen.kind == CHOOSE_FOUNDATION:
            react(state, seat, WHEN_REPLACE, given)
        ask_payment(state, seat, self.card, FOR_BUILD)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Why something cannot be given up."""
        if tried.kind not in (CHOOSE_FOUNDATION, CHOOSE_LOCATION):
            return f.wrong(("BUILD-8", "AMB-41"), "discard")
        own = state.players[self.seat]
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        if tried.kind == CHOOSE_FOUNDATION:
            lying = own.foundations
            if not lying:
                return Refusal("no-foundation", ("BUILD-10", "BUILD-14"))
            if tried.what in lying or face_down(tried.what) in lying:
                return Refusal("oldest-foundation", ("BUILD-10",), facts)
            return Refusal("not-a-foundation", ("BUILD-10", "CARD-1"), facts)
        at = find(own, tried.what)
        if state.cards.faction[tried.what] == PROVINCE:
            return Refusal("province-stays", ("PROV-4", "PROV-3"), facts)
        if at >= 0 and own.empire[at].owner != NOBODY:
            return Refusal("taken-over", ("BUILD-20", "EGYPT-12", "AMB-41"), facts)
        for player in state.players:
            other = find(player, tried.what)
            if other >= 0 and player.empire[other].owner == self.seat:
                return Refusal("taken-over", ("BUILD-20", "EGYPT-12", "AMB-41"), facts)
        return Refusal("not-your-location", ("BUILD-8", "AMB-41"), facts)


def foundations(state: State, player: Player) -> list[int]:
    """The foundations that differ, oldest first; by older rules only the oldest (BUILD-10).

    Of those that everybody knows, copies alike in print count once. Those laid from hand count each
    by itself: whether two of them are alike is nobody else's to learn (AMB-15).
    """
    found: list[int] = []
    printings: list[int] = []
    for lying in player.foundations:
        if not is_hidden(lying):
            printing = state.cards.printing[lying]
            if printing in printings:
                continue
            printings.append(printing)
        found.append(laid_card(lying))
        if state.options.rules == 1:
            break
    return found


class PayBuild(Pay):
    """The resources of a building cost."""

    __slots__ = ()

    def rule(self) -> str:
        """A build, or one inside an activation."""
        return "BUILD-2" if self.what_for == FOR_BUILD else "COMMON-3"

    def is_building(self) -> bool:
        """A build of its own."""
        return self.what_for == FOR_BUILD

    def purpose(self) -> str:
        """A build."""
        return "build"

    def answer(self, state: State, chosen: Move) -> None:
        """Pay and build."""
        pay.spend(state.players[self.seat], chosen.what)
        place(state, self.seat, self.card, self.what_for)


def ask_payment(state: State, seat: int, card: int, purpose: int) -> None:
    """Pay the resources of a building cost, asking only where there is a choice."""
    fact = state.cards.card[card]
    wood, stone, food, gold = fact.wood, fact.stone, fact.food, fact.gold
    player = state.players[seat]
    if player.part is not None:
        wood, stone, food, gold = allowances.cost(state, player, card)
    paid = pay.exact(player, wood, stone, food, gold, 0)
    if paid < 0 or (state.explicit and wood + stone + food + gold):
        state.stack.append(PayBuild(seat, purpose, card, wood, stone, food, gold))
    else:
        pay.spend(player, paid)
        place(state, seat, card, purpose)


def place(state: State, seat: int, card: int, purpose: int) -> None:
    """The paid card enters the empire and yields what it brings (BUILD-3 to BUILD-6, AMB-1)."""
    player = state.players[seat]
    if purpose == FOR_BUILD or card in player.hand:
        player.hand.remove(card)
    else:
        player.deals = without(player.deals, card)
    if player.part is not None:
        allowances.use_discounts(state, player, card)
    sets.remember(state, player)
    player.add_location(Location(card, state.built))
    state.built += 1
    done = sets.completed(state, player)
    happenings.placed(state, seat, card)
    stack = state.stack
    below = len(stack)
    run(state, seat, seat, card, f.OF_PRODUCTION, 0)
    if len(stack) > below:
        stack.insert(below, Ops(seat, seat, card, f.OF_BONUS, 0))
    else:
        run(state, seat, seat, card, f.OF_BONUS, 0)
    if len(stack) > below:
        stack.insert(below, Built(seat, card, done))
    else:
        sets.answer(state, seat, card, done)
        react(state, seat, WHEN_BUILD, card)


class Built(f.Task):
    """Features answer a building, once what it asked is answered (BUILD-15, BUILD-23)."""

    __slots__ = ("sets",)

    def __init__(self, seat: int, card: int, sets: int) -> None:
        self.code = f.BUILT
        self.seat = seat
        self.card = card
        self.sets = sets  # the colours of completed sets

    def plain(self) -> tuple[int, ...]:
        """Its numbers; sets are told where there are any."""
        numbers = (f.BUILT, self.seat, self.card)
        return (*numbers, self.sets) if self.sets else numbers

    def run(self, state: State) -> None:
        """Let them answer: what is left on the stack last comes first."""
        sets.answer(state, self.seat, self.card, self.sets)
        react(state, self.seat, WHEN_BUILD, self.card)
