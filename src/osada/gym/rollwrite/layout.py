"""The fields of an observation of the roll & write game."""

from typing import Final

from osada.gym.fields import FLAG, NUMBER, SEAT, Fields, seats
from osada.rollwrite.catalogue import Catalogue
from osada.rollwrite.empire import AREAS, SECTIONS, TRACKS, cell
from osada.rollwrite.goods import GOODS
from osada.rollwrite.setup import MOST_PLAYERS
from osada.rollwrite.state import MODES, PHASES, TOKENS

BUILDING: Final = "building"

_TABLE: Final = (
    ("round", NUMBER, "the round, 1 to 10"),
    ("phase", "phase", "the phase, one of them 1"),
    ("mode", "mode", "the mode, one of them 1"),
    ("players", NUMBER, "people at the table, 1 to 4"),
    ("active", "seat", "who rolls and takes a token first, one of them 1"),
    ("deciding", "seat", "who must decide now; several while all develop or settle"),
    ("dice", "face", "what the resource dice show as rolled, for each die one of four 1"),
    ("worker", NUMBER, "what the worker die shows as rolled, 3 to 5"),
    ("tokens", "token", "the tokens of this game"),
    ("free_tokens", "token", "of them those that nobody holds"),
)
_SEAT: Final = (
    ("present", FLAG, "somebody sits here; all zero otherwise"),
    ("tracks", "track", "sections complete, 0 to 9"),
    ("half", "area", "areas crossed in the first incomplete section of the Granaries"),
    ("harvested", "harvest", "harvest areas crossed"),
    ("marked", "cell", "sections that belong to a settlement"),
    ("dice", "face", "what the resource dice show after this seat's rerolls"),
    ("worker", NUMBER, "what the worker die shows after this seat's rerolls"),
    ("token", "token", "the token held, one of them 1"),
    ("favor_used", FLAG, "it was used"),
    ("actions", NUMBER, "actions left this round"),
    ("pool", "good", "goods to spend this round"),
    ("window", FLAG, "dice may still be rolled again"),
    ("ready", FLAG, "has finished developing this round"),
    ("decided", FLAG, "has decided on a settlement this round"),
    ("sections", "track", "sections completed this round"),
    ("village_areas", NUMBER, "areas of buildings crossed this round"),
    ("harvests", NUMBER, "harvest areas crossed this round"),
    ("finished", NUMBER, "buildings completed this round"),
    ("earned", NUMBER, "points earned in play"),
    ("score", NUMBER, "what the score would be if the game ended now"),
    ("sheet", BUILDING, "buildings on the Village sheet"),
    ("crossed", "building area", "areas of buildings crossed"),
    ("complete", BUILDING, "complete buildings"),
    ("usable", BUILDING, "buildings that were complete when the round began"),
    ("value", BUILDING, "the value of each ability, settlements counted"),
    ("used", BUILDING, "uses of each ability this round"),
    ("settlements", BUILDING, "settlements by each plan"),
)


class Layout(Fields):
    """The fields of an observation for the buildings of a game, in order."""

    def __init__(self, villages: Catalogue) -> None:
        buildings = villages.buildings.values()
        labels: dict[str, tuple[str, ...]] = {
            "phase": PHASES,
            "mode": MODES,
            SEAT: seats(MOST_PLAYERS),
            "face": tuple(f"{die} {good}" for die in (1, 2, 3) for good in GOODS),
            "token": TOKENS,
            "track": TRACKS,
            "area": ("a", "b"),
            "harvest": tuple(AREAS),
            "cell": tuple(
                cell(track, section)
                for track in range(len(TRACKS))
                for section in range(1, SECTIONS + 1)
            ),
            "good": GOODS,
            BUILDING: tuple(villages.buildings),
            "building area": tuple(
                f"{one.slug} {area}" for one in buildings for area in range(1, len(one.areas) + 1)
            ),
        }
        super().__init__(_TABLE, _SEAT, labels)
