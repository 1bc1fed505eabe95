"""Storage locations: what is put on or under them in cleanup lets them produce (FRIENDS-12)."""

import re
from typing import TYPE_CHECKING

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.blessings import CHOICES, PIECE, PLACE, stored_tokens
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.holders import CardsUnder, Holder, Under
from osada.settlers.effects.reading import EffectError, good, number
from osada.settlers.goods import BLESSING, CARD, GOODS, SUPPLY, TOKENS
from osada.settlers.supply import add, amount, find
from osada.settlers.verbs import CHOOSE_COLOUR, CHOOSE_KEEP, DONE

if TYPE_CHECKING:
    from osada.settlers.state import Location, Player, State


def read(text: str) -> Holder:
    """`up to 3 wood`, `any goods`, `1 card from hand`."""
    if text == "1 card from hand":
        return CardEachCleanup(0)
    if text == "any goods":
        return Storage(SUPPLY, 0)
    match = re.fullmatch(r"up to (\d+) (\w+)", text)
    if match is None:
        raise EffectError(
            f'"{text}" cannot be stored; write "up to 3 wood", "any goods" or "1 card from hand"'
        )
    kind = good(match[2])
    if kind not in SUPPLY:
        raise EffectError(f"{GOODS[kind]} cannot be stored")
    return Storage((kind,), number(match[1]))


class Storage(Holder):
    """Goods on the location up to a limit, 0 for none; they go back when production is over."""

    field = "storage"
    message = "storage"
    how = "on"
    step = 2
    is_storage = True

    def __init__(self, goods: tuple[int, ...], limit: int) -> None:
        super().__init__(0)
        self.goods = goods
        self.limit = limit

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Storage) and self.fact() == other.fact()

    def __hash__(self) -> int:
        return hash(self.fact())

    def fact(self) -> object:
        """Goods and limit."""
        return (self.goods, self.limit)

    def questions(self, seat: int, card: int) -> list[f.Question]:
        """How many, good by good; any goods are also technology and blessings (AMB-X-9)."""
        found: list[f.Question] = [Store(seat, card, kind, self.limit) for kind in self.goods]
        if len(self.goods) > 1:
            found += [Store(seat, card, kind, 0) for kind in TOKENS]
            found.append(StoreBlessings(seat, card, -1))
        return found

    def held(self, location: "Location") -> int:
        """All goods on it."""
        return len(location.stored)

    def room(self, player: "Player") -> int:
        """Of each good as many as fit."""
        return sum([self.room_for(kind, amount(player, kind)) for kind in self.goods])

    def room_for(self, good: int, n: int) -> int:
        """As many as fit."""
        if good not in self.goods:
            return 0
        return min(n, self.limit) if self.limit else n

    def stores(self, good: int) -> bool:
        """The good that it keeps; any goods are also technology."""
        return good in self.goods or (len(self.goods) > 1 and good in TOKENS)

    def fits(self, stored: tuple[int, ...]) -> bool:
        """Any number of any goods, or as many of the one that it keeps as the limit says."""
        if len(self.goods) > 1:
            return True
        return len(stored) <= self.limit and all(kind == self.goods[0] for kind in stored)

    def clause(self, language: str) -> str:
        """`in cleanup you may put up to 3 wood on this location`."""
        if len(self.goods) > 1:
            return phrasing.say(language, "storage-any")
        goods = phrasing.good(language, self.goods[0], self.limit, "acc")
        return phrasing.say(language, "storage", goods=goods)

    def tokens(self, language: str) -> list[t.Token]:
        """As many goods."""
        found = [*t.worded(language, "short-store"), t.GAP]
        if len(self.goods) > 1:
            return [*found, t.Token(t.TEXT, "?")]
        return [*found, t.good(self.goods[0], self.limit)]

    def short(self) -> str:
        """The formula in words."""
        if len(self.goods) > 1:
            return "store any"
        return f"store {self.limit} {GOODS[self.goods[0]]}"

    def worth(self, goods: list[float], weights: dict[str, float]) -> float:
        """Some of the goods that it keeps, and of those that it yields."""
        kept = self.limit or len(self.goods)
        best = max([goods[kind] for kind in self.goods])
        return weights["stored here"] * kept * best


class CardEachCleanup(CardsUnder):
    """One card from hand in each cleanup, face down under the location for good (FRIENDS-26)."""

    takes = "1 card from hand"
    field = "elite"
    message = "storage-card"
    clauses = ()
    is_storage = True

    def questions(self, seat: int, card: int) -> list[f.Question]:
        """Which card."""
        return [UnderOnce(seat, card)]

    def clause(self, language: str) -> str:
        """What a player reads."""
        return phrasing.say(language, self.message)

    def tokens(self, language: str) -> list[t.Token]:
        """A card."""
        return [*t.worded(language, "short-store"), t.GAP, t.good(CARD)]

    def short(self) -> str:
        """The formula in words."""
        return "store card"

    def worth(self, goods: list[float], weights: dict[str, float]) -> float:
        """A location that grows."""
        return weights["stored here"] * goods[CARD]


class UnderOnce(Under):
    """Which card from hand goes under a location in this cleanup; no more than one (AMB-X-8)."""

    __slots__ = ()

    def answer(self, state: "State", chosen: Move) -> None:
        """It goes there for good."""
        if chosen is DONE:
            return
        player = state.players[self.seat]
        at = find(player, self.card)
        player.set_location(at, self.laid(state, player, player.empire[at], chosen.what))

    def refusal(self, state: "State", tried: Move) -> Refusal:
        """It cannot lie there."""
        return f.wrong(("AMB-X-8", "FRIENDS-26"), "under")


class Store(f.Question):
    """How many of a good are put on a storage location (AMB-X-6)."""

    __slots__ = ("kept", "limit")

    def __init__(self, seat: int, card: int, kept: int, limit: int) -> None:
        super().__init__(f.STORE, seat, card)
        self.kept = kept
        self.limit = limit

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.STORE, self.seat, self.card, self.kept, self.limit)

    def kind(self) -> str:
        """An amount to store."""
        return "store"

    def takes(self) -> tuple[int, ...]:
        """An amount."""
        return (CHOOSE_KEEP,)

    def good(self) -> int:
        """The good."""
        return self.kept

    def options(self, state: "State") -> list[Move]:
        """Any number that fits, as many as can be first."""
        n = amount(state.players[self.seat], self.kept)
        if 0 < self.limit < n:
            n = self.limit
        return [move(CHOOSE_KEEP, self.kept, some) for some in range(n, -1, -1)] if n else []

    def answer(self, state: "State", chosen: Move) -> None:
        """They lie there until production is over."""
        if chosen.arg == 0:
            return
        player = state.players[self.seat]
        at = find(player, self.card)
        location = player.empire[at]
        add(player, self.kept, -chosen.arg)
        stored = sorted([*location.stored, *[self.kept] * chosen.arg])
        player.set_location(at, location.storing(tuple(stored)))
        happenings.stored(state, self.seat, self.card, self.kept, chosen.arg)

    def refusal(self, state: "State", tried: Move) -> Refusal:
        """Another good, or too many; where any goods lie, no good of that kind (AMB-X-9)."""
        kinds = () if self.limit else ("AMB-X-9",)
        return f.wrong(("FRIENDS-14", *kinds, "AMB-X-6", "STORAGE-4"), "store")


class StoreBlessings(f.Question):
    """Which blessings are not stored, one by one, before all others are (AMB-X-9)."""

    __slots__ = ("tokens",)

    def __init__(self, seat: int, card: int, tokens: int) -> None:
        super().__init__(f.STORE_BLESSINGS, seat, card)
        self.tokens = tokens  # those that may still be stored; -1: all that there are

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.card, self.tokens)

    def kind(self) -> str:
        """Something to store."""
        return "store"

    def takes(self) -> tuple[int, ...]:
        """A token."""
        return (CHOOSE_COLOUR,)

    def good(self) -> int:
        """Blessings."""
        return BLESSING

    def options(self, state: "State") -> list[Move]:
        """No more, or one of the tokens."""
        tokens = state.players[self.seat].blessings & self.tokens
        if not tokens:
            return []
        return [DONE, *(CHOICES[at] for at in PLACE.values() if tokens & 1 << at)]

    def answer(self, state: "State", chosen: Move) -> None:
        """It is left in the supply; in the end the others lie on the location."""
        player = state.players[self.seat]
        tokens = player.blessings & self.tokens
        if chosen is not DONE:
            left = tokens & ~(1 << chosen.what)
            state.stack.append(StoreBlessings(self.seat, self.card, left))
            return
        at = find(player, self.card)
        location = player.empire[at]
        pieces = [PIECE + place for place in PLACE.values() if tokens & 1 << place]
        player.blessings &= ~tokens
        player.set_location(at, location.storing(tuple(sorted([*location.stored, *pieces]))))
        happenings.stored(state, self.seat, self.card, BLESSING, len(pieces))

    def refusal(self, state: "State", tried: Move) -> Refusal:
        """It is not there."""
        return f.wrong(("AMB-X-9", "FRIENDS-14"), "store")


def move_to_supplies(state: "State") -> None:
    """Production is over: all stored goods go to the supplies of their owners (FRIENDS-16)."""
    for seat, player in enumerate(state.players):
        for at, location in enumerate(player.empire):
            if location.stored:
                for kind in location.stored:
                    if kind < PIECE:
                        add(player, kind, 1)
                player.blessings |= stored_tokens(location.stored)
                happenings.unstored(state, seat, location.card, location.stored)
                player.set_location(at, location.storing(()))
