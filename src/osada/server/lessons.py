"""The lessons of each game: a fixed deal, and a rival whose first rounds are agreed on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from osada.kernel.game import BadNotation, Refused
from osada.kernel.match import Match
from osada.server.unfit import Unfit
from osada.server.wire import TableWish
from osada.titles import title


@dataclass(frozen=True)
class Lesson:
    """A table on which a game is taught; what is taught there is the page's."""

    wish: TableWish
    seed: int
    """A number: its deal stays the same for good."""
    rival: Mapping[int, Sequence[str]]
    """By round what the rival wants to do, dearest wish first; beyond that the bot decides."""
    opening: Sequence[tuple[int, str]] = ()
    """Moves that are made already when the learner comes, with the seats that made them."""


def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name; some games have none."""
    known = title(game)
    found: Mapping[str, Lesson] = known.open("lessons") if known.has("lessons") else {}
    return found


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson of a game."""
    found = lessons_of(game).get(name)
    if found is None:
        raise Unfit("no-such-lesson", lesson=name[:20])
    return found


def reply(lesson: Lesson, match: Match[Any], seat: int) -> str | None:
    """What the rival of a lesson does now; None: whatever its bot thinks best."""
    return next(
        (
            line
            for line in lesson.rival.get(match.game.rounds(match.state)[0], ())
            if _can(match, seat, line)
        ),
        None,
    )


def _can(match: Match[Any], seat: int, line: str) -> bool:
    try:
        match.fork().submit(seat, line)
    except (Refused, BadNotation):
        return False
    return True
