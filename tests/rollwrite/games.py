"""Games for the roll & write tests: options of every kind, random play, tables laid out by hand."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from osada.kernel.game import Move, Refusal, Refused
from osada.kernel.random import below, seeded, step
from osada.rollwrite import RollWrite, State, develop, extended
from osada.rollwrite import abilities as a
from osada.rollwrite import verbs as w
from osada.rollwrite.empire import AREAS
from osada.rollwrite.goods import GOODS
from osada.rollwrite.state import COUNT, DEVELOP, FAVOR, NOBODY, TOKENS, Player

DATA = Path(__file__).parent / "data"
BASE = RollWrite()
GAME = RollWrite(extended([DATA / "own.village"]))
"""The game with the sheets of data/own.village besides the printed ones."""
PRINTED = [str(number) for number in range(1, 49)]
OWN = [slug for slug in GAME.villages.sheets if not slug.isdigit() and slug != "competition"]
SEEDS = st.integers(0, 10**6)

CONDITIONS = {
    "PAIR": a.PAIR, "RAINBOW": a.RAINBOW, "GOLD": a.GOLDEN, "NOGOLD": a.NO_GOLD, "SECT": a.SECT,
    "TRACKS": a.ON_TRACKS, "WALLS": a.ON_WALLS, "HUTS": a.ON_HUTS, "GRANARIES": a.ON_GRANARIES,
    "BRIDGES": a.ON_BRIDGES, "HARV": a.HARV, "VILL": a.VILL, "DONE": a.DONE,
}  # fmt: skip
"""The words of data/*.txt for conditions, as the engine numbers them."""
THINGS = {
    "IMPERIAL": (a.IMPERIAL, 1), "BRIDGE": (a.BRIDGE, 1), "BUILDING": (a.BUILDING, 1),
    "SETTLEMENT": (a.SETTLEMENT, 1), "HARVESTED/2": (a.HARVESTED, 2),
    "WALLS/2": (a.THING_WALLS, 2), "WALLS/3": (a.THING_WALLS, 3), "HUTS/2": (a.THING_HUTS, 2),
    "GRANARIES/1": (a.THING_GRANARIES, 1), "SECTIONS/6": (a.THING_SECTIONS, 6),
    "COLUMN": (a.COLUMN, 1), "TRACK4": (a.TRACK_OF, 4), "TRACK6": (a.TRACK_OF, 6),
}  # fmt: skip
"""And for things: which, and how many count once."""


@st.composite
def options(draw: st.DrawFn, least: int = 1, own: bool = True) -> dict[str, Any]:
    """Options of a game in any mode, on any sheets, for 1 to 4 players."""
    mode = draw(st.sampled_from(["basic", "advanced", "adventure", "adventure"]))
    if mode != "adventure":
        return {"mode": mode, "players": draw(st.integers(2, 4))}
    sheet = st.sampled_from(PRINTED)
    if own:
        sheet |= st.sampled_from(OWN)
    return {"mode": mode, "sheets": draw(st.lists(sheet, min_size=least, max_size=4))}


def examples(n: int) -> settings:
    """So many examples with the usual profile, more or fewer with another."""
    usual = settings.default.max_examples if settings.default is not None else 100
    return settings(max_examples=max(3, n * usual // 100))


def chosen(moves: Iterable[Move], random: int) -> Move:
    """A move at random; to be ready, one time in four, lest nothing much happens."""
    moves = list(moves)
    if len(moves) > 1 and moves[-1] is w.BE_READY and below(random, 997) % 4:
        moves.pop()
    return moves[below(step(random), len(moves))]


def playout(state: State, seed: int | str) -> Iterator[tuple[int, Move]]:
    """Seat and move of a random game, each before it is made in place."""
    random = seeded(seed)
    while pending := GAME.pending(state):
        random = step(random)
        seat = list(pending)[below(random, len(pending))]
        random = step(random)
        made = chosen(pending[seat].moves, random)
        yield seat, made
        GAME.apply(state, seat, made)


def reached(with_options: Mapping[str, Any], seed: int, depth: int) -> State:
    """A random game after so many moves, or at its end."""
    state = GAME.new(with_options, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at == depth:
            break
    return state


# Tables laid out by hand


def packed(dice: str) -> int:
    """`WSF4`: what three resource dice and the worker die show."""
    faces = ["WSFG".index(face) for face in dice[:3]]
    return faces[0] | faces[1] << 2 | faces[2] << 4 | int(dice[3]) << 6


def laid(
    *sheets: str,
    mode: str = "adventure",
    seed: int = 1,
    round: int = 4,
    dice: str = "WSF4",
    token: str = "ally",
    **facts: Any,
) -> State:
    """The start of Develop; `facts` are of seat 0: those of `lay`, and what lies in the pool."""
    if mode == "adventure":
        state = GAME.new({"sheets": list(sheets or ["1"])}, seed)
    else:
        state = GAME.new({"mode": mode, "players": 2}, seed)
    pool, actions = facts.pop("pool", None), facts.pop("actions", None)
    lay(state.players[0], **facts)
    state.round, state.phase, state.turn = round, DEVELOP, NOBODY
    state.dice = packed(dice)
    others = [other for other in range(len(TOKENS)) if TOKENS[other] != token]
    for seat, player in enumerate(state.players):
        develop.begin_round(player, state.dice)
        player.token = others[seat] if seat else TOKENS.index(token)
    tokens = [player.token for player in state.players] + others[len(state.players) :]
    state.tokens = tuple(sorted(tokens[: max(3, len(state.players) + 1)]))
    for seat in range(len(state.players)):
        develop.begin(state, seat)
    player = state.players[0]
    if pool is not None:
        fill(player, pool)
    if actions is not None:
        player.actions = actions
    return state


def lay(
    player: Player,
    progress: tuple[int, int, int, int] = (0, 0, 0, 0),
    half: str = "",
    built: Iterable[str] = (),
    crossed: Mapping[str, Iterable[int]] | None = None,
    harvested: Iterable[str] = (),
    marked: int = 0,
    settled: Mapping[str, int] | None = None,
    vp: int = 0,
) -> None:
    """Sheets as they are before a round; `built` are the buildings complete by then."""
    player.walls, player.huts, player.granaries, player.bridges = progress
    player.half = sum(1 << "ab".index(letter) for letter in half)
    village = player.village
    for slug in built:
        slot = village.slot(slug)
        player.built |= 1 << slot
        player.crossed |= village.full[slot] << 4 * slot
    for slug, areas in (crossed or {}).items():
        for area in areas:
            player.crossed |= 1 << 4 * village.slot(slug) + area - 1
    for name in harvested:
        player.harvested |= 1 << AREAS.index(name)
    player.marked = marked
    for slug, n in (settled or {}).items():
        player.settled += n << COUNT * village.slot(slug)
    player.vp, player.earned = vp, ((1, "favor", "export", vp),) if vp else ()
    player.moves = None


def fill(player: Player, pool: str) -> None:
    """`SSG`: what lies in the pool, and nothing else."""
    player.wood, player.stone, player.food, player.gold = (pool.count(good) for good in "WSFG")
    player.moves = None


def pool(state: State, seat: int = 0) -> str:
    """What lies in a pool: `WWSG`."""
    player = state.players[seat]
    return "".join("WSFG"[good] * player.have(good) for good in range(len(GOODS)))


def do(state: State, *lines: str, seat: int = 0) -> None:
    """Make the moves that lines stand for."""
    for line in lines:
        for made in GAME.steps(state, seat, line):
            GAME.apply(state, seat, made)


def legal(state: State, seat: int = 0) -> list[str]:
    """The lines that a seat can choose from."""
    return [GAME.text(state, seat, made) for made in GAME.legal(state, seat)]


def refused(state: State, line: str, seat: int = 0) -> Refusal:
    """Why a line is not possible; nothing changes."""
    before = GAME.hash(state)
    try:
        GAME.steps(state, seat, line)
    except Refused as refusal:
        assert GAME.hash(state) == before
        return refusal.refusal
    raise AssertionError(f"{line} is legal")


def at_favor(state: State) -> State:
    """The same table, but tokens are still to be taken."""
    state.phase, state.turn = FAVOR, state.active
    for player in state.players:
        player.token = -1
        player.moves = None
    return state
