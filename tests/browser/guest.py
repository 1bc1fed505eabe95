"""Somebody at a browser: what they see on the page, click and type."""

import re
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT as AXE  # type: ignore[import-untyped]
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Request,
    expect,
)

from tests.server.patient import PATIENCE

ASKED = "[data-ask]:not(.is-still):not(.is-sent)"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ACTS_A_ROUND = 2
MOST_TABS = 80
CORNER: Position = {"x": 10, "y": 20}
"""What can be seen of a card on which others lie."""

# What can be done now, as the page shows it.
_POSSIBLE = """() => {
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const open = (wanted) => all(wanted).some((it) => !it.hasAttribute("aria-disabled"));
  return {
    over: all(".end").length > 0,
    round: Number(document.querySelector("h1")?.textContent?.match(/\\d+/)?.[0] ?? 0),
    end: open(".act-end"),
    pass: open(".act-pass"),
    answers: all(":is(.ask, .praying) .answer").length,
    cards: all("main [aria-pressed=false][data-spot]").map((it) => it.dataset.spot),
    piles: all("main [data-pile] .is-playable").length,
    rivals: all("main .rival .choose").length,
  };
}"""

# The same as soon as there is something among it.
_SOMETHING = f"""() => {{
  const can = ({_POSSIBLE})();
  const {{ over, end, pass, answers, cards, piles, rivals }} = can;
  return over || end || pass || answers || cards.length || piles || rivals ? can : null;
}}"""

# Whether something can be done with what has the focus, or the key that leads to such a card.
_FOCUSED = """() => {
  const it = document.activeElement;
  if (!it?.closest("main")) return "";
  if (it.matches("[aria-pressed=false][data-spot]")) return "card";
  if (it.matches("[data-pile]:has(.is-playable) button, .choose")) return "now";
  const row = it.closest("[data-group]");
  const inRow = [...(row?.querySelectorAll("button, a[href]") ?? [])];
  const to = inRow.findIndex((one) => one.matches("[aria-pressed=false][data-spot]"));
  return to < 0 ? "" : to < inRow.indexOf(it) ? "ArrowLeft" : "ArrowRight";
}"""

# Whether something that can have the focus begins with a name.
_NAMED = """(name) => [...document.querySelectorAll("a[href], button, input, select, [tabindex]")]
  .some((it) => (it.ariaLabel || it.textContent.trim() || it.id).startsWith(name))"""

# Of brothers and sisters of one kind all but the first four, which are made like the rest.
_HIDE_ALIKE = """(hides) => {
  for (const family of document.querySelectorAll(":not(svg, tr):has(> :nth-child(5))")) {
    const seen = {};
    for (const it of family.children) {
      const kind = [it.tagName, it.className, it.role, it.ariaChecked, it.ariaDisabled].join();
      seen[kind] = (seen[kind] ?? 0) + 1;
      if (seen[kind] > 4) it.style.display = hides ? "none" : "";
    }
  }
}"""

_RUN_AXE = "async ([within, options]) => (await axe.run(within, options)).violations"


@dataclass
class Guest:
    """A person with a browser of their own."""

    context: BrowserContext
    page: Page
    address: str
    faults: list[str] = field(default_factory=list)
    excused: list[str] = field(default_factory=list)
    """Patterns of errors that a test brings about."""
    acts: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.listen(self.page)
        self.context.on("page", self.listen)

    def listen(self, page: Page) -> None:
        """Note whatever goes wrong on a page."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.scheme != "blob" and asked.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"request to {request.url}")

    @property
    def unexcused(self) -> list[str]:
        """What went wrong and was not expected to."""
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.excused)
        ]

    # To look

    def open(self, path: str) -> "Guest":
        """Go to a page."""
        self.page.goto(self.address + path)
        return self

    def button(self, name: str, within: Locator | None = None) -> Locator:
        """A button by what is written on it, or said of it."""
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        """A link by its text."""
        return self.page.get_by_role("link", name=name, exact=True)

    @property
    def question(self) -> Locator:
        """The strip in which something is asked."""
        return self.page.locator("[data-ask]")

    @property
    def hand(self) -> Locator:
        """The cards in hand."""
        return self.page.get_by_role("region", name=re.compile("^Your hand")).locator("[data-card]")

    @property
    def heard(self) -> Locator:
        """What a screen reader is told."""
        return self.page.locator("[role=status][aria-live=polite]")

    @property
    def is_asked(self) -> bool:
        """Whether this person is to decide now."""
        return self.page.locator(ASKED).count() > 0

    @property
    def round(self) -> int:
        """The round on the table."""
        found = re.search(r"\d+", self.page.locator("h1").first.inner_text())
        return int(found[0]) if found else 0

    def numbers_in_hand(self) -> list[str]:
        """The cards in hand by their numbers."""
        return [card.get_attribute("data-card") or "" for card in self.hand.all()]

    def axe(self, where: str, *, within: str = "html", night: bool = False) -> None:
        """Nothing here is in anybody's way; by night only the colours are others.

        `within` is what has just opened on a page that was looked at before.
        """
        self._axe(where, within, STANDARDS)
        if night:
            self.page.emulate_media(color_scheme="dark")
            self._axe(f"{where}, by night", within, ["color-contrast"])
            self.page.emulate_media(color_scheme="light")

    def _axe(self, where: str, within: str, rules: list[str]) -> None:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE)
        self.page.evaluate(_HIDE_ALIKE, True)
        options = {"runOnly": rules, "resultTypes": ["violations"]}
        found = self.page.evaluate(_RUN_AXE, [within, options])
        self.page.evaluate(_HIDE_ALIKE, False)
        told = [
            f"{one['id']}: {one['help']}: " + "; ".join(node["html"][:160] for node in one["nodes"])
            for one in found
        ]
        assert not told, f"{where}: " + "\n".join(told)

    def fits(self, where: str, *, down: bool = False) -> None:
        """Nothing hangs over the right edge, nor, if asked, over the lower one."""
        wide, high = self.page.evaluate(
            "() => { const it = document.documentElement;"
            " return [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]; }"
        )
        assert wide <= 0, f"{where}: {wide} px too wide"
        assert not down or high <= 0, f"{where}: {high} px too high"

    # To click and type

    def choose(self, group: str, value: str) -> None:
        """One of few that stand side by side."""
        self.page.get_by_role("radiogroup", name=group, exact=True).get_by_role(
            "radio", name=value, exact=True
        ).click()

    def press(self, key: str) -> None:
        """A key."""
        self.page.keyboard.press(key)

    def focused(self) -> str:
        """What has the focus, as a reader names it; nothing if it is lost."""
        found: str = self.page.evaluate(
            "() => { const it = document.activeElement;"
            " return !it || it === document.body ? '' : it.ariaLabel || it.textContent.trim()"
            " || it.id || it.tagName; }"
        )
        return found

    def tab_to(self, name: str) -> None:
        """Press Tab until the focus is on what begins with this name, once it is there."""
        self.page.wait_for_function(_NAMED, arg=name)
        for _ in range(MOST_TABS):
            if self.focused().startswith(name):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    # To play

    def awaits(self) -> dict[str, Any]:
        """Wait until this person is asked something, or the game is over; what is possible."""
        self.page.locator(f"{ASKED}, .end").first.wait_for()
        found: dict[str, Any] = self.page.evaluate(_POSSIBLE)
        return found

    def possible(self) -> dict[str, Any]:
        """What is possible once what has just appeared can be pressed."""
        self.awaits()
        self.settle()
        found: dict[str, Any] = self.page.wait_for_function(_SOMETHING, polling=50).json_value()
        return found

    def step(self) -> bool:
        """Do the first thing that is possible, by clicks; False if the game is over."""
        can = self.possible()
        if can["over"]:
            return False
        if can["end"]:
            self.page.locator(".act-end").click()
        elif can["pass"]:
            self._act(can)
        else:
            self._answer(can)
        return True

    def _act(self, can: dict[str, Any]) -> None:
        made = self.acts.get(can["round"], 0)
        if made < ACTS_A_ROUND and can["cards"]:
            self.acts[can["round"]] = made + 1
            self.play(can["cards"][0])
        else:
            self.pass_()

    def pass_(self) -> None:
        """Pass, and mean it where something useful is left."""
        self.settle()
        self.button("Pass").click()
        self.page.locator(".act-step:has-text('end my round'), .act-pass[aria-disabled]").or_(
            self.page.locator("[data-ask].is-still, .end, .act-end:not([aria-disabled])")
        ).first.wait_for()
        if self.asks_to_pass:
            self.page.locator(".act-step").click()

    @property
    def asks_to_pass(self) -> bool:
        """Whether passing waits to be confirmed."""
        return self.page.locator(".act-step:has-text('end my round')").count() > 0

    def settle(self) -> None:
        """Wait until what has just appeared can be pressed."""
        self.page.locator("html:not([data-fresh])").wait_for()

    def _answer(self, can: dict[str, Any]) -> None:
        if can["answers"]:
            self.page.locator(":is(.ask, .praying) .answer").first.click()
        elif can["cards"]:
            self.play(can["cards"][0])
        elif can["piles"]:
            self.page.locator("main [data-pile] button:has(.is-playable)").first.click()
        else:
            self.page.locator("main .rival .choose").first.click()

    def play(self, spot: str) -> None:
        """Pick a card up and do with it what stands on the button for the next step."""
        self.settle()
        self.card(spot).click(position=CORNER)
        self.page.locator(".act-step").click()

    def step_by_keys(self) -> bool:
        """Do the first thing that is possible, by keys alone; False if the game is over."""
        can = self.possible()
        if can["over"]:
            return False
        made = self.acts.get(can["round"], 0)
        if can["end"]:
            self.press("e")
        elif can["pass"] and (made == ACTS_A_ROUND or not can["cards"]):
            self.press("p")
            if self.asks_to_pass:
                self.confirm_by_keys()
        elif can["answers"] and not can["pass"]:
            self.settle()
            self.press("1")
        else:
            self.acts[can["round"]] = made + int(can["pass"])
            self._play_by_keys()
        self.page.locator("[data-ask]:not(.is-sent), .end").first.wait_for()
        expect(self.page.locator(":focus")).to_have_count(1)  # it is never lost
        return True

    def confirm_by_keys(self) -> None:
        """Enter, until it is taken: in the first moment it might be a slip."""
        ends = time.monotonic() + PATIENCE
        while self.page.locator(".act-step.give").count():
            assert time.monotonic() < ends, "Enter does not confirm"
            self.press("Enter")
            self.page.wait_for_timeout(50)

    def _play_by_keys(self) -> None:
        """Tab and arrows to a card or pile that can be played; pick it up, play it."""
        for _ in range(MOST_TABS):
            found = self.page.evaluate(_FOCUSED)
            if found == "card":
                self.press("Enter")
                self.page.locator(".act-step").wait_for()
            if found in ("card", "now"):
                return self.press("Enter")
            self.press(found or "Tab")
        raise AssertionError("no key leads to what can be played")

    def card(self, spot: str) -> Locator:
        """A card by its place on the table."""
        return self.page.locator(f'main [data-spot="{spot}"]').first

    def until(self, kind: str) -> dict[str, Any]:
        """Play on until something possible is of a kind: `cards`, `answers`, `pass` ..."""
        while not (can := self.awaits())[kind]:
            assert not can["over"], f"the game ended before there were {kind}"
            self.step()
        return can


def seen(locator: Locator) -> None:
    """It is there and can be seen."""
    expect(locator.first).to_be_visible()
