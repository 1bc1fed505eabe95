"""The pictures that the page's head names, taken from the page itself: preview and icons.

python tools/head_pictures.py [--out web/assets]
"""

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.serving import served  # noqa: E402

PREVIEW: Final = {"width": 1200, "height": 630}
COLOURS: Final = 160
PAPER: Final = "#fbf5e9"
# The lobby's landscape and cards as a poster.
POSTER: Final = """
.bar, .skip, .lobby-grid { display: none !important; }
.lobby .hero { height: 630px !important; }
.lobby .hero .scene { position: absolute; bottom: 0; height: 300px; }
.lobby .hero .word { left: 64px !important; top: 64px !important; right: 560px !important; }
.lobby .hero .word::before { content: "Osada"; font: 700 34px/1 var(--serif); }
.lobby .hero .word h1 { margin-top: 18px; max-width: none; font-size: 68px !important; }
.lobby .hero .word p { max-width: 500px !important; margin-top: 22px; line-height: 1.4; }
.lobby .hero .word p { font-size: 28px !important; }
.lobby .hero .word .i { width: 32px; height: 32px; }
.hero .fan { position: absolute; right: 40px; top: 84px; padding: 0; }
.hero .fan .card { --u: 1.5px !important; --tx: 18px !important; }
.hero .fan .card + .card { margin-left: -70px !important; }
"""
ICONS: Final = {
    "icon-192.png": (192, 0.86),
    "icon-512.png": (512, 0.86),
    "maskable-512.png": (512, 0.62),
}
"""Sizes, and how much of each the sign takes: of a maskable one the edge may be cut away."""


def preview(browser: Browser, address: str, path: Path) -> None:
    """The lobby as whoever comes first sees it, as a poster."""
    context = browser.new_context(
        base_url=address, viewport=PREVIEW, locale="en-GB", reduced_motion="reduce", bypass_csp=True
    )
    page = context.new_page()
    page.goto("/")
    page.locator(".fan .card").nth(2).wait_for()
    page.evaluate("() => document.querySelector('.hero').append(document.querySelector('.fan'))")
    page.add_style_tag(content=POSTER)
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=path, animations="disabled")
    with Image.open(path) as whole:
        whole.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    context.close()


def icon(browser: Browser, path: Path, size: int, share: float) -> None:
    """The sign of the project on paper."""
    page = browser.new_page(viewport={"width": size, "height": size})
    sign = (ROOT / "web/assets/favicon.svg").read_text(encoding="utf-8")
    page.set_content(
        "<style>body { margin: 0; display: grid; place-items: center; height: 100vh; }"
        f"body {{ background: {PAPER}; }} svg {{ width: {share:.0%}; }}</style>{sign}"
    )
    page.screenshot(path=path)
    with Image.open(path) as whole:
        whole.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    page.close()


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "web/assets")
    out: Path = parser.parse_args().out
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        preview(browser, address, out / "preview.png")
        for name, (size, share) in ICONS.items():
            icon(browser, out / name, size, share)
        browser.close()
    for name in ("preview.png", *ICONS):
        print(f"{out / name} {(out / name).stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
