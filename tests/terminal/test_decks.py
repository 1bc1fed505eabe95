"""Decks at a terminal: the builder on a screen and line by line, saved decks, decks of a table."""

from io import StringIO
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, TextArea

from osada.cli import main
from osada.settlers import Settlers, decksaved
from osada.settlers.catalogue import base, boxes
from osada.terminal.app import OsadaApp
from osada.terminal.cards.bench import Bench
from osada.terminal.cards.deckplain import DeckPlain
from osada.terminal.cards.deckscreen import DeckScreen
from osada.terminal.cards.screen import TableScreen
from osada.terminal.cards.workshop import bench
from osada.terminal.deal import new
from osada.terminal.screens.setup import SetupScreen
from osada.terminal.shelf import Shelf
from osada.terminal.words import LANGUAGES
from tests.terminal.playing import SMALL, WIDE, Talk, seen, settled, shows, talk

ALL = base().with_boxes(boxes.boxes())


def laid(place: Path, language: str = "en", **agreed: object) -> Bench:
    """A bench of Roman cards with the box of friends, if nothing else is said."""
    return bench(
        Settlers(), {"boxes": ["friends"], "format": "standard", **agreed}, language, place
    )


def typed(on: Bench, *lines: str) -> str:
    """What is printed after these lines."""
    found = Talk(lines)
    assert DeckPlain(on, *found.ends).run() == 0
    return found.text


def builder(on: Bench) -> OsadaApp:
    return OsadaApp(Shelf(made=on.place), language=on.language, first=DeckScreen(on))


def told(app: OsadaApp) -> str:
    """The last note over the screen."""
    return list(app._notifications)[-1].message


# Line by line


def test_a_swap_by_number_of_copies_is_checked_at_once(tmp_path: Path) -> None:
    on = laid(tmp_path)
    said = typed(on, "offers 1", "swap 1 for rome/forum", "swap 1 for Public Aqueduct", "check")
    assert "3 Public Aqueduct (Why Can't We Be Friends)" in said
    assert (
        "A card can be swapped only for one with as many copies; others do not fit here. (DECK-9)"
        in said
    )
    assert "Kept: 30 cards, 30 of 30 (DECK-8)" in said
    assert len(on.deck.numbers) == 30
    assert "rom031" in on.deck.numbers
    assert "rom003" not in on.deck.numbers
    assert not on.deck.problems()


def test_a_broken_deck_says_its_clauses_and_is_mended(tmp_path: Path) -> None:
    on = laid(tmp_path)
    said = typed(on, "ban builder", "mend 1", "undo", "undo", "undo")
    assert "the deck has 28 cards, not 30 (DECK-8)" in said
    assert "mend 1: Put Hall of Loot in" in said
    assert "There is nothing to undo." in said
    assert not on.draft.bans


def test_cards_come_and_go_freely_only_in_the_open_format(tmp_path: Path) -> None:
    on = laid(tmp_path)
    assert "(DECK-9)" in typed(on, "out legion")
    assert "(DECK-3)" in typed(on, "format introductory", "in legion")
    typed(on, "format open", "out legion", "out cohort")
    assert not {"rom017", "rom038"} & set(on.deck.numbers)
    typed(on, "in cohort")
    assert "rom038" in on.deck.numbers


def test_what_a_deck_costs_brings_and_scores_in_words(tmp_path: Path) -> None:
    said = typed(laid(tmp_path), "glance", "card forum", "card volcano")
    assert "Cards by pieces to pay: 2: 14, 3: 13, 4: 3" in said
    assert "Colours: grey 12, blue 7" in said
    assert "11 of 30 cards bring points in play; all of them built are worth 60" in said
    assert "Forum (Romans" in said
    assert "Volcano (common" in said
    assert said.count("Worth at the end") == 1  # an instant card is never built


def test_a_faction_brings_its_box_and_leaves_with_it(tmp_path: Path) -> None:
    on = laid(tmp_path)
    typed(on, "faction aztecs")
    assert on.draft.boxes == ("friends", "aztecs")
    typed(on, "boxes friends")
    assert on.draft.faction == "rome"
    assert "Choose one of: common, barbarians" in typed(on, "faction elves")


@pytest.mark.parametrize("name", ["Murarze najpierw", "a/b..%41; ś", "CON", "x" * 90])
def test_saved_decks_keep_name_and_cards(tmp_path: Path, name: str) -> None:
    on = laid(tmp_path)
    typed(on, "swap 1 for public-aqueduct", f"save {name}")
    before = on.deck.numbers
    assert decksaved.names(tmp_path) == [name[:40]]
    typed(on, "usual", f"open {name}")
    assert set(on.deck.numbers) == set(before)
    assert on.draft.name == name[:40]
    other = laid(tmp_path, boxes=[])
    typed(other, f"open {name}")
    assert other.draft.boxes == ("friends",)  # a deck brings the boxes that it needs
    assert "was deleted" in typed(on, f"forget {name}")
    assert name[:40] not in dict(on.known())
    assert decksaved.names(tmp_path) == []


def test_a_deck_is_shared_as_text(tmp_path: Path) -> None:
    on, other = laid(tmp_path), laid(tmp_path, boxes=[])
    typed(on, "swap 1 for public-aqueduct", "save Water")
    other.open_text(on.text())
    assert set(other.deck.numbers) == set(on.deck.numbers)
    assert other.title == "Water (Romans)"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("version: 2\nfaction: rome\n", " 2 "),
        ("faction: rome\n2 rome/sculptors\n", "rome/sculptors"),
        ("faction: elves\n", "elves"),
        ("rome/builder\n", "faction"),
        ("faction: rome\n9 rome/builder\n", "AMB-X-15"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_text_is_one_sentence_and_the_bench_stays(
    tmp_path: Path, language: str, text: str, said: str
) -> None:
    on = laid(tmp_path, language)
    before = on.draft
    (tmp_path / "bad.deck").write_text(text)
    printed = typed(on, f"open {tmp_path / 'bad.deck'}")
    assert said in printed.splitlines()[-2]
    assert on.draft == before
    assert not on.past


def test_every_line_has_an_answer(tmp_path: Path) -> None:
    on = laid(tmp_path)
    lines = ["", "swap", "swap 1", "swap 1 for", "mend 99", "mend", "open", "open nowhere", "save",
             "forget x", "language xx", "card", "card zzzzz", "offers 99", "boxes nowhere", "ban",
             "in 99", "format", "1", "help", "open \0", "open ~no/x", "save \x1b[2J"]  # fmt: skip
    for line in lines:
        typed(on, line)
    assert on.draft.numbers is None


def test_commands_of_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A saved deck has a name wherever a deck file can be named."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = decksaved.usual_place()
    typed(laid(place), "swap 1 for public-aqueduct", "save my Romans")
    assert main(["decks", "list"]) == 0
    assert "my Romans" in capsys.readouterr().out
    assert main(["decks", "check", "my Romans", "--boxes", "friends"]) == 0
    assert main(["decks", "show", "my Romans", "--boxes", "friends"]) == 0
    assert "3 rome/public-aqueduct" in capsys.readouterr().out
    assert main(["decks", "check", "my Roman"]) == 2
    assert "my Romans" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", StringIO("decks\nquit\n"))
    brought = ["--boxes", "friends", "--format", "standard", "--decks", "my Romans"]
    players = ["--players", "me,random", "--factions", "rome,egypt", "--seed", "1"]
    assert main(["play", "--plain", *players, *brought]) == 0
    assert "Put in: Public Aqueduct" in capsys.readouterr().out
    assert main(["decks", "build", "elves", "--plain"]) == 2
    assert main(["decks", "build", "rome", "--bans", "elves", "--plain"]) == 2
    assert "AMB-X-16" in capsys.readouterr().err
    assert main(["decks", "build"]) == 2
    assert "--plain" in capsys.readouterr().err


# On a screen


async def test_a_deck_is_built_by_keys(tmp_path: Path) -> None:
    on = laid(tmp_path)
    app = builder(on)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = seen(app)
        assert "Sculptor's Apprentice" in screen
        assert "In place of Sculptor's Apprentice" in screen
        assert "This deck can be played." in screen
        assert "DECK-8" in screen
        assert "#12 ≈7" in screen
        await pilot.press("enter")
        await pilot.pause()
        assert "Open production" in seen(app)  # the text of the card that is offered
        await pilot.press("enter")
        await pilot.pause()
        assert "rom031" in on.deck.numbers
        await pilot.press("b")
        await pilot.pause()
        assert "This deck cannot be played yet" in seen(app)
        assert "m Swap" in seen(app)
        await pilot.press("m")
        await pilot.pause()
        assert not on.deck.problems()
        await pilot.press("u", "u", "u", "u")
        await pilot.pause()
        assert on.draft.numbers is None
        assert "nothing to undo" in told(app)
        await pilot.press("minus")
        await pilot.pause()
        assert "DECK-9" in told(app)
        await pilot.press("q")
    assert app.return_code == 0


async def test_faction_format_and_boxes_are_chosen_by_keys(tmp_path: Path) -> None:
    on = laid(tmp_path)
    app = builder(on)
    async with app.run_test(size=WIDE) as pilot:
        app.screen.query_one("#deck-format").focus()
        await pilot.press("left")
        await pilot.pause()
        assert on.draft.format == "open"
        assert "40 cards" in seen(app)
        app.screen.query_one("#deck-faction").focus()
        await pilot.press("right", "right")
        await pilot.pause()
        assert on.draft.faction == "aztecs"
        assert "Sacrificial Altar" in seen(app)
        assert "Why Can't We Be Friends + Aztecs" in seen(app)
        app.screen.query_one("#piles").focus()
        await pilot.press("delete", "enter", "plus")
        await pilot.pause()
        assert "azt001" in on.deck.numbers
        await pilot.press("question_mark")
        await pilot.pause()
        assert "leave the builder" in seen(app)


async def test_a_deck_is_saved_opened_and_shared_by_keys(tmp_path: Path) -> None:
    on = laid(tmp_path)
    app = builder(on)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "enter", "s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Give the deck a name." in seen(app)
        app.screen.query_one("#deck-name", Input).value = "Water"
        await pilot.press("enter")
        await pilot.pause()
        assert decksaved.names(tmp_path) == ["Water"]
        assert "Water (Romans)" in seen(app)
        await pilot.press("r", "o")
        await pilot.pause()
        assert "Romans with Aztecs" in seen(app)
        decks = app.screen.query_one("#decks", OptionList)
        decks.highlighted = len(decks.options) - 1
        await pilot.press("enter")
        await pilot.pause()
        assert "rom031" in on.deck.numbers
        await pilot.press("x")
        await pilot.pause()
        text = app.screen.query_one("#deck-text", TextArea)
        assert "3 rome/public-aqueduct" in text.text
        text.text = "faction: rome\nelves\n"
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "elves" in seen(app)
        text.text = "faction: egypt\n2 egypt/clay-pit\n"
        text.text = "name: Few\nfaction: common\nmill\n"
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert on.title == "Few (Common cards)"
        await pilot.press("o")
        await pilot.pause()
        app.screen.query_one("#decks", OptionList).highlighted = 0
        app.screen.query_one("#decks").focus()
        await pilot.press("delete")
        await pilot.pause()
        assert decksaved.names(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut_in_a_small_terminal(tmp_path: Path, language: str) -> None:
    app = builder(laid(tmp_path, language))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        keys = seen(app).splitlines()[-1]
        assert keys.split()[-2] == "q"


# At a table


async def test_a_seat_chooses_its_deck_and_bans_are_typed(tmp_path: Path) -> None:
    typed(laid(tmp_path), "swap 1 for public-aqueduct", "save Water")
    app = OsadaApp(Shelf(made=tmp_path), None, "en", pause=0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        lines = app.screen.query(".brings")
        assert not any(line.display for line in lines)
        app.screen.query_one("#boxes").focus()
        await pilot.press("right", "right")
        app.screen.query_one("#format").focus()
        await pilot.press("right")
        for at, faction in enumerate(["rome", "egypt"]):
            choice = app.screen.query_one(f"#settlers-{at}")
            choice.focus()
            while choice.value != faction:  # type: ignore[attr-defined]
                await pilot.press("right")
        await pilot.pause()
        assert "Deck: Romans" in seen(app)
        assert "Deck: Common cards" not in seen(app)  # there is none but the usual
        app.screen.query_one("#brings-1").focus()
        await pilot.press("left")
        await pilot.pause()
        assert "Water" in seen(app)
        app.screen.query_one("#bans", Input).value = "elves"
        await pilot.press("f5")
        await pilot.pause()
        assert shows(app, SetupScreen)
        assert "AMB-X-16" in seen(app)
        app.screen.query_one("#bans", Input).value = "rome/legion"
        await pilot.pause()
        assert "Water" not in seen(app)  # it holds a banned card
        app.screen.query_one("#bans", Input).value = "mill, volcano"
        await pilot.pause()
        app.screen.query_one("#brings-1").focus()
        await pilot.press("left", "f5")
        await settled(pilot)
        assert shows(app, TableScreen)
        assert app.table is not None
        options = app.table.match.state.options.as_dict()
        assert "3 rome/public-aqueduct" in options["decks"]["rome"]
        assert list(options["decks"]) == ["rome"]
        assert options["bans"] == ["mill", "volcano"]
        await pilot.press("d")
        await pilot.pause()
        text = seen(app)
        assert "The decks of this table" in text
        mills = len(ALL.of_slug["mill"])
        assert f"Common cards: {84 - mills} cards" in text


async def test_the_builder_is_one_key_from_a_new_table(tmp_path: Path) -> None:
    app = OsadaApp(Shelf(made=tmp_path), None, "en", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f3")
        await pilot.pause()
        assert shows(app, DeckScreen)
        await pilot.press("b", "q")
        await pilot.pause()
        assert shows(app, SetupScreen)
        assert app.screen.query_one("#bans", Input).value


def test_the_decks_of_a_table_are_open_to_everybody() -> None:
    agreed = {"boxes": ["friends"], "format": "open", "bans": ["volcano"]}
    decks = {"rome": {"out": ["rome/legion"]}}
    options = {**agreed, "factions": ["rome", "egypt"], "decks": decks}
    at = new(Settlers(), options, ["human:Jan", "greedy@Ola"], 7, "en")
    said = talk(at, "decks").text
    assert "Common cards: 96 cards" in said
    assert "Jan, Romans: 38 cards" in said
    assert "Taken out: Legion" in said
    assert "Ola, Egyptians: 40 cards" in said
    assert "3 Date Grove (Why Can't We Be Friends)" in said
    assert "Banned: Volcano" in said
