"""The environment of the bench, `.venv-bench`: ours to run and the peers, at pinned versions."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from bench.subjects import ROOT

FOLDER: Final = ROOT / ".venv-bench"
CONSTRAINTS: Final = ROOT / "constraints.txt"
REQUIREMENTS: Final = ROOT / "bench" / "requirements.txt"
OURS: Final = ("-e", f"{ROOT}[rl,serve]", "matplotlib")
_PATIENCE_S: Final = 900

Say = Callable[[str], None]


class NoEnvironment(Exception):
    """The bench cannot run at all; says in one sentence why."""


@dataclass(frozen=True, slots=True)
class Environment:
    """Its Python, and why a peer is not in it."""

    python: Path
    missing: Mapping[str, str]


def pins(requirements: str) -> dict[str, str]:
    """The pinned requirement of each package: `{"chess": "chess==1.11.2"}`."""
    lines = (line.partition("#")[0].strip() for line in requirements.splitlines())
    return {line.partition("==")[0]: line for line in lines if line}


class Pip:
    """Makes a virtual environment and installs into it from the package index."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    def make(self) -> str:
        """Make the environment anew; empty, or why it is not possible."""
        return _run([sys.executable, "-m", "venv", "--clear", str(self.folder)])

    def install(self, *words: str) -> str:
        """Install something; empty, or why it is not possible."""
        pip = [str(self.python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        return _run([*pip, "-c", str(CONSTRAINTS), *words])


def prepared(pip: Pip, say: Say) -> Environment:
    """Make the environment, or what is missing of it."""
    stamp = pip.folder / f"made-{_fingerprint()}.json"
    if not stamp.exists():
        say(f"making {pip.folder.name} with the game and matplotlib (a minute)")
        if why := pip.make():
            raise NoEnvironment(f"{pip.folder.name} cannot be made: {why}")
        if why := pip.install(*OURS):
            raise NoEnvironment(f"the game cannot be installed into {pip.folder.name}: {why}")
        stamp.write_text("[]")
    installed: list[str] = json.loads(stamp.read_text())
    missing: dict[str, str] = {}
    for package, pin in pins(REQUIREMENTS.read_text()).items():
        if pin in installed:
            continue
        say(f"installing {pin}")
        if why := pip.install(pin):
            missing[package] = why
            say(f"{pin} cannot be installed and is left out: {why}")
        else:
            installed.append(pin)
            stamp.write_text(json.dumps(installed))
    return Environment(pip.python, missing)


def _fingerprint() -> str:
    """Changes with the Python, the place of this folder and what must be installed."""
    told = f"{sys.version} {ROOT}".encode() + CONSTRAINTS.read_bytes()
    return blake2b(told, digest_size=4).hexdigest()


def _run(command: Sequence[str]) -> str:
    """Run a command; empty, or what it says of its failure."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE_S)
    except subprocess.TimeoutExpired:
        return f"it takes longer than {_PATIENCE_S // 60} minutes"
    if done.returncode == 0:
        return ""
    told = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    errors = [line for line in told if not line.startswith("WARNING")]
    return errors[-1].removeprefix("ERROR: ").strip() if errors else f"code {done.returncode}"
