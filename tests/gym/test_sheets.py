"""Environments of a campaign's game: sheets as options, more places, more actions."""

from typing import Any

import numpy as np
import pytest

from osada.gym import SeatEnv, SettlersVector, describe, layout, numbering, raw_env
from osada.kernel.game import BadOptions
from osada.kernel.random import below, seeded, step
from osada.settlers import verbs as w
from osada.settlers.catalogue import base, catalogue


def _goals() -> list[str]:
    """A Goal of each category."""
    found: dict[int, str] = {}
    cards = base().with_campaign()
    for card in cards.card:
        if card.goal is not None:
            found.setdefault(card.goal.category, card.slug)
    return list(found.values())


def _lists(era: int) -> list[str]:
    """Inventions of an era, one for each colour."""
    colours, found = 0, []
    for card in base().with_campaign().card:
        if card.price and card.era == era and not colours & card.colours:
            colours |= card.colours
            found.append(card.slug)
    return found


def _table(seats: int) -> dict[str, Any]:
    """Sheets of several eras, each with six Provinces and many Inventions."""
    cards = base().with_campaign()
    lands = [card.slug for card in cards.card if card.penalty]
    sheets = [
        {
            "era": era,
            "tracks": {"military": 11, "economy": 12, "culture": 10},
            "map": [1, 4, 9],
            "provinces": lands[seat::4][:6],
            "inventions": _lists(seat) if seat < 3 else [],
        }
        for seat, era in enumerate(("ancient", "medieval", "industrial", "ancient")[:seats])
    ]
    return {"players": seats, "sheets": sheets, "goals": _goals()}


TABLES: dict[str, dict[str, Any]] = {
    "two": _table(2),
    "four": _table(4),
    "alone": _table(1),
    "boxes": {**_table(2), "boxes": ["friends", "aztecs"], "upkeep_gold": False},
}


@pytest.mark.parametrize("table", TABLES)
def test_a_game_of_a_campaign_is_played_by_numbers(table: str) -> None:
    """Actions and moves lead to each other, whatever is asked, until the game is over."""
    env = raw_env(**TABLES[table])
    cards = catalogue(tuple(TABLES[table].get("boxes", ()))).with_campaign()
    meanings, size = numbering(cards).meanings, layout(cards).size
    random, kinds = seeded(table), set()
    for seed in range(3):
        env.reset(seed=seed)
        tables = env.table
        while env.agents:
            if env.terminations[env.agent_selection]:
                env.step(None)
                continue
            seen = env.observe(env.agent_selection)
            assert seen["observation"].shape == (size,)
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.legal_actions())
            assert len(set(tables.codes)) == len(tables.codes) == len(tables.moves)
            for code, move in zip(tables.codes, tables.moves, strict=True):
                kinds.add(move.kind)
                if move.kind in (w.PLACE, w.UPKEEP_CARD, w.USE, w.CHOOSE_GOAL):
                    assert cards.slugs[move.what] in meanings[code]
            wanted = [code for code in tables.codes if code] or [0]  # pass only at the end
            random = step(random)
            env.step(wanted[below(random, len(wanted))])
    assert {w.UPKEEP, w.PLACE} <= kinds


def test_an_observation_tells_sheets_goals_and_upkeep() -> None:
    env = raw_env(**TABLES["two"])
    env.reset(seed=3)
    cards = base().with_campaign()
    seen = describe(env.observe("player_0"), cards)
    me, rival = seen["me"], seen["rival1"]
    assert set(seen["goals"]) == set(TABLES["two"]["goals"])
    sheet = TABLES["two"]["sheets"][0]
    assert me["tracks"] == sheet["tracks"]
    assert me["era"] == {"ancient": 1}
    assert rival["era"] == {"medieval": 1}
    assert set(sheet["provinces"]) <= set(me["built"])
    assert set(me["inventions"]) == set(sheet["inventions"])
    assert me["due"] == {"wood": 1, "food": 2, "gold": 1, "worker": 1}


def test_places_without_a_campaign_stay_where_they_are() -> None:
    plain, grown = numbering(), numbering(base().with_campaign())
    assert plain.meanings[0] == grown.meanings[0] == "pass"
    assert not any(meaning.startswith("upkeep") for meaning in plain.meanings)
    assert layout().size < layout(base().with_campaign()).size


def test_sheets_belong_to_the_environment() -> None:
    env = raw_env(players=2)
    with pytest.raises(BadOptions, match="sheets"):
        env.reset(seed=1, options={"sheets": TABLES["two"]["sheets"]})


def test_one_seat_and_many_tables_play_it() -> None:
    seat = SeatEnv(rivals=["greedy"], **{k: v for k, v in TABLES["two"].items() if k != "players"})
    seat.reset(seed=5)
    over = False
    while not over:
        _, _, over, _, _ = seat.step(seat.legal_actions()[0])
    vector = SettlersVector(3, rivals=None, **TABLES["two"])
    vector.reset(seed=2)
    for _ in range(60):
        vector.step(vector.random_actions())
