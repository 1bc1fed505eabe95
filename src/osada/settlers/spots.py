"""Hit testing: which legal moves belong to a place on the table, and why others cannot be made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from osada.kernel.game import Decision, Move, Refusal, move
from osada.settlers import blessings, flow, labels, words
from osada.settlers import verbs as w
from osada.settlers.backs import COMMON, PROVINCE
from osada.settlers.coded import deal_card, deal_owner, is_hidden, laid_card
from osada.settlers.effects.traits import SAMURAI_ANYWHERE
from osada.settlers.game import Settlers
from osada.settlers.goods import GOLD, GOODS
from osada.settlers.moves import visit
from osada.settlers.moves.build import foundations
from osada.settlers.moves.targets import has_trait
from osada.settlers.state import NOBODY, State, alike
from osada.settlers.supply import find

HAND: Final = "hand"
OFFER: Final = "offer"
EMPIRE: Final = "empire"
DEALS: Final = "deals"
FOUNDATIONS: Final = "foundations"


@dataclass(frozen=True, slots=True)
class Spot:
    """A card on the table as a seat sees it: where it lies, whose it is, and which it is."""

    zone: str
    holder: int
    """The seat; the virtual player's is the number of seats; -1: nobody's."""
    number: str
    """The printed number, "" for a card face down."""


@dataclass(frozen=True, slots=True)
class PossibleMove:
    """A legal move: its notation, its words, and where on the table it is made."""

    move: Move
    text: str
    label: str
    verb: str
    """The first word of the notation."""
    zone: str | None
    """Where its card lies; None: it is not made on a card."""
    holder: int | None
    """Whose card it is; None: nobody's."""
    cards: tuple[str, ...]
    """The numbers of all cards that it can be made on."""
    goods: dict[str, int]
    """What is paid, chosen, kept or fetched by workers."""
    times: int
    """How often a location is used."""
    seat: int | None
    """The player who is chosen."""
    deck: str | None
    """The deck that is drawn from."""
    colour: str | None
    """The colour that is named, or the blessing of it that is chosen."""


# Where a move is made

_OWN_LOCATION: Final = (w.USE, w.GUARD, w.SAMURAI, w.PLACE)
_LOCATION_OF: Final = (w.RAZE_OF, w.CHOOSE_LOCATION, w.VISIT)
_FROM_HAND: Final = (w.BUILD, w.DEAL, w.RAZE, w.PLAY, w.UPKEEP_CARD)

Site = tuple[str, int, tuple[int, ...]]
"""A zone, whose it is, and the cards there that a move can be made on."""


def _site(state: State, seat: int, made: Move) -> Site | None:
    """Where a legal move is made; copies alike in print and in what lies on them all count."""
    kind, card = made.kind, made.what
    if kind in _OWN_LOCATION:
        return EMPIRE, seat, _locations(state, seat, card)
    if kind in _LOCATION_OF:
        return EMPIRE, made.arg, _locations(state, made.arg, card)
    if kind in _FROM_HAND:
        return HAND, seat, _copies(state, state.players[seat].hand, card)
    if kind in (w.DRAFT, w.CHOOSE_CARD):
        return _card(state, seat, card)
    if kind == w.CHOOSE_DEAL:
        return DEALS, made.arg, _deals(state, made.arg, card)
    if kind == w.CHOOSE_FOUNDATION:
        return FOUNDATIONS, seat, _foundations(state, seat, card)
    return None


def _copies(state: State, pile: Sequence[int], card: int) -> tuple[int, ...]:
    printing = state.cards.printing
    return tuple(other for other in pile if printing[other] == printing[card])


def _card(state: State, seat: int, card: int) -> Site:
    """A card of your own hand, of your own draw, or of what is on offer for all."""
    player = state.players[seat]
    if card in player.hand:
        return HAND, seat, _copies(state, player.hand, card)
    pile: Sequence[int] = player.offer if card in player.offer else state.offer
    question = flow.question(state)
    if card not in pile and question is not None:
        pile = question.pile(state)
    return OFFER, NOBODY, _copies(state, pile, card)


def _locations(state: State, holder: int, card: int) -> tuple[int, ...]:
    empire = state.players[holder].empire
    one = empire[find(state.players[holder], card)]
    return tuple(other.card for other in empire if alike(state.cards, one, other))


def _foundations(state: State, seat: int, card: int) -> tuple[int, ...]:
    """All that stand for one: its copies that everybody knows, or itself if it was laid from hand.

    Where none differ, or by older rules, any of them means the oldest.
    """
    player = state.players[seat]
    if len(foundations(state, player)) < 2:
        return tuple(laid_card(lying) for lying in player.foundations)
    if card not in player.foundations:
        return (card,)
    return _copies(state, [lying for lying in player.foundations if not is_hidden(lying)], card)


def _deals(state: State, holder: int, deal: int) -> tuple[int, ...]:
    """Attack cards in their line are never alike, nor deals with different players."""
    if holder >= state.seats:
        return (deal_card(deal),)
    printing = state.cards.printing
    return tuple(
        deal_card(other)
        for other in state.players[holder].deals
        if deal_owner(other) == deal_owner(deal)
        and printing[deal_card(other)] == printing[deal_card(deal)]
    )


def moves_of(state: State, seat: int, moves: Sequence[Move]) -> dict[Spot, list[Move]]:
    """Legal moves by the cards they can be made on; of copies alike one stands for all."""
    numbers = state.cards.numbers
    found: dict[Spot, list[Move]] = {}
    for made in moves:
        site = _site(state, seat, made)
        if site is not None:
            zone, holder, cards = site
            for card in cards:
                found.setdefault(Spot(zone, holder, numbers[card]), []).append(made)
    return found


# What can be done

_DECKS: Final = {w.COMMON: "common", w.FACTION: "faction"}


def possible(
    game: Settlers,
    state: State,
    seat: int,
    language: str,
    names: Mapping[int, str] = words.NOBODY_NAMED,
) -> list[PossibleMove]:
    """The legal moves of a seat, none when it has nothing to decide."""
    return [_possible(game, state, seat, made, language, names) for made in game.legal(state, seat)]


def _possible(
    game: Settlers,
    state: State,
    seat: int,
    made: Move,
    language: str,
    names: Mapping[int, str],
) -> PossibleMove:
    text = game.text(state, seat, made)
    zone, holder, cards = _site(state, seat, made) or (None, NOBODY, ())
    return PossibleMove(
        made,
        text,
        labels.label(state, seat, made, language, names),
        text.partition(" ")[0],
        zone,
        None if holder == NOBODY else holder,
        tuple(state.cards.numbers[card] for card in cards),
        _goods(made),
        made.arg if made.kind == w.USE else 1,
        made.what if made.kind == w.CHOOSE_PLAYER else None,
        _DECKS[made.what] if made.kind == w.CHOOSE_DECK else None,
        blessings.NAMES[made.what] if made.kind == w.CHOOSE_COLOUR else None,
    )


def _goods(made: Move) -> dict[str, int]:
    kind, what = made.kind, made.what
    if kind == w.CHOOSE_PAY:
        return {GOODS[good]: n for good, n in enumerate(w.unpacked(what)) if n}
    if kind in (w.CHOOSE_GOOD, w.SEND, w.UPKEEP):
        return {GOODS[what]: 1}
    if kind == w.UPKEEP_GOLD:
        return {GOODS[GOLD]: 1}
    return {GOODS[what]: made.arg} if kind in (w.CHOOSE_KEEP, w.CHOOSE_SPEND) else {}


# What cannot be done


def tries(state: State, seat: int, decision: Decision, spot: Spot) -> list[Move]:
    """What a player might want to do with a card, possible or not."""
    cards = state.cards
    card = cards.of_number.get(spot.number)
    if card is None or not NOBODY <= spot.holder < len(state.players):
        return []
    if decision.kind != "turn":
        return _answers(decision, spot, card)
    if spot.zone == HAND:
        found = [move(w.PLAY, card)] if cards.card[card].instant else [move(w.BUILD, card)]
        if cards.faction[card] >= 0:
            found.append(move(w.DEAL, card))
        if cards.raze[card] or cards.faction[card] < 0:
            found.append(move(w.RAZE, card))
        return found
    if spot.zone == OFFER:
        return [move(w.DRAFT, card)]
    if spot.zone != EMPIRE or spot.holder == NOBODY:
        return []
    if spot.holder != seat:
        visit = [move(w.VISIT, card, spot.holder)] if cards.card[card].is_open else []
        return [move(w.RAZE_OF, card, spot.holder), *visit]
    found = [move(w.USE, card, 1)] if cards.action[card] is not None else []
    player = state.players[seat]
    common = cards.faction[card] == COMMON
    if common and player.defense:  # nobody without a token wants to place one
        found.append(move(w.GUARD, card))
    if cards.faction[card] == PROVINCE:
        return found
    can_stand = not common or has_trait(state, seat, SAMURAI_ANYWHERE)
    if can_stand and cards.boards[player.faction].samurai and player.worker:
        found.append(move(w.SAMURAI, card))
    return found


def _answers(decision: Decision, spot: Spot, card: int) -> list[Move]:
    """The answer that names this card, where such an answer is asked for."""
    kinds = {one.kind for one in decision.moves}
    if w.DRAFT in kinds and spot.zone == OFFER:
        return [move(w.DRAFT, card)]
    if w.CHOOSE_CARD in kinds and spot.zone in (HAND, OFFER):
        return [move(w.CHOOSE_CARD, card)]
    if spot.holder == NOBODY:
        return []
    if w.CHOOSE_LOCATION in kinds and spot.zone == EMPIRE:
        return [move(w.CHOOSE_LOCATION, card, spot.holder)]
    if w.CHOOSE_FOUNDATION in kinds and spot.zone == FOUNDATIONS:
        return [move(w.CHOOSE_FOUNDATION, card)]
    if w.CHOOSE_DEAL in kinds and spot.zone == DEALS:
        return [move(w.CHOOSE_DEAL, card, spot.holder)]
    return []


def refusals(game: Settlers, state: State, seat: int, spot: Spot) -> list[tuple[Move, Refusal]]:
    """What a seat that must decide cannot do with a card, each with its refusal."""
    decision = game.pending(state).get(seat)
    if decision is None:
        return []
    found: list[tuple[Move, Refusal]] = []
    for tried in tries(state, seat, decision, spot):
        refusal = game.why_not(state, seat, tried)
        if refusal is not None:
            found.append((tried, refusal))
    return found


def blocked(game: Settlers, state: State, seat: int) -> dict[str, Refusal]:
    """In a turn: the cards in your own hand that cannot be built or played, by number, and why."""
    decision = game.pending(state).get(seat)
    if decision is None or decision.kind != "turn":
        return {}
    cards = state.cards
    reasons: dict[int, Refusal | None] = {}
    found: dict[str, Refusal] = {}
    for card in state.players[seat].hand:
        printing = cards.printing[card]
        if printing not in reasons:
            verb = w.PLAY if cards.card[card].instant else w.BUILD
            reasons[printing] = game.why_not(state, seat, move(verb, card))
        refusal = reasons[printing]
        if refusal is not None:
            found[cards.numbers[card]] = refusal
    return found


def shut(game: Settlers, state: State, seat: int) -> list[tuple[int, int, Refusal]]:
    """Before the action of a turn: open productions of others that take no worker, and why."""
    decision = game.pending(state).get(seat)
    if decision is None or decision.kind != "turn" or state.acted:
        return []
    found: list[tuple[int, int, Refusal]] = []
    for holder, host in enumerate(state.players):
        for location in host.empire:
            if holder != seat and state.cards.card[location.card].is_open:
                refusal = visit.why_not(state, seat, location.card, holder)
                if refusal is not None:
                    found.append((holder, location.card, refusal))
    return found
