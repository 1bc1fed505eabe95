"""Gain one good of each kind that lies on the location."""

import re
from typing import TYPE_CHECKING, Any

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.blessings import kind_of
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.gaining import ChooseGained
from osada.settlers.effects.reading import number
from osada.settlers.state import State
from osada.settlers.supply import find, gain, how
from osada.settlers.verbs import CHOOSE_GOOD

if TYPE_CHECKING:
    from osada.settlers.effects.vocabulary import Ability


class StoredKinds(Effect):
    """One of each stored kind, at most `n` kinds; of more the player chooses (AMB-58)."""

    code = 26
    phrases = ("1 of each stored kind, at most 5",)
    is_whole = True
    message = "stored-kinds"

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`1 of each stored kind, at most 5`."""
        match = re.fullmatch(r"1 of each stored kind, at most (\d+)", text)
        return StoredKinds(number(match[1])) if match else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (26, -1, self.n, 0, 0, 0, 0, ())

    def lacks(self, ability: "Ability") -> str:
        """No storage for goods."""
        if any(holder.is_storage and not holder.takes_cards() for holder in ability.holders):
            return ""
        return 'nothing is ever stored on this card; write "storage: any goods -> ..."'

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Gain them, or ask for the first."""
        kinds = stored(state, owner, card)
        if len(kinds) > self.n:
            state.stack.append(ChooseStored(seat, card, which, at, kinds, self.n))
            return
        for kind in kinds:  # blessings, which ask, come last
            gain(state, seat, kind, 1, card, how(which))

    def clause(self, language: str, form: str) -> str:
        """`gain 1 good of each kind stored here, at most 5`."""
        return phrasing.say(language, self.message, form=form, n=self.n)

    def tokens(self, language: str) -> list[t.Token]:
        """So many of something."""
        return [t.Token(t.TEXT, f"1?≤{self.n}")]

    def short(self, plus: str) -> str:
        """The formula in words."""
        return f"{plus}1 of each stored max {self.n}"

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """What lies there decides, and the storage is judged by itself."""
        return 0.0


def stored(state: State, holder: int, card: int) -> tuple[int, ...]:
    """The kinds of goods on a location of a holder, in order."""
    player = state.players[holder]
    at = find(player, card)
    if at < 0:
        return ()
    return tuple(dict.fromkeys(kind_of(piece) for piece in player.empire[at].stored))


class ChooseStored(ChooseGained):
    """Which kind is gained next: each once (AMB-X-9)."""

    __slots__ = ("kinds", "n")

    def __init__(
        self, seat: int, card: int, which: int, at: int, kinds: tuple[int, ...], n: int
    ) -> None:
        super().__init__(f.STORED_KIND, seat, card, which, at)
        self.kinds = kinds
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.card, self.which, self.at, self.n, *self.kinds)

    def options(self, state: State) -> list[Move]:
        """The kinds that are left."""
        return [move(CHOOSE_GOOD, kind) for kind in self.kinds]

    def answer(self, state: State, chosen: Move) -> None:
        """Gain one, and choose again while some are left."""
        if self.n > 1:
            left = tuple([kind for kind in self.kinds if kind != chosen.what])
            again = ChooseStored(self.seat, self.card, self.which, self.at, left, self.n - 1)
            state.stack.append(again)
        gain(state, self.seat, chosen.what, 1, self.card, how(self.which))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not stored, or was gained already."""
        return f.wrong(("AMB-X-9", "FRIENDS-30", "AMB-58"), "good")
