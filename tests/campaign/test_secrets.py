"""What a seat must not know does not leave the engine: states that look alike stay alike."""

from typing import Any

import pytest

from osada.campaign.imagine import imagine
from osada.campaign.state import GAME, INVENTIONS, PROVINCES, State
from osada.kernel.random import shuffle
from tests.campaign.games import CAMPAIGN, TABLES, begun_on_paper, walk


def sampled(state: State) -> list[State]:
    """The campaign now and then, as it goes on."""
    return [state.copy()]


def some(options: dict[str, Any], seed: int, every: int, most: int) -> list[State]:
    """Copies of every so manieth state, and of all between games."""
    return [
        state.copy()
        for at, state in enumerate(walk(options, seed, most))
        if at % every == 0 or state.book.stage != GAME
    ]


def swapped(state: State, seat: int) -> State:
    """The same for a seat: all that it cannot see lies otherwise."""
    other = state.copy()
    book = other.book = state.book.copy()
    hidden = book.drawn if book.stage == PROVINCES and book.asked != seat else ()
    pool = [*hidden, *book.deck]
    pool.reverse()
    shuffle(12345, pool)
    if hidden:
        book.drawn, pool = tuple(sorted(pool[: len(hidden)])), pool[len(hidden) :]
        book.moves = None
    book.deck = tuple(pool)
    book.seed, book.random = 99, 77
    return other


@pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(one["factions"]))
def test_a_view_does_not_tell_what_is_hidden(options: dict[str, Any]) -> None:
    for state in some(options, 4, 40, 500):
        for seat in range(len(state.book.empires)):
            other = swapped(state, seat)
            assert CAMPAIGN.view(other, seat) == CAMPAIGN.view(state, seat)
            mine = CAMPAIGN.hash(imagine(state, seat, 5))
            assert CAMPAIGN.hash(imagine(other, seat, 5)) == mine


def test_a_sample_looks_the_same_and_can_be_played() -> None:
    for options in (TABLES[0], TABLES[1], begun_on_paper("medieval", ["rome", "egypt", "japan"])):
        for state in some(options, 2, 50, 400):
            for seat in range(len(state.book.empires)):
                other = imagine(state, seat, 31)
                assert CAMPAIGN.view(other, seat) == CAMPAIGN.view(state, seat)
                assert other.book.seed != state.book.seed
                for _ in range(3):
                    asked = CAMPAIGN.asked(other)
                    if asked < 0:
                        break
                    CAMPAIGN.make(other, asked, CAMPAIGN.options(other, asked)[0])


def test_drawn_provinces_are_seen_by_who_draws_them() -> None:
    options = begun_on_paper("ancient", ["rome", "egypt"], tracks="0/14/0")
    found = [
        state
        for state in some(options, 8, 1000, 900)
        if state.book.stage == PROVINCES and len(state.book.drawn) > 1
    ]
    assert found
    for state in found:
        seat = state.book.asked
        mine, theirs = (CAMPAIGN.view(state, one)["asked"] for one in (seat, 1 - seat))
        assert mine is not None
        assert theirs is not None
        assert len(mine["provinces"]) == mine["drawn"] == theirs["drawn"] == 2
        assert "provinces" not in theirs
        assert CAMPAIGN.view(state, None)["asked"] == theirs
        samples = {imagine(state, 1 - seat, random).book.drawn for random in range(20)}
        assert len(samples) > 5


def test_no_view_has_a_seed() -> None:
    options = {"factions": ["rome", "egypt"]}
    state = CAMPAIGN.new(options, "0123456789abcdef secret")
    assert "secret" not in repr(CAMPAIGN.view(state, 0))
    assert state.table is not None


def test_the_shop_is_the_own_eras() -> None:
    options = begun_on_paper("medieval", ["rome", "egypt"])
    options["begun"]["sheets"][1]["era"] = "ancient"
    state = next(one for one in walk(options, 3, 900) if one.book.stage == INVENTIONS)
    for seat, era in enumerate(("medieval", "ancient")):
        shop = CAMPAIGN.view(state, seat)["shop"]
        assert (shop["seat"], shop["era"], len(shop["offers"])) == (seat, era, 22)
        assert shop["buying"] == (seat == state.book.asked)
        assert all(offer["affordable"] for offer in shop["offers"] if offer["owner"] is None)
    assert CAMPAIGN.view(state, None)["shop"]["seat"] == state.book.asked
