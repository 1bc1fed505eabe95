"""Plans of the card game: factions by seat, variants, own cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any, ClassVar

from osada.arena import cardfiles
from osada.arena.cardfiles import CardFiles
from osada.arena.cardgame import CardGame, cards_of
from osada.arena.play import Playing
from osada.arena.result import Scored
from osada.arena.series import BadPlan, Series, Table
from osada.arena.shapes import Fits, each, positive, text, truth
from osada.kernel.game import Points
from osada.settlers import BadOptions, Settlers
from osada.settlers.game import VERSION
from osada.settlers.log import Event
from osada.settlers.setup import options


@dataclass(frozen=True)
class Plan(Series):
    """Everything that defines games of the card game; one seat is the solo game."""

    GAME: ClassVar = "settlers"
    RULES: ClassVar = VERSION
    SEATS: ClassVar = "SETUP-1"
    RESULT: ClassVar = CardGame
    SETTINGS: ClassVar[Mapping[str, Fits]] = {
        "factions": each(text),
        "lookout": text,
        "peaceful": truth,
        "peaceful_drafts": positive,
        "robbers_cut_routes": truth,
        "cards": text,
    }

    factions: tuple[str, ...] = ()
    """`rome`, `egypt`, ...: all orders of these; `rome-egypt`: this table by seat. Empty: all."""
    lookout: str = "standard"
    peaceful: bool = False
    peaceful_drafts: int = 1
    robbers_cut_routes: bool = False
    cards: CardFiles = ()

    @property
    def game(self) -> Settlers:
        """The game with the cards of this plan."""
        return cardfiles.game(self.cards)

    @property
    def tables(self) -> tuple[Table, ...]:
        """All orders of the chosen factions, or the tables named seat by seat."""
        return tuple(_tables(self))

    def check(self) -> None:
        """`BadPlan` for factions and variants that cannot be played."""
        for table in self.tables:
            _check(self, table)

    def options(self, table: Table) -> dict[str, Any]:
        """The options of a game at this table."""
        return {
            "factions": list(table),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "peaceful_drafts": self.peaceful_drafts,
            "robbers_cut_routes": self.robbers_cut_routes,
        }

    def own_settings(self) -> dict[str, Any]:
        """Factions, variants, and the fingerprint of own cards."""
        return {
            "factions": list(self.factions),
            "lookout": self.lookout,
            "peaceful": self.peaceful,
            "peaceful_drafts": self.peaceful_drafts,
            "robbers_cut_routes": self.robbers_cut_routes,
            "cards": self.game.cards.fingerprint() if self.cards else "",
        }

    def play(self, number: int) -> CardGame:
        """Play the game of this number; what became of cards is read from its log."""
        playing = Playing(self, number)
        events: list[Event] = []
        playing.state.log = events
        for _ in playing:
            pass
        outcome = playing.outcome
        return CardGame(
            *playing.told(),
            tuple(_summed(sources) for sources in outcome.sources),
            playing.fixture.table,
            self.lookout,
            self.peaceful,
            outcome.rank,
            cards_of(self.game.cards, events, len(outcome.scores)),
        )


def _summed(sources: tuple[Points, ...]) -> tuple[Scored, ...]:
    """Points by round and by how they came."""
    sums: Counter[tuple[int, str]] = Counter()
    for entry in sources:
        sums[entry.round, entry.how] += entry.points
    return tuple((round_, how, points) for (round_, how), points in sorted(sums.items()))


def _check(plan: Plan, table: Table) -> None:
    try:
        options(plan.game.cards, plan.options(table))
    except BadOptions as error:
        raise BadPlan(str(error)) from error


def _tables(plan: Plan) -> Iterator[Table]:
    known = tuple(faction.slug for faction in plan.game.cards.factions)
    named = [word for word in plan.factions if word not in known and "-" in word]
    if named and plan.width > 1:
        joined = {"-".join(table): table for table in permutations(known, plan.width)}
        for word in plan.factions:
            table = (word,) if word in known else joined.get(word, tuple(word.split("-")))
            if len(table) != plan.width:
                raise BadPlan(
                    f'"{word}" is no table of {plan.width}: join a faction for each seat by "-", '
                    f"such as {'-'.join(known[: plan.width])}"
                )
            yield table
        return
    chosen = plan.factions or known
    for word in chosen:
        _check(plan, (word,) if plan.width == 1 else (word, next(n for n in known if n != word)))
        if chosen.count(word) > 1:
            raise BadPlan(f'"{word}" stands twice among the factions; name each once')
    if len(chosen) < plan.width:
        raise BadPlan(
            f"{plan.width} seats need {plan.width} different factions (SETUP-4), "
            f"and --factions names {len(chosen)}"
        )
    yield from permutations(chosen, plan.width)


__all__ = ["BadPlan", "Plan"]
