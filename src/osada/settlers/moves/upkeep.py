"""Upkeep: laying goods on the Province map in a turn, and the last payment (UPKEEP)."""

from itertools import combinations
from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import happenings
from osada.settlers.course import Action
from osada.settlers.effects.events import WHEN_UPKEEP
from osada.settlers.effects.run import react
from osada.settlers.goods import CARD, GOLD, GOODS, RAZE, RESOURCES
from osada.settlers.part import CARDS_DUE, Part, due_place
from osada.settlers.state import Player, State
from osada.settlers.supply import add, amount, discard
from osada.settlers.verbs import UPKEEP, UPKEEP_CARD, UPKEEP_GOLD

_LAYS: Final[list[Move]] = [move(UPKEEP, good) for good in range(RAZE + 1)]
_GOLD_FOR: Final[list[Move]] = [move(UPKEEP_GOLD, good) for good in RESOURCES]


class Upkeep(Action):
    """Lay a good on the map; a free move (CROUND-4, CROUND-7)."""

    def __init__(self) -> None:
        Action.__init__(self, (UPKEEP, UPKEEP_GOLD, UPKEEP_CARD), is_free=True)

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """What is due and there."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        if part.laid == part.sheet.due:
            return
        due = part.still_due()
        for good in range(RAZE + 1):
            if due[good] > 0 and amount(player, good):
                moves.append(_LAYS[good])
        if player.gold and state.options.upkeep_gold:
            for good in RESOURCES:
                if due[good] > 0:
                    moves.append(_GOLD_FOR[good])
        if due[CARDS_DUE] > 0:
            last = -1
            for card in player.hand:
                printing = state.cards.card[card].printing
                if printing != last:
                    last = printing
                    moves.append(move(UPKEEP_CARD, card))

    def exists(self, state: State, seat: int) -> bool:
        """Whether something is due and there."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        due, laid = part.sheet.due, part.laid
        resources = due[0] > laid[0] or due[1] > laid[1] or due[2] > laid[2]
        return (
            (due[0] > laid[0] and player.wood > 0)
            or (due[1] > laid[1] and player.stone > 0)
            or (due[2] > laid[2] and player.food > 0)
            or (player.gold > 0 and (due[3] > laid[3] or (resources and state.options.upkeep_gold)))
            or (due[4] > laid[4] and player.worker > 0)
            or (due[5] > laid[5] and player.raze > 0)
            or (due[CARDS_DUE] > laid[CARDS_DUE] and bool(player.hand))
        )

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why it cannot be laid down."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        good = CARD if tried.kind == UPKEEP_CARD else tried.what
        place = due_place(good)
        facts: dict[str, str | int] = {"good": GOODS[good]}
        if tried.kind == UPKEEP_GOLD and good not in RESOURCES:
            return Refusal("upkeep-gold", ("UPKEEP-14",), facts)
        if tried.kind == UPKEEP_GOLD and not state.options.upkeep_gold:
            return Refusal("upkeep-gold", ("AMB-C6", "UPKEEP-14"), facts)
        if place < 0 or not part.sheet.due[place]:
            return Refusal("upkeep-not-shown", ("UPKEEP-3", "UPKEEP-2"), facts)
        if part.still_due()[place] <= 0:
            return Refusal("upkeep-paid", ("UPKEEP-18",), facts)
        if tried.kind == UPKEEP_CARD:
            if tried.what in player.hand:
                return None
            return Refusal("upkeep-missing", ("UPKEEP-3", "UPKEEP-21"), facts)
        paid = GOLD if tried.kind == UPKEEP_GOLD else good
        if good == CARD or not amount(player, paid):
            return Refusal("upkeep-missing", ("UPKEEP-3",), {"good": GOODS[paid]})
        return None

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Lay it down; it is gone for good (UPKEEP-4)."""
        player = state.players[seat]
        good = chosen.what
        if chosen.kind == UPKEEP_CARD:
            _lay_card(state, seat, good)
        else:
            add(player, GOLD if chosen.kind == UPKEEP_GOLD else good, -1)
            _lay(player, good, 1)
            happenings.upkeep_paid(state, seat, good, 1)
        react(state, seat, WHEN_UPKEEP, -1)


def _lay(player: Player, place: int, n: int) -> None:
    part = player.part
    assert part is not None
    laid = list(part.laid)
    laid[place] += n
    player.part = part.with_laid((laid[0], laid[1], laid[2], laid[3], laid[4], laid[5], laid[6]))


def _lay_card(state: State, seat: int, card: int) -> None:
    """A card from hand goes to its discard pile (UPKEEP-21)."""
    player = state.players[seat]
    player.hand.remove(card)
    discard(state, card)
    _lay(player, CARDS_DUE, 1)
    happenings.discarded(state, seat, card)
    happenings.upkeep_paid(state, seat, CARD, 1)


# The end of the game


def _ways(part: Part) -> list[tuple[int, ...]]:
    """The spaces that may be left out, by place: as many as `relief` allows (BONUS-33)."""
    spaces = len(part.sheet.spaces)
    n = min(part.sheet.bonuses.get("relief", 0), spaces)
    return [way for k in range(n, -1, -1) for way in combinations(range(spaces), k)]


def _missing(part: Part, left_out: tuple[int, ...]) -> list[int]:
    """What is still to be laid down without some spaces; what lies there already stays."""
    due = list(part.sheet.due)
    for at in left_out:
        for place, n in enumerate(part.sheet.spaces[at]):
            due[place] -= n
    return [max(0, n - laid) for n, laid in zip(due, part.laid, strict=True)]


def _can_pay(state: State, player: Player, missing: list[int]) -> bool:
    """Whether a supply can pay it, gold where the named good lacks (UPKEEP-19)."""
    short = 0
    for good in range(RAZE + 1):
        lacking = missing[good] - amount(player, good)
        if lacking <= 0 or good == GOLD:
            continue
        if good not in RESOURCES or not state.options.upkeep_gold:
            return False
        short += lacking
    return player.gold >= missing[GOLD] + short and len(player.hand) >= missing[CARDS_DUE]


def settle(state: State, seat: int) -> None:
    """What is missing is laid down by itself, if all of it can be paid (UPKEEP-8, AMB-C52)."""
    player = state.players[seat]
    part = player.part
    if part is None or not part.sheet.map:
        return
    best: tuple[int, int, tuple[int, ...]] | None = None
    chosen: list[int] = []
    for way in _ways(part):
        missing = _missing(part, way)
        if not _can_pay(state, player, missing):
            continue
        printed = 0
        for at in way:
            printed += sum(part.sheet.spaces[at])
        rank = (sum(missing), -printed, tuple([part.sheet.map[at] for at in way]))
        if best is None or rank < best:
            best, chosen = rank, missing
    if best is None:
        player.part = part.settled(True, ())
        return
    player.part = part.settled(False, best[2])
    for place, n in enumerate(chosen):
        if n:
            _pay(state, seat, place, n)


def _pay(state: State, seat: int, place: int, n: int) -> None:
    """Lay down so many of what is due, gold where the good itself lacks."""
    player = state.players[seat]
    if place == CARDS_DUE:
        for _ in range(n):
            _lay_card(state, seat, player.hand[0])
        return
    own = min(n, amount(player, place))
    add(player, place, -own)
    add(player, GOLD, own - n)
    _lay(player, place, n)
    happenings.upkeep_paid(state, seat, place, n)
