"""The record of a match: a text file with a header and one move a line, replayed move by move.

    osada journal 1
    game: settlers
    rules: 1
    osada: 0.1.0
    options: {"factions": ["rome", "barbarians"]}
    seed: 7
    start: 4be1f0c2a96d35e8
    seat 0: Ola

    0 draft mill  # 1f3a5c7e90b2d4f6
    1 draft tavern  # 0c9e8d7f6a5b4c3d
    result: 47 54, won by 1

Behind each move stands the fingerprint of the state after it, so a changed line is found where it
is. Other lines of the header are notes for people and faces.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from osada import __version__
from osada.kernel.files import write_whole
from osada.kernel.game import BadNotation, Game, Outcome, Refused
from osada.kernel.match import Match

FORMAT: Final = 1
LARGEST: Final = 4_000_000
"""Bytes; the longest game takes a hundredth of it."""
_FIRST: Final = "osada journal"
_NEEDED: Final = ("game", "rules", "options", "seed", "start")
_NOTE: Final = r"[a-z][a-z0-9 ]*"


class JournalError(Exception):
    """What is wrong with a journal, where, and the way out."""

    def __init__(self, file: str, line: int, message: str, sound: bool = False) -> None:
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.sound = sound
        """Whether the moves above the line can still be replayed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A move as it stands in the file."""

    line: int
    seat: int
    text: str
    hash: str
    cut: bool
    """Whether the file ends in this line without a line break."""


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal as read, not yet replayed."""

    file: str
    game: str
    rules: str
    osada: str
    """The version that wrote it."""
    options: dict[str, Any]
    seed: int | str
    start: str
    notes: dict[str, str]
    at: dict[str, int]
    """The lines on which the words of the header stand."""
    moves: tuple[Entry, ...]
    result: tuple[int, str] | None
    error: JournalError | None
    """The first line below the header that cannot be read."""


def result_text(outcome: Outcome) -> str:
    """`47 54, won by 1`; `won by nobody` when a solo game is lost."""
    scores = " ".join(map(str, outcome.scores))
    winners = " ".join(map(str, outcome.winners)) or "nobody"
    return f"{scores}, won by {winners}" + (f", {outcome.rank}" if outcome.rank else "")


def text(match: Match[Any], notes: Mapping[str, str] | None = None) -> str:
    """The whole journal of a match."""
    lines = [
        f"{_FIRST} {FORMAT}",
        f"game: {match.game.name}",
        f"rules: {match.game.version}",
        f"osada: {__version__}",
        f"options: {json.dumps(match.options, ensure_ascii=False)}",
        f"seed: {json.dumps(match.seed, ensure_ascii=False)}",
        f"start: {match.start}",
    ]
    for key, note in (notes or {}).items():
        if key in (*_NEEDED, "osada") or not re.fullmatch(_NOTE, key):
            raise ValueError(f'"{key}" cannot be a note in a journal')
        lines.append(f"{key}: {' '.join(note.split())}")
    lines.append("")
    lines += [f"{record.seat} {record.text}  # {record.hash}" for record in match.records]
    outcome = match.outcome
    if outcome is not None:
        lines.append(f"result: {result_text(outcome)}")
    return "\n".join(lines) + "\n"


def write(path: Path, match: Match[Any], notes: Mapping[str, str] | None = None) -> None:
    """Save a match, whole or not at all; `JournalError` says why not."""
    try:
        write_whole(path, text(match, notes))
    except OSError as error:
        why = error.strerror or str(error)
        message = f"cannot be saved: {why}; what was saved before is untouched, try another place"
        raise JournalError(str(path), 0, message) from error


def read(path: Path) -> Journal:
    """The journal in a file; `JournalError` if its header cannot be read."""
    try:
        with open(path, "rb") as file:
            found = file.read(LARGEST + 1)
    except OSError as error:
        raise JournalError(str(path), 0, f"cannot be read: {error.strerror}") from error
    if len(found) > LARGEST:
        raise JournalError(str(path), 0, "is far too long for a journal; is it another file?")
    return parse(found, str(path))


def parse(found: bytes, file: str) -> Journal:
    """The journal in the bytes of a file."""
    if not found.strip():
        raise JournalError(file, 0, "is empty; a journal begins with a header")
    lines = found.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    _check_first(lines[0], file)
    header: dict[str, str] = {}
    at: dict[str, int] = {}
    number = 1
    for number, raw in enumerate(lines[1:], 2):
        words = _decoded(raw, file, number, sound=False)
        if not words:
            break
        match = re.fullmatch(rf"({_NOTE}):(.*)", words)
        if not match:
            raise JournalError(
                file, number, f'"{_shown(words)}" is not a line of a header (key: value)'
            )
        header[match[1]], at[match[1]] = match[2].strip(), number
    for key in _NEEDED:
        if key not in header:
            message = f'the header has no line "{key}:"; the file was cut off or edited'
            raise JournalError(file, 0, message)
    moves, result, error = _below(lines[number:], file, number)
    return Journal(
        file,
        header.pop("game"),
        header.pop("rules"),
        header.pop("osada", ""),
        _options(header.pop("options"), file, at["options"]),
        _seed(header.pop("seed")),
        header.pop("start"),
        header,
        at,
        tuple(moves),
        result,
        error,
    )


def _check_first(raw: bytes, file: str) -> None:
    match = re.fullmatch(rb"osada journal (\d{1,9})\s*", raw)
    if not match:
        raise JournalError(
            file, 1, f'is not a journal: the first line should read "{_FIRST} {FORMAT}"'
        )
    if int(match[1]) != FORMAT:
        message = (
            f"is a journal of format {int(match[1])}, this version of Osada reads format {FORMAT}; "
            "open it with the version that wrote it"
        )
        raise JournalError(file, 1, message)


def _decoded(raw: bytes, file: str, number: int, sound: bool = True) -> str:
    try:
        words = raw.decode("utf-8").strip()
    except UnicodeDecodeError:
        words = "\0"
    if not words.isprintable():
        raise JournalError(
            file, number, "holds bytes that are not text; the file is damaged", sound
        )
    return words


def _shown(words: str) -> str:
    return words if len(words) <= 60 else words[:57] + "..."


def _options(words: str, file: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(words)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise JournalError(file, number, 'the options must read {"name": value, ...}')
    return found


def _seed(words: str) -> int | str:
    """A number or a text in quotes; what is neither is taken as it stands."""
    try:
        found = json.loads(words)
    except (ValueError, RecursionError):
        return words
    return found if isinstance(found, (int, str)) and not isinstance(found, bool) else words


def _below(
    lines: list[bytes], file: str, above: int
) -> tuple[list[Entry], tuple[int, str] | None, JournalError | None]:
    """Moves and result, and the first line that is neither."""
    moves: list[Entry] = []
    result: tuple[int, str] | None = None
    for number, raw in enumerate(lines, above + 1):
        cut = number == above + len(lines)
        try:
            words = _decoded(raw, file, number)
            if not words:
                continue
            if result is not None:
                raise JournalError(file, number, "stands below the result, where nothing can", True)
            if words.startswith("result:"):
                result = number, words.removeprefix("result:").strip()
            else:
                moves.append(_entry(words, file, number, cut))
        except JournalError as error:
            return moves, result, error
    return moves, result, None


def _entry(words: str, file: str, number: int, cut: bool) -> Entry:
    move, mark, made = words.partition("#")
    seat, _, text = move.rstrip().partition(" ")
    made = made.removeprefix(" ")
    if mark and text and re.fullmatch(r"\d{1,3}", seat) and re.fullmatch(r"[0-9a-f]+", made):
        return Entry(number, int(seat), text, made, cut)
    if cut:
        message = f'the file breaks off in this line: "{_shown(words)}"'
    else:
        message = f'"{_shown(words)}" is not a move; a line reads "0 pass  # 0123456789abcdef"'
    raise JournalError(file, number, message, True)


def replay(
    journal: Journal, games: Mapping[str, Game[Any]], *, until_error: bool = False
) -> Match[Any]:
    """The match again, checked move by move; with `until_error` as far as it is sound."""
    match, error = salvage(journal, games)
    if error is not None and not until_error:
        raise error
    return match


def salvage(
    journal: Journal, games: Mapping[str, Game[Any]]
) -> tuple[Match[Any], JournalError | None]:
    """The match up to the first bad line, and what is wrong there."""
    match = _begun(journal, games)
    try:
        for entry in journal.moves:
            _make(match, entry, journal.file)
        if journal.error is not None:
            raise journal.error
        _check_result(match, journal)
    except JournalError as error:
        return match, error
    return match, None


def _begun(journal: Journal, games: Mapping[str, Game[Any]]) -> Match[Any]:
    game = games.get(journal.game)
    file, at = journal.file, journal.at
    if game is None:
        known = ", ".join(games)
        message = f'there is no game "{_shown(journal.game)}" here; the games are {known}'
        raise JournalError(file, at["game"], message)
    played = game.by(journal.rules)
    if played is None:
        if game.by("".join((journal.rules.partition("+")[0], *game.version.partition("+")[1:]))):
            message = (
                f'was played with other cards or villages (rules "{_shown(journal.rules)}", here '
                f'"{game.version}"); name their folder with --cards or --villages, or leave it out'
            )
            raise JournalError(file, at["rules"], message)
        message = (
            f'was played by rules version "{_shown(journal.rules)}", this version of Osada plays '
            f'version "{game.version}"; replay it with {_writer(journal)}'
        )
        raise JournalError(file, at["rules"], message)
    try:
        match = Match(played, journal.options, journal.seed)
    except ValueError as error:
        raise JournalError(file, at["options"], str(error)) from error
    if match.start != journal.start:
        message = (
            f"options and seed give another start ({match.start}); "
            "the header was edited, or the game was played with other cards"
        )
        raise JournalError(file, at["start"], message)
    return match


def _writer(journal: Journal) -> str:
    """The program to open an old journal with."""
    return (
        f"Osada {_shown(journal.osada)}" if journal.osada else "the version of Osada that wrote it"
    )


def _make(match: Match[Any], entry: Entry, file: str) -> None:
    """Make one recorded move; if it is not what was played, nothing is made."""
    game, state, seat = match.game, match.state, entry.seat
    try:
        if seat not in match.pending:
            tried = next((each.moves[0] for each in match.pending.values()), None)
            refusal = game.why_not(state, seat, tried) if tried is not None else None
            if refusal is None:
                raise JournalError(file, entry.line, "stands after the end of the game", True)
            raise Refused(refusal)
        match.play(seat, game.parse(state, seat, entry.text)[0])
    except Refused as error:
        why = game.explain(error.refusal, state=state)
        message = (
            f'seat {seat} cannot "{_shown(entry.text)}" here: {why} '
            "This line or one above it was edited"
        )
        raise JournalError(file, entry.line, message, True) from error
    except BadNotation as error:
        raise JournalError(file, entry.line, str(error), True) from error
    (record,) = match.records_from(match.moves - 1)
    made, text = record.hash, record.text
    if made == entry.hash and text == entry.text:
        return
    match.take_back()
    if made == entry.hash:
        message = f'reads "{_shown(entry.text)}", but the move made was "{text}"; it was edited'
    elif entry.cut and made.startswith(entry.hash):
        message = "the file breaks off in this line"
    else:
        message = (
            f'after "{_shown(entry.text)}" the game stands otherwise than recorded; '
            "this line or one above it was edited, or it was played with other cards"
        )
    raise JournalError(file, entry.line, message, True)


def _check_result(match: Match[Any], journal: Journal) -> None:
    if journal.result is None:
        return
    line, recorded = journal.result
    if match.outcome is None:
        raise JournalError(journal.file, line, "the game is not over after these moves", True)
    if recorded != result_text(match.outcome):
        message = f'the result is "{result_text(match.outcome)}", not "{_shown(recorded)}"'
        raise JournalError(journal.file, line, message, True)
