"""The bench: what `osada bench` plays, and how the peers are measured and written down."""

import json
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bench import environment, report, rounds, run
from bench.clock import Chance, Peer, Played, figures
from bench.subjects import CATANATRON, COMPILED, CRIBBAGE, PLAIN, SUBJECTS, Subject
from bench.wanted import rounded, wanted
from osada.bench import campaign, games
from osada.bench.boxes import both, friends
from osada.bench.midgame import STATES, midgame, owned_bytes
from osada.bench.opening import opening_s
from osada.bench.probe import Probe
from osada.bench.rollwrite import probe as rollwrite
from osada.bench.settlers import probe as settlers
from osada.campaign.game import Campaign
from osada.cli import main
from osada.rollwrite.state import DEVELOP
from osada.settlers.state import ACTION

# Osada


@pytest.mark.parametrize("probe", [settlers(), rollwrite()], ids=["settlers", "rollwrite"])
def test_the_same_games_are_played_each_time(probe: Probe) -> None:
    for play in (games.in_python, games.in_engine):
        once, again = play(probe, 6), play(probe, 6)
        assert (once.decisions, once.real) == (again.decisions, again.real)
        assert once.decisions > once.real > 6 * 30
    run = games.in_environment(probe, 3)
    assert run is not None
    assert run.decisions > run.real > 3 * 30
    assert games.in_vector(probe, 3)


@pytest.mark.parametrize("probe", [settlers(), rollwrite()], ids=["settlers", "rollwrite"])
def test_greedy_is_asked_where_there_is_a_choice(probe: Probe) -> None:
    run, positions = games.greedy(probe, 1)
    assert run.decisions > run.real > 20
    assert run.seconds > 0
    assert positions


@pytest.mark.parametrize("probe", [settlers(), rollwrite()], ids=["settlers", "rollwrite"])
def test_positions_of_good_play_are_late_real_decisions_and_are_continued(probe: Probe) -> None:
    _, positions = games.greedy(probe, 2)
    before = [probe.game.hash(state) for state in positions]
    for state in positions:
        assert probe.late(state)
        assert any(len(decision.moves) > 1 for decision in probe.game.pending(state).values())
    assert len({state.round for state in positions}) >= 3
    for play in (games.on_in_python, games.on_in_engine):
        run, twice = play(probe, positions, 1), play(probe, positions, 2)
        assert twice.real > run.real >= len(positions)
    assert [probe.game.hash(state) for state in positions] == before


def test_good_play_has_large_empires() -> None:
    _, positions = games.greedy(settlers(), 2)
    sizes = [len(player.empire) for state in positions for player in state.players]
    assert sum(sizes) / len(sizes) > 6


def test_midgame_states() -> None:
    cards, sheets = settlers(), rollwrite()
    states = list(midgame(cards, 3))
    assert len(states) == STATES
    assert {(state.round, state.phase, state.begun) for state in states} == {(3, ACTION, True)}
    assert all(1000 < owned_bytes(cards, state) < 12_000 for state in states)
    states = list(midgame(sheets, 1))
    assert {(state.round, state.phase) for state in states} == {(5, DEVELOP)}
    assert all(300 < owned_bytes(sheets, state) < 3_000 for state in states)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """The words that measure as little as there is."""
    for name in ("STATES", "_COPIES", "_LISTINGS", "_STEPS"):
        monkeypatch.setattr(f"osada.bench.midgame.{name}", 4)
    monkeypatch.setattr("osada.bench.campaign.LONGEST", 1)
    return ("bench", "--games", "1", "--repeats", "1")


def test_the_table_says_which_build_runs_and_what_is_not_installed(
    few: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("osada.gym")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("gymnasium", "pettingzoo"):
        monkeypatch.setitem(sys.modules, name, None)
    assert main([*few]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split()[:1] == ["build"] for line in lines)
    assert sum("environment steps" in line and "not installed" in line for line in lines) == 4
    assert any("Card game, two players" in line for line in lines)
    assert any("Roll & write, adventure alone" in line for line in lines)


def test_both_games_are_measured(few: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*few, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for name in ("own_loop_real_decisions_per_s", "real_decisions_per_s", "copy_us", "rules"):
        assert figures[name]
        assert figures[f"rollwrite_{name}"]
    wanted = "games_per_s decisions_per_game legal_us import_s python env_steps_per_s"
    assert set(wanted.split()) <= set(figures)
    assert figures["decisions_per_s"] >= figures["real_decisions_per_s"] > 1000
    assert 1000 < figures["state_bytes"] < 12_000
    assert figures["compiled"] in (True, False)
    for name in ("friends_rate", "both_rate", "friends_copy", "both_copy"):
        assert 0.1 < figures[f"{name}_of_base"] < 10
    for name in ("twenty_games_ms", "greedy_s", "thousand_min", "copy_of_inner", "opening_s"):
        assert figures[f"campaign_{name}"] > 0


def test_boxes_are_on_the_table() -> None:
    assert friends().new(1).cards.boxes == ("friends",)
    tables = [both().new(seed) for seed in range(10)]
    assert {state.cards.boxes for state in tables} == {("friends", "aztecs")}
    assert len({state.options.factions for state in tables}) == 10


def test_a_long_campaign_has_all_its_games() -> None:
    match = campaign.played(Campaign(), 2)
    assert len(match.state.book.chronicle) == 2
    assert opening_s(match, 1) > 0


# Peers


class Countdown(Peer):
    """From ten to zero, by one or two."""

    def start(self, seed: int) -> Any:
        return [10 + seed % 2]

    def play(self, seeds: range, chance: Chance) -> Played:
        decisions = real = 0
        for seed in seeds:
            state = self.start(seed)
            while moves := self.moves(state, chance):
                decisions += 1
                real += len(moves) > 1
                self.ready(state, moves[int(chance() * len(moves))])()
        return Played(decisions, real)

    def moves(self, state: Any, chance: Chance) -> Sequence[Any]:
        return range(1, min(state[0], 2) + 1)

    def ready(self, state: Any, move: Any) -> Callable[[], object]:
        def made() -> None:
            state[0] -= move

        return made

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy


def test_a_peer_is_measured() -> None:
    found = figures(Countdown(), 0.005)
    rate, real = found["decisions_per_s"], found["real_decisions_per_s"]
    assert rate is not None
    assert real is not None
    assert rate > real > 0
    length = found["decisions_per_game"]
    assert length is not None
    assert 5 < length < 11
    assert all((found[name] or 0) > 0 for name in ("copy_us", "step_us"))
    assert found["env_steps_per_s"] is None


# Rounds


def test_rounds_are_interleaved_and_a_subject_that_fails_is_left_out() -> None:
    asked: list[str] = []
    said: list[str] = []

    def ask(subject: Subject) -> dict[str, Any]:
        asked.append(subject.code)
        if subject is CATANATRON and len(asked) > 3:
            raise rounds.Failed("no more")
        return {"real_decisions_per_s": 100.0 * len(asked), "version": "1"}

    results = rounds.measured([PLAIN, CATANATRON], 3, 0.5, ask, said.append)
    assert asked == [PLAIN.code, CATANATRON.code] * 2 + [PLAIN.code]
    assert results.failed == {CATANATRON.code: "no more"}
    assert results.figure(PLAIN, "real_decisions_per_s") == 300
    assert results.spread(PLAIN, "real_decisions_per_s") == pytest.approx(400 / 300)
    assert results.figure(CATANATRON, "real_decisions_per_s") is None
    assert len(results.calibration) == 4
    assert "catanatron, Catan is left out: no more" in said
    assert said[0].startswith("round 1 of 3: Osada plain Python, 100 real decisions a second (")


def test_a_measurement_answers_with_an_object() -> None:
    code = "import os; print('hello'); print('{\"seed\":', os.environ['PYTHONHASHSEED'], '}')"
    assert rounds.answer([sys.executable, "-c", code], {}) == {"seed": 0}


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("raise SystemExit('there is no board')", "there is no board"),
        ("import no_such_peer", "No module named 'no_such_peer'"),
        ("import os; os._exit(3)", "it ended with code 3"),
        ("pass", "it printed no figures"),
        ("print('{}, or so')", "it printed no figures"),
    ],
)
def test_a_measurement_that_fails_says_why(code: str, sentence: str) -> None:
    with pytest.raises(rounds.Failed, match=sentence):
        rounds.answer([sys.executable, "-c", code], {})


def test_every_subject_can_be_asked_for() -> None:
    with pytest.raises(rounds.Failed, match=r'there is no subject "checkers"'):
        rounds.asker(Path(sys.executable), 0.1)(Subject("checkers", "Checkers"))
    with pytest.raises(rounds.Failed, match="should be the compiled build"):
        rounds.asker(Path(sys.executable), 0.1)(Subject("osada:compiled", "Osada"))


# The environment


class Shelf(environment.Pip):
    """An index that lacks some packages."""

    def __init__(self, folder: Path, *lacks: str) -> None:
        super().__init__(folder)
        self.lacks = lacks
        self.asked: list[str] = []

    def make(self) -> str:
        self.folder.mkdir()
        return ""

    def install(self, *words: str) -> str:
        self.asked.append(words[-1])
        return "no matching distribution" if words[-1].startswith(self.lacks) else ""


def test_a_peer_that_cannot_be_installed_is_left_out_and_tried_again(tmp_path: Path) -> None:
    said: list[str] = []
    shelf = Shelf(tmp_path / "shelf", "rlcard", "chess")
    made = environment.prepared(shelf, said.append)
    assert made.python == tmp_path / "shelf" / "bin" / "python"
    assert set(made.missing) == {"chess", "rlcard"}
    assert any(
        line.startswith("rlcard==") and line.endswith("left out: no matching distribution")
        for line in said
    )
    refilled = Shelf(tmp_path / "shelf", "rlcard")
    assert set(environment.prepared(refilled, said.append).missing) == {"rlcard"}
    assert [pin.partition("==")[0] for pin in refilled.asked] == ["chess", "rlcard"]


def test_without_the_game_there_is_no_bench(tmp_path: Path) -> None:
    with pytest.raises(environment.NoEnvironment, match="the game cannot be installed into shelf"):
        environment.prepared(Shelf(tmp_path / "shelf", "matplotlib"), lambda _: None)


def test_every_peer_is_pinned() -> None:
    pinned = environment.pins(environment.REQUIREMENTS.read_text())
    assert set(pinned) == {subject.package for subject in SUBJECTS} - {""}
    assert all("==" in pin for pin in pinned.values())


# The page


def results(**more: float) -> rounds.Results:
    """Two rounds of ours, catanatron and cribbage; the others were not installed."""
    ours = {
        "own_loop_real_decisions_per_s": 1_012_345.0,
        "own_loop_decisions_per_s": 1_020_000.0,
        "real_decisions_per_s": 701_234.0,
        "decisions_per_s": 710_000.0,
        "copy_us": 0.3234,
        "step_us": 0.7,
        "env_steps_per_s": 111_234.0,
        "vector_env_steps_per_s": 212_345.0,
        "greedy_us_per_decision": 45.0,
        "rollwrite_own_loop_real_decisions_per_s": 712_345.0,
        "rollwrite_copy_us": 0.3,
        "friends_rate_of_base": 0.9,
        "both_rate_of_base": 0.75,
        "both_copy_of_base": 1.05,
        "campaign_twenty_games_ms": 7.0,
        "campaign_greedy_s": 0.7,
        "campaign_thousand_min": 6.0,
        "campaign_copy_of_inner": 1.1,
        "campaign_opening_s": 0.3,
        "osada": "0.2.0",
        **more,
    }
    peer = {"real_decisions_per_s": 10_000.0, "decisions_per_s": 40_000.0, "copy_us": 26.4}
    missing = {"env_steps_per_s": None, "vector_env_steps_per_s": None}
    found = rounds.Results(2, 0.5, calibration=[30.0, 33.0, 31.0])
    found.found = {
        COMPILED.code: [ours, ours],
        PLAIN.code: [{**ours, **missing, "real_decisions_per_s": 90_000.0}] * 2,
        CATANATRON.code: [{**peer, "version": "3.2.1"}] * 2,
        CRIBBAGE.code: [{**peer, "env_steps_per_s": 80_000.0, "version": "2.0.2"}] * 2,
    }
    found.failed = {subject.code: "no" for subject in SUBJECTS if subject.code not in found.found}
    return found


def test_wanted_figures() -> None:
    by_name = {it.what: it for it in wanted(results())}
    times = by_name["the same as a multiple of catanatron's"]
    assert (times.holds, times.verdict) == (True, "yes")
    assert times.sentence().endswith("catanatron's: 70.1 times, wanted at least 30 times")
    ahead = by_name["the same as a multiple of OpenSpiel's cribbage"]
    assert ahead.sentence().endswith("cribbage: 2.65 times, wanted at least 2 times")
    plain = by_name["plain Python, real decisions a second"]
    assert (plain.holds, plain.verdict) == (False, "**no**")
    assert plain.sentence().endswith("wanted at least 124,000, which it does not reach")
    assert sum(it.holds for it in by_name.values()) == len(by_name) - 1
    nothing = wanted(rounds.Results(1, 0.5))
    assert {it.verdict for it in nothing} == {"not measured"}
    assert not any(it.holds for it in nothing)


def test_a_bound_is_met_exactly_or_not_at_all() -> None:
    def copying(us: float) -> bool:
        (it,) = [it for it in wanted(results(copy_us=us)) if "copying a state of" in it.what]
        return it.holds

    assert copying(0.33)
    assert not copying(0.331)


def test_the_page() -> None:
    page = report.text(results(), "A processor, a system", picture=True)
    lines = page.splitlines()
    assert "`make bench` writes this page. A processor, a system." in lines
    assert "| Osada compiled, own loop | 0.2.0 | 1,010,000 | 1,020,000 | 0% |  |  |  |" in lines
    row = "| Osada compiled, Python loop | 0.2.0 | 701,000 | 710,000 | 0% | 0.323 | 0.7 | 111,000 |"
    assert row in lines
    assert "| Osada compiled, 256 tables at once | 0.2.0 |  |  | 0% |  |  | 212,000 |" in lines
    assert "| catanatron, Catan | 3.2.1 | 10,000 | 40,000 | 0% | 26.4 | - | - |" in lines
    assert "(results.svg)" in page
    left_out = next(line for line in lines if line.startswith("Left out"))
    for subject in SUBJECTS:
        assert (subject.name in left_out) == (subject.code in results().failed)
    assert "ran at 30.0 to 33.0 million turns a CPU second (10% apart)" in " ".join(page.split())
    assert "{" not in page
    assert "(results.svg)" not in report.text(results(), "", picture=False)


def test_the_picture_shows_what_was_measured() -> None:
    bars = report.bars(results())
    rates, copies, steps = bars.values()
    assert [name for name, _, ours in rates if ours] == [
        "Osada compiled, own loop",
        "Osada compiled, Python loop",
        "Osada plain Python, own loop",
        "Osada plain Python, Python loop",
    ]
    assert ("catanatron, Catan", 26.4, False) in copies
    assert steps == [
        ("Osada compiled", 111_234.0, True),
        ("Osada compiled, 256 tables at once", 212_345.0, True),
        ("OpenSpiel (C++), cribbage", 80_000.0, False),
    ]


def test_the_machine_keeps_its_name_to_itself() -> None:
    import platform

    assert platform.node() not in report.machine().split(", ")
    assert platform.python_version() in report.machine()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "-"),
        (0, "0"),
        (126_432, "126,000"),
        (999.6, "1,000"),
        (45.678, "45.7"),
        (1.0, "1"),
        (0.06312, "0.0631"),
    ],
)
def test_rounded(value: float | None, shown: str) -> None:
    assert rounded(value) == shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--rounds 0", "at least 1 round"),
        ("--seconds 0", "more than 0"),
        ("--seconds nan", "more than 0"),
        ("--rounds many", "invalid int value"),
        ("--out /no/such/folder", 'no folder "/no/such/folder"'),
    ],
)
def test_words_that_the_bench_does_not_take(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        run.main(words.split())
    assert stopped.value.code == 2
    assert sentence in capsys.readouterr().err


def test_choosing_costs_the_same_for_all() -> None:
    """Every peer gets the same numbers: a generator of its own, seeded."""
    heard: list[float] = []

    class Listening(Countdown):
        def play(self, seeds: range, chance: Chance) -> Played:
            heard.append(chance())
            return super().play(seeds, chance)

    figures(Listening(), 0.001)
    assert set(heard) == {random.Random(2).random()}
