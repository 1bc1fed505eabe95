"""The table as a scenario describes it: dice, sheets and pools as given, the rest blank."""

from dataclasses import replace
from typing import Any, Final

from osada.kernel.game import BadOptions
from osada.rollwrite import catalogue, settling, setup
from osada.rollwrite.catalogue import Catalogue
from osada.rollwrite.empire import ROUNDS, TRACKS
from osada.rollwrite.goods import GOODS
from osada.rollwrite.state import (
    BASIC,
    COUNT,
    DEVELOP,
    END,
    FAVOR,
    LOW_COUNT,
    MODES,
    NO_TOKEN,
    NOBODY,
    PHASES,
    SETTLE,
    TOKENS,
    Player,
    State,
)
from osada.rollwrite.village import SLOTS, Village
from osada.scenario.reading import (
    ScenarioError,
    choice,
    flag,
    known,
    listed,
    mapping,
    number,
    seat,
)
from osada.scenario.rollwrite.sheets import SHEETS, lay, packed

ROLL: Final = "roll"
"""The name of the phase before the dice are rolled."""
_NEW: Final = "setup"
_KEYS: Final = (
    "game", "mode", "seed", "round", "phase", "active", "dice", "tokens", "players",
)  # fmt: skip
_ROUND: Final = (
    "favor_used", "dice", "actions", "pool", "this_round", "window", "ready", "decided",
)  # fmt: skip
THIS_ROUND: Final = (*TRACKS, "village_areas", "harvests", "buildings")
"""What is counted in a round: sections completed by track, then the rest."""


def table(given: dict[Any, Any]) -> State:
    """The state that a scenario's `given` describes."""
    known(given, _KEYS, "given")
    seats = [mapping(player or {}, "a player") for player in listed(given.get("players"))]
    for found in seats:
        known(found, (*SHEETS, *_ROUND), "a player")
    villages, chosen = _options(given, seats)
    try:
        options = setup.options(villages, chosen)
    except BadOptions as error:
        raise ScenarioError(str(error)) from error
    state = setup.shuffled(villages, options, given.get("seed", 0))
    phase = given.get("phase", PHASES[DEVELOP])
    if phase == _NEW:
        _only_sheets(given, seats)
        return state
    state.phase = _phase(phase, state)
    first = ROUNDS if state.phase == END else 1
    state.round = number(given.get("round", first), "round", 1, ROUNDS)
    if state.phase == END and state.round < ROUNDS:
        raise ScenarioError("the game ends after round 10 (RW-END-01)")
    state.active = seat(given.get("active", 0), len(seats), "active")
    if phase != ROLL:
        state.dice = packed(given.get("dice", ["wood", "stone", "food", 4]))
    elif "dice" in given:
        raise ScenarioError('the dice are not rolled yet; say "roll" in the step that rolls them')
    for player, found in zip(state.players, seats, strict=True):
        lay(player, found, state)
        _this_round(state, player, found)
    _tokens(state, given, seats)
    _whose(state)
    return state


def before_roll(state: State) -> bool:
    """Whether the dice of the round are still to be rolled."""
    return state.phase == FAVOR and not state.dice


def _options(
    given: dict[Any, Any], seats: list[dict[Any, Any]]
) -> tuple[Catalogue, dict[str, Any]]:
    """The villages, with sheets of one's own among them, and the options of a new game."""
    villages = catalogue.base()
    sheets: list[str] = []
    for at, found in enumerate(seats):
        sheet = found.get("sheet")
        if isinstance(sheet, list):
            own = _own_sheet(villages, f"own-{at}", sheet)
            villages = replace(villages, sheets={**villages.sheets, own.slug: own})
            sheet = own.slug
        if sheet is not None:
            sheets.append(str(sheet))
    mode = given.get("mode", "adventure" if sheets else MODES[BASIC])
    if mode in MODES[:2] and not sheets:
        return villages, {"mode": mode, "players": len(seats)}
    return villages, {"mode": mode, "sheets": sheets, "players": len(seats)}


def _own_sheet(villages: Catalogue, slug: str, words: list[Any]) -> Village:
    """A sheet of any six buildings (RW-CONTENT-09)."""
    known_slugs = list(villages.buildings)
    slugs = [known_slugs[choice(word, known_slugs, "building")] for word in words]
    if len(set(slugs)) != SLOTS or len(slugs) != SLOTS:
        raise ScenarioError("a sheet has six different buildings (RW-VILLAGE-01)")
    buildings = tuple(villages.buildings[word] for word in slugs)
    return Village(slug, (slug, slug, slug), (True, True, True), buildings, "house")


def _only_sheets(given: dict[Any, Any], seats: list[dict[Any, Any]]) -> None:
    """Before a game is set up nothing else can be given."""
    known(given, ("game", "mode", "seed", "phase", "players"), "given before setup")
    for found in seats:
        known(found, ("sheet",), "a player before setup")


def _phase(name: Any, state: State) -> int:
    phase = choice(name, (ROLL, *PHASES, _NEW), "phase") - 1
    if phase == SETTLE and state.options.mode == BASIC:
        raise ScenarioError("Basic has no phase for settlements (RW-ROUND-03)")
    return max(phase, FAVOR)


# A player's round


def _this_round(state: State, player: Player, found: dict[Any, Any]) -> None:
    player.dice = state.dice
    if state.phase not in (DEVELOP, SETTLE):
        for key in _ROUND:
            if key in found:
                raise ScenarioError(f'"{key}" is of the develop and settlements phases only')
        return
    if "dice" in found:
        player.dice = packed(found["dice"])
    player.favor_used = flag(found.get("favor_used", False), "favor_used")
    player.actions = number(found.get("actions", player.worker), "actions")
    for name, n in mapping(found.get("pool") or {}, "pool").items():
        setattr(player, GOODS[choice(name, GOODS, "good")], number(n, f"pool: {name}"))
    for name, n in mapping(found.get("this_round") or {}, "this_round").items():
        at = choice(name, THIS_ROUND, "count of this round")
        n = number(n, f"this_round: {name}", most=LOW_COUNT)
        if at < len(TRACKS):
            player.sections |= n << COUNT * at
        elif name == "village_areas":
            player.village_areas = n
        elif name == "harvests":
            player.harvests = n
        else:
            player.finished = n
    player.window = flag(found.get("window", False), "window")
    player.ready = flag(found.get("ready", state.phase == SETTLE), "ready")
    player.decided = flag(found.get("decided", False), "decided")


def _tokens(state: State, given: dict[Any, Any], seats: list[dict[Any, Any]]) -> None:
    """The tokens of the game: as named, else those held and the first others."""
    count = len(state.tokens)
    held = [player.token for player in state.players if player.token != NO_TOKEN]
    if len(set(held)) < len(held):
        raise ScenarioError("two players hold the same token (RW-FAVOR-02)")
    named = [choice(word, TOKENS, "token") for word in listed(given.get("tokens"))]
    if not named:
        others = [token for token in range(len(TOKENS)) if token not in held]
        named = [*held, *others][:count]
    if len(set(named)) != count or len(named) != count:
        raise ScenarioError(f"{len(seats)} players have {count} different tokens (RW-SETUP-04)")
    for token in held:
        if token not in named:
            raise ScenarioError(f"{TOKENS[token]} is not among the tokens of this game")
    state.tokens = tuple(sorted(named))


def _whose(state: State) -> None:
    """Who decides: in turn while tokens are taken, else all at once."""
    count = len(state.players)
    state.turn = NOBODY
    if state.phase == FAVOR:
        order = [(state.active + at) % count for at in range(count)]
        taken = [state.players[at].token != NO_TOKEN for at in order]
        if all(taken):
            raise ScenarioError("everybody has a token, so the phase is not favor any more")
        if sorted(taken, reverse=True) != taken:
            raise ScenarioError("tokens are taken clockwise from the active player (RW-FAVOR-01)")
        state.turn = order[taken.index(False)]
    elif state.phase == DEVELOP and all(player.ready for player in state.players):
        raise ScenarioError("everybody is ready, so the phase is not develop any more")
    elif state.phase == SETTLE:
        for player in state.players:
            player.decided = player.decided or not settling.options(player)
        if all(player.decided for player in state.players):
            raise ScenarioError("nobody can create a settlement here, so the phase is over")
