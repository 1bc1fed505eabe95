"""What commands read journals by: the rules of all games, with files of somebody's own."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from osada.cli.flags import read
from osada.cli.say import Stop
from osada.titles import Games, titles

if TYPE_CHECKING:
    from osada.kernel.journal import Journal


def games_of(journal: "Journal", own: Mapping[str, Path]) -> Games:
    """The rules that a journal may have been played by; own files only for their own game."""
    played = titles().get(journal.game)
    if played is not None:
        for name in own:
            if played.own is None or played.own.name != name:
                raise Stop(f"{journal.file} is not a game with {name}; leave --{name} out")
        read(played, own)
    return Games(titles(), own)
