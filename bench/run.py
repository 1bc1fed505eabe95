"""Measure Osada beside its peers in one run: `python -m bench.run`.

Makes the environment `.venv-bench`, measures every subject in interleaved rounds, and writes
`RESULTS.md` and `results.svg`.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from bench import environment, report, rounds
from bench.plot import draw
from bench.subjects import COMPILED, FAST, ROOT, SUBJECTS
from bench.wanted import wanted

_INTERRUPTED: Final = 130


def say(message: str) -> None:
    """Tell what is going on, beside the output."""
    print(f"bench: {message}", file=sys.stderr, flush=True)


def main(words: list[str] | None = None) -> int:
    """Make, measure, write; 2 if it could not be done."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.run", description=(__doc__ or "").partition(":")[0] + "."
    )
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.5,
        help="CPU seconds of random games in a round, about",
    )
    parser.add_argument(
        "--out", type=Path, default=ROOT / "bench", help="the folder to write into (bench)"
    )
    said = parser.parse_args(words)
    if said.rounds < 1 or not 0 < said.seconds <= 60:
        parser.error("it takes at least 1 round, and more than 0 and at most 60 seconds")
    if not said.out.is_dir():
        parser.error(f'there is no folder "{said.out}" to write into; make it first')
    try:
        return _bench(said.rounds, said.seconds, said.out)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except environment.NoEnvironment as error:
        say(str(error))
    except OSError as error:
        say(f"the results cannot be written: {error.strerror or error}")
    return 2


def _bench(turns: int, seconds: float, out: Path) -> int:
    made = environment.prepared(environment.Pip(), say)
    absent = {
        subject.code: f"not installed ({made.missing[subject.package]})"
        for subject in SUBJECTS
        if subject.package in made.missing
    }
    if not FAST.is_dir():
        say(f"{COMPILED.name} is left out: there is no build/fast; `make fast` makes it")
        absent[COMPILED.code] = "not built"
    subjects = [subject for subject in SUBJECTS if subject.code not in absent]
    results = rounds.measured(subjects, turns, seconds, rounds.asker(made.python, seconds), say)
    results.failed |= absent
    picture = draw(made.python, report.bars(results), out / "results.svg")
    if not picture:
        say("matplotlib cannot draw the picture; RESULTS.md goes without it")
    (out / "RESULTS.md").write_text(report.text(results, report.machine(), picture))
    for it in wanted(results):
        say(it.sentence())
    say(f"written: {out / 'RESULTS.md'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
