"""Play an instant card from hand (FRIENDS-18, FRIENDS-19)."""

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.course import Action
from osada.settlers.effects.aiming import AtLocation
from osada.settlers.effects.prices import Price
from osada.settlers.effects.run import run
from osada.settlers.effects.vocabulary import Activation
from osada.settlers.state import Player, State
from osada.settlers.supply import discard, find
from osada.settlers.verbs import CHOOSE_LOCATION, PLAY


class Play(Action):
    """Carry out what an instant card says."""

    def __init__(self) -> None:
        Action.__init__(self, (PLAY,))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """Instant cards in hand that can do something; copies alike in print once."""
        last = -1
        for card in state.players[seat].hand:
            fact = state.cards.card[card]
            if fact.instant and fact.printing != last and possible(state, seat, card):
                last = fact.printing
                moves.append(fact.play_move)

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why a card cannot be played."""
        return why_not(state, seat, tried.what)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Play it."""
        do(state, seat, chosen.what)


def _can_pay(player: Player, price: Price) -> bool:
    return player.gold >= price.gold and player.worker >= price.worker and player.raze >= price.raze


def _pay(player: Player, price: Price) -> None:
    """The price goes to the general supply (AMB-X-3)."""
    player.gold -= price.gold
    player.worker -= price.worker
    player.raze -= price.raze


def _aims(state: State, seat: int, card: int, option: Activation) -> bool:
    """Whether all that an effect needs is there."""
    for op in option.ops:
        if op.needs_target and not op.exists(state, seat, card, option.price):
            return False
    return True


def possible(state: State, seat: int, card: int) -> list[Activation]:
    """The effects of an instant card that can be paid and carried out."""
    player = state.players[seat]
    return [
        option
        for option in state.cards.card[card].instant
        if _can_pay(player, option.price) and _aims(state, seat, card, option)
    ]


def why_not(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be played."""
    facts: dict[str, str | int] = {"card": state.cards.slugs[card]}
    if card not in state.players[seat].hand:
        return Refusal("not-in-hand", ("FRIENDS-18",), facts)
    options = state.cards.card[card].instant
    if not options:
        return Refusal("not-instant", ("FRIENDS-18",), facts)
    if possible(state, seat, card):
        return None
    clauses = ["AMB-X-3"]
    for option in options:
        for op in option.ops:
            clauses += op.lacking(state, seat)
    return Refusal("no-play", tuple(dict.fromkeys((*clauses, "AMB-7"))), facts)


def do(state: State, seat: int, card: int) -> None:
    """The card leaves the hand; where it has several effects the chosen location decides."""
    player = state.players[seat]
    player.hand.remove(card)
    happenings.played(state, seat, card)
    state.stack.append(Played(seat, card))
    options = state.cards.card[card].instant
    if len(options) > 1:
        state.stack.append(PlayAt(seat, card))
        return
    _pay(player, options[0].price)
    run(state, seat, seat, card, f.OF_INSTANT, 0)


class Played(f.Task):
    """Its text is carried out: the card goes to its pile (FRIENDS-19)."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.PLAYED
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PLAYED, self.seat, self.card)

    def announced(self) -> int:
        """The card lies open."""
        return self.card

    def run(self, state: State) -> None:
        """To the pile."""
        discard(state, self.card)


class PlayAt(f.Question):
    """Which location an instant card is played at; that says which of its effects it has."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        self.code = f.PLAY_AT
        self.seat = seat
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PLAY_AT, self.seat, self.card)

    def kind(self) -> str:
        """A location."""
        return "location"

    def takes(self) -> tuple[int, ...]:
        """A location."""
        return (CHOOSE_LOCATION,)

    def aim(self) -> str:
        """It is discarded, or whatever the card says of it."""
        return "play"

    def options(self, state: State) -> list[Move]:
        """What each effect that can be paid may choose."""
        moves: list[Move] = []
        for option in possible(state, self.seat, self.card):
            for move in option.ops[0].targets(state, self.seat, self.card, option.price):
                if move not in moves:
                    moves.append(move)
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """The effect that can choose it is paid and carried out."""
        for option in possible(state, self.seat, self.card):
            effect = option.ops[0]
            assert isinstance(effect, AtLocation)
            holder = state.players[chosen.arg]
            location = holder.empire[find(holder, chosen.what)]
            if effect.reaches(state, self.seat, chosen.arg, self.card, location):
                _pay(state.players[self.seat], option.price)
                happenings.aimed(state, self.seat, self.card, chosen.what, chosen.arg)
                effect.hit(state, self.seat, self.card, chosen)
                return

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Why it cannot be played there."""
        effect = state.cards.card[self.card].instant[-1].ops[0]
        assert isinstance(effect, AtLocation)
        return effect.refusal(state, self.seat, self.card, tried)
