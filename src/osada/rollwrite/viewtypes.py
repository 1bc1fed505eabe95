"""What a view of the roll & write game holds: its only description, see the card game's."""

from typing import Any, Literal, NotRequired, TypedDict

from osada.kernel.viewtypes import Points

Track = Literal["walls", "huts", "granaries", "bridges"]
Resource = Literal["wood", "stone", "food", "gold"]
Favor = Literal["ally", "gift", "crops", "export", "coin"]
RollPhase = Literal["favor", "develop", "settlements", "end"]
Mode = str
RollOptions = dict[str, Any]
"""What was agreed before the game, and the mode of it; `titles` says what those can be."""


class Dice(TypedDict):
    """What the dice show."""

    resources: list[Resource]
    worker: int


class Building(TypedDict):
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


class Deeds(TypedDict):
    """What somebody has done this round."""

    sections: dict[Track, int]
    village_areas: int
    harvests: int
    finished: int


class Settlement(TypedDict):
    """A settlement: by whose plan, on which sections."""

    building: str
    cells: list[str]


class Sheets(TypedDict):
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


class RollOutcome(TypedDict):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    ties: list[list[int]]
    """For each seat what is compared in turn: score, Bridges sections, harvested areas."""
    rank: str
    ranks: list[str]
    sources: list[list[Points]]


class RollView(TypedDict):
    """The table of the roll & write game; all see the same, but are asked different things."""

    game: Literal["rollwrite"]
    options: RollOptions
    mode: Mode
    round: int
    rounds: int
    """How many there are."""
    phase: RollPhase
    active: int
    """Who rolls."""
    turn: list[int]
    dice: Dice
    tokens: list[Favor]
    free_tokens: list[Favor]
    players: list[Sheets]
    asked: NotRequired[str]
    outcome: NotRequired[RollOutcome]
