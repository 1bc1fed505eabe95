"""What the effects of a card do to what is chosen for them, and what they bring besides."""

from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.vocabulary import Effects


def done(cards: Catalogue, source: int, own: bool) -> str:
    """What the effect of a card does to a location that was chosen for it."""
    for ops in _effects(cards, source):
        for op in ops:
            if op.aim and own == op.aims_at_own():
                return op.aim
    return ""


def gained(cards: Catalogue, source: int, aimed: str) -> dict[int, int]:
    """The goods that a card gives besides what it aims at."""
    found: dict[int, int] = {}
    for ops in _effects(cards, source):
        if any(op.aim == aimed for op in ops):
            for op in ops:
                for good, n in op.goods():
                    found[good] = found.get(good, 0) + n
            break
    return found


def _effects(cards: Catalogue, source: int) -> list[Effects]:
    action = cards.action[source]
    triggered = [trigger.ops for trigger in cards.triggers[source]]
    played = [option.ops for option in cards.card[source].instant]
    return [cards.bonus[source], action.ops if action is not None else (), *triggered, *played]
