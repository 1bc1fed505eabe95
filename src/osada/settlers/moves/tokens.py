"""Progress tokens: placing them, and what lies on a location (BONUS-10 to BONUS-20)."""

from osada.kernel.game import Move, Refusal, move
from osada.settlers import happenings
from osada.settlers.backs import PROVINCE
from osada.settlers.course import Action
from osada.settlers.frames import NO_CARD
from osada.settlers.part import BEE, BRIBE, NO_TOKENS, TOKENS
from osada.settlers.state import NOBODY, PROGRESS, Location, State, is_new
from osada.settlers.supply import find
from osada.settlers.verbs import PLACE


def suits(state: State, location: Location, token: int) -> bool:
    """Whether a location can carry a token of a kind (BONUS-19, BONUS-20, AMB-C28)."""
    if location.owner != NOBODY or location.marks & PROGRESS << token:
        return False
    fact = state.cards.card[location.card]
    if token == BEE:
        return fact.action is not None
    return token != BRIBE or (bool(fact.production) and fact.faction != PROVINCE)


class Place(Action):
    """Lay a progress token on an own location; a free move (CROUND-5, CROUND-7)."""

    def __init__(self) -> None:
        Action.__init__(self, (PLACE,), is_free=True)

    def add_moves(self, state: State, seat: int, moves: list[Move]) -> None:
        """Each kind that is held; alike locations once."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        if part.tokens == NO_TOKENS:
            return
        for token in range(len(TOKENS)):
            if not part.tokens[token]:
                continue
            seen: list[Location] = []
            for location in player.empire:
                if suits(state, location, token) and is_new(state.cards, location, seen):
                    moves.append(move(PLACE, location.card, token))

    def exists(self, state: State, seat: int) -> bool:
        """Whether one can be placed."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        for token in range(len(TOKENS)):
            if part.tokens[token]:
                for location in player.empire:
                    if suits(state, location, token):
                        return True
        return False

    def why_not(self, state: State, seat: int, tried: Move) -> Refusal | None:
        """Why it cannot lie there."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        token = tried.arg
        facts: dict[str, str | int] = {"token": TOKENS[token]}
        if not part.tokens[token]:
            return Refusal("no-token", ("BONUS-11", "BONUS-10"), facts)
        if tried.what == NO_CARD:
            return Refusal("token-on-foundation", ("BONUS-20", "BONUS-11"), facts)
        facts["card"] = state.cards.slugs[tried.what]
        at = find(player, tried.what)
        if at < 0 or player.empire[at].owner != NOBODY:
            return Refusal("not-your-location", ("BONUS-20", "BONUS-11"), facts)
        location = player.empire[at]
        if location.marks & PROGRESS << token:
            return Refusal("token-already", ("AMB-C28", "BONUS-11"), facts)
        if suits(state, location, token):
            return None
        clauses: tuple[str, ...] = ("BONUS-20",)
        if token == BRIBE and state.cards.faction[tried.what] == PROVINCE:
            clauses = ("BONUS-19", "BONUS-20", "PROV-3")
        return Refusal("token-unsuited", clauses, facts)

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Place it."""
        player = state.players[seat]
        part = player.part
        assert part is not None
        player.part = part.more_tokens(chosen.arg, -1)
        at = find(player, chosen.what)
        location = player.empire[at]
        player.set_location(at, location.marked(location.marks | PROGRESS << chosen.arg))
        happenings.token_placed(state, seat, chosen.what, chosen.arg)
