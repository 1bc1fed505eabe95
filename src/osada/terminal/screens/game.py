"""What the screens of both games share: who looks, the list of moves, the question, the log."""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from osada.kernel.game import Decision, Move, Refusal
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.result import Result
from osada.terminal.screens.confirm import ConfirmScreen
from osada.terminal.screens.rules import RulesScreen
from osada.terminal.table import Table
from osada.terminal.widgets.movelist import Listed, MoveList
from osada.terminal.words import say

SMALL: Final = (110, 36)
"""Below this many cells across or down the table folds."""
_RECENT: Final = 30  # moves of the log beside the table
_BEATS: Final = ("●○○", "○●○", "○○●", "○●○")
_BEAT: Final = 0.25
"""Seconds between two beats of a bot that thinks."""

Key = tuple[str, str, str]
"""A key, its action, the message with its name."""


class GameScreen(Screen[None]):
    """The game as one seat sees it, or a spectator."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("m", "all_moves", show=False),
        Binding("v", "look", show=False),
        Binding("c", "clause", show=False),
    ]
    KEYS: ClassVar[tuple[Key, ...]]
    """What the line at the bottom offers."""
    FEW_KEYS: ClassVar[str]
    """The keys that a small terminal has room for."""

    class Played(Message):
        """The viewer makes a move."""

        def __init__(self, seat: int, move: Move) -> None:
            super().__init__()
            self.seat = seat
            self.move = move

    class Uncovered(Message):
        """A dialog that lay over the table was closed."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.viewer: int | None = None
        self.looked: int | None = None
        """Whose part of the table lies in the middle; None: the viewer's own."""
        self.clause_id = ""
        """The clause that the last refusal cited."""
        self.all_moves = False
        self.thinks: int | None = None
        """The seat of a bot that thinks."""
        self.view: Any = None
        self._beat = 0

    def compose(self) -> ComposeResult:
        """All parts, empty."""
        yield Static(id="top")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield from self.compose_main()
            with Vertical(id="side"):
                yield Static(id="score")
                with VerticalScroll(id="detail-box", can_focus=False):
                    yield Static(id="detail")
                with Vertical(id="moves-box"):
                    yield MoveList(id="moves")
                with VerticalScroll(id="log-box", can_focus=False):
                    yield Static(id="log")
        yield Static(id="keys")

    # What each game has of its own

    @abstractmethod
    def compose_main(self) -> ComposeResult:
        """What lies in the middle, empty."""

    @abstractmethod
    def update_table(self) -> None:
        """Show the table as it stands."""

    @abstractmethod
    def point(self) -> None:
        """Put the focus where the decision is made."""

    @abstractmethod
    def show_choice(self) -> None:
        """The question, what is pointed at, and the moves that fit."""

    @abstractmethod
    def result(self) -> Result:
        """How it ended."""

    def forget(self) -> None:
        """Somebody else looks: what was pointed at is over."""
        self.looked = None
        self.all_moves = False

    @property
    def fits(self) -> bool:
        """Whether what is played now is what this screen shows."""
        return True

    @property
    def looks(self) -> int | None:
        """The seat of the match that looks; a table within it may count otherwise."""
        return self.viewer

    @property
    def thinks_at(self) -> int | None:
        """The seat of the match whose bot thinks."""
        return self.thinks

    def on_screen_resume(self) -> None:
        """Nothing lies over the table any more."""
        self.post_message(self.Uncovered())

    def show_again(self) -> None:
        """Show the table as it stands, once there is something to show it on."""
        if self.is_mounted and self.fits:
            self.update_table()

    # Room

    def on_mount(self) -> None:
        """Show the table."""
        self.fold()
        self.update_table()
        self.set_interval(_BEAT, self._go_beating)

    def on_resize(self, event: events.Resize) -> None:
        """Fold or unfold."""
        self.fold()
        self.call_after_refresh(self.show_again)

    def fold(self) -> None:
        """Mark a small terminal."""
        size = self.app.size
        self.set_class(size.width < SMALL[0] or size.height < SMALL[1], "small")

    @property
    def small(self) -> bool:
        """Whether the terminal is small."""
        return self.has_class("small")

    # Who looks, who thinks

    @property
    def decision(self) -> Decision | None:
        """What the viewer must decide."""
        return self.table.decision(self.viewer) if self.viewer is not None else None

    def middle(self) -> int:
        """The seat whose part of the table lies in the middle."""
        if self.looked is not None:
            return self.looked
        return self.viewer if self.viewer is not None else (self.view["turn"] or [0])[0]

    def look_as(self, viewer: int | None) -> None:
        """Show the table to another seat, or to everybody."""
        if viewer != self.viewer:
            self.forget()
        self.viewer = viewer
        self.show_again()

    def think(self, seat: int | None) -> None:
        """Show that a bot thinks, or that none does any more."""
        self.thinks = seat

    def _go_beating(self) -> None:
        self._beat = (self._beat + 1) % len(_BEATS)
        if self.thinks is not None and self.decision is None:
            self._show_waiting()

    # What is said beside the table

    def show_log(self) -> None:
        """The last that happened."""
        box = self.query_one("#log-box", VerticalScroll)
        box.border_title = say(self.table.language, "log")
        self.query_one("#log", Static).update(Content("\n".join(self.log_lines(_RECENT))))
        self.call_after_refresh(box.scroll_end, animate=False)

    def log_lines(self, most: int = 0) -> list[str]:
        """What happened, as the viewer may know it; of the last so many moves, or all."""
        match = self.table.match
        events = match.log
        if 0 < most < match.moves:
            last = range(match.moves - most + 1, match.moves + 1)
            events = [event for number in last for event in match.events(number)]
        return self.table.told(events, self.viewer)

    def show_keys(self) -> None:
        """The line at the bottom."""
        language = self.table.language
        keys = [
            f"[@click={action}][bold $give] {key} [/][$ink-2]{say(language, name)}[/][/]"
            for key, action, name in self.KEYS
            if not self.small or key in self.FEW_KEYS
        ]
        self.query_one("#keys", Static).update(Content.from_markup(" ".join(keys)))

    def show_ask(self, asked: str, best: str, refused: list[tuple[str, str]], hint: str) -> None:
        """What is asked, and beneath it what Enter would do, or why it would do nothing."""
        strip = self.query_one("#ask", Static)
        strip.set_class(self.decision is None, "waiting")
        if self.decision is None:
            self._show_waiting()
            return
        lines: list[Line] = [[(f"{g.FIRST} ", "bold $give"), (asked, "bold")]]
        if best:
            lines.append([(f"{g.YES} {best}", "$go")])
        elif refused:
            lines.append([(f"{g.NO} {refused[0][0]}", "$no")])
        else:
            lines.append([(hint, "$ink-3")])
        strip.update(ink.content(lines))

    def _show_waiting(self) -> None:
        """Who thinks, or who else must decide."""
        table, language = self.table, self.table.language
        if self.thinks is not None:
            said = say(language, "thinks", name=table.seats[self.thinks].name)
            line: Line = [(f"{_BEATS[self._beat]} ", "$give"), (said, "$ink-2")]
        else:
            names = ", ".join(table.seats[seat].name for seat in self.view["turn"])
            line = [(say(language, "waiting-for", names=names), "$ink-2")]
        self.query_one("#ask", Static).update(ink.content([line]))

    def sentences(self, refused: list[Refusal]) -> list[tuple[str, str]]:
        """Why something cannot be done: each sentence once, with its clause."""
        found = {self.table.refusal(refusal): refusal.clause for refusal in refused}
        self.clause_id = next(iter(found.values()), "")
        return list(found.items())

    # Moves

    def show_moves(self, listed: list[Listed], title: str) -> None:
        """The list of moves."""
        self.query_one("#moves", MoveList).show(listed)
        self.query_one("#moves-box").border_title = title

    def on_move_list_played(self, message: MoveList.Played) -> None:
        """A move was chosen from the list."""
        self.play(message.move)

    def on_key(self, event: events.Key) -> None:
        """A digit or capital letter plays the move that has it."""
        if event.character and self.query_one("#moves", MoveList).play_key(event.character):
            event.stop()

    def play(self, move: Move) -> None:
        """Make a move for the viewer; one that may be a slip is asked about first."""
        seat = self.viewer
        if seat is None:
            return
        doubt = self.table.doubt(seat, self.table.text(seat, move))
        if not doubt:
            self.made(seat, move)
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.made(seat, move)

        self.app.push_screen(ConfirmScreen(self.table.language, doubt), answered)

    def made(self, seat: int, move: Move) -> None:
        """Say that a move is made."""
        self.post_message(self.Played(seat, move))

    def action_quick(self, texts: str) -> None:
        """Play the first of these moves that is possible."""
        decision = self.decision
        if decision is None or self.viewer is None:
            return
        possible = {self.table.text(self.viewer, one): one for one in decision.moves}
        for text in texts.split():
            if text in possible:
                self.play(possible[text])
                return
        self.app.bell()

    # Keys

    def action_all_moves(self) -> None:
        """List every legal move."""
        self.all_moves = True
        self.show_choice()
        self.query_one("#moves", MoveList).focus()

    def action_look(self) -> None:
        """Lay another seat's part of the table in the middle."""
        self.looked = (self.middle() + 1) % len(self.table.seats)
        if self.looked == self.viewer:
            self.looked = None
        self.update_table()

    def action_clause(self) -> None:
        """Open the rulebook at the clause that was cited."""
        game = self.table.game.name
        self.app.push_screen(RulesScreen(self.table.language, game, self.clause_id))

    @abstractmethod
    def action_back(self) -> None:
        """From the list of moves back to the table."""
