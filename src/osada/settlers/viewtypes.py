"""What a view of the card game holds: its only description.

`view.py` builds it, and whoever adds a key there adds it here. The server checks views by these
types, and the page's are made from them.
"""

from typing import Any, Literal, NotRequired, TypedDict

from osada.kernel.viewtypes import Points

Good = Literal[
    "wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card", "blessing", "tech",
]  # fmt: skip
Goods = dict[Good, int]
Phase = Literal["lookout", "production", "action", "cleanup", "attack", "end", "setup"]
Row = Literal["production", "feature", "action"]
Purpose = Literal["build", "deal", "use"]
Era = Literal["ancient", "medieval", "industrial"]
Category = Literal["military", "economy", "culture"]
Progress = Literal["dove", "bee", "wall", "bribe"]
Card = str
"""A printed number: it names one physical card."""
Options = dict[str, Any]
"""What was agreed before the game; `titles` says what that can be."""


class Location(TypedDict):
    """A built card and what lies on it."""

    card: Card
    row: Row
    uses: int
    goods: Goods
    guarded: bool
    samurai: bool
    blocked: bool
    owner: str | None
    """Whose it is while another seat has taken it over: a seat's number, or `virtual`."""
    route: int | None
    """The seat that has a deal with this location."""
    under: int
    under_cards: NotRequired[list[Card]]
    """Only its owner knows them, but for those that lie face up."""
    statues: NotRequired[int]
    """Statues that stand on it."""
    visits: NotRequired[int]
    """Workers that rivals have sent to an open production this round."""
    stored: NotRequired[Goods]
    """Goods kept on a storage location until production is over."""
    stored_blessings: NotRequired[list[str]]
    """The blessings among them by colour."""
    tokens: NotRequired[list[Progress]]
    """Progress tokens on it."""


class Invention(TypedDict):
    """An Invention beside an empire."""

    card: Card
    uses: int
    """How often it has acted this round, where that is limited."""
    pairs: int
    """New pairs that it has rewarded."""


class Part(TypedDict):
    """A seat's part of a campaign."""

    era: Era
    tracks: dict[Category, int]
    """Crossed-off spaces by now."""
    began: dict[Category, int]
    """And when the game began."""
    map: list[int]
    """Crossed-off spaces of the Province map."""
    due: Goods
    """What is still due, without regard to `relief`."""
    laid: Goods
    bonuses: dict[str, int]
    """Active in this game."""
    tokens: dict[Progress, int]
    """Progress tokens in the supply."""
    markers: NotRequired[dict[Category, int]]
    """Goal markers; a player alone has one for each Goal."""
    series: dict[Literal["build", "raze"], dict[str, int]]
    """Buildings, and what was razed, in a row, by colour."""
    inventions: list[Invention]


class GoalProgress(TypedDict):
    """How far a seat is with a Goal."""

    steps: int
    """Where its marker stands."""
    has: int
    """What counts for the Goal now, with the steps."""
    achieved: bool


class Goal(TypedDict):
    """A Goal in the middle."""

    card: Card
    category: Category
    count: int
    turned: bool
    """Whether somebody was first."""
    by: list[int]
    """Who has achieved it."""
    progress: list[GoalProgress]
    """By seat."""


class Deal(TypedDict):
    """A signed deal."""

    card: Card
    good: Good
    of: str | None
    """With a rival's location: whose."""


class Foundation(TypedDict):
    """A card turned into a foundation."""

    card: Card | None
    back: str
    """`common` or a faction."""


class Player(TypedDict):
    """All that may be known of a player."""

    seat: int
    faction: str
    goods: Goods
    score: int
    passed: bool
    hand_size: int
    hand_common: int
    deck_size: int
    discard: list[Card]
    deals: list[Deal]
    foundations: list[Foundation]
    empire: list[Location]
    offer_size: int
    points: list[Points]
    blessings: NotRequired[list[str]]
    """Blessing tokens by colour, where there are such."""
    hand: NotRequired[list[Card]]
    """Only for your own seat, like the next two."""
    offer: NotRequired[list[Card]]
    pick: NotRequired[Card | None]
    part: NotRequired[Part]
    """In a game of a campaign."""


class Virtual(TypedDict):
    """The virtual player of the solo game."""

    area: list[Location]
    collection: list[Card]
    line: list[Good]
    attacks: list[Card]
    """The attack cards of the line, in the same order."""
    deck_size: int
    faction_locations: int


class Asked(TypedDict):
    """What is asked now: the kind of question and the card that asks."""

    kind: str
    card: NotRequired[Card]
    purpose: NotRequired[Purpose]
    """What is paid for."""
    n: NotRequired[int]
    good: NotRequired[Good]
    rewards: NotRequired[list[Good]]
    aim: NotRequired[str]
    """What is done to what is chosen: `discard`, `raze`, `take` ..."""


class PrayerCard(TypedDict):
    """A card that lies open for a prayer."""

    card: Card
    stored: bool
    """Whether it lay under a location until it was used."""
    lit: bool
    """Whether it matches."""
    brings: Goods
    spends: Good | None
    """The resource that may be spent for it."""
    why: Literal["", "no-colour", "no-match"]
    """Why it does not match; "": it does, or nobody knows yet."""


class PrayerToken(TypedDict):
    """A blessing token of who prays."""

    token: str
    lit: bool
    brings: Goods
    spends: Good | None
    colour: str
    """The colour that it counts as; the tri-colour token has none before that is known."""
    why: Literal["", "not-asked", "needs-match"]


class PrayerChoice(TypedDict):
    """What an answer within a prayer would bring."""

    colour: str
    card: Card
    """Of the two the one that is chosen; the other is ""."""
    brings: Goods
    spends: Good | None
    each: bool
    """Whether every match brings that, the cards not being drawn yet."""


class PrayerLeast(TypedDict):
    """What so many matches bring together."""

    least: int
    brings: Goods
    reached: bool


class Prayer(TypedDict):
    """A prayer, while it goes on or once it is over: everybody sees it (PRAYER-15)."""

    seat: int
    card: Card
    """The card that prays."""
    n: int
    """So many cards are drawn for it."""
    colours: list[str]
    """Those that match, or can be named."""
    named: Literal["", "declare", "choose"]
    """Whether one of them is named, before the draw or after it."""
    decided: bool
    """Whether it is known which colours match."""
    by: Literal["", "draw", "tokens"]
    """Cards, or tokens in place of them; "": neither yet."""
    cards: list[PrayerCard]
    tokens: list[PrayerToken]
    matches: int
    least: list[PrayerLeast]
    spent: Goods
    brings: Goods
    """All that it brings, once it is over."""
    over: bool
    choices: list[PrayerChoice]
    """What is asked now, by answer."""


class Outcome(TypedDict):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    ties: list[list[int]]
    """For each seat what is compared in turn: score, workers and resources left, cards in hand."""
    rank: str
    sources: list[list[Points]]


class View(TypedDict):
    """The table of the card game as one seat, or a spectator, sees it."""

    game: Literal["settlers"]
    options: Options
    round: int
    rounds: int
    """How many there are."""
    phase: Phase
    first: int
    turn: list[int]
    acted: bool
    asked: Asked | None
    offer: list[Card]
    common_deck: int
    common_discard: list[Card]
    razed: list[Card]
    """Cards being razed, and instant cards being played, on their way to a pile."""
    shown: NotRequired[list[Card]]
    """Cards that lie open for a prayer, until it is over."""
    prayer: NotRequired[Prayer]
    """The prayer that goes on."""
    goals: NotRequired[list[Goal]]
    """In a game of a campaign."""
    players: list[Player]
    virtual: NotRequired[Virtual]
    outcome: NotRequired[Outcome]
