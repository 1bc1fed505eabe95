"""From phase to phase and from round to round, as the course of the match says (ROUND)."""

from osada.settlers.state import END, NOBODY, Location, State


def over(state: State) -> None:
    """The phase is over: the next one of the round, the next round, or the end."""
    course = state.options.course
    order = course.of_round(state.round)
    at = order.index(state.phase) + 1
    state.begun = False
    if at < len(order):
        state.phase = order[at]
    elif state.round < course.rounds:
        next_round(state)
    else:
        state.phase = END


def next_round(state: State) -> None:
    """The marker goes to the left, the round marker moves on (ROUND-5, ROUND-6)."""
    give_back(state)
    for player in state.players:
        player.passed = False
        player.turns = 0
        if player.part is not None:
            player.part = player.part.with_inventions(
                tuple([held.used(0, held.goods) for held in player.part.inventions])
            )
    state.first = (state.first + 1) % state.seats
    state.turn = state.first
    state.round += 1
    state.phase = state.options.course.order[0]
    state.begun = False


def give_back(state: State) -> None:
    """The very last thing of a round: taken-over locations return (EGYPT-20, AMB-32)."""
    for player in state.players:
        for location in player.empire:
            if location.owner != NOBODY:
                player.remove_location(location)
                owner = state.players[location.owner]
                owner.add_location(location.held(NOBODY, location.route))
                owner.empire = tuple(sorted(owner.empire, key=_age))


def _age(location: Location) -> int:
    return location.age
