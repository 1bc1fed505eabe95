"""Decks in words and in glyphs: their cards, the check, what they cost, bring and score."""

from collections.abc import Callable, Mapping

from osada.settlers import deckwords
from osada.settlers.catalogue import Entry
from osada.settlers.catalogue.reader import BASE
from osada.settlers.deckbuilding import Building, Swap, played, swapped
from osada.settlers.deckglance import Glance, glance
from osada.settlers.effects.phrasing import say as effect_words
from osada.settlers.effects.text import colour_name, good_name, kind_name
from osada.settlers.effects.vocabulary import COLOUR, KINDS
from osada.settlers.goods import GOODS
from osada.terminal import glyphs as g
from osada.terminal.cards.bench import Bench
from osada.terminal.cards.table import CardTable
from osada.terminal.ink import Line, Piece
from osada.terminal.words import say

_STEPS = "▁▂▃▄▅▆▇█"


# In words


def pile(entry: Entry, copies: int, language: str) -> str:
    """`3 Builder`, `2 of 3 Builder`; cards of boxes say so."""
    of = len(entry.numbers)
    n = str(copies) if copies == of else say(language, "deck-some", n=copies, of=of)
    box = "" if entry.mark == BASE else f" ({deckwords.box_name(entry.mark, language)})"
    return f"{n} {entry.name(language)}{box}"


def cards(deck: Building, language: str) -> list[str]:
    """All cards of a deck, most copies first."""
    return [pile(entry, copies, language) for entry, copies in deck.entries()]


def changes(deck: Building, language: str) -> list[str]:
    """What went out of the format's own deck, and what came in for it."""
    found = swapped(deck)
    out = [entry.name(language) for entry, _ in found if entry is not None]
    new = [entry.name(language) for _, entry in found if entry is not None]
    lines: list[str] = []
    if new:
        lines.append(say(language, "deck-came-in", cards=", ".join(new)))
    if out:
        lines.append(say(language, "deck-went-out", cards=", ".join(out)))
    return lines


def checked(bench: Bench) -> list[str]:
    """Rule by rule: kept or not, the clause, and what is wrong."""
    language = bench.language
    lines: list[str] = []
    for rule in bench.rules():
        kept = say(language, "deck-broken" if rule.problems else "deck-kept")
        name = deckwords.rule_name(bench.cards, rule, language)
        figure = deckwords.rule_figure(rule, language)
        lines.append(f"{kept}: {name}{f', {figure}' if figure else ''} ({rule.clause})")
        lines += [f"  {bench.told(problem)}" for problem in rule.problems]
    return lines


def figures(seen: Glance, language: str) -> list[str]:
    """What a deck costs, brings and scores, in words."""
    goods = {GOODS.index(good): n for good, n in seen.goods.most_common()}
    costs = {f"{pieces}:": n for pieces, n in sorted(seen.costs.items())}
    told = [
        ("deck-costs", costs),
        ("deck-goods", {good_name(good, language): n for good, n in goods.items()}),
        ("deck-colours", {_colour(name, language): n for name, n in seen.colours.most_common()}),
        ("deck-kinds", {_kind(name, language): n for name, n in seen.kinds.most_common()}),
    ]
    lines = [
        f"{say(language, message)}: {', '.join(f'{name} {n}' for name, n in of.items())}"
        for message, of in told
        if of
    ]
    return [*lines, scores(seen, language)]


def scores(seen: Glance, language: str) -> str:
    """How many cards bring points, and what all are worth at the end."""
    return say(language, "deck-scores", scoring=seen.scoring, cards=seen.cards, worth=seen.worth)


def _colour(name: str, language: str) -> str:
    return colour_name(COLOUR.get(name, 0), language)


def _kind(name: str, language: str) -> str:
    if name == "instant":
        return effect_words(language, "kind-instant")
    return kind_name(KINDS.index(name), language)


def decks_here(table: CardTable) -> list[list[str]]:
    """The decks of a table, open to everybody, a paragraph each: whose, what was changed, cards."""
    options, language = table.state.options, table.language
    found: list[list[str]] = []
    for place, deck in enumerate(played(options)):
        whose = deckwords.faction_name(deck.cards, deck.faction, language)
        if place:
            whose = f"{table.seats[place - 1].name}, {whose}"
        head = say(language, "deck-of", deck=whose, n=len(deck.numbers))
        found.append([head, *changes(deck, language), *cards(deck, language)])
    if options.bans:
        names = dict.fromkeys(options.cards.entry[card].name(language) for card in options.bans)
        found.append([say(language, "deck-banned", cards=", ".join(names))])
    return found


# In glyphs


def card_line(entry: Entry, language: str) -> Line:
    """A card in a list: colour, kind, name, box."""
    ability = entry.ability
    line: Line = [
        (g.colour_glyphs(entry.colours), f"bold {g.colour_style(entry.colours)}"),
        (f" {g.KIND[ability.kind]} ", "$ink-3"),
        (entry.name(language), "bold"),
    ]
    if entry.mark != BASE:
        line.append((f" {deckwords.box_name(entry.mark, language)}", "$ink-3"))
    return line


def pile_line(entry: Entry, copies: int, language: str) -> Line:
    """A pile: a sign for each copy, then the card; copies left out are empty."""
    missing = len(entry.numbers) - copies
    signs: Line = [("▮" * copies, "$give"), ("▯" * missing, "$no")]
    return [*signs, (" " * (4 - len(entry.numbers)), ""), *card_line(entry, language)]


def offer_line(bench: Bench, swap: Swap, now: Glance) -> Line:
    """A card that could come in: whether it may, and what it changes."""
    if swap.why is not None:
        why = ("  " + bench.told(swap.why), "$no")
        return [(f"{g.NO} ", "bold $no"), *card_line(swap.entry, bench.language), why]
    after = glance(bench.cards, swap.deck.numbers)
    return [
        (f"{g.YES} ", "bold $go"),
        *card_line(swap.entry, bench.language),
        *_change(now, after),
    ]


def _change(before: Glance, after: Glance) -> Line:
    """`≡+2 ■-1 ⌂+3`: goods that more or fewer cards bring, and pieces to pay."""
    found: Line = []
    for good in GOODS:
        by = after.goods[good] - before.goods[good]
        if by:
            found.append((f" {g.GOOD[good]}{by:+}", g.good_style(good)))
    cost = sum(after.prices.values()) - sum(before.prices.values())
    if cost:
        found.append((f" {g.LOCATION}{cost:+}", "$ink-2"))
    return [("  ", ""), *found] if found else []


def glance_lines(seen: Glance, language: str) -> list[Line]:
    """What a deck costs, brings and scores, in glyphs with their numbers."""
    costs: Line = [(f"{say(language, 'deck-costs')} ", "$ink-3")]
    most = max(seen.costs.values(), default=1)
    for pieces, n in sorted(seen.costs.items()):
        bar = _STEPS[min(len(_STEPS) - 1, n * len(_STEPS) // (most + 1))]
        costs += [(f" {pieces}", "$ink-2"), (bar, "$give"), (str(n), "bold")]
    goods = _counted(
        "deck-goods", seen.goods, lambda one: (g.GOOD[one], g.good_style(one)), language
    )
    colours = _counted(
        "deck-colours",
        seen.colours,
        lambda one: (g.COLOUR.get(one, g.NO_COLOUR), f"$c-{one}"),
        language,
    )
    kinds = _counted("deck-kinds", seen.kinds, _kind_sign, language)
    return [costs, goods, [*colours, ("  ", ""), *kinds], [(scores(seen, language), "$ink-2")]]


def _kind_sign(name: str) -> Piece:
    return (g.KIND[KINDS.index(name)] if name in KINDS else "!", "$ink-2")


def _counted(
    message: str, of: Mapping[str, int], sign: Callable[[str], Piece], language: str
) -> Line:
    line: Line = [(f"{say(language, message)} ", "$ink-3")]
    for name, n in sorted(of.items(), key=lambda one: -one[1]):
        line += [(" ", ""), sign(name), (str(n), "bold")]
    return line
