"""Does every command work for somebody who has just cloned the project?

    python tools/fresh.py [--only play,fast] [--but test] [--list]

Each command of the README and of `make help` runs in a clone and a virtual environment of its own,
which never saw another command. Many begin with `make installed`: it runs once, and each of them
gets its folder as it was then, byte for byte, at the same place. Only what is committed is cloned.
A failure says where its words are; `make test` comes last and takes longest.
"""

import argparse
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PATIENCE = 1800.0
ALTERNATE_SCREEN = b"\x1b[?1049h"
SOME_SCREEN = 2000
"""So many bytes are more than a sentence about what went wrong."""
GAME = """
from osada.gym import env
table = env(players=2)
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, terminated, truncated, info = table.last()
    done = terminated or truncated
    table.step(None if done else int(seen["action_mask"].argmax()))
print("played")
"""
EXTRAS = ("play", "serve", "postgres", "push", "rl", "analysis", "cluster", "print", "build")


class Failed(Exception):
    """A command that did not do what it should."""


class Place:
    """A fresh clone, with a log of what was said in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "osada"
        self.log = folder / "log"
        self.kept = folder.with_name("kept")
        subprocess.run(["git", "clone", "-q", ROOT, self.folder], check=True)
        kept = {"HOME", "LANG", "LC_ALL", "PATH", "TERM", "TMPDIR", "USER"}
        mine = str(Path(sys.prefix) / "bin")
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if name in kept or name.lower().endswith("_proxy") or name.startswith(("PIP_", "NPM_"))
        }
        ways = self.environment["PATH"].split(os.pathsep)
        self.environment["PATH"] = os.pathsep.join(way for way in ways if way != mine)
        self.environment |= {"BROWSER": "true", "XDG_DATA_HOME": str(folder / "data")}
        self.environment["XDG_CACHE_HOME"] = str(folder / "cache")

    def run(self, *words: str, said: str = "") -> str:
        """A command that ends well, and says this."""
        with self.log.open("ab") as log:
            log.write(f"$ {' '.join(words)}\n".encode())
        run = subprocess.run(
            words,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
        )
        with self.log.open("ab") as log:
            log.write(run.stdout)
        text = run.stdout.decode(errors="replace")
        if run.returncode:
            raise Failed(f"`{' '.join(words)}` ended with {run.returncode}")
        if said not in text:
            raise Failed(f"`{' '.join(words)}` did not say {said!r}")
        return text

    @contextmanager
    def running(self, *words: str, **streams: Any) -> Iterator["subprocess.Popen[bytes]"]:
        """A command that goes on until it is stopped, with all that it started."""
        begun = subprocess.Popen(
            words, cwd=self.folder, env=self.environment, start_new_session=True, **streams
        )
        try:
            yield begun
        finally:
            for how in (signal.SIGINT, signal.SIGKILL):
                try:
                    os.killpg(begun.pid, how)
                    begun.wait(20)
                except (ProcessLookupError, subprocess.TimeoutExpired):
                    continue

    def serves(self, *words: str) -> None:
        """A server that answers."""
        with self.log.open("ab") as log:
            streams = {"stdout": subprocess.PIPE, "stderr": log.fileno()}
            with self.running(*words, **streams) as server:
                assert server.stdout is not None
                for line in server.stdout:
                    log.write(line)
                    if found := re.search(rb"Osada is at (http\S+)", line):
                        address = found[1].decode().rstrip("/")
                        break
                else:
                    raise Failed(f"`{' '.join(words)}` did not say where it serves")
                for path in ("/health", "/"):
                    with urllib.request.urlopen(address + path, timeout=60) as answer:
                        if answer.status != 200:
                            raise Failed(f"{path} answers {answer.status}")

    def shows(self, *words: str) -> None:
        """A program that fills a terminal."""
        ours, theirs = pty.openpty()
        self.environment |= {"COLUMNS": "120", "LINES": "40", "TERM": "xterm-256color"}
        seen = b""
        ends = time.monotonic() + PATIENCE
        streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
        with self.running(*words, **streams) as program:
            while time.monotonic() < ends:
                ready, _, _ = select.select([ours], [], [], 1)
                seen += os.read(ours, 65536) if ready else b""
                if len(seen.partition(ALTERNATE_SCREEN)[2]) > SOME_SCREEN:
                    break
                if program.poll() is not None:
                    break
        with self.log.open("ab") as log:
            log.write(seen)
        os.close(ours)
        os.close(theirs)
        if len(seen.partition(ALTERNATE_SCREEN)[2]) <= SOME_SCREEN:
            raise Failed(f"`{' '.join(words)}` did not fill the screen")

    def installed(self) -> None:
        """What `make play` installs, by a run of it or as that run left it at this very place."""
        if self.kept.exists():
            shutil.rmtree(self.folder)
            subprocess.run(["cp", "-a", self.kept, self.folder], check=True)
            return
        self.run("make", "installed")
        subprocess.run(["cp", "-a", self.folder, self.kept], check=True)

    def install(self, what: str) -> str:
        """An empty environment with the package in it; where its commands are."""
        self.run(sys.executable, "-m", "venv", "../new")
        self.run("../new/bin/python", "-m", "pip", "install", "-q", what)
        return "../new/bin"


# What is tried


def make(*words: str, said: str = "", args: str = "") -> Callable[[Place], None]:
    """`make` with a target, to its end."""
    given = (f"ARGS={args}",) if args else ()
    return lambda place: void(place.run("make", *words, *given, said=said))


def void(_: object) -> None:
    """Nothing."""


def library(place: Place) -> None:
    """`pip install .` in an empty environment: the version, and the program of the README."""
    where = place.install(".")
    place.run(f"{where}/osada", "--version", said="rules")
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    place.run(f"{where}/python", "-c", program)
    listed = place.run(f"{where}/python", "-m", "pip", "list", "--format", "freeze").splitlines()
    others = [one for one in listed if not re.match("pip=|setuptools=|wheel=", one)]
    if len(others) > 2:
        raise Failed(f"the core installs {', '.join(others)}")


def extra(name: str, place: Place) -> None:
    """`pip install .[name]` in an empty environment, and what the extra is for."""
    where = place.install(f".[{name}]")
    osada = f"{where}/osada"
    if name == "play":
        place.run(osada, "play", "--plain", "--players", "me,easy", said="?")
    elif name == "serve":
        place.serves(osada, "serve", "--port", "0")
    elif name == "rl":
        place.run(f"{where}/python", "-c", GAME, said="played")
    elif name == "analysis":
        arena = (osada, "arena", "--players", "random,greedy", "--games", "20")
        place.run(*arena, "--out", "x.parquet")
        place.run(osada, "arena", "report", "x.parquet")
    elif name == "print":
        place.run("tools/pango.sh", f"{where}/python")
        place.run(osada, "sheets", "print", "17", "--empire", "--language", "pl")
    else:
        module = {"postgres": "asyncpg", "push": "cryptography", "cluster": "distributed"}
        place.run(f"{where}/python", "-c", f"import osada, {module.get(name, 'mypyc')}")


def command(words: str, place: Place) -> None:
    """A command of the README's table, in what `make play` installs."""
    place.installed()
    brought = {"sheets print": "print", "arena report": "analysis", "--html": "analysis"}
    for needed in re.findall(r"sheets print|arena report|--html|osada learn", words):
        name = brought.get(needed, "rl")
        place.run(".venv/bin/python", "-m", "pip", "install", "-q", f".[{name}]")
    if "sheets print" in words:
        place.run("tools/pango.sh", ".venv/bin/python")
    given = BARE.get(words, words)
    for shown, here in SUBSTITUTES.items():
        given = given.replace(shown, here)
    if "arena report" in words:
        place.run(*f".venv/bin/osada arena --players {QUICK} --out x.jsonl".split())
    run = [".venv/bin/osada", *given.split()[1:]]
    if words == "osada serve":
        place.serves(*run, "--port", "0")
    elif given.startswith(("osada play", "osada decks build")) and "--plain" not in given:
        place.shows(*run)
    else:
        place.run(*run)


QUICK = "random,greedy --games 20"
SUBSTITUTES = {
    "decks compare A B": "decks compare rome rome-friends --games 24",
    "replay FILE": "replay tests/unit/data/two-players.osada",
    "review FILE": "review tests/unit/data/boxes-solo-rome.osada --depth quick",
    "--html OUT": "--html review.html",
    "--from FILE": "--from tests/unit/data/boxes-solo-rome.osada",
    "cards check FOLDER": "cards check docs/examples/lab",
    "sheets check FOLDER": "sheets check tests/rollwrite/data/own.village",
    "arena report FILE": "arena report x.jsonl",
    "greedy,mcts:500 --games 1000": "greedy,mcts:20 --games 4",
    "--add my-cards/ --faction rome": "--add docs/examples/lab --games 20 --bot random",
    "learn --cards my-cards/": "learn --games 4 --cards docs/examples/lab",
    "scenario FILE...": "scenario tests/scenarios/build",
}
"""What stands for the files that the README leaves open, and for runs that take minutes."""
BARE = {
    "osada campaign": "osada campaign show tests/campaign/data/two-empires.osada",
    "osada play --save FILE": "osada play --plain --players me,easy --save x.osada",
}
"""What is tried of commands that the README names without the rest."""


def slug(words: str) -> str:
    """A command as one word."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def shown() -> list[str]:
    """The commands that the README shows, in its table and elsewhere."""
    return list(dict.fromkeys(re.findall(r"`(osada [^`]*)`", README)))


def flags(place: Place) -> None:
    """What the README says of `osada play` besides: boxes, decks, a game that is continued."""
    place.installed()
    play = (".venv/bin/osada", "play", "--plain")
    table = "--players me,easy --factions rome,egypt --boxes friends --format standard"
    decks = ("--decks", "rome-friends")
    place.run(*play, *table.split(), *decks, "--save", "x.osada", said="?")
    place.run(*play, "--resume", "x.osada", said="?")


CHECKS: dict[str, Callable[[Place], None]] = {
    "help": make("help", said="make play"),
    "play": lambda place: place.serves("make", "play", "ARGS=--port 0"),
    "terminal": lambda place: place.shows("make", "terminal"),
    "plain": make("terminal", args="--plain --players me,easy"),
    "fast": make("fast", said="compiled"),
    "bench": make("bench", args="--rounds 1"),
    "page": make("page"),
    "load": make("load", args="--tables 4 --rate 20 --seconds 3"),
    "campaigns": make("campaigns", args="5"),
    "crash": make("crash", args="--games 4 --kills 1 --seconds 2"),
    "pictures": make("pictures", args="--seeds 2"),
    "mutants": make("mutants", args="--sample 4 --least 0"),
    "format": make("format"),
    "clean": make("clean"),
    "library": library,
    **{f"extra-{name}": partial(extra, name) for name in EXTRAS},
    **{slug(words): partial(command, words) for words in shown()},
    "flags": flags,
    "test": make("test"),
}


def tried(name: str, folder: Path, logs: Path) -> str:
    """What is wrong with a command, tried in this folder; "" if nothing is."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    place = Place(folder)
    try:
        CHECKS[name](place)
    except (Failed, OSError, subprocess.SubprocessError) as error:
        kept = logs / f"{name}.log"
        if place.log.exists():
            shutil.copy(place.log, kept)
        return f"{error} (see {kept})"
    return ""


def main() -> int:
    """Try, one after the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", help="these, such as play,fast (see --list)")
    parser.add_argument("--but", default="", help="all but these")
    parser.add_argument("--list", action="store_true", help="say what there is")
    chosen = parser.parse_args()
    if chosen.list:
        print("\n".join(CHECKS))
        return 0
    wanted = [one.strip() for one in chosen.only.split(",") if one] or list(CHECKS)
    left_out = {one.strip() for one in chosen.but.split(",")}
    if unknown := [one for one in wanted if one not in CHECKS]:
        print(f"there is no check {', '.join(unknown)}; see --list", file=sys.stderr)
        return 2
    names = [one for one in wanted if one not in left_out]
    logs = Path(tempfile.mkdtemp(prefix="osada-fresh-logs-"))
    wrong: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="osada-fresh-", ignore_cleanup_errors=True) as folder:
        for number, name in enumerate(names, 1):
            print(f"{number:2} of {len(names)}  {name} ... ", end="", flush=True)
            begun = time.monotonic()
            said = tried(name, Path(folder) / "new", logs)
            print(f"{'FAILED: ' + said if said else 'works'}, {time.monotonic() - begun:.0f} s")
            if said:
                wrong[name] = said
    print(f"{len(names) - len(wrong)} of {len(names)} commands work on a fresh clone")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
