"""All cards of a game as facts in parallel lists, one place for each physical card."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Final

from osada.kernel.files import read_text
from osada.kernel.game import Move, move
from osada.settlers.catalogue.reader import (
    CardFile,
    CatalogueError,
    Entry,
    Faction,
    Field,
    Problem,
    board_of,
    read,
)
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import GOODS
from osada.settlers.verbs import BUILD, DEAL, RAZE, USE

COMMON: Final = -1
"""The faction of a common card."""
ATTACK: Final = -2
"""The faction of an attack card."""

_ASKING: Final = (v.DRAW, v.EITHER, v.ANY_OF, v.PICK, v.SAMURAI)
_NEEDING: Final = frozenset(range(v.REPEAT_PRODUCTION, v.RIVAL_DISCARDS + 1))


class Catalogue:
    """Card facts by physical card; a card is its index here."""

    def __init__(
        self, factions: Iterable[Faction], entries: Iterable[Entry], attack: Field = ()
    ) -> None:
        self.factions: list[Faction] = list(factions)
        self.entries: list[Entry] = list(entries)
        self.numbers: list[str] = []
        self.entry: list[Entry] = []
        self.slugs: list[str] = []
        self.printing: list[int] = []
        self.faction: list[int] = []
        self.kind: list[int] = []
        self.colours: list[int] = []
        self.wood: list[int] = []
        self.stone: list[int] = []
        self.food: list[int] = []
        self.gold: list[int] = []
        self.location: list[int] = []
        self.deal: list[int] = []
        self.raze: list[Field] = []
        self.production: list[v.Ops] = []
        self.production_asks: list[bool] = []
        self.bonus: list[v.Ops] = []
        self.action: list[v.Activation | None] = []
        self.needs_target: list[bool] = []
        self.triggers: list[tuple[v.Trigger, ...]] = []
        self.reacts: list[int] = []
        self.keeps: list[tuple[int, ...]] = []
        self.surcharge: list[int] = []
        self.gate: list[int] = []
        self.shrine: list[int] = []
        self.decks: list[list[int]] = [[] for _ in self.factions]
        self.common: list[int] = []
        self.attacks: list[int] = []
        places = {faction.slug: i for i, faction in enumerate(self.factions)}
        printings: dict[tuple[str, v.Price, int, Field], int] = {}
        for entry in self.entries:
            faction = places.get(entry.faction, COMMON)
            for copy, number in enumerate(entry.numbers):
                facts = (entry.slug, entry.costs[copy], entry.deals[copy], entry.razes[copy])
                printing = printings.setdefault(facts, len(printings))
                (self.decks[faction] if faction >= 0 else self.common).append(len(self.numbers))
                self._add(entry, copy, number, faction, printing)
        for good, n in attack:
            for _ in range(n):
                self.attacks.append(len(self.numbers))
                self._add_attack(good, len(printings) + good)
        self._reckon()
        self.of_number: dict[str, int] = {number: i for i, number in enumerate(self.numbers)}
        self.of_slug: dict[str, list[int]] = {}
        for card, slug in enumerate(self.slugs):
            self.of_slug.setdefault(slug, []).append(card)

    def _add(self, entry: Entry, copy: int, number: str, faction: int, printing: int) -> None:
        cost, ability = entry.costs[copy], entry.ability
        self.numbers.append(number)
        self.entry.append(entry)
        self.slugs.append(entry.slug)
        self.printing.append(printing)
        self.faction.append(faction)
        self.kind.append(ability.kind)
        self.colours.append(entry.colours)
        self.wood.append(cost.wood)
        self.stone.append(cost.stone)
        self.food.append(cost.food)
        self.gold.append(cost.gold)
        self.location.append(cost.location)
        self.deal.append(entry.deals[copy])
        self.raze.append(entry.razes[copy])
        self.production.append(ability.production)
        self.production_asks.append(
            any(op.code in _ASKING or op.code in _NEEDING for op in ability.production)
        )
        self.bonus.append(ability.bonus)
        self.action.append(ability.action)
        self.needs_target.append(
            ability.action is not None and any(op.code in _NEEDING for op in ability.action.ops)
        )
        self.triggers.append(ability.triggers)
        self.reacts.append(sum({1 << trigger.event for trigger in ability.triggers}))
        self.keeps.append(ability.keeps)
        self.surcharge.append(ability.raze_surcharge)
        self.gate.append(ability.gate)
        self.shrine.append(ability.shrine)

    def _add_attack(self, good: int, printing: int) -> None:
        slug = GOODS[good]
        names = (slug, slug, slug)
        entry = Entry(
            slug, "attack", names, (False, False, False), (), 0,
            (v.Price(),), (good,), ((),), v.Ability(v.FEATURE), "house", "", 0,
        )  # fmt: skip
        self._add(entry, 0, f"att{len(self.attacks):03d}", ATTACK, printing)

    def _reckon(self) -> None:
        """Tables that make listing moves quick: moves by card, and what which goods can pay."""
        everything = range(len(self.numbers))
        self.builds: list[Move] = [move(BUILD, card) for card in everything]
        self.deals: list[Move] = [move(DEAL, card) for card in everything]
        self.razes: list[Move] = [move(RAZE, card) for card in everything]
        self.uses: list[Move] = [move(USE, card, 1) for card in everything]
        self.most = max([3, *self.wood, *self.stone, *self.food])
        self.most_gold = 3 * self.most + max([0, *self.gold])
        costs = list(zip(self.wood, self.stone, self.food, self.gold, strict=True))
        kinds = sorted(set(costs))
        self.cost_bit: list[int] = [1 << kinds.index(cost) for cost in costs]
        self.affordable: list[int] = []
        some = range(self.most + 1)
        for wood, stone, food in product(some, some, some):
            for gold in range(self.most_gold + 1):
                bits = 0
                for bit, (w, s, f, g) in enumerate(kinds):
                    short = max(0, w - wood) + max(0, s - stone) + max(0, f - food) + g
                    bits |= (short <= gold) << bit
                self.affordable.append(bits)
        self.act_worker: list[int] = []
        self.act_raze: list[int] = []
        self.act_gold: list[int] = []
        self.act_more: list[bool] = []
        for action in self.action:
            price = action.price if action is not None else v.Price()
            self.act_worker.append(price.worker)
            self.act_raze.append(price.raze)
            self.act_gold.append(price.gold)
            more = price.wood + price.stone + price.food + price.resource
            self.act_more.append(more + price.cards + price.deals > 0)
        answered = [t.at_least for ts in self.triggers for t in ts if t.event == v.WHEN_VP]
        self.least_vp: int = min(answered, default=1 << 20)
        """The smallest gain of VP that some feature answers."""
        self.uses_samurai: list[bool] = [faction.slug == "japan" for faction in self.factions]

    def fingerprint(self) -> str:
        """A short name for exactly these cards."""
        facts = [replace(entry, file="", line=0) for entry in self.entries]
        return blake2b(repr((facts, self.factions)).encode(), digest_size=4).hexdigest()

    def index(self, faction: str) -> int:
        """The place of a faction among the factions, -1 if there is none of that name."""
        for i, known in enumerate(self.factions):
            if known.slug == faction:
                return i
        return -1


def _together(read_files: list[CardFile]) -> Catalogue:
    problems = [problem for found in read_files for problem in found.problems]
    factions: list[Faction] = []
    entries: list[Entry] = []
    for found in read_files:
        board = found.faction
        if board is not None and board_of(board.slug) in found.replaced:
            factions[[old.slug for old in factions].index(board.slug)] = board
        elif board is not None:
            factions.append(board)
        for entry in found.entries:
            if entry.slug in found.replaced:
                entries[[old.slug for old in entries].index(entry.slug)] = entry
            else:
                entries.append(entry)
    problems += _clashes(entries) + _endless(entries) + _renewing(entries)
    problems += _homeless(entries, factions)
    if problems:
        raise CatalogueError(problems)
    attack = next((found.attack for found in read_files if found.attack), ())
    return Catalogue(factions, entries, attack)


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
        if any(
            op.code in (v.REPEAT_PRODUCTION, v.REPEAT_OTHER_PRODUCTION)
            for op in (*entry.ability.production, *entry.ability.bonus)
        )
    ]
    problems: list[Problem] = []
    for entry in repeating:
        others = [other.slug for other in repeating if other is not entry]
        ops = (*entry.ability.production, *entry.ability.bonus)
        if any(op.code == v.REPEAT_PRODUCTION for op in ops):
            message = f'[{entry.slug}] could repeat itself for ever; write "another", not "a"'
        elif len(entry.numbers) > 1:
            message = f"the copies of [{entry.slug}] could repeat each other for ever; keep one"
        elif others:
            message = (
                f"[{entry.slug}] and [{others[0]}] could repeat each other for ever; "
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
            f"[{entry.slug}] costs nothing, so two of it could renew each other for ever; "
            "let it cost something",
        )
        for entry in entries
        if (action := entry.ability.action) is not None
        and action.price == v.Price()
        and any(op.code == v.RESET for op in action.ops)
    ]


def _homeless(entries: list[Entry], factions: list[Faction]) -> list[Problem]:
    known = {"common", "", *(faction.slug for faction in factions)}
    return [
        Problem(entry.file, entry.line, f"[{entry.slug}]: there is no board for {entry.faction}")
        for entry in entries
        if entry.faction not in known
    ]


def _base_files() -> list[CardFile]:
    folder = files(__name__) / "base"
    order = ("common", "barbarians", "japan", "rome", "egypt", "solo")
    return [read(f"{name}.cards", (folder / f"{name}.cards").read_text("utf-8")) for name in order]


@cache
def base() -> Catalogue:
    """The base game: 84 common cards, 30 for each of four factions, 16 attack cards."""
    return _together(_base_files())


def joined(texts: Iterable[tuple[str, str]]) -> Catalogue:
    """The base game and card files, each given by name and text; see `extended`."""
    return _together(_joined(texts))


def _joined(texts: Iterable[tuple[str, str]]) -> list[CardFile]:
    found = _base_files()
    before = {what: lines for each in found for what, lines in each.written.items()}
    for name, text in texts:
        found.append(read(name, text, before))
        before |= found[-1].written
    return found


def extended(folder: Path) -> Catalogue:
    """The base game and somebody's own card files; `CatalogueError` lists every mistake."""
    paths = sorted(folder.rglob("*.cards")) if folder.is_dir() else [folder]
    if not paths:
        raise CatalogueError([Problem(str(folder), 0, "holds no card file (*.cards)")])
    texts: list[tuple[str, str]] = []
    unread: list[CardFile] = []
    for path in paths:
        try:
            texts.append((str(path), read_text(path)))
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "is no UTF-8 text"
            unread.append(CardFile(problems=[Problem(str(path), 0, f"cannot be read: {reason}")]))
    return _together(_joined(texts) + unread)


__all__ = [
    "ATTACK",
    "COMMON",
    "Catalogue",
    "CatalogueError",
    "Entry",
    "Faction",
    "Problem",
    "base",
    "extended",
    "joined",
]
