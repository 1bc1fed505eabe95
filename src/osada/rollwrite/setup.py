"""Setting up a game from options and a seed (RW-SETUP, RW-ADVENTURE-01 to -03)."""

from collections.abc import Mapping
from typing import Any, Final

from osada.kernel.random import below, dealing, seeded, shuffle, step
from osada.rollwrite.catalogue import COMPETITION, Catalogue
from osada.rollwrite.state import (
    ADVENTURE,
    FAVOR,
    MODES,
    NO_TOKEN,
    TOKENS,
    Options,
    Player,
    State,
)
from osada.rollwrite.unplayable import Unplayable
from osada.rollwrite.village import Village
from osada.titles import checked, near
from osada.titles.rollwrite import ROLLWRITE

RULES: Final = 2
"""The version of the rules, see `game.VERSION`.

1: whatever the seed, dice come from the quick generator.
2: a text keys a stream.
"""
MOST_PLAYERS: Final = 4


def options(catalogue: Catalogue, given: Mapping[str, Any], rules: int = RULES) -> Options:
    """Checked options; `BadOptions` says in one sentence what is wrong."""
    checked(ROLLWRITE.options, given)
    mode = given.get("mode", "adventure" if "sheets" in given else MODES[0])
    if MODES.index(mode) != ADVENTURE:
        return Options(MODES.index(mode), _competition(given), rules)
    return Options(ADVENTURE, _adventure(catalogue, given), rules)


def _competition(given: Mapping[str, Any]) -> tuple[str, ...]:
    if "sheets" in given:
        message = '"sheets" are for the adventure; everybody has the competition sheet here'
        raise Unplayable("competition", f"{message} (RW-SETUP-03)")
    players: int = given.get("players", 2)
    if not 2 <= players <= MOST_PLAYERS:
        message = f"{players} cannot play this mode: it is for 2 to 4 (RW-SETUP-01)"
        raise Unplayable("seats", message, n=players)
    return (COMPETITION,) * players


def _adventure(catalogue: Catalogue, given: Mapping[str, Any]) -> tuple[str, ...]:
    sheets = given.get("sheets", ["1"])
    if not 1 <= len(sheets) <= MOST_PLAYERS:
        message = (
            f"{len(sheets)} players cannot play: the adventure is for 1 to 4 (RW-ADVENTURE-11)"
        )
        raise Unplayable("adventure-seats", message, n=len(sheets))
    if given.get("players", len(sheets)) != len(sheets):
        message = f"{given['players']} players have {len(sheets)} sheets; say one for each"
        facts = {"n": given["players"], "sheets": len(sheets)}
        raise Unplayable("sheets-each", f"{message} (RW-ADVENTURE-11)", **facts)
    known = tuple(slug for slug in catalogue.sheets if slug != COMPETITION)
    for sheet in sheets:
        if str(sheet) not in known:
            hint = "choose 1 to 48" if str(sheet).isdigit() else near(sheet, known)
            message = f'unknown sheet "{sheet}"; {hint} (RW-CONTENT-04)'
            raise Unplayable("sheet", message, word=str(sheet)[:40])
    return tuple(str(sheet) for sheet in sheets)


def new_player(village: Village) -> Player:
    """Blank sheets (RW-SETUP-02, RW-SETUP-07)."""
    return Player(
        village, 0, 0, 0, 0, 0, 0, village.starting, 0, 0, 0, (), 0, (), 0, NO_TOKEN, False,
        village.starting, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, False, False, None,
    )  # fmt: skip


def shuffled(catalogue: Catalogue, chosen: Options, seed: int | str) -> State:
    """Blank sheets, the tokens of this game, and who rolls first; before the first roll."""
    if chosen.rules == 1:
        random, rerolls = seeded(seed), seeded(f"{seed} rerolls")
    else:
        random, rerolls = dealing(seed), dealing(seed, "rerolls")
    seats = len(chosen.sheets)
    tokens = list(range(len(TOKENS)))
    random = shuffle(random, tokens)
    drawn = 3 if seats == 1 else seats + 1
    random = step(random)
    players = [new_player(catalogue.sheets[sheet]) for sheet in chosen.sheets]
    return State(
        chosen, players, 1, FAVOR, below(random, seats), 0, 0, tuple(sorted(tokens[:drawn])),
        random, rerolls, None,
    )  # fmt: skip
