"""A new game: who plays which faction, by which variants, in which language."""

from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from osada.bots import LEVELS
from osada.settlers import words
from osada.settlers.catalogue import Catalogue
from osada.settlers.setup import LOOKOUTS
from osada.terminal import ink
from osada.terminal.deal import any_seed, new_table
from osada.terminal.seats import PERSON
from osada.terminal.table import Table
from osada.terminal.widgets.choice import Choice
from osada.terminal.words import LANGUAGES, say

EMPTY: Final = "empty"
SEATS: Final = 4
_RIVAL: Final = "normal"
_LANGUAGE_NAMES: Final = (("en", "English"), ("pl", "Polski"), ("cs", "Čeština"))


_SKYLINE: Final[ink.Line] = [
    ("    ♣♣ ", "$c-brown"), ("⌂", "$f-rome"), ("⌂ ", "$c-red"), ("▲▲ ", "$c-grey"),
    ("⌂ ", "$f-japan"), ("≈≈≈ ", "$c-blue"), ("▲", "$c-gold"), ("⌂ ", "$f-egypt"),
    ("♣ ", "$c-brown"), ("⌂", "$f-barbarians"), (" ♣♣♣", "$c-brown"),
]  # fmt: skip


class SetupScreen(Screen[Table]):
    """Answers with a table that is ready to play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("ctrl+s,f5", "start", show=False),
    ]

    def __init__(self, cards: Catalogue, language: str) -> None:
        super().__init__()
        self.cards = cards
        self.language = language

    def compose(self) -> ComposeResult:
        """A line for each thing to agree on."""
        factions = [faction.slug for faction in self.cards.factions]
        with VerticalScroll(id="form"):
            yield Static(id="title")
            for at in range(SEATS):
                with Horizontal(classes="line seat"):
                    yield Static(classes="field", id=f"label-{at}")
                    code = PERSON if at == 0 else _RIVAL if at == 1 else EMPTY
                    yield Choice(self._who(at), code, id=f"who-{at}")
                    yield Choice(self._factions(), factions[at % len(factions)], id=f"faction-{at}")
                    yield Input(id=f"name-{at}")
            for option in ("lookout", "peaceful", "robbers_cut_routes"):
                with Horizontal(classes="line"):
                    yield Static(classes="field", id=f"label-{option}")
                    values = self._values(option)
                    yield Choice(values, values[0][0], id=option)
            with Horizontal(classes="line"):
                yield Static(classes="field", id="label-seed")
                yield Input(str(any_seed()), id="seed")
            with Horizontal(classes="line"):
                yield Static(classes="field", id="label-language")
                yield Choice(_LANGUAGE_NAMES, self.language, id="language")
            yield Static(id="why")
            with Vertical(classes="buttons"):
                yield Button("", variant="success", id="start")

    def on_mount(self) -> None:
        """Name everything."""
        self._speak()
        self.query_one("#start", Button).focus()

    def _who(self, at: int) -> list[tuple[str, str]]:
        found = [(PERSON, say(self.language, "person"))]
        found += [(level, say(self.language, f"level-{level}")) for level in LEVELS]
        return found if at == 0 else [*found, (EMPTY, say(self.language, "nobody"))]

    def _factions(self) -> list[tuple[str, str]]:
        return [(faction.slug, faction.name(self.language)) for faction in self.cards.factions]

    def _values(self, option: str) -> list[tuple[str, str]]:
        if option == "lookout":
            return [(value, words.option_name(option, self.language, value)) for value in LOOKOUTS]
        named = {value: words.option_name(option, self.language, value) for value in (False, True)}
        if option == "peaceful":
            two = say(self.language, "peaceful-two")
            return [("no", named[False]), ("1", named[True]), ("2", two)]
        return [("no", named[False]), ("yes", named[True])]

    def _speak(self) -> None:
        """Everything in the language chosen."""
        language = self.language
        welcome: list[ink.Line] = [
            [("⌂ Osada", "bold $give"), *_SKYLINE],
            [(say(language, "welcome"), "$ink-2")],
            [],
        ]
        self.query_one("#title", Static).update(ink.content(welcome))
        for at in range(SEATS):
            self.query_one(f"#label-{at}", Static).update(say(language, "seat", n=at + 1))
            self.query_one(f"#who-{at}", Choice).offer(self._who(at))
            self.query_one(f"#faction-{at}", Choice).offer(self._factions())
            self.query_one(f"#name-{at}", Input).placeholder = say(language, "name")
        for option in ("lookout", "peaceful", "robbers_cut_routes"):
            name = words.sentence(words.option_name(option, language))
            self.query_one(f"#label-{option}", Static).update(name)
            self.query_one(f"#{option}", Choice).offer(self._values(option))
        self.query_one("#label-seed", Static).update(say(language, "seed"))
        self.query_one("#label-language", Static).update(say(language, "language"))
        self.query_one("#start", Button).label = say(language, "start-button")
        self._check()

    def _check(self) -> None:
        """Show what belongs together: names for people, factions for those who play."""
        for at in range(SEATS):
            who = self.query_one(f"#who-{at}", Choice).value
            self.query_one(f"#faction-{at}").display = who != EMPTY
            self.query_one(f"#name-{at}").display = who == PERSON

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Another language, or another who."""
        if event.choice.id == "language":
            self.language = event.choice.value
            self._speak()
        self._check()
        self.query_one("#why", Static).update("")

    def on_button_pressed(self) -> None:
        """Start."""
        self.action_start()

    def action_start(self) -> None:
        """Deal, or say what does not fit."""
        try:
            table = new_table(self.cards, *self._agreed(), self.language)
        except ValueError as error:
            self.query_one("#why", Static).update(str(error))
            return
        self.dismiss(table)

    def _agreed(self) -> tuple[dict[str, Any], list[str], int | str | None]:
        codes: list[str] = []
        factions: list[str] = []
        for at in range(SEATS):
            who = self.query_one(f"#who-{at}", Choice).value
            if who != EMPTY:
                name = self.query_one(f"#name-{at}", Input).value
                codes.append(f"{who}:{name}" if who == PERSON else who)
                factions.append(self.query_one(f"#faction-{at}", Choice).value)
        peaceful = self.query_one("#peaceful", Choice).value
        agreed = {
            "factions": factions,
            "lookout": self.query_one("#lookout", Choice).value,
            "peaceful": peaceful != "no",
            "peaceful_drafts": 2 if peaceful == "2" else 1,
            "robbers_cut_routes": self.query_one("#robbers_cut_routes", Choice).value == "yes",
        }
        seed = self.query_one("#seed", Input).value.strip()
        return agreed, codes, int(seed) if seed.isdecimal() else seed or None


assert tuple(code for code, _ in _LANGUAGE_NAMES) == LANGUAGES
