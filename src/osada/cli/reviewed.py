"""A review as people are shown it, in the terminal and on a page: names, words and figures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

PERCENT: Final = 100
_MINUS: Final = "\N{MINUS SIGN}"
_COMMA: Final = ("pl", "cs")
"""Languages that write decimals behind a comma."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review that is done."""

    told: Mapping[str, Any]
    """As it goes over the wire, in plain text."""
    names: Mapping[int, str]
    """Of the seats of the record."""
    factions: Mapping[int, str]
    """Of the seats that played."""
    language: str
    file: str
    """What the journal is called."""
    only: int | None = None
    """The one seat whose decisions are judged."""

    def say(self, message: str, **values: Any) -> str:
        """A message of reports."""
        from osada.study.words import say

        return say(self.language, f"report-{message}", **values)

    def heading(self, message: str) -> str:
        """The same with a capital."""
        said = self.say(message)
        return said[:1].upper() + said[1:]

    @property
    def alone(self) -> bool:
        """Whether it is a solo game: a margin is a score there, and a chance means nothing."""
        return len(self.factions) == 1

    @property
    def seats(self) -> list[dict[str, Any]]:
        """The players in short."""
        found: list[dict[str, Any]] = self.told["seats"]
        return found

    @property
    def slips(self) -> list[dict[str, Any]]:
        """The decisions that cost something for sure."""
        from osada.study.judgement import SLIPS

        return [one for one in self.told["decisions"] if one["mark"] in SLIPS]

    def title(self) -> str:
        """`Review: evening.osada`."""
        number = self.told["game"]
        game = f", {self.say('game', number=number)}" if number else ""
        return f"{self.say('title')}: {self.file}{game}"

    def result(self, between: str = " ") -> str:
        """`Ola 81, Jan 80`, as far as they were reviewed."""
        return ", ".join(f"{self.name(one['seat'])}{between}{one['score']}" for one in self.seats)

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.names.get(seat, "")

    def by(self) -> str:
        """How the review came about."""
        told = self.told
        return self.say("by", bot=told["by"], deals=told["deals"], within=told["within"])

    def notes(self) -> list[str]:
        """What has to be known to read luck and play."""
        found = [self.say("luck-note")]
        if self.only is not None and not self.alone:
            found.append(self.say("one-seat", name=self.name(self.only)))
        return found

    def mark(self, mark: str) -> str:
        """A mark in words."""
        from osada.study.words import say

        return say(self.language, f"mark-{mark}")

    def best_of(self, side: Mapping[str, Any]) -> str:
        """`31 of 38`."""
        return self.say("of", n=side["best"], total=side["decisions"])

    def number(self, value: float, *, signed: bool = False) -> str:
        """Points, with a sign where it is a difference."""
        said = f"{value:+.1f}" if signed and round(value, 1) else f"{abs(value):.1f}"
        if not signed and value < 0:
            said = f"-{said}"
        said = said.replace("-", _MINUS)
        return said.replace(".", ",") if self.language in _COMMA else said

    def whole(self, margin: float) -> str:
        """What a player was ahead by in the end."""
        return f"{margin:+.0f}".replace("-", _MINUS)

    def percent(self, share: float) -> str:
        """A change of a chance."""
        return f"{PERCENT * share:+.0f} %".replace("-", _MINUS)

    def lost(self, one: Mapping[str, Any]) -> str:
        """What a decision lost, with its interval."""
        loss, within = one.get("loss", 0.0), one.get("within", 0.0)
        return f"{self.number(-loss, signed=True)} ± {self.number(within)}" if loss else ""

    def better(self, one: Mapping[str, Any]) -> str:
        """The best move, and how it goes on."""
        best = one["lines"][0]
        return "; ".join((best["label"], *best.get("goes_on", ())))


def played(one: Mapping[str, Any]) -> Mapping[str, Any]:
    """Of the lines of a decision the one that was played."""
    found: Mapping[str, Any] = next(line for line in one["lines"] if line.get("played"))
    return found
