"""The sheets: rivals above, dice and pool, Empire and Village in the middle, words at the side."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from osada.kernel.game import Move, Refusal
from osada.rollwrite import spots
from osada.rollwrite.state import BASIC
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.ink import Line
from osada.terminal.result import Result
from osada.terminal.roll import panes
from osada.terminal.roll.detail import detail
from osada.terminal.roll.result import result
from osada.terminal.roll.sheet import SheetPane
from osada.terminal.roll.sheets import Sheets, change
from osada.terminal.roll.table import RollTable
from osada.terminal.screens.game import GameScreen
from osada.terminal.widgets.movelist import Listed, MoveList
from osada.terminal.words import say

_FIRST: Final = ("token/", "cell/", "dice", "track/", "building/", "harvest/", "favor", "ready")
"""Where a new question is pointed at first."""

_WAYS_ON: Final = ("ready", "keep", "skip")
"""Places that nobody shall be led to while something else is possible."""
_WHY: Final = 3
"""Reasons that are given at most."""


class RollScreen(GameScreen):
    """The roll & write game as one seat sees it; all sheets are open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("e", "quick('keep ready skip')", show=False),
    ]
    KEYS = (
        ("?", "app.help", "key-help"),
        ("m", "screen.all_moves", "key-moves"),
        ("v", "screen.look", "key-look"),
        ("c", "screen.clause", "key-clause"),
        ("u", "app.undo", "key-undo"),
        ("e", "screen.quick('keep ready skip')", "key-ready"),
        ("s", "app.save", "key-save"),
        ("g", "app.log", "key-log"),
        ("l", "app.language", "key-language"),
        ("F1", "app.rules", "key-rules"),
        ("q", "app.leave", "key-quit"),
    )
    FEW_KEYS = "?mvcuegq"

    table: RollTable

    def __init__(self, table: RollTable) -> None:
        super().__init__(table)
        self.possible: list[spots.PossibleMove] = []
        self.cells: tuple[str, ...] = ()
        """The sections of the settlement pointed at."""
        self._asked = ""
        self._moves = 0

    # What is there

    def compose_main(self) -> ComposeResult:
        """Rivals and sheets."""
        yield Static(id="rival-lines")
        with Vertical(id="sheet-box"):
            yield SheetPane(id="sheet")
        yield Static(id="ask")

    @property
    def sheet(self) -> SheetPane:
        """The sheets in the middle."""
        return self.query_one("#sheet", SheetPane)

    def on_mount(self) -> None:
        """Point at the sheets."""
        self.add_class("roll")
        self.sheet.focus()
        if self.table.trouble:
            self.notify(self.table.trouble, severity="warning", timeout=10)

    def result(self) -> Result:
        """How it ended."""
        return result(self.table)

    # Showing

    def update_table(self) -> None:
        """Show the table as it stands."""
        table, language = self.table, self.table.language
        self.view = view = table.view(self.viewer)
        self.possible = []
        if self.decision is not None and self.viewer is not None:
            self.possible = spots.possible(table.game, table.match.state, self.viewer, language)
        wide = not self.small
        self.query_one("#top", Static).update(ink.content([panes.top(table, view, wide)]))
        others = [seat for seat in range(len(table.seats)) if seat != self.middle()]
        rivals = self.query_one("#rival-lines", Static)
        rivals.display = bool(others)
        rivals.update(ink.content([panes.rival(table, view, seat) for seat in others]))
        score = self.query_one("#score", Static)
        score.border_title = say(language, "score")
        score.update(ink.content(panes.scores(table, view, self.middle(), 32)))
        box = self.query_one("#sheet-box")
        box.border_title = ink.content([panes.title(table, view, self.middle())])
        self._show_sheets()
        self.show_log()
        self.show_keys()
        self.show_choice()

    def _show_sheets(self) -> None:
        table, view, seat = self.table, self.view, self.middle()
        state = table.match.state
        own = seat == self.viewer
        slots = range(len(table.village(seat).buildings))
        sheets = Sheets(
            view["players"][seat],
            table.village(seat),
            table.language,
            view["phase"],
            state.options.mode == BASIC,
            tuple(spots.standing(state, seat, slot, table.language) for slot in slots),
            frozenset(place for one in self.possible for place in _places(one))
            if own
            else frozenset(),
            cells=self.cells if own else (),
        )
        holders = {
            player["token"]: table.seats[player["seat"]].name
            for player in view["players"]
            if player["token"]
        }
        tokens = [(token, holders.get(token, "")) for token in view["tokens"]]
        whose: Line = [(table.seats[seat].name, f"bold {table.style(seat)}")]
        self.sheet.show(sheets, tokens, whose, self.small)

    # Pointing and choosing

    def here(self) -> list[spots.PossibleMove]:
        """The legal moves at the place pointed at."""
        if self.middle() != self.viewer:
            return []
        place = self.sheet.place
        return [one for one in self.possible if place and place in _places(one)]

    def _listed(self, moves: list[spots.PossibleMove]) -> list[Listed]:
        return [(one.move, one.label, change(one)) for one in moves]

    def show_choice(self) -> None:
        """The question, the place pointed at, and the moves that fit."""
        table, language = self.table, self.table.language
        own = self.here()
        about = bool(own) and not self.all_moves
        listed = own if about else self.possible
        title = (
            own[0].label if about and len(own) == 1 else say(language, "all-moves", n=len(listed))
        )
        if about and len(own) > 1:
            title = say(language, "roll-moves-here", n=len(own))
        self.show_moves(self._listed(listed), title)
        refused = self.sentences([] if own else self._refusals()[:_WHY])
        self._show_detail(refused)
        asked = table.question(self.viewer) if self.decision and self.viewer is not None else ""
        best = own[0].label if own else ""
        if len(own) > 1:
            best = say(language, "roll-several", n=len(own))
        hint = "roll-hint-window" if self._is_window() else "roll-hint"
        self.show_ask(asked, best, refused, say(language, hint))
        self._show_settlement(own[0].cells if own else ())

    def _is_window(self) -> bool:
        return bool(self.view.get("asked") == "reroll")

    def _show_settlement(self, cells: tuple[str, ...]) -> None:
        """Show where a settlement would lie."""
        if cells != self.cells:
            self.cells = cells
            self._show_sheets()

    def _refusals(self) -> list[Refusal]:
        """Why nothing can be done at the place."""
        place, seat = self.sheet.place, self.viewer
        if self.decision is None or seat is None or self.middle() != seat or not place:
            return []
        found = spots.refusals(self.table.game, self.table.match.state, seat, place)
        return [refusal for _, refusal in found]

    def _show_detail(self, refused: list[tuple[str, str]]) -> None:
        box = self.query_one("#detail-box")
        box.border_title = say(self.table.language, "roll-place")
        lines = detail(self.table, self.middle(), self.sheet.place)
        lines += [[(f"{g.NO} {sentence}", "$no")] for sentence, _ in refused]
        self.query_one("#detail", Static).update(ink.content(lines))
        box.scroll_home(animate=False)

    def on_sheet_pane_pointed(self, message: SheetPane.Pointed) -> None:
        """Another place is pointed at."""
        self.all_moves = False
        self.show_choice()

    def on_sheet_pane_chosen(self, message: SheetPane.Chosen) -> None:
        """Make the only move at a place, or list them, or say why there is none."""
        self.all_moves = False
        self.show_choice()
        own = self.here()
        if len(own) == 1:
            self.play(self._at(own[0], message.place))
        elif own:
            self.query_one("#moves", MoveList).focus()
        else:
            self.app.bell()

    def _at(self, one: spots.PossibleMove, place: str) -> Move:
        """The move at this very place: of areas alike, the one pointed at."""
        if self.viewer is None or one.verb != "build" or place not in one.also:
            return one.move
        verb, name, _, *saving = one.text.split()
        line = " ".join([verb, name, place.rpartition("/")[2], *saving])
        return self.table.game.parse(self.table.match.state, self.viewer, line)[0]

    def on_move_list_pointed(self, message: MoveList.Pointed) -> None:
        """Show where a settlement of the list would lie."""
        for one in self.possible:
            if one.move == message.move:
                self._show_settlement(one.cells)

    def point(self) -> None:
        """Put the focus on the sheets, where something can be done.

        For a new question that is where it is answered, after a move as near as possible.
        """
        if self.decision is None:
            return
        sheet, moves = self.sheet, self.table.moves
        asked = f"{self.viewer} {self.view['round']} {self.view.get('asked')}"
        if asked != self._asked or not sheet.place:
            sheet.point_at(self._first_place())
        elif moves != self._moves and not self.here():
            possible = {place for one in self.possible for place in _places(one)}
            wanted = possible.difference(_WAYS_ON) or possible
            sheet.point_at(sheet.drawing.nearest(sheet.place, wanted))
        self._asked, self._moves = asked, moves
        if not sheet.has_focus:
            sheet.focus()
        self.show_choice()

    def _first_place(self) -> str:
        places = [one.place for one in self.possible]
        for kind in _FIRST:
            for place in places:
                if place.startswith(kind):
                    return place
        return places[0] if places else ""

    def action_back(self) -> None:
        """From the list of moves back to the sheets; from a rival's sheets back to yours."""
        self.all_moves = False
        if self.looked is not None:
            self.looked = None
            self.update_table()
        self.sheet.focus()
        self.show_choice()


def _places(one: spots.PossibleMove) -> tuple[str, ...]:
    """Where a move can be made; a settlement also at its building."""
    found = (one.place, *one.also)
    if one.verb == "settle":
        return (*found, f"building/{one.text.split()[1]}")
    if one.place.startswith("building/") and one.place.count("/") > 1:
        return (*found, one.place.rpartition("/")[0])
    return found
