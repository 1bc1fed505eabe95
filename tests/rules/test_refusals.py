"""Every refusal in full: its reason, its clauses nearest first, and the facts of its sentence."""

from typing import Any

import pytest

from osada.kernel.game import Refusal
from osada.scenario.settlers.given import table
from osada.settlers import flow
from osada.settlers.catalogue import base
from osada.settlers.game import Settlers

GAME = Settlers()
Case = tuple[list[dict[str, Any]], str, Refusal]


def seat(faction: str, **more: Any) -> dict[str, Any]:
    return {"faction": faction, **more}


ROME, JAPAN = seat("rome"), seat("japan")
GUARDED = [{"card": "mill", "guarded": True}]
TAKEN = [{"card": "mill", "owner": 1}]
FORTIFIED = ["mill", "rome/roman-fortifications"]

CASES: dict[str, Case] = {
    "not in hand": (
        [ROME, JAPAN],
        "build mill",
        Refusal("not-in-hand", ("BUILD-1",), {"card": "mill"}),
    ),
    "goods short": (
        [seat("rome", hand=["carpenters-workshop"], goods={"wood": 1, "gold": 1}), JAPAN],
        "build carpenters-workshop",
        Refusal(
            "build-goods",
            ("BUILD-14", "BUILD-2"),
            {"card": "carpenters-workshop", "wood": 2, "stone": 0, "food": 0, "gold": 1},
        ),
    ),
    "stone short": (
        [seat("rome", hand=["statue"], goods={"wood": 5}), JAPAN],
        "build statue",
        Refusal(
            "build-goods",
            ("BUILD-14", "BUILD-2"),
            {"card": "statue", "wood": 0, "stone": 2, "food": 0, "gold": 0},
        ),
    ),
    "food short": (
        [seat("rome", hand=["missionaries"], goods={"food": 1}), JAPAN],
        "build missionaries",
        Refusal(
            "build-goods",
            ("BUILD-14", "BUILD-2"),
            {"card": "missionaries", "wood": 0, "stone": 0, "food": 1, "gold": 0},
        ),
    ),
    "nothing to give up": (
        [seat("rome", hand=["rome/builder"], goods={"stone": 1}), JAPAN],
        "build rome/builder",
        Refusal("no-sacrifice", ("BUILD-14", "BUILD-8"), {"card": "rome/builder"}),
    ),
    "only a taken-over location": (
        [seat("egypt", hand=["egypt/quarry"], goods={"stone": 1}, empire=TAKEN), JAPAN],
        "build egypt/quarry",
        Refusal("no-sacrifice", ("BUILD-20", "EGYPT-12", "BUILD-14"), {"card": "egypt/quarry"}),
    ),
    "deal: not in hand": (
        [ROME, JAPAN],
        "deal rome/builder",
        Refusal("not-in-hand", ("DEAL-1",), {"card": "rome/builder"}),
    ),
    "deal: common card": (
        [seat("rome", hand=["mill"], goods={"food": 1}), JAPAN],
        "deal mill",
        Refusal("no-deal-field", ("DEAL-2", "CARD-18"), {"card": "mill"}),
    ),
    "deal: no food": (
        [seat("rome", hand=["rome/builder"]), JAPAN],
        "deal rome/builder",
        Refusal("deal-food", ("DEAL-3", "DEAL-4"), {"card": "rome/builder"}),
    ),
    "raze: not in hand": (
        [ROME, JAPAN],
        "raze mill",
        Refusal("not-in-hand", ("RAZE-2",), {"card": "mill", "n": 1}),
    ),
    "raze: no field": (
        [seat("rome", hand=["rome/builder"], goods={"raze": 1}), JAPAN],
        "raze rome/builder",
        Refusal(
            "no-raze-field",
            ("RAZE-15", "CARD-17", "CARD-15", "RAZE-2"),
            {"card": "rome/builder", "n": 1},
        ),
    ),
    "raze: ruins": (
        [seat("rome", hand=["ruins"], goods={"raze": 1}), JAPAN],
        "raze ruins",
        Refusal(
            "no-raze-field",
            ("COMMON-4", "CARD-17", "AMB-27", "CARD-14", "RAZE-2"),
            {"card": "ruins", "n": 1},
        ),
    ),
    "raze: gate": (
        [seat("japan", hand=["japan/gate"], goods={"raze": 1}), ROME],
        "raze japan/gate",
        Refusal(
            "no-raze-field",
            ("JAPAN-17", "AMB-25", "RAZE-15", "CARD-17", "RAZE-2"),
            {"card": "japan/gate", "n": 1},
        ),
    ),
    "raze: shrine": (
        [seat("japan", hand=["japan/shrine"], goods={"raze": 1}), ROME],
        "raze japan/shrine",
        Refusal(
            "no-raze-field",
            ("JAPAN-21", "AMB-25", "RAZE-15", "CARD-17", "RAZE-2"),
            {"card": "japan/shrine", "n": 1},
        ),
    ),
    "raze: no token": (
        [seat("rome", hand=["mill"]), JAPAN],
        "raze mill",
        Refusal("raze-tokens", ("RAZE-1", "RAZE-3"), {"card": "mill", "n": 1, "have": 0}),
    ),
    "raze: own location": (
        [seat("rome", empire=["mill"], goods={"raze": 2}), JAPAN],
        "raze mill of 0",
        Refusal("own-location", ("RAZE-14",), {"card": "mill", "seat": 0}),
    ),
    "raze: not there": (
        [seat("rome", goods={"raze": 2}), JAPAN],
        "raze mill of 1",
        Refusal("not-there", ("RAZE-7",), {"card": "mill", "seat": 1}),
    ),
    "raze: a foundation": (
        [seat("rome", goods={"raze": 2}), seat("japan", foundations=["mill"])],
        "raze mill of 1",
        Refusal("foundation", ("RAZE-21", "AMB-17"), {"card": "mill", "seat": 1}),
    ),
    "raze: a deal": (
        [seat("rome", goods={"raze": 2}), seat("japan", deals=["japan/farm"])],
        "raze japan/farm of 1",
        Refusal("not-there", ("DEAL-10", "RAZE-7"), {"card": "japan/farm", "seat": 1}),
    ),
    "raze: passed": (
        [seat("rome", goods={"raze": 2}), seat("japan", empire=["mill"], passed=True)],
        "raze mill of 1",
        Refusal(
            "passed-rival",
            ("ACT-6", "ACT-5", "GENERAL-7", "AMB-18"),
            {"card": "mill", "seat": 1},
        ),
    ),
    "raze: faction location": (
        [seat("japan", goods={"raze": 2}), seat("rome", empire=["rome/builder"])],
        "raze rome/builder of 1",
        Refusal(
            "no-raze-field",
            ("RAZE-15", "CARD-17", "CARD-15", "RAZE-7"),
            {"card": "rome/builder", "seat": 1},
        ),
    ),
    "raze: guarded": (
        [seat("rome", goods={"raze": 2}), seat("japan", empire=GUARDED)],
        "raze mill of 1",
        Refusal(
            "raze-guarded",
            ("RAZE-9", "DEFENSE-5", "RAZE-1"),
            {"card": "mill", "seat": 1, "n": 3, "have": 2},
        ),
    ),
    "raze: samurai": (
        [
            seat("rome", goods={"raze": 2}),
            seat("japan", empire=[{"card": "japan/farm", "samurai": True}]),
        ],
        "raze japan/farm of 1",
        Refusal(
            "raze-samurai",
            ("RAZE-10", "JAPAN-11", "RAZE-1"),
            {"card": "japan/farm", "seat": 1, "n": 3, "have": 2},
        ),
    ),
    "raze: fortified": (
        [seat("japan", goods={"raze": 2}), seat("rome", empire=FORTIFIED)],
        "raze mill of 1",
        Refusal(
            "raze-surcharge",
            ("AMB-72", "RAZE-1"),
            {"card": "mill", "seat": 1, "n": 3, "have": 2},
        ),
    ),
    "raze: one token": (
        [seat("rome", goods={"raze": 1}), seat("japan", empire=["mill"])],
        "raze mill of 1",
        Refusal(
            "raze-tokens",
            ("RAZE-1", "RAZE-8"),
            {"card": "mill", "seat": 1, "n": 2, "have": 1},
        ),
    ),
    "use: not yours": (
        [ROME, seat("japan", empire=["castle"])],
        "use castle",
        Refusal("not-your-location", ("ACTIVATE-1",), {"card": "castle", "n": 1}),
    ),
    "use: no action": (
        [seat("rome", empire=["mill"]), JAPAN],
        "use mill",
        Refusal("no-action", ("ACTIVATE-1", "CARD-21"), {"card": "mill", "n": 1}),
    ),
    "use: blocked": (
        [seat("rome", goods={"worker": 1}, empire=[{"card": "castle", "blocked": True}]), JAPAN],
        "use castle",
        Refusal("blocked", ("AMB-68",), {"card": "castle", "n": 1}),
    ),
    "use: used up": (
        [seat("rome", goods={"worker": 9}, empire=[{"card": "castle", "uses": 1}]), JAPAN],
        "use castle twice",
        Refusal("used-up", ("ACTIVATE-5", "AMB-63"), {"card": "castle", "n": 2, "limit": 2}),
    ),
    "use: taken over and used up": (
        [
            seat(
                "egypt",
                goods={"worker": 9},
                empire=[{"card": "castle", "uses": 2, "owner": 1}],
            ),
            JAPAN,
        ],
        "use castle",
        Refusal(
            "used-up",
            ("EGYPT-13", "ACTIVATE-5", "AMB-63"),
            {"card": "castle", "n": 1, "limit": 2},
        ),
    ),
    "use: price": (
        [seat("rome", goods={"worker": 1}, empire=["castle"]), JAPAN],
        "use castle twice",
        Refusal("activation-price", ("ACTIVATE-2",), {"card": "castle", "n": 2}),
    ),
    "use: gold": (
        [seat("rome", goods={"worker": 1, "wood": 3}, empire=["goldsmiths-workshop"]), JAPAN],
        "use goldsmiths-workshop",
        Refusal(
            "activation-price", ("ACTIVATE-2", "GOODS-4"), {"card": "goldsmiths-workshop", "n": 1}
        ),
    ),
    "use: no target": (
        [seat("rome", goods={"food": 1}, empire=["porters"]), JAPAN],
        "use porters",
        Refusal("no-target", ("AMB-67", "COMMON-6", "AMB-7"), {"card": "porters", "n": 1}),
    ),
    "use: only a passed rival": (
        [
            seat("barbarians", goods={"worker": 1}, empire=["barbarians/saboteurs"]),
            seat("japan", goods={"wood": 1}, passed=True),
        ],
        "use barbarians/saboteurs",
        Refusal(
            "no-target",
            ("ACT-5", "AMB-18", "GENERAL-7", "BARB-10", "BARB-9", "AMB-7"),
            {"card": "barbarians/saboteurs", "n": 1},
        ),
    ),
    "use: settlers cannot pay both": (
        [seat("rome", goods={"wood": 1}, hand=["rome/builder"], empire=["settlers"]), JAPAN],
        "use settlers",
        Refusal(
            "no-target", ("AMB-36", "BUILD-14", "COMMON-3", "AMB-7"), {"card": "settlers", "n": 1}
        ),
    ),
    "use: negotiator with a route only": (
        [
            seat(
                "japan",
                goods={"worker": 1},
                empire=["japan/negotiator"],
                deals=[{"card": "rome/builder", "of": 1}],
            ),
            seat("rome", empire=["rome/builder"]),
        ],
        "use japan/negotiator",
        Refusal(
            "no-target", ("JAPAN-25", "JAPAN-22", "AMB-7"), {"card": "japan/negotiator", "n": 1}
        ),
    ),
    "send: one worker": (
        [seat("rome", goods={"worker": 1}), JAPAN],
        "send wood",
        Refusal("workers", ("TRADE-1", "TRADE-3", "TRADE-8"), {"good": "wood", "n": 2, "have": 1}),
    ),
    "send: gold": (
        [seat("rome", goods={"worker": 4}), JAPAN],
        "send gold",
        Refusal("not-for-workers", ("TRADE-5", "TRADE-1"), {"good": "gold", "n": 2, "have": 4}),
    ),
    "guard: not yours": (
        [seat("rome", goods={"defense": 1}), seat("japan", empire=["mill"])],
        "guard mill",
        Refusal("not-your-location", ("DEFENSE-2",), {"card": "mill"}),
    ),
    "guard: a foundation": (
        [seat("rome", goods={"defense": 1}, foundations=["mill"]), JAPAN],
        "guard mill",
        Refusal("foundation", ("AMB-28", "AMB-17", "DEFENSE-2"), {"card": "mill"}),
    ),
    "guard: faction location": (
        [seat("rome", goods={"defense": 1}, empire=["rome/builder"]), JAPAN],
        "guard rome/builder",
        Refusal("guard-faction", ("DEFENSE-3", "DEFENSE-2", "AMB-28"), {"card": "rome/builder"}),
    ),
    "guard: guarded": (
        [seat("rome", goods={"defense": 1}, empire=GUARDED), JAPAN],
        "guard mill",
        Refusal("guarded-already", ("DEFENSE-9", "AMB-28"), {"card": "mill"}),
    ),
    "guard: no token": (
        [seat("rome", empire=["mill"]), JAPAN],
        "guard mill",
        Refusal("no-defense", ("DEFENSE-2",), {"card": "mill"}),
    ),
    "guard: solo": (
        [seat("rome", empire=["mill"])],
        "guard mill",
        Refusal("no-defense", ("SOLO-8", "DEFENSE-2"), {"card": "mill"}),
    ),
    "samurai: not Japanese": (
        [seat("rome", goods={"worker": 1}, empire=["rome/builder"]), JAPAN],
        "samurai rome/builder",
        Refusal("not-japanese", ("JAPAN-3",), {"card": "rome/builder"}),
    ),
    "samurai: not yours": (
        [seat("japan", goods={"worker": 1}), ROME],
        "samurai japan/farm",
        Refusal("not-your-location", ("JAPAN-7",), {"card": "japan/farm"}),
    ),
    "samurai: common": (
        [seat("japan", goods={"worker": 1}, empire=["mill"]), ROME],
        "samurai mill",
        Refusal("samurai-common", ("JAPAN-7",), {"card": "mill"}),
    ),
    "samurai: there": (
        [
            seat("japan", goods={"worker": 1}, empire=[{"card": "japan/farm", "samurai": True}]),
            ROME,
        ],
        "samurai japan/farm",
        Refusal("samurai-already", ("JAPAN-6",), {"card": "japan/farm"}),
    ),
    "samurai: no worker": (
        [seat("japan", empire=["japan/farm"]), ROME],
        "samurai japan/farm",
        Refusal("no-worker", ("AMB-22", "JAPAN-5"), {"card": "japan/farm"}),
    ),
    "end before the action": (
        [ROME, JAPAN],
        "end",
        Refusal("act-or-pass", ("ACT-1", "AMB-4")),
    ),
    "draft in the action phase": (
        [ROME, JAPAN],
        "draft mill",
        Refusal("no-draft-now", ("LOOKOUT-9", "LOOKOUT-1")),
    ),
    "choose with nothing asked": (
        [ROME, JAPAN],
        "choose common",
        Refusal("nothing-asked", ("ACT-1",)),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(name: str) -> None:
    """Every refusal cites its clauses and knows the case."""
    players, line, expected = CASES[name]
    state = table(base(), {"players": players})
    flow.advance(state)
    before = GAME.hash(state)
    refusal = GAME.why_not(state, 0, GAME.parse(state, 0, line)[0])
    assert refusal is not None
    assert refusal.reason == expected.reason
    assert refusal.clauses == expected.clauses
    assert dict(refusal.facts) == dict(expected.facts)
    assert GAME.hash(state) == before


def test_out_of_turn() -> None:
    """ACT-1, ACT-4: not your turn; not any more."""
    state = table(base(), {"players": [ROME, JAPAN, seat("egypt", passed=True)]})
    flow.advance(state)
    refused = [GAME.why_not(state, at, GAME.parse(state, at, "pass")[0]) for at in (1, 2)]
    assert refused[0] == Refusal("not-your-turn", ("ACT-1",), {"seat": 0})
    assert refused[1] == Refusal("you-passed", ("ACT-4", "ACT-12"))


def test_after_the_action() -> None:
    """ACT-1, AMB-4: one action a turn; then free moves and `end`."""
    player = seat("rome", hand=["ruins"], goods={"defense": 1, "worker": 4})
    state = table(base(), {"players": [player, JAPAN]})
    flow.advance(state)
    GAME.apply(state, 0, GAME.parse(state, 0, "build ruins")[0])
    for line in ("pass", "send wood", "build mill"):
        refusal = GAME.why_not(state, 0, GAME.parse(state, 0, line)[0])
        assert refusal == Refusal("acted-already", ("ACT-1", "AMB-4"))
    assert [GAME.text(state, 0, move) for move in GAME.legal(state, 0)] == ["guard ruins", "end"]
