"""The roll & write game."""

from typing import Final

from osada.titles.option import Option, When
from osada.titles.title import Own, Title

ROLLWRITE: Final = Title(
    name="rollwrite",
    called="roll & write game",
    options=(
        Option(
            "mode",
            "choice",
            default=None,
            values=("basic", "advanced", "adventure"),
            clause="RW-SETUP-01",
            help="Roll & write: `basic` (the default), `advanced` or `adventure`.",
            arena="Roll & write: `basic`, `advanced` (the default for several) or `adventure`.",
        ),
        Option("players", "number", default=None, clause="RW-SETUP-01", agreed=False),
        Option(
            "sheets",
            "parts",
            default=None,
            clause="RW-CONTENT-04",
            help="Adventure sheets in order, `17` or `17,3`; one alone is for everybody.",
            arena="Adventure sheets: `1,17`: one after the other; `1-17`: a table by seat.",
            flag="sheet",
            when=When(options={"mode": "adventure"}),
        ),
    ),
    own=Own("villages", "A folder with village files of your own, added to the game's.", "sheets"),
    game="osada.rollwrite.own:game",
    view="osada.rollwrite.viewtypes:RollView",
    face="osada.rollwrite.face:RollWriteFace",
    bots="osada.bots.rollwrite.roster:ROSTER",
    advice="osada.bots.rollwrite.advice:told",
    scenarios="osada.scenario.rollwrite:wrong",
    plan="osada.arena.rollwrite.sheetplan:SheetPlan",
    report="osada.arena.report.rollwrite.sheetpage:sheet_page",
    environment="osada.gym.rollwrite:raw_env",
    vector="osada.gym.rollwrite:vector_env",
    probe="osada.bench.rollwrite:probe",
    terminal="osada.terminal.roll.desk:DESK",
    hosted="osada.server.games.rollwrite:HostedRollWrite",
    puzzles="osada.puzzles.rollwrite:Develop",
    places=("villages",),
    lessons="osada.server.games.rollwrite:LESSONS",
    binding=True,
    rulebook="osada.rules:text/rollwrite",
)
