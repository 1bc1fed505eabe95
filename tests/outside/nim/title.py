"""What the registry must know of the game; nothing of it is imported here."""

from typing import Final

from osada.titles import Option, Title

TITLE: Final = Title(
    name="nim",
    called="game of nim",
    options=(
        Option(
            "heap",
            "number",
            default=12,
            values=(12, 7, 21),
            clause="NIM-1",
            help="Stones on the heap of nim: 7, 12 or 21.",
        ),
    ),
    game="tests.outside.nim.game:game",
    face="tests.outside.nim.face:NimFace",
    bots="tests.outside.nim.bots:ROSTER",
    scenarios="tests.outside.nim.scenarios:wrong",
    plan="tests.outside.nim.arena:NimPlan",
    terminal="tests.outside.nim.terminal:DESK",
    rulebook="tests.outside.nim:rules",
)
