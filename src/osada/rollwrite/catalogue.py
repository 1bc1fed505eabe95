"""Buildings and sheets from village files: every mistake is reported with file, line and hint."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from osada.kernel.files import read_text
from osada.names import EXPECTED, UNNAMED, Names, Own, read_names
from osada.rollwrite import empire, plans
from osada.rollwrite.abilities import GAIN, PLAN_VP, Ability, AbilityError, parse
from osada.rollwrite.goods import GOOD, MOST, PRICE
from osada.rollwrite.state import TOKENS
from osada.rollwrite.village import MOST_AREAS, SLOTS, Building, Village
from osada.titles import BadFiles, Problem

COMPETITION: Final = "competition"
SOURCES: Final = ("seed", "public", "house")
SUFFIX: Final = ".village"
RESERVED: Final = (*GOOD, *TOKENS, *empire.TRACKS, "any", "worker", "saving", "with")
"""Words of the notation that no building may be called."""
_BUILDING: Final = ("code", "name", "areas", "plan", "ability", "from")
_SHEET: Final = ("name", "buildings", "from")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")


class CatalogueError(BadFiles):
    """Village files that cannot be used, with every mistake found."""

    problems: list[Problem]


@dataclass(frozen=True)
class Catalogue:
    """All buildings and sheets, by slug."""

    buildings: Mapping[str, Building]
    sheets: Mapping[str, Village]
    added: str = ""
    """The text of somebody's own files."""

    def fingerprint(self) -> str:
        """What tells own villages apart in a journal."""
        return blake2b(self.added.encode(), digest_size=4).hexdigest()


@cache
def base() -> Catalogue:
    """The competition sheet, the 48 adventure sheets and their buildings."""
    folder = files("osada.rollwrite") / "villages"
    texts = {
        one.name: one.read_text("utf-8")
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.name.endswith(SUFFIX)
    }
    return _catalogue(texts, Catalogue({}, {}))


def extended(paths: Iterable[Path]) -> Catalogue:
    """The base and the villages of somebody's own files; `CatalogueError` for mistakes."""
    texts: dict[str, str] = {}
    problems: list[Problem] = []
    for path in sorted(paths):
        try:
            texts[str(path)] = read_text(path)
        except UnicodeError:
            problems.append(Problem(str(path), 1, "is not UTF-8 text"))
        except OSError as error:
            problems.append(Problem(str(path), 1, f"cannot be read: {error.strerror or error}"))
    if problems:
        raise CatalogueError(problems)
    return joined(texts)


def joined(texts: Mapping[str, str]) -> Catalogue:
    """The base and village files given as texts by name; `CatalogueError` for mistakes."""
    return _catalogue(texts, base())


def _catalogue(texts: Mapping[str, str], before: Catalogue) -> Catalogue:
    reader = _Reader(before)
    blocks = [block for name, text in texts.items() for block in reader.blocks(name, text)]
    for block in blocks:
        if not block.is_sheet:
            reader.building(block)
    for block in blocks:
        if block.is_sheet:
            reader.sheet(block)
    if reader.problems:
        raise CatalogueError(reader.problems)
    added = "".join(texts.values()) if before.buildings else ""
    return Catalogue(reader.buildings, reader.sheets, added)


@dataclass(slots=True)
class _Block:
    file: str
    line: int
    slug: str
    is_sheet: bool
    lines: dict[str, tuple[int, str]] = field(default_factory=dict)


class _Reader:
    def __init__(self, before: Catalogue) -> None:
        self.before = before
        self.buildings = dict(before.buildings)
        self.sheets = dict(before.sheets)
        self.problems: list[Problem] = []

    def problem(self, block: _Block, line: int, message: str) -> None:
        self.problems.append(Problem(block.file, line, message))

    def blocks(self, name: str, text: str) -> list[_Block]:
        """The entries of a file with their lines."""
        found: list[_Block] = []
        nowhere = _Block(name, 1, "", False)
        for number, raw in enumerate(text.splitlines(), 1):
            if sign := _CONTROL.search(raw):
                message = f"a control character (U+{ord(sign[0]):04X}) stands here; delete it"
                self.problem(nowhere, number, message)
                continue
            line = re.sub(r"^\s*#.*|\s#\s.*", "", raw).strip()
            if not line:
                continue
            block = found[-1] if found else nowhere
            if match := re.fullmatch(r"\[(sheet )?([a-z0-9][a-z0-9-]*)\]", line):
                found.append(_Block(name, number, match[2], bool(match[1])))
            elif line.startswith("["):
                message = f'"{line}" is not an entry; write [dice-shrine] or [sheet my-village]'
                self.problem(block, number, message)
            elif match := re.fullmatch(r"([a-z]+)\s*:\s*(.*)", line):
                if block is nowhere:
                    self.problem(block, number, "a line stands before the first entry [...]")
                elif match[1] in block.lines:
                    self.problem(block, number, f'"{match[1]}" stands twice in [{block.slug}]')
                block.lines[match[1]] = (number, match[2])
            else:
                message = f'cannot read "{line}"; a line reads "word: value"'
                self.problem(block, number, message)
        return found

    def facts(self, block: _Block, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
        for word, (line, _) in block.lines.items():
            if word not in known:
                self.problem(block, line, _unknown("word", word, known))
        for word in needed:
            if word not in block.lines:
                self.problem(block, block.line, f'[{block.slug}] has no line "{word}:"')
        line, source = block.lines.get("from", (block.line, "house"))
        if source not in SOURCES:
            self.problem(block, line, _unknown("source", source, SOURCES))

    def names(self, block: _Block) -> tuple[Names, Own]:
        line, text = block.lines.get("name", (block.line, block.slug))
        found = read_names(text)
        if found is None:
            self.problem(block, line, EXPECTED)
        return found or UNNAMED

    def building(self, block: _Block) -> None:
        """A building, kept even with mistakes, so that sheets can name it."""
        self.facts(block, _BUILDING, ("name", "ability", "from"))
        if block.slug in self.buildings:
            message = f"there is a building [{block.slug}] already; call this one otherwise"
            self.problem(block, block.line, message)
        if block.slug in RESERVED or block.slug.isdigit():
            message = f"[{block.slug}] is a word of the notation; call it otherwise"
            self.problem(block, block.line, message)
        names, own = self.names(block)
        ability = self.ability(block)
        self.buildings[block.slug] = Building(
            block.slug,
            block.lines.get("code", (0, ""))[1],
            names,
            own,
            self.areas(block),
            self.plan(block, ability),
            ability,
            block.lines.get("from", (0, "house"))[1],
        )

    def ability(self, block: _Block) -> Ability:
        line, text = block.lines.get("ability", (block.line, ""))
        if "ability" not in block.lines:
            return Ability("", GAIN, 1, False)
        try:
            return parse(text)
        except AbilityError as error:
            self.problem(block, line, str(error))
            return Ability("", GAIN, 1, False)

    def areas(self, block: _Block) -> tuple[int, ...]:
        if "areas" not in block.lines:
            return ()
        line, text = block.lines["areas"]
        prices = []
        for area in text.split(";"):
            try:
                prices.append(_price(area.strip()))
            except AbilityError as error:
                self.problem(block, line, str(error))
        if len(prices) > MOST_AREAS:
            message = f"[{block.slug}] has {len(prices)} areas; a building has at most {MOST_AREAS}"
            self.problem(block, line, message)
        return tuple(prices[:MOST_AREAS])

    def plan(self, block: _Block, ability: Ability) -> plans.Plan | None:
        if "plan" not in block.lines:
            if ability.form == PLAN_VP:
                message = f"[{block.slug}] brings points for settlements but has no plan"
                self.problem(block, block.line, message)
            return None
        line, name = block.lines["plan"]
        if name in plans.ALL:
            return plans.ALL[name]
        if re.fullmatch(r"[#.]+(/[#.]+)*", name):
            wrong = _wrong_shape(name)
            if not wrong:
                return plans.Plan(name, name)
            self.problem(block, line, wrong)
        else:
            message = f'{_unknown("plan", name, plans.ALL)}; or draw one: "##/.#"'
            self.problem(block, line, message)
        return None

    def sheet(self, block: _Block) -> None:
        self.facts(block, _SHEET, ("name", "buildings", "from"))
        if block.slug in self.sheets:
            message = f"there is a sheet [{block.slug}] already; call this one otherwise"
            self.problem(block, block.line, message)
        names, own = self.names(block)
        line, text = block.lines.get("buildings", (block.line, ""))
        slugs = [slug.strip() for slug in text.split(",") if slug.strip()]
        for slug in slugs:
            if slug not in self.buildings:
                self.problem(block, line, _unknown("building", slug, self.buildings))
        for slug in {slug for slug in slugs if slugs.count(slug) > 1}:
            message = f"{slug} stands twice; the six buildings differ (RW-VILLAGE-01)"
            self.problem(block, line, message)
        if len(slugs) != SLOTS:
            message = f"[{block.slug}] has {len(slugs)} buildings; a sheet has six (RW-VILLAGE-01)"
            self.problem(block, line, message)
        elif all(slug in self.buildings for slug in slugs):
            buildings = tuple(self.buildings[slug] for slug in slugs)
            source = block.lines.get("from", (0, "house"))[1]
            self.sheets[block.slug] = Village(block.slug, names, own, buildings, source)


def _unknown(what: str, word: str, known: Iterable[str]) -> str:
    known = list(known)
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    few = f"; known are {', '.join(known)}" if len(known) < 40 else ""
    return f'unknown {what} "{word}"' + (f'; did you mean "{near[0]}"?' if near else few)


def _price(text: str) -> int:
    """`1 wood, 2 stone` or `free`."""
    if text == "free":
        return 0
    counts = [0, 0, 0]
    for part in text.split(","):
        match = re.fullmatch(r"(?:([1-9]) )?([a-z]+)", part.strip())
        if not match:
            raise AbilityError(f'cannot read the area "{text}"; write "1 wood, 1 stone" or "free"')
        if match[2] not in GOOD:
            raise AbilityError(_unknown("good", match[2], list(GOOD)[:3]))
        if match[2] == "gold":
            raise AbilityError("no area is printed in gold (RW-DICE-04)")
        counts[GOOD[match[2]]] += int(match[1] or 1)
    if sum(counts) > MOST:
        raise AbilityError(f'"{text}" is too dear: an area costs at most {MOST} units')
    return PRICE[counts[0], counts[1], counts[2]]


def _wrong_shape(picture: str) -> str:
    """What is wrong with a drawn plan; empty if nothing is."""
    rows = picture.split("/")
    if len({len(row) for row in rows}) > 1:
        return f'the rows of the plan "{picture}" must be equally long; fill them with "."'
    if len(rows) > len(empire.TRACKS) or len(rows[0]) > empire.SECTIONS:
        return f'the plan "{picture}" does not fit on the grid of 4 by 9 (RH-GRID-03)'
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    if "#" not in rows[0] or "#" not in columns[0]:
        return f'the plan "{picture}" begins with an empty row or column (RH-GRID-03)'
    if "#" not in rows[-1] or "#" not in columns[-1]:
        return f'the plan "{picture}" ends with an empty row or column (RH-GRID-03)'
    return ""
