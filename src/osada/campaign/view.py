"""What a seat, or a spectator, may know of a campaign: by listing what is public."""

from typing import TYPE_CHECKING, Final, cast

from osada.campaign import decks
from osada.campaign.seating import place_of
from osada.campaign.stages.conquest import CHOOSE
from osada.campaign.stages.refounding import free_factions
from osada.campaign.stages.shop import deck, owner, replaced
from osada.campaign.state import (
    EMPIRES,
    END,
    FALLS,
    GAME,
    INVENTIONS,
    MODERN,
    NO_CARD,
    NOBODY,
    OVER,
    PROVINCES,
    SETUP,
    STAGES,
    Book,
    Chapter,
    Empire,
    Record,
    State,
    Tracks,
)
from osada.campaign.verbs import ADVANCE, CROSS
from osada.settlers import flow as table_flow
from osada.settlers import view as table_view
from osada.settlers.effects.colours import COLOURS
from osada.settlers.goods import GOODS
from osada.settlers.part import CATEGORIES, ERAS, Part

if TYPE_CHECKING:
    from osada.campaign import viewtypes as v
    from osada.settlers.viewtypes import Category, Era, Goods

_ERAS: Final = cast("tuple[Era, ...]", ERAS)
_CATEGORIES: Final = cast("tuple[Category, ...]", CATEGORIES)
_STAGES: Final = cast("tuple[v.Stage, ...]", STAGES)
_FALLS: Final = cast("tuple[v.Fall, ...]", FALLS)
NEXT_ERA: Final = "next-era"


def view(state: State, seat: int | None) -> "v.CampaignView":
    """The campaign as one seat sees it; None: as everybody does."""
    book, table = state.book, state.table
    seen: v.CampaignView = {
        "game": "campaign",
        "options": dict(book.options.agreed),
        "stage": _STAGES[book.stage],
        "round": 1 if table is None else table.round,
        "rounds": 1 if table is None else table.options.course.rounds,
        "number": book.number,
        "turn": _turn(state),
        "asked": _asked(state, seat),
        "players": [_player(state, at) for at in range(len(book.empires))],
        "order": order(book),
        "province_deck": len(book.deck),
        "province_discard": _cards(book, book.pile),
        "chronicle": [_record(book, record) for record in book.chronicle],
        "seated": list(book.playing),
    }
    if book.stage == INVENTIONS:
        seen["shop"] = _shop(book, seat)
    if state.table is not None:
        place = NOBODY if seat is None else place_of(book, seat)
        seen["table"] = table_view.view(state.table, None if place == NOBODY else place)
    if book.stage == OVER:
        seen["outcome"] = {
            "winners": list(book.champions),
            "scores": [empire.scores[-1] if empire.scores else 0 for empire in book.empires],
            "spaces": [sum(empire.tracks) for empire in book.empires],
            "why": cast("v.Why", book.why),
        }
    return seen


def order(book: Book) -> list[int]:
    """Between games the seats that still take part, in the order of steps 5 and 6."""
    if not END <= book.stage <= EMPIRES:
        return []
    return [seat for seat in book.order if book.empires[seat].stands]


def _turn(state: State) -> list[int]:
    book = state.book
    if book.stage == GAME:
        assert state.table is not None
        return [book.playing[place] for place in table_flow.deciding(state.table)]
    return [book.asked] if book.asked != NOBODY else []


def _cards(book: Book, cards: tuple[int, ...] | list[int]) -> list[str]:
    numbers = book.options.box.cards.numbers
    return [numbers[card] for card in cards]


def _asked(state: State, seat: int | None) -> "v.Between | None":
    book = state.book
    if book.stage in (GAME, OVER) or book.asked == NOBODY:
        return None
    asked, moves = book.asked, book.moves or []
    if book.stage == END:
        open_ = [_CATEGORIES[one.what] for one in moves if one.kind == ADVANCE]
        return {"kind": "track", "seat": asked, "n": book.left, "tracks": open_}
    if book.stage == INVENTIONS:
        return {"kind": "buy", "seat": asked}
    if book.stage == PROVINCES and book.left == CHOOSE:
        found: v.Between = {"kind": "province", "seat": asked, "drawn": len(book.drawn)}
        if seat == asked:
            found["provinces"] = _cards(book, sorted(book.drawn))
        return found
    if book.stage == PROVINCES:
        spaces = [one.what for one in moves if one.kind == CROSS]
        return {"kind": "field", "seat": asked, "fields": spaces}
    if book.stage == SETUP:
        return {"kind": "deck", "seat": asked}
    factions = book.options.box.cards.factions
    free = [factions[at].slug for at in free_factions(book, asked)]
    return {"kind": "empire", "seat": asked, "factions": free}


# Sheets


def part_of(state: State, seat: int) -> Part | None:
    """A seat's part of the game that is on."""
    book, place = state.book, place_of(state.book, seat)
    if book.stage != GAME or place == NOBODY or state.table is None:
        return None
    return state.table.players[place].part


def _player(state: State, seat: int) -> "v.Ruler":
    book = state.book
    empire = book.empires[seat]
    seen: v.Ruler = {
        "seat": seat,
        "score": _score(state, seat, empire),
        "sheet": _sheet(state, seat, empire),
        "empires": empire.empires,
        "fallen": _FALLS[empire.fallen],
        "completed": empire.completed,
        "retired": empire.retired,
    }
    if book.stage == SETUP and book.options.rebuild and empire.takes_part:
        cards = book.drawn if seat == book.asked else decks.current(book, seat)
        seen["deck"] = decks.lines(book, cards)
    return seen


def _score(state: State, seat: int, empire: Empire) -> int:
    place = place_of(state.book, seat)
    if state.book.stage == GAME and place != NOBODY and state.table is not None:
        return state.table.players[place].score
    return empire.scores[-1] if empire.scores else 0


def _sheet(state: State, seat: int, empire: Empire) -> "v.EmpireSheet":
    book, box = state.book, state.book.options.box
    part = part_of(state, seat)
    crossed = empire.tracks if part is None else part.tracks
    began = _began(book, seat, empire)
    due: dict[str, int] = {}
    spaces: list[v.MapSpace] = []
    for number, goods in enumerate(box.maps[empire.era], 1):
        named = {GOODS[good]: n for good, n in goods}
        spaces.append(
            {
                "number": number,
                "goods": cast("Goods", named),
                "crossed": number in empire.map,
            }
        )
        if number in empire.map:
            for good, n in named.items():
                due[good] = due.get(good, 0) + n
    return {
        "name": empire.name,
        "faction": empire.faction,
        "era": _ERAS[empire.era],
        "tracks": [
            _track(book, empire.era, at, crossed[at], began[at]) for at in range(len(CATEGORIES))
        ],
        "map": spaces,
        "due": cast("Goods", due),
        "bonuses": cast("v.Bonuses", box.bonuses(empire.era, began)),
        "provinces": _cards(book, empire.provinces),
        "inventions": _cards(book, empire.inventions),
        "knowledge": empire.knowledge,
        "scores": list(empire.scores),
    }


def _began(book: Book, seat: int, empire: Empire) -> Tracks:
    """The tracks when the game began; while its end is settled that of the game before it."""
    if book.stage in (GAME, SETUP, OVER) or not book.chronicle or seat not in book.playing:
        return empire.tracks
    chapter = book.chapter(seat)
    if chapter.new_era != NOBODY or chapter.founded:
        return empire.tracks
    now, more = empire.tracks, chapter.spaces
    return now[0] - more[0], now[1] - more[1], now[2] - more[2]


def _track(book: Book, era: int, category: int, crossed: int, began: int) -> "v.ProgressTrack":
    box = book.options.box
    length = box.length(era, category)
    bonuses: list[v.TrackSpace] = [
        {"space": space, "bonus": cast("v.Bonus", bonus)}
        for space, bonus in enumerate(box.tracks[era][category], 1)
        if bonus and space < length
    ]
    bonuses.append({"space": length, "bonus": "next-era"})
    coming = [one for one in bonuses if one["space"] > crossed]
    return {
        "category": _CATEGORIES[category],
        "spaces": length,
        "crossed": crossed,
        "began": began,
        "bonuses": bonuses,
        "next": coming[0] if coming else None,
    }


# Shop and chronicle


def _shop(book: Book, seat: int | None) -> "v.Shop":
    """The deck of the own era, whoever buys; for spectators that of the buyer."""
    box = book.options.box
    at = seat if seat is not None and book.empires[seat].stands else book.asked
    empire = book.empires[at]
    buying = at == book.asked
    free = deck(book, at)
    later = [
        other
        for other in book.order[book.at + 1 :]
        if other != at and book.empires[other].stands and book.empires[other].era == empire.era
    ]
    offers: list[v.Wares] = []
    for card in box.inventions[empire.era]:
        price, holder = box.price(card), owner(book, card)
        offers.append(
            {
                "card": box.cards.numbers[card],
                "price": price,
                "colours": [name for i, name in enumerate(COLOURS) if box.colours(card) >> i & 1],
                "owner": None if holder == NOBODY else holder,
                "set_aside": card in book.set_aside,
                "affordable": card in free and price <= empire.knowledge,
                "replaces": _cards(book, [one for one in replaced(book, at, card) if one != card]),
                "wanted": [other for other in later if book.empires[other].knowledge >= price],
            }
        )
    bought = book.chapter(at).bought
    return {
        "seat": at,
        "buying": buying,
        "era": _ERAS[empire.era],
        "knowledge": empire.knowledge,
        "bought": _cards(book, [card for card, _, _ in bought]),
        "offers": offers,
    }


def _record(book: Book, record: Record) -> "v.GameRecord":
    cards = book.options.box.cards
    goals: list[v.GoalMet] = []
    for goal, by, first in record.goals:
        fact = cards.card[goal].goal
        assert fact is not None
        goals.append(
            {
                "goal": cards.slugs[goal],
                "category": _CATEGORIES[fact.category],
                "by": list(by),
                "first": list(first),
            }
        )
    return {
        "number": record.number,
        "goals": goals,
        "winners": list(record.winners),
        "chapters": [_chapter(book, chapter) for chapter in record.chapters],
    }


def _chapter(book: Book, chapter: Chapter) -> "v.Chapter":
    slugs = book.options.box.cards.slugs
    new_era = chapter.new_era
    entered: v.NewEra = "modern" if new_era == MODERN else _ERAS[new_era] if new_era > 0 else ""
    return {
        "seat": chapter.seat,
        "empire": chapter.empire,
        "faction": chapter.faction,
        "name": chapter.name,
        "era": _ERAS[chapter.era],
        "points": dict(chapter.points),
        "upkeep": cast("v.Upkeep", chapter.upkeep),
        "spared": list(chapter.spared),
        "score": chapter.score,
        "written": chapter.written,
        "goals": {slugs[goal]: spaces for goal, spaces in chapter.goals},
        "advanced": [_CATEGORIES[track] for track in chapter.advanced],
        "spaces": dict(zip(_CATEGORIES, chapter.spaces, strict=True)),
        "new_era": entered,
        "given_up": _cards(book, chapter.given_up),
        "knowledge": dict(chapter.knowledge),
        "bought": [
            {"card": _cards(book, [card])[0], "price": price, "replaced": _cards(book, gone)}
            for card, price, gone in chapter.bought
        ],
        "province": None if chapter.province == NO_CARD else _cards(book, [chapter.province])[0],
        "discarded": _cards(book, chapter.discarded),
        "crossed": chapter.crossed or None,
        "fell": _FALLS[chapter.fell],
        "founded": chapter.founded,
        "retired": chapter.retired,
    }
