"""What a view of a campaign holds: its only description.

`view.py` builds it, and whoever adds a key there adds it here. The server checks views by these
types, and the page's are made from them. Seats are those of the campaign; `seated` says which of
them sits where at the card game's table.
"""

from typing import Any, Literal, NotRequired, TypedDict

from osada.settlers.viewtypes import Card, Category, Era, Goods, View

Stage = Literal["setup", "game", "end", "inventions", "provinces", "empires", "over"]
Fall = Literal["", "twilight", "inventions", "goals"]
Bonus = Literal[
    "location", "card", "deal", "worker", "gold", "foundation",
    "dove", "bee", "wall", "bribe",
    "faction-lore", "common-lore", "province-lore", "triumph", "relief", "scouts", "next-era",
]  # fmt: skip
Bonuses = dict[Bonus, int]
Crossed = dict[Category, int]
"""Spaces by track."""
CampaignOptions = dict[str, Any]
"""What was agreed before the campaign."""

Upkeep = Literal["none", "paid", "missed"]
Why = Literal["completed", "outlived", "fallen"]
NewEra = Literal["", "ancient", "medieval", "industrial", "modern"]


class TrackSpace(TypedDict):
    """A space of a Progress track that brings something."""

    space: int
    bonus: Bonus


class ProgressTrack(TypedDict):
    """A Progress track of a sheet."""

    category: Category
    spaces: int
    """How long it is."""
    crossed: int
    """Crossed off so far; in a game with what its Goals have brought."""
    began: int
    """Crossed off when this game began: bonuses up to there are active (BONUS-1)."""
    bonuses: list[TrackSpace]
    """All that it can bring, the gate to the next era last."""
    next: TrackSpace | None
    """The next of them; None: the track is full."""


class MapSpace(TypedDict):
    """A space of the Province map."""

    number: int
    goods: Goods
    """Its upkeep."""
    crossed: bool


class EmpireSheet(TypedDict):
    """An empire sheet as it is written on."""

    name: str
    faction: str
    era: Era
    tracks: list[ProgressTrack]
    map: list[MapSpace]
    due: Goods
    """The upkeep of all crossed-off spaces, as a game begins with it."""
    bonuses: Bonuses
    """Active in the game that is on, or that has just ended; between games in the next one."""
    provinces: list[Card]
    """The oldest first."""
    inventions: list[Card]
    knowledge: int
    scores: list[int]
    """Final scores of this empire, the oldest first."""


class Ruler(TypedDict):
    """A seat of the campaign."""

    seat: int
    score: int
    """Points of the game that is on, else the last final score."""
    sheet: EmpireSheet
    empires: int
    """How many empires this player has had."""
    fallen: Fall
    """Why the empire has fallen in this game."""
    completed: bool
    """Whether it has reached the Modern Era."""
    retired: bool
    deck: NotRequired[list[str]]
    """While decks are rebuilt the faction deck as it stands, as lines of a deck file."""


class Wares(TypedDict):
    """An Invention of the deck of an era."""

    card: Card
    price: int
    colours: list[str]
    owner: int | None
    """Who owns it; nobody else can buy it."""
    set_aside: bool
    """Replaced by this buyer a moment ago: in the deck again for the next one (INVENT-22)."""
    affordable: bool
    replaces: list[Card]
    """What of the buyer's own goes back into the deck for it."""
    wanted: list[int]
    """Those who buy later from this deck and could pay it now."""


class Shop(TypedDict):
    """The Invention deck of the era of who looks at it: a seat's own, else the buyer's."""

    seat: int
    """For whom prices are compared."""
    buying: bool
    """Whether it is this seat's turn to buy."""
    era: Era
    knowledge: int
    bought: list[Card]
    """In this shopping."""
    offers: list[Wares]
    """All cards of that era by number, whoever owns them."""


class Between(TypedDict):
    """What is asked between two games; within one the table says it."""

    kind: Literal["track", "buy", "province", "field", "empire", "deck"]
    seat: int
    n: NotRequired[int]
    """Of `track`: how many spaces there are to choose yet, this one included."""
    tracks: NotRequired[list[Category]]
    """Of `track`: those that are not full."""
    provinces: NotRequired[list[Card]]
    """Of `province`: the drawn cards, which only this seat sees."""
    drawn: NotRequired[int]
    """Of `province`: how many were drawn."""
    fields: NotRequired[list[int]]
    """Of `field`: the open spaces of the map."""
    factions: NotRequired[list[str]]
    """Of `empire`: those that nobody else has."""


class Purchase(TypedDict):
    """An Invention that was bought."""

    card: Card
    price: int
    replaced: list[Card]


class GoalMet(TypedDict):
    """A Goal of a game, and who has achieved it."""

    goal: str
    category: Category
    by: list[int]
    """In the order in which they did."""
    first: list[int]
    """Those of them who were first: three spaces and the bonus."""


class Chapter(TypedDict):
    """What one game brought to one empire, step by step; what has not happened yet is not there."""

    seat: int
    empire: int
    """Which of the player's empires it was, the first one is 1."""
    faction: str
    name: str
    era: Era
    """When the game began."""
    points: dict[str, int]
    """VP of this game by source (`HOW` of the card game), Provinces and missed upkeep included."""
    upkeep: Upkeep
    spared: list[int]
    """Spaces of the map whose upkeep was left out (BONUS-25)."""
    score: int
    """The final score."""
    written: bool
    """Whether it is on the sheet: not if the empire fell before (CSOLO-15)."""
    goals: dict[str, int]
    """Goals achieved, with the spaces that each brought."""
    advanced: list[Category]
    """The winner's spaces."""
    spaces: Crossed
    """All spaces crossed off in this game, by track."""
    new_era: NewEra
    """Entered in step 3; `modern`: the campaign is completed."""
    given_up: list[Card]
    """Provinces that went back into the deck."""
    knowledge: dict[str, int]
    """Gained in step 4: by `score` and by each lore."""
    bought: list[Purchase]
    province: Card | None
    discarded: list[Card]
    """Provinces drawn and not kept."""
    crossed: int | None
    """The space of the map."""
    fell: Fall
    founded: str
    """The faction of the empire that was founded after the fall."""
    retired: bool


class GameRecord(TypedDict):
    """One game of the campaign."""

    number: int
    goals: list[GoalMet]
    winners: list[int]
    """Of the game; alone nobody, if the virtual player was not beaten."""
    chapters: list[Chapter]
    """By seat, of those who took part."""


class CampaignResult(TypedDict):
    """The end of the campaign."""

    winners: list[int]
    """None: it is lost."""
    scores: list[int]
    """The last final score of each seat."""
    spaces: list[int]
    """For each seat the crossed-off spaces of its last sheet, which break ties (ERA-16)."""
    why: Why


class CampaignView(TypedDict):
    """A campaign as one seat, or a spectator, sees it."""

    game: Literal["campaign"]
    options: CampaignOptions
    stage: Stage
    round: int
    rounds: int
    """The round of the game that is on, and how many it has."""
    number: int
    """Of the game that is on, or has just ended; in `setup` of the coming one."""
    turn: list[int]
    """Who must decide now."""
    asked: Between | None
    players: list[Ruler]
    order: list[int]
    """Between games: those who still take part, in the order of steps 5 and 6."""
    shop: NotRequired[Shop]
    """While Inventions are bought."""
    province_deck: int
    """How many cards are left in it."""
    province_discard: list[Card]
    chronicle: list[GameRecord]
    """All games so far, the present one last once it is being scored."""
    seated: list[int]
    """Which seat of the campaign has which place at the table."""
    table: NotRequired[View]
    """The card game that is on; until the next is dealt, the one that has just ended."""
    outcome: NotRequired[CampaignResult]
