"""Decks that a host lays ready: they are agreed on like any option, and open to everybody."""

import msgspec
import pytest

from osada.server.unfit import Unfit
from osada.server.wire import SeatWish, TableWish, View
from tests.server.rooms import Eyes, rooms_at

BOT = [SeatWish(None, "rome"), SeatWish("easy", "egypt")]
ROME = ["2 rome/administration", "rome/gardens"]


async def test_a_table_is_played_with_the_decks_of_its_host() -> None:
    wish = TableWish(seats=BOT, decks={"rome": ROME, "japan": []})
    assert msgspec.json.decode(msgspec.json.encode(wish), type=TableWish) == wish
    async with rooms_at() as rooms:
        room, _ = await rooms.create(wish, "Ola", start=True)
        assert room.table.match is not None
        assert room.table.match.state.options.decks.keys() == {"rome"}
        assert room.info().decks == wish.decks
        eyes = Eyes(room, 1)
        eyes.read()
        view = eyes.seen["view"]
        assert view["options"]["decks"] == {"rome": ["1 rome/gardens", "rom012", "rom013"]}
        msgspec.convert(view, View)


@pytest.mark.parametrize("faction", ["rome", "japan"])
async def test_a_deck_that_cannot_be_played_is_refused_whoever_is_dealt(faction: str) -> None:
    async with rooms_at() as rooms:
        with pytest.raises(Unfit) as unfit:
            await rooms.create(TableWish(seats=BOT, decks={faction: ["mill"]}), "Ola")
        assert unfit.value.code == "options"
        assert f"is not a card of {faction} (DECK-4)" in str(unfit.value.facts["why"])


async def test_decks_are_checked_by_the_format_that_the_host_names() -> None:
    wish = TableWish(seats=BOT, format="standard", decks={"rome": ROME})
    async with rooms_at() as rooms:
        with pytest.raises(Unfit) as unfit:
            await rooms.create(wish, "Ola")
        assert "(DECK-10)" in str(unfit.value.facts["why"])
        room, _ = await rooms.create(TableWish(seats=BOT, format="standard"), "Ola", start=True)
        assert room.info().format == "standard"
        assert room.table.match is not None
        assert room.table.match.state.options.format == "standard"
