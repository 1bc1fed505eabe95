"""Rounds, sheets and chance: what no single scenario can show."""

from collections import Counter
from typing import Any

import pytest

from osada.kernel.random import seeded
from osada.rollwrite import State
from osada.rollwrite.playout import playout as engine_playout
from osada.rollwrite.state import DEVELOP, END, FAVOR, PHASES, SETTLE
from tests.rollwrite.games import BASE, GAME, at_favor, chosen, do, laid, legal, playout, pool

MODES: dict[str, dict[str, Any]] = {
    "basic": {"mode": "basic", "players": 3},
    "advanced": {"mode": "advanced", "players": 2},
    "four": {"mode": "advanced", "players": 4},
    "adventure": {"sheets": ["2"]},
    "adventure of three": {"sheets": ["9", "twin-altars", "33"]},
}


# Setting up


def test_what_is_played_if_nothing_is_said() -> None:
    """RW-SETUP-08, RW-SETUP-03: Basic for two with the competition sheet."""
    view = GAME.view(GAME.new({}, 1), None)
    assert view["mode"] == "basic"
    assert [player["sheet"] for player in view["players"]] == ["competition"] * 2
    assert view["options"] == {"mode": "basic", "players": 2}
    assert GAME.view(GAME.new({"sheets": ["7"]}, 1), None)["mode"] == "adventure"


@pytest.mark.parametrize("name", MODES)
def test_options_as_they_are_shown(name: str) -> None:
    """RH-MODEL-06: they and the seed are the whole game."""
    state = GAME.new(MODES[name], 6)
    again = GAME.new(GAME.view(state, None)["options"], 6)
    assert GAME.hash(again) == GAME.hash(state)
    assert GAME.hash(GAME.new({"sheets": [17]}, 6)) == GAME.hash(GAME.new({"sheets": ["17"]}, 6))


@pytest.mark.parametrize("name", MODES)
def test_blank_sheets(name: str) -> None:
    """RW-SETUP-02, RW-SETUP-03, RW-SETUP-07, RW-SETUP-09, RW-HARVEST-03: nothing is crossed."""
    for seed in range(20):
        state = GAME.new(MODES[name], seed)
        view = GAME.view(state, None)
        assert (view["round"], view["phase"]) == (1, "favor")
        assert view["turn"] == [view["active"]]
        for player in view["players"]:
            assert set(player["tracks"].values()) == {0}
            assert (player["earned"], player["actions"], player["score"]) == (0, 0, 0)
            assert set(player["pool"].values()) == {0}
            assert not player["harvested"] + player["marked"]
            assert player["half"] == []
            assert player["token"] is None
            for building in player["buildings"]:
                areas = GAME.villages.buildings[building["slug"]].areas
                assert building["complete"] == building["active"] == (not areas)
                assert building["crossed"] == []
        do(state, f"take {view['free_tokens'][0]}", seat=view["active"])
        assert not any(line.startswith("harvest") for line in legal(state, view["active"]))


@pytest.mark.parametrize(("players", "drawn"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_tokens_of_a_game(players: int, drawn: int) -> None:
    """RW-SETUP-04, RW-SETUP-05, RW-ADVENTURE-02, RW-ADVENTURE-11: one more than players, for one
    three; drawn by chance, the same in all rounds."""
    draws: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        view = GAME.view(GAME.new({"sheets": ["1"] * players}, seed), None)
        assert len(view["tokens"]) == drawn
        assert view["free_tokens"] == view["tokens"]
        draws[tuple(view["tokens"])] += 1
    assert len(draws) == {3: 10, 4: 5, 5: 1}[drawn]
    state = GAME.new({"sheets": ["1"] * players}, 9)
    before = state.tokens
    for _ in playout(state, 9):
        assert state.tokens == before


def test_chance_says_who_is_first() -> None:
    """RW-SETUP-06, RH-MODEL-06: and the seed decides chance."""
    for players in (2, 3, 4):
        firsts = [GAME.new({"players": players}, seed).active for seed in range(100)]
        assert set(firsts) == set(range(players))
        assert firsts == [GAME.new({"players": players}, seed).active for seed in range(100)]
    assert {GAME.new({"sheets": ["1"]}, seed).active for seed in range(20)} == {0}


# Rounds


def events(state: State, seed: int) -> list[tuple[Any, ...]]:
    """All that a random game notes."""
    noted: list[tuple[Any, ...]] = []
    state.log = noted
    for _ in playout(state, seed):
        pass
    return noted


@pytest.mark.parametrize("name", MODES)
def test_the_order_of_phases(name: str) -> None:
    """RW-ROUND-01, RW-ROUND-02, RW-ROUND-03, RW-ROUND-12, RW-END-01: ten times the same."""
    state = GAME.new(MODES[name], 11)
    noted = events(state, 11)
    seen = ["roll"] + [
        "roll" if event[0] == "roll" else PHASES[event[2]]
        for event in noted
        if event[0] in ("phase", "roll")
    ]
    turn = ["roll", "develop"] + (["settlements"] if name != "basic" else [])
    assert seen == [*turn * 10, "end"]


@pytest.mark.parametrize("name", MODES)
def test_the_active_role_goes_round(name: str) -> None:
    """RW-ROUND-14, RW-FAVOR-01, RW-FAVOR-02, RW-FAVOR-11, RW-AMB-21, RW-ADVENTURE-04: clockwise,
    and tokens are taken from the active player on."""
    state = GAME.new(MODES[name], 5)
    players = len(state.players)
    first = state.active
    takers: list[int] = []
    actives: list[int] = []
    for seat, move in playout(state, 5):
        if state.phase == FAVOR:
            if not takers or len(takers) % players == 0:
                actives.append(state.active)
                assert len(GAME.legal(state, seat)) == len(state.tokens)
            takers.append(seat)
            assert move in GAME.legal(state, seat)
    assert actives == [(first + round_) % players for round_ in range(10)]
    assert takers == [(active + at) % players for active in actives for at in range(players)]


def test_every_token_can_be_chosen_again() -> None:
    """RW-ROUND-13, RW-FAVOR-10, RW-ADVENTURE-03: round after round, the same one too."""
    state = GAME.new({"sheets": ["1"]}, 4)
    token = GAME.view(state, None)["tokens"][1]
    for _ in range(10):
        do(state, f"take {token}", "ready")
        if state.phase == SETTLE:
            do(state, "skip")
    assert state.phase == END


@pytest.mark.parametrize("name", MODES)
def test_all_have_what_the_dice_show(name: str) -> None:
    """RW-ROUND-04, RW-DICE-01, RW-DICE-05, RW-DICE-06, RW-DICE-07, RW-AMB-24: the dice lie open
    before tokens are taken, are the same for all, and stay to be read."""
    state = GAME.new(MODES[name], 2)
    for _ in range(len(state.players)):
        view = GAME.view(state, None)
        assert len(view["dice"]["resources"]) == 3
        assert view["dice"]["worker"] in (3, 4, 5)
        seat = GAME.asked(state)
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    dice = GAME.view(state, None)["dice"]
    for player in GAME.view(state, None)["players"]:
        assert player["dice"] == dice
        if not player["window"] and player["sheet"] == "competition":
            assert player["pool"] == {
                good: dice["resources"].count(good) for good in player["pool"]
            }
            assert player["actions"] == dice["worker"]


def test_a_new_round_begins_with_a_clean_slate() -> None:
    """RW-ROUND-15, RH-MODEL-01: a round ends with all that is its own; sheets stay."""
    state = laid("12", built=["votive-pillars"], pool="WSSS", actions=9, progress=(0, 0, 0, 2))
    do(state, "use votive-pillars", "build walls 1", "build dice-shrine 1", "harvest I-a")
    do(state, "favor ally", "ready")
    assert state.phase == FAVOR
    shown = GAME.view(state, None)["players"][0]
    assert set(shown["pool"].values()) == {shown["actions"]} == {0}
    assert (shown["token"], shown["favor_used"]) == (None, False)
    assert (shown["ready"], shown["decided"]) == (False, False)
    assert {building["used"] for building in shown["buildings"]} == {0}
    assert shown["round"]["sections"] == dict.fromkeys(shown["tracks"], 0)
    assert shown["round"]["village_areas"] == shown["round"]["harvests"] == 0
    assert shown["round"]["finished"] == 0
    shrine = next(each for each in shown["buildings"] if each["slug"] == "dice-shrine")
    assert shrine["complete"]
    assert shrine["active"]
    assert (shown["tracks"]["walls"], shown["harvested"], shown["earned"]) == (1, ["I-a"], 1)


@pytest.mark.parametrize("name", MODES)
def test_nothing_is_carried_over(name: str) -> None:
    """RW-ROUND-15, RW-END-02, RW-ROUND-10: pools and actions are empty whenever a round is over."""
    state = GAME.new(MODES[name], 8)
    for _ in playout(state, 8):
        if state.phase == FAVOR:
            for seat, player in enumerate(state.players):
                assert (pool(state, seat), player.actions) == ("", 0)
    assert all(pool(state, seat) == "" for seat in range(len(state.players)))


# What is kept


def test_what_a_player_has() -> None:
    """RH-MODEL-01, RW-CONTENT-07: sheets, and what belongs to the round, are shown to all."""
    state = laid(
        "9",
        "12",
        built=["lucky-well"],
        progress=(4, 3, 2, 4),
        half="a",
        crossed={"twin-sheds": [1]},
        harvested=["I-a", "II-c"],
        marked=0b11 | 0b11 << 9,
        settled={"crossroads-studio": 1},
        vp=5,
        token="coin",
    )
    shown = GAME.view(state, 1)["players"][0]
    assert shown["tracks"] == {"walls": 4, "huts": 3, "granaries": 2, "bridges": 4}
    assert shown["half"] == [0]
    assert shown["harvested"] == ["I-a", "II-c"]
    assert shown["marked"] == ["WA1", "WA2", "HU1", "HU2"]
    assert (shown["settlements"], shown["earned"], shown["token"]) == (1, 5, "coin")
    assert (shown["window"], shown["ready"], shown["favor_used"]) == (True, False, False)
    sheds, well = shown["buildings"][0], shown["buildings"][2]
    assert (sheds["crossed"], sheds["complete"], sheds["active"]) == ([0], False, False)
    assert (well["complete"], well["active"], well["value"], well["used"]) == (True, True, 2, 0)
    assert shown["pool"] == {"wood": 1, "stone": 1, "food": 1, "gold": 0}
    assert shown["actions"] == 4
    do(state, "build bridges 5", "build twin-sheds 2", "harvest I-b")
    after = GAME.view(state, 1)["players"][0]
    assert not after["window"]
    assert after["round"] == {
        "sections": {"walls": 0, "huts": 0, "granaries": 0, "bridges": 1},
        "village_areas": 1,
        "harvests": 1,
        "finished": 1,
    }


def test_what_is_common() -> None:
    """RH-MODEL-02: mode, round, phase, active player, dice, tokens and who holds them."""
    view = GAME.view(laid("1", "2", round=7, dice="GGF5", token="gift"), None)
    assert (view["mode"], view["round"], view["phase"]) == ("adventure", 7, "develop")
    assert view["active"] in (0, 1)
    assert view["dice"] == {"resources": ["gold", "gold", "food"], "worker": 5}
    assert len(view["tokens"]) == 3
    assert view["players"][0]["token"] == "gift"
    taken = [player["token"] for player in view["players"]]
    assert sorted([*filter(None, taken), *view["free_tokens"]]) == sorted(view["tokens"])


# Ready, or not


def test_nobody_is_made_ready() -> None:
    """RW-ROUND-21, RW-ROUND-11, RW-AMB-01, RW-AMB-28: with nothing left to do one is still asked,
    and with much left to do one may stop."""
    state = laid("1", actions=0, token="crops", pool="")
    assert legal(state) == ["ready"]
    assert state.phase == DEVELOP
    assert "ready" in legal(laid("1"))


def test_develop_ends_with_the_last_who_is_ready() -> None:
    """RW-ROUND-11, RW-ROUND-19, RW-ROUND-20: in whatever order."""
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = laid("1", "2", "3", round=3)
        for seat in order[:2]:
            do(state, "ready", seat=seat)
            assert state.phase == DEVELOP
            assert seat not in GAME.pending(state)
        do(state, "ready", seat=order[2])
        assert (state.phase, state.round) == (FAVOR, 4)


def test_who_cannot_settle_is_not_asked() -> None:
    """RW-ADV-18, RW-ADV-07: the others are, and may skip."""
    state = laid("1", "1", "1", progress=(3, 3, 0, 0))
    state.players[2].walls = state.players[2].huts = 3
    for seat in range(3):
        do(state, "ready", seat=seat)
    assert set(GAME.pending(state)) == {0, 2}
    assert legal(state, 2)[-1] == "skip"
    do(state, "skip", seat=2)
    do(state, "skip")
    assert state.phase == FAVOR


# Rerolls


def test_a_reroll_changes_only_the_own_dice() -> None:
    """RW-AMB-12, RW-AMB-17, RW-DICE-12, RW-ADVENTURE-11: pool, actions and conditions follow."""
    state = laid("9", "9", built=["lucky-well"])
    other = GAME.view(state, None)["players"][1]
    do(state, "reroll 1 worker with lucky-well")
    view = GAME.view(state, None)
    assert view["players"][1] == other
    mine = view["players"][0]
    assert view["dice"] == other["dice"]
    assert mine["dice"]["resources"][1:] == other["dice"]["resources"][1:]
    assert mine["actions"] == mine["dice"]["worker"]
    assert sum(mine["pool"].values()) == 3


def test_rerolls_are_fair_and_differ_by_seat_and_round() -> None:
    """RH-MODEL-09, RW-DICE-09: each seat and round has a stretch of its own."""
    faces: Counter[int] = Counter()
    workers: Counter[int] = Counter()
    streams = set()
    for seed in range(150):
        for round_ in (2, 9):
            state = laid("twin-altars", "twin-altars", round=round_, seed=seed)
            for seat in range(2):
                trial = state.copy()
                do(trial, "reroll worker with horn-altar", seat=seat)
                workers[trial.players[seat].worker] += 1
                trial = state.copy()
                do(trial, "reroll 1 with horn-altar", seat=seat)
                faces[trial.players[seat].face(0)] += 1
                streams.add(trial.players[seat].reroll)
    assert len(streams) == 600
    assert [round(faces[face] / 100) for face in range(4)] == [2, 2, 1, 1]
    assert [round(workers[value] / 100) for value in (3, 4, 5)] == [1, 4, 1]


def test_the_game_goes_on_as_if_nothing_had_been_rolled_again() -> None:
    """RH-MODEL-09: the dice of the next round do not depend on rerolls."""
    plain, rolled = laid("twin-altars"), laid("twin-altars")
    do(rolled, "reroll 1 with horn-altar")
    for state in (plain, rolled):
        do(state, "ready")
    assert plain.dice == rolled.dice
    assert plain.random == rolled.random


# The end


@pytest.mark.parametrize("name", MODES)
def test_winners(name: str) -> None:
    """RW-SCORE-05, RW-TIE-01, RW-TIE-02, RW-TIE-03, RW-END-03: the best by score, Bridges,
    harvests; for one player there is a rank."""
    for seed in range(8):
        state = GAME.new(MODES[name], seed)
        for _ in playout(state, seed):
            assert GAME.outcome(state) is None
        outcome = GAME.outcome(state)
        assert outcome is not None
        facts = [
            (score, player.bridges, player.harvested.bit_count())
            for score, player in zip(outcome.scores, state.players, strict=True)
        ]
        assert list(outcome.ties) == facts
        assert [facts[seat] for seat in outcome.winners] == [max(facts)] * len(outcome.winners)
        assert facts.count(max(facts)) == len(outcome.winners)
        assert bool(outcome.rank) == (len(facts) == 1)


def test_ranks_stand_beside_the_scores_of_several() -> None:
    """RW-AMB-12, RW-ADVENTURE-09: winner as in the other modes, a rank for each."""
    state = GAME.new(MODES["adventure of three"], 1)
    for _ in playout(state, 1):
        pass
    outcome = GAME.view(state, None)["outcome"]
    assert len(outcome["ranks"]) == 3
    assert outcome["winners"]


def test_no_settlement_points_in_basic() -> None:
    """RW-SCORE-02, RH-COMP-02, RW-VILLAGE-12, RW-VILLAGE-13, RW-VILLAGE-14: box 5 stays empty."""
    for seed in range(10):
        state = GAME.new(MODES["basic"], seed)
        for _ in playout(state, seed):
            assert state.phase != SETTLE
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert all(one.how != "settlement" for sources in outcome.sources for one in sources)
        assert all(player.marked == player.settled == 0 for player in state.players)


def test_points_come_from_six_boxes() -> None:
    """RW-SCORE-01, RW-SCORE-02, RW-SCORE-03, RW-CONTENT-08: tracks, settlements, the rest."""
    state = laid(
        "1",
        round=10,
        built=["even-hand"],
        progress=(6, 6, 6, 6),
        settled={"crooked-lane-office": 2},
        vp=13,
    )
    do(state, "ready", "skip")
    outcome = GAME.outcome(state)
    assert outcome is not None
    boxes: Counter[str] = Counter()
    for one in outcome.sources[0]:
        boxes[one.how] += one.points
    assert boxes == {
        "walls": 11, "huts": 10, "granaries": 14, "bridges": 6, "settlement": 6, "star": 8,
        "favor": 13,
    }  # fmt: skip
    assert outcome.scores == (sum(boxes.values()),)


# Chance comes from the seed


def test_a_seed_is_a_game() -> None:
    """RH-MODEL-06: numbers and texts; the same seed gives the same game, others another."""
    seeds: list[int | str] = [0, 1, -1, 10**30, "", "1 ", "żółw", "a" * 500]
    starts = {BASE.hash(BASE.new({"sheets": ["1"]}, seed)) for seed in seeds}
    assert len(starts) == len(seeds)
    for seed in seeds:
        assert BASE.hash(BASE.new({"sheets": ["1"]}, seed)) in starts
    assert BASE.hash(BASE.new({}, 7)) != BASE.hash(BASE.new({}, "7"))


def test_moves_do_not_change_the_dice_to_come() -> None:
    """RH-MODEL-06, RH-MODEL-09: only the seed does, whatever is played."""
    rolls = set()
    for seed in range(5):
        state = GAME.new({"sheets": ["twin-altars"]}, 77)
        found = [state.dice]
        for _, _move in playout(state, seed):
            if state.dice != found[-1]:
                found.append(state.dice)
        rolls.add(tuple(found))
    assert len(rolls) == 1


def test_a_random_game_of_the_engine() -> None:
    """The engine's own playout ends every game and leaves nothing to decide."""
    for options in MODES.values():
        state = GAME.new(options, 1)
        _, decisions, real = engine_playout(state, seeded(1))
        assert decisions >= real > 20
        assert state.phase == END
        assert not GAME.pending(state)


def test_favor_phase_of_a_laid_table() -> None:
    """RW-FAVOR-01, RW-FAVOR-02, RW-AMB-02: each takes one of those left; there is no declining."""
    state = at_favor(laid("1", "2", "3"))
    for left in (4, 3, 2):
        seat = GAME.asked(state)
        lines = legal(state, seat)
        assert len(lines) == left
        assert all(line.startswith("take ") for line in lines)
        GAME.apply(state, seat, chosen(GAME.legal(state, seat), 12345678901))
    assert state.phase == DEVELOP
    assert len({player.token for player in state.players}) == 3
