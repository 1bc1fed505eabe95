"""The game line by line, played by a script."""

import subprocess
import sys
from pathlib import Path

import pytest

from osada.scenario.settlers import given
from osada.settlers import flow
from osada.settlers.catalogue import catalogue
from osada.settlers.state import State
from osada.terminal.start import plainly, start
from tests.terminal.playing import (
    WIDE,
    Talk,
    app,
    hand_names,
    in_action,
    played,
    seen,
    settled,
    table,
    talk,
)

BOXES = ["aztecs", "friends"]


def lying() -> State:
    """A turn of the Aztecs at a table where something lies everywhere."""
    gifts = {"card": "egypt/gifts-for-the-pharaoh", "stored": {"gold": 1, "blessing": ["red"]}}
    statue = {"card": "egypt/statue-of-cheops", "statues": 2}
    stone = {"card": "aztecs/calendar-stone", "under": ["mill"]}
    inn = {"card": "aztecs/pilgrims-inn", "visits": 1}
    state = given.table(
        catalogue(),
        {
            "options": {"boxes": BOXES, "format": "open"},
            "players": [
                {
                    "faction": "aztecs",
                    "goods": {"worker": 2},
                    "empire": [stone, inn],
                    "blessings": ["pink", "tricolour"],
                },
                {"faction": "egypt", "empire": [gifts, statue]},
            ],
        },
    )
    state.explicit = False
    flow.advance(state)
    return state


@pytest.mark.parametrize("lookout", ["alternative", "advanced"])
def test_variants_are_played_to_the_end(lookout: str) -> None:
    at = table("human", "human", lookout=lookout, peaceful=lookout == "advanced")
    plainly(at, *Talk("1" for _ in range(5000)).ends).run()
    assert at.outcome is not None


def test_legal_moves_are_listed_and_a_number_plays_one() -> None:
    at = table("human:Jan", "greedy@Ola")
    said = talk(at, "?", "2")
    assert "  1. draft gold-mine  (Take Gold Mine)" in said.printed
    assert "draft castle" in [record.text for record in at.match.records]
    assert "There is no move 99; the moves are numbered 1 to" in talk(at, "99").text


def test_why_gives_the_sentence_and_the_rule() -> None:
    at = played(table("human:Jan", "greedy@Ola"), in_action(1))
    said = talk(at, "why build rome/colossus", "why send wood", "why", "why bild mill")
    assert "Colossus is not in your hand (BUILD-1)." in said.text
    assert "BUILD-1: The player builds 1 card from their own hand" in said.text
    assert "“send wood” is possible." in said.text
    assert "why build mill" in said.text
    assert 'did you mean "build"?' in said.text


def test_bad_input_gets_one_sentence_and_changes_nothing() -> None:
    at = played(table("human:Jan", "greedy@Ola"), in_action(1))
    before = at.match.records
    lines = ("xyzzy", "build", "build castel", "raze mill of 7", "send gold", "end", "choose stone")
    said = talk(at, *lines)
    assert at.match.records == before
    assert "a move begins with draft" in said.text
    assert 'did you mean "castle"?' in said.text
    assert 'there is no seat "7"' in said.text.lower()
    assert "not for gold (TRADE" in said.text
    assert "Traceback" not in said.text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'There is no card "castel"; did you mean "castle"? Type ? for the legal moves.'),
        ("pl", "Nie ma karty „castel”; może „castle”? Wpisz ?, aby zobaczyć dozwolone ruchy."),
        ("cs", "Karta „castel“ neexistuje; nemyslíš „castle“? Napiš ? a uvidíš dovolené tahy."),
    ],
)
def test_bad_input_is_explained_in_the_language_of_the_session(
    language: str, sentence: str
) -> None:
    at = played(table("human:Jan", "greedy@Ola"), in_action(1))
    said = talk(at, f"language {language}", "build castel", "why build castel")
    assert said.printed.count(sentence) == 2


def test_looking_around() -> None:
    at = played(table("human:Jan", "greedy@Ola"), in_action(2))
    said = talk(
        at, "show", "card Zamek", "card com048", "card castel", "rules raze-12", "rules foundation",
        "rules RAZE-99", "log", "help", "language xx", "language cs", "keep ask", "keep all",
        "rules RAZE-99", "rules qwerty",
    )  # fmt: skip
    assert "Seat 1, Barbarians" in said.text
    assert "Action, twice a round: spend 1 worker to draw 1 card." in said.printed
    assert "There is no card “castel”; did you mean “castle”?" in said.printed
    assert "RAZE-12: Opponent's Location: a razed Common Location" in said.text
    assert "There is no clause RAZE-99; RAZE goes from RAZE-1" in said.text
    assert said.text.count("There is no clause") == 1  # then it is said in Czech
    assert said.printed.count("Žádné pravidlo neobsahuje všechna tato slova.") == 2
    assert "The languages are en, pl, cs." in said.printed
    assert "Co uděláš" in said.text or "Ruka (" in said.text


def test_boxes_are_played_to_the_end() -> None:
    """Whatever is asked has words, and the end says where points came from."""
    seats = ("human:Ola", "human:Jan", "human:Ela", "human:Ada", "human:Iga")
    at = table(
        *seats,
        factions=("aztecs", "rome", "japan", "egypt", "barbarians"),
        boxes=["aztecs", "friends"],
        format="open",
        five_players=True,
    )
    said = Talk("1" if number % 3 else "2" for number in range(5000))
    plainly(at, *said.ends).run()
    assert at.outcome is not None
    assert "Ola takes the tri-colour blessing" in said.text
    assert "Blessing: tri-colour." in said.text


def test_what_lies_on_locations_of_boxes_is_told() -> None:
    at = table("human:Jan", "greedy@Ola", factions=("aztecs", "egypt"), boxes=BOXES, format="open")
    at.match.state = lying()
    said = talk(at, "show").text
    assert "Blessings: pink and tri-colour." in said
    assert "Pilgrims' Inn [aztecs/pilgrims-inn] (visited)" in said
    assert "Calendar Stone [aztecs/calendar-stone] (1 card under it: Mill [mill])" in said
    assert "(stored: 1 gold, Blessing: red)" in said
    assert "Statue of Cheops [egypt/statue-of-cheops] (2 statues)" in said


async def test_the_same_is_seen_on_the_screen() -> None:
    at = table("human:Jan", "greedy@Ola", factions=("aztecs", "egypt"), boxes=BOXES, format="open")
    at.match.state = lying()
    game = app(at)
    async with game.run_test(size=WIDE) as pilot:
        await settled(pilot)
        shown = seen(game)
        assert "♦♥¶ pink and tri-colour" in shown
        assert "☺○" in shown
        assert "╦¤/" in shown
        assert "♀♀" in shown


def test_undo_line_by_line() -> None:
    alone = played(table("human:Jan"), in_action(1))
    before = alone.match.records
    said = talk(alone, "send wood", "undo")
    assert "Undone." in said.printed
    assert alone.match.records == before
    two = played(table("human:Jan", "human:Ola", seed=3), in_action(1))
    said = talk(two, "", "send wood", "", "undo")
    assert "You cannot undo: another player has moved since." in said.printed


def test_undo_goes_back_over_what_bots_did() -> None:
    at = played(table("human:Jan", "random", seed=3), in_action(1))
    seat = at.person_to_move(None)
    assert seat is not None
    before = at.match.records
    at.submit(seat, "send wood")
    bot = at.bot_to_move()
    assert bot is not None
    at.submit(bot, "send wood")
    said = talk(at, "undo")
    assert "Undone." in said.printed
    assert at.match.records == before


def test_the_other_hand_is_not_printed_before_the_keyboard_is_passed() -> None:
    at = played(table("human:Jan", "human:Ola", seed=3), in_action(1))
    seat = at.person_to_move(None)
    assert seat is not None
    other = hand_names(at, 1 - seat) - hand_names(at, seat)
    said = talk(at, "", "show", "log", "pass")
    asking = f"Pass the keyboard to {at.seats[1 - seat].name} and press Enter."
    assert any(asking in line for line in said.printed)
    spoken = [name for name in other if any(f"{name} [" in line for line in said.printed)]
    assert not spoken
    said = talk(at, "")
    assert all(f"{name} [" in said.text for name in hand_names(at, 1 - seat))


def test_what_cannot_be_started_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "damaged.osada"
    damaged.write_text("something else\n", encoding="utf-8")
    assert start(plain=True, options={"factions": ["rome", "rome"]}, seats=["human", "greedy"]) == 2
    assert start(plain=True, options={"factions": ["rome", "egypt"]}, seats=["human"]) == 2
    assert start(plain=True, options={"factions": ["rome", "egypt"]}, seats=["human", "gredy"]) == 2
    assert (
        start(plain=True, options={"factions": ["rome", "egypt"]}, seats=["human:A", "human:A"])
        == 2
    )
    assert start(plain=True, file=damaged) == 2
    assert start(plain=True, language="xx") == 2
    said = capsys.readouterr().err.strip().split("\n")
    assert len(said) == 6
    assert 'there is no bot "gredy"; did you mean "greedy"?' in said[2]
    assert "is not a journal" in said[4]


def test_through_a_real_pipe(tmp_path: Path) -> None:
    file = tmp_path / "pipe.osada"
    code = (
        "import sys; from osada.terminal.start import start; "
        "agreed = {'factions': ['rome', 'barbarians']}; "
        "sys.exit(start(plain=True, seats=['human', 'greedy'], options=agreed, "
        f"seed=7, language='pl', file={str(file)!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="?\n1\n1\npass\n",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Zapisano w pliku" in done.stdout
    assert file.exists()
