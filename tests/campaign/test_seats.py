"""Seats keep their numbers when somebody leaves: lines, questions, log and views name seats."""

from typing import Any

from osada import LANGUAGES
from osada.campaign.face import CampaignFace
from osada.campaign.game import Campaign
from osada.campaign.state import GAME, State
from osada.campaign.verbs import LEAVE
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.settlers.verbs import BUILD, CHOOSE_LOCATION, RAZE_OF
from tests.campaign.games import CAMPAIGN

FACE = CampaignFace(CAMPAIGN)
NAMES = {0: "Ola", 1: "Jan", 2: "Ewa"}


def left_by_first() -> Match[State]:
    """A campaign of three in which the first seat has left after its first game."""
    sheets = [{"knowledge": 0}, {"knowledge": 300}, {"knowledge": 300}]
    options: dict[str, Any] = {
        "factions": ["rome", "barbarians", "japan"],
        "begun": {"number": 4, "sheets": sheets},
    }
    for seed in range(40):
        match: Match[State] = Match(CAMPAIGN, options, seed)
        random = seeded(seed)
        while match.pending and match.state.book.number == 4:
            seat, decision = next(iter(match.pending.items()))
            random = step(random)
            move = decision.moves[below(random, len(decision.moves))]
            match.play(seat, LEAVE if decision.kind == "empire" else move)
        if match.state.book.playing == (1, 2):
            return match
    raise AssertionError("the first seat never fell alone")


def test_two_of_three_play_on() -> None:
    match = left_by_first()
    random = seeded(5)
    named = 0
    for _ in range(260):
        seat, decision = next(iter(match.pending.items()))
        if match.state.book.stage != GAME:
            break
        assert seat in (1, 2)
        assert match.view(seat)["seated"] == [1, 2]
        assert match.view(seat)["turn"] == [seat]
        for move in decision.moves:
            text = CAMPAIGN.text(match.state, seat, move)
            assert CAMPAIGN.parse(match.state, seat, text)[0].kind == move.kind
            if " of " in text:
                named += 1
                assert f" of {3 - seat}" in text
                assert f" of {seat}" not in text
            for language in LANGUAGES:
                assert FACE.label(match.state, seat, move, language, NAMES)
        assert [one.text for one in FACE.possible(match.state, seat, "en", NAMES)] == [
            CAMPAIGN.text(match.state, seat, move) for move in decision.moves
        ]
        refusal = CAMPAIGN.why_not(match.state, 3 - seat, decision.moves[0])
        if refusal is not None and "seat" in refusal.facts:
            assert refusal.facts["seat"] == seat
        away = CAMPAIGN.why_not(match.state, 0, decision.moves[0])
        assert away is not None
        assert away.clause == "FALL-6"
        random = step(random)
        eager = [move for move in decision.moves if move.kind in (RAZE_OF, BUILD, CHOOSE_LOCATION)]
        moves = eager or list(decision.moves)
        match.play(seat, moves[below(random, len(moves))])
    assert named
    told = FACE.entries(match.state, match.log, 1, NAMES, "en")
    assert sum(entry.moves for entry in told) == match.moves
    assert {entry.seat for entry in told} >= {0, 1, 2}
    text = journal.text(match)
    again = journal.replay(journal.parse(text.encode(), "x"), {"campaign": Campaign()})
    assert again.fingerprint == match.fingerprint
