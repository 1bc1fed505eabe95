"""Every refusal: its reason, its clauses nearest first, and the facts of its sentence."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import osada.rollwrite
from osada import rules
from osada.kernel.game import AmbiguousNotation, BadNotation, Refused, move
from osada.kernel.match import Match
from osada.rollwrite import BadOptions, State
from osada.rollwrite import verbs as w
from tests.rollwrite.games import GAME, at_favor, do, laid, refused


@dataclass
class Case:
    """A table, a line that is not possible there, and why."""

    line: str
    reason: str
    clauses: tuple[str, ...]
    facts: dict[str, str | int] = field(default_factory=dict)
    sheet: str = "1"
    table: dict[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()


def case(
    line: str, reason: str, *clauses: str, sheet: str = "1", before: str = "", **table: Any
) -> Case:
    facts = table.pop("facts", {})
    lines = tuple(each.strip() for each in before.split(";") if before)
    return Case(line, reason, clauses, facts, sheet, table, lines)


WINDOW = ("RW-ADVENTURE-12", "RH-MODEL-08")
CASES: dict[str, Case] = {
    # Phases
    "token in Develop": case(
        "take ally", "phase", "RW-ROUND-02", facts={"now": "develop", "wanted": "favor"}
    ),
    "settlement in Develop": case(
        "settle crooked-lane-office WA1", "phase", "RW-ADV-17", "RW-ROUND-03"
    ),
    "build after ready": case(
        "build bridges 1",
        "phase",
        "RW-ADV-19",
        "RW-ROUND-03",
        before="ready",
        progress=(3, 3, 0, 0),
        facts={"now": "settlements", "wanted": "develop"},
    ),
    "favor in settlements": case(
        "favor ally", "phase", "RW-ADV-19", "RW-ROUND-03", before="ready", progress=(3, 3, 0, 0)
    ),
    "build before the token is taken": case(
        "build bridges 1", "phase", "RW-ROUND-02", "RW-ROUND-05", before="ready"
    ),
    "a second settlement": case(
        "settle crooked-lane-office WA1",
        "phase",
        "RW-ADV-17",
        "RW-ROUND-03",
        "RW-ADV-02",
        before="ready; settle crooked-lane-office WA1",
        progress=(3, 3, 0, 0),
    ),
    # Rerolls
    "no reroll on the sheet": case("reroll 1 with gleaners", "no-reroll", "RW-ADVENTURE-05"),
    "reroll of an incomplete building": case(
        "reroll 1 with dice-shrine", "incomplete", "RW-VILLAGE-10", sheet="12"
    ),
    "reroll of a building just completed": case(
        "reroll 1 with dice-shrine",
        "next-round",
        "RW-VILLAGE-04",
        sheet="12",
        before="build dice-shrine 1",
    ),
    "a second reroll": case(
        "reroll 2 with dice-shrine",
        "used",
        "RW-VILLAGE-07",
        sheet="12",
        built=["dice-shrine"],
        before="reroll 1 with dice-shrine",
    ),
    "reroll after another move": case(
        "reroll 1 with dice-shrine",
        "window",
        "RW-ADVENTURE-07",
        "RW-ADVENTURE-06",
        sheet="12",
        built=["dice-shrine"],
        before="build bridges 1",
    ),
    "reroll after keeping": case(
        "reroll 1 with dice-shrine",
        "window",
        "RW-ADVENTURE-07",
        "RW-ADVENTURE-06",
        sheet="12",
        built=["dice-shrine"],
        before="keep",
    ),
    "reroll after the favor": case(
        "reroll 1 with dice-shrine",
        "window",
        "RW-ADVENTURE-07",
        "RW-ADVENTURE-06",
        sheet="12",
        built=["dice-shrine"],
        before="favor ally",
    ),
    "a die of the wrong kind": case(
        "reroll worker with dice-shrine",
        "wrong-dice",
        "RH-VOCAB-17",
        sheet="12",
        built=["dice-shrine"],
        facts={"building": "dice-shrine"},
    ),
    "more dice than u": case(
        "reroll 1 2 with dice-shrine",
        "many-dice",
        "RH-VOCAB-11",
        sheet="12",
        built=["dice-shrine"],
        facts={"n": 1},
    ),
    "nothing to keep": case("keep", "no-window", *WINDOW),
    # Building
    "a section crossed": case(
        "build walls 2", "crossed", "RW-BUILD-06", progress=(2, 0, 0, 0), facts={"site": "WA2"}
    ),
    "a track that is full": case(
        "build walls 9", "crossed", "RW-CONSTRUCT-11", "RW-BUILD-06", progress=(9, 0, 0, 0)
    ),
    "half a section crossed": case(
        "build granaries 1b", "crossed", "RW-BUILD-06", half="b", facts={"site": "GR1"}
    ),
    "not the leftmost section": case(
        "build walls 5",
        "leftmost",
        "RW-CONSTRUCT-03",
        progress=(3, 0, 0, 0),
        pool="SSSS",
        facts={"track": "walls", "section": 4},
    ),
    "the next section of Granaries while one is half done": case(
        "build granaries 2a", "leftmost", "RW-CONSTRUCT-03", half="b", pool="FF"
    ),
    "a building that is already there": case(
        "build crooked-lane-office 1",
        "prebuilt",
        "RW-SETUP-09",
        facts={"building": "crooked-lane-office"},
    ),
    "no such area": case("build apple-terrace 4", "no-area", "RW-VILLAGE-02"),
    "an area crossed": case(
        "build apple-terrace 2", "crossed", "RW-BUILD-06", crossed={"apple-terrace": [2]}
    ),
    "an area of a complete building": case(
        "build apple-terrace 1", "crossed", "RW-BUILD-06", built=["apple-terrace"]
    ),
    "no action left": case("build bridges 1", "no-action", "RW-ROUND-07", "RW-BUILD-01", actions=0),
    "no action for a village area": case(
        "build apple-terrace 2", "no-action", "RW-ROUND-07", "RW-BUILD-01", actions=0
    ),
    "one unit missing": case(
        "build walls 1",
        "missing-goods",
        "RW-BUILD-05",
        "RW-BUILD-04",
        pool="W",
        facts={"site": "walls", "stone": 1, "gold": 0},
    ),
    "half of a price": case(
        "build walls 4",
        "missing-goods",
        "RW-BUILD-03",
        "RW-BUILD-05",
        "RW-BUILD-04",
        progress=(3, 0, 0, 0),
        pool="S",
        facts={"stone": 1, "gold": 0},
    ),
    "gold for all but one": case(
        "build walls 3",
        "missing-goods",
        "RW-BUILD-03",
        "RW-BUILD-05",
        "RW-BUILD-04",
        progress=(2, 0, 0, 0),
        pool="FG",
        facts={"stone": 1, "wood": 1, "gold": 1},
    ),
    # Savings
    "more saved than printed": case(
        "build walls 1 saving 2 stone",
        "saves-too-much",
        "RH-VOCAB-06",
        sheet="3",
        built=["rampart-crane"],
        settled={"rampart-crane": 3},
    ),
    "something saved that is not printed": case(
        "build walls 1 saving 1 wood",
        "saves-too-much",
        "RH-VOCAB-06",
        sheet="3",
        built=["rampart-crane"],
    ),
    "no saving there": case(
        "build huts 1 saving 1 wood",
        "no-discount",
        "RH-VOCAB-20",
        "RH-VOCAB-06",
        sheet="3",
        built=["rampart-crane"],
        facts={"site": "huts"},
    ),
    "no saving of that kind": case(
        "build walls 3 saving 1 wood",
        "no-discount",
        "RH-VOCAB-20",
        "RH-VOCAB-06",
        sheet="3",
        built=["rampart-crane"],
        progress=(2, 0, 0, 0),
    ),
    "saving used up": case(
        "build walls 2 saving 1 stone",
        "discount-used",
        "RH-VOCAB-06",
        "RW-VILLAGE-07",
        sheet="3",
        built=["rampart-crane"],
        before="build walls 1 saving 1 stone",
    ),
    "saving more than u": case(
        "build walls 4 saving 2 stone",
        "discount-used",
        "RH-VOCAB-06",
        "RW-VILLAGE-07",
        sheet="3",
        built=["rampart-crane"],
        progress=(3, 0, 0, 0),
    ),
    "saving with an incomplete building": case(
        "build walls 1 saving 1 stone", "incomplete", "RW-VILLAGE-10", sheet="3"
    ),
    "a saving does not save the action": case(
        "build walls 1 saving 1 stone",
        "no-action",
        "RW-ROUND-07",
        "RW-BUILD-01",
        sheet="3",
        built=["rampart-crane"],
        actions=0,
    ),
    # Harvests
    "an area harvested before": case(
        "harvest I-a",
        "harvested",
        "RW-HARVEST-04",
        progress=(0, 0, 0, 2),
        harvested=["I-a"],
        facts={"area": "I-a"},
    ),
    "a field without a bridge": case(
        "harvest II-a",
        "closed",
        "RW-HARVEST-02",
        "RW-FIELD-03",
        progress=(0, 0, 0, 3),
        facts={"field": "II"},
    ),
    "no action to harvest": case(
        "harvest I-a", "no-action", "RW-ROUND-07", "RW-HARVEST-01", progress=(0, 0, 0, 2), actions=0
    ),
    "not a building for harvests": case(
        "harvest I-a with drying-loft",
        "no-free-harvest",
        "RH-VOCAB-10",
        "RW-HARVEST-06",
        progress=(0, 0, 0, 2),
        built=["drying-loft"],
    ),
    "a free harvest of an incomplete building": case(
        "harvest I-c with gleaners", "incomplete", "RW-VILLAGE-10", progress=(0, 0, 0, 2)
    ),
    "a free harvest of a closed field": case(
        "harvest II-c with gleaners",
        "closed",
        "RW-HARVEST-02",
        "RW-FIELD-03",
        progress=(0, 0, 0, 2),
        built=["gleaners"],
    ),
    "a free harvest of the wrong kind": case(
        "harvest I-a with gleaners",
        "not-in-area",
        "RH-VOCAB-10",
        progress=(0, 0, 0, 2),
        built=["gleaners"],
        facts={"area": "I-a", "good": "food"},
    ),
    "free harvests used up": case(
        "harvest II-c with gleaners",
        "used",
        "RW-VILLAGE-07",
        progress=(0, 0, 0, 4),
        built=["gleaners"],
        before="harvest I-c with gleaners",
    ),
    # Abilities
    "a star in play": case(
        "use even-hand",
        "star",
        "RW-VILLAGE-05",
        built=["even-hand"],
        facts={"building": "even-hand"},
    ),
    "a planner": case("use crooked-lane-office", "plan-only", "RW-ADV-12"),
    "a gain that comes by itself": case(
        "use apple-terrace", "automatic", "RH-MODEL-07", built=["apple-terrace"]
    ),
    "a round scorer": case("use builders-feast", "automatic", "RH-MODEL-07", sheet="2"),
    "a saving is not a move": case(
        "use drying-loft", "other-move", "RH-VOCAB-18", built=["drying-loft"]
    ),
    "a free harvest is a harvest": case(
        "use gleaners", "other-move", "RH-VOCAB-10", built=["gleaners"]
    ),
    "a reroll is a reroll": case("use dice-shrine", "other-move", "RH-VOCAB-11", sheet="12"),
    "an incomplete building": case(
        "use carvers-stall", "incomplete", "RW-VILLAGE-10", facts={"building": "carvers-stall"}
    ),
    "a building completed this round": case(
        "use carvers-stall",
        "next-round",
        "RW-VILLAGE-04",
        pool="WWW",
        before="build carvers-stall 1; build carvers-stall 2",
    ),
    "an ability twice": case(
        "use carvers-stall",
        "used",
        "RW-VILLAGE-07",
        built=["carvers-stall"],
        pool="WW",
        before="use carvers-stall",
    ),
    "more often than u times": case(
        "use barter-post wood stone",
        "used",
        "RH-VOCAB-16",
        "RW-VILLAGE-07",
        sheet="2",
        built=["barter-post"],
        pool="WWWW",
        before="use barter-post wood stone; use barter-post wood food; use barter-post wood stone",
    ),
    "neither of a choice": case(
        "use mixed-paddock stone",
        "not-offered",
        "RH-VOCAB-02",
        sheet="5",
        built=["mixed-paddock"],
    ),
    "per thing, and there is none": case(
        "use ferry-landing",
        "gains-nothing",
        "RW-AMB-33",
        "RH-VOCAB-04",
        sheet="11",
        built=["ferry-landing"],
    ),
    "a face that no die shows": case(
        "use echo-hall gold",
        "not-shown",
        "RH-VOCAB-07",
        sheet="4",
        built=["echo-hall"],
        facts={"good": "gold"},
    ),
    "points without the price": case(
        "use carvers-stall",
        "price",
        "RH-VOCAB-13",
        "RW-ROUND-17",
        built=["carvers-stall"],
        pool="SF",
    ),
    "an action without the price": case(
        "use stone-gang",
        "price",
        "RH-VOCAB-09",
        "RW-ROUND-17",
        sheet="5",
        built=["stone-gang"],
        pool="WF",
    ),
    "a swap without the price": case(
        "use cookhouse",
        "price",
        "RH-VOCAB-05",
        "RW-ROUND-17",
        sheet="5",
        built=["cookhouse"],
        pool="SF",
    ),
    "a swap of any without it": case(
        "use barter-post wood stone",
        "price",
        "RH-VOCAB-05",
        "RW-ROUND-17",
        sheet="2",
        built=["barter-post"],
        pool="S",
    ),
    "a swap that wants gold and has none": case(
        "use pay-office",
        "price",
        "RH-VOCAB-05",
        "RW-ROUND-17",
        sheet="10",
        built=["pay-office"],
        pool="WWWSSSFFF",
    ),
    "gold out of a swap": case(
        "use barter-post wood gold",
        "swap-gold",
        "RH-VOCAB-21",
        "RW-AMB-18",
        sheet="2",
        built=["barter-post"],
    ),
    "gold into a swap": case(
        "use barter-post gold wood",
        "swap-gold",
        "RH-VOCAB-21",
        "RW-AMB-18",
        sheet="2",
        built=["barter-post"],
        pool="G",
    ),
    "the same for the same": case(
        "use barter-post wood wood", "swap-same", "RH-VOCAB-05", sheet="2", built=["barter-post"]
    ),
    # Favors
    "another token": case("favor coin", "not-held", "RW-FAVOR-01", facts={"token": "coin"}),
    "a token twice": case(
        "favor ally", "favor-used", "RW-FAVOR-03", before="favor ally", facts={"token": "ally"}
    ),
    "a gift that no die shows": case(
        "favor gift gold", "not-shown", "RW-FAVOR-05", token="gift", facts={"good": "gold"}
    ),
    "crops of a closed field": case(
        "favor crops II-a",
        "closed",
        "RW-HARVEST-02",
        "RW-FIELD-03",
        token="crops",
        progress=(0, 0, 0, 2),
    ),
    "crops of a crossed area": case(
        "favor crops I-a",
        "harvested",
        "RW-HARVEST-04",
        token="crops",
        progress=(0, 0, 0, 2),
        harvested=["I-a"],
    ),
    "crops of another type": case(
        "favor crops I-c",
        "not-the-type",
        "RW-FAVOR-06",
        "RW-AMB-03",
        token="crops",
        dice="WSS4",
        progress=(0, 0, 0, 2),
        facts={"area": "I-c"},
    ),
    "export of what is not there": case(
        "favor export wood stone",
        "export-missing",
        "RW-FAVOR-07",
        "RW-AMB-04",
        token="export",
        pool="W",
    ),
    # Settlements
    "a plan that leaves the grid": case(
        "settle crooked-lane-office WA8",
        "off-grid",
        "RH-GRID-03",
        "RW-ADV-13",
        before="ready",
        progress=(3, 3, 0, 0),
    ),
    "sections that are not complete": case(
        "settle crooked-lane-office WA2",
        "not-complete",
        "RW-ADV-04",
        "RH-GRID-04",
        before="ready",
        progress=(3, 3, 0, 0),
    ),
    "sections of another settlement": case(
        "settle drying-loft WA1",
        "marked",
        "RW-ADV-05",
        before="ready",
        progress=(4, 6, 4, 0),
        marked=0b11 | 0b110 << 9,
    ),
    "a building without a plan": case(
        "settle long-memory WA1",
        "no-plan",
        "RW-ADV-03",
        sheet="odd-prices",
        before="ready",
        progress=(3, 3, 3, 3),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(name: str) -> None:
    """RH-MODEL-06: every refusal cites its clauses, knows the case and changes nothing."""
    wrong = CASES[name]
    state = laid(wrong.sheet, **wrong.table)
    do(state, *wrong.before)
    refusal = refused(state, wrong.line)
    assert refusal.reason == wrong.reason
    assert refusal.clauses == wrong.clauses
    assert wrong.facts.items() <= dict(refusal.facts).items()


def test_others_and_the_end() -> None:
    """RW-FAVOR-01, RW-FAVOR-02, RW-SETUP-04, RW-SETUP-05, RW-END-01, RW-ROUND-19."""
    state = at_favor(laid("1", "2", token="ally"))
    first, second = state.active, 1 - state.active
    refusal = refused(state, "take ally", second)
    assert (refusal.reason, refusal.clauses) == ("token-turn", ("RW-FAVOR-01",))
    out = next(token for token in TOKENS if TOKENS.index(token) not in state.tokens)
    refusal = refused(state, f"take {out}", first)
    assert (refusal.reason, refusal.clauses) == ("token-out", ("RW-SETUP-04", "RW-SETUP-05"))
    do(state, "take ally", seat=first)
    refusal = refused(state, "take ally", first)
    assert (refusal.reason, refusal.clauses) == ("token-had", ("RW-FAVOR-01",))
    refusal = refused(state, "take ally", second)
    assert (refusal.reason, refusal.clauses) == ("token-taken", ("RW-FAVOR-02",))
    refusal = refused(state, "ready", first)
    assert (refusal.reason, refusal.clauses) == ("phase", ("RW-ROUND-02",))
    do(state, f"take {free_token(state)}", seat=second)
    do(state, "ready")
    for line in ("build bridges 1", "ready", "favor ally", "keep"):
        refusal = refused(state, line)
        assert (refusal.reason, refusal.clauses) == ("ready", ("RW-ROUND-19",))


TOKENS = ("ally", "gift", "crops", "export", "coin")


def free_token(state: State) -> str:
    shown = GAME.view(state, None)["free_tokens"]
    assert isinstance(shown, list)
    return str(shown[0])


def test_after_the_end() -> None:
    """RW-END-01: nothing is possible any more."""
    state = laid("1", round=10)
    do(state, "ready")
    for line in ("ready", "take ally", "skip", "settle drying-loft WA1", "build walls 1"):
        refusal = refused(state, line)
        assert (refusal.reason, refusal.clauses) == ("over", ("RW-END-01",))
    assert not GAME.pending(state)


def test_one_settlement_for_each() -> None:
    """RW-ADV-02, RW-ADV-18: who has decided waits for the others."""
    state = laid("1", "1", progress=(3, 3, 0, 0))
    state.players[1].walls = state.players[1].huts = 3
    for seat in range(2):
        do(state, "ready", seat=seat)
    do(state, "settle crooked-lane-office WA1")
    for line in ("settle crooked-lane-office WA1", "skip"):
        refusal = refused(state, line)
        assert (refusal.reason, refusal.clauses) == ("settled", ("RW-ADV-02", "RW-ADV-18"))
    do(state, "skip", seat=1)


def test_no_settlements_in_basic() -> None:
    """RW-VILLAGE-14, RW-ADV-01, RH-COMP-02: neither created nor skipped."""
    state = laid(mode="basic", progress=(3, 3, 0, 0))
    for line in ("settle architects WA1", "settle farm WA1", "skip"):
        refusal = refused(state, line)
        assert (refusal.reason, refusal.clauses) == ("basic", ("RW-VILLAGE-14", "RW-ADV-01"))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_sits_there(seat: int) -> None:
    """RW-SETUP-01: also not in a match, whatever is typed."""
    state = laid("1", "2")
    refusal = GAME.why_not(state, seat, w.BE_READY)
    assert refusal is not None
    assert (refusal.reason, refusal.clauses) == ("no-such-seat", ("RW-SETUP-01",))
    match: Match[State] = Match(GAME, {"players": 2}, 1)
    for line in ("take ally", "ready", "build farm 1"):
        with pytest.raises(Refused):
            match.submit(seat, line)
    assert match.records == []


def test_while_dice_may_be_rolled_again() -> None:
    """RW-ADVENTURE-12, RH-MODEL-08: a single move waits for the decision; a line makes it."""
    state = laid("12", built=["dice-shrine", "votive-pillars"], progress=(0, 0, 0, 2))
    waiting = (
        w.BE_READY,
        w.BUILDS[3][3][0],
        w.RAISES[1][1],
        w.HARVESTS[0][0],
        w.FAVORS[0][0],
        w.USES[3][0],
    )
    for made in waiting:
        refusal = GAME.why_not(state, 0, made)
        assert refusal is not None
        assert (refusal.reason, refusal.clauses) == ("decide-dice", WINDOW)
        assert GAME.steps(state, 0, GAME.text(state, 0, made)) == [w.KEEP_DICE, made]


def test_moves_that_no_notation_writes() -> None:
    """RH-MODEL-03, RH-VOCAB-11, RW-AMB-33, RW-CONSTRUCT-02: they have their refusals too."""
    state = laid("12", "2", built=["dice-shrine"], token="export")
    no_dice = GAME.why_not(state, 0, move(w.REROLL, 2, 0))
    assert no_dice is not None
    assert (no_dice.reason, no_dice.clauses) == ("no-dice", ("RH-VOCAB-11",))
    do(state, "keep")
    nothing = GAME.why_not(state, 0, move(w.FAVOR, 3, 0))
    assert nothing is not None
    assert (nothing.reason, nothing.clauses) == ("exports-nothing", ("RW-AMB-33", "RW-FAVOR-07"))
    nowhere = GAME.why_not(state, 0, move(w.BUILD, 10, 0))
    assert nowhere is not None
    assert (nowhere.reason, nowhere.clauses) == ("no-area", ("RW-CONSTRUCT-02", "RH-TRACK-01"))
    forged = GAME.why_not(state, 0, move(77, 0, 0))
    assert forged is not None
    assert (forged.reason, forged.clauses) == ("no-such-move", ("RH-MODEL-03",))


def test_every_reason_is_shown() -> None:
    """Each reason that the engine gives stands in a test of this file, each clause in the book."""
    source = Path(osada.rollwrite.__file__).with_name("refusals.py").read_text("utf-8")
    reasons = set(re.findall(r'_no\(\s*"([a-z-]+)"', source))
    here = Path(__file__).read_text("utf-8")
    assert [reason for reason in sorted(reasons) if f'"{reason}"' not in here] == []
    clauses = set(re.findall(r'"(R[WH]-[A-Z]+-[0-9]+)"', source))
    assert clauses <= set(rules.clauses("en", "rollwrite"))
    assert len(reasons) > 50


# Text that is not a move

BAD = {
    "": ("empty", "it is empty"),
    " , ": ("empty", "it is empty"),
    "biuld walls 1": ("no-such-verb", 'did you mean "build"?'),
    "dance": ("no-such-verb", "known are take, reroll, keep, build"),
    "take": ("usage", '"take ally"'),
    "take ally gift": ("usage", '"take ally"'),
    "take aly": ("no-such-token", 'did you mean "ally"?'),
    "ready now": ("usage", '"ready"'),
    "keep dice": ("usage", '"keep"'),
    "skip it": ("usage", '"skip"'),
    "build": ("usage", '"build walls 4"'),
    "build walls 4 5": ("usage", '"build walls 4"'),
    "build wals 4": ("no-such-site", 'did you mean "walls"?'),
    "build gleener 1": ("no-such-site", 'did you mean "gleaners"?'),
    "build sawpit 1": ("no-such-site", "no building"),
    "build walls 0": ("no-such-place", "they are 1 to 9"),
    "build walls 10": ("no-such-place", "they are 1 to 9"),
    "build walls 4a": ("no-such-place", "they are 1 to 9"),
    "build walls ²": ("no-such-place", "they are 1 to 9"),
    "build granaries 4c": ("no-such-place", "they are 1 to 9"),
    "build gleaners 0": ("no-such-place", "numbered from 1"),
    "build gleaners a": ("no-such-place", "numbered from 1"),
    "build gleaners 9": ("no-such-place", "numbered from 1"),
    "build walls 1 saving": ("usage", "saving 1 stone"),
    "build walls 1 saving 2": ("usage", "saving 1 stone"),
    "build walls 1 saving 2 3 stone": ("usage", "saving 1 stone"),
    "build walls 1 saving ² stone": ("usage", "saving 1 stone"),
    "build walls 1 saving 1 gold": ("no-price", '"1 gold" is never printed'),
    "build walls 1 saving 0 stone": ("no-price", '"0 stone" is never printed'),
    "build walls 1 saving 8 stone": ("no-price", '"8 stone" is never printed'),
    "build walls 1 saving 999 stone": ("no-price", '"999 stone" is never printed'),
    "build walls 1 saving 1 stoen": ("no-such-good", 'did you mean "stone"?'),
    "build saving 1 stone": ("usage", '"build walls 4"'),
    "harvest": ("usage", '"harvest I-a"'),
    "harvest I-d": ("no-such-area", "there is no harvest area"),
    "harvest V-a": ("no-such-area", "there is no harvest area"),
    "harvest I-a with": ("usage", 'one building stands behind "with"'),
    "harvest I-a with gleaners twice": ("usage", 'one building stands behind "with"'),
    "harvest I-a with gleanrs": ("no-such-building", 'did you mean "gleaners"?'),
    "use": ("usage", '"use sawpit"'),
    "use farm": ("no-such-building", "there is no building on this sheet"),
    "use gleaners wood": ("usage", '"use gleaners"'),
    "use carvers-stall silver": ("no-such-good", "known are wood, stone, food, gold"),
    "favor": ("usage", '"favor gift stone"'),
    "favor luck": ("no-such-token", "there is no favor token"),
    "favor ally twice": ("usage", '"favor ally"'),
    "favor gift": ("usage", '"favor gift stone"'),
    "favor gift clay": ("no-such-good", "there is no good"),
    "favor crops": ("usage", '"favor crops I-a"'),
    "favor crops wood": ("no-such-area", "there is no harvest area"),
    "favor export": ("usage", "or some of them"),
    "favor export gold": ("usage", "gold may stand in by itself"),
    "favor export wood wood": ("usage", "one unit of each type"),
    "reroll": ("usage", "reroll 1 3 with dice-shrine"),
    "reroll 4": ("no-such-die", "known are 1, 2, 3, worker"),
    "reroll with gleaners": ("usage", "reroll 1 3 with dice-shrine"),
    "settle gleaners": ("usage", '"settle farm WA1"'),
    "settle gleaners WA1 HU1": ("usage", '"settle farm WA1"'),
    "settle gleaners WA0": ("no-such-cell", "WA1 to WA9"),
    "settle gleaners XX1": ("no-such-cell", "WA1 to WA9"),
    "settle barn WA1": ("no-such-building", "there is no building on this sheet"),
}


@pytest.mark.parametrize("line", BAD)
def test_text_that_is_no_move(line: str) -> None:
    """One sentence says what is wrong and how to write it; the reason names it."""
    state = laid("1")
    reason, said = BAD[line]
    with pytest.raises(BadNotation) as error:
        GAME.steps(state, 0, line)
    assert error.value.reason == reason
    assert said in str(error.value)


def test_text_that_means_several_moves() -> None:
    """RW-AMB-07, RW-VILLAGE-03: areas of different prices are named; of alike ones any will do."""
    state = laid("1", pool="FFFFWWW", actions=9)
    for line, said in {
        "build granaries": 'write "build granaries 1a" or "1b"',
        "build granaries 1": 'write "build granaries 1a" or "1b"',
        "build apple-terrace": 'name one: "build apple-terrace 1"',
    }.items():
        with pytest.raises(AmbiguousNotation) as error:
            GAME.steps(state, 0, line)
        assert said in str(error.value)
    do(state, "build granaries 1b", "build granaries", "build apple-terrace 1")
    do(state, "build apple-terrace", "build apple-terrace", "build huts")
    assert state.players[0].granaries == state.players[0].huts == 1
    assert state.players[0].built >> 0 & 1


# Options

OPTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "one player": ({"mode": "basic", "players": 1}, "it is for 2 to 4 (RW-SETUP-01)"),
    "five players": ({"mode": "advanced", "players": 5}, "it is for 2 to 4 (RW-SETUP-01)"),
    "players in words": ({"mode": "basic", "players": "two"}, '"players" must be a number'),
    "players yes": ({"players": True}, '"players" must be a number'),
    "unknown mode": ({"mode": "advenced"}, 'did you mean "advanced"?'),
    "mode of a number": ({"mode": 3}, 'unknown mode "3"'),
    "unknown option": ({"seats": 2}, 'unknown option "seats"'),
    "sheets in basic": ({"mode": "basic", "sheets": ["1"]}, "(RW-SETUP-03)"),
    "no sheet": ({"sheets": []}, "the adventure is for 1 to 4"),
    "five sheets": ({"sheets": ["1"] * 5}, "the adventure is for 1 to 4"),
    "sheets as text": ({"sheets": "12"}, '"sheets" must be a list'),
    "sheet 49": ({"sheets": ["49"]}, "choose 1 to 48"),
    "sheet 0": ({"sheets": [0]}, "choose 1 to 48"),
    "the competition sheet": ({"sheets": ["competition"]}, 'unknown sheet "competition"'),
    "a sheet misspelt": ({"sheets": ["twin-altar"]}, 'did you mean "twin-altars"?'),
    "players and sheets": ({"sheets": ["1", "2"], "players": 3}, "say one for each"),
    "nothing in a list": ({"sheets": [None]}, 'unknown sheet "None"'),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_bad_options(name: str) -> None:
    """RW-SETUP-01, RW-SETUP-03, RW-CONTENT-04: in one sentence."""
    options, said = OPTIONS[name]
    with pytest.raises(BadOptions) as error:
        GAME.new(options, 1)
    assert said in str(error.value)
    assert "\n" not in str(error.value)
