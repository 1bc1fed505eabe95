"""Playing one game of a plan, from its number alone."""

from collections import Counter
from time import perf_counter

from osada.arena.plan import Plan
from osada.arena.result import CardsOf, GameResult, Scored
from osada.arena.schedule import fixture
from osada.bots import ask, bot
from osada.kernel.game import Points
from osada.kernel.random import seeded
from osada.settlers import Catalogue
from osada.settlers.log import Event


def play_game(plan: Plan, number: int) -> GameResult:
    """The game of this number; the same anywhere and always, if no bot is limited by time.

    The deal comes from the plan's seed and the deal's number; each choice of a bot from that seed,
    the game's number, the seat and how many choices it had before. A single legal move is no
    choice: nobody is asked.
    """
    game = plan.game
    meeting = fixture(plan, number)
    bots = [bot(code) for code in meeting.players]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    state = game.new(plan.options(meeting.factions), meeting.seed)
    events: list[Event] = []
    state.log = events
    while pending := game.pending(state):
        seat = min(pending)
        move = pending[seat].moves[0]
        if len(pending[seat].moves) > 1:
            random = seeded(f"{plan.seed}/{number}/{seat}/{decisions[seat]}")
            begun = perf_counter()
            move = ask(bots[seat], game, state, seat, random)
            seconds[seat] += perf_counter() - begun
            decisions[seat] += 1
        game.apply(state, seat, move)
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError("nobody is asked, but the game is not over")
    return GameResult(
        number,
        meeting.pair,
        meeting.seed,
        meeting.players,
        meeting.factions,
        plan.lookout,
        plan.peaceful,
        outcome.scores,
        outcome.winners,
        outcome.rank,
        tuple(decisions),
        tuple(round(1000 * spent, 3) for spent in seconds),
        tuple(_summed(sources) for sources in outcome.sources),
        _cards(game.cards, events, len(bots)),
    )


def _summed(sources: tuple[Points, ...]) -> tuple[Scored, ...]:
    """Points by round and by how they came."""
    sums: Counter[tuple[int, str]] = Counter()
    for entry in sources:
        sums[entry.round, entry.how] += entry.points
    return tuple((round_, how, points) for (round_, how), points in sorted(sums.items()))


def _cards(cards: Catalogue, events: list[Event], seats: int) -> tuple[CardsOf, ...]:
    """What every seat built, signed and razed, in order."""
    built: list[list[str]] = [[] for _ in range(seats)]
    dealt: list[list[str]] = [[] for _ in range(seats)]
    razed: list[list[str]] = [[] for _ in range(seats)]
    before: Event = ("",)
    for event in events:
        match event:
            case ("built", seat, card):
                built[seat].append(cards.slugs[card])
            case ("dealt", seat, card):
                if not (before[0] == "target" and before[3] == card):  # a Trade Route
                    dealt[seat].append(cards.slugs[card])
            case ("razed", seat, card, holder, place):
                if holder != seat or not place:
                    razed[seat].append(cards.slugs[card])
        before = event
    return tuple(
        CardsOf(tuple(built[seat]), tuple(dealt[seat]), tuple(razed[seat])) for seat in range(seats)
    )
