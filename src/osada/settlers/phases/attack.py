"""The attack of the virtual player (SOLO-20 to SOLO-45)."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.course import Phase
from osada.settlers.effects.vocabulary import ACTION, FEATURE, PRODUCTION
from osada.settlers.frames import NO_CARD, Question, Task
from osada.settlers.goods import CARD, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER
from osada.settlers.moves.raze import lost
from osada.settlers.phases.rounds import over
from osada.settlers.state import NOBODY, ON_WALL, Location, State, is_new
from osada.settlers.supply import find, leave
from osada.settlers.verbs import CHOOSE_LOCATION
from osada.settlers.virtual import virtual as virtual_faction

HUMAN: Final = 0
VIRTUAL: Final = 1
_BY_DEAL: Final = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)
_BY_KIND: Final = (ACTION, FEATURE, PRODUCTION)


class Attack(Phase):
    """The area is collected, then the attacks follow (SOLO-21, SOLO-22)."""

    def begin(self, state: State) -> None:
        """Collect, and lay out the attacks."""
        virtual = state.players[VIRTUAL]
        for location in virtual.empire:
            leave(state, VIRTUAL, location)
            state.collection += (location.card,)
        attacks = virtual_faction(state.options.virtual_faction).attacks
        state.stack += [Assaulted(), *(Assault() for _ in range(attacks))]


def _others(state: State, card: int, target: int) -> list[int]:
    """The goods of a raze field without one of the target; empty when it shows none."""
    goods = [good for good, n in state.cards.raze[card] for _ in range(n)]
    if target not in goods:
        return []
    goods.remove(target)
    return goods


class Assault(Task):
    """One attack of the virtual player."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.ASSAULT
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """Attack."""
        _assault(state)


def _assault(state: State) -> None:
    """Reveal an attack card and look for the first pair of targets that fits (SOLO-23 to 31)."""
    line = state.players[VIRTUAL].deals + state.attack_deck[:1]
    state.players[VIRTUAL].deals = line
    if state.attack_deck:
        state.attack_deck = state.attack_deck[1:]
        happenings.attack_revealed(state, VIRTUAL, line[-1])
    if not line:
        return
    cards = state.cards
    first = line[-1]
    target = cards.deal[first]
    empire = [at for at in state.players[HUMAN].empire if not at.marks & ON_WALL]  # BONUS-34
    older = line[-2::-1]
    if target == VP:  # SOLO-40, AMB-46
        homes = [at for at in empire if cards.faction[at.card] >= 0 and cards.raze[at.card]]
        partner = next((card for card in older if cards.deal[card] == VP), NOBODY)
        if homes and partner != NOBODY:
            best = min(_BY_DEAL.index(cards.deal[home.card]) for home in homes)
            homes = [at for at in homes if _BY_DEAL.index(cards.deal[at.card]) == best]
            _strike(state, first, partner, homes)
            return
    for partner in older:
        second = cards.deal[partner]
        hit = [
            at
            for at in empire
            if cards.faction[at.card] < 0 and second in _others(state, at.card, target)
        ]
        if hit:
            _strike(state, first, partner, hit)
            return


def _strike(state: State, first: int, partner: int, hit: list[Location]) -> None:
    """Of several locations kind, cost and stone decide, then the player (SOLO-34 to SOLO-37)."""
    cards = state.cards
    kind = min(_BY_KIND.index(cards.card[at.card].attacked) for at in hit)
    hit = [at for at in hit if _BY_KIND.index(cards.card[at.card].attacked) == kind]
    cost = max(_cost(state, at.card) for at in hit)
    hit = [at for at in hit if _cost(state, at.card) == cost]
    stone = max(cards.stone[at.card] for at in hit)
    victims = [at.card for at in hit if cards.stone[at.card] == stone]
    state.stack.append(Victim(first, partner, tuple(victims)))


def _cost(state: State, card: int) -> int:
    """Resources of a building cost, without the location (SOLO-35, AMB-48)."""
    cards = state.cards
    return cards.wood[card] + cards.stone[card] + cards.food[card] + cards.gold[card]


class Victim(Question):
    """Which of the locations still tied an attack hits (SOLO-37)."""

    __slots__ = ("first", "partner", "victims")

    def __init__(self, first: int, partner: int, victims: tuple[int, ...]) -> None:
        self.code = f.VICTIM
        self.seat = HUMAN
        self.card = NO_CARD
        self.first = first
        self.partner = partner
        self.victims = victims

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.VICTIM, HUMAN, self.first, self.partner, *self.victims)

    def kind(self) -> str:
        """A location."""
        return "location"

    def takes(self) -> tuple[int, ...]:
        """A location."""
        return (CHOOSE_LOCATION,)

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def options(self, state: State) -> list[Move]:
        """Those tied; alike ones once."""
        player = state.players[HUMAN]
        seen: list[Location] = []
        moves: list[Move] = []
        for card in self.victims:
            if is_new(state.cards, player.empire[find(player, card)], seen):
                moves.append(move(CHOOSE_LOCATION, card, HUMAN))
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """The location goes to the collection, the two attack cards to the end of the line."""
        player = state.players[HUMAN]
        razed = player.empire[find(player, chosen.what)]
        leave(state, HUMAN, razed)
        if state.options.course.watches:
            lost(state, HUMAN, chosen.what, razed)  # BONUS-34, AMB-C59
        state.collection += (chosen.what,)  # SOLO-32, AMB-47
        line = state.players[VIRTUAL].deals
        rest = [card for card in line if card not in (self.first, self.partner)]
        state.players[VIRTUAL].deals = (self.partner, self.first, *rest)  # SOLO-38, AMB-44
        happenings.attacked(state, HUMAN, chosen.what)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not tied."""
        return f.wrong(("SOLO-37",), "location")


class Assaulted(Task):
    """Both attacks are over: the next round begins, or the game ends (SOLO-45)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.ASSAULTED
        self.seat = NOBODY
        self.card = NO_CARD

    def run(self, state: State) -> None:
        """On to what follows."""
        over(state)
