"""How standings are printed: tables for people, one object for programs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from osada.cli.columns import show_figures
from osada.cli.say import show_json
from osada.titles import FIRST, title

if TYPE_CHECKING:
    from osada.arena.results import Header
    from osada.arena.standings import Standings


def show_standings(head: "Header", standings: "Standings", *, json: bool) -> None:
    """Print who stands where: in all, by faction or sheet and by seat."""
    found = standings.as_dict()
    if json:
        show_json(
            {
                "game": head.game,
                "games": standings.games,
                "seed": head.plan.get("seed"),
                "repeatable": head.repeatable,
                "rules": head.rules,
                "osada": head.osada,
                "build": head.build,
                "settings": dict(head.plan),
                **found,
            }
        )
        return
    print(_title(head, standings.games))
    print()
    part = standings.kind.PART
    _bots(found["players"], won=standings.won)
    _ranks(found["players"], standings.kind.RANKS)
    if len({row[part] for row in found[f"{part}s"]}) > 1 or standings.solo:
        _parts(part, found[f"{part}s"], won=standings.won)
    if not standings.solo:
        _parts("seat", found["seats"], won=standings.won)


def _title(head: "Header", games: int) -> str:
    count = "1 game" if games == 1 else f"{games:,} games"
    said = f"{count}{_of(head)} from seed {head.plan.get('seed')}, rules {head.rules}, {head.build}"
    if head.repeatable:
        return said
    return f"{said}; not repeatable: a bot is limited by time"


def _of(head: "Header") -> str:
    """What was played, if not the first game, and the options that are not usual in every game."""
    played = title(head.game)
    called = "" if head.game == FIRST else f" of the {played.called}"
    said: list[str] = []
    for one in played.variants:
        value = head.plan.get(one.name)
        if value and one.kind == "names":
            said.append(f"{one.name} {' + '.join(value)}")
        elif value and one.kind == "lists":
            said.append(f"own {one.name} of {' + '.join(value)}")
        elif value and one.default is None:
            said.append(str(value))
    return called + (f" ({', '.join(said)})" if said else "")


def _bots(rows: list[dict[str, Any]], *, won: bool) -> None:
    """Every bot; strength where rivals met."""
    first = ("Games", "Wins", "Share", "95 %") if won else ("Games",)
    elo = ("Elo", "+-") if any(row.get("elo") is not None for row in rows) else ()
    last = ("Score", "Spread") if won else ("Score", "95 %", "Spread")
    show_figures(
        ("Bot", *first, *elo, *last, "ms a decision"),
        [
            (
                row["code"],
                *(_shares(row) if won else (f"{row['games']:,}",)),
                *(_strength(row) if elo else ()),
                *_scores(row, won=won),
                _said(row, "ms_per_decision", 2),
            )
            for row in rows
        ],
        spare=("Spread", "Wins", "ms a decision", "Games", *(("Score",) if won else ())),
    )


def _strength(row: dict[str, Any]) -> tuple[str, str]:
    return f"{row['elo']:+.0f}", f"{(row['elo_high'] - row['elo_low']) / 2:.0f}"


def _ranks(rows: list[dict[str, Any]], ladder: Sequence[str]) -> None:
    """How often every bot reached each rank, the best first."""
    reached = {rank for row in rows for rank in row.get("ranks", {})}
    if not reached:
        return
    names = [*(rank for rank in ladder if rank in reached), *sorted(reached - {*ladder})]
    show_figures(
        ("Ranks", *names),
        [
            (row["code"], *(f"{row.get('ranks', {}).get(name, 0):,}" for name in names))
            for row in rows
        ],
        spare=list(reversed(names)),
    )


def _parts(key: str, rows: list[dict[str, Any]], *, won: bool) -> None:
    """The same by faction, sheet or seat."""
    first = ("Games", "Wins", "Share", "95 %") if won else ("Games",)
    last = ("Score", "Spread") if won else ("Score", "95 %", "Spread")
    show_figures(
        ("Bot", key.capitalize(), *first, *last),
        [
            (
                row["code"],
                str(row[key] + 1) if key == "seat" else row[key],
                *(_shares(row) if won else (f"{row['games']:,}",)),
                *_scores(row, won=won),
            )
            for row in rows
        ],
        words=2,
        spare=("Spread", "Wins", *(("Score",) if won else ()), "Games"),
    )


def _shares(row: dict[str, Any]) -> tuple[str, str, str, str]:
    if row["win_share"] is None:
        return "0", "-", "-", "-"
    between = f"{100 * row['low']:.1f}-{100 * row['high']:.1f}"
    return f"{row['games']:,}", f"{row['wins']:,}", f"{100 * row['win_share']:.1f} %", between


def _scores(row: dict[str, Any], *, won: bool) -> tuple[str, ...]:
    mean, spread = _said(row, "score_mean", 1), _said(row, "score_sd", 1)
    if won:
        return mean, spread
    if row["score_low"] is None:
        return mean, "-", spread
    return mean, f"{row['score_low']:.1f}-{row['score_high']:.1f}", spread


def _said(row: dict[str, Any], key: str, places: int) -> str:
    return "-" if row[key] is None else f"{row[key]:,.{places}f}"
