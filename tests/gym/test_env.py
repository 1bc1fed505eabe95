"""What the environments are told, what they give back, and what they refuse."""

import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from osada.bots import UnknownBot
from osada.gym import (
    VERSION,
    IllegalAction,
    SeatEnv,
    SettlersEnv,
    action_meaning,
    describe,
    env,
    layout,
    numbering,
    raw_env,
)
from osada.gym.rewards import rewards
from osada.gym.settlers import VERSIONS
from osada.kernel.game import Outcome
from osada.kernel.random import below, seeded, step
from osada.settlers import BadOptions, CatalogueError, Settlers, extended

AQUEDUCT = """faction: rome

[rome/aqueduct]
name: Aqueduct | Akwedukt | Akvadukt
numbers: rom101-102
colour: grey
cost: 2 stone, 1 location
deal: stone
production: 1 stone per grey, at most 3
from: house
"""


def play_out(table: SettlersEnv, seed: int = 1) -> None:
    """Play at random up to the last move."""
    random = seeded(seed)
    while not table.terminations[table.agent_selection]:
        legal = table.legal_actions()
        random = step(random)
        table.step(legal[below(random, len(legal))])


def ended(scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(scores, winners, (), ())


@pytest.mark.parametrize(
    ("outcome", "win", "score"),
    [
        (ended((30, 50), (1,)), [-1, 1], [-20, 20]),
        (ended((50, 40, 50), (0, 2)), [0, -1, 0], [0, -10, 0]),
        (ended((50, 50, 20, 44), (1,)), [-1, 1, -1, -1], [0, 0, -30, -6]),
        (ended((61,), (0,)), [1], [61]),
        (ended((61,), ()), [-1], [0]),
    ],
)
def test_rewards(outcome: Outcome, win: list[float], score: list[float]) -> None:
    assert rewards(outcome, "win") == win
    assert rewards(outcome, "score") == score


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_ends_with_rewards_for_all(players: int) -> None:
    table = raw_env(players=players)
    table.reset(seed=players)
    assert set(table.rewards.values()) == {0}
    play_out(table)
    outcome = table.table.game.outcome(table.table.state)
    assert outcome is not None
    assert list(table.rewards.values()) == rewards(outcome, "win")
    for agent in table.agents[:]:
        seat = table.possible_agents.index(agent)
        assert table.agent_selection == agent
        seen, reward, over, cut, info = table.last()
        assert (reward, over, cut) == (rewards(outcome, "win")[seat], True, False)
        assert info == {"score": outcome.scores[seat], "won": seat in outcome.winners}
        assert not seen["action_mask"].any()
        table.step(None)
    assert table.agents == []


def test_points_ahead_as_reward() -> None:
    table = raw_env(factions=["rome", "egypt"], reward="score")
    table.reset(seed=8)
    play_out(table)
    first, second = table.rewards.values()
    assert first == -second != 0


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = raw_env(players=4), raw_env(players=4)
    one.reset(seed=5)
    two.reset(seed=5)
    assert one.table.game.hash(one.table.state) == two.table.game.hash(two.table.state)
    one.reset()
    two.reset()
    assert one.table.game.hash(one.table.state) == two.table.game.hash(two.table.state)
    two.reset(seed=6)
    assert one.table.game.hash(one.table.state) != two.table.game.hash(two.table.state)


def test_factions_by_chance_or_as_agreed() -> None:
    table = raw_env(players=2)
    played = set()
    for seed in range(60):
        table.reset(seed=seed)
        played.add(table.table.state.options.factions)
    assert len(played) == 12
    table = raw_env(factions=["japan", "rome", "egypt"])
    table.reset()
    assert table.table.state.options.factions == ("japan", "rome", "egypt")
    assert table.possible_agents == ["player_0", "player_1", "player_2"]


def test_options_of_one_game() -> None:
    table = raw_env(players=2, lookout="advanced")
    table.reset(options={"factions": ["egypt", "rome"], "peaceful": True, "colour": "red"})
    chosen = table.table.state.options
    assert (chosen.factions, chosen.lookout, chosen.peaceful) == (
        ("egypt", "rome"),
        "advanced",
        True,
    )
    with pytest.raises(BadOptions, match="3 factions are named, but the environment seats 2"):
        table.reset(options={"factions": ["egypt", "rome", "japan"]})


def test_cards_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine.cards").write_text(AQUEDUCT)
    cards = extended(tmp_path)
    assert layout(cards).size > layout().size
    assert "build rome/aqueduct" in numbering(cards).meanings
    for given in (cards, tmp_path, str(tmp_path)):
        table = raw_env(factions=["rome", "egypt"], cards=given)
        assert table.metadata["rules"] == Settlers(cards).version
        table.reset(seed=1)
        assert table.last()[0] in table.observation_space("player_0")
        play_out(table)
    seen = table.observe("player_0")
    assert describe(seen, cards)["me"]["faction"] == {"rome": 1}
    with pytest.raises(ValueError, match="was it made with other cards"):
        describe(seen)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "5 players cannot play"),
        ({"players": 0}, "0 players cannot play"),
        ({"players": 3, "factions": ["rome", "egypt"]}, "2 factions are named, but the env"),
        ({"factions": ["rome", "egipt"]}, 'unknown faction "egipt"; did you mean "egypt"'),
        ({"lookout": "advansed"}, 'unknown lookout "advansed"; did you mean "advanced"'),
        ({"peacefull": True}, 'unknown option "peacefull"; did you mean "peaceful"'),
        ({"players": 1, "peaceful": True}, "the solo game has no lookout variant"),
        ({"reward": "gold"}, 'there is no reward "gold"; choose one of win, score'),
        ({"render_mode": "human"}, 'there is no render mode "human"; choose one of ansi'),
    ],
)
def test_what_cannot_be_played(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        raw_env(**options)


def test_no_such_cards(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="holds no card file"):
        raw_env(cards=tmp_path)


@pytest.mark.parametrize("action", [0, -1, 10**6])
def test_an_illegal_action_is_an_error_and_changes_nothing(action: int) -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.table.game.hash(table.table.state)
    with pytest.raises(IllegalAction, match=f"action {action} is not possible here"):
        table.step(action)
    with pytest.raises(IllegalAction, match=r"player_\d must act; None is for games that are over"):
        table.step(None)
    assert table.table.game.hash(table.table.state) == before


def test_in_its_wrappers_an_illegal_action_loses() -> None:
    table = env()
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(0)
    assert all(table.terminations.values())
    assert table.rewards[loser] == -1


def test_arrays_are_the_callers_own() -> None:
    table = raw_env()
    table.reset(seed=1)
    agent = table.agent_selection
    table.observe(agent)["observation"][:] = 7
    table.observe(agent)["action_mask"][:] = 0
    seen = table.observe(agent)
    assert describe(seen)["round"] == 1
    assert list(np.flatnonzero(seen["action_mask"])) == sorted(table.legal_actions())


def drawn(table: SettlersEnv) -> str:
    shown = table.render()
    assert shown is not None
    return shown


def test_the_table_in_text() -> None:
    table = raw_env(factions=["rome", "egypt"], render_mode="ansi")
    table.reset(seed=1)
    asked = table.table.seat
    shown = drawn(table)
    assert shown.startswith("round 1, lookout\n  on offer: ")
    assert shown.count("    hand: ") == 1
    assert f"seat {asked} can: draft " in shown
    play_out(table)
    assert "over: " in drawn(table)
    assert "hand: " not in drawn(table)
    assert raw_env().render() is None


def test_a_solo_game_in_text() -> None:
    table = raw_env(players=1, render_mode="ansi")
    table.reset(seed=1)
    play_out(table)
    assert "  virtual player: " in drawn(table)


def play_seat(seat: SeatEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """Play a seat at random; the rewards on the way and the last info."""
    random = seeded(seed)
    seat.reset(seed=seed)
    received = []
    while True:
        legal = seat.legal_actions()
        random = step(random)
        _, reward, over, cut, info = seat.step(legal[below(random, len(legal))])
        assert not cut
        received.append(reward)
        if over:
            return received, info


@pytest.mark.parametrize("rivals", [[], ["random"], ["greedy", "random"], ["random"] * 3])
def test_a_seat_against_bots(rivals: list[str]) -> None:
    seat = SeatEnv(rivals=rivals)
    received, info = play_seat(seat, 3)
    assert set(received[:-1]) == {0.0}
    assert received[-1] in (-1, 0, 1)
    assert (received[-1] == 1) <= info["won"]
    assert play_seat(SeatEnv(rivals=rivals), 3) == (received, info)
    with pytest.raises(IllegalAction, match="the game is over; call reset"):
        seat.step(0)


def test_a_seat_by_chance_or_as_agreed() -> None:
    seat = SeatEnv(rivals=["random"] * 2)
    assert {seat.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    seat = SeatEnv(rivals=["random"] * 2, seat=1, factions=["rome", "egypt", "japan"])
    for seed in range(5):
        seen, info = seat.reset(seed=seed)
        assert info == {"seat": 1}
        assert describe(seen)["me"]["faction"] == {"egypt": 1}
        assert describe(seen)["deciding"]["me"] == 1


def test_a_seat_that_plays_an_illegal_action_loses() -> None:
    for reward, worst in (("win", -1.0), ("score", -100.0)):
        seat = SeatEnv(rivals=["random"], reward=reward, render_mode="ansi")
        seat.reset(seed=1)
        seen, received, over, _, info = seat.step(0)
        assert (received, over, info) == (worst, True, {"illegal": 0})
        assert not seen["action_mask"].any()
        assert " can: " not in seat.render()


def test_no_such_rival_and_no_such_seat() -> None:
    with pytest.raises(UnknownBot, match="greddy"):
        SeatEnv(rivals=["greddy"])
    with pytest.raises(BadOptions, match="there is no seat 2 at a table of 2"):
        SeatEnv(rivals=["greedy"], seat=2)
    with pytest.raises(BadOptions, match="5 players cannot play"):
        SeatEnv(rivals=["greedy"] * 4)


def test_version() -> None:
    """Another layout, numbering or set of rules needs another `VERSION`: put all three in here."""
    facts = [(field.name, field.offset, field.size, field.labels) for field in layout().fields]
    marks = blake2b(repr((facts, numbering().meanings)).encode(), digest_size=8).hexdigest()
    assert (VERSION, Settlers().version, marks) == ("v2", "2", "44feca2810610c16")
    assert raw_env().metadata["name"] == f"settlers_{VERSION}"
    assert str(env()) == f"settlers_{VERSION}"
    assert raw_env().metadata["rules"] == Settlers().version


def watched(table: SettlersEnv, games: int) -> tuple[str, set[int]]:
    """A fingerprint of all that is seen in busy games, and the actions that were taken."""
    seen = blake2b(digest_size=8)
    taken: set[int] = set()
    for seed in range(games):
        table.reset(seed=seed)
        random = seeded(seed)
        while not table.terminations[table.agent_selection]:
            observed = table.observe(table.agent_selection)
            seen.update(observed["observation"].tobytes() + observed["action_mask"].tobytes())
            legal = sorted(table.legal_actions())
            busy = [action for action in legal if action > 1] or legal
            random = step(random)
            taken.add(busy[below(random, len(busy))])
            table.step(busy[below(random, len(busy))])
        seen.update(repr(list(table.rewards.values())).encode())
    return seen.hexdigest(), taken


@pytest.mark.parametrize(
    ("players", "mark"), [(1, "1f3170139b53c389"), (2, "a83b170535f93e03"), (4, "fb5f1dffece42191")]
)
def test_the_first_version_is_as_it_was(players: int, mark: str) -> None:
    """The fingerprints are of the environments as they were released in 0.4.0."""
    table = raw_env(players=players, version="v1")
    seen, taken = watched(table, games=3)
    assert seen == mark
    group = next(it for it in numbering(version="v1").groups if it.name == "foundation")
    assert (group.offset, group.size) == (2050, 1)
    assert group.offset in taken or players < 4
    assert table.metadata["name"] == str(table) == "settlers_v1"
    assert table.metadata["rules"] == "1"


@pytest.mark.filterwarnings("ignore:.*out of date:DeprecationWarning")
def test_every_version_is_registered() -> None:
    for version, rules in VERSIONS.items():
        name = f"osada.gym:osada/Settlers-{version}"
        one = gymnasium.make(name, rivals=["random"])
        many = gymnasium.make_vec(
            name, num_envs=2, vectorization_mode="vector_entry_point", rivals=["random"]
        )
        for made in (one, many):
            assert made.metadata["name"] == f"settlers_{version}"
            assert made.metadata["rules"] == str(rules)
    assert action_meaning(2050, version="v1") == "discard the oldest foundation"
    with pytest.raises(BadOptions, match='there is no version "v0"; choose one of v1, v2'):
        raw_env(version="v0")


@pytest.mark.parametrize("package", ["gymnasium", "librt", "pettingzoo"])
def test_what_is_missing_is_named(package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import osada.gym"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode
    assert f'osada.gym needs {package}, which is not installed; try: pip install "osada[rl]"' in (
        ran.stderr
    )
