"""Hints at the terminal: what a good player would do, and why, where only bots play along."""

from typing import Any

from osada.bots.thinker import ADVICE
from osada.speech import plainly
from osada.study.depth import HINTS
from osada.terminal.table import Table
from osada.terminal.words import say
from osada.titles import title

Told = dict[str, Any]
"""What is known of a move, as data."""
DEPTHS = tuple(HINTS)
"""A first answer, then a closer look."""


def gives_hints(table: Table) -> bool:
    """Whether nobody else plays along."""
    return len(table.people) == 1


def asked(table: Table, depth: str) -> dict[str, str]:
    """What is said to whoever is asked for a hint."""
    return {"bot": ADVICE, "depth": depth, "language": table.language}


def hint(table: Table, seat: int, depth: str) -> Told:
    """A hint, found out at once."""
    game = table.game
    sample = game.sample(table.match.state, seat, table.bot_chance(seat))
    told: Told = title(game.name).open("advice")(game, sample, seat, asked(table, depth))
    return told


def lines(table: Table, seat: int, told: Told) -> list[str]:
    """A hint in sentences."""
    language = table.language

    def label(key: str) -> str:
        return table.label(seat, table.game.parse(table.match.state, seat, told[key])[0])

    found = [say(language, "hint-would", move=label("text"))]
    if "alike" in told:
        found.append(say(language, "hint-even", other=label("alike")))
    if "other" in told:
        n, other = _points(told["ahead"], language), label("other")
        if "within" in told:
            within = _points(told["within"], language)
            found.append(say(language, "hint-costs", other=other, n=n, within=within))
        else:
            found.append(say(language, "hint-ahead", other=other, n=n))
    return [*found, *(plainly(one) for one in told.get("why", ()))]


def _points(n: float, language: str) -> str:
    return f"{n:.1f}" if language == "en" else f"{n:.1f}".replace(".", ",")
