"""What a campaign tells while it is played, in three languages."""

from typing import Any

import pytest

from osada import LANGUAGES
from osada.campaign.face import CampaignFace
from tests.campaign.games import CAMPAIGN, TABLES, begun_on_paper, played

FACE = CampaignFace(CAMPAIGN)
NAMES = {0: "Ola", 1: "Jan", 2: "Ewa", 3: "Petr"}


@pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(one["factions"]))
def test_the_log_has_all_events_and_grows_at_its_end(options: dict[str, Any]) -> None:
    match = played(options, 11, 260)
    for language in LANGUAGES:
        for viewer in (0, None):
            told = FACE.entries(match.state, match.log, viewer, NAMES, language)
            assert sum(entry.moves for entry in told) == match.moves
            places = [entry.first for entry in told]
            assert places == sorted(places)
            assert all(entry.text and "{" not in entry.text for entry in told)
            last = told[-1]
            again = FACE.entries(match.state, match.log[last.first :], viewer, NAMES, language)
            assert [entry.text for entry in again] == [last.text]
            earlier = FACE.entries(match.state, match.log[: last.first], viewer, NAMES, language)
            assert [entry.text for entry in earlier] == [entry.text for entry in told[:-1]]


def test_the_end_of_a_game_is_told_step_by_step() -> None:
    match = played(begun_on_paper("ancient", ["rome", "egypt"]), 3, 400)
    lines = [
        line
        for entry in FACE.entries(match.state, match.log, 0, NAMES, "en")
        for line in (entry.text, *entry.details)
    ]
    for word in (
        "Game 5 begins",
        "Game 5 is over, won by",
        "writes down",
        "crosses off space",
        "gains",
        "buys",
        "of the Province map",
        "Game 6 begins",
    ):
        assert any(word in line for line in lines), word
