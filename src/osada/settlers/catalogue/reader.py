"""Card files to entries: every mistake is reported with file, line and suggestion."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Final, NamedTuple, TypeVar

from osada import LANGUAGES
from osada.names import EXPECTED, UNNAMED, Names, Own, read_names
from osada.rules import CLAUSE
from osada.settlers.backs import CAMPAIGN
from osada.settlers.effects import parse
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.events import WHEN_MATCHED, WHEN_VP
from osada.settlers.effects.reading import close_matches
from osada.settlers.effects.traits import UNRAZABLE
from osada.settlers.effects.verbs.marker import MoveMarker
from osada.settlers.effects.vocabulary import Ability, Price
from osada.settlers.goods import DEFENSE, GOODS
from osada.settlers.part import BONUSES, CATEGORIES, ERAS, SPACES, due_place
from osada.titles import BadFiles, Problem

BASE: Final = "base"
"""The box of the base game, and the mark of cards that every deck of their kind may have."""
OWN: Final = ""
"""The box of somebody's own cards, which are always on the table."""
SOURCES: Final = ("seed", "public", "house")
MOST_COPIES: Final = 20
MOST_OF_A_COST: Final = 9
RESERVED: Final = (
    *GOODS, *COLOURS, "foundation", "virtual", "common", "faction", "done", "tricolour", "draw",
    "tokens",
)  # fmt: skip
"""Words of the notation that no card may be called."""
NO_FACTIONS: Final = ("common", "attack")
"""Cards that are nobody's."""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_LINE: Final = re.compile(r"((?:open )?[a-z]+)( [a-z]+\d+| \([^)]*\))?\s*:\s*(.*)")
_HEADER: Final = (
    "faction", "deck", "name", "board", "keeps", "samurai", "tricolour", "from", "mark", "attack",
    "replaces",
)  # fmt: skip
_FACTS: Final[tuple[str, ...]] = (
    "name", "numbers", "colour", "cost", "deal", "raze", "from", "mark", "clauses", "replaces",
)  # fmt: skip
_EFFECTS: Final[tuple[str, ...]] = (
    "production", "open production", "storage", "feature", "action", "bonus", "instant", "end",
)  # fmt: skip
_DECKS: Final[dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]] = {
    "provinces": ("province", ("colour", "penalty"), ("production", "action", "bonus")),
    "inventions": ("invention", ("colour", "era", "knowledge"), ("feature", "bonus")),
    "goals": ("goal", ("category",), ("goal", "first")),
    "sheets": ("sheet", (), ()),
}
"""Decks of a campaign: what one of them is called, its facts and its effects."""
_EVERY_CARD: Final = ("name", "numbers", "from", "clauses", "replaces")
PENALTY: Final = 5
"""Points that a Province costs at the end, if it does not say otherwise (PROV-9)."""

Field = tuple[tuple[int, int], ...]
"""Goods of a raze field: (good, n) in the order printed."""
_NONE: Final[Field] = ()
_UNCITED: Final[tuple[str, ...]] = ()
Lines = list[tuple[int, str, str, str]]
"""Of a card or a header: line, word, copy, rest."""
T = TypeVar("T")


class CatalogueError(BadFiles):
    """Card files that cannot be used, with every mistake found."""

    problems: list[Problem]


@dataclass(frozen=True, slots=True)
class Entry:
    """One card as printed, with all its copies."""

    slug: str
    faction: str
    names: Names
    translated: Own
    numbers: tuple[str, ...]
    colours: int
    costs: tuple[Price, ...]  # one for each copy
    deals: tuple[int, ...]  # the good, -1 for none
    razes: tuple[Field, ...]
    ability: Ability
    source: str
    file: str
    line: int
    box: str = field(default=OWN, repr=False)
    """Where it is published."""
    mark: str = field(default="", repr=False)
    """What it counts as in a deck: `base`, or a box (DECK-12)."""
    clauses: tuple[str, ...] = field(default=(), repr=False)
    """What a refused choice of its effects cites, if not what its verb does."""
    era: str = field(default="", repr=False)
    """The deck of an Invention."""
    knowledge: int = field(default=0, repr=False)
    """Its price."""
    category: str = field(default="", repr=False)
    """Of a Goal."""

    def name(self, language: str) -> str:
        """The card's name in a language."""
        return self.names[LANGUAGES.index(language)]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction board: what it yields each round and what it keeps in cleanup."""

    slug: str
    names: Names
    board: Field
    keeps: int
    samurai: bool = field(default=False, repr=False)
    """Whether its workers can guard locations as samurai (JAPAN-3)."""

    tricolour: bool = field(default=False, repr=False)
    """Whether its board hands out the tri-colour blessing (BLESS-11)."""

    def name(self, language: str) -> str:
        """The faction's name in a language."""
        return self.names[LANGUAGES.index(language)]


FIELD: Final = "field"
MOST_FIELDS: Final = 24


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """The sheet of an era: three tracks with their bonuses, and a map with its upkeep."""

    era: str
    names: Names
    tracks: tuple[tuple[str, ...], ...]
    """By category, space by space: a bonus or ""."""
    fields: tuple[Field, ...]
    source: str
    file: str = field(repr=False)
    line: int = field(repr=False)

    def name(self, language: str) -> str:
        """The era's name in a language."""
        return self.names[LANGUAGES.index(language)]


def is_of_campaign(text: str) -> bool:
    """Whether a card file is about a campaign."""
    return re.search(r"^\s*deck\s*:", text.partition("[")[0], re.MULTILINE) is not None


class CardFile:
    """What one card file holds."""

    def __init__(self, *problems: Problem) -> None:
        self.faction: Faction | None = None
        self.entries: list[Entry] = []
        self.sheets: list[SheetFacts] = []
        self.attack: Field = ()
        self.problems = list(problems)
        self.written: dict[str, Lines] = {}
        """The lines of each card, by slug, and of a header with a board, by `board_of`."""
        self.replaced: list[str] = []
        """Which of these stand for what was there before."""


class _Block(NamedTuple):
    line: int
    slug: str  # empty for the header
    lines: Lines


class _Reader:
    def __init__(self, name: str, before: Mapping[str, Lines], box: str) -> None:
        self.name = name
        self.before = before
        self.box = box
        self.mark = ""
        self.found = CardFile()

    def problem(self, line: int, message: str) -> None:
        self.found.problems.append(Problem(self.name, line, message))

    def tried(self, line: int, do: Callable[[str], T], text: str, otherwise: T) -> T:
        try:
            return do(text)
        except ValueError as error:
            self.problem(line, str(error))
            return otherwise

    def blocks(self, text: str) -> list[_Block]:
        blocks = [_Block(1, "", [])]
        for number, raw in enumerate(text.splitlines(), 1):
            if sign := _CONTROL.search(raw):
                message = f"a control character (U+{ord(sign[0]):04X}) stands here; delete it"
                self.problem(number, message)
                continue
            line = raw.split("#")[0].strip()
            if not line:
                continue
            if line.startswith("["):
                match = re.fullmatch(r"\[([a-z0-9/-]+)\]", line)
                if match is None:
                    self.problem(
                        number, f'"{line}" is not a card; a slug is small letters: [rome/architect]'
                    )
                blocks.append(_Block(number, match[1] if match else "?", []))
            elif match := _LINE.fullmatch(line):
                blocks[-1].lines.append((number, match[1], (match[2] or "").strip(), match[3]))
            else:
                self.problem(number, f'cannot read "{line}"; a line reads "word: value"')
        return blocks

    def names(self, line: int, text: str) -> tuple[Names, Own]:
        found = read_names(text)
        if found is None:
            self.problem(line, EXPECTED)
        return found or UNNAMED

    def unknown_word(self, line: int, word: str, known: tuple[str, ...]) -> None:
        near = close_matches(word, known)
        hint = f'; did you mean "{near[0]}"?' if near else f"; known are {', '.join(known)}"
        self.problem(line, f'unknown word "{word}"{hint}')

    def whole(self, what: str, block: _Block) -> Lines:
        """A block's lines, and of what it replaces those that it does not say anew."""
        said = {(word, copy): (line, rest) for line, word, copy, rest in block.lines}
        replaces = ("replaces", "") in said
        if what in (self.found.written if replaces else self.found.replaced):
            self.problem(block.line, f"[{what}] stands twice in this file")
        if not replaces:
            return block.lines
        line, rest = said["replaces", ""]
        if self.box != OWN:
            self.problem(line, "a box adds to what others have and replaces nothing")
        if rest != "yes":
            self.problem(line, f'"replaces: {rest}" means nothing; write "yes" or leave it out')
        if what not in self.before:
            self.nothing_to_replace(line, what, block)
            return block.lines
        self.found.replaced.append(what)
        same = not {word for word, _ in said} & {*_EFFECTS, FIELD}
        return block.lines + [
            (block.line, word, copy, rest)
            for _, word, copy, rest in self.before[what]
            if (
                same if word in (*_EFFECTS, FIELD) else not {(word, copy), (word, "")} & said.keys()
            )
        ]

    def nothing_to_replace(self, line: int, what: str, block: _Block) -> None:
        if not block.slug:
            return self.problem(line, f"there is no {what} to replace")
        near = close_matches(what, self.before)
        hint = f"; did you mean [{near[0]}]?" if near else ""
        return self.problem(line, f"there is no card [{what}] to replace{hint}")

    def deck(self, block: _Block) -> str:
        """What the cards of a campaign's file are, "" if it is another file."""
        said = [(line, rest) for line, word, _, rest in block.lines if word == "deck"]
        if not said:
            return ""
        line, deck = said[0]
        for at, word, _, _ in block.lines:
            if word != "deck":
                self.problem(at, f'beside "deck: {deck}" the header has no line "{word}:"')
        if deck not in _DECKS:
            self.unknown_word(line, deck, tuple(_DECKS))
            return ""
        self.mark = self.usual_mark(False)
        return deck

    def header(self, block: _Block) -> str:
        slug = next((rest for _, word, _, rest in block.lines if word == "faction"), "")
        words: dict[str, tuple[int, str]] = {}
        for line, word, _, rest in self.whole(board_of(slug), block) if slug else block.lines:
            if word not in _HEADER:
                self.unknown_word(line, word, _HEADER)
            elif word in words:
                self.problem(line, f'"{word}" stands twice in the header')
            words[word] = (line, rest)
        if "attack" in words:
            line, rest = words["attack"]
            self.found.attack = self.tried(line, _field, rest, _NONE)
            if self.before:
                self.problem(line, "the base game has its attack cards; leave this line out")
        self.mark = words["mark"][1] if "mark" in words else self.usual_mark("board" in words)
        if not slug:
            if "replaces" in words:
                self.problem(words["replaces"][0], 'say whose board: "faction: rome"')
            return ""
        if not re.fullmatch(r"[a-z][a-z0-9-]*", slug):
            message = f'"{slug}" is not a faction; its short name is small letters: hansa, sea-folk'
            self.problem(words["faction"][0], message)
        elif "board" in words:
            self.board(block, slug, words)
        return slug

    def board(self, block: _Block, slug: str, words: dict[str, tuple[int, str]]) -> None:
        what, line = board_of(slug), words["board"][0]
        if slug in NO_FACTIONS:
            self.problem(line, f"{slug} cards have no board; leave this line out")
            return
        if what in self.before and what not in self.found.replaced:
            message = f'{slug} has a board; to change it write "replaces: yes" above the cards'
            self.problem(line, message)
        names, _ = self.names(*words.get("name", (block.line, slug)))
        board = self.tried(*_swap(words["board"], _field), _NONE)
        keeps = self.tried(*_swap(words.get("keeps", (block.line, "")), _kept), -1)
        samurai = self.tried(*_swap(words.get("samurai", (block.line, "no")), _truth), False)
        tricolour = self.tried(*_swap(words.get("tricolour", (block.line, "no")), _truth), False)
        self.found.faction = Faction(slug, names, board, keeps, samurai, tricolour)
        self.found.written[what] = [(at, word, "", rest) for word, (at, rest) in words.items()]

    def usual_mark(self, has_board: bool) -> str:
        """A box's own faction has base cards; what it brings to others counts as the box."""
        if self.box == OWN:
            path = PurePath(self.name)
            folder = path.parent.name
            return folder if folder not in ("", "..") else path.stem
        return BASE if has_board else self.box

    def copies(self, line: int, text: str) -> tuple[str, ...]:
        match = re.fullmatch(r"([a-z]+)(\d{1,9})(?:-(\d{1,9}))?", text)
        if not match:
            self.problem(line, f'"{text}" is not a number; write "com046" or "com046-048"')
            return ()
        prefix, first, last = match[1], int(match[2]), int(match[3] or match[2])
        if last < first:
            self.problem(line, f'the numbers "{text}" run backwards')
        if last - first >= MOST_COPIES:
            self.problem(
                line, f'"{text}" makes {last - first + 1} copies; {MOST_COPIES} are plenty'
            )
            return ()
        return tuple(f"{prefix}{n:0{len(match[2])}d}" for n in range(first, last + 1))

    def card(self, block: _Block, faction: str, deck: str = "") -> None:
        known: tuple[str, ...] = _FACTS
        does: tuple[str, ...] = _EFFECTS
        if deck:
            faction, more, does = _DECKS[deck]
            known = (*_EVERY_CARD, *more)
        facts: dict[str, tuple[int, str]] = {}
        single: list[tuple[int, str, str, str]] = []
        effects: list[tuple[int, str]] = []
        lines = self.found.written[block.slug] = self.whole(block.slug, block)
        for line, word, copy, rest in lines:
            if word in does:
                effects.append((line, f"{word} {copy}: {rest}" if copy else f"{word}: {rest}"))
            elif word not in known:
                self.unknown_word(line, word, (*known, *does))
            elif copy:
                single.append((line, word, copy, rest))
            elif word in facts:
                self.problem(line, f'"{word}" stands twice in [{block.slug}]')
            else:
                facts[word] = (line, rest)
        for word in ("name", "numbers", "from"):
            if word not in facts:
                self.problem(block.line, f'[{block.slug}] has no line "{word}:"')
        nothing = (block.line, "")
        names, own = self.names(*facts.get("name", (block.line, block.slug)))
        numbers = self.copies(*facts["numbers"]) if "numbers" in facts else ()
        source_line, source = facts.get("from", nothing)
        if source and source not in SOURCES:
            self.unknown_word(source_line, source, SOURCES)
        colours = self.tried(*_swap(facts.get("colour", nothing), _colours), 0)
        cost = self.tried(*_swap(facts.get("cost", nothing), _cost), Price())
        deal = self.tried(*_swap(facts.get("deal", nothing), _deal), -1)
        raze = self.tried(*_swap(facts.get("raze", nothing), _field), _NONE)
        costs, deals, razes = [cost] * len(numbers), [deal] * len(numbers), [raze] * len(numbers)
        for line, word, copy, rest in single:
            if copy not in numbers:
                self.problem(line, f"[{block.slug}] has no copy {copy}")
                continue
            at = numbers.index(copy)
            if word == "cost":
                costs[at] = self.tried(line, _cost, rest, cost)
            elif word == "deal":
                deals[at] = self.tried(line, _deal, rest, deal)
            elif word == "raze":
                razes[at] = self.tried(line, _field, rest, raze)
            else:
                self.problem(line, f'"{word}" cannot differ between copies')
        mark = facts["mark"][1] if "mark" in facts else self.mark
        clauses = self.tried(*_swap(facts.get("clauses", nothing), _clauses), _UNCITED)
        before = len(self.found.problems)
        ability = self.ability(block, effects, does)
        understood = len(self.found.problems) == before
        self.check(block, faction)
        if deck:
            self.check_laid_out(block, deck, facts, numbers)
        if understood:
            ability = self.laid_out(block, deck, ability, facts)
        if ability.traits & UNRAZABLE and any([raze, *razes]):
            self.problem(block.line, f"[{block.slug}] cannot be razed, so it has no raze field")
        if ability.instant and any(each != Price() for each in [cost, *costs]):
            self.problem(block.line, f"[{block.slug}] is an instant card and costs nothing")
        for each in dict.fromkeys([cost, *costs]):
            self.check_cost(block, each)
        if faction == "common" and (
            any(each.location for each in [cost, *costs]) or any(d >= 0 for d in [deal, *deals])
        ):
            message = f"[{block.slug}]: a common card has no deal and no location cost"
            self.problem(block.line, message)
        entry = Entry(
            block.slug, faction, names, own, numbers, colours,
            tuple(costs), tuple(deals), tuple(razes), ability, source, self.name, block.line,
            self.box, mark, clauses, facts.get("era", nothing)[1],
            self.tried(*_swap(facts.get("knowledge", nothing), _knowledge), 0),
            facts.get("category", nothing)[1],
        )  # fmt: skip
        self.found.entries.append(entry)

    def check_laid_out(
        self,
        block: _Block,
        deck: str,
        facts: dict[str, tuple[int, str]],
        numbers: tuple[str, ...],
    ) -> None:
        """The facts of a card of a campaign; one that is not right is replaced."""
        slug, line = block.slug, block.line
        if len(numbers) > 1:
            self.problem(facts["numbers"][0], f"[{slug}]: each {_DECKS[deck][0]} exists once")
        for word, values in (("era", ERAS), ("category", CATEGORIES)):
            if word in facts and facts[word][1] not in values:
                self.unknown_word(facts[word][0], facts[word][1], values)
                facts[word] = (facts[word][0], values[0])
        wanted = {"inventions": ("era", "knowledge", "colour"), "goals": ("category",)}
        for word in wanted.get(deck, ()):
            if word not in facts:
                self.problem(line, f'[{slug}] has no line "{word}:"')
                facts[word] = (line, {"era": ERAS, "category": CATEGORIES}.get(word, ("",))[0])

    def laid_out(
        self, block: _Block, deck: str, ability: Ability, facts: dict[str, tuple[int, str]]
    ) -> Ability:
        """The ability with what only cards of a campaign have."""
        slug, line = block.slug, block.line
        if deck == "provinces":
            said = facts.get("penalty", (line, str(PENALTY)))
            points = self.tried(said[0], parse.number, said[1], PENALTY)
            return replace(ability, penalty=points, is_laid_out=True)
        if deck == "inventions":
            self.check_invention(block, ability)
            return replace(ability, is_laid_out=True)
        if not deck:
            self.check_campaign(block, ability)
        elif not ability.bonus:
            self.problem(line, f'[{slug}] has no line "first:"')
        return ability

    def check_invention(self, block: _Block, ability: Ability) -> None:
        events = [trigger.event.when for trigger in ability.triggers]
        other = ability.holders or ability.raze_surcharge or ability.traits
        if other or not ability.features() or WHEN_VP in events or WHEN_MATCHED in events:
            message = "answers an event other than points, keeps goods or allows something"
            self.problem(block.line, f"[{block.slug}]: an Invention {message}")
        limits = [trigger.limit for trigger in ability.triggers]
        limits += [allowed.limit for allowed in ability.allowances]
        if len([limit for limit in limits if limit]) > 1:
            message = "an Invention has one feature with a number of times"
            self.problem(block.line, f"[{block.slug}]: {message}")

    def check_campaign(self, block: _Block, ability: Ability) -> None:
        """What only cards of a campaign do."""
        events = [trigger.event for trigger in ability.triggers]
        if any(event.is_of_campaign() for event in events):
            message = "only Inventions of a campaign can wait for that event"
            self.problem(block.line, f"[{block.slug}]: {message}")
        pairs = any(event.pairs_up() for event in events)
        marker = any(isinstance(op, MoveMarker) for op in ability.ops())
        if pairs or marker or ability.allowances or ability.keeps_some:
            what = "a new pair" if pairs else "a Goal marker" if marker else "that feature"
            self.problem(block.line, f"[{block.slug}]: {what} is for Inventions of a campaign")

    def sheet(self, block: _Block) -> None:
        """The tracks and the map of an era."""
        if block.slug not in ERAS:
            self.unknown_word(block.line, block.slug, ERAS)
            return
        lines = self.found.written[block.slug] = self.whole(block.slug, block)
        tracks = {category: [""] * SPACES for category in CATEGORIES}
        names, fields, source = UNNAMED[0], list[Field](), ""
        words = ("name", *CATEGORIES, FIELD, "from", "replaces")
        for line, word, _, rest in lines:
            if word == "name":
                names, _own = self.names(line, rest)
            elif word in tracks:
                tracks[word] = self.tried(line, _track, rest, tracks[word])
            elif word == FIELD:
                fields.append(self.tried(line, _upkeep, rest, _NONE))
            elif word == "from":
                source = rest
                if rest not in SOURCES:
                    self.unknown_word(line, rest, SOURCES)
            elif word not in words:
                self.unknown_word(line, word, words)
        for word in ("name", *CATEGORIES, FIELD, "from"):
            if word not in [said for _, said, _, _ in lines]:
                self.problem(block.line, f'[{block.slug}] has no line "{word}:"')
        if len(fields) > MOST_FIELDS:
            self.problem(block.line, f"[{block.slug}]: a map has at most {MOST_FIELDS} fields")
        by_category = tuple(tuple(tracks[one]) for one in CATEGORIES)
        sheet = SheetFacts(
            block.slug, names, by_category, tuple(fields), source, self.name, block.line
        )
        self.found.sheets.append(sheet)

    def ability(
        self, block: _Block, effects: list[tuple[int, str]], does: tuple[str, ...]
    ) -> Ability:
        """What the effects mean together; where something is wrong, each alone says what."""
        before = len(self.found.problems)
        needed = tuple(word for word in does if word not in ("bonus", "first"))
        if does is not _EFFECTS and not any(text.startswith(needed) for _, text in effects):
            wanted = " or ".join(f'"{word}:"' for word in needed)
            self.problem(block.line, f"[{block.slug}] has no line {wanted}")
        whole, wrong = Ability(1), ""
        try:
            whole = parse.ability([text for _, text in effects])
        except parse.EffectError as error:
            wrong = str(error)
        right = not wrong and len(self.found.problems) == before
        if right and not any(op.lacks(whole) for op in whole.ops()):
            return whole
        parts: list[tuple[int, Ability]] = []
        for line, text in effects:
            try:
                alone = text.startswith(("bonus", "first"))
                part = parse.ability([text, "feature: none"] if alone else [text])
                parts.append((line, part))
            except parse.EffectError as error:
                self.problem(line, str(error))
        if len(self.found.problems) > before:
            return Ability(1)
        if wrong:
            self.problem(effects[-1][0] if effects else block.line, wrong)
        for line, ability in parts:
            for op in ability.ops():
                if not wrong and (lacking := op.lacks(whole)):
                    self.problem(line, lacking)
        return whole

    def check(self, block: _Block, faction: str) -> None:
        common = faction == "common" or faction in CAMPAIGN
        if block.slug in RESERVED or re.fullmatch(r"[a-z]{3}\d+", block.slug):
            self.problem(block.line, f"[{block.slug}] is a word of the notation; call it otherwise")
        if common != ("/" not in block.slug) or not (
            common or block.slug.startswith(f"{faction}/")
        ):
            wanted = "its plain name" if common else f"{faction}/..."
            self.problem(block.line, f"[{block.slug}] of {faction} must be called {wanted}")

    def check_cost(self, block: _Block, cost: Price) -> None:
        if cost.location > 1:
            self.problem(block.line, f"[{block.slug}]: a building cost takes at most 1 location")
        if max(cost.wood, cost.stone, cost.food, cost.gold) > MOST_OF_A_COST:
            message = f"[{block.slug}]: a building cost has at most {MOST_OF_A_COST} of a good"
            self.problem(block.line, message)
        if cost != Price(cost.wood, cost.stone, cost.food, cost.gold, location=cost.location):
            self.problem(
                block.line,
                f"[{block.slug}]: a building cost is wood, stone, food, gold and location",
            )


def _knowledge(text: str) -> int:
    if text and (not text.isdecimal() or not 0 < int(text) < 1000):
        raise ValueError(f'"{text}" is not a price; write knowledge as a number, 45')
    return int(text or 0)


def _track(text: str) -> list[str]:
    """`2 worker, 4 wall`: bonuses by space; the last space leads to the next era."""
    found = [""] * SPACES
    for part in text.split(","):
        space, bonus = parse.amount(part)
        if bonus not in BONUSES:
            raise parse.unknown("bonus", bonus, BONUSES)
        if space >= SPACES:
            raise ValueError(f"a track has bonuses on its spaces 1 to {SPACES - 1}")
        if found[space - 1]:
            raise ValueError(f"space {space} has two bonuses")
        found[space - 1] = bonus
    return found


def _upkeep(text: str) -> Field:
    goods = _field(text)
    if not goods or any(due_place(good) < 0 for good, _ in goods):
        raise ValueError("a field asks for resources, gold, workers, raze tokens or cards")
    return goods


def board_of(faction: str) -> str:
    """What a header with a board is called among the things that are written."""
    return f"board of {faction}"


def _swap(at: tuple[int, str], do: Callable[[str], T]) -> tuple[int, Callable[[str], T], str]:
    return at[0], do, at[1]


def _field(text: str) -> Field:
    return tuple(parse.goods(text).items()) if text else ()


def _kept(text: str) -> int:
    return parse.good(text) if text else -1


def _colours(text: str) -> int:
    mask = 0
    for word in text.split(",") if text else ():
        mask |= parse.colour(word.strip())
    return mask


def _truth(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f'"{text}" means nothing here; write "yes" or "no"')
    return text == "yes"


def _clauses(text: str) -> tuple[str, ...]:
    found = tuple(each.strip() for each in text.split(",")) if text else ()
    for clause in found:
        if not re.fullmatch(CLAUSE, clause):
            raise ValueError(f'"{clause}" is not a clause; write them like "ROME-8, ROME-1"')
    return found


def _cost(text: str) -> Price:
    return parse.price(text) if text else Price()


def _deal(text: str) -> int:
    kind = parse.good(text) if text else -1
    if kind == DEFENSE:
        raise parse.EffectError(f"a deal cannot give {GOODS[kind]}")
    return kind


def read(
    name: str, text: str, before: Mapping[str, Lines] | None = None, box: str = OWN
) -> CardFile:
    """The cards of one file, with every mistake in it; it may replace what was written before."""
    reader = _Reader(name, before or {}, box)
    header, *cards = reader.blocks(text)
    if deck := reader.deck(header):
        for block in cards:
            if deck == "sheets":
                reader.sheet(block)
            else:
                reader.card(block, "", deck)
        return reader.found
    faction = reader.header(header)
    if cards and not faction:
        reader.problem(1, 'the file must begin with "faction: common" or the faction of its cards')
    for block in cards:
        reader.card(block, faction)
    return reader.found


__all__ = [
    "BASE",
    "LANGUAGES",
    "OWN",
    "CardFile",
    "CatalogueError",
    "Entry",
    "Faction",
    "Field",
    "Problem",
    "read",
]
