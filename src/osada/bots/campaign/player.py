"""A player of campaigns: a bot of the card game, and a head for what lies between two games."""

from osada.bots.bot import Bot
from osada.bots.campaign.between import answer
from osada.campaign.game import Campaign
from osada.campaign.seating import place_of
from osada.campaign.state import GAME, State
from osada.kernel.game import Decision, Move


class Historian:
    """Plays the games of a campaign by a bot of the card game."""

    def __init__(self, at_table: Bot) -> None:
        self.at_table = at_table

    def choose(
        self, game: Campaign, sample: State, seat: int, decision: Decision, random: int
    ) -> Move:
        """At the table as there; between games what serves the empire."""
        if sample.book.stage != GAME:
            return answer(sample, seat, decision)
        place = place_of(sample.book, seat)
        return self.at_table.choose(game.table, sample.table, place, decision, random)
