"""Lay another location, or a foundation, under the location for good."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.backs import PROVINCE
from osada.settlers.coded import face_down, laid_card
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.storing import lay
from osada.settlers.moves.build import foundations
from osada.settlers.state import NOBODY, Location, State, is_new, without
from osada.settlers.supply import find, leave
from osada.settlers.verbs import CHOOSE_FOUNDATION, CHOOSE_LOCATION

SPENT_PROVINCE: Final = ("PROV-4", "PROV-14", "PROV-3")
"""A Province is never a price."""


class LayUnder(Effect):
    """An own one that is not taken over; no feature answers it (AMB-X-25)."""

    code = 34
    phrases = ("lay another location under this",)
    message = "lay-under"
    icon = "short-lay-under"
    in_short = "lay under"
    aim = "under"
    is_price = True
    is_own_aim = True

    def __init__(self, n: int = 1) -> None:
        super().__init__(n)
        self.needs_target = True

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Other own locations, and foundations; alike ones once."""
        player = state.players[seat]
        seen: list[Location] = []
        moves: list[Move] = []
        for location in player.empire:
            if (
                location.owner == NOBODY
                and location.card != card
                and state.cards.card[location.card].faction != PROVINCE
                and is_new(state.cards, location, seen)
            ):
                moves.append(state.cards.card[location.card].location_moves[seat])
        for lying in foundations(state, player):
            moves.append(move(CHOOSE_FOUNDATION, lying))
        return moves

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """There is no other, or nothing but Provinces."""
        cards, empire = state.cards.card, state.players[seat].empire
        is_there = any(cards[location.card].faction == PROVINCE for location in empire)
        return ("AMB-X-25", *(SPENT_PROVINCE if is_there else ()))

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask which."""
        state.stack.append(ChooseLaid(seat, card, self))

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def lays_under(self) -> bool:
        """Face up."""
        return True

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """Two points for what is lost."""
        return (2.0 - weights.get("location 1", 0.0)) * times


class ChooseLaid(f.Question):
    """What is laid under the location."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: LayUnder) -> None:
        self.code = f.LAY_UNDER
        self.seat = seat
        self.card = card
        self.effect = effect

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.LAY_UNDER, self.seat, self.card)

    def kind(self) -> str:
        """Something to give up."""
        return "discard"

    def takes(self) -> tuple[int, ...]:
        """A foundation or a location."""
        return (CHOOSE_FOUNDATION, CHOOSE_LOCATION)

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def options(self, state: State) -> list[Move]:
        """Other own locations, and foundations."""
        return self.effect.targets(state, self.seat, self.card, Price())

    def answer(self, state: State, chosen: Move) -> None:
        """It lies face up; pieces on it are lost, cards under it go to their piles."""
        player = state.players[self.seat]
        given = chosen.what
        if chosen.kind == CHOOSE_FOUNDATION:
            lying = player.foundations
            player.foundations = without(lying, given if given in lying else face_down(given))
        else:
            leave(state, self.seat, player.empire[find(player, given)])
        lay(state, self.seat, self.card, laid_card(given))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Itself, or what is not there."""
        if tried.kind not in self.takes():
            return f.wrong(("AMB-X-25",), "discard")
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        if tried.what == self.card:
            return Refusal("under-itself", ("AMB-X-25",), facts)
        if state.cards.faction[tried.what] == PROVINCE:
            return Refusal("province-stays", SPENT_PROVINCE, facts)
        return Refusal("no-target-there", ("AMB-X-25",), facts)
