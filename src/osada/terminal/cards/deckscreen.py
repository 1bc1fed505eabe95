"""The deck builder on a screen: piles, what may come in for one, the check, a glance."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from osada.settlers import deckwords
from osada.settlers.catalogue import Entry
from osada.settlers.deckbuilding import Swap
from osada.settlers.decks import factions, formats
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.cards import deckreport as report
from osada.terminal.cards.bench import Bench, Draft, NotDone
from osada.terminal.cards.boxnames import selections
from osada.terminal.cards.cardface import full
from osada.terminal.cards.deckdialogs import NameScreen, OpenScreen, TextScreen
from osada.terminal.desk import Values
from osada.terminal.ink import Line
from osada.terminal.screens.help import HelpScreen, key_lines
from osada.terminal.widgets.choice import Choice
from osada.terminal.words import say

_KEYS = (
    ("Enter", "deck-help-enter"),
    ("Tab Esc", "deck-help-tab"),
    ("+ -", "deck-help-free"),
    ("m", "deck-help-mend"),
    ("b", "deck-help-ban"),
    ("u", "deck-help-undo"),
    ("s", "deck-help-save"),
    ("o", "deck-help-open"),
    ("x", "deck-help-text"),
    ("r", "deck-help-usual"),
    ("q", "deck-help-quit"),
)
_SHORT = ("deck-key-swap", "deck-key-mend", "deck-key-ban", "deck-key-undo", "deck-key-save")
_SHORT_KEYS = ("Enter", "m", "b", "u", "s")
_MORE = ("deck-key-open", "deck-key-text", "deck-key-help", "deck-key-quit")
_MORE_KEYS = ("o", "x", "?", "q")


class DeckScreen(Screen[Draft]):
    """Answers with what lies on the bench when it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("q", "leave", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("o", "open", show=False),
        Binding("x", "text", show=False),
        Binding("b", "ban", show=False),
        Binding("m", "mend", show=False),
        Binding("r", "usual", show=False),
        Binding("plus", "put_in", show=False),
        Binding("minus,delete", "take_out", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.bench = bench
        self._piles: list[tuple[Entry, int]] = []
        self._offers: list[Swap | Entry] = []
        """What could come in: for the pile that is pointed at, else what is outside the deck."""

    # What is there

    def compose(self) -> ComposeResult:
        """All parts, empty."""
        draft = self.bench.draft
        with Horizontal(classes="line"):
            yield Choice(self._factions(), draft.faction, id="deck-faction")
            yield Choice(self._formats(), draft.format, id="deck-format")
            yield Choice(self._boxes(), ",".join(draft.boxes), id="deck-boxes")
        with Horizontal(id="deck-body"):
            with Vertical(id="piles-box"):
                yield OptionList(id="piles")
            with Vertical(id="deck-side"):
                with Vertical(id="offers-box"):
                    yield OptionList(id="offers")
                with VerticalScroll(id="card-box", can_focus=False):
                    yield Static(id="card")
                with VerticalScroll(id="check-box", can_focus=False):
                    yield Static(id="check")
        yield Static(id="glance")
        yield Static(id="deck-keys")

    def on_mount(self) -> None:
        """Lay the deck out."""
        self.lay_out()
        self.query_one("#piles").focus()

    def _factions(self) -> Values:
        cards, language = self.bench.all_cards(), self.bench.language
        return [(one, deckwords.faction_name(cards, one, language)) for one in factions(cards)]

    def _formats(self) -> Values:
        return [(name, say(self.bench.language, f"deck-format-{name}")) for name in formats()]

    def _boxes(self) -> Values:
        return selections(self.bench.language)

    # Showing

    def lay_out(self, at: int | None = None) -> None:
        """Everything as it stands on the bench, pointing at a pile."""
        bench, language = self.bench, self.bench.language
        draft, deck = bench.draft, bench.deck
        for what, value in (
            ("faction", draft.faction),
            ("format", draft.format),
            ("boxes", ",".join(draft.boxes)),
        ):
            choice = self.query_one(f"#deck-{what}", Choice)
            choice.value = value
            choice.refresh(layout=True)
        piles = self.query_one("#piles", OptionList)
        at = piles.highlighted if at is None else at
        self._piles = deck.entries()
        lines = [report.pile_line(entry, copies, language) for entry, copies in self._piles]
        _fill(piles, lines, at or 0)
        box = self.query_one("#piles-box")
        box.border_title = bench.title
        box.border_subtitle = say(language, "deck-cards", n=len(deck.numbers))
        self._show_offers()
        self._show_check()
        seen = bench.seen()
        self.query_one("#glance", Static).update(ink.content(report.glance_lines(seen, language)))
        keys: Line = []
        for key, message in zip((*_SHORT_KEYS, *_MORE_KEYS), (*_SHORT, *_MORE), strict=True):
            keys += [(f" {key} ", "bold $give"), (say(language, message), "$ink-2")]
        self.query_one("#deck-keys", Static).update(ink.content([keys]))

    def _show_offers(self) -> None:
        """What may come in for the pile that is pointed at."""
        bench, language = self.bench, self.bench.language
        gone = self._pointed("piles")
        self._offers = [] if gone is None else [*bench.offers(gone)]
        if gone is None and bench.free:
            self._offers = [*bench.deck.outside()]
        now = bench.seen()
        lines = [
            report.offer_line(bench, one, now)
            if isinstance(one, Swap)
            else report.card_line(one, language)
            for one in self._offers
        ]
        offers = self.query_one("#offers", OptionList)
        _fill(offers, lines, 0)
        box = self.query_one("#offers-box")
        name = gone.name(language) if gone is not None else ""
        box.border_title = say(language, "deck-instead", name=name) if name else ""
        box.border_subtitle = "" if lines else bench.why_few()
        self._show_card()

    def _show_card(self) -> None:
        """All that stands on the card that is pointed at."""
        entry = self._entry()
        lines: list[str] = []
        if entry is not None:
            cards = self.bench.cards
            lines = full(cards, cards.of_number[entry.numbers[0]], self.bench.language)
        text = ink.content([[(line, "bold" if not at else "")] for at, line in enumerate(lines)])
        self.query_one("#card", Static).update(text)

    def _show_check(self) -> None:
        bench, language = self.bench, self.bench.language
        lines: list[Line] = []
        for mend in bench.mends()[:1]:
            name = deckwords.mend_name(bench.cards, mend, language)
            lines.append([(" m ", "bold $give"), (name, "")])
        broken = False
        kept: list[Line] = []
        for rule in bench.rules():
            name = deckwords.rule_name(bench.cards, rule, language)
            figure = deckwords.rule_figure(rule, language)
            sign = (f"{g.NO} ", "bold $no") if rule.problems else (f"{g.YES} ", "bold $go")
            told: Line = [sign, (name, ""), (f"  {figure}", "bold"), (f"  {rule.clause}", "$ink-3")]
            told = told if figure else [told[0], told[1], told[3]]
            why: list[Line] = [[(f"  {bench.told(one)}", "$no")] for one in rule.problems]
            if why:
                broken = True
                lines += [told, *why]
            else:
                kept.append(told)
        lines += kept
        if bench.draft.bans:
            names = [bench.card(slug).name(language) for slug in bench.draft.bans]
            lines.append([(say(language, "deck-banned", cards=", ".join(names)), "$ink-2")])
        self.query_one("#check", Static).update(ink.content(lines))
        box = self.query_one("#check-box")
        box.border_title = say(language, "deck-not-yet" if broken else "deck-playable")
        box.set_class(broken, "broken")

    def _pointed(self, where: str) -> Entry | None:
        """The card pointed at in a list."""
        at = self.query_one(f"#{where}", OptionList).highlighted
        if where == "piles":
            return self._piles[at][0] if at is not None and at < len(self._piles) else None
        if at is None or at >= len(self._offers):
            return None
        found = self._offers[at]
        return found.entry if isinstance(found, Swap) else found

    def _entry(self) -> Entry | None:
        """The card pointed at where the keys go."""
        return self._pointed("offers" if self._choosing else "piles")

    @property
    def _choosing(self) -> bool:
        """Whether something is chosen from the offers."""
        focused = self.focused
        return focused is not None and focused.id == "offers"

    # What happens

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what belongs to it."""
        if event.option_list.id == "piles":
            self._show_offers()
        else:
            self._show_card()

    def on_descendant_focus(self) -> None:
        """Show the card of the list where the keys go."""
        self._show_card()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A pile leads to its offers, an offer is taken."""
        if event.option_list.id == "piles":
            if self._offers:
                self.query_one("#offers").focus()
            else:
                self._say(self.bench.why_few() or say(self.bench.language, "deck-no-offers"))
            return
        gone, new = self._pointed("piles"), self._pointed("offers")
        if new is not None and self._do(lambda: self._take(gone, new)):
            self.query_one("#piles").focus()

    def _take(self, gone: Entry | None, new: Entry) -> None:
        if gone is None:
            self.bench.put_in(new)
        else:
            self.bench.swap(gone, new)

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Another faction, another format, other boxes."""
        value = event.choice.value
        if event.choice.id == "deck-faction":
            self.bench.choose_faction(value)
        elif event.choice.id == "deck-format":
            self.bench.put(format=value)
        else:
            self.bench.choose_boxes([name for name in value.split(",") if name])
        self.lay_out(0)

    def _say(self, why: str) -> None:
        self.notify(why, severity="warning")

    def _do(self, deed: Callable[[], None]) -> bool:
        """Do something on the bench, or say why not."""
        try:
            deed()
        except NotDone as error:
            self._say(str(error))
            return False
        self.lay_out()
        return True

    def action_back(self) -> None:
        """From the offers to the piles; from there away."""
        if self._choosing:
            self.query_one("#piles").focus()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leave; what lies on the bench goes along."""
        self.dismiss(self.bench.draft)

    def action_undo(self) -> None:
        """A step back."""
        if self.bench.undo():
            self.lay_out()
        else:
            self._say(say(self.bench.language, "deck-no-undo"))

    def action_usual(self) -> None:
        """The deck that the format gives."""
        self._do(self.bench.usual)

    def action_ban(self) -> None:
        """Ban the card that is pointed at, or allow a banned one."""
        entry = self._entry()
        if entry is not None:
            banned = self.bench.turn_ban(entry)
            self.notify(self.bench.said("deck-is-banned" if banned else "deck-is-allowed", entry))
            self.lay_out()

    def action_mend(self) -> None:
        """Do what leads nearest to a deck that can be played."""
        found = self.bench.mends()
        if found:
            self.bench.put(numbers=found[0].deck.numbers)
            self.lay_out()
        else:
            self._say(say(self.bench.language, "deck-no-mend"))

    def action_put_in(self) -> None:
        """The card that is offered comes in, and nothing goes out."""
        new = self._pointed("offers")
        if new is not None:
            self._do(lambda: self.bench.put_in(new))
        else:
            self._say(self.bench.why_few() or say(self.bench.language, "deck-no-offers"))

    def action_take_out(self) -> None:
        """The card that is pointed at goes out."""
        gone = self._pointed("piles")
        if gone is not None:
            self._do(lambda: self.bench.take_out(gone))

    def action_help(self) -> None:
        """The keys."""
        language = self.bench.language
        self.app.push_screen(HelpScreen(language, key_lines(_KEYS, language)))

    def action_save(self) -> None:
        """Keep the deck under a name."""
        self.app.push_screen(NameScreen(self.bench), self._saved)

    def _saved(self, file: str | None) -> None:
        if file:
            self.notify(say(self.bench.language, "saved", file=file))
        self.lay_out()

    def action_open(self) -> None:
        """Another deck."""
        self.app.push_screen(OpenScreen(self.bench), lambda _: self.lay_out(0))

    def action_text(self) -> None:
        """The deck as text: to be copied, or another in its place."""
        self.app.push_screen(TextScreen(self.bench), lambda _: self.lay_out(0))


def _fill(options: OptionList, lines: list[Line], at: int) -> None:
    """Other lines in a list; the focus stays near where it was."""
    options.clear_options()
    options.add_options([Option(ink.content([line])) for line in lines])
    options.highlighted = min(at, len(lines) - 1) if lines else None
