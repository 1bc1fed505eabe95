"""Moves between games as text and back: `buy engineering`, `cross 5`, `deck +rome/forum`."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from osada.campaign import verbs as w
from osada.campaign.state import State
from osada.kernel.game import BadNotation, Move, move_said
from osada.settlers.part import CATEGORIES

_SHORTEST: Final = 60
_EXAMPLES: Final = {
    "advance": "advance military",
    "buy": "buy engineering",
    "keep": "keep amber-coast",
    "cross": "cross 5",
    "found": "found rome",
    "deck": "deck +rome/forum -rome/spies",
}
_ALONE: Final = {"done": w.NO_MORE, "retire": w.LEAVE}
VERBS: Final = (*_EXAMPLES, *_ALONE)
_OPEN: Final = ", ..."
"""Behind a change of a deck after which more follow."""


def is_own(line: str) -> bool:
    """Whether a line is about something between games."""
    return line.strip().partition(" ")[0].lower() in VERBS


def text(state: State, made: Move) -> str:
    """The canonical notation of a move between games."""
    cards, kind, what = state.book.options.box.cards, made.kind, made.what
    if kind == w.ADVANCE:
        return f"advance {CATEGORIES[what]}"
    if kind == w.BUY:
        return f"buy {cards.slugs[what]}"
    if kind == w.KEEP:
        return f"keep {cards.slugs[what]}"
    if kind == w.CROSS:
        return f"cross {what}"
    if kind == w.FOUND:
        return f"found {cards.factions[what].slug}"
    if kind in (w.DECK_IN, w.DECK_OUT):
        sign = "+" if kind == w.DECK_IN else "-"
        return f"deck {sign}{cards.numbers[what]}{_OPEN}"
    return {w.DONE: "done", w.RETIRE: "retire", w.DECK_KEEP: "deck keep"}.get(kind, "deck done")


def parse(state: State, line: str) -> list[Move]:
    """The moves of a line: one, but for a deck that is rebuilt."""
    verb, _, rest = " ".join(line.strip().split()).partition(" ")
    verb, rest = verb.lower(), rest.lower()
    if verb in _ALONE:
        if rest:
            raise BadNotation(
                f'"{verb}" is a move by itself; leave out "{_shown(rest)}"',
                "stands-alone",
                {"verb": verb, "rest": _shown(rest)},
            )
        return [_ALONE[verb]]
    if not rest:
        raise BadNotation(
            f'"{verb}" needs to say what, as in "{_EXAMPLES[verb]}"',
            "only-verb",
            {"verb": verb, "example": _EXAMPLES[verb]},
        )
    return _READERS[verb](state, rest)


def _shown(word: str) -> str:
    return word if len(word) <= _SHORTEST else word[: _SHORTEST - 3] + "..."


def _unknown(what: str, word: str, known: Sequence[str]) -> BadNotation:
    """There is nothing of that name, and what may have been meant."""
    word = _shown(word)
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    few = ", ".join(known) if len(known) <= len(CATEGORIES) + 3 else ""
    hint = f'did you mean "{near[0]}"?' if near else f"choose one of {few}" if few else ""
    facts: dict[str, str | int] = {"word": word}
    if near:
        facts["near"] = near[0]
    said = f'there is no {what} "{word}"'
    return BadNotation(f"{said}; {hint}" if hint else said, f"no-such-{what}", facts)


def _advance(state: State, word: str) -> list[Move]:
    if word not in CATEGORIES:
        raise _unknown("track", word, CATEGORIES)
    return [move_said(w.ADVANCE, CATEGORIES.index(word))]


def _buy(state: State, word: str) -> list[Move]:
    known = [card for era in state.book.options.box.inventions for card in era]
    return [move_said(w.BUY, _card(state, word, "invention", known))]


def _keep(state: State, word: str) -> list[Move]:
    return [move_said(w.KEEP, _card(state, word, "province", state.book.options.box.provinces))]


def _card(state: State, word: str, what: str, known: Sequence[int]) -> int:
    """A card of the campaign by slug or by its printed number."""
    box = state.book.options.box
    card = box.named.get(word, -1)
    if card not in known:
        raise _unknown(what, word, [box.cards.slugs[one] for one in known])
    return card


def _cross(state: State, word: str) -> list[Move]:
    word = word.removeprefix("space ").removeprefix("field ")
    if not re.fullmatch(r"\d{1,3}", word):
        raise BadNotation(
            f'"{_shown(word)}" is not a space of the map; they have numbers, as in "cross 5"',
            "no-such-space",
            {"word": _shown(word)},
        )
    return [move_said(w.CROSS, int(word))]


def _found(state: State, word: str) -> list[Move]:
    factions = [faction.slug for faction in state.book.options.box.cards.factions]
    if word not in factions:
        raise _unknown("faction", word, factions)
    return [move_said(w.FOUND, factions.index(word))]


def _deck(state: State, rest: str) -> list[Move]:
    """`keep`, `done`, or cards that come in and go out; `...` at the end: more follow."""
    if rest in ("keep", "done"):
        return [w.KEEP_DECK if rest == "keep" else w.TAKE_DECK]
    changes = rest.rstrip(" .…,")
    gone: list[Move] = []
    come: list[Move] = []
    for word in re.split(r"[\s,]+", changes):
        if word[:1] not in ("+", "-"):
            raise BadNotation(
                f'"{_shown(word)}" is not a change of a deck; write "+rome/forum" or "-rome/spies"',
                "no-change",
                {"word": _shown(word)},
            )
        if word[0] == "+":
            come += [move_said(w.DECK_IN, card) for card in _copies(state, word[1:], False)]
        else:
            gone += [move_said(w.DECK_OUT, card) for card in _copies(state, word[1:], True)]
    ends = [] if changes != rest else [w.TAKE_DECK]
    return [*gone, *come, *ends]


def _copies(state: State, word: str, inside: bool) -> list[int]:
    """A card by number, or all its copies in or out of the deck; with none there any copy."""
    book = state.book
    cards = book.options.box.cards
    if word in cards.of_number:
        return [cards.of_number[word]]
    if word not in cards.of_slug:
        raise _unknown("card", word, list(cards.of_slug))
    copies = cards.of_slug[word]
    return [card for card in copies if (card in book.drawn) == inside] or copies[:1]


_READERS: Final[dict[str, Callable[[State, str], list[Move]]]] = {
    "advance": _advance,
    "buy": _buy,
    "keep": _keep,
    "cross": _cross,
    "found": _found,
    "deck": _deck,
}
