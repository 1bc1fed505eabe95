"""What happens at the table, announced once: a typed function for each kind of happening.

Those hear of it who read along (`State.log`, see `log.py`), and the counters of the match's course
(`Course.counters`): they are told of the kinds that they ask for, and what they count is part of
the state. Where nobody counts, `State.counts` is empty and nothing is asked. Features answer
events by `effects.run.react`, once what they wait for is settled.
"""

from typing import Final

from osada.settlers.effects.events import FROM_HAND, OF_RIVAL
from osada.settlers.state import LOOKOUT, NOBODY, SETUP, State

# Kinds of happening that can be counted; each is about a seat, and about a card unless it says so

GAINED: Final = 0  # what: a good
BLESSED: Final = 1  # what: the place of a colour
PRAYED: Final = 2  # what: the card that asks
STORED_CARD: Final = 3  # under a location
STATUE_PLACED: Final = 4
DRAWN: Final = 5
DRAFTED: Final = 6  # in the open or in secret
DISCARDED: Final = 7
SACRIFICED: Final = 8
BUILT: Final = 9  # in any way
DEALT: Final = 10
ENDED_DEAL: Final = 11  # a deal of one's own or a rival's
RAZED: Final = 12  # from hand or in an empire
GIVEN_UP: Final = 13  # what: a good or a card
SENT: Final = 14  # what: a good; once for each pair of workers
DEPLOYED: Final = 15
LAID: Final = 16
STORED: Final = 17  # what: a good that goes on a location
VISITED: Final = 18
PLAYED: Final = 19
STOLEN: Final = 20  # what: a good
LOST: Final = 21  # to the virtual player
RAZED_FOR_GOALS: Final = 22  # n: `FROM_HAND` or `OF_RIVAL`; an own location is not razed so
USED: Final = 23  # once for each activation
FETCHED: Final = 24  # drawn into the hand outside setup, lookout and prayers


def _count(state: State, kind: int, seat: int, what: int, n: int = 1) -> None:
    """Let the counters of a kind count for a seat; the virtual player has no goals."""
    if seat >= state.seats:
        return
    course = state.options.course
    for place in course.told_of(kind):
        more = course.counters[place].counts(state, seat, what, n)
        if more:
            counts = list(state.counts)
            counts[place * state.seats + seat] += more
            state.counts = tuple(counts)


def counted(state: State, seat: int, counter: int) -> int:
    """How much a counter of the course has counted for a seat."""
    return state.counts[counter * state.seats + seat]


def begun(state: State) -> None:
    """A phase begins."""
    if state.log is not None:
        state.log.append(("phase", NOBODY, state.round, state.phase))


def gained(state: State, seat: int, good: int, n: int, card: int, how: int) -> None:
    """Goods or points are gained, from a card or -1."""
    if state.log is not None:
        state.log.append(("gain", seat, good, n, card, how))
    if state.counts:
        _count(state, GAINED, seat, good, n)


def blessed(state: State, seat: int, token: int, card: int) -> None:
    """A blessing is gained, by the place of its colour; from a card or -1."""
    if state.log is not None:
        state.log.append(("blessed", seat, token, card))
    if state.counts:
        _count(state, BLESSED, seat, token)


def unblessed(state: State, seat: int, token: int) -> None:
    """A blessing is given up in cleanup."""
    if state.log is not None:
        state.log.append(("unblessed", seat, token))


def prayed(state: State, seat: int, card: int, drawn: tuple[int, ...]) -> None:
    """Common cards are drawn for a prayer."""
    if state.log is not None:
        state.log.append(("prayed", seat, card, drawn))
    if state.counts:
        _count(state, PRAYED, seat, card)


def turned_up(state: State, seat: int, card: int, drawn: tuple[int, ...]) -> None:
    """Common cards are drawn openly for a card that is not a prayer."""
    if state.log is not None:
        state.log.append(("prayed", seat, card, drawn))


def founded(state: State, seat: int) -> None:
    """A foundation comes from the common deck; nobody sees its card."""
    if state.log is not None:
        state.log.append(("founded", seat))


def answered(
    state: State,
    seat: int,
    card: int,
    praying: object,
    blessings: int,
    goods: tuple[tuple[int, int], ...],
) -> None:
    """A prayer is counted: all of it, the tokens held, what it brings."""
    if state.log is not None:
        state.log.append(("answered", seat, card, praying, blessings, goods))


def prayed_by_tokens(state: State, seat: int, card: int) -> None:
    """Tokens are used for a prayer in place of cards."""
    if state.log is not None:
        state.log.append(("tokens", seat, card))
    if state.counts:
        _count(state, PRAYED, seat, card)


def named_colour(state: State, seat: int, card: int, colour: int) -> None:
    """The colour of a prayer, or of the tri-colour token in it, is named, by its place."""
    if state.log is not None:
        state.log.append(("colour", seat, card, colour))


def stored_used(state: State, seat: int, card: int) -> None:
    """A stored card is used for a prayer."""
    if state.log is not None:
        state.log.append(("also-used", seat, card))


def laid_open(state: State, seat: int, over: int, card: int) -> None:
    """A card goes face up under a location."""
    if state.log is not None:
        state.log.append(("laid-open", seat, over, card))
    if state.counts:
        _count(state, STORED_CARD, seat, card)


def statue_placed(state: State, seat: int, card: int, n: int) -> None:
    """The `n`-th statue stands on a location."""
    if state.log is not None:
        state.log.append(("statue", seat, card, n))
    if state.counts:
        _count(state, STATUE_PLACED, seat, card)


def drawn(state: State, seat: int, deck: int, card: int) -> None:
    """A card comes from a deck into a hand."""
    if state.log is not None:
        state.log.append(("draw", seat, deck, card))
    if state.counts:
        _count(state, DRAWN, seat, card)
        if state.phase not in (LOOKOUT, SETUP):
            _count(state, FETCHED, seat, card)


def reshuffled(state: State) -> None:
    """The common discard pile becomes the deck."""
    if state.log is not None:
        state.log.append(("reshuffle", NOBODY))


def revealed(state: State, card: int) -> None:
    """A common card is turned up."""
    if state.log is not None:
        state.log.append(("reveal", NOBODY, card))


def drafted(state: State, seat: int, card: int) -> None:
    """A card on offer is taken."""
    if state.log is not None:
        state.log.append(("drafted", seat, card))
    if state.counts:
        _count(state, DRAFTED, seat, card)


def picked(state: State, seat: int, card: int) -> None:
    """A card that was picked in secret goes to the hand."""
    if state.log is not None:
        state.log.append(("picked", seat, card))
    if state.counts:
        _count(state, DRAFTED, seat, card)


def swept(state: State) -> None:
    """What is left on offer is discarded."""
    if state.log is not None and state.offer:
        state.log.append(("swept", NOBODY, *state.offer))


def discarded(state: State, seat: int, card: int) -> None:
    """A card from hand, or of those drawn, goes to its pile."""
    if state.log is not None:
        state.log.append(("discard", seat, card))
    if state.counts:
        _count(state, DISCARDED, seat, card)


def sacrificed(state: State, seat: int, card: int, is_foundation: bool) -> None:
    """A location or a foundation is given up for a building."""
    if state.log is not None:
        state.log.append(("sacrifice", seat, card, is_foundation))
    if state.counts:
        _count(state, SACRIFICED, seat, card)


def placed(state: State, seat: int, card: int) -> None:
    """A built card enters an empire."""
    if state.log is not None:
        state.log.append(("built", seat, card))
    if state.counts:
        _count(state, BUILT, seat, card)


def dealt(state: State, seat: int, card: int) -> None:
    """A deal is made."""
    if state.log is not None:
        state.log.append(("dealt", seat, card))
    if state.counts:
        _count(state, DEALT, seat, card)


def undealt(state: State, seat: int, card: int, holder: int) -> None:
    """A seat ends or takes a deal of a holder."""
    if state.log is not None:
        state.log.append(("undealt", seat, card, holder))
    if state.counts:
        _count(state, ENDED_DEAL, seat, card)


def razed(state: State, seat: int, card: int, holder: int, is_location: bool) -> None:
    """A card from hand, or a location of a holder, is razed."""
    if state.log is not None:
        state.log.append(("razed", seat, card, holder, int(is_location)))
    if state.counts:
        _count(state, RAZED, seat, card)
        if holder != seat or not is_location:
            _count(state, RAZED_FOR_GOALS, seat, card, OF_RIVAL if is_location else FROM_HAND)


def given_up(state: State, seat: int, what: int, is_card: bool) -> None:
    """A good or a card just gained is given up for points."""
    if state.log is not None:
        state.log.append(("given", seat, what, is_card))
    if state.counts:
        _count(state, GIVEN_UP, seat, what)


def sent(state: State, seat: int, rewards: tuple[int, ...], workers: int) -> None:
    """So many workers are sent for rewards."""
    if state.log is not None:
        state.log.append(("sent", seat, rewards, workers))
    if state.counts:
        for good in rewards:
            _count(state, SENT, seat, good)


def deployed(state: State, seat: int, card: int) -> None:
    """A samurai stands on a location."""
    if state.log is not None:
        state.log.append(("samurai", seat, card))
    if state.counts:
        _count(state, DEPLOYED, seat, card)


def aimed(state: State, seat: int, source: int, card: int, holder: int) -> None:
    """The effect of a card is aimed at a holder's location."""
    if state.log is not None:
        state.log.append(("target", seat, source, card, holder))


def laid(state: State, seat: int, card: int) -> None:
    """A card from hand becomes a foundation."""
    if state.log is not None:
        state.log.append(("laid", seat, card))
    if state.counts:
        _count(state, LAID, seat, card)


def laid_under(state: State, seat: int, over: int, card: int) -> None:
    """A card from hand goes under a location."""
    if state.log is not None:
        state.log.append(("under", seat, over, card))
    if state.counts:
        _count(state, STORED_CARD, seat, card)


def put_on(state: State, seat: int, over: int, good: int) -> None:
    """A good goes on a location."""
    if state.log is not None:
        state.log.append(("put", seat, over, good))
    if state.counts:
        _count(state, STORED, seat, good)


def stored(state: State, seat: int, over: int, good: int, n: int) -> None:
    """Goods go on a storage location."""
    if state.log is not None:
        state.log.append(("stored", seat, over, good, n))
    if state.counts:
        _count(state, STORED, seat, good, n)


def unstored(state: State, seat: int, over: int, goods: tuple[int, ...]) -> None:
    """Stored goods go back to a supply."""
    if state.log is not None:
        state.log.append(("unstored", seat, over, goods))


def visited(state: State, seat: int, card: int, host: int) -> None:
    """A worker is sent to a host's open production."""
    if state.log is not None:
        state.log.append(("visited", seat, card, host))
    if state.counts:
        _count(state, VISITED, seat, card)


def played(state: State, seat: int, card: int) -> None:
    """An instant card is played."""
    if state.log is not None:
        state.log.append(("played", seat, card))
    if state.counts:
        _count(state, PLAYED, seat, card)


def given_up_samurai(state: State, seat: int, card: int) -> None:
    """A samurai leaves a location as a price."""
    if state.log is not None:
        state.log.append(("samurai-paid", seat, card))


def stolen(state: State, seat: int, good: int, rival: int) -> None:
    """A good changes hands."""
    if state.log is not None:
        state.log.append(("stolen", seat, good, rival))
    if state.counts:
        _count(state, STOLEN, seat, good)


def collected(state: State, seat: int, card: int) -> None:
    """A card on offer goes to the virtual player's area."""
    if state.log is not None:
        state.log.append(("area", seat, card))


def attack_revealed(state: State, seat: int, card: int) -> None:
    """An attack card is turned up."""
    if state.log is not None:
        state.log.append(("attack-card", seat, card))


def attacked(state: State, seat: int, card: int) -> None:
    """A location falls to the virtual player."""
    if state.log is not None:
        state.log.append(("attacked", seat, card))
    if state.counts:
        _count(state, LOST, seat, card)


# Those of a campaign


def used(state: State, seat: int, card: int, times: int) -> None:
    """A location is activated so many times."""
    if state.counts:
        _count(state, USED, seat, card, times)


def began_with(state: State, seat: int, card: int, is_deal: bool) -> None:
    """A start bonus brings a faction location, or a deal."""
    if state.log is not None:
        state.log.append(("began-with", seat, card, is_deal))


def upkeep_paid(state: State, seat: int, good: int, n: int) -> None:
    """Goods are laid on the Province map."""
    if state.log is not None:
        state.log.append(("upkeep", seat, good, n))


def token_placed(state: State, seat: int, card: int, token: int) -> None:
    """A progress token goes on a location."""
    if state.log is not None:
        state.log.append(("token", seat, card, token))


def token_returned(state: State, seat: int, card: int, token: int) -> None:
    """A progress token comes back from a location that has left."""
    if state.log is not None:
        state.log.append(("token-back", seat, card, token))


def bribed(state: State, seat: int, card: int) -> None:
    """A location has produced twice and leaves."""
    if state.log is not None:
        state.log.append(("bribed", seat, card))


def stepped(state: State, seat: int, category: int) -> None:
    """An Invention moves a Goal marker."""
    if state.log is not None:
        state.log.append(("stepped", seat, category))


def achieved(state: State, seat: int, card: int, spaces: int) -> None:
    """A Goal is achieved, for so many spaces."""
    if state.log is not None:
        state.log.append(("achieved", seat, card, spaces))


def forced_to_pass(state: State, seat: int) -> None:
    """A seat has had too many turns."""
    if state.log is not None:
        state.log.append(("forced-pass", seat))
