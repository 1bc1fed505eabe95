"""What players lose by others' doing: razed, discarded or taken locations, deals, stolen goods."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from osada.settlers import lasting
from osada.settlers.catalogue import Catalogue
from osada.settlers.frames import NO_CARD
from osada.settlers.lasting import Counts
from osada.settlers.supply import BY_RAZE


@dataclass(frozen=True, slots=True)
class Loss:
    """What one player lost, by whom, and what came in its place."""

    seat: int
    by: int
    """The virtual player's number is that of its place."""
    how: str
    """`razed`, `discarded`, `taken` and `blocked` (for this round), `attacked`, `undealt`,
    `stolen`."""
    card: int = NO_CARD
    goods: Counts = field(default_factory=dict)
    """What left the supply."""
    yields: Counts = field(default_factory=dict)
    """What every production phase brings less, as far as the card alone says it."""
    points: int = 0
    """What final scoring brings less."""
    got: Counts = field(default_factory=dict)
    foundation: bool = False


_FOR_GOOD: Final = ("razed", "discarded", "attacked")
_VIRTUAL: Final = 1


def losses(cards: Catalogue, events: Iterable[tuple[Any, ...]]) -> list[Loss]:
    """What these events took from players other than those who acted."""
    found: list[Loss] = []
    for event in events:
        kind, seat = event[0], event[1]
        if kind == "razed" and event[4] and event[3] != seat:
            found.append(_location(cards, event[3], seat, "razed", event[2]))
        elif kind == "attacked":
            found.append(_location(cards, seat, _VIRTUAL, "attacked", event[2]))
        elif kind == "target" and event[4] != seat:
            how = _done_by(cards, event[2])
            if how:
                found.append(_location(cards, event[4], seat, how, event[3]))
        elif kind == "undealt" and event[3] != seat:
            yields = {cards.deal[event[2]]: 1}
            found.append(Loss(event[3], seat, "undealt", event[2], yields=yields))
        elif kind == "stolen":
            _steal(found, event[3], seat, event[2])
        elif kind == "gain" and event[5] == BY_RAZE:
            _comfort(found, seat, event[2], event[3], event[4])
    return found


def _location(cards: Catalogue, seat: int, by: int, how: str, card: int) -> Loss:
    if how not in _FOR_GOOD:
        return Loss(seat, by, how, card)
    yields, points = lasting.printed(cards, card), lasting.worth(cards, card)
    return Loss(seat, by, how, card, yields=yields, points=points)


def _done_by(cards: Catalogue, source: int) -> str:
    """What the effect of a card does to a rival's location that it is aimed at."""
    action = cards.action[source]
    ops = [*cards.bonus[source], *(action.ops if action is not None else ())]
    ops += [op for option in cards.card[source].instant for op in option.ops]
    return next((op.loss for op in ops if op.loss), "")


def _steal(found: list[Loss], seat: int, by: int, good: int) -> None:
    """Goods that one player takes from another count as one loss."""
    for loss in found:
        if (loss.how, loss.seat, loss.by) == ("stolen", seat, by):
            loss.goods[good] = loss.goods.get(good, 0) + 1
            return
    found.append(Loss(seat, by, "stolen", goods={good: 1}))


def _comfort(found: list[Loss], seat: int, good: int, n: int, card: int) -> None:
    """Wood for whoever lost a location, and with it goes a foundation (RAZE-12, RAZE-13)."""
    for at, loss in enumerate(found):
        if (loss.how, loss.seat, loss.card) == ("razed", seat, card):
            got = {**loss.got, good: loss.got.get(good, 0) + n}
            found[at] = Loss(
                seat, loss.by, "razed", card, yields=loss.yields, points=loss.points,
                got=got, foundation=True,
            )  # fmt: skip
