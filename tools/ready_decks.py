"""Writes the ready standard decks of `osada.settlers.ready` by their rule.

python tools/ready_decks.py
"""

from pathlib import Path

from osada.settlers import decklist
from osada.settlers.catalogue import base, boxes
from osada.settlers.ready import SUFFIX, made, marks

FOLDER = Path(__file__).parent.parent / "src" / "osada" / "settlers" / "ready_decks"


def main() -> None:
    """A file for each faction and box."""
    cards = base().with_boxes(boxes.boxes())
    FOLDER.mkdir(exist_ok=True)
    for faction in cards.factions:
        for mark in marks(cards, faction.slug):
            text = decklist.listed(cards, faction.slug, made(cards, faction.slug, mark))
            (FOLDER / f"{faction.slug}-{mark}{SUFFIX}").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
