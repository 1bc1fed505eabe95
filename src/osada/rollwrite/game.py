"""The roll & write game behind the kernel's contract."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from osada.kernel.game import Decision, Move, Outcome, Refusal, Refused
from osada.kernel.random import jumped
from osada.rollwrite import flow, notation, refusals, scoring, setup, view
from osada.rollwrite import verbs as w
from osada.rollwrite.catalogue import Catalogue, base
from osada.rollwrite.empire import ROUNDS
from osada.rollwrite.state import DEVELOP, FAVOR, PHASES, SETTLE, State

VERSION: Final = str(setup.RULES)
"""Of the rules: changes whenever the same seed and moves could give another game."""

if TYPE_CHECKING:
    from osada.rollwrite.viewtypes import RollView


class RollWrite:
    """Imperial Settlers: Roll & Write for 1 to 4 players."""

    name: ClassVar[str] = "rollwrite"

    def __init__(self, villages: Catalogue | None = None, rules: int = setup.RULES) -> None:
        self.villages = villages if villages is not None else base()
        self.rules = rules
        own = f"+{self.villages.fingerprint()}" if self.villages.added else ""
        self.version = f"{rules}{own}"

    def by(self, version: str) -> "RollWrite | None":
        """The game by the rules that a record names, old ones too; None: they are not known."""
        if version == self.version:
            return self
        for rules in range(1, setup.RULES + 1):
            found = RollWrite(self.villages, rules)
            if found.version == version:
                return found
        return None

    def new(self, options: Mapping[str, Any], seed: int | str) -> State:
        """A new game, up to its first decision; `BadOptions` if it cannot be played."""
        chosen = setup.options(self.villages, options, self.rules)
        state = setup.shuffled(self.villages, chosen, seed)
        flow.begin_round(state)
        return state

    def opening(self, state: State) -> list[tuple[Any, ...]]:
        """The first round and its roll."""
        return flow.rolled(state)

    def copy(self, state: State) -> State:
        """An independent copy, without the log."""
        return state.copy()

    def pending(self, state: State) -> dict[int, Decision]:
        """Who must choose now, often several at once; empty when the game is over."""
        found: dict[int, Decision] = {}
        kind = PHASES[state.phase]
        for seat in range(len(state.players)):
            if flow.asks(state, seat):
                found[seat] = Decision(kind, flow.options(state, seat))
        return found

    def asked(self, state: State) -> int:
        """The seat that must decide, the first of several at once; -1 when the game is over."""
        return flow.asked(state)

    def options(self, state: State, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat that must decide; `pending` for those in a hurry."""
        return flow.options(state, seat)

    def make(self, state: State, seat: int, move: Move) -> None:
        """Make one of `options` and run on; `apply` for those who know that it is legal."""
        flow.make(state, seat, move)

    def legal(self, state: State, seat: int) -> list[Move]:
        """The legal moves of a seat, none when it has nothing to decide."""
        return list(flow.options(state, seat)) if flow.asks(state, seat) else []

    def apply(self, state: State, seat: int, move: Move) -> None:
        """Make a legal move and run on to the next decision; else `Refused`, nothing changed."""
        if not flow.is_listed(state, seat, move):
            refusal = refusals.why_not(state, seat, move)
            if refusal is not None:
                raise Refused(refusal)
        if state.log is not None:
            state.log.append(("move", seat, move, self.text(state, seat, move)))
        flow.make(state, seat, move)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        """The clauses that forbid a move, or None if it is legal."""
        return refusals.why_not(state, seat, move)

    def explain(self, refusal: Refusal, language: str = "en", state: State | None = None) -> str:
        """Why a move is not possible, in a sentence with its clause."""
        from osada.rollwrite import words  # only who asks loads them

        return words.refusal(self.villages, refusal, language)

    def view(self, state: State, seat: int | None) -> "RollView":
        """All that a seat, or a spectator, may know."""
        return view.view(state, seat)

    def sample(self, state: State, seat: int, random: int) -> State:
        """A state that this seat could be in: the dice to come are others."""
        other = state.copy()
        other.random = random
        other.rerolls = jumped(random, 1 << 20)
        for player in other.players:
            player.reroll = 0
        return other

    def rounds(self, state: State) -> tuple[int, int]:
        """The round that is being played, and how many there are."""
        return state.round, ROUNDS

    def outcome(self, state: State) -> Outcome | None:
        """The result once the game is over."""
        return scoring.outcome(state)

    def text(self, state: State, seat: int, move: Move) -> str:
        """The canonical notation of a move in this state."""
        return notation.text(state, seat, move)

    def parse(self, state: State, seat: int, text: str) -> list[Move]:
        """The move that a line of notation names."""
        return [notation.parse(state, seat, text)]

    def steps(self, state: State, seat: int, text: str) -> list[Move]:
        """The moves of a line: while dice may be rolled again, another move keeps them first."""
        move = notation.parse(state, seat, text)
        if _keeps(state, seat, move):
            trial = state.copy()
            flow.make(trial, seat, w.KEEP_DICE)
            refusal = refusals.why_not(trial, seat, move)
            if refusal is None:
                return [w.KEEP_DICE, move]
            raise Refused(refusal)
        refusal = refusals.why_not(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return [move]

    def moment(self, state: State) -> int:
        """Moves with the same number do not touch those of other seats; 0: they do."""
        return state.round * 4 + state.phase if state.phase in (DEVELOP, SETTLE) else 0

    def part(self, state: State) -> int:
        """There is one game."""
        return 0

    def reveals(self, before: State, after: State, seat: int) -> bool:
        """Whether dice were rolled, or a player has become ready, which is final."""
        player = after.players[seat]
        return (
            after.random != before.random
            or (after.phase != before.phase and before.phase != FAVOR)
            or player.reroll != before.players[seat].reroll
            or player.ready != before.players[seat].ready
        )

    def learns(
        self, before: State, after: State, known: Sequence[frozenset[int]]
    ) -> list[tuple[bool, frozenset[int]]]:
        """Whether dice were rolled, or a phase was over; all else is open."""
        rolled = any(
            player.reroll != other.reroll
            for player, other in zip(before.players, after.players, strict=True)
        )
        over = after.phase != before.phase and before.phase != FAVOR
        news = rolled or over or after.random != before.random
        nothing: frozenset[int] = frozenset()
        return [(news, nothing)] * len(after.players)

    def hash(self, state: State) -> str:
        """A short fingerprint of everything there is."""
        return blake2b(repr(plain(state)).encode(), digest_size=8).hexdigest()


def _keeps(state: State, seat: int, move: Move) -> bool:
    """Whether a move would count as keeping the dice (RH-MODEL-08)."""
    return (
        state.phase == DEVELOP
        and 0 <= seat < len(state.players)
        and state.players[seat].window
        and not state.players[seat].ready
        and move.kind not in (w.REROLL, w.KEEP, w.TAKE, w.SETTLE, w.SKIP)
    )


def plain(state: State) -> tuple[object, ...]:
    """The whole state as nested tuples."""
    players = [
        (
            p.village.slug, p.walls, p.huts, p.granaries, p.bridges, p.half, p.crossed, p.built,
            p.harvested, p.marked, p.settled, p.placed, p.vp, p.earned, p.dice, p.token,
            p.favor_used, p.active, p.actions, p.wood, p.stone, p.food, p.gold, p.uses, p.sections,
            p.village_areas, p.harvests, p.finished, p.window, p.reroll, p.ready, p.decided,
        )
        for p in state.players
    ]  # fmt: skip
    return (
        state.options.mode, state.round, state.phase, state.active, state.turn, state.dice,
        state.tokens, state.random, state.rerolls, players,
    )  # fmt: skip
