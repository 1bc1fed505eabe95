"""The cards of the campaign as it asks for them between games: by kind, era and category."""

from functools import cache

from osada.settlers.catalogue import GOAL, INVENTION, PROVINCE, Catalogue
from osada.settlers.part import CATEGORIES, ERAS, SPACES

Upkeep = tuple[tuple[int, int], ...]
"""Goods with their numbers."""


class Box:
    """Provinces, Inventions, Goals, tracks and maps of a catalogue with the campaign's cards."""

    __slots__ = ("cards", "goals", "inventions", "maps", "named", "provinces", "tracks")

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.provinces: list[int] = []
        self.inventions: list[list[int]] = [[] for _ in ERAS]
        self.goals: list[list[int]] = [[] for _ in CATEGORIES]
        for card, fact in enumerate(cards.card):
            if fact.faction == PROVINCE:
                self.provinces.append(card)
            elif fact.faction == INVENTION:
                self.inventions[fact.era].append(card)
            elif fact.faction == GOAL:
                assert fact.goal is not None
                self.goals[fact.goal.category].append(card)
        self.tracks: list[list[tuple[str, ...]]] = [
            [tuple(track) for track in tracks] for tracks in cards.tracks
        ]
        self.maps: list[list[Upkeep]] = [list(spaces) for spaces in cards.maps]
        self.named: dict[str, int] = {}
        for card in (*self.provinces, *(one for era in self.inventions for one in era)):
            self.named[cards.slugs[card]] = card
            self.named[cards.numbers[card]] = card

    def price(self, invention: int) -> int:
        """Knowledge that an Invention costs (INVENT-8)."""
        return self.cards.card[invention].price

    def era(self, invention: int) -> int:
        """The deck it belongs to (INVENT-16)."""
        return self.cards.card[invention].era

    def colours(self, invention: int) -> int:
        """Its colours, a bit each."""
        return self.cards.card[invention].colours

    def length(self, era: int, category: int) -> int:
        """How many spaces a track has (SHEET-14)."""
        return len(self.tracks[era][category]) or SPACES

    def bonuses(self, era: int, tracks: tuple[int, int, int]) -> dict[str, int]:
        """The bonuses of all spaces crossed off so far (BONUS-3)."""
        found: dict[str, int] = {}
        for category, crossed in enumerate(tracks):
            for bonus in self.tracks[era][category][:crossed]:
                if bonus:
                    found[bonus] = found.get(bonus, 0) + 1
        return found


@cache
def box(cards: Catalogue) -> Box:
    """The campaign's cards of a catalogue, looked for once."""
    return Box(cards)
