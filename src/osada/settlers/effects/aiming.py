"""Verbs that are aimed at something, by what it is, and the question what they are aimed at."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.backs import PROVINCE
from osada.settlers.coded import deal_card, deal_owner, is_route, route
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import NOTHING, Price
from osada.settlers.moves import build, targets
from osada.settlers.moves.raze import WALLED
from osada.settlers.state import ON_WALL, Location, Player, State, is_new
from osada.settlers.supply import find
from osada.settlers.verbs import CHOOSE_CARD, CHOOSE_DEAL, CHOOSE_LOCATION, CHOOSE_PLAYER

PASSED: Final = ("ACT-5", "AMB-18", "GENERAL-7")
"""Who has passed is out of reach."""


RAZED_PROVINCE: Final = ("PROV-5", "PROV-14")
TAKEN_PROVINCE: Final = ("PROV-14", "PROV-3")
"""A Province stays where it is."""


def protecting(
    state: State, seat: int, holders: list[int], takes_out: bool, razes: bool
) -> tuple[str, ...]:
    """The clauses of a campaign that protect locations there (BONUS-16, PROV-14)."""
    found: list[str] = []
    for holder in holders:
        for location in state.players[holder].empire:
            if location.marks & ON_WALL and holder != seat:
                found += WALLED
            elif takes_out and state.cards.card[location.card].faction == PROVINCE:
                found += RAZED_PROVINCE if razes else TAKEN_PROVINCE
    return tuple(dict.fromkeys(found))


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Effect):
    """A verb that has to be aimed at something."""

    clauses: ClassVar[tuple[str, ...]] = ()
    """What refuses something else."""
    none: ClassVar[tuple[str, ...]] = ()
    """The clauses about there being none."""

    def __init__(self, n: int = 1) -> None:
        self.n = n
        self.asks = True
        self.needs_target = True

    @abstractmethod
    def hit(self, state: State, seat: int, card: int, answer: Move) -> None:
        """Do to what was chosen what it says."""

    @abstractmethod
    def refusal(self, state: State, seat: int, card: int, tried: Move) -> Refusal:
        """Why it cannot be aimed there."""

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """The clauses about its targets."""
        if not self.is_own_aim and targets.any_passed(state, seat):
            return (*PASSED, *self.none)
        return self.none


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(f.Question):
    """What an effect is aimed at."""

    __slots__ = ("effect",)

    def __init__(self, code: int, seat: int, effect: Aimed, card: int) -> None:
        self.code = code
        self.seat = seat
        self.effect = effect
        self.card = card

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.effect.code, self.card)

    def aim(self) -> str:
        """What the effect does to it."""
        return self.effect.aim

    def gives_up(self) -> bool:
        """Whether the effect takes it from its own seat."""
        return self.effect.gives_up()

    def options(self, state: State) -> list[Move]:
        """What the effect can choose."""
        return self.effect.targets(state, self.seat, self.card, NOTHING)

    def answer(self, state: State, chosen: Move) -> None:
        """The effect does what it says."""
        self.effect.hit(state, self.seat, self.card, chosen)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Why the effect cannot choose it."""
        return self.effect.refusal(state, self.seat, self.card, tried)


class AimLocation(Aim):
    """A location."""

    __slots__ = ()

    def kind(self) -> str:
        """A location."""
        return "location"

    def takes(self) -> tuple[int, ...]:
        """A location."""
        return (CHOOSE_LOCATION,)

    def answer(self, state: State, chosen: Move) -> None:
        """The effect does what it says."""
        happenings.aimed(state, self.seat, self.card, chosen.what, chosen.arg)
        self.effect.hit(state, self.seat, self.card, chosen)


class AimHand(Aim):
    """A card in hand."""

    __slots__ = ()

    def kind(self) -> str:
        """A card."""
        return "card"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def is_secret(self, answer: Move) -> bool:
        """Where the effect says so."""
        return answer.kind == CHOOSE_CARD and self.effect.is_laid_in_secret()


class AimDeal(Aim):
    """A deal."""

    __slots__ = ()

    def kind(self) -> str:
        """A deal."""
        return "deal"

    def takes(self) -> tuple[int, ...]:
        """A deal."""
        return (CHOOSE_DEAL,)


class AimRival(Aim):
    """A rival."""

    __slots__ = ()

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.effect.code, self.card, self.effect.n)

    def kind(self) -> str:
        """A player."""
        return "player"

    def takes(self) -> tuple[int, ...]:
        """A player."""
        return (CHOOSE_PLAYER,)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLocation(Aimed):
    """A verb that is aimed at a location, of its own seat or of a rival."""

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the location."""
        state.stack.append(AimLocation(f.TARGET, seat, self, card))

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether the effect of a card can choose a location."""
        return True

    def reaches(self, state: State, seat: int, holder: int, card: int, location: Location) -> bool:
        """Whether it fits and nothing of a campaign protects it (BONUS-16, PROV-14)."""
        if not self.fits(state, card, location):
            return False
        if location.marks & ON_WALL and holder != seat:
            return False
        return state.cards.card[location.card].faction != PROVINCE or not self.takes_out()

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """The clauses about its targets, those first that protect what it could name."""
        razes = self.aim == "raze"
        takes = self.takes_out() or razes
        found = protecting(state, seat, self.holders(state, seat), takes, razes)
        return (*found, *Aimed.lacking(self, state, seat))

    def takes_out(self) -> bool:
        """Whether what is chosen leaves its empire."""
        return self.loss in ("taken", "discarded") or self.gives_up()

    def holders(self, state: State, seat: int) -> list[int]:
        """In whose empires it looks."""
        return targets.rivals(state, seat)

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Locations that it can choose; alike ones once."""
        moves: list[Move] = []
        for holder in self.holders(state, seat):
            seen: list[Location] = []
            for location in state.players[holder].empire:
                if self.reaches(state, seat, holder, card, location) and is_new(
                    state.cards, location, seen
                ):
                    moves.append(state.cards.card[location.card].location_moves[holder])
        return moves

    def exists(self, state: State, seat: int, card: int, price: Price) -> bool:
        """Whether there is one."""
        for holder in self.holders(state, seat):
            for location in state.players[holder].empire:
                if self.reaches(state, seat, holder, card, location):
                    return True
        return False

    def found(self, state: State, answer: Move) -> Location:
        """The location that was chosen."""
        player = state.players[answer.arg]
        return player.empire[find(player, answer.what)]

    def cited(self, state: State, card: int) -> tuple[str, ...]:
        """The clauses that refuse another location: the card's own, or those of its verb."""
        return state.cards.entry[card].clauses or self.clauses

    def refusal(self, state: State, seat: int, card: int, tried: Move) -> Refusal:
        """Why it cannot choose a location."""
        clauses = self.cited(state, card)
        if tried.kind != CHOOSE_LOCATION:
            return f.wrong(clauses, "location")
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        holder = state.players[tried.arg]
        if tried.what in holder.foundations:
            return Refusal("foundation", ("AMB-17", "RAZE-21", *clauses), facts)
        if tried.arg != seat and holder.passed and find(holder, tried.what) >= 0:
            return Refusal("passed-rival", self.passed_clauses(), facts)
        at = find(holder, tried.what)
        if tried.arg != seat and at >= 0 and holder.empire[at].marks & ON_WALL:
            return Refusal("walled", WALLED, facts)
        if at >= 0 and self.takes_out() and state.cards.faction[tried.what] == PROVINCE:
            cited = RAZED_PROVINCE if self.aim == "raze" else TAKEN_PROVINCE
            return Refusal("province-stays", cited, facts)
        return self.unfit(state, tried, clauses, facts)

    def passed_clauses(self) -> tuple[str, ...]:
        """What protects a rival who has passed."""
        return PASSED

    def unfit(
        self, state: State, tried: Move, clauses: tuple[str, ...], facts: dict[str, str | int]
    ) -> Refusal:
        """Why a location is not one that it can choose."""
        return Refusal("no-target-there", clauses, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtOwnLocation(AtLocation):
    """A verb that is aimed at a location of its own seat."""

    is_own_aim = True

    def holders(self, state: State, seat: int) -> list[int]:
        """In its own empire."""
        return [seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class AtHand(Aimed):
    """A verb that is aimed at a card in hand."""

    is_own_aim = True
    clauses: ClassVar[tuple[str, ...]] = ("AMB-7",)

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the card."""
        state.stack.append(AimHand(f.HAND, seat, self, card))

    def fits(self, state: State, player: Player, card: int, price: Price) -> bool:
        """Whether a card in hand can be chosen, once a price is paid."""
        return True

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Cards in hand that it can choose; alike ones once."""
        player = state.players[seat]
        moves: list[Move] = []
        last = -1
        for held in player.hand:
            fact = state.cards.card[held]
            if fact.printing != last and self.fits(state, player, held, price):
                last = fact.printing
                moves.append(fact.choose_move)
        return moves

    def gives_up(self) -> bool:
        """The card leaves the hand."""
        return True

    def refusal(self, state: State, seat: int, card: int, tried: Move) -> Refusal:
        """Why it cannot choose a card."""
        if tried.kind != CHOOSE_CARD:
            return f.wrong(self.clauses, "card")
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        if tried.what not in state.players[seat].hand:
            return Refusal("not-in-hand", self.clauses, facts)
        return self.unfit(state, seat, tried, facts)

    def unfit(self, state: State, seat: int, tried: Move, facts: dict[str, str | int]) -> Refusal:
        """Why a card in hand is not one that it can choose."""
        if state.cards.card[tried.what].instant:
            return Refusal("instant", (*self.clauses, "AMB-60"), facts)
        if state.cards.faction[tried.what] >= 0:
            missing = build.missing_goods(state, state.players[seat], tried.what)
            if missing is not None:
                clauses = (*self.clauses, "AMB-36", "BUILD-14")
                return Refusal(missing.reason, clauses, missing.facts)
        return Refusal("wrong-card", self.clauses, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtDeal(Aimed):
    """A verb that is aimed at a deal, of its own seat or of a rival."""

    clauses: ClassVar[tuple[str, ...]] = ("AMB-7",)
    routes: ClassVar[str] = "AMB-33"
    """The clause against deals with a rival's location."""

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the deal."""
        state.stack.append(AimDeal(f.DEAL, seat, self, card))

    def fits(self, state: State, player: Player, deal: int, price: Price) -> bool:
        """Whether a deal can be chosen, once a price is paid."""
        return not is_route(deal)

    def holders(self, state: State, seat: int) -> list[int]:
        """Whose deals it looks at."""
        return targets.rivals(state, seat)

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Deals that it can choose; alike ones once, but the line of attack cards has an order."""
        printing = state.cards.printing
        moves: list[Move] = []
        for holder in self.holders(state, seat):
            seen: list[int] = []
            player = state.players[holder]
            for deal in player.deals:
                if not self.fits(state, player, deal, price):
                    continue
                key = route(printing[deal_card(deal)], deal_owner(deal))
                if key not in seen or holder >= state.seats:
                    seen.append(key)
                    moves.append(move(CHOOSE_DEAL, deal, holder))
        return moves

    def refusal(self, state: State, seat: int, card: int, tried: Move) -> Refusal:
        """Why it cannot choose a deal."""
        clauses = self.clauses
        if tried.kind != CHOOSE_DEAL:
            return f.wrong(clauses, "deal")
        facts: dict[str, str | int] = {"card": state.cards.slugs[deal_card(tried.what)]}
        holder = state.players[tried.arg]
        if tried.what not in holder.deals:
            return Refusal("no-deal-there", clauses, facts)
        if tried.arg != seat and holder.passed:
            return Refusal("passed-rival", PASSED, facts)
        if is_route(tried.what):
            return Refusal("route-deal", (self.routes, *clauses), facts)
        return self.unfit(state, holder, tried, facts)

    def unfit(
        self, state: State, holder: Player, tried: Move, facts: dict[str, str | int]
    ) -> Refusal:
        """Why a deal is not one that it can choose."""
        return Refusal("no-deal-there", self.clauses, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtOwnDeal(AtDeal):
    """A verb that is aimed at a deal of its own seat."""

    is_own_aim = True

    def holders(self, state: State, seat: int) -> list[int]:
        """Its own."""
        return [seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class AtRival(Aimed):
    """A verb that is aimed at a rival."""

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask for the rival."""
        state.stack.append(AimRival(f.RIVAL, seat, self, card))

    def fits(self, state: State, rival: int) -> bool:
        """Whether a rival can be chosen."""
        return True

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Rivals that it can name."""
        return [
            move(CHOOSE_PLAYER, rival)
            for rival in targets.rivals(state, seat)
            if self.fits(state, rival)
        ]

    def refusal(self, state: State, seat: int, card: int, tried: Move) -> Refusal:
        """Why it cannot name a rival."""
        return unnamed(state, seat, tried, self.clauses, "player")


def unnamed(state: State, seat: int, tried: Move, clauses: tuple[str, ...], kind: str) -> Refusal:
    """Why a rival cannot be named, or what is taken from one."""
    if tried.kind == CHOOSE_PLAYER and 0 <= tried.what < len(state.players):
        if tried.what >= state.seats:
            return Refusal("no-supply", ("AMB-50", *clauses))
        if state.players[tried.what].passed and tried.what != seat:
            return Refusal("passed-rival", PASSED, {"seat": tried.what})
    return f.wrong(clauses, kind)
