"""A campaign's part of a table: sheets, tokens, markers and Goals as a scenario gives them."""

import re
from collections.abc import Mapping
from typing import Any, Final

from osada.scenario.expect import Differences
from osada.scenario.reading import (
    ScenarioError,
    brief,
    known,
    listed,
    mapping,
    number,
    numbers,
    suggestion,
)
from osada.settlers.effects.colours import COLOURS
from osada.settlers.goods import CARD, GOOD, amounts
from osada.settlers.part import CARDS_DUE, CATEGORIES, TOKENS, Dues, Part, Three
from osada.settlers.phases import goals as engine
from osada.settlers.phases.action import next_turn
from osada.settlers.phases.campaign import enter
from osada.settlers.sheets import active
from osada.settlers.state import Location, State

SHEET: Final = ("era", "tracks", "map", "provinces", "inventions")
"""What the card game reads of a sheet."""
_BETWEEN: Final = ("name", "knowledge", "scores")
"""What only matters between games."""
_PLAYER: Final = ("sheet", "began", "laid", "tokens", "markers", "series")
_SERIES: Final = {"build": engine.OF_BUILDING, "raze": engine.OF_RAZING}


def is_one(given: Mapping[Any, Any], seats: list[dict[Any, Any]]) -> bool:
    """Whether a table belongs to a campaign."""
    return "goals" in given or any(key in player for player in seats for key in _PLAYER)


def options(
    wanted: dict[Any, Any], given: Mapping[Any, Any], seats: list[dict[Any, Any]]
) -> dict[Any, Any]:
    """The options of such a table: bonuses are those that were there when the game began."""
    return {
        "goals": [goal["goal"] for goal in _goals(given.get("goals"))],
        **wanted,
        "sheets": [sheet(player) for player in seats],
    }


def _goals(found: Any) -> list[dict[Any, Any]]:
    named = [one if isinstance(one, dict) else {"goal": one} for one in listed(found)]
    for one in named:
        known(one, ("goal", "turned", "by"), "a Goal")
        if "goal" not in one:
            raise ScenarioError("a Goal has no name")
    return named


def tracks(found: Any, what: str = "tracks") -> dict[str, int]:
    """`4/0/2`, or spaces by category."""
    if isinstance(found, str):
        if not re.fullmatch(r"\d+/\d+/\d+", found):
            raise ScenarioError(f"{what} are written as 4/0/2, not as {brief(found)}")
        return dict(zip(CATEGORIES, map(int, found.split("/")), strict=True))
    counts = mapping(found if found is not None else {}, what)
    for name, n in counts.items():
        if name not in CATEGORIES:
            hint = suggestion(name, list(CATEGORIES))
            raise ScenarioError(f'{what}: there is no track "{name}"{hint}')
        number(n, f"{what}: {name}")
    return {name: counts.get(name, 0) for name in CATEGORIES}


def sheet(player: Mapping[Any, Any]) -> dict[str, Any]:
    """A player's sheet as options write it, with the tracks of the game's beginning."""
    found = mapping(player.get("sheet") or {}, "sheet")
    known(found, (*SHEET, *_BETWEEN), "a sheet")
    began = player.get("began", found.get("tracks"))
    return {
        "era": found.get("era", "ancient"),
        "tracks": tracks(began),
        "map": listed(found.get("map")),
        "provinces": [_named(one, "a Province") for one in listed(found.get("provinces"))],
        "inventions": [_named(one, "an Invention") for one in listed(found.get("inventions"))],
    }


def _named(found: Any, what: str) -> Any:
    if not isinstance(found, dict):
        return found
    keys = (
        ("card", "uses", "goods", "tokens") if what == "a Province" else ("card", "uses", "pairs")
    )
    known(found, keys, what)
    if "card" not in found:
        raise ScenarioError(f"{what} has no name")
    return found["card"]


def progress(found: Any) -> int:
    """Tokens on a location, a bit each."""
    bits = 0
    for name in listed(found):
        if name not in TOKENS:
            raise ScenarioError(f'there is no token "{name}"{suggestion(name, list(TOKENS))}')
        if bits & 1 << TOKENS.index(name):
            raise ScenarioError(f'the token "{name}" lies there twice (AMB-C28)')
        bits |= 1 << TOKENS.index(name)
    return bits


def lay(state: State, given: Mapping[Any, Any], seats: list[dict[Any, Any]]) -> None:
    """Put everything of a campaign on the table, as it lies once a game has begun."""
    for seat, found in enumerate(seats):
        player = state.players[seat]
        part = player.part
        assert part is not None
        later, player.empire = player.empire, ()
        enter(state, player)
        for at, one in enumerate(
            listed(mapping(found.get("sheet") or {}, "sheet").get("provinces"))
        ):
            if isinstance(one, dict):
                player.set_location(at, _province(player.empire[at], one))
        player.empire = _aged(player.empire, later)
        part = player.part
        assert part is not None
        part = part.with_inventions(tuple(_inventions(state, part, found)))
        part = part.with_tracks(_three(tracks(_tracks_now(found))))
        part = part.with_tokens(_tokens(found.get("tokens")))
        player.part = part.with_laid(dues(found.get("laid")))
        _count(state, seat, found)
    for at, card in enumerate(state.options.goals):
        names = (state.cards.slugs[card], state.cards.numbers[card])
        goal = next(one for one in _goals(given.get("goals")) if one["goal"] in names)
        _achieved(state, at, goal)


def begin_turn(state: State) -> None:
    """The turn has begun: a Goal that is met already waits for the end of a move (AMB-C46)."""
    state.begun = True
    if state.players[state.turn].passed:
        next_turn(state)
        state.stack.clear()


def _tracks_now(found: Mapping[Any, Any]) -> Any:
    return mapping(found.get("sheet") or {}, "sheet").get("tracks", found.get("began"))


def _three(counts: dict[str, int]) -> Three:
    military, economy, culture = (counts[name] for name in CATEGORIES)
    return military, economy, culture


def _aged(provinces: tuple[Location, ...], later: tuple[Location, ...]) -> tuple[Location, ...]:
    """Provinces are older than any location."""
    return (*(_of_age(one, at - len(provinces)) for at, one in enumerate(provinces)), *later)


def _of_age(location: Location, age: int) -> Location:
    return Location(location.card, age, location.uses, location.goods, location.marks)


def _province(location: Location, found: Mapping[Any, Any]) -> Location:
    from osada.scenario.settlers.given import goods_given
    from osada.settlers.state import PROGRESS

    uses = number(found.get("uses", 0), "uses")
    goods = amounts(goods_given(found.get("goods"), "goods on a Province"))
    return location.used(uses, goods).marked(progress(found.get("tokens")) * PROGRESS)


def _inventions(state: State, part: Part, found: Mapping[Any, Any]) -> list[Location]:
    named = listed(mapping(found.get("sheet") or {}, "sheet").get("inventions"))
    held: list[Location] = []
    for invention in part.inventions:
        names = (state.cards.slugs[invention.card], state.cards.numbers[invention.card])
        one = next((one for one in named if isinstance(one, dict) and one.get("card") in names), {})
        uses, pairs = number(one.get("uses", 0), "uses"), number(one.get("pairs", 0), "pairs")
        held.append(Location(invention.card, 0, uses, marks=pairs))
    return held


def _tokens(found: Any) -> tuple[int, int, int, int]:
    counts = mapping(found if found is not None else {}, "tokens")
    for name, n in counts.items():
        if name not in TOKENS:
            raise ScenarioError(f'there is no token "{name}"{suggestion(name, list(TOKENS))}')
        number(n, f"tokens: {name}")
    dove, bee, wall, bribe = (counts.get(name, 0) for name in TOKENS)
    return dove, bee, wall, bribe


def dues(found: Any) -> Dues:
    """Goods on the map by name."""
    counts = mapping(found if found is not None else {}, "laid")
    laid = [0] * (CARDS_DUE + 1)
    for name, n in counts.items():
        if name not in GOOD or (GOOD[name] >= CARDS_DUE and GOOD[name] != CARD):
            raise ScenarioError(f'"{name}" is never laid on the map')
        laid[min(GOOD[name], CARDS_DUE)] = number(n, f"laid: {name}")
    wood, stone, food, gold, worker, raze, cards = laid
    return wood, stone, food, gold, worker, raze, cards


def _count(state: State, seat: int, found: Mapping[Any, Any]) -> None:
    """Markers and series."""
    for name, n in mapping(found.get("markers") or {}, "markers").items():
        at = _goal_at(state, name)
        if name in CATEGORIES and state.seats > 1:
            engine.set_marker(state, seat, CATEGORIES.index(name), number(n, "markers"))
        elif at >= 0 and state.seats == 1:
            engine.set_progress(state, seat, at, number(n, "markers"))
        else:
            raise ScenarioError(f'there is no marker "{name}"')
    for of, counts in mapping(found.get("series") or {}, "series").items():
        if of not in _SERIES:
            raise ScenarioError(f'there is no series "{of}"{suggestion(of, list(_SERIES))}')
        engine.set_series(state, seat, _SERIES[of], engine.as_series(colours(counts)))


def colours(found: Any) -> dict[str, int]:
    """Counts by colour."""
    counts = mapping(found if found is not None else {}, "series")
    for name, n in counts.items():
        if name not in COLOURS:
            raise ScenarioError(f'there is no colour "{name}"{suggestion(name, list(COLOURS))}')
        number(n, f"series: {name}")
    return counts


def _goal_at(state: State, name: Any) -> int:
    for at, card in enumerate(state.options.goals):
        if name in (state.cards.slugs[card], state.cards.numbers[card]):
            return at
    return -1


def _achieved(state: State, at: int, goal: Mapping[Any, Any]) -> None:
    by = listed(goal.get("by"))
    for seat in by:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.seats:
            raise ScenarioError(f"a Goal: there is no seat {brief(seat)}")
        part = state.players[seat].part
        assert part is not None
        state.players[seat].part = part.with_goals(part.achieved | 1 << at, part.first, part.met)
    if goal.get("turned", bool(by)):
        state.turned |= 1 << at


# What is expected

TABLE: Final = ("goals",)
PLAYER: Final = ("sheet", "due", "bonuses", "markers", "series", "tokens", "laid")


def compare(found: Differences, state: State, expected: Mapping[Any, Any]) -> None:
    """Goals in the middle: those listed and no others, of each the keys that are named."""
    if "goals" not in expected:
        return
    wanted = _goals(expected["goals"])
    slugs = [state.cards.slugs[card] for card in state.options.goals]
    names = [_slug(state, one["goal"]) for one in wanted]
    if sorted(slugs) != sorted(names):
        found.found.append(f"goals are {slugs}, expected {names}")
        return
    for name, one in zip(names, wanted, strict=True):
        at = slugs.index(name)
        if "turned" in one:
            found.same(f"{name} turned", state.turned & 1 << at != 0, one["turned"])
        if "by" in one:
            by = [
                seat
                for seat in range(state.seats)
                if (part := state.players[seat].part) and part.achieved & 1 << at
            ]
            found.same(f"{name} by", by, numbers(one["by"], "by"))


def _slug(state: State, name: Any) -> str:
    at = _goal_at(state, name)
    return str(name) if at < 0 else state.cards.slugs[state.options.goals[at]]


def compare_player(
    found: Differences, state: State, seat: int, wanted: Mapping[Any, Any], what: str
) -> None:
    """What a campaign adds to a player."""
    part = state.players[seat].part
    if part is None:
        if any(key in wanted for key in PLAYER):
            raise ScenarioError("then: there is no campaign here")
        return
    if "sheet" in wanted:
        compare_sheet(found, state, part, mapping(wanted["sheet"], "sheet"), what)
    if "due" in wanted:
        found.same(f"{what}due", part.still_due(), dues(wanted["due"]))
    if "laid" in wanted:
        found.same(f"{what}laid", part.laid, dues(wanted["laid"]))
    if "tokens" in wanted:
        found.same(f"{what}tokens", part.tokens, _tokens(wanted["tokens"]))
    if "bonuses" in wanted:
        is_ = active(state.cards, part.sheet.era, part.sheet.tracks)
        found.same(f"{what}bonuses", is_, mapping(wanted["bonuses"] or {}, "bonuses"))
    for name, n in mapping(wanted.get("markers") or {}, "markers").items():
        at = _goal_at(state, name)
        if name in CATEGORIES and state.seats > 1:
            is_n = engine.marker(state, seat, CATEGORIES.index(name))
        elif at >= 0:
            is_n = engine.progress(state, seat, at)
        else:
            raise ScenarioError(f'then: there is no marker "{name}"')
        found.same(f"{what}marker {name}", is_n, n)
    for of, counts in mapping(wanted.get("series") or {}, "series").items():
        if of not in _SERIES:
            raise ScenarioError(f'then: there is no series "{of}"')
        now = engine.series(state, seat, _SERIES[of])
        for name, n in colours(counts).items():
            found.same(f"{what}series {of} {name}", now.get(name, 0), n)


def compare_sheet(
    found: Differences, state: State, part: Part, wanted: Mapping[Any, Any], what: str
) -> None:
    """A sheet as far as a game knows it."""
    known(dict(wanted), SHEET, "a sheet")
    cards, on_sheet = state.cards, part.sheet
    if "era" in wanted:
        found.same(f"{what}era", ("ancient", "medieval", "industrial")[on_sheet.era], wanted["era"])
    if "tracks" in wanted:
        counts = wanted["tracks"]
        expected = tracks(counts) if isinstance(counts, str) else mapping(counts, "tracks")
        for name, n in expected.items():
            if name not in CATEGORIES:
                raise ScenarioError(f'then: there is no track "{name}"')
            found.same(f"{what}{name}", part.tracks[CATEGORIES.index(name)], n)
    if "map" in wanted:
        found.same(f"{what}map", list(on_sheet.map), numbers(wanted["map"], "map"))
    if "provinces" in wanted:
        _same_cards(found, state, list(on_sheet.provinces), wanted["provinces"], f"{what}provinces")
    if "inventions" in wanted:
        _same_cards(
            found, state, list(on_sheet.inventions), wanted["inventions"], f"{what}inventions"
        )
        for one in listed(wanted["inventions"]):
            if isinstance(one, dict):
                known(one, ("card", "uses", "pairs"), "an Invention")
                for held in part.inventions:
                    if one.get("card") not in (cards.slugs[held.card], cards.numbers[held.card]):
                        continue
                    for key, value in (("uses", held.uses), ("pairs", held.marks)):
                        if key in one:
                            found.same(f"{what}{one['card']} {key}", value, one[key])


def _same_cards(found: Differences, state: State, is_: list[int], wanted: Any, what: str) -> None:
    slugs = sorted(state.cards.slugs[card] for card in is_)
    names = [one["card"] if isinstance(one, dict) else one for one in listed(wanted)]
    of_number = state.cards.of_number
    expected = sorted(
        state.cards.slugs[of_number[name]] if name in of_number else str(name) for name in names
    )
    found.same(what, slugs, expected)
