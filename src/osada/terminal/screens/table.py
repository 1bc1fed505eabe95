"""The table: rivals above, the own empire in the middle, the hand below, words at the side."""

from typing import Any, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from osada.kernel.game import Decision, Move
from osada.settlers import log, words
from osada.settlers.effects.text import kind_name
from osada.settlers.spots import Spot, moves_of, refusals
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.cardface import full
from osada.terminal.faces import Faces, faces
from osada.terminal.ink import Line
from osada.terminal.screens.rules import RulesScreen
from osada.terminal.table import Table
from osada.terminal.widgets import panes
from osada.terminal.widgets.cardrow import BUILT, CHIPS, HELD, CardRow
from osada.terminal.widgets.movelist import MoveList
from osada.terminal.widgets.rival import RivalPane
from osada.terminal.words import say

SMALL: Final = (110, 36)
"""Below this many cells across or down the table folds."""
_LANES: Final = 3
_RECENT: Final = 60  # events of the log beside the table
_KEYS: Final = (
    ("?", "app.help", "key-help"),
    ("m", "screen.all_moves", "key-moves"),
    ("v", "screen.look", "key-look"),
    ("c", "screen.clause", "key-clause"),
    ("u", "app.undo", "key-undo"),
    ("p", "screen.quick('pass')", "key-pass"),
    ("e", "screen.quick('end')", "key-end"),
    ("s", "app.save", "key-save"),
    ("g", "app.log", "key-log"),
    ("l", "app.language", "key-language"),
    ("F1", "app.rules", "key-rules"),
    ("q", "app.leave", "key-quit"),
)
"""What the line at the bottom offers: key, action, name."""
_FEW_KEYS: Final = "?mvcupgq"
_BEATS: Final = ("●○○", "○●○", "○○●", "○●○")
_BEAT: Final = 0.25
"""Seconds between two beats of a bot that thinks."""


class TableScreen(Screen[None]):
    """The game as one seat sees it; nobody's hand is shown to a spectator."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("escape", "back", show=False),
        Binding("m", "all_moves", show=False),
        Binding("v", "look", show=False),
        Binding("c", "clause", show=False),
        Binding("e", "quick('end')", show=False),
        Binding("p", "quick('pass')", show=False),
    ]

    class Played(Message):
        """The viewer makes a move."""

        def __init__(self, seat: int, move: Move) -> None:
            super().__init__()
            self.seat = seat
            self.move = move

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.viewer: int | None = None
        self.looked: int | None = None
        """Whose empire lies in the middle; None: the viewer's own."""
        self.spot: Spot | None = None
        self.clause_id = ""
        """The clause that the last refusal cited."""
        self.all_moves = False
        self.thinks: int | None = None
        """The seat of a bot that thinks."""
        self._beat = 0
        self._view: dict[str, Any] = {}
        self._faces = Faces([], [], [], [], [])

    # What is there

    def compose(self) -> ComposeResult:
        """All parts, empty."""
        cards = self.table.cards
        yield Static(id="top")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                with Horizontal(id="rivals"):
                    solo = len(self.table.seats) == 1
                    for seat in range(2 if solo else len(self.table.seats)):
                        yield RivalPane(cards, seat)
                with Vertical(id="empire"):
                    yield CardRow(cards, CHIPS, g.DEAL, id="deals")
                    for lane, glyph in enumerate(g.KIND):
                        row = CardRow(cards, BUILT, glyph, id=f"lane-{lane}")
                        row.add_class("lane")
                        yield row
                with Vertical(id="offer-box"):
                    yield CardRow(cards, HELD, id="offer")
                yield Static(id="ask")
                with Vertical(id="hand-box"):
                    yield CardRow(cards, HELD, id="hand")
                yield Static(id="goods")
            with Vertical(id="side"):
                yield Static(id="score")
                with VerticalScroll(id="detail-box", can_focus=False):
                    yield Static(id="detail")
                with Vertical(id="moves-box"):
                    yield MoveList(id="moves")
                with VerticalScroll(id="log-box", can_focus=False):
                    yield Static(id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Show the table and point at the hand."""
        self.set_class(len(self.table.seats) == 1, "solo")
        self._fold()
        self.update_table()
        self.query_one("#hand", CardRow).focus()
        self.set_interval(_BEAT, self._go_beating)

    def on_resize(self, event: events.Resize) -> None:
        """Fold or unfold."""
        self._fold()
        self.call_after_refresh(self.update_table)

    def _fold(self) -> None:
        size = self.app.size
        self.set_class(size.width < SMALL[0] or size.height < SMALL[1], "small")

    @property
    def small(self) -> bool:
        """Whether the terminal is small."""
        return self.has_class("small")

    @property
    def decision(self) -> Decision | None:
        """What the viewer must decide."""
        return self.table.decision(self.viewer) if self.viewer is not None else None

    # Showing

    def look_as(self, viewer: int | None) -> None:
        """Show the table to another seat, or to everybody."""
        if viewer != self.viewer:
            self.looked = None
            self.spot = None
            self.all_moves = False
        self.viewer = viewer
        if self.is_mounted:
            self.update_table()

    def think(self, seat: int | None) -> None:
        """Show that a bot thinks, or that none does any more."""
        self.thinks = seat

    def _go_beating(self) -> None:
        self._beat = (self._beat + 1) % len(_BEATS)
        if self.thinks is not None and self.decision is None:
            self._show_waiting()

    def update_table(self) -> None:
        """Show the table as it stands."""
        table, language = self.table, self.table.language
        self._view = view = table.view(self.viewer)
        self._faces = faces(table, view, self.viewer, self.decision)
        self.query_one("#top", Static).update(ink.content([panes.top(table, view, not self.small)]))
        self._show_rivals()
        self._show_empire()
        offering = bool(self._faces.offer)
        self.set_class(offering, "offering")
        self.query_one("#offer-box").set_class(offering, "shown")
        self.query_one("#empire").set_class(offering, "folded")
        self.query_one("#offer-box").border_title = say(language, "offer")
        self.query_one("#offer", CardRow).show(self._faces.offer, language)
        self._show_hand()
        self._show_side()
        self._show_keys()
        self._show_choice()

    def _middle(self) -> int:
        """The seat whose empire lies in the middle."""
        if self.looked is not None:
            return self.looked
        return self.viewer if self.viewer is not None else (self._view["turn"] or [0])[0]

    def _show_rivals(self) -> None:
        language = self.table.language
        for pane in self.query(RivalPane):
            virtual = pane.seat >= len(self.table.seats)
            pane.display = pane.seat != self._middle()
            facts = pane.query_one(".facts", Static)
            title: Line
            if virtual:
                title = [(say(language, "virtual-player"), "bold $no")]
                line = panes.virtual_facts(self.table, self._view)
                rows = [
                    [item for lane in self._faces.lanes[pane.seat] for item in lane],
                    self._faces.collection,
                    [],
                ]
            else:
                title = panes.title(self.table, self._view, pane.seat)
                line = panes.facts(self.table, self._view, pane.seat)
                rows = self._faces.lanes[pane.seat]
            pane.border_title = ink.content([title])
            facts.update(ink.content([[*title, ("  ", ""), *line] if self.small else line]))
            for lane, row in enumerate(rows):
                shown = pane.query_one(f"#rival-{pane.seat}-{lane}", CardRow)
                if virtual:
                    shown.label = (g.LOCATION, g.GOOD["card"], " ")[lane]
                shown.show(row, language)

    def _show_empire(self) -> None:
        language = self.table.language
        seat = self._middle()
        box = self.query_one("#empire")
        title = panes.title(self.table, self._view, seat)
        player = self._view["players"][seat]
        board = [(f" {g.GOOD['vp']} {player['score']} ", "bold $g-vp")]
        box.border_title = ink.content([[*title, *board]])
        decks = say(language, "decks", own=player["deck_size"], common=self._view["common_deck"])
        box.border_subtitle = decks
        deals = self.query_one("#deals", CardRow)
        deals.empty = say(language, "no-deals")
        deals.set_class(not self._faces.deals[seat], "bare")
        deals.show(self._faces.deals[seat], language)
        most = max(len(lane) for lane in self._faces.lanes[seat])
        for lane in range(_LANES):
            row = self.query_one(f"#lane-{lane}", CardRow)
            row.share = most
            row.empty = kind_name(lane, language)
            row.show(self._faces.lanes[seat][lane], language)

    def _show_hand(self) -> None:
        language = self.table.language
        box = self.query_one("#hand-box")
        goods = self.query_one("#goods", Static)
        self.query_one("#hand", CardRow).show(self._faces.hand, language)
        if self.viewer is None:
            box.border_title = say(language, "hand-hidden")
            goods.update("")
            return
        player = self._view["players"][self.viewer]
        box.border_title = say(language, "hand-of", n=player["hand_size"])
        line = panes.goods(self.table, player, not self.small)
        if self.small:
            line = [*panes.title(self.table, self._view, self.viewer), (" ", ""), *line]
            line.append((f" {g.GOOD['vp']}{player['score']}", "bold $g-vp"))
        goods.update(ink.content([line]))

    def _show_side(self) -> None:
        language = self.table.language
        score = self.query_one("#score", Static)
        score.border_title = say(language, "score")
        score.update(ink.content(panes.scores(self.table, self._view, 30)))
        box = self.query_one("#log-box", VerticalScroll)
        box.border_title = say(language, "log")
        self.query_one("#log", Static).update(Content("\n".join(self.log_lines(_RECENT))))
        self.call_after_refresh(box.scroll_end, animate=False)

    def log_lines(self, most: int = 0) -> list[str]:
        """What happened, as the viewer may know it; of so many events at most."""
        table = self.table
        events = table.match.log[-most:]
        return log.lines(table.cards, events, self.viewer, table.names, table.language)

    def _show_keys(self) -> None:
        language = self.table.language
        keys = [
            f"[@click={action}][bold $give] {key} [/][$ink-2]{say(language, name)}[/][/]"
            for key, action, name in _KEYS
            if not self.small or key in _FEW_KEYS
        ]
        self.query_one("#keys", Static).update(Content.from_markup(" ".join(keys)))

    # Pointing and choosing

    def _labelled(self, moves: list[Move]) -> list[tuple[Move, str]]:
        table = self.table
        assert self.viewer is not None
        return [
            (
                one,
                words.move_label(
                    table.text(self.viewer, one), table.cards, table.language, table.names
                ),
            )
            for one in moves
        ]

    def spot_moves(self) -> list[Move]:
        """The legal moves about the card pointed at."""
        decision = self.decision
        if decision is None or self.spot is None or self.viewer is None:
            return []
        possible = moves_of(self.table.match.state, self.viewer, decision.moves)
        return possible.get(self.spot, [])

    def _show_choice(self) -> None:
        """The question, the card pointed at, and the moves that fit."""
        language = self.table.language
        decision = self.decision
        own = self.spot_moves()
        every = list(decision.moves) if decision else []
        about = decision is not None and decision.kind == "turn" and own and not self.all_moves
        listed = own if about else every
        moves = self.query_one("#moves", MoveList)
        moves.show(self._labelled(listed) if decision else [])
        if own and not self.all_moves:
            moves.cursor = listed.index(own[0])
        self.query_one("#moves-box").border_title = (
            self._spot_name() if about else say(language, "all-moves", n=len(listed))
        )
        refused = self._refusals(decision)
        self.clause_id = refused[0][1] if refused else ""
        self._show_detail(refused)
        self._show_ask(decision, own, refused)

    def _spot_name(self) -> str:
        """The name of the card pointed at."""
        if self.spot is None or not self.spot.number:
            return say(self.table.language, "foundation")
        return words.card_name(self.table.cards, self.spot.number, self.table.language)

    def _refusals(self, decision: Decision | None) -> list[tuple[str, str]]:
        """Why other things cannot be done with the card: sentences and clauses."""
        table = self.table
        if decision is None or self.spot is None or self.viewer is None:
            return []
        found = {
            words.refusal(table.cards, refusal, table.language, table.names): refusal.clause
            for _, refusal in refusals(table.game, table.match.state, self.viewer, self.spot)
        }
        return list(found.items())

    def _show_detail(self, refused: list[tuple[str, str]]) -> None:
        language = self.table.language
        box = self.query_one("#detail-box")
        box.border_title = say(language, "card")
        if self.spot is None or not self.spot.number:
            self.query_one("#detail", Static).update("")
            return
        card = self.table.cards.of_number[self.spot.number]
        first, *rest = full(self.table.cards, card, language)
        lines: list[Line] = [[(first, "bold")]]
        lines += [[(line, "")] for line in rest]
        lines += [[(f"{g.NO} {sentence}", "$no")] for sentence, _ in refused]
        self.query_one("#detail", Static).update(ink.content(lines))
        box.scroll_home(animate=False)

    def _show_ask(
        self, decision: Decision | None, own: list[Move], refused: list[tuple[str, str]]
    ) -> None:
        table, language = self.table, self.table.language
        strip = self.query_one("#ask", Static)
        strip.set_class(decision is None, "waiting")
        if decision is None:
            self._show_waiting()
            return
        asked = words.question(table.cards, self._view["asked"] or {"kind": "turn"}, language)
        if decision.kind == "turn" and self._view["acted"]:
            asked = say(language, "ask-acted")
        lines: list[Line] = [[(f"{g.FIRST} ", "bold $give"), (asked, "bold")]]
        if own:
            label = self._labelled(own[:1])[0][1]
            lines.append([(f"{g.YES} {label}", "$go")])
        elif refused:
            lines.append([(f"{g.NO} {refused[0][0]}", "$no")])
        else:
            lines.append([(say(language, "ask-hint"), "$ink-3")])
        strip.update(ink.content(lines))

    def _show_waiting(self) -> None:
        """Who thinks, or who else must decide."""
        table, language = self.table, self.table.language
        if self.thinks is not None:
            said = say(language, "thinks", name=table.seats[self.thinks].name)
            line: Line = [(f"{_BEATS[self._beat]} ", "$give"), (said, "$ink-2")]
        else:
            names = ", ".join(table.seats[seat].name for seat in self._view["turn"])
            line = [(say(language, "waiting-for", names=names), "$ink-2")]
        self.query_one("#ask", Static).update(ink.content([line]))

    def on_card_row_pointed(self, message: CardRow.Pointed) -> None:
        """Another card is pointed at."""
        self.spot = message.row.spot
        self.all_moves = False
        self._show_choice()

    def on_card_row_chosen(self, message: CardRow.Chosen) -> None:
        """Play the only move about a card, or list them, or say why there is none."""
        self.spot = message.row.spot
        self.all_moves = False
        self._show_choice()
        own = self.spot_moves()
        if len(own) == 1:
            self.play(own[0])
        elif own:
            self.query_one("#moves", MoveList).focus()
        else:
            self.app.bell()

    def on_move_list_played(self, message: MoveList.Played) -> None:
        """A move was chosen from the list."""
        self.play(message.move)

    def on_key(self, event: events.Key) -> None:
        """A digit or capital letter plays the move that has it."""
        if event.character and self.query_one("#moves", MoveList).play_key(event.character):
            event.stop()

    def play(self, move: Move) -> None:
        """Make a move for the viewer."""
        if self.viewer is not None:
            self.post_message(self.Played(self.viewer, move))

    def point(self) -> None:
        """Put the focus where the decision is made: on a card, or in the list of moves."""
        decision = self.decision
        if decision is None:
            return
        rows = [*self.query("#offer, #hand").results(CardRow), *self.rows()]
        if decision.kind == "turn":
            if not (isinstance(self.focused, CardRow) and self.focused.items):
                self.query_one("#hand", CardRow).focus()
            elif self.spot != self.focused.spot:
                self.spot = self.focused.spot
                self._show_choice()
            return
        if isinstance(self.focused, CardRow):
            rows.insert(0, self.focused)
        for row in rows:
            if row.point_at_possible():
                row.focus()
                self.spot = row.spot
                self._show_choice()
                return
        self.spot = None
        self._show_choice()
        self.query_one("#moves", MoveList).focus()

    # Keys

    def rows(self) -> list[CardRow]:
        """The rows of cards from top to bottom that have something in them."""
        return [
            row
            for row in self.query(CardRow)
            if row.items and row.size.height > 0 and row.visible and _shown(row)
        ]

    def action_row(self, by: int) -> None:
        """Go to the row above or below."""
        rows = self.rows()
        if not rows:
            return
        at = rows.index(self.focused) if self.focused in rows else len(rows) - 1
        rows[min(max(at + by, 0), len(rows) - 1)].focus()

    def action_back(self) -> None:
        """From the list of moves back to the cards."""
        self.all_moves = False
        self._show_choice()
        self.query_one("#hand", CardRow).focus()

    def action_all_moves(self) -> None:
        """List every legal move."""
        self.all_moves = True
        self._show_choice()
        self.query_one("#moves", MoveList).focus()

    def action_look(self) -> None:
        """Lay another seat's empire in the middle."""
        self.looked = (self._middle() + 1) % len(self.table.seats)
        if self.looked == self.viewer:
            self.looked = None
        self.update_table()

    def action_clause(self) -> None:
        """Open the rulebook at the clause that was cited."""
        self.app.push_screen(RulesScreen(self.table.language, self.clause_id))

    def action_quick(self, text: str) -> None:
        """Pass, or end the turn."""
        decision = self.decision
        if decision is None or self.viewer is None:
            return
        for one in decision.moves:
            if self.table.text(self.viewer, one) == text:
                self.play(one)
                return
        self.app.bell()


def _shown(row: CardRow) -> bool:
    return all(node.display for node in row.ancestors_with_self if hasattr(node, "display"))
