"""What a player's board, locations and Inventions keep over a cleanup (STORAGE-1, STORAGE-2)."""

from osada.settlers.goods import BLESSING
from osada.settlers.state import Player, State
from osada.settlers.supply import amount


def storable(state: State, player: Player) -> int:
    """Goods that board, locations and Inventions keep, a bit each (STORAGE-1, -2, -8)."""
    kept = _unlimited(state, player)
    if player.part is not None:
        for invention in player.part.inventions:
            for good, _ in state.cards.card[invention.card].keeps_some:
                kept |= 1 << good
    return kept


def most_kept(state: State, player: Player, good: int) -> int:
    """How many of a good can be kept: all, or as Inventions say (AMB-C56)."""
    n = amount(player, good)
    if player.part is None or _unlimited(state, player) >> good & 1:
        return n
    most = 0
    for invention in player.part.inventions:
        for kind, some in state.cards.card[invention.card].keeps_some:
            if kind == good:
                most += some
    return min(n, most)


def _unlimited(state: State, player: Player) -> int:
    """Goods that are kept without limit, a bit each."""
    facts = state.cards.card
    own = state.cards.boards[player.faction].keeps
    kept = 1 << own if own >= 0 else 0
    for location in player.empire:
        kept |= facts[location.card].kept
    if player.part is not None:
        for invention in player.part.inventions:
            kept |= facts[invention.card].kept
    return kept


def all_kept(state: State, player: Player) -> int:
    """How many goods of the supply can be kept, of all kinds together."""
    kept = storable(state, player)
    return sum([most_kept(state, player, good) for good in range(BLESSING + 1) if kept >> good & 1])
