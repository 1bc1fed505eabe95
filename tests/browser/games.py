"""Games that were played before: bots play them in the engine, the server gets their journals."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from fcntl import LOCK_EX, flock
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from osada.bots import ask, bot
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.rollwrite import RollWrite
from osada.rollwrite import State as Sheets
from osada.settlers import Settlers, State
from tests.server import patient

Wanted = Callable[[dict[str, Any], int], bool]
"""Whether a moment, seen by the seat that is to decide, is the one that is looked for."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game: how many moves had been made, and who was to decide."""

    at: int
    seat: int
    view: dict[str, Any]
    legal: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Played:
    """A game to its end, as a journal, with every moment at which somebody decided."""

    journal: str
    moments: tuple[Moment, ...]
    scores: tuple[int, ...]
    factions: tuple[str, ...]

    def when(self, wanted: Wanted) -> Moment:
        """The first moment that is like that."""
        return next(one for one in self.moments if wanted(one.view, one.seat))

    def can(self, verb: str) -> Moment:
        """The first moment with a move of a kind: `visit`."""
        return next(one for one in self.moments if any(t.startswith(verb) for t in one.legal))

    def last(self, wanted: Wanted) -> Moment:
        """The last moment that is like that."""
        return next(one for one in reversed(self.moments) if wanted(one.view, one.seat))


def _texts(match: Match[State], seat: int) -> tuple[str, ...]:
    return tuple(match.game.text(match.state, seat, one) for one in match.pending[seat].moves)


class Shelf:
    """Where the workers of a test run keep the games that one of them has played for all."""

    folder: Path | None = None

    def take(self, play: Callable[[], Played], *words: object) -> Played:
        """A game from the shelf, or played now."""
        if self.folder is None:
            return play()
        name = blake2b(repr(words).encode(), digest_size=8).hexdigest()
        file = self.folder / f"{name}.played"
        with open(file.with_suffix(".lock"), "w") as lock:
            flock(lock, LOCK_EX)
            if not file.exists():
                part = file.with_suffix(".part")
                part.write_bytes(pickle.dumps(play()))
                part.rename(file)
        found: Played = pickle.loads(file.read_bytes())
        return found


SHELF = Shelf()


DATA = Path(__file__).parent / "data"


@cache
def played(*factions: str, seed: int = 7, boxes: tuple[str, ...] = ()) -> Played:
    """A game of bots, always the same one: from the folder `data`, or else they play it now."""
    path = _place(factions, seed, boxes)
    if path.exists():
        return kept(path.stem)
    words = (factions, seed, boxes)
    return SHELF.take(lambda: _with_moments(_by_bots(*words)), words)


@cache
def kept(name: str) -> Played:
    """A game of the folder `data`: the same whatever bots have learnt since."""
    return SHELF.take(lambda: _with_moments((DATA / f"{name}.osada").read_text("utf-8")), name)


def _place(factions: tuple[str, ...], seed: int, boxes: tuple[str, ...]) -> Path:
    return DATA / f"{'-'.join([*factions, *boxes, str(seed)])}.osada"


def _by_bots(factions: tuple[str, ...], seed: int, boxes: tuple[str, ...]) -> str:
    """The journal of a game that bots play."""
    game = Settlers()
    options: dict[str, Any] = {"factions": list(factions)}
    if boxes:
        options |= {"boxes": list(boxes), "format": "open", "five_players": len(factions) > 4}
    match: Match[State] = Match(game, options, seed)
    random = seeded(seed)
    while pending := match.pending:
        seat = min(pending)
        random = step(random)
        match.play(seat, ask(bot("greedy"), game, match.state, seat, random))
    people = ("Ola", "Jan", "Eva", "Petr", "Iva")
    return journal.text(match, {f"seat {seat}": people[seat] for seat in range(len(factions))})


def _with_moments(text: str) -> Played:
    record = journal.parse(text.encode(), "a game")
    game = Settlers()
    match: Match[State] = Match(game, record.options, record.seed)
    moments = []
    for entry in record.moves:
        seat = entry.seat
        moments.append(Moment(match.moves, seat, dict(match.view(seat)), _texts(match, seat)))
        match.play(seat, game.parse(match.state, seat, entry.text)[0])
    assert match.outcome is not None
    factions = tuple(record.options["factions"])
    return Played(text, tuple(moments), tuple(match.outcome.scores), factions)


@cache
def rolled(mode: str, *sheets: str, players: int = 3, seed: int = 7, code: str = "") -> Played:
    """A roll & write game of bots, or by chance: then nobody is ready too early."""
    game = RollWrite()
    options: dict[str, Any] = {"mode": mode, "players": players}
    if mode == "adventure":
        options = {"mode": mode, "sheets": list(sheets)}
    match: Match[Sheets] = Match(game, options, seed)
    moments = []
    random = seeded(seed)
    while match.pending:
        for seat in sorted(match.pending):
            moments.append(Moment(match.moves, seat, dict(match.view(seat))))
        random = step(random)
        seat = sorted(match.pending)[below(random, len(match.pending))]
        random = step(random)
        if code:
            match.play(seat, ask(bot(code, game.name), game, match.state, seat, random))
            continue
        legal = game.legal(match.state, seat)
        wanted = [one for one in legal if game.text(match.state, seat, one) != "ready"] or legal
        match.play(seat, wanted[below(random, len(wanted))])
    names = {f"seat {at}": ("Ola", "Jan", "Eva")[at] for at in range(len(match.state.players))}
    assert match.outcome is not None
    record = journal.text(match, names)
    return Played(record, tuple(moments), tuple(match.outcome.scores), sheets)


def asks(kind: str, round: int = 1, seat: int = 0) -> Wanted:
    """A seat is asked something of a kind in the roll & write game, from some round on."""
    return lambda view, who: who == seat and view["round"] >= round and view.get("asked") == kind


def on_turn(round: int, seat: int = 0, built: int = 0) -> Wanted:
    """A seat is about to act, from some round on, with so many locations built."""

    def like(view: dict[str, Any], who: int) -> bool:
        asked = view["asked"]
        return (
            who == seat
            and view["round"] >= round
            and asked is not None
            and asked["kind"] == "turn"
            and not view["acted"]
            and len(view["players"][seat]["empire"]) >= built
        )

    return like


def asked(kind: str, seat: int = 0) -> Wanted:
    """A seat is asked something of a kind."""
    return lambda view, who: (
        who == seat and view["asked"] is not None and view["asked"]["kind"] == kind
    )


@cache
def upload(address: str, game: Played) -> str:
    """The replay that a server makes of a game."""
    answer = patient.post(f"{address}/api/journals", content=game.journal.encode())
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def play_on(address: str, game: Played, moment: Moment, level: str = "easy") -> str:
    """The page of a seat at a new table that goes on from a moment of a game."""
    wanted = {"name": "Ola", "at": moment.at, "seat": moment.seat, "level": level}
    replay = upload(address, game)
    answer = patient.post(f"{address}/api/replays/{replay}/fork", json=wanted)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return f"/table/{told['table']}/{told['seat']}#{told['key']}"


def keep(*factions: str, seed: int = 7, boxes: tuple[str, ...] = ()) -> None:
    """Bots play a game for the folder `data`, where the tests find it from then on."""
    _place(factions, seed, boxes).write_text(_by_bots(factions, seed, boxes), "utf-8")
