"""Everything that goes over the wire, typed once: OpenAPI and the page's types are made from it.

What the engine shows of a game (`Game.view`) goes out as it is; `View` and its parts describe it,
and a test holds that every view fits.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "pl", "cs"]
Good = Literal["wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card"]
Goods = dict[Good, int]
Phase = Literal["lookout", "production", "action", "cleanup", "attack", "end", "setup"]
Row = Literal["production", "feature", "action"]
Zone = Literal["hand", "offer", "empire", "deals", "foundations"]
Lookout = Literal["standard", "alternative", "advanced"]
GameName = Literal["settlers", "rollwrite"]
Mode = Literal["basic", "advanced", "adventure"]
Level = Literal["easy", "normal", "hard", "expert"]
Card = str
"""A printed number: it names one physical card."""
Seat = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits."""


# The game as a seat sees it: the engine's view


class Location(Struct, forbid_unknown_fields=True):
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
    under_cards: list[Card] | UnsetType = UNSET
    """Only its owner knows them."""


class Deal(Struct, forbid_unknown_fields=True):
    """A signed deal."""

    card: Card
    good: Good
    of: str | None
    """With a rival's location: whose."""


class Foundation(Struct, forbid_unknown_fields=True):
    """A card turned into a foundation."""

    card: Card | None
    back: str
    """`common` or a faction."""


class Points(Struct, forbid_unknown_fields=True):
    """Where some points came from."""

    round: int
    how: str
    card: Card
    points: int


class Player(Struct, forbid_unknown_fields=True):
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
    hand: list[Card] | UnsetType = UNSET
    """Only of the own seat, as the next two."""
    offer: list[Card] | UnsetType = UNSET
    pick: Card | UnsetType | None = UNSET


class Virtual(Struct, forbid_unknown_fields=True):
    """The virtual player of the solo game."""

    area: list[Location]
    collection: list[Card]
    line: list[Good]
    attacks: list[Card]
    """The attack cards of the line, in the same order."""
    deck_size: int
    faction_locations: int


class Options(Struct, forbid_unknown_fields=True):
    """What was agreed before the game."""

    factions: list[str]
    lookout: Lookout
    peaceful: bool
    peaceful_drafts: int
    robbers_cut_routes: bool


class Asked(Struct, forbid_unknown_fields=True):
    """What is asked now: the kind of question and the card that asks."""

    kind: str
    card: Card | UnsetType = UNSET
    n: int | UnsetType = UNSET
    good: Good | UnsetType = UNSET
    rewards: list[Good] | UnsetType = UNSET


class Outcome(Struct, forbid_unknown_fields=True):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    ties: list[list[int]]
    """For each seat what is compared in turn: score, workers and resources left, cards in hand."""
    rank: str
    sources: list[list[Points]]


class View(Struct, tag_field="game", tag="settlers", forbid_unknown_fields=True):
    """The table of the card game as one seat, or a spectator, sees it."""

    options: Options
    round: int
    phase: Phase
    first: int
    turn: list[int]
    acted: bool
    asked: Asked | None
    offer: list[Card]
    common_deck: int
    common_discard: list[Card]
    razed: list[Card]
    players: list[Player]
    virtual: Virtual | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET


# The roll & write game: all of it is open

Track = Literal["walls", "huts", "granaries", "bridges"]
Resource = Literal["wood", "stone", "food", "gold"]
Favor = Literal["ally", "gift", "crops", "export", "coin"]


class Dice(Struct, forbid_unknown_fields=True):
    """What the dice show."""

    resources: list[Resource]
    worker: int


class Building(Struct, forbid_unknown_fields=True):
    """A building on somebody's Village sheet."""

    slug: str
    crossed: list[int]
    complete: bool
    active: bool
    """Whether it can be used this round."""
    value: int
    """Its underlined number now."""
    used: int
    settlements: int


class Deeds(Struct, forbid_unknown_fields=True):
    """What somebody has done this round."""

    sections: dict[Track, int]
    village_areas: int
    harvests: int
    finished: int


class Settlement(Struct, forbid_unknown_fields=True):
    """A settlement: by whose plan, on which sections."""

    building: str
    cells: list[str]


class Sheets(Struct, forbid_unknown_fields=True):
    """A player's two sheets, pool and round."""

    seat: int
    sheet: str
    tracks: dict[Track, int]
    half: list[int]
    """The crossed areas of the first incomplete Granaries section."""
    harvested: list[str]
    marked: list[str]
    """Sections that belong to a settlement."""
    placed: list[Settlement]
    buildings: list[Building]
    dice: Dice
    token: Favor | None
    favor_used: bool
    actions: int
    pool: dict[Resource, int]
    window: bool
    """Whether dice may be rolled again."""
    ready: bool
    decided: bool
    settlements: int
    earned: int
    score: int
    """If the game ended now."""
    round: Deeds


class RollOptions(Struct, forbid_unknown_fields=True):
    """What was agreed before the game."""

    mode: Mode
    players: int | UnsetType = UNSET
    sheets: list[str] | UnsetType = UNSET


class RollOutcome(Struct, forbid_unknown_fields=True):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    ties: list[list[int]]
    """For each seat what is compared in turn: score, Bridges sections, harvested areas."""
    rank: str
    ranks: list[str]
    sources: list[list[Points]]


class RollView(Struct, tag_field="game", tag="rollwrite", forbid_unknown_fields=True):
    """The table of the roll & write game; all see the same, but are asked different things."""

    options: RollOptions
    mode: Mode
    round: int
    phase: Literal["favor", "develop", "settlements", "end"]
    active: int
    """Who rolls."""
    turn: list[int]
    dice: Dice
    tokens: list[Favor]
    free_tokens: list[Favor]
    players: list[Sheets]
    asked: str | UnsetType = UNSET
    outcome: RollOutcome | UnsetType = UNSET


# What a seat can do


class Offer(Struct, omit_defaults=True):
    """A legal move: its notation, which is what the page sends back, its words, and its place."""

    text: str
    label: str
    verb: str
    """`build`, `choose` ...: the first word of the notation."""
    zone: Zone | None = None
    """Where its card lies; None: it is not made on a card."""
    holder: int | None = None
    """Whose empire or deals; the virtual player's number is 1."""
    cards: list[Card] = []
    """The cards it can be made on: copies alike all stand here."""
    goods: Goods = {}
    """What is paid, chosen, kept or fetched by workers."""
    times: int = 1
    """How often a location is used at once."""
    seat: int | None = None
    """The player who is chosen."""
    deck: Literal["common", "faction"] | None = None
    """The deck that is drawn from."""
    place: str = ""
    """In the roll & write game: where on the sheets it is made, as `track/walls/4`."""
    also: list[str] = []
    """Other places where it can be made: an area alike, what allows it."""
    cells: list[str] = []
    """The sections that a settlement takes."""
    brings: dict[str, int] = {}
    """What it changes: goods, `actions`, `vp`; losses are below 0."""


class Refusal(Struct, omit_defaults=True):
    """What cannot be done, and why: one sentence with its clauses, nearest first."""

    reason: str
    clauses: list[str]
    text: str = ""
    label: str = ""
    """The move in words: `Build Mill`."""
    facts: dict[str, str | int] = {}


class Entry(Struct, omit_defaults=True):
    """A line of the log with what came of it."""

    at: int
    """How many moves had been made when it was complete: the moment that it shows."""
    text: str
    seat: int | None = None
    more: list[str] = []
    moves: list[str] = []
    """The moves in notation, as far as this seat may read them."""


class Gain(Struct):
    """Goods that a card gave to a player since the last view: what the page lets travel."""

    seat: int
    good: Good
    n: int
    card: Card


# A table and its seats


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for the whole game."""

    move: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class Time(Struct, omit_defaults=True):
    """The clock of a seat: what is left, in seconds, and whether it runs."""

    move: float
    reserve: float
    runs: bool = False


class SeatInfo(Struct, omit_defaults=True):
    """Who sits where."""

    name: str = ""
    """"" : nobody yet."""
    bot: Level | None = None
    """The bot that sits here, or stands in for whoever left."""
    faction: str | None = None
    """Or, in the roll & write game, the sheet; None: by chance."""
    here: bool = False
    """Whether somebody at this seat is connected."""
    left: bool = False
    resigned: bool = False
    rematch: bool = False
    """Whether whoever sits here has asked for a rematch."""


class TableInfo(Struct, omit_defaults=True):
    """A table as everybody at it may know it."""

    id: str
    title: str
    status: Literal["waiting", "running", "finished"]
    public: bool
    seats: list[SeatInfo]
    lookout: Lookout
    peaceful: bool
    peaceful_drafts: int
    robbers_cut_routes: bool
    clock: Clock | None = None
    game: GameName = "settlers"
    mode: Mode = "basic"
    """Of the roll & write game."""
    first: bool = False
    """A guided first game."""
    round: int = 0
    watching: int = 0
    made: int = 0
    """When it was made, in seconds since 1970; as is the next."""
    changed: int = 0
    origin: str | None = None
    """The table or journal that this game was played on from."""
    next: str | None = None
    """The rematch."""
    turn: list[int] = []
    """The seats that must decide."""


class Said(Struct, omit_defaults=True):
    """A line of the chat."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


# From the server


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: the table, the seat of this socket (None: a spectator), the chat."""

    version: str
    table: TableInfo
    seat: int | None
    chat: list[Said]


class Table(Struct, tag="table", tag_field="type"):
    """Something about the table or its seats has changed."""

    table: TableInfo


class Seen(Struct, tag="view", tag_field="type", omit_defaults=True):
    """The game as this socket may see it now."""

    at: int
    """How many moves have been made."""
    stamp: int
    """What a move must name that answers this view."""
    view: View | RollView
    log_from: int
    """Entries of the log from this one on are new or changed; there are no others after them."""
    log: list[Entry]
    ask: str = ""
    """The question in words, if this seat is asked."""
    offers: list[Offer] = []
    """The legal moves of this seat."""
    blocked: dict[Card, Refusal] = {}
    """Cards in hand that cannot be built now; without sentences."""
    standings: dict[str, str] = {}
    """In the roll & write game: what each own building does this round, in words."""
    gains: list[Gain] = []
    undo: bool = False
    no_undo: str = ""
    """Why nothing can be taken back."""
    thinking: list[int] = []
    """Seats whose bot thinks."""
    clocks: list[Time] = []
    answer: int | None = None
    """The message that this answers."""


class Looked(Struct, tag="looked", tag_field="type"):
    """What can and cannot be done with a card, or at a place."""

    answer: int
    at: int
    brings: dict[str, Goods]
    """For each legal move there what it changes in the own supply; losses are below 0."""
    refusals: list[Refusal]


class Hint(Struct, tag="hint", tag_field="type"):
    """What a bot would do (in a guided game)."""

    answer: int
    at: int
    text: str
    label: str


class Earlier(Struct, tag="moment", tag_field="type"):
    """The table as this socket could see it after so many moves."""

    answer: int
    at: int
    view: View | RollView


class Chat(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    said: Said


class Thinking(Struct, tag="thinking", tag_field="type"):
    """Which bots think now."""

    seats: list[int]


class No(Struct, tag="no", tag_field="type", omit_defaults=True):
    """A message that could not be followed: a move that the rules forbid, or another mistake."""

    code: str
    """`refused`: by the rules. `stale`: the game has moved on. Others name a mistake."""
    text: str
    answer: int | None = None
    clauses: list[str] = []


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""


FromServer = Hello | Table | Seen | Looked | Hint | Earlier | Chat | Thinking | No | Pong


# From the page

Id = Annotated[int, Meta(ge=0, le=2**31)]


class Move(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """Make a move, in notation, in the game as the view with this stamp showed it."""

    id: Id
    stamp: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last move back."""

    id: Id
    stamp: Id


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """What can be done with this card, and why not?"""

    id: Id
    stamp: Id
    zone: Zone
    holder: Annotated[int, Meta(ge=-1, le=3)]
    card: Annotated[str, Meta(max_length=12)]


class LookAt(Struct, tag="place", tag_field="type", forbid_unknown_fields=True):
    """What can be done at this place of the sheets, and why not?"""

    id: Id
    stamp: Id
    place: Annotated[str, Meta(max_length=60)]


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would you do? (In a guided game.)"""

    id: Id
    stamp: Id


class AskMoment(Struct, tag="moment", tag_field="type", forbid_unknown_fields=True):
    """How did the table look after so many moves?"""

    id: Id
    at: Id


class Speak(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Tongue(Struct, tag="language", tag_field="type", forbid_unknown_fields=True):
    """From now on in this language."""

    language: Language


class Keeping(Struct, tag="keeping", tag_field="type", forbid_unknown_fields=True):
    """Whether this seat wants to be asked in cleanup what it keeps, even where all can be kept."""

    ask: bool


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


FromPage = Move | Undo | Look | LookAt | AskHint | AskMoment | Speak | Tongue | Keeping | Ping


# Requests and their answers


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as its table's host wants it."""

    bot: Level | None = None
    """None: a person."""
    faction: str | None = None
    """Or, in the roll & write adventure, the sheet; None: by chance."""


class TableWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table as its host wants it; seat 0 is the host's."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    title: Title = ""
    public: bool = False
    game: GameName = "settlers"
    mode: Mode = "basic"
    """Of the roll & write game; the next four are of the card game."""
    lookout: Lookout = "standard"
    peaceful: bool = False
    peaceful_drafts: Literal[1, 2] = 1
    robbers_cut_routes: bool = False
    clock: Clock | None = None


class NewTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Make a table; with `start` the game begins at once."""

    name: Name
    table: TableWish
    start: bool = False
    first: bool = False
    """A guided first game: Romans against Barbarians; `table` is not looked at."""


class Seated(Struct):
    """A seat that somebody has taken: the key opens it on another device too."""

    table: str
    seat: int
    key: Key


class Join(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Take the next free seat, or the seat that the key opens."""

    name: Name
    key: Key | None = None


class Enter(Struct, forbid_unknown_fields=True):
    """Show a key; the answer brings the cookie."""

    key: Key


class Links(Struct):
    """The keys that a host can hand out."""

    invite: Key
    watch: Key
    seats: dict[int, Key]
    """Of seats that nobody has taken yet."""


class SeatChange(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody changes about the own seat before the game: name, faction."""

    name: Name | UnsetType = UNSET
    faction: str | UnsetType | None = UNSET


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, at one seat, against bots."""

    name: Name
    at: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Seat
    level: Level = "normal"


class Replay(Struct):
    """A finished game, or an uploaded journal: who played and how long it is."""

    id: str
    table: TableInfo
    moves: int
    marks: list[int]
    """The moments at which a round begins."""
    complete: bool
    """Whether the game was played to its end."""


class Moment(Struct):
    """A replay after so many moves, through somebody's eyes."""

    at: int
    move: str
    """The last move in notation."""
    by: int | None
    view: View | RollView
    log: list[Entry]
    """Entries that came with this moment; each has its own `at`."""


class Problem(Struct, omit_defaults=True):
    """Why a request could not be followed."""

    code: str
    text: str
    where: str = ""
    clauses: list[str] = []


# Cards and rules


class Token(Struct, omit_defaults=True):
    """A piece of a card's formula."""

    kind: Literal[
        "good",
        "colour",
        "text",
        "arrow",
        "slash",
        "colon",
        "location",
        "deal",
        "samurai",
        "foundation",
    ]
    what: str = ""
    """The good or the colour; of a text the text itself."""
    n: int = 1


class Ability(Struct, omit_defaults=True):
    """One thing that a card does: in words, and as a formula."""

    kind: Literal["production", "feature", "action", "bonus"]
    text: str
    formula: list[Token] = []


class CardFace(Struct, omit_defaults=True):
    """All facts of a card. Copies that differ in print are cards of their own."""

    numbers: list[Card]
    slug: str
    name: str
    faction: str
    """`common`, a faction, or `attack`."""
    kind: Row
    colours: list[str]
    cost: Goods
    location: bool
    """Whether a location or foundation is given up for it."""
    raze: Goods
    deal: Good | None
    worth: int
    abilities: list[Ability]
    art: str
    source: str
    """Where its effect comes from: `seed`, `public`, `house`."""
    uses: int = 0
    """How often its action can be used in a round."""


class FactionFace(Struct):
    """A faction and its board."""

    slug: str
    name: str
    goods: Goods
    """What its board gives each round."""
    keeps: list[Good]


class Noun(Struct):
    """A good and all forms of its name, so that a face can draw icons in place of words."""

    good: Good
    forms: list[str]


class Library(Struct):
    """All cards, factions and words of the game in one language."""

    language: Language
    version: str
    cards: list[CardFace]
    factions: list[FactionFace]
    nouns: list[Noun]


class BuildingFace(Struct, omit_defaults=True):
    """All facts of a building of the roll & write game."""

    slug: str
    code: str
    name: str
    areas: list[dict[Resource, int]]
    """What each of its areas costs; none: it is pre-built."""
    plan: list[str]
    """The rows of its settlement plan, `##.`; none: it has no plan."""
    text: str
    """What it does; the underlined number stands between two `_`."""
    raised: list[str]
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
    text: str = ""


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


class ClauseText(Struct, omit_defaults=True):
    """A clause of the rulebook."""

    id: str
    text: str
    translated: bool = True


class Area(Struct):
    """A chapter of the rulebook."""

    id: str
    game: GameName
    title: str
    clauses: list[ClauseText]


class Rulebook(Struct):
    """The rulebook in one language."""

    language: Language
    areas: list[Area]
