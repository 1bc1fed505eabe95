"""The sheets of the roll & write game as the page reads them, made once for each language."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import convert

from osada.rollwrite import abilities as a
from osada.rollwrite import empire, words
from osada.rollwrite.catalogue import base
from osada.rollwrite.game import VERSION
from osada.rollwrite.goods import GOODS, PRICES
from osada.rollwrite.state import MODES, PHASES, TOKENS
from osada.rollwrite.text import ability_text
from osada.rollwrite.viewtypes import Favor, Resource, Track
from osada.rollwrite.village import Building
from osada.server import wire
from osada.server.sentences import prose, sentence
from osada.speech import in_pieces

_MOST_SETTLEMENTS: Final = empire.ROUNDS
"""One for each round."""
_HOWS: Final = (*empire.TRACKS, "settlement", "star", "ability", "favor")
_MEANS: Final = {
    a.ACT: "action",
    a.ACT_PAY: "action",
    a.VP_IF: "vp",
    a.PAY_VP: "vp",
    a.END_PER: "vp",
    a.PLAN_VP: "vp",
    a.FREE_HARVEST: "harvest",
    a.DISCOUNT: "discount",
    a.REROLL: "reroll",
}
"""What abilities bring that do not simply give goods."""


@cache
def villages(language: str) -> wire.Villages:
    """The Empire sheet, all Village sheets and the words of the game."""
    known = base()
    areas = [
        wire.HarvestArea(name, _goods(empire.HARVESTS[at])) for at, name in enumerate(empire.AREAS)
    ]
    return wire.Villages(
        convert(language, wire.Language),
        VERSION,
        {convert(name, Track): _sections(at) for at, name in enumerate(empire.TRACKS)},
        [areas[first : first + 3] for first in range(0, len(areas), 3)],
        [
            wire.SheetFace(
                sheet.slug,
                sheet.name(language),
                [building.slug for building in sheet.buildings],
                sheet.source,
            )
            for sheet in known.sheets.values()
        ],
        [_building(building, language) for building in known.buildings.values()],
        {
            convert(token, Favor): wire.Named(
                words.token_name(token, language),
                prose(words.token_text(token, language), language),
            )
            for token in TOKENS
        },
        _names(language),
        [wire.Rank(slug, words.rank_name(slug, language), least) for least, slug in empire.RANKS],
    )


def _goods(counts: Sequence[int]) -> dict[Resource, int]:
    return {convert(GOODS[good], Resource): n for good, n in enumerate(counts) if n}


def _sections(track: int) -> list[wire.Section]:
    return [
        wire.Section([_goods(PRICES[area]) for area in areas], value)
        for areas, value in zip(empire.COSTS[track], empire.VALUES[track][1:], strict=True)
    ]


def _building(building: Building, language: str) -> wire.BuildingFace:
    ability = building.ability
    return wire.BuildingFace(
        building.slug,
        building.code,
        building.name(language),
        [_goods(PRICES[area]) for area in building.areas],
        list(building.plan.rows) if building.plan is not None else [],
        _told(ability, language, ability.value),
        [
            _told(ability, language, ability.value + more)
            for more in range(1, _MOST_SETTLEMENTS + 1)
            if ability.underlined
        ],
        ability.value,
        ability.underlined,
        ability.is_star,
        a.FORMS[ability.form],
        _gives(ability),
        building.source,
    )


def _told(ability: a.Ability, language: str, value: int) -> wire.Sentence:
    with in_pieces():
        return sentence(ability_text(ability, language, value))


def _gives(ability: a.Ability) -> list[str]:
    """What an ability can bring, for whoever looks for it."""
    if ability.form in _MEANS:
        return [_MEANS[ability.form]]
    if ability.form == a.COPY_DIE:
        return list(GOODS)
    if ability.form == a.GAIN_CHOICE:
        return [GOODS[ability.good], GOODS[ability.other]]
    if ability.form == a.SWAP:
        gives = [GOODS[good] for good, n in enumerate(ability.gives) if n]
        return gives or list(GOODS[:3])
    return [GOODS[ability.good]]


def _names(language: str) -> dict[str, str]:
    found = {f"good-{good}": words.good_name(good, language) for good in GOODS}
    found |= {f"track-{track}": words.track_name(track, language) for track in empire.TRACKS}
    found |= {f"phase-{phase}": words.phase_name(phase, language) for phase in PHASES}
    found |= {f"mode-{mode}": words.mode_name(mode, language) for mode in MODES}
    return found | {f"how-{how}": words.how_name(how, language) for how in _HOWS}
