"""The sums of training: in C where a compiler is at hand, else in numpy."""

import importlib.util
import os
import shlex
import subprocess
import sysconfig
import tempfile
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

from osada.bots.settlers.learned.net import HEADS, NARROW, POINTS, WIDE
from osada.kernel.files import cache_folder
from osada.training import plain

SOURCE: Final = Path(__file__).with_name("sums.c")
_SIZES: Final = [f"-DWIDE={WIDE}", f"-DNARROW={NARROW}", f"-DHEADS={HEADS}", f"-DPOINTS={POINTS}f"]
_SUMS: Final = ["-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno"]
"""Sums may be added up in any order."""


@cache
def sums() -> ModuleType:
    """What sums up; in C it is built once on a machine."""
    command = [
        *shlex.split(sysconfig.get_config_var("CC") or "cc"), "-O3", "-march=native", *_SUMS,
        "-fPIC", "-shared", f"-I{sysconfig.get_path('include')}", *_SIZES,
    ]  # fmt: skip
    told = repr(command).encode() + SOURCE.read_bytes()
    name = f"sums-{blake2b(told, digest_size=6).hexdigest()}"
    path = cache_folder() / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"
    try:
        if not path.exists():
            _build(command, path)
        return _loaded(path)
    except (OSError, ImportError, subprocess.CalledProcessError):
        return plain


def _build(command: list[str], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, new = tempfile.mkstemp(suffix=".so", dir=path.parent)
    os.close(handle)
    try:
        subprocess.run([*command, str(SOURCE), "-o", new], check=True, capture_output=True)
        Path(new).replace(path)
    finally:
        with suppress(FileNotFoundError):
            Path(new).unlink()


def _loaded(path: Path) -> ModuleType:
    loader = ExtensionFileLoader("sums", str(path))
    spec = importlib.util.spec_from_file_location("sums", path, loader=loader)
    assert spec is not None
    found = importlib.util.module_from_spec(spec)
    loader.exec_module(found)
    return found
