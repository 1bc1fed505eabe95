"""A new game: which one, who plays what, by which variants, in which language."""

from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from osada import LANGUAGE_NAMES
from osada.kernel.game import BadOptions
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
SEATS: Final = 5
"""At the largest table."""
_RIVAL: Final = "easy"
_LINE: Final = 69
"""Cells of a line."""
_LABEL: Final = 42
"""Of them those for the name of an option."""


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
        Binding("f3", "workshop", show=False),
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
        forms = list(reversed(self.forms.values()))
        self._options = {option: form for form in reversed(forms) for option in form.options}
        self._options |= {option: form for form in forms for option in form.options}
        """All options in the order of the games, each with the first game that has it."""
        self._typed = {option: form for form in reversed(forms) for option in form.typed}
        self._typed |= {option: form for form in forms for option in form.typed}
        self._bringers: list[str] = []
        """Who may bring something, line by line."""
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
            for option, form in self._options.items():
                with Horizontal(classes="line", id=f"line-{option}"):
                    yield Static(classes="field", id=f"label-{option}")
                    _, values = form.option(option, self.language)
                    yield Choice(values, values[0][0], id=option)
            for option in self._typed:
                with Horizontal(classes="line", id=f"line-{option}"):
                    yield Static(classes="field", id=f"label-{option}")
                    yield Input(id=option)
            for at in range(SEATS):
                with Horizontal(classes="line seat", id=f"line-{at}"):
                    yield Static(classes="field", id=f"label-{at}")
                    code = PERSON if at == 0 else _RIVAL if at == 1 else EMPTY
                    yield Choice(self._who(at), code, id=f"who-{at}")
                    for form in self.forms.values():
                        parts = form.parts(self.language)
                        value = parts[at % len(parts)][0] if parts else ""
                        part = Choice(parts, value, id=f"{form.game}-{at}")
                        part.set_class(form.title.parts is not None, form.part)
                        yield part
                    yield Input(id=f"name-{at}")
            for at in range(SEATS + 1):
                with Horizontal(classes="line brings", id=f"line-brings-{at}"):
                    yield Static(classes="field", id=f"label-brings-{at}")
                    yield Choice([("", "")], "", id=f"brings-{at}")
            yield Static(id="to-workshop")
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
            parts = form.parts(language, self._chosen(form))
            for at in range(SEATS):
                choice = self.query_one(f"#{form.game}-{at}", Choice)
                if len(choice.values) <= at < len(parts):  # what has just come to the table
                    choice.value = parts[at][0]
                choice.fill(parts)
        for option, form in self._options.items():
            name, values = form.option(option, language)
            label = self.query_one(f"#label-{option}", Static)
            label.update(name)
            label.styles.width = _label_width(name, values)
            self.query_one(f"#{option}", Choice).fill(values)
        for option, form in self._typed.items():
            self.query_one(f"#label-{option}", Static).update(form.label(option, language))
        self.query_one("#label-seed", Static).update(say(language, "seed"))
        self.query_one("#label-language", Static).update(say(language, "language"))
        self.query_one("#start", Button).label = say(language, "start-button")
        self._check()

    def _chosen(self, form: Form | None = None) -> dict[str, str]:
        form = form or self.form
        found = {option: self.query_one(f"#{option}", Choice).value for option in form.options}
        return found | {option: self.query_one(f"#{option}", Input).value for option in form.typed}

    def _show_bringers(self) -> None:
        """A line for everybody who has something to bring."""
        found = self.form.bringers(self._chosen(), self._taken(), self.language)
        self._bringers = [who for who, _, _ in found]
        for at in range(SEATS + 1):
            _, label, choices = found[at] if at < len(found) else ("", "", [("", "")])
            self.query_one(f"#label-brings-{at}", Static).update(label)
            self.query_one(f"#brings-{at}", Choice).fill(choices)
            self.query_one(f"#line-brings-{at}").display = len(choices) > 1
        hint = self.query_one("#to-workshop", Static)
        hint.display = self.form.desk.workshop is not None
        hint.update(ink.content([[("F3 ", "bold $give"), (self._say_workshop(), "$ink-2")]]))

    def _say_workshop(self) -> str:
        return say(self.language, f"workshop-{self.game}") if self.form.desk.workshop else ""

    def _brought(self) -> dict[str, str]:
        """What each of them brings."""
        return {who: self._value("brings", at) for at, who in enumerate(self._bringers)}

    def _playing(self) -> list[int]:
        """The seats that are taken, of those that there are."""
        most = self.form.most(self._chosen())
        return [at for at in range(min(SEATS, most)) if self._value("who", at) != EMPTY]

    def _taken(self) -> list[str]:
        """What they play."""
        return [self._value(self.game, at) for at in self._playing()]

    def _check(self) -> None:
        """Show what belongs together: the options of the game, names for people."""
        has_parts, most = self.form.has_parts(self._chosen()), self.form.most(self._chosen())
        taken = self._taken()
        for option in self._typed:
            self.query_one(f"#line-{option}").display = option in self.form.typed
        for option in self._options:
            mine = option in self.form.options
            asked = mine and self.form.matters(option, self._chosen(), taken)
            self.query_one(f"#line-{option}").display = asked
        for form in self.forms.values():
            mine = form is self.form
            for at in range(SEATS):
                plays = self.query_one(f"#who-{at}", Choice).value != EMPTY
                self.query_one(f"#{form.game}-{at}").display = mine and plays and has_parts
        for at in range(SEATS):
            self.query_one(f"#line-{at}").display = at < most
            is_person = self.query_one(f"#who-{at}", Choice).value == PERSON
            self.query_one(f"#name-{at}").display = is_person
        self._show_bringers()

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

    def on_input_changed(self, event: Input.Changed) -> None:
        """What is typed may keep something from being brought."""
        if event.input.id in self.form.typed:
            self._show_bringers()

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
        codes = [self._code(at) for at in self._playing()]
        parts = self._taken()
        seed = self.query_one("#seed", Input).value.strip()
        start = read_seed(seed) if seed else None
        try:
            table = self.form.table(
                self._chosen(), codes, parts, start, self.language, self._brought()
            )
        except ValueError as error:
            self._show_why(error)
            return
        self.dismiss(table)

    def _show_why(self, error: ValueError) -> None:
        told = error.told(self.language) if isinstance(error, BadOptions) else str(error)
        self.query_one("#why", Static).update(Content(told))

    def action_workshop(self) -> None:
        """Make what can be brought to the table."""
        try:
            screen = self.form.workshop(self._chosen(), self.language)
        except ValueError as error:
            self._show_why(error)
            return
        if screen is not None:
            self.app.push_screen(screen, self._made)

    def _made(self, answer: Any) -> None:
        made = self.form.desk.workshop
        if made is not None and answer is not None:
            for option, text in made.taken(answer).items():
                self.query_one(f"#{option}", Input).value = text
        self._check()

    def _value(self, what: str, at: int) -> str:
        return self.query_one(f"#{what}-{at}", Choice).value

    def _code(self, at: int) -> str:
        """Who sits somewhere."""
        who = self._value("who", at)
        return f"{who}:{self.query_one(f'#name-{at}', Input).value}" if who == PERSON else who


def _label_width(name: str, values: Values) -> int:
    """Cells for the name of an option: as many as usual, unless it or its values need others."""
    values_need = max(len(value) for _, value in values) + len("◄  ►")
    return max(len(name) + 1, min(_LABEL, _LINE - values_need))
