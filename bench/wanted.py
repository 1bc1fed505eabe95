"""The figures that Osada must reach, and whether it does."""

from dataclasses import dataclass
from math import floor, log10

from bench.rounds import Results
from bench.subjects import CATANATRON, COMPILED, CRIBBAGE, PLAIN, Subject


def rounded(value: float | None) -> str:
    """Three digits that matter: `126,000`, `1.85`; `-` for what was not measured."""
    if value is None:
        return "-"
    if value == 0:
        return "0"
    shown = round(value, 2 - floor(log10(abs(value))))
    return f"{shown:,.0f}" if abs(shown) >= 100 else f"{shown:.3g}"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A bound, and what was measured."""

    what: str
    bound: float
    unit: str
    value: float | None
    at_most: bool = False

    @property
    def holds(self) -> bool:
        """Not if it was not measured."""
        if self.value is None:
            return False
        return self.value <= self.bound if self.at_most else self.value >= self.bound

    @property
    def verdict(self) -> str:
        """In a word or two."""
        if self.value is None:
            return "not measured"
        return "yes" if self.holds else "**no**"

    @property
    def wish(self) -> str:
        """The bound in words."""
        return f"{'at most' if self.at_most else 'at least'} {rounded(self.bound)}{self.unit}"

    def sentence(self) -> str:
        """The whole of it on a line."""
        if self.value is None:
            return f"{self.what}: not measured, wanted {self.wish}"
        missed = "" if self.holds else ", which it does not reach"
        return f"{self.what}: {rounded(self.value)}{self.unit}, wanted {self.wish}{missed}"


def wanted(results: Results) -> list[Wanted]:
    """Every bound with its value."""

    def of(subject: Subject, name: str) -> float | None:
        return results.figure(subject, name)

    ours, theirs = of(COMPILED, "real_decisions_per_s"), of(CATANATRON, "real_decisions_per_s")
    times = ours / theirs if ours and theirs else None
    many, spiel = of(COMPILED, "vector_env_steps_per_s"), of(CRIBBAGE, "env_steps_per_s")
    ahead = many / spiel if many and spiel else None
    return [
        Wanted(
            "compiled, the engine's own loop, real decisions a second",
            1_000_000,
            "",
            of(COMPILED, "own_loop_real_decisions_per_s"),
        ),
        Wanted("compiled, a loop in plain Python, real decisions a second", 650_000, "", ours),
        Wanted("the same as a multiple of catanatron's", 30, " times", times),
        Wanted(
            "plain Python, real decisions a second", 124_000, "", of(PLAIN, "real_decisions_per_s")
        ),
        Wanted(
            "compiled, copying a state of two players", 0.33, " us", of(COMPILED, "copy_us"), True
        ),
        Wanted(
            "compiled, environment steps a second, unwrapped, with observation and mask",
            100_000,
            "",
            of(COMPILED, "env_steps_per_s"),
        ),
        Wanted("compiled, the same with 256 tables at once", 180_000, "", many),
        Wanted("the same as a multiple of OpenSpiel's cribbage", 2, " times", ahead),
        Wanted(
            "compiled, a decision of `greedy`",
            50,
            " us",
            of(COMPILED, "greedy_us_per_decision"),
            True,
        ),
        Wanted(
            "roll & write, compiled, the engine's own loop, real decisions a second",
            500_000,
            "",
            of(COMPILED, "rollwrite_own_loop_real_decisions_per_s"),
        ),
        Wanted(
            "roll & write, plain Python, the engine's own loop, real decisions a second",
            100_000,
            "",
            of(PLAIN, "rollwrite_own_loop_real_decisions_per_s"),
        ),
        Wanted(
            "roll & write, compiled, copying a state alone",
            1,
            " us",
            of(COMPILED, "rollwrite_copy_us"),
            True,
        ),
        Wanted(
            "friends, compiled, own loop, decisions a second as a part of the base game's",
            0.85,
            "",
            of(COMPILED, "friends_rate_of_base"),
        ),
        Wanted("both boxes, open format, the same", 0.7, "", of(COMPILED, "both_rate_of_base")),
        Wanted(
            "both boxes, open format, copying a state as a multiple of the base game's",
            1.1,
            " times",
            of(COMPILED, "both_copy_of_base"),
            True,
        ),
        Wanted(
            "campaign, compiled, twenty random games",
            20,
            " ms",
            of(COMPILED, "campaign_twenty_games_ms"),
            True,
        ),
        Wanted(
            "campaign, compiled, `greedy` from the first game to the end",
            2,
            " s",
            of(COMPILED, "campaign_greedy_s"),
            True,
        ),
        Wanted(
            "campaign, compiled, a thousand of these on two cores",
            20,
            " minutes",
            of(COMPILED, "campaign_thousand_min"),
            True,
        ),
        Wanted(
            "campaign, compiled, copying it as a multiple of its card game",
            1.2,
            " times",
            of(COMPILED, "campaign_copy_of_inner"),
            True,
        ),
        Wanted(
            "campaign, compiled, opening one of 24 games",
            0.5,
            " s",
            of(COMPILED, "campaign_opening_s"),
            True,
        ),
    ]
