"""Replay equals play; journals are salvaged up to the first bad line; games are exported."""

from pathlib import Path
from typing import Any

import pytest

from osada.campaign import export
from osada.campaign.game import Campaign
from osada.campaign.state import GAME
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.settlers.game import Settlers
from tests.campaign.games import CAMPAIGN, TABLES, begun_on_paper, played, walk

GAMES: dict[str, Any] = {"campaign": CAMPAIGN, "settlers": Settlers()}


@pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(one["factions"]))
def test_replay_equals_play(options: dict[str, Any], tmp_path: Path) -> None:
    match = played(options, "a replay", 420)
    assert match.state.book.number > 1 or match.outcome is not None
    file = tmp_path / "campaign.osada"
    journal.write(file, match)
    again = journal.replay(journal.read(file), GAMES)
    assert again.fingerprint == match.fingerprint
    assert again.view(0) == match.view(0)
    assert again.log == match.log


def second_game(random: int) -> tuple[list[int], tuple[int, ...]]:
    """The Common deck and the Goals of the second game after some way through the first."""
    options = begun_on_paper("ancient", ["rome", "egypt"])
    state = CAMPAIGN.new(options, "a seed")
    chance = seeded(random)
    while state.book.number == 5 or state.book.stage != GAME:
        seat = CAMPAIGN.asked(state)
        moves = CAMPAIGN.options(state, seat)
        chance = step(chance)
        CAMPAIGN.make(state, seat, moves[below(chance, len(moves))])
    assert state.table is not None
    return state.table.common_deck, state.table.options.goals


def test_another_move_does_not_reshuffle_the_next_game() -> None:
    assert second_game(1) == second_game(2)
    other = CAMPAIGN.new({"factions": ["rome", "egypt"]}, "a seed").table
    assert other is not None
    assert other.common_deck != second_game(1)[0]


def cut(text: str, line: int) -> str:
    """A journal that breaks off after so many lines of moves."""
    head, _, moves = text.partition("\n\n")
    return f"{head}\n\n" + "\n".join(moves.splitlines()[:line]) + "\n"


def test_a_cut_journal_goes_on_where_it_breaks_off(tmp_path: Path) -> None:
    match = played(TABLES[0], 5, 400)
    text = journal.text(match)
    ends = [at for at, record in enumerate(match.records) if record.text.startswith("cross")]
    for at in (ends[0], ends[1], ends[1] + 1, 250):
        found, wrong = journal.salvage(journal.parse(cut(text, at).encode(), "x"), GAMES)
        assert wrong is None
        assert found.moves == at
        assert found.fingerprint == (match.records[at - 1].hash)


def test_a_changed_line_is_found_where_it_is() -> None:
    match = played(TABLES[0], 5, 400)
    lines = journal.text(match).splitlines()
    at = next(n for n, line in enumerate(lines) if " cross " in line)
    space = int(lines[at].split()[2])
    lines[at] = lines[at].replace(f"cross {space}", f"cross {space % 12 + 1}")
    found, wrong = journal.salvage(journal.parse("\n".join(lines).encode(), "x"), GAMES)
    assert wrong is not None
    assert wrong.line == at + 1
    assert found.moves == len([line for line in lines[:at] if "  # " in line])


def test_every_game_is_a_journal_of_the_card_game(tmp_path: Path) -> None:
    match = played(TABLES[0], 7, 600)
    numbers = export.played(match)
    assert numbers[:2] == [1, 2]
    for number in numbers[:3]:
        game = export.game(match, number)
        file = tmp_path / f"{number}.osada"
        journal.write(file, game)
        again = journal.replay(journal.read(file), GAMES)
        assert again.fingerprint == game.fingerprint
        if number < match.state.book.number:
            outcome = again.outcome
            assert outcome is not None
            record = match.state.book.chronicle[number - 1]
            assert outcome.scores == tuple(chapter.score for chapter in record.chapters)
    with pytest.raises(export.NoSuchGame, match="there is no game 99"):
        export.game(match, 99)


def test_versions_name_those_of_the_card_game() -> None:
    assert CAMPAIGN.version == f"1.{Settlers().version}"
    assert CAMPAIGN.by(CAMPAIGN.version) is CAMPAIGN
    assert CAMPAIGN.by("9.9") is None
    old = CAMPAIGN.by("1.1")
    assert isinstance(old, Campaign)
    assert old.version == "1.1"
    header = journal.text(played(TABLES[0], 1, 3)).replace(f"rules: {CAMPAIGN.version}", "rules: 7")
    with pytest.raises(journal.JournalError, match='rules version "7"'):
        journal.replay(journal.parse(header.encode(), "x"), GAMES)


def test_a_copy_stands_apart() -> None:
    for state in walk(TABLES[0], 2, 300):
        if state.book.stage != GAME:
            break
    other = state.copy()
    before = CAMPAIGN.hash(state)
    for _ in range(5):
        seat = CAMPAIGN.asked(other)
        CAMPAIGN.make(other, seat, CAMPAIGN.options(other, seat)[0])
    assert CAMPAIGN.hash(state) == before != CAMPAIGN.hash(other)


def test_a_match_forks_and_undoes_purchases() -> None:
    options = begun_on_paper("ancient", ["rome", "egypt"])
    match: Match[Any] = Match(CAMPAIGN, options, 3)
    random = seeded(1)
    while match.state.book.stage != 3:
        seat, decision = next(iter(match.pending.items()))
        random = step(random)
        match.play(seat, decision.moves[below(random, len(decision.moves))])
    buyer = match.state.book.asked
    before = match.fingerprint
    match.submit(buyer, "buy wheel")
    match.submit(buyer, "buy pottery")
    match.undo(buyer)
    match.undo(buyer)
    assert match.fingerprint == before
    match.submit(buyer, "buy wheel")
    match.submit(buyer, "done")
    assert match.why_no_undo(buyer) is None
    rival = match.state.book.asked
    match.submit(rival, "buy pottery")
    assert match.why_no_undo(buyer) is not None
    assert match.fork(match.moves - 1).state.book.asked == rival
