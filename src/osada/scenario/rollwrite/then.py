"""Comparing a table with what a scenario expects of it: all of it is open to everybody."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from osada.kernel.game import Refusal, Refused
from osada.rollwrite import RollWrite, State, flow, scoring
from osada.rollwrite.empire import SECTIONS, TRACKS, cell
from osada.rollwrite.goods import GOODS
from osada.rollwrite.state import CELL, PHASES, TOKENS, Player
from osada.scenario.expect import Differences
from osada.scenario.reading import (
    ScenarioError,
    choice,
    known,
    listed,
    mapping,
    number,
    numbers,
    seat,
)
from osada.scenario.rollwrite.given import ROLL, THIS_ROUND, before_roll
from osada.scenario.rollwrite.sheets import anchor, harvest_area, slot, tracks

_KEYS: Final = (
    "players", "round", "phase", "active", "turn", "dice", "tokens", "free_tokens", "winners",
    "final", "rank", "can", "cannot", "moves", "view",
)  # fmt: skip
_PLAIN: Final = (
    "earned", "score", "token", "favor_used", "actions", "window", "ready", "decided",
)  # fmt: skip
_PLAYER: Final = (
    *_PLAIN, "tracks", "half", "buildings", "harvested", "marked", "settlements", "dice", "pool",
    "this_round", "boxes", "ties", "can", "cannot", "moves",
)  # fmt: skip
_BUILDING: Final = ("complete", "usable", "crossed", "used", "value", "settlements")
_BOXES: Final = (*TRACKS, "settlements", "earned")
"""The six boxes of final scoring, in their order."""
_SPECTATOR: Final = "spectator"


def compare(state: State, then: Any) -> list[str]:
    """Every difference between the table and what is expected."""
    expected = mapping(then or {}, "then")
    known(expected, _KEYS, "then")
    found = Differences()
    shown = RollWrite().view(state, None)
    for at, wanted in mapping(expected.get("players") or {}, "players").items():
        seat(at, len(state.players), "then")
        _player(found, state, at, shown["players"][at], mapping(wanted, f"player {at}"))
    for key in ("round", "active"):
        if key in expected:
            found.same(key, shown[key], expected[key])
    if "phase" in expected:
        choice(expected["phase"], (ROLL, *PHASES), "phase")
        phase = ROLL if before_roll(state) else shown["phase"]
        found.same("phase", phase, expected["phase"])
    if "dice" in expected:
        found.same("dice", _faces(shown["dice"]), expected["dice"])
    for key, tokens in (("tokens", shown["tokens"]), ("free_tokens", shown["free_tokens"])):
        if key in expected:
            _tokens(found, key, tokens, expected[key])
    _outcome(found, state, expected)
    found.decision(RollWrite(), lambda: _deciding(state), _try, expected)
    for who, wanted in mapping(expected.get("view") or {}, "view").items():
        at = None if who == _SPECTATOR else seat(who, len(state.players), "view")
        _within(found, f"view of {who}", RollWrite().view(state, at), wanted)
    return found.found


def _faces(dice: Mapping[str, Any]) -> list[Any]:
    return [*dice["resources"], dice["worker"]]


def _tokens(found: Differences, what: str, is_: Sequence[str], wanted: Any) -> None:
    """The tokens themselves in any order, or how many there are."""
    if isinstance(wanted, int):
        found.same(f"number of {what}", len(is_), wanted)
        return
    for word in listed(wanted):
        choice(word, TOKENS, "token")
    found.same(what, sorted(is_), sorted(listed(wanted)))


def _player(
    found: Differences, state: State, at: int, shown: dict[str, Any], wanted: dict[Any, Any]
) -> None:
    known(wanted, _PLAYER, f"player {at}")
    player = state.players[at]
    what = f"player {at}: "
    for key in _PLAIN:
        if key in wanted:
            found.same(what + key, shown[key], wanted[key])
    for track, n in tracks(wanted.get("tracks")).items():
        found.same(what + TRACKS[track], player.progress(track), n)
    if "half" in wanted:
        half = [f"{player.granaries + 1}{'ab'[area]}" for area in shown["half"]]
        found.same(f"{what}half", half[0] if half else None, wanted["half"])
    for name, one in mapping(wanted.get("buildings") or {}, "buildings").items():
        _building(found, f"{what}{name}", shown["buildings"][slot(player, name)], name, one)
    if "harvested" in wanted:
        areas = sorted(listed(wanted["harvested"]), key=harvest_area)
        found.same(f"{what}harvested", shown["harvested"], areas)
    if "marked" in wanted:
        cells = sorted(listed(wanted["marked"]), key=anchor)
        found.same(f"{what}marked", shown["marked"], cells)
    if "settlements" in wanted:
        _settlements(found, f"{what}settlements", player, shown, wanted["settlements"])
    if "dice" in wanted:
        found.same(f"{what}dice", _faces(shown["dice"]), wanted["dice"])
    if "pool" in wanted:
        pool = mapping(wanted["pool"] or {}, "pool")
        for name in pool:
            choice(name, GOODS, "good")
        there = {name: n for name, n in shown["pool"].items() if n}
        found.same(f"{what}pool", there, {name: n for name, n in pool.items() if n != 0})
    _counts(found, f"{what}this round ", shown["round"], wanted.get("this_round"))
    _points(found, state, at, wanted)
    if {"can", "cannot", "moves"} & set(wanted):
        found.choices(what, RollWrite(), state, at, _try, wanted)


def _building(found: Differences, what: str, is_: dict[str, Any], name: str, wanted: Any) -> None:
    wanted = {"complete": True} if wanted == "complete" else mapping(wanted, name)
    known(wanted, _BUILDING, name)
    facts = {**is_, "usable": is_["active"], "crossed": [area + 1 for area in is_["crossed"]]}
    for key, value in wanted.items():
        value = numbers(value, f"{what} crossed") if key == "crossed" else value
        found.same(f"{what} {key}", facts[key], value)


def _settlements(
    found: Differences, what: str, player: Player, shown: dict[str, Any], wanted: Any
) -> None:
    """How many there are, all together or by building, or where those of a building lie."""
    if not isinstance(wanted, dict):
        found.same(what, shown["settlements"], wanted)
        return
    made = {one["slug"]: one["settlements"] for one in shown["buildings"]}
    for name, one in wanted.items():
        choice(name, list(made), "building on this sheet")
        if isinstance(one, list):
            there = [at % CELL for at in player.placed if at // CELL == slot(player, name)]
            names = [cell(at // SECTIONS, at % SECTIONS + 1) for at in sorted(there)]
            found.same(f"{what} of {name}", names, sorted(one, key=anchor))
        else:
            found.same(f"{what} of {name}", made[name], one)


def _counts(found: Differences, what: str, shown: dict[str, Any], wanted: Any) -> None:
    facts = {
        **shown["sections"],
        "village_areas": shown["village_areas"],
        "harvests": shown["harvests"],
        "buildings": shown["finished"],
    }
    for name, n in mapping(wanted or {}, "this_round").items():
        choice(name, THIS_ROUND, "count of this round")
        found.same(what + name, facts[name], n)


def _points(found: Differences, state: State, at: int, wanted: dict[Any, Any]) -> None:
    """The boxes as they would be filled in now, and what decides between equal scores."""
    boxes = dict.fromkeys(_BOXES, 0)
    for points in scoring.sources(state.players[at]):
        box = "settlements" if points.how == "settlement" else points.how
        boxes[box if box in boxes else "earned"] += points.points
    for name, n in mapping(wanted.get("boxes") or {}, "boxes").items():
        choice(name, _BOXES, "box")
        found.same(f"player {at}: box {name}", boxes[name], number(n, f"boxes: {name}"))
    if "ties" in wanted:
        result = scoring.outcome(state)
        ties = list(result.ties[at]) if result is not None else None
        found.same(f"player {at}: ties", ties, wanted["ties"])


def _outcome(found: Differences, state: State, expected: dict[Any, Any]) -> None:
    if not {"winners", "final", "rank"} & set(expected):
        return
    found.result(scoring.outcome(state), expected)
    shown = RollWrite().view(state, None).get("outcome")
    if shown is None or "rank" not in expected:
        return
    if isinstance(expected["rank"], dict):
        for at, name in expected["rank"].items():
            rank = shown["ranks"][seat(at, len(state.players), "rank")]
            found.same(f"rank of {at}", rank, name)
    else:
        found.same("rank", shown["rank"] or None, expected["rank"])


def _deciding(state: State) -> tuple[State, list[int]]:
    """The state in which somebody decides next, and who."""
    if before_roll(state):
        state = state.copy()
        flow.begin_round(state)
    return state, [at for at in range(len(state.players)) if flow.asks(state, at)]


def _try(state: State, at: int, line: str) -> Refusal | None:
    """Why a line cannot be played here by a seat, None if it can."""
    try:
        RollWrite().steps(state, at, line)
    except Refused as error:
        return error.refusal
    return None


def _within(found: Differences, what: str, shown: Any, wanted: Any) -> None:
    """Of mappings only what is named is compared; a list is named whole, or by number."""
    if not isinstance(wanted, dict):
        found.same(what, shown, wanted)
        return
    there = dict(enumerate(shown)) if isinstance(shown, list) else shown
    for key, value in wanted.items():
        if not isinstance(there, dict) or key not in there:
            raise ScenarioError(f'{what}: there is no "{key}"')
        _within(found, f"{what}: {key}", there[key], value)
