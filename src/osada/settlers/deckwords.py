"""What is to be said of a deck, for players, in three languages: rules, what is wrong, offers."""

from collections.abc import Sequence

from osada.settlers.catalogue import Catalogue, boxes
from osada.settlers.deckbuilding import Building, Mend, is_fixed
from osada.settlers.deckcheck import Rule
from osada.settlers.decklist import FileProblem
from osada.settlers.decks import CLAUSE, COMMON, DeckMistake, DeckProblem, formats
from osada.settlers.ready import Ready
from osada.settlers.words import card_name, listed, say, sentence

Wrong = FileProblem | DeckProblem | DeckMistake
_NO_CLAUSE = ("version", "file")
"""Reasons that no rule speaks of."""


def told(cards: Catalogue, problem: Wrong, language: str) -> str:
    """Where it stands, what it is, and by which clause it cannot be played."""
    line = problem.line if isinstance(problem, FileProblem) else 0
    about = problem.mistake if isinstance(problem, FileProblem) else problem
    clause = about.clauses[0] if about.clauses else CLAUSE
    why = reason(cards, about, language)
    if line:
        why = say(language, "deck-at", line=line, why=why)
    return why if about.reason in _NO_CLAUSE else f"{why} ({clause})"


def reason(cards: Catalogue, about: DeckProblem | DeckMistake, language: str) -> str:
    """What it is, and nothing else."""
    facts = _named(cards, dict(about.facts), language)
    if "near" in facts:
        facts["known"] = "yes" if facts["near"] else "no"
    return say(language, f"deck-{about.reason}", **facts)


def refused(cards: Catalogue, faction: str, found: Sequence[Wrong], language: str) -> str:
    """Whose deck cannot be played, and what is wrong first; how much more there is."""
    deck = faction_name(cards, faction, language)
    why = told(cards, found[0], language)
    return say(language, "deck-refused", deck=deck, why=why, more=len(found) - 1)


def _named(cards: Catalogue, facts: dict[str, str | int], language: str) -> dict[str, str | int]:
    """Cards and boxes by their names."""
    if "card" in facts:
        facts["name"] = card_name(cards, str(facts["card"]), language)
    if "slugs" in facts:
        names = [card_name(cards, slug, language) for slug in str(facts["slugs"]).split(",")]
        facts["names"] = ", ".join(names)
    if "boxes" in facts:
        names = [box_name(name, language) for name in str(facts["boxes"]).split(",") if name]
        facts["boxes"] = listed(names, language) if names else ""
    if "chosen" in facts:
        facts["chosen"] = box_name(str(facts["chosen"]), language)
    return facts


def box_name(name: str, language: str) -> str:
    """A box by its name, or what a mark stands for (DECK-13); own cards by their folder's."""
    if name in boxes.boxes():
        return boxes.box(name).name(language)
    return say(language, f"mark-{name}") if name in ("atlanteans", "magic3") else name


def faction_name(cards: Catalogue, faction: str, language: str) -> str:
    """Whose deck it is."""
    if faction == COMMON:
        return say(language, "deck-common")
    return cards.factions[cards.index(faction)].name(language)


def ready_name(cards: Catalogue, deck: Ready, language: str) -> str:
    """`Romans, basic`, `Romans with Aztecs`."""
    faction = faction_name(cards, deck.faction, language)
    if not deck.mark:
        return say(language, "deck-ready-basic", faction=faction)
    return say(language, "deck-ready-box", faction=faction, box=box_name(deck.mark, language))


def rule_name(cards: Catalogue, rule: Rule, language: str) -> str:
    """What a rule asks, in a few words."""
    facts = _named(cards, dict(rule.facts), language)
    if "faction" in facts:
        facts["deck"] = faction_name(cards, str(facts["faction"]), language)
    if rule.name == "boxes":
        wanted = str(facts["wanted"]).replace(" ", "-")
        return say(language, f"deck-rule-boxes-{wanted}", boxes=facts["boxes"], n=facts["n"])
    return say(language, f"deck-rule-{rule.name}", **facts)


def rule_figure(rule: Rule, language: str) -> str:
    """What the deck has of it, as a figure; "" where there is none."""
    facts = rule.facts
    if rule.name == "size":
        return say(language, "deck-figure-size", n=facts["n"], of=facts["of"])
    if rule.name == "sets":
        return str(facts["sets"])
    if rule.name == "boxes" and facts["n"]:
        return say(language, "deck-figure-cards", n=facts["cards"])
    if rule.name == "own":
        return say(language, "deck-figure-cards", n=facts["cards"])
    if rule.name == "bans":
        return say(language, "deck-figure-bans", n=facts["n"])
    return ""


def why_few(deck: Building, language: str) -> str:
    """Why not every card is offered for a card, with its clause; "" where all are."""
    rules = formats()[deck.format]
    if is_fixed(deck):
        clause = rules.clauses["common" if deck.faction == COMMON else "faction"][0]
        return f"{say(language, 'deck-fixed')} ({clause})"
    if rules.sets:
        return f"{say(language, 'deck-only-copies')} ({rules.clauses['sets'][-1]})"
    return ""


def mend_name(cards: Catalogue, mend: Mend, language: str) -> str:
    """What a button says that mends a deck."""
    name = mend.slug
    if mend.how == "only":
        name = box_name(mend.slug, language)
    elif mend.slug:
        name = card_name(cards, mend.slug, language)
    other = card_name(cards, mend.other, language) if mend.other else ""
    return sentence(say(language, f"deck-mend-{mend.how}", name=name, other=other))
