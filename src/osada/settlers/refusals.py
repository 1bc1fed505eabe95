"""Why a move is not possible: one refusal with its clauses for whatever a player may try."""

from collections.abc import Sequence
from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import flow
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import GOODS
from osada.settlers.moves import build, raze, send
from osada.settlers.phases import action, lookout
from osada.settlers.state import ACTION, END, LOOKOUT, NOBODY, OF, PRODUCTION, Frame, State
from osada.settlers.supply import find

PASSED: Final = ("ACT-5", "AMB-18", "GENERAL-7")

_LOCATION: Final[dict[int, tuple[str, ...]]] = {
    v.RAZE_RIVAL: ("EGYPT-23", "CARD-17"),
    v.RAZE_OWN: ("BARB-1", "CARD-17"),
    v.LOOT: ("BARB-11",),
    v.TAKE_OVER: ("EGYPT-21",),
    v.BLOCK: ("AMB-68",),
    v.RESET: ("AMB-69",),
    v.ROUTE: ("JAPAN-36", "AMB-33"),
    v.REPEAT_PRODUCTION: ("COMMON-6", "AMB-67"),
    v.REPEAT_OTHER_PRODUCTION: ("AMB-67",),
    v.SAMURAI: ("AMB-71", "JAPAN-6", "JAPAN-7", "JAPAN-26", "JAPAN-27"),
}
_HAND: Final[dict[int, tuple[str, ...]]] = {
    v.RAZE_HAND: ("CARD-17", "RAZE-2"),
    v.LAY_FOUNDATION: ("EGYPT-8",),
    v.BUILD_FACTION: ("COMMON-3",),
}
_DEAL: Final[dict[int, tuple[str, ...]]] = {
    v.REPEAT_DEAL: ("COMMON-1", "AMB-67"),
    v.BUILD_DEAL: ("JAPAN-22",),
    v.DISCARD_DEAL: ("BARB-8",),
    v.TAKE_DEAL: ("ROME-6",),
}
_PLAIN: Final[dict[int, tuple[str, ...]]] = {
    f.PICK: ("AMB-66",),
    f.EITHER: ("GENERAL-1", "PROD-5"),
    f.ANY_OF: ("GOODS-2", "GENERAL-1"),
    f.LOOT: ("BARB-11",),
    f.GIVE: ("BARB-6", "AMB-35"),
    f.OFFER: ("GENERAL-1", "GOODS-4"),
    f.UNDER: ("JAPAN-32", "AMB-65"),
    f.PUT: ("JAPAN-33", "GOODS-2", "AMB-11"),
    f.KEEP: ("STORAGE-4", "STORAGE-1"),
    f.CHANCE: ("SOLO-12",),
    f.VICTIM: ("SOLO-37",),
    f.DISCARD: ("AMB-70",),
    f.COST_CARD: ("ACTIVATE-12",),
    f.COST_DEAL: ("COMMON-2",),
}


def why_not(state: State, seat: int, tried: Move) -> Refusal | None:
    """The refusal of a move, or None if it is legal."""
    if state.phase == END:
        return Refusal("game-over", ("END-1", "ROUND-1"))
    if not 0 <= seat < state.seats or not _sound(state, tried):
        return Refusal("nothing-asked", ("ACT-1",))
    if state.stack:
        return _question(state, seat, tried, state.stack[-1])
    if state.phase == ACTION and state.begun:
        if seat != state.turn:
            if state.players[seat].passed:
                return Refusal("you-passed", ("ACT-4", "ACT-12"))
            return Refusal("not-your-turn", ("ACT-1",), {"seat": state.turn})
        return action.why_not(state, seat, tried)
    return Refusal("not-now", ("ROUND-2",))


def _sound(state: State, tried: Move) -> bool:
    """Whether the numbers of a move can mean anything at this table."""
    kind, what, arg = tried.kind, tried.what, tried.arg
    cards, seats = len(state.cards.numbers), len(state.players)
    if kind in (w.DRAFT, w.BUILD, w.DEAL, w.RAZE, w.GUARD, w.SAMURAI, w.CHOOSE_CARD):
        return 0 <= what < cards and arg == 0
    if kind in (w.RAZE_OF, w.CHOOSE_LOCATION):
        return 0 <= what < cards and 0 <= arg < seats
    if kind == w.USE:
        return 0 <= what < cards and arg > 0
    if kind == w.CHOOSE_DEAL:
        return what >= 0 and what % OF < cards and 0 <= arg < seats
    if kind in (w.SEND, w.CHOOSE_GOOD):
        return 0 <= what < len(GOODS) and arg == 0
    if kind == w.CHOOSE_KEEP:
        return 0 <= what < len(GOODS) and arg >= 0
    if kind == w.CHOOSE_PLAYER:
        return 0 <= what < seats and arg == 0
    if kind in (w.CHOOSE_PAY, w.CHOOSE_DECK):
        return what >= 0 and arg == 0
    plain = (w.END, w.PASS, w.CHOOSE_FOUNDATION, w.CHOOSE_DONE)
    return kind in plain and what == arg == 0


def _question(state: State, seat: int, tried: Move, frame: Frame) -> Refusal | None:
    code = frame[0]
    if code == f.SECRET:
        if seat not in lookout.choosing(state):
            return Refusal("picked-already", ("VAR-ALT-3", "LOOKOUT-9", "AMB-31"))
        return _among(state, seat, tried, lookout.secret_options(state, seat), _draft(state, tried))
    if seat != frame[1]:
        if state.phase == LOOKOUT:
            clauses: tuple[str, ...] = _order(state)
        elif state.phase == PRODUCTION:
            clauses = ("PROD-2",)
        elif state.players[seat].passed:
            clauses = ("ACT-4", "ACT-12")
        else:
            clauses = ("ACT-1",)
        return Refusal("not-your-turn", clauses, {"seat": frame[1]})
    if tried.kind <= w.PASS and code != f.DRAFT and not (code == f.SEND and tried.kind == w.SEND):
        clauses = ("AMB-4", "ACT-1") if state.phase == ACTION else ("ROUND-2",)
        return Refusal("answer-first", clauses, {"kind": f.KINDS[code]})
    refusal = _refused_answer(state, seat, tried, frame)
    moves = state.moves if state.moves is not None else flow.OPTIONS[code](state, frame)
    return _among(state, seat, tried, moves, refusal)


def _order(state: State) -> tuple[str, ...]:
    if state.options.lookout == "advanced":
        return ("VAR-ADV-3",)
    return "LOOKOUT-4", "LOOKOUT-7"


def _among(
    state: State, seat: int, tried: Move, moves: Sequence[Move], refusal: Refusal
) -> Refusal | None:
    """None if the move, or one that is the same but for a copy alike, is among the legal ones."""
    if tried in moves:
        return None
    for legal in moves:
        if legal.kind == tried.kind and legal.arg == tried.arg and _alike(state, legal, tried):
            return None
    return refusal


def _alike(state: State, legal: Move, tried: Move) -> bool:
    """Whether two moves name copies alike in print and state, both where the first one lies."""
    cards = state.cards
    kind = legal.kind
    if kind not in (w.DRAFT, w.CHOOSE_CARD, w.CHOOSE_LOCATION, w.CHOOSE_DEAL):
        return False
    if not 0 <= tried.what % OF < len(cards.printing):
        return False
    if cards.printing[legal.what % OF] != cards.printing[tried.what % OF]:
        return False
    if kind == w.CHOOSE_LOCATION:
        player = state.players[legal.arg]
        at, other = find(player, legal.what), find(player, tried.what)
        return other >= 0 and player.empire[at].standing() == player.empire[other].standing()
    if kind == w.CHOOSE_DEAL:
        deals = state.players[legal.arg].deals
        return tried.what in deals and legal.what // OF == tried.what // OF
    for pile in (state.offer, *(part for p in state.players for part in (p.hand, p.offer))):
        if legal.what in pile:
            return tried.what in pile
    return False


def _draft(state: State, tried: Move) -> Refusal:
    if tried.kind != w.DRAFT:
        return Refusal("draft-first", ("LOOKOUT-9", "LOOKOUT-1"))
    facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
    if state.seats == 1:
        return Refusal("not-on-offer", ("SOLO-11", "SOLO-13", "LOOKOUT-4"), facts)
    if state.options.lookout == "alternative":
        return Refusal("not-on-offer", ("VAR-ALT-3", "VAR-ALT-5", "LOOKOUT-4"), facts)
    if state.options.lookout == "advanced":
        return Refusal("not-on-offer", ("VAR-ADV-3", "VAR-ADV-2", "LOOKOUT-4"), facts)
    return Refusal("not-on-offer", ("LOOKOUT-4", "LOOKOUT-7"), facts)


def _refused_answer(state: State, seat: int, tried: Move, frame: Frame) -> Refusal:
    """The refusal that a wrong answer to this question would get."""
    code = frame[0]
    if code == f.DRAFT:
        return _draft(state, tried)
    if code == f.SEND:
        wrong = (
            send.why_not(state, seat, tried.what, len(frame) - 2) if tried.kind == w.SEND else None
        )
        return wrong or Refusal("wrong-answer", ("TRADE-3", "AMB-6"), {"kind": "send"})
    if code == f.DECK:
        return _deck(tried)
    if code == f.SACRIFICE:
        return _sacrifice(state, seat, tried)
    if code == f.PAY:
        return _pay(state, seat, tried, frame)
    if code == f.CHAPEL:
        return _chapel(state, seat, tried)
    if code == f.TARGET:
        return _target(state, seat, tried, frame)
    if code == f.HAND:
        return _hand(state, seat, tried, frame[2])
    if code == f.DEAL:
        return _deal(state, seat, tried, frame[2])
    if code in (f.RIVAL, f.STEAL):
        return _rival(state, tried, frame)
    return Refusal("wrong-answer", _PLAIN[code], {"kind": f.KINDS[code]})


def _deck(tried: Move) -> Refusal:
    if tried is w.TAKE_FACTION:
        return Refusal("deck-empty", ("AMB-13", "GENERAL-5"))
    if tried is w.TAKE_COMMON:
        return Refusal("deck-empty", ("AMB-14", "GENERAL-4"))
    return Refusal("wrong-answer", ("GENERAL-2",), {"kind": "deck"})


def _sacrifice(state: State, seat: int, tried: Move) -> Refusal:
    if tried is w.GIVE_FOUNDATION:
        return Refusal("no-foundation", ("BUILD-10", "BUILD-14"))
    if tried.kind == w.CHOOSE_LOCATION:
        facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
        at = find(state.players[seat], tried.what)
        if at >= 0 and state.players[seat].empire[at].owner != NOBODY:
            return Refusal("taken-over", ("BUILD-20", "EGYPT-12", "AMB-41"), facts)
        for player in state.players:
            other = find(player, tried.what)
            if other >= 0 and player.empire[other].owner == seat:
                return Refusal("taken-over", ("BUILD-20", "EGYPT-12", "AMB-41"), facts)
        return Refusal("not-your-location", ("BUILD-8", "AMB-41"), facts)
    return Refusal("wrong-answer", ("BUILD-8", "AMB-41"), {"kind": "discard"})


def _pay(state: State, seat: int, tried: Move, frame: Frame) -> Refusal:
    by = {f.FOR_BUILD: "BUILD-2", f.FOR_DEAL: "DEAL-3", f.FOR_USE: "ACTIVATE-2"}
    rule = by.get(frame[2], "COMMON-3")
    if tried.kind != w.CHOOSE_PAY:
        return Refusal("wrong-answer", (rule,), {"kind": "pay"})
    player = state.players[seat]
    wood, stone, food, gold, worker, tokens = w.unpacked(tried.what)
    needed = frame[5] + frame[6] + frame[7] + frame[8] + frame[9]
    if worker or tokens or gold < frame[8]:
        return Refusal("pay-kind", ("GOODS-4", "GOODS-3", rule))
    if wood > player.wood or stone > player.stone or food > player.food or gold > player.gold:
        missing = ("BUILD-14", rule) if frame[2] == f.FOR_BUILD else (rule,)
        return Refusal("pay-missing", missing)
    if wood + stone + food + gold > needed:
        return Refusal("overpaid", ("AMB-12", rule))
    if wood + stone + food + gold < needed:
        return Refusal("underpaid", (rule, "AMB-12"))
    if frame[2] == f.FOR_USE and frame[9] == 0 and _exact(frame, wood, stone, food):
        return Refusal("pay-build", ("AMB-36",))
    return Refusal("pay-kind", ("GOODS-3", "AMB-12", rule))


def _exact(frame: Frame, wood: int, stone: int, food: int) -> bool:
    return wood <= frame[5] and stone <= frame[6] and food <= frame[7]


def _chapel(state: State, seat: int, tried: Move) -> Refusal:
    found: Refusal | None = None
    if tried.kind == w.CHOOSE_CARD:
        found = raze.why_not_from_hand(state, seat, tried.what)
    elif tried.kind == w.CHOOSE_LOCATION:
        found = raze.why_not_location(state, seat, tried.what, tried.arg)
    if found is None or found.clauses == ("VAR-PEACE-4",):
        return Refusal("wrong-answer", ("BARB-5",), {"kind": "location"})
    return Refusal(found.reason, (*found.clauses, "BARB-5"), found.facts)


def _target(state: State, seat: int, tried: Move, frame: Frame) -> Refusal:
    op = frame[2]
    clauses = _LOCATION.get(op, ())
    if op == v.DISCARD_RIVAL:
        home = state.cards.faction[frame[3]]
        rome = home >= 0 and state.cards.factions[home].slug == "rome"
        clauses = ("ROME-8", "ROME-1") if rome else ("JAPAN-34", "JAPAN-18")
    if tried.kind != w.CHOOSE_LOCATION:
        return Refusal("wrong-answer", clauses, {"kind": "location"})
    facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what]}
    holder = state.players[tried.arg]
    if tried.what in holder.foundations:
        return Refusal("foundation", ("AMB-17", "RAZE-21", *clauses), facts)
    if tried.arg != seat and holder.passed and find(holder, tried.what) >= 0:
        if op == v.RAZE_RIVAL:
            return Refusal("passed-rival", ("ACT-6", *PASSED), facts)
        return Refusal("passed-rival", PASSED, facts)
    if op in (v.RAZE_RIVAL, v.RAZE_OWN, v.LOOT) and not state.cards.raze[tried.what]:
        cited = dict.fromkeys(raze.unrazable(state, tried.what, clauses))
        return Refusal("no-raze-field", tuple(cited), facts)
    return Refusal("no-target-there", clauses, facts)


def _hand(state: State, seat: int, tried: Move, op: int) -> Refusal:
    clauses = _HAND.get(op, ("AMB-7",))
    if tried.kind != w.CHOOSE_CARD:
        return Refusal("wrong-answer", clauses, {"kind": "card"})
    card = tried.what
    facts: dict[str, str | int] = {"card": state.cards.slugs[card]}
    if card not in state.players[seat].hand:
        return Refusal("not-in-hand", clauses, facts)
    if op == v.RAZE_HAND:
        cited = dict.fromkeys(raze.unrazable(state, card, clauses))
        return Refusal("no-raze-field", tuple(cited), facts)
    if state.cards.faction[card] >= 0:
        missing = build.missing_goods(state, state.players[seat], card)
        if missing is not None:
            return Refusal(missing.reason, (*clauses, "AMB-36", "BUILD-14"), missing.facts)
    return Refusal("wrong-card", clauses, facts)


def _deal(state: State, seat: int, tried: Move, op: int) -> Refusal:
    clauses = _DEAL.get(op, ("AMB-7",))
    if tried.kind != w.CHOOSE_DEAL:
        return Refusal("wrong-answer", clauses, {"kind": "deal"})
    facts: dict[str, str | int] = {"card": state.cards.slugs[tried.what % OF]}
    holder = state.players[tried.arg]
    if tried.what not in holder.deals:
        return Refusal("no-deal-there", clauses, facts)
    if tried.arg != seat and holder.passed:
        return Refusal("passed-rival", PASSED, facts)
    if tried.what >= OF:
        route = {v.BUILD_DEAL: "JAPAN-25", v.TAKE_DEAL: "ROME-6", v.DISCARD_DEAL: "BARB-8"}
        return Refusal("route-deal", (route.get(op, "AMB-33"), *clauses), facts)
    if op == v.BUILD_DEAL:
        missing = build.missing_goods(state, holder, tried.what)
        if missing is not None:
            return Refusal(missing.reason, ("JAPAN-23", "AMB-36", "BUILD-14"), missing.facts)
    return Refusal("no-deal-there", clauses, facts)


def _rival(state: State, tried: Move, frame: Frame) -> Refusal:
    steals = frame[0] == f.STEAL or frame[2] == v.STEAL
    clauses = ("BARB-9", "BARB-10", "AMB-11") if steals else ("AMB-70",)
    if tried.kind == w.CHOOSE_PLAYER and 0 <= tried.what < len(state.players):
        if tried.what >= state.seats:
            return Refusal("no-supply", ("AMB-50", *clauses))
        if state.players[tried.what].passed and tried.what != frame[1]:
            return Refusal("passed-rival", PASSED, {"seat": tried.what})
    return Refusal("wrong-answer", clauses, {"kind": f.KINDS[frame[0]]})
