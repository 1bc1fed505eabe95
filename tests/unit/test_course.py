"""The course of a game is data: a match with other rounds, steps, actions and points plays on."""

import pytest

from osada.bots import ask, bot
from osada.bots.settlers.worth import worth, worth_in
from osada.kernel.game import Move, Points, Refusal, move
from osada.kernel.random import below, seeded, step
from osada.settlers import flow, happenings, setup
from osada.settlers.catalogue import base
from osada.settlers.course import Action, Counter, Course
from osada.settlers.game import Settlers, plain
from osada.settlers.goods import WOOD
from osada.settlers.phases import standard
from osada.settlers.phases.deal_out import Setup
from osada.settlers.state import ACTION, CLEANUP, LOOKOUT, PRODUCTION, State

GAME = Settlers()
PRAY = move(30)


class Pray(Action):
    """Once a turn, a point for a worker."""

    def __init__(self) -> None:
        super().__init__((PRAY.kind,))

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        if state.players[seat].worker:
            moves.append(PRAY)

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        return None if state.players[seat].worker else Refusal("no-worker", ("AMB-22",))

    def do(self, state: State, seat: int, chosen: Move) -> None:
        state.players[seat].worker -= 1
        state.players[seat].score += 1


def treasure(state: State) -> None:
    for player in state.players:
        player.gold += 3


def blessed(state: State, seat: int) -> list[Points]:
    return [Points(state.round, "blessed", "", 10 * (seat + 1))]


class Razes(Counter):
    """Razes, and twice those of locations of Rome."""

    def __init__(self) -> None:
        super().__init__((happenings.RAZED,))

    def counts(self, state: State, seat: int, what: int, n: int) -> int:
        return 2 if state.cards.slugs[what].startswith("rome/") else 1


class Wood(Counter):
    """Wood, however it is gained or fetched."""

    def __init__(self) -> None:
        super().__init__((happenings.GAINED,))

    def counts(self, state: State, seat: int, what: int, n: int) -> int:
        return n if what == WOOD else 0


def goals(state: State, seat: int) -> list[Points]:
    """A goal of two razes."""
    met = happenings.counted(state, seat, 0) >= 2
    return [Points(state.round, "goal", "", 5 if met else 0)]


def short_game(seed: int) -> State:
    phases = standard.rounds()
    course = Course(
        2,
        phases,
        [LOOKOUT, PRODUCTION, ACTION],
        [standard.End(5), Setup(6)],
        [Pray(), *standard.actions()],
        [*standard.TOGETHER.setup, treasure],
        [*standard.TOGETHER.scoring, goals, blessed],
        [Razes(), Wood()],
    )
    options = setup.options(base(), {"factions": ["rome", "japan"]})
    options.course = course
    state = setup.shuffled(options, seed)
    flow.advance(state)
    return state


def test_a_box_adds_to_the_lists_of_a_match() -> None:
    state = short_game(4)
    random = seeded(4)
    prayed, phases = 0, set()
    while (seat := GAME.asked(state)) >= 0:
        phases.add((state.round, state.phase))
        if state.phase == ACTION and not state.stack and state.players[seat].worker:
            assert (PRAY in GAME.options(state, seat)) != state.acted
        random = step(random)
        moves = GAME.options(state, seat)
        chosen = PRAY if PRAY in moves else moves[below(random, len(moves))]
        prayed += chosen is PRAY
        GAME.apply(state, seat, chosen) if chosen is not PRAY else GAME.make(state, seat, chosen)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert prayed >= 6
    assert {round_ for round_, _ in phases} == {1, 2}
    assert (2, CLEANUP) not in phases
    assert [own[-1] for own in outcome.sources] == [
        Points(2, "blessed", "", 10),
        Points(2, "blessed", "", 20),
    ]


def test_what_is_dealt_before_the_first_round_is_a_list_too() -> None:
    assert [player.gold for player in short_game(5).players] == [3, 3]


def test_what_happens_is_counted_in_copies_too() -> None:
    totals = [0, 0]
    for seed in range(6):
        state = short_game(seed)
        random, razes, wood = seeded(seed), [0, 0], [0, 0]
        while (seat := GAME.asked(state)) >= 0:
            random = step(random)
            moves = GAME.options(state, seat)
            chosen = moves[below(random, len(moves))]
            before, state = state, state.copy()
            state.log = []
            GAME.make(state, seat, chosen)
            for event in state.log:
                if event[0] == "razed":
                    razes[event[1]] += 1 + state.cards.slugs[event[2]].startswith("rome/")
                elif event[0] == "gain" and event[2] == WOOD:
                    wood[event[1]] += event[3]
            counted = [[happenings.counted(state, who, n) for who in (0, 1)] for n in (0, 1)]
            assert counted == [razes, wood]
            assert (before.counts == state.counts) == (sum(razes) + sum(wood) == sum(before.counts))
            assert state.counts in plain(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        reached = [own[-2].points for own in outcome.sources]
        assert reached == [5 if n >= 2 else 0 for n in razes]
        totals = [totals[0] + sum(razes), totals[1] + sum(wood)]
    assert min(totals) > 3


def test_where_nobody_counts_nothing_is_counted() -> None:
    state = GAME.new({"factions": ["rome", "japan"]}, 3)
    assert state.counts == ()
    assert not standard.TOGETHER.counters


def test_the_printed_rules_stay_as_they_are() -> None:
    chosen = setup.options(base(), {"factions": ["rome", "japan"]})
    assert chosen.course is standard.TOGETHER
    assert setup.options(base(), {"factions": ["rome"]}).course is standard.ALONE
    assert standard.TOGETHER.rounds == standard.ALONE.rounds == 5


@pytest.mark.parametrize(
    ("code", "rounds"), [("greedy", 4), ("greedy", 6), ("planner:1ms", 2), ("mcts:2", 2)]
)
def test_bots_play_as_many_rounds_as_there_are(code: str, rounds: int) -> None:
    options = setup.options(base(), {"factions": ["rome", "japan"]})
    course = standard.TOGETHER
    options.course = Course(
        rounds,
        standard.rounds(),
        course.last,
        [standard.End(5), Setup(6)],
        course.actions,
        course.setup,
        course.scoring,
    )
    state = setup.shuffled(options, 3)
    flow.advance(state)
    game, player, random, most = Settlers(), bot(code, "settlers"), 3, 0
    while (seat := game.asked(state)) >= 0:
        random = step(random)
        most = max(most, state.round)
        game.apply(state, seat, ask(player, game, state, seat, random))
    assert most == rounds
    worths = worth_in(state)
    assert worths[0].last == rounds
    fewer = worth(base())
    assert worths[2].good[rounds] == fewer[2].good[5]
    assert worths[2].potential[rounds - 1] == fewer[2].potential[4]
