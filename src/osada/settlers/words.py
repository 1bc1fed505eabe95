"""What the game says to players: refusals, errors, questions, moves and names, in three languages.

The sentences are in `messages/*.ftl`; words for goods come from the card texts. A seat is called
by its number, or by the name that `names` gives it; `VIRTUAL` there names the virtual player.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from osada.kernel.game import BadNotation, Move, Refusal
from osada.settlers.aims import gained
from osada.settlers.blessings import NAMES
from osada.settlers.catalogue import ATTACK, Catalogue
from osada.settlers.effects import phrasing
from osada.settlers.effects import text as card_words
from osada.settlers.effects.vocabulary import Price
from osada.settlers.goods import CARD, FOOD, GOLD, GOOD, GOODS, RAZE, STONE, WOOD, WORKER
from osada.settlers.moves.send import PAIR
from osada.settlers.verbs import CHOOSE_COLOUR
from osada.speech import marked, said

VIRTUAL: Final = "virtual"
"""The name of the virtual player in moves, and in a mapping of names."""
NOBODY_NAMED: Final[Mapping[int, str]] = {}

_WORDS: Final = (("osada.settlers.effects", "words"), ("osada.settlers", "messages"))
_MANY: Final = 5
"""A number that asks for the plural of "any amount of"."""
_TIMES: Final = {"twice": 2, "three times": 3, "four times": 4}
_USE: Final = re.compile(r"(.+?)(?: (twice|three times|four times)| (\d+) times)?")
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


# Moves


def move_label(
    text: str, cards: Catalogue, language: str, names: Mapping[int, str] = NOBODY_NAMED
) -> str:
    """A move in canonical notation as a button says it: `Build Armorer`, `2 food`."""
    verb, _, rest = text.partition(" ")
    label = _label(verb, rest, cards, language, names)
    return sentence(label) if label else text


def choice_label(made: Move, language: str) -> str:
    """The label of a colour, which as text may also be a good; "" for any other move."""
    if made.kind != CHOOSE_COLOUR:
        return ""
    return sentence(token_name(made.what, language))


def _label(verb: str, rest: str, cards: Catalogue, language: str, names: Mapping[int, str]) -> str:
    if verb in ("end", "pass"):
        return say(language, f"move-{verb}")
    if verb == "choose":
        return _answer(rest, cards, language, names)
    if verb == "send":
        return _send(rest, language)
    if verb == "use":
        match = _USE.fullmatch(rest)
        word, in_words, times = match.groups() if match else (rest, None, None)
        n = _TIMES[in_words] if in_words else int(times or 1)
        return say(language, "move-use", card=_named(word, cards, language), n=n)
    if verb in ("raze", "visit") and " of " in rest:
        word, _, seat = rest.partition(" of ")
        owner = _of(seat, language, names)
        message = "move-raze-of" if verb == "raze" else "move-visit"
        return say(language, message, card=_named(word, cards, language), owner=owner)
    if verb in ("draft", "build", "deal", "raze", "guard", "samurai", "play"):
        return say(language, f"move-{verb}", card=_named(rest, cards, language))
    return ""


def _send(rest: str, language: str) -> str:
    """Workers for some goods; `…` where more can be named."""
    *closed, last = (part.strip().partition(" ")[0] for part in rest.split(","))
    is_open = last == "..."
    rewards = closed if is_open else [*closed, last]
    label = say(
        language,
        "move-send",
        workers=goods({WORKER: PAIR * len(rewards)}, language, "acc"),
        goods=goods(tally(GOOD[reward] for reward in rewards), language, "acc"),
    )
    return f"{label}…" if is_open else label


def _named(word: str, cards: Catalogue, language: str) -> str:
    """A card by its name; where the notation needs a number, with that."""
    name = card_name(cards, word, language)
    if word in cards.of_number and cards.faction[cards.of_number[word]] != ATTACK:
        return say(language, "copy", card=name, number=word)
    return name


def _of(seat: str, language: str, names: Mapping[int, str], case: str = "gen") -> str:
    return seat_name(int(seat) if seat.isdecimal() else seat, language, names, case)


def _answer(rest: str, cards: Catalogue, language: str, names: Mapping[int, str]) -> str:
    if rest in ("done", "common", "faction", "foundation", "nothing", "draw", "tokens"):
        return say(language, f"move-{rest}")
    if rest in NAMES and rest not in GOOD:
        return token_name(NAMES.index(rest), language)
    if rest.startswith("foundation "):
        name = _named(rest.removeprefix("foundation "), cards, language)
        return say(language, "move-foundation-of", card=name)
    if rest in GOOD:
        return card_words.good_name(GOOD[rest], language)
    if rest == VIRTUAL or rest.isdecimal():
        return _of(rest, language, names, "nom")
    if re.fullmatch(r"\d+ \w+(, \d+ \w+)*", rest):
        amounts = (part.split(" ") for part in rest.split(", "))
        return listed((counted(f"good-{name}", int(n), language) for n, name in amounts), language)
    word, of, seat = rest.partition(" of ")
    name = _named(word, cards, language)
    return say(language, "move-of", card=name, owner=_of(seat, language, names)) if of else name
