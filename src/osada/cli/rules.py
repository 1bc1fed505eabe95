"""`osada rules`: clauses of the rulebooks shown and searched, and what shows that they hold."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from osada.cli.say import Json, Stop, Texts, show_json

if TYPE_CHECKING:
    from osada.rules import Clause, Part


def rules(
    *clauses: Annotated[str, Parameter(help="Clauses (RAZE-12) or whole areas (RAZE).")],
    search: Annotated[str, Parameter(help="Words that a clause must contain.")] = "",
    coverage: Annotated[
        bool, Parameter(help="List each clause with the scenarios and tests that show it.")
    ] = False,
    tests: Annotated[Path, Parameter(help="Where scenarios and tests lie.")] = Path("tests"),
    language: Texts = "en",
    json: Json = False,
) -> int:
    """Show clauses of the rulebooks: by name, by words, or all areas."""
    if coverage:
        from osada.cli.coverage import show_coverage

        return show_coverage(tests, json)
    if search:
        return _search(search, language, json)
    if clauses:
        return _clauses(clauses, language, json)
    return _areas(language, json)


def _search(words: str, language: str, json: bool) -> int:
    from osada import rules as book

    found = book.search(words, language)
    if json:
        show_json([_document(clause) for clause in found])
        return 0
    if not found:
        raise Stop(f'no clause contains "{words}"; try fewer words', 1)
    for clause in found:
        _show(clause)
    return 0


def _clauses(names: tuple[str, ...], language: str, json: bool) -> int:
    from osada import rules as book

    found: list[book.Clause] = []
    for name in names:
        if name.strip().upper() in book.areas(language):
            area = name.strip().upper()
            found += [each for each in book.clauses(language).values() if each.area == area]
            continue
        try:
            found.append(book.clause(name, language))
        except book.UnknownClause as error:
            raise Stop(str(error)) from error
    if json:
        show_json([_document(clause) for clause in found])
        return 0
    for clause in found:
        _show(clause)
    return 0


def _areas(language: str, json: bool) -> int:
    from osada import rules as book

    counts = Counter(clause.area for clause in book.clauses(language).values())
    if json:
        show_json(
            [
                {"game": game, "area": area, "title": title, "clauses": counts[area]}
                for game in book.games()
                for area, title in book.areas(language, game).items()
            ]
        )
        return 0
    for game in book.games():
        print(f"{game} ({len(book.clauses(language, game))} clauses)")
        parts = book.parts(language, game)
        for area, title in book.areas(language, game).items():
            if area in parts:
                _begin(parts[area])
            print(f"  {area:13} {title} ({counts[area]})")
    shown = "`osada rules RAZE` shows an area, `osada rules RAZE-12` a clause"
    print(f"{counts.total()} clauses; {shown}")
    return 0


def _begin(part: "Part") -> None:
    """A part with its introduction, before its first area."""
    from textwrap import fill

    print(f"\n  {part.title}")
    print(fill(part.text, 98, initial_indent="  ", subsequent_indent="  "))


def _document(clause: "Clause") -> dict[str, str]:
    return {name: getattr(clause, name) for name in clause._fields}


def _show(clause: "Clause") -> None:
    marks = [f"[{clause.source}]"] if clause.source else []
    if clause.nothing:
        marks.append(f"(nothing to execute: {clause.nothing})")
    if clause.box != "base":
        marks.append(f"(expansion: {clause.box})")
    print(f"{clause.id}  {clause.text}")
    if marks:
        print(f"    {' '.join(marks)}")
