"""What the games of a trial say."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from osada.arena.report.settlers.cards import CardFacts, card_facts
from osada.arena.report.settlers.cardseats import card_seats
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.lab.pairs import NOTHING, Estimate, estimate
from osada.arena.settlers.lab.uses import Use, uses
from osada.arena.settlers.lab.verdict import verdict
from osada.settlers.catalogue import Catalogue

EVEN: Final = 0.5
"""The win share of a faction as good as its rivals."""
Measure = Callable[[CardGame], float]


@dataclass(frozen=True, slots=True)
class Row:
    """How a faction does with the cards, without them, and the difference."""

    pairs: int
    with_cards: Estimate
    without: Estimate | None
    difference: Estimate | None
    """Of paired games; a new faction is compared with an even share of wins and nothing else."""


@dataclass(frozen=True, slots=True)
class Findings:
    """All that a trial found."""

    games: int
    win_share: Row
    score: Row
    rivals_score: Row
    against: dict[str, Row]
    """Win share against each rival."""
    cards: tuple[CardFacts, ...]
    """How the added and changed cards were used in the games with them."""
    uses: tuple[Use, ...]
    """Visits and prayers of those that are for it."""
    alike: bool
    """Whether every pair of games went the same way."""
    verdict: str


class NoPairs(ValueError):
    """A trial that was stopped before anything could be compared."""


Games = Mapping[int, CardGame]


def findings(
    faction: str, with_cards: Games, without: Games | None, cards: Catalogue, slugs: Iterable[str]
) -> Findings:
    """Compare what was played, game by game; one without a partner is left out."""
    numbers = sorted(with_cards.keys() & (with_cards if without is None else without).keys())
    if len(numbers) < 2:
        raise NoPairs("there are no two pairs of games to compare yet; let it play longer")
    new = [with_cards[n] for n in numbers]
    old = None if without is None else [without[n] for n in numbers]
    share = _share(faction, new, old)
    assert share.difference is not None
    games = len(new) + len(old or ())
    wanted = list(slugs)
    rows = list(card_seats(new))
    if new == old:
        said = f"no difference at all: all {len(new):,} pairs of games went the same way"
    else:
        said = verdict(share.difference, games)
    return Findings(
        games,
        share,
        _row(new, old, lambda game: game.scores[_seat(game, faction)]),
        _row(new, old, lambda game: game.scores[1 - _seat(game, faction)]),
        _by_rival(faction, new, old),
        tuple(each for each in card_facts(rows, cards) if each.slug in wanted),
        uses(rows, cards, wanted),
        new == old,
        said,
    )


def _row(new: Sequence[CardGame], old: Sequence[CardGame] | None, measure: Measure) -> Row:
    now = [measure(game) for game in new]
    if old is None:
        return Row(len(now), estimate(now), None, None)
    before = [measure(game) for game in old]
    apart = [a - b for a, b in zip(now, before, strict=True)]
    return Row(
        len(now), estimate(now), estimate(before), NOTHING if new == old else estimate(apart)
    )


def _share(faction: str, new: Sequence[CardGame], old: Sequence[CardGame] | None) -> Row:
    """The same for win shares."""
    now = [_win(game, faction) for game in new]
    share = estimate(now, (0, 1))
    if old is None:
        even = estimate([each - EVEN for each in now], (-EVEN, 1 - EVEN))
        return Row(len(now), share, None, even)
    before = [_win(game, faction) for game in old]
    apart = [a - b for a, b in zip(now, before, strict=True)]
    difference = NOTHING if new == old else estimate(apart, (-1, 1))
    return Row(len(now), share, estimate(before, (0, 1)), difference)


def _by_rival(
    faction: str, new: Sequence[CardGame], old: Sequence[CardGame] | None
) -> dict[str, Row]:
    places: dict[str, list[int]] = {}
    for place, game in enumerate(new):
        places.setdefault(game.factions[1 - _seat(game, faction)], []).append(place)
    return {
        rival: _share(
            faction, [new[i] for i in theirs], None if old is None else [old[i] for i in theirs]
        )
        for rival, theirs in places.items()
    }


def _seat(game: CardGame, faction: str) -> int:
    return game.factions.index(faction)


def _win(game: CardGame, faction: str) -> float:
    return 1 / len(game.winners) if _seat(game, faction) in game.winners else 0.0
