"""What a seat, or a spectator, may know: built by listing what is public, never by hiding."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from osada.settlers import blessings, flow, prayers
from osada.settlers import frames as f
from osada.settlers.coded import deal_card, deal_owner, is_hidden, is_route, laid_card
from osada.settlers.effects.vocabulary import KINDS
from osada.settlers.goods import BLESSING, CARD, GOODS, named, token_counts
from osada.settlers.notation import seat_name
from osada.settlers.part import CARDS_DUE, CATEGORIES, ERAS, TOKENS, Part
from osada.settlers.phases import goals, scoring
from osada.settlers.state import ACTION, NOBODY, PHASES, Location, Player, State
from osada.settlers.supply import HOW, amount, faction_left

if TYPE_CHECKING:
    from osada.settlers import viewtypes as v

_PHASES: Final = cast("tuple[v.Phase, ...]", PHASES)
_GOODS: Final = cast("tuple[v.Good, ...]", GOODS)
_IN_THE_AIR: Final = (f.RAZED, f.PLAYED)
"""Tasks about a card on its way to a pile."""
_ROWS: Final = cast("tuple[v.Row, ...]", KINDS)
_CATEGORIES: Final = cast("tuple[v.Category, ...]", CATEGORIES)
_PROGRESS: Final = cast("tuple[v.Progress, ...]", TOKENS)


def view(state: State, seat: int | None) -> "v.View":
    """The table as one seat sees it; None: as everybody does."""
    seen: v.View = {
        "game": "settlers",
        "options": state.options.as_dict(),
        "round": state.round,
        "rounds": state.options.course.rounds,
        "phase": _PHASES[state.phase],
        "first": state.first,
        "turn": flow.deciding(state),
        "acted": state.acted,
        "asked": asked(state),
        "offer": _cards(state, state.offer),
        "common_deck": len(state.common_deck) - state.common_drawn,
        "common_discard": _cards(state, state.common_discard),
        "razed": _cards(state, [frame.card for frame in state.stack if frame.code in _IN_THE_AIR]),
        "players": [_player(state, i, seat) for i in range(state.seats)],
    }
    shown = [card for frame in state.stack for card in frame.shown()]
    if shown:
        seen["shown"] = _cards(state, shown)
    if (prayer := prayers.now(state)) is not None:
        seen["prayer"] = prayer
    if state.options.sheets:
        seen["goals"] = [_goal(state, at) for at in range(len(state.options.goals))]
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


def asked(state: State) -> "v.Asked | None":
    """What is asked now: the kind of question and the card that asks."""
    question = flow.question(state)
    if question is None:
        return {"kind": "turn"} if state.phase == ACTION and state.begun else None
    found: v.Asked = {"kind": question.kind()}
    if question.card >= 0:
        found["card"] = state.cards.numbers[question.card]
    if purpose := question.purpose():
        found["purpose"] = cast("v.Purpose", purpose)
    if aim := question.aim():
        found["aim"] = aim
    if n := question.number():
        found["n"] = n
    if (good := question.good()) >= 0:
        found["good"] = _GOODS[good]
    if rewards := question.rewards():
        found["rewards"] = [_GOODS[good] for good in rewards]
    return found


def _cards(state: State, cards: Sequence[int]) -> list[str]:
    return [state.cards.numbers[card] for card in cards]


def _location(state: State, location: Location, known: bool) -> "v.Location":
    seen: v.Location = {
        "card": state.cards.numbers[location.card],
        "row": _ROWS[state.cards.kind[location.card]],
        "uses": location.uses,
        "goods": cast("v.Goods", named(location.goods)),
        "guarded": location.guarded,
        "samurai": location.samurai,
        "blocked": location.blocked,
        "owner": None if location.owner == NOBODY else seat_name(state, location.owner),
        "route": None if location.route == NOBODY else location.route,
        "under": len(location.under),
    }
    if state.cards.card[location.card].is_open:
        seen["visits"] = location.visits
    if location.stored:
        kinds = (GOODS[blessings.kind_of(piece)] for piece in location.stored)
        seen["stored"] = cast("v.Goods", dict(Counter(kinds)))
        if tokens := blessings.stored_tokens(location.stored):
            seen["stored_blessings"] = blessings.named(tokens)
    if location.statues:
        seen["statues"] = location.statues
    if location.tokens:
        seen["goods"].update(cast("v.Goods", token_counts(location.tokens)))
    if location.progress:
        seen["tokens"] = [
            name for token, name in enumerate(_PROGRESS) if location.progress & 1 << token
        ]
    if known or (location.under and not state.cards.card[location.card].hides_under):
        seen["under_cards"] = _cards(state, location.under)
    return seen


def _deal(state: State, deal: int) -> "v.Deal":
    card = deal_card(deal)
    return {
        "card": state.cards.numbers[card],
        "good": _GOODS[state.cards.deal[card]],
        "of": None if not is_route(deal) else seat_name(state, deal_owner(deal)),
    }


def _foundation(state: State, lying: int, known: bool) -> "v.Foundation":
    card = laid_card(lying)
    back = state.cards.faction[card]
    return {
        "card": state.cards.numbers[card] if not is_hidden(lying) or known else None,
        "back": "common" if back < 0 else state.cards.factions[back].slug,
    }


def _player(state: State, at: int, seat: int | None) -> "v.Player":
    player: Player = state.players[at]
    own = at == seat
    faction = state.cards.faction
    seen: v.Player = {
        "seat": at,
        "faction": state.cards.factions[player.faction].slug,
        "goods": {_GOODS[good]: amount(player, good) for good in state.cards.supply},
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
    if BLESSING in state.cards.extras:
        seen["blessings"] = blessings.named(player.blessings)
    if player.part is not None:
        seen["part"] = _part(state, at, player.part)
    if own:
        seen["hand"] = _cards(state, player.hand)
        seen["offer"] = _cards(state, player.offer)
        seen["pick"] = state.cards.numbers[player.pick] if player.pick >= 0 else None
    return seen


def _goods(amounts: Sequence[int]) -> "v.Goods":
    """Amounts of upkeep by name, those that are not 0."""
    names = (*GOODS[:CARDS_DUE], GOODS[CARD])
    return cast("v.Goods", {name: n for name, n in zip(names, amounts, strict=True) if n})


def _part(state: State, seat: int, part: Part) -> "v.Part":
    sheet = part.sheet
    seen: v.Part = {
        "era": cast("v.Era", ERAS[sheet.era]),
        "tracks": dict(zip(_CATEGORIES, part.tracks, strict=True)),
        "began": dict(zip(_CATEGORIES, sheet.tracks, strict=True)),
        "map": list(sheet.map),
        "due": _goods(part.still_due()),
        "laid": _goods(part.laid),
        "bonuses": dict(sheet.bonuses),
        "tokens": {name: n for name, n in zip(_PROGRESS, part.tokens, strict=True) if n},
        "series": {
            "build": goals.series(state, seat, goals.OF_BUILDING),
            "raze": goals.series(state, seat, goals.OF_RAZING),
        },
        "inventions": [
            {"card": state.cards.numbers[one.card], "uses": one.uses, "pairs": one.marks}
            for one in part.inventions
        ],
    }
    if state.seats > 1:
        seen["markers"] = {
            name: goals.marker(state, seat, place) for place, name in enumerate(_CATEGORIES)
        }
    return seen


def _goal(state: State, at: int) -> "v.Goal":
    goal = goals.goal_of(state, at)
    parts = [player.part for player in state.players[: state.seats]]
    by = [seat for seat, part in enumerate(parts) if part and part.achieved & 1 << at]
    return {
        "card": state.cards.numbers[state.options.goals[at]],
        "category": _CATEGORIES[goal.category],
        "count": goal.count,
        "turned": state.turned & 1 << at != 0,
        "by": by,
        "progress": [
            {
                "steps": goals.progress(state, seat, at),
                "has": goals.reached(state, seat, at),
                "achieved": seat in by,
            }
            for seat in range(state.seats)
        ],
    }


def _virtual(state: State) -> "v.Virtual":
    virtual = state.players[1]
    return {
        "area": [_location(state, location, False) for location in virtual.empire],
        "collection": _cards(state, state.collection),
        "line": [_GOODS[state.cards.deal[card]] for card in reversed(virtual.deals)],
        "attacks": _cards(state, virtual.deals[::-1]),
        "deck_size": len(state.attack_deck),
        "faction_locations": scoring.faction_locations(state),
    }
