"""The free moves: a defence token on a common location, a worker as a samurai (DEFENSE, JAPAN)."""

from osada.kernel.game import Move, Refusal, move
from osada.settlers.effects.run import react
from osada.settlers.effects.vocabulary import WHEN_SAMURAI
from osada.settlers.state import Location, State, is_new
from osada.settlers.supply import find
from osada.settlers.verbs import GUARD, SAMURAI


def why_not_guard(state: State, seat: int, card: int) -> Refusal | None:
    """Why no defence token can lie on a card."""
    player = state.players[seat]
    facts: dict[str, str | int] = {"card": state.cards.slugs[card]}
    at = find(player, card)
    if at < 0:
        if card in player.foundations:
            return Refusal("foundation", ("AMB-28", "AMB-17", "DEFENSE-2"), facts)
        return Refusal("not-your-location", ("DEFENSE-2",), facts)
    if state.cards.faction[card] >= 0:
        return Refusal("guard-faction", ("DEFENSE-3", "DEFENSE-2", "AMB-28"), facts)
    if player.empire[at].guarded:
        return Refusal("guarded-already", ("DEFENSE-9", "AMB-28"), facts)
    if player.defense == 0:
        clauses = ("SOLO-8", "DEFENSE-2") if state.seats == 1 else ("DEFENSE-2",)
        return Refusal("no-defense", clauses, facts)
    return None


def why_not_samurai(state: State, seat: int, card: int) -> Refusal | None:
    """Why no samurai can stand on a card."""
    player = state.players[seat]
    facts: dict[str, str | int] = {"card": state.cards.slugs[card]}
    if not state.cards.uses_samurai[player.faction]:
        return Refusal("not-japanese", ("JAPAN-3",), facts)
    at = find(player, card)
    if at < 0:
        return Refusal("not-your-location", ("JAPAN-7",), facts)
    if state.cards.faction[card] < 0:
        return Refusal("samurai-common", ("JAPAN-7",), facts)
    if player.empire[at].samurai:
        return Refusal("samurai-already", ("JAPAN-6",), facts)
    if player.worker == 0:
        return Refusal("no-worker", ("AMB-22", "JAPAN-5"), facts)
    return None


def free_moves(state: State, seat: int) -> list[Move]:
    """Guards and samurai that can be placed now (ACT-11); alike locations once."""
    player = state.players[seat]
    cards = state.cards
    moves: list[Move] = []
    guards = player.defense > 0
    deploys = player.worker > 0 and cards.uses_samurai[player.faction]  # JAPAN-3
    if not guards and not deploys:
        return moves
    seen: list[Location] = []
    for location in player.empire:
        card = location.card
        if cards.faction[card] < 0:
            if not guards or location.guarded:
                continue
            kind = GUARD
        elif deploys and not location.samurai:
            kind = SAMURAI
        else:
            continue
        if is_new(cards, location, seen):
            moves.append(move(kind, card))
    return moves


def guard(state: State, seat: int, card: int) -> None:
    """Place a defence token (DEFENSE-2)."""
    player = state.players[seat]
    at = find(player, card)
    location = player.empire[at]
    player.defense -= 1
    player.empire[at] = location.marked(True, location.samurai, location.blocked)


def samurai(state: State, seat: int, card: int) -> None:
    """Place a worker as a samurai (JAPAN-4)."""
    state.players[seat].worker -= 1
    deploy(state, seat, card)


def deploy(state: State, seat: int, card: int) -> None:
    """A samurai stands on a location; features answer."""
    player = state.players[seat]
    at = find(player, card)
    location = player.empire[at]
    player.empire[at] = location.marked(location.guarded, True, location.blocked)
    if state.log is not None:
        state.log.append(("samurai", seat, card))
    react(state, seat, WHEN_SAMURAI, card)
