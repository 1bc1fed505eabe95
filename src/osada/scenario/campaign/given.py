"""A campaign as a scenario describes it: the sheets, and the table with what lies on it."""

from typing import Any, Final

from osada.campaign import dealing, decks, paper, setup
from osada.campaign.box import Box
from osada.campaign.stages.ending import order
from osada.campaign.state import (
    EMPIRES,
    FALLS,
    GAME,
    INVENTIONS,
    OVER,
    PROVINCES,
    SETUP,
    Book,
    Chapter,
    Empire,
    Record,
    State,
)
from osada.kernel.game import BadOptions, Outcome
from osada.scenario.reading import (
    ScenarioError,
    brief,
    choice,
    known,
    listed,
    mapping,
    number,
    suggestion,
)
from osada.scenario.settlers import given as table_given
from osada.scenario.settlers.given import RefusedOptions
from osada.settlers.catalogue import Catalogue
from osada.settlers.phases.scoring import unused
from osada.settlers.state import State as Table

_OWN: Final = ("number", "province_deck", "province_discard")
_OWN_PLAYER: Final = ("fallen", "empires")
_OWN_SHEET: Final = ("name", "knowledge", "scores")
_BETWEEN: Final = {
    "inventions": INVENTIONS,
    "provinces": PROVINCES,
    "empires": EMPIRES,
    "over": OVER,
}
_OF_SETUP: Final = ("faction", "deck", "sheet", "empires")
PHASES: Final = (
    "setup", "lookout", "production", "action", "cleanup", "attack", "end", *_BETWEEN,
)  # fmt: skip


def campaign(cards: Catalogue, given: dict[Any, Any]) -> State:
    """The state that a scenario's `given` describes; its phase or stage has not begun."""
    players = [mapping(player, "a player") for player in listed(given.get("players"))]
    phase = PHASES[choice(given.get("phase", "action"), PHASES, "phase")]
    options = dict(mapping(given.get("options") or {}, "options"))
    if "factions" in options:
        raise ScenarioError("factions are named by the players, not in the options")
    for player in players:
        if "faction" not in player:
            raise ScenarioError("a player has no faction")
    seed = given.get("seed", 0)
    try:
        chosen = setup.options(cards, {**options, "factions": [p["faction"] for p in players]})
        state = setup.new(chosen, seed)
        factions = [player["faction"] for player in players]
        sheets = [_sheet(player) for player in players]
        state.book.empires = paper.empires(chosen.box, sheets, factions, any_era=True)
    except BadOptions as error:
        raise RefusedOptions(str(error)) from error
    book = state.book
    for empire, player in zip(book.empires, players, strict=True):
        _become(empire, player)
    book.number = number(given.get("number", 1), "number", 1)
    book.playing = tuple(seat for seat, one in enumerate(book.empires) if one.takes_part)
    _provinces(book, given)
    state.forced = []
    _stage(state, cards, given, players, phase)
    return state


def _sheet(player: dict[Any, Any]) -> dict[Any, Any]:
    """A player's sheet; cards with something on them count by their name here."""
    found = dict(mapping(player.get("sheet") or {}, "sheet"))
    for key in ("provinces", "inventions"):
        found[key] = [
            one.get("card") if isinstance(one, dict) else one for one in listed(found.get(key))
        ]
    for key in ("map", "scores"):
        found[key] = listed(found.get(key))
    if "faction" in found or "empires" in found:
        raise ScenarioError('"faction" and "empires" stand beside the sheet')
    return found


def _become(empire: Empire, player: dict[Any, Any]) -> None:
    """What has become of an empire beside its sheet."""
    empire.empires = number(player.get("empires", 1), "empires", 1)
    fallen = player.get("fallen", False)
    if fallen is not False:
        empire.fallen = choice(fallen, FALLS[1:], "kind of fall") + 1
        empire.provinces = empire.map = empire.inventions = ()


def _provinces(book: Book, given: dict[Any, Any]) -> None:
    """The Province deck, named cards on top, and the pile."""
    owned = {card for empire in book.empires for card in empire.provinces}
    taken: set[int] = set(owned)
    deck: Any = given.get("province_deck")
    only = isinstance(deck, dict)
    if only:
        known(deck, ("only",), "the Province deck")
        deck = deck.get("only")
    named = [_province(book.options.box, word, taken) for word in listed(deck)]
    pile = [
        _province(book.options.box, word, taken) for word in listed(given.get("province_discard"))
    ]
    rest = [] if only else [card for card in book.deck if card not in taken]
    book.deck, book.pile = (*named, *rest), tuple(pile)


def _province(box: Box, word: Any, taken: set[int]) -> int:
    card = box.named.get(word, -1) if isinstance(word, str) else -1
    if card not in box.provinces:
        slugs = [box.cards.slugs[one] for one in box.provinces]
        raise ScenarioError(f'there is no Province "{brief(word)}"{suggestion(word, slugs)}')
    if card in taken:
        raise ScenarioError(f"the Province {word} is named twice (CSETUP-23)")
    taken.add(card)
    return card


def _stage(
    state: State, cards: Catalogue, given: dict[Any, Any], players: list[dict[Any, Any]], phase: str
) -> None:
    book = state.book
    if phase == "setup":
        book.stage = SETUP
        for player in players:
            known(player, _OF_SETUP, "a player in setup")
        state.table = _table(cards, given, players, book, "setup")
        return
    state.table = _table(cards, given, players, book, phase)
    book.stage = _BETWEEN.get(phase, GAME)
    if book.stage != GAME:
        _after(state, state.table)


def laid_out(cards: Catalogue, given: dict[Any, Any], state: State) -> Table:
    """The table before its first deal, as it is given, with the decks as they are by now."""
    players = [mapping(player, "a player") for player in listed(given.get("players"))]
    return _table(cards, given, players, state.book, "setup")


def _table(
    cards: Catalogue,
    given: dict[Any, Any],
    players: list[dict[Any, Any]],
    book: Book,
    phase: str,
) -> Table:
    """The card game, as its own scenarios describe it."""
    inner = {key: value for key, value in given.items() if key not in (*_OWN, "options")}
    inner["game"] = "settlers"
    inner["options"] = {**book.options.inner, "decks": decks.of_game(book)}
    inner["options"]["rounds"] = dealing.ROUNDS
    inner["phase"] = "end" if phase in _BETWEEN else phase
    inner["players"] = [_seated(player) for player in players]
    inner["goals"] = _goals(book, given, phase)
    return table_given.table(cards, inner)


def _seated(player: dict[Any, Any]) -> dict[Any, Any]:
    """A player as the card game knows it."""
    found = {key: value for key, value in player.items() if key not in _OWN_PLAYER}
    sheet = mapping(player.get("sheet") or {}, "sheet")
    found["sheet"] = {key: value for key, value in sheet.items() if key not in _OWN_SHEET}
    if player.get("fallen", False) is not False:
        for key in ("provinces", "map", "inventions"):
            found["sheet"].pop(key, None)
    return found


def _goals(book: Book, given: dict[Any, Any], phase: str) -> list[Any]:
    """The Goals in the middle; in setup drawn by the seed, those named first."""
    named = listed(given.get("goals"))
    if phase != "setup":
        return named
    cards = book.options.box.cards
    words = [_goal(cards, one.get("goal") if isinstance(one, dict) else one) for one in named]
    drawn = dealing.goals(book)
    if book.options.seats == 1:
        rest = [cards.slugs[goal] for goal in drawn if goal not in words]
        return [*named, *rest][: max(len(drawn), len(named))]
    taken = [_category(cards, goal) for goal in words]
    return [*named, *(cards.slugs[goal] for goal in drawn if _category(cards, goal) not in taken)]


def _goal(cards: Catalogue, word: Any) -> int:
    """A Goal by slug or number."""
    copies = cards.of_slug.get(word, []) if isinstance(word, str) else []
    card = copies[0] if copies else cards.of_number.get(word, -1) if isinstance(word, str) else -1
    if card < 0 or cards.card[card].goal is None:
        raise ScenarioError(f'there is no Goal "{brief(word)}"')
    return card


def _category(cards: Catalogue, card: int) -> int:
    goal = cards.card[card].goal
    assert goal is not None
    return goal.category


def _after(state: State, table: Table) -> None:
    """A stage after the end of a game: the last score is this game's (CEND-4)."""
    book = state.book
    table.begun = True
    scores = tuple(empire.scores[-1] if empire.scores else 0 for empire in book.empires)
    ties = tuple(
        (scores[seat], unused(table.players[place]), len(table.players[place].hand))
        for place, seat in enumerate(book.playing)
    )
    best = max(ties)
    winners = tuple(place for place, tie in enumerate(ties) if tie == best)
    result = Outcome(tuple(tie[0] for tie in ties), winners, ties, ())
    book.order = order(book.playing, result, table.first)
    chapters: list[Chapter] = []
    for seat in book.playing:
        empire = book.empires[seat]
        chapter = Chapter(seat, empire.empires, empire.faction, empire.name, empire.era)
        chapter.score, chapter.written, chapter.fell = scores[seat], True, empire.fallen
        chapters.append(chapter)
    won = tuple(seat for seat in book.order if book.playing.index(seat) in winners)
    book.chronicle = (Record(book.number, chapters, (), won),)
