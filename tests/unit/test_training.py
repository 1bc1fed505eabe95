"""`osada learn`: a run from end to end, in two halves, and what it refuses."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from osada.arena.settlers.cardfiles import packed
from osada.bots import ask, bot
from osada.bots.settlers.learned import net as nets
from osada.bots.settlers.learned.layout import INPUTS
from osada.cli import main
from osada.settlers.game import Settlers
from osada.training import plain, run, selfplay
from osada.training.selfplay import Task, playing
from osada.training.sums import sums
from osada.training.tables import Subject, Table
from osada.training.trainer import Positions, Rows, Trainer
from tests.own_cards import OWN

Said = pytest.CaptureFixture[str]
GAME = Settlers()
USUAL = ("--games", "6", "--workers", "1", "--faction", "rome")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with cards of somebody's own, in which commands run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("OSADA_LANGUAGE", raising=False)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/common.cards").write_text(OWN, "utf-8")
    return tmp_path


def learn(*words: str, out: str = "mine.bin") -> int:
    return main(["learn", "--out", out, *USUAL, *words])


def test_a_run_and_the_same_in_two_halves(
    here: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert learn("--cards", "mine") == 0
    assert "mine.bin has the weights, after 6 games" in capsys.readouterr().out
    whole = (here / "mine.bin").read_bytes()
    assert whole != nets.SHIPPED.read_bytes()
    assert not (here / "mine.bin.run").exists()

    state = GAME.new({"factions": ["rome", "egypt"]}, 3)
    seat = min(GAME.pending(state))
    chosen = ask(bot(f"learned:{here}/mine.bin"), GAME, state, seat, 1)
    assert chosen in GAME.pending(state)[seat].moves

    played = 0
    really = selfplay.self_played

    def interrupted(task: Task) -> Any:
        nonlocal played
        played += 1
        if played == 3:
            raise KeyboardInterrupt
        return really(task)

    monkeypatch.setattr(run, "self_played", interrupted)
    assert learn("--cards", "mine", out="half.bin") == 130
    said = capsys.readouterr().err.splitlines()[-1]
    assert said == (
        "osada: stopped after 2 of 6 games: half.bin has what was learned so far, "
        "and the same command goes on"
    )
    assert (here / "half.bin").read_bytes() not in (whole, nets.SHIPPED.read_bytes())
    assert learn("--cards", "mine", out="half.bin") == 0
    assert (here / "half.bin").read_bytes() == whole

    played = 2  # at once: what was there is still there
    assert learn("--cards", "mine", "--seed", "8", out="half.bin") == 130
    said = capsys.readouterr().err.splitlines()[-1]
    assert said == "osada: stopped before anything was learned: half.bin is not written"
    assert (here / "half.bin").read_bytes() == whole
    shutil.rmtree(here / "half.bin.run")

    played = 0  # and once more, in the middle of it
    assert learn("--cards", "mine", "--seed", "7", out="half.bin") == 130
    assert learn("--cards", "mine", out="half.bin") == 2
    assert capsys.readouterr().err.endswith('"half.bin.run" holds a run with other settings\n')
    (here / "half.bin.run/run.json").write_text("{", "utf-8")
    assert learn("--cards", "mine", "--seed", "7", out="half.bin") == 2
    said = capsys.readouterr().err
    assert said.endswith('"half.bin.run" is damaged; delete it to start again\n')
    shutil.rmtree(here / "half.bin.run")


def test_from_nothing_with_a_match(here: Path, capsys: Said) -> None:
    """In two processes; the log says how it goes against greedy."""
    assert main(["learn", "--from", "nothing", "--out", "x.bin", "--games", "2", "--match", "1",
                 "--workers", "2", "--faction", "rome"]) == 0  # fmt: skip
    said = capsys.readouterr().err
    assert "% of 2 against greedy" in said
    assert "2 games, off by" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--cards", "nowhere"), 'there is no folder or file "nowhere" with cards'),
        (("--faction", "rom"), 'there is no faction "rom"; did you mean "rome"?'),
        (("--boxes", "frends"), "frends"),
        (("--from", "nowhere.bin"), "nowhere.bin cannot be read: No such file or directory"),
        (("--from", "mine/common.cards"), "mine/common.cards holds no weights of the bot learned"),
        (("--from", "old.bin"), "old.bin holds weights for another version of the bot learned"),
        (("--from", "cut.bin"), "cut.bin is damaged: its checksum is wrong"),
        (("--from", "x.bin"), '"x.bin" is what it begins with; name another file with --out'),
        (("--games", "0"), "0 games cannot be played: ask for at least 1"),
        (("--minutes", "-1"), "minutes and deals are counted from 0"),
        (("--minutes", "nan"), "minutes and deals are counted from 0"),
        (("--out", "/dev/null"), '"/dev/null" is not an ordinary file; name another with --out'),
        (("--workers", "0"), "worker"),
        (("--out", "mine"), '"mine" is a folder; name a file with --out'),
        (("--out", "nowhere/x.bin"), 'there is no folder "nowhere"'),
    ],
)
def test_what_cannot_be_done(
    words: tuple[str, str], sentence: str, here: Path, capsys: Said
) -> None:
    weights = nets.SHIPPED.read_bytes()
    (here / "old.bin").write_bytes(weights.replace(b"osada net 2", b"osada net 1"))
    (here / "cut.bin").write_bytes(weights[:-2])
    (here / "x.bin").write_bytes(weights)
    given = {"--out": "x.bin", "--games": "4", "--workers": "1", words[0]: words[1]}
    assert main(["learn", *(word for pair in given.items() for word in pair)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.startswith("osada: ")
    assert said.err.count("\n") == 1
    assert not (here / "x.bin.run").exists()


def test_what_is_played(here: Path) -> None:
    """All that ships by default; else somebody's own cards and boxes, with the faction named."""
    kinds = {(table.seats, bool(table.boxes)) for table in Subject().tables}
    assert kinds == {
        (2, False),
        (3, False),
        (4, False),
        (1, False),
        (2, True),
        (3, True),
        (5, True),
    }
    for table in Subject().tables:
        assert Subject().dealt("x", 1, table).seats == table.seats
    own = Subject(packed(here / "mine"), ("aztecs",), "aztecs")
    for table in own.tables:
        for number in range(3):
            state = own.dealt("x", number, table)
            names = [state.cards.factions[one.faction].slug for one in state.players[: state.seats]]
            assert "aztecs" in names
            assert "grain-exchange" in state.cards.of_slug


def test_sums_in_c_and_in_numpy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Both come to the same; without a compiler it is numpy."""
    rows = Rows([GAME.cards])
    random = np.random.default_rng(1)
    lengths = random.integers(1, 60, 200)
    starts = np.concatenate([[0], np.cumsum(lengths)])
    features = random.integers(0, rows.n, starts[-1]).astype(np.uint16)
    left = random.integers(0, nets.HEADS, 200).astype(np.uint8)
    known = Positions(starts, features, left, random.standard_normal(200).astype(np.float32))
    trainers = [Trainer(rows, with_, np.random.default_rng(2)) for with_ in (sums(), plain)]
    lost = []
    for _ in range(12):
        chosen = random.integers(0, 200, 150)
        one, other = (trainer.step(known, chosen, 1e-2) for trainer in trainers)
        assert one == pytest.approx(other, rel=1e-3)
        lost.append(one)
    assert lost[-1] < 0.8 * lost[0]
    for name, here in trainers[0].weights.items():
        assert np.abs(here - trainers[1].weights[name]).max() < 1e-2 * np.abs(here).max()

    sums.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    assert sums() is plain
    sums.cache_clear()


def test_the_quick_judge_says_what_the_bot_says(tmp_path: Path) -> None:
    """In training the net judges in other ways than in play, and comes to the same."""
    subject = Subject(boxes=("friends",))
    numbers = nets.read(nets.SHIPPED)
    wide = nets.WIDE + 1
    flat = np.array(numbers, np.float32)
    n = flat.size - (nets.NUMBERS - INPUTS * wide)
    path = tmp_path / "net.npz"
    np.savez(path, rows=flat[:n].reshape(-1, wide), layers=flat[n:])
    quick = playing(subject).load(path)
    state = subject.dealt("x", 1, Table(1, 2, ("friends",)))
    game = subject.game(("friends",))
    net = nets.Net(numbers)
    table = nets.table(net, state.cards)
    layers = plain.net(np.array([[0.0] * wide], np.float32), flat[n:])
    assert plain.judge(layers, [0], [], [], 3) == pytest.approx(table.value(0, 3), abs=0.4)
    for _ in range(40):
        seat, decision = min(game.pending(state).items())
        judge = quick.judge(state, seat)
        features = judge.encoder.features(state, True)
        value = table.value(table.sum(features), state.options.course.rounds - state.round)
        assert judge.correction(state, True) == pytest.approx(value, abs=0.4)
        game.apply(state, seat, decision.moves[len(decision.moves) // 2])
