"""The card game behind the kernel's contract.

What only faces and journals ask for (notation, views, refusals) is loaded when first asked for.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from osada.kernel.game import Decision, Move, Outcome, Refusal, Refused
from osada.settlers import flow, setup
from osada.settlers import frames as f
from osada.settlers.catalogue import Catalogue, base
from osada.settlers.imagine import imagine
from osada.settlers.phases import lookout, scoring
from osada.settlers.phases.action import turn_moves
from osada.settlers.state import ACTION, COMPILED, Location, Player, State

VERSION: Final = str(setup.RULES)
"""Of the rules: changes whenever the same seed and moves could give another game."""

if TYPE_CHECKING:
    from osada.settlers.viewtypes import View


class Settlers:
    """Imperial Settlers for 1 to 4 players, or as many as the boxes on the table let play."""

    name: ClassVar[str] = "settlers"

    def __init__(self, cards: Catalogue | None = None, rules: int = setup.RULES) -> None:
        self.cards = cards if cards is not None else base()
        """The cards of every match, be there boxes on the table or not."""
        self.rules = rules
        own = "" if self.cards is base() else f"+{self.cards.fingerprint()}"
        self.version = f"{rules}{own}"

    def by(self, version: str) -> "Settlers | None":
        """The game by the rules that a record names, old ones too; None: they are not known."""
        if version == self.version:
            return self
        for rules in range(1, setup.RULES + 1):
            found = Settlers(self.cards, rules)
            if found.version == version:
                return found
        return None

    def new(self, options: Mapping[str, Any], seed: int | str) -> State:
        """A new game, up to its first decision; `BadOptions` if it cannot be played."""
        state = setup.shuffled(setup.options(self.cards, options, self.rules), seed)
        flow.advance(state)
        return state

    def opening(self, state: State) -> list[tuple[Any, ...]]:
        """Nothing is told of the first deal."""
        return []

    def copy(self, state: State) -> State:
        """An independent copy, without the log."""
        return state.copy()

    def pending(self, state: State) -> dict[int, Decision]:
        """Who must choose now; empty when the game is over."""
        if state.stack:
            top = state.stack[-1]
            if top.code == f.SECRET:
                return {
                    seat: Decision("draft", lookout.secret_options(state, seat))
                    for seat in lookout.choosing(state)
                }
            if state.moves is None:
                state.moves = top.options(state)
            return {top.seat: Decision(top.kind(), state.moves)}
        if state.phase == ACTION and state.begun:
            if state.moves is None:
                state.moves = turn_moves(state)
            return {state.turn: Decision("turn", state.moves)}
        return {}

    def asked(self, state: State) -> int:
        """The seat that must decide, the first of several at once; -1 when the game is over."""
        return flow.asked(state)

    def options(self, state: State, seat: int) -> list[Move]:
        """The legal moves of a seat that must decide; `pending` for those in a hurry."""
        return flow.options(state, seat)

    def make(self, state: State, seat: int, move: Move) -> None:
        """Make one of `options` and run on; `apply` for those who know that it is legal."""
        flow.make(state, seat, move)

    def legal(self, state: State, seat: int) -> list[Move]:
        """The legal moves of a seat, none when it has nothing to decide."""
        decision = self.pending(state).get(seat)
        return list(decision.moves) if decision is not None else []

    def apply(self, state: State, seat: int, move: Move) -> None:
        """Make a legal move and run on to the next decision; else `Refused`, nothing changed."""
        moves, stack = state.moves, state.stack
        asked = stack[-1].seat if stack else state.turn
        if seat != asked or moves is None or not (_has(moves, move) if COMPILED else move in moves):
            from osada.settlers import refusals

            refusal = refusals.why_not(state, seat, move)
            if refusal is not None:
                raise Refused(refusal)
        if state.log is not None:
            secret = _secret(state, move)
            state.log.append(("move", seat, move, self.text(state, seat, move), secret))
        flow.make(state, seat, move)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        """The clauses that forbid a move, or None if it is legal."""
        from osada.settlers import refusals

        return refusals.why_not(state, seat, move)

    def explain(self, refusal: Refusal, language: str = "en", state: State | None = None) -> str:
        """Why a move is not possible, in a sentence with its clause; boxes need the state."""
        from osada.settlers import words

        return words.refusal(self.cards if state is None else state.cards, refusal, language)

    def view(self, state: State, seat: int | None) -> "View":
        """All that a seat, or a spectator, may know."""
        from osada.settlers import view

        return view.view(state, seat)

    def sample(self, state: State, seat: int, random: int) -> State:
        """A state that this seat could be in: what it cannot see is dealt anew."""
        return imagine(state, seat, random)

    def rounds(self, state: State) -> tuple[int, int]:
        """The round that is being played, and how many its course has."""
        return state.round, state.options.course.rounds

    def outcome(self, state: State) -> Outcome | None:
        """The result once the game is over."""
        return scoring.outcome(state)

    def text(self, state: State, seat: int, move: Move) -> str:
        """The canonical notation of a move in this state."""
        from osada.settlers import notation

        return notation.text(state, seat, move)

    def parse(self, state: State, seat: int, text: str) -> list[Move]:
        """The move a line of notation begins with, and the steps it answers ahead."""
        from osada.settlers import notation

        return notation.parse(state, seat, text)

    def steps(self, state: State, seat: int, text: str) -> list[Move]:
        """The choices that a line of notation stands for here."""
        from osada.settlers import line

        return line.steps(state, seat, text)

    def reveals(self, before: State, after: State, seat: int) -> bool:
        """Whether something came to light that the seat could not know."""
        from osada.settlers import reveal

        return reveal.reveals(before, after, seat)

    def learns(
        self, before: State, after: State, known: Sequence[frozenset[int]]
    ) -> list[tuple[bool, frozenset[int]]]:
        """For each seat whether it saw a new card, and the cards it knows in other hands."""
        from osada.settlers import reveal

        nothing: frozenset[int] = frozenset()
        return [
            reveal.learnt(before, after, seat, known[seat] if known else nothing)
            for seat in range(after.seats)
        ]

    def moment(self, state: State) -> int:
        """Seats decide one after the other, or in secret: no move leaves the others untouched."""
        return 0

    def part(self, state: State) -> int:
        """There is one game."""
        return 0

    def hash(self, state: State) -> str:
        """A short fingerprint of everything there is."""
        return blake2b(repr(plain(state)).encode(), digest_size=8).hexdigest()


def _has(moves: list[Move], move: Move) -> bool:
    """`move in moves` by identity, as compiled code is quicker: equal moves are one object."""
    return any(one is move for one in moves)


def _secret(state: State, move: Move) -> bool:
    """Whether a move names a card that only its seat knows, then and afterwards."""
    asked = flow.question(state)
    return asked is not None and asked.is_secret(move)


def _location(location: Location) -> tuple[object, ...]:
    return (location.card, location.age, *location.standing())


def _more(player: Player) -> tuple[object, ...]:
    """What a player has by cards of boxes, told only where there is some of it."""
    found = (player.tokens, player.blessings, player.sets)
    more: tuple[object, ...] = (found,) if any(found) else ()
    return more if player.part is None else (*more, player.part.plain())


def plain(state: State) -> tuple[object, ...]:
    """The whole state as nested tuples and lists."""
    players = [
        (
            p.faction, p.wood, p.stone, p.food, p.gold, p.worker, p.raze, p.defense, p.score,
            p.passed, p.turns, p.pick, p.deck[p.drawn :], p.hand, p.discard, p.deals,
            p.foundations, [_location(location) for location in p.empire], p.offer, p.points,
            *_more(p),
        )
        for p in state.players
    ]  # fmt: skip
    return (
        state.round, state.phase, state.begun, state.first, state.turn, state.acted, state.built,
        state.random, state.common_deck[state.common_drawn :], state.common_discard, state.offer,
        state.attack_deck, state.collection, [frame.plain() for frame in state.stack], players,
        *((state.counts,) if state.counts else ()),
        *((("turned", state.turned),) if state.turned else ()),
    )  # fmt: skip
