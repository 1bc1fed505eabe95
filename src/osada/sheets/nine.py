"""Cards of the campaign for paper, nine on a page of A4, to cut apart."""

from collections.abc import Sequence
from typing import Final

from osada.campaign.box import Box
from osada.campaign.words import era_name, track_name
from osada.settlers.backs import GOAL, INVENTION
from osada.settlers.effects.colours import COLOURS as ALL_COLOURS
from osada.settlers.effects.text import back_name, card_text, colour_name
from osada.settlers.part import CATEGORIES, ERAS
from osada.settlers.words import card_name, sentence
from osada.sheets import letters
from osada.sheets.drawing import COLOURS, FADED, INK, LINE, WHITE, Drawing
from osada.sheets.imperial import HEIGHT, WIDTH
from osada.sheets.letters import BOLD, PLAIN, TITLE
from osada.sheets.words import say

CARD_W: Final = 63.0
CARD_H: Final = 88.0
A_PAGE: Final = 9
_ACROSS: Final = 3
_LEFT: Final = (WIDTH - _ACROSS * CARD_W) / 2
_TOP: Final = (HEIGHT - _ACROSS * CARD_H) / 2
_PAD: Final = 4.5
_BAND: Final = 5.0
_KINDS: Final = {"province": "province", "invention": "invention", "goal": "goal"}


def card_pages(box: Box, cards: Sequence[int], language: str) -> list[str]:
    """Cards as SVG, a drawing for each page."""
    pages: list[str] = []
    for first in range(0, len(cards), A_PAGE):
        drawn = Drawing(WIDTH, HEIGHT)
        some = cards[first : first + A_PAGE]
        for at, card in enumerate(some):
            x = _LEFT + at % _ACROSS * CARD_W
            y = _TOP + at // _ACROSS * CARD_H
            _card(drawn, box, card, x, y, language)
        names = ", ".join(card_name(box.cards, card, language) for card in some)
        pages.append(drawn.svg(names, language))
    return pages


def _card(drawn: Drawing, box: Box, card: int, x: float, y: float, language: str) -> None:
    cards = box.cards
    entry, fact = cards.entry[card], cards.card[card]
    drawn.box(x, y, CARD_W, CARD_H, 0, WHITE, LINE, 0.2)
    drawn.box(x + 1.5, y + 1.5, CARD_W - 3, CARD_H - 3, 2.5, WHITE, INK, 0.5)
    left, right = x + _PAD, x + CARD_W - _PAD
    drawn.icon(_KINDS[entry.faction], left, y + 4.2, 8)
    name = card_name(cards, card, language)
    room = right - left - 10
    size, lines = letters.fitting(name, TITLE, (4.6, 4.2, 3.8, 3.4, 3), room, 11)
    drawn.lines(left + 10, y + 4, lines, size, TITLE)
    _band(drawn, box, card, x, y + 16, language)
    top, foot = y + 16 + _BAND + 6.5, y + CARD_H - 14
    paragraphs = list(card_text(entry.ability, language))
    if fact.faction == GOAL:
        paragraphs.append(say(language, "goal-spaces"))
    for size in (4, 3.7, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2):
        broken = [letters.lines(text, size, PLAIN, right - left) for text in paragraphs]
        high = sum(len(one) * size * letters.LEADING + 1.6 for one in broken)
        if high <= foot - top:
            break
    for one in broken:
        drawn.lines(left, top, one, size, PLAIN)
        top += len(one) * size * letters.LEADING + 1.6
    _foot(drawn, box, card, x, y, language)


def _band(drawn: Drawing, box: Box, card: int, x: float, y: float, language: str) -> None:
    """The colour as paint and texture, and once more as a sign and a word."""
    entry, fact = box.cards.entry[card], box.cards.card[card]
    left, width = x + 1.5, CARD_W - 3
    colours = [name for at, name in enumerate(ALL_COLOURS) if entry.colours >> at & 1]
    painted = [name for name in colours if name in COLOURS]
    if fact.goal is not None:
        category = CATEGORIES[fact.goal.category]
        word, icon = sentence(track_name(category, language)), f"tr-{category}"
        drawn.box(left, y, width, _BAND, 0, WHITE, INK, 0.3)
    else:
        word = sentence(colour_name(entry.colours, language))
        icon = f"c-{colours[0]}" if colours else "c-none"
        drawn.box(left, y, width, _BAND, 0, WHITE, INK, 0.3)
        for at, colour in enumerate(painted):
            part = width / len(painted)
            drawn.cloth(colour, left + at * part, y, part, _BAND)
    drawn.disc(x + _PAD + 3.2, y + _BAND / 2, 3.4, WHITE, INK, 0.4)
    drawn.icon(icon, x + _PAD + 1, y + _BAND / 2 - 2.2, 4.4)
    said = f"{back_name(entry.faction, language)} · {word}"
    size, (line, *_) = letters.fitting(said, BOLD, (2.8, 2.6, 2.4, 2.2), CARD_W - 22, 4)
    long = letters.width(line, size, BOLD)
    drawn.box(x + _PAD + 8, y + 0.6, long + 2.4, _BAND - 1.2, 0.8, WHITE)
    drawn.text(x + _PAD + 9.2, y + _BAND / 2 + size * 0.36, line, size, BOLD)


def _foot(drawn: Drawing, box: Box, card: int, x: float, y: float, language: str) -> None:
    cards, fact = box.cards, box.cards.card[card]
    left, base = x + _PAD, y + CARD_H - 5
    if fact.faction == INVENTION:
        drawn.icon("knowledge", left, base - 7, 6.6)
        drawn.text(left + 8, base - 2, str(fact.price), 5, TITLE)
        era = sentence(era_name(ERAS[fact.era], language))
        drawn.icon(f"era-{ERAS[fact.era]}", x + CARD_W - _PAD - 5, base - 6.6, 5)
        drawn.text(x + CARD_W - _PAD - 6.4, base - 2.8, era, 2.6, PLAIN, INK, "end")
    drawn.text(left, base + 1.6, cards.numbers[card], 2, PLAIN, FADED)
    drawn.text(x + CARD_W - _PAD, base + 1.6, "Osada", 2, PLAIN, FADED, "end")
