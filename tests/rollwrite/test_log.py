"""The log: what happened, line by line, with what came of it."""

import re
from pathlib import Path

import pytest

import osada.rollwrite
from osada.kernel.face import Told, in_lines
from osada.kernel.match import Match
from osada.rollwrite import State, log
from osada.rollwrite.log import Event
from osada.rollwrite.state import TOKENS
from osada.rollwrite.village import Village
from tests.rollwrite.games import GAME, at_favor, chosen, do, laid, playout

LANGUAGES = ("en", "pl", "cs")
NAMES = {0: "Ola", 1: "Kuba"}


def sheets(state: State) -> list[Village]:
    return [player.village for player in state.players]


def told(state: State, language: str = "en") -> list[Told]:
    return log.entries(sheets(state), state.log or [], None, NAMES, language)


def after(state: State, *lines: str, language: str = "en", seat: int = 0) -> list[str]:
    """The log of some moves."""
    state.log = []
    do(state, *lines, seat=seat)
    return in_lines(log.entries(sheets(state), state.log, seat, NAMES, language))


def noted(options: dict[str, object], seed: int) -> tuple[State, list[Event]]:
    """All that a random game notes."""
    state = GAME.new(options, seed)
    events: list[Event] = []
    state.log = events
    for _ in playout(state, seed):
        pass
    return state, events


# Every kind of event


def kinds() -> set[str]:
    """All kinds of event in the sources of the game."""
    folder = Path(osada.rollwrite.__file__).parent
    sources = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r'\(\s*"([a-z]+)", (?:NOBODY|seat|state\.active)\b', sources))


GAMES: list[dict[str, object]] = [
    {"mode": "basic", "players": 2},
    {"mode": "advanced", "players": 4},
    {"sheets": ["9", "21"]},
    {"sheets": ["16"]},
    {"sheets": ["35", "7", "2"]},
]


def test_every_kind_of_event_comes_up_and_is_told() -> None:
    found: set[str] = set()
    for at, with_options in enumerate(GAMES):
        state, events = noted(with_options, at)
        found |= {event[0] for event in events}
        for language in LANGUAGES:
            for line in in_lines(log.entries(sheets(state), events, None, {}, language)):
                assert re.fullmatch(r"(  )?[^\W_a-ząćęłńóśźżáčďéěíňřšťúůýž].*[\w)]", line), line
                assert not re.search(r"[{}$]|None|-1|\w  ", line), line
    assert found == kinds()


# How it reads


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ola builds Bridges 2",
                "  Bridges are now worth 2 points",
                "  Bridge I is complete, and field I is accessible",
                "Ola harvests I-a: 1 wood",
                "Ola crosses off area 1 of Farm",
                "  Farm is complete",
                "Ola uses Ally: 1 action",
                "Ola builds Granaries 3a",
                "Ola is ready",
            ],
        ),
        (
            "pl",
            [
                "Ola wykreśla: Mosty 2",
                "  Mosty są teraz warte 2 punkty",
                "  Most I jest ukończony, a pole I dostępne",
                "Ola zbiera surowce z obszaru I-a: 1 drewno",
                "Ola wykreśla obszar 1 budynku Farma",
                "  Budynek Farma jest ukończony",
                "Ola używa żetonu Sojusznik: 1 akcja",
                "Ola wykreśla: Spichlerze 3a",
                "Ola ogłasza gotowość",
            ],
        ),
        (
            "cs",
            [
                "Ola škrtá okénko Mosty 2",
                "  Mosty jsou teď za 2 body",
                "  Most I je dokončený a pole I přístupné",
                "Ola sklízí okénko I-a: 1 dřevo",
                "Ola škrtá okénko 1 budovy Farma",
                "  Budova Farma je dokončená",
                "Ola používá žeton Spojenec: 1 akce",
                "Ola škrtá okénko Sýpky 3a",
                "Ola končí Rozvoj",
            ],
        ),
    ],
)
def test_a_develop_phase_reads_well(language: str, lines: list[str]) -> None:
    state = laid(mode="advanced", progress=(0, 0, 2, 1), crossed={"farm": [2, 3]}, token="ally")
    moves = (
        "build bridges 2",
        "harvest I-a",
        "build farm 1",
        "favor ally",
        "build granaries 3a",
        "ready",
    )
    assert after(state, *moves, language=language) == lines


@pytest.mark.parametrize(
    ("language", "rolled"),
    [
        ("en", "Round 5: Kuba rolls "),
        ("pl", "Runda 5, rzuca Kuba: "),
        ("cs", "Kolo 5, hází Kuba: "),
    ],
)
def test_a_round_begins_with_its_roll(language: str, rolled: str) -> None:
    state = laid(mode="basic", round=4)
    state.active = 0
    do(state, "ready")
    *_, last = after(state, "ready", language=language, seat=1)
    assert last.startswith(rolled)
    assert re.fullmatch(r"[\w ,:]+ [345] \w+", last)


def test_buildings_that_work_by_themselves_are_told_by_seat() -> None:
    state = at_favor(laid(mode="advanced", built=["farm", "sawmill", "tool-shop"], dice="WWF4"))
    first, second = state.active, 1 - state.active
    tokens = [TOKENS[token] for token in state.tokens]
    state.log = []
    do(state, f"take {tokens[0]}", seat=first)
    do(state, f"take {tokens[1]}", seat=second)
    last = told(state)[-1]
    assert last.text == "Develop the empire"
    assert last.details == ["Ola gains 1 food (Farm), 1 wood (Sawmill) and 1 action (Tool Shop)"]
    assert (last.seat, last.moves, last.notations) == (None, 0, [])


def test_a_building_that_waits_for_deeds_is_told_beneath_the_deed() -> None:
    state = laid("6", built=["pier-gang"])
    assert after(state, "build bridges 1") == [
        "Ola builds Bridges 1",
        "  Bridges are now worth 1 point",
        "  Ola gains 1 food (Pier Gang)",
    ]


def test_what_a_use_brings_stands_beside_it() -> None:
    state = laid("10", built=["pay-office", "tribute-hall"], dice="GGF4")
    assert after(state, "use pay-office", "use tribute-hall") == [
        "Ola uses Pay Office: 1 wood, 1 stone and 1 food",
        "Ola uses Tribute Hall: 3 points",
    ]


def test_points_of_a_round_come_with_being_ready() -> None:
    state = laid("2", built=["builders-feast"])
    lines = after(
        state, "build bridges 1", "build bridges 2", "build bridges 3", "ready", language="pl"
    )
    at = lines.index("Ola ogłasza gotowość")
    assert lines[at + 1] == "  Ola otrzymuje 2 punkty (Uczta budowniczych)"


def test_favors_say_what_they_are_used_for() -> None:
    state = laid(mode="basic", token="crops", progress=(0, 0, 0, 4), dice="SSG4")
    assert after(state, "favor crops II-b") == ["Ola uses Crops (II-b): 2 stone"]
    state = laid(mode="basic", token="export", pool="WG")
    assert after(state, "favor export wood food") == [
        "Ola uses Export (1 wood and 1 food): 2 points"
    ]


def test_discounts_and_free_harvests_are_told() -> None:
    state = laid("1", built=["drying-loft", "gleaners"], progress=(0, 0, 3, 4), pool="")
    assert after(state, "build granaries 4a saving 1 food", "harvest II-c with gleaners") == [
        "Ola builds Granaries 4a, saving 1 food",
        "Ola harvests II-c (Gleaners): 2 food",
    ]


def test_a_reroll_shows_the_faces_before_and_after() -> None:
    state = laid("9", built=["lucky-well", "twin-sheds"], dice="WSF4")
    first, *_ = after(state, "reroll 1 worker with lucky-well")
    face = r"(wood|stone|food|gold)"
    assert re.fullmatch(rf"Ola rerolls dice \(Lucky Well\): wood → {face} and 4 → [345]", first)
    state = laid("9", built=["lucky-well"])
    assert after(state, "keep") == ["Ola keeps the dice"]


def test_a_settlement_names_its_sections() -> None:
    state = laid(mode="advanced", progress=(2, 3, 0, 0))
    do(state, "ready")
    do(state, "ready", seat=1)
    first, *_ = after(state, "settle farm WA1")
    assert first == "Ola creates a settlement of Farm (Walls 1; Huts 1, 2, 3)"


# One line for a move, all events in lines, and the same for everybody


@pytest.mark.parametrize("with_options", GAMES, ids=str)
def test_every_move_has_its_line(with_options: dict[str, object]) -> None:
    state, events = noted(with_options, 11)
    lines = log.entries(sheets(state), events, None, NAMES, "en")
    moves = [event for event in events if event[0] == "move"]
    assert [line.notations for line in lines if line.moves] == [[event[3]] for event in moves]
    assert [line.seat for line in lines if line.moves] == [event[1] for event in moves]
    assert sum(line.moves for line in lines) == len(moves)
    assert [line.seat for line in lines if not line.moves] == [None] * (len(lines) - len(moves))
    firsts = [line.first for line in lines]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0


def test_everybody_reads_the_same() -> None:
    """RW-AMB-27: sheets and pools are open."""
    state, events = noted({"mode": "advanced", "players": 3}, 4)
    read = [log.entries(sheets(state), events, viewer, NAMES, "cs") for viewer in (0, 1, 2, None)]
    assert all(one == read[0] for one in read)


def test_a_log_that_has_grown_can_be_told_from_its_last_line_on() -> None:
    match = Match(GAME, {"mode": "advanced", "players": 2}, 7)
    lines: list[Told] = []
    begins: list[int] = []
    for at in range(150):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        match.play(seat, chosen(match.pending[seat].moves, at * 7919 + 1))
        first = begins.pop() if begins else 0
        del lines[len(begins) :]
        for line in log.entries(sheets(match.state), match.log[first:], seat, NAMES, "pl"):
            begins.append(first + line.first)
            lines.append(line)
        whole = log.entries(sheets(match.state), match.log, None, NAMES, "pl")
        assert begins == [line.first for line in whole]
        assert [line.text for line in lines] == [line.text for line in whole]
        assert [line.details for line in lines] == [line.details for line in whole]


def test_a_log_may_begin_anywhere() -> None:
    state = laid("2")
    events: list[Event] = [("gain", 0, 2, 1, 0), ("built", 0, 1)]
    lines = in_lines(log.entries(sheets(state), events, None, NAMES, "en"))
    assert lines == ["Ola gains 1 food (Log Boom)", "  Barter Post is complete"]
