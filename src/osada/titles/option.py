"""Options of a game as a schema: what can be agreed before it, and what follows from that."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

from osada.kernel.game import BadOptions

Kind = Literal["choice", "flag", "number", "parts", "names", "lists", "records"]
"""What the values of an option are.

`choice`: one of some texts. `flag`: yes or no. `number`: a whole number, one of some if there are
`values`. `parts`: a text for each seat, what it plays. `names`: any number of texts, in order.
`lists`: lists of lines by name; on the command line files that the game reads. `records`: facts by
name, one record for each seat; never asked of people.
"""


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)


def _is_named(value: object) -> bool:
    return isinstance(value, Mapping) and all(isinstance(name, str) for name in value)


def nearest(word: object, known: Sequence[str]) -> str:
    """What may have been meant; "" if nothing is near."""
    from difflib import get_close_matches  # only mistakes need it

    found = get_close_matches(str(word), known, n=1, cutoff=0.4)
    return found[0] if found else ""


def near(word: object, known: Sequence[str]) -> str:
    """What may have been meant, or all there is, as the end of a sentence."""
    found = nearest(word, known)
    return f'did you mean "{found}"?' if found else f"choose one of {', '.join(known)}"


class Unplayable(BadOptions):
    """What is wrong, in one sentence with its clause; for other languages a reason and facts."""

    in_languages = True
    WORDS: ClassVar[tuple[tuple[str, str], ...]]
    """Where the messages lie, see `osada.speech`."""
    ABOUT: ClassVar[str] = "options"
    """How their names begin."""

    def __init__(self, reason: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts

    def told(self, language: str) -> str:
        """The same in a language."""
        from osada.speech import said  # only who speaks loads it

        return said(self.WORDS, language, f"{self.ABOUT}-{self.reason}", **self.facts)


class WrongOption(Unplayable):
    """An option with a value that it cannot have, or one that there is not."""

    WORDS = (("osada.titles", "words"),)
    ABOUT = "option"


class When(NamedTuple):
    """Where an option matters; elsewhere nobody is asked about it."""

    seats: int = 1
    """From so many seats on."""
    options: Mapping[str, object] = MappingProxyType({})
    """Only where other options have these values."""
    parts: tuple[str, ...] = ()
    """Only where all of these may meet."""
    given: tuple[str, ...] = ()
    """Only where each of these options names something."""
    most: int = 0
    """Up to so many seats; 0: however many there are."""

    def met(self, seats: int, options: Mapping[str, object], parts: Collection[str | None]) -> bool:
        """Whether it is so; a part that is None may become any."""
        if (
            seats < self.seats
            or 0 < self.most < seats
            or any(options.get(name) != of for name, of in self.options.items())
        ):
            return False
        if not all(options.get(name) for name in self.given):
            return False
        missing = [part for part in self.parts if part not in parts]
        return len(missing) <= sum(part is None for part in parts)


class Option(NamedTuple):
    """One thing that can be agreed before a game."""

    name: str
    """In options, journals, arena files and on the wire; with hyphens on the command line."""
    kind: Kind
    default: Any
    """None: what others choose decides."""
    values: tuple[Any, ...] = ()
    """All there are, the usual one first; none: what the game knows decides."""
    clause: str = ""
    """The rule behind it."""
    help: str = ""
    """What `osada play --help` says."""
    arena: str = ""
    """What `osada arena --help` says, if anything else."""
    reads: str = ""
    """Of `lists` the door that reads files: `(files, game, options) -> value`, with the options
    that stand before it; `BadFiles` if it cannot."""
    flag: str = ""
    """What `osada play` calls it, if not by its name."""
    when: When = When()
    within: str = ""
    """The option whose choices it refines: forms show both as one."""
    agreed: bool = True
    """Whether people agree on it; if not, it follows from who plays."""
    spelled: bool = False
    """Whether its names are the player's own words, capitals and all."""

    @property
    def word(self) -> str:
        """The flag of `osada play` without its dashes."""
        return self.flag or self.name.replace("_", "-")

    def wrong(self, value: object) -> str:
        """What is wrong with a value, in a sentence; empty if nothing is."""
        clause = f" ({self.clause})" if self.clause else ""
        match self.kind:
            case "choice" if value not in self.values:
                word = str(value)[:40]
                return f'unknown {self.name} "{word}"; {near(word, self.values)}{clause}'
            case "flag" if not isinstance(value, bool):
                return f'"{self.name}" must be true or false'
            case "number" if not isinstance(value, int) or isinstance(value, bool):
                return f'"{self.name}" must be {self._numbers or "a number"}{clause}'
            case "number" if self.values and value not in self.values:
                return f'"{self.name}" must be {self._numbers}{clause}'
            case "parts" if isinstance(value, str) or not isinstance(value, list | tuple):
                return f'"{self.name}" must be a list, one {self.part} for each player'
            case "names" if not _is_list(value):
                return f'"{self.name}" must be a list of names{clause}'
            case "records" if not isinstance(value, list | tuple) or not all(
                isinstance(one, Mapping) for one in value
            ):
                return f'"{self.name}" must be a list, one record for each player{clause}'
            case "lists" if not _is_named(value):
                return f'"{self.name}" must be lists by name{clause}'
        return ""

    @property
    def _numbers(self) -> str:
        return " or ".join(str(value) for value in self.values)

    @property
    def part(self) -> str:
        """One of `parts`: of `factions` a `faction`."""
        return self.name.removesuffix("s")


def checked(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, given or usual; `BadOptions` says what does not fit."""
    by_name = {option.name: option for option in options}
    for name, value in given.items():
        if name not in by_name:
            hint, meant = near(name, tuple(by_name)), nearest(name, tuple(by_name))
            facts = {"name": str(name)[:40], "near": meant, "meant": "yes" if meant else "no"}
            raise WrongOption("none", f'unknown option "{name}"; {hint}', **facts)
        if by_name[name].wrong(value):
            raise wrong_value(by_name[name], value)
    return {option.name: given.get(option.name, option.default) for option in options}


def wrong_value(option: Option, value: object) -> WrongOption:
    """What is wrong with a value that an option cannot have, for all languages."""
    clause = f" ({option.clause})" if option.clause else ""
    facts = {"name": option.name, "clause": clause, "word": str(value)[:40]}
    known = ", ".join(map(str, option.values))
    reason = "any-number" if option.kind == "number" and not known else option.kind
    return WrongOption(reason, option.wrong(value), known=known, **facts)
