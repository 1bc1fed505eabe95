"""A new game: which one, who plays what, by which variants, in which language."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from osada import LANGUAGE_NAMES
from osada.kernel.seeds import new_seed, read_seed
from osada.terminal import ink
from osada.terminal.desk import Values, desk
from osada.terminal.screens.forms import Form
from osada.terminal.seats import PERSON
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.widgets.choice import Choice
from osada.terminal.words import say
from osada.titles import titles

EMPTY: Final = "empty"
SEATS: Final = 4
_RIVAL: Final = "easy"


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

    def __init__(self, shelf: Shelf, language: str, game: str) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.forms = {
            one.name: Form(one, shelf, language)
            for one in titles().values()
            if one.has("terminal") and desk(one.name).screen is not None
        }
        self.trouble = " ".join(form.trouble for form in self.forms.values()).strip()

    @property
    def form(self) -> Form:
        """The options of the game that is chosen."""
        return self.forms[self.game]

    def compose(self) -> ComposeResult:
        """A line for each thing to agree on."""
        with VerticalScroll(id="form"):
            yield Static(id="title")
            with Horizontal(classes="line"):
                yield Static(classes="field", id="label-game")
                yield Choice(self._games(), self.game, id="game")
            for form in self.forms.values():
                for option in form.options:
                    with Horizontal(classes=f"line of-{form.game}", id=f"line-{option}"):
                        yield Static(classes="field", id=f"label-{option}")
                        _, values = form.option(option, self.language)
                        yield Choice(values, values[0][0], id=option)
            for at in range(SEATS):
                with Horizontal(classes="line seat"):
                    yield Static(classes="field", id=f"label-{at}")
                    code = PERSON if at == 0 else _RIVAL if at == 1 else EMPTY
                    yield Choice(self._who(at), code, id=f"who-{at}")
                    for form in self.forms.values():
                        parts = form.parts(self.language)
                        value = parts[at % len(parts)][0]
                        part = Choice(parts, value, id=f"{form.game}-{at}")
                        part.set_class(form.title.parts is not None, form.part)
                        yield part
                    yield Input(id=f"name-{at}")
            with Horizontal(classes="line"):
                yield Static(classes="field", id="label-seed")
                yield Input(new_seed(), id="seed")
            with Horizontal(classes="line"):
                yield Static(classes="field", id="label-language")
                yield Choice(tuple(LANGUAGE_NAMES.items()), self.language, id="language")
            yield Static(self.trouble, id="why")
            with Vertical(classes="buttons"):
                yield Button("", variant="success", id="start")

    def on_mount(self) -> None:
        """Name everything."""
        self._speak()
        self.query_one("#start", Button).focus()

    def _games(self) -> Values:
        return [(game, say(self.language, f"game-{game}")) for game in self.forms]

    def _who(self, at: int) -> Values:
        found = [(PERSON, say(self.language, "person"))]
        found += [(level, say(self.language, f"level-{level}")) for level in self.form.levels()]
        return found if at == 0 else [*found, (EMPTY, say(self.language, "nobody"))]

    def _speak(self) -> None:
        """Everything in the language chosen."""
        language = self.language
        welcome: list[ink.Line] = [
            [("⌂ Osada", "bold $give"), *_SKYLINE],
            [(say(language, f"welcome-{self.game}"), "$ink-2")],
            [],
        ]
        self.query_one("#title", Static).update(ink.content(welcome))
        self.query_one("#label-game", Static).update(say(language, "game"))
        self.query_one("#game", Choice).fill(self._games())
        for at in range(SEATS):
            self.query_one(f"#label-{at}", Static).update(say(language, "seat", n=at + 1))
            self.query_one(f"#who-{at}", Choice).fill(self._who(at))
            self.query_one(f"#name-{at}", Input).placeholder = say(language, "name")
        for form in self.forms.values():
            for at in range(SEATS):
                self.query_one(f"#{form.game}-{at}", Choice).fill(form.parts(language))
            for option in form.options:
                name, values = form.option(option, language)
                self.query_one(f"#label-{option}", Static).update(name)
                self.query_one(f"#{option}", Choice).fill(values)
        self.query_one("#label-seed", Static).update(say(language, "seed"))
        self.query_one("#label-language", Static).update(say(language, "language"))
        self.query_one("#start", Button).label = say(language, "start-button")
        self._check()

    def _chosen(self) -> dict[str, str]:
        return {option: self.query_one(f"#{option}", Choice).value for option in self.form.options}

    def _check(self) -> None:
        """Show what belongs together: the options of the game, names for people."""
        has_parts = self.form.has_parts(self._chosen())
        for form in self.forms.values():
            mine = form is self.form
            for option in form.options:
                self.query_one(f"#line-{option}").display = mine
            for at in range(SEATS):
                plays = self.query_one(f"#who-{at}", Choice).value != EMPTY
                self.query_one(f"#{form.game}-{at}").display = mine and plays and has_parts
        for at in range(SEATS):
            is_person = self.query_one(f"#who-{at}", Choice).value == PERSON
            self.query_one(f"#name-{at}").display = is_person

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Another language, another game, another mode or another who."""
        if event.choice.id == "language":
            self.language = event.choice.value
        if event.choice.id == "game":
            self.game = event.choice.value
        if event.choice.id in self.form.options and self.form.desk.alone is not None:
            self._seat_for(self.form.desk.alone(self._chosen()))
        self._speak()
        self.query_one("#why", Static).update("")

    def _seat_for(self, alone: bool) -> None:
        """What is mostly played alone needs no rival, all else does."""
        rivals = [self.query_one(f"#who-{at}", Choice) for at in range(1, SEATS)]
        taken = [rival.value for rival in rivals if rival.value != EMPTY]
        if alone and taken == [_RIVAL]:
            rivals[0].value = EMPTY
        elif not alone and not taken:
            rivals[0].value = _RIVAL

    def on_button_pressed(self) -> None:
        """Start."""
        self.action_start()

    def action_start(self) -> None:
        """Deal, or say what does not fit."""
        playing = [at for at in range(SEATS) if self._value("who", at) != EMPTY]
        codes = [self._code(at) for at in playing]
        parts = [self._value(self.game, at) for at in playing]
        seed = self.query_one("#seed", Input).value.strip()
        start = read_seed(seed) if seed else None
        try:
            table = self.form.table(self._chosen(), codes, parts, start, self.language)
        except ValueError as error:
            self.query_one("#why", Static).update(str(error))
            return
        self.dismiss(table)

    def _value(self, what: str, at: int) -> str:
        return self.query_one(f"#{what}-{at}", Choice).value

    def _code(self, at: int) -> str:
        """Who sits somewhere."""
        who = self._value("who", at)
        return f"{who}:{self.query_one(f'#name-{at}', Input).value}" if who == PERSON else who
