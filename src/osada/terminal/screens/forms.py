"""What is agreed on before a game: for each game its options and what a seat chooses."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from osada.bots import OFFERS
from osada.rollwrite import RollWrite
from osada.rollwrite import words as roll_words
from osada.rollwrite.catalogue import COMPETITION
from osada.rollwrite.state import MODES
from osada.settlers import Settlers
from osada.settlers import words as card_words
from osada.settlers.setup import LOOKOUTS
from osada.terminal.deal import new_cards, new_roll
from osada.terminal.roll import records
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.terminal.words import say

Values = list[tuple[str, str]]
"""What can be chosen: a value and its name."""

ADVENTURE: Final = "adventure"


class Form(Protocol):
    """The options of one game."""

    @property
    def game(self) -> str:
        """Its name."""

    @property
    def options(self) -> Sequence[str]:
        """What everybody agrees on."""

    def levels(self) -> list[str]:
        """The bots that can be played against."""

    def option(self, option: str, language: str) -> tuple[str, Values]:
        """The name of an option and its values, the usual one first."""

    def parts(self, language: str) -> Values:
        """What a seat chooses: a faction, a sheet."""

    def has_parts(self, chosen: Mapping[str, str]) -> bool:
        """Whether seats have something to choose."""

    def table(
        self,
        chosen: Mapping[str, str],
        codes: list[str],
        parts: list[str],
        seed: int | str | None,
        language: str,
    ) -> Table:
        """The table that was agreed on; `ValueError` says what does not fit."""


class CardForm:
    """Factions and variants."""

    game = Settlers.name
    options = ("lookout", "peaceful", "robbers_cut_routes")

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def levels(self) -> list[str]:
        """The bots that can be played against."""
        return list(OFFERS[self.game].levels)

    def option(self, option: str, language: str) -> tuple[str, Values]:
        """The name of an option and its values."""
        name = card_words.sentence(card_words.option_name(option, language))
        if option == "lookout":
            lookouts = [(one, card_words.option_name(option, language, one)) for one in LOOKOUTS]
            return name, lookouts
        no, yes = (card_words.option_name(option, language, one) for one in (False, True))
        if option == "peaceful":
            return name, [("no", no), ("1", yes), ("2", say(language, "peaceful-two"))]
        return name, [("no", no), ("yes", yes)]

    def parts(self, language: str) -> Values:
        """The factions."""
        return [(faction.slug, faction.name(language)) for faction in self.shelf.cards.factions]

    def has_parts(self, chosen: Mapping[str, str]) -> bool:
        """Everybody plays a faction."""
        return True

    def table(
        self,
        chosen: Mapping[str, str],
        codes: list[str],
        parts: list[str],
        seed: int | str | None,
        language: str,
    ) -> Table:
        """The table that was agreed on."""
        agreed = {
            "factions": parts,
            "lookout": chosen["lookout"],
            "peaceful": chosen["peaceful"] != "no",
            "peaceful_drafts": 2 if chosen["peaceful"] == "2" else 1,
            "robbers_cut_routes": chosen["robbers_cut_routes"] == "yes",
        }
        return new_cards(self.shelf.cards, agreed, codes, seed, language)


class RollForm:
    """The mode, and sheets for the adventure."""

    game = RollWrite.name
    options = ("mode",)

    def __init__(self, shelf: Shelf, language: str) -> None:
        self.shelf = shelf
        self.trouble = ""
        """What is wrong with the records."""
        self.best: Mapping[str, records.Record] = {}
        if shelf.records is not None:
            found, self.trouble = records.read(shelf.records, language)
            self.best = found or {}

    def levels(self) -> list[str]:
        """The bots that can be played against."""
        return list(OFFERS[self.game].levels)

    def option(self, option: str, language: str) -> tuple[str, Values]:
        """The mode."""
        values = [(mode, roll_words.mode_name(mode, language)) for mode in MODES]
        return say(language, "roll-mode"), values

    def parts(self, language: str) -> Values:
        """The sheets of the adventure, each with the best score so far."""
        found: Values = []
        for slug, village in self.shelf.villages.sheets.items():
            if slug != COMPETITION:
                best = f" ({self.best[slug].score})" if slug in self.best else ""
                number = f"{slug} " if slug.isdigit() else ""
                found.append((slug, f"{number}{village.name(language)}{best}"))
        return found

    def has_parts(self, chosen: Mapping[str, str]) -> bool:
        """Only in the adventure has everybody a sheet of their own."""
        return chosen["mode"] == ADVENTURE

    def table(
        self,
        chosen: Mapping[str, str],
        codes: list[str],
        parts: list[str],
        seed: int | str | None,
        language: str,
    ) -> Table:
        """The table that was agreed on."""
        mode = chosen["mode"]
        agreed = {"mode": mode, "players": len(codes)}
        if mode == ADVENTURE:
            agreed = {"mode": mode, "sheets": parts}
        shelf = self.shelf
        return new_roll(shelf.villages, agreed, codes, seed, language, records=shelf.records)
