"""What the game says to players: refusals, errors, questions, moves and names, in three languages.

The sentences are in `messages/*.ftl`; words for goods come from the card texts. A seat is called
by its number, or by the name that `names` gives it; `VIRTUAL` there names the virtual player.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from osada.kernel.game import BadNotation, Refusal
from osada.settlers.aims import gained
from osada.settlers.blessings import NAMES
from osada.settlers.catalogue import ATTACK, Catalogue
from osada.settlers.effects import phrasing
from osada.settlers.effects import text as card_words
from osada.settlers.effects.vocabulary import Price
from osada.settlers.goods import CARD, FOOD, GOLD, GOOD, GOODS, RAZE, STONE, WOOD, WORKER
from osada.speech import marked, said

VIRTUAL: Final = "virtual"
"""The name of the virtual player in moves, and in a mapping of names."""
NOBODY_NAMED: Final[Mapping[int, str]] = {}

_WORDS: Final = (("osada.settlers.effects", "words"), ("osada.settlers", "messages"))
_MANY: Final = 5
"""A number that asks for the plural of "any amount of"."""
_TWO_CLAUSES: Final = (
    "deal-food",
    "no-action",
    "no-deal-field",
    "no-sacrifice",
    "not-for-workers",
    "pay-kind",
    "raze-tokens",
)
"""Reasons of which the first clause tells one half and the second the other."""


def say(language: str, message: str, **values: str | int) -> str:
    """A message of the game, or of the card texts."""
    return said(_WORDS, language, message, **values)


def sentence(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[str], language: str) -> str:
    """`a, b and c`; `nothing` for no part."""
    *first, last = list(parts) or [say(language, "nothing")]
    return say(language, "and", first=", ".join(first), last=last) if first else last


def counted(message: str, n: int, language: str, case: str = "nom") -> str:
    """`2 common cards`, for a message with `$n` and `$case`."""
    return phrasing.count(language, message, n, case)


def goods(counts: Mapping[int, int], language: str, case: str = "nom") -> str:
    """`1 wood and 2 workers`; in the case `acc` as what somebody gains or pays."""
    return listed(
        (counted(f"good-{GOODS[good]}", n, language, case) for good, n in counts.items() if n),
        language,
    )


# Names


def card_name(cards: Catalogue, card: int | str, language: str) -> str:
    """The name of a card, given as a card, a slug or a printed number."""
    if isinstance(card, str):
        card = cards.of_number[card] if card in cards.of_number else cards.of_slug[card][0]
    if cards.faction[card] == ATTACK:
        good = card_words.good_name(cards.deal[card], language)
        return say(language, "attack-card", good=good)
    return cards.entry[card].name(language)


def card_names(cards: Catalogue, them: Iterable[int], language: str) -> str:
    """`Mill, Farm and Castle`."""
    return listed((card_name(cards, card, language) for card in them), language)


def seat_name(
    seat: int | str, language: str, names: Mapping[int, str] = NOBODY_NAMED, case: str = "nom"
) -> str:
    """`player 1`, a person's name or `the virtual player`; in the case `gen` after "of"."""
    name = seat if isinstance(seat, str) else names.get(seat, "")
    if name == VIRTUAL:
        return say(language, "player-virtual", case=case)
    if name:
        return say(language, "player-named", name=name, case=case)
    return say(language, "player-number", n=seat, case=case)


def faction_name(cards: Catalogue, slug: str, language: str) -> str:
    """`Barbarians`."""
    return cards.factions[cards.index(slug)].name(language)


def phase_name(phase: str, language: str) -> str:
    """`production`."""
    return say(language, f"phase-{phase}")


def rank_name(rank: str, language: str) -> str:
    """`Castellan`, an achievement of the solo game."""
    return say(language, f"rank-{rank}")


def how_name(how: str, language: str) -> str:
    """`building bonuses`, a source of points."""
    return say(language, f"how-{how}")


def verb_name(verb: str, language: str) -> str:
    """`make a deal`, for the first word of a move."""
    return say(language, f"verb-{verb}")


def option_name(option: str, language: str, value: object = None) -> str:
    """`lookout`, an option of a game; with a value that value, `advanced`."""
    if value is None:
        return say(language, f"option-{option}")
    if isinstance(value, bool):
        return say(language, "option-yes" if value else "option-no")
    return say(language, f"option-{option}-{value}")


def token_name(place: int, language: str) -> str:
    """`red`, a colour or a blessing token by its place."""
    if NAMES[place] == "tricolour":
        return say(language, "move-tricolour")
    return card_words.colour_name(1 << place, language)


def tokens_text(tokens: Iterable[str], language: str) -> str:
    """`red and tri-colour`, blessing tokens by name."""
    return listed((token_name(NAMES.index(token), language) for token in tokens), language)


def progress_name(token: str, language: str, case: str = "nom") -> str:
    """`Worker Bee`, a progress token."""
    return say(language, f"token-{token}", case=case)


def category_name(category: str, language: str) -> str:
    """`Military and Diplomatic`, a category of Goals."""
    return say(language, f"category-{category}")


# Refusals


def refusal(
    cards: Catalogue,
    refused: Refusal,
    language: str,
    names: Mapping[int, str] = NOBODY_NAMED,
) -> str:
    """Why a move is not possible: one sentence with its clause."""
    facts = refused.facts
    values: dict[str, str | int] = {**facts, "known": _yes("seat" in facts)}
    if "seat" in facts:
        values["player"] = seat_name(int(facts["seat"]), language, names)
        values["owner"] = seat_name(int(facts["seat"]), language, names, "gen")
    if "colour" in facts:
        values["colour"] = token_name(NAMES.index(str(facts["colour"])), language)
    if "card" in facts:
        values["card"] = card_name(cards, str(facts["card"]), language)
    if "token" in facts:
        values["held"] = progress_name(str(facts["token"]), language)
    if "good" in facts:
        values["goods"] = goods({GOOD[str(facts["good"])]: 1}, language)
    values["deck"] = "faction" if refused.clause == "AMB-13" else "common"
    values["solo"] = _yes(refused.clause == "SOLO-8")
    values["deal"] = _yes(refused.clause == "DEAL-10")
    if "have" in facts:
        values["tokens"] = goods({RAZE: int(facts["n"])}, language, "acc")
    if refused.reason == "workers":
        name = say(language, f"good-{GOODS[WORKER]}", n=_MANY, case="gen")
        values["workers"] = marked(f"{facts['n']} {name}", "good", GOODS[WORKER], str(facts["n"]))
    elif refused.reason == "deal-food":
        values["food"], values["gold"] = (goods({one: 1}, language, "acc") for one in (FOOD, GOLD))
    elif refused.reason == "build-goods":
        values |= _short_of_goods(cards, facts, language)
    elif refused.reason == "activation-price":
        values["price"] = _activation_price(cards, facts, language)
    said = sentence(say(language, f"refused-{refused.reason}", **values)).removesuffix(".")
    clauses = refused.clauses[: 2 if refused.reason in _TWO_CLAUSES else 1]
    return f"{said} ({', '.join(marked(clause, 'clause', clause) for clause in clauses)})."


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _short_of_goods(
    cards: Catalogue, facts: Mapping[str, str | int], language: str
) -> dict[str, str | int]:
    """A building cost, where all copies of the card agree on it, and what is missing of it."""
    costs = set(cards.entry[cards.of_slug[str(facts["card"])][0]].costs)
    cost = costs.pop() if len(costs) == 1 else Price()
    spare = int(facts["gold"]) - cost.gold
    missing = {good: n for good in (WOOD, STONE, FOOD) if (n := int(facts[GOODS[good]]))}
    gold = "none"
    if spare < 0:
        missing[GOLD] = -spare
    elif spare and len(missing) == 1:
        gold = "helps"
        missing = {good: n - spare for good, n in missing.items()}
    elif spare:
        gold = "short"
    lacking = (_lacking(good, n, language) for good, n in missing.items())
    return {
        "costed": _yes(not costs and cost != Price()),
        "cost": card_words.price_text(replace(cost, location=0), language),
        "lacking": listed(lacking, language),
        "gold": gold,
        "spare": spare,
    }


def _lacking(good: int, n: int, language: str) -> str:
    """`1 wood`, as what is not there."""
    return marked(say(language, "lacking", good=GOODS[good], n=n), "good", GOODS[good], str(n))


def _activation_price(cards: Catalogue, facts: Mapping[str, str | int], language: str) -> str:
    """The price of all activations together."""
    activation = cards.action[cards.of_slug[str(facts["card"])][0]]
    price = activation.price if activation is not None else Price()
    return card_words.price_text(price.times(int(facts["n"])), language)


# Text that is not a move


def notation(error: BadNotation, language: str) -> str:
    """What is wrong with a line that is not a move: one sentence."""
    known = _yes("near" in error.facts)
    return sentence(say(language, f"notation-{error.reason}", known=known, **error.facts))


# Questions


def question(cards: Catalogue, asked: Mapping[str, Any], language: str) -> str:
    """What a seat is asked, from `asked` of its view."""
    values: dict[str, str | int] = {
        "known": _yes("card" in asked),
        "n": asked.get("n", 1),
        "aim": asked.get("aim", ""),
        "good": asked.get("good", ""),
    }
    values["cards"] = counted(f"good-{GOODS[CARD]}", int(values["n"]), language)
    if "card" in asked:
        values["card"] = card_name(cards, asked["card"], language)
    if "good" in asked:
        values["goods"] = say(language, f"good-{asked['good']}", n=_MANY, case="gen")
    if "rewards" in asked:
        values["goods"] = goods(tally(GOOD[name] for name in asked["rewards"]), language, "acc")
    question = sentence(say(language, f"ask-{asked['kind']}", **values))
    if "card" in asked and "aim" in asked:
        gains = gained(cards, cards.of_number[asked["card"]], asked["aim"])
        if gains:
            more = goods(gains, language, "acc")
            return say(language, "gain-by-it", question=question, goods=more)
    return question


def tally(them: Iterable[int]) -> dict[int, int]:
    """How many there are of each good."""
    counts: dict[int, int] = {}
    for good in them:
        counts[good] = counts.get(good, 0) + 1
    return counts
