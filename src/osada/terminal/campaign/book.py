"""The book of a campaign as a part of the screen: tabs, and the page that lies open."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from osada.campaign.viewtypes import CampaignView
from osada.terminal import ink
from osada.terminal.campaign import pages
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.words import say

_MARGIN = 2
"""Cells that a page leaves free at its right edge, for the scroll bar."""


class Book(Vertical):
    """Tabs above a page that can be scrolled."""

    def __init__(self, table: CampaignTable) -> None:
        super().__init__(id="book")
        self.table = table
        self.page = pages.SHEET
        self.view: CampaignView | None = None
        self.seat = 0
        self.pointed = ""

    def compose(self) -> ComposeResult:
        """Tabs and page."""
        yield Static(id="tabs")
        with VerticalScroll(id="page-box"):
            yield Static(id="page")

    def on_resize(self) -> None:
        """Pages are as wide as there is room."""
        if self.view:
            self._draw()

    def show(self, view: CampaignView, seat: int, pointed: str = "") -> None:
        """Show the page that lies open, of a seat."""
        self.view, self.seat, self.pointed = view, seat, pointed
        self._draw()

    def open(self, page: str) -> None:
        """Turn to a page, if there is such a one."""
        known = [name for name, _ in self._titles()]
        if page in known:
            self.page = page
            self._draw()
            self.query_one("#page-box").scroll_home(animate=False)
        else:
            self.app.bell()

    def turn(self, by: int) -> None:
        """The next page, or the one before."""
        known = [name for name, _ in self._titles()]
        self.open(known[(known.index(self.page) + by) % len(known)])

    def _titles(self) -> list[tuple[str, str]]:
        return pages.titles(self.table, self.view) if self.view is not None else []

    def _draw(self) -> None:
        assert self.view is not None
        found = self._titles()
        if self.page not in dict(found):
            self.page = found[0][0]
        tabs = [
            f"[@click=screen.page('{page}')][{'bold reverse' if page == self.page else '$ink-2'}]"
            f" {name} [/][/]"
            for page, name in found
        ]
        self.query_one("#tabs", Static).update(Content.from_markup(" ".join(tabs)))
        box = self.query_one("#page-box", VerticalScroll)
        cells = max((box.size.width or self.app.size.width) - _MARGIN, 20)
        lines, at = pages.lines_of(self.page, self.table, self.view, self.seat, cells, self.pointed)
        self.query_one("#page", Static).update(ink.content(lines))
        if at >= 0:
            top, room = round(box.scroll_y), box.size.height
            if not top <= at < top + room - 2:
                self.call_after_refresh(box.scroll_to, y=max(at - room // 2, 0), animate=False)


class BookScreen(ModalScreen[None]):
    """The book over a game that is on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
        Binding("left,shift+tab", "turn(-1)", show=False, priority=True),
        Binding("right,tab", "turn(1)", show=False, priority=True),
        Binding("v", "look", show=False),
        Binding("o", "page('goals')", show=False),
        Binding("x", "page('sheet')", show=False),
        Binding("a", "page('map')", show=False),
        Binding("n", "page('end')", show=False),
        Binding("h", "page('history')", show=False),
    ]

    def __init__(self, table: CampaignTable, viewer: int | None, seat: int, page: str) -> None:
        super().__init__()
        self.table = table
        self.view = table.view(viewer)
        self.seat = seat
        self.first = page

    def compose(self) -> ComposeResult:
        """The book in a frame."""
        with Vertical(classes="dialog") as box:
            box.border_subtitle = say(self.table.language, "book-keys")
            yield Book(self.table)

    def on_mount(self) -> None:
        """Open it."""
        book = self.query_one(Book)
        book.page = self.first
        book.show(self.view, self.seat)
        self.query_one("#page-box").focus()

    def action_turn(self, by: int) -> None:
        """The next page, or the one before."""
        self.query_one(Book).turn(by)

    def action_page(self, page: str) -> None:
        """Turn to a page."""
        self.query_one(Book).open(page)

    def action_look(self) -> None:
        """The same page of the next player."""
        self.seat = (self.seat + 1) % len(self.table.seats)
        self.query_one(Book).show(self.view, self.seat)
