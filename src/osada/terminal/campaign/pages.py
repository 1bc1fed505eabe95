"""The pages of a campaign on a screen: Goals, sheet, map, shop, end of a game, history."""

from collections.abc import Callable
from typing import Final

from osada.campaign import words
from osada.campaign.viewtypes import (
    CampaignView,
    EmpireSheet,
    GameRecord,
    MapSpace,
    ProgressTrack,
    Wares,
)
from osada.settlers import words as card_words
from osada.settlers.effects.text import card_text
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.campaign import report
from osada.terminal.campaign.table import CampaignTable, Seated
from osada.terminal.cards import part
from osada.terminal.cards.deckreport import pile_line
from osada.terminal.cards.part import goods_text
from osada.terminal.formula import amount
from osada.terminal.ink import Line
from osada.terminal.words import say

GOALS: Final = "goals"
SHEET: Final = "sheet"
MAP: Final = "map"
SHOP: Final = "shop"
DECK: Final = "deck"
END: Final = "end"
HISTORY: Final = "history"
_TITLES: Final = {
    GOALS: "page-goals",
    SHEET: "page-sheet",
    MAP: "page-map",
    SHOP: "page-shop",
    DECK: "page-deck",
    END: "page-end",
    HISTORY: "page-history",
}

_SPACE: Final = 4
"""Cells of a space of a track."""
_ACROSS: Final = 4
"""Spaces of a map in a row."""
_PRICE: Final = 4
_WIDE: Final = 100
"""From so many cells on an Invention of the shop is one line with its text."""

Pointed = str
"""What is pointed at: the number of a card, of a space, or the name of a track; "" for nothing."""


def titles(table: CampaignTable, view: CampaignView) -> list[tuple[str, str]]:
    """The pages that there are now, with their names."""
    found = [GOALS] if table.in_game else []
    found += [SHEET, MAP]
    if "shop" in view:
        found.append(SHOP)
    if any("deck" in ruler for ruler in view["players"]):
        found.append(DECK)
    found += [END, HISTORY] if view["chronicle"] else []
    return [(page, say(table.language, _TITLES[page])) for page in found]


def lines_of(
    page: str, table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed = ""
) -> tuple[list[Line], int]:
    """A page as a seat's part shows it, and the line that is pointed at, -1 for none."""
    return _PAGES[page](table, view, seat, cells, at)


def _head(text: str) -> Line:
    return [(text, "bold $give")]


# Goals


def _goals(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    inner = Seated(table)
    lines: list[Line] = []
    for goal in view["table"]["goals"]:
        card = table.cards.of_number[goal["card"]]
        category = card_words.category_name(goal["category"], table.language)
        head, progress = part.goal_lines(inner, goal)
        lines += [[*head, (f"  {category}", "$ink-3")]]
        for text in card_text(table.cards.entry[card].ability, table.language):
            lines += [[(f"  {line}", "")] for line in ink.wrap(text, cells - 2)]
        lines += [[("  ", ""), *progress], []]
    return lines, -1


# The sheet


def _sheet(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    language, ruler = table.language, view["players"][seat]
    own = ruler["sheet"]
    facts = [
        card_words.faction_name(table.cards, own["faction"], language),
        words.era_name(own["era"], language),
        words.knowledge(own["knowledge"], language),
        *report.fate(table, ruler),
    ]
    name = report.who(table, seat, own["name"])
    lines: list[Line] = [
        [(name, f"bold {table.style(seat)}"), (f"  {', '.join(facts)}", "$ink-2")],
        [],
    ]
    pointed = -1
    for track in own["tracks"]:
        if track["category"] == at:
            pointed = len(lines)
        lines += [*_track(table, track, cells, track["category"] == at), []]
    lines += [*_words(table, own, cells)]
    return lines, pointed


def _track(table: CampaignTable, track: ProgressTrack, cells: int, pointed: bool) -> list[Line]:
    """A track: its name, its spaces, and what they bring."""
    language, category = table.language, track["category"]
    style = g.category_style(category)
    name = card_words.sentence(words.track_name(category, language))
    head: Line = [
        (f"{g.CATEGORY[category]} {name}", f"bold {style}"),
        (f"  {track['crossed']}/{track['spaces']}", "bold"),
    ]
    gifts = {one["space"]: one["bonus"] for one in track["bonuses"]}
    spaces: Line = []
    for space in range(1, track["spaces"] + 1):
        text = f"{g.NO}{space}" if space <= track["crossed"] else f"{space}"
        said = f"{text:>{_SPACE - 1}}"
        if space <= track["began"]:
            look = style
        elif space <= track["crossed"]:
            look = f"bold {style} underline"
        elif pointed and space == track["crossed"] + 1:
            look = "bold reverse $pick"
        else:
            look = "bold" if space in gifts else "$ink-3"
        spaces += [(said, look), (" ", "")]
    bonuses: list[Line] = [[("  ", "")]]
    for space, bonus in gifts.items():
        reached = space <= track["crossed"]
        said = f"{space} {words.bonus_name(bonus, language)}"
        piece = (f"{g.YES if reached else ''}{said}   ", "$ink-3" if reached else "")
        if ink.width([*bonuses[-1], piece]) > cells:
            bonuses.append([("  ", "")])
        bonuses[-1].append(piece)
    return [head, *_rows(spaces, cells), *bonuses]


def _rows(spaces: Line, cells: int) -> list[Line]:
    """The spaces of a track in as many rows as they need."""
    fitting = max((cells - 1) // _SPACE, 1) * 2
    return [[(" ", ""), *spaces[at : at + fitting]] for at in range(0, len(spaces), fitting)]


def _words(table: CampaignTable, own: EmpireSheet, cells: int) -> list[Line]:
    """Provinces, Inventions, active bonuses and scores in sentences."""
    language = table.language
    said: list[str] = []
    for message, held in (
        ("plain-provinces", own["provinces"]),
        ("plain-inventions", own["inventions"]),
    ):
        cards = report.card_names(table, held) or say(language, "plain-none")
        said.append(say(language, message, n=len(held), cards=cards))
    if own["bonuses"]:
        said.append(say(language, "plain-bonuses", bonuses=report.bonuses(own, language)))
    if own["scores"]:
        said.append(say(language, "plain-scores", scores=", ".join(map(str, own["scores"]))))
    return [[(line, "")] for text in said for line in ink.wrap(text, cells)]


# The map


def _map(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    language, ruler = table.language, view["players"][seat]
    own = ruler["sheet"]
    name = report.who(table, seat, own["name"])
    era = words.era_name(own["era"], language)
    lines: list[Line] = [
        [(name, f"bold {table.style(seat)}"), (f"  {era}", "$ink-2")],
    ]
    column = min(cells // _ACROSS, 24)
    pointed = -1
    for first in range(0, len(own["map"]), _ACROSS):
        row = own["map"][first : first + _ACROSS]
        if at in {str(space["number"]) for space in row}:
            pointed = len(lines)
        lines += ink.beside([_space(space, column, str(space["number"]) == at) for space in row])
    due = goods_text(own["due"], language)
    lines += [[(line, "")] for line in ink.wrap(say(language, "map-due", due=due), cells)]
    return lines, pointed


def _space(space: MapSpace, cells: int, pointed: bool) -> list[Line]:
    """A space of the map; hatched: crossed off."""
    corners = "╔═╗║╚╝" if pointed else "╭─╮│╰╯"
    style = "bold $pick" if pointed else "$ink-3" if space["crossed"] else "$line-strong"
    inner = cells - 2
    number = f"{space['number']}"
    fill = (g.NO if space["crossed"] else "", "bold $no")
    goods: Line = [(" ", ""), *(amount(good, n) for good, n in space["goods"].items())]
    body = ink.fit(goods, inner - 2)
    hatch = "▒▒" if space["crossed"] else "  "
    return [
        [
            (corners[0], style),
            (f" {number} ", "bold"),
            *([fill] if space["crossed"] else []),
            (corners[1] * (inner - len(number) - 2 - space["crossed"]), style),
            (corners[2], style),
        ],
        [(corners[3], style), *body, (hatch, "$ink-3"), (corners[3], style)],
        [(corners[4], style), (corners[1] * inner, style), (corners[5], style)],
    ]


# The shop


def _shop(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    language, found = table.language, view["shop"]
    names = ", ".join(table.seats[one].name for one in view["order"])
    head = say(
        language,
        "plain-shop",
        era=words.era_name(found["era"], language),
        name=table.seats[found["seat"]].name,
        knowledge=words.knowledge(found["knowledge"], language),
        names=names,
    )
    lines: list[Line] = [[(line, "$ink-2")] for line in ink.wrap(head, cells)]
    pointed = -1
    for colours, offers in report.by_colour(found["offers"]):
        name = card_words.sentence(report.colour_names(colours, language))
        glyphs = "".join(g.COLOUR[colour] for colour in colours) or g.NO_COLOUR
        style = f"$c-{colours[0]}" if colours else "$c-none"
        lines.append([(f"{glyphs} {name}", f"bold {style}")])
        for one in offers:
            here = one["card"] == at
            if here:
                pointed = len(lines)
            lines += _wares(table, found["seat"], one, cells, here)
    return lines, pointed


def _wares(table: CampaignTable, seat: int, one: Wares, cells: int, pointed: bool) -> list[Line]:
    """An Invention: whether it can be had, its price, name and what is to be said of it."""
    language = table.language
    mine, free = one["owner"] == seat, one["affordable"]
    mark = g.USED if mine else g.YES if free else " "
    style = "bold $go" if mine else "" if free else "$ink-3"
    name = card_words.card_name(table.cards, one["card"], language)
    facts = [*report.wares_facts(table, seat, one)]
    if free and not mine:
        facts.remove(say(language, "wares-affordable"))
    said = f"{name}{': ' if facts else ''}{', '.join(facts)}"
    first: Line = [(f" {mark} {one['price']:>{_PRICE - 1}}  ", style), (said, style)]
    room = cells - ink.width(first[:1])
    lines = [
        [first[0] if not at else (" " * ink.width(first[:1]), ""), (text, style)]
        for at, text in enumerate(ink.wrap(said, room))
    ]
    if pointed:
        lines = [[(text, f"{look} reverse".strip()) for text, look in line] for line in lines]
    if cells >= _WIDE and free:
        ability = table.cards.entry[table.cards.of_number[one["card"]]].ability
        for text in card_text(ability, language):
            lines += [[(f"{'':9}{line}", "$ink-3")] for line in ink.wrap(text, cells - 9)]
    return lines


# Decks


def _deck(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    """The faction deck that may be rebuilt, a line for all copies of a card."""
    cards, language = table.cards, table.language
    copies: dict[str, int] = {}
    for line in view["players"][seat].get("deck", ()):
        n, _, called = line.rpartition(" ")
        slug = called if n else cards.slugs[cards.of_number[called]]
        copies[slug] = copies.get(slug, 0) + int(n or 1)
    pointed = cards.slugs[cards.of_number[at]] if at in cards.of_number else ""
    head = say(language, "deck-cards", n=sum(copies.values()))
    lines: list[Line] = [[(head, "$ink-2")]]
    for slug, held in copies.items():
        shown = pile_line(cards.entry[cards.of_slug[slug][0]], held, language)
        lines.append(ink.on(shown, "reverse") if slug == pointed else shown)
    where = [*copies].index(pointed) + 1 if pointed in copies else -1
    return lines, where


# The end of a game, and all games


def _end(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    lines: list[Line] = []
    record = view["chronicle"][-1]
    owners = {
        f"{report.who(table, chapter['seat'], chapter['name'])}:": chapter["seat"]
        for chapter in record["chapters"]
    }
    for number, text in enumerate(report.settled(table, record)):
        style = "bold $give" if not number else ""
        if text in owners:
            style = f"bold {table.style(owners[text])}"
            lines.append([])
        indent = " " * (len(text) - len(text.lstrip()))
        for at_, line in enumerate(ink.wrap(text.strip(), cells - len(indent) - 2)):
            lines.append([(f"{indent}{'  ' * bool(at_)}{line}", style)])
    return lines, -1


def _history(
    table: CampaignTable, view: CampaignView, seat: int, cells: int, at: Pointed
) -> tuple[list[Line], int]:
    """The table, where it is not too wide; else two lines for each empire of a game."""
    drawn = report.history(table, view)
    if max(map(len, drawn)) <= cells:
        return [_head(drawn[0]), *([(line, "")] for line in drawn[1:])], -1
    head, *rows = report.history_rows(table, view)
    few = [row[:6] for row in (head, *rows)]
    aligned = report.aligned(few)
    lines: list[Line] = [_head(aligned[0])]
    for row, line in zip(rows, aligned[1:], strict=True):
        lines.append([(line, "")])
        more = " · ".join(cell for cell in row[6:] if cell)
        lines += [[(f"      {text}", "$ink-3")] for text in ink.wrap(more, cells - 6) if text]
    return lines, -1


_PAGES: Final[dict[str, Callable[..., tuple[list[Line], int]]]] = {
    GOALS: _goals,
    SHEET: _sheet,
    MAP: _map,
    SHOP: _shop,
    DECK: _deck,
    END: _end,
    HISTORY: _history,
}


# Moments


def moments(table: CampaignTable, record: GameRecord) -> list[tuple[str, list[Line]]]:
    """Eras entered and empires fallen in a game: a name for each, and what is to be said of it."""
    language = table.language
    found: list[tuple[str, list[Line]]] = []
    for chapter in record["chapters"]:
        key = f"{record['number']} {chapter['seat']}"
        who = report.who(table, chapter["seat"], chapter["name"])
        if chapter["new_era"]:
            said = [
                say(language, "moment-era", name=who,
                    era=words.era_name(chapter["new_era"], language)),
            ]  # fmt: skip
            if chapter["new_era"] == "modern":
                said.append(say(language, "moment-modern"))
            else:
                gone = report.card_names(table, chapter["given_up"])
                gone = gone or say(language, "plain-none")
                said.append(say(language, "moment-era-goes", cards=gone))
                said.append(say(language, "moment-era-stays"))
            found.append((f"{key} era", _said(said)))
        if chapter["fell"]:
            said = [
                say(language, "moment-fall", name=who,
                    why=words.fall_name(chapter["fell"], language)),
                say(language, "moment-fall-goes"),
            ]  # fmt: skip
            found.append((f"{key} fall", _said(said)))
    return found


def _said(sentences: list[str]) -> list[Line]:
    first, *rest = sentences
    return [_head(first), *([(line, "")] for line in rest), []]
