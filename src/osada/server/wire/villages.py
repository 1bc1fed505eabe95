"""The sheets of the roll & write game in one language."""

from msgspec import Struct

from osada.rollwrite.viewtypes import Favor, Resource, Track
from osada.server.wire.names import Language
from osada.server.wire.sentence import Sentence


class BuildingFace(Struct, omit_defaults=True):
    """All facts of a building of the roll & write game."""

    slug: str
    code: str
    name: str
    areas: list[dict[Resource, int]]
    """What each of its areas costs; none: it is pre-built."""
    plan: list[str]
    """The rows of its settlement plan, `##.`; none: it has no plan."""
    text: Sentence
    """What it does."""
    raised: list[Sentence]
    """The same with its number raised by one, two ... settlements."""
    value: int
    underlined: bool
    star: bool
    form: str
    gives: list[str]
    """What it can bring: goods, `action`, `vp`, `harvest`, `discount`, `reroll`."""
    source: str


class SheetFace(Struct):
    """A Village sheet."""

    slug: str
    name: str
    buildings: list[str]
    source: str


class Section(Struct):
    """A section of a track: its areas and what the track is worth up to it."""

    areas: list[dict[Resource, int]]
    value: int


class HarvestArea(Struct):
    """A harvest area of a field."""

    name: str
    goods: dict[Resource, int]


class Named(Struct):
    """A name, and what it means."""

    name: str
    text: Sentence = ""


class Rank(Struct):
    """A rank and the least score that earns it."""

    slug: str
    name: str
    least: int


class Villages(Struct):
    """The Empire sheet, all Village sheets and the words of the roll & write game."""

    language: Language
    version: str
    tracks: dict[Track, list[Section]]
    fields: list[list[HarvestArea]]
    sheets: list[SheetFace]
    buildings: list[BuildingFace]
    favors: dict[Favor, Named]
    names: dict[str, str]
    """Of tracks, phases, modes, ranks, goods and sources of points: `track-walls`."""
    ranks: list[Rank]
