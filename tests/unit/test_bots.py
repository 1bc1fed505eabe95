"""The bots behind their codes: legal, repeatable, and the better the more they think."""

import re
from itertools import permutations
from typing import Any

import pytest

from osada.bots import ABOUT, CODES, LEVELS, Bot, UnknownBot, ask, bot, canonical, quick, timed
from osada.bots.settlers.greedy import DEEP, outlook
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import worth_in
from osada.kernel.game import Decision, Move, move
from osada.kernel.random import seeded, step
from osada.settlers.game import Settlers
from osada.settlers.state import State
from osada.settlers.verbs import BUILD, PASS_ROUND

GAME = Settlers()
FACTIONS = ("rome", "barbarians", "japan", "egypt")
AT_ONCE = ("random", "random:kind", "novice:30", "greedy", "greedy:30")


def play(bots: list[Bot], seed: int, **options: Any) -> tuple[State, list[str]]:
    """A whole game; the last state and all moves."""
    options.setdefault("factions", FACTIONS[: len(bots)])
    state = GAME.new(options, seed)
    random = seeded(f"bots {seed}")
    moves: list[str] = []
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        chosen = ask(bots[seat], GAME, state, seat, random)
        assert chosen in pending[seat].moves
        moves.append(f"{seat} {GAME.text(state, seat, chosen)}")
        GAME.apply(state, seat, chosen)
    return state, moves


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("code", AT_ONCE)
def test_whole_games(code: str, seats: int) -> None:
    state, _ = play([bot(code)] * seats, seats)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(
    "options",
    [
        {"lookout": "alternative"},
        {"lookout": "advanced"},
        {"peaceful": True},
        {"peaceful": True, "peaceful_drafts": 2},
        {"robbers_cut_routes": True},
    ],
)
def test_all_variants(options: dict[str, Any]) -> None:
    state, _ = play([bot("greedy"), bot("random:kind"), bot("greedy:30")], 3, **options)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("code", AT_ONCE)
def test_the_same_seed_gives_the_same_game(code: str) -> None:
    bots = [bot(code), bot(code)]
    assert play(bots, 11)[1] == play(bots, 11)[1]


@pytest.mark.strength
def test_greedy_beats_random() -> None:
    greedy, chance = bot("greedy"), bot("random")
    won = points = 0
    pairs = list(permutations(FACTIONS, 2))
    for seed, pair in enumerate(pairs):
        seat = seed % 2
        bots = [greedy, chance] if seat == 0 else [chance, greedy]
        outcome = GAME.outcome(play(bots, seed, factions=pair)[0])
        assert outcome is not None
        won += outcome.winners == (seat,)
        points += outcome.scores[seat]
    assert won >= len(pairs) - 1
    assert points / len(pairs) > 40


@pytest.mark.strength
def test_the_easy_level_is_between_chance_and_greedy() -> None:
    points: dict[str, int] = dict.fromkeys(("random", "easy", "normal"), 0)
    pairs = list(permutations(FACTIONS, 2))
    for seed, pair in enumerate(pairs):
        for codes in (("easy", "normal"), ("random", "easy")):
            outcome = GAME.outcome(play([bot(code) for code in codes], seed, factions=pair)[0])
            assert outcome is not None
            for code, score in zip(codes, outcome.scores, strict=True):
                points[code] += score * (1 if code == "easy" else 2)
    assert points["random"] + 200 < points["easy"] < points["normal"] - 200


@pytest.mark.parametrize(("know", "factions"), [(5, ("rome", "japan")), (60, ("egypt", "rome"))])
def test_a_novice_errs_as_people_do(know: int, factions: tuple[str, ...]) -> None:
    """Not by chance, never by what spoils its own position, and not by passing too early."""
    state = GAME.new({"factions": factions}, 8)
    novice, greedy = bot(f"novice:{know}"), bot("greedy")
    random, other, passes = seeded(5), 0, 0
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        sample = GAME.sample(state, seat, random)
        decision = GAME.pending(sample)[seat]
        chosen = novice.choose(GAME, sample, seat, decision, random)
        assert novice.choose(GAME, sample, seat, decision, random + 1) is chosen
        if decision.kind == "turn" and len(decision.moves) > 1:
            eye = Eye(sample, seat, worth_in(sample))
            eye.judge(sample)
            now, kept = eye.live, eye.left
            after = {
                move: outlook(GAME, sample, seat, move, eye, DEEP) for move in decision.moves[:-1]
            }
            if chosen is PASS_ROUND:
                passes += 1
                assert max(live - now for live, _ in after.values()) < 1.0
            elif chosen in after:
                live, left = after[chosen]
                assert live > now or left >= kept
            other += chosen is not greedy.choose(GAME, sample, seat, decision, random)
        GAME.apply(state, seat, chosen)
    assert passes > 3
    assert other > 10


def test_kinds_first() -> None:
    """`random:kind` passes as often as it builds, however many cards it could build."""
    state = GAME.new({"factions": ["rome", "egypt"]}, 5)
    moves = (move(BUILD, 1), move(BUILD, 2), move(BUILD, 3), move(BUILD, 4), PASS_ROUND)
    decision = Decision("turn", moves)
    passed = {
        code: sum(
            bot(code).choose(GAME, state, 0, decision, seeded(i)) is PASS_ROUND for i in range(400)
        )
        for code in ("random", "random:kind")
    }
    assert 50 < passed["random"] < 110
    assert 160 < passed["random:kind"] < 240


def test_greedy_makes_points_alone() -> None:
    scores = []
    for seed in range(4):
        outcome = GAME.outcome(play([bot("greedy")], seed, factions=[FACTIONS[seed]])[0])
        assert outcome is not None
        scores.append(outcome.scores[0])
    assert sum(scores) / len(scores) > 35


def test_greedy_keeps_everything_in_cleanup() -> None:
    for seed in range(3):
        _, moves = play([bot("greedy"), bot("greedy")], seed, factions=["rome", "japan"])
        assert not [move for move in moves if " choose 0 " in move]


def test_a_bot_is_shown_a_likeness_never_the_state() -> None:
    state = GAME.new({"factions": ["rome", "egypt"]}, 5)
    shown: list[State] = []

    class Curious:
        def choose(
            self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
        ) -> Move:
            shown.append(sample)
            sample.players[seat].wood = 99
            return decision.moves[0]

    seat = min(GAME.pending(state))
    for random in range(8):
        ask(Curious(), GAME, state, seat, seeded(random))
    assert all(sample is not state for sample in shown)
    assert state.players[seat].wood == 0
    assert all(sample.players[seat].hand == state.players[seat].hand for sample in shown)
    assert len({tuple(sample.players[1 - seat].hand) for sample in shown}) > 1


@pytest.mark.parametrize(
    ("code", "written", "in_time", "at_once"),
    [
        ("random", "random", False, True),
        ("Random:Kind", "random:kind", False, True),
        (" GREEDY ", "greedy", False, True),
        ("greedy:100", "greedy", False, True),
        ("greedy:40", "greedy:40", False, True),
        ("Novice", "novice:50", False, True),
        ("novice:7", "novice:7", False, True),
        ("planner", "planner:100ms", True, False),
        ("planner:4WIDE", "planner:4wide", False, False),
        ("planner:50ms", "planner:50ms", True, False),
        ("planner:2s", "planner:2s", True, False),
        ("planner:0.25s", "planner:250ms", True, False),
        ("planner:60000ms", "planner:60s", True, False),
        ("mcts", "mcts:500", False, False),
        ("mcts:2000", "mcts:2000", False, False),
        ("MCTS:200MS", "mcts:200ms", True, False),
        ("mcts:1000ms", "mcts:1s", True, False),
        ("Learned", "learned", False, True),
        ("Easy", "easy", False, True),
        ("normal", "normal", False, True),
        ("hard", "hard", False, False),
        ("EXPERT", "expert", False, True),
        ("master", "master", True, False),
    ],
)
def test_codes(code: str, written: str, in_time: bool, at_once: bool) -> None:
    assert canonical(code) == canonical(written) == written
    assert timed(code) is in_time
    assert quick(code) is at_once
    assert type(bot(code)) is type(bot(written))


def test_levels_stand_for_codes() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert", "master"]
    for level, code in LEVELS.items():
        assert canonical(code) == code
        assert type(bot(level)) is type(bot(code))


def test_every_bot_is_told_about() -> None:
    assert {code.partition(":")[0] for code in ABOUT} == {*CODES, *LEVELS}
    for code in ABOUT:
        bot(code)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("gready", 'there is no bot "gready"; did you mean "greedy"?'),
        ("mcst:500", 'there is no bot "mcst:500"; did you mean "mcts"?'),
        ("exprt", 'there is no bot "exprt"; did you mean "expert"?'),
        ("xyz", 'there is no bot "xyz"; the bots are random, novice, greedy, learned, planner'),
        ("", 'there is no bot ""; the bots are random'),
        ("x" * 90, 'there is no bot "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."; the bots are'),
        ("random:kin", "random takes only kind, as in random:kind"),
        ("greedy:0", "greedy takes how many of 100 moves it notices, 1 to 100, as in greedy:40"),
        ("greedy:101", "1 to 100"),
        ("greedy:Ola", "1 to 100"),
        ("novice:100", "novice takes how many of 100 things it knows, 1 to 99, as in novice:40"),
        ("planner:100", "planner takes a time from 1ms to 60s, as in planner:100ms, or how"),
        ("planner:0wide", "as in planner:4wide"),
        ("planner:1001wide", "as in planner:4wide"),
        ("planner:0ms", "from 1ms to 60s"),
        ("planner:0.0001s", "from 1ms to 60s"),
        ("planner:61s", "from 1ms to 60s"),
        ("planner:99999999999999999999ms", "from 1ms to 60s"),
        ("planner:", "from 1ms to 60s"),
        ("mcts:0", "mcts takes 1 to 100000 simulations or a time from 1ms to 60s, as in mcts:500"),
        ("mcts:100001", "1 to 100000 simulations"),
        ("mcts:-5", "1 to 100000 simulations"),
        ("mcts:٣", "1 to 100000 simulations"),
        ("mcts:5:5", "1 to 100000 simulations"),
        ("learned:", "learned takes a file of weights, as in learned:mine.bin"),
        ("hard:2s", "the level hard takes nothing; it means planner:3wide"),
    ],
)
def test_codes_that_no_bot_has(code: str, sentence: str) -> None:
    for question in (bot, timed, quick, canonical):
        with pytest.raises(UnknownBot, match=re.escape(sentence)):
            question(code)
