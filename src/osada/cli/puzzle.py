"""`osada puzzle`: positions with one best line, to be found; also in one's own games."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from osada.cli.flags import flagged
from osada.cli.say import Json, Language, Stop, show_json

if TYPE_CHECKING:
    from osada.puzzles.puzzle import Puzzle
    from osada.puzzles.solved import Solved


@flagged(own_after="seat")
def puzzle(
    number: Annotated[
        int | None, Parameter(help="Which one; without it the easiest that you have not solved.")
    ] = None,
    /,
    *,
    daily: Annotated[bool, Parameter(help="The puzzle of the day.")] = False,
    day: Annotated[
        str | None, Parameter(help="The puzzle of another day, such as `2026-11-20`.")
    ] = None,
    list: Annotated[bool, Parameter(help="List the puzzles; a star marks those solved.")] = False,
    game: Annotated[
        str | None, Parameter(help="Only puzzles of this game, `settlers` or `rollwrite`.")
    ] = None,
    level: Annotated[
        int | None, Parameter(help="Only of this difficulty, 1 (first steps) to 5 (masters).")
    ] = None,
    from_: Annotated[
        Path | None,
        Parameter(
            name="--from", help="Find the better move where you went wrong in this finished game."
        ),
    ] = None,
    seat: Annotated[int | None, Parameter(help="Whose mistakes, with `--from`.")] = None,
    json: Json = False,
    language: Language = "en",
    **own: Path,
) -> int:
    """Solve a puzzle: find the best line of a position, or the better move in a game of your own.

    Moves are typed as in `osada play --plain`; whatever reaches the best result is right. A wrong
    answer is answered by what it comes to at best. `why not MOVE` tries another first move.
    """
    from osada.puzzles.words import say

    if sum((number is not None, daily or day is not None, list, from_ is not None)) > 1:
        raise Stop(say(language, "no-both"))
    if seat is not None and from_ is None:
        raise Stop(say(language, "no-from", option="--from"))
    if from_ is not None:
        return _own(from_, seat, own, language)
    if list:
        return _list(game, level, json, language)
    return _solve(number, _day(daily, day, language), game, level, language)


def _day(daily: bool, day: str | None, language: str) -> date | None:
    from osada.puzzles.words import say

    if day is None:
        return date.today() if daily else None
    try:
        return date.fromisoformat(day)
    except ValueError as error:
        raise Stop(say(language, "no-day", day=day[:40])) from error


def _fitting(game: str | None, level: int | None, language: str) -> "list[Puzzle]":
    from osada.puzzles.shelf import shelf
    from osada.puzzles.words import say

    found = [
        one for one in shelf().puzzles if game in (None, one.game) and level in (None, one.level)
    ]
    if not found:
        raise Stop(say(language, "no-list"))
    return found


def _list(game: str | None, level: int | None, json: bool, language: str) -> int:
    from osada.puzzles import words
    from osada.puzzles.shelf import game_of
    from osada.puzzles.solved import Solved, usual

    solved = Solved.read(usual())
    rows: list[dict[str, Any]] = []
    for one in _fitting(game, level, language):
        where = words.where(one, game_of(one), language)
        rows.append(
            {
                "number": one.number, "game": one.game, "level": one.level, "round": one.round,
                "title": words.title(one, language), "where": where,
                "solved": one.number in solved.numbers,
            }
        )  # fmt: skip
    if json:
        show_json(rows)
        return 0
    wide = max(len(words.level(one, language)) for one in _fitting(game, level, language))
    for one, row in zip(_fitting(game, level, language), rows, strict=True):
        mark = "*" if row["solved"] else " "
        called = words.level(one, language).ljust(wide)
        print(f"{one.number:>4} {mark} {called}  {row['title']}, {row['where']}")
    done = sum(row["solved"] for row in rows)
    print(words.say(language, "plain-solved", n=done, of=len(rows)))
    return 0


def _solve(
    number: int | None, day: date | None, game: str | None, level: int | None, language: str
) -> int:
    from osada.puzzles.daily import daily, streak
    from osada.puzzles.shelf import shelf
    from osada.puzzles.solved import Solved, usual
    from osada.puzzles.words import say
    from osada.terminal.puzzles import PuzzleLines

    many = len(shelf())
    if number is not None and not 1 <= number <= many:
        raise Stop(say(language, "no-such-puzzle", number=str(number), last=str(many)))
    solved = Solved.read(usual())
    first = daily(day, many) if day is not None else number
    queue = _queue(first, day, _fitting(game, level, language), solved, language)
    code = PuzzleLines(queue, language, solved, day).run()
    if solved.days and (n := streak(solved.days, date.today())):
        print(say(language, "plain-streak", n=n))
    return code


def _queue(
    first: int | None, day: date | None, fitting: "list[Puzzle]", solved: "Solved", language: str
) -> "Iterator[tuple[str, Puzzle]]":
    """The one that is asked for, then those not solved yet, easiest first."""
    from osada.puzzles import words
    from osada.puzzles.shelf import shelf

    def heading(one: "Puzzle") -> str:
        called = words.level(one, language)
        return words.say(language, "plain-number", number=one.number, level=called)

    if first is not None and (one := shelf().get(first)) is not None:
        above = "" if day is None else words.say(language, "plain-daily", day=day.isoformat())
        yield "\n".join(filter(None, (above, heading(one)))), one
    for known in sorted(fitting, key=lambda one: (one.level, one.number)):
        one = shelf().get(known.number)
        if one is not None and known.number not in solved.numbers and known.number != first:
            yield heading(one), one


def _own(file: Path, seat: int | None, own: dict[str, Path], language: str) -> int:
    """The mistakes of one's own game, as a review finds them."""
    from osada.cli.review import judgements_of, place_of, read_game
    from osada.cli.say import complain
    from osada.puzzles.own import own_puzzles
    from osada.puzzles.solved import Solved, usual
    from osada.puzzles.words import say
    from osada.study.subject import NoReview
    from osada.terminal.puzzles import PuzzleLines

    try:
        _, played = read_game(file, 0, own)
        if seat is None and played.seats > 1:
            last = played.seats - 1
            no = say(language, "no-seat", file=file.name, seats=played.seats, last=last)
            raise Stop(no)
        place = place_of(played, 0 if seat is None else seat)
        complain(say(language, "plain-judging"))
        judged, code = judgements_of(played, place, "usual", None, own, language)
    except NoReview as error:
        raise Stop(error.told(language)) from error
    if code:
        return code
    assert place is not None
    found = own_puzzles(played, judged, place)
    if not found:
        print(say(language, "no-own"))
        return 0
    queue = (
        (say(language, "plain-own", n=at, of=len(found), file=file.name), one)
        for at, one in enumerate(found, 1)
    )
    return PuzzleLines(queue, language, Solved.read(usual())).run()
