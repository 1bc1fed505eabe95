"""The evaluator: what a position is worth to a player, in points made and points to come."""

from typing import Final

from osada.bots.rollwrite.sites import Lacks, Sites
from osada.bots.rollwrite.worth import Worth
from osada.rollwrite import abilities as a
from osada.rollwrite.counting import holds
from osada.rollwrite.empire import BRIDGE_ENDS, COSTS, OPEN, ROUNDS, SECTIONS, VALUES
from osada.rollwrite.state import BASIC, COUNT, CROPS, EXPORT, LOW_COUNT, Player, State

_FREE_BRIDGES: Final = 5  # sections of the Bridges that cost an action only
_SETTLING: Final = 4  # rounds in which all plans can have their turn
_CHEAP: Final = 6  # sections of a track before the dear ones


class Eye:
    """How a player sees the sheets in one round of a game."""

    def __init__(self, state: State, player: Player, worth: Worth) -> None:
        w = worth.weights
        self.worth = worth
        self.village = player.village
        self.rounds = ROUNDS - state.round
        """Rounds that come after this one."""
        self.settles = state.options.mode != BASIC
        self.sites = Sites(player.village)
        self.action = w["action now"]
        self.bridge = w["bridge now"]
        self.now: list[float] = [w["wood now"], w["stone now"], w["food now"], w["gold now"]]
        self.crowd = w["crowd now"]
        self.export = w["export now"]
        self.crops = w["crops now"]
        self.unused = w["unused now"]
        self.ahead: list[float] = [
            w["walls ahead"], w["huts ahead"], w["granaries ahead"], w["bridges ahead"]
        ]  # fmt: skip
        self.imperial: list[float] = [
            w["walls imperial"], w["huts imperial"], w["granaries imperial"]
        ]  # fmt: skip
        self.fields: list[float] = [w["field I"], w["field II"], w["field III"], w["field IV"]]
        self.reaped = w["reaped a round"] * self.rounds
        self.next_field = w["next field"]
        self.half = w["half"]
        self.unbuilt = w["unbuilt"]
        self.near: list[float] = [
            w["settled 0"], w["settled 1"], w["settled 2"], w["settled 3"], 0.0
        ]  # fmt: skip
        self.other = w["other plans"] * min((self.rounds - 1) / _SETTLING, 1.0)
        self._known: list[dict[int, tuple[float, float]]] = [{} for _ in worth.forms]
        """What was reckoned for buildings that depend on nothing else."""
        self.live = 0.0
        """What the position judged last is worth while the player goes on."""
        self.left = 0.0
        """What it is worth if the player stops there: what is in the pool is lost."""

    def judge(self, player: Player) -> None:
        """Reckon what a position of the Develop phase is worth."""
        gains: list[float] = [0.0] * len(self.worth.forms)
        left = self.sheets(player, gains)
        scorers = self.village.scorers & player.active
        if scorers and not player.ready:
            for slot in range(len(gains)):
                if scorers >> slot & 1:
                    ability = self.worth.abilities[slot]
                    if holds(player, ability.condition, ability.least):
                        left += player.value(slot)
        if self.settles:
            left += self.settlement(player, gains)
        self.left = left
        self.live = left + self.pool(player)

    def after(self, player: Player) -> float:
        """What the sheets are worth after the round, the settlement decided."""
        gains: list[float] = [0.0] * len(self.worth.forms)
        value = self.sheets(player, gains)
        if self.rounds and self.settles:
            value += self.hoped(self.sites.lacks(player), gains)
        return value

    def sheets(self, player: Player, gains: list[float]) -> float:
        """Points made and to come; `gains`: what one settlement more would bring, by building."""
        rounds = self.rounds
        total = (
            VALUES[0][player.walls] + VALUES[1][player.huts] + VALUES[2][player.granaries]
            + VALUES[3][player.bridges] + player.vp
        ) + self.buildings(player, gains)  # fmt: skip
        if rounds:
            worth = self.worth
            imperial = self.imperial
            total += (
                imperial[0] * worth.reached(SECTIONS - player.walls, rounds)
                + imperial[1] * worth.reached(SECTIONS - player.huts, rounds)
                + imperial[2] * worth.reached(SECTIONS - player.granaries, rounds)
            )
            ahead = self.ahead
            if player.walls < _CHEAP:
                total += ahead[0] * (_CHEAP - player.walls)
            if player.huts < _CHEAP:
                total += ahead[1] * (_CHEAP - player.huts)
            if player.granaries < _CHEAP:
                total += ahead[2] * (_CHEAP - player.granaries)
            if player.bridges < _CHEAP:
                total += ahead[3] * (_CHEAP - player.bridges)
            total += self.harvests(player)
            if player.half:
                at = player.granaries
                area = 0 if player.half == 2 else 1
                gain = VALUES[2][at + 1] - VALUES[2][at] - worth.prices[COSTS[2][at][area]]
                if gain > 0:
                    total += self.half * gain
        return total

    def buildings(self, player: Player, gains: list[float]) -> float:
        """What the buildings have brought and will bring."""
        worth = self.worth
        total = 0.0
        for slot in range(len(gains)):
            crossed = player.crossed >> 4 * slot & 15
            settled = player.settled >> COUNT * slot & LOW_COUNT
            if worth.fixed[slot]:
                known = self._known[slot]
                key = crossed << COUNT | settled
                found = known.get(key)
                if found is None:
                    found = known[key] = self._building(player, slot, crossed, settled)
            else:
                found = self._building(player, slot, crossed, settled)
            total += found[0]
            gains[slot] = found[1]
        return total

    def _building(
        self, player: Player, slot: int, crossed: int, settled: int
    ) -> tuple[float, float]:
        """What a building has brought and will bring, and how much one settlement adds to it."""
        worth = self.worth
        rounds = self.rounds
        ability = worth.abilities[slot]
        value = ability.value
        if ability.form == a.PLAN_VP:
            return float(value * settled), float(value)
        if ability.underlined:
            value += settled
        if player.built >> slot & 1:
            brings = worth.brings(player, slot, value, rounds)
            if not ability.underlined:
                return brings, 0.0
            return brings, worth.brings(player, slot, value + 1, rounds) - brings
        if not rounds:
            return 0.0, 0.0
        costs = 0.0
        areas = self.village.buildings[slot].areas
        for area in range(len(areas)):
            if not crossed >> area & 1:
                costs += worth.prices[areas[area]]
        brings = max(worth.brings(player, slot, value, rounds - 1) - costs, 0.0)
        then = brings
        if ability.underlined:
            then = max(worth.brings(player, slot, value + 1, rounds - 1) - costs, 0.0)
        return self.unbuilt * brings, self.unbuilt * (then - brings)

    def harvests(self, player: Player) -> float:
        """What the harvest areas that can be reached, now or soon, are worth."""
        areas = OPEN[player.bridges] & ~player.harvested
        n = 0
        worth = 0.0
        field = 0
        while areas:
            three = areas & 7
            if three:
                here = (three & 1) + (three >> 1 & 1) + (three >> 2)
                n += here
                worth += here * self.fields[field]
            areas >>= 3
            field += 1
        if n > self.reaped:
            worth *= self.reaped / n
        for field in range(4):
            lack = BRIDGE_ENDS[field] - player.bridges
            if lack > 0:
                if self.rounds > 1:
                    worth += 3 * self.fields[field] * self.next_field / (1 + lack)
                break
        return worth

    def settlement(self, player: Player, gains: list[float]) -> float:
        """What settlements bring: the best one now, and those that are near."""
        best = 0.0
        if self.rounds:
            best = self.hoped(self.sites.lacks(player), gains)
        for settled in self.sites.settled(player):
            value = gains[settled.slot]
            if self.rounds:
                value += self.hoped(settled.lacks, gains)
            if value > best:
                best = value
        return best

    def hoped(self, lacks: Lacks, gains: list[float]) -> float:
        """What the settlements of later rounds are likely to bring."""
        most = 0.0
        total = 0.0
        for slot in range(len(gains)):
            hope = gains[slot] * self.near[lacks[slot]]
            total += hope
            if hope > most:
                most = hope
        return most + self.other * (total - most)

    def pool(self, player: Player) -> float:
        """What actions and goods are worth while the round goes on."""
        actions = player.actions
        goods = player.wood + player.stone + player.food + player.gold
        value = 0.0
        if actions:
            bridges = player.bridges
            free = _FREE_BRIDGES - bridges if bridges < _FREE_BRIDGES else 0
            value += self.action * actions + self.bridge * min(free, actions)
            if goods:
                now = self.now
                share = 1.0
                if goods > self.crowd * actions:
                    share = self.crowd * actions / goods
                value += share * (
                    now[0] * player.wood + now[1] * player.stone
                    + now[2] * player.food + now[3] * player.gold
                )  # fmt: skip
        if not player.favor_used:
            if player.token == EXPORT:
                value += self.export * min(goods, 3)
            elif player.token == CROPS:
                value += self.crops
        able = player.active & self.village.manual
        if able:
            worth = self.worth
            for slot in range(len(worth.forms)):
                if able >> slot & 1 and not player.used(slot):
                    more = worth.steady[slot] * player.value(slot) - worth.costs[slot]
                    if more > 0:
                        value += self.unused * more
        return value
