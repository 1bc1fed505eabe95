"""What a review says, in three languages; `messages/*.ftl`."""

from collections.abc import Mapping
from typing import Final

from osada.kernel.game import move
from osada.settlers import labels
from osada.settlers import words as card_words
from osada.settlers.catalogue import Catalogue
from osada.settlers.goods import GOOD
from osada.speech import said
from osada.study.account import Turn
from osada.study.judgement import Made, Reason
from osada.study.left import Left

_WORDS: Final = (("osada.study", "messages"),)


def say(language: str, message: str, **values: str | int) -> str:
    """A message of reviews."""
    return said(_WORDS, language, message, **values)


class Speaker:
    """Says what a review found out about one game."""

    def __init__(self, cards: Catalogue, names: Mapping[int, str], language: str) -> None:
        self.cards = cards
        self.names = names
        """By their places at the table."""
        self.language = language

    def label(self, seat: int, made: Made) -> str:
        """A move as a button says it."""
        return labels.plainly(
            self.cards, len(self.names), seat, move(*made), self.language, self.names
        )

    def reason(self, reason: Reason) -> str:
        """What makes a difference."""
        facts = dict(reason.facts)
        if "card" in facts:
            facts["card"] = self._card(str(facts["card"]))
        if "source" in facts:
            facts["from"] = say(self.language, f"source-{facts['source']}")
        if "good" in facts:
            facts["goods"] = self._goods({GOOD[str(facts.pop("good"))]: int(facts["n"])})
        return self._said(f"why-{reason.what}", facts)

    def turn(self, turn: Turn) -> str:
        """What turned the game."""
        if turn.made is not None:
            return self.label(turn.seat, turn.made)
        way = "more" if turn.change > 0 else "less"
        what = "turning-round" if turn.begins else "turning-luck"
        return self._said(what, {"round": turn.round, "way": way})

    def left(self, left: Left) -> str:
        """What was left lying."""
        facts: dict[str, str | int] = {"n": max(1, round(left.points)), "round": left.round}
        if left.goods:
            facts["goods"] = self._goods(left.goods)
        if left.card:
            facts["card"] = self._card(left.card)
        return self._said(f"left-{left.kind}", facts)

    def _card(self, slug: str) -> str:
        return card_words.card_name(self.cards, slug, self.language)

    def _goods(self, goods: Mapping[int, int]) -> str:
        return card_words.goods(goods, self.language, "acc")

    def _said(self, message: str, facts: Mapping[str, str | int]) -> str:
        return card_words.sentence(say(self.language, message, **facts))
