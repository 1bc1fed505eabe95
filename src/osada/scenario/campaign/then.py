"""Comparing a campaign with what a scenario expects of it."""

from typing import Any, Final

from osada.campaign.game import Campaign
from osada.campaign.stages.ending import active
from osada.campaign.state import FALLS, GAME, NOBODY, OVER, SETUP, STAGES, State
from osada.campaign.view import order, part_of
from osada.scenario.campaign import given, play
from osada.scenario.expect import Differences
from osada.scenario.reading import (
    ScenarioError,
    brief,
    choice,
    known,
    listed,
    mapping,
    numbers,
)
from osada.scenario.settlers import then as table_then
from osada.scenario.settlers.campaign import tracks as tracks_of
from osada.scenario.settlers.given import goods_given
from osada.settlers.goods import GOODS, named
from osada.settlers.part import CATEGORIES, ERAS, TOKENS
from osada.settlers.state import PHASES

_OWN: Final = (
    "number", "province_discard", "province_deck_size", "final", "game_winners", "order",
    "winners", "phase", "turn", "can", "cannot", "moves", "players",
)  # fmt: skip
_OWN_PLAYER: Final = (
    "sheet", "due", "laid", "bonuses", "fallen", "empires", "faction", "completed", "moves",
)  # fmt: skip
_SHEET: Final = (
    "name", "era", "tracks", "map", "provinces", "inventions", "knowledge", "scores",
)  # fmt: skip
_HELD: Final = ("card", "uses", "pairs", "goods", "tokens")
_GAME: Final = Campaign()


def compare(state: State, then: Any) -> list[str]:
    """Every difference between the campaign and what is expected."""
    expected = mapping(then or {}, "then")
    if not expected:
        return []
    found = Differences()
    table = _at_places(state, {key: one for key, one in expected.items() if key not in _OWN})
    for seat, wanted in mapping(expected.get("players") or {}, "players").items():
        seats = len(state.book.empires)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise ScenarioError(f"then: there is no seat {brief(seat)}")
        own = mapping(wanted, f"player {seat}")
        rest = {key: value for key, value in own.items() if key not in _OWN_PLAYER}
        if rest.get("tokens") is not None and _is_of_an_old_sheet(state, seat):
            found.same(f"player {seat}: tokens", {}, rest.pop("tokens"))  # ERA-8
        _player(found, state, seat, own)
        if rest:
            table.setdefault("players", {})[_place(state, seat)] = rest
    _campaign(found, state, expected)
    if table:
        if state.table is None:
            raise ScenarioError("then: no game is on")
        found.found += table_then.compare(state.table, table)
    found.decision(_GAME, lambda: play.deciding(state), play.try_line, expected)
    return found.found


def _at_places(state: State, expected: dict[Any, Any]) -> dict[Any, Any]:
    """What is expected of the card game: after somebody has left its places are not the seats."""
    playing = state.book.playing
    places = {seat: place for place, seat in enumerate(playing)}
    if not playing or playing == tuple(range(len(playing))):
        return expected
    if "first" in expected:
        expected["first"] = places.get(expected["first"], expected["first"])
    if "goals" in expected:
        goals = [dict(one) if isinstance(one, dict) else one for one in listed(expected["goals"])]
        for one in goals:
            if isinstance(one, dict) and "by" in one:
                one["by"] = [_place(state, seat) for seat in numbers(one["by"], "by")]
        expected["goals"] = goals
    return expected


def _is_of_an_old_sheet(state: State, seat: int) -> bool:
    """Whether the game that has just ended has led to a new sheet."""
    book = state.book
    if book.stage in (SETUP, GAME) or not book.chronicle or seat not in book.playing:
        return False
    return book.chapter(seat).new_era != NOBODY


def _place(state: State, seat: int) -> int:
    if seat not in state.book.playing:
        raise ScenarioError(f"then: seat {seat} does not play this game")
    return state.book.playing.index(seat)


def phase_of(state: State) -> str:
    """What stands on the table: a phase of the card game, or a stage between games."""
    book = state.book
    if book.stage == GAME:
        assert state.table is not None
        return PHASES[state.table.phase]
    return STAGES[book.stage]


def _campaign(found: Differences, state: State, expected: dict[Any, Any]) -> None:
    book = state.book
    if "number" in expected:
        found.same("number", book.number, expected["number"])
    if "phase" in expected:
        wanted = given.PHASES[choice(expected["phase"], given.PHASES, "phase")]
        found.same("phase", phase_of(state), wanted)
    if "province_deck_size" in expected:
        found.same("province_deck_size", len(book.deck), expected["province_deck_size"])
    if "province_discard" in expected:
        _cards(found, state, "province_discard", list(book.pile), expected["province_discard"])
    if "order" in expected:
        found.same("order", _order(state), listed(expected["order"]))
    _ended(found, state, expected)
    if "winners" in expected:
        if book.stage != OVER:
            found.found.append("the campaign is not over, so nobody has won it")
        else:
            found.same("winners", sorted(book.champions), numbers(expected["winners"], "winners"))


def _order(state: State) -> list[int]:
    """Of steps 5 and 6; once the next game has begun, that of the game before it."""
    book = play.begun(state).book
    if book.stage in (SETUP, GAME):
        return [seat for seat in book.order if book.empires[seat].stands]
    return order(book)


def _ended(found: Differences, state: State, expected: dict[Any, Any]) -> None:
    """Final scores and winners of the game that has just ended."""
    if "final" not in expected and "game_winners" not in expected:
        return
    book = play.begun(state).book
    if not book.chronicle:
        found.found.append("no game has ended yet, so there are no final scores")
        return
    record = book.chronicle[-1]
    scores = {chapter.seat: chapter.score for chapter in record.chapters}
    for seat, points in mapping(expected.get("final") or {}, "final").items():
        found.same(f"final score of {seat}", scores.get(seat), points)
    if "game_winners" in expected:
        wanted = numbers(expected["game_winners"], "game_winners")
        found.same("game_winners", sorted(record.winners), wanted)


def _cards(found: Differences, state: State, what: str, is_: list[int], expected: Any) -> None:
    """Cards of the campaign in any order, by slug or number."""
    box = state.book.options.box
    wanted: list[int] = []
    for word in listed(expected):
        if not isinstance(word, str) or word not in box.named:
            raise ScenarioError(f'then: there is no card "{brief(word)}"')
        wanted.append(box.named[word])
    slugs = box.cards.slugs
    if sorted(wanted) != sorted(is_):
        names = [slugs[card] for card in is_]
        found.found.append(f"{what} is {names}, expected {[slugs[card] for card in wanted]}")


def _player(found: Differences, state: State, seat: int, wanted: dict[Any, Any]) -> None:
    empire = state.book.empires[seat]
    what = f"player {seat}: "
    plain = {
        "faction": empire.faction,
        "empires": empire.empires,
        "completed": empire.completed,
        "fallen": FALLS[empire.fallen] or False,
    }
    for key, value in plain.items():
        if key in wanted:
            found.same(what + key, value, wanted[key])
    if "sheet" in wanted:
        _sheet(found, state, seat, mapping(wanted["sheet"], "sheet"))
    if "due" in wanted:
        counts = goods_given(wanted["due"], "due")
        found.same(f"{what}due", due(state, seat), {name: n for name, n in counts.items() if n})
    if "laid" in wanted:
        counts = goods_given(wanted["laid"], "laid")
        found.same(f"{what}laid", laid(state, seat), {name: n for name, n in counts.items() if n})
    if "bonuses" in wanted:
        counts = mapping(wanted["bonuses"] or {}, "bonuses")
        is_ = {name: n for name, n in bonuses(state, seat).items() if n}
        found.same(f"{what}bonuses", is_, {name: n for name, n in counts.items() if n})
    if "moves" in wanted:
        found.offered(what, _GAME, play.deciding(state)[0], seat, wanted["moves"])


def due(state: State, seat: int) -> dict[str, int]:
    """What the crossed-off spaces show, less what lies there until the next game."""
    empire = state.book.empires[seat]
    found: dict[str, int] = {}
    for number in empire.map:
        for good, n in state.book.options.box.maps[empire.era][number - 1]:
            found[GOODS[good]] = found.get(GOODS[good], 0) + n
    for name, n in laid(state, seat).items():
        found[name] = found.get(name, 0) - n
    return {name: n for name, n in found.items() if n > 0}


def laid(state: State, seat: int) -> dict[str, int]:
    """Goods on the map of the game that is on, or has just ended."""
    book = state.book
    if book.stage == SETUP or seat not in book.playing or state.table is None:
        return {}
    part = state.table.players[_place(state, seat)].part
    if part is None or _is_of_an_old_sheet(state, seat):
        return {}
    names = (*GOODS[: len(part.laid) - 1], "card")
    return {name: n for name, n in zip(names, part.laid, strict=True) if n}


def bonuses(state: State, seat: int) -> dict[str, int]:
    """Active in the game that is on, or was; before the first those that will be."""
    part = part_of(state, seat)
    if part is not None:
        return part.sheet.bonuses
    book, empire = state.book, state.book.empires[seat]
    if state.table is None or STAGES[book.stage] == "setup" or not book.chronicle:
        return book.options.box.bonuses(empire.era, empire.tracks)
    return active(state, seat)


def _sheet(found: Differences, state: State, seat: int, wanted: dict[Any, Any]) -> None:
    known(wanted, _SHEET, "a sheet")
    empire, part = state.book.empires[seat], part_of(state, seat)
    what = f"player {seat}: "
    plain = {
        "name": empire.name,
        "era": ERAS[empire.era],
        "knowledge": empire.knowledge,
        "scores": list(empire.scores),
    }
    for key, value in plain.items():
        if key in wanted:
            expected = listed(wanted[key]) if key == "scores" else wanted[key]
            found.same(what + key, value, "" if expected is None else expected)
    tracks = empire.tracks if part is None else part.tracks
    if "tracks" in wanted:
        named = wanted["tracks"]
        if isinstance(named, str):
            named = tracks_of(named)
        for category, n in mapping(named, "tracks").items():
            at = choice(category, CATEGORIES, "track")
            found.same(f"{what}{category}", tracks[at], n)
    if "map" in wanted:
        found.same(f"{what}map", sorted(empire.map), numbers(wanted["map"], "map"))
    for key, cards in (("provinces", empire.provinces), ("inventions", empire.inventions)):
        if key in wanted:
            words = [mapping(_one(word), key) for word in listed(wanted[key])]
            _cards(found, state, what + key, list(cards), [word.get("card") for word in words])
            for word in words:
                _held(found, state, seat, word)


def _one(word: Any) -> Any:
    return word if isinstance(word, dict) else {"card": word}


def _held(found: Differences, state: State, seat: int, wanted: dict[Any, Any]) -> None:
    """What lies on a Province or an Invention: the keys that are named."""
    known(wanted, _HELD, "a card of a sheet")
    if len(wanted) == 1:
        return
    part = part_of(state, seat)
    if part is None or state.table is None:
        raise ScenarioError("then: no game is on, so nothing lies on a card")
    card = state.book.options.box.named[wanted["card"]]
    empire = state.table.players[_place(state, seat)].empire
    location = next((one for one in (*part.inventions, *empire) if one.card == card), None)
    if location is None:
        return  # it is not there at all, which has been told
    facts = {
        "card": wanted["card"],
        "uses": location.uses,
        "pairs": location.marks,
        "goods": named(location.goods),
        "tokens": sorted(token for at, token in enumerate(TOKENS) if location.progress >> at & 1),
    }
    for key, value in wanted.items():
        expected = sorted(listed(value)) if key == "tokens" else value
        found.same(f"player {seat}: {wanted['card']} {key}", facts[key], expected)
