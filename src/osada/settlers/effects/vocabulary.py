"""What a card does, as data: effects in order, activations, features."""

from dataclasses import dataclass
from typing import Final

from osada.settlers.effects.allowances import Allowance
from osada.settlers.effects.colours import COLOUR, COLOURS
from osada.settlers.effects.effect import Effect, Effects
from osada.settlers.effects.events import KINDS, Event
from osada.settlers.effects.goals import Condition
from osada.settlers.effects.holders import Holder
from osada.settlers.effects.prices import Price
from osada.settlers.effects.traits import of as traits_of

PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2


@dataclass(frozen=True, slots=True)
class Activation:
    """The action of an action location."""

    price: Price
    ops: Effects
    limit: int = 1


@dataclass(frozen=True, slots=True)
class Trigger:
    """A feature that answers an event: it has effects, or lets its player pay for a gain."""

    event: Event
    ops: Effects
    may_spend: tuple[tuple[int, int, int, int], ...] = ()  # spend good, n, gain good, n
    limit: int = 0  # times a round; 0: no limit

    def asks(self) -> bool:
        """Whether its answer is put off until other features have answered."""
        return any(not op.answers_at_once() for op in self.ops)

    def holds_up(self) -> bool:
        """Whether features that are younger wait for its answer."""
        return any(op.holds_up() for op in self.ops)

    def __repr__(self) -> str:
        """What the digest of card files is made of: the names in it stay."""
        event = self.event
        return (
            f"Trigger(event={event.when}, test={event.test}, what={event.what}, ops={self.ops}, "
            f"offers={self.may_spend}, limit={self.limit}, at_least={event.at_least})"
        )


@dataclass(frozen=True, slots=True)
class Ability:
    """All that a card does."""

    kind: int
    """What it is first of all: the row in which it lies."""
    production: Effects = ()
    bonus: Effects = ()
    action: Activation | None = None
    triggers: tuple[Trigger, ...] = ()
    keeps: tuple[int, ...] = ()  # goods kept without limit in cleanup
    raze_surcharge: int = 0  # tokens more to raze the owner's common locations
    holders: tuple[Holder, ...] = ()  # what can lie on it or under it
    is_open: bool = False  # rivals can visit its production
    instant: tuple[Activation, ...] = ()  # what playing it does; then it is not a location
    end: Effects = ()  # what it scores when the game is over
    traits: int = 0  # what it changes by standing there, a bit each
    keeps_some: tuple[tuple[int, int], ...] = ()  # goods kept up to a number in cleanup
    allowances: tuple[Allowance, ...] = ()  # what it lets do so often a round
    goal: Condition | None = None  # what a Goal asks for; its bonus is for who is first
    penalty: int = 0  # points that it costs when the game is over
    is_laid_out: bool = False  # it is there when a game begins, and is never built

    def kinds(self) -> tuple[int, ...]:
        """All that it is: a location of two kinds is both for every effect (AMB-X-5)."""
        found = [self.kind]
        if self.production and PRODUCTION not in found:
            found.append(PRODUCTION)
        if self.features() and FEATURE not in found:
            found.append(FEATURE)
        if self.action is not None and ACTION not in found:
            found.append(ACTION)
        return tuple(found)

    def ops(self) -> list[Effect]:
        """All its instructions."""
        found = [*self.production, *self.bonus, *self.end]
        if self.action is not None:
            found += self.action.ops
        for option in self.instant:
            found += option.ops
        for trigger in self.triggers:
            found += trigger.ops
        return found

    def features(self) -> bool:
        """Whether something makes it a feature location."""
        standing = self.keeps or self.raze_surcharge or self.holders or self.end
        more = self.keeps_some or self.allowances
        of_traits = any(t.is_feature for t in traits_of(self.traits))
        return bool(self.triggers or standing or more or of_traits)

    def __repr__(self) -> str:
        held: dict[str, object] = {"gate": 0, "shrine": 0} | {
            one.field: one.fact() for one in self.holders
        }
        more: dict[str, object] = {
            "is_open": self.is_open,
            "instant": self.instant,
            "end": self.end,
            "traits": self.traits,
            "keeps_some": self.keeps_some,
            "allowances": self.allowances,
            "goal": self.goal,
            "penalty": self.penalty,
            "is_laid_out": self.is_laid_out,
        }
        held |= {name: fact for name, fact in more.items() if fact}
        return (
            f"Ability(kind={self.kind}, production={self.production}, bonus={self.bonus}, "
            f"action={self.action}, triggers={self.triggers}, keeps={self.keeps}, "
            f"raze_surcharge={self.raze_surcharge}, "
            f"{', '.join(f'{name}={fact}' for name, fact in held.items())})"
        )


__all__ = [
    "ACTION",
    "COLOUR",
    "COLOURS",
    "FEATURE",
    "KINDS",
    "PRODUCTION",
    "Ability",
    "Activation",
    "Effect",
    "Effects",
    "Event",
    "Price",
    "Trigger",
]
