"""A prayer from its price to the features that watch it, step by step (PRAYER-56).

A `Praying` is all that has been decided so far; like the frames that carry it, it is never changed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.blessings import CHOICES, NAMES, THREE, TRICOLOUR
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.drawing import drawn_common
from osada.settlers.effects.events import WHEN_PRAY
from osada.settlers.effects.run import react
from osada.settlers.effects.storing import NOT_STORED
from osada.settlers.goods import FOOD, RESOURCES, STONE, WOOD
from osada.settlers.moves import pay
from osada.settlers.moves.pay import Pay
from osada.settlers.state import Cards, Player, State, without
from osada.settlers.supply import amount, discard, gain, how
from osada.settlers.verbs import (
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_PRAYER,
    CHOOSE_SPEND,
    DONE,
    DRAW,
    TOKENS,
)

if TYPE_CHECKING:
    from osada.settlers.effects.verbs.prayer import Prayer

FOR_PRAYER: Final = 4
"""What is paid for, in fingerprints."""
Spent = tuple[int, int, int]
"""Resources of each kind."""
Goods = tuple[tuple[int, int], ...]
"""What a prayer brings: goods with their numbers."""


class Praying:
    """A prayer of a seat by the effect of a card; `required` are the colours that match."""

    __slots__ = ("card", "drawn", "effect", "is_drawn", "required", "seat", "spent", "stored",
                 "tokens", "tricolour", "which")  # fmt: skip

    def __init__(self, effect: "Prayer", seat: int, card: int, which: int, required: int) -> None:
        self.effect = effect
        self.seat = seat
        self.card = card
        self.which = which
        self.required = required
        self.tokens = False  # tokens in place of cards
        self.is_drawn = False
        self.drawn: Cards = ()
        self.stored: Cards = ()  # stored cards that are used
        self.tricolour = 0  # the bit of the colour that the tri-colour token stands for
        self.spent: Spent = (0, 0, 0)

    def copy(self) -> "Praying":
        """A copy to go on with; it is changed before anybody else sees it."""
        other = Praying(self.effect, self.seat, self.card, self.which, self.required)
        other.tokens = self.tokens
        other.is_drawn = self.is_drawn
        other.drawn = self.drawn
        other.stored = self.stored
        other.tricolour = self.tricolour
        other.spent = self.spent
        return other

    def __eq__(self, other: object) -> bool:
        """Whether all of it is the same."""
        return isinstance(other, Praying) and self.plain() == other.plain()

    def __hash__(self) -> int:
        """Equal ones alike."""
        return hash(self.plain())

    def plain(self) -> tuple[int, ...]:
        """All that it is, as numbers."""
        return (
            self.seat, self.card, self.which, self.required, int(self.tokens), int(self.is_drawn),
            self.tricolour, *self.spent, len(self.drawn), *self.drawn, *self.stored,
        )  # fmt: skip

    def named(self, colour: int) -> "Praying":
        """With the colour declared or chosen, by its place."""
        other = self.copy()
        other.required = 1 << colour
        return other

    def is_decided(self) -> bool:
        """Whether it is known which colours match."""
        return not self.effect.names_colour() or self.required.bit_count() == 1

    # What matches

    def has_match(self, state: State) -> bool:
        """Whether a card, drawn or stored, has a required colour (PRAYER-32, PRAYER-54)."""
        return any(
            state.cards.card[card].colours & self.required for card in self.drawn + self.stored
        )

    def fitting(self, player: Player) -> int:
        """The colours of the tokens that count, the tri-colour token aside."""
        return player.blessings & self.required

    def counts(self, state: State, colours: int) -> int:
        """Cards and tokens of some colours, each once (PRAYER-16 to PRAYER-18)."""
        n = 0
        for card in self.drawn + self.stored:
            if state.cards.card[card].colours & colours:
                n += 1
        if self.tokens or self.has_match(state):
            n += (self.fitting(state.players[self.seat]) & colours).bit_count()
            n += int(bool(self.tricolour & colours))
        return n

    def matches(self, state: State) -> int:
        """How many match (PRAYER-57)."""
        return self.counts(state, self.required)


def fits(player: Player, colours: int) -> bool:
    """Whether a held token fits a prayer of some colours (PRAYER-22)."""
    if player.blessings & colours:
        return True
    return bool(player.blessings & TRICOLOUR and colours & THREE)


def begin(state: State, effect: "Prayer", seat: int, card: int, which: int, required: int) -> None:
    """The price is paid: the prayer begins with the choice between cards and tokens."""
    state.stack.append(ChooseMode(Praying(effect, seat, card, which, required)))


class Step(f.Question):
    """A question of a prayer."""

    __slots__ = ("praying",)

    def __init__(self, code: int, praying: Praying) -> None:
        self.code = code
        self.seat = praying.seat
        self.card = praying.card
        self.praying = praying

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, *self.praying.plain())

    def shown(self) -> tuple[int, ...]:
        """The cards of the prayer."""
        return self.praying.drawn + self.praying.stored


class ChooseMode(Step):
    """Whether cards are drawn or tokens stand for them (PRAYER-22, PRAYER-26)."""

    __slots__ = ()

    def __init__(self, praying: Praying) -> None:
        super().__init__(f.PRAYER, praying)

    def kind(self) -> str:
        """How to pray."""
        return "prayer"

    def takes(self) -> tuple[int, ...]:
        """Cards or tokens."""
        return (CHOOSE_PRAYER,)

    def options(self, state: State) -> list[Move]:
        """Cards; tokens where one fits."""
        if fits(state.players[self.seat], self.praying.required):
            return [DRAW, TOKENS]
        return [DRAW]

    def answer(self, state: State, chosen: Move) -> None:
        """On to the colour, or to the draw."""
        praying = self.praying
        if chosen is TOKENS:
            praying = praying.copy()
            praying.tokens = True
            happenings.prayed_by_tokens(state, self.seat, self.card)
            if praying.effect.names_colour():
                state.stack.append(ChooseColour(praying))
            else:
                _tricolour(state, praying)
        elif praying.effect.declares:
            state.stack.append(ChooseColour(praying))
        else:
            _draw(state, praying)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """No token fits."""
        if tried is TOKENS:
            return Refusal("no-fitting-token", ("PRAYER-22", "PRAYER-28"))
        return f.wrong(("PRAYER-56",), "prayer")


class ChooseColour(Step):
    """The colour that is declared before the draw, or chosen after it (PRAYER-4, PRAYER-5)."""

    __slots__ = ()

    def __init__(self, praying: Praying) -> None:
        super().__init__(f.COLOUR, praying)

    def kind(self) -> str:
        """A colour."""
        return "colour"

    def takes(self) -> tuple[int, ...]:
        """A colour."""
        return (CHOOSE_COLOUR,)

    def options(self, state: State) -> list[Move]:
        """What the text allows; of these, with tokens, where one fits (AMB-X-18)."""
        praying = self.praying
        player = state.players[self.seat]
        return [
            CHOICES[at]
            for at in range(len(COLOURS))
            if praying.required & 1 << at and (not praying.tokens or fits(player, 1 << at))
        ]

    def answer(self, state: State, chosen: Move) -> None:
        """That colour matches."""
        happenings.named_colour(state, self.seat, self.card, chosen.what)
        praying = self.praying.named(chosen.what)
        if praying.tokens:
            _tricolour(state, praying)
        else:
            _stored(state, praying)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """The text does not allow it, or no token fits."""
        praying = self.praying
        clause = "PRAYER-4" if praying.effect.declares else "PRAYER-5"
        if tried.kind != CHOOSE_COLOUR or tried.what >= len(COLOURS):
            return f.wrong((clause,), "colour")
        facts: dict[str, str | int] = {"colour": NAMES[tried.what]}
        if praying.required & 1 << tried.what:
            return Refusal("colour-without-token", ("PRAYER-28", "PRAYER-22"), facts)
        more = ("PRAYER-28",) if praying.tokens else ()
        return Refusal("colour-not-allowed", (clause, *more), facts)


def _draw(state: State, praying: Praying) -> None:
    """Cards come from the common deck, as many as there are (PRAYER-2, PRAYER-11 to -13)."""
    praying = praying.copy()
    praying.drawn = tuple(drawn_common(state, praying.effect.n))
    praying.is_drawn = True
    happenings.prayed(state, praying.seat, praying.card, praying.drawn)
    if praying.effect.chooses:
        state.stack.append(ChooseColour(praying))
    elif praying.effect.declares:
        _tricolour(state, praying)
    else:
        _stored(state, praying)


def usable(state: State, praying: Praying) -> list[tuple[int, int]]:
    """Cards stored for prayers that have a required colour, each with the place of its location."""
    found: list[tuple[int, int]] = []
    for at, location in enumerate(state.players[praying.seat].empire):
        if location.under and state.cards.card[location.card].stores != NOT_STORED:
            for card in location.under:
                if state.cards.card[card].colours & praying.required:
                    found.append((card, at))
    return found


def _stored(state: State, praying: Praying) -> None:
    """Ask for stored cards, where some could be used."""
    if usable(state, praying):
        state.stack.append(ChooseStored(praying))
    else:
        _after_stored(state, praying)


def _after_stored(state: State, praying: Praying) -> None:
    if praying.effect.declares and not praying.is_drawn:
        _draw(state, praying)
    else:
        _tricolour(state, praying)


class ChooseStored(Step):
    """Which stored cards are used, one by one (PRAYER-50, AMB-X-20)."""

    __slots__ = ()

    def __init__(self, praying: Praying) -> None:
        super().__init__(f.STORED, praying)

    def kind(self) -> str:
        """A stored card."""
        return "stored"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def pile(self, state: State) -> Sequence[int]:
        """Under own locations."""
        empire = state.players[self.seat].empire
        return [
            card
            for location in empire
            if state.cards.card[location.card].stores != NOT_STORED
            for card in location.under
        ]

    def options(self, state: State) -> list[Move]:
        """Those of a required colour, alike ones once; or no more."""
        moves: list[Move] = []
        seen: list[int] = []
        for card, _ in usable(state, self.praying):
            fact = state.cards.card[card]
            if fact.printing not in seen:
                seen.append(fact.printing)
                moves.append(fact.choose_move)
        if moves:
            moves.append(DONE)
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """It lies with the drawn cards."""
        praying = self.praying
        if chosen is DONE:
            _after_stored(state, praying)
            return
        player = state.players[self.seat]
        for card, at in usable(state, praying):
            if card == chosen.what:
                location = player.empire[at]
                player.set_location(at, location.over(without(location.under, card)))
                break
        praying = praying.copy()
        praying.stored += (chosen.what,)
        happenings.stored_used(state, self.seat, chosen.what)
        _stored(state, praying)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It has no required colour, or does not lie there."""
        if tried.kind != CHOOSE_CARD:
            return f.wrong(("AMB-X-20",), "stored")
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        return Refusal("not-stored", ("AMB-X-20", "PRAYER-50"), facts)


def _tricolour(state: State, praying: Praying) -> None:
    """The colour of the tri-colour token: asked where it can be several (AMB-X-21)."""
    player = state.players[praying.seat]
    could = praying.required & THREE
    counts = praying.tokens or praying.has_match(state)
    if not player.blessings & TRICOLOUR or not could or not counts:
        _spend(state, praying, 0)
    elif praying.effect.names_colour():
        praying = praying.copy()
        praying.tricolour = could
        _spend(state, praying, 0)
    else:
        state.stack.append(ChooseTricolour(praying))


class ChooseTricolour(Step):
    """What the tri-colour token stands for in this prayer (BLESS-13, BLESS-14)."""

    __slots__ = ()

    def __init__(self, praying: Praying) -> None:
        super().__init__(f.TRICOLOUR, praying)

    def kind(self) -> str:
        """A colour of the token."""
        return "tricolour"

    def takes(self) -> tuple[int, ...]:
        """A colour."""
        return (CHOOSE_COLOUR,)

    def options(self, state: State) -> list[Move]:
        """Brown, grey or red, where they are required."""
        could = self.praying.required & THREE
        return [CHOICES[at] for at in range(len(COLOURS)) if could & 1 << at]

    def answer(self, state: State, chosen: Move) -> None:
        """It counts as that."""
        praying = self.praying.copy()
        praying.tricolour = 1 << chosen.what
        happenings.named_colour(state, self.seat, self.card, chosen.what)
        _spend(state, praying, 0)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It cannot be that colour here."""
        if tried.kind != CHOOSE_COLOUR or tried.what >= len(COLOURS):
            return f.wrong(("BLESS-13",), "tricolour")
        facts: dict[str, str | int] = {"colour": NAMES[tried.what]}
        return Refusal("tricolour-colour", ("BLESS-13", "AMB-X-21"), facts)


# Resources that a prayer takes


_COLOUR_OF: Final = (1 << WOOD, 1 << STONE, 1 << FOOD)
"""The resources stand in the order of their colours: brown, grey and red."""


def _most(state: State, praying: Praying, good: int) -> int:
    """How many of a resource can be spent, gold helping out (AMB-X-23, AMB-A13)."""
    player = state.players[praying.seat]
    gold = player.gold
    for kind in RESOURCES[:good]:
        gold -= max(0, praying.spent[kind] - amount(player, kind))
    allowed = praying.counts(state, _COLOUR_OF[good] & praying.effect.spends())
    return min(allowed, amount(player, good) + gold)


def _spend(state: State, praying: Praying, good: int) -> None:
    """Ask kind by kind how many resources are spent, then pay them."""
    spends = praying.effect.spends()
    while spends and good <= FOOD:
        if _most(state, praying, good):
            state.stack.append(ChooseSpent(praying, good))
            return
        good += 1
    if any(praying.spent):
        _pay(state, praying)
    else:
        _reward(state, praying)


class ChooseSpent(Step):
    """How many of a resource are spent (AMB-X-23)."""

    __slots__ = ("kind_of_good",)

    def __init__(self, praying: Praying, good: int) -> None:
        super().__init__(f.SPEND, praying)
        self.kind_of_good = good

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.kind_of_good, *self.praying.plain())

    def kind(self) -> str:
        """An amount to spend."""
        return "spend"

    def takes(self) -> tuple[int, ...]:
        """An amount."""
        return (CHOOSE_SPEND,)

    def good(self) -> int:
        """The resource."""
        return self.kind_of_good

    def options(self, state: State) -> list[Move]:
        """From as many as the cards allow down to none."""
        most = _most(state, self.praying, self.kind_of_good)
        return [move(CHOOSE_SPEND, self.kind_of_good, n) for n in range(most, -1, -1)]

    def answer(self, state: State, chosen: Move) -> None:
        """On to the next kind."""
        praying = self.praying.copy()
        spent = list(praying.spent)
        spent[self.kind_of_good] = chosen.arg
        praying.spent = (spent[0], spent[1], spent[2])
        _spend(state, praying, self.kind_of_good + 1)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Too many."""
        return f.wrong(("AMB-X-23", "AZT-CARD-2"), "spend")


class PaySpent(Pay):
    """The mix of resources and gold that a prayer takes."""

    __slots__ = ("praying",)

    def __init__(self, praying: Praying) -> None:
        wood, stone, food = praying.spent
        Pay.__init__(self, praying.seat, FOR_PRAYER, praying.card, wood, stone, food, 0)
        self.praying = praying

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PAY, FOR_PRAYER, *self.praying.plain())

    def announced(self) -> int:
        """Nothing is built."""
        return f.NO_CARD

    def shown(self) -> tuple[int, ...]:
        """The cards of the prayer."""
        return self.praying.drawn + self.praying.stored

    def rule(self) -> str:
        """Gold stands for what is missing."""
        return "AMB-A13"

    def purpose(self) -> str:
        """A prayer."""
        return "use"

    def answer(self, state: State, chosen: Move) -> None:
        """It goes to the general supply."""
        pay.spend(state.players[self.seat], chosen.what)
        _reward(state, self.praying)


def _pay(state: State, praying: Praying) -> None:
    player = state.players[praying.seat]
    wood, stone, food = praying.spent
    paid = pay.exact(player, wood, stone, food, 0, 0)
    if paid < 0 or state.explicit:
        state.stack.append(PaySpent(praying))
    else:
        pay.spend(player, paid)
        _reward(state, praying)


# What it brings


def _reward(state: State, praying: Praying) -> None:
    """Every good is one gain, in the order of the text; VP of all clauses together (AMB-X-19)."""
    matches = praying.matches(state)
    goods = praying.effect.reward(state, praying, matches)
    blessings = state.players[praying.seat].blessings
    happenings.answered(state, praying.seat, praying.card, praying, blessings, goods)
    state.stack.append(Prayed(praying, matches, blessings, goods))
    if goods:
        state.stack.append(Reward(praying, goods))


class Reward(f.Task):
    """The rest of what a prayer brings, good by good."""

    __slots__ = ("goods", "praying")

    def __init__(self, praying: Praying, goods: Goods) -> None:
        self.code = f.REWARD
        self.seat = praying.seat
        self.card = praying.card
        self.praying = praying
        self.goods = goods

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.REWARD, self.seat, self.card, *(n for pair in self.goods for n in pair))

    def run(self, state: State) -> None:
        """Gain the next."""
        (good, n), *rest = self.goods
        if rest:
            state.stack.append(Reward(self.praying, tuple(rest)))
        gain(state, self.seat, good, n, self.card, how(self.praying.which))


class Prayed(f.Task):
    """The reward is given: the cards are discarded, features that watch prayers answer."""

    __slots__ = ("blessings", "goods", "matches", "praying")

    def __init__(self, praying: Praying, matches: int, blessings: int, goods: Goods) -> None:
        self.code = f.PRAYED
        self.seat = praying.seat
        self.card = praying.card
        self.praying = praying
        self.matches = matches
        self.blessings = blessings  # as they were when it was counted
        self.goods = goods

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PRAYED, self.matches, *self.praying.plain())

    def shown(self) -> tuple[int, ...]:
        """The cards of the prayer."""
        return self.praying.drawn + self.praying.stored

    def run(self, state: State) -> None:
        """Discard, and let them answer."""
        for card in self.praying.drawn + self.praying.stored:
            discard(state, card)
        react(state, self.seat, WHEN_PRAY, self.card, self.matches)


def going_on(state: State) -> "tuple[Praying, int, Goods, bool] | None":
    """The prayer that is not over yet, the tokens that count in it, what it brings, if counted."""
    for frame in reversed(state.stack):
        if isinstance(frame, Prayed):
            return frame.praying, frame.blessings, frame.goods, True
        if isinstance(frame, Step | PaySpent):
            return frame.praying, state.players[frame.seat].blessings, (), False
    return None


def points_for(spent: Spent) -> int:
    """A point for each resource, and one for each kind (AZT-CARD-2)."""
    return sum(spent) + sum(1 for n in spent if n)
