"""Decks that a host lays ready: they are agreed on like any option, and open to everybody."""

import msgspec
import pytest

from osada.server import lobby, wants
from osada.server.unfit import Unfit
from osada.server.wire import AnyView, SeatChange, SeatWish, TableWish
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
        msgspec.convert(view, AnyView)


@pytest.mark.parametrize("faction", ["rome", "japan"])
async def test_a_deck_that_cannot_be_played_is_refused_whoever_is_dealt(faction: str) -> None:
    async with rooms_at() as rooms:
        with pytest.raises(Unfit) as unfit:
            await rooms.create(TableWish(seats=BOT, decks={faction: ["mill"]}), "Ola")
        assert unfit.value.code == "unplayable"
        assert f'is not a card of this deck ("{faction}") (DECK-4)' in str(
            unfit.value.told("en")["why"]
        )
        assert "nie jest karta z tej talii" in str(unfit.value.told("pl")["why"])


async def test_decks_are_checked_by_the_format_that_the_host_names() -> None:
    wish = TableWish(seats=BOT, format="standard", decks={"rome": ROME})
    async with rooms_at() as rooms:
        with pytest.raises(Unfit) as unfit:
            await rooms.create(wish, "Ola")
        assert "(DECK-10)" in str(unfit.value.told("en")["why"])
        room, _ = await rooms.create(TableWish(seats=BOT, format="standard"), "Ola", start=True)
        assert room.info().format == "standard"
        assert room.table.match is not None
        assert room.table.match.state.options.format == "standard"


MINE = ["rome/gardens", "2 rome/administration"]


async def test_whoever_sits_somewhere_chooses_the_deck_of_their_faction() -> None:
    """DECK-4, AMB-X-15: lists are known to everybody at the table."""
    seats = [SeatWish(None, "rome"), SeatWish(None), SeatWish("easy", "japan", ["japan/farm"])]
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=seats), "Ola")
        await room.do(lambda table: wants.join(table, "Jan")[1])
        with pytest.raises(Unfit, match="deck-whose"):
            await room.do(lambda table: wants.adjust(table, 1, SeatChange(deck=MINE)))
        change = SeatChange(faction="egypt", deck=["egypt/oasis"])
        await room.do(lambda table: wants.adjust(table, 1, change))
        assert [seat.deck for seat in room.info().seats] == [[], ["egypt/oasis"], ["japan/farm"]]
        with pytest.raises(Unfit) as unfit:
            await room.do(lambda table: wants.adjust(table, 1, SeatChange(deck=MINE)))
        assert "DECK-4" in str(unfit.value.told("cs")["why"])
        await room.do(lambda table: wants.start(table))
        assert room.table.match is not None
        assert room.table.match.state.options.decks.keys() == {"egypt", "japan"}


async def test_another_faction_has_its_usual_deck() -> None:
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=[SeatWish(None, "rome", MINE)]), "Ola")
        await room.do(lambda table: wants.adjust(table, 0, SeatChange(faction="egypt")))
        assert room.info().seats[0].deck == []


async def test_a_deck_that_does_not_fit_another_format_is_laid_aside() -> None:
    seats = [SeatWish(None, "rome", MINE), SeatWish("easy", "egypt")]
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=seats), "Ola")
        wish = TableWish(seats=seats, lookout="alternative")
        await room.do(lambda table: wants.change(table, lobby.terms(wish)))
        assert room.info().seats[0].deck == MINE
        wish = TableWish(seats=seats, format="standard")
        await room.do(lambda table: wants.change(table, lobby.terms(wish)))
        assert room.info().seats[0].deck == []
        with pytest.raises(Unfit, match="unplayable"):  # a new one is refused
            await room.do(lambda table: wants.change(table, lobby.terms(wish)))
