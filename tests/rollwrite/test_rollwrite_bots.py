"""The bots of the roll & write game: legal, repeatable, fair, the better the more they think."""

import re
from typing import Any

import pytest

from osada.bots import Bot, UnknownBot, ask, bot, canonical, quick, roster, timed
from osada.bots.rollwrite.chances import rerolled
from osada.bots.rollwrite.planner import Planner
from osada.bots.rollwrite.sites import FAR, Sites
from osada.kernel.random import seeded, step
from osada.rollwrite import RollWrite, State
from osada.rollwrite.scoring import score
from osada.rollwrite.settling import options as settlements
from osada.rollwrite.setup import new_player

GAME = RollWrite()
AT_ONCE = ("random", "random:kind", "novice:30", "greedy", "greedy:30")
SHEETS = [str(number) for number in range(1, 49)]


def code(name: str) -> Bot:
    return bot(name, "rollwrite")


def play(bots: list[Bot], seed: int, **options: Any) -> tuple[State, list[str]]:
    """A whole game; the last state and all moves."""
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


def mean(player: Bot, sheets: list[str]) -> float:
    """The mean score of adventures on some sheets."""
    ends = [play([player], int(sheet), sheets=[sheet])[0] for sheet in sheets]
    return sum(score(end.players[0]) for end in ends) / len(ends)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("name", AT_ONCE)
def test_whole_competitions(name: str, mode: str, seats: int) -> None:
    state, _ = play([code(name)] * seats, seats, mode=mode, players=seats)
    assert GAME.outcome(state) is not None


def test_several_adventurers() -> None:
    bots = [code("greedy"), Planner(width=3), code("random:kind"), code("greedy:30")]
    state, _ = play(bots, 5, mode="adventure", sheets=["9", "12", "16", "47"])
    assert GAME.outcome(state) is not None


@pytest.mark.strength
def test_all_sheets() -> None:
    """A planner with a narrow beam finds legal moves on every sheet, and good ones on most."""
    assert mean(Planner(width=1), SHEETS) > 58


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    bots = [code(name), code(name)]
    options: dict[str, Any] = {"mode": "adventure", "sheets": ["30", "45"]}
    assert play(bots, 11, **options)[1] == play(bots, 11, **options)[1]


def test_a_planner_without_a_time_repeats_itself_however_often_it_is_made_anew() -> None:
    class Anew:
        def choose(self, *asked: Any) -> Any:
            return Planner(width=4).choose(*asked)

    one, other = Planner(width=4), Anew()
    assert play([one], 3, sheets=["16"])[1] == play([other], 3, sheets=["16"])[1]


@pytest.mark.parametrize("name", [*AT_ONCE, "planner"])
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """Other dice to come, and other rerolls, never change a move."""
    player = Planner(width=4) if name == "planner" else code(name)
    state = GAME.new({"sheets": ["9", "16"]}, 8)
    random = seeded("fair")
    for number in range(120):
        pending = GAME.pending(state)
        seat = min(pending)
        random = step(random)
        other = state.copy()
        other.random, other.rerolls = seeded(f"other {number}"), seeded(f"rerolls {number}")
        chosen = ask(player, GAME, state, seat, random)
        assert ask(player, GAME, other, seat, random) is chosen
        GAME.apply(state, seat, chosen)
        if not GAME.pending(state):
            break


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(12):
        seat = seed % 2
        bots = [code("greedy"), code("random")] if seat == 0 else [code("random"), code("greedy")]
        outcome = GAME.outcome(play(bots, seed, mode="advanced", players=2)[0])
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won == 12


@pytest.mark.strength
def test_the_better_the_more_they_think() -> None:
    sheets = SHEETS[::4]
    careless, greedy = mean(code("novice:20"), sheets), mean(code("greedy"), sheets)
    planner = mean(Planner(width=10), sheets)
    assert mean(code("random"), sheets) + 10 < careless < greedy - 3
    assert greedy > 55
    assert planner > greedy + 3


def test_a_planner_in_a_hurry_is_legal_and_quick() -> None:
    state, _ = play([code("planner:1ms")], 2, sheets=["12"])
    assert score(state.players[0]) > 40


def test_chances_of_rerolls() -> None:
    kept = rerolled(0b100_10_01_00, 0)
    assert kept == {0b100_10_01_00: 1.0}
    assert rerolled(0b100_01_01_11, 0b1000).keys() == {
        worker << 6 | 0b11_01_01 for worker in (3, 4, 5)
    }
    for these in range(16):
        assert sum(rerolled(0b100_10_01_00, these).values()) == pytest.approx(1)


def test_a_plan_that_lacks_nothing_can_be_laid() -> None:
    """Sites agree with the engine about what can be settled, and count what is missing."""
    for sheet in SHEETS[::7]:
        player = new_player(GAME.villages.sheets[sheet])
        sites = Sites(player.village)
        assert min(sites.lacks(player)) >= 3
        player.walls, player.huts, player.granaries, player.bridges = 4, 3, 3, 5
        possible = {move.what for move in settlements(player)[:-1]}
        assert {slot for slot, lack in enumerate(sites.lacks(player)) if lack == 0} == possible
        assert {settled.slot for settled in sites.settled(player)} == possible
        player.marked = (1 << 36) - 1
        assert set(sites.lacks(player)) == {FAR}


@pytest.mark.parametrize(
    ("given", "written", "in_time", "at_once"),
    [
        ("Random:Kind", "random:kind", False, True),
        ("greedy:100", "greedy", False, True),
        ("greedy:40", "greedy:40", False, True),
        ("PLANNER", "planner", False, False),
        ("planner:0.2s", "planner:200ms", True, False),
        ("easy", "easy", False, True),
        ("normal", "normal", False, True),
        ("hard", "hard", False, False),
        ("planner:4wide", "planner:4wide", False, False),
        ("Expert", "expert", False, False),
        ("master", "master", True, False),
    ],
)
def test_codes(given: str, written: str, in_time: bool, at_once: bool) -> None:
    assert canonical(given, "rollwrite") == written
    assert timed(given, "rollwrite") is in_time
    assert quick(given, "rollwrite") is at_once
    assert type(code(given)) is type(code(written))


def test_every_bot_is_told_about() -> None:
    offered = roster("rollwrite")
    named = {known.partition(":")[0] for known in offered.about}
    assert named == {*offered.codes, *offered.levels}
    for known in offered.about:
        code(known)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            "mcts:500",
            'there is no bot "mcts:500" for the roll & write game; '
            "the bots are random, novice, greedy, planner, easy, normal, hard, expert, master",
        ),
        ("gready", 'there is no bot "gready"; did you mean "greedy"?'),
        ("xyz", 'there is no bot "xyz"; the bots are random, novice, greedy, planner, easy'),
        ("greedy:0", "1 to 100"),
        ("planner:100", "planner takes a time from 1ms to 60s"),
        ("planner:61s", "from 1ms to 60s"),
        ("master:2s", "the level master takes nothing; it means planner:1s"),
    ],
)
def test_codes_that_no_bot_has(given: str, sentence: str) -> None:
    for question in (bot, timed, quick, canonical):
        with pytest.raises(UnknownBot, match=re.escape(sentence)):
            question(given, "rollwrite")


def test_games_that_no_bot_plays() -> None:
    sentence = 'no bot plays "chess", the games are settlers, rollwrite'
    with pytest.raises(UnknownBot, match=re.escape(sentence)):
        bot("greedy", "chess")
