"""The check of a deck, rule by rule: which rules a format has, and whether each is kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from osada.settlers.catalogue import Catalogue
from osada.settlers.decks import (
    BANNED,
    COMMON,
    NO_SUCH,
    OF_MARKS,
    RULES,
    Deck,
    DeckProblem,
    Format,
    formats,
    home_of,
    is_boxed,
    known,
    problems,
    size_of,
    sorted_out,
)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a format, and what a deck breaks of it."""

    name: str
    """A word of `RULES`."""
    clause: str
    facts: Mapping[str, str | int]
    """What there is and what there should be, for words."""
    problems: tuple[DeckProblem, ...] = ()


def check(
    cards: Catalogue,
    faction: str,
    numbers: Sequence[str],
    format: str,
    bans: Sequence[int] = (),
) -> list[Rule]:
    """Every rule that the format has for this deck."""
    rules = formats()[known(format, "format", formats())]
    found = problems(cards, faction, numbers, format, bans)
    broken = {problem.rule for problem in found}
    deck = sorted_out(cards, faction, numbers)
    size = 0 if faction == COMMON else size_of(cards, faction, deck, rules, bans)
    clauses = _clauses(cards, faction, rules)
    asked = {
        "size": size > 0,
        "sets": faction != COMMON and bool(rules.sets),
        "whole": faction != COMMON and rules.whole,
        "boxes": clauses["boxes"] != "",
        "own": True,
        "copies": not rules.whole or faction == COMMON,
        "bans": bool(bans),
    }
    facts = _facts(cards, faction, deck, numbers, rules, size, bans)
    return [
        Rule(name, clauses[name], facts[name], tuple(one for one in found if one.rule == name))
        for name in RULES
        if asked[name] or name in broken
    ]


def _clauses(cards: Catalogue, faction: str, rules: Format) -> dict[str, str]:
    """The clause behind each rule; "" of boxes where any may be mixed."""
    what = "common" if faction == COMMON else "faction"
    own = rules.clauses[what][0]
    boxes = rules.common if faction == COMMON else rules.faction
    marked = boxes == "one" and is_boxed(cards, faction)
    return {
        "size": rules.clauses.get("size", ("",))[0],
        "sets": rules.clauses.get("sets", ("",))[0],
        "whole": rules.clauses.get("whole", ("",))[0],
        "boxes": "" if boxes == "any" else OF_MARKS if marked else own,
        "own": own,
        "copies": NO_SUCH,
        "bans": BANNED,
    }


def _facts(
    cards: Catalogue,
    faction: str,
    deck: Deck,
    numbers: Sequence[str],
    rules: Format,
    size: int,
    bans: Sequence[int],
) -> dict[str, dict[str, str | int]]:
    home = home_of(cards, faction)
    marks = sorted({entry.mark for entry, _ in deck.values()} - {home})
    other = sum(copies for entry, copies in deck.values() if entry.mark != home)
    have = [sum(n == copies for _, n in deck.values()) for copies in rules.sets]
    return {
        "size": {"n": len(numbers), "of": size},
        "sets": {
            "sets": " · ".join(map(str, have)),
            "wanted": " · ".join(map(str, rules.sets.values())),
        },
        "whole": {},
        "boxes": {
            "wanted": rules.common if faction == COMMON else rules.faction,
            "boxes": ",".join(marks),
            "n": len(marks),
            "cards": other,
        },
        "own": {"faction": faction, "cards": len(numbers)},
        "copies": {},
        "bans": {"n": len({cards.slugs[card] for card in bans})},
    }
