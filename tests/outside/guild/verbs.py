"""`mint 2 gold` does something at once; `sell a resource for 2 gold` asks a question first."""

import re

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.reading import number
from osada.settlers.goods import GOLD, RESOURCES
from osada.settlers.state import State
from osada.settlers.supply import add, amount, gain, how
from osada.settlers.verbs import CHOOSE_GOOD

WORDS = (("tests.outside.guild", "words"),)


class Mint(Effect):
    """So much gold."""

    code = 1001
    phrases = ("mint 2 gold",)
    message = "mint"
    icon = "short-mint"
    in_short = "mint {n}"
    weight = "steal"
    is_counted = True
    words = WORDS

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.asks = False

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`mint 2 gold`."""
        match = re.fullmatch(r"mint (\d+) gold", text)
        return cls(number(match[1])) if match else None

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Gain it."""
        gain(state, seat, GOLD, self.n, card, how(which))


class Sell(Effect):
    """One resource, whichever the player chooses, becomes gold."""

    code = 1002
    phrases = ("sell a resource for 2 gold",)
    message = "sell"
    icon = "short-sell"
    in_short = "sell a resource"
    weight = "steal"
    words = WORDS

    def __init__(self) -> None:
        super().__init__(2)
        self.needs_target = True

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """Resources that are left once the price is paid."""
        player = state.players[seat]
        return [
            move(CHOOSE_GOOD, good) for good in RESOURCES if amount(player, good) > price.of(good)
        ]

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """An action that does nothing cannot be taken."""
        return ("AMB-7",)

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask which."""
        state.stack.append(ChooseSold(seat, card, self))


class ChooseSold(f.Question):
    """Which resource is sold."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: Sell) -> None:
        super().__init__(1002, seat, card)
        self.effect = effect

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (self.code, self.seat, self.card)

    def kind(self) -> str:
        """A good."""
        return "good"

    def takes(self) -> tuple[int, ...]:
        """A good."""
        return (CHOOSE_GOOD,)

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def options(self, state: State) -> list[Move]:
        """What there is."""
        return self.effect.targets(state, self.seat, self.card, Price())

    def answer(self, state: State, chosen: Move) -> None:
        """It becomes gold."""
        add(state.players[self.seat], chosen.what, -1)
        gain(state, self.seat, GOLD, self.effect.n, self.card, f.OF_ACTION)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not there."""
        return f.wrong(("AMB-7",), "good")
