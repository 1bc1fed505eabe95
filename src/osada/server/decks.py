"""Decks for those who build them: read from files, checked, with what may be swapped."""

from collections.abc import Mapping, Sequence
from typing import Any

from osada.kernel.game import BadOptions
from osada.server import wire
from osada.server.sentences import prose
from osada.server.unfit import Unfit, of_options
from osada.settlers import brought, decklist, deckwords, setup
from osada.settlers.catalogue import Catalogue, Entry, base
from osada.settlers.catalogue.reader import BASE
from osada.settlers.deckbuilding import Building, is_fixed, is_free, mends, swapped, swaps
from osada.settlers.deckcheck import Rule, check
from osada.settlers.deckglance import Glance, glance
from osada.settlers.decks import UnknownName, factions, formats, known, problems
from osada.settlers.ready import ready


def _cards(boxes: Sequence[str]) -> Catalogue:
    try:
        return base().with_boxes(boxes)
    except BadOptions as error:
        raise of_options(error) from error


def read(text: str, boxes: Sequence[str], format: str | None, language: str) -> wire.Deck:
    """The deck in the text of a file; `Unfit` says what is wrong first, and by which clause."""
    cards = _cards(boxes)
    try:
        if format is not None:
            known(format, "format", formats())
        deck = decklist.parsed(text, cards, "", most=1)
    except UnknownName as error:
        raise Unfit("deck", why=deckwords.told(cards, error, language)) from error
    except decklist.DeckFileError as error:
        first = error.problems[0]
        raise Unfit("deck", why=deckwords.told(cards, first, language)) from error
    for problem in problems(cards, deck.faction, deck.numbers, setup.OPEN):
        raise Unfit("deck", why=deckwords.told(cards, problem, language))
    found = wire.Deck(deck.faction, decklist.lines(cards, deck.numbers), deck.name)
    agreed: dict[str, Any] = {"boxes": list(boxes), "decks": {found.faction: found.lines}}
    try:
        setup.check_decks(cards, agreed if format is None else {**agreed, "format": format})
    except BadOptions as error:
        raise of_options(error) from error
    return found


def all_ready() -> list[wire.ReadyDeck]:
    """Decks that can be played at once in the standard format."""
    found: list[wire.ReadyDeck] = []
    for deck in ready():
        cards = base().with_boxes(deck.boxes)
        lines = decklist.lines(cards, deck.numbers)
        found.append(wire.ReadyDeck(deck.faction, deck.mark, list(deck.boxes), lines))
    return found


# The bench on which a deck is built


def bench(wish: wire.DeckWish, language: str) -> wire.DeckBench:
    """A deck with all that can be done about it; `Unfit` if it cannot even be looked at."""
    cards = _cards(wish.boxes)
    try:
        known(wish.faction, "faction", factions(cards))
        bans = tuple(brought.banned(cards, wish.bans))
    except UnknownName as error:
        raise Unfit("deck", why=deckwords.told(cards, error, language)) from error
    except BadOptions as error:
        raise of_options(error) from error
    empty = Building(cards, wish.faction, (), wish.format, bans)
    mistakes: list[Any] = []
    if wish.lines is None:
        deck = empty.usual()
    else:
        numbers = tuple(decklist.numbers(cards, wish.lines, mistakes))
        deck = Building(cards, wish.faction, numbers, wish.format, bans)
    now = glance(cards, deck.numbers)
    rules = check(cards, wish.faction, deck.numbers, wish.format, bans)
    entries = deck.entries()
    return wire.DeckBench(
        wish.faction,
        decklist.lines(cards, deck.numbers),
        decklist.listed(cards, wish.faction, deck.numbers, wish.name),
        [
            wire.DeckPile(entry.slug, copies, len(entry.numbers), _mark(entry))
            for entry, copies in entries
        ],
        [wire.DeckCard(entry.slug, len(entry.numbers), _mark(entry)) for entry in deck.outside()],
        [_rule(cards, rule, language) for rule in rules],
        {
            entry.slug: [
                wire.DeckSwap(
                    swap.entry.slug,
                    _mark(swap.entry),
                    decklist.lines(cards, swap.deck.numbers),
                    _change(now, glance(cards, swap.deck.numbers)),
                    None if swap.why is None else prose(deckwords.told(cards, swap.why, language)),
                )
                for swap in swaps(deck, entry)
            ]
            for entry, _ in entries
        },
        [
            wire.DeckMend(
                deckwords.mend_name(cards, mend, language), decklist.lines(cards, mend.deck.numbers)
            )
            for mend in mends(deck)
        ],
        [
            wire.DeckSwapped(None if out is None else out.slug, None if new is None else new.slug)
            for out, new in swapped(deck)
        ],
        _glance(now),
        prose(deckwords.why_few(deck, language)),
        is_fixed(deck),
        is_free(deck),
        [prose(deckwords.told(cards, mistake, language)) for mistake in mistakes],
    )


def _mark(entry: Entry) -> str:
    return "" if entry.mark == BASE else entry.mark


def _rule(cards: Catalogue, rule: Rule, language: str) -> wire.DeckRule:
    return wire.DeckRule(
        rule.name,  # type: ignore[arg-type]
        deckwords.rule_name(cards, rule, language),
        rule.clause,
        deckwords.rule_figure(rule, language),
        [prose(deckwords.told(cards, problem, language)) for problem in rule.problems],
    )


def _glance(seen: Glance) -> wire.DeckGlance:
    return wire.DeckGlance(
        seen.cards,
        dict(sorted(seen.costs.items())),
        dict(seen.prices),
        dict(seen.goods),
        dict(seen.colours),
        dict(seen.kinds),
        seen.scoring,
        seen.worth,
    )


def _change(before: Glance, after: Glance) -> wire.DeckChange:
    return wire.DeckChange(
        _apart(before.colours, after.colours),
        _apart(before.goods, after.goods),
        sum(after.prices.values()) - sum(before.prices.values()),
    )


def _apart(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What there is more, or less."""
    names = dict.fromkeys([*after, *before])
    found = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: n for name, n in found.items() if n}
