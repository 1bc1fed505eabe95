"""What is wrong with a deck, for players: a sentence with its clause, in three languages."""

from osada.settlers.catalogue import Catalogue
from osada.settlers.decklist import FileProblem
from osada.settlers.decks import CLAUSE, DeckProblem
from osada.settlers.words import card_name, say


def told(cards: Catalogue, problem: FileProblem | DeckProblem, language: str) -> str:
    """Where it stands, what it is, and by which clause it cannot be played."""
    if isinstance(problem, DeckProblem):
        clause, line = problem.clause or CLAUSE, 0
        reason, facts = problem.reason, dict(problem.facts)
    else:
        clause, line = problem.mistake.clauses[0], problem.line
        reason, facts = problem.mistake.reason, dict(problem.mistake.facts)
    if "card" in facts:
        facts["name"] = card_name(cards, str(facts["card"]), language)
    if "near" in facts:
        facts["known"] = "yes" if facts["near"] else "no"
    why = say(language, f"deck-{reason}", **facts)
    return f"{say(language, 'deck-at', line=line, why=why) if line else why} ({clause})"
