"""The game in a terminal: screens, turns, bots, undo, saving."""

import asyncio
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen
from textual.worker import Worker

from osada.kernel.game import Move, Refused
from osada.kernel.journal import JournalError
from osada.kernel.match import CannotUndo
from osada.terminal import hints, theme
from osada.terminal.desk import desk
from osada.terminal.driver import patient
from osada.terminal.screens.curtain import CurtainScreen
from osada.terminal.screens.end import EndScreen
from osada.terminal.screens.game import GameScreen
from osada.terminal.screens.help import HelpScreen
from osada.terminal.screens.hint import HintScreen
from osada.terminal.screens.log import LogScreen
from osada.terminal.screens.rules import RulesScreen
from osada.terminal.screens.save import LEFT, SAVED, SaveScreen
from osada.terminal.screens.setup import SetupScreen
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.thinking import Thinking
from osada.terminal.undoing import why_no_undo
from osada.terminal.words import LANGUAGES, say
from osada.titles import FIRST

PAUSE: Final = 0.6
"""Seconds before a bot's move can be seen."""


class OsadaApp(App[int]):
    """All games at one keyboard."""

    TITLE = "Osada"
    CSS_PATH = "osada.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("f1", "rules", show=False),
        Binding("f2", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("g", "log", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "leave_now(130)", show=False, priority=True),
        Binding("ctrl+q", "leave_now(0)", show=False, priority=True),
    ]

    def __init__(
        self,
        shelf: Shelf,
        table: Table | None = None,
        language: str = "en",
        pause: float = PAUSE,
        file: Path | None = None,
        game: str = FIRST,
        first: Screen[Any] | None = None,
    ) -> None:
        super().__init__()
        self.register_theme(theme.NIGHT)
        self.register_theme(theme.DAY)
        self.theme = theme.NIGHT_NAME
        self.shelf = shelf
        self.table = table
        self.game = game
        """The game that is offered first where none was begun."""
        self.first = first
        """A screen that is all there is: leaving it ends the program."""
        self.language = language
        self.pause = pause
        self.file = file
        self.farewell = ""
        """What is said once the terminal is itself again."""
        self._screen: GameScreen | None = None
        self._thinking = Thinking(shelf.own)
        self._bots: Worker[None] | None = None
        self._ended = False

    def get_driver_class(self) -> type[Driver]:
        """The keyboard and the screen of this system."""
        return patient(super().get_driver_class())

    def on_mount(self) -> None:
        """Begin with the table, or with what must be agreed on first."""
        if self.first is not None:
            self.push_screen(self.first, lambda _: self.exit(0))
        elif self.table is None:
            self.push_screen(SetupScreen(self.shelf, self.language, self.game), self._begin)
        else:
            self._begin(self.table)

    async def on_unmount(self) -> None:
        """Let no bot think on."""
        await self._thinking.end()

    def _begin(self, table: Table | None) -> None:
        assert table is not None
        self.table = table
        self.language = table.language
        table.file = table.file or self.file
        table.answer_unasked()
        self._screen = self._laid(table, None)
        self.push_screen(self._screen, callback=lambda _: None)
        self.call_after_refresh(self.go_on)

    def _laid(self, table: Table, looks: int | None) -> GameScreen:
        """The screen of what is played now, for who looked so far; one person always looks."""
        screen = _screen(table)
        screen.look_as(table.people[0] if len(table.people) == 1 else looks)
        return screen

    def _lay_anew(self) -> bool:
        """Change the screen once something else is played; whether that was so.

        Beneath a dialog it waits until that is closed.
        """
        table, screen = self._at_table()
        if screen.fits or self.screen is not screen:
            return False
        self._screen = self._laid(table, screen.looks)
        self._screen.think(screen.thinks_at)
        self.switch_screen(self._screen)
        return True

    def on_game_screen_uncovered(self, message: GameScreen.Uncovered) -> None:
        """A dialog was closed: what lies beneath may have changed meanwhile."""
        if self._screen is not None and not self._screen.fits:
            self.go_on()

    # Turns

    def go_on(self) -> None:
        """Let whoever must decide decide: a bot by itself, a person at the screen."""
        if self._lay_anew():
            self.call_after_refresh(self.go_on)
            return
        table, screen = self._at_table()
        if table.outcome is not None:
            self._end()
            return
        person = table.person_to_move(screen.looks)
        bot = table.bot_to_move()
        if bot is not None:
            if len(table.people) != 1:
                screen.look_as(None)
            if self._bots is None:
                self._bots = self.run_worker(self._let_bots_move())
        elif person is not None and person != screen.looks:
            self._draw_curtain(person)
        screen.show_again()
        screen.call_after_refresh(screen.point)

    def _at_table(self) -> tuple[Table, GameScreen]:
        assert self.table is not None
        assert self._screen is not None
        return self.table, self._screen

    def _draw_curtain(self, person: int) -> None:
        """Hide the hand until the next person is at the keyboard."""
        table, screen = self._at_table()
        last = table.match.records[-1].seat if table.match.records else person
        screen.look_as(None)
        undoable = last != person and table.seats[last].is_person
        undoable = undoable and table.why_no_undo(last) is None
        name = table.seats[last].name if undoable else ""

        def lifted(ready: bool | None) -> None:
            _, screen = self._at_table()
            if ready or not name:
                screen.look_as(person)
            else:
                table.undo(last)
                screen.look_as(last)
            self.go_on()

        self.push_screen(CurtainScreen(table.language, table.seats[person].name, name), lifted)

    async def _let_bots_move(self) -> None:
        table, screen = self._at_table()
        try:
            while (seat := table.bot_to_move()) is not None:
                self._lay_anew()
                _, screen = self._at_table()
                screen.think(seat)
                screen.show_again()
                if self.pause:
                    await asyncio.sleep(self.pause)
                table.play(seat, await self._thinking.move(table, seat))
                self._keep_file()
        finally:
            screen.think(None)
        self._bots = None
        self.go_on()

    def play(self, seat: int, move: Move) -> None:
        """Make a person's move."""
        table, screen = self._at_table()
        try:
            table.play(seat, move)
        except Refused as error:
            self.notify(table.refusal(error.refusal), severity="warning")
            return
        screen.all_moves = False
        self._keep_file()
        self.go_on()

    def on_game_screen_played(self, message: GameScreen.Played) -> None:
        """A person chose a move."""
        self.play(message.seat, message.move)

    def _end(self) -> None:
        table, screen = self._at_table()
        screen.show_again()
        if not self._ended:
            self._ended = True
            table.finish()
            self.push_screen(EndScreen(table, screen.result), lambda _: None)

    # Saving

    def _keep_file(self) -> bool:
        """Save where a file was named; a failure is said and play goes on."""
        why = self._unsaved()
        if why:
            self.notify(why, severity="error", timeout=10)
        return not why

    def _unsaved(self) -> str:
        """Save where a file was named; why that failed, or ""."""
        if self.table is not None and self.table.file is not None:
            try:
                self.table.save()
            except JournalError as error:
                return str(error)
        return ""

    def action_save(self) -> None:
        """Save; ask for the file where none was named."""
        if self.table is None:
            return
        if self.table.file is None:
            self.push_screen(SaveScreen(self.table, leaving=False), self._saved)
        elif self._keep_file():
            self._saved(SAVED)

    def _saved(self, how: str | None) -> None:
        if how == SAVED and self.table is not None:
            file = str(self.table.file)
            self.notify(say(self.language, "saved", file=file))

    def action_leave(self) -> None:
        """Quit, saving; without a file ask first."""
        table = self.table
        played = table is not None and table.moves > 0 and table.outcome is None
        if table is not None and table.file is None and played:
            self.push_screen(SaveScreen(table, leaving=True), self._left)
        elif self._keep_file():
            self.action_leave_now(0)

    def _left(self, how: str | None) -> None:
        if how in (SAVED, LEFT):
            self.action_leave_now(0)

    def action_leave_now(self, code: int) -> None:
        """Quit at once, saving where a file was named."""
        why = self._unsaved()
        if why:
            self.farewell, code = why, 1
        elif self.table is not None and self.table.file is not None:
            self.farewell = say(self.language, "saved", file=str(self.table.file))
        self.exit(code)

    # Other keys

    def action_undo(self) -> None:
        """Take back the viewer's last move."""
        if self.table is None or self._screen is None:
            return
        table, screen = self.table, self._screen
        seat = screen.looks
        if seat is None:
            self.bell()
            return
        why = why_no_undo(table, seat)
        if why:
            self.notify(why, severity="warning")
            return
        if self._bots is not None:
            self._bots.cancel()
            self._bots = None
        try:
            table.undo(seat)
        except CannotUndo:
            self.bell()
        self._ended = False
        if isinstance(self.screen, EndScreen):
            self.pop_screen()
        self._keep_file()
        self.go_on()

    def action_help(self) -> None:
        """The keys and glyphs."""
        lines = desk(self._playing()).help
        if lines is not None:
            self.push_screen(HelpScreen(self.language, lines(self.language)))

    def action_hint(self) -> None:
        """What a good player would do."""
        table, screen = self.table, self._screen
        if table is None or screen is None or self.screen is not screen:
            return
        seat = screen.looks
        if seat is None or table.decision(seat) is None:
            self.bell()
        elif not hints.gives_hints(table):
            self.notify(say(table.language, "hint-company"))
        else:
            self.push_screen(HintScreen(table, seat, self._thinking.hint))

    def action_rules(self) -> None:
        """The rulebook."""
        self.push_screen(RulesScreen(self.language, self._playing()))

    def _playing(self) -> str:
        """The game that is played, or being agreed on."""
        if self.table is not None:
            return self.table.game.name
        return self.screen.game if isinstance(self.screen, SetupScreen) else self.game

    def action_log(self) -> None:
        """The whole log."""
        if self._screen is not None:
            self.push_screen(LogScreen(self.language, self._screen.log_lines()))

    def action_language(self) -> None:
        """The next language."""
        if self.table is None:
            return
        at = LANGUAGES.index(self.language)
        self.language = self.table.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            if isinstance(screen, GameScreen):
                screen.show_again()
            elif isinstance(screen, EndScreen):
                screen.update_table()

    def action_theme(self) -> None:
        """Day or night."""
        night = self.theme == theme.NIGHT_NAME
        self.theme = theme.DAY_NAME if night else theme.NIGHT_NAME


def _screen(table: Table) -> GameScreen:
    screen = desk(table.game.name).screen
    assert screen is not None
    return screen(table)
