"""What buildings bring in the rounds to come, in victory points.

Nothing here knows a building by name: one of somebody's own is judged by its ability as well.
"""

from typing import Final

from osada.bots.rollwrite.weights import NAMES
from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import Ability
from osada.rollwrite.counting import count, ones
from osada.rollwrite.empire import BRIDGES_AT, HARVESTS, SECTIONS
from osada.rollwrite.goods import GOLD, GOODS, PRICES
from osada.rollwrite.state import Player
from osada.rollwrite.village import Village

_BY_DICE: Final[dict[int, float]] = {
    a.ALWAYS: 1.0,
    a.PAIR: 136 / 216,
    a.RAINBOW: 80 / 216,
    a.GOLDEN: 91 / 216,
    a.NO_GOLD: 125 / 216,
}
"""How likely the dice meet a condition (RH-DICE-03)."""
_DEEDS: Final[dict[int, str]] = {
    a.SECT: "when sections",
    a.ON_TRACKS: "when tracks",
    a.ON_WALLS: "when walls",
    a.ON_HUTS: "when huts",
    a.ON_GRANARIES: "when granaries",
    a.ON_BRIDGES: "when bridges",
    a.HARV: "when harvests",
    a.VILL: "when village",
    a.DONE: "when done",
}
"""How often a round a condition of deeds is likely to be met."""


class Worth:
    """The buildings of one village, judged by one set of weights."""

    def __init__(self, village: Village, values: tuple[float, ...]) -> None:
        self.village = village
        self.weights: dict[str, float] = dict(zip(NAMES, values, strict=True))
        w = self.weights
        self.action = w["action"]
        self.good: list[float] = [w[good] for good in GOODS]
        """One unit a round, by kind."""
        mean = (self.good[0] + self.good[1] + self.good[2]) / 3
        self.good.append(mean)
        self.prices: list[float] = []
        """What crossing an area costs, by its price."""
        for wood, stone, food in PRICES:
            goods = wood * self.good[0] + stone * self.good[1] + food * self.good[2]
            self.prices.append(self.action + goods)
        self.pace = w["pace"]
        self.growth: list[float] = [0.0] * (a.TRACK_OF + 1)
        self.growth[a.BRIDGE] = w["bridges a round"]
        self.growth[a.BUILDING] = w["buildings a round"]
        self.growth[a.SETTLEMENT] = w["settlements a round"]
        self.growth[a.HARVESTED] = w["harvests a round"]
        self.growth[a.COLUMN] = w["columns a round"]
        for thing in (a.THING_WALLS, a.THING_HUTS, a.THING_GRANARIES):
            self.growth[thing] = w["sections a round"]
        self.growth[a.THING_SECTIONS] = 4 * w["sections a round"]
        self.steady: list[float] = []
        """What one of a building's value brings each round; 0 where it depends on the sheet."""
        self.costs: list[float] = []
        """What a round's use of a building costs."""
        self.fixed: list[bool] = []
        """Whether a building brings the same, however the other sheet looks."""
        self.forms = village.forms
        self.abilities: list[Ability] = []
        for building in village.buildings:
            self.abilities.append(building.ability)
            self.steady.append(self._steady(building.ability))
            self.costs.append(self._cost(building.ability))
            self.fixed.append(self.steady[-1] > 0 or building.ability.form == a.PLAN_VP)

    def _steady(self, ability: Ability) -> float:
        w = self.weights
        form = ability.form
        good = self.good
        if form == a.GAIN or form == a.ACT:
            likely = _BY_DICE.get(ability.condition, 0.0)
            return likely * (good[ability.good] if form == a.GAIN else self.action)
        if form == a.GAIN_CHOICE:
            return max(good[ability.good], good[ability.other]) + w["choice"]
        if form == a.SWAP:
            if ability.good == a.ANY:
                return w["swap any"]
            gives = 0.0
            for kind in range(4):
                gives += ability.gives[kind] * good[kind]
            often = 0.5 if ability.good == GOLD else 1.0
            return max(gives - good[ability.good], 0.0) * w["swap"] * often
        if form == a.DISCOUNT:
            often = w["save village"] if ability.scope == a.VILLAGE else w["save"]
            return often * good[ability.good]
        if form == a.COPY_DIE:
            return w["copy"]
        if form == a.ACT_PAY:
            return w["hire"]
        if form == a.REROLL:
            if ability.dice == a.KINDS["worker"]:
                return w["reroll worker"]
            return w["reroll"]
        if form == a.PAY_VP:
            return w["pay"]
        return 0.0

    def _cost(self, ability: Ability) -> float:
        if ability.form != a.PAY_VP:
            return 0.0
        spent = 0.0
        for kind in range(4):
            spent += ability.price[kind] * self.good[kind]
        return spent * self.weights["pay"]

    def brings(self, player: Player, slot: int, value: int, rounds: int) -> float:
        """What a complete building of this value brings in so many rounds."""
        steady = self.steady[slot]
        if steady:
            gained = steady * value - self.costs[slot]
            return gained * rounds if gained > 0 else 0.0
        ability = self.abilities[slot]
        form = ability.form
        if form == a.END_PER:
            return value * self.counted(player, ability.thing, ability.per, rounds)
        if not rounds:
            return 0.0
        if form == a.VP_IF:
            return value * self.times(player, ability.condition, ability.least, rounds)
        if form == a.GAIN or form == a.ACT:
            each = self.good[ability.good] if form == a.GAIN else self.action
            return each * value * self.times(player, ability.condition, ability.least, rounds)
        if form == a.GAIN_PER:
            units = value * self.counted(player, ability.thing, ability.per, rounds // 2)
            return min(units, a.CAP) * self.good[ability.good] * rounds
        if form == a.FREE_HARVEST:
            left = len(HARVESTS) - ones(player.harvested)
            return min(value * rounds, left) * self.weights["free harvest"]
        return 0.0

    def times(self, player: Player, condition: int, least: int, rounds: int) -> float:
        """How often a condition of deeds is likely to be met in so many rounds."""
        rate = self.weights[_DEEDS[condition]]
        if condition <= a.ON_TRACKS:
            return rate * rounds
        if condition <= a.ON_BRIDGES:
            left = SECTIONS - player.progress(condition - a.ON_WALLS)
        elif condition == a.HARV:
            left = len(HARVESTS) - ones(player.harvested)
        else:
            left = ones(player.village.buildable & ~player.built)
            if condition == a.VILL:
                left *= 2
        return min(rate * rounds, left / least)

    def counted(self, player: Player, thing: int, per: int, rounds: int) -> float:
        """How many of a thing there are likely to be after so many rounds."""
        if thing == a.IMPERIAL or thing == a.TRACK_OF:
            end = SECTIONS if thing == a.IMPERIAL else per
            return (
                self.reached(end - player.walls, rounds)
                + self.reached(end - player.huts, rounds)
                + self.reached(end - player.granaries, rounds)
                + self.reached(end - player.bridges, rounds)
            )
        n = count(player, thing, 1) + self.growth[thing] * rounds
        if thing == a.BRIDGE:
            most = float(len(BRIDGES_AT))
        elif thing == a.BUILDING:
            most = float(ones(player.village.buildable))
        elif thing == a.HARVESTED:
            most = float(len(HARVESTS))
        elif thing == a.SETTLEMENT:
            most = 99.0
        elif thing == a.THING_SECTIONS:
            most = 4.0 * SECTIONS
        else:
            most = float(SECTIONS)
        if n > most:
            n = most
        if not rounds:
            return n // per
        return n / per if per == 1 else (n - 0.3) / per

    def reached(self, lack: int, rounds: int) -> float:
        """How likely so many sections of one track are completed in so many rounds."""
        if lack <= 0:
            return 1.0
        if not rounds:
            return 0.0
        return max(1.0 - lack / (2 * self.pace * rounds), 0.0)
