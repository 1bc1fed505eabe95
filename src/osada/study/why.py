"""Why one move is better: two lines compared by what was counted in games played to their end."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from osada.settlers.catalogue import Catalogue
from osada.study.judgement import Reason
from osada.study.lines import error, mean
from osada.study.tally import SOURCES, Tally

MOST: Final = 3
_POINTS: Final = 1.0  # a difference of less is not worth a word
_GOODS: Final = 0.8
_OFTEN: Final = 0.4  # of all games
_SURE: Final = 1.5  # standard errors
_GOOD: Final = 0.7  # points: for the order of reasons only
_CARD: Final = 4.0
_TEN: Final = 10
Weighed = tuple[float, str, Reason]
"""How telling a reason is, its family, and the reason itself."""


def reasons(cards: Catalogue, best: Sequence[Tally], played: Sequence[Tally]) -> list[Reason]:
    """What differs most, most telling first; one of a family beside points."""
    found = [
        *_points(best, played),
        *_rivals(best, played),
        *_cards(cards, best, played),
        *_goods(best, played),
    ]
    found.sort(key=lambda one: -one[0])
    chosen: list[Reason] = []
    families: list[str] = []
    for _, family, reason in found:
        if len(chosen) < MOST and families.count(family) < (2 if family == "points" else 1):
            chosen.append(reason)
            families.append(family)
    return chosen or [Reason("spread", {})]


def _compared(
    best: Sequence[Tally], played: Sequence[Tally], count: Callable[[Tally], float]
) -> tuple[float, bool]:
    """How much more the played line has of something, and whether that is sure enough."""
    apart = [count(one) - count(other) for one, other in zip(played, best, strict=True)]
    middle = mean(apart)
    return middle, abs(middle) >= _SURE * error(apart)


def _points(best: Sequence[Tally], played: Sequence[Tally]) -> Iterable[Weighed]:
    for source in SOURCES:
        more, sure = _compared(best, played, lambda one, source=source: one.points[source])  # type: ignore[misc]
        if sure and abs(more) >= _POINTS:
            way = "more" if more > 0 else "less"
            facts = {"n": round(abs(more)), "source": source, "way": way}
            yield abs(more), "points", Reason("points", facts)


def _rivals(best: Sequence[Tally], played: Sequence[Tally]) -> Iterable[Weighed]:
    more, sure = _compared(best, played, lambda one: one.rivals)
    if sure and more >= _POINTS:
        yield more, "rivals", Reason("rivals", {"n": round(more)})


def _cards(cards: Catalogue, best: Sequence[Tally], played: Sequence[Tally]) -> Iterable[Weighed]:
    """Cards that are built, dealt or razed in one way, and seldom in the other."""
    sides: tuple[tuple[str, Callable[[Tally], set[int]]], ...] = (
        ("built", lambda one: one.built),
        ("dealt", lambda one: one.dealt),
        ("lost", lambda one: one.lost),
    )
    for what, which in sides:
        for card in sorted(set().union(*map(which, best), *map(which, played))):
            here = _share(played, which, card)
            there = _share(best, which, card)
            if (here - there if what == "lost" else abs(there - here)) < _OFTEN:
                continue
            facts: dict[str, str | int] = {
                "card": cards.slugs[card],
                "played": round(_TEN * here),
                "best": round(_TEN * there),
            }
            yield _CARD * abs(here - there), what, Reason(what, facts)


def _share(tallies: Sequence[Tally], which: Callable[[Tally], set[int]], card: int) -> float:
    return mean([float(card in which(one)) for one in tallies])


def _goods(best: Sequence[Tally], played: Sequence[Tally]) -> Iterable[Weighed]:
    """Goods of which fewer come in a round."""
    for round_, good in sorted({key for one in (*best, *played) for key in one.goods}):
        key = round_, good
        more, sure = _compared(best, played, lambda one, key=key: one.goods[key])  # type: ignore[misc]
        if sure and more <= -_GOODS:
            facts: dict[str, str | int] = {"n": max(1, round(-more)), "good": good, "round": round_}
            yield -more * _GOOD, "goods", Reason("goods", facts)
