"""The table as plain data: state, players, locations. Locations are shared between copies."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move
from osada.settlers.catalogue import Catalogue
from osada.settlers.goods import NO_GOODS, Amounts

LOOKOUT: Final = 0
PRODUCTION: Final = 1
ACTION: Final = 2
CLEANUP: Final = 3
ATTACK: Final = 4
END: Final = 5
SETUP: Final = 6
PHASES: Final = ("lookout", "production", "action", "cleanup", "attack", "end", "setup")

NOBODY: Final = -1
HIDDEN: Final = 1 << 12
"""Added to a foundation laid from hand: only its owner knows the card."""
OF: Final = 1 << 12
"""A deal with a rival's location is its card plus (owner + 1) times this."""

Frame = tuple[int, ...]
"""A task or a question waiting on the stack: its code, its seat, and what it needs."""


Cards = tuple[int, ...]
"""Cards in a place that seldom changes: replaced as a whole, so that copies share it."""


class Options:
    """What was agreed before the game; shared by every copy of a state."""

    __slots__ = (
        "factions",
        "lookout",
        "peaceful",
        "peaceful_drafts",
        "robbers_cut_routes",
    )

    def __init__(
        self,
        factions: tuple[str, ...],
        lookout: str,
        peaceful: bool,
        peaceful_drafts: int,
        robbers_cut_routes: bool,
    ) -> None:
        self.factions = factions
        self.lookout = lookout
        self.peaceful = peaceful
        self.peaceful_drafts = peaceful_drafts
        self.robbers_cut_routes = robbers_cut_routes

    def as_dict(self) -> dict[str, Any]:
        """The options as written in a journal."""
        return {
            "factions": list(self.factions),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "peaceful_drafts": self.peaceful_drafts,
            "robbers_cut_routes": self.robbers_cut_routes,
        }


def without(cards: Cards, card: int) -> Cards:
    """The same cards but one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@mypyc_attr(acyclic=True)
class Location:
    """A built card and all that lies on it. Never changed, only replaced."""

    __slots__ = (
        "age",
        "blocked",
        "card",
        "goods",
        "guarded",
        "owner",
        "route",
        "samurai",
        "under",
        "uses",
    )

    def __init__(
        self,
        card: int,
        age: int,
        uses: int = 0,
        goods: Amounts = NO_GOODS,
        guarded: bool = False,
        samurai: bool = False,
        blocked: bool = False,
        owner: int = NOBODY,
        route: int = NOBODY,
        under: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.age = age  # counts built locations; the smaller the older
        self.uses = uses  # activations, or answers of a limited feature, this round
        self.goods = goods  # paid for activations, or put on a Shrine
        self.guarded = guarded
        self.samurai = samurai
        self.blocked = blocked
        self.owner = owner  # whose it is while another seat has taken it over
        self.route = route  # the seat that has a deal with this location
        self.under = under  # cards under a Gate

    def used(self, uses: int, goods: Amounts) -> "Location":
        """The same location with other activations and payments."""
        return Location(
            self.card, self.age, uses, goods, self.guarded, self.samurai, self.blocked,
            self.owner, self.route, self.under,
        )  # fmt: skip

    def marked(self, guarded: bool, samurai: bool, blocked: bool) -> "Location":
        """The same location with other tokens on it."""
        return Location(
            self.card, self.age, self.uses, self.goods, guarded, samurai, blocked,
            self.owner, self.route, self.under,
        )  # fmt: skip

    def held(self, owner: int, route: int) -> "Location":
        """The same location under other control, or with another deal on it."""
        return Location(
            self.card, self.age, self.uses, self.goods, self.guarded, self.samurai, self.blocked,
            owner, route, self.under,
        )  # fmt: skip

    def over(self, under: tuple[int, ...]) -> "Location":
        """The same location with other cards under it."""
        return Location(
            self.card, self.age, self.uses, self.goods, self.guarded, self.samurai, self.blocked,
            self.owner, self.route, under,
        )  # fmt: skip

    def standing(self) -> tuple[object, ...]:
        """All but card and age: two copies alike in print and in this are alike."""
        return (
            self.uses, self.goods, self.guarded, self.samurai, self.blocked, self.owner,
            self.route, self.under,
        )  # fmt: skip

    def stands_like(self, other: "Location") -> bool:
        """Whether the same lies on both."""
        return (
            self.uses == other.uses
            and self.guarded == other.guarded
            and self.samurai == other.samurai
            and self.blocked == other.blocked
            and self.owner == other.owner
            and self.route == other.route
            and self.goods == other.goods
            and self.under == other.under
        )


def alike(cards: Catalogue, one: Location, other: Location) -> bool:
    """Whether two locations are alike in print and in all that lies on them."""
    return cards.printing[one.card] == cards.printing[other.card] and one.stands_like(other)


def is_new(cards: Catalogue, location: Location, seen: list[Location]) -> bool:
    """Whether none of the seen locations is alike; it is seen from now on."""
    for other in seen:
        if alike(cards, other, location):
            return False
    seen.append(location)
    return True


@mypyc_attr(acyclic=True)
class Player:
    """A seat: supply, score, cards. In a solo game the second one is the virtual player."""

    __slots__ = (
        "deals",
        "deck",
        "defense",
        "discard",
        "drawn",
        "empire",
        "faction",
        "food",
        "foundations",
        "gold",
        "hand",
        "offer",
        "passed",
        "pick",
        "points",
        "raze",
        "score",
        "stone",
        "turns",
        "wood",
        "worker",
    )

    def __init__(
        self,
        faction: int,
        wood: int,
        stone: int,
        food: int,
        gold: int,
        worker: int,
        raze: int,
        defense: int,
        score: int,
        passed: bool,
        turns: int,
        pick: int,
        drawn: int,
        deck: list[int],
        hand: list[int],
        empire: list[Location],
        discard: Cards,
        deals: Cards,
        foundations: Cards,
        offer: Cards,
        points: tuple[tuple[int, int, int, int], ...],
    ) -> None:
        self.faction = faction
        self.wood = wood
        self.stone = stone
        self.food = food
        self.gold = gold
        self.worker = worker
        self.raze = raze
        self.defense = defense
        self.score = score
        self.passed = passed
        self.turns = turns  # taken in this action phase (AMB-8)
        self.pick = pick  # alternative lookout: the card chosen in secret
        self.drawn = drawn  # cards of the deck already drawn
        self.deck = deck  # shared between copies, never changed
        self.hand = hand  # sorted
        self.empire = empire  # oldest first
        self.discard = discard
        self.deals = deals  # oldest first
        self.foundations = foundations  # oldest first
        self.offer = offer  # own cards to pick from in secret
        self.points = points  # (round, how, card, points)

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.faction, self.wood, self.stone, self.food, self.gold, self.worker, self.raze,
            self.defense, self.score, self.passed, self.turns, self.pick, self.drawn, self.deck,
            self.hand[:], self.empire[:], self.discard, self.deals, self.foundations, self.offer,
            self.points,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class State:
    """Everything there is in a game at one moment."""

    __slots__ = (
        "acted",
        "attack_deck",
        "begun",
        "built",
        "cards",
        "collection",
        "common_deck",
        "common_discard",
        "common_drawn",
        "explicit",
        "first",
        "log",
        "moves",
        "offer",
        "options",
        "phase",
        "players",
        "random",
        "round",
        "seats",
        "stack",
        "turn",
    )

    def __init__(
        self,
        cards: Catalogue,
        options: Options,
        seats: int,
        players: list[Player],
        round: int,
        phase: int,
        begun: bool,
        first: int,
        turn: int,
        acted: bool,
        built: int,
        random: int,
        common_deck: list[int],
        common_drawn: int,
        common_discard: list[int],
        offer: list[int],
        attack_deck: Cards,
        collection: Cards,
        stack: list[Frame],
        moves: tuple[Move, ...] | None,
        explicit: bool,
        log: list[tuple[Any, ...]] | None,
    ) -> None:
        self.cards = cards
        self.options = options
        self.seats = seats  # people; the virtual player is none
        self.players = players
        self.round = round
        self.phase = phase
        self.begun = begun
        self.first = first
        self.turn = turn
        self.acted = acted  # the seat to move has taken its action
        self.built = built  # locations built so far: the age of the next
        self.random = random
        self.common_deck = common_deck  # shared between copies, never changed
        self.common_drawn = common_drawn
        self.common_discard = common_discard
        self.offer = offer
        self.attack_deck = attack_deck  # top first
        self.collection = collection
        self.stack = stack
        self.moves = moves  # legal answers of the question on top, once listed
        self.explicit = explicit  # ask also where only one answer is possible
        self.log = log  # events for those who read along; None: nobody does

    def copy(self) -> "State":
        """An independent copy, without the log."""
        return State(
            self.cards, self.options, self.seats, [player.copy() for player in self.players],
            self.round, self.phase, self.begun, self.first, self.turn, self.acted, self.built,
            self.random, self.common_deck, self.common_drawn, self.common_discard[:],
            self.offer[:], self.attack_deck, self.collection, self.stack[:], self.moves,
            self.explicit, None,
        )  # fmt: skip
