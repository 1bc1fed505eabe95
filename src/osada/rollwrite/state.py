"""The table as plain data: what is common to all, and each player's sheets, pool and round."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move
from osada.rollwrite.village import Village

FAVOR: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
END: Final = 3
PHASES: Final = ("favor", "develop", "settlements", "end")

BASIC: Final = 0
ADVANCED: Final = 1
ADVENTURE: Final = 2
MODES: Final = ("basic", "advanced", "adventure")

ALLY: Final = 0
GIFT: Final = 1
CROPS: Final = 2
EXPORT: Final = 3
COIN: Final = 4
TOKENS: Final = ("ally", "gift", "crops", "export", "coin")
NO_TOKEN: Final = -1
NOBODY: Final = -1

USES: Final = 8
"""Bits in which the uses of one ability are counted."""
COUNT: Final = 4
"""Bits in which the settlements of one plan, or the sections of one track, are counted."""
LOW_USES: Final = (1 << USES) - 1
LOW_COUNT: Final = (1 << COUNT) - 1

CELL: Final = 64
"""A settlement is its building times this plus its anchor."""

Earned = tuple[tuple[int, str, str, int], ...]
"""Points earned in play: round, how, by what, how many."""


class Options:
    """What was agreed before the game; shared by every copy of a state."""

    __slots__ = ("mode", "rules", "sheets")

    def __init__(self, mode: int, sheets: tuple[str, ...], rules: int) -> None:
        self.mode = mode
        self.sheets = sheets  # the village of each seat
        self.rules = rules  # the version of the rules that is played

    def as_dict(self) -> dict[str, Any]:
        """The options as written in a journal."""
        if self.mode == ADVENTURE:
            return {"mode": MODES[self.mode], "sheets": list(self.sheets)}
        return {"mode": MODES[self.mode], "players": len(self.sheets)}


@mypyc_attr(acyclic=True)
class Player:
    """A seat: its two sheets, and what it has this round."""

    __slots__ = (
        "actions",
        "active",
        "bridges",
        "built",
        "crossed",
        "decided",
        "dice",
        "earned",
        "favor_used",
        "finished",
        "food",
        "gold",
        "granaries",
        "half",
        "harvested",
        "harvests",
        "huts",
        "marked",
        "moves",
        "placed",
        "ready",
        "reroll",
        "sections",
        "settled",
        "stone",
        "token",
        "uses",
        "village",
        "village_areas",
        "vp",
        "walls",
        "window",
        "wood",
    )

    def __init__(
        self,
        village: Village,
        walls: int,
        huts: int,
        granaries: int,
        bridges: int,
        half: int,
        crossed: int,
        built: int,
        harvested: int,
        marked: int,
        settled: int,
        placed: tuple[int, ...],
        vp: int,
        earned: Earned,
        dice: int,
        token: int,
        favor_used: bool,
        active: int,
        actions: int,
        wood: int,
        stone: int,
        food: int,
        gold: int,
        uses: int,
        sections: int,
        village_areas: int,
        harvests: int,
        finished: int,
        window: bool,
        reroll: int,
        ready: bool,
        decided: bool,
        moves: tuple[Move, ...] | None,
    ) -> None:
        self.village = village
        # sections complete
        self.walls = walls
        self.huts = huts
        self.granaries = granaries
        self.bridges = bridges
        self.half = half  # crossed areas of the first incomplete Granaries section, as bits
        self.crossed = crossed  # areas of buildings, four bits each
        self.built = built  # complete buildings, as bits; so are the next
        self.harvested = harvested
        self.marked = marked  # cells that belong to a settlement
        self.settled = settled  # settlements by building, COUNT bits each
        self.placed = placed  # settlements in order, as building * CELL + anchor
        self.vp = vp  # earned in play
        self.earned = earned
        # this round
        self.dice = dice  # three faces of two bits, then the worker die
        self.token = token
        self.favor_used = favor_used
        self.active = active  # buildings that can be used
        self.actions = actions
        self.wood = wood
        self.stone = stone
        self.food = food
        self.gold = gold
        self.uses = uses  # by building, USES bits each
        self.sections = sections  # completed, by track, COUNT bits each
        self.village_areas = village_areas  # crossed
        self.harvests = harvests
        self.finished = finished  # buildings completed
        self.window = window  # whether dice may be rolled again
        self.reroll = reroll  # the state of the player's own stream, 0 before it is used
        self.ready = ready
        self.decided = decided  # on a settlement
        self.moves = moves  # the legal ones, once somebody has asked for them

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.village, self.walls, self.huts, self.granaries, self.bridges, self.half,
            self.crossed, self.built, self.harvested, self.marked, self.settled, self.placed,
            self.vp, self.earned, self.dice, self.token, self.favor_used, self.active, self.actions,
            self.wood, self.stone, self.food, self.gold, self.uses, self.sections,
            self.village_areas, self.harvests, self.finished, self.window, self.reroll,
            self.ready, self.decided, self.moves,
        )  # fmt: skip

    def progress(self, track: int) -> int:
        """How many sections of a track are complete."""
        if track == 0:
            return self.walls
        if track == 1:
            return self.huts
        return self.granaries if track == 2 else self.bridges

    def have(self, good: int) -> int:
        """How much of a good lies in the pool."""
        if good == 0:
            return self.wood
        if good == 1:
            return self.stone
        return self.food if good == 2 else self.gold

    def value(self, slot: int) -> int:
        """A building's value: what is printed, and one more for each settlement if underlined."""
        ability = self.village.buildings[slot].ability
        if ability.underlined:
            return ability.value + (self.settled >> COUNT * slot & LOW_COUNT)
        return ability.value

    def used(self, slot: int) -> int:
        """How often an ability was used this round."""
        return self.uses >> USES * slot & LOW_USES

    def face(self, die: int) -> int:
        """What one of the three resource dice shows."""
        return self.dice >> 2 * die & 3

    @property
    def worker(self) -> int:
        """What the worker die shows."""
        return self.dice >> 6


@mypyc_attr(acyclic=True)
class State:
    """A whole game."""

    __slots__ = (
        "active",
        "dice",
        "log",
        "options",
        "phase",
        "players",
        "random",
        "rerolls",
        "round",
        "tokens",
        "turn",
    )

    def __init__(
        self,
        options: Options,
        players: list[Player],
        round: int,
        phase: int,
        active: int,
        turn: int,
        dice: int,
        tokens: tuple[int, ...],
        random: int,
        rerolls: int,
        log: list[tuple[Any, ...]] | None,
    ) -> None:
        self.options = options
        self.players = players
        self.round = round
        self.phase = phase
        self.active = active  # the seat that rolls
        self.turn = turn  # the seat that takes a token, NOBODY in other phases
        self.dice = dice  # as rolled by the active player
        self.tokens = tokens  # in this game
        self.random = random
        self.rerolls = rerolls  # where the players' own streams come from (RH-MODEL-09)
        self.log = log

    def copy(self) -> "State":
        """An independent copy, without the log."""
        return State(
            self.options, [player.copy() for player in self.players], self.round, self.phase,
            self.active, self.turn, self.dice, self.tokens, self.random, self.rerolls, None,
        )  # fmt: skip
