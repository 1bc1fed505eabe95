"""The rules told a second time, plainly and slowly: not a line of the engine is used here.

A `Table` is told what the dice show and which lines are made; it knows which lines are legal
and what every sheet looks like. Data come from the tables below and from the files in data/.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
NAMES = {"W": "wood", "S": "stone", "F": "food", "G": "gold"}
LETTERS = {name: letter for letter, name in NAMES.items()}
COSTS = {
    "walls": "S S SW SS SS SS SSW SSS SSSF",
    "huts": "W W WF WW WW WW WWF WWW WWWS",
    "granaries": "F/- F/- F/F F/F F/FW FF/F FF/F FF/FS FF/FF",
    "bridges": "- - - - - W - WS WSF",
}
POINTS = {
    "walls": (0, 1, 3, 5, 7, 9, 11, 13, 15, 21),
    "huts": (0, 1, 2, 4, 6, 8, 10, 12, 14, 20),
    "granaries": (0, 2, 4, 6, 8, 11, 14, 17, 20, 27),
    "bridges": (0, 1, 2, 3, 4, 5, 6, 7, 8, 10),
}
ROWS = ("walls", "huts", "granaries", "bridges")
CELLS = {"walls": "WA", "huts": "HU", "granaries": "GR", "bridges": "BR"}
AREAS = {
    "I-a": "W", "I-b": "S", "I-c": "F",
    "II-a": "WW", "II-b": "SS", "II-c": "FF",
    "III-a": "WS", "III-b": "SF", "III-c": "WF",
    "IV-a": "WWS", "IV-b": "SSF", "IV-c": "FFW",
}  # fmt: skip
OPENS = {"I": 2, "II": 4, "III": 6, "IV": 9}
DICE_OF = {"resource": ("1", "2", "3"), "worker": ("worker",), "any": ("1", "2", "3", "worker")}
DEEDS = ("SECT", "TRACKS", "WALLS", "HUTS", "GRANARIES", "BRIDGES", "HARV", "VILL", "DONE")


@dataclass(frozen=True)
class Building:
    """A line of data/buildings.txt or data/own.txt."""

    code: str
    name: str
    areas: tuple[str, ...]
    form: str
    words: tuple[str, ...]
    value: int
    underlined: bool
    plan: str
    star: bool

    @property
    def slug(self) -> str:
        """How lines name it: `masons-lot`."""
        return re.sub(r"[^a-z]+", "-", self.name.lower().replace("'", ""))


def rows(file: str) -> Iterator[list[str]]:
    """The lines of a data file, cut into their fields."""
    for line in (DATA / file).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            yield [part.strip() for part in line.split(";")]


def _building(row: list[str]) -> Building:
    code, name, areas, ability, value, plan, star = row
    match = re.fullmatch(r"(\w+)\((.*)\)", ability)
    assert match is not None
    words = tuple(match[2].split(", "))
    number = value.strip("[]") if value != "-" else words[-1]
    costs = () if areas == "none" else tuple(area.strip("-") for area in areas.split(" / "))
    return Building(
        code, name, costs, match[1], words, int(number), value.startswith("["), plan.strip("-"),
        star == "star",
    )  # fmt: skip


BUILDINGS = {
    building.slug: building
    for file in ("buildings.txt", "own.txt")
    for building in map(_building, rows(file))
}
PLANS = {
    name: {
        (down, right)
        for down, row in enumerate(picture.split("/"))
        for right, sign in enumerate(row)
        if sign == "#"
    }
    for name, picture, *_ in rows("plans.txt")
}


def some_of(goods: str) -> set[str]:
    """Every choice among units, in the order of wood, stone, food: SSW -> S, SS, SSW, SW, W."""
    counts = Counter(goods)
    found = {""}
    for good in "WSF":
        found = {f"{one}{good * n}" for one in found for n in range(counts[good] + 1)}
    return found


def named(cells: set[tuple[int, int]]) -> list[str]:
    """`WA1` and so on, row by row."""
    return [f"{CELLS[ROWS[row]]}{column + 1}" for row, column in sorted(cells)]


@dataclass
class Seat:
    """One player's two sheets and round."""

    sheet: list[Building]
    tracks: Counter[str] = field(default_factory=Counter)
    half: set[int] = field(default_factory=set)
    crossed: dict[str, set[int]] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)  # the round of completion
    harvested: set[str] = field(default_factory=set)
    placed: list[tuple[str, set[tuple[int, int]]]] = field(default_factory=list)
    settled: Counter[str] = field(default_factory=Counter)
    earned: int = 0
    # this round
    round: int = 1
    token: str = ""
    favor_used: bool = False
    faces: list[str] = field(default_factory=list)
    worker: int = 0
    actions: int = 0
    pool: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    sections: Counter[str] = field(default_factory=Counter)
    village_areas: int = 0
    harvests: int = 0
    finished: int = 0
    window: bool = False
    ready: bool = False
    decided: bool = False

    def __post_init__(self) -> None:
        for building in self.sheet:
            self.crossed[building.slug] = set()
            if not building.areas:
                self.done[building.slug] = 0

    @property
    def marked(self) -> set[tuple[int, int]]:
        """The cells of all settlements."""
        return {cell for _, cells in self.placed for cell in cells}

    # What things are worth

    def value(self, building: Building) -> int:
        """u: what is printed, one more for each settlement."""
        return building.value + (self.settled[building.slug] if building.underlined else 0)

    def is_active(self, building: Building) -> bool:
        """Whether it was complete before this round."""
        return self.done.get(building.slug, 99) < self.round

    def able(self, *forms: str) -> list[Building]:
        """The active buildings of some forms."""
        return [one for one in self.sheet if one.form in forms and self.is_active(one)]

    def left(self, building: Building) -> int:
        """How often it can still be used this round."""
        often = building.form in ("SWAP", "ACT_PAY", "FREE_HARVEST", "DISCOUNT")
        return (self.value(building) if often else 1) - self.used[building.slug]

    def count(self, thing: str) -> int:
        """How many of a thing there are."""
        name, _, per = thing.partition("/")
        progress = [self.tracks[track] for track in ROWS]
        match name:
            case "IMPERIAL":
                return progress.count(9)
            case "BRIDGE":
                return sum(self.tracks["bridges"] >= end for end in OPENS.values())
            case "BUILDING":
                return sum(bool(one.areas) and one.slug in self.done for one in self.sheet)
            case "SETTLEMENT":
                return self.settled.total()
            case "HARVESTED":
                return len(self.harvested) // int(per)
            case "SECTIONS":
                return sum(progress) // int(per)
            case "COLUMN":
                return min(progress)
            case "TRACK4" | "TRACK6":
                return sum(each >= int(name[-1]) for each in progress)
        return self.tracks[name.lower()] // int(per)

    def holds(self, condition: str) -> bool:
        """Whether a condition is met this round."""
        name, _, least = condition.partition(">=")
        kinds = len(set(self.faces))
        match name:
            case "PAIR":
                return kinds < 3
            case "RAINBOW":
                return kinds == 3
            case "GOLD":
                return "G" in self.faces
            case "NOGOLD":
                return "G" not in self.faces
            case "SECT":
                return self.sections.total() >= int(least)
            case "TRACKS":
                return len(+self.sections) >= int(least)
            case "HARV":
                return self.harvests >= int(least)
            case "VILL":
                return self.village_areas >= int(least)
            case "DONE":
                return self.finished > 0
        return self.sections[name.lower()] >= int(least)

    def score(self) -> int:
        """The six boxes."""
        boxes = [POINTS[track][self.tracks[track]] for track in ROWS]
        plans = [one.value * self.settled[one.slug] for one in self.sheet if one.form == "PLAN_VP"]
        stars = [
            self.value(one) * self.count(one.words[0])
            for one in self.sheet
            if one.star and one.slug in self.done
        ]
        return sum(boxes) + sum(plans) + sum(stars) + self.earned

    # The round

    def begin(self, round: int, faces: list[str], worker: int) -> None:
        """Develop begins."""
        self.round, self.faces, self.worker = round, faces, worker
        self.favor_used = self.ready = self.decided = False
        self.used.clear()
        self.sections.clear()
        self.village_areas = self.harvests = self.finished = 0
        self.read()
        self.window = bool(self.able("REROLL"))
        if not self.window:
            self.fixed()

    def read(self) -> None:
        """Pool and actions are what the dice say."""
        self.pool = Counter(self.faces)
        self.actions = self.worker

    def fixed(self) -> None:
        """Gains that nobody has to ask for."""
        for one in self.able("GAIN", "ACT"):
            self.give(one)
        for one in self.able("GAIN_IF", "ACT_IF"):
            if not one.words[0].startswith(DEEDS) and self.holds(one.words[0]):
                self.give(one)

    def deeds(self) -> None:
        """Gains that come as soon as enough was done."""
        for one in self.able("GAIN_IF", "ACT_IF"):
            waits = one.words[0].startswith(DEEDS) and not self.used[one.slug]
            if waits and self.holds(one.words[0]):
                self.give(one)

    def give(self, building: Building) -> None:
        """The gain of GAIN, ACT and their conditional kin."""
        self.used[building.slug] += 1
        if building.form.startswith("ACT"):
            self.actions += self.value(building)
        else:
            self.pool[building.words[-2]] += self.value(building)

    def can(self, price: str) -> bool:
        """Whether the pool can pay it: gold stands in for what is missing."""
        short = sum(max(price.count(good) - self.pool[good], 0) for good in "WSF")
        return short + price.count("G") <= self.pool["G"]

    def pay(self, price: str) -> None:
        """Printed types first, gold for the rest."""
        for good in price:
            self.pool[good if self.pool[good] else "G"] -= 1

    # Lines

    def lines(self) -> dict[str, str]:
        """The legal lines of Develop; those that do the same have the same word behind them."""
        if self.window:
            return {line: line for line in ("keep", *self.rerolls())}
        found = dict(self.builds()) if self.actions else {}
        singles = [*self.harvests_open(), *self.abilities(), "ready"]
        if not self.favor_used:
            singles += self.favors()
        return found | {line: line for line in singles}

    def rerolls(self) -> Iterator[str]:
        for one in self.able("REROLL"):
            dice = DICE_OF[one.words[0]]
            for n in range(1, min(self.value(one), len(dice)) + 1):
                for chosen in combinations(dice, n):
                    if not self.used[one.slug]:
                        yield f"reroll {' '.join(chosen)} with {one.slug}"

    def builds(self) -> Iterator[tuple[str, str]]:
        for track in ROWS:
            section = self.tracks[track] + 1
            if section < 10:
                prices = COSTS[track].split()[section - 1].split("/")
                for at, price in enumerate(prices):
                    if at not in self.half or track != "granaries":
                        site = f"{track} {section}{'ab'[at] if track == 'granaries' else ''}"
                        yield from self.payings(site, track, track.upper(), price.strip("-"))
        for one in self.sheet:
            for at, price in enumerate(one.areas):
                if at not in self.crossed[one.slug]:
                    yield from self.payings(f"{one.slug} {at + 1}", one.slug, "VILLAGE", price)

    def payings(self, site: str, where: str, scope: str, price: str) -> Iterator[tuple[str, str]]:
        for saved in some_of(price):
            rest = "".join((Counter(price) - Counter(saved)).elements())
            if self.can(rest) and (not saved or self.savers(scope, saved) is not None):
                parts = [f"{saved.count(good)} {NAMES[good]}" for good in "WSF" if good in saved]
                saving = f" saving {', '.join(parts)}" if parts else ""
                yield f"build {site}{saving}", f"{where} for {''.join(sorted(price))}{saving}"

    def savers(self, scope: str, saved: str) -> list[str] | None:
        """The buildings that take units off a price, one for each; named goods before any."""
        uses: Counter[str] = Counter()
        found = []
        able = [one for one in self.able("DISCOUNT") if one.words[0] == scope]
        for good in saved:
            for one in sorted(able, key=lambda one: one.words[1] == "any"):
                if one.words[1] in (good, "any") and self.left(one) > uses[one.slug]:
                    uses[one.slug] += 1
                    found.append(one.slug)
                    break
            else:
                return None
        return found

    def reached(self) -> list[str]:
        """Uncrossed areas of fields behind a complete bridge."""
        return [
            area
            for area in AREAS
            if area not in self.harvested and self.tracks["bridges"] >= OPENS[area[:-2]]
        ]

    def harvests_open(self) -> Iterator[str]:
        for area in self.reached():
            if self.actions:
                yield f"harvest {area}"
            for one in self.able("FREE_HARVEST"):
                if self.left(one) > 0 and (one.words[0] == "any" or one.words[0] in AREAS[area]):
                    yield f"harvest {area} with {one.slug}"

    def abilities(self) -> Iterator[str]:
        forms = ("GAIN_CHOICE", "GAIN_PER", "SWAP", "COPY_DIE", "ACT_PAY", "PAY_VP")
        for one in self.able(*forms):
            if self.left(one) > 0:
                for choice in self.choices(one):
                    yield f"use {one.slug} {choice}".strip()

    def choices(self, one: Building) -> Iterator[str]:
        first = one.words[0]
        if one.form == "GAIN_CHOICE":
            yield from (NAMES[good] for good in first.split("|"))
        elif one.form == "COPY_DIE":
            yield from {NAMES[face] for face in self.faces}
        elif one.form == "GAIN_PER":
            if self.count(first):
                yield ""
        elif first.startswith("1 any"):
            for given in "WSF":
                for gained in "WSF":
                    if self.can(given) and given != gained:
                        yield f"{NAMES[given]} {NAMES[gained]}"
        elif self.can(self.price(one)):
            yield ""

    def price(self, one: Building) -> str:
        """What SWAP, ACT_PAY and PAY_VP ask for: `1 S -> W+W`, `1 F`, `W+S+F`."""
        return one.words[0].split(" -> ")[0].removeprefix("1 ").replace("+", "")

    def favors(self) -> Iterator[str]:
        match self.token:
            case "ally" | "coin":
                yield f"favor {self.token}"
            case "gift":
                yield from {f"favor gift {NAMES[face]}" for face in self.faces}
            case "crops":
                for area in self.reached():
                    if "G" in self.faces or set(self.faces) & set(AREAS[area]):
                        yield f"favor crops {area}"
            case "export":
                for sold in some_of("WSF") - {""}:
                    if self.can(sold):
                        yield f"favor export {' '.join(NAMES[good] for good in sold)}"

    def places(self) -> list[str]:
        """The settlements that can be created, and none; nothing if there is no choice."""
        found = []
        for one in self.sheet:
            shape = PLANS.get(one.plan, set())
            for row in range(4):
                for column in range(9):
                    cells = {(row + down, column + right) for down, right in shape}
                    if cells and not cells & self.marked and all(map(self.complete, cells)):
                        found.append(f"settle {one.slug} {CELLS[ROWS[row]]}{column + 1}")
        return [*found, "skip"] if found else []

    def complete(self, cell: tuple[int, int]) -> bool:
        """Whether a cell is on the grid and its section complete."""
        row, column = cell
        return row < 4 and column < self.tracks[ROWS[row]]

    # Making a line

    def make(self, line: str, dice: Mapping[str, Any]) -> None:
        """Do what a legal line says; `dice`: what the own dice show afterwards."""
        verb, *words = line.replace(",", "").split()
        match verb:
            case "reroll":
                self.used[words[-1]] += 1
                self.faces = [LETTERS[face] for face in dice["resources"]]
                self.worker = dice["worker"]
                self.read()
                self.window = any(not self.used[one.slug] for one in self.able("REROLL"))
                if not self.window:
                    self.fixed()
            case "keep":
                self.window = False
                self.fixed()
            case "build":
                self.build(words)
            case "harvest":
                if "with" in words:
                    self.used[words[-1]] += 1
                else:
                    self.actions -= 1
                self.harvest(words[0])
            case "use":
                self.use(next(one for one in self.sheet if one.slug == words[0]), words[1:])
            case "favor":
                self.favor(words[1:])
            case "ready":
                self.ready = True
                for one in self.able("VP_IF"):
                    if self.holds(one.words[0]):
                        self.used[one.slug] += 1
                        self.earned += self.value(one)
            case "settle":
                self.settle(*words)
            case "skip":
                self.decided = True

    def build(self, words: list[str]) -> None:
        site, area, *saving = words
        saved = "".join(
            LETTERS[good] * int(n) for n, good in zip(saving[1::2], saving[2::2], strict=True)
        )
        if site in ROWS:
            track, at = site, max("ab".find(area[-1]), 0)
            price = COSTS[track].split()[int(area[0]) - 1].split("/")[at].strip("-")
        else:
            building = next(one for one in self.sheet if one.slug == site)
            track, at = "", int(area) - 1
            price = building.areas[at]
        for saver in self.savers(track.upper() or "VILLAGE", saved) or []:
            self.used[saver] += 1
        self.actions -= 1
        self.pay("".join((Counter(price) - Counter(saved)).elements()))
        if not track:
            self.village_areas += 1
            self.crossed[site].add(at)
            if len(self.crossed[site]) == len(building.areas):
                self.done[site] = self.round
                self.finished += 1
        elif track != "granaries" or self.half:
            self.half = self.half if track != "granaries" else set()
            self.tracks[track] += 1
            self.sections[track] += 1
        else:
            self.half = {at}
        self.deeds()

    def harvest(self, area: str) -> None:
        self.harvested.add(area)
        self.harvests += 1
        self.pool.update(AREAS[area])
        self.deeds()

    def use(self, one: Building, words: list[str]) -> None:
        self.used[one.slug] += 1
        if one.form in ("GAIN_CHOICE", "COPY_DIE"):
            self.pool[LETTERS[words[0]]] += self.value(one)
        elif one.form == "GAIN_PER":
            self.pool[one.words[1]] += min(self.value(one) * self.count(one.words[0]), 4)
        elif words:
            self.pay(LETTERS[words[0]])
            self.pool[LETTERS[words[1]]] += 1
        else:
            self.pay(self.price(one))
            if one.form == "ACT_PAY":
                self.actions += 1
            elif one.form == "PAY_VP":
                self.earned += self.value(one)
            else:
                self.pool.update(one.words[0].split(" -> ")[1].split("+"))

    def favor(self, words: list[str]) -> None:
        self.favor_used = True
        match self.token:
            case "ally":
                self.actions += 1
            case "coin":
                self.pool["G"] += 1
            case "gift":
                self.pool[LETTERS[words[0]]] += 1
            case "crops":
                self.harvest(words[0])
            case "export":
                self.pay("".join(LETTERS[word] for word in words))
                self.earned += len(words)

    def settle(self, slug: str, cell: str) -> None:
        self.decided = True
        self.settled[slug] += 1
        building = next(one for one in self.sheet if one.slug == slug)
        row, column = list(CELLS.values()).index(cell[:2]), int(cell[2]) - 1
        cells = {(row + down, column + right) for down, right in PLANS[building.plan]}
        self.placed.append((slug, cells))

    def shown(self) -> dict[str, Any]:
        """What a view says of this player in Develop and in Create settlements."""
        return {
            "tracks": {track: self.tracks[track] for track in ROWS},
            "half": sorted(self.half),
            "harvested": [area for area in AREAS if area in self.harvested],
            "marked": named(self.marked),
            "placed": [{"building": slug, "cells": named(cells)} for slug, cells in self.placed],
            "buildings": [
                {
                    "slug": one.slug,
                    "crossed": sorted(self.crossed[one.slug]),
                    "complete": one.slug in self.done,
                    "active": self.is_active(one),
                    "value": self.value(one),
                    "used": self.used[one.slug],
                    "settlements": self.settled[one.slug],
                }
                for one in self.sheet
            ],
            "dice": {"resources": [NAMES[face] for face in self.faces], "worker": self.worker},
            "token": self.token,
            "favor_used": self.favor_used,
            "actions": self.actions,
            "pool": {NAMES[good]: self.pool[good] for good in "WSFG"},
            "window": self.window,
            "ready": self.ready,
            "decided": self.decided,
            "settlements": self.settled.total(),
            "earned": self.earned,
            "score": self.score(),
            "round": {
                "sections": {track: self.sections[track] for track in ROWS},
                "village_areas": self.village_areas,
                "harvests": self.harvests,
                "finished": self.finished,
            },
        }


class Table:
    """A whole game, told by views what chance brought."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.advanced = view["mode"] != "basic"
        self.seats = [
            Seat([BUILDINGS[one["slug"]] for one in player["buildings"]])
            for player in view["players"]
        ]
        self.round = 1
        self.phase = "favor"
        self.active = self.turn = view["active"]
        self.tokens = view["tokens"]
        self.dice = view["dice"]

    def asked(self) -> list[int]:
        """The seats that must decide."""
        if self.phase == "favor":
            return [self.turn]
        if self.phase == "develop":
            return [at for at, seat in enumerate(self.seats) if not seat.ready]
        if self.phase == "settlements":
            return [at for at, seat in enumerate(self.seats) if not seat.decided]
        return []

    def lines(self, at: int) -> dict[str, str]:
        """The legal lines of a seat, each with a word that those alike share."""
        if self.phase == "favor":
            taken = [seat.token for seat in self.seats]
            lines = [f"take {token}" for token in self.tokens if token not in taken]
        elif self.phase == "develop":
            return self.seats[at].lines()
        else:
            lines = self.seats[at].places()
        return {line: line for line in lines}

    def make(self, at: int, line: str, view: Mapping[str, Any]) -> None:
        """Make a line and run on; `view`: after it, for what dice show."""
        seat = self.seats[at]
        if self.phase == "favor":
            seat.token = line.split()[1]
            self.turn = (at + 1) % len(self.seats)
            if self.turn == self.active:
                self.phase = "develop"
                for each in self.seats:
                    faces = [LETTERS[face] for face in self.dice["resources"]]
                    each.begin(self.round, faces, self.dice["worker"])
            return
        seat.make(line, view["players"][at]["dice"])
        if self.phase == "develop" and not self.asked():
            self.phase = "settlements"
            for each in self.seats:
                each.decided = not (self.advanced and each.places())
        if self.phase == "settlements" and not self.asked():
            self.end_round(view)

    def end_round(self, view: Mapping[str, Any]) -> None:
        for seat in self.seats:
            seat.pool.clear()
            seat.actions = 0
            seat.token = ""
        if self.round == 10:
            self.phase = "end"
            return
        self.round += 1
        self.phase = "favor"
        self.active = self.turn = (self.active + 1) % len(self.seats)
        self.dice = view["dice"]

    def winners(self) -> list[int]:
        """The best score, then Bridges, then harvests; else together."""
        ties = [(seat.score(), seat.tracks["bridges"], len(seat.harvested)) for seat in self.seats]
        return [at for at, tie in enumerate(ties) if tie == max(ties)]
