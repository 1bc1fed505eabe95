"""How moves of the card game are numbered: groups of actions that its cards give, with names."""

from collections.abc import Iterable
from itertools import product
from typing import Final

from osada.gym.groups import Groups
from osada.gym.settlers.layout import has_blessings
from osada.gym.settlers.printings import Printings
from osada.settlers import verbs as w
from osada.settlers.backs import GOAL, PROVINCE
from osada.settlers.blessings import NAMES
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.traits import SAMURAI_ANYWHERE
from osada.settlers.effects.vocabulary import Price
from osada.settlers.goods import (
    BLESSING,
    CARD,
    FOOD,
    GOODS,
    RAZE,
    RESOURCES,
    STONE,
    SUPPLY,
    TOKENS,
    WOOD,
)
from osada.settlers.notation import pay_text
from osada.settlers.part import TOKENS as PROGRESS
from osada.settlers.setup import RULES

MOST_KEPT: Final = 40
"""Smaller amounts to keep have an action each; this one keeps all, however many there are."""

MIXES: Final = 64
"""Actions for payments of a prayer, which can be of any size."""

_MORE_USES: Final = 3
"""Activations beyond a location's limit that a campaign may allow."""

_TIMES: Final = ("", " twice", " three times")
_RANKS: Final = ("", ", the 2nd such", ", the 3rd such")


class Numbering(Groups):
    """Tables from moves to actions, and what every action means."""

    def __init__(self, cards: Catalogue, rules: int = RULES) -> None:
        super().__init__()
        kinds = range(w.CHOOSE_GOAL + 1)
        self.first: list[list[int]] = [[-1] * len(cards.numbers) for _ in kinds]
        """For each kind of move and what it names: the first of its actions."""
        self.slots: list[list[int]] = [[1] * len(cards.numbers) for _ in kinds]
        """And how many actions wait there for moves that name copies alike in print."""
        self.stride: list[int] = [0] * len(kinds)
        """How far apart an action stands from the same one against the next seat."""
        self.payments: dict[int, int] = {}
        """The action of each payment, packed as in a move."""
        self.mixes = -1
        """The first action for payments that have none of their own."""
        self._cards = cards
        self._printings = Printings(cards)
        self._rules = rules
        self._number()

    def _number(self) -> None:
        cards, printings = self._cards, self._printings
        of = [cards.faction[card] for card in printings.first]
        common = [at for at, faction in enumerate(of) if faction == -1]
        homes = [at for at, faction in enumerate(of) if faction >= 0]
        both = sorted(common + homes)
        dealt = [at for at, card in enumerate(printings.first) if cards.deal[card] >= 0]
        deals = [at for at in both if at in dealt]
        razes = [at for at in both if cards.raze[printings.first[at]]]
        facts = [cards.card[card] for card in printings.first]
        built = [at for at in both if not facts[at].instant]
        provinces = [at for at, faction in enumerate(of) if faction == PROVINCE]
        guards = both if cards.traits & SAMURAI_ANYWHERE else homes

        self._open("pass", "pass for the round")
        self._one(w.PASS, 0, "pass")
        self._open("end", "end the turn without further free moves")
        self._one(w.END, 0, "end the turn")
        self._open("draft", "take a card on offer, or pick one in secret")
        self._alike(w.DRAFT, common, "draft")
        self._open("build", "build a card from hand")
        self._alike(w.BUILD, built, "build")
        self._open("deal", "make a deal with a card from hand")
        self._alike(w.DEAL, deals, "deal")
        self._open("raze", "raze a card from hand")
        self._alike(w.RAZE, razes, "raze")
        self._open("raze_of", "raze an opponent's location")
        self._each(w.RAZE_OF, razes, "raze", range(1, cards.seats))
        self._open("use", "activate one of your locations, one or more times at once")
        self._uses([*both, *provinces])
        self._open("send", "send a pair of workers for it, the first or one more")
        for good in (WOOD, STONE, FOOD, CARD):
            self._one(w.SEND, good, f"send for {GOODS[good]}")
        self._open("guard", "put a defense token on one of your common locations")
        self._each(w.GUARD, common, "guard")
        self._open("samurai", "place a worker as a samurai on one of your locations")
        self._each(w.SAMURAI, guards, "samurai on")
        self._open("deck", "the deck that the next card comes from")
        self._one(w.CHOOSE_DECK, w.COMMON, "draw from the common deck")
        self._one(w.CHOOSE_DECK, w.FACTION, "draw from the faction deck")
        self._open("pay", "goods to pay with")
        self._pays()
        self._open("card", "a card in hand, or one just drawn")
        self._each(w.CHOOSE_CARD, both, "choose card")
        self._open("location", "a location, your own first")
        places = [*both, *provinces]
        self._each(w.CHOOSE_LOCATION, places, "choose location", range(cards.seats))
        self._open("foundation", "a foundation discarded for a building cost")
        if self._rules == 1:
            self._any(w.CHOOSE_FOUNDATION, "discard the oldest foundation")
        else:
            self._each(w.CHOOSE_FOUNDATION, both, "discard foundation")
        self._open("choose_deal", "a deal, your own first; attack cards of the solo game too")
        self._deals(dealt)
        self._open("player", "an opponent")
        self.stride[w.CHOOSE_PLAYER] = len(self.meanings) - 1
        self.meanings += [f"choose rival {n}" for n in range(1, cards.seats)]
        self._open("good", "a good")
        for good in cards.goods:
            self._one(w.CHOOSE_GOOD, good, f"choose {GOODS[good]}")
        self._open(
            "keep",
            f"how many of a good are kept; {MOST_KEPT}: all, where there are as many or more",
        )
        self._keeps()
        self._open("done", "no more of it")
        self._one(w.CHOOSE_DONE, 0, "done")
        if has_blessings(cards):
            self._blessings()
        if cards.has_visits:
            self._open("visit", "send a worker to an opponent's open production")
            hosts = [at for at in both if facts[at].is_open]
            self._each(w.VISIT, hosts, "visit", range(1, cards.seats))
        if cards.has_instants:
            self._open("play", "play an instant card from hand")
            self._alike(w.PLAY, [at for at in both if facts[at].instant], "play")
        if cards.sheets:
            goals = [at for at, faction in enumerate(of) if faction == GOAL]
            self._campaign(both, [*both, *provinces], goals)
            if self.mixes < 0:
                self._mixes()
        self._close()

    def _campaign(self, cards: list[int], places: list[int], goals: list[int]) -> None:
        """What a game of a campaign adds."""
        self._open("upkeep", "lay a good on the Province map")
        for good in range(RAZE + 1):
            self._one(w.UPKEEP, good, f"upkeep {GOODS[good]}")
        self._open("upkeep_gold", "lay gold there in place of a resource")
        for good in RESOURCES:
            self._one(w.UPKEEP_GOLD, good, f"upkeep gold for {GOODS[good]}")
        self._open("upkeep_card", "discard a card from hand for the upkeep")
        self._alike(w.UPKEEP_CARD, cards, "upkeep card")
        self._open("place", "put a progress token on one of your locations")
        copies = self._printings.copies
        self.stride[w.PLACE] = sum(copies[printing] for printing in places)
        for token, name in enumerate(PROGRESS):
            for printing in places:
                if token == 0:
                    self._place(w.PLACE, printing, copies[printing])
                told = f"place {name} on {self._printings.names[printing]}"
                self.meanings += _ranked(told, copies[printing])
        self._open("goal", "the Goal whose marker an Invention moves")
        self._alike(w.CHOOSE_GOAL, goals, "choose goal")

    def _blessings(self) -> None:
        """What prayers and blessings ask for."""
        self._open("colour", "a colour, or the tri-colour blessing")
        for place, name in enumerate(NAMES):
            self._one(w.CHOOSE_COLOUR, place, f"choose {name}")
        self._open("prayer", "cards or blessings")
        self._one(w.CHOOSE_PRAYER, w.DRAW.what, "pray with cards")
        self._one(w.CHOOSE_PRAYER, w.TOKENS.what, "pray with blessings")
        self._open("spend", f"how many of a resource are spent; {MOST_KEPT}: as many or more")
        for good in RESOURCES:
            self.first[w.CHOOSE_SPEND][good] = len(self.meanings)
            self.meanings += [f"spend {n} {GOODS[good]}" for n in range(MOST_KEPT + 1)]
        self._mixes()

    def _mixes(self) -> None:
        self._open("mix", "a payment that has no number of its own, in the order of their gold")
        self.mixes = len(self.meanings)
        self.meanings += [f"pay mix {n}" for n in range(MIXES)]

    def _one(self, kind: int, what: int, name: str) -> None:
        self.first[kind][what] = len(self.meanings)
        self.meanings.append(name)

    def _any(self, kind: int, name: str) -> None:
        """One action, whichever card is meant."""
        self.first[kind] = [len(self.meanings)] * len(self._cards.numbers)
        self.meanings.append(name)

    def _place(self, kind: int, printing: int, slots: int, before: int = 0) -> None:
        """The actions of a printing begin here, after so many that it cannot have."""
        for card, at in enumerate(self._printings.place):
            if at == printing:
                self.first[kind][card] = len(self.meanings) - before
                self.slots[kind][card] = slots

    def _alike(self, kind: int, printings: list[int], verb: str) -> None:
        """An action for each printing: its copies in hand or on offer are alike."""
        for printing in printings:
            self._place(kind, printing, 1)
            self.meanings.append(f"{verb} {self._printings.names[printing]}")

    def _each(self, kind: int, printings: list[int], verb: str, seats: Iterable[int] = ()) -> None:
        """As many actions for each printing as it has copies; then the same for other seats."""
        copies = self._printings.copies
        stride = self.stride[kind] = sum(copies[printing] for printing in printings)
        for turn, seat in enumerate(seats or (-1,)):
            of = "" if seat < 0 else " of mine" if seat == 0 else f" of rival {seat}"
            for printing in printings:
                if turn == 0:
                    self._place(kind, printing, copies[printing], max(seat, 0) * stride)
                name = f"{verb} {self._printings.names[printing]}{of}"
                self.meanings += _ranked(name, copies[printing])

    def _uses(self, printings: list[int]) -> None:
        for printing in printings:
            action = self._cards.action[self._printings.first[printing]]
            if action is None:
                continue
            copies = self._printings.copies[printing]
            self._place(w.USE, printing, copies)
            for times in range(1, action.limit + (_MORE_USES if self._cards.sheets else 0) + 1):
                often = _TIMES[times - 1] if times <= len(_TIMES) else f" {times} times"
                self.meanings += _ranked(f"use {self._printings.names[printing]}{often}", copies)

    def _pays(self) -> None:
        for pay in sorted(_payments(self._cards)):
            self.payments[pay] = len(self.meanings)
            self.meanings.append(f"pay {pay_text(pay)}")

    def _deals(self, printings: list[int]) -> None:
        """Two for each printing, made with a card or with a location; attack cards one by one."""
        start = len(self.meanings)
        for seat in range(self._cards.seats):
            of = f" of rival {seat}" if seat else " of mine"
            for printing in printings:
                name = f"choose deal {self._printings.names[printing]}{of}"
                copies = self._printings.copies[printing]
                attack = self._cards.faction[self._printings.first[printing]] < -1
                if seat == 0:
                    self._place(w.CHOOSE_DEAL, printing, copies if attack else 1)
                both = [name, f"{name}, made with a location"]
                self.meanings += _ranked(name, copies) if attack else both
            if seat == 0:
                self.stride[w.CHOOSE_DEAL] = len(self.meanings) - start

    def _keeps(self) -> None:
        cards = self._cards
        kept = {faction.keeps for faction in cards.factions}
        kept.update(good for goods in cards.keeps for good in goods)
        for card in cards.card:
            kept.update(good for good, _ in card.keeps_some)
            for holder in card.holders:
                kept.update(
                    good for good in SUPPLY if holder.is_storage and holder.room_for(good, 1)
                )
                if holder.is_storage:
                    kept.update(good for good in TOKENS if good in cards.extras)
        for good in sorted(kept):
            if good >= 0 and good != BLESSING:
                self.first[w.CHOOSE_KEEP][good] = len(self.meanings)
                self.meanings += [f"keep {n} {GOODS[good]}" for n in range(MOST_KEPT + 1)]


def _ranked(name: str, copies: int) -> list[str]:
    """The names of the actions of copies alike in print."""
    return [
        name + (_RANKS[rank] if rank < len(_RANKS) else f", the {rank + 1}th such")
        for rank in range(copies)
    ]


def _payments(cards: Catalogue) -> set[int]:
    """Every payment that a price of these cards can ask for, packed."""
    prices = {(0, 0, 1, 0, 0)}  # a deal
    prices.update(
        (wood, stone, food, gold, 0)
        for wood, stone, food, gold in zip(
            cards.wood, cards.stone, cards.food, cards.gold, strict=True
        )
    )
    found = {0}
    for action in cards.action:
        if action is not None:
            prices.update(_times(action.price, n) for n in range(1, action.limit + 1))
    for triggers in cards.triggers:
        for trigger in triggers:
            for good, n, _, _ in trigger.may_spend:
                found.add(w.packed(*(n if at == good else 0 for at in range(6))))
    for price in prices:
        found.update(_ways(*price))
    return found


def _times(price: Price, n: int) -> tuple[int, int, int, int, int]:
    return price.wood * n, price.stone * n, price.food * n, price.gold * n, price.resource * n


def _ways(wood: int, stone: int, food: int, gold: int, any: int) -> set[int]:
    """All mixes that settle a price, gold standing in for what is missing."""
    found: set[int] = set()
    total = wood + stone + food + any
    most = (range(wood + any + 1), range(stone + any + 1), range(food + any + 1))
    for w_, s, f in product(*most):
        extra = max(0, w_ - wood) + max(0, s - stone) + max(0, f - food)
        if extra <= any and w_ + s + f <= total:
            found.add(w.packed(w_, s, f, total - w_ - s - f + gold))
    return found
