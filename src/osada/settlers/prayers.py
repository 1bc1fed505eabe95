"""A prayer in facts, for whoever shows it: what each card and token brings, or why nothing."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from osada.settlers.blessings import NAMES, PLACE, THREE, TRICOLOUR
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects import praying as p
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.praying import Praying
from osada.settlers.effects.verbs.prayer import ForMatches
from osada.settlers.goods import GOODS, RESOURCES
from osada.settlers.state import State

if TYPE_CHECKING:
    from osada.settlers import viewtypes as v

_GOODS: Final = cast("tuple[v.Good, ...]", GOODS)


def now(state: State) -> "v.Prayer | None":
    """The prayer that goes on, with what each answer to its question would bring."""
    found = p.going_on(state)
    if found is None:
        return None
    praying, blessings, goods, is_counted = found
    seen = account(state.cards, praying, blessings, goods)
    seen["over"] = is_counted
    seen["choices"] = list(_choices(state))
    return seen


def account(cards: Catalogue, praying: Praying, blessings: int, goods: p.Goods) -> "v.Prayer":
    """A prayer that is over, or what is known of it so far."""
    effect = praying.effect
    lie = [_card(cards, praying, card) for card in praying.drawn + praying.stored]
    counts = praying.is_decided() and (praying.tokens or any(card["lit"] for card in lie))
    tokens = [
        _token(praying, name, at, counts) for name, at in PLACE.items() if blessings & 1 << at
    ]
    matches = sum(piece["lit"] for piece in [*lie, *tokens])
    return {
        "seat": praying.seat,
        "card": cards.numbers[praying.card],
        "n": effect.n,
        "colours": _colours(praying.required),
        "named": "declare" if effect.declares else "choose" if effect.chooses else "",
        "decided": praying.is_decided(),
        "by": "tokens" if praying.tokens else "draw" if praying.is_drawn else "",
        "cards": lie,
        "tokens": tokens,
        "matches": matches,
        "least": [
            {
                "least": one.least,
                "brings": _goods([(one.kind, one.n)]),
                "reached": matches >= one.least,
            }
            for one in effect.clauses
            if isinstance(one, ForMatches)
        ],
        "spent": _goods(zip(RESOURCES, praying.spent, strict=True)),
        "brings": _goods(goods),
        "over": True,
        "choices": [],
    }


def _goods(counts: Iterable[tuple[int, int]]) -> "v.Goods":
    found: v.Goods = {}
    for good, n in counts:
        if n:
            found[_GOODS[good]] = found.get(_GOODS[good], 0) + n
    return found


def _colours(mask: int) -> list[str]:
    return [name for at, name in enumerate(COLOURS) if mask & 1 << at]


def _brought(praying: Praying, colours: int) -> "v.Goods":
    """What a card or token of some colours brings by itself, if it counts."""
    each = [clause.each(praying.required) for clause in praying.effect.clauses]
    return _goods([(good, n) for mask, good, n in each if mask & colours])


def _spends(praying: Praying, colours: int) -> "v.Good | None":
    """The resource that a card or token of some colours lets be spent."""
    spent = colours & praying.effect.spends()
    return next((_GOODS[good] for good in RESOURCES if spent & 1 << good), None)


def _card(cards: Catalogue, praying: Praying, card: int) -> "v.PrayerCard":
    colours = cards.card[card].colours
    decided = praying.is_decided()
    lit = decided and bool(colours & praying.required)
    return {
        "card": cards.numbers[card],
        "stored": card in praying.stored,
        "lit": lit,
        "brings": _brought(praying, colours) if lit else {},
        "spends": _spends(praying, colours) if lit else None,
        "why": "" if lit or not decided else "no-match" if colours else "no-colour",
    }


def _token(praying: Praying, name: str, at: int, counts: bool) -> "v.PrayerToken":
    """A held token; the tri-colour one counts as what was chosen."""
    is_three = 1 << at == TRICOLOUR
    could = praying.required & (THREE if is_three else 1 << at)
    stands = praying.tricolour if is_three else could
    lit = counts and bool(stands)
    waits = praying.is_decided() and praying.is_drawn and not counts
    return {
        "token": name,
        "lit": lit,
        "brings": _brought(praying, stands) if lit else {},
        "spends": _spends(praying, stands) if lit else None,
        "colour": NAMES[stands.bit_length() - 1] if stands else "",
        "why": "not-asked" if not could else "needs-match" if waits else "",
    }


def _choices(state: State) -> "Iterable[v.PrayerChoice]":
    """What the answers to the question on top would bring."""
    question = state.stack[-1] if state.stack else None
    if isinstance(question, p.ChooseColour):
        for one in question.options(state):
            yield _named(state, question.praying, one.what)
    elif isinstance(question, p.ChooseTricolour):
        for one in question.options(state):
            yield _counted(question.praying, 1 << one.what, colour=NAMES[one.what])
    elif isinstance(question, p.ChooseStored):
        for card, _ in p.usable(state, question.praying):
            colours = state.cards.card[card].colours
            yield _counted(question.praying, colours, card=state.cards.numbers[card])


def _counted(
    praying: Praying, colours: int, *, colour: str = "", card: str = "", each: bool = False
) -> "v.PrayerChoice":
    """What one more card or token of some colours is good for."""
    brings, spends = _brought(praying, colours), _spends(praying, colours)
    return {"colour": colour, "card": card, "brings": brings, "spends": spends, "each": each}


def _named(state: State, praying: Praying, colour: int) -> "v.PrayerChoice":
    """A colour that could be named: what it brings, or each match if no card lies there yet."""
    tried = praying.named(colour)
    found = _counted(tried, tried.required, colour=NAMES[colour], each=True)
    if tried.is_drawn or tried.tokens:
        if state.players[tried.seat].blessings & TRICOLOUR:
            tried.tricolour = tried.required & THREE
        found["brings"] = _goods(tried.effect.reward(state, tried, tried.matches(state)))
        found["each"] = False
    return found
