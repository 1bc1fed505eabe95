"""The moves of a decision that are worth a look, and what comes of them, deal by deal."""

from osada.kernel.game import Move
from osada.study.depth import Depth
from osada.study.lines import Deals, Tries


class Candidates:
    """The best at first look, what the bot would do, and what was played, where anything was."""

    def __init__(self, deals: Deals, depth: Depth, played: Move | None = None) -> None:
        self.deals = deals
        self.seat = deals.seat
        self.depth = depth
        self.played = played
        self.decision = deals.decision(deals.deal(0))
        self.looks = self._looked()
        """What each move seems to be worth one move ahead, on average."""
        self.tries = {move: Tries(move) for move in self._chosen()}

    def _looked(self) -> dict[Move, float]:
        deals, totals = self.deals, dict.fromkeys(self.decision.moves, 0.0)
        for number in range(self.depth.look):
            deal = deals.deal(number)
            decision = deals.decision(deal)
            values = deals.coach.look(deal, self.seat, decision)
            for move, value in zip(decision.moves, values, strict=True):
                totals[move] += value / self.depth.look
        return totals

    def _chosen(self) -> list[Move]:
        deals = self.deals
        deal = deals.deal(0)
        likes = deals.coach.choose(deal, self.seat, deals.decision(deal), deals.random(0))
        ranked = sorted(self.looks, key=lambda move: -self.looks[move])
        found = [likes, *(move for move in ranked if move is not likes)][: self.depth.stages[0][0]]
        return found if self.played is None or self.played in found else [*found, self.played]

    def play(self) -> None:
        """Play candidates on; after each stage fewer of them go on, but always the played one."""
        going = list(self.tries.values())
        for keep, many in self.depth.stages:
            going.sort(key=lambda one: -one.margin(self.seat) if one.found else 0.0)
            kept = [one for one in going if one.move is not self.played][:keep]
            going = kept if self.played is None else [*kept, self.tries[self.played]]
            for one in going:
                one.play(self.deals, 0, many)

    def ranked(self) -> list[Tries]:
        """Those that were played on longest, best first."""
        most = self.depth.stages[-1][1]
        found = [one for one in self.tries.values() if len(one.found) == most]
        return sorted(found, key=lambda one: -one.margin(self.seat))
