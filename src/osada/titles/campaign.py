"""The campaign."""

from typing import Final

from osada.titles.option import Option, When
from osada.titles.settlers import SETTLERS
from osada.titles.title import Title

_NOT: Final = (
    "peaceful", "peaceful_drafts", "five_players", "rounds", "goals", "sheets", "upkeep_gold",
)  # fmt: skip
"""Options of the card game that a campaign decides by itself, or cannot have (AMB-C66)."""

CAMPAIGN: Final = Title(
    name="campaign",
    called="campaign",
    options=(
        *(option for option in SETTLERS.options if option.name not in _NOT),
        Option(
            "upkeep_gold",
            "flag",
            default=True,
            values=(True, False),
            clause="AMB-C6",
            help="Gold may replace wood, stone and food in the upkeep of a campaign.",
        ),
        Option(
            "play_on",
            "flag",
            default=False,
            values=(False, True),
            clause="ERA-19",
            help="After somebody has completed a campaign the others go on.",
            when=When(seats=3),
        ),
        Option(
            "rebuild",
            "flag",
            default=False,
            values=(False, True),
            clause="CSETUP-4",
            help="Before each further game of a campaign decks may be rebuilt by the format.",
        ),
        Option(
            "names",
            "names",
            default=(),
            clause="CSETUP-1",
            help="Names of the empires of a campaign in order: `Roma,Kemet`.",
            spelled=True,
        ),
        Option("begun", "lists", default={}, clause="SHEET-3", agreed=False),
    ),
    own=SETTLERS.own,
    game="osada.campaign.own:game",
    view="osada.campaign.viewtypes:CampaignView",
    face="osada.campaign.face:CampaignFace",
    bots="osada.bots.campaign.roster:ROSTER",
    advice="osada.study.hint:told_in_campaign",
    scenarios="osada.scenario.campaign:wrong",
    plan="osada.arena.campaign.plan:Plan",
    report="osada.arena.report.campaign.page:campaign_page",
    terminal="osada.terminal.campaign.desk:DESK",
    hosted="osada.server.games.campaign:HostedCampaign",
    review="osada.study.subject:campaign_game",
    lessons="osada.server.games.campaignlessons:LESSONS",
    rulebook="osada.rules:text/campaign",
    rests_on=(SETTLERS.name,),
)
