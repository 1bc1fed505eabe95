"""A seeded generator whose whole state is one small integer, the same on every platform.

Two multiplicative congruential generators, combined (L'Ecuyer 1988): period 2.3e18, and no
product ever reaches 2**48, so compiled and interpreted builds agree.
"""

from typing import Final

from mypy_extensions import i64

_M1: Final[i64] = 2147483563
_M2: Final[i64] = 2147483399
_A1: Final[i64] = 40014
_A2: Final[i64] = 40692
_BITS: Final[i64] = 31
_LOW: Final[i64] = (1 << 31) - 1


def seeded(seed: int | str) -> int:
    """The generator's state for a seed; any whole number or text will do."""
    mixed = 0
    for byte in f"osada {seed}".encode():
        mixed = (mixed * 1000003 + byte + 1) % _M2
    first = 1 + mixed % (_M1 - 1)
    for byte in f"{seed} osada".encode():
        mixed = (mixed * 69069 + byte + 7) % _M1
    state = first << _BITS | (1 + mixed % (_M2 - 1))
    for _ in range(8):
        state = step(state)
    return state


def step(state: int) -> int:
    """The next state."""
    first = (state >> _BITS) * _A1 % _M1
    second = (state & _LOW) * _A2 % _M2
    return first << _BITS | second


def jumped(state: int, n: int) -> int:
    """The state after n steps, at once."""
    first = (state >> _BITS) * pow(40014, n, 2147483563) % _M1
    second = (state & _LOW) * pow(40692, n, 2147483399) % _M2
    return first << _BITS | second


def below(state: int, n: int) -> int:
    """A number in 0..n-1 read off a state (step first)."""
    mixed = ((state >> _BITS) - (state & _LOW)) % (_M1 - 1)
    return mixed * n // (_M1 - 1)


def shuffle(state: int, items: list[int]) -> int:
    """Shuffle in place, a step for each place but the first; the state afterwards."""
    first, second = state >> _BITS, state & _LOW
    for i in range(len(items) - 1, 0, -1):
        first = first * _A1 % _M1
        second = second * _A2 % _M2
        j = (first - second) % (_M1 - 1) * (i + 1) // (_M1 - 1)
        items[i], items[j] = items[j], items[i]
    return first << _BITS | second
