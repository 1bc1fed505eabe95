"""What the game says to players: names, questions, moves, refusals and errors, in three languages.

The sentences are in `messages/*.ftl`; the first comment of `en.ftl` explains the forms. A seat is
called by its number, or by the name that `names` gives it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from osada.kernel.game import BadNotation, Refusal
from osada.rollwrite import abilities as a
from osada.rollwrite.abilities import Ability, Four
from osada.rollwrite.catalogue import Catalogue
from osada.rollwrite.empire import CELLS, SECTIONS, TRACKS, cell
from osada.rollwrite.goods import FOOD, GOLD, GOODS, STONE, WOOD
from osada.rollwrite.plans import Plan
from osada.speech import marked, said

NOBODY_NAMED: Final[Mapping[int, str]] = {}

_WORDS: Final = (("osada.rollwrite", "messages"),)
_CELL: Final = re.compile(rf"({'|'.join(CELLS)})([1-9])")
_KINDS: Final = {a.DISCOUNT: "discount", a.FREE_HARVEST: "harvest", a.REROLL: "reroll"}
"""What a building is used with that has no move of its own."""


def say(language: str, message: str, **values: str | int) -> str:
    """A message of the game."""
    return said(_WORDS, language, message, **values)


def sentence(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[str], language: str, word: str = "and") -> str:
    """`a, b and c`, where `word` names the message of the last link; `nothing` for no part."""
    *first, last = list(parts) or [say(language, "nothing")]
    return say(language, word, first=", ".join(first), last=last) if first else last


@cache
def noun(message: str, n: int, language: str, case: str = "nom") -> str:
    """`actions`, for a message with `$n` and `$case`."""
    return say(language, message, n=n, case=case)


def counted(message: str, n: int, language: str, case: str = "nom") -> str:
    """`2 actions`."""
    return good_marked(message, f"{n} {noun(message, n, language, case)}", n)


def good_marked(message: str, text: str, n: int, raised: bool = False) -> str:
    """So many of something; of a good a face may draw its icon beside the number."""
    good = message.removeprefix("good-")
    return marked(text, "good", good, str(n), raised) if good in GOODS else text


def goods(counts: Sequence[int], language: str, case: str = "nom") -> str:
    """`1 wood and 2 stone`, from the numbers of wood, stone, food and, if any, gold."""
    return listed(
        (counted(f"good-{GOODS[good]}", n, language, case) for good, n in enumerate(counts) if n),
        language,
    )


def points(n: int, language: str) -> str:
    """`2 points`."""
    return counted("point", n, language)


# Names


def good_name(good: str, language: str, case: str = "nom") -> str:
    """`wood`; in the case `lack` as what is not there."""
    return noun(f"good-{good}", 1, language, case)


def track_name(track: str, language: str, case: str = "nom") -> str:
    """`Walls`; in the case `gen` after "of": `the Walls`."""
    return say(language, f"track-{track}", case=case)


def section_name(track: str, place: int | str, language: str) -> str:
    """`Walls 4`, or `Granaries 4a` for one of its areas."""
    return say(language, "section", track=track_name(track, language), place=str(place))


def cell_name(name: str, language: str) -> str:
    """`Walls 4`, from `WA4`."""
    return section_name(TRACKS[CELLS.index(name[:2])], name[2:], language)


def field_name(field: str, language: str) -> str:
    """`field II`."""
    return say(language, "field", field=field)


def die_name(die: str, language: str) -> str:
    """`die 2` or `worker die`, from the notation."""
    return say(language, "worker-die") if die == "worker" else say(language, "die", n=int(die))


def token_name(token: str, language: str) -> str:
    """`Lucky Coin`."""
    return say(language, f"token-{token}")


def token_text(token: str, language: str) -> str:
    """What a token does, in one sentence."""
    return say(language, f"about-{token}")


def phase_name(phase: str, language: str) -> str:
    """`Develop the empire`."""
    return say(language, f"phase-{phase}")


def mode_name(mode: str, language: str) -> str:
    """`Advanced game`."""
    return option_name("mode", language, mode)


def option_name(option: str, language: str, value: object = None) -> str:
    """`mode`, an option of a game; with a value that value, `Advanced game`."""
    return say(language, f"option-{option}" if value is None else f"option-{option}-{value}")


def rank_name(rank: str, language: str) -> str:
    """`Castellan`, what a score is called in the adventure."""
    return say(language, f"rank-{rank}")


def how_name(how: str, language: str) -> str:
    """`settlements`, a source of points; a track is one too."""
    return track_name(how, language) if how in TRACKS else say(language, f"how-{how}")


def verb_name(verb: str, language: str) -> str:
    """`create a settlement`, for the first word of a move."""
    return say(language, f"verb-{verb}")


def plan_cells(plan: Plan, anchor: int) -> list[str]:
    """`WA1`, `HU1`: the sections that a plan covers with its corner at an anchor."""
    covered = plan.cells[plan.anchors.index(anchor)]
    return [
        cell(at // SECTIONS, at % SECTIONS + 1)
        for at in range(len(CELLS) * SECTIONS)
        if covered >> at & 1
    ]


def sites(cells: Iterable[str], language: str) -> str:
    """`Walls 1, 2; Huts 1`: sections by their tracks."""
    found: dict[str, list[str]] = {}
    for name in cells:
        found.setdefault(TRACKS[CELLS.index(name[:2])], []).append(name[2:])
    return "; ".join(section_name(at, ", ".join(them), language) for at, them in found.items())


def building_name(villages: Catalogue, slug: str, language: str) -> str:
    """`Farm`."""
    return villages.buildings[slug].name(language)


def sheet_name(villages: Catalogue, slug: str, language: str) -> str:
    """`Old Alderholt`."""
    return villages.sheets[slug].name(language)


def seat_name(seat: int, language: str, names: Mapping[int, str] = NOBODY_NAMED) -> str:
    """`player 1`, or a person's name."""
    if name := names.get(seat, ""):
        return say(language, "player-named", name=name)
    return say(language, "player-number", n=seat)


# Refusals


def refusal(
    villages: Catalogue,
    refused: Refusal,
    language: str,
    names: Mapping[int, str] = NOBODY_NAMED,
) -> str:
    """Why a move is not possible: one sentence with its clause."""
    facts = refused.facts
    values: dict[str, str | int] = {**facts, "known": _yes("seat" in facts)}
    if "seat" in facts:
        values["player"] = seat_name(int(facts["seat"]), language, names)
    if "building" in facts:
        values |= _about_building(villages, str(facts["building"]), language)
    if "site" in facts:
        values["site"] = _site(villages, str(facts["site"]), language)
    if "token" in facts:
        values["token"] = token_name(str(facts["token"]), language)
    if "track" in facts:
        values["track"] = track_name(str(facts["track"]), language)
    if "good" in facts:
        values["good"] = good_name(str(facts["good"]), language, "lack")
    for phase in ("now", "wanted"):
        if phase in facts:
            values[phase] = phase_name(str(facts[phase]), language)
    if refused.reason == "missing-goods":
        values |= _short_of_goods(facts, language)
    text = sentence(say(language, f"refused-{refused.reason}", **values)).removesuffix(".")
    return f"{text} ({marked(refused.clause, 'clause', refused.clause)})."


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _about_building(villages: Catalogue, slug: str, language: str) -> dict[str, str | int]:
    ability = villages.buildings[slug].ability
    price = use_price(ability)
    return {
        "building": building_name(villages, slug, language),
        "kind": _KINDS.get(ability.form, ""),
        "price": goods(price, language, "acc"),
        "known": _yes(any(price)),
    }


def use_price(ability: Ability, given: int = a.ANY) -> Four:
    """What one use costs; where any good is taken, that which the player has named."""
    if ability.form not in (a.SWAP, a.ACT_PAY):
        return ability.price
    good = given if ability.good == a.ANY else ability.good
    return int(good == WOOD), int(good == STONE), int(good == FOOD), int(good == GOLD)


def _site(villages: Catalogue, site: str, language: str) -> str:
    """Where an area is: a track, a section like `WA4`, a building."""
    if site in TRACKS:
        return say(language, "site-track", track=track_name(site, language, "gen"))
    if _CELL.fullmatch(site):
        return say(language, "site-section", section=cell_name(site, language))
    name = building_name(villages, site, language) if site in villages.buildings else site
    return say(language, "site-building", building=name)


def _short_of_goods(facts: Mapping[str, str | int], language: str) -> dict[str, str | int]:
    """What a pool lacks for an area, and what its gold can do about that."""
    missing = [int(facts.get(GOODS[good], 0)) for good in range(FOOD + 1)]
    spare = int(facts["gold"])
    gold = "none"
    if spare and sum(n > 0 for n in missing) == 1:
        gold = "helps"
        missing = [max(n - spare, 0) for n in missing]
    elif spare:
        gold = "short"
    return {"lacking": goods(missing, language, "lack"), "gold": gold, "spare": spare}


# Text that is not a move


def bad_notation(error: BadNotation, language: str) -> str:
    """What is wrong with a line that is not a move: one sentence."""
    facts = error.facts
    text = say(language, f"notation-{error.reason}", **facts)
    if "near" in facts:
        hint = "near" if facts["near"] else "known"
        text = say(language, f"hint-{hint}", text=text, near=facts["near"], all=facts["known"])
    return sentence(text)


# Questions


def question(asked: str, language: str) -> str:
    """What a seat is asked, from `asked` of its view."""
    return say(language, f"ask-{asked}")


# Moves


def saved(text: str, counts: Sequence[int], language: str) -> str:
    """A build with what is taken off its price."""
    return say(language, "saving", text=text, goods=goods(counts, language, "acc"))
