"""Notices on somebody's turn: who is told, when, once, and by whom; nothing is sent inwards."""

import asyncio
import random
import socket
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import h11
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from prometheus_client import generate_latest
from sqlalchemy import func, select

from osada.server import wants
from osada.server.keys import digest
from osada.server.metrics import REGISTRY
from osada.server.push import base64url
from osada.server.push.endpoint import Refused, host_of, is_public
from osada.server.push.envelope import sealed
from osada.server.push.notices import BACKOFF, MOST_DEVICES
from osada.server.push.post import Post, Reply, resolved
from osada.server.push.vapid import Vapid, new_secret
from osada.server.room import Room
from osada.server.rooms import Rooms
from osada.server.store import Subscription, Void
from osada.server.store.schema import subscriptions
from osada.server.wire import Clock, Ping, SeatWish, Sight, TableWish
from tests.server.process import Process
from tests.server.pushed import CURVE, Device, Service, certified, listening, signed_by
from tests.server.rooms import Eyes, beside, rooms_at, running
from tests.server.serving import Person, served

LONG = 10 * 60_000
"""Milliseconds after which every notice is due."""
AT_FCM = "https://fcm.googleapis.com/fcm/send/x"


async def told_at(
    rooms: Rooms, room: Room, seat: int, device: Device, language: str = "en"
) -> Service:
    """A device subscribes at a seat; the push service that its notices go to."""
    service = rooms.notices.send
    if not isinstance(service, Service):
        service = rooms.notices.send = Service()
    key = await rooms.key_for(room, "seat", seat)
    one = Subscription(room.table.id, seat, device.endpoint, device.p256dh, device.auth, language)
    await rooms.store.subscribe(one, digest(key), MOST_DEVICES)
    return service


async def looked(rooms: Rooms, later: int = 0) -> None:
    """Look for what is due some milliseconds from now, and wait until it is sent."""
    await rooms.notices.look(rooms.now() + later)
    await asyncio.gather(*rooms._tasks)


async def moves(room: Room, chance: random.Random, *seats: int) -> None:
    """One of these seats makes some move."""
    match = room.table.match
    assert match is not None
    seat = next(seat for seat in seats if seat in match.pending)
    text = match.game.text(match.state, seat, chance.choice(match.pending[seat].moves))
    await room.do(lambda table: wants.move(table, seat, text))


async def turn_over(room: Room, seat: int) -> None:
    """A seat plays until others are waited for."""
    chance = random.Random(1)
    while seat in room.table.waited_for:
        await moves(room, chance, seat)


async def turn_of(room: Room, seat: int) -> None:
    """Others play until a seat's turn begins, after it has been over."""
    await turn_over(room, seat)
    chance = random.Random(2)
    others = [other for other in range(len(room.table.seats)) if other != seat]
    while seat not in room.table.waited_for:
        await moves(room, chance, *others)


# Encryption


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    def key(text: str) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(base64url.read(text), "big"), CURVE)

    message = b"When I grow up, I want to be a watermelon"
    device = Device(
        private=key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
        auth=base64url.read("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    body = sealed(
        message,
        device.p256dh,
        device.auth,
        sender=key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=base64url.read("DGv6ra1nlYgDCS1FRnbzlw"),
        step=1,
    )
    assert base64url.written(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    assert device.opened(body) == message


def test_the_length_of_a_message_does_not_tell_the_names_in_it() -> None:
    device = Device()
    bodies = [sealed(b"x" * length, device.p256dh, device.auth) for length in (1, 100, 255)]
    assert len({len(body) for body in bodies}) == 1
    assert len({body[:16] for body in bodies}) == 3
    assert [device.opened(body) for body in bodies] == [b"x", b"x" * 100, b"x" * 255]


# One notice for each wait


async def test_a_wait_is_told_once_to_those_who_are_away(url: str) -> None:
    phone, tablet = Device("phone"), Device("tablet")
    async with rooms_at(url, push_contact="mailto:host@osada.example") as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, phone)
        await told_at(rooms, room, 0, tablet, "pl")
        await turn_of(room, 0)
        await looked(rooms)
        assert service.got == []  # it may be a quick game
        await looked(rooms, LONG)
        await looked(rooms, LONG)
        told = {endpoint: (headers, body) for endpoint, headers, body in service.got}
        assert len(service.got) == len(told) == 2
        headers, body = told[phone.endpoint]
        id = room.table.id
        assert phone.read(body) == {
            "title": "Your turn",
            "body": f"It is your turn at table “{id}” against Jan.",
            "language": "en",
            "table": id,
            "path": f"/table/{id}/0",
        }
        assert "Twoja tura" in tablet.read(told[tablet.endpoint][1])["body"]
        vapid = await rooms.notices.vapid()
        assert vapid is not None
        signer, claims = signed_by(headers["Authorization"])
        assert signer == vapid.key
        assert claims["aud"] == "https://fcm.googleapis.com"
        assert claims["sub"] == "mailto:host@osada.example"
        assert 0 < claims["exp"] - rooms.now() // 1000 <= 24 * 3600
        assert headers["Content-Encoding"] == "aes128gcm"
        assert headers["Urgency"] == "normal"
        assert int(headers["TTL"]) > 3600
        assert len(headers["Topic"]) <= 32
        assert id not in headers["Topic"]

        match = room.table.match
        assert match is not None
        before = match.moves
        await moves(room, random.Random(1), 0)  # perhaps the first of several answers
        if 0 in room.table.waited_for:
            await looked(rooms, LONG)
            assert len(service.got) == 2
        await turn_of(room, 0)
        assert room.table.moves > before
        await looked(rooms, LONG)
        assert len(service.got) == 4
        topics = {headers["Topic"] for endpoint, headers, _ in service.got}
        assert len(topics) == 1  # a newer notice takes the place of the older one


async def test_whoever_moves_in_time_is_not_told() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        service = await told_at(rooms, room, 0, Device())
        for _ in range(3):
            await turn_of(room, 0)
        await turn_over(room, 0)
        assert await rooms.store.notices(rooms.now() + LONG) == []
        await looked(rooms, LONG)
        assert service.got == []


async def test_a_notice_lives_as_long_as_the_clock(sqlite_url: str) -> None:
    async with rooms_at(sqlite_url) as rooms:
        room = await running(rooms, 2, clock=Clock(600, 0))
        service = await told_at(rooms, room, 0, Device())
        await turn_of(room, 0)
        await looked(rooms, 60_000)
        headers = service.got[0][1]
        assert 60 <= int(headers["TTL"]) <= 600
        assert headers["Urgency"] == "high"


async def test_nobody_is_told_what_they_see() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, Device())
        eyes = Eyes(room, 0)
        await turn_of(room, 0)
        await eyes.send(Ping())
        await looked(rooms, LONG)
        eyes.go()
        await looked(rooms, LONG)
        assert service.got == []  # it was on the screen

        await turn_over(room, 0)
        hidden, other = Eyes(room, 0), Eyes(room, 1)
        await hidden.send(Sight(visible=False))
        await turn_of(room, 0)
        await hidden.send(Ping())
        await other.send(Ping())
        await looked(rooms, LONG)
        assert len(service.got) == 1


async def test_what_a_hidden_page_has_shown_is_not_shown_again_there(url: str) -> None:
    phone, laptop = Device("phone"), Device("laptop")
    async with rooms_at(url) as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, phone)
        await told_at(rooms, room, 0, laptop)
        await turn_of(room, 0)
        await rooms.store.shown(room.table.id, 0, laptop.endpoint)
        await looked(rooms, LONG)
        assert [endpoint for endpoint, _, _ in service.got] == [phone.endpoint]
        await turn_of(room, 0)
        await looked(rooms, LONG)
        assert len(service.got) == 3


async def test_a_page_that_gives_no_sign_of_life_has_shown_nothing() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, Device())
        eyes = Eyes(room, 0)
        eyes.listener.heard = 0  # long before the turn
        await turn_of(room, 0)
        await looked(rooms, LONG)
        assert service.got == []
        eyes.go()
        await looked(rooms, 2 * LONG)
        assert len(service.got) == 1


async def test_several_processes_tell_once_and_know_of_each_others_readers(url: str) -> None:
    async with rooms_at(url) as rooms, beside(rooms) as others:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, Device())
        others.notices.send = service
        await turn_of(room, 0)
        await asyncio.gather(looked(rooms, LONG), looked(others, LONG))
        assert len(service.got) == 1

        eyes = Eyes(room, 0)
        await turn_of(room, 0)
        await eyes.send(Ping())
        await looked(rooms, rooms.notices.delay - 4_000)  # shortly before it is due
        await looked(others, LONG)
        assert len(service.got) == 1


# When a device is forgotten


async def _devices(rooms: Rooms) -> int:
    """How many devices there are, told or not."""
    found = await rooms.store._read(select(func.count()).select_from(subscriptions))
    count: int = found[0][0]
    return count


async def test_a_device_that_its_service_does_not_know_is_forgotten_everywhere(url: str) -> None:
    async with rooms_at(url) as rooms:
        room, other = await running(rooms, 2), await running(rooms, 3)
        phone, tablet = Device("phone"), Device("tablet")
        service = await told_at(rooms, room, 0, phone)
        await told_at(rooms, room, 0, tablet)
        await told_at(rooms, other, 2, phone)
        await told_at(rooms, other, 2, Device("laptop"))
        await turn_of(room, 0)
        service.answers = [Reply(404), Reply(410)]
        await looked(rooms, LONG)
        assert {endpoint for endpoint, _, _ in service.got[:2]} == {phone.endpoint, tablet.endpoint}
        assert await _devices(rooms) == 1


@pytest.mark.parametrize("how", ["leave", "resign"])
async def test_whoever_goes_is_told_nothing_more(url: str, how: str) -> None:
    async with rooms_at(url) as rooms:
        room = await running(rooms, 3)
        await told_at(rooms, room, 0, Device("a"))
        await told_at(rooms, room, 1, Device("b"))
        await room.do(lambda table: getattr(wants, how)(table, 1))
        assert await _devices(rooms) == 1


async def test_a_seat_that_is_free_again_tells_nobody(url: str) -> None:
    async with rooms_at(url) as rooms:
        room, _ = await rooms.create(TableWish(seats=[SeatWish(), SeatWish()]), "Ola")
        await room.do(lambda table: wants.join(table, "Jan")[1])
        await told_at(rooms, room, 0, Device("a"))
        await told_at(rooms, room, 1, Device("b"))
        await room.do(lambda table: wants.leave(table, 1))
        assert await _devices(rooms) == 1
        await room.do(lambda table: wants.leave(table, 0))
        assert await _devices(rooms) == 0


async def test_when_the_game_is_over_all_devices_are_forgotten(url: str) -> None:
    async with rooms_at(url) as rooms:
        room, other = await running(rooms, 2), await running(rooms, 2)
        for at in (room, other):
            await told_at(rooms, at, 0, Device())
            await told_at(rooms, at, 1, Device("b"))
        await room.do(lambda table: wants.resign(table, 1))
        assert await _devices(rooms) == 2
        key = await rooms.key_for(room, "seat", 0)
        one = Subscription(room.table.id, 0, Device().endpoint, b"", b"", "en")
        with pytest.raises(Void):
            await rooms.store.subscribe(one, digest(key), MOST_DEVICES)


async def test_a_key_that_opens_nothing_subscribes_nothing(url: str) -> None:
    async with rooms_at(url) as rooms:
        room = await running(rooms, 2)
        one = Subscription(room.table.id, 0, Device().endpoint, b"", b"", "en")
        others = digest(await rooms.key_for(room, "seat", 1))
        for key in (others, digest("never made")):
            with pytest.raises(Void):
                await rooms.store.subscribe(one, key, MOST_DEVICES)


async def test_a_seat_has_few_devices_and_the_newest_count(url: str) -> None:
    async with rooms_at(url) as rooms:
        room = await running(rooms, 2)
        for number in range(MOST_DEVICES + 3):
            key = await rooms.key_for(room, "seat", 0)
            one = Device(f"{number}")
            await rooms.store.subscribe(
                Subscription(room.table.id, 0, one.endpoint, one.p256dh, one.auth, "en", number),
                digest(key),
                MOST_DEVICES,
            )
        rooms.notices.send = service = Service()
        await turn_of(room, 0)
        await looked(rooms, LONG)
        named = sorted(int(endpoint.rpartition("/")[2]) for endpoint, _, _ in service.got)
        assert named == list(range(3, MOST_DEVICES + 3))


# When it cannot be sent


def _count(result: str) -> float:
    return REGISTRY.get_sample_value("osada_push_notices_total", {"result": result}) or 0.0


@pytest.mark.parametrize(
    "failure", [Reply(503), Reply(429), OSError("no network"), h11.RemoteProtocolError("nonsense")]
)
async def test_what_fails_is_tried_again_a_few_times(failure: Reply | Exception) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, Device())
        await turn_of(room, 0)
        service.answers = [failure] * 10
        retried, failed = _count("retried"), _count("failed")
        for tries in range(1, len(BACKOFF) + 3):
            await looked(rooms, LONG * tries * 2)
            assert len(service.got) == min(tries, len(BACKOFF) + 1)
        assert _count("retried") - retried == len(BACKOFF)
        assert _count("failed") - failed == 1
        assert b'osada_push_notices_total{result="retried"}' in generate_latest(REGISTRY)
        assert await _devices(rooms) == 1

        service.answers = []
        await turn_of(room, 0)
        await looked(rooms, LONG)
        assert len(service.got) == len(BACKOFF) + 2


async def test_a_service_that_asks_for_patience_gets_it() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, Device())
        await turn_of(room, 0)
        service.answers = [Reply(429, retry_after=900)]
        await looked(rooms, LONG)
        await looked(rooms, LONG + 800_000)
        assert len(service.got) == 1
        await looked(rooms, LONG + 1_000_000)
        assert len(service.got) == 2


@pytest.mark.parametrize("status", [302, 400, 403, 413])
async def test_what_will_not_work_is_not_tried_again(status: int) -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        service = await told_at(rooms, room, 0, Device())
        await turn_of(room, 0)
        service.answers = [Reply(status)]
        await looked(rooms, LONG)
        await looked(rooms, 3 * LONG)
        assert len(service.got) == 1


async def test_a_wait_that_is_over_while_it_is_being_told_does_not_touch_the_next_one() -> None:
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        await told_at(rooms, room, 0, Device())
        await turn_of(room, 0)
        got: list[str] = []

        async def slow(endpoint: str, headers: dict[str, str], body: bytes) -> Reply:
            got.append(endpoint)
            if len(got) == 1:
                await turn_of(room, 0)  # the player moves, and is on turn once more
            return Reply(201)

        rooms.notices.send = slow
        await looked(rooms, LONG)
        assert len(got) == 1
        await looked(rooms, LONG)
        assert len(got) == 2


def test_only_this_server_can_tell_which_seat_a_topic_means() -> None:
    one, other = Vapid(new_secret()), Vapid(new_secret())
    assert one.topic("7k2m-q9xd", 0) == one.topic("7k2m-q9xd", 0)
    topics = {by.topic("7k2m-q9xd", seat) for by in (one, other) for seat in range(4)}
    assert len(topics) == 8


# Where nothing is sent to


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://me@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example.org/x",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com/" + "x" * 1000,
        f"https://{'a' * 64}.push.apple.com/x",
        f"https://{'a.' * 124}push.apple.com/x",
        "https://push.apple.com./x",
        "file:///etc/passwd",
        "",
    ],
)
def test_only_push_services_are_sent_to(endpoint: str) -> None:
    with pytest.raises(Refused):
        host_of(endpoint)


def test_the_push_services_of_browsers_are_known_and_others_can_be_named() -> None:
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
    ):
        assert host_of(f"https://{host}/x?y=1") == host
    assert host_of("https://push.example.org/x", ["push.example.org"]) == "push.example.org"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("142.250.74.10", True),
        ("2a00:1450:4001:82a::200a", True),
        ("64:ff9b::8efa:4a0a", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("172.16.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::127.0.0.1", False),
        ("fec0::1", False),
        ("64:ff9b:1::7f00:1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
    ],
)
def test_addresses_of_this_network_are_not_public(address: str, public: bool) -> None:
    assert is_public(address) is public


async def test_a_name_that_leads_inwards_is_refused_and_its_device_forgotten() -> None:
    async def inwards(host: str) -> list[str]:
        return ["142.250.74.10", "192.168.0.1"]

    with pytest.raises(Refused):
        await Post(resolve=inwards)(AT_FCM, {}, b"")
    async with rooms_at() as rooms:
        room = await running(rooms, 2)
        await turn_over(room, 0)
        await told_at(rooms, room, 0, Device())
        rooms.notices.send = Post(resolve=inwards)
        await turn_of(room, 0)
        await looked(rooms, LONG)
        assert await _devices(rooms) == 0


async def test_names_that_nobody_resolves_hold_up_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = threading.Event()

    def silent(*_: Any, **__: Any) -> list[Any]:
        answers.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    waiting = [asyncio.create_task(resolved("fcm.googleapis.com")) for _ in range(64)]
    try:
        await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.to_thread(int), 30)  # as a replay is made
    finally:
        answers.set()
        await asyncio.gather(*waiting)


# The request


async def _here(host: str) -> list[str]:
    return ["127.0.0.1"]


async def test_a_request_over_tls_and_its_answer(tmp_path: Path) -> None:
    server, client = certified(tmp_path, "fcm.googleapis.com")
    got: list[bytes] = []

    def answer(request: bytes) -> bytes:
        got.append(request)
        return b"HTTP/1.1 429 Slow down\r\nRetry-After: 17\r\nContent-Length: 2\r\n\r\nno"

    async with listening(server, answer) as port:
        post = Post(resolve=_here, allows=lambda _: True, port=port, context=client)
        reply = await post(f"{AT_FCM}?y=1", {"TTL": "60"}, b"\x00body")
    assert reply == Reply(429, 17)
    head, _, body = got[0].partition(b"\r\n\r\n")
    assert body == b"\x00body"
    assert head.startswith(b"POST /fcm/send/x?y=1 HTTP/1.1\r\n")
    assert b"host: fcm.googleapis.com\r\n" in head.lower()
    assert b"ttl: 60" in head.lower()


async def test_a_service_cannot_ask_for_more_patience_than_a_number_holds(tmp_path: Path) -> None:
    server, client = certified(tmp_path, "fcm.googleapis.com")
    answer = b"HTTP/1.1 429 Slow down\r\nRetry-After: %s\r\n\r\n" % (b"9" * 5000)
    async with listening(server, lambda _: answer) as port:
        post = Post(resolve=_here, allows=lambda _: True, port=port, context=client)
        assert (await post(AT_FCM, {}, b"x")).retry_after > 3600


async def test_nobody_is_followed_elsewhere(tmp_path: Path) -> None:
    server, client = certified(tmp_path, "fcm.googleapis.com")
    came: list[bytes] = []

    def answer(request: bytes) -> bytes:
        came.append(request)
        return b"HTTP/1.1 307 There\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n"

    async with listening(server, answer) as port:
        post = Post(resolve=_here, allows=lambda _: True, port=port, context=client)
        assert (await post(AT_FCM, {}, b"x")).status == 307
    assert len(came) == 1


@pytest.mark.parametrize(
    "answer",
    [None, b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 10_000],
    ids=["silence", "nothing", "nonsense", "endless"],
)
async def test_bad_answers_end(tmp_path: Path, answer: bytes | None) -> None:
    server, client = certified(tmp_path, "fcm.googleapis.com")
    async with listening(server, lambda _: answer) as port:
        post = Post(resolve=_here, allows=lambda _: True, port=port, context=client, timeout=2)
        with pytest.raises((OSError, h11.ProtocolError)):
            await post(AT_FCM, {}, b"x")


async def test_a_server_with_another_name_gets_nothing(tmp_path: Path) -> None:
    server, client = certified(tmp_path, "evil.example")
    async with listening(server, lambda _: b"") as port:
        post = Post(resolve=_here, allows=lambda _: True, port=port, context=client)
        with pytest.raises(OSError, match="certificate"):
            await post(AT_FCM, {}, b"x")


# By request


@pytest.fixture
def address(sqlite_url: str) -> Iterator[str]:
    """A server for one test."""
    with served(sqlite_url) as found:
        yield found


def _push(person: Person, device: dict[str, str], what: str = "push") -> tuple[int, Any]:
    answer = person.http.post(f"{person.own}/{what}", json=device)
    return answer.status_code, answer.json()["code"] if answer.content else None


def test_a_seat_subscribes_with_its_cookie(address: str) -> None:
    ola = Person(address).create([{}, {"bot": "easy"}], start=True)
    device = Device()
    assert _push(ola, device.json) == (204, None)
    for what in ("push/shown", "push/stop"):
        assert _push(ola, {"endpoint": device.endpoint}, what) == (204, None)
    foreign = {"endpoint": "https://push.example.org/x"}
    assert _push(ola, device.json | foreign) == (400, "push-service")
    off_curve = {"p256dh": base64url.written(b"\4" + b"x" * 64)}
    assert _push(ola, device.json | off_curve) == (400, "push-service")
    assert _push(ola, device.json | {"auth": "short"}) == (400, "request")
    for name in ("p256dh", "auth"):
        broken = device.json | {name: device.json[name] + "\n"}
        assert _push(ola, broken) == (400, "push-service")
    eve = Person(address)
    eve.table = ola.table
    assert _push(eve, device.json) == (403, "key")
    for what in ("push/shown", "push/stop"):
        assert _push(eve, {"endpoint": device.endpoint}, what) == (403, "key")
    ola.post("resign")
    assert _push(ola, device.json) == (409, "over")


def test_the_key_of_a_server_stays_and_nobody_else_reads_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/osada.db"
    keys = []
    for _ in range(2):
        with served(database) as address:
            keys.append(Person(address).http.get("/api/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(base64url.read(keys[0])) == 65
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_a_server_can_be_told_not_to_notify() -> None:
    with served(push=False) as address:
        ola = Person(address).create([{}, {"bot": "easy"}], start=True)
        assert ola.http.get("/api/push").json() == {"key": ""}
        assert _push(ola, Device().json) == (409, "no-push")


def test_without_the_extra_the_server_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osada.server.push.notices.is_installed", lambda: False)
    with served() as address:
        ola = Person(address).create([{}, {"bot": "easy"}], start=True)
        assert ola.http.get("/api/push").json() == {"key": ""}
        assert _push(ola, Device().json) == (409, "no-push")


async def test_a_notice_survives_kill_9(url: str) -> None:
    device = Device()

    def play() -> str:
        with Process(url) as server:
            ola = Person(server.address, "Ola").create([{}, {}], title="Friday")
            jan = Person(server.address, "Jan").join(ola.table)
            assert _push(ola, device.json) == (204, None)
            assert _push(jan, Device("jan").json) == (204, None)
            assert ola.post("start").status_code == 201
            server.kill()
            return ola.table

    table = await asyncio.to_thread(play)
    async with rooms_at(url) as rooms:
        rooms.notices.send = service = Service()
        await looked(rooms, LONG)
        room = await rooms.room(table)
        assert len(service.got) == len(room.table.waited_for) > 0
        read = [device.read(body) for to, _, body in service.got if to == device.endpoint]
        assert [one["body"] for one in read] == (
            ["It is your turn at table “Friday” against Jan."] if 0 in room.table.waited_for else []
        )
