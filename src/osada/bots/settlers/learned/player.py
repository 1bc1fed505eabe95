"""The bot: every move is tried on the sample, and the net judges where it leads."""

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from osada.bots.settlers.draws import has_drawn, outcomes
from osada.bots.settlers.greedy import DEEP, Greedy
from osada.bots.settlers.hunch import Hunch, hunches
from osada.bots.settlers.learned.encoder import Encoder, ahead
from osada.bots.settlers.learned.net import SHIPPED, Net, Table, net, table
from osada.bots.settlers.position import Eye
from osada.bots.settlers.worth import worth_in
from osada.kernel.game import Decision, Move
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.game import Settlers
from osada.settlers.phases.scoring import outcome
from osada.settlers.state import END, Cards, Location, Player, State

_WIDE: Final = 12  # answers tried for each of one's own questions
_DRAWS: Final = 4  # of the cards of a prayer
_LOW: Final = -1e9
_WON: Final = 20.0  # points that the solo game's victory counts as
_BY_HEART: Final = (f.KEEP, f.UNDER, f.PUT, f.STORE, f.KEEP_BLESSINGS, f.STORE_BLESSINGS)
"""Questions of cleanup: what they lead to is a new round with new cards, so they are not tried."""
_PLAIN: Final = (*_BY_HEART, f.DRAFT, f.SECRET)
"""The same, and drafts: they are not looked into from afar."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions as a seat sees them; what does not change is added up once."""

    def __init__(self, rows: Table, state: State, seat: int) -> None:
        self.rows = rows
        self.seat = seat
        self.encoder = Encoder(state, seat)
        self.rounds = state.options.course.rounds
        self.hunch: Hunch = hunches(state.cards, self.rounds)[max(state.players[seat].faction, 0)]
        self.eye = Eye(state, seat, worth_in(state))
        self._empire: tuple[Location, ...] | None = None
        self._deals: Cards | None = None
        self._own: list[int] = []
        self._own_sum = 0
        self._rivals: list[Player] = []
        self._phase = -1
        self._round = -1
        self._theirs: list[int] = []
        self._theirs_sum = 0

    def value(self, state: State, live: bool) -> float:
        """Points by which the seat will be ahead in the end; not `live`: if it passed now."""
        if state.phase == END and state.begun:
            return final(state, self.seat)
        return self.eye.value(state, live) + self.correction(state, live)

    def correction(self, state: State, live: bool) -> float:
        """By how many points the net thinks that greedy is wrong about a position."""
        encoder = self.encoder
        rows = self.rows
        player = state.players[self.seat]
        if player.empire is not self._empire or player.deals is not self._deals:
            self._own = []
            encoder.empire(state, self._own)
            self._own_sum = rows.sum(self._own) if rows.quick is None else 0
            self._empire = player.empire
            self._deals = player.deals
        if not self._stand(state):
            self._theirs = []
            encoder.rivals(state, self._theirs)
            self._theirs_sum = rows.sum(self._theirs) if rows.quick is None else 0
            self._rivals = state.players
            self._phase = state.phase
            self._round = state.round
        rest: list[int] = []
        encoder.rest(state, live, rest)
        left = self.rounds - state.round
        if rows.quick is not None:
            return rows.quick(self._own, self._theirs, rest, left)
        return rows.value(self._own_sum + self._theirs_sum + rows.sum(rest), left)

    def _stand(self, state: State) -> bool:
        """Whether the rivals have what they had."""
        if state.phase != self._phase or state.round != self._round or state.seats == 1:
            return False
        for at in range(state.seats):
            if at == self.seat:
                continue
            now = state.players[at]
            then = self._rivals[at]
            if now is then:
                continue
            if (
                now.score != then.score
                or now.empire is not then.empire
                or now.deals is not then.deals
                or now.passed != then.passed
                or now.wood != then.wood
                or now.stone != then.stone
                or now.food != then.food
                or now.gold != then.gold
                or now.worker != then.worker
                or now.raze != then.raze
                or now.defense != then.defense
                or now.tokens != then.tokens
                or now.foundations is not then.foundations
                or now.blessings != then.blessings
                or len(now.hand) != len(then.hand)
            ):
                return False
        return True


def final(state: State, seat: int) -> float:
    """How far ahead a seat is when the game is over."""
    found = outcome(state)
    assert found is not None
    if state.seats == 1:
        return ahead(state, seat) + (_WON if found.winners else -_WON)
    best = max([found.scores[at] for at in range(state.seats) if at != seat])
    return float(found.scores[seat] - best)


class Learned:
    """Takes the move after which the net sees its seat furthest ahead."""

    def __init__(self, path: Path = SHIPPED) -> None:
        self.path = path
        self.net: Net | None = None
        self.by_heart = Greedy()

    def choose(
        self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """The move with the highest value; the first of equals."""
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        if sample.stack and sample.stack[-1].code in _BY_HEART:
            return self.by_heart.choose(game, sample, seat, decision, random)
        judge = self.judge(sample, seat)
        chosen, most = moves[0], _LOW
        for move in moves:
            found = outlook(game, sample, seat, move, judge, DEEP)
            if found > most:
                chosen, most = move, found
        return chosen

    def judge(self, sample: State, seat: int) -> Judge:
        """What judges the positions that a decision leads to."""
        if self.net is None:
            self.net = net(self.path)
        return Judge(table(self.net, sample.cards), sample, seat)


def outlook(game: Settlers, state: State, seat: int, move: Move, judge: Judge, deep: int) -> float:
    """What the position after a move is worth, at the best answers to what the move asks."""
    if move is w.PASS_ROUND:
        return judge.value(state, False)
    after = state.copy()
    game.make(after, seat, move)
    if state.cards.prays and has_drawn(state, after):
        found = outcomes(game, state, seat, move, after, judge.hunch, _DRAWS)
        return sum([judge.value(other, True) for other in found]) / len(found)
    stack = after.stack
    if deep and stack and stack[-1].seat == seat:
        moves = after.moves
        code = stack[-1].code
        if moves is not None and code not in _PLAIN:
            if code == f.DECK or code == f.SEND:
                return outlook(game, after, seat, moves[-1], judge, deep - 1)
            most = _LOW
            for answer in moves[:_WIDE]:
                value = outlook(game, after, seat, answer, judge, deep - 1)
                if value > most:
                    most = value
            return most
    return judge.value(after, True)
