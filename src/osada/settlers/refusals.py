"""Why a move is not possible: one refusal with its clauses for whatever a player may try."""

from collections.abc import Sequence
from typing import Final

from osada.kernel.game import Move, Refusal
from osada.settlers import flow
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.blessings import NAMES
from osada.settlers.coded import deal_card, deal_owner
from osada.settlers.goods import GOODS
from osada.settlers.part import TOKENS
from osada.settlers.phases import action, lookout
from osada.settlers.state import ACTION, END, LOOKOUT, PRODUCTION, State
from osada.settlers.supply import find

_OF_A_CARD: Final = (
    w.DRAFT, w.BUILD, w.DEAL, w.RAZE, w.GUARD, w.SAMURAI, w.CHOOSE_CARD, w.CHOOSE_FOUNDATION,
    w.PLAY, w.UPKEEP_CARD, w.CHOOSE_GOAL,
)  # fmt: skip


_OF_CAMPAIGN: Final = (*w.UPKEEPS, w.PLACE)
"""The free moves that a campaign adds."""


def why_not(state: State, seat: int, tried: Move) -> Refusal | None:
    """The refusal of a move, or None if it is legal."""
    if state.phase == END:
        return Refusal("game-over", ("END-1", "ROUND-1"))
    if not 0 <= seat < state.seats or not _sound(state, tried):
        return Refusal("nothing-asked", ("ACT-1",))
    question = flow.question(state)
    if question is not None:
        return _question(state, seat, tried, question)
    if state.phase == ACTION and state.begun:
        if seat != state.turn:
            more = ("CROUND-8",) if tried.kind in _OF_CAMPAIGN else ()
            if state.players[seat].passed:
                return Refusal("you-passed", (*more, "ACT-4", "ACT-12"))
            return Refusal("not-your-turn", (*more, "ACT-1"), {"seat": state.turn})
        return action.why_not(state, seat, tried)
    more = ("CROUND-8",) if tried.kind in _OF_CAMPAIGN else ()
    return Refusal("not-now", (*more, "ROUND-2"))


def _sound(state: State, tried: Move) -> bool:
    """Whether the numbers of a move can mean anything at this table."""
    kind, what, arg = tried.kind, tried.what, tried.arg
    cards, seats = len(state.cards.numbers), len(state.players)
    if kind in _OF_A_CARD:
        return 0 <= what < cards and arg == 0
    if kind in (w.RAZE_OF, w.CHOOSE_LOCATION, w.VISIT):
        return 0 <= what < cards and 0 <= arg < seats
    if kind == w.USE:
        return 0 <= what < cards and arg > 0
    if kind == w.CHOOSE_DEAL:
        return what >= 0 and deal_card(what) < cards and 0 <= arg < seats
    if kind == w.PLACE:
        return f.NO_CARD <= what < cards and 0 <= arg < len(TOKENS)
    if kind in (w.SEND, w.CHOOSE_GOOD, w.UPKEEP, w.UPKEEP_GOLD):
        return 0 <= what < len(GOODS) and arg == 0
    if kind in (w.CHOOSE_KEEP, w.CHOOSE_SPEND):
        return 0 <= what < len(GOODS) and arg >= 0
    if kind == w.CHOOSE_COLOUR:
        return 0 <= what < len(NAMES) and arg == 0
    if kind == w.CHOOSE_PRAYER:
        return 0 <= what <= 1 and arg == 0
    if kind == w.CHOOSE_PLAYER:
        return 0 <= what < seats and arg == 0
    if kind in (w.CHOOSE_PAY, w.CHOOSE_DECK):
        return what >= 0 and arg == 0
    plain = (w.END, w.PASS, w.CHOOSE_DONE)
    return kind in plain and what == arg == 0


def _question(state: State, seat: int, tried: Move, question: f.Question) -> Refusal | None:
    if question.code == f.SECRET:
        if seat not in lookout.choosing(state):
            return Refusal("picked-already", ("VAR-ALT-3", "LOOKOUT-9", "AMB-31"))
        moves: Sequence[Move] = lookout.secret_options(state, seat)
        return _among(state, tried, moves, question.refusal(state, tried))
    if seat != question.seat:
        if state.phase == LOOKOUT:
            clauses: tuple[str, ...] = _order(state)
        elif state.phase == PRODUCTION:
            clauses = ("PROD-2",)
        elif state.players[seat].passed:
            clauses = ("ACT-4", "ACT-12")
        else:
            clauses = ("ACT-1",)
        if tried.kind in _OF_CAMPAIGN:
            clauses = ("CROUND-8", *clauses)
        return Refusal("not-your-turn", clauses, {"seat": question.seat})
    if (
        tried.kind in w.TURN_MOVES
        and question.code != f.DRAFT
        and tried.kind not in question.takes()
    ):
        clauses = ("AMB-4", "ACT-1") if state.phase == ACTION else ("ROUND-2",)
        return Refusal("answer-first", clauses, {"kind": question.kind()})
    moves = state.moves if state.moves is not None else question.options(state)
    return _among(state, tried, moves, question.refusal(state, tried))


def _order(state: State) -> tuple[str, ...]:
    if state.options.lookout == "advanced":
        return ("VAR-ADV-3",)
    return "LOOKOUT-4", "LOOKOUT-7"


def _among(state: State, tried: Move, moves: Sequence[Move], refusal: Refusal) -> Refusal | None:
    """None if the move, or one that is the same but for a copy alike, is among the legal ones."""
    if tried in moves:
        return None
    for legal in moves:
        if legal.kind == tried.kind and legal.arg == tried.arg and _alike(state, legal, tried):
            return None
    return refusal


_COPIES: Final = (
    w.DRAFT, w.CHOOSE_CARD, w.CHOOSE_LOCATION, w.CHOOSE_FOUNDATION, w.CHOOSE_DEAL,
)  # fmt: skip


def _alike(state: State, legal: Move, tried: Move) -> bool:
    """Whether two moves name copies alike in print and state, both where the first one lies."""
    cards = state.cards
    kind = legal.kind
    if kind not in _COPIES:
        return False
    if not 0 <= deal_card(tried.what) < len(cards.printing):
        return False
    if cards.printing[deal_card(legal.what)] != cards.printing[deal_card(tried.what)]:
        return False
    if kind == w.CHOOSE_LOCATION:
        player = state.players[legal.arg]
        at, other = find(player, legal.what), find(player, tried.what)
        return other >= 0 and player.empire[at].standing() == player.empire[other].standing()
    if kind == w.CHOOSE_FOUNDATION:  # those laid from hand are never alike
        lying = state.players[state.stack[-1].seat].foundations
        return legal.what in lying and tried.what in lying
    if kind == w.CHOOSE_DEAL:
        deals = state.players[legal.arg].deals
        return tried.what in deals and deal_owner(legal.what) == deal_owner(tried.what)
    question = flow.question(state)
    if question is not None and legal.what in question.pile(state):
        return tried.what in question.pile(state)
    for pile in (state.offer, *(part for p in state.players for part in (p.hand, p.offer))):
        if legal.what in pile:
            return tried.what in pile
    return False
