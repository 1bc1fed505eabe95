"""What the campaign says to players between games, in three languages; `messages/*.ftl`.

What the card game says is read along, so a refusal or an option of either is said here.
"""

from collections.abc import Mapping
from typing import Final

from osada.kernel.game import BadNotation, Refusal
from osada.settlers import words as table_words
from osada.settlers.catalogue import Catalogue
from osada.settlers.words import NOBODY_NAMED, seat_name, sentence
from osada.speech import marked, said

_WORDS: Final = (
    ("osada.settlers.effects", "words"),
    ("osada.settlers", "messages"),
    ("osada.campaign", "messages"),
)
OWN: Final = frozenset(
    (
        "campaign-over", "game-ended", "between-games", "has-completed", "has-fallen",
        "not-your-step", "choose-track", "track-full", "must-buy", "choose-invention",
        "own-invention", "sold", "other-era", "just-replaced", "too-dear", "choose-province",
        "not-drawn", "choose-space", "crossed", "no-such-space", "choose-empire", "faction-taken",
        "choose-deck", "deck-unchanged", "deck-wrong", "deck-moved", "deck-lacks", "deck-has",
        "deck-foreign",
    )
)  # fmt: skip
"""Reasons of refusals between games; all others are the card game's."""
_OWN_NOTATION: Final = frozenset(
    (
        "no-such-track", "no-such-invention", "no-such-province", "no-such-faction",
        "no-such-space", "no-change", "not-playing", "no-table",
    )
)  # fmt: skip
_OPTIONS: Final = ("upkeep_gold", "play_on", "rebuild", "names", "begun")


def say(language: str, message: str, **values: str | int) -> str:
    """A message of the campaign, of the card game, or of the card texts."""
    return said(_WORDS, language, message, **values)


def knowledge(n: int, language: str) -> str:
    """`3 knowledge points`."""
    return say(language, "knowledge", n=n)


def track_name(track: str, language: str) -> str:
    """`Military and Diplomatic`."""
    return say(language, f"track-{track}")


def era_name(era: str, language: str) -> str:
    """`Middle Ages`."""
    return say(language, f"era-{era}")


def stage_name(stage: str, language: str) -> str:
    """`Inventions`."""
    return say(language, f"stage-{stage}")


def bonus_name(bonus: str, language: str) -> str:
    """`Worker Bee`, what a space of a track brings."""
    return say(language, f"bonus-{bonus}")


def how_name(how: str, language: str) -> str:
    """`building bonuses`, a source of points."""
    return say(language, f"how-{how}")


def gained_name(source: str, language: str) -> str:
    """`final score`, a source of knowledge."""
    return say(language, f"gained-{source}")


def fall_name(why: str, language: str) -> str:
    """`no Invention could be bought`."""
    return say(language, f"fall-{why}")


def refusal(
    cards: Catalogue,
    refused: Refusal,
    language: str,
    names: Mapping[int, str] = NOBODY_NAMED,
) -> str:
    """Why a move is not possible: one sentence with its clause."""
    if refused.reason not in OWN:
        return table_words.refusal(cards, refused, language, names)
    facts = refused.facts
    values: dict[str, str | int] = {**facts}
    if "seat" in facts:
        values["player"] = seat_name(int(facts["seat"]), language, names)
    if "card" in facts:
        values["card"] = table_words.card_name(cards, str(facts["card"]), language)
    if "track" in facts:
        values["track"] = track_name(str(facts["track"]), language)
    if "faction" in facts:
        values["faction"] = table_words.faction_name(cards, str(facts["faction"]), language)
    if refused.reason == "too-dear":
        values["knowledge"] = knowledge(int(facts["n"]), language)
    told = sentence(say(language, f"refused-{refused.reason}", **values)).removesuffix(".")
    return f"{told} ({marked(refused.clause, 'clause', refused.clause)})."


def notation(error: BadNotation, language: str) -> str:
    """What is wrong with a line that is not a move: one sentence."""
    if error.reason not in _OWN_NOTATION:
        return table_words.notation(error, language)
    known = "yes" if "near" in error.facts else "no"
    return sentence(say(language, f"notation-{error.reason}", known=known, **error.facts))


def option_name(option: str, language: str, value: object = None) -> str:
    """`decks can be rebuilt before each game`; with a value that value."""
    if option not in _OPTIONS or isinstance(value, bool):
        return table_words.option_name(option, language, value)
    return say(language, f"option-{option}")
