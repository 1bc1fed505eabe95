"""A review as one page: figures, the curve as plots, turning points, slips, all decisions."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from osada import __version__
from osada.arena.report.page import Cell, Frame, Section, figure, grid, table, whole
from osada.arena.report.plots import Course, courses
from osada.cli.reviewed import PERCENT, Reviewed, played

_QUIET: Final = "full quiet"
"""A table under a heading that says what it is."""
_WORDS: Final = "full quiet words"
"""One with sentences in it."""
_MARKS: Final = ("good", "inaccuracy", "mistake", "blunder")


def page(shown: Reviewed) -> str:
    """The page, with everything in it."""
    say = shown.say
    frame = Frame(shown.language, say("contents"), say("find"), say("footer", version=__version__))
    sections = [_sides(shown), _curve(shown)]
    if not shown.alone:
        sections.append(_turning(shown))
    sections.append(_slips(shown))
    if any(side["left"] for side in shown.seats):
        sections.append(_left(shown))
    sections.append(_decisions(shown))
    return whole(
        shown.result("\N{NO-BREAK SPACE}"),
        f"Osada · {shown.title()}",
        escape(shown.by()),
        sections,
        frame,
    )


def _cell(text: str) -> Cell:
    return Cell(escape(text))


def _figure(shown: Reviewed, value: float, *, signed: bool = True) -> Cell:
    """Points; green above zero, ember below."""
    said = shown.number(value, signed=signed)
    if not signed or not round(value, 1):
        return Cell(said, f"{value:.1f}")
    return Cell(f'<b class="{"up" if value > 0 else "down"}">{said}</b>', f"{value:.1f}")


def _player(shown: Reviewed, seat: int) -> Cell:
    faction = shown.factions.get(seat, "")
    dot = f'<span class="dot" style="--c: var(--{faction})"></span>'
    return Cell(dot + escape(shown.name(seat)), shown.name(seat), "white-space: nowrap")


def _headings(shown: Reviewed, *names: str) -> list[str]:
    return [escape(shown.heading(name)) for name in names]


def _sides(shown: Reviewed) -> Section:
    rivals = ("rivals",) if not shown.alone and shown.only is None else ()
    names = ("start", "luck", "play", *rivals, *(() if shown.alone else ("margin",)))
    rows = [
        [
            _player(shown, side["seat"]),
            _cell(str(side["score"])),
            *(
                _sure(shown, side)
                if name == "play"
                else _cell(shown.whole(side[name]))
                if name == "margin"
                else _figure(shown, side[name], signed=name != "start" or not shown.alone)
                for name in names
            ),
        ]
        for side in shown.seats
    ]
    first = table(
        shown.say("sides"),
        escape(" ".join(shown.notes())),
        _headings(shown, "player", "score", *names),
        rows,
        _QUIET,
    )
    marks = [escape(shown.mark(mark).capitalize()) for mark in _MARKS]
    second = table(
        shown.say("decisions"),
        "",
        [*_headings(shown, "player", "best"), *marks],
        [
            [
                _player(shown, side["seat"]),
                _cell(shown.best_of(side)),
                *(_cell(str(side["marks"].get(mark, 0))) for mark in _MARKS),
            ]
            for side in shown.seats
        ],
    )
    return Section("sides", shown.say("sides"), first + second)


def _sure(shown: Reviewed, side: Mapping[str, Any]) -> Cell:
    """What play cost, with its interval."""
    cell = _figure(shown, side["play"])
    return Cell(f"{cell.html} <small>± {shown.number(side['within'])}</small>", cell.order)


def _curve(shown: Reviewed) -> Section:
    points: Sequence[Mapping[str, Any]] = shown.told["curve"]
    rounds: dict[str, int] = {}
    for one in points[:-1]:
        rounds.setdefault(shown.say("round", round=one["round"]), one["at"])
    turns = [] if shown.alone else shown.told["turning"]
    marks = {one["at"]: str(one["number"]) for one in turns}
    says = shown.say("curve-says")
    margin = "expected" if shown.alone else "ahead"

    def drawn(heading: str, key: str, scale: int, **more: Any) -> str:
        found = [
            Course(
                shown.name(seat),
                shown.factions[seat],
                [one["at"] for one in points],
                [scale * one[key][seat] for one in points],
            )
            for seat in (side["seat"] for side in shown.seats)
        ]
        caption = shown.heading(heading)
        says_all = f"{caption}. {says}"
        return figure(caption, courses(f"curve-{key}", says_all, found, rounds, **more))

    drawings = [drawn(margin, "margin", 1, marks=marks)]
    if not shown.alone:
        drawings.insert(0, drawn("curve", "chance", PERCENT, ends=(0, PERCENT), marks=marks))
    body = f"<p>{escape(says)}</p>{grid(drawings)}"
    return Section("curve", shown.heading("expected" if shown.alone else "curve"), body)


def _turning(shown: Reviewed) -> Section:
    turns = shown.told["turning"]
    heading = shown.say("turning")
    if not turns:
        return Section("turning", heading, f"<p>{escape(shown.say('no-turning'))}</p>")
    rows = [
        [
            _cell(f"{one['number']}. {one['text']}"),
            _cell(str(one["at"] + 1)),
            _player(shown, one["seat"]),
            _cell(shown.percent(one["change"])),
            _figure(shown, one["points"]),
        ]
        for one in turns
    ]
    names = _headings(shown, "decision", "move", "player", "chance", "lost")
    return Section("turning", heading, table(heading, "", names, rows, _WORDS))


def _slips(shown: Reviewed) -> Section:
    heading = shown.say("slips")
    if not shown.slips:
        return Section("slips", heading, f"<p>{escape(shown.say('no-slips'))}</p>")
    parts = [_slip(shown, one) for one in shown.slips]
    return Section("slips", heading, grid(parts))


def _slip(shown: Reviewed, one: Mapping[str, Any]) -> str:
    """A decision with its lines, by source where that is known, and its reasons."""
    best, made = one["lines"][0], played(one)
    where = f"{shown.say('round', round=one['round'])} · {shown.heading('move')} {one['at'] + 1}"
    title = f"{where} · {shown.name(one['seat'])}"
    chance = "" if shown.alone else f" · {shown.percent(-one.get('chance', 0.0))}"
    lost = f"{shown.mark(one['mark'])} · {shown.lost(one)} ★{chance}"
    said = "".join(f"<p>{escape(text)}</p>" for text in one.get("why", ()))
    return (
        f'<article><h3>{escape(title)}</h3><p class="down">{escape(lost)}</p>'
        f"<p>{escape(shown.say('played'))}: <b>{escape(made['label'])}</b></p>"
        f"<p>{escape(shown.say('better', move=shown.better(one)))}</p>"
        f"{said}{_sources(shown, best, made)}</article>"
    )


def _sources(shown: Reviewed, best: Mapping[str, Any], made: Mapping[str, Any]) -> str:
    """Where the points of both lines come from."""
    from osada.study.words import say

    here, there = made.get("points", {}), best.get("points", {})
    rows = []
    for source in shown.told["sources"]:
        if source not in here and source not in there:
            continue
        name = say(shown.language, f"source-{source}")
        mine, theirs = here.get(source, 0.0), there.get(source, 0.0)
        rows.append([_cell(name), *_compared(shown, mine, theirs)])
    rows.append(
        [_cell(shown.heading("score")),
         *_compared(shown, made.get("score", 0.0), best.get("score", 0.0))]
    )  # fmt: skip
    names = ["", escape(shown.heading("played")), escape(shown.mark("best").capitalize()), ""]
    said = shown.say("sources")
    body = table(said, "", names, rows, _QUIET)
    return f"<details><summary>{escape(said)}</summary>{body}</details>"


def _compared(shown: Reviewed, mine: float, theirs: float) -> list[Cell]:
    return [
        Cell(shown.number(mine)), Cell(shown.number(theirs)), _figure(shown, mine - theirs)
    ]  # fmt: skip


def _left(shown: Reviewed) -> Section:
    heading = shown.say("left")
    rows = [
        [
            _cell(one["text"]),
            _cell(str(one["at"] + 1)),
            _player(shown, side["seat"]),
            _cell(f"≈ {shown.number(one['points'])}"),
        ]
        for side in shown.seats
        for one in side["left"]
    ]
    names = ["", *_headings(shown, "move", "player", "lost")]
    return Section("left", heading, table(heading, "", names, rows, _WORDS))


def _decisions(shown: Reviewed) -> Section:
    """Every decision that was judged."""
    heading = shown.say("decisions")
    rows = []
    for one in shown.told["decisions"]:
        mark = shown.mark("hard" if one.get("hard") else one["mark"])
        better = one["lines"][0]["label"] if one["mark"] != "best" else ""
        rows.append(
            [
                _cell(str(one["at"] + 1)),
                _cell(str(one["round"])),
                _player(shown, one["seat"]),
                _cell(played(one)["label"]),
                _cell(mark),
                Cell(escape(shown.lost(one)), f"{-one.get('loss', 0.0):.1f}"),
                _cell(better),
            ]
        )
    names = _headings(shown, "move", "turn", "player", "decision", "mark", "lost")
    names.append(escape(shown.mark("best").capitalize()))
    return Section("decisions", heading, table(heading, "", names, rows, f"{_WORDS} sortable"))
