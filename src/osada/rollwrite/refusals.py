"""Why a move is not possible: the clauses that forbid it, nearest first."""

from collections.abc import Callable
from typing import Final

from osada.kernel.game import Move, Refusal
from osada.rollwrite import abilities as a
from osada.rollwrite import develop, settling
from osada.rollwrite import verbs as w
from osada.rollwrite.abilities import Ability
from osada.rollwrite.counting import count
from osada.rollwrite.empire import (
    AREAS,
    COSTS,
    FIELDS,
    GRANARIES,
    OPEN,
    SECTIONS,
    TRACKS,
    cell,
)
from osada.rollwrite.goods import FOOD, GOODS, PRICES
from osada.rollwrite.goods import missing as missing_units
from osada.rollwrite.state import (
    BASIC,
    CROPS,
    DEVELOP,
    END,
    EXPORT,
    FAVOR,
    GIFT,
    NO_TOKEN,
    PHASES,
    SETTLE,
    TOKENS,
    Player,
    State,
)
from osada.rollwrite.supply import can_pay, can_pay_one
from osada.rollwrite.village import SLOTS

_PHASE_OF: Final = {w.TAKE: FAVOR, w.SETTLE: SETTLE, w.SKIP: SETTLE}


def _no(reason: str, *clauses: str, **facts: str | int) -> Refusal:
    return Refusal(reason, clauses, facts)


def no_such_seat(seat: int) -> Refusal:
    """Nobody sits there."""
    return _no("no-such-seat", "RW-SETUP-01", seat=seat)


_SLOTS: Final = range(SLOTS)
_WHATS: Final = {
    w.TAKE: range(len(TOKENS)),
    w.REROLL: _SLOTS,
    w.KEEP: range(1),
    w.BUILD: range(len(TRACKS) * w.TRACK),
    w.RAISE: _SLOTS,
    w.HARVEST: range(len(AREAS)),
    w.USE: _SLOTS,
    w.FAVOR: range(len(TOKENS)),
    w.READY: range(1),
    w.SETTLE: _SLOTS,
    w.SKIP: range(1),
}
"""What each kind of move can be about."""
_ARGS: Final = {
    w.REROLL: range(16),
    w.BUILD: range(1 << w.SAVED + 9),
    w.RAISE: range(1 << w.SAVED + 9),
    w.HARVEST: range(SLOTS + 1),
    w.USE: range(4 * w.SWAPPED),
    w.FAVOR: range(len(AREAS)),
    w.SETTLE: range(len(TRACKS) * SECTIONS),
}


def _forged(made: Move) -> bool:
    """Whether a move says what no notation says."""
    if made.kind not in _WHATS or made.what not in _WHATS[made.kind]:
        return True
    return made.arg not in _ARGS.get(made.kind, range(1))


def why_not(state: State, seat: int, made: Move) -> Refusal | None:
    """The clauses that forbid a move, or None if it is legal."""
    phase = _PHASE_OF.get(made.kind, DEVELOP)
    if not 0 <= seat < len(state.players):
        return no_such_seat(seat)
    if state.phase == END:
        return _no("over", "RW-END-01")
    if _forged(made):
        return _no("no-such-move", "RH-MODEL-03")
    if phase == SETTLE and state.options.mode == BASIC:
        return _no("basic", "RW-VILLAGE-14", "RW-ADV-01")
    if phase != state.phase:
        return _wrong_phase(state, seat, phase)
    player = state.players[seat]
    if phase == FAVOR:
        return _why_not_take(state, seat, made.what)
    if phase == SETTLE:
        return _why_not_settle(player, made)
    if player.ready:
        return _no("ready", "RW-ROUND-19")
    return _DEVELOP[made.kind](player, made)


def _wrong_phase(state: State, seat: int, wanted: int) -> Refusal:
    clauses = ["RW-ROUND-02"]
    if wanted == SETTLE:
        clauses = ["RW-ADV-17", "RW-ROUND-03"]
        if state.phase == FAVOR and state.round > 1:
            clauses.append("RW-ADV-02")
    elif state.phase == SETTLE:
        clauses = ["RW-ADV-19", "RW-ROUND-03"]
    elif state.players[seat].token == NO_TOKEN:
        clauses = ["RW-ROUND-02", "RW-ROUND-05"]
    return _no("phase", *clauses, now=PHASES[state.phase], wanted=PHASES[wanted])


def _why_not_take(state: State, seat: int, token: int) -> Refusal | None:
    if seat != state.turn:
        if state.players[seat].token != NO_TOKEN:
            return _no("token-had", "RW-FAVOR-01")
        return _no("token-turn", "RW-FAVOR-01", seat=state.turn)
    if token not in state.tokens:
        return _no("token-out", "RW-SETUP-04", "RW-SETUP-05", token=TOKENS[token])
    for holder, player in enumerate(state.players):
        if player.token == token:
            return _no("token-taken", "RW-FAVOR-02", token=TOKENS[token], seat=holder)
    return None


# Rerolls


def _why_not_reroll(player: Player, made: Move) -> Refusal | None:
    slot = made.what
    ability = player.village.buildings[slot].ability
    name = player.village.buildings[slot].slug
    if ability.form != a.REROLL:
        return _no("no-reroll", "RW-ADVENTURE-05", building=name)
    inactive = _inactive(player, slot)
    if inactive is not None:
        return inactive
    if player.used(slot):
        return _no("used", "RW-VILLAGE-07", building=name)
    if not player.window:
        return _no("window", "RW-ADVENTURE-07", "RW-ADVENTURE-06")
    if not made.arg:
        return _no("no-dice", "RH-VOCAB-11")
    if made.arg & ~ability.dice:
        return _no("wrong-dice", "RH-VOCAB-17", building=name)
    if made.arg.bit_count() > player.value(slot):
        return _no("many-dice", "RH-VOCAB-11", n=player.value(slot))
    return None


def _why_not_keep(player: Player, made: Move) -> Refusal | None:
    return None if player.window else _no("no-window", "RW-ADVENTURE-12", "RH-MODEL-08")


def _window(player: Player) -> Refusal | None:
    """While dice may be rolled again, that is decided first."""
    return _no("decide-dice", "RW-ADVENTURE-12", "RH-MODEL-08") if player.window else None


# Building


def _why_not_build(player: Player, made: Move) -> Refusal | None:
    track, section = made.what // w.TRACK, made.what % w.TRACK
    area = made.arg & (1 << w.SAVED) - 1
    name = TRACKS[track]
    done = player.progress(track)
    if not 1 <= section <= SECTIONS or area >= len(COSTS[track][section - 1]):
        return _no("no-area", "RW-CONSTRUCT-02", "RH-TRACK-01", site=name)
    if section <= done:
        full = ("RW-CONSTRUCT-11",) if done == SECTIONS else ()
        return _no("crossed", *full, "RW-BUILD-06", site=cell(track, section))
    if section > done + 1:
        return _no("leftmost", "RW-CONSTRUCT-03", track=name, section=done + 1)
    if track == GRANARIES and player.half >> area & 1:
        return _no("crossed", "RW-BUILD-06", site=cell(track, section))
    return _window(player) or _why_not_pay(
        player, track, COSTS[track][section - 1][area], made.arg, name
    )


def _why_not_raise(player: Player, made: Move) -> Refusal | None:
    slot, area = made.what, made.arg & (1 << w.SAVED) - 1
    building = player.village.buildings[slot]
    if not building.areas:
        return _no("prebuilt", "RW-SETUP-09", building=building.slug)
    if area >= len(building.areas):
        return _no("no-area", "RW-VILLAGE-02", site=building.slug)
    if player.crossed >> 4 * slot & 15 & 1 << area:
        return _no("crossed", "RW-BUILD-06", site=building.slug)
    return _window(player) or _why_not_pay(
        player, a.VILLAGE, building.areas[area], made.arg, building.slug
    )


def _why_not_pay(player: Player, scope: int, price: int, arg: int, site: str) -> Refusal | None:
    wood, stone, food = PRICES[price]
    if arg >> w.SAVED:
        saved = w.saved(arg)
        refusal = _why_not_save(player, scope, (wood, stone, food), saved, site)
        if refusal is not None:
            return refusal
        wood, stone, food = wood - saved[0], stone - saved[1], food - saved[2]
    if not player.actions:
        return _no("no-action", "RW-ROUND-07", "RW-BUILD-01")
    missing = missing_units((wood, stone, food), player.wood, player.stone, player.food)
    if missing > player.gold:
        short = {
            GOODS[good]: n - player.have(good)
            for good, n in enumerate((wood, stone, food))
            if n > player.have(good)
        }
        clauses = ("RW-BUILD-03", "RW-BUILD-05") if sum(PRICES[price]) > 1 else ("RW-BUILD-05",)
        return _no("missing-goods", *clauses, "RW-BUILD-04", site=site, gold=player.gold, **short)
    return None


def _why_not_save(
    player: Player,
    scope: int,
    price: tuple[int, int, int],
    saved: tuple[int, int, int],
    site: str,
) -> Refusal | None:
    if any(less > printed for less, printed in zip(saved, price, strict=True)):
        return _no("saves-too-much", "RH-VOCAB-06", site=site)
    if develop.covered(player, scope, *saved):
        return None
    for slot, building in enumerate(player.village.buildings):
        ability = building.ability
        if ability.form == a.DISCOUNT and ability.scope == scope:
            fits = all(not n or ability.good in (a.ANY, good) for good, n in enumerate(saved))
            if fits:
                return _inactive(player, slot) or _no(
                    "discount-used", "RH-VOCAB-06", "RW-VILLAGE-07", building=building.slug
                )
    return _no("no-discount", "RH-VOCAB-20", "RH-VOCAB-06", site=site)


# Harvesting


def _reached(player: Player, area: int) -> Refusal | None:
    if player.harvested >> area & 1:
        return _no("harvested", "RW-HARVEST-04", area=AREAS[area])
    if not OPEN[player.bridges] >> area & 1:
        return _no(
            "closed", "RW-HARVEST-02", "RW-FIELD-03", area=AREAS[area], field=FIELDS[area // 3]
        )
    return None


def _why_not_harvest(player: Player, made: Move) -> Refusal | None:
    area, slot = made.what, made.arg - 1
    if slot >= 0:
        building = player.village.buildings[slot]
        if building.ability.form != a.FREE_HARVEST:
            return _no("no-free-harvest", "RH-VOCAB-10", "RW-HARVEST-06", building=building.slug)
        refusal = _inactive(player, slot) or _exhausted(player, slot)
        if refusal is not None:
            return refusal
    refusal = _reached(player, area)
    if refusal is not None:
        return refusal
    if slot >= 0 and not develop.fitting(building.ability.good) >> area & 1:
        good = GOODS[building.ability.good]
        return _no("not-in-area", "RH-VOCAB-10", area=AREAS[area], good=good)
    if player.window:
        return _window(player)
    if slot < 0 and not player.actions:
        return _no("no-action", "RW-ROUND-07", "RW-HARVEST-01")
    return None


# Abilities


def _inactive(player: Player, slot: int) -> Refusal | None:
    """Why a building cannot be used this round, whatever it does."""
    name = player.village.buildings[slot].slug
    if not player.built >> slot & 1:
        return _no("incomplete", "RW-VILLAGE-10", building=name)
    if not player.active >> slot & 1:
        return _no("next-round", "RW-VILLAGE-04", building=name)
    return None


def _exhausted(player: Player, slot: int) -> Refusal | None:
    building = player.village.buildings[slot]
    form = building.ability.form
    times = player.value(slot) if form in (a.SWAP, a.ACT_PAY, a.FREE_HARVEST) else 1
    if player.used(slot) < times:
        return None
    clauses = ("RW-VILLAGE-07",) if times == 1 else ("RH-VOCAB-16", "RW-VILLAGE-07")
    return _no("used", *clauses, building=building.slug)


def _why_not_use(player: Player, made: Move) -> Refusal | None:
    slot = made.what
    building = player.village.buildings[slot]
    ability, name = building.ability, building.slug
    if ability.is_star:
        return _no("star", "RW-VILLAGE-05", building=name)
    if ability.form == a.PLAN_VP:
        return _no("plan-only", "RW-ADV-12", building=name)
    if ability.is_automatic:
        return _no("automatic", "RH-MODEL-07", building=name)
    if ability.form in (a.DISCOUNT, a.FREE_HARVEST, a.REROLL):
        clause = {a.DISCOUNT: "RH-VOCAB-18", a.FREE_HARVEST: "RH-VOCAB-10"}
        return _no("other-move", clause.get(ability.form, "RH-VOCAB-11"), building=name)
    refusal = _inactive(player, slot) or _exhausted(player, slot) or _window(player)
    return refusal or _why_not_choice(player, ability, made.arg, name)


def _why_not_choice(player: Player, ability: Ability, choice: int, name: str) -> Refusal | None:
    form = ability.form
    if form == a.GAIN_CHOICE and choice not in (ability.good, ability.other):
        return _no("not-offered", "RH-VOCAB-02", building=name)
    if form == a.GAIN_PER and not count(player, ability.thing, ability.per):
        return _no("gains-nothing", "RW-AMB-33", "RH-VOCAB-04", building=name)
    if form == a.COPY_DIE and (choice >= len(GOODS) or not develop.shows(player, choice)):
        return _no("not-shown", "RH-VOCAB-07", good=GOODS[choice % len(GOODS)])
    if form == a.PAY_VP and not can_pay(player, *ability.price):
        return _no("price", "RH-VOCAB-13", "RW-ROUND-17", building=name)
    if form == a.ACT_PAY and not can_pay_one(player, ability.good):
        return _no("price", "RH-VOCAB-09", "RW-ROUND-17", building=name)
    if form == a.SWAP:
        return _why_not_swap(player, ability, choice, name)
    return None


def _why_not_swap(player: Player, ability: Ability, choice: int, name: str) -> Refusal | None:
    given = ability.good
    if given == a.ANY:
        given, gained = choice // w.SWAPPED, choice % w.SWAPPED
        if given > FOOD or gained > FOOD:
            return _no("swap-gold", "RH-VOCAB-21", "RW-AMB-18", building=name)
        if given == gained:
            return _no("swap-same", "RH-VOCAB-05", building=name)
    if not can_pay_one(player, given):
        return _no("price", "RH-VOCAB-05", "RW-ROUND-17", building=name)
    return None


# Favors


def _why_not_favor(player: Player, made: Move) -> Refusal | None:
    token, choice = made.what, made.arg
    if token != player.token:
        return _no("not-held", "RW-FAVOR-01", token=TOKENS[token])
    if player.favor_used:
        return _no("favor-used", "RW-FAVOR-03", token=TOKENS[token])
    refusal = _window(player)
    if refusal is not None:
        return refusal
    if token == GIFT and (choice >= len(GOODS) or not develop.shows(player, choice)):
        return _no("not-shown", "RW-FAVOR-05", good=GOODS[choice % len(GOODS)])
    if token == CROPS:
        refusal = _reached(player, choice)
        if refusal is None and not develop.crops(player) >> choice & 1:
            return _no("not-the-type", "RW-FAVOR-06", "RW-AMB-03", area=AREAS[choice])
        return refusal
    if token == EXPORT:
        if not 1 <= choice <= 7:
            return _no("exports-nothing", "RW-AMB-33", "RW-FAVOR-07")
        if not can_pay(player, choice & 1, choice >> 1 & 1, choice >> 2):
            return _no("export-missing", "RW-FAVOR-07", "RW-AMB-04")
    return None


def _why_not_ready(player: Player, made: Move) -> Refusal | None:
    return _window(player)


_DEVELOP: Final[dict[int, Callable[[Player, Move], Refusal | None]]] = {
    w.REROLL: _why_not_reroll,
    w.KEEP: _why_not_keep,
    w.BUILD: _why_not_build,
    w.RAISE: _why_not_raise,
    w.HARVEST: _why_not_harvest,
    w.USE: _why_not_use,
    w.FAVOR: _why_not_favor,
    w.READY: _why_not_ready,
}


# Settlements


def _why_not_settle(player: Player, made: Move) -> Refusal | None:
    if player.decided:
        return _no("settled", "RW-ADV-02", "RW-ADV-18")
    if made.kind == w.SKIP:
        return None
    building = player.village.buildings[made.what]
    plan = building.plan
    if plan is None:
        return _no("no-plan", "RW-ADV-03", building=building.slug)
    if made.arg not in plan.anchors:
        return _no("off-grid", "RH-GRID-03", "RW-ADV-13", building=building.slug)
    cells = plan.cells[plan.anchors.index(made.arg)]
    if cells & player.marked:
        return _no("marked", "RW-ADV-05", building=building.slug)
    if cells & ~settling.free(player):
        return _no("not-complete", "RW-ADV-04", "RH-GRID-04", building=building.slug)
    return None
