"""Prayers in facts: what a page shows adds up to what the rules give."""

from collections import Counter
from typing import Any

import pytest

from osada.bots import ask, bot
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.settlers import Settlers, State
from osada.settlers.log import Told, entries
from osada.settlers.viewtypes import Prayer

OPTIONS = {
    "factions": ["aztecs", "rome", "egypt"],
    "boxes": ["friends", "aztecs"],
    "format": "open",
}


@pytest.fixture(scope="module")
def shown() -> list[tuple[Prayer, Prayer]]:
    """Every prayer of two games: as it stood before the last answer in it, and counted."""
    found: list[tuple[Prayer, Prayer]] = []
    for seed in (7, 8):
        match: Match[State] = Match(Settlers(), OPTIONS, seed)
        random = seeded(seed)
        before: Prayer | None = None
        while pending := match.pending:
            seat = min(pending)
            random = step(random)
            legal = pending[seat].moves
            known = len(match.log)
            going = match.view(seat).get("prayer")
            assert going == match.view(None).get("prayer")  # everybody sees it (PRAYER-15)
            before = going
            if below(random, 10) < 4:
                random = step(random)
                match.play(seat, legal[below(random, len(legal))])
            else:
                match.play(seat, ask(bot("greedy"), match.game, match.state, seat, random))
            for event in match.log[known:]:
                if event[0] == "answered":
                    told = _told(match, [event])
                    found.append((before or told, told))
    return found


def _told(match: Match[State], events: list[tuple[Any, ...]]) -> Prayer:
    lines: list[Told] = entries(match.state.cards, [("phase", -1, 1, 0), *events], None, {}, "en")
    (prayer,) = lines[-1].prayers
    return prayer


def test_what_is_lit_adds_up_to_what_it_brings(shown: list[tuple[Prayer, Prayer]]) -> None:
    assert {prayer["by"] for _, prayer in shown} == {"draw", "tokens"}
    for _, prayer in shown:
        total: Counter[str] = Counter()
        for piece in [*prayer["cards"], *prayer["tokens"]]:
            assert not (piece["lit"] and piece["why"])
            assert piece["lit"] or not piece["brings"]
            total.update(piece["brings"])
        for least in prayer["least"]:
            assert least["reached"] == (prayer["matches"] >= least["least"])
            total.update(least["brings"] if least["reached"] else {})
        spent = prayer["spent"]
        total["vp"] += sum(spent.values()) + len(spent)  # AZT-CARD-2
        assert +total == Counter(prayer["brings"])
        assert prayer["matches"] == sum(one["lit"] for one in [*prayer["cards"], *prayer["tokens"]])


def test_tokens_need_a_card_that_matches(shown: list[tuple[Prayer, Prayer]]) -> None:
    reasons: set[str] = set()
    for _, prayer in shown:
        cards = [card for card in prayer["cards"] if card["lit"]]
        for token in prayer["tokens"]:
            reasons.add(token["why"])
            if prayer["by"] == "draw" and not cards:
                assert not token["lit"]  # PRAYER-34
                assert token["why"]
        for card in prayer["cards"]:
            reasons.add(card["why"])
    assert reasons == {"", "no-match", "no-colour", "needs-match", "not-asked"}


def test_a_choice_brings_what_was_said(shown: list[tuple[Prayer, Prayer]]) -> None:
    named = 0
    for before, prayer in shown:
        if before["decided"] or prayer["spent"]:
            continue
        choices = {choice["colour"]: choice for choice in before["choices"]}
        choice = choices[prayer["colours"][0]]
        if not choice["each"]:
            assert choice["brings"] == prayer["brings"]
            named += 1
    assert named
