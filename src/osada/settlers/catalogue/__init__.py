"""All cards of a game as facts, one place for each physical card."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from itertools import product
from pathlib import Path

from osada.kernel.files import read_text
from osada.settlers.backs import ATTACK, CAMPAIGN, COMMON, GOAL, INVENTION, PROVINCE
from osada.settlers.catalogue import boxes as shelf
from osada.settlers.catalogue import loops
from osada.settlers.catalogue.facts import Board, Card
from osada.settlers.catalogue.reader import (
    BASE,
    CardFile,
    CatalogueError,
    Entry,
    Faction,
    Field,
    Lines,
    Problem,
    SheetFacts,
    board_of,
    is_of_campaign,
    read,
)
from osada.settlers.effects import vocabulary as v
from osada.settlers.effects.events import WHEN_MATCHED, WHEN_SET, WHEN_VP
from osada.settlers.effects.verbs.prayer import Prayer
from osada.settlers.effects.verbs.renew import Renew
from osada.settlers.effects.verbs.repeat_production import RepeatProduction
from osada.settlers.goods import BLESSING, CARD, EXTRA, GOODS, SUPPLY, TOKENS

Texts = tuple[tuple[str, str], ...]
"""Card files, each by name and text."""


class Catalogue:
    """Card facts by physical card; a card is its index here.

    First come the base game and somebody's own cards, then the attack cards, then the boxes in the
    order in which they were named, last the cards of a campaign: so no box moves the number of a
    card that was there before.
    """

    def __init__(
        self,
        factions: Iterable[Faction],
        entries: Iterable[Entry],
        attack: Field = (),
        boxed: Iterable[Entry] = (),
        boxes: tuple[str, ...] = (),
        seats: int = 4,
        own: Texts = (),
        laid_out: Iterable[Entry] = (),
        sheets: Iterable[SheetFacts] = (),
    ) -> None:
        self.boxes = boxes
        """The boxes beside the base game."""
        self.seats = seats
        """How many can play."""
        self.own = own
        """The card files of somebody's own that it was read from."""
        self.sheets: list[SheetFacts] = list(sheets)
        """The sheets of a campaign by era; none: there is no campaign."""
        self.tracks: list[tuple[tuple[str, ...], ...]] = [one.tracks for one in self.sheets]
        """By era and category the bonuses of a track, space by space, "" for none."""
        self.maps: list[tuple[Field, ...]] = [one.fields for one in self.sheets]
        """By era what each space of a Province map asks for."""
        self._selections: dict[tuple[tuple[str, ...], bool], Catalogue] = {
            (boxes, bool(self.sheets)): self
        }
        self.factions: list[Faction] = list(factions)
        self.boards: list[Board] = [Board(faction) for faction in self.factions]
        self.entries: list[Entry] = list(entries)
        self.card: list[Card] = []
        self.decks: list[list[int]] = [[] for _ in self.factions]
        self.common: list[int] = []
        self.attacks: list[int] = []
        printings: dict[tuple[str, v.Price, int, Field], int] = {}
        for entry in self.entries:
            self._add_copies(entry, printings, 0)
        first = len(printings)
        for good, n in attack:
            for _ in range(n):
                self.attacks.append(len(self.card))
                self._add_attack(good, first + good)
        for entry in boxed:
            self.entries.append(entry)
            self._add_copies(entry, printings, len(GOODS))
        for entry in laid_out:
            self.entries.append(entry)
            facts = (entry.slug, entry.costs[0], entry.deals[0], entry.razes[0])
            printing = printings.setdefault(facts, len(printings) + len(GOODS))
            self._add(entry, 0, entry.numbers[0], CAMPAIGN[entry.faction], printing)
        self._lay_out()
        self._reckon()
        self.of_number: dict[str, int] = {number: i for i, number in enumerate(self.numbers)}
        self.of_slug: dict[str, list[int]] = {}
        for card, slug in enumerate(self.slugs):
            self.of_slug.setdefault(slug, []).append(card)

    def with_boxes(self, boxes: Sequence[object]) -> "Catalogue":
        """The same cards with those of other boxes; `UnknownBox` says what is wrong with them."""
        if tuple(boxes) == self.boxes and not self.sheets:
            return self
        return self._selected(shelf.checked(boxes), False)

    def with_campaign(self) -> "Catalogue":
        """The same cards with those of a campaign behind them."""
        return self._selected(self.boxes, True)

    def _selected(self, boxes: tuple[str, ...], campaign: bool) -> "Catalogue":
        wanted = (boxes, campaign)
        if wanted not in self._selections:
            found = self._selections[wanted] = _read(boxes, self.own, (), campaign)
            found._selections = self._selections
        return self._selections[wanted]

    def _add_copies(
        self, entry: Entry, printings: dict[tuple[str, v.Price, int, Field], int], more: int
    ) -> None:
        """`more`: printings that are taken besides."""
        faction = self.index(entry.faction)
        for copy, number in enumerate(entry.numbers):
            facts = (entry.slug, entry.costs[copy], entry.deals[copy], entry.razes[copy])
            printing = printings.setdefault(facts, len(printings) + more)
            (self.decks[faction] if faction >= 0 else self.common).append(len(self.card))
            self._add(entry, copy, number, faction, printing)

    def _add(self, entry: Entry, copy: int, number: str, faction: int, printing: int) -> None:
        self.card.append(Card(len(self.card), entry, copy, number, faction, printing))

    def _add_attack(self, good: int, printing: int) -> None:
        slug = GOODS[good]
        names = (slug, slug, slug)
        entry = Entry(
            slug, "attack", names, (False, False, False), (), 0,
            (v.Price(),), (good,), ((),), v.Ability(v.FEATURE), "house", "", 0,
        )  # fmt: skip
        self._add(entry, 0, f"att{len(self.attacks):03d}", ATTACK, printing)

    def _lay_out(self) -> None:
        """The same facts in parallel lists, for those who look at one of many cards."""
        cards = self.card
        self.numbers: list[str] = [card.number for card in cards]
        self.entry: list[Entry] = [card.entry for card in cards]
        self.slugs: list[str] = [card.slug for card in cards]
        self.printing: list[int] = [card.printing for card in cards]
        self.faction: list[int] = [card.faction for card in cards]
        self.kind: list[int] = [card.kind for card in cards]
        self.colours: list[int] = [card.colours for card in cards]
        self.wood: list[int] = [card.wood for card in cards]
        self.stone: list[int] = [card.stone for card in cards]
        self.food: list[int] = [card.food for card in cards]
        self.gold: list[int] = [card.gold for card in cards]
        self.location: list[int] = [card.location for card in cards]
        self.deal: list[int] = [card.deal for card in cards]
        self.raze: list[Field] = [card.raze for card in cards]
        self.production: list[v.Effects] = [card.production for card in cards]
        self.bonus: list[v.Effects] = [card.bonus for card in cards]
        self.action: list[v.Activation | None] = [card.action for card in cards]
        self.triggers: list[tuple[v.Trigger, ...]] = [card.triggers for card in cards]
        self.keeps: list[tuple[int, ...]] = [card.keeps for card in cards]
        self.surcharge: list[int] = [card.surcharge for card in cards]

        copies = Counter(self.printing)
        for card in cards:
            card.is_single = copies[card.printing] == 1

    def _reckon(self) -> None:
        """What which goods can pay, so that listing moves is quick."""
        self.most = max([3, *self.wood, *self.stone, *self.food])
        self.most_gold = 3 * self.most + max([0, *self.gold])
        costs = list(zip(self.wood, self.stone, self.food, self.gold, strict=True))
        kinds = sorted(set(costs))
        for card, cost in zip(self.card, costs, strict=True):
            card.cost_bit = 1 << kinds.index(cost) if not card.instant else 0  # AMB-60
        self.affordable: list[int] = []
        some = range(self.most + 1)
        for wood, stone, food in product(some, some, some):
            by_gold = [0] * (self.most_gold + 1)
            for bit, (w, s, f, g) in enumerate(kinds):
                short = max(0, w - wood) + max(0, s - stone) + max(0, f - food) + g
                by_gold[short] |= 1 << bit
            bits = 0
            for more in by_gold:
                bits |= more
                self.affordable.append(bits)
        events = [trigger.event for triggers in self.triggers for trigger in triggers]
        answered = [event.at_least for event in events if event.when == WHEN_VP]
        self.hears: int = 0
        """The events that some feature answers, a bit each."""
        for event in events:
            self.hears |= 1 << event.when
        self.least_vp: int = min(answered, default=1 << 20)
        """The smallest gain of VP that some feature answers."""
        self.traits: int = 0
        """What some card changes by standing there."""
        for card in self.card:
            self.traits |= card.traits
        self.has_visits: bool = any(card.is_open for card in self.card)
        """Whether rivals can visit some location."""
        self.has_instants: bool = any(card.instant for card in self.card)
        self.has_storages: bool = any(one.is_storage for card in self.card for one in card.holders)
        self.has_endings: bool = any(card.end for card in self.card)
        """Whether some card scores when the game is over."""
        self.matches_points: bool = any(event.when == WHEN_MATCHED for event in events)
        """Whether some feature answers points by the colour of their location."""
        self.watches_sets: bool = any(event.when == WHEN_SET for event in events)
        """Whether some feature answers a set."""
        brought = {
            good for card in self.card for op in card.entry.ability.ops() for good in op.brings()
        }
        brought.update(good for one in self.factions for good, _ in one.board)
        brought.update(self.deal)
        brought.update(good for raze in self.raze for good, _ in raze)
        if any(one.tricolour for one in self.factions):
            brought.add(BLESSING)
        self.extras: tuple[int, ...] = tuple(good for good in EXTRA if good in brought)
        """The goods beyond those of the base game that some card brings."""
        self.prays: bool = any(
            isinstance(op, Prayer) for card in self.card for op in card.entry.ability.ops()
        )
        """Whether some card lets pray."""
        self.goods: tuple[int, ...] = tuple(range(CARD + 1))
        """All goods that there are."""
        if self.extras or self.prays:
            self.goods = tuple(range(max([*self.extras, *TOKENS[:1]]) + 1))
        self.supply: tuple[int, ...] = (*SUPPLY, *(good for good in TOKENS if good in brought))
        """The goods that lie in supplies as amounts."""

    def fingerprint(self) -> str:
        """A short name for exactly these cards."""
        facts = [replace(entry, file="", line=0) for entry in self.entries]
        told = repr((facts, self.factions))
        if self.own:
            known = base().factions
            told += "".join(
                f" {one.slug} samurai"
                for one in self.factions
                if one.samurai and not any(one.slug == old.slug and old.samurai for old in known)
            )
            told += "".join(f" {one.slug} tricolour" for one in self.factions if one.tricolour)
        if self.sheets:
            told += repr([(each.era, each.knowledge, each.category) for each in self.entries])
            told += repr(self.sheets)
        return blake2b(told.encode(), digest_size=4).hexdigest()

    def index(self, faction: str) -> int:
        """The place of a faction among the factions, -1 if there is none of that name."""
        for i, known in enumerate(self.factions):
            if known.slug == faction:
                return i
        return -1


def _together(boxes: tuple[str, ...], read_files: list[CardFile], own: Texts) -> Catalogue:
    """The files of the base game, of boxes and of somebody's own as one catalogue."""
    sheets: list[SheetFacts] = []
    laid_out: list[Entry] = []
    problems = [problem for found in read_files for problem in found.problems]
    factions: list[Faction] = []
    entries: list[Entry] = []
    boxed: list[Entry] = []
    for found in read_files:
        board = found.faction
        if board is not None and board_of(board.slug) in found.replaced:
            factions[[old.slug for old in factions].index(board.slug)] = board
        elif board is not None:
            factions.append(board)
        for sheet in found.sheets:
            problems += _put_sheet(sheet, sheets, sheet.era in found.replaced)
        for entry in found.entries:
            among = laid_out if entry.faction in CAMPAIGN else entries
            if entry.slug in found.replaced:
                _put(entry, among if entry.slug in [old.slug for old in among] else boxed)
            else:
                (boxed if entry.box in boxes else among).append(entry)
    every = entries + boxed + laid_out
    problems += _clashes(every) + _endless(every) + _renewing(every) + _homeless(every, factions)
    problems += loops.problems(every)
    if problems:
        raise CatalogueError(problems)
    attack = next((found.attack for found in read_files if found.attack), ())
    seats = max(shelf.box(name).seats for name in (BASE, *boxes))
    laid_out.sort(key=lambda entry: (entry.box != shelf.CAMPAIGN, entry.numbers))
    return Catalogue(factions, entries, attack, boxed, boxes, seats, own, laid_out, sheets)


def _put(entry: Entry, among: list[Entry]) -> None:
    """In the place of the card that it replaces, whose box and mark it takes over."""
    at = [old.slug for old in among].index(entry.slug)
    among[at] = replace(entry, box=among[at].box, mark=among[at].mark)


def _put_sheet(sheet: SheetFacts, sheets: list[SheetFacts], replaces: bool) -> list[Problem]:
    """A sheet in its place; there is one for each era."""
    if not replaces and sheet.era in [old.era for old in sheets]:
        message = f'[{sheet.era}] has a sheet; to change it write "replaces: yes"'
        return [Problem(sheet.file, sheet.line, message)]
    if replaces:
        sheets[[old.era for old in sheets].index(sheet.era)] = sheet
    else:
        sheets.append(sheet)
    return []


def _clashes(entries: list[Entry]) -> list[Problem]:
    problems: list[Problem] = []
    slugs: dict[str, Entry] = {}
    numbers: dict[str, Entry] = {}
    for entry in entries:
        first = slugs.setdefault(entry.slug, entry)
        if first is not entry:
            where = f"{first.file}:{first.line}"
            problems.append(
                Problem(entry.file, entry.line, f"[{entry.slug}] is already a card of {where}")
            )
        for number in entry.numbers:
            taken = numbers.setdefault(number, entry)
            if taken is not entry:
                message = f"the number {number} already belongs to [{taken.slug}]"
                problems.append(Problem(entry.file, entry.line, message))
    return problems


def _endless(entries: list[Entry]) -> list[Problem]:
    """Productions that repeat a production: a second one would repeat the first for ever."""
    repeating = [
        entry
        for entry in entries
        if entry.ability.goal is None
        and any(
            isinstance(op, RepeatProduction)
            for op in (*entry.ability.production, *entry.ability.bonus)
        )
    ]
    problems: list[Problem] = []
    for entry in repeating:
        others = [other.slug for other in repeating if other is not entry]
        ops = (*entry.ability.production, *entry.ability.bonus)
        if any(type(op) is RepeatProduction for op in ops):
            message = f'[{entry.slug}] could repeat itself forever; write "another", not "a"'
        elif len(entry.numbers) > 1:
            message = f"the copies of [{entry.slug}] could repeat each other forever; keep one"
        elif others:
            message = (
                f"[{entry.slug}] and [{others[0]}] could repeat each other forever; "
                "make one of them an action"
            )
        else:
            continue
        problems.append(Problem(entry.file, entry.line, message))
    return problems


def _renewing(entries: list[Entry]) -> list[Problem]:
    """Actions that renew an action for nothing: two of them would never end."""
    return [
        Problem(
            entry.file,
            entry.line,
            f"[{entry.slug}] costs nothing, so two of it could renew each other forever; "
            "let it cost something",
        )
        for entry in entries
        if (action := entry.ability.action) is not None
        and action.price == v.Price()
        and any(isinstance(op, Renew) for op in action.ops)
    ]


def _homeless(entries: list[Entry], factions: list[Faction]) -> list[Problem]:
    known = {"common", "", *CAMPAIGN, *(faction.slug for faction in factions)}
    return [
        Problem(entry.file, entry.line, f"[{entry.slug}]: there is no board for {entry.faction}")
        for entry in entries
        if entry.faction not in known
    ]


@cache
def _files(box: str) -> list[CardFile]:
    """The card files of a box."""
    before = {} if box == BASE else _written(_files(BASE))
    return [read(name, text, before, box) for name, text in shelf.box(box).texts()]


def _written(files: Iterable[CardFile]) -> dict[str, Lines]:
    return {what: lines for each in files for what, lines in each.written.items()}


@cache
def base() -> Catalogue:
    """The base game: 84 common cards, 30 for each of four factions, 16 attack cards."""
    return _read((), ())


def catalogue(boxes: Sequence[str] = ()) -> Catalogue:
    """The base game with boxes; `UnknownBox` says what is wrong with them."""
    return base().with_boxes(boxes)


def joined(texts: Iterable[tuple[str, str]], boxes: Sequence[str] = ()) -> Catalogue:
    """The base game and card files, each given by name and text; see `extended`."""
    return _read(shelf.checked(boxes), tuple(texts))


def _read(
    boxes: tuple[str, ...], own: Texts, unread: Sequence[CardFile] = (), campaign: bool = False
) -> Catalogue:
    """The cards on a table; files about a campaign are read where there is one."""
    there = (BASE, *boxes, *([shelf.CAMPAIGN] if campaign else []))
    found = [file for box in there for file in _files(box)]
    before = _written(found)
    for name, text in own:
        if campaign or not is_of_campaign(text):
            found.append(read(name, text, before))
            before |= found[-1].written
    return _together(boxes, [*found, *unread], own)


def extended(folder: Path, boxes: Sequence[str] = ()) -> Catalogue:
    """The base game and somebody's own card files; `CatalogueError` lists every mistake.

    Files that are about cards or factions of boxes need these on the table.
    """
    paths = sorted(folder.rglob("*.cards")) if folder.is_dir() else [folder]
    if not paths:
        raise CatalogueError([Problem(str(folder), 0, "holds no card file (*.cards)")])
    texts: list[tuple[str, str]] = []
    unread: list[CardFile] = []
    for path in paths:
        try:
            texts.append((str(path), read_text(path)))
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "is not UTF-8 text"
            unread.append(CardFile(Problem(str(path), 0, f"cannot be read: {reason}")))
    found = _read(shelf.checked(boxes), tuple(texts), unread)
    if any(is_of_campaign(text) for _, text in texts):
        found.with_campaign()  # so that mistakes are told at once
    return found


__all__ = [
    "ATTACK",
    "COMMON",
    "GOAL",
    "INVENTION",
    "PROVINCE",
    "Card",
    "Catalogue",
    "CatalogueError",
    "Entry",
    "Faction",
    "Problem",
    "base",
    "catalogue",
    "extended",
    "joined",
]
