"""The table: rivals above, your own empire in the middle, the hand below, words at the side."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from osada.kernel.game import Move, Refusal
from osada.settlers import words
from osada.settlers.effects.text import kind_name
from osada.settlers.spots import Spot, moves_of, refusals
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.cards import panes, part
from osada.terminal.cards.cardface import full
from osada.terminal.cards.cardrow import BUILT, CHIPS, HELD, CardRow
from osada.terminal.cards.deckreport import decks_here
from osada.terminal.cards.faces import Faces, faces
from osada.terminal.cards.result import result
from osada.terminal.cards.rival import RivalPane
from osada.terminal.cards.table import CardTable
from osada.terminal.ink import Line
from osada.terminal.result import Result
from osada.terminal.screens.game import GameScreen, Key
from osada.terminal.screens.help import HelpScreen
from osada.terminal.widgets.movelist import Listed, MoveList
from osada.terminal.words import say

_LANES: Final = 3


class TableScreen(GameScreen):
    """The card game as one seat sees it; nobody's hand is shown to a spectator."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("e", "quick('end')", show=False),
        Binding("p", "quick('pass')", show=False),
        Binding("k", "keep", show=False),
        Binding("d", "decks", show=False),
    ]
    KEYS: ClassVar[tuple[Key, ...]] = (
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
    FEW_KEYS = "?mvcupgq"

    table: CardTable

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self.spot: Spot | None = None
        self._faces = Faces([], [], [], [], [], [])

    # What is there

    def compose_main(self) -> ComposeResult:
        """Rivals, empire, offer and hand."""
        cards = self.table.cards
        with Horizontal(id="rivals"):
            solo = len(self.table.seats) == 1
            for seat in range(2 if solo else len(self.table.seats)):
                yield RivalPane(cards, seat)
        yield Static(id="goals")
        with Vertical(id="empire"):
            yield CardRow(cards, CHIPS, g.DEAL, id="deals")
            yield CardRow(cards, CHIPS, g.INVENTION, id="inventions")
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
        yield Static(id="part")

    def on_mount(self) -> None:
        """Point at the hand."""
        self.set_class(len(self.table.seats) == 1, "solo")
        self.query_one("#hand", CardRow).focus()

    def forget(self) -> None:
        """Somebody else looks."""
        super().forget()
        self.spot = None

    def result(self) -> Result:
        """How it ended."""
        return result(self.table)

    # Showing

    def update_table(self) -> None:
        """Show the table as it stands."""
        table, language = self.table, self.table.language
        self.view = view = table.view(self.viewer)
        self._faces = faces(table, view, self.viewer, self.decision)
        self.query_one("#top", Static).update(ink.content([self.top_line()]))
        self._show_rivals()
        self._show_part()
        self._show_empire()
        offering = bool(self._faces.offer)
        self.set_class(offering, "offering")
        self.query_one("#offer-box").set_class(offering, "shown")
        self.query_one("#empire").set_class(offering, "folded")
        praying = bool(view.get("shown"))
        self.query_one("#offer-box").border_title = say(language, "prayer" if praying else "offer")
        self.query_one("#offer", CardRow).show(self._faces.offer, language)
        self._show_hand()
        score = self.query_one("#score", Static)
        score.border_title = say(language, "score")
        score.update(ink.content(panes.scores(self.table, self.view, 30)))
        self.show_log()
        self.show_keys()
        self.show_choice()

    def top_line(self) -> Line:
        """Where the game stands."""
        return panes.top(self.table, self.view, not self.small)

    def _show_rivals(self) -> None:
        language = self.table.language
        for pane in self.query(RivalPane):
            virtual = pane.seat >= len(self.table.seats)
            pane.display = pane.seat != self.middle()
            facts = pane.query_one(".facts", Static)
            title: Line
            if virtual:
                title = [(say(language, "virtual-player"), "bold $no")]
                line = panes.virtual_facts(self.table, self.view)
                rows = [
                    [item for lane in self._faces.lanes[pane.seat] for item in lane],
                    self._faces.collection,
                    [],
                ]
            else:
                title = panes.title(self.table, self.view, pane.seat)
                line = panes.facts(self.table, self.view, pane.seat)
                rows = self._faces.lanes[pane.seat]
            pane.border_title = ink.content([title])
            facts.update(ink.content([[*title, ("  ", ""), *line] if self.small else line]))
            for lane, row in enumerate(rows):
                shown = pane.query_one(f"#rival-{pane.seat}-{lane}", CardRow)
                if virtual:
                    shown.label = (g.LOCATION, g.GOOD["card"], " ")[lane]
                shown.show(row, language)

    def _show_part(self) -> None:
        """Goals, upkeep and tokens of a campaign; a small terminal has one line for them."""
        goals, line = self.query_one("#goals", Static), self.query_one("#part", Static)
        seat = self.middle()
        own = part.facts(self.table, self.view["players"][seat], not self.small)
        goals.display = bool(self.view.get("goals")) and not self.small
        if goals.display:
            goals.update(ink.content(part.strip(self.table, self.view, goals.size.width)))
        if self.small:
            own = [*part.short(self.view, seat), *own]
        line.display = bool(own)
        line.update(ink.content([own]))

    def _show_empire(self) -> None:
        language = self.table.language
        seat = self.middle()
        box = self.query_one("#empire")
        title = panes.title(self.table, self.view, seat)
        player = self.view["players"][seat]
        board = [(f" {g.GOOD['vp']} {player['score']} ", "bold $g-vp")]
        box.border_title = ink.content([[*title, *board]])
        decks = say(language, "decks", own=player["deck_size"], common=self.view["common_deck"])
        box.border_subtitle = decks
        deals = self.query_one("#deals", CardRow)
        deals.empty = say(language, "no-deals")
        deals.set_class(not self._faces.deals[seat], "bare")
        deals.show(self._faces.deals[seat], language)
        inventions = self.query_one("#inventions", CardRow)
        inventions.display = bool(self._faces.inventions[seat])
        inventions.show(self._faces.inventions[seat], language)
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
        player = self.view["players"][self.viewer]
        box.border_title = say(language, "hand-of", n=player["hand_size"])
        line = panes.goods(self.table, player, not self.small)
        if self.small:
            line = [*panes.title(self.table, self.view, self.viewer), (" ", ""), *line]
            line.append((f" {g.GOOD['vp']}{player['score']}", "bold $g-vp"))
        goods.update(ink.content([line]))

    def action_decks(self) -> None:
        """The decks of everybody, card by card."""
        language = self.table.language
        lines: list[Line] = []
        for head, *rest in decks_here(self.table):
            lines += [[(head, "bold $give")], *([(line, "")] for line in rest), []]
        self.app.push_screen(HelpScreen(language, lines, "decks-here"))

    # Pointing and choosing

    def _listed(self, moves: list[Move]) -> list[Listed]:
        assert self.viewer is not None
        return [(one, self.table.label(self.viewer, one), []) for one in moves]

    def spot_moves(self) -> list[Move]:
        """The legal moves about the card pointed at."""
        decision = self.decision
        if decision is None or self.spot is None or self.viewer is None:
            return []
        possible = moves_of(self.table.state, self.viewer, decision.moves)
        return possible.get(self.spot, [])

    def show_choice(self) -> None:
        """The question, the card pointed at, and the moves that fit."""
        language = self.table.language
        decision = self.decision
        own = self.spot_moves()
        every = list(decision.moves) if decision else []
        about = decision is not None and decision.kind == "turn" and own and not self.all_moves
        listed = own if about else every
        title = self._spot_name() if about else say(language, "all-moves", n=len(listed))
        self.show_moves(self._listed(listed) if decision else [], title)
        if own and not self.all_moves:
            self.query_one("#moves", MoveList).cursor = listed.index(own[0])
        refused = self.sentences(self._refusals())
        self._show_detail(refused)
        asked = ""
        if self.viewer is not None and decision is not None:
            asked = self.table.question(self.viewer)
            if decision.kind == "turn" and self.view["acted"]:
                asked = say(language, "ask-acted")
        best = self._listed(own[:1])[0][1] if own else ""
        self.show_ask(asked, best, refused, say(language, "ask-hint"))

    def _spot_name(self) -> str:
        """The name of the card pointed at."""
        if self.spot is None or not self.spot.number:
            return say(self.table.language, "foundation")
        return words.card_name(self.table.cards, self.spot.number, self.table.language)

    def _refusals(self) -> list[Refusal]:
        """Why other things cannot be done with the card."""
        table = self.table
        if self.decision is None or self.spot is None or self.viewer is None:
            return []
        found = refusals(table.game, table.state, self.viewer, self.spot)
        return [refusal for _, refusal in found]

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

    def on_card_row_pointed(self, message: CardRow.Pointed) -> None:
        """Another card is pointed at."""
        self.spot = message.row.spot
        self.all_moves = False
        self.show_choice()

    def on_card_row_chosen(self, message: CardRow.Chosen) -> None:
        """Play the only move about a card, or list them, or say why there is none."""
        self.spot = message.row.spot
        self.all_moves = False
        self.show_choice()
        own = self.spot_moves()
        if len(own) == 1:
            self.play(own[0])
        elif own:
            self.query_one("#moves", MoveList).focus()
        else:
            self.app.bell()

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
                self.show_choice()
            return
        if isinstance(self.focused, CardRow):
            rows.insert(0, self.focused)
        for row in rows:
            if row.point_at_possible():
                row.focus()
                self.spot = row.spot
                self.show_choice()
                return
        self.spot = None
        self.show_choice()
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
        self.show_choice()
        self.query_one("#hand", CardRow).focus()

    def action_keep(self) -> None:
        """Be asked in cleanup what to store, or not (AMB-62)."""
        self.table.asks_keep = not self.table.asks_keep
        asks = "keep-asked" if self.table.asks_keep else "keep-all"
        self.notify(say(self.table.language, asks))


def _shown(row: CardRow) -> bool:
    return all(node.display for node in row.ancestors_with_self if hasattr(node, "display"))
