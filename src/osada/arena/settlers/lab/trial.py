"""The games of a lab: the same deals with and without somebody's cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from osada.arena.result import GameResult
from osada.arena.run import Progress
from osada.arena.settlers.cardfiles import CardFiles
from osada.arena.settlers.cardgame import CardGame
from osada.arena.settlers.plan import Plan
from osada.arena.store import Store
from osada.settlers.catalogue import base

RIVALS: Final = "rivals"


@dataclass(frozen=True)
class Trial:
    """A faction against every other on the table, in both seats, with and without cards.

    Game number n of both plans has the same deal, factions, bots and random choices; only the
    cards differ. A new faction has no game without them.
    """

    faction: str
    with_cards: Plan
    without: Plan | None
    names: tuple[str, str] = ("without", "with")
    """What the games of both plans are called, in files and on the screen."""

    def name(self, plan: Plan) -> str:
        """What the games of a plan are called."""
        return self.names[plan is self.with_cards]

    @property
    def plans(self) -> tuple[Plan, ...]:
        """What is to be played, the games without the cards first."""
        return (self.with_cards,) if self.without is None else (self.without, self.with_cards)

    @property
    def total(self) -> int:
        """Games in all."""
        return sum(plan.total for plan in self.plans)


def trial(
    faction: str, cards: CardFiles, bot: str, games: int, seed: int | str, **variant: Any
) -> Trial:
    """A trial of about so many games: a whole number of rounds through all tables.

    `variant`: options of the games, such as the boxes on the table.
    """
    known = [each.slug for each in base().with_boxes(variant.get("boxes", ())).factions]
    rivals = [each for each in known if each != faction]
    tables = tuple(
        table for rival in rivals for table in (f"{faction}-{rival}", f"{rival}-{faction}")
    )
    arms = 2 if faction in known else 1
    each = -(-games // (arms * len(tables))) * len(tables)
    plan = Plan((bot,), each, seed, seats=2, factions=tables, cards=cards, **variant)
    return Trial(faction, plan, replace(plan, cards=()) if arms == 2 else None)


def deck_trial(
    faction: str,
    decks: tuple[Mapping[str, list[str]], Mapping[str, list[str]]],
    options: Mapping[str, Any],
    bot: str,
    games: int,
    seed: int | str,
) -> Trial:
    """A faction with one deck and with another, against every other faction on the same deals.

    Decks are brought as the option `decks`. If there is a deck of a second faction beside the
    first, these two play each other, and the first is measured against an even share.
    """
    known = [each.slug for each in base().with_boxes(options["boxes"]).factions]
    other = next((name for name in decks[0] if name != faction), "")
    rivals = [other] if other else [each for each in known if each != faction]
    tables = tuple(
        table for rival in rivals for table in (f"{faction}-{rival}", f"{rival}-{faction}")
    )
    arms = 1 if other else 2
    each = -(-games // (arms * len(tables))) * len(tables)
    plans = [
        Plan((bot,), each, seed, seats=2, factions=tables, decks=dict(brought), **options)
        for brought in (decks if arms == 2 else decks[:1])
    ]
    return Trial(faction, plans[-1], plans[0] if arms == 2 else None)


class Kept:
    """A store that keeps games by number, and passes them on to another if there is one."""

    def __init__(self) -> None:
        self.played: set[int] = set()
        self.games: dict[int, CardGame] = {}
        self.further: Store | None = None

    def append(self, games: Sequence[GameResult]) -> None:
        """Keep some more games."""
        if self.further is not None:
            self.further.append(games)
        for game in games:
            self.add(game)

    def add(self, game: GameResult) -> None:
        """Take in a game that was played before."""
        assert isinstance(game, CardGame)
        self.played.add(game.game)
        self.games[game.game] = game


class Watching:
    """Shows games to somebody by what is tried, not by the bot that plays both seats."""

    def __init__(self, progress: Progress, faction: str, label: str) -> None:
        self._progress = progress
        self._faction = faction
        self._label = label

    def advance(self, games: Sequence[GameResult]) -> None:
        """Some games were played and kept."""
        self._progress.advance([self._told(game) for game in games])

    def note(self, sentence: str) -> None:
        """Something happened that does not stop the run."""
        self._progress.note(sentence)

    def _told(self, game: GameResult) -> GameResult:
        names = (self._label if each == self._faction else RIVALS for each in game.table)
        return replace(game, players=tuple(names))
