"""What a game of a campaign asks for besides points: Goals, upkeep, progress tokens."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from osada.bots.settlers.worth import Worth
from osada.bots.settlers.yields import made
from osada.settlers.catalogue import Catalogue
from osada.settlers.coded import deal_card
from osada.settlers.effects.events import WHEN_BUILD
from osada.settlers.effects.goals import (
    HaveCards,
    HaveGood,
    HaveLocations,
    HaveOfOneResource,
    Store,
)
from osada.settlers.goods import FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER
from osada.settlers.part import Dues, Part, Sheet
from osada.settlers.phases.goals import FIRST_SPACES, LATER_SPACES, goal_of, is_turned, reached
from osada.settlers.state import ON_BEE, ON_BRIBE, ON_DOVE, ON_WALL, Player, State

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
        self.spaces: list[list[float]] = _tracks(
            state.cards, part.sheet.era, w["space"], w["unlocked"]
        )
        """Crossed-off spaces of a track together; by category, by their number."""
        self.first: list[float] = []
        """How likely the seat is the first, Goal by Goal."""
        self.fleeting: list[bool] = []
        """Whether cleanup takes away what a Goal asks for."""
        self.hidden: list[bool] = []
        """Whether only cleanup knows how far a Goal is."""
        for at in range(len(state.options.goals)):
            self.first.append(self._chance(state, at))
            condition = goal_of(state, at).condition
            goods = isinstance(condition, HaveGood) and condition.what != VP
            self.fleeting.append(goods or isinstance(condition, (HaveOfOneResource, HaveCards)))
            self.hidden.append(isinstance(condition, Store))
        self.owes = bool(part.sheet.map)
        self.ways: list[Dues] = _ways(part.sheet)
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
        military, economy, culture = part.tracks
        spaces = self.spaces
        found = spaces[0][military] + spaces[1][economy] + spaces[2][culture]
        n = 0
        live = left = 0.0
        over = state.round >= self.last
        achieved = part.achieved
        for at in range(len(self.first)):
            if achieved & 1 << at:
                n += 1
                continue
            if self.hidden[at]:
                continue
            have = reached(state, self.seat, at)
            if have <= 0:
                continue
            goal = goal_of(state, at)
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
        due = part.sheet.due
        laid = part.laid
        owed = self.short * (_sum(due) - _sum(laid))
        lacks = self._lacking(due, laid, player, True, rounds)
        if rounds > 0:
            self.live -= owed + lacks
            self.left -= owed + self._lacking(due, laid, player, False, rounds)
            return
        if lacks > 0:
            for way in self.ways:
                found = self._lacking(way, laid, player, True, 0)
                if found < lacks:
                    lacks = found
        self.live -= owed + lacks
        self.left -= owed + lacks

    def _lacking(self, due: Dues, laid: Dues, player: Player, supplied: bool, rounds: int) -> float:
        """What it costs that something is due beyond a supply and so many rounds of income."""
        income = self.income
        wood = due[0] - laid[0] - income[WOOD] * rounds
        stone = due[1] - laid[1] - income[STONE] * rounds
        food = due[2] - laid[2] - income[FOOD] * rounds
        gold = income[GOLD] * rounds
        if due[3] > laid[3]:
            gold -= due[3] - laid[3]
        worker = due[4] - laid[4] - income[WORKER] * rounds
        raze = due[5] - laid[5] - income[RAZE] * rounds
        cards = due[6] - laid[6] - len(player.hand)
        if supplied:
            wood -= player.wood
            stone -= player.stone
            food -= player.food
            gold += player.gold
            worker -= player.worker
            raze -= player.raze
        lacks = 0
        if wood > 0:
            lacks += wood
        if stone > 0:
            lacks += stone
        if food > 0:
            lacks += food
        if gold > 0:  # it replaces resources
            lacks = lacks - gold if lacks > gold else 0
        else:
            lacks -= gold
        if worker > 0:
            lacks += worker
        if raze > 0:
            lacks += raze
        if cards > 0:
            lacks += cards
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


_MOST_WAYS: Final = 80
_TOKENS: Final = ("dove", "bee", "wall", "bribe")
_ANY: Final = ON_DOVE | ON_BEE | ON_WALL | ON_BRIBE


@lru_cache(maxsize=16)
def _tracks(cards: Catalogue, era: int, space: float, unlocked: float) -> list[list[float]]:
    """What so many crossed-off spaces of each track of an era are worth."""
    return [_track(bonuses, space, unlocked) for bonuses in cards.tracks[era]]


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


def _sum(dues: Dues) -> int:
    return dues[0] + dues[1] + dues[2] + dues[3] + dues[4] + dues[5] + dues[6]


@lru_cache(maxsize=16)
def _ways(sheet: Sheet) -> list[Dues]:
    """What the upkeep comes to with as many spaces left out as `relief` allows."""
    n = min(sheet.bonuses.get("relief", 0), len(sheet.spaces))
    found: list[Dues] = []
    for left_out in combinations(sheet.spaces, n):
        if len(found) == _MOST_WAYS:
            break
        due = list(sheet.due)
        for space in left_out:
            for at in range(len(due)):
                due[at] -= space[at]
        way = due[0], due[1], due[2], due[3], due[4], due[5], due[6]
        if way not in found:
            found.append(way)
    return found


@lru_cache(maxsize=8)
def _made_by(cards: Catalogue) -> list[list[int]]:
    """Goods of each card's production."""
    return [[made(ops, good) for good in range(RAZE + 1)] for ops in cards.production]


def _income(state: State, seat: int) -> list[int]:
    """Goods that a seat's board, locations and deals bring in a round."""
    player = state.players[seat]
    cards = state.cards
    found = [0] * (RAZE + 1)
    for good, n in cards.boards[player.faction].yields:
        if good <= RAZE:
            found[good] += n
    produced = _made_by(cards)
    for location in player.empire:
        goods = produced[location.card]
        for good in range(RAZE + 1):
            found[good] += goods[good]
    for deal in player.deals:
        good = cards.deal[deal_card(deal)]
        if good <= RAZE:
            found[good] += 1
    return found
