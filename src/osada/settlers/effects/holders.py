"""What a location may hold: one ability for Gate, Shrine and whatever stores something.

A holder says what it takes, when it asks for it, how long that stays, whether others see it, and
what it yields. All ask in cleanup. Gate and Shrine take any number and hold it to the end; storages
are in `storages`.
"""

from abc import abstractmethod
from bisect import insort
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.goods import CARD, RESOURCES, VP
from osada.settlers.supply import add, amount, find
from osada.settlers.verbs import CHOOSE_CARD, CHOOSE_GOOD, DONE

if TYPE_CHECKING:
    from osada.settlers.state import Location, Player, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Holder:
    """Something is laid on or under a location; each brings `each` points at the end."""

    takes: ClassVar[str] = ""
    """What it takes, as a card file says it."""
    field: ClassVar[str] = ""
    """What fingerprints call it."""
    message: ClassVar[str] = ""
    in_short: ClassVar[str] = ""
    how: ClassVar[str] = ""
    """Where the points come from, in the final account."""
    clauses: ClassVar[tuple[str, ...]] = ()
    """What keeps it from being razed."""
    step: ClassVar[int] = 0
    """When cleanup asks: first what goes under locations, then on them, then into storages."""
    is_storage: ClassVar[bool] = False
    """Whether it is a Storage Location, on which nothing can be stored while it is taken over."""

    def __init__(self, each: int) -> None:
        self.each = each

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holder) and self.field == other.field and self.each == other.each

    def __hash__(self) -> int:
        return hash((self.field, self.each))

    @abstractmethod
    def questions(self, seat: int, card: int) -> list[f.Question]:
        """What cleanup asks, in order."""

    def fact(self) -> object:
        """Its numbers, for fingerprints."""
        return self.each

    def clause(self, language: str) -> str:
        """What a player reads."""
        points = phrasing.good(language, VP, self.each, "acc")
        return phrasing.say(language, self.message, points=points)

    def short(self) -> str:
        """The formula in words."""
        return f"cleanup: {self.in_short} > {phrasing.short(self.each, 'vp')}"

    def keeps_goods(self) -> bool:
        """Whether goods on the location stay there in cleanup."""
        return False

    @abstractmethod
    def held(self, location: "Location") -> int:
        """How many it holds."""

    def room(self, player: "Player") -> int:
        """How many of a player's goods could go there."""
        return 0

    def room_for(self, good: int, n: int) -> int:
        """How many of so many of a good could go there."""
        return 0

    def fits(self, stored: tuple[int, ...]) -> bool:
        """Whether all of these goods can be stored there together."""
        return False

    def stores(self, good: int) -> bool:
        """Whether pieces of a good can lie there to be counted."""
        return False

    def worth(self, goods: list[float], weights: dict[str, float]) -> float:
        """What bots think of it in a round."""
        return weights["laid"] * self.each

    def takes_cards(self) -> bool:
        """Whether cards from hand can go there."""
        return False

    @abstractmethod
    def tokens(self, language: str) -> list[t.Token]:
        """What a formula shows."""


class CardsUnder(Holder):
    """Cards from hand, face down under the location (JAPAN-15)."""

    takes = "cards from hand under"
    field = "gate"
    message = "gate"
    in_short = "card"
    how = "under"
    clauses: ClassVar[tuple[str, ...]] = ("JAPAN-17", "AMB-25", "RAZE-15", "CARD-17")

    def questions(self, seat: int, card: int) -> list[f.Question]:
        """Which card."""
        return [Under(seat, card)]

    def held(self, location: "Location") -> int:
        """The cards."""
        return len(location.under)

    def takes_cards(self) -> bool:
        """They do."""
        return True

    def tokens(self, language: str) -> list[t.Token]:
        """A card for points."""
        return [t.good(CARD), t.TO, t.good(VP, self.each)]


class ResourcesOn(Holder):
    """Resources on the location (JAPAN-20)."""

    takes = "resources on"
    field = "shrine"
    message = "shrine"
    in_short = "resource"
    how = "on"
    clauses = ("JAPAN-21", "AMB-25", "RAZE-15", "CARD-17")
    step = 1

    def questions(self, seat: int, card: int) -> list[f.Question]:
        """Which resource."""
        return [Put(seat, card)]

    def keeps_goods(self) -> bool:
        """They stay for good."""
        return True

    def held(self, location: "Location") -> int:
        """The resources."""
        goods = location.goods
        return goods[0] + goods[1] + goods[2]

    def room(self, player: "Player") -> int:
        """All resources."""
        return player.wood + player.stone + player.food

    def room_for(self, good: int, n: int) -> int:
        """All resources."""
        return n if good in RESOURCES else 0

    def tokens(self, language: str) -> list[t.Token]:
        """Something for points."""
        return [t.Token(t.TEXT, "?"), t.TO, t.good(VP, self.each)]


HOLDERS: Final[list[type[Holder]]] = [CardsUnder, ResourcesOn]
"""Those that bring points for each thing at the end."""
STEPS: Final = 3


def together(holders: tuple[Holder, ...]) -> tuple[Holder, ...]:
    """What several lines of a card come to: of those that bring points one of each kind."""
    found: list[Holder] = []
    for kind in HOLDERS:
        each = sum(holder.each for holder in holders if type(holder) is kind)
        if each:
            found.append(kind(each))
    return (*found, *(holder for holder in holders if type(holder) not in HOLDERS))


class Laying(f.Question):
    """What goes on or under a location; asked again until there is no more."""

    __slots__ = ()

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.card)

    def answer(self, state: "State", chosen: Move) -> None:
        """It goes there for good."""
        if chosen is DONE:
            return
        player = state.players[self.seat]
        at = find(player, self.card)
        player.set_location(at, self.laid(state, player, player.empire[at], chosen.what))
        state.stack.append(self)

    @abstractmethod
    def laid(self, state: "State", player: "Player", location: "Location", what: int) -> "Location":
        """The location with what a player has laid there."""


class Under(Laying):
    """Which card from hand goes under a location (JAPAN-32)."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(f.UNDER, seat, card)

    def kind(self) -> str:
        """A card to lay under something."""
        return "under"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def is_secret(self, answer: Move) -> bool:
        """It lies face down."""
        return answer.kind == CHOOSE_CARD

    def options(self, state: "State") -> list[Move]:
        """Cards in hand, or no more."""
        moves: list[Move] = []
        last = -1
        for held in state.players[self.seat].hand:
            fact = state.cards.card[held]
            if fact.printing != last:
                last = fact.printing
                moves.append(fact.choose_move)
        if moves:
            moves.append(DONE)
        return moves

    def laid(self, state: "State", player: "Player", location: "Location", what: int) -> "Location":
        """A card from hand lies under it."""
        player.hand.remove(what)
        cards = list(location.under)
        insort(cards, what)
        happenings.laid_under(state, self.seat, self.card, what)
        return location.over(tuple(cards))

    def refusal(self, state: "State", tried: Move) -> Refusal:
        """It cannot lie there."""
        return f.wrong(("JAPAN-32", "AMB-65"), "under")


class Put(Laying):
    """Which resource goes on a location (JAPAN-33)."""

    __slots__ = ()

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(f.PUT, seat, card)

    def kind(self) -> str:
        """A good to put on something."""
        return "put"

    def takes(self) -> tuple[int, ...]:
        """A good."""
        return (CHOOSE_GOOD,)

    def options(self, state: "State") -> list[Move]:
        """Resources in the supply, or no more."""
        player = state.players[self.seat]
        moves = [move(CHOOSE_GOOD, good) for good in RESOURCES if amount(player, good)]
        if moves:
            moves.append(DONE)
        return moves

    def laid(self, state: "State", player: "Player", location: "Location", what: int) -> "Location":
        """A resource lies on it."""
        add(player, what, -1)
        wood, stone, food, gold, worker, raze = location.goods
        more = [int(what == good) for good in RESOURCES]
        goods = (wood + more[0], stone + more[1], food + more[2], gold, worker, raze)
        happenings.put_on(state, self.seat, self.card, what)
        return location.used(location.uses, goods)

    def refusal(self, state: "State", tried: Move) -> Refusal:
        """It cannot lie there."""
        return f.wrong(("JAPAN-33", "GOODS-2", "AMB-11"), "put")
