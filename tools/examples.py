"""Writes the games that a new server shows: bots of the level `hard` play them.

    python tools/examples.py

Each journal is named like its table. Bots that search for a time play another game each time.
"""

from pathlib import Path
from typing import Any, Final

from osada.bots import ask, bot, roster
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import seeded, step
from osada.rollwrite import RollWrite
from osada.settlers import Settlers

FOLDER: Final = Path(__file__).parent.parent / "src" / "osada" / "server" / "examples"
NAMES: Final = ("Bot Ada", "Bot Bruno", "Bot Cyril")
GAMES: Final[tuple[tuple[str, Any, dict[str, Any], int], ...]] = (
    ("demo-0001", Settlers(), {"factions": ["rome", "japan"]}, 11),
    ("demo-0002", Settlers(), {"factions": ["egypt", "barbarians", "rome"]}, 12),
    ("demo-0003", RollWrite(), {"mode": "basic", "players": 2}, 13),
    ("demo-0004", RollWrite(), {"mode": "advanced", "players": 3}, 14),
)


def played(game: Any, options: dict[str, Any], seed: int) -> str:
    """A game of bots as a journal."""
    hard = bot(roster(game.name).levels["hard"], game.name)
    match: Match[Any] = Match(game, options, seed)
    chance = seeded(seed)
    while pending := match.pending:
        seat = min(pending)
        chance = step(chance)
        match.play(seat, ask(hard, game, match.state, seat, chance))
    seats = len(match.state.players)
    return journal.text(match, {f"seat {at}": name for at, name in enumerate(NAMES[:seats])})


def main() -> None:
    """Write them all."""
    for name, game, options, seed in GAMES:
        (FOLDER / f"{name}.osada").write_text(played(game, options, seed), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
