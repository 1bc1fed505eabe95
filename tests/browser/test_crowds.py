"""The table with crowded empires at every size: nothing overlaps, nothing is cut."""

from itertools import product

import pytest

from tests.browser.conftest import Come
from tests.browser.crowds import Crowd
from tests.browser.games import asked, on_turn, play_on, played
from tests.browser.guest import Guest

FOUR = ("rome", "barbarians", "egypt", "japan")
SIZES = {
    "laptop": (1280, 720),
    "low laptop": (1366, 657),
    "desk": (1440, 900),
    "large desk": (1920, 1080),
    "tablet": (820, 1180),
    "sideways": (844, 390),
    "at 200 %": (640, 360),
    "phone": (390, 844),
}
DESKS = ("laptop", "low laptop", "desk", "large desk")
TOUCHED = ("tablet", "sideways", "phone")

PATIENCE = 12
"""So often a page that is to fit another size is looked at."""

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
  const parts = [".top", ".newsline", ".rival", ".middle", ".strip", ".cards.hand", ".dock",
    ".tabletop > .side", ".felt > .purse", ".players"];
  apart(all(parts.join()).filter((it) => !scrolls || !it.matches(".top, .dock")));
  for (const group of [".dock .acts", ".dock", ".plate", ".rival header"])
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
    [".rival header > *", ".rival"], [".ask > *", ".ask"]];
  for (const [wanted, around] of inside) for (const it of all(wanted)) {
    const a = box(it), b = box(it.closest(around));
    const out = Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom);
    if (a.width > 0 && out > 1.5) faults.push(`${named(it)} hangs ${out} px out of ${around}`);
  }
  for (const it of all(".lane .marks span, .lane .uses i")) {
    const { left, top, width, height } = box(it);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || there.closest(".top, .dock")) continue; // scrolled away
    const its = it.closest(".loc");
    if (there.closest(".loc") !== its) faults.push(`on ${named(its)} lies ${named(there)}`);
  }
  return [...new Set(faults)].slice(0, 20);
}"""


# Some frames go by.
_FRAMES = """async () => {
  for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
}"""


def faults(guest: Guest, *, scrolls: bool) -> list[str]:
    """What overlaps or is cut."""
    found: list[str] = guest.page.evaluate(_FAULTS, [scrolls, NARROW])
    return found


def settled(guest: Guest, size: str) -> list[str]:
    """What overlaps or is cut at a size, once the page has become as large."""
    width, height = SIZES[size]
    guest.page.set_viewport_size({"width": width, "height": height})
    scrolls = size not in DESKS
    for _ in range(PATIENCE):
        guest.page.evaluate(_FRAMES)
        if not (found := faults(guest, scrolls=scrolls)):
            break
    guest.fits(size, down=not scrolls)
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_nothing_overlaps_or_is_cut(touch: bool, come: Come, address: str) -> None:
    game = played(*FOUR)
    moments = {"turn": game.last(on_turn(5, 3)), "draft": game.last(asked("draft", 0))}
    crowds = {
        "as played": (None, "pl-PL"),
        "three rivals": (Crowd(3, 9), "cs-CZ"),
        "five rivals": (Crowd(5, 14), "en-GB"),
    }
    told: list[str] = []
    for (name, (crowd, locale)), (asks, moment) in product(crowds.items(), moments.items()):
        guest = come(has_touch=touch, locale=locale)
        if crowd is not None:
            crowd.meet(guest.page)
        guest.open(play_on(address, game, moment))
        guest.awaits()
        for size in SIZES:
            if (size in TOUCHED) == touch:
                told += [f"{size}, {name}, {asks}: {one}" for one in settled(guest, size)]
        guest.context.close()
    assert not told, "\n".join(told)
