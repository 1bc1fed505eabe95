"""Notices without the page: asked for by a click, shown by the worker, leading to the table."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, Worker, expect

from osada.server.push.post import Post, Reply
from tests.browser.conftest import Come, launched
from tests.browser.guest import Guest, seen
from tests.server.patient import PATIENCE
from tests.server.pushed import Device
from tests.server.serving import Line, Person, served

# The one thing that needs the network: the browser's call to its push service.
_SUBSCRIBES = """({ endpoint, ...keys }) => {
  const plain = (text) => text.replaceAll("-", "+").replaceAll("_", "/");
  const byte = (letter) => letter.charCodeAt(0);
  const made = () => localStorage.getItem("subscribed");
  const known = () => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(atob(plain(made())), byte).buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => (localStorage.removeItem("subscribed"), true),
  });
  PushManager.prototype.getSubscription = async () => (made() ? known() : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error("a browser wants to see what is pushed");
    localStorage.setItem("subscribed", applicationServerKey);
    return known();
  };
}"""
_SHOWN = """async () => {
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
}"""
# Nobody can click on a notice in a browser without windows, and only a click may open one.
_CLICKS = """async () => {
  const led = [];
  clients.openWindow = async (path) => led.push(`open ${path}`);
  WindowClient.prototype.focus = async function () {
    led.push(`focus ${new URL(this.url).pathname}`);
  };
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent("notificationclick", { notification });
  const over = new Promise((resolve) => (click.waitUntil = (work) => resolve(work)));
  dispatchEvent(click);
  await over;
  return [...led, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: the shell shows no notices."""
    made = launched(playwright, "chromium")
    yield made
    made.close()


def _play(line: Line, person: Person, until: bool, seat: int = 0) -> None:
    """Somebody moves until a seat is on turn, or no longer."""
    while (seat in person.http.get(f"/api/tables/{person.table}").json()["turn"]) is not until:
        while not line.view.get("offers"):
            line.until("view")
        assert line.move(line.view["offers"][0]["text"])["type"] == "view"


def _on_turn_again(ola: Person, jan: Line) -> None:
    """Ola's turn ends, and another one begins while she looks at nothing."""
    own = ola.sit()
    _play(own, ola, until=False)
    own.close()
    _play(jan, ola, until=True)


def _deliver(guest: Guest, data: dict[str, Any]) -> None:
    """The push service hands something to the browser."""
    found: list[dict[str, Any]] = []
    line = guest.context.new_cdp_session(guest.page)
    line.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    line.send("ServiceWorker.enable")
    while not found:
        guest.page.wait_for_timeout(20)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": guest.address,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(data),
        },
    )
    line.detach()


def _shown(guest: Guest, worker: Worker, count: int, again: Callable[[], None]) -> Any:
    """Wait until so many notices are shown, with something to be done now and then."""
    ends = time.monotonic() + PATIENCE
    while True:
        for _ in range(50):
            found = worker.evaluate(_SHOWN)
            if len(found) == count:
                return found
            assert time.monotonic() < ends, found
            guest.page.wait_for_timeout(20)
        again()


def _notified(guest: Guest, worker: Worker, data: dict[str, Any]) -> Any:
    """Deliver a notice; what is shown then.

    Chromium may lose one that comes while an older notice of the same name is being closed, so it
    is delivered again until it is there.
    """
    _deliver(guest, data)
    return _shown(guest, worker, 1, lambda: _deliver(guest, data))


def test_a_notice_comes_though_the_table_is_closed_and_leads_back_to_it(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, sent = Device(), list[dict[str, Any]]()

    async def post(_: Post, endpoint: str, headers: dict[str, str], body: bytes) -> Reply:
        assert endpoint == device.endpoint
        sent.append(device.read(body))
        return Reply(201)

    monkeypatch.setattr(Post, "__call__", post)
    with served(push_delay=0) as address:
        ola = Person(address, "Ola").create([{}, {}])
        jan = Person(address, "Jan").join(ola.table)
        ola.post("start")
        line = jan.sit()
        path = f"/table/{ola.table}/0"
        guest = come(address, permissions=["notifications"])
        guest.context.add_init_script(f"({_SUBSCRIBES})({json.dumps(device.json)})")
        guest.open(f"{path}#{ola.key}")
        seen(guest.page.get_by_role("heading", name="The table, round 1"))
        assert guest.context.service_workers == []
        guest.button("Menu").click()
        switch = guest.page.get_by_label("Notify me on my turn")
        seen(guest.page.get_by_text("Even when no page is open"))
        with (
            guest.page.expect_response("**/seats/0/push") as told,
            guest.context.expect_event("serviceworker") as came,
        ):
            switch.check()
        assert told.value.status == 204
        worker = came.value
        assert worker.url == f"{address}/page/worker.js"
        expect(switch).to_be_checked()
        guest.axe("the menu of a table that sends notices", within=".menu")

        guest.open("/rules")
        _on_turn_again(ola, line)
        while not sent:
            guest.page.wait_for_timeout(20)
        (notice,) = _notified(guest, worker, sent[0])
        assert notice == {
            "title": "Your turn",
            "body": f"It is your turn at table “{ola.table}” against Jan.",
            "tag": path,
            "lang": "en",
        }
        _notified(guest, worker, sent[0])  # it takes the place of the first
        assert worker.evaluate(_CLICKS) == [f"open {path}", 0]

        _notified(guest, worker, sent[0])
        guest.open(sent[0]["path"])  # whoever looks at the table needs no notice any more
        guest.awaits()
        _shown(guest, worker, 0, lambda: None)
        _notified(guest, worker, sent[0])
        assert worker.evaluate(_CLICKS) == [f"focus {path}", 0]

        guest.button("Menu").click()
        expect(switch).to_be_checked()
        with guest.page.expect_response("**/push/stop") as stopped:
            switch.uncheck()
        assert stopped.value.status == 204
        guest.page.wait_for_function("() => !localStorage.getItem('subscribed')")
        expect(switch).not_to_be_checked()
        guest.page.close()


def _wants_notices(guest: Guest, ola: Person) -> None:
    guest.open(f"/table/{ola.table}/0#{ola.key}")
    guest.button("Menu").click()
    guest.page.get_by_label("Notify me on my turn").check()


def test_where_no_notice_can_come_the_setting_says_why(come: Come, address: str) -> None:
    with served(push=False) as silent:
        guest = come(silent, permissions=["notifications"])
        _wants_notices(guest, Person(silent).create([{}, {"bot": "easy"}], start=True))
        seen(
            guest.page.get_by_text(
                "Only while this page is open: this server does not send notifications."
            )
        )
        expect(guest.page.get_by_label("Notify me on my turn")).to_be_checked()
        guest.page.close()
    guest = come(permissions=["notifications"])
    guest.excused.append("incognito")  # the windows of tests are private: the browser refuses
    _wants_notices(guest, Person(address).create([{}, {"bot": "easy"}], start=True))
    seen(guest.page.get_by_text("push service did not respond; private windows have none"))
    expect(guest.page.get_by_label("Notify me on my turn")).to_be_checked()
