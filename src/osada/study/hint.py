"""What a good player would do, and why: a review's way of looking at a decision, before it is made.

The same candidates are played on, on deals of what the seat cannot see; the reason is where the
points of the best move come from, compared with another one.
"""

from dataclasses import dataclass
from typing import Any, Final

from osada.bots.campaign.between import answer
from osada.campaign.game import Campaign
from osada.campaign.seating import place_of
from osada.campaign.state import GAME
from osada.campaign.state import State as Campaigning
from osada.kernel.game import Move
from osada.settlers import Settlers
from osada.settlers.state import State
from osada.speech import in_pieces
from osada.study.candidates import Candidates
from osada.study.coach import UNLOOKED, Coach
from osada.study.depth import HINTS, Depth
from osada.study.judgement import APART, Reason
from osada.study.lines import Compared, Deals, Tries, lead, mean
from osada.study.tally import tally
from osada.study.why import reasons
from osada.study.words import Speaker

_AT: Final = 0
"""Hints name no moment: what a seat sees says which deals there are."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, and how it compares with others."""

    move: Move
    alike: Move | None = None
    """One that is as good, nearly."""
    other: Move | None = None
    """The best of those that are not."""
    ahead: float = 0.0
    """So many points are lost by it."""
    within: float = 0.0
    """Half of the 95 % interval of that."""
    why: tuple[Reason, ...] = ()
    compared: bool = True
    """Whether a closer look could find something else."""


def hint(game: Settlers, sample: State, seat: int, depth: Depth) -> Hint:
    """What to do in a state that the seat could be in."""
    coach = Coach(game)
    deals = Deals(coach, sample, seat, _AT)
    deal = deals.deal(0)
    decision = deals.decision(deal)
    if len(decision.moves) == 1 or decision.kind in UNLOOKED:
        return Hint(coach.choose(deal, seat, decision, deals.random(0)), compared=False)
    found = Candidates(deals, depth)
    found.play()
    return _compared(deals, sorted(found.tries.values(), key=_order(found)), depth)


def _order(found: Candidates) -> Any:
    """Those that were played on longest first, and of them the best."""
    return lambda one: (-len(one.found), -one.margin(found.seat))


def _compared(deals: Deals, ranked: list[Tries], depth: Depth) -> Hint:
    """The best move and the next, on deals that chose neither."""
    seat, best = deals.seat, ranked[0]
    others = [one for one in ranked[1:] if _differ(one.move, best.move)]
    apart = [one for one in others if mean(lead(best, one, seat)) >= APART]
    alike = others[0].move if others and others[0] not in apart[:1] else None
    if not apart:
        return Hint(best.move, alike)
    other = apart[0].move
    fresh = Compared(deals, best.move, other, depth.fresh)
    ahead, move = fresh.cost(seat), best.move
    if ahead < 0:
        ahead, move, other = -ahead, other, move
    if ahead < APART:
        return Hint(move, other)
    many = range(depth.whole)
    there = [tally(deals, move, number) for number in many]
    here = [tally(deals, other, number) for number in many]
    why = tuple(reasons(deals.state.cards, there, here)) if depth.whole else ()
    return Hint(move, None if alike is move else alike, other, ahead, fresh.within, why)


def _differ(one: Move, other: Move) -> bool:
    """Whether two moves are not merely the same thing more or less often."""
    return (one.kind, one.what) != (other.kind, other.what)


def told(game: Settlers, sample: State, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """A hint as data, moves in notation, reasons in marked words: `{"depth", "language"}`."""
    found = hint(game, sample, seat, HINTS[question["depth"]])
    said: dict[str, Any] = {"text": game.text(sample, seat, found.move), "more": found.compared}
    if found.alike is not None:
        said["alike"] = game.text(sample, seat, found.alike)
    if found.other is not None:
        said["other"] = game.text(sample, seat, found.other)
        said["ahead"], said["within"] = round(found.ahead, 1), round(found.within, 1)
        speaker = Speaker(sample.cards, {}, question["language"])
        with in_pieces():
            said["why"] = [speaker.reason(one) for one in found.why]
    return said


def told_in_campaign(
    game: Campaign, sample: Campaigning, seat: int, question: dict[str, Any]
) -> dict[str, Any]:
    """The same in a campaign: in its games as there, between them the move alone."""
    book = sample.book
    if book.stage != GAME or sample.table is None:
        chosen = answer(sample, seat, game.pending(sample)[seat])
        return {"text": game.text(sample, seat, chosen)}
    place = place_of(book, seat)
    said = told(game.table, sample.table, place, question)
    for key in ("text", "alike", "other"):
        if key in said:
            made = game.table.parse(sample.table, place, said[key])[0]
            said[key] = game.text(sample, seat, made)
    return said
