"""How a card looks: as a chip of one line, as a built box, as a box in hand, as a full page."""

from dataclasses import dataclass
from typing import Final

from osada.campaign.words import era_name, knowledge
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.text import (
    back_name,
    card_kind,
    card_text,
    category_name,
    colour_name,
    goods_text,
    price_text,
)
from osada.settlers.goods import GOODS
from osada.settlers.lasting import worth
from osada.settlers.part import CATEGORIES, ERAS
from osada.terminal import glyphs as g
from osada.terminal.formula import amount, formula, price
from osada.terminal.ink import Line, Piece, cut, fit, width, wrap
from osada.terminal.theme import faction_style
from osada.terminal.words import say

ROUND: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
DOUBLE: Final = "╔═╗║╚╝"
"""Common cards have round corners, faction cards heavy lines, the pointed-at card double ones."""

_OF_CAMPAIGN: Final = ("province", "invention", "goal")
"""The backs of cards that are never built."""

POSSIBLE: Final = "possible"
REFUSED: Final = "refused"
QUIET: Final = "quiet"


@dataclass(frozen=True)
class Face:
    """A card as it lies somewhere: the card, what lies on it, and what can be done with it."""

    card: int
    """Its place in the catalogue; -1 for a foundation or a card face down."""
    marks: tuple[Piece, ...] = ()
    """Tokens, goods and uses that lie on it."""
    state: str = QUIET
    verb: tuple[Piece, ...] = ()
    """What can be done, or what is missing."""
    back: str = ""
    """The name on the back of a card that lies face down."""


def name(cards: Catalogue, card: int, language: str) -> str:
    """The card's name."""
    return cards.entry[card].name(language)


def border_style(cards: Catalogue, face: Face, pointed: bool) -> str:
    """The colour of a card's frame: what can be done first, then whose card it is."""
    if pointed:
        return "bold $focus"
    if face.state == POSSIBLE:
        return "$go"
    if face.card >= 0 and cards.faction[face.card] >= 0:
        return faction_style(cards.factions[cards.faction[face.card]].slug)
    return "$card-line"


def chip(cards: Catalogue, face: Face, language: str, pointed: bool, cells: int) -> Line:
    """A card in one line: glyph, name, marks. If it is too long, the name is cut."""
    if face.card < 0:
        first: Line = [(f"{g.FOUNDATION} ", "$g-base")]
        title: Piece = (face.back, "$ink-2")
    else:
        mask = cards.colours[face.card]
        first = [(f"{g.colour_glyphs(mask)} ", f"bold {g.colour_style(mask)}")]
        style = "bold" if cards.faction[face.card] >= 0 else ""
        title = (name(cards, face.card, language), style)
    if face.state == POSSIBLE:
        first = [(g.YES, "bold $go"), *first]
    marks: Line = [(" ", ""), *face.marks] if face.marks else []
    line = [*first, *cut([title], cells - width(first) - width(marks)), *marks]
    if pointed:
        return [(text, f"{style} reverse".strip()) for text, style in line]
    return line


def _frame(
    lines: list[Line],
    cells: int,
    rows: int,
    corners: str,
    style: str,
    top: tuple[Line, Line],
    bottom: tuple[Line, Line],
) -> list[Line]:
    """Lines in a frame with something set into its upper and lower edge, left and right."""
    inner = cells - 2

    def edge(left: str, right: str, begin: Line, end: Line) -> Line:
        begin = cut(begin, inner)
        end = cut(end, max(inner - width(begin) - 1, 0)) if end else []
        rest = inner - width(begin) - width(end)
        return [(left, style), *begin, (corners[1] * rest, style), *end, (right, style)]

    body = [
        [
            (corners[3], style),
            *fit(lines[at] if at < len(lines) else [], inner),
            (corners[3], style),
        ]
        for at in range(rows - 2)
    ]
    first = edge(corners[0], corners[2], *top)
    last = edge(corners[4], corners[5], *bottom)
    return [first, *body, last]


def _corners(cards: Catalogue, card: int, pointed: bool) -> str:
    if pointed:
        return DOUBLE
    return HEAVY if card >= 0 and cards.faction[card] >= 0 else ROUND


def _name_lines(text: str, cells: int, rows: int, style: str) -> list[Line]:
    lines = wrap(text, cells)
    if len(lines) > rows:
        lines = [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
    return [cut([(line, style)], cells) for line in lines]


def built(
    cards: Catalogue, face: Face, language: str, pointed: bool, cells: int, rows: int
) -> list[Line]:
    """A card of an empire: colour, name, formula, and what lies on it."""
    style = border_style(cards, face, pointed)
    if face.card < 0:
        middle: list[Line] = [[(face.back, "$ink-2")], [("▒" * (cells - 2), "$g-base")]]
        top: Line = [(g.FOUNDATION, "$g-base")]
        return _frame(middle, cells, rows, _corners(cards, -1, pointed), style, (top, []), ([], []))
    mask = cards.colours[face.card]
    lines = _name_lines(name(cards, face.card, language), cells - 2, max(rows - 3, 1), "bold")
    if rows > 3:
        lines += [cut(line, cells - 2) for line in formula(_ability(cards, face.card), language)]
    glyph: Line = [(g.colour_glyphs(mask), f"bold {g.colour_style(mask)}")]
    marks: Line = list(face.marks)
    corners = _corners(cards, face.card, pointed)
    return _frame(lines, cells, rows, corners, style, (glyph, marks), (list(face.verb), []))


def _ability(cards: Catalogue, card: int) -> v.Ability:
    return cards.entry[card].ability


def held(
    cards: Catalogue, face: Face, language: str, pointed: bool, cells: int, rows: int
) -> list[Line]:
    """A card in hand or on offer: cost, raze field, name, kind, effect, deal, what can be done."""
    style = border_style(cards, face, pointed)
    card = face.card
    mask = cards.colours[card]
    cost = price(cost_of(cards, card)) or [("0", "$ink-2")]
    raze: Line = [amount(GOODS[good], n) for good, n in cards.raze[card]]
    if raze:
        raze = [(g.GOOD["raze"], g.good_style("raze")), (g.ARROW, "$ink-3"), *raze]
    inner = cells - 2
    room = max(rows - 2, 1)
    lines = _name_lines(name(cards, card, language), inner, 2 if room > 3 else 1, "bold")
    kind = cards.kind[card]
    glyph: Line = [(g.colour_glyphs(mask), f"bold {g.colour_style(mask)}")]
    if room <= len(lines) + 1:  # the colour is seen even where there is room for a name alone
        lines[0] = cut([*glyph, (" ", ""), *lines[0]], inner)
    else:
        kinds: Line = [
            *glyph,
            (f" {g.KIND[kind]} {card_kind(_ability(cards, card), language)}", "$ink-3"),
        ]
        short: Line = [*glyph, (f" {g.KIND[kind]}", "$ink-3")]
        lines.append(kinds if width(kinds) <= inner else cut(short, inner))
    for part in formula(_ability(cards, card), language):
        lines += _broken(part, inner)
    if room - len(lines) > 3:
        text = " ".join(card_text(_ability(cards, card), language))
        text = text.removeprefix(f"{card_kind(_ability(cards, card), language)}: ")
        wrapped = wrap(text[:1].upper() + text[1:], inner)
        left = room - len(lines) - 1
        if len(wrapped) > left:
            wrapped = [*wrapped[: left - 1], " ".join(wrapped[left - 1 :])]
        lines += [[], *(cut([(line, "$ink-3")], inner) for line in wrapped)]
    foot: Line = []
    if cards.deal[card] >= 0:
        foot = [(g.DEAL, "$ink-2"), amount(GOODS[cards.deal[card]], 1)]
    corners = _corners(cards, card, pointed)
    return _frame(lines, cells, rows, corners, style, (cost, raze), (list(face.verb), foot))


def _broken(line: Line, cells: int) -> list[Line]:
    """A formula over two lines where it is too long, cut at its spaces."""
    if width(line) <= cells:
        return [line]
    first: Line = []
    rest = [(word, style) for text, style in line for word in _words(text, style)]
    while rest and width([*first, (rest[0][0].rstrip(), "")]) <= cells:
        first.append(rest.pop(0))
    return [first or cut(line, cells), cut(rest, cells)] if rest else [first]


def _words(text: str, style: str) -> list[str]:
    words = text.split(" ")
    return [f"{word} " for word in words[:-1]] + ([words[-1]] if words[-1] else [])


def cost_of(cards: Catalogue, card: int) -> v.Price:
    """The building cost of this very copy."""
    entry = cards.entry[card]
    number = cards.numbers[card]
    return entry.costs[entry.numbers.index(number)] if number in entry.numbers else v.Price()


def full(cards: Catalogue, card: int, language: str) -> list[str]:
    """All that stands on a card, in words, a line for each thing."""
    entry = cards.entry[card]
    if card in cards.attacks:
        return [say(language, "attack-card", good=entry.name(language))]
    faction = cards.faction[card]
    if entry.faction in _OF_CAMPAIGN:
        return _of_campaign(cards, card, language)
    whose = cards.factions[faction].name(language) if faction >= 0 else say(language, "common")
    lines = [f"{entry.name(language)} ({whose}, {colour_name(entry.colours, language)})"]
    lines += card_text(entry.ability, language)
    lines.append(say(language, "card-cost", cost=price_text(cost_of(cards, card), language)))
    if cards.deal[card] >= 0:
        goods = goods_text({cards.deal[card]: 1}, language)
        lines.append(say(language, "card-deal", goods=goods))
    if cards.raze[card]:
        lines.append(say(language, "card-raze", goods=goods_text(dict(cards.raze[card]), language)))
    if not entry.ability.instant:
        lines.append(say(language, "card-worth", n=worth(cards, card)))
    return lines


def _of_campaign(cards: Catalogue, card: int, language: str) -> list[str]:
    """A Province, an Invention or a Goal: it is not built, so it has no cost and no deal."""
    entry, fact = cards.entry[card], cards.card[card]
    facts = [back_name(entry.faction, language)]
    if fact.goal is not None:
        facts.append(category_name(CATEGORIES[fact.goal.category], language))
    else:
        facts.append(colour_name(entry.colours, language))
    lines = [f"{entry.name(language)} ({', '.join(facts)})", *card_text(entry.ability, language)]
    if fact.price:
        said = era_name(ERAS[fact.era], language)
        lines.append(f"{said}: {knowledge(fact.price, language)}.")
    return lines
