"""The Develop phase of one player: what can be done, and doing it."""

from typing import Final

from osada.kernel.game import Move, move
from osada.kernel.random import below, jumped, step
from osada.rollwrite import abilities as a
from osada.rollwrite import verbs as w
from osada.rollwrite.abilities import Ability
from osada.rollwrite.counting import count, holds
from osada.rollwrite.empire import (
    BRIDGE_ENDS,
    BRIDGES,
    COSTS,
    DICE,
    GRANARIES,
    HARVESTS,
    HUTS,
    OPEN,
    SECTIONS,
    WALLS,
    WORKER,
    YIELDING,
)
from osada.rollwrite.goods import BASIC, GOLD, PRICES, payable
from osada.rollwrite.state import (
    ALLY,
    COIN,
    COUNT,
    CROPS,
    EXPORT,
    GIFT,
    NO_TOKEN,
    Player,
    State,
)
from osada.rollwrite.supply import (
    add_actions,
    can_pay,
    can_pay_one,
    earn,
    gain,
    pay,
    pay_one,
    use,
)
from osada.rollwrite.village import Village

_STRETCH: Final = 1 << 10
"""Steps of the stream of rerolls that belong to one player in one round."""


def _next_areas(track: int, at: int, half: int) -> list[tuple[int, Move]]:
    """The price and the move of each area of a section that can be crossed, of alike ones one."""
    if at == SECTIONS:
        return []
    prices, moves = COSTS[track][at], w.BUILDS[track][at + 1]
    if track != GRANARIES:
        return [(prices[0], moves[0])]
    return [
        (prices[area], moves[area])
        for area in range(2)
        if not (half >> area & 1 or (area and not half and prices[0] == prices[1]))
    ]


_NEXT: Final[list[list[list[tuple[int, Move]]]]] = [
    [_next_areas(track, at, half) for at in range(SECTIONS + 1) for half in range(3)]
    for track in range(4)
]
"""By track, sections complete times 3 and crossed areas of the next one."""
_LOW: Final[list[list[Move]]] = [
    [w.HARVESTS[0][at] for at in range(6) if areas >> at & 1] for areas in range(64)
]
_HIGH: Final[list[list[Move]]] = [
    [w.HARVESTS[0][6 + at] for at in range(6) if areas >> at & 1] for areas in range(64)
]
"""The harvests of each half of the areas, with an action."""

# The start of the phase


def begin_round(player: Player, dice: int) -> None:
    """A new round: buildings that are complete can be used (RW-VILLAGE-04)."""
    player.token = NO_TOKEN
    player.favor_used = False
    player.active = player.built
    player.uses = player.sections = player.village_areas = player.harvests = player.finished = 0
    player.reroll = 0
    player.ready = player.decided = False
    player.moves = None
    player.dice = dice


def begin(state: State, seat: int) -> None:
    """The dice give goods and actions."""
    player = state.players[seat]
    player.moves = None
    read_dice(player)
    player.window = bool(player.active & player.village.rerolls)
    if not player.window:
        fixed_gains(state, seat)


def read_dice(player: Player) -> None:
    """The pool and the actions that the faces stand for."""
    counts = [0, 0, 0, 0]
    for die in range(3):
        counts[player.face(die)] += 1
    player.wood, player.stone, player.food, player.gold = counts
    player.actions = player.worker


def fixed_gains(state: State, seat: int) -> None:
    """What is never a choice: gains and actions, always or by the dice (RH-MODEL-07)."""
    player = state.players[seat]
    fixed = player.village.fixed & player.active
    if not fixed:
        return
    for slot in range(len(player.village.forms)):
        if fixed >> slot & 1:
            ability = player.village.buildings[slot].ability
            if holds(player, ability.condition, 0):
                _give(state, seat, slot, ability)


def _give(state: State, seat: int, slot: int, ability: Ability) -> None:
    player = state.players[seat]
    use(player, slot)
    if ability.form == a.GAIN:
        gain(state, seat, ability.good, player.value(slot), slot)
    else:
        add_actions(state, seat, player.value(slot), slot)


def _deeds(state: State, seat: int) -> None:
    """Gains that wait for deeds come at the instant their condition is met, once a round."""
    player = state.players[seat]
    waiting = player.village.deeds & player.active
    if not waiting:
        return
    for slot in range(len(player.village.forms)):
        if waiting >> slot & 1 and not player.used(slot):
            ability = player.village.buildings[slot].ability
            if holds(player, ability.condition, ability.least):
                _give(state, seat, slot, ability)


def be_ready(state: State, seat: int) -> None:
    """The player is done: abilities that look back on the round earn their points."""
    player = state.players[seat]
    player.ready = True
    scorers = player.village.scorers & player.active
    if not scorers:
        return
    for slot in range(len(player.village.forms)):
        if scorers >> slot & 1:
            building = player.village.buildings[slot]
            ability = building.ability
            if holds(player, ability.condition, ability.least):
                use(player, slot)
                earn(state, seat, player.value(slot), "ability", building.slug, slot)


# What can be done


def options(state: State, seat: int) -> tuple[Move, ...]:
    """The legal moves of a player who is not ready; areas alike in price give one move."""
    player = state.players[seat]
    if player.moves is not None:
        return player.moves
    found: list[Move] = []
    if player.window:
        _list_rerolls(player, found)
        found.append(w.KEEP_DICE)
    else:
        if player.actions > 0:
            _list_builds(player, found)
            reached = OPEN[player.bridges] & ~player.harvested
            if reached:
                found += _LOW[reached & 63]
                found += _HIGH[reached >> 6]
        if player.active & player.village.manual:
            _list_uses(player, found)
        if not player.favor_used and player.token != NO_TOKEN:
            _list_favors(player, found)
        found.append(w.BE_READY)
    player.moves = moves = tuple(found)
    return moves


def _list_rerolls(player: Player, found: list[Move]) -> None:
    for slot in range(len(player.village.forms)):
        if can_reroll(player, slot):
            dice, most = player.village.buildings[slot].ability.dice, player.value(slot)
            for these in range(1, 16):
                if these & ~dice == 0 and these.bit_count() <= most:
                    found.append(move(w.REROLL, slot, these))


def can_reroll(player: Player, slot: int) -> bool:
    """Whether a building still allows a reroll this round."""
    return bool(player.active & player.village.rerolls & (1 << slot)) and not player.used(slot)


def _list_builds(player: Player, found: list[Move]) -> None:
    can = payable(player.wood, player.stone, player.food, player.gold)
    village = player.village
    areas = village.open_areas.get(player.crossed)
    if areas is None:
        areas = village.open_areas[player.crossed] = _open_areas(village, player.crossed)
    if player.active & village.discounts:
        for track in range(4):
            at = player.progress(track) * 3 + (player.half if track == GRANARIES else 0)
            _list_builds_saving(player, track, _NEXT[track][at], can, found)
        _list_builds_saving(player, a.VILLAGE, areas, can, found)
        return
    for price, plain in _NEXT[WALLS][player.walls * 3]:
        if can >> price & 1:
            found.append(plain)
    for price, plain in _NEXT[HUTS][player.huts * 3]:
        if can >> price & 1:
            found.append(plain)
    for price, plain in _NEXT[GRANARIES][player.granaries * 3 + player.half]:
        if can >> price & 1:
            found.append(plain)
    for price, plain in _NEXT[BRIDGES][player.bridges * 3]:
        if can >> price & 1:
            found.append(plain)
    for price, plain in areas:
        if can >> price & 1:
            found.append(plain)


def _open_areas(village: Village, crossed: int) -> list[tuple[int, Move]]:
    """The price and the move of each area of buildings that can be crossed next."""
    return [
        (price, w.RAISES[slot][area])
        for slot in range(len(village.forms))
        for area, price in village.first_open[slot][crossed >> 4 * slot & 15]
    ]


def _list_builds_saving(
    player: Player, scope: int, areas: list[tuple[int, Move]], can: int, found: list[Move]
) -> None:
    for price, plain in areas:
        if can >> price & 1:
            found.append(plain)
        _list_saving(player, scope, price, plain, found)


def _list_saving(player: Player, scope: int, price: int, plain: Move, found: list[Move]) -> None:
    """The same build with every part of its price that discounts can take away."""
    wood, stone, food = PRICES[price]
    for less_wood in range(wood + 1):
        for less_stone in range(stone + 1):
            for less_food in range(food + 1):
                if (
                    (less_wood or less_stone or less_food)
                    and covered(player, scope, less_wood, less_stone, less_food)
                    and can_pay(player, wood - less_wood, stone - less_stone, food - less_food)
                ):
                    saving = w.saving(less_wood, less_stone, less_food)
                    found.append(move(plain.kind, plain.what, plain.arg | saving))


def left(player: Player, slot: int) -> int:
    """How often an "up to u times" ability can still be used."""
    return player.value(slot) - player.used(slot)


def covered(player: Player, scope: int, wood: int, stone: int, food: int) -> bool:
    """Whether the discounts in a scope have uses left for so much."""
    wanted = [wood, stone, food]
    joker = 0
    for slot in range(len(player.village.forms)):
        if player.active & player.village.discounts & (1 << slot):
            ability = player.village.buildings[slot].ability
            if ability.scope == scope:
                if ability.good == a.ANY:
                    joker += left(player, slot)
                else:
                    wanted[ability.good] -= left(player, slot)
    return max(wanted[0], 0) + max(wanted[1], 0) + max(wanted[2], 0) <= joker


def _spend_discounts(player: Player, scope: int, saved: tuple[int, int, int]) -> None:
    """Note the uses: those of the printed kind first, then those for any."""
    wanted = [saved[0], saved[1], saved[2]]
    for jokers in (False, True):
        for slot in range(len(player.village.forms)):
            if player.active & player.village.discounts & (1 << slot):
                ability = player.village.buildings[slot].ability
                if ability.scope == scope and (ability.good == a.ANY) == jokers:
                    for good in BASIC if jokers else (ability.good,):
                        while wanted[good] and left(player, slot):
                            use(player, slot)
                            wanted[good] -= 1


def _list_harvests(areas: int, source: int, found: list[Move]) -> None:
    moves = w.HARVESTS[source]
    area = 0
    while areas:
        if areas & 1:
            found.append(moves[area])
        areas >>= 1
        area += 1


def _list_uses(player: Player, found: list[Move]) -> None:
    village = player.village
    able = player.active & village.manual
    for slot in range(len(village.forms)):
        if not able >> slot & 1:
            continue
        ability = village.buildings[slot].ability
        form = ability.form
        times = 1
        if form == a.SWAP or form == a.ACT_PAY or form == a.FREE_HARVEST:
            times = player.value(slot)
        if player.used(slot) >= times:
            continue
        moves = w.USES[slot]
        if form == a.GAIN_CHOICE:
            found.append(moves[ability.good])
            found.append(moves[ability.other])
        elif form == a.GAIN_PER:
            if count(player, ability.thing, ability.per):
                found.append(moves[0])
        elif form == a.COPY_DIE:
            for good in range(4):
                if shows(player, good):
                    found.append(moves[good])
        elif form == a.FREE_HARVEST:
            reached = OPEN[player.bridges] & ~player.harvested & fitting(ability.good)
            if reached:
                _list_harvests(reached, slot + 1, found)
        elif form == a.PAY_VP:
            price = ability.price
            if can_pay(player, price[0], price[1], price[2], price[3]):
                found.append(moves[0])
        elif ability.good != a.ANY:
            if can_pay_one(player, ability.good):
                found.append(moves[0])
        else:
            for given in BASIC:
                if can_pay_one(player, given):
                    for good in BASIC:
                        if good != given:
                            found.append(moves[given * w.SWAPPED + good])


def fitting(good: int) -> int:
    """The harvest areas with at least one unit of a kind, as bits; of any kind all."""
    return YIELDING[good] if good != a.ANY else YIELDING[GOLD]


def shows(player: Player, good: int) -> bool:
    """Whether a resource die shows a face."""
    dice = player.dice
    return dice & 3 == good or dice >> 2 & 3 == good or dice >> 4 & 3 == good


def crops(player: Player) -> int:
    """The areas that Crops can harvest: of a type that some die shows (RW-FAVOR-06)."""
    types = YIELDING[player.face(0)] | YIELDING[player.face(1)] | YIELDING[player.face(2)]
    return OPEN[player.bridges] & ~player.harvested & types


def _list_favors(player: Player, found: list[Move]) -> None:
    token = player.token
    moves = w.FAVORS[token]
    if token in (ALLY, COIN):
        found.append(moves[0])
    elif token == GIFT:
        for good in range(4):
            if shows(player, good):
                found.append(moves[good])
    elif token == CROPS:
        area, areas = 0, crops(player)
        while areas:
            if areas & 1:
                found.append(moves[area])
            areas >>= 1
            area += 1
    else:
        for sold in range(1, 8):
            if can_pay(player, sold & 1, sold >> 1 & 1, sold >> 2):
                found.append(moves[sold])


# Doing it


def make(state: State, seat: int, made: Move) -> None:
    """Make one of the options."""
    player = state.players[seat]
    player.moves = None
    kind = made.kind
    if kind == w.BUILD:
        _build(state, seat, made)
    elif kind == w.HARVEST:
        if made.arg:
            use(player, made.arg - 1)
        else:
            player.actions -= 1
        _harvest(state, seat, made.what)
    elif kind == w.RAISE:
        _raise(state, seat, made)
    elif kind == w.FAVOR:
        _favor(state, seat, made.what, made.arg)
    elif kind == w.USE:
        _use(state, seat, made.what, made.arg)
    elif kind == w.READY:
        be_ready(state, seat)
    elif kind == w.REROLL:
        _reroll(state, seat, made.what, made.arg)
    else:
        player.window = False
        fixed_gains(state, seat)


def _pay_area(player: Player, scope: int, price: int, arg: int) -> None:
    wood, stone, food = PRICES[price]
    if arg >> w.SAVED:
        saved = w.saved(arg)
        _spend_discounts(player, scope, saved)
        wood, stone, food = wood - saved[0], stone - saved[1], food - saved[2]
    player.actions -= 1
    pay(player, wood, stone, food)


def _build(state: State, seat: int, made: Move) -> None:
    player = state.players[seat]
    track, section = made.what // w.TRACK, made.what % w.TRACK
    area = made.arg & 1
    _pay_area(player, track, COSTS[track][section - 1][area], made.arg)
    if track == GRANARIES:
        player.half |= 1 << area
        if player.half != 3:
            return
        player.half = 0
    _complete_section(state, seat, track)


def _complete_section(state: State, seat: int, track: int) -> None:
    player = state.players[seat]
    player.sections += 1 << COUNT * track
    if track == WALLS:
        player.walls += 1
    elif track == HUTS:
        player.huts += 1
    elif track == GRANARIES:
        player.granaries += 1
    else:
        player.bridges += 1
    if state.log is not None:
        state.log.append(("section", seat, track, player.progress(track)))
        if track == BRIDGES and player.bridges in BRIDGE_ENDS:
            state.log.append(("bridge", seat, BRIDGE_ENDS.index(player.bridges)))
    if player.village.deeds:
        _deeds(state, seat)


def _raise(state: State, seat: int, made: Move) -> None:
    player = state.players[seat]
    slot, area = made.what, made.arg & 7
    building = player.village.buildings[slot]
    _pay_area(player, a.VILLAGE, building.areas[area], made.arg)
    player.crossed |= 1 << 4 * slot + area
    player.village_areas += 1
    if player.crossed >> 4 * slot & 15 == player.village.full[slot]:
        player.built |= 1 << slot
        player.finished += 1
        if state.log is not None:
            state.log.append(("built", seat, slot))
    if player.village.deeds:
        _deeds(state, seat)


def _harvest(state: State, seat: int, area: int) -> None:
    player = state.players[seat]
    player.harvested |= 1 << area
    player.harvests += 1
    for good in BASIC:
        if HARVESTS[area][good]:
            gain(state, seat, good, HARVESTS[area][good])
    if player.village.deeds:
        _deeds(state, seat)


def _favor(state: State, seat: int, token: int, choice: int) -> None:
    player = state.players[seat]
    player.favor_used = True
    if token == ALLY:
        add_actions(state, seat, 1)
    elif token == GIFT:
        gain(state, seat, choice, 1)
    elif token == CROPS:
        _harvest(state, seat, choice)
    elif token == EXPORT:
        wood, stone, food = choice & 1, choice >> 1 & 1, choice >> 2
        pay(player, wood, stone, food)
        earn(state, seat, wood + stone + food, "favor", "export")
    else:
        gain(state, seat, GOLD, 1)


def _use(state: State, seat: int, slot: int, choice: int) -> None:
    player = state.players[seat]
    building = player.village.buildings[slot]
    ability = building.ability
    form, value = ability.form, player.value(slot)
    use(player, slot)
    if form == a.GAIN_CHOICE or form == a.COPY_DIE:
        gain(state, seat, choice, value, slot)
    elif form == a.GAIN_PER:
        n = min(value * count(player, ability.thing, ability.per), a.CAP)
        gain(state, seat, ability.good, n, slot)
    elif form == a.ACT_PAY:
        pay_one(player, ability.good)
        add_actions(state, seat, 1, slot)
    elif form == a.PAY_VP:
        price = ability.price
        pay(player, price[0], price[1], price[2], price[3])
        earn(state, seat, value, "ability", building.slug, slot)
    elif ability.good != a.ANY:
        pay_one(player, ability.good)
        for good in range(4):
            if ability.gives[good]:
                gain(state, seat, good, ability.gives[good], slot)
    else:
        pay_one(player, choice // w.SWAPPED)
        gain(state, seat, choice % w.SWAPPED, 1, slot)


def _reroll(state: State, seat: int, slot: int, these: int) -> None:
    """Roll dice again by the player's own stream (RH-MODEL-09); their old faces are gone."""
    player = state.players[seat]
    use(player, slot)
    stream = player.reroll
    if not stream:
        stream = jumped(state.rerolls, (state.round * 4 + seat) * _STRETCH)
    before = player.dice
    for die in range(4):
        if these >> die & 1:
            stream = step(stream)
            face = DICE[die][below(stream, 6)]
            player.dice = (
                player.dice & ~(3 << 2 * die if die < WORKER else 7 << 6) | face << 2 * die
            )
    player.reroll = stream
    if state.log is not None:
        state.log.append(("reroll", seat, these, before, player.dice))
    read_dice(player)
    able = False
    for other in range(len(player.village.forms)):
        able = able or can_reroll(player, other)
    if not able:
        player.window = False
        fixed_gains(state, seat)
