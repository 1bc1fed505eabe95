"""What happens at the table, announced once: a typed function for each kind of happening.

So far those hear of it who read along (`State.log`, see `log.py`); whatever else is to count what
happens is asked here. Features answer events by `effects.run.react`, once what they wait for is
settled.
"""

from osada.settlers.state import NOBODY, State


def begun(state: State) -> None:
    """A phase begins."""
    if state.log is not None:
        state.log.append(("phase", NOBODY, state.round, state.phase))


def gained(state: State, seat: int, good: int, n: int, card: int, how: int) -> None:
    """Goods or points are gained, from a card or -1."""
    if state.log is not None:
        state.log.append(("gain", seat, good, n, card, how))


def blessed(state: State, seat: int, token: int, card: int) -> None:
    """A blessing is gained, by the place of its colour; from a card or -1."""
    if state.log is not None:
        state.log.append(("blessed", seat, token, card))


def unblessed(state: State, seat: int, token: int) -> None:
    """A blessing is given up in cleanup."""
    if state.log is not None:
        state.log.append(("unblessed", seat, token))


def prayed(state: State, seat: int, card: int, drawn: tuple[int, ...]) -> None:
    """Common cards are drawn for a prayer."""
    if state.log is not None:
        state.log.append(("prayed", seat, card, drawn))


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


def statue_placed(state: State, seat: int, card: int, n: int) -> None:
    """The `n`-th statue stands on a location."""
    if state.log is not None:
        state.log.append(("statue", seat, card, n))


def drawn(state: State, seat: int, deck: int, card: int) -> None:
    """A card comes from a deck into a hand."""
    if state.log is not None:
        state.log.append(("draw", seat, deck, card))


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


def picked(state: State, seat: int, card: int) -> None:
    """A card that was picked in secret goes to the hand."""
    if state.log is not None:
        state.log.append(("picked", seat, card))


def swept(state: State) -> None:
    """What is left on offer is discarded."""
    if state.log is not None and state.offer:
        state.log.append(("swept", NOBODY, *state.offer))


def discarded(state: State, seat: int, card: int) -> None:
    """A card from hand, or of those drawn, goes to its pile."""
    if state.log is not None:
        state.log.append(("discard", seat, card))


def sacrificed(state: State, seat: int, card: int, is_foundation: bool) -> None:
    """A location or a foundation is given up for a building."""
    if state.log is not None:
        state.log.append(("sacrifice", seat, card, is_foundation))


def placed(state: State, seat: int, card: int) -> None:
    """A built card enters an empire."""
    if state.log is not None:
        state.log.append(("built", seat, card))


def dealt(state: State, seat: int, card: int) -> None:
    """A deal is made."""
    if state.log is not None:
        state.log.append(("dealt", seat, card))


def undealt(state: State, seat: int, card: int, holder: int) -> None:
    """A seat ends or takes a deal of a holder."""
    if state.log is not None:
        state.log.append(("undealt", seat, card, holder))


def razed(state: State, seat: int, card: int, holder: int, is_location: bool) -> None:
    """A card from hand, or a location of a holder, is razed."""
    if state.log is not None:
        state.log.append(("razed", seat, card, holder, int(is_location)))


def given_up(state: State, seat: int, what: int, is_card: bool) -> None:
    """A good or a card just gained is given up for points."""
    if state.log is not None:
        state.log.append(("given", seat, what, is_card))


def sent(state: State, seat: int, rewards: tuple[int, ...]) -> None:
    """Pairs of workers are sent."""
    if state.log is not None:
        state.log.append(("sent", seat, rewards))


def deployed(state: State, seat: int, card: int) -> None:
    """A samurai stands on a location."""
    if state.log is not None:
        state.log.append(("samurai", seat, card))


def aimed(state: State, seat: int, source: int, card: int, holder: int) -> None:
    """The effect of a card is aimed at a holder's location."""
    if state.log is not None:
        state.log.append(("target", seat, source, card, holder))


def laid(state: State, seat: int, card: int) -> None:
    """A card from hand becomes a foundation."""
    if state.log is not None:
        state.log.append(("laid", seat, card))


def laid_under(state: State, seat: int, over: int, card: int) -> None:
    """A card from hand goes under a location."""
    if state.log is not None:
        state.log.append(("under", seat, over, card))


def put_on(state: State, seat: int, over: int, good: int) -> None:
    """A good goes on a location."""
    if state.log is not None:
        state.log.append(("put", seat, over, good))


def stored(state: State, seat: int, over: int, good: int, n: int) -> None:
    """Goods go on a storage location."""
    if state.log is not None:
        state.log.append(("stored", seat, over, good, n))


def unstored(state: State, seat: int, over: int, goods: tuple[int, ...]) -> None:
    """Stored goods go back to a supply."""
    if state.log is not None:
        state.log.append(("unstored", seat, over, goods))


def visited(state: State, seat: int, card: int, host: int) -> None:
    """A worker is sent to a host's open production."""
    if state.log is not None:
        state.log.append(("visited", seat, card, host))


def played(state: State, seat: int, card: int) -> None:
    """An instant card is played."""
    if state.log is not None:
        state.log.append(("played", seat, card))


def given_up_samurai(state: State, seat: int, card: int) -> None:
    """A samurai leaves a location as a price."""
    if state.log is not None:
        state.log.append(("samurai-paid", seat, card))


def stolen(state: State, seat: int, good: int, rival: int) -> None:
    """A good changes hands."""
    if state.log is not None:
        state.log.append(("stolen", seat, good, rival))


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


def forced_to_pass(state: State, seat: int) -> None:
    """A seat has had too many turns."""
    if state.log is not None:
        state.log.append(("forced-pass", seat))
