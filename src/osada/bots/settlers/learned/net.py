"""The value net: a file of weights, and what it makes of a list of features.

There is no array in the core, and none is needed: a row of the first layer is one whole number
with a lane of bits for each unit, so adding rows adds all lanes at once, in plain Python as quickly
as in the compiled build and with exactly the same result.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from struct import Struct, calcsize, unpack
from typing import Final

from osada.bots.settlers.learned.layout import INPUTS, NAMED, VERSION, Layout, named
from osada.settlers.catalogue import Catalogue

WIDE: Final = 48
"""Units of the first layer; beside them it has one that goes straight to the result."""
NARROW: Final = 32
"""Units of the second layer."""
HEADS: Final = 6
"""There is a second layer for each number of rounds that are left."""
POINTS: Final = 10.0
"""Points that a result of 1 means."""
MAGIC: Final = b"osada net"
SHAPES: Final = (
    ("rows", INPUTS * (WIDE + 1)), ("bias", WIDE + 1), ("second", HEADS * WIDE * NARROW),
    ("bias 2", HEADS * NARROW), ("third", HEADS * NARROW), ("bias 3", HEADS),
)  # fmt: skip
NUMBERS: Final[int] = sum([n for _, n in SHAPES])
SHIPPED: Final = Path(__file__).with_name("weights.bin")

_LONGEST: Final = 2_000_000  # bytes of a file
_LARGEST: Final = 32.0  # of all numbers, so that no sum of rows runs over
_ONE: Final = 1 << 12  # what stands for 1 in the first layer and in weights
_LANE: Final = 1 << 31  # added to each lane, so that none is negative
_FINE: Final = 4  # bits that the second layer does not need
_MOST: Final = 1 << 14  # of a unit in the second layer, so that no lane runs over
_FIRST: Final = Struct(f"<{WIDE + 1}I")
_SECOND: Final = Struct(f"<{NARROW}I")


class BadWeights(ValueError):
    """Weights that cannot be used; says why in one sentence."""


def written(numbers: bytes) -> bytes:
    """A file of weights: what they are for, a checksum, and half-precision numbers."""
    body = json.dumps(NAMED, separators=(",", ":")).encode() + b"\n" + numbers
    return _head(body) + body


def _head(body: bytes) -> bytes:
    check = blake2b(body, digest_size=8).hexdigest()
    return MAGIC + f" {VERSION} {WIDE} {NARROW} {check}\n".encode()


def read(path: Path) -> list[float]:
    """The numbers of a net in a file; `BadWeights` if they are none or do not fit.

    What the file does not know yet, such as a new good, counts nothing.
    """
    try:
        with path.open("rb") as file:
            data = file.read(_LONGEST)
    except OSError as problem:
        raise BadWeights(f"{path} cannot be read: {problem.strerror}") from problem
    head, _, body = data.partition(b"\n")
    said = head[len(MAGIC) :].split()
    if not head.startswith(MAGIC) or len(said) != 4:
        raise BadWeights(f"{path} holds no weights of the bot learned")
    if said[:3] != [str(one).encode() for one in (VERSION, WIDE, NARROW)]:
        raise BadWeights(f"{path} holds weights for another version of the bot learned")
    if not _head(body).startswith(head):
        raise BadWeights(f"{path} is damaged: its checksum is wrong")
    line, _, numbers = body.partition(b"\n")
    wide = WIDE + 1
    more = NUMBERS - INPUTS * wide
    try:
        names = named(json.loads(line))
        shape = f"<{len(names) * wide + more}e"
        found = list(unpack(shape, numbers)) if len(numbers) == calcsize(shape) else []
    except (ValueError, LookupError, TypeError, RecursionError):
        found = []
    if not found:
        raise BadWeights(f"{path} holds no weights that the bot learned can read")
    if not all(abs(number) <= _LARGEST for number in found):
        raise BadWeights(f"{path} holds numbers that no training comes to")
    if names == named(NAMED):
        return found
    place = {name: at * wide for at, name in enumerate(names)}
    rows: list[float] = []
    for name in named(NAMED):
        at = place.get(name, -1)
        rows += found[at : at + wide] if at >= 0 else [0.0] * wide
    return rows + found[len(names) * wide :]


class Net:
    """Weights, ready to be multiplied out for the cards of a match."""

    def __init__(self, numbers: list[float]) -> None:
        found: dict[str, list[float]] = {}
        at = 0
        for name, n in SHAPES:
            found[name] = numbers[at : at + n]
            at += n
        wide = WIDE + 1
        self.rows: list[int] = [
            _packed(_FIRST, found["rows"][i * wide : (i + 1) * wide], _ONE) for i in range(INPUTS)
        ]
        self.bias: int = _packed(_FIRST, found["bias"], _ONE) + _lanes(wide)
        second = found["second"]
        self.second: list[list[int]] = []
        """By rounds left, by unit of the first layer."""
        self.bias_2: list[int] = []
        self.third: list[list[int]] = []
        self.bias_3: list[float] = []
        for head in range(HEADS):
            base = head * WIDE * NARROW
            self.second.append(
                [
                    _packed(_SECOND, second[base + i * NARROW : base + (i + 1) * NARROW], _ONE)
                    for i in range(WIDE)
                ]
            )
            more = found["bias 2"][head * NARROW : (head + 1) * NARROW]
            self.bias_2.append(_packed(_SECOND, more, _ONE * _ONE >> _FINE) + _lanes(NARROW))
            third = found["third"][head * NARROW : (head + 1) * NARROW]
            self.third.append([round(one * _ONE) for one in third])
            self.bias_3.append(found["bias 3"][head])


class Table:
    """A net, multiplied out for the cards of a match."""

    def __init__(self, net: Net, layout: Layout) -> None:
        self.net = net
        self.rows: list[int] = []
        for feature in range(layout.size):
            row = 0
            for at, n in layout.inputs(feature):
                row += net.rows[at] * n
            self.rows.append(row)
        self.quick: Callable[[list[int], list[int], list[int], int], float] | None = None
        """Something quicker that judges three lists of features, for training."""

    def sum(self, features: list[int]) -> int:
        """The rows of some features together."""
        rows = self.rows
        found = 0
        for feature in features:
            found += rows[feature]
        return found

    def value(self, total: int, left: int) -> float:
        """Points by which a position is better than greedy thinks, from the sum of all rows."""
        net = self.net
        head = left if left < HEADS else HEADS - 1
        lanes = list(_FIRST.unpack((total + net.bias).to_bytes(4 * (WIDE + 1), "little")))
        second = net.second[head]
        found = net.bias_2[head]
        for unit in range(WIDE):
            here: int = lanes[unit] - _LANE
            if here > 0:
                here >>= _FINE
                found += second[unit] * (here if here < _MOST else _MOST)
        straight: int = lanes[WIDE] - _LANE
        third = net.third[head]
        last = 0
        for unit, lane in enumerate(_SECOND.unpack(found.to_bytes(4 * NARROW, "little"))):
            here = lane - _LANE
            if here > 0:
                last += (here >> 8) * third[unit]
        scale = float(_ONE * _ONE >> _FINE + 8) * _ONE
        return POINTS * (last / scale + straight / _ONE + net.bias_3[head])


def _packed(lanes: Struct, numbers: list[float], one: int) -> int:
    """Numbers as lanes of one whole number."""
    whole = [max(-_LANE + 1, min(_LANE - 1, round(number * one))) + _LANE for number in numbers]
    return int.from_bytes(lanes.pack(*whole), "little") - _lanes(len(numbers))


@cache
def _lanes(n: int) -> int:
    """What makes each of so many lanes positive."""
    return sum([_LANE << 32 * at for at in range(n)])


@lru_cache(maxsize=8)
def net(path: Path = SHIPPED) -> Net:
    """The net of a file; `BadWeights` if there is none."""
    return Net(read(path))


@lru_cache(maxsize=16)
def table(net: Net, cards: Catalogue) -> Table:
    """A net for the cards of a game, reckoned once."""
    return Table(net, Layout(cards))
