"""Personal records: the best score on each adventure sheet, in a small file of the user's own."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from osada.kernel.files import data_folder, write_whole
from osada.terminal.words import say

_NAME: Final = "records.json"
_LARGEST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Record:
    """The best that was reached on a sheet."""

    score: int
    name: str
    """Who did it."""
    seed: str
    """With which it can be tried again."""


def usual_place() -> Path:
    """The file in the user's data folder."""
    return data_folder() / _NAME


def read(file: Path, language: str) -> tuple[dict[str, Record] | None, str]:
    """The records by sheet, None if they are out of reach; and what is wrong, in a sentence.

    A broken file is set aside: what was in it can still be mended by hand.
    """
    try:
        with open(file, "rb") as opened:
            found = opened.read(_LARGEST)
        try:
            return {str(sheet): _record(told) for sheet, told in json.loads(found).items()}, ""
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            aside = str(_set_aside(file))
            return {}, say(language, "records-broken", file=str(file), aside=aside)
    except FileNotFoundError:
        return {}, ""
    except OSError as error:
        return None, out_of_reach(file, error, language)


def out_of_reach(file: Path, error: OSError, language: str) -> str:
    """Why records can be neither read nor kept."""
    why = error.strerror or str(error)
    return say(language, "records-out-of-reach", file=str(file), why=why)


def _record(told: Mapping[str, Any]) -> Record:
    score = told["score"]
    if type(score) is not int or score < 0:
        raise ValueError(score)
    return Record(score, str(told["name"]), str(told["seed"]))


def _set_aside(file: Path) -> Path:
    """Give a broken file another name, one that is free."""
    number = 1
    while (aside := file.with_name(f"{file.stem}-broken-{number}{file.suffix}")).exists():
        number += 1
    return file.rename(aside)


def write(file: Path, records: Mapping[str, Record]) -> None:
    """Keep the records, whole or not at all; `OSError` says why not."""
    file.parent.mkdir(parents=True, exist_ok=True)
    told = {sheet: asdict(record) for sheet, record in records.items()}
    write_whole(file, json.dumps(told, ensure_ascii=False, indent=1) + "\n")
