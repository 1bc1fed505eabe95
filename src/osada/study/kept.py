"""Reviews as they are kept: of a game that is known by its moves, as far as it is judged."""

import json
import zlib
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from osada.kernel.files import cache_folder, write_whole
from osada.study.coach import BY
from osada.study.judgement import VERSION, Judgement, of_row
from osada.study.subject import Subject


def packed(depth: str, judgements: Iterable[Judgement]) -> bytes:
    """Judgements at a depth."""
    rows = [one.row() for one in judgements]
    told = {"version": VERSION, "by": BY, "depth": depth, "judged": rows}
    return zlib.compress(json.dumps(told, separators=(",", ":")).encode(), 9)


def unpacked(body: bytes) -> tuple[str, list[Judgement]] | None:
    """The depth and the judgements; None if another version or another bot made them."""
    told: dict[str, Any] = json.loads(zlib.decompress(body))
    if (told["version"], told["by"]) != (VERSION, BY):
        return None
    return told["depth"], [of_row(row) for row in told["judged"]]


class Kept:
    """The judgements of one game at one depth, in a file of the user's cache."""

    def __init__(self, subject: Subject, depth: str) -> None:
        self.depth = depth
        self.file = _folder() / f"{_key(subject, depth)}.review"
        self.judged = {one.at: one for one in self._found()}
        """By the moment before the decision."""

    def _found(self) -> list[Judgement]:
        """What the file holds; one that nobody can read is made anew."""
        try:
            found = unpacked(self.file.read_bytes())
        except (OSError, zlib.error, ValueError, LookupError, TypeError):
            return []
        return [] if found is None else found[1]

    def write(self) -> None:
        """Keep what is judged; `OSError` says why it cannot be kept."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, packed(self.depth, self.judged.values()))


def _folder() -> Path:
    return cache_folder() / "reviews"


def _key(subject: Subject, depth: str) -> str:
    """The same for the same moves of the same game, wherever its journal lies."""
    match = subject.match
    moves = [(one.seat, one.text) for one in match.records]
    game = [match.game.name, match.game.version, match.options, match.seed, moves]
    named = json.dumps([*game, depth, BY, VERSION], sort_keys=True)
    return blake2b(named.encode(), digest_size=16).hexdigest()
