"""What a game of a campaign asks for besides points: Goals, upkeep, progress tokens."""

from itertools import combinations
from typing import Final

from osada.bots.settlers.worth import Worth
from osada.bots.settlers.yields import made
from osada.settlers.coded import deal_card
from osada.settlers.effects.events import WHEN_BUILD
from osada.settlers.effects.goals import (
    HaveCards,
    HaveGood,
    HaveLocations,
    HaveOfOneResource,
    Store,
)
from osada.settlers.goods import FOOD, GOLD, RAZE, VP
from osada.settlers.part import CARDS_DUE, CATEGORIES, Dues, Part
from osada.settlers.phases.goals import FIRST_SPACES, LATER_SPACES, goal_of, is_turned, reached
from osada.settlers.state import ON_BEE, ON_BRIBE, ON_DOVE, ON_WALL, Player, State
from osada.settlers.supply import amount

_LEAST_ALONE: Final = 2  # Goals that a player alone needs
_LAST_SPACE: Final = 4.0  # how many usual spaces the one counts for that fills a track
_AHEAD: Final = 0.75  # how likely the nearest player is first
_BEHIND: Final = 0.35
_OFFERED: Final = 0.4  # of a step towards a Goal, what a card on offer promises that can be one
_WALLED: Final = 0.05  # of a location's worth, what a Wall on it saves
_DOVE: Final = 0.03


class Aims:
    """Judges a seat's part of a campaign."""

    def __init__(self, state: State, seat: int, worth: Worth, part: Part) -> None:
        w = worth.weights
        self.seat = seat
        self.worth = worth
        self.last = worth.last
        self.near = w["goal near"]
        self.needed = w["goal needed"]
        self.short = w["upkeep short"]
        self.missed = w["upkeep missed"]
        self.live = 0.0
        """What all of it is worth while the seat goes on."""
        self.left = 0.0
        """What it is worth if the seat stops there."""
        self.spaces: list[list[float]] = []
        """Crossed-off spaces of a track together; by category, by their number."""
        tracks = state.cards.tracks[part.sheet.era]
        for category in range(len(CATEGORIES)):
            self.spaces.append(_track(tracks[category], w["space"], w["unlocked"]))
        self.first: list[float] = []
        """How likely the seat is the first, Goal by Goal."""
        self.fleeting: list[bool] = []
        """Whether cleanup takes away what a Goal asks for."""
        for at in range(len(state.options.goals)):
            self.first.append(self._chance(state, at))
            condition = goal_of(state, at).condition
            goods = isinstance(condition, HaveGood) and condition.what != VP
            self.fleeting.append(goods or isinstance(condition, (HaveOfOneResource, HaveCards)))
        self.owes = bool(part.sheet.map)
        self.ways: list[Dues] = _ways(part)
        """What is due in the end, for each choice of spaces that may be left out."""
        self.tokens = any(part.sheet.bonuses.get(name, 0) for name in _TOKENS)
        self.income: list[int] = _income(state, seat) if self.owes else []

    def _chance(self, state: State, at: int) -> float:
        """How likely the seat is the first to achieve a Goal."""
        if state.seats == 1:
            return 1.0
        if is_turned(state, at):
            return 0.0
        own = reached(state, self.seat, at)
        for rival in range(state.seats):
            if rival != self.seat and reached(state, rival, at) > own:
                return _BEHIND
        return _AHEAD

    def judge(self, state: State) -> None:
        """Reckon both values of a position."""
        player = state.players[self.seat]
        part = player.part
        assert part is not None
        self.live = self.left = 0.0
        self._goals(state, part)
        if self.owes:
            self._upkeep(state, player, part)
        if self.tokens:
            self._marked(state, player)

    def _goals(self, state: State, part: Part) -> None:
        """Spaces, and how near those are that Goals still promise."""
        found = 0.0
        for category in range(len(CATEGORIES)):
            found += self.spaces[category][part.tracks[category]]
        n = 0
        live = left = 0.0
        over = state.round >= self.last
        for at in range(len(self.first)):
            if part.achieved & 1 << at:
                n += 1
                continue
            goal = goal_of(state, at)
            if isinstance(goal.condition, Store):
                continue  # only cleanup knows
            have = reached(state, self.seat, at)
            if have <= 0:
                continue
            share = have / goal.count if have < goal.count else 1.0
            near = self.near * share * share * self._promise(state, part, at, goal.category)
            live += near
            if not over and not self.fleeting[at]:
                left += near
        if state.seats == 1:
            found += self.needed * (n if n < _LEAST_ALONE else _LEAST_ALONE)
        self.live += found + live
        self.left += found + left

    def _promise(self, state: State, part: Part, at: int, category: int) -> float:
        """What achieving a Goal would bring, first or later."""
        spaces = self.spaces[category]
        now = part.tracks[category]
        most = len(spaces) - 1
        later = spaces[min(most, now + LATER_SPACES)] - spaces[now]
        found = later
        if not is_turned(state, at):
            first = spaces[min(most, now + FIRST_SPACES)] - spaces[now]
            found += (first - later) * self.first[at]
        if state.seats == 1 and part.achieved.bit_count() < _LEAST_ALONE:
            found += self.needed
        return found

    def _upkeep(self, state: State, player: Player, part: Part) -> None:
        """What is due and neither there nor to be expected."""
        rounds = self.last - state.round
        supply = [amount(player, good) for good in range(RAZE + 1)]
        hand = len(player.hand)
        if rounds > 0:
            due = part.still_due()
            owed = self.short * sum(due)
            self.live -= owed + self._lacking(due, supply, hand, rounds)
            supply = [0] * (RAZE + 1)
            self.left -= owed + self._lacking(due, supply, hand, rounds)
            return
        least = _NEVER
        laid = part.laid
        for way in self.ways:
            found = self._lacking(_less(way, laid), supply, hand, 0)
            if found < least:
                least = found
        least += self.short * sum(part.still_due())
        self.live -= least
        self.left -= least

    def _lacking(self, due: Dues, supply: list[int], hand: int, rounds: int) -> float:
        """What it costs that something is due beyond a supply and so many rounds of income."""
        lacks = due[CARDS_DUE] - hand if due[CARDS_DUE] > hand else 0
        gold = supply[GOLD] + self.income[GOLD] * rounds - due[GOLD]
        for good in range(RAZE + 1):
            short = due[good] - supply[good] - self.income[good] * rounds
            if short <= 0 or good == GOLD:
                continue
            if good <= FOOD and gold > 0:
                paid = short if short < gold else gold
                gold -= paid
                short -= paid
            lacks += short
        if gold < 0:
            lacks -= gold
        return self.missed * (1 + lacks) / (2 + 4 * rounds) if lacks > 0 else 0.0

    def _marked(self, state: State, player: Player) -> None:
        """Progress tokens on locations."""
        found = 0.0
        now = state.round
        worth = self.worth
        rounds = self.last + 1 - now
        for location in player.empire:
            marks = location.marks
            if not marks & _ANY:
                continue
            card = location.card
            standing = worth.standing[now][card]
            if marks & ON_WALL:
                found += _WALLED * standing
            if marks & ON_DOVE:
                found += _DOVE * standing
            if marks & ON_BEE:
                found += worth.weights["used"] * worth.use[now][card] * rounds
            if marks & ON_BRIBE and now < self.last:
                again = worth.ops(state.cards.production[card], now + 1, False)
                found += again - worth.standing[now + 2][card]
        self.live += found
        self.left += found

    def offered(self, state: State, card: int) -> float:
        """What a card on offer promises for Goals that ask for building it."""
        part = state.players[self.seat].part
        assert part is not None
        found = 0.0
        for at in range(len(self.first)):
            if part.achieved & 1 << at:
                continue
            goal = goal_of(state, at)
            fits = False
            if goal.event is not None:
                fits = goal.event.when == WHEN_BUILD and goal.event.heard(state, card, 0, 1) > 0
            elif isinstance(goal.condition, HaveLocations):
                fits = goal.condition.count.adds(state.cards, card) > 0
            if fits:
                found += self._promise(state, part, at, goal.category) / goal.count
        return _OFFERED * self.near * found


_NEVER: Final = 1e9
_MOST_WAYS: Final = 80
_TOKENS: Final = ("dove", "bee", "wall", "bribe")
_ANY: Final = ON_DOVE | ON_BEE | ON_WALL | ON_BRIBE


def _track(bonuses: tuple[str, ...], space: float, unlocked: float) -> list[float]:
    """What so many crossed-off spaces of a track are worth, the later ones more."""
    found = [0.0]
    length = len(bonuses)
    for at, bonus in enumerate(bonuses):
        here = space * (0.6 + 0.8 * at / length)
        if bonus:
            here += unlocked
        if at + 1 == length:
            here += _LAST_SPACE * space
        found.append(found[at] + here)
    return found


def _less(due: Dues, laid: Dues) -> Dues:
    """What is still to be laid down; more than that may lie there."""
    found = [max(0, due[at] - laid[at]) for at in range(len(due))]
    return found[0], found[1], found[2], found[3], found[4], found[5], found[6]


def _ways(part: Part) -> list[Dues]:
    """What the upkeep comes to with as many spaces left out as `relief` allows."""
    spaces = part.sheet.spaces
    found: list[Dues] = []
    n = min(part.sheet.bonuses.get("relief", 0), len(spaces))
    for way in combinations(spaces, n):
        due = part.sheet.due
        for space in way:
            due = _less(due, space)
        found.append(due)
        if len(found) == _MOST_WAYS:
            break
    return found


def _income(state: State, seat: int) -> list[int]:
    """Goods that a seat's board, locations and deals bring in a round."""
    player = state.players[seat]
    cards = state.cards
    found = [0] * (RAZE + 1)
    for good, n in cards.factions[player.faction].board:
        if good <= RAZE:
            found[good] += n
    for location in player.empire:
        for good in range(RAZE + 1):
            found[good] += made(cards.production[location.card], good)
    for deal in player.deals:
        good = cards.deal[deal_card(deal)]
        if good <= RAZE:
            found[good] += 1
    return found
