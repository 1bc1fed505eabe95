"""What a player's board, locations and Inventions keep over a cleanup (STORAGE-1, STORAGE-2)."""

from osada.settlers.state import Player, State
from osada.settlers.supply import amount


def storable(state: State, player: Player) -> list[int]:
    """Goods that board, locations and Inventions keep (STORAGE-1, STORAGE-2, STORAGE-8)."""
    kept = _unlimited(state, player)
    if player.part is not None:
        for invention in player.part.inventions:
            for good, _ in state.cards.card[invention.card].keeps_some:
                if good not in kept:
                    kept.append(good)
        kept.sort()
    return kept


def most_kept(state: State, player: Player, good: int) -> int:
    """How many of a good can be kept: all, or as Inventions say (AMB-C56)."""
    n = amount(player, good)
    if player.part is None or good in _unlimited(state, player):
        return n
    most = 0
    for invention in player.part.inventions:
        for kind, some in state.cards.card[invention.card].keeps_some:
            if kind == good:
                most += some
    return min(n, most)


def _unlimited(state: State, player: Player) -> list[int]:
    """Goods that are kept without limit."""
    kept = [state.cards.boards[player.faction].keeps]
    for location in player.empire:
        for good in state.cards.keeps[location.card]:
            if good not in kept:
                kept.append(good)
    if player.part is not None:
        for invention in player.part.inventions:
            for good in state.cards.keeps[invention.card]:
                if good not in kept:
                    kept.append(good)
    kept.sort()
    return kept


def all_kept(state: State, player: Player) -> int:
    """How many goods of the supply can be kept, of all kinds together."""
    return sum([most_kept(state, player, good) for good in storable(state, player)])
