"""What an environment of the card game plays: options, and factions by chance if none are named."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from osada.gym.kit import Kit, listed
from osada.gym.settlers import render
from osada.gym.settlers.actions import Actions
from osada.gym.settlers.describe import layout, numbering
from osada.gym.settlers.encode import Encoder
from osada.gym.settlers.versions import VERSION, rules_of
from osada.kernel.game import BadOptions
from osada.kernel.random import shuffle
from osada.settlers import Settlers
from osada.settlers.catalogue import Catalogue, base, extended
from osada.settlers.setup import check_decks, options, too_many
from osada.titles.settlers import SETTLERS

PLAYERS: Final = 2
"""How many play when nobody says."""


class CardSetting:
    """The options of all games of an environment."""

    def __init__(
        self,
        players: int | None,
        factions: Sequence[str] | None,
        variant: Mapping[str, Any],
        cards: Catalogue | str | Path | None,
        version: str = VERSION,
    ) -> None:
        self.cards = _read(cards, listed(variant.get("boxes", ()), "boxes"))
        if variant.get("sheets"):
            self.cards = self.cards.with_campaign()
        self.factions = None if factions is None else listed(factions, "factions")
        if players is None:
            players = PLAYERS if factions is None else len(factions)
        most = self.cards.seats
        if not 1 <= players <= most:
            raise too_many(players, most)
        self.players = players
        self.variant = dict(variant)
        check_decks(self.cards, self.variant)
        self.kit = _kit(self.cards, version)
        self.options(1)

    def options(self, random: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options of one game; `given` ones that the game knows go before the agreed ones.

        Where chance deals the factions, decks of those that are not dealt stay aside.
        """
        chosen = {**self.variant}
        if self.factions is not None:
            chosen["factions"] = self.factions
        known = SETTLERS.defaults()
        chosen.update((key, value) for key, value in (given or {}).items() if key in known)
        if "factions" not in chosen:
            order = list(range(len(self.cards.factions)))
            shuffle(random, order)
            dealt = [self.cards.factions[at].slug for at in order[: self.players]]
            chosen["factions"] = dealt
            if isinstance(chosen.get("decks"), Mapping):
                from osada.settlers import brought  # only who brings decks loads it

                chosen["decks"] = brought.seated(chosen["decks"], dealt)
        agreed = options(self.cards, chosen)
        if agreed.cards is not self.cards:
            what = "boxes" if agreed.cards.boxes != self.cards.boxes else "sheets"
            message = f'what is seen depends on the {what}: make an environment with "{what}"'
            raise BadOptions(message)
        seated = len(agreed.factions)
        if seated != self.players:
            raise BadOptions(
                f"{seated} factions are named, but the environment seats {self.players}"
            )
        return chosen


def _read(cards: Catalogue | str | Path | None, boxes: Sequence[str]) -> Catalogue:
    """The cards of the base game or of somebody's own, with those of boxes."""
    if isinstance(cards, str | Path):
        return extended(Path(cards), boxes)
    return (cards or base()).with_boxes(boxes)


def _kit(cards: Catalogue, version: str) -> Kit:
    fields, groups = layout(cards), numbering(cards, version)
    return Kit(
        f"settlers_{version}",
        Settlers(cards if cards.own else cards.with_boxes(()), rules_of(version)),
        fields,
        groups,
        Encoder(cards, fields),
        Actions(groups),
        render.text,
        cards.boxes,
    )
