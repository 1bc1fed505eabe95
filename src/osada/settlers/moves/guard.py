"""The free moves: a defence token on a common location, a worker as a samurai (DEFENSE, JAPAN)."""

from osada.kernel.game import Move, Refusal
from osada.settlers import happenings
from osada.settlers.backs import PROVINCE
from osada.settlers.course import Action
from osada.settlers.effects.events import WHEN_SAMURAI
from osada.settlers.effects.run import react
from osada.settlers.effects.traits import SAMURAI_ANYWHERE
from osada.settlers.moves.targets import has_trait
from osada.settlers.state import GUARDED, Location, State, is_new
from osada.settlers.state import SAMURAI as STANDING
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
    if state.cards.faction[card] == PROVINCE:
        return Refusal("guard-province", ("DEFENSE-2", "PROV-12"), facts)
    if state.cards.faction[card] >= 0:
        return Refusal("guard-faction", ("DEFENSE-3", "DEFENSE-2", "AMB-28"), facts)
    if state.cards.card[card].printed:
        return Refusal("guarded-already", ("FRIENDS-24", "DEFENSE-9", "AMB-X-17"), facts)
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
    if not state.cards.boards[player.faction].samurai:
        return Refusal("not-japanese", ("JAPAN-3",), facts)
    at = find(player, card)
    if at < 0:
        return Refusal("not-your-location", ("JAPAN-7",), facts)
    if state.cards.faction[card] == PROVINCE:
        return Refusal("samurai-province", ("JAPAN-7", "PROV-12"), facts)
    if state.cards.faction[card] < 0 and not has_trait(state, seat, SAMURAI_ANYWHERE):
        return Refusal("samurai-common", ("JAPAN-7",), facts)
    if player.empire[at].samurai:
        return Refusal("samurai-already", ("JAPAN-6",), facts)
    if player.worker == 0:
        return Refusal("no-worker", ("AMB-22", "JAPAN-5"), facts)
    return None


class Protect(Action):
    """The free moves: place a defence token or a samurai (ACT-11)."""

    def __init__(self) -> None:
        Action.__init__(self, (GUARD, SAMURAI), is_free=True)

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """Where they can be placed; alike locations once."""
        player = state.players[seat]
        cards = state.cards
        guards = player.defense > 0
        deploys = player.worker > 0 and cards.boards[player.faction].samurai  # JAPAN-3
        if not guards and not deploys:
            return
        if deploys and cards.traits & SAMURAI_ANYWHERE and has_trait(state, seat, SAMURAI_ANYWHERE):
            self.add_anywhere(state, seat, guards, moves)
            return
        facts = cards.card
        seen: list[Location] = []
        for location in player.empire:
            fact = facts[location.card]
            if fact.takes_guard:
                if (
                    guards
                    and not location.marks & GUARDED
                    and (fact.is_single or is_new(cards, location, seen))
                ):
                    moves.append(fact.guard_move)
            elif (
                deploys
                and fact.faction >= 0
                and not location.marks & STANDING
                and (fact.is_single or is_new(cards, location, seen))
            ):
                moves.append(fact.samurai_move)

    def add_anywhere(self, state: State, seat: int, guards: bool, moves: list[Move]) -> None:
        """The same where samurai can stand on any location (AMB-X-10)."""
        cards = state.cards
        seen: list[Location] = []
        for location in state.players[seat].empire:
            fact = cards.card[location.card]
            if fact.faction == PROVINCE:
                continue
            guard_here = guards and fact.takes_guard and not location.marks & GUARDED
            deploy_here = not location.marks & STANDING
            if (guard_here or deploy_here) and is_new(cards, location, seen):
                if guard_here:
                    moves.append(fact.guard_move)
                if deploy_here:
                    moves.append(fact.samurai_move)

    def exists(self, state: State, seat: int) -> bool:
        """Whether one can be placed."""
        player = state.players[seat]
        cards = state.cards
        guards = player.defense > 0
        deploys = player.worker > 0 and cards.boards[player.faction].samurai
        if not guards and not deploys:
            return False
        facts = cards.card
        for location in player.empire:
            fact = facts[location.card]
            if fact.takes_guard:
                if guards and not location.marks & GUARDED:
                    return True
            elif deploys and fact.faction >= 0 and not location.marks & STANDING:
                return True
        if deploys and cards.traits & SAMURAI_ANYWHERE and has_trait(state, seat, SAMURAI_ANYWHERE):
            return any(
                not location.marks & STANDING and cards.faction[location.card] != PROVINCE
                for location in player.empire
            )
        return False

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why it cannot be placed."""
        if tried.kind == GUARD:
            return why_not_guard(state, seat, tried.what)
        return why_not_samurai(state, seat, tried.what)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Place it."""
        if chosen.kind == GUARD:
            guard(state, seat, chosen.what)
        else:
            samurai(state, seat, chosen.what)


def guard(state: State, seat: int, card: int) -> None:
    """Place a defence token (DEFENSE-2)."""
    player = state.players[seat]
    at = find(player, card)
    location = player.empire[at]
    player.defense -= 1
    player.set_location(at, location.marked(location.marks | GUARDED))


def samurai(state: State, seat: int, card: int) -> None:
    """Place a worker as a samurai (JAPAN-4)."""
    state.players[seat].worker -= 1
    deploy(state, seat, card)


def deploy(state: State, seat: int, card: int) -> None:
    """A samurai stands on a location; features answer."""
    player = state.players[seat]
    at = find(player, card)
    location = player.empire[at]
    player.set_location(at, location.marked(location.marks | STANDING))
    happenings.deployed(state, seat, card)
    react(state, seat, WHEN_SAMURAI, card)
