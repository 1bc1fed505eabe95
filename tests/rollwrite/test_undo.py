"""Taking moves back where all decide at once: one's own, whatever the others did meanwhile."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.kernel import journal
from osada.kernel.game import Refused
from osada.kernel.match import ANOTHER_MOVED, NOTHING_TO_UNDO, REVEALED, CannotUndo, Match
from osada.rollwrite import RollWrite, State
from osada.rollwrite.state import DEVELOP, FAVOR, SETTLE
from tests.rollwrite.games import BASE, GAME, SEEDS, chosen, examples, legal, options


def begun(with_options: dict[str, Any], seed: int | str = 1) -> Match[State]:
    """A match in its first Develop phase."""
    match: Match[State] = Match(GAME, with_options, seed)
    take_tokens(match)
    return match


def take_tokens(match: Match[State]) -> None:
    while match.state.phase == FAVOR:
        seat = GAME.asked(match.state)
        match.play(seat, match.pending[seat].moves[0])


TWO = {"mode": "advanced", "players": 2}


def texts(match: Match[State]) -> list[str]:
    return [f"{record.seat} {record.text}" for record in match.records]


def same_match(one: Match[State], other: Match[State]) -> None:
    """Whether two matches are in no way different, the way back included."""
    assert GAME.hash(one.state) == GAME.hash(other.state)
    assert one.records == other.records
    assert one.log == other.log
    assert one.view(None) == other.view(None)
    for seat in range(len(one.state.players)):
        assert one.why_no_undo(seat) == other.why_no_undo(seat)
        assert legal(one.state, seat) == legal(other.state, seat)


# What can be taken back


def test_own_moves_go_back_to_the_start_of_the_phase_whatever_others_did() -> None:
    """RW-AMB-28, RW-ROUND-06: one after the other, the last first."""
    match = begun(TWO)
    before = GAME.hash(match.state)
    match.submit(0, "build bridges 1")
    match.submit(1, "build bridges 1")
    match.submit(0, "build bridges 2")
    match.submit(1, "build tool-shop 1")
    match.submit(0, "harvest I-a")
    match.submit(1, "build bridges 2")
    for _ in range(3):
        match.undo(0)
    assert texts(match)[2:] == ["1 build bridges 1", "1 build tool-shop 1", "1 build bridges 2"]
    assert match.state.players[0].bridges == 0
    assert match.state.players[1].bridges == 2
    assert match.why_no_undo(0) == ANOTHER_MOVED  # the token lies further back
    for _ in range(3):
        match.undo(1)
    assert GAME.hash(match.state) == before


def test_what_the_others_did_stands_as_if_nothing_had_been_between() -> None:
    """RW-AMB-28: after undo the match is one in which the move was never made."""
    match, never = begun(TWO), begun(TWO)
    for each in (match, never):
        each.submit(0, "build bridges 1")
    match.submit(0, "build tool-shop 1")
    for each in (match, never):
        each.submit(1, "build bridges 1")
        each.submit(1, "ready")
    match.undo(0)
    same_match(match, never)
    match.submit(0, "ready")
    never.submit(0, "ready")
    same_match(match, never)


def test_a_token_is_taken_back_over_the_bots_until_dice_are_rolled() -> None:
    match = begun(TWO)
    seats = [record.seat for record in match.records]
    first, second = seats[0], seats[1]
    assert match.why_no_undo(first) == ANOTHER_MOVED
    assert match.why_no_undo(first, over=[second]) is None
    match.submit(second, "build bridges 1")
    match.undo(first, over=[second])
    assert match.records == []
    assert match.state.phase == FAVOR


def test_nothing_is_taken_back_after_ready() -> None:
    """RW-ROUND-19, RW-AMB-28: it is final, also while others still play."""
    match = begun(TWO)
    match.submit(0, "build bridges 1")
    match.submit(0, "ready")
    assert match.why_no_undo(0) == REVEALED
    match.submit(1, "build bridges 1")
    with pytest.raises(CannotUndo) as why:
        match.undo(0)
    assert str(why.value) == REVEALED
    match.undo(1)
    with pytest.raises(Refused):
        match.submit(0, "build bridges 2")
    assert match.state.players[0].ready


def test_ready_is_final_even_alone_and_with_nothing_else_to_do() -> None:
    """RW-ROUND-21, RW-AMB-28: the last move can be taken back as long as nobody said ready."""
    match = begun({"sheets": ["1"]})
    while len(legal(match.state)) > 1:
        match.play(0, match.pending[0].moves[0])
    made = match.moves
    assert match.state.phase == DEVELOP
    assert legal(match.state) == ["ready"]
    match.undo(0)
    assert match.moves == made - 1
    match.play(0, match.pending[0].moves[0])
    while legal(match.state) != ["ready"]:
        match.play(0, match.pending[0].moves[0])
    match.submit(0, "ready")
    assert match.why_no_undo(0) == REVEALED


def test_a_reroll_is_never_taken_back() -> None:
    """RW-AMB-28: moves after it are, and only those."""
    match = begun({"sheets": ["twin-altars", "twin-altars"]})
    match.submit(0, "reroll 2 with horn-altar")
    dice = match.state.players[0].dice
    match.submit(1, "build bridges 1")
    match.submit(0, "build bridges 1")
    match.undo(0)
    assert match.why_no_undo(0) == REVEALED
    assert match.state.players[0].dice == dice
    match.undo(1)
    assert match.state.players[1].window


def test_anothers_reroll_is_not_in_the_way() -> None:
    """RH-MODEL-09, RW-AMB-28: it stays as it was rolled."""
    match = begun({"sheets": ["twin-altars", "twin-altars"]}, 5)
    match.submit(0, "build bridges 1")
    match.submit(1, "reroll 1 with horn-altar")
    match.submit(1, "build bridges 1")
    dice = match.state.players[1].dice
    match.undo(0)
    assert match.state.players[0].window
    assert match.state.players[1].dice == dice
    assert texts(match)[-2:] == ["1 reroll 1 with horn-altar", "1 build bridges 1"]
    match.submit(0, "reroll 1 with horn-altar")
    match.undo(1)
    assert match.why_no_undo(1) == REVEALED


def test_the_dice_that_a_line_kept_can_be_rolled_again_after_undo() -> None:
    """RW-ADVENTURE-12: `keep` and the move are one line, taken back together."""
    match = begun({"sheets": ["twin-altars"]})
    before = GAME.hash(match.state)
    assert match.submit(0, "build bridges 1") == ["keep", "build bridges 1"]
    with pytest.raises(Refused):
        match.submit(0, "reroll 1 with horn-altar")
    match.undo(0)
    assert GAME.hash(match.state) == before
    match.submit(0, "keep")
    match.undo(0)
    match.submit(0, "reroll 1 with horn-altar")
    assert match.state.players[0].used(1) == 1


def test_between_two_rerolls() -> None:
    """RW-AMB-32: the second window is open; keeping the dice there can be taken back."""
    match: Match[State] = Match(GAME, {"sheets": ["twin-altars"]}, 2)
    match.play(0, match.pending[0].moves[0])
    match.submit(0, "build omen-altar")
    match.submit(0, "ready")
    take_tokens(match)
    match.submit(0, "reroll 1 with omen-altar")
    match.submit(0, "keep")
    match.undo(0)
    assert "keep" in legal(match.state)
    assert match.why_no_undo(0) == REVEALED
    match.submit(0, "reroll worker with horn-altar")
    assert "keep" not in legal(match.state)
    assert match.why_no_undo(0) == REVEALED


def to_settlements(seed: int) -> Match[State]:
    """A game of three in which several players may create a settlement now."""
    match: Match[State] = Match(GAME, {"mode": "advanced", "players": 3}, seed)
    chance = random.Random(seed)
    while match.state.phase != SETTLE or len(match.pending) < 2:
        seat = chance.choice(list(match.pending))
        moves = match.pending[seat].moves
        match.play(seat, chance.choice(list(moves)[: max(1, len(moves) - 1)]))
    return match


def test_a_settlement_can_be_taken_back_until_all_have_decided() -> None:
    """RW-ADV-18, RW-AMB-30: decisions do not touch each other either."""
    match = to_settlements(3)
    first, *_, last = match.pending
    before = GAME.hash(match.state)
    match.play(first, match.pending[first].moves[0])
    with pytest.raises(Refused):
        match.submit(first, "skip")
    match.undo(first)
    assert GAME.hash(match.state) == before
    match.submit(first, "skip")
    for seat in list(match.pending):
        match.submit(seat, "skip")
    assert match.state.phase == FAVOR
    assert match.why_no_undo(last) == REVEALED
    assert match.why_no_undo(first) in (ANOTHER_MOVED, REVEALED)


def test_develop_is_out_of_reach_once_settlements_are_created() -> None:
    """RW-ROUND-19: the phase before is over."""
    match = to_settlements(4)
    for seat in match.pending:
        assert match.why_no_undo(seat) in (ANOTHER_MOVED, REVEALED)


def test_a_seat_that_has_not_moved_has_nothing_to_undo() -> None:
    match: Match[State] = Match(GAME, TWO, 1)
    first = GAME.asked(match.state)
    match.play(first, match.pending[first].moves[0])
    assert match.why_no_undo(1 - first) == NOTHING_TO_UNDO
    match.undo(first)
    assert match.records == []


def test_a_token_can_be_taken_back_until_somebody_moves() -> None:
    """RW-FAVOR-01: by the last who took one, in the first round and in every other."""
    match: Match[State] = Match(GAME, {"sheets": ["12"]}, 1)
    for _ in range(4):
        match.play(0, match.pending[0].moves[0])
        assert match.why_no_undo(0) is None
        match.undo(0)
        match.play(0, match.pending[0].moves[1])
        match.submit(0, "ready")
        assert match.why_no_undo(0) == REVEALED


def test_a_taken_token_stays_taken_once_another_has_chosen() -> None:
    """RW-FAVOR-01: there one decides after the other."""
    match: Match[State] = Match(GAME, TWO, 1)
    first = GAME.asked(match.state)
    match.play(first, match.pending[first].moves[0])
    match.play(1 - first, match.pending[1 - first].moves[0])
    assert match.why_no_undo(first) == ANOTHER_MOVED


# Random matches


class Player:
    """What one seat should be able to take back: its lines since the phase began."""

    def __init__(self) -> None:
        self.phase = 0
        self.lines: list[list[str]] = []

    def made(self, moment: int, line: list[str], final: bool) -> None:
        """A line was made; a final one cannot be taken back, nor what was before it."""
        self.begin(moment)
        self.lines = [] if final else [*self.lines, line]

    def begin(self, moment: int) -> None:
        if self.phase != moment:
            self.phase, self.lines = moment, []


def random_match(
    with_options: dict[str, Any], seed: int, undos: float, game: RollWrite = GAME
) -> Match[State]:
    """A match in which everybody takes moves back at any time; each undo is checked."""
    match: Match[State] = Match(game, with_options, seed)
    chance = random.Random(seed)
    players = [Player() for _ in match.state.players]
    while pending := match.pending:
        moment = GAME.moment(match.state)
        seat = chance.choice(list(pending))
        if moment and chance.random() < undos:
            seat = chance.randrange(len(players))
            players[seat].begin(moment)
            try_undo(match, seat, players[seat])
            continue
        made = chosen(pending[seat].moves, chance.randrange(1 << 31, 1 << 60))
        text = GAME.text(match.state, seat, made)
        done = match.submit(seat, text)
        assert done == [text]
        final = text == "ready" or text.startswith("reroll")
        players[seat].made(moment, done, final)
    return match


def try_undo(match: Match[State], seat: int, player: Player) -> None:
    """Take back a seat's last line, if it may; compare with a match that never had it."""
    if not player.lines:
        why = match.why_no_undo(seat)
        token = match.records[-1].seat == seat and match.records[-1].text.startswith("take")
        assert why in (ANOTHER_MOVED, REVEALED, NOTHING_TO_UNDO) or token
        return
    last = max(at for at, record in enumerate(match.records) if record.seat == seat)
    assert match.records[last].text == player.lines.pop()[-1]
    never = match.fork(last)
    for record in match.records[last + 1 :]:
        never.submit(record.seat, record.text)
    match.undo(seat)
    same_match(match, never)


@given(options(), SEEDS)
@examples(25)
def test_after_undo_a_move_was_never_made(with_options: dict[str, Any], seed: int) -> None:
    """RW-AMB-28, RW-ROUND-20: back to the start of the phase or the last own reroll, never after
    ready; and the journal of what remains replays."""
    match = random_match(with_options, seed, 0.25)
    again: Match[State] = Match(GAME, with_options, seed)
    for record in match.records:
        again.play(record.seat, GAME.parse(again.state, record.seat, record.text)[0])
        assert again.records[-1] == record
    assert again.log == match.log
    assert again.outcome == match.outcome


@given(st.integers(2, 4), SEEDS)
@examples(10)
def test_the_journal_of_a_match_with_undo_replays(players: int, seed: int) -> None:
    """RH-MODEL-06: what was taken back is not in it."""
    match = random_match({"mode": "advanced", "players": players}, seed, 0.3, BASE)
    text = journal.text(match)
    again = journal.replay(journal.parse(text.encode(), "game"), {"rollwrite": BASE})
    same_match(again, match)
    assert journal.text(again) == text


@given(options(), SEEDS)
@examples(10)
def test_a_fork_can_undo_what_the_match_could(with_options: dict[str, Any], seed: int) -> None:
    """Also when no old state is left and all is played again."""
    match: Match[State] = Match(GAME, with_options, seed)
    chance = random.Random(seed)
    while pending := match.pending:
        seat = chance.choice(list(pending))
        match.play(seat, chosen(pending[seat].moves, chance.randrange(1 << 31, 1 << 60)))
        if chance.random() < 0.1:
            older = match.fork()
            older._before.clear()
            for other in range(len(match.state.players)):
                if match.why_no_undo(other) is None:
                    one, two = match.fork(), older.fork()
                    one.undo(other)
                    two.undo(other)
                    same_match(one, two)


def test_states_are_kept_only_as_far_back_as_undo_reaches() -> None:
    """A phase or two, not the whole game, however it is played."""
    for with_options in ({"sheets": ["9"]}, TWO, {"sheets": ["1", "2"]}):
        match: Match[State] = Match(GAME, with_options, 4)
        chance = random.Random(4)
        while pending := match.pending:
            seat = chance.choice(list(pending))
            match.play(seat, chosen(pending[seat].moves, chance.randrange(1 << 31, 1 << 60)))
            moments = {step.moment for step in match._steps[-len(match._before) :]}
            assert len(moments) <= 3
