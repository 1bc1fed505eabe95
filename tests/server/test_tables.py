"""Tables by request: made, joined, arranged, started, left, followed by a rematch."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.sentences import plain
from tests.server.serving import Person, served

TWO: list[dict[str, Any]] = [{}, {}]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served() as found:
        yield found


def test_a_table_waits_until_all_seats_are_taken(address: str) -> None:
    ola = Person(address, "Ola").create(TWO, title="Friday")
    refused = ola.post("start")
    assert refused.status_code == 409
    assert "Seat 2 is still free" in refused.json()["text"]
    jan = Person(address, "Jan").join(ola.table)
    assert jan.seat == 1
    told = ola.post("start").json()
    assert told["status"] == "running"
    assert [seat["name"] for seat in told["seats"]] == ["Ola", "Jan"]
    assert len({seat["faction"] for seat in told["seats"]}) == 2


def test_whoever_comes_too_late_is_told_to_watch(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}])
    wanted = {"name": "Jan", "key": ola.invitation}
    answer = Person(address, "Jan").http.post(f"/api/tables/{ola.table}/join", json=wanted)
    assert answer.status_code == 409
    assert answer.json()["code"] == "full"


def test_the_sentences_come_in_the_language_asked_for(address: str) -> None:
    jan = Person(address)
    for language, word in (("pl", "stołu"), ("cs", "Stůl"), ("en", "table")):
        answer = jan.http.get("/api/tables/aaaa-aaaa", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert word in plain(answer.json()["text"])


def test_only_the_host_arranges_and_starts(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    assert jan.post("start").status_code == 403
    wish = {"seats": [{}, {}, {"bot": "hard", "faction": "egypt"}], "peaceful": True}
    assert jan.http.patch(f"{jan.own}/table", json=wish).status_code == 403
    told = ola.http.patch(f"{ola.own}/table", json=wish).json()
    assert told["peaceful"]
    assert [seat.get("name") for seat in told["seats"]] == ["Ola", "Jan", "Cyril"]


def test_a_seat_that_is_taken_away_cannot_be_entered_again(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    ola.http.patch(f"{ola.own}/table", json={"seats": [{}, {"bot": "easy"}]})
    ola.http.patch(f"{ola.own}/table", json={"seats": TWO})
    kuba = Person(address, "Kuba").join(ola.table)
    assert kuba.seat == jan.seat
    answer = jan.http.post(f"{jan.own}/enter", json={"key": jan.key})
    assert answer.status_code == 403
    assert jan.post("leave").status_code == 403


def test_the_key_of_a_seat_opens_no_other(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    other = Person(address, "Eva").create(TWO)
    for seat, table in ((0, ola.table), (1, other.table), (0, other.table)):
        answer = jan.http.post(f"/api/tables/{table}/seats/{seat}/enter", json={"key": jan.key})
        assert answer.status_code == 403
    assert jan.http.post(f"{jan.own}/enter", json={"key": jan.key}).status_code == 201


def test_links_open_what_they_say(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}, {}])
    links = ola.http.get(f"{ola.own}/links").json()
    third = Person(address, "Jan").join(ola.table, links["seats"]["2"])
    assert third.seat == 2
    second = Person(address, "Eva").join(ola.table, links["invite"])
    assert second.seat == 1
    assert second.http.get(f"{second.own}/links").status_code == 403
    watching = second.http.post(f"/api/tables/{ola.table}/watch", json={"key": links["watch"]})
    assert watching.status_code == 201
    bad = second.http.post(
        f"/api/tables/{ola.table}/join", json={"name": "X", "key": links["watch"]}
    )
    assert bad.json()["code"] == "key"


def test_another_device_gets_a_key_of_its_own(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    told = ola.post("links").json()
    phone = Person(address, "Ola")
    assert told["key"] != ola.key
    answer = phone.http.post(f"{ola.own}/enter", json={"key": told["key"]})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path={ola.own}" in cookie


def test_names_and_factions_before_the_game(address: str) -> None:
    ola = Person(address, "Ola").create([{"faction": "rome"}, {}])
    jan = Person(address, "Ola").join(ola.table)
    told = jan.http.patch(jan.own, json={"faction": "rome"}).json()
    assert told["code"] == "faction-taken"
    told = jan.http.patch(jan.own, json={"faction": "egypt", "name": "  Jan\n"}).json()
    assert told["seats"][1] == {"name": "Jan", "faction": "egypt"}
    assert jan.http.patch(jan.own, json={"faction": "mars"}).json()["code"] == "no-such-faction"


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"seats": [{"faction": "rome"}, {"faction": "rome"}]}, "SETUP-4"),
        ({"seats": [{}], "peaceful": True}, "AMB-30"),
        ({"seats": [{"bot": "easy"}, {}]}, "first seat"),
        ({"seats": [{}, {"faction": "mars"}]}, "mars"),
        ({"seats": []}, "seats"),
        ({"seats": [{}] * 5}, "SETUP-1"),
        ({"seats": [{}] * 6}, "seats"),
        ({"seats": TWO, "lookout": "odd"}, "lookout"),
        ({"seats": TWO, "clock": {"move": 1}}, "clock"),
        ({"seats": TWO, "nonsense": 1}, "nonsense"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(address: str, wish: object, word: str) -> None:
    answer = Person(address).http.post("/api/tables", json={"name": "Ola", "table": wish})
    assert answer.status_code == 400
    assert word in plain(answer.json()["text"])


def test_leaving_frees_the_seat_before_the_game_and_closes_the_hosts_table(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    told = jan.post("leave").json()
    assert "name" not in told["seats"][1]
    assert jan.post("leave").status_code == 403
    assert ola.post("leave").json()["status"] == "finished"


def test_public_tables_are_listed_and_others_are_not(address: str) -> None:
    shown = Person(address).create(TWO, public=True, title="Everybody")
    hidden = Person(address).create(TWO, title="Nobody")
    listed = [told["id"] for told in shown.http.get("/api/tables").json()]
    assert shown.table in listed
    assert hidden.table not in listed


def test_a_bot_stands_in_for_whoever_left_until_they_return(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {"bot": "easy"}], start=True)
    told = ola.post("leave").json()
    assert told["seats"][0]["left"]
    assert told["seats"][0]["bot"] == "normal"
    assert ola.post("leave").json()["code"] == "left"
    told = ola.post("return").json()
    assert "bot" not in told["seats"][0]
    assert ola.post("return").json()["code"] == "there"


def test_of_two_the_other_wins_when_one_resigns(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    told = jan.post("resign").json()
    assert told["status"] == "finished"
    assert told["seats"][1]["resigned"]
    assert ola.http.get(f"/api/replays/{ola.table}").json()["complete"] is False


def test_a_rematch_seats_the_same_people(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    assert jan.post("rematch").json()["code"] == "running"
    jan.post("resign")
    again = jan.post("rematch").json()
    also = ola.post("rematch").json()
    assert again["table"] == also["table"] != ola.table
    assert (again["seat"], also["seat"]) == (0, 1)
    told = ola.http.get(f"/api/tables/{also['table']}").json()
    assert told["status"] == "running"
    assert [seat["name"] for seat in told["seats"]] == ["Jan", "Ola"]
    assert ola.http.get(f"/api/tables/{ola.table}").json()["next"] == also["table"]


def asks(person: Person, table: str, key: str | None = None) -> dict[str, Any]:
    """What somebody is told who wants a seat."""
    wanted = {"name": person.name, "key": key}
    told: dict[str, Any] = person.http.post(f"/api/tables/{table}/join", json=wanted).json()
    return told


def test_a_table_by_link_opens_by_its_key_alone(address: str) -> None:
    ola = Person(address, "Ola").create([{}, {}, {}])
    stranger = Person(address, "Eve")
    refused = stranger.http.post(f"/api/tables/{ola.table}/join", json={"name": "Eve"})
    assert (refused.status_code, refused.json()["code"]) == (403, "by-link")
    watch = ola.http.get(f"{ola.own}/links").json()["watch"]
    assert asks(stranger, ola.table, watch)["code"] == "key"
    assert asks(stranger, ola.table, ola.invitation)["seat"] == 1
    shown = Person(address, "Jan").create(TWO, public=True)
    assert asks(stranger, shown.table)["seat"] == 1


@pytest.mark.parametrize("public", [False, True])
def test_the_seats_of_a_rematch_are_kept_for_those_who_played(address: str, public: bool) -> None:
    ola = Person(address, "Ola").create(TWO, public=public)
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    jan.post("resign")
    host = jan._seated(jan.post("rematch"))
    told = host.http.get(f"/api/tables/{host.table}").json()
    assert [seat.get("awaits", "") for seat in told["seats"]] == ["", "Ola"]
    links = host.http.get(f"{host.own}/links").json()
    assert links["seats"] == {}
    stranger = Person(address, "Eve")
    refused = asks(stranger, host.table, links["invite"])
    assert refused["code"] == "kept"
    assert "Ola" in refused["text"]
    assert asks(stranger, host.table)["code"] == ("kept" if public else "by-link")
    again = ola.post("rematch").json()
    assert (again["table"], again["seat"]) == (host.table, 1)
    told = host.http.get(f"/api/tables/{host.table}").json()
    assert told["status"] == "running"


def test_the_host_frees_the_seat_of_who_does_not_come(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    jan = Person(address, "Jan").join(ola.table)
    ola.post("start")
    jan.post("resign")
    host = ola._seated(ola.post("rematch"))
    assert host.post("free/1").json()["seats"][1] == {}
    assert host.post("free/1").json()["code"] == "not-kept"
    key = host.http.get(f"{host.own}/links").json()["seats"]["1"]
    assert asks(Person(address, "Eve"), host.table, key)["seat"] == 1
    assert jan.post("rematch").json()["code"] == "taken"


def test_a_rematch_of_an_adventure_has_the_same_village_or_another(address: str) -> None:
    ola = Person(address, "Ola").create([{}], start=True, game="rollwrite", mode="adventure")
    told = ola.http.get(f"/api/tables/{ola.table}").json()
    village = told["seats"][0]["faction"]
    ola.post("resign")
    same = ola._seated(ola.post("rematch?same=true"))
    told = same.http.get(f"/api/tables/{same.table}").json()
    assert told["seats"][0]["faction"] == village
    assert told["status"] == "running"
    same.post("resign")
    others = set()
    for _ in range(4):
        same._seated(same.post("rematch?same=false"))
        told = same.http.get(f"/api/tables/{same.table}").json()
        others.add(told["seats"][0]["faction"])
        same.post("resign")
    assert others != {village}


def test_other_sites_cannot_act_for_a_browser(address: str) -> None:
    ola = Person(address, "Ola").create(TWO)
    answer = ola.http.post(f"{ola.own}/leave", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert ola.http.get(f"/api/tables/{ola.table}").json()["status"] == "waiting"


def test_too_many_tables_from_one_address(address: str) -> None:
    with served(tables_per_minute=3) as strict:
        ola = Person(strict)
        wanted = {"name": "Ola", "table": {"seats": TWO}}
        codes = [ola.http.post("/api/tables", json=wanted).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]


def test_a_wrong_address_shows_people_the_page_and_tells_programs(address: str) -> None:
    jan = Person(address)
    for path in ("/nowhere", "/replays/x"):
        shown = jan.http.get(path, headers={"Accept": "text/html"})
        assert shown.status_code == 404
        assert "<!doctype html>" in shown.text
        assert jan.http.get(path).json()["code"] == "nothing-there"
    for path in ("/api/nowhere", "/page/nowhere.js"):
        told = jan.http.get(path, headers={"Accept": "text/html"})
        assert told.json()["code"] == "nothing-there"


def test_every_answer_keeps_a_browser_strict(address: str) -> None:
    for path in ("/", "/api/tables", "/nowhere"):
        headers = Person(address).http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
