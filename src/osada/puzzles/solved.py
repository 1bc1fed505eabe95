"""What somebody has solved in the terminal: numbers, and days with the puzzle of the day."""

import json
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Final

from osada.kernel.files import data_folder, write_whole

_NAME: Final = "puzzles.json"


def usual() -> Path:
    """The file in the user's data folder."""
    return data_folder() / _NAME


@dataclass(slots=True)
class Solved:
    """Kept in a file; one that cannot be read counts as empty, and is written anew."""

    file: Path
    numbers: set[int] = field(default_factory=set)
    days: set[date] = field(default_factory=set)

    @classmethod
    def read(cls, file: Path) -> "Solved":
        """What the file holds."""
        try:
            told: Any = json.loads(file.read_text(encoding="utf-8"))
            numbers = {int(one) for one in told["numbers"]}
            days = {date.fromisoformat(one) for one in told["days"]}
        except (OSError, ValueError, KeyError, TypeError):
            return cls(file)
        return cls(file, numbers, days)

    def add(self, number: int, day: date | None) -> None:
        """A puzzle was solved, on a day that it belongs to; `OSError` if that cannot be kept."""
        self.numbers.add(number)
        if day is not None:
            self.days.add(day)
        told = {
            "numbers": sorted(self.numbers),
            "days": sorted(one.isoformat() for one in self.days),
        }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, json.dumps(told) + "\n")
