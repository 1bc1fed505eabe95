"""Make a deal without paying for it."""

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers.effects.effect import Effect
from osada.settlers.moves import deal
from osada.settlers.state import State
from osada.settlers.verbs import CHOOSE_CARD, DONE


class FreeDeal(Effect):
    """With a faction card from hand, if the player likes (AMB-C61)."""

    code = 38
    phrases = ("make a deal for free",)
    message = "free-deal"
    icon = "short-free-deal"
    in_short = "free deal"
    weight = "free deal"

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the card."""
        state.stack.append(ChooseDeal(seat, card))

    def holds_up(self) -> bool:
        """It asks."""
        return True


class ChooseDeal(f.Question):
    """With which card a deal is made, or none."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.FREE_DEAL
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.FREE_DEAL, self.seat, self.card)

    def kind(self) -> str:
        """A card."""
        return "card"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def aim(self) -> str:
        """It becomes a deal."""
        return "deal"

    def options(self, state: State) -> list[Move]:
        """Cards with a deal field, alike ones once; or none."""
        moves: list[Move] = []
        last = -1
        for held in state.players[self.seat].hand:
            fact = state.cards.card[held]
            if fact.deal >= 0 and fact.printing != last:
                last = fact.printing
                moves.append(fact.choose_move)
        if moves:
            moves.append(DONE)
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """Sign it, or not."""
        if chosen is not DONE:
            deal.sign(state, self.seat, chosen.what)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not in hand, or has no deal field."""
        if tried.kind != CHOOSE_CARD:
            return f.wrong(("AMB-C61",), "card")
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        if tried.what not in state.players[self.seat].hand:
            return Refusal("not-in-hand", ("AMB-C61", "DEAL-1"), facts)
        return Refusal("no-deal-field", ("AMB-C61", "DEAL-2", "CARD-18"), facts)
