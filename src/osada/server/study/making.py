"""One review that is made, or was: its decisions, as far as they are judged."""

import time
from collections.abc import Mapping, Sequence
from typing import Final, Literal, cast

from msgspec import convert

from osada.server import wire
from osada.server.sentences import sentence
from osada.speech import in_pieces
from osada.study.account import Account, account
from osada.study.depth import DEPTHS
from osada.study.judgement import Judgement
from osada.study.kept import packed, unpacked
from osada.study.subject import Decision, NoReview, Subject
from osada.study.telling import Telling

Status = Literal["none", "waiting", "running", "done", "failed"]
ORDER: Final = tuple(DEPTHS)
"""The depths, the shallowest first."""


class Making:
    """The review of a game at a table."""

    def __init__(
        self, table: str, subject: Subject, names: Mapping[int, str], depth: wire.Depth
    ) -> None:
        self.table = table
        self.subject = subject
        self.names = names
        self.depth = depth
        self.decisions: list[Decision] = subject.decisions()
        self.judgements: list[Judgement] = []
        self.account: Account | None = None
        self.status: Status = "none"
        self.who: set[str] = set()
        """Those who wait for it, by where they ask from; the first has begun it."""
        self.begun_by = ""
        self._begun = (0.0, 0)
        """When it went on, and how much was done then."""
        self._tellings: dict[str, Telling] = {}

    def begin(self) -> None:
        """Somebody works on it now."""
        self.status = "running"
        self._begun = time.monotonic(), len(self.judgements)

    def sum_up(self) -> None:
        """All is judged: what it comes to."""
        self.account = account(self.subject, self.judgements)

    @property
    def left(self) -> Sequence[Decision]:
        """What is still to be judged."""
        return self.decisions[len(self.judgements) :]

    def told(self, known: int, language: str) -> wire.ReviewState:
        """How far it is; the review where somebody knows less of it."""
        done = len(self.judgements)
        state = wire.ReviewState(
            self.status,
            done,
            len(self.decisions),
            self.depth,
            self._seconds(),
            games=list(self.subject.games),
        )
        if self.status == "failed":
            state.why = NoReview("process").told(language)
        if done > known or (self.status == "done" and not done):
            state.review = self._review(language)
        return state

    def _seconds(self) -> float:
        began, before = self._begun
        done = len(self.judgements) - before
        if self.status != "running" or done < 1:
            return 0.0
        return round((time.monotonic() - began) / done * len(self.left), 1)

    def tried(self, found: Judgement, language: str) -> wire.Tried:
        """What another move would have been worth."""
        telling = self._telling(language)
        with in_pieces():
            told = {
                "mark": found.mark,
                "line": telling.line(found.seat, found.played),
                "best": telling.line(found.seat, found.best),
                "why": telling.why(found),
            }
        return convert(told, wire.Tried)

    def _review(self, language: str) -> wire.Review:
        telling = self._telling(language)
        with in_pieces():
            told = telling.review(self.depth, self.judgements, self.account)
        return convert(told, wire.Review)

    def _telling(self, language: str) -> Telling:
        found = self._tellings.get(language)
        if found is None:
            found = Telling(self.subject, self.names, language, sentence)
            self._tellings[language] = found
        return found

    # As it is stored

    def stored(self) -> bytes:
        """What is done, as it is kept with the game."""
        return packed(self.depth, self.judgements)

    def restore(self, body: bytes) -> bool:
        """Take up what was stored, where it is of this version and by the same bot."""
        found = unpacked(body)
        if found is None or found[0] not in DEPTHS:
            return False
        self.depth = cast(wire.Depth, found[0])
        self.judgements = found[1]
        if not self.left:
            self.sum_up()
            self.status = "done"
        return True
