"""A review in the terminal: figures, the curve in blocks, turning points, slips with reasons."""

import sys
from collections.abc import Sequence
from itertools import groupby
from shutil import get_terminal_size
from statistics import fmean
from textwrap import fill
from typing import Any, Final

from osada.cli.columns import show_figures
from osada.cli.reviewed import Reviewed, played
from osada.cli.say import show, table

_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_HALF: Final = len(_BLOCKS) // 2
_WIDEST: Final = 100
_NAME: Final = 14
_END: Final = 6
"""Columns for what came of it."""
_INDENT: Final = "   "


def show_review(shown: Reviewed) -> None:
    """Print a review."""
    print(shown.title())
    print(_wrapped(shown.result()))
    print()
    print(_wrapped(shown.by()))
    _sides(shown)
    _curve(shown)
    _turning(shown)
    _slips(shown)
    _left(shown)


def _width() -> int:
    """Columns to fill; 0 in a file, where a line is never broken."""
    return min(get_terminal_size().columns, _WIDEST) if sys.stdout.isatty() else 0


def _wrapped(text: str, indent: str = "") -> str:
    width = _width()
    if not width:
        return indent + text
    return fill(text, width, initial_indent=indent, subsequent_indent=indent)


def _headed(heading: str) -> None:
    print()
    print(heading)
    print("─" * len(heading))


def _sides(shown: Reviewed) -> None:
    """Luck and play, and the marks."""
    _headed(shown.say("sides"))
    rivals = not shown.alone and shown.only is None
    figures = ("start", "luck", "play", *(("rivals",) if rivals else ()), "margin")
    last = "score" if shown.alone else "margin"
    heads = [shown.heading("player"), *(() if shown.alone else [shown.heading("score")])]
    heads += [shown.heading(last if name == "margin" else name) for name in figures]
    rows: list[list[str]] = []
    for side in shown.seats:
        score = () if shown.alone else (str(side["score"]),)
        rows.append([shown.name(side["seat"]), *score])
        rows[-1] += [_side_figure(shown, side, name) for name in figures]
    show_figures(heads, rows)
    marks = ("good", "inaccuracy", "mistake", "blunder")
    show_figures(
        [shown.heading("player"), shown.heading("best"), *(_capital(shown.mark(m)) for m in marks)],
        [
            [
                shown.name(side["seat"]),
                shown.best_of(side),
                *(str(side["marks"].get(mark, 0)) for mark in marks),
            ]
            for side in shown.seats
        ],
    )
    for note in shown.notes():
        print(_wrapped(note))


def _side_figure(shown: Reviewed, side: dict[str, Any], name: str) -> str:
    if name == "margin":
        return str(side["score"]) if shown.alone else shown.whole(side["margin"])
    value = shown.number(side[name], signed=name != "start" or not shown.alone)
    return f"{value} ± {shown.number(side['within'])}" if name == "play" else value


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _curve(shown: Reviewed) -> None:
    """For each player a row of blocks, round by round, with a figure where each round begins."""
    _headed(shown.heading("expected" if shown.alone else "ahead"))
    print(_wrapped(shown.say("curve-says")))
    print()
    *points, end = shown.told["curve"]
    rounds = [(number, list(some)) for number, some in groupby(points, lambda one: one["round"])]
    seats = [side["seat"] for side in shown.seats]
    name = min(_NAME, max(len(shown.name(seat)) for seat in seats))
    room = (_width() or 80) - name - _END - 2
    wide = max(3, room // max(1, len(rounds)) - 1)
    heads = [shown.say("round", round=number) for number, _ in rounds]
    if max(map(len, heads), default=0) > wide:
        heads = [str(number) for number, _ in rounds]
    print(_row("", name, [head.ljust(wide) for head in heads], shown.say("end")))
    for seat in seats:
        scale = _Scale([one["margin"][seat] for one in shown.told["curve"]], shown.alone)
        cells = [scale.drawn([one["margin"][seat] for one in some], wide) for _, some in rounds]
        print(_row(shown.name(seat)[:name], name, cells, scale.block(end["margin"][seat])))
        signed = not shown.alone
        begun = [shown.number(some[0]["margin"][seat], signed=signed) for _, some in rounds]
        ended = f"{end['margin'][seat]:.0f}" if shown.alone else shown.whole(end["margin"][seat])
        figures = [figure.ljust(wide) for figure in begun]
        print(_row("", name, figures, ended))


def _row(first: str, wide: int, cells: Sequence[str], last: str) -> str:
    return " ".join((first.ljust(wide), *cells, last)).rstrip()


class _Scale:
    """Blocks for figures: the upper half is above zero; alone all of them are."""

    def __init__(self, values: Sequence[float], alone: bool) -> None:
        self.alone = alone
        self.low = min(values) if alone else 0.0
        self.most = max(max(abs(value) - self.low for value in values), 1.0)

    def block(self, value: float) -> str:
        """The block of a figure."""
        if self.alone:
            return _BLOCKS[min(len(_BLOCKS) - 1, int((value - self.low) / self.most * 8))]
        step = min(_HALF - 1, int(abs(value) / self.most * _HALF))
        return _BLOCKS[_HALF + step if value > 0 else _HALF - 1 - step]

    def drawn(self, values: Sequence[float], wide: int) -> str:
        """A row of so many blocks, each for its share of the figures."""
        n = len(values)
        parts = (values[at * n // wide : max((at + 1) * n // wide, at * n // wide + 1)]
                 for at in range(wide))  # fmt: skip
        return "".join(self.block(fmean(part)) for part in parts)


def _turning(shown: Reviewed) -> None:
    if shown.alone:
        return
    _headed(shown.say("turning"))
    turns = shown.told["turning"]
    if not turns:
        print(_wrapped(shown.say("no-turning")))
        return
    columns = ("move", "player", "chance", "lost")
    made = table(*map(shown.heading, columns), "")
    for column, justify in zip(made.columns, ("right", "left", "right", "right"), strict=False):
        column.justify = justify  # type: ignore[assignment]
        column.no_wrap = True
    for turn in turns:
        made.add_row(
            str(turn["at"] + 1),
            shown.name(turn["seat"]),
            shown.percent(turn["change"]),
            shown.number(turn["points"], signed=True),
            turn["text"],
        )
    show(made)


def _slips(shown: Reviewed) -> None:
    _headed(shown.say("slips"))
    if not shown.slips:
        print(_wrapped(shown.say("no-slips")))
    for number, one in enumerate(shown.slips):
        if number:
            print()
        print(_wrapped(" · ".join(_facts(shown, one))))
        print(_wrapped(f"{shown.say('played')}: {played(one)['label']}", _INDENT))
        print(_wrapped(shown.say("better", move=shown.better(one)), _INDENT))
        print(_wrapped(" ".join(one.get("why", ())), _INDENT))


def _facts(shown: Reviewed, one: dict[str, Any]) -> list[str]:
    """`Round 3 · Move 62 · Ola · mistake · −4.1 ± 0.9 ★ · −22 %`."""
    chance = one.get("chance", 0.0)
    return [
        shown.say("round", round=one["round"]),
        f"{shown.heading('move')} {one['at'] + 1}",
        shown.name(one["seat"]),
        shown.mark(one["mark"]),
        f"{shown.lost(one)} ★",
        *([] if shown.alone else [shown.percent(-chance)]),
    ]


def _left(shown: Reviewed) -> None:
    left = [(side["seat"], one) for side in shown.seats for one in side["left"]]
    if not left:
        return
    _headed(shown.say("left"))
    made = table(*map(shown.heading, ("move", "player")), "", shown.heading("lost"))
    for column, justify in zip(made.columns, ("right", "left", "left", "right"), strict=True):
        column.justify = justify  # type: ignore[assignment]
    for seat, one in left:
        about = f"≈ {shown.number(one['points'])}"
        made.add_row(str(one["at"] + 1), shown.name(seat), one["text"], about)
    show(made)
