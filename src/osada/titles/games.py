"""The rules of all games, each made when it is asked for."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from osada.kernel.game import Game
from osada.titles.title import Title

_NOTHING: Mapping[str, Path] = {}


class Games(Mapping[str, Game[Any]]):
    """The rules by the names that journals use, with files of somebody's own."""

    def __init__(self, titles: Mapping[str, Title], own: Mapping[str, Path] = _NOTHING) -> None:
        self.own = own
        """Folders or files by what they hold: `cards`."""
        self._titles = titles
        self._made: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._made:
            title = self._titles[name]
            own = self.own.get(title.own.name) if title.own else None
            self._made[name] = title.open("game")(own)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._titles)

    def __len__(self) -> int:
        return len(self._titles)
