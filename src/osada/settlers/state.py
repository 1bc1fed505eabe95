"""The table as plain data: state, players, locations. Locations are shared between copies."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move
from osada.settlers.frames import Frame
from osada.settlers.goods import NO_GOODS, Amounts

if TYPE_CHECKING:
    from osada.settlers.catalogue import Catalogue
    from osada.settlers.course import Course
    from osada.settlers.goal import Goal
    from osada.settlers.part import Part, Sheet

COMPILED: Final = hasattr(Move, "__mypyc_attrs__")
"""Whether this is the compiled build: some few things are quicker in another way there."""

LOOKOUT: Final = 0
PRODUCTION: Final = 1
ACTION: Final = 2
CLEANUP: Final = 3
ATTACK: Final = 4
END: Final = 5
SETUP: Final = 6
PHASES: Final = ("lookout", "production", "action", "cleanup", "attack", "end", "setup")

NOBODY: Final = -1
MOST_SEATS: Final = 5
"""Tables for each seat have so many places."""

Cards = tuple[int, ...]
"""Cards in a place that seldom changes: replaced as a whole, so that copies share it."""


class Options:
    """What was agreed before the game; shared by every copy of a state."""

    __slots__ = (
        "agreed",
        "asked",
        "bans",
        "boxes",
        "cards",
        "course",
        "decks",
        "factions",
        "format",
        "goals",
        "lookout",
        "peaceful",
        "peaceful_drafts",
        "robbers_cut_routes",
        "rules",
        "sheets",
        "upkeep_gold",
        "virtual_faction",
        "visit_passed",
    )

    def __init__(
        self,
        cards: "Catalogue",
        agreed: dict[str, Any],
        format: str,
        decks: dict[str, list[int]],
        rules: int,
        course: "Course",
    ) -> None:
        self.cards = cards  # of the base game and the boxes on the table
        self.boxes: tuple[str, ...] = cards.boxes
        self.format = format  # of decks
        self.agreed = agreed  # by the names of the schema; the rest is the same, quicker to read
        self.factions: tuple[str, ...] = tuple(agreed["factions"])
        self.lookout: str = agreed["lookout"]
        self.peaceful: bool = agreed["peaceful"]
        self.peaceful_drafts: int = agreed["peaceful_drafts"]
        self.robbers_cut_routes: bool = agreed["robbers_cut_routes"]
        self.visit_passed: bool = agreed.get("visit_passed", False)
        self.virtual_faction: str = agreed.get("virtual_faction", "")
        self.bans: list[int] = []  # cards that nobody may use
        self.sheets: tuple[Sheet, ...] = ()  # of a campaign, by seat; none: a game by itself
        self.goals: tuple[int, ...] = ()  # the cards in the middle, as they are resolved
        self.asked: list[Goal] = []  # what each of them asks for
        self.upkeep_gold: bool = agreed.get("upkeep_gold", True)
        self.decks = decks  # those that players have brought, by faction or `common`
        self.rules = rules  # the version of the rules that is played
        self.course = course

    def copy(self) -> "Options":
        """Options of another match by the same agreement."""
        other = Options(
            self.cards, dict(self.agreed), self.format, self.decks, self.rules, self.course
        )
        other.bans = self.bans
        other.sheets, other.goals, other.asked = self.sheets, self.goals, self.asked
        other.upkeep_gold = self.upkeep_gold
        return other

    def as_dict(self) -> dict[str, Any]:
        """The options as written in a journal."""
        return dict(self.agreed)


def sort_in(cards: list[int], card: int) -> None:
    """Put a card into a sorted list; in plain Python sorting what is nearly sorted is quicker."""
    if not COMPILED:
        cards.append(card)
        cards.sort()
        return
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def without(cards: Cards, card: int) -> Cards:
    """The same cards but one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


GUARDED: Final = 1
SAMURAI: Final = 2
BLOCKED: Final = 4
"""What can lie on a location, a bit each: a defence token, a samurai, a mark of being blocked."""
VISIT: Final = 8
VISITS: Final = 24
"""Workers that rivals have sent to an open production, counted in two bits."""
_MORE: Final = 3
"""Marks from this bit on are told in fingerprints only where there are any."""
_TOLD: Final = 5
"""And tokens that were paid from this bit of what is told."""
STATUE: Final = 64
"""Of these bits two count statues."""
PROGRESS: Final = 256
"""From this bit on the progress tokens of a campaign, a bit each: see `part.TOKENS`."""
ON_DOVE: Final = PROGRESS
ON_BEE: Final = PROGRESS << 1
ON_WALL: Final = PROGRESS << 2
ON_BRIBE: Final = PROGRESS << 3
ALL_PROGRESS: Final = ON_DOVE | ON_BEE | ON_WALL | ON_BRIBE
TOKENS_PAID: Final = PROGRESS << 4
"""And all from here on tokens that were paid, see `goods.tokens`."""
LASTING: Final = SAMURAI | 3 * STATUE | ALL_PROGRESS
"""What cleanup leaves there."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Location:
    """A built card and all that lies on it. Never changed, only replaced."""

    __slots__ = ("age", "card", "goods", "marks", "owner", "route", "stored", "under", "uses")

    def __init__(
        self,
        card: int,
        age: int,
        uses: int = 0,
        goods: Amounts = NO_GOODS,
        marks: int = 0,
        owner: int = NOBODY,
        route: int = NOBODY,
        under: tuple[int, ...] = (),
        stored: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.age = age  # counts built locations; the smaller the older
        self.uses = uses  # activations, or answers of a limited feature, this round
        self.goods = goods  # paid for activations, or put there for good
        self.marks = marks  # tokens, a bit each
        self.owner = owner  # whose it is while another seat has taken it over
        self.route = route  # the seat that has a deal with this location
        self.under = under  # cards that lie under it
        self.stored = stored  # goods kept here over cleanup: a number for each piece, in order

    @property
    def guarded(self) -> bool:
        """Whether a defence token lies on it."""
        return self.marks & GUARDED != 0

    @property
    def samurai(self) -> bool:
        """Whether a samurai stands on it."""
        return self.marks & SAMURAI != 0

    @property
    def blocked(self) -> bool:
        """Whether it cannot be used this round."""
        return self.marks & BLOCKED != 0

    @property
    def statues(self) -> int:
        """How many statues stand on it."""
        return self.marks // STATUE & 3

    @property
    def tokens(self) -> int:
        """The tokens that were paid for its activations, see `goods.tokens`."""
        return self.marks // TOKENS_PAID

    @property
    def progress(self) -> int:
        """The progress tokens on it, a bit each."""
        return (self.marks & ALL_PROGRESS) // PROGRESS

    @property
    def visits(self) -> int:
        """How many workers rivals have sent here this round."""
        return (self.marks & VISITS) // VISIT

    def used(self, uses: int, goods: Amounts) -> "Location":
        """The same location with other activations and payments."""
        return Location(
            self.card, self.age, uses, goods, self.marks, self.owner, self.route, self.under,
            self.stored,
        )  # fmt: skip

    def marked(self, marks: int) -> "Location":
        """The same location with other tokens on it."""
        return Location(
            self.card, self.age, self.uses, self.goods, marks, self.owner, self.route, self.under,
            self.stored,
        )  # fmt: skip

    def held(self, owner: int, route: int) -> "Location":
        """The same location under other control, or with another deal on it."""
        return Location(
            self.card, self.age, self.uses, self.goods, self.marks, owner, route, self.under,
            self.stored,
        )  # fmt: skip

    def over(self, under: tuple[int, ...]) -> "Location":
        """The same location with other cards under it."""
        return Location(
            self.card, self.age, self.uses, self.goods, self.marks, self.owner, self.route, under,
            self.stored,
        )  # fmt: skip

    def storing(self, stored: tuple[int, ...]) -> "Location":
        """The same location with other goods kept on it."""
        return Location(
            self.card, self.age, self.uses, self.goods, self.marks, self.owner, self.route,
            self.under, stored,
        )  # fmt: skip

    def standing(self) -> tuple[object, ...]:
        """All but card and age: two copies alike in print and in this are alike."""
        found: tuple[object, ...] = (
            self.uses, self.goods, self.guarded, self.samurai, self.blocked, self.owner,
            self.route, self.under,
        )  # fmt: skip
        more = (self.marks % PROGRESS >> _MORE) | self.tokens << _TOLD
        if more or self.stored:
            found = (*found, more, self.stored)
        progress = self.progress
        return (*found, ("progress", progress)) if progress else found

    def stands_like(self, other: "Location") -> bool:
        """Whether the same lies on both."""
        return (
            self.uses == other.uses
            and self.marks == other.marks
            and self.owner == other.owner
            and self.route == other.route
            and self.goods == other.goods
            and self.under == other.under
            and self.stored == other.stored
        )


class Scored:
    """Some points of a player, and those before them. Never changed, so copies share it.

    A chain must not be acyclic for mypyc: Python takes long ones apart by a list that only
    objects known to the garbage collector can join.
    """

    __slots__ = ("before", "card", "how", "points", "round")

    def __init__(
        self, round: int, how: int, card: int, points: int, before: "Scored | None"
    ) -> None:
        self.round = round
        self.how = how
        self.card = card
        self.points = points
        self.before = before


def alike(cards: "Catalogue", one: Location, other: Location) -> bool:
    """Whether two locations are alike in print and in all that lies on them."""
    return cards.printing[one.card] == cards.printing[other.card] and one.stands_like(other)


def is_new(cards: "Catalogue", location: Location, seen: list[Location]) -> bool:
    """Whether none of the seen locations is alike; it is seen from now on."""
    if seen:
        printing = cards.card[location.card].printing
        for other in seen:
            if cards.card[other.card].printing == printing and other.stands_like(location):
                return False
    seen.append(location)
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A seat: supply, score, cards. In a solo game the second one is the virtual player."""

    __slots__ = (
        "blessings",
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
        "part",
        "passed",
        "pick",
        "raze",
        "score",
        "scored",
        "sets",
        "stone",
        "tokens",
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
        empire: tuple[Location, ...],
        discard: Cards,
        deals: Cards,
        foundations: Cards,
        offer: Cards,
        scored: Scored | None,
        tokens: int = 0,
        blessings: int = 0,
        sets: Cards = (),
        part: "Part | None" = None,
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
        self.empire = empire  # oldest first; as seldom changed as cards, see `set_location`
        self.discard = discard
        self.deals = deals  # oldest first
        self.foundations = foundations  # oldest first
        self.offer = offer  # own cards to pick from in secret
        self.scored = scored  # where its points came from, the latest first
        self.tokens = tokens  # goods that cards bring, see `goods.tokens`
        self.blessings = blessings  # tokens, a bit each: `osada.settlers.blessings`
        self.sets = sets  # the most sets of each colour so far, where sets are counted
        self.part = part  # of a campaign; None in a game by itself

    @property
    def points(self) -> tuple[tuple[int, int, int, int], ...]:
        """Where its points came from: round, how, card, points; the earliest first."""
        found: list[tuple[int, int, int, int]] = []
        entry = self.scored
        while entry is not None:
            found.append((entry.round, entry.how, entry.card, entry.points))
            entry = entry.before
        found.reverse()
        return tuple(found)

    def add_location(self, location: Location) -> None:
        """A location stands in the empire, as the last of all."""
        self.empire += (location,)

    def set_location(self, at: int, location: Location) -> None:
        """The location in a place is replaced; who goes through the empire still sees the old."""
        empire = list(self.empire)
        empire[at] = location
        self.empire = tuple(empire)

    def remove_location(self, location: Location) -> None:
        """A location leaves the empire."""
        at = self.empire.index(location)
        self.empire = self.empire[:at] + self.empire[at + 1 :]

    def note(self, round: int, how: int, card: int, points: int) -> None:
        """Remember where some points came from."""
        self.scored = Scored(round, how, card, points, self.scored)

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.faction, self.wood, self.stone, self.food, self.gold, self.worker, self.raze,
            self.defense, self.score, self.passed, self.turns, self.pick, self.drawn, self.deck,
            self.hand[:], self.empire, self.discard, self.deals, self.foundations, self.offer,
            self.scored, self.tokens, self.blessings, self.sets, self.part,
        )  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
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
        "common_drawn",
        "counts",
        "explicit",
        "first",
        "log",
        "moves",
        "offer",
        "options",
        "phase",
        "pile",
        "piled",
        "players",
        "random",
        "round",
        "seats",
        "stack",
        "turn",
        "turned",
    )

    def __init__(
        self,
        cards: "Catalogue",
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
        pile: list[int],
        piled: int,
        offer: list[int],
        attack_deck: Cards,
        collection: Cards,
        stack: list[Frame],
        moves: list[Move] | None,
        explicit: bool,
        log: list[tuple[Any, ...]] | None,
        counts: tuple[int, ...] = (),
        turned: int = 0,
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
        self.pile = pile  # begins with the common discard pile; copies share it
        self.piled = piled  # how much of it is this state's own
        self.offer = offer  # never changed, only replaced
        self.attack_deck = attack_deck  # top first
        self.collection = collection
        self.stack = stack
        self.moves = moves  # legal answers of the question on top, once listed
        self.explicit = explicit  # ask also where only one answer is possible
        self.log = log  # events for those who read along; None: nobody does
        self.counts = counts  # of the course's counters, for each seat; empty: nobody counts
        self.turned = turned  # Goals in the middle with their other side up, a bit each

    def copy(self) -> "State":
        """An independent copy, without the log."""
        return State(
            self.cards, self.options, self.seats, [player.copy() for player in self.players],
            self.round, self.phase, self.begun, self.first, self.turn, self.acted, self.built,
            self.random, self.common_deck, self.common_drawn, self.pile, self.piled,
            self.offer, self.attack_deck, self.collection, self.stack[:], self.moves,
            self.explicit, None, self.counts, self.turned,
        )  # fmt: skip

    @property
    def common_discard(self) -> list[int]:
        """The common discard pile, the top card last."""
        return self.pile[: self.piled]

    @common_discard.setter
    def common_discard(self, cards: list[int]) -> None:
        self.pile = cards[:]
        self.piled = len(cards)

    def discard_common(self, card: int) -> None:
        """Lay a common card on its discard pile.

        The list is shared with copies, and only the first to go on appends to it.
        """
        if self.piled < len(self.pile):
            self.pile = self.pile[: self.piled]
        self.pile.append(card)
        self.piled += 1
