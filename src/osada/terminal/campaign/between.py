"""Between two games: the book in the middle, what is asked and the moves beside it."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from osada.campaign import spots, words
from osada.settlers.viewtypes import Goods
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.campaign import pages, report
from osada.terminal.campaign.book import Book
from osada.terminal.campaign.result import result
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.cards.cardface import full
from osada.terminal.cards.part import goods_text
from osada.terminal.formula import amount
from osada.terminal.ink import Line
from osada.terminal.result import Result
from osada.terminal.screens.game import GameScreen
from osada.terminal.screens.help import HelpScreen
from osada.terminal.widgets.movelist import Listed, MoveList
from osada.terminal.words import say

_STAGES: Final = ("end", "inventions", "provinces", "empires", "setup")
_ASKED: Final = {
    "track": pages.SHEET,
    "buy": pages.SHOP,
    "province": pages.MAP,
    "field": pages.MAP,
    "empire": pages.END,
    "deck": pages.DECK,
}
"""The page that answers a question."""


class BetweenScreen(GameScreen):
    """The end of a game step by step, the shop, the map, and all that is written down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("x", "page('sheet')", show=False),
        Binding("a", "page('map')", show=False),
        Binding("i", "page('shop')", show=False),
        Binding("n", "page('end')", show=False),
        Binding("h", "page('history')", show=False),
        Binding("e", "quick('done')", show=False),
    ]
    KEYS = (
        ("?", "app.help", "key-help"),
        ("x", "screen.page('sheet')", "key-sheet"),
        ("a", "screen.page('map')", "key-map"),
        ("i", "screen.page('shop')", "key-shop"),
        ("n", "screen.page('end')", "key-end-of-game"),
        ("h", "screen.page('history')", "key-history"),
        ("v", "screen.look", "key-look"),
        ("u", "app.undo", "key-undo"),
        ("s", "app.save", "key-save"),
        ("g", "app.log", "key-log"),
        ("F1", "app.rules", "key-rules"),
        ("q", "app.leave", "key-quit"),
    )
    FEW_KEYS = "?xaihuq"

    table: CampaignTable

    def __init__(self, table: CampaignTable) -> None:
        super().__init__(table)
        self.possible: list[Any] = []
        self.told: set[str] = set()
        """The moments that have been shown."""
        self._asked = ""

    # What is there

    def compose_main(self) -> ComposeResult:
        """The book, and what is asked."""
        yield Book(self.table)
        yield Static(id="ask")

    def on_mount(self) -> None:
        """Point at the moves."""
        self.add_class("between")
        self.query_one("#moves", MoveList).focus()

    @property
    def fits(self) -> bool:
        """Whether no game is on."""
        return not self.table.in_game

    @property
    def book(self) -> Book:
        """The pages."""
        return self.query_one(Book)

    def middle(self) -> int:
        """The seat whose sheet and map are shown."""
        if self.looked is not None:
            return self.looked
        asked = self.view["turn"][0] if self.view["turn"] else 0
        return self.viewer if self.viewer is not None else asked

    def result(self) -> Result:
        """How the campaign ended."""
        return result(self.table)

    # Showing

    def update_table(self) -> None:
        """Show the campaign as it stands."""
        table, language = self.table, self.table.language
        self.view = table.view(self.viewer)
        self.possible = []
        if self.decision is not None and self.viewer is not None:
            state = table.match.state
            found = spots.possible(table.game, state, self.viewer, language)
            self.possible = self._once(found)
        self.query_one("#top", Static).update(ink.content([self._top()]))
        self._turn_to_what_is_asked()
        score = self.query_one("#score", Static)
        score.border_title = say(language, "page-empires")
        score.update(ink.content(self._standings()))
        self.show_log()
        self.show_keys()
        self.show_choice()

    def _once(self, moves: Sequence[Any]) -> list[Any]:
        """Moves of a deck that only other copies of a card make are one."""
        cards, alike = self.table.cards, dict[object, Any]()
        for one in moves:
            same = one.zone == spots.DECK and cards.printing[cards.of_number[one.cards[0]]]
            alike.setdefault(
                (one.verb, one.label, same) if one.zone == spots.DECK else one.text, one
            )
        return list(alike.values())

    def _top(self) -> Line:
        """The game, and how far its end has come."""
        language, now = self.table.language, self.view["stage"]
        line: Line = [
            (f" {g.LOCATION} Osada ", "bold $give"),
            (f"  {say(language, 'game')} {self.view['number']}  ", "bold"),
        ]
        stages = [now] if self.small or now not in _STAGES else _STAGES
        for stage in stages:
            name = words.stage_name(stage, language)
            line.append((f" {name} ", "bold reverse" if stage == now else "$ink-3"))
        return line

    def _turn_to_what_is_asked(self) -> None:
        """Each question opens its page; without one the end of the game lies there first."""
        asked = self.view["asked"] or {}
        key = f"{self.viewer} {self.table.moves}"
        if key == self._asked:
            return
        self._asked = key
        mine = self.viewer is not None and asked.get("seat") == self.viewer
        page = _ASKED.get(asked.get("kind", ""), pages.END) if mine else pages.END
        self.book.page = page

    def _standings(self) -> list[Line]:
        """Every empire in a line: era, spaces, knowledge."""
        lines: list[Line] = []
        for ruler in self.view["players"]:
            seat, own = ruler["seat"], ruler["sheet"]
            spaces = "/".join(str(track["crossed"]) for track in own["tracks"])
            era = words.era_name(
                "modern" if ruler["completed"] else own["era"], self.table.language
            )
            name = ink.fit([(self.table.seats[seat].name, f"bold {self.table.style(seat)}")], 8)
            mark = g.NO if ruler["fallen"] or ruler["retired"] else " "
            lines.append([*name, (f"{mark} {spaces:<8} {own['knowledge']:>3} {era}", "")])
        return [ink.cut(line, 32) for line in lines]

    # Choosing

    def _pointed(self) -> Any:
        at = self.query_one("#moves", MoveList).cursor
        return self.possible[at] if at < len(self.possible) else None

    def show_choice(self) -> None:
        """The question, the moves, and on the page what is pointed at."""
        language = self.table.language
        listed: list[Listed] = [(one.move, one.label, _tail(one)) for one in self.possible]
        self.show_moves(listed, say(language, "all-moves", n=len(listed)))
        asked = ""
        if self.decision is not None and self.viewer is not None:
            asked = self.table.question(self.viewer)
        self._point_at()
        one = self._pointed()
        self.show_ask(asked, one.label if one else "", [], say(language, "book-hint"))

    def _point_at(self) -> None:
        """Show what is pointed at: on the page, and in words."""
        one = self._pointed()
        at, lines = "", list[Line]()
        if one is not None and one.cards:
            at = one.cards[0]
            first, *rest = full(
                self.table.cards, self.table.cards.of_number[at], self.table.language
            )
            lines = [[(first, "bold")], *([(line, "")] for line in rest)]
        elif one is not None and one.zone == spots.MAP:
            at = str(one.times)
            lines = [[(self._due_with(one.goods), "")]]
        elif one is not None and one.zone == spots.TRACK:
            at = one.text.partition(" ")[2]
            lines = [[(self._coming(at), "")]]
        box = self.query_one("#detail-box")
        box.border_title = say(self.table.language, "card" if one and one.cards else "chosen")
        self.query_one("#detail", Static).update(ink.content(lines))
        box.scroll_home(animate=False)
        self.book.show(self.view, self.middle(), at)

    def _due_with(self, goods: Goods) -> str:
        """What a game would ask for with one more space of the map."""
        due = dict(self.view["players"][self.middle()]["sheet"]["due"])
        for good, n in goods.items():
            due[good] = due.get(good, 0) + n
        language = self.table.language
        return say(language, "map-due", due=goods_text(due, language))

    def _coming(self, category: str) -> str:
        """What a track brings next."""
        tracks = self.view["players"][self.middle()]["sheet"]["tracks"]
        return next(
            report.track_line(self.table, track)
            for track in tracks
            if track["category"] == category
        )

    def on_move_list_pointed(self, message: MoveList.Pointed) -> None:
        """Another answer is pointed at."""
        self.show_choice()

    def point(self) -> None:
        """Put the focus on the moves; what has happened meanwhile is said first."""
        if self.decision is None:
            return
        self.query_one("#moves", MoveList).focus()
        if self.view["chronicle"] and self.app.screen is self:
            self._tell_moments()

    def _tell_moments(self) -> None:
        """An era has been entered, or an empire has fallen: say so once."""
        found = pages.moments(self.table, self.view["chronicle"][-1])
        new = [(key, lines) for key, lines in found if key not in self.told]
        self.told |= {key for key, _ in found}
        if new:
            lines = [line for _, said in new for line in said]
            self.app.push_screen(HelpScreen(self.table.language, lines, "moment"))

    # Keys

    def action_page(self, page: str) -> None:
        """Turn to a page of the book."""
        self.book.open(page)

    def action_turn(self, by: int) -> None:
        """The next page, or the one before."""
        self.book.turn(by)

    def action_back(self) -> None:
        """Back to the own empire, and to the moves."""
        self.looked = None
        self.update_table()
        self.query_one("#moves", MoveList).focus()


def _tail(one: Any) -> Line:
    """What a space of the map asks for."""
    return [amount(good, n) for good, n in one.goods.items()]
