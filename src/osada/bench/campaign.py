"""What a campaign costs: its games, its bots, its copies, and a long one that is opened again."""

from dataclasses import dataclass
from statistics import mean, median
from time import process_time
from typing import Final

from osada.bots import ask, bot
from osada.campaign.game import Campaign
from osada.campaign.state import GAME, State
from osada.campaign.verbs import LEAVE
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.settlers.state import ACTION

_TWO: Final = {"factions": ["rome", "egypt"]}
_TWENTY: Final = 20
_CAMPAIGNS: Final = 6
"""Of greedy, at most."""
LONGEST: Final = 99
"""Games after which a campaign of greedy counts as played."""
_COPIES: Final = 100
_LONG: Final = 24
"""Games of a campaign that is opened."""


@dataclass(frozen=True, slots=True)
class Campaigns:
    """Figures of campaigns of two, in CPU time."""

    twenty_games_ms: float
    """Random games, with all that lies between them."""
    greedy_s: float
    """A campaign of greedy from its first game to its end."""
    thousand_min: float
    """A thousand of them on two cores."""
    copy_of_inner: float
    """Copying a running campaign, against copying the card game that is on."""
    opening_s: float | None
    """Folding the stored moves of 24 games and showing a seat its view; None without the server."""


def campaigns(games: int, repeats: int) -> Campaigns:
    """All figures, medians of the repeats."""
    game = Campaign()
    _random_s(game, 2)  # whatever is made once is made
    many = max(1, min(games // 500, _CAMPAIGNS))
    greedy = mean(_greedy_s(game, seed) for seed in range(many))
    states = _running(game)
    long = min(games, _LONG)
    try:
        from osada.bench.opening import opening_s

        opening: float | None = round(opening_s(played(game, long), repeats), 3)
    except ModuleNotFoundError:
        opening = None
    return Campaigns(
        twenty_games_ms=round(median(_random_s(game, _TWENTY) for _ in range(repeats)) * 1e3, 2),
        greedy_s=round(greedy, 3),
        thousand_min=round(greedy * 1000 / 2 / 60, 2),
        copy_of_inner=round(median(_copy(game, states) for _ in range(repeats)), 3),
        opening_s=opening,
    )


def _random_s(game: Campaign, games: int) -> float:
    """So many games of random campaigns: where one has ended, the next begins."""
    chance = seeded(2)
    seed = ended = 0
    begun = process_time()
    while ended < games:
        state = game.new(_TWO, seed)
        while game.asked(state) >= 0 and ended + len(state.book.chronicle) < games:
            chance = _go_on(game, state, chance)
        ended += len(state.book.chronicle)
        seed += 1
    return process_time() - begun


def _go_on(game: Campaign, state: State, chance: int) -> int:
    """A random move; the generator afterwards."""
    seat = game.asked(state)
    moves = game.options(state, seat)
    chance = step(chance)
    game.make(state, seat, moves[below(chance, len(moves))])
    return chance


def _greedy_s(game: Campaign, seed: int) -> float:
    player = bot("greedy", game.name)
    chance = seeded(seed)
    begun = process_time()
    state = game.new(_TWO, seed)
    while (pending := game.pending(state)) and len(state.book.chronicle) < LONGEST:
        for seat, decision in pending.items():
            chosen = decision.moves[0]
            if len(decision.moves) > 1:
                chance = step(chance)
                chosen = ask(player, game, state, seat, chance)
            game.apply(state, seat, chosen)
    return process_time() - begun


def _running(game: Campaign) -> list[State]:
    """Campaigns in the third round of their second game, as far as chance leads there."""
    found: list[State] = []
    for seed in range(_TWENTY):
        state, chance = game.new(_TWO, seed), seeded(seed)
        while game.asked(state) >= 0:
            table = state.table
            if (
                state.book.number == 2
                and state.book.stage == GAME
                and table is not None
                and (table.round, table.phase) == (3, ACTION)
            ):
                found.append(state)
                break
            chance = _go_on(game, state, chance)
    return found


def _copy(game: Campaign, states: list[State]) -> float:
    whole = inner = 0.0
    for state in states:
        table = state.table
        assert table is not None
        begun = process_time()
        for _ in range(_COPIES):
            game.copy(state)
        between = process_time()
        for _ in range(_COPIES):
            game.table.copy(table)
        whole += between - begun
        inner += process_time() - between
    return whole / inner


def played(game: Campaign, games: int) -> Match[State]:
    """A campaign of so many games by greedy; between them chance decides, and nobody leaves."""
    player = bot("greedy", game.name)
    chance = seeded(4)
    match: Match[State] = Match(game, _TWO, "a long campaign")
    while match.pending and len(match.state.book.chronicle) < games:
        for seat, decision in match.pending.items():
            chance = step(chance)
            if match.state.book.stage == GAME:
                chosen = ask(player, game, match.state, seat, chance)
            else:
                moves = [move for move in decision.moves if move is not LEAVE]
                chosen = moves[below(chance, len(moves))]
            match.play(seat, chosen)
    return match
