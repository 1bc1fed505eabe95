"""The cards and the rulebook as the page reads them, made once for each language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import convert, to_builtins

from osada import rules
from osada.server import wire
from osada.server.sentences import prose, sentence
from osada.settlers import words
from osada.settlers.catalogue import (
    ATTACK,
    COMMON,
    GOAL,
    INVENTION,
    PROVINCE,
    Catalogue,
    base,
    boxes,
)
from osada.settlers.catalogue.reader import BASE, OWN
from osada.settlers.effects import formula, text
from osada.settlers.effects.storages import Storage
from osada.settlers.effects.tokens import Token
from osada.settlers.effects.vocabulary import COLOUR, KINDS
from osada.settlers.game import VERSION, Settlers
from osada.settlers.goods import FOOD, GOLD, GOODS, STONE, WOOD
from osada.settlers.part import CATEGORIES, ERAS
from osada.settlers.phases.scoring import COMMON_WORTH, FACTION_WORTH
from osada.speech import in_pieces
from osada.titles import HOSTED

_DECKS: Final = {
    COMMON: "common",
    ATTACK: "attack",
    PROVINCE: "province",
    INVENTION: "invention",
    GOAL: "goal",
}
_WORTH: Final = {COMMON: COMMON_WORTH, ATTACK: 0, PROVINCE: 0, INVENTION: 0, GOAL: 0}


@cache
def library(language: str, cards: Catalogue | None = None) -> wire.Library:
    """All cards, of every box if no others are named, factions and words in a language."""
    version = Settlers(cards).version if cards is not None else VERSION
    cards = base().with_boxes(boxes.boxes()).with_campaign() if cards is None else cards
    printings: dict[int, list[int]] = {}
    for card, printing in enumerate(cards.printing):
        printings.setdefault(printing, []).append(card)
    found = {
        "language": language,
        "version": version,
        "cards": [_face(cards, copies, language) for copies in printings.values()],
        "factions": [
            {
                "slug": faction.slug,
                "name": faction.name(language),
                "goods": _goods(dict(faction.board)),
                "keeps": [GOODS[faction.keeps]],
            }
            for faction in cards.factions
        ],
    }
    return convert(to_builtins(found), wire.Library)


def _goods(counts: Mapping[int, int]) -> dict[str, int]:
    return {GOODS[good]: n for good, n in counts.items() if n}


def _face(cards: Catalogue, copies: list[int], language: str) -> dict[str, Any]:
    """Copies alike in print."""
    card = copies[0]
    entry, faction = cards.entry[card], cards.faction[card]
    action, deal = cards.action[card], cards.deal[card]
    cost = {WOOD: cards.wood, STONE: cards.stone, FOOD: cards.food, GOLD: cards.gold}
    return {
        "numbers": [cards.numbers[copy] for copy in copies],
        "slug": entry.slug,
        "name": words.sentence(words.card_name(cards, card, language)),
        "faction": _DECKS.get(faction) or cards.factions[faction].slug,
        "kind": KINDS[cards.kind[card]],
        "colours": _colours(cards, card),
        "cost": _goods({good: counts[card] for good, counts in cost.items()}),
        "location": cards.location[card] > 0,
        "raze": _goods(dict(cards.raze[card])),
        "deal": GOODS[deal] if deal >= 0 else None,
        "worth": 0 if cards.card[card].instant else _WORTH.get(faction, FACTION_WORTH),
        "abilities": [] if faction == ATTACK else _abilities(cards, card, language),
        "art": art(cards, card),
        "source": entry.source,
        "uses": action.limit if action is not None else 0,
        "box": "" if entry.box in (BASE, OWN) else entry.box,
        "mark": "" if entry.mark == BASE or entry.box == OWN else entry.mark,
        **_form(cards, card),
        **_of_a_campaign(cards, card, language),
    }


def _of_a_campaign(cards: Catalogue, card: int, language: str) -> dict[str, Any]:
    """What stands on Inventions and Goals alone."""
    facts = cards.card[card]
    if facts.goal is not None:
        asks = words.sentence(facts.goal.condition.asks(language))
        return {"category": CATEGORIES[facts.goal.category], "asks": asks}
    return {"price": facts.price, "era": ERAS[facts.era]} if facts.faction == INVENTION else {}


def _form(cards: Catalogue, card: int) -> dict[str, Any]:
    """What sets a card apart from those of the base game."""
    facts = cards.card[card]
    storages = [one for one in facts.holders if one.is_storage]
    form = "instant" if facts.instant else "open" if facts.is_open else "storage"
    limits = (one.limit for one in storages if isinstance(one, Storage))
    return {
        "form": form if form != "storage" or storages else None,
        "shelf": next(limits, 0),
        "shielded": facts.printed > 0,
    }


def _colours(cards: Catalogue, card: int) -> list[str]:
    return [name for name, bit in COLOUR.items() if cards.colours[card] & bit]


# What a card does


def _abilities(cards: Catalogue, card: int, language: str) -> list[dict[str, Any]]:
    ability = cards.entry[card].ability
    with in_pieces():
        lines = text.card_text(ability, language)
    parts = formula.formula(ability, language)
    if not parts:
        return [{"kind": KINDS[ability.kind], "text": sentence(lines[0])}]
    return [
        {
            "kind": part.kind,
            "text": sentence(_told(line, "instant" if ability.instant else part.kind, language)),
            "formula": [_token(token) for token in part.tokens],
        }
        for part, line in zip(parts, lines, strict=True)
    ]


def _told(line: str, kind: str, language: str) -> str:
    """A sentence without the kind at its head; of `Action, twice a round: ...` the number stays."""
    if kind in ("bonus", "instant"):
        return words.sentence(line.partition(": ")[2])
    head = text.kind_name(KINDS.index(kind), language)
    return words.sentence(line.removeprefix(head).lstrip(":, "))


def _token(token: Token) -> dict[str, Any]:
    return {"kind": token.kind, "what": token.what, "n": token.n, "sign": token.sign}


# How it looks


@cache
def _vignettes() -> dict[str, dict[str, str]]:
    return tomllib.loads(files("osada.server").joinpath("art.toml").read_text("utf-8"))


def art(cards: Catalogue, card: int) -> str:
    """The vignette of a card; of an unknown one by its colours or its kind."""
    by_card, by_colour, by_kind = (_vignettes()[by] for by in ("card", "colour", "kind"))
    known = "attack" if cards.faction[card] == ATTACK else cards.slugs[card]
    if known in by_card:
        return by_card[known]
    colours = _colours(cards, card)
    return by_colour[colours[0]] if colours else by_kind[KINDS[cards.kind[card]]]


# The rulebook


@cache
def rulebook(language: str) -> wire.Rulebook:
    """All areas with their clauses; what is not translated says so."""
    original, internal = rules.clauses("en"), rules.internal()
    clauses: dict[str, list[wire.ClauseText]] = {}
    for clause in rules.clauses(language).values():
        translated = language == "en" or clause.text != original[clause.id].text
        found = wire.ClauseText(clause.id, prose(clause.text, language), translated)
        clauses.setdefault(clause.area, []).append(found)
    parts = {
        area: wire.Part(part.title, prose(part.text, language))
        for area, part in rules.parts(language).items()
    }
    areas = [
        wire.Area(area, game, title, clauses.get(area, []), area in internal, parts.get(area))
        for game in HOSTED
        for area, title in rules.areas(language, game).items()
    ]
    terms = [wire.Term(list(term.names), list(term.clauses)) for term in rules.terms(language)]
    return wire.Rulebook(convert(language, wire.Language), areas, terms)
