"""Keys: whoever sits down has the seat alone, however close together others ask for it."""

import asyncio

import pytest

from osada.server import wants
from osada.server.keys import digest
from osada.server.lobby import terms
from osada.server.store import Void
from osada.server.wire import SeatWish, TableWish
from tests.server.rooms import rooms_at
from tests.server.serving import Person, served

TWO = [SeatWish(), SeatWish()]


@pytest.mark.parametrize("taken_by", ["person", "bot"])
@pytest.mark.parametrize("first", ["host", "other"])
async def test_no_link_opens_a_seat_that_is_taken_meanwhile(taken_by: str, first: str) -> None:
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=TWO), "Ola")
        wish = TableWish(seats=[SeatWish(), SeatWish("easy")])

        async def taking() -> None:
            if taken_by == "bot":
                await room.do(lambda table: wants.change(table, terms(wish)))
            else:
                await room.do(lambda table: wants.join(table, "Jan")[1])

        both = [rooms.link(room, "seat", 1), taking()]
        asked = both if first == "host" else both[::-1]
        done = await asyncio.gather(*asked, return_exceptions=True)
        link = done[0 if first == "host" else 1]
        assert room.table.is_taken(1)
        if isinstance(link, str):
            assert await rooms.store.key(digest(link)) is None


async def test_another_process_that_fills_the_seat_is_noticed() -> None:
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=TWO), "Ola")
        store = rooms.store
        appended = store.append

        async def later(append: object) -> None:
            store.append = appended  # type: ignore[method-assign]
            other = type(rooms)(store, rooms.settings)
            await (await other.room(room.table.id)).do(lambda table: wants.join(table, "Jan")[1])
            await other.stop()
            await appended(append)  # type: ignore[arg-type]

        store.append = later  # type: ignore[method-assign]
        with pytest.raises(Exception, match="taken"):
            await rooms.link(room, "seat", 1)


async def test_whoever_has_left_gets_no_further_key_of_the_seat() -> None:
    async with rooms_at() as rooms:
        room, key = await rooms.create(TableWish(seats=TWO), "Ola")
        mine = await rooms.link(room, "seat", 1)
        await room.do(lambda table: wants.join(table, "Jan", 1)[1])
        with pytest.raises(Void):
            await rooms.key_for(room, "seat", 1, by=digest(mine))
        assert await rooms.key_for(room, "seat", 0, by=digest(key))


async def test_the_link_to_a_seat_that_is_free_again_is_a_new_one() -> None:
    async with rooms_at() as rooms:
        room, _ = await rooms.create(TableWish(seats=TWO), "Ola")
        old = await rooms.link(room, "seat", 1)
        assert await rooms.link(room, "seat", 1) == old
        await room.do(lambda table: wants.join(table, "Jan")[1])
        await room.do(lambda table: wants.leave(table, 1))
        new = await rooms.link(room, "seat", 1)
        assert await rooms.store.key(digest(old)) is None
        assert await rooms.store.key(digest(new)) is not None


def test_a_cookie_of_a_wider_path_hides_no_seat() -> None:
    with served() as address:
        ola = Person(address, "Ola").create([{}, {}])
        wrong = "x" * 22
        for cookies in (f"osada={ola.key}; osada={wrong}", f"osada={wrong}; osada={ola.key}"):
            ola.http.cookies.clear()
            asked = ola.http.get(f"{ola.own}/links", headers={"Cookie": cookies})
            assert asked.status_code == 200, cookies
        asked = ola.http.get(f"{ola.own}/links", headers={"Cookie": f"osada={wrong}"})
        assert asked.status_code == 403
