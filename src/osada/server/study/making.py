"""One review that is made, or was: its decisions, as far as they are judged."""

import json
import time
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from osada.server import wire
from osada.server.study.telling import Telling
from osada.study.account import Account, account, curve, usual_within
from osada.study.coach import BY
from osada.study.depth import DEPTHS
from osada.study.judgement import VERSION, Judgement, of_row
from osada.study.subject import Decision, NoReview, Subject
from osada.study.tally import SOURCES

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

    def telling(self, language: str) -> Telling:
        """It in a language."""
        found = self._tellings.get(language)
        if found is None:
            found = self._tellings[language] = Telling(self.subject, self.names, language)
        return found

    def _review(self, language: str) -> wire.Review:
        telling, whole = self.telling(language), self.account
        points = curve(self.subject, self.judgements) if whole is None else whole.curve
        return wire.Review(
            self.depth,
            BY,
            DEPTHS[self.depth].fresh,
            usual_within(self.judgements),
            self.subject.number,
            list(SOURCES),
            [] if whole is None else telling.sides(whole),
            telling.curve(points),
            [] if whole is None else telling.turning(whole.turning),
            telling.decided(self.judgements),
        )

    # As it is stored

    def stored(self) -> bytes:
        """What is done, as it is kept with the game."""
        rows = [one.row() for one in self.judgements]
        told = {"version": VERSION, "by": BY, "depth": self.depth, "judged": rows}
        return zlib.compress(json.dumps(told, separators=(",", ":")).encode(), 9)

    def restore(self, body: bytes) -> bool:
        """Take up what was stored, where it is of this version and by the same bot."""
        told: dict[str, Any] = json.loads(zlib.decompress(body))
        if (told["version"], told["by"]) != (VERSION, BY) or told["depth"] not in DEPTHS:
            return False
        self.depth = told["depth"]
        self.judgements = [of_row(row) for row in told["judged"]]
        if not self.left:
            self.sum_up()
            self.status = "done"
        return True
