"""Decks that players bring to a game: `options["decks"]`, `--decks`, scenarios and the arena."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from osada.arena import BadPlan, Plan, play_game
from osada.cli import main
from osada.kernel import journal
from osada.kernel.game import BadOptions
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.scenario.run import run_file
from osada.settlers import Settlers, State
from osada.settlers.catalogue import base
from osada.settlers.decks import printed
from osada.settlers.game import plain

GAME = Settlers()
TABLE = ["rome", "egypt"]
SMALL = ["2 rome/administration", "rome/gardens", "rom017", "rom021"]
FEW = ["mill", "castle", "tavern"]


def begun(decks: Any, seed: int = 7) -> State:
    return GAME.new({"factions": TABLE, "decks": decks}, seed)


def numbers(state: State, faction: str) -> list[str]:
    """All cards of a faction, or common ones, wherever they lie; taken from the fingerprint."""
    cards = state.cards
    here = -1 if faction == "common" else cards.index(faction)
    found: list[int] = [*state.common_deck[state.common_drawn :], *state.common_discard]
    found += state.offer
    for player in state.players:
        found += [*player.deck[player.drawn :], *player.hand, *player.discard, *player.offer]
        found += [one % 4096 for one in (*player.foundations, *player.deals)]
        for location in player.empire:
            found += [location.card, *location.under]
    return sorted({cards.numbers[card] for card in found if cards.faction[card] == here})


def test_the_printed_deck_as_a_list_is_the_same_game() -> None:
    rome = {"rome": printed(base(), "rome"), "common": printed(base(), "common")}
    assert plain(begun(rome)) == plain(GAME.new({"factions": TABLE}, 7))
    assert GAME.view(begun(rome), 0)["options"]["decks"]["rome"][0] == "2 rome/sculptors-workshop"
    assert "decks" not in GAME.view(GAME.new({"factions": TABLE}, 7), 0)["options"]


def test_a_deck_holds_what_its_list_says() -> None:
    state = begun({"rome": SMALL})
    assert len(numbers(state, "rome")) == 2 + 1 + 2
    assert {"rom017", "rom021"} <= set(numbers(state, "rome"))
    assert len(numbers(state, "egypt")) == 30  # nobody brought another
    changed = begun({"rome": {"in": [], "out": ["rome/architect"]}})
    architects = [base().numbers[card] for card in base().of_slug["rome/architect"]]
    assert set(printed(base(), "rome")) - set(numbers(changed, "rome")) == set(architects)


@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
def test_games_with_few_cards_end_and_samples_keep_to_the_lists(lookout: str) -> None:
    decks = {"rome": SMALL, "egypt": [], "common": FEW}
    options = {"factions": TABLE, "lookout": lookout, "decks": decks}
    for seed in range(3):
        state, random = GAME.new(options, seed), seeded(seed)
        listed = {whose: set(numbers(state, whose)) for whose in ("rome", "common")}
        made = 0
        while pending := GAME.pending(state):
            for seat, decision in pending.items():
                random = step(random)
                sample = GAME.sample(state, seat, random)
                for whose, all_of_them in listed.items():
                    assert len(numbers(sample, whose)) == len(numbers(state, whose))
                    assert set(numbers(sample, whose)) <= all_of_them
                GAME.apply(state, seat, decision.moves[below(random, len(decision.moves))])
                made += 1
        assert GAME.outcome(state) is not None
        assert made > 5


@pytest.mark.parametrize(
    ("decks", "sentence"),
    [
        ({"rome": ["egypt/oasis"]}, "is not a card of rome (DECK-4)"),
        (
            {"rome": ["rom017", "rom017"]},
            "rom017) is there 2 times, but it exists once (AMB-X-15, DECK-4)",
        ),
        (
            {"rome": ["4 rome/architect"]},
            'there is one copy of "rome/architect", not 4 (AMB-X-15, DECK-4)',
        ),
        ({"rome": ["rome/architekt"]}, 'did you mean "rome/architect"? (AMB-X-15, DECK-4)'),
        ({"common": {"out": ["rome/architect"]}}, "is not in the usual deck"),
        ({"common": {"without": ["mill"]}}, 'there is no change of a deck "without"'),
        ({"common": {5: ["mill"]}}, 'there is no change of a deck "5"'),
        ({"rome": "rome/architect"}, "it must be a list of lines"),
        ({"roma": []}, 'there is no faction "roma"; did you mean "rome"?'),
        ({"r" * 9000: []}, f'there is no faction "{"r" * 60}"; choose'),
        ({"rome": ["rome/" + "r" * 9000]}, f'there is no card "rome/{"r" * 55}";'),
        ({5: []}, '"decks" must be lists by name'),
        ({None: []}, '"decks" must be lists by name'),
        ({"japan": []}, 'there is a deck of "japan", but nobody plays it here (DECK-4)'),
        (["rome/architect"], '"decks" must be lists by name (DECK-4)'),
    ],
)
def test_a_refused_deck_says_by_which_rule(decks: Any, sentence: str) -> None:
    with pytest.raises(BadOptions, match="deck") as refused:
        begun(decks)
    assert sentence in str(refused.value)
    assert "DECK-4)" in str(refused.value)


def test_journals_record_decks(tmp_path: Path) -> None:
    match: Match[State] = Match(GAME, {"factions": TABLE, "decks": {"rome": SMALL}}, "seed")
    for _ in range(12):
        seat, decision = next(iter(match.pending.items()))
        match.play(seat, decision.moves[-1])
    journal.write(tmp_path / "x.osada", match)
    again: Match[State] = journal.replay(journal.read(tmp_path / "x.osada"), {"settlers": GAME})
    assert GAME.hash(again.state) == GAME.hash(match.state)
    assert numbers(again.state, "rome") == numbers(match.state, "rome")


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """Two deck files."""
    rome, common = tmp_path / "rome.deck", tmp_path / "common.deck"
    rome.write_text("faction: rome\n" + "\n".join(SMALL), "utf-8")
    common.write_text("faction: common\n" + "\n".join(FEW), "utf-8")
    return rome, common


def test_a_game_at_the_terminal(
    files: tuple[Path, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rome, common = map(str, files)
    saved = tmp_path / "game.osada"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    words = ["play", "--plain", "--factions", "rome,egypt", "--save", str(saved)]
    assert main([*words, "--decks", rome, "--decks", common]) == 0
    assert '"decks": {"rome": ["' in saved.read_text("utf-8")
    saved.unlink()
    assert main([*words, "--decks", rome, "--decks", rome]) == 2
    assert "there is another deck of rome; keep one" in capsys.readouterr().err
    assert main(["play", "--plain", "--factions", "egypt,japan", "--decks", rome]) == 2
    assert "nobody plays it here (DECK-4)" in capsys.readouterr().err


def test_a_ready_deck_is_brought_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "game.osada"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    words = ["play", "--plain", "--factions", "rome,egypt", "--format", "standard"]
    words += ["--decks", "rome-friends", "--save", str(saved)]
    assert main(words) == 2
    assert "rome-friends: needs its boxes on the table: friends" in capsys.readouterr().err
    assert main([*words, "--boxes", "friends"]) == 0
    assert "3 rome/public-aqueduct" in saved.read_text("utf-8")


def test_games_of_bots(files: tuple[Path, Path], tmp_path: Path) -> None:
    rome, common = map(str, files)
    out = tmp_path / "x.jsonl"
    words = ["arena", "--players", "random", "--games", "2", "--factions", "rome-egypt"]
    words += ["--out", str(out), "--workers", "1"]
    assert main([*words, "--decks", rome, "--decks", common]) == 0
    header = json.loads(out.read_text("utf-8").splitlines()[0])
    assert set(header["plan"]["decks"]) == {"rome", "common"}
    again = tmp_path / "again.jsonl"
    assert main([*words[:-4], "--out", str(again), "--workers", "1"]) == 0
    assert "decks" not in json.loads(again.read_text("utf-8").splitlines()[0])["plan"]


def test_a_plan_seats_decks_with_their_factions() -> None:
    plan = Plan(("random",), games=4, decks={"rome": SMALL})
    assert "decks" in plan.options(("rome", "japan"))
    assert not plan.options(("egypt", "japan"))["decks"]
    assert play_game(plan, 0) == play_game(plan, 0)
    with pytest.raises(BadPlan, match=r'deck of "rome", but nobody plays it here \(DECK-4\)'):
        Plan(("random",), factions=("egypt", "japan"), decks={"rome": SMALL})
    with pytest.raises(BadPlan, match="is not a card of rome"):
        Plan(("random",), decks={"rome": ["mill"]})


SCENARIO = """
title: Decks of one's own
rule: [DECK-4]
given:
  options: {decks: {rome: [2 rome/administration, rom017], common: {out: [mill]}}}
  players:
    - {faction: rome, hand: [HAND]}
    - {faction: egypt}
when:
  - {by: 0, move: pass}
then:
  players: {0: {hand: [HAND]}}
"""


@pytest.mark.parametrize(
    ("card", "wrong"),
    [("rome/administration", ""), ("mill", "is not in the deck of common")],
)
def test_a_scenario_brings_decks(tmp_path: Path, card: str, wrong: str) -> None:
    file = tmp_path / "decks.yaml"
    file.write_text(SCENARIO.replace("HAND", card), "utf-8")
    result = run_file(file)
    assert wrong in " ".join(result.wrong) if wrong else not result.wrong, result.wrong
