"""Sets: three locations of one colour, completed by building (SET-1 to SET-8)."""

from typing import TYPE_CHECKING

from osada.settlers.effects.counts import sets_of
from osada.settlers.effects.events import WHEN_SET
from osada.settlers.effects.run import react

if TYPE_CHECKING:
    from osada.settlers.state import Player, State


def remember(state: "State", player: "Player") -> None:
    """Note the most sets of each colour that a player has had so far (SET-7)."""
    if state.cards.watches_sets:
        _more(state, player)


def completed(state: "State", player: "Player") -> int:
    """The colours of which there are more sets than ever before, a bit each; noted at once."""
    return _more(state, player) if state.cards.watches_sets else 0


def _more(state: "State", player: "Player") -> int:
    """Note the sets of each colour that are more than before, and tell these colours."""
    most = sets_of(state, player)
    before = player.sets
    if not before:
        player.sets = tuple(most)
        return 0
    found = 0
    for at in range(len(most)):
        n = before[at]
        if most[at] > n:
            found |= 1 << at
        else:
            most[at] = n
    if found:
        player.sets = tuple(most)
    return found


def answer(state: "State", seat: int, card: int, colours: int) -> None:
    """Features answer each set that a building has completed."""
    for at in range(colours.bit_length() - 1, -1, -1):
        if colours & 1 << at:
            react(state, seat, WHEN_SET, card, 1 << at)
