"""One game being played: lines of moves, undo, fork, and what is noted on the way."""

import random
from typing import Any

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from osada.kernel.game import AmbiguousNotation, BadNotation, Refused
from osada.kernel.match import (
    ANOTHER_MOVED,
    NOTHING_TO_UNDO,
    REVEALED,
    SHOWN,
    CannotUndo,
    Match,
)
from osada.scenario.settlers import given
from osada.settlers import flow
from osada.settlers.catalogue import base
from osada.settlers.game import Settlers
from osada.settlers.state import State

GAME = Settlers()


def table(*players: dict[str, Any], **more: Any) -> Match[State]:
    """A match in the middle of a round, laid out like a scenario."""
    match: Match[State] = Match(GAME, {"factions": [p["faction"] for p in players]}, 0)
    match.state = given.table(base(), {"players": list(players), **more})
    match.state.explicit = False
    flow.advance(match.state)
    return match


def random_match(seed: int, **options: Any) -> Match[State]:
    """A game that was played to its end, with a move taken back here and there."""
    match: Match[State] = Match(GAME, options, seed)
    chance = random.Random(seed)
    while pending := match.pending:
        seat = chance.choice(list(pending))
        match.play(seat, chance.choice(list(pending[seat].moves)))
        if chance.random() < 0.1 and match.why_no_undo(seat) is None:
            match.undo(seat)
    return match


# Lines


def test_a_line_is_one_move() -> None:
    match = table({"faction": "rome", "goods": {"wood": 3}, "hand": ["mill"]}, {"faction": "egypt"})
    assert match.submit(0, "  Build   MILL ") == ["build mill"]
    assert [record.text for record in match.records] == ["build mill"]
    assert match.records[0].hash == GAME.hash(match.state)
    assert list(match.pending) == [1]


def test_a_longer_line_stands_for_its_steps() -> None:
    match = table({"faction": "rome", "goods": {"worker": 8}}, {"faction": "egypt"})
    made = match.submit(0, "send wood, card common, card faction")
    assert made == [
        "send wood, ...",
        "choose card",
        "choose card",
        "choose done",
        "choose common",
        "choose faction",
    ]
    player = match.state.players[0]
    assert (player.wood, player.worker, len(player.hand)) == (1, 2, 2)


def test_a_question_that_answers_itself_needs_no_step() -> None:
    match = table({"faction": "rome", "goods": {"worker": 4}}, {"faction": "egypt"})
    assert match.submit(0, "send wood, card common") == [
        "send wood, ...",
        "choose card",
        "choose common",
    ]


def test_the_only_deck_left_may_be_named() -> None:
    match = table(
        {"faction": "rome", "goods": {"worker": 2}, "deck": {"only": []}}, {"faction": "egypt"}
    )
    assert match.submit(0, "send card common") == ["send card"]
    assert len(match.state.players[0].hand) == 1


def test_a_card_without_deck_is_asked_for() -> None:
    match = table({"faction": "rome", "goods": {"worker": 4}}, {"faction": "egypt"})
    assert match.submit(0, "send card, card faction") == ["send card, ...", "choose card"]
    assert match.pending[0].kind == "deck"
    match.submit(0, "choose faction")
    assert match.pending[0].kind == "deck"


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("send wood, wood, wood", "TRADE-1"),
        ("send wood, gold", "TRADE-5"),
        ("send card common, card common, card common", "TRADE-1"),
        ("build mill", "BUILD-1"),
    ],
)
def test_a_refused_line_changes_nothing(line: str, clause: str) -> None:
    match = table({"faction": "rome", "goods": {"worker": 4}}, {"faction": "egypt"})
    before = GAME.hash(match.state)
    with pytest.raises(Refused) as refused:
        match.submit(0, line)
    assert clause in refused.value.refusal.clauses
    assert (GAME.hash(match.state), match.records, match.log) == (before, [], [])


def test_an_empty_deck_cannot_be_named_ahead() -> None:
    match = table(
        {"faction": "rome", "goods": {"worker": 4}, "deck": {"only": []}}, {"faction": "egypt"}
    )
    with pytest.raises(Refused) as refused:
        match.submit(0, "send wood, card faction")
    assert "AMB-13" in refused.value.refusal.clauses
    assert match.state.players[0].wood == 0


def test_nobody_moves_out_of_turn() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt"})
    with pytest.raises(Refused) as refused:
        match.submit(1, "pass")
    assert refused.value.refusal.clause == "ACT-1"
    for stranger in (-1, 2, 99):
        with pytest.raises(Refused):
            match.submit(stranger, "pass")
    with pytest.raises(Refused):
        match.play(1, match.pending[0].moves[0])


def test_text_that_is_no_move_says_so() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt"})
    with pytest.raises(BadNotation, match="did you mean"):
        match.submit(0, "biuld mill")
    assert match.records == []


def test_ambiguous_text_asks_for_a_number() -> None:
    match = table(
        {"faction": "rome", "goods": {"food": 1}, "hand": ["rom003", "rom005"]},
        {"faction": "egypt"},
    )
    with pytest.raises(AmbiguousNotation, match=r"rom003, rom005 differ; name one by its number"):
        match.submit(0, "deal rome/sculptors-apprentice")
    assert match.records == []
    assert match.submit(0, "deal rom005") == ["deal rom005"]


# Undo


def test_undo_takes_back_the_whole_line() -> None:
    match = table({"faction": "rome", "goods": {"worker": 6}}, {"faction": "egypt"})
    before = GAME.hash(match.state)
    match.submit(0, "send wood, stone")
    assert match.log
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert (GAME.hash(match.state), match.records, match.log) == (before, [], [])
    match.submit(0, "send wood, stone")
    assert match.state.players[0].stone == 1


def test_undo_goes_back_line_by_line() -> None:
    match = table(
        {"faction": "rome", "goods": {"defense": 1}, "empire": ["mill"]}, {"faction": "egypt"}
    )
    match.submit(0, "guard mill")
    match.submit(0, "pass")
    match.undo(0)
    assert [record.text for record in match.records] == ["guard mill"]
    assert match.state.players[0].empire[0].guarded
    match.undo(0)
    assert match.records == []
    assert [at.guarded for at in match.state.players[0].empire] == [False]
    with pytest.raises(CannotUndo) as why:
        match.undo(0)
    assert str(why.value) == NOTHING_TO_UNDO


def test_undo_never_goes_behind_a_drawn_card() -> None:
    match = table({"faction": "rome", "goods": {"worker": 2}}, {"faction": "egypt"})
    match.submit(0, "send card common")
    assert match.why_no_undo(0) == REVEALED
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert len(match.state.players[0].hand) == 1


def test_each_drawn_card_closes_the_way_back() -> None:
    match = table({"faction": "rome", "goods": {"worker": 4}}, {"faction": "egypt"})
    match.submit(0, "send card, card")  # both decks are still to be chosen
    match.submit(0, "choose common")
    assert match.why_no_undo(0) == REVEALED
    match.submit(0, "choose faction")
    assert match.why_no_undo(0) == REVEALED


def test_undo_never_goes_across_another_players_move() -> None:
    match = table({"faction": "rome", "goods": {"worker": 2}}, {"faction": "egypt"})
    match.submit(0, "send wood")
    match.submit(1, "pass")
    assert match.why_no_undo(0) == ANOTHER_MOVED
    assert match.why_no_undo(1) is None
    match.undo(1)
    match.undo(0)
    assert match.records == []


def test_undo_goes_back_over_what_bots_did() -> None:
    match = table({"faction": "rome", "goods": {"worker": 2}}, {"faction": "egypt"})
    match.submit(0, "send wood")
    match.submit(1, "pass")
    assert match.why_no_undo(0, over=[1]) is None
    match.undo(0, over=[1])
    assert match.records == []
    assert match.state.players[0].worker == 2


def test_a_card_that_a_bot_draws_in_secret_shows_nothing() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt", "goods": {"worker": 2}})
    match.submit(0, "pass")
    match.submit(1, "send card common")
    drawn = match.state.players[1].hand
    assert match.why_no_undo(1) == REVEALED
    match.undo(0, over=[1])
    match.submit(0, "pass")
    match.submit(1, "send card common")
    assert match.state.players[1].hand == drawn  # nothing is dealt anew


def test_a_card_out_of_a_bots_hand_closes_the_way_back() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt", "goods": {"wood": 3}, "hand": ["mill"]})
    match.submit(0, "pass")
    match.submit(1, "build mill")
    assert match.why_no_undo(0, over=[1]) == SHOWN
    with pytest.raises(CannotUndo):
        match.undo(0, over=[1])


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("goldsmiths-workshop", ("build {}",)),
        ("egypt/sphinx", ("build {}", "choose mill")),
        ("egypt/sphinx", ("deal {}",)),
        ("meeting-place", ("raze {}",)),
    ],
)
def test_a_card_that_a_bot_has_announced_has_been_seen(hand: str, lines: tuple[str, ...]) -> None:
    """It is on the table no sooner than all questions of the move are answered."""
    rich = {"wood": 2, "stone": 3, "food": 2, "gold": 3, "raze": 2}
    match = table(
        {"faction": "rome"},
        {"faction": "egypt", "goods": rich, "hand": [hand], "empire": ["mill", "quarry"]},
    )
    match.submit(0, "pass")
    for line in lines:
        match.play(1, GAME.parse(match.state, 1, line.format(hand))[0])
    assert match.pending[1].kind != "turn"
    assert match.why_no_undo(0, over=[1]) == SHOWN


def test_a_card_taken_in_the_open_is_no_news_when_it_is_built() -> None:
    """All saw it going into the hand (AMB-16)."""
    match: Match[State] = Match(GAME, {"factions": ["rome", "barbarians"]}, 4)
    chance = random.Random(4)
    taken: set[int] = set()
    built = 0
    while pending := match.pending:
        seat = chance.choice(list(pending))
        at = len(match.log)
        match.play(seat, chance.choice(list(pending[seat].moves)))
        step = match._steps[-1]
        for event in match.log[at:]:
            if event[0] == "drafted":
                taken.add(event[2])
            elif event[0] == "built" and event[2] in taken and len(match.log) - at == 2:
                assert not step.shown
                built += 1
    assert built


def test_what_a_bots_move_shows_to_another_person_stands() -> None:
    """With a second person at the table their eyes count, too."""
    match = table(
        {"faction": "rome"},
        {"faction": "egypt", "goods": {"wood": 3}, "hand": ["mill"]},
        {"faction": "japan"},
    )
    match.submit(0, "pass")
    match.submit(1, "build mill")
    assert match._steps[-1].shown == {0, 2}
    assert match.why_no_undo(0, over=[1]) == SHOWN


def test_undo_over_bots_stops_at_people() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt"}, {"faction": "japan"})
    match.submit(0, "pass")
    match.submit(1, "pass")
    assert match.why_no_undo(0, over=[2]) == ANOTHER_MOVED
    assert match.why_no_undo(0, over=[1, 2]) is None


def test_a_seat_that_has_not_moved_has_nothing_to_undo() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt"})
    match.submit(0, "pass")
    assert match.why_no_undo(1) == NOTHING_TO_UNDO


def test_what_lay_under_a_rivals_gate_has_been_seen() -> None:
    gate = {"card": "japan/gate", "under": ["mill"]}
    match = table(
        {"faction": "rome", "goods": {"worker": 1}, "empire": ["rome/engineers"]},
        {"faction": "japan", "empire": [gate]},
    )
    match.submit(0, "use rome/engineers")
    assert match.why_no_undo(0) == REVEALED


def test_a_raze_in_the_open_can_be_taken_back() -> None:
    match = table(
        {"faction": "barbarians", "goods": {"raze": 2}},
        {"faction": "japan", "empire": ["armorer"]},
    )
    match.submit(0, "raze armorer of 1")
    match.undo(0)
    assert [at.card for at in match.state.players[1].empire] == base().of_slug["armorer"][:1]


def test_the_next_round_has_been_seen() -> None:
    match = table({"faction": "rome"}, {"faction": "egypt", "passed": True}, round=2)
    match.submit(0, "pass")  # cleanup, then new cards for all
    assert match.state.round == 3
    assert match.why_no_undo(0) == REVEALED


def test_chance_cannot_be_asked_twice() -> None:
    match: Match[State] = Match(GAME, {"factions": ["rome"]}, 3)
    seat, decision = next(iter(match.pending.items()))
    match.play(seat, decision.moves[0])  # a card for the virtual player was picked at random
    assert match.why_no_undo(0) == REVEALED


def test_a_secret_pick_can_be_taken_back_until_all_have_picked() -> None:
    options = {"factions": ["rome", "egypt"], "lookout": "alternative"}
    match: Match[State] = Match(GAME, options, 1)
    match.play(0, match.pending[0].moves[0])
    match.undo(0)
    match.play(0, match.pending[0].moves[-1])
    match.play(1, match.pending[1].moves[0])
    assert match.why_no_undo(1) == REVEALED
    assert match.why_no_undo(0) == ANOTHER_MOVED


def test_a_secret_pick_binds_when_bots_have_picked() -> None:
    """Of the cards passed on, the one left over tells what a bot has taken (VAR-ALT-3)."""
    options = {"factions": ["rome", "egypt"], "lookout": "alternative"}
    match: Match[State] = Match(GAME, options, 1)
    for _ in range(2):
        match.play(0, match.pending[0].moves[0])
        assert match.why_no_undo(0, over=[1]) is None
        match.play(1, match.pending[1].moves[0])
        assert match.why_no_undo(0, over=[1]) == SHOWN


# Fork


def test_a_fork_goes_its_own_way() -> None:
    match = random_match(4, factions=["rome", "barbarians"])
    hashes = [record.hash for record in match.records]
    fork = match.fork(10)
    assert [record.hash for record in fork.records] == hashes[:10]
    assert GAME.hash(fork.state) == hashes[9]
    assert fork.log == match.log[: len(fork.log)]
    seat, decision = next(iter(fork.pending.items()))
    fork.play(seat, decision.moves[-1])
    assert [record.hash for record in match.records] == hashes
    assert GAME.hash(match.state) == hashes[-1]


def test_a_fork_of_everything_and_of_nothing() -> None:
    match = random_match(5, factions=["japan", "egypt"])
    assert match.fork().records == match.records
    start = match.fork(0)
    assert start.records == []
    assert GAME.hash(start.state) == match.start
    for at in (-1, len(match.records) + 1):
        with pytest.raises(ValueError, match="there is no move"):
            match.fork(at)


def test_a_fork_from_any_moment() -> None:
    match = random_match(9, factions=["egypt"])
    hashes = [match.start, *(record.hash for record in match.records)]
    for at in range(match.moves, -1, -7):
        fork = match.fork(at)
        assert (fork.moves, GAME.hash(fork.state)) == (at, hashes[at])
        assert fork.log == match.log[: len(fork.log)]
        if at:
            assert fork.events(at) == match.events(at) == fork.log[-len(match.events(at)) :]
            fork.take_back()
            assert GAME.hash(fork.state) == hashes[at - 1]


def test_a_fork_can_undo_what_the_match_could() -> None:
    match: Match[State] = Match(GAME, {"factions": ["rome", "egypt"]}, 11)
    chance = random.Random(11)
    undone = 0
    while pending := match.pending:
        seat = chance.choice(list(pending))
        match.play(seat, chance.choice(list(pending[seat].moves)))
        whole, older = match.fork(), match.fork(match.moves)
        older._before.clear()  # as if all old states were forgotten
        if match.why_no_undo(seat) is None:
            whole.undo(seat)
            older.undo(seat)
            assert GAME.hash(whole.state) == GAME.hash(older.state)
            assert whole.records == older.records
            undone += 1
    assert undone


# What a match keeps


def test_few_states_are_kept_and_none_from_before_what_all_have_seen() -> None:
    match: Match[State] = Match(GAME, {"factions": ["rome", "barbarians"]}, 4)
    chance = random.Random(4)
    most = 0
    while pending := match.pending:
        seat = chance.choice(list(pending))
        match.play(seat, chance.choice(list(pending[seat].moves)))
        most = max(most, len(match._before))
        if match._steps[-1].reveals and match._steps[-1].shown:
            assert len(match._before) == 1
    assert most == 8


def test_the_log_tells_what_happened() -> None:
    match = table({"faction": "rome", "goods": {"wood": 3}, "hand": ["mill"]}, {"faction": "egypt"})
    match.submit(0, "build mill")
    assert match.log[0][0] == "move"
    assert match.state.log is None


def test_the_end_of_a_match() -> None:
    match = random_match(6, factions=["rome", "egypt", "japan"])
    assert not match.pending
    assert match.outcome is not None
    assert match.view(0)["outcome"]["scores"] == list(match.outcome.scores)
    with pytest.raises(Refused) as refused:
        match.submit(0, "pass")
    assert "END-1" in refused.value.refusal.clauses


OPTIONS = st.one_of(
    st.fixed_dictionaries(
        {
            "factions": st.permutations(["rome", "barbarians", "japan", "egypt"]).flatmap(
                lambda all_: st.integers(2, 4).map(lambda n: all_[:n])
            ),
            "lookout": st.sampled_from(["standard", "alternative", "advanced"]),
        }
    ),
    st.fixed_dictionaries(
        {"factions": st.sampled_from(["rome", "japan", "egypt"]).map(lambda one: [one])}
    ),
)


@settings(max_examples=25)
@hypothesis_given(OPTIONS, st.integers(0, 10_000))
def test_replay_equals_play_hash_by_hash(options: dict[str, Any], seed: int) -> None:
    match = random_match(seed, **options)
    again: Match[State] = Match(GAME, options, seed)
    assert again.start == match.start
    for record in match.records:
        again.play(record.seat, GAME.parse(again.state, record.seat, record.text)[0])
        assert again.records[-1] == record
    assert again.log == match.log


@settings(max_examples=15)
@hypothesis_given(OPTIONS, st.integers(0, 10_000))
def test_undo_restores_everything(options: dict[str, Any], seed: int) -> None:
    match: Match[State] = Match(GAME, options, seed)
    chance = random.Random(seed)
    while pending := match.pending:
        seat = chance.choice(list(pending))
        before = (GAME.hash(match.state), match.records, match.log[:], match.view(seat))
        move = chance.choice(list(pending[seat].moves))
        match.play(seat, move)
        if match.why_no_undo(seat) is None:
            match.undo(seat)
            assert (GAME.hash(match.state), match.records, match.log, match.view(seat)) == before
            match.play(seat, move)
