"""What holds for every game at the terminal: played to the end, saved, resumed."""

from itertools import cycle
from pathlib import Path

import pytest

from osada.kernel import journal
from osada.terminal.deal import resumed
from osada.terminal.plain import INTERRUPTED
from osada.terminal.shelf import Shelf
from osada.terminal.start import plainly
from osada.terminal.words import LANGUAGES
from tests.samples import PAIRS, SAMPLES, Sample, late
from tests.terminal.playing import WIDE, Talk, app, seen, settled, sitting, talk

RIVALS = ("human:Jan", "greedy@Ola", "random@Ela", "human:Eva", "greedy@Iva")
IN_POLISH = {
    "settlers": "Twoja ręka",
    "rollwrite": "Jak rozwijasz swoje imperium?",
    "campaign": "Twoja ręka",
}
WHOLE = (*(one for one in SAMPLES if one.game != "campaign"), late("rome", "egypt"), late("japan"))
"""Of a campaign the last game is enough."""


@pytest.mark.parametrize(
    ("sample", "language"), list(zip(WHOLE, cycle(LANGUAGES), strict=False)), ids=str
)
def test_a_whole_game_by_first_legal_moves(sample: Sample, language: str) -> None:
    at = sitting(sample, *RIVALS[: sample.seats], language=language)
    said = Talk("1" for _ in range(5000))
    assert plainly(at, *said.ends).run() == 0
    assert at.outcome is not None
    assert all(str(score) in "\n".join(said.printed[-30:]) for score in at.outcome.scores)
    assert not [line for line in said.printed if "{" in line or "⟦" in line]


@pytest.mark.parametrize("sample", [*PAIRS, late("rome", "egypt")], ids=str)
def test_the_end_of_input_saves_what_was_played(sample: Sample, tmp_path: Path) -> None:
    file = tmp_path / "evening.osada"
    at = sitting(sample, *RIVALS[:2], file=file)
    said = talk(at, "1", "1")
    assert said.printed[-1] == f"Saved to {file}."
    again = resumed(Shelf(), file, "en")
    assert type(again) is type(at)
    assert again.match.records == at.match.records
    assert plainly(again, *said.ends).run() == 0


@pytest.mark.parametrize("sample", [*PAIRS, late("rome", "egypt")], ids=str)
def test_an_interrupt_saves_too_and_says_so_by_its_code(sample: Sample, tmp_path: Path) -> None:
    file = tmp_path / "evening.osada"
    at = sitting(sample, *RIVALS[:2], file=file)
    assert plainly(at, *Talk(["1", "^C"]).ends).run() == INTERRUPTED
    assert len(journal.read(file).moves) == at.moves
    at.file = None
    said = Talk(["^C"])
    assert plainly(at, *said.ends).run() == INTERRUPTED
    assert "The game was not saved: no file was named." in said.text


@pytest.mark.parametrize("sample", [*PAIRS, late("rome", "egypt")], ids=str)
def test_saving_by_command(sample: Sample, tmp_path: Path) -> None:
    at = sitting(sample, *RIVALS[:2])
    file = tmp_path / "a.osada"
    said = talk(at, "save", "save /nowhere/at/all", f"save {file}", "1", "quit")
    assert "Name a file to save to." in said.printed
    assert "/nowhere/at/all: cannot be saved" in said.text
    match = journal.replay(journal.read(file), {sample.game: at.game})
    assert match.records == at.match.records


@pytest.mark.parametrize("sample", [*PAIRS, late("rome", "egypt")], ids=str)
async def test_save_and_resume_on_a_screen(sample: Sample, tmp_path: Path) -> None:
    file = tmp_path / "evening.osada"
    game = app(sitting(sample, *RIVALS[:2], file=file))
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("q")
        await pilot.pause()
    assert game.table is not None
    assert str(file) in game.farewell
    again = resumed(Shelf(), file, "pl")
    assert type(again) is type(game.table)
    assert again.match.records == game.table.match.records
    assert again.names == {0: "Jan", 1: "Ola"}
    assert again.seats[1].bot == "greedy"
    later = app(again, "pl")
    async with later.run_test(size=WIDE) as pilot:
        await settled(pilot)
        assert "Jan" in seen(later)
        assert IN_POLISH[sample.game] in seen(later)
