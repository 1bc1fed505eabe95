"""How good the tests are: break the rules in a seeded sample of places and count who notices.

    python tools/mutants.py [--sample 1000] [--seed 2026] [--least 80] [--game rollwrite]

mutmut makes a copy of the project in `mutants/`, with every mutant of the rules of both games in
it: moves, phases, effects, goods, tracks, settlements, scoring. The sample is run against
scenarios, rules and properties; survivors are listed in `mutants/survivors.txt` (`mutmut show NAME`
prints one).
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

KILLED = (1, 3, 24, 152, 255, -24, -9)
"""Exit codes of a mutant that a test noticed: failed, broke off, or ran into the time limit."""


def results(folder: Path) -> dict[str, int | None]:
    """The exit code of every mutant made so far, None if it has not been run."""
    found: dict[str, int | None] = {}
    for meta in sorted(folder.rglob("*.meta")):
        found.update(json.loads(meta.read_text())["exit_code_by_key"])
    return found


def mutmut(*names: str) -> int:
    """Run some mutants; the whole set is made first if it is not there."""
    return subprocess.run([Path(sys.executable).parent / "mutmut", "run", *names]).returncode


def main() -> int:
    """Make, sample, run, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=1000, help="mutants to run (default 1000)")
    parser.add_argument("--seed", type=int, default=2026, help="of the sample")
    parser.add_argument("--least", type=float, default=80, help="per cent that must be killed")
    parser.add_argument("--game", default="", help="of this game only: settlers, rollwrite")
    chosen = parser.parse_args()
    folder = Path("mutants")
    shutil.rmtree(folder, ignore_errors=True)
    print("Making the mutants", flush=True)
    if mutmut("osada.settlers.goods.x_listed__mutmut_1"):
        print("mutmut could not make the mutants; its words are above", file=sys.stderr)
        return 2
    names = sorted(one for one in results(folder) if one.startswith(f"osada.{chosen.game}"))
    sample = random.Random(chosen.seed).sample(names, min(chosen.sample, len(names)))
    print(f"Running {len(sample)} of {len(names)} mutants, seed {chosen.seed}", flush=True)
    mutmut(*sample)
    after = results(folder)
    killed = [name for name in sample if after[name] in KILLED]
    survivors = sorted(set(sample) - set(killed))
    (folder / "survivors.txt").write_text(
        "".join(f"{name}  exit {after[name]}\n" for name in survivors)
    )
    share = 100 * len(killed) / len(sample)
    print(f"{len(killed)} of {len(sample)} mutants killed: {share:.1f} %")
    print(f"survivors: {folder / 'survivors.txt'}")
    return 0 if share >= chosen.least else 1


if __name__ == "__main__":
    sys.exit(main())
