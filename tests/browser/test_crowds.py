"""The table with crowded empires at every size: nothing overlaps, nothing is cut or torn."""

import pytest
from playwright.sync_api import expect

from tests.browser.campaigns import campaign, drafts, owes
from tests.browser.conftest import Come
from tests.browser.crowds import Crowd, Empires
from tests.browser.games import asked, on_turn, play_on, played
from tests.browser.guest import Guest

FOUR = ("rome", "barbarians", "egypt", "japan")
SIZES = {
    "laptop": (1280, 720),
    "low laptop": (1366, 657),
    "desk": (1440, 900),
    "large desk": (1920, 1080),
    "tablet": (820, 1180),
    "tablet on its side": (1024, 768),
    "sideways": (844, 390),
    "at 200 %": (640, 360),
    "large desk at 200 %": (960, 540),
    "phone": (390, 844),
}
DESKS = ("laptop", "low laptop", "desk", "large desk")
TOUCHED = ("tablet", "tablet on its side", "sideways", "phone")
BY_MOUSE = tuple(size for size in SIZES if size not in TOUCHED)
CROWDS = {
    "as played": (None, "pl-PL"),
    "three rivals": (Crowd(3, 9), "cs-CZ"),
    "five rivals": (Crowd(5, 14), "en-GB"),
    "old empires": (Empires(3, 8), "cs-CZ"),
}
FIRST = {"turn": ".ask, .cards.hand", "draft": ".ask, .cards.offer"}
"""What is on the first screen of every size, by what is asked."""

PATIENCE = 12
"""So often a page that is to fit another size is looked at."""

WORDY = ["rom008", "egy001", "rom010", "bar030", "bar014", "jap026", "jap021", "bar025", "egy013"]
"""Actions whose formulas have the longest words."""

NARROW = 200
"""Among six people a panel is so narrow, in pixels, that a long name ends in dots."""

# Parts of the table that lie over each other; what is cut; what lies under something else.
_FAULTS = """([scrolls, narrow]) => {
  const faults = [];
  const shown = (it) => it.checkVisibility({ visibilityProperty: true });
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter(shown);
  const named = (it) => `${it.className} ${(it.ariaLabel ?? it.textContent).slice(0, 40)}`;
  const box = (it) => it.getBoundingClientRect();
  const apart = (them) => {
    for (const [at, one] of them.entries()) for (const other of them.slice(at + 1)) {
      const a = box(one), b = box(other);
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1) faults.push(`${named(one)} lies over ${named(other)}: ${x}x${y}`);
    }
  };
  // Words that go on in the next line without a hyphen; tokens over the letters of a name.
  const lines = (text, from, to) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  for (const it of all(".loc b, .plate h2")) {
    const text = it.firstChild;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u00ad-]+/g)) {
      const [first, last] = [index, index + word.length - 1].map(
        (at) => lines(text, at, at + 1).at(-1)?.top);
      if (first !== last) faults.push(`${named(it)}: ${word} is torn`);
    }
    const letters = lines(text, 0, text.length);
    for (const token of it.parentElement.querySelectorAll(".marks span, .marks i, .hues .disc")) {
      const a = box(token);
      const over = letters.some((b) => // a line is 2 px higher than its letters
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2);
      if (over) faults.push(`a token lies over the name ${named(it)}`);
    }
  }
  const parts = [".top", ".newsline", ".rival", ".middle", ".strip", ".cards.hand", ".dock",
    ".tabletop > .side", ".felt > .purse", ".players"];
  apart(all(parts.join()).filter((it) => !scrolls || !it.matches(".top, .dock")));
  for (const group of [".dock .acts", ".dock", ".plate", ".rival header", ".players"])
    for (const one of all(group)) apart([...one.children].filter(shown));

  const whole = [".flow .chip", ".flow .chip-name", ".flow .more", ".plate h2", ".plate dd",
    ".plate .deals", ".lane .fx-in", ".lane .say", ".lane-row b", ".dock .lb", ".question",
    ".answers", ".ledger", ".phases", ".rival header", ".factline"];
  const level = ".lb, .fx-in, .say, b, header, .question, .chip-name";
  for (const it of all(whole.join())) {
    const wide = it.scrollWidth - it.clientWidth, high = it.scrollHeight - it.clientHeight;
    if (it.clientWidth === 0 || (wide <= 1 && (high <= 1 || it.matches(level)))) continue;
    const dots = it.matches(".chip-name") && it.closest(".rival")?.clientWidth < narrow;
    if (!dots) faults.push(`${named(it)} is cut: ${wide}x${high}`);
  }
  const inside = [[".flow .chip, .flow .more", ".flow-box"], [".plate > *", ".plate"],
    [".lane-row .loc", ".empire"], [".dock .btn, .dock .purse li", ".dock"],
    [".rival header > *", ".rival"], [".ask > *", ".ask"],
    [".players :is(b, small, .i, .emblem)", "button"]];
  for (const [wanted, around] of inside) for (const it of all(wanted)) {
    const a = box(it), room = it.closest(around), b = box(room);
    const beside = Math.max(b.left - a.left, a.right - b.right);
    const out = room.matches(".empire") && scrolls
      ? beside : Math.max(beside, b.top - a.top, a.bottom - b.bottom);
    if (a.width > 0 && out > 1.5) faults.push(`${named(it)} hangs ${out} px out of ${around}`);
  }
  for (const it of all(".lane .marks span, .lane .uses i")) {
    const { left, top, width, height } = box(it);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const { top: high, bottom: deep } = box(it.closest(".empire"));
    if (!there || there.closest(".top, .dock")) continue; // scrolled away
    if (scrolls && (top < high || top + height > deep)) continue;
    const its = it.closest(".loc");
    if (there.closest(".loc") !== its) faults.push(`on ${named(its)} lies ${named(there)}`);
  }
  return [...new Set(faults)].slice(0, 20);
}"""


# What of the question, the hand or the offer hangs out of the first screen.
_BELOW = """(wanted) => {
  const docked = Math.min(innerHeight, document.querySelector(".dock").getBoundingClientRect().top);
  return [...document.querySelectorAll(wanted)]
    .map((it) => [it.className, it.getBoundingClientRect()])
    .filter(([name, { top, bottom }]) => top < 0 || bottom > docked + 1)
    .map(([name, { top, bottom }]) => `${name} reaches from ${top} to ${bottom} of ${docked}`);
}"""

# Where the board, the question, the hand and the dock lie; and, sideways, each card of each row.
_PLACES = """() => {
  const box = (it) => it.getBoundingClientRect();
  const fixed = document.querySelectorAll(".plate, .ask, .cards.hand, .dock .btn, .lane-row");
  const rows = [...document.querySelectorAll(".lane")].map((lane) =>
    [...lane.children].map((it) => [box(it).left, box(it).width].map(Math.round)));
  return [JSON.stringify([...fixed].map(box)), rows];
}"""

# All of it, once a page that is to fit another size has been laid out anew.
_SETTLED = f"""async ([scrolls, narrow, wanted, patience]) => {{
  const faults = {_FAULTS};
  const below = {_BELOW};
  let found = [];
  for (let look = 0; look < patience; look++) {{
    for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
    found = faults([scrolls, narrow]);
    if (!found.length) break;
  }}
  const {{ scrollWidth, clientWidth, scrollHeight, clientHeight }} = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${{scrollWidth - clientWidth}} px too wide`);
  if (!scrolls && scrollHeight > clientHeight)
    found.push(`${{scrollHeight - clientHeight}} px too high`);
  return [...found, ...below(wanted)];
}}"""


def settled(guest: Guest, size: str, asks: str) -> list[str]:
    """What overlaps, is cut or hangs over an edge at a size, once the page has become as large."""
    width, height = SIZES[size]
    guest.page.set_viewport_size({"width": width, "height": height})
    found: list[str] = guest.page.evaluate(
        _SETTLED, [size not in DESKS, NARROW, FIRST[asks], PATIENCE]
    )
    return found


def fingers(guest: Guest) -> None:
    """From now on this screen is touched."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    assert guest.page.evaluate("() => matchMedia('(pointer: coarse)').matches")


def test_one_more_in_a_row_moves_nothing(come: Come, address: str) -> None:
    game = played(*FOUR)
    crowd = Crowd(3, 7)
    guest = come(viewport={"width": 1280, "height": 720})
    crowd.meet(guest.page)
    guest.open(play_on(address, game, game.last(on_turn(5, 3))))
    still, rows = None, None
    for crowd.lane in (1, 7, 10, 12, 15):
        guest.page.reload()
        expect(guest.page.locator(".lane").first.locator(".loc")).to_have_count(crowd.lane)
        there, now = guest.page.evaluate(_PLACES)
        if rows is not None:
            assert still == there
            assert [row[: len(was)] for was, row in zip(rows, now, strict=True)] == rows
        still, rows = there, now


# Formulas that hang out of their room, by more than the air below a sign.
_CUT = """() => [...document.querySelectorAll(".lane .fx-in")]
  .filter((it) => it.scrollHeight - it.clientHeight > 2 || it.scrollWidth > it.clientWidth)
  .map((it) => it.closest(".loc").querySelector("b").textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "cs-CZ"])
def test_no_formula_of_a_built_card_is_cut(locale: str, come: Come, address: str) -> None:
    game = played(*FOUR)
    crowd = Crowd(3, 9, deals=4)
    crowd.cards["action"] = WORDY
    guest = come(viewport={"width": 1280, "height": 720}, locale=locale)
    crowd.meet(guest.page)
    guest.open(play_on(address, game, game.last(on_turn(5, 3))))
    expect(guest.page.locator(".lane").last.locator(".loc")).to_have_count(9)
    assert guest.page.evaluate(_CUT) == []


@pytest.mark.parametrize("name", CROWDS)
def test_nothing_overlaps_or_is_cut(name: str, come: Come, address: str) -> None:
    crowd, locale = CROWDS[name]
    told: list[str] = []
    history = isinstance(crowd, Empires)
    game = campaign() if history else played(*FOUR)
    turn, draft = (owes, drafts) if history else (on_turn(5, 3), asked("draft", 0))
    for asks, moment in {"turn": game.last(turn), "draft": game.last(draft)}.items():
        guest = come(locale=locale)
        if crowd is not None:
            crowd.meet(guest.page)
        guest.open(play_on(address, game, moment))
        guest.awaits()
        for size in BY_MOUSE:
            told += [f"{size}, {asks}: {one}" for one in settled(guest, size, asks)]
        fingers(guest)
        for size in TOUCHED:
            told += [f"{size}, {asks}: {one}" for one in settled(guest, size, asks)]
        guest.context.close()
    assert not told, "\n".join(told)


# Cards whose effect hangs into the foot, by more than the air below it.
_HANGING = """() => [...document.querySelectorAll(".card:not(.large)")].map((card) => {
  const lines = [...card.querySelector(".does").children].filter((it) => it.checkVisibility());
  const { bottom } = lines.at(-1).getBoundingClientRect();
  return [card.querySelector(".name").textContent,
    bottom - card.querySelector(".foot").getBoundingClientRect().top];
}).filter(([, below]) => below > 2.5)"""


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "cs-CZ"])
def test_no_card_in_hand_is_cut_at_its_foot(locale: str, come: Come) -> None:
    guest = come(locale=locale, bypass_csp=True)
    guest.open("/cards")
    expect(guest.page.locator(".card:not(.large)").last).to_be_visible()
    smallest = ".card:not(.large) { --u: .8px !important; --tx: 10.8px !important; --roomy: 0; }"
    guest.page.add_style_tag(content=smallest)
    assert guest.page.evaluate(_HANGING) == []
