"""All verbs, counts and events: those of the house, and those that other packages bring.

The house's are found by walking `verbs`, and in `counts` and `events`. Other packages name theirs
under the entry point `osada.verbs`; they are looked for when a phrase is read that nobody knows.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, TypeVar

from osada.settlers.effects import counts, events, verbs
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.counts import Count
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.events import Event
from osada.settlers.effects.reading import EffectError, amount, good, number, unknown
from osada.settlers.effects.verbs.either import Either
from osada.settlers.effects.verbs.gain import Gain
from osada.settlers.goods import GOODS, SUPPLY

GROUP: Final = "osada.verbs"
SUPPLY_NAMES: Final = frozenset(GOODS[good] for good in SUPPLY)
FREE: Final = 1000
"""The first number for verbs from outside."""

T = TypeVar("T")


def _classes(module: ModuleType, base: type[T]) -> list[type[T]]:
    """The classes that a module defines."""
    found = [one for one in vars(module).values() if isinstance(one, type)]
    own = [one for one in found if one.__module__ == module.__name__ and one is not base]
    return [one for one in own if issubclass(one, base)]


@cache
def house() -> tuple[type[Effect], ...]:
    """The verbs of the house by number."""
    modules = (
        import_module(f"{verbs.__name__}.{one.name}") for one in iter_modules(verbs.__path__)
    )
    found = [verb for module in modules for verb in _classes(module, Effect)]  # type: ignore[type-abstract]
    return tuple(sorted(found, key=lambda verb: verb.code))


@cache
def outside() -> tuple[type[object], ...]:
    """What other packages bring."""
    from importlib.metadata import entry_points  # only who needs the door opens it

    return tuple(entry.load() for entry in entry_points(group=GROUP))


def _brought(base: type[T]) -> list[type[T]]:
    return [one for one in outside() if issubclass(one, base)]


def guests() -> list[type[Effect]]:
    """The verbs of other packages; `EffectError` if a number is taken."""
    found = _brought(Effect)  # type: ignore[type-abstract]
    numbers = [verb.code for verb in found]
    for verb in found:
        if verb.code < FREE or numbers.count(verb.code) > 1:
            raise EffectError(f"the verb {verb.__name__} needs a number of its own, from {FREE} on")
    return found


def phrases() -> list[str]:
    """How the verbs of the house are written."""
    return [phrase for verb in house() for phrase in verb.phrases]


_GENERAL: Final[tuple[type[Effect], ...]] = (Either, Gain)
"""Verbs that take whatever looks like an amount: they are asked last."""


def effect(text: str) -> Effect:
    """The instruction that a phrase stands for."""
    try:
        return _effect(text)
    except EffectError:
        for verb in guests():
            found = verb.read(text)
            if found is not None:
                return found
        raise


def _opening(text: str) -> str:
    """How a phrase begins: its first word, `1` for any number."""
    first = text.partition(" ")[0]
    return "1" if first[:1].isdecimal() else first


@cache
def _by_opening() -> dict[str, list[type[Effect]]]:
    """The verbs of the house that their phrases tell, by how those begin."""
    found: dict[str, list[type[Effect]]] = {}
    for verb in house():
        if verb not in _GENERAL:
            for opening in {_opening(phrase) for phrase in verb.phrases}:
                found.setdefault(opening, []).append(verb)
    return found


@cache
def _whole() -> tuple[type[Effect], ...]:
    return tuple(verb for verb in house() if verb.is_whole)


def _effect(text: str) -> Effect:
    digits, _, name = text.partition(" ")
    if name in SUPPLY_NAMES and digits.strip("0").isdecimal():  # most effects of most cards
        return Gain(good(name), number(digits))
    for verb in _by_opening().get(_opening(text), ()):
        found = verb.read(text)
        if found is not None:
            return found
    found = Either.read(text)
    if found is None and " per " in text and text[:1].isdecimal():
        base, _, counted = text.partition(" per ")
        n, word = amount(base)
        return Gain(good(word), n, count(counted))
    found = found or Gain.read(text)
    if found is None:
        raise unknown("effect", text, phrases())
    return found


def whole(text: str) -> Effect | None:
    """The instruction that stands alone, commas and all."""
    for verb in _whole():
        found = verb.read(text)
        if found is not None:
            return found
    return None


def _first(classes: Iterable[type[Count]], text: str) -> Count | None:
    return next(filter(None, (one.read(text) for one in classes)), None)


def count(text: str) -> Count:
    """What `per ...` counts."""
    of_house = _classes(counts, Count)  # type: ignore[type-abstract]
    found = _first(of_house, text) or _first(_brought(Count), text)  # type: ignore[type-abstract]
    if found is not None:
        return found
    raise unknown("colour", text, [*COLOURS, *(way for one in of_house for way in one.examples)])


@cache
def house_events() -> tuple[type[Event], ...]:
    """The events of the house."""
    return tuple(_classes(events, Event))


def event(text: str) -> Event:
    """What a feature waits for."""
    try:
        for one in house_events():
            found = one.read(text)
            if found is not None:
                return found
        written = [way for one in house_events() for way in (one.phrase, *one.examples)]
        raise unknown("event", text, filter(None, written))
    except EffectError:
        for brought in _brought(Event):
            found = brought.read(text)
            if found is not None:
                return found
        raise
