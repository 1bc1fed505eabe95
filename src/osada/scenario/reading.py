"""A scenario file as checked plain data."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from reprlib import Repr
from typing import TYPE_CHECKING, Any, Final

import yaml

from osada.kernel.files import read_text

MOST: Final = 9999
"""The largest number that a scenario may name."""

FEW: Final = 12
"""So many known words are listed where none is near."""


_BRIEF: Final = Repr()
_BRIEF.maxstring = _BRIEF.maxother = 200
_BRIEF.maxlevel = 2


def brief(found: object) -> str:
    """What stands there instead, in short: a file can say a great deal in a few lines."""
    return _BRIEF.repr(found)


class ScenarioError(Exception):
    """A scenario that cannot be read or played as written."""


if TYPE_CHECKING:
    from yaml import SafeLoader
else:
    SafeLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml is eight times as quick


class _Loader(SafeLoader):
    """YAML without silently overwritten keys."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys: list[Any] = []
        for key_node, _ in node.value:
            if key_node.tag == "tag:yaml.org,2002:merge":
                continue
            key = self.construct_object(key_node, deep=True)
            if key in keys:
                line = key_node.start_mark.line + 1
                raise ScenarioError(f'line {line}: "{key}" stands twice')
            keys.append(key)
        return super().construct_mapping(node, deep)


def plain(path: Path) -> Any:
    """What a YAML file says; no key stands there twice."""
    try:
        text = read_text(path)
    except OSError as error:
        raise ScenarioError(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ScenarioError("is not UTF-8 text") from error
    try:
        found: Any = yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        last = text.count("\n")
        where = f"line {min(mark.line, last) + 1}: " if mark is not None else ""
        problem = getattr(error, "problem", None) or "is not YAML"
        raise ScenarioError(f"{where}{problem}") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise ScenarioError(f"cannot be read as YAML: {error}") from error
    return found


def load(path: Path) -> dict[str, Any]:
    """The scenario in a file; what it lacks or has too much of is an error."""
    scenario = mapping(plain(path), "the scenario")
    known(scenario, ("rule", "title", "given", "when", "then"), "the scenario")
    for key in ("rule", "given"):
        if key not in scenario:
            raise ScenarioError(f'has no "{key}"')
    scenario.setdefault("title", path.stem)
    scenario["rule"] = [str(rule) for rule in listed(scenario["rule"])]
    if not scenario["rule"]:
        raise ScenarioError('"rule" names no clause')
    return scenario


def mapping(found: Any, what: str) -> dict[Any, Any]:
    """A mapping, or an error that says what should be one."""
    if not isinstance(found, dict):
        raise ScenarioError(f"{what} must be a mapping, not {brief(found)}")
    return found


def listed(found: Any) -> list[Any]:
    """A list; a single value stands for a list of one, nothing for an empty one."""
    if found is None:
        return []
    return found if isinstance(found, list) else [found]


def number(found: Any, what: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within these bounds."""
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise ScenarioError(
            f"{what} must be a whole number from {least} to {most}, not {brief(found)}"
        )
    return found


def numbers(found: Any, what: str) -> list[int]:
    """Whole numbers from 0 on in rising order: seats, spaces."""
    return sorted(number(one, what) for one in listed(found))


def flag(found: Any, what: str) -> bool:
    """True or false."""
    if not isinstance(found, bool):
        raise ScenarioError(f"{what} must be true or false, not {brief(found)}")
    return found


def seat(found: Any, seats: int, what: str) -> int:
    """One of the seats, counted from 0."""
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < seats:
        raise ScenarioError(f"{what}: there is no seat {brief(found)}")
    return found


def choice(found: Any, words: Sequence[str], what: str) -> int:
    """Which of these words it is."""
    if found not in words:
        few = f"; known are {', '.join(words)}" if len(words) <= FEW else ""
        raise ScenarioError(f'there is no {what} "{found}"{suggestion(found, list(words)) or few}')
    return words.index(found)


def suggestion(word: object, words: list[str]) -> str:
    """`; did you mean ...?` where a known word is near."""
    near = get_close_matches(str(word), words, n=1, cutoff=0.6)
    return f'; did you mean "{near[0]}"?' if near else ""


def known(found: dict[Any, Any], keys: Iterable[str], what: str) -> None:
    """Only these keys."""
    words = list(keys)
    for key in found:
        if key not in words:
            near = get_close_matches(str(key), words, n=1, cutoff=0.5)
            hint = f'; did you mean "{near[0]}"?' if near else f"; it takes {', '.join(words)}"
            raise ScenarioError(f'{what} has an unknown key "{key}"{hint}')
