"""The parts of an activation's price that are not goods: cards, deals, locations, samurai."""

from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.coded import deal_card
from osada.settlers.effects.prices import Price
from osada.settlers.moves import targets
from osada.settlers.moves.build import Sacrifice
from osada.settlers.moves.give import GiveUpCard
from osada.settlers.state import NOBODY, SAMURAI, Location, Player, State, is_new
from osada.settlers.supply import discard, end_deal, find, leave, use_foundation
from osada.settlers.verbs import CHOOSE_DEAL, CHOOSE_FOUNDATION, CHOOSE_LOCATION

ANY_CARD: Final = 0
COMMON_CARD: Final = 1
FACTION_CARD: Final = 2


def are_there(state: State, player: Player, card: int, price: Price, times: int) -> bool:
    """Whether a player has so many of what the action of a card asks for."""
    hand = len(player.hand)
    if hand < (price.cards + price.common_cards + price.faction_cards) * times:
        return False
    if price.common_cards + price.faction_cards:
        common = len([held for held in player.hand if state.cards.faction[held] < 0])
        if common < price.common_cards * times or hand - common < price.faction_cards * times:
            return False
    return (
        len(player.deals) >= price.deals * times
        and (not price.samurai or _samurai(player) >= price.samurai * times)
        and (not price.location or _others(player, card) >= price.location * times)
    )


def _samurai(player: Player) -> int:
    n = 0
    for location in player.empire:
        if location.marks & SAMURAI:
            n += 1
    return n


def _others(player: Player, card: int) -> int:
    """Own locations and foundations but the one that asks, and those taken over."""
    n = len(player.foundations)
    for location in player.empire:
        if location.owner == NOBODY and location.card != card:
            n += 1
    if player.part is not None:
        provinces = player.part.sheet.provinces
        n -= len(provinces) - int(card in provinces)  # PROV-14
    return n


def ask(state: State, seat: int, card: int, price: Price, times: int) -> None:
    """Put the questions on the stack: cards first, then deals, locations and samurai."""
    for _ in range(price.samurai * times):
        state.stack.append(CostSamurai(seat, card))
    for _ in range(price.location * times):
        state.stack.append(CostLocation(seat, card))
    for _ in range(price.deals * times):
        state.stack.append(CostDeal(seat, card))
    for _ in range(price.cards * times):
        state.stack.append(CostCard(seat, card))
    for _ in range(price.common_cards * times):
        state.stack.append(CostCard(seat, card, COMMON_CARD))
    for _ in range(price.faction_cards * times):
        state.stack.append(CostCard(seat, card, FACTION_CARD))


class CostCard(GiveUpCard):
    """Which card from hand is discarded as a price (ACTIVATE-12)."""

    __slots__ = ("only",)

    def __init__(self, seat: int, card: int, only: int = ANY_CARD) -> None:
        self.code = f.COST_CARD
        self.seat = seat
        self.card = card
        self.only = only

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        numbers = (f.COST_CARD, self.seat, self.card)
        return (*numbers, self.only) if self.only else numbers

    def options(self, state: State) -> list[Move]:
        """Any card in hand, or any with the back that is asked for."""
        found = GiveUpCard.options(self, state)
        if self.only == ANY_CARD:
            return found
        faction, wanted = state.cards.faction, self.only == FACTION_CARD
        return [one for one in found if (faction[one.what] >= 0) == wanted]

    def aim(self) -> str:
        """It is a price."""
        return "cost"

    def refusal(self, state: State, tried: Move) -> Refusal:
        """No card in hand."""
        return f.wrong(("ACTIVATE-12",), "card")


class CostDeal(f.Question):
    """Which deal is discarded as a price (COMMON-2)."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.COST_DEAL
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.COST_DEAL, self.seat, self.card)

    def kind(self) -> str:
        """A deal."""
        return "deal"

    def takes(self) -> tuple[int, ...]:
        """A deal."""
        return (CHOOSE_DEAL,)

    def aim(self) -> str:
        """It is a price."""
        return "cost"

    def options(self, state: State) -> list[Move]:
        """Any own deal."""
        return targets.deals(state, self.seat)

    def answer(self, state: State, chosen: Move) -> None:
        """The deal ends."""
        end_deal(state, self.seat, chosen.what)
        happenings.undealt(state, self.seat, deal_card(chosen.what), self.seat)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """No own deal."""
        return f.wrong(("COMMON-2",), "deal")


class CostLocation(Sacrifice):
    """Which other location, or foundation, is discarded as a price (AMB-X-25)."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.COST_LOCATION
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.COST_LOCATION, self.seat, self.card)

    def announced(self) -> int:
        """The location that asks lies open anyway."""
        return f.NO_CARD

    def aim(self) -> str:
        """It is a price."""
        return "cost"

    def options(self, state: State) -> list[Move]:
        """Own locations and foundations, but not the one that asks."""
        found = Sacrifice.options(self, state)
        return [one for one in found if one.kind == CHOOSE_FOUNDATION or one.what != self.card]

    def answer(self, state: State, chosen: Move) -> None:
        """It is given up with all that lies on it."""
        is_foundation = chosen.kind == CHOOSE_FOUNDATION
        if is_foundation:
            use_foundation(state, self.seat, chosen.what)
        else:
            player = state.players[self.seat]
            leave(state, self.seat, player.empire[find(player, chosen.what)])
            discard(state, chosen.what)
        happenings.sacrificed(state, self.seat, chosen.what, is_foundation)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Why something cannot be given up."""
        if tried.kind == CHOOSE_LOCATION and tried.what == self.card:
            facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
            return Refusal("no-target-there", ("AMB-X-25",), facts)
        found = Sacrifice.refusal(self, state, tried)
        return Refusal(found.reason, ("AMB-X-25", *found.clauses), found.facts)


class CostSamurai(f.Question):
    """Which samurai is given up as a price (AMB-X-11)."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.COST_SAMURAI
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.COST_SAMURAI, self.seat, self.card)

    def kind(self) -> str:
        """The location that it stands on."""
        return "location"

    def takes(self) -> tuple[int, ...]:
        """A location."""
        return (CHOOSE_LOCATION,)

    def aim(self) -> str:
        """It is a price."""
        return "cost"

    def options(self, state: State) -> list[Move]:
        """Own locations with a samurai; alike ones once."""
        moves: list[Move] = []
        seen: list[Location] = []
        for location in state.players[self.seat].empire:
            if location.marks & SAMURAI and is_new(state.cards, location, seen):
                moves.append(state.cards.card[location.card].location_moves[self.seat])
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """The samurai goes to the general supply."""
        player = state.players[self.seat]
        at = find(player, chosen.what)
        player.set_location(at, player.empire[at].marked(player.empire[at].marks & ~SAMURAI))
        happenings.given_up_samurai(state, self.seat, chosen.what)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """No samurai stands there."""
        return f.wrong(("AMB-X-11",), "location")
