"""Seeded generators whose whole state is one integer, the same on every platform.

The quick one, for simulations, searches and samples: two multiplicative congruential generators,
combined (L'Ecuyer 1988): period 2.3e18, and no product ever reaches 2**48, so compiled and
interpreted builds agree. It is linear: whoever sees enough of it can compute the rest.

The keyed one, for what people are dealt: BLAKE2b over a counter, keyed with a digest of the whole
seed. Seeing any part of it tells nothing of the rest. Its state is the key and the counter, above
everything that the quick one can be, so that every function here takes either.
"""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

_M1: Final[i64] = 2147483563
_M2: Final[i64] = 2147483399
_SPAN: Final[i64] = 2147483562
_A1: Final[i64] = 40014
_A2: Final[i64] = 40692
_BITS: Final[i64] = 31
_LOW: Final[i64] = (1 << 31) - 1

_QUICK: Final = (1 << 62) - 1
"""The states of the quick generator do not go beyond it."""
_COUNTER: Final = 64
"""Bits of the keyed stream's counter, and of what it gives for each."""
_KEY: Final = 32
"""Bytes of its key."""


def seeded(seed: int | str) -> int:
    """The quick generator's state for a seed; any whole number or text will do."""
    mixed = 0
    for byte in f"osada {seed}".encode():
        mixed = (mixed * 1000003 + byte + 1) % _M2
    first = 1 + mixed % _SPAN
    for byte in f"{seed} osada".encode():
        mixed = (mixed * 69069 + byte + 7) % _M1
    state = first << _BITS | (1 + mixed % (_M2 - 1))
    for _ in range(8):
        state = step(state)
    return state


def keyed(seed: str) -> int:
    """The keyed stream's state for a text; every letter of it counts."""
    key = blake2b(seed.encode(), digest_size=_KEY, person=b"osada stream").digest()
    return int.from_bytes(b"\1" + key, "big") << _COUNTER


def dealing(seed: int | str, use: str = "") -> int:
    """What a game is dealt from: a text keys a stream, a number starts the quick generator."""
    if isinstance(seed, str):
        return keyed(f"{seed} {use}" if use else seed)
    return seeded(f"{seed} {use}" if use else seed)


def step(state: int) -> int:
    """The next state."""
    if state > _QUICK:
        return state + 1
    first = (state >> _BITS) * _A1 % _M1
    second = (state & _LOW) * _A2 % _M2
    return first << _BITS | second


def jumped(state: int, n: int) -> int:
    """The state after n steps, at once."""
    if state > _QUICK:
        return state + n
    first = (state >> _BITS) * pow(40014, n, 2147483563) % _M1
    second = (state & _LOW) * pow(40692, n, 2147483399) % _M2
    return first << _BITS | second


def below(state: int, n: int) -> int:
    """A number in 0..n-1 read off a state (step first)."""
    if state > _QUICK:
        return _read(state) * n >> _COUNTER
    mixed = ((state >> _BITS) - (state & _LOW)) % _SPAN
    return mixed * n // _SPAN


def shuffle(state: int, items: list[Any]) -> int:
    """Shuffle in place, a step for each place but the first; the state afterwards."""
    if state > _QUICK:
        return _shuffle_keyed(state, items)
    first, second = state >> _BITS, state & _LOW
    for i in range(len(items) - 1, 0, -1):
        first = first * _A1 % _M1
        second = second * _A2 % _M2
        j = (first - second) % _SPAN * (i + 1) // _SPAN
        items[i], items[j] = items[j], items[i]
    return first << _BITS | second


def _shuffle_keyed(state: int, items: list[Any]) -> int:
    for i in range(len(items) - 1, 0, -1):
        state += 1
        j = _read(state) * (i + 1) >> _COUNTER
        items[i], items[j] = items[j], items[i]
    return state


def _read(state: int) -> int:
    """What the keyed stream gives at a state: 64 bits."""
    packed = state.to_bytes(1 + _KEY + 8, "big")
    made = blake2b(packed[1 + _KEY :], digest_size=8, key=packed[1 : 1 + _KEY]).digest()
    return int.from_bytes(made, "big")
