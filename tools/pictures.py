"""The pictures of the README, taken from a real game on the page.

    python tools/pictures.py [--out docs/pictures] [--seeds 40]

Bots play games for three; the best-looking turn in the third round among all of them is played on
at a table of its own, and a browser takes the pictures there.
"""

import argparse
import importlib.util
import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.games import (  # noqa: E402
    Moment,
    Played,
    asks,
    on_turn,
    play_on,
    played,
    rolled,
    upload,
)
from tests.server.serving import Person, served  # noqa: E402

PEOPLES = ("rome", "egypt", "barbarians")
ROUND = 3
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LARGEST = 400_000
"""Bytes of a picture."""
ASKED = "[data-ask]:not(.is-still):not(.is-sent)"


def looks(view: dict[str, Any]) -> float:
    """How good a turn looks: a full hand, all rows begun on both sides, rivals that have built."""
    own, *rivals = view["players"]
    rows = Counter(one["row"] for one in own["empire"])
    faction = sum(not one["card"].startswith("com") for one in own["empire"])
    sides = min(faction, len(own["empire"]) - faction)
    return (
        4 * len(rows)
        + min(len(own["empire"]), 9)
        + 2 * min(sides, 3)
        + min(len(own["deals"]), 3)
        - abs(7 - len(own["hand"])) * 2
        + sum(min(len(one["empire"]), 6) for one in rivals) / 2
        + min(sum(own["goods"].values()), 10) / 2
    )


def best(seeds: int) -> tuple[Played, Moment]:
    """The game and its turn that look best."""
    found = []
    for seed in range(seeds):
        game = played(*PEOPLES, seed=seed)
        turns = [
            one
            for one in game.moments
            if on_turn(ROUND)(one.view, one.seat) and one.view["round"] == ROUND
        ]
        found += [(looks(one.view), seed, one.at, game, one) for one in turns]
    *_, game, moment = max(found, key=lambda one: one[:3])
    return game, moment


def closest(seeds: int) -> Played:
    """The game with the narrowest victory: its end is worth a look."""
    games = [played(*PEOPLES, seed=seed) for seed in range(seeds)]

    def ahead(game: Played) -> tuple[int, int]:
        first, second, *_ = sorted(game.scores, reverse=True)
        return first - second, -first

    return min((game for game in games if ahead(game)[0] > 0), key=ahead)


def light(path: Path) -> None:
    """A picture that is too large keeps 256 colours."""
    if path.stat().st_size <= LARGEST or importlib.util.find_spec("PIL") is None:
        return
    from PIL import Image

    with Image.open(path) as whole:
        whole.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def take(page: Page, path: Path) -> None:
    """A picture of what can be seen."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path, animations="disabled")
    light(path)
    print(f"{path} {path.stat().st_size / 1000:.0f} kB")


def open_page(browser: Browser, address: str, **wishes: Any) -> Page:
    """A page that stands still."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **wishes)
    return context.new_page()


def table(browser: Browser, address: str, seat: str, path: Path, **wishes: Any) -> None:
    """The table in a turn, with a card picked up."""
    page = open_page(browser, address, **wishes)
    page.goto(seat)
    page.locator(ASKED).wait_for()
    page.locator(".hand .is-playable:not(.is-quiet)").first.click(position={"x": 10, "y": 40})
    page.locator(".act-step").wait_for()
    page.mouse.move(1, 1)
    take(page, path)
    page.context.close()


def roll(browser: Browser, address: str, seat: str, out: Path) -> None:
    """The table of the roll & write game in the middle of a round."""
    page = open_page(browser, address, **DESK)
    page.goto(seat)
    page.locator(ASKED).wait_for()
    page.mouse.move(1, 1)
    take(page, out / "roll.png")
    page.context.close()


def place(browser: Browser, address: str, at: str, there: str, path: Path) -> None:
    """Another place of the page."""
    page = open_page(browser, address, **DESK)
    page.add_init_script("localStorage.setItem('osada.name', JSON.stringify('Ola'))")
    page.goto(at)
    page.locator(there).first.wait_for()
    take(page, path)
    page.context.close()


def main() -> int:
    """Find the game, open the page, take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--seeds", type=int, default=40, help="games to choose from (default 40)")
    wanted = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("The pictures need Chromium: tools/browser.sh says how to get it.", file=sys.stderr)
        return 1
    out: Path = wanted.out
    out.mkdir(parents=True, exist_ok=True)
    game, moment = best(wanted.seeds)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        for name, wishes in {
            "table": DESK,
            "table-dark": {**DESK, "color_scheme": "dark"},
            "phone": PHONE,
        }.items():
            table(browser, address, play_on(address, game, moment), out / f"{name}.png", **wishes)
        sheets = rolled("advanced", code="greedy")
        roll(browser, address, play_on(address, sheets, sheets.when(asks("develop", 6))), out)
        for title, name in (("Sunday evening", "Jan"), ("Slow and peaceful", "Eliška")):
            Person(address, name).create([{}, {}, {"bot": "hard"}], title=title, public=True)
        place(browser, address, "/", ".open li", out / "lobby.png")
        over = upload(address, closest(wanted.seeds))
        place(browser, address, f"/table/{over}", ".end table", out / "end.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
