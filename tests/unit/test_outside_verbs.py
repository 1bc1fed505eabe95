"""Verbs from outside the package: through their entry point they are read, told and played."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osada.bots import ask, bot
from osada.kernel import journal
from osada.kernel.match import Match
from osada.kernel.random import seeded
from osada.settlers.catalogue import joined
from osada.settlers.effects import parse, registry, text
from osada.settlers.game import Settlers
from osada.settlers.state import ACTION, State

GUILD = Path(__file__).parents[1] / "outside/guild"


@pytest.fixture
def guild(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The other package is installed."""
    about = tmp_path / "guild-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guild\nVersion: 1.0\n")
    verbs = "tests.outside.guild.verbs"
    (about / "entry_points.txt").write_text(
        f"[osada.verbs]\nmint = {verbs}:Mint\nsell = {verbs}:Sell\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.outside.cache_clear()
    yield
    registry.outside.cache_clear()


def game() -> Settlers:
    """The card game with the cards of the package."""
    return Settlers(joined([("guild.cards", (GUILD / "guild.cards").read_text("utf-8"))]))


def in_action(played: Settlers, number: str) -> State:
    """The first seat is at turn in the first round, with this card in hand."""
    state = played.new({"factions": ["rome", "egypt"]}, 5)
    while state.phase != ACTION or state.stack or state.turn != 0:
        seat, decision = next(iter(played.pending(state).items()))
        played.apply(state, seat, decision.moves[-1])
    player = state.players[0]
    player.hand = sorted({*player.hand, played.cards.of_number[number]})
    state.moves = None
    return state


def at_the_bourse(wood: int, food: int) -> tuple[Settlers, State]:
    """The first seat has built the Bourse and is at turn again, with these resources."""
    played = game()
    state = in_action(played, "rom902")
    played.apply(state, 0, played.parse(state, 0, "build rome/bourse")[0])
    player = state.players[0]
    player.wood, player.stone, player.food = wood, 0, food
    state.turn, state.moves = 0, None
    return played, state


def test_nobody_knows_them_without_their_package() -> None:
    with pytest.raises(parse.EffectError, match='unknown effect "mint 2 gold"'):
        parse.effects("mint 2 gold")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Action: spend 1 worker to mint 3 gold."),
        ("pl", "Akcja: wydaj 1 robotnika, aby wybić 3 złota."),
        ("cs", "Akce: když utratíš 1 osadníka, vyrazíš 3 zlata."),
    ],
)
def test_they_are_read_and_told(guild: None, language: str, sentence: str) -> None:
    ability = parse.ability(["action: 1 worker -> mint 3 gold"])
    assert text.card_text(ability, language) == [sentence]
    assert text.card_formula(ability) == "worker > mint 3"


def test_a_verb_does_its_work(guild: None) -> None:
    played = game()
    state = in_action(played, "rom901")
    player = state.players[0]
    gold, wood = player.gold, player.wood
    played.apply(state, 0, played.parse(state, 0, "build rome/mint")[0])
    assert (player.gold, player.wood) == (gold + 2, wood + 1)


def test_a_question_is_asked_refused_copied_and_answered(guild: None) -> None:
    played, state = at_the_bourse(wood=1, food=2)
    played.apply(state, 0, played.parse(state, 0, "use rome/bourse")[0])
    decision = played.pending(state)[0]
    assert decision.kind == "good"
    assert [played.text(state, 0, one) for one in decision.moves] == ["choose wood", "choose food"]
    why = played.why_not(state, 0, played.parse(state, 0, "choose stone")[0])
    assert why is not None
    assert (why.reason, why.clauses) == ("wrong-answer", ("AMB-7",))
    copy, player = played.copy(state), state.players[0]
    gold = player.gold
    played.apply(state, 0, played.parse(state, 0, "choose food")[0])
    assert (player.wood, player.food, player.gold) == (1, 1, gold + 2)
    assert played.pending(copy)[0].moves == decision.moves


def test_an_action_needs_something_to_sell(guild: None) -> None:
    played, state = at_the_bourse(wood=0, food=0)
    why = played.why_not(state, 0, played.parse(state, 0, "use rome/bourse")[0])
    assert why is not None
    assert "AMB-7" in why.clauses


def test_bots_play_whole_games_with_them_and_journals_repeat_them(
    guild: None, tmp_path: Path
) -> None:
    played = game()
    greedy = bot("greedy", "settlers")
    built = 0
    for seed in range(3):
        match: Match[Any] = Match(played, {"factions": ["rome", "egypt"]}, seed)
        while match.pending:
            seat = min(match.pending)
            match.play(seat, ask(greedy, played, match.state, seat, seeded(f"{match.moves}")))
        built += sum("rome/bourse" in record.text for record in match.records)
        journal.write(tmp_path / "x.osada", match)
        again = journal.replay(journal.read(tmp_path / "x.osada"), {"settlers": played})
        assert again.records == match.records
    assert built
