"""Hit testing: where on the sheets a move is made, its cost and yield, why others cannot be.

A place is a short path: `token/ally`, `track/walls/4`, `track/granaries/4a`, `building/farm/1` for
an area, `building/sawpit` for a use, `harvest/II-b`, `cell/WA1` for a settlement with its corner
there, `favor`, `dice`, `keep`, `ready`, `skip`.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.rollwrite import abilities as a
from osada.rollwrite import develop, flow, scoring, settling, words
from osada.rollwrite import verbs as w
from osada.rollwrite.abilities import NOTHING, Four
from osada.rollwrite.counting import count, holds, ones
from osada.rollwrite.empire import AREAS, CELLS, COSTS, GRANARIES, ROUNDS, SECTIONS, TRACKS, cell
from osada.rollwrite.game import RollWrite
from osada.rollwrite.goods import GOODS, PRICES
from osada.rollwrite.labels import label
from osada.rollwrite.state import (
    BASIC,
    CROPS,
    DEVELOP,
    EXPORT,
    FAVOR,
    NO_TOKEN,
    TOKENS,
    Player,
    State,
)
from osada.rollwrite.village import Village


@dataclass(frozen=True, slots=True)
class PossibleMove:
    """A legal move: its notation, its words, and where on the sheets it is made."""

    move: Move
    text: str
    label: str
    verb: str
    """The first word of the notation."""
    place: str
    also: tuple[str, ...]
    """Other places where it can be made: an area alike, the area of Crops, what allows it."""
    cells: tuple[str, ...]
    """The sections that a settlement covers."""
    pays: dict[str, int]
    """Goods and `actions` that it costs."""
    brings: dict[str, int]
    """Goods, `actions` and `vp`, by which the score so far grows; nothing that dice decide."""


def possible(
    game: RollWrite,
    state: State,
    seat: int,
    language: str,
    names: Mapping[int, str] = words.NOBODY_NAMED,
) -> list[PossibleMove]:
    """The legal moves of a seat, none when it has nothing to decide.

    Asked for like those of the card game; no move here names anybody of `names`.
    """
    player = state.players[seat]
    found: list[PossibleMove] = []
    for made in game.legal(state, seat):
        text = game.text(state, seat, made)
        place, *also = _places(player, made)
        pays = _pays(player, made)
        found.append(
            PossibleMove(
                made,
                text,
                label(player.village, made, language),
                text.partition(" ")[0],
                place,
                tuple(also),
                _cells(player.village, made) if made.kind == w.SETTLE else (),
                _named(pays),
                _named(_brings(state, seat, made, pays)),
            )
        )
    return found


# Where a move is made


def _places(player: Player, made: Move) -> list[str]:
    """The places of a move, its own first."""
    kind, what, arg = made.kind, made.what, made.arg
    if kind == w.BUILD:
        return _sections(player, what // w.TRACK, what % w.TRACK, arg & 1)
    if kind == w.RAISE:
        return _areas(player, what, arg & 7)
    if kind == w.HARVEST:
        allows = [_building(player, arg - 1)] if arg else []
        return [f"harvest/{AREAS[what]}", *allows]
    if kind == w.USE:
        return [_building(player, what)]
    if kind == w.FAVOR:
        return ["favor", f"harvest/{AREAS[arg]}"] if what == CROPS else ["favor"]
    if kind == w.TAKE:
        return [f"token/{TOKENS[what]}"]
    if kind == w.REROLL:
        return ["dice", _building(player, what)]
    if kind == w.SETTLE:
        return [f"cell/{_cell(arg)}"]
    return [{w.KEEP: "keep", w.READY: "ready"}.get(kind, "skip")]


def _sections(player: Player, track: int, section: int, area: int) -> list[str]:
    place = f"track/{TRACKS[track]}/{section}"
    if track != GRANARIES:
        return [place]
    prices = COSTS[track][section - 1]
    alike = [] if player.half or prices[0] != prices[1] else [f"{place}{'ba'[area]}"]
    return [f"{place}{'ab'[area]}", *alike]


def _areas(player: Player, slot: int, area: int) -> list[str]:
    """An area of a building and those of the same price that could be crossed in its stead."""
    areas = player.village.buildings[slot].areas
    crossed = player.crossed >> 4 * slot
    alike = [
        other
        for other, price in enumerate(areas)
        if other != area and price == areas[area] and not crossed >> other & 1
    ]
    return [f"{_building(player, slot)}/{at + 1}" for at in (area, *alike)]


def _building(player: Player, slot: int) -> str:
    return f"building/{player.village.buildings[slot].slug}"


def _cell(at: int) -> str:
    return cell(at // SECTIONS, at % SECTIONS + 1)


@lru_cache(maxsize=1 << 12)
def _cells(village: Village, made: Move) -> tuple[str, ...]:
    plan = village.plans[made.what]
    assert plan is not None
    return tuple(words.plan_cells(plan, made.arg))


# What it costs and brings

_KINDS: Final = (*GOODS, "actions", "vp")
Counts = list[int]
"""Wood, stone, food, gold, actions, points."""


def _named(counts: Counts) -> dict[str, int]:
    return {kind: n for kind, n in zip(_KINDS, counts, strict=True) if n}


def _pays(player: Player, made: Move) -> Counts:
    """What a legal move costs: units of the printed types first, gold for the rest (RW-DICE-11)."""
    price, actions = _price(player, made)
    gold = price[3]
    counts = []
    for good in range(3):
        have = player.have(good)
        counts.append(min(price[good], have))
        gold += max(price[good] - have, 0)
    return [*counts, gold, actions, 0]


def _price(player: Player, made: Move) -> tuple[Four, int]:
    """The price of a move, and the actions that it takes."""
    kind, what, arg = made.kind, made.what, made.arg
    if kind == w.BUILD:
        return _less(COSTS[what // w.TRACK][what % w.TRACK - 1][arg & 1], arg), 1
    if kind == w.RAISE:
        return _less(player.village.buildings[what].areas[arg & 7], arg), 1
    if kind == w.HARVEST:
        return NOTHING, 0 if arg else 1
    if kind == w.USE:
        return words.use_price(player.village.buildings[what].ability, arg // w.SWAPPED), 0
    if kind == w.FAVOR and what == EXPORT:
        return (arg & 1, arg >> 1 & 1, arg >> 2, 0), 0
    return NOTHING, 0


def _less(price: int, arg: int) -> Four:
    printed, saved = PRICES[price], w.saved(arg)
    return printed[0] - saved[0], printed[1] - saved[1], printed[2] - saved[2], 0


def _brings(state: State, seat: int, made: Move, pays: Counts) -> Counts:
    """What a legal move brings before the next one; it is tried on a copy."""
    if made.kind in (w.TAKE, w.REROLL):  # what comes of these lies with others, or with the dice
        return [0] * len(_KINDS)
    player = state.players[seat]
    trial = state.copy()
    if made.kind in (w.SETTLE, w.SKIP):
        settling.make(trial, seat, made)
    else:
        develop.make(trial, seat, made)
    before, after = _held(player), _held(trial.players[seat])
    return [now - then + paid for then, now, paid in zip(before, after, pays, strict=True)]


def _held(player: Player) -> Counts:
    return [
        player.wood, player.stone, player.food, player.gold, player.actions, scoring.score(player)
    ]  # fmt: skip


# What cannot be done


def refusals(game: RollWrite, state: State, seat: int, place: str) -> list[tuple[Move, Refusal]]:
    """What a player might try at a place and cannot do now, each with its refusal.

    Where something of the kind can be done, nothing is refused; a place that is nowhere has
    nothing to try. While dice may be rolled again, other moves are judged as if they were kept.
    """
    if not 0 <= seat < len(state.players):
        return []
    found: list[tuple[Move, Refusal]] = []
    for tries in _tries(state.players[seat], place):
        there = state if tries[0].kind in (w.REROLL, w.KEEP) else _kept(state, seat)
        player = there.players[seat]
        able = any(
            place in _places(player, made) and (made.kind != w.SETTLE or made in tries)
            for made in game.legal(there, seat)
        )
        refused = [game.why_not(there, seat, tried) for tried in tries]
        if not able and refused[0] is not None and None not in refused:
            found.append((tries[0], refused[0]))
    return found


def _kept(state: State, seat: int) -> State:
    """The state after the dice are kept, if that is what is asked."""
    if not state.players[seat].window:
        return state
    trial = state.copy()
    flow.make(trial, seat, w.KEEP_DICE)
    return trial


_TRACK: Final = re.compile(rf"({'|'.join(TRACKS)})/([1-9])([ab]?)")
_AREA: Final = re.compile(r"([a-z0-9-]+)(?:/([1-4]))?")
_CELL: Final = re.compile(rf"({'|'.join(CELLS)})([1-9])")


def _tries(player: Player, place: str) -> list[list[Move]]:
    """What could be meant at a place: for each wish the moves that would fulfil it."""
    kind, _, rest = place.partition("/")
    match kind:
        case "token" if rest in TOKENS:
            return [[move(w.TAKE, TOKENS.index(rest))]]
        case "track" if found := _TRACK.fullmatch(rest):
            track = TRACKS.index(found[1])
            areas = ["ab".index(found[3])] if found[3] else range(len(COSTS[track][0]))
            section = track * w.TRACK + int(found[2])
            return [[move(w.BUILD, section, area) for area in areas]]
        case "building" if found := _AREA.fullmatch(rest):
            slot = player.village.slot(found[1])
            if slot < 0:
                return []
            return [[move(w.RAISE, slot, int(found[2]) - 1)] if found[2] else _uses(player, slot)]
        case "harvest" if rest in AREAS:
            return [[move(w.HARVEST, AREAS.index(rest))]]
        case "cell" if found := _CELL.fullmatch(rest):
            anchor = CELLS.index(found[1]) * SECTIONS + int(found[2]) - 1
            slots = [slot for slot, plan in enumerate(player.village.plans) if plan is not None]
            return [[move(w.SETTLE, slot, anchor)] for slot in slots]
        case "favor" if not rest and player.token != NO_TOKEN:
            return [_favors(player)]
        case "dice" if not rest:
            forms = enumerate(player.village.forms)
            return [_uses(player, slot) for slot, form in forms if form == a.REROLL]
        case "keep" | "ready" | "skip" if not rest:
            kinds = {"keep": w.KEEP_DICE, "ready": w.BE_READY, "skip": w.SKIP_SETTLEMENT}
            return [[kinds[kind]]]
    return []


def _uses(player: Player, slot: int) -> list[Move]:
    """The ways to use a building, the likeliest first."""
    ability = player.village.buildings[slot].ability
    form = ability.form
    if form == a.REROLL:
        return [move(w.REROLL, slot, 1 << die) for die in range(4) if ability.dice >> die & 1]
    if form == a.FREE_HARVEST:
        return [move(w.HARVEST, area, slot + 1) for area in _unharvested(player, ability.good)]
    if form == a.GAIN_CHOICE:
        choices: Iterable[int] = (ability.good, ability.other)
    elif form == a.COPY_DIE:
        choices = (player.face(0),)
    elif form == a.SWAP and ability.good == a.ANY:
        choices = (given * w.SWAPPED + (given + 1) % 3 for given in range(3))
    else:
        choices = (0,)
    return [move(w.USE, slot, choice) for choice in choices]


def _unharvested(player: Player, good: int) -> list[int]:
    """The harvest areas with a good; those that are left, if there are any."""
    fitting = [area for area in range(len(AREAS)) if develop.fitting(good) >> area & 1]
    return [area for area in fitting if not player.harvested >> area & 1] or fitting


def _favors(player: Player) -> list[Move]:
    """The ways to use the token that a player holds."""
    token = player.token
    if token == CROPS:
        fitting = _unharvested(player, a.ANY)
        return [move(w.FAVOR, token, area) for area in fitting]
    if token == EXPORT:
        return [move(w.FAVOR, token, 1 << good) for good in range(3)]
    return [move(w.FAVOR, token, player.face(0) if TOKENS[token] == "gift" else 0)]


# What your own buildings do this round

_AGAIN: Final = (a.SWAP, a.DISCOUNT, a.ACT_PAY, a.FREE_HARVEST)
"""Forms that are used up to so many times."""


def standing(state: State, seat: int, slot: int, language: str) -> str:
    """What a building of a seat does this round: `gave 1 food`, `can be used once more`."""
    player = state.players[seat]
    village = player.village
    ability = village.buildings[slot].ability
    if ability.form == a.PLAN_VP:
        if state.options.mode == BASIC:
            return words.say(language, "standing-basic")
        return _at_the_end(scoring.plan_points(player, slot), language)
    if not player.built >> slot & 1:
        left = ones(village.full[slot] & ~(player.crossed >> 4 * slot))
        return words.say(language, "standing-open", n=left)
    if ability.is_star:
        return _at_the_end(scoring.star_points(player, slot), language)
    active = player.built if state.phase == FAVOR else player.active
    if not active >> slot & 1:
        return words.say(language, f"standing-{'next' if state.round < ROUNDS else 'nothing'}")
    if ability.is_automatic:
        return _works(state, player, slot, language)
    return _can_be_used(state, player, slot, language)


def _at_the_end(n: int, language: str) -> str:
    return words.say(language, "standing-end", points=words.points(n, language))


def _is_open(state: State, player: Player) -> bool:
    """Whether the player will still act in this round's Develop phase."""
    return state.phase == FAVOR or (state.phase == DEVELOP and not player.ready)


def _used(state: State, player: Player, slot: int) -> int:
    """Uses this round; before Develop those of the last round are still noted."""
    return 0 if state.phase == FAVOR else player.used(slot)


def _works(state: State, player: Player, slot: int, language: str) -> str:
    """A building that works by itself."""
    ability = player.village.buildings[slot].ability
    noun = {a.ACT: "action", a.VP_IF: "point"}.get(ability.form) or f"good-{GOODS[ability.good]}"
    gained = words.counted(noun, player.value(slot), language, "acc")
    if _used(state, player, slot):
        if state.phase == DEVELOP:
            return words.say(language, "standing-gave", goods=gained)
        return words.say(language, "standing-used")  # a settlement may have raised its value since
    deeds = ability.condition >= a.SECT
    met = not (deeds and state.phase == FAVOR) and holds(player, ability.condition, ability.least)
    if not _is_open(state, player) or not (met or deeds or _may_reroll(state, player)):
        return words.say(language, "standing-nothing")
    return words.say(language, f"standing-{'gives' if met else 'waits'}", goods=gained)


def _may_reroll(state: State, player: Player) -> bool:
    if state.phase == FAVOR:
        return bool(player.built & player.village.rerolls)
    return player.window


def _can_be_used(state: State, player: Player, slot: int, language: str) -> str:
    """A building that is used by a move."""
    ability = player.village.buildings[slot].ability
    used = _used(state, player, slot)
    left = (player.value(slot) if ability.form in _AGAIN else 1) - used
    closed = ability.form == a.REROLL and not _may_reroll(state, player)
    if closed or left <= 0 or not _is_open(state, player):
        return words.say(language, "standing-used" if used else "standing-over")
    if ability.form == a.GAIN_PER and not count(player, ability.thing, ability.per):
        return words.say(language, "standing-idle")
    return words.say(language, "standing-left" if used else "standing-can", n=left)
