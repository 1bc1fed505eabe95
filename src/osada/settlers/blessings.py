"""Blessing tokens and technology: gaining them, and keeping blessings in cleanup (BLESS).

The tokens of a player are bits: one for each of nine colours, at the place of the colour, and one
for the tri-colour token. Orange is a colour of cards only.
"""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects.colours import COLOUR, COLOURS
from osada.settlers.effects.events import WHEN_GAIN
from osada.settlers.effects.run import react
from osada.settlers.goods import BLESSING
from osada.settlers.state import State
from osada.settlers.supply import BY_BOARD, add, gain
from osada.settlers.verbs import CHOOSE_COLOUR, DONE

ORANGE: Final = COLOURS.index("orange")
THREE: Final[int] = COLOUR["brown"] | COLOUR["grey"] | COLOUR["red"]
"""What the tri-colour token can stand for (BLESS-13)."""
_TRICOLOUR: Final = len(COLOURS)
TRICOLOUR: Final[int] = 1 << _TRICOLOUR
TOKENS: Final = (*COLOURS[:ORANGE], "", "tricolour")
"""The tokens by the places of their bits."""
PLACE: Final = {name: at for at, name in enumerate(TOKENS) if name}
PIECE: Final = 32
"""Among goods on a storage location a blessing is this and its place."""
NAMES: Final = (*COLOURS, "tricolour")
"""What a choice of a colour can name, by its place."""
CHOICES: Final[list[Move]] = [move(CHOOSE_COLOUR, at) for at in range(len(NAMES))]


def named(tokens: int) -> list[str]:
    """The tokens of a player by name."""
    return [name for name, at in PLACE.items() if tokens & 1 << at]


def held(state: State, seat: int) -> int:
    """The tokens that a player may not gain once more, also stored ones (BLESS-2, AMB-X-9)."""
    player = state.players[seat]
    tokens = player.blessings
    for location in player.empire:
        tokens |= stored_tokens(location.stored)
    return tokens


def stored_tokens(stored: tuple[int, ...]) -> int:
    """The tokens among what lies on a storage location."""
    tokens = 0
    for piece in stored:
        if piece >= PIECE:
            tokens |= 1 << piece - PIECE
    return tokens


def kind_of(piece: int) -> int:
    """The good of something that lies on a storage location."""
    return BLESSING if piece >= PIECE else piece


def receive(state: State, seat: int, good: int, n: int, card: int, how: int) -> None:
    """A gain of tokens, or of blessings, for each of which a colour is chosen (BLESS-4)."""
    if good == BLESSING:
        state.stack.append(ChooseBlessing(seat, card, n, how))
        return
    add(state.players[seat], good, n)
    happenings.gained(state, seat, good, n, card, how)
    react(state, seat, WHEN_GAIN, card, good)


def of_board(state: State, seat: int) -> None:
    """What a board yields that hands out blessings; the tri-colour token last (BLESS-11)."""
    player = state.players[seat]
    board = state.cards.boards[player.faction]
    for good, n in board.yields:
        if good != BLESSING:
            gain(state, seat, good, n, f.NO_CARD, BY_BOARD)
    for good, n in board.yields:
        if good == BLESSING:
            gain(state, seat, good, n, f.NO_CARD, BY_BOARD)
    if board.tricolour and not player.blessings & TRICOLOUR:  # BLESS-17
        _take(state, seat, _TRICOLOUR, f.NO_CARD)


def _take(state: State, seat: int, token: int, card: int) -> None:
    """A token comes into the supply; features answer at once (BLESS-7, BLESS-24)."""
    state.players[seat].blessings |= 1 << token
    happenings.blessed(state, seat, token, card)
    react(state, seat, WHEN_GAIN, card, BLESSING)


class ChooseBlessing(f.Question):
    """The colour of the next of `n` blessings; nothing where all are held (BLESS-5, BLESS-6)."""

    __slots__ = ("how", "n")

    def __init__(self, seat: int, card: int, n: int, how: int) -> None:
        self.code = f.BLESS
        self.seat = seat
        self.card = card
        self.n = n
        self.how = how

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.BLESS, self.seat, self.card, self.n, self.how)

    def kind(self) -> str:
        """A blessing."""
        return "blessing"

    def takes(self) -> tuple[int, ...]:
        """A colour."""
        return (CHOOSE_COLOUR,)

    def number(self) -> int:
        """Nothing is drawn."""
        return 0

    def options(self, state: State) -> list[Move]:
        """The colours that are not held."""
        have = held(state, self.seat)
        return [CHOICES[at] for at in range(ORANGE) if not have & 1 << at]

    def answer(self, state: State, chosen: Move) -> None:
        """Take the token, then choose the next."""
        if self.n > 1:
            state.stack.append(ChooseBlessing(self.seat, self.card, self.n - 1, self.how))
        _take(state, self.seat, chosen.what, self.card)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """Why a colour cannot be taken."""
        if tried.kind != CHOOSE_COLOUR:
            return f.wrong(("BLESS-4",), "blessing")
        facts: dict[str, str | int] = {"colour": NAMES[tried.what]}
        if tried.what == ORANGE:
            return Refusal("blessing-orange", ("BLESS-18", "BLESS-4"))
        if tried.what == _TRICOLOUR:
            return Refusal("blessing-tricolour", ("BLESS-11", "BLESS-4"))
        return Refusal("blessing-held", ("BLESS-4", "BLESS-2", "BLESS-3"), facts)


class KeepBlessings(f.Question):
    """Which blessings are not kept, one by one; all of them if nothing else is said (AMB-X-27)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(f.KEEP_BLESSINGS, seat)

    def kind(self) -> str:
        """Something to keep."""
        return "keep"

    def takes(self) -> tuple[int, ...]:
        """A token."""
        return (CHOOSE_COLOUR,)

    def good(self) -> int:
        """Blessings."""
        return BLESSING

    def gives_up(self) -> bool:
        """It is lost."""
        return True

    def options(self, state: State) -> list[Move]:
        """No more, or one of the tokens."""
        tokens = state.players[self.seat].blessings
        if not tokens:
            return []
        return [DONE, *(CHOICES[at] for at in PLACE.values() if tokens & 1 << at)]

    def answer(self, state: State, chosen: Move) -> None:
        """It goes back to the general supply."""
        if chosen is DONE:
            return
        state.players[self.seat].blessings &= ~(1 << chosen.what)
        happenings.unblessed(state, self.seat, chosen.what)
        state.stack.append(self)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It is not there."""
        return f.wrong(("AMB-X-27", "BLESS-10"), "keep")
