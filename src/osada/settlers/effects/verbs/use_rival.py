"""Carry out the action of a rival's location as if it were one's own."""

from osada.kernel.game import Move, Refusal
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.effects.prices import NOTHING, Price
from osada.settlers.effects.vocabulary import Activation
from osada.settlers.moves import costs, targets, use
from osada.settlers.moves.allowances import own_limit
from osada.settlers.moves.raze import WALLED
from osada.settlers.state import BLOCKED, ON_WALL, Location, State, is_new


class UseRival(AtLocation):
    """An action location that is neither used up nor blocked, and whose price can be paid too."""

    code = 30
    phrases = ("use a rival's action location",)
    message = "use-rival"
    icon = "short-use-rival"
    in_short = "use rival"
    weight = "use rival"
    aim = "use"
    clauses = ("FRIENDS-31", "AMB-X-12")
    none = ("FRIENDS-31", "AMB-X-12")

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Locations whose action can be carried out once a price is paid; alike ones once."""
        moves: list[Move] = []
        for holder in self.holders(state, seat):
            seen: list[Location] = []
            for location in state.players[holder].empire:
                if self.can_use(state, seat, location, price, (card,)) and is_new(
                    state.cards, location, seen
                ):
                    moves.append(state.cards.card[location.card].location_moves[holder])
        return moves

    def exists(self, state: State, seat: int, card: int, price: Price) -> bool:
        """Whether there is one."""
        return self.leads_on(state, seat, price, (card,))

    def leads_on(self, state: State, seat: int, price: Price, used: tuple[int, ...]) -> bool:
        """Whether some action can be carried out, after those of the cards used."""
        return any(
            self.can_use(state, seat, location, price, used)
            for holder in self.holders(state, seat)
            for location in state.players[holder].empire
        )

    def can_use(
        self, state: State, seat: int, location: Location, price: Price, used: tuple[int, ...]
    ) -> bool:
        """Whether the action of a location can be paid, and has all that it aims at (AMB-X-12)."""
        action = state.cards.action[location.card]
        if action is None or location.marks & (BLOCKED | ON_WALL) or location.card in used:
            return False
        if location.uses >= own_limit(location, action.limit):
            return False
        return self.is_possible(state, seat, location.card, action, price, used)

    def is_possible(
        self,
        state: State,
        seat: int,
        card: int,
        action: Activation,
        price: Price,
        used: tuple[int, ...],
    ) -> bool:
        """Whether both prices can be paid and every aim is there."""
        both = price.plus(action.price)
        player = state.players[seat]
        if both.asks_more() and not costs.are_there(state, player, card, both, 1):
            return False
        if not use.can_afford(state, seat, card, both, 1):
            return False
        for op in action.ops:
            if isinstance(op, UseRival):
                if not op.leads_on(state, seat, both, (*used, card)):
                    return False
            elif op.needs_target and not op.exists(state, seat, card, both):
                return False
        return True

    def is_paid_for(self) -> bool:
        """The action has a price of its own."""
        return True

    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Pay its price and carry it out, once."""
        use.do(state, seat, answer.what, 1)

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """What stands in the way of every location there is."""
        found = list(AtLocation.lacking(self, state, seat))
        for holder in targets.rivals(state, seat):
            for location in state.players[holder].empire:
                found += self.obstacles(state, seat, location)
        return tuple(dict.fromkeys(found))

    def obstacles(self, state: State, seat: int, location: Location) -> tuple[str, ...]:
        """The clauses that keep a location from being used."""
        action = state.cards.action[location.card]
        if action is None:
            return ("FRIENDS-31",)
        if location.marks & ON_WALL:
            return WALLED
        if location.blocked:
            return ("AMB-68",)
        if location.uses >= own_limit(location, action.limit):
            return ("FRIENDS-32",)
        if not self.is_possible(state, seat, location.card, action, NOTHING, ()):
            return ("AMB-X-12", "AMB-7")
        return ("AMB-X-12",)

    def unfit(
        self, state: State, tried: Move, clauses: tuple[str, ...], facts: dict[str, str | int]
    ) -> Refusal:
        """It has no action, is blocked or used up, or cannot be paid."""
        found: tuple[str, ...] = ()
        for location in state.players[tried.arg].empire:
            if location.card == tried.what:
                found = self.obstacles(state, state.turn, location)
        return Refusal("no-target-there", tuple(dict.fromkeys((*found, *clauses))), facts)
