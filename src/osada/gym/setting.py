"""What an environment of the card game plays: options, and factions by chance if none are named."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from osada.gym import render
from osada.gym.actions import Actions
from osada.gym.describe import layout, numbering
from osada.gym.encode import Encoder
from osada.gym.kit import Kit, listed
from osada.kernel.game import BadOptions
from osada.kernel.random import shuffle
from osada.settlers import Settlers
from osada.settlers.catalogue import Catalogue, base, extended
from osada.settlers.setup import DEFAULTS, MOST_PLAYERS, options

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
    ) -> None:
        self.cards = cards if isinstance(cards, Catalogue) else _read(cards)
        self.factions = None if factions is None else listed(factions, "factions")
        if players is None:
            players = PLAYERS if factions is None else len(factions)
        if not 1 <= players <= MOST_PLAYERS:
            raise BadOptions(f"{players} players cannot play: the game is for 1 to {MOST_PLAYERS}")
        self.players = players
        self.variant = dict(variant)
        self.kit = _kit(self.cards)
        self.options(1)

    def options(self, random: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options of one game; `given` ones that the game knows go before the agreed ones."""
        chosen = {**self.variant}
        if self.factions is not None:
            chosen["factions"] = self.factions
        chosen.update((key, value) for key, value in (given or {}).items() if key in DEFAULTS)
        if "factions" not in chosen:
            order = list(range(len(self.cards.factions)))
            shuffle(random, order)
            chosen["factions"] = [self.cards.factions[at].slug for at in order[: self.players]]
        seated = len(options(self.cards, chosen).factions)
        if seated != self.players:
            raise BadOptions(
                f"{seated} factions are named, but the environment seats {self.players}"
            )
        return chosen


def _read(folder: str | Path | None) -> Catalogue:
    return base() if folder is None else extended(Path(folder))


def _kit(cards: Catalogue) -> Kit:
    fields, groups = layout(cards), numbering(cards)
    return Kit(
        Settlers(cards), fields, groups, Encoder(cards, fields), Actions(groups), render.text
    )
