"""Interleaved rounds: every subject once, each in its own process, then all over again."""

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import monotonic, process_time
from typing import Any, Final

from bench.subjects import ROOT, Subject

_TURNS: Final = 2_000_000
_PATIENCE_S: Final = 900

Say = Callable[[str], None]
Ask = Callable[[Subject], dict[str, Any]]
"""Measures a subject once; `Failed` if that is not possible."""


class Failed(Exception):
    """A subject that cannot be measured; says in one sentence why."""


@dataclass(slots=True)
class Results:
    """What all rounds found."""

    rounds: int
    seconds: float
    found: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """By the code of the subject, a set of figures from each round."""
    failed: dict[str, str] = field(default_factory=dict)
    """By the code of the subject, why it is left out."""
    calibration: list[float] = field(default_factory=list)
    """Million turns a second of an empty loop, before each round and at the end."""

    def figure(self, subject: Subject, name: str) -> float | None:
        """The median of the rounds; None if it was not measured."""
        known = self._known(subject, name)
        return median(known) if known else None

    def fact(self, subject: Subject, name: str) -> str:
        """A text that is the same in all rounds, such as a version."""
        rounds = self.found.get(subject.code)
        return str(rounds[0].get(name, "")) if rounds else ""

    def spread(self, subject: Subject, name: str) -> float | None:
        """How far the rounds lie apart, as a part of their median."""
        known = self._known(subject, name)
        return (max(known) - min(known)) / median(known) if known else None

    def _known(self, subject: Subject, name: str) -> list[float]:
        values = [figures.get(name) for figures in self.found.get(subject.code, ())]
        return [value for value in values if value is not None]


def calibrated() -> float:
    """Million turns a CPU second of a fixed loop: how quick this machine is just now."""
    total = 0
    begun = process_time()
    for number in range(_TURNS):
        total += number & 7
    return _TURNS / (process_time() - begun) / 1e6


def measured(
    subjects: Sequence[Subject], rounds: int, seconds: float, ask: Ask, say: Say
) -> Results:
    """All rounds; a subject that fails is left out from then on."""
    results = Results(rounds, seconds)
    began = monotonic()
    done = 0
    for turn in range(1, rounds + 1):
        results.calibration.append(calibrated())
        for subject in subjects:
            done += 1
            if subject.code in results.failed:
                continue
            try:
                figures = ask(subject)
            except Failed as error:
                results.failed[subject.code] = str(error)
                results.found.pop(subject.code, None)
                say(f"{subject.name} is left out: {error}")
                continue
            results.found.setdefault(subject.code, []).append(figures)
            left = (monotonic() - began) / done * (rounds * len(subjects) - done)
            say(
                f"round {turn} of {rounds}: {subject.name}, "
                f"{figures['real_decisions_per_s']:,.0f} real decisions a second "
                f"({left // 60:.0f}:{left % 60:02.0f} left)"
            )
    results.calibration.append(calibrated())
    return results


def asker(python: Path, seconds: float) -> Ask:
    """Measures in the environment of the bench."""

    def ask(subject: Subject) -> dict[str, Any]:
        command = [python, "-m", "bench.measure", subject.code, str(seconds)]
        return answer([str(word) for word in command], subject.surroundings)

    return ask


def answer(command: Sequence[str], surroundings: Mapping[str, str]) -> dict[str, Any]:
    """The JSON object that a command prints, with sets in the same order each time."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**inherited, "PYTHONHASHSEED": "0", **surroundings},
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"it takes longer than {_PATIENCE_S // 60} minutes") from None
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise Failed(said[-1] if said else f"it ended with code {done.returncode}")
    try:
        found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        raise Failed("it printed no figures") from None
    return found
