"""What a seat, or a spectator, may know: built by listing what is public, never by hiding."""

from collections.abc import Sequence
from typing import Any, Final

from osada.settlers import frames as f
from osada.settlers.effects.vocabulary import KINDS
from osada.settlers.goods import GOODS, SUPPLY, named
from osada.settlers.notation import seat_name
from osada.settlers.phases import lookout, scoring
from osada.settlers.state import ACTION, HIDDEN, NOBODY, OF, PHASES, Location, Player, State
from osada.settlers.supply import HOW, amount, faction_left


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as one seat sees it; None: as everybody does."""
    seen: dict[str, Any] = {
        "game": "settlers",
        "options": state.options.as_dict(),
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "turn": turn(state),
        "acted": state.acted,
        "asked": asked(state),
        "offer": _cards(state, state.offer),
        "common_deck": len(state.common_deck) - state.common_drawn,
        "common_discard": _cards(state, state.common_discard),
        "razed": _cards(state, [frame[2] for frame in state.stack if frame[0] == f.RAZED]),
        "players": [_player(state, i, seat) for i in range(state.seats)],
    }
    if state.seats == 1:
        seen["virtual"] = _virtual(state)
    result = scoring.outcome(state)
    if result is not None:
        seen["outcome"] = {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "ties": [list(tie) for tie in result.ties],
            "rank": result.rank,
            "sources": [
                [{"round": p.round, "how": p.how, "card": p.card, "points": p.points} for p in own]
                for own in result.sources
            ],
        }
    return seen


def turn(state: State) -> list[int]:
    """Who must decide now."""
    if state.stack:
        if state.stack[-1][0] == f.SECRET:
            return lookout.choosing(state)
        return [state.stack[-1][1]]
    return [state.turn] if state.phase == ACTION and state.begun else []


def asked(state: State) -> dict[str, Any] | None:
    """What is asked now: the kind of question and the card that asks."""
    if state.stack:
        frame = state.stack[-1]
        found: dict[str, Any] = {"kind": f.KINDS[frame[0]]}
        at = _ASKING.get(frame[0])
        if at is not None and frame[at] >= 0:
            found["card"] = state.cards.numbers[frame[at]]
        if frame[0] == f.DECK:
            found["n"] = frame[2]
        if frame[0] == f.KEEP:
            found["good"] = GOODS[frame[2]]
        if frame[0] == f.SEND:
            found["rewards"] = [GOODS[good] for good in frame[2:]]
        return found
    return {"kind": "turn"} if state.phase == ACTION and state.begun else None


_ASKING: Final = {
    f.SACRIFICE: 2,
    f.PAY: 3,
    f.COST_CARD: 2,
    f.COST_DEAL: 2,
    f.TARGET: 3,
    f.HAND: 3,
    f.DEAL: 3,
    f.RIVAL: 3,
    f.EITHER: 2,
    f.ANY_OF: 2,
    f.LOOT: 2,
    f.OFFER: 2,
    f.UNDER: 2,
    f.PUT: 2,
    f.CHAPEL: 2,
}
"""Where in a question's frame the asking card stands."""


def _cards(state: State, cards: Sequence[int]) -> list[str]:
    return [state.cards.numbers[card] for card in cards]


def _location(state: State, location: Location, known: bool) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "card": state.cards.numbers[location.card],
        "row": KINDS[state.cards.kind[location.card]],
        "uses": location.uses,
        "goods": named(location.goods),
        "guarded": location.guarded,
        "samurai": location.samurai,
        "blocked": location.blocked,
        "owner": None if location.owner == NOBODY else seat_name(state, location.owner),
        "route": None if location.route == NOBODY else location.route,
        "under": len(location.under),
    }
    if known:
        seen["under_cards"] = _cards(state, location.under)
    return seen


def _deal(state: State, deal: int) -> dict[str, Any]:
    card = deal % OF
    return {
        "card": state.cards.numbers[card],
        "good": GOODS[state.cards.deal[card]],
        "of": None if deal < OF else seat_name(state, deal // OF - 1),
    }


def _foundation(state: State, lying: int, known: bool) -> dict[str, Any]:
    card = lying % HIDDEN
    back = state.cards.faction[card]
    return {
        "card": state.cards.numbers[card] if lying < HIDDEN or known else None,
        "back": "common" if back < 0 else state.cards.factions[back].slug,
    }


def _player(state: State, at: int, seat: int | None) -> dict[str, Any]:
    player: Player = state.players[at]
    own = at == seat
    faction = state.cards.faction
    seen: dict[str, Any] = {
        "seat": at,
        "faction": state.cards.factions[player.faction].slug,
        "goods": {GOODS[good]: amount(player, good) for good in SUPPLY},
        "score": player.score,
        "passed": player.passed,
        "hand_size": len(player.hand),
        "hand_common": sum(1 for card in player.hand if faction[card] < 0),
        "deck_size": faction_left(player),
        "discard": _cards(state, player.discard),
        "deals": [_deal(state, deal) for deal in player.deals],
        "foundations": [_foundation(state, lying, own) for lying in player.foundations],
        "empire": [
            _location(state, location, seat == (at if location.owner == NOBODY else location.owner))
            for location in player.empire
        ],
        "offer_size": len(player.offer),
        "points": [
            {
                "round": round_,
                "how": HOW[how],
                "card": state.cards.numbers[card] if card >= 0 else "",
                "points": points,
            }
            for round_, how, card, points in player.points
        ],
    }
    if own:
        seen["hand"] = _cards(state, player.hand)
        seen["offer"] = _cards(state, player.offer)
        seen["pick"] = state.cards.numbers[player.pick] if player.pick >= 0 else None
    return seen


def _virtual(state: State) -> dict[str, Any]:
    virtual = state.players[1]
    return {
        "area": [_location(state, location, False) for location in virtual.empire],
        "collection": _cards(state, state.collection),
        "line": [GOODS[state.cards.deal[card]] for card in reversed(virtual.deals)],
        "attacks": _cards(state, virtual.deals[::-1]),
        "deck_size": len(state.attack_deck),
        "faction_locations": scoring.faction_locations(state),
    }
