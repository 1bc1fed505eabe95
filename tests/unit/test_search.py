"""The bots that look ahead: what they find, and what the value function holds dear."""

from typing import Any

import pytest

from osada.bots import Bot, ask, bot
from osada.bots.settlers.beam import Search
from osada.bots.settlers.planner import Planner
from osada.bots.settlers.position import Eye
from osada.bots.settlers.weights import NAMES, TUNED, WEIGHTS
from osada.bots.settlers.worth import worth
from osada.kernel.random import below, seeded, step
from osada.scenario.settlers.given import table
from osada.settlers.flow import advance
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, State
from osada.settlers.verbs import PASS_ROUND

GAME = Settlers()
FACTIONS = ["rome", "barbarians", "japan", "egypt"]
LONG = 60_000  # milliseconds: as good as for ever


def alone(round_: int = 5, rival: dict[str, Any] | None = None, **player: Any) -> State:
    """A turn of the first player; the rival has passed, if nothing else is said."""
    state = table(
        GAME.cards,
        {
            "game": "settlers",
            "round": round_,
            "phase": "action",
            "turn": 0,
            "players": [player, rival or {"faction": "barbarians", "passed": True}],
        },
    )
    state.explicit = False
    advance(state)
    return state


def taken_over(seed: int, round_: int = 4, **options: Any) -> State:
    """A game played by chance up to some round."""
    state = GAME.new(options, seed)
    random = seeded(seed)
    while state.round < round_:
        seat, decision = next(iter(GAME.pending(state).items()))
        random = step(random)
        GAME.apply(state, seat, decision.moves[below(random, len(decision.moves))])
    return state


def play(state: State, bots: list[Bot], seed: int = 3) -> list[str]:
    """Play to the end of the game; all moves."""
    random = seeded(seed)
    moves: list[str] = []
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        chosen = ask(bots[seat], GAME, state, seat, random)
        assert chosen in pending[seat].moves
        moves.append(GAME.text(state, seat, chosen))
        GAME.apply(state, seat, chosen)
    return moves


def worth_to(state: State, seat: int = 0, live: bool = True) -> float:
    return Eye(state, seat, worth(GAME.cards)).value(state, live)


THINKERS = [Planner(LONG, 8), bot("mcts:100")]
TACTICS: dict[str, tuple[dict[str, Any], int]] = {
    "a quarry pays for the statue and counts for it": (
        {"faction": "rome", "goods": {"wood": 2, "stone": 2}, "hand": ["statue", "quarry"]},
        4,
    ),
    "gold becomes stone before workers carve it": (
        {
            "faction": "egypt",
            "goods": {"gold": 1, "worker": 2},
            "empire": ["egypt/golden-bazaar", "egy016", "egy017"],
        },
        12,
    ),
    "missionaries need the barracks, and both need workers": (
        {
            "faction": "rome",
            "goods": {"worker": 3, "food": 2},
            "hand": ["missionaries"],
            "empire": ["barracks"],
        },
        5,
    ),
    "the sphinx comes before what it adds to": (
        {
            "faction": "egypt",
            "goods": {"stone": 3, "worker": 2},
            "hand": ["egypt/sphinx"],
            "empire": ["egy016", "egy017"],
            "foundations": ["village"],
        },
        14,
    ),
    "an action is made twice where it is renewed between": (
        {
            "faction": "rome",
            "goods": {"stone": 6, "worker": 1},
            "empire": ["acting-troupe", "rome/colossus"],
        },
        15,
    ),
}


@pytest.mark.parametrize("thinker", THINKERS, ids=["planner", "mcts"])
@pytest.mark.parametrize("position", TACTICS)
def test_combinations_of_the_last_round(position: str, thinker: Bot) -> None:
    player, points = TACTICS[position]
    state = alone(**player)
    play(state, [thinker, bot("random")])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] >= points


def test_greedy_misses_what_takes_two_moves() -> None:
    found = []
    for player, _ in TACTICS.values():
        state = alone(**player)
        play(state, [bot("greedy"), bot("random")])
        outcome = GAME.outcome(state)
        assert outcome is not None
        found.append(outcome.scores[0])
    assert sum(found) < sum(points for _, points in TACTICS.values())


@pytest.mark.strength
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_planners_play_with_any_number(seats: int) -> None:
    state = taken_over(seats, 4 if seats < 3 else 5, factions=FACTIONS[:seats])
    play(state, [Planner(LONG, 1)] * seats)
    assert GAME.outcome(state) is not None


@pytest.mark.strength
@pytest.mark.parametrize(
    "options",
    [
        {"lookout": "alternative"},
        {"lookout": "advanced"},
        {"peaceful": True, "peaceful_drafts": 2},
        {"robbers_cut_routes": True},
    ],
)
def test_planners_play_all_variants(options: dict[str, Any]) -> None:
    state = taken_over(3, factions=["egypt", "japan", "barbarians"], **options)
    play(state, [Planner(LONG, 1), bot("greedy"), Planner(1)])
    assert GAME.outcome(state) is not None


def test_a_millisecond_is_enough_for_an_answer() -> None:
    state = taken_over(8, factions=["rome", "japan"])
    play(state, [Planner(1), bot("mcts:1ms")])
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("code", ["planner", "mcts"])
def test_the_same_sample_and_number_give_the_same_game(code: str) -> None:
    games = []
    for _ in range(2):
        thinker = Planner(LONG, 2) if code == "planner" else bot("mcts:8")
        state = taken_over(6, factions=["egypt", "rome"])
        games.append(play(state, [thinker, bot("greedy")]))
    assert games[0] == games[1]


def test_thinking_leaves_the_sample_as_it_was() -> None:
    state = GAME.new({"factions": ["rome", "japan"]}, 4)
    for _ in range(40):
        seat, decision = next(iter(GAME.pending(state).items()))
        before = GAME.hash(state)
        Planner(LONG, 1).choose(GAME, state, seat, decision, seeded(1))
        assert GAME.hash(state) == before
        GAME.apply(state, seat, decision.moves[0])


@pytest.mark.strength
def test_a_planner_is_better_than_greedy() -> None:
    points = 0
    for seed in range(2):
        state = GAME.new({"factions": ["rome", "egypt"]}, seed)
        play(state, [Planner(LONG, 1), bot("greedy")])
        outcome = GAME.outcome(state)
        assert outcome is not None
        points += outcome.scores[0] - outcome.scores[1]
    assert points > 0


def test_sequences_that_meet_share_their_first_moves() -> None:
    state = alone(
        faction="rome",
        goods={"stone": 2, "worker": 2},
        empire=["mason", "court-sculptor"],
    )
    moves = GAME.pending(state)[0].moves
    search = Search(GAME, Eye(state, 0, worth(GAME.cards)), moves, float("inf"))
    assert search.run(state, 50)
    uses = [
        search.values[at] for at, move in enumerate(moves) if GAME.text(state, 0, move)[:3] == "use"
    ]
    assert max(uses) - min(uses[:2]) < 0.02


GOODS = ("wood", "stone", "food", "gold", "worker", "raze")


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_more_is_better(round_: int) -> None:
    plain = worth_to(alone(round_, faction="rome", hand=["mason"]))
    assert worth_to(alone(round_, faction="rome", hand=["mason"], score=1)) == plain + 1
    for good in GOODS:
        more = alone(round_, faction="rome", hand=["mason"], goods={good: 1})
        assert worth_to(more) > plain
    assert worth_to(alone(round_, faction="rome", hand=["mason", "village"])) > plain
    assert worth_to(alone(round_, faction="rome", hand=["mason"], empire=["village"])) > plain


def test_what_comes_every_round_is_worth_more_early() -> None:
    gains = []
    for round_ in range(1, 6):
        with_town = worth_to(alone(round_, faction="rome", empire=["town"]), live=False)
        gains.append(with_town - worth_to(alone(round_, faction="rome"), live=False))
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] == 1  # nothing is left but the location itself


def test_the_end_counts_points_alone() -> None:
    state = alone(
        faction="rome", score=7, empire=["town", "rome/colossus"], hand=["mason"], goods={"gold": 3}
    )
    rival = {"faction": "barbarians", "passed": True, "score": 5}
    same = alone(
        faction="rome", score=7, empire=["town", "rome/colossus"], hand=["mason"], rival=rival
    )
    share = dict(WEIGHTS)["share 2"]
    assert worth_to(state, live=False) == pytest.approx(7 + 1 + 2)
    assert worth_to(same, live=False) == pytest.approx(7 + 1 + 2 - 5 * share)


def test_a_rivals_gain_is_a_loss() -> None:
    poor = alone(3, faction="rome", rival={"faction": "egypt"})
    for more in (
        {"score": 3},
        {"empire": ["town"]},
        {"goods": {"stone": 2}},
        {"deals": ["egy019"]},
    ):
        rich = alone(3, faction="rome", rival={"faction": "egypt", **more})
        assert worth_to(rich) < worth_to(poor)


def test_at_four_it_matters_which_rival_gains() -> None:
    """The one who is best off counts most; with three players all rivals count alike."""
    for seats, alike in ((3, True), (4, False)):
        values = []
        for gains in (1, 2):
            players: list[dict[str, Any]] = [
                {"faction": faction, "score": 20 * (seat == 1) + 5 * (seat == gains)}
                for seat, faction in enumerate(("rome", "egypt", "japan", "barbarians")[:seats])
            ]
            state = table(GAME.cards, {"round": 4, "players": players})
            state.explicit = False
            advance(state)
            values.append(worth_to(state))
        leader, other = values
        assert leader == pytest.approx(other) if alike else leader < other


def test_a_location_taken_over_still_belongs_to_its_owner() -> None:
    before = alone(3, faction="egypt", rival={"faction": "japan", "empire": ["town"]})
    lent = {"card": "town", "owner": 1}
    after = alone(3, faction="egypt", empire=[lent], rival={"faction": "japan"})
    razed = alone(3, faction="egypt", rival={"faction": "japan"})
    assert abs(worth_to(after) - worth_to(before)) < 1
    assert worth_to(razed) - worth_to(before) > 2


def test_cards_not_seen_are_judged_by_their_back() -> None:
    state = GAME.new({"factions": ["rome", "japan"]}, 2)
    eye = Eye(state, 0, worth(GAME.cards))
    values = set()
    for random in range(6):
        other = GAME.sample(state, 1, seeded(random))  # deals seat 0 another hand
        values.add(round(eye.value(other, True), 9))
        other.players[0].hand = state.players[0].hand
        assert eye.value(other, True) == pytest.approx(eye.value(state, True))
    assert len(values) > 1


def test_every_weight_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(TUNED) == len(WEIGHTS)


def test_other_weights_make_another_player() -> None:
    spoilt = [-weight for weight in TUNED]
    state = alone(3, faction="rome", goods={"wood": 1}, hand=["village"])
    assert Eye(state, 0, worth(GAME.cards, tuple(spoilt))).value(state, True) != worth_to(state)
    chosen = ask(Planner(LONG, 2, spoilt), GAME, state, 0, seeded(1))
    assert chosen in GAME.pending(state)[0].moves
    assert state.phase == ACTION


def test_search_plays_by_nothing_that_its_seat_cannot_know() -> None:
    """Other hidden cards change no move, and neither does asking again."""
    asked = 0
    for seed in (1, 4):
        state = taken_over(seed, round_=3, factions=["rome", "egypt"])
        for number in range(30):
            (seat, decision) = next(iter(GAME.pending(state).items()))
            if decision.kind in ("turn", "draft") and len(decision.moves) > 3 and not number % 7:
                other = GAME.sample(state, seat, 99)
                assert GAME.hash(other) != GAME.hash(state)
                searcher = bot("search:2")
                chosen = ask(searcher, GAME, state, seat, 5)
                assert chosen in decision.moves
                assert ask(searcher, GAME, other, seat, 5) is chosen
                assert ask(bot("search:2"), GAME, state, seat, 5) is chosen
                asked += 1
            random = seeded(number)
            GAME.apply(state, seat, decision.moves[below(random, len(decision.moves))])
    assert asked > 1


def test_search_in_a_hurry_is_legal_and_passes_when_nothing_is_left() -> None:
    state = alone(faction="rome")
    assert ask(bot("search:1ms"), GAME, state, 0, 3) is PASS_ROUND
    state = taken_over(6, round_=5, factions=["japan", "egypt"])
    moves = play(state, [bot("search:1ms"), bot("greedy")])
    assert moves[-1]
