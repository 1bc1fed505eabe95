"""Cards that lie openly under a location: how long those stored for prayers stay (PRAYER-49)."""

from typing import TYPE_CHECKING, Final

from osada.settlers import happenings
from osada.settlers.effects.reading import unknown
from osada.settlers.supply import find, holder_of

if TYPE_CHECKING:
    from osada.settlers.state import Location, State

NOT_STORED: Final = 0
FOR_ROUND: Final = 1
FOR_GAME: Final = 2
SPANS: Final = {"round": FOR_ROUND, "game": FOR_GAME}
SPAN: Final = {span: name for name, span in SPANS.items()}


def span(word: str) -> int:
    """`round` or `game`."""
    if word not in SPANS:
        raise unknown("time", word, SPANS)
    return SPANS[word]


def lay(state: "State", seat: int, over: int, card: int) -> None:
    """A card goes face up under a location (AMB-X-22, AMB-X-25)."""
    player = state.players[holder_of(state, over)]
    at = find(player, over)
    location: Location = player.empire[at]
    player.set_location(at, location.over(tuple(sorted((*location.under, card)))))
    happenings.laid_open(state, seat, over, card)
