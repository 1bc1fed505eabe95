"""Discard a rival's common, or faction, location; it is not a raze."""

from osada.settlers.backs import COMMON
from osada.settlers.effects.verbs.discard_rival import DiscardRival
from osada.settlers.state import Location, State


class DiscardCommon(DiscardRival):
    """Any common location, protected or not (FRIENDS-27)."""

    code = 28
    phrases = ("discard a rival's common location",)
    message = "discard-common"
    icon = "short-discard-common"
    in_short = "scrap common"
    clauses = ("AMB-X-3", "FRIENDS-27")
    none = ("AMB-X-3", "FRIENDS-27")

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it is common."""
        return state.cards.faction[location.card] == COMMON


class DiscardFaction(DiscardRival):
    """Any faction location, protected or not (FRIENDS-27)."""

    code = 29
    phrases = ("discard a rival's faction location",)
    message = "discard-faction"
    icon = "short-discard-faction"
    in_short = "scrap faction"
    clauses = ("AMB-X-3", "FRIENDS-27")
    none = ("AMB-X-3", "FRIENDS-27")

    def fits(self, state: State, card: int, location: Location) -> bool:
        """Whether it is a faction's."""
        return state.cards.faction[location.card] >= 0
