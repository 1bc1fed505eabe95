"""Measure one subject once, in a process of its own: `python -m bench.measure CODE SECONDS`.

Prints its figures as one JSON object, under the same names as `osada bench --json`.
"""

import json
import sys
from importlib.metadata import version
from typing import Any, Final

from bench.clock import Peer, figures

_GAMES: Final = {"compiled": 8000, "plain": 1600}
"""Games of ours in about a second, or a little more."""


def ours(build: str, seconds: float) -> dict[str, Any]:
    """Osada measures itself."""
    from osada.bench import measure
    from osada.build import COMPILED, text

    if (build == "compiled") != COMPILED:
        raise SystemExit(f"this should be the {build} build of Osada, but it is {text()}")
    games = max(1, round(_GAMES[build] * seconds))
    return measure(games, 1, lambda _: None).as_dict()


def peer(code: str) -> tuple[Peer, str]:
    """A peer and its version."""
    library, _, game = code.partition(":")
    if library == "catanatron":
        from bench.peers.catan import Catan

        return Catan(), version("catanatron")
    if library == "rlcard":
        from bench.peers.rl import Cards

        return Cards(game), version("rlcard")
    if library == "open_spiel":
        from bench.peers.spiel import Spiel

        return Spiel(game), version("open-spiel")
    if library == "chess":
        from bench.peers.chessboard import Chess

        return Chess(), version("chess")
    raise SystemExit(f'there is no subject "{code}"; bench/subjects.py lists them')


def main() -> None:
    """Measure what the command line names."""
    code, seconds = sys.argv[1], float(sys.argv[2])
    library, _, build = code.partition(":")
    found: dict[str, Any]
    if library == "osada":
        found = ours(build, seconds)
    else:
        subject, released = peer(code)
        found = {**figures(subject, seconds), "version": released}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
