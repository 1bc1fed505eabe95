"""Actions beyond single scenarios: what is offered, what is asked, chance, the final score."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osada.kernel.game import Move, move
from osada.scenario.reading import load
from osada.scenario.settlers.given import table
from osada.settlers import flow
from osada.settlers import verbs as w
from osada.settlers.catalogue import base
from osada.settlers.coded import deal_card
from osada.settlers.game import Settlers
from osada.settlers.goods import GOOD, GOODS
from osada.settlers.state import State
from tests.properties.games import playout

GAME = Settlers()
CARDS = base()
SCENARIOS = Path(__file__).parent.parent / "scenarios"
FOLDERS = sorted(
    folder.name for folder in SCENARIOS.iterdir() if folder.is_dir() and folder.name != "rollwrite"
)
MOVES = 15
"""How far a random game goes on from the table of a scenario."""


def laid_out(**given: Any) -> State:
    """The table of a scenario, run on to its first decision as in play."""
    state = table(CARDS, given)
    state.explicit = False
    flow.advance(state)
    return state


def say(state: State, seat: int, line: str) -> None:
    """A seat makes a move, written as at the table."""
    GAME.apply(state, seat, GAME.parse(state, seat, line)[0])


def offered(state: State, seat: int) -> list[str]:
    """The legal moves of a seat, written out."""
    return [GAME.text(state, seat, legal) for legal in GAME.pending(state)[seat].moves]


def tables(folder: str) -> Iterator[tuple[Path, State]]:
    """The tables that the scenarios of a folder begin with; some options begin none."""
    for path in sorted((SCENARIOS / folder).rglob("*.yaml")):
        told = load(path)
        of_a_table = told["given"].get("game", GAME.name) == GAME.name
        if of_a_table and "refused" not in told.get("then", {}):
            yield path, laid_out(**told["given"])


def conceivable(state: State, seat: int) -> Iterator[Move]:
    """Every move of a turn that somebody might try with the cards in sight."""
    player = state.players[seat]
    for card in player.hand:
        for kind in (w.BUILD, w.DEAL, w.RAZE, w.PLAY):
            yield move(kind, card)
    for location in player.empire:
        for kind in (w.GUARD, w.SAMURAI):
            yield move(kind, location.card)
        for times in range(1, 5):
            yield move(w.USE, location.card, times)
    for holder, rival in enumerate(state.players):
        for location in rival.empire:
            yield move(w.RAZE_OF, location.card, holder)
            yield move(w.VISIT, location.card, holder)
        for card in rival.foundations:
            yield move(w.RAZE_OF, deal_card(card), holder)
    for good in range(len(GOODS)):
        yield move(w.SEND, good)
    yield w.END_TURN
    yield w.PASS_ROUND


def meaning(state: State, seat: int, tried: Move) -> tuple[object, ...]:
    """What a move comes to: copies alike in print and state mean the same."""
    if tried.kind in (w.SEND, w.END, w.PASS):
        return tried.kind, tried.what
    holder = tried.arg if tried.kind in (w.RAZE_OF, w.VISIT) else seat
    standing = [at.standing() for at in state.players[holder].empire if at.card == tried.what]
    return tried.kind, state.cards.printing[tried.what], tried.arg, *standing


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_not_refused_is_offered(folder: str) -> None:
    """ACT-2: a turn offers exactly the moves that no clause forbids; copies alike count as one."""
    for path, state in tables(folder):
        for made, _ in enumerate(playout(state, path.stem)):
            for seat, decision in GAME.pending(state).items():
                if decision.kind != "turn":
                    continue
                offers = {meaning(state, seat, legal) for legal in decision.moves}
                for tried in conceivable(state, seat):
                    refusal = GAME.why_not(state, seat, tried)
                    is_offered = meaning(state, seat, tried) in offers
                    assert is_offered == (refusal is None), (
                        f"{path.name}: {GAME.text(state, seat, tried)}: {refusal}"
                    )
            if made == MOVES:
                break


def answer_what_has_one_answer(state: State) -> None:
    """What the game does by itself, done by hand."""
    while True:
        for seat, decision in GAME.pending(state).items():
            if decision.kind != "turn" and len(decision.moves) == 1:
                GAME.apply(state, seat, decision.moves[0])
                break
        else:
            return


def kind_asked(state: State) -> str:
    """The kind of the question that waits for an answer; nothing if none does."""
    return "".join(decision.kind for decision in GAME.pending(state).values())


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_question_with_one_answer_answers_itself(folder: str) -> None:
    """BUILD-2, DEAL-3, ACTIVATE-2, TRADE-1: asked or not, the same is paid, gained and drawn."""
    for path, state in tables(folder):
        asked: State | None = None
        for made, (seat, chosen) in enumerate(playout(state, f"{path.stem} again")):
            if asked is not None:
                answer_what_has_one_answer(asked)
                if kind_asked(asked) == "random":  # a scenario may say what chance picks
                    break
                assert GAME.hash(asked) == GAME.hash(state), path.name
            if made == MOVES:
                break
            asked = state.copy()
            asked.explicit = True
            GAME.apply(asked, seat, chosen)


def test_common_cards_cost_only_resources() -> None:
    """BUILD-7: no common card asks for a location, for gold or for anything else."""
    for card in CARDS.common:
        assert CARDS.location[card] == 0
        assert CARDS.gold[card] == 0


def test_everybody_sees_a_deal_and_its_good() -> None:
    """DEAL-5: the card lies under the board and shows the good of its deal field."""
    players = [
        {"faction": "barbarians", "goods": {"food": 1}, "hand": ["bar011"]},
        {"faction": "japan"},
    ]
    state = laid_out(players=players)
    say(state, 0, "deal barbarians/saboteurs")
    for seat in (0, 1, None):
        seen = GAME.view(state, seat)["players"][0]
        assert seen["deals"] == [{"card": "bar011", "good": "gold", "of": None}]
        assert seen["hand_size"] == 0


def test_a_razed_location_is_a_public_foundation() -> None:
    """RAZE-12: it lies face down with its owner, and everybody knows which card it is."""
    players = [
        {"faction": "barbarians", "goods": {"raze": 2}},
        {"faction": "japan", "empire": ["armorer"]},
    ]
    state = laid_out(players=players)
    say(state, 0, "raze armorer of 1")
    seen = GAME.view(state, None)["players"]
    assert [lying["card"] for lying in seen[1]["foundations"]] == ["com018"]
    assert seen[0]["foundations"] == []


def test_the_common_pile_is_shuffled() -> None:
    """GENERAL-4: whichever card of the pile may be the first of the new deck."""
    pile = ["mill", "castle", "joiner", "town"]
    first = set()
    for seed in range(60):
        state = laid_out(
            seed=seed,
            common_deck={"only": []},
            common_discard=pile,
            players=[{"faction": "rome", "goods": {"worker": 2}}, {"faction": "japan"}],
        )
        say(state, 0, "send card")
        say(state, 0, "choose common")
        (drawn,) = state.players[0].hand
        first.add(CARDS.slugs[drawn])
    assert first == set(pile)


@pytest.mark.parametrize(
    ("faction", "good"),
    [("barbarians", "worker"), ("japan", "food"), ("rome", "raze"), ("egypt", "gold")],
)
def test_the_player_decides_what_is_stored(faction: str, good: str) -> None:
    """STORAGE-3, AMB-62: from all of the board's good down to nothing; nothing else is asked."""
    goods = dict.fromkeys(["wood", "stone", "food", "gold", "worker", "raze"], 2)
    rival = "egypt" if faction == "rome" else "rome"
    state = laid_out(
        round=2,
        phase="cleanup",
        players=[{"faction": faction, "goods": goods}, {"faction": rival}],
    )
    asked = GAME.pending(state)
    assert list(asked) == [0]
    assert asked[0].kind == "keep"
    assert offered(state, 0) == [f"choose {n} {good}" for n in (2, 1, 0)]
    GAME.apply(state, 0, move(w.CHOOSE_KEEP, GOOD[good], 1))
    assert (state.round, GAME.view(state, 0)["phase"]) == (3, "lookout")
    kept = GAME.view(state, None)["players"][0]["goods"]
    assert {name: n for name, n in kept.items() if n} == {good: 1}


def test_gate_and_shrine_ask_before_the_storages() -> None:
    """AMB-62, JAPAN-32, JAPAN-33: first the Gate and the Shrine, then the board; each may stop."""
    japan = {
        "faction": "japan",
        "goods": {"food": 2, "gold": 1},
        "hand": ["mill", "castle"],
        "empire": ["japan/shrine", "japan/gate", "japan/farm"],
    }
    state = laid_out(round=2, phase="cleanup", players=[japan, {"faction": "rome"}])
    kinds = []
    while GAME.view(state, 0)["phase"] == "cleanup":
        decision = GAME.pending(state)[0]
        kinds.append(decision.kind)
        assert decision.kind == "keep" or offered(state, 0)[-1] == "choose done"
        GAME.apply(state, 0, decision.moves[-1 if len(kinds) % 2 == 0 else 0])
    assert kinds == ["under", "under", "put", "put", "keep"]


@pytest.mark.parametrize("factions", [["rome", "japan"], ["egypt", "barbarians", "japan"]])
@pytest.mark.parametrize("seed", range(6))
def test_the_final_score(factions: list[str], seed: int) -> None:
    """END-1 to END-10: no result before the end; then points, and who has the most wins."""
    state = GAME.new({"factions": factions}, seed)
    for _ in playout(state, seed):
        assert GAME.outcome(state) is None
    outcome = GAME.outcome(state)
    assert outcome is not None
    seen = GAME.view(state, None)["players"]
    ranking = []
    for seat, player in enumerate(seen):
        points = player["score"]
        for location in player["empire"]:
            points += 1 if location["card"].startswith("com") else 2
            points += location["under"]
            if location["card"] == "jap015":
                points += sum(location["goods"].values())
        assert outcome.scores[seat] == points
        unused = sum(player["goods"][good] for good in ("worker", "wood", "stone", "food"))
        ranking.append((points, unused, player["hand_size"]))
    assert outcome.winners == tuple(i for i, it in enumerate(ranking) if it == max(ranking))
