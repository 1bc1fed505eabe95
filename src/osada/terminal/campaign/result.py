"""The end of a campaign: who has won it, and the last game of everybody."""

from osada.campaign import words
from osada.campaign.viewtypes import CampaignResult, CampaignView
from osada.settlers import words as card_words
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.cards.result import by_source
from osada.terminal.result import Result
from osada.terminal.words import say


def result(table: CampaignTable) -> Result:
    """The end of a finished campaign; points are those of the last final scores."""
    view = table.view(None)
    outcome: CampaignResult = view["outcome"]
    language = table.language
    scores = table.outcome.scores if table.outcome is not None else ()
    seats = sorted(range(len(table.seats)), key=lambda seat: _rank(outcome, scores, seat))
    last = [_last_points(view, seat, scores[seat]) for seat in seats]
    remarks = [say(language, "campaign-games", n=len(view["chronicle"]))]
    for seat in seats:
        own = view["players"][seat]["sheet"]
        era = "modern" if view["players"][seat]["completed"] else own["era"]
        remarks.append(
            say(
                language,
                "campaign-stands",
                name=table.seats[seat].name,
                era=words.era_name(era, language),
                n=outcome["spaces"][seat],
                knowledge=words.knowledge(own["knowledge"], language),
            )
        )
    return Result(
        _headline(table, outcome),
        remarks,
        seats,
        by_source(last, language),
        [scores[seat] for seat in seats],
    )


def _rank(outcome: CampaignResult, scores: tuple[int, ...], seat: int) -> tuple[bool, int, int]:
    """Winners first, then by spaces and by the last score."""
    return seat not in outcome["winners"], -outcome["spaces"][seat], -scores[seat]


def _last_points(view: CampaignView, seat: int, score: int) -> dict[str, int]:
    """Where a seat's last final score came from; nothing if that was not written down."""
    for record in reversed(view["chronicle"]):
        for chapter in record["chapters"]:
            if chapter["seat"] == seat:
                return dict(chapter["points"]) if chapter["score"] == score else {}
    return {}


def _headline(table: CampaignTable, outcome: CampaignResult) -> str:
    language = table.language
    names = [table.seats[seat].name for seat in outcome["winners"]]
    return say(
        language,
        "campaign-over",
        why=outcome["why"],
        n=len(names),
        names=card_words.listed(names, language),
    )
