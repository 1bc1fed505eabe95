"""The printings of a catalogue: copies of a card that are alike in print count as one."""

from osada.settlers.catalogue import Catalogue


class Printings:
    """Each printing's place, name and number of copies, in the order of the catalogue."""

    def __init__(self, cards: Catalogue) -> None:
        places: dict[int, int] = {}
        first: list[int] = []
        self.place: list[int] = []
        """The place of the printing of each physical card."""
        for card, printing in enumerate(cards.printing):
            if printing not in places:
                places[printing] = len(places)
                first.append(card)
            self.place.append(places[printing])
        self.first: list[int] = first
        """One physical card of each printing, the one with the lowest number."""
        self.copies: list[int] = [0] * len(first)
        for place in self.place:
            self.copies[place] += 1
        slugs = [cards.slugs[card] for card in first]
        self.names: list[str] = [
            slug if slugs.count(slug) == 1 else f"{slug} {cards.numbers[card]}"
            for slug, card in zip(slugs, first, strict=True)
        ]
        """The slug; where a card is printed in several ways, with its lowest number."""
