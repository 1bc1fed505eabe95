"""Begins a translation: `python tools/language.py de Deutsch`.

The new language says everything in English at first. What is left is translating.
"""

import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
NAMED: Final = ("cards", "village", "box")
"""What files are called that give names in all languages."""


def begin(root: Path, code: str, name: str) -> list[Path]:
    """Add a language to the sources in a folder; all files that are new or changed."""
    changed = [_registered(root / "src/osada/__init__.py", code, name)]
    for english in sorted([*(root / "src/osada").rglob("en.ftl"), *(root / "web").rglob("en.ftl")]):
        if not {"page", "node_modules"} & set(english.parts):
            changed.append(english.with_name(f"{code}.ftl"))
            shutil.copyfile(english, changed[-1])
    for ending in NAMED:
        for file in sorted((root / "src/osada").rglob(f"*.{ending}")):
            text = file.read_text("utf-8")
            file.write_text(re.sub(r"(?m)^name: ([^|\n]*)\|.*$", _with_english, text), "utf-8")
            changed.append(file)
    return changed


def _registered(file: Path, code: str, name: str) -> Path:
    text = file.read_text("utf-8")
    if f'"{code}"' in text:
        raise ValueError(f"there is a language {code} already")
    text = re.sub(r"(Language = Literal\[.*)\]", rf'\1, "{code}"]', text)
    text = re.sub(r"(LANGUAGE_NAMES: .*)\}", rf'\1, "{code}": "{name}"}}', text)
    file.write_text(text, "utf-8")
    return file


def _with_english(line: re.Match[str]) -> str:
    """A line of names with the English one at its end, marked as ours."""
    return f"{line[0]} | {line[1].strip().rstrip('*')}*"


if __name__ == "__main__":
    try:
        _, code, name = sys.argv
    except ValueError:
        sys.exit("usage: python tools/language.py CODE NAME")
    try:
        found = begin(ROOT, code, name)
    except ValueError as error:
        sys.exit(str(error))
    print(f"{len(found)} files are new or changed; now translate the {code}.ftl among them")
