"""A campaign at a table: a game, the shop, the map, the next game; stored and read again."""

import random

from osada.campaign.state import GAME, INVENTIONS
from osada.server.wire import Move
from tests.samples import Sample
from tests.server.rooms import Eyes, begun, beside, rooms_at, some_move


async def test_two_games_of_a_campaign_and_what_lies_between() -> None:
    async with rooms_at() as rooms:
        room = await begun(rooms, Sample("campaign", ("rome", "egypt")))
        eyes = [Eyes(room, seat) for seat in range(2)]
        chance = random.Random(5)
        asked: set[str] = set()
        while (found := some_move(room, chance)) is not None:
            assert room.table.match is not None
            book = room.table.match.state.book
            if book.number == 2 and book.stage == GAME:
                break
            seat, text = found
            mover = eyes[seat]
            mover.read()
            asked.add(mover.seen["view"]["stage"])
            if book.stage == INVENTIONS:
                shop = mover.seen["view"]["shop"]
                assert shop["seat"] == seat
                bought = {card for one in mover.seen["offers"] for card in one.get("cards", [])}
                assert bought <= {one["card"] for one in shop["offers"] if one["affordable"]}
            said = await mover.send(Move(1, mover.seen["stamp"], text))
            assert not [message for message in said if message["type"] == "no"]
        assert {"game", "inventions", "provinces"} <= asked
        for each in eyes:
            each.read()
            (told,) = each.seen["view"]["chronicle"]
            assert [chapter["seat"] for chapter in told["chapters"]] == [0, 1]
            assert "provinces" not in (each.seen["view"]["asked"] or {})
        async with beside(rooms) as others:
            again = await others.room(room.table.id)
            assert again.table.match is not None
            assert room.table.match is not None
            assert again.table.match.fingerprint == room.table.match.fingerprint
