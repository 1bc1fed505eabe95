"""A move between games is listed if and only if it is not refused, and refusals can be said."""

import re
from typing import Any

import pytest

from osada import LANGUAGES
from osada.campaign import verbs as w
from osada.campaign.face import CampaignFace
from osada.campaign.notation import parse, text
from osada.campaign.state import GAME, State
from osada.kernel.game import BadNotation, BadOptions, move
from osada.rules import clauses
from tests.campaign.games import CAMPAIGN, TABLES, begun_on_paper, between, walk

FACE = CampaignFace(CAMPAIGN)


def tried(state: State) -> list[Any]:
    """Whatever somebody may try between games."""
    box = state.book.options.box
    cards = [*box.provinces, *(card for era in box.inventions for card in era), 0, 60, -1, 9999]
    found = [move(kind) for kind in (w.DONE, w.RETIRE, w.DECK_KEEP, w.DECK_DONE)]
    found += [move(w.ADVANCE, track) for track in (-1, 0, 1, 2, 3)]
    found += [move(w.CROSS, space) for space in (-1, 0, 1, 6, 12, 13)]
    found += [move(w.FOUND, at) for at in (-1, 0, 1, 2, 3, 4, 9)]
    kinds = (w.BUY, w.KEEP, w.DECK_IN, w.DECK_OUT)
    return found + [move(kind, card) for kind in kinds for card in cards] + [move(10), move(0, 5)]


@pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(one["factions"]))
def test_legal_or_refused(options: dict[str, Any]) -> None:
    seen: set[tuple[int, int]] = set()
    known = clauses("en")
    for state in between(options, 6, 900):
        key = (state.book.stage, state.book.asked)
        if key in seen:
            continue
        seen.add(key)
        pending = CAMPAIGN.pending(state)
        for seat in range(len(state.book.empires)):
            listed = list(pending[seat].moves) if seat in pending else []
            for one in tried(state):
                refusal = CAMPAIGN.why_not(state, seat, one)
                assert (refusal is None) == (one in listed), (text(state, one), seat)
                if refusal is not None:
                    assert all(clause in known for clause in refusal.clauses)
                    for language in LANGUAGES:
                        said = FACE.refusal(state, refusal, language, {0: "Ola", 1: "Jan"})
                        assert said.endswith(f"({refusal.clause}).")
                        assert "{" not in said
    assert seen


@pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(one["factions"]))
def test_notation_goes_there_and_back(options: dict[str, Any]) -> None:
    for state in between(options, 6, 700):
        for seat, decision in CAMPAIGN.pending(state).items():
            labels: set[str] = set()
            for one in decision.moves:
                said = text(state, one)
                assert parse(state, said)[0] is one or parse(state, said)[0].what == one.what
                labels.add(FACE.label(state, seat, one, "en", {}))
                for language in LANGUAGES:
                    assert FACE.label(state, seat, one, language, {})
            for language in LANGUAGES:
                assert FACE.question(state, seat, language).endswith(("?", "."))
            spots = FACE.possible(state, seat, "en", {})
            assert [spot.text for spot in spots] == [text(state, one) for one in decision.moves]


def test_moves_of_another_moment_are_refused() -> None:
    state = next(one for one in walk(TABLES[0], 1, 5) if one.book.stage == GAME)
    for line, clause in (("buy wheel", "CEND-14"), ("cross 3", "CEND-17"), ("retire", "FALL-6")):
        refusal = CAMPAIGN.why_not(state, 0, parse(state, line)[0])
        assert refusal is not None
        assert refusal.clause == clause
    refusal = CAMPAIGN.why_not(state, 7, w.NO_MORE)
    assert refusal is not None
    assert refusal.reason == "no-such-seat"


LINES = {
    "buy": "only-verb",
    "buy whel": "no-such-invention",
    "buy mint": "no-such-invention",
    "keep wheel": "no-such-province",
    "advance war": "no-such-track",
    "cross all": "no-such-space",
    "cross 99999": "no-such-space",
    "found romans": "no-such-faction",
    "done now": "stands-alone",
    "retire now": "stands-alone",
    "deck forum": "no-change",
    "deck +forum": "no-such-card",
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_that_is_no_move(line: str) -> None:
    state = next(between(TABLES[0], 6))
    with pytest.raises(BadNotation) as error:
        CAMPAIGN.parse(state, 0, line)
    assert error.value.reason == LINES[line]
    for language in LANGUAGES:
        assert FACE.notation(error.value, language)


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"sheets": [{}]}, "CSETUP-1"),
    ({"sheets": [{}, "Roma"]}, "SHEET-3"),
    ({"sheets": [{}, {"colour": 1}]}, "unknown key"),
    ({"sheets": [{}, {"tracks": "17/0/0"}]}, "SHEET-14"),
    ({"sheets": [{}, {"tracks": "4-0-2"}]}, "SHEET-12"),
    ({"sheets": [{}, {"tracks": "4/16/2"}]}, "ERA-1"),
    ({"sheets": [{}, {"scores": [60, 50, 45, 44]}]}, "FALL-2"),
    ({"sheets": [{}, {"inventions": ["archery", "pottery"]}]}, "INVENT-3"),
    ({"sheets": [{}, {"inventions": ["guilds"]}]}, "INVENT-5"),
    ({"sheets": [{"provinces": ["mint"]}, {"provinces": ["mint"]}]}, "CSETUP-23"),
    ({"sheets": [{"provinces": ["mint"]}, {}], "province_discard": ["mint"]}, "CSETUP-23"),
    ({"sheets": [{"inventions": ["wheel"]}, {"inventions": ["wheel"]}]}, "INVENT-17"),
    ({"sheets": [{}, {"era": "bronze"}]}, "SHEET-1"),
    ({"sheets": [{}, {"map": [13]}]}, "SHEET-19"),
    ({"sheets": [{}, {"map": [3, 3]}]}, "UPKEEP-15"),
    ({"sheets": [{}, {"faction": "japan"}]}, "CSETUP-2"),
    ({"sheets": [{}, {"knowledge": -1}]}, "knowledge is a number"),
    ({"sheets": [{}, {"scores": 40}]}, "SHEET-7"),
    ({"sheets": [{}, {"name": "x" * 99}]}, "SHEET-4"),
    ({"sheets": [{}, {}], "number": 0}, "number of the next game"),
    ({"sheets": [{}, {}], "seed": 0}, "unknown key"),
)


@pytest.mark.parametrize("begun", WRONG, ids=lambda one: str(one[1]))
def test_sheets_that_are_none(begun: tuple[dict[str, Any], str]) -> None:
    given, said = begun
    with pytest.raises(BadOptions) as error:
        CAMPAIGN.new({"factions": ["rome", "egypt"], "begun": given}, 1)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"peaceful": True}, "AMB-C66"),
        ({"five_players": True}, "CAMP-CONTENT-15"),
        ({"factions": ["rome", "egypt", "japan", "barbarians", "aztecs"]}, "CAMP-CONTENT-15"),
        ({"factions": ["rome", "rome"]}, "SETUP-4"),
        ({"names": ["a", "b", "c"]}, "CSETUP-1"),
        ({"names": ["a" * 41]}, "SHEET-4"),
        ({"upkeep_gold": 3}, "true or false"),
        ({"rounds": 5}, "unknown option"),
        ({"sheets": []}, "unknown option"),
    ],
)
def test_options_that_are_not_allowed(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(said)) as error:
        CAMPAIGN.new({"factions": ["rome", "egypt"], **options}, 1)
    told = [error.value.told(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(said in one for one in told) or "-" not in said


def test_names_are_written_on_the_sheets() -> None:
    state = CAMPAIGN.new({"factions": ["rome", "egypt"], "names": ["Roma"]}, 1)
    assert [empire.name for empire in state.book.empires] == ["Roma", ""]
    paper = begun_on_paper("ancient", ["rome", "egypt"], name="Alba")
    assert CAMPAIGN.new(paper, 1).book.empires[0].name == "Alba"
