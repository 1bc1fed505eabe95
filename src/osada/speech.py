"""Messages in the player's language, from Fluent files that lie beside the code that says them.

A sentence can be had in pieces. Whoever says it marks the parts that a face may draw, so many of a
good or a clause (`marked`); marks are set only inside `in_pieces`, and `pieces` takes the sentence
apart there. Everywhere else a sentence is plain text.
"""

import re
from collections.abc import Callable
from contextvars import ContextVar, Token
from functools import cache, lru_cache, wraps
from threading import RLock
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, ParamSpec, TypeVar

from osada.extras import needed

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

Folders = tuple[tuple[str, str], ...]
"""Where messages lie: a package and a folder in it, with a file `en.ftl` and so on."""


_NAME: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Where a message or a term begins, and where another one is part of it."""


class _Messages:
    """All messages of some folders in a language; each is parsed when it is said first."""

    def __init__(self, folders: Folders, language: str) -> None:
        from importlib.resources import files  # heavy, and only who speaks needs it

        try:
            from fluent.runtime import FluentBundle, FluentResource  # only who speaks loads it
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(needed(error, "speaking"), name=error.name) from error
        self.bundle = FluentBundle([language], use_isolating=False)
        self._parsed = FluentResource
        self._found: dict[str, Message] = {}
        self._unread: dict[str, str] = {}
        self._reading = RLock()
        for package, folder in folders:
            text = files(package).joinpath(folder, f"{language}.ftl").read_text(encoding="utf-8")
            begins = [*_NAME.finditer(text)]
            ends = [*(after.start() for after in begins[1:]), len(text)]
            for begin, end in zip(begins, ends, strict=True):
                self._unread.setdefault(begin[1], text[begin.start() : end])

    def __getitem__(self, name: str) -> "Message":
        if name not in self._found:
            with self._reading:
                self._read(name)
                self._found[name] = self.bundle.get_message(name)
        return self._found[name]

    def _read(self, name: str) -> None:
        text = self._unread.pop(name, "")
        if text:
            self.bundle.add_resource(self._parsed(text))
            for other in _NAMED.findall(text):
                self._read(other)


_messages: Final = cache(_Messages)


def said(folders: Folders, language: str, message: str, **values: str | int) -> str:
    """A message with its values; `LookupError` if there is none."""
    messages = _messages(folders, language)
    try:
        pattern = messages[message].value
    except LookupError:
        raise LookupError(f'{language}.ftl: there is no message "{message}"') from None
    if pattern is None:
        raise LookupError(f'{language}.ftl: "{message}" says nothing')
    text, errors = messages.bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return _ended_once(str(text))


# In pieces

PieceKind = Literal["good", "clause", "number"]
_OPEN: Final = "\ue000"
_BETWEEN: Final = "\ue001"
_CLOSE: Final = "\ue002"
"""Characters that nobody can write: they are for private use, and not printable."""
_in_pieces: Final[ContextVar[bool]] = ContextVar("in_pieces", default=False)
P = ParamSpec("P")
T = TypeVar("T")


class Piece(NamedTuple):
    """A part of a sentence that a face may draw."""

    text: str
    """Its words."""
    kind: PieceKind
    what: str
    """The good, or the clause."""
    beside: str
    """What stands beside the icon of a good: the number, and a word between that and the good."""
    raised: bool
    """Whether settlements raise the number."""


class _Marking:
    """A `with` in which sentences have marks; without `contextlib`, which is slow to load."""

    def __enter__(self) -> None:
        self._before: Token[bool] = _in_pieces.set(True)

    def __exit__(self, *_: object) -> None:
        _in_pieces.reset(self._before)


def in_pieces() -> _Marking:
    """In here sentences have marks; `pieces` takes them apart."""
    return _Marking()


def marked(
    text: str, kind: PieceKind, what: str = "", beside: str = "", raised: bool = False
) -> str:
    """A part of a sentence that a face may draw; plain text where nobody asks for pieces."""
    if not _in_pieces.get():
        return text
    return f"{_OPEN}{kind} {what} {int(raised)} {beside}{_BETWEEN}{text}{_CLOSE}"


def pieces(text: str) -> list[str | Piece]:
    """A sentence with marks, in pieces."""
    first, *rest = text.split(_OPEN)
    found: list[str | Piece] = [first] if first else []
    for part in rest:
        mark, _, more = part.partition(_BETWEEN)
        words, _, after = more.partition(_CLOSE)
        kind, what, raised, beside = mark.split(" ", 3)
        found.append(Piece(words, kind, what, beside, raised == "1"))  # type: ignore[arg-type]
        if after:
            found.append(after)
    return found


def plainly(text: str) -> str:
    """A sentence that was said with marks, without them."""
    return "".join([part if isinstance(part, str) else part.text for part in pieces(text)])


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """`lru_cache` for what is said: with marks it is another text than without."""
    plain, with_marks = (lru_cache(maxsize=1 << 14)(function) for _ in range(2))

    @wraps(function)
    def told(*args: P.args, **more: P.kwargs) -> T:
        return (with_marks if _in_pieces.get() else plain)(*args, **more)  # type: ignore[arg-type]

    return told


def _ended_once(text: str) -> str:
    """A sentence whose last value was a sentence itself has one end, not two."""
    for end in ("?.", "!."):
        text = text.replace(end, end[0])
    return text.removesuffix(".") if text.endswith("..") and not text.endswith("...") else text
